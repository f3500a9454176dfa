"""The Quest cards (R45–R47, A20, A21, A33, A34)."""

import pytest

import ludotheque as ldt
from support.guilds import cards, play_round, recruit, table
from support.yro import GAME, numbers, sources, story, throw

EIGHT = ["cheap3", "expensive3", "jobs4", "races4", "columns2", "power15", "tech3", "faith3"]
TWELVE = [*EIGHT, "gold2", "gold12", "income7", "levels2"]


def quest_table(quests, *guilds, **more):
    """A table on which these quests are open; the others of the four were fulfilled before."""
    shown = quests.split()
    others = [name for name in TWELVE if name not in shown]
    closed = others[: 4 - len(shown)]
    return table(*guilds, quests=quests, fulfilled=" ".join(closed), use=[*shown, *others][:8], **more)


def vp_of(quest, guild, phase="recruitment", recruits="", **more):
    """What a guild gains by a quest in a round, and that it gains it in this phase."""
    hands = [" ".join([*(card.split("@")[0] for card in recruits.split()), "..."])]
    match = quest_table(quest, guild, "", hands=hands, **more)
    ledger = play_round(match, recruits)
    gained = {key[0]: n for key, n in ledger.gains.items() if key[1] == "vp-quests" and key[2] == 0}
    assert set(gained) <= {phase}
    return gained.get(phase, 0)


# ------------------------------------------------------------------------------------ setting up
def test_without_the_variant_there_are_no_quests():
    """R45: they are optional."""
    match = GAME.start(seats=2, seed=1)
    assert not any(zone["zone"] == "quests" for zone in match.view()["zones"])


def test_four_of_eight_are_shown_at_random():
    """R45, A34: the eight of the reconstruction; other deals show others."""
    seen = set()
    for seed in range(12):
        match = GAME.start(seats=2, seed=seed, options={"quests": "reconstructed"})
        shown = cards(match, "quests")
        assert len(set(shown)) == 4
        assert set(shown) <= set(EIGHT)
        seen |= set(shown)
    assert seen == set(EIGHT)


def test_all_twelve_can_be_drawn_from():
    """A34: with the option "all"."""
    seen = set()
    for seed in range(30):
        seen |= set(cards(GAME.start(seats=2, seed=seed, options={"quests": "all"}), "quests"))
    assert seen == set(TWELVE)


def test_an_owner_may_name_the_eight_of_the_box():
    """A34: they are written into the record, and only those are drawn from."""
    own = [*TWELVE[4:]]
    match = GAME.start(seats=2, seed=1, options={"quests": own})
    assert set(cards(match, "quests")) <= set(own)
    again = ldt.replay(match.record(with_secret=True))
    assert cards(again, "quests") == cards(match, "quests")
    assert sorted(match.record()["cards"]["content"]["quests"]) == sorted(own)


@pytest.mark.parametrize(
    "own", [TWELVE[:7], TWELVE[:9], [*TWELVE[:7], "tech3", "tech3"], ["dragon", *TWELVE[:7]], "some"]
)
def test_a_list_of_quests_that_is_no_eight_is_refused(own):
    """A34, R45: eight different ones of those we know."""
    with pytest.raises(ldt.BadTable) as refused:
        GAME.start(seats=2, seed=1, options={"quests": own})
    assert refused.value.rule in ("yro A34", "yro R45")


def test_the_quests_say_that_they_are_reconstructed():
    """A34: ours come from Magnolia, which eight YRO has is not public."""
    quests = [card for card in GAME.cards(2, {"quests": "all"}) if card["back"] == "quest"]
    assert {card["card"] for card in quests} == set(TWELVE)
    assert {card["provenance"] for card in quests} == {"reconstructed"}


def test_nothing_is_fulfilled_at_the_start():
    """A21: 5 coins, no cards, level 0."""
    for seed in range(4):
        match = GAME.start(seats=3, seed=seed, options={"quests": "all"})
        throw(match)
        assert numbers(match, "vp") == [0, 0, 0]
        assert len(cards(match, "quests")) == 4


