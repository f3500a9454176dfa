"""The plain HTTP part: the shelf, making a table, sitting down, records, reports, health."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.bots import bots
from ludotheque.games import game, games, replay
from ludotheque.kernel.codec import LIMIT, to_json
from ludotheque.kernel.errors import LudothequeError, UnknownGame
from ludotheque.locales import LANGUAGES
from ludotheque.server import journal as j
from ludotheque.server.addresses import qr_svg
from ludotheque.server.house import Desk, House, clean
from ludotheque.server.identity import hashed, new_token
from ludotheque.server.lessons import lesson_list, lesson_moment
from ludotheque.server.rooms import refuse
from ludotheque.server.store import CannotSave
from ludotheque.wire import http as h
from ludotheque.wire.lessons import LessonAnswers

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
MOST_BYTES = 64 * 1024


class Answer(Response):
    """A JSON answer."""

    def __init__(self, content: object, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(content), status, {"cache-control": "no-store"}, "application/json")


class TooMuch(Exception):
    """More bytes than any honest request has."""


def routes(house: House, where: Callable[[], list[str]]) -> list[Route]:
    """All plain routes."""
    api = Api(house, where)
    made = [
        ("/api/games", "GET", api.shelf),
        ("/api/games/{game}/cards", "GET", api.cards),
        ("/api/games/{game}/lessons", "GET", api.lessons),
        ("/api/games/{game}/lessons/{lesson}", "POST", api.lesson),
        ("/api/tables", "GET", api.open_tables),
        ("/api/tables", "POST", api.make),
        ("/api/tables/{room}", "GET", api.look),
        ("/api/tables/{room}/sit", "POST", api.sit),
        ("/api/tables/{room}/join", "POST", api.join),
        ("/api/tables/{room}/record", "GET", api.record),
        ("/api/tables/{room}/scores", "GET", api.scores),
        ("/api/tables/{room}/report", "POST", api.report),
        ("/api/records", "POST", api.bring_record),
        ("/api/qr", "GET", api.qr),
        ("/healthz", "GET", api.health),
        ("/metrics", "GET", api.metrics),
    ]
    return [Route(path, _guarded(handler), methods=[method]) for path, method, handler in made]


def _guarded(handler: Handler) -> Handler:
    """Whatever is wrong becomes a clear answer."""

    async def guarded(request: Request) -> Response:
        lang = request.query_params.get("lang", "en")
        lang = lang if lang in LANGUAGES else "en"
        try:
            return await handler(request)
        except LudothequeError as error:
            missing = isinstance(error, UnknownGame) or error.said.key in ("room-no-room", "lesson-unknown")
            status = 503 if error.said.key == "room-cannot-save" else (404 if missing else 422)
            return _problem(error, lang, status)
        except ClientDisconnect:
            return Response(status_code=400)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return _problem(refuse("room-not-understood", where=str(error)[:160]), lang, 422)
        except TooMuch:
            return _problem(refuse("room-too-long"), lang, 413)
        except CannotSave:
            return _problem(refuse("room-cannot-save"), lang, 503)

    return guarded


def _problem(error: LudothequeError, lang: str, status: int) -> Response:
    said = error.said
    return Answer(h.Problem(rule=error.rule, say=said.key, params=said.params, text=error.text(lang)), status)


async def _body(request: Request, kind: type[T], most: int = MOST_BYTES) -> T:
    return msgspec.json.decode(await _bytes(request, most), type=kind)


async def _bytes(request: Request, most: int) -> bytes:
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > most:
            raise TooMuch
    return raw


class Api:
    """The handlers."""

    def __init__(self, house: House, where: Callable[[], list[str]]) -> None:
        self.house = house
        self.where = where  #: the addresses other machines can reach this server at

    async def _desk(self, request: Request) -> Desk:
        desk = await self.house.find(request.path_params["room"])
        if desk is None:
            raise refuse("room-no-room")
        return desk

    @contextlib.asynccontextmanager
    async def _still(self, desk: Desk) -> AsyncIterator[Desk]:
        """A room while nothing is being written: what is read here is on disk."""
        async with desk.lock:
            desk.check_whole()
            yield desk

    # ---------------------------------------------------------------- the shelf
    async def shelf(self, request: Request) -> Response:
        """Every game with its options and bots."""
        out = []
        for key in games():
            rules = game(key).rules
            options = [h.OptionInfo(key=o.key, values=o.values, open=o.open, rule=o.rule) for o in rules.options()]
            out.append(
                h.GameInfo(
                    key=key,
                    rules=rules.version,
                    min_seats=rules.min_seats,
                    max_seats=rules.max_seats,
                    options=options,
                    bots=bots(),
                )
            )
        return Answer(out)

    async def cards(self, request: Request) -> Response:
        """Every card of a game, as a person reads it."""
        lang = request.query_params.get("lang", "fr")
        if lang not in LANGUAGES:
            raise refuse("room-no-language", known=", ".join(LANGUAGES))
        return Answer(game(request.path_params["game"]).cards(lang=lang))

    async def lessons(self, request: Request) -> Response:
        """A game's lessons, in their order."""
        return Answer(lesson_list(request.path_params["game"]))

    async def lesson(self, request: Request) -> Response:
        """Where a learner's answers lead."""
        wish = await _body(request, LessonAnswers)
        return Answer(lesson_moment(request.path_params["game"], request.path_params["lesson"], wish.answers))

    # ---------------------------------------------------------------- tables
    async def make(self, request: Request) -> Response:
        """A new table: your seats, and invitations for the others."""
        wish = await _body(request, h.MakeTable)
        mine: list[tuple[int, str]] = []
        invitations: list[tuple[int, str]] = []
        seats = []
        for number, seat in enumerate(wish.seats):
            if seat.kind == "bot":
                if seat.bot not in bots():
                    raise refuse("room-no-bot", value=seat.bot, known=", ".join(bots()))
                seats.append(j.SeatOpened(kind="bot", name=clean(seat.name) or seat.bot, bot=seat.bot))
                continue
            token = new_token()
            if seat.kind == "me":
                mine.append((number, token))
                seats.append(j.SeatOpened(kind="person", name=clean(seat.name), token=hashed(token)))
            else:
                invitations.append((number, token))
                seats.append(j.SeatOpened(kind="open", invitation=hashed(token)))
        if all(seat.kind == "bot" for seat in seats):
            raise refuse("room-only-bots")
        desk = await self.house.open(wish.game, wish.options, seats, wish.public, wish.clock)
        room = desk.room.id
        made = h.TableMade(
            room=room,
            mine=[h.SeatLink(seat=n, token=t, path=f"/table/{room}#seat={t}") for n, t in mine],
            invitations=[h.SeatLink(seat=n, token=t, path=f"/table/{room}#invitation={t}") for n, t in invitations],
            watch=f"/table/{room}",
            share=self.where(),
            commitment=desk.room.info(None, self.house.now()).commitment,
        )
        return Answer(made, 201)

    async def open_tables(self, request: Request) -> Response:
        """The public tables that still have a free seat."""
        out = []
        for room in await self.house.store.listed():
            desk = await self.house.find(room)
            if desk is not None and desk.room.phase == "gathering":
                it = desk.room
                free = [number for number, seat in enumerate(it.seats) if seat.kind == "open"]
                names = [seat.name for seat in it.seats if seat.kind != "open"]
                key, options = it.made.game, it.made.options
                out.append(h.OpenTable(room=room, game=key, options=options, free=free, names=names, made=it.born))
        return Answer(out)

    async def look(self, request: Request) -> Response:
        """A table as anybody with its link sees it."""
        async with self._still(await self._desk(request)) as desk:
            return Answer(desk.room.info(None, self.house.now()))

    async def sit(self, request: Request) -> Response:
        """Take the seat of an invitation: it is used up, and you get a token of your own."""
        desk = await self._desk(request)
        wish = await _body(request, h.SitDown)
        number = desk.room.invited(wish.token)
        if number is None:
            raise refuse("room-no-invitation")
        return await self._sat(desk, number, wish.name)

    async def join(self, request: Request) -> Response:
        """Take a free seat of a public table."""
        desk = await self._desk(request)
        wish = await _body(request, h.SeatOpenTable)
        if not desk.room.public:
            raise refuse("room-not-public")
        return await self._sat(desk, wish.seat, wish.name)

    async def _sat(self, desk: Desk, number: int, name: str) -> Response:
        token = await self.house.sit(desk, number, name)
        link = h.SeatLink(seat=number, token=token, path=f"/table/{desk.room.id}#seat={token}")
        return Answer(h.Sat(mine=link, room=desk.room.info(number, self.house.now())))

    # ---------------------------------------------------------------- records
    def _finished(self, desk: Desk) -> dict[str, Any]:
        match = desk.room.match
        if match is None or not match.over:
            raise refuse("room-not-over")
        return match.record()

    async def record(self, request: Request) -> Response:
        """The record of a finished game; a running game's never leaves the server."""
        async with self._still(await self._desk(request)) as desk:
            return Answer(self._finished(desk))

    async def scores(self, request: Request) -> Response:
        """The count, line by line, as far as it is public."""
        lang = request.query_params.get("lang", "fr")
        if lang not in LANGUAGES:
            raise refuse("room-no-language", known=", ".join(LANGUAGES))
        async with self._still(await self._desk(request)) as desk:
            return Answer(desk.room.game_running().scores(lang))

    async def bring_record(self, request: Request) -> Response:
        """A finished record from elsewhere, to look at here."""
        match = replay(await _bytes(request, LIMIT))
        if not match.over:
            raise refuse("room-not-over")
        match.names = [clean(name) for name in match.names]
        record = match.record()
        names = match.names + [""] * match.kit.seats
        seats = [j.SeatOpened(kind="person", name=names[n]) for n in range(match.kit.seats)]
        desk = await self.house.open(record["game"], record["options"], seats, False, None, record)
        return Answer(desk.room.info(None, self.house.now()), 201)

    async def report(self, request: Request) -> Response:
        """Something seems wrong: the true record is kept under a number; the reporter gets what it may know."""
        found = await self._desk(request)
        wish = await _body(request, h.Report)
        number = secrets.token_hex(6)
        async with self._still(found) as desk:
            match = desk.room.game_running()
            seat = desk.room.seat_of(wish.token) if wish.token else None
            if wish.token and seat is None:
                raise refuse("room-no-seat")
            await self.house.store.report(number, desk.room.id, wish.text, to_json(match.record(with_secret=True)))
            if match.over:
                return Answer(h.Reported(number=number, record=match.record(), view=None, log=[], position=None), 201)
            guessed = match.guess(seat, secrets.randbelow(1 << 30)).position()
            told = h.Reported(number=number, record=None, view=match.view(seat), log=[], position=guessed)
            told.log = match.log(seat, "en")
            return Answer(told, 201)

    # ---------------------------------------------------------------- around
    async def qr(self, request: Request) -> Response:
        """A link as a picture to point a phone at."""
        text = request.query_params.get("text", "")
        if not 0 < len(text) <= 300:
            raise refuse("room-too-long")
        return Response(qr_svg(text), media_type="image/svg+xml")

    async def health(self, request: Request) -> Response:
        """Whether this server can serve: its database answers."""
        try:
            await self.house.store.ping()
        except Exception:
            return Answer({"ok": False}, 503)
        return Answer({"ok": True, "rooms": len(self.house.desks)})

    async def metrics(self, request: Request) -> Response:
        """For Prometheus."""
        return Response(self.house.metrics.render(), media_type="text/plain; version=0.0.4")
