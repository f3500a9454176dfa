"""The parts that a view is made of: built anew, or kept as JSON from the last time.

After every move everybody at a table gets a view, and little of it has changed. What is kept is kept together with all
that it was made of, as far as the seat knows it: a part is used again only if it would be made of the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.kernel.choices import Choice, shown_choice, shown_move, shown_prospects
from ludotheque.kernel.codec import ready, to_bytes, written
from ludotheque.kernel.effect import NOBODY
from ludotheque.kernel.rows import Num, Row, append
from ludotheque.kernel.rowtools import new_row
from ludotheque.kernel.state import State
from ludotheque.kernel.view import Unseen, shown_counter, shown_figure, shown_zone
from ludotheque.kernel.zones import BY_SPOT

if TYPE_CHECKING:
    from ludotheque.kernel.figures import Figure
    from ludotheque.kernel.kit import Kit

NEAR: Final = 4  #: so many figures may have come or gone before one that stays
MOST_CHOICES: Final = 2000  #: that a kit keeps for all tables played with it


class Parts:
    """Builds every part anew, as plain data."""

    def zone(self, g: State, zone: Num, seat: Num) -> object:
        """A zone and what lies in it, as far as a seat knows."""
        return shown_zone(g, zone, seat)

    def counters(self, g: State) -> object:
        """The game's public numbers."""
        return [shown_counter(g, i) for i in range(len(g.vars))]

    def figures(self, kit: Kit, figures: list[Figure], seat: Num) -> object:
        """What the rules have worked out."""
        return [shown_figure(kit, figure) for figure in figures]

    def unseen(self, kit: Kit, pools: list[Unseen], seat: Num) -> object:
        """The cards that a seat does not see."""
        return [pool.shown(kit) for pool in pools]

    def choice(self, kit: Kit, choice: Choice) -> object:
        """An option."""
        return shown_choice(kit, choice)

    def table(self, kit: Kit) -> object:
        """What never changes while a game is played."""
        return kit.game.describe(kit)

    def cards(self, kit: Kit) -> object:
        """Which list of cards is played with."""
        return kit.game.list_in_use(kit)


ANEW: Final = Parts()


class KeptRow:
    """Something made of a row of numbers."""

    def __init__(self, made_of: Row, json: object) -> None:
        self.made_of = made_of
        self.json = json


class KeptFigure:
    """A figure, and how clients get it."""

    def __init__(self, figure: Figure, json: object) -> None:
        self.figure = figure
        self.json = json


class KeptChoice:
    """The move or the prospects of an option, and how clients get them."""

    def __init__(self, choice: Choice, json: bytes) -> None:
        self.choice = choice
        self.whole = ready(json)
        self.opening = json[:-1] + b","  #: with more fields to come
        self.rest = json[1:]  #: after other fields


