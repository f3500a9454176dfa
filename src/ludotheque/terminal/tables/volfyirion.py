"""Volfyirion's table: the Asset Row and the Lair, then each side's Cities, purses and played cards.

A card is written in one line: its name, the letter of its colour and its cost, its points, its ability. Letters and
signs say everything, so that no colour ever has to be told from another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.games.volfyirion.box import AT_LAIR, COLOURS, POINTS, perch_side, perch_spot
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.tables.generic import Query, Shown, Table, zone_cards

Data = dict[str, Any]

STYLES = {"turquoise": "cyan", "red": "bright_red", "purple": "magenta", "grey": ""}
DRAGON = "◆"  #: where Volfyirion stands
TOP = "↑"  #: the top card of the Asset Deck
REMOVAL = "✕"  #: a Remove Ability (R44)
GIVES = "›"  #: what a Secondary Ability gives
READY = "!"  #: a Synergy that can be used now (R43)
TAKEN = "✓"  #: a Synergy that has given its bonus this turn
SEALED = "⊘"  #: a sealed Wonder (R38)
SIGNS = {"dragon": DRAGON, "top": TOP, "removal": REMOVAL, "ready": READY, "taken": TAKEN, "sealed": SEALED}
FRESH = "reverse"

NARROW = 64  #: with less there is no room for two columns
LEFT = 42  #: how wide the left one is at most
TALL = 34  #: from this many rows on there is room for texts and the legend

#: What needs no telling: it is there to be seen.
UNTOLD = ("row", "lair-filled", "top", "drew", "under")
#: What is told together, and what it tells of.
GAINS = {f"{how}-{what}": what for how in ("gains", "synergy") for what in POINTS}


class VolfyirionTable(Table):
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
        grid.add_row(_lines(self._row(scene), left), _lines(self._lair(scene), right))
        sides = [_side(scene, seat, wide) for seat, wide in zip(_seats(scene), (left, right) * 2, strict=False)]
        for at in range(0, len(sides), 2):
            grid.add_row(*sides[at : at + 2])
        parts: list[RenderableType] = [Text(self.title(scene), style="bold cyan"), grid]
        burning = _burning(scene)
        if burning:
            parts.append(Text(f"{DRAGON} {burning}", style="bold"))
        for seat in _seats(scene):
            if scene.zone("area", seat)["count"]:
                parts.append(_area(scene, seat))
        parts += [Text(line, style="dim") for line in _extras(scene)]
        for seat in _seats(scene):
            if _known(scene, seat):
                parts.append(self._hand(scene, seat, height >= TALL))
        if height >= TALL:
            parts.append(_legend(scene))
        return Group(*parts)

    def title(self, scene: Scene) -> str:
        """The turn, and whose it is."""
        over = "yes" if scene.view["over"] else "no"
        active = scene.name(scene.counter("active"))
        return scene.text("terminal-volfyirion-title", n=scene.counter("turn"), seat=active, over=over)

    def _row(self, scene: Scene) -> list[Text]:
        """The Asset Row by places, then the top of the Asset Deck."""
        out = []
        there = {card["spot"]: card["card"] for card in scene.zone("row")["cards"]}
        for spot in range(scene.view["table"]["row"]):
            fresh = FRESH if ("row", None, 0, spot) in scene.fresh else ""
            out.append(_numbered(scene, spot, there.get(spot), fresh))
        top = scene.zone("assets")["cards"][-1:]
        out.append(Text.assemble((f"{TOP} ", "dim"), _card(scene, top[0]["card"]) if top and top[0]["card"] else "?"))
        return out

    def _lair(self, scene: Scene) -> list[Text]:
        """The Wonders on the Lair, and what the dragon costs."""
        at = scene.counter("dragon")
        costs = scene.view["table"]["costs"]
        if at == AT_LAIR:
            text = scene.text("terminal-volfyirion-lair-dragon", move=costs["move"], defeat=costs["defeat"])
            out = [Text(f"{DRAGON} {text}", style="bold")]
        else:
            out = [Text(scene.text("terminal-volfyirion-lair"), style="bold")]
        there = {card["spot"]: card["card"] for card in scene.zone("lair-wonders")["cards"]}
        if scene.zone("lair")["count"]:
            for spot in range(scene.view["table"]["spaces"]):
                fresh = FRESH if ("lair-wonders", None, 0, spot) in scene.fresh else ""
                out.append(_numbered(scene, spot, there.get(spot), fresh))
        else:
            out.append(Text(scene.text("terminal-volfyirion-lair-claimed"), style="dim"))
        counts = {key: scene.zone(key)["count"] for key in ("assets", "wonders")}
        out.append(Text(scene.text("terminal-volfyirion-counts", **counts), style="dim"))
        return out

    def facts(self, scene: Scene) -> list[str]:
        """The table in words: the dragon, the row, the Lair, side by side the Cities, what is played, the hand."""
        out = [self.title(scene), _dragon(scene)]
        for key, zone in (("row", "row"), ("space", "lair-wonders")):
            for card in scene.zone(zone)["cards"]:
                full = _in_full(scene, card["card"])
                out.append(scene.text(f"terminal-volfyirion-{key}", n=card["spot"] + 1, card=full))
        assets, wonders = scene.zone("assets"), scene.zone("wonders")
        top = assets["cards"][-1]["card"] if assets["cards"] else None
        out.append(scene.text("terminal-volfyirion-decks", assets=assets["count"], wonders=wonders["count"]))
        if top:
            out.append(scene.text("terminal-volfyirion-top-card", card=_in_full(scene, top)))
        for seat in _seats(scene):
            out += self._side_facts(scene, seat)
        out += _extras(scene)
        for seat in _seats(scene):
            if _known(scene, seat):
                out += self.hand(scene, seat).lines
        return out

    def _side_facts(self, scene: Scene, seat: int) -> list[str]:
        """One player in words: points and piles, City by City, the Playing Area."""
        out = [scene.text("terminal-volfyirion-side", seat=scene.name(seat), **_counts(scene, seat))]
        for spot in range(4):
            city = _at(scene, "cities", seat, spot)
            if city is None:
                if _at(scene, "ruins", seat, spot):
                    out.append(scene.text("terminal-volfyirion-ruin", n=spot + 1, city=_city(scene, seat, spot)))
                continue
            troop, building = _at(scene, "troops", seat, spot), _at(scene, "buildings", seat, spot)
            guards = scene.text("terminal-volfyirion-guarded", troop=scene.card_name(troop)) if troop else ""
            builds = scene.text("terminal-volfyirion-built", building=scene.card_name(building)) if building else ""
            name = scene.card_name(city)
            defence = _defence(scene, seat, spot)
            here = "yes" if _stands(scene, seat, spot) else "no"
            out.append(
                scene.text(
                    "terminal-volfyirion-city",
                    n=spot + 1,
                    city=name,
                    defence=sum(defence),
                    guards=guards,
                    builds=builds,
                    dragon=here,
                )
            )
        area = ", ".join(text.plain for text in _in_play(scene, seat))
        if area:
            out.append(scene.text("terminal-volfyirion-area", seat=scene.name(seat), cards=area))
        return out

    # ---------------------------------------------------------------- parts of it
    def hand(self, scene: Scene, seat: int) -> Shown:
        """The cards a seat holds, each with all that is printed on it."""
        if not _known(scene, seat):
            return super().hand(scene, seat)
        cards = scene.zone("hand", seat)["cards"]
        lines = [scene.text("terminal-volfyirion-hand", seat=scene.name(seat), n=len(cards))]
        lines += [_in_full(scene, key) for key in dict.fromkeys(card["card"] for card in cards)]
        return Shown(lines, self._hand(scene, seat, True))

    def _hand(self, scene: Scene, seat: int, tall: bool) -> RenderableType:
        """The same as a picture; with less room, on a line or two."""
        keys = [card["card"] for card in scene.zone("hand", seat)["cards"]]
        head = scene.text("terminal-volfyirion-hand", seat=scene.name(seat), n=len(keys))
        counted = [(key, keys.count(key)) for key in dict.fromkeys(keys)]
        if not tall:
            cards = [Text.assemble(f"{n}× " if n > 1 else "", _card(scene, key, False)) for key, n in counted]
            return Text.assemble((head, "bold"), " ", Text(" · ").join(cards))
        grid = Grid(box=None, padding=(0, 1), show_header=False)
        for key, n in counted:
            grid.add_row(
                f"{n}×" if n > 1 else "", key, _card(scene, key, False), Text(" ".join(scene.cards[key]["text"]))
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
            return ""
        card = option.get("card")
        params: Data = {"card": scene.card_name(card) if card else "", "n": option.get("n", -1) + 1}
        params["cost"] = scene.cards[card]["facts"].get("cost", 0) if card else 0
        params["short"] = _short(scene, card) if card else ""
        costs = scene.view["table"]["costs"]
        if verb in ("replace", "send", "call-back", "defeat"):
            params["cost"] = costs["replace" if verb == "replace" else "defeat" if verb == "defeat" else "move"]
        if verb == "attack":
            params["cost"] = sum(_defence(scene, option["from"]["seat"], option["from"]["place"]))
        if verb == "draw":
            params["n"] = option["n"]
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
                told = {**line, "seat": event["params"]["seat"], "cards": [], "points": dict.fromkeys(POINTS, 0)}
                out.append(told)
            if say == "played":
                told["cards"].append(scene.card_name(event["card"]))
            else:
                told["points"][GAINS[say]] += event["params"]["n"]
        return [{**line, "text": _told(scene, line)} if "points" in line else line for line in out]

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


# ------------------------------------------------------------------------------------ reading the view
def _seats(scene: Scene) -> list[int]:
    """All seats, the reader's own first."""
    n = scene.view["seats"]
    return [(scene.near + k) % n for k in range(n)]


