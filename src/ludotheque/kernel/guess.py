"""A world a seat cannot tell from the true one: what it does not know is dealt afresh.

Cards that were shuffled together are lookalikes; among them a guess deals the faces a seat does not
know, uniformly over all that agrees with the backs it knows. The result depends on what the seat
knows and on the generator alone, never on the truth.
"""

from __future__ import annotations

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.effect import SEALED
from ludotheque.kernel.engine import answer_sealed, legal
from ludotheque.kernel.rows import Num, Row, append, extend
from ludotheque.kernel.rowtools import new_row, sort
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import BY_FACE


def guess(g: State, seat: Num, rng: Quick) -> State:
    """One world among those this seat (the number of seats stands for a spectator) holds possible."""
    return _Plan(g, seat).world(g, rng)


class Guesser:
    """Many guesses of one moment: what is the same in all of them is worked out once.

    They are the very worlds that `guess` gives, from the same generator. What the seat does not know is not kept: a
    guesser can be handed to whoever must not find the truth.
    """

    def __init__(self, g: State, seat: Num) -> None:
        self.plan = _Plan(g, seat)
        self.g = self.plan.without_truth(g)

    def guess(self, rng: Quick) -> State:
        """One more world."""
        return self.plan.world(self.g, rng)


class _Lot:
    """Faces that are dealt, and the cards that get them, in this order; what is left of them goes to others."""

    def __init__(self, faces: Row, cards: Row) -> None:
        self.faces = faces
        self.cards = cards
        self.others = new_row()  #: cards that get what is left of this lot and of those before it


class _Plan:
    """What a guess deals, and to which cards: it does not change as long as the table does not."""

    def __init__(self, g: State, seat: Num) -> None:
        self.seat = seat
        self.lots: list[_Lot] = []
        self.hands = new_row()  #: the zones whose cards are put in order again
        self.sealed = False  #: whether others have answered already, which this seat has not seen
        self._sort_out(g)
        for ask in g.asks:
            if ask.seat != seat and (len(ask.picks) or ask.closed):
                self.sealed = True

    # ---------------------------------------------------------------- once
    def _sort_out(self, g: State) -> None:
        """Which cards the seat does not know, shuffle by shuffle; which hands they are in."""
        unknown = new_row(len(g.face))
        pools = new_row()
        for zone in range(len(g.size)):
            hidden = False
            for card in g.cards(zone):
                if not g.known[card] >> self.seat & 1:
                    hidden = True
                    unknown = append(unknown, card)
                    if g.pool[card] not in pools:
                        pools = append(pools, g.pool[card])
            if g.kit.orders[zone] == BY_FACE and (hidden or not _in_order(g, zone)):
                self.hands = append(self.hands, zone)
        sort(pools)
        for pool in pools:
            cards = new_row(len(unknown))
            for card in unknown:
                if g.pool[card] == pool:
                    cards = append(cards, card)
            self._sort_pool(g, cards)

    def _sort_pool(self, g: State, cards: Row) -> None:
        """Of one shuffle, which faces are dealt to which cards: to one whose back is seen a face with that back."""
        back_of = g.kit.back_of
        faces = new_row(len(cards))
        unseen = new_row(len(cards))
        for card in cards:
            faces = append(faces, g.face[card])
            if not g.seen[card] >> self.seat & 1:
                unseen = append(unseen, card)
        sort(faces)
        backs = new_row()
        for face in faces:
            if back_of[face] not in backs:
                backs = append(backs, back_of[face])
        for back in backs:
            alike = new_row(len(faces))
            for face in faces:
                if back_of[face] == back:
                    alike = append(alike, face)
            shown = new_row(len(cards))
            for card in cards:
                if back_of[g.face[card]] == back and g.seen[card] >> self.seat & 1:
                    shown = append(shown, card)
            self.lots.append(_Lot(alike, shown))
        last = self.lots[len(self.lots) - 1]
        if len(backs) == 1:
            last.cards = extend(last.cards, unseen)
        else:
            last.others = unseen

    # ---------------------------------------------------------------- for every guess
    def world(self, g: State, rng: Quick) -> State:
        """One world; a game may reject those that do not agree with the past."""
        for _ in range(1000):
            world = g.copy()
            self._deal(world, rng)
            if self.sealed:
                _guess_sealed_answers(world, self.seat, rng)
            if g.kit.game.plausible(world, self.seat):
                break
        return world

    def without_truth(self, g: State) -> State:
        """The same table with the unknown faces dealt in their order, and what others have answered unseen left out."""
        out = g.copy()
        self._deal(out, None)
        for ask in out.asks:
            if ask.seat != self.seat:
                ask.picks = new_row()
        return out

    def _deal(self, g: State, rng: Quick | None) -> None:
        g.part()
        left = new_row()
        for lot in self.lots:
            faces = lot.faces[:]
            if rng is not None:
                rng.shuffle(faces)
            rest = _give(g, faces, lot.cards)
            if rest:
                left = extend(left, faces[:rest])
            if len(lot.others):
                sort(left)
                if rng is not None:
                    rng.shuffle(left)
                _give(g, left, lot.others)
                left = new_row()
        for zone in self.hands:
            _sort_hand(g, zone)
            if rng is not None:  # else the plan is still to be carried out, and knows the cards by their shuffles
                _order_pools(g, g.cards(zone))


def _give(g: State, faces: Row, cards: Row) -> Num:
    """Give these cards faces, the last first; returns how many are left."""
    left: Num = len(faces)
    for card in cards:
        left -= 1
        g.face[card] = faces[left]
    return left


def _sort_hand(g: State, zone: Num) -> None:
    """Faces have changed: lay a hand by face again, equal cards as they lay."""
    i: Num
    first = g.base[zone]
    for i in range(first + 1, first + g.size[zone]):
        card = g.lie[i]
        at = i
        while at > first and g.face[g.lie[at - 1]] > g.face[card]:
            g.lie[at] = g.lie[at - 1]
            at -= 1
        g.lie[at] = card


def _in_order(g: State, zone: Num) -> bool:
    """Whether a hand lies as a guess would lay it, and no two equal cards would change their shuffles."""
    cards = g.cards(zone)
    for i in range(1, len(cards)):
        one = cards[i - 1]
        two = cards[i]
        if g.face[one] > g.face[two] or (g.face[one] == g.face[two] and g.pool[one] != g.pool[two]):
            return False
    return True


def _order_pools(g: State, hand: Row) -> None:
    """Of equal cards that are equally known, the older shuffles come first, wherever the truth had them."""
    i: Num
    j: Num
    for i in range(len(hand)):
        one = hand[i]
        for j in range(i + 1, len(hand)):
            two = hand[j]
            if g.face[one] != g.face[two]:
                break
            if g.known[one] == g.known[two] and g.seen[one] == g.seen[two] and g.pool[one] > g.pool[two]:
                older = g.pool[two]
                g.pool[two] = g.pool[one]
                g.pool[one] = older


def _guess_sealed_answers(g: State, seat: Num, rng: Quick) -> None:
    """What others have answered unseen is forgotten; who had answered answers again, as it may fall."""
    owing = new_row()
    for ask in g.asks:
        if ask.seat != seat and (len(ask.picks) or ask.closed):
            if ask.closed and g.mode == SEALED:
                owing = append(owing, ask.seat)
            ask.picks = new_row()
            ask.closed = False
    for other in owing:
        for ask in g.asks:
            if ask.seat == other:
                while not ask.closed:
                    options = legal(g, other)
                    answer_sealed(ask, options[rng.below(len(options))])
