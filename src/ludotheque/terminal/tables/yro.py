"""YRO's table: every guild's grid side by side, with the Front, the levels, the coins and the points.

A card is written by its key, whose letters tell the faction; a symbol tells the profession and a sign the Front, so
that no colour ever has to be told from another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.terminal.scene import Scene
from ludotheque.terminal.tables.generic import Query, Shown, TablePainter

Data = dict[str, Any]

SYMBOLS = {"guerrier": "†", "marchand": "¤", "technicien": "#", "explorateur": "»", "mage": "○", "souverain": "♛"}
STYLES = {
    "iles": "bright_red",
    "conclave": "green",
    "marche": "yellow",
    "societe": "bright_blue",
    "cite": "cyan",
    "dragons": "magenta",
}
FRONT = "▲"  #: the topmost card of a column (R25)
FREE = "·"  #: where a card may lie next (R17)
FRESH = "reverse"
LEVELS = ("0", "I", "II", "III", "IV")

KEYS, TRADES, STRENGTHS = range(3)  #: how much of a card is drawn: its key; its profession too; its strength too
TALL = 36  #: from this many rows on, the cards of the hand are shown with their texts

#: What is told together, by its log line: one line for each guild and phase, with the rule of the phase.
TOGETHER = {
    "yro-log-threw": ("discard", "yro R10"),
    "yro-log-revealed": ("recruit", "yro R15"),
    "yro-log-paid-two": ("recruit", "yro R15"),
    "yro-log-paid-one": ("recruit", "yro R15"),
    "yro-log-strength": ("combat", "yro R30"),
    "yro-log-rewarded": ("combat", "yro R30"),
    "yro-log-beaten": ("combat", "yro R50"),
    "yro-log-glory": ("combat", "yro R30"),
    "yro-log-consoled": ("combat", "yro R30"),
    "yro-log-produced-tech": ("production", "yro R34"),
    "yro-log-produced-magic": ("production", "yro R34"),
    "yro-log-income": ("income", "yro R38"),
    "yro-log-earned": ("income", "yro R38"),
    "yro-log-scored": ("victory", "yro R40"),
}


class YroTable(TablePainter):
    """The guilds, the reader's own first."""

    place = "c3"

    # ---------------------------------------------------------------- the whole table
    def draw(self, scene: Scene, width: int, height: int) -> RenderableType:
        """The table as a picture; where there is no room for a guild, in words."""
        detail = _detail(scene, width)
        if detail is None:
            return Group(*[Text(line) for line in self.facts(scene)])
        parts: list[RenderableType] = [Text(self.title(scene), style="bold cyan")]
        for seats in _rows(scene, detail, width):
            grid = Grid(box=box.ROUNDED, show_header=False, padding=0, border_style="cyan")
            for seat in seats:
                grid.add_column(width=_wide(scene, seat, detail), no_wrap=True)
            grid.add_row(*[_side(scene, seat, _wide(scene, seat, detail)) for seat in seats])
            grid.add_row(*[_grid(scene, seat, detail) for seat in seats])
            parts.append(grid)
        parts += [Text(line, style="dim") for line in self._middle(scene, height >= TALL)]
        for seat in range(scene.view["seats"]):
            if _known(scene, seat):
                parts.append(self._hand(scene, seat, height >= TALL))
        parts.append(_legend(scene, width))
        return Group(*parts)

    def title(self, scene: Scene) -> str:
        """The round, the phase, and that not all of the cards are known from the printed game."""
        provenance = scene.view["cards"]["provenance"]
        n, phase = scene.counter("round"), scene.counter("phase")
        return scene.text("terminal-yro-title", n=n, phase=phase, provenance=provenance)

    def facts(self, scene: Scene) -> list[str]:
        """The table in words: guild by guild its numbers, its Front and its rows, then the middle and the hand."""
        out = [self.title(scene)]
        for seat in _seats(scene):
            out += self._guild(scene, seat)
        out += self._middle(scene, True)
        for seat in range(scene.view["seats"]):
            if _known(scene, seat):
                out += self.hand(scene, seat).lines
        return out

    def _guild(self, scene: Scene, seat: int) -> list[str]:
        """One guild in words."""
        cards = _cards(scene, seat)
        out = [scene.text("terminal-yro-side", seat=scene.name(seat), **_numbers(scene, seat), cards=len(cards))]
        if cards:
            fighting = sorted(_places(scene, "front", seat), key=lambda spot: spot % _width(scene))
            names = ", ".join(_named(scene, cards[spot]) for spot in fighting)
            out.append(scene.text("terminal-yro-front", seat=scene.name(seat), cards=names))
        width = _width(scene)
        for row in sorted({spot // width for spot in cards}):
            there = [spot for spot in sorted(cards) if spot // width == row]
            names = ", ".join(
                scene.text("terminal-yro-at", place=_spot_name(scene, spot), card=_named(scene, cards[spot]))
                for spot in there
            )
            out.append(scene.text("terminal-yro-row", row=str(row + 1), cards=names))
        return out

    def _middle(self, scene: Scene, full: bool) -> list[str]:
        """What belongs to nobody, and what is revealed and not placed yet; with less room, as short as can be."""
        out = []
        recruits = {seat: [card["card"] for card in scene.zone("recruits", seat)["cards"]] for seat in _seats(scene)}
        if full:
            for seat, keys in recruits.items():
                names = ", ".join(_named(scene, key) for key in keys)
                if keys:
                    out.append(scene.text("terminal-yro-recruits", seat=scene.name(seat), cards=names))
        elif any(recruits.values()):
            short = " · ".join(" ".join([scene.name(seat), *keys]) for seat, keys in recruits.items() if keys)
            out.append(scene.text("terminal-yro-recruits-short", recruits=short))
        for zone in scene.zones("rivals"):
            keys = [card["card"] for card in zone["cards"]]
            total = scene.figures("rivals")[0]
            names = ", ".join(_named(scene, key) for key in keys)
            params = {"n": len(keys), "strength": total["n"], "limit": total["of"], "cards": names}
            out.append(scene.text("terminal-yro-rivals", **params))
        for zone in scene.zones("quests"):
            keys = [card["card"] for card in zone["cards"]]
            if full:
                texts = {key: " ".join(scene.cards[key]["text"]) for key in keys}
                quests = " ".join(
                    scene.text("terminal-yro-quest", name=scene.card_name(key), text=texts[key]) for key in keys
                )
            else:
                quests = ", ".join(scene.card_name(key) for key in keys)
            out.append(scene.text("terminal-yro-quests", n=zone["count"], quests=quests))
        discarded = scene.zone("discard")["count"] + scene.zone("thrown")["count"]
        out.append(scene.text("terminal-yro-deck", deck=scene.zone("deck")["count"], discarded=discarded))
        return out

    # ---------------------------------------------------------------- parts of it
    def hand(self, scene: Scene, seat: int) -> Shown:
        """The cards a seat holds or may draft, each with all that is printed on it."""
        if not _known(scene, seat):
            return super().hand(scene, seat)
        lines = []
        for zone in _held(scene, seat):
            key = "terminal-yro-pack" if zone["zone"] == "pack" else "terminal-yro-hand"
            lines.append(scene.text(key, seat=scene.name(seat), n=zone["count"]))
            lines += [_in_full(scene, card["card"]) for card in zone["cards"]]
        return Shown(lines, self._hand(scene, seat, True))

    def _hand(self, scene: Scene, seat: int, tall: bool) -> RenderableType:
        """The same as a picture; with less room, on a line or two."""
        parts: list[RenderableType] = []
        for zone in _held(scene, seat):
            key = "terminal-yro-pack" if zone["zone"] == "pack" else "terminal-yro-hand"
            head = scene.text(key, seat=scene.name(seat), n=zone["count"])
            keys = [card["card"] for card in zone["cards"]]
            if not tall:
                parts.append(Text.assemble(head, " ", Text("  ").join(_short(scene, key) for key in keys)))
                continue
            grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
            for column in ("card", "name", "cost", "strength", "text"):
                grid.add_column(scene.text(f"terminal-yro-hand-{column}"))
            for key in keys:
                card = scene.cards[key]
                facts = card["facts"]
                grid.add_row(
                    _card(scene, key, TRADES),
                    card["name"],
                    str(facts["cost"]),
                    f"{facts['strength']}{facts['mark']}",
                    " ".join(card["text"]),
                )
            parts += [Text(head, style="bold"), grid]
        return Group(*parts)

    def describe(self, scene: Scene, option: Data) -> str:
        """What a move does, in a few words."""
        if "card" not in option:
            return super().describe(scene, option)
        name, facts = scene.card_name(option["card"]), scene.cards[option["card"]]["facts"]
        verb = option["verb"]
        place = option["move"].rpartition("-")[2]  # of a card that is placed
        return scene.text(
            f"terminal-yro-move-{verb}", card=name, cost=facts["cost"], strength=facts["strength"], place=place
        )

    def news(self, scene: Scene, lines: list[Data], events: list[Data]) -> list[Data]:
        """What each phase gave every guild and why, on one line each."""
        by_number = {event["number"]: event for event in events}
        out: list[Data] = []
        told: dict[tuple[str, int], list[Data]] = {}
        for line in lines:
            event = by_number.get(line["number"], {})
            say = event.get("say", "")
            if say == "yro-log-round":
                told = {}
            if say not in TOGETHER:
                out.append(line)
                continue
            group, rule = TOGETHER[say]
            seat = event["params"]["seat"]
            if (group, seat) not in told:
                told[group, seat] = []
                out.append({**line, "rule": rule, "group": group, "seat": seat, "events": told[group, seat]})
            told[group, seat].append(event)
        return [{**line, "text": _told(scene, line)} if "group" in line else line for line in out]

    # ---------------------------------------------------------------- what else can be asked
    def queries(self) -> dict[str, Query]:
        """A guild with all its texts, and what lines of three give."""
        return {"guild": self.guild, "bonus": self.bonus}

    def guild(self, scene: Scene, args: Sequence[str]) -> Shown:
        """A guild card by card: by its player's name or number; without either, the reader's own."""
        wanted = " ".join(args).casefold()
        seats = range(scene.view["seats"])
        names = {str(seat + 1): seat for seat in seats} | {scene.name(seat).casefold(): seat for seat in seats}
        if wanted and wanted not in names:
            known = ", ".join(scene.name(seat) for seat in seats)
            return Shown([scene.text("terminal-yro-guild-which", known=known)])
        seat = names.get(wanted, scene.near)
        cards = _cards(scene, seat)
        lines = self._guild(scene, seat)
        for spot in sorted(cards):
            lines.append(
                scene.text("terminal-yro-at", place=_spot_name(scene, spot), card=_in_full(scene, cards[spot]))
            )
        return Shown(lines)

    def bonus(self, scene: Scene, args: Sequence[str]) -> Shown:
        """R20: what three of a faction, or of a profession, in line give."""
        lines = [scene.text("terminal-yro-bonus-head")]
        printed = [card["facts"] for card in scene.cards.values() if "bonus" in card["facts"]]
        for what in ("faction", "profession"):
            for key in scene.view["table"][f"{what}s"]:
                gives: Data = next((facts["bonus"][what] for facts in printed if facts[what] == key), {})
                gains = ", ".join(scene.text(f"terminal-yro-gain-{gain}", n=n) for gain, n in gives.items())
                name = scene.word(f"@yro-{what}-{key}")
                lines.append(scene.text("terminal-yro-bonus", name=name, gains=gains))
        return Shown(lines)

    def explain(self, scene: Scene, what: str) -> Shown | None:
        """What lies on a spot, "c3", of every guild."""
        names = [_spot_name(scene, spot) for spot in range(_width(scene) * scene.view["table"]["field"]["height"])]
        if what.lower() not in names:
            return None
        spot = names.index(what.lower())
        lines = []
        for seat in _seats(scene):
            cards = _cards(scene, seat)
            if spot in cards:
                card = _in_full(scene, cards[spot])
                lines.append(scene.text("terminal-yro-spot", place=what.lower(), seat=scene.name(seat), card=card))
            else:
                lines.append(scene.text("terminal-yro-spot-empty", place=what.lower(), seat=scene.name(seat)))
        return Shown(lines)


# ------------------------------------------------------------------------------------ reading the view
def _seats(scene: Scene) -> list[int]:
    """All seats, the reader's own first, then to the left."""
    n = scene.view["seats"]
    return [(scene.near + k) % n for k in range(n)]


def _cards(scene: Scene, seat: int) -> dict[int, str]:
    """What lies in a guild, by spot, and the reader's own recruits that nobody else sees there yet (A28)."""
    out = {card["spot"]: card["card"] for card in scene.zone("guild", seat)["cards"]}
    ask = scene.view["ask"]
    if ask is not None and ask["seat"] == seat:
        out |= {pick["n"]: pick["card"] for pick in ask["picks"] if pick["verb"] == "place"}
    return out


def _width(scene: Scene) -> int:
    """How many spots of the field lie side by side."""
    return int(scene.view["table"]["field"]["width"])


def _spot_name(scene: Scene, spot: int) -> str:
    """ "c3" is the third column from the left, the third row from the top."""
    return f"{chr(ord('a') + spot % _width(scene))}{spot // _width(scene) + 1}"


def _places(scene: Scene, key: str, seat: int) -> list[int]:
    """The spots of a guild that a figure speaks of."""
    return [place for it in scene.figures(key, seat) for place in it.get("places", [])]


def _held(scene: Scene, seat: int) -> list[Data]:
    """The hand, and the pack in a Draft, as far as there is anything in them."""
    return [zone for zone in [*scene.zones("pack", seat), *scene.zones("hand", seat)] if zone["count"]]


def _known(scene: Scene, seat: int) -> bool:
    held = _held(scene, seat)
    return bool(held) and all(card["card"] is not None for zone in held for card in zone["cards"])


def _counter(scene: Scene, key: str, seat: int) -> int:
    return next(int(it["value"]) for it in scene.view["counters"] if (it["counter"], it["seat"]) == (key, seat))


def _numbers(scene: Scene, seat: int) -> Data:
    """A guild's numbers and levels, with its strength in the last Combat."""
    out: Data = {key: _counter(scene, key, seat) for key in ("vp", "coins", "tech", "magic", "strength")}
    for it in scene.figures("level", seat):
        out[f"{it['about'][0]}_level"] = LEVELS[it["n"]]
    return out


# ------------------------------------------------------------------------------------ in words
def _named(scene: Scene, key: str) -> str:
    return scene.text("terminal-yro-card", name=scene.card_name(key), card=key)


def _in_full(scene: Scene, key: str) -> str:
    """A card with all that is printed on it."""
    card = scene.cards[key]
    facts = card["facts"]
    return scene.text(
        "terminal-yro-card-full",
        name=card["name"],
        card=key,
        faction=scene.word(f"@yro-faction-{facts['faction']}"),
        profession=scene.word(f"@yro-profession-{facts['profession']}"),
        cost=facts["cost"],
        strength=f"{facts['strength']}{facts['mark']}",
        text=" ".join(card["text"]),
    )


def _told(scene: Scene, line: Data) -> str:
    """What a phase gave a guild, and why."""
    events, group = line["events"], line["group"]
    said: dict[str, list[Data]] = {}
    for event in events:
        said.setdefault(event["say"].removeprefix("yro-log-"), []).append(event)
    seat = scene.name(line["seat"])
    if group in ("discard", "recruit"):
        cards = [scene.card_name(event["card"]) for event in events if "card" in event]
        paid = sum(event["params"]["n"] for event in events if "card" not in event)
        return scene.text(f"terminal-yro-told-{group}", seat=seat, n=len(cards), cards=", ".join(cards), paid=paid)
    if group == "production":
        gains = []
        for what in ("tech", "magic"):
            parts = said.get(f"produced-{what}", [])
            if parts:
                n = sum(event["n"] for event in parts)
                why = ", ".join(scene.card_name(event["card"]) for event in parts)
                gains.append(scene.text(f"terminal-yro-produced-{what}", n=n, why=why))
        return scene.text("terminal-yro-told-production", seat=seat, gains=", ".join(gains))
    parts = [event for event in events if event["say"] != "yro-log-strength"]
    why = " + ".join(
        scene.text("terminal-yro-part", card=scene.card_name(event["card"]), n=event["n"])
        if "card" in event
        else str(event["n"])
        for event in parts
    )
    n = sum(event["n"] for event in parts)
    force = said["strength"][0]["n"] if "strength" in said else 0
    return scene.text(f"terminal-yro-told-{group}", seat=seat, n=n, why=why, strength=force, parts=len(parts))


# ------------------------------------------------------------------------------------ in colours
def _card(scene: Scene, key: str, detail: int, style: str = "") -> Text:
    """A card: its key, its profession's symbol, its strength, as far as there is room: "SM5○6"."""
    facts = scene.cards[key]["facts"]
    text = key
    if detail >= TRADES:
        text += SYMBOLS[facts["profession"]]
    if detail >= STRENGTHS:
        text += f"{facts['strength']}{facts['mark']}"
    return Text(text, style=f"{STYLES[facts['faction']]} {style}".strip())


def _short(scene: Scene, key: str) -> Text:
    """A card of the hand: its key and symbol, name, cost and strength."""
    card = scene.cards[key]
    facts = card["facts"]
    rest = scene.text("terminal-yro-short", name=card["name"], cost=facts["cost"], strength=facts["strength"])
    return Text.assemble(_card(scene, key, TRADES), f" {rest}")


def _span(scene: Scene, seat: int) -> tuple[range, range]:
    """The columns and rows that are drawn of a guild: of the reader's own all where a card may lie next."""
    spots = list(_cards(scene, seat))
    if seat == scene.view["seat"]:
        spots += _places(scene, "open", seat)
    out = []
    width = _width(scene)
    for lines in ([spot % width for spot in spots], [spot // width for spot in spots]):
        first = min(lines, default=1)
        last = max(lines, default=3)
        while last - first < 2:  # three by three at least
            first, last = (first, last + 1) if last < width - 1 else (first - 1, last)
        out.append(range(first, last + 1))
    return out[0], out[1]


def _cell(scene: Scene, detail: int) -> int:
    """How wide a card is drawn, with the sign of the Front and a space."""
    keys = [card["card"] for seat in range(scene.view["seats"]) for card in scene.zone("guild", seat)["cards"]]
    return max([3, *(len(key) for key in keys)]) + (1, 3, 6)[detail]


def _wide(scene: Scene, seat: int, detail: int) -> int:
    return len(_span(scene, seat)[0]) * _cell(scene, detail) + 2


def _detail(scene: Scene, width: int) -> int | None:
    """How much can be drawn of every card with all guilds side by side; None where not even one guild fits."""
    for detail in (STRENGTHS, TRADES, KEYS):
        if len(_rows(scene, detail, width)) == 1:
            return detail
    widest = max(_wide(scene, seat, KEYS) for seat in _seats(scene))
    return KEYS if widest + 2 <= width else None


def _rows(scene: Scene, detail: int, width: int) -> list[list[int]]:
    """The guilds that are drawn side by side, as many as fit."""
    out: list[list[int]] = [[]]
    used = 1
    for seat in _seats(scene):
        wide = _wide(scene, seat, detail) + 1
        if used + wide > width and out[-1]:
            out.append([])
            used = 1
        out[-1].append(seat)
        used += wide
    return out if used <= width else [*out, []]


def _side(scene: Scene, seat: int, wide: int) -> Text:
    """A guild's name and numbers."""
    numbers = _numbers(scene, seat)
    text = Text(scene.name(seat)[:wide], style="bold")
    for line in ("points", "levels", "strength"):
        text.append("\n")
        text.append(scene.text(f"terminal-yro-head-{line}", **numbers)[:wide], "not bold")
    return text


def _grid(scene: Scene, seat: int, detail: int) -> Text:
    """A guild's cards where they lie, with the names of columns and rows."""
    columns, rows = _span(scene, seat)
    cards = _cards(scene, seat)
    fighting = _places(scene, "front", seat)
    free = _places(scene, "open", seat)
    cell = _cell(scene, detail)
    text = Text("  ", style="dim")
    for column in columns:
        text.append(f" {_spot_name(scene, column)[0]}".ljust(cell))
    for row in rows:
        text.append(f"\n{row + 1} ")
        for column in columns:
            spot = _width(scene) * row + column
            at = Text(FRONT if spot in fighting else " ", style="not dim")
            if spot in cards:
                fresh = FRESH if ("guild", seat, 0, spot) in scene.fresh else ""
                at.append_text(_card(scene, cards[spot], detail, fresh))
            elif spot in free:
                at.append(FREE, "dim")
            at.append(" " * max(0, cell - at.cell_len))
            text.append_text(at)
    return text


def _legend(scene: Scene, width: int) -> Text:
    """What the signs mean."""
    signs = [(FRONT, scene.text("terminal-yro-legend-front")), (FREE, scene.text("terminal-yro-legend-free"))]
    signs += [(SYMBOLS[key], scene.word(f"@yro-profession-{key}")) for key in scene.view["table"]["professions"]]
    line = "  ".join(f"{sign} {what}" for sign, what in signs)
    return Text(line if len(line) <= width else " ".join(f"{sign}{what}" for sign, what in signs), style="dim")
