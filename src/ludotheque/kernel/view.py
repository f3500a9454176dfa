"""What a seat sees, built up from what it knows; nothing is ever cut out of the state.

One schema serves all games: seats, zones, counters, marks, figures, who is waited for, the outcome.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.kernel.effect import CHANCE, NOBODY
from ludotheque.kernel.engine import asking
from ludotheque.kernel.events import COUNTED, KIND_NAMES, SAID, SHUFFLED, Event
from ludotheque.kernel.state import State, place_in
from ludotheque.kernel.text import HEADINGS, Text
from ludotheque.kernel.zones import BY_FACE, BY_SPOT, Zone

if TYPE_CHECKING:
    from ludotheque.kernel.figures import Figure
    from ludotheque.kernel.game import Move
    from ludotheque.kernel.kit import Kit, Var

Data = dict[str, object]


def view(g: State, seat: int) -> Data:
    """The table as one seat sees it; the number of seats stands for a spectator."""
    kit = g.kit
    zones: list[object] = []
    for z in range(len(kit.zones)):
        zone: Data = {**zone_name(kit.zones[z]), "count": g.size[z], "cards": _cards(g, z, seat)}
        if kit.zones[z].order == BY_SPOT:
            zone["spots"] = True
        zones.append(zone)
    counters: list[object] = []
    for i in range(len(g.vars)):
        counters.append(_counter(kit.vars[i], g.vars[i]))
    marks: list[object] = []
    for mark in g.marks:
        shown: Data = {"mark": kit.mark_names[mark.kind], "seat": _seat(mark.seat), "n": mark.n}
        if mark.card != NOBODY:
            shown["card"] = place_of(g, mark.card, seat)
        marks.append(shown)
    out: Data = {"game": kit.game.key, "seat": None if seat == kit.seats else seat, "seats": kit.seats}
    out["zones"] = zones
    out["counters"] = counters
    out["marks"] = marks
    out["figures"] = [shown_figure(kit, figure) for figure in kit.game.figures(g, seat)]
    out["unseen"] = unseen(g, seat)
    out["waiting"] = waiting_for(g)
    out["question"] = g.questions
    out["prompt"] = asking(g).prompt if g.asks else None
    out["about"] = asking_card(g) if g.asks else None
    out["over"] = g.over
    return out


def unseen(g: State, seat: int) -> list[Data]:
    """What a seat that counts cards knows to lie where it cannot look: shuffle by shuffle, where and how many of each.

    Of cards that were shuffled together it knows all but their order: just what a guess deals afresh.
    """
    kit = g.kit
    faces: dict[int, dict[int, int]] = {}
    zones: dict[int, dict[int, int]] = {}
    for z in range(len(kit.zones)):
        for card in g.cards(z):
            if g.known[card] >> seat & 1:
                continue
            pool = g.pool[card]
            if pool not in faces:
                faces[pool] = {}
                zones[pool] = {}
            face = g.face[card]
            faces[pool][face] = faces[pool].get(face, 0) + 1
            zones[pool][z] = zones[pool].get(z, 0) + 1
    out: list[Data] = []
    for pool in sorted(faces):
        where = [{**zone_name(kit.zones[z]), "count": n} for z, n in zones[pool].items()]
        found = faces[pool]
        out.append({"zones": where, "cards": {kit.types[face].key: found[face] for face in sorted(found)}})
    return out


def _counter(var: Var, value: int) -> Data:
    """A number, and how tables show it where that is not as a number."""
    out: Data = {"counter": var.key, "seat": _seat(var.seat), "value": value}
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


def _cards(g: State, z: int, seat: int) -> list[Data]:
    """The cards of a zone by place; where they have none, those the seat knows come first."""
    kit = g.kit
    shown: list[Data] = []
    unknown: list[Data] = []
    for card in g.cards(z):
        data = _card(kit, g.face[card], g.known[card], g.seen[card], seat)
        if kit.zones[z].order == BY_SPOT:
            data["spot"] = g.spot[card]
        if kit.zones[z].order == BY_FACE and not g.known[card] >> seat & 1:
            unknown.append(data)
        else:
            shown.append(data)
    unknown.sort(key=_by_back)
    return shown + unknown


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


def said_move(g: State, seat: int, move: Move) -> Text:
    """A move in words, from what this seat knows: one whole sentence for each verb of a game.

    It gets the card ("this card" where the seat does not know it), the place the card lies at and the one it goes to,
    the number and the owner of its zone (`seat`) and of the one it goes to (`other`), its number `n`; then whatever
    the game adds.
    """
    kit = g.kit
    params: dict[str, int | str] = {"card": "@table-this-card", "n": move.n}
    if move.zone != NOBODY:
        zone = kit.zones[move.zone]
        params["number"] = zone.number
        if zone.seat != NOBODY:
            params["seat"] = zone.seat
        if move.place >= 0:
            card = g.card(move.zone, move.place)
            params["place"] = kit.game.place_name(kit, move.zone, place_in(g, card))
            if g.known[card] >> seat & 1:
                params["card"] = kit.types[g.face[card]].name
    if move.to_zone != NOBODY:
        zone = kit.zones[move.to_zone]
        params["number"] = zone.number
        if zone.seat != NOBODY:
            params["other"] = zone.seat
        if move.n >= 0:
            params["to"] = kit.game.place_name(kit, move.to_zone, move.n)
    if move.params is not None:
        params.update(move.params)
    return Text(f"{kit.game.key}-do-{move.verb}", "", params)


def said_done(prompt: str, picks: int) -> Text:
    """Ending a question in words: its own, for none or so many picks."""
    return Text(f"{prompt}-done", "", {"n": picks})


def _spot(kit: Kit, zone: int, place: int, seat: int) -> Data:
    out = zone_name(kit.zones[zone])
    out["place"] = place if _has_place(kit, zone, seat) else None
    return out
