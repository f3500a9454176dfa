"""The tables on which every law is tried.

A game needs no entry here: it is tried with every number of seats and with every value of every option that it lists.
An entry says what cannot be found out: tables with an owner's list or with several options at once, how long a game may
last, moves that are worth trying though nobody may make them now, zones on whose spots several cards may lie.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

import ludotheque as ldt
from ludotheque.games.saint_seiya import lists as saints
from ludotheque.games.volfyirion import lists as volfyirion_lists
from ludotheque.games.volfyirion import settings
from ludotheque.games.yro import lists
from support.shelf import drawn_for


@dataclass(frozen=True)
class Table:
    """A game with its seats and options, and a name to find it by."""

    game: str
    name: str
    options: dict[str, Any] = field(default_factory=dict)
    seats: int | None = None
    #: No game on it takes more decisions than this, where that is not what its entry says.
    decisions: int = 0

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"

    def start(self, seed: int, **more: Any) -> ldt.Match:
        return ldt.game(self.game).start(seats=self.seats, seed=seed, options=deepcopy(self.options), **more)


def legal_moves(match: ldt.Match) -> list[str]:
    """What anybody may do now, and "done"."""
    legal = [move for seat in range(match.kit.seats) for move in match.moves(seat)]
    return list(dict.fromkeys([*legal, "done"]))


@dataclass(frozen=True)
class Entry:
    """What the laws are told of a game."""

    #: The first is the game as most people play it; every option is tried with every value it lists.
    tables: list[Table]
    #: No game on its tables takes more decisions than this, chance's not counted.
    decisions: int = 3000
    #: Every move that can be written on a table, legal now or not.
    notations: Callable[[ldt.Match], list[str]] = legal_moves
    #: The zones on whose spots several cards may lie.
    shared: tuple[str, ...] = ()


def tables_of(game: str) -> list[Table]:
    """A game as it is, with every number of seats, and with each value of its options at as many seats as take it."""
    rules = ldt.game(game).rules
    numbers = range(rules.min_seats, rules.max_seats + 1)
    out = [Table(game, "as it is")]
    out += [Table(game, f"{seats} seats", {}, seats) for seats in numbers if may_start(game, {}, seats)]
    for option in rules.options():
        for value in option.values[1:]:
            options = {option.key: value}
            fitting = [seats for seats in numbers if may_start(game, options, seats)]
            if fitting and isinstance(value, (str, int)):
                out.append(Table(game, f"{option.key} {value}", options, fitting[0]))
    return out


def may_start(game: str, options: dict[str, Any], seats: int) -> bool:
    """Whether a game takes these options with so many seats."""
    try:
        ldt.game(game).kit(seats, deepcopy(options))
    except ldt.BadTable:
        return False
    return True


# ------------------------------------------------------------------------------------ Yutakâ
#: A cover that lies across islands, a tile under two others, a chain of three, islands of different sizes.
BRIDGE = {
    "id": "bridge",
    "islands": [5, 4, 4, 4, 3],
    "covers": {"1a": ["1b", "2a"], "2a": ["3c"], "4d": ["3c", "5a"], "5c": ["5b"]},
}
PEAK_IN_COLOUR = {
    "id": "peak-seen",
    "covers": {f"{n}a": [f"{n}b", f"{n}c", f"{n}d"] for n in range(1, 6)},
    "cubes": "seen",
}
OWN_TILES = {
    "id": "my box",
    "idole": [15, 15],
    "dague": [12, 8, 4, 4, 2],
    "amphore": [10, 5, 5, 5, 5],
    "cristaux": [4, 4, 4, 4, 4, 4, 3, 3],
    "equipement": [6, 6, 6, 6, 6],
}


def yutaka_notations(match: ldt.Match) -> list[str]:
    """Every card at every island, every tile of the archipelago, and "done", which Yutakâ never takes."""
    cards = [f"{letter}{value}" for letter in "IDACE" for value in range(1, 5)] + ["X"]
    plays = [f"{card}-{island}" for card in cards for island in range(1, 6)]
    sizes = match.view()["table"]["layout"]["islands"]
    tiles = [f"{island + 1}{chr(ord('a') + at)}" for island in range(5) for at in range(sizes[island])]
    return [*plays, *tiles, "done"]


YUTAKA = Entry(
    tables=[
        Table("yutaka", "mysteria"),
        Table("yutaka", "tactika", {"mode": "tactika"}),
        Table("yutaka", "mixed, two colours", {"mode": "mixed", "known": ["idole", "dague"]}),
        Table("yutaka", "pairs", {"layout": "pairs"}),
        Table("yutaka", "tactika, peaks, cubes seen", {"mode": "tactika", "layout": PEAK_IN_COLOUR}),
        Table("yutaka", "tactika, a bridge", {"mode": "tactika", "layout": BRIDGE}),
        Table("yutaka", "mixed, peaks", {"mode": "mixed", "known": ["equipement", "amphore"], "layout": "peak"}),
        Table("yutaka", "tiles A", {"tiles": "A"}),
        Table("yutaka", "tactika, tiles C", {"mode": "tactika", "tiles": "C"}),
        Table("yutaka", "own tiles", {"tiles": OWN_TILES, "mode": "mixed", "known": ["idole", "cristaux"]}),
        Table("yutaka", "seat 1 begins", {"first": 1}),
        Table("yutaka", "lots decide who begins", {"first": "random", "mode": "tactika"}),
    ],
    decisions=4 + 48 + 16,  # D1, D4: the opening reveals, at most 48 turns, 16 cards that turn a tile
    notations=yutaka_notations,
)


# ------------------------------------------------------------------------------------ YRO
def my_box() -> dict[str, Any]:
    """An owner's list: two cards changed places in number, one has a name and an effect that our list does not know."""
    cards = deepcopy(lists.ours()["cards"])
    by_key = {line["card"]: line for line in cards}
    by_key["ME6"]["copies"], by_key["ME5"]["copies"] = 3, 2
    by_key["CD3"] |= {"name": "@yro-name { $n }", "effects": [{"effect": "recruitment-vp-tech", "n": 2}]}
    return {"id": "my box", "cards": cards}


