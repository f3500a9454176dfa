"""House rulings that belong to no single chapter."""

import pytest

import ludotheque as ldt
from support.yutaka import (
    TILES,
    column,
    contest,
    face_up,
    finish,
    hand,
    opened,
    play_out,
    random_moves,
    refusal,
    seen,
    start,
    table,
    told,
    totals,
    truth,
    zone,
)

#: Player 1 has played 18 cards: his pile is empty and the opponent can count his last six.
SPENT = {(0, 1): "I1 I2 I3 I4 D1", (0, 2): "D2 D3 D4 A1 A2", (0, 3): "A3 A4 C1 E1 E2", (0, 4): "E3", (1, 1): "X X"}


def spent(**more):
    """Player 1 on turn with Crystals 2 to 4, Equipment 4 and two Dynamites, and nothing left to draw."""
    return table(SPENT, hands=("C2 C3 C4 E4 X X", "..."), piles=("", "..."), islands={5: "? ?"}, **more)


# ------------------------------------------------------------------------------------ A10
def test_a_dynamite_received_is_neither_equipment_nor_worth_anything():
    """A10: it gives no right to Equipment tiles, and does not change who wins them."""
    match = finish({(0, 1): "X X X X", (1, 1): "E1"}, {1: "equipement-9"})
    assert contest(match, 1, "equipement")[0] == [0, 9]
    match = finish({(0, 1): "E1 I2 X X", (1, 1): "E2 I1"}, {1: "equipement-9"})
    assert contest(match, 1, "equipement")[0] == [0, 0]


# ------------------------------------------------------------------------------------ A12
def test_still_tied_the_victory_is_shared():
    """A12: 6 in one Equipment tile against 5 + 1 in two: totals and Equipment points are equal."""
    match = finish(
        {(0, 1): "E1", (1, 2): "E1"},
        {1: "equipement-6 idole-5 amphore-2 cristaux-1", 2: "equipement-5 equipement-1 dague-6 cristaux-3"},
    )
    assert totals(match) == [6, 6]
    assert match.winners == [0, 1]
    assert match.outcome["seats"] == ["shared", "shared"]
    assert match.outcome["rule"] == "yutaka A12"


# ------------------------------------------------------------------------------------ A18
def test_the_sizes_of_hands_and_piles_are_public():
    """A18: for both players and for those who watch."""
    match = spent()
    for viewer in (0, 1, None):
        counts = [zone(match, key, seat, viewer=viewer)["count"] for seat in range(2) for key in ("hand", "pile")]
        # Player 2 has played nothing.
        assert counts == [6, 0, 6, 18]


def test_the_contents_of_hands_and_piles_are_private():
    """A18: a hand is seen by its owner alone, a pile by nobody."""
    match = opened()
    for _ in random_moves(match, seed=4):
        for viewer in (0, 1, None):
            for seat in range(2):
                for card in zone(match, "pile", seat, viewer=viewer)["cards"]:
                    assert card == {"card": None, "back": "expedition", "open": False}
                for card in zone(match, "hand", seat, viewer=viewer)["cards"]:
                    assert (card["card"] is not None) == (viewer == seat)


def test_all_columns_are_public():
    """A18: everything is played face up."""
    match = table({(0, 1): "D4 X", (1, 3): "I1 E2"})
    for viewer in (0, 1, None):
        assert [card["card"] for card in zone(match, "column", 0, 1, viewer)["cards"]] == ["D4", "X"]
        assert [card["card"] for card in zone(match, "column", 1, 3, viewer)["cards"]] == ["I1", "E2"]


# ------------------------------------------------------------------------------------ A19
def test_a_turned_tile_stays_face_up_for_both_until_the_end():
    """A19: there is nothing to peek at again."""
    match = start()
    up: dict[str, str | None] = {}
    for _ in random_moves(match, seed=6):
        for viewer in (0, 1, None):
            shown = seen(match, viewer)
            assert all(shown[place] == tile for place, tile in up.items())
        up = {place: seen(match)[place] for place in face_up(match)}


