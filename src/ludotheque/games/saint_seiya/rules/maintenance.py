"""Phase 2 of a turn, and the turn as a whole (R30–R35, R49)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import marks, numbers, verbs, zones
from ludotheque.games.saint_seiya.actions import end_is_near, remove
from ludotheque.games.saint_seiya.effects.drawing import Draw
from ludotheque.games.saint_seiya.effects.field import Refill, can_reveal
from ludotheque.games.saint_seiya.kit import kit_of
from ludotheque.games.saint_seiya.moves import discardings
from ludotheque.games.saint_seiya.rules.main_phase import MainPhase
from ludotheque.kernel import (
    NOBODY,
    TURN_BEGINS,
    Ask,
    Effect,
    Frame,
    Note,
    Num,
    Row,
    Script,
    State,
    Text,
    first_of,
    in_order,
    verb_of,
)

REVEALED: Final = Note("saint-seiya-log-revealed", "R34")
TURN: Final = Note("saint-seiya-log-turn", "R35", TURN_BEGINS)
CLEARED: Final = Note("saint-seiya-log-cleared", "R30")
THREW: Final = Note("saint-seiya-log-threw", "R30")
SLID_OUT: Final = Note("saint-seiya-log-removed", "R32")
EXHAUSTED: Final = Note("saint-seiya-log-exhausted", "A5")
LONG_ENOUGH: Final = Note("saint-seiya-log-long-enough", "A49")
DREW_UP: Final = Note("saint-seiya-log-drew", "R31")
OVER: Final = Note("saint-seiya-log-over", "R49")


class ClearAway(Effect):
    """R30, A39: the cards played are discarded, and as many cards of the hand as one likes."""

    rule = "R30"
    prompt = "saint-seiya-ask-discard"

    def run(self, g: State, f: Frame) -> None:
        """What held for this turn ends; then ask which cards to throw away."""
        g.unmark(marks.END_OF_TURN)
        g.pour(zones.ENGAGED + zones.SIDE * f.seat, zones.DISCARD + zones.SIDE * f.seat, CLEARED)
        held = g.size[zones.HAND + zones.SIDE * f.seat]
        if held:
            g.ask(f.seat, 0, held)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Every card of the hand, from the last pick on."""
        return in_order(discardings(g, f.seat), ask)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Throw them away."""
        side = zones.SIDE * f.seat
        for option in asks[0].picks:
            g.move(g.take(zones.HAND + side, first_of(option)), zones.DISCARD + side, THREW)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or not in the hand."""
        if verb_of(option) != verbs.DISCARD:
            return Text("saint-seiya-no-discard-first", "R30")
        return Text("saint-seiya-no-such-card", "R30", {"card": kit_of(g).cards[first_of(option)].name})


class DrawUp(Draw):
    """R31: draw up to five cards in hand; with five or more, none."""

    rule = "R31"

    def __init__(self) -> None:
        super().__init__(0, DREW_UP)

    def run(self, g: State, f: Frame) -> None:
        """As many as are missing."""
        f.n = numbers.HAND_SIZE - g.size[zones.HAND + zones.SIDE * f.seat]
        if f.n > 0:
            self.go_on(g, f)
        else:
            f.n = 0


class RemoveLast(Effect):
    """R32, A8: the card in slot 6 is removed, its flame burning; an empty slot loses nothing."""

    rule = "R32"

    def run(self, g: State, f: Frame) -> None:
        """If there is one."""
        card = g.at(zones.FIELD, zones.LAST_SLOT)
        if card != NOBODY:
            remove(g, kit_of(g), card, SLID_OUT)


class Shift(Effect):
    """R33: all cards of the field move to the right, closing every gap."""

    rule = "R33"

    def run(self, g: State, f: Frame) -> None:
        """From the right."""
        slot: Num = zones.LAST_SLOT
        place = g.size[zones.FIELD] - 1
        while place >= 0:
            card = g.card(zones.FIELD, place)
            if g.spot[card] != slot:
                g.slide(card, slot)
            slot -= 1
            place -= 1


class NextTurn(Effect):
    """R35, R49, A5, A40, A49: the player on the left is next; in the last round the game ends with its last turn."""

    rule = "R35"

    def run(self, g: State, f: Frame) -> None:
        """Whose turn it is, if anybody's."""
        kit = kit_of(g)
        if not g.size[zones.FIELD] and not can_reveal(g, kit) and not g.vars[numbers.LAST_ROUND]:
            g.say(EXHAUSTED)
            end_is_near(g)
        left = (f.seat + 1) % kit.seats
        g.count(numbers.TURNS, g.vars[numbers.TURNS] + 1)
        if g.vars[numbers.TURNS] >= numbers.MOST_TURNS and not g.vars[numbers.LAST_ROUND]:
            g.say(LONG_ENOUGH, NOBODY, numbers.MOST_TURNS)
            end_is_near(g)
        if g.vars[numbers.LAST_ROUND] and left == g.vars[numbers.FIRST]:
            g.say(OVER)
            show_all(g)
            g.finish()
            return
        g.count(numbers.ACTIVE, left)
        g.say(TURN, left)
        f.seat = left
        f.m = 0
        f.step = 0


TURN_SCRIPT: Final = Script(
    "turn", [MainPhase(), ClearAway(), DrawUp(), RemoveLast(), Shift(), Refill(REVEALED), NextTurn()]
)


def show_all(g: State) -> None:
    """R50: when points are counted, everybody's cards are seen."""
    for seat in range(g.kit.seats):
        for zone in (zones.HAND + zones.SIDE * seat, zones.PILE + zones.SIDE * seat):
            for card in g.cards(zone):
                g.turn_up(card)
