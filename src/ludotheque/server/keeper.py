"""The keeper of one room: one command at a time, written down, folded in, then told to each recipient.

Every recipient, a seat or the spectators, gets messages of its own, numbered without holes, so that a client that
comes back soon only needs the ones it missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
import uuid
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.bots.bot import Advice
from ludotheque.kernel.errors import IllegalMove, LudothequeError, wrong
from ludotheque.kernel.match import Match
from ludotheque.server import journal as j
from ludotheque.server.outside import NOBODY, CannotSave, Claim, Elsewhere, Fenced, Full, NoResult, Notice
from ludotheque.server.rematch import another_begins
from ludotheque.server.rooms import Refusal, Room, fold, refuse, seat_of_bot
from ludotheque.wire import messages as m

if TYPE_CHECKING:
    from ludotheque.server.house import House

log = logging.getLogger("ludotheque.server")

KEPT_MESSAGES = 64  #: per recipient, for clients that come back soon
KEPT_BYTES = 64 * 1024  #: of them, for all recipients of a room together
STREAM_IDLE = 120.0  #: seconds after which messages are no longer kept for a client that went away
RESTARTED = 1012  #: why a connection ends when the room has gone to another server
NOT_KEPT = 1013  #: ... when an answer could not be saved
NO_SPACE = 4507  #: ... because there is no space left, which a player can do something about
ARRIVING = 15.0  #: seconds in which whoever seeks an opponent comes to the table that was made for it
ADVISER = "expert/3"  #: the bot that gives hints: an expert that does not make you wait
AT_ONCE = "club"  #: the one that says what comes to mind


class Listener:
    """A connected client: gets bytes, never waits for the network."""

    def __init__(self, send: Callable[[bytes], None], close: Callable[[int], None]) -> None:
        self.send = send
        self.close = close
        self.seats: list[int] = []  #: none for a spectator


class Stream:
    """What one recipient was told: numbered without holes, and no number twice while the room is loaded."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.kept: deque[tuple[int, bytes]] = deque()
        self.bytes = 0  #: of what is kept
        self.events = 0
        self.view = 0  #: the hash of the last one it was told
        self.used = time.monotonic()

    def keep(self, raw: bytes, most: int) -> None:
        """Keep a message for somebody who comes back soon, and let go of the oldest ones."""
        self.kept.append((self.n, raw))
        self.bytes += len(raw)
        while len(self.kept) > KEPT_MESSAGES or self.bytes > most:
            self.bytes -= len(self.kept.popleft()[1])

    def since(self, n: int) -> list[bytes] | None:
        """The messages after number n, or None when they are no longer there."""
        if n == self.n:
            return []
        rest = [raw for number, raw in self.kept if number > n]
        return rest if len(rest) == self.n - n and n <= self.n else None


Recipient = int | None
_encode = msgspec.json.Encoder().encode


