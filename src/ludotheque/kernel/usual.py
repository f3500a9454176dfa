"""What most games need: who begins, shuffling, dealing, drawing with a reshuffle, who has won.

A zone that each seat has is named by that of seat 0 and the `stride` from one seat's to the next.
"""

from __future__ import annotations

from ludotheque.kernel.effect import Effect, Frame
from ludotheque.kernel.game import LOST, SHARED, WON
from ludotheque.kernel.rows import Num, Row
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Note, Text


class WhoBegins(Effect):
    """The option "first" names the seat that begins, or chance does. The number `first` remembers it."""

    def __init__(self, first: Num, note: Note) -> None:
        self.first = first
        self.note = note
        self.rule = note.rule

    def candidates(self, g: State) -> list[int]:
        """The seats one of which begins; of a team, its first."""
        return list(range(g.kit.seats))

    def run(self, g: State, f: Frame) -> None:
        """As the table's options say."""
        first = g.kit.options["first"]
        if isinstance(first, int):
            self.dealt(g, f, Row([first]))
        else:
            g.draw_lots(len(self.candidates(g)), 1)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """That seat begins."""
        seat = self.candidates(g)[drawn[0]]
        g.count(self.first, seat)
        g.say(self.note, seat)


class FirstTurn(Effect):
    """Then turns: the script of this name, for the seat that the number `first` names."""

    def __init__(self, first: Num, script: str, rule: str) -> None:
        self.first = first
        self.script = script
        self.rule = rule

    def run(self, g: State, f: Frame) -> None:
        """The first turn."""
        g.push(g.kit.scripts[self.script], g.vars[self.first])


def shuffle(g: State, zone: Num) -> None:
    """Ask chance for the order of a pile; `dealt` gets it."""
    g.draw_lots(g.size[zone], g.size[zone])


class Shuffle(Effect):
    """Shuffle a pile."""

    def __init__(self, zone: Num, note: Note | None = None, rule: str = "") -> None:
        self.zone = zone
        self.note = note
        self.rule = note.rule if note is not None else rule

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order."""
        shuffle(g, self.zone)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """Lay the pile in that order."""
        g.shuffle(self.zone, drawn, self.note)


class ShuffleEach(Effect):
    """Shuffle each seat's pile, from the first seat on; the frame's `n` is the seat."""

    def __init__(self, pile: Num, stride: Num, note: Note) -> None:
        self.pile = pile
        self.stride = stride
        self.note = note
        self.rule = note.rule

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order of the first."""
        f.n = 0
        shuffle(g, self.pile)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """Then the next."""
        g.shuffle(self.pile + self.stride * f.n, drawn, self.note)
        f.n += 1
        if f.n < g.kit.seats:
            shuffle(g, self.pile + self.stride * f.n)


class DealHands(Effect):
    """Everybody gets so many cards from the top of a pile: their own, or the common one where its stride is 0."""

    def __init__(self, n: Num, pile: Num, pile_stride: Num, hand: Num, hand_stride: Num, note: Note) -> None:
        self.n = n
        self.pile = pile
        self.pile_stride = pile_stride
        self.hand = hand
        self.hand_stride = hand_stride
        self.note = note
        self.rule = note.rule

    def run(self, g: State, f: Frame) -> None:
        """Seat by seat."""
        for seat in range(g.kit.seats):
            for _ in range(self.n):
                g.move(g.top(self.pile + self.pile_stride * seat), self.hand + self.hand_stride * seat)
            g.say(self.note, seat, self.n)


def results(winners: list[int], seats: int, tied: str = SHARED) -> list[str]:
    """What each seat has done when these are the best: one wins; several share the victory, or draw."""
    how = WON if len(winners) == 1 else tied
    return [how if seat in winners else LOST for seat in range(seats)]


class MostPoints:
    """The usual end: whoever's lines add up to most wins, or to least (`lowest`); several share the victory, or draw.

    The sentence `won` gets `$seat` and `$n` points, the sentence `tied` gets `$n` points and `$count` players.
    """

    def __init__(self, won: str, rule: str, tied: str, tie_rule: str, how: str = SHARED, lowest: bool = False) -> None:
        self.won = won
        self.rule = rule
        self.tied = tied
        self.tie_rule = tie_rule
        self.how = how
        self.lowest = lowest

    def outcome(self, g: State) -> tuple[list[str], Text]:
        """By the count of the game."""
        points = [0 for _ in range(g.kit.seats)]
        for line in g.kit.game.lines(g):
            for seat in range(g.kit.seats):
                points[seat] += line.points[seat]
        best = min(points) if self.lowest else max(points)
        winners = [seat for seat in range(g.kit.seats) if points[seat] == best]
        if len(winners) == 1:
            why = Text(self.won, self.rule, {"seat": winners[0], "n": best})
        else:
            why = Text(self.tied, self.tie_rule, {"n": best, "count": len(winners)})
        return results(winners, g.kit.seats, self.how), why


class Draw(Effect):
    """Draw the frame's `n` cards; an empty pile is made of the discard pile first, and without either the draw ends.

    A game's own draw says where its piles lie, and what is told.
    """

    def __init__(self, pile: Num, discard: Num, hand: Num, stride: Num, reshuffled: Note) -> None:
        self.pile = pile
        self.discard = discard
        self.hand = hand
        self.stride = stride
        self.reshuffled = reshuffled

    def run(self, g: State, f: Frame) -> None:
        """From the top."""
        self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> None:
        """As long as there are cards."""
        pile = self.pile + self.stride * f.seat
        hand = self.hand + self.stride * f.seat
        drawn: Num = 0
        while f.n > 0 and g.size[pile]:
            g.move(g.top(pile), hand)
            f.n -= 1
            drawn += 1
        if drawn:
            self.drew(g, f, drawn)
        if f.n > 0 and g.size[self.discard + self.stride * f.seat]:
            self.restock(g, f.seat)
        else:
            self.ended(g, f)

    def restock(self, g: State, seat: Num) -> None:
        """The discard pile becomes the pile; chance is asked for its order."""
        g.pour(self.discard + self.stride * seat, self.pile + self.stride * seat)
        shuffle(g, self.pile + self.stride * seat)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """The new pile; the same draw goes on."""
        g.shuffle(self.pile + self.stride * f.seat, drawn, self.reshuffled)
        self.go_on(g, f)

    def drew(self, g: State, f: Frame, n: Num) -> None:
        """So many cards were drawn in one go."""

    def ended(self, g: State, f: Frame) -> None:
        """The draw is over; `n` cards could not be drawn."""
        f.n = 0
