"""Yutakâ's table: five islands in the sea, an expedition on either side.

Every treasure has a symbol and a letter beside its colour, so that no colour ever has to be told from another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.terminal.scene import Scene
from ludotheque.terminal.screen import short_rule
from ludotheque.terminal.tables.generic import Query, Shown, TablePainter

Data = dict[str, Any]

SYMBOLS = {"idole": "▲", "dague": "†", "amphore": "●", "cristaux": "◆", "equipement": "■", "dynamite": "☼"}
LETTER = {"idole": "I", "dague": "D", "amphore": "A", "cristaux": "C", "equipement": "E", "dynamite": "X"}
KINDS = [kind for kind in SYMBOLS if kind != "dynamite"]
STYLES = {
    "idole": "yellow",
    "dague": "green",
    "amphore": "bright_blue",
    "cristaux": "bright_red",
    "equipement": "bright_black",
    "dynamite": "bold",
}
PLANE = "✈"  #: the back of a tile
UNDER = "░"  #: a tile that lies under another one
FREE = "·"  #: a place where a card may still go
FRESH = "reverse"

NARROW = 76  #: below this many columns the islands do not fit side by side
TALL = 36  #: from this many rows on, cards lie one below the other


class YutakaTable(TablePainter):
    """The archipelago between two players; the reader's own side is below."""

    summed_up = frozenset({"yutaka A17"})
    place = "3b"

    # ---------------------------------------------------------------- the whole table
    def draw(self, scene: Scene, width: int, height: int) -> RenderableType:
        """The table as a picture; where there is no room for it, in words."""
        if width < NARROW:
            return Group(*[Text(line) for line in self.facts(scene)])
        near = scene.near
        islands = _islands(scene)
        cell = max(14, min(22, (width - len(islands) - 1) // len(islands)))
        tall = height >= TALL
        grid = Grid(box=box.ROUNDED, show_header=False, padding=0, border_style="cyan")
        for _ in islands:
            grid.add_column(width=cell, no_wrap=True)
        grid.add_row(*[_cards(scene, 1 - near, n, cell, tall, True) for n in islands], end_section=True)
        grid.add_row(*[_island(scene, n, cell) for n in islands], end_section=True)
        grid.add_row(*[_cards(scene, near, n, cell, tall, False) for n in islands])
        above: list[RenderableType] = [Text(self.title(scene), style="bold cyan"), self._side(scene, 1 - near)]
        below: list[RenderableType] = [self._side(scene, near)]
        for seat, where in ((1 - near, above), (near, below)):
            if scene.zone("hand", seat)["count"] and _known(scene.zone("hand", seat)):
                where.append(self._hand(scene, seat))
        return Group(*above, grid, *below, _legend(scene, width))

    def title(self, scene: Scene) -> str:
        """The mode, how far the game is, and that the values of the tiles are not the printed ones."""
        return scene.text(
            "terminal-yutaka-title",
            mode=_mode(scene),
            n=scene.counter("turns") + 1,
            hidden=scene.figures("hidden")[0]["n"],
            provenance=scene.view["table"]["provenance"],
        )

    def _side(self, scene: Scene, seat: int) -> Text:
        name = scene.name(seat)
        line = scene.text("terminal-yutaka-side", seat=name, **_counts(scene, seat))
        text = Text(line, style="dim")
        if line.startswith(name):
            text.stylize("not dim bold", 0, len(name))
        return text

    def _hand(self, scene: Scene, seat: int) -> Text:
        cards = Text("  ").join(_card(scene, card["card"]) for card in scene.zone("hand", seat)["cards"])
        return Text.assemble(scene.text("terminal-yutaka-hand", seat=scene.name(seat)), "  ", cards)

    def facts(self, scene: Scene) -> list[str]:
        """The table in words: who stands where, island by island, then the hand."""
        out = [self.title(scene)]
        for seat in (scene.near, 1 - scene.near):
            out.append(scene.text("terminal-yutaka-side", seat=scene.name(seat), **_counts(scene, seat)))
        for n in _islands(scene):
            out += self._island_facts(scene, n)
        for seat in range(2):
            if _known(scene.zone("hand", seat)):
                out += self.hand(scene, seat).lines
        return out

    # ---------------------------------------------------------------- parts of it
    def hand(self, scene: Scene, seat: int) -> Shown:
        """The cards a seat holds, each with its notation."""
        zone = scene.zone("hand", seat)
        cards = ", ".join(_named(scene, card["card"]) for card in zone["cards"] if card["card"])
        line = scene.text("terminal-hand", seat=scene.name(seat), n=zone["count"], cards=cards)
        return Shown([line], self._hand(scene, seat) if cards else None)

    def _island_facts(self, scene: Scene, n: int) -> list[str]:
        name = scene.word(scene.view["table"]["islands"][n - 1])
        tiles = ", ".join(_tile_words(scene, n, place) for place in range(scene.zone("island", None, n)["count"]))
        out = [scene.text("terminal-yutaka-island", number=n, name=name, tiles=tiles)]
        for seat in (scene.near, 1 - scene.near):
            zone = scene.zone("column", seat, n)
            cards = ", ".join(_named(scene, card["card"]) for card in zone["cards"])
            count = zone["count"]
            out.append(scene.text("terminal-yutaka-column", seat=scene.name(seat), number=n, n=count, cards=cards))
        return out

    def island(self, scene: Scene, args: Sequence[str]) -> Shown:
        """One island: its tiles, both sides, and who would take what."""
        wanted = args[0].strip(".#") if args else ""
        if wanted not in [str(n) for n in _islands(scene)]:
            return Shown([scene.text("terminal-yutaka-island-which")])
        number = int(wanted)
        lines = self._island_facts(scene, number)
        for line in scene.scores["lines"]:
            if line["params"]["number"] == number:
                lines.append(scene.text("terminal-with-rule", text=line["text"], rule=short_rule(line["rule"])))
        return Shown(lines)

    def tiles(self, scene: Scene, args: Sequence[str]) -> Shown:
        """What is still to be found, by treasure."""
        provenance = scene.view["table"]["provenance"]
        lines = [scene.text("terminal-yutaka-tiles-source", provenance=provenance)]
        grid = Grid(box=box.SIMPLE_HEAD)
        for key in ("kind", "left", "seen"):
            grid.add_column(scene.text(f"terminal-yutaka-tiles-{key}"))
        grid.add_column(scene.text("terminal-yutaka-tiles-points"), justify="right")
        for kind in KINDS:
            figure = scene.figures("unseen", about=kind)[0]
            values: tuple[list[str], list[str]] = ([], [])
            for place, value in enumerate(scene.view["table"]["values"][kind]):
                values[place not in figure.get("places", [])].append(str(value))
            unseen, found = (", ".join(some) for some in values)
            counts = {"n": len(values[0]), "points": figure["n"], "found": len(values[1])}
            name = scene.word(f"@yutaka-kind-{kind}")
            lines.append(scene.text("terminal-yutaka-tiles-line", kind=name, left=unseen, seen=found, **counts))
            grid.add_row(_kind(scene, kind), unseen, Text(found, style="dim"), str(figure["n"]))
        if not scene.view["over"]:
            lines.append(scene.text("terminal-yutaka-tiles-where", hidden=scene.figures("hidden")[0]["n"]))
        below = [] if scene.view["over"] else [Text(lines[-1], style="dim")]
        return Shown(lines, Group(Text(lines[0], style="bold"), grid, *below))

    def moves(self, scene: Scene, options: Sequence[Data]) -> Shown:
        """Cards by islands, or tiles by islands, each with its number in the list."""
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
        grid.add_column("")
        for n in _islands(scene):
            grid.add_column(scene.text("terminal-yutaka-island-head", n=n))
        rows: dict[str, dict[int, str]] = {}
        for number, option in enumerate(options, 1):
            playing = option["verb"] == "play"
            row = option["card"] if playing else option["move"][1:]
            island = option["to" if playing else "from"]["number"]
            rows.setdefault(row, {})[island] = scene.text("terminal-move", n=str(number), move=option["move"])
        for row, cells in rows.items() if options[0]["verb"] == "play" else sorted(rows.items()):
            head = _card(scene, row) if row in scene.cards else Text(row)
            grid.add_row(head, *[cells.get(n, "–") for n in _islands(scene)])
        return Shown(super().moves(scene, options).lines, grid)

    def describe(self, scene: Scene, option: Data) -> str:
        """Which card goes where and what follows from it, or which tile is turned."""
        if option["verb"] == "turn":
            back = scene.zone("island", None, option["from"]["number"])["cards"][option["from"]["place"]]["back"]
            if back not in KINDS:
                return scene.text("terminal-yutaka-move-turn", place=option["move"])
            kind = scene.word(f"@yutaka-kind-{back}")
            return scene.text("terminal-yutaka-move-turn-cube", place=option["move"], kind=kind)
        if option["verb"] != "play":
            return ""
        key, to = option["card"], option["to"]
        kind = scene.cards[key]["facts"]["kind"]
        sort = kind if kind in ("equipement", "dynamite") else "object"
        return scene.text(
            f"terminal-yutaka-move-{sort}", card=scene.card_name(key), number=to["number"], other=scene.name(to["seat"])
        )

    def score(self, scene: Scene) -> Shown:
        """Island by island and treasure by treasure: what each side brings, who takes it, by which rule."""
        plain = super().score(scene)
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
        grid.add_column(scene.text("terminal-yutaka-score-island"))
        grid.add_column(scene.text("terminal-yutaka-score-kind"))
        grid.add_column(scene.text("terminal-yutaka-score-tiles"))
        for seat in range(2):
            grid.add_column(scene.name(seat), justify="right", max_width=14, no_wrap=True)
        grid.add_column(scene.text("terminal-yutaka-score-taken"), max_width=20, no_wrap=True)
        grid.add_column(scene.text("terminal-score-rule"), style="dim")
        last = 0
        for line in scene.scores["lines"]:
            params = line["params"]
            first = str(params["number"]) if params["number"] != last else ""
            last = params["number"]
            kind = params["kind"].rpartition("-")[2]
            taken = _taken(scene, line)
            grid.add_row(first, _kind(scene, kind), params["tiles"], *_strengths(line), taken, short_rule(line["rule"]))
        totals = [scene.text("terminal-yutaka-score-points", n=points) for points in scene.scores["totals"]]
        if totals:
            grid.add_section()
            grid.add_row("", scene.text("terminal-score-sum"), "", *totals, "", "R23", style="bold")
        return Shown(plain.lines, grid)

    def score_line(self, scene: Scene, line: Data) -> str:
        """The sentence alone: it says who takes what."""
        return str(line["text"])

    # ---------------------------------------------------------------- what else can be asked
    def queries(self) -> dict[str, Query]:
        """An island, and the tiles nobody has seen."""
        return {"island": self.island, "tiles": self.tiles}

    def explain(self, scene: Scene, what: str) -> Shown | None:
        """A tile by its place, "3b"."""
        what = what.lower()
        for n in _islands(scene):
            for place in range(scene.zone("island", None, n)["count"]):
                if what == _place(n, place):
                    name = scene.word(scene.view["table"]["islands"][n - 1])
                    words = _tile_words(scene, n, place)
                    return Shown([scene.text("terminal-yutaka-tile-at", number=n, name=name, tile=words)])
        return None

    def afterwards(self, scene: Scene) -> list[str]:
        """A17: the five tiles that had left the game."""
        cards = [scene.card_name(card["card"]) for card in scene.zone("removed")["cards"] if card["card"]]
        return [scene.text("terminal-yutaka-removed", tiles=", ".join(cards))] if cards else []


# ------------------------------------------------------------------------------------ reading the view
def _islands(scene: Scene) -> range:
    return range(1, len(scene.view["table"]["islands"]) + 1)


def _place(number: int, place: int) -> str:
    """A30: how a place is called, "3b"."""
    return f"{number}{chr(ord('a') + place)}"


def _known(zone: Data) -> bool:
    return bool(zone["cards"]) and zone["cards"][0]["card"] is not None


def _mode(scene: Scene) -> str:
    known = len(scene.view["table"]["known"])
    return "mysteria" if not known else ("tactika" if known == len(KINDS) else "mixed")


def _counts(scene: Scene, seat: int) -> dict[str, object]:
    hand, pile = scene.zone("hand", seat)["count"], scene.zone("pile", seat)["count"]
    over = "yes" if scene.view["over"] else "no"
    return {"hand": hand, "pile": pile, "points": scene.points(seat) or 0, "over": over}


def _covered(scene: Scene, number: int, place: int) -> bool:
    """A13: whether a hidden tile still lies on this one."""
    return bool(scene.figures("covered", number=number, place=place))


# ------------------------------------------------------------------------------------ in words
def _named(scene: Scene, key: str) -> str:
    return scene.text("terminal-yutaka-card", name=scene.card_name(key), card=key)


def _tile_words(scene: Scene, number: int, place: int) -> str:
    """A tile in words: what it is, or what its back tells, or that it is covered."""
    tile = scene.zone("island", None, number)["cards"][place]
    at = _place(number, place)
    if tile["card"] is not None:
        key = "terminal-yutaka-tile-open" if tile["open"] else "terminal-yutaka-tile-secret"
        return scene.text(key, place=at, tile=scene.card_name(tile["card"]))
    if tile["back"] in KINDS:
        kind = scene.word(f"@yutaka-kind-{tile['back']}")
        key = "terminal-yutaka-tile-cube-covered" if _covered(scene, number, place) else "terminal-yutaka-tile-cube"
        return scene.text(key, place=at, kind=kind)
    key = "terminal-yutaka-tile-covered" if _covered(scene, number, place) else "terminal-yutaka-tile-hidden"
    return scene.text(key, place=at)


# ------------------------------------------------------------------------------------ in colours
def _kind(scene: Scene, kind: str) -> Text:
    """A treasure: symbol, letter, name."""
    name = scene.word(f"@yutaka-kind-{kind}")
    return Text.assemble((f"{SYMBOLS[kind]}{LETTER[kind]}", STYLES[kind]), f" {name}")


def _card(scene: Scene, key: str, style: str = "") -> Text:
    """A card: its symbol and its notation, "†D3"."""
    kind = scene.cards[key]["facts"]["kind"]
    return Text(f"{SYMBOLS[kind]}{key}", style=f"{STYLES[kind]} {style}".strip())


def _tile(scene: Scene, number: int, place: int) -> Text:
    """A tile where it lies: four signs wide at most."""
    tile = scene.zone("island", None, number)["cards"][place]
    fresh = FRESH if ("island", None, number, place) in scene.fresh else ""
    back = UNDER if _covered(scene, number, place) else PLANE
    if tile["card"] is not None:
        facts = scene.cards[tile["card"]]["facts"]
        kind = facts["kind"]
        if tile["open"]:
            return Text(f"{SYMBOLS[kind]}{LETTER[kind]}{facts['value']}", style=f"bold {STYLES[kind]} {fresh}".strip())
        return Text(f"{back}{LETTER[kind]}{facts['value']}", style=f"{STYLES[kind]} italic")
    if tile["back"] in KINDS:
        kind = tile["back"]
        return Text(f"{back}{SYMBOLS[kind]}{LETTER[kind]}", style=STYLES[kind])
    return Text(back, style="dim")


def _island(scene: Scene, number: int, cell: int) -> Text:
    """An island: its number and name, then its tiles two by two."""
    name = scene.word(scene.view["table"]["islands"][number - 1])
    if len(name) + 3 > cell:
        name = scene.text(f"terminal-yutaka-short-{number}")
    text = Text(f" {number} {name}"[:cell], style="bold")
    half = cell // 2
    for place in range(scene.zone("island", None, number)["count"]):
        tile = _tile(scene, number, place)
        text.append("\n" if place % 2 == 0 else "")
        text.append(f" {_place(number, place)[1]} ", "not bold dim")
        tile_at = Text(style="not bold").append_text(tile)
        text.append_text(tile_at)
        text.append(" " * max(0, half - 3 - tile.cell_len))
    return text


def _cards(scene: Scene, seat: int, number: int, cell: int, tall: bool, above: bool) -> Text:
    """One side of an island: the cards put there and the places still free, nearest to the island first."""
    cards = scene.zone("column", seat, number)["cards"]
    room = scene.figures("free", number=number)[0]["of"]
    places: list[Text] = []
    for place in range(room):
        if place >= len(cards):
            places.append(Text(f" {FREE}", style="dim"))
            continue
        key = cards[place]["card"]
        fresh = FRESH if ("column", seat, number, place) in scene.fresh else ""
        text = _card(scene, key, fresh)
        if tall and cell >= 18 and scene.cards[key]["facts"]["kind"] != "dynamite":
            text = Text.assemble(text, (f" {scene.card_name(key)}", "dim"))
        places.append(text)
    across = 1 if tall else 3
    rows = []
    for start in range(0, room, across):
        row = Text(" ")
        for text in places[start : start + across]:
            row.append_text(text)
            row.append(" " * max(0, 4 - text.cell_len))
        rows.append(row)
    return Text("\n").join(reversed(rows) if above else rows)


def _legend(scene: Scene, width: int) -> Text:
    """What the symbols mean, on one line if it fits."""
    signs = [_kind(scene, kind) for kind in [*KINDS, "dynamite"]]
    signs.append(Text(f"{PLANE} {scene.text('terminal-yutaka-legend-hidden')}"))
    if scene.view["table"]["layout"]["covers"]:
        signs.append(Text(f"{UNDER} {scene.text('terminal-yutaka-legend-covered')}"))
    line = Text("  ").join(signs)
    if line.cell_len > width:
        line = Text(" ").join(signs)
    if line.cell_len > width:  # then without the letters, which the names begin with
        line = Text(" ").join(Text(f"{sign.plain[0]} {sign.plain.partition(' ')[2]}") for sign in signs)
    line.stylize("dim")
    return line


# ------------------------------------------------------------------------------------ the count
def _strengths(line: Data) -> list[str]:
    """What each side brings to a contest; a dash for whoever does not compete."""
    params = line["params"]
    if line["say"] == "yutaka-score-nobody":
        return ["–", "–"]
    if line["say"] == "yutaka-score-tie":
        return [str(params["high"])] * 2
    other = "–" if line["say"] == "yutaka-score-alone" else str(params["low"])
    return [str(params["high"]), other] if params["seat"] == 0 else [other, str(params["high"])]


def _taken(scene: Scene, line: Data) -> Text:
    """Who takes the tiles, and what they are worth."""
    params = line["params"]
    if "seat" in params:
        return Text(scene.text("terminal-yutaka-score-takes", seat=scene.name(params["seat"]), n=params["n"]))
    return Text(scene.text("terminal-yutaka-score-lost", n=params["n"]), style="dim")
