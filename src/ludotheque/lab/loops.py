"""The loop that is measured: list the options, pick one uniformly, apply it. Printed with every result.

Both engines are driven from Python as their users drive them, and pick in the same words. Only players' decisions
count; chance is answered but not counted. The time of the deal, all that happens before the first decision, is taken
apart, so that speed can be given with it and without.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from random import choices
from time import get_clock_info, perf_counter, process_time
from typing import Any

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import options
from ludotheque.kernel.events import Trace
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.playout import dealt, step
from ludotheque.kernel.shelf import ShelfGame

#: Whatever else the machine does should not count: the time of this process on the processor, if measured finely.
CLOCK = "process_time" if get_clock_info("process_time").resolution < 1e-6 else "perf_counter"
clock = process_time if CLOCK == "process_time" else perf_counter

Random = Callable[[], Any]
#: Decisions, seconds of the deal, seconds in all.
Run = tuple[int, float, float]


def play_ours(kit: Kit, chance: Quick, random: Random, events: bool) -> Run:
    """One game on our engine, telling what happens (`events`) or not."""
    began = clock()
    g = dealt(kit, chance, Trace() if events else None)
    was_dealt = clock()
    decisions = 0
    listed = options(g)
    while listed:
        listed = step(g, listed[int(random() * len(listed))], chance)
        decisions += 1
    return decisions, was_dealt - began, clock() - began


def play_hearts(hearts: Any, random: Random, uniform: bool) -> Run:
    """One game of hearts on OpenSpiel; all its chance is in the deal.

    Chance is drawn as OpenSpiel's documentation does it, by the probabilities of the outcomes; or, knowing that
    hearts deals uniformly, without asking for them (`uniform`).
    """
    began = clock()
    state = hearts.new_initial_state()
    while state.is_chance_node():
        if uniform:
            listed = state.legal_actions()
            state.apply_action(listed[int(random() * len(listed))])
        else:
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(outcomes, probabilities)[0])
    dealt = clock()
    decisions = 0
    while not state.is_terminal():
        listed = state.legal_actions()
        state.apply_action(listed[int(random() * len(listed))])
        decisions += 1
    return decisions, dealt - began, clock() - began


def play_match(box: ShelfGame, seed: int, random: Random) -> Run:
    """One game on our public interface, with texts for moves, history, events and a verifiable deal."""
    began = clock()
    match = box.start(seed=seed)
    dealt = clock()
    decisions = 0
    while not match.over:
        seat = match.waiting_for[0]
        listed = match.moves(seat)
        match.play(seat, listed[int(random() * len(listed))])
        decisions += 1
    return decisions, dealt - began, clock() - began


def published() -> str:
    """The two loops that are compared, as they are run."""
    return "\n\n".join(inspect.getsource(loop).rstrip() for loop in (play_ours, play_hearts))
