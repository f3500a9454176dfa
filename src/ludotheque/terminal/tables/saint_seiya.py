"""Saint Seiya's table: the six slots of the field with who faces whom, the Clock, every player's cards, the hand.

Costs and totals are the engine's own, as they stand at this moment. Every sign is explained below the table; a colour
only repeats what a sign says.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.terminal.scene import Scene
from ludotheque.terminal.tables.generic import Query, Shown, TablePainter

Data = dict[str, Any]

BURNING = "☼"
OUT = "·"
DEFEATED = "!"  #: it has a Vaincu
STANDING = "~"  #: it has an effect as long as it lies on the field
CHEAPER = "↓"
ENOUGH = "✓"
BARRED = "✗"  #: enough, and yet it cannot be acquired: A20, A21
HEAL = "✚"
LEAVES = "→"  #: R32: what lies in slot 6 is removed next
ACTIVE = "▶"
SIGNS = {"very-common": "˙", "common": "▴", "uncommon": "◇", "rare": "◆", "very-rare": "★"}
STYLES = {
    "very-common": "green",
    "common": "bright_red",
    "uncommon": "bright_blue",
    "rare": "yellow",
    "very-rare": "cyan",
}
FRESH = "reverse"
WAYS = ("force", "cosmos")

CELL = 12  #: columns of a slot at least
TALL = 36  #: from this many rows on, the cards of field and hand are shown with their texts
FEW = 3  #: with more players than these a low terminal has less room for everything else

#: Log lines that are told together when they follow each other: what one player does with several cards.
TOGETHER = {
    "saint-seiya-log-engaged": "engaged",
    "saint-seiya-log-used": "discarded",
    "saint-seiya-log-cleared": "discarded",
    "saint-seiya-log-threw": "thrown",
}


class SaintSeiyaTable(TablePainter):
    """The field in the middle, then the players, the reader first."""

    place = "#3"

    # ---------------------------------------------------------------- the whole table
    def draw(self, scene: Scene, width: int, height: int) -> RenderableType:
        """The table as a picture; where there is no room for the field, in words."""
        if width < _slots_of(scene) * (CELL + 1) + 1:
            return Group(*[Text(line) for line in self.facts(scene)])
        tall = height >= TALL
        roomy = tall or scene.view["seats"] <= FEW
        flames = scene.counter("flames")
        title = self._title(scene, f" {BURNING * flames}{OUT * (scene.view['table']['flames'] - flames)}")
        parts: list[RenderableType] = [Text(title, style="bold cyan", no_wrap=True, overflow="ellipsis")]
        parts.append(_field(scene, min(20, (width - 1) // _slots_of(scene) - 1), roomy))
        if tall:
            parts += [Text(line, style="dim") for line in _texts(scene)]
        elsewhere = _elsewhere(scene)
        if elsewhere:
            parts.append(Text(" · ".join(elsewhere), no_wrap=True, overflow="ellipsis"))
        parts.append(_players(scene))
        for seat in _seats(scene):
            if _known(scene, seat):
                parts.append(_hand(scene, seat, width, tall))
        parts += _legend(scene, width, roomy)
        return Group(*parts)

    def title(self, scene: Scene) -> str:
        """The round, how many Flames the Clock has, what is left of the Reserve."""
        return self._title(scene, "")

    def _title(self, scene: Scene, clock: str) -> str:
        """The same, with the Clock as it is drawn."""
        return scene.text(
            "terminal-saint-seiya-title",
            n=scene.counter("turns") // scene.view["seats"] + 1,
            clock=clock,
            flames=scene.counter("flames"),
            reserve=scene.zone("reserve")["count"],
            removed=scene.zone("removed")["count"],
            last=scene.counter("last-round"),
        )

    def facts(self, scene: Scene) -> list[str]:
        """The table in words: slot by slot, then player by player, then the hand."""
        out = [self.title(scene), *_slots(scene), *_elsewhere(scene)]
        for seat in _seats(scene):
            out.append(_player(scene, seat))
        for seat in _seats(scene):
            if _known(scene, seat):
                out += self.hand(scene, seat).lines
        return out

    # ---------------------------------------------------------------- parts of it
    def question(self, scene: Scene, ask: Data) -> str:
        """What is asked, and by which card, if one asks."""
        question = super().question(scene, ask)
        if ask["about"] is None:
            return question
        return scene.text("saint-seiya-asks", card=scene.card_name(ask["about"]), question=question)

    def hand(self, scene: Scene, seat: int) -> Shown:
        """The cards a seat holds, equal ones together, each with all that is printed on it."""
        if not _known(scene, seat):
            return super().hand(scene, seat)
        cards = _counted(scene.zone("hand", seat)["cards"])
        lines = [scene.text("terminal-saint-seiya-hand", seat=scene.name(seat), n=sum(cards.values()))]
        for key, n in cards.items():
            lines.append(f"{n} × {_in_full(scene, key)}" if n > 1 else _in_full(scene, key))
        return Shown(lines, _hand(scene, seat, 0, True))

    def describe(self, scene: Scene, option: Data) -> str:
        """What a move does; with what there is for what it costs, or the slot it goes to."""
        verb = option["verb"]
        name = scene.card_name(option["card"]) if "card" in option else ""
        if verb in WAYS and "figures" in option:
            paid = option["figures"][0]
            armour = int(paid["figure"] == "with-armour")
            return scene.text(
                f"terminal-saint-seiya-move-{verb}", card=name, have=paid["n"], cost=paid["of"], armour=armour
            )
        if verb == "engage":
            target = scene.card_name(_on_field(scene)[option["n"]])
            return scene.text("terminal-saint-seiya-move-engage", card=name, target=target, slot=option["n"] + 1)
        return super().describe(scene, option)

    def news(self, scene: Scene, lines: list[Data], events: list[Data]) -> list[Data]:
        """What a player does with several cards one after the other is one line."""
        by_number = {event["number"]: event for event in events}
        out: list[Data] = []
        for group, some in groupby(lines, lambda line: _together(by_number.get(line["number"], {}))):
            told = list(some)
            if group is None:
                out += told
                continue
            what, seat, slot = group
            keys = [{"card": by_number[line["number"]]["card"]} for line in told]
            cards = ", ".join(_times(scene.card_name(key), n) for key, n in _counted(keys).items())
            text = scene.text(
                f"terminal-saint-seiya-told-{what}", seat=scene.name(seat), cards=cards, slot=(slot or 0) + 1
            )
            out.append({**told[0], "text": text})
        return out

    # ---------------------------------------------------------------- what else can be asked
    def queries(self) -> dict[str, Query]:
        """The field with all its texts, and the open piles of a player."""
        return {"field": self.field, "piles": self.piles}

    def field(self, scene: Scene, args: Sequence[str]) -> Shown:
        """Every card of the field with what it prints, what it costs now, and who faces it."""
        field = _on_field(scene)
        texts = [
            " ".join(scene.cards[field[slot]]["text"]) if slot in field else "" for slot in range(_slots_of(scene))
        ]
        return Shown([f"{line} {text}".strip() for line, text in zip(_slots(scene), texts, strict=True)])

    def piles(self, scene: Scene, args: Sequence[str]) -> Shown:
        """A29: what lies open with a player: by name or number; without either, with everybody."""
        wanted = " ".join(args).casefold()
        seats = _seats(scene)
        names = {str(seat + 1): seat for seat in seats} | {scene.name(seat).casefold(): seat for seat in seats}
        if wanted and wanted not in names:
            known = ", ".join(scene.name(seat) for seat in seats)
            return Shown([scene.text("terminal-saint-seiya-piles-which", known=known)])
        lines = []
        for seat in [names[wanted]] if wanted else seats:
            for zone in ("discard", "wounded", "destroyed", "aside"):
                cards = _counted(scene.zone(zone, seat)["cards"])
                if cards:
                    named = ", ".join(_times(scene.card_name(key), n) for key, n in cards.items())
                    what = scene.word(f"@saint-seiya-zone-{zone}")
                    lines.append(scene.text("terminal-saint-seiya-pile", seat=scene.name(seat), zone=what, cards=named))
        return Shown(lines or [scene.text("terminal-saint-seiya-piles-empty")])

    def explain(self, scene: Scene, what: str) -> Shown | None:
        """What lies in a slot: "#3"."""
        if not re.fullmatch("#[1-6]", what):
            return None
        slot = int(what[1]) - 1
        lines = [_slots(scene)[slot]]
        if slot in _on_field(scene):
            lines += scene.cards[_on_field(scene)[slot]]["text"]
        return Shown(lines)


# ------------------------------------------------------------------------------------ costs and totals
@dataclass(frozen=True)
class Way:
    """By Force or by Cosmos: what a card costs now, what those who face it have, whether that acquires it."""

    printed: int | None
    cost: int | None  #: None: it cannot be acquired this way (R4)
    have: int
    faced: bool  #: whether anybody faces it
    enough: bool
    enough_with_armour: bool = False


def _fronts(scene: Scene) -> dict[int, tuple[Way, Way]]:
    """R24: by Force and by Cosmos, for every card of the field, as the rules have worked it out."""
    engaged = _engaged(scene)
    out = {}
    for slot, key in _on_field(scene).items():
        ways = []
        for what in WAYS:
            way = _way(scene, what, slot)
            ways.append(
                Way(
                    scene.cards[key]["facts"]["cost"][what],
                    way["of"] if way is not None else None,
                    way["n"] if way is not None else 0,
                    slot in engaged,
                    _pays(scene, what, slot),
                    what == "cosmos" and _pays(scene, "with-armour", slot),
                )
            )
        out[slot] = (ways[0], ways[1])
    return out


def _way(scene: Scene, what: str, slot: int) -> Data | None:
    """What the rules worked out for one way to acquire the card of a slot."""
    return next(iter(scene.figures(what, zone="field", place=slot)), None)


def _pays(scene: Scene, what: str, slot: int) -> bool:
    """Whether a card can be acquired so: all is there, and nothing bars it."""
    way = _way(scene, what, slot)
    return way is not None and way["n"] >= way["of"] and _way(scene, "barred", slot) is None


def _in_signs(letter: str, way: Way) -> str:
    """One way in the fewest signs: "F 6", "F 3/6 −3", "C 6/6↓ ✓", "C 4/6 ✓+"."""
    if way.cost is None:
        return f"{letter} –"
    cheaper = CHEAPER if way.printed is not None and way.cost < way.printed else ""
    if not way.faced and not way.enough_with_armour:
        return f"{letter} {way.cost}{cheaper}"
    if way.enough:
        sign = ENOUGH
    elif way.enough_with_armour:
        sign = f"{ENOUGH}+"
    else:
        sign = f"−{way.cost - way.have}" if way.have < way.cost else BARRED
    return f"{letter} {way.have}/{way.cost}{cheaper} {sign}"


# ------------------------------------------------------------------------------------ reading the view
def _seats(scene: Scene) -> list[int]:
    """All seats, the reader's own first, then to the left."""
    n = scene.view["seats"]
    return [(scene.near + k) % n for k in range(n)]


