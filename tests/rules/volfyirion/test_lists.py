"""An owner's own card list (R1, R8, R43, R54): what it may change, and which line is wrong when it is refused."""

import random
from copy import deepcopy

import pytest

import ludotheque as ldt
from support.cities import GAME, after, duel, hand, points

OURS = GAME.start(seed=1).record()["cards"]["content"]["cards"]
LINE = {line["card"]: n for n, line in enumerate(OURS)}


def own(card="", change=None, *more):
    """Our list as an owner's, with one line changed, or lines more."""
    lines = deepcopy(OURS)
    if change is not None:
        lines[LINE[card]] |= change
    return {"id": "my box", "cards": [*lines, *more]}


def refusal(cards):
    with pytest.raises(ldt.BadTable) as refused:
        GAME.start(seed=1, options={"cards": cards})
    assert refused.value.text("fr").strip()
    return refused.value.rule, refused.value.text("en")


IDEA = {"card": "own-idea", "name": "Own Idea", "kind": "command", "colour": "red", "cost": 2}
IDEA |= {"points": {"battle": 1}, "needs": ["purple"], "bonus": {"battle": 3, "draw": 1}, "copies": 1}


def test_our_list_has_a_line_for_each_type():
    """R1: 21 Command cards, 9 Buildings, 9 Troops, 13 Wonders."""
    assert len(OURS) == 21 + 9 + 9 + 13
    assert sum(line["copies"] for line in OURS) == 36 + 12 + 15 + 26


def test_a_continuum_card_may_be_a_card_of_the_owner():
    """R54: made of the effects the game has; played like any other: 1 Battle, beside purple 3 more and a card."""
    options = {"cards": own("", None, IDEA)}
    shown = {card["card"]: card for card in GAME.cards(2, options)}
    assert shown["own-idea"]["name"] == "Own Idea"
    match = after(duel("own-idea", troops="scholar@1", house="captain", options=options), "play own-idea")
    assert points(match) == (0, 1, 0)
    after(match, "use own-idea")
    assert (points(match), hand(match)) == ((0, 4, 0), ["captain"])


def test_there_are_two_continuum_cards():
    """R54: two more cards are allowed, three are not."""
    GAME.start(seed=1, options={"cards": own("", None, IDEA | {"copies": 2})})
    rule, text = refusal(own("", None, IDEA | {"copies": 3}))
    assert rule in ("volfyirion R54", "volfyirion R1")
    assert "2" in text or "36" in text


def test_the_numbers_of_an_owner_are_played():
    """R1: a Prospector stays what it is; a Stab of 5 Battle gives 5."""
    match = duel("stab", options={"cards": own("stab", {"points": {"battle": 5}})})
    assert points(after(match, "play stab")) == (0, 5, 0)


@pytest.mark.parametrize(
    ("card", "change", "rule"),
    [
        ("stab", {"cost": 0}, "volfyirion R1"),
        ("stab", {"colour": "green"}, "volfyirion R1"),
        ("stab", {"points": {"gold": 1}}, "volfyirion R1"),
        ("stab", {"copies": 1}, "volfyirion R1"),
        ("mint", {"needs": ["red", "red", "red"]}, "volfyirion R43"),
        ("guard", {"defence": 99}, "volfyirion R1"),
        ("stab", {"card": "captain"}, "volfyirion R1"),
    ],
)
def test_a_line_that_is_wrong_is_refused_with_its_rule(card, change, rule):
    """R1, R43: and with its number or its kind."""
    told, text = refusal(own(card, change))
    assert told == rule
    assert str(LINE[card] + 1) in text or "36" in text


def test_a_box_needs_wonders_that_the_lair_can_start_with():
    """R8: two of cost 3 or less."""
    lines = deepcopy(OURS)
    for line in lines:
        if line["kind"] == "wonder":
            line["cost"] = 4
    assert refusal({"cards": lines})[0] == "volfyirion R8"


def test_a_wonder_has_no_synergy():
    """R38, A41: a seal shuts its Main and its Remove Ability; there is no third one."""
    rule, text = refusal(own("pure-qoam", {"needs": ["red"]}))
    assert (rule, str(LINE["pure-qoam"] + 1) in text) == ("volfyirion R38", True)


def test_the_synergy_of_a_troop_gives_points_alone():
    """R18, R43: those come by themselves; a card drawn would be an action that no Troop has."""
    rule, text = refusal(own("guard", {"needs": ["red"], "bonus": {"battle": 1, "draw": 1}}))
    assert (rule, str(LINE["guard"] + 1) in text) == ("volfyirion R43", True)
    options = {"cards": own("guard", {"needs": ["red"], "bonus": {"battle": 3}})}
    assert points(after(duel("stab", troops="guard@1", options=options), "play stab")) == (0, 5, 0)


def test_the_talismans_are_the_continuum_cards():
    """R63, R54: with them a list has no card more than the box; without a further card it may be the owner's."""
    for extra in (IDEA, IDEA | {"copies": 2}):
        with pytest.raises(ldt.BadTable) as refused:
            GAME.start(seed=1, options={"cards": own("", None, extra), "modules": ["talismans"]})
        assert refused.value.rule == "volfyirion R63"
        assert refused.value.text("fr").strip()
    GAME.start(seed=1, options={"cards": own("stab", {"cost": 2}), "modules": ["talismans"]})


def test_a_key_of_two_letters_is_read_as_it_is_written():
    """R54, R43: "use ab" is the card of that name, not a Building."""
    options = {"cards": own("", None, IDEA | {"card": "ab"})}
    match = after(duel("ab", troops="scholar@1", house="captain", options=options), "play ab")
    assert "use ab" in match.moves(0)
    assert points(after(match, "use ab")) == (0, 4, 0)


def test_a_record_is_replayed_with_the_cards_it_was_played_with():
    """R1: whatever our list says by then."""
    match = GAME.start(seed=1, options={"cards": own("stab", {"cost": 2})})
    rng = random.Random(1)
    while not match.over:
        seat = match.waiting_for[0]
        match.play(seat, rng.choice(match.moves(seat)))
    again = ldt.verify(match.record())
    assert again.digest() == match.digest()
    assert len(hand(again)) == len(hand(match))
