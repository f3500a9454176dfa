"""Setup (R1–R6)."""

from collections import Counter

import pytest

import ludotheque as ldt
from support.yutaka import (
    ALL_TILES,
    DECK,
    GAME,
    KINDS,
    TILES,
    column,
    hand,
    plain,
    seen,
    sizes,
    start,
    story,
    told,
    true_tiles,
    truth,
    zone,
)


# ------------------------------------------------------------------------------------ R1
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_table_seats_exactly_two_players(seats):
    """R1: two players, no more and no fewer."""
    with pytest.raises(ldt.BadTable) as refused:
        GAME.start(seats=seats)
    assert told(refused.value) == (
        "table",
        f"This game cannot be played with {seats} seats: it takes at least 2 and at most 2.",
        f"À {seats}, ce jeu ne se joue pas : il faut au moins 2 joueurs et au plus 2.",
    )
    assert GAME.start(seats=2, seed=1).view(0)["seats"] == 2


@pytest.mark.parametrize("first", [0, 1])
def test_either_seat_can_be_player_one(first):
    """R1, A23: the digital table asks nobody's age, the seat of player 1 is chosen when the table is set."""
    match = start(first=first, names=["Ana", "Bruno"])
    assert match.waiting_for == [first]
    name = ["Ana", "Bruno"][first]
    assert story(match)[0] == ("yutaka R1", f"{name} begins.")
    assert story(match, lang="fr")[0] == ("yutaka R1", f"{name} commence.")
    assert match.record()["options"]["first"] == first


def test_player_one_can_be_drawn_by_lot_and_the_record_keeps_who_it_was():
    """A23: drawn at random when the game is created, and the result is kept in the record."""
    begins = {seed: start(seed, first="random").waiting_for[0] for seed in range(40)}
    assert set(begins.values()) == {0, 1}
    for seed in range(4):
        record = start(seed, first="random").record(with_secret=True)
        assert record["answers"][0] == ["chance", [begins[seed]]]
        assert ldt.replay(record).waiting_for == [begins[seed]]


# ------------------------------------------------------------------------------------ R2
def test_in_mysteria_all_backs_are_alike():
    """R2: a black cube on every tile."""
    match = start(mode="mysteria")
    assert set(seen(match).values()) == {"black"}
    assert {tile["back"] for tile in zone(match, "removed")["cards"]} == {"black"}


def test_in_tactika_the_back_tells_the_type_and_never_the_value():
    """R2: on each tile a cube of the colour of its number."""
    match = start(mode="tactika")
    for viewer in (0, 1, None):
        for place, tile in true_tiles(match).items():
            assert seen(match, viewer)[place] == tile.split("-")[0]


def test_the_cubes_come_in_five_colours():
    """R2: Idols are yellow, Daggers green, Amphoras blue, Crystals red, Equipment grey."""
    colours = {card["facts"]["kind"]: card["facts"]["colour"] for card in GAME.cards()}
    assert colours == {
        "idole": "yellow",
        "dague": "green",
        "amphore": "blue",
        "cristaux": "red",
        "equipement": "grey",
        "dynamite": "black",
    }


# ------------------------------------------------------------------------------------ R3
def test_five_tiles_leave_the_game_unseen():
    """R3: five of the 25 tiles are removed, and nobody has looked at them."""
    match = start()
    for viewer in (0, 1, None):
        removed = zone(match, "removed", viewer=viewer)
        assert removed["count"] == 5
        assert [tile["card"] for tile in removed["cards"]] == [None] * 5
    assert story(match)[1] == ("yutaka R3", "The 25 treasure tiles are shuffled face down.")


def test_any_tile_may_be_among_the_five():
    """R3, A25: they are drawn from all 25; in 200 games every tile has been out, and has been in."""
    removed = Counter(tile for seed in range(200) for tile in truth(start(seed))["removed"])
    assert set(removed) == set(ALL_TILES)
    assert max(removed.values()) < 200


# ------------------------------------------------------------------------------------ R4
def test_the_other_twenty_form_five_islands_of_four():
    """R4: the archipelago, all of it face down."""
    match = start()
    for island in range(1, 6):
        for viewer in (0, 1, None):
            tiles = zone(match, "island", None, island, viewer)
            assert tiles["count"] == 4
            assert all(tile["card"] is None and not tile["open"] for tile in tiles["cards"])
    assert "Twenty tiles form the five islands; five leave the game unseen." in [text for _, text in story(match)]


