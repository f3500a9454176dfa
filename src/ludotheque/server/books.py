"""Players' own books in the database: a name, games and how they ended, ratings. Who has a book's key is its player.

Nobody needs a book to play: a seat is opened by its own token. What is kept of a key is its hash, as of any token. The
tokens of running seats are kept as they are, so that a second device can open them, and wiped when the game is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.kernel.codec import from_json, to_json
from ludotheque.server.identity import hashed, new_token
from ludotheque.server.ratings import NEW, PEOPLE, Rating, against_bot, against_people
from ludotheque.server.rooms import Room, refuse
from ludotheque.server.store import CannotSave, Store
from ludotheque.server.tables import book_games, book_keys, book_passkeys, book_ratings, books, rooms
from ludotheque.wire import http as h

log = logging.getLogger("ludotheque.server")

MOST_GAMES = 2000  #: of a book that are shown, the newest
TRIES = 5  #: at something that two servers may do at once


class Books:
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
        row |= {"result": "", "rated": False, "others": to_json(_others(room, seat))}
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
            ratings = [_shown(row) for row in await connection.execute(query)]
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
        match = room.game_running()
        outcome, totals = match.outcome, match.totals()
        assert outcome is not None
        results: list[str] = outcome["seats"]
        mine = (book_games.c.room == room.id) & book_games.c.ended.is_(None)
        async with self.store.writing() as connection:
            claim = update(book_games).where(mine).values(ended=now, token="")
            rows = (await connection.execute(claim.returning(book_games.c.book, book_games.c.seat))).all()
            if not rows:
                return
            whose: dict[int, str] = {row.seat: row.book for row in rows}
            for seat, book in whose.items():
                others = _others(room, seat, results, totals)
                this = (book_games.c.room == room.id) & (book_games.c.book == book) & (book_games.c.seat == seat)
                told = {"result": results[seat], "score": totals[seat] if totals else None, "others": to_json(others)}
                await connection.execute(update(book_games).where(this).values(**told))
            if not match.branched and room.made.imported is None:
                await self._rate(connection, room, whose, results)

    async def _rate(self, connection: AsyncConnection, room: Room, whose: dict[int, str], results: list[str]) -> None:
        game, mates = room.made.game, room.game_running().kit.mates
        query = select(book_ratings).where(book_ratings.c.book.in_(whose.values()), book_ratings.c.game == game)
        locked = query.order_by(book_ratings.c.book, book_ratings.c.against).with_for_update()
        known = {
            (row.book, row.against): Rating(row.mu, row.sigma, row.games) for row in await connection.execute(locked)
        }
        new: dict[tuple[str, str], Rating] = {}
        people = {book: rating for (book, against), rating in known.items() if against == PEOPLE}
        for book, rating in against_people(whose, mates, results, people).items():
            new[book, PEOPLE] = rating
        for seat, book in whose.items():
            for n, it in enumerate(room.seats):
                if not it.person and not mates[seat] >> n & 1:
                    at = (book, f"bot:{it.bot}")
                    new[at] = against_bot(results[seat], results[n], new.get(at) or known.get(at, NEW))
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


def _others(
    room: Room, seat: int, results: Sequence[str] = (), totals: Sequence[int] = ()
) -> list[dict[str, str | int | None]]:
    """Who else plays, and how it ended for them."""
    return [
        {
            "name": it.name,
            "bot": "" if it.person else it.bot,
            "result": results[n] if results else "",
            "score": totals[n] if totals else None,
        }
        for n, it in enumerate(room.seats)
        if n != seat
    ]


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


def _shown(row: Any) -> h.BookRating:
    value, doubt = Rating(row.mu, row.sigma, row.games).shown
    return h.BookRating(game=row.game, against=row.against, value=value, doubt=doubt, games=row.games)
