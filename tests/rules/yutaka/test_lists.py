"""What an owner may replace: the tile values (A26) and the archipelago (R27, A13, A14, A16, A29)."""

from collections import Counter

import pytest

import ludotheque as ldt
from support.yutaka import GAME, KINDS, TILES, face_up, play_out, seen, start, told, truth, zone

#: As few tiles of a type as 30 points allow with values up to 15, and as many as that leaves for the last one.
EXTREME = {
    "idole": [15, 15],
    "dague": [15, 15],
    "amphore": [15, 15],
    "cristaux": [15, 15],
    "equipement": [14] + [1] * 16,
}


def refused(**options):
    """What the table says to these options."""
    with pytest.raises(ldt.BadTable) as error:
        start(**options)
    return told(error.value)


# ------------------------------------------------------------------------------------ tile lists
@pytest.mark.parametrize("name", ["A", "B", "C"])
def test_the_lists_of_the_house_keep_to_what_is_known(name):
    """A26: 25 tiles, 30 points per type, 150 in all, values from 1 to 15, and marked as reconstructed."""
    match = GAME.start(seed=1, options={"tiles": name})
    values = match.view(None)["table"]["values"]
    assert list(values) == KINDS
    assert sum(len(line) for line in values.values()) == 25
    assert [sum(line) for line in values.values()] == [30] * 5
    assert all(1 <= value <= 15 for line in values.values() for value in line)
    assert match.view(None)["cards"]["id"] == name
    assert match.view(None)["cards"]["provenance"] == "reconstructed"
    play_out(match)
    assert match.over


def test_the_house_plays_list_b():
    """A26: three Idols, four Daggers, five Amphoras, six Crystals, seven Equipment tiles."""
    assert GAME.start(seed=1).record()["cards"]["content"] == {
        "idole": [15, 10, 5],
        "dague": [12, 8, 6, 4],
        "amphore": [10, 8, 6, 4, 2],
        "cristaux": [9, 7, 6, 4, 3, 1],
        "equipement": [9, 6, 5, 4, 3, 2, 1],
    }


def test_an_owner_may_enter_his_own_list():
    """A26: in any order, with repeated values; the record carries it whole."""
    own = {**TILES, "idole": [5, 10, 5, 10], "equipement": [1, 3, 5, 6, 6, 9]}
    match = start(tiles=own)
    values = {**TILES, "idole": [10, 10, 5, 5], "equipement": [9, 6, 6, 5, 3, 1]}
    assert match.view(None)["table"]["values"] == values
    assert match.record()["cards"]["content"] == values
    everything = Counter(tile for zone_of in truth(match).values() for tile in zone_of if "-" in tile)
    assert everything == Counter(f"{kind}-{value}" for kind, line in values.items() for value in line)
    again = ldt.replay(play_out(match).record())
    assert again.position() == match.position()


@pytest.mark.parametrize("options", [{"mode": "mysteria"}, {"mode": "tactika"}, {"layout": "peak"}], ids=str)
def test_counts_come_from_the_list_and_cubes_follow_it(options):
    """A26: two tiles of four types and seventeen of the fifth; nothing assumes five per type."""
    match = start(tiles=EXTREME, **options)
    if options.get("mode") == "tactika":
        cubes = Counter(seen(match).values()) + Counter(tile["back"] for tile in zone(match, "removed")["cards"])
        assert cubes == {"idole": 2, "dague": 2, "amphore": 2, "cristaux": 2, "equipement": 17}
    play_out(match, seed=1)
    assert len(face_up(match)) == 20
    counted = sum(line["params"]["n"] for line in match.scores()["lines"])
    assert counted == 150 - sum(int(tile.split("-")[1]) for tile in truth(match)["removed"])


def test_equal_tiles_are_counted_each():
    """A26, R18: two Idols of 15 on one island are worth 30."""
    zones = {f"island {n}": [] for n in range(1, 6)}
    tiles = [f"{kind}-{value}!" for kind, line in EXTREME.items() for value in line]
    for n in range(1, 6):
        zones[f"island {n}"] = tiles[4 * n - 4 : 4 * n]
    zones["removed"] = tiles[20:]
    deck = [f"{letter}{value}" for letter in "IDACE" for value in range(1, 5)] + ["X"] * 4
    zones |= {"column@0 1": ["I1"], "pile@0": deck[1:], "pile@1": deck}
    match = GAME.from_position({"options": {"tiles": EXTREME}, "zones": zones, "over": True})
    assert match.scores()["totals"] == [30, 0]


