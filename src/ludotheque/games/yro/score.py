"""The count and the end of YRO (R40–R44, R50–R52)."""

from __future__ import annotations

from ludotheque.games.yro import numbers
from ludotheque.games.yro.kit import kit_of
from ludotheque.games.yro.rules.combat import rivals_strength
from ludotheque.kernel import LOST, NOBODY, WON, Line, Num, State, Text
from ludotheque.kernel.usual import results

#: The rule by which each source of VP is counted.
RULES = ["R19", "R20", "R30", "R40", "R45", "R43"]


def of_all(g: State, what: Num) -> list[int]:
    """One of the numbers of every guild, by seat."""
    return [g.vars[numbers.of(seat, what)] for seat in range(g.kit.seats)]


def overrun(g: State) -> bool:
    """R51: whether the rivals of a guild alone have grown too strong."""
    kit = kit_of(g)
    return kit.seats == 1 and rivals_strength(g, kit) > numbers.RIVAL_LIMIT


def lines(g: State) -> list[Line]:
    """The VP by where they come from; a game that was lost alone has no score (A32)."""
    if overrun(g):
        return []
    left = of_all(g, numbers.VP)
    out: list[Line] = []
    for source in range(len(numbers.SOURCES)):
        points = of_all(g, numbers.FROM_RECRUITMENT + source)
        left = [left[seat] - points[seat] for seat in range(len(points))]
        at = numbers.FROM_RECRUITMENT + source
        if (at != numbers.FROM_COINS or g.over) and (at != numbers.FROM_QUESTS or kit_of(g).quest_row != NOBODY):
            out.append(Line(Text(f"yro-score-{numbers.SOURCES[source]}", RULES[source]), points))
    if max(left) > 0:  # a position written by hand need not say where its VP come from
        out.append(Line(Text("yro-score-earlier", "R40"), left))
    return out


def best(values: list[int], among: list[int]) -> list[int]:
    """Of some seats, those with the highest value."""
    highest = max([values[seat] for seat in among])
    return [seat for seat in among if values[seat] == highest]


def outcome(g: State) -> tuple[list[str], Text]:
    """R44, A13, A14: most VP, then most écus held, then most strength in the last Combat, then a shared victory."""
    points = of_all(g, numbers.VP)
    if g.kit.seats == 1:
        if overrun(g):
            return [LOST], Text("yro-outcome-overrun", "R51", {"n": numbers.RIVAL_LIMIT})
        return [WON], Text("yro-outcome-solo", "R52", {"n": points[0]})
    first = best(points, list(range(g.kit.seats)))
    winners = first
    key, rule, n = "yro-outcome-points", "R44", points[first[0]]
    if len(winners) > 1:
        winners = best(of_all(g, numbers.COINS), winners)
        key, rule, n = "yro-outcome-coins", "A13", g.vars[numbers.of(winners[0], numbers.COINS)]
    if len(winners) > 1:
        winners = best(of_all(g, numbers.FORCE), winners)
        key, rule, n = "yro-outcome-strength", "A14", g.vars[numbers.of(winners[0], numbers.FORCE)]
    high = points[first[0]]
    seats = results(winners, g.kit.seats)
    if len(winners) == 1:
        return seats, Text(key, rule, {"seat": winners[0], "high": high, "n": n})
    if len(winners) == 2:
        return seats, Text("yro-outcome-shared-two", "R44", {"seat": winners[0], "other": winners[1], "high": high})
    return seats, Text("yro-outcome-shared", "R44", {"high": high, "n": len(winners)})
