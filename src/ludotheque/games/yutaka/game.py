"""Yutakâ on the shelf: seats, options and where to find its rules."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from ludotheque.games.yutaka import lists, notation, rules, score
from ludotheque.games.yutaka.box import ISLANDS, KINDS, YutakaKit
from ludotheque.games.yutaka.cards import add_cards, add_tiles
from ludotheque.kernel import BadTable, Game, Kit, Line, Move, Option, State, Text, typed

MODES = ("mysteria", "tactika", "mixed")


class Yutaka(Game):
    """Two players send expeditions to the five islands of Yutakâ."""

    def __init__(self) -> None:
        super().__init__("yutaka", version=1, min_seats=2, max_seats=2)

    def options(self) -> list[Option]:
        """R1, R2, R25–R27, A26: who begins, the mode, the colours known, the archipelago, the tile values."""
        return [
            Option("first", [0, 1, "random"], rule="A1"),
            Option("cards", ["standard"], rule="R6"),
            Option("mode", ["mysteria", "tactika", "mixed"], rule="R25"),
            Option("known", [[]], open=True, rule="R26"),
            Option("layout", list(lists.LAYOUTS), open=True, rule="R27"),
            Option("tiles", list(lists.tile_lists()), open=True, rule="A26"),
        ]

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """Checks the mode against the known colours (R26), the tile list (A26) and the archipelago (R27)."""
        if "known" in given and "mode" not in given:
            given = {**given, "mode": "mixed"}
        out = super().settle(seats, given)
        out["known"] = self._known(str(out["mode"]), given["known"]) if "known" in given else _usual(str(out["mode"]))
        out["tiles"] = _short(out["tiles"], lists.tile_list(out["tiles"]))
        out["layout"] = _short(out["layout"], lists.layout(out["layout"]))
        return out

    def _known(self, mode: str, known: object) -> list[str]:
        """R25, R26: Mysteria knows no colour, Tactika all, a mixed mode those it names."""
        if not isinstance(known, list) or not all(kind in KINDS for kind in known):
            wrong = {"value": str(known)[:60], "known": ", ".join(KINDS)}
            raise BadTable(Text("yutaka-known-bad", "yutaka R26", typed(dict(wrong))))
        chosen = [kind for kind in KINDS if kind in known]
        if (mode == "mysteria" and chosen) or (mode == "tactika" and len(chosen) != len(KINDS)):
            raise BadTable(Text("yutaka-known-mode", "yutaka R26", {"mode": mode}))
        return chosen

    def kit(self, seats: int, options: dict[str, object]) -> Kit:
        """Open the box."""
        kit = YutakaKit(self, options)
        tiles = lists.tile_list(options["tiles"])
        kit.tile_list = tiles
        known = options["known"]
        assert isinstance(known, list)
        kit.use([rules.SETUP, rules.OPENING, rules.TURN_SCRIPT])
        add_cards(kit)
        add_tiles(kit, {kind: tiles[kind] for kind in KINDS}, known, tiles["provenance"])
        shape = lists.layout(options["layout"])
        names = lists.places(shape["islands"])
        kit.place_zone = [int(name[0]) - 1 for name in names]
        kit.place_index = [ord(name[1]) - ord("a") for name in names]
        kit.lying_on = [[names.index(top) for top in shape["covers"] if name in shape["covers"][top]] for name in names]
        kit.stacked = bool(shape["covers"])
        kit.cubes_under_cover = shape["cubes"] == "seen"
        return kit

    def card_list(self, kit: Kit) -> dict[str, object]:
        """The tile list in use: every record carries it whole, marked with where it comes from."""
        assert isinstance(kit, YutakaKit)
        tiles = kit.tile_list
        return {
            "id": tiles["id"],
            "version": tiles["version"],
            "provenance": tiles["provenance"],
            "content": {kind: list(tiles[kind]) for kind in KINDS},
        }

    def options_with_list(self, options: dict[str, object], cards: dict[str, object]) -> dict[str, object]:
        """A record is replayed with the tiles it was played with."""
        content = cards.get("content")
        if not isinstance(content, dict):
            raise BadTable(Text("yutaka-tiles-not-a-list", "yutaka A26", {"known": ", ".join(KINDS)}))
        played: dict[str, Any] = {key: cards[key] for key in ("id", "version", "provenance") if key in cards}
        return {**options, "tiles": _short(options.get("tiles"), lists.tile_list({**content, **played}))}

    def describe(self, kit: Kit) -> dict[str, object]:
        """The islands' names, the shape of the archipelago, the values in the box by type."""
        assert isinstance(kit, YutakaKit)
        return {
            "islands": [f"@yutaka-island-{n}" for n in range(1, ISLANDS + 1)],
            "layout": deepcopy(lists.layout(kit.options["layout"])),
            "known": deepcopy(kit.options["known"]),
            "values": {kind: list(kit.tile_list[kind]) for kind in KINDS},
            "provenance": kit.tile_list["provenance"],
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
        assert isinstance(kit, YutakaKit)
        return notation.write(kit, option)

    def read(self, kit: Kit, line: str) -> list[int]:
        """See `notation`."""
        assert isinstance(kit, YutakaKit)
        return notation.read(kit, line)

    def place_name(self, kit: Kit, zone: int, place: int) -> str:
        """See `notation`."""
        return notation.place_name(zone, place)

    def move(self, g: State, seat: int, option: int) -> Move:
        """See `notation`."""
        return notation.move(g, seat, option)


def _usual(mode: str) -> list[str]:
    return list(KINDS) if mode == "tactika" else []


def _short(given: object, settled: dict[str, Any]) -> object:
    """A built-in list or layout is remembered by its name, an owner's own as a whole."""
    if isinstance(given, str):
        named = lists.tile_lists().get(given) if "idole" in settled else lists.layout(given)
        if settled == named:
            return given
    return settled


GAME = Yutaka()
