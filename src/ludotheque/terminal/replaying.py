"""`ludotheque replay`: a finished or saved game, moment by moment, through anybody's eyes; and on from there."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ludotheque as ldt
from ludotheque.kernel.review import ALL, Review
from ludotheque.rulebooks import fold
from ludotheque.terminal import saves
from ludotheque.terminal.play import Wishes, choose_bots
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.scene import Scene, all_open, seen_by, spots
from ludotheque.terminal.screen import Left, Screen
from ludotheque.terminal.sitting import Sitting
from ludotheque.terminal.tables import painter_for
from ludotheque.terminal.vocabulary import closest, meaning, usual
from ludotheque.terminal.writing import write_json

Data = dict[str, Any]
SPECTATOR = "spectator"
Eyes = int | str

WORDS = ("next", "back", "first", "final", "eyes", "table", "score", "branch", "help", "quit")


class Reel(Review):
    """A record in a file, cut into moments."""

    def __init__(self, path: Path) -> None:
        try:
            self.data = saves.read(path)
        except OSError as error:
            raise Problem("terminal-cannot-read", file=str(path), why=str(error.strerror)) from error
        super().__init__(ldt.replay(self.data))

    def branch(self, moment: int, seed: int) -> ldt.Match:
        """A match to be played on from a moment, with new chance."""
        return ldt.replay(self.data, self.cut(moment), seed)

    def check(self, moment: int) -> int:
        """A moment that exists; raises Problem."""
        if not 0 <= moment <= self.last:
            raise Problem("terminal-no-moment", n=str(moment), high=self.last)
        return moment


@dataclass
class Place:
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
    place = Place(reel, read_eyes(reel, eyes) if eyes is not None else _usual_eyes(reel))
    if branch:
        place.moment = reel.check(reel.last if at is None else at)
        return _branch(screen, place, wishes)
    if as_json:
        place.moment = reel.check(reel.last if at is None else at)
        write_json(_data(place, screen.lang))
        return 0
    if at is not None:
        place.moment = reel.check(at)
        _show(screen, place, whole=True)
        return 0
    return _step_through(screen, place, wishes)


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
def _scene(place: Place, lang: str) -> Scene:
    match = place.reel.match(place.moment)
    fresh = spots(place.reel.events(place.moment, None) if place.moment else [])
    if place.eyes == ALL:
        return all_open(match, lang, fresh)
    return seen_by(match, place.eyes if isinstance(place.eyes, int) else None, lang, fresh)


def _log(place: Place, lang: str, moment: int) -> list[Data]:
    """What happened between a moment and the one before, as these eyes saw it."""
    eyes = None if place.eyes == SPECTATOR else place.eyes
    return place.reel.end.sentences(place.reel.events(moment, eyes), lang)


def _show(screen: Screen, place: Place, whole: bool = False) -> None:
    """A moment: the table, what led to it, where we are."""
    scene = _scene(place, screen.lang)
    painter = painter_for(scene.view["game"])
    lines = _log(place, screen.lang, place.moment)
    if screen.plain:
        _write_where(screen, place)
        _write_log(screen, lines)
        if whole:
            screen.show(painter.facts(scene))
    else:
        screen.show([], painter.draw(scene, screen.width, screen.height))
        _write_log(screen, lines)
        _write_where(screen, place)
    if place.moment == place.reel.last and scene.view["outcome"]:
        outcome = scene.view["outcome"]
        screen.write(place.reel.end.verdict(screen.lang), outcome["rule"], "bold green")


def _write_log(screen: Screen, lines: list[Data]) -> None:
    for line in lines:
        screen.write(line["text"], rule=line["rule"])


def _write_where(screen: Screen, place: Place) -> None:
    eyes = place.eyes
    name = _scene(place, screen.lang).name(eyes) if isinstance(eyes, int) else ""
    params: Data = {"n": place.moment, "high": place.reel.last, "eyes": "seat" if isinstance(eyes, int) else eyes}
    screen.write(screen.text("terminal-moment", seat=name, **params), style="dim")


def _data(place: Place, lang: str) -> Data:
    """The review for another program: every decision up to here with its log, and the table at this moment."""
    reel = place.reel
    end = reel.end
    steps = [
        {"moment": n, "seat": step.seat, "move": reel.move(n), "log": _log(place, lang, n)}
        for n, step in enumerate(reel.decisions[: place.moment], 1)
    ]
    return {
        "game": end.kit.game.key,
        "names": end.names,
        "options": end.kit.options,
        "eyes": place.eyes,
        "moment": place.moment,
        "moments": reel.last,
        "start": _log(place, lang, 0),
        "steps": steps,
        "view": _scene(place, lang).view,
        "scores": reel.match(place.moment).scores(lang),
    }


# ------------------------------------------------------------------------------------ stepping
def _step_through(screen: Screen, place: Place, wishes: Wishes) -> int:
    """Forwards, backwards, to any moment, through any eyes; nothing is told before its time."""
    screen.clear()
    screen.say("terminal-replay-help")
    _show(screen, place)
    while True:
        prompt = screen.text("terminal-replay-prompt", n=place.moment, high=place.reel.last)
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
                return _branch(screen, place, wishes)
            except Problem as problem:
                screen.write(problem.text(screen.lang))
            continue
        try:
            _step(screen, place, word, line, rest.strip())
        except Problem as problem:
            screen.write(problem.text(screen.lang))


def _step(screen: Screen, place: Place, word: str | None, line: str, rest: str) -> None:
    if word is None and line.isascii() and line.isdigit() and len(line) < 7:
        _go(screen, place, int(line))
    elif word == "next":
        if place.moment == place.reel.last:
            screen.say("terminal-replay-end")
        else:
            _go(screen, place, place.moment + 1)
    elif word == "back":
        _go(screen, place, max(0, place.moment - 1))
    elif word in ("first", "final"):
        _go(screen, place, 0 if word == "first" else place.reel.last)
    elif word == "eyes":
        place.eyes = read_eyes(place.reel, rest)
        _go(screen, place, place.moment)
    elif word == "table":
        _show(screen, place, whole=True)
    elif word == "score":
        scene = _scene(place, screen.lang)
        shown = painter_for(scene.view["game"]).score(scene)
        screen.show(shown.lines or [screen.text("terminal-score-nothing")], shown.picture)
    elif word == "help":
        screen.say("terminal-replay-help")
    else:
        near = closest(line, WORDS, screen.lang)
        key = "terminal-replay-did-you-mean" if near else "terminal-replay-unknown"
        screen.say(key, typed=line[:60], word=near or "")


def _go(screen: Screen, place: Place, moment: int) -> None:
    place.moment = place.reel.check(moment)
    screen.clear()
    _show(screen, place)


def _branch(screen: Screen, place: Place, wishes: Wishes) -> int:
    """Play on from this moment, as if the rest had not happened."""
    seed = secrets.randbits(32) if wishes.seed is None else wishes.seed
    match = place.reel.branch(place.moment, seed)
    if match.over:
        raise Problem("terminal-branch-over", high=place.reel.last - 1)
    if isinstance(place.eyes, int):
        wishes.seat = place.eyes
    sitting = Sitting(screen, match, choose_bots(wishes, match.kit.seats), wishes.save, wishes.confirm)
    screen.clear()
    screen.say("terminal-branched", n=place.moment)
    sitting.curtain.just_welcomed = True
    return sitting.run()
