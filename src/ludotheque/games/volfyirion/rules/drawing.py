"""Drawing cards (R20, R45)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import numbers, verbs, zones
from ludotheque.games.volfyirion.kit import kit_of
from ludotheque.games.volfyirion.rules.refusals import BONUS_LOST, not_asked
from ludotheque.kernel import (
    Ask,
    Effect,
    Frame,
    Note,
    Num,
    Row,
    Script,
    State,
    Text,
    append,
    first_of,
    new_row,
    pack,
    usual,
    verb_of,
)

RESHUFFLES: Final = Note("volfyirion-log-reshuffles", "R20")
DREW: Final = Note("volfyirion-log-drew", "R20")
WAKES: Final = Note("volfyirion-log-wakes", "S6")


class Draw(usual.Draw):
    """R20: draw the frame's `n` cards; an empty House Deck is made of the Discard Pile. `m` counts them."""

    rule = "R20"

    def __init__(self) -> None:
        super().__init__(zones.HOUSE, zones.DISCARD, zones.HAND, zones.SEAT_ZONES, RESHUFFLES)

    def run(self, g: State, f: Frame) -> None:
        """From the top."""
        f.m = 0
        self.go_on(g, f)

    def restock(self, g: State, seat: Num) -> None:
        """S6: alone, a new House Deck wakes the dragon."""
        if kit_of(g).solo and g.vars[numbers.DRAGON] == numbers.AT_LAIR:
            g.say(WAKES)
            g.count(numbers.DRAGON, numbers.perch(seat, numbers.DEN))
        super().restock(g, seat)

    def drew(self, g: State, f: Frame, n: Num) -> None:
        """What was drawn before and after a new House Deck is told together."""
        f.m += n

    def ended(self, g: State, f: Frame) -> None:
        """If there are no cards left anywhere, the draw stops short."""
        if f.m:
            g.say(DREW, f.seat, f.m)
        f.n = 0
        f.m = 0


class ChooseDraw(Effect):
    """R44, R45: how many of the cards that an ability grants are drawn."""

    rule = "R45"
    prompt = "volfyirion-ask-draw"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is anything to draw."""
        if g.size[zones.house(f.seat)] or g.size[zones.discard(f.seat)]:
            g.ask(f.seat, 0, 1)
        else:
            g.say(BONUS_LOST)
            f.n = 0

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """One to all of them."""
        out = new_row()
        for n in range(1, f.n + 1):
            out = append(out, pack(verbs.DRAW, n))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """None, or so many."""
        f.n = 0
        if len(asks[0].picks):
            f.n = first_of(asks[0].picks[0])

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another move, or too many."""
        if verb_of(option) != verbs.DRAW:
            return not_asked(self)
        return Text("volfyirion-no-draw", self.rule, {"n": f.n})


DRAW_ALL: Final = Script("draw", [Draw()])

DRAW_SOME: Final = Script("draw-some", [ChooseDraw(), Draw()])
