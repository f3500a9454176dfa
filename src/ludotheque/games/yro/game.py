"""YRO on the shelf: seats, options and where to find its rules."""

from __future__ import annotations

from ludotheque.games.yro import figures, lists, notation, numbers, positions, quests, rules, score
from ludotheque.games.yro.kit import YroKit
from ludotheque.kernel import BadTable, Game, Kit, Option, Text


class Yro(Game):
    """One to five guilds recruit Adventurers."""

    def __init__(self) -> None:
        super().__init__(
            "yro",
            version=1,
            min_seats=1,
            max_seats=numbers.SEATS,
            rules=rules,
            score=score,
            notation=notation,
            more=(figures, positions),
            owners=lists.ADVENTURERS,
            options=[
                Option("cards", ["standard"], open=True, rule="R1", expert=True),
                Option("quests", ["off", "reconstructed", "all"], open=True, rule="R45"),
                Option("draft", [False, True], rule="R48"),
            ],
        )

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """Checks the owner's lists; nobody drafts alone (A16)."""
        out = super().settle(seats, given)
        names = lists.quest_names(out["quests"])
        if isinstance(out["quests"], list):
            out["quests"] = names
        if out["draft"] and seats == 1:
            raise BadTable(Text("yro-draft-alone", "yro A16"))
        return out

    def kit(self, seats: int, options: dict[str, object]) -> Kit:
        """Open the box."""
        names = lists.quest_names(options["quests"])
        kit = YroKit(self, seats, options, quests=bool(names), draft=bool(options["draft"]))
        kit.card_list = {**lists.ADVENTURERS.whole(options["cards"]), "quests": names}
        kit.use([rules.SETUP, rules.round_of(kit)])
        for entry in lists.entries(kit.card_list):
            kit.add_adventurer(entry.card, entry.copies)
        quests.add_quests(kit, names)
        return kit

    def options_with_list(self, options: dict[str, object], cards: dict[str, object]) -> dict[str, object]:
        """A record is replayed with the cards and the Quests it was played with."""
        out = super().options_with_list(options, cards)
        content = cards["content"]
        assert isinstance(content, dict)
        if content.get("quests") != lists.quest_names(options.get("quests", "off")):
            out["quests"] = content.get("quests")
        return out


GAME = Yro()
