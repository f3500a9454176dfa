"""The round (R9) and its Draw phase (R10–R14)."""

import pytest

from support.guilds import Ledger, answer, cards, deckless, hand, play_round, recruit, refused, table, truth
from support.yro import GAME, number, throw


def test_a_round_has_six_phases_in_the_order_of_the_book():
    """R9: Draw, Recruitment, Combat, Production, Income, Victory Points; then the next round begins."""
    match = table("SM3@c3", "")
    since = len(match.events())
    play_round(match)
    seen = [e["n"] for e in match.events(since=since) if e["event"] == "counted" and e["counter"] == "phase"]
    assert seen == [2, 3, 4, 5, 6, 1]
    assert number(match, "round") == 5
    assert match.view(None)["prompt"] == "yro-ask-discard"


def test_only_draw_and_recruitment_ask_anything():
    """R9: the other four phases take their course."""
    match = table("SM3@c3", "")
    throw(match)
    assert number(match, "phase") == 2
    recruit(match)
    assert number(match, "phase") == 1


@pytest.mark.parametrize("thrown", ["", "ME1", "ME1 SM1 SM2", "ME1 ME1 SM1 SM2 CS1"])
def test_any_number_of_cards_may_be_thrown_away_and_the_hand_is_refilled_to_five(thrown):
    """R10: none to all; new cards come from the top of the deck."""
    match = table("", "", hands=["ME1 ME1 SM1 SM2 CS1"], deck="CD1 CD2 CD3 IS1 IS2")
    throw(match, thrown)
    kept = ["ME1", "ME1", "SM1", "SM2", "CS1"]
    for card in thrown.split():
        kept.remove(card)
    drawn = ["CD1", "CD2", "CD3", "IS1", "IS2"][: len(thrown.split())]
    assert hand(match, 0) == sorted(kept + drawn)
    assert sorted(cards(match, "thrown")) == sorted(thrown.split())


def test_a_card_that_is_not_in_the_hand_cannot_be_thrown_away():
    """R10: nor the same card twice."""
    match = table("", "", hands=["ME1 SM1 SM2 CS1 CS2"])
    assert refused(match, 0, "-CD1") == "yro R10"
    match.play(0, "-ME1")
    assert refused(match, 0, "-ME1") == "yro R10"
    assert refused(match, 0, "+SM1") == "yro R10"


def test_the_first_round_has_a_draw_phase_too():
    """R11: a hand just dealt can be exchanged as a whole."""
    match = GAME.start(seats=2, seed=6)
    assert number(match, "round") == 1
    before = hand(match, 0)
    top = truth(match, "deck")[-5:]
    throw(match, " ".join(before))
    assert hand(match, 0) == sorted(top)
    assert sorted(cards(match, "thrown")) == before


def test_the_choice_is_made_once_and_before_any_card_is_seen():
    """R12: who has thrown cards away is not asked again, and draws only when all have chosen."""
    match = table("", "", hands=["ME1 SM1 SM2 CS1 CS2", "ME2 SM3 SM4 CS3 CS4"], deck="CD1 CD2")
    answer(match, 0, "-ME1")
    assert match.waiting_for == [1]
    assert hand(match, 0) == ["CS1", "CS2", "ME1", "SM1", "SM2"]
    answer(match, 1)
    assert hand(match, 0) == ["CD1", "CS1", "CS2", "SM1", "SM2"]
    assert match.view(None)["prompt"] == "yro-ask-recruit"
    assert refused(match, 0, "-CD1") == "yro R15"


def test_what_is_not_recruited_stays_in_hand():
    """R13: two of five are recruited; the other three are there the next round, before anything is drawn."""
    match = table("", "", hands=["ME1 SM1 SM2 CS1 CS2", "..."], coins=[5])
    play_round(match, "ME1@c3 SM1@c4")
    assert hand(match, 0) == ["CS1", "CS2", "SM2"]
    throw(match)
    assert len(hand(match, 0)) == 5


