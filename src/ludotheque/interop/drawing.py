"""A table for the eyes of who trains on it: as text, and as a picture of always the same size.

Both show one seat's view, or a spectator's. They are for debugging and films; people play on the pages.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, TypeVar
from unicodedata import combining, normalize

import numpy as np
import numpy.typing as npt

from ludotheque.kernel.engine import legal
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.match import results_of
from ludotheque.kernel.parts import ANEW
from ludotheque.kernel.position import write_option
from ludotheque.kernel.state import State
from ludotheque.kernel.view import view
from ludotheque.locales import counter_word, say, word, zone_word

Data = dict[str, Any]
T = TypeVar("T")
WIDTH, HEIGHT = 1280, 960
MARGIN = 16
CARD_WIDTH, CARD_HEIGHT = 112, 58  #: at most; all is drawn smaller where a table holds more
SCALES = (1.0, 0.88, 0.78, 0.68, 0.6, 0.52)
PAPER, INK, FACE, BACK, PALE = (250, 247, 240), (40, 36, 30), (255, 255, 255), (62, 84, 110), (140, 132, 120)


def seen_by(g: State, seat: int | None) -> Data:
    """The view that is shown."""
    return view(g, g.kit.seats if seat is None else seat, ANEW)


def as_text(g: State, seat: int | None = None) -> str:
    """The table as lines of text."""
    kit, shown = g.kit, seen_by(g, seat)
    lines = [_headline(g, shown)]
    for zone in shown["zones"]:
        if zone["count"]:
            cards = " ".join(
                text if n == 1 else f"{n}×{text}" for text, n in _runs(_placed(kit, c) for c in zone["cards"])
            )
            lines.append(f"{_zone_name(kit, zone)} ({zone['count']}): {cards}")
    lines += _counters(kit, shown)
    if seat is not None and not g.over:
        moves = [write_option(kit, option) for option in legal(g, seat)]
        lines.append(f"seat {seat} may choose: {', '.join(moves)}" if moves else "")
    return "\n".join(line for line in lines if line) + "\n"


def as_picture(g: State, seat: int | None = None) -> npt.NDArray[np.uint8]:
    """The table as a picture: zone by zone, each with its cards, those the seat does not know from behind. Equal cards
    that lie one on the other are one card with their number; all is as large as the table allows."""
    from PIL import Image

    shown = seen_by(g, seat)
    for scale in SCALES:
        picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        if _Drawing(g, shown, picture, scale).fits:
            break
    return np.asarray(picture, np.uint8)


class _Drawing:
    """One attempt to draw a table at a scale."""

    def __init__(self, g: State, shown: Data, picture: Any, scale: float) -> None:
        from PIL import ImageDraw, ImageFont

        self.kit, self.draw = g.kit, ImageDraw.Draw(picture)
        self.width, self.height = round(CARD_WIDTH * scale), round(CARD_HEIGHT * scale)
        sizes = (26, round(17 * scale), round(13 * scale), round(14 * scale))
        fonts: list[Any] = [ImageFont.load_default(size) for size in sizes]
        title, self.font, self.caption, self.name = fonts
        self.x, self.y = MARGIN, 54
        self._text((MARGIN, 14), _headline(g, shown), INK, title)
        for zone in shown["zones"]:
            if zone["count"]:
                self._zone(zone)
        y = self.y + self.height + round(44 * scale)
        for line in _counters(g.kit, shown):
            for part in self._lines(line, WIDTH - 2 * MARGIN, self.font):
                self._text((MARGIN, y), part, INK, self.font)
                y += round(24 * scale)
        self.fits = y <= HEIGHT - 4

    def _zone(self, zone: Data) -> None:
        """A zone beside the one before, or below it."""
        spots = [card.get("spot", at) for at, card in enumerate(zone["cards"])]
        placed = spots != list(range(len(spots)))  # where there are gaps it matters who lies where
        names = [None if card["card"] is None else _card_name(self.kit, card) for card in zone["cards"]]
        named = [f"{spot}: {name}" if placed and name else name for spot, name in zip(spots, names, strict=True)]
        most = (WIDTH - 2 * MARGIN) // (self.width + 5)  # the top ones
        cards = _runs(named)[-most:]
        caption = f"{_zone_name(self.kit, zone)}, {zone['count']}"
        wide = max(len(cards) * (self.width + 5), round(self.draw.textlength(_plain(caption), self.caption))) + 18
        if self.x + wide > WIDTH and self.x > MARGIN:
            self.x, self.y = MARGIN, self.y + self.height + self.caption.size + 18
        self._text((self.x, self.y), caption, PALE, self.caption)
        for at, (name, count) in enumerate(cards):
            self._card(self.x + at * (self.width + 5), self.y + self.caption.size + 5, name, count)
        self.x += wide

    def _card(self, left: int, top: int, name: str | None, count: int) -> None:
        box = (left, top, left + self.width, top + self.height)
        self.draw.rounded_rectangle(box, 6, BACK if name is None else FACE, INK)
        words = [] if name is None else self._lines(name, self.width - 8, self.name)
        if count > 1:
            words = [*words[:1], f"x {count}"]
        step = self.name.size + 2
        y = top + self.height / 2 - (len(words[:3]) - 1) * step / 2
        for line in words[:3]:
            self._text((left + self.width / 2, y), line, PAPER if name is None else INK, self.name, "mm")
            y += step

    def _lines(self, text: str, wide: int, font: Any) -> list[str]:
        """A text in lines of this width, broken between words; a word that is too long is cut."""
        lines = [""]
        for part in text.split():
            longer = f"{lines[-1]} {part}".strip()
            if self.draw.textlength(_plain(longer), font) <= wide:
                lines[-1] = longer
                continue
            kept = part
            while len(kept) > 2 and self.draw.textlength(_plain(kept), font) > wide:
                kept = kept.rstrip(".")[:-1] + "."
            lines.append(kept)
        return [line for line in lines if line]

    def _text(
        self, at: tuple[float, float], text: str, colour: tuple[int, int, int], font: Any, anchor: str = "la"
    ) -> None:
        self.draw.text(at, _plain(text), colour, font, anchor=anchor)


def _plain(text: str) -> str:
    """The font that comes with Pillow has no accents."""
    return "".join(sign for sign in normalize("NFKD", text.replace("’", "'")) if not combining(sign))


def _runs(things: Iterable[T]) -> list[tuple[T, int]]:
    """Equal neighbours together, with their number."""
    return [(thing, sum(1 for _ in equal)) for thing, equal in groupby(things)]


def _headline(g: State, shown: Data) -> str:
    name = say("en", f"{g.kit.game.key}-name")
    if g.over:
        return f"{name}: " + ", ".join(f"seat {seat} {result}" for seat, result in enumerate(results_of(g)))
    return f"{name}: waiting for " + ", ".join(f"seat {seat}" for seat in shown["waiting"])


def _zone_name(kit: Kit, zone: Data) -> str:
    number = f" {zone['number']}" if zone["number"] else ""
    whose = f" of seat {zone['seat']}" if zone["seat"] is not None else ""
    return zone_word("en", kit.game.key, zone["zone"]) + number + whose


def _card_name(kit: Kit, card: Data) -> str:
    kind = kit.type_called(card["card"])
    assert kind is not None
    return str(word("en", kind.name)) if kind.name.startswith("@") else kind.name


def _placed(kit: Kit, card: Data) -> str:
    text = "?" if card["card"] is None else str(card["card"])
    return f"{card['spot']}:{text}" if "spot" in card else text


def _counters(kit: Kit, shown: Data) -> list[str]:
    """The numbers of the table, then those of each seat, a line each."""
    lines: dict[int | None, list[str]] = {}
    for counter in shown["counters"]:
        said = f"{counter_word('en', kit.game.key, counter['counter'])} {counter['value']}"
        lines.setdefault(counter["seat"], []).append(said)
    return [("" if seat is None else f"Seat {seat}: ") + ", ".join(said) for seat, said in lines.items()]
