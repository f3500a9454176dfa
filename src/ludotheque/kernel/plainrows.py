"""Rows in plain Python, for where there is no librt: see `rows`, which offers them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import SupportsIndex, overload

Num = i64 = int


class Row(list[int]):
    """A row of numbers. `capacity` is how many are expected; it changes nothing here."""

    def __init__(self, items: Iterable[int] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    @overload
    def __getitem__(self, at: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> Row: ...
    def __getitem__(self, at: SupportsIndex | slice) -> int | Row:
        found = super().__getitem__(at)
        return Row(found) if isinstance(found, list) else found


class Weights(list[float]):
    """A row of fractions."""

    def __init__(self, items: Iterable[float] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    @overload
    def __getitem__(self, at: SupportsIndex) -> float: ...
    @overload
    def __getitem__(self, at: slice) -> Weights: ...
    def __getitem__(self, at: SupportsIndex | slice) -> float | Weights:
        found = super().__getitem__(at)
        return Weights(found) if isinstance(found, list) else found


#: What librt calls a row of these numbers, `vec[i64]` and `vec[float]`; a row of anything else is a list.
vec: dict[type, type] = defaultdict(lambda: list, {i64: Row, float: Weights})


def append(row: Row, item: int) -> Row:
    """The row with one more number at its end."""
    row.append(item)
    return row


def extend(row: Row, items: Iterable[int]) -> Row:
    """The row with more numbers at its end."""
    row.extend(items)
    return row


def pop(row: Row, at: int = -1) -> tuple[Row, int]:
    """The row without one of its numbers, the last if no place is named; and that number."""
    item = row[at]
    del row[at]
    return row, item