def test_a_list_of_another_size_is_refused():
    """A26: always 25 tiles."""
    few = {**TILES, "idole": [15, 15]}
    assert refused(tiles=few) == (
        "yutaka A26",
        "Tile list: 24 tiles (idole 2, dague 4, amphore 5, cristaux 6, equipement 7); there must be 25.",
        "Liste de tuiles : 24 tuiles (idole 2, dague 4, amphore 5, cristaux 6, equipement 7) ; il en faut 25.",
    )
    many = {**TILES, "idole": [10, 10, 5, 5]}
    assert refused(tiles=many)[1].startswith("Tile list: 26 tiles")


def test_a_type_must_make_30_points():
    """A26: neither more nor less."""
    assert refused(tiles={**TILES, "dague": [12, 8, 5, 4]}) == (
        "yutaka A26",
        "Tile list, line “dague”: 12 + 8 + 5 + 4 = 29; each type must make 30 points.",
        "Liste de tuiles, ligne « dague » : 12 + 8 + 5 + 4 = 29 ; chaque type doit faire 30 points.",
    )
    assert refused(tiles={**TILES, "dague": [12, 8, 7, 4]})[0] == "yutaka A26"


@pytest.mark.parametrize(("line", "value"), [([15, 15, 0], 0), ([16, 14], 16), ([-1, 15, 15, 1], -1)], ids=str)
def test_values_go_from_1_to_15(line, value):
    """A26: the range that was seen in print."""
    assert refused(tiles={**TILES, "idole": line}) == (
        "yutaka A26",
        f"Tile list, line “idole”: {value} is not from 1 to 15.",
        f"Liste de tuiles, ligne « idole » : {value} n’est pas entre 1 et 15.",
    )


def test_all_five_types_must_be_there_and_no_other():
    """A26: only the number of tiles per type and their values may change."""
    missing = {kind: line for kind, line in TILES.items() if kind != "amphore"}
    assert refused(tiles=missing) == (
        "yutaka A26",
        "Tile list: the line “amphore” is missing.",
        "Liste de tuiles : il manque la ligne « amphore ».",
    )
    assert refused(tiles={**TILES, "dynamite": [15, 15]}) == (
        "yutaka A26",
        "List: “dynamite” is not known. Known: id, version, provenance, idole, dague, amphore, cristaux, equipement.",
        "Liste : « dynamite » est inconnu. "
        "Connus : id, version, provenance, idole, dague, amphore, cristaux, equipement.",
    )


@pytest.mark.parametrize("line", ["15 10 5", 30, [15, 10, "5"], [15, 10, 5.0], [15, 14, True], {"15": 2}], ids=str)
def test_values_are_whole_numbers(line):
    """A26: anything else is refused with the line it stands in."""
    assert refused(tiles={**TILES, "idole": line}) == (
        "yutaka A26",
        "Tile list, line “idole”: a list of whole numbers is expected.",
        "Liste de tuiles, ligne « idole » : il faut une liste de nombres entiers.",
    )


@pytest.mark.parametrize("tiles", [7, None, [15, 10, 5], True], ids=str)
def test_a_list_is_an_object_with_five_lines(tiles):
    """A26: nothing else is one."""
    assert refused(tiles=tiles)[:2] == (
        "yutaka A26",
        "A list is an object with these fields: idole, dague, amphore, cristaux, equipement.",
    )


def test_an_unknown_list_is_refused_with_those_there_are():
    """A26: lists go by their names."""
    assert refused(tiles="Z") == (
        "yutaka A26",
        "There is no list “Z”. There is: B, A, C. Or give your own.",
        "Il n’y a pas de liste « Z ». Il y a : B, A, C. Ou donnez la vôtre.",
    )


# ------------------------------------------------------------------------------------ layouts
def test_an_unknown_layout_is_refused_with_those_there_are():
    """R27: layouts go by their names."""
    assert refused(layout="atoll") == (
        "yutaka R27",
        "There is no archipelago “atoll”. There are: flat, pairs, peak; or describe your own.",
        "Il n’y a pas d’archipel « atoll ». Il y a : flat, pairs, peak ; ou décrivez le vôtre.",
    )


