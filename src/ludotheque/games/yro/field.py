"""The field on which a guild grows (R17): 5 by 5 spots, the first card in the middle.

R17 lets the layout grow in any direction as long as it fits in three columns and three rows. Around a first card in
the middle that is always inside 5 by 5, so a spot keeps its name for the whole game: columns a to e from left to right,
rows 1 to 5 from the top, "c3" is the middle.
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel import Num, Row, State, append, new_row
from ludotheque.kernel.rowtools import bits

WIDTH: Final = 5
SPOTS: Final = 25
MIDDLE: Final = 12
LINE: Final = 3  #: R17: at most so many cards in a row or a column

TOP_ROW: Final[Num] = (1 << WIDTH) - 1
LEFT_COLUMN: Final[Num] = sum([1 << WIDTH * i for i in range(WIDTH)])
EVERYWHERE: Final[Num] = (1 << SPOTS) - 1
NOT_LEFT: Final[Num] = sum([1 << spot for spot in range(SPOTS) if spot % WIDTH != 0])
NOT_RIGHT: Final[Num] = sum([1 << spot for spot in range(SPOTS) if spot % WIDTH != WIDTH - 1])
#: The nine places where the frame of 3 by 3 can lie.
FRAMES: Final = Row(
    [
        sum([1 << (WIDTH * row + column) for row in range(top, top + LINE) for column in range(left, left + LINE)])
        for top in range(LINE)
        for left in range(LINE)
    ]
)


def spot_name(spot: Num) -> str:
    """ "c3" is the middle: the third column from the left, the third row from the top."""
    return f"{chr(ord('a') + spot % WIDTH)}{spot // WIDTH + 1}"


def taken(g: State, zone: Num) -> Num:
    """The spots of a guild that hold a card, one bit each."""
    spots: Num = 0
    for card in g.cards(zone):
        spots |= 1 << g.spot[card]
    return spots


def beside(spots: Num) -> Num:
    """The spots that share an edge with one of these."""
    sides = (spots << 1) & NOT_LEFT | (spots >> 1) & NOT_RIGHT
    return sides | (spots << WIDTH) & EVERYWHERE | spots >> WIDTH


def framed(spots: Num) -> Num:
    """R17: all spots that fit into 3 by 3 together with these; 0 where these themselves do not."""
    out: Num = 0
    for frame in FRAMES:
        if spots & ~frame == 0:
            out |= frame
    return out


def open_spots(spots: Num) -> Num:
    """R17: where the next card may lie."""
    if spots == 0:
        return 1 << MIDDLE
    return beside(spots) & framed(spots) & ~spots


def spots_in(spots: Num) -> list[int]:
    """These spots one by one, from the top left."""
    return [spot for spot in range(SPOTS) if spots >> spot & 1]


def grown(spots: Num) -> bool:
    """R17: whether cards can come to lie so, one after the other."""
    if spots == 0:
        return True
    reached = spots & 1 << MIDDLE
    while True:
        more = (reached | beside(reached)) & spots
        if more == reached:
            return reached == spots and framed(spots) != 0
        reached = more


def front(spots: Num) -> Num:
    """R25, A9: the topmost of these spots in each column."""
    below = spots << WIDTH
    below |= below << WIDTH
    below |= below << 2 * WIDTH
    return spots & ~below


def row_of(spot: Num) -> Num:
    """The five spots of its row."""
    return TOP_ROW << spot // WIDTH * WIDTH


def column_of(spot: Num) -> Num:
    """The five spots of its column."""
    return LEFT_COLUMN << spot % WIDTH


def cards_on(g: State, zone: Num, spots: Num) -> Row:
    """The cards on these spots, from the top left."""
    out = new_row(LINE)
    for card in g.cards(zone):
        if spots >> g.spot[card] & 1:
            out = append(out, card)
    return out


def rows(g: State, zone: Num) -> list[Row]:
    """The cards in each of the five rows, from the left."""
    return [cards_on(g, zone, row_of(WIDTH * i)) for i in range(WIDTH)]


def columns(g: State, zone: Num) -> list[Row]:
    """The cards in each of the five columns, from the top."""
    return [cards_on(g, zone, column_of(i)) for i in range(WIDTH)]


def full_columns(g: State, zone: Num) -> Num:
    """How many columns hold three cards."""
    spots = taken(g, zone)
    full: Num = 0
    for i in range(WIDTH):
        if bits(spots & column_of(i)) == LINE:
            full += 1
    return full
