"""What a finished game says in the books of those who played: how it ended for whom, and their new ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotheque.server.ratings import NEW, PEOPLE, Rating, against_bot, against_people
from ludotheque.server.rooms import Room
from ludotheque.wire import http as h

MOST_GAMES = 2000  #: of a book that are shown, the newest
Other = dict[str, str | int | None]
Against = tuple[str, str]  #: a book, and against whom: people, or "bot:" and which


class Ending:
    """How a finished game ended."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.match = room.game_running()
        outcome = self.match.outcome
        assert outcome is not None
        self.results: list[str] = outcome["seats"]
        self.totals = self.match.totals()

    def score(self, seat: int) -> int | None:
        """What a seat counted, in a game that counts."""
        return self.totals[seat] if self.totals else None

    def others(self, seat: int) -> list[Other]:
        """How it ended for the others."""
        return others(self.room, seat, self.results, self.totals)

    @property
    def counts(self) -> bool:
        """Whether it says anything about those who played: from its beginning to its end, at this table."""
        return not self.match.branched and self.room.made.imported is None

    def ratings(self, whose: Mapping[int, str], known: Mapping[Against, Rating]) -> dict[Against, Rating]:
        """The new ratings of the books whose players sat in these seats."""
        mates = self.match.kit.mates
        new: dict[Against, Rating] = {}
        people = {book: rating for (book, against), rating in known.items() if against == PEOPLE}
        for book, rating in against_people(whose, mates, self.results, people).items():
            new[book, PEOPLE] = rating
        for seat, book in whose.items():
            for n, it in enumerate(self.room.seats):
                if not it.person and not mates[seat] >> n & 1:
                    at = (book, f"bot:{it.bot}")
                    new[at] = against_bot(self.results[seat], self.results[n], new.get(at) or known.get(at, NEW))
        return new


def others(room: Room, seat: int, results: Sequence[str] = (), totals: Sequence[int] = ()) -> list[Other]:
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


def shown(game: str, against: str, rating: Rating) -> h.BookRating:
    """A rating as its player reads it."""
    value, doubt = rating.shown
    return h.BookRating(game=game, against=against, value=value, doubt=doubt, games=rating.games)
