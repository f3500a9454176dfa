"""What a seat sees, built up from what it knows; nothing is ever cut out of the state.

One schema serves all games: seats, zones, counters, marks, figures, who is waited for, the outcome.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.kernel.effect import CHANCE, NOBODY
from ludotheque.kernel.engine import asking
from ludotheque.kernel.events import COUNTED, KIND_NAMES, SAID, SHUFFLED, Event
from ludotheque.kernel.rows import Num, Row
from ludotheque.kernel.rowtools import filled
from ludotheque.kernel.state import State, place_in
from ludotheque.kernel.text import HEADINGS
from ludotheque.kernel.zones import BY_FACE, BY_SPOT, Zone

if TYPE_CHECKING:
    from ludotheque.kernel.figures import Figure
    from ludotheque.kernel.kit import Kit
    from ludotheque.kernel.parts import Parts

Data = dict[str, object]


def view(g: State, seat: Num, parts: Parts) -> Data:
    """The table as one seat sees it, put together of such parts; the number of seats stands for a spectator."""
    kit = g.kit
    zones: list[object] = []
    for z in range(len(kit.zones)):
        zones.append(parts.zone(g, z, seat))
    marks: list[object] = []
    for mark in g.marks:
        shown: Data = {"mark": kit.mark_names[mark.kind], "seat": _seat(mark.seat), "n": mark.n}
        if mark.card != NOBODY:
            shown["card"] = place_of(g, mark.card, seat)
        marks.append(shown)
    out: Data = {"game": kit.game.key, "seat": None if seat == kit.seats else seat, "seats": kit.seats}
    out["zones"] = zones
    out["counters"] = parts.counters(g)
    out["marks"] = marks
    out["figures"] = parts.figures(kit, kit.game.figures(g, seat), seat)
    out["unseen"] = parts.unseen(kit, unseen(g, seat), seat)
    out["waiting"] = waiting_for(g)
    out["question"] = g.questions
    out["prompt"] = asking(g).prompt if g.asks else None
    out["about"] = asking_card(g) if g.asks else None
    out["over"] = g.over
    return out


class Unseen:
    """Cards that were shuffled together and that a seat does not see: how many lie where, how many there are of each.

    Both in one row, so that two can be compared at a glance: zone by zone, then face by face.
    """

    def __init__(self, pool: Num, counts: Row) -> None:
        self.pool = pool
        self.counts = counts

    def shown(self, kit: Kit) -> Data:
        """As clients get it."""
        zones: list[object] = []
        for z in range(len(kit.zones)):
            if self.counts[z]:
                where = zone_name(kit.zones[z])
                where["count"] = self.counts[z]
                zones.append(where)
        cards: Data = {}
        for face in range(len(kit.types)):
            n = self.counts[len(kit.zones) + face]
            if n:
                cards[kit.types[face].key] = n
        return {"zones": zones, "cards": cards}


def unseen(g: State, seat: Num) -> list[Unseen]:
    """What a seat that counts cards knows to lie where it cannot look: shuffle by shuffle, where and how many of each.

    Of cards that were shuffled together it knows all but their order: just what a guess deals afresh.
    """
    kit = g.kit
    out: list[Unseen] = []
    zones: Num = len(kit.zones)
    none = filled(zones + len(kit.types), 0)
    it: Unseen | None = None
    for z in range(zones):
        first = g.base[z]
        for at in range(first, first + g.size[z]):
            card = g.lie[at]
            if g.known[card] >> seat & 1:
                continue
            pool = g.pool[card]
            if it is None or it.pool != pool:
                it = _pool_of(out, pool, none)
            it.counts[z] += 1
            it.counts[zones + g.face[card]] += 1
    return out


def _pool_of(pools: list[Unseen], pool: Num, none: Row) -> Unseen:
    """The one of this number; a new one, with nothing in it yet, is put in order."""
    at = len(pools)
    while at > 0 and pools[at - 1].pool >= pool:
        at -= 1
        if pools[at].pool == pool:
            return pools[at]
    new = Unseen(pool, none[:])
    pools.insert(at, new)
    return new


def shown_counter(g: State, i: Num) -> Data:
    """A number, and how tables show it where that is not as a number."""
    var = g.kit.vars[i]
    out: Data = {"counter": var.key, "seat": _seat(var.seat), "value": g.vars[i]}
    if var.is_seat:
        out["is_seat"] = True
    if not var.told:
        out["told"] = False
    return out


def shown_figure(kit: Kit, figure: Figure) -> Data:
    """A figure as clients get it; what it does not have is left out."""
    out: Data = {"figure": figure.key, "seat": _seat(figure.seat)}
    if figure.n is not None:
        out["n"] = figure.n
    if figure.of is not None:
        out["of"] = figure.of
    if figure.zone != NOBODY:
        out["at"] = zone_name(kit.zones[figure.zone])
    if figure.places:
        out["places"] = figure.places
    if figure.about:
        out["about"] = figure.about
    if figure.parts:
        out["parts"] = figure.parts
    return out


def asking_card(g: State) -> str | None:
    """The card whose effect asks, where it lies open to everyone."""
    card = g.stack[len(g.stack) - 1].card
    everyone = g.kit.everyone
    if card == NOBODY or g.known[card] != everyone or g.kit.zones[g.where[card]].face_mask != everyone:
        return None
    return g.kit.types[g.face[card]].key


def waiting_for(g: State) -> list[int]:
    """The seats that owe an answer, in seat order."""
    return sorted([ask.seat for ask in g.asks if not ask.closed and ask.seat != CHANCE])


def zone_name(zone: Zone) -> Data:
    """How a zone is called in views, events and options."""
    return {"zone": zone.key, "seat": _seat(zone.seat), "number": zone.number}


def _seat(seat: int) -> object:
    return None if seat == NOBODY else seat


def _card(kit: Kit, face: int, known: int, seen: int, seat: int) -> Data:
    """A card as far as a seat knows it: its face, or its back, or nothing; `open` when everyone knows the face."""
    if known >> seat & 1:
        card = kit.types[face]
        return {"card": card.key, "back": kit.backs[card.back], "open": known == kit.everyone}
    if seen >> seat & 1:
        return {"card": None, "back": kit.backs[kit.types[face].back], "open": False}
    return {"card": None, "back": None, "open": False}


def shown_zone(g: State, z: Num, seat: Num) -> Data:
    """A zone and its cards by place; where they have none, those the seat knows come first."""
    kit = g.kit
    order = kit.zones[z].order
    shown: list[Data] = []
    unknown: list[Data] = []
    cards = g.cards(z)
    if not _has_place(kit, z, seat):
        _put_open_last(g, cards)
    for card in cards:
        data = _card(kit, g.face[card], g.known[card], g.seen[card], seat)
        if order == BY_SPOT:
            data["spot"] = g.spot[card]
        if order == BY_FACE and not g.known[card] >> seat & 1:
            unknown.append(data)
        else:
            shown.append(data)
    unknown.sort(key=_by_back)
    out = zone_name(kit.zones[z])
    out["count"] = g.size[z]
    out["cards"] = shown + unknown
    if order == BY_SPOT:
        out["spots"] = True
    return out


def _put_open_last(g: State, hand: Row) -> None:
    """Of equal cards in a hand those that everyone knows come last: who does not see it sees no order of theirs."""
    everyone: Num = g.kit.everyone
    for i in range(1, len(hand)):
        card = hand[i]
        at: Num = i
        if g.known[card] != everyone:
            while at > 0 and g.face[hand[at - 1]] == g.face[card] and g.known[hand[at - 1]] == everyone:
                hand[at] = hand[at - 1]
                at -= 1
            hand[at] = card


def _by_back(card: Data) -> str:
    return str(card["back"])


def _has_place(kit: Kit, zone: int, seat: int) -> bool:
    """Whether a seat can tell the cards of a zone apart by where they lie."""
    return kit.zones[zone].order != BY_FACE or bool(kit.zones[zone].face_mask >> seat & 1)


def place_of(g: State, card: int, seat: int) -> Data:
    """Where a card lies, as a seat may point at it."""
    zone = g.where[card]
    out = zone_name(g.kit.zones[zone])
    out["place"] = place_in(g, card) if _has_place(g.kit, zone, seat) else None
    return out


def shown_event(kit: Kit, event: Event, seat: int) -> Data:
    """What a seat sees of an event: what moved from where to where, and the log line with its rule."""
    out: Data = {"event": KIND_NAMES[event.kind]}
    if event.from_zone != NOBODY:
        out["from"] = _spot(kit, event.from_zone, event.from_place, seat)
    if event.to_zone != NOBODY:
        out["to"] = _spot(kit, event.to_zone, event.to_place, seat)
    if event.face != NOBODY:
        out.update(_card(kit, event.face, event.known, event.seen, seat))
    if event.kind == COUNTED:
        out["counter"] = kit.vars[event.var].key
        out["was"] = event.was
    if event.kind in (COUNTED, SHUFFLED) or event.n:
        out["n"] = event.n
    who = actor(kit, event)
    out["seat"] = _seat(who)
    if event.heads:
        out["heads"] = HEADINGS[event.heads]
    if event.note is not None:
        out["rule"] = rule_id(kit, event.note.rule)
        out["say"] = event.note.key
        out["params"] = event_params(kit, event, seat)
    return out


def rule_id(kit: Kit, rule: str) -> str:
    """A rule's full id: "yutaka R14". What no rulebook decides is "table"."""
    return rule if rule in ("table", "") else f"{kit.game.key} {rule}"


