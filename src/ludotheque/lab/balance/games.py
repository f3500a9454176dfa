"""The games a balance report is made of: played once, kept as moves, replayed whenever somebody asks something new.

A kept game is one line of JSON: which table, which bots, which seed, every move, and how likely the bot held its own
victory to be after it. Nothing that is counted is kept: it is counted from the game, replayed by the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludotheque.bots import Memory, player
from ludotheque.games import game as game_called
from ludotheque.kernel.errors import LudothequeError, wrong
from ludotheque.kernel.match import Match
from ludotheque.lab.contest import dice_of, seed_of
from ludotheque.lab.kept import lines

Data = dict[str, Any]


class BadKept(LudothequeError):
    """A file of kept games that does not fit."""


@dataclass(frozen=True)
class Lineup:
    """A table, and the bots that sit down at it: if there are fewer than seats, they sit down several times."""

    game: str
    seats: int
    options: Data
    bots: tuple[str, ...]
    seed: int

    def data(self) -> Data:
        """As a kept game names it."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def seating(self, number: int) -> list[str]:
        """Who sits where in a game: everybody moves on by one seat from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """The seed of a game's deal: each deal is played as often as there are bots, once from every seat."""
        return seed_of(self.seed, number // len(self.bots))


@dataclass(frozen=True)
class KeptGame:
    """One game that was played out."""

    lineup: Lineup
    number: int
    moves: list[tuple[int, str, float | None]] = field(repr=False)  #: seat, move, its bot's chance to win after it
    digest: str  #: of the table at the end

    def line(self) -> str:
        """As it is kept."""
        moves = [[seat, move] if win is None else [seat, move, win] for seat, move, win in self.moves]
        kept = self.lineup.data() | {"number": self.number, "digest": self.digest, "moves": moves}
        return json.dumps(kept, separators=(",", ":"))

    def start(self) -> Match:
        """The table as it was dealt."""
        lineup = self.lineup
        return game_called(lineup.game).start(lineup.seats, lineup.deal(self.number), lineup.options)


@dataclass(frozen=True)
class Sitting:
    """One game for a worker to play."""

    lineup: Lineup
    number: int


def play(sitting: Sitting) -> KeptGame:
    """Play one game."""
    lineup, number = sitting.lineup, sitting.number
    match = game_called(lineup.game).start(lineup.seats, lineup.deal(number), lineup.options)
    players = [player(key) for key in lineup.seating(number)]
    dice = [dice_of(lineup.seed, number, seat) for seat in range(lineup.seats)]
    memories = [Memory() for _ in players]
    moves: list[tuple[int, str, float | None]] = []
    while not match.over:
        seat = match.waiting_for[0]
        bot = players[seat]
        advice = bot.advise(match.look(seat, bot.moves_only), dice[seat], memories[seat])
        match.play(seat, advice.move)
        match.trace.events.clear()  # whoever wants to know what happened replays it
        moves.append((seat, advice.move, None if advice.thoughts is None else round(advice.thoughts.win, 3)))
    return KeptGame(lineup, number, moves, match.digest())


def read(path: Path | None, lineup: Lineup) -> Iterator[KeptGame]:
    """The games of this very line-up that a file keeps; a line that was cut off is left out."""
    about = lineup.data()
    seen: set[int] = set()
    for it in lines(path):
        if all(it.get(key) == value for key, value in about.items()) and it["number"] not in seen:
            seen.add(it["number"])
            moves = [(move[0], move[1], move[2] if len(move) > 2 else None) for move in it["moves"]]
            yield KeptGame(lineup, it["number"], moves, it["digest"])


def replayed(game: KeptGame) -> Iterator[tuple[Match, int, str, float | None]]:
    """The same game once more: the table before each move, with who makes which, and what they expect of it.

    Raises BadKept where the rules of today do not lead to the same end.
    """
    match = game.start()
    for seat, move, win in game.moves:
        yield match, seat, move, win
        match.play(seat, move)
    if not match.over or match.digest() != game.digest:
        raise BadKept(wrong("lab-balance-other-rules", n=game.number, game=game.lineup.game))
