"""The rules of thumb of Yutakâ, each in a position where a person would not hesitate."""

from __future__ import annotations

import pytest

from laws.tables import YUTAKA
from ludotheque.bots import bot
from ludotheque.games.yutaka import thumb
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.guess import guess
from support.yutaka import table

every_yutaka = pytest.mark.parametrize("on", YUTAKA.tables, ids=str)


def advice(match, seat=0):
    """The move and the key of its reason."""
    given = bot("thumb").advise(match.look(seat), Quick(1))
    return given.move, given.why.key.removeprefix("yutaka-thumb-")


# ------------------------------------------------------------------------------------ counting
@every_yutaka
def test_a_hidden_tile_is_worth_the_mean_of_all_it_may_be(on):
    """A26, A28: whatever the list, the cubes and the covers, the tally is the mean over many guesses."""
    match = on.start(2)
    rng = Quick(8)
    for _ in range(17):
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    tally = thumb.Tally(match.g, 0)
    kit = tally.kit
    worlds = 600
    mean = [0.0] * thumb.CONTESTS
    for _ in range(worlds):
        world = guess(match.g, 0, rng)
        for island in range(5):
            for tile in world.cards(island):
                face = kit.tiles[world.face[tile] - len(kit.cards)]
                mean[thumb.TYPES * island + face.kind] += face.value / worlds
    assert tally.worth == pytest.approx(mean, abs=1.2)
    assert sum(tally.worth) == pytest.approx(sum(mean), abs=1.0)
    assert tally.hidden == sum(zone["count"] for zone in match.view(0)["zones"] if zone["zone"] == "island") - sum(
        card["open"] for zone in match.view(0)["zones"] if zone["zone"] == "island" for card in zone["cards"]
    )


@every_yutaka
def test_the_thumb_would_say_the_same_if_it_were_shown_the_truth(on):
    """It reads nothing its seat may not know, even where it lies open before it."""
    match = on.start(9)
    rng = Quick(9)
    decision = 0
    while not match.over:
        seat = match.waiting_for[0]
        told = thumb.best(match.g, seat, Quick(decision))
        world = guess(match.g, seat, Quick(77))
        guessed = thumb.best(world, seat, Quick(decision))
        assert (told[0], told[1].key, told[1].params) == (guessed[0], guessed[1].key, guessed[1].params)
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        decision += 1


def test_what_is_to_come_is_what_is_not_on_the_table():
    match = table({(0, 1): "D4 E2", (1, 1): "I3 X"})
    tally = thumb.Tally(match.g, 0)
    assert tally.to_come == [[10, 6, 10, 10, 3], [7, 10, 10, 10, 4]]
    assert tally.room == [[3, 5, 5, 5, 5], [3, 5, 5, 5, 5]]
    assert tally.column == [[6, 0, 0, 0, 0], [3, 0, 0, 0, 0]]


# ------------------------------------------------------------------------------------ the estimate
def test_a_lead_nobody_can_touch_is_worth_all_of_it_and_an_open_one_less():
    match = table({(0, 2): "D4", (1, 2): "D3"}, {2: "dague-12! ? ? ?"})
    tally = thumb.Tally(match.g, 0)
    at = thumb.TYPES * 1 + 1
    now = thumb.estimate(tally, 0)[at]
    later = thumb.estimate(tally, tally.hidden)[at]
    assert now == pytest.approx(tally.worth[at])
    assert 0 < later < now


def test_equal_sums_are_worth_nothing_when_the_game_ends():
    """R20."""
    match = table({(0, 2): "D3", (1, 2): "D3"}, {2: "dague-12! ? ? ?"})
    assert thumb.estimate(thumb.Tally(match.g, 0), 0)[thumb.TYPES * 1 + 1] == 0


def test_a_lone_equipment_card_wins_however_little_else_lies_there():
    """R21 (b)."""
    match = table({(0, 3): "E1", (1, 3): "D4 I4 A4"}, {3: "equipement-9! ? ? ?"})
    at = thumb.TYPES * 2 + 4
    tally = thumb.Tally(match.g, 0)
    assert thumb.estimate(tally, 0)[at] == pytest.approx(tally.worth[at])


def test_what_one_side_hopes_for_the_other_fears():
    match = table({(0, 3): "E1 D2", (1, 2): "D4 I4", (1, 5): "X"}, {3: "equipement-9! ? ? ?"})
    mine = sum(thumb.estimate(thumb.Tally(match.g, 0), 9))
    yours = sum(thumb.estimate(thumb.Tally(match.g, 1), 9))
    assert mine == pytest.approx(-yours)


