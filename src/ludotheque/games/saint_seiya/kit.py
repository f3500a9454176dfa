"""What is in the box of Saint Seiya Deckbuilding: the table, the cards and what is printed on them (R1–R17)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import keywords, marks, numbers, sorts, terms, zones
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
    Num,
    Row,
    Script,
    State,
    Text,
    Var,
    Zone,
    append,
    new_row,
)


class Step(Effect):
    """One step of a line. What a question of it is about is said by its `prompt`."""

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """A47: whether an activation with this step may be announced: its price can be paid, its object exists."""
        return True

    def why(self, g: State, kit: SaintSeiyaKit, seat: Num, card: Card) -> Text:
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

    def flag(self) -> Num:
        """The standing rule that it is, one of the bits above."""
        return 0

    def doubles(self, other: Card) -> bool:
        """A45: whether it doubles the printed values of another card engaged beside it."""
        return False

    def gives(self, g: State, kit: SaintSeiyaKit, engaged: Row, source: Num, to: Num, slot: Num, cosmos: bool) -> Num:
        """What the card `source` adds by this line to the Force, or the Cosmos, of the card `to` beside it."""
        return 0

    def cheapens(self, g: State, kit: SaintSeiyaKit, target: Card, engaged: Row, cosmos: bool) -> Num:
        """By how much it lowers what a card of the field costs those engaged against it."""
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
        self.flame = of_class == terms.GOLD  #: R47
        self.saint = kind == terms.CHARACTER and of_class not in (terms.NO_CLASS, terms.HERO)  #: R6
        self.hero = NOBODY  #: A46: which of HEROES it is, in either version
        if of_class in (terms.HERO, terms.HERO_SAINT):
            self.hero = (no - 1) % 10
        self.flags = 0
        self.fighting: list[Printed] = []  #: the lines that hold as long as it is engaged
        self.standing: list[Printed] = []  #: the lines that hold as long as it lies on the field
        for line in lines:
            self.flags |= line.flag()
            if line.keyword == keywords.IN_FIGHT:
                self.fighting.append(line)
            elif line.keyword == keywords.ON_FIELD:
                self.standing.append(line)
        self.arrival: Script | None = None
        self.defeated: Script | None = None
        self.on_play: Script | None = None
        self.activation: Script | None = None
        self.steps: list[Step] = []  #: the steps of its activation
        self.price = NOBODY  #: BY_DISCARD, BY_WOUND or BY_DESTROY where it has an activation

    def facts(self) -> dict[str, object]:
        """What is printed beside the text."""
        absent: dict[str, int | None] = {"force": None, "cosmos": None}
        if self.cost_force != numbers.ABSENT:
            absent["force"] = self.cost_force
        if self.cost_cosmos != numbers.ABSENT:
            absent["cosmos"] = self.cost_cosmos
        return {
            "no": self.no,
            "kind": terms.KINDS[self.kind],
            "class": terms.CLASSES[self.of_class],
            "rank": terms.RANKS[self.rank],
            "cost": absent,
            "force": self.force,
            "cosmos": self.cosmos,
            "heal": self.heal,
            "vp": self.vp,
            "conditional": any([line.keyword == keywords.AT_THE_END for line in self.lines]),
            "flame": self.flame,
            "hero": terms.HEROES[self.hero] if self.hero != NOBODY else None,
            "effects": [keywords.NAMES[line.keyword] for line in self.lines],
        }

    def concerns(self) -> list[str]:
        """The rules that all such cards have to do with, and its own rulings."""
        out = ["R22", "R23"] if self.kind == terms.ARMOUR else ["R18", "R19", "R21"]
        if self.flame:
            out.append("R47")
        return out + self.rulings


def fits(card: Card, which: Num) -> bool:
    """Whether a card is of some sort."""
    character = card.kind == terms.CHARACTER
    if which == sorts.ANY:
        return True
    if which == sorts.CHARACTERS:
        return character
    if which == sorts.ARMOURS:
        return not character
    if which == sorts.SAINTS:
        return card.saint
    if which == sorts.ALL_HEROES:
        return card.hero != NOBODY
    if which == sorts.VERY_COMMON_HEROES:
        return card.of_class == terms.HERO
    if which == sorts.COMMON_HEROES:
        return card.of_class == terms.HERO_SAINT
    if which == sorts.LOW_CHARACTERS:
        return character and card.rank <= terms.COMMON
    if which == sorts.GOLD_SAINTS:
        return card.of_class == terms.GOLD
    if which == sorts.GOLD_ARMOURS:
        return card.of_class == terms.GOLD_ARMOUR
    if which == sorts.GHOSTS:
        return card.of_class == terms.GHOST
    if which == sorts.BLACK_SAINTS:
        return card.of_class == terms.BLACK and card.key != "jango"
    if which == sorts.ATHENAS:
        return card.key == "athena"
    if which == sorts.WITH_COSMOS:
        return character and card.cosmos > 0
    if which == sorts.WITHOUT_COSMOS:
        return character and card.cosmos == 0
    if which == sorts.WITH_LINES_IN_FIGHT:
        return len(card.fighting) > 0
    if which == sorts.WITH_LINES_ON_FIELD:
        return len(card.standing) > 0
    return card.hero == which - sorts.OF_HERO


class SaintSeiyaKit(Kit):
    """The table of Saint Seiya for two to five heroes."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        self.backs = ["card"]
        self.cards: list[Card] = []  #: by face
        self.faces: dict[str, int] = {}  #: a card's key -> its face
        self.popes = 0  #: A6: how many cards go back into the Reserve whenever they are revealed
        self.silver_by_rank = options["silver"] == "rank"  #: A1
        self.ties_share = options["ties"] == "all"  #: A2
        # Of cards what is read at every move, as rows.
        self.sorts = new_row()  #: face -> the sorts of cards that it is one of, one bit each
        self.flags = new_row()  #: face -> the standing rules it bears, one bit each
        self.force = new_row()
        self.cosmos = new_row()
        self.mark_names = list(marks.NAMES)
        self.add_zone(Zone("reserve", NOBODY, 0, HIDDEN, EVERYONE))
        self.add_zone(Zone("field", NOBODY, 0, EVERYONE, EVERYONE, BY_SPOT))
        self.add_zone(Zone("removed", NOBODY, 0, EVERYONE, EVERYONE))
        self.add_zone(Zone("between", NOBODY, 0, EVERYONE, EVERYONE))
        self.add_zone(Zone("box", NOBODY, 0, EVERYONE, EVERYONE))
        for seat in range(seats):
            self.add_zone(Zone("hand", seat, 0, OWNER, EVERYONE, BY_FACE, pool=2 + seat))
            self.add_zone(Zone("pile", seat, 0, HIDDEN, EVERYONE, pool=2 + seat))
            self.add_zone(Zone("discard", seat, 0, EVERYONE, EVERYONE))
            self.add_zone(Zone("engaged", seat, 0, EVERYONE, EVERYONE, BY_SPOT))
            self.add_zone(Zone("equipped", seat, 0, EVERYONE, EVERYONE))
            self.add_zone(Zone("wounded", seat, 0, EVERYONE, EVERYONE))
            self.add_zone(Zone("destroyed", seat, 0, EVERYONE, EVERYONE))
            self.add_zone(Zone("aside", seat, 0, EVERYONE, EVERYONE))
        self.vars = [Var("flames"), Var("first", is_seat=True), Var("active", is_seat=True)]
        self.vars += [Var("turns"), Var("last-round")]
        for seat in range(seats):
            self.vars.append(Var("hero", seat))

    def add_card(self, card: Card, copies: Num) -> None:
        """Put a card into the box, and its lines' steps under names that a saved table finds again."""
        face = self.add_type(card, copies)
        self.cards.append(card)
        self.faces[card.key] = face
        if card.key == "pope":
            self.popes = copies
        of: Num = 0
        for which in range(sorts.ALL):
            if fits(card, which):
                of |= 1 << which
        self.sorts = append(self.sorts, of)
        self.flags = append(self.flags, card.flags)
        self.force = append(self.force, card.force)
        self.cosmos = append(self.cosmos, card.cosmos)
        for line in card.lines:
            if line.steps:
                script = self._name(f"{keywords.NAMES[line.keyword]} {card.key}", line.steps)
                if line.keyword == keywords.ARRIVAL:
                    card.arrival = script
                elif line.keyword == keywords.DEFEATED:
                    card.defeated = script
                elif line.keyword == keywords.ON_PLAY:
                    card.on_play = script
                else:
                    card.activation = script
                    card.price = line.keyword
                    for step in line.steps:
                        if isinstance(step, Step):  # drawing can always be announced
                            card.steps.append(step)

    def _name(self, key: str, steps: list[Effect]) -> Script:
        """A script of these steps, and one of what each of them has others do."""
        script = self.add_script(key, steps)
        for at in range(len(steps)):
            step = steps[at]
            if isinstance(step, Step) and step.within():
                step.named(self._name(f"{key} {at + 1}", step.within()))
        return script

    def fits(self, face: Num, which: Num) -> bool:
        """Whether a card is one of those an effect asks for."""
        return self.sorts[face] >> which & 1 == 1

    def face_called(self, key: str) -> Num:
        """The card with this key, or -1."""
        return self.faces.get(key, NOBODY)


def kit_of(g: State) -> SaintSeiyaKit:
    """The kit of this table, as what it is."""
    kit = g.kit
    assert isinstance(kit, SaintSeiyaKit)
    return kit


def describe(kit: Kit) -> dict[str, object]:
    """What clients must know of the table: the field, the Clock, where engaged cards lie that face no slot."""
    return {
        "target": {"say": "saint-seiya-target", "params": {"n": numbers.ALL_FLAMES}},
        "columns": {"field": zones.SLOTS},
        "slots": zones.SLOTS,
        "flames": numbers.ALL_FLAMES,
        "hand": numbers.HAND_SIZE,
        "loose": {"nobody": zones.FACING_NOBODY, "fighting": zones.FIGHTING, "beside": zones.BESIDE},
        "heroes": list(terms.HEROES),
        "classes": list(terms.CLASSES),
        "ranks": list(terms.RANKS),
    }
