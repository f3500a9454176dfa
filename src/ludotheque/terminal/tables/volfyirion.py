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

from ludotheque.terminal.scene import Scene
from ludotheque.terminal.tables.generic import Query, Shown, TablePainter, zone_cards

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
POINTS = ("command", "battle", "knowledge")

NARROW = 64  #: with less there is no room for two columns
LEFT = 42  #: how wide the left one is at most
TALL = 34  #: from this many rows on there is room for texts and the legend

#: What needs no telling: it is there to be seen.
UNTOLD = ("row", "lair-filled", "top", "drew", "under")
#: What is told together, and what it tells of.
GAINS = {f"{how}-{what}": what for how in ("gains", "synergy") for what in POINTS}


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
        mine = _market(scene, scene.near)
        grid.add_row(_lines(_row(scene, mine), left), _lines(_beside(scene, mine), right))
        seats = _seats(scene)
        for at in range(0, len(seats), 2):
            cells = [_side(scene, seat, wide) for seat, wide in zip(seats[at : at + 2], (left, right), strict=False)]
            grid.add_row(*cells, *[_lines(_wrath(scene), right)] * (len(cells) % 2))
        parts: list[RenderableType] = [Text(self.title(scene), style="bold cyan"), grid]
        if _burning(scene):
            parts.append(Text(f"{DRAGON} {_burning(scene)}", style="bold"))
        parts += [_other_row(scene, number) for number in _markets(scene) if number != mine]
        for seat in seats:
            if scene.zone("area", seat)["count"]:
                parts.append(_area(scene, seat))
        parts += [Text(line, style="dim") for line in _extras(scene)]
        for seat in seats:
            if _known(scene, seat):
                parts.append(self._hand(scene, seat, height >= TALL))
        if height >= TALL:
            parts.append(_legend(scene))
        return Group(*parts)

    def title(self, scene: Scene) -> str:
        """The turn, and whose it is."""
        over = "yes" if scene.view["over"] else "no"
        active = scene.text("terminal-volfyirion-and").join(
            scene.name(seat) for seat in _seats(scene) if _side_of(scene, seat) == scene.counter("active")
        )
        return scene.text("terminal-volfyirion-title", n=scene.counter("turn"), seat=active, over=over)

    def facts(self, scene: Scene) -> list[str]:
        """The table in words: the dragon, the row, the Lair, side by side the Cities, what is played, the hand."""
        out = [self.title(scene), _dragon(scene)]
        for number in _markets(scene):
            for key, zone in (("row", "row"), ("space", "lair-wonders")):
                for found in [it for it in scene.zones(zone) if it["number"] == number]:
                    for card in found["cards"]:
                        full = _in_full(scene, card["card"])
                        out.append(scene.text(f"terminal-volfyirion-{key}", n=card["spot"] + 1, card=full))
            out.append(scene.text("terminal-volfyirion-decks", **_decks(scene, number)))
            top = scene.zone("assets", None, number)["cards"][-1:]
            if top and top[0]["card"]:
                out.append(scene.text("terminal-volfyirion-top-card", card=_in_full(scene, top[0]["card"])))
        out += [line.plain for line in _wrath(scene)]
        for seat in _seats(scene):
            out += self._side_facts(scene, seat)
        out += _extras(scene)
        for seat in _seats(scene):
            if _known(scene, seat):
                n = scene.zone("hand", seat)["count"]
                out.append(scene.text("terminal-volfyirion-hand", seat=scene.name(seat), n=n))
                out += self.hand(scene, seat).lines[1:]
        return out

    def _side_facts(self, scene: Scene, seat: int) -> list[str]:
        """One player in words: points and piles, City by City, the Playing Area."""
        out = [scene.text("terminal-volfyirion-side", seat=scene.name(seat), **_counts(scene, seat))]
        side = _side_of(scene, seat)
        for spots in _cities(scene, seat):
            city = scene.text("terminal-volfyirion-and").join(_city(scene, side, spot) for spot in spots)
            if not _at(scene, "cities", side, spots[0]):
                if _at(scene, "ruins", side, spots[0]):
                    out.append(scene.text("terminal-volfyirion-ruin", n=spots[0] + 1, city=city))
                continue
            troops, buildings = (
                ", ".join(scene.card_name(key) for key in _lying(scene, zone, side, spots))
                for zone in ("troops", "buildings")
            )
            guards = scene.text("terminal-volfyirion-guarded", troop=troops) if troops else ""
            builds = scene.text("terminal-volfyirion-built", building=buildings) if buildings else ""
            defence = _figure(scene, "defence", "cities", side, spots[0])["n"]
            here = "yes" if _stands(scene, side, spots[0]) else "no"
            params: Data = {"n": spots[0] + 1, "city": city, "defence": defence, "guards": guards, "builds": builds}
            out.append(scene.text("terminal-volfyirion-city", **params, dragon=here))
        area = ", ".join(text.plain for text in _in_play(scene, seat))
        if area:
            out.append(scene.text("terminal-volfyirion-area", seat=scene.name(seat), cards=area))
        return out

    # ---------------------------------------------------------------- parts of it
    def hand(self, scene: Scene, seat: int) -> Shown:
        """What a seat has to play with: its points, and the cards it holds, each with all that is printed on it."""
        lines = [scene.text("terminal-volfyirion-side", seat=scene.name(seat), **_counts(scene, seat))]
        if not _known(scene, seat):
            return Shown(lines)
        keys = [card["card"] for card in scene.zone("hand", seat)["cards"]]
        lines += [_in_full(scene, key) for key in dict.fromkeys(keys)]
        return Shown(lines, self._hand(scene, seat, True))

    def _hand(self, scene: Scene, seat: int, tall: bool) -> RenderableType:
        """The same as a picture; with less room, on a line or two."""
        keys = [card["card"] for card in scene.zone("hand", seat)["cards"]]
        head = scene.text("terminal-volfyirion-hand", seat=scene.name(seat), n=len(keys))
        counted = [(key, keys.count(key)) for key in dict.fromkeys(keys)]
        if not tall:
            cards = [
                Text.assemble(f"{n}× " if n > 1 else "", _card(scene, key, False, "", False)) for key, n in counted
            ]
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
        priced = next((it for it in option.get("figures", []) if it["figure"] == "price"), {"n": 0})
        params["cost"] = priced["n"]
        params["short"] = _short(scene, card) if card else ""
        if verb == "unite":  # K10: paid only when both agree
            params["cost"] = scene.view["table"]["costs"]["unite"]
        if verb == "draw":
            params["n"] = option["n"]
        if verb == "remove" and option["from"]["zone"] == "area":
            if option["from"]["place"] in _marks(scene, "sealed", option["from"]["seat"]):
                params["card"] += f" {SEALED}"  # A7: of two equal ones it is a choice
        if verb in ("seal", "unseal"):
            params["seat"] = scene.name(option["from"]["seat"])
        if verb in ("aside", "unite"):
            params["points"] = scene.text(f"terminal-volfyirion-word-{POINTS[option['n']]}")
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
                    "points": dict.fromkeys(POINTS, 0),
                }
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


