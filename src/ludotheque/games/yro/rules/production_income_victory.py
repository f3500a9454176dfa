"""Phases 4 to 6: Production, Revenus and Points de Victoire (R34–R41)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, phases, zones
from ludotheque.games.yro.kit import kit_of
from ludotheque.games.yro.rules.gains import close_phase, enter, gain_for
from ludotheque.kernel import Effect, Frame, Note, State

BASE: Final = Note("yro-log-income", "R38")
EARNED: Final = Note("yro-log-earned", "R38")
SCORED: Final = Note("yro-log-scored", "R40")
PRODUCED: Final = [Note("yro-log-produced-tech", "R34"), Note("yro-log-produced-magic", "R34")]


class Produce(Effect):
    """R34–R36: every Adventurer that produces gives its Tech and Magic points."""

    rule = "R34"

    def run(self, g: State, f: Frame) -> None:
        """All guilds."""
        kit = kit_of(g)
        enter(g, phases.PRODUCTION)
        for seat in range(kit.seats):
            for card in g.cards(zones.GUILD + zones.SIDE * seat):
                it = kit.adventurers[g.face[card]]
                for effect in it.productions:
                    gain_for(g, seat, effect.what, effect.n, 0, PRODUCED[effect.what], card)
        close_phase(g, kit, phases.PRODUCTION)


class Earn(Effect):
    """R38, R39: three écus for everybody, then what the Adventurers bring in."""

    rule = "R38"

    def run(self, g: State, f: Frame) -> None:
        """All guilds."""
        kit = kit_of(g)
        enter(g, phases.INCOME)
        for seat in range(kit.seats):
            gain_for(g, seat, numbers.COINS, numbers.BASE_INCOME, 0, BASE)
            for card in g.cards(zones.GUILD + zones.SIDE * seat):
                it = kit.adventurers[g.face[card]]
                for effect in it.incomes:
                    gain_for(g, seat, numbers.COINS, effect.amount(g, kit, seat, it), 0, EARNED, card)
        close_phase(g, kit, phases.INCOME)


class Score(Effect):
    """R40, R41: every Adventurer that scores gives its VP."""

    rule = "R40"

    def run(self, g: State, f: Frame) -> None:
        """All guilds."""
        kit = kit_of(g)
        enter(g, phases.VICTORY)
        for seat in range(kit.seats):
            for card in g.cards(zones.GUILD + zones.SIDE * seat):
                it = kit.adventurers[g.face[card]]
                for effect in it.victories:
                    gain_for(g, seat, numbers.VP, effect.amount(g, kit, seat, it), numbers.FROM_PHASE, SCORED, card)
        close_phase(g, kit, phases.VICTORY)