def _slots_of(scene: Scene) -> int:
    """R10: how many slots the field has."""
    return int(scene.view["table"]["slots"])


def _on_field(scene: Scene) -> dict[int, str]:
    return {card["spot"]: card["card"] for card in scene.zone("field")["cards"]}


def _engaged(scene: Scene) -> dict[int, dict[str, int]]:
    """The engaged cards of whoever's turn it is, by what they face."""
    cards = scene.zone("engaged", scene.counter("active"))["cards"]
    spots = sorted({card["spot"] for card in cards})
    return {spot: _counted([card for card in cards if card["spot"] == spot]) for spot in spots}


def _counted(cards: Iterable[Data]) -> dict[str, int]:
    """How many there are of each card."""
    return dict(Counter(card["card"] for card in cards))


def _known(scene: Scene, seat: int) -> bool:
    cards = scene.zone("hand", seat)["cards"]
    return bool(cards) and all(card["card"] is not None for card in cards)


def _hero(scene: Scene, seat: int) -> str:
    hero = next(it["value"] for it in scene.view["counters"] if (it["counter"], it["seat"]) == ("hero", seat))
    heroes = scene.view["table"]["heroes"]
    return scene.word(f"@saint-seiya-hero-{heroes[hero]}") if hero < len(heroes) else ""


