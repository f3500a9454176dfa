"""A match: a table, its history, and the promises made to those who sit at it.

The record is the truth: the state is the record replayed, and undo, resume and review are that same
mechanism. Everything a seat is told here is built from what it knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

from ludotheque.kernel.bundles import goes_on
from ludotheque.kernel.chance import Dealer, Quick, Secret
from ludotheque.kernel.codec import to_bytes
from ludotheque.kernel.effect import CHANCE, NOBODY
from ludotheque.kernel.engine import advance, answer, ask_of, asking, deal, legal
from ludotheque.kernel.errors import BadTable, IllegalMove, named, wrong
from ludotheque.kernel.events import SAID, Event, Trace
from ludotheque.kernel.game import LOST, SHARED, WON, Line, Unreadable
from ludotheque.kernel.guess import Guesser, guess
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.look import Look, MovesOnly
from ludotheque.kernel.options import DONE
from ludotheque.kernel.parts import ANEW, KeptParts, Parts
from ludotheque.kernel.past import Past
from ludotheque.kernel.position import digest, position, set_table, write_option
from ludotheque.kernel.question import in_words, question
from ludotheque.kernel.rows import Row
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Note, Text
from ludotheque.kernel.view import rule_id, shown_event, view, waiting_for
from ludotheque.locales import say

Data = dict[str, Any]
CONCEDE = "concede"
LONGEST_NAME = 60
CONCEDED = Note("table-log-concedes", "table")


class Answer:
    """One answer of the record: who, what, and whom it told anything."""

    __slots__ = ("drawn", "follows", "learned", "option", "question", "seat")

    def __init__(self, seat: int, option: int, drawn: list[int] | None, question: int, follows: bool = False) -> None:
        self.seat = seat
        self.option = option
        self.drawn = drawn
        self.question = question
        self.follows = follows  #: it was given in one line with the answer before it, and is taken back with it
        self.learned = 0  #: the seats that learned anything by it, one bit each


class Match:
    """One game being played, or played out. Start one with `ShelfGame.start`."""

    _kept: KeptParts | None = None  #: what was sent last; a copy begins without

    def __init__(self, kit: Kit, dealer: Dealer, names: Sequence[str] = (), start: Data | None = None) -> None:
        self.kit = kit
        self.dealer = dealer
        self.names = list(names)
        self.bots: list[str] = []  #: by seat, the bot that plays; empty for a person, nothing where nobody said
        self.start = start
        self.answers: list[Answer] = []
        self.branched = 0  #: how many of the answers were taken over from another game, dealt from another secret
        self.guessed = False  #: a guess has no past of its own
        self._set()

    # ---------------------------------------------------------------- the record's machinery
    def _set(self) -> None:
        """Lay the table again, as it was before the first answer."""
        self._drawn = 0  #: how many questions chance has answered
        self.trace = Trace()
        self.past = Past()
        if self.start is None:
            self.g = self.kit.set_out()
            self.g.trace = self.trace
            advance(self.g)
        else:
            self.g = set_table(self.kit, self.start)
            self.g.trace = self.trace

    def _apply(self, given: Answer) -> None:
        """Take one answer that is known to be right."""
        self.trace.learned = 0
        if given.drawn is not None:
            deal(self.g, Row(given.drawn))
            given.learned = self.kit.everyone
            self._drawn += 1
        elif given.option == NOBODY:
            self.g.conceded = given.seat
            event = Event(SAID, CONCEDED)
            event.seat = given.seat
            self.trace.add(event)
            self.kit.game.given_up(self.g)
            self.g.asks = []
            self.g.lots_from = 0
            self.g.finish()
        else:
            answer(self.g, given.seat, given.option)
            given.learned = self.trace.learned
        self.answers.append(given)

    def _replay(self, answers: list[Answer]) -> None:
        self.answers = []
        self._set()
        for given in answers:
            self._apply(given)

    def run_chance(self) -> None:
        """Let chance answer what it owes."""
        g = self.g
        while g.lots_from and not g.over:
            drawn = list(self.dealer.draw(self.chance_count(), g.lots_from, g.lots))
            self._apply(Answer(CHANCE, DONE, drawn, g.questions))
        self.past.take(self.trace.events)

    def chance_count(self) -> int:
        """How many questions chance has answered."""
        return self._drawn

    # ---------------------------------------------------------------- who owes what
    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.g.over

    @property
    def waiting_for(self) -> list[int]:
        """The seats that owe an answer; several when they answer at the same time."""
        return [] if self.g.over else waiting_for(self.g)

    def _seat(self, seat: int | None) -> int:
        """A seat's number, or the number of seats for a spectator (None)."""
        if seat is None:
            return self.kit.seats
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.kit.seats:
            raise BadTable(wrong("table-no-such-seat", n=str(seat), high=self.kit.seats - 1))
        return seat

    def _player(self, seat: int | None) -> int:
        """A seat that plays; a spectator only looks on."""
        if seat is None:
            raise BadTable(wrong("table-no-such-seat", n="None", high=self.kit.seats - 1))
        return self._seat(seat)

    def ask(self, seat: int) -> Data | None:
        """The question put to a seat, as data; None when it owes no answer."""
        return question(self.g, self._seat(seat), ANEW)

    def does(self, seat: int, move: str) -> Data:
        """What a move does, in words that this seat may know, as key and parameters; of a line, its first pick."""
        return in_words(self.g, self._player(seat), self.kit.game.read(self.kit, move)[0])

    def answer_in_words(self, given: Answer) -> Data:
        """What an answer that is about to be given does, in words that whoever gives it may know."""
        return in_words(self.g, given.seat, given.option)

    def _text(self, text: Text) -> Data:
        return {"rule": rule_id(self.kit, text.rule), "say": text.key, "params": text.params}

    def moves(self, seat: int) -> list[str]:
        """The next legal picks in the game's notation, in a stable order."""
        if self.g.over:
            return []
        return [write_option(self.kit, option) for option in legal(self.g, self._seat(seat))]

    # ---------------------------------------------------------------- playing
    def play(self, seat: int, move: str, question: int | None = None) -> None:
        """Answer with one pick or a whole line of picks; raises IllegalMove and then nothing has changed.

        A line may answer several questions of this seat, one after the other, as long as before its last pick nobody
        else is asked, no chance is drawn and the seat itself learns nothing: so it could be decided on as a whole.
        `question` is the number of the question being answered; an answer to an older one is refused.
        """
        refusal = self.answer(seat, move, question)
        if refusal is not None:
            raise refusal
        self.run_chance()

    def why_not(self, seat: int, move: str) -> IllegalMove | None:
        """Why a move is refused, without playing it; None if it is legal."""
        return self.copy().answer(seat, move)

    def answer(self, seat: int, move: str, question: int | None = None) -> IllegalMove | None:
        """Like `play`, but returns the refusal, and leaves chance's next answer to the caller (as a replay must)."""
        seat = self._player(seat)
        g = self.g
        if g.over:
            return self._illegal(wrong("table-game-over"))
        if question is not None and question != g.questions:
            return self._illegal(wrong("table-old-question"))
        if ask_of(g, seat) is None:
            waiting = waiting_for(g)
            if waiting:
                return self._illegal(wrong("table-not-your-turn", seat=seat, other=waiting[0]))
            return self._illegal(wrong("table-nothing-asked", seat=seat))
        options: list[int] = []
        if isinstance(move, str):
            try:
                options = self.kit.game.read(self.kit, move)
            except Unreadable:
                options = []
        if not options:
            examples = ", ".join(self.moves(seat)[:3])
            return self._illegal(wrong("table-unreadable", move=str(move)[:60], examples=examples))
        if len(options) == 1 and options[0] in legal(g, seat):
            self._apply(Answer(seat, options[0], None, g.questions))
            return None
        return self._play_line(seat, options)

    def _play_line(self, seat: int, options: list[int]) -> IllegalMove | None:
        """A line of picks, all of them or none."""
        before, answers, events = self.g.copy(), self.answers[:], len(self.trace.events)
        asked, learned = self.g.questions, 0
        for n, option in enumerate(options):
            refusal = self._refusal(seat, option, asked, learned, n)
            if refusal is not None:
                self.g, self.answers = before, answers
                self.g.trace = self.trace
                del self.trace.events[events:]
                return self._illegal(refusal)
            asked = self.g.questions
            self._apply(Answer(seat, option, None, asked, n > 0))
            learned = self.answers[-1].learned
        return None

    def _refusal(self, seat: int, option: int, asked: int, learned: int, n: int) -> Text | None:
        """Why the pick after the first n of a line cannot be taken; None if it can."""
        g = self.g
        ask = ask_of(g, seat)
        if g.questions != asked and not goes_on(g, seat, learned):
            if learned >> seat & 1 or g.lots_from:
                return wrong("table-line-ends", n=n)
            return wrong("table-too-many-picks")
        if ask is None:
            return wrong("table-line-ends", n=n) if g.lots_from else wrong("table-too-many-picks")
        if option in legal(g, seat):
            return None
        if option == DONE:
            return wrong("table-not-done", n=ask.low - len(ask.picks))
        return asking(g).refusal(g, g.stack[-1], ask, option)

    def _illegal(self, text: Text) -> IllegalMove:
        return IllegalMove(Text(text.key, rule_id(self.kit, text.rule), text.params), self.names)

    def concede(self, seat: int) -> None:
        """Give the game up: with two sides the other one wins at once."""
        seat = self._player(seat)
        if self.g.over:
            raise self._illegal(wrong("table-game-over"))
        if len(set(self.kit.mates)) != 2:
            raise self._illegal(wrong("table-cannot-concede"))
        self._apply(Answer(seat, NOBODY, None, self.g.questions))

    # ---------------------------------------------------------------- taking back
    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back alone what it answered last."""
        at = self._last_answer(self._seat(seat))
        return at >= 0 and self._harmless(self._line_begins(at))

    def last_picks(self, seat: int) -> int:
        """How many picks a seat's last answer had: those of one line, which are taken back together."""
        last = self._last_answer(self._seat(seat))
        return last + 1 - self._line_begins(last) if last >= 0 else 0

    def _line_begins(self, at: int) -> int:
        """Where the line of picks begins that this answer is the last of."""
        while at > self.branched and self.answers[at].follows:
            at -= 1
        return at

    def is_final(self, seat: int, move: str) -> bool:
        """Whether there is no way back alone from this answer, as far as the seat can tell beforehand: something is
        drawn, the seat learns something, or others go on.

        A card that it only shows to others is not final: it may be shown the more readily as they can agree to a
        take-back. All this is tried in a world that the seat holds possible, so that asking tells nobody anything.
        """
        world = self.guess(self._player(seat))
        if world.answer(seat, move) is not None or world.can_undo(seat):
            return world.g.lots_from > 0
        return not goes_on(world.g, seat, world.answers[-1].learned)

    def undo(self, seat: int, agreed: Sequence[int] = (), picks: int | None = None) -> None:
        """Take back what the seat answered last: all picks of one line, or as many as are said.

        Alone, as long as only this seat has answered since, no chance was drawn and nobody learned
        anything; beyond that, with the other seats' consent (`agreed`): chance deals the same again. Who sits alone
        must agree too, so that nothing learned is taken back unawares.
        """
        seat = self._player(seat)
        at = self._last_answer(seat)
        if self.guessed:
            raise self._illegal(wrong("table-no-past"))
        if at < 0:
            raise self._illegal(wrong("table-nothing-to-undo"))
        first = at + 1 - (self.last_picks(seat) if picks is None else picks)
        if self._harmless(first):
            answers = self.answers[:first] + self.answers[at + 1 :]
        elif agreed and set(agreed) | {seat} >= set(range(self.kit.seats)):
            answers = self.answers[:first]
        else:
            raise self._illegal(wrong("table-no-undo"))
        self._replay(answers)
        self.run_chance()

    def _last_answer(self, seat: int) -> int:
        if not self.g.over:
            for at in range(len(self.answers) - 1, self.branched - 1, -1):
                if self.answers[at].seat == seat:
                    return at
        return -1

    def _harmless(self, first: int) -> bool:
        """Whether what a seat answered from there on may be taken back alone."""
        given = self.answers[first]
        if self.g.asks and given.question == self.g.questions:
            return True  # not applied yet: the seat may change its mind, whatever the others have sealed
        for at in range(len(self.answers) - 1, first - 1, -1):
            if self.answers[at].learned or self.answers[at].seat != given.seat:
                return False
        return True

    # ---------------------------------------------------------------- what a seat is told
    def view(self, seat: int | None = None) -> Data:
        """All a seat may know, as plain data; None is a spectator."""
        return self._view(self._seat(seat), ANEW)

    def view_as_json(self, seat: int | None = None) -> bytes:
        """The same as JSON, to be sent; what has not changed since it was asked for last is not built again."""
        if self._kept is None:
            self._kept = KeptParts(self.kit)
        return to_bytes(self._view(self._seat(seat), self._kept))

    def _view(self, me: int, parts: Parts) -> Data:
        out: Data = view(self.g, me, parts)
        out["names"] = list(self.names)
        out["cards"] = parts.cards(self.kit)
        out["table"] = parts.table(self.kit)
        out["ask"] = question(self.g, me, parts) if me < self.kit.seats else None
        out["undo"] = self.can_undo(me) if me < self.kit.seats else False
        out["outcome"] = self.outcome
        return out

    def open_view(self) -> Data:
        """The table with nothing hidden, to review a game; the question is that of the first seat that owes an answer.

        What the players could not see is not marked as open.
        """
        out = self.view(None)
        g, kit = self.g, self.kit
        for z, zone in enumerate(out["zones"]):
            shown = []
            for card, seen in zip(g.cards(z), zone["cards"], strict=True):
                kind = kit.types[g.face[card]]
                where = {"spot": seen["spot"]} if "spot" in seen else {}
                is_open = g.known[card] == kit.everyone
                shown.append({"card": kind.key, "back": kit.backs[kind.back], "open": is_open, **where})
            zone["cards"] = shown
        out["unseen"] = []
        waiting = self.waiting_for
        out["ask"] = self.ask(waiting[0]) if waiting else None
        return out

    @property
    def event_count(self) -> int:
        """How many things have happened."""
        return self.past.count + len(self.trace.events)

    def happened(self, since: int = 0) -> list[Event]:
        """What happened, from the event after so many on; for those who may know everything."""
        since = max(since, 0)
        return self.past.events(since) + self.trace.events[max(0, since - self.past.count) :]

    def events(self, seat: int | None = None, since: int = 0) -> list[Data]:
        """What a seat saw happen, numbered from 1 for it; `since` is the last number it has."""
        me = self._seat(seat)
        happened = enumerate(self.happened(since), max(since, 0) + 1)
        return [{"number": number} | shown_event(self.kit, event, me) for number, event in happened]

    def log(self, seat: int | None = None, lang: str = "fr", since: int = 0) -> list[Data]:
        """What a seat saw happen, in sentences, each with its rule's id."""
        return self.sentences(self.events(seat, since), lang)

    def sentences(self, events: list[Data], lang: str) -> list[Data]:
        """What these events say, each with its number and its rule's id."""
        out = []
        for event in events:
            if "say" in event:
                text = say(lang, event["say"], named(event["params"], self.names, lang))
                out.append({"number": event["number"], "text": text, "rule": event["rule"]})
        return out

    @property
    def outcome(self) -> Data | None:
        """Per seat won, shared, drew or lost, and the rule that says so; None while the game runs."""
        if not self.g.over:
            return None
        seats, text = _outcome(self.g)
        return {"seats": seats} | self._text(text)

    def verdict(self, lang: str = "fr") -> str:
        """The outcome in a sentence; empty while the game runs."""
        outcome = self.outcome
        return "" if outcome is None else say(lang, outcome["say"], named(outcome["params"], self.names, lang))

    @property
    def winners(self) -> list[int]:
        """The seats that won, alone, as a team or sharing the victory; none in a draw, or while the game runs."""
        outcome = self.outcome
        return [] if outcome is None else [i for i, result in enumerate(outcome["seats"]) if result in (WON, SHARED)]

    def scores(self, lang: str = "fr") -> Data:
        """The count so far, or at the end, line by line with its rule; empty where a game has no scores."""
        game = self.kit.game
        lines = [self._line(line, lang) for line in game.lines(self.g)]
        told = [self._line(line, lang) for line in game.story(self.g, self.happened())]
        return {"lines": lines, "totals": self.totals(), "told": told}

    def _line(self, line: Line, lang: str) -> Data:
        text = say(lang, line.text.key, named(line.text.params, self.names, lang))
        return self._text(line.text) | {"text": text, "points": line.points}

    def charted(self) -> list[int]:
        """What a chart draws of this moment, a number a seat: the count, or how it stands where there is none."""
        story = [] if self.kit.game.lines(self.g) else self.kit.game.story(self.g, [])
        return story[0].points if story else self.totals()

    def totals(self) -> list[int]:
        """What each seat's count stands at, as far as it is public; empty where nothing is counted."""
        points = [line.points for line in self.kit.game.lines(self.g)]
        return [sum(column) for column in zip(*points, strict=True)]

    def look(self, seat: int, moves_only: bool = False) -> Look:
        """What a bot in this seat gets; one that reads nothing but its moves is given nothing else, and sooner."""
        me = self._player(seat)
        if ask_of(self.g, me) is None or self.g.over:
            raise self._illegal(wrong("table-nothing-asked", seat=me))
        if moves_only:
            return MovesOnly(self.kit.game.key, me, self.moves(me))
        guesser = Guesser(self.g, me)
        return Look(self._without_past(guesser.g), guesser, self.can_undo(me))

    def _without_past(self, g: State) -> Match:
        """This table as it may be, with these cards: no answers, no events, no secret."""
        other = Match.__new__(Match)
        other.kit = self.kit
        other.dealer = Quick(0)
        other.guessed = True
        other.names = self.names
        other.bots = self.bots
        other.start = None
        other.branched = 0
        other.answers = []
        other._drawn = 0
        other.g = g
        other.trace = Trace()
        other.past = Past()
        return other

    # ---------------------------------------------------------------- copies, positions, records
    def copy(self) -> Match:
        """The same match, to try things on; neither sees a change of the other."""
        other = Match.__new__(Match)
        other.kit = self.kit
        other.dealer = self.dealer.copy()
        other.guessed = self.guessed
        other.names = self.names
        other.bots = self.bots
        other.start = self.start
        other.branched = self.branched
        other.answers = self.answers[:]
        other._drawn = self._drawn
        other.g = self.g.copy()
        other.trace = Trace()
        other.trace.events = self.trace.events[:]
        other.past = self.past.copy()
        other.trace.learned = self.trace.learned
        other.g.trace = other.trace
        return other

    def go_on_as(self, copy: Match) -> None:
        """Go on from where a copy of this match has come to, which is given up."""
        self.g, self.answers, self._drawn = copy.g, copy.answers, copy._drawn
        self.trace, self.past = copy.trace, copy.past
        self.run_chance()

    def again(self) -> Iterator[Match]:
        """The same game played once more: as it was dealt, then after each answer. It is one match that goes on."""
        other = self.copy()
        other._replay([])
        yield other
        for given in self.answers:
            other._apply(given)
            yield other

    def draws(self) -> list[tuple[int, list[int]]]:
        """Every answer of chance, in order, each with the number below which it was drawn."""
        out: list[tuple[int, list[int]]] = []
        below = 0
        for at, match in enumerate(self.again()):
            if at > 0:
                drawn = self.answers[at - 1].drawn
                if drawn is not None:
                    out.append((below, list(drawn)))
            below = match.g.lots_from
        return out

    def earlier(self, answers: int) -> Match:
        """The match as it was after its first so many answers, to be looked at."""
        other = self.copy()
        other._replay(self.answers[:answers])
        return other

    def later(self, answers: list[Answer]) -> Match:
        """The match as it was after these further answers, to be looked at."""
        other = self.copy()
        for given in answers:
            other._apply(given)
        return other

    def guess(self, seat: int | None, seed: int = 0) -> Match:
        """A match this seat cannot tell from this one, to be played on; it has no past to be told or taken back."""
        other = self.copy()
        other.guessed = True
        other.start = None
        other.dealer = Quick(seed)
        other.g = guess(self.g, self._seat(seat), Quick(seed))
        other.g.trace = other.trace
        return other

    def digest(self) -> str:
        """A fingerprint of the whole table."""
        return digest(self.g)

    def position(self) -> Data:
        """The whole table as readable data; `ShelfGame.from_position` sets it up again."""
        return position(self.g)

    def record(self, with_secret: bool | None = None) -> Data:
        """The match as data: replay it and every digest is the same.

        The secret of the shuffles, with the numbers that people added to it, is in it once the game is over, or when
        asked for (a saved game).
        """
        if self.guessed:
            raise self._illegal(wrong("table-no-past"))
        answers: list[Any] = []
        for given in self.answers:
            if given.drawn is not None:
                answers.append(["chance", list(given.drawn)])
            else:
                answers.append(
                    [given.seat, CONCEDE if given.option == NOBODY else write_option(self.kit, given.option)]
                )
        out: Data = {
            "format": "ludotheque record 1",
            "game": self.kit.game.key,
            "rules": self.kit.game.version,
            "cards": self.kit.game.card_list(self.kit),
            "options": deepcopy(self.kit.game.written(self.kit.options)),
            "seats": self.kit.seats,
            "names": list(self.names),
            "answers": answers,
            "over": self.g.over,
            "digest": self.digest(),
        }
        if any(self.bots):
            out["bots"] = list(self.bots)
        if self.start is not None:
            out["start"] = deepcopy(self.start)
        if self.branched:
            out["branched"] = self.branched
        if isinstance(self.dealer, Secret):
            told = self.g.over if with_secret is None else with_secret
            out["commitment"] = self.dealer.commitment()
            if any(self.dealer.numbers):
                out["pledges"] = self.dealer.pledges()
            if told:
                out["secret"] = self.dealer.secret.hex()
            if told and any(self.dealer.numbers):
                out["numbers"] = [number.hex() for number in self.dealer.numbers]
        return out

    def take(self, drawn: list[int]) -> None:
        """Write down an answer of chance that a record brings; raises IllegalMove when it cannot be one."""
        g = self.g
        fits = g.lots_from and len(drawn) == g.lots and len(set(drawn)) == len(drawn)
        if not fits or not all(0 <= n < g.lots_from for n in drawn):
            raise self._illegal(wrong("table-bad-lots", below=g.lots_from, lots=g.lots))
        self._apply(Answer(CHANCE, DONE, drawn, g.questions))


def results_of(g: State) -> list[str]:
    """Per seat won, shared, drew or lost, of a table whose game is over."""
    return _outcome(g)[0]


def _outcome(g: State) -> tuple[list[str], Text]:
    """The results, and why."""
    if g.conceded == NOBODY:
        return g.kit.game.outcome(g)
    mates = g.kit.mates[g.conceded]
    seats = [LOST if mates >> seat & 1 else WON for seat in range(g.kit.seats)]
    return seats, wrong("table-outcome-conceded", seat=g.conceded)


def names_of(names: object, seats: int) -> list[str]:
    """The players' names, in the order of the seats."""
    good = isinstance(names, (list, tuple)) and len(names) <= seats
    if not good or not all(isinstance(name, str) and _fits(name) for name in names):  # type: ignore[attr-defined]
        raise BadTable(wrong("table-bad-names", n=LONGEST_NAME))
    return list(names)  # type: ignore[call-overload, no-any-return]


def _fits(name: str) -> bool:
    """Whether a name is short and can be written down."""
    return len(name) <= LONGEST_NAME and name == name.encode("utf-8", "replace").decode()