def _side_of(scene: Scene, seat: int) -> int:
    """Who a seat's Cities belong to: its side, called by its first seat."""
    return int(scene.view["table"]["sides"][seat])


def _markets(scene: Scene) -> list[int]:
    """The numbers of the Asset Rows: teams have one each (T1)."""
    return [zone["number"] for zone in scene.zones("row")]


def _market(scene: Scene, seat: int) -> int:
    """The number of a seat's own."""
    markets = _markets(scene)
    return int(markets[_side_of(scene, seat)]) if len(markets) > 1 else 0


def _cities(scene: Scene, seat: int) -> list[list[int]]:
    """The spots of a player's Cities from the left, those of a Stronghold together (T2); a claimed Lair is the last."""
    table = scene.view["table"]
    if "strongholds" in table:
        return [spots for spots in table["strongholds"] if spots[0] in table["own"][seat]]
    if len(set(table["sides"])) < scene.view["seats"]:
        return [[spot] for spot in table["own"][seat]]
    return [[spot] for spot in range(table["columns"]["cities"])]


def _owns(scene: Scene, seat: int, side: int, spot: int) -> bool:
    """Whether this City is a player's own."""
    return _side_of(scene, seat) == side and any(spot in spots for spots in _cities(scene, seat))


def _lying(scene: Scene, zone: str, side: int, spots: list[int]) -> list[str]:
    """The cards of a zone on these spots."""
    found = [_at(scene, zone, side, spot) for spot in spots]
    return [key for key in found if key is not None]


