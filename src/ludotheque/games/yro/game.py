"""YRO on the shelf: seats, options and where to find its rules."""

from __future__ import annotations

from ludotheque.games.yro import lists, notation, rules, score
from ludotheque.games.yro.box import CAP, FACTIONS, GOAL, GUILD_SIZE, LEVELS, PROFESSIONS, RIVAL_LIMIT, SEATS, YroKit
from ludotheque.games.yro.field import LINE, MIDDLE, WIDTH
from ludotheque.games.yro.quests import add_quests
from ludotheque.kernel import BadTable, Game, Kit, Line, Move, Option, State, Text


class Yro(Game):
    """One to five guilds recruit Adventurers."""

    def __init__(self) -> None:
        super().__init__("yro", version=1, min_seats=1, max_seats=SEATS)

    def options(self) -> list[Option]:
        """R1, R45, R48, A34: the Adventurers in the box, the Quests played with, the Draft."""
        return [
            Option("cards", ["standard"], open=True, rule="R1"),
            Option("quests", ["off", "reconstructed", "all"], open=True, rule="R45"),
            Option("draft", [False, True], rule="R48"),
        ]

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """Checks the owner's lists; nobody drafts alone (A16)."""
        out = super().settle(seats, given)
        cards = lists.card_list(out["cards"])
        out["cards"] = "standard" if cards == lists.ours() else cards
        names = lists.quest_names(out["quests"])
        if isinstance(out["quests"], list):
            out["quests"] = names
        if out["draft"] and seats == 1:
            raise BadTable(Text("yro-draft-alone", "yro A16"))
        return out

    def kit(self, seats: int, options: dict[str, object]) -> Kit:
        """Open the box."""
        names = lists.quest_names(options["quests"])
        kit = YroKit(self, seats, options, bool(names), bool(options["draft"]))
        kit.card_list = {**lists.card_list(options["cards"]), "quests": names}
        kit.use([rules.SETUP, rules.round_of(kit)])
        for entry in lists.entries(kit.card_list):
            kit.add_adventurer(entry.card, entry.copies)
        add_quests(kit, names)
        return kit

    def card_list(self, kit: Kit) -> dict[str, object]:
        """The Adventurers and Quests in use: every record carries them whole, with where they come from."""
        assert isinstance(kit, YroKit)
        cards = kit.card_list
        return {
            "id": cards["id"],
            "version": cards["version"],
            "provenance": cards["provenance"],
            "content": {"cards": lists.copied(cards["cards"]), "quests": list(cards["quests"])},
        }

    def options_with_list(self, options: dict[str, object], cards: dict[str, object]) -> dict[str, object]:
        """A record is replayed with the cards and the Quests it was played with."""
        content = cards.get("content")
        if not isinstance(content, dict):
            raise BadTable(Text("yro-cards-not-a-list", "yro R1"))
        played: dict[str, object] = {key: cards[key] for key in ("id", "version", "provenance") if key in cards}
        played["cards"] = content.get("cards")
        out = {**options, "cards": played}
        quests = options.get("quests", "off")
        if content.get("quests") != lists.quest_names(quests):
            out["quests"] = content.get("quests")
        return out

    def describe(self, kit: Kit) -> dict[str, object]:
        """The field on which guilds grow, the levels, the rewards, and what ends the game."""
        return {
            "field": {"width": WIDTH, "height": WIDTH, "middle": MIDDLE, "frame": LINE},
            "factions": list(FACTIONS),
            "professions": list(PROFESSIONS),
            "levels": list(LEVELS),
            "cap": CAP,
            "rewards": list(rules.REWARDS[kit.seats]) if kit.seats > 1 else [rules.SOLO_REWARD],
            "goal": GOAL,
            "guild": GUILD_SIZE,
            "rivals": RIVAL_LIMIT if kit.seats == 1 else None,
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

    def outcome(self, g: State) -> tuple[list[str], Text]:
        """See `score`."""
        return score.outcome(g)

    def lines(self, g: State) -> list[Line]:
        """See `score`."""
        return score.lines(g)

    def write(self, kit: Kit, option: int) -> str:
        """See `notation`."""
        assert isinstance(kit, YroKit)
        return notation.write(kit, option)

    def read(self, kit: Kit, line: str) -> list[int]:
        """See `notation`."""
        assert isinstance(kit, YroKit)
        return notation.read(kit, line)

    def place_name(self, kit: Kit, zone: int, place: int) -> str:
        """See `notation`."""
        assert isinstance(kit, YroKit)
        return notation.place_name(kit, zone, place)

    def move(self, g: State, seat: int, option: int) -> Move:
        """See `notation`."""
        return notation.move(g, seat, option)


GAME = Yro()
