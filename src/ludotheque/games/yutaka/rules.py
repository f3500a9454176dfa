"""The rules of Yutakâ, in the book's order."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yutaka import numbers, verbs, zones
from ludotheque.games.yutaka.effects import TurnATile, accessible, face_up, show_removed
from ludotheque.games.yutaka.kit import kit_of
from ludotheque.kernel import (
    NOBODY,
    TURN_BEGINS,
    Ask,
    Effect,
    Frame,
    Note,
    Num,
    Row,
    Script,
    State,
    Text,
    append,
    first_of,
    new_row,
    pack,
    second_of,
    verb_of,
)
from ludotheque.kernel.usual import DealHands, Shuffle, WhoBegins

BEGINS: Final = Note("yutaka-log-begins", "R1")
SHUFFLES_TILES: Final = Note("yutaka-log-shuffles-tiles", "R3")
LAYS: Final = Note("yutaka-log-archipelago", "R4")
SHUFFLES: Final = Note("yutaka-log-shuffles", "R6")
DEALT: Final = Note("yutaka-log-dealt", "R6")
OPENED: Final = Note("yutaka-log-turned", "R7")
DREW: Final = Note("yutaka-log-drew", "R9")


# ------------------------------------------------------------------------------------ setup
class LayTheArchipelago(Effect):
    """R3, R4, A27: of the shuffled tiles the top 20 are laid on the places, the last 5 leave the game unseen."""

    rule = "R4"

    def run(self, g: State, f: Frame) -> None:
        """Lay the tiles; what lies under another tile is not seen, not even its cube (A14)."""
        kit = kit_of(g)
        for place in range(numbers.PLACES):
            covered = len(kit.lying_on[place]) > 0 and not kit.cubes_under_cover
            g.move(g.top(zones.BAG), zones.ISLAND + kit.island_of[place], covered=covered)
        g.say(LAYS)
        while g.size[zones.BAG]:
            g.move(g.top(zones.BAG), zones.REMOVED)


class Begin(Effect):
    """R7, then R8: player 1 opens the reveals, then the turns."""

    rule = "R7"

    def run(self, g: State, f: Frame) -> None:
        """The turns come after the four opening reveals."""
        g.push(TURN, g.vars[numbers.FIRST])
        g.push(OPENING, g.vars[numbers.FIRST])


SETUP: Final = Script(
    "setup",
    [
        WhoBegins(numbers.FIRST, BEGINS),  # A1, A23: as agreed when the table is set, or by lot
        Shuffle(zones.BAG, SHUFFLES_TILES),
        LayTheArchipelago(),
        Shuffle(zones.PILE, SHUFFLES),
        Shuffle(zones.PILE + 1, SHUFFLES),
        DealHands(numbers.HAND_SIZE, pile=zones.PILE, pile_stride=1, hand=zones.HAND, hand_stride=1, note=DEALT),
        Begin(),
    ],
)

# ------------------------------------------------------------------------------------ phase 1
#: R7, A15: player 1 turns a tile, then player 2, then both once more.
OPENING: Final = Script(
    "opening",
    [TurnATile(False, OPENED), TurnATile(True, OPENED), TurnATile(False, OPENED), TurnATile(True, OPENED)],
)


# ------------------------------------------------------------------------------------ phase 2
def has_room(g: State, seat: Num, island: Num) -> bool:
    """R14: whether this seat's side of an island holds fewer than five cards."""
    column = zones.column(seat, island)
    return g.size[column] < numbers.COLUMN_LIMIT


def plays(g: State, seat: Num, room: bool) -> Row:
    """Every card of the hand at every island where the side it goes to has room, or has none; equal cards once."""
    cards = kit_of(g).cards
    out = new_row(numbers.HAND_SIZE * numbers.ISLANDS)
    last: Num = NOBODY
    for card in g.cards(zones.HAND + seat):
        face = g.face[card]
        if face != last:
            side = cards[face].side(seat)
            for island in range(numbers.ISLANDS):
                if has_room(g, side, island) == room:
                    out = append(out, pack(verbs.PLAY, face, island))
            last = face
    return out


class PlayACard(Effect):
    """R8–R12, R16: the player whose turn it is must put one card of his hand at one of the five islands."""

    rule = "R8"
    prompt = "yutaka-ask-play"

    def run(self, g: State, f: Frame) -> None:
        """Ask for a card and an island. (A hand can be empty only in a position written by hand: then he passes.)"""
        g.begin(TURN_BEGINS, f.seat, g.vars[numbers.TURNS] + 1)
        if g.size[zones.HAND + f.seat]:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Wherever the side it goes to has room (R14)."""
        return plays(g, f.seat, room=True)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """The card does what it prints."""
        option = asks[0].picks[0]
        face = first_of(option)
        g.push(kit_of(g).cards[face].script, f.seat, g.take(zones.HAND + f.seat, face), second_of(option))

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not a card of the hand, or a column that is full."""
        if verb_of(option) != verbs.PLAY:
            return Text("yutaka-no-play-first", "R8")
        card = kit_of(g).cards[first_of(option)]
        if g.place_by_face(zones.HAND + f.seat, card.number) == NOBODY:
            return Text("yutaka-no-such-card", "R9", {"card": card.name})
        full: dict[str, int | str] = {"card": card.name, "seat": card.side(f.seat), "number": second_of(option) + 1}
        return Text("yutaka-no-room", "R14", full)

    def refused(self, g: State, f: Frame, ask: Ask) -> Row:
        """Wherever that side is full."""
        return plays(g, f.seat, room=False)


class RefillTheHand(Effect):
    """R9, A2, A3, A4: after the reveal, if any, the player draws back to six; an empty pile gives nothing."""

    rule = "R9"

    def run(self, g: State, f: Frame) -> None:
        """Draw from the top."""
        pile, hand = zones.PILE + f.seat, zones.HAND + f.seat
        while g.size[pile] and g.size[hand] < numbers.HAND_SIZE:
            g.move(g.top(pile), hand, DREW)


class NextTurn(Effect):
    """R8: players alternate until every tile is face up."""

    rule = "R8"

    def run(self, g: State, f: Frame) -> None:
        """The other player's turn."""
        g.count(numbers.TURNS, g.vars[numbers.TURNS] + 1)
        f.seat = 1 - f.seat
        f.step = 0


TURN: Final = Script("turn", [PlayACard(), RefillTheHand(), NextTurn()])


# ------------------------------------------------------------------------------------ where a game starts and stops
def begin(g: State) -> None:
    """Everything out of the box, nothing shuffled yet."""
    kit = kit_of(g)
    for tile in kit.tiles:
        for _ in range(kit.copies[tile.number]):
            g.add(tile.number, zones.BAG)
    for seat in range(2):
        for card in kit.cards:
            for _ in range(kit.copies[card.number] // 2):
                g.add(card.number, zones.PILE + seat)
    g.push(SETUP, kit.seats - 1)


def resume(g: State, turn: Num) -> None:
    """The quiet moment at the start of a turn; covered tiles of a hand-written position are unseen (A14)."""
    kit = kit_of(g)
    for place in range(numbers.PLACES):
        tile = kit.tile(g, place)
        if not face_up(g, tile) and not kit.cubes_under_cover and not accessible(g, kit, place):
            g.seen[tile] = 0
    g.push(TURN, turn)


def given_up(g: State) -> None:
    """A17 holds for a game that was conceded, too."""
    show_removed(g)