def _decks(scene: Scene, number: int) -> Data:
    """How many cards lie in the Asset Deck, and in the Wonder Deck or what takes its place (K2)."""
    wonders = scene.zones("wonders") or scene.zones("rage")
    wonder = next(zone["count"] for zone in wonders if zone["number"] == number)
    return {"assets": scene.zone("assets", None, number)["count"], "wonders": wonder}


def _known(scene: Scene, seat: int) -> bool:
    cards = scene.zone("hand", seat)["cards"]
    return bool(cards) and all(card["card"] is not None for card in cards)


def _at(scene: Scene, zone: str, seat: int, spot: int) -> str | None:
    """The card on a spot of one's Cities."""
    return next((card["card"] for card in scene.zone(zone, seat)["cards"] if card["spot"] == spot), None)


def _counter(scene: Scene, key: str, seat: int) -> int:
    found = {it["seat"]: int(it["value"]) for it in scene.view["counters"] if it["counter"] == key}
    return found[seat] if seat in found else found[_side_of(scene, seat)]  # T5: some are the team's


def _counts(scene: Scene, seat: int) -> Data:
    """A player's points and how many cards lie where."""
    out: Data = {key: _counter(scene, key, seat) for key in POINTS}
    return out | {key: scene.zone(key, seat)["count"] for key in ("hand", "house", "discard")}


def _figure(scene: Scene, key: str, zone: str, seat: int, place: int) -> Data:
    """What the rules worked out for a place."""
    found: list[Data] = [it for it in scene.view["figures"] if it["figure"] == key and place in it.get("places", [])]
    return next(it for it in found if (it["at"]["zone"], it["at"]["seat"]) == (zone, seat))


def _walls(scene: Scene, side: int, spots: list[int]) -> list[int]:
    """R32, A36: the parts of a Defence: City or Stronghold, Troops, what Double Shift adds."""
    walls = sum(int(scene.cards[key]["facts"]["defence"]) for key in _lying(scene, "cities", side, spots))
    guards = [int(scene.cards[key]["facts"]["defence"]) for key in _lying(scene, "troops", side, spots)]
    shifts = [mark["n"] for mark in scene.view["marks"] if (mark["mark"], mark["seat"]) == ("shifted", side)]
    return [walls, *guards, *shifts]


def _stands(scene: Scene, side: int, spot: int) -> bool:
    """Whether Volfyirion stands on a City."""
    at = _volfyirion(scene)
    return at["about"] == ["city"] and at["seat"] == side and spot in at["places"]


def _volfyirion(scene: Scene) -> Data:
    """Where the dragon is."""
    return next(it for it in scene.view["figures"] if it["figure"] == "dragon")


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


def _short(scene: Scene, key: str, full: bool = True) -> str:
    """What a card gives, in short."""
    facts = scene.cards[key]["facts"]
    parts = [_points(scene, facts.get("points", {}))]
    if facts["kind"] == "troop":
        parts.append(f"+{facts['defence']}")
    return " ".join(part for part in [*parts, _ability(scene, facts) if full else ""] if part)


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
        cost=facts["cost"] if facts.get("cost") else "–",
        text=" ".join(card["text"]),
    )


def _city(scene: Scene, seat: int, spot: int) -> str:
    """The name of a City, standing or not."""
    key = _at(scene, "cities", seat, spot) or _at(scene, "ruins", seat, spot)
    return scene.card_name(key) if key else ""


def _dragon(scene: Scene) -> str:
    """Where Volfyirion stands, and what it means."""
    at = _volfyirion(scene)
    mode, costs = scene.view["table"]["mode"], scene.view["table"]["costs"]
    if at["about"][0] in ("defeated", "subjugated"):
        return scene.text("terminal-volfyirion-dragon-gone")
    if at["about"][0] in ("lair", "nowhere"):
        return scene.text(f"terminal-volfyirion-dragon-{mode}", **costs)
    if at["about"] == ["den"]:
        return scene.text(f"terminal-volfyirion-den-{mode}", seat=scene.name(at["seat"]))
    return _burning(scene)


