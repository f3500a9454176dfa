"""What is done with rows beside reading and writing them; and the bits of a mask."""

from __future__ import annotations

from ludotheque.kernel.rows import Num, Row, Weights, i64, vec


def new_row(n: Num = 0) -> Row:
    """An empty row; `n` is how many numbers are expected in it. (mypyc makes one quickly only if it is called so.)"""
    return vec[i64](capacity=n)


def filled(n: Num, item: Num) -> Row:
    """The same number, n times. (mypyc makes it quickly only if it is written so.)"""
    return vec[i64]([item] * n)


def new_weights(n: Num) -> Weights:
    """So many fractions, all 0. (mypyc makes them quickly only if it is written so.)"""
    return vec[float]([0.0] * n)


def index(row: Row, item: Num) -> Num:
    """Where a number first stands in a row; raises ValueError where it does not."""
    at: Num
    for at in range(len(row)):
        if row[at] == item:
            return at
    raise ValueError(item)


def count(row: Row, item: Num) -> Num:
    """How often a number stands in a row."""
    n: Num = 0
    for other in row:
        if other == item:
            n += 1
    return n


def sort(row: Row) -> None:
    """Sort a row where it is; rows are short, or nearly sorted."""
    for i in range(1, len(row)):
        item = row[i]
        at: Num = i
        while at > 0 and row[at - 1] > item:
            row[at] = row[at - 1]
            at -= 1
        row[at] = item


def bits(mask: Num) -> Num:
    """How many bits of a mask are set."""
    n: Num = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
