"""What is in the box of Saint Seiya Deckbuilding: zones, the Clock, marks, verbs and the kinds of cards (R1–R17)."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.kernel import (
    BY_FACE,
    BY_SPOT,
    EVERYONE,
    HIDDEN,
    NOBODY,
    OWNER,
    PUBLISHED,
    CardType,
    Effect,
    Frame,
    Game,
    Kit,
    Script,
    State,
    Text,
    Var,
    Zone,
    pack,
)

# ------------------------------------------------------------------ kinds, classes and ranks (R3, R6, R7)
CHARACTER: Final = 0
ARMOUR: Final = 1
KINDS: Final = ["character", "armour"]

NO_CLASS: Final = 0
HERO: Final = 1
HERO_SAINT: Final = 2  #: "Héros - Chevalier de Bronze"
BRONZE_ARMOUR: Final = 3
GOLD_ARMOUR: Final = 4
GOLD: Final = 5
SILVER: Final = 6
WANDERING: Final = 7  #: "Chevalier sans constellation"
GHOST: Final = 8
BLACK: Final = 9
STEEL: Final = 10
BRONZE: Final = 11
CLASSES: Final = [
    "none", "hero", "hero-saint", "bronze-armour", "gold-armour", "gold", "silver", "wandering", "ghost", "black",
    "steel", "bronze",
]  # fmt: skip

VERY_COMMON: Final = 0
COMMON: Final = 1
UNCOMMON: Final = 2
RARE: Final = 3
VERY_RARE: Final = 4
RANKS: Final = ["very-common", "common", "uncommon", "rare", "very-rare"]

# ------------------------------------------------------------------ heroes (R14, A46)
SEIYA: Final = 0
SHIRYU: Final = 1
HYOGA: Final = 2
SHUN: Final = 3
IKKI: Final = 4
HEROES: Final = ["seiya", "shiryu", "hyoga", "shun", "ikki"]

# ------------------------------------------------------------------ numbers of the rules
SEATS: Final = 5
SLOTS: Final = 6  #: R10
FIRST_SLOT: Final = 0  #: R12: "slot 1", next to the Reserve
LAST_SLOT: Final = 5  #: R12: "slot 6"
HAND_SIZE: Final = 5  #: R17, R31
ALL_FLAMES: Final = 12  #: R1
CIVILIANS: Final = 9  #: R2: of a hero's 15 cards
ASIDE_HEROES: Final = 5  #: R2
HERO_CARDS: Final = 15  #: R2
RESERVE_SIZE: Final = 125  #: R2
ABSENT: Final = -1  #: R4: a cost that is not printed
LEAST_COST: Final = 1  #: A19
MOST_TURNS: Final = 200  #: A49
MOST_ACTIVATIONS: Final = 100  #: A50: in one turn

# ------------------------------------------------------------------ zones
RESERVE: Final = 0
FIELD: Final = 1  #: six spots; spot 0 is slot 1
REMOVED: Final = 2  #: the common discard
BETWEEN: Final = 3  #: A41, A37: an acquired card before it reaches its place; cards revealed by an effect
BOX: Final = 4  #: R14: heroes nobody plays
OF_SEATS: Final = 5  #: the first zone of seat 0
HAND: Final = 5  #: + SIDE * seat, all of these
PILE: Final = 6
DISCARD: Final = 7
ENGAGED: Final = 8  #: on spots: what each engaged card faces, see below
EQUIPPED: Final = 9  #: R22: at most one Armour in play
WOUNDED: Final = 10
DESTROYED: Final = 11  #: under the hero marker
ASIDE: Final = 12  #: R14: the Bronze Saint heroes not owned yet
SIDE: Final = 8

#: R20, A41: spots 0 to 5 of the engaged cards: they face the card in that slot of the field, and follow it. Then:
FACING_NOBODY: Final = 6  #: the card they faced has left the field
FIGHTING: Final = 7  #: used in the acquisition that is being carried out
BESIDE: Final = 8  #: engaged against the card being acquired, and held back
IN_PLAY: Final = 9  #: no spot: how a move names the Armour in play

# ------------------------------------------------------------------ numbers of the table
FLAMES: Final = 0
FIRST: Final = 1
ACTIVE: Final = 2
TURNS: Final = 3
LAST_ROUND: Final = 4  #: R49: 1 once the last flame is gone
HERO_OF: Final = 5  #: + seat: which of HEROES, 5 while nobody has dealt them

# ------------------------------------------------------------------ marks, all of them until the end of the turn
END_OF_TURN: Final = 0
BOOSTED: Final = 0  #: A34: Taurus and Leo Armour: a Character in play has n more Force
ALL_BOOSTED: Final = 1  #: Libra Armour: every Character of a seat has n more Force
CHEAPER_FORCE: Final = 2  #: A19: Capella, Cassios: a card of the field costs n less Force
CHEAPER_COSMOS: Final = 3
ARMOURS_BY_FORCE: Final = 4  #: A36: Algethi
MARKS: Final = ["boosted", "all-boosted", "cheaper-force", "cheaper-cosmos", "armours-by-force"]

# ------------------------------------------------------------------ verbs of moves, and their operands
ENGAGE_IT: Final = 1  #: face, slot (R18)
EQUIP_IT: Final = 2  #: face (R22)
FIGHT_IT: Final = 3  #: slot (R24: by Force)
RALLY_IT: Final = 4  #: slot, whether the Armour in play adds its Cosmos (R24: by Cosmos)
ACTIVATE_IT: Final = 5  #: face, what it faces or IN_PLAY (R42)
HEAL_WITH_IT: Final = 6  #: face, what it faces (R29)
DISCARD_IT: Final = 7  #: face, of the own hand (R30)
PICK_IT: Final = 8  #: face, zone: what an effect asks for
BOOST_IT: Final = 9  #: face, what it faces
SLOT_IT: Final = 10  #: slot
SWAP_IT: Final = 11  #: slot, slot
SEAT_IT: Final = 12  #: seat
YES_IT: Final = 13
NONE_IT: Final = 14  #: "I have none": offered only to who has nothing to choose

# ------------------------------------------------------------------ what an effect asks for
ANY: Final = 0
CHARACTERS: Final = 1
ARMOURS: Final = 2
SAINTS: Final = 3  #: R6: the class contains "Chevalier"
ALL_HEROES: Final = 4  #: the class contains "Héros"
VERY_COMMON_HEROES: Final = 5  #: A18: 1 to 5
COMMON_HEROES: Final = 6  #: A18: 11 to 15
LOW_CHARACTERS: Final = 7  #: Very Common or Common
GOLD_SAINTS: Final = 8
GOLD_ARMOURS: Final = 9
GHOSTS: Final = 10
BLACK_SAINTS: Final = 11  #: Jango himself apart
ATHENAS: Final = 12
OF_HERO: Final = 13  #: + hero: both versions (A46)
WITH_COSMOS: Final = 18  #: A14: Characters with a printed Cosmos of 1 or more
WITHOUT_COSMOS: Final = 19
FILTERS: Final = 20

# ------------------------------------------------------------------ keywords (R39–R42)
ARRIVAL: Final = 0
DEFEATED: Final = 1
ON_PLAY: Final = 2
BY_DISCARD: Final = 3
BY_WOUND: Final = 4
BY_DESTROY: Final = 5
IN_FIGHT: Final = 6  #: as long as it is engaged
ON_FIELD: Final = 7  #: as long as it lies on the field
AT_THE_END: Final = 8  #: R51–R56: when points are counted
REMINDER: Final = 9
KEYWORDS: Final = [
    "arrival", "defeated", "on-play", "by-discard", "by-wound", "by-destroy", "in-fight", "on-field", "at-the-end",
    "reminder",
]  # fmt: skip


# ------------------------------------------------------------------ standing rules a card may bear, one bit each
BARS_SAINTS: Final = 1  #: A20
BARS_HEALING: Final = 2  #: A22
NEEDS_THREE: Final = 4  #: A21
NEEDS_DISCARD: Final = 8  #: A21
HYOGA_FOR_EIGHT: Final = 16  #: A35
SHIELDS_SAINTS: Final = 32  #: A23
DRAWS_FOR_COSMOS: Final = 64  #: A15


class Deed(Effect):
    """One step of a line. What a question of it is about is said by its `prompt`."""

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47: whether an activation with this step may be announced: its price can be paid, its object exists."""
        return True

    def why(self, g: State, kit: SaintSeiyaKit, seat: int, card: Card) -> Text:
        """Why the activation of a card may not be announced because of this step."""
        return Text("saint-seiya-no-object", "A47", {"card": card.name})

    def from_hand(self) -> bool:
        """Whether that depends on the hand of who announces it: then the announcement tells something."""
        return False

    def within(self) -> list[Effect]:
        """The steps that it has others do, if any."""
        return []

    def named(self, script: Script) -> None:
        """Those steps have got a name."""


