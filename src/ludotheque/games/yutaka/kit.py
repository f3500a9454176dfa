"""What is in the box of Yutakâ: Expedition cards, treasure tiles, the shape of the archipelago (R1–R6, R26, R27)."""

from __future__ import annotations

from typing import Any

from ludotheque.games.yutaka import kinds, numbers, zones
from ludotheque.kernel import DEDUCED, NOBODY, RULEBOOK, CardType, Game, Kit, Num, Row, Script, State


class ExpeditionCard(CardType):
    """One of the 24 cards each player has (R6): a kind and a value; Dynamite has none (R13).

    The rulebook counts Equipment and Dynamite cards; that each value of each precious object is there once is deduced.
    """

    def __init__(self, kind: int, value: int, script: Script) -> None:
        letter = kinds.LETTERS[kind]
        name = f"@yutaka-card-{kinds.KEYS[kind]}:{value}" if kind != kinds.DYNAMITE else "@yutaka-card-dynamite"
        provenance = RULEBOOK if kind in (kinds.EQUIPEMENT, kinds.DYNAMITE) else DEDUCED
        super().__init__(f"{letter}{value}" if value else letter, name, 0, provenance, list(script.steps))
        self.kind = kind
        self.value = value
        self.script = script

    def side(self, seat: Num) -> Num:
        """R10–R12: on whose side this seat puts it."""
        return 1 - seat if self.kind == kinds.DYNAMITE else seat

    def facts(self) -> dict[str, object]:
        """Kind, colour and value."""
        if self.kind == kinds.DYNAMITE:
            return {"kind": "dynamite", "colour": "black", "value": 0}
        return {"kind": kinds.KEYS[self.kind], "colour": kinds.COLOURS[self.kind], "value": self.value}

    def concerns(self) -> list[str]:
        """Where it may be put, what it does there, how it counts."""
        if self.kind == kinds.DYNAMITE:
            return ["R13", "R14", "R15", "R17", "A3", "A7", "A8", "A9", "A10", "A11", "A20"]
        if self.kind == kinds.EQUIPEMENT:
            return ["R14", "R15", "R16", "R17", "R21", "R22", "A2", "A11", "A20", "A22"]
        return ["R14", "R15", "R16", "R18", "R19", "R20", "R21", "A21"]


class Tile(CardType):
    """A treasure tile: its kind and what it is worth."""

    def __init__(self, kind: int, value: int, back: int, provenance: str) -> None:
        key = kinds.KEYS[kind]
        super().__init__(f"{key}-{value}", f"@yutaka-tile-{key}:{value}", back, provenance, [])
        self.kind = kind
        self.value = value

    def facts(self) -> dict[str, object]:
        """Kind, colour and value."""
        return {"kind": kinds.KEYS[self.kind], "colour": kinds.COLOURS[self.kind], "value": self.value}

    def concerns(self) -> list[str]:
        """R5, A26: what it is worth; R18–R24: who takes it."""
        if self.kind == kinds.EQUIPEMENT:
            return ["R2", "R5", "R21", "R22", "R24", "A22", "A26"]
        return ["R2", "R5", "R18", "R19", "R20", "A21", "A26"]


class YutakaKit(Kit):
    """The table of Yutakâ: cards, tiles, and the archipelago, whose places are numbered from 0 to 19."""

    def __init__(self, game: Game, options: dict[str, object], tiles: dict[str, Any], layout: dict[str, Any]) -> None:
        super().__init__(game, 2, options)
        self.backs = ["expedition", "black", *kinds.KEYS]
        self.vars = numbers.VARS
        for zone in zones.all_zones():
            self.add_zone(zone)
        self.cards: list[ExpeditionCard] = []
        self.tiles: list[Tile] = []
        self.card_list = tiles  #: A26
        self.layout = layout  #: R27
        names = place_names(layout["islands"])
        self.names = names  #: A30: what the places are called
        self.island_of = Row([int(name[0]) - 1 for name in names])  #: place -> its island
        self.index_of = Row([ord(name[1]) - ord("a") for name in names])  #: place -> where its tile lies on the island
        covers: dict[str, list[str]] = layout["covers"]
        #: place -> the places whose tiles lie on it (A13)
        self.lying_on = [[names.index(top) for top in covers if name in covers[top]] for name in names]
        self.stacked = len(covers) > 0
        self.cubes_under_cover = bool(layout["cubes"] == "seen")  #: A14: whether the colour of a covered tile shows

    def tile(self, g: State, place: Num) -> Num:
        """The tile lying at a place of the archipelago."""
        return g.card(zones.ISLAND + self.island_of[place], self.index_of[place])

    def place_called(self, name: str) -> Num:
        """The place with this name, or NOBODY."""
        return self.names.index(name) if name in self.names else NOBODY


def tile_name(island: Num, index: Num) -> str:
    """A30: "3b" is the second tile of island 3."""
    return f"{island + 1}{chr(ord('a') + index)}"


def place_names(sizes: list[int]) -> list[str]:
    """The names of all places, for islands of these sizes."""
    return [tile_name(island, index) for island in range(len(sizes)) for index in range(sizes[island])]


def kit_of(g: State) -> YutakaKit:
    """The kit of this table, as what it is."""
    kit = g.kit
    assert isinstance(kit, YutakaKit)
    return kit