def yro_notations(match: ldt.Match) -> list[str]:
    """Every card in every way, some of them on every spot, and "done"."""
    keys = [card.key for card in match.kit.types if card.key.isupper()]
    cards = [f"{sign}{key}" for sign in "-+=>" for key in keys]
    spots = [f"{column}{row}" for column in "abcde" for row in range(1, 6)]
    held = {card["card"] for zone in match.view()["zones"] for card in zone["cards"] if zone["zone"] == "recruits"}
    return [*cards, *(f"{key}-{spot}" for key in sorted({"ME1", "CD4"} | held) for spot in spots), "done"]


EIGHT = ["gold2", "gold12", "income7", "levels2", "cheap3", "jobs4", "tech3", "power15"]
YRO = Entry(
    tables=[
        Table("yro", "two"),
        Table("yro", "three, quests", {"quests": "reconstructed"}, 3),
        Table("yro", "four, all quests", {"quests": "all"}, 4),
        Table("yro", "five", {}, 5),
        Table("yro", "two, draft", {"draft": True}),
        Table("yro", "own cards and quests", {"cards": my_box(), "quests": EIGHT}),
        Table("yro", "five, draft, quests", {"draft": True, "quests": "reconstructed"}, 5),
        Table("yro", "solo", {}, 1),
        Table("yro", "solo, all quests", {"quests": "all"}, 1),
    ],
    # R30: with five guilds a Combat gives 9 VP at least, so that after 22 rounds one of them has 40. A round asks a
    # seat for 10 picks at most: two kept, four drafted, two recruited, two placed (without a draft, five thrown away).
    decisions=5 * 22 * 10,
    notations=yro_notations,
)


# ------------------------------------------------------------------------------------ Volfyirion
def continuum() -> dict[str, Any]:
    """An owner's list: one card is worth more, and two of our own are drawn on the blank Continuum cards (R54)."""
    cards = deepcopy(volfyirion_lists.ours()["cards"])
    by_key = {line["card"]: line for line in cards}
    by_key["hidden-cache"]["bonus"] = {"battle": 3}
    cards.append(
        {
            "card": "bait",
            "name": "@volfyirion-name { $n }",
            "kind": "wonder",
            "cost": 2,
            "bonus": {"move": 1, "draw": 2},
        }
        | {"points": {}, "copies": 1}
    )
    cards.append(
        {"card": "tower", "name": "Tower", "kind": "building", "colour": "grey", "cost": 1, "points": {"battle": 1}}
        | {"needs": ["red"], "bonus": {"knowledge": 2, "draw": 2}, "copies": 1}
    )
    return {"id": "my box", "cards": cards}


