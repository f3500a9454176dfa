"""`ludotheque play`: set a table, or take up a saved game, and sit down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import ludotheque as ldt
from ludotheque.locales import has, word
from ludotheque.terminal import saves
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.sitting import ROBOT, USUAL_BOT, Sitting, usual_seat
from ludotheque.terminal.table_options import read_options


@dataclass
class Wishes:
    """How somebody wants to play, as typed on the command line."""

    game: str | None = None
    seat: int | None = None
    bot: str = USUAL_BOT
    hot_seat: bool = False
    options: Sequence[str] = ()
    seed: int | None = None
    names: Sequence[str] = ()
    resume: Path | None = None
    save: Path | None = None
    confirm: bool = False
    seats: int | None = None


def play_command(screen: Screen, wishes: Wishes) -> int:
    """`ludotheque play GAME`."""
    if wishes.resume is not None:
        return _resume(screen, wishes)
    if wishes.game is None:
        raise Problem("terminal-which-game", known=", ".join(ldt.games()))
    box = ldt.game(wishes.game)
    options = read_options(box, wishes.options)
    seats = box.kit(wishes.seats, options).seats
    bots = choose_bots(wishes, seats)
    match = box.start(seats, wishes.seed, options, _names(wishes, bots, seats))
    match.bots = [bots.get(seat, "") for seat in range(seats)] if bots else []
    sitting = Sitting(screen, match, bots, wishes.save, wishes.confirm)
    welcome(sitting)
    return sitting.run()


def choose_bots(wishes: Wishes, seats: int) -> dict[int, str]:
    """Which seats bots play: all but the person's, or none in a hot-seat game."""
    if wishes.hot_seat:
        return {}
    from ludotheque.terminal.bots import check_bot

    check_bot(wishes.bot)
    mine = wishes.seat or 0
    if not 0 <= mine < seats:
        raise Problem("table-no-such-seat", n=str(mine), high=seats - 1)
    return {seat: wishes.bot for seat in range(seats) if seat != mine}


def _names(wishes: Wishes, bots: dict[int, str], seats: int) -> list[str]:
    """Names in the order of the seats. People without a name are called by number; bots of a level have names."""
    given = [name.strip() for name in wishes.names]
    if len(given) > seats:
        raise Problem("terminal-too-many-names", n=len(given), seats=seats)
    if len(given) == 1 and bots:
        people = iter(given)
        out = ["" if seat in bots else next(people, "") for seat in range(seats)]
    else:
        out = given + [""] * (seats - len(given))
    robots = iter([ROBOT] if len(bots) == 1 else [f"{ROBOT} {n}" for n in range(1, len(bots) + 1)])
    for seat, bot in bots.items():
        from ludotheque.bots.levels import fresh_name  # only who plays bots needs them

        name = fresh_name(bot, out) or next(robots)
        out[seat] = out[seat] or name
    return out if any(out) else []


def _resume(screen: Screen, wishes: Wishes) -> int:
    """Take up a saved game. Its table is set already: only who sits where is chosen again."""
    assert wishes.resume is not None
    path = wishes.resume
    try:
        match = ldt.replay(saves.read(path))
    except OSError as error:
        raise Problem("terminal-cannot-read", file=str(path), why=str(error.strerror)) from error
    if wishes.game is not None and wishes.game != match.kit.game.key:
        raise Problem("terminal-other-game", file=str(path), game=match.kit.game.key)
    if wishes.seat is None:
        wishes.seat = usual_seat(match)
    bots = choose_bots(wishes, match.kit.seats)
    autosave = saves.autosave_path(match.kit.game.key)
    resumed = autosave if path.expanduser() == autosave else None
    sitting = Sitting(screen, match, bots, wishes.save, wishes.confirm, resumed)
    for seat in sitting.people:
        sitting.told[seat] = _told_at_last_decision(sitting, seat)
    screen.say("terminal-resumed", file=str(path))
    sitting.curtain.just_welcomed = True
    return sitting.run()


def _told_at_last_decision(sitting: Sitting, seat: int) -> int:
    """How much a seat had seen when it last decided: the rest is news to the person who comes back."""
    match = sitting.match
    own = [at for at, answer in enumerate(match.answers) if answer.seat == seat]
    if not own or match.start is not None:
        return sitting.told[seat]
    return len(ldt.replay(match.record(with_secret=True), upto=own[-1]).events(seat))


def welcome(sitting: Sitting) -> None:
    """Two sentences, the goal, and how to get help."""
    screen = sitting.screen
    screen.clear()
    name = str(word(screen.lang, f"@{sitting.game}-name"))
    if sitting.bots:
        opponent = sitting.name(next(iter(sitting.bots)))
        bot = next(iter(sitting.bots.values()))
        screen.write(screen.text("terminal-welcome", name=name, opponent=opponent, bot=bot), style="bold")
    else:
        screen.write(screen.text("terminal-welcome-hot-seat", name=name), style="bold")
    goal = f"terminal-goal-{sitting.game}"
    if has(screen.lang, goal):
        screen.write(screen.text(goal))
    screen.say("terminal-welcome-help")
    autosave = saves.autosave_path(sitting.game)
    if autosave.exists() and sitting.save is None:
        screen.write(screen.text("terminal-welcome-autosave", game=sitting.game), style="dim")
    sitting.curtain.just_welcomed = True
