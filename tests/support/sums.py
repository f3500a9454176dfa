"""What the rules say of tables drawn at random, kept beside the pages, whose own sums must be the same."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import pytest

Data = dict[str, Any]
T = TypeVar("T")

TABLES = Path(__file__).resolve().parents[2] / "web" / "src" / "tables"
ACCEPT = "LUDOTHEQUE_ACCEPT"
COMMAND = f"{ACCEPT}=1 PYTHONPATH=src .venv/bin/python -m pytest tests/web -k sums"


def by_lot(things: Iterable[T], *lot: object) -> list[T]:
    """These things in a random order: the same in every version of Python, whatever else is there to choose."""

    def drawn(pair: tuple[int, T]) -> bytes:
        return hashlib.sha256(repr((lot, pair)).encode()).digest()

    return [thing for _, thing in sorted(enumerate(things), key=drawn)]


def facts_of(cards: Iterable[Data], wanted: Iterable[str]) -> Data:
    """What is printed on these cards, by their keys."""
    keys = set(wanted)
    return {card["card"]: card["facts"] for card in cards if card["card"] in keys}


def faces_in(views: Iterable[Data]) -> set[str]:
    """The cards whose faces lie in some zone of a view."""
    return {card["card"] for view in views for zone in view["zones"] for card in zone["cards"] if card["card"]}


def compare(game: str, cards: Data, tables: list[Data]) -> None:
    """Fail where the kept sums are not those of the rules; write them again when told to."""
    file = TABLES / game / "sums.json"
    lines = ",\n".join(json.dumps(table, ensure_ascii=False, separators=(",", ":")) for table in tables)
    facts = json.dumps(cards, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    text = f'{{"cards":{facts},\n"tables":[\n{lines}\n]}}\n'
    if os.environ.get(ACCEPT):
        file.write_text(text, "utf-8", newline="\n")
    elif not file.exists() or file.read_text("utf-8") != text:
        pytest.fail(
            f"The rules say other sums than {file.name} of {game}. To write it again:\n  {COMMAND}", pytrace=False
        )