# ------------------------------------------------------------------------------------ A21, A22
def test_a_tie_costs_only_the_tiles_of_the_tied_type():
    """A21: Daggers 2 to 2 are lost, Idols and Amphoras of the same island are won as usual."""
    match = finish({(0, 1): "D2 I3", (1, 1): "D2 I1 A1"}, {1: "dague-12 dague-8 idole-10 amphore-6"})
    assert contest(match, 1, "dague")[0] == [0, 0]
    assert contest(match, 1, "idole")[0] == [10, 0]
    assert contest(match, 1, "amphore")[0] == [0, 6]
    assert totals(match) == [10, 6]


def test_a_tie_costs_only_the_tiles_of_that_island():
    """A21, R20: the same type is won elsewhere."""
    match = finish({(0, 1): "D2", (1, 1): "D2", (0, 2): "D1"}, {1: "dague-12", 2: "dague-4"})
    assert totals(match) == [4, 0]


def test_equal_columns_cost_only_the_equipment_tiles_of_that_island():
    """A22: Equipment 5 to 5 is lost; the Idol, the Dagger and the Equipment of island 2 are won as usual."""
    match = finish(
        {(0, 1): "E1 I4", (1, 1): "E3 D2", (0, 2): "E2"},
        {1: "equipement-9 equipement-4 idole-10 dague-8", 2: "equipement-5 cristaux-1 amphore-2 amphore-4"},
    )
    assert contest(match, 1, "equipement")[0] == [0, 0]
    assert contest(match, 2, "equipement")[0] == [5, 0]
    assert totals(match) == [15, 8]


# ------------------------------------------------------------------------------------ A24
NO_UNDO = (
    "table",
    "That cannot be taken back alone: since then somebody has answered, drawn or learned something. "
    "The others may agree to it.",
    "Ce coup ne se reprend pas seul : depuis, quelqu’un a répondu, pioché ou appris quelque chose. "
    "Les autres peuvent y consentir.",
)


def undo_refused(match, seat):
    """What the table says to a player who wants to take back."""
    before = match.position()
    assert not match.can_undo(seat)
    assert match.view(seat)["undo"] is False
    with pytest.raises(ldt.IllegalMove) as refused:
        match.undo(seat)
    assert match.position() == before
    return told(refused.value)


def test_before_the_first_move_there_is_nothing_to_take_back():
    """A24: the table says so."""
    assert undo_refused(start(), 0) == (
        "table",
        "There is nothing of yours to take back.",
        "Vous n’avez rien à reprendre.",
    )


def test_a_card_cannot_be_taken_back_after_a_draw():
    """A24: its player knows one card more."""
    match = table(hands=("I1 ...", "..."))
    match.play(0, "I1-1")
    assert undo_refused(match, 0) == NO_UNDO


@pytest.mark.parametrize("card", ["E1", "X"])
def test_a_card_the_opponent_could_not_know_of_cannot_be_taken_back(card):
    """A24: while cards are left in the pile, laying one shows the opponent what was in the hand."""
    match = table(hands=(f"{card} ...", "..."))
    match.play(0, f"{card}-1")
    assert undo_refused(match, 0) == NO_UNDO


def test_a_reveal_cannot_be_taken_back():
    """A24: in the opening, after Equipment and after Dynamite, even with nothing left to draw."""
    match = start()
    match.play(0, "1a")
    assert undo_refused(match, 0) == NO_UNDO
    match = spent()
    match.play(0, "E4-4")
    match.play(0, "5a")
    assert undo_refused(match, 0) == NO_UNDO
    match = spent()
    match.play(0, "X-4")
    match.play(1, "5a")
    assert undo_refused(match, 0) == NO_UNDO
    assert undo_refused(match, 1) == NO_UNDO


