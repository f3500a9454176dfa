"""Recruitment: choosing, paying, placing (R15–R19, A1–A5, A28, A29)."""

import pytest

from support.guilds import answer, cards, hand, place, play_round, recruit, refused, round_with, table
from support.yro import GAME, guild, numbers, throw

HAND = "ME1 SM1 SM2 CS1 CS2"  #: costs 3, 2, 3, 2, 1


def choosing(**more):
    """Two guilds before they choose recruits."""
    match = table("", "", hands=[HAND, "ME2 SM3 SM4 CS3 CS4"], **more)
    throw(match)
    return match


# ------------------------------------------------------------------------------------ choosing and paying
def test_two_recruits_cost_the_sum():
    """R15: 3 + 2."""
    match = choosing(coins=[5])
    recruit(match, "ME1 SM1")
    assert numbers(match, "coins") == [0, 2]
    assert cards(match, "recruits", 0) == ["ME1", "SM1"]


def test_one_recruit_costs_one_less():
    """R15: 3 - 1."""
    match = choosing(coins=[5])
    recruit(match, "ME1")
    assert numbers(match, "coins") == [3, 2]


def test_whoever_recruits_nobody_receives_two_coins():
    """R15: whatever the others do."""
    match = choosing(coins=[5, 7])
    assert play_round(table("", "", coins=[5, 7]))("recruitment", "coins", 1) == 2
    recruit(match, "ME1")
    assert numbers(match, "coins")[1] == 9


def test_three_cannot_be_recruited():
    """R15: two at most."""
    match = choosing(coins=[50])
    assert refused(match, 0, "+CS1 +CS2 +ME1") == "table"
    match.play(0, "+CS1 +CS2")
    assert match.waiting_for == [1]


def test_the_sum_must_be_there_when_choosing():
    """A1: with 4 coins no two cards that cost 5; what the first would bring does not count."""
    match = table("CD1@c3 SM3@d3 SM4@e3", "", hands=["CF2 ME1 ...", "..."], coins=[4])
    throw(match)
    assert refused(match, 0, "+ME1 +CF2") == "yro A1"  # CF2 would bring 4 coins
    assert refused(match, 0, "+CF2 +ME1") == "yro A1"
    assert match.why_not(0, "+CF2") is None


def test_both_are_paid_before_the_first_brings_anything():
    """A1, A28: 5 coins are paid at the reveal, CF2's coins come when it is placed."""
    match = table("CD1@c3 SM3@d3 SM4@e3", "", hands=["CF2 ME1 ...", "..."], coins=[5])
    throw(match)
    recruit(match, "CF2 ME1")
    assert numbers(match, "coins")[0] == 0
    place(match, "CF2@c4 ME1@d4")
    assert (
        numbers(match, "coins")[0] == 4 + 3 + 1
    )  # Warrior, Technician, Explorer, Merchant; then income, with 1 for SM4


@pytest.mark.parametrize(("cost", "card", "paid"), [(1, "CS2", 0), (2, "SM1", 1), (9, "CD4", 8)])
def test_the_discount_is_one_and_can_make_a_card_free(cost, card, paid):
    """A4, R15: never less than nothing."""
    ledger = round_with("", coins=paid, recruits=f"{card}@c3")
    assert ledger("recruitment", "coins") == -paid


def test_a_card_one_coin_too_dear_is_refused():
    """A29: nothing on credit: cost 3 needs 2 coins when recruited alone, cost 9 needs 8."""
    match = choosing(coins=[1])
    assert refused(match, 0, "+ME1") == "yro A29"
    assert match.why_not(0, "+SM1") is None
    assert {option["move"] for option in match.ask(0)["refused"]} == {"+ME1", "+SM2"}


def test_the_discount_is_not_for_two():
    """A29, R15: 2 + 1 with 2 coins is refused although either alone would do."""
    match = choosing(coins=[2])
    assert refused(match, 0, "+CS1 +CS2") == "yro A1"
    match.play(0, "+CS1 done")
    answer(match, 1)
    assert numbers(match, "coins")[0] == 1


def test_recruiting_nobody_is_always_allowed():
    """A29: it is all that is left without money."""
    match = table("", "", hands=["ME1 SM1 SM2 CS1 CD4", "..."], coins=[0])
    throw(match)
    assert match.moves(0) == ["done"]
    answer(match, 0)
    answer(match, 1)
    assert numbers(match, "coins")[0] == 2 + 3


def test_two_copies_of_one_type_may_be_recruited_together():
    """A29: and a guild may hold several."""
    match = table("IS1@c3", "", hands=["IS1 IS1 ...", "..."], coins=[2])
    play_round(match, "IS1@c4 IS1@c5")
    assert guild(match, 0) == {"c3": "IS1", "c4": "IS1", "c5": "IS1"}


