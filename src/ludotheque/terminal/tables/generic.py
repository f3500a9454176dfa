"""The painter that can draw any game: every view has the same zones, counters and marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.locales import counter_text, counter_word, figure_text, zone_word
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.screen import short_rule
from ludotheque.terminal.understanding import sentence

Data = dict[str, Any]
NAMED = 2  #: a figure about more cards than this does not name them


@dataclass
class Shown:
    """Something to show: lines to read one by one, and a picture where one says it better."""

    lines: list[str]
    picture: RenderableType | None = None


Query = Callable[[Scene, Sequence[str]], Shown]


class TablePainter:
    """Draws a game's table from its view. A game's own painter overrides what it can do better."""

    #: Rules whose log lines need no telling at the end, because `afterwards` sums them up.
    summed_up: frozenset[str] = frozenset()
    #: The name of a place that `explain` explains, for an example.
    place: str = ""

    # ---------------------------------------------------------------- the whole table
    def draw(self, scene: Scene, width: int, height: int) -> RenderableType:
        """The table as a picture that fits the terminal."""
        grid = Grid(box=box.ROUNDED, show_header=False, expand=False)
        grid.add_column(style="bold")
        grid.add_column(justify="right")
        grid.add_column(ratio=1)
        for zone in scene.view["zones"]:
            if zone["count"]:
                grid.add_row(zone_label(scene, zone), str(zone["count"]), ", ".join(zone_cards(scene, zone)))
        return Group(Text(self.title(scene), style="bold"), grid, *[Text(line) for line in self._numbers(scene)])

    def facts(self, scene: Scene) -> list[str]:
        """The table in words, one fact a line."""
        out = [self.title(scene)]
        for zone in scene.view["zones"]:
            cards = ", ".join(zone_cards(scene, zone))
            out.append(scene.text("terminal-zone-line", zone=zone_label(scene, zone), n=zone["count"], cards=cards))
        return out + self._numbers(scene)

    def title(self, scene: Scene) -> str:
        """The game's name."""
        return scene.word(f"@{scene.view['game']}-name")

    def _numbers(self, scene: Scene) -> list[str]:
        out = []
        for counter in scene.view["counters"]:
            value = counter_value(scene, counter)
            if not value:
                continue
            what = counter_word(scene.lang, scene.view["game"], counter["counter"])
            if counter["seat"] is not None:
                what = scene.text("terminal-owned", what=what, seat=scene.name(counter["seat"]))
            out.append(scene.text("terminal-counter-line", what=what, n=value))
        for figure in scene.view["figures"]:
            seat = "" if figure["seat"] is None else scene.name(figure["seat"])
            text = figure_text(scene.lang, scene.view["game"], figure, seat)
            where = figure_place(scene, figure)
            out.append(scene.text("terminal-figure-at", where=where, text=text) if where else text)
        return out

    # ---------------------------------------------------------------- parts of it
    def question(self, scene: Scene, ask: Data) -> str:
        """What is asked."""
        return scene.text(ask["prompt"])

    def hand(self, scene: Scene, seat: int) -> Shown:
        """What a seat holds."""
        cards = [name for zone in scene.zones("hand", seat) for name in zone_cards(scene, zone)]
        return Shown([scene.text("terminal-hand", seat=scene.name(seat), cards=", ".join(cards), n=len(cards))])

    def moves(self, scene: Scene, options: Sequence[Data]) -> Shown:
        """The moves there are, numbered."""
        lines = []
        for number, option in enumerate(options, 1):
            what = self.describe(scene, option)
            lines.append(scene.text("terminal-move-described", n=str(number), move=option["move"], what=what))
        return Shown(lines, Columns([Text(line) for line in lines], padding=(0, 3)))

    def describe(self, scene: Scene, option: Data) -> str:
        """What a move does, in its own sentence, with what the rules foresee of it."""
        said = sentence(scene.view["names"], scene.lang, option)
        game, figures = scene.view["game"], option.get("figures", [])
        seats = ["" if figure["seat"] is None else scene.name(figure["seat"]) for figure in figures]
        foreseen = [figure_text(scene.lang, game, *it) for it in zip(figures, seats, strict=True)]
        return scene.text("terminal-foreseen", what=said, text=", ".join(foreseen)) if foreseen else said

    def score(self, scene: Scene) -> Shown:
        """The count so far, line by line with its rule."""
        lines = [
            scene.text("terminal-with-rule", text=self.score_line(scene, line), rule=short_rule(line["rule"]))
            for line in scene.scores["lines"]
        ]
        grid = Grid(box=box.SIMPLE_HEAD, expand=False)
        grid.add_column(scene.text("terminal-score-why"))
        for seat in range(scene.view["seats"]):
            grid.add_column(scene.name(seat), justify="right")
        grid.add_column(scene.text("terminal-score-rule"), style="dim")
        for line in scene.scores["lines"]:
            grid.add_row(line["text"], *[str(n) for n in line["points"]], short_rule(line["rule"]))
        if scene.scores["totals"]:
            grid.add_section()
            totals = [str(n) for n in scene.scores["totals"]]
            grid.add_row(scene.text("terminal-score-sum"), *totals, "", style="bold")
        return Shown([*lines, *self.totals(scene)], grid)

    def score_line(self, scene: Scene, line: Data) -> str:
        """One line of the count: what is counted, and what each seat gets for it."""
        shares = [
            scene.text("terminal-score-share", seat=scene.name(seat), n=n) for seat, n in enumerate(line["points"])
        ]
        return scene.text("terminal-score-line", text=line["text"].removesuffix("."), shares=", ".join(shares))

    def totals(self, scene: Scene) -> list[str]:
        """What each seat's count adds up to."""
        return [
            scene.text("terminal-score-total", seat=scene.name(seat), n=points)
            for seat, points in enumerate(scene.scores["totals"])
        ]

    def news(self, scene: Scene, lines: list[Data], events: list[Data]) -> list[Data]:
        """Log lines as they are told between two questions; `events` are what they tell of, by the same numbers."""
        return lines

    # ---------------------------------------------------------------- what else can be asked
    def queries(self) -> dict[str, Query]:
        """The words that can be typed in this game besides the usual ones, and what answers them."""
        return {}

    def explain(self, scene: Scene, what: str) -> Shown | None:
        """What lies at a place that players of this game call by a name; None if nothing has this name."""
        return None

    def afterwards(self, scene: Scene) -> list[str]:
        """What can be shown once the game is over."""
        return []


