"""The rules of Yutakâ, in the book's order."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yutaka.box import (
    BAG,
    COLUMN,
    COLUMN_LIMIT,
    FIRST,
    HAND,
    HAND_SIZE,
    ISLANDS,
    OUT,
    PILE,
    PLACES,
    PLAY,
    REMOVED,
    SIDE,
    TURNS,
    YutakaKit,
    box_of,
)
from ludotheque.games.yutaka.cards import DYNAMITES
from ludotheque.games.yutaka.words import OPENED, TurnATile, accessible, show_removed
from ludotheque.kernel import (
    NOBODY,
    SEALED,
    Ask,
    Effect,
    Frame,
    Note,
    Script,
    State,
    Text,
    first_of,
    pack,
    second_of,
    verb_of,
)
from ludotheque.kernel.position import home_pool

CARD_FACES: Final = 21
DYNAMITE_FACE: Final = 20

#: For each card and each set of islands that still have room: the moves that play it there.
PLAYS: Final = [
    [[pack(PLAY, face, island) for island in range(ISLANDS) if room >> island & 1] for room in range(1 << ISLANDS)]
    for face in range(CARD_FACES)
]

BEGINS: Final = Note("yutaka-log-begins", "R1")
SHUFFLES_TILES: Final = Note("yutaka-log-shuffles-tiles", "R3")
LAYS: Final = Note("yutaka-log-archipelago", "R4")
SHUFFLES: Final = Note("yutaka-log-shuffles", "R6")
DEALT: Final = Note("yutaka-log-dealt", "R6")
DREW: Final = Note("yutaka-log-drew", "R9")


def room_on(g: State, seat: int) -> int:
    """R14: the islands (one bit each) where this seat's side holds fewer than five cards."""
    room = 0
    column = COLUMN + SIDE * seat
    for island in range(ISLANDS):
        if len(g.zones[column + island]) < COLUMN_LIMIT:
            room |= 1 << island
    return room


# ------------------------------------------------------------------------------------ setup
class WhoIsPlayerOne(Effect):
    """R1, A1, A23: player 1 is chosen when the table is set, or drawn by lot."""

    rule = "R1"

    def run(self, g: State, f: Frame) -> None:
        """As the table's options say."""
        first = g.kit.options["first"]
        if isinstance(first, int):
            self.dealt(g, f, [first])
        else:
            g.draw_lots(2, 1)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """The seat that begins."""
        g.count(FIRST, drawn[0])
        g.say(BEGINS, drawn[0])


