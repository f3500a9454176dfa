"""The wire is described once: the browser's types are made from the structs, and what the kernel builds fits them."""

import random
from pathlib import Path

import msgspec
import pytest

import ludotheque as ldt
from ludotheque.wire import table
from ludotheque.wire.typescript import typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_types_of_the_browser_are_those_of_the_server():
    assert WRITTEN.read_text("utf-8") == typescript(), "stale: run `make wire`"


@pytest.mark.parametrize("game", ldt.games())
def test_what_every_seat_is_told_in_a_whole_game_fits_the_types(game):
    """Unknown fields are forbidden, so nothing goes over the wire that the types do not name."""
    match = ldt.game(game).start(seed=5)
    rng = random.Random(5)
    while True:
        for seat in [None, *range(match.kit.seats)]:
            msgspec.convert(match.view(seat), table.View)
        if match.over:
            break
        seat = rng.choice(match.waiting_for)
        match.play(seat, rng.choice(match.moves(seat)))
    for seat in [None, *range(match.kit.seats)]:
        msgspec.convert(match.events(seat), list[table.Event])


def fields_of(interface):
    """The lines of one interface in the browser's file."""
    return typescript().split(f"export interface {interface} {{\n")[1].split("\n}")[0].replace("  ", "").splitlines()


def test_what_is_not_always_told_is_optional_in_the_browser():
    """A field that may be missing has a question mark, so that the compiler makes the client look first."""
    assert "spot?: number;" in fields_of("Card")
    assert "card?: Spot;" in fields_of("Mark")
    assert {"card?: string;", "from?: Spot;", "to?: ZoneName;", "n?: number;"} <= set(fields_of("Option"))
    assert {"number: number;", "card?: string | null;", "say?: string;"} <= set(fields_of("Event"))
    assert "table: Record<string, unknown>;" in fields_of("View")


def test_what_has_a_usual_value_may_be_left_out_of_what_the_browser_sends():
    assert {"game: string;", "options?: Record<string, unknown>;", "public?: boolean;"} <= set(fields_of("MakeTable"))
    assert {"room: string;", "tokens?: string[];"} <= set(fields_of("Hello"))