class Printed(Effect):
    """One printed line of a card: its keyword and what it does, step by step, or as long as it lies there.

    `key` names its text ("saint-seiya-text-" + key). Lines that hold as long as a card lies somewhere override the
    questions below; the others have steps.
    """

    def __init__(self, keyword: int, key: str, rule: str, steps: list[Effect]) -> None:
        self.keyword = keyword
        self.key = key
        self.rule = rule
        self.steps = steps

    def run(self, g: State, f: Frame) -> None:
        """A line is not a step itself."""
        raise NotImplementedError

    def flag(self) -> int:
        """The standing rule that it is, one of the bits above."""
        return 0

    def doubles(self, other: Card) -> bool:
        """A45: whether it doubles the printed values of another card engaged beside it."""
        return False

    def gives(self, g: State, cards: list[Card], source: int, to: int, slot: int, cosmos: bool) -> int:
        """What the card `source` adds by this line to the Force, or the Cosmos, of the card `to` beside it."""
        return 0

    def cheapens(self, target: Card, cards: list[Card], source: int, cosmos: bool) -> int:
        """By how much it lowers what a card of the field costs those engaged against it; source -1: its own line."""
        return 0

    def params(self) -> dict[str, int | str]:
        """What fills its text."""
        return {}

    def text(self) -> Text:
        """What the card prints."""
        return Text(f"saint-seiya-text-{self.key}", self.rule, self.params())


