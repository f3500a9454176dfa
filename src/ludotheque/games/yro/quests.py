"""The Quests (R45–R47): what each asks for, and at the end of which phase it is looked at (A20, A34).

Which eight YRO holds is not public. The twelve here are those of Magnolia; the eight of A34 are our choice among them.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, phases, zones
from ludotheque.games.yro.field import full_columns
from ludotheque.games.yro.kit import QUEST_BACK, YroKit
from ludotheque.kernel import RECONSTRUCTED, CardType, Effect, Num, Row, State, Text, append
from ludotheque.kernel.rowtools import bits

GOLD2: Final = 0
INCOME7: Final = 1
CHEAP3: Final = 2
POWER15: Final = 3
JOBS4: Final = 4
GOLD12: Final = 5
EXPENSIVE3: Final = 6
COLUMNS2: Final = 7
LEVELS2: Final = 8
RACES4: Final = 9
TECH3: Final = 10
FAITH3: Final = 11
NAMES: Final = [
    "gold2", "income7", "cheap3", "power15", "jobs4", "gold12",
    "expensive3", "columns2", "levels2", "races4", "tech3", "faith3",
]  # fmt: skip
#: When each is looked at.
PHASES: Final = Row([
    phases.RECRUITMENT, phases.INCOME, phases.RECRUITMENT, phases.COMBAT, phases.RECRUITMENT, phases.ANY,
    phases.RECRUITMENT, phases.RECRUITMENT, phases.ANY, phases.RECRUITMENT, phases.ANY, phases.ANY,
])  # fmt: skip
#: A34: the eight that are played with unless the owner of a box names others.
RECONSTRUCTION: Final = ["cheap3", "expensive3", "jobs4", "races4", "columns2", "power15", "tech3", "faith3"]


class Condition(Effect):
    """What a Quest asks for, as it is printed."""

    def __init__(self, which: int) -> None:
        self.which = which
        self.rule = "A34"

    def text(self) -> Text:
        """The condition and its phase, in one sentence."""
        return Text(f"yro-quest-text-{NAMES[self.which]}", self.rule)


class Quest(CardType):
    """One of the Quest cards (R45)."""

    def __init__(self, which: int) -> None:
        super().__init__(NAMES[which], f"@yro-quest-{NAMES[which]}", QUEST_BACK, RECONSTRUCTED, [Condition(which)])
        self.which = which

    def facts(self) -> dict[str, object]:
        """The phase at whose end it is looked at; 0 stands for every phase."""
        return {"phase": PHASES[self.which]}


def income(g: State, kit: YroKit, seat: Num) -> Num:
    """R38: what a guild's income is now, the three écus of everybody included."""
    coins: Num = numbers.BASE_INCOME
    for card in g.cards(zones.GUILD + zones.SIDE * seat):
        it = kit.adventurers[g.face[card]]
        for effect in it.incomes:
            coins += effect.amount(g, kit, seat, it)
    return coins


def met(g: State, kit: YroKit, seat: Num, which: Num) -> bool:
    """Whether a guild fulfils a Quest now."""
    coins = g.vars[numbers.of(seat, numbers.COINS)]
    tech = numbers.level(g.vars[numbers.of(seat, numbers.TECH)])
    magic = numbers.level(g.vars[numbers.of(seat, numbers.MAGIC)])
    guild = zones.GUILD + zones.SIDE * seat
    if which == GOLD2:
        return coins == 2
    if which == GOLD12:
        return coins == 12
    if which == INCOME7:
        return income(g, kit, seat) >= 7
    if which == POWER15:
        return g.vars[numbers.of(seat, numbers.FORCE)] >= 15
    if which == COLUMNS2:
        return full_columns(g, guild) >= 2
    if which == LEVELS2:
        return tech >= 2 and magic >= 2
    if which == TECH3:
        return tech >= 3
    if which == FAITH3:
        return magic >= 3
    cheap: Num = 0
    dear: Num = 0
    professions: Num = 0
    factions: Num = 0
    for card in g.cards(guild):
        it = kit.adventurers[g.face[card]]
        if it.cost <= 3:
            cheap += 1
        if it.cost >= 5:
            dear += 1
        professions |= 1 << it.profession
        factions |= 1 << it.faction
    if which == CHEAP3:
        return cheap >= 3
    if which == EXPENSIVE3:
        return dear >= 3
    return bits(professions if which == JOBS4 else factions) >= 4


def add_quests(kit: YroKit, names: list[str]) -> None:
    """Put these Quests into the box; they come after the Adventurers."""
    for name in names:
        which = NAMES.index(name)
        kit.add_type(Quest(which), 1)
        kit.quests = append(kit.quests, which)
