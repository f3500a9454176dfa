"""The field on which a guild grows (R17): 5 by 5 spots, the first card in the middle.

R17 lets the layout grow in any direction as long as it fits in three columns and three rows. Around a first card in
the middle that is always inside 5 by 5, so a spot keeps its name for the whole game: columns a to e from left to right,
rows 1 to 5 from the top, "c3" is the middle.
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel import State

WIDTH: Final = 5
SPOTS: Final = 25
MIDDLE: Final = 12
LINE: Final = 3  #: R17: at most so many cards in a row or a column

EVERYWHERE: Final = (1 << SPOTS) - 1
NOT_LEFT: Final = sum([1 << spot for spot in range(SPOTS) if spot % WIDTH != 0])
NOT_RIGHT: Final = sum([1 << spot for spot in range(SPOTS) if spot % WIDTH != WIDTH - 1])
#: The nine places where the frame of 3 by 3 can lie.
FRAMES: Final = [
    sum([1 << (WIDTH * row + column) for row in range(top, top + LINE) for column in range(left, left + LINE)])
    for top in range(LINE)
    for left in range(LINE)
]


def spot_name(spot: int) -> str:
    """ "c3" is the middle: the third column from the left, the third row from the top."""
    return f"{chr(ord('a') + spot % WIDTH)}{spot // WIDTH + 1}"


def taken(g: State, zone: int) -> int:
    """The spots of a guild that hold a card, one bit each."""
    spots = 0
    for card in g.zones[zone]:
        spots |= 1 << g.spot[card]
    return spots


def beside(spots: int) -> int:
    """The spots that share an edge with one of these."""
    sides = (spots << 1) & NOT_LEFT | (spots >> 1) & NOT_RIGHT
    return sides | (spots << WIDTH) & EVERYWHERE | spots >> WIDTH


def framed(spots: int) -> int:
    """R17: all spots that fit into 3 by 3 together with these; 0 where these themselves do not."""
    out = 0
    for frame in FRAMES:
        if spots & ~frame == 0:
            out |= frame
    return out


def open_spots(spots: int) -> int:
    """R17: where the next card may lie."""
    if spots == 0:
        return 1 << MIDDLE
    return beside(spots) & framed(spots) & ~spots


def spots_in(spots: int) -> list[int]:
    """These spots one by one, from the top left."""
    out: list[int] = []
    while spots:
        out.append((spots & -spots).bit_length() - 1)
        spots &= spots - 1
    return out


def grown(spots: int) -> bool:
    """R17: whether cards can come to lie so, one after the other."""
    if spots == 0:
        return True
    reached = spots & 1 << MIDDLE
    while True:
        more = (reached | beside(reached)) & spots
        if more == reached:
            return reached == spots and framed(spots) != 0
        reached = more


def front(g: State, zone: int) -> list[int]:
    """R25, A9: the topmost card of each column, from the top."""
    out: list[int] = []
    seen = 0
    for card in g.zones[zone]:  # by spot: the top row comes first
        column = 1 << g.spot[card] % WIDTH
        if not seen & column:
            seen |= column
            out.append(card)
    return out


def line_through(g: State, zone: int, spot: int, column: bool) -> list[int]:
    """The cards in the row, or the column, of a spot."""
    out: list[int] = []
    for card in g.zones[zone]:
        at = g.spot[card]
        if (at % WIDTH == spot % WIDTH) if column else (at // WIDTH == spot // WIDTH):
            out.append(card)
    return out


def columns(g: State, zone: int) -> list[list[int]]:
    """The cards in each of the five columns, from the top."""
    out: list[list[int]] = [[] for _ in range(WIDTH)]
    for card in g.zones[zone]:
        out[g.spot[card] % WIDTH].append(card)
    return out


def rows(g: State, zone: int) -> list[list[int]]:
    """The cards in each of the five rows, from the left."""
    out: list[list[int]] = [[] for _ in range(WIDTH)]
    for card in g.zones[zone]:
        out[g.spot[card] // WIDTH].append(card)
    return out


def full_columns(g: State, zone: int) -> int:
    """How many columns hold three cards."""
    counts = [0] * WIDTH
    for card in g.zones[zone]:
        counts[g.spot[card] % WIDTH] += 1
    return counts.count(LINE)
