"""What the rules work out for the eye: sums, costs, leads, what is still missing, what a move would complete.

Everything a table shows beside cards and numbers is one of these, so that no client has to know a rule: the browser,
the terminal, the generic table and a screen reader all get the same figures, and say them with the same words
(`<game>-figure-<key>`).
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.effect import NOBODY

NO_NUMBERS: Final[list[int]] = []
NO_KEYS: Final[list[str]] = []


class Figure:
    """One of them: a key, and as much of the rest as it needs.

    `n` is its value, `parts` what that adds up from, and `of` what it is measured against ("3 of 5"). It belongs to a
    `seat`, and to a `zone` or some `places` of it, as views show them. `about` names what else it speaks of, by key: a
    kind, a colour, what is missing.
    """

    def __init__(
        self,
        key: str,
        n: int | None = None,
        of: int | None = None,
        seat: int = NOBODY,
        zone: int = NOBODY,
        places: list[int] | None = None,
        about: list[str] | None = None,
        parts: list[int] | None = None,
    ) -> None:
        self.key = key
        self.n = n
        self.of = of
        self.seat = seat
        self.zone = zone
        self.places: list[int] = places if places is not None else NO_NUMBERS
        self.about: list[str] = about if about is not None else NO_KEYS
        self.parts: list[int] = parts if parts is not None else NO_NUMBERS

    def same(self, other: Figure) -> bool:
        """Whether they say the same."""
        return (
            self.zone == other.zone
            and self.seat == other.seat
            and (self.n is other.n or self.n == other.n)
            and self.key == other.key
            and (self.of is other.of or self.of == other.of)
            and (self.places is other.places or self.places == other.places)
            and (self.about is other.about or self.about == other.about)
            and (self.parts is other.parts or self.parts == other.parts)
        )
