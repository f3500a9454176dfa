"""What Force, Cosmos and costs are at this moment (R24, R25, A13, A19, A45): read from the table, never stored."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import marks, numbers, sorts, terms, zones
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit
from ludotheque.kernel import NOBODY, Num, Row, State, Text, append, new_row

#: A20, A21: what keeps a card from being acquired though its cost could be paid
SAINTS: Final = "saints"
THREE: Final = "three"
HAND: Final = "hand"

# ------------------------------------------------------------------------------------ what lies where


def engaged_at(g: State, seat: Num, spot: Num) -> Row:
    """The cards a seat has engaged against what lies in a slot, or on one of the spots behind."""
    zone = zones.ENGAGED + zones.SIDE * seat
    out = new_row()
    for place in range(g.size[zone]):
        card = g.card(zone, place)
        if g.spot[card] == spot:
            out = append(out, card)
    return out


def gold_on_field(g: State) -> Num:
    """How many Gold Saints lie on the field."""
    found: Num = 0
    kit = g.kit
    assert isinstance(kit, SaintSeiyaKit)
    for card in g.cards(zones.FIELD):
        if kit.cards[g.face[card]].of_class == terms.GOLD:
            found += 1
    return found


def on_field(g: State, kit: SaintSeiyaKit, flag: Num, but: Num = NOBODY) -> bool:
    """Whether a card with a standing rule lies on the field, one card apart."""
    for place in range(g.size[zones.FIELD]):
        card = g.card(zones.FIELD, place)
        if card != but and kit.flags[g.face[card]] & flag:
            return True
    return False


def barred(g: State, kit: SaintSeiyaKit, card: Num) -> bool:
    """A20: whether this card of the field cannot be acquired by anybody now."""
    return kit.fits(g.face[card], sorts.SAINTS) and on_field(g, kit, terms.BARS_SAINTS, card)


def shielded(g: State, kit: SaintSeiyaKit, seat: Num, card: Num) -> bool:
    """A23: whether an engaged Saint cannot be wounded: another Sho has the same target."""
    if not kit.fits(g.face[card], sorts.SAINTS) or g.spot[card] == zones.FACING_NOBODY:
        return False
    fought = g.spot[card] >= zones.FIGHTING
    for other in g.cards(zones.ENGAGED + zones.SIDE * seat):
        if other != card and kit.flags[g.face[other]] & terms.SHIELDS_SAINTS:
            spot = g.spot[other]
            if spot == g.spot[card] or (fought and spot >= zones.FIGHTING):
                return True
    return False


def boost_of(g: State, card: Num) -> Num:
    """A34: the Force that Armours have given to this very card for this turn."""
    boost: Num = 0
    for mark in g.marks:
        if mark.kind == marks.BOOSTED and mark.card == card:
            boost += mark.n
    return boost


def all_boost(g: State, seat: Num) -> Num:
    """A45: the Force that every Character of a seat has more for this turn."""
    boost: Num = 0
    for mark in g.marks:
        if mark.kind == marks.ALL_BOOSTED and mark.seat == seat:
            boost += mark.n
    return boost


# ------------------------------------------------------------------------------------ values and costs


def values_of(g: State, kit: SaintSeiyaKit, seat: Num, engaged: Row, slot: Num, cosmos: bool) -> Row:
    """A45: the Force, or the Cosmos, of each card engaged against a slot: printed, doubled, then all that is added."""
    out = new_row(len(engaged))
    printed = kit.cosmos if cosmos else kit.force
    for card in engaged:
        out = append(out, printed[g.face[card]])
    if _with_lines(g, kit, engaged):
        _fold(g, kit, engaged, out, slot, cosmos)
    if g.marks and not cosmos:
        everyone = all_boost(g, seat)
        for i in range(len(engaged)):
            out[i] += everyone + boost_of(g, engaged[i])
    return out


def _with_lines(g: State, kit: SaintSeiyaKit, engaged: Row) -> bool:
    """Whether any of these cards prints a line that holds as long as it is engaged."""
    for card in engaged:
        if kit.fits(g.face[card], sorts.WITH_LINES_IN_FIGHT):
            return True
    return False


def _fold(g: State, kit: SaintSeiyaKit, engaged: Row, values: Row, slot: Num, cosmos: bool) -> None:
    """A13, A45: all that the engaged cards do to each other; doublings first, each once for each card that bears it."""
    for i in range(len(engaged)):
        to = engaged[i]
        factor: Num = 1
        more: Num = 0
        for source in engaged:
            for line in kit.cards[g.face[source]].fighting:
                if line.doubles(kit.cards[g.face[to]]):
                    factor *= 2
                more += line.gives(g, kit, engaged, source, to, slot, cosmos)
        values[i] = values[i] * factor + more


def hand_values(g: State, kit: SaintSeiyaKit, seat: Num, cards: Row) -> tuple[Num, Num, Num]:
    """What cards of a hand bring in all, Force, Cosmos and healing: printed, and what all Characters have more."""
    boost = all_boost(g, seat)
    force: Num = 0
    cosmos: Num = 0
    healing: Num = 0
    for card in cards:
        it = kit.cards[g.face[card]]
        force += it.force
        if it.kind == terms.CHARACTER:
            force += boost
        cosmos += it.cosmos
        healing += it.heal
    return force, cosmos, healing


def cost_of(g: State, kit: SaintSeiyaKit, seat: Num, card: Num, engaged: Row, cosmos: bool) -> Num:
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
    for line in target.standing:
        cost -= line.cheapens(g, kit, target, engaged, cosmos)
    for fighter in engaged:
        for line in kit.cards[g.face[fighter]].fighting:
            cost -= line.cheapens(g, kit, target, engaged, cosmos)
    for mark in g.marks:
        if mark.card == card and mark.kind == (marks.CHEAPER_COSMOS if cosmos else marks.CHEAPER_FORCE):
            cost -= mark.n
    if cost < numbers.LEAST_COST:
        return numbers.LEAST_COST
    return cost


def _armours_by_force(g: State, seat: Num) -> bool:
    for mark in g.marks:
        if mark.kind == marks.ARMOURS_BY_FORCE and mark.seat == seat:
            return True
    return False


def _has_hyoga(g: State, kit: SaintSeiyaKit, engaged: Row) -> bool:
    for card in engaged:
        if kit.cards[g.face[card]].hero == terms.HYOGA:
            return True
    return False


def armour_cosmos(g: State, kit: SaintSeiyaKit, seat: Num) -> Num:
    """R22, R23: the Cosmos of the Armour in play; 0 where there is none."""
    equipped = zones.EQUIPPED + zones.SIDE * seat
    if g.size[equipped]:
        return kit.cosmos[g.face[g.top(equipped)]]
    return 0


# ------------------------------------------------------------------------------------ whether that acquires a card


def suffices(
    g: State,
    kit: SaintSeiyaKit,
    target: Num,
    cost: Num,
    engaged: Row,
    values: Row,
    used: Num,
    more: Num,
    cosmos: bool,
) -> bool:
    """A12, A21, A35: whether the `used` of the engaged cards (one bit each), and `more` Cosmos, acquire a card."""
    total = more
    fighters: Num = 0
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


def bar_of(g: State, kit: SaintSeiyaKit, target: Num, fighters: Num, held: Num) -> str:
    """A20, A21: what keeps so many Characters from acquiring a card whose cost they can pay; "" where nothing does.

    `held` is how many cards are left in the hand.
    """
    flags = kit.flags[g.face[target]]
    if barred(g, kit, target):
        return SAINTS
    if flags & terms.NEEDS_THREE and fighters < numbers.SERPENTS_CREW:
        return THREE
    if flags & terms.NEEDS_DISCARD and not held:
        return HAND
    return ""


def lack_of(g: State, kit: SaintSeiyaKit, seat: Num, target: Num, engaged: Row, cosmos: bool) -> Num:
    """R4, R24: how much Force, or Cosmos, these cards lack to pay for a card of the field; 0 or less where they can."""
    lack = cost_of(g, kit, seat, target, engaged, cosmos)
    if lack == numbers.ABSENT:
        return numbers.OUT_OF_REACH
    for value in values_of(g, kit, seat, engaged, g.spot[target], cosmos):
        lack -= value
    return lack


def can_acquire(g: State, kit: SaintSeiyaKit, seat: Num, target: Num, engaged: Row, more: Num, cosmos: bool) -> bool:
    """R4, R24, A20, A21: whether a card of the field can be acquired with all these cards."""
    if lack_of(g, kit, seat, target, engaged, cosmos) > more:
        return False
    return not bar_of(g, kit, target, len(engaged), g.size[zones.HAND + zones.SIDE * seat])


def missing(g: State, kit: SaintSeiyaKit, seat: Num, target: Num, engaged: Row, more: Num, cosmos: bool) -> Text | None:
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
    bar = bar_of(g, kit, target, len(engaged), g.size[zones.HAND + zones.SIDE * seat])
    if bar == SAINTS:
        return Text("saint-seiya-no-saints", "A20", {"card": it.name})
    if bar == THREE:
        return Text("saint-seiya-no-three", "A21", {"card": it.name, "n": len(engaged)})
    if bar == HAND:
        return Text("saint-seiya-no-hand", "A21", {"card": it.name})
    return None
