"""What Force, Cosmos and costs are at this moment (R24, R25, A13, A19, A45): read from the table, never stored."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import marks, numbers, terms, zones
from ludotheque.games.saint_seiya.kit import Card, SaintSeiyaKit
from ludotheque.kernel import NOBODY, State, Text

#: A20, A21: what keeps a card from being acquired though its cost could be paid
SAINTS: Final = "saints"
THREE: Final = "three"
HAND: Final = "hand"

# ------------------------------------------------------------------------------------ what lies where


def engaged_at(g: State, seat: int, spot: int) -> list[int]:
    """The cards a seat has engaged against what lies in a slot, or on one of the spots behind."""
    out: list[int] = []
    for card in g.zones[zones.ENGAGED + zones.SIDE * seat]:
        if g.spot[card] == spot:
            out.append(card)
    return out


def gold_on_field(g: State) -> int:
    """How many Gold Saints lie on the field."""
    found = 0
    kit = g.kit
    assert isinstance(kit, SaintSeiyaKit)
    for card in g.zones[zones.FIELD]:
        if kit.cards[g.face[card]].of_class == terms.GOLD:
            found += 1
    return found


def on_field(g: State, kit: SaintSeiyaKit, flag: int, but: int = NOBODY) -> bool:
    """Whether a card with a standing rule lies on the field, one card apart."""
    for card in g.zones[zones.FIELD]:
        if card != but and kit.cards[g.face[card]].flags & flag:
            return True
    return False


def barred(g: State, kit: SaintSeiyaKit, card: int) -> bool:
    """A20: whether this card of the field cannot be acquired by anybody now."""
    return kit.cards[g.face[card]].saint and on_field(g, kit, terms.BARS_SAINTS, card)


def shielded(g: State, kit: SaintSeiyaKit, seat: int, card: int) -> bool:
    """A23: whether an engaged Saint cannot be wounded: another Sho has the same target."""
    if not kit.cards[g.face[card]].saint or g.spot[card] == zones.FACING_NOBODY:
        return False
    fought = g.spot[card] >= zones.FIGHTING
    for other in g.zones[zones.ENGAGED + zones.SIDE * seat]:
        if other != card and kit.cards[g.face[other]].flags & terms.SHIELDS_SAINTS:
            spot = g.spot[other]
            if spot == g.spot[card] or (fought and spot >= zones.FIGHTING):
                return True
    return False


def boost_of(g: State, card: int) -> int:
    """A34: the Force that Armours have given to this very card for this turn."""
    boost = 0
    for mark in g.marks:
        if mark.kind == marks.BOOSTED and mark.card == card:
            boost += mark.n
    return boost


def all_boost(g: State, seat: int) -> int:
    """A45: the Force that every Character of a seat has more for this turn."""
    boost = 0
    for mark in g.marks:
        if mark.kind == marks.ALL_BOOSTED and mark.seat == seat:
            boost += mark.n
    return boost


# ------------------------------------------------------------------------------------ values and costs


def values_of(g: State, kit: SaintSeiyaKit, seat: int, engaged: list[int], slot: int, cosmos: bool) -> list[int]:
    """A45: the Force, or the Cosmos, of each card engaged against a slot: printed, doubled, then all that is added."""
    out: list[int] = []
    lines = False
    for card in engaged:
        it = kit.cards[g.face[card]]
        out.append(it.cosmos if cosmos else it.force)
        if it.fighting:
            lines = True
    if lines:
        cards = [kit.cards[g.face[card]] for card in engaged]
        _fold(g, cards, out, slot, cosmos)
    if g.marks and not cosmos:
        everyone = all_boost(g, seat)
        for i in range(len(engaged)):
            out[i] += everyone + boost_of(g, engaged[i])
    return out


def _fold(g: State, cards: list[Card], values: list[int], slot: int, cosmos: bool) -> None:
    """A13, A45: all that the engaged cards do to each other; doublings first, each once for each card that bears it."""
    for to in range(len(cards)):
        factor = 1
        more = 0
        for source in range(len(cards)):
            for line in cards[source].fighting:
                if line.doubles(cards[to]):
                    factor *= 2
                more += line.gives(g, cards, source, to, slot, cosmos)
        values[to] = values[to] * factor + more


def hand_values(g: State, kit: SaintSeiyaKit, seat: int, cards: list[int]) -> tuple[int, int, int]:
    """What cards of a hand bring in all, Force, Cosmos and healing: printed, and what all Characters have more."""
    boost = all_boost(g, seat)
    force = 0
    cosmos = 0
    healing = 0
    for card in cards:
        it = kit.cards[g.face[card]]
        force += it.force + (boost if it.kind == terms.CHARACTER else 0)
        cosmos += it.cosmos
        healing += it.heal
    return force, cosmos, healing


def cost_of(g: State, kit: SaintSeiyaKit, seat: int, card: int, engaged: list[int], cosmos: bool) -> int:
    """R25, A19: what a card of the field costs this seat now, or ABSENT (R4); never below 1."""
    target = kit.cards[g.face[card]]
    by_force = not cosmos and target.kind == terms.ARMOUR and _armours_by_force(g, seat)  # A36: at its Cosmos cost
    cosmos = cosmos or by_force
    cost = target.cost_cosmos if cosmos else target.cost_force
    if cost == numbers.ABSENT:
        if not cosmos or not target.flags & terms.HYOGA_FOR_EIGHT or not _has_hyoga(g, kit, engaged):
            return numbers.ABSENT
        cost = numbers.HYOGAS_PRICE
    if g.spot[card] == zones.LAST_SLOT:
        cost -= 1
    if engaged:
        cards = [kit.cards[g.face[fighter]] for fighter in engaged]
        for line in target.standing:
            cost -= line.cheapens(target, cards, NOBODY, cosmos)
        for source in range(len(cards)):
            for line in cards[source].fighting:
                cost -= line.cheapens(target, cards, source, cosmos)
    for mark in g.marks:
        if mark.card == card and mark.kind == (marks.CHEAPER_COSMOS if cosmos else marks.CHEAPER_FORCE):
            cost -= mark.n
    return cost if cost > numbers.LEAST_COST else numbers.LEAST_COST


def _armours_by_force(g: State, seat: int) -> bool:
    for mark in g.marks:
        if mark.kind == marks.ARMOURS_BY_FORCE and mark.seat == seat:
            return True
    return False


def _has_hyoga(g: State, kit: SaintSeiyaKit, engaged: list[int]) -> bool:
    for card in engaged:
        if kit.cards[g.face[card]].hero == terms.HYOGA:
            return True
    return False


def armour_cosmos(g: State, kit: SaintSeiyaKit, seat: int) -> int:
    """R22, R23: the Cosmos of the Armour in play; 0 where there is none."""
    for card in g.zones[zones.EQUIPPED + zones.SIDE * seat]:
        return kit.cards[g.face[card]].cosmos
    return 0


# ------------------------------------------------------------------------------------ whether that acquires a card


def suffices(
    g: State,
    kit: SaintSeiyaKit,
    target: int,
    cost: int,
    engaged: list[int],
    values: list[int],
    used: int,
    more: int,
    cosmos: bool,
) -> bool:
    """A12, A21, A35: whether the `used` of the engaged cards (one bit each), and `more` Cosmos, acquire a card."""
    total = more
    fighters = 0
    hyoga = False
    for i in range(len(engaged)):
        if used >> i & 1:
            total += values[i]
            fighters += 1
            hyoga = hyoga or kit.cards[g.face[engaged[i]]].hero == terms.HYOGA
    it = kit.cards[g.face[target]]
    if total < cost or (it.flags & terms.NEEDS_THREE and fighters < numbers.SERPENTS_CREW):
        return False
    return not cosmos or it.cost_cosmos != numbers.ABSENT or hyoga


def bar_of(g: State, kit: SaintSeiyaKit, target: int, fighters: int, held: int) -> str:
    """A20, A21: what keeps so many Characters from acquiring a card whose cost they can pay; "" where nothing does.

    `held` is how many cards are left in the hand.
    """
    flags = kit.cards[g.face[target]].flags
    if barred(g, kit, target):
        return SAINTS
    if flags & terms.NEEDS_THREE and fighters < numbers.SERPENTS_CREW:
        return THREE
    if flags & terms.NEEDS_DISCARD and not held:
        return HAND
    return ""


def can_acquire(
    g: State, kit: SaintSeiyaKit, seat: int, target: int, engaged: list[int], more: int, cosmos: bool
) -> bool:
    """R4, R24, A20, A21: whether a card of the field can be acquired with all these cards."""
    cost = cost_of(g, kit, seat, target, engaged, cosmos)
    if cost == numbers.ABSENT:
        return False
    total = more
    for value in values_of(g, kit, seat, engaged, g.spot[target], cosmos):
        total += value
    held = len(g.zones[zones.HAND + zones.SIDE * seat])
    return total >= cost and not bar_of(g, kit, target, len(engaged), held)


def missing(
    g: State, kit: SaintSeiyaKit, seat: int, target: int, engaged: list[int], more: int, cosmos: bool
) -> Text | None:
    """R4, R24, A20, A21, A35: why a card of the field cannot be acquired with all these cards; None if it can."""
    it = kit.cards[g.face[target]]
    cost = cost_of(g, kit, seat, target, engaged, cosmos)
    if cost == numbers.ABSENT:
        if cosmos and it.flags & terms.HYOGA_FOR_EIGHT:
            return Text("saint-seiya-no-hyoga", "A35", {"card": it.name})
        return Text("saint-seiya-no-cosmos-cost" if cosmos else "saint-seiya-no-force-cost", "R4", {"card": it.name})
    total = more
    for value in values_of(g, kit, seat, engaged, g.spot[target], cosmos):
        total += value
    if total < cost:
        key = "saint-seiya-no-cosmos" if cosmos else "saint-seiya-no-force"
        return Text(key, "R24", {"card": it.name, "n": total, "cost": cost})
    bar = bar_of(g, kit, target, len(engaged), len(g.zones[zones.HAND + zones.SIDE * seat]))
    if bar == SAINTS:
        return Text("saint-seiya-no-saints", "A20", {"card": it.name})
    if bar == THREE:
        return Text("saint-seiya-no-three", "A21", {"card": it.name, "n": len(engaged)})
    if bar == HAND:
        return Text("saint-seiya-no-hand", "A21", {"card": it.name})
    return None
