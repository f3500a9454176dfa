"""JSON in and out, with limits: the one place where bytes become data."""

from __future__ import annotations

from typing import Any

import msgspec

LIMIT = 1024 * 1024  #: no record or position is anywhere near this many bytes


class NotJson(ValueError):
    """These bytes are no JSON, or too many."""


def to_json(data: object) -> bytes:
    """Compact JSON with sorted keys: equal data gives equal bytes."""
    return msgspec.json.encode(data, order="sorted")


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
