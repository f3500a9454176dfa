"""Who is told and who counts in a browser: nobody."""

from __future__ import annotations

from ludotheque.kernel.errors import wrong
from ludotheque.kernel.text import Text
from ludotheque.server.outside import Outbox


class NoNotices:
    """Sends no notices: a page that is closed plays no bots, so nobody's turn comes while they are away."""

    outbox: Outbox | None = None

    def check(self, url: str) -> Text | None:
        """No address can be used."""
        return wrong("house-not-here")

    def key_for(self, url: str) -> str:
        """There is no key."""
        return ""

    def send(self, url: str, room: str, seat: int, question: int, delivery: str = "", tries: int = 0) -> None:
        """Nobody is told."""


class NoCounts:
    """Counts nothing: there is no operator who would want to know."""

    def count(self, what: str, by: int = 1, **labels: str) -> None:
        """Something happened."""

    def stands(self, what: str, at: int) -> None:
        """There are so many of something now."""

    def took(self, what: str, seconds: float) -> None:
        """Something took so long."""
