"""Volfyirion on the shelf: seats, options and where to find its rules."""

from __future__ import annotations

from ludotheque.games.volfyirion import check, lists, notation, rules, score
from ludotheque.games.volfyirion.box import (
    DEFEAT_COST,
    MODES,
    MODULES,
    MOVE_COST,
    REPLACE_COST,
    ROW_SIZE,
    SPACES,
    TURN_LIMIT,
    City,
    VolfyirionKit,
)
from ludotheque.games.volfyirion.cards import add_cities, add_houses, add_modules
from ludotheque.kernel.errors import BadTable, typed
from ludotheque.kernel.game import Game, Move, Option
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.state import State, Text

LEVELLED = ("solo", "coop")  #: the modes that have a level
PARTNERED = ("coop", "teams")  #: the modes that are played with a partner


class Volfyirion(Game):
    """Two Houses fight for Cities, Wonders and a dragon."""

    def __init__(self) -> None:
        super().__init__("volfyirion", version=1, min_seats=min(MODES.values()), max_seats=max(MODES.values()))

    def options(self) -> list[Option]:
        """R12, R1, R49–R57, R63: who begins, the cards, the mode, what is played with beside the base game."""
        return [
            Option("first", [0, 1, "random"], rule="R12"),
            Option("cards", ["standard"], open=True, rule="R1"),
            Option("mode", list(MODES), rule="R2"),
            Option("modules", [[]], open=True, rule="R49"),
            Option("rebuild", ["defence"], open=True, rule="R55"),
        ]

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """Finds the mode by the seats, and checks the owner's list, the modules and what rebuilding costs."""
        if "mode" not in given:
            fitting = [mode for mode, wanted in MODES.items() if wanted == seats]
            if fitting:
                given = {**given, "mode": fitting[0]}
        out = super().settle(seats, given)
        mode = str(out["mode"])
        if MODES[mode] != seats:
            raise BadTable(Text("volfyirion-mode-seats", "volfyirion R2", {"mode": mode, "n": MODES[mode]}))
        cards = lists.card_list(out["cards"])
        out["cards"] = "standard" if cards == lists.ours() else cards
        out["modules"] = _modules(out["modules"])
        lists.rebuild_cost(out["rebuild"])
        return out

    def kit(self, seats: int, options: dict[str, object]) -> Kit:
        """Open the box."""
        kit = VolfyirionKit(self, options, [0, 1], [0, 0], False)
        kit.card_list = lists.card_list(options["cards"])
        kit.use(rules.SCRIPTS)
        add_houses(kit, lists.entries(kit.card_list))
        add_cities(kit)
        add_modules(kit)
        kit.rebuild_points, costs = lists.rebuild_cost(options["rebuild"])
        kit.rebuild_costs = [costs.get(card.defence, 0) if isinstance(card, City) else 0 for card in kit.types]
        return kit

    def card_list(self, kit: Kit) -> dict[str, object]:
        """The cards in use: every record carries them whole, with where they come from."""
        assert isinstance(kit, VolfyirionKit)
        cards = kit.card_list
        out: dict[str, object] = {key: cards[key] for key in ("id", "version", "provenance")}
        return out | {"content": {"cards": lists.copied(cards["cards"])}}

    def options_with_list(self, options: dict[str, object], cards: dict[str, object]) -> dict[str, object]:
        """A record is replayed with the cards it was played with."""
        content = cards.get("content")
        if not isinstance(content, dict):
            raise BadTable(Text("volfyirion-cards-not-a-list", "volfyirion R1"))
        played: dict[str, object] = {key: cards[key] for key in ("id", "version", "provenance") if key in cards}
        return {**options, "cards": {**played, "cards": content.get("cards")}}

    def describe(self, kit: Kit) -> dict[str, object]:
        """The mode, the modules, the prices, and when the game ends in a draw."""
        assert isinstance(kit, VolfyirionKit)
        return {
            "mode": kit.mode,
            "modules": list(kit.modules),
            "row": ROW_SIZE,
            "spaces": SPACES,
            "costs": {"replace": REPLACE_COST, "move": MOVE_COST, "defeat": DEFEAT_COST},
            "turns": TURN_LIMIT,
            "columns": {"row": ROW_SIZE, "lair-wonders": SPACES, "cities": 4, "troops": 4, "buildings": 4, "ruins": 4},
        }

    def begin(self, g: State) -> None:
        """See `rules`."""
        rules.begin(g)

    def resume(self, g: State, turn: int) -> None:
        """See `rules`."""
        rules.resume(g, turn)

    def check(self, g: State) -> Text | None:
        """See `check`."""
        return check.check(g)

    def plausible(self, world: State, seat: int) -> bool:
        """See `rules`."""
        return rules.plausible(world, seat)

    def outcome(self, g: State) -> tuple[list[str], Text]:
        """See `score`."""
        return score.outcome(g)

    def write(self, kit: Kit, option: int) -> str:
        """See `notation`."""
        assert isinstance(kit, VolfyirionKit)
        return notation.write(kit, option)

    def read(self, kit: Kit, line: str) -> list[int]:
        """See `notation`."""
        assert isinstance(kit, VolfyirionKit)
        return notation.read(kit, line)

    def move(self, g: State, seat: int, option: int) -> Move:
        """See `notation`."""
        return notation.move(g, seat, option)


def _modules(value: object) -> list[str]:
    """The modules played with, in the rulebook's order."""
    if not isinstance(value, list) or not all(isinstance(name, str) and name in MODULES for name in value):
        wrong: dict[str, int | str] = {"value": str(value)[:60], "known": ", ".join(MODULES)}
        raise BadTable(Text("volfyirion-modules-unknown", "volfyirion R49", typed(wrong)))
    return [name for name in MODULES if name in value]
