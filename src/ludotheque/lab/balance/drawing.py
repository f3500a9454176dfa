"""The charts of a report, as SVG to stand in a page: they take their colours from it, by day and by night.

Every chart stands beside a table that says the same; what is told apart differs in shape, and not in colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDE, HIGH = 400, 210
LEFT, RIGHT, TOP, BOTTOM = 54, 18, 14, 42  #: margins, in which the axes are labelled
ROW_WIDE, ROW_HIGH = 160, 22  #: of the small drawing in a row of a table


def _n(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{value:.1f}".removesuffix(".0")


def _svg(title: str, body: Sequence[str], high: int = HIGH) -> str:
    return (
        f'<svg class="chart" viewBox="0 0 {WIDE} {high}" role="img" aria-label="{escape(title)}">'
        + "".join(body)
        + "</svg>"
    )


def _rect(kind: str, x: float, y: float, wide: float, high: float) -> str:
    return f'<rect class="{kind}" x="{_n(x)}" y="{_n(y)}" width="{_n(wide)}" height="{_n(high)}"/>'


def _words(x: float, y: float, text: str, kind: str = "") -> str:
    return f'<text x="{_n(x)}" y="{_n(y)}" class="{kind}">{escape(text)}</text>'


# ------------------------------------------------------------------------------------ columns
def columns(title: str, labels: Sequence[str], values: Sequence[int], under: str) -> str:
    """Columns with their numbers on top and labels below: one for each, or, if there is one more, for their edges."""
    most = max([*values, 1])
    edge = 0.0 if len(labels) > len(values) else 0.5
    step = (WIDE - LEFT - RIGHT) / max(1, len(values))
    every = -(-len(values) // 12)
    floor = HIGH - BOTTOM
    body = [f'<path class="axis" d="M{LEFT} {floor}H{WIDE - RIGHT}"/>']
    for at, value in enumerate(values):
        x = LEFT + at * step
        tall = (floor - TOP - 12) * value / most
        if value:
            body.append(_rect("bar", x + step * 0.12, floor - tall, step * 0.76, tall))
            if step >= 16:
                body.append(_words(x + step / 2, floor - tall - 4, str(value), "mid"))
    for at, label in enumerate(labels):
        if at % every == 0:
            body.append(_words(LEFT + (at + edge) * step, floor + 17, label, "mid"))
    body.append(_words((LEFT + WIDE - RIGHT) / 2, HIGH - 5, under, "mid soft"))
    return _svg(title, body)


# ------------------------------------------------------------------------------------ lines
@dataclass(frozen=True)
class Series:
    """A line through points with a range around each; lines are told apart by dashes, points by their shape."""

    name: str
    points: list[tuple[int, float, float, float]]  #: where, how high, from, to; heights are shares
    second: bool = False


def lines(title: str, series: Sequence[Series], under: str, toss_up: float) -> str:
    """Shares from 0 to 100 % over whole numbers, with a line for what a toss-up would be."""
    places = [x for it in series for x, *_ in it.points]
    first, last = min(places), max(places)
    key = 18 * len(series)
    high = HIGH + key
    floor = high - BOTTOM

    def across(x: int) -> float:
        return LEFT + 12 + (WIDE - LEFT - RIGHT - 24) * ((x - first) / (last - first) if last > first else 0.5)

    def up(share: float) -> float:
        return floor - (floor - TOP - key) * share

    body = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        body.append(f'<path class="grid" d="M{LEFT} {_n(up(share))}H{WIDE - RIGHT}"/>')
        body.append(_words(LEFT - 6, up(share) + 4, f"{100 * share:.0f} %", "end"))
    body.append(f'<path class="toss" d="M{LEFT} {_n(up(toss_up))}H{WIDE - RIGHT}"/>')
    every = -(-(last - first + 1) // 12)
    for x in range(first, last + 1, every):
        body.append(_words(across(x), floor + 17, str(x), "mid"))
    body.append(_words((LEFT + WIDE - RIGHT) / 2, high - 5, under, "mid soft"))
    for number, it in enumerate(series):
        kind = "two" if it.second else "one"
        there = [f"{_n(across(x))} {_n(up(to))}" for x, _, _, to in it.points]
        back = [f"{_n(across(x))} {_n(up(low))}" for x, _, low, _ in reversed(it.points)]
        through = [f"{_n(across(x))},{_n(up(y))}" for x, y, *_ in it.points]
        body.append(f'<path class="band {kind}" d="M{" ".join([*there, *back])}Z"/>')
        body.append(f'<polyline class="line {kind}" points="{" ".join(through)}"/>')

        body += [_point(across(x), up(y), it.second) for x, y, *_ in it.points]
        y = 12 + 18 * number
        body.append(f'<path class="line {kind}" d="M{LEFT} {y - 4}h34"/>' + _point(LEFT + 17, y - 4, it.second))
        body.append(_words(LEFT + 42, y, it.name))
    return _svg(title, body, high)


def _point(x: float, y: float, second: bool, size: float = 4) -> str:
    if second:
        s = _n(size + 1)
        return f'<path class="hollow" d="M{_n(x - size - 1)} {_n(y)}l{s} -{s} {s} {s} -{s} {s}z"/>'
    return f'<circle class="dot" cx="{_n(x)}" cy="{_n(y)}" r="{_n(size)}"/>'


# ------------------------------------------------------------------------------------ in rows of tables
def span(low: float, dot: float, high: float, reach: float, beside: float | None = None) -> str:
    """An effect with its range, and that of other bots beside it; what is further out ends in an arrow."""
    body = [f'<path class="zero" d="M{ROW_WIDE // 2} 0v{ROW_HIGH}"/>']
    one, two = _across(low, reach), _across(high, reach)
    body.append(f'<path class="range" d="M{_n(one)} 11H{_n(two)}"/>')
    if low < -reach:
        body.append('<path class="range" d="M7 7l-5 4 5 4"/>')
    if high > reach:
        body.append(f'<path class="range" d="M{ROW_WIDE - 7} 7l5 4 -5 4"/>')
    if beside is not None:
        body.append(_point(_across(beside, reach), 11, True, 4))
    body.append(_point(_across(dot, reach), 11, False, 4))
    return _small(body)


def _across(effect: float, reach: float) -> float:
    held = max(-reach, min(reach, effect))
    return ROW_WIDE / 2 + held / reach * (ROW_WIDE / 2 - 8)


def bar(value: float, most: float, other: float | None = None) -> str:
    """A bar, and a hatched one under it for the others."""
    body = []
    for at, it in enumerate((value,) if other is None else (value, other)):
        tall = 14 if other is None else 8
        wide = max(0.0, (ROW_WIDE - 4) * it / most) if most > 0 else 0.0
        body.append(_rect("bar" if at == 0 else "open", 1, 2 + 10 * at, wide, tall))
    return _small(body)


def key(kind: str) -> str:
    """A piece of such a bar, to stand before what it means."""
    return f'<svg class="key" viewBox="0 0 22 12" aria-hidden="true">{_rect(kind, 1, 2, 20, 8)}</svg>'


def share(value: float, low: float, high: float, even: float) -> str:
    """A share from 0 to 1 with its range, and a mark where it would be if all were even."""
    wide = ROW_WIDE - 10
    body = [
        f'<path class="zero" d="M{_n(5 + wide * even)} 0v{ROW_HIGH}"/>',
        f'<path class="range" d="M{_n(5 + wide * low)} 11H{_n(5 + wide * high)}"/>',
        _point(5 + wide * value, 11, False, 4),
    ]
    return _small(body)


def _small(body: Sequence[str]) -> str:
    return f'<svg class="small" viewBox="0 0 {ROW_WIDE} {ROW_HIGH}" aria-hidden="true">{"".join(body)}</svg>'
