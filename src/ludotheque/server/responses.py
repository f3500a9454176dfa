"""Plain HTTP, the parts every handler needs: reading what is asked, answering in JSON, saying what is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ludotheque.kernel.codec import LIMIT
from ludotheque.kernel.errors import LudothequeError, UnknownGame
from ludotheque.locales import LANGUAGES
from ludotheque.server.rooms import refuse
from ludotheque.server.store import CannotSave, Damaged
from ludotheque.wire import http as h

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
MOST_BYTES = 64 * 1024
LONGEST = max(MOST_BYTES, LIMIT)  #: bytes that any request may have
SLOWEST = 20.0  #: seconds for all that a request brings
MISSING = ("room-no-room", "lesson-unknown")
LATER = ("room-cannot-save", "room-check-busy")  #: try again


class JsonResponse(Response):
    """A JSON answer."""

    def __init__(self, content: object, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(content), status, {"cache-control": "no-store"}, "application/json")


class TooMuch(Exception):
    """More bytes than any honest request has."""


def guarded(handler: Handler) -> Handler:
    """Whatever is wrong becomes a clear answer."""

    async def guarded(request: Request) -> Response:
        lang = lang_of(request, "en")
        try:
            return await handler(request)
        except LudothequeError as error:
            missing = isinstance(error, UnknownGame) or error.said.key in MISSING
            status = 503 if error.said.key in LATER else (404 if missing else 422)
            return problem(error, lang, status)
        except ClientDisconnect:
            return Response(status_code=400)
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
        except CannotSave:
            return problem(refuse("room-cannot-save"), lang, 503)

    return guarded


def problem(error: LudothequeError, lang: str, status: int) -> Response:
    """Why something was refused."""
    said = error.said
    return JsonResponse(h.Problem(rule=error.rule, say=said.key, params=said.params, text=error.text(lang)), status)


def lang_of(request: Request, usual: str) -> str:
    """The language somebody wants to be refused in, if we speak it."""
    lang = request.query_params.get("lang", usual)
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
    raw: bytes | None = getattr(request.state, "raw", None)
    if raw is None:
        raw = b""
        async with asyncio.timeout(SLOWEST):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > most:
                    raise TooMuch
        request.state.raw = raw
    if len(raw) > most:
        raise TooMuch
    return raw