#: Cards of every kind, with what can be said of each.
SOME: Final = {
    "prospector": "",
    "stab": "",
    "strategic-attack": "",
    "mint": " 1",
    "bank": " 3",
    "guard": " 2",
    "void-fluid": "",
}


def volfyirion_notations(match: ldt.Match) -> list[str]:
    """Every move with every number; of the cards, one of each kind in every way; and all that is legal now."""
    out = [
        "end",
        "done",
        "defeat",
        "claim",
        "ascend",
        "mulligan",
        "buy top",
        "wonder top",
        "dragon home",
        "refresh all",
        "subjugate",
        "agree",
        "dragon lair",
        "keep stab",
    ]
    out += [f"{word} {points}" for word in ("aside", "unite") for points in ("battle", "knowledge")]
    for word, high in (("buy", 5), ("replace", 5), ("refresh", 5), ("wonder", 2), ("draw", 3), ("take", 2)):
        out += [f"{word} {n}" for n in range(1, high + 1)]
    out += [f"{word} {n}" for word in ("banish", "seal") for n in (1, 2, 5, 40)]
    out += [f"{word} {n} {seat}" for word in ("seal", "unseal") for n in (1, 4) for seat in (1, 2, 9)]
    for n in range(1, 7):
        out.append(f"lose {n}")
        out += [f"attack {n}", f"dragon {n}", f"rebuild {n}", f"redeploy {n} {n % 3 + 1}", f"use {n}b"]
        out += [f"scrap {n}t", f"scrap {n}b", f"dismiss {n}t", f"destroy {n}t", f"destroy {n}b", f"recover guard {n}"]
    for key, at in SOME.items():
        out += [f"play {key}{at}", f"use {key}", f"scrap {key}", f"collide {key}"]
        out += [f"seal {key} {match.kit.seats}", f"unseal {key} 1", f"remove hand {key}", f"remove discard {key}"]
    legal = [move for seat in range(match.kit.seats) for move in match.moves(seat)]
    return list(dict.fromkeys([*out, *legal]))


#: Who does not fight the dragon on purpose is burnt long before the last turn allowed.
DOOMED: Final = 400

VOLFYIRION = Entry(
    tables=[
        Table("volfyirion", "duel"),
        Table("volfyirion", "duel, all modules", {"modules": settings.MODULES}),
        *(Table("volfyirion", f"duel, {module}", {"modules": [module]}) for module in settings.MODULES),
        Table("volfyirion", "duel, own cards, seat 1 begins", {"cards": continuum(), "first": 1}),
        Table(
            "volfyirion",
            "duel, rebuilding by lot",
            {
                "modules": ["rebuild", "ploys"],
                "rebuild": {"points": "knowledge", "costs": [3, 4, 5]},
                "first": "random",
            },
        ),
        Table("volfyirion", "solo", {"mode": "solo"}, 1, DOOMED),
        Table("volfyirion", "solo, easy, own cards", {"level": "easy", "cards": continuum()}, 1, DOOMED),
        Table("volfyirion", "solo, hard", {"level": "hard"}, 1, DOOMED),
        Table("volfyirion", "coop", {"mode": "coop"}, 2, DOOMED),
        Table("volfyirion", "coop, easy, hidden hands", {"mode": "coop", "level": "easy", "mates": False}, 2, DOOMED),
        Table(
            "volfyirion", "coop, hidden top", {"mode": "coop", "modules": ["hidden-top"], "wrath": "final"}, 2, DOOMED
        ),
        # T5: with mates, twice as many decisions a turn
        Table("volfyirion", "teams", {"mode": "teams"}, 4, 2 * 100 * 20),
        Table(
            "volfyirion",
            "teams, rebuilding, hidden top, other Strongholds",
            {
                "modules": ["rebuild", "hidden-top"],
                "rebuild": {"points": "battle", "costs": [3, 4, 5]},
                "strongholds": "strong-middle",
            },
            4,
            2 * 100 * 20,
        ),
        Table(
            "volfyirion",
            "teams, hidden hands, by lot",
            {"mates": False, "first": "random", "strongholds": "rising"},
            4,
            2 * 100 * 20,
        ),
    ],
    # A37: at most 200 turns; a turn has as many decisions as cards and points allow, ten on average at the very most.
    decisions=2 * 100 * 10,
    notations=volfyirion_notations,
)