class Shuffle(Effect):
    """R3, R4, R6: shuffle the tiles, or a player's cards."""

    def __init__(self, zone: int, note: Note) -> None:
        self.zone = zone
        self.note = note
        self.rule = note.rule

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order."""
        n = len(g.zones[self.zone])
        g.draw_lots(n, n)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """Lay the pile in that order."""
        g.shuffle(self.zone, drawn, self.note)


class LayTheArchipelago(Effect):
    """R3, R4, A27: of the shuffled tiles the top 20 are laid on the places, the last 5 leave the game unseen."""

    rule = "R4"

    def run(self, g: State, f: Frame) -> None:
        """Lay the tiles; what lies under another tile is not seen, not even its cube (A14)."""
        kit = box_of(g)
        tiles = g.zones[BAG]
        for place in range(PLACES):
            covered = len(kit.lying_on[place]) > 0 and not kit.cubes_under_cover
            g.move(tiles[len(tiles) - 1], kit.place_zone[place], None, covered)
        g.say(LAYS)
        while tiles:
            g.move(tiles[len(tiles) - 1], REMOVED)


class DealHands(Effect):
    """R6: each player draws six cards."""

    rule = "R6"

    def run(self, g: State, f: Frame) -> None:
        """Six from the top, player by player."""
        for seat in range(2):
            pile = g.zones[PILE + seat]
            for _ in range(HAND_SIZE):
                g.move(pile[len(pile) - 1], HAND + seat)
            g.say(DEALT, seat, HAND_SIZE)


class Begin(Effect):
    """R7, then R8: player 1 opens the reveals, then the turns."""

    rule = "R7"

    def run(self, g: State, f: Frame) -> None:
        """The turns come after the four opening reveals."""
        g.push(TURN_SCRIPT, g.vars[FIRST])
        g.push(OPENING, g.vars[FIRST])


SETUP: Final = Script(
    "setup",
    [
        WhoIsPlayerOne(),
        Shuffle(BAG, SHUFFLES_TILES),
        LayTheArchipelago(),
        Shuffle(PILE, SHUFFLES),
        Shuffle(PILE + 1, SHUFFLES),
        DealHands(),
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
class PlayACard(Effect):
    """R8–R12, R16: the player whose turn it is must put one card of his hand at one of the five islands."""

    rule = "R8"
    prompt = "yutaka-ask-play"

    def run(self, g: State, f: Frame) -> None:
        """Ask for a card and an island. (A hand can be empty only in a position written by hand: then he passes.)"""
        if g.zones[HAND + f.seat]:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every card of the hand at every island whose side it goes to has room (R14); equal cards once."""
        face = g.face
        mine = room_on(g, f.seat)
        out: list[int] = []
        last = -1
        for card in g.zones[HAND + f.seat]:
            kind = face[card]
            if kind != last:
                if kind == DYNAMITE_FACE:
                    out.extend(PLAYS[kind][room_on(g, 1 - f.seat)])
                else:
                    out.extend(PLAYS[kind][mine])
                last = kind
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """The card does what it prints."""
        option = asks[0].picks[0]
        face = first_of(option)
        g.push(box_of(g).cards[face].script, f.seat, g.take(HAND + f.seat, face), second_of(option))

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Not a card of the hand, or a column that is full."""
        if verb_of(option) != PLAY:
            return Text("yutaka-no-play-first", "R8")
        kit = box_of(g)
        card = kit.cards[first_of(option)]
        if all(g.face[c] != card.number for c in g.zones[HAND + f.seat]):
            return Text("yutaka-no-such-card", "R9", {"card": card.name})
        side = 1 - f.seat if card.theirs else f.seat
        return Text("yutaka-no-room", "R14", {"card": card.name, "seat": side, "number": second_of(option) + 1})

    def refused(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """The cards of the hand at the islands that are full."""
        out: list[int] = []
        everywhere = (1 << ISLANDS) - 1
        last = -1
        for card in g.zones[HAND + f.seat]:
            face = g.face[card]
            if face != last:
                side = 1 - f.seat if face == DYNAMITE_FACE else f.seat
                out.extend(PLAYS[face][everywhere & ~room_on(g, side)])
                last = face
        return out


class RefillTheHand(Effect):
    """R9, A2, A3, A4: after the reveal, if any, the player draws back to six; an empty pile gives nothing."""

    rule = "R9"

    def run(self, g: State, f: Frame) -> None:
        """Draw from the top."""
        pile = g.zones[PILE + f.seat]
        while pile and len(g.zones[HAND + f.seat]) < HAND_SIZE:
            g.move(pile[len(pile) - 1], HAND + f.seat, DREW)


class NextTurn(Effect):
    """R8: players alternate until every tile is face up."""

    rule = "R8"

    def run(self, g: State, f: Frame) -> None:
        """The other player's turn."""
        g.count(TURNS, g.vars[TURNS] + 1)
        f.seat = 1 - f.seat
        f.step = 0


TURN_SCRIPT: Final = Script("turn", [PlayACard(), RefillTheHand(), NextTurn()])


