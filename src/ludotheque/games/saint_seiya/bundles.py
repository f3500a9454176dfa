"""What the hand may do at one tap in Saint Seiya, and what ending the main phase would let go (R18, R24)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import numbers, terms, verbs, zones
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit, kit_of
from ludotheque.games.saint_seiya.rules.main_phase import MainPhase
from ludotheque.games.saint_seiya.values import armour_cosmos, can_acquire, cost_of, engaged_at
from ludotheque.kernel import (
    DONE,
    NOBODY,
    Bundle,
    Num,
    Row,
    State,
    Text,
    append,
    extend,
    first_of,
    new_row,
    pack,
    so_far,
    verb_of,
)
from ludotheque.kernel.engine import ask_of, asking
from ludotheque.kernel.rowtools import index


def times(g: State, seat: Num, option: Num) -> Num:
    """R18: equal Characters are sent to face a card together, where sending one of them starts nothing."""
    if verb_of(option) != verbs.ENGAGE or kit_of(g).cards[first_of(option)].on_play is not None:
        return 1
    n: Num = 0
    for card in g.cards(zones.HAND + zones.SIDE * seat):
        if g.face[card] == first_of(option):
            n += 1
    return n


def bundles(g: State, seat: Num) -> list[Bundle]:
    """R18, R24: as many equal Characters as it takes are sent to face a card, and it is acquired.

    For each card and each way those of whom the fewest are needed.
    """
    out: list[Bundle] = []
    if not isinstance(asking(g), MainPhase):
        return out
    kit = kit_of(g)
    crews = _crews(g, kit, seat)
    if not crews:
        return out
    more = armour_cosmos(g, kit, seat)
    for target in g.cards(zones.FIELD):
        slot = g.spot[target]
        engaged = engaged_at(g, seat, slot)
        _offer(g, kit, seat, target, engaged, crews, 0, pack(verbs.FIGHT, slot), out)
        _offer(g, kit, seat, target, engaged, crews, 0, pack(verbs.RALLY, slot), out)
        if more:
            _offer(g, kit, seat, target, engaged, crews, more, pack(verbs.RALLY, slot, 1), out)
    return out


def _crews(g: State, kit: SaintSeiyaKit, seat: Num) -> list[Row]:
    """The Characters of the hand that start nothing when they are engaged, equal ones together."""
    out: list[Row] = []
    for card in g.cards(zones.HAND + zones.SIDE * seat):
        it = kit.cards[g.face[card]]
        if it.kind == terms.CHARACTER and it.on_play is None:
            last = len(out) - 1
            if last >= 0 and g.face[out[last][0]] == it.number:
                out[last] = append(out[last], card)
            else:
                out.append(append(new_row(), card))
    return out


def _offer(
    g: State,
    kit: SaintSeiyaKit,
    seat: Num,
    target: Num,
    engaged: Row,
    crews: list[Row],
    more: Num,
    option: Num,
    out: list[Bundle],
) -> None:
    """One way to acquire one card, if somebody is still needed for it and the hand has them."""
    cosmos = verb_of(option) == verbs.RALLY
    if cost_of(g, kit, seat, target, append(engaged[:], crews[0][0]), cosmos) == numbers.ABSENT:
        return
    if (len(engaged) or more) and can_acquire(g, kit, seat, target, engaged, more, cosmos):
        return
    fewest: Num = 0
    face: Num = NOBODY
    for crew in crews:
        for n in range(1, len(crew) + 1):
            if fewest and n >= fewest:
                break
            if can_acquire(g, kit, seat, target, extend(engaged[:], crew[:n]), more, cosmos):
                fewest = n
                face = g.face[crew[0]]
    if not fewest:
        return
    slot = g.spot[target]
    picks = [pack(verbs.ENGAGE, face, slot)] * fewest + [option]
    if so_far(g, seat, picks) < len(picks):
        return
    params: dict[str, int | str] = {"card": kit.cards[g.face[target]].name, "hero": kit.cards[face].name, "n": fewest}
    key = "saint-seiya-bundle-force"
    if cosmos:
        key = "saint-seiya-bundle-armour" if more else "saint-seiya-bundle-cosmos"
    out.append(Bundle(picks, Text(key, "R24", params), zones.FIELD, index(g.cards(zones.FIELD), target)))


def misses(g: State, seat: Num, option: Num) -> Text | None:
    """R24, R30: who ends the main phase wins nothing more this turn: the dearest card that could still be won."""
    effect = asking(g)
    ask = ask_of(g, seat)
    if option != DONE or not isinstance(effect, MainPhase) or ask is None:
        return None
    kit = kit_of(g)
    best: Num = NOBODY
    dearest: Num = 0
    for other in effect.options(g, g.stack[len(g.stack) - 1], ask):
        if verb_of(other) in (verbs.FIGHT, verbs.RALLY):
            target = g.at(zones.FIELD, first_of(other))
            it = kit.cards[g.face[target]]
            cost = it.cost_force if it.cost_force > it.cost_cosmos else it.cost_cosmos
            if cost > dearest:
                best = target
                dearest = cost
    if best != NOBODY:
        return Text("saint-seiya-misses-card", "R24", {"card": kit.cards[g.face[best]].name})
    for bundle in bundles(g, seat):
        return Text("saint-seiya-misses-bundle", "R24", bundle.text.params)
    return None
