"""The command line of `python -m ludotheque.server`; `ludotheque serve` has its own, in the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from ludotheque.server.app import Settings, default_database, run
from ludotheque.server.holding import Held


def add_options(parser: argparse.ArgumentParser) -> None:
    """What `serve` understands."""
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default=None)
    parser.add_argument("--public-url", default="")
    parser.add_argument("--peer-url", default="")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--bot-deadline", type=float, default=5.0)
    parser.add_argument("--private-notices", action="store_true")
    parser.add_argument("--posts-at-once", type=float, default=Settings.posts_at_once)
    parser.add_argument("--posts-per-second", type=float, default=Settings.posts_per_second)
    parser.add_argument("--connections", type=int, default=Settings.connections)
    parser.add_argument("--connections-per-address", type=int, default=Settings.connections_per_address)
    parser.add_argument("--keep", type=float, default=Settings.keep)
    parser.add_argument("--allow-host", action="append", default=[])


def settings(args: argparse.Namespace) -> Settings:
    """The settings these options mean."""
    return Settings(
        host=args.host,
        port=args.port,
        database=args.database or default_database(),
        public_url=args.public_url,
        peer_url=args.peer_url,
        bot_workers=args.bot_workers,
        bot_deadline=args.bot_deadline,
        private_notices=args.private_notices,
        posts_at_once=args.posts_at_once,
        posts_per_second=args.posts_per_second,
        connections=args.connections,
        connections_per_address=args.connections_per_address,
        keep=args.keep,
        hosts=tuple(args.allow_host),
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Serve."""
    parser = argparse.ArgumentParser(prog="ludotheque serve")
    add_options(parser)
    try:
        run(settings(parser.parse_args(argv)))
    except Held as held:
        sys.exit(str(held))
