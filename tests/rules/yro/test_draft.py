"""The Draft variant (R48, A15, A16, A31)."""

import pytest

import ludotheque as ldt
from support.guilds import answer, cards, deckless, hand, recruit, refused, table, truth
from support.yro import GAME

HANDS = ["ME1 ME2 ME4 ME5 ME6", "SM1 SM2 SM3 SM4 SM5", "CS1 CS2 CS3 CS4 CS5"]
TOP = "IS1 IS2 IS3 IS4 IS5 IS6 CF1 CF2 CF3"


def drafting(seats=3):
    """A table at which everybody has kept two cards and drawn three."""
    match = table(*[""] * seats, draft=True, hands=HANDS[:seats], deck=TOP)
    for seat in range(seats):
        match.play(seat, " ".join(f"={card}" for card in HANDS[seat].split()[:2]))
    return match


def pack(match, seat, viewer=-1):
    """The pack before a seat, as it sees it; whichever of its two places it lies in."""
    viewer = seat if viewer == -1 else viewer
    return sorted(cards(match, "pack", seat, viewer, 1) + cards(match, "pack", seat, viewer, 2))


def take(match, *chosen):
    for seat, card in enumerate(chosen):
        match.play(seat, f">{card}")


def test_everybody_keeps_two_and_throws_the_rest_away():
    """R48, A31: sealed and at once; then hands are filled to five, in seat order."""
    match = table("", "", "", draft=True, hands=HANDS, deck=TOP)
    assert match.view()["prompt"] == "yro-ask-keep"
    assert match.waiting_for == [0, 1, 2]
    match.play(0, "=ME1 =ME2")
    match.play(1, "=SM1 =SM2")
    assert cards(match, "thrown") == []
    match.play(2, "=CS1 =CS2")
    assert sorted(cards(match, "thrown")) == ["CS3", "CS4", "CS5", "ME4", "ME5", "ME6", "SM3", "SM4", "SM5"]
    assert pack(match, 0) == ["IS1", "IS2", "IS3", "ME1", "ME2"]
    assert pack(match, 1) == ["IS4", "IS5", "IS6", "SM1", "SM2"]
    assert pack(match, 2) == ["CF1", "CF2", "CF3", "CS1", "CS2"]


@pytest.mark.parametrize("held", ["ME1 ME2 ME4", "ME1 ME2 ME4 ME5", "ME1 ME1 ME2 ME4 ME5"])
def test_exactly_two_are_kept_whatever_the_hand(held):
    """A15: of three, four or five cards; not one, not three."""
    match = table("", "", draft=True, hands=[held, HANDS[1]])
    assert (match.ask(0)["min"], match.ask(0)["max"]) == (2, 2)
    assert refused(match, 0, "done") == "table"
    match.play(0, "=ME1")
    assert refused(match, 0, "done") == "table"
    match.play(0, "=ME2")
    assert match.waiting_for == [1]


def test_two_copies_may_be_kept():
    """A15: if both are in the hand."""
    match = table("", "", draft=True, hands=["ME1 ME1 ME2 ME4 ME5", HANDS[1]], deck=TOP)
    match.play(0, "=ME1 =ME1")
    match.play(1, "=SM1 =SM2")
    assert pack(match, 0) == ["IS1", "IS2", "IS3", "ME1", "ME1"]


def test_packs_go_to_the_left_card_by_card():
    """R48, A31: 5, 4, 3, 2 and the last one; left is the next seat."""
    match = drafting()
    take(match, "ME1", "SM1", "CS1")
    assert pack(match, 1) == ["IS1", "IS2", "IS3", "ME2"]
    assert pack(match, 2) == ["IS4", "IS5", "IS6", "SM2"]
    assert pack(match, 0) == ["CF1", "CF2", "CF3", "CS2"]
    take(match, "CF1", "ME2", "SM2")
    assert [pack(match, seat) for seat in range(3)] == [
        ["IS4", "IS5", "IS6"],
        ["CF2", "CF3", "CS2"],
        ["IS1", "IS2", "IS3"],
    ]
    take(match, "IS4", "CF2", "IS1")
    assert [pack(match, seat) for seat in range(3)] == [["IS2", "IS3"], ["IS5", "IS6"], ["CF3", "CS2"]]
    take(match, "IS2", "IS5", "CF3")
    assert [hand(match, seat) for seat in range(3)] == [
        sorted(["ME1", "CF1", "IS4", "IS2", "CS2"]),
        sorted(["SM1", "ME2", "CF2", "IS5", "IS3"]),
        sorted(["CS1", "SM2", "IS1", "CF3", "IS6"]),
    ]
    assert match.view()["prompt"] == "yro-ask-recruit"


