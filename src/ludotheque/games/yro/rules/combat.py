"""Phase 3, Combat (R25–R33); alone, against a row of rivals (R49–R51)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, phases, zones
from ludotheque.games.yro.effects import Consolation, Force, Glory
from ludotheque.games.yro.field import front
from ludotheque.games.yro.kit import Adventurer, YroKit, kit_of
from ludotheque.games.yro.rules.draw import RESHUFFLES, restock
from ludotheque.games.yro.rules.gains import close_phase, enter, gain_for
from ludotheque.kernel import NOBODY, Effect, Frame, Note, State
from ludotheque.kernel.rows import Row

STRENGTH: Final = Note("yro-log-strength", "R29")
REWARDED: Final = Note("yro-log-rewarded", "R30")
GLORY: Final = Note("yro-log-glory", "R28")
CONSOLED: Final = Note("yro-log-consoled", "R28")
RIVAL: Final = Note("yro-log-rival", "R49")
RIVALS_STRENGTH: Final = Note("yro-log-rivals", "R49")
BEATEN: Final = Note("yro-log-beaten", "R50")
OVERRUN: Final = Note("yro-log-overrun", "R51")


def strength(g: State, kit: YroKit, seat: int) -> int:
    """R25–R27: the strength of all who fight."""
    return sum(own_strengths(g, kit, seat, fighters(g, kit, seat)))


def own_strengths(g: State, kit: YroKit, seat: int, cards: list[int]) -> list[int]:
    """R26: what each of these cards of a guild fights with."""
    return [own_strength(g, kit, seat, kit.adventurers[g.face[card]]) for card in cards]


def fighters(g: State, kit: YroKit, seat: int) -> list[int]:
    """R25, R27: the front, and whoever fights from behind, in the order of their spots."""
    guild = zones.GUILD + zones.SIDE * seat
    fighting = front(g, guild)
    out: list[int] = []
    for card in g.zones[guild]:
        if card in fighting or fights_from_behind(kit.adventurers[g.face[card]]):
            out.append(card)
    return out


def own_strength(g: State, kit: YroKit, seat: int, it: Adventurer) -> int:
    """R26: what a card fights with, its levels of now included."""
    total = it.strength
    for effect in it.printed:
        if isinstance(effect, Force):
            total += effect.amount(g, kit, seat, it)
    return total


def fights_from_behind(it: Adventurer) -> bool:
    """R27: whether a card's strength counts wherever it lies."""
    for effect in it.printed:
        if effect.key == "fights-from-behind":
            return True
    return False


def rank(strengths: list[int], seat: int) -> int:
    """R31, R32, A6, A7: one more than the number of stronger guilds."""
    out = 1
    for other in strengths:
        if other > strengths[seat]:
            out += 1
    return out


def reward(g: State, kit: YroKit, strengths: list[int], seat: int) -> int:
    """R30: what a rank is worth; R50: alone, what it is worth to be stronger than the rivals."""
    if kit.seats == 1:
        return numbers.SOLO_REWARD if rivals_strength(g, kit) < strengths[0] else 0
    return numbers.REWARDS[kit.seats][rank(strengths, seat) - 1]


def fight(g: State, kit: YroKit, seat: int, won: int, note: Note) -> None:
    """R28, R30, A8: the reward of a rank, and what cards give for having it, or for having none."""
    gain_for(g, seat, numbers.VP, won, numbers.FROM_COMBAT, note)
    for card in g.zones[zones.GUILD + zones.SIDE * seat]:
        it = kit.adventurers[g.face[card]]
        for effect in it.printed:
            if isinstance(effect, Glory) and won:
                gain_for(g, seat, numbers.VP, effect.amount(g, kit, seat, it), numbers.FROM_COMBAT, GLORY, card)
            elif isinstance(effect, Consolation) and not won:
                gain_for(g, seat, numbers.VP, effect.amount(g, kit, seat, it), numbers.FROM_COMBAT, CONSOLED, card)


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


def measure(g: State, kit: YroKit) -> list[int]:
    """R29: the strengths are shown on the board again."""
    enter(g, phases.COMBAT)
    out: list[int] = []
    for seat in range(kit.seats):
        var = numbers.of(seat, numbers.FORCE)
        cards = fighters(g, kit, seat)
        own = own_strengths(g, kit, seat, cards)
        total = sum(own)
        g.say(STRENGTH, seat, total)
        if g.trace is not None:  # fighter by fighter, for those who look on
            g.count(var, 0)
            for i in range(len(cards)):
                g.count(var, g.vars[var] + own[i], None, cards[i])
        g.count(var, total)
        out.append(total)
    return out


def rivals_strength(g: State, kit: YroKit) -> int:
    """R49, A17: the printed strengths of the row."""
    total = 0
    for card in g.zones[kit.rivals]:
        total += kit.adventurers[g.face[card]].strength
    return total


class SoloCombat(Effect):
    """R49–R51, A17–A19: one more card joins the row of rivals; above 20 all is lost, below the guild it gives 4 VP."""

    rule = "R49"

    def run(self, g: State, f: Frame) -> None:
        """Reveal the top card of the deck, which is made of the discards if it is empty."""
        kit = kit_of(g)
        deck = g.zones[zones.DECK]
        if not deck:
            restock(g)
            return
        strengths = measure(g, kit)
        g.move(deck[len(deck) - 1], kit.rivals, RIVAL)
        total = rivals_strength(g, kit)
        g.say(RIVALS_STRENGTH, NOBODY, total)
        if total > numbers.RIVAL_LIMIT:
            g.say(OVERRUN, 0, total)
            g.finish()
            return
        fight(g, kit, 0, reward(g, kit, strengths, 0), BEATEN)
        close_phase(g, kit, phases.COMBAT)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """R14: the new deck."""
        g.shuffle(zones.DECK, drawn, RESHUFFLES)
        self.run(g, f)
