"""The starters and the 21 Command cards: what each gives, what its Secondary Ability does and what it needs."""

import pytest

from support.cities import (
    after,
    area,
    buildings,
    cards,
    discard,
    dragon,
    duel,
    end,
    gone,
    hand,
    play,
    points,
    refused,
    troops,
)

#: Colour, cost, and Command / Battle / Knowledge, as printed.
PRINTED = {
    "qoam-ritual": ("purple", 1, (1, 0, 0)),
    "hidden-cache": ("purple", 2, (0, 0, 2)),
    "celethes-law": ("purple", 3, (2, 0, 2)),
    "feasible-solution": ("purple", 4, (1, 1, 2)),
    "strategic-attack": ("purple", 5, (1, 3, 0)),
    "alchemic-key": ("purple", 7, (2, 2, 3)),
    "book-of-wisdom": ("purple", 8, (2, 1, 5)),
    "stab": ("red", 1, (0, 2, 0)),
    "decisive-strike": ("red", 3, (0, 2, 0)),
    "suicide-mission": ("red", 3, (0, 2, 0)),
    "anuths-trick": ("red", 4, (2, 1, 0)),
    "sabotage": ("red", 5, (2, 2, 0)),
    "flawless-deploy": ("red", 7, (2, 3, 2)),
    "endless-tactic": ("red", 8, (2, 4, 3)),
    "barter": ("turquoise", 1, (1, 0, 0)),
    "worthy-trade": ("turquoise", 2, (1, 0, 1)),
    "telrons-analysis": ("turquoise", 3, (2, 0, 1)),
    "harness-qoam": ("turquoise", 4, (2, 1, 1)),
    "shrewd-deal": ("turquoise", 5, (2, 1, 1)),
    "qoam-vein": ("turquoise", 7, (3, 2, 2)),
    "volfyirions-mark": ("turquoise", 8, (3, 3, 2)),
}
STARTERS = {"prospector": (1, 0, 0), "captain": (1, 3, 0), "diviner": (1, 0, 3)}
COLOURS = ("turquoise", "red", "purple")

#: Partners without points: Troops in Cities 1 to 3. A Guard is grey.
PARTNER = {"turquoise": "qoam-scout", "red": "elite-trooper", "purple": "scholar", "grey": "guard"}


def beside(card, *colours, **more):
    """A table on which a card was just played beside Troops of these colours."""
    guards = " ".join(f"{PARTNER[colour]}@{at}" for at, colour in enumerate(colours, 1))
    return after(duel(card, troops=guards, **more), f"play {card}")


def bonus(card, *colours):
    """The points that a card gives beside Troops of these colours, over what it prints as its main ability."""
    printed = PRINTED[card][2]
    return tuple(n - main for n, main in zip(points(beside(card, *colours)), printed, strict=True))


def others(*needed):
    """The colours that a Synergy does not ask for, and grey."""
    return [colour for colour in (*COLOURS, "grey") if colour not in needed]


# ------------------------------------------------------------------------------------ all of them
@pytest.mark.parametrize("card", PRINTED)
def test_a_command_card_gives_its_points_once_and_is_discarded(card):
    """R13, R25: alone on the table it gives what is printed; at the end of the turn it lies in the Discard Pile."""
    match = after(duel(card), f"play {card}")
    assert points(match) == PRINTED[card][2]
    assert area(match) == [card]
    assert discard(end(match)) == [card]


@pytest.mark.parametrize("card", PRINTED)
def test_a_command_card_costs_what_is_printed(card):
    """R29: with one Command less it is refused."""
    cost = PRINTED[card][1]
    row = f"{card} novice fighter soldier guard"
    assert refused(duel(points=(cost - 1, 0, 0), row=row), "buy 1") == "R29"
    match = after(duel(points=(cost, 0, 0), row=row), "buy 1")
    assert points(match) == (0, 0, 0)
    assert discard(match) == [card]


@pytest.mark.parametrize("card", PRINTED)
@pytest.mark.parametrize(
    ("asks", "colour", "gain"),
    [
        ("shrewd-deal", "turquoise", (0, 0, 2)),
        ("decisive-strike", "red", (0, 2, 0)),
        ("hidden-cache", "purple", (0, 2, 0)),
    ],
)
def test_a_command_card_serves_other_synergies_with_its_colour_only(card, asks, colour, gain):
    """R17, R43: two copies of the same card serve each other, so that both gain."""
    match = after(duel(f"{card} {asks}"), f"play {card}", f"play {asks}")
    times = (2 if card == asks else 1) if PRINTED[card][0] == colour else 0
    mains = zip(PRINTED[card][2], PRINTED[asks][2], gain, strict=True)
    assert points(match) == tuple(one + other + times * extra for one, other, extra in mains)


