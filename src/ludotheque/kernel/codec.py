"""JSON in and out, with limits: the one place where bytes become data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

to_bytes = msgspec.json.Encoder().encode  #: JSON as it is sent: keys stay as they come
ready: Callable[[bytes], object] = msgspec.Raw  #: JSON that is to be put into other data
LIMIT = 1024 * 1024  #: no record or position is anywhere near this many bytes


class NotJson(ValueError):
    """These bytes are no JSON, or too many."""


def to_json(data: object) -> bytes:
    """Compact JSON with sorted keys: equal data gives equal bytes."""
    return msgspec.json.encode(data, order="sorted")


def written(data: object) -> object:
    """Data that is JSON already, to be put into other data; its keys stay as they come."""
    return ready(to_bytes(data))


def pretty(data: object) -> str:
    """JSON for people."""
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def from_json(raw: bytes) -> Any:
    """Data from JSON; raises NotJson with the place where it breaks."""
    if len(raw) > LIMIT:
        raise NotJson(f"{len(raw)} bytes; at most {LIMIT}")
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotJson(str(error)) from error
