"""What is in the box of Volfyirion: zones, numbers, marks, verbs, cards (R1–R17, R49–R54).

Seats, sides and markets are apart. A *side* is who shares Cities: in a duel each seat is a side of its own; partners
are one. A *market* is an Asset Deck with its Row, a Wonder Deck and a Lair. Zones and numbers that rules speak of are
found by seat (`kit.cities[seat]`, `kit.row[seat]`, `kit.points[seat][BATTLE]`), so that whose it is stays data.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.kernel import (
    BY_FACE,
    BY_SPOT,
    EVERYONE,
    HIDDEN,
    MATES,
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

# ------------------------------------------------------------------ options of a table
#: The modes and how many sit down to each; "duel" is the game of the rulebook.
MODES: Final = {"duel": 2, "solo": 1, "coop": 2, "teams": 4}
#: Who shares Cities with whom, each side named by its first seat; partners sit opposite each other (T5).
SIDES: Final = {"duel": [0, 1], "solo": [0], "coop": [0, 0], "teams": [0, 1, 0, 1]}
#: Which market each seat uses.
MARKETS: Final = {"duel": [0, 0], "solo": [0], "coop": [0, 0], "teams": [0, 1, 0, 1]}
#: R5, R49–R53, R55, R63: what a duel may be played with beside the base game, in the rulebook's order.
MODULES: Final = ["mercenary", "ascension", "saboteur", "perks", "ploys", "rebuild", "hidden-top", "talismans"]
LEVELS: Final = ["normal", "easy", "hard"]
#: S7, K7: what each destroyed City adds to the dragon's attack.
WRATH: Final = {"easy": 0, "normal": 1, "hard": 2}

# ------------------------------------------------------------------ points (R27)
COMMAND: Final = 0
BATTLE: Final = 1
KNOWLEDGE: Final = 2
POINTS: Final = ["command", "battle", "knowledge"]

# ------------------------------------------------------------------ colours of the Minor Houses (R17)
TURQUOISE: Final = 0
RED: Final = 1
PURPLE: Final = 2
GREY: Final = 3  #: neutral, or no colour at all: never matches
COLOURS: Final = ["turquoise", "red", "purple", "grey"]

# ------------------------------------------------------------------ kinds of cards
COMMAND_CARD: Final = 0  #: starters and the Saboteur among them
BUILDING: Final = 1
TROOP: Final = 2
WONDER: Final = 3
CITY: Final = 4
LAIR_CARD: Final = 5
PERK: Final = 6
PLOY: Final = 7
TALISMAN: Final = 8
KIND_NAMES: Final = ["command", "building", "troop", "wonder", "city", "lair", "perk", "ploy", "talisman"]

# ------------------------------------------------------------------ how a Secondary Ability is used
NO_ABILITY: Final = 0
CHAINED: Final = 1  #: a Synergy of points alone: taken as soon as it holds (A3)
ASKED: Final = 2  #: any other Synergy: an action
REMOVAL: Final = 3  #: a Remove Ability: an action

# ------------------------------------------------------------------ numbers of the rules
HAND_SIZE: Final = 5  #: R20
ROW_SIZE: Final = 5  #: R6
SPACES: Final = 2  #: R7
FIRST_WONDERS: Final = 3  #: R8: what a Wonder on the Lair costs at most when the game starts
CITIES: Final = 3  #: R9
LAIR_SPOT: Final = 3  #: where a claimed Lair lies among its owner's Cities
REPLACE_COST: Final = 2  #: R39: Knowledge
MOVE_COST: Final = 8  #: R40: Knowledge
DEFEAT_COST: Final = 16  #: R36: Battle
ARMORY_COST: Final = 14  #: R52: Battle, with the Qoam Armory
PARTY_COST: Final = 4  #: R52: Battle, with the Heroes Party
ASCENSION_COST: Final = 4  #: R50: Knowledge
LAIR_BATTLE: Final = 4  #: R36
SHIFT: Final = 2  #: R53: what Double Shift adds to Defence
INSTABLE_BUILDINGS: Final = 2  #: R53
INSTABLE_TROOPS: Final = 2  #: R53
INSTABLE_WONDERS: Final = 3  #: R53
ASIDE_COST: Final = 6  #: S4: Battle or Knowledge
SUBJUGATE_COST: Final = 16  #: S4: Knowledge
RAGE_CARDS: Final = 3  #: K5
FIRST_RAGE_CARDS: Final = 2  #: K5: on the very first turn
PURGE_COST: Final = 3  #: K10: Knowledge
ALONE_COST: Final = 20  #: K10: Battle or Knowledge of one player
JOINT_COST: Final = 30  #: K10: Battle or Knowledge of both
STEP_COST: Final = 9  #: T9: Knowledge
LEAP_COST: Final = 16  #: T9: Knowledge
TEAM_DEFEAT_COST: Final = 32  #: T11: Battle
CLUTCH: Final = 2  #: T10: Battle
UNPAYABLE: Final = 1 << 20  #: the cost of what cannot be acquired
TURN_LIMIT: Final = 100  #: A37: turns of each side; five times as many as a long game takes

# ------------------------------------------------------------------ verbs of moves, with their two operands
PLAY: Final = 1  #: a face of the hand, the spot of a City (0 where none is needed)
SYNERGY: Final = 2  #: a face of the Playing Area
SYNERGY_AT: Final = 3  #: the spot of a City: its Building
SCRAP: Final = 4  #: a face of the Playing Area: its Remove Ability
SCRAP_AT: Final = 5  #: the spot of a City, BUILDING or TROOP: the Remove Ability of what lies there
BUY: Final = 6  #: a spot of the Asset Row
BUY_TOP: Final = 7  #: Qoam Oracle: the top card of the Asset Deck
BUY_WONDER: Final = 8  #: a space of the Lair
BUY_HIDDEN: Final = 9  #: Heroes Party: the top card of the Wonder Deck
REDEPLOY: Final = 10  #: from the spot of a City, to another
ATTACK: Final = 11  #: the spot of an enemy City
SEAL: Final = 12  #: the face of a Wonder, the seat in whose Playing Area it lies
UNSEAL: Final = 13  #: likewise
REPLACE: Final = 14  #: a spot of the Asset Row
SEND: Final = 15  #: Volfyirion from the Lair to the spot of an enemy City
CALL_BACK: Final = 16  #: Volfyirion from an own City to the Lair
DEFEAT: Final = 17
CLAIM: Final = 18  #: take the Lair as a City
ASCEND: Final = 19  #: take an Ascension Path
COLLIDE: Final = 20  #: Anomaly Collider: the face of an own Wonder
REBUILD: Final = 21  #: the spot of a destroyed City
REFRESH: Final = 22  #: first turn: a spot of the Asset Row
REFRESH_ALL: Final = 23  #: first turn of the second side: the whole Asset Row
MULLIGAN: Final = 24
DRAW: Final = 25  #: how many cards of those an ability grants
REMOVE: Final = 26  #: a face, and where it lies: FROM_HAND, FROM_AREA, FROM_DISCARD or FROM_SEALED
DESTROY: Final = 27  #: the spot of an enemy City, BUILDING or TROOP: what lies there
RECOVER: Final = 28  #: Second Chance: the face of a Troop, the spot of an own City
END: Final = 29
SUBJUGATE: Final = 30  #: S4, K10
PUT_ASIDE: Final = 31  #: S4: BATTLE or KNOWLEDGE: the top card of the Rage Pile
LOSE: Final = 32  #: S7: the spot of the City that falls, of equal ones
KEEP: Final = 33  #: S7: the face of the card that stays in the Rage Pile, of equal ones
BANISH: Final = 34  #: K10: a spot of the grid
SEAL_GRID: Final = 35  #: K10: a spot of the grid
UNITE: Final = 36  #: K10: BATTLE or KNOWLEDGE: propose to end the game together
AGREE: Final = 37  #: K10
SEAL_ROW: Final = 38  #: T8: a spot of an Asset Row, a seat of the side it belongs to
UNSEAL_ROW: Final = 39  #: T8: likewise
SEND_LAIR: Final = 40  #: T9: Volfyirion to the enemy's Lair
TAKE: Final = 41  #: T11: a space of the Lair: its Wonder goes into one's own Playing Area

FROM_HAND: Final = 0
FROM_AREA: Final = 1
FROM_DISCARD: Final = 2
FROM_SEALED: Final = 3  #: A7: in the Playing Area, the sealed one where one of the same name is not
PILES: Final = ["hand", "area", "discard", "sealed"]

# ------------------------------------------------------------------ zones; all others are found by seat in the kit
REMOVED: Final = 0  #: R11: out of the game for good; open (A38)
HOUSE: Final = 1  #: + SEAT_ZONES * seat: the House Deck
HAND: Final = 2  #: + SEAT_ZONES * seat
AREA: Final = 3  #: + SEAT_ZONES * seat: the Playing Area
DISCARD: Final = 4  #: + SEAT_ZONES * seat: open (A38)
SEAT_ZONES: Final = 4

# ------------------------------------------------------------------ numbers everybody sees
FIRST: Final = 0  #: the seat that begins (R12)
TURN: Final = 1  #: turns begun so far, by all
ACTIVE: Final = 2  #: the seat whose turn it is
DRAGON: Final = 3  #: where the token stands: AT_LAIR, DEFEATED, or `perch(seat, spot)`
FRESH: Final = 4  #: R23: 1 while the first turn's refresh may still be used

AT_LAIR: Final = 0  #: with teams: out of play, as before the first move (T1)
DEFEATED: Final = -1
SUBJUGATED: Final = -2  #: S4, K10
DEN: Final = 7  #: the spot of a side that is no City: the Rage Pile (S6), the Lair of a team (T9)

# ------------------------------------------------------------------ marks
SEALED_WONDER: Final = 0  #: a Wonder that lies sealed (R38)
GAVE: Final = 1  #: a sealed Wonder that has given its points this turn (R25, A40)
USED: Final = 2  #: a card whose Synergy was used this turn (R42)
SHIFTED: Final = 3  #: a seat whose Cities have n more Defence this turn (R53, A28)
SPENT: Final = 4  #: a Troop whose Remove Ability gave Battle this turn, and to whom (R53, A29)
REBUILT: Final = 5  #: a City that was rebuilt once (R55)
COLLIDED: Final = 6  #: a seat that has used its Anomaly Collider this turn (R52)
PURGED: Final = 7  #: a seat that has removed a card for Knowledge this turn (K10)
DECLINED: Final = 8  #: a seat that was asked to end the game together this turn with these points, and would not (K10)
MARKS: Final = ["sealed", "gave", "used", "shifted", "spent", "rebuilt", "collided", "purged", "declined"]

FOR_GOOD: Final = 0  #: until it is taken away
END_OF_TURN: Final = 1
DRAW_PHASE: Final = 2  #: K10: until the next one

HOUSE_BACK: Final = 0  #: of everything that can come into a House Deck
CITY_BACK: Final = 1
PERK_BACK: Final = 2
PLOY_BACK: Final = 3

# ------------------------------------------------------------------ Perks and Ploys, by their place among their kind
ARMORY: Final = 0
COLLIDER: Final = 1
ORACLE: Final = 2
PARTY: Final = 3
PERKS: Final = ["qoam-armory", "anomaly-collider", "qoam-oracle", "heroes-party"]
MIRAGE: Final = 0
DOUBLE_SHIFT: Final = 1
INSTABILITY: Final = 2
AFTERTHOUGHT: Final = 3
CRYSTALLIZATION: Final = 4
SECOND_CHANCE: Final = 5
PLOYS: Final = [
    "mirage-city",
    "double-shift",
    "qoam-instability",
    "afterthought",
    "crystallization",
    "second-chance",
]


class Bonus:
    """What a Secondary Ability gives (R45): points, cards to draw, cards to remove, enemies to remove, dragon moves."""

    def __init__(
        self,
        command: int = 0,
        battle: int = 0,
        knowledge: int = 0,
        draw: int = 0,
        remove: int = 0,
        troop: int = 0,
        building: int = 0,
        move: int = 0,
    ) -> None:
        self.points = [command, battle, knowledge]
        self.draw = draw
        self.remove = remove
        self.troop = troop
        self.building = building
        self.move = move
        #: A3: nothing but points, which are taken at once
        self.plain = not (draw or remove or troop or building or move)

    def data(self) -> dict[str, int]:
        """As a card list writes it."""
        out = {POINTS[what]: self.points[what] for what in range(3) if self.points[what]}
        for key, n in (
            ("draw", self.draw),
            ("remove", self.remove),
            ("troop", self.troop),
            ("building", self.building),
            ("move", self.move),
        ):
            if n:
                out[key] = n
        return out


class HouseCard(CardType):
    """A card that can come into a House Deck: starter, Command, Building, Troop or Wonder (R13–R16).

    `needs` says how many other cards of each colour its Synergy asks for; without a need, its Secondary Ability is a
    Remove Ability. `bonus` is None where there is no Secondary Ability.
    """

    def __init__(
        self,
        key: str,
        name: str,
        kind: int,
        colour: int,
        cost: int,
        points: list[int],
        defence: int,
        needs: list[int],
        bonus: Bonus | None,
        provenance: str,
        effects: list[Effect],
    ) -> None:
        super().__init__(key, name, HOUSE_BACK, provenance, effects)
        self.kind = kind
        self.colour = colour
        self.cost = cost
        self.points = points
        self.defence = defence
        self.needs = needs
        self.bonus = bonus
        self.synergy = bonus is not None and needs != NO_NEEDS
        self.removal = bonus is not None and needs == NO_NEEDS
        self.starter = cost == 0
        self.mercenary = False  #: R49
        self.saboteur = False  #: R51
        self.ascension = False  #: R50

    def facts(self) -> dict[str, object]:
        """What is printed: kind, colour, cost, points, Defence, Secondary Ability."""
        out: dict[str, object] = {"kind": KIND_NAMES[self.kind], "colour": COLOURS[self.colour], "cost": self.cost}
        out["points"] = {POINTS[what]: self.points[what] for what in range(3) if self.points[what]}
        out["defence"] = self.defence
        out["starter"] = self.starter
        if self.bonus is not None:
            out["ability"] = "synergy" if self.synergy else "removal"
            out["needs"] = needs_data(self.needs)
            out["bonus"] = self.bonus.data()
        return out

    def concerns(self) -> list[str]:
        """The rules of its kind."""
        out = [["R13"], ["R14"], ["R15", "R30", "R32"], ["R16", "R34", "R35", "R38"]][self.kind][:]
        if self.starter:
            out.append("R4")
        if self.synergy:
            out.extend(["R42", "A2", "A39"])
        elif self.removal:
            out.extend(["R42", "A5"])
        if self.mercenary:
            out.extend(["R49", "A21", "A22", "A45"])
        elif self.saboteur:
            out.extend(["R51", "A23"])
        elif self.ascension:
            out.extend(["R50", "A31"])
        return out


NO_NEEDS: Final = [0, 0, 0]


def needs_data(needs: list[int]) -> list[str]:
    """The colours a Synergy asks for, as a card list writes them."""
    out: list[str] = []
    for colour in range(3):
        for _ in range(needs[colour]):
            out.append(COLOURS[colour])
    return out


class City(CardType):
    """A City, or the Lair once it is claimed: its Defence (R9, R58)."""

    def __init__(self, key: str, kind: int, defence: int, effects: list[Effect]) -> None:
        super().__init__(key, f"@volfyirion-card-{key}", CITY_BACK, "published", effects)
        self.kind = kind
        self.defence = defence

    def facts(self) -> dict[str, object]:
        """Kind and Defence."""
        return {"kind": KIND_NAMES[self.kind], "defence": self.defence}

    def concerns(self) -> list[str]:
        """How it falls; what the Lair is."""
        if self.kind == LAIR_CARD:
            return ["R36", "R37", "R58", "R59", "A15", "A16", "A17", "A18"]
        return ["R9", "R31", "R32", "R41", "R46", "R55"]


class Extra(CardType):
    """A Perk, a Ploy or a Talisman (R52, R53, R63)."""

    def __init__(self, key: str, kind: int, back: int, rules: list[str], effects: list[Effect]) -> None:
        super().__init__(key, f"@volfyirion-card-{key}", back, "rulebook", effects)
        self.kind = kind
        self.rules = rules

    def facts(self) -> dict[str, object]:
        """Its kind."""
        return {"kind": KIND_NAMES[self.kind]}

    def concerns(self) -> list[str]:
        """The rulings about it."""
        return self.rules


class VolfyirionKit(Kit):
    """The table of Volfyirion.

    `sides[seat]` is the side a seat plays on, named by its first seat; `markets[seat]` the market it uses, from 0.
    """

    def __init__(
        self, game: Game, options: dict[str, object], sides: list[int], markets: list[int], share_hands: bool
    ) -> None:
        seats = len(sides)
        super().__init__(game, seats, options)
        self.mode = str(options["mode"])
        self.solo = self.mode == "solo"
        self.coop = self.mode == "coop"
        self.teams = self.mode == "teams"
        self.shared = self.coop or self.teams  #: whether partners share the zones of their Cities
        self.wrath = WRATH[str(options["level"])]
        self.sides = sides
        self.side_list: list[int] = [seat for seat in range(seats) if sides[seat] == seat]
        self.markets = max(markets) + 1
        self.plan: list[list[int]] = []  #: R9: of each City its face, the side it belongs to and its spot
        self.decks: list[int] = []  #: the zones that are shuffled before the game, in this order
        for seat in range(seats):
            mask = 0
            for other in range(seats):
                if sides[other] == sides[seat]:
                    mask |= 1 << other
            self.mates[seat] = mask
        self.foe: list[int] = []  #: seat -> the side it fights, named by its first seat; NOBODY if there is none
        for seat in range(seats):
            foe = NOBODY
            for other in sides:
                if other != sides[seat]:
                    foe = other
            self.foe.append(foe)
        modules = options["modules"]
        self.modules: list[str] = [str(name) for name in modules] if isinstance(modules, list) else []
        self.perks_used = "perks" in self.modules
        self.ploys_used = "ploys" in self.modules
        self.rebuilding = "rebuild" in self.modules
        self.ascending = "ascension" in self.modules
        self.talismans_used = "talismans" in self.modules
        #: R5, S1: whether the top card of the Asset Deck is turned up
        self.open_top = "hidden-top" not in self.modules and not self.solo
        self.rebuild_points = COMMAND  #: R55: what rebuilding is paid with...
        self.rebuild_costs: list[int] = []  #: ...and how much, by face
        self.backs = ["house", "city", "perk", "ploy"]
        self.mark_names = list(MARKS)
        self.card_list: dict[str, Any] = {}
        #: how many spots of a side's Cities can have Troops or Buildings
        self.slots = 2 * CITIES if self.coop or self.teams else CITIES
        self._lay_zones(markets, MATES if share_hands else OWNER)
        self._name_numbers()
        self._prepare_faces()

    def _lay_zones(self, markets: list[int], hands: int) -> None:
        """All zones; those of sides and markets are found by seat."""
        seats = self.seats
        self.add_zone(Zone("removed", NOBODY, 0, EVERYONE, EVERYONE))
        for seat in range(seats):
            self.decks.append(self.add_zone(Zone("house", seat, 0, HIDDEN, EVERYONE)))
            self.add_zone(Zone("hand", seat, 0, hands, EVERYONE, BY_FACE))
            self.add_zone(Zone("area", seat, 0, EVERYONE, EVERYONE))
            self.add_zone(Zone("discard", seat, 0, EVERYONE, EVERYONE))
        self.cities: list[int] = [0] * seats  #: seat -> the zone of its side's standing Cities, by spot
        self.troops: list[int] = [0] * seats  #: on the same spots
        self.buildings: list[int] = [0] * seats
        self.ruins: list[int] = [0] * seats  #: its side's destroyed Cities
        for side in range(seats):
            if self.sides[side] == side:
                at = len(self.zones)
                for key in ("cities", "troops", "buildings", "ruins"):
                    self.add_zone(Zone(key, side, 0, EVERYONE, EVERYONE, BY_SPOT))
                for seat in range(seats):
                    if self.sides[seat] == side:
                        self.cities[seat] = at
                        self.troops[seat] = at + 1
                        self.buildings[seat] = at + 2
                        self.ruins[seat] = at + 3
        self.assets: list[int] = [0] * seats  #: seat -> its market's Asset Deck, and so on
        self.row: list[int] = [0] * seats
        self.wonders: list[int] = [0] * seats
        self.lair: list[int] = [0] * seats  #: the Lair card, until it is claimed
        self.spaces: list[int] = [0] * seats  #: the Wonders on the Lair
        for market in range(self.markets):
            at = len(self.zones)
            number = market + 1 if self.markets > 1 else 0
            self.decks.extend([at, at + 2])
            self.add_zone(Zone("assets", NOBODY, number, HIDDEN, EVERYONE))
            self.add_zone(Zone("row", NOBODY, number, EVERYONE, EVERYONE, BY_SPOT))
            self.add_zone(Zone("rage" if self.coop else "wonders", NOBODY, number, HIDDEN, EVERYONE))
            if not self.coop:
                self.add_zone(Zone("lair", NOBODY, number, EVERYONE, EVERYONE))
                self.add_zone(Zone("lair-wonders", NOBODY, number, EVERYONE, EVERYONE, BY_SPOT))
            for seat in range(seats):
                if markets[seat] == market:
                    self.assets[seat] = at
                    self.row[seat] = at + 1
                    self.wonders[seat] = at + 2
                    self.lair[seat] = NOBODY if self.coop else at + 3
                    self.spaces[seat] = NOBODY if self.coop else at + 4
        self.rage = NOBODY  #: S5: the Rage Pile; K2: the Rage Deck
        self.spent = NOBODY  #: S4: the cards put aside; K2: the discard pile of the Rage Deck
        self.grid = NOBODY  #: K5: two columns, row by row
        if self.solo:
            self.rage = self.add_zone(Zone("rage", NOBODY, 0, HIDDEN, EVERYONE))
            self.spent = self.add_zone(Zone("aside", NOBODY, 0, EVERYONE, EVERYONE))
        elif self.coop:
            self.rage = self.wonders[0]
            self.spent = self.add_zone(Zone("rage-discard", NOBODY, 0, EVERYONE, EVERYONE))
            self.grid = self.add_zone(Zone("grid", NOBODY, 0, EVERYONE, EVERYONE, BY_SPOT))
        self._share_spots()
        self.half = NOBODY  #: R63: half of the Asset Deck while it is laid with Talismans
        if self.talismans_used:
            self.half = self.add_zone(Zone("half", NOBODY, 0, HIDDEN, EVERYONE))
        self.perk_pile = NOBODY
        self.perk: list[int] = []
        if self.perks_used:
            self.perk_pile = self.add_zone(Zone("perk-pile", NOBODY, 0, HIDDEN, EVERYONE))
            self.decks.append(self.perk_pile)
            for seat in range(seats):
                self.perk.append(self.add_zone(Zone("perk", seat, 0, EVERYONE, EVERYONE)))
        self.ploy_pile = NOBODY
        self.ploy: list[int] = []
        if self.ploys_used:
            self.ploy_pile = self.add_zone(Zone("ploy-pile", NOBODY, 0, HIDDEN, EVERYONE))
            self.decks.append(self.ploy_pile)
            for seat in range(seats):
                self.ploy.append(self.add_zone(Zone("ploy", seat, 0, OWNER, EVERYONE)))

    def _share_spots(self) -> None:
        """Which spots of its side's Cities are a seat's own, and where it may lay cards (bit masks)."""
        three = (1 << CITIES) - 1
        #: the cards on these spots help it...
        self.mine: list[int] = [(1 << (LAIR_SPOT + 1)) - 1] * self.seats
        #: ...and here it may lay Troops and Buildings (A16: none on the Lair)
        self.troop_spots: list[int] = [three] * self.seats
        self.building_spots: list[int] = [three] * self.seats
        if self.coop:  # K1, K4: three Cities each; cards may go to the partner's
            self.mine = [three, three << CITIES]
            self.troop_spots = [three | three << CITIES] * 2
            self.building_spots = self.troop_spots
        elif self.teams:  # T3, T4: an outer Stronghold each, and the Troops of the one between
            for seat in range(self.seats):
                outer = 0b000011 if self.sides[seat] == seat else 0b110000
                self.building_spots[seat] = outer
                self.troop_spots[seat] = outer | 0b001100
                self.mine[seat] = outer | 0b001100

    def _name_numbers(self) -> None:
        """The numbers everybody sees; three purses a seat, fallen Cities a side, silent Ploys a seat."""
        seats = self.seats
        self.vars = [Var("first"), Var("turn"), Var("active"), Var("dragon"), Var("fresh")]
        self.points: list[list[int]] = []  #: seat -> where its Command, Battle and Knowledge are counted
        for seat in range(seats):
            at = len(self.vars)
            self.points.append([at, at + 1, at + 2])
            for key in POINTS:
                self.vars.append(Var(key, seat))
            if self.teams and self.sides[seat] != seat:  # T5: Battle and Knowledge are the team's
                del self.vars[at + 1 :]
                self.points[seat] = [at, *self.points[self.sides[seat]][BATTLE:]]
        self.fallen: list[int] = [0] * seats  #: seat -> where its side's destroyed Cities are counted
        for side in range(seats):
            if self.sides[side] == side:
                for seat in range(seats):
                    if self.sides[seat] == side:
                        self.fallen[seat] = len(self.vars)
                self.vars.append(Var("fallen", side))
        self.silent: list[int] = []  #: seat -> the Ploys (one bit each) it cannot have: their moment came and nothing
        if self.ploys_used:
            for seat in range(seats):
                self.silent.append(len(self.vars))
                self.vars.append(Var("silent", seat))

    def _prepare_faces(self) -> None:
        """Per face, everything the rules ask of a card at every decision; filled by `add_card`."""
        self.house: list[HouseCard | None] = []
        self.kind: list[int] = []
        self.cost: list[int] = []
        self.defence: list[int] = []
        self.tint: list[int] = []  #: one for its colour, shifted by 8 bits a colour; 0 where it has none
        self.faces: dict[str, int] = {}
        self.command: list[int] = []  #: what its Main Ability gives
        self.battle: list[int] = []
        self.knowledge: list[int] = []
        self.need: list[int] = []  #: how many other cards of each colour its Synergy asks for, shifted like `tint`
        self.ability: list[int] = []  #: NO_ABILITY, CHAINED, ASKED or REMOVAL
        self.path = NOBODY  #: the face of the Ascension Path
        self.lair_face = NOBODY
        self.perk_faces: list[int] = []
        self.ploy_faces: list[int] = []
        spots = range(self.slots)
        masks = range(1 << self.slots)
        span = 2 if self.teams else 1  # T2: the two Cities of a Stronghold are one
        self.end = pack(END)
        #: The options of each face, spot or pair of them, made once: options are handed out at every decision.
        self.playings: list[list[list[int]]] = []  #: Building or Troop -> the spots, as a mask -> the moves
        self.alone: list[int] = []  #: any other card -> the move
        self.synergies: list[int] = []
        self.scraps: list[int] = []
        self.collisions: list[int] = []
        self.seals: list[list[int]] = []  #: face -> seat -> the move
        self.unseals: list[list[int]] = []
        self.removals: list[list[int]] = [[] for _ in PILES]  #: where it lies -> face -> the move
        self.buys = options_of(BUY, ROW_SIZE)
        self.replacings = options_of(REPLACE, ROW_SIZE)
        self.refreshings = options_of(REFRESH, ROW_SIZE)
        self.wonder_buys = options_of(BUY_WONDER, SPACES)
        self.attacks = options_of(ATTACK, self.slots + 1)
        self.sendings = options_of(SEND, self.slots + 1)
        self.synergies_at = options_of(SYNERGY_AT, self.slots)
        self.scraps_at = [[pack(SCRAP_AT, spot, kind) for kind in (BUILDING, TROOP)] for spot in spots]
        self.redeployings = [
            [
                [pack(REDEPLOY, spot, to) for to in spots if mask >> to & 1 and to // span != spot // span]
                for mask in masks
            ]
            for spot in spots
        ]

    def add_face(self, card: CardType, kind: int, copies: int) -> int:
        """Put a card type into the box; returns its face."""
        face = self.add_type(card, copies)
        self.faces[card.key] = face
        self.kind.append(kind)
        points = [0, 0, 0]
        ability = NO_ABILITY
        need = 0
        if isinstance(card, HouseCard):
            for colour in range(3):
                need += card.needs[colour] << (8 * colour)
            self.house.append(card)
            self.cost.append(card.cost)
            self.defence.append(card.defence)
            self.tint.append(1 << (8 * card.colour) if card.colour != GREY else 0)
            points = card.points
            if card.bonus is not None:
                ability = REMOVAL if card.removal else CHAINED if card.bonus.plain else ASKED
        else:
            self.house.append(None)
            self.cost.append(UNPAYABLE)
            self.defence.append(card.defence if isinstance(card, City) else 0)
            self.tint.append(0)
        self.command.append(points[COMMAND])
        self.battle.append(points[BATTLE])
        self.knowledge.append(points[KNOWLEDGE])
        self.need.append(need)
        self.ability.append(ability)
        masks = range(1 << self.slots)
        if kind in (BUILDING, TROOP):
            spots = range(self.slots)
            self.playings.append([[pack(PLAY, face, spot) for spot in spots if mask >> spot & 1] for mask in masks])
        else:
            self.playings.append([])
        self.alone.append(pack(PLAY, face))
        self.synergies.append(pack(SYNERGY, face))
        self.scraps.append(pack(SCRAP, face))
        self.collisions.append(pack(COLLIDE, face))
        self.seals.append([pack(SEAL, face, seat) for seat in range(self.seats)])
        self.unseals.append([pack(UNSEAL, face, seat) for seat in range(self.seats)])
        for where in range(len(PILES)):
            self.removals[where].append(pack(REMOVE, face, where))
        return face

    def card(self, face: int) -> HouseCard:
        """The House card of a face."""
        it = self.house[face]
        assert it is not None
        return it

    def face_called(self, key: str) -> int:
        """The face with this key, or -1."""
        return self.faces.get(key, NOBODY)


def box_of(g: State) -> VolfyirionKit:
    """The kit of this table, as what it is."""
    kit = g.kit
    assert isinstance(kit, VolfyirionKit)
    return kit


def perch(side: int, spot: int) -> int:
    """Where the token stands on the City at a spot of a side."""
    return 1 + 8 * side + spot


def perch_side(dragon: int) -> int:
    """The side on whose City the token stands; NOBODY when it stands on none."""
    return (dragon - 1) // 8 if dragon > 0 else NOBODY


def perch_spot(dragon: int) -> int:
    """The spot of the City on which the token stands."""
    return (dragon - 1) % 8


def options_of(verb: int, n: int) -> list[int]:
    """The options of a verb for each first operand below n."""
    return [pack(verb, a) for a in range(n)]
