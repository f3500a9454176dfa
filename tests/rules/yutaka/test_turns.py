"""Phase 2: turns (R8–R16)."""

import pytest

from support.yutaka import (
    DECK,
    column,
    columns_of,
    contest,
    eve,
    face_up,
    finish,
    hand,
    opened,
    refusal,
    seen,
    sizes,
    story,
    table,
    totals,
)

ISLANDS = range(1, 6)
OBJECTS = [card for card in DECK if card[0] in "IDAC"]
EQUIPMENT = ["E1", "E2", "E3", "E4"]


def moved(match, since):
    """What happened, in short: ("moved", from, to) and ("turned", by whom)."""
    out = []
    for event in match.events(None, since):
        if event["event"] == "moved":
            out.append(("moved", event["from"]["zone"], event["to"]["zone"], event["to"]["seat"]))
        if event["event"] == "turned":
            out.append(("turned", event["seat"]))
    return out


# ------------------------------------------------------------------------------------ R8
def test_players_play_one_card_each_in_turn():
    """R8, A1: player 1 plays the first card; they alternate."""
    match = table(hands=("I1 I2 I3 ...", "I1 I2 I3 ..."))
    for n in (1, 2, 3):
        assert match.waiting_for == [0]
        match.play(0, f"I{n}-1")
        assert match.waiting_for == [1]
        match.play(1, f"I{n}-2")
    assert column(match, 0, 1) == "I1 I2 I3"
    assert column(match, 1, 2) == "I1 I2 I3"


def test_the_player_who_turned_the_first_tile_plays_the_first_card():
    """A1: player 1, whichever seat that is."""
    for first in (0, 1):
        match = opened(first=first)
        assert match.waiting_for == [first]
        assert match.view(first)["prompt"] == "yutaka-ask-play"


def test_nobody_may_pass_or_discard():
    """R8: playing a card is compulsory, even if every place hurts."""
    match = table()
    assert match.ask(0)["min"] == match.ask(0)["max"] == 1
    assert "done" not in match.moves(0)
    assert refusal(match, 0, "done") == (
        "table",
        "Not yet: one more choice is needed.",
        "Pas encore : il manque un choix.",
    )
    assert refusal(match, 0, "pass")[0] == "table"


def test_no_tile_is_turned_instead_of_playing_a_card():
    """R8: a turn begins with a card."""
    match = table(islands={1: "?"})
    assert refusal(match, 0, "1a") == (
        "yutaka R8",
        "Now you must play a card on an island; there is no tile to turn.",
        "C’est le moment de poser une carte sur une île ; il n’y a pas de tuile à retourner.",
    )


def test_nobody_plays_out_of_turn():
    """R8: the table waits for the player whose turn it is."""
    match = table(hands=("...", "D1 ..."), names=["Ana", "Bruno"])
    assert match.moves(1) == []
    assert match.ask(1) is None
    assert refusal(match, 1, "D1-1") == (
        "table",
        "It is not Bruno’s turn to answer: the table waits for Ana.",
        "Ce n’est pas à Bruno de répondre : la table attend Ana.",
    )


# ------------------------------------------------------------------------------------ R9
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_card_the_hand_is_refilled_from_the_own_pile(seat):
    """R9: the top card of one's own pile, so that the hand is six again."""
    hands, piles = ["...", "..."], ["...", "..."]
    hands[seat], piles[seat] = "I1 I2 I3 D1 D2 D3", "C4 A1 ..."
    match = table(hands=hands, piles=piles, turn=seat)
    others = sizes(match, 1 - seat)
    match.play(seat, "I1-3")
    assert hand(match, seat) == sorted(["I2", "I3", "D1", "D2", "D3", "C4"])
    assert sizes(match, seat) == (6, 17)
    assert sizes(match, 1 - seat) == others


def test_a_hand_that_is_short_is_refilled_to_six():
    """R9: the hand is made six again, however many cards that takes."""
    match = table(hands=("I1 I2", "..."))
    match.play(0, "I1-1")
    assert sizes(match, 0) == (6, 17)


