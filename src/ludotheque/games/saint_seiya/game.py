"""Saint Seiya Deckbuilding on the shelf: seats, options and where to find its rules."""

from __future__ import annotations

from ludotheque.games.saint_seiya import cards, lists, notation, rules, score
from ludotheque.games.saint_seiya.box import (
    ALL_FLAMES,
    CLASSES,
    FACING_NOBODY,
    HAND_SIZE,
    HEROES,
    RANKS,
    SEATS,
    SLOTS,
    SaintSeiyaKit,
)
from ludotheque.kernel import BadTable, Game, Kit, Line, Move, Option, State, Text


class SaintSeiya(Game):
    """Two to five heroes gather Saints until twelve flames have gone out."""

    def __init__(self) -> None:
        super().__init__("saint-seiya", version=1, min_seats=2, max_seats=SEATS)

    def options(self) -> list[Option]:
        """R2, R14, R17, A1, A2: who begins, which heroes and cards are played with, how majorities are counted."""
        return [
            Option("first", [0, 1, 2, 3, 4, "random"], rule="R17"),
            Option("heroes", ["dealt"], open=True, rule="R14"),
            Option("silver", ["class", "rank"], rule="A1"),
            Option("ties", ["none", "all"], rule="A2"),
            Option("cards", ["standard"], open=True, rule="R2"),
        ]

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """Checks who begins, the heroes and the owner's list."""
        out = super().settle(seats, given)
        first = out["first"]
        if isinstance(first, int) and first >= seats:
            raise BadTable(Text("saint-seiya-first-seat", "saint-seiya R17", {"n": first + 1, "high": seats}))
        out["heroes"] = lists.heroes(out["heroes"], seats)
        chosen = lists.card_list(out["cards"])
        out["cards"] = "standard" if chosen == lists.ours() else chosen
        return out

    def kit(self, seats: int, options: dict[str, object]) -> Kit:
        """Open the box."""
        kit = SaintSeiyaKit(self, seats, options)
        kit.card_list = lists.card_list(options["cards"])
        kit.use(rules.SCRIPTS)
        copies = lists.copies(kit.card_list)
        for card in cards.standard():
            kit.add_card(card, copies.get(card.no, 0))
        return kit

    def card_list(self, kit: Kit) -> dict[str, object]:
        """The Reserve in use: every record carries it whole, with where it comes from."""
        assert isinstance(kit, SaintSeiyaKit)
        used = kit.card_list
        return {
            "id": used["id"],
            "version": used["version"],
            "provenance": used["provenance"],
            "content": {"cards": lists.copied(used["cards"])},
        }

    def options_with_list(self, options: dict[str, object], cards: dict[str, object]) -> dict[str, object]:
        """A record is replayed with the cards it was played with."""
        content = cards.get("content")
        if not isinstance(content, dict):
            raise BadTable(Text("saint-seiya-cards-not-a-list", "saint-seiya R2"))
        played: dict[str, object] = {key: cards[key] for key in ("id", "version", "provenance") if key in cards}
        return {**options, "cards": {**played, "cards": content.get("cards")}}

    def describe(self, kit: Kit) -> dict[str, object]:
        """The field, the Clock, the spots behind the field's six on which engaged cards may lie."""
        return {
            "columns": {"field": SLOTS},
            "slots": SLOTS,
            "flames": ALL_FLAMES,
            "hand": HAND_SIZE,
            "facing-nobody": FACING_NOBODY,
            "heroes": list(HEROES),
            "classes": list(CLASSES),
            "ranks": list(RANKS),
        }

    def begin(self, g: State) -> None:
        """See `rules`."""
        rules.begin(g)

    def resume(self, g: State, turn: int) -> None:
        """See `rules`."""
        rules.resume(g, turn)

    def check(self, g: State) -> Text | None:
        """See `rules`."""
        return rules.check(g)

    def given_up(self, g: State) -> None:
        """See `rules`."""
        rules.given_up(g)

    def outcome(self, g: State) -> tuple[list[str], Text]:
        """See `score`."""
        return score.outcome(g)

    def lines(self, g: State) -> list[Line]:
        """See `score`."""
        return score.lines(g)

    def write(self, kit: Kit, option: int) -> str:
        """See `notation`."""
        assert isinstance(kit, SaintSeiyaKit)
        return notation.write(kit, option)

    def read(self, kit: Kit, line: str) -> list[int]:
        """See `notation`."""
        assert isinstance(kit, SaintSeiyaKit)
        return notation.read(kit, line)

    def place_name(self, kit: Kit, zone: int, place: int) -> str:
        """See `notation`."""
        return notation.place_name(zone, place)

    def move(self, g: State, seat: int, option: int) -> Move:
        """See `notation`."""
        return notation.move(g, seat, option)


GAME = SaintSeiya()
