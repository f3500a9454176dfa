"""What a player of Yutakâ may know, worked out from the rulebook and the moves alone, and held against the view."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import Data, deals, everyone, examples, reach, steps_of, ways
from laws.tables import SHELF

tables = pytest.mark.parametrize("table", SHELF["yutaka"].tables, ids=lambda table: table.name)


def key_of(card: object) -> str:
    """A card as a position writes it, without who knows it."""
    return str(card["card"] if isinstance(card, dict) else card).removesuffix("!")


def turned(match: ldt.Match) -> set[str]:
    """R7, R11, R12: the tiles that somebody has turned so far."""
    return {move for seat, move in match.record()["answers"] if seat != "chance" and move[0].isdigit()}


def covered(place: str, layout: Data, up: set[str]) -> bool:
    """R27, A13: whether a tile that is still hidden lies on this one."""
    return any(place in below and top not in up for top, below in layout["covers"].items())


def back_of(tile: str, known: list[str]) -> str:
    """R2, R26: a coloured cube for the colours that are known, a black one for the others."""
    kind = tile.split("-", maxsplit=1)[0]
    return kind if kind in known else "black"


def expected(match: ldt.Match, seat: int | None) -> list[Data]:
    """Every zone as this seat may see it."""
    zones = match.position()["zones"]
    table = match.view()["table"]
    layout, known = table["layout"], match.kit.options["known"]
    up = turned(match)
    out: list[Data] = []

    def zone(name: str, owner: int | None, number: int, cards: list[Data]) -> None:
        out.append({"zone": name, "seat": owner, "number": number, "count": len(cards), "cards": cards})

    for island in range(1, 6):
        cards = []
        for at, written in enumerate(zones[f"island {island}"]):
            place = f"{island}{chr(ord('a') + at)}"
            tile = key_of(written)
            if place in up:
                cards.append({"card": tile, "back": back_of(tile, known), "open": True})
            elif covered(place, layout, up) and layout["cubes"] == "hidden":
                cards.append({"card": None, "back": None, "open": False})  # A14
            else:
                cards.append({"card": None, "back": back_of(tile, known), "open": False})
        zone("island", None, island, cards)
    removed = [key_of(tile) for tile in zones["removed"]]
    zone(
        "removed",
        None,
        0,
        [
            {"card": t if match.over else None, "back": back_of(t, known), "open": match.over} for t in removed
        ],  # A17, A28
    )
    for owner in range(2):
        for island in range(1, 6):
            column = [key_of(card) for card in zones.get(f"column@{owner} {island}", [])]
            zone("column", owner, island, [{"card": card, "back": "expedition", "open": True} for card in column])
    for name in ("hand", "pile"):
        for owner in range(2):
            cards = [key_of(card) for card in zones.get(f"{name}@{owner}", [])]
            mine = name == "hand" and owner == seat
            zone(name, owner, 0, [{"card": c if mine else None, "back": "expedition", "open": False} for c in cards])
    zone("bag", None, 0, [])
    return out


@tables
@given(deal=deals, way=ways, data=st.data())
@examples(12)
def test_a_view_shows_exactly_what_the_rulebook_lets_a_seat_see(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in everyone(match):
        assert match.view(seat)["zones"] == expected(match, seat)


@tables
def test_a_whole_game_shows_exactly_what_the_rulebook_lets_each_seat_see(table):
    match = table.start(99)
    while not match.over:
        for seat in everyone(match):
            assert match.view(seat)["zones"] == expected(match, seat)
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        match.play(seat, moves[(len(match.answers) * 7) % len(moves)])
    for seat in everyone(match):
        assert match.view(seat)["zones"] == expected(match, seat)


@tables
@given(deal=deals, way=ways)
@examples(4)
def test_the_log_names_a_drawn_card_only_to_who_drew_it(table, deal, way):
    match = reach(table, deal, way, 40)
    for seat in everyone(match):
        for event in match.events(seat):
            to = event.get("to", {})
            if event["event"] == "moved" and to["zone"] == "hand":
                assert (event["card"] is not None) == (to["seat"] == seat)
                assert (to["place"] is not None) == (to["seat"] == seat)
            if event["event"] == "moved" and to["zone"] == "island":
                assert event["card"] is None
        said = "\n".join(line["text"] for line in match.log(seat, "en"))
        for other in range(2):
            draws = [e for e in match.events(seat) if e.get("say") == "yutaka-log-drew" and e["seat"] == other]
            assert all((e["params"]["card"] == "hidden") == (other != seat) for e in draws)
        assert "hidden" not in said
