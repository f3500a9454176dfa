"""What lies on the table of YRO: the Adventurers, the zones, the public numbers (R1–R8, R45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.games.yro import factions, numbers
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
    Num,
    State,
    Var,
    Zone,
    append,
    new_row,
)

if TYPE_CHECKING:
    from ludotheque.games.yro.effects import Consolation, Force, Glory, Income, Production, Victory

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
        # The printed effects again, by when they act.
        self.forces: list[Force] = []
        self.glories: list[Glory] = []
        self.consolations: list[Consolation] = []
        self.productions: list[Production] = []
        self.incomes: list[Income] = []
        self.victories: list[Victory] = []
        self.fights_from_behind = False  #: R27: its strength counts wherever it lies
        self.doubles_bonuses = False  #: A24
        self.triples_coins = False  #: A25

    def facts(self) -> dict[str, object]:
        """What is printed beside the effects, both connection bonuses included; whether its name is ours."""
        return {
            "cost": self.cost,
            "strength": self.strength,
            "mark": self.mark,
            "faction": factions.FACTIONS[self.faction],
            "profession": factions.PROFESSIONS[self.profession],
            "bonus": {
                "faction": factions.bonus_data(factions.FACTION_BONUS[self.faction]),
                "profession": factions.bonus_data(factions.PROFESSION_BONUS[self.profession]),
            },
            "effects": [effect.data() for effect in self.printed],
            "name_ours": self.provenance != "rulebook" and self.name.startswith("@yro-"),
        }


class YroKit(Kit):
    """The table of YRO for one to five guilds."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], quests: bool, draft: bool) -> None:
        super().__init__(game, seats, options)
        self.backs = ["adventurer", "quest"]
        self.adventurers: list[Adventurer] = []
        self.faces: dict[str, int] = {}  #: an Adventurer's key -> its number
        self.quests = new_row()  #: card type -> which condition it asks for, where it is a Quest
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
            for key in numbers.GAINS:
                self.vars.append(Var(key, seat))
            for key in numbers.SOURCES:  # the count tells them
                self.vars.append(Var(key, seat, told=False))

    def add_adventurer(self, card: Adventurer, copies: Num) -> None:
        """Put an Adventurer into the deck."""
        face = self.add_type(card, copies)
        self.adventurers.append(card)
        self.faces[card.key] = face
        self.quests = append(self.quests, NOBODY)

    def face_called(self, key: str) -> Num:
        """The Adventurer with this key, or -1."""
        return self.faces.get(key, NOBODY)

    def pack_zone(self, seat: Num, pick: Num) -> Num:
        """Where a seat's pack lies at its first, second … pick."""
        return self.packs + 2 * seat + pick % 2


def kit_of(g: State) -> YroKit:
    """The kit of this table, as what it is."""
    kit = g.kit
    assert isinstance(kit, YroKit)
    return kit
