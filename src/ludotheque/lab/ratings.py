"""How strong bots are: Elo with intervals, when it is decided who is better, and a picture of it.

Reckoned from deals, each of which was played from every seat: how the cards fall makes the games of a deal alike, so
that they are counted together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from rich.table import Table

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.game import WON
from ludotheque.lab.contest import Bots, PlayedGame
from ludotheque.lab.statistics import decimal
from ludotheque.locales import say

Data = dict[str, Any]

FEWEST = 10  #: deals before anything is decided
SURE = math.log(0.95 / 0.05)  #: how much likelier one must be than the other: wrong once in twenty
BETTER = 0.6  #: the share of who is clearly the better one, against half
ANCHOR = "thumb"  #: the bot whose rating is set
RATING = 1000.0  #: to this
SAMPLES = 200  #: times the ratings are reckoned again from deals drawn at random, to see how far they may be off
ROUNDS = 200  #: in which the ratings settle


def decided(shares: Sequence[float], even: float = 0.5, clearly: float = BETTER) -> bool:
    """Whether it is as good as certain that the mean of these shares is not even: a sequential test over deals."""
    n = len(shares)
    if n < FEWEST:
        return False
    mean = sum(shares) / n
    spread = sum((x - mean) ** 2 for x in shares) / n
    slack = max(spread, 0.25 / n)
    for better, worse in ((clearly, even), (2 * even - clearly, even)):
        if n * (better - worse) * (2 * mean - better - worse) / (2 * slack) > SURE:
            return True
    return False


def first_is_decided(shares: Sequence[Sequence[float]]) -> bool:
    """Whether it is as good as certain who of a table is the best: whoever leads, against each of the others."""
    if not shares:
        return False
    means = [sum(column) for column in zip(*shares, strict=True)]
    leads = means.index(max(means))
    return all(
        decided([0.5 + (deal[leads] - deal[other]) / 2 for deal in shares])
        for other in range(len(means))
        if other != leads
    )


# ------------------------------------------------------------------------------------ Elo
@dataclass(frozen=True)
class Rated:
    """The deals that one table played: of each, what each bot won of what there was for one, in their order."""

    bots: Bots
    deals: Sequence[Sequence[float]]


def can_be_rated(games: Sequence[PlayedGame]) -> bool:
    """Whether everybody played for himself: who wins or loses with others has no rating of his own."""
    return all(len(it.results) > 1 and it.results.count(WON) <= 1 and set(it.results) != {"lost"} for it in games)


def ratings(bots: Sequence[str], tables: Sequence[Rated]) -> list[Data]:
    """Elo: 400 points are ten to one. The interval holds 95 of 100 ratings reckoned from deals drawn at random.

    At a table of more than two, how likely each is to win goes by its strength among all who sit there.
    """
    rng = Quick(1)
    keys = list(dict.fromkeys(bots))
    met = [table for table in tables if table.deals and set(table.bots) <= set(keys)]
    middle = _elo(keys, [(table.bots, _means(table.deals), len(table.deals)) for table in met])
    drawn: list[dict[str, float]] = []
    for _ in range(SAMPLES):
        again = []
        for table in met:
            deals = [table.deals[rng.below(len(table.deals))] for _ in table.deals]
            again.append((table.bots, _means(deals), len(deals)))
        drawn.append(_elo(keys, again))
    out = []
    for key in keys:
        spread = sorted(sample[key] for sample in drawn)
        low, high = spread[int(0.025 * SAMPLES)], spread[int(0.975 * SAMPLES) - 1]
        out.append({"bot": key, "elo": round(middle[key]), "interval": [round(low), round(high)]})
    return out


def _means(deals: Sequence[Sequence[float]]) -> list[float]:
    """What each bot of a table won, on average: all of them together one whole."""
    sums = [sum(column) for column in zip(*deals, strict=True)]
    whole = sum(sums) or 1.0
    return [each / whole for each in sums]


def _elo(keys: list[str], played: list[tuple[Bots, list[float], int]]) -> dict[str, float]:
    """Strengths under which the shares are likeliest; one drawn deal is added to each table so that none is endless."""
    strength = dict.fromkeys(keys, 1.0)
    for _ in range(ROUNDS):
        won = dict.fromkeys(keys, 0.0)
        met = dict.fromkeys(keys, 0.0)
        for bots, shares, deals in played:
            part = (deals + 1) / sum(strength[key] for key in bots)
            for key, share in zip(bots, shares, strict=True):
                won[key] += share * deals + 1 / len(bots)
                met[key] += part
        for key in keys:
            if met[key]:
                strength[key] = won[key] / met[key]
    anchor = strength[ANCHOR if ANCHOR in strength else keys[0]]
    return {key: RATING + 400 * math.log10(strength[key] / anchor) for key in keys}


# ------------------------------------------------------------------------------------ what is read
def report(rated: list[Data], lang: str) -> list[Table]:
    """The ratings as a table; none where nobody is rated."""
    if not rated:
        return []
    anchor = next((row["bot"] for row in rated if row["bot"] == ANCHOR), rated[0]["bot"])
    table = Table(title=say(lang, "lab-ladder-ratings", {"bot": anchor}))
    table.add_column(say(lang, "lab-arena-bot"))
    table.add_column("Elo", justify="right")
    table.add_column(say(lang, "lab-ladder-interval"), justify="right")
    for row in rated:
        low, high = (decimal(end, lang) for end in row["interval"])
        table.add_row(row["bot"], decimal(row["elo"], lang), f"{low} – {high}")
    return [table]


WIDE, HIGH, LEFT = 640, 26, 130  #: of a picture: how wide, how high a row, where its scale begins


def picture(results: list[Data]) -> str:
    """The ratings of some results, one under the other, as an SVG: a dot a bot, a line for how far it may be off."""
    rows = [(it["game"], row) for it in results for row in it["ratings"]]
    ends = [end for _, row in rows for end in row["interval"]]
    low, high = min(ends, default=0) // 100 * 100, -(-max(ends, default=100) // 100) * 100
    scale = (WIDE - LEFT - 20) / max(1, high - low)

    def at(elo: float) -> float:
        return round(LEFT + (elo - low) * scale, 1)

    tall = HIGH * (len(rows) + len(results)) + 40
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{tall}" fill="#fff"/>',
    ]
    for line in range(low, high + 1, 100 if high - low <= 1200 else 200):
        out.append(f'<line x1="{at(line)}" y1="8" x2="{at(line)}" y2="{tall - 26}" stroke="#ddd"/>')
        out.append(f'<text x="{at(line)}" y="{tall - 10}" text-anchor="middle" fill="#555">{line}</text>')
    y = 0
    for it in results:
        y += HIGH
        name = say("en", "table-name", {"name": f"@{it['game']}-name"})
        out.append(f'<text x="8" y="{y}" font-weight="bold">{name}</text>')
        for row in it["ratings"]:
            y += HIGH
            one, two = (at(end) for end in row["interval"])
            bot = row["bot"].rsplit("/", 1)[-1] if row["bot"].startswith((".", "/", "~")) else row["bot"]
            out.append(f'<text x="20" y="{y}">{escape(bot)}</text>')
            out.append(f'<line x1="{one}" y1="{y - 5}" x2="{two}" y2="{y - 5}" stroke="#8a6d3b" stroke-width="3"/>')
            out.append(f'<circle cx="{at(row["elo"])}" cy="{y - 5}" r="5" fill="#4a2f12"/>')
    return "\n".join([*out, "</svg>"]) + "\n"
