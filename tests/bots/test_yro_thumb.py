"""The rules of thumb of YRO: each plan in a position where a person would not hesitate, and how often they win."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ludotheque as ldt
from laws.tables import YRO
from ludotheque.bots import bot
from ludotheque.games.yro import thumb
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.guess import guess
from ludotheque.kernel.position import digest
from ludotheque.lab import arena
from ludotheque.locales import LANGUAGES
from support.yro import table

every_yro = pytest.mark.parametrize("on", YRO.tables, ids=str)
MANY = [on for on in YRO.tables if on.seats != 1]


def advice(match, seat=0):
    """The move and the key of its reason."""
    given = bot("thumb").advise(match.look(seat), Quick(1))
    return given.move, given.why.key.removeprefix("yro-thumb-")


def recruiting(*args, **kwargs):
    """A table at which everybody has thrown nothing away and is asked whom to recruit."""
    match = table(*args, **kwargs)
    for seat in range(match.kit.seats):
        match.play(seat, "done")
    return match


def recruited(match, seat=0):
    """All that a seat recruits by advice."""
    out = []
    question = match.ask(seat)["question"]
    while match.ask(seat) is not None and match.ask(seat)["question"] == question:
        move, _ = advice(match, seat)
        match.play(seat, move)
        out.append(move)
    return out


def reasons(on, seed):
    """The key of every reason in a game of thumbs."""
    match = on.start(seed)
    rng = Quick(seed)
    out = set()
    while not match.over:
        seat = match.waiting_for[0]
        given = bot("thumb").advise(match.look(seat), rng)
        for lang in LANGUAGES:
            assert given.reason(lang).endswith(".")
        out.add(given.why.key)
        match.play(seat, given.move)
    return out


# ------------------------------------------------------------------------------------ the estimate
@every_yro
def test_the_thumb_would_say_the_same_if_it_were_shown_the_truth(on):
    """It reads nothing its seat may not know, even where it lies open before it."""
    match = on.start(9)
    rng = Quick(9)
    decision = 0
    while not match.over:
        seat = match.waiting_for[0]
        told = thumb.best(match.g.copy(), seat, Quick(decision))
        guessed = thumb.best(guess(match.g, seat, Quick(77)), seat, Quick(decision))
        assert (told[0], told[1].key, told[1].params) == (guessed[0], guessed[1].key, guessed[1].params)
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        decision += 1


def test_whatever_is_tried_out_is_taken_back():
    """A thought leaves the world it was thought in as it found it."""
    match = recruiting(["SM3@c3 CF1@c2", "ME1@c3"], ["CF4 CS7 IS1 ME2 SM5", "..."], numbers={"coins": 9, "tech": 2})
    world = match.g.copy()
    thumb.best(world, 0, Quick(1))
    assert digest(world) == digest(match.g)


def test_an_engine_is_what_the_cards_say():
    """R34, R38, R40: Alchimiste, Comptable, Chevalier dragon d'or."""
    engine = thumb.Engine(table(["SM3@c3 SM5@c2 CD2@b3", ""]).g, 0)
    assert list(engine.produces) == [2, 1]
    assert list(engine.earns) == [5, 0, 0]
    assert list(engine.scores) == [0, 1, 0]
    assert list(engine.force) == [6 + 6, 0, 0], "the Comptable hides the Alchimiste"


def test_coins_lose_their_worth_towards_the_end():
    """R43: a third of a VP is left of them."""
    mind = thumb.Mind(table(["ME1@c3", "ME1@c3"]).g, 0)
    worth = [mind._coin(rounds) for rounds in (0.0, 1.0, 2.0, 3.0)]
    assert worth[0] == pytest.approx(1 / 3)
    assert all(later > earlier for earlier, later in pairwise(worth))


def test_the_stronger_guild_expects_more_of_combat():
    """R30."""
    strong = thumb.Mind(table(["CD1@c3 CD1@b3", "ME2@c3 ME2@b3"]).g, 0)
    weak = thumb.Mind(table(["ME2@c3 ME2@b3", "CD1@c3 CD1@b3"]).g, 0)
    assert strong.outlook(0, 1.0)[thumb.IN_COMBAT] > 2 * weak.outlook(0, 1.0)[thumb.IN_COMBAT]


def test_the_end_is_near_when_somebody_has_nearly_forty_points_or_nine_adventurers():
    """R42."""
    early = thumb.Mind(table().g, 0).rounds
    points = thumb.Mind(table(["SM3@c3", ""], numbers={"vp": (0, 38)}).g, 0).rounds
    eight = "ME1@b2 ME1@c2 ME1@d2 ME2@b3 ME2@c3 ME2@d3 ME4@b4 ME4@c4"
    cards = thumb.Mind(table([eight, ""]).g, 0).rounds
    assert early >= 4
    assert points == cards == 1


# ------------------------------------------------------------------------------------ the plans
def test_income_comes_first():
    """R38: in the first round two merchants, not two fighters."""
    match = recruiting(hands=["ME6 ME2 CS1 SM1 CF1", "..."])
    assert "+ME6" in recruited(match)


def test_technology_is_joined_by_those_who_score_by_it():
    """R37, R40: at Tech level III the brewer scores 9 VP a round."""
    match = recruiting(
        ["SM3@c3 SM5@c2", "ME1@c3 ME1@b3"], ["SM6 ME2 CS1 IS4 CS5", "..."], numbers={"coins": 6, "tech": 8}
    )
    assert advice(match) == ("+SM6", "score")


