"""Who is stronger, and by how much: every bot against every other, until it is decided or enough was played.

Every deal is played as often as there are seats, with the bots moved on by one seat each time, so that nobody wins by
better cards. At a table of more than two, one bot sits among others that are all of the other kind. What was played is
kept line by line in a file: a ladder that is stopped goes on where it was.
"""

from __future__ import annotations

import json
import math
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from rich.table import Table

from ludotheque.bots import bot as bot_called
from ludotheque.games import game as game_called
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.errors import wrong
from ludotheque.lab import builds
from ludotheque.lab.arena import BadArena, Batch, GameFailed, deal_of, play_batch, seed_of
from ludotheque.lab.engines import Engine, engine_for
from ludotheque.lab.report import Report
from ludotheque.lab.statistics import decimal, percent, wilson
from ludotheque.locales import say

Data = dict[str, Any]

WAVE = 8  #: deals of each pair that are played before anybody looks who leads
FEWEST = 10  #: deals before a pair may be decided
SURE = math.log(0.95 / 0.05)  #: how much likelier one must be than the other: wrong once in twenty
BETTER = 0.6  #: the share of who is clearly the better one, against half
ANCHOR = "thumb"  #: the bot whose rating is set
RATING = 1000.0  #: to this
SAMPLES = 200  #: times the ratings are reckoned again from deals drawn at random, to see how far they may be off


@dataclass(frozen=True)
class Job:
    """One deal of one pair, for a worker."""

    one: str
    two: str
    deal: int
    batch: Batch


@dataclass(frozen=True)
class PlayedDeal:
    """What came of it: how much the first bot won of how many games."""

    one: str
    two: str
    deal: int
    won: float
    games: int
    broken: str = ""


def play_deal(job: Job) -> PlayedDeal:
    """Play one deal from every seat."""
    played = play_batch(job.batch)
    if played.broken is not None:
        return PlayedDeal(job.one, job.two, job.deal, 0.0, 0, f"{played.broken.record}: {played.broken.why}")
    standing = played.count.bots[0]
    return PlayedDeal(job.one, job.two, job.deal, float(standing.won), standing.games)


