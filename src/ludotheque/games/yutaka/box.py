"""What is in the box of Yutakâ: zones, treasure tiles, the archipelago (R1–R6, R26, R27)."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.kernel import (
    BY_FACE,
    EVERYONE,
    HIDDEN,
    NOBODY,
    OWNER,
    CardType,
    Effect,
    Game,
    Kit,
    Script,
    State,
    Var,
    Zone,
)

# ------------------------------------------------------------------ the five treasures, and dynamite
IDOLE: Final = 0
DAGUE: Final = 1
AMPHORE: Final = 2
CRISTAUX: Final = 3
EQUIPEMENT: Final = 4
DYNAMITE: Final = 5
KINDS: Final = ["idole", "dague", "amphore", "cristaux", "equipement"]
COLOURS: Final = ["yellow", "green", "blue", "red", "grey"]
LETTERS: Final = "IDACEX"

ISLANDS: Final = 5  #: R4
PLACES: Final = 20  #: R4: 5 islands of 4 tiles
TILES: Final = 25  #: R2
OUT: Final = 5  #: R3: tiles that leave the game unseen
HAND_SIZE: Final = 6  #: R6
COLUMN_LIMIT: Final = 5  #: R14

# ------------------------------------------------------------------ verbs of moves
PLAY: Final = 1  #: a card's face, an island
TURN: Final = 2  #: a place of the archipelago

# ------------------------------------------------------------------ zones
ISLAND: Final = 0  #: one zone an island; the tiles lie by place
REMOVED: Final = 5
COLUMN: Final = 6  #: + SIDE * seat + island
SIDE: Final = 5
HAND: Final = 16  #: + seat
PILE: Final = 18  #: + seat
BAG: Final = 20  #: where the tiles are shuffled before they are laid: nobody sees their cubes there

# ------------------------------------------------------------------ numbers
FIRST: Final = 0  #: the seat that is player 1 (R1)
TURNS: Final = 1  #: turns played so far


class ExpeditionCard(CardType):
    """One of the 24 cards each player has (R6): a kind and a value; Dynamite has none (R13)."""

    def __init__(self, kind: int, value: int, effects: list[Effect], script: Script, theirs: bool) -> None:
        letter = LETTERS[kind]
        name = f"@yutaka-card-{KINDS[kind]}:{value}" if kind != DYNAMITE else "@yutaka-card-dynamite"
        super().__init__(f"{letter}{value}" if value else letter, name, 0, "rulebook", effects)
        self.kind = kind
        self.value = value
        self.script = script
        self.theirs = theirs  #: put on the opponent's side

    def facts(self) -> dict[str, object]:
        """Kind, colour and value."""
        if self.kind == DYNAMITE:
            return {"kind": "dynamite", "colour": "black", "value": 0}
        return {"kind": KINDS[self.kind], "colour": COLOURS[self.kind], "value": self.value}

    def concerns(self) -> list[str]:
        """Where it may be put, what it does there, how it counts."""
        if self.kind == DYNAMITE:
            return ["R13", "R14", "R15", "R17", "A3", "A7", "A8", "A9", "A10", "A11", "A20"]
        if self.kind == EQUIPEMENT:
            return ["R14", "R15", "R16", "R17", "R21", "R22", "A2", "A11", "A20", "A22"]
        return ["R14", "R15", "R16", "R18", "R19", "R20", "R21", "A21"]


class Tile(CardType):
    """A treasure tile: its type and what it is worth."""

    def __init__(self, kind: int, value: int, back: int, provenance: str) -> None:
        super().__init__(f"{KINDS[kind]}-{value}", f"@yutaka-tile-{KINDS[kind]}:{value}", back, provenance, [])
        self.kind = kind
        self.value = value

    def facts(self) -> dict[str, object]:
        """Kind, colour and value."""
        return {"kind": KINDS[self.kind], "colour": COLOURS[self.kind], "value": self.value}

    def concerns(self) -> list[str]:
        """R5, A26: what it is worth; R18–R24: who takes it."""
        if self.kind == EQUIPEMENT:
            return ["R2", "R5", "R21", "R22", "R24", "A22", "A26"]
        return ["R2", "R5", "R18", "R19", "R20", "A21", "A26"]


class YutakaKit(Kit):
    """The table of Yutakâ: cards, tiles and the shape of the archipelago."""

    def __init__(self, game: Game, options: dict[str, object]) -> None:
        super().__init__(game, 2, options)
        self.backs = ["expedition", "black", *KINDS]
        self.cards: list[ExpeditionCard] = []
        self.tiles: list[Tile] = []
        self.tile_list: dict[str, Any] = {}
        self.place_zone: list[int] = []
        self.place_index: list[int] = []
        self.lying_on: list[list[int]] = []  #: place -> the places whose tiles lie on it (A13)
        self.stacked = False
        self.cubes_under_cover = False  #: A14: whether the colour of a covered tile shows
        for island in range(ISLANDS):
            self.add_zone(Zone("island", NOBODY, island + 1, HIDDEN, EVERYONE))
        self.add_zone(Zone("removed", NOBODY, 0, HIDDEN, EVERYONE))
        for seat in range(2):
            for island in range(ISLANDS):
                self.add_zone(Zone("column", seat, island + 1, EVERYONE, EVERYONE))
        for seat in range(2):
            self.add_zone(Zone("hand", seat, 0, OWNER, EVERYONE, BY_FACE))
        for seat in range(2):
            self.add_zone(Zone("pile", seat, 0, HIDDEN, EVERYONE))
        self.add_zone(Zone("bag", NOBODY, 0, HIDDEN, HIDDEN))
        self.vars = [Var("first"), Var("turns")]

    def tile(self, g: State, place: int) -> int:
        """The tile lying at a place of the archipelago."""
        return g.zones[self.place_zone[place]][self.place_index[place]]

    def place_name(self, place: int) -> str:
        """A30: island number and a letter, "3b"."""
        return tile_name(self.place_zone[place], self.place_index[place])

    def place_called(self, name: str) -> int:
        """The place with this name, or -1."""
        for place in range(PLACES):
            if self.place_name(place) == name:
                return place
        return NOBODY


def tile_name(island: int, index: int) -> str:
    """A30: "3b" is the second tile of island 3."""
    return f"{island + 1}{chr(ord('a') + index)}"


def box_of(g: State) -> YutakaKit:
    """The kit of this table, as what it is."""
    kit = g.kit
    assert isinstance(kit, YutakaKit)
    return kit
