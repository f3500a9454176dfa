"""Setting up a game (R4–R12, R52, R53, R63)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, numbers, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.market import fill_row, show_top
from ludotheque.games.volfyirion.rules.modules import REVEALED
from ludotheque.kernel import Effect, Frame, Note, Num, Row, Script, State, append, new_row, usual

BEGINS: Final = Note("volfyirion-log-begins", "R12")
#: How each kind of deck is called when it is shuffled.
SHUFFLED: Final = {
    "house": Note("volfyirion-log-shuffles-house", "R4"),
    "assets": Note("volfyirion-log-shuffles-assets", "R5"),
    "wonders": Note("volfyirion-log-shuffles-wonders", "R8"),
    "rage": Note("volfyirion-log-shuffles-rage", "K2"),
    "perk-pile": Note("volfyirion-log-shuffles-perks", "R52"),
    "ploy-pile": Note("volfyirion-log-shuffles-ploys", "R53"),
}
HALVED: Final = Note("volfyirion-log-halves", "R63")
FIRST_WONDER: Final = Note("volfyirion-log-lair-filled", "R8")
DEALT_PERK: Final = Note("volfyirion-log-perk", "R52")
DEALT_PLOY: Final = Note("volfyirion-log-ploy", "R53")


class WhoBegins(usual.WhoBegins):
    """R12: whoever saw a dragon last is chosen when the table is set, or drawn by lot."""

    def __init__(self) -> None:
        super().__init__(numbers.FIRST, BEGINS)

    def candidates(self, g: State) -> list[int]:
        """One of the sides."""
        return kit_of(g).side_list


class ShuffleTheDecks(Effect):
    """R4, R5, R8, R52, R53: every deck in turn; the frame's `n` counts them."""

    rule = "R5"

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order of the next one."""
        kit = kit_of(g)
        if f.n < len(kit.decks):
            usual.shuffle(g, kit.decks[f.n])
        else:
            f.n = 0

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """Lay it in that order."""
        kit = kit_of(g)
        zone = kit.decks[f.n]
        g.shuffle(zone, drawn, SHUFFLED[kit.zones[zone].key])
        f.n += 1
        self.run(g, f)


class HideTheTalismans(Effect):
    """R63: the Asset Deck is halved, one Talisman goes into each half, each is shuffled, then they are stacked."""

    rule = "R63"

    def run(self, g: State, f: Frame) -> None:
        """The upper half lies apart, where both Talismans wait."""
        kit = kit_of(g)
        if not kit.talismans_used:
            return
        deck = kit.assets[0]
        talisman = g.card(kit.half, 0)
        for _ in range(g.size[deck] // 2):
            g.move(g.top(deck), kit.half)
        g.move(talisman, deck)
        f.n = deck
        usual.shuffle(g, deck)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """The lower half, then the upper one."""
        kit = kit_of(g)
        g.shuffle(f.n, drawn, HALVED)
        if f.n == kit.assets[0]:
            f.n = kit.half
            usual.shuffle(g, kit.half)
            return
        f.n = 0
        for card in g.cards(kit.half):
            g.move(card, kit.assets[0])


class LayTheRow(Effect):
    """R6, R5: five Asset cards face up; then the top card of the Asset Deck."""

    rule = "R6"

    def run(self, g: State, f: Frame) -> None:
        """In each market."""
        kit = kit_of(g)
        for seat in kit.side_list:
            if not g.size[kit.row[seat]]:
                fill_row(g, kit, seat, self.rule)
                show_top(g, kit, seat)


class LayTheLair(Effect):
    """R8: Wonders are revealed until two cost at most 3; those lie on the Lair, the others go under the Wonder Deck."""

    rule = "R8"

    def run(self, g: State, f: Frame) -> None:
        """In each market."""
        kit = kit_of(g)
        for seat in kit.side_list:
            spaces = kit.spaces[seat]
            while g.size[spaces] < numbers.SPACES:
                top = g.top(kit.wonders[seat])
                if kit.cost[g.face[top]] <= numbers.FIRST_WONDERS:
                    g.move(top, spaces, FIRST_WONDER, False, g.size[spaces])
                else:
                    g.turn_up(top, REVEALED)
                    g.move(top, kit.wonders[seat], None, False, 0, True)


class DealExtras(Effect):
    """R52, R53: one Perk face up and one Ploy in secret for everybody."""

    rule = "R52"

    def run(self, g: State, f: Frame) -> None:
        """From the top of their piles."""
        kit = kit_of(g)
        for seat in range(kit.seats):
            if kit.perks_used:
                g.move(g.top(kit.perk_pile), kit.perk[seat], DEALT_PERK)
            if kit.ploys_used:
                g.move(g.top(kit.ploy_pile), kit.ploy[seat], DEALT_PLOY)
        show_top(g, kit, 0)


#: R19: then turns, until all Cities of a side are destroyed.
FIRST_TURN: Final = usual.FirstTurn(numbers.FIRST, "turn", "R19")
SETUP: Final = Script(
    "setup",
    [
        WhoBegins(),
        ShuffleTheDecks(),
        HideTheTalismans(),
        LayTheRow(),
        LayTheLair(),
        DealExtras(),
        FIRST_TURN,
    ],
)


def begin(g: State) -> None:
    """Everything out of the box, nothing shuffled yet."""
    kit = kit_of(g)
    for face in range(len(kit.types)):
        kind = kit.kind[face]
        copies = kit.copies[face]
        if kind == kinds.WONDER:
            lay(g, kit, face, kit.wonders, copies)
        elif kind in (kinds.COMMAND_CARD, kinds.BUILDING, kinds.TROOP):
            if kit.card(face).starter:
                for seat in range(kit.seats):
                    for _ in range(copies // kit.seats):
                        g.add(face, zones.house(seat))
            else:
                lay(g, kit, face, kit.assets, copies)
        elif face == kit.lair_face:
            lay(g, kit, face, kit.lair, copies)
        elif kind == kinds.TALISMAN:
            for _ in range(copies):
                g.add(face, kit.half)
        elif face in kit.perk_faces:
            g.add(face, kit.perk_pile)
        elif face in kit.ploy_faces:
            g.add(face, kit.ploy_pile)
    for city in kit.plan:
        g.add(city[0], kit.cities[city[1]], city[2])
    g.push(kit.scripts["setup"], 0)


def lay(g: State, kit: VolfyirionKit, face: Num, zones: Row, copies: Num) -> None:
    """The copies of a card, shared out to the markets."""
    done = new_row()
    for zone in zones:
        if zone not in done:
            done = append(done, zone)
            for _ in range(copies // kit.markets):
                g.add(face, zone)
