"""The count of Yutakâ (R18–R24): island by island, type by type, over the tiles that are face up."""

from __future__ import annotations

from ludotheque.games.yutaka.box import (
    COLUMN,
    DYNAMITE,
    EQUIPEMENT,
    ISLANDS,
    KINDS,
    SIDE,
    YutakaKit,
    box_of,
)
from ludotheque.kernel import DREW, LOST, WON, Line, State, Text


class Contest:
    """One type of treasure on one island: what lies there, what each side brings, who takes it."""

    def __init__(self, island: int, kind: int) -> None:
        self.island = island
        self.kind = kind
        self.values: list[int] = []
        self.cards = [0, 0]  #: how many cards of the type each side has
        self.sums = [0, 0]  #: what is compared
        self.winner = -1
        self.rule = ""

    def worth(self) -> int:
        """The points at stake."""
        return sum(self.values)


def contest(g: State, island: int, kind: int) -> Contest:
    """R18–R22: who takes the face-up tiles of one type on one island."""
    kit = box_of(g)
    out = Contest(island, kind)
    for tile in g.zones[island]:
        if g.known[tile] == kit.everyone:
            face = kit.tiles[g.face[tile] - len(kit.cards)]
            if face.kind == kind:
                out.values.append(face.value)
    for seat in range(2):
        for card in g.zones[COLUMN + SIDE * seat + island]:
            put = kit.cards[g.face[card]]
            if put.kind == kind:
                out.cards[seat] += 1
            if put.kind == kind or (kind == EQUIPEMENT and put.kind != DYNAMITE):
                out.sums[seat] += put.value
    _decide(out)
    return out


def _decide(it: Contest) -> None:
    mine, theirs = it.cards
    if not mine and not theirs:
        it.rule = "R21" if it.kind == EQUIPEMENT else "R20"
    elif not mine or not theirs:
        it.winner = 0 if mine else 1
        it.rule = "R21" if it.kind == EQUIPEMENT else "R19"
    elif it.sums[0] == it.sums[1]:
        it.rule = "R21" if it.kind == EQUIPEMENT else "R20"
    else:
        it.winner = 0 if it.sums[0] > it.sums[1] else 1
        it.rule = "R21" if it.kind == EQUIPEMENT else "R18"


def contests(g: State) -> list[Contest]:
    """Every contest with at least one tile face up, in the order of the islands (A30) and of the types."""
    out: list[Contest] = []
    for island in range(ISLANDS):
        for kind in range(len(KINDS)):
            it = contest(g, island, kind)
            if it.values:
                out.append(it)
    return out


def totals(g: State, only: int = -1) -> list[int]:
    """R23: what each player's tiles are worth; of one type alone for the tie-break (R24)."""
    points = [0, 0]
    for it in contests(g):
        if it.winner >= 0 and only in (-1, it.kind):
            points[it.winner] += it.worth()
    return points


def lines(g: State) -> list[Line]:
    """The count explained: each contest with its sums, its rule and its points."""
    out: list[Line] = []
    for it in contests(g):
        points = [0, 0]
        params: dict[str, int | str] = {
            "number": it.island + 1,
            "kind": f"@yutaka-kind-{KINDS[it.kind]}",
            "tiles": " + ".join([str(value) for value in it.values]),
            "n": it.worth(),
            "count": len(it.values),
        }
        if it.winner >= 0:
            points[it.winner] = it.worth()
            params["seat"] = it.winner
            params["high"] = it.sums[it.winner]
            params["low"] = it.sums[1 - it.winner]
            key = "yutaka-score-majority" if it.cards[1 - it.winner] else "yutaka-score-alone"
        else:
            params["high"] = it.sums[0]
            key = "yutaka-score-tie" if it.cards[0] else "yutaka-score-nobody"
        out.append(Line(Text(key, it.rule, params), points))
    return out


def outcome(g: State) -> tuple[list[str], Text]:
    """R23, R24, A12: the higher total; then the higher total in Équipement tiles; then a shared victory."""
    points = totals(g)
    if points[0] != points[1]:
        return _won(points, "yutaka-outcome-points", "R23")
    equipment = totals(g, EQUIPEMENT)
    if equipment[0] != equipment[1]:
        return _won(equipment, "yutaka-outcome-equipment", "R24")
    return [DREW, DREW], Text("yutaka-outcome-draw", "A12", {"high": points[0]})


def _won(points: list[int], key: str, rule: str) -> tuple[list[str], Text]:
    winner = 0 if points[0] > points[1] else 1
    text = Text(key, rule, {"seat": winner, "high": points[winner], "low": points[1 - winner]})
    return [WON, LOST] if winner == 0 else [LOST, WON], text


def tiles_left(g: State, kit: YutakaKit) -> dict[str, list[int]]:
    """By type, the values nobody has seen yet: in the archipelago or out of the game."""
    left: dict[str, list[int]] = {kind: [] for kind in KINDS}
    for tile in kit.tiles:
        seen = 0
        for card in range(len(g.face)):
            if g.face[card] == tile.number and g.known[card] == kit.everyone:
                seen += 1
        left[KINDS[tile.kind]].extend([tile.value] * (kit.copies[tile.number] - seen))
    return left
