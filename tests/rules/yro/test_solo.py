"""The solo variant (R49–R52, A17–A19, A32)."""

import pytest

from support.guilds import cards, play_round, recruit, table
from support.yro import GAME, number, numbers, throw

EIGHT = "ME1@c3 ME4@d3 SM5@e3 SM4@c4 CS1@d4 IS7@e4 CD2@c5 IS2@d5"


def solo(guild, deck, rivals="", **more):
    """A guild alone, with the cards that will be revealed; nothing is drawn, so the top of the deck is revealed."""
    return table(guild, deck=deck, rivals=rivals, **more)


def test_every_combat_reveals_the_top_card_of_the_deck():
    """R49: it joins a row that stays."""
    match = solo("CD1@c3", "SM3 CS3 ME6")
    for row in (["SM3"], ["SM3", "CS3"], ["SM3", "CS3", "ME6"]):
        play_round(match)
        assert cards(match, "rivals") == row


@pytest.mark.parametrize(
    ("rivals", "revealed", "vp"),
    [
        ("", "SM3", 4),  # 1 against 6
        ("CF2", "SM3", 4),  # 5 against 6
        ("SM1", "SM3", 0),  # 6 against 6: not less
        ("SM1", "ME6", 0),  # 7 against 6
    ],
)
def test_a_row_strictly_weaker_than_the_guild_gives_four_vp(rivals, revealed, vp):
    """R50: strictly."""
    assert play_round(solo("CD2@c3", revealed, rivals))("combat", "vp") == vp


def test_the_reward_sets_off_cards_that_want_one():
    """A8, R50: 4 and 1 for CD1; without it ME7 consoles."""
    assert play_round(solo("CD1@c3", "SM3"))("combat", "vp") == 5
    assert play_round(solo("ME7@c3", "CD1"))("combat", "vp") == 2


@pytest.mark.parametrize(("rivals", "revealed", "lost"), [("CD4 CD2", "SM3", False), ("CD4 CD2", "ME6", True)])
def test_a_row_above_twenty_loses_the_game_at_once(rivals, revealed, lost):
    """R51: 20 is not above, 21 is."""
    match = solo("CD1@c3", revealed, rivals)
    play_round(match)
    assert match.over == lost
    if lost:
        assert match.outcome["seats"] == ["lost"]
        assert match.outcome["rule"] == "yro R51"


def test_a_loss_comes_before_anything_else_of_the_round():
    """R51, A18: no Combat VP, no Production, no Income."""
    match = solo("CD4@c3 CD1@d3 CD1@e3", "ME6", "CD2 CS8 SM8")  # 29 against 20 + 2
    ledger = play_round(match)
    assert match.over
    for phase, what in (
        ("combat", "vp"),
        ("production", "tech"),
        ("income", "coins"),
        ("victory", "vp"),
        ("end", "vp"),
    ):
        assert ledger(phase, what) == 0


def test_a_loss_has_no_score():
    """A32: 39 VP and 30 coins are worth nothing."""
    match = solo("CD1@c3", "ME6", "CD4 CD2", vp=[39], coins=[30])
    play_round(match)
    assert match.scores()["lines"] == []


def test_only_printed_strength_counts_in_the_row():
    """A17: CF1's + and the levels of the guild do not matter; effects are ignored."""
    match = solo("CD2@c3", "CF1", tech=[15], magic=[15])
    ledger = play_round(match)
    assert ledger("combat", "vp") == 4  # 4 against 6, not 12
    assert numbers(match, "strength") == [6]
    again = solo("CD2@c3", "SM1", "CS1")  # 3 + 5 = 8, whatever they do
    assert play_round(again)("combat", "vp") == 0


def test_the_card_is_revealed_after_recruitment():
    """A18: the player recruits without knowing it; a stronger front counts at once."""
    match = solo("SM3@c3", "SM1", hands=["CD1 ..."], coins=[9])
    throw(match)
    assert cards(match, "rivals") == []
    recruit(match, "CD1")
    assert cards(match, "rivals") == []
    match.play(0, "CD1-d3")
    assert cards(match, "rivals") == ["SM1"]
    assert number(match, "vp-combat", 0) == 5  # 9 against 5: 4, and 1 for CD1


def test_revealed_cards_never_go_back():
    """A18: rounds later they still lie there."""
    match = solo("CD1@c3", "SM3 CS3 CF4 CS3")
    for _ in range(4):
        play_round(match)
    assert cards(match, "rivals") == ["SM3", "CS3", "CF4", "CS3"]


def test_a_ninth_adventurer_does_not_save_a_lost_round():
    """A19: the loss is immediate."""
    match = solo(EIGHT, "ME6", "CD4 CS8", hands=["CS2 ..."], coins=[9])
    play_round(match, "CS2@e5")
    assert match.over
    assert match.outcome["seats"] == ["lost"]


def test_reaching_forty_after_a_combat_that_was_survived_is_a_success():
    """A19, R52: the row has 20; phase 6 brings the 40."""
    match = solo("CD3@c3", "SM3", "CD4 CD2", vp=[36], coins=[4])
    ledger = play_round(match)
    assert match.over
    assert match.outcome["seats"] == ["won"]
    assert ledger("victory", "vp") == 4
    assert ledger("end", "vp") == 3  # 4 + 2 + 3 coins
    assert numbers(match, "vp") == [43]
    assert match.outcome["rule"] == "yro R52"


def test_nine_adventurers_are_a_success():
    """R52: coins become VP, the total is the score."""
    match = solo(EIGHT, "SM3", hands=["CS2 ..."])
    ledger = play_round(match, "CS2@e5")
    assert match.over
    assert match.outcome["seats"] == ["won"]
    assert match.scores()["totals"] == numbers(match, "vp")
    assert ledger("end", "vp") == numbers(match, "coins")[0] // 3


def test_quests_can_be_played_alone():
    """A32: 4 shown, 3 VP each; one of Combat is not looked at when the game is lost."""
    assert len(cards(GAME.start(seats=1, seed=1, options={"quests": "reconstructed"}), "quests")) == 4
    quests = "power15 columns2 tech3 faith3"
    won = solo("CD4@c3 CD1@d3", "SM3", quests=quests, use="reconstructed")
    assert play_round(won)("combat", "vp-quests") == 3
    lost = solo("CD4@c3 CD1@d3", "ME6", "CD2 CS8 SM8", quests=quests, use="reconstructed")
    assert play_round(lost)("combat", "vp-quests") == 0


def test_coins_are_tripled_alone_too():
    """A32, A25: ME8 keeps its effect."""
    match = solo("ME8@c3", "SM3", vp=[39], coins=[1])
    assert play_round(match)("end", "vp") == 6


def test_the_deck_does_not_run_out():
    """A32: at most 14 cards can total 20: even with a whole hand thrown away every round 95 cards leave it."""
    weakest = sorted([1] * 8 + [2] * 28)  # SM3, CS3 and CF4; then strength 2
    assert sum(weakest[:14]) == 20
    assert 5 + 15 * 5 + 15 == 95 < 102
    match = GAME.start(seats=1, seed=3)
    while not match.over:
        match.play(0, match.moves(0)[0])  # throws everything away, recruits what it can
    assert len(cards(match, "deck")) > 0