def _known(scene: Scene, seat: int) -> bool:
    cards = scene.zone("hand", seat)["cards"]
    return bool(cards) and all(card["card"] is not None for card in cards)


def _at(scene: Scene, zone: str, seat: int, spot: int) -> str | None:
    """The card on a spot of one's Cities."""
    return next((card["card"] for card in scene.zone(zone, seat)["cards"] if card["spot"] == spot), None)


def _counter(scene: Scene, key: str, seat: int) -> int:
    return next(int(it["value"]) for it in scene.view["counters"] if (it["counter"], it["seat"]) == (key, seat))


def _counts(scene: Scene, seat: int) -> Data:
    """A player's points and how many cards lie where."""
    out: Data = {key: _counter(scene, key, seat) for key in POINTS}
    return out | {key: scene.zone(key, seat)["count"] for key in ("hand", "house", "discard")}


def _defence(scene: Scene, seat: int, spot: int) -> list[int]:
    """R32: the Defence of a City, then of its Troop, then what Double Shift adds."""
    cards = [_at(scene, zone, seat, spot) for zone in ("cities", "troops")]
    out = [int(scene.cards[key]["facts"]["defence"]) for key in cards if key is not None]
    return out + [mark["n"] for mark in scene.view["marks"] if (mark["mark"], mark["seat"]) == ("shifted", seat)]


