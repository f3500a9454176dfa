"""Spending Knowledge: sealing, replacing, moving the dragon (R38–R41, A7, A12, A19, A41, A44)."""

import pytest

from support.cities import (
    GAME,
    after,
    area,
    cards,
    dragon,
    duel,
    end,
    gone,
    marked,
    play,
    points,
    refused,
    row,
    standing,
    top,
)


# ------------------------------------------------------------------------------------ sealing
def test_a_wonder_is_sealed_for_its_cost():
    """R38: Void Fluid of the enemy for 4 of 5 Knowledge; it gives nothing in the enemy's turn."""
    match = after(duel(points=(0, 0, 5), foe_area="void-fluid"), "seal void-fluid 2")
    assert (points(match), marked(match, "sealed")) == ((0, 0, 1), ["void-fluid"])
    assert points(end(match), 1) == (0, 0, 0)


def test_ones_own_wonder_may_be_sealed_too():
    """R38: in either Playing Area."""
    match = after(duel(points=(0, 0, 4), area="void-fluid"), "seal void-fluid 1")
    assert marked(match, "sealed") == ["void-fluid"]


def test_sealing_one_knowledge_short_is_refused():
    """R38: 3 of 4."""
    match = duel(points=(9, 9, 3), foe_area="void-fluid", foe_sealed="black-spores")
    assert refused(match, "seal void-fluid 2") == "R38"
    assert refused(match, "unseal black-spores 2") == "R38"


def test_only_a_sealed_wonder_is_unsealed_and_only_an_unsealed_one_sealed():
    """R38, A44: nothing is spent."""
    match = duel(points=(0, 0, 20), foe_area="void-fluid", foe_sealed="black-spores")
    refused(match, "unseal void-fluid 2")
    refused(match, "seal black-spores 2")
    assert points(match) == (0, 0, 20)


def test_a_sealed_wonder_gives_nothing_and_cannot_be_used():
    """R38, A41: neither its points nor its Remove Ability, not even to be rid of it."""
    match = duel(sealed="pure-qoam")
    assert points(match) == (0, 0, 0)
    assert [move for move in match.moves(0) if move.startswith("scrap")] == []
    assert refused(match, "scrap pure-qoam") in ("R38", "A41")


def test_the_owner_of_a_sealed_wonder_may_pay_to_unseal_it():
    """R38: then it works again."""
    match = after(duel(points=(0, 0, 3), sealed="pure-qoam"), "unseal pure-qoam 1")
    assert points(match) == (1, 0, 0)
    assert "scrap pure-qoam" in match.moves(0)


def test_wonders_come_into_play_unsealed():
    """R38: even when a copy lies sealed."""
    match = after(duel("pure-qoam", sealed="pure-qoam"), "play pure-qoam")
    assert marked(match, "sealed") == ["pure-qoam"]
    assert points(match) == (1, 0, 0)


def test_a_seal_stays_over_the_turns():
    """R38: until somebody pays."""
    match = end(end(after(duel(points=(0, 0, 4), foe_area="void-fluid"), "seal void-fluid 2")))
    assert marked(match, "sealed") == ["void-fluid"]


def test_a_sealed_wonder_may_be_removed_by_another_effect():
    """A41, A7: without points."""
    match = play(duel("qoam-ritual", sealed="void-fluid", area="pure-qoam"), "play qoam-ritual", "scrap qoam-ritual")
    after(match, "remove area void-fluid")
    assert (area(match), gone(match, "void-fluid"), points(match)) == (["pure-qoam"], 1, (2, 0, 0))


def test_ones_own_wonders_may_be_removed():
    """A7: unsealed ones as well."""
    match = play(duel("qoam-ritual", area="pure-qoam"), "play qoam-ritual", "scrap qoam-ritual")
    after(match, "remove area pure-qoam")
    assert (area(match), gone(match, "pure-qoam")) == ([], 1)


