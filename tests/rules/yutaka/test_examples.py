"""The worked examples of the rulebook."""

from support.yutaka import column, contest, face_up, finish, line_of, story, table, totals, zone


def test_a_dagger_of_12_goes_to_five_against_four():
    """E1, R18: player 1 has 4 in Daggers, player 2 has 5."""
    match = finish({(0, 1): "D4", (1, 1): "D3 D2"}, {1: "dague-12"})
    assert contest(match, 1, "dague") == ([0, 12], "yutaka R18")
    assert line_of(match, 1, "dague") == "Island 1, Dagger (12): Player 2 wins 5 to 4 and takes 12."


def test_two_equipment_tiles_go_to_eight_against_five():
    """E2, R21, R22: 2 + 0 + 1 + 2 with two Equipment cards loses to 3 + 2 + 2 + 0 + 1."""
    columns = {(0, 3): "D2 X E1 E2", (1, 3): "E3 I2 A2 X C1"}
    match = finish(columns, {3: "equipement-6 equipement-5"})
    assert contest(match, 3, "equipement") == ([0, 11], "yutaka R21")
    assert line_of(match, 3, "equipement") == "Island 3, Equipment (6 + 5): Player 2 wins 8 to 5 and takes 11."


def test_the_only_player_with_equipment_takes_it_without_counting():
    """E3, R21: column 1 of the final example."""
    match = finish({(0, 1): "A4 I1 X", (1, 1): "E1 A3"}, {1: "equipement-9"})
    assert contest(match, 1, "equipement") == ([0, 9], "yutaka R21")


def test_four_against_four_loses_the_dagger_of_8():
    """E4, R20: nobody takes it."""
    match = finish({(0, 4): "D1 D3", (1, 4): "D4"}, {4: "dague-8"})
    assert contest(match, 4, "dague") == ([0, 0], "yutaka R20")
    assert line_of(match, 4, "dague") == "Island 4, Dagger (8): 4 each, so nobody takes anything."


def test_a_dagger_of_4_that_nobody_wanted():
    """E5, R20: column 5, no Dagger card on either side."""
    match = finish({(0, 5): "C4 A2", (1, 5): "C2"}, {5: "dague-4"})
    assert contest(match, 5, "dague") == ([0, 0], "yutaka R20")


def test_the_course_of_a_dynamite():
    """E6, R12: player 1 throws it, player 2 turns a tile, player 1's turn is over, player 2 plays."""
    match = table(hands=("X ...", "A1 ..."), islands={4: "? ? ? ?"})
    match.play(0, "X-2")
    assert column(match, 1, 2) == "X"
    assert match.waiting_for == [1]
    match.play(1, "4a")
    assert "4a" in face_up(match)
    assert match.waiting_for == [1]
    match.play(1, "A1-3")
    assert column(match, 1, 3) == "A1"
    assert match.waiting_for == [0]


def test_a_final_table_won_by_player_two():
    """E7, E1, E2, E3, E4, E5, R23, A17: a whole table with all the printed contests, counted to the end.

    Player 1: Amphora 10 and Idol 5 at island 1, Amphora 8 at 2, Equipment 3 at 4, Crystals 4 + 1 and Amphora 2 at 5.
    Player 2: Equipment 9 at island 1, Dagger 12, Crystals 9 and Equipment 1 (11 to 10) at 2, Equipment 6 + 5, Idol 10
    and Crystals 3 at 3, Crystals 6 at 4.
    """
    columns = {
        (0, 1): "A4 I1 X",
        (1, 1): "E1 A3",
        (0, 2): "D4 X A3 E3",
        (1, 2): "D2 D3 X C4 E2",
        (0, 3): "D2 X E1 E2",
        (1, 3): "E3 I2 A2 X C1",
        (0, 4): "D1 D3 E4 C2",
        (1, 4): "D4 X C3",
        (0, 5): "C4 X A2",
        (1, 5): "C2 X",
    }
    islands = {
        1: "equipement-9! amphore-10! dague-6! idole-5!",
        2: "dague-12! amphore-8! cristaux-9! equipement-1!",
        3: "equipement-6! equipement-5! idole-10! cristaux-3!",
        4: "dague-8! amphore-4! cristaux-6! equipement-3!",
        5: "dague-4 cristaux-4! cristaux-1! amphore-2!",
    }
    removed = "idole-15 amphore-6 cristaux-7 equipement-4 equipement-2"
    match = table(columns, islands, hands=("...", "E4 ..."), removed=removed, turn=1)
    assert [zone(match, "pile", seat)["count"] for seat in range(2)] == [0, 1]
    match.play(1, "E4-5")
    match.play(1, "5a")
    assert match.over
    counted = {}
    for line in match.scores()["lines"]:
        number, kind = line["params"]["number"], line["params"]["kind"].removeprefix("@yutaka-kind-")
        counted[number, kind] = line["points"]
    assert counted == {
        (1, "idole"): [5, 0],
        (1, "dague"): [0, 0],
        (1, "amphore"): [10, 0],
        (1, "equipement"): [0, 9],
        (2, "dague"): [0, 12],
        (2, "amphore"): [8, 0],
        (2, "cristaux"): [0, 9],
        (2, "equipement"): [0, 1],
        (3, "idole"): [0, 10],
        (3, "cristaux"): [0, 3],
        (3, "equipement"): [0, 11],
        (4, "dague"): [0, 0],
        (4, "amphore"): [0, 0],
        (4, "cristaux"): [0, 6],
        (4, "equipement"): [3, 0],
        (5, "dague"): [0, 0],
        (5, "amphore"): [2, 0],
        (5, "cristaux"): [5, 0],
    }
    assert totals(match) == [33, 61]
    assert match.winners == [1]
    assert [tile["card"] for tile in zone(match, "removed")["cards"]] == removed.split()
    assert [text for rule, text in story(match) if rule == "yutaka A17"] == [
        "Removed before the game: Idol tile worth 15.",
        "Removed before the game: Amphora tile worth 6.",
        "Removed before the game: Crystals tile worth 7.",
        "Removed before the game: Equipment tile worth 4.",
        "Removed before the game: Equipment tile worth 2.",
    ]
