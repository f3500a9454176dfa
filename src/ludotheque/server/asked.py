"""What is asked of a house and what it answers, whichever way it comes: over HTTP, or from a page beside it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from functools import cached_property
from urllib.parse import parse_qsl

import msgspec


class Gone(Exception):
    """Whoever asked is no longer there."""


class Request:
    """Something asked."""

    def __init__(
        self,
        method: str,
        path: str,
        query: str = "",
        headers: Mapping[str, str] | None = None,
        stream: Callable[[], AsyncIterator[bytes]] | None = None,
        params: Mapping[str, str] | None = None,
    ) -> None:
        self.method = method
        self.path = path
        self.query = query
        self.headers: Mapping[str, str] = headers or {}  #: by their names in small letters
        self.stream = stream or _nothing  #: what was sent, piece by piece; raises Gone
        self.params: Mapping[str, str] = params or {}  #: what stands in the path where its pattern has a name
        self.raw: bytes | None = None  #: what was sent, once it was read

    @cached_property
    def wishes(self) -> dict[str, str]:
        """What stands behind the question mark."""
        return dict(parse_qsl(self.query, keep_blank_values=True))


async def _nothing() -> AsyncIterator[bytes]:
    return
    yield b""


class Answer:
    """What is answered."""

    def __init__(
        self, body: bytes | str = b"", status: int = 200, headers: Mapping[str, str] | None = None, kind: str = ""
    ) -> None:
        self.body = body.encode() if isinstance(body, str) else body
        self.status = status
        self.headers: dict[str, str] = dict(headers or {})
        if kind:
            self.headers["content-type"] = kind


class JsonAnswer(Answer):
    """An answer in JSON."""

    def __init__(self, content: object, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(content), status, {"cache-control": "no-store"}, "application/json")
