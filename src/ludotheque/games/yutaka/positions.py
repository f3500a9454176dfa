"""What the rules allow in no position of Yutakâ."""

from __future__ import annotations

from ludotheque.games.yutaka import kinds, numbers, zones
from ludotheque.games.yutaka.effects import TurnATile, accessible, face_up, hidden_above, hidden_tiles
from ludotheque.games.yutaka.kit import YutakaKit, kit_of
from ludotheque.games.yutaka.rules import SETUP, TURN
from ludotheque.kernel import NOBODY, Num, Row, State, Text, extend
from ludotheque.kernel.rowtools import count


def check(g: State) -> Text | None:
    """The first thing that is wrong, with its rule."""
    kit = kit_of(g)
    if not _known_as_it_lies(g) or not _in_a_turn(g):
        return Text("position-unplayable", "table")
    if g.size[zones.REMOVED] != numbers.OUT:
        return Text("yutaka-position-removed", "R3", {"n": g.size[zones.REMOVED]})
    for island in range(numbers.ISLANDS):
        wanted = count(kit.island_of, island)
        if g.size[zones.ISLAND + island] != wanted:
            return Text("yutaka-position-island", "R4", {"number": island + 1, "n": wanted})
    return _check_side(g, kit, 0) or _check_side(g, kit, 1) or _check_covers(g, kit) or _check_reveals(g, kit)


def _known_as_it_lies(g: State) -> bool:
    """Nobody knows more or less of a card than where it lies tells, unless everybody knows it."""
    for zone in range(len(g.kit.zones)):
        for card in g.cards(zone):
            as_it_lies = g.known[card] == g.kit.zones[zone].face_mask and g.pool[card] == g.kit.zones[zone].pool
            if g.known[card] != g.kit.everyone and not as_it_lies:
                return False
    return True


def _in_a_turn(g: State) -> bool:
    """The setup is behind; at the bottom lies a turn, and on it at most the reveals of the same player."""
    frames = [f for f in g.stack if f.script is not SETUP or f.step < len(SETUP.steps)]
    if not frames or g.over:
        return True
    turn, top = frames[0], frames[len(frames) - 1]
    return turn.script is TURN and turn.step < 2 and len(frames) <= 2 and top.seat == turn.seat


def _not_played(g: State, seat: Num) -> Row:
    """The cards that a player still has: in his hand and in his pile."""
    return extend(g.cards(zones.HAND + seat), g.cards(zones.PILE + seat))


def _check_side(g: State, kit: YutakaKit, seat: Num) -> Text | None:
    """R6, R9, R14 for one player."""
    for island in range(numbers.ISLANDS):
        if g.size[zones.column(seat, island)] > numbers.COLUMN_LIMIT:
            return Text("yutaka-position-column", "R14", {"seat": seat, "number": island + 1})
    if g.size[zones.HAND + seat] > numbers.HAND_SIZE:
        return Text("yutaka-position-hand", "R9", {"seat": seat})
    deck = [0] * numbers.FACES
    for card in _not_played(g, seat):
        if g.face[card] >= numbers.FACES:
            return Text("yutaka-position-tile", "R4", {"seat": seat})
        deck[g.face[card]] += 1
    for side in range(2):
        for island in range(numbers.ISLANDS):
            for card in g.cards(zones.column(side, island)):
                if g.face[card] >= numbers.FACES:
                    return Text("yutaka-position-tile", "R4", {"seat": side})
                if kit.cards[g.face[card]].side(seat) == side:
                    deck[g.face[card]] += 1
    for expected in kit.cards:
        if deck[expected.number] != kit.copies[expected.number] // 2:
            return Text("yutaka-position-deck", "R6", {"seat": seat, "card": expected.name})
    return None


def _check_covers(g: State, kit: YutakaKit) -> Text | None:
    """A13, A14: no tile is face up under a hidden one; the back of an uncovered one is seen."""
    for place in range(numbers.PLACES):
        tile = kit.tile(g, place)
        if face_up(g, tile) and hidden_above(g, kit, place):
            return Text("yutaka-position-buried", "A13", {"tile": kit.names[place]})
        if g.seen[tile] != kit.everyone and accessible(g, kit, place):
            return Text("yutaka-position-covered", "A14", {"tile": kit.names[place]})
    return None


def _check_reveals(g: State, kit: YutakaKit) -> Text | None:
    """R11, R12, R17: as many tiles are hidden as there are cards left that turn one, and turns still owed."""
    if g.conceded != NOBODY:
        return None
    owed = 0
    for seat in range(2):
        for card in _not_played(g, seat):
            if kit.cards[g.face[card]].kind in (kinds.EQUIPEMENT, kinds.DYNAMITE):
                owed += 1
    for i in range(len(g.stack)):
        frame = g.stack[i]
        asked = 1 if g.asks and i == len(g.stack) - 1 else 0
        for step in range(frame.step - asked, len(frame.script.steps)):
            if isinstance(frame.script.steps[step], TurnATile):
                owed += 1
    hidden = hidden_tiles(g)
    if hidden != owed and not (hidden == 0 and g.over):
        return Text("yutaka-position-reveals", "R17", {"n": hidden, "cards": owed})
    if hidden == 0 and not g.over:
        return Text("yutaka-position-over", "R17")
    return None
