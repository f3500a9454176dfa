"""A table for the eyes of who trains on it: as text, and as a picture of always the same size.

Both show one seat's view, or a spectator's. They are for debugging and films; people play on the pages.
"""

from __future__ import annotations

from typing import Any

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
WIDTH, HEIGHT = 1280, 960
CARD_WIDTH, CARD_HEIGHT = 74, 30
PAPER, INK, FACE, BACK, PALE = (250, 247, 240), (40, 36, 30), (255, 255, 255), (62, 84, 110), (140, 132, 120)
MOST_OF_A_PILE = 12  #: cards of a zone that are drawn one by one, the top ones


def seen_by(g: State, seat: int | None) -> Data:
    """The view that is shown."""
    return view(g, g.kit.seats if seat is None else seat, ANEW)


def as_text(g: State, seat: int | None = None) -> str:
    """The table as lines of text."""
    kit, shown = g.kit, seen_by(g, seat)
    lines = [_headline(g, shown)]
    for zone in shown["zones"]:
        if zone["count"]:
            cards = " ".join(_placed(kit, card) for card in zone["cards"])
            lines.append(f"{_zone_name(kit, zone)} ({zone['count']}): {cards}")
    lines.append(_counters(kit, shown))
    if seat is not None and not g.over:
        moves = [write_option(kit, option) for option in legal(g, seat)]
        lines.append(f"seat {seat} may choose: {', '.join(moves)}" if moves else "")
    return "\n".join(line for line in lines if line) + "\n"


def as_picture(g: State, seat: int | None = None) -> npt.NDArray[np.uint8]:
    """The table as a picture: zone by zone, each with its cards, those the seat does not know from behind."""
    from PIL import Image, ImageDraw, ImageFont

    kit, shown = g.kit, seen_by(g, seat)
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(picture)
    title, font, small = (ImageFont.load_default(size) for size in (22, 15, 11))
    draw.text((16, 10), _headline(g, shown), INK, title)
    x, y = 16, 46
    for zone in shown["zones"]:
        if not zone["count"]:
            continue
        cards = zone["cards"][-MOST_OF_A_PILE:]
        width = max(2, len(cards)) * (CARD_WIDTH + 4) + 20
        if x + width > WIDTH:
            x, y = 16, y + CARD_HEIGHT + 32
        draw.text((x, y), f"{_zone_name(kit, zone)}, {zone['count']}", PALE, small)
        for at, card in enumerate(cards):
            left, top = x + at * (CARD_WIDTH + 4), y + 15
            known = card["card"] is not None
            box = (left, top, left + CARD_WIDTH, top + CARD_HEIGHT)
            draw.rounded_rectangle(box, 5, FACE if known else BACK, INK)
            if known:
                text = _short(draw, _card_name(kit, card), small)
                draw.text((left + CARD_WIDTH / 2, top + CARD_HEIGHT / 2), text, INK, small, anchor="mm")
        x += width
    y = min(y + CARD_HEIGHT + 34, HEIGHT - 60)
    for line in _wrapped(draw, _counters(kit, shown), font):
        draw.text((16, y), line, INK, font)
        y += 20
    return np.asarray(picture, np.uint8)


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


def _counters(kit: Kit, shown: Data) -> str:
    said = []
    for counter in shown["counters"]:
        whose = f" of seat {counter['seat']}" if counter["seat"] is not None else ""
        said.append(f"{counter_word('en', kit.game.key, counter['counter'])}{whose} {counter['value']}")
    return ", ".join(said)


def _short(draw: Any, text: str, font: Any) -> str:
    """As much of a name as fits a card."""
    while len(text) > 1 and draw.textlength(text, font) > CARD_WIDTH - 6:
        text = text[:-2].rstrip() + "…" if text.endswith("…") else text[:-1] + "…"
    return text


def _wrapped(draw: Any, text: str, font: Any) -> list[str]:
    lines = [""]
    for part in text.split(", "):
        longer = f"{lines[-1]}, {part}" if lines[-1] else part
        if draw.textlength(longer, font) <= WIDTH - 32:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines[:3]
