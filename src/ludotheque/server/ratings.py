"""Ratings, by openskill: what a result says about those who played, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludotheque.kernel.game import LOST

PEOPLE = "people"
SCALE = 40  #: what is shown: somebody new has 1000


@dataclass(frozen=True)
class Rating:
    """How strong somebody seems, how unsure that is, and after how many games."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def shown(self) -> tuple[int, int]:
        """As players read it: the number, and how far it may be off."""
        return round(self.mu * SCALE), round(2 * self.sigma * SCALE)


NEW = Rating()


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # only a server whose players finish games needs it

    return PlackettLuce()


def rated(sides: Sequence[Sequence[Rating]], results: Sequence[str]) -> list[list[Rating]]:
    """The ratings of sides that played each other, after a game that ended like this for each side."""
    model = _model()
    teams = [[model.rating(mu=it.mu, sigma=it.sigma) for it in side] for side in sides]
    after = model.rate(teams, ranks=[1 if result == LOST else 0 for result in results])
    return [
        [Rating(new.mu, new.sigma, old.games + 1) for new, old in zip(team, side, strict=True)]
        for team, side in zip(after, sides, strict=True)
    ]


def against_people(
    books: Mapping[int, str], mates: Sequence[int], results: Sequence[str], known: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The new ratings of the books whose players met, by book. Who plays against themselves is not rated."""
    sides: dict[int, list[int]] = {}
    for seat in sorted(books):
        sides.setdefault(mates[seat], []).append(seat)
    whose = [set(books[seat] for seat in side) for side in sides.values()]
    if len(sides) < 2 or sum(map(len, whose)) != len(set().union(*whose)) or len(set(books.values())) != len(books):
        return {}
    before = [[known.get(books[seat], NEW) for seat in side] for side in sides.values()]
    after = rated(before, [results[side[0]] for side in sides.values()])
    pairs = zip(sides.values(), after, strict=True)
    return {books[seat]: new for side, team in pairs for seat, new in zip(side, team, strict=True)}


def against_bot(result: str, bot: str, before: Rating) -> Rating:
    """A player's new rating against a bot, which stands where everybody begins and never learns."""
    return rated([[before], [NEW]], [result, bot])[0][0]
