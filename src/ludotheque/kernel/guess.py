"""A world a seat cannot tell from the true one: what it does not know is dealt afresh.

Cards that were shuffled together are lookalikes; among them a guess deals the faces a seat does not
know, uniformly over all that agrees with the backs it knows. The result depends on what the seat
knows and on the generator alone, never on the truth: not even the numbers of the cards, nor the order of
equal ones in a hand.
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.effect import NOBODY, SEALED
from ludotheque.kernel.engine import answer_sealed, legal
from ludotheque.kernel.rows import Num, Row, append, extend
from ludotheque.kernel.rowtools import filled, new_row, sort
from ludotheque.kernel.state import ROOM, State
from ludotheque.kernel.zones import BY_FACE

MANY: Final = 24  #: faces from which on counting them is quicker than sorting them
UNNAMED: Final = 1 << 30  #: comes behind every card that a mark or a frame names


def guess(g: State, seat: Num, rng: Quick) -> State:
    """One world among those this seat (the number of seats stands for a spectator) holds possible."""
    plan = _Plan(g, seat)
    return plan.fill(plan.table, rng)


class Guesser:
    """Many guesses of one moment: what is the same in all of them is worked out once.

    They are the very worlds that `guess` gives, from the same generator. What the seat does not know is not kept: a
    guesser can be handed to whoever must not find the truth.
    """

    def __init__(self, g: State, seat: Num) -> None:
        self.plan = _Plan(g, seat)
        self.g = self.plan.table  #: what the seat knows, with the unknown faces dealt in their order
        self.plan.deal(self.g, None)

    def guess(self, rng: Quick) -> State:
        """One more world."""
        return self.plan.fill(self.g.copy(), rng)


class _Lot:
    """Faces that are dealt, and the cards that get them, in this order; what is left of them goes to others."""

    def __init__(self, faces: Row, cards: Row) -> None:
        self.faces = faces
        self.cards = cards
        self.others = new_row()  #: cards that get what is left of this lot and of those before it


class _Plan:
    """What a guess deals, and to which cards: it does not change as long as the table does not.

    `table` is the table as the seat knows it. Its cards are numbered anew, zone by zone, as they lie; in a hand of
    others, where the seat sees no order, by what it knows of each. So a number tells nothing of the past or of a face.
    """

    def __init__(self, g: State, seat: Num) -> None:
        self.seat = seat
        self.lots: list[_Lot] = []
        self.hands = new_row()  #: the zones whose cards are put in order again
        self.sealed = False  #: whether others have answered already, which this seat has not seen
        self.table = self._renumbered(g)
        self._forget_answers()
        self._sort_out()

    # ---------------------------------------------------------------- once
    def _renumbered(self, g: State) -> State:
        """A copy in which a card's number says where it lies; what the seat cannot tell apart is in no order.

        Of what it does not know of a hand, others know what the hand shows them. They may have seen more once; but
        which of those cards have left it since, only the truth tells.
        """
        kit = g.kit
        me: Num = 1 << self.seat
        zones: Num = len(g.size)
        named = _named(g)
        zone: Num
        i: Num
        new = named[:]  # old number -> new one, where a card is named
        base = g.size[:]
        room = g.size[:]
        end: Num = 0
        for zone in range(zones):
            size = g.size[zone]
            base[zone] = end
            space: Num = ROOM
            while space < size:
                space *= 2
            room[zone] = space
            end += space
        lie = filled(end, NOBODY)
        out = g.copy()
        out.shared = False
        out.face = face = g.face[:]
        out.pool = pool = g.pool[:]
        out.spot = spot = g.spot[:]
        where = out.where
        known = out.known
        seen = out.seen
        some = len(named) > 0
        faces = g.face
        knowing = g.known
        seeing = g.seen
        pools = g.pool
        spots = g.spot
        lying = g.lie
        at: Num
        i = 0
        for zone in range(zones):
            size = g.size[zone]
            if size == 0:
                continue
            first = g.base[zone]
            mixed = kit.orders[zone] == BY_FACE
            cards = lying[first : first + size]
            if mixed and not kit.face_masks[zone] & me:
                self._sort_known(g, cards, named)
            hidden = False
            at = base[zone]
            for card in cards:
                lie[at] = i
                if some:
                    new[card] = i
                face[i] = faces[card]
                where[i] = zone
                pool[i] = pools[card]
                spot[i] = spots[card]
                known[i] = knowing[card]
                seen[i] = seeing[card]
                if mixed and not knowing[card] & me:
                    hidden = True
                    known[i] = kit.face_masks[zone] & ~me
                    seen[i] = (kit.back_masks[zone] & ~me) | (seeing[card] & me)
                at += 1
                i += 1
            if hidden:
                self.hands = append(self.hands, zone)
        out.lie = lie
        out.base = base
        out.room = room
        for zone in range(zones):
            if kit.orders[zone] == BY_FACE:
                _sort_hand(out, zone)
        if some:
            for mark in out.marks:
                if mark.card != NOBODY:
                    mark.card = new[mark.card]
            for frame in out.stack:
                if frame.card != NOBODY:
                    frame.card = new[frame.card]
        return out

    def _sort_known(self, g: State, hand: Row, named: Row) -> None:
        """Sort a hand by what this seat knows of each card, and by nothing else."""
        i: Num
        for i in range(1, len(hand)):
            card = hand[i]
            at: Num = i
            while at > 0 and self._comes_before(g, card, hand[at - 1], named):
                hand[at] = hand[at - 1]
                at -= 1
            hand[at] = card

    def _comes_before(self, g: State, one: Num, two: Num, named: Row) -> bool:
        me: Num = 1 << self.seat
        mine = g.known[one] & me
        if mine != g.known[two] & me:
            return mine == 0
        if mine:
            if g.known[one] != g.known[two]:
                return g.known[one] < g.known[two]
            if g.seen[one] != g.seen[two]:
                return g.seen[one] < g.seen[two]
        elif g.seen[one] & me != g.seen[two] & me:
            return g.seen[one] & me == 0
        if g.pool[one] != g.pool[two]:
            return g.pool[one] < g.pool[two]
        if g.spot[one] != g.spot[two]:
            return g.spot[one] < g.spot[two]
        if len(named) and named[one] != named[two]:
            return named[one] < named[two]
        if mine:
            return g.face[one] < g.face[two]
        return g.seen[one] & me != 0 and g.kit.back_of[g.face[one]] < g.kit.back_of[g.face[two]]

    def _forget_answers(self) -> None:
        """What others have answered unseen is left out; who had answered has answered."""
        for ask in self.table.asks:
            if ask.seat != self.seat:
                ask.picks = new_row()
                ask.closed = ask.closed and self.table.mode == SEALED
                self.sealed = self.sealed or ask.closed

    def _sort_out(self) -> None:
        """Which cards the seat does not know, shuffle by shuffle."""
        g = self.table
        me: Num = 1 << self.seat
        card: Num
        i: Num
        known = g.known
        pool = g.pool
        unknown = new_row(len(pool))
        which = new_row(len(pool))  # of each of them, the place of its shuffle in `pools`
        pools = new_row()
        counts = new_row()
        at: Num = NOBODY
        for card in range(len(pool)):
            if not known[card] & me:
                if at == NOBODY or pools[at] != pool[card]:
                    at = 0
                    while at < len(pools) and pools[at] != pool[card]:
                        at += 1
                    if at == len(pools):
                        pools = append(pools, pool[card])
                        counts = append(counts, 0)
                unknown = append(unknown, card)
                which = append(which, at)
                counts[at] += 1
        places = filled(len(pools), 0)  # where in the order of shuffles the next card of each comes
        for at in range(len(pools)):
            for i in range(len(pools)):
                if pools[i] < pools[at]:
                    places[at] += counts[i]
        cards = unknown[:]
        for i in range(len(unknown)):
            cards[places[which[i]]] = unknown[i]
            places[which[i]] += 1
        first: Num = 0
        for i in range(1, len(cards) + 1):
            if i == len(cards) or pool[cards[i]] != pool[cards[first]]:
                self._sort_pool(g, cards[first:i])
                first = i

    def _sort_pool(self, g: State, cards: Row) -> None:
        """Of one shuffle, which faces are dealt to which cards: to one whose back is seen a face with that back."""
        back_of = g.kit.back_of
        me: Num = 1 << self.seat
        faces = _faces_in_order(g, cards)
        seen = g.seen
        unseen = new_row()
        for card in cards:
            if not seen[card] & me:
                unseen = append(unseen, card)
        shown = cards
        if len(unseen):
            shown = new_row(len(cards))
            for card in cards:
                if seen[card] & me:
                    shown = append(shown, card)
        backs = new_row()
        last: Num = NOBODY
        for face in faces:
            if back_of[face] != last:
                last = back_of[face]
                if last not in backs:
                    backs = append(backs, last)
        if len(backs) == 1:
            self.lots.append(_Lot(faces, extend(shown, unseen)))
            return
        for back in backs:
            alike = new_row(len(faces))
            for face in faces:
                if back_of[face] == back:
                    alike = append(alike, face)
            these = new_row(len(cards))
            for card in shown:
                if back_of[g.face[card]] == back:
                    these = append(these, card)
            self.lots.append(_Lot(alike, these))
        self.lots[len(self.lots) - 1].others = unseen

    # ---------------------------------------------------------------- for every guess
    def fill(self, g: State, rng: Quick) -> State:
        """Make a world of the table; a game may reject those that do not agree with the past."""
        for _ in range(1000):
            self.deal(g, rng)
            if self.sealed:
                _guess_sealed_answers(g, self.seat, rng)
            if g.kit.game.plausible(g, self.seat):
                break
        return g

    def deal(self, g: State, rng: Quick | None) -> None:
        """Give the unknown cards their faces: by chance, or in their order."""
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


def _named(g: State) -> Row:
    """card -> which of the marks and frames first names it; empty where none names a card."""
    out = new_row()
    n: Num = 0
    for mark in g.marks:
        if mark.card != NOBODY:
            if not len(out):
                out = filled(len(g.face), UNNAMED)
            if out[mark.card] == UNNAMED:
                out[mark.card] = n
        n += 1
    for frame in g.stack:
        if frame.card != NOBODY:
            if not len(out):
                out = filled(len(g.face), UNNAMED)
            if out[frame.card] == UNNAMED:
                out[frame.card] = n
        n += 1
    return out


def _faces_in_order(g: State, cards: Row) -> Row:
    """The faces of these cards, sorted: counted where they are many."""
    face: Num
    faces = new_row(len(cards))
    face_of = g.face
    for card in cards:
        faces = append(faces, face_of[card])
    if len(faces) < MANY:
        sort(faces)
        return faces
    counts = filled(len(g.kit.back_of), 0)
    for face in faces:
        counts[face] += 1
    at: Num = 0
    for face in range(len(counts)):
        for _ in range(counts[face]):
            faces[at] = face
            at += 1
    return faces


def _give(g: State, faces: Row, cards: Row) -> Num:
    """Give these cards faces, the last first; returns how many are left."""
    left: Num = len(faces)
    face_of = g.face
    for card in cards:
        left -= 1
        face_of[card] = faces[left]
    return left


def _sort_hand(g: State, zone: Num) -> None:
    """Faces have changed: lay a hand by face again, equal cards by their numbers."""
    i: Num
    face = g.face
    lie = g.lie
    first = g.base[zone]
    for i in range(first + 1, first + g.size[zone]):
        card = lie[i]
        mine = face[card]
        at = i
        while at > first:
            before = lie[at - 1]
            if face[before] < mine or (face[before] == mine and before < card):
                break
            lie[at] = before
            at -= 1
        lie[at] = card


def _guess_sealed_answers(g: State, seat: Num, rng: Quick) -> None:
    """Who has answered unseen answers again, as it may fall."""
    owing = new_row()
    for ask in g.asks:
        if ask.seat != seat and ask.closed:
            owing = append(owing, ask.seat)
            ask.picks = new_row()
            ask.closed = False
    for other in owing:
        for ask in g.asks:
            if ask.seat == other:
                while not ask.closed:
                    options = legal(g, other)
                    answer_sealed(ask, options[rng.below(len(options))])
