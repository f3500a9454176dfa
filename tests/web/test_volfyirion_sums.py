"""Colours, Synergies, Defences, prices and the dragon's strength on Volfyirion's table of the pages are the rules'."""

from __future__ import annotations

from functools import cache

import ludotheque as ldt
from ludotheque.games.volfyirion import numbers, zones
from ludotheque.games.volfyirion.kit import kit_of
from ludotheque.games.volfyirion.modes.coop import tally
from ludotheque.games.volfyirion.modes.teams import stronghold_defence
from ludotheque.games.volfyirion.rules.cities import defence
from ludotheque.games.volfyirion.rules.synergies import meets, tints
from support.sums import Data, by_lot, compare, faces_in

GAME = ldt.game("volfyirion")
MODULES = ["mercenary", "ascension", "saboteur", "perks", "ploys", "rebuild", "hidden-top", "talismans"]
MODES = [
    (2, {}),
    (2, {"modules": MODULES}),
    (1, {"mode": "solo"}),
    (2, {"mode": "coop"}),
    (4, {"mode": "teams"}),
]
#: After so many answers somebody looks up.
LOOKS = (20, 45, 110, 200)
READ = ("area", "cities", "ruins", "troops", "buildings", "grid", "perk")
COUNTED = ("dragon", "fallen", "command", "battle", "knowledge", "active")
#: The refusals that tell a price, and what a move's price is read from.
TOO_DEAR = ("volfyirion-no-command", "volfyirion-no-battle", "volfyirion-no-knowledge")
OF_A_MOVE = ("verb", "card", "from")
#: Moves that are made only when there is no other, lest nothing ever happens, or nothing ever ends.
SHUNNED = ("end", "done", "replace", "redeploy", "scrap", "seal", "concede")


def matches(seats: int, options: Data, lot: int) -> list[ldt.Match]:
    """A game played by lot, at each of the looks."""
    match = GAME.start(seats, seed=lot, options=options)
    found = []
    for step in range(LOOKS[-1] + 1):
        if match.over:
            break
        if step in LOOKS:
            found.append(match.copy())
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        wanted = [move for move in moves if move.split()[0] not in SHUNNED] or moves
        match.play(seat, by_lot(wanted, "move", lot, step)[0])
    return found


def table(match: ldt.Match) -> Data:
    """What the seat that is asked sees, and what the rules say of it."""
    g, kit = match.g, kit_of(match.g)
    seat = match.waiting_for[0]
    view = match.view(seat)
    totals = [tints(g, kit, other) for other in range(kit.seats)]
    colours = [[total >> bits & 255 for bits in (0, 8, 16)] for total in totals]
    hand = {
        key: meets(kit, face, totals[seat] + kit.tint[face])
        for face in sorted({g.face[card] for card in g.zones[zones.HAND + zones.SEAT_ZONES * seat]})
        if has_synergy(key := kit.types[face].key)
    }
    area = [
        meets(kit, g.face[card], totals[seat]) if has_synergy(kit.types[g.face[card]].key) else None
        for card in g.zones[zones.AREA + zones.SEAT_ZONES * seat]
    ]
    wanted = stronghold_defence if kit.teams else defence
    cities = {
        str(side): {str(g.spot[city]): wanted(g, kit, side, g.spot[city]) for city in g.zones[kit.cities[side]]}
        for side in sorted(set(kit.sides))
    }
    prices = {
        (refused["verb"], refused["params"]["n"]): {key: refused[key] for key in OF_A_MOVE if key in refused}
        for refused in view["ask"]["refused"]
        if refused["say"] in TOO_DEAR
    }
    out: Data = {"view": trimmed(view), "colours": colours, "hand": hand, "area": area, "cities": cities}
    out["prices"] = [{"move": move, "price": price} for (_, price), move in prices.items()]
    if kit.coop:
        spot = numbers.perch_spot(g.vars[numbers.DRAGON])
        stands = g.vars[numbers.DRAGON] > 0 and g.at(kit.cities[0], spot) >= 0
        out["strike"] = tally(g, kit, defence(g, kit, 0, spot)).total if stands else None
    return out


@cache
def facts() -> Data:
    return {card["card"]: card["facts"] for card in GAME.cards(2, {"modules": MODULES})}


def has_synergy(key: str) -> bool:
    """R43: whether a card's ability is a Synergy."""
    return facts()[key].get("ability") == "synergy"


def trimmed(view: Data) -> Data:
    """A view without all that has no say."""
    zones = [zone for zone in view["zones"] if zone["zone"] in READ and zone["count"]]
    counters = [it for it in view["counters"] if it["counter"] in COUNTED]
    kept = {key: view[key] for key in ("seat", "seats", "marks", "prompt", "table")}
    return {**kept, "zones": zones, "counters": counters}


@cache
def tables() -> list[Data]:
    return [table(match) for lot, (seats, options) in enumerate(MODES) for match in matches(seats, options, lot)]


def test_the_sums_of_the_pages_are_those_of_the_rules():
    used = faces_in(it["view"] for it in tables()) | {key for it in tables() for key in it["hand"]}
    used |= {it["move"]["card"] for table in tables() for it in table["prices"] if "card" in it["move"]}
    compare("volfyirion", {key: facts()[key] for key in sorted(used)}, tables())


def test_the_sums_of_the_pages_are_of_tables_on_which_something_happens():
    assert {it["view"]["table"]["mode"] for it in tables()} == {"duel", "solo", "coop", "teams"}
    assert {holds for it in tables() for holds in [*it["hand"].values(), *it["area"]]} == {True, False, None}
    assert any(it.get("strike") for it in tables())
    verbs = {it["move"]["verb"] for table in tables() for it in table["prices"]}
    assert {"buy", "wonder", "attack"} <= verbs