# ------------------------------------------------------------------------------------ hooks
def begin(g: State) -> None:
    """Everything out of the box, nothing shuffled yet."""
    kit = box_of(g)
    for tile in kit.tiles:
        for _ in range(kit.copies[tile.number]):
            g.add(tile.number, BAG)
    for seat in range(2):
        for card in kit.cards:
            for _ in range(kit.copies[card.number] // 2):
                g.add(card.number, PILE + seat)
    g.push(SETUP, g.kit.seats - 1)


def given_up(g: State) -> None:
    """A17 holds for a game that was conceded, too."""
    show_removed(g)


def resume(g: State, turn: int) -> None:
    """The quiet moment at the start of a turn; covered tiles of a hand-written position are unseen (A14)."""
    kit = box_of(g)
    for place in range(PLACES):
        tile = kit.tile(g, place)
        if g.known[tile] != kit.everyone and not kit.cubes_under_cover and not accessible(g, kit, place):
            g.seen[tile] = 0
    g.push(TURN_SCRIPT, turn)


def check(g: State) -> Text | None:
    """What the rules allow in no position: see the texts."""
    kit = box_of(g)
    for zone in range(len(g.zones)):
        for card in g.zones[zone]:
            if g.known[card] != kit.everyone and (
                g.pool[card] != home_pool(kit, zone) or g.known[card] != kit.zones[zone].face_mask
            ):
                return Text("position-unplayable", "table")
    if len(g.zones[REMOVED]) != OUT:
        return Text("yutaka-position-removed", "R3", {"n": len(g.zones[REMOVED])})
    for island in range(ISLANDS):
        wanted = kit.place_zone.count(island)
        if len(g.zones[island]) != wanted:
            return Text("yutaka-position-island", "R4", {"number": island + 1, "n": wanted})
    for seat in range(2):
        complaint = _check_side(g, seat)
        if complaint is not None:
            return complaint
    complaint = _check_reveals(g, kit)
    if complaint is None and g.stack and not g.over and not _asks_what_it_must(g):
        return Text("position-unplayable", "table")
    return complaint


def _asks_what_it_must(g: State) -> bool:
    """A game that is under way is in a turn, or in the opening reveals before it; one player is asked one thing."""
    frames = [f for f in g.stack if f.script is not SETUP]
    for f in g.stack:
        if not 0 <= f.seat <= 1 or (f.script is SETUP and (f is not g.stack[0] or f.step < len(SETUP.steps))):
            return False
    if g.lots_from or g.mode != SEALED or len(g.asks) != 1 or not frames or frames[0].script is not TURN_SCRIPT:
        return False
    turn, top = frames[0], frames[len(frames) - 1]
    if top.step < 1 or len(frames) > 2:
        return False
    if len(frames) == 1:
        fits = turn.step == 1
    elif top.script is OPENING:
        fits = turn.step == 0 and top.seat == turn.seat == g.vars[FIRST]
    else:
        fits = turn.step == 1 and top.step == 2 and top.seat == turn.seat and len(top.script.steps) == 2
    effect = top.script.steps[top.step - 1]
    owing = top.seat
    if isinstance(effect, TurnATile) and effect.theirs:
        owing = 1 - owing
    ask = g.asks[0]
    return fits and ask.seat == owing and ask.low == 1 and ask.high == 1 and not ask.closed and not ask.picks


def _check_side(g: State, seat: int) -> Text | None:
    """R6, R9, R14 for one player."""
    for island in range(ISLANDS):
        if len(g.zones[COLUMN + SIDE * seat + island]) > COLUMN_LIMIT:
            return Text("yutaka-position-column", "R14", {"seat": seat, "number": island + 1})
    if len(g.zones[HAND + seat]) > HAND_SIZE:
        return Text("yutaka-position-hand", "R9", {"seat": seat})
    own = [0] * CARD_FACES
    zones = [HAND + seat, PILE + seat]
    for island in range(ISLANDS):
        zones.append(COLUMN + SIDE * seat + island)
        for card in g.zones[COLUMN + SIDE * (1 - seat) + island]:
            if g.face[card] == DYNAMITE_FACE:
                own[DYNAMITE_FACE] += 1
    for zone in zones:
        for card in g.zones[zone]:
            face = g.face[card]
            if face >= CARD_FACES:
                return Text("yutaka-position-tile", "R4", {"seat": seat})
            if face != DYNAMITE_FACE or zone in (HAND + seat, PILE + seat):
                own[face] += 1
    for face in range(CARD_FACES):
        if own[face] != (DYNAMITES if face == DYNAMITE_FACE else 1):
            return Text("yutaka-position-deck", "R6", {"seat": seat, "card": box_of(g).cards[face].name})
    return None


def _check_reveals(g: State, kit: YutakaKit) -> Text | None:
    """R11, R12, R17: as many tiles are hidden as there are cards left that turn one, and turns still owed."""
    owed = 0
    for seat in range(2):
        for zone in (HAND + seat, PILE + seat):
            for card in g.zones[zone]:
                if len(kit.cards[g.face[card]].effects) > 1:
                    owed += 1
    for i in range(len(g.stack)):
        frame = g.stack[i]
        asked = 1 if g.asks and i == len(g.stack) - 1 else 0
        for step in range(frame.step - asked, len(frame.script.steps)):
            if isinstance(frame.script.steps[step], TurnATile):
                owed += 1
    hidden = 0
    for place in range(PLACES):
        if g.known[kit.tile(g, place)] == kit.everyone:
            for above in kit.lying_on[place]:
                if g.known[kit.tile(g, above)] != kit.everyone:
                    return Text("yutaka-position-buried", "A13", {"tile": kit.place_name(place)})
        else:
            hidden += 1
            if g.seen[kit.tile(g, place)] != kit.everyone and accessible(g, kit, place):
                return Text("yutaka-position-covered", "A14", {"tile": kit.place_name(place)})
    if g.conceded != NOBODY:
        return None
    if hidden != owed and not (hidden == 0 and g.over):
        return Text("yutaka-position-reveals", "R17", {"n": hidden, "cards": owed})
    if hidden == 0 and not g.over:
        return Text("yutaka-position-over", "R17")
    return None