def test_a_card_is_laid_face_up_for_all_to_see():
    """R9: the card leaves the hand and lies open at the island."""
    match = table(hands=("A3 ...", "..."))
    match.play(0, "A3-4")
    assert column(match, 0, 4) == "A3"
    assert "A3" not in hand(match, 0)
    assert story(match, viewer=1)[0] == ("yutaka R10", "Player 1 plays Amphora 3 on island 4.")
    assert story(match, viewer=1, lang="fr")[0] == ("yutaka R10", "Joueur 1 pose Amphore 3 sur l’île 4.")


def test_only_cards_of_the_hand_can_be_played():
    """R9: not one that is still in the pile, lies already or belongs to the other player."""
    match = table({(0, 1): "D4"}, hands=("I1 I2 I3 I4 D1 D2", "D3 ..."), piles=("D3 ...", "..."))
    assert refusal(match, 0, "D3-1") == (
        "yutaka R9",
        "Dagger 3 is not in your hand.",
        "Dague 3 n’est pas dans votre main.",
    )
    assert refusal(match, 0, "D4-2")[0] == "yutaka R9"
    assert refusal(match, 0, "X-2") == (
        "yutaka R9",
        "Dynamite is not in your hand.",
        "Dynamite n’est pas dans votre main.",
    )


def test_the_opponent_sees_that_a_card_is_drawn_but_not_which():
    """R9, A18: the drawn card is for its owner's eyes."""
    match = table(hands=("I1 ...", "..."), piles=("C4 ...", "..."))
    match.play(0, "I1-1")
    assert story(match, viewer=0)[-1] == ("yutaka R9", "Player 1 draws Crystals 4.")
    for viewer in (1, None):
        assert story(match, viewer)[-1] == ("yutaka R9", "Player 1 draws a card.")
        assert story(match, viewer, "fr")[-1] == ("yutaka R9", "Joueur 1 pioche une carte.")


# ------------------------------------------------------------------------------------ R10
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("card", OBJECTS)
def test_a_precious_object_goes_on_ones_own_side_and_turns_no_tile(card, seat):
    """R10: Idol, Dagger, Amphora and Crystals alike; the turn is over at once."""
    hands = ["...", "..."]
    hands[seat] = f"{card} ..."
    match = table(hands=hands, turn=seat)
    up = face_up(match)
    match.play(seat, f"{card}-2")
    assert {key: cards for key, cards in columns_of(match).items() if cards} == {(seat, 2): card}
    assert face_up(match) == up
    assert match.waiting_for == [1 - seat]
    assert match.view(None)["prompt"] == "yutaka-ask-play"


# ------------------------------------------------------------------------------------ R11
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("card", EQUIPMENT)
def test_equipment_goes_on_ones_own_side_and_its_player_turns_a_tile(card, seat):
    """R11: the active player, not the opponent, turns one hidden tile."""
    hands = ["...", "..."]
    hands[seat] = f"{card} ..."
    match = table(hands=hands, islands={5: "? ? ? ?"}, turn=seat)
    match.play(seat, f"{card}-2")
    assert {key: cards for key, cards in columns_of(match).items() if cards} == {(seat, 2): card}
    assert match.waiting_for == [seat]
    assert match.view(None)["prompt"] == "yutaka-ask-turn"
    up = face_up(match)
    match.play(seat, "5c")
    assert face_up(match) == sorted([*up, "5c"])
    assert match.waiting_for == [1 - seat]
    assert match.view(None)["prompt"] == "yutaka-ask-play"


def test_with_equipment_any_hidden_tile_of_any_island_may_be_turned():
    """R11: free choice of island and tile, the visible ones excepted."""
    match = table(hands=("E1 ...", "..."), islands={1: "?! ? ? ?", 2: "?! ? ? ?", 3: "?! ? ? ?", 4: "?! ? ? ?"})
    match.play(0, "E1-1")
    places = [f"{island}{letter}" for island in range(1, 5) for letter in "bcd"] + ["5a", "5b", "5c", "5d"]
    assert match.moves(0) == places
    assert refusal(match, 0, "3a") == (
        "yutaka R11",
        "Tile 3a is face up already; choose a hidden one.",
        "La tuile 3a est déjà visible ; choisissez-en une cachée.",
    )


