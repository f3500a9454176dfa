"""Tables of Volfyirion's other modes in the middle of a Main Phase: alone, with a partner, in teams.

Cards, Cities and zones are written as in `support.cities`, whose readers and moves serve here too. Everything that the
rulebook prints is written out, so that no expectation comes from the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ludotheque as ldt
from support.cities import BUILDINGS, COMMANDS, GAME, TROOPS, WONDERS

#: S1, K1, T2: the Cities of a side by City number, with their Defence.
ALONE = ["tylaris", "vahylea", "alantar"]  #: 8, 9, 10
RING = ["alantar", "vahylea", "tylaris", "kyr", "akao-uket", "yrdesh"]  #: 10, 9, 8 and 10, 9, 8
STRONGHOLDS = ["tylaris", "alantar", "vahylea", "akao-uket", "kyr", "yrdesh"]  #: 8 + 10, 9 + 9, 10 + 8
RISING = ["tylaris", "yrdesh", "vahylea", "akao-uket", "alantar", "kyr"]  #: 8 + 8, 9 + 9, 10 + 10

ASSETS_POOL, WONDERS_POOL = 20, 30


def _copies(types: dict[str, int]) -> list[str]:
    return [card for card, copies in types.items() for _ in range(copies)]


def _at(text: str) -> list[str]:
    """ "guard@2" stands at City 2, which is spot 1."""
    out = []
    for word in text.split():
        key, _, city = word.partition("@")
        out.append(f"{key}@{int(city) - 1}")
    return out


def _spread(text: str) -> list[str]:
    """Cards side by side; "-" is an empty place."""
    return [f"{card}@{spot}" for spot, card in enumerate(text.split()) if card != "-"]


class _Setting:
    """Zones that are filled one after the other; what is left of the box lies in the decks."""

    def __init__(self, mode: str, seats: int, copies: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = {"mode": mode, **options}
        self.assets = [_copies(COMMANDS) + _copies(TROOPS) + _copies(BUILDINGS) for _ in range(copies)]
        self.wonders = [_copies(WONDERS) for _ in range(copies)]
        self.starters = ["prospector"] * 8 * seats + ["captain", "diviner"] * seats
        self.zones: dict[str, list[Any]] = {"removed": []}
        self.numbers: dict[str, int] = {}
        self.marks: list[list[Any]] = []
        if mode != "teams":
            self.assets[0].remove("volfyirions-mark")
        if mode == "solo":
            self.wonders[0] = [card for card in self.wonders[0] if card != "emerald-horn"]

    def take(self, cards: Sequence[str], copy: int = 0) -> None:
        """These are somewhere: not in a deck."""
        for card in cards:
            key = card.partition("@")[0].removesuffix("!")
            piles = (self.assets[copy], self.wonders[copy], self.starters)
            next(pile for pile in piles if key in pile).remove(key)

    def lay(self, zone: str, cards: list[str], copy: int = 0) -> None:
        self.take(cards, copy)
        if cards:
            self.zones[zone] = list(cards)

    def seat(self, seat: int, copy: int = 0, *, hand: str, house: str, area: str, sealed: str, discard: str) -> None:
        self.lay(f"hand@{seat}", hand.split(), copy)
        self.lay(f"house@{seat}", house.split()[::-1], copy)
        self.lay(f"area@{seat}", [*area.split(), *sealed.split()], copy)
        for at in range(len(area.split()), len(area.split()) + len(sealed.split())):
            self.marks.append(["sealed", seat, [f"area@{seat}", at], 0, 0])
        self.lay(f"discard@{seat}", discard.split(), copy)

    def cities(self, side: int, names: list[str], ruins: str) -> None:
        down = [int(city) - 1 for city in ruins.split()]
        self.zones[f"cities@{side}"] = [f"{names[spot]}@{spot}" for spot in range(len(names)) if spot not in down]
        if down:
            self.zones[f"ruins@{side}"] = [f"{names[spot]}@{spot}" for spot in down]

    def hidden(self, cards: list[str], pool: int) -> list[Any]:
        """Cards that nobody has seen; "stab!" lies face up."""
        seen = list(range(self.seats + 1))
        return [
            card if card.endswith("!") else {"card": card, "known": [], "seen": seen, "pool": pool} for card in cards
        ]

    def start(self, step: int, asked: Sequence[int], active: int, names: Sequence[str]) -> ldt.Match:
        """In the Main Phase, `step` being where its question stands in the turn."""
        self.zones["removed"] += self.starters
        self.numbers |= {"active": active}
        data = {
            "seats": self.seats,
            "options": self.options,
            "zones": {name: cards for name, cards in self.zones.items() if cards},
            "numbers": self.numbers,
            "marks": self.marks,
            "stack": [["turn", step, active, None, 0, 0]],
            "asks": [{"seat": seat, "low": 1, "high": 1} for seat in asked],
            "open": self.seats > 1,
            "shuffles": 100,
            "questions": 1,
        }
        return GAME.from_position(data, seed=1, names=names)


def solo(
    hand: str = "",
    points: Sequence[int] = (0, 0, 0),
    *,
    house: str = "",
    area: str = "",
    sealed: str = "",
    discard: str = "",
    troops: str = "",
    buildings: str = "",
    ruins: str = "",
    row: str = "worthy-trade barter stab hidden-cache qoam-ritual",
    lair: str = "divining-petals sharp-qoam",
    assets: str | None = None,
    rage: str = "",
    aside: str = "",
    awake: bool = False,
    turn: int = 10,
    level: str = "normal",
) -> ldt.Match:
    """Alone, with Cities 1, 2, 3 of Defence 8, 9, 10. `rage` names the Rage Pile from its top, the oldest card first.

    `assets` is the whole Asset Deck, topmost first, all other cards being out of the game; left out, it has them.
    """
    at = _Setting("solo", 1, 1, {"level": level})
    at.seat(0, hand=hand, house=house, area=area, sealed=sealed, discard=discard)
    at.lay("troops@0", _at(troops))
    at.lay("buildings@0", _at(buildings))
    at.cities(0, ALONE, ruins)
    at.lay("row", _spread(row))
    at.lay("lair-wonders", _spread(lair))
    at.zones["lair"] = ["lair"]
    at.take(rage.split())
    at.zones["rage"] = at.hidden(rage.split()[::-1], ASSETS_POOL)
    at.lay("aside", aside.split())
    if assets is not None:
        at.take(assets.split())
        at.zones["removed"] += at.assets[0]
    deck = at.assets[0] if assets is None else assets.split()[::-1]
    at.zones["assets"] = at.hidden(deck, ASSETS_POOL)
    at.zones["wonders"] = at.hidden(at.wonders[0], WONDERS_POOL)
    at.numbers = {"turn": turn, "dragon": 8 if awake else 0, "fallen@0": len(ruins.split())}
    at.numbers |= dict(zip(("command@0", "battle@0", "knowledge@0"), points, strict=True))
    return at.start(9, [0], 0, ["Ana"])


def coop(
    hands: Sequence[str] = ("", ""),
    points: Sequence[Sequence[int]] = ((0, 0, 0), (0, 0, 0)),
    *,
    houses: Sequence[str] = ("", ""),
    areas: Sequence[str] = ("", ""),
    discards: Sequence[str] = ("", ""),
    troops: str = "",
    buildings: str = "",
    ruins: str = "",
    row: str = "worthy-trade barter stab hidden-cache qoam-ritual",
    grid: str = "",
    sealed: Sequence[int] = (),
    rage: str = "",
    spent: str = "",
    dragon: int = 3,
    turn: int = 10,
    level: str = "normal",
    mates: bool = True,
    **options: Any,
) -> ldt.Match:
    """Two partners: Cities 1, 2, 3 (10, 9, 8) are of seat 0, Cities 4, 5, 6 (10, 9, 8) of seat 1; `dragon` is one.

    `grid` names the cards row by row, "-" being an empty place; `sealed` the numbers of those that are sealed.
    `rage` is the top of the Rage Deck, topmost first.
    """
    at = _Setting("coop", 2, 1, {"level": level, "mates": mates, **options})
    for seat in (0, 1):
        at.seat(seat, hand=hands[seat], house=houses[seat], area=areas[seat], sealed="", discard=discards[seat])
        at.numbers |= {f"{key}@{seat}": n for key, n in zip(POINTS, points[seat], strict=True)}
    at.lay("troops@0", _at(troops))
    at.lay("buildings@0", _at(buildings))
    at.cities(0, RING, ruins)
    at.lay("row", _spread(row))
    at.lay("grid", _spread(grid))
    spots = [card.partition("@")[2] for card in _spread(grid)]
    at.marks += [["sealed", -1, ["grid", spots.index(str(number - 1))], 0, 2] for number in sealed]
    at.lay("rage-discard", spent.split())
    at.take(rage.split())
    top = at.assets[0].pop()
    at.zones["assets"] = at.hidden([*at.assets[0], f"{top}!"], ASSETS_POOL)
    at.zones["rage"] = at.hidden(at.wonders[0] + rage.split()[::-1], WONDERS_POOL)
    at.numbers |= {"turn": turn, "dragon": dragon, "fallen@0": len(ruins.split())}
    standing = [1 + spot for spot in range(6) if str(1 + spot) not in ruins.split()]
    asked = [seat for seat in (0, 1) if any((city - 1) // 3 == seat for city in standing)]
    return at.start(6, asked, 0, ["Ana", "Bo"])


POINTS = ("command", "battle", "knowledge")


def teams(
    hands: Sequence[str] = ("", "", "", ""),
    battle: int = 0,
    knowledge: int = 0,
    command: Sequence[int] = (0, 0),
    *,
    houses: Sequence[str] = ("", "", "", ""),
    areas: Sequence[str] = ("", "", "", ""),
    sealed: Sequence[str] = ("", "", "", ""),
    discards: Sequence[str] = ("", "", "", ""),
    troops: Sequence[str] = ("", ""),
    buildings: Sequence[str] = ("", ""),
    ruins: Sequence[str] = ("", ""),
    rows: Sequence[str] = (
        "worthy-trade barter stab hidden-cache qoam-ritual",
        "worthy-trade barter stab hidden-cache qoam-ritual",
    ),
    shut: Sequence[Sequence[int]] = ((), ()),
    lairs: Sequence[str] = ("divining-petals sharp-qoam", "divining-petals sharp-qoam"),
    tops: Sequence[str] = ("", ""),
    dragon: int = 0,
    turn: int = 11,
    mates: bool = True,
    joined: Sequence[str] = STRONGHOLDS,
    **options: Any,
) -> ldt.Match:
    """The turn of seats 0 and 2, against 1 and 3. Cities 1 and 2 are the Stronghold of a team's first mate, 3 and 4 are
    shared, 5 and 6 are the second mate's.

    `battle` and `knowledge` are the team's, `command` of its mates. What there are two of is given for both teams:
    `rows`, the numbers of the cards sealed in them (`shut`), `lairs`, the top cards of the Asset Decks (`tops`).
    """
    at = _Setting("teams", 4, 2, {"mates": mates, **options})
    for seat in range(4):
        at.seat(
            seat,
            seat % 2,
            hand=hands[seat],
            house=houses[seat],
            area=areas[seat],
            sealed=sealed[seat],
            discard=discards[seat],
        )
    for side in (0, 1):
        at.lay(f"troops@{side}", _at(troops[side]), side)
        at.lay(f"buildings@{side}", _at(buildings[side]), side)
        at.cities(side, list(joined), ruins[side])
        number = side + 1
        at.lay(f"row {number}", _spread(rows[side]), side)
        at.marks += [["sealed", side, [f"row {number}", place - 1], 0, 0] for place in shut[side]]
        if dragon != -1:
            at.lay(f"lair-wonders {number}", _spread(lairs[side]), side)
            at.zones[f"lair {number}"] = ["lair"]
            at.zones[f"wonders {number}"] = at.hidden(at.wonders[side], WONDERS_POOL + side)
        else:
            at.zones["removed"] += ["lair", *at.wonders[side]]
        at.take(tops[side].split(), side)
        deck = at.assets[side] + tops[side].split()[::-1]
        at.zones[f"assets {number}"] = at.hidden([*deck[:-1], f"{deck[-1]}!"], ASSETS_POOL + side)
        at.numbers[f"fallen@{side}"] = len(ruins[side].split()) // 2
    at.numbers |= {"turn": turn, "dragon": dragon, "battle@0": battle, "knowledge@0": knowledge}
    at.numbers |= {"command@0": command[0], "command@2": command[1]}
    return at.start(4, [0, 2], 0, ["Ana", "Bo", "Cleo", "Dan"])


# ------------------------------------------------------------------------------------ reading a table
def numbered(match: ldt.Match, key: str, number: int) -> dict[int, str]:
    """The cards of one of two zones of the same name, by place from 1."""
    for zone in match.view()["zones"]:
        if (zone["zone"], zone["number"]) == (key, number):
            return {card["spot"] + 1: card["card"] for card in zone["cards"]}
    raise KeyError(key)


def won(match: ldt.Match) -> list[str]:
    """How a finished game ended for each seat."""
    assert match.over
    assert match.outcome is not None
    return list(match.outcome["seats"])


def why(match: ldt.Match) -> str:
    """The rule by which a finished game ended."""
    assert match.outcome is not None
    return str(match.outcome["rule"]).removeprefix("volfyirion ")
