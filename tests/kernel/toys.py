"""Tiny games, just large enough to hold one part of the kernel to its word.

What compiled code reads of an interpreted subclass must be set in `__init__`, so that is where these set it.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ludotheque.kernel.chance import Dealer
from ludotheque.kernel.effect import NOBODY, Ask, Effect, Frame
from ludotheque.kernel.game import DREW, Game, Move, Unreadable
from ludotheque.kernel.kit import CardType, Kit, Var
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import DONE, first_of, pack, second_of, verb_of
from ludotheque.kernel.rows import Row
from ludotheque.kernel.shelf import ShelfGame
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Note, Text
from ludotheque.kernel.zones import BY_FACE, EVERYONE, HIDDEN, OWNER, Zone

#: A sentence that needs nothing but a number, for the events of toys.
SAID = Note("table-player", "table")


class Toy(Game):
    """A game made of a function that fills its kit and one that lays out its table."""

    def __init__(self, fill: Callable[[Kit], None], lay: Callable[[State], None], seats: int = 2) -> None:
        super().__init__("toy", 1, 1, 5)
        self.fill = fill
        self.lay = lay
        self.seats = seats
        self.holds: Callable[[State, int], bool] = lambda world, seat: True

    def kit(self, seats: int, options: dict) -> Kit:
        kit = Kit(self, seats, options)
        self.fill(kit)
        return kit

    def begin(self, g: State) -> None:
        self.lay(g)

    def resume(self, g: State, turn: int) -> None:
        g.push(g.kit.scripts["main"], turn)

    def plausible(self, world: State, seat: int) -> bool:
        return self.holds(world, seat)

    def outcome(self, g: State) -> tuple[list[str], Text]:
        return [DREW] * g.kit.seats, Text("table-name", "table", {"name": "toy"})

    def write(self, kit: Kit, option: int) -> str:
        """Verb 1 is written "a", verb 2 "b"; then the operands: "a3", "b2.7"."""
        second = f".{second_of(option)}" if second_of(option) else ""
        return f"{chr(96 + verb_of(option))}{first_of(option)}{second}"

    def read(self, kit: Kit, line: str) -> list[int]:
        out = []
        for word in str(line).split():
            it = re.fullmatch(r"([a-z])(\d{1,3})(?:\.(\d{1,3}))?", word)
            if word == "done":
                out.append(DONE)
            elif it is not None:
                out.append(pack(ord(it.group(1)) - 96, int(it.group(2)), int(it.group(3) or 0)))
            else:
                raise Unreadable(line)
        return out

    def move(self, g: State, seat: int, option: int) -> Move:
        return Move("pick", n=first_of(option))

    # ---------------------------------------------------------------- for tests
    def start(self, seed: int = 1, dealer: Dealer | None = None, names: tuple[str, ...] = ()) -> Match:
        return ShelfGame(self).start(self.seats, seed, names=names, dealer=dealer)

    def again(self, match: Match) -> Match:
        return ShelfGame(self).from_position(match.position(), 1)


def types(kit: Kit, copies: dict[str, int], backs: dict[str, int] | None = None) -> None:
    """Card types with one-letter keys; all backs alike unless said."""
    kit.backs = ["plain", "other"]
    for key, n in copies.items():
        kit.add_type(CardType(key, f"@table-player:{len(kit.types)}", (backs or {}).get(key, 0), "rulebook", []), n)


class Do(Effect):
    """A step that does what a function says."""

    def __init__(self, what: Callable[[State, Frame], None]) -> None:
        self.what = what

    def run(self, g: State, f: Frame) -> None:
        self.what(g, f)


class AskFor(Effect):
    """A step that asks some seats and hands the answers to a function."""

    def __init__(
        self,
        seats: Callable[[State, Frame], list[int]],
        low: int,
        high: int,
        options: Callable[[State, Frame, Ask], list[int]],
        then: Callable[[State, Frame, list[Ask]], None],
        mode: int = 0,
    ) -> None:
        self.prompt = "table-name"
        self.rule = "table"
        self.seats = seats
        self.low = low
        self.high = high
        self.offer = options
        self.then = then
        self.mode = mode

    def run(self, g: State, f: Frame) -> None:
        for seat in self.seats(g, f):
            g.ask(seat, self.low, self.high, self.mode)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        return self.offer(g, f, ask)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        self.then(g, f, asks)


class Shuffle(Effect):
    """A step that shuffles a zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def run(self, g: State, f: Frame) -> None:
        g.draw_lots(g.size[self.zone], g.size[self.zone])

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        g.shuffle(self.zone, drawn)


