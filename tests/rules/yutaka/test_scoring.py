"""The count (R18–R24): island by island, type by type."""

import pytest

from support.yutaka import contest, finish, line_of, table, totals

OBJECTS = [("idole", "I", 15), ("dague", "D", 12), ("amphore", "A", 10), ("cristaux", "C", 9)]


# ------------------------------------------------------------------------------------ R18
@pytest.mark.parametrize(("kind", "letter", "value"), OBJECTS)
@pytest.mark.parametrize("strong", [0, 1])
def test_the_higher_sum_of_a_colour_takes_its_tile(kind, letter, value, strong):
    """R18: 3 + 2 beats 4, for Idols, Daggers, Amphoras and Crystals alike and for either player."""
    columns = {(strong, 1): f"{letter}3 {letter}2", (1 - strong, 1): f"{letter}4"}
    match = finish(columns, {1: f"{kind}-{value}"})
    points = [0, 0]
    points[strong] = value
    assert contest(match, 1, kind) == (points, "yutaka R18")


def test_all_tiles_of_a_type_on_an_island_go_together():
    """R18: the winner takes all Daggers of the island, 12 + 8 + 4."""
    match = finish({(0, 1): "D1", (1, 1): "D2"}, {1: "dague-12 idole-5 dague-8 dague-4"})
    assert contest(match, 1, "dague")[0] == [0, 24]
    assert [line_of(match, 1, "dague", lang) for lang in ("en", "fr")] == [
        "Island 1, Dagger (12 + 8 + 4): Player 2 wins 2 to 1 and takes 24.",
        "Île 1, Dague (12 + 8 + 4) : Joueur 2 l’emporte 2 à 1 et prend 24.",
    ]


def test_cards_of_other_colours_do_not_count_for_a_precious_object():
    """R18: a Dagger of 3 beats a Dagger of 2 in a column worth far more."""
    match = finish({(0, 1): "D2 I4 A4 C4 E3", (1, 1): "D3"}, {1: "dague-12"})
    assert contest(match, 1, "dague")[0] == [0, 12]


def test_cards_at_other_islands_do_not_count():
    """R18: each island is a contest of its own."""
    match = finish({(0, 1): "D2", (0, 2): "D4", (1, 1): "D3"}, {1: "dague-12", 2: "dague-8"})
    assert contest(match, 1, "dague")[0] == [0, 12]
    assert contest(match, 2, "dague")[0] == [8, 0]


def test_each_type_on_an_island_is_a_contest_of_its_own():
    """R18: one player may win the Idols and the other the Daggers of the same island."""
    columns = {(0, 1): "I3 D1 A2 C1", (1, 1): "I1 D4 A1 C3"}
    match = finish(columns, {1: "idole-10 dague-12 amphore-8 cristaux-7"})
    assert [contest(match, 1, kind)[0] for kind, _, _ in OBJECTS] == [[10, 0], [0, 12], [8, 0], [0, 7]]


def test_a_type_without_a_tile_on_the_island_wins_nothing():
    """R18: cards of a colour that lies nowhere on the island are in vain."""
    match = finish({(0, 1): "C4 C3"}, {1: "idole-10 dague-12 amphore-8 dague-4"})
    assert totals(match) == [0, 0]


# ------------------------------------------------------------------------------------ R19
@pytest.mark.parametrize(("kind", "letter", "value"), OBJECTS)
def test_whoever_is_alone_in_a_colour_takes_its_tiles(kind, letter, value):
    """R19: however weak the card, and whatever else the other player has there."""
    others = " ".join(f"{other}4" for _, other, _ in OBJECTS if other != letter)
    match = finish({(0, 1): others, (1, 1): f"{letter}1"}, {1: f"{kind}-{value}"})
    assert contest(match, 1, kind) == ([0, value], "yutaka R19")


def test_the_count_says_who_was_alone():
    """R19: in both languages."""
    match = finish({(0, 3): "D1"}, {3: "dague-12"})
    assert [line_of(match, 3, "dague", lang) for lang in ("en", "fr")] == [
        "Island 3, Dagger (12): Player 1 has no rival and takes 12.",
        "Île 3, Dague (12) : Joueur 1 n’a pas de rival et prend 12.",
    ]


# ------------------------------------------------------------------------------------ R20
@pytest.mark.parametrize(("kind", "letter", "value"), OBJECTS)
def test_on_equal_sums_the_tiles_are_discarded(kind, letter, value):
    """R20: 1 + 3 against 4; nobody scores them."""
    match = finish({(0, 1): f"{letter}1 {letter}3", (1, 1): f"{letter}4"}, {1: f"{kind}-{value}"})
    assert contest(match, 1, kind) == ([0, 0], "yutaka R20")


