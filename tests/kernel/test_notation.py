"""The usual notation for moves of cards, where a face lies, and what no card may be called."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from ludotheque.kernel import (
    BY_FACE,
    DREW,
    EVERYONE,
    NOBODY,
    OWNER,
    BadTable,
    CardMove,
    CardMoves,
    CardType,
    Game,
    Kit,
    Line,
    Option,
    State,
    Text,
    Unreadable,
    WordMove,
    Zone,
    pack,
    usual,
)
from ludotheque.kernel.options import DONE

HAND, TABLE, PLAY, THROW = 0, 2, 1, 2
MOVES = CardMoves([CardMove(PLAY, "play", HAND, 1, to=TABLE), CardMove(THROW, "throw", HAND, 1, sign="-")])


@pytest.fixture
def kit() -> Kit:
    """Two cards, two hands and a table."""
    out = Kit(Game("toy", 1, 2, 2), 2, {})
    out.backs = ["plain"]
    for key in ("Sun", "moon"):
        out.add_type(CardType(key, f"@toy-{key}", facts={"value": 1}, concerns=["R1"]), 2)
    for seat in range(2):
        out.add_zone(Zone("hand", seat, 0, OWNER, EVERYONE, BY_FACE))
    out.add_zone(Zone("table", NOBODY, 0, EVERYONE, EVERYONE))
    return out


def test_a_card_is_written_by_its_key_with_the_sign_of_the_move(kit):
    assert MOVES.write(kit, pack(PLAY, 0)) == "Sun"
    assert MOVES.write(kit, pack(THROW, 1)) == "-moon"


def test_moves_are_read_whatever_their_case_and_what_stands_between_them(kit):
    assert MOVES.read(kit, "sun, -MOON; done") == [pack(PLAY, 0), pack(THROW, 1), DONE]
    with pytest.raises(Unreadable):
        MOVES.read(kit, "star")


def test_a_move_may_be_a_word_with_or_without_a_card_that_is_tapped_for_it(kit):
    words = CardMoves(
        [CardMove(PLAY, "play", HAND, 1), WordMove(3, "pass"), WordMove(4, "take", TABLE, to=HAND, to_stride=1)]
    )
    assert [words.write(kit, pack(verb)) for verb in (3, 4)] == ["pass", "take"]
    assert words.read(kit, "Take, sun pass") == [pack(4), pack(PLAY, 0), pack(3)]
    g = State(kit)
    for face in (0, 1):
        g.add(face, TABLE)
    passed, taken = words.move(g, 1, pack(3)), words.move(g, 1, pack(4))
    assert (passed.verb, passed.zone, passed.place, passed.to_zone) == ("pass", NOBODY, NOBODY, NOBODY)
    assert (taken.verb, taken.zone, taken.place, taken.to_zone) == ("take", TABLE, 1, HAND + 1)


class Counted(Game):
    """A toy whose count is given."""

    def __init__(self, points: list[list[int]]) -> None:
        super().__init__("toy", 1, 2, 4)
        self.points = points

    def lines(self, g: State) -> list[Line]:
        return [Line(Text("toy-line", "R1"), points) for points in self.points]


@pytest.mark.parametrize(
    ("points", "lowest", "seats", "key", "params"),
    [
        ([[3, 1, 2], [0, 4, 0]], False, ["lost", "won", "lost"], "toy-won", {"seat": 1, "n": 5}),
        ([[3, 1, 2], [0, 4, 0]], True, ["lost", "lost", "won"], "toy-won", {"seat": 2, "n": 2}),
        ([[-3, 2, 2]], False, ["lost", "drew", "drew"], "toy-tied", {"n": 2, "count": 2}),
    ],
)
def test_most_points_win_or_fewest_and_equal_ones_tie(points, lowest, seats, key, params):
    score = usual.MostPoints("toy-won", "R1", "toy-tied", "R2", how=DREW, lowest=lowest)
    results, why = score.outcome(State(Kit(Counted(points), 3, {})))
    assert (results, why.key, why.params) == (seats, key, params)
    assert why.rule == ("R1" if key == "toy-won" else "R2")


def test_a_seat_that_is_not_there_cannot_begin():
    game = Game("toy", 1, 2, 4, options=[Option("first", [0, 1, 2, 3, "random"], rule="R3")])
    assert game.settle(4, {"first": 3}) == {"first": 3}
    with pytest.raises(BadTable, match="from 1 to 3") as refused:
        game.settle(3, {"first": 3})
    assert refused.value.rule == "toy R3"


def test_a_move_is_drawn_from_the_hand_to_where_the_card_goes(kit):
    g = State(kit)
    g.add(1, HAND + 1)
    move = MOVES.move(g, 1, pack(PLAY, 1))
    assert (move.verb, move.zone, move.place, move.to_zone) == ("play", HAND + 1, 0, TABLE)
    thrown = MOVES.move(g, 1, pack(THROW, 0))
    assert (thrown.place, thrown.to_zone, thrown.params) == (NOBODY, NOBODY, {"card": "@toy-Sun"})


def test_a_card_says_what_it_was_given(kit):
    assert (kit.types[0].facts(), kit.types[0].concerns(), kit.types[0].texts()) == ({"value": 1}, ["R1"], [])


@pytest.mark.parametrize("key", ["R4", "r12"])
def test_no_card_is_called_like_a_rule(kit, key):
    with pytest.raises(BadTable, match="No card can be called"):
        kit.add_type(CardType(key, "@toy-card"), 1)


def test_those_who_tie_share_the_victory_or_draw():
    assert usual.results([1], 3) == ["lost", "won", "lost"]
    assert usual.results([0, 2], 3) == ["shared", "lost", "shared"]
    assert usual.results([0, 2], 3, tied="drew") == ["drew", "lost", "drew"]


def test_the_place_of_a_face_is_where_views_show_it():
    match = ldt.game("yutaka").start(seed=1)
    hand = next(zone for zone in match.view(0)["zones"] if zone["zone"] == "hand" and zone["seat"] == 0)
    zone = next(n for n, it in enumerate(match.kit.zones) if (it.key, it.seat) == ("hand", 0))
    for place, card in enumerate(hand["cards"]):
        found = match.g.place_by_face(zone, match.kit.type_called(card["card"]).number)
        assert hand["cards"][found]["card"] == card["card"] and found <= place