@pytest.mark.parametrize("card", STARTERS)
def test_a_starter_gives_its_points_and_nothing_else(card):
    """R4, R13: no Secondary Ability, no colour."""
    match = after(duel(f"{card} shrewd-deal", buildings="laboratory@1"), f"play {card}")
    assert points(match) == tuple(n + base for n, base in zip(STARTERS[card], (1, 1, 1), strict=True))
    assert [move for move in match.moves(0) if move.startswith(("use", "scrap"))] == []
    before = points(match)
    after(match, "play shrewd-deal")  # grey is no partner
    assert points(match) == (before[0] + 2, before[1] + 1, before[2] + 1)
    assert discard(end(match)) == sorted([card, "shrewd-deal"])


# ------------------------------------------------------------------------------------ purple
def test_qoam_ritual_leaves_the_game_with_another_card():
    """Qoam Ritual: R44, R45: itself and one card of hand, Playing Area or Discard Pile."""
    match = play(duel("qoam-ritual prospector captain", discard="stab"), "play captain", "play qoam-ritual")
    play(match, "scrap qoam-ritual")
    assert sorted(match.moves(0)) == ["done", "remove area captain", "remove discard stab", "remove hand prospector"]
    after(match, "remove discard stab")
    assert (gone(match, "qoam-ritual"), gone(match, "stab"), discard(match)) == (1, 1, [])
    assert points(match) == (2, 3, 0)
    assert [move for move in match.moves(0) if move.startswith("scrap")] == []


def test_qoam_ritual_may_remove_nothing_but_itself():
    """Qoam Ritual: R44: the bonus may be ignored; its point stays."""
    match = after(duel("qoam-ritual prospector"), "play qoam-ritual", "scrap qoam-ritual", "done")
    assert gone(match, "qoam-ritual") == 1
    assert (hand(match), points(match)) == (["prospector"], (1, 0, 0))


def test_qoam_ritual_cannot_touch_the_cities():
    """Qoam Ritual: R45: neither one's own Troops and Buildings nor the enemy's."""
    match = play(duel("qoam-ritual", troops="guard@1", buildings="mint@1", foe_troops="guard@1"), "play qoam-ritual")
    after(match, "scrap qoam-ritual")  # nothing to choose
    assert troops(match) == troops(match, 1) == {1: "guard"}
    assert buildings(match) == {1: "mint"}


def test_hidden_cache_gives_two_battle_beside_another_purple_card():
    """Hidden Cache: R43: the printed 2, not the 3 of early pictures; not for itself or other colours."""
    assert bonus("hidden-cache", "purple") == (0, 2, 0)
    assert bonus("hidden-cache", *others("purple")) == (0, 0, 0)


def test_two_hidden_caches_serve_each_other():
    """Hidden Cache: A39: cards count, not names."""
    match = after(duel("hidden-cache hidden-cache"), "play hidden-cache", "play hidden-cache")
    assert points(match) == (0, 4, 4)


def test_celethes_law_removes_a_card_beside_another_purple_card():
    """Celethe's Law: R43, R45: once; it stays itself."""
    match = beside("celethes-law", "purple", discard="prospector captain")
    play(match, "use celethes-law")
    after(match, "remove discard prospector")
    assert (gone(match, "prospector"), discard(match), area(match)) == (16 - 0, ["captain"], ["celethes-law"])
    assert "use celethes-law" not in match.moves(0)


def test_celethes_law_may_remove_itself():
    """Celethe's Law: A6: it is a card of the Playing Area; its points stay."""
    match = after(beside("celethes-law", "purple"), "use celethes-law", "remove area celethes-law")
    assert (gone(match, "celethes-law"), area(match), points(match)) == (1, [], (2, 0, 2))


def test_celethes_law_needs_another_purple_card():
    """Celethe's Law: R43."""
    assert refused(beside("celethes-law", *others("purple"), discard="prospector"), "use celethes-law") == "R43"


def test_feasible_solution_gives_points_beside_red_and_purple():
    """Feasible Solution: R43: 2 Command and 3 Knowledge; both colours are needed."""
    assert bonus("feasible-solution", "red", "purple") == (2, 0, 3)
    assert bonus("feasible-solution", "red", "turquoise") == (0, 0, 0)
    assert bonus("feasible-solution", "purple", "turquoise") == (0, 0, 0)


def test_strategic_attack_draws_beside_red():
    """Strategic Attack: R43, R45: one card, which may be played."""
    match = after(beside("strategic-attack", "red", house="captain diviner"), "use strategic-attack")
    assert hand(match) == ["captain"]
    after(match, "play captain")
    assert points(match) == (2, 6, 0)
    assert refused(match, "use strategic-attack") == "R42"