EIGHT = "ME1@c3 ME4@d3 SM5@e3 SM4@c4 CS1@d4 IS7@e4 CD2@c5 IS2@d5"


def test_with_eight_cards_only_one_more_can_be_recruited():
    """A5: one space is left."""
    match = table(EIGHT, "", hands=[HAND, "..."], coins=[50])
    throw(match)
    assert match.ask(0)["max"] == 1
    assert match.ask(1)["max"] == 2
    match.play(0, "+CS2")
    answer(match, 1)
    assert match.moves(0) == ["CS2-e5"]


def test_with_seven_cards_two_can_be_recruited():
    """A5: two spaces are left."""
    match = table(EIGHT.rsplit(" ", 1)[0], "", hands=[HAND, "..."], coins=[50])
    play_round(match, "CS1@d5 CS2@e5")
    assert len(guild(match, 0)) == 9


# ------------------------------------------------------------------------------------ in secret
def test_nobody_sees_what_another_has_chosen_until_all_have():
    """R16, A28: not the cards, and not how many."""
    match = choosing(coins=[9, 9])
    before = match.view(1)
    match.play(0, "+ME1 +SM1")
    seen = match.view(1)
    assert (seen["zones"], seen["counters"]) == (before["zones"], before["counters"])
    assert match.waiting_for == [1]
    other = choosing(coins=[9, 9])
    answer(other, 0)
    assert other.view(1) == seen
    assert other.events(1) == match.events(1)


def test_a_choice_can_be_changed_until_all_have_chosen():
    """R16: it lies face down; once it is revealed it stands."""
    match = choosing(coins=[9, 9])
    answer(match, 0, "+ME1")
    match.undo(0)  # "done"
    match.undo(0)  # the card
    answer(match, 0, "+SM1")
    answer(match, 1)
    assert cards(match, "recruits", 0, viewer=1) == ["SM1"]
    assert not match.can_undo(0)


def test_recruits_are_revealed_and_paid_before_they_are_placed():
    """A28, R16: everybody sees the cards, then those who recruited choose where they go."""
    match = choosing(coins=[9, 9])
    recruit(match, "ME1 SM1", "CS4")
    for viewer in (0, 1, None):
        assert cards(match, "recruits", 0, viewer=viewer) == ["ME1", "SM1"]
        assert cards(match, "recruits", 1, viewer=viewer) == ["CS4"]
    assert numbers(match, "coins") == [4, 8]
    assert match.view(None)["prompt"] == "yro-ask-place"


def test_only_those_who_recruited_are_asked_to_place():
    """A28: who recruited nobody has nothing to place."""
    match = choosing(coins=[9, 9])
    recruit(match, "", "CS4")
    assert match.waiting_for == [1]


def test_placements_are_sealed_too():
    """A28: nobody places with another's new placement in view."""
    match = choosing(coins=[9, 9])
    recruit(match, "ME1", "CS4")
    match.play(0, "ME1-c3")
    assert guild(match, 0) == {}
    assert match.waiting_for == [1]
    match.play(1, "CS4-c3")
    assert (guild(match, 0), guild(match, 1)) == ({"c3": "ME1"}, {"c3": "CS4"})


def test_a_revealed_card_must_be_placed():
    """A28: there is always a spot; "done" is no answer."""
    match = choosing(coins=[9, 9])
    recruit(match, "ME1 SM1")
    assert refused(match, 0, "done") == "table"
    match.play(0, "ME1-c3")
    assert refused(match, 0, "done") == "table"
    assert refused(match, 0, "CS1-c4") == "yro A28"


# ------------------------------------------------------------------------------------ placing
def spots(match, card="CS2"):
    """Where a seat may place a card now."""
    return {move.split("-")[1] for move in match.moves(0) if move.startswith(card)}


def placing(guild_, card="CS2", **more):
    match = table(guild_, "", hands=[f"{card} ...", "..."], coins=[20], **more)
    throw(match)
    recruit(match, card)
    return match


def test_the_first_card_lies_in_the_middle_of_the_field():
    """R17: anywhere is the same: nothing is fixed yet."""
    assert spots(placing("")) == {"c3"}


@pytest.mark.parametrize(
    ("lying", "free"),
    [
        ("ME1@c3", {"b3", "d3", "c2", "c4"}),  # all four sides, no corner
        ("ME1@c3 ME2@c4", {"b3", "d3", "b4", "d4", "c2", "c5"}),
        ("ME1@c3 ME2@c4 ME4@c5", {"b3", "b4", "b5", "d3", "d4", "d5"}),  # three high: no fourth
        ("ME1@c3 ME2@c4 ME4@d4", {"c2", "d3", "b3", "b4", "e4", "c5", "d5"}),
        ("ME1@c3 ME2@d3 ME4@e3", {"c2", "d2", "e2", "c4", "d4", "e4"}),  # three wide: no fourth
        ("ME1@c3 ME2@d3 ME4@e3 SM1@c4 SM2@c5", {"d4", "e4", "d5"}),  # both fixed: c to e, 3 to 5; e5 touches no card
    ],
)
def test_every_later_card_shares_an_edge_and_fits_into_three_by_three(lying, free):
    """R17: the frame is relative, and fixed in a direction once three cards lie there."""
    assert spots(placing(lying)) == free


