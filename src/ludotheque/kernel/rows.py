"""Rows of numbers, stored flat: what a state is made of.

A `Num` is a whole number of 64 bits, a `Row` is a row of them; `Weights` are a row of fractions. A row is a value, as a
number is: whatever makes one longer or shorter gives a new row, which takes the place of the old one, and the old one
is not used any more:

    out = append(out, card)

Only what stands in a row can be written where it is: `g.known[card] = 0`. Whoever keeps a row and writes into it works
on a copy, `row[:]`.

This module is not compiled: compiled rules take both from librt, as C's own numbers and arrays. Where there is no librt
(in a browser, on PyPy) plain Python does the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["Num", "Row", "Weights", "append", "extend", "i64", "pop", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, vec
    from mypy_extensions import i64

    Num = i64
    Row = vec[i64]
    Weights = vec[float]
else:
    try:
        from librt.vecs import append, extend, pop, vec
        from mypy_extensions import i64

        Num = i64
        Row = vec[i64]
        Weights = vec[float]
    except ImportError:
        from ludotheque.kernel.plainrows import Num, Row, Weights, append, extend, i64, pop, vec
