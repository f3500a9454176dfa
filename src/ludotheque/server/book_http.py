"""Players' own books, as they are asked for. A book's key comes as `Authorization: Bearer …`."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

from ludotheque.server.asked import Answer, JsonAnswer, Request
from ludotheque.server.house import House, clean
from ludotheque.server.outside import CannotSave, Elsewhere
from ludotheque.server.responses import Handler, body
from ludotheque.server.rooms import refuse
from ludotheque.wire import http as h

Named = Callable[[Request], Awaitable[Callable[[str], str]]]


class BookApi:
    """The handlers."""

    def __init__(self, house: House, named: Named) -> None:
        self.house = house
        self.named = named
        self.books = house.books

    def routes(self) -> list[tuple[str, str, Handler]]:
        """Where they are."""
        return [
            ("/api/book", "GET", self.read),
            ("/api/book", "POST", self.make),
            ("/api/book/name", "POST", self.rename),
            ("/api/book/delete", "POST", self.delete),
            ("/api/book/sign-out", "POST", self.sign_out_others),
            ("/api/tables/{room}/keep", "POST", self.keep),
        ]

    # ---------------------------------------------------------------- a book
    async def make(self, request: Request) -> Answer:
        """A new book and the key to it."""
        wish = await body(request, h.MakeBook)
        key = (await self.named(request))("book")
        await self.books.make(key, clean(wish.name), self.house.now())
        return JsonAnswer(h.BookKey(key=key), 201)

    async def read(self, request: Request) -> Answer:
        """Everything that is kept about a player."""
        book = await book_of(self.house, request)
        for room in await self.books.unsettled(book):
            with contextlib.suppress(Elsewhere, CannotSave):
                keeper = await self.house.find(room)
                if keeper is not None:
                    await self.books.settle(keeper.room, self.house.now())
        return JsonAnswer(await self.books.read(book))

    async def rename(self, request: Request) -> Answer:
        """Another name, for games to come."""
        wish = await body(request, h.MakeBook)
        await self.books.rename(await book_of(self.house, request), clean(wish.name))
        return JsonAnswer(h.Nothing())

    async def delete(self, request: Request) -> Answer:
        """Everything that is kept about a player is forgotten; a book that is gone already stays gone."""
        await body(request, h.Nothing)
        kind, _, key = request.headers.get("authorization", "").partition(" ")
        book = await self.books.find(key) if kind.lower() == "bearer" and key else None
        if book is not None:
            await self.books.delete(book)
        return JsonAnswer(h.Nothing())

    async def sign_out_others(self, request: Request) -> Answer:
        """My other devices no longer open my book: this one gets a new key, and all others are worth nothing."""
        await body(request, h.Nothing)
        key = (await self.named(request))("key")
        if await self.books.find(key) is None:  # else the answer was lost, and the same is asked again
            await self.books.change_keys(await book_of(self.house, request), key, self.house.now())
        return JsonAnswer(h.BookKey(key=key))

    async def keep(self, request: Request) -> Answer:
        """A game of mine goes into my book."""
        keeper = await self.house.find(request.params["room"])
        if keeper is None:
            raise refuse("room-no-room")
        wish = await body(request, h.KeepGame)
        book = await book_of(self.house, request)
        seat = keeper.room.seat_of(wish.token)
        if seat is None:
            raise refuse("room-no-seat")
        await self.books.keep(book, keeper.room, seat, wish.token)
        if keeper.room.phase == "over":
            await self.books.settle(keeper.room, self.house.now())
        return JsonAnswer(h.Nothing())


async def book_of(house: House, request: Request) -> str:
    """The book of whoever asks; refuses a key that opens none."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return await house.books.of(key if kind.lower() == "bearer" else "")