@pytest.mark.parametrize(("kind", "letter", "value"), OBJECTS)
def test_where_nobody_is_present_nobody_takes_the_tiles(kind, letter, value):
    """R20: without a card of the colour there is no contest, whatever else lies there."""
    others = " ".join(f"{other}4" for _, other, _ in OBJECTS if other != letter)
    match = finish({(0, 1): others, (1, 1): "X"}, {1: f"{kind}-{value}"})
    assert contest(match, 1, kind) == ([0, 0], "yutaka R20")


def test_the_count_tells_a_tie_from_an_absence():
    """R20: in both languages."""
    match = finish({(0, 1): "D2", (1, 1): "D2"}, {1: "dague-8", 2: "dague-4"})
    assert [line_of(match, 1, "dague", lang) for lang in ("en", "fr")] == [
        "Island 1, Dagger (8): 2 each, so nobody takes anything.",
        "Île 1, Dague (8) : 2 partout, personne ne prend rien.",
    ]
    assert [line_of(match, 2, "dague", lang) for lang in ("en", "fr")] == [
        "Island 2, Dagger (4): nobody competes, so nobody takes anything.",
        "Île 2, Dague (4) : personne en lice, personne ne prend rien.",
    ]


# ------------------------------------------------------------------------------------ R21
@pytest.mark.parametrize("strong", [0, 1])
def test_where_both_have_equipment_the_whole_columns_are_compared(strong):
    """R21: 1 + 4 against 4: the Equipment of 1 wins thanks to the Idol beside it, and takes all Equipment tiles."""
    columns = {(strong, 1): "E1 I4", (1 - strong, 1): "E4"}
    match = finish(columns, {1: "equipement-9 equipement-6"}, last="E3", turn=0)
    points = [0, 0]
    points[strong] = 15
    assert contest(match, 1, "equipement") == (points, "yutaka R21")


def test_objects_of_every_colour_count_for_equipment():
    """R21: 1 in each of the five colours makes 5, against 2 + 2."""
    match = finish({(0, 1): "E1 I1 D1 A1 C1", (1, 1): "E2 C2"}, {1: "equipement-9"})
    assert contest(match, 1, "equipement")[0] == [9, 0]
    assert [line_of(match, 1, "equipement", lang) for lang in ("en", "fr")] == [
        "Island 1, Equipment (9): Player 1 wins 5 to 4 and takes 9.",
        "Île 1, Équipement (9) : Joueur 1 l’emporte 5 à 4 et prend 9.",
    ]


def test_dynamite_counts_nothing_for_equipment():
    """R21, R13: 2 + 0 against 1 + 1 is a tie, 2 + 0 + 0 + 0 against 3 is lost."""
    tie = finish({(0, 1): "E2 X", (1, 1): "E1 D1"}, {1: "equipement-9"})
    assert contest(tie, 1, "equipement")[0] == [0, 0]
    lost = finish({(0, 1): "E2 X X X", (1, 1): "E3"}, {1: "equipement-9"})
    assert contest(lost, 1, "equipement")[0] == [0, 9]


def test_the_only_player_with_equipment_takes_its_tiles_without_counting():
    """R21: even if the column opposite is worth 16 and his own 1."""
    match = finish({(0, 1): "E1", (1, 1): "I4 D4 A4 C4"}, {1: "equipement-9 equipement-1"})
    assert contest(match, 1, "equipement") == ([10, 0], "yutaka R21")
    assert line_of(match, 1, "equipement") == "Island 1, Equipment (9 + 1): Player 1 has no rival and takes 10."
    match = finish({(0, 1): "I4 D4 A4 C4", (1, 1): "E1"}, {1: "equipement-9 equipement-1"})
    assert contest(match, 1, "equipement")[0] == [0, 10]


def test_without_an_equipment_card_nobody_takes_equipment():
    """R21: the strongest column does not compete without one, and a Dynamite is none."""
    match = finish({(0, 1): "I4 D4 A4 C4 X", (1, 1): "X"}, {1: "equipement-9"})
    assert contest(match, 1, "equipement") == ([0, 0], "yutaka R21")


def test_on_equal_columns_the_equipment_tiles_are_discarded():
    """R21, A22: 1 + 4 against 3 + 2."""
    match = finish({(0, 1): "E1 I4", (1, 1): "E3 D2"}, {1: "equipement-9"})
    assert contest(match, 1, "equipement")[0] == [0, 0]
    assert line_of(match, 1, "equipement") == "Island 1, Equipment (9): 5 each, so nobody takes anything."


def test_an_equipment_card_at_another_island_gives_no_right():
    """R21: it must lie on the player's side of that island."""
    match = finish({(0, 1): "I4", (0, 2): "E3", (1, 1): "E1"}, {1: "equipement-9", 2: "equipement-6"})
    assert contest(match, 1, "equipement")[0] == [0, 9]
    assert contest(match, 2, "equipement")[0] == [6, 0]


