"""How much more, or less, those win who did something: a comparison of like with like, and how far it may be off.

Seats are compared only with seats that had the same place at the table and the same bot (a stratum): within each, how
much more do those win who did it. That is a least-squares regression of what was won on what was done, with one
constant for each stratum. Both seats of one game hang together (one wins what the other loses), so how far it may be
off is reckoned from games and not from seats: by leaving out one after the other (the jackknife).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any

from ludotheque.lab.statistics import Z95

Data = dict[str, Any]
FEWEST = 10  #: seats that did not do what most did, or games, below which nothing is said
MISTAKES = 0.1  #: of those that are said to stand out, at most about this share does so by chance


@dataclass(frozen=True)
class Row:
    """One seat in one game."""

    stratum: Hashable  #: its bot and its place
    game: int
    did: float  #: whether it did it, or how often
    won: float
    beside: float = 0.0  #: what else differs and should not count: how much it did of that sort at all


@dataclass(frozen=True)
class Effect:
    """What doing it (once more) goes with, as a share of the game: 0.1 is ten games more won of a hundred."""

    did: int  #: seats that did it
    did_not: int
    effect: float
    low: float
    high: float
    chance: float  #: how often as much as this would be seen if there were nothing in it

    def data(self) -> Data:
        """For the result."""
        return {
            "with": self.did,
            "without": self.did_not,
            "effect": round(self.effect, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "chance": round(self.chance, 5),
        }


def effect_of(rows: Iterable[Row]) -> Effect | None:
    """The effect of what these seats did; None where nearly all did the same."""
    kept = list(rows)
    usual = max(Counter(row.did for row in kept).values(), default=0)
    if len(kept) < 2 * FEWEST or len(kept) - usual < FEWEST:
        return None
    did = sum(row.did > 0 for row in kept)
    done = _within(kept, [row.did for row in kept])
    won = _within(kept, [row.won for row in kept])
    beside = _within(kept, [row.beside for row in kept])
    much = _dot(beside, beside)
    if much > 1e-9:  # what goes with the other thing is taken out of both
        done = _less(done, beside, _dot(done, beside) / much)
        won = _less(won, beside, _dot(won, beside) / much)
    spread = _dot(done, done)
    if spread < 1e-9:
        return None
    slope = _dot(done, won) / spread
    scores: defaultdict[int, float] = defaultdict(float)
    weights: defaultdict[int, float] = defaultdict(float)
    for row, x, y in zip(kept, done, won, strict=True):
        scores[row.game] += x * (y - slope * x)
        weights[row.game] += x * x
    games = len(scores)
    if games < FEWEST or max(weights.values()) > spread / 2:
        return None
    # how much the slope would differ without each of the games
    apart = sum((score / (spread - weights[game])) ** 2 for game, score in scores.items())
    error = sqrt(apart * (games - 1) / games)
    chance = erfc(abs(slope) / error / sqrt(2)) if error > 1e-9 else 1.0
    reach = Z95 * error
    return Effect(did, len(kept) - did, slope, max(-1.0, slope - reach), min(1.0, slope + reach), chance)


def stand_out(chances: dict[str, float]) -> set[str]:
    """Those of many effects that are more than chance would bring forth among so many (Benjamini and Hochberg)."""
    ordered = sorted(chances, key=lambda key: (chances[key], key))
    last = 0
    for place, key in enumerate(ordered, 1):
        if chances[key] <= MISTAKES * place / len(ordered):
            last = place
    return set(ordered[:last])


def _within(rows: list[Row], values: list[float]) -> list[float]:
    """The values, each less the mean of its stratum."""
    sums: defaultdict[Hashable, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for row, value in zip(rows, values, strict=True):
        sums[row.stratum][0] += value
        sums[row.stratum][1] += 1
    return [value - sums[row.stratum][0] / sums[row.stratum][1] for row, value in zip(rows, values, strict=True)]


def _dot(one: list[float], other: list[float]) -> float:
    return sum(x * y for x, y in zip(one, other, strict=True))


def _less(one: list[float], other: list[float], times: float) -> list[float]:
    return [x - times * y for x, y in zip(one, other, strict=True)]
