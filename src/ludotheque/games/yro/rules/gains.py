"""Gaining, and the Quests at the end of each phase (R36, R45–R47)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, phases, quests
from ludotheque.games.yro.kit import YroKit
from ludotheque.kernel import NOBODY, PHASE_BEGINS, Note, Num, State

FULFILLED: Final = Note("yro-log-fulfilled", "R45")
REACHED: Final = Note("yro-log-reached", "R42")
CLOSED: Final = Note("yro-log-quest-closed", "R45")


def gain_for(g: State, seat: Num, what: Num, n: Num, source: Num, note: Note, card: Num = NOBODY) -> None:
    """Gain and say why; nothing is said of nothing. VP are remembered with where they come from.

    Tech and Magic stop at 15, and only what is gained is said (R36); écus have no limit (A26).
    """
    var = numbers.of(seat, what)
    if what <= numbers.MAGIC and n > numbers.CAP - g.vars[var]:
        n = numbers.CAP - g.vars[var]
    if n:
        g.say(note, seat, n, card)
        g.count(var, g.vars[var] + n, None, card)
        if what == numbers.VP and g.vars[var] - n < numbers.GOAL <= g.vars[var] and source != numbers.FROM_COINS:
            g.say(REACHED, seat, numbers.GOAL)
        if what == numbers.VP:
            from_var = numbers.of(seat, source)
            g.count(from_var, g.vars[from_var] + n)


def enter(g: State, phase: Num) -> None:
    """R9: a phase begins."""
    g.count(numbers.PHASE, phase)
    g.begin(PHASE_BEGINS, NOBODY, phase)


def close_phase(g: State, kit: YroKit, phase: Num) -> None:
    """R45–R47, A20, A33: at the end of a phase all who fulfil a Quest take 3 VP each; then it is closed."""
    if kit.quest_row == NOBODY:
        return
    for card in g.cards(kit.quest_row):
        which = kit.quests[g.face[card]]
        if quests.PHASES[which] in (phases.ANY, phase):
            closed = False
            for seat in range(kit.seats):
                if quests.met(g, kit, seat, which):
                    gain_for(g, seat, numbers.VP, numbers.QUEST_VP, numbers.FROM_QUESTS, FULFILLED, card)
                    closed = True
            if closed:
                g.move(card, kit.fulfilled, CLOSED)
