"""What only a house with others in it has: open tables, invitations, opponents, passkeys, reports, other servers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator

from sqlalchemy import text

from ludotheque.games import game
from ludotheque.kernel.codec import LIMIT, to_json
from ludotheque.server import journal as j
from ludotheque.server.addresses import qr_svg
from ludotheque.server.asked import Answer, JsonAnswer, Request
from ludotheque.server.book_http import book_of
from ludotheque.server.botpool import BotPool
from ludotheque.server.house import House, clean
from ludotheque.server.http import Api, Route
from ludotheque.server.identity import hashed
from ludotheque.server.keeper import RoomKeeper
from ludotheque.server.metrics import Metrics
from ludotheque.server.passkeys import Passkeys, Site
from ludotheque.server.responses import body, read
from ludotheque.server.rooms import Room, refuse
from ludotheque.server.store import Store
from ludotheque.wire import http as h

SEEKING = 0x6C756432  #: under this number servers on one PostgreSQL wait for each other while they look for an opponent


class CompanyApi:
    """The handlers."""

    def __init__(
        self, house: House, api: Api, store: Store, bots: BotPool, metrics: Metrics, origins: frozenset[str]
    ) -> None:
        self.house = house
        self.api = api
        self.store = store
        self.bots = bots
        self.render = metrics.render
        self.origins = origins
        self.passkeys = Passkeys(store)
        self._looking = asyncio.Lock()

    def routes(self) -> list[Route]:
        """Where they are."""
        return [
            ("/api/tables", "GET", self.open_tables),
            ("/api/tables/{room}/sit", "POST", self.sit),
            ("/api/tables/{room}/join", "POST", self.join),
            ("/api/tables/{room}/report", "POST", self.report),
            ("/api/opponents", "POST", self.find_opponent),
            ("/api/book/passkeys/begin", "POST", self.begin_passkey),
            ("/api/book/passkeys", "POST", self.make_passkey),
            ("/api/passkeys/begin", "POST", self.begin_opening),
            ("/api/passkeys/open", "POST", self.open_by_passkey),
            ("/api/qr", "GET", self.qr),
            ("/peers/think", "POST", self.think),
            ("/healthz", "GET", self.health),
            ("/metrics", "GET", self.metrics),
        ]

    # ---------------------------------------------------------------- who comes
    async def open_tables(self, request: Request) -> Answer:
        """The public tables that still have a free seat."""
        out = []
        for room, entries in await self.store.gathering():
            it = Room(room)
            for at, entry in entries:
                it.apply(entry, at)
            free = [number for number, seat in enumerate(it.seats) if seat.kind == "open"]
            names = [seat.name for seat in it.seats if seat.kind != "open"]
            if free:
                out.append(
                    h.OpenTable(
                        room=room,
                        game=it.made.game,
                        options=it.made.options,
                        free=free,
                        names=names,
                        made=it.born,
                        seeking=it.made.seeking,
                    )
                )
        return JsonAnswer(out)

    async def sit(self, request: Request) -> Answer:
        """Take the seat of an invitation: it is used up, and you get a token of your own."""
        keeper = await self.api.keeper(request)
        wish = await body(request, h.SitDown)
        token = (await self.api.names(request))("seat")
        if keeper.room.seat_of(token) is not None:
            return self._seated(keeper, token)
        number = keeper.room.invited(wish.token)
        if number is None:
            raise refuse("room-no-invitation")
        await self.house.sit(keeper, number, wish.name, token, wish.pledge or "")
        return self._seated(keeper, token)

    async def join(self, request: Request) -> Answer:
        """Take a free seat of a public table."""
        keeper = await self.api.keeper(request)
        wish = await body(request, h.SeatOpenTable)
        token = (await self.api.names(request))("seat")
        if keeper.room.seat_of(token) is None:
            if not keeper.room.made.public:
                raise refuse("room-not-public")
            await keeper.check_somebody_waits()
            await self.house.sit(keeper, wish.seat, wish.name, token, wish.pledge or "")
        return self._seated(keeper, token)

    def _seated(self, keeper: RoomKeeper, token: str) -> Answer:
        number = keeper.room.seat_of(token)
        assert number is not None
        link = h.SeatLink(seat=number, token=token, path=f"/table/{keeper.room.id}#seat={token}")
        return JsonAnswer(h.SeatTaken(mine=link, room=keeper.room.info(number, self.house.now())))

    async def find_opponent(self, request: Request) -> Answer:
        """Whoever waits longest for this game; if nobody does, a table at which others find me."""
        wish = await body(request, h.FindOpponent)
        named = await self.api.names(request)
        rules = game(wish.game).rules
        room = named("room")
        async with self._looking, _alone(self.store):
            if await self.store.read(room) == []:
                for there, entries in reversed(await self.store.gathering()):
                    it = Room(there)
                    for at, entry in entries:
                        it.apply(entry, at)
                    free = [number for number, seat in enumerate(it.seats) if seat.kind == "open"]
                    if it.made.seeking and it.made.game == wish.game and free:
                        return JsonAnswer(h.Opponent(room=there, seat=free[0], made=None))
            token = named("seat")
            me = j.SeatOpened(kind="person", name=clean(wish.name), token=hashed(token), pledge=wish.pledge or "")
            invitations = [(n, named(f"seat {n}")) for n in range(1, max(2, rules.min_seats))]
            others = [j.SeatOpened(kind="open", invitation=hashed(it)) for _, it in invitations]
            keeper = await self.house.open(wish.game, {}, [me, *others], True, None, seeking=True, room=room)
        made = self.api.made(keeper, [(0, token)], invitations)
        return JsonAnswer(h.Opponent(room=room, seat=0, made=made))

    # ---------------------------------------------------------------- passkeys
    async def begin_passkey(self, request: Request) -> Answer:
        """What the browser needs to make a passkey for my book."""
        await body(request, h.Nothing)
        book = await book_of(self.house, request)
        name = (await self.store.books.read(book)).name
        options = await self.passkeys.begin_making(Site(request, self.origins), book, name, self.house.now())
        return JsonAnswer(h.PasskeyOptions(options=options))

    async def make_passkey(self, request: Request) -> Answer:
        """The passkey was made: from now on it opens my book."""
        wish = await body(request, h.Passkey)
        book = await book_of(self.house, request)
        await self.passkeys.make(Site(request, self.origins), book, wish.credential, self.house.now())
        return JsonAnswer(h.Nothing(), 201)

    async def begin_opening(self, request: Request) -> Answer:
        """What the browser needs to ask for a passkey."""
        await body(request, h.Nothing)
        options = await self.passkeys.begin_opening(Site(request, self.origins), self.house.now())
        return JsonAnswer(h.PasskeyOptions(options=options))

    async def open_by_passkey(self, request: Request) -> Answer:
        """The passkey opens a book: this device gets a key of its own."""
        wish = await body(request, h.Passkey)
        key = (await self.api.names(request))("key")
        if await self.store.books.find(key) is None:  # else the answer was lost, and the same is asked again
            book = await self.passkeys.open(Site(request, self.origins), wish.credential, self.house.now())
            await self.store.books.add_key(book, key, self.house.now())
        return JsonAnswer(h.BookKey(key=key), 201)

    # ---------------------------------------------------------------- around
    async def report(self, request: Request) -> Answer:
        """Something seems wrong: the true record is kept under a number; the reporter gets what it may know."""
        found = await self.api.keeper(request)
        wish = await body(request, h.ReportGame)
        number = secrets.token_hex(6)
        async with self.api.still(found) as keeper:
            match = keeper.room.game_running()
            seat = keeper.room.seat_of(wish.token) if wish.token else None
            if wish.token and seat is None:
                raise refuse("room-no-seat")
            record = to_json(match.record(with_secret=True))
            if not await self.store.report(number, keeper.room.id, wish.text, record):
                raise refuse("room-reports-enough")
            if match.over:
                return JsonAnswer(
                    h.Reported(number=number, record=match.record(), view=None, log=[], position=None), 201
                )
            guessed = match.guess(seat, secrets.randbelow(1 << 30)).position()
            told = h.Reported(number=number, record=None, view=match.view(seat), log=[], position=guessed)
            told.log = match.log(seat, "en")
            return JsonAnswer(told, 201)

    async def qr(self, request: Request) -> Answer:
        """A link as a picture to point a phone at."""
        text = request.wishes.get("text", "")
        if not 0 < len(text) <= 300:
            raise refuse("room-too-long")
        return Answer(qr_svg(text), kind="image/svg+xml")

    async def think(self, request: Request) -> Answer:
        """Let a bot of another server think here, if a process is free."""
        if not self.house.from_peer(request.headers):
            raise refuse("room-no-room")
        move = await self.bots.lend(await read(request, LIMIT))
        return Answer(status=503) if move is None else Answer(move, kind="text/plain; charset=utf-8")

    async def health(self, request: Request) -> Answer:
        """Whether this server can serve: its database answers."""
        try:
            await self.store.ping()
        except Exception:
            return JsonAnswer({"ok": False}, 503)
        return JsonAnswer({"ok": True, "rooms": len(self.house.keepers)})

    async def metrics(self, request: Request) -> Answer:
        """For Prometheus."""
        return Answer(self.render(), kind="text/plain; version=0.0.4; charset=utf-8")


@contextlib.asynccontextmanager
async def _alone(store: Store) -> AsyncIterator[None]:
    """No other server looks for an opponent meanwhile: two who come at the same moment find each other."""
    if not store.shared:
        yield
        return
    async with store.writing() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": SEEKING})
        yield
