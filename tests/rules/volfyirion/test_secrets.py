"""What is secret and what is not (A38)."""

from support.cities import GAME, after, cards, discard, duel, end, hand


def test_hands_are_seen_by_their_owner_alone():
    """A38: the others see how many cards there are."""
    match = GAME.start(seed=8, options={"first": 0})
    assert len(hand(match)) == 5
    assert "?" not in hand(match)
    for viewer in (1, None):
        assert cards(match, "hand", 0, viewer) == ["?"] * 5


def test_the_order_of_the_decks_is_known_to_nobody():
    """A38: House Decks and Wonder Deck wholly hidden, the Asset Deck but for its top card."""
    match = duel(house="captain diviner prospector prospector prospector stab", wonders="void-fluid")
    for viewer in (0, 1, None):
        assert set(cards(match, "house", 0, viewer)) <= {"?"}
        assert set(cards(match, "wonders", None, viewer)) == {"?"}
        assert set(cards(match, "assets", None, viewer)[:-1]) == {"?"}


def test_discard_piles_and_removed_cards_are_open():
    """A38: for everybody."""
    match = after(duel("barter", discard="stab"), "play barter", "scrap barter")
    for viewer in (0, 1, None):
        assert cards(match, "discard", 0, viewer) == ["stab"]
        assert "barter" in cards(match, "removed", None, viewer)


def test_a_discarded_hand_is_seen():
    """A38: the cards that were not played lie open in the Discard Pile."""
    match = end(duel("captain diviner"))
    assert discard(match) == ["captain", "diviner"]


def test_a_card_drawn_is_named_to_who_drew_it_only():
    """A38: in what is told as in what is seen."""
    match = duel("stab prospector prospector prospector prospector", house="captain")
    since = len(match.events())
    after(match, "play stab", "scrap stab", "draw 1")
    for viewer in (0, 1, None):
        drawn = [e for e in match.events(viewer, since) if e["event"] == "moved" and e["to"]["zone"] == "hand"]
        assert [e["card"] for e in drawn] == (["captain"] if viewer == 0 else [None])
