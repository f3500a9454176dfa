"""What Force, Cosmos and costs are at this moment (R24, R25, A13, A19, A45): read from what lies there, never stored.

The lines of cards that hold as long as the card lies somewhere are here too, beside the sums they enter.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya.box import (
    ABSENT,
    ALL_BOOSTED,
    ARMOUR,
    ARMOURS_BY_FORCE,
    AT_THE_END,
    BARS_HEALING,
    BARS_SAINTS,
    BOOSTED,
    CHEAPER_COSMOS,
    CHEAPER_FORCE,
    DRAWS_FOR_COSMOS,
    ENGAGED,
    EQUIPPED,
    FACING_NOBODY,
    FIELD,
    FIGHTING,
    FIRST_SLOT,
    FLAMES,
    GOLD,
    HERO_SAINT,
    HEROES,
    HYOGA,
    HYOGA_FOR_EIGHT,
    IN_FIGHT,
    LAST_SLOT,
    LEAST_COST,
    NEEDS_DISCARD,
    NEEDS_THREE,
    ON_FIELD,
    ON_PLAY,
    REMINDER,
    SHIELDS_SAINTS,
    SHIRYU,
    SIDE,
    Card,
    Printed,
    SaintSeiyaKit,
)
from ludotheque.kernel import NOBODY, State

HYOGAS_PRICE: Final = 8  #: A35


# ------------------------------------------------------------------------------------ lines that hold
class Standing(Printed):
    """A line without steps."""

    def __init__(self, keyword: int, key: str, rule: str, bit: int = 0) -> None:
        super().__init__(keyword, key, rule, [])
        self.bit = bit

    def flag(self) -> int:
        """The standing rule that it is, if it is one."""
        return self.bit


class Reminder(Standing):
    """It does nothing: it says which Armour makes this hero a Saint."""

    def __init__(self) -> None:
        super().__init__(REMINDER, "reminder", "A18")


class ShunDraws(Standing):
    """A15: printed as a Mise en jeu, it waits for the acquisition."""

    def __init__(self) -> None:
        super().__init__(ON_PLAY, "on-play-shun", "A15", DRAWS_FOR_COSMOS)


class Counted(Standing):
    """R51–R56: a card whose VP depend on what its owner has; the count itself is in `score`."""

    def __init__(self, key: str, rule: str) -> None:
        super().__init__(AT_THE_END, f"vp-{key}", rule)


class Partner(Standing):
    """A13, A45: the hero of this name engaged beside this card has 1 Cosmos more."""

    def __init__(self, hero: int) -> None:
        super().__init__(IN_FIGHT, "partner", "A13")
        self.hero = hero

    def gives(self, g: State, cards: list[Card], source: int, to: int, slot: int, cosmos: bool) -> int:
        """To each of them."""
        return 1 if cosmos and cards[to].hero == self.hero else 0

    def params(self) -> dict[str, int | str]:
        """The hero's name."""
        return {"hero": f"@saint-seiya-hero-{HEROES[self.hero]}"}


class DoublesShiryu(Standing):
    """A45: Doko: a Shiryu beside him counts twice what he prints."""

    def __init__(self) -> None:
        super().__init__(IN_FIGHT, "doubles-shiryu", "A45")

    def doubles(self, other: Card) -> bool:
        """Both versions (A46)."""
        return other.hero == SHIRYU


class Pair(Standing):
    """A45: Léda and Spica: 1 Force more beside the other, however many of them."""

    def __init__(self, other: str) -> None:
        super().__init__(IN_FIGHT, "pair", "A45")
        self.other = other

    def gives(self, g: State, cards: list[Card], source: int, to: int, slot: int, cosmos: bool) -> int:
        """To itself."""
        if cosmos or to != source:
            return 0
        for card in cards:
            if card.key == self.other:
                return 1
        return 0

    def params(self) -> dict[str, int | str]:
        """The other's name."""
        return {"card": f"@saint-seiya-card-{self.other}"}


class AtSlot(Standing):
    """A31, A48: Aldébaran against the first card of the field, Aiolia against the last."""

    def __init__(self, key: str, slot: int, force: int, cosmos: int) -> None:
        super().__init__(IN_FIGHT, key, "A31")
        self.slot = slot
        self.force = force
        self.cosmos = cosmos

    def gives(self, g: State, cards: list[Card], source: int, to: int, slot: int, cosmos: bool) -> int:
        """To itself."""
        if to != source or slot != self.slot:
            return 0
        return self.cosmos if cosmos else self.force


