"""The heroes: civilians, their Bronze Armours, Bronze Saints (1 to 15)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import fates, keywords, sorts, terms, verbs, zones
from ludotheque.games.saint_seiya.actions import destroy, promote
from ludotheque.games.saint_seiya.cards.making import NO_COST
from ludotheque.games.saint_seiya.effects.choosing import Choose, May
from ludotheque.games.saint_seiya.effects.drawing import Draw
from ludotheque.games.saint_seiya.effects.lines import Discarding, OnPlay
from ludotheque.games.saint_seiya.effects.standing import Standing
from ludotheque.games.saint_seiya.effects.who import has
from ludotheque.games.saint_seiya.kit import Card, Printed, SaintSeiyaKit, Step, kit_of
from ludotheque.games.saint_seiya.moves import only, picks
from ludotheque.games.saint_seiya.values import engaged_at
from ludotheque.kernel import NOBODY, Ask, Frame, Note, Num, Row, State, Text, append, first_of, new_row, pack, verb_of

NO_HIGHER_RANK: Final = Note("saint-seiya-log-no-higher-rank", "A17")


class Reminder(Standing):
    """It does nothing: it says which Armour makes this hero a Saint."""

    def __init__(self) -> None:
        super().__init__(keywords.REMINDER, "reminder", "A18")


class ShunDraws(Standing):
    """A15: printed as a Mise en jeu, it waits for the acquisition."""

    def __init__(self) -> None:
        super().__init__(keywords.ON_PLAY, "on-play-shun", "A15", terms.DRAWS_FOR_COSMOS)


class MayIfDiscarded(May):
    """Seiya: if one of his name lies in the discard pile."""

    prompt = "saint-seiya-ask-draw"

    def __init__(self, which: int) -> None:
        self.which = which

    def now(self, g: State, f: Frame) -> bool:
        """In one's own."""
        return has(g, kit_of(g), zones.DISCARD + zones.SIDE * f.seat, self.which)


class MayIfBeside(May):
    """A13: Hyoga: if another of his name is engaged against the same card, when he is played."""

    prompt = "saint-seiya-ask-draw"

    def __init__(self, which: int) -> None:
        self.which = which

    def now(self, g: State, f: Frame) -> bool:
        """Another one."""
        kit = kit_of(g)
        for card in engaged_at(g, f.seat, g.spot[f.card]):
            if card != f.card and kit.fits(g.face[card], self.which):
                return True
        return False


class Upgrade(Step):
    """A16–A18: a Bronze Armour: two equal cards of its hero are destroyed; two civilians give a Saint."""

    rule = "A16"
    prompt = "saint-seiya-ask-upgrade"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def offered(self, g: State, seat: Num) -> Row:
        """The versions of which two are in hand."""
        out = new_row()
        before: Num = NOBODY
        for option in picks(g, zones.HAND + zones.SIDE * seat, sorts.OF_HERO + self.hero):
            if option == before and option not in out:
                out = append(out, option)
            before = option
        return out

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """A47: two equal ones, which lie side by side."""
        hand = zones.HAND + zones.SIDE * seat
        before: Num = NOBODY
        for place in range(g.size[hand]):
            face = g.face[g.card(hand, place)]
            if face == before and kit.fits(face, sorts.OF_HERO + self.hero):
                return True
            before = face
        return False

    def from_hand(self) -> bool:
        """They are there."""
        return True

    def run(self, g: State, f: Frame) -> None:
        """Ask which."""
        if g.size[zones.HAND + zones.SIDE * f.seat] > 1:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """One version, or none."""
        out = self.offered(g, f.seat)
        return out if len(out) else only(pack(verbs.NONE))

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Destroy two, gain one of the next rank, if there is one."""
        option = asks[0].picks[0]
        if verb_of(option) != verbs.PICK:
            return
        for _ in range(2):
            destroy(g, g.take(zones.HAND + zones.SIDE * f.seat, first_of(option)), f.seat)
        if kit_of(g).cards[first_of(option)].of_class == terms.HERO:
            promote(g, f.seat)
        else:
            g.say(NO_HIGHER_RANK, f.seat)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Two equal cards of this hero."""
        return Text("saint-seiya-no-pair", "A17")


class UpgradeLine(Discarding):
    """A16: the line of the five Bronze Armours."""

    def __init__(self, hero: int) -> None:
        super().__init__("upgrade", [Upgrade(hero)], "A16")
        self.hero = hero

    def params(self) -> dict[str, int | str]:
        """The hero's name."""
        return {"hero": f"@saint-seiya-hero-{terms.HEROES[self.hero]}"}


def civilian(no: int, key: str) -> Card:
    """A hero without armour."""
    return Card(
        no, key, terms.CHARACTER, terms.HERO, terms.VERY_COMMON, NO_COST, (1, 0, 1), 0, [Reminder()], ["A18", "A46"]
    )


def bronze_armour(no: int, key: str, hero: int) -> Card:
    """A hero's own Armour: it makes Saints of civilians."""
    lines: list[Printed] = [UpgradeLine(hero)]
    return Card(
        no, key, terms.ARMOUR, terms.BRONZE_ARMOUR, terms.COMMON, NO_COST, (0, 1, 0), 0, lines, ["A16", "A17", "A18"]
    )


def hero_saint(no: int, key: str, lines: list[Printed]) -> Card:
    """A hero in his Armour."""
    return Card(no, key, terms.CHARACTER, terms.HERO_SAINT, terms.COMMON, NO_COST, (1, 1, 1), 1, lines, ["A18", "A46"])


def cards() -> list[Card]:
    """All of them."""
    return [
        # Héros
        civilian(1, "seiya"),
        civilian(2, "shiryu"),
        civilian(3, "hyoga"),
        civilian(4, "shun"),
        civilian(5, "ikki"),
        bronze_armour(6, "armure-pegase", terms.SEIYA),
        bronze_armour(7, "armure-dragon", terms.SHIRYU),
        bronze_armour(8, "armure-cygne", terms.HYOGA),
        bronze_armour(9, "armure-andromede", terms.SHUN),
        bronze_armour(10, "armure-phenix", terms.IKKI),
        hero_saint(11, "seiya-bronze", [OnPlay("seiya", [MayIfDiscarded(sorts.OF_HERO + terms.SEIYA), Draw(1)])]),
        hero_saint(
            12,
            "shiryu-bronze",
            [OnPlay("shiryu", [Choose(zones.HAND, sorts.OF_HERO + terms.SHIRYU, fates.WOUND, may=True), Draw(1)])],
        ),
        hero_saint(13, "hyoga-bronze", [OnPlay("hyoga", [MayIfBeside(sorts.OF_HERO + terms.HYOGA), Draw(1)])]),
        hero_saint(14, "shun-bronze", [ShunDraws()]),
        hero_saint(
            15,
            "ikki-bronze",
            [OnPlay("ikki", [Choose(zones.DISCARD, sorts.CHARACTERS, fates.DESTROY, may=True), Draw(1)])],
        ),
    ]