def _stands(scene: Scene, seat: int, spot: int) -> bool:
    """Whether Volfyirion stands on a City."""
    at = scene.counter("dragon")
    return at > AT_LAIR and (perch_side(at), perch_spot(at)) == (seat, spot)


def _marks(scene: Scene, kind: str, seat: int) -> set[int]:
    """The places of a Playing Area whose cards bear a mark."""
    cards = [mark["card"] for mark in scene.view["marks"] if mark["mark"] == kind and "card" in mark]
    return {card["place"] for card in cards if (card["zone"], card["seat"]) == ("area", seat)}


# ------------------------------------------------------------------------------------ in words
def _points(scene: Scene, points: Data) -> str:
    """Points as they are written in short, "2C 1B"."""
    return " ".join(f"{n}{scene.text(f'terminal-volfyirion-letter-{key}')}" for key, n in points.items() if n)


def _ability(scene: Scene, facts: Data) -> str:
    """A Secondary Ability in short: what it needs, what it gives, "R+P›2C 3K"."""
    if "bonus" not in facts:
        return ""
    needs = "+".join(scene.text(f"terminal-volfyirion-letter-{colour}") for colour in facts["needs"]) or REMOVAL
    gives = [_points(scene, {key: facts["bonus"].get(key, 0) for key in POINTS})]
    gives += [
        scene.text(f"terminal-volfyirion-gives-{key}", n=n) for key, n in facts["bonus"].items() if key not in POINTS
    ]
    return f"{needs}{GIVES}{' '.join(it for it in gives if it)}"


