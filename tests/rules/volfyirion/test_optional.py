"""Optional rules: rebuilding, the hidden top card, Talismans (R55–R57, R63, A17, A32)."""

import pytest

import ludotheque as ldt
from support.cities import (
    GAME,
    after,
    buildings,
    cards,
    discard,
    duel,
    end,
    gone,
    play,
    points,
    refused,
    row,
    spots,
    standing,
    top,
    troops,
)


# ------------------------------------------------------------------------------------ rebuilding
def town(**more):
    return duel(modules=["rebuild"], **more)


@pytest.mark.parametrize(("city", "cost"), [(1, 8), (2, 9), (3, 10)])
def test_a_city_is_rebuilt_for_its_defence_in_command(city, cost):
    """R55, A32: our price: Command equal to the Defence; one less is refused; it comes back empty."""
    assert refused(town(points=(cost - 1, 20, 20), ruins=str(city)), f"rebuild {city}") == "R55"
    match = after(town(points=(cost, 0, 0), ruins=str(city)), f"rebuild {city}")
    assert (points(match), standing(match)) == ((0, 0, 0), [1, 2, 3])
    assert troops(match) == buildings(match) == {}
    assert spots(match, "ruins", 0) == {}


def test_a_rebuilt_city_has_its_full_defence():
    """A32: 8 Battle are not enough for the City of 9."""
    match = after(town(points=(9, 0, 0), ruins="2", foe_area="", foe_house="captain captain"), "rebuild 2")
    end(match)
    assert standing(match) == [1, 2, 3]
    assert refused(match, "attack 2", seat=1) == "R31"


def test_a_city_that_stands_cannot_be_rebuilt():
    """R55: nor one of the enemy."""
    match = town(points=(20, 0, 0), foe_ruins="2")
    assert refused(match, "rebuild 1") == "R55"
    assert refused(match, "rebuild 2") == "R55"


def test_a_city_destroyed_for_the_second_time_is_removed():
    """R55: it cannot be rebuilt again."""
    match = town(points=(18, 0, 0), ruins="2", dragon="mine 3")
    after(match, "rebuild 2")
    end(match)  # City 3 burns, for the first time: ruins
    assert spots(match, "ruins", 0) == {3: "alantar"}
    rebuilt = after(town(points=(9, 0, 0), ruins="2"), "rebuild 2").position()
    rebuilt["numbers"]["dragon"] = 2  # the token is sent there
    again = end(GAME.from_position(rebuilt, seed=1))
    assert (standing(again), spots(again, "ruins", 0), gone(again, "vahylea")) == ([1, 3], {}, 1)


def test_without_the_option_nothing_is_rebuilt():
    """R55: it is optional, and that is what is said: not that City 2 is no ruin."""
    match = duel(points=(20, 0, 0), ruins="2")
    assert refused(match, "rebuild 2") == "R55"
    told = match.why_not(0, "rebuild 2")
    assert told is not None
    assert "City 2" not in told.text("en")
    assert "without" in told.text("en")


def test_a_claimed_lair_is_not_rebuilt():
    """A17: it was removed."""
    match = town(points=(0, 9, 0), claimed=1)
    after(match, "attack 4")
    end(match)
    assert [move for move in match.moves(1) if move.startswith("rebuild")] == []


def test_an_owner_may_tell_the_prices_of_the_box():
    """R55: kind of points and amounts for the Cities of 8, 9 and 10."""
    prices = {"rebuild": {"points": "knowledge", "costs": [3, 4, 5]}}
    assert refused(town(points=(20, 20, 3), ruins="2", options=prices), "rebuild 2") == "R55"
    match = after(town(points=(0, 0, 9), ruins="2 3", options=prices), "rebuild 2", "rebuild 3")
    assert (points(match), standing(match)) == ((0, 0, 0), [1, 2, 3])


@pytest.mark.parametrize(
    "price", ["free", {"points": "gold", "costs": [1, 2, 3]}, {"points": "battle", "costs": [1, 2]}]
)
def test_prices_that_make_no_sense_are_refused(price):
    """R55: the refusal names the rule."""
    with pytest.raises(ldt.BadTable) as refusal:
        GAME.start(seed=1, options={"modules": ["rebuild"], "rebuild": price})
    assert refusal.value.rule == "volfyirion R55"
    assert refusal.value.text("fr").strip()


