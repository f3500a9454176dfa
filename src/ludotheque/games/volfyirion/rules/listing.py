"""Listing moves."""

from __future__ import annotations

from ludotheque.games.volfyirion.kit import VolfyirionKit
from ludotheque.kernel import Num, Row, State, append, pack


def append_once(out: Row, option: Num) -> Row:
    """The list with one more move, unless it stands there already: equal cards are listed once."""
    return out if option in out else append(out, option)


def at_cities(g: State, kit: VolfyirionKit, seat: Num, verb: Num, what: Num, spots: Num, out: Row) -> Row:
    """The list with the moves that lay something at each standing City on one of these spots (one bit each)."""
    cities = kit.cities[seat]
    for place in range(g.size[cities]):
        city = g.card(cities, place)
        if spots >> g.spot[city] & 1:
            out = append(out, pack(verb, what, g.spot[city]))
    return out
