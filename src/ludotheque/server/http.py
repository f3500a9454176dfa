"""The plain HTTP part: the shelf, making a table, sitting down, hints, reviews, records, reports, health."""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import AsyncIterator, Callable

import msgspec

from ludotheque.bots import bots, levels
from ludotheque.bots.bot import Prospect, Thoughts
from ludotheque.bots.levels import LEVELS
from ludotheque.games import game
from ludotheque.games import keys as games
from ludotheque.kernel.codec import LIMIT
from ludotheque.kernel.match import Match
from ludotheque.kernel.review import ALL
from ludotheque.kernel.shelf import ShelfGame, card_data
from ludotheque.kernel.text import Text
from ludotheque.rulebooks import rulebook
from ludotheque.server import journal as j
from ludotheque.server.asked import Answer, JsonAnswer, Request
from ludotheque.server.book_http import BookApi
from ludotheque.server.house import House, clean
from ludotheque.server.identity import hashed, new_token
from ludotheque.server.keeper import RoomKeeper
from ludotheque.server.lessons import lesson_list, lesson_moment
from ludotheque.server.outside import CannotSave, Elsewhere, Fenced
from ludotheque.server.responses import MOST_BYTES, Handler, Patience, body, guarded, lang_of, read, spoken
from ludotheque.server.reviews import Reviews, finished
from ludotheque.server.rooms import Refusal, refuse, seat_of_bot
from ludotheque.wire import http as h
from ludotheque.wire.lessons import LessonAnswers
from ludotheque.wire.table import Sentence

KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")  #: what makes a request safe to repeat, chosen by the client


Route = tuple[str, str, Handler]  #: a path's pattern, a method, and what is done


def routes(house: House, api: Api, *more: list[Route]) -> list[Route]:
    """All plain routes of a house: those that every house has, and those that only this one has."""
    made: list[Route] = [
        *BookApi(house, api.names).routes(),
        ("/api/house", "GET", api.about),
        ("/api/games", "GET", api.shelf),
        ("/api/games/{game}/cards", "GET", api.cards),
        ("/api/games/{game}/cards", "POST", api.wished_cards),
        ("/api/games/{game}/rulebook", "GET", api.rulebook),
        ("/api/games/{game}/check", "POST", api.check),
        ("/api/games/{game}/lessons", "GET", api.lessons),
        ("/api/games/{game}/lessons/{lesson}", "POST", api.lesson),
        ("/api/tables", "POST", api.make),
        ("/api/tables/{room}", "GET", api.look),
        ("/api/tables/{room}/cards", "GET", api.table_cards),
        ("/api/tables/{room}/hint", "POST", api.hint),
        ("/api/tables/{room}/replay", "GET", api.replay),
        ("/api/tables/{room}/moment", "GET", api.moment),
        ("/api/tables/{room}/course", "GET", api.course),
        ("/api/tables/{room}/branch", "POST", api.branch),
        ("/api/tables/{room}/record", "GET", api.record),
        ("/api/tables/{room}/deal", "GET", api.deal),
        ("/api/tables/{room}/scores", "GET", api.scores),
        ("/api/records", "POST", api.bring_record),
        *(route for routes in more for route in routes),
    ]
    return [(path, method, guarded(wherever(house, handler))) for path, method, handler in made]