def _burning(scene: Scene) -> str:
    """R46, K7: the City on which Volfyirion stands, and what will be lost with it; nothing while it stands on none."""
    at = _volfyirion(scene)
    if at["about"] != ["city"]:
        return ""
    side, spot = at["seat"], at["places"][0]
    seat = next(it for it in range(scene.view["seats"]) if _owns(scene, it, side, spot))
    spots = at["places"]
    lost = [key for zone in ("cities", "troops", "buildings") for key in _lying(scene, zone, side, spots)]
    cards = ", ".join(scene.card_name(key) for key in lost)
    if scene.view["table"]["mode"] == "coop":
        strike = next((it for it in scene.view["figures"] if it["figure"] == "attack"), None)
        if strike is None:  # A35: the City has fallen, and it stays there until it flies on
            return ""
        attack, wall = strike["n"], strike["of"]
        falls = "yes" if attack >= wall else "no"
        params: Data = {"seat": scene.name(seat), "n": spot + 1, "attack": attack, "defence": wall}
        return scene.text("terminal-volfyirion-threat", **params, falls=falls, cards=cards)
    return scene.text("terminal-volfyirion-burning", seat=scene.name(seat), n=spot + 1, cards=cards)


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


def _card(scene: Scene, key: str, price: bool = True, style: str = "", full: bool = True) -> Text:
    """A card in a line: "Feasible Solution P4 1C 1B 2K R+P›2C 3K"; not in full, without its ability."""
    facts = scene.cards[key]["facts"]
    colour = facts.get("colour", "grey")
    text = Text(scene.card_name(key), style=f"{STYLES[colour]} {style}".strip())
    letter = scene.text(f"terminal-volfyirion-letter-{colour}") if colour != "grey" else ""
    if price:
        letter += str(facts.get("cost", ""))
    if letter:
        text.append(f" {letter}", "bold")
    short = _short(scene, key, full)
    return Text.assemble(text, f" {short}" if short else "")


def _numbered(scene: Scene, spot: int, key: str | None, style: str, full: bool) -> Text:
    """A place of the row or of the Lair, with its number."""
    if key is None:
        return Text(f"{spot + 1} –", style="dim")
    return Text.assemble((f"{spot + 1} ", "dim"), _card(scene, key, True, style, full))


def _places(scene: Scene, zone: str, number: int, places: int, full: bool = True) -> list[Text]:
    """A zone by its places, the empty ones too; T8: sealed cards bear their sign."""
    there = {card["spot"]: card["card"] for card in scene.zone(zone, None, number)["cards"]}
    marks = [mark["card"] for mark in scene.view["marks"] if mark["mark"] == "sealed" and "card" in mark]
    shut = {card["place"] for card in marks if (card["zone"], card["number"]) == (zone, number)}
    out = []
    for spot in range(places):
        fresh = FRESH if (zone, None, number, spot) in scene.fresh else ""
        text = _numbered(scene, spot, there.get(spot), fresh, full)
        out.append(Text.assemble(text, f" {SEALED}") if spot in shut else text)
    return out


def _row(scene: Scene, number: int) -> list[Text]:
    """The Asset Row by places, then the top of the Asset Deck."""
    out = _places(scene, "row", number, scene.view["table"]["row"])
    top = scene.zone("assets", None, number)["cards"][-1:]
    out.append(Text.assemble((f"{TOP} ", "dim"), _card(scene, top[0]["card"]) if top and top[0]["card"] else "?"))
    return out


def _other_row(scene: Scene, number: int) -> Text:
    """T8: the enemy's Asset Row, on a line or two."""
    cards = _places(scene, "row", number, scene.view["table"]["row"], False)
    return Text.assemble((scene.text("terminal-volfyirion-enemy-row"), "bold"), " ", Text(" · ").join(cards))