def _together(event: Data) -> tuple[str, int, int | None] | None:
    """By what a log line is told together with its neighbours: what was done, by whom, at which slot."""
    what = TOGETHER.get(event.get("say", ""))
    if what is None:
        return None
    return what, event["seat"], event["to"]["place"] if what == "engaged" else None


# ------------------------------------------------------------------------------------ in words
def _times(name: str, n: int) -> str:
    return f"{name} ×{n}" if n > 1 else name


def _worth(scene: Scene, key: str) -> str:
    """What a card brings, in signs: "2F 1C ✚1 5 VP"; a star for VP on a condition."""
    facts = scene.cards[key]["facts"]
    parts = [f"{facts[what]}{letter}" for what, letter in (("force", "F"), ("cosmos", "C")) if facts[what]]
    if facts["heal"]:
        parts.append(f"{HEAL}{facts['heal']}")
    if facts["conditional"] or facts["vp"]:
        vp = "*" if facts["conditional"] else str(facts["vp"])
        parts.append(scene.text("terminal-saint-seiya-vp", vp=vp))
    return " ".join(parts)


def _brings(scene: Scene, key: str) -> str:
    """The same in words."""
    facts = scene.cards[key]["facts"]
    parts = []
    for what in ("force", "cosmos", "heal", "vp"):
        if what == "vp" and facts["conditional"]:
            parts.append(scene.text("terminal-saint-seiya-brings-conditional"))
        elif facts[what]:
            parts.append(scene.text(f"terminal-saint-seiya-brings-{what}", n=facts[what]))
    return ", ".join(parts) or scene.text("terminal-saint-seiya-brings-nothing")


