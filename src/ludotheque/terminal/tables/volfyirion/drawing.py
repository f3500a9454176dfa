"""Cards, the row, the Lair and each side as lines of coloured text."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludotheque.terminal.scene import Scene
from ludotheque.terminal.tables.volfyirion import reading, words
from ludotheque.terminal.tables.volfyirion.reading import POINTS
from ludotheque.terminal.tables.volfyirion.words import DRAGON, REMOVAL, SEALED

Data = dict[str, Any]
STYLES = {"turquoise": "cyan", "red": "bright_red", "purple": "magenta", "grey": ""}
TOP = "↑"  #: the top card of the Asset Deck
READY = "!"  #: a Synergy that can be used now (R43)
TAKEN = "✓"  #: a Synergy that has given its bonus this turn
SIGNS = {"dragon": DRAGON, "top": TOP, "removal": REMOVAL, "ready": READY, "taken": TAKEN, "sealed": SEALED}
FRESH = "reverse"


def cell(lines: list[Text], wide: int) -> Text:
    """Lines of one cell, none of them too long."""
    for line in lines:
        line.truncate(wide, overflow="ellipsis")
    return Text("\n").join(lines)


def card_line(scene: Scene, key: str, price: bool = True, style: str = "", full: bool = True) -> Text:
    """A card in a line: "Feasible Solution P4 1C 1B 2K R+P›2C 3K"; not in full, without its ability."""
    facts = scene.cards[key]["facts"]
    colour = facts.get("colour", "grey")
    text = Text(scene.card_name(key), style=f"{STYLES[colour]} {style}".strip())
    letter = scene.text(f"terminal-volfyirion-letter-{colour}") if colour != "grey" else ""
    if price:
        letter += str(facts.get("cost", ""))
    if letter:
        text.append(f" {letter}", "bold")
    short = words.in_short(scene, key, full)
    return Text.assemble(text, f" {short}" if short else "")


def numbered(scene: Scene, spot: int, key: str | None, style: str, full: bool) -> Text:
    """A place of the row or of the Lair, with its number."""
    if key is None:
        return Text(f"{spot + 1} –", style="dim")
    return Text.assemble((f"{spot + 1} ", "dim"), card_line(scene, key, True, style, full))


def place_lines(scene: Scene, zone: str, number: int, places: int, full: bool = True) -> list[Text]:
    """A zone by its places, the empty ones too; T8: sealed cards bear their sign."""
    there = {card["spot"]: card["card"] for card in scene.zone(zone, None, number)["cards"]}
    marks = [mark["card"] for mark in scene.view["marks"] if mark["mark"] == "sealed" and "card" in mark]
    shut = {card["place"] for card in marks if (card["zone"], card["number"]) == (zone, number)}
    out = []
    for spot in range(places):
        fresh = FRESH if (zone, None, number, spot) in scene.fresh else ""
        text = numbered(scene, spot, there.get(spot), fresh, full)
        out.append(Text.assemble(text, f" {SEALED}") if spot in shut else text)
    return out


def row_lines(scene: Scene, number: int) -> list[Text]:
    """The Asset Row by places, then the top of the Asset Deck."""
    out = place_lines(scene, "row", number, scene.view["table"]["row"])
    top = scene.zone("assets", None, number)["cards"][-1:]
    out.append(Text.assemble((f"{TOP} ", "dim"), card_line(scene, top[0]["card"]) if top and top[0]["card"] else "?"))
    return out


def other_row(scene: Scene, number: int) -> Text:
    """T8: the enemy's Asset Row, on a line or two."""
    cards = place_lines(scene, "row", number, scene.view["table"]["row"], False)
    return Text.assemble((scene.text("terminal-volfyirion-enemy-row"), "bold"), " ", Text(" · ").join(cards))


def beside_lines(scene: Scene, number: int) -> list[Text]:
    """What lies beside the row: the Lair with its Wonders; with a partner, the dragon's grid (K5)."""
    table = scene.view["table"]
    counts = Text(scene.text("terminal-volfyirion-counts", **reading.decks(scene, number)), style="dim")
    if table["mode"] == "coop":
        grid = scene.zone("grid")["cards"]
        places = max([card["spot"] + 1 for card in grid], default=0)
        return [
            Text(scene.text("terminal-volfyirion-grid"), style="bold"),
            *place_lines(scene, "grid", 0, places),
            counts,
        ]
    at = reading.volfyirion(scene).get("at", {})
    home = (at.get("zone"), at.get("number")) == ("lair", number)
    out = [
        Text(f"{DRAGON + ' ' if home else ''}{scene.text('terminal-volfyirion-lair', **prices(scene))}", style="bold")
    ]
    if scene.zone("lair", None, number)["count"]:
        out += place_lines(scene, "lair-wonders", number, table["spaces"])
    else:
        out.append(Text(scene.text("terminal-volfyirion-lair-claimed"), style="dim"))
    return [*out, counts]


