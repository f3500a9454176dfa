"""Players' own books in a browser's storage: one text a book, and where its keys and its games lead to it."""

from __future__ import annotations

import asyncio

import msgspec

from ludotheque.local.given import Storage
from ludotheque.local.writing import Change, kept, write
from ludotheque.server.endings import MOST_GAMES, Against, Ending, others, shown
from ludotheque.server.identity import hashed, new_token
from ludotheque.server.ratings import Rating
from ludotheque.server.rooms import Room, refuse
from ludotheque.wire import http as h


class Kept(msgspec.Struct):
    """A book as it is kept."""

    name: str
    made: float
    keys: list[str]  #: their hashes
    games: list[h.BookGame] = []
    ratings: dict[str, dict[str, Rating]] = {}  #: by game, and against whom


_kept = msgspec.json.Decoder(Kept)
_books = msgspec.json.Decoder(list[str])
_encode = msgspec.json.Encoder().encode


class PageBooks:
    """All books in one browser; usually one."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._turn = asyncio.Lock()  # a book is read, changed and written by one at a time

    # ---------------------------------------------------------------- keys
    async def make(self, key: str, name: str, now: float) -> None:
        """A new book that this key opens; the one that was made before, if it already opens one."""
        async with self._turn:
            if await self.find(key) is None:
                book = new_token()
                made = Kept(name, now, [hashed(key)])
                await write(self.storage, [_put(book, made), ("put", f"book-key/{hashed(key)}", book)])

    async def find(self, key: str) -> str | None:
        """The book that a key opens, if it opens one."""
        return await kept(self.storage, f"book-key/{hashed(key)}")

    async def of(self, key: str) -> str:
        """The book that a key opens; refuses a key that opens none."""
        book = await self.find(key) if key else None
        if book is None:
            raise refuse("room-no-book")
        return book

    async def change_keys(self, book: str, key: str, now: float) -> None:
        """From now on this key alone opens the book."""
        async with self._turn:
            it = await self._open(book)
            gone: list[Change] = [("delete", f"book-key/{old}") for old in it.keys]
            it.keys = [hashed(key)]
            await write(self.storage, [*gone, _put(book, it), ("put", f"book-key/{hashed(key)}", book)])

    # ---------------------------------------------------------------- what is in it
    async def rename(self, book: str, name: str) -> None:
        """The name the player goes by."""
        async with self._turn:
            it = await self._open(book)
            it.name = name
            await write(self.storage, [_put(book, it)])

    async def keep(self, book: str, room: Room, seat: int, token: str) -> None:
        """A game goes into the book, once."""
        async with self._turn:
            it = await self._open(book)
            if any(game.room == room.id and game.seat == seat for game in it.games):
                return
            them = [h.BookOther(**other) for other in others(room, seat)]  # type: ignore[arg-type]
            it.games.append(h.BookGame(room.id, room.made.game, seat, token, room.born, None, "", None, False, them))
            whose = sorted({*await self._whose(room.id), book})
            await write(self.storage, [_put(book, it), ("put", f"book-room/{room.id}", _encode(whose).decode())])

    async def delete(self, book: str) -> None:
        """Everything about a player is gone."""
        async with self._turn:
            it = await self._open(book)
            changes: list[Change] = [("delete", f"book/{book}"), *(("delete", f"book-key/{key}") for key in it.keys)]
            for room in {game.room for game in it.games}:
                left = [other for other in await self._whose(room) if other != book]
                changes.append(("put", f"book-room/{room}", _encode(left).decode()))
            await write(self.storage, changes)

    async def unsettled(self, book: str) -> list[str]:
        """The games whose end is not in the book yet although they are over: the page was closed at that moment."""
        out = []
        for game in (await self._open(book)).games:
            if game.ended is None:
                about = await kept(self.storage, f"room/{game.room}")
                if about is not None and msgspec.json.decode(about)["phase"] == "over":
                    out.append(game.room)
        return out

    async def read(self, book: str) -> h.MyBook:
        """Everything that is kept about a player."""
        it = await self._open(book)
        games = sorted(it.games, key=lambda game: -game.began)[:MOST_GAMES]
        rows = [(game, against, it.ratings[game][against]) for game in it.ratings for against in it.ratings[game]]
        ratings = [shown(*row) for row in sorted(rows, key=lambda row: row[:2])]
        return h.MyBook(name=it.name, made=it.made, games=games, ratings=ratings, passkeys=[])

    # ---------------------------------------------------------------- how games ended
    async def settle(self, room: Room, now: float) -> None:
        """Write down how a finished game ended, in the books of all who played; once, however often it is asked for."""
        async with self._turn:
            books = {book: await self._open(book) for book in await self._whose(room.id)}
            mine = {
                game.seat: (book, game)
                for book, it in books.items()
                for game in it.games
                if game.room == room.id and game.ended is None
            }
            if not mine:
                return
            ending = Ending(room)
            for seat, (_, game) in mine.items():
                game.ended, game.token = now, ""
                game.result, game.score = ending.results[seat], ending.score(seat)
                game.others = [h.BookOther(**other) for other in ending.others(seat)]  # type: ignore[arg-type]
            if ending.counts:
                key = room.made.game
                known: dict[Against, Rating] = {
                    (book, against): rating
                    for book, it in books.items()
                    for against, rating in it.ratings.get(key, {}).items()
                }
                new = ending.ratings({seat: book for seat, (book, _) in mine.items()}, known)
                for (book, against), rating in new.items():
                    books[book].ratings.setdefault(key, {})[against] = rating
                for book, game in mine.values():
                    game.rated = any(of == book for of, _ in new)
            await write(self.storage, [_put(book, it) for book, it in books.items()])

    # ---------------------------------------------------------------- inside
    async def _open(self, book: str) -> Kept:
        text = await kept(self.storage, f"book/{book}")
        if text is None:
            raise refuse("room-no-book")
        return _kept.decode(text)

    async def _whose(self, room: str) -> list[str]:
        """The books that a game is in."""
        text = await kept(self.storage, f"book-room/{room}")
        return [] if text is None else _books.decode(text)


def _put(book: str, it: Kept) -> Change:
    return "put", f"book/{book}", _encode(it).decode()