# ------------------------------------------------------------------------------------ hidden top card
def test_a_hidden_top_card_is_bought_by_nobody_and_seen_by_nobody():
    """R57: also after it was replaced."""
    match = after(duel(modules=["hidden-top"], points=(0, 0, 2), assets="mint bank"), "replace 1")
    assert row(match)[1] == "mint"
    for viewer in (0, 1, None):
        assert top(match, viewer) == "?"


# ------------------------------------------------------------------------------------ Talismans
def talismans(**more):
    return duel(modules=["talismans"], **more)


def test_a_talisman_lies_in_each_half_of_the_asset_deck():
    """R63: of 63 + 2 cards; counted from the top, the row included."""
    for seed in range(25):
        match = GAME.start(seed=seed, options={"modules": ["talismans"]})
        if match.over:
            continue
        zones = match.position()["zones"]
        deck = [card if isinstance(card, str) else card["card"] for card in zones["assets"]]
        order = [card.partition("@")[0] for card in zones["row"]] + [card.removesuffix("!") for card in deck[::-1]]
        assert len(order) == 65
        first, second = [at for at, card in enumerate(order) if card == "talisman"]
        assert first <= 32 <= second


def test_a_talisman_cannot_be_acquired():
    """R63: for no price."""
    match = talismans(points=(20, 0, 0), row="talisman stab novice guard barter")
    assert refused(match, "buy 1") == "R63"
    assert discard(match) == []


def test_a_replaced_talisman_is_shuffled_into_the_deck():
    """R63: for 2 Knowledge; nobody knows where it lies; then the space is filled and a new top card turned up."""
    match = after(talismans(points=(0, 0, 2), row="talisman stab novice guard barter", assets="mint"), "replace 1")
    assert (len(row(match)), points(match)) == (5, (0, 0, 0))
    deck = cards(match, "assets")
    assert set(deck[:-1]) == {"?"}
    assert deck[-1] != "?"


@pytest.mark.parametrize(
    ("mine", "foe", "winners"), [("", "1", [0]), ("1 2", "3", [1]), ("2", "2", []), ("", "", []), ("1", "2 3", [0])]
)
def test_two_talismans_in_the_row_end_the_game(mine, foe, winners):
    """R63: whoever destroyed more Cities wins; equal, and all have lost."""
    shop = "talisman stab novice guard barter"
    match = talismans(points=(1, 0, 0), row=shop, assets="talisman mint", ruins=mine, foe_ruins=foe)
    play(match, "buy 2", "end")
    assert match.over
    assert match.winners == winners
    assert match.verdict("fr").strip()


def test_two_talismans_end_the_game_when_a_card_is_replaced():
    """R63: at once, in the Main Phase."""
    match = talismans(points=(0, 0, 2), row="talisman stab novice guard barter", assets="talisman mint", foe_ruins="1")
    play(match, "replace 2")
    assert match.over
    assert match.winners == [0]


def test_one_talisman_ends_nothing():
    """R63: both are needed."""
    match = talismans(points=(0, 0, 2), row="stab novice guard barter mint", assets="talisman bank")
    after(match, "replace 1")
    assert row(match)[1] == "talisman"


def test_the_other_side_of_the_lair_is_not_for_duels():
    """R56: a duel is played on the side that shows Defence 9."""
    match = after(duel(points=(0, 9, 0), claimed=1), "attack 4")
    assert gone(match, "lair") == 1


def test_the_talismans_are_no_cards_of_the_rulebook():
    """R63, R54: players wrote the rule and the makers spread it; Perks and Ploys are in the rulebook."""
    cards = GAME.cards(options={"modules": ["talismans", "perks", "ploys"]})
    where = {card["card"]: card["provenance"] for card in cards}
    assert (where["talisman"], where["qoam-oracle"], where["mirage-city"]) == ("published", "rulebook", "rulebook")
