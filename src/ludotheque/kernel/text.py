"""Sentences as data: what is said, what fills it, and the rule it comes from. Their words are in `locales`."""

from __future__ import annotations

from typing import Final


class Text:
    """A sentence as data: a Fluent key, what fills it, and the rule it comes from.

    A parameter called `seat` or `other` is a seat's number, shown as its name; a string that starts
    with "@" is itself a key ("@yutaka-tile-idole:15" passes 15 as `n`).
    """

    def __init__(self, key: str, rule: str = "", params: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.params: dict[str, int | str] = params if params is not None else {}


NO_HEADING: Final = 0
TURN_BEGINS: Final = 1  #: a turn, or a round of all
PHASE_BEGINS: Final = 2  #: a part of it
HEADINGS: Final = ["", "turn", "phase"]


class Note:
    """The log line of an event: its Fluent key and the rule it applies. Made once, at import.

    `heads` says that a turn or a phase begins with it: logs put what follows under it.
    """

    def __init__(self, key: str, rule: str, heads: int = NO_HEADING) -> None:
        self.key = key
        self.rule = rule
        self.heads = heads