def _in_full(scene: Scene, key: str) -> str:
    """A card with all that is printed on it but its costs, which no longer matter to its owner."""
    card = scene.cards[key]
    facts = card["facts"]
    return scene.text(
        "terminal-saint-seiya-card-full",
        name=card["name"],
        card=key,
        worth=_brings(scene, key),
        class_=scene.word(f"@saint-seiya-class-{facts['class']}"),
        flame=int(facts["flame"]),
        text=" ".join(card["text"]),
    )


def _slots(scene: Scene) -> list[str]:
    """The field, a line a slot: what lies there, what it costs now, who faces it and what is missing."""
    field, engaged, fronts = _on_field(scene), _engaged(scene), _fronts(scene)
    out = []
    for slot in range(_slots_of(scene)):
        if slot not in field:
            out.append(scene.text("terminal-saint-seiya-slot-empty", slot=slot + 1))
            continue
        key = field[slot]
        facts = scene.cards[key]["facts"]
        line = scene.text(
            "terminal-saint-seiya-slot",
            slot=slot + 1,
            name=scene.card_name(key),
            class_=scene.word(f"@saint-seiya-class-{facts['class']}"),
            rank=scene.word(f"@saint-seiya-rank-{facts['rank']}"),
            flame=int(facts["flame"]),
            costs=", ".join(_told_cost(scene, what, way) for what, way in zip(WAYS, fronts[slot], strict=True)),
            worth=_brings(scene, key),
        )
        if slot in engaged:
            cards = ", ".join(_times(card, n) for card, n in engaged[slot].items())
            line += " " + scene.text("terminal-saint-seiya-faced", cards=cards)
        out.append(line)
    return out


def _told_cost(scene: Scene, what: str, way: Way) -> str:
    """One way in words."""
    if way.cost is None:
        return scene.text("terminal-saint-seiya-cost-none", way=what)
    if not way.faced and not way.enough_with_armour:
        return scene.text("terminal-saint-seiya-cost", way=what, cost=way.cost)
    state = "enough" if way.enough else "armour" if way.enough_with_armour else "missing"
    if state == "missing" and way.have >= way.cost:
        state = "barred"
    left = max(0, way.cost - way.have)
    return scene.text(
        "terminal-saint-seiya-cost-have", way=what, cost=way.cost, have=way.have, state=state, missing=left
    )