def test_strategic_attack_needs_red():
    """Strategic Attack: R43."""
    assert refused(beside("strategic-attack", *others("red"), house="captain"), "use strategic-attack") == "R43"


def test_alchemic_key_draws_beside_turquoise():
    """Alchemic Key: R43, R45."""
    match = after(beside("alchemic-key", "turquoise", house="captain diviner"), "use alchemic-key")
    assert (hand(match), points(match)) == (["captain"], (2, 2, 3))
    assert refused(beside("alchemic-key", *others("turquoise"), house="captain"), "use alchemic-key") == "R43"


def test_book_of_wisdom_draws_two_beside_two_red_cards():
    """Book of Wisdom: R43, A2: two different red cards."""
    match = duel("book-of-wisdom stab", troops="elite-trooper@1", house="captain diviner prospector")
    after(match, "play book-of-wisdom", "play stab", "use book-of-wisdom", "draw 2")
    assert hand(match) == ["captain", "diviner"]


def test_book_of_wisdom_does_not_count_one_red_card_twice():
    """Book of Wisdom: A2."""
    match = beside("book-of-wisdom", "red", "purple", "turquoise", house="captain diviner")
    assert refused(match, "use book-of-wisdom") == "R43"


def test_book_of_wisdom_may_draw_only_one():
    """Book of Wisdom: R44: a Secondary Ability may be used in part."""
    match = duel("book-of-wisdom stab", troops="elite-trooper@1", house="captain diviner prospector")
    after(match, "play book-of-wisdom", "play stab", "use book-of-wisdom", "draw 1")
    assert hand(match) == ["captain"]
    assert refused(match, "use book-of-wisdom") == "R42"


# ------------------------------------------------------------------------------------ red
def test_stab_leaves_the_game_for_a_card():
    """Stab: R44, R45: the 2 Battle stay."""
    match = after(duel("stab", house="captain diviner"), "play stab", "scrap stab", "draw 1")
    assert (gone(match, "stab"), hand(match), points(match)) == (1, ["captain"], (0, 2, 0))


def test_stab_may_leave_without_a_card():
    """Stab: R44."""
    match = after(duel("stab", house="captain"), "play stab", "scrap stab", "done")
    assert (gone(match, "stab"), hand(match)) == (1, [])


def test_decisive_strike_gives_two_battle_beside_another_red_card():
    """Decisive Strike: R43."""
    assert bonus("decisive-strike", "red") == (0, 2, 0)
    assert bonus("decisive-strike", *others("red")) == (0, 0, 0)
    assert points(after(duel("decisive-strike decisive-strike"), *["play decisive-strike"] * 2)) == (0, 8, 0)


@pytest.mark.parametrize(("card", "left"), [("suicide-mission", (1, 2, 1)), ("sabotage", (3, 2, 1))])
def test_suicide_mission_and_sabotage_leave_the_game_with_an_enemy_building(card, left):
    """Suicide Mission, Sabotage: R44, R45: one Building of the enemy, chosen; Troops and one's own Mint are safe."""
    match = duel(card, buildings="mint@1", foe_buildings="bank@1 library@3", foe_troops="guard@2")
    play(match, f"play {card}", f"scrap {card}")
    assert sorted(match.moves(0)) == ["destroy 1b", "destroy 3b", "done"]
    after(match, "destroy 3b")
    assert (buildings(match, 1), buildings(match), troops(match, 1)) == ({1: "bank"}, {1: "mint"}, {2: "guard"})
    assert (gone(match, "library"), gone(match, card), points(match)) == (1, 1, left)


@pytest.mark.parametrize("card", ["suicide-mission", "sabotage", "anuths-trick"])
def test_without_a_target_the_card_just_leaves(card):
    """Suicide Mission, Sabotage, Anuth's Trick: A44: the bonus is lost."""
    match = after(duel(card, troops="guard@1", buildings="mint@1"), f"play {card}", f"scrap {card}")
    assert gone(match, card) == 1
    assert (troops(match), buildings(match)) == ({1: "guard"}, {1: "mint"})


def test_anuths_trick_leaves_the_game_with_an_enemy_troop():
    """Anuth's Trick: R44, R45: one Troop, and no Building."""
    match = duel("anuths-trick", troops="novice@1", foe_troops="guard@1 soldier@2", foe_buildings="bank@3")
    play(match, "play anuths-trick", "scrap anuths-trick")
    assert sorted(match.moves(0)) == ["destroy 1t", "destroy 2t", "done"]
    after(match, "destroy 1t")
    assert (troops(match, 1), gone(match, "guard"), buildings(match, 1)) == ({2: "soldier"}, 1, {3: "bank"})
    assert points(match) == (2, 1, 0)