def _short(scene: Scene, key: str) -> str:
    """What a card gives, in short."""
    facts = scene.cards[key]["facts"]
    parts = [_points(scene, facts.get("points", {}))]
    if facts["kind"] == "troop":
        parts.append(f"+{facts['defence']}")
    return " ".join(part for part in [*parts, _ability(scene, facts)] if part)


def _in_full(scene: Scene, key: str) -> str:
    """A card with all that is printed on it."""
    card = scene.cards[key]
    facts = card["facts"]
    return scene.text(
        "terminal-volfyirion-card",
        name=card["name"],
        card=key,
        kind=scene.text(f"terminal-volfyirion-kind-{facts['kind']}"),
        colour=scene.text(f"terminal-volfyirion-colour-{facts.get('colour', 'grey')}"),
        cost=facts.get("cost", 0),
        text=" ".join(card["text"]),
    )


def _city(scene: Scene, seat: int, spot: int) -> str:
    """The name of a City, standing or not."""
    key = _at(scene, "cities", seat, spot) or _at(scene, "ruins", seat, spot)
    return scene.card_name(key) if key else ""


def _dragon(scene: Scene) -> str:
    """Where Volfyirion stands, and what will burn."""
    at = scene.counter("dragon")
    if at > AT_LAIR:
        return _burning(scene)
    costs = scene.view["table"]["costs"]
    if at == AT_LAIR:
        return scene.text("terminal-volfyirion-dragon-lair", move=costs["move"], defeat=costs["defeat"])
    return scene.text("terminal-volfyirion-dragon-gone")


def _burning(scene: Scene) -> str:
    """R46: which City will burn, with all that lies there; nothing while Volfyirion stands on none."""
    at = scene.counter("dragon")
    if at <= AT_LAIR:
        return ""
    seat, spot = perch_side(at), perch_spot(at)
    lost = [_at(scene, zone, seat, spot) for zone in ("troops", "buildings")]
    names = [_city(scene, seat, spot), *(scene.card_name(key) for key in lost if key)]
    return scene.text("terminal-volfyirion-burning", seat=scene.name(seat), n=spot + 1, cards=", ".join(names))


def _extras(scene: Scene) -> list[str]:
    """R52, R53: Perks, and the Ploys as far as they are known."""
    out = []
    for kind in ("perk", "ploy"):
        held = []
        for seat in _seats(scene):
            for zone in scene.zones(kind, seat):
                for card in zone["cards"]:
                    name = scene.card_name(card["card"]) if card["card"] else scene.text("terminal-face-down", n=1)
                    held.append(scene.text("terminal-volfyirion-holds", seat=scene.name(seat), card=name))
        if held:
            out.append(scene.text(f"terminal-volfyirion-{kind}s", cards=" · ".join(held)))
    return out


def _told(scene: Scene, line: Data) -> str:
    """What somebody played, and what it gave."""
    gains = [
        scene.text(f"terminal-volfyirion-gain-{key}", n=line["points"][key]) for key in POINTS if line["points"][key]
    ]
    seat, cards = scene.name(line["seat"]), ", ".join(line["cards"])
    if not cards:
        return scene.text("terminal-volfyirion-told-gains", seat=seat, gains=", ".join(gains))
    if not gains:
        return scene.text("terminal-volfyirion-told-plays", seat=seat, cards=cards)
    return scene.text("terminal-volfyirion-told", seat=seat, cards=cards, gains=", ".join(gains))


# ------------------------------------------------------------------------------------ in colours
def _lines(lines: list[Text], wide: int) -> Text:
    """Lines of one cell, none of them too long."""
    for line in lines:
        line.truncate(wide, overflow="ellipsis")
    return Text("\n").join(lines)


def _card(scene: Scene, key: str, price: bool = True, style: str = "") -> Text:
    """A card in a line: "Feasible Solution P4 1C 1B 2K R+P›2C 3K"."""
    facts = scene.cards[key]["facts"]
    colour = facts.get("colour", "grey")
    text = Text(scene.card_name(key), style=f"{STYLES[colour]} {style}".strip())
    letter = scene.text(f"terminal-volfyirion-letter-{colour}") if colour != "grey" else ""
    if price:
        letter += str(facts.get("cost", ""))
    if letter:
        text.append(f" {letter}", "bold")
    short = _short(scene, key)
    return Text.assemble(text, f" {short}" if short else "")


