"""Mysteria, Tactika and everything between (R25, R26)."""

from itertools import combinations

import pytest

import ludotheque as ldt
from support.yutaka import (
    GAME,
    KINDS,
    MODES,
    TILES,
    face_up,
    opened,
    play_out,
    random_moves,
    seen,
    start,
    told,
    true_tiles,
    truth,
    zone,
)

SUBSETS = [list(kinds) for n in range(6) for kinds in combinations(KINDS, n)]


def expected(match, known):
    """What everybody should see: face-up tiles, the cube of a known colour, else a black cube."""
    up = face_up(match)
    out = {}
    for place, tile in true_tiles(match).items():
        kind = tile.split("-")[0]
        out[place] = tile if place in up else (kind if kind in known else "black")
    return out


# ------------------------------------------------------------------------------------ R25
def test_in_mysteria_types_and_values_are_hidden_until_revealed():
    """R25: from the first to the last reveal, nobody sees more than the tiles that are face up."""
    match = start(mode="mysteria")
    for _ in random_moves(match, seed=1):
        for viewer in (0, 1, None):
            assert seen(match, viewer) == expected(match, [])


def test_in_tactika_all_types_are_visible_from_the_start_and_no_value():
    """R25: from the first to the last reveal."""
    match = start(mode="tactika")
    for _ in random_moves(match, seed=1):
        for viewer in (0, 1, None):
            assert seen(match, viewer) == expected(match, KINDS)


def test_mysteria_is_what_is_played_unless_one_chooses():
    """R25: the first mode of the rulebook is the default."""
    assert GAME.start(seed=1).record()["options"]["mode"] == "mysteria"


@pytest.mark.parametrize("seed", range(3))
def test_the_modes_differ_in_nothing_else(seed):
    """R25, R26: the same deal and the same moves lead to the same end in every mode."""
    first = start(seed, **MODES[0])
    moves = list(random_moves(first, seed))
    for options in MODES[1:]:
        match = start(seed, **options)
        for seat, move in moves:
            assert match.waiting_for == [seat]
            match.play(seat, move)
        assert match.over
        assert truth(match) == truth(first)
        assert match.scores() == first.scores()
        assert match.outcome == first.outcome


def test_an_unknown_mode_is_refused():
    """R25: with the modes there are."""
    with pytest.raises(ldt.BadTable) as refused:
        start(mode="facile")
    assert told(refused.value) == (
        "table",
        "“facile” does not fit the option “mode”. Possible: mysteria, tactika, mixed.",
        "« facile » ne convient pas à l’option « mode ». Au choix : mysteria, tactika, mixed.",
    )


# ------------------------------------------------------------------------------------ R26
def test_there_are_32_settings():
    """R26: each of five colours is known or not."""
    assert len(SUBSETS) == 32


@pytest.mark.parametrize("known", SUBSETS, ids="-".join)
def test_exactly_the_chosen_colours_are_known(known):
    """R26: coloured cubes on the tiles of those colours, black ones on the rest, removed tiles included (A28)."""
    match = start(mode="mixed", known=known)
    for viewer in (0, 1, None):
        assert seen(match, viewer) == expected(match, known)
        kinds = [tile.split("-")[0] for tile in truth(match)["removed"]]
        cubes = [tile["back"] for tile in zone(match, "removed", viewer=viewer)["cards"]]
        assert cubes == [kind if kind in known else "black" for kind in kinds]
    for _ in range(4):
        seat = match.waiting_for[0]
        match.play(seat, match.moves(seat)[3])
    assert seen(match) == expected(match, known)
    assert match.view(None)["table"]["known"] == known


def test_the_printed_example_yellow_and_green_known():
    """R26: one knows where Idols and Daggers lie, and nothing about the rest."""
    match = opened(known=["idole", "dague"])
    for place, tile in true_tiles(match).items():
        if place not in face_up(match):
            assert seen(match, 0)[place] == {"idole": "idole", "dague": "dague"}.get(tile.split("-")[0], "black")


def test_no_known_colour_is_mysteria_and_all_are_tactika():
    """R26: the two modes are the ends of the scale."""
    for mode, known in (("mysteria", []), ("tactika", KINDS)):
        named, mixed = start(mode=mode), start(mode="mixed", known=known)
        for viewer in (0, 1, None):
            assert named.view(viewer) == mixed.view(viewer)


def test_naming_known_colours_chooses_the_mixed_mode():
    """R26: and the order in which they are named does not matter."""
    options = start(known=["dague", "idole"]).record()["options"]
    assert options["mode"] == "mixed"
    assert options["known"] == ["idole", "dague"]


@pytest.mark.parametrize("known", [["idole", "rouge"], ["dynamite"], "idole", [3], {"idole": True}], ids=str)
def test_only_the_five_colours_can_be_known(known):
    """R26: anything else is refused with what there is."""
    with pytest.raises(ldt.BadTable) as refused:
        start(known=known)
    assert refused.value.rule == "yutaka R26"
    assert refused.value.text("en").endswith("Choose among: idole, dague, amphore, cristaux, equipement.")
    assert "n’est pas une liste de couleurs" in refused.value.text("fr")


@pytest.mark.parametrize(
    "options", [{"mode": "mysteria", "known": ["idole"]}, {"mode": "tactika", "known": ["idole"]}], ids=str
)
def test_a_mode_and_colours_that_contradict_each_other_are_refused(options):
    """R26: Mysteria knows none and Tactika all."""
    with pytest.raises(ldt.BadTable) as refused:
        start(**options)
    mode = options["mode"]
    assert told(refused.value) == (
        "yutaka R26",
        f"The mode “{mode}” fixes which colours are known; to choose them, take the mode “mixed”.",
        f"Le mode « {mode} » fixe les couleurs connues ; pour les choisir, prenez le mode « mixed ».",
    )


@pytest.mark.parametrize("known", SUBSETS[::5], ids="-".join)
def test_every_setting_is_played_to_the_end(known):
    """R26: turns, end and count are those of the base game."""
    match = play_out(start(known=known), seed=len(known))
    assert len(face_up(match)) == 20
    assert match.outcome is not None
    assert match.view(None)["table"]["values"] == TILES
