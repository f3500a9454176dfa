"""What a player of YRO may know, worked out from the rulebook and the true table, and held against the view."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import Data, Way, deals, everyone, examples, reach, steps_of, ways
from laws.tables import SHELF

TABLES = SHELF["yro"].tables
tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
crowded = pytest.mark.parametrize("table", [t for t in TABLES if t.seats != 1], ids=lambda table: table.name)
drafts = pytest.mark.parametrize("table", [t for t in TABLES if t.options.get("draft")], ids=lambda table: table.name)

#: A22, R49, R45: what lies open to everybody.
OPEN = ("discard", "thrown", "recruits", "guild", "rivals", "quests", "fulfilled")
QUESTS = ("quest-deck", "quests", "fulfilled")


def may_see(match: ldt.Match, zone: str, owner: int | None, seat: int | None) -> bool:
    """A22, A31: whether somebody may see the faces in a zone."""
    if zone in OPEN:
        return True
    if zone == "hand":
        return seat == owner
    if zone == "pack" and seat is not None and owner is not None:
        held = len(match.position()["zones"].get(f"hand@{owner}", []))
        passed_it = held > 0 and (seat + 1) % match.kit.seats == owner  # packs of five were not passed on yet
        return seat == owner or passed_it
    return False  # the decks


def expected(match: ldt.Match, seat: int | None) -> list[Data]:
    """Every zone as this seat may see it."""
    zones = match.position()["zones"]
    out: list[Data] = []
    for zone in match.view(None)["zones"]:
        name, owner, number = zone["zone"], zone["seat"], zone["number"]
        label = name + (f"@{owner}" if owner is not None else "") + (f" {number}" if number else "")
        seen = may_see(match, name, owner, seat)
        cards = []
        for written in zones.get(label, []):
            key, _, spot = (written["card"] if isinstance(written, dict) else written).removesuffix("!").partition("@")
            card = {"card": key if seen else None, "back": "quest" if name in QUESTS else "adventurer"}
            card["open"] = name in OPEN
            if spot:
                card["spot"] = int(spot)
            cards.append(card)
        lies = {"spots": True} if name == "guild" else {}
        out.append({"zone": name, "seat": owner, "number": number, "count": len(cards), "cards": cards, **lies})
    return out


@tables
@given(deal=deals, way=ways, data=st.data())
@examples(4)
def test_a_view_shows_exactly_what_the_rulebook_lets_a_seat_see(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in everyone(match):
        assert match.view(seat)["zones"] == expected(match, seat)


@tables
def test_a_whole_game_shows_exactly_what_the_rulebook_lets_each_seat_see(table):
    match = table.start(99)
    way = Way(5, 1.0)
    asked = -1
    while not match.over:
        if match.g.questions != asked:  # between two answers to the same question nothing moves
            asked = match.g.questions
            for seat in everyone(match):
                assert match.view(seat)["zones"] == expected(match, seat)
        way.step(match)
    for seat in everyone(match):
        assert match.view(seat)["zones"] == expected(match, seat)


@tables
@given(deal=deals, way=ways)
@examples(2)
def test_the_log_names_a_drawn_card_only_to_who_drew_it(table, deal, way):
    match = reach(table, deal, way, 60)
    for seat in everyone(match):
        for event in match.events(seat):
            to, source = event.get("to", {}), event.get("from", {})
            if event["event"] == "moved" and to["zone"] == "hand":
                assert (event["card"] is not None) == (to["seat"] == seat)
            if event["event"] == "moved" and source.get("zone") == "hand" and to["zone"] in OPEN:
                assert event["card"] is not None
            if event["event"] == "moved" and to["zone"] in ("deck", "quest-deck"):
                assert event["card"] is None or source["zone"] in OPEN
        assert "hidden" not in "\n".join(line["text"] for line in match.log(seat, "en"))


def sealed(match: ldt.Match, seat: int, move: str) -> list[Data]:
    """All that the others and a spectator are told once a seat has sealed an answer."""
    after = match.copy()
    after.play(seat, move)
    others = [viewer for viewer in everyone(after) if viewer != seat]
    return [{"view": after.view(viewer), "log": after.log(viewer, "en")} for viewer in others]


@crowded
@given(deal=deals, way=ways, data=st.data())
@examples(6)
def test_nobody_can_tell_what_another_has_sealed(table, deal, way, data):
    """A28, A30, A31: discards, recruits, placements and picks: any two picks look alike from outside."""
    match = reach(table, deal, way, data.draw(steps_of(table)))
    if match.over or len(match.waiting_for) < 2:
        return
    seat = match.waiting_for[0]
    asked = match.g.questions
    picks = [move for move in match.moves(seat) if move != "done"]
    seen = [sealed(match, seat, move) for move in picks[:4] if _stays(match, seat, move, asked)]
    assert all(
        each["view"]["zones"] == other["view"]["zones"]
        for told in seen
        for each, other in zip(told, seen[0], strict=True)
    )
    assert all(each["log"] == other["log"] for told in seen for each, other in zip(told, seen[0], strict=True))


def _stays(match: ldt.Match, seat: int, move: str, asked: int) -> bool:
    """Whether the question is still open after this answer."""
    after = match.copy()
    after.play(seat, move)
    return after.g.questions == asked


def test_how_many_recruits_were_sealed_is_not_seen():
    """A28: none, one or two, the others are told the same."""
    match = SHELF["yro"].tables[0].start(4)
    for seat in range(2):
        match.play(seat, "done")
    told = []
    for picks in ([], match.moves(0)[:1]):
        after = match.copy()
        for pick in picks:
            after.play(0, pick)
        after.play(0, "done")
        told.append((after.view(1), after.events(1), after.log(None, "en")))
    assert told[0] == told[1]


@drafts
def test_what_was_taken_from_a_pack_is_known_to_its_taker_alone(table):
    """A31: the passer knew the pack; of the card that was taken out of it he is told nothing."""
    match = table.start(12)
    while match.view()["prompt"] != "yro-ask-recruit":
        seat = match.waiting_for[0]
        match.play(seat, match.moves(seat)[-1])
    for seat in range(match.kit.seats):
        for viewer in everyone(match):
            taken = [e for e in match.events(viewer) if e.get("say") == "yro-log-drafted" and e["to"]["seat"] == seat]
            assert len(taken) == 5
            assert all((e["card"] is not None) == (viewer == seat) for e in taken)