def begin_with(script: str = "main") -> Callable[[State, Frame], None]:
    return lambda g, f: g.push(g.kit.scripts[script], 0)


def the_end() -> Effect:
    return Do(lambda g, f: g.finish())


# ------------------------------------------------------------------------------------ a table of piles and hands
PILE, HAND, TABLE, DOWN, DISCARD = 0, 1, 4, 5, 6
SEATS = 3


def lay_zones(kit: Kit, mates: list[int] | None = None, hands: int = OWNER) -> None:
    """A pile, three hands, an open table, a face-down row and a discard pile that all may look through."""
    if mates is not None:
        kit.mates = mates
    kit.add_zone(Zone("pile", NOBODY, 0, HIDDEN, EVERYONE))
    for seat in range(SEATS):
        kit.add_zone(Zone("hand", seat, 0, hands, EVERYONE, BY_FACE))
    kit.add_zone(Zone("table", NOBODY, 0, EVERYONE, EVERYONE))
    kit.add_zone(Zone("down", NOBODY, 0, HIDDEN, EVERYONE))
    kit.add_zone(Zone("discard", NOBODY, 0, EVERYONE, EVERYONE))
    kit.vars = [Var("turn"), Var("score", 0), Var("score", 1), Var("score", 2)]
    kit.mark_names = ["shield", "curse"]


# Verbs of this table, each an operand a card's type, as a hand is played by face.
SHOW, HIDE, DRAW, LOOK, THROW, PASS, TURN_TOP = 1, 2, 3, 4, 5, 6, 7


def deeds(g: State, f: Frame, ask: Ask) -> list[int]:
    """Play a card openly, play it face down, throw it away, draw, look at the pile, turn its top card up, or pass."""
    out: list[int] = []
    for face in sorted({g.face[card] for card in g.cards(HAND + ask.seat)}):
        out += [pack(SHOW, face), pack(HIDE, face), pack(THROW, face)]
    if g.size[PILE] or g.size[DISCARD]:
        out.append(pack(DRAW))
    if g.size[PILE]:
        out += [pack(LOOK), pack(TURN_TOP)]
    return [*sorted(out), pack(PASS)]


def do_deed(g: State, f: Frame, asks: list[Ask]) -> None:
    option, seat = asks[0].picks[0], asks[0].seat
    verb, face = verb_of(option), first_of(option)
    if verb in (SHOW, HIDE, THROW):
        card = g.take(HAND + seat, face)
        g.move(card, {SHOW: TABLE, HIDE: DOWN, THROW: DISCARD}[verb], SAID)
    elif verb == DRAW and not g.size[PILE]:
        for card in g.cards(DISCARD):
            g.move(card, PILE)
        g.push(g.kit.scripts["reshuffle"], seat)
    elif verb == DRAW:
        g.move(g.top(PILE), HAND + seat, SAID)
    elif verb == LOOK:
        g.look(g.top(PILE), seat, SAID)
    elif verb == TURN_TOP:
        g.turn_up(g.top(PILE), SAID, seat)


def next_seat(g: State, f: Frame) -> None:
    g.count(0, g.vars[0] + 1)
    if g.vars[0] >= 60:
        g.finish()
        return
    f.seat = (f.seat + 1) % g.kit.seats
    f.step = 0


def card_table(
    copies: dict[str, int] | None = None,
    hand: int = 3,
    mates: list[int] | None = None,
    hands: int = OWNER,
    backs: dict[str, int] | None = None,
) -> Toy:
    """Three seats, a shuffled pile and hands: everything that can happen to what seats know."""
    stock = copies or {"a": 3, "b": 3, "c": 2, "d": 2, "e": 1, "f": 1, "g": 1, "h": 1, "i": 1}

    def fill(kit: Kit) -> None:
        types(kit, stock, backs)
        lay_zones(kit, mates, hands)
        deal = Do(lambda g, f: [g.move(g.top(PILE), HAND + s) for s in range(SEATS) for _ in range(hand)])
        kit.add_script("setup", [Shuffle(PILE), deal, Do(begin_with())])
        ask = AskFor(lambda g, f: [f.seat], 1, 1, deeds, do_deed)
        kit.add_script("main", [ask, Do(next_seat)])
        draw = Do(lambda g, f: g.move(g.top(PILE), HAND + f.seat, SAID))
        kit.add_script("reshuffle", [Shuffle(PILE), draw])

    def lay(g: State) -> None:
        for number, n in enumerate(g.kit.copies):
            for _ in range(n):
                g.add(number, PILE)
        g.push(g.kit.scripts["setup"], 0)

    return Toy(fill, lay, SEATS)