def _numbered(scene: Scene, spot: int, key: str | None, style: str) -> Text:
    """A place of the row or of the Lair, with its number."""
    if key is None:
        return Text(f"{spot + 1} –", style="dim")
    return Text.assemble((f"{spot + 1} ", "dim"), _card(scene, key, True, style))


def _side(scene: Scene, seat: int, wide: int) -> Text:
    """A player's name and points, piles, and Cities from the left, with their names if there is room."""
    named = _side_lines(scene, seat, True)
    return _lines(named if max(line.cell_len for line in named) <= wide else _side_lines(scene, seat, False), wide)


def _side_lines(scene: Scene, seat: int, named: bool) -> list[Text]:
    counts = _counts(scene, seat)
    active = not scene.view["over"] and scene.counter("active") == seat
    points = _points(scene, {key: counts[key] for key in POINTS})
    out = [Text.assemble((f"{'▶ ' if active else ''}{scene.name(seat)}", "bold"), f"  {points or '–'}")]
    out.append(Text(scene.text("terminal-volfyirion-piles", **counts), style="dim"))
    for spot in range(4):
        here = DRAGON if _stands(scene, seat, spot) else " "
        if _at(scene, "cities", seat, spot):
            defence = _defence(scene, seat, spot)
            name = f"{_city(scene, seat, spot)} " if named else ""
            text = Text.assemble(f"{here}{spot + 1} {name}", ("+".join(map(str, defence)), "bold"))
            for zone in ("troops", "buildings"):
                key = _at(scene, zone, seat, spot)
                if key:
                    fresh = FRESH if (zone, seat, 0, spot) in scene.fresh else ""
                    colour = STYLES[scene.cards[key]["facts"]["colour"]]
                    text.append("  ")
                    text.append(scene.card_name(key), f"{colour} {fresh}".strip())
            out.append(text)
        elif _at(scene, "ruins", seat, spot):
            out.append(Text(f" {spot + 1} {scene.text('terminal-volfyirion-ruined')}", style="dim"))
    return out


def _in_play(scene: Scene, seat: int) -> list[Text]:
    """The cards of a Playing Area, equal ones once, with what can be said of their abilities this turn."""
    usable = [option["move"] for option in (scene.view["ask"] or {"options": []})["options"]]
    sealed, used = _marks(scene, "sealed", seat), _marks(scene, "used", seat)
    found: dict[str, list[Text]] = {}
    for at, card in enumerate(scene.zone("area", seat)["cards"]):
        key = card["card"]
        colour = scene.cards[key]["facts"].get("colour", "grey")
        fresh = FRESH if ("area", seat, 0, at) in scene.fresh else ""
        text = Text(scene.card_name(key), style=f"{STYLES[colour]} {fresh}".strip())
        if colour != "grey":
            text.append(f" {scene.text(f'terminal-volfyirion-letter-{colour}')}", "bold")
        if at in sealed:
            text.append(SEALED)
        elif at in used:
            text.append(TAKEN)
        elif f"use {key}" in usable:
            text.append(READY)
        found.setdefault(text.plain, []).append(text)
    return [Text.assemble(f"{len(same)}× " if len(same) > 1 else "", same[-1]) for same in found.values()]


def _area(scene: Scene, seat: int) -> Text:
    """A Playing Area on a line or two."""
    head = scene.text("terminal-volfyirion-area-head", seat=scene.name(seat))
    return Text.assemble((head, "bold"), " ", Text(" · ").join(_in_play(scene, seat)))


def _legend(scene: Scene) -> Text:
    """What letters and signs mean."""
    letters = [
        f"{scene.text(f'terminal-volfyirion-letter-{key}')} {scene.text(f'terminal-volfyirion-word-{key}')}"
        for key in [*POINTS, *COLOURS[:3]]
    ]
    signs = [f"{sign} {scene.text(f'terminal-volfyirion-sign-{key}')}" for key, sign in SIGNS.items()]
    return Text("  ".join([*letters, *signs]), style="dim")
