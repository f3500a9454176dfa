"""A room: a table, who sits at it, and what they may do. Decides and folds; knows neither disk nor network.

`decide` turns a command into entries for the journal, or refuses it; `apply` folds an entry in. Replaying the
journal through `apply` gives the same room, to the last digest.
"""

from __future__ import annotations

import hashlib
from array import array
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Literal, assert_never

from ludotheque.bots import bots, levels
from ludotheque.bots.levels import fresh_name
from ludotheque.games import game, replay
from ludotheque.kernel.chance import Secret, pledge_of
from ludotheque.kernel.codec import to_json
from ludotheque.kernel.errors import IllegalMove, LudothequeError, wrong
from ludotheque.kernel.match import Match
from ludotheque.server import journal as j
from ludotheque.server.clocks import Clocks
from ludotheque.server.consent import PendingConsent
from ludotheque.server.identity import fits
from ludotheque.wire import messages as m

TALK_KEPT = 50
TALK_MOST, TALK_SECONDS = 5, 10.0  #: so many lines of one's own words in so many seconds
JOINERS = "\u200c\u200d"  #: invisible, but letters and pictures are made with them
STAND_IN = "club"  #: the bot that plays on for somebody who is away
GRACE = 45.0  #: seconds away before the others may seat a bot or claim


class Refusal(LudothequeError):
    """The room refuses a command, and nothing has changed."""


def refuse(key: str, **params: int | str) -> Refusal:
    """A refusal by the room."""
    return Refusal(wrong(key, **params))


class Seat:
    """One seat of a room."""

    def __init__(self, opened: j.SeatOpened) -> None:
        self.kind = opened.kind
        self.name = opened.name
        self.bot = opened.bot
        self.token = opened.token
        self.invitation = opened.invitation
        self.adds = opened.adds or bool(opened.pledge)
        self.pledge = opened.pledge
        self.number = b""
        self.person = opened.kind != "bot"  #: a person's seat stays theirs while a bot plays on
        self.left = False
        self.notify = ""
        self.here = 0  #: connections now
        self.away_since = 0.0


