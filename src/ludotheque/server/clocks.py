"""Clocks, off by default: so many seconds a move, or a bank with an increment. They never end a game by themselves."""

from __future__ import annotations

from ludotheque.wire.http import Clock


class Clocks:
    """The time each seat has left, computed from when things were written down."""

    def __init__(self, clock: Clock | None, seats: int, at: float) -> None:
        self.clock = clock
        self.left = [float(clock.seconds) if clock else 0.0] * seats
        self.answers: list[list[tuple[float, float]]] = [[] for _ in range(seats)]  #: time left before and after each
        self.at = at
        self.paused = False

    def charge(self, at: float, waiting: list[int]) -> None:
        """Time has passed: it is charged to those who were waited for."""
        if self.clock is not None and not self.paused:
            for seat in waiting:
                self.left[seat] -= max(0.0, at - self.at)
        self.at = at

    def skip(self, at: float) -> None:
        """Time nobody is charged for: the server was away."""
        self.at = at

    def turn(self, before: list[int], now: list[int], answered: int | None, complete: bool = True) -> None:
        """A seat answered and gets its increment; the seats that must answer next have the time of a move.

        A pick of an answer that is not complete changes no clock: the others could count the picks by it.
        """
        if self.clock is None:
            return
        had = 0.0 if answered is None else self.left[answered]
        if answered is not None and complete and self.clock.kind == "bank":
            self.left[answered] += self.clock.increment
        for seat in now:
            if self.clock.kind == "move" and (seat not in before or (seat == answered and complete)):
                self.left[seat] = float(self.clock.seconds)
        if answered is not None:
            self.answers[answered].append((had, self.left[answered]))

    def rewind(self, seat: int) -> None:
        """A seat took its answer back: it has the time it had when it gave it, less what it has used since."""
        if self.answers[seat]:
            had, then = self.answers[seat].pop()
            self.left[seat] = had - max(0.0, then - self.left[seat])

    def left_ms(self, seat: int, now: float, waiting: list[int]) -> int | None:
        """Milliseconds left at this moment; None without a clock."""
        if self.clock is None:
            return None
        left = self.left[seat]
        if seat in waiting and not self.paused:
            left -= max(0.0, now - self.at)
        return int(left * 1000)

    def is_late(self, seat: int, now: float, waiting: list[int]) -> bool:
        """Whether a seat has run out of time."""
        left = self.left_ms(seat, now, waiting)
        return left is not None and left <= 0 and seat in waiting
