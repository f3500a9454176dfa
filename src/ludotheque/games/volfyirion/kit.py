"""What is in the box of Volfyirion: its card types and the zones, numbers and moves of a table (R1–R17, R49–R54).

Seats, sides and markets are apart. A *side* is who shares Cities: in a duel each seat is a side of its own; partners
are one. A *market* is an Asset Deck with its Row, a Wonder Deck and a Lair. Zones and numbers that rules speak of are
found by seat (`kit.cities[seat]`, `kit.row[seat]`, `kit.purse(seat, numbers.BATTLE)`), so that whose it is stays data.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, settings
from ludotheque.kernel import (
    BY_FACE,
    BY_SPOT,
    EVERYONE,
    HIDDEN,
    MATES,
    NOBODY,
    OWNER,
    RULEBOOK,
    CardType,
    Effect,
    Game,
    Kit,
    Num,
    Row,
    State,
    Var,
    Zone,
    append,
    new_row,
)
from ludotheque.kernel.rowtools import filled


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
        out = {numbers.POINTS[what]: self.points[what] for what in range(3) if self.points[what]}
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
        super().__init__(key, name, kinds.HOUSE_BACK, provenance, effects)
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
        out: dict[str, object] = {
            "kind": kinds.KIND_NAMES[self.kind],
            "colour": kinds.COLOURS[self.colour],
            "cost": self.cost,
        }
        out["points"] = {numbers.POINTS[what]: self.points[what] for what in range(3) if self.points[what]}
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
            out.append(kinds.COLOURS[colour])
    return out


class City(CardType):
    """A City, or the Lair once it is claimed: its Defence (R9, R58)."""

    def __init__(self, key: str, kind: int, defence: int, effects: list[Effect]) -> None:
        super().__init__(key, f"@volfyirion-card-{key}", kinds.CITY_BACK, "published", effects)
        self.kind = kind
        self.defence = defence

    def facts(self) -> dict[str, object]:
        """Kind and Defence."""
        return {"kind": kinds.KIND_NAMES[self.kind], "defence": self.defence}

    def concerns(self) -> list[str]:
        """How it falls; what the Lair is."""
        if self.kind == kinds.LAIR_CARD:
            return ["R36", "R37", "R58", "R59", "A15", "A16", "A17", "A18"]
        return ["R9", "R31", "R32", "R41", "R46", "R55"]


class Extra(CardType):
    """A Perk, a Ploy or a Talisman (R52, R53, R63)."""

    def __init__(
        self, key: str, kind: int, back: int, rules: list[str], effects: list[Effect], provenance: str = RULEBOOK
    ) -> None:
        facts: dict[str, object] = {"kind": kinds.KIND_NAMES[kind]}
        super().__init__(key, f"@volfyirion-card-{key}", back, provenance, effects, facts, rules)
        self.kind = kind


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
        self.wrath = settings.WRATH[str(options["level"])]
        self.wrath_last = options["wrath"] == "final"  #: A35
        self.sides = Row(sides)
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
        self.foe = new_row()  #: seat -> the side it fights, named by its first seat; NOBODY if there is none
        for seat in range(seats):
            foe = NOBODY
            for other in sides:
                if other != sides[seat]:
                    foe = other
            self.foe = append(self.foe, foe)
        modules = options["modules"]
        self.modules: list[str] = [str(name) for name in modules] if isinstance(modules, list) else []
        self.perks_used = "perks" in self.modules
        self.ploys_used = "ploys" in self.modules
        self.rebuilding = "rebuild" in self.modules
        self.ascending = "ascension" in self.modules
        self.talismans_used = "talismans" in self.modules
        #: R5, S1: whether the top card of the Asset Deck is turned up
        self.open_top = "hidden-top" not in self.modules and not self.solo
        self.rebuild_points = numbers.COMMAND  #: R55: what rebuilding is paid with...
        self.rebuild_costs = new_row()  #: ...and how much, by face
        self.backs = ["house", "city", "perk", "ploy"]
        self.mark_names = list(marks.MARKS)
        #: how many spots of a side's Cities can have Troops or Buildings
        self.slots = 2 * numbers.CITIES if self.coop or self.teams else numbers.CITIES
        self._lay_zones(markets, MATES if share_hands else OWNER)
        self._name_numbers()
        self._prepare_faces()

    def _lay_zones(self, markets: list[int], hands: int) -> None:
        """All zones; those of sides and markets are found by seat."""
        seats = self.seats
        self.add_zone(Zone("removed", NOBODY, 0, EVERYONE, EVERYONE))
        for seat in range(seats):
            self.decks.append(self.add_zone(Zone("house", seat, 0, HIDDEN, EVERYONE, pool=2 + seat)))
            self.add_zone(Zone("hand", seat, 0, hands, EVERYONE, BY_FACE, pool=2 + seat))
            self.add_zone(Zone("area", seat, 0, EVERYONE, EVERYONE))
            self.add_zone(Zone("discard", seat, 0, EVERYONE, EVERYONE))
        self.cities = filled(seats, 0)  #: seat -> the zone of its side's standing Cities, by spot
        self.troops = filled(seats, 0)  #: on the same spots
        self.buildings = filled(seats, 0)
        self.ruins = filled(seats, 0)  #: its side's destroyed Cities
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
        self.assets = filled(seats, 0)  #: seat -> its market's Asset Deck, and so on
        self.row = filled(seats, 0)
        self.wonders = filled(seats, 0)
        self.lair = filled(seats, 0)  #: the Lair card, until it is claimed
        self.spaces = filled(seats, 0)  #: the Wonders on the Lair
        for market in range(self.markets):
            at = len(self.zones)
            number = market + 1 if self.markets > 1 else 0
            self.decks.extend([at, at + 2])
            self._lay_deck("assets", number)
            self.add_zone(Zone("row", NOBODY, number, EVERYONE, EVERYONE, BY_SPOT))
            self._lay_deck("rage" if self.coop else "wonders", number)
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
            self.rage = self.add_zone(Zone("rage", NOBODY, 0, HIDDEN, EVERYONE, pool=self.zones[self.assets[0]].pool))
            self.spent = self.add_zone(Zone("aside", NOBODY, 0, EVERYONE, EVERYONE))
        elif self.coop:
            self.rage = self.wonders[0]
            self.spent = self.add_zone(Zone("rage-discard", NOBODY, 0, EVERYONE, EVERYONE))
            self.grid = self.add_zone(Zone("grid", NOBODY, 0, EVERYONE, EVERYONE, BY_SPOT))
        self._share_spots()
        self.half = NOBODY  #: R63: half of the Asset Deck while it is laid with Talismans
        if self.talismans_used:
            self.half = self.add_zone(Zone("half", NOBODY, 0, HIDDEN, EVERYONE, pool=self.zones[self.assets[0]].pool))
        self.perk_pile = NOBODY
        self.perk = new_row()
        if self.perks_used:
            self.perk_pile = self._lay_deck("perk-pile")
            self.decks.append(self.perk_pile)
            for seat in range(seats):
                self.perk = append(self.perk, self.add_zone(Zone("perk", seat, 0, EVERYONE, EVERYONE)))
        self.ploy_pile = NOBODY
        self.ploy = new_row()
        if self.ploys_used:
            self.ploy_pile = self._lay_deck("ploy-pile")
            self.decks.append(self.ploy_pile)
            for seat in range(seats):
                hidden = Zone("ploy", seat, 0, OWNER, EVERYONE, pool=self.zones[self.ploy_pile].pool)
                self.ploy = append(self.ploy, self.add_zone(hidden))

    def _lay_deck(self, key: str, number: int = 0) -> Num:
        """A deck of nobody's own, which is shuffled alone."""
        return self.add_zone(Zone(key, NOBODY, number, HIDDEN, EVERYONE, pool=2 + self.seats + len(self.zones)))

    def _share_spots(self) -> None:
        """Which spots of its side's Cities are a seat's own, and where it may lay cards (bit masks)."""
        three = (1 << numbers.CITIES) - 1
        #: the cards on these spots help it...
        self.mine = filled(self.seats, (1 << (numbers.LAIR_SPOT + 1)) - 1)
        #: ...and here it may lay Troops and Buildings (A16: none on the Lair)
        self.troop_spots = filled(self.seats, three)
        self.building_spots = filled(self.seats, three)
        if self.coop:  # K1, K4: three Cities each; cards may go to the partner's
            self.mine = Row([three, three << numbers.CITIES])
            self.troop_spots = filled(self.seats, three | three << numbers.CITIES)
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
        self.vars = [Var("first", is_seat=True), Var("turn"), Var("active", is_seat=True)]
        self.vars += [Var("dragon", told=False), Var("fresh")]  # a figure tells where Volfyirion is
        self.purses = new_row()  #: seat by seat, where its Command, Battle and Knowledge are counted
        for seat in range(seats):
            for what in range(len(numbers.POINTS)):
                if self.teams and self.sides[seat] != seat and what != numbers.COMMAND:
                    self.purses = append(self.purses, self.purse(self.sides[seat], what))  # T5: those are the team's
                else:
                    self.purses = append(self.purses, len(self.vars))
                    self.vars.append(Var(numbers.POINTS[what], seat))
        self.fallen = filled(seats, 0)  #: seat -> where its side's destroyed Cities are counted
        for side in range(seats):
            if self.sides[side] == side:
                for seat in range(seats):
                    if self.sides[seat] == side:
                        self.fallen[seat] = len(self.vars)
                self.vars.append(Var("fallen", side))
        self.silent = new_row()  #: seat -> the Ploys (one bit each) it cannot have: their moment came and nothing
        if self.ploys_used:
            for seat in range(seats):
                self.silent = append(self.silent, len(self.vars))
                self.vars.append(Var("silent", seat, told=False))

    def _prepare_faces(self) -> None:
        """Per face, everything the rules ask of a card at every decision; filled by `add_card`."""
        self.house: list[HouseCard | None] = []
        self.faces: dict[str, int] = {}
        self.kind = new_row()
        self.cost = new_row()
        self.defence = new_row()
        self.tint = new_row()  #: one for its colour, shifted by 8 bits a colour; 0 where it has none
        self.command = new_row()  #: what its Main Ability gives
        self.battle = new_row()
        self.knowledge = new_row()
        self.need = new_row()  #: how many other cards of each colour its Synergy asks for, shifted like `tint`
        self.ability = new_row()  #: NO_ABILITY, CHAINED, ASKED or REMOVAL
        self.path = NOBODY  #: the face of the Ascension Path
        self.lair_face = NOBODY
        self.perk_faces = new_row()
        self.ploy_faces = new_row()

    def add_face(self, card: CardType, kind: int, copies: int) -> Num:
        """Put a card type into the box; returns its face."""
        face = self.add_type(card, copies)
        self.faces[card.key] = face
        self.kind = append(self.kind, kind)
        house = card if isinstance(card, HouseCard) else None
        self.house.append(house)
        if house is not None:
            self.cost = append(self.cost, house.cost)
            self.defence = append(self.defence, house.defence)
            self.tint = append(self.tint, by_colour(house.colour))
        else:
            self.cost = append(self.cost, numbers.UNPAYABLE)
            self.defence = append(self.defence, card.defence if isinstance(card, City) else 0)
            self.tint = append(self.tint, 0)
        points = house.points if house is not None else [0, 0, 0]
        self.command = append(self.command, points[numbers.COMMAND])
        self.battle = append(self.battle, points[numbers.BATTLE])
        self.knowledge = append(self.knowledge, points[numbers.KNOWLEDGE])
        self.need = append(self.need, needs_by_colour(house.needs) if house is not None else 0)
        self.ability = append(self.ability, ability_of(house) if house is not None else kinds.NO_ABILITY)
        return face

    def card(self, face: Num) -> HouseCard:
        """The House card of a face."""
        it = self.house[face]
        assert it is not None
        return it

    def same_place(self, spot: Num) -> Num:
        """A spot, and T2: with teams that of the other City of its Stronghold (one bit each)."""
        return 0b11 << (spot - spot % 2) if self.teams else 1 << spot

    def purse(self, seat: Num, what: Num) -> Num:
        """The number that counts these points of a seat."""
        return self.purses[3 * seat + what]

    def face_called(self, key: str) -> Num:
        """The face with this key, or -1."""
        return self.faces.get(key, NOBODY)


def kit_of(g: State) -> VolfyirionKit:
    """The kit of this table, as what it is."""
    kit = g.kit
    assert isinstance(kit, VolfyirionKit)
    return kit


def by_colour(colour: int) -> int:
    """One card of a colour, see `tint`."""
    return 1 << (8 * colour) if colour != kinds.GREY else 0


def needs_by_colour(needs: list[int]) -> int:
    """How many cards of each colour, shifted like `tint`."""
    return sum([needs[colour] << (8 * colour) for colour in range(kinds.GREY)])


def ability_of(card: HouseCard) -> int:
    """A3: how its Secondary Ability is used."""
    if card.bonus is None:
        return kinds.NO_ABILITY
    if card.removal:
        return kinds.REMOVAL
    return kinds.CHAINED if card.bonus.plain else kinds.ASKED