class Room:
    """One table on this server."""

    def __init__(self, room: str) -> None:
        self.id = room
        self.seq = 0
        self.born = 0.0
        self.rules = 0  #: the version this game is played by
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.opened: j.Opened | None = None
        self.clocks = Clocks(None, 0, 0.0)
        self.talk: deque[m.Talk] = deque(maxlen=TALK_KEPT)
        self.ids = array("Q")  #: the hashes of the commands that were carried out
        self.consent = PendingConsent()
        self.listed = True  #: who seeks an opponent is there
        self.spectators = 0
        self.rematch = ""
        self.resumed = False
        self.undos = 0  #: question numbers and events come again after an undo; this tells them apart
        self._judged: tuple[j.Played, Match] | None = None  #: an answer found right, and the match with it
        self.last_answer: dict[int, int] = {}  #: seat -> the number of events when it last answered

    # ---------------------------------------------------------------- looking
    @property
    def phase(self) -> Literal["gathering", "playing", "over"]:
        """Gathering until every seat is taken and every number added, then playing, then over."""
        if self.match is None:
            return "gathering"
        return "over" if self.match.over else "playing"

    @property
    def public(self) -> bool:
        """Whether it is on the list of open tables."""
        return self.opened is not None and self.opened.public and self.listed

    @property
    def made(self) -> j.Opened:
        """How the table was made."""
        assert self.opened is not None
        return self.opened

    def game_running(self) -> Match:
        """The match, or a refusal when it has not begun."""
        if self.match is None:
            raise refuse("room-not-started")
        return self.match

    def seat_of(self, token: str) -> int | None:
        """The seat a token opens."""
        for number, seat in enumerate(self.seats):
            if fits(token, seat.token):
                return number
        return None

    def invited(self, token: str) -> int | None:
        """The free seat an invitation is for."""
        for number, seat in enumerate(self.seats):
            if seat.kind == "open" and fits(token, seat.invitation):
                return number
        return None

    def people(self) -> list[int]:
        """The seats at which people play."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def seeks(self) -> bool:
        """Whether somebody waits here for whoever comes."""
        return self.made.seeking and not self.full

    def owing_numbers(self) -> list[int]:
        """The seats without whose number the cards cannot be shuffled, once every seat is taken."""
        if self.match is not None or not self.full:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.adds and not seat.number]

    def dealer(self) -> Secret:
        """Who answers for chance: what it deals follows from the table's secret and from the numbers people added."""
        return Secret(bytes.fromhex(self.made.secret), [seat.number for seat in self.seats])

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for: always alone or against bots, among people where the table allows it."""
        return self.made.hints or len(self.people()) < 2

    def bots_to_move(self) -> list[int]:
        """The bots' seats that owe an answer."""
        if self.match is None or self.clocks.paused:
            return []
        return [seat for seat in self.match.waiting_for if self.seats[seat].kind == "bot"]

    def gone(self, seat: int, now: float) -> bool:
        """Whether a player has left, or been away for a while."""
        it = self.seats[seat]
        return it.kind == "person" and (it.left or (it.here == 0 and now - it.away_since > GRACE))

    def turning_points(self, now: float) -> list[float]:
        """When, if nothing happens, somebody will count as gone or run out of time."""
        if self.phase != "playing" or self.clocks.paused:
            return []
        out = []
        waiting = self.waiting()
        for number, it in enumerate(self.seats):
            if it.kind == "person" and it.here == 0 and not self.gone(number, now):
                out.append(it.away_since + GRACE)
            left = self.clocks.left_ms(number, now, waiting) if number in waiting else None
            if left is not None and left > 0:
                out.append(now + left / 1000)
        return out

    def info(self, seat: int | None, now: float) -> m.RoomInfo:
        """The table as a recipient knows it; words among mates only reach mates."""
        made = self.made
        seats = []
        for number, it in enumerate(self.seats):
            left = self.clocks.left_ms(number, now, self.waiting())
            seats.append(
                m.SeatInfo(
                    seat=number,
                    kind=it.kind,
                    name=it.name,
                    bot=it.bot if it.kind == "bot" else "",
                    here=it.here > 0,
                    gone=self.gone(number, now),
                    left_ms=left,
                    late=self.clocks.is_late(number, now, self.waiting()),
                    adds=it.adds,
                    pledge=it.pledge,
                    revealed=bool(it.number),
                    number=it.number.hex() if self.phase == "over" else "",
                )
            )
        return m.RoomInfo(
            room=self.id,
            game=made.game,
            rules=self.rules,
            options=made.options,
            phase=self.phase,
            seats=seats,
            waiting=self.waiting(),
            commitment=pledge_of(bytes.fromhex(made.secret)) if made.secret else "",
            public=made.public,
            seeking=made.seeking,
            paused=self.clocks.paused,
            asking=self.consent.wish or "",
            asked_by=self.consent.asked_by,
            agreed=sorted(self.consent.agreed),
            spectators=self.spectators,
            talk=[talk for talk in self.talk if not talk.mates or self._mates(talk.seat, seat)],
            resumed_from_position=self.resumed,
            branched=self.match is not None and self.match.branched > 0,
            rematch=self.rematch,
            secret=made.secret if self.phase == "over" else "",
            free_talk=made.talk,
            hints=self.hints,
            mates=[other for other in range(len(self.seats)) if other != seat and self._mates(other, seat)],
            begins=made.begins,
        )

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return [] if self.match is None else self.match.waiting_for

    def awaited(self) -> list[int]:
        """The seats that the table waits for: for an answer, or for the number that they add to the shuffle."""
        return self.waiting() or self.owing_numbers()

    def _mates(self, a: int, b: int | None) -> bool:
        if b is None or self.match is None:
            return False
        return bool(self.match.kit.mates[a] >> b & 1)

    # ---------------------------------------------------------------- deciding
    def decide(self, command: m.FromClient, now: float) -> list[j.AnyEntry]:
        """The entries that a command leads to, from a seat that may give it; raises a LudothequeError when refused."""
        match command:
            case m.Pledge():
                return self._decide_pledge(command)
            case m.Reveal():
                return self._decide_reveal(command)
            case m.Play():
                return self._decide_play(command)
            case m.Undo():
                return self._decide_undo(command)
            case m.Consent():
                return self._decide_consent(command)
            case m.Concede(id=identity, seat=seat):
                self._try(lambda trial: trial.concede(seat))
                return [j.Conceded(seat=seat, id=identity)]
            case m.Pause():
                return self._decide_pause(command)
            case m.Say():
                return [self._decide_say(command, now)]
            case m.Replace():
                return self._decide_replace(command, now)
            case m.Leave(id=identity, seat=seat):
                if self.seats[seat].left:
                    raise refuse("room-left-already")
                return [j.Left(seat=seat, id=identity)]
            case m.Notify(id=identity, seat=seat, url=url):
                return [j.NotifyAt(seat=seat, url=url, id=identity)]
            case m.Hello() | m.Rematch():  # not the room's to decide
                raise refuse("room-unknown-command")

    def _try(self, act: Callable[[Match], object]) -> None:
        """Try something on a copy of the match: it raises what is wrong with it."""
        act(self.game_running().copy())

    def _decide_pledge(self, command: m.Pledge) -> list[j.AnyEntry]:
        seat = self.seats[command.seat]
        if not seat.adds or seat.pledge:
            raise refuse("room-pledge-once")
        return [j.Pledged(seat=command.seat, pledge=command.pledge, id=command.id)]

    def _decide_reveal(self, command: m.Reveal) -> list[j.AnyEntry]:
        """A number is taken only when nobody can change theirs any more: every seat is taken, every pledge is known."""
        seat = self.seats[command.seat]
        if seat.number or not seat.pledge:
            raise refuse("room-no-number")
        if not self.full or any(other.adds and not other.pledge for other in self.seats):
            raise refuse("room-number-too-soon")
        if pledge_of(bytes.fromhex(command.number)) != seat.pledge:
            raise refuse("room-other-number")
        rules = game(self.made.game).rules.version
        return [j.Revealed(seat=command.seat, number=command.number, rules=rules, id=command.id)]

    def _decide_play(self, command: m.Play) -> list[j.AnyEntry]:
        match = self.game_running()
        if self.clocks.paused:
            raise refuse("room-paused")
        judged = match.copy()
        refusal = judged.answer(command.seat, command.move, command.question)
        if refusal is not None:
            raise refusal
        if not command.sure and match.is_final(command.seat, command.move):
            raise refuse("room-final")
        played = j.Played(seat=command.seat, move=command.move, id=command.id)
        self._judged = played, judged
        return [played]

    def _decide_undo(self, command: m.Undo) -> list[j.AnyEntry]:
        match = self.game_running()
        picks = match.last_picks(command.seat)
        if match.can_undo(command.seat):
            return [j.Undone(seat=command.seat, agreed=[], picks=picks, id=command.id)]
        everyone = list(range(len(self.seats)))
        self._try(lambda trial: trial.undo(command.seat, everyone))
        if self.people() == [command.seat]:
            return [j.Undone(seat=command.seat, agreed=everyone, picks=picks, id=command.id)]
        return [j.Asked(seat=command.seat, what="take-back", id=command.id)]

    def _decide_consent(self, command: m.Consent) -> list[j.AnyEntry]:
        if not self.consent.awaits(command.seat):
            raise refuse("room-nothing-to-agree")
        answered = j.Answered(seat=command.seat, yes=command.yes, id=command.id)
        if not command.yes or not self.consent.given_once(command.seat, self.people()):
            return [answered]
        if self.consent.wish == "pause":
            return [answered, j.Paused(on=True)]
        asked_by = self.consent.asked_by
        assert asked_by is not None
        picks = self.game_running().last_picks(asked_by)
        return [answered, j.Undone(seat=asked_by, agreed=list(range(len(self.seats))), picks=picks)]

    def _decide_pause(self, command: m.Pause) -> list[j.AnyEntry]:
        match = self.game_running()
        if match.over or command.on == self.clocks.paused:
            raise refuse("room-nothing-to-pause")
        if not command.on or self.people() == [command.seat]:
            return [j.Paused(on=command.on, id=command.id)]
        return [j.Asked(seat=command.seat, what="pause", id=command.id)]

    def _decide_say(self, command: m.Say, now: float) -> j.AnyEntry:
        text = " ".join("".join(c for c in command.text if c.isprintable() or c in JOINERS or c.isspace()).split())
        if command.phrase is not None and not text:
            return j.Spoke(seat=command.seat, phrase=command.phrase, text="", id=command.id, mates=False)
        if command.phrase is not None or not text:
            raise refuse("room-say-something")
        mates = self.match.kit.mates[command.seat] if self.match is not None else 0
        if not (mates.bit_count() > 1 if command.mates else self.made.talk):
            raise refuse("room-only-phrases")
        just_now = [
            talk for talk in self.talk if talk.seat == command.seat and talk.text and now - talk.at < TALK_SECONDS
        ]
        if len(just_now) >= TALK_MOST:
            raise refuse("room-talk-too-fast")
        return j.Spoke(seat=command.seat, phrase="", text=text, id=command.id, mates=command.mates)

    def _decide_replace(self, command: m.Replace, now: float) -> list[j.AnyEntry]:
        match = self.game_running()
        if match.over:
            raise IllegalMove(wrong("table-game-over"))
        if self.clocks.paused:
            raise refuse("room-paused")
        if command.absent >= len(self.seats) or command.absent == command.seat:
            raise refuse("room-nobody-absent")
        late = self.clocks.is_late(command.absent, now, match.waiting_for)
        if self.seats[command.absent].kind != "person" or not (late or self.gone(command.absent, now)):
            raise refuse("room-nobody-absent")
        if command.by == "bot":
            return [j.BotSeated(seat=command.absent, bot=STAND_IN, id=command.id)]
        self._try(lambda trial: trial.concede(command.absent))
        return [j.Conceded(seat=command.absent, claimed_by=command.seat, id=command.id)]

    # ---------------------------------------------------------------- folding
    def apply(self, entry: j.AnyEntry, at: float) -> None:
        """Fold one entry in."""
        waiting = self.waiting()
        question = 0 if self.match is None else self.match.g.questions
        if isinstance(entry, j.Woke):
            self.clocks.skip(entry.since)
        self.clocks.charge(at, waiting)
        self._remember(entry)
        self._fold(entry, at)
        self._judged = None
        if isinstance(entry, j.Undone):
            self.clocks.rewind(entry.seat)
        else:
            answered = entry.seat if isinstance(entry, j.Played) else None
            asked_still = answered in self.waiting() and self.game_running().g.questions == question
            self.clocks.turn(waiting, self.waiting(), answered, not asked_still)
        self.seq += 1

    def skip(self, entry: j.AnyEntry) -> None:
        """An entry of older rules, whose outcome is in a later position."""
        self.undos += isinstance(entry, j.Undone | j.FromPosition)
        self._remember(entry)
        self.seq += 1

    def has_done(self, identity: str) -> bool:
        """Whether a command was carried out already."""
        return _short(identity) in self.ids

    def _remember(self, entry: j.AnyEntry) -> None:
        identity = getattr(entry, "id", "")
        if identity:
            self.ids.append(_short(identity))

    def _fold(self, entry: j.AnyEntry, at: float) -> None:
        match entry:
            case j.Opened():
                self._fold_opened(entry, at)
            case j.Sat():
                seat = self.seats[entry.seat]
                seat.kind, seat.name, seat.token, seat.invitation = "person", entry.name, entry.token, ""
                seat.adds, seat.pledge, seat.away_since = bool(entry.pledge), entry.pledge, at
                self.rules = entry.rules
                self._start_if_ready()
            case j.Listed():
                self.listed = entry.on
            case j.Pledged():
                self.seats[entry.seat].pledge = entry.pledge
            case j.Revealed():
                self.seats[entry.seat].number = bytes.fromhex(entry.number)
                self.rules = entry.rules
                self._start_if_ready()
            case j.Played():
                running = self._play(entry)
                self.last_answer[entry.seat] = running.event_count
                self.consent.forget()
            case j.Undone():
                self.game_running().undo(entry.seat, entry.agreed, entry.picks)
                self.undos += 1
                self.consent.forget()
            case j.Asked():
                self.consent.ask(entry.what, entry.seat)
            case j.Answered():
                self.consent.answer(entry.seat, entry.yes)
            case j.Paused():
                self.clocks.paused = entry.on
                self.consent.forget()
            case j.Conceded():
                self.game_running().concede(entry.seat)
                self.consent.forget()
            case j.BotSeated():
                self.seats[entry.seat].kind = "bot"
                self.seats[entry.seat].bot = entry.bot
                self._name_bots()
            case j.Left():
                self.seats[entry.seat].left = True
            case j.Returned():
                seat = self.seats[entry.seat]
                seat.kind, seat.bot, seat.left, seat.away_since = "person", "", False, at
                self._name_bots()
            case j.Spoke():
                mates = entry.mates and bool(entry.text)
                self.talk.append(m.Talk(seat=entry.seat, phrase=entry.phrase, text=entry.text, at=at, mates=mates))
            case j.NotifyAt():
                self.seats[entry.seat].notify = entry.url
            case j.Woke():
                pass  # it only concerns the clocks
            case j.Rematched():
                self.rematch = entry.room
            case j.FromPosition():
                box = game(self.made.game)
                self.match = box.from_position(entry.position, names=self._names(), dealer=self.dealer())
                self._name_bots()
                self.resumed = True
                self.undos += 1
                self.rules = entry.rules
                self.clocks.left = entry.left[:]
            case _:
                assert_never(entry)

    def _play(self, entry: j.Played) -> Match:
        """The match after an answer. One that was just found right on a copy is not judged again."""
        running = self.game_running()
        if self._judged is not None and self._judged[0] is entry:
            running.go_on_as(self._judged[1])
        else:
            running.play(entry.seat, entry.move)
        return running

    def _fold_opened(self, entry: j.Opened, at: float) -> None:
        """A table is made. The game begins: from the start if every seat is taken, or where a record ends."""
        self.opened = entry
        self.born = at
        self.rules = entry.rules
        self.seats = [Seat(seat) for seat in entry.seats]
        self.clocks = Clocks(entry.clock, len(self.seats), at)
        for seat in self.seats:
            seat.away_since = at
        if entry.imported is None:
            self._start_if_ready()
        elif not entry.secret:
            self.match = replay(entry.imported)
        elif entry.rules == game(entry.game).rules.version:
            self.match = replay(entry.imported, secret=bytes.fromhex(entry.secret))
            self.match.names = self._names()
            self._name_bots()
        else:  # a branch by older rules, which cannot be followed any more: a later position takes its place
            self._start_if_ready()

    def _names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def _name_bots(self) -> None:
        """Say in the record which bots play."""
        self.game_running().bots = [seat.bot for seat in self.seats]

    def _start_if_ready(self) -> None:
        if self.full and not self.owing_numbers():
            box, dealer = game(self.made.game), self.dealer()
            self.match = box.start(len(self.seats), options=self.made.options, names=self._names(), dealer=dealer)
            self._name_bots()

    def kept(self) -> bytes | None:
        """The table and the clocks, kept beside the journal in case the rules change while the game runs."""
        if self.match is None:
            return None
        return to_json({"position": self.match.position(), "left": self.clocks.left})


def seat_of_bot(bot: str, name: str, taken: list[str]) -> j.SeatOpened:
    """A bot's seat; one of a level that is not given a name has one of its own, which nobody else at the table has."""
    if bot not in (*bots(), *levels()):
        raise refuse("room-no-bot", value=bot, known=", ".join([*bots(), *levels()]))
    return j.SeatOpened(kind="bot", name=name or fresh_name(bot, taken) or bot, bot=bot)


def _short(identity: str) -> int:
    """Enough of a command's id to know it again."""
    return int.from_bytes(hashlib.blake2b(identity.encode(), digest_size=8).digest(), "big")


async def fold(room: Room, entry: j.AnyEntry, at: float, aside: Callable[..., Awaitable[object]]) -> None:
    """Fold an entry into a room; a record from elsewhere aside, because it holds a whole game."""
    if isinstance(entry, j.Opened) and entry.imported is not None:
        await aside(room.apply, entry, at)
    else:
        room.apply(entry, at)
