"""Tables of Saint Seiya as a player would describe them, and the moves of a turn in the rulebook's words.

Cards are written by short names: "seiya" is the Hero, "seiya+" the Bronze Saint, "pegasus" the Bronze Armour, "virgo"
the Gold Armour. "mu@6" lies in slot 6 of the field. "..." stands for all cards of that owner that are not mentioned.
Seat 0 is "me", seat 1 "the foe".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import ludotheque as ldt

GAME = ldt.game("saint-seiya")
MAIN = "saint-seiya-ask-main"  #: the question of the main phase
HOLD = "saint-seiya-ask-hold-back"  #: A12: the question whom to hold back
KEEP = "saint-seiya-ask-discard"  #: R30: the question what to throw away

#: Every card: number, name here, copies, class, rank, costs Force/Cosmos, values Force/Cosmos/healing, VP ("*": R51).
#: Written out so that no expectation comes from the engine.
LIST = """
1 seiya 9 hero VC -/- 1/-/1 0
2 shiryu 9 hero VC -/- 1/-/1 0
3 hyoga 9 hero VC -/- 1/-/1 0
4 shun 9 hero VC -/- 1/-/1 0
5 ikki 9 hero VC -/- 1/-/1 0
6 pegasus 1 bronze-armour C -/- -/1/- 0
7 dragon 1 bronze-armour C -/- -/1/- 0
8 cygnus 1 bronze-armour C -/- -/1/- 0
9 andromeda 1 bronze-armour C -/- -/1/- 0
10 phoenix 1 bronze-armour C -/- -/1/- 0
11 seiya+ 5 hero-saint C -/- 1/1/1 1
12 shiryu+ 5 hero-saint C -/- 1/1/1 1
13 hyoga+ 5 hero-saint C -/- 1/1/1 1
14 shun+ 5 hero-saint C -/- 1/1/1 1
15 ikki+ 5 hero-saint C -/- 1/1/1 1
16 athena 2 none VR -/4 -/1/2 *
17 pope 1 none VR -/- -/-/- 0
18 aries 1 gold-armour R -/5 -/2/- 3
19 taurus 1 gold-armour R -/5 -/2/- 3
20 gemini 1 gold-armour R -/5 -/2/- 3
21 cancer 1 gold-armour R -/5 -/2/- 3
22 leo 1 gold-armour R -/5 -/2/- 3
23 virgo 1 gold-armour R -/5 -/2/- 3
24 libra 1 gold-armour R -/5 -/2/- 3
25 scorpio 1 gold-armour R -/5 -/2/- 3
26 sagittarius 1 gold-armour R -/5 -/2/- 3
27 capricorn 1 gold-armour R -/5 -/2/- 3
28 aquarius 1 gold-armour R -/5 -/2/- 3
29 pisces 1 gold-armour R -/5 -/2/- 3
30 mu 1 gold R 7/7 2/1/- 5
31 aldebaran 1 gold R 8/6 2/1/- 5
32 saga 1 gold R 8/- 1/1/- 6
33 deathmask 1 gold R 7/- 2/2/- 6
34 aiolia 1 gold R 8/6 2/2/- 5
35 shaka 1 gold R 7/8 2/3/- 5
36 doko 1 gold R 9/8 3/2/- 5
37 milo 1 gold R 8/8 1/2/- 5
38 aiolos 1 gold R 9/6 2/2/- 5
39 shura 1 gold R 9/- 3/1/- 6
40 camus 1 gold R 8/- 2/2/- 6
41 aphrodite 1 gold R 7/- 1/1/- 6
42 marin 2 silver U 6/4 1/1/- *
43 shaina 2 silver U 6/4 1/1/- *
44 misty 2 silver U 5/- 2/1/- 1
45 algol 2 silver U 5/- 1/2/- 2
46 jamian 2 silver U 5/- -/1/- 2
47 babel 2 silver U 6/- 1/1/- 3
48 asterion 2 silver U 6/- -/2/- 2
49 moses 2 silver U 6/- 2/-/- 3
50 capella 2 silver U 4/- -/-/- 2
51 albior 2 silver U 6/5 1/2/- 2
52 ptolemy 2 silver U 5/- 1/1/- 2
53 sirius 2 silver U 6/- 2/-/- 2
54 algethi 2 silver U 6/- 2/-/- 1
55 dante 2 silver U 5/- 1/-/- 1
56 dio 2 silver U 6/- 2/-/- 2
57 shiva 2 silver U 6/- 1/3/- 2
58 aghora 2 silver U 6/- 1/3/- 2
59 arachne 2 silver U 6/- 1/2/- 2
60 guilty 2 stray U 6/- 2/1/- 2
61 docrates 2 stray U 4/- 1/1/- 2
62 crystal 2 stray U 6/4 1/1/- 2
63 geist 2 ghost C 5/- 2/1/- 1
64 serpent 2 ghost C 3/- 2/-/- 1
65 dolphin 2 ghost C 3/- 1/1/- 1
66 kuraggu 2 ghost C 3/- -/1/- 1
67 flame 2 stray C 3/- 1/1/- 1
68 spartan 2 stray C 3/- 1/1/- 2
69 leda 2 stray C 2/- 1/-/- *
70 spica 2 stray C 2/- 1/-/- *
71 jango 2 black C 4/- -/1/- *
72 black-pegasus 2 black C 4/- 2/1/- 0
73 black-dragon 2 black C 4/- 2/1/- 0
74 black-cygnus 2 black C 4/- 2/1/- 0
75 black-andromeda 2 black C 4/- 2/1/- 0
76 black-phoenix 2 black C 4/- 2/1/- 0
77 sho 2 steel C 2/2 1/-/- 1
78 ushio 2 steel C 2/2 1/-/- 1
79 daichi 2 steel C 2/2 1/-/- 1
80 jabu 2 bronze C 3/3 1/1/- 2
81 ichi 2 bronze C 3/3 1/-/- 2
82 nachi 2 bronze C 3/3 1/-/- 2
83 ban 2 bronze C 3/3 1/-/- 2
84 geki 2 bronze C 3/3 1/-/- 2
85 june 2 bronze C 3/3 1/1/- 1
86 cassios 2 none VC 2/- 1/-/- 1
87 gigas 2 none VC -/- -/-/- -1
88 phaeton 2 none VC 2/- 1/-/- 1
89 oko 2 none VC 3/- 1/-/- 1
90 jaki 2 none VC 3/- 1/-/- *
""".strip().splitlines()


class Printed:
    """What one line of the list says."""

    def __init__(self, line: str) -> None:
        no, self.name, copies, self.of_class, self.rank, costs, values, vp = line.split()
        self.no = int(no)
        self.copies = int(copies)
        self.cost_force, self.cost_cosmos = (None if n == "-" else int(n) for n in costs.split("/"))
        self.force, self.cosmos, self.heal = (0 if n == "-" else int(n) for n in values.split("/"))
        self.vp = None if vp == "*" else int(vp)

    @property
    def armour(self) -> bool:
        """Whether it is an Armour (R3)."""
        return self.of_class.endswith("armour")

    @property
    def saint(self) -> bool:
        """Whether its class says Chevalier (R6)."""
        return not self.armour and self.of_class not in ("none", "hero")


CARDS = {card.name: card for card in map(Printed, LIST)}
_NAMES = {card.no: card.name for card in CARDS.values()}
KEY_OF = {_NAMES[card["facts"]["no"]]: card["card"] for card in GAME.cards(5)}  #: our name -> the engine's key
NAME_OF = {key: name for name, key in KEY_OF.items()}

HEROES = ["seiya", "shiryu", "hyoga", "shun", "ikki"]
BRONZE_ARMOURS = dict(zip(HEROES, ["pegasus", "dragon", "cygnus", "andromeda", "phoenix"], strict=True))
RESERVE = [name for name, card in CARDS.items() if card.no > 15 for _ in range(card.copies)]

#: Characters without a class: on the field they do nothing, and nothing is forbidden because of them.
DULL = ["oko", "phaeton", "cassios", "jaki"]
#: What lies on top of the Reserve when nothing is said: cards that do nothing when they arrive or lie there.
QUIET = ["leda", "spica", "flame", "jango", "ushio", "ichi", "nachi", "ban", "geki", "jabu", "docrates", "guilty"]

Side = Mapping[str, str]


# ------------------------------------------------------------------------------------ setting a table
def table(
    field: str = "",
    hand: str = "",
    *,
    foe: Side | None = None,
    others: Sequence[Side] = (),
    reserve: str = "...",
    removed: str = "",
    flames: int = 12,
    heroes: Sequence[str] = (),
    turn: int = 0,
    first: int = 0,
    names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    last_round: bool = False,
    **mine: str,
) -> Table:
    """A table at the start of the main phase of `turn`.

    Slots of the field that are not mentioned hold dull cards. Everybody's zones are `hand`, `pile` (top card first),
    `discard`, `wounded`, `destroyed`, `armour` and `aside`; "..." in one of them (the pile, if nothing is said) stands
    for the Hero's cards that are not mentioned. `reserve` names its top cards, the topmost first.
    """
    sides = [{"hand": hand, **mine}, dict(foe or {}), *map(dict, others)]
    return Table(GAME.from_position(position(field, sides, reserve, removed, flames, heroes, turn, first,
                                             options, last_round), seed=1, names=names))  # fmt: skip


def position(
    field: str = "",
    sides: Sequence[Side] = ({}, {}),
    reserve: str = "...",
    removed: str = "",
    flames: int = 12,
    heroes: Sequence[str] = (),
    turn: int = 0,
    first: int = 0,
    options: Mapping[str, Any] | None = None,
    last_round: bool = False,
) -> dict[str, Any]:
    """The position `table` sets up."""
    seats = len(sides)
    played = [*heroes, *(hero for hero in HEROES if hero not in heroes)]
    left = list(RESERVE)
    zones: dict[str, list[str]] = {}
    own = {hero: [hero] * 9 + [BRONZE_ARMOURS[hero]] for hero in played}
    aside = {hero: [f"{hero}+"] * 5 for hero in played}
    for seat, side in enumerate(sides):
        hero = played[seat]
        laid = _lay(side, own[hero], aside[hero], left)
        for key, cards in laid.items():
            zones[f"{'equipped' if key == 'armour' else key}@{seat}"] = cards
    zones["box"] = [card for hero in played[seats:] for card in own[hero] + aside[hero]]
    for each in [*reserve.split(), *removed.split(), *(card.partition("@")[0] for card in field.split())]:
        if each != "...":
            left.remove(each)
    slots = {int(card.partition("@")[2]): card.partition("@")[0] for card in field.split()}
    for slot in range(1, 7):
        if slot not in slots:
            slots[slot] = next(card for card in DULL * 2 if card in left)
            left.remove(slots[slot])
    zones["field"] = [f"{card}@{slot - 1}" for slot, card in sorted(slots.items()) if card != "-"]
    rest = []
    for card in QUIET * 2:
        if card in left:
            left.remove(card)
            rest.append(card)
    rest += left
    zones["reserve"] = _unfold(reserve, rest)[::-1]
    zones["removed"] = _unfold(removed, rest)
    assert not rest, "write ... where the rest of the Reserve lies"
    numbers = {"flames": flames, "first": first, "active": turn, "last-round": int(last_round)}
    numbers |= {f"hero@{seat}": HEROES.index(played[seat]) for seat in range(seats)}
    return {
        "seats": seats,
        "options": {"heroes": played[:seats], **(options or {})},
        "zones": {
            name: [_keyed(card) for card in cards] for name, cards in zones.items() if cards
        },
        "numbers": numbers,
        "turn": turn,
    }  # fmt: skip


def _lay(side: Side, own: list[str], aside: list[str], left: list[str]) -> dict[str, list[str]]:
    """The zones of one player, taken from the cards of the Hero and from the Reserve."""
    said = {"hand": "", "pile": "", "discard": "", "wounded": "", "destroyed": "", "armour": "", "aside": "...", **side}
    if not any("..." in cards for key, cards in said.items() if key != "aside"):
        said["pile"] += " ..."
    for cards in said.values():
        for card in cards.split():
            if card != "...":
                next(pile for pile in (own, aside, left) if card in pile).remove(card)
    out = {"aside": _unfold(said.pop("aside"), aside)}
    own += aside
    aside.clear()
    out |= {key: _unfold(cards, own) for key, cards in said.items()}
    out["pile"] = out["pile"][::-1]
    return out


def _unfold(cards: str, rest: list[str]) -> list[str]:
    """The cards named, and the rest where "..." stands."""
    out: list[str] = []
    for card in cards.split():
        if card == "...":
            out += rest
            rest.clear()
        else:
            out.append(card)
    return out


def _keyed(card: str) -> str:
    name, at, spot = card.partition("@")
    return f"{KEY_OF[name]}{at}{spot}"


# ------------------------------------------------------------------------------------ a table
class AllNeeded(Exception):
    """A12: nobody can be held back: without these cards the cost is not reached, and the table used them too."""


class Table:
    """A match, played and read in the rulebook's words."""

    def __init__(self, match: ldt.Match) -> None:
        self.match = match
        self.before: dict[str, Any] | None = None  #: the position before the last move, where somebody looks at it

    def copy(self) -> Table:
        """The same table, to try something on."""
        return Table(self.match.copy())

    # -------------------------------------------------------------------------------- moves
    def do(self, move: str, seat: int | None = None) -> None:
        """Answer the question that is put, in the game's notation."""
        if self.before is not None:
            self.before = self.match.position()
        self.match.play(self.asked if seat is None else seat, move)

    @property
    def asked(self) -> int:
        """The seat that is asked first."""
        return self.match.waiting_for[0]

    @property
    def active(self) -> int:
        """R35: whose turn it is."""
        return self.number("active")

    def slot(self, card: str | int) -> int:
        """The slot of the field in which a card lies; a slot is itself."""
        if isinstance(card, int):
            return card
        found = [slot for slot, name in self.field.items() if name == card]
        assert len(found) == 1, f"{card} lies in slots {found}"
        return found[0]

    def engage(self, cards: str, at: str | int) -> None:
        """R18: play Characters of the hand against a card of the field. A Mise en jeu is asked for and stays asked."""
        slot = self.slot(at)
        for card in cards.split():
            self.do(f"{KEY_OF[card]}>{slot}")

    def play(self, cards: str, at: str | int) -> None:
        """Play Characters, and decline their Mise en jeu."""
        slot = self.slot(at)
        for card in cards.split():
            self.engage(card, slot)
            self.decline_if_asked()

    def equip(self, armour: str) -> None:
        """R22: play an Armour."""
        self.do(f"+{KEY_OF[armour]}")

    def force(self, at: str | int, used: str, discard: str = "") -> None:
        """R24: acquire a card of the field by Force with Characters that are engaged against it."""
        self._acquire(f"f{self.slot(at)}", used, discard)

    def cosmos(self, at: str | int, used: str, discard: str = "") -> None:
        """R24: the same by Cosmos; the Armour in play may be among what is used."""
        armours = [card for card in used.split() if CARDS[card].armour]
        used = " ".join(card for card in used.split() if not CARDS[card].armour)
        self._acquire(f"c{self.slot(at)}" + ("+" if armours else ""), used, discard)

    def fight(self, at: str | int, cards: str, discard: str = "") -> None:
        """Play Characters against a card and acquire it by Force with all of them."""
        slot = self.slot(at)
        self.play(cards, slot)
        self.force(slot, cards, discard)

    def rally(self, at: str | int, cards: str, discard: str = "") -> None:
        """Play Characters against a card and acquire it by Cosmos with all of them, and with the Armour if named."""
        slot = self.slot(at)
        self.play(" ".join(card for card in cards.split() if not CARDS[card].armour), slot)
        self.cosmos(slot, cards, discard)

    def _acquire(self, move: str, used: str, discard: str) -> None:
        """A12: the table uses all that face the card, but for those that are held back."""
        held = [name for name, slot in self.engaged(self.active) if slot == int(move.strip("fc+"))]
        for card in used.split():
            if card in held:
                held.remove(card)
        self.do(move)
        if self.prompt == HOLD:
            self.pick(*held)
        elif held:
            raise AllNeeded(held)
        if discard:
            self.pick(discard)

    def activate(self, card: str) -> None:
        """R42: use the activation of a card in play."""
        self.do(self._of(card, "!"))

    def heal(self, card: str, *healed: str) -> None:
        """R29: use the healing value of an engaged card for these wounded Characters."""
        self.start_healing(card)
        self.choose(*healed)

    def start_healing(self, card: str) -> None:
        """The same, with the question whom to heal still open."""
        self.do(self._of(card, "*"))

    def _of(self, card: str, sign: str) -> str:
        """A move of a card in play: "!mu@3", "!armure-belier"."""
        name, _, facing = card.partition("@")
        if CARDS[name].armour:
            return f"{sign}{KEY_OF[name]}"
        if not facing:
            spots = {each["spot"] for each in self._cards("engaged", self.active) if each["card"] == KEY_OF[name]}
            assert len(spots) == 1, f"{name} faces {spots}"
            spot = spots.pop()
            facing = str(spot + 1 if spot < 6 else 0)
        return f"{sign}{KEY_OF[name]}@{facing}"

    def pick(self, *things: str | int, seat: int | None = None) -> None:
        """Answer a question: cards by their names ("leda", or "leda.d1" where it matters which), seats by their
        numbers, slots as "#3"; then "done" if more could be picked.
        """
        who = self.asked if seat is None else seat
        question = self.match.g.questions
        for thing in sorted(things, key=lambda thing: CARDS[thing].no if thing in CARDS else 0):
            self.pick_one(thing, who)
        if self.match.g.questions == question and who in self.match.waiting_for:
            self.do("none" if self.match.moves(who) == ["none"] else "done", who)

    def pick_one(self, thing: str | int, seat: int | None = None) -> None:
        """One pick of an answer, which may go on."""
        who = self.asked if seat is None else seat
        self.do(self._move(who, thing), who)

    def choose(self, *things: str | int) -> None:
        """The same where nobody is asked if there is nothing to choose."""
        if not self.is_ready:
            self.pick(*things)

    def _move(self, who: int, thing: str | int) -> str:
        """The move that names this thing."""
        if isinstance(thing, int):
            return f"p{thing + 1}"
        if thing in ("yes", "none", "done") or thing[0] == "#":
            return thing
        name, dot, where = thing.partition(".")
        key = KEY_OF[name]
        found = [move for move in self.match.moves(who) if re.fullmatch(rf"[-^]?{re.escape(key)}([.@].*)?", move)]
        if dot:
            found = [move for move in found if move.endswith(dot + where)]
        if not found:
            return f"{key}.h{who + 1}"  # not offered: let the table say why
        assert len(found) == 1, f"{thing}: {found}"
        return found[0]

    def offered(self, seat: int | None = None) -> set[str]:
        """What may be picked now, by our names: cards without where they lie, and whatever is no card as it is."""
        out = set()
        for move in self.match.moves(self.asked if seat is None else seat):
            named = re.fullmatch(r"[-^]?([a-z-]+)([.@].*)?", move)
            out.add(NAME_OF.get(named.group(1), move) if named else move)
        return out

    def use(self, *things: str | int) -> None:
        """R41: use the optional effect that is asked for."""
        assert not self.is_ready
        moves = [move for move in self.match.moves(self.asked) if move != "done"]
        if moves == ["yes"] or (not things and len(moves) == 1):
            self.do(moves[0])
        for thing in things:
            if not self.is_ready:
                self.pick(thing)

    def nothing_offered(self) -> None:
        """A47: nothing could be used: either nobody is asked, or who was asked about a hand can only say so."""
        if not self.is_ready:
            assert self.match.moves(self.asked) in (["done"], ["none"])
            self.do(self.match.moves(self.asked)[0])

    def decline(self, seat: int | None = None) -> None:
        """R41: do without it."""
        assert not self.is_ready
        self.do("done", seat)

    def decline_if_asked(self) -> None:
        """Do without whatever is offered."""
        if not self.is_ready:
            self.decline()

    def end(self, keep: str = "all") -> None:
        """R30–R35: end the main phase; of the hand, keep what is named."""
        seat = self.active
        assert self.is_ready
        self.do("done")
        if self.match.waiting_for == [seat] and self.prompt == KEEP:
            kept = keep.split()
            thrown = [] if keep == "all" else self.hand(seat)
            for card in kept if thrown else []:
                thrown.remove(card)
            self.pick(*thrown)

    # -------------------------------------------------------------------------------- what lies where
    def _cards(self, zone: str, seat: int | None = None, viewer: int | None = None) -> list[dict[str, Any]]:
        for each in self.match.view(viewer)["zones"]:
            if (each["zone"], each["seat"]) == (zone, seat):
                return list(each["cards"])
        raise KeyError(zone)

    def seen(self, zone: str, seat: int | None = None, viewer: int | None = None) -> list[str]:
        """The cards of a zone as a viewer sees them; "?" for those it does not know."""
        return [NAME_OF[card["card"]] if card["card"] else "?" for card in self._cards(zone, seat, viewer)]

    def truth(self, zone: str) -> list[str]:
        """What really lies in a zone, as a position names it."""
        found = self.match.position()["zones"].get(zone, [])
        keys = [(card if isinstance(card, str) else card["card"]).split("@")[0].removesuffix("!") for card in found]
        return [NAME_OF[key] for key in keys]

    def hand(self, seat: int = 0) -> list[str]:
        """A hand, sorted by the cards' numbers."""
        return _sorted(self.truth(f"hand@{seat}"))

    def pile(self, seat: int = 0) -> list[str]:
        """A draw pile, its top card first."""
        return self.truth(f"pile@{seat}")[::-1]

    def discard(self, seat: int = 0) -> list[str]:
        """A discard pile, sorted by the cards' numbers."""
        return _sorted(self.truth(f"discard@{seat}"))

    def wounded(self, seat: int = 0) -> list[str]:
        """The wounded Characters of a player."""
        return _sorted(self.truth(f"wounded@{seat}"))

    def destroyed(self, seat: int = 0) -> list[str]:
        """What lies under a Hero marker."""
        return _sorted(self.truth(f"destroyed@{seat}"))

    def aside(self, seat: int = 0) -> list[str]:
        """The Bronze Saints set aside."""
        return self.truth(f"aside@{seat}")

    def armour(self, seat: int = 0) -> str | None:
        """The Armour in play."""
        return next(iter(self.truth(f"equipped@{seat}")), None)

    @property
    def field(self) -> dict[int, str]:
        """The cards of the field by their slots."""
        return {card["spot"] + 1: NAME_OF[card["card"]] for card in self._cards("field")}

    def engaged(self, seat: int = 0) -> list[tuple[str, int]]:
        """The engaged Characters, each with the slot it faces; 0: the card it faced has gone."""
        found = [(NAME_OF[card["card"]], card["spot"] + 1) for card in self._cards("engaged", seat)]
        return sorted((name, slot if slot <= 6 else 0) for name, slot in found)

    @property
    def reserve(self) -> list[str]:
        """The Reserve, its top card first."""
        return self.truth("reserve")[::-1]

    @property
    def removed(self) -> list[str]:
        """The common discard."""
        return _sorted(self.truth("removed"))

    def number(self, key: str, seat: int | None = None) -> int:
        """One of the numbers that everybody sees."""
        for counter in self.match.view()["counters"]:
            if (counter["counter"], counter["seat"]) == (key, seat):
                return int(counter["value"])
        raise KeyError(key)

    @property
    def flames(self) -> int:
        """R47: the Flames that are left."""
        return self.number("flames")

    # -------------------------------------------------------------------------------- where the game stands
    @property
    def prompt(self) -> str:
        """The question that is put."""
        return str(self.match.view()["prompt"])

    @property
    def is_ready(self) -> bool:
        """Whether the active player is asked for an action of the main phase, and nothing is going on."""
        return self.prompt == MAIN and self.match.waiting_for == [self.active]

    def ready(self, seat: int = 0) -> None:
        """The game is quiet: it is this player's main phase, nothing is half done, the turn can be ended."""
        assert self.is_ready, (self.prompt, self.match.waiting_for)
        assert self.active == seat
        assert self.truth("between") == []
        again = self.copy()
        again.end()
        assert not again.is_ready or again.active != seat

    def refuses(self, rule: str, verb: str, *args: Any) -> None:
        """A move is refused with this rule, in both languages, and nothing has changed.

        Where all who are engaged reach a cost, but not those who are to be used, it is A12 that says so.
        """
        rules = [rule, "A12"] if rule in ("R24", "A21") else [rule]
        tried = self.copy()
        tried.before = {}
        with pytest.raises((ldt.IllegalMove, AllNeeded)) as refused:
            getattr(tried, verb)(*args)
        if isinstance(refused.value, AllNeeded):
            assert "A12" in rules
            return
        assert isinstance(refused.value, ldt.IllegalMove)
        assert tried.match.position() == tried.before
        assert refused.value.rule.removeprefix("saint-seiya ") in rules, refused.value.text("en")
        assert refused.value.text("fr").strip()
        assert refused.value.text("en").strip()

    def told(self, rule: str, lang: str = "en", viewer: int | None = None) -> list[str]:
        """The lines of the log that carry this rule, as somebody reads them."""
        lines = self.match.log(viewer, lang)
        return [line["text"] for line in lines if line["rule"] == f"saint-seiya {rule}"]

    def denied(self) -> dict[str, str]:
        """What the seat that is asked sees as not possible now, each with its rule."""
        ask = self.match.ask(self.asked)
        assert ask is not None
        return {option["move"]: option["rule"].removeprefix("saint-seiya ") for option in ask["refused"]}

    def counted(self) -> ldt.Match:
        """R50: this table as if the game ended here."""
        data = self.match.position()
        data |= {"stack": [], "over": True}
        data["numbers"] |= {"flames": 0, "last-round": 1}
        for field in ("asks", "open", "lots"):
            data.pop(field, None)
        return GAME.from_position(data, seed=1)

    def scores(self) -> list[int]:
        """R50: the VP of all players if the game ended here."""
        return (self.match if self.match.over else self.counted()).totals()