def test_magic_is_joined_by_those_who_score_by_it():
    match = recruiting(
        ["CS7@c3 CS5@c2", "ME1@c3 ME1@b3"], ["ME5 ME2 SM1 IS1 ME7", "..."], numbers={"coins": 3, "magic": 7}
    )
    assert recruited(match)[0] == "+ME5"


def test_war_is_won_by_the_stronger_front():
    """R25, R28: in the last round 4 VP and what Combat brings count for more than coins to come."""
    match = recruiting(
        ["ME2@b3 CS5@c3 CF1@d3", "CF1@c3 SM1@b3 ME2@d3"],
        ["CD1 CS3 SM6 CF4 ME7", "..."],
        numbers={"coins": 4, "vp": (37, 38)},
    )
    assert advice(match) == ("+CD1", "war")


def test_a_line_is_completed_where_it_can_be():
    """R20: the third Marché errant gives 5 VP."""
    match = recruiting(
        ["ME1@c3 ME4@c4", "CD1@b3 CD1@c3 CD1@d3"], ["ME2 CS3 SM6 CF4 ME3", "..."], numbers={"coins": 1, "vp": 20}
    )
    assert recruited(match)[0] == "+ME2"
    match.play(1, "done")
    assert advice(match)[0] in ("ME2-c2", "ME2-c5")
    assert advice(match)[1] == "place-line"


def test_a_sovereign_joins_many_of_the_faction():
    """R19, A23: seven VP at once, and 9 points of Tech in three rounds would not be."""
    guild = "SM1@b2 SM1@c2 SM2@d2 SM3@b3 SM3@c3 SM5@d3"
    match = recruiting([guild, "CF1@c3"], ["SM8 ME2 CS1 IS4 CS5", "..."], numbers={"coins": 6, "vp": (20, 30)})
    assert "+SM8" in recruited(match)


def test_a_fighter_stands_in_front_and_a_scholar_behind():
    """R25, A9."""
    match = recruiting(["CS1@c3", "SM1@c3 SM1@b3"], ["CD1 CF4 SM6 CS8 SM8", "..."], numbers={"coins": 5})
    match.play(0, "+CD1 done")
    match.play(1, "done")
    move, why = advice(match)
    assert (move.split("-")[0], why) == ("CD1", "place-front")


def test_who_can_afford_nobody_has_no_choice():
    """A29."""
    match = recruiting(hands=["CD1 CD2 CD3 SM6 CF4", "..."], numbers={"coins": 3})
    assert advice(match) == ("done", "table-only-move")


def test_what_is_worth_less_than_most_of_the_deck_is_thrown_away():
    """R10: without Tech and with a round to go, a brewer nobody can pay for."""
    match = table(["ME1@c3", "ME1@c3"], ["SM6 ME6 ME6 CS2 CS2", "..."], numbers={"coins": 2})
    assert advice(match) == ("-SM6", "throw")


def test_a_quest_is_worth_three_points():
    """R45: the fourth profession."""
    guild = "CD1@c3 CD2@b3 ME4@d3"
    options = {"quests": "reconstructed"}
    match = recruiting(
        [guild, "CF1@c3"], ["CS5 CS1 CS1 CS1 SM1", "..."], quests="jobs4", numbers={"coins": 0}, options=options
    )
    assert advice(match) == ("+CS5", "quest")


def test_two_cards_are_kept_for_a_draft_and_the_first_of_them_is_named_first():
    """R48: whichever they are, they are picked in the order of the hand."""
    match = ldt.game("yro").start(2, 3, {"draft": True})
    hand = [card["card"] for zone in match.view(0)["zones"] if zone["zone"] == "hand" for card in zone["cards"]][:5]
    kept = recruited(match)
    assert len(kept) == 2
    assert hand.index(kept[0][1:]) <= hand.index(kept[1][1:])


# ------------------------------------------------------------------------------------ reasons and strength
def test_every_phase_has_its_reasons():
    """Over some games each kind of decision is explained in its own words."""
    found = set()
    for seed in range(4):
        found |= reasons(YRO.tables[0], seed)
    found |= reasons(YRO.tables[4], 1)
    for key in ("throw", "income", "war", "score", "place-front", "keep", "draft"):
        assert f"yro-thumb-{key}" in found


def test_the_rule_of_thumb_wins_ninety_five_of_a_hundred_games_against_chance():
    result = arena.run("yro", ["thumb", "random"], 100, 7, workers=1)
    assert result["results"][0]["wins"] >= 95


def test_alone_it_more_often_finishes_than_not():
    """R51, R52: before the rivals are too strong."""
    result = arena.run("yro", ["thumb"], 30, 5, workers=1)
    assert result["results"][0]["wins"] >= 15


@pytest.mark.long
@pytest.mark.parametrize("on", MANY, ids=str)
def test_it_wins_ninety_five_of_a_hundred_games_on_every_table(on):
    bots = ["thumb"] + ["random"] * ((on.seats or 2) - 1)
    result = arena.run("yro", bots, 200, 11, on.options)
    assert result["results"][0]["wins"] >= 190


@pytest.mark.long
def test_alone_it_finishes_three_games_of_five():
    result = arena.run("yro", ["thumb"], 400, 3)
    assert result["results"][0]["wins"] >= 240