class Card(CardType):
    """A Character or an Armour (R3–R5). Absent costs are -1; absent values are 0, as no rule tells them apart."""

    def __init__(
        self,
        no: int,
        key: str,
        kind: int,
        of_class: int,
        rank: int,
        costs: tuple[int, int],
        values: tuple[int, int, int],
        vp: int,
        lines: list[Printed],
        rulings: list[str],
    ) -> None:
        printed: list[Effect] = []
        printed.extend(lines)
        super().__init__(key, f"@saint-seiya-card-{key}", 0, PUBLISHED, printed)
        self.no = no
        self.kind = kind
        self.of_class = of_class
        self.rank = rank
        self.cost_force = costs[0]
        self.cost_cosmos = costs[1]
        self.force = values[0]
        self.cosmos = values[1]
        self.heal = values[2]
        self.vp = vp
        self.lines = lines
        self.rulings = rulings
        self.flame = of_class == GOLD  #: R47
        self.saint = kind == CHARACTER and of_class not in (NO_CLASS, HERO)  #: R6
        self.hero = NOBODY  #: A46: which of HEROES it is, in either version
        if of_class in (HERO, HERO_SAINT):
            self.hero = (no - 1) % 10
        self.flags = 0
        self.fighting: list[Printed] = []  #: the lines that hold as long as it is engaged
        self.standing: list[Printed] = []  #: the lines that hold as long as it lies on the field
        for line in lines:
            self.flags |= line.flag()
            if line.keyword == IN_FIGHT:
                self.fighting.append(line)
            elif line.keyword == ON_FIELD:
                self.standing.append(line)
        self.arrival: Script | None = None
        self.defeated: Script | None = None
        self.on_play: Script | None = None
        self.activation: Script | None = None
        self.deeds: list[Deed] = []  #: the steps of its activation
        self.price = NOBODY  #: BY_DISCARD, BY_WOUND or BY_DESTROY where it has an activation

    def facts(self) -> dict[str, object]:
        """What is printed beside the text."""
        absent: dict[str, int | None] = {"force": None, "cosmos": None}
        if self.cost_force != ABSENT:
            absent["force"] = self.cost_force
        if self.cost_cosmos != ABSENT:
            absent["cosmos"] = self.cost_cosmos
        return {
            "no": self.no,
            "kind": KINDS[self.kind],
            "class": CLASSES[self.of_class],
            "rank": RANKS[self.rank],
            "cost": absent,
            "force": self.force,
            "cosmos": self.cosmos,
            "heal": self.heal,
            "vp": self.vp,
            "conditional": any([line.keyword == AT_THE_END for line in self.lines]),
            "flame": self.flame,
            "hero": HEROES[self.hero] if self.hero != NOBODY else None,
            "effects": [KEYWORDS[line.keyword] for line in self.lines],
        }

    def concerns(self) -> list[str]:
        """The rules that all such cards have to do with, and its own rulings."""
        out = ["R22", "R23"] if self.kind == ARMOUR else ["R18", "R19", "R21"]
        if self.flame:
            out.append("R47")
        return out + self.rulings


def fits(card: Card, which: int) -> bool:
    """Whether a card is one of those an effect asks for."""
    character = card.kind == CHARACTER
    if which == ANY:
        return True
    if which == CHARACTERS:
        return character
    if which == ARMOURS:
        return not character
    if which == SAINTS:
        return card.saint
    if which == ALL_HEROES:
        return card.hero != NOBODY
    if which == VERY_COMMON_HEROES:
        return card.of_class == HERO
    if which == COMMON_HEROES:
        return card.of_class == HERO_SAINT
    if which == LOW_CHARACTERS:
        return character and card.rank <= COMMON
    if which == GOLD_SAINTS:
        return card.of_class == GOLD
    if which == GOLD_ARMOURS:
        return card.of_class == GOLD_ARMOUR
    if which == GHOSTS:
        return card.of_class == GHOST
    if which == BLACK_SAINTS:
        return card.of_class == BLACK and card.key != "jango"
    if which == ATHENAS:
        return card.key == "athena"
    if which == WITH_COSMOS:
        return character and card.cosmos > 0
    if which == WITHOUT_COSMOS:
        return character and card.cosmos == 0
    return card.hero == which - OF_HERO


