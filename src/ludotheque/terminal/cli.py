"""The command line: `ludotheque COMMAND …`.

Exit codes: 0 done, 1 refused (with the reason), 2 the command line itself was not understood, 130 interrupted.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import ludotheque as ldt
from ludotheque.locales import LANGUAGES, say
from ludotheque.terminal import saves
from ludotheque.terminal.arguments import AUTOSAVE, MISUSED, complain, parser
from ludotheque.terminal.language import UnknownLanguage, spoken_here, take_language
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen, prepare_streams
from ludotheque.terminal.vocabulary import tell
from ludotheque.terminal.writing import write_json

REFUSED, INTERRUPTED = 1, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    prepare_streams()
    words = list(sys.argv[1:] if argv is None else argv)
    here = spoken_here(os.environ)
    try:
        lang, words = take_language(words, here)
    except UnknownLanguage as error:
        complain(tell(here, "terminal-unknown-language", {"lang": str(error), "known": ", ".join(LANGUAGES)}))
        return MISUSED
    try:
        return _run(words, lang)
    except BrokenPipeError:  # the reader of our output has gone; nothing more may be written there, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return REFUSED
    except KeyboardInterrupt:
        complain("")
        return INTERRUPTED


def _run(words: list[str], lang: str) -> int:
    try:
        args = parser(lang).parse_args(words)
    except SystemExit as leaving:  # argparse has printed its help, or a complaint
        return leaving.code if isinstance(leaving.code, int) else MISUSED
    screen = Screen(lang, args.plain)
    try:
        return _dispatch(screen, args)
    except (Problem, ldt.LudothequeError) as error:
        text = error.text(lang)
        if getattr(args, "json", False):
            write_json({"error": text, "rule": getattr(error, "rule", "table")})
        else:
            complain(text)
        return REFUSED


def version(lang: str) -> str:
    """Which version this is, and whether its rules are compiled."""
    from ludotheque.kernel import state

    build = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    return say(lang, "terminal-version", {"version": ldt.__version__, "build": build})


# ------------------------------------------------------------------------------------ the commands
def _dispatch(screen: Screen, args: argparse.Namespace) -> int:
    """Call the command, which is imported only now."""
    if args.version:
        screen.raw(version(screen.lang))
        return 0
    if args.command is None:
        from ludotheque.terminal.lobby import lobby_command

        return lobby_command(screen, not args.no_open)
    commands: dict[str, Callable[[Screen, argparse.Namespace], int]] = {
        "games": _games,
        "rules": _rules,
        "cards": _cards,
        "learn": _learn,
        "play": _play,
        "replay": _replay,
        "verify": _verify,
        "serve": _serve,
        "backup": _backup,
        "arena": _arena,
        "sit": _sit,
        "games-to-parquet": _games_to_parquet,
        "ladder": _ladder,
        "balance": _balance,
        "train": _train,
        "bench": _bench,
        "new": _new,
    }
    return commands[args.command](screen, args)


def _games(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.shelf import games_command

    return games_command(screen, args.json)


def _rules(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.books import rules_command

    return rules_command(screen, args.game, args.id, args.find, args.json)


def _cards(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.shelf import cards_command
    from ludotheque.terminal.table_options import read_options

    options = read_options(ldt.game(args.game), args.option)
    return cards_command(screen, args.game, " ".join(args.name) or None, options, args.json)


def _learn(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.learning import learn_command

    return learn_command(screen, args.game, _number("N", args.number, 1), args.json)


def _play(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.play import Wishes, play_command

    resume = None
    if args.resume == AUTOSAVE:
        resume = _find_autosave(args.game)
    elif args.resume is not None:
        resume = Path(args.resume)
    wishes = Wishes(
        game=args.game,
        seat=_number("--seat", args.seat),
        bot=args.bot,
        hot_seat=args.hot_seat,
        options=args.option,
        seed=_number("--seed", args.seed),
        names=args.names.split(",") if args.names else (),
        resume=resume,
        save=Path(args.save) if args.save else None,
        confirm=args.confirm,
        seats=_number("--seats", args.seats, 1),
    )
    return play_command(screen, wishes)


def _find_autosave(game: str | None) -> Path:
    """The interrupted game: of this game, or of the first that has one."""
    for key in [game] if game is not None else ldt.games():
        path = saves.autosave_path(key)
        if path.exists():
            return path
    raise Problem("terminal-no-autosave")


def _replay(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.play import Wishes
    from ludotheque.terminal.replaying import replay_command

    save = Path(args.save) if args.save else None
    wishes = Wishes(bot=args.bot, seed=_number("--seed", args.seed), save=save)
    at = _number("--at", args.at)
    return replay_command(screen, Path(args.file), args.seat, at, args.branch, args.json, wishes)


def _verify(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.proof import verify_command

    return verify_command(screen, Path(args.file), args.json)


def _arena(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.laboratory import arena_command

    return arena_command(screen, args.game, args.bots, args.json, **_contest(args))


def _contest(args: argparse.Namespace) -> dict[str, Any]:
    """What all say that let bots play each other."""
    from ludotheque.terminal.table_options import read_options

    return {
        "games": _number("--games", args.games, 1) or 1,
        "seed": _number("--seed", args.seed) or 0,
        "options": read_options(ldt.game(args.game), args.option),
        "stop": args.stop,
        **{name: _path(getattr(args, name)) for name in ("kept", "records", "parquet", "picture")},
        "workers": _number("--workers", args.workers, 1),
        "cluster": args.cluster,
    }


def _path(said: str | None) -> Path | None:
    return Path(said) if said else None


def _sit(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.laboratory import sit_command

    return sit_command(screen, args.link, args.program, args.name or "", args.json)


def _games_to_parquet(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.laboratory import parquet_command

    return parquet_command(screen, [Path(file) for file in args.files], Path(args.to), args.judge, args.json)


def _ladder(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.laboratory import ladder_command

    seats = _number("--seats", args.seats, 1)
    return ladder_command(
        screen, args.game, args.bots, args.json, seats=seats, neighbours=args.neighbours, **_contest(args)
    )


def _balance(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.balancing import BalanceWishes, balance_command

    wishes = BalanceWishes(
        game=args.game,
        bots=args.bots,
        games=[_number("--games", n, 1) or 1 for n in args.games.split(",")],
        seats=_number("--seats", args.seats, 1),
        options=args.option,
        also=args.also,
        seed=_number("--seed", args.seed) or 0,
        workers=_number("--workers", args.workers, 1),
        cluster=args.cluster,
        kept=_path(args.kept),
        to=_path(args.to),
        data=_path(args.data),
    )
    return balance_command(screen, wishes, args.json)


def _train(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.lab.train import Course
    from ludotheque.terminal.laboratory import train_command
    from ludotheque.terminal.table_options import read_options

    course = Course(
        game=args.game,
        games=_number("--games", args.games, 1) or 1,
        seats=tuple(_number("--seats", n, 1) or 1 for n in (args.seats or "").split(",") if n),
        options=read_options(ldt.game(args.game), args.option) or None,
        simulations=_number("--simulations", args.simulations, 0) or 0,
        hidden=_number("--hidden", args.hidden, 1) or 1,
        seed=_number("--seed", args.seed) or 0,
    )
    folder = Path(args.folder or f"build/train/{args.game}")
    workers = _number("--workers", args.workers, 1)
    return train_command(screen, course, folder, _path(args.to), workers, args.cluster, args.json)


def _bench(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.laboratory import (
        bench_command,
        bench_engines_command,
        bench_peers_command,
        bench_search_command,
        bench_server_command,
    )

    try:
        seconds = float(args.seconds)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds < 1e6:
        raise Problem("terminal-not-a-number", option="--seconds", value=args.seconds)
    if args.peers:
        return bench_peers_command(screen, args.games, seconds, args.json, _path(args.page), _path(args.picture))
    if args.games[:1] == ["engines"]:
        return bench_engines_command(screen, args.games[1:], seconds, args.json, _path(args.page))
    if args.games[:1] == ["search"]:
        return bench_search_command(screen, args.games[1:], seconds, args.json)
    if args.games == ["server"]:
        tables = _number("--tables", args.tables, 1)
        assert tables is not None
        return bench_server_command(screen, tables, seconds, not args.no_peer, args.json, args.database)
    return bench_command(screen, args.games, seconds, args.json)


def _new(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.newgame import new_command

    return new_command(screen, args.name)


def _serve(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.server.app import Settings, default_database
    from ludotheque.terminal.serving import serve_command

    port, workers = _number("--port", args.port, 1), _number("--bot-workers", args.bot_workers, 1)
    keep = _number("--keep", args.keep, 0)
    assert port is not None and workers is not None and keep is not None
    settings = Settings(
        host=args.host,
        port=port,
        database=args.database or default_database(),
        public_url=args.public_url,
        peer_url=args.peer_url,
        bot_workers=workers,
        private_notices=args.private_notices,
        keep=keep,
        hosts=tuple(args.allow_host),
    )
    return serve_command(screen, settings)


def _backup(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.server.app import default_database
    from ludotheque.terminal.serving import backup_command

    return backup_command(screen, args.database or default_database(), Path(args.file))


def _number(option: str, text: str | None, low: int | None = None) -> int | None:
    """A whole number, or none if none was given; raises Problem."""
    if text is None:
        return None
    if not re.fullmatch(r"-?[0-9]{1,30}", text) or (low is not None and int(text) < low):
        raise Problem("terminal-not-a-number", option=option, value=text)
    return int(text)
