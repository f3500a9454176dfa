"""Alone against the dragon (S1–S9, A33, A34, A37)."""

from collections import Counter

import pytest

import ludotheque as ldt
from support.cities import (
    area,
    buildings,
    cards,
    discard,
    gone,
    hand,
    lair,
    marked,
    number,
    play,
    points,
    refused,
    row,
    standing,
    top,
    troops,
)
from support.dragons import solo, why, won

GAME = ldt.game("volfyirion")


def rage(match: ldt.Match) -> list[str]:
    """The Rage Pile from its top, "?" where a card is unseen."""
    return cards(match, "rage")[::-1]


def aside(match: ldt.Match) -> list[str]:
    return sorted(cards(match, "aside"))


def awake(match: ldt.Match) -> bool:
    return number(match, "dragon") != 0


def everything(match: ldt.Match) -> Counter:
    """All cards of the table, whoever knows them."""
    return Counter(card["card"] for zone in match.open_view()["zones"] for card in zone["cards"])


# ------------------------------------------------------------------------------------ setup (S1)
def test_one_seat_is_solo():
    """S1, R2: a table for one is the solo mode, with three Cities of 8, 9 and 10."""
    match = GAME.start(1, seed=1)
    assert match.view()["table"]["mode"] == "solo"
    assert cards(match, "cities", 0) == ["tylaris", "vahylea", "alantar"]
    found = everything(match)
    assert not {"yrdesh", "akao-uket", "kyr"} & set(found)


def test_no_card_moves_the_dragon():
    """S1: Volfyirion's Mark and both Emerald Horns are out: 62 Asset cards and 24 Wonders are left."""
    match = GAME.start(1, seed=2)
    found = everything(match)
    assert found["volfyirions-mark"] == found["emerald-horn"] == 0
    assert len(cards(match, "assets")) + len(row(match)) + len(rage(match)) == 62
    assert len(cards(match, "wonders")) + len(lair(match)) == 24


def test_the_top_card_of_the_asset_deck_is_not_revealed():
    """S1: nobody sees it, not even the player."""
    for seed in range(5):
        match = GAME.start(1, seed=seed)
        assert top(match) == top(match, 0) == "?"


def test_row_and_lair_are_laid_as_usual():
    """S1, R8: five cards, and two Wonders of 3 at most."""
    cheap = {"divining-petals", "sharp-qoam", "glowing-fungii", "pure-qoam", "sibilant-crystal", "strange-box"}
    for seed in range(5):
        match = GAME.start(1, seed=seed)
        assert len(row(match)) == 5
        assert set(lair(match).values()) <= cheap | {"voracious-seed", "living-knife"}


@pytest.mark.parametrize(
    "options",
    [
        {"mates": False},
        {"first": 1},
        {"mode": "duel"},
    ],
    ids=str,
)
def test_what_is_not_for_one_is_refused(options):
    """S1: no extra cards, no partner, nobody else to begin."""
    with pytest.raises(ldt.BadTable) as refusal:
        GAME.start(1, options=options)
    for lang in ("fr", "en"):
        assert refusal.value.text(lang).strip()


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"modules": ["perks"]}, "S1"),
        ({"modules": ["hidden-top"]}, "S1"),
        ({"modules": ["rebuild"]}, "S3"),
        ({"wrath": "final"}, "A35"),
    ],
    ids=str,
)
def test_what_the_mode_rules_out_is_refused_with_its_rule(options, rule):
    """S1, S3: no extra cards, the top card always hidden, a list of actions that rebuilding is not in."""
    with pytest.raises(ldt.BadTable) as refusal:
        GAME.start(1, options=options)
    assert refusal.value.rule == f"volfyirion {rule}"


def test_levels_are_for_the_modes_against_the_dragon():
    """S7, K7: a duel has none."""
    with pytest.raises(ldt.BadTable):
        GAME.start(2, options={"level": "hard"})
    assert GAME.start(1, options={"level": "hard"}).view()["table"]["level"] == "hard"


def test_the_first_turn_has_a_mulligan_and_a_refresh_of_one_card():
    """A33, R21, R23: as for a first player; the mulligan does not wake the dragon."""
    match = GAME.start(1, seed=4)
    before = sorted(hand(match))
    assert match.moves(0) == ["mulligan", "done"]
    play(match, "mulligan")
    assert len(before) == len(hand(match)) == 5
    assert not awake(match)
    assert "refresh 3" in match.moves(0)
    assert "refresh all" not in match.moves(0)


