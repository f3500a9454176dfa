"""Laws 1 and 12: every card of the box lies somewhere, once, as its zone wants it; every game ends in time."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

import ludotheque as ldt
from laws.play import deals, examples, play_out, ways
from laws.tables import SHELF, every_table, longest
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import BY_FACE, BY_SPOT


def assert_conserved(g: State) -> None:
    """The whole box is on the table; the rows of a state agree with one another."""
    kit = g.kit
    assert Counter(g.face) == Counter({number: n for number, n in enumerate(kit.copies) if n})
    cards = len(g.face)
    for per_card in (g.where, g.known, g.seen, g.pool, g.spot):
        assert len(per_card) == cards
    assert sorted(card for zone in range(len(g.size)) for card in g.cards(zone)) == list(range(cards))
    assert len(g.size) == len(g.base) == len(g.room) == len(kit.zones)
    assert len(g.vars) == len(kit.vars)
    for z in range(len(kit.zones)):
        zone = g.cards(z)
        assert g.size[z] <= g.room[z] and g.base[z] + g.room[z] <= len(g.lie)
        assert all(g.where[card] == z for card in zone)
        order = kit.zones[z].order
        if order == BY_FACE:
            assert [g.face[card] for card in zone] == sorted(g.face[card] for card in zone)
        if order == BY_SPOT:
            spots = [g.spot[card] for card in zone]
            key = kit.zones[z].key
            assert spots == sorted(spots)
            shared = kit.game.key in SHELF and key in SHELF[kit.game.key].shared
            assert shared or len(set(spots)) == len(spots), (
                f"two cards lie on one spot of {key}; if the rules of {kit.game.key} let them, "
                f"say shared=({key!r},) in its entry in tests/laws/tables.py"
            )
    for card in range(cards):
        assert 0 <= g.known[card] <= kit.everyone
        assert 0 <= g.seen[card] <= kit.everyone
        assert g.known[card] & ~g.seen[card] == 0, "who knows a face knows its back"


@every_table
@given(deal=deals, way=ways)
@examples(6)
def test_no_card_is_lost_or_made_and_the_game_ends_in_time(table, deal, way):
    match = table.start(deal)
    assert_conserved(match.g)
    for decisions, _ in enumerate(play_out(match, way), 1):
        assert decisions <= longest(table), (
            f"{table} has taken {decisions} decisions; if that may be, say how many in tests/laws/tables.py"
        )
        assert_conserved(match.g)
    assert_settled(match)


def assert_settled(match: ldt.Match) -> None:
    """The end of a game says who won, and asks nothing more."""
    assert match.over
    assert match.waiting_for == []
    outcome = match.outcome
    assert outcome is not None
    results = outcome["seats"]
    assert len(results) == match.kit.seats
    assert set(results) <= {"won", "shared", "drew", "lost"}
    assert match.winners == [seat for seat, result in enumerate(results) if result in ("won", "shared")]
    assert results.count("shared") != 1, "who shares a victory shares it with somebody"
    if not match.winners:
        assert "drew" in results or set(results) == {"lost"}
    for lang in ("fr", "en"):
        scores = match.scores(lang)
        assert all(line["text"] and line["rule"] for line in scores["lines"])
        if scores["lines"]:
            assert scores["totals"] == [
                sum(points) for points in zip(*(x["points"] for x in scores["lines"]), strict=True)
            ]


@every_table
@given(deal=deals, way=ways)
@examples(3)
def test_conceding_ends_the_game_for_the_side_that_concedes(table, deal, way):
    """Where there are two sides; else nobody could say who wins, and it is refused."""
    match = table.start(deal)
    for _ in range(way.rng.randrange(longest(table))):
        before = match.copy()
        way.step(match)
        if match.over:
            match = before
            break
    seat = way.rng.randrange(match.kit.seats)
    if len(set(match.kit.mates)) != 2:
        with pytest.raises(ldt.IllegalMove):
            match.concede(seat)
        return
    match.concede(seat)
    assert_conserved(match.g)
    assert_settled(match)
    assert seat not in match.winners
