"""Phase 1, Pioche (R10–R14)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, verbs, zones
from ludotheque.games.yro.rules.hand import not_in_hand, offered, out_of_order
from ludotheque.kernel import Ask, Effect, Frame, Note, Num, Row, State, Text, first_of, verb_of
from ludotheque.kernel.usual import shuffle

THREW: Final = Note("yro-log-threw", "R10")
THREW_NOTHING: Final = Note("yro-log-threw-nothing", "R10")
DREW: Final = Note("yro-log-drew", "R10")
RESHUFFLES: Final = Note("yro-log-reshuffles", "R14")


class ThrowAway(Effect):
    """R10–R12, A30: everybody seals which cards of the hand to throw away, none to all, before anybody draws."""

    rule = "R10"
    prompt = "yro-ask-discard"

    def run(self, g: State, f: Frame) -> None:
        """Ask everybody. (A hand can be empty only in a position written by hand: then there is nothing to ask.)"""
        for seat in range(g.kit.seats):
            held = g.size[zones.HAND + zones.SIDE * seat]
            if held:
                g.ask(seat, 0, held)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Every card of the hand that is not chosen yet."""
        return offered(g, zones.HAND + zones.SIDE * ask.seat, ask, verbs.DISCARD)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """A27, A30: all are shown together, on a pile of this round."""
        for ask in asks:
            hand = zones.HAND + zones.SIDE * ask.seat
            for option in ask.picks:
                g.move(g.take(hand, first_of(option)), zones.THROWN, THREW)
            if len(ask.picks) == 0:
                g.say(THREW_NOTHING, ask.seat)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or not in the hand."""
        if verb_of(option) != verbs.DISCARD:
            return Text("yro-no-discard-first", "R10")
        hand = zones.HAND + zones.SIDE * ask.seat
        return not_in_hand(g, hand, option) or out_of_order(g, hand, ask, option)


def restock(g: State) -> None:
    """R14, A27: the discards of earlier rounds become the deck; chance is asked for their order."""
    for card in g.cards(zones.DISCARD):
        g.move(card, zones.DECK)
    shuffle(g, zones.DECK)


class DrawUp(Effect):
    """R10, R14, A27: then all draw back to five, in seat order; the frame's `n` is the seat that draws."""

    rule = "R10"

    def run(self, g: State, f: Frame) -> None:
        """From the first seat on."""
        f.n = 0
        self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> None:
        """Draw, as long as the deck lasts."""
        while f.n < g.kit.seats:
            hand = zones.HAND + zones.SIDE * f.n
            missing = numbers.HAND_SIZE - g.size[hand]
            drawn: Num = 0
            while drawn < missing and g.size[zones.DECK]:
                g.move(g.top(zones.DECK), hand)
                drawn += 1
            if drawn:
                g.say(DREW, f.n, drawn)
            if drawn < missing and g.size[zones.DISCARD]:
                restock(g)
                return
            f.n += 1
        f.n = 0

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """The new deck; the same draw goes on."""
        g.shuffle(zones.DECK, drawn, RESHUFFLES)
        self.go_on(g, f)
