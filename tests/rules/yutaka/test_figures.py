"""What the rules work out for the eye: sums, leads, free places, covered tiles, what is still to be found."""

from support.yutaka import TILES, finish, start, table


def figures(match, key, viewer=None):
    """All figures of one key: where each belongs, and the rest of it."""
    out = {}
    for figure in match.view(viewer)["figures"]:
        if figure["figure"] == key:
            at = figure.get("at", {"zone": "table", "number": 0})
            rest = {name: value for name, value in figure.items() if name not in ("figure", "at", "seat", "about")}
            where = (at["zone"], at["number"], figure["seat"], *figure.get("about", []))
            assert where not in out, "the same figure stands twice"
            out[where] = rest
    return out


def test_a_column_has_five_places():
    """R14, R13: a Dynamite takes one like any other card."""
    free = figures(table({(0, 1): "D4 X", (1, 2): "I1 I2 X X X"}), "free")
    assert len(free) == 10
    assert free["column", 1, 0] == {"n": 3, "of": 5}
    assert free["column", 2, 1] == {"n": 0, "of": 5}
    assert free["column", 1, 1] == {"n": 5, "of": 5}


def test_a_column_adds_up_to_the_values_of_its_cards():
    """R13, R21: a Dynamite is worth nothing; of an empty column nothing is said."""
    match = table({(0, 1): "D4 X", (1, 1): "D2 E3", (0, 3): "X"})
    assert figures(match, "total") == {
        ("column", 1, 0): {"n": 4},
        ("column", 1, 1): {"n": 5},
        ("column", 3, 0): {"n": 0},
    }


def test_the_higher_sum_of_a_kind_leads_whatever_else_lies_there():
    """R18: Dagger 4 against Daggers 2 and 3; Idol 4 does not help."""
    match = table({(0, 1): "D4 I4", (1, 1): "D2 D3"})
    assert figures(match, "lead") == {("island", 1, 1, "dague"): {"n": 5, "of": 4}}


def test_whoever_alone_has_cards_of_a_kind_competes_alone():
    """R19: for Amphoras and Daggers here; nobody competes for anything else."""
    match = table({(0, 2): "A1", (1, 2): "D4"})
    assert figures(match, "alone") == {
        ("island", 2, 1, "dague"): {"n": 4},
        ("island", 2, 0, "amphore"): {"n": 1},
    }
    assert figures(match, "lead") == figures(match, "tie") == {}


def test_equal_sums_are_a_tie_and_belong_to_nobody():
    """R20: Amphora 4 against Amphoras 1 and 3."""
    match = table({(0, 5): "A4", (1, 5): "A1 A3"})
    assert figures(match, "tie") == {("island", 5, None, "amphore"): {"n": 4}}


def test_for_equipment_whole_columns_are_compared():
    """R21: 2 + 1 + 1 against 3 + 2 + 2 + 1, Dynamites worth nothing."""
    match = table({(0, 1): "E2 X I1 E1", (1, 1): "D3 E2 I2 X A1"})
    assert figures(match, "lead")["island", 1, 1, "equipement"] == {"n": 8, "of": 4}


def test_a_heavy_column_without_equipment_does_not_compete_for_it():
    """R21: Equipment 3 is alone against a column of 12."""
    match = table({(0, 2): "E3", (1, 2): "D4 I4 A4"})
    assert figures(match, "alone")["island", 2, 0, "equipement"] == {"n": 3}
    assert figures(match, "total")["column", 2, 1] == {"n": 12}


def test_who_leads_does_not_wait_for_tiles():
    """R18: sums are compared before any tile of the kind is face up."""
    match = start()
    assert figures(match, "lead") == figures(match, "alone") == figures(match, "tie") == {}
    match = table({(0, 1): "I1"}, {1: "? ? ? ?"})
    assert figures(match, "alone") == {("island", 1, 0, "idole"): {"n": 1}}


def test_a_tile_is_covered_until_every_tile_on_it_has_been_turned():
    """A13: 1a is turned, 1c is not; 2a lies on a tile of the next island."""
    layout = {"covers": {"1a": ["1b"], "1c": ["1b", "1d"], "2a": ["3b"]}}
    match = table({(0, 5): "E1"}, {1: "?! ? ? ?", 2: "? ? ? ?"}, hands=("E2 ...", "..."), layout=layout)
    shown = [f for f in match.view(0)["figures"] if f["figure"] == "covered"]
    assert [(f["at"]["number"], f["places"], f["about"]) for f in shown] == [
        (1, [1], ["1c"]),
        (1, [3], ["1c"]),
        (3, [1], ["2a"]),
    ]
    match.play(0, "E2-5")
    match.play(0, "1c")
    assert figures(match, "covered") == {("island", 3, None, "2a"): {"places": [1]}}


def test_under_two_tiles_both_are_named():
    """A13: in the order of their places."""
    match = start(layout={"covers": {"1a": ["2a"], "1b": ["2a"]}})
    assert figures(match, "covered") == {("island", 2, None, "1a", "1b"): {"places": [0]}}


def test_hidden_tiles_are_counted():
    """R4, R7, R17: twenty, and the last one ends the game."""
    match = start()
    assert figures(match, "hidden") == {("table", 0, None): {"n": 20, "of": 20}}
    match.play(0, "1a")
    assert figures(match, "hidden") == {("table", 0, None): {"n": 19, "of": 20}}
    over = finish({(0, 1): "I1"}, {1: "idole-15"})
    assert figures(over, "hidden") == {("table", 0, None): {"n": 0, "of": 20}}


def test_of_two_equal_tiles_one_face_up_strikes_only_one_off():
    """R5: Daggers 12, 8, 8 and 2, of which 12 and one 8 are face up; Idols 15, 10 and 5, of which 15 and 5 are."""
    tiles = {**TILES, "dague": [12, 8, 8, 2]}
    unseen = figures(table({}, {1: "dague-8! idole-15! idole-5! dague-12!"}, tiles=tiles), "unseen")
    assert unseen == {
        ("table", 0, None, "idole"): {"n": 10, "of": 30, "places": [1]},
        ("table", 0, None, "dague"): {"n": 10, "of": 30, "places": [2, 3]},
        ("table", 0, None, "amphore"): {"n": 30, "of": 30, "places": [0, 1, 2, 3, 4]},
        ("table", 0, None, "cristaux"): {"n": 30, "of": 30, "places": [0, 1, 2, 3, 4, 5]},
        ("table", 0, None, "equipement"): {"n": 30, "of": 30, "places": [0, 1, 2, 3, 4, 5, 6]},
    }


def test_at_the_end_everything_has_been_found():
    """A17: the removed tiles are shown, too."""
    unseen = figures(finish({(0, 1): "I1"}, {1: "idole-15"}), "unseen")
    assert list(unseen.values()) == [{"n": 0, "of": 30}] * 5


def test_everybody_gets_the_same_figures():
    """R5, R14: what they rest on lies open."""
    match = table({(0, 1): "D4 X", (1, 1): "D2 E3"}, layout="pairs")
    assert match.view(0)["figures"] == match.view(1)["figures"] == match.view(None)["figures"]
