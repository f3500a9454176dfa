"""Saved games: a record in a file, with the secret of its shuffles, and nothing else."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import ludotheque as ldt
from ludotheque.kernel.codec import LIMIT

Data = dict[str, Any]


def autosave_path(game: str) -> Path:
    """Where an interrupted game goes when its player gave it no file."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "ludotheque" / f"{game}.json"


def read(path: Path) -> bytes:
    """The bytes of a file, and no more of them than a record can have; raises OSError."""
    with path.expanduser().open("rb") as file:
        return file.read(LIMIT + 1)


def write(match: ldt.Match, path: Path) -> None:
    """Save a match; the file is there as a whole or not at all. Raises OSError."""
    path = path.expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        unfinished.write_text(in_lines(match.record(with_secret=True)), encoding="utf-8")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def in_lines(record: Data) -> str:
    """A record as JSON that people can read too: one field a line, one answer a line."""
    fields = []
    for key, value in record.items():
        text = json.dumps(value, ensure_ascii=False)
        if key == "answers" and value:
            answers = ",\n".join(f"    {json.dumps(answer, ensure_ascii=False)}" for answer in value)
            text = f"[\n{answers}\n  ]"
        fields.append(f"  {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(fields) + "\n}\n"


def is_same_match(match: ldt.Match, path: Path) -> bool:
    """Whether a file holds an earlier or later moment of this same match, so that saving loses nothing."""
    try:
        there = json.loads(read(path))
    except (OSError, ValueError, RecursionError):
        return False
    mine = match.record()
    same = ("format", "game", "commitment")
    return isinstance(there, dict) and all(there.get(key) == mine.get(key) for key in same)


def is_proven(match: ldt.Match) -> bool:
    """Whether this finished match's own record proves its shuffles; that of a branch cannot."""
    try:
        ldt.verify(match.record())
    except ldt.BadRecord:
        return False
    return True