def test_an_empty_deck_is_made_anew_from_the_discards_of_earlier_rounds():
    """R14, A27: only when a card is needed; what was thrown away in this phase is not among them."""
    match = deckless("", "", hands=["ME1 SM1 SM2 CS1 CS2", "ME2 SM3 SM4 CS3 CS4"], deck="CD1")
    before = truth(match, "discard")
    throw(match, "ME1 SM1", "ME2")
    assert sorted(cards(match, "thrown")) == ["ME1", "ME2", "SM1"]
    assert cards(match, "discard") == []
    assert "CD1" in hand(match, 0)
    new = [*truth(match, "deck"), *hand(match, 0), *hand(match, 1)]
    for card in ["CD1", "SM2", "CS1", "CS2", "SM3", "SM4", "CS3", "CS4"]:
        new.remove(card)
    assert sorted(new) == sorted(before)


def test_the_deck_is_not_shuffled_before_a_card_is_needed():
    """R14, A27: the last card of the deck is drawn, and the discards lie on until somebody needs one more."""
    match = deckless("", "", hands=["ME1 SM1 SM2 CS1 CS2", "ME2 SM3 SM4 CS3 CS4"], deck="CD1")
    before = truth(match, "discard")
    throw(match, "ME1")
    assert cards(match, "deck") == []
    assert cards(match, "discard") == before


def test_players_draw_in_seat_order_all_they_need_at_once():
    """A27: the first seat takes its cards from the top, then the next, whoever decided first."""
    hands = ["ME1 SM1 SM2 CS1 CS2", "ME2 SM3 SM4 CS3 CS4", "ME5 ME6 SM5 SM6 CS5"]
    match = table("", "", "", hands=hands, deck="CD1 CD2 CD3 IS1 IS2")
    answer(match, 2, "-ME5")
    answer(match, 1, "-ME2 -SM3")
    answer(match, 0, "-ME1 -SM1")
    assert [set(hand(match, seat)) & {"CD1", "CD2", "CD3", "IS1", "IS2"} for seat in range(3)] == [
        {"CD1", "CD2"},
        {"CD3", "IS1"},
        {"IS2"},
    ]


def test_the_discards_of_a_round_join_the_others_when_it_ends():
    """A27: then they can be shuffled."""
    match = table("", "", hands=["ME1 SM1 SM2 CS1 CS2", "..."], discard="IS1")
    throw(match, "ME1")
    assert (cards(match, "thrown"), cards(match, "discard")) == (["ME1"], ["IS1"])
    recruit(match)
    assert (cards(match, "thrown"), sorted(cards(match, "discard"))) == ([], ["IS1", "ME1"])


def test_nothing_is_drawn_or_thrown_away_outside_the_draw_phase():
    """A30: recruited cards leave the hand, the others stay in it; the deck does not change."""
    match = table("", "", hands=["ME1 SM1 SM2 CS1 CS2", "..."], coins=[9])
    throw(match)
    deck = truth(match, "deck")
    recruit(match, "ME1 SM1")
    match.play(0, "ME1-c3 SM1-c4")
    assert hand(match, 0) == ["CS1", "CS2", "SM2"]
    assert truth(match, "deck") == deck
    assert cards(match, "discard") == []


def test_discards_are_shown_together_once_all_are_sealed():
    """A30, A22: until the last decision nobody sees what another throws away, or how much; then everybody does."""
    match = table("", "", hands=["ME1 SM1 SM2 CS1 CS2", "ME2 SM3 SM4 CS3 CS4"])
    before = match.view(1), match.view(None)
    answer(match, 0, "-ME1 -SM1")
    assert cards(match, "thrown", viewer=1) == []
    for seen, was in zip((match.view(1), match.view(None)), before, strict=True):
        assert seen["zones"] == was["zones"]
    answer(match, 1)
    for viewer in (0, 1, None):
        assert sorted(cards(match, "thrown", viewer=viewer)) == ["ME1", "SM1"]


def test_nothing_is_gained_in_the_draw_phase():
    """R10: it is about cards only."""
    match = table("CD3@c3", "ME2@c3")
    since = len(match.events())
    throw(match)
    assert not any(phase == "draw" for phase, _, _ in Ledger(match, since).gains)


def test_hands_are_worth_nothing_at_the_end():
    """A30: the best cards in hand bring no VP."""
    match = table("", "", hands=["CD4 CS8 SM8 ME8 CF5", "..."], vp=[36, 0])
    ledger = play_round(match)
    assert match.over
    assert ledger("end", "vp") == 1  # 2 + 3 coins
