"""What a page gives the house in it. Only text, numbers and promises cross between the two."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Tell = Callable[[int, str], object]  #: tells the client on a line something
Closed = Callable[[int, int, str], object]  #: tells it that its line was closed: with which code, and why


class Storage(Protocol):
    """Where things are kept under keys, as text. In a browser it is IndexedDB."""

    def get(self, key: str) -> Awaitable[object]:
        """What is kept under a key, if anything is: else something that is no text."""

    def list(self, prefix: str) -> Awaitable[str]:
        """Everything whose key begins like this, in the order of the keys: JSON of [[key, value], …]."""

    def write(self, changes: str) -> Awaitable[str]:
        """Write all of it or nothing, and return when it is safely there.

        `changes` is JSON of a list of ["add", key, value], which needs a key that is not there yet, ["put", key, value]
        and ["delete", key]. The answer is empty, or says in a word why nothing was written: "clash" when a key that was
        to be added is there, "full" when there is no space left, anything else when it did not work.
        """


class Thinker(Protocol):
    """The second worker, in which bots think: it can be ended, whatever it is doing."""

    def ready(self) -> Awaitable[object]:
        """Start it if it does not run; done when it waits for work."""

    def work(self, task: str) -> Awaitable[str]:
        """What `ludotheque.local.thinking.work` says to a task there; fails when the worker was ended."""

    def restart(self) -> object:
        """End it, whatever it is doing, and start another."""
