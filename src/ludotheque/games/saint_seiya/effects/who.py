"""Who does what a card says (A26, A27)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import numbers, players, sorts, verbs, zones
from ludotheque.games.saint_seiya.actions import skip
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit, Step, kit_of
from ludotheque.kernel import (
    Ask,
    Effect,
    Frame,
    Num,
    Row,
    Script,
    State,
    Text,
    append,
    first_of,
    new_row,
    pack,
    verb_of,
)


def has(g: State, kit: SaintSeiyaKit, zone: Num, which: Num) -> bool:
    """Whether a zone holds a card of some kind."""
    for place in range(g.size[zone]):
        if kit.fits(g.face[g.card(zone, place)], which):
            return True
    return False


class Others(Step):
    """Steps that somebody else does: they have a script of their own."""

    def __init__(self, steps: list[Effect]) -> None:
        self.steps = steps
        self.script: Script | None = None

    def within(self) -> list[Effect]:
        """Those steps."""
        return self.steps

    def named(self, script: Script) -> None:
        """Under this name."""
        self.script = script

    def have(self, g: State, f: Frame, seat: Num) -> None:
        """Let a seat do them."""
        assert self.script is not None
        g.push(self.script, seat, f.card)


class EachPlayer(Others):
    """A27: every player, the active one first, then clockwise."""

    def run(self, g: State, f: Frame) -> None:
        """The last is pushed first."""
        seats = g.kit.seats
        for i in range(seats):
            self.have(g, f, (g.vars[numbers.ACTIVE] + seats - 1 - i) % seats)


class EachOpponent(Others):
    """A27: every opponent, clockwise from the left of the active player."""

    def run(self, g: State, f: Frame) -> None:
        """The last is pushed first."""
        seats = g.kit.seats
        for i in range(seats - 1):
            self.have(g, f, (g.vars[numbers.ACTIVE] + seats - 1 - i) % seats)


class OneSeat(Others):
    """A26: one player, or one opponent, whom the one who acts chooses; then that seat does the steps."""

    rule = "A26"
    prompt = "saint-seiya-ask-seat"

    def __init__(self, which: int, opponents: bool, may: bool, steps: list[Effect]) -> None:
        super().__init__(steps)
        self.which = which
        self.opponents = opponents
        self.may = may

    def candidates(self, g: State, seat: Num) -> Row:
        """The seats that may be chosen, from the active player clockwise."""
        kit = kit_of(g)
        out = new_row(kit.seats)
        for i in range(1 if self.opponents else 0, kit.seats):
            other = (seat + i) % kit.seats
            if self.fits(g, kit, other):
                out = append(out, other)
        return out

    def fits(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """Whether a seat has what the effect is about."""
        side = zones.SIDE * seat
        if self.which == players.WITH_A_HAND:
            return g.size[zones.HAND + side] > 0
        if self.which == players.WITH_GOLD_ARMOUR:
            return has(g, kit, zones.EQUIPPED + side, sorts.GOLD_ARMOURS)
        if self.which == players.ANYBODY:
            return True
        if not has(g, kit, zones.DESTROYED + side, sorts.VERY_COMMON_HEROES):
            return False
        return self.which == players.WITH_A_DESTROYED_HERO or has(g, kit, zones.DISCARD + side, sorts.COMMON_HEROES)

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """A47: effects on hands may always be announced; other objects must be there."""
        return self.which == players.WITH_A_HAND or len(self.candidates(g, seat)) > 0

    def run(self, g: State, f: Frame) -> None:
        """Ask, where there is a choice."""
        seats = self.candidates(g, f.seat)
        if len(seats) == 0:
            skip(f)
        elif self.may:
            g.ask(f.seat, 0, 1)
        elif len(seats) == 1:
            self.have(g, f, seats[0])
        else:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """These seats."""
        out = new_row(g.kit.seats)
        for seat in self.candidates(g, f.seat):
            out = append(out, pack(verbs.SEAT, seat))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """That one."""
        if len(asks[0].picks):
            self.have(g, f, first_of(asks[0].picks[0]))
        else:
            skip(f)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not a seat, or not that one."""
        if verb_of(option) != verbs.SEAT or first_of(option) >= g.kit.seats:
            return Text("saint-seiya-no-seat-first", "A26")
        return Text("saint-seiya-no-such-seat", "A26", {"seat": first_of(option)})