def test_of_two_equal_wonders_the_sealed_one_or_the_other_is_removed():
    """A7, R35, R38: that is a choice, by an ability and for a Wonder acquired."""
    for left, move in (([], "remove sealed void-fluid"), (["void-fluid"], "remove area void-fluid")):
        match = duel("qoam-ritual", area="void-fluid", sealed="void-fluid")
        play(match, "play qoam-ritual", "scrap qoam-ritual")
        assert match.moves(0) == ["remove area void-fluid", "remove sealed void-fluid", "done"]
        after(match, move)
        assert (area(match), marked(match, "sealed"), gone(match, "void-fluid")) == (["void-fluid"], left, 1)
        match = after(play(duel(points=(0, 2, 0), area="void-fluid", sealed="void-fluid"), "wonder 1"), move)
        assert (area(match), marked(match, "sealed")) == (["void-fluid"], left)


def test_where_there_is_no_such_choice_the_wonder_is_just_removed():
    """A7: two sealed ones are equal, and one alone is called by its place."""
    match = play(duel("qoam-ritual", sealed="void-fluid void-fluid"), "play qoam-ritual", "scrap qoam-ritual")
    assert match.moves(0) == ["remove area void-fluid", "done"]
    assert (refused(match, "remove sealed void-fluid"), refused(match, "remove sealed pure-qoam")) == ("A7", "R45")
    assert marked(after(match, "remove area void-fluid"), "sealed") == ["void-fluid"]


def test_of_sealed_wonders_one_that_gave_its_points_is_removed():
    """A7, A40: the other one, unsealed, gives its 2 Battle this turn."""
    match = duel("qoam-ritual", (0, 0, 8), area="void-fluid", sealed="void-fluid")
    after(match, "seal void-fluid 1", "play qoam-ritual", "scrap qoam-ritual", "remove area void-fluid")
    assert points(after(match, "unseal void-fluid 1")) == (1, 4, 0)


def places(match, *verbs):
    """Where the cards lie that moves of these kinds touch, as a client is told."""
    return [option["from"]["place"] for option in match.ask(0)["options"] if option["verb"] in verbs]


def test_clients_are_told_the_very_card_that_is_touched():
    """R38, R44: with the first of two Void Fluids sealed, the second is sealed or removed for its bonus."""
    match = after(duel(points=(0, 0, 12), area="void-fluid void-fluid"), "seal void-fluid 1")
    assert (places(match, "seal"), places(match, "unseal"), places(match, "scrap")) == ([1], [0], [1])
    match = duel("qoam-ritual", (0, 0, 4), area="void-fluid void-fluid")
    play(match, "seal void-fluid 1", "play qoam-ritual", "scrap qoam-ritual")
    told = {option["move"]: option["from"]["place"] for option in match.ask(0)["options"] if "from" in option}
    assert told == {"remove area void-fluid": 1, "remove sealed void-fluid": 0}


def test_one_of_two_equal_wonders_is_sealed():
    """R38: one gives its points, the other does not."""
    match = after(duel(points=(0, 0, 4), foe_area="void-fluid void-fluid"), "seal void-fluid 2")
    assert marked(match, "sealed") == ["void-fluid"]
    assert points(end(match), 1) == (0, 2, 0)


# ------------------------------------------------------------------------------------ replacing
def test_a_card_of_the_row_is_replaced_for_2():
    """R39: it goes under the deck, the top card comes and can be bought at once; a new top card is turned up."""
    match = duel(points=(4, 0, 2), row="novice stab barter soldier fighter", assets="mint bank")
    after(match, "replace 1")
    assert (points(match), row(match)[1], cards(match, "assets")[0], top(match)) == (
        (4, 0, 0),
        "mint",
        "novice",
        "bank",
    )
    after(match, "buy 1")
    assert points(match) == (0, 0, 0)


def test_replacing_with_1_knowledge_is_refused():
    """R39: it costs 2."""
    assert refused(duel(points=(9, 9, 1)), "replace 1") == "R39"


