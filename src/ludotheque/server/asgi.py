"""Between Starlette and the handlers: what is asked in our words, what is answered in Starlette's."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

from starlette.requests import ClientDisconnect
from starlette.requests import Request as Incoming
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ludotheque.server import http
from ludotheque.server.asked import Answer, Gone, Request
from ludotheque.server.responses import Handler, lang_of, problem
from ludotheque.server.rooms import Refusal


def asked(it: Incoming) -> Request:
    """A request in our words."""

    async def stream() -> AsyncIterator[bytes]:
        try:
            async for chunk in it.stream():
                yield chunk
        except ClientDisconnect as error:
            raise Gone from error

    return Request(it.method, it.url.path, it.url.query, it.headers, stream, it.path_params)


def answered(it: Answer) -> Response:
    """An answer as Starlette sends it."""
    return Response(it.body, it.status, it.headers)


def endpoint(handler: Handler) -> Callable[[Incoming], Awaitable[Response]]:
    """A handler as Starlette calls it."""

    async def endpoint(request: Incoming) -> Response:
        return answered(await handler(asked(request)))

    return endpoint


def mounted(routes: Iterable[http.Route]) -> list[Route]:
    """A house's routes as Starlette's."""
    return [Route(path, endpoint(handler), methods=[method]) for path, method, handler in routes]


async def turn_away(refusal: Refusal, status: int, scope: Scope, receive: Receive, send: Send) -> None:
    """Say at the door why somebody does not come in."""
    lang = lang_of(asked(Incoming(scope)), "en")
    await answered(problem(refusal, lang, status))(scope, receive, send)
