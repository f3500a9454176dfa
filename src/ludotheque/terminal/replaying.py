"""`ludotheque replay`: a finished or saved game, moment by moment, through anybody's eyes; and on from there."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ludotheque as ldt
from ludotheque.rulebooks import fold
from ludotheque.terminal import saves
from ludotheque.terminal.play import Wishes, choose_bots
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.scene import Scene, all_open, seen_by, spots
from ludotheque.terminal.screen import Left, Screen
from ludotheque.terminal.session import Session
from ludotheque.terminal.tables import table_for
from ludotheque.terminal.words import closest, meaning, usual
from ludotheque.terminal.writing import write_json

Data = dict[str, Any]
ALL = "all"
SPECTATOR = "spectator"
Eyes = int | str

WORDS = ("next", "back", "first", "final", "eyes", "table", "score", "branch", "help", "quit")


class Reel:
    """A record cut into moments: moment 0 is the table as it was dealt, moment n the table after n decisions."""

    def __init__(self, path: Path) -> None:
        try:
            self.data = saves.read(path)
        except OSError as error:
            raise Problem("terminal-cannot-read", file=str(path), why=str(error.strerror)) from error
        self.end = ldt.replay(self.data)
        self.answers: list[tuple[int, str]] = []
        self.cuts = [0]
        self._matches: dict[int, ldt.Match] = {}
        for at, (who, what) in enumerate(self.end.record()["answers"], 1):
            if who != "chance":
                self.answers.append((who, what))
                self.cuts.append(at)
            else:
                self.cuts[-1] = at

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.answers)

    def match(self, moment: int) -> ldt.Match:
        """The match as it was at a moment, to be looked at."""
        if moment not in self._matches:
            self._matches[moment] = ldt.replay(self.data, self.cuts[moment])
        return self._matches[moment]

    def branch(self, moment: int, seed: int) -> ldt.Match:
        """A match to be played on from a moment, in which chance deals anew."""
        return ldt.replay(self.data, self.cuts[moment], seed)

    def check(self, moment: int) -> int:
        """A moment that exists; raises Problem."""
        if not 0 <= moment <= self.last:
            raise Problem("terminal-no-moment", n=str(moment), high=self.last)
        return moment


@dataclass
class Review:
    """Where somebody is in a reel, and through whose eyes."""

    reel: Reel
    eyes: Eyes
    moment: int = 0


def replay_command(
    screen: Screen,
    path: Path,
    eyes: str | None,
    at: int | None,
    branch: bool,
    as_json: bool,
    wishes: Wishes,
) -> int:
    """`ludotheque replay FILE`."""
    reel = Reel(path)
    review = Review(reel, read_eyes(reel, eyes) if eyes is not None else _usual_eyes(reel))
    if branch:
        review.moment = reel.check(reel.last if at is None else at)
        return _branch(screen, review, wishes)
    if as_json:
        review.moment = reel.check(reel.last if at is None else at)
        write_json(_data(review, screen.lang))
        return 0
    if at is not None:
        review.moment = reel.check(at)
        _show(screen, review, whole=True)
        return 0
    return _step_through(screen, review, wishes)


def read_eyes(reel: Reel, text: str) -> Eyes:
    """Whose eyes: a seat's number, everybody's at once, or a spectator's."""
    plain = fold(text)
    for word in (ALL, SPECTATOR):
        if meaning(plain, [f"eyes-{word}"]):
            return word
    seats = reel.end.kit.seats
    if plain.isascii() and plain.isdigit() and len(plain) < 4 and int(plain) < seats:
        return int(plain)
    raise Problem("terminal-no-eyes", eyes=text, high=seats - 1)


def _usual_eyes(reel: Reel) -> Eyes:
    """A finished game is reviewed with open hands; one that still runs gives nothing away."""
    return ALL if reel.end.over else SPECTATOR


# ------------------------------------------------------------------------------------ one moment
def _scene(review: Review, lang: str) -> Scene:
    match = review.reel.match(review.moment)
    before = len(review.reel.match(review.moment - 1).events(None)) if review.moment else len(match.events(None))
    fresh = spots(match.events(None, before))
    if review.eyes == ALL:
        return all_open(match, lang, fresh)
    return seen_by(match, review.eyes if isinstance(review.eyes, int) else None, lang, fresh)


def _log(review: Review, lang: str, moment: int) -> list[Data]:
    """What happened between a moment and the one before, as these eyes saw it."""
    match = review.reel.match(moment)
    since = len(review.reel.match(moment - 1).events(None)) if moment else 0
    if isinstance(review.eyes, int):
        return match.log(review.eyes, lang, since)
    lines = {line["number"]: line for line in match.log(None, lang, since)}
    if review.eyes == ALL:
        for seat in range(match.kit.seats):
            own = {event["number"] for event in match.events(seat, since) if event["seat"] == seat}
            lines.update({line["number"]: line for line in match.log(seat, lang, since) if line["number"] in own})
    return [lines[number] for number in sorted(lines)]


