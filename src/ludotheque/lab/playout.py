"""Random games by the thousand: no Python runs between one decision and the next.

>>> import ludotheque as ldt
>>> from ludotheque.lab.playout import playout
>>> games = playout(ldt.game("yutaka").kit(), 100, seed=1)
>>> len(games), games[0].results
(100, ['won', 'lost'])

From a table in the middle of a game, each of them goes on from there, and that table stays as it is:

>>> from ludotheque.kernel.chance import Quick
>>> look = ldt.game("yutaka").start(seed=7).look(0)
>>> world = look.guess(Quick(1))
>>> wins = sum(0 in game.winners for game in playout(world, 100))

Who picks moves in Python drives a game with one call a decision, `step`: it answers for the first who is asked, lets
chance draw from the generator and gives the next options, which are numbers; none when the game is over:

>>> rng = Quick(1)
>>> g = dealt(ldt.game("yutaka").kit(), rng)
>>> listed, decisions = options(g), 0
>>> while listed:
...     listed = step(g, listed[rng.below(len(listed))], rng)
...     decisions += 1
>>> decisions
68
"""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import options
from ludotheque.kernel.game import SHARED, WON
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.match import results_of
from ludotheque.kernel.playout import dealt, play_out, step
from ludotheque.kernel.state import State

__all__ = ["Playout", "dealt", "options", "play_out", "playout", "points_of", "step"]


@dataclass(frozen=True, slots=True)
class Playout:
    """How one game went."""

    decisions: int  #: of all seats, from where it began
    results: list[str]  #: seat by seat won, shared, drew or lost
    points: list[int] | None  #: the final count, seat by seat; None where it was not asked for or nothing is counted

    @property
    def winners(self) -> list[int]:
        """The seats that won, alone, as a team or sharing the victory."""
        return [seat for seat, result in enumerate(self.results) if result in (WON, SHARED)]


def playout(start: Kit | State, games: int, seed: int = 0, points: bool = False) -> list[Playout]:
    """So many games of random moves, each dealt from a box, or each going on from the same table.

    One generator serves them all, one after the other: the same seed gives the same games. The count takes longer than
    some games do, and is made only if `points` are asked for.
    """
    rng = Quick(seed)
    out = []
    for _ in range(games):
        g = start.copy() if isinstance(start, State) else dealt(start, rng)
        decisions = play_out(g, rng)
        out.append(Playout(decisions, results_of(g), points_of(g) if points else None))
    return out


def points_of(g: State) -> list[int] | None:
    """The count of each seat; None where nothing is counted."""
    lines = g.kit.game.lines(g)
    return [sum(line.points[seat] for line in lines) for seat in range(g.kit.seats)] if lines else None