# ------------------------------------------------------------------------------------ what may be done (S3, S4)
def test_actions_of_the_base_game():
    """S3: play, acquire, redeploy, acquire a Wonder, replace, use abilities."""
    match = solo("stab", (9, 3, 2), troops="guard@1", area="barter")
    assert {"play stab", "buy 1", "redeploy 1 2", "wonder 1", "replace 1", "scrap barter", "scrap 1t"} <= set(
        match.moves(0)
    )


@pytest.mark.parametrize(
    "move", ["attack 1", "dragon 2", "dragon home", "seal void-fluid 1", "unseal black-spores 1"], ids=str
)
def test_other_actions_are_refused(move):
    """S3, A33: no attack, no seal, no unsealing even of one's own Wonders, no move of the dragon."""
    match = solo("", (20, 15, 15), area="void-fluid", sealed="black-spores")
    assert refused(match, move) == "S3"


def test_enemy_effects_find_no_target():
    """A33: the ability may be used to thin the deck, its bonus is lost."""
    match = play(solo(area="suicide-mission anuths-trick"), "scrap suicide-mission", "scrap anuths-trick")
    assert match.moves(0) == ["end"]
    assert (gone(match, "suicide-mission"), gone(match, "anuths-trick")) == (1, 1)


def test_wonders_are_acquired_with_their_bonus():
    """S3, R34, R35: as in a duel."""
    match = play(solo("prospector", (0, 2, 0)), "wonder 1", "remove hand prospector")
    # all eight Prospectors: the seven that this table does without, and this one
    assert (discard(match), gone(match, "prospector")) == (["divining-petals"], 8)


@pytest.mark.parametrize(("what", "left"), [("battle", (0, 1, 7)), ("knowledge", (0, 7, 1))])
def test_the_top_card_of_the_rage_pile_is_put_aside_for_six_points(what, left):
    """S4, A34: Battle or Knowledge; the top is the oldest card."""
    match = play(solo("", (0, 7, 7), rage="stab guard"), f"aside {what}")
    assert (points(match), aside(match), len(rage(match))) == (left, ["stab"], 1)


def test_the_rage_pile_is_put_aside_as_often_as_it_is_paid():
    """S4: twelve points, two cards."""
    match = play(solo("", (0, 6, 6), rage="stab guard mint"), "aside battle", "aside knowledge")
    assert aside(match) == ["guard", "stab"]


def test_command_puts_nothing_aside():
    """S4: 8 Command held are not 6 of what it takes: Battle or Knowledge."""
    match = solo("", (8, 0, 0), rage="stab")
    assert refused(match, "aside command") == "S4"
    told = match.why_not(0, "aside command")
    assert told is not None
    assert "Battle" in told.text("en")
    assert "8" not in told.text("en")


def test_what_is_put_aside_must_be_paid_and_be_there():
    """S4, A44: five points are too few, an empty pile has no card."""
    assert refused(solo("", (0, 5, 5), rage="stab"), "aside battle") == "S4"
    assert refused(solo("", (0, 5, 5), rage="stab"), "aside knowledge") == "S4"
    assert refused(solo("", (0, 9, 9)), "aside battle") == "S4"


def test_sixteen_battle_defeat_the_dragon():
    """S2, S4: the game is won at once."""
    match = play(solo("", (0, 16, 0)), "defeat")
    assert (won(match), why(match)) == (["won"], "S4")


def test_sixteen_knowledge_subjugate_the_dragon():
    """S2, S4: and so is this."""
    match = play(solo("", (0, 0, 16)), "subjugate")
    assert (won(match), why(match)) == (["won"], "S4")


def test_fifteen_are_not_enough():
    """S4: exactly 16 are needed."""
    match = solo("", (0, 15, 15))
    assert (refused(match, "defeat"), refused(match, "subjugate")) == ("S4", "S4")


def test_the_lair_is_not_claimed():
    """S3: whoever defeats the dragon has won, and takes nothing."""
    match = play(solo("", (0, 16, 0)), "defeat")
    assert standing(match) == [1, 2, 3]


# ------------------------------------------------------------------------------------ the Rage Pile (S5, S6, S8)
def test_each_turn_starts_with_a_card_for_the_rage_pile():
    """S5: face down, from the Asset Deck."""
    match = GAME.start(1, seed=5)
    assert (rage(match), len(cards(match, "assets"))) == (["?"], 62 - 5 - 1)
    play(match, "done", "end")
    assert rage(match) == ["?", "?"]


@pytest.mark.parametrize("card", ["void-fluid", "mint 1", "guard 2"])
def test_a_card_that_stays_in_play_feeds_the_rage_pile(card):
    """S5: a Wonder, a Building, a Troop; unseen, at the bottom."""
    match = play(solo(card.split()[0], rage="stab!"), f"play {card}")
    assert rage(match) == ["stab", "?"]


