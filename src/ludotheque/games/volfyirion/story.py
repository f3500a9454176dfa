"""How a game of Volfyirion stands, where nothing is counted: Cities, Defence, decks, turns, the dragon's moves."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import numbers, zones
from ludotheque.games.volfyirion.figures import defences
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.kernel import Figure, Line, Num, Row, State, Text, append, extend, new_row
from ludotheque.kernel.events import Event

TURN: Final = "volfyirion-log-turn"
#: What is said when somebody moves the dragon.
MOVES: Final = [
    "volfyirion-log-dragon-sent",
    "volfyirion-log-dragon-home",
    "volfyirion-log-dragon-to-lair",
    "volfyirion-log-dragon-to-their-lair",
    "volfyirion-log-dragon-to-stronghold",
]


def own_cards(g: State, kit: VolfyirionKit, seat: Num) -> Row:
    """All cards of a seat's House, wherever they are: which they are, everybody has seen."""
    out = new_row()
    for zone in (zones.HOUSE, zones.HAND, zones.AREA, zones.DISCARD):
        out = extend(out, g.cards(zone + zones.SEAT_ZONES * seat))
    for zone in (kit.buildings[seat], kit.troops[seat]):
        for card in g.cards(zone):
            if kit.mine[seat] >> g.spot[card] & 1:
                out = append(out, card)
    return out


def worth(g: State, kit: VolfyirionKit, cards: Row) -> Num:
    """What the Main Abilities of five of these cards give on the average, all points together."""
    total: Num = 0
    for card in cards:
        face = g.face[card]
        total += kit.command[face] + kit.battle[face] + kit.knowledge[face]
    return (2 * numbers.HAND_SIZE * total + len(cards)) // (2 * len(cards)) if len(cards) else 0


def said_of(events: list[Event], keys: list[str], seat: Num) -> Num:
    """How often one of these lines was said of a seat."""
    n: Num = 0
    for event in events:
        if event.note is not None and event.seat == seat and event.note.key in keys:
            n += 1
    return n


def story(g: State, events: list[Event]) -> list[Line]:
    """Line by line, for each seat; the first one is drawn as a chart."""
    kit = kit_of(g)
    walls: list[int] = []
    for seat in range(kit.seats):
        found: list[Figure] = []
        defences(g, kit, kit.sides[seat], found)
        walls.append(sum([figure.n or 0 for figure in found]))
    decks = [own_cards(g, kit, seat) for seat in range(kit.seats)]
    # a turn of a team is told of the first of its seats
    turns = [said_of(events, [TURN], kit.sides[seat] if kit.teams else seat) for seat in range(kit.seats)]
    out = [Line(Text("volfyirion-story-defence", "R32"), walls)]
    out.append(Line(Text("volfyirion-story-cities", "R3"), [g.size[zone] for zone in kit.cities]))
    out.append(Line(Text("volfyirion-story-deck", "R20"), [len(deck) for deck in decks]))
    out.append(Line(Text("volfyirion-story-hand", "R25"), [worth(g, kit, deck) for deck in decks]))
    out.append(Line(Text("volfyirion-story-turns", "R19"), turns))
    out.append(Line(Text("volfyirion-story-dragon", "R40"), [said_of(events, MOVES, s) for s in range(kit.seats)]))
    return out
