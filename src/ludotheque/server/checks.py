"""What strangers bring is looked at elsewhere, with a limit in time: no table waits for it.

That is a record from elsewhere with the position it may start from, and the list of an owner's own box. Where it is
looked at is given: a process on a server, a second worker in a browser.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.games import game, replay
from ludotheque.kernel.codec import to_json
from ludotheque.kernel.errors import BadPosition, BadRecord, BadTable, IllegalMove, LudothequeError, UnknownGame
from ludotheque.kernel.text import Text
from ludotheque.server.outside import Data, NoResult, T
from ludotheque.server.rooms import refuse

log = logging.getLogger("ludotheque.server")

MOST_WAITING = 40  #: things; whoever brings more is asked to come again


# ------------------------------------------------------------------------------------ where it is looked at
class Told(msgspec.Struct):
    """What is wrong, as it is sent back."""

    kind: str
    key: str
    rule: str
    params: dict[str, int | str]
    names: list[str]
    because: Told | None = None


class Looked(msgspec.Struct):
    """What came of looking at something."""

    found: Any = None
    wrong: Told | None = None


KINDS = {kind.__name__: kind for kind in (BadPosition, BadRecord, BadTable, IllegalMove, LudothequeError, UnknownGame)}


def _told(error: LudothequeError) -> Told:
    said = error.said
    because = None if error.because is None else _told(error.because)
    return Told(type(error).__name__, said.key, said.rule, said.params, error.names, because)


def _error(told: Told) -> LudothequeError:
    because = None if told.because is None else _error(told.because)
    return KINDS[told.kind](Text(told.key, told.rule, told.params), told.names, because)


def look_at_table(key: str, seats: int, options: bytes) -> str:
    """The options of a table, settled."""
    try:
        found: object = game(key).kit(seats, msgspec.json.decode(options)).options
    except LudothequeError as error:
        return to_json(Looked(wrong=_told(error))).decode()
    return to_json(Looked(found)).decode()


def look_at_cards(key: str, seats: int, options: bytes, lang: str) -> str:
    """Every card of a table with these options."""
    try:
        found = game(key).cards(seats, msgspec.json.decode(options), lang)
    except LudothequeError as error:
        return to_json(Looked(wrong=_told(error))).decode()
    return msgspec.json.encode(Looked(found)).decode()


def look_at_record(raw: bytes) -> str:
    """A record from elsewhere, written anew from the game it leads to."""
    try:
        found = replay(raw).record()
    except LudothequeError as error:
        return to_json(Looked(wrong=_told(error))).decode()
    return to_json(Looked(found)).decode()


Look = Callable[..., str]  #: one of the three above


# ------------------------------------------------------------------------------------ in the house
class Looking(ABC):
    """Has one thing after the other looked at."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    @abstractmethod
    async def done(self, look: Look, *task: Any) -> str:
        """What comes of looking at something, elsewhere; NoResult when nothing comes in time."""

    @abstractmethod
    async def aside(self, work: Callable[..., T], *task: Any) -> T:
        """Our own work that takes long, where it makes nobody wait if that is possible."""

    async def options(self, key: str, seats: int, options: Data) -> Data:
        """The options of a table, settled; raises what is wrong with them. A few plain words are looked at here."""
        box = game(key)
        if is_plain(options):
            return dict(box.kit(seats, options).options)
        settled: Data = await self._look(look_at_table, key, seats, msgspec.json.encode(options))
        await self.aside(box.kit, seats, settled)  # opened beside the loop, and then kept ready
        return settled

    async def cards(self, key: str, seats: int, options: Data, lang: str) -> object:
        """Every card of a table with these options, as a person reads it."""
        if is_plain(options):
            return game(key).cards(seats, options, lang)
        game(key)
        return await self._look(look_at_cards, key, seats, msgspec.json.encode(options), lang)

    async def record(self, raw: bytes) -> Data:
        """A record from elsewhere as we would have written it; raises what is wrong with it."""
        found: Data = await self._look(look_at_record, raw)
        return found

    async def _look(self, look: Look, *task: Any) -> Any:
        if self._waiting >= MOST_WAITING:
            raise refuse("room-check-busy")
        self._waiting += 1
        try:
            async with self._turn:
                looked = await self.done(look, *task)
        except NoResult as why:
            log.warning("something a stranger brought was not looked at", extra={"reason": why.reason})
            raise refuse("room-check-failed" if why.reason in {"late", "failed"} else "room-check-busy") from why
        finally:
            self._waiting -= 1
        result = msgspec.json.decode(looked, type=Looked)
        if result.wrong is not None:
            raise _error(result.wrong)
        return result.found


def is_plain(options: Data) -> bool:
    """Whether options are a few words and numbers, as nearly all are, and no lists of somebody's own."""
    return len(options) <= 20 and all(
        value is None or isinstance(value, bool | int | float) or (isinstance(value, str) and len(value) <= 60)
        for value in options.values()
    )
