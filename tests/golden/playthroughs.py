"""Readable playthroughs: what was played, what everybody was told, what each seat saw, and how it was counted.

They are made from the public face of a match alone, so a changed line is a change that a player would notice. To accept
one, read the difference and run what the failing test says.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import ludotheque as ldt

HERE = Path(__file__).parent
ACCEPT = "LUDOTHEQUE_ACCEPT"
COMMAND = f"{ACCEPT}=1 PYTHONPATH=src .venv/bin/python -m pytest tests/golden --game"


@dataclass(frozen=True)
class Playthrough:
    """A game to be played the same way for ever: its table, its deal, and the moments at which all seats look up."""

    game: str
    name: str
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    lang: str = "en"
    names: tuple[str, ...] = ("Ana", "Bo")
    #: How many moves are played before everybody's view is written down; the end is always one.
    looks: tuple[int, ...] = (0, 4, 5, 30)
    seats: int | None = None
    #: Of the legal moves, those worth choosing from: a game in which chance alone hardly ever gets anywhere says which.
    worth: Callable[[list[str]], list[str]] = list

    def __str__(self) -> str:
        return f"{self.game} {self.name}"

    @property
    def file(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"


STACKED = {
    "id": "bridge",
    "islands": [5, 4, 4, 4, 3],
    "covers": {"1a": ["1b", "2a"], "2a": ["3c"], "4d": ["3c", "5a"], "5c": ["5b"]},
}
MODULES = ["mercenary", "ascension", "saboteur", "perks", "ploys", "rebuild", "hidden-top", "talismans"]


def eager(moves: list[str]) -> list[str]:
    """Saint Seiya: acquire whenever it can be done, engage against the cheapest slot, end no turn early."""
    gains = [move for move in moves if re.fullmatch(r"[fc][1-6]\+?", move)]
    engaging = [move for move in moves if move.endswith(">6")] or [move for move in moves if ">" in move]
    others = [move for move in moves if ">" not in move and move != "done"]
    return gains or engaging + others or moves


def thrifty(moves: list[str]) -> list[str]:
    """Saint Seiya: the same, but where little else can be done a turn may end, and cards of the hand may be kept."""
    best = eager(moves)
    idle = len(best) == 1 and "done" in moves and not re.match("[fc][1-6]", best[0])
    return [*best, "done"] if idle else best


def shunning(*words: str) -> Callable[[list[str]], list[str]]:
    """Volfyirion: moves that begin so are made only when there is no other: where one may always stop, nothing ends."""
    return lambda moves: [move for move in moves if move.split()[0] not in words] or moves


onward = shunning("end", "done")
brisk = shunning("end", "done", "redeploy", "replace")
resolute = shunning("end", "done", "redeploy", "replace", "seal", "unseal", "scrap")
FIVE = ("Ana", "Bo", "Chloé", "Dmitri", "Eve")  # more are called by their seats
PLAYTHROUGHS = [
    Playthrough("yutaka", "mysteria", {"mode": "mysteria"}, 7),
    Playthrough("yutaka", "tactika", {"mode": "tactika", "first": 1}, 8),
    Playthrough("yutaka", "mixed", {"mode": "mixed", "known": ["idole", "dague"], "first": "random", "tiles": "A"}, 9),
    Playthrough("yutaka", "stacked", {"mode": "tactika", "layout": STACKED}, 10, lang="fr"),
    Playthrough("yro", "two", {}, 11, looks=(0, 9)),
    Playthrough("yro", "five-quests", {"quests": "reconstructed"}, 12, names=FIVE, looks=(40,), seats=5, lang="fr"),
    Playthrough("yro", "draft", {"draft": True}, 13, names=FIVE[:3], looks=(0, 8, 11), seats=3),
    Playthrough("yro", "solo", {"quests": "all"}, 14, names=FIVE[:1], looks=(0, 6), seats=1, lang="fr"),
    Playthrough("volfyirion", "duel", {}, 29, looks=(0, 12, 200), worth=onward),
    Playthrough("volfyirion", "modules", {"modules": MODULES}, 25, looks=(0, 100), lang="fr", worth=brisk),
    Playthrough("volfyirion", "solo", {"mode": "solo"}, 25, names=FIVE[:1], looks=(0, 20), seats=1, worth=onward),
    Playthrough("volfyirion", "coop", {"mode": "coop"}, 25, looks=(0, 20), lang="fr", worth=onward),
    Playthrough("volfyirion", "teams", {"mode": "teams"}, 1776, names=FIVE[:4], looks=(40,), seats=4, worth=resolute),
    Playthrough("saint-seiya", "two", {"heroes": ["seiya", "hyoga"]}, 15, looks=(0, 5, 60), worth=eager),
    Playthrough("saint-seiya", "five", {"first": 2}, 16, names=FIVE, looks=(100,), seats=5, lang="fr", worth=thrifty),
]
# A game that is not in this list has one of the game as it is, played at random, and one of each further mode.
for game in sorted(set(ldt.games()) - {play.game for play in PLAYTHROUGHS}):
    rules = ldt.game(game).rules
    fewest = max(rules.min_seats, min(2, rules.max_seats))
    modes = [str(mode) for option in rules.options() if option.key == "mode" for mode in option.values]
    PLAYTHROUGHS += [
        Playthrough(game, mode, {"mode": mode} if modes else {}, names=FIVE[:fewest], looks=(0, 4), seats=fewest)
        for mode in modes or ["as-it-is"]
    ]


# ------------------------------------------------------------------------------------ playing
def chosen(play: Playthrough, match: ldt.Match) -> tuple[int, str]:
    """The next move: any legal one, but the same in every version of Python."""
    word = hashlib.sha256(f"{play} {play.seed} {len(match.answers)}".encode()).digest()
    waiting = match.waiting_for
    seat = waiting[word[0] % len(waiting)]
    moves = play.worth(match.moves(seat))
    return seat, moves[int.from_bytes(word[1:5], "big") % len(moves)]


def start(play: Playthrough) -> ldt.Match:
    return ldt.game(play.game).start(play.seats, seed=play.seed, options=dict(play.options), names=play.names)


# ------------------------------------------------------------------------------------ writing
def card(shown: dict[str, Any]) -> str:
    """A card as a seat sees it: its key, with "!" when all see it; [its back]; or [?]."""
    if shown["card"] is not None:
        return shown["card"] + ("!" if shown["open"] else "")
    return f"[{shown['back'] or '?'}]"


def runs(cards: list[str]) -> str:
    """Equal neighbours are counted: "[expedition] x18"."""
    out: list[str] = []
    for at, one in enumerate(cards):
        if at and cards[at - 1] == one:
            continue
        n = 1
        while at + n < len(cards) and cards[at + n] == one:
            n += 1
        out.append(one if n == 1 else f"{one} x{n}")
    return " ".join(out)


def zone_name(zone: dict[str, Any]) -> str:
    owner = "" if zone["seat"] is None else f" of {zone['seat']}"
    number = f" {zone['number']}" if zone["number"] else ""
    return f"{zone['zone']}{owner}{number}"


def counter_name(counter: dict[str, Any]) -> str:
    owner = "" if counter["seat"] is None else f" of {counter['seat']}"
    return f"{counter['counter']}{owner}"


def view_lines(match: ldt.Match, seat: int | None) -> Iterator[str]:
    """Everything in a view but what never changes."""
    view = match.view(seat)
    yield f"  {'a spectator' if seat is None else match.names[seat]} sees"
    for zone in view["zones"]:
        if zone["count"]:
            yield f"    {zone_name(zone):14} {runs([card(shown) for shown in zone['cards']])}"
    counters = [f"{counter_name(counter)} {counter['value']}" for counter in view["counters"]]
    yield f"    {'counters':14} {', '.join(counters)}"
    if view["marks"]:
        yield f"    {'marks':14} {json.dumps(view['marks'])}"
    yield f"    {'waiting for':14} {view['waiting']}, question {view['question']}, {view['prompt']}"
    ask = view["ask"]
    if ask is not None:
        yield f"    {'may answer':14} {' '.join(option['move'] for option in ask['options'])}"
        for refused in ask["refused"][:3]:
            yield f"    {'may not':14} {refused['move']} ({refused['rule']}, {refused['say']})"
        if len(ask["refused"]) > 3:
            yield f"    {'may not':14} and {len(ask['refused']) - 3} more"
    yield f"    {'may take back':14} {'yes' if view['undo'] else 'no'}"
    if view["outcome"] is not None:
        yield f"    {'outcome':14} {view['outcome']['seats']}"


def log_lines(match: ldt.Match, lang: str, since: int) -> Iterator[str]:
    """What a spectator reads, with the rules; what a seat alone is told is told below it."""
    shared = {line["number"]: line for line in match.log(None, lang, since)}
    seats = range(match.kit.seats)
    own = [{line["number"]: line["text"] for line in match.log(seat, lang, since)} for seat in seats]
    for number, line in shared.items():
        yield f"    {line['rule']:12} {line['text']}"
        for seat, mine in enumerate(own):
            if number in mine and mine[number] != line["text"]:
                yield f"    {'':12} ({match.names[seat]}: {mine[number]})"


def everybody(match: ldt.Match, lang: str) -> Iterator[str]:
    for seat in [*range(match.kit.seats), None]:
        yield from view_lines(match, seat)
    scores = match.scores(lang)
    if scores["lines"]:
        yield f"  the count so far {scores['totals']}" if not match.over else "  the count"
        for line in scores["lines"]:
            yield f"    {line['rule']:12} {line['points']} {line['text']}"
        yield f"    {'total':12} {scores['totals']}"


def lines_of(play: Playthrough) -> Iterator[str]:
    match = start(play)
    lang = play.lang
    yield f"{play.game}, {play.name}"
    yield f"  options    {json.dumps(play.options)}"
    yield f"  seed       {play.seed}, promised as {match.record()['commitment']}"
    yield f"  seats      {', '.join(play.names)}"
    yield f"  language   {lang}"
    yield ""
    yield f"The deal                                                 {match.digest()}"
    yield from log_lines(match, lang, 0)
    moves = 0
    while True:
        if moves in play.looks or match.over:
            yield ""
            yield from everybody(match, lang)
            yield ""
        if match.over:
            break
        seat, move = chosen(play, match)
        since = match.event_count
        match.play(seat, move)
        moves += 1
        yield f"{moves:3} {match.names[seat]}: {move:46} {match.digest()}"
        yield from log_lines(match, lang, since)
    outcome = match.outcome
    assert outcome is not None
    yield f"{outcome['rule']}: {match.verdict(lang)}"
    yield f"{moves} moves, {len(match.answers)} answers with those of chance"


def text_of(play: Playthrough) -> str:
    return "\n".join(line.rstrip() for line in lines_of(play)) + "\n"


# ------------------------------------------------------------------------------------ comparing
def compare(game: str, file: Path, text: str) -> None:
    """Fail with the difference, or accept it when told to."""
    if os.environ.get(ACCEPT):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8", newline="\n")
        return
    if not file.exists():
        pytest.fail(f"{file.relative_to(HERE.parents[1])} is missing. To make it:\n  {COMMAND} {game}", pytrace=False)
    was = file.read_text("utf-8")
    if was != text:
        name = str(file.relative_to(HERE.parents[1]))
        diff = list(difflib.unified_diff(was.splitlines(), text.splitlines(), name, "now", lineterm="", n=2))
        shown = "\n".join(diff[:80])
        more = f"\n... and {len(diff) - 80} more lines" if len(diff) > 80 else ""
        accept = f"If this is what should happen now, accept it and read it:\n  {COMMAND} {game}"
        pytest.fail(f"{shown}{more}\n\n{accept}", pytrace=False)
