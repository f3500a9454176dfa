"""Lists of what lies in a box, which an owner may replace with the list of their own box: read, checked, remembered.

A list is an object: `id`, `version`, `provenance`, and its content. The option of a table holds the name of a built-in
list, or a whole list; a whole one that equals a built-in one is remembered by that name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from ludotheque.kernel.errors import BadTable, typed
from ludotheque.kernel.text import Text

Data = dict[str, Any]
HEADER = ("id", "version", "provenance")
LONGEST_NAME = 60
NEWEST = 10**6  #: version numbers stay below


def is_number(value: object, low: int, high: int) -> bool:
    """Whether a value is a whole number within bounds; True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


class OwnersList:
    """Which option of a game holds such a list, and how it is checked. Games say what is in it."""

    def __init__(self, game: str, option: str, rule: str, content: Sequence[str]) -> None:
        self.game = game
        self.option = option
        self.rule = rule  #: the rule that says what lies in the box
        self.fields = tuple(content)  #: the fields of its content

    # ---------------------------------------------------------------- what a game says
    def built_in(self) -> Mapping[str, Data]:
        """Our own lists, by their names."""
        raise NotImplementedError

    def content(self, given: Data, provenance: str) -> Data:
        """The content of an owner's list, checked. A field may be missing, or of any type."""
        raise NotImplementedError

    # ---------------------------------------------------------------- reading
    def whole(self, value: object) -> Data:
        """A list by name, or an owner's own, checked."""
        if isinstance(value, str):
            known = self.built_in()
            if value not in known:
                raise self.refuse("list-unknown", value=value[:60], known=", ".join(known))
            return known[value]
        if not isinstance(value, dict):
            raise self.refuse("list-not-a-list", known=", ".join(self.fields))
        for field in value:
            if field not in (*HEADER, *self.fields):
                known_fields = ", ".join((*HEADER, *self.fields))
                raise self.refuse("list-unknown-field", field=str(field)[:60], known=known_fields)
        version = value.get("version", 1)
        if not is_number(version, 0, NEWEST - 1):
            raise self.refuse("list-version")
        provenance = str(value.get("provenance", "owner"))[:60]
        header = {"id": str(value.get("id", "own"))[:60], "version": version, "provenance": provenance}
        return header | self.content(value, provenance)

    def settle(self, value: object) -> object:
        """What a table remembers: the name of a built-in list, or all of an owner's own."""
        found = self.whole(value)
        return next((name for name, ours in self.built_in().items() if ours == found), found)

    def lines(self, given: Data, field: str) -> list[object]:
        """A field that holds a list of lines."""
        lines = given.get(field)
        if not isinstance(lines, list):
            raise self.refuse("list-not-a-list", known=", ".join(self.fields))
        return lines

    def once(self, keys: Iterable[object]) -> None:
        """No two lines speak of the same thing."""
        seen: list[object] = []
        for key in keys:
            if key in seen:
                raise self.refuse("list-twice", line=f"{len(seen) + 1} ({key})")
            seen.append(key)

    def refuse(self, key: str, rule: str = "", **params: int | str) -> BadTable:
        """A refusal that cites the rule about what lies in the box, or another."""
        return BadTable(Text(key, f"{self.game} {rule or self.rule}", typed(params)))

    # ---------------------------------------------------------------- remembering
    def told(self, used: Data) -> Data:
        """The list in use as a record carries it: its header, and its content apart."""
        return {key: used[key] for key in HEADER} | {"content": {key: deepcopy(used[key]) for key in self.fields}}

    def from_record(self, told: Data) -> Data:
        """The list that a record carries, as the option takes it."""
        content = told.get("content")
        if not isinstance(content, dict):
            raise self.refuse("list-not-a-list", known=", ".join(self.fields))
        return {key: told[key] for key in HEADER if key in told} | content


class ListLine:
    """One line of an owner's list: each field is asked for by its name, and refused with the place where it stands."""

    def __init__(self, owners: OwnersList, line: object, n: int, fields: Sequence[str]) -> None:
        self.owners = owners
        self.where = str(n)
        if not isinstance(line, dict) or not all(isinstance(field, str) for field in line):
            raise self.refuse("list-line", known=", ".join(fields))
        self.data: Data = line

    def refuse(self, key: str, rule: str = "", **params: int | str) -> BadTable:
        """A refusal that says in which line."""
        return self.owners.refuse(key, rule, line=self.where, **params)

    def key(self, field: str, pattern: re.Pattern[str], taken: Iterable[str] = ()) -> str:
        """What the line calls its card; from here on refusals name it."""
        value = self.data.get(field)
        if not isinstance(value, str) or not pattern.fullmatch(value) or value in taken:
            raise self.refuse("list-key", field=field, value=str(value)[:60])
        self.where = f"{self.where} ({value})"
        return value

    def only(self, fields: Sequence[str]) -> None:
        """No other fields than these."""
        for field in self.data:
            if field not in fields:
                raise self.refuse("list-line-field", field=field[:60], known=", ".join(fields))

    def number(self, field: str, low: int, high: int, rule: str = "") -> int:
        """A whole number within bounds."""
        value = self.data.get(field)
        if not is_number(value, low, high):
            raise self.refuse("list-number", rule, field=field, low=low, high=high)
        assert isinstance(value, int)
        return value

    def numbers(self, field: str, bounds: Mapping[str, tuple[int, int]], rule: str = "") -> dict[str, int]:
        """An object with some of these numbers, in this order."""
        value = self.data.get(field, {})
        if not isinstance(value, dict) or any(name not in bounds for name in value):
            raise self.refuse("list-numbers", rule, field=field, known=", ".join(bounds))
        out: dict[str, int] = {}
        for name, (low, high) in bounds.items():
            if name in value:
                if not is_number(value[name], low, high):
                    raise self.refuse("list-number", rule, field=f"{field}, {name}", low=low, high=high)
                out[name] = value[name]
        return out

    def choice(self, field: str, known: Sequence[str], rule: str = "") -> str:
        """One of these words."""
        return self.one_of(self.data.get(field), field, known, rule)

    def one_of(self, value: object, field: str, known: Sequence[str], rule: str = "") -> str:
        """A value that must be one of these words."""
        if not isinstance(value, str) or value not in known:
            raise self.refuse("list-choice", rule, field=field, value=str(value)[:60], known=", ".join(known))
        return value

    def name(self, field: str = "name") -> str:
        """A name that people read."""
        value = self.data.get(field)
        if not isinstance(value, str) or not 1 <= len(value.strip()) <= LONGEST_NAME:
            raise self.refuse("list-name", n=LONGEST_NAME)
        return value
