"""What is in the box of YRO: zones, numbers, Adventurers, Quests (R1–R8, R45)."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.kernel import (
    BY_FACE,
    BY_SPOT,
    EVERYONE,
    HIDDEN,
    NOBODY,
    OWNER,
    CardType,
    Effect,
    Game,
    Kit,
    State,
    Var,
    Zone,
    pack,
)

# ------------------------------------------------------------------ factions and professions (R5)
ILES: Final = 0
CONCLAVE: Final = 1
MARCHE: Final = 2
SOCIETE: Final = 3
CITE: Final = 4
DRAGONS: Final = 5
FACTIONS: Final = ["iles", "conclave", "marche", "societe", "cite", "dragons"]

GUERRIER: Final = 0
MARCHAND: Final = 1
TECHNICIEN: Final = 2
EXPLORATEUR: Final = 3
MAGE: Final = 4
SOUVERAIN: Final = 5
PROFESSIONS: Final = ["guerrier", "marchand", "technicien", "explorateur", "mage", "souverain"]

# ------------------------------------------------------------------ what can be gained
TECH: Final = 0
MAGIC: Final = 1
COINS: Final = 2
VP: Final = 3
FORCE: Final = 4
GAINS: Final = ["tech", "magic", "coins", "vp", "strength"]

#: R20, R22: what three of a faction, or of a profession, in a row or column give: Tech, Magic, écus, VP.
FACTION_BONUS: Final = [[0, 0, 3, 0], [0, 2, 0, 0], [0, 0, 0, 5], [2, 0, 0, 0], [2, 2, 0, 0], [0, 0, 0, 7]]
PROFESSION_BONUS: Final = [[0, 0, 3, 0], [0, 0, 0, 5], [2, 0, 0, 0], [0, 0, 1, 3], [0, 2, 0, 0], [0, 0, 0, 9]]

# ------------------------------------------------------------------ numbers of the rules
SEATS: Final = 5  #: R4: at most
HAND_SIZE: Final = 5  #: R7, R10
FIRST_COINS: Final = 5  #: R7
GUILD_SIZE: Final = 9  #: R42
GOAL: Final = 40  #: R42: VP
CAP: Final = 15  #: R36: Tech and Magic points
LEVELS: Final = [0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4]  #: R36: points -> level
DECK_SIZE: Final = 102  #: R1
QUESTS_SHOWN: Final = 4  #: R45
QUEST_VP: Final = 3  #: R45
RIVAL_LIMIT: Final = 20  #: R51
DRAFT_KEPT: Final = 2  #: R48

# ------------------------------------------------------------------ verbs of moves; the first operand is a card's face
DISCARD_IT: Final = 1
RECRUIT_IT: Final = 2
KEEP_IT: Final = 3
DRAFT_IT: Final = 4
PLACE_IT: Final = 5  #: the second operand is a spot of the field

# ------------------------------------------------------------------ zones
DECK: Final = 0
DISCARD: Final = 1  #: thrown away in earlier rounds
THROWN: Final = 2  #: thrown away in this round (A27)
HAND: Final = 3  #: + SIDE * seat
RECRUITS: Final = 4  #: + SIDE * seat; revealed and paid for, not placed yet (A28)
GUILD: Final = 5  #: + SIDE * seat; on the spots of a field of 5 by 5
SIDE: Final = 3

# ------------------------------------------------------------------ numbers of the table
ROUND: Final = 0
PHASE: Final = 1  #: 1 to 6 (R9)
OF_SEAT: Final = 2  #: + NUMBERS * seat + one of GAINS (FORCE is the strength of the last Combat, A14) or of SOURCES
NUMBERS: Final = 11
FROM_RECRUITMENT: Final = 5
FROM_BONUS: Final = 6
FROM_COMBAT: Final = 7
FROM_PHASE: Final = 8
FROM_QUESTS: Final = 9
FROM_COINS: Final = 10
SOURCES: Final = ["vp-recruitment", "vp-bonus", "vp-combat", "vp-phase", "vp-quests", "vp-coins"]

ADVENTURER_BACK: Final = 0
QUEST_BACK: Final = 1


class Printed(Effect):
    """What a card does, as it is printed. `key` is its name in card lists; `n` and `bound` are its numbers."""

    def __init__(self, key: str, rule: str, n: int, bound: int) -> None:
        self.key = key
        self.rule = rule
        self.n = n
        self.bound = bound

    def data(self) -> dict[str, object]:
        """As a card list writes it."""
        out: dict[str, object] = {"effect": self.key}
        if self.n:
            out["n"] = self.n
        if self.bound:
            out["bound"] = self.bound
        return out


class Adventurer(CardType):
    """One of the Adventurers (R1): cost, strength, faction, profession and one or two effects."""

    def __init__(
        self,
        key: str,
        name: str,
        faction: int,
        profession: int,
        cost: int,
        strength: int,
        provenance: str,
        effects: list[Printed],
    ) -> None:
        printed: list[Effect] = []
        printed.extend(effects)
        super().__init__(key, name, ADVENTURER_BACK, provenance, printed)
        self.faction = faction
        self.profession = profession
        self.cost = cost
        self.strength = strength
        self.printed = effects
        self.mark = ""  #: R26: "+" and "*", printed beside the strength

    def facts(self) -> dict[str, object]:
        """What is printed beside the effects, both connection bonuses included; whether its name is ours."""
        return {
            "cost": self.cost,
            "strength": self.strength,
            "mark": self.mark,
            "faction": FACTIONS[self.faction],
            "profession": PROFESSIONS[self.profession],
            "bonus": {
                "faction": bonus_data(FACTION_BONUS[self.faction]),
                "profession": bonus_data(PROFESSION_BONUS[self.profession]),
            },
            "effects": [effect.data() for effect in self.printed],
            "name_ours": self.provenance != "rulebook" and self.name.startswith("@yro-"),
        }


def bonus_data(bonus: list[int]) -> dict[str, int]:
    """A connection bonus by the names of what it gives."""
    return {GAINS[what]: bonus[what] for what in range(VP + 1) if bonus[what]}


class YroKit(Kit):
    """The table of YRO for one to five guilds."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], quests: bool, draft: bool) -> None:
        super().__init__(game, seats, options)
        self.backs = ["adventurer", "quest"]
        self.adventurers: list[Adventurer] = []
        self.faces: dict[str, int] = {}  #: an Adventurer's key -> its number
        self.quests: list[int] = []  #: card type -> which condition it asks for, where it is a Quest
        self.card_list: dict[str, Any] = {}
        self.draft = draft
        self.add_zone(Zone("deck", NOBODY, 0, HIDDEN, EVERYONE))
        self.add_zone(Zone("discard", NOBODY, 0, EVERYONE, EVERYONE))
        self.add_zone(Zone("thrown", NOBODY, 0, EVERYONE, EVERYONE))
        for seat in range(seats):
            self.add_zone(Zone("hand", seat, 0, OWNER, EVERYONE, BY_FACE))
            self.add_zone(Zone("recruits", seat, 0, EVERYONE, EVERYONE, BY_FACE))
            self.add_zone(Zone("guild", seat, 0, EVERYONE, EVERYONE, BY_SPOT))
        self.rivals = self.add_zone(Zone("rivals", NOBODY, 0, EVERYONE, EVERYONE)) if seats == 1 else NOBODY
        self.quest_deck = NOBODY
        self.quest_row = NOBODY
        self.fulfilled = NOBODY
        if quests:
            self.quest_deck = self.add_zone(Zone("quest-deck", NOBODY, 0, HIDDEN, EVERYONE))
            self.quest_row = self.add_zone(Zone("quests", NOBODY, 0, EVERYONE, EVERYONE))
            self.fulfilled = self.add_zone(Zone("fulfilled", NOBODY, 0, EVERYONE, EVERYONE))
        self.packs = len(self.zones)  #: A31: two places a seat, so that all packs can be passed on at once
        if draft:
            for seat in range(seats):
                for turn in range(2):
                    self.add_zone(Zone("pack", seat, turn + 1, OWNER, EVERYONE, BY_FACE))
        self.vars = [Var("round"), Var("phase")]
        for seat in range(seats):
            for key in [*GAINS, *SOURCES]:
                self.vars.append(Var(key, seat))
        self.discards: list[int] = []  #: face -> the option that throws it away; the others likewise
        self.recruitings: list[int] = []
        self.keepings: list[int] = []
        self.draftings: list[int] = []
        self.placings: list[list[int]] = []

    def add_adventurer(self, card: Adventurer, copies: int) -> None:
        """Put an Adventurer into the deck."""
        face = self.add_type(card, copies)
        self.adventurers.append(card)
        self.faces[card.key] = face
        self.quests.append(NOBODY)
        self.discards.append(pack(DISCARD_IT, face))
        self.recruitings.append(pack(RECRUIT_IT, face))
        self.keepings.append(pack(KEEP_IT, face))
        self.draftings.append(pack(DRAFT_IT, face))
        self.placings.append([pack(PLACE_IT, face, spot) for spot in range(25)])

    def face_called(self, key: str) -> int:
        """The Adventurer with this key, or -1."""
        return self.faces.get(key, NOBODY)

    def pack_zone(self, seat: int, pick: int) -> int:
        """Where a seat's pack lies at its first, second … pick."""
        return self.packs + 2 * seat + pick % 2


def box_of(g: State) -> YroKit:
    """The kit of this table, as what it is."""
    kit = g.kit
    assert isinstance(kit, YroKit)
    return kit


def number(seat: int, what: int) -> int:
    """Where a seat's number is kept: one of GAINS or of the sources of VP."""
    return OF_SEAT + NUMBERS * seat + what


def level(points: int) -> int:
    """R35, R36: the level that Tech or Magic points make."""
    return LEVELS[points]
