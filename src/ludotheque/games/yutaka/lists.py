"""The lists an owner may replace, checked: tile values (A26) and the archipelago (R27)."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources
from typing import Any

from ludotheque.games.yutaka.box import ISLANDS, KINDS, PLACES, TILES
from ludotheque.kernel import BadTable, Text, typed

POINTS = 30  #: per type
LOW, HIGH = 1, 15

LAYOUTS: dict[str, dict[str, Any]] = {
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


@cache
def tile_lists() -> dict[str, dict[str, Any]]:
    """The named lists: the printed one is not public, all of these are reconstructions."""
    raw = resources.files("ludotheque.games.yutaka").joinpath("tiles.json").read_text("utf-8")
    lists: dict[str, dict[str, Any]] = json.loads(raw)
    return {name: {"id": name, **content} for name, content in lists.items()}


def _refuse(key: str, rule: str, **params: int | str) -> BadTable:
    return BadTable(Text(key, f"yutaka {rule}", typed(params)))


def tile_list(value: object) -> dict[str, Any]:
    """A list by name, or an owner's own: an object with the five types and their values."""
    lists = tile_lists()
    if isinstance(value, str):
        if value not in lists:
            raise _refuse("yutaka-tiles-unknown", "A26", value=value[:60], known=", ".join(lists))
        return lists[value]
    if not isinstance(value, dict):
        raise _refuse("yutaka-tiles-not-a-list", "A26", known=", ".join(KINDS))
    extra = [str(key) for key in value if key not in (*KINDS, "id", "version", "provenance")]
    if extra:
        raise _refuse("yutaka-tiles-unknown-line", "A26", line=extra[0][:60], known=", ".join(KINDS))
    out: dict[str, Any] = {
        "id": str(value.get("id", "own"))[:60],
        "version": value.get("version", 1),
        "provenance": str(value.get("provenance", "owner"))[:60],
    }
    if not isinstance(out["version"], int) or not 0 <= out["version"] < 10**6:
        raise _refuse("yutaka-tiles-not-numbers", "A26", line="version")
    for kind in KINDS:
        out[kind] = _values(kind, value.get(kind))
    count = sum(len(out[kind]) for kind in KINDS)
    if count != TILES:
        each = ", ".join(f"{kind} {len(out[kind])}" for kind in KINDS)
        raise _refuse("yutaka-tiles-count", "A26", n=count, each=each)
    return out


def _values(kind: str, line: object) -> list[int]:
    if line is None:
        raise _refuse("yutaka-tiles-missing-line", "A26", line=kind)
    if not isinstance(line, list) or not all(isinstance(v, int) and not isinstance(v, bool) for v in line):
        raise _refuse("yutaka-tiles-not-numbers", "A26", line=kind)
    for value in line:
        if not LOW <= value <= HIGH:
            raise _refuse("yutaka-tiles-range", "A26", line=kind, n=value)
    if sum(line) != POINTS:
        raise _refuse("yutaka-tiles-sum", "A26", line=kind, values=" + ".join(map(str, line)), n=sum(line))
    return sorted(line, reverse=True)


def layout(value: object) -> dict[str, Any]:
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
    sizes = value.get("islands", [4] * ISLANDS)
    if not isinstance(sizes, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in sizes):
        raise _refuse("yutaka-layout-sizes", "A16", value=str(sizes)[:60])
    if len(sizes) != ISLANDS or min(sizes) < 1 or sum(sizes) != PLACES:
        raise _refuse("yutaka-layout-sizes", "A16", value=", ".join(map(str, sizes))[:60])
    cubes = value.get("cubes", "hidden")
    if cubes not in ("hidden", "seen"):
        raise _refuse("yutaka-layout-cubes", "A14", value=str(cubes)[:60])
    out = {"id": str(value.get("id", "own"))[:60], "cubes": cubes, "islands": sizes, "covers": value.get("covers", {})}
    out["covers"] = _covers(sizes, out["covers"])
    return out


def places(sizes: list[int]) -> list[str]:
    """The names of all places: island number and letter."""
    return [f"{i + 1}{chr(ord('a') + j)}" for i, size in enumerate(sizes) for j in range(size)]


def _covers(sizes: list[int], covers: object) -> dict[str, list[str]]:
    names = places(sizes)
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
