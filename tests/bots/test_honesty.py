"""A bot owes its advice to what its seat knows and to its dice, and nothing to the truth."""

from __future__ import annotations

import pytest

from laws.tables import every_game, every_table
from ludotheque.bots import bot, bots
from ludotheque.bots.thumb import has_thumb
from ludotheque.kernel.chance import Quick

every_bot = pytest.mark.parametrize("key", bots())


def plays(key, game):
    """A game need not have a rule of thumb; every other bot plays everything."""
    return key != "thumb" or has_thumb(game)


def said(match, seat, key, seed):
    """All that a bot says in a seat."""
    advice = bot(key).advise(match.look(seat), Quick(seed))
    why = advice.why
    return advice.move, None if why is None else (why.key, why.rule, why.params)


def assert_honest(table, key, deal, worlds):
    """Play a game; at every decision, whatever the seat cannot know may be otherwise and the advice stays."""
    if not plays(key, table.game):
        return
    match = table.start(deal)
    rng = Quick(deal)
    decision = 0
    while not match.over:
        for seat in match.waiting_for:
            advice = said(match, seat, key, decision)
            for k in worlds:
                world = match.guess(seat, 1000 * decision + k)
                assert said(world, seat, key, decision) == advice, (str(table), deal, decision, seat, k)
        seat = match.waiting_for[0]
        # Half of the moves are the bot's own, so that its usual positions are seen as well as odd ones.
        moves = match.moves(seat)
        own = rng.below(2) == 0
        match.play(seat, said(match, seat, key, decision)[0] if own else moves[rng.below(len(moves))])
        decision += 1


@every_bot
@every_table
def test_the_same_advice_in_every_world_the_seat_holds_possible(table, key):
    assert_honest(table, key, 3, range(2))


@pytest.mark.long
@every_bot
@every_table
def test_the_same_advice_in_many_games_and_many_worlds(table, key):
    for deal in range(20):
        assert_honest(table, key, 100 + deal, range(10))


@every_bot
@every_game
def test_other_dice_may_give_other_advice_and_the_same_dice_never_do(table, key):
    """Not at every question: some have one good answer, whatever is imagined. A rule of thumb may do without dice."""
    if not plays(key, table.game):
        return
    match = table.start(4)
    moves: set[str] = set()
    while len(moves) < 2 and not match.over:
        seat = match.waiting_for[0]
        advice = [said(match, seat, key, seed) for seed in range(20)]
        assert advice == [said(match, seat, key, seed) for seed in range(20)]
        moves = {move for move, _ in advice}
        match.play(seat, advice[0][0])
    assert len(moves) > 1 or key == "thumb"


@every_bot
@every_game
def test_a_bot_that_reads_its_moves_only_says_the_same_when_it_is_given_nothing_else(table, key):
    if not bot(key).moves_only:
        return
    match = table.start(6)
    while not match.over:
        seat = match.waiting_for[0]
        lean = bot(key).advise(match.look(seat, moves_only=True), Quick(len(match.answers)))
        assert lean.move == said(match, seat, key, len(match.answers))[0]
        match.play(seat, lean.move)


@every_bot
@every_game
def test_a_bot_leaves_what_it_looked_at_as_it_was(table, key):
    if not plays(key, table.game):
        return
    match = table.start(5)
    seat = match.waiting_for[0]
    look = match.look(seat)
    before = match.digest(), look.view, look.moves
    bot(key).advise(look, Quick(1))
    assert (match.digest(), look.view, look.moves) == before
