"""Phase 1 in the variant with a Draft (R48)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, verbs, zones
from ludotheque.games.yro.kit import kit_of
from ludotheque.games.yro.rules.draw import THREW
from ludotheque.games.yro.rules.hand import not_in_hand, offered, out_of_order
from ludotheque.kernel import Ask, Effect, Frame, Note, Num, Row, State, Text, first_of, verb_of

KEPT: Final = Note("yro-log-kept", "R48")
DRAFTED: Final = Note("yro-log-drafted", "R48")
PASSED: Final = Note("yro-log-passed", "R48")


class KeepTwo(Effect):
    """R48, A15, A31: everybody seals two cards of the hand to keep; the others are thrown away."""

    rule = "R48"
    prompt = "yro-ask-keep"

    def run(self, g: State, f: Frame) -> None:
        """Ask everybody. (Hands are smaller than two only in positions written by hand: then all is kept.)"""
        for seat in range(g.kit.seats):
            if g.size[zones.HAND + zones.SIDE * seat] >= numbers.DRAFT_KEPT:
                g.ask(seat, numbers.DRAFT_KEPT, numbers.DRAFT_KEPT)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Two cards, in either order the same."""
        return offered(g, zones.HAND + zones.SIDE * ask.seat, ask, verbs.KEEP)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """The others go to the pile of this round."""
        for ask in asks:
            hand = zones.HAND + zones.SIDE * ask.seat
            kept = [first_of(option) for option in ask.picks]
            for card in g.cards(hand):
                face = g.face[card]
                if face in kept:
                    kept.remove(face)
                else:
                    g.move(g.take(hand, face), zones.THROWN, THREW)
            g.say(KEPT, ask.seat, numbers.DRAFT_KEPT)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or not in the hand."""
        if verb_of(option) != verbs.KEEP:
            return Text("yro-no-keep-first", "R48")
        hand = zones.HAND + zones.SIDE * ask.seat
        return not_in_hand(g, hand, option) or out_of_order(g, hand, ask, option)


class MakePacks(Effect):
    """R48, A15: the five cards, the kept ones among them, are the pack to choose from."""

    rule = "R48"

    def run(self, g: State, f: Frame) -> None:
        """From the hand to the pack."""
        kit = kit_of(g)
        for seat in range(kit.seats):
            for card in g.cards(zones.HAND + zones.SIDE * seat):
                g.move(card, kit.pack_zone(seat, 0))


class Draft(Effect):
    """R48, A31: everybody seals one card of the pack; it is kept, the rest goes to the left, the next seat.

    `pick` counts from 0; after the fourth pick the last card of the pack is nobody else's choice.
    """

    rule = "R48"
    prompt = "yro-ask-draft"

    def __init__(self, pick: int) -> None:
        self.pick = pick

    def run(self, g: State, f: Frame) -> None:
        """Ask everybody."""
        for seat in range(g.kit.seats):
            g.ask(seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Every card of the pack, equal ones once."""
        return offered(g, kit_of(g).pack_zone(ask.seat, self.pick), ask, verbs.DRAFT)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Keep one, pass the rest on; the fifth card is the last one received."""
        kit = kit_of(g)
        for ask in asks:
            card = g.take(kit.pack_zone(ask.seat, self.pick), first_of(ask.picks[0]))
            g.move(card, zones.HAND + zones.SIDE * ask.seat, DRAFTED)
        for seat in range(kit.seats):
            left = kit.pack_zone((seat + 1) % kit.seats, self.pick + 1)
            for card in g.cards(kit.pack_zone(seat, self.pick)):
                g.move(card, left, PASSED)
        if self.pick == numbers.HAND_SIZE - 2:
            for seat in range(kit.seats):
                for card in g.cards(kit.pack_zone(seat, self.pick + 1)):
                    g.move(card, zones.HAND + zones.SIDE * seat, DRAFTED)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or not in the pack."""
        if verb_of(option) != verbs.DRAFT:
            return Text("yro-no-draft-first", "R48")
        return Text("yro-no-such-card-in-pack", "R48", {"card": kit_of(g).adventurers[first_of(option)].name})