def test_after_equipment_no_second_card_is_played_before_the_tile_is_turned():
    """R11, A20: the reveal is compulsory and comes at once."""
    match = table(hands=("E1 D1 ...", "..."))
    match.play(0, "E1-1")
    assert refusal(match, 0, "D1-1") == (
        "yutaka R11",
        "First you must turn a hidden tile face up.",
        "Retournez d’abord une tuile cachée.",
    )
    assert refusal(match, 0, "done")[0] == "table"
    assert refusal(match, 1, "1a")[0] == "table"


def test_the_log_of_equipment():
    """R11: the card, the tile, each with its rule."""
    match = table(hands=("E4 ...", "..."), islands={3: "? dague-12"})
    match.play(0, "E4-1")
    match.play(0, "3b")
    assert story(match)[:2] == [
        ("yutaka R11", "Player 1 plays Equipment 4 on island 1."),
        ("yutaka R11", "Player 1 turns tile 3b: Dagger tile worth 12."),
    ]
    assert story(match, lang="fr")[:2] == [
        ("yutaka R11", "Joueur 1 pose Équipement 4 sur l’île 1."),
        ("yutaka R11", "Joueur 1 retourne la tuile 3b : tuile Dague de valeur 12."),
    ]


# ------------------------------------------------------------------------------------ R12
@pytest.mark.parametrize("seat", [0, 1])
def test_dynamite_goes_on_the_opponents_side_and_the_opponent_turns_a_tile(seat):
    """R12: then the active player's turn is over and the opponent takes a turn of his own."""
    other = 1 - seat
    hands = ["I1 ...", "I1 ..."]
    hands[seat] = "X ..."
    match = table(hands=hands, islands={5: "? ? ? ?"}, turn=seat)
    match.play(seat, "X-2")
    assert {key: cards for key, cards in columns_of(match).items() if cards} == {(other, 2): "X"}
    assert match.waiting_for == [other]
    assert match.view(None)["prompt"] == "yutaka-ask-turn"
    up = face_up(match)
    match.play(other, "5c")
    assert face_up(match) == sorted([*up, "5c"])
    assert match.waiting_for == [other]
    assert match.view(None)["prompt"] == "yutaka-ask-play"
    match.play(other, "I1-4")
    assert match.waiting_for == [seat]


def test_after_dynamite_any_hidden_tile_may_be_turned():
    """R12, A11: on the island of the Dynamite or on any other."""
    match = table(hands=("X ...", "..."), islands={1: "?! ? ? ?", 2: "?! ? ? ?", 3: "?! ? ? ?", 4: "?! ? ? ?"})
    match.play(0, "X-3")
    places = [f"{island}{letter}" for island in range(1, 5) for letter in "bcd"] + ["5a", "5b", "5c", "5d"]
    assert match.moves(1) == places
    assert refusal(match, 1, "3a") == (
        "yutaka R12",
        "Tile 3a is face up already; choose a hidden one.",
        "La tuile 3a est déjà visible ; choisissez-en une cachée.",
    )
    for place in ("3b", "5d"):
        copy = match.copy()
        copy.play(1, place)
        assert place in face_up(copy)


def test_the_opponent_must_turn_a_tile_before_anything_else():
    """R12, A20: the reveal for a Dynamite cannot be declined or put off, nor made by the one who threw it."""
    match = table(hands=("X ...", "D1 ..."), islands={1: "?"})
    match.play(0, "X-3")
    assert refusal(match, 1, "D1-1") == (
        "yutaka R12",
        "First you must turn a hidden tile face up.",
        "Retournez d’abord une tuile cachée.",
    )
    assert refusal(match, 1, "done")[0] == "table"
    assert refusal(match, 0, "1a")[0] == "table"


