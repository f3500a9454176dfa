"""The painter: Row and Lair above, both sides below, the reader's own on the left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.terminal.scene import Scene
from ludotheque.terminal.tables.generic import Query, Shown, TablePainter, zone_cards
from ludotheque.terminal.tables.volfyirion import drawing, reading, words

Data = dict[str, Any]

NARROW = 64  #: with less there is no room for two columns
LEFT = 42  #: how wide the left one is at most
TALL = 34  #: from this many rows on there is room for texts and the legend

#: What needs no telling: it is there to be seen.
UNTOLD = ("row", "lair-filled", "top", "drew", "under")
#: What is told together, and what it tells of.
GAINS = {f"{how}-{what}": what for how in ("gains", "synergy") for what in reading.POINTS}


class VolfyirionTable(TablePainter):
    """Row and Lair above, both sides below, the reader's own on the left."""

    # ---------------------------------------------------------------- the whole table
    def draw(self, scene: Scene, width: int, height: int) -> RenderableType:
        """The table as a picture; where there is no room for two columns, in words."""
        if width < NARROW:
            return Group(*[Text(line) for line in self.facts(scene)])
        left = min(LEFT, (width - 3) * LEFT // 77)
        right = min(width - 3 - left, LEFT)
        grid = Grid(box=box.ROUNDED, show_header=False, show_lines=True, padding=0, border_style="cyan")
        grid.add_column(width=left, no_wrap=True)
        grid.add_column(width=right, no_wrap=True)
        mine = reading.market(scene, scene.near)
        grid.add_row(
            drawing.cell(drawing.row_lines(scene, mine), left), drawing.cell(drawing.beside_lines(scene, mine), right)
        )
        seats = reading.seats(scene)
        for at in range(0, len(seats), 2):
            cells = [
                drawing.side_cell(scene, seat, wide)
                for seat, wide in zip(seats[at : at + 2], (left, right), strict=False)
            ]
            grid.add_row(*cells, *[drawing.cell(drawing.wrath_lines(scene), right)] * (len(cells) % 2))
        parts: list[RenderableType] = [Text(self.title(scene), style="bold cyan"), grid]
        if words.burning(scene):
            parts.append(Text(f"{words.DRAGON} {words.burning(scene)}", style="bold"))
        parts += [drawing.other_row(scene, number) for number in reading.markets(scene) if number != mine]
        for seat in seats:
            if scene.zone("area", seat)["count"]:
                parts.append(drawing.area_line(scene, seat))
        parts += [Text(line, style="dim") for line in words.extras(scene)]
        for seat in seats:
            if reading.known(scene, seat):
                parts.append(self._hand(scene, seat, height >= TALL))
        if height >= TALL:
            parts.append(drawing.legend(scene))
        return Group(*parts)

    def title(self, scene: Scene) -> str:
        """The turn, and whose it is."""
        over = "yes" if scene.view["over"] else "no"
        active = scene.text("terminal-volfyirion-and").join(
            scene.name(seat) for seat in reading.seats(scene) if reading.side_of(scene, seat) == scene.counter("active")
        )
        return scene.text("terminal-volfyirion-title", n=scene.counter("turn"), seat=active, over=over)

    def facts(self, scene: Scene) -> list[str]:
        """The table in words: the dragon, the row, the Lair, side by side the Cities, what is played, the hand."""
        out = [self.title(scene), words.dragon(scene)]
        for number in reading.markets(scene):
            for key, zone in (("row", "row"), ("space", "lair-wonders")):
                for found in [it for it in scene.zones(zone) if it["number"] == number]:
                    for card in found["cards"]:
                        full = words.in_full(scene, card["card"])
                        out.append(scene.text(f"terminal-volfyirion-{key}", n=card["spot"] + 1, card=full))
            out.append(scene.text("terminal-volfyirion-decks", **reading.decks(scene, number)))
            top = scene.zone("assets", None, number)["cards"][-1:]
            if top and top[0]["card"]:
                out.append(scene.text("terminal-volfyirion-top-card", card=words.in_full(scene, top[0]["card"])))
        out += [line.plain for line in drawing.wrath_lines(scene)]
        for seat in reading.seats(scene):
            out += self._side_facts(scene, seat)
        out += words.extras(scene)
        for seat in reading.seats(scene):
            if reading.known(scene, seat):
                n = scene.zone("hand", seat)["count"]
                out.append(scene.text("terminal-volfyirion-hand", seat=scene.name(seat), n=n))
                out += self.hand(scene, seat).lines[1:]
        return out

    def _side_facts(self, scene: Scene, seat: int) -> list[str]:
        """One player in words: points and piles, City by City, the Playing Area."""
        out = [scene.text("terminal-volfyirion-side", seat=scene.name(seat), **reading.counts(scene, seat))]
        side = reading.side_of(scene, seat)
        for spots in reading.cities(scene, seat):
            city = scene.text("terminal-volfyirion-and").join(words.city(scene, side, spot) for spot in spots)
            if not reading.at(scene, "cities", side, spots[0]):
                if reading.at(scene, "ruins", side, spots[0]):
                    out.append(scene.text("terminal-volfyirion-ruin", n=spots[0] + 1, city=city))
                continue
            troops, buildings = (
                ", ".join(scene.card_name(key) for key in reading.lying(scene, zone, side, spots))
                for zone in ("troops", "buildings")
            )
            guards = scene.text("terminal-volfyirion-guarded", troop=troops) if troops else ""
            builds = scene.text("terminal-volfyirion-built", building=buildings) if buildings else ""
            defence = reading.defence(scene, side, spots[0])["n"]
            here = "yes" if reading.stands(scene, side, spots[0]) else "no"
            params: Data = {"n": spots[0] + 1, "city": city, "defence": defence, "guards": guards, "builds": builds}
            out.append(scene.text("terminal-volfyirion-city", **params, dragon=here))
        area = ", ".join(text.plain for text in drawing.in_play(scene, seat))
        if area:
            out.append(scene.text("terminal-volfyirion-area", seat=scene.name(seat), cards=area))
        return out

    # ---------------------------------------------------------------- parts of it
    def hand(self, scene: Scene, seat: int) -> Shown:
        """What a seat has to play with: its points, and the cards it holds, each with all that is printed on it."""
        lines = [scene.text("terminal-volfyirion-side", seat=scene.name(seat), **reading.counts(scene, seat))]
        if not reading.known(scene, seat):
            return Shown(lines)
        keys = [card["card"] for card in scene.zone("hand", seat)["cards"]]
        lines += scene.counted(words.in_full(scene, key) for key in keys)
        return Shown(lines, self._hand(scene, seat, True))

    def _hand(self, scene: Scene, seat: int, tall: bool) -> RenderableType:
        """The same as a picture; with less room, on a line or two."""
        keys = [card["card"] for card in scene.zone("hand", seat)["cards"]]
        head = scene.text("terminal-volfyirion-hand", seat=scene.name(seat), n=len(keys))
        counted = [(key, keys.count(key)) for key in dict.fromkeys(keys)]
        if not tall:
            cards = [
                Text.assemble(f"{n}× " if n > 1 else "", drawing.card_line(scene, key, False, "", False))
                for key, n in counted
            ]
            return Text.assemble((head, "bold"), " ", Text(" · ").join(cards))
        grid = Grid(box=None, padding=(0, 1), show_header=False)
        for key, n in counted:
            grid.add_row(
                f"{n}×" if n > 1 else "",
                key,
                drawing.card_line(scene, key, False),
                Text(" ".join(scene.cards[key]["text"])),
            )
        return Group(Text(head, style="bold"), grid)

    def moves(self, scene: Scene, options: Sequence[Data]) -> Shown:
        """All that can be done, one to a line, each by its number and its notation."""
        plain = super().moves(scene, options).lines
        return Shown(plain, Group(*[Text(line) for line in plain]))

    def describe(self, scene: Scene, option: Data) -> str:
        """What a move does, with its price."""
        verb = option["verb"]
        if verb == "done":
            return super().describe(scene, option)
        card = option.get("card")
        params: Data = {"card": scene.card_name(card) if card else "", "n": option.get("n", -1) + 1}
        priced = next((it for it in option.get("figures", []) if it["figure"] == "price"), {"n": 0})
        params["cost"] = priced["n"]
        params["short"] = words.in_short(scene, card) if card else ""
        if verb == "unite":  # K10: paid only when both agree
            params["cost"] = scene.view["table"]["costs"]["unite"]
        if verb == "draw":
            params["n"] = option["n"]
        if verb == "remove" and option["from"]["zone"] == "area":
            if option["from"]["place"] in reading.marks(scene, "sealed", option["from"]["seat"]):
                params["card"] += f" {words.SEALED}"  # A7: of two equal ones it is a choice
        if verb in ("seal", "unseal"):
            params["seat"] = scene.name(option["from"]["seat"])
        if verb in ("aside", "unite"):
            params["points"] = scene.text(f"terminal-volfyirion-word-{reading.POINTS[option['n']]}")
        return scene.text(f"terminal-volfyirion-move-{verb}", **params)

    def news(self, scene: Scene, lines: list[Data], events: list[Data]) -> list[Data]:
        """What each player played and gained on one line; what only refills the table is left to the eye."""
        by_number = {event["number"]: event for event in events}
        out: list[Data] = []
        told: Data | None = None
        for line in lines:
            event = by_number.get(line["number"], {})
            say = event.get("say", "").removeprefix("volfyirion-log-")
            if say in UNTOLD:
                continue
            if say not in GAINS and say != "played":
                told = None
                out.append(line)
                continue
            if told is None or told["seat"] != event["params"]["seat"]:
                told = {
                    **line,
                    "seat": event["params"]["seat"],
                    "cards": [],
                    "points": dict.fromkeys(reading.POINTS, 0),
                }
                out.append(told)
            if say == "played":
                told["cards"].append(scene.card_name(event["card"]))
            else:
                told["points"][GAINS[say]] += event["params"]["n"]
        return [{**line, "text": words.told(scene, line)} if "points" in line else line for line in out]

    # ---------------------------------------------------------------- what else can be asked
    def queries(self) -> dict[str, Query]:
        """A player's Cities and piles."""
        return {"city": self.city}

    def city(self, scene: Scene, args: Sequence[str]) -> Shown:
        """A player's side of the table: by name or number; without either, the reader's own."""
        wanted = " ".join(args).casefold()
        seats = range(scene.view["seats"])
        names = {str(seat + 1): seat for seat in seats} | {scene.name(seat).casefold(): seat for seat in seats}
        if wanted and wanted not in names:
            known = ", ".join(scene.name(seat) for seat in seats)
            return Shown([scene.text("terminal-volfyirion-city-which", known=known)])
        seat = names.get(wanted, scene.near)
        lines = self._side_facts(scene, seat)
        discard = ", ".join(zone_cards(scene, scene.zone("discard", seat)))
        if discard:
            lines.append(scene.text("terminal-volfyirion-discard", seat=scene.name(seat), cards=discard))
        return Shown(lines)
