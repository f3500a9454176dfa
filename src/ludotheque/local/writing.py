"""Reading and writing a page's storage: what can go wrong there, in the words of the house."""

from __future__ import annotations

import msgspec

from ludotheque.local.given import Storage
from ludotheque.server.outside import CannotSave, Full

Change = tuple[str, str] | tuple[str, str, str]  #: see `Storage.write`

_pairs = msgspec.json.Decoder(list[tuple[str, str]])
_encode = msgspec.json.Encoder().encode


async def write(storage: Storage, changes: list[Change]) -> None:
    """Write all changes or none; raises Full when there is no space left, else CannotSave when it did not work."""
    try:
        problem = await storage.write(_encode(changes).decode())
    except Exception as error:  # whatever the browser throws
        raise CannotSave(str(error)) from error
    if problem:
        raise Full("the browser's storage is full") if problem == "full" else CannotSave(problem)


async def kept(storage: Storage, key: str) -> str | None:
    """What is kept under a key, if anything is; a page may say so in more than one way."""
    text = await storage.get(key)
    return text if isinstance(text, str) else None


async def listed(storage: Storage, prefix: str) -> list[tuple[str, str]]:
    """Everything whose key begins like this, in the order of the keys."""
    return _pairs.decode(await storage.list(prefix))