def test_a_command_card_does_not():
    """S5: it does not stay in play."""
    match = play(solo("stab", rage="barracks"), "play stab")
    assert rage(match) == ["?"]


def test_a_shuffle_in_the_draw_phase_wakes_the_dragon():
    """S6, A33: with four cards in the House Deck the fifth needs the Discard Pile."""
    match = solo(house="prospector " * 4, discard="captain")
    play(match, "end")
    assert awake(match)
    assert len(hand(match)) == 5


def test_a_shuffle_in_the_main_phase_wakes_it_too():
    """S6: Stab draws a card."""
    match = solo(area="stab", discard="captain")
    play(match, "scrap stab", "draw 1")
    assert awake(match)


def test_a_draw_that_needs_no_shuffle_lets_it_sleep():
    """S6: five cards are there."""
    assert not awake(play(solo(house="prospector " * 5, discard="captain"), "end"))


def test_an_empty_asset_deck_is_made_of_the_cards_put_aside():
    """S8: the two cards put aside are the new deck; one of them goes to the Rage Pile at the start of the turn."""
    match = play(solo(assets="", aside="stab mint", row="barter - - - -", rage=""), "end")
    # R46: four places of the Row are empty and take both cards; nothing is left for the Rage Pile
    assert (sorted(row(match).values()), aside(match), rage(match)) == (["barter", "mint", "stab"], [], [])


def test_the_deck_is_made_anew_in_the_middle_of_the_refill():
    """S8, A48: the last card fills the first place, the next ones come from the new deck."""
    match = play(solo(assets="guard", aside="stab mint fighter", row="- - - barter hidden-cache"), "end")
    assert row(match)[1] == "guard"
    assert set(row(match).values()) <= {"guard", "stab", "mint", "fighter", "barter", "hidden-cache"}
    assert (len(row(match)), aside(match)) == (5, [])
    assert (len(cards(match, "assets")), rage(match)) == (0, ["?"])


def test_removed_cards_never_come_back():
    """S8: only what was put aside."""
    match = play(solo(area="barter", assets="", aside="mint", row="stab - - - -"), "scrap barter", "end")
    assert gone(match, "barter") == 2  # this one, and the one that this table does without
    assert sorted(row(match).values()) == ["mint", "stab"]


# ------------------------------------------------------------------------------------ the attack (S7)
def test_a_sleeping_dragon_does_not_attack():
    """S7: the token on the Lair: the pile grows on."""
    match = play(solo(rage="endless-tactic book-of-wisdom"), "end")
    assert (standing(match), rage(match)) == ([1, 2, 3], ["?", "?", "?"])


def test_the_official_example():
    """S9, S7: a Troop, Shrewd Deal (5), a Building, Feasible Solution (4).

    One Troop and the Building are lost; 9 Battle destroy the City of 9; 1 + 2 Knowledge seal a Wonder of 3.
    """
    match = solo(
        rage="guard shrewd-deal mint feasible-solution",
        troops="fighter@1",
        buildings="bank@1",
        area="living-knife",
        awake=True,
    )
    play(match, "end")
    assert (troops(match), buildings(match)) == ({}, {})
    assert (gone(match, "fighter"), gone(match, "bank")) == (1, 1)
    assert standing(match) == [1, 3]
    assert marked(match, "sealed") == ["living-knife"]
    assert aside(match) == ["feasible-solution", "guard", "mint"]
    assert rage(match) == ["shrewd-deal", "?"]  # S5: the next turn has begun
    assert not awake(match)


def test_for_each_troop_the_player_chooses_one():
    """S7: one revealed, three in play."""
    match = play(solo(rage="soldier", troops="guard@1 fighter@2 novice@3", awake=True), "end")
    assert match.moves(0) == ["destroy 1t", "destroy 2t", "destroy 3t"]
    play(match, "destroy 2t")
    assert (troops(match), aside(match)) == ({1: "guard", 3: "novice"}, ["soldier"])


def test_for_two_troops_two_are_chosen():
    """S7: each once."""
    match = play(solo(rage="soldier scholar", troops="guard@1 fighter@2 novice@3", awake=True), "end")
    play(match, "destroy 1t")
    assert match.moves(0) == ["destroy 2t", "destroy 3t"]
    assert refused(match, "destroy 1t") == "S7"
    play(match, "destroy 3t")
    assert troops(match) == {2: "fighter"}


