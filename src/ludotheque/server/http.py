"""The plain HTTP part: the shelf, making a table, sitting down, hints, reviews, records, reports, health."""

from __future__ import annotations

import contextlib
import hashlib
import re
import secrets
from collections.abc import AsyncIterator, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.bots import bots, levels
from ludotheque.bots.bot import Prospect, Thoughts
from ludotheque.bots.levels import LEVELS
from ludotheque.games import game
from ludotheque.games import keys as games
from ludotheque.kernel.codec import LIMIT, to_json
from ludotheque.kernel.match import Match
from ludotheque.kernel.review import ALL
from ludotheque.kernel.shelf import ShelfGame, card_data
from ludotheque.rulebooks import rulebook
from ludotheque.server import journal as j
from ludotheque.server.addresses import qr_svg
from ludotheque.server.book_http import BookApi
from ludotheque.server.house import House, clean
from ludotheque.server.identity import hashed, new_token
from ludotheque.server.keeper import RoomKeeper
from ludotheque.server.leases import Elsewhere
from ludotheque.server.lessons import lesson_list, lesson_moment
from ludotheque.server.relay import Patience
from ludotheque.server.responses import MOST_BYTES, Handler, JsonResponse, body, guarded, lang_of, read, spoken
from ludotheque.server.reviews import Reviews, finished
from ludotheque.server.rooms import Room, refuse, seat_of_bot
from ludotheque.server.store import CannotSave, Fenced
from ludotheque.wire import http as h
from ludotheque.wire.lessons import LessonAnswers
from ludotheque.wire.table import Sentence

KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")  #: what makes a request safe to repeat, chosen by the client


def routes(house: House, where: Callable[[], list[str]], origins: frozenset[str] = frozenset()) -> list[Route]:
    """All plain routes."""
    api = Api(house, where)
    made: list[tuple[str, str, Handler]] = [
        *BookApi(house, api.names, api.made, origins).routes(),
        ("/api/games", "GET", api.shelf),
        ("/api/games/{game}/cards", "GET", api.cards),
        ("/api/games/{game}/cards", "POST", api.wished_cards),
        ("/api/games/{game}/rulebook", "GET", api.rulebook),
        ("/api/games/{game}/check", "POST", api.check),
        ("/api/games/{game}/lessons", "GET", api.lessons),
        ("/api/games/{game}/lessons/{lesson}", "POST", api.lesson),
        ("/api/tables", "GET", api.open_tables),
        ("/api/tables", "POST", api.make),
        ("/api/tables/{room}", "GET", api.look),
        ("/api/tables/{room}/sit", "POST", api.sit),
        ("/api/tables/{room}/join", "POST", api.join),
        ("/api/tables/{room}/cards", "GET", api.table_cards),
        ("/api/tables/{room}/hint", "POST", api.hint),
        ("/api/tables/{room}/replay", "GET", api.replay),
        ("/api/tables/{room}/moment", "GET", api.moment),
        ("/api/tables/{room}/course", "GET", api.course),
        ("/api/tables/{room}/branch", "POST", api.branch),
        ("/api/tables/{room}/record", "GET", api.record),
        ("/api/tables/{room}/deal", "GET", api.deal),
        ("/api/tables/{room}/scores", "GET", api.scores),
        ("/api/tables/{room}/report", "POST", api.report),
        ("/api/records", "POST", api.bring_record),
        ("/api/qr", "GET", api.qr),
        ("/peers/think", "POST", api.think),
        ("/healthz", "GET", api.health),
        ("/metrics", "GET", api.metrics),
    ]
    return [Route(path, guarded(wherever(house, handler)), methods=[method]) for path, method, handler in made]


