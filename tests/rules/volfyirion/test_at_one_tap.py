"""What is offered at one tap, and what ending the turn would let go (R24, R27, R46)."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.errors import named
from ludotheque.locales import say
from support.cities import area, duel, end, hand, play, points


def bundles(match: Any) -> list[tuple[str, str]]:
    """What is offered at one tap: the moves, and what they do."""
    return [(it["move"], say("en", it["does"]["say"], it["does"]["params"])) for it in match.ask(0)["bundles"]]


def missed(match: Any) -> str:
    """What is said to who ends the turn; nothing where nothing is let go."""
    option = next(option for option in match.ask(0)["options"] if option["move"] == "end")
    said = option.get("misses")
    return say("en", said["say"], named(said["params"], match.names, "en")) if said else ""


# ------------------------------------------------------------------------------------ play all
def test_all_cards_of_the_hand_are_played_at_one_tap():
    """R24, R25: 3 + 1 + 1 Command, 3 Battle, 3 Knowledge; taken back it is as before."""
    match = duel("prospector prospector prospector diviner captain")
    [(line, words)] = bundles(match)
    assert words == "Play all 5 cards"
    before = match.digest()
    match.play(0, line)
    assert (hand(match), len(area(match)), points(match)) == ([], 5, (5, 3, 3))
    match.undo(0)
    assert match.digest() == before


def test_equal_cards_are_named():
    """R24: all five are Prospectors."""
    match = duel(" ".join(["prospector"] * 5))
    assert bundles(match) == [(", ".join(["play prospector"] * 5), "Play all: 5 × Prospector")]


def test_what_needs_a_city_stays_in_the_hand():
    """R14, R15: where a Troop or a Building is laid, only its player can say."""
    match = duel("prospector prospector guard mint")
    assert bundles(match) == [("play prospector, play prospector", "Play 2 × Prospector")]
    assert bundles(duel("prospector guard mint")) == []


def test_a_ploy_that_springs_ends_the_line():
    """R53, A27: what a hidden card may do is never passed over: the line ends with the card that could show it."""
    match = duel("emerald-horn floating-crystal primal-beast prospector", modules=["ploys"], ploys=["", "afterthought"])
    for line, _ in bundles(match):
        match.play(0, line)
    assert match.waiting_for == [0]


# ------------------------------------------------------------------------------------ what is let go
def test_unplayed_cards_are_named_first():
    """R46: the hand is discarded."""
    assert missed(duel("prospector prospector", (4, 0, 0))) == "You still hold 2 cards that you can play."
    assert missed(duel("prospector")) == "You still hold a card that you can play."


def test_a_card_that_could_be_acquired_is_named():
    """R27, R29: the dearest that 4 Command pay for."""
    match = duel(points=(4, 0, 0), row="barter worthy-trade stab harness-qoam -")
    costs = {it["move"]: it["figures"][0]["n"] for it in match.ask(0)["options"] if it["verb"] == "buy"}
    dearest = max(costs.values())
    assert missed(match).endswith(f"({dearest}): you have 4 Command left.")


def test_a_wonder_a_city_and_points_are_named():
    """R27, R31, R34, R39: what Battle and Knowledge could still do."""
    assert "Divining Petals (2): you have 2 Battle left" in missed(duel(points=(0, 2, 0)))
    assert "attack Akao Uket (9): you have 9 Battle left" in missed(duel(points=(0, 9, 0), lair="- -"))
    assert missed(duel(points=(0, 0, 3))) == "You can still spend 3 Knowledge, which you will lose."


def test_who_has_spent_all_that_can_be_spent_is_not_asked():
    """R27: one Knowledge buys nothing, nor do points without anything to pay for."""
    assert missed(duel()) == ""
    assert missed(duel(points=(0, 0, 1))) == ""
    assert missed(play(duel("prospector", row="stab - - - -"), "play prospector", "buy 1")) == ""


def test_the_question_changes_nothing():
    """R46: the turn ends as it always did."""
    match = end(duel("prospector", (4, 0, 0)))
    assert match.waiting_for == [1]