def test_if_there_are_not_enough_all_are_lost():
    """S7: two revealed, one in play: nothing is asked."""
    match = play(solo(rage="soldier scholar", troops="guard@1", awake=True), "end")
    assert (troops(match), aside(match)) == ({}, ["scholar", "soldier"])


def test_for_each_building_likewise():
    """S7: second step."""
    match = play(solo(rage="mint", buildings="bank@1 library@3", awake=True), "end")
    assert match.moves(0) == ["destroy 1b", "destroy 3b"]
    assert refused(match, "destroy 1t") == "S7"
    play(match, "destroy 1b")
    assert (buildings(match), gone(match, "bank")) == ({3: "library"}, 1)


def test_troops_lost_in_the_first_step_do_not_defend_in_the_third():
    """S7: strictly in this order: without its Troop of 4, the City of 8 falls to 8 Battle."""
    match = play(solo(rage="soldier endless-tactic", troops="guard@1", ruins="2 3", awake=True, level="easy"), "end")
    assert (won(match), why(match)) == (["lost"], "S2")


def test_it_destroys_the_city_of_the_highest_defence_it_can_pay():
    """S7: 8 + 2 = 10 Battle: the City of 10, not that of 9."""
    match = play(solo(rage="endless-tactic hidden-cache", awake=True), "end")
    assert standing(match) == [1, 2]


def test_a_guarded_city_falls_with_its_troop_in_one_payment():
    """S7, A33: 7 + 5 = 12 Battle pay the City of 8 with its Troop of 4, which is more than 9 or 10."""
    match = play(
        solo(rage="qoam-vein sabotage", troops="guard@1", buildings="bank@1", awake=True),
        "end",
    )
    assert (standing(match), troops(match), buildings(match)) == ([2, 3], {}, {})
    assert (gone(match, "guard"), gone(match, "bank")) == (1, 1)


def test_it_destroys_several_cities_as_long_as_it_can_pay():
    """S7: 8 + 7 + 3 = 18 Battle: the City of 10, then 8 are left for the City of 8."""
    match = play(solo(rage="endless-tactic flawless-deploy celethes-law", awake=True), "end")
    assert standing(match) == [2]


def test_the_rest_is_lost():
    """S7: 7 Battle destroy nothing, and are not there the next time."""
    match = play(solo(rage="qoam-vein", awake=True), "end")
    assert (standing(match), rage(match)) == ([1, 2, 3], ["qoam-vein", "?"])


def test_of_equal_cities_the_player_chooses():
    """A33: City 1 has 8 + 2, City 3 has 10; ten Battle."""
    match = play(solo(rage="endless-tactic hidden-cache", troops="fighter@1", awake=True), "end")
    assert match.moves(0) == ["lose 1", "lose 3"]
    assert refused(match, "lose 2") == "A33"
    play(match, "lose 1")
    assert (standing(match), gone(match, "fighter")) == ([2, 3], 1)


@pytest.mark.parametrize(("level", "left"), [("easy", [3]), ("normal", [2]), ("hard", [2])])
def test_destroyed_cities_make_it_stronger(level, left):
    """S7: 7 + 2 = 9 Battle, and 0, 1 or 2 for the destroyed City: the City of 9 falls, but with 10 or 11 that of 10."""
    match = play(solo(rage="flawless-deploy hidden-cache", ruins="1", awake=True, level=level), "end")
    assert standing(match) == left


def test_the_bonus_is_for_cities_destroyed_before():
    """S7: hard, one destroyed: 8 + 8 + 2 = 18: the City of 10 falls, 8 are left and pay no City of 9."""
    match = play(solo(rage="endless-tactic book-of-wisdom", ruins="1", awake=True, level="hard"), "end")
    assert standing(match) == [2]


def test_it_seals_the_dearest_wonder_it_can_pay():
    """S7: Book of Wisdom gives 5 Knowledge: a Wonder of 4 is sealed, 1 is left."""
    match = play(solo(rage="book-of-wisdom", area="void-fluid living-knife divining-petals", awake=True), "end")
    assert marked(match, "sealed") == ["void-fluid"]


def test_it_goes_on_down_with_what_is_left():
    """S7, A33: 5 + 2 = 7 Knowledge: 4, then 3; the sealed one is passed over."""
    match = solo(
        rage="book-of-wisdom hidden-cache",
        area="living-knife void-fluid divining-petals",
        sealed="black-spores",
        troops="elite-trooper@3",
        awake=True,
    )
    play(match, "end")
    assert marked(match, "sealed") == ["black-spores", "living-knife", "void-fluid"]


