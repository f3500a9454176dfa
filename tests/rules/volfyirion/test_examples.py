"""The rulebook's worked examples, and those of our own wording (R25, R28, R29, R33, R34, R47)."""

from support.cities import (
    after,
    area,
    buildings,
    discard,
    dragon,
    duel,
    end,
    gone,
    hand,
    play,
    points,
    refused,
    standing,
    troops,
)

HAND = "prospector diviner elite-trooper apothecary flawless-deploy"


def example(row="suicide-mission hidden-cache stab barter novice"):
    """Player 1 after playing the five cards of the rulebook's example."""
    match = duel(HAND, row=row, lair="sharp-qoam pure-qoam")
    plays = ["play prospector", "play diviner", "play elite-trooper 1", "play apothecary 2", "play flawless-deploy"]
    return after(match, *plays)


def test_the_hand_worth_5_3_6():
    """R25: 1 + 1 + 1 + 2 Command, 3 Battle, 3 + 1 + 2 Knowledge; no Synergy is triggered."""
    match = example()
    assert points(match) == (5, 3, 6)
    assert refused(match, "use flawless-deploy") == "R43"
    assert (troops(match), buildings(match)) == ({1: "elite-trooper"}, {2: "apothecary"})


def test_what_is_left_after_buying():
    """R29, R34: Suicide Mission for 3, Hidden Cache for 2, Sharp Qoam for 2 Battle: 1 Battle and 6 Knowledge remain."""
    match = after(example(), "buy 1", "buy 2", "wonder 1", "done")
    assert points(match) == (0, 1, 6)
    assert discard(match) == ["hidden-cache", "sharp-qoam", "suicide-mission"]
    assert area(match) == ["diviner", "flawless-deploy", "prospector"]


def test_the_attack_of_12_and_9():
    """R33: City 9 and Soldier 3: 12 for the Soldier, 9 for the City, 21 in all; 20 are not enough."""
    match = after(duel(points=(0, 21, 0), foe_troops="soldier@2", foe_buildings="mint@2"), "attack 2")
    assert (points(match), standing(match, 1), troops(match, 1)) == ((0, 9, 0), [1, 2, 3], {})
    assert buildings(match, 1) == {2: "mint"}
    after(match, "attack 2")
    assert (points(match), standing(match, 1), gone(match, "mint")) == ((0, 0, 0), [1, 3], 1)
    short = after(duel(points=(0, 20, 0), foe_troops="soldier@2"), "attack 2")
    assert refused(short, "attack 2") == "R31"


def test_the_timing_of_the_dragon():
    """R47: sent in Ada's turn, it burns at the end of Bruno's next turn and is home before Ada's next one."""
    match = duel(
        points=(0, 0, 8), foe_area="divining-petals", foe_house="diviner diviner celethes-law", names=["Ada", "Bruno"]
    )
    end(after(match, "dragon 3"))
    assert (dragon(match), standing(match, 1)) == ("1 3", [1, 2, 3])
    for card in hand(match, 1):
        play(match, f"play {card}", seat=1)
    assert points(match, 1)[2] == 8  # 3 + 3 + 2: he could
    play(match, "end", seat=1)
    assert (dragon(match), standing(match, 1)) == ("lair", [1, 2])
    assert match.waiting_for == [0]


def test_seven_knowledge_do_not_send_the_dragon_home():
    """R47, R40: Bruno's 7 are one too few."""
    match = duel(points=(0, 0, 7), dragon="mine 3")
    assert refused(match, "dragon home") == "R40"
    end(match)
    assert standing(match) == [1, 2]


def test_both_buildings_of_one_turn():
    """R28: Apothecary, a turquoise card, then the Bank in its place."""
    match = after(duel("worthy-trade bank", buildings="apothecary@1"), "play worthy-trade", "play bank 1")
    assert (points(match), gone(match, "apothecary")) == ((3, 1, 3), 1)
