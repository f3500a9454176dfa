"""Yutakâ on the shelf: seats, options, and the modules that answer for it."""

from __future__ import annotations

from ludotheque.games.yutaka import figures, lists, notation, positions, rules, score
from ludotheque.games.yutaka.cards import add_cards, add_tiles
from ludotheque.games.yutaka.kit import YutakaKit
from ludotheque.kernel import Game, Kit, Option


class Yutaka(Game):
    """Two players send expeditions to the five islands of Yutakâ."""

    def __init__(self) -> None:
        super().__init__(
            "yutaka",
            version=1,
            min_seats=2,
            max_seats=2,
            rules=rules,
            score=score,
            notation=notation,
            more=(positions, figures),
            owners=lists.TILES,
        )

    def options(self) -> list[Option]:
        """R1, R2, R25–R27, A26: who begins, the mode, the colours known, the archipelago, the tile values."""
        return [
            Option("first", [0, 1, "random"], rule="A1"),
            Option("cards", ["standard"], rule="R6"),
            Option("mode", ["mysteria", "tactika", "mixed"], rule="R25"),
            Option("known", [[]], open=True, rule="R26"),
            Option("layout", list(lists.LAYOUTS), open=True, rule="R27", expert=True),
            Option("tiles", list(lists.TILES.built_in()), open=True, rule="A26", expert=True),
        ]

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """Whoever names known colours plays a mixed mode (R26); a layout that has a name is remembered by it (R27)."""
        if "known" in given and "mode" not in given:
            given = {**given, "mode": "mixed"}
        out = super().settle(seats, given)
        mode = str(out["mode"])
        out["known"] = lists.known(mode, given["known"]) if "known" in given else lists.usually_known(mode)
        layout = lists.layout(out["layout"])
        out["layout"] = out["layout"] if isinstance(out["layout"], str) else layout
        return out

    def kit(self, seats: int, options: dict[str, object]) -> Kit:
        """Open the box."""
        tiles, layout = lists.TILES.whole(options["tiles"]), lists.layout(options["layout"])
        kit = YutakaKit(self, options, tiles=tiles, layout=layout)
        kit.use([rules.SETUP, rules.OPENING, rules.TURN])
        add_cards(kit)
        known = options["known"]
        assert isinstance(known, list)
        add_tiles(kit, known)
        return kit


GAME = Yutaka()
