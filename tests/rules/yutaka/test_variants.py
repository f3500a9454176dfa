"""Your own archipelago (R27), with its rulings A13–A16 and A27–A29."""

from collections import Counter

import pytest

from support.yutaka import (
    GAME,
    KINDS,
    LAYOUTS,
    MODES,
    TILES,
    contest,
    eve,
    face_up,
    opened,
    play_out,
    random_moves,
    refusal,
    seen,
    sizes,
    start,
    table,
    true_tiles,
    truth,
    zone,
)

#: One tile lies across three islands, two lie on one, and there is a pile of three.
TANGLE = {"covers": {"1a": ["2a", "3a"], "4a": ["5a"], "4b": ["5a"], "2b": ["2c"], "2c": ["2d"]}}
COVERED = {
    "flat": [],
    "pairs": [f"{n}{letter}" for n in range(1, 6) for letter in "bd"],
    "peak": [f"{n}{letter}" for n in range(1, 6) for letter in "bcd"],
    "tangle": ["2a", "3a", "5a", "2c", "2d"],
}
SHAPES = {"flat": "flat", "pairs": "pairs", "peak": "peak", "tangle": TANGLE}


# ------------------------------------------------------------------------------------ R27, A13, A15
@pytest.mark.parametrize("shape", SHAPES)
def test_at_the_start_only_uncovered_tiles_may_be_turned(shape):
    """R27, A15: the opening reveals obey it like all others."""
    match = start(layout=SHAPES[shape])
    places = [f"{n}{letter}" for n in range(1, 6) for letter in "abcd"]
    assert match.moves(0) == [place for place in places if place not in COVERED[shape]]


def test_a_covered_tile_is_refused_with_the_reason():
    """R27, A15: in both languages."""
    match = start(layout="pairs")
    assert refusal(match, 0, "3b") == (
        "yutaka R27",
        "Tile 3b still lies under a hidden tile; only uncovered tiles can be turned.",
        "La tuile 3b est encore sous une tuile cachée ; seules les tuiles accessibles se retournent.",
    )
    assert {option["move"]: option["rule"] for option in match.ask(0)["refused"]} == {
        place: "yutaka R27" for place in COVERED["pairs"]
    }


def test_equipment_and_dynamite_turn_only_uncovered_tiles_too():
    """R27, R11, R12: the choice is free among what is accessible."""
    match = opened(layout="peak")
    assert len(face_up(match)) == 4
    match = table(hands=("E1 ...", "..."), islands={1: "? ? ? ?", 2: "?! ? ? ?"}, layout="peak")
    match.play(0, "E1-1")
    assert "1a" in match.moves(0)
    assert "2b" in match.moves(0)
    assert refusal(match, 0, "1b")[0] == "yutaka R27"
    match = table(hands=("X ...", "..."), islands={1: "? ? ? ?"}, layout="peak")
    match.play(0, "X-1")
    assert refusal(match, 1, "1d")[0] == "yutaka R27"
    match.play(1, "1a")
    assert match.waiting_for == [1]


def test_a_tile_under_two_others_waits_for_both():
    """A13: it is accessible when every tile lying on it is face up."""
    match = start(layout=TANGLE)
    assert "5a" not in match.moves(0)
    match.play(0, "4a")
    assert refusal(match, 1, "5a")[0] == "yutaka R27"
    match.play(1, "4b")
    assert "5a" in match.moves(0)


def test_a_pile_of_three_is_taken_from_the_top():
    """A13: the lowest tile waits for the one above it, which waits for the one above that."""
    match = start(layout=TANGLE)
    assert not {"2c", "2d"} & set(match.moves(0))
    match.play(0, "2b")
    assert "2c" in match.moves(1)
    assert refusal(match, 1, "2d")[0] == "yutaka R27"
    match.play(1, "2c")
    assert "2d" in match.moves(0)


def test_a_covering_tile_that_is_turned_still_belongs_to_its_island():
    """A13, A29: moved aside, it is counted where the layout says, and so is what lay under it."""
    islands = {1: "dague-12 idole-5", 2: "dague-8 cristaux-1", 3: "dague-4 cristaux-3"}
    columns = {(0, 1): "D1", (1, 2): "D1", (0, 3): "D3", (1, 3): "D2"}
    match = eve("E4", 0, columns, islands, layout=TANGLE)
    match.play(0, "E4-4")
    match.play(0, match.moves(0)[0])
    assert [contest(match, n, "dague")[0] for n in (1, 2, 3)] == [[12, 0], [0, 8], [4, 0]]
    assert [zone(match, "island", None, n)["count"] for n in range(1, 6)] == [4, 4, 4, 4, 4]


