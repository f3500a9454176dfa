"""Who is stronger, and by how much: every bot against every other, until it is decided or enough was played.

Every deal is played as often as there are seats, with the bots moved on by one seat each time, so that nobody wins by
better cards. At a table of more than two, one bot sits among others that are all of the other kind. What was played is
kept line by line in a file: a ladder that is stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from rich.table import Table

from ludotheque.bots import player
from ludotheque.games import game as game_called
from ludotheque.lab import builds, ratings
from ludotheque.lab.contest import WAVE, Bots, Contest, deal_of, games_wanted, kept_contests, shares_of_deals
from ludotheque.lab.engines import Engine, OneProcess, engine_for
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import percent, wilson
from ludotheque.locales import say

Data = dict[str, Any]


class Pair:
    """Two bots, and what the first won of each deal, from 0 to 1."""

    def __init__(self, one: str, two: str, seats: int) -> None:
        self.one, self.two, self.seats = one, two, seats
        self.bots: Bots = (one, *[two] * (seats - 1))
        self.deals: list[float] = []
        self.shares: list[list[float]] = []  #: the same of everybody at the table
        self.games = 0
        self.done = False

    def count(self, contest: Contest, deals: int | None = None) -> None:
        """Count what was played, of all deals or of the first so many."""
        seats = self.seats
        shares = shares_of_deals(self.bots, contest.played[self.bots])
        for deal, (won, games) in contest.deals[self.bots].items():
            share = won / games
            shares.setdefault(deal, [share, *[(1 - share) / (seats - 1)] * (seats - 1)])
        self.shares = [shares[deal] for deal in sorted(shares) if deals is None or deal < deals]
        self.deals = [share[0] for share in self.shares]
        self.games = len(self.deals) * seats

    def share(self) -> float:
        """What the first bot won of what it could."""
        return sum(self.deals) / len(self.deals) if self.deals else 0.0

    def decided(self) -> bool:
        """Whether who is better is as good as certain."""
        even = 1 / self.seats
        return ratings.decided(self.deals, even, ratings.BETTER if self.seats == 2 else 1.5 * even)

    def data(self) -> Data:
        """For the result."""
        share = self.share()
        return {
            "one": self.one,
            "two": self.two,
            "games": self.games,
            "share": round(share, 4),
            "interval": wilson(share, self.games),
        }


# ------------------------------------------------------------------------------------ playing
def run(
    game: str,
    bots: list[str],
    games: int = 200,
    seed: int = 0,
    seats: int | None = None,
    options: Data | None = None,
    *,
    neighbours: bool = False,
    stop: bool = False,
    kept: Path | None = None,
    records: Path | None = None,
    parquet: Path | None = None,
    workers: int | None = None,
    engine: Engine | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Data:
    """Let all pairs of these bots play up to so many games each, or only those next to each other (`neighbours`).

    With `stop` a pair that is decided plays no more. `kept` is the file with what was played, `records` a folder for
    the record of each game, `parquet` a file for how each went. `progress` is told how many games were played, of how
    many. Interrupted from the keyboard it counts what was played.
    """
    games_wanted(games)
    for key in bots:
        player(key)
    kit = game_called(game).kit(seats, options)
    contest = Contest(
        game, kit.seats, options, seed, engine if engine is not None else engine_for(workers), kept, records
    )
    chosen = pairwise(bots) if neighbours else combinations(bots, 2)
    pairs = [Pair(one, two, kit.seats) for one, two in chosen]
    most = -(-games // kit.seats)
    interrupted = False
    try:
        wave = WAVE if stop else most
        for upto in range(0, most, wave):
            until = min(most, upto + wave)
            playing = [pair for pair in pairs if not (stop and pair.done)]
            deals = [(pair.bots, _games_of(deal, kit.seats)) for deal in range(upto, until) for pair in playing]
            for _ in contest.play(deals, size=kit.seats):
                if progress is not None:
                    told = sum(len(contest.played[pair.bots]) for pair in pairs)
                    progress(told, len(pairs) * most * kit.seats)
            for pair in playing:
                pair.count(contest, until)
                pair.done = pair.decided()
    except KeyboardInterrupt:
        interrupted = True
        for pair in pairs:
            if not (stop and pair.done):
                pair.count(contest, most)
    if parquet is not None:
        contest.to_parquet(parquet, [pair.bots for pair in pairs], most * kit.seats)
    one_for_himself = ratings.can_be_rated([it for pair in pairs for it in contest.played[pair.bots].values()])
    rated = [ratings.Rated(pair.bots, pair.shares) for pair in pairs]
    return contest.about | {
        "bots": bots,
        "build": builds.running(),
        "pairs": [pair.data() for pair in pairs],
        "ratings": ratings.ratings(bots, rated) if one_for_himself and kit.seats > 1 else [],
        "interrupted": interrupted,
    }


def _games_of(deal: int, seats: int) -> range:
    """The numbers of the games that a deal is played in, once from every seat."""
    assert deal_of(seats, deal * seats) == deal
    return range(deal * seats, deal * seats + seats)


def standing(kept: Path) -> list[Data]:
    """How it stands in all ladders that were kept in this file, each as `run` gives it; nothing is played."""
    out = []
    for about in kept_contests(kept):
        contest = Contest(about["game"], about["seats"], about["options"], about["seed"], OneProcess(), kept)
        tables = [bots for bots in {**contest.deals, **contest.played} if len(set(bots[1:])) == 1]
        pairs = [Pair(bots[0], bots[1], about["seats"]) for bots in tables]
        for pair in pairs:
            pair.count(contest)
        keys = list(dict.fromkeys(bot for pair in pairs for bot in (pair.one, pair.two)))
        data = {"bots": keys, "pairs": [pair.data() for pair in pairs], "ratings": []}
        settled = [pair for pair in pairs if len(pair.deals) >= ratings.FEWEST]
        rated = _compared(keys, settled)
        games = [it for pair in pairs for it in contest.played[pair.bots].values()]
        if rated and (about["seats"] == 2 or games) and ratings.can_be_rated(games):
            data["ratings"] = ratings.ratings(rated, [ratings.Rated(pair.bots, pair.shares) for pair in settled])
        out.append(about | data)
    return out


def _compared(bots: list[str], pairs: list[Pair]) -> list[str]:
    """Those who have met the yardstick, or somebody who has, and so on: only they can be rated."""
    found = {ratings.ANCHOR}
    for _ in bots:
        found |= {bot for pair in pairs if found & {pair.one, pair.two} for bot in (pair.one, pair.two)}
    return [bot for bot in bots if bot in found and len(found) > 1]


# ------------------------------------------------------------------------------------ what is read
def report(result: Data, lang: str = "en") -> Report:
    """The result as tables to print with rich, or as plain text with `str`."""
    name = say(lang, "table-name", {"name": f"@{result['game']}-name"})
    table = Table(title=say(lang, "lab-ladder-title", {"game": name, "n": result["seats"]}))
    table.add_column(say(lang, "lab-arena-bot"))
    table.add_column(say(lang, "lab-ladder-against"))
    for key in ("games", "share", "interval"):
        table.add_column(say(lang, f"lab-ladder-{key}"), justify="right")
    for pair in result["pairs"]:
        ends = " – ".join(percent(end, lang) for end in pair["interval"])
        table.add_row(pair["one"], pair["two"], str(pair["games"]), percent(pair["share"], lang), ends)
    lines = [say(lang, "lab-interrupted")] if result["interrupted"] else []
    return Report(table, *lines, *ratings.report(result["ratings"], lang))


def markdown(result: Data) -> str:
    """The same for the docs."""
    out = ["| bot | against | games | share | 95 % interval |", "|---|---|--:|--:|--:|"]
    for pair in result["pairs"]:
        low, high = (percent(end, "en") for end in pair["interval"])
        out.append(
            f"| {pair['one']} | {pair['two']} | {pair['games']} | {percent(pair['share'], 'en')} | {low} – {high} |"
        )
    if result["ratings"]:
        out += ["", "| bot | Elo | 95 % interval |", "|---|--:|--:|"]
        out += [
            f"| {row['bot']} | {row['elo']} | {row['interval'][0]} – {row['interval'][1]} |"
            for row in result["ratings"]
        ]
    return "\n".join(out) + "\n"
