"""Players' own books in the database: a name, games and how they ended, ratings. Who has a book's key is its player.

Nobody needs a book to play: a seat is opened by its own token. What is kept of a key is its hash, as of any token. The
tokens of running seats are kept as they are, so that a second device can open them, and wiped when the game is over.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.kernel.codec import from_json, to_json
from ludotheque.server.endings import MOST_GAMES, Ending, others, shown
from ludotheque.server.identity import hashed, new_token
from ludotheque.server.outside import CannotSave
from ludotheque.server.ratings import Rating
from ludotheque.server.rooms import Room, refuse
from ludotheque.server.tables import book_games, book_keys, book_passkeys, book_ratings, books, rooms
from ludotheque.wire import http as h

if TYPE_CHECKING:
    from ludotheque.server.store import Store

log = logging.getLogger("ludotheque.server")

TRIES = 5  #: at something that two servers may do at once


class TableBooks:
    """All books."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---------------------------------------------------------------- keys
    async def make(self, key: str, name: str, now: float) -> None:
        """A new book that this key opens; the one that was made before, if it already opens one."""
        if await self.find(key) is not None:
            return
        book = new_token()
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(book_keys).values(key=hashed(key), book=book, made=now))
                await connection.execute(insert(books).values(id=book, name=name, made=now))
        except CannotSave as error:
            if not isinstance(error.__cause__, IntegrityError):  # else the same request was faster
                raise

    async def find(self, key: str) -> str | None:
        """The book that a key opens, if it opens one."""
        async with self.store.reading() as connection:
            found = (await connection.execute(select(book_keys.c.book).where(book_keys.c.key == hashed(key)))).first()
            return None if found is None else str(found.book)

    async def of(self, key: str) -> str:
        """The book that a key opens; refuses a key that opens none."""
        book = await self.find(key) if key else None
        if book is None:
            raise refuse("room-no-book")
        return book

    async def add_key(self, book: str, key: str, now: float) -> None:
        """From now on this key opens the book too."""
        async with self.store.writing() as connection:
            await connection.execute(insert(book_keys).values(key=hashed(key), book=book, made=now))

    async def change_keys(self, book: str, key: str, now: float) -> None:
        """From now on this key alone opens the book: whoever has another one, or a link with it, is outside."""
        async with self.store.writing() as connection:
            await connection.execute(delete(book_keys).where(book_keys.c.book == book))
            await connection.execute(insert(book_keys).values(key=hashed(key), book=book, made=now))

    # ---------------------------------------------------------------- what is in it
    async def rename(self, book: str, name: str) -> None:
        """The name the player goes by."""
        async with self.store.writing() as connection:
            await connection.execute(update(books).where(books.c.id == book).values(name=name))

    async def keep(self, book: str, room: Room, seat: int, token: str) -> None:
        """A game goes into the book, once."""
        row = {"book": book, "room": room.id, "seat": seat, "game": room.made.game, "token": token, "began": room.born}
        row |= {"result": "", "rated": False, "others": to_json(others(room, seat))}
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(book_games).values(**row))
        except CannotSave as error:
            if not isinstance(error.__cause__, IntegrityError):  # else it is there already
                raise

    async def delete(self, book: str) -> None:
        """Everything about a player is gone; games that others played in, too, stay theirs."""
        async with self.store.writing() as connection:
            for table in (book_keys, book_games, book_ratings, book_passkeys):
                await connection.execute(delete(table).where(table.c.book == book))
            await connection.execute(delete(books).where(books.c.id == book))

    async def unsettled(self, book: str) -> list[str]:
        """The finished games whose end is not in the book yet: a server died at that moment."""
        async with self.store.reading() as connection:
            query = select(book_games.c.room).join(rooms, rooms.c.id == book_games.c.room)
            query = query.where(book_games.c.book == book, book_games.c.ended.is_(None), rooms.c.phase == "over")
            return [row.room for row in await connection.execute(query)]

    async def read(self, book: str) -> h.MyBook:
        """Everything that is kept about a player."""
        async with self.store.reading() as connection:
            own = (await connection.execute(select(books).where(books.c.id == book))).first()
            if own is None:
                raise refuse("room-no-book")
            newest = select(book_games).where(book_games.c.book == book).order_by(book_games.c.began.desc())
            games = [_game(row) for row in await connection.execute(newest.limit(MOST_GAMES))]
            query = select(book_ratings).where(book_ratings.c.book == book)
            query = query.order_by(book_ratings.c.game, book_ratings.c.against)
            ratings = [shown(row.game, row.against, _rating(row)) for row in await connection.execute(query)]
            query = select(book_passkeys.c.made).where(book_passkeys.c.book == book).order_by(book_passkeys.c.made)
            passkeys = [float(row.made) for row in await connection.execute(query)]
            return h.MyBook(name=own.name, made=own.made, games=games, ratings=ratings, passkeys=passkeys)

    # ---------------------------------------------------------------- how games ended
    async def settle(self, room: Room, now: float) -> None:
        """Write down how a finished game ended, in the books of all who played; once, however often it is asked for."""
        for trying in range(TRIES):
            try:
                return await self._settle(room, now)
            except CannotSave as error:
                if not isinstance(error.__cause__, SQLAlchemyError) or trying == TRIES - 1:
                    raise
                await asyncio.sleep(0.05 * 2**trying)  # another server rated the same players at this moment

    async def _settle(self, room: Room, now: float) -> None:
        ending = Ending(room)
        mine = (book_games.c.room == room.id) & book_games.c.ended.is_(None)
        async with self.store.writing() as connection:
            claim = update(book_games).where(mine).values(ended=now, token="")
            rows = (await connection.execute(claim.returning(book_games.c.book, book_games.c.seat))).all()
            if not rows:
                return
            whose: dict[int, str] = {row.seat: row.book for row in rows}
            for seat, book in whose.items():
                this = (book_games.c.room == room.id) & (book_games.c.book == book) & (book_games.c.seat == seat)
                told: dict[str, Any] = {"result": ending.results[seat], "score": ending.score(seat)}
                told["others"] = to_json(ending.others(seat))
                await connection.execute(update(book_games).where(this).values(**told))
            if ending.counts:
                await self._rate(connection, ending, whose)

    async def _rate(self, connection: AsyncConnection, ending: Ending, whose: dict[int, str]) -> None:
        room, game = ending.room, ending.room.made.game
        query = select(book_ratings).where(book_ratings.c.book.in_(whose.values()), book_ratings.c.game == game)
        locked = query.order_by(book_ratings.c.book, book_ratings.c.against).with_for_update()
        known = {(row.book, row.against): _rating(row) for row in await connection.execute(locked)}
        new = ending.ratings(whose, known)
        for (book, against), rating in new.items():
            values: dict[str, Any] = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
            where = {"book": book, "game": game, "against": against}
            if (book, against) in known:
                this = (
                    (book_ratings.c.book == book) & (book_ratings.c.game == game) & (book_ratings.c.against == against)
                )
                await connection.execute(update(book_ratings).where(this).values(**values))
            else:
                await connection.execute(insert(book_ratings).values(**where, **values))
        seats = {seat for seat, book in whose.items() if any(of == book for of, _ in new)}
        this_room = (book_games.c.room == room.id) & book_games.c.seat.in_(seats)
        await connection.execute(update(book_games).where(this_room).values(rated=True))


def _game(row: Any) -> h.BookGame:
    others = [h.BookOther(**other) for other in from_json(bytes(row.others))]
    return h.BookGame(
        room=row.room,
        game=row.game,
        seat=row.seat,
        token=row.token,
        began=row.began,
        ended=row.ended,
        result=row.result,
        score=row.score,
        rated=row.rated,
        others=others,
    )


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.games)