def prices(scene: Scene) -> Data:
    """What the dragon costs: a move of it, or to subjugate it, and to defeat it."""
    costs = scene.view["table"]["costs"]
    return {
        "move": costs.get("move") or costs["subjugate"],
        "defeat": costs["defeat"],
        "mode": scene.view["table"]["mode"],
    }


def wrath_lines(scene: Scene) -> list[Text]:
    """S5–S7: the Rage Pile, of which its first card may be known, and whether the dragon is awake."""
    if scene.view["table"]["mode"] != "solo":
        return []
    pile = scene.zone("rage")
    known = [card["card"] for card in pile["cards"] if card["card"]]
    awake = "yes" if reading.volfyirion(scene)["about"] == ["den"] else "no"
    out = [Text(scene.text("terminal-volfyirion-rage", n=pile["count"], awake=awake), style="bold")]
    out += [card_line(scene, key) for key in known]
    return [*out, Text(scene.text("terminal-volfyirion-aside", n=scene.zone("aside")["count"]), style="dim")]


def side_cell(scene: Scene, seat: int, wide: int) -> Text:
    """A player's name and points, piles, and Cities from the left, with their names if there is room."""
    named = side_lines(scene, seat, True)
    return cell(named if max(line.cell_len for line in named) <= wide else side_lines(scene, seat, False), wide)


def side_lines(scene: Scene, seat: int, named: bool) -> list[Text]:
    """The same line by line."""
    side = reading.side_of(scene, seat)
    counts = reading.counts(scene, seat)
    active = not scene.view["over"] and scene.counter("active") == side
    points = words.points_in_short(scene, {key: counts[key] for key in POINTS})
    out = [Text.assemble((f"{'▶ ' if active else ''}{scene.name(seat)}", "bold"), f"  {points or '–'}")]
    out.append(Text(scene.text("terminal-volfyirion-piles", **counts), style="dim"))
    for spots in reading.cities(scene, seat):
        here = DRAGON if reading.stands(scene, side, spots[0]) else " "
        if reading.at(scene, "cities", side, spots[0]):
            name = f"{'+'.join(words.city(scene, side, spot) for spot in spots)} " if named else ""
            defence = "+".join(map(str, reading.defence(scene, side, spots[0])["parts"]))
            text = Text.assemble(f"{here}{spots[0] + 1} {name}", (defence, "bold"))
            for zone in ("troops", "buildings"):
                for spot in spots:
                    for key in reading.lying(scene, zone, side, [spot]):
                        fresh = FRESH if (zone, side, 0, spot) in scene.fresh else ""
                        colour = STYLES[scene.cards[key]["facts"]["colour"]]
                        text.append("  ")
                        text.append(scene.card_name(key), f"{colour} {fresh}".strip())
            out.append(text)
        elif reading.at(scene, "ruins", side, spots[0]):
            out.append(Text(f" {spots[0] + 1} {scene.text('terminal-volfyirion-ruined')}", style="dim"))
    return out


def in_play(scene: Scene, seat: int) -> list[Text]:
    """The cards of a Playing Area, equal ones once, with what can be said of their abilities this turn."""
    usable = [option["move"] for option in (scene.view["ask"] or {"options": []})["options"]]
    sealed, used = reading.marks(scene, "sealed", seat), reading.marks(scene, "used", seat)
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


def area_line(scene: Scene, seat: int) -> Text:
    """A Playing Area on a line or two."""
    head = scene.text("terminal-volfyirion-area-head", seat=scene.name(seat))
    return Text.assemble((head, "bold"), " ", Text(" · ").join(in_play(scene, seat)))


def legend(scene: Scene) -> Text:
    """What letters and signs mean."""
    letters = [
        f"{scene.text(f'terminal-volfyirion-letter-{key}')} {scene.text(f'terminal-volfyirion-word-{key}')}"
        for key in [*POINTS, *list(STYLES)[:3]]
    ]
    signs = [f"{sign} {scene.text(f'terminal-volfyirion-sign-{key}')}" for key, sign in SIGNS.items()]
    return Text("  ".join([*letters, *signs]), style="dim")