def _show(screen: Screen, review: Review, whole: bool = False) -> None:
    """A moment: the table, what led to it, where we are."""
    scene = _scene(review, screen.lang)
    table = table_for(scene.view["game"])
    lines = _log(review, screen.lang, review.moment)
    if screen.plain:
        _write_where(screen, review)
        _write_log(screen, lines)
        if whole:
            screen.show(table.facts(scene))
    else:
        screen.show([], table.draw(scene, screen.width, screen.height))
        _write_log(screen, lines)
        _write_where(screen, review)
    if review.moment == review.reel.last and scene.view["outcome"]:
        outcome = scene.view["outcome"]
        screen.write(review.reel.end.verdict(screen.lang), outcome["rule"], "bold green")


def _write_log(screen: Screen, lines: list[Data]) -> None:
    for line in lines:
        screen.write(line["text"], rule=line["rule"])


def _write_where(screen: Screen, review: Review) -> None:
    eyes = review.eyes
    name = _scene(review, screen.lang).name(eyes) if isinstance(eyes, int) else ""
    params: Data = {"n": review.moment, "high": review.reel.last, "eyes": "seat" if isinstance(eyes, int) else eyes}
    screen.write(screen.text("terminal-moment", seat=name, **params), style="dim")


def _data(review: Review, lang: str) -> Data:
    """The review for another program: every decision up to here with its log, and the table at this moment."""
    reel = review.reel
    end = reel.end
    steps = [
        {"moment": n, "seat": seat, "move": move, "log": _log(review, lang, n)}
        for n, (seat, move) in enumerate(reel.answers[: review.moment], 1)
    ]
    return {
        "game": end.kit.game.key,
        "names": end.names,
        "options": end.kit.options,
        "eyes": review.eyes,
        "moment": review.moment,
        "moments": reel.last,
        "start": _log(review, lang, 0),
        "steps": steps,
        "view": _scene(review, lang).view,
        "scores": reel.match(review.moment).scores(lang),
    }


# ------------------------------------------------------------------------------------ stepping
def _step_through(screen: Screen, review: Review, wishes: Wishes) -> int:
    """Forwards, backwards, to any moment, through any eyes; nothing is told before its time."""
    screen.clear()
    screen.say("terminal-replay-help")
    _show(screen, review)
    while True:
        prompt = screen.text("terminal-replay-prompt", n=review.moment, high=review.reel.last)
        try:
            line = screen.ask(f"{prompt} ", [usual(word, screen.lang) for word in WORDS])
        except (Left, KeyboardInterrupt):
            screen.say("terminal-goodbye")
            return 0
        first, _, rest = line.partition(" ")
        word = "next" if not line else ("help" if line == "?" else meaning(first, WORDS))
        if word == "quit":
            return 0
        if word == "branch":
            try:
                return _branch(screen, review, wishes)
            except Problem as problem:
                screen.write(problem.text(screen.lang))
            continue
        try:
            _step(screen, review, word, line, rest.strip())
        except Problem as problem:
            screen.write(problem.text(screen.lang))


def _step(screen: Screen, review: Review, word: str | None, line: str, rest: str) -> None:
    if word is None and line.isascii() and line.isdigit() and len(line) < 7:
        _go(screen, review, int(line))
    elif word == "next":
        if review.moment == review.reel.last:
            screen.say("terminal-replay-end")
        else:
            _go(screen, review, review.moment + 1)
    elif word == "back":
        _go(screen, review, max(0, review.moment - 1))
    elif word in ("first", "final"):
        _go(screen, review, 0 if word == "first" else review.reel.last)
    elif word == "eyes":
        review.eyes = read_eyes(review.reel, rest)
        _go(screen, review, review.moment)
    elif word == "table":
        _show(screen, review, whole=True)
    elif word == "score":
        scene = _scene(review, screen.lang)
        shown = table_for(scene.view["game"]).score(scene)
        screen.show(shown.lines or [screen.text("terminal-score-nothing")], shown.picture)
    elif word == "help":
        screen.say("terminal-replay-help")
    else:
        near = closest(line, WORDS, screen.lang)
        key = "terminal-replay-did-you-mean" if near else "terminal-replay-unknown"
        screen.say(key, typed=line[:60], word=near or "")


def _go(screen: Screen, review: Review, moment: int) -> None:
    review.moment = review.reel.check(moment)
    screen.clear()
    _show(screen, review)


def _branch(screen: Screen, review: Review, wishes: Wishes) -> int:
    """Play on from this moment, as if the rest had not happened."""
    seed = secrets.randbits(32) if wishes.seed is None else wishes.seed
    match = review.reel.branch(review.moment, seed)
    if match.over:
        raise Problem("terminal-branch-over", high=review.reel.last - 1)
    if isinstance(review.eyes, int):
        wishes.seat = review.eyes
    session = Session(screen, match, choose_bots(wishes, match.kit.seats), wishes.save, wishes.confirm)
    screen.clear()
    screen.say("terminal-branched", n=review.moment)
    session.curtain.just_welcomed = True
    return session.run()