class RoomKeeper:
    """Looks after one room."""

    def __init__(self, room: Room, house: House, claim: Claim = NOBODY) -> None:
        self.room = room
        self.house = house
        self.claim = claim  #: what makes the room ours
        self.lock = asyncio.Lock()
        self.epoch = secrets.token_urlsafe(6)
        self.streams: dict[Recipient, Stream] = {}
        self.numbers: dict[Recipient, int] = {}  #: where forgotten streams ended
        self.listeners: set[Listener] = set()
        self._looked: dict[Recipient, bytes] = {}  #: views of this moment, on their way
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hints: dict[tuple[int, str], tuple[object, Advice]] = {}  #: by seat and adviser, the question and the hint
        self.touched = time.monotonic()
        self.broken = False
        self.moved = False  #: another server keeps the room, or will in a moment
        self._reminder: asyncio.TimerHandle | None = None

    # ---------------------------------------------------------------- commands
    async def do(self, command: m.FromClient) -> m.Done | m.Refused:
        """Carry out a command of somebody who may give it; it is on disk when this returns.

        Raises Fenced when another server keeps the room now: nothing was done, and the client must say it there.
        """
        assert not isinstance(command, m.Hello)
        identity = command.id
        command = msgspec.structs.replace(command, id=f"{command.seat}:{identity}")
        async with self.lock:
            if self.moved:
                raise Fenced("another server keeps this room now")
            try:
                self.check_whole()
                if self.room.has_done(command.id):
                    return m.Done(id=identity)
                if isinstance(command, m.Rematch):
                    await self._rematch(command)
                else:
                    if isinstance(command, m.Notify) and command.url:
                        complaint = self.house.notices.check(command.url)
                        if complaint is not None:
                            raise Refusal(complaint)
                    await self.write(self.room.decide(command, self.house.now()))
            except LudothequeError as error:
                said = error.said
                return m.Refused(id=identity, rule=error.rule, say=said.key, params=said.params)
        key = self.house.notices.key_for(command.url) if isinstance(command, m.Notify) and command.url else ""
        return m.Done(id=identity, key=key)

    def check_whole(self) -> None:
        """A room whose last entry could not be saved is read again; nothing may be done with this copy of it."""
        if self.broken:
            raise refuse("room-cannot-save")

    @property
    def owing(self) -> bool:
        """Whether a bot owes an answer."""
        return bool(self.room.bots_to_move())

    async def finish(self) -> None:
        """What is being written is written; nothing is done after it."""
        async with self.lock:
            self.broken = self.moved = True

    async def write(self, entries: list[j.AnyEntry]) -> None:
        """Fold entries in, put them on disk, then tell everybody. When the disk fails, the room is read again."""
        self.check_whole()
        room = self.room
        at = max(self.house.now(), room.clocks.at)
        seq = room.seq
        awaited = set(room.awaited())
        asked, was_over = room.consent.wish, room.match is not None and room.match.over
        self.broken = True  # until it is on disk
        try:
            for entry in entries:
                await fold(room, entry, at, self.house.checks.aside)
            phase, public, kept, owing = room.phase, room.public, room.kept(), self.owing
            notices = self._notices(awaited)
            await self.house.store.append(room.id, seq, entries, at, phase, public, kept, self.claim, owing, notices)
        except Fenced:
            log.warning("another server keeps this room now")
            self.moved = True
            await self.house.drop(self, RESTARTED)
            raise
        except CannotSave as error:
            log.error("cannot save", extra={"error": str(error)[:200]})
            full = isinstance(error, Full)
            await self.house.drop(self, NO_SPACE if full else NOT_KEPT)  # said this way too: it may be a bot's answer
            raise refuse("house-storage-full" if full else "room-cannot-save") from error
        except BaseException:
            await self.house.drop(self)
            raise
        self.broken = False
        self.house.counts.count("entries", len(entries))
        self.touched = time.monotonic()
        self._tell(entries, room.consent.wish != asked)
        if phase == "over" and not was_over:
            self.house.settle(room)
        self.remind()
        self.think()
        for it in notices:
            self.house.notices.send(it.url, it.room, it.seat, it.question, it.delivery)

    async def _rematch(self, command: m.Rematch) -> None:
        room = self.room
        if room.phase != "over" or room.rematch:
            raise refuse("room-no-rematch")
        seats = []
        taken = [it.name for it in room.seats]
        for it in room.seats:
            if it.person:
                seats.append(j.SeatOpened(kind="person", name=it.name, token=it.token, adds=it.adds))
            elif command.level in ("", it.bot):
                seats.append(j.SeatOpened(kind="bot", name=it.name, bot=it.bot))
            else:
                seats.append(seat_of_bot(command.level, "", taken))
                taken.append(seats[-1].name)
        made = room.made
        options, begins = another_begins(room.game_running(), made.options)
        name = self.house.named("rematch", room.id)  # if we die before it is written here, it is found again
        more: dict[str, Any] = {"talk": made.talk, "hints": made.hints}
        with contextlib.suppress(Elsewhere):  # it was made before, and another server keeps it
            await self.house.open(made.game, options, seats, made.public, made.clock, begins=begins, room=name, **more)
        await self.write([j.Rematched(room=name, id=command.id)])

    # ---------------------------------------------------------------- telling
    def _tell(self, entries: list[j.AnyEntry], asked: bool) -> None:
        moved = any(
            isinstance(e, j.Played | j.Conceded | j.Opened | j.Sat | j.Revealed | j.FromPosition) for e in entries
        )
        rewound = any(isinstance(e, j.Undone | j.FromPosition) for e in entries)
        said = any(not isinstance(e, j.Played) for e in entries)
        about_table = asked or said or self.room.made.clock is not None
        over = self.room.phase == "over"
        # A pick of an answer that is not complete is nobody else's business, nor is how many there were.
        pick = entries[0].seat if len(entries) == 1 and isinstance(entries[0], j.Played | j.Undone) else None
        for recipient in self._recipients():
            if pick not in {None, recipient} and not over and not self._is_news(self.streams[recipient], recipient):
                continue
            if rewound:
                self._send(recipient, self.snapshot)
                continue
            if moved and self.room.match is not None:
                self._send(recipient, self._update)
            if about_table or over:
                self._send(recipient, self.room_changed)
        self._looked.clear()

    def _is_news(self, stream: Stream, recipient: Recipient) -> bool:
        """Whether a recipient can see that something is different at the table."""
        match = self._match()
        raw = self._looked[recipient] = match.view_as_json(recipient)
        return match.event_count != stream.events or hash(raw) != stream.view

    def _view(self, recipient: Recipient, stream: Stream) -> Any:
        """What a recipient sees now, ready to be sent."""
        raw = self._looked.pop(recipient, None) or self._match().view_as_json(recipient)
        stream.view = hash(raw)
        return msgspec.Raw(raw)

    def tell_room_changed(self) -> None:
        """Somebody came or went, or has been away for a while: tell everybody who is there."""
        for recipient in self._recipients():
            self._send(recipient, self.room_changed)
        self.remind()

    def remind(self) -> None:
        """Tell everybody again at the moment when somebody counts as gone or has run out of time."""
        self.forget_reminder()
        moments = self.room.turning_points(self.house.now()) if self.listeners else []
        if moments:
            wait = max(0.0, min(moments) - self.house.now()) + 0.05
            self._reminder = asyncio.get_running_loop().call_later(wait, self.tell_room_changed)

    def forget_reminder(self) -> None:
        """Cancel the reminder."""
        if self._reminder is not None:
            self._reminder.cancel()
            self._reminder = None

    def _recipients(self) -> list[Recipient]:
        """Those who listen, and those who did until a moment ago."""
        now = time.monotonic()
        for listener in self.listeners:
            for recipient in _recipients_of(listener):
                if recipient in self.streams:
                    self.streams[recipient].used = now
        for recipient in [r for r, s in self.streams.items() if now - s.used > STREAM_IDLE]:
            self.numbers[recipient] = self.streams.pop(recipient).n + 1
        return list(self.streams)

    def _send(self, recipient: Recipient, make: Callable[[Recipient, Stream], m.ToClient]) -> None:
        stream = self.streams[recipient]
        stream.n += 1
        raw = _encode(make(recipient, stream))
        stream.keep(raw, KEPT_BYTES // len(self.streams))
        for listener in list(self.listeners):
            if recipient in _recipients_of(listener):
                listener.send(raw)

    def snapshot(self, recipient: Recipient, stream: Stream, known: int = 0) -> m.Snapshot:
        """Everything a recipient may know; of what happened, only what came after the events that it knows."""
        match = self.room.match
        stream.events = match.event_count if match is not None else 0
        after = known if 0 < known <= stream.events else 0
        events = match.events(recipient, after) if match is not None else []
        view = self._view(recipient, stream) if match is not None else None
        last = self.room.last_answer.get(recipient, 0) if recipient is not None else stream.events
        return m.Snapshot(
            seat=recipient,
            n=stream.n,
            epoch=self.epoch,
            room=self.room.info(recipient, self.house.now()),
            view=view,
            events=events,
            last_turn=min(last, stream.events),
            after=after,
            rewound=self.room.undos,
        )

    def _update(self, recipient: Recipient, stream: Stream) -> m.Update:
        match = self._match()
        after = stream.events
        events = match.events(recipient, after)
        stream.events = after + len(events)
        return m.Update(seat=recipient, n=stream.n, view=self._view(recipient, stream), events=events, after=after)

    def room_changed(self, recipient: Recipient, stream: Stream) -> m.RoomChanged:
        """Who sits, who is there, what is asked and said, as a recipient may know it."""
        return m.RoomChanged(seat=recipient, n=stream.n, room=self.room.info(recipient, self.house.now()))

    def _match(self) -> Match:
        match = self.room.match
        assert match is not None
        return match

    # ---------------------------------------------------------------- coming and going
    async def join(self, listener: Listener, hello: m.Hello) -> None:
        """A client came, or came back: it gets what it missed, or everything."""
        async with self.lock:
            self.check_whole()
            listener.seats = self._seats_of(hello.tokens)
            returned: list[j.AnyEntry] = []
            for number in listener.seats:
                seat = self.room.seats[number]
                if seat.left or (seat.person and seat.kind == "bot"):
                    returned.append(j.Returned(seat=number))
            if listener.seats and self.room.seeks and not self.room.listed:
                returned.append(j.Listed(on=True))
            if returned:
                await self.write(returned)
            for seat in self.room.seats:
                if seat.kind == "bot":
                    self.house.bots.expect(seat.bot)
            for number in listener.seats:
                self.room.seats[number].here += 1
            if not listener.seats:
                self.room.spectators += 1
            self.listeners.add(listener)
            self.touched = time.monotonic()
            for recipient in _recipients_of(listener):
                self._catch_up(listener, recipient, hello)
            self.tell_room_changed()
            self.think()

    def _seats_of(self, tokens: list[str]) -> list[int]:
        seats = []
        for token in tokens:
            number = self.room.seat_of(token)
            if number is None:
                raise refuse("room-no-seat")
            if number not in seats:
                seats.append(number)
        return seats

    def _catch_up(self, listener: Listener, recipient: Recipient, hello: m.Hello) -> None:
        known = hello.since.get("watch" if recipient is None else str(recipient))
        stream = self.streams.get(recipient)
        if stream is not None and hello.epoch == self.epoch and known is not None:
            missed = stream.since(known)
            if missed is not None:
                for raw in missed:
                    listener.send(raw)
                return
        if stream is None:
            stream = self.streams[recipient] = Stream(self.numbers.get(recipient, 0))
        has = hello.events.get("watch" if recipient is None else str(recipient), 0)
        listener.send(_encode(self.snapshot(recipient, stream, has if hello.rewound == self.room.undos else 0)))

    async def part(self, listener: Listener) -> None:
        """A client is gone."""
        async with self.lock:
            if listener not in self.listeners:
                return
            self.listeners.discard(listener)
            for number in listener.seats:
                seat = self.room.seats[number]
                seat.here -= 1
                seat.away_since = self.house.now()
            if not listener.seats:
                self.room.spectators -= 1
            self.touched = time.monotonic()
            self.tell_room_changed()
            if self.room.seeks and self.room.listed and not self.broken and not self._somebody_here():
                with contextlib.suppress(LudothequeError, Fenced):
                    await self.write([j.Listed(on=False)])

    def _somebody_here(self) -> bool:
        return any(seat.here for seat in self.room.seats)

    async def check_somebody_waits(self) -> None:
        """Nobody sits down opposite an empty chair: whoever seeks an opponent must be there."""
        async with self.lock:
            room = self.room
            if not room.seeks or self._somebody_here() or self.house.now() - room.born < ARRIVING:
                return
            if room.listed:
                await self.write([j.Listed(on=False)])
            raise refuse("room-nobody-waits")

    # ---------------------------------------------------------------- bots and notices
    def think(self) -> None:
        """Let the bots that owe an answer think, outside this process."""
        for seat in self.room.bots_to_move():
            task = self.thinking.get(seat)
            if task is None or task.done():
                self.thinking[seat] = asyncio.create_task(self._bot_moves(seat), name=f"bot {seat}")

    async def _bot_moves(self, seat: int) -> None:
        """One answer of a bot; it thinks about a guess, never about the true table."""
        while not self.broken and seat in self.room.bots_to_move():
            match = self._match()
            moment = (match.g.questions, self.room.undos)
            try:
                move = await self.house.bots.think(match, seat, self.room.seats[seat].bot, self.room.id)
            except LudothequeError:
                continue  # the table has moved on in the meantime
            async with self.lock:
                if self.broken or seat not in self.room.bots_to_move():
                    continue
                if moment == (self._match().g.questions, self.room.undos):
                    with contextlib.suppress(LudothequeError, Fenced):
                        await self.write([j.Played(seat=seat, move=move)])

    async def hint(self, seat: int, soon: bool = False) -> Advice:
        """What a bot would play here, and why; the same question gets the same hint. It thinks about a guess.

        `soon` asks for what comes to mind at once; it is what came of thinking, where somebody thought already.
        """
        async with self.lock:
            self.check_whole()
            match, asked = self.room.game_running(), self._asked(seat)
            if not self.room.hints:
                raise refuse("room-hints-off")
        if asked is None:
            raise IllegalMove(wrong("table-nothing-asked", seat=seat), match.names)
        known = {bot: said for (of, bot), (about, said) in self.hints.items() if of == seat and about == asked}
        adviser = AT_ONCE if soon and ADVISER not in known else ADVISER
        advice = known.get(adviser)
        if advice is None:
            try:
                advice = await self.house.bots.hint(match, seat, adviser)
            except NoResult as error:
                raise refuse("room-no-hint") from error
            self.hints[seat, adviser] = asked, advice
        if self._asked(seat) != asked:
            raise IllegalMove(wrong("table-old-question"), match.names)
        return advice

    def _asked(self, seat: int) -> object:
        """What a seat is asked now, told apart from every other question; None when it owes no answer."""
        ask = self.room.game_running().ask(seat)
        return None if ask is None else (ask["question"], ask["picks"], self.room.undos)

    def _notices(self, before: set[int]) -> list[Notice]:
        """Who is to be told that it is their turn now, because they are away."""
        out = []
        match = self.room.match
        question = match.g.questions if match is not None else 0
        for seat in self.room.awaited():
            it = self.room.seats[seat]
            if it.notify and seat not in before and it.kind == "person" and it.here == 0:
                out.append(Notice(it.notify, self.room.id, seat, question, str(uuid.uuid4())))
        return out


def _recipients_of(listener: Listener) -> list[Recipient]:
    seats: list[Recipient] = list(listener.seats)
    return seats or [None]
