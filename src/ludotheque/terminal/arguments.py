"""What can be written on the command line, and what is said when it is not understood."""

from __future__ import annotations

import argparse
import re
import sys
from difflib import get_close_matches
from typing import NoReturn

import ludotheque as ldt
from ludotheque.locales import say
from ludotheque.terminal.screen import printable
from ludotheque.terminal.vocabulary import tell

PROGRAM = "ludotheque"
COMMANDS = (
    "games",
    "rules",
    "cards",
    "learn",
    "play",
    "replay",
    "verify",
    "serve",
    "backup",
    "arena",
    "balance",
    "train",
    "bench",
    "new",
)
MISUSED = 2  #: the exit code when the command line is not understood
AUTOSAVE = "*"  #: `--resume` without a file


def complain(text: str) -> None:
    """Say what is wrong where it does not mix with what was asked for."""
    sys.stderr.write(f"{printable(text)}\n")


class _Parser(argparse.ArgumentParser):
    """An argument parser that speaks the player's language."""

    lang = "en"

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command line, and leave."""
        complain(_translated(self.lang, message))
        complain(say(self.lang, "terminal-usage-hint", {"command": self.prog}))
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


def parser(lang: str = "en") -> argparse.ArgumentParser:
    """The command line as it can be written, its help in the player's language."""

    def text(key: str, **params: object) -> str:
        return say(lang, key, params).replace("%", "%%")

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
            super().add_usage(usage, actions, groups, text("terminal-usage") + " " if prefix is None else prefix)

    class Parser(_Parser):
        pass

    Parser.lang = lang

    def common(one: argparse.ArgumentParser, json: bool = False) -> None:
        one.add_argument("-h", "--help", action="help", help=text("terminal-arg-help"))
        one.add_argument("--lang", metavar="fr|en", help=text("terminal-arg-lang"))
        one.add_argument("--plain", action="store_true", help=text("terminal-arg-plain"), default=argparse.SUPPRESS)
        if json:
            one.add_argument("--json", action="store_true", help=text("terminal-arg-json"))

    def new(command: str, json: bool = True) -> argparse.ArgumentParser:
        about = text(f"terminal-command-{command}")
        one: argparse.ArgumentParser = subparsers.add_parser(
            command, help=about, description=about, formatter_class=Formatter, add_help=False, allow_abbrev=False
        )
        common(one, json)
        return one

    def table(one: argparse.ArgumentParser) -> None:
        about = text("terminal-arg-option")
        one.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=about)

    def contest(one: argparse.ArgumentParser) -> None:
        """What all say that let bots play each other."""
        one.add_argument("--seed", default="0", metavar="N", help=text("terminal-arg-seed"))
        one.add_argument("--stop", action="store_true", help=text("terminal-arg-stop"))
        one.add_argument("--kept", metavar=file, help=text("terminal-arg-kept"))
        one.add_argument("--records", metavar=text("terminal-folder"), help=text("terminal-arg-records-to"))
        one.add_argument("--parquet", metavar=file, help=text("terminal-arg-contest-parquet"))
        one.add_argument("--picture", metavar=file, help=text("terminal-arg-picture"))
        workers(one)
        table(one)

    def workers(one: argparse.ArgumentParser) -> None:
        one.add_argument("--workers", metavar="N", help=text("terminal-arg-workers"))
        one.add_argument("--cluster", metavar="ADDRESS", help=text("terminal-arg-cluster"))

    known = ", ".join(ldt.games())
    game = {"metavar": text("terminal-game-word"), "help": text("terminal-arg-game", known=known)}
    file = text("terminal-file")

    whole = Parser(
        prog=PROGRAM,
        description=text("terminal-overview-about"),
        epilog=text("terminal-usage-epilog"),
        formatter_class=Formatter,
        add_help=False,
        allow_abbrev=False,
    )
    common(whole)
    whole.add_argument("--version", action="store_true", help=text("terminal-arg-version"))
    whole.add_argument("--no-open", action="store_true", help=text("terminal-arg-no-open"))
    whole.set_defaults(plain=False)
    subparsers = whole.add_subparsers(dest="command", metavar=text("terminal-command-word"), parser_class=Parser)

    new("games")

    rules = new("rules")
    rules.add_argument("game", **game)  # type: ignore[arg-type]
    rules.add_argument("id", nargs="*", metavar="ID", help=text("terminal-arg-rule"))
    rules.add_argument("--find", metavar=text("terminal-words-word"), help=text("terminal-arg-find"))

    cards = new("cards")
    cards.add_argument("game", **game)  # type: ignore[arg-type]
    cards.add_argument("name", nargs="*", metavar=text("terminal-name-word"), help=text("terminal-arg-card"))
    table(cards)

    learn = new("learn")
    learn.add_argument("game", **game)  # type: ignore[arg-type]
    learn.add_argument("number", nargs="?", metavar="N", help=text("terminal-arg-lesson"))

    play = new("play", json=False)
    play.add_argument("game", nargs="?", **game)  # type: ignore[arg-type]
    play.add_argument("--seats", metavar="N", help=text("terminal-arg-seats"))
    play.add_argument("--seat", metavar="N", help=text("terminal-arg-seat"))
    play.add_argument("--bot", default="thumb", metavar="BOT", help=text("terminal-arg-bot"))
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
    replay.add_argument("--bot", default="thumb", metavar="BOT", help=text("terminal-arg-bot"))
    replay.add_argument("--seed", metavar="N", help=text("terminal-arg-seed"))
    replay.add_argument("--save", metavar=file, help=text("terminal-arg-save"))

    verify = new("verify")
    verify.add_argument("file", metavar=file, help=text("terminal-arg-record"))

    arena = new("arena")
    arena.add_argument("game", **game)  # type: ignore[arg-type]
    arena.add_argument("bots", nargs="+", metavar="BOT", help=text("terminal-arg-bots"))
    arena.add_argument("--games", default="1000", metavar="N", help=text("terminal-arg-games"))
    contest(arena)

    sit = new("sit")
    sit.add_argument("link", metavar="LINK", help=text("terminal-arg-link"))
    sit.add_argument("program", metavar="PROGRAM", help=text("terminal-arg-program"))
    sit.add_argument("--name", metavar="NAME", help=text("terminal-arg-program-name"))

    parquet = new("games-to-parquet")
    parquet.add_argument("files", nargs="+", metavar=file, help=text("terminal-arg-records"))
    parquet.add_argument("--judge", default="", metavar="BOT", help=text("terminal-arg-judge"))
    parquet.add_argument("--to", default="decisions.parquet", metavar=file, help=text("terminal-arg-parquet"))

    ladder = new("ladder")
    ladder.add_argument("game", **game)  # type: ignore[arg-type]
    ladder.add_argument("bots", nargs="+", metavar="BOT", help=text("terminal-arg-ladder-bots"))
    ladder.add_argument("--games", default="200", metavar="N", help=text("terminal-arg-ladder-games"))
    ladder.add_argument("--seats", metavar="N", help=text("terminal-arg-seats"))
    ladder.add_argument("--neighbours", action="store_true", help=text("terminal-arg-neighbours"))
    contest(ladder)

    balance = new("balance")
    balance.add_argument("game", **game)  # type: ignore[arg-type]
    about = text("terminal-arg-balance-bots")
    balance.add_argument("--bots", nargs="+", action="append", default=[], metavar="BOT", help=about)
    balance.add_argument("--games", default="1000", metavar="N,…", help=text("terminal-arg-balance-games"))
    balance.add_argument("--seats", metavar="N", help=text("terminal-arg-seats"))
    table(balance)
    balance.add_argument("--also", action="append", default=[], metavar="KEY=VALUE", help=text("terminal-arg-also"))
    balance.add_argument("--seed", default="0", metavar="N", help=text("terminal-arg-seed"))
    workers(balance)
    balance.add_argument("--kept", metavar=file, help=text("terminal-arg-balance-kept"))
    balance.add_argument("--to", metavar=f"{file}.html", help=text("terminal-arg-balance-to"))
    balance.add_argument("--data", metavar=f"{file}.parquet", help=text("terminal-arg-balance-data"))

    train = new("train")
    train.add_argument("game", **game)  # type: ignore[arg-type]
    train.add_argument("--seats", metavar="N,…", help=text("terminal-arg-seats-in-turn"))
    train.add_argument("--games", default="2000", metavar="N", help=text("terminal-arg-games"))
    train.add_argument("--simulations", default="60", metavar="N", help=text("terminal-arg-simulations"))
    train.add_argument("--hidden", default="24", metavar="N", help=text("terminal-arg-hidden"))
    train.add_argument("--seed", default="1", metavar="N", help=text("terminal-arg-seed"))
    workers(train)
    train.add_argument("--folder", metavar=file, help=text("terminal-arg-folder"))
    train.add_argument("--to", metavar=file, help=text("terminal-arg-to"))
    table(train)

    serve = new("serve", json=False)
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=text("terminal-arg-host"))
    serve.add_argument("--port", default="8000", metavar="N", help=text("terminal-arg-port"))
    serve.add_argument("--database", metavar=text("terminal-file"), help=text("terminal-arg-database"))
    serve.add_argument("--public-url", default="", metavar="URL", help=text("terminal-arg-public-url"))
    serve.add_argument("--peer-url", default="", metavar="URL", help=text("terminal-arg-peer-url"))
    serve.add_argument("--bot-workers", default="1", metavar="N", help=text("terminal-arg-bot-workers"))
    serve.add_argument("--keep", default="365", metavar=text("terminal-days"), help=text("terminal-arg-keep"))
    serve.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME", help=text("terminal-arg-allow-host")
    )
    serve.add_argument("--private-notices", action="store_true", help=text("terminal-arg-private-notices"))

    kept = new("backup", json=False)
    kept.add_argument("file", metavar=file, help=text("terminal-arg-backup"))
    kept.add_argument("--database", metavar=text("terminal-file"), help=text("terminal-arg-database"))

    bench = new("bench")
    bench.add_argument("games", nargs="*", **game)  # type: ignore[arg-type]
    bench.add_argument("--peers", action="store_true", help=text("terminal-arg-peers"))
    bench.add_argument("--page", metavar=file, help=text("terminal-arg-page"))
    bench.add_argument("--picture", metavar=file, help=text("terminal-arg-bench-picture"))
    bench.add_argument("--tables", default="200", metavar="N", help=text("terminal-arg-tables"))
    bench.add_argument("--no-peer", action="store_true", help=text("terminal-arg-no-peer"))
    bench.add_argument("--database", default="", metavar="URL", help=text("terminal-arg-bench-database"))
    bench.add_argument("--seconds", default="2", metavar="N", help=text("terminal-arg-seconds"))

    begun = new("new", json=False)
    begun.add_argument("name", metavar=text("terminal-name-word"), help=text("terminal-arg-new"))
    return whole
