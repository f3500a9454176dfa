"""The state of a table and the few verbs that change it.

Everything a running game is made of lives here as flat ints and lists: no callable, no random
generator and no text waits inside a state, so that it can be copied, saved in the middle of an
effect, printed and compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.kernel.effect import NOBODY, SEALED, Ask, Frame, Mark, Script
from ludotheque.kernel.events import COUNTED, MOVED, SAID, SHUFFLED, TURNED, Event, Trace
from ludotheque.kernel.text import Note
from ludotheque.kernel.zones import BY_FACE, BY_SPOT, BY_TIME

if TYPE_CHECKING:
    from ludotheque.kernel.kit import Kit


class State:
    """One table at one moment; `State(kit)` is an empty one."""

    kit: Kit  #: the components and the game, shared by all copies and never changed
    face: list[int]  #: card -> its type's number; shared by copies, see `part`
    where: list[int]  #: card -> the zone it lies in
    known: list[int]  #: card -> who knows its face: one bit a seat, the last bit for spectators
    seen: list[int]  #: card -> who knows its back
    pool: list[int]  #: card -> the shuffle it last took part in; shared by copies like `face`
    shared: bool  #: whether a copy has the same list of faces, and of pools
    spot: list[int]  #: card -> its spot in a zone that has spots; shared by copies where no zone has
    zones: list[list[int]]
    vars: list[int]  #: the game's public numbers, named in the kit
    marks: list[Mark]
    stack: list[Frame]
    asks: list[Ask]
    mode: int  #: SEALED or OPEN
    lots_from: int  #: chance owes `lots` different numbers below this
    lots: int
    shuffles: int  #: how many there were so far
    questions: int  #: how many were put so far
    over: bool
    conceded: int  #: the seat that gave up
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
            self.zones = [zone[:] for zone in of.zones]
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
        self.shared = False
        self.face = []
        self.where = []
        self.known = []
        self.seen = []
        self.pool = []
        self.spot = []
        self.zones = [[] for _ in kit.zones]
        self.vars = [0 for _ in kit.vars]
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

    # ------------------------------------------------------------------------ cards and zones
    def add(self, face: int, zone: int, spot: int = 0) -> int:
        """Put a new card on the table while setting up; returns it."""
        card = len(self.face)
        self.face.append(face)
        self.where.append(zone)
        self.known.append(self.kit.zones[zone].face_mask)
        self.seen.append(self.kit.zones[zone].back_mask)
        self.pool.append(0)
        self.spot.append(spot)
        self._put(card, zone, False)
        return card

    def _put(self, card: int, zone: int, under: bool) -> int:
        """Lay a card into a zone: by face where cards have no place, by spot where they have one, else on top."""
        cards = self.zones[zone]
        order = self.kit.zones[zone].order
        if order == BY_TIME:
            if under:
                cards.insert(0, card)
                return 0
            cards.append(card)
            return len(cards) - 1
        key = self.face if order == BY_FACE else self.spot
        mine = key[card]
        place = len(cards)
        while place > 0 and key[cards[place - 1]] > mine:
            place -= 1
        cards.insert(place, card)
        return place

    def move(
        self,
        card: int,
        zone: int,
        note: Note | None = None,
        covered: bool = False,
        spot: int = 0,
        under: bool = False,
    ) -> None:
        """Move a card, on top of a pile or `under` it, to a spot where the zone has spots.

        Whoever sees into the new zone learns its face or its back, unless it is `covered`.
        """
        kit = self.kit
        source = self.where[card]
        there = kit.zones[zone]
        face_mask = 0 if covered else there.face_mask
        back_mask = 0 if covered else there.back_mask
        if kit.zones[source].order == BY_FACE:
            self._mix(source, face_mask != kit.everyone)
            if face_mask != kit.everyone:
                self._blur(source, face_mask)
        trace = self.trace
        if trace is None:
            cards = self.zones[source]
            if cards[len(cards) - 1] == card:  # the top of a pile, mostly
                cards.pop()
            else:
                cards.remove(card)
            self.where[card] = zone
            if kit.spotted:
                self.spot[card] = spot
            self._put(card, zone, under)
            if face_mask:
                self.known[card] = self.known[card] | face_mask
            if back_mask:
                self.seen[card] = self.seen[card] | back_mask
            return
        self.learn(card, face_mask, back_mask)
        event = Event(MOVED, note)
        event.show(self, card)
        event.from_zone = source
        place = self.zones[source].index(card)
        event.from_place = self.spot[card] if kit.zones[source].order == BY_SPOT else place
        event.to_zone = zone
        del self.zones[source][place]
        self.where[card] = zone
        if kit.spotted:
            self.spot[card] = spot
        place = self._put(card, zone, under)
        event.to_place = spot if there.order == BY_SPOT else place
        trace.add(event)

    def slide(self, card: int, spot: int, note: Note | None = None) -> None:
        """Move a card to another spot of its zone, past no other card."""
        if self.trace is None:
            self.spot[card] = spot
        else:
            self.move(card, self.where[card], note, False, spot)

    def pour(self, source: int, pile: int, note: Note | None = None) -> None:
        """Move all that lies in a zone onto a pile, the last card first: as so many moves, and faster.

        A hand can be poured only where everyone sees its cards.
        """
        kit = self.kit
        there = kit.zones[pile]
        cards = self.zones[source]
        if self.trace is not None or not cards:
            while cards:
                self.move(cards[len(cards) - 1], pile, note)
            return
        if kit.zones[source].order == BY_FACE:
            assert there.face_mask == kit.everyone
            self._mix(source, False)
        onto = self.zones[pile]
        where = self.where
        known = self.known
        seen = self.seen
        face_mask = there.face_mask
        back_mask = there.back_mask
        for i in range(len(cards) - 1, -1, -1):
            card = cards[i]
            onto.append(card)
            where[card] = pile
            if face_mask & ~known[card]:
                known[card] = known[card] | face_mask
            if back_mask & ~seen[card]:
                seen[card] = seen[card] | back_mask
            if self.spot[card]:
                self.spot[card] = 0
        cards.clear()

    def _blur(self, source: int, face_mask: int) -> None:
        """A card leaves a hand unseen: who saw some of that hand no longer knows whether those are still in it."""
        unseeing = self.kit.everyone & ~(self.kit.zones[source].face_mask | face_mask)
        for other in self.zones[source]:
            self.known[other] &= ~unseeing

    def _mix(self, source: int, unseen: bool) -> None:
        """A card leaves a hand: nobody can tell from which shuffle it was if the hand has cards of several.

        Their pools are one from now on. A card that everyone knows joins them only if it may have left unseen.
        """
        one = NOBODY
        several = False
        for card in self.zones[source]:
            if unseen or self.known[card] != self.kit.everyone:
                pool = self.pool[card]
                if pool != one:
                    several = several or one != NOBODY
                    if pool > one:
                        one = pool
        if several:
            self.part()
            pools = self.pool
            for card in self.zones[source]:
                pool = pools[card]
                if pool != one and self.known[card] != self.kit.everyone:
                    for other in range(len(pools)):
                        if pools[other] == pool:
                            pools[other] = one
            if unseen:
                for card in self.zones[source]:
                    self.pool[card] = one

    def place_by_face(self, zone: int, face: int) -> int:
        """Where in a zone the first card of this face lies, as views count; NOBODY where there is none."""
        cards = self.zones[zone]
        for place in range(len(cards)):
            if self.face[cards[place]] == face:
                return place
        return NOBODY

    def take(self, zone: int, face: int) -> int:
        """The card of this face that leaves a zone where cards have no place of their own.

        Of equal cards the best known one is taken, and whoever knew another of them forgets it: nobody
        can tell which of them it was.
        """
        best = NOBODY
        rest: list[int] = []
        for card in self.zones[zone]:
            if self.face[card] == face:
                if best == NOBODY:
                    best = card
                elif self.known[card] == self.known[best]:
                    rest.append(card)
                elif self.known[card].bit_count() > self.known[best].bit_count():
                    rest.append(best)
                    best = card
                else:
                    rest.append(card)
        for card in rest:
            self.known[card] &= self.known[best] | self.kit.zones[zone].face_mask
        return best

    def learn(self, card: int, face_mask: int, back_mask: int) -> None:
        """Let seats know a card's face, or only its back; notes whether that told anybody anything."""
        trace = self.trace
        if trace is not None:
            fresh = face_mask & ~(self.known[card] | trace.learned)
            seat = 0
            while fresh:
                if fresh & 1 and not self.deduced(card, seat):
                    trace.learned |= 1 << seat
                fresh >>= 1
                seat += 1
            trace.learned |= back_mask & ~(self.seen[card] | self.known[card])
        self.known[card] |= face_mask
        self.seen[card] |= back_mask | face_mask

    def deduced(self, card: int, seat: int) -> bool:
        """Whether a seat that counts cards knows this one: all it does not know of its pool is mixed in this zone."""
        zone = self.where[card] if self.kit.zones[self.where[card]].order == BY_FACE else NOBODY
        for other in range(len(self.face)):
            if (
                other != card
                and self.pool[other] == self.pool[card]
                and not self.known[other] >> seat & 1
                and self.where[other] != zone
            ):
                return False
        return True

    def turn_up(self, card: int, note: Note | None = None, seat: int = NOBODY) -> None:
        """Turn a card face up where it lies: everyone knows it from now on."""
        everyone = self.kit.everyone
        if self.trace is None:
            self.known[card] = everyone
            self.seen[card] = everyone
            return
        self.learn(card, everyone, everyone)
        self._tell_turned(card, note, seat)

    def look(self, card: int, seat: int, note: Note | None = None) -> None:
        """Let one seat see a card's face; the others see that it looked."""
        self.learn(card, 1 << seat, 1 << seat)
        self._tell_turned(card, note, seat)

    def _tell_turned(self, card: int, note: Note | None, seat: int) -> None:
        if self.trace is not None:
            event = Event(TURNED, note)
            event.show(self, card)
            event.seat = seat
            event.to_zone = self.where[card]
            event.to_place = place_in(self, card)
            self.trace.add(event)

    def at(self, zone: int, spot: int) -> int:
        """The card on a spot of a zone; NOBODY where it is empty."""
        for card in self.zones[zone]:
            if self.spot[card] == spot:
                return card
        return NOBODY

    def uncover(self, card: int) -> None:
        """A covered card comes to light: it is now known as its zone is."""
        zone = self.kit.zones[self.where[card]]
        self.learn(card, zone.face_mask, zone.back_mask)

    def shuffle(self, zone: int, order: list[int], note: Note | None = None, hand: int = NOBODY) -> None:
        """Lay a pile in the order chance drew: at place i comes the face that lay at place `order[i]`.

        A shuffle is where knowledge dies and where a pool of lookalikes is born. The faces move and the numbers of
        the cards stay: whoever knew which number was which knows nothing any more. Where the pile was not empty, what
        is hidden in a `hand` drawn from it may be any of those cards still: it joins the pool.
        """
        cards = self.zones[zone]
        lookalikes: list[int] = []
        if hand != NOBODY:
            pools = [self.pool[card] for card in cards]
            for card in self.zones[hand]:
                if self.known[card] != self.kit.everyone and self.pool[card] in pools:
                    lookalikes.append(card)
        faces = [self.face[card] for card in cards]
        self.part()
        for i in range(len(cards)):
            self.face[cards[i]] = faces[order[i]]
        self.shuffles += 1
        face_mask = self.kit.zones[zone].face_mask
        back_mask = self.kit.zones[zone].back_mask
        for card in cards:
            self.known[card] = face_mask
            self.seen[card] = back_mask
            self.pool[card] = self.shuffles
        for card in lookalikes:
            self.pool[card] = self.shuffles
        if self.trace is not None:
            event = Event(SHUFFLED, note)
            event.to_zone = zone
            event.n = len(cards)
            self.trace.add(event)

    # ------------------------------------------------------------------------ numbers and marks
    def count(self, var: int, value: int, note: Note | None = None, card: int = NOBODY) -> None:
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

    def mark(self, kind: int, seat: int, card: int = NOBODY, n: int = 0, until: int = 0) -> None:
        """Lay a mark; `until` is a moment the game names, see `unmark`."""
        self.marks.append(Mark(kind, seat, card, n, until))

    def unmark(self, until: int) -> None:
        """A moment has come: drop the marks that last until then."""
        if self.marks:
            self.marks = [mark for mark in self.marks if mark.until != until]

    def say(self, note: Note, seat: int = NOBODY, n: int = 0, card: int = NOBODY) -> None:
        """Tell everyone that something happened that moved no card."""
        if self.trace is not None:
            event = Event(SAID, note)
            event.seat = seat
            event.n = n
            if card != NOBODY:
                event.show(self, card)
            self.trace.add(event)

    def begin(self, heads: int, seat: int = NOBODY, n: int = 0) -> None:
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
    def ask(self, seat: int, low: int, high: int, mode: int = SEALED) -> None:
        """Put a question of the running effect to a seat; several seats may be asked at once."""
        if not self.asks:
            self.questions += 1
        self.mode = mode
        self.asks.append(Ask(seat, low, high))

    def draw_lots(self, below: int, lots: int) -> None:
        """Ask chance for `lots` different numbers below `below`, in order."""
        self.lots_from = below
        self.lots = lots
        self.questions += 1

    def push(self, script: Script, seat: int, card: int = NOBODY, n: int = 0, m: int = 0) -> None:
        """Do another script first, then go on here."""
        self.stack.append(Frame(script, seat, card, n, m))

    def finish(self) -> None:
        """The game is over: nothing more is asked."""
        self.over = True
        self.stack.clear()


def place_in(g: State, card: int) -> int:
    """Where a card lies in its zone: its spot, or its place from the bottom, or in a hand from the lowest face."""
    zone = g.where[card]
    return g.spot[card] if g.kit.zones[zone].order == BY_SPOT else g.zones[zone].index(card)
