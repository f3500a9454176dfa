"""The command line: `ludotheque COMMAND …`.

Exit codes: 0 done, 1 refused (with the reason), 2 the command line itself was not understood, 130 interrupted.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NoReturn

import ludotheque as ldt
from ludotheque.locales import LANGUAGES, say
from ludotheque.terminal import saves
from ludotheque.terminal.language import UnknownLanguage, spoken_here, take_language
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen, prepare_streams
from ludotheque.terminal.words import tell
from ludotheque.terminal.writing import write_json

PROGRAM = "ludotheque"
COMMANDS = ("games", "rules", "cards", "play", "replay", "verify", "arena", "bench")
REFUSED, MISUSED, INTERRUPTED = 1, 2, 130
AUTOSAVE = "*"  #: `--resume` without a file


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    prepare_streams()
    words = list(sys.argv[1:] if argv is None else argv)
    here = spoken_here(os.environ)
    try:
        lang, words = take_language(words, here)
    except UnknownLanguage as error:
        _complain(tell(here, "terminal-unknown-language", {"lang": str(error), "known": ", ".join(LANGUAGES)}))
        return MISUSED
    try:
        return _run(words, lang)
    except BrokenPipeError:  # whoever read our output has gone; nothing more may be written there, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return REFUSED
    except KeyboardInterrupt:
        _complain("")
        return INTERRUPTED


def _run(words: list[str], lang: str) -> int:
    try:
        args = _parser(lang).parse_args(words)
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
            _complain(text)
        return REFUSED


def _complain(text: str) -> None:
    sys.stderr.write(f"{text}\n")


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
        from ludotheque.terminal.shelf import overview

        return overview(screen)
    commands: dict[str, Callable[[Screen, argparse.Namespace], int]] = {
        "games": _games,
        "rules": _rules,
        "cards": _cards,
        "play": _play,
        "replay": _replay,
        "verify": _verify,
        "arena": _arena,
        "bench": _bench,
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

    options = read_options(ldt.game(args.game), _option_words(args))
    return cards_command(screen, args.game, " ".join(args.name) or None, options, args.json)


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
        options=_option_words(args),
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
    from ludotheque.terminal.table_options import read_options

    options = read_options(ldt.game(args.game), _option_words(args))
    games = _number("--games", args.games, 1) or 1
    seed = _number("--seed", args.seed) or 0
    workers = _number("--workers", args.workers, 1)
    return arena_command(screen, args.game, args.bots, games, seed, options, workers, args.json)


def _bench(screen: Screen, args: argparse.Namespace) -> int:
    from ludotheque.terminal.laboratory import bench_command

    try:
        seconds = float(args.seconds)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds < 1e6:
        raise Problem("terminal-not-a-number", option="--seconds", value=args.seconds)
    return bench_command(screen, args.games, seconds, args.json)


def _option_words(args: argparse.Namespace) -> list[str]:
    """The table's options, those that have an option of their own included."""
    words = list(args.option)
    if args.tiles:
        words.append(f"tiles=@{args.tiles}")
    return words


def _number(option: str, text: str | None, low: int | None = None) -> int | None:
    """A whole number, or none if none was given; raises Problem."""
    if text is None:
        return None
    if not re.fullmatch(r"-?[0-9]{1,30}", text) or (low is not None and int(text) < low):
        raise Problem("terminal-not-a-number", option=option, value=text)
    return int(text)


# ------------------------------------------------------------------------------------ the parser
class _Parser(argparse.ArgumentParser):
    """An argument parser that speaks the player's language."""

    lang = "en"

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command line, and leave."""
        _complain(_translated(self.lang, message))
        _complain(say(self.lang, "terminal-usage-hint", {"command": self.prog}))
        raise SystemExit(MISUSED)

    def format_help(self) -> str:
        """The help text, with its titles in the player's language."""
        self._positionals.title = say(self.lang, "terminal-usage-arguments")
        self._optionals.title = say(self.lang, "terminal-usage-options")
        return super().format_help()


def _translated(lang: str, message: str) -> str:
    """One of argparse's few complaints in the player's language."""
    patterns = {
        "terminal-usage-choice": r"argument \S+: invalid choice: '?(?P<word>[^']*)'? \(choose from .*\)",
        "terminal-usage-required": r"the following arguments are required: (?P<word>.*)",
        "terminal-usage-unknown": r"unrecognized arguments: (?P<word>.*)",
        "terminal-usage-value": r"argument (?P<word>\S+): expected .*",
        "terminal-usage-no-value": r"argument (?P<word>\S+): ignored explicit argument .*",
    }
    for key, pattern in patterns.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            word = found.group("word")
            near = get_close_matches(word, COMMANDS, 1, 0.5)
            if key == "terminal-usage-choice" and near:
                return tell(lang, "terminal-usage-choice-near", {"word": word[:60], "near": near[0]})
            return tell(lang, key, {"word": word[:60], "known": ", ".join(COMMANDS)})
    return message