class KeptParts(Parts):
    """Builds as JSON what has changed since it was built last; one for each match."""

    def __init__(self, kit: Kit) -> None:
        seats = kit.seats + 1  # the last for spectators
        self._zones: list[list[KeptRow | None]] = [[None for _ in range(seats)] for _ in kit.zones]
        self._unseen: list[list[KeptRow]] = [[] for _ in range(seats)]
        self._values = new_row()
        self._counters: list[object] = []
        self._figures: list[list[KeptFigure]] = [[] for _ in range(seats)]
        self._latest: list[KeptFigure] = []
        self._table: object = None
        self._cards: object = None

    def zone(self, g: State, zone: Num, seat: Num) -> object:
        """It is the same as long as its cards are, each as far as the seat knows it, and lie as they did."""
        kept = self._zones[zone]
        mine = kept[seat]
        if mine is not None and _is_still(g, zone, seat, mine.made_of):
            return mine.json
        made_of = _as_known(g, zone, seat)
        for other in kept:
            if other is not None and _equal(other.made_of, made_of):
                kept[seat] = other
                return other.json
        json = written(shown_zone(g, zone, seat))
        kept[seat] = KeptRow(made_of, json)
        return json

    def counters(self, g: State) -> object:
        """They are the same for everyone; one is the same as long as its value is."""
        for i in range(len(g.vars)):
            if i == len(self._counters):
                self._values = append(self._values, g.vars[i])
                self._counters.append(written(shown_counter(g, i)))
            elif self._values[i] != g.vars[i]:
                self._values[i] = g.vars[i]
                self._counters[i] = written(shown_counter(g, i))
        return self._counters

    def figures(self, kit: Kit, figures: list[Figure], seat: Num) -> object:
        """Most are those that the seat was told before, in the same order; else another seat may have been told."""
        before = self._figures[seat]
        latest = self._latest
        out: list[object] = []
        kept: list[KeptFigure] = []
        mine: Num = 0
        theirs: Num = 0
        for figure in figures:
            here = _find(before, figure, mine)
            there: Num = NOBODY
            if here >= 0:
                it = before[here]
                mine = here
            else:
                there = _find(latest, figure, theirs)
                it = latest[there] if there >= 0 else KeptFigure(figure, written(shown_figure(kit, figure)))
                theirs = there if there >= 0 else theirs
            mine += 1
            theirs += 1
            kept.append(it)
            out.append(it.json)
        self._figures[seat] = kept
        self._latest = kept
        return out

    def unseen(self, kit: Kit, pools: list[Unseen], seat: Num) -> object:
        """A pool is the same as long as as many of its cards lie everywhere, and there are as many of each."""
        before = self._unseen[seat]
        kept: list[KeptRow] = []
        out: list[object] = []
        for n in range(len(pools)):
            pool = pools[n]
            if n < len(before) and _equal(before[n].made_of, pool.counts):
                it = before[n]
            else:
                it = KeptRow(pool.counts, written(pool.shown(kit)))
            kept.append(it)
            out.append(it.json)
        self._unseen[seat] = kept
        return out

    def choice(self, kit: Kit, choice: Choice) -> object:
        """The same moves come again and again, at all tables that play with the same kit; what would come of them is
        another matter."""
        at = choice.move_number()
        move = kit.moves.get(at)
        if move is None or not move.choice.same_move(choice):
            move = KeptChoice(choice, to_bytes(shown_move(kit, choice)))
            _keep(kit.moves, at, move)
        if choice.is_plain():
            return move.whole
        at = choice.prospects_number()
        prospects = kit.prospects.get(at)
        if prospects is None or not prospects.choice.same_prospects(choice):
            prospects = KeptChoice(choice, to_bytes(shown_prospects(kit, choice)))
            _keep(kit.prospects, at, prospects)
        return ready(move.opening + prospects.rest)

    def table(self, kit: Kit) -> object:
        """It never changes."""
        if self._table is None:
            self._table = written(kit.game.describe(kit))
        return self._table

    def cards(self, kit: Kit) -> object:
        """It never changes."""
        if self._cards is None:
            self._cards = written(kit.game.list_in_use(kit))
        return self._cards


def _keep(kept: dict[int, KeptChoice], at: int, choice: KeptChoice) -> None:
    """Keep it for whoever comes next; when there are too many, begin afresh."""
    if len(kept) >= MOST_CHOICES:
        kept.clear()
    kept[at] = choice


def _find(kept: list[KeptFigure], figure: Figure, at: Num) -> Num:
    """Where the same figure is kept, at a place or near it; NOBODY where it is not."""
    i: Num
    if at < len(kept) and kept[at].figure.same(figure):
        return at
    for i in range(max(at - NEAR, 0), min(at + NEAR, len(kept))):
        if kept[i].figure.same(figure):
            return i
    return NOBODY


def _known(g: State, card: Num, seat: Num) -> Num:
    """What a seat knows of a card, as a number: its face and whether everyone knows it, or its back, or nothing."""
    known = g.known[card]
    if known >> seat & 1:
        return 2 * g.face[card] + (1 if known == g.kit.everyone else 0)
    if g.seen[card] >> seat & 1:
        return -2 - g.kit.back_of[g.face[card]]
    return -1


def _as_known(g: State, zone: Num, seat: Num) -> Row:
    """All that a zone, as shown to a seat, is made of: what the seat knows of each card, and on which spot it lies."""
    spots = g.kit.orders[zone] == BY_SPOT
    first = g.base[zone]
    size = g.size[zone]
    out = new_row(2 * size)
    for at in range(first, first + size):
        card = g.lie[at]
        out = append(out, _known(g, card, seat))
        if spots:
            out = append(out, g.spot[card])
    return out


def _is_still(g: State, zone: Num, seat: Num, made_of: Row) -> bool:
    """Whether a zone is as `_as_known` has found it before."""
    spots = g.kit.orders[zone] == BY_SPOT
    size = g.size[zone]
    each: Num = 1
    if spots:
        each = 2
    if len(made_of) != each * size:
        return False
    first = g.base[zone]
    at: Num = 0
    for i in range(first, first + size):
        card = g.lie[i]
        if made_of[at] != _known(g, card, seat):
            return False
        if spots and made_of[at + 1] != g.spot[card]:
            return False
        at += each
    return True


def _equal(one: Row, other: Row) -> bool:
    """Whether two rows hold the same numbers."""
    i: Num
    if len(one) != len(other):
        return False
    for i in range(len(one)):
        if one[i] != other[i]:
            return False
    return True
