"""Strengths and the bonuses of lines on YRO's table of the pages are those of the rules (R20–R27, R49, A24)."""

from __future__ import annotations

from functools import cache

import ludotheque as ldt
from ludotheque.games.yro.kit import kit_of as box_of
from ludotheque.games.yro.numbers import VP
from ludotheque.games.yro.numbers import of as number
from ludotheque.games.yro.rules.combat import rivals_strength, strength
from ludotheque.games.yro.rules.placement import connect
from ludotheque.games.yro.zones import GUILD, SIDE
from support.sums import Data, by_lot, compare, faces_in, facts_of

GAME = ldt.game("yro")
LOTS = 10
READ = ("guild", "rivals")


def table(lot: int) -> Data:
    """A game of one to five played by lot to its end: how strong each guild is, and what each spot's lines bring."""
    match = GAME.start(1 + lot % 5, seed=lot)
    step = 0
    while not match.over:
        seat = match.waiting_for[0]
        match.play(seat, by_lot(match.moves(seat), "move", lot, step)[0])
        step += 1
    g, kit = match.g, box_of(match.g)
    seats = range(kit.seats)
    spots = [[g.spot[card] for card in g.zones[GUILD + SIDE * seat]] for seat in seats]
    return {
        "view": trimmed(match.view(0)),
        "strengths": [strength(g, kit, seat) for seat in seats],
        "lines": [{str(spot): gains(match, seat, spot) for spot in spots[seat]} for seat in seats],
        "rivals": rivals_strength(g, kit) if kit.seats == 1 else None,
    }


def gains(match: ldt.Match, seat: int, spot: int) -> list[int]:
    """What the lines through a spot bring to who has nothing yet: Tech, Magic, écus, VP."""
    g = match.g.copy()
    vars_ = [number(seat, what) for what in range(VP + 1)]
    for var in vars_:
        g.vars[var] = 0
    connect(g, box_of(g), seat, spot)
    return [g.vars[var] for var in vars_]


def trimmed(view: Data) -> Data:
    """A view without all that has no say."""
    zones = [zone for zone in view["zones"] if zone["zone"] in READ and zone["count"]]
    counters = [it for it in view["counters"] if it["counter"] in ("tech", "magic")]
    table_ = {key: view["table"][key] for key in ("field", "levels")}
    return {"seat": view["seat"], "seats": view["seats"], "zones": zones, "counters": counters, "table": table_}


@cache
def tables() -> list[Data]:
    return [table(lot) for lot in range(LOTS)]


def test_the_sums_of_the_pages_are_those_of_the_rules():
    compare("yro", facts_of(GAME.cards(5), faces_in(it["view"] for it in tables())), tables())


def test_the_sums_of_the_pages_are_of_tables_on_which_something_happens():
    assert any(any(brought) for it in tables() for guild in it["lines"] for brought in guild.values())
    assert len({strength for it in tables() for strength in it["strengths"]}) > 5