def test_a_layout_has_islands_covers_and_cubes():
    """R27: nothing else can be said of it."""
    assert refused(layout=[4, 4, 4, 4, 4])[0] == "yutaka R27"
    assert refused(layout={"ponts": []})[:2] == (
        "yutaka R27",
        "Archipelago, line “ponts”: not known. Known: id, islands, covers, cubes.",
    )


@pytest.mark.parametrize(
    "sizes",
    [
        [4, 4, 4, 4],
        [4, 4, 4, 4, 3],
        [4, 4, 4, 4, 5],
        [5, 5, 5, 5, 0],
        [20, 0, 0, 0, 0],
        [6, 6, 6, 6, -4],
        [3, 3, 3, 3, 4, 4],
    ],
    ids=str,
)
def test_five_islands_with_twenty_tiles_and_none_empty(sizes):
    """A16, A29, A13: the total stays 20 and each island has at least one tile."""
    assert refused(layout={"islands": sizes}) == (
        "yutaka A16",
        f"Archipelago, islands {', '.join(map(str, sizes))}: five islands of at least one tile, twenty tiles in all.",
        f"Archipel, îles {', '.join(map(str, sizes))} : il faut cinq îles d’au moins une tuile, vingt tuiles en tout.",
    )


@pytest.mark.parametrize("sizes", ["44444", [4, 4, 4, 4, "4"], [4, 4, 4, 4, 4.0], [5, 5, 5, 4, True], 20], ids=str)
def test_sizes_are_whole_numbers(sizes):
    """A16: anything else is refused."""
    assert refused(layout={"islands": sizes})[0] == "yutaka A16"


@pytest.mark.parametrize(
    ("covers", "circle"),
    [
        ({"1a": ["1a"]}, "1a"),
        ({"1a": ["1b"], "1b": ["1a"]}, "1a, 1b"),
        ({"1a": ["2a"], "2a": ["3a"], "3a": ["1a"]}, "1a, 2a, 3a"),
    ],
    ids=str,
)
def test_no_tile_may_lie_on_itself_however_indirectly(covers, circle):
    """A13: it could never be turned."""
    assert refused(layout={"covers": covers}) == (
        "yutaka A13",
        f"Archipelago, covers: {circle} lie on one another in a circle and could never be turned.",
        f"Archipel, covers : {circle} se couvrent en cercle et ne pourraient jamais être retournées.",
    )


def test_covers_may_meet_without_a_circle():
    """A13: two tiles on the same one, and one on both of another two, are no circle."""
    covers = {"1a": ["2a", "2b"], "2a": ["3a"], "2b": ["3a"]}
    assert start(layout={"covers": covers}).view(None)["table"]["layout"]["covers"] == covers


@pytest.mark.parametrize("place", ["6a", "0a", "1e", "1", "a1", "1A", "", "1aa"])
def test_covers_name_places_that_exist(place):
    """A13: a tile lies at an island, under a letter."""
    text = f"Archipelago, covers: there is no place “{place}”."
    assert refused(layout={"covers": {place: ["1b"]}})[:2] == ("yutaka A13", text)
    assert refused(layout={"covers": {"1b": [place]}})[:2] == ("yutaka A13", text)


def test_letters_follow_the_size_of_the_island():
    """A16, A13: an island of seven tiles has a place g, one of four has none."""
    start(layout={"islands": [7, 1, 4, 4, 4], "covers": {"1g": ["2a"]}})
    assert refused(layout={"covers": {"1g": ["2a"]}})[0] == "yutaka A13"


@pytest.mark.parametrize("covers", [["1a"], "1a", {"1a": "1b"}, {"1a": {"1b": True}}, {"1a": [2]}], ids=str)
def test_covers_say_which_tile_lies_on_which(covers):
    """A13: anything else is refused."""
    assert refused(layout={"covers": covers})[0] == "yutaka A13"


def test_cubes_under_cover_are_hidden_or_seen():
    """A14: nothing between."""
    assert refused(layout={"cubes": "felt"}) == (
        "yutaka A14",
        "Archipelago, cubes “felt”: “hidden” or “seen”.",
        "Archipel, cubes « felt » : « hidden » (cachés) ou « seen » (visibles).",
    )


def test_an_option_that_does_not_exist_is_refused_with_those_there_are():
    """A30: what can be agreed at the table is a short list."""
    assert refused(atoll=True)[:2] == (
        "table",
        "This game has no option “atoll”. Its options: first, cards, mode, known, layout, tiles.",
    )