class SaintSeiyaKit(Kit):
    """The table of Saint Seiya for two to five heroes."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        self.backs = ["card"]
        self.cards: list[Card] = []  #: by face
        self.faces: dict[str, int] = {}  #: a card's key -> its face
        self.card_list: dict[str, Any] = {}
        self.popes = 0  #: A6: how many cards go back into the Reserve whenever they are revealed
        self.silver_by_rank = options["silver"] == "rank"  #: A1
        self.ties_share = options["ties"] == "all"  #: A2
        #: face -> occupied slots (one bit each) -> the options that engage it against them
        self.facings: list[list[list[int]]] = []
        self.engagings: list[int] = []  #: face -> the option that engages it against slot 1; the others likewise
        self.equippings: list[int] = []
        self.activations: list[int] = []
        self.healings: list[int] = []
        self.discardings: list[int] = []
        self.fit: list[list[bool]] = [[] for _ in range(FILTERS)]  #: filter -> face -> whether it fits
        self.mark_names = list(MARKS)
        self.add_zone(Zone("reserve", NOBODY, 0, HIDDEN, EVERYONE))
        self.add_zone(Zone("field", NOBODY, 0, EVERYONE, EVERYONE, BY_SPOT))
        self.add_zone(Zone("removed", NOBODY, 0, EVERYONE, EVERYONE))
        self.add_zone(Zone("between", NOBODY, 0, EVERYONE, EVERYONE))
        self.add_zone(Zone("box", NOBODY, 0, EVERYONE, EVERYONE))
        for seat in range(seats):
            self.add_zone(Zone("hand", seat, 0, OWNER, EVERYONE, BY_FACE))
            self.add_zone(Zone("pile", seat, 0, HIDDEN, EVERYONE))
            self.add_zone(Zone("discard", seat, 0, EVERYONE, EVERYONE))
            self.add_zone(Zone("engaged", seat, 0, EVERYONE, EVERYONE, BY_SPOT))
            self.add_zone(Zone("equipped", seat, 0, EVERYONE, EVERYONE))
            self.add_zone(Zone("wounded", seat, 0, EVERYONE, EVERYONE))
            self.add_zone(Zone("destroyed", seat, 0, EVERYONE, EVERYONE))
            self.add_zone(Zone("aside", seat, 0, EVERYONE, EVERYONE))
        self.vars = [Var("flames"), Var("first"), Var("active"), Var("turns"), Var("last-round")]
        for seat in range(seats):
            self.vars.append(Var("hero", seat))

    def add_card(self, card: Card, copies: int) -> None:
        """Put a card into the box, and its lines' steps under names that a saved table finds again."""
        face = self.add_type(card, copies)
        self.cards.append(card)
        self.faces[card.key] = face
        if card.key == "pope":
            self.popes = copies
        facing = [pack(ENGAGE_IT, face, slot) for slot in range(SLOTS)]
        self.engagings.append(facing[0])
        self.facings.append(
            [[facing[slot] for slot in range(SLOTS) if taken >> slot & 1] for taken in range(1 << SLOTS)]
        )
        self.equippings.append(pack(EQUIP_IT, face))
        self.activations.append(pack(ACTIVATE_IT, face))
        self.healings.append(pack(HEAL_WITH_IT, face))
        self.discardings.append(pack(DISCARD_IT, face))
        for which in range(FILTERS):
            self.fit[which].append(fits(card, which))
        for line in card.lines:
            if line.steps:
                script = self._name(f"{KEYWORDS[line.keyword]} {card.key}", line.steps)
                if line.keyword == ARRIVAL:
                    card.arrival = script
                elif line.keyword == DEFEATED:
                    card.defeated = script
                elif line.keyword == ON_PLAY:
                    card.on_play = script
                else:
                    card.activation = script
                    card.price = line.keyword
                    for step in line.steps:
                        assert isinstance(step, Deed)
                        card.deeds.append(step)

    def _name(self, key: str, steps: list[Effect]) -> Script:
        """A script of these steps, and one of what each of them has others do."""
        script = self.add_script(key, steps)
        for at in range(len(steps)):
            step = steps[at]
            if isinstance(step, Deed) and step.within():
                step.named(self._name(f"{key} {at + 1}", step.within()))
        return script

    def face_called(self, key: str) -> int:
        """The card with this key, or -1."""
        return self.faces.get(key, NOBODY)


def box_of(g: State) -> SaintSeiyaKit:
    """The kit of this table, as what it is."""
    kit = g.kit
    assert isinstance(kit, SaintSeiyaKit)
    return kit
