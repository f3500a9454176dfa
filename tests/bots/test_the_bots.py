"""Which bots there are, and what every one of them owes the table: a legal move, a reason people can read."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from bots.test_honesty import plays
from laws.tables import every_game, every_table
from ludotheque.bots import Bot, NoThumb, RandomBot, ThumbBot, UnknownBot, bot, bots
from ludotheque.bots.thumb import thumb_of
from ludotheque.kernel.chance import Quick
from ludotheque.locales import LANGUAGES

every_bot = pytest.mark.parametrize("key", bots())

#: Games in which a player sometimes has no choice.
OURS = ("yutaka", "yro", "volfyirion", "saint-seiya")


def test_random_and_thumb_are_there_the_weaker_first():
    assert bots() == ["random", "thumb"]
    assert isinstance(bot("random"), RandomBot)
    assert isinstance(bot("thumb"), ThumbBot)


@pytest.mark.parametrize("key", ["gandalf", "", "Thumb", None, 3])
def test_an_unknown_bot_is_refused_naming_those_there_are(key):
    with pytest.raises(UnknownBot) as refused:
        bot(key)
    assert isinstance(refused.value, ldt.LudothequeError)
    for lang in LANGUAGES:
        assert "random, thumb" in refused.value.text(lang)


def test_a_game_without_rules_of_thumb_is_refused_naming_those_that_have_some():
    with pytest.raises(NoThumb) as refused:
        thumb_of("go-fish")
    for lang in LANGUAGES:
        assert "go-fish" in refused.value.text(lang)
        assert "yutaka" in refused.value.text(lang)


def test_a_bot_that_does_not_say_what_it_plays_cannot_play():
    with pytest.raises(NotImplementedError):
        Bot().advise(ldt.game("yutaka").start(seed=1).look(0), Quick(1))


@every_bot
@every_table
def test_every_advice_is_a_legal_move_to_the_end_of_the_game(table, key):
    if not plays(key, table.game):
        return
    match = table.start(5)
    rng = Quick(5)
    while not match.over:
        seat = match.waiting_for[0]
        advice = bot(key).advise(match.look(seat), rng)
        assert advice.move in match.moves(seat)
        match.play(seat, advice.move)


@every_game
def test_the_random_bot_plays_every_move_about_as_often_as_the_other(table):
    match = table.start(1)
    seat = match.waiting_for[0]
    moves = match.moves(seat)
    rng = Quick(2)
    look = match.look(seat)
    played = [bot("random").advise(look, rng).move for _ in range(40 * len(moves))]
    for move in moves:
        assert 15 < played.count(move) < 75


@every_table
def test_every_reason_of_a_rule_of_thumb_can_be_read_in_every_language(table):
    if not plays("thumb", table.game):
        return
    match = table.start(6)
    rng = Quick(6)
    while not match.over:
        seat = match.waiting_for[0]
        advice = bot("thumb").advise(match.look(seat), rng)
        assert advice.why is not None
        assert advice.why.rule == "" or advice.why.rule.startswith(table.game)
        for lang in LANGUAGES:
            assert advice.reason(lang).endswith(".")
        match.play(seat, advice.move)


@every_game
def test_where_there_is_only_one_move_every_game_gives_the_same_reason(table):
    if not plays("thumb", table.game):
        return
    for seed in range(3, 23):
        match = table.start(seed)
        rng = Quick(seed)
        while not match.over:
            seat = match.waiting_for[0]
            moves = match.moves(seat)
            if len(moves) == 1:
                advice = bot("thumb").advise(match.look(seat), rng)
                assert (advice.move, advice.why.key, advice.why.rule) == (moves[0], "table-only-move", "")
                assert advice.reason("en") == "There is no other move."
                return
            match.play(seat, moves[rng.below(len(moves))])
    assert table.game not in OURS, "each of our four games has forced moves"


def test_the_random_bot_has_no_reasons():
    advice = bot("random").advise(ldt.game("yutaka").start(seed=1).look(0), Quick(1))
    assert advice.why is None
    assert advice.reason("fr") == ""