def test_an_empty_space_cannot_be_filled_so():
    """R39: bought away in the same turn."""
    match = after(duel(points=(1, 0, 9), row="stab novice guard soldier fighter"), "buy 1")
    assert refused(match, "replace 1") == "R39"


def test_the_same_space_may_be_replaced_again():
    """R39: three times for 6."""
    match = duel(points=(0, 0, 6), assets="mint bank library")
    assert row(after(match, "replace 3", "replace 3", "replace 3"))[3] == "library"


def emptied(**more):
    """A table whose Asset Deck is empty: all its cards are out of the game (written as a position)."""
    data = duel(**more).position()
    for field in ("stack", "asks", "open"):
        data.pop(field, None)
    pile = [card if isinstance(card, str) else card["card"] for card in data["zones"].pop("assets")]
    data["zones"]["removed"] = data["zones"].get("removed", []) + [card.removesuffix("!") for card in pile]
    return GAME.from_position(data | {"turn": 0}, seed=1)


def test_with_an_empty_asset_deck_nothing_is_replaced_or_refilled():
    """A19, A44: the space stays empty and nothing is spent."""
    match = emptied(points=(1, 0, 4), row="stab novice guard soldier fighter")
    assert refused(match, "replace 2") in ("A19", "A44", "R39")
    end(after(match, "buy 1"))
    assert sorted(row(match)) == [2, 3, 4, 5]


# ------------------------------------------------------------------------------------ moving the dragon
@pytest.mark.parametrize("city", [1, 2, 3])
def test_the_dragon_is_sent_to_an_enemy_city_for_8(city):
    """R40: 7 are refused; nothing is destroyed yet (R41)."""
    assert refused(duel(points=(9, 9, 7)), f"dragon {city}") == "R40"
    match = after(duel(points=(0, 0, 8)), f"dragon {city}")
    assert (dragon(match), points(match), standing(match, 1)) == (f"1 {city}", (0, 0, 0), [1, 2, 3])


def test_the_dragon_is_called_home_from_ones_own_city_for_8():
    """R40: 7 are refused."""
    assert refused(duel(points=(9, 9, 7), dragon="mine 2"), "dragon home") == "R40"
    match = after(duel(points=(0, 0, 8), dragon="mine 2"), "dragon home")
    assert (dragon(match), points(match)) == ("lair", (0, 0, 0))


def test_both_moves_may_be_made_in_one_turn():
    """R40: home and on to the enemy, 16."""
    match = after(duel(points=(0, 0, 16), dragon="mine 2"), "dragon home", "dragon 3")
    assert (dragon(match), points(match)) == ("1 3", (0, 0, 0))


@pytest.mark.parametrize(
    ("where", "move"),
    [
        ("mine 2", "dragon 1"),  # from one's own City straight to the enemy
        ("foe 2", "dragon 1"),  # from one enemy City to another
        ("foe 2", "dragon home"),  # from an enemy City home
        ("lair", "dragon home"),  # it is at home
    ],
)
def test_the_dragon_knows_two_moves_only(where, move):
    """R40, A44: all others are refused and nothing is spent."""
    match = duel(points=(0, 0, 40), dragon=where)
    assert refused(match, move) in ("R40", "A44")
    assert points(match) == (0, 0, 40)


def test_the_dragon_is_not_sent_to_ruins():
    """A12: standing Cities only."""
    match = duel(points=(0, 0, 8), foe_ruins="2")
    assert [move for move in match.moves(0) if move.startswith("dragon")] == ["dragon 1", "dragon 3"]
    assert refused(match, "dragon 2") in ("A12", "R40")


def test_the_dragon_burns_at_its_victims_end_of_turn():
    """R41: not when it is sent, not at the sender's end of turn."""
    match = end(after(duel(points=(0, 0, 8)), "dragon 2"))
    assert standing(match, 1) == [1, 2, 3]
    end(match)
    assert standing(match, 1) == [1, 3]