def wherever(house: House, handler: Handler) -> Handler:
    """What concerns a room that another server keeps is asked there; if that one is dead, we wait to take it over."""

    async def wherever(request: Request) -> Response:
        patience = Patience()
        while True:
            try:
                return await handler(request)
            except Elsewhere as there:
                if house.relay.from_peer(request.scope):
                    raise CannotSave("the room has moved on") from there
                answer = await house.relay.answer(request, there.peer)
                if answer is not None:
                    return answer
                if await house.leases.bury(there.peer):
                    continue
            except Fenced:
                pass  # nothing was done, and another server keeps the room now
            if not await patience.again():
                raise CannotSave("the server of this room does not answer")

    return wherever


class Api:
    """The handlers."""

    def __init__(self, house: House, where: Callable[[], list[str]]) -> None:
        self.house = house
        self.where = where  #: the addresses other machines can reach this server at
        self.reviews = Reviews()

    async def _keeper(self, request: Request) -> RoomKeeper:
        keeper = await self.house.find(request.path_params["room"])
        if keeper is None:
            raise refuse("room-no-room")
        return keeper

    def _box(self, request: Request) -> ShelfGame:
        return game(request.path_params["game"])

    def _lang(self, request: Request) -> str:
        return spoken(request.query_params.get("lang", "fr"))

    @contextlib.asynccontextmanager
    async def _still(self, keeper: RoomKeeper) -> AsyncIterator[RoomKeeper]:
        """A room while nothing is being written: what is read here is on disk."""
        async with keeper.lock:
            keeper.check_whole()
            yield keeper

    # ---------------------------------------------------------------- the shelf
    async def shelf(self, request: Request) -> Response:
        """Every game with its options and bots."""
        out = []
        for key in games():
            rules = game(key).rules
            options = [
                h.OptionInfo(key=o.key, values=o.values, open=o.open, rule=o.rule, expert=o.expert)
                for o in rules.options()
            ]
            out.append(
                h.GameInfo(
                    key=key,
                    rules=rules.version,
                    min_seats=rules.min_seats,
                    max_seats=rules.max_seats,
                    options=options,
                    bots=bots(),
                    levels=[h.LevelInfo(key=level, names=list(LEVELS[level].names)) for level in levels()],
                )
            )
        return JsonResponse(out)

    async def cards(self, request: Request) -> Response:
        """Every card of a game, as a person reads it."""
        return JsonResponse(self._box(request).cards(lang=self._lang(request)))

    async def wished_cards(self, request: Request) -> Response:
        """Every card of a game played with these options."""
        wish = await body(request, h.WishCards)
        key = self._box(request).key
        return JsonResponse(await self.house.checks.cards(key, wish.seats, wish.options, spoken(wish.lang)))

    async def rulebook(self, request: Request) -> Response:
        """A game's rules in our own words."""
        book = rulebook(self._box(request).key, self._lang(request))
        return JsonResponse(msgspec.convert(book, h.Book, from_attributes=True))

    async def check(self, request: Request) -> Response:
        """Whether a game can be played like this, before a table is made."""
        wish = await body(request, h.CheckTable)
        options = await self.house.checks.options(self._box(request).key, wish.seats, wish.options)
        return JsonResponse(h.Checked(options=options))

    async def lessons(self, request: Request) -> Response:
        """A game's lessons, in their order."""
        return JsonResponse(lesson_list(request.path_params["game"]))

    async def lesson(self, request: Request) -> Response:
        """Where a learner's answers lead."""
        wish = await body(request, LessonAnswers)
        return JsonResponse(lesson_moment(request.path_params["game"], request.path_params["lesson"], wish.answers))

    # ---------------------------------------------------------------- tables
    async def make(self, request: Request) -> Response:
        """A new table: your seats, and invitations for the others."""
        wish = await body(request, h.MakeTable)
        named = await self.names(request)
        mine: list[tuple[int, str]] = []
        invitations: list[tuple[int, str]] = []
        seats: list[j.SeatOpened] = []
        for number, seat in enumerate(wish.seats):
            if seat.kind == "bot":
                taken = [it.name for it in wish.seats] + [it.name for it in seats]
                seats.append(seat_of_bot(seat.bot, clean(seat.name), taken))
                continue
            token = named(f"seat {number}")
            if seat.kind == "me":
                mine.append((number, token))
                pledge = seat.pledge or ""
                seats.append(j.SeatOpened(kind="person", name=clean(seat.name), token=hashed(token), pledge=pledge))
            else:
                invitations.append((number, token))
                seats.append(j.SeatOpened(kind="open", invitation=hashed(token)))
        if all(seat.kind == "bot" for seat in seats):
            raise refuse("room-only-bots")
        keeper = await self.house.open(
            wish.game,
            wish.options,
            seats,
            wish.public,
            wish.clock,
            talk=wish.talk,
            hints=wish.hints,
            room=named("room"),
        )
        return JsonResponse(self.made(keeper, mine, invitations), 201)

    def made(self, keeper: RoomKeeper, mine: list[tuple[int, str]], invitations: list[tuple[int, str]]) -> h.TableMade:
        """What the maker of a table gets: seats with their tokens."""
        room = keeper.room.id
        return h.TableMade(
            room=room,
            mine=[h.SeatLink(seat=n, token=t, path=f"/table/{room}#seat={t}") for n, t in mine],
            invitations=[h.SeatLink(seat=n, token=t, path=f"/table/{room}#invitation={t}") for n, t in invitations],
            watch=f"/table/{room}",
            share=self.where(),
            commitment=keeper.room.info(None, self.house.now()).commitment,
        )

    async def open_tables(self, request: Request) -> Response:
        """The public tables that still have a free seat."""
        out = []
        for room, entries in await self.house.store.gathering():
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
        return JsonResponse(out)

    async def look(self, request: Request) -> Response:
        """A table as anybody with its link sees it."""
        async with self._still(await self._keeper(request)) as keeper:
            return JsonResponse(keeper.room.info(None, self.house.now()))

    async def table_cards(self, request: Request) -> Response:
        """The cards of this table, as a person reads them."""
        lang = self._lang(request)
        async with self._still(await self._keeper(request)) as keeper:
            room = keeper.room
            made = room.made
            kit = room.match.kit if room.match is not None else game(made.game).kit(len(room.seats), made.options)
            return JsonResponse([card_data(kit, card, lang) for card in kit.types])

    async def hint(self, request: Request) -> Response:
        """What a bot would play in this seat, and why. It knows no more than the seat does."""
        keeper = await self._keeper(request)
        wish = await body(request, h.AskHint)
        seat = keeper.room.seat_of(wish.token)
        if seat is None:
            raise refuse("room-no-seat")
        advice = await keeper.hint(seat, soon=wish.soon)
        match = keeper.room.game_running()
        text = advice.reason(lang_of(request, "fr"), match.names)
        why = advice.why
        assert why is not None
        does = msgspec.convert(match.does(seat, advice.move), Sentence)
        rule = why.rule or msgspec.UNSET
        thoughts = _thoughts(match, seat, advice.thoughts) if advice.thoughts is not None else msgspec.UNSET
        hint = h.Hint(
            move=advice.move, does=does, say=why.key, params=why.params, text=text, rule=rule, thoughts=thoughts
        )
        return JsonResponse(hint)

    async def sit(self, request: Request) -> Response:
        """Take the seat of an invitation: it is used up, and you get a token of your own."""
        keeper = await self._keeper(request)
        wish = await body(request, h.SitDown)
        token = (await self.names(request))("seat")
        if keeper.room.seat_of(token) is not None:
            return self._seated(keeper, token)
        number = keeper.room.invited(wish.token)
        if number is None:
            raise refuse("room-no-invitation")
        await self.house.sit(keeper, number, wish.name, token, wish.pledge or "")
        return self._seated(keeper, token)

    async def join(self, request: Request) -> Response:
        """Take a free seat of a public table."""
        keeper = await self._keeper(request)
        wish = await body(request, h.SeatOpenTable)
        token = (await self.names(request))("seat")
        if keeper.room.seat_of(token) is None:
            if not keeper.room.made.public:
                raise refuse("room-not-public")
            await keeper.check_somebody_waits()
            await self.house.sit(keeper, wish.seat, wish.name, token, wish.pledge or "")
        return self._seated(keeper, token)

    async def names(self, request: Request) -> Callable[[str], str]:
        """How what this request makes is named: as before, when it is repeated with the same key."""
        key = request.headers.get("idempotency-key")
        if key is None:
            return lambda what: new_token()
        if not KEY.fullmatch(key):
            raise refuse("room-not-understood", where="Idempotency-Key")
        said = hashlib.sha256(await read(request, MOST_BYTES)).hexdigest()
        return lambda what: self.house.named(request.url.path, key, said, what)

    def _seated(self, keeper: RoomKeeper, token: str) -> Response:
        number = keeper.room.seat_of(token)
        assert number is not None
        link = h.SeatLink(seat=number, token=token, path=f"/table/{keeper.room.id}#seat={token}")
        return JsonResponse(h.SeatTaken(mine=link, room=keeper.room.info(number, self.house.now())))

    # ---------------------------------------------------------------- records
    async def record(self, request: Request) -> Response:
        """The record of a finished game; a running game's never leaves the server."""
        async with self._still(await self._keeper(request)) as keeper:
            return JsonResponse(finished(keeper.room).record())

    async def deal(self, request: Request) -> Response:
        """What the shuffles of a finished game followed from, for whoever wants to work them out again."""
        async with self._still(await self._keeper(request)) as keeper:
            match, dealer = finished(keeper.room), keeper.room.dealer()
            if not keeper.room.made.secret or match.branched or match.start is not None:
                raise refuse("verify-no-secret")
            draws = await self.reviews.draws(match)
        return JsonResponse(
            h.Deal(
                commitment=dealer.commitment(),
                secret=dealer.secret.hex(),
                pledges=[seat.pledge for seat in keeper.room.seats],
                numbers=[number.hex() for number in dealer.numbers],
                draws=draws,
            )
        )

    async def scores(self, request: Request) -> Response:
        """The count, line by line, as far as it is public."""
        lang = self._lang(request)
        async with self._still(await self._keeper(request)) as keeper:
            return JsonResponse(keeper.room.game_running().scores(lang))

    async def bring_record(self, request: Request) -> Response:
        """A finished record from elsewhere, to look at here."""
        record = await self.house.checks.record(await read(request, LIMIT))
        if not record["over"]:
            raise refuse("room-not-over")
        record["names"] = [clean(name) for name in record["names"]]
        names = record["names"] + [""] * record["seats"]
        seats = [j.SeatOpened(kind="person", name=names[n]) for n in range(record["seats"])]
        keeper = await self.house.open(record["game"], record["options"], seats, False, None, record)
        info = keeper.room.info(None, self.house.now())
        if not keeper.listeners:
            await self.house.drop(keeper)  # it is read again when somebody comes to look at it
        return JsonResponse(info, 201)

    async def report(self, request: Request) -> Response:
        """Something seems wrong: the true record is kept under a number; the reporter gets what it may know."""
        found = await self._keeper(request)
        wish = await body(request, h.ReportGame)
        number = secrets.token_hex(6)
        async with self._still(found) as keeper:
            match = keeper.room.game_running()
            seat = keeper.room.seat_of(wish.token) if wish.token else None
            if wish.token and seat is None:
                raise refuse("room-no-seat")
            record = to_json(match.record(with_secret=True))
            if not await self.house.store.report(number, keeper.room.id, wish.text, record):
                raise refuse("room-reports-enough")
            if match.over:
                return JsonResponse(
                    h.Reported(number=number, record=match.record(), view=None, log=[], position=None), 201
                )
            guessed = match.guess(seat, secrets.randbelow(1 << 30)).position()
            told = h.Reported(number=number, record=None, view=match.view(seat), log=[], position=guessed)
            told.log = match.log(seat, "en")
            return JsonResponse(told, 201)

    # ---------------------------------------------------------------- looking through a finished game
    async def replay(self, request: Request) -> Response:
        """The decisions of a finished game, told to anybody's eyes."""
        eyes = request.query_params.get("eyes", ALL)
        async with self._still(await self._keeper(request)) as keeper:
            return JsonResponse(await self.reviews.replay(keeper.room, eyes))

    async def moment(self, request: Request) -> Response:
        """A moment of a finished game, through anybody's eyes."""
        at, eyes = request.query_params.get("at", "0"), request.query_params.get("eyes", ALL)
        lang = self._lang(request)
        async with self._still(await self._keeper(request)) as keeper:
            return JsonResponse(await self.reviews.moment(keeper.room, at, eyes, lang))

    async def course(self, request: Request) -> Response:
        """How the count of a finished game went, moment by moment."""
        async with self._still(await self._keeper(request)) as keeper:
            return JsonResponse(await self.reviews.course(keeper.room))

    async def branch(self, request: Request) -> Response:
        """A new table that plays on from a moment of a finished game: what was hidden lies where it lay."""
        found = await self._keeper(request)
        wish = await body(request, h.Branch)
        async with self._still(found) as keeper:
            match = await self.reviews.branch(keeper.room, wish.at)
        if wish.seat >= match.kit.seats:
            raise refuse("table-no-such-seat", n=str(wish.seat), high=match.kit.seats - 1)
        named = await self.names(request)
        token = named("seat")
        seats: list[j.SeatOpened] = []
        for _ in range(match.kit.seats):
            seats.append(seat_of_bot(wish.bot, clean(wish.bot_name), [wish.name, *(it.name for it in seats)]))
        seats[wish.seat] = j.SeatOpened(kind="person", name=clean(wish.name), token=hashed(token))
        record = match.record(with_secret=False)
        new = await self.house.open(record["game"], record["options"], seats, False, None, record, room=named("room"))
        return JsonResponse(self.made(new, [(wish.seat, token)], []), 201)

    # ---------------------------------------------------------------- around
    async def qr(self, request: Request) -> Response:
        """A link as a picture to point a phone at."""
        text = request.query_params.get("text", "")
        if not 0 < len(text) <= 300:
            raise refuse("room-too-long")
        return Response(qr_svg(text), media_type="image/svg+xml")

    async def think(self, request: Request) -> Response:
        """Let a bot of another server think here, if a process is free."""
        if not self.house.relay.from_peer(request.scope):
            raise refuse("room-no-room")
        move = await self.house.bots.lend(await read(request, LIMIT))
        return Response(status_code=503) if move is None else Response(move, media_type="text/plain")

    async def health(self, request: Request) -> Response:
        """Whether this server can serve: its database answers."""
        try:
            await self.house.store.ping()
        except Exception:
            return JsonResponse({"ok": False}, 503)
        return JsonResponse({"ok": True, "rooms": len(self.house.keepers)})

    async def metrics(self, request: Request) -> Response:
        """For Prometheus."""
        return Response(self.house.metrics.render(), media_type="text/plain; version=0.0.4")


def _thoughts(match: Match, seat: int, it: Thoughts) -> h.HintThoughts:
    """What the bot thought, for the seat that asked."""

    def prospect(of: Prospect) -> h.HintProspect:
        does = msgspec.convert(match.does(seat, of.move), Sentence) if of.seat == seat else msgspec.UNSET
        return h.HintProspect(seat=of.seat, move=of.move, win=round(of.win, 3), does=does)

    return h.HintThoughts(
        before=round(it.before, 3),
        win=round(it.win, 3),
        sure=round(it.sure, 3),
        verdict=it.verdict,
        simulations=it.simulations,
        second=prospect(it.second) if it.second is not None else msgspec.UNSET,
        fears=h.HintProspect(seat=it.fears.seat, move=it.fears.move, win=round(it.fears.win, 3))
        if it.fears is not None
        else msgspec.UNSET,
        line=[h.HintProspect(seat=of.seat, move=of.move, win=round(of.win, 3)) for of in it.line],
    )