def test_equipment_cards_win_no_precious_object():
    """R21, R18: Equipment competes for Equipment tiles only."""
    match = finish({(0, 1): "E3", (1, 1): "D1"}, {1: "dague-12 idole-10 amphore-8 cristaux-7"})
    assert totals(match) == [0, 12]


# ------------------------------------------------------------------------------------ R22
def test_more_equipment_cards_give_no_more_right():
    """R22: two Equipment cards, 1 + 2, lose to one of 4."""
    match = finish({(0, 1): "E1 E2", (1, 1): "E4"}, {1: "equipement-9"})
    assert contest(match, 1, "equipement")[0] == [0, 9]


def test_one_equipment_card_is_as_good_as_three_where_the_sums_are_equal():
    """R22: 1 + 2 + 3 against 4 + 2 is a tie."""
    match = finish({(0, 1): "E1 E2 E3", (1, 1): "E4 I2"}, {1: "equipement-9"})
    assert contest(match, 1, "equipement")[0] == [0, 0]


# ------------------------------------------------------------------------------------ R23
@pytest.mark.parametrize("winner", [0, 1])
def test_the_highest_total_wins(winner):
    """R23: 12 for the Dagger against 5 for the Idol."""
    columns = {(winner, 1): "D1", (1 - winner, 1): "I1"}
    match = finish(columns, {1: "dague-12 idole-5 amphore-2 cristaux-1"})
    assert totals(match) == ([12, 5] if winner == 0 else [5, 12])
    assert match.winners == [winner]
    outcome = match.outcome
    assert outcome["seats"] == (["won", "lost"] if winner == 0 else ["lost", "won"])
    assert outcome["rule"] == "yutaka R23"
    assert (outcome["params"]["seat"], outcome["params"]["high"], outcome["params"]["low"]) == (winner, 12, 5)
    assert [match.view(viewer)["outcome"] for viewer in (0, 1, None)] == [outcome] * 3


def test_the_score_is_the_value_of_all_tiles_won():
    """R23: 12 + 4 at island 1 and 9 + 7 at island 2, against the Amphora of 10."""
    match = finish(
        {(0, 1): "D1", (0, 2): "C1 A1", (1, 2): "A2"},
        {1: "dague-12 dague-4 idole-5 equipement-1", 2: "cristaux-9 cristaux-7 amphore-10 idole-10"},
    )
    assert totals(match) == [32, 10]
    assert [sum(each["points"][seat] for each in match.scores()["lines"]) for seat in range(2)] == [32, 10]


def test_value_decides_and_not_the_number_of_tiles():
    """R23: one tile of 12 beats three tiles worth 10."""
    match = finish({(0, 1): "D1", (1, 2): "C1"}, {1: "dague-12", 2: "cristaux-6 cristaux-3 cristaux-1"})
    assert totals(match) == [12, 10]
    assert match.winners == [0]


# ------------------------------------------------------------------------------------ R24
@pytest.mark.parametrize("winner", [0, 1])
def test_on_equal_totals_the_points_in_equipment_tiles_decide(winner):
    """R24: 6 for a Dagger against 6 for Equipment."""
    columns = {(1 - winner, 1): "D1", (winner, 1): "E3"}
    match = finish(columns, {1: "dague-6 equipement-6 idole-5 amphore-2"})
    assert totals(match) == [6, 6]
    assert match.winners == [winner]
    assert match.outcome["rule"] == "yutaka R24"
    assert match.outcome["seats"] == (["won", "lost"] if winner == 0 else ["lost", "won"])


def test_points_in_equipment_decide_and_not_the_number_of_equipment_tiles():
    """R24: 9 + 5 against 5 + 3 + 6 are equal totals; 9 in one Equipment tile beats 8 in two."""
    match = finish(
        {(0, 1): "E1 I1", (1, 2): "E1 D1"},
        {1: "equipement-9 idole-5 amphore-2 cristaux-1", 2: "equipement-5 equipement-3 dague-6 cristaux-3"},
    )
    assert totals(match) == [14, 14]
    assert match.winners == [0]
    assert match.outcome["rule"] == "yutaka R24"


def test_equipment_points_do_not_matter_while_the_totals_differ():
    """R24, R23: 12 for a Dagger beats 9 for Equipment."""
    match = finish({(0, 1): "D1", (1, 1): "E1"}, {1: "dague-12 equipement-9 idole-5 amphore-2"})
    assert totals(match) == [12, 9]
    assert match.winners == [0]
    assert match.outcome["rule"] == "yutaka R23"


# ------------------------------------------------------------------------------------ on the way
def test_a_hidden_tile_is_not_counted_before_it_is_turned():
    """R18, R23: the count so far tells nothing that is still hidden."""
    match = table({(0, 1): "D4", (0, 2): "D3"}, {1: "dague-12", 2: "dague-8!"})
    assert contest(match, 2, "dague")[0] == [8, 0]
    assert not [each for each in match.scores()["lines"] if each["params"]["number"] == 1]
    assert match.outcome is None