# ------------------------------------------------------------------------------------ A14
@pytest.mark.parametrize("shape", ["pairs", "peak", "tangle"])
def test_the_cube_of_a_covered_tile_is_not_seen(shape):
    """A14: in Tactika the types of the uncovered tiles are known from the start, those under cover are not."""
    match = start(mode="tactika", layout=SHAPES[shape])
    for viewer in (0, 1, None):
        shown = seen(match, viewer)
        for place, tile in true_tiles(match).items():
            assert shown[place] == (None if place in COVERED[shape] else tile.split("-")[0])


def test_nor_is_it_seen_while_the_tiles_are_laid_out():
    """A14, A27: nothing that is told of the setup names the cube of a covered tile."""
    match = start(mode="tactika", layout="pairs")
    for viewer in (0, 1, None):
        for event in match.events(viewer):
            to = event.get("to", {})
            if event["event"] == "moved" and to["zone"] == "island":
                covered = f"{to['number']}{'abcd'[to['place']]}" in COVERED["pairs"]
                assert (event["back"] is None) == covered


def test_a_cube_comes_to_light_with_its_tile():
    """A14: the type is seen as soon as the tile is accessible; the value is not, and other covers stay closed."""
    match = start(mode="tactika", layout="pairs")
    tiles = true_tiles(match)
    match.play(0, "3a")
    for viewer in (0, 1, None):
        shown = seen(match, viewer)
        assert shown["3a"] == tiles["3a"]
        assert shown["3b"] == tiles["3b"].split("-")[0]
        assert shown["3d"] is None
        assert shown["1b"] is None


def test_under_two_covers_the_cube_stays_hidden_until_both_are_gone():
    """A14, A13: one cover left is enough."""
    match = start(mode="tactika", layout=TANGLE)
    match.play(0, "4a")
    assert seen(match)["5a"] is None
    match.play(1, "4b")
    assert seen(match)["5a"] == true_tiles(match)["5a"].split("-")[0]


def test_a_table_set_by_hand_hides_covered_cubes_too():
    """A14: whatever is covered in a position is unseen."""
    match = table(islands={1: "dague-12 idole-5 dague-8! cristaux-1"}, layout="pairs", mode="tactika")
    for viewer in (0, 1, None):
        assert [seen(match, viewer)[place] for place in ("1a", "1b", "1c", "1d")] == [
            "dague",
            None,
            "dague-8",
            "cristaux",
        ]


def test_a_running_table_set_up_again_shows_as_much_as_before():
    """A14, A28: what is covered stays unseen, what came to light stays seen."""
    match = opened(mode="tactika", layout=TANGLE)
    again = GAME.from_position(match.position())
    for viewer in (0, 1, None):
        assert again.view(viewer) == match.view(viewer)
        assert seen(again, viewer) == seen(match, viewer)


def test_a_table_may_agree_that_covered_cubes_are_seen():
    """A14: the ruling we are least sure of is an option of the layout."""
    covers = {f"{n}a": [f"{n}b", f"{n}c", f"{n}d"] for n in range(1, 6)}
    match = start(mode="tactika", layout={"covers": covers, "cubes": "seen"})
    assert seen(match) == {place: tile.split("-")[0] for place, tile in true_tiles(match).items()}
    assert match.moves(0) == ["1a", "2a", "3a", "4a", "5a"]


def test_black_cubes_stay_black_under_any_cover():
    """A14, R26: of a colour that is not known, nothing is learned when it comes to light."""
    match = start(known=["idole"], layout="pairs")
    tiles = true_tiles(match)
    match.play(0, "3a")
    assert seen(match)["3b"] == ("idole" if tiles["3b"].startswith("idole") else "black")


# ------------------------------------------------------------------------------------ A16
SIZES = {"islands": [1, 2, 4, 6, 7], "covers": {"1a": ["5g"]}}


def test_islands_may_have_other_sizes():
    """A16: as long as there are twenty tiles in all."""
    match = start(layout=SIZES)
    assert [zone(match, "island", None, n)["count"] for n in range(1, 6)] == [1, 2, 4, 6, 7]
    letters = ["a", "ab", "abcd", "abcdef", "abcdef"]
    assert match.moves(0) == [f"{n}{letter}" for n in range(1, 6) for letter in letters[n - 1]]
    match.play(0, "1a")
    assert "5g" in match.moves(1)
    assert refusal(match, 1, "1b")[0] == "table"


def test_columns_hold_five_cards_whatever_the_size_of_the_island():
    """A16, R14: the limit does not follow the tiles."""
    match = table({(0, 5): "I1 I2 I3 I4 D1"}, hands=("D2 ...", "..."), layout=SIZES)
    assert refusal(match, 0, "D2-5")[0] == "yutaka R14"
    match = table({(0, 1): "I1 I2 I3 I4"}, hands=("D2 ...", "..."), layout=SIZES)
    assert match.why_not(0, "D2-1") is None


def test_four_tiles_an_island_is_the_rule():
    """A16: if a layout does not say otherwise."""
    match = start(layout={"covers": {"1a": ["1b"]}})
    assert [zone(match, "island", None, n)["count"] for n in range(1, 6)] == [4, 4, 4, 4, 4]