class FirstCard(AtSlot):
    """A31: Aldébaran: 2 Force more against slot 1."""

    def __init__(self) -> None:
        super().__init__("first-card", FIRST_SLOT, 2, 0)


class LastCard(AtSlot):
    """A31: Aiolia: 1 Force and 1 Cosmos more against slot 6."""

    def __init__(self) -> None:
        super().__init__("last-card", LAST_SLOT, 1, 1)


class Parity(Standing):
    """A31: Saga: 2 Force more while the flames are even in number (none left is even), else 2 Cosmos."""

    def __init__(self) -> None:
        super().__init__(IN_FIGHT, "parity", "A31")

    def gives(self, g: State, cards: list[Card], source: int, to: int, slot: int, cosmos: bool) -> int:
        """To himself."""
        odd = g.vars[FLAMES] % 2 == 1
        return 2 if to == source and odd == cosmos else 0


class PerGoldOnField(Standing):
    """A32: Aiolos: 1 Cosmos more for each Gold Saint on the field."""

    def __init__(self) -> None:
        super().__init__(IN_FIGHT, "per-gold", "A32")

    def gives(self, g: State, cards: list[Card], source: int, to: int, slot: int, cosmos: bool) -> int:
        """To himself."""
        return gold_on_field(g) if cosmos and to == source else 0


class PerCommonHero(Standing):
    """A13: Ushio: 1 Force more for each Common Hero beside him."""

    def __init__(self) -> None:
        super().__init__(IN_FIGHT, "per-common-hero", "A13")

    def gives(self, g: State, cards: list[Card], source: int, to: int, slot: int, cosmos: bool) -> int:
        """To himself."""
        if cosmos or to != source:
            return 0
        found = 0
        for card in cards:
            if card.of_class == HERO_SAINT:
                found += 1
        return found


class CheaperPerHero(Standing):
    """A19, A45: Daichi: the Saint he faces costs 1 Cosmos less for each Hero beside him."""

    def __init__(self) -> None:
        super().__init__(IN_FIGHT, "cheaper-per-hero", "A19")

    def cheapens(self, target: Card, cards: list[Card], source: int, cosmos: bool) -> int:
        """Only Saints, only Cosmos."""
        if not cosmos or not target.saint:
            return 0
        found = 0
        for card in cards:
            if card.hero != NOBODY:
                found += 1
        return found


class Shield(Standing):
    """A23: Sho: the other Saints with the same target cannot be wounded."""

    def __init__(self) -> None:
        super().__init__(IN_FIGHT, "shield", "A23", SHIELDS_SAINTS)


class Double(Standing):
    """A46: a Black double costs 2 Force less where its hero is engaged against it."""

    def __init__(self, hero: int) -> None:
        super().__init__(ON_FIELD, "double", "A46")
        self.hero = hero

    def cheapens(self, target: Card, cards: list[Card], source: int, cosmos: bool) -> int:
        """Once, however many there are (A45)."""
        if cosmos:
            return 0
        for card in cards:
            if card.hero == self.hero:
                return 2
        return 0

    def params(self) -> dict[str, int | str]:
        """The hero's name."""
        return {"hero": f"@saint-seiya-hero-{HEROES[self.hero]}"}


class BarsSaints(Standing):
    """A20: Kuraggu: no other Saint can be acquired."""

    def __init__(self) -> None:
        super().__init__(ON_FIELD, "bars-saints", "A20", BARS_SAINTS)


class BarsHealing(Standing):
    """A22: June: no Character can be healed."""

    def __init__(self) -> None:
        super().__init__(ON_FIELD, "bars-healing", "A22", BARS_HEALING)


class NeedsThree(Standing):
    """A21: Sea Serpent: three Characters at least."""

    def __init__(self) -> None:
        super().__init__(ON_FIELD, "needs-three", "A21", NEEDS_THREE)


class NeedsDiscard(Standing):
    """A21: Dolphin: a card of the hand has to be discarded."""

    def __init__(self) -> None:
        super().__init__(ON_FIELD, "needs-discard", "A21", NEEDS_DISCARD)


class HyogaForEight(Standing):
    """A35: Camus: Hyoga may acquire him for 8 Cosmos."""

    def __init__(self) -> None:
        super().__init__(ON_FIELD, "hyoga-for-eight", "A35", HYOGA_FOR_EIGHT)