@dataclass
class Pair:
    """Two bots, and what the first won of each deal, from 0 to 1."""

    one: str
    two: str
    seats: int
    deals: dict[int, float] = field(default_factory=dict)
    games: int = 0

    def note(self, played: PlayedDeal) -> None:
        """One more deal."""
        self.deals[played.deal] = played.won / played.games
        self.games += played.games

    def share(self) -> float:
        """What the first bot won of what it could."""
        return sum(self.deals.values()) / len(self.deals) if self.deals else 0.0

    def decided(self) -> bool:
        """Whether who is better is as good as certain: a sequential test of the mean over deals."""
        n = len(self.deals)
        if n < FEWEST:
            return False
        mean = self.share()
        spread = sum((x - mean) ** 2 for x in self.deals.values()) / n
        even = 1 / self.seats
        clearly = BETTER if self.seats == 2 else 1.5 * even
        slack = max(spread, 0.25 / n)
        for better, worse in ((clearly, even), (2 * even - clearly, even)):
            if n * (better - worse) * (2 * mean - better - worse) / (2 * slack) > SURE:
                return True
        return False

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
    workers: int | None = None,
    engine: Engine | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Data:
    """Let all pairs of these bots play up to so many games each, or only those next to each other (`neighbours`).

    With `stop` a pair that is decided plays no more. `kept` is the file with what was played. `progress` is told how
    many games were played, of how many.
    """
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadArena(wrong("lab-no-games", n=str(games)[:60]))
    for key in bots:
        bot_called(key)
    kit = game_called(game).kit(seats, options)
    about = {"game": game, "seats": kit.seats, "options": options or {}, "seed": seed}
    chosen = pairwise(bots) if neighbours else combinations(bots, 2)
    pairs = [Pair(one, two, kit.seats) for one, two in chosen]
    for played in _read(kept, about):
        for pair in pairs:
            if (pair.one, pair.two) == (played.one, played.two) and played.deal not in pair.deals:
                pair.note(played)
    most = -(-games // kit.seats)
    where = engine if engine is not None else engine_for(workers)
    while True:
        jobs = [job for pair in pairs for job in _next_jobs(pair, most, stop, about)]
        if not jobs:
            break
        for played in where.each(play_deal, jobs):
            if played.broken:
                number = played.deal * kit.seats
                raise GameFailed("lab-game-failed", number, seed_of(seed, played.deal), "", played.broken)
            next(p for p in pairs if (p.one, p.two) == (played.one, played.two)).note(played)
            _write(kept, about, played)
            if progress is not None:
                progress(sum(pair.games for pair in pairs), len(pairs) * most * kit.seats)
    return about | {
        "bots": bots,
        "build": builds.running(),
        "pairs": [pair.data() for pair in pairs],
        "ratings": ratings(bots, pairs) if kit.seats == 2 else [],
    }


def _next_jobs(pair: Pair, most: int, stop: bool, about: Data) -> list[Job]:
    """The deals this pair plays next."""
    if stop and pair.decided():
        return []
    out: list[Job] = []
    bots = (pair.one, *[pair.two] * (pair.seats - 1))
    for deal in range(most):
        if deal not in pair.deals and len(out) < WAVE:
            start = deal * pair.seats
            assert deal_of(pair.seats, start) == deal
            batch = Batch(
                about["game"],
                about["options"] or None,
                bots,
                about["seed"],
                start,
                start + pair.seats,
                tempfile.gettempdir(),
            )
            out.append(Job(pair.one, pair.two, deal, batch))
    return out


def standing(kept: Path) -> list[Data]:
    """How it stands in all ladders that were kept in this file, each as `run` gives it; nothing is played."""
    found: dict[str, tuple[Data, dict[tuple[str, str], Pair]]] = {}
    for it in _lines(kept):
        about = {key: it[key] for key in ("game", "seats", "options", "seed")}
        _, pairs = found.setdefault(json.dumps(about), (about, {}))
        pair = pairs.setdefault((it["one"], it["two"]), Pair(it["one"], it["two"], it["seats"]))
        if it["deal"] not in pair.deals:
            pair.note(PlayedDeal(it["one"], it["two"], it["deal"], it["won"], it["games"]))
    out = []
    for about, pairs in found.values():
        bots = list(dict.fromkeys(bot for key in pairs for bot in key))
        data = {"bots": bots, "pairs": [pair.data() for pair in pairs.values()], "ratings": []}
        if about["seats"] == 2:
            settled = [pair for pair in pairs.values() if len(pair.deals) >= FEWEST]
            rated = _compared(bots, settled)
            data["ratings"] = ratings(rated, settled) if rated else []
        out.append(about | data)
    return out


def _compared(bots: list[str], pairs: list[Pair]) -> list[str]:
    """Those who have met the yardstick, or somebody who has, and so on: only they can be rated."""
    found = {ANCHOR}
    for _ in bots:
        found |= {bot for pair in pairs if found & {pair.one, pair.two} for bot in (pair.one, pair.two)}
    return [bot for bot in bots if bot in found and len(found) > 1]


def _read(kept: Path | None, about: Data) -> Iterable[PlayedDeal]:
    """What was played before, of this very ladder."""
    for it in _lines(kept):
        if all(it.get(key) == value for key, value in about.items()):
            yield PlayedDeal(it["one"], it["two"], it["deal"], it["won"], it["games"])


def _lines(kept: Path | None) -> Iterable[Data]:
    """What a file holds; a line that was cut off is left out."""
    if kept is None or not kept.exists():
        return
    for line in kept.read_text("utf-8").splitlines():
        try:
            it = json.loads(line)
        except ValueError:
            continue
        yield it


def _write(kept: Path | None, about: Data, played: PlayedDeal) -> None:
    if kept is not None:
        line = about | {key: getattr(played, key) for key in ("one", "two", "deal", "won", "games")}
        kept.parent.mkdir(parents=True, exist_ok=True)
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


# ------------------------------------------------------------------------------------ ratings
def ratings(bots: list[str], pairs: list[Pair]) -> list[Data]:
    """Elo: 400 points are ten to one. The interval holds 95 of 100 ratings reckoned from deals drawn at random."""
    rng = Quick(1)
    pairs = [pair for pair in pairs if pair.one in bots and pair.two in bots]
    middle = _elo(bots, [(pair.one, pair.two, pair.share(), len(pair.deals)) for pair in pairs])
    drawn: list[dict[str, float]] = []
    for _ in range(SAMPLES):
        again = []
        for pair in pairs:
            deals = list(pair.deals.values())
            if deals:
                mean = sum(deals[rng.below(len(deals))] for _ in deals) / len(deals)
                again.append((pair.one, pair.two, mean, len(deals)))
        drawn.append(_elo(bots, again))
    out = []
    for key in bots:
        spread = sorted(sample[key] for sample in drawn)
        low, high = spread[int(0.025 * SAMPLES)], spread[int(0.975 * SAMPLES) - 1]
        out.append({"bot": key, "elo": round(middle[key]), "interval": [round(low), round(high)]})
    return out


def _elo(bots: list[str], played: list[tuple[str, str, float, int]]) -> dict[str, float]:
    """Strengths under which the shares are likeliest; one drawn deal is added to each pair so that none is endless."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(200):
        won = dict.fromkeys(bots, 0.0)
        met = dict.fromkeys(bots, 0.0)
        for one, two, share, deals in played:
            won[one] += share * deals + 0.5
            won[two] += (1 - share) * deals + 0.5
            both = (deals + 1) / (strength[one] + strength[two])
            met[one] += both
            met[two] += both
        for key in bots:
            if met[key]:
                strength[key] = won[key] / met[key]
    anchor = strength[ANCHOR if ANCHOR in strength else bots[0]]
    return {key: RATING + 400 * math.log10(strength[key] / anchor) for key in bots}


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
    if not result["ratings"]:
        return Report(table)
    elo = Table(title=say(lang, "lab-ladder-ratings"))
    elo.add_column(say(lang, "lab-arena-bot"))
    elo.add_column("Elo", justify="right")
    elo.add_column(say(lang, "lab-ladder-interval"), justify="right")
    for row in result["ratings"]:
        low, high = (decimal(end, lang) for end in row["interval"])
        elo.add_row(row["bot"], decimal(row["elo"], lang), f"{low} – {high}")
    return Report(table, elo)


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


WIDE, HIGH, LEFT = 640, 26, 130  #: of a picture: how wide, how high a row, where its scale begins


def picture(results: list[Data]) -> str:
    """The ratings of some ladders, one under the other, as an SVG: a dot a bot, a line for how far it may be off."""
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
            out.append(f'<text x="20" y="{y}">{row["bot"]}</text>')
            out.append(f'<line x1="{one}" y1="{y - 5}" x2="{two}" y2="{y - 5}" stroke="#8a6d3b" stroke-width="3"/>')
            out.append(f'<circle cx="{at(row["elo"])}" cy="{y - 5}" r="5" fill="#4a2f12"/>')
    return "\n".join([*out, "</svg>"]) + "\n"
