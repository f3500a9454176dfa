"""What a kept game tells, read off it while it is replayed: what was offered, taken and played, who was ahead when.

Only what the rules tell is used: the options of a question and the cards they are about as far as the seat knows them,
the count where the table shows one, the result. Nothing here knows how any game is won.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from ludotheque.kernel.choices import choice
from ludotheque.kernel.effect import NOBODY
from ludotheque.kernel.engine import legal
from ludotheque.kernel.game import DREW, SHARED, WON
from ludotheque.kernel.match import Match
from ludotheque.lab.balance.games import KeptGame, replayed
from ludotheque.lab.balance.things import ROUND, Things, length_counter, things_of
from ludotheque.lab.playout import points_of

Data = dict[str, Any]


@dataclass
class Card:
    """What became of one card in one seat. Turns are counted once, however often a card was asked about in them."""

    offered: set[int] = field(default_factory=set)  #: the turns in which it stood among the options to take
    taken_in: set[int] = field(default_factory=set)  #: the turns in which it was taken
    taken: list[int] = field(default_factory=list)  #: the decisions with which it was taken
    held: set[int] = field(default_factory=set)  #: the turns in which it stood among the options to play
    since: int = -1  #: the first decision at which it did
    played_in: set[int] = field(default_factory=set)
    played: list[int] = field(default_factory=list)


@dataclass
class CardCount:
    """The same as numbers; `soon` is whether it could be played in the game's first half, `early` how often it was."""

    offered: int
    taken_in: int
    taken: int
    held: int
    played_in: int
    played: int
    soon: int
    early: int


@dataclass
class SeatSeen:
    """What one seat did in one game."""

    bot: str
    share: float  #: what it won: 1, its part of a shared victory, half of a draw, or 0
    points: int | None
    traits: dict[str, str] = field(default_factory=dict)
    cards: dict[str, CardCount] = field(default_factory=dict)
    first: list[str] = field(default_factory=list)  #: the first cards it took, or where none is taken played
    sources: dict[str, int] = field(default_factory=dict)


@dataclass
class Standing:
    """How it stood when a round was over: seat by seat the count, and what the bots held their chances to be."""

    round: int
    count: list[int] | None
    chances: list[float] | None


@dataclass
class Seen:
    """What one game told."""

    number: int
    seats: list[SeatSeen]
    decisions: int
    rounds: int | None
    ended: str  #: the key of the sentence that says why it was over
    standings: list[Standing]
    course: list[list[float]]  #: after each decision, the chances of the seats, as far as their bots said any
    sides: list[int]  #: seat -> the first seat of its side


FIRST = 3  #: cards of an opening


def observe(kept: KeptGame) -> Seen:
    """Replay a game and read off it what it tells."""
    return _Eye(kept).seen()


