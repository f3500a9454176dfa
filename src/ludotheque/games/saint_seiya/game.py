"""Saint Seiya Deckbuilding on the shelf: seats, options and where to find its rules."""

from __future__ import annotations

from ludotheque.games.saint_seiya import bundles, figures, kit, lists, notation, numbers, positions, rules, score
from ludotheque.kernel import Game, Kit, Option


class SaintSeiya(Game):
    """Two to five heroes gather Saints until twelve flames have gone out."""

    def __init__(self) -> None:
        super().__init__(
            "saint-seiya",
            version=1,
            min_seats=2,
            max_seats=numbers.SEATS,
            rules=rules,
            score=score,
            notation=notation,
            more=(kit, figures, positions, bundles, lists),
            owners=lists.RESERVE,
        )

    def options(self) -> list[Option]:
        """R2, R14, R17, A1, A2: who begins, which heroes and cards are played with, how majorities are counted."""
        return [
            Option("first", [0, 1, 2, 3, 4, "random"], rule="R17"),
            Option("heroes", ["dealt"], open=True, rule="R14"),
            Option("silver", ["class", "rank"], rule="A1", expert=True),
            Option("ties", ["none", "all"], rule="A2", expert=True),
            Option("cards", ["standard"], open=True, rule="R2", expert=True),
        ]

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """Checks the heroes, too."""
        out = super().settle(seats, given)
        out["heroes"] = lists.heroes(out["heroes"], seats)
        return out

    def new_kit(self, seats: int, options: dict[str, object]) -> Kit:
        """An empty box."""
        return kit.SaintSeiyaKit(self, seats, options)


GAME = SaintSeiya()