def _sorted(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: CARDS[card].no)


# ------------------------------------------------------------------------------------ what cards are worth
#: For every Force cost and every Cosmos cost, cards that do nothing to who acquires them.
BY_FORCE = {
    1: "leda@6 spica@6",
    2: "leda@3 spica@3",
    3: "flame@3 ichi@3",
    4: "docrates@3 jango@3",
    5: "jamian@3 geist@3",
    6: "guilty@3 sirius@3",
    7: "mu@3 shaka@3",
}
BY_COSMOS = {
    1: "sho@6 ushio@6",
    2: "sho@3 ushio@3",
    3: "nachi@3 ichi@3",
    4: "shaina@3 marin@3",
    5: "albior@3 virgo@3",
    6: "aldebaran@3 aiolia@3",
    7: "mu@3 shaka@6",
}


def worth(way: str, cards: str, before: Any = None, **more: Any) -> int:
    """The highest cost from 1 to 7 that these cards, played against one card, can pay; 0: none.

    `before` is done with the table once they are played.
    """
    for cost, targets in sorted((BY_FORCE if way == "force" else BY_COSMOS).items(), reverse=True):
        target = next(each for each in targets.split() if each[:-2] not in cards.split())
        t = table(target, cards, **more)
        slot = int(target[-1])
        t.play(" ".join(card for card in cards.split() if not CARDS[card].armour), slot)
        for card in cards.split():
            if CARDS[card].armour:
                t.equip(card)
                t.decline_if_asked()
        if before is not None:
            before(t)
        try:
            (t.force if way == "force" else t.cosmos)(slot, cards)
        except ldt.IllegalMove:
            continue
        while not t.is_ready:
            t.decline()  # what Shun may draw
        t.ready()
        return cost
    return 0
