"""What can be agreed or replaced when a table is set, checked: tile values (A26), known colours (R26), layout (R27)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from ludotheque.games.yutaka import kinds, numbers
from ludotheque.games.yutaka.kit import place_names
from ludotheque.kernel import BadTable, Text, typed
from ludotheque.kernel.lists import OwnersList

Data = dict[str, Any]


def _refuse(key: str, rule: str, **params: int | str) -> BadTable:
    return BadTable(Text(key, f"yutaka {rule}", typed(params)))


# ------------------------------------------------------------------------------------ tile values
POINTS = 30  #: A26: per kind
LOW, HIGH = 1, 15


@cache
def _built_in() -> dict[str, Data]:
    raw = resources.files("ludotheque.games.yutaka").joinpath("tiles.json").read_text("utf-8")
    lists: dict[str, Data] = json.loads(raw)
    return {name: {"id": name, **content} for name, content in lists.items()}


class TileList(OwnersList):
    """A26: the values of the tiles, kind by kind. The printed ones are not public: ours are reconstructions."""

    def __init__(self) -> None:
        super().__init__("yutaka", option="tiles", rule="A26", content=kinds.KEYS)

    def built_in(self) -> Mapping[str, Data]:
        """See `tiles.json`; the first is the default."""
        return _built_in()

    def content(self, given: Data, provenance: str) -> Data:
        """Each kind's values, the highest first: 30 points a kind, 25 tiles in all."""
        out: Data = {kind: self._values(kind, given.get(kind)) for kind in kinds.KEYS}
        count = sum(len(line) for line in out.values())
        if count != numbers.TILES:
            each = ", ".join(f"{kind} {len(line)}" for kind, line in out.items())
            raise self.refuse("yutaka-tiles-count", n=count, each=each)
        return out

    def _values(self, kind: str, line: object) -> list[int]:
        if line is None:
            raise self.refuse("yutaka-tiles-missing-line", line=kind)
        if not isinstance(line, list) or not all(isinstance(v, int) and not isinstance(v, bool) for v in line):
            raise self.refuse("yutaka-tiles-not-numbers", line=kind)
        for value in line:
            if not LOW <= value <= HIGH:
                raise self.refuse("yutaka-tiles-range", line=kind, n=value)
        if sum(line) != POINTS:
            raise self.refuse("yutaka-tiles-sum", line=kind, values=" + ".join(map(str, line)), n=sum(line))
        return sorted(line, reverse=True)


TILES = TileList()


# ------------------------------------------------------------------------------------ known colours
def usually_known(mode: str) -> list[str]:
    """R25: Mysteria knows no colour, Tactika all."""
    return list(kinds.KEYS) if mode == "tactika" else []


def known(mode: str, given: object) -> list[str]:
    """R26: a mixed mode knows the colours it names; the other modes leave no choice."""
    if not isinstance(given, list) or not all(kind in kinds.KEYS for kind in given):
        raise _refuse("yutaka-known-bad", "R26", value=str(given)[:60], known=", ".join(kinds.KEYS))
    chosen = [kind for kind in kinds.KEYS if kind in given]
    if mode != "mixed" and chosen != usually_known(mode):
        raise _refuse("yutaka-known-mode", "R26", mode=mode)
    return chosen


# ------------------------------------------------------------------------------------ the archipelago
LAYOUTS: dict[str, Data] = {
    "flat": {"islands": [4, 4, 4, 4, 4], "covers": {}},
    "pairs": {
        "islands": [4, 4, 4, 4, 4],
        "covers": {f"{n}{top}": [f"{n}{below}"] for n in range(1, 6) for top, below in (("a", "b"), ("c", "d"))},
    },
    "peak": {
        "islands": [4, 4, 4, 4, 4],
        "covers": {f"{n}a": [f"{n}b", f"{n}c", f"{n}d"] for n in range(1, 6)},
    },
}


def layout(value: object) -> Data:
    """An archipelago by name, or an owner's own: sizes of the islands, which tile lies on which.

    {"islands": [4, 4, 4, 4, 4], "covers": {"2a": ["2b", "3a"]}, "cubes": "hidden"}: tile 2a lies on 2b and 3a, and
    the cube of a covered tile is hidden (A14) or "seen".
    """
    if isinstance(value, str):
        if value not in LAYOUTS:
            raise _refuse("yutaka-layout-unknown", "R27", value=value[:60], known=", ".join(LAYOUTS))
        return {"id": value, "cubes": "hidden", **LAYOUTS[value]}
    if not isinstance(value, dict):
        raise _refuse("yutaka-layout-not-an-object", "R27")
    known = ("id", "islands", "covers", "cubes")
    for key in value:
        if key not in known:
            raise _refuse("yutaka-layout-unknown-line", "R27", line=str(key)[:60], known=", ".join(known))
    sizes = value.get("islands", [4] * numbers.ISLANDS)
    if not isinstance(sizes, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in sizes):
        raise _refuse("yutaka-layout-sizes", "A16", value=str(sizes)[:60])
    if len(sizes) != numbers.ISLANDS or min(sizes) < 1 or sum(sizes) != numbers.PLACES:
        raise _refuse("yutaka-layout-sizes", "A16", value=", ".join(map(str, sizes))[:60])
    cubes = value.get("cubes", "hidden")
    if cubes not in ("hidden", "seen"):
        raise _refuse("yutaka-layout-cubes", "A14", value=str(cubes)[:60])
    covers = _covers(sizes, value.get("covers", {}))
    return {"id": str(value.get("id", "own"))[:60], "cubes": cubes, "islands": sizes, "covers": covers}


def _covers(sizes: list[int], covers: object) -> dict[str, list[str]]:
    names = place_names(sizes)
    if not isinstance(covers, dict):
        raise _refuse("yutaka-layout-covers", "A13", value=str(covers)[:60])
    out: dict[str, list[str]] = {}
    for top, below in covers.items():
        if not isinstance(below, list):
            raise _refuse("yutaka-layout-covers", "A13", value=str(below)[:60])
        for name in (top, *below):
            if not isinstance(name, str) or not re.fullmatch(r"[1-5][a-p]", name) or name not in names:
                raise _refuse("yutaka-layout-no-place", "A13", value=str(name)[:60])
        out[top] = sorted(set(below))
    _acyclic(out)
    return {top: out[top] for top in sorted(out) if out[top]}


def _acyclic(covers: dict[str, list[str]]) -> None:
    """A13: no tile may lie, however indirectly, on itself: else it could never be turned."""
    left = {top: set(below) for top, below in covers.items()}
    while left:
        loose = [top for top in left if not any(top in below for other, below in left.items())]
        if not loose:
            raise _refuse("yutaka-layout-cycle", "A13", value=", ".join(sorted(left))[:120])
        for top in loose:
            del left[top]