# ------------------------------------------------------------------------------------ A27
@pytest.mark.parametrize("shape", SHAPES)
def test_five_tiles_are_removed_from_every_archipelago(shape):
    """A27: R3 comes first, whatever the layout."""
    match = start(layout=SHAPES[shape])
    assert zone(match, "removed")["count"] == 5
    assert len(true_tiles(match)) == 20
    assert [sizes(match, seat) for seat in range(2)] == [(6, 18), (6, 18)]


def test_the_layout_is_public_and_the_tiles_under_cover_are_chance():
    """A27: everybody knows what covers what; any tile may lie underneath."""
    for viewer in (0, 1, None):
        layout = start(layout=TANGLE).view(viewer)["table"]["layout"]
        assert layout["covers"] == TANGLE["covers"]
        assert layout["islands"] == [4, 4, 4, 4, 4]
    under = {true_tiles(start(seed, layout=TANGLE))["5a"] for seed in range(250)}
    assert len(under) == 25


# ------------------------------------------------------------------------------------ A28
@pytest.mark.parametrize("shape", SHAPES)
def test_the_cube_of_a_removed_tile_stays_in_view(shape):
    """A28: its type is public if its colour is a known one; its value is not."""
    match = start(known=["idole", "equipement"], layout=SHAPES[shape])
    for viewer in (0, 1, None):
        for tile, shown in zip(truth(match)["removed"], zone(match, "removed", viewer=viewer)["cards"], strict=True):
            kind = tile.split("-")[0]
            assert shown == {"card": None, "back": kind if kind in ("idole", "equipement") else "black", "open": False}


def test_the_types_under_cover_are_known_as_a_group():
    """A28, A14: the list minus what is seen is what lies covered, but nobody can say where."""
    match = start(mode="tactika", layout="peak")
    shown = [kind for kind in seen(match, 0).values() if kind is not None]
    shown += [tile["back"] for tile in zone(match, "removed", viewer=0)["cards"]]
    left = Counter({kind: len(values) for kind, values in TILES.items()}) - Counter(shown)
    covered = [tile.split("-")[0] for place, tile in true_tiles(match).items() if place in COVERED["peak"]]
    assert left == Counter(covered)
    guesses = {true_tiles(match.guess(0, seed))["1b"].split("-")[0] for seed in range(60)}
    assert guesses == {kind for kind in KINDS if left[kind]}


# ------------------------------------------------------------------------------------ A29
def test_an_uncovered_tile_is_available_to_the_very_next_reveal():
    """A29: of either player, opening reveals included."""
    match = start(layout="pairs")
    match.play(0, "1a")
    match.play(1, "1b")
    match.play(0, "2c")
    match.play(1, "3a")
    assert match.waiting_for == [0]
    match = table(hands=("E1 E2 ...", "X ..."), islands={1: "? ? ? ?"}, layout="pairs")
    match.play(0, "E1-1")
    match.play(0, "1a")
    match.play(1, "X-1")
    match.play(0, "1b")
    assert {"1a", "1b"} <= set(face_up(match))


def test_a_cover_may_span_islands():
    """A29: one tile of island 1 lies on islands 2 and 3; turned, it opens both."""
    match = start(layout=TANGLE)
    assert refusal(match, 0, "2a")[0] == "yutaka R27"
    assert refusal(match, 0, "3a")[0] == "yutaka R27"
    match.play(0, "1a")
    assert {"2a", "3a"} <= set(match.moves(1))


# ------------------------------------------------------------------------------------ to the end
@pytest.mark.parametrize("options", MODES, ids=str)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_archipelago_is_played_to_the_end(shape, options):
    """R27, A13, A14: there is always a tile to turn, never a covered one, and its cube was never seen too early."""
    match = start(5, layout=SHAPES[shape], **options)
    layout = match.view(None)["table"]["layout"]
    for seat, move in random_moves(match, seed=5):
        up = set(face_up(match))
        open_now = {
            place
            for place in true_tiles(match)
            if place not in up and all(top in up for top, below in layout["covers"].items() if place in below)
        }
        assert open_now
        if move[0] in "12345":
            assert set(match.moves(seat)) == open_now
        if "mode" not in options or options["mode"] != "mysteria":
            unseen = {place for place, cube in seen(match, seat).items() if cube is None}
            assert unseen == set(true_tiles(match)) - up - open_now
    assert len(face_up(match)) == 20


@pytest.mark.parametrize("shape", LAYOUTS)
def test_a_game_on_any_layout_replays(shape):
    """R27, A30: the record holds the layout."""
    match = play_out(start(2, layout=shape), seed=2)
    again = GAME.from_position(match.position())
    assert again.view(None)["table"]["layout"] == match.view(None)["table"]["layout"]
    assert again.scores() == match.scores()
