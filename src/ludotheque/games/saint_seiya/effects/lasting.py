"""What lasts until the end of the turn (A19, A34, A36)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import marks, verbs, zones
from ludotheque.games.saint_seiya.effects.field import no_slot
from ludotheque.games.saint_seiya.effects.who import has
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit, Step, kit_of
from ludotheque.games.saint_seiya.moves import once, slots
from ludotheque.games.saint_seiya.values import boost_of, engaged_at
from ludotheque.kernel import (
    NOBODY,
    Ask,
    Frame,
    Note,
    Num,
    Row,
    State,
    Text,
    append,
    first_of,
    new_row,
    pack,
    second_of,
)

BOOSTS: Final = Note("saint-seiya-log-boosted", "A34")
CHEAPER_BY_FORCE: Final = Note("saint-seiya-log-cheaper-force", "A19")
CHEAPER_BOTH_WAYS: Final = Note("saint-seiya-log-cheaper-both", "A19")


class Boost(Step):
    """A34, A42: a Character in play has more Force for this turn."""

    rule = "A34"
    prompt = "saint-seiya-ask-boost"

    def __init__(self, which: int, n: int) -> None:
        self.which = which
        self.n = n

    def offered(self, g: State, seat: Num) -> Row:
        """The engaged Characters of some kind, equal ones once."""
        kit = kit_of(g)
        out = new_row()
        for card in g.cards(zones.ENGAGED + zones.SIDE * seat):
            if kit.fits(g.face[card], self.which):
                out = append(out, pack(verbs.BOOST, g.face[card], g.spot[card]))
        return once(out)

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """A47: there is one."""
        return len(self.offered(g, seat)) > 0

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        options = self.offered(g, f.seat)
        if len(options) == 1:
            self.do(g, f, options[0])
        elif len(options):
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """One of them."""
        return self.offered(g, f.seat)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """That one."""
        self.do(g, f, asks[0].picks[0])

    def do(self, g: State, f: Frame, option: Num) -> None:
        """Of equal cards the one that has most already: it is the one that fights first."""
        best: Num = NOBODY
        for card in engaged_at(g, f.seat, second_of(option)):
            if g.face[card] == first_of(option):
                if best == NOBODY or boost_of(g, card) > boost_of(g, best):
                    best = card
        g.say(BOOSTS, f.seat, self.n, best)
        g.mark(marks.BOOSTED, f.seat, best, self.n, marks.END_OF_TURN)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not one of them."""
        return Text("saint-seiya-no-boost", "A34")


class Cheapen(Step):
    """A19: a card of the field costs less for this turn."""

    rule = "A19"
    prompt = "saint-seiya-ask-cheaper"

    def __init__(self, which: int, force: int, cosmos: int) -> None:
        self.which = which
        self.force = force
        self.cosmos = cosmos

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """A47: there is one."""
        return has(g, kit, zones.FIELD, self.which)

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        options = slots(g, self.which)
        if len(options) == 1:
            self.do(g, f, options[0])
        elif len(options):
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """One of them."""
        return slots(g, self.which)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """That one."""
        self.do(g, f, asks[0].picks[0])

    def do(self, g: State, f: Frame, option: Num) -> None:
        """Marked until the end of the turn."""
        card = g.at(zones.FIELD, first_of(option))
        g.say(CHEAPER_BOTH_WAYS if self.cosmos else CHEAPER_BY_FORCE, f.seat, self.force, card)
        g.mark(marks.CHEAPER_FORCE, f.seat, card, self.force, marks.END_OF_TURN)
        if self.cosmos:
            g.mark(marks.CHEAPER_COSMOS, f.seat, card, self.cosmos, marks.END_OF_TURN)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not a slot, or none of these."""
        return no_slot(g, option, "A19")


class Marked(Step):
    """Something holds for a seat until the end of the turn (Libra Armour, Algethi)."""

    def __init__(self, kind: int, n: int, note: Note) -> None:
        self.kind = kind
        self.n = n
        self.note = note

    def run(self, g: State, f: Frame) -> None:
        """From now on."""
        g.say(self.note, f.seat, self.n)
        g.mark(self.kind, f.seat, NOBODY, self.n, marks.END_OF_TURN)
