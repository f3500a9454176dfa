"""The count of Yutakâ (R18–R24): island by island, kind by kind, over the tiles that are face up."""

from __future__ import annotations

from ludotheque.games.yutaka import kinds, numbers, zones
from ludotheque.games.yutaka.effects import face_up
from ludotheque.games.yutaka.kit import kit_of
from ludotheque.kernel import LOST, NOBODY, SHARED, WON, Line, State, Text


class Contest:
    """One kind of treasure on one island: what lies there, what each side brings, who takes it."""

    def __init__(self, island: int, kind: int) -> None:
        self.island = island
        self.kind = kind
        self.values: list[int] = []  #: of the tiles face up
        self.cards = [0, 0]  #: how many cards of the kind each side has
        self.sums = [0, 0]  #: what is compared
        self.winner = NOBODY
        self.rule = ""

    def worth(self) -> int:
        """The points at stake."""
        return sum(self.values)

    def decide(self) -> None:
        """R18–R21: the higher sum, or whoever competes alone; on a tie, and without any card, nobody."""
        mine, theirs = self.cards
        if mine and theirs:
            self.rule = "R20" if self.sums[0] == self.sums[1] else "R18"
            if self.sums[0] != self.sums[1]:
                self.winner = 0 if self.sums[0] > self.sums[1] else 1
        elif mine or theirs:
            self.rule = "R19"
            self.winner = 0 if mine else 1
        else:
            self.rule = "R20"
        if self.kind == kinds.EQUIPEMENT:
            self.rule = "R21"


def contests_at(g: State, island: int) -> list[Contest]:
    """R18–R22: who takes the face-up tiles of each kind on one island."""
    kit = kit_of(g)
    out = [Contest(island, kind) for kind in range(len(kinds.KEYS))]
    for tile in g.cards(zones.ISLAND + island):
        if face_up(g, tile):
            face = kit.tiles[g.face[tile] - len(kit.cards)]
            out[face.kind].values.append(face.value)
    for seat in range(2):
        for card in g.cards(zones.column(seat, island)):
            put = kit.cards[g.face[card]]
            if put.kind != kinds.DYNAMITE:
                out[put.kind].cards[seat] += 1
                out[put.kind].sums[seat] += put.value
                if put.kind != kinds.EQUIPEMENT:  # R21: there the whole column counts
                    out[kinds.EQUIPEMENT].sums[seat] += put.value
    for it in out:
        it.decide()
    return out


def contests(g: State) -> list[Contest]:
    """Every contest with at least one tile face up, in the order of the islands (A30) and of the kinds."""
    return [it for island in range(numbers.ISLANDS) for it in contests_at(g, island) if it.values]


def totals(g: State, only: int = NOBODY) -> list[int]:
    """R23: what each player's tiles are worth; of one kind alone for the tie-break (R24)."""
    points = [0, 0]
    for it in contests(g):
        if it.winner != NOBODY and only in (NOBODY, it.kind):
            points[it.winner] += it.worth()
    return points


def lines(g: State) -> list[Line]:
    """The count explained: each contest with its sums, its rule and its points."""
    out: list[Line] = []
    for it in contests(g):
        points = [0, 0]
        params: dict[str, int | str] = {
            "number": it.island + 1,
            "kind": f"@yutaka-kind-{kinds.KEYS[it.kind]}",
            "tiles": " + ".join([str(value) for value in it.values]),
            "n": it.worth(),
            "count": len(it.values),
        }
        if it.winner != NOBODY:
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
    equipment = totals(g, kinds.EQUIPEMENT)
    if equipment[0] != equipment[1]:
        return _won(equipment, "yutaka-outcome-equipment", "R24")
    return [SHARED, SHARED], Text("yutaka-outcome-shared", "A12", {"high": points[0]})


def _won(points: list[int], key: str, rule: str) -> tuple[list[str], Text]:
    winner = 0 if points[0] > points[1] else 1
    text = Text(key, rule, {"seat": winner, "high": points[winner], "low": points[1 - winner]})
    return [WON, LOST] if winner == 0 else [LOST, WON], text
