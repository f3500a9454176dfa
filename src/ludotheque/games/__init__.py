"""The shelf: every game the house knows."""

from __future__ import annotations

from ludotheque.games.saint_seiya.game import SaintSeiya
from ludotheque.games.volfyirion.game import Volfyirion
from ludotheque.games.yro.game import Yro
from ludotheque.games.yutaka.game import Yutaka
from ludotheque.kernel import record
from ludotheque.kernel.errors import UnknownGame, wrong
from ludotheque.kernel.match import Match
from ludotheque.kernel.shelf import ShelfGame

SHELF: dict[str, ShelfGame] = {rules.key: ShelfGame(rules) for rules in (Yutaka(), Yro(), Volfyirion(), SaintSeiya())}


def games() -> list[str]:
    """The keys of all games, in the shelf's order."""
    return list(SHELF)


def game(key: str) -> ShelfGame:
    """A game by its key; raises UnknownGame naming the ones there are."""
    if not isinstance(key, str) or key not in SHELF:
        raise UnknownGame(wrong("table-unknown-game", game=str(key)[:60], known=", ".join(SHELF)))
    return SHELF[key]


def replay(data: object, upto: int | None = None, seed: int | None = None, *, secret: bytes | None = None) -> Match:
    """The match of a record (data, or the bytes of its file), to the last digest or to the first `upto` answers.

    With a seed or a secret, chance deals anew from there: how a branch is played on.
    """
    return record.replay(data, game, upto, seed, secret)


def verify(data: object) -> Match:
    """Prove that a finished match was dealt from the secret promised at its start; raises BadRecord if not."""
    return record.verify(data, game)
