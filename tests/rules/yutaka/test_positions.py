"""Tables set by hand: what the rules allow in no position is refused with the rule."""

import pytest

import ludotheque as ldt
from support.yutaka import GAME, column, position, seen, table, told


def refused(data):
    """What the table says to this position."""
    with pytest.raises(ldt.BadPosition) as error:
        GAME.from_position(data)
    return told(error.value)


def test_a_described_table_is_set_as_described():
    """R4, R6, R14: columns, islands, hands, piles and the player on turn are as written."""
    match = table({(0, 1): "D4 X", (1, 1): "D2 D3"}, {1: "dague-12! idole-5"}, hands=("I1 ...", "..."), turn=1)
    assert column(match, 0, 1) == "D4 X"
    assert column(match, 1, 1) == "D2 D3"
    assert seen(match)["1a"] == "dague-12"
    assert seen(match)["1b"] == "black"
    assert match.waiting_for == [1]


def test_five_tiles_must_be_out_of_the_game():
    """R3: neither four nor six."""
    data = position()
    data["zones"]["removed"].append(data["zones"]["island 5"].pop().removesuffix("!"))
    assert refused(data) == (
        "yutaka R3",
        "6 tiles are out of the game; there must be 5.",
        "6 tuiles sont hors de la partie ; il en faut 5.",
    )


def test_an_island_must_hold_its_tiles():
    """R4: four each."""
    data = position()
    data["zones"]["island 5"].append(data["zones"]["island 1"].pop())
    assert refused(data) == (
        "yutaka R4",
        "Island 1 must hold 4 tiles.",
        "L’île 1 doit compter 4 tuiles.",
    )


def test_no_tile_lies_among_the_cards():
    """R4: tiles lie on the islands or are out of the game."""
    data = position()
    data["zones"]["hand@0"].append(data["zones"]["island 1"].pop())
    data["zones"]["island 1"].append(data["zones"]["hand@0"].pop(0))
    assert refused(data)[0] == "yutaka R4"


def test_each_player_has_a_deck_of_his_own():
    """R6: cards cannot change hands, even if both decks together are complete."""
    data = position(hands=("I1 ...", "D1 ..."), piles=("D1 ...", "I1 ..."))
    zones = data["zones"]
    zones["hand@0"][0], zones["hand@1"][0] = zones["hand@1"][0], zones["hand@0"][0]
    assert refused(data) == (
        "yutaka R6",
        "Player 1 does not have Idol 1 as often as a deck does.",
        "Joueur 1 n’a pas Idole 1 autant de fois qu’un paquet en compte.",
    )


def test_a_dynamite_in_a_column_belongs_to_the_opponents_deck():
    """R6, R12: five Dynamites thrown by one player are one too many."""
    data = position({(0, 1): "X X X", (0, 2): "X"})
    zones = data["zones"]
    for name in ("hand@0", "pile@0"):
        if "X" in zones[name]:
            zones[name].remove("X")
            break
    zones["column@0 2"].append("X")
    assert refused(data)[0] == "yutaka R6"


def test_no_card_is_lost():
    """R6: every card of the box lies somewhere."""
    data = position()
    data["zones"]["pile@0"].pop()
    assert refused(data)[0] == "table"


def test_a_hand_has_at_most_six_cards():
    """R9: it is refilled to six and no further."""
    data = position(hands=("I1 I2 I3 I4 D1 D2 D3", "..."))
    assert refused(data) == (
        "yutaka R9",
        "Player 1 holds more than six cards.",
        "Joueur 1 a plus de six cartes en main.",
    )


def test_a_column_has_at_most_five_cards():
    """R14: whoever put them there."""
    assert refused(position({(1, 2): "I1 I2 I3 X X X"})) == (
        "yutaka R14",
        "Player 2’s side of island 2 holds more than five cards.",
        "Le côté de Joueur 2 sur l’île 2 compte plus de cinq cartes.",
    )


def test_hidden_tiles_and_cards_that_turn_them_must_match():
    """R17, R11, R12: else the game could not end as it must."""
    data = position()
    data["zones"]["island 1"][0] += "!"
    assert refused(data)[:2] == (
        "yutaka R17",
        "15 tiles are hidden but 16 are still to be turned by cards and opening reveals: "
        "the game could not end as it must.",
    )


def test_no_tile_is_face_up_under_a_hidden_one():
    """A13: it could not have been turned."""
    assert refused(position(islands={1: "? ?!"}, layout="pairs"))[0] == "yutaka A13"