def _texts(scene: Scene) -> list[str]:
    """What the cards of the field print."""
    out = []
    for slot, key in sorted(_on_field(scene).items()):
        text = " ".join(scene.cards[key]["text"])
        if text:
            name = scene.card_name(key)
            out.append(scene.text("terminal-saint-seiya-slot-text", slot=slot + 1, name=name, text=text))
    return out


def _elsewhere(scene: Scene) -> list[str]:
    """Engaged cards that face no slot: used just now, held back, or left alone; and cards on their way."""
    out = []
    loose = {spot: where for where, spot in scene.view["table"]["loose"].items()}
    for spot, cards in _engaged(scene).items():
        if spot in loose:
            named = ", ".join(_times(key, n) for key, n in cards.items())
            where = "used" if loose[spot] == "fighting" else loose[spot]
            out.append(scene.text("terminal-saint-seiya-elsewhere", where=where, cards=named))
    between = _counted(card for card in scene.zone("between")["cards"] if card["card"] is not None)
    if between:
        named = ", ".join(_times(key, n) for key, n in between.items())
        out.append(scene.text("terminal-saint-seiya-elsewhere", where="between", cards=named))
    return out


def _held(scene: Scene, zone: str, seat: int) -> str:
    """The cards of an open zone by their keys; an Armour with its Cosmos."""
    cards = _counted(scene.zone(zone, seat)["cards"])
    if zone == "equipped":
        return ", ".join(f"{key} {scene.cards[key]['facts']['cosmos']}C" for key in cards)
    return ", ".join(_times(key, n) for key, n in cards.items())


COUNTS = ("hand", "pile", "discard", "destroyed", "aside")


def _player(scene: Scene, seat: int) -> str:
    """One player in words."""
    counts = {zone: scene.zone(zone, seat)["count"] for zone in COUNTS}
    armour, wounded = _held(scene, "equipped", seat), _held(scene, "wounded", seat)
    return scene.text(
        "terminal-saint-seiya-player",
        seat=scene.name(seat),
        hero=_hero(scene, seat),
        active=int(seat == scene.counter("active")),
        armour=armour or "–",
        wounded=wounded or "–",
        **counts,
    )


# ------------------------------------------------------------------------------------ in colours
def _field(scene: Scene, cell: int, roomy: bool) -> RenderableType:
    """The six slots side by side."""
    field, engaged, fronts = _on_field(scene), _engaged(scene), _fronts(scene)
    grid = Grid(box=box.ROUNDED, show_header=False, padding=0, border_style="cyan")
    slots = range(_slots_of(scene))
    for _ in slots:
        grid.add_column(width=cell, no_wrap=True, overflow="ellipsis")
    grid.add_row(*[_card(scene, slot, field.get(slot), fronts.get(slot), cell, roomy) for slot in slots])
    shown = {spot: cards for spot, cards in engaged.items() if spot in slots}
    if shown:
        grid.add_row(*[_facing(shown.get(slot, {}), cell, 3 if roomy else 2) for slot in slots])
    return grid


def _card(scene: Scene, slot: int, key: str | None, ways: tuple[Way, Way] | None, cell: int, roomy: bool) -> Text:
    """A slot: its number and signs, the card's name, what it costs now, what it brings."""
    text = Text(f"{slot + 1}{LEAVES if slot == _slots_of(scene) - 1 else ''} ", style="bold")
    if key is None or ways is None:
        return text
    facts = scene.cards[key]["facts"]
    signs = SIGNS[facts["rank"]]
    for sign, there in (
        (BURNING, facts["flame"]),
        (DEFEATED, "defeated" in facts["effects"]),
        (STANDING, "on-field" in facts["effects"]),
    ):
        signs += f" {sign}" if there else ""
    text.append(signs, "not bold")
    style = STYLES[facts["rank"]]
    if ("field", None, 0, slot) in scene.fresh:
        style += f" {FRESH}"
    for line in _lines(scene.card_name(key), cell, 2 if roomy else 1):
        text.append("\n")
        text.append(line, f"not bold {style}")
    for letter, way in zip("FC", ways, strict=True):
        won = "bold" if way.enough or way.enough_with_armour else "not bold"
        text.append(f"\n{_in_signs(letter, way)}", won)
    text.append(f"\n{_worth(scene, key)}", "not bold dim")
    return text