def wherever(house: House, handler: Handler) -> Handler:
    """What concerns a room that another server keeps is asked there; if that one is dead, we wait to take it over."""

    async def wherever(request: Request) -> Answer:
        patience = Patience()
        while True:
            try:
                return await handler(request)
            except Elsewhere as there:
                if house.relay is None or house.from_peer(request.headers):
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

    def __init__(self, house: House, about: h.House, where: Callable[[], list[str]] = list) -> None:
        self.house = house
        self.told = about
        self.slow = {it.level: Text(it.say, "", it.params) for it in about.slow}
        self.where = where  #: the addresses other machines can reach this server at
        self.reviews = Reviews(house.checks)

    async def about(self, request: Request) -> Answer:
        """What this house can do, and what it cannot."""
        return JsonAnswer(self.told)

    async def keeper(self, request: Request) -> RoomKeeper:
        keeper = await self.house.find(request.params["room"])
        if keeper is None:
            raise refuse("room-no-room")
        return keeper

    def _box(self, request: Request) -> ShelfGame:
        return game(request.params["game"])

    def _lang(self, request: Request) -> str:
        return spoken(request.wishes.get("lang", "fr"))

    @contextlib.asynccontextmanager
    async def still(self, keeper: RoomKeeper) -> AsyncIterator[RoomKeeper]:
        """A room while nothing is being written: what is read here is on disk."""
        async with keeper.lock:
            keeper.check_whole()
            yield keeper

    # ---------------------------------------------------------------- the shelf
    async def shelf(self, request: Request) -> Answer:
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
                    levels=[
                        h.LevelInfo(key=level, names=list(LEVELS[level].names))
                        for level in levels()
                        if level not in self.slow
                    ],
                )
            )
        return JsonAnswer(out)

    async def cards(self, request: Request) -> Answer:
        """Every card of a game, as a person reads it."""
        return JsonAnswer(self._box(request).cards(lang=self._lang(request)))

    async def wished_cards(self, request: Request) -> Answer:
        """Every card of a game played with these options."""
        wish = await body(request, h.WishCards)
        key = self._box(request).key
        return JsonAnswer(await self.house.checks.cards(key, wish.seats, wish.options, spoken(wish.lang)))

    async def rulebook(self, request: Request) -> Answer:
        """A game's rules in our own words."""
        book = rulebook(self._box(request).key, self._lang(request))
        return JsonAnswer(msgspec.convert(book, h.Book, from_attributes=True))

    async def check(self, request: Request) -> Answer:
        """Whether a game can be played like this, before a table is made."""
        wish = await body(request, h.CheckTable)
        options = await self.house.checks.options(self._box(request).key, wish.seats, wish.options)
        return JsonAnswer(h.Checked(options=options))

    async def lessons(self, request: Request) -> Answer:
        """A game's lessons, in their order."""
        return JsonAnswer(lesson_list(request.params["game"]))

    async def lesson(self, request: Request) -> Answer:
        """Where a learner's answers lead."""
        wish = await body(request, LessonAnswers)
        return JsonAnswer(lesson_moment(request.params["game"], request.params["lesson"], wish.answers))

    # ---------------------------------------------------------------- tables
    async def make(self, request: Request) -> Answer:
        """A new table: your seats, and invitations for the others."""
        wish = await body(request, h.MakeTable)
        named = await self.names(request)
        mine: list[tuple[int, str]] = []
        invitations: list[tuple[int, str]] = []
        seats: list[j.SeatOpened] = []
        for number, seat in enumerate(wish.seats):
            if seat.kind == "bot":
                taken = [it.name for it in wish.seats] + [it.name for it in seats]
                seats.append(self._bot(seat.bot, clean(seat.name), taken))
                continue
            if seat.kind == "open" and "invitations" in self.told.absent:
                raise refuse("house-not-here")
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
        return JsonAnswer(self.made(keeper, mine, invitations), 201)

    def _bot(self, bot: str, name: str, taken: list[str]) -> j.SeatOpened:
        """A bot's seat; refuses the levels that are too slow here."""
        if bot in self.slow:
            raise Refusal(self.slow[bot])
        return seat_of_bot(bot, name, taken)

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

    async def look(self, request: Request) -> Answer:
        """A table as anybody with its link sees it."""
        async with self.still(await self.keeper(request)) as keeper:
            return JsonAnswer(keeper.room.info(None, self.house.now()))

    async def table_cards(self, request: Request) -> Answer:
        """The cards of this table, as a person reads them."""
        lang = self._lang(request)
        async with self.still(await self.keeper(request)) as keeper:
            room = keeper.room
            made = room.made
            kit = room.match.kit if room.match is not None else game(made.game).kit(len(room.seats), made.options)
            return JsonAnswer([card_data(kit, card, lang) for card in kit.types])

    async def hint(self, request: Request) -> Answer:
        """What a bot would play in this seat, and why. It knows no more than the seat does."""
        keeper = await self.keeper(request)
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
        return JsonAnswer(hint)

    async def names(self, request: Request) -> Callable[[str], str]:
        """How what this request makes is named: as before, when it is repeated with the same key."""
        key = request.headers.get("idempotency-key")
        if key is None:
            return lambda what: new_token()
        if not KEY.fullmatch(key):
            raise refuse("room-not-understood", where="Idempotency-Key")
        said = hashlib.sha256(await read(request, MOST_BYTES)).hexdigest()
        return lambda what: self.house.named(request.path, key, said, what)

    # ---------------------------------------------------------------- records
    async def record(self, request: Request) -> Answer:
        """The record of a finished game; a running game's never leaves the server."""
        async with self.still(await self.keeper(request)) as keeper:
            return JsonAnswer(finished(keeper.room).record())

    async def deal(self, request: Request) -> Answer:
        """What the shuffles of a finished game followed from, for whoever wants to work them out again."""
        async with self.still(await self.keeper(request)) as keeper:
            match, dealer = finished(keeper.room), keeper.room.dealer()
            if not keeper.room.made.secret or match.branched or match.start is not None:
                raise refuse("verify-no-secret")
            draws = await self.reviews.draws(match)
        return JsonAnswer(
            h.Deal(
                commitment=dealer.commitment(),
                secret=dealer.secret.hex(),
                pledges=[seat.pledge for seat in keeper.room.seats],
                numbers=[number.hex() for number in dealer.numbers],
                draws=draws,
            )
        )

    async def scores(self, request: Request) -> Answer:
        """The count, line by line, as far as it is public."""
        lang = self._lang(request)
        async with self.still(await self.keeper(request)) as keeper:
            return JsonAnswer(keeper.room.game_running().scores(lang))

    async def bring_record(self, request: Request) -> Answer:
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
        return JsonAnswer(info, 201)

    # ---------------------------------------------------------------- looking through a finished game
    async def replay(self, request: Request) -> Answer:
        """The decisions of a finished game, told to anybody's eyes."""
        eyes = request.wishes.get("eyes", ALL)
        async with self.still(await self.keeper(request)) as keeper:
            return JsonAnswer(await self.reviews.replay(keeper.room, eyes))

    async def moment(self, request: Request) -> Answer:
        """A moment of a finished game, through anybody's eyes."""
        at, eyes = request.wishes.get("at", "0"), request.wishes.get("eyes", ALL)
        lang = self._lang(request)
        async with self.still(await self.keeper(request)) as keeper:
            return JsonAnswer(await self.reviews.moment(keeper.room, at, eyes, lang))

    async def course(self, request: Request) -> Answer:
        """How the count of a finished game went, moment by moment."""
        async with self.still(await self.keeper(request)) as keeper:
            return JsonAnswer(await self.reviews.course(keeper.room))

    async def branch(self, request: Request) -> Answer:
        """A new table that plays on from a moment of a finished game: what was hidden lies where it lay."""
        found = await self.keeper(request)
        wish = await body(request, h.Branch)
        async with self.still(found) as keeper:
            match = await self.reviews.branch(keeper.room, wish.at)
        if wish.seat >= match.kit.seats:
            raise refuse("table-no-such-seat", n=str(wish.seat), high=match.kit.seats - 1)
        named = await self.names(request)
        token = named("seat")
        seats: list[j.SeatOpened] = []
        for _ in range(match.kit.seats):
            seats.append(self._bot(wish.bot, clean(wish.bot_name), [wish.name, *(it.name for it in seats)]))
        seats[wish.seat] = j.SeatOpened(kind="person", name=clean(wish.name), token=hashed(token))
        record = match.record(with_secret=False)
        new = await self.house.open(record["game"], record["options"], seats, False, None, record, room=named("room"))
        return JsonAnswer(self.made(new, [(wish.seat, token)], []), 201)


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
