"""The options of a table, as they are typed: words, JSON, or files."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import ludotheque as ldt
from ludotheque.kernel.codec import NotJson, from_json
from ludotheque.locales import LANGUAGES, say
from ludotheque.rulebooks import fold
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.saves import read


def read_options(box: ldt.ShelfGame, given: Iterable[str]) -> dict[str, Any]:
    """Options from KEY=VALUE words; raises Problem if one cannot be read. The game itself judges the values."""
    out: dict[str, Any] = {}
    lists = {option.key for option in box.rules.options() if isinstance(option.values[0], list)}
    for word in given:
        key, equals, value = word.partition("=")
        key = key.strip()
        if not equals or not key:
            raise Problem("terminal-bad-option-word", word=word, known=", ".join(o.key for o in box.rules.options()))
        out[key] = read_value(box, value.strip(), key in lists)
    return out


def read_value(box: ldt.ShelfGame, text: str, is_list: bool = False) -> Any:
    """A value: what is in a file (@FILE), JSON, a list of words where a list belongs, or a plain word."""
    if text.startswith("@"):
        return read_value_file(box, Path(text[1:]))
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text.replace(",", " ").split() if is_list else text


def read_value_file(box: ldt.ShelfGame, path: Path) -> Any:
    """A value from a file: JSON, or lines such as "idole: 15 10 5"."""
    try:
        raw = read(path)
    except OSError as error:
        raise Problem("terminal-cannot-read", file=str(path), why=str(error.strerror)) from error
    try:
        return from_json(raw)
    except NotJson as error:
        text = raw.decode("utf-8", errors="replace")
        if text.lstrip().startswith(("{", "[")):
            raise Problem("terminal-bad-json", file=str(path), why=str(error)) from error
        return _read_lines(box, path, text)


def _read_lines(box: ldt.ShelfGame, path: Path, text: str) -> dict[str, list[int]]:
    """Lines of a name and its numbers. A name may be the game's key or the word for it in any language."""
    names = _names(box)
    out: dict[str, list[int]] = {}
    for number, whole in enumerate(text.splitlines(), 1):
        line = whole.partition("#")[0].strip()
        if not line:
            continue
        name, colon, values = line.partition(":")
        words = values.replace(",", " ").split()
        if not colon or not words or not all(word.isascii() and word.isdigit() and len(word) < 10 for word in words):
            raise Problem("terminal-bad-line", file=str(path), n=str(number), line=line[:60])
        key = fold(name.strip())
        out[names.get(key, key)] = [int(word) for word in words]
    return out


def _names(box: ldt.ShelfGame) -> dict[str, str]:
    """What the kinds of things in this box are called, in every language."""
    kinds = {str(card["facts"]["kind"]) for card in box.cards() if "kind" in card["facts"]}
    words = {kind: f"@{box.key}-kind-{kind}" for kind in kinds}
    return {fold(say(lang, "table-name", {"name": word})): kind for kind, word in words.items() for lang in LANGUAGES}