# ------------------------------------------------------------------------------------ Saint Seiya
def my_reserve() -> dict[str, Any]:
    """An owner’s list without the Pope and without Kuraggu, with three of some others."""
    cards = [line for line in deepcopy(saints.ours()["cards"]) if line["card"] not in (17, 66)]
    by_number = {line["card"]: line for line in cards}
    by_number[16]["copies"], by_number[87]["copies"], by_number[72]["copies"] = 3, 3, 3
    return {"id": "my reserve", "cards": cards}


def saint_seiya_notations(match: ldt.Match) -> list[str]:
    """Every move for some cards of each kind, and all that anybody may do now; all would be thousands."""
    keys = ["seiya", "ikki-bronze", "armure-dragon", "athena", "armure-belier", "mu", "gigas"]
    seats = range(1, match.kit.seats + 1)
    moves = [f"{key}>{slot}" for key in keys for slot in (1, 2, 6)] + [f"{sign}{key}" for key in keys for sign in "+-!"]
    moves += [f"{sign}{key}@{spot}" for key in keys for sign in "!*^" for spot in (0, 1, 6)]
    moves += [f"{key}.{zone}{seat}" for key in keys for zone in "hpdewx" for seat in seats] + ["seiya.r", "athena.r"]
    moves += [f"{way}{slot}" for way in ("f", "c", "#") for slot in range(1, 7)] + [f"c{slot}+" for slot in range(1, 7)]
    moves += [f"#{one}x{two}" for one in range(1, 7) for two in range(one + 1, 7)] + [f"p{seat}" for seat in seats]
    legal = [move for seat in match.waiting_for for move in match.moves(seat)]
    return list(dict.fromkeys([*moves, "yes", "none", "done", *legal]))


HEROES = ["ikki", "shun", "hyoga", "shiryu", "seiya"]
SAINT_SEIYA = Entry(
    tables=[
        Table("saint-seiya", "two"),
        Table("saint-seiya", "three, majorities shared", {"ties": "all", "silver": "rank", "first": 2}, 3),
        Table("saint-seiya", "five, lots decide who begins", {"first": "random"}, 5),
        Table("saint-seiya", "two, heroes chosen", {"heroes": ["hyoga", "shun"], "first": 1}),
        Table("saint-seiya", "five, heroes chosen", {"heroes": HEROES, "first": 4}, 5),
        Table("saint-seiya", "four, own cards", {"cards": my_reserve(), "first": 3}, 4),
    ],
    # Every turn takes a card from the field for good, so that after some 120 turns the Reserve is empty and the Clock
    # out (A5), sooner with the flames. A turn asks for each card held and drawn, and some things more.
    decisions=1200,
    notations=saint_seiya_notations,
    shared=("engaged",),
)

#: What is said here of some games.
SAID: dict[str, Entry] = {"yutaka": YUTAKA, "yro": YRO, "volfyirion": VOLFYIRION, "saint-seiya": SAINT_SEIYA}
#: What the laws go by, of every game on the shelf.
SHELF: dict[str, Entry] = SAID | {game: Entry(tables_of(game)) for game in ldt.games() if game not in SAID}


def longest(table: Table) -> int:
    """No game on this table takes more decisions."""
    return table.decisions or SHELF[table.game].decisions


#: In a brief run (see tests/conftest.py) each game's first table stands for all.
BRIEF = os.environ.get("LUDOTHEQUE_BRIEF") == "1"

TABLES = [table for entry in SHELF.values() for table in (entry.tables[:1] if BRIEF else entry.tables)]


def every_table(test: Callable[..., Any]) -> Callable[..., Any]:
    """Run a test on every table in the long run; otherwise on two of each game, others from test to test."""
    drawn = [entry.tables[0] for entry in SHELF.values()]
    drawn += [drawn_for(test.__name__, entry.tables[1:] or entry.tables) for entry in SHELF.values()]
    marked = [pytest.param(table, marks=() if table in drawn else pytest.mark.long, id=str(table)) for table in TABLES]
    return pytest.mark.parametrize("table", marked)(test)


#: Runs a test on the first table of each game.
every_game = pytest.mark.parametrize("table", [entry.tables[0] for entry in SHELF.values()], ids=lambda t: t.game)
