"""The engine: runs the rules until somebody must choose, and takes the answers."""

from __future__ import annotations

from ludotheque.kernel.effect import CHANCE, NO_ASKS, SEALED, Ask, Effect
from ludotheque.kernel.options import DONE
from ludotheque.kernel.rows import Num, Row, append
from ludotheque.kernel.rowtools import count, index, new_row
from ludotheque.kernel.state import State


def advance(g: State) -> None:
    """Run the rules until somebody must choose, chance must draw, or the game is over."""
    stack = g.stack
    while not g.asks and g.lots_from == 0 and not g.over:
        f = stack[-1]
        steps = f.script.steps
        if f.step >= len(steps):
            stack.pop()
            continue
        effect = steps[f.step]
        f.step += 1
        effect.run(g, f)


def asking(g: State) -> Effect:
    """The effect that put the open question."""
    f = g.stack[-1]
    return f.script.steps[f.step - 1]


def ask_of(g: State, seat: Num) -> Ask | None:
    """The question a seat still owes an answer to."""
    for ask in g.asks:
        if ask.seat == seat and not ask.closed:
            return ask
    return None


def to_act(g: State) -> Num:
    """The first seat that owes an answer; CHANCE when chance does, or when nobody does."""
    for ask in g.asks:
        if not ask.closed:
            return ask.seat
    return CHANCE


def legal(g: State, seat: Num) -> Row:
    """What a seat may pick next, DONE last where it has picked enough. Empty when it owes nothing."""
    for ask in g.asks:
        if ask.seat == seat and not ask.closed:
            return _listed(g, ask)
    return new_row()


def options(g: State) -> Row:
    """What the first seat that owes an answer may pick: with `choose`, all that a simulation needs."""
    for ask in g.asks:
        if not ask.closed:
            return _listed(g, ask)
    return new_row()


def _listed(g: State, ask: Ask) -> Row:
    f = g.stack[-1]
    found = f.script.steps[f.step - 1].options(g, f, ask)
    out = Row(found) if isinstance(found, list) else found
    if len(ask.picks) >= ask.low:
        out = append(out, DONE)
    return out


def answer_sealed(ask: Ask, option: Num) -> None:
    """Write one pick down without going on."""
    if option == DONE:
        ask.closed = True
        return
    picks = append(ask.picks[:], option)
    ask.picks = picks
    if len(picks) == ask.high:
        ask.closed = True


def answer(g: State, seat: Num, option: Num) -> None:
    """Take one pick of one seat, known to be legal, and run the rules as far as they go."""
    for ask in g.asks:
        if ask.seat == seat and not ask.closed:
            _take(g, ask, option)
            return
    raise ValueError("this seat was not asked")


def choose(g: State, option: Num) -> None:
    """Answer for the first seat that owes an answer."""
    for ask in g.asks:
        if not ask.closed:
            _take(g, ask, option)
            return
    raise ValueError("nobody was asked")


def _take(g: State, mine: Ask, option: Num) -> None:
    """Take one pick, and go on if it was the last that is needed."""
    answer_sealed(mine, option)
    if not mine.closed:
        return
    asks = g.asks
    if len(asks) > 1:
        if g.mode == SEALED:
            for ask in asks:
                if not ask.closed:
                    return
            if g.trace is not None:
                g.trace.learned = g.kit.everyone  # sealed answers are read out
        else:
            asks = [mine]
    g.asks = NO_ASKS
    f = g.stack[-1]
    f.script.steps[f.step - 1].chosen(g, f, asks)
    advance(g)


def deal(g: State, drawn: Row) -> None:
    """Take what chance drew and run the rules as far as they go."""
    g.lots_from = 0
    g.lots = 0
    f = g.stack[-1]
    f.script.steps[f.step - 1].dealt(g, f, drawn)
    advance(g)


def in_order(options: Row, ask: Ask) -> Row:
    """Of an unordered choice, the options from the last pick on, so that each set is offered once.

    `options` are sorted, an option standing as often as it may be picked; each is offered once. Enough
    stay behind the next pick to reach the ask's lower bound.
    """
    start: Num = 0
    if len(ask.picks):
        last = ask.picks[len(ask.picks) - 1]
        start = index(options, last) + count(ask.picks, last)
    stop: Num = len(options)
    owed = ask.low - len(ask.picks)
    if owed > 1:
        stop -= owed - 1
    out = new_row(len(options))
    for option in options[start:stop]:
        if len(out) == 0 or out[len(out) - 1] != option:
            out = append(out, option)
    return out