class _Eye:
    """Looks on while a game is replayed."""

    def __init__(self, kept: KeptGame) -> None:
        self.kept = kept
        self.things: Things = things_of(kept.lineup.game)
        self.match: Match = kept.start()
        kit = self.match.kit
        self.seats = range(kit.seats)
        self.cards: list[dict[str, Card]] = [{} for _ in self.seats]
        self.first: list[list[str]] = [[] for _ in self.seats]
        self.traits: list[dict[str, str]] = [{} for _ in self.seats]
        self.standings: list[Standing] = []
        self.course: list[list[float]] = []
        self.chances: list[float | None] = [None for _ in self.seats]
        self.counter = length_counter(kit)
        self.began = 0
        self.sides = [min(other for other in self.seats if kit.mates[seat] >> other & 1) for seat in self.seats]

    def seen(self) -> Seen:
        """Everything."""
        decision = 0
        turn = self.began = self._turn()
        for match, seat, move, chance in replayed(self.kept):
            self.match = match
            self._read_log()
            if self._turn() != turn:
                turn = self._turn()
                self._stand(turn)
            self._look(seat, move, decision)
            if chance is not None:
                self.chances[seat] = chance
            known = self._shares()
            if known is not None:
                self.course.append(known)
            decision += 1
        self._read_log()
        return self._whole(decision)

    def _turn(self) -> int:
        return int(self.match.g.vars[self.counter]) if self.counter != NOBODY else 0

    def _read_log(self) -> None:
        """What a seat is from the start on."""
        kit = self.match.kit
        begins = {f"{kit.game.key}-log-{trait}-": trait for trait in self.things.traits}
        for event in self.match.trace.events if begins else ():
            if event.note is None or event.seat == NOBODY:
                continue
            for begin, trait in begins.items():
                if event.note.key.startswith(begin):
                    self.traits[event.seat].setdefault(trait, event.note.key.removeprefix(begin))
        self.match.trace.events.clear()

    def _look(self, seat: int, move: str, decision: int) -> None:
        """One question: what could be taken and played, and what was."""
        g = self.match.g
        kit = self.match.kit
        (answered,) = kit.game.read(kit, move)
        turn = self._turn()
        mine = self.cards[seat]
        for option in legal(g, seat):
            said = choice(g, seat, option)
            verb = said.move.verb
            takes = verb in self.things.takes
            plays = verb in self.things.plays if self.things.plays else not takes
            if verb in self.things.aims and said.move.to_zone >= 0 and said.move.n >= 0:
                aim = g.at(said.move.to_zone, said.move.n)
                if aim != NOBODY and g.known[aim] >> seat & 1:
                    mine.setdefault(kit.types[g.face[aim]].key, Card()).offered.add(turn)
            if said.face == NOBODY or not (takes or plays):
                continue
            key = kit.types[said.face].key
            card = mine.setdefault(key, Card())
            (card.offered if takes else card.held).add(turn)
            if plays and card.since < 0:
                card.since = decision
            if option == answered:
                (card.taken if takes else card.played).append(decision)
                (card.taken_in if takes else card.played_in).add(turn)
                if (takes or not self.things.takes) and len(self.first[seat]) < FIRST:
                    self.first[seat].append(key)

    def _shares(self) -> list[float] | None:
        """The chances of all seats, each by its own bot, made to sum to one; None until all have said something."""
        said = [chance for chance in self.chances if chance is not None]
        if len(said) < len(self.chances):
            return None
        total = sum(said)
        return [round(chance / total, 4) for chance in said] if total > 0 else [round(1 / len(said), 4)] * len(said)

    def _stand(self, turn: int) -> None:
        """A round is over when everybody had as many turns."""
        done = turn - self.began
        kit = self.match.kit
        if kit.vars[self.counter].key != ROUND:
            if done % len(set(self.sides)):
                return
            done //= len(set(self.sides))
        if done < 1:
            return
        count = self.match.charted()
        self.standings.append(Standing(done, list(count) or None, self._shares()))

    def _whole(self, decisions: int) -> Seen:
        match = self.match
        outcome = match.outcome
        assert outcome is not None
        results: list[str] = outcome["seats"]
        points = points_of(match.g)
        bots = self.kept.lineup.seating(self.kept.number)
        sources = self._sources()
        last = self.standings[-1].round if self.standings else 0
        return Seen(
            number=self.kept.number,
            seats=[
                SeatSeen(
                    bot=bots[seat],
                    share=_share(results, seat),
                    points=points[seat] if points else None,
                    traits=self.traits[seat],
                    cards={key: _count(card, decisions) for key, card in sorted(self.cards[seat].items())},
                    first=self.first[seat],
                    sources={key: found[seat] for key, found in sources.items()},
                )
                for seat in self.seats
            ],
            decisions=decisions,
            rounds=last + 1 if self.counter != NOBODY else None,  # the last one is not followed by another
            ended=str(outcome["say"]),
            standings=self.standings,
            course=self.course,
            sides=self.sides,
        )

    def _sources(self) -> dict[str, list[int]]:
        """Where the points came from, seat by seat: line by line of the count, those of one kind of thing together."""
        out: dict[str, list[int]] = {}
        for line in self.match.kit.game.lines(self.match.g):
            named = [str(value) for value in line.text.params.values() if isinstance(value, str) and value[:1] == "@"]
            have = out.setdefault(named[0] if named else line.text.key, [0 for _ in self.seats])
            for seat in self.seats:
                have[seat] += line.points[seat]
        return out


def _share(results: list[str], seat: int) -> float:
    """What a seat won of the game."""
    if results[seat] == SHARED:
        return 1 / Counter(results)[SHARED]
    return {WON: 1.0, DREW: 0.5}.get(results[seat], 0.0)


def _count(card: Card, decisions: int) -> CardCount:
    return CardCount(
        offered=len(card.offered),
        taken_in=len(card.taken_in),
        taken=len(card.taken),
        held=len(card.held),
        played_in=len(card.played_in),
        played=len(card.played),
        soon=int(0 <= 2 * card.since < decisions),
        early=sum(2 * at < decisions for at in card.played),
    )