def actor(kit: Kit, event: Event) -> int:
    """The seat an event is about: the one named, else the owner of where the card came from, or went."""
    if event.seat != NOBODY or event.kind == COUNTED:
        return event.seat
    if event.from_zone != NOBODY and kit.zones[event.from_zone].seat != NOBODY:
        return kit.zones[event.from_zone].seat
    return kit.zones[event.to_zone].seat if event.to_zone != NOBODY else NOBODY


def event_params(kit: Kit, event: Event, seat: int) -> dict[str, int | str]:
    """What fills an event's sentence for one seat. A face it does not know is "hidden"."""
    params: dict[str, int | str] = {"n": event.n}
    if event.kind == SAID and event.was:  # a sentence with two numbers: so many of so many
        params["of"] = event.was
    who = actor(kit, event)
    if who != NOBODY:
        params["seat"] = who
    if event.face != NOBODY:
        params["card"] = kit.types[event.face].name if event.known >> seat & 1 else "hidden"
    if event.to_zone != NOBODY:
        params["number"] = kit.zones[event.to_zone].number
        if _has_place(kit, event.to_zone, seat):
            params["place"] = kit.game.place_name(kit, event.to_zone, event.to_place)
        if kit.zones[event.to_zone].seat != NOBODY:
            params["other"] = kit.zones[event.to_zone].seat
    return params


def _spot(kit: Kit, zone: int, place: int, seat: int) -> Data:
    out = zone_name(kit.zones[zone])
    out["place"] = place if _has_place(kit, zone, seat) else None
    return out