@pytest.mark.parametrize("move", ["C2-4", "E4-4", "X-4"])
def test_with_an_empty_pile_a_card_can_be_taken_back_until_somebody_turns_or_answers(move):
    """A24: nothing was drawn or turned, and the opponent could count the hand anyway."""
    match = spent()
    before = match.position()
    match.play(0, move)
    assert match.can_undo(0)
    assert match.view(0)["undo"] is True
    assert not match.can_undo(1)
    match.undo(0)
    assert match.position() == before
    assert hand(match, 0) == ["C2", "C3", "C4", "E4", "X", "X"]
    match.play(0, "C3-5")
    assert column(match, 0, 5) == "C3"


def test_with_an_empty_pile_a_card_cannot_be_taken_back_once_the_opponent_has_answered():
    """A24: from then on it takes his consent."""
    match = spent()
    before = match.position()
    match.play(0, "C2-4")
    match.play(1, next(move for move in match.moves(1) if move[0] in "IDAC"))
    assert undo_refused(match, 0) == NO_UNDO
    match.undo(0, agreed=[1])
    assert match.position() == before


def test_an_answer_of_the_opponent_is_enough_even_if_it_tells_nothing():
    """A24: both piles are empty and both hands can be counted; only the last card can be taken back alone."""
    columns = {key: cards for key, cards in SPENT.items() if key != (1, 1)}
    columns[0, 4] += " X X"
    columns |= {(1, island): cards for (_, island), cards in columns.items()}
    match = table(columns, hands=("C2 C3 C4 E4 X X", "C2 C3 C4 E4 X X"), piles=("", ""))
    match.play(0, "C2-5")
    before = match.position()
    match.play(1, "C3-5")
    assert undo_refused(match, 0) == NO_UNDO
    match.undo(1)
    assert match.position() == before
    assert match.can_undo(0)


def test_with_the_others_consent_a_draw_is_taken_back_and_the_same_card_comes_again():
    """A24: chance deals the same tiles and cards again, so that nobody can fish for better ones."""
    match = opened()
    before = match.position()
    move = next(move for move in match.moves(0) if move[0] in "IDAC")
    match.play(0, move)
    after = match.position()
    match.undo(0, agreed=[1])
    assert match.position() == before
    match.play(0, move)
    assert match.position() == after


def test_with_the_others_consent_a_reveal_is_taken_back():
    """A24: the tile lies hidden again, and is the same tile."""
    match = start()
    match.play(0, "1a")
    tile = seen(match)["1a"]
    match.undo(0, agreed=[1])
    assert seen(match)["1a"] == "black"
    assert face_up(match) == []
    match.play(0, "1b")
    match.play(1, "1a")
    assert seen(match)["1a"] == tile


# ------------------------------------------------------------------------------------ A25
#: A list in which a type of two tiles can vanish often enough to be met: 15 + 15.
TWO_IDOLS = {**TILES, "idole": [15, 15], "equipement": [9, 6, 5, 4, 2, 2, 1, 1]}


def test_a_type_may_lose_all_its_tiles_or_none():
    """A25: the five are drawn from all 25, never so many per type; nothing is compensated."""
    out = [sum(tile == "idole-15" for tile in truth(start(seed, tiles=TWO_IDOLS))["removed"]) for seed in range(200)]
    assert set(out) == {0, 1, 2}


def test_cards_of_an_absent_type_stay_playable():
    """A25: every Idol is out of the game, and Idol cards are played like any others."""
    without = "idole-15 idole-10 idole-5 ..."
    match = table(hands=("I1 I2 I3 I4 D1 D2", "..."), removed=without, mode="tactika")
    assert "idole" not in [str(tile).split("-")[0] for tile in seen(match).values()]
    assert [move for move in match.moves(0) if move[0] == "I"] == [
        f"I{v}-{n}" for v in range(1, 5) for n in range(1, 6)
    ]
    match.play(0, "I4-2")
    assert column(match, 0, 2) == "I4"


