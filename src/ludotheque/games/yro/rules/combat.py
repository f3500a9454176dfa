"""Phase 3, Combat (R25–R33); alone, against a row of rivals (R49–R51)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, phases, zones
from ludotheque.games.yro.field import front, taken
from ludotheque.games.yro.kit import Adventurer, YroKit, kit_of
from ludotheque.games.yro.rules.draw import RESHUFFLES, restock
from ludotheque.games.yro.rules.gains import close_phase, enter, gain_for
from ludotheque.kernel import NOBODY, Effect, Frame, Note, Num, Row, State, append, new_row

STRENGTH: Final = Note("yro-log-strength", "R29")
REWARDED: Final = Note("yro-log-rewarded", "R30")
GLORY: Final = Note("yro-log-glory", "R28")
CONSOLED: Final = Note("yro-log-consoled", "R28")
RIVAL: Final = Note("yro-log-rival", "R49")
RIVALS_STRENGTH: Final = Note("yro-log-rivals", "R49")
BEATEN: Final = Note("yro-log-beaten", "R50")
OVERRUN: Final = Note("yro-log-overrun", "R51")


def strength(g: State, kit: YroKit, seat: Num) -> Num:
    """R25–R27: the strength of all who fight."""
    out: Num = 0
    for card in fighters(g, kit, seat):
        out += own_strength(g, kit, seat, kit.adventurers[g.face[card]])
    return out


def fighters(g: State, kit: YroKit, seat: Num) -> Row:
    """R25, R27: the front, and whoever fights from behind, in the order of their spots."""
    guild = zones.GUILD + zones.SIDE * seat
    ahead = front(taken(g, guild))
    out = new_row(numbers.GUILD_SIZE)
    for card in g.cards(guild):
        if ahead >> g.spot[card] & 1 or kit.adventurers[g.face[card]].fights_from_behind:
            out = append(out, card)
    return out


def own_strength(g: State, kit: YroKit, seat: Num, it: Adventurer) -> Num:
    """R26: what a card fights with, its levels of now included."""
    out: Num = it.strength
    for effect in it.forces:
        out += effect.amount(g, kit, seat, it)
    return out


def rank(strengths: Row, seat: Num) -> Num:
    """R31, R32, A6, A7: one more than the number of stronger guilds."""
    out: Num = 1
    for other in strengths:
        if other > strengths[seat]:
            out += 1
    return out


def reward(g: State, kit: YroKit, strengths: Row, seat: Num) -> Num:
    """R30: what a rank is worth; R50: alone, what it is worth to be stronger than the rivals."""
    if kit.seats == 1:
        return numbers.SOLO_REWARD if rivals_strength(g, kit) < strengths[0] else 0
    return numbers.REWARDS[kit.seats][rank(strengths, seat) - 1]


def fight(g: State, kit: YroKit, seat: Num, won: Num, note: Note) -> None:
    """R28, R30, A8: the reward of a rank, and what cards give for having it, or for having none."""
    gain_for(g, seat, numbers.VP, won, numbers.FROM_COMBAT, note)
    for card in g.cards(zones.GUILD + zones.SIDE * seat):
        it = kit.adventurers[g.face[card]]
        if won:
            for glory in it.glories:
                gain_for(g, seat, numbers.VP, glory.amount(g, kit, seat, it), numbers.FROM_COMBAT, GLORY, card)
        else:
            for consolation in it.consolations:
                gain_for(g, seat, numbers.VP, consolation.amount(g, kit, seat, it), numbers.FROM_COMBAT, CONSOLED, card)


class Combat(Effect):
    """R25–R33: the strengths are compared, with the levels from before Production, and the ranks rewarded."""

    rule = "R25"

    def run(self, g: State, f: Frame) -> None:
        """Two guilds or more."""
        kit = kit_of(g)
        strengths = measure(g, kit)
        for seat in range(kit.seats):
            fight(g, kit, seat, reward(g, kit, strengths, seat), REWARDED)
        close_phase(g, kit, phases.COMBAT)


def measure(g: State, kit: YroKit) -> Row:
    """R29: the strengths are shown on the board again."""
    enter(g, phases.COMBAT)
    out = new_row(kit.seats)
    for seat in range(kit.seats):
        var = numbers.of(seat, numbers.FORCE)
        force = strength(g, kit, seat)
        g.say(STRENGTH, seat, force)
        if g.trace is not None:  # fighter by fighter, for those who look on
            g.count(var, 0)
            for card in fighters(g, kit, seat):
                own = own_strength(g, kit, seat, kit.adventurers[g.face[card]])
                g.count(var, g.vars[var] + own, None, card)
        g.count(var, force)
        out = append(out, force)
    return out


def rivals_strength(g: State, kit: YroKit) -> Num:
    """R49, A17: the printed strengths of the row."""
    out: Num = 0
    for card in g.cards(kit.rivals):
        out += kit.adventurers[g.face[card]].strength
    return out


class SoloCombat(Effect):
    """R49–R51, A17–A19: one more card joins the row of rivals; above 20 all is lost, below the guild it gives 4 VP."""

    rule = "R49"

    def run(self, g: State, f: Frame) -> None:
        """Reveal the top card of the deck, which is made of the discards if it is empty."""
        kit = kit_of(g)
        if g.size[zones.DECK] == 0:
            restock(g)
            return
        strengths = measure(g, kit)
        g.move(g.top(zones.DECK), kit.rivals, RIVAL)
        rivals = rivals_strength(g, kit)
        g.say(RIVALS_STRENGTH, NOBODY, rivals)
        if rivals > numbers.RIVAL_LIMIT:
            g.say(OVERRUN, 0, rivals)
            g.finish()
            return
        fight(g, kit, 0, reward(g, kit, strengths, 0), BEATEN)
        close_phase(g, kit, phases.COMBAT)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """R14: the new deck."""
        g.shuffle(zones.DECK, drawn, RESHUFFLES)
        self.run(g, f)