# ------------------------------------------------------------------------------------ what lies where
def engaged_at(g: State, seat: int, spot: int) -> list[int]:
    """The cards a seat has engaged against what lies in a slot, or on one of the spots behind."""
    out: list[int] = []
    for card in g.zones[ENGAGED + SIDE * seat]:
        if g.spot[card] == spot:
            out.append(card)
    return out


def gold_on_field(g: State) -> int:
    """How many Gold Saints lie on the field."""
    found = 0
    kit = g.kit
    assert isinstance(kit, SaintSeiyaKit)
    for card in g.zones[FIELD]:
        if kit.cards[g.face[card]].of_class == GOLD:
            found += 1
    return found


def on_field(g: State, kit: SaintSeiyaKit, flag: int, but: int = NOBODY) -> bool:
    """Whether a card with a standing rule lies on the field, one card apart."""
    for card in g.zones[FIELD]:
        if card != but and kit.cards[g.face[card]].flags & flag:
            return True
    return False


def barred(g: State, kit: SaintSeiyaKit, card: int) -> bool:
    """A20: whether this card of the field cannot be acquired by anybody now."""
    return kit.cards[g.face[card]].saint and on_field(g, kit, BARS_SAINTS, card)


def shielded(g: State, kit: SaintSeiyaKit, seat: int, card: int) -> bool:
    """A23: whether an engaged Saint cannot be wounded: another Sho has the same target."""
    if not kit.cards[g.face[card]].saint or g.spot[card] == FACING_NOBODY:
        return False
    fought = g.spot[card] >= FIGHTING
    for other in g.zones[ENGAGED + SIDE * seat]:
        if other != card and kit.cards[g.face[other]].flags & SHIELDS_SAINTS:
            spot = g.spot[other]
            if spot == g.spot[card] or (fought and spot >= FIGHTING):
                return True
    return False


def boost_of(g: State, card: int) -> int:
    """A34: the Force that Armours have given to this very card for this turn."""
    boost = 0
    for mark in g.marks:
        if mark.kind == BOOSTED and mark.card == card:
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
        everyone = 0
        for mark in g.marks:
            if mark.kind == ALL_BOOSTED and mark.seat == seat:
                everyone += mark.n
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


def cost_of(g: State, kit: SaintSeiyaKit, seat: int, card: int, engaged: list[int], cosmos: bool) -> int:
    """R25, A19: what a card of the field costs this seat now, or ABSENT (R4); never below 1."""
    target = kit.cards[g.face[card]]
    by_force = not cosmos and target.kind == ARMOUR and _armours_by_force(g, seat)  # A36: at its Cosmos cost
    cosmos = cosmos or by_force
    cost = target.cost_cosmos if cosmos else target.cost_force
    if cost == ABSENT:
        if not cosmos or not target.flags & HYOGA_FOR_EIGHT or not _has_hyoga(g, kit, engaged):
            return ABSENT
        cost = HYOGAS_PRICE
    if g.spot[card] == LAST_SLOT:
        cost -= 1
    if engaged:
        cards = [kit.cards[g.face[fighter]] for fighter in engaged]
        for line in target.standing:
            cost -= line.cheapens(target, cards, NOBODY, cosmos)
        for source in range(len(cards)):
            for line in cards[source].fighting:
                cost -= line.cheapens(target, cards, source, cosmos)
    for mark in g.marks:
        if mark.card == card and mark.kind == (CHEAPER_COSMOS if cosmos else CHEAPER_FORCE):
            cost -= mark.n
    return cost if cost > LEAST_COST else LEAST_COST


def _armours_by_force(g: State, seat: int) -> bool:
    for mark in g.marks:
        if mark.kind == ARMOURS_BY_FORCE and mark.seat == seat:
            return True
    return False


def _has_hyoga(g: State, kit: SaintSeiyaKit, engaged: list[int]) -> bool:
    for card in engaged:
        if kit.cards[g.face[card]].hero == HYOGA:
            return True
    return False


def armour_cosmos(g: State, kit: SaintSeiyaKit, seat: int) -> int:
    """R22, R23: the Cosmos of the Armour in play; 0 where there is none."""
    for card in g.zones[EQUIPPED + SIDE * seat]:
        return kit.cards[g.face[card]].cosmos
    return 0


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
            hyoga = hyoga or kit.cards[g.face[engaged[i]]].hero == HYOGA
    it = kit.cards[g.face[target]]
    if total < cost or (it.flags & NEEDS_THREE and fighters < 3):
        return False
    return not cosmos or it.cost_cosmos != ABSENT or hyoga
