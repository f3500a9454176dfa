"""Plain HTTP, the parts every handler needs: reading what is asked, answering in JSON, saying what is wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from ludotheque.kernel.codec import LIMIT
from ludotheque.kernel.errors import LudothequeError, UnknownGame
from ludotheque.locales import LANGUAGES
from ludotheque.server.asked import Answer, Gone, JsonAnswer, Request
from ludotheque.server.outside import CannotSave, Damaged, Full
from ludotheque.server.rooms import refuse
from ludotheque.wire import http as h

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Answer]]
MOST_BYTES = 64 * 1024
LONGEST = max(MOST_BYTES, LIMIT)  #: bytes that any request may have
PATIENCE = 8.0  #: seconds for which somebody waits for a room whose server has just died
AGAIN = 0.1  #: seconds until its server is looked up again
SLOWEST = 20.0  #: seconds for all that a request brings
MISSING = ("room-no-room", "lesson-unknown", "house-not-here")
FULL = "house-storage-full"
LATER = ("room-cannot-save", "room-check-busy")  #: try again


class TooMuch(Exception):
    """More bytes than any honest request has."""


def guarded(handler: Handler) -> Handler:
    """Whatever is wrong becomes a clear answer."""

    async def guarded(request: Request) -> Answer:
        lang = lang_of(request, "en")
        try:
            return await handler(request)
        except LudothequeError as error:
            missing = isinstance(error, UnknownGame) or error.said.key in MISSING
            status = 503 if error.said.key in LATER else (404 if missing else 422)
            return problem(error, lang, 507 if error.said.key == FULL else status)
        except Gone:
            return Answer(status=400)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return problem(refuse("room-not-understood", where=str(error)[:160]), lang, 422)
        except TimeoutError:
            answer = problem(refuse("room-too-slow"), lang, 408)
            answer.headers["connection"] = "close"  # what is still to come is not waited for
            return answer
        except TooMuch:
            return problem(refuse("room-too-long"), lang, 413)
        except Damaged:
            return problem(refuse("room-damaged"), lang, 500)
        except Full:
            return problem(refuse(FULL), lang, 507)
        except CannotSave:
            return problem(refuse("room-cannot-save"), lang, 503)

    return guarded


def problem(error: LudothequeError, lang: str, status: int) -> Answer:
    """Why something was refused."""
    said = error.said
    return JsonAnswer(h.Problem(rule=error.rule, say=said.key, params=said.params, text=error.text(lang)), status)


def lang_of(request: Request, usual: str) -> str:
    """The language somebody wants to be refused in, if we speak it."""
    lang = request.wishes.get("lang", usual)
    return lang if lang in LANGUAGES else usual


def spoken(lang: str) -> str:
    """A language we speak; refuses any other."""
    if lang not in LANGUAGES:
        raise refuse("room-no-language", known=", ".join(LANGUAGES))
    return lang


async def body(request: Request, kind: type[T], most: int = MOST_BYTES) -> T:
    """What was sent, as what it must be."""
    return msgspec.json.decode(await read(request, most), type=kind)


async def read(request: Request, most: int) -> bytes:
    """What was sent, also when it was read before; TooMuch as soon as it is too long."""
    raw = request.raw
    if raw is None:
        raw = b""
        async with asyncio.timeout(SLOWEST):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > most:
                    raise TooMuch
        request.raw = raw
    if len(raw) > most:
        raise TooMuch
    return raw


class Patience:
    """For how long somebody is kept waiting while a room changes hands."""

    def __init__(self, seconds: float = PATIENCE) -> None:
        self.until = time.monotonic() + seconds

    async def again(self) -> bool:
        """Wait a moment; False when it has been long enough."""
        if time.monotonic() >= self.until:
            return False
        await asyncio.sleep(AGAIN)
        return True
