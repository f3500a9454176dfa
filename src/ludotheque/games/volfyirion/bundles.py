"""What the hand may do at one tap in Volfyirion, and what ending the turn would let go (R24, R27, R46)."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.actions import END_OPTION, Act
from ludotheque.games.volfyirion.rules.points import has
from ludotheque.kernel import NOBODY, Bundle, Num, State, Text, first_of, pack, so_far, verb_of
from ludotheque.kernel.engine import ask_of, asking


def bundles(g: State, seat: Num) -> list[Bundle]:
    """R24: the cards of the hand that need no City, all at once."""
    if not isinstance(asking(g), Act):
        return []
    kit = kit_of(g)
    hand = g.cards(zones.hand(seat))
    picks: list[int] = []
    equal = True
    for card in hand:
        face = g.face[card]
        if kit.kind[face] not in (kinds.BUILDING, kinds.TROOP):
            picks.append(pack(verbs.PLAY, face))
            equal = equal and picks[0] == picks[len(picks) - 1]
    n = so_far(g, seat, picks)
    if n < 2:
        return []
    params: dict[str, int | str] = {"n": n}
    if equal:
        params["card"] = kit.types[first_of(picks[0])].name
    whole = n == len(hand)
    if whole:
        key = "volfyirion-bundle-all-equal" if equal else "volfyirion-bundle-all"
    else:
        key = "volfyirion-bundle-some-equal" if equal else "volfyirion-bundle-some"
    return [Bundle(picks[:n], Text(key, "R24", params))]


def misses(g: State, seat: Num, option: Num) -> Text | None:
    """R27, R46: ending the turn discards the hand and loses all points: what could still be had for them."""
    effect = asking(g)
    ask = ask_of(g, seat)
    if option != END_OPTION or not isinstance(effect, Act) or ask is None:
        return None
    kit = kit_of(g)
    held = [g.face[card] for card in g.cards(zones.hand(seat))]
    playable: Num = 0
    before: Num = NOBODY
    best = Missed()
    for other in effect.options(g, g.stack[len(g.stack) - 1], ask):
        verb = verb_of(other)
        if verb == verbs.PLAY and first_of(other) != before:
            before = first_of(other)
            playable += held.count(before)
        what, n = effect.price(g, kit, seat, other)
        if 0 < n < numbers.UNPAYABLE:
            best.consider(RANKS.get(verb, 0), what, n, acquired(g, kit, seat, other))
    if playable:
        return Text("volfyirion-misses-hand", "R46", {"n": playable})
    if best.what == NOBODY:
        return None
    params: dict[str, int | str] = {"n": has(g, kit, seat, best.what)}
    if best.card == NOBODY:
        return Text(f"volfyirion-misses-{numbers.POINTS[best.what]}", "R27", params)
    params["card"] = kit.types[g.face[best.card]].name
    params["price"] = best.price
    return Text(NAMED[best.rank], "R27", params)


#: What is named first: a card that could be acquired, a Wonder, a City that could fall.
RANKS = {verbs.BUY: 3, verbs.BUY_TOP: 3, verbs.BUY_WONDER: 2, verbs.ATTACK: 1}
NAMED = ["", "volfyirion-misses-attack", "volfyirion-misses-wonder", "volfyirion-misses-buy"]


class Missed:
    """The best thing that could still be paid for: of its kind the dearest."""

    def __init__(self) -> None:
        self.rank: Num = -1
        self.what: Num = NOBODY
        self.price: Num = 0
        self.card: Num = NOBODY

    def consider(self, rank: Num, what: Num, price: Num, card: Num) -> None:
        """Whether this is better."""
        if card == NOBODY:
            rank = 0
        if rank > self.rank or (rank == self.rank and price > self.price):
            self.rank = rank
            self.what = what
            self.price = price
            self.card = card


def acquired(g: State, kit: VolfyirionKit, seat: Num, option: Num) -> Num:
    """The card or the City that an action would take; NOBODY for another action."""
    verb = verb_of(option)
    a = first_of(option)
    if verb == verbs.BUY:
        return g.at(kit.row[seat], a)
    if verb == verbs.BUY_TOP:
        return g.top(kit.assets[seat])
    if verb == verbs.BUY_WONDER:
        return g.at(kit.spaces[seat], a)
    if verb == verbs.ATTACK and kit.foe[seat] != NOBODY:
        return g.at(kit.cities[kit.foe[seat]], a)
    return NOBODY