def test_cards_of_an_absent_type_still_count_for_equipment():
    """A25, R21: 1 + 4 with an Idol beats 4, although no Idol lies in the archipelago."""
    match = finish(
        {(0, 1): "E1 I4", (1, 1): "E4"},
        {1: "equipement-9 dague-12 amphore-2 cristaux-1"},
        removed="idole-15 idole-10 idole-5 equipement-1 equipement-2",
    )
    assert totals(match) == [9, 0]


def test_without_any_equipment_won_equal_totals_share_the_victory():
    """A25, A12: R24 compares 0 with 0."""
    match = finish({(0, 1): "D1", (1, 1): "A1"}, {1: "dague-6 amphore-6 idole-5 cristaux-1"})
    assert totals(match) == [6, 6]
    assert match.outcome["seats"] == ["shared", "shared"]
    assert match.outcome["rule"] == "yutaka A12"


# ------------------------------------------------------------------------------------ A30
def test_both_players_use_the_same_numbers_for_the_islands():
    """A30: island 2 is island 2 from either side."""
    match = table(hands=("D1 ...", "D2 ..."))
    match.play(0, "D1-2")
    match.play(1, "D2-2")
    assert column(match, 0, 2) == "D1"
    assert column(match, 1, 2) == "D2"


@pytest.mark.parametrize("written", ["D3-2", "d3-2", "D3 2", "d32", " D3 - 2 ", "D3>2"])
def test_a_play_is_the_card_and_the_island(written):
    """A30: whatever the case and the separator."""
    match = table(hands=("D3 ...", "..."))
    match.play(0, written)
    assert column(match, 0, 2) == "D3"


@pytest.mark.parametrize("written", ["4b", "4B", "4-b", " 4 b "])
def test_a_tile_is_its_island_and_a_letter(written):
    """A30: 4b is the second tile of island 4."""
    match = start()
    match.play(0, written)
    assert face_up(match) == ["4b"]


def test_moves_are_written_as_they_are_read():
    """A30: every offered move can be played as it is written, and is written so in the record."""
    match = opened()
    for seat, move in random_moves(match, seed=9):
        for each in match.moves(seat):
            assert match.why_not(seat, each) is None
        played = move
    assert match.record()["answers"][-1][1] == played


@pytest.mark.parametrize("written", ["D5-1", "D0-1", "D3-6", "D3-0", "Z1-1", "X1-1", "E-1", "6a", "0a", "1e", "", "D3"])
def test_what_is_no_move_is_refused_with_examples(written):
    """A30: cards go from 1 to 4, islands from 1 to 5, tiles from a to d."""
    match = table(hands=("I1 I2 I3 I4 D1 D2", "..."))
    assert refusal(match, 0, written) == (
        "table",
        f"“{written}” cannot be read as a move. For example: I1-1, I1-2, I1-3.",
        f"« {written} » ne se lit pas comme un coup. Par exemple : I1-1, I1-2, I1-3.",
    )


def test_the_record_keeps_what_was_agreed_at_the_table():
    """A30: mode, known colours, tile list and layout; replayed, the game ends the same."""
    options = {"known": ["dague", "cristaux"], "tiles": TWO_IDOLS, "layout": {"covers": {"1a": ["2a"]}}, "first": 1}
    match = play_out(start(3, **options), seed=3)
    record = match.record()
    assert record["options"]["mode"] == "mixed"
    assert record["options"]["known"] == ["dague", "cristaux"]
    assert record["options"]["first"] == 1
    assert record["options"]["layout"]["covers"] == {"1a": ["2a"]}
    assert record["cards"]["content"] == TWO_IDOLS
    again = ldt.replay(record)
    assert again.position() == match.position()
    assert again.scores() == match.scores()
    assert ldt.verify(record).outcome == match.outcome


def test_the_count_goes_from_island_one_to_five():
    """A30: the order has no effect on the result, but it is always the same."""
    match = play_out(opened(), seed=8)
    numbers = [line["params"]["number"] for line in match.scores()["lines"]]
    assert numbers == sorted(numbers)
    assert set(numbers) == {1, 2, 3, 4, 5}
