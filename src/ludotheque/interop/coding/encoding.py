"""What a seat sees, as a row of whole numbers of always the same length: for whoever learns from it.

It says what the seat's view says and nothing else; what the seat does not know is nowhere in it. `Encoding.parts`
names the pieces, in this order (T is the number of card types, Z of zones, S of seats, C of cards on the table):

    me          S           1 for the seat that looks
    waiting     S           1 for each seat that owes an answer
    over        1           1 once the game is over
    prompt      prompts     1 for the kind of question that is open, as listed in `Encoding.prompts`
    about       1           the type of the card whose effect asks, counted from 1; 0 for none
    question    5           the seat's own question: 1 where it is asked, how few and how many picks it may be, how many
                            it has made, and 1 where the first answer of anybody is taken at once
    picks       8           its last picks, as actions counted from 1
    numbers     the box's   the public numbers, as the view lists its counters
    marks       K, S + 1, 2 of each kind of mark, seat by seat and last for no seat: how many, and their numbers' sum
    counts      Z, T + 1    zone by zone: how many cards of each type the seat knows to lie there, and how many others
    cards       C, 6        card by card, as the view lists them: the zone counted from 1, the spot or the place there,
                            the type counted from 1 (0: unknown), the back counted from 1 (0: unknown), 1 if everyone
                            knows it, which kinds of marks lie on it as bits
    unseen      S + 4, Z + T    what was shuffled together and the seat does not see, shuffle by shuffle: how many of
                            these cards lie in each zone, how many there are of each type
"""

from __future__ import annotations

from typing import Final

from ludotheque.interop.coding.numbering import Numbering
from ludotheque.kernel.effect import NOBODY, OPEN
from ludotheque.kernel.engine import ask_of, asking
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.rows import Num, Row
from ludotheque.kernel.rowtools import filled
from ludotheque.kernel.state import State
from ludotheque.kernel.view import unseen
from ludotheque.kernel.zones import BY_FACE, BY_SPOT

PICKS: Final = 8
CARD: Final = 6  #: numbers of a card
MOST: Final = 32767  #: no number is larger, and none below its negative: they fit two bytes