# ------------------------------------------------------------------------------------ the twelve conditions
@pytest.mark.parametrize(
    ("quest", "guild", "recruits", "more", "vp"),
    [
        ("gold2", "CD1@c3", "SM1@d3", {"coins": [3]}, 3),  # 3 - 1
        ("gold2", "CD1@c3", "SM1@d3", {"coins": [4]}, 0),
        ("gold2", "CD1@c3", "", {"coins": [0]}, 3),  # the two coins for recruiting nobody
        ("cheap3", "ME1@c3 SM1@d3", "CS2@c4", {}, 3),  # costs 3, 2, 1
        ("cheap3", "ME1@c3 SM5@d3", "CS2@c4", {}, 0),  # 4 is too dear
        ("cheap3", "ME1@c3 SM1@d3", "", {}, 0),  # only two
        ("expensive3", "CD1@c3 CF3@d3", "ME3@c4", {"coins": [9]}, 3),  # 5, 5, 5
        ("expensive3", "CD1@c3 CF3@d3", "SM5@c4", {"coins": [9]}, 0),  # 4 is too cheap
        ("jobs4", "ME1@c3 SM2@d3 SM3@c4", "IS4@d4", {}, 3),
        ("jobs4", "ME1@c3 SM2@d3 SM3@c4", "CS2@d4", {}, 0),  # a second Merchant
        ("races4", "ME1@c3 SM2@d3 CD1@c4", "IS4@d4", {}, 3),
        ("races4", "ME1@c3 SM2@d3 CD1@c4", "ME2@d4", {}, 0),
        ("columns2", "ME1@c3 SM2@c4 CD1@c5 SM3@d3 SM6@d4", "IS4@d5", {}, 3),
        ("columns2", "ME1@c3 SM2@c4 CD1@c5 SM3@d3 SM6@d4", "IS4@e3", {}, 0),  # a row of three is no column
    ],
)
def test_quests_of_recruitment(quest, guild, recruits, more, vp):
    """R47, A20: looked at when all cards lie and all is paid."""
    assert vp_of(quest, guild, "recruitment", recruits, **more) == vp


@pytest.mark.parametrize(
    ("guild", "magic", "vp"),
    [("CD1@c3 CD2@d3 SM3@e3", 0, 3), ("CD1@c3 CD2@d3", 0, 0), ("CD1@c3 CD2@d3 SM3@d4", 0, 0), ("CS6@c3", 15, 3)],
)
def test_fifteen_strength_in_combat(guild, magic, vp):
    """R47: effects included: CS6 has 3 + 3 × IV = 15; 14 is too little, and what lies behind does not fight."""
    assert vp_of("power15", guild, "combat", magic=[magic]) == vp


@pytest.mark.parametrize(("guild", "vp"), [("ME6@c3 CD2@d3", 3), ("ME6@c3 ME2@d3", 0), ("CD2@c3 ME2@d3 CS2@e3", 3)])
def test_an_income_of_seven(guild, vp):
    """R47: 3 + 2 + 2 = 7; 6 is too little."""
    assert vp_of("income7", guild, "income") == vp


@pytest.mark.parametrize(
    ("quest", "tech", "magic", "vp"),
    [
        ("tech3", 7, 0, 3),
        ("tech3", 6, 15, 0),
        ("faith3", 0, 7, 3),
        ("faith3", 15, 6, 0),
        ("levels2", 3, 3, 3),
        ("levels2", 15, 2, 0),
    ],
)
def test_quests_of_levels_are_looked_at_in_every_phase(quest, tech, magic, vp):
    """R47: here at the end of the Draw phase."""
    assert vp_of(quest, "CD1@c3", "draw", tech=[tech], magic=[magic]) == vp


def test_a_quest_is_looked_at_in_its_own_phase_only():
    """R47, A20: 2 coins before Recruitment and 1 after it; a strength of 15 last round and 6 in this one."""
    assert vp_of("gold2", "CD1@c3", "recruitment", "SM1@d3", coins=[2]) == 0
    assert vp_of("power15", "CD2@c3", "combat", strength=[15]) == 0


def test_a_level_reached_in_production_is_seen_at_its_end():
    """R47, A20: the seventh Tech point is produced."""
    assert vp_of("tech3", "SM3@c3", "production", tech=[6]) == 3


def test_a_level_reached_by_recruiting_is_seen_at_the_end_of_recruitment():
    """R47: 2 + 5 by SM8."""
    assert vp_of("tech3", "CD1@c3", "recruitment", "SM8@c4", tech=[2], coins=[9]) == 3


