"""The state of a table and the few verbs that change it.

Everything a running game is made of lives here as numbers and rows of them: no callable, no random
generator and no text waits inside a state, so that it can be copied, saved in the middle of an
effect, printed and compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.kernel.effect import NOBODY, SEALED, Ask, Frame, Mark, Script
from ludotheque.kernel.events import COUNTED, MOVED, SAID, SHUFFLED, TURNED, Event, Trace
from ludotheque.kernel.rows import Num, Row, append, extend
from ludotheque.kernel.rowtools import bits, filled, index, new_row
from ludotheque.kernel.text import Note
from ludotheque.kernel.zones import BY_FACE, BY_SPOT, BY_TIME

if TYPE_CHECKING:
    from ludotheque.kernel.kit import Kit

ROOM: Final = 8  #: how many cards fit into a zone at first


class State:
    """One table at one moment; `State(kit)` is an empty one.

    The cards of all zones stand in one row, `lie`: those of a zone from `base` on, `size` of them, and there is `room`
    for so many. A zone that needs more room moves to the end of the row.
    """

    kit: Kit  #: the components and the game, shared by all copies and never changed
    face: Row  #: card -> its type's number; shared by copies, see `part`
    where: Row  #: card -> the zone it lies in
    known: Row  #: card -> who knows its face: one bit a seat, the last bit for spectators
    seen: Row  #: card -> who knows its back
    pool: Row  #: card -> the shuffle it last took part in; shared by copies like `face`
    shared: bool  #: whether a copy has the same row of faces, and of pools
    spot: Row  #: card -> its spot in a zone that has spots; shared by copies where no zone has
    size: Row  #: zone -> how many cards lie in it
    lie: Row  #: the cards, zone after zone, with room between them
    base: Row  #: zone -> where in `lie` its cards begin; shared by copies, see `_make_room`
    room: Row  #: zone -> how many cards fit in there; shared by copies like `base`
    vars: Row  #: the game's public numbers, named in the kit
    marks: list[Mark]
    stack: list[Frame]
    asks: list[Ask]  #: replaced, never written to
    mode: Num  #: SEALED or OPEN
    lots_from: Num  #: chance owes `lots` different numbers below this
    lots: Num
    shuffles: Num  #: how many there were so far
    questions: Num  #: how many were put so far
    over: bool
    conceded: Num  #: the seat that gave up
    trace: Trace | None  #: who writes the events down, if anybody

    def __init__(self, kit: Kit, of: State | None = None) -> None:
        self.kit = kit
        self.trace = None
        if of is not None:
            of.shared = True
            self.shared = True
            self.face = of.face
            self.where = of.where[:]
            self.known = of.known[:]
            self.seen = of.seen[:]
            self.pool = of.pool
            self.spot = of.spot[:] if kit.spotted else of.spot
            self.size = of.size[:]
            self.lie = of.lie[:]
            self.base = of.base
            self.room = of.room
            self.vars = of.vars[:]
            self.marks = [mark.copy() for mark in of.marks]
            self.stack = [frame.copy() for frame in of.stack]
            self.asks = [ask.copy() for ask in of.asks]
            self.mode = of.mode
            self.lots_from = of.lots_from
            self.lots = of.lots
            self.shuffles = of.shuffles
            self.questions = of.questions
            self.over = of.over
            self.conceded = of.conceded
            return
        zones = len(kit.zones)
        self.shared = False
        self.face = new_row()
        self.where = new_row()
        self.known = new_row()
        self.seen = new_row()
        self.pool = new_row()
        self.spot = new_row()
        self.size = filled(zones, 0)
        self.lie = filled(ROOM * zones, NOBODY)
        self.base = Row([ROOM * zone for zone in range(zones)])
        self.room = filled(zones, ROOM)
        self.vars = filled(len(kit.vars), 0)
        self.marks = []
        self.stack = []
        self.asks = []
        self.mode = SEALED
        self.lots_from = 0
        self.lots = 0
        self.shuffles = 0
        self.questions = 0
        self.over = False
        self.conceded = NOBODY

    def copy(self) -> State:
        """The same table without its history; neither ever sees a change of the other."""
        return State(self.kit, self)

    def part(self) -> None:
        """Have faces and pools of one's own before they are written to."""
        if self.shared:
            self.face = self.face[:]
            self.pool = self.pool[:]
            self.shared = False

    # ------------------------------------------------------------------------ what lies in a zone
    def cards(self, zone: Num) -> Row:
        """The cards of a zone as they lie now, from the bottom to the top; cards may be moved while one goes through
        them."""
        base = self.base[zone]
        return self.lie[base : base + self.size[zone]]

    def card(self, zone: Num, place: Num) -> Num:
        """The card at a place of a zone, counted from the bottom."""
        if place < 0 or place >= self.size[zone]:
            raise IndexError("no card lies at this place")
        at = self.base[zone] + place
        return self.lie[at]

    def top(self, zone: Num) -> Num:
        """The top card of a pile, which must not be empty."""
        size = self.size[zone]
        if size == 0:
            raise IndexError("no card lies in this zone")
        at = self.base[zone] + size - 1
        return self.lie[at]

    def at(self, zone: Num, spot: Num) -> Num:
        """The card on a spot of a zone; NOBODY where it is empty."""
        lie = self.lie
        spots = self.spot
        first = self.base[zone]
        for i in range(first, first + self.size[zone]):
            card = lie[i]
            if spots[card] == spot:
                return card
        return NOBODY

    def place_by_face(self, zone: Num, face: Num) -> Num:
        """Where in a zone the first card of this face lies, as views count; NOBODY where there is none."""
        lie = self.lie
        faces = self.face
        first = self.base[zone]
        for place in range(self.size[zone]):
            if faces[lie[first + place]] == face:
                return place
        return NOBODY

    # ------------------------------------------------------------------------ moving cards
    def add(self, face: Num, zone: Num, spot: Num = 0) -> Num:
        """Put a new card on the table while setting up; returns it."""
        card: Num = len(self.face)
        self.face = append(self.face, face)
        self.where = append(self.where, zone)
        self.known = append(self.known, self.kit.face_masks[zone])
        self.seen = append(self.seen, self.kit.back_masks[zone])
        self.pool = append(self.pool, 0)
        self.spot = append(self.spot, spot)
        self.put(card, zone)
        return card

    def put(self, card: Num, zone: Num, under: bool = False) -> Num:
        """Lay a card into a zone: by face where cards have no place, by spot where they have one, else on top; returns
        its place. Nobody learns anything, and `where` stays: rules move cards, only those who think ahead put them."""
        size = self.size
        place = size[zone]
        if place == self.room[zone]:
            self._make_room(zone)
        size[zone] = place + 1
        lie = self.lie
        first = self.base[zone]
        at = first + place
        order = self.kit.orders[zone]
        if order == BY_TIME:
            if under:
                while at > first:
                    lie[at] = lie[at - 1]
                    at -= 1
        else:
            key = self.face if order == BY_FACE else self.spot
            mine = key[card]
            while at > first:
                before = lie[at - 1]
                if key[before] <= mine:
                    break
                lie[at] = before
                at -= 1
        lie[at] = card
        return at - first

    def _make_room(self, zone: Num) -> None:
        """A zone is full: it moves to the end of the row, where there is room for twice as many."""
        cards = self.cards(zone)
        base = self.base[:]
        room = self.room[:]
        base[zone] = len(self.lie)
        room[zone] = 2 * room[zone]
        self.lie = extend(extend(self.lie, cards), filled(room[zone] - len(cards), NOBODY))
        self.base = base
        self.room = room

    def lift(self, card: Num, zone: Num) -> Num:
        """Take a card out of a zone, see `put`; returns the place it had."""
        lie = self.lie
        size = self.size
        first = self.base[zone]
        last = first + size[zone] - 1
        at = last
        while lie[at] != card:
            at -= 1
        size[zone] -= 1
        place = at - first
        while at < last:
            lie[at] = lie[at + 1]
            at += 1
        return place

    def move(
        self,
        card: Num,
        zone: Num,
        note: Note | None = None,
        covered: bool = False,
        spot: Num = 0,
        under: bool = False,
    ) -> None:
        """Move a card, on top of a pile or `under` it, to a spot where the zone has spots.

        Whoever sees into the new zone learns its face or its back, unless it is `covered`.
        """
        kit = self.kit
        source = self.where[card]
        face_mask: Num = 0
        back_mask: Num = 0
        if not covered:
            face_mask = kit.face_masks[zone]
            back_mask = kit.back_masks[zone]
        if kit.orders[source] == BY_FACE:
            unseen = face_mask != kit.everyone
            self._mix(source, unseen)
            if unseen:
                self._blur(source, face_mask)
        trace = self.trace
        if trace is None:
            self.lift(card, source)
            self.where[card] = zone
            if kit.spotted:
                self.spot[card] = spot
            self.put(card, zone, under)
            self.known[card] |= face_mask
            self.seen[card] |= back_mask
            return
        self.learn(card, face_mask, back_mask)
        event = Event(MOVED, note)
        event.show(self, card)
        event.from_zone = source
        event.from_place = self.lift(card, source)
        if kit.orders[source] == BY_SPOT:
            event.from_place = self.spot[card]
        event.to_zone = zone
        self.where[card] = zone
        if kit.spotted:
            self.spot[card] = spot
        event.to_place = self.put(card, zone, under)
        if kit.orders[zone] == BY_SPOT:
            event.to_place = spot
        trace.add(event)

    def slide(self, card: Num, spot: Num, note: Note | None = None) -> None:
        """Move a card to another spot of its zone, past no other card."""
        if self.trace is None:
            self.spot[card] = spot
        else:
            self.move(card, self.where[card], note, False, spot)

    def pour(self, source: Num, pile: Num, note: Note | None = None) -> None:
        """Move all that lies in a zone onto a pile, the last card first: as so many moves, and faster.

        A hand can be poured only where everyone sees its cards.
        """
        kit = self.kit
        face_mask = kit.face_masks[pile]
        back_mask = kit.back_masks[pile]
        if kit.orders[source] == BY_FACE:
            assert face_mask == kit.everyone
            self._mix(source, False)
        assert kit.orders[pile] == BY_TIME
        size = self.size
        while self.room[pile] < size[pile] + size[source]:
            self._make_room(pile)
        lie, where, known, seen, spots = self.lie, self.where, self.known, self.seen, self.spot
        first = self.base[source]
        at = first + size[source]
        to = self.base[pile] + size[pile]
        size[pile] += size[source]
        size[source] = 0
        trace = self.trace
        while at > first:
            at -= 1
            card = lie[at]
            if trace is None:
                known[card] |= face_mask
                seen[card] |= back_mask
            else:
                self.learn(card, face_mask, back_mask)
                event = Event(MOVED, note)
                event.show(self, card)
                event.from_zone = source
                event.from_place = spots[card] if kit.orders[source] == BY_SPOT else at - first
                event.to_zone = pile
                event.to_place = to - self.base[pile]
                trace.add(event)
            lie[to] = card
            to += 1
            where[card] = pile
            if kit.spotted:
                spots[card] = 0

    def _blur(self, source: Num, face_mask: Num) -> None:
        """A card leaves a hand unseen: who saw some of that hand no longer knows whether those are still in it."""
        unseeing = self.kit.everyone & ~(self.kit.face_masks[source] | face_mask)
        lie = self.lie
        known = self.known
        first = self.base[source]
        for i in range(first, first + self.size[source]):
            known[lie[i]] &= ~unseeing

    def _mix(self, source: Num, unseen: bool) -> None:
        """A card leaves a hand: nobody can tell from which shuffle it was if the hand has cards of several.

        Their pools are one from now on. A card that everyone knows joins them only if it may have left unseen.
        """
        i: Num
        everyone: Num = self.kit.everyone
        one: Num = NOBODY
        several = False
        lie = self.lie
        known = self.known
        pools = self.pool
        first = self.base[source]
        for i in range(first, first + self.size[source]):
            card = lie[i]
            pool = pools[card]
            if pool != one and (unseen or known[card] != everyone):
                if one != NOBODY:
                    several = True
                if pool > one:
                    one = pool
        if several:
            self.part()
            pools = self.pool
            for card in self.cards(source):
                pool = pools[card]
                if pool != one and known[card] != everyone:
                    for other in range(len(pools)):
                        if pools[other] == pool:
                            pools[other] = one
            if unseen:
                for card in self.cards(source):
                    pools[card] = one

    def take(self, zone: Num, face: Num) -> Num:
        """The card of this face that leaves a zone where cards have no place of their own.

        Of equal cards the best known one is taken, and whoever knew another of them forgets it: nobody
        can tell which of them it was.
        """
        i: Num
        best: Num = NOBODY
        others = False
        lie = self.lie
        faces = self.face
        known = self.known
        first = self.base[zone]
        for i in range(first, first + self.size[zone]):
            card = lie[i]
            if faces[card] == face:
                if best == NOBODY:
                    best = card
                else:
                    others = True
                    if bits(known[card]) > bits(known[best]):
                        best = card
        if others:
            kept = known[best] | self.kit.face_masks[zone]
            for i in range(first, first + self.size[zone]):
                card = lie[i]
                if faces[card] == face and card != best:
                    known[card] &= kept
        return best

    # ------------------------------------------------------------------------ what seats know
    def learn(self, card: Num, face_mask: Num, back_mask: Num) -> None:
        """Let seats know a card's face, or only its back; notes whether that told anybody anything."""
        trace = self.trace
        if trace is not None:
            fresh = face_mask & ~(self.known[card] | trace.learned)
            seat: Num = 0
            while fresh:
                if fresh & 1 and not self.deduced(card, seat):
                    trace.learned |= 1 << seat
                fresh >>= 1
                seat += 1
            trace.learned |= back_mask & ~(self.seen[card] | self.known[card])
        self.known[card] |= face_mask
        self.seen[card] |= back_mask | face_mask

    def deduced(self, card: Num, seat: Num) -> bool:
        """Whether a seat that counts cards knows this one: all it does not know of its pool is mixed in this zone."""
        other: Num
        zone = self.where[card]
        if self.kit.orders[zone] != BY_FACE:
            zone = NOBODY
        for other in range(len(self.face)):
            if (
                other != card
                and self.pool[other] == self.pool[card]
                and not self.known[other] >> seat & 1
                and self.where[other] != zone
            ):
                return False
        return True

    def turn_up(self, card: Num, note: Note | None = None, seat: Num = NOBODY) -> None:
        """Turn a card face up where it lies: everyone knows it from now on."""
        everyone: Num = self.kit.everyone
        if self.trace is None:
            self.known[card] = everyone
            self.seen[card] = everyone
            return
        self.learn(card, everyone, everyone)
        self._tell_turned(card, note, seat)

    def look(self, card: Num, seat: Num, note: Note | None = None) -> None:
        """Let one seat see a card's face; the others see that it looked."""
        self.learn(card, 1 << seat, 1 << seat)
        self._tell_turned(card, note, seat)

    def _tell_turned(self, card: Num, note: Note | None, seat: Num) -> None:
        if self.trace is not None:
            event = Event(TURNED, note)
            event.show(self, card)
            event.seat = seat
            event.to_zone = self.where[card]
            event.to_place = place_in(self, card)
            self.trace.add(event)

    def uncover(self, card: Num) -> None:
        """A covered card comes to light: it is now known as its zone is, and whoever looks on is told."""
        zone = self.where[card]
        self.learn(card, self.kit.face_masks[zone], self.kit.back_masks[zone])
        self._tell_turned(card, None, NOBODY)

    def shuffle(self, zone: Num, order: Row, note: Note | None = None, hand: Num = NOBODY) -> None:
        """Lay a pile in the order chance drew: at place i comes the face that lay at place `order[i]`.

        A shuffle is where knowledge dies and where a pool of lookalikes is born. The faces move and the numbers of
        the cards stay: whoever knew which number was which knows nothing any more. Where the pile was not empty, what
        is hidden in a `hand` drawn from it may be any of those cards still: it joins the pool.
        """
        i: Num
        cards = self.cards(zone)
        lookalikes = new_row()
        if hand != NOBODY:
            for card in self.cards(hand):
                if self.known[card] != self.kit.everyone and self._in_pool(cards, self.pool[card]):
                    lookalikes = append(lookalikes, card)
        self.part()
        self.shuffles += 1
        face, known, seen, pool, shuffles = self.face, self.known, self.seen, self.pool, self.shuffles
        faces = new_row(len(cards))
        for card in cards:
            faces = append(faces, face[card])
        face_mask = self.kit.face_masks[zone]
        back_mask = self.kit.back_masks[zone]
        for i in range(len(cards)):
            card = cards[i]
            face[card] = faces[order[i]]
            known[card] = face_mask
            seen[card] = back_mask
            pool[card] = shuffles
        for card in lookalikes:
            self.pool[card] = self.shuffles
        if self.trace is not None:
            event = Event(SHUFFLED, note)
            event.to_zone = zone
            event.n = len(cards)
            self.trace.add(event)

    def _in_pool(self, cards: Row, pool: Num) -> bool:
        """Whether any of these cards is of this pool."""
        for card in cards:
            if self.pool[card] == pool:
                return True
        return False

    # ------------------------------------------------------------------------ numbers and marks
    def count(self, var: Num, value: Num, note: Note | None = None, card: Num = NOBODY) -> None:
        """Set one of the game's public numbers; `card` is where the difference comes from, if it lies on the table."""
        if self.trace is not None and value != self.vars[var]:
            event = Event(COUNTED, note)
            event.seat = self.kit.vars[var].seat
            event.var = var
            event.was = self.vars[var]
            event.n = value
            if card != NOBODY:
                event.from_zone = self.where[card]
                event.from_place = place_in(self, card)
            self.trace.add(event)
        self.vars[var] = value

    def mark(self, kind: Num, seat: Num, card: Num = NOBODY, n: Num = 0, until: Num = 0) -> None:
        """Lay a mark; `until` is a moment the game names, see `unmark`."""
        self.marks.append(Mark(kind, seat, card, n, until))

    def unmark(self, until: Num) -> None:
        """A moment has come: drop the marks that last until then."""
        if self.marks:
            self.marks = [mark for mark in self.marks if mark.until != until]

    def say(self, note: Note, seat: Num = NOBODY, n: Num = 0, card: Num = NOBODY) -> None:
        """Tell everyone that something happened that moved no card."""
        if self.trace is not None:
            event = Event(SAID, note)
            event.seat = seat
            event.n = n
            if card != NOBODY:
                event.show(self, card)
            self.trace.add(event)

    def begin(self, heads: Num, seat: Num = NOBODY, n: Num = 0) -> None:
        """A turn or a phase begins, and no line says so: whose it is, and which."""
        if self.trace is not None:
            event = Event(SAID, None)
            event.heads = heads
            event.seat = seat
            event.n = n
            self.trace.add(event)

    def tested(self) -> None:
        """A hidden card was tested, whatever came of it: nothing before this can be taken back alone."""
        if self.trace is not None:
            self.trace.learned = self.kit.everyone

    # ------------------------------------------------------------------------ asking
    def ask(self, seat: Num, low: Num, high: Num, mode: Num = SEALED) -> None:
        """Put a question of the running effect to a seat; several seats may be asked at once."""
        self.mode = mode
        if self.asks:
            self.asks = [*self.asks, Ask(seat, low, high)]
        else:
            self.questions += 1
            self.asks = [Ask(seat, low, high)]

    def draw_lots(self, below: Num, lots: Num) -> None:
        """Ask chance for `lots` different numbers below `below`, in order."""
        self.lots_from = below
        self.lots = lots
        self.questions += 1

    def push(self, script: Script, seat: Num, card: Num = NOBODY, n: Num = 0, m: Num = 0) -> None:
        """Do another script first, then go on here."""
        self.stack.append(Frame(script, seat, card, n, m))

    def finish(self) -> None:
        """The game is over: nothing more is asked."""
        self.over = True
        self.stack.clear()


def place_in(g: State, card: Num) -> Num:
    """Where a card lies in its zone: its spot, or its place from the bottom, or in a hand from the lowest face."""
    zone = g.where[card]
    return g.spot[card] if g.kit.orders[zone] == BY_SPOT else index(g.cards(zone), card)
