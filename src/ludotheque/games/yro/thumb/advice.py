"""Which move to make, and why."""

from __future__ import annotations

from ludotheque.games.yro import verbs
from ludotheque.games.yro.thumb.draw import prefer, throw
from ludotheque.games.yro.thumb.mind import Mind
from ludotheque.games.yro.thumb.placement import place
from ludotheque.games.yro.thumb.recruitment import recruit
from ludotheque.kernel import DONE, Num, Row, State, Text, verb_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import ask_of, legal


def best(g: State, seat: Num, rng: Quick) -> tuple[int, Text]:
    """The same for any world the seat holds possible; the generator decides what cards are imagined."""
    options = legal(g, seat)
    if len(options) == 1:
        return options[0], Text("table-only-move")
    return _best_of(g, seat, options, rng)


def explain(g: State, seat: Num, option: Num, rng: Quick) -> Text | None:
    """What speaks for a place or for a card to keep, whatever else there is; None where these rules know nothing."""
    if option == DONE or verb_of(option) not in (verbs.PLACE, verbs.KEEP, verbs.DRAFT):
        return None
    found, why = _best_of(g, seat, Row([option]), rng)
    return why if found == option else None


def _best_of(g: State, seat: Num, options: Row, rng: Quick) -> tuple[int, Text]:
    ask = ask_of(g, seat)
    assert ask is not None
    mind = Mind(g, seat)
    verb = verb_of(options[0]) if options[0] != DONE else verb_of(options[1])
    if verb == verbs.PLACE:
        return place(mind, ask, options)
    if verb == verbs.DISCARD:
        return throw(mind, ask, options, rng)
    if verb in (verbs.KEEP, verbs.DRAFT):
        return prefer(mind, ask, options, verb)
    return recruit(mind, ask, options)