def test_a_corner_is_not_enough():
    """R17: refused with its rule; beyond the frame too."""
    match = placing("ME1@c3 ME2@c4 ME4@c5")
    assert refused(match, 0, "CS2-c2") == "yro R17"
    assert refused(match, 0, "CS2-d2") == "yro R17"
    assert refused(placing("ME1@c3"), 0, "CS2-d4") == "yro R17"
    assert refused(placing(""), 0, "CS2-a1") == "yro R17"


def test_a_card_is_never_put_on_another():
    """R18: nothing is replaced."""
    assert refused(placing("ME1@c3"), 0, "CS2-c3") == "yro R18"


def test_cards_stay_where_they_were_put():
    """R18: rounds later the guild has only grown."""
    match = table("", "", hands=["CS2 IS1 IS4 CS5 ME2", "..."], coins=[9])
    seen = {}
    for recruits in ("CS2@c3 IS1@c4", "IS4@b3 CS5@b4", "ME2@b5"):
        play_round(match, recruits)
        now = guild(match, 0)
        assert seen.items() <= now.items()
        seen = now
    assert seen == {"c3": "CS2", "c4": "IS1", "b3": "IS4", "b4": "CS5", "b5": "ME2"}


def test_the_second_recruit_may_lean_on_the_first():
    """A2: order and spots are the owner's choice; the second touches only the first."""
    match = table("ME1@c3", "", hands=["CS2 IS1 ...", "..."], coins=[9])
    throw(match)
    recruit(match, "CS2 IS1")
    assert refused(match, 0, "IS1-c5 CS2-c4") == "yro R17"
    match.play(0, "CS2-c4 IS1-c5")
    assert guild(match, 0) == {"c3": "ME1", "c4": "CS2", "c5": "IS1"}


@pytest.mark.parametrize(("order", "vp"), [("IS5@c3 CS5@c4", 1), ("CS5@c3 IS5@c4", 0)])
def test_the_first_recruit_is_resolved_before_the_second(order, vp):
    """A2: CS5 scores a VP a Magic level when it comes; IS5's Magic point helps only if IS5 came before."""
    ledger = round_with("", coins=3, recruits=order)
    assert ledger("recruitment", "vp") == vp


def test_effects_come_before_bonuses_within_one_card():
    """A3: CS5 completes a row of the Conclave (2 Magic): its VP for Magic levels are counted before that."""
    ledger = round_with("CS1@c3 CS3@d3", recruits="CS5@e3", magic=1)
    assert ledger("recruitment", "vp") == 1
    assert ledger("recruitment", "magic") == 2


def test_recruitment_effects_happen_once():
    """R19: at once, and never again."""
    ledger = round_with("", coins=9, recruits="SM1@c3 CS4@c4")
    assert (ledger("recruitment", "tech"), ledger("recruitment", "magic")) == (1, 1)
    again = play_round(ledger.match)
    assert (again("recruitment", "tech"), again("recruitment", "magic")) == (0, 0)


SOVEREIGNS = [
    ("ME8", 6, "ME1 ME4"),
    ("SM8", 7, "SM1 SM4"),
    ("CS8", 7, "CS1 CS4"),
    ("IS8", 8, "IS1 IS4"),
    ("CF5", 6, "CF1 CF3"),
    ("CD4", 9, "CD1 CD2"),
]


@pytest.mark.parametrize(("ruler", "cost", "allies"), SOVEREIGNS)
def test_a_sovereign_counts_its_faction_itself_included(ruler, cost, allies):
    """A23, R19: alone 1 VP, with two of its faction 3, strangers not counted."""
    one, two = allies.split()
    stranger = "SM3" if ruler != "SM8" else "ME2"
    assert round_with("", coins=cost, recruits=f"{ruler}@c3")("recruitment", "vp") == 1
    ledger = round_with(f"{one}@c3 {two}@d3 {stranger}@d4", coins=cost, recruits=f"{ruler}@c4")
    assert ledger("recruitment", "vp") == 3


def test_money_has_no_limit():
    """A26: 68 coins are in the box, a rich guild may have more."""
    match = table("CF3@c3", "", coins=[90], tech=[15])
    play_round(match)
    assert numbers(match, "coins")[0] == 90 + 2 + 3 + 8


def test_the_hand_after_recruiting_holds_the_others():
    """A30, R13: three to five cards."""
    match = GAME.start(seats=2, seed=1)
    throw(match)
    recruit(match)
    assert len(hand(match, 0)) == 5
