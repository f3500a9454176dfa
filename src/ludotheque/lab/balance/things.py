"""What a game calls taking a card and playing it, and what its cards are counted by.

This is all that a report is told about a game. Everything else it reads off what the rules tell: questions and their
options, the facts printed on cards, the log, the count, the result.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.kernel.kit import Kit

ROUND: Final = "round"  #: a counter of this name goes up once for all seats; any other, once for each
LENGTHS: Final = (ROUND, "turns", "turn")  #: what games count their length in, the best first
MOST_WORDS: Final = 12  #: a fact with more different values than this is no group


@dataclass(frozen=True)
class Things:
    """What is counted in one game."""

    takes: tuple[str, ...] = ()  #: verbs of moves by which a card becomes one's own
    aims: tuple[str, ...] = ()  #: verbs of moves made to get the card they go to, on a spot, which is thereby on offer
    plays: tuple[str, ...] = ()  #: verbs of moves by which a card is put to use; none given: all that touch one
    groups: tuple[str, ...] = ()  #: facts of cards by which they are counted together; none given: all that may do
    traits: tuple[str, ...] = ()  #: what a seat is from the start on, as the log says it: `<game>-log-<trait>-…`


THINGS: Final[dict[str, Things]] = {
    "yutaka": Things(plays=("play",), groups=("kind",)),
    "yro": Things(takes=("recruit",), plays=("place",), groups=("faction", "profession")),
    "volfyirion": Things(
        takes=("buy", "buy-top", "wonder", "wonder-top", "take"), plays=("play",), groups=("colour", "kind")
    ),
    "saint-seiya": Things(
        takes=("force", "cosmos"),
        aims=("engage",),
        plays=("engage", "equip"),
        groups=("class", "rank"),
        traits=("hero",),
    ),
}


def things_of(game: str) -> Things:
    """What is counted in a game; one that says nothing about itself has all its moves with cards counted as plays."""
    return THINGS.get(game, Things())


def groups_of(kit: Kit) -> dict[str, dict[str, str]]:
    """Fact by fact, which word each card has on it."""
    wanted = things_of(kit.game.key).groups
    found: dict[str, dict[str, str]] = {}
    for card in kit.types:
        for fact, value in card.facts().items():
            if isinstance(value, str) and value and (fact in wanted or not wanted):
                found.setdefault(fact, {})[card.key] = value
    order = wanted or tuple(found)
    return {fact: found[fact] for fact in order if fact in found and len(set(found[fact].values())) <= MOST_WORDS}


def length_counter(kit: Kit) -> int:
    """The number in which a game counts its length; -1 where there is none."""
    keys = [var.key for var in kit.vars]
    return next((keys.index(key) for key in LENGTHS if key in keys), -1)