def counter_value(scene: Scene, counter: Data) -> str:
    """A public number as it is read: a seat by its name, else the game's word for it; "" if it is not told."""
    value = int(counter["value"])
    if not counter.get("told", True):
        return ""
    if counter.get("is_seat"):
        return scene.name(value) if 0 <= value < scene.view["seats"] else ""
    return counter_text(scene.lang, scene.view["game"], counter["counter"], value)


def zone_label(scene: Scene, zone: Data) -> str:
    """A zone's name, with its number and its owner."""
    what = zone_word(scene.lang, scene.view["game"], zone["zone"])
    if zone["number"]:
        what = scene.text("terminal-numbered", what=what, n=zone["number"])
    if zone["seat"] is not None:
        what = scene.text("terminal-owned", what=what, seat=scene.name(zone["seat"]))
    return what


def figure_place(scene: Scene, figure: Data) -> str:
    """Where a figure belongs, where that is not plain from whose it is: the zone, and the cards it speaks of."""
    places = figure.get("places", [])
    if "at" not in figure or not (places or figure["at"]["number"]):
        return ""
    zone = scene.zone(figure["at"]["zone"], figure["at"]["seat"], figure["at"]["number"])
    label = zone_label(scene, zone)
    known = {card.get("spot", place): card["card"] for place, card in enumerate(zone["cards"]) if card["card"]}
    names = [scene.card_name(known[place]) for place in places if place in known]
    return ", ".join([label, *names]) if len(names) == len(places) <= NAMED else label


def zone_cards(scene: Scene, zone: Data) -> list[str]:
    """The cards of a zone in words: those that are known by name, then how many are not."""
    names = [scene.card_name(card["card"]) for card in zone["cards"] if card["card"] is not None]
    hidden = len(zone["cards"]) - len(names)
    shown = scene.counted(names)
    return [*shown, scene.text("terminal-face-down", n=hidden)] if hidden else shown