def test_a_kept_card_can_be_passed_on():
    """A15: the two kept cards are part of the pack."""
    match = drafting()
    take(match, "IS1", "IS4", "CF1")
    assert "ME1" in pack(match, 1)
    assert hand(match, 0) == ["IS1"]


def test_two_players_pass_back_and_forth():
    """A16: the pack one passed on comes back, less one card."""
    match = drafting(2)
    take(match, "ME1", "SM1")
    take(match, "IS4", "IS1")
    assert pack(match, 0) == ["IS2", "IS3", "ME2"]
    assert pack(match, 1) == ["IS5", "IS6", "SM2"]


def test_nobody_drafts_alone():
    """A16: the variant is not offered in solo."""
    with pytest.raises(ldt.BadTable) as refusal:
        GAME.start(seats=1, seed=1, options={"draft": True})
    assert refusal.value.rule == "yro A16"


def test_picks_are_sealed():
    """A31: nobody sees what another took, and the packs move only when all have chosen."""
    match = drafting()
    match.play(0, ">ME1")
    assert match.waiting_for == [1, 2]
    assert len(pack(match, 0)) == 5
    assert hand(match, 0) == []


def test_picks_lie_face_down_and_only_their_owner_knows_them():
    """A31: also from whoever passed the pack: he knows what he passed, not what was taken of it."""
    match = drafting()
    take(match, "ME1", "SM1", "CS1")
    assert pack(match, 1, viewer=0) == ["IS1", "IS2", "IS3", "ME2"]  # he has just passed it on
    assert pack(match, 1, viewer=2) == ["?"] * 4
    take(match, "CF1", "ME2", "SM2")
    for viewer in (0, 2, None):
        assert cards(match, "hand", 1, viewer) == ["?", "?"]
    assert pack(match, 2, viewer=0) == ["?"] * 3


def test_a_player_remembers_what_was_passed_on():
    """A31: the log tells whoever passed a card which it was, and nobody else but who got it."""
    match = drafting()
    take(match, "ME1", "SM1", "CS1")
    for viewer, named in ((0, True), (1, True), (2, False), (None, False)):
        passed = [e for e in match.events(viewer) if e.get("say") == "yro-log-passed" and e["from"]["seat"] == 0]
        assert len(passed) == 4
        assert all((e["card"] is not None) == named for e in passed)


def test_only_cards_of_the_pack_can_be_taken():
    """R48: not one of another pack, and nothing is thrown away here."""
    match = drafting()
    assert refused(match, 0, ">SM1") == "yro R48"
    assert refused(match, 0, "-ME1") == "yro R48"


def test_recruits_are_chosen_among_the_five():
    """R48: whatever was drafted."""
    match = table("", "", draft=True, hands=HANDS[:2], deck=TOP, coins=[9, 9])
    match.play(0, "=ME1 =ME2")
    match.play(1, "=SM1 =SM2")
    for _ in range(4):
        for seat in range(2):
            match.play(seat, match.moves(seat)[0])
    five = hand(match, 0)
    assert len(five) == 5
    assert {option["card"] for option in match.ask(0)["options"] if "card" in option} <= set(five)


def test_what_was_drafted_and_not_recruited_is_the_hand_of_the_next_round():
    """A15, R48: three cards are left of five; two of them are kept."""
    match = drafting(2)
    for _ in range(4):
        for seat in range(2):
            match.play(seat, match.moves(seat)[0])
    before = hand(match, 0)
    recruit(match)
    assert match.view()["prompt"] == "yro-ask-keep"
    assert hand(match, 0) == before


def test_cards_thrown_away_in_the_draft_are_left_out_of_the_shuffle():
    """A31, R14: one card in the deck; the older discards are shuffled, the six just thrown away are not."""
    match = deckless("", "", draft=True, hands=HANDS[:2], deck="CD1")
    answer(match, 0, "=ME1 =ME2")
    answer(match, 1, "=SM1 =SM2")
    assert sorted(cards(match, "thrown")) == ["ME4", "ME5", "ME6", "SM3", "SM4", "SM5"]
    assert cards(match, "discard") == []
    assert len(truth(match, "deck")) == 102 - 2 * 5 - 6
