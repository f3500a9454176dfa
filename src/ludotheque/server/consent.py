"""What needs everybody's consent: a take-back that somebody cannot make alone, and a pause."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

#: What a seat may ask the others to agree to.
Wish = Literal["take-back", "pause"]


class PendingConsent:
    """What one seat has asked the others to agree to, and who has agreed so far; at most one thing at a time."""

    def __init__(self) -> None:
        self.wish: Wish | None = None
        self.asked_by: int | None = None
        self.agreed: set[int] = set()

    def ask(self, wish: Wish, seat: int) -> None:
        """A seat asks for something; what was asked before is forgotten."""
        self.wish, self.asked_by, self.agreed = wish, seat, set()

    def forget(self) -> None:
        """Nothing is asked any more: it was done, refused, or the game went on."""
        self.wish, self.asked_by, self.agreed = None, None, set()

    def awaits(self, seat: int) -> bool:
        """Whether a seat still has to say yes or no."""
        return self.wish is not None and seat != self.asked_by and seat not in self.agreed

    def given_once(self, seat: int, people: Iterable[int]) -> bool:
        """Whether nobody is left to ask once this seat says yes too."""
        return all(person == seat or not self.awaits(person) for person in people)

    def answer(self, seat: int, yes: bool) -> None:
        """A seat agrees; a single no ends the matter."""
        if yes:
            self.agreed.add(seat)
        else:
            self.forget()