class Encoding:
    """How the tables of one box are written as numbers."""

    def __init__(self, kit: Kit, numbering: Numbering) -> None:
        seats = kit.seats
        self.kit = kit
        self.numbering = numbering
        self.cards_in_all = len(kit.set_out().face)
        self.prompts: list[str] = sorted(
            {step.prompt for script in kit.scripts.values() for step in script.steps if step.prompt}
        )
        self.kind_of_prompt: dict[str, int] = {prompt: at for at, prompt in enumerate(self.prompts)}
        self.pools = seats + 4
        #: name, where it begins, its shape
        self.parts: list[tuple[str, int, tuple[int, ...]]] = []
        self.size = 0
        self.me = self._part("me", (seats,))
        self.waiting = self._part("waiting", (seats,))
        self.over = self._part("over", (1,))
        self.prompt = self._part("prompt", (len(self.prompts),))
        self.about = self._part("about", (1,))
        self.question = self._part("question", (5,))
        self.picks = self._part("picks", (PICKS,))
        self.numbers = self._part("numbers", (len(kit.vars),))
        self.marks = self._part("marks", (len(kit.mark_names), seats + 1, 2))
        self.counts = self._part("counts", (len(kit.zones), len(kit.types) + 1))
        self.cards = self._part("cards", (self.cards_in_all, CARD))
        self.unseen = self._part("unseen", (self.pools, len(kit.zones) + len(kit.types)))

    def _part(self, name: str, shape: tuple[int, ...]) -> Num:
        begins = self.size
        size = 1
        for side in shape:
            size *= side
        self.parts.append((name, begins, shape))
        self.size += size
        return begins

    def encode(self, g: State, seat: Num) -> Row:
        """The table as this seat sees it; the number of seats stands for a spectator."""
        out = filled(self.size, 0)
        if seat < g.kit.seats:
            out[self.me + seat] = 1
        self._write_question(g, seat, out)
        i: Num
        numbers = self.numbers
        for i in range(len(g.vars)):
            out[numbers + i] = _bounded(g.vars[i])
        seats: Num = g.kit.seats
        for mark in g.marks:
            whose = mark.seat if mark.seat != NOBODY else seats
            at = self.marks + 2 * (mark.kind * (seats + 1) + whose)
            out[at] += 1
            out[at + 1] = _bounded(out[at + 1] + mark.n)
        self._write_cards(g, seat, out)
        self._write_unseen(g, seat, out)
        return out

    def _write_question(self, g: State, seat: Num, out: Row) -> None:
        """Who owes an answer to which question, and what the seat's own is."""
        if g.over:
            out[self.over] = 1
            return
        if not g.asks:
            return
        for ask in g.asks:
            if not ask.closed:
                out[self.waiting + ask.seat] = 1
        out[self.prompt + self.kind_of_prompt[asking(g).prompt]] = 1
        card = g.stack[len(g.stack) - 1].card
        everyone = g.kit.everyone
        if card != NOBODY and g.known[card] == everyone and g.kit.face_masks[g.where[card]] == everyone:
            out[self.about] = g.face[card] + 1
        mine = ask_of(g, seat)
        if mine is not None:
            at = self.question
            out[at] = 1
            out[at + 1] = mine.low
            out[at + 2] = _bounded(mine.high)
            out[at + 3] = len(mine.picks)
            out[at + 4] = 1 if g.mode == OPEN else 0
            picks: Num = len(mine.picks)
            i: Num
            for i in range(PICKS):
                if i < picks:
                    out[self.picks + i] = self.numbering.action(mine.picks[picks - 1 - i]) + 1

    def _write_cards(self, g: State, seat: Num, out: Row) -> None:
        """What lies where, as far as the seat knows: of a hand that it does not see, first what it knows of it."""
        kit = g.kit
        zone: Num
        types: Num = len(kit.types)
        everyone: Num = kit.everyone
        at: Num = self.cards
        on = self._marks_on(g, seat)
        marked = len(on) > 0
        for zone in range(len(g.size)):
            size = g.size[zone]
            if size == 0:
                continue
            order = kit.orders[zone]
            counts = self.counts + zone * (types + 1)
            cards = g.cards(zone)
            if order == BY_FACE:
                self._sort_hand(g, seat, cards)
            i: Num
            for i in range(size):
                card = cards[i]
                known = g.known[card]
                out[at] = zone + 1
                out[at + 1] = g.spot[card] if order == BY_SPOT else i
                if known >> seat & 1:
                    face = g.face[card]
                    out[counts + face] += 1
                    out[at + 2] = face + 1
                    out[at + 3] = kit.back_of[face] + 1
                    if known == everyone:
                        out[at + 4] = 1
                else:
                    out[counts + types] += 1
                    if g.seen[card] >> seat & 1:
                        out[at + 3] = kit.back_of[g.face[card]] + 1
                if marked:
                    out[at + 5] = on[card]
                at += CARD

    def _sort_hand(self, g: State, seat: Num, hand: Row) -> None:
        """Put a hand into an order that tells the seat nothing: what it knows by type, then the rest by its back."""
        i: Num
        for i in range(1, len(hand)):
            card = hand[i]
            key = self._rank(g, seat, card)
            at: Num = i
            while at > 0 and self._rank(g, seat, hand[at - 1]) > key:
                hand[at] = hand[at - 1]
                at -= 1
            hand[at] = card

    def _rank(self, g: State, seat: Num, card: Num) -> Num:
        """Where a card of a hand comes, from what the seat knows of it."""
        if g.known[card] >> seat & 1:
            return 2 * g.face[card] + (1 if g.known[card] == g.kit.everyone else 0)
        if g.seen[card] >> seat & 1:
            return MOST + g.kit.back_of[g.face[card]]
        return 2 * MOST

    def _marks_on(self, g: State, seat: Num) -> Row:
        """card -> the kinds of marks on it, where the seat can tell which card that is; empty where none lie."""
        kit = g.kit
        out = filled(0, 0)
        for mark in g.marks:
            card = mark.card
            if card != NOBODY:
                zone = g.where[card]
                if kit.orders[zone] != BY_FACE or kit.face_masks[zone] >> seat & 1:
                    if len(out) == 0:
                        out = filled(len(g.face), 0)
                    out[card] |= 1 << mark.kind
        return out

    def _write_unseen(self, g: State, seat: Num, out: Row) -> None:
        """What a seat that counts cards knows of those it does not see; more shuffles than there is room for are added
        up in the last."""
        wide: Num = len(g.kit.zones) + len(g.kit.types)
        pool: Num = 0
        i: Num
        for it in unseen(g, seat):
            at = self.unseen + wide * pool
            counts = it.counts
            for i in range(wide):
                out[at + i] += counts[i]
            if pool < self.pools - 1:
                pool += 1


def _bounded(n: Num) -> Num:
    """A number that fits two bytes."""
    if n > MOST:
        return MOST
    return n if n > -MOST else -MOST