def test_the_log_of_dynamite():
    """R12: who threw it where, and who turned which tile."""
    match = table(hands=("X ...", "..."), islands={3: "? dague-12"})
    match.play(0, "X-1")
    match.play(1, "3b")
    assert story(match)[:2] == [
        ("yutaka R12", "Player 1 throws Dynamite on Player 2’s side of island 1."),
        ("yutaka R12", "Player 2 turns tile 3b: Dagger tile worth 12."),
    ]
    assert story(match, lang="fr")[0] == (
        "yutaka R12",
        "Joueur 1 lance une Dynamite du côté de Joueur 2, sur l’île 1.",
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_the_question_says_on_whose_side_each_card_goes(seat):
    """R10, R11, R12: objects and Equipment on one's own side, Dynamite on the other."""
    hands = ["...", "..."]
    hands[seat] = "I1 D1 A1 C1 E1 X"
    match = table(hands=hands, turn=seat)
    for option in match.ask(seat)["options"]:
        card, island = option["move"].split("-")
        side = 1 - seat if card == "X" else seat
        assert option["card"] == card
        assert option["to"] == {"zone": "column", "seat": side, "number": int(island)}


# ------------------------------------------------------------------------------------ R13
def test_dynamite_removes_and_cancels_nothing():
    """R13: the cards that lie there stay, and so do the tiles; it only takes a place."""
    columns = {(0, 2): "D4 E1", (1, 2): "D3 E2"}
    match = table(columns, hands=("X ...", "..."), islands={1: "?"})
    tiles = seen(match)
    match.play(0, "X-2")
    assert column(match, 0, 2) == "D4 E1"
    assert column(match, 1, 2) == "D3 E2 X"
    assert seen(match) == tiles


def test_dynamite_is_worth_nothing():
    """R13, A10: with it or without it, the column counts the same."""
    islands = {1: "dague-12 equipement-9"}
    without = finish({(0, 1): "D3 E1", (1, 1): "D2 E1"}, islands)
    with_it = finish({(0, 1): "D3 E1 X X", (1, 1): "D2 E1 X X X"}, islands)
    for match in (without, with_it):
        assert contest(match, 1, "dague")[0] == [12, 0]
        assert contest(match, 1, "equipement")[0] == [9, 0]


# ------------------------------------------------------------------------------------ R14
def test_a_full_column_accepts_nothing_more_from_its_owner():
    """R14: five cards on a side of an island, and no sixth."""
    match = table({(0, 2): "I1 I2 I3 I4 D1"}, hands=("D2 E1 ...", "..."))
    assert not [move for move in match.moves(0) if move.endswith("-2") and move[0] != "X"]
    assert refusal(match, 0, "D2-2") == (
        "yutaka R14",
        "Dagger 2 does not fit: Player 1’s side of island 2 already holds five cards.",
        "Dague 2 n’y tient pas : le côté de Joueur 1 sur l’île 2 compte déjà cinq cartes.",
    )
    assert refusal(match, 0, "E1-2")[0] == "yutaka R14"
    assert match.why_not(0, "D2-3") is None


def test_a_full_column_accepts_nothing_more_from_the_opponent():
    """R14, A8: no Dynamite on a side that holds five cards."""
    match = table({(1, 2): "I1 I2 I3 I4 D1"}, hands=("X D2 ...", "..."))
    assert [move for move in match.moves(0) if move[0] == "X"] == ["X-1", "X-3", "X-4", "X-5"]
    assert refusal(match, 0, "X-2") == (
        "yutaka R14",
        "Dynamite does not fit: Player 2’s side of island 2 already holds five cards.",
        "Dynamite n’y tient pas : le côté de Joueur 2 sur l’île 2 compte déjà cinq cartes.",
    )


def test_a_fifth_card_still_fits():
    """R14: the limit is five, not four."""
    match = table({(0, 2): "I1 I2 I3 I4"}, hands=("D1 ...", "..."))
    match.play(0, "D1-2")
    assert column(match, 0, 2) == "I1 I2 I3 I4 D1"
    match = table({(0, 2): "I1 I2 I3 I4"}, hands=("...", "X ..."), turn=1)
    match.play(1, "X-2")
    assert column(match, 0, 2) == "I1 I2 I3 I4 X"


def test_dynamites_received_count_among_the_five():
    """R14, A9: a column of 3, 2, 2, a Dynamite and 1 is full."""
    match = table({(0, 3): "I3 I2 D2 X E1"}, hands=("D4 ...", "X ..."))
    assert refusal(match, 0, "D4-3")[0] == "yutaka R14"
    match = table({(0, 3): "I3 I2 D2 X E1"}, hands=("D4 ...", "X ..."), turn=1)
    assert refusal(match, 1, "X-3")[0] == "yutaka R14"


def test_the_two_sides_of_an_island_fill_up_apart():
    """R14: a full side closes neither the other side nor other islands."""
    full = {(0, 2): "I1 I2 I3 I4 D1"}
    match = table(full, hands=("X ...", "D1 ..."), turn=1)
    assert match.why_not(1, "D1-2") is None
    match = table(full, hands=("X D2 ...", "..."))
    assert match.why_not(0, "X-2") is None
    assert [move for move in match.moves(0) if move.startswith("D2")] == ["D2-1", "D2-3", "D2-4", "D2-5"]


def test_the_question_names_the_refused_places_and_the_rule():
    """R14: whoever asks sees why a place is closed."""
    match = table({(0, 2): "I1 I2 I3 I4 D1", (1, 4): "I1 I2 I3 I4 D1"}, hands=("D2 D3 D4 A1 A2 X", "..."))
    refused = {option["move"]: option["rule"] for option in match.ask(0)["refused"]}
    assert refused == {move: "yutaka R14" for move in ("D2-2", "D3-2", "D4-2", "A1-2", "A2-2", "X-4")}


# ------------------------------------------------------------------------------------ R15
def test_cards_stay_where_they_are_put():
    """R15: a column only grows; what lies in it keeps its place to the end."""
    match = table(hands=("I1 D1 A1 C1 E1 X", "I2 D2 A2 C2 E2 X"), islands={1: "? ? ? ?"})
    before = columns_of(match)
    for seat, move in [(0, "I1-1"), (1, "D2-1"), (0, "E1-1"), (0, "1a"), (1, "X-1"), (0, "1b"), (0, "C1-1")]:
        match.play(seat, move)
        after = columns_of(match)
        assert all(after[key].startswith(before[key]) for key in before)
        before = after
    assert column(match, 0, 1) == "I1 E1 X C1"
    assert column(match, 1, 1) == "D2"


def test_the_order_within_a_column_has_no_effect():
    """R15: the same cards in another order count the same."""
    islands = {1: "dague-12 idole-10 equipement-9 amphore-8"}
    one = finish({(0, 1): "D1 D3 I2 E1 X", (1, 1): "E2 X D2 I3 A1"}, islands)
    two = finish({(0, 1): "X E1 I2 D3 D1", (1, 1): "A1 I3 D2 X E2"}, islands)
    assert one.scores() == two.scores()
    # Daggers 4 to 2; Idols 2 to 3; Equipment 7 to 8; Amphoras 0 to 1
    assert totals(one) == [12, 10 + 9 + 8]


# ------------------------------------------------------------------------------------ R16
def test_any_card_may_be_put_at_any_island():
    """R16: no tile of the card's colour need be there, visible or hidden."""
    islands = {
        1: "idole-15! idole-10! idole-5! dague-12!",
        2: "dague-8 dague-6 dague-4 amphore-10",
        3: "amphore-8 amphore-6 amphore-4 amphore-2",
        4: "cristaux-9 cristaux-7 cristaux-6 cristaux-4",
        5: "equipement-9 equipement-6 equipement-5 equipement-4",
    }
    match = table(islands=islands, hands=("I1 D1 A1 C1 E1 X", "..."), mode="tactika")
    assert match.moves(0) == [f"{card}-{n}" for card in ("I1", "D1", "A1", "C1", "E1", "X") for n in ISLANDS]


def test_equal_cards_are_offered_once():
    """R16: two Dynamites in hand are one choice per island."""
    match = table(hands=("X X X X E1 E2", "..."))
    assert len(match.moves(0)) == 3 * 5


# ------------------------------------------------------------------------------------ A2, A3, A4
def test_with_equipment_the_tile_is_turned_before_the_card_is_drawn():
    """A2: place, reveal, draw, end of turn; the tile is chosen without knowing the card to come."""
    match = table(hands=("E1 ...", "..."), piles=("C4 ...", "..."), islands={1: "?"})
    match.play(0, "E1-1")
    assert sizes(match, 0) == (5, 18)
    assert "C4" not in hand(match, 0)
    match.play(0, "1a")
    assert sizes(match, 0) == (6, 17)
    assert "C4" in hand(match, 0)
    assert moved(match, 0) == [("moved", "hand", "column", 0), ("turned", 0), ("moved", "pile", "hand", 0)]


def test_after_dynamite_its_player_draws_only_when_the_opponent_has_turned_a_tile():
    """A3: the same order, place, reveal, draw, although the opponent makes the reveal."""
    match = table(hands=("X ...", "..."), piles=("C4 ...", "..."), islands={1: "?"})
    match.play(0, "X-1")
    assert sizes(match, 0) == (5, 18)
    assert "C4" not in hand(match, 0)
    match.play(1, "1a")
    assert sizes(match, 0) == (6, 17)
    assert "C4" in hand(match, 0)
    assert sizes(match, 1) == (6, 18)
    assert moved(match, 0) == [("moved", "hand", "column", 1), ("turned", 1), ("moved", "pile", "hand", 0)]


def test_with_an_empty_pile_the_hand_shrinks_and_the_game_goes_on():
    """A4: nothing is drawn any more; one plays on with fewer cards."""
    mine = {(0, 1): "I1 I2 I3 I4 D1", (0, 2): "D2 D3 D4 A1 A2", (0, 3): "A3 A4 C1 E1 E2", (0, 4): "E3"}
    match = table({**mine, (1, 1): "X X"}, hands=("C2 C3 C4 E4 X X", "..."), piles=("", "..."), islands={5: "? ?"})
    assert sizes(match, 0) == (6, 0)
    match.play(0, "C2-4")
    assert sizes(match, 0) == (5, 0)
    assert match.waiting_for == [1]
    match.play(1, next(move for move in match.moves(1) if move[0] in "IDAC"))
    match.play(0, "E4-4")
    match.play(0, "5a")
    assert sizes(match, 0) == (4, 0)
    match.play(1, next(move for move in match.moves(1) if move[0] in "IDAC"))
    match.play(0, "X-5")
    match.play(1, "5b")
    assert hand(match, 0) == ["C3", "C4", "X"]


def test_the_last_card_of_the_pile_is_drawn_like_any_other():
    """A4: only an empty pile gives nothing."""
    mine = {(0, 1): "I1 I2 I3 I4 D1", (0, 2): "D2 D3 D4 A1 A2", (0, 3): "A3 A4 C1 E1 E2"}
    match = table({**mine, (1, 1): "X X"}, hands=("C2 C3 C4 E3 X X", "..."), piles=("E4", "..."))
    match.play(0, "C2-4")
    assert hand(match, 0) == ["C3", "C4", "E3", "E4", "X", "X"]
    assert sizes(match, 0) == (6, 0)


# ------------------------------------------------------------------------------------ A9
def test_several_dynamites_may_lie_in_one_column():
    """A9: up to the limit of five cards; all four of a player's Dynamites may end up in the same spot."""
    match = table(hands=("X X X X I1 I2", "I1 I2 I3 I4 ..."), islands={5: "? ? ? ?"})
    for card, place in (("I1", "5a"), ("I2", "5b"), ("I3", "5c"), ("I4", "5d")):
        match.play(0, "X-3")
        match.play(1, place)
        match.play(1, f"{card}-1")
    assert column(match, 1, 3) == "X X X X"
    assert column(match, 1, 1) == "I1 I2 I3 I4"


def test_a_fifth_card_beside_four_dynamites_fills_the_column():
    """A9, R14: four Dynamites and one card are five."""
    match = table({(1, 3): "X X X X D1"}, hands=("...", "D2 ..."), turn=1)
    assert refusal(match, 1, "D2-3")[0] == "yutaka R14"


# ------------------------------------------------------------------------------------ both last reveals
@pytest.mark.parametrize("card", ["E4", "X"])
def test_the_last_reveal_leaves_no_choice_but_is_asked_all_the_same(card):
    """R11, R12, A20: with one tile left the player still turns it himself."""
    match = eve(card, turn=0)
    match.play(0, f"{card}-1")
    seat = 1 if card == "X" else 0
    assert match.waiting_for == [seat]
    assert len(match.moves(seat)) == 1