def test_a_wonder_too_dear_is_passed_over():
    """S7, A33: 3 Knowledge: the Wonder of 4 stays, the one of 3 is sealed."""
    match = play(solo(rage="endless-tactic", area="void-fluid living-knife", ruins="1", awake=True), "end")
    assert marked(match, "sealed") == ["living-knife"]


def test_of_equal_wonders_the_player_chooses():
    """S7, A33: 3 Knowledge, two different Wonders of 3."""
    match = play(solo(rage="alchemic-key", area="living-knife strange-box", awake=True), "end")
    assert sorted(match.moves(0)) == ["seal living-knife 1", "seal strange-box 1"]
    play(match, "seal strange-box 1")
    assert marked(match, "sealed") == ["strange-box"]


def test_if_it_can_pay_for_both_nothing_is_asked():
    """S7: 5 + 1 = 6 Knowledge seal both Wonders of 3."""
    match = play(
        solo(rage="book-of-wisdom worthy-trade", row="stab", area="living-knife strange-box", awake=True), "end"
    )
    assert marked(match, "sealed") == ["living-knife", "strange-box"]


def test_a_sealed_wonder_stays_sealed_and_gives_nothing():
    """S7, A33, R38: in the next turn only the unsealed one gives its 2 Battle."""
    match = play(solo(area="void-fluid", sealed="primal-beast"), "end")
    assert points(match) == (0, 2, 0)
    assert area(match) == ["primal-beast", "void-fluid"]


def test_knowledge_is_that_of_the_main_abilities():
    """S7: Barter's Remove Ability would give 3 Knowledge; its Main Ability gives none."""
    match = play(solo(rage="barter barter", row="stab", area="living-knife", awake=True), "end")
    assert marked(match, "sealed") == []


def test_the_dearest_command_card_stays_face_up_on_top():
    """S7: later cards go under it."""
    match = play(solo(rage="stab sabotage hidden-cache", awake=True, row="barter"), "end")
    assert (rage(match), aside(match)) == (["sabotage", "?"], ["hidden-cache", "stab"])
    play(match, "end")
    assert rage(match) == ["sabotage", "?", "?"]


def test_of_equal_cards_the_player_chooses_which_stays():
    """A33: two of cost 3."""
    match = play(solo(rage="suicide-mission celethes-law", awake=True), "end")
    assert sorted(match.moves(0)) == ["keep celethes-law", "keep suicide-mission"]
    assert refused(match, "keep stab") == "A33"
    play(match, "keep celethes-law")
    assert (rage(match), aside(match)) == (["celethes-law", "?"], ["suicide-mission"])


def test_two_of_the_same_card_are_no_choice():
    """A33: one of them stays, the other is put aside."""
    match = play(solo(rage="sabotage sabotage", awake=True, troops="elite-trooper@1 guard@2 fighter@3"), "end")
    assert (rage(match), aside(match)) == (["sabotage", "?"], ["sabotage"])


def test_without_command_cards_the_new_pile_starts_empty():
    """A33: only the card of the new turn is in it."""
    match = play(solo(rage="guard mint", awake=True), "end")
    assert (rage(match), aside(match)) == (["?"], ["guard", "mint"])


def test_the_card_kept_counts_again():
    """S7: Endless Tactic (8) was left face up; with Hidden Cache (2) it is 10 this time."""
    match = play(solo(rage="endless-tactic! hidden-cache", awake=True), "end")
    assert (standing(match), rage(match)) == ([1, 2], ["endless-tactic", "?"])


def test_the_base_steps_come_first():
    """S7, R46: the Row is full again before the dragon attacks, and so is the Lair."""
    match = play(
        solo(rage="guard soldier", troops="fighter@1 novice@2 scholar@3", row="stab - - - -", awake=True), "end"
    )
    assert match.moves(0)[0].startswith("destroy")
    assert (len(row(match)), len(lair(match))) == (5, 2)


def test_the_last_city_ends_the_game_at_once():
    """S2, A48: nothing is sealed, nothing put aside any more."""
    match = play(solo(rage="book-of-wisdom", ruins="2 3", area="living-knife", awake=True), "end")
    assert (won(match), why(match)) == (["lost"], "S2")
    assert (marked(match, "sealed"), aside(match)) == ([], [])


def test_the_last_turn_allowed_is_a_draw():
    """A37: the hundredth."""
    match = play(solo(turn=100), "end")
    assert (won(match), why(match)) == (["drew"], "A37")
    assert not play(solo(turn=99), "end").over


def test_on_the_last_turn_the_dragon_still_attacks():
    """A37, S7: the attack belongs to the turn."""
    match = play(solo(turn=100, rage="endless-tactic", ruins="2 3", awake=True, level="easy"), "end")
    assert won(match) == ["lost"]
