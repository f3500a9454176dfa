"""Finished games looked through again: their moments, through anybody's eyes, and how their count went."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ludotheque.kernel.match import Match
from ludotheque.kernel.review import ALL, Eyes, Review
from ludotheque.server.outside import Checks
from ludotheque.server.rooms import Room, refuse
from ludotheque.wire import http as h
from ludotheque.wire.table import Outcome, Sentence

KEPT = 8  #: games kept ready, so that stepping through one is quick
WATCH = "watch"


def finished(room: Room) -> Match:
    """The match of a room where it is over; nothing of a running game is told here."""
    if room.match is None or not room.match.over:
        raise refuse("room-not-over")
    return room.match


class Reviews:
    """The games that somebody is looking through. A finished game does not change, so nothing here goes out of date."""

    def __init__(self, checks: Checks) -> None:
        self.checks = checks
        self._kept: dict[str, Review] = {}
        self._lock = asyncio.Lock()  # one at a time, aside: players at other tables do not wait for it

    async def _review(self, room: Room) -> Review:
        match = finished(room)
        review = self._kept.pop(room.id, None)
        if review is None:
            review = await self.checks.aside(Review, match)
        self._kept[room.id] = review
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return review

    async def replay(self, room: Room, eyes: str = ALL) -> h.Replay:
        """The decisions of a game, in order and by turn, with what these eyes were told of them."""
        async with self._lock:
            review = await self._review(room)
            seen = read_eyes(review, eyes)
            return await self.checks.aside(_replay, review, seen, room.id)

    async def moment(self, room: Room, at: str, eyes: str, lang: str) -> h.Moment:
        """A moment of a game, as these eyes saw it."""
        async with self._lock:
            review = await self._review(room)
            number, seen = read_moment(review, at), read_eyes(review, eyes)
            return await self.checks.aside(_moment, review, number, seen, lang)

    async def course(self, room: Room) -> list[list[int]]:
        """At each moment each seat's count as it stood in public; empty where a game counts nothing."""
        async with self._lock:
            course = (await self._review(room)).course
        nothing = [0] * len(room.seats)
        return [totals or nothing for totals in course] if any(course) else []

    async def draws(self, match: Match) -> list[h.Draw]:
        """Every answer of chance."""
        async with self._lock:
            return [h.Draw(below=below, drawn=drawn) for below, drawn in await self.checks.aside(match.draws)]

    async def branch(self, room: Room, at: int) -> Match:
        """The match as it was at a moment from which it can be played on."""
        async with self._lock:
            review = await self._review(room)
            match = await self.checks.aside(review.match, read_moment(review, str(at)))
        if match.over:
            raise refuse("room-branch-over", high=review.last - 1)
        return match


def _replay(review: Review, eyes: Eyes, room: str) -> h.Replay:
    end = review.end
    lines = [[_line(event) for event in events] for events in review.lines(eyes)]
    steps = zip(range(1, review.last + 1), review.decisions, review.does, lines[1:], strict=True)
    return h.Replay(
        room=room,
        game=end.kit.game.key,
        options=end.kit.options,
        names=end.names,
        seats=end.kit.seats,
        turns=[h.Turn(at=turn.at, seat=turn.seat) for turn in review.turns],
        dealt=lines[0],
        moments=[
            h.Decision(
                seat=step.seat,
                move=review.move(n),
                does=msgspec.convert(does, Sentence),
                question=step.question,
                told=told,
            )
            for n, step, does, told in steps
        ],
        outcome=msgspec.convert(end.outcome, Outcome),
    )


def _line(event: dict[str, Any]) -> h.Line:
    return h.Line(seat=event["seat"], say=event["say"], params=event["params"], rule=event["rule"])


def _moment(review: Review, at: int, eyes: Eyes, lang: str) -> h.Moment:
    return h.Moment(
        at=at,
        of=review.last,
        view=review.view(at, eyes),
        events=review.events(at, eyes),
        scores=msgspec.convert(review.match(at).scores(lang), h.Scores),
    )


def read_moment(review: Review, text: str) -> int:
    """The number of a moment that exists."""
    number = _number(text, review.last)
    if number is None:
        raise refuse("room-no-moment", n=text[:20], high=review.last)
    return number


def read_eyes(review: Review, text: str) -> Eyes:
    """Whose eyes: all at once, a spectator's, a seat's."""
    if text == ALL:
        return ALL
    high = review.end.kit.seats - 1
    seat = _number(text, high)
    if seat is None and text != WATCH:
        raise refuse("room-no-eyes", eyes=text[:20], high=high)
    return seat


def _number(text: str, high: int) -> int | None:
    plain = text.isascii() and text.isdigit() and len(text) < 8
    return int(text) if plain and int(text) <= high else None