@pytest.mark.parametrize(
    ("coins", "guild", "phase", "vp"),
    [(12, "", "draw", 3), (10, "", "recruitment", 3), (7, "", "income", 3), (11, "", "income", 0)],
)
def test_exactly_twelve_coins_at_the_end_of_any_phase(coins, guild, phase, vp):
    """R47: 12; 10 + 2; 7 + 2 + 3; 11 passes from 13 to 16."""
    assert vp_of("gold12", guild, phase, coins=[coins]) == vp


# ------------------------------------------------------------------------------------ fulfilling
def test_a_fulfilled_quest_is_turned_over():
    """R45: 3 VP, then it is closed to the others."""
    match = quest_table("tech3", "SM3@c3", "SM3@c3", tech=[6, 5])
    ledger = play_round(match)
    assert ledger.all("production", "vp-quests") == [3, 0]
    assert "tech3" in cards(match, "fulfilled")
    assert cards(match, "quests") == []
    assert play_round(match).all("production", "vp-quests") == [0, 0]  # the other reaches level III too late
    assert numbers(match, "tech") == [8, 7]


def test_all_who_fulfil_it_in_the_same_phase_are_paid():
    """R46, A20: two of three."""
    match = quest_table("tech3", "SM3@c3", "SM3@c3", "", tech=[6, 6, 0])
    ledger = play_round(match)
    assert ledger.all("production", "vp-quests") == [3, 3, 0]
    assert "tech3" in cards(match, "fulfilled")


def test_an_earlier_phase_of_the_same_round_is_earlier():
    """R46: one has level III after Recruitment, the other only after Production."""
    match = quest_table("tech3", "CD1@c3", "SM3@c3", hands=["SM8 ...", "..."], tech=[2, 6], coins=[9])
    assert sources(play_round(match, "SM8@c4").match)["quests"] == [3, 0]


def test_nobody_scores_a_quest_twice():
    """R47, A20: level III stays, the 3 VP came once."""
    match = quest_table("tech3", "CD1@c3", "", tech=[7])
    for _ in range(3):
        play_round(match)
    assert sources(match)["quests"] == [3, 0]


def test_several_quests_may_be_fulfilled_at_once():
    """A20: Tech and Magic level III at the end of the same phase."""
    match = quest_table("tech3 faith3", "SM5@c3", "", tech=[6], magic=[6])
    ledger = play_round(match)
    assert ledger("production", "vp-quests") == 6
    assert cards(match, "quests") == []


def test_quest_vp_bring_the_end():
    """R47, A33: 33 VP, 3 by the quest and 4 by Combat are 40: the round is the last."""
    match = quest_table("tech3", "CD2@c3", "", tech=[7], vp=[33])
    play_round(match)
    assert match.over
    assert numbers(match, "vp")[0] == 33 + 3 + 4 + 2  # 7 coins


def test_quests_are_looked_at_to_the_end_of_the_last_round():
    """A33: 40 VP are there after Combat; the quest of Production still pays."""
    match = quest_table("tech3", "SM3@c3", "", tech=[6], vp=[38])
    ledger = play_round(match)
    assert match.over
    assert ledger("combat", "vp") == 4
    assert ledger("production", "vp-quests") == 3


def test_quests_are_not_looked_at_after_the_conversion():
    """A33: nothing is paid for quests in the last count; converting is no payment, 12 coins stay 12."""
    match = quest_table("gold12", "CD1@c3", "", coins=[8], vp=[38])
    ledger = play_round(match)
    assert match.over
    assert numbers(match, "coins")[0] == 13
    assert ledger("end", "vp") == 4
    assert sources(match)["quests"] == [0, 0]


def test_the_log_names_the_quest_and_its_rule():
    """R45: who fulfilled what."""
    match = quest_table("tech3", "SM3@c3", "", tech=[6], names=["Ana", "Bo"])
    play_round(match)
    assert any(rule == "yro R45" and "Ana" in text for rule, text in story(match))


def test_quests_do_not_change_who_is_asked():
    """R45: they are checked without a question."""
    match = quest_table("gold2", "CD1@c3", "")
    throw(match)
    recruit(match)
    assert match.view()["prompt"] == "yro-ask-discard"
