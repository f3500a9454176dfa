"""What tables show beside cards and numbers: what each card of the field costs, and what is there for it (R23–R25).

Everything here lies open to all, but for hands: a hand's sum is told to those who know all its cards.
"""

from __future__ import annotations

from ludotheque.games.saint_seiya import numbers, verbs, zones
from ludotheque.games.saint_seiya.actions import find
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit, kit_of
from ludotheque.games.saint_seiya.values import (
    armour_cosmos,
    bar_of,
    cost_of,
    engaged_at,
    hand_values,
    values_of,
)
from ludotheque.kernel import Figure, Num, Row, State, append, first_of, second_of, verb_of


def figures(g: State, seat: Num) -> list[Figure]:
    """The field as it stands for the active player, the Armour in play, and what the hands that are known bring.

    force, cosmos   what those who face a card have, of what it costs them; left out where it has no such cost (R4)
    with-armour     the same by Cosmos, with the Armour in play (R23)
    barred          what keeps it from being acquired even so (A20, A21)
    armour          the Cosmos of the Armour in play
    hand-force, hand-cosmos, hand-heal
    """
    kit = kit_of(g)
    active = g.vars[numbers.ACTIVE]
    more = armour_cosmos(g, kit, active)
    held = g.size[zones.HAND + zones.SIDE * active]
    out: list[Figure] = []
    for target in g.cards(zones.FIELD):
        _stake(g, kit, active, target, engaged_at(g, active, g.spot[target]), more, held, out)
    if more:
        out.append(Figure("armour", n=more, seat=active, zone=zones.EQUIPPED + zones.SIDE * active))
    for owner in range(kit.seats):
        _hand(g, kit, seat, owner, out)
    return out


def foresee(g: State, seat: Num, option: Num) -> list[Figure]:
    """How a slot would stand with one more card engaged there; what an acquisition would be paid with."""
    verb = verb_of(option)
    out: list[Figure] = []
    if verb == verbs.ENGAGE:
        slot = second_of(option)
    elif verb in (verbs.FIGHT, verbs.RALLY):
        slot = first_of(option)
    else:
        return out
    kit = kit_of(g)
    target = g.at(zones.FIELD, slot)
    engaged = engaged_at(g, seat, slot)
    more = armour_cosmos(g, kit, seat)
    if verb == verbs.ENGAGE:
        hand = zones.HAND + zones.SIDE * seat
        engaged = append(engaged, find(g, hand, first_of(option)))
        _stake(g, kit, seat, target, engaged, more, g.size[hand] - 1, out)
    elif verb == verbs.FIGHT:
        _way(g, kit, seat, target, engaged, 0, False, out)
    elif second_of(option):
        _way(g, kit, seat, target, engaged, more, True, out)
    else:
        _way(g, kit, seat, target, engaged, 0, True, out)
    return out


def _stake(
    g: State, kit: SaintSeiyaKit, seat: Num, target: Num, engaged: Row, more: Num, held: Num, out: list[Figure]
) -> None:
    """R24: a card of the field both ways, and what bars it."""
    _way(g, kit, seat, target, engaged, 0, False, out)
    if _way(g, kit, seat, target, engaged, 0, True, out) and more:
        paid = out[len(out) - 1]
        assert paid.n is not None
        out.append(Figure("with-armour", paid.n + more, paid.of, seat, zones.FIELD, paid.places))
    bar = bar_of(g, kit, target, len(engaged), held)
    if bar:
        out.append(Figure("barred", zone=zones.FIELD, places=[g.spot[target]], about=[bar]))


def _way(
    g: State, kit: SaintSeiyaKit, seat: Num, target: Num, engaged: Row, more: Num, cosmos: bool, out: list[Figure]
) -> bool:
    """What is there for a card one way, of what it costs; nothing where it cannot be acquired so (R4)."""
    cost = cost_of(g, kit, seat, target, engaged, cosmos)
    if cost == numbers.ABSENT:
        return False
    slot = g.spot[target]
    have = more
    for value in values_of(g, kit, seat, engaged, slot, cosmos):
        have += value
    key = "with-armour" if more else "cosmos" if cosmos else "force"
    out.append(Figure(key, have, cost, seat, zones.FIELD, [slot]))
    return True


def _hand(g: State, kit: SaintSeiyaKit, seat: Num, owner: Num, out: list[Figure]) -> None:
    """What a hand brings in all, for who knows all of it."""
    zone = zones.HAND + zones.SIDE * owner
    cards = g.cards(zone)
    for card in cards:
        if not g.known[card] >> seat & 1:
            return
    if len(cards):
        force, cosmos, healing = hand_values(g, kit, owner, cards)
        out.append(Figure("hand-force", n=force, seat=owner, zone=zone))
        out.append(Figure("hand-cosmos", n=cosmos, seat=owner, zone=zone))
        out.append(Figure("hand-heal", n=healing, seat=owner, zone=zone))
