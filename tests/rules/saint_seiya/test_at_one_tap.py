"""What is offered at one tap, and what ending the main phase would let go (R18, R24)."""

from __future__ import annotations

from typing import Any

from ludotheque.locales import say
from support.saints import table


def bundles(match: Any, slot: int) -> dict[str, str]:
    """What a tap on a card of the field offers: what it does, and the moves."""
    mine = [it for it in match.ask(0)["bundles"] if it["from"]["place"] == slot - 1]
    return {say("en", it["does"]["say"], it["does"]["params"]): it["move"] for it in mine}


def missed(match: Any) -> str:
    """What is said to who ends the main phase; nothing where nothing is let go."""
    option = next(option for option in match.ask(0)["options"] if option["move"] == "done")
    said = option.get("misses")
    return say("en", said["say"], said["params"]) if said else ""


def test_as_many_equal_heroes_as_it_takes_win_a_card_at_one_tap():
    """R18, R24: Geist costs 5 Force; five Seiyas have 1 each."""
    match = table("geist@3", "seiya seiya seiya seiya seiya").match
    [(words, line)] = bundles(match, 3).items()
    assert words == "Defeat Geist by Force with 5 × Seiya (civilian)"
    assert line.split(", ") == ["seiya>3"] * 5 + ["f3"]
    before = match.digest()
    match.play(0, line)
    seen = {(zone["zone"], zone["seat"]): zone["cards"] for zone in match.view(0)["zones"]}
    assert "geist" in [card["card"] for card in seen["discard", 0]]
    assert seen["hand", 0] == []
    match.undo(0, agreed=[1])
    assert match.digest() == before


def test_no_more_are_sent_than_are_needed():
    """R24: Spartan costs 3; with two engaged already one more will do; in slot 6 it costs one less (R25)."""
    match = table("spartan@3", "seiya seiya seiya seiya seiya").match
    assert bundles(match, 3)["Defeat Spartan by Force with 3 × Seiya (civilian)"] == "seiya>3, seiya>3, seiya>3, f3"
    match.play(0, "seiya>3, seiya>3")
    assert list(bundles(match, 3)) == ["Defeat Spartan by Force with 1 × Seiya (civilian)"]
    assert list(bundles(table("spartan@6", "seiya seiya").match, 6)) == [
        "Defeat Spartan by Force with 2 × Seiya (civilian)"
    ]


def test_what_cannot_be_won_offers_nothing():
    """R24: Mu costs 7; and who is engaged already needs nobody else."""
    match = table("mu@3 spartan@4", "seiya seiya seiya").match
    assert bundles(match, 3) == {}
    match.play(0, "seiya>4, seiya>4, seiya>4")
    assert bundles(match, 4) == {}


def test_equal_heroes_may_be_sent_together():
    """R18: as often as there are equal ones."""
    match = table("mu@3", "seiya seiya seiya").match
    option = next(option for option in match.ask(0)["options"] if option["move"] == "seiya>3")
    assert option["times"] == 3
    match.play(0, "seiya>3, seiya>3, seiya>3")
    assert "times" not in match.ask(0)["options"][0]


def test_a_card_that_can_still_be_won_is_named():
    """R24, R30: engaged already, or still in the hand; nothing where nobody suffices."""
    match = table("spartan@3 mu@1 saga@2 milo@4 doko@5 shura@6", "seiya seiya seiya").match
    assert missed(match) == "You can still acquire Spartan with 3 × Seiya (civilian)."
    match.play(0, "seiya>3, seiya>3, seiya>3")
    assert missed(match) == "You can still acquire Spartan."
    assert missed(table("mu@1 saga@2 milo@3 doko@4 shura@5 camus@6", "seiya").match) == ""
