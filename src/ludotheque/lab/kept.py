"""Files with a line for all that was played, which grow while it is played: who is stopped goes on from there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from os import SEEK_END
from pathlib import Path
from typing import Any


def lines(path: Path | None) -> Iterator[dict[str, Any]]:
    """What a file holds, line by line; a line that was cut off when somebody was stopped is left out."""
    if path is None or not path.exists():
        return
    with path.open("rb") as file:
        for line in file:
            try:
                it = json.loads(line)
            except ValueError:
                continue
            if isinstance(it, dict):
                yield it


def append(path: Path | None, new: Iterable[str]) -> None:
    """Add lines to a file; nothing where there is none."""
    if path is None:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell():
            file.seek(-1, SEEK_END)
            if file.read(1) != b"\n":  # what was cut off must not spoil what follows
                file.write(b"\n")
        for line in new:
            file.write(line.encode() + b"\n")