# ------------------------------------------------------------------------------------ advice
def test_the_last_place_of_a_column_is_filled_with_dynamite():
    """R13, R14: nothing can be added to a full column, so what is led there is won."""
    match = table(
        {(0, 2): "I3 D3 A3 C3 X", (1, 2): "I2 D2 A2 C2"},
        {2: "idole-15! dague-12! amphore-10! cristaux-9!"},
        hands=("X I1 D1 A2 C1 C2", "..."),
    )
    assert advice(match) == ("X-2", "fill")


def test_a_lone_equipment_card_steals():
    """R21 (b)."""
    match = table(
        {(0, 1): "E2 E3 E4", (1, 1): "D4 D3", (0, 5): "C4 C3 C2", (1, 5): "A4 A3 A2 X X"},
        {5: "equipement-9! equipement-6! equipement-5! equipement-4!"},
        hands=("E1 I1 I2 D1 A1 C1", "..."),
    )
    assert advice(match) == ("E1-5", "steal")


def test_the_lead_is_taken_where_the_points_are():
    """R18: and the other side, full, cannot answer."""
    match = table(
        {(1, 2): "D3 I4 A4 C4 X", (0, 1): "I3"},
        {2: "dague-12! dague-8! dague-6! dague-4!"},
        hands=("D4 I1 A1 C1 C2 C3", "..."),
    )
    assert advice(match) == ("D4-2", "lead")


def test_the_winner_ends_the_game_with_the_last_tile():
    """R17, D7: what is in hand and pile counts for nothing any more."""
    laid = {
        (0, 1): "E1 E2 E3 D4 D3",
        (1, 1): "X X X X I1",
        (0, 2): "X X X X I4",
        (1, 2): "E1 E2 E3 E4 D1",
    }
    islands = {1: "dague-12! dague-8! dague-6! idole-5", 2: "idole-15! idole-10! dague-4! amphore-2!"}
    match = table(laid, islands, hands=("E4 I1 I2 C1 C2 C3", "I4 I3 I2 D4 D3 D2"))
    move, why = advice(match)
    assert move.startswith("E4")
    assert why == "end"


def test_a_player_certain_to_lose_does_not_end_the_game():
    """R17: nothing is worse than a sure loss."""
    laid = {
        (1, 1): "E1 E2 E3 D4 D3",
        (0, 1): "X X X X I1",
        (1, 2): "X X X X I4",
        (0, 2): "E1 E2 E3 D1",
        (1, 3): "E4",
    }
    islands = {1: "dague-12! dague-8! dague-6! idole-5", 2: "idole-15! idole-10! dague-4! amphore-2!"}
    match = table(laid, islands, hands=("E4 I2 I3 C1 C2 C3", "..."))
    assert not advice(match)[0].startswith("E4")


def test_a_tile_is_turned_where_there_is_room_to_act_on_it():
    match = table({(1, 3): "I1 I2 I3 X X"}, hands=("E4 ...", "..."))
    match.play(0, "E4-1")
    move, why = advice(match)
    assert move[0] == "3"
    assert why == "turn-room"


def test_what_can_only_be_done_is_done_without_words():
    match = table(
        {(0, 1): "E1 E2 E3 D4 D3", (1, 1): "X X X X I1", (0, 2): "X X X X I4", (1, 2): "E1 E2 E3 E4 D1"},
        hands=("E4 ...", "..."),
    )
    match.play(0, "E4-3")
    if not match.over:
        assert advice(match)[1] == "table-only-move"


@every_yutaka
def test_a_reason_speaks_of_a_contest_the_card_takes_part_in(on):
    """R18, R21: that of its own type, or the fight for Équipement tiles, where every card counts."""
    match = on.start(12)
    rng = Quick(12)
    while not match.over:
        seat = match.waiting_for[0]
        given = bot("thumb").advise(match.look(seat), rng)
        if "kind" in given.why.params:
            own = given.why.params["card"].removeprefix("@yutaka-card-").split(":")[0]
            assert given.why.params["kind"] in (f"@yutaka-kind-{own}", "@yutaka-kind-equipement")
            assert given.why.params["number"] == int(given.move[-1])
        match.play(seat, given.move)