def _beside(scene: Scene, number: int) -> list[Text]:
    """What lies beside the row: the Lair with its Wonders; with a partner, the dragon's grid (K5)."""
    table = scene.view["table"]
    counts = Text(scene.text("terminal-volfyirion-counts", **_decks(scene, number)), style="dim")
    if table["mode"] == "coop":
        grid = scene.zone("grid")["cards"]
        places = max([card["spot"] + 1 for card in grid], default=0)
        return [Text(scene.text("terminal-volfyirion-grid"), style="bold"), *_places(scene, "grid", 0, places), counts]
    at = _volfyirion(scene).get("at", {})
    home = (at.get("zone"), at.get("number")) == ("lair", number)
    out = [
        Text(f"{DRAGON + ' ' if home else ''}{scene.text('terminal-volfyirion-lair', **_prices(scene))}", style="bold")
    ]
    if scene.zone("lair", None, number)["count"]:
        out += _places(scene, "lair-wonders", number, table["spaces"])
    else:
        out.append(Text(scene.text("terminal-volfyirion-lair-claimed"), style="dim"))
    return [*out, counts]


def _prices(scene: Scene) -> Data:
    """What the dragon costs: a move of it, or to subjugate it, and to defeat it."""
    costs = scene.view["table"]["costs"]
    return {
        "move": costs.get("move") or costs["subjugate"],
        "defeat": costs["defeat"],
        "mode": scene.view["table"]["mode"],
    }


def _wrath(scene: Scene) -> list[Text]:
    """S5–S7: the Rage Pile, of which its first card may be known, and whether the dragon is awake."""
    if scene.view["table"]["mode"] != "solo":
        return []
    pile = scene.zone("rage")
    known = [card["card"] for card in pile["cards"] if card["card"]]
    awake = "yes" if _volfyirion(scene)["about"] == ["den"] else "no"
    out = [Text(scene.text("terminal-volfyirion-rage", n=pile["count"], awake=awake), style="bold")]
    out += [_card(scene, key) for key in known]
    return [*out, Text(scene.text("terminal-volfyirion-aside", n=scene.zone("aside")["count"]), style="dim")]


def _side(scene: Scene, seat: int, wide: int) -> Text:
    """A player's name and points, piles, and Cities from the left, with their names if there is room."""
    named = _side_lines(scene, seat, True)
    return _lines(named if max(line.cell_len for line in named) <= wide else _side_lines(scene, seat, False), wide)


def _side_lines(scene: Scene, seat: int, named: bool) -> list[Text]:
    side = _side_of(scene, seat)
    counts = _counts(scene, seat)
    active = not scene.view["over"] and scene.counter("active") == side
    points = _points(scene, {key: counts[key] for key in POINTS})
    out = [Text.assemble((f"{'▶ ' if active else ''}{scene.name(seat)}", "bold"), f"  {points or '–'}")]
    out.append(Text(scene.text("terminal-volfyirion-piles", **counts), style="dim"))
    for spots in _cities(scene, seat):
        here = DRAGON if _stands(scene, side, spots[0]) else " "
        if _at(scene, "cities", side, spots[0]):
            name = f"{'+'.join(_city(scene, side, spot) for spot in spots)} " if named else ""
            defence = "+".join(map(str, _walls(scene, side, spots)))
            text = Text.assemble(f"{here}{spots[0] + 1} {name}", (defence, "bold"))
            for zone in ("troops", "buildings"):
                for spot in spots:
                    for key in _lying(scene, zone, side, [spot]):
                        fresh = FRESH if (zone, side, 0, spot) in scene.fresh else ""
                        colour = STYLES[scene.cards[key]["facts"]["colour"]]
                        text.append("  ")
                        text.append(scene.card_name(key), f"{colour} {fresh}".strip())
            out.append(text)
        elif _at(scene, "ruins", side, spots[0]):
            out.append(Text(f" {spots[0] + 1} {scene.text('terminal-volfyirion-ruined')}", style="dim"))
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
        for key in [*POINTS, *list(STYLES)[:3]]
    ]
    signs = [f"{sign} {scene.text(f'terminal-volfyirion-sign-{key}')}" for key, sign in SIGNS.items()]
    return Text("  ".join([*letters, *signs]), style="dim")