def _parser(lang: str) -> argparse.ArgumentParser:
    """The command line as it can be written, its help in the player's language."""

    def text(key: str, **params: object) -> str:
        return say(lang, key, params).replace("%", "%%")

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
            super().add_usage(usage, actions, groups, text("terminal-usage") + " " if prefix is None else prefix)

    class Parser(_Parser):
        pass

    Parser.lang = lang

    def common(parser: argparse.ArgumentParser, json: bool = False) -> None:
        parser.add_argument("-h", "--help", action="help", help=text("terminal-arg-help"))
        parser.add_argument("--lang", metavar="fr|en", help=text("terminal-arg-lang"))
        parser.add_argument("--plain", action="store_true", help=text("terminal-arg-plain"), default=argparse.SUPPRESS)
        if json:
            parser.add_argument("--json", action="store_true", help=text("terminal-arg-json"))

    def new(command: str, json: bool = True) -> argparse.ArgumentParser:
        about = text(f"terminal-command-{command}")
        parser: argparse.ArgumentParser = subparsers.add_parser(
            command, help=about, description=about, formatter_class=Formatter, add_help=False, allow_abbrev=False
        )
        common(parser, json)
        return parser

    def table(parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--option", metavar="KEY=VALUE", action="append", default=[], help=text("terminal-arg-option")
        )
        parser.add_argument("--tiles", metavar=text("terminal-file"), help=text("terminal-arg-tiles"))

    known = ", ".join(ldt.games())
    game = {"metavar": text("terminal-game-word"), "help": text("terminal-arg-game", known=known)}
    file = text("terminal-file")

    parser = Parser(
        prog=PROGRAM,
        description=text("terminal-overview-about"),
        epilog=text("terminal-usage-epilog"),
        formatter_class=Formatter,
        add_help=False,
        allow_abbrev=False,
    )
    common(parser)
    parser.add_argument("--version", action="store_true", help=text("terminal-arg-version"))
    parser.set_defaults(plain=False)
    subparsers = parser.add_subparsers(dest="command", metavar=text("terminal-command-word"), parser_class=Parser)

    new("games")

    rules = new("rules")
    rules.add_argument("game", **game)  # type: ignore[arg-type]
    rules.add_argument("id", nargs="*", metavar="ID", help=text("terminal-arg-rule"))
    rules.add_argument("--find", metavar=text("terminal-words-word"), help=text("terminal-arg-find"))

    cards = new("cards")
    cards.add_argument("game", **game)  # type: ignore[arg-type]
    cards.add_argument("name", nargs="*", metavar=text("terminal-name-word"), help=text("terminal-arg-card"))
    table(cards)

    play = new("play", json=False)
    play.add_argument("game", nargs="?", **game)  # type: ignore[arg-type]
    play.add_argument("--seats", metavar="N", help=text("terminal-arg-seats"))
    play.add_argument("--seat", metavar="N", help=text("terminal-arg-seat"))
    play.add_argument("--bot", default="thumb", metavar="thumb|random", help=text("terminal-arg-bot"))
    play.add_argument("--hot-seat", action="store_true", help=text("terminal-arg-hot-seat"))
    table(play)
    play.add_argument("--seed", metavar="N", help=text("terminal-arg-seed"))
    play.add_argument("--names", metavar="A,B", help=text("terminal-arg-names"))
    play.add_argument("--resume", metavar=file, nargs="?", const=AUTOSAVE, help=text("terminal-arg-resume"))
    play.add_argument("--save", metavar=file, help=text("terminal-arg-save"))
    play.add_argument("--confirm", action="store_true", help=text("terminal-arg-confirm"))

    replay = new("replay")
    replay.add_argument("file", metavar=file, help=text("terminal-arg-record"))
    replay.add_argument("--seat", metavar="N|all|spectator", help=text("terminal-arg-eyes"))
    replay.add_argument("--at", metavar="N", help=text("terminal-arg-at"))
    replay.add_argument("--branch", action="store_true", help=text("terminal-arg-branch"))
    replay.add_argument("--bot", default="thumb", metavar="thumb|random", help=text("terminal-arg-bot"))
    replay.add_argument("--seed", metavar="N", help=text("terminal-arg-seed"))
    replay.add_argument("--save", metavar=file, help=text("terminal-arg-save"))

    verify = new("verify")
    verify.add_argument("file", metavar=file, help=text("terminal-arg-record"))

    arena = new("arena")
    arena.add_argument("game", **game)  # type: ignore[arg-type]
    arena.add_argument("bots", nargs="+", metavar="BOT", help=text("terminal-arg-bots"))
    arena.add_argument("--games", default="1000", metavar="N", help=text("terminal-arg-games"))
    arena.add_argument("--seed", default="0", metavar="N", help=text("terminal-arg-seed"))
    arena.add_argument("--workers", metavar="N", help=text("terminal-arg-workers"))
    table(arena)

    bench = new("bench")
    bench.add_argument("games", nargs="*", **game)  # type: ignore[arg-type]
    bench.add_argument("--seconds", default="2", metavar="N", help=text("terminal-arg-seconds"))
    return parser