def _lines(name: str, cell: int, high: int) -> list[str]:
    """A name on so many lines, cut where it is longer."""
    lines = wrap(name, cell)
    if len(lines) > high:
        lines = [*lines[: high - 1], _cut(" ".join([*lines[high - 1 :], "…"]), cell)]
    return lines + [""] * (high - len(lines))


def _facing(cards: dict[str, int], cell: int, high: int) -> Text:
    """Those who face a slot, equal ones together, on so many lines at most."""
    lines = [_cut(key, cell - 2) + f"×{n}" if n > 1 else _cut(key, cell) for key, n in cards.items()]
    if len(lines) > high:
        lines = [*lines[: high - 1], f"+{sum(list(cards.values())[high - 1 :])}…"]
    return Text("\n".join(lines))


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _players(scene: Scene) -> RenderableType:
    """A line for each player: how many cards lie where, the Armour in play, the wounded."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim", expand=False)
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=24)
    for zone in COUNTS:
        grid.add_column(scene.text(f"terminal-saint-seiya-head-{zone}"), justify="right", no_wrap=True)
    for zone in ("equipped", "wounded"):
        head = scene.text(f"terminal-saint-seiya-head-{zone}")
        grid.add_column(head, no_wrap=True, overflow="ellipsis", max_width=20)
    for seat in _seats(scene):
        active = seat == scene.counter("active") and not scene.view["over"]
        name = Text(f"{ACTIVE if active else ' '} {scene.name(seat)}", style="bold")
        hero = _hero(scene, seat)
        if hero:
            name = Text(f"{ACTIVE if active else ' '} {_cut(scene.name(seat), 12)}", style="bold")
            name.append(f" ({hero})", "not bold")
        counts = [str(scene.zone(zone, seat)["count"]) for zone in COUNTS]
        grid.add_row(name, *counts, *[_held(scene, zone, seat) for zone in ("equipped", "wounded")])
    return grid


def _hand(scene: Scene, seat: int, width: int, tall: bool) -> RenderableType:
    """A hand, a line for each kind of card; with less room, on a line or two of this width."""
    cards = _counted(scene.zone("hand", seat)["cards"])
    head = scene.text("terminal-saint-seiya-hand", seat=scene.name(seat), n=sum(cards.values()))
    if not tall:
        lines = [Text(head, style="bold")]
        for key, n in cards.items():
            short = Text.assemble((_times(key, n), _style(scene, key)), (f" ({_worth(scene, key)})", "dim"))
            if lines[-1].cell_len + 1 + short.cell_len > width:
                lines.append(Text(" "))
            lines[-1] = Text.assemble(lines[-1], " ", short)
        return Group(*lines)
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for column in ("card", "name", "worth", "text"):
        grid.add_column(scene.text(f"terminal-saint-seiya-hand-{column}"))
    for key, n in cards.items():
        card = scene.cards[key]
        grid.add_row(
            Text(_times(key, n), style=_style(scene, key)), card["name"], _worth(scene, key), " ".join(card["text"])
        )
    return Group(Text(head, style="bold"), grid)


def _style(scene: Scene, key: str) -> str:
    return STYLES[scene.cards[key]["facts"]["rank"]]


def _legend(scene: Scene, width: int, ranks: bool) -> list[Text]:
    """What the signs mean; with enough room those of the ranks, too."""
    meanings = [(BURNING, "flame"), (DEFEATED, "defeated"), (STANDING, "standing"), (CHEAPER, "cheaper")]
    meanings += [(ENOUGH, "enough"), (BARRED, "barred"), ("−", "missing"), (HEAL, "heal"), (LEAVES, "leaves")]
    signs = [f"{sign}\u00a0{scene.text(f'terminal-saint-seiya-legend-{what}')}" for sign, what in meanings]
    lines = ["  ".join(signs)]
    if ranks:
        lines.append("  ".join(f"{SIGNS[rank]}\u00a0{scene.word(f'@saint-seiya-rank-{rank}')}" for rank in SIGNS))
    return [Text(line if len(line) <= width else line.replace("  ", " "), style="dim") for line in lines]