def test_flawless_deploy_draws_two_beside_turquoise_and_purple():
    """Flawless Deploy: R43, R45."""
    match = beside("flawless-deploy", "turquoise", "purple", house="captain diviner prospector")
    after(match, "use flawless-deploy", "draw 2")
    assert hand(match) == ["captain", "diviner"]
    for pair in (("turquoise", "red"), ("purple", "red")):
        assert refused(beside("flawless-deploy", *pair, house="captain"), "use flawless-deploy") == "R43"


def test_endless_tactic_gives_three_battle_beside_turquoise_and_purple():
    """Endless Tactic: R43."""
    assert bonus("endless-tactic", "turquoise", "purple") == (0, 3, 0)
    assert bonus("endless-tactic", "turquoise", "red") == (0, 0, 0)
    assert bonus("endless-tactic", "purple", "red") == (0, 0, 0)


# ------------------------------------------------------------------------------------ turquoise
def test_barter_leaves_the_game_for_three_knowledge():
    """Barter: R44: and its 1 Command."""
    match = after(duel("barter"), "play barter", "scrap barter")
    assert (points(match), gone(match, "barter"), area(match)) == ((1, 0, 3), 1, [])


def test_worthy_trade_leaves_the_game_with_another_card():
    """Worthy Trade: R44, R45."""
    match = after(duel("worthy-trade prospector"), "play worthy-trade", "scrap worthy-trade", "remove hand prospector")
    assert (points(match), gone(match, "worthy-trade"), hand(match)) == ((1, 0, 1), 1, [])


def test_telrons_analysis_draws_beside_another_turquoise_card():
    """Telron's Analysis: R43, R45."""
    match = after(beside("telrons-analysis", "turquoise", house="captain"), "use telrons-analysis")
    assert (hand(match), points(match)) == (["captain"], (2, 0, 1))
    assert refused(beside("telrons-analysis", *others("turquoise"), house="captain"), "use telrons-analysis") == "R43"


def test_harness_qoam_gives_battle_and_knowledge_beside_turquoise_and_red():
    """Harness Qoam: R43: 2 and 2, as in the rulebook's second picture."""
    assert bonus("harness-qoam", "turquoise", "red") == (0, 2, 2)
    assert bonus("harness-qoam", "turquoise", "purple") == (0, 0, 0)
    assert bonus("harness-qoam", "red", "purple") == (0, 0, 0)


def test_shrewd_deal_gives_two_knowledge_beside_another_turquoise_card():
    """Shrewd Deal: R43: as in the rulebook's first picture."""
    assert bonus("shrewd-deal", "turquoise") == (0, 0, 2)
    assert bonus("shrewd-deal", *others("turquoise")) == (0, 0, 0)


def test_qoam_vein_draws_two_beside_red_and_purple():
    """Qoam Vein: R43, R45."""
    match = after(beside("qoam-vein", "red", "purple", house="captain diviner"), "use qoam-vein", "draw 2")
    assert (hand(match), points(match)) == (["captain", "diviner"], (3, 2, 2))
    for pair in (("red", "turquoise"), ("purple", "turquoise")):
        assert refused(beside("qoam-vein", *pair, house="captain"), "use qoam-vein") == "R43"


def test_volfyirions_mark_moves_the_dragon_beside_turquoise_and_purple():
    """Volfyirion's Mark: R43, R45: a move of R40 without its price."""
    match = play(beside("volfyirions-mark", "turquoise", "purple"), "use volfyirions-mark")
    assert sorted(match.moves(0)) == ["done", "dragon 1", "dragon 2", "dragon 3"]
    after(match, "dragon 3")
    assert (dragon(match), points(match)) == ("1 3", (3, 3, 2))


def test_volfyirions_mark_calls_the_dragon_back():
    """Volfyirion's Mark: R40: from one's own City it goes home."""
    match = beside("volfyirions-mark", "turquoise", "purple", dragon="mine 2")
    assert dragon(after(match, "use volfyirions-mark", "dragon home")) == "lair"


def test_volfyirions_mark_needs_turquoise_and_purple():
    """Volfyirion's Mark: R43: another turquoise card."""
    for pair in (("turquoise", "red"), ("purple", "red")):
        assert refused(beside("volfyirions-mark", *pair), "use volfyirions-mark") == "R43"


# ------------------------------------------------------------------------------------ from the hand
@pytest.mark.parametrize("card", ["qoam-ritual", "stab", "suicide-mission", "anuths-trick", "sabotage", "barter"])
def test_a_remove_ability_does_not_work_from_the_hand(card):
    """A5: the card must have been played."""
    match = duel(card)
    refused(match, f"scrap {card}")
    assert cards(match, "hand", 0, 0) == [card]
