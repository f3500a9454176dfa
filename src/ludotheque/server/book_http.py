"""Players' own books over plain HTTP, and somebody to play with. A book's key comes as `Authorization: Bearer …`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.games import game
from ludotheque.server import journal as j
from ludotheque.server.books import Books
from ludotheque.server.house import House, clean
from ludotheque.server.identity import hashed
from ludotheque.server.keeper import RoomKeeper
from ludotheque.server.leases import Elsewhere
from ludotheque.server.passkeys import Passkeys, Site
from ludotheque.server.responses import Handler, JsonResponse, body
from ludotheque.server.rooms import Room, refuse
from ludotheque.server.store import CannotSave, Store
from ludotheque.wire import http as h

SEEKING = 0x6C756432  #: under this number servers on one PostgreSQL wait for each other while they look for an opponent
Named = Callable[[Request], Awaitable[Callable[[str], str]]]
Made = Callable[[RoomKeeper, list[tuple[int, str]], list[tuple[int, str]]], h.TableMade]


class BookApi:
    """The handlers."""

    def __init__(self, house: House, named: Named, made: Made, origins: frozenset[str]) -> None:
        self.house = house
        self.named = named
        self.made = made
        self.origins = origins
        self.books: Books = house.books
        self.passkeys = Passkeys(house.store)
        self._looking = asyncio.Lock()

    def routes(self) -> list[tuple[str, str, Handler]]:
        """Where they are."""
        return [
            ("/api/book", "GET", self.read),
            ("/api/book", "POST", self.make),
            ("/api/book/name", "POST", self.rename),
            ("/api/book/delete", "POST", self.delete),
            ("/api/book/sign-out", "POST", self.sign_out_others),
            ("/api/book/passkeys/begin", "POST", self.begin_passkey),
            ("/api/book/passkeys", "POST", self.make_passkey),
            ("/api/passkeys/begin", "POST", self.begin_opening),
            ("/api/passkeys/open", "POST", self.open_by_passkey),
            ("/api/tables/{room}/keep", "POST", self.keep),
            ("/api/opponents", "POST", self.find_opponent),
        ]

    async def _book(self, request: Request) -> str:
        kind, _, key = request.headers.get("authorization", "").partition(" ")
        return await self.books.of(key if kind.lower() == "bearer" else "")

    # ---------------------------------------------------------------- a book
    async def make(self, request: Request) -> Response:
        """A new book and the key to it."""
        wish = await body(request, h.MakeBook)
        key = (await self.named(request))("book")
        await self.books.make(key, clean(wish.name), self.house.now())
        return JsonResponse(h.BookKey(key=key), 201)

    async def read(self, request: Request) -> Response:
        """Everything that is kept about a player."""
        book = await self._book(request)
        for room in await self.books.unsettled(book):
            with contextlib.suppress(Elsewhere, CannotSave):
                keeper = await self.house.find(room)
                if keeper is not None:
                    await self.books.settle(keeper.room, self.house.now())
        return JsonResponse(await self.books.read(book))

    async def rename(self, request: Request) -> Response:
        """Another name, for games to come."""
        wish = await body(request, h.MakeBook)
        await self.books.rename(await self._book(request), clean(wish.name))
        return JsonResponse(h.Nothing())

    async def delete(self, request: Request) -> Response:
        """Everything that is kept about a player is forgotten; a book that is gone already stays gone."""
        await body(request, h.Nothing)
        kind, _, key = request.headers.get("authorization", "").partition(" ")
        book = await self.books.find(key) if kind.lower() == "bearer" and key else None
        if book is not None:
            await self.books.delete(book)
        return JsonResponse(h.Nothing())

    async def sign_out_others(self, request: Request) -> Response:
        """My other devices no longer open my book: this one gets a new key, and all others are worth nothing."""
        await body(request, h.Nothing)
        key = (await self.named(request))("key")
        if await self.books.find(key) is None:  # else the answer was lost, and the same is asked again
            await self.books.change_keys(await self._book(request), key, self.house.now())
        return JsonResponse(h.BookKey(key=key))

    async def keep(self, request: Request) -> Response:
        """A game of mine goes into my book."""
        keeper = await self.house.find(request.path_params["room"])
        if keeper is None:
            raise refuse("room-no-room")
        wish = await body(request, h.KeepGame)
        book = await self._book(request)
        seat = keeper.room.seat_of(wish.token)
        if seat is None:
            raise refuse("room-no-seat")
        await self.books.keep(book, keeper.room, seat, wish.token)
        if keeper.room.phase == "over":
            await self.books.settle(keeper.room, self.house.now())
        return JsonResponse(h.Nothing())

    # ---------------------------------------------------------------- passkeys
    async def begin_passkey(self, request: Request) -> Response:
        """What the browser needs to make a passkey for my book."""
        await body(request, h.Nothing)
        book = await self._book(request)
        name = (await self.books.read(book)).name
        options = await self.passkeys.begin_making(Site(request, self.origins), book, name, self.house.now())
        return JsonResponse(h.PasskeyOptions(options=options))

    async def make_passkey(self, request: Request) -> Response:
        """The passkey was made: from now on it opens my book."""
        wish = await body(request, h.Passkey)
        book = await self._book(request)
        await self.passkeys.make(Site(request, self.origins), book, wish.credential, self.house.now())
        return JsonResponse(h.Nothing(), 201)

    async def begin_opening(self, request: Request) -> Response:
        """What the browser needs to ask for a passkey."""
        await body(request, h.Nothing)
        options = await self.passkeys.begin_opening(Site(request, self.origins), self.house.now())
        return JsonResponse(h.PasskeyOptions(options=options))

    async def open_by_passkey(self, request: Request) -> Response:
        """The passkey opens a book: this device gets a key of its own."""
        wish = await body(request, h.Passkey)
        key = (await self.named(request))("key")
        if await self.books.find(key) is None:  # else the answer was lost, and the same is asked again
            book = await self.passkeys.open(Site(request, self.origins), wish.credential, self.house.now())
            await self.books.add_key(book, key, self.house.now())
        return JsonResponse(h.BookKey(key=key), 201)

    # ---------------------------------------------------------------- somebody to play with
    async def find_opponent(self, request: Request) -> Response:
        """Whoever waits longest for this game; if nobody does, a table at which others find me."""
        wish = await body(request, h.FindOpponent)
        named = await self.named(request)
        rules = game(wish.game).rules
        room = named("room")
        async with self._looking, _alone(self.house.store):
            if await self.house.store.read(room) == []:
                for there, entries in reversed(await self.house.store.gathering()):
                    it = Room(there)
                    for at, entry in entries:
                        it.apply(entry, at)
                    free = [number for number, seat in enumerate(it.seats) if seat.kind == "open"]
                    if it.made.seeking and it.made.game == wish.game and free:
                        return JsonResponse(h.Opponent(room=there, seat=free[0], made=None))
            token = named("seat")
            me = j.SeatOpened(kind="person", name=clean(wish.name), token=hashed(token), pledge=wish.pledge or "")
            invitations = [(n, named(f"seat {n}")) for n in range(1, max(2, rules.min_seats))]
            others = [j.SeatOpened(kind="open", invitation=hashed(it)) for _, it in invitations]
            keeper = await self.house.open(wish.game, {}, [me, *others], True, None, seeking=True, room=room)
        made = self.made(keeper, [(0, token)], invitations)
        return JsonResponse(h.Opponent(room=room, seat=0, made=made))


@contextlib.asynccontextmanager
async def _alone(store: Store) -> AsyncIterator[None]:
    """No other server looks for an opponent meanwhile: two who come at the same moment find each other."""
    if not store.shared:
        yield
        return
    async with store.writing() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": SEEKING})
        yield