def test_no_tile_is_lost_and_none_appears_twice():
    """R3, R4: twenty on the islands and five outside are the 25 of the box."""
    for seed in range(10):
        match = start(seed)
        assert sorted([*true_tiles(match).values(), *truth(match)["removed"]]) == sorted(ALL_TILES)


def test_every_tile_may_lie_anywhere():
    """R4: the tiles are shuffled; in 200 games the Idol of 15 has lain on each of the twenty places."""
    places = {place for seed in range(200) for place, tile in true_tiles(start(seed)).items() if tile == "idole-15"}
    assert len(places) == 20


def test_each_island_has_an_empty_column_on_each_side():
    """R4: five columns, shared, with a side for each player."""
    match = start()
    assert all(column(match, seat, island) == "" for seat in range(2) for island in range(1, 6))


# ------------------------------------------------------------------------------------ R5
def test_the_distribution_card_lies_before_everybody():
    """R5: the values of all 25 tiles are public at any time, removed ones included."""
    for match in (start(mode="mysteria"), start(mode="tactika")):
        for viewer in (0, 1, None):
            assert match.view(viewer)["table"]["values"] == TILES


def test_the_values_of_the_house_are_marked_as_reconstructed():
    """R5, A26: the printed list is not known; what we use says so, and keeps to what is known of it."""
    described = GAME.start(seed=1).view(None)["table"]
    assert described["provenance"] == "reconstructed"
    values = described["values"]
    assert list(values) == KINDS
    assert sum(len(line) for line in values.values()) == 25
    assert all(sum(line) == 30 for line in values.values())
    assert all(1 <= value <= 15 for line in values.values() for value in line)
    assert {12, 8, 4} <= set(values["dague"])


# ------------------------------------------------------------------------------------ R6
def test_both_decks_hold_the_same_24_cards():
    """R6: 1 to 4 in each of the five colours and four Dynamites, twice."""
    copies = {card["card"]: card["copies"] for card in GAME.cards() if card["back"] == "expedition"}
    assert copies == {card: 2 * DECK.count(card) for card in DECK}
    for seed in range(5):
        zones = truth(start(seed))
        for seat in range(2):
            assert sorted(zones[f"hand@{seat}"] + zones[f"pile@{seat}"]) == sorted(DECK)


def test_cards_say_what_they_are():
    """R6, R10, R11, R12, R13: kind, value and what the card does, in both languages."""
    english = {card["card"]: card for card in GAME.cards(lang="en")}
    french = {card["card"]: card for card in GAME.cards(lang="fr")}
    assert english["D3"]["name"] == "Dagger 3"
    assert english["D3"]["facts"] == {"kind": "dague", "colour": "green", "value": 3}
    assert english["D3"]["text"] == ["Put it on your own side of an island."]
    assert english["E2"]["text"] == [
        "Put it on your own side of an island.",
        "Then you must turn one hidden treasure tile face up.",
    ]
    assert french["X"]["name"] == "Dynamite"
    assert french["X"]["facts"]["value"] == 0
    assert [plain(text) for text in french["X"]["text"]] == [
        "Posez-la du côté adverse d’une île : elle y prend une des cinq places et vaut 0.",
        "Puis votre adversaire doit retourner une tuile Trésor cachée.",
    ]
    assert english["X"]["rules"] == ["yutaka R12", "yutaka R12"]
    assert english["E2"]["rules"] == ["yutaka R11", "yutaka R11"]


def test_everyone_draws_six_cards_before_anything_is_turned():
    """R6, R7: six in hand, eighteen in the pile, and the first question is about a tile."""
    match = start()
    for seat in range(2):
        assert sizes(match, seat) == (6, 18)
    assert match.view(0)["prompt"] == "yutaka-ask-turn"


def test_decks_are_shuffled_apart():
    """R6: each player shuffles his own deck; in 60 games every card has been in each opening hand."""
    hands: list[set[str]] = [set(), set()]
    different = 0
    for seed in range(60):
        match = start(seed)
        for seat in range(2):
            hands[seat].update(hand(match, seat))
        different += hand(match, 0) != hand(match, 1)
    assert hands == [set(DECK), set(DECK)]
    assert different > 50


def test_the_precious_objects_are_said_to_be_deduced():
    """R6: the rulebook counts Equipment and Dynamite; that 16 others are 1 to 4 in four colours follows from it."""
    cards = {card["card"]: card["provenance"] for card in ldt.game("yutaka").cards()}
    for letter in "IDAC":
        assert {cards[f"{letter}{value}"] for value in range(1, 5)} == {"deduced"}
    assert {cards[key] for key in ("E1", "E2", "E3", "E4", "X")} == {"rulebook"}
