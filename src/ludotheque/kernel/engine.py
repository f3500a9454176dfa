"""The engine: runs the rules until somebody must choose, and takes the answers."""

from __future__ import annotations

from ludotheque.kernel.effect import CHANCE, SEALED, Ask, Effect
from ludotheque.kernel.options import DONE
from ludotheque.kernel.state import State


def advance(g: State) -> None:
    """Run the rules until somebody must choose, chance must draw, or the game is over."""
    stack = g.stack
    while not g.asks and g.lots_from == 0 and not g.over:
        f = stack[len(stack) - 1]
        steps = f.script.steps
        if f.step >= len(steps):
            stack.pop()
            continue
        effect = steps[f.step]
        f.step += 1
        effect.run(g, f)


def asking(g: State) -> Effect:
    """The effect that put the open question."""
    f = g.stack[len(g.stack) - 1]
    return f.script.steps[f.step - 1]


def ask_of(g: State, seat: int) -> Ask | None:
    """The question a seat still owes an answer to."""
    for ask in g.asks:
        if ask.seat == seat and not ask.closed:
            return ask
    return None


def to_act(g: State) -> int:
    """The first seat that owes an answer; CHANCE when chance does, or when nobody does."""
    for ask in g.asks:
        if not ask.closed:
            return ask.seat
    return CHANCE


def legal(g: State, seat: int) -> list[int]:
    """What a seat may pick next, DONE last where it has picked enough. Empty when it owes nothing."""
    for ask in g.asks:
        if ask.seat == seat and not ask.closed:
            f = g.stack[len(g.stack) - 1]
            out = f.script.steps[f.step - 1].options(g, f, ask)
            if len(ask.picks) >= ask.low:
                out.append(DONE)
            return out
    return []


def answer_sealed(ask: Ask, option: int) -> None:
    """Write one pick down without going on."""
    if option == DONE:
        ask.closed = True
    else:
        ask.picks = [*ask.picks, option]
        if len(ask.picks) == ask.high:
            ask.closed = True


def answer(g: State, seat: int, option: int) -> None:
    """Take one pick of one seat, known to be legal, and run the rules as far as they go."""
    mine: Ask | None = None
    waiting = False
    for ask in g.asks:
        if not ask.closed:
            if ask.seat == seat:
                mine = ask
            else:
                waiting = True
    assert mine is not None
    answer_sealed(mine, option)
    if not mine.closed or (waiting and g.mode == SEALED):
        return
    asks = g.asks if g.mode == SEALED else [mine]
    g.asks = []
    if len(asks) > 1 and g.trace is not None:
        g.trace.learned = g.kit.everyone  # sealed answers are read out
    f = g.stack[len(g.stack) - 1]
    f.script.steps[f.step - 1].chosen(g, f, asks)
    advance(g)


def options(g: State) -> list[int]:
    """What the first seat that owes an answer may pick: with `choose`, all that a simulation needs."""
    return legal(g, to_act(g))


def choose(g: State, option: int) -> None:
    """Answer for the first seat that owes an answer."""
    answer(g, to_act(g), option)


def deal(g: State, drawn: list[int]) -> None:
    """Take what chance drew and run the rules as far as they go."""
    g.lots_from = 0
    g.lots = 0
    f = g.stack[len(g.stack) - 1]
    f.script.steps[f.step - 1].dealt(g, f, drawn)
    advance(g)


def in_order(options: list[int], ask: Ask) -> list[int]:
    """Of an unordered choice, the options from the last pick on, so that each set is offered once.

    `options` are sorted, an option standing as often as it may be picked; each is offered once. Enough
    stay behind the next pick to reach the ask's lower bound.
    """
    start = 0
    if ask.picks:
        last = ask.picks[len(ask.picks) - 1]
        start = options.index(last) + ask.picks.count(last)
    owed = ask.low - len(ask.picks)
    stop = len(options) - (owed - 1 if owed > 1 else 0)
    out: list[int] = []
    for option in options[start:stop]:
        if not out or out[len(out) - 1] != option:
            out.append(option)
    return out
