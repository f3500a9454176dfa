"""Costs, Force and Cosmos on Saint Seiya's table of the pages are those of the rules (R24, R25, A12–A46)."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain

import ludotheque as ldt
from ludotheque.games.saint_seiya.box import (
    ABSENT,
    CHARACTER,
    ENGAGED,
    FIELD,
    HAND,
    RESERVE_SIZE,
    SIDE,
    SaintSeiyaKit,
    box_of,
)
from ludotheque.games.saint_seiya.rules import suffice
from ludotheque.games.saint_seiya.values import armour_cosmos, cost_of, engaged_at, values_of
from ludotheque.kernel.state import State
from support.saints import GAME, HEROES, MAIN
from support.sums import Data, by_lot, compare, faces_in, facts_of

TABLES = 30
SLOTS = range(6)
#: Cards that have a say in each other's costs and values: a hero, numbers for the hand, numbers for the field.
THEMES = [
    ("seiya", [42, 42, 78], [66, 72, 80]),
    ("shiryu", [36, 36, 24], [73, 64, 64]),
    ("hyoga", [62, 79, 79], [40, 42, 74]),
    ("shun", [51, 51, 86], [75, 64, 30]),
    ("ikki", [60, 34, 31], [76, 66, 66]),
    ("seiya", [79, 79, 54], [18, 42, 80]),
    ("shun", [69, 70, 70], [64, 31, 65]),
    ("hyoga", [32, 38, 50], [34, 36, 77]),
    ("shiryu", [54, 19, 42], [18, 29, 16]),
    ("ikki", [22, 86, 65], [64, 65, 51]),
]
ARMOURS = [18, 24]  #: one of them may be in play
TELLING = sorted({no for _, hand, field in THEMES for no in hand + field})
#: Only these zones and numbers are looked at.
READ = ("field", "engaged", "equipped", "hand")


def own_list() -> Data:
    """An owner's list of telling cards alone, several of each."""
    copies = {no: RESERVE_SIZE // len(TELLING) for no in TELLING}
    for no in TELLING[: RESERVE_SIZE - sum(copies.values())]:
        copies[no] += 1
    return {"id": "telling", "cards": [{"card": no, "copies": n} for no, n in copies.items()]}


def face_of(card: str | Data) -> str:
    """A card of a position, wherever it lies there."""
    return (card if isinstance(card, str) else card["card"]).partition("@")[0]


def start(lot: int) -> ldt.Match:
    """A table of two to five, in the main phase of a seat with a large hand."""
    seats = 2 + lot % 4
    active = lot % seats
    hero, held, lying = THEMES[lot % len(THEMES)]
    heroes = by_lot([it for it in HEROES if it != hero], "heroes", lot)[: seats - 1]
    heroes.insert(active, hero)
    options = {"cards": own_list(), "first": active, "heroes": heroes}
    at = GAME.start(seats, seed=lot, options=options).position()
    zones = {name: [face_of(card) for card in cards] for name, cards in at["zones"].items()}
    key_of = {card["facts"]["no"]: card["card"] for card in GAME.cards(seats)}
    left = by_lot([*zones["reserve"], *zones["field"]], "reserve", lot)

    def out_of_reserve(numbers: list[int], more: int) -> list[str]:
        """These cards and some others."""
        taken = [key_of[no] for no in numbers]
        for card in taken:
            left.remove(card)
        return [*taken, *(left.pop() for _ in range(more))]

    own, saints = zones[f"hand@{active}"], zones[f"aside@{active}"]
    zones |= {
        f"hand@{active}": [*own[:2], *saints[:2], *out_of_reserve(held, 1)],
        f"pile@{active}": [*zones[f"pile@{active}"], *own[2:]],
        f"aside@{active}": saints[2:],
        f"equipped@{active}": out_of_reserve(ARMOURS[lot % 2 : lot % 2 + 1] if lot % 3 else [], 0),
    }
    field = by_lot(out_of_reserve(lying, 3), "field", lot)
    zones |= {"field": [f"{card}@{slot}" for slot, card in enumerate(field)], "reserve": left}
    numbers = at["numbers"] | {"flames": 12 - lot % 7}
    laid = {"seats": seats, "options": options, "zones": zones, "numbers": numbers, "turn": active}
    return GAME.from_position(laid, seed=lot)


def play(match: ldt.Match, lot: int) -> None:
    """Engage against a card of the theme or two, equip, activate; acquire nothing. Ends in a main phase."""
    lying = THEMES[lot % len(THEMES)][2]
    g, cards = match.g, box_of(match.g).cards
    slots = [g.spot[card] for card in g.zones[FIELD] if cards[g.face[card]].no in lying]
    few = {f">{slot + 1}" for slot in by_lot(slots, "slots", lot)[: 1 + lot // len(THEMES) % 2]}
    for step in range(60):
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        if match.view(seat)["prompt"] == MAIN:
            if step > 5 + lot % 6:
                return
            moves = [
                move
                for move in moves
                if move != "done" and not re.fullmatch(r"[fc]\d\+?", move) and (">" not in move or move[-2:] in few)
            ]
            if not moves:
                return
        match.play(seat, by_lot(moves, "move", lot, step)[0])
    raise AssertionError("the main phase does not come back")


def front(g: State, kit: SaintSeiyaKit, seat: int, slot: int) -> list[int | str | None]:
    """A slot as the rules see it: the cost by Force and by Cosmos, what is there, and how the card can be had."""
    target = g.at(FIELD, slot)
    engaged = engaged_at(g, seat, slot)
    costs: list[int | None] = [None, None]
    if target >= 0:
        costs = [None if (n := cost_of(g, kit, seat, target, engaged, way)) == ABSENT else n for way in (False, True)]
    have = [sum(values_of(g, kit, seat, engaged, slot, way)) for way in (False, True)]
    more = armour_cosmos(g, kit, seat)
    ways = ""
    if target >= 0:
        ways += "f" if engaged and suffice(g, kit, seat, target, engaged, 0, False) else ""
        ways += "c" if engaged and suffice(g, kit, seat, target, engaged, 0, True) else ""
        ways += "+" if more and suffice(g, kit, seat, target, engaged, more, True) else ""
    return [*costs, *have, ways]


def table(lot: int) -> Data:
    """What the seat that is asked sees, and what the rules say of it: now, and with each Character of its hand."""
    match = start(lot)
    play(match, lot)
    seat = match.waiting_for[0]
    view = match.view(seat)
    g, kit = match.g, box_of(match.g)
    now = [front(g, kit, seat, slot) for slot in SLOTS]
    offered = {option["move"] for option in view["ask"]["options"]}
    for slot, (*_, ways) in enumerate(now, 1):
        assert {way for way in (f"f{slot}", f"c{slot}", f"c{slot}+") if way in offered} == {
            f"c{slot}+" if way == "+" else f"{way}{slot}" for way in str(ways)
        }
    would = {}
    for face in sorted({g.face[card] for card in g.zones[HAND + SIDE * seat]}):
        if kit.cards[face].kind == CHARACTER:
            would[kit.cards[face].key] = [front(joined(g, seat, face, slot), kit, seat, slot) for slot in SLOTS]
    return {"view": trimmed(view), "now": now, "would": would}


def joined(g: State, seat: int, face: int, slot: int) -> State:
    """The same table with one card of the hand engaged, before anything comes of it."""
    g = g.copy()
    g.move(g.take(HAND + SIDE * seat, face), ENGAGED + SIDE * seat, None, False, slot)
    return g


def trimmed(view: Data) -> Data:
    """A view without all that has no say."""
    seats = (None, view["seat"])
    zones = [zone for zone in view["zones"] if zone["zone"] in READ and zone["count"] and zone["seat"] in seats]
    counters = [it for it in view["counters"] if it["counter"] in ("active", "flames")]
    kept = {key: view[key] for key in ("seat", "seats", "marks")}
    return {**kept, "zones": zones, "counters": counters, "ask": {"prompt": view["ask"]["prompt"]}}


@cache
def tables() -> list[Data]:
    return [table(lot) for lot in range(TABLES)]


def test_the_sums_of_the_pages_are_those_of_the_rules():
    cards = facts_of(GAME.cards(5), faces_in(it["view"] for it in tables()))
    compare("saint-seiya", cards, tables())


def test_the_sums_of_the_pages_are_of_tables_on_which_something_happens():
    marks = {mark["mark"] for it in tables() for mark in it["view"]["marks"]}
    assert {"boosted", "all-boosted", "armours-by-force", "cheaper-force", "cheaper-cosmos"} <= marks
    fronts = [front for it in tables() for front in chain(it["now"], *it["would"].values())]
    assert {ways for *_, ways in fronts} >= {"", "f", "c+", "+", "fc"}
    # A20, A21: what could be paid and is barred all the same
    assert any(cost is not None and have >= cost and not ways for cost, _, have, _, ways in fronts)
    assert {it["view"]["seats"] for it in tables()} == {2, 3, 4, 5}
