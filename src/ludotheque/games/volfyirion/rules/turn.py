"""A turn: its Draw Phase, the points it begins with, its end (R19–R21, R25, R46)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.actions import Act
from ludotheque.games.volfyirion.rules.dragon import burn
from ludotheque.games.volfyirion.rules.drawing import Draw
from ludotheque.games.volfyirion.rules.finding import marked
from ludotheque.games.volfyirion.rules.market import fill_lair, fill_row, show_top
from ludotheque.games.volfyirion.rules.points import LAIR_GAIN, gain, give
from ludotheque.games.volfyirion.rules.refusals import not_asked
from ludotheque.games.volfyirion.rules.synergies import chain
from ludotheque.kernel import NOBODY, TURN_BEGINS, Ask, Effect, Frame, Note, Num, Row, Script, State, Text, pack, usual

RETURNED: Final = Note("volfyirion-log-shuffles-house", "R21")
NEW_TURN: Final = Note("volfyirion-log-turn", "R19", TURN_BEGINS)
MULLIGANS: Final = Note("volfyirion-log-mulligan", "R21")
LAST_TURN: Final = Note("volfyirion-log-last-turn", "A37")


class BeginTurn(Effect):
    """R19, R20: a turn begins with five cards."""

    rule = "R20"

    def run(self, g: State, f: Frame) -> None:
        """Count it; R23: the first turn of each side has its refresh."""
        g.count(numbers.TURN, g.vars[numbers.TURN] + 1)
        g.count(numbers.ACTIVE, f.seat)
        self.tell(g, f)
        if g.vars[numbers.TURN] <= len(kit_of(g).side_list):
            g.count(numbers.FRESH, 1)
        f.n = numbers.HAND_SIZE

    def tell(self, g: State, f: Frame) -> None:
        """Whose turn it is."""
        g.say(NEW_TURN, f.seat, g.vars[numbers.TURN])


class Mulligan(Effect):
    """R21: on the own first turn the whole hand may be shuffled back into the House Deck, for five new cards."""

    rule = "R21"
    prompt = "volfyirion-ask-mulligan"

    def run(self, g: State, f: Frame) -> None:
        """Ask, on the first turn."""
        if g.vars[numbers.TURN] <= len(kit_of(g).side_list):
            g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Do it."""
        return Row([pack(verbs.MULLIGAN)])

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Back into the House Deck."""
        if len(asks[0].picks):
            g.say(MULLIGANS, f.seat)
            house = zones.house(f.seat)
            for card in g.cards(zones.hand(f.seat)):
                g.move(card, house)
            usual.shuffle(g, house)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """Five new cards are drawn next."""
        g.shuffle(zones.house(f.seat), drawn, RETURNED)
        f.n = numbers.HAND_SIZE

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move."""
        return not_asked(self)


class Gather(Effect):
    """R25, A1: the Main Phase begins with the points of all that is in play and not sealed, and their Synergies."""

    rule = "R25"

    def run(self, g: State, f: Frame) -> None:
        """For the seat whose turn it is."""
        gather(g, kit_of(g), f.seat)


def gather(g: State, kit: VolfyirionKit, seat: Num) -> None:
    """The points of a seat's Wonders, Buildings and claimed Lair."""
    for card in g.cards(zones.area(seat)):
        if not marked(g, marks.SEALED_WONDER, card):
            give(g, kit, seat, card)
    for card in g.cards(kit.buildings[seat]):
        if kit.mine[seat] >> g.spot[card] & 1:
            give(g, kit, seat, card)
    for card in g.cards(kit.cities[seat]):
        if g.face[card] == kit.lair_face:
            gain(g, kit, seat, numbers.BATTLE, numbers.LAIR_BATTLE, LAIR_GAIN, card)
    chain(g, kit, seat)


class EndTurn(Effect):
    """R46: in this order: cards to the Discard Pile, points lost, the dragon's wrath, refills, the next turn."""

    rule = "R46"

    def run(self, g: State, f: Frame) -> None:
        """Then the other side."""
        kit = kit_of(g)
        clear(g, kit, f.seat)
        if burn(g, kit, f.seat):
            return
        if fill_row(g, kit, f.seat, self.rule):
            return
        fill_lair(g, kit, f.seat, self.rule)
        show_top(g, kit, f.seat)
        if g.vars[numbers.TURN] >= numbers.TURN_LIMIT * len(kit.side_list):
            g.say(LAST_TURN)
            g.finish()
            return
        if kit.foe[f.seat] != NOBODY:
            f.seat = kit.foe[f.seat]
        f.step = 0


def clear(g: State, kit: VolfyirionKit, seat: Num) -> None:
    """R46, 1 to 3: all but Wonders to the Discard Pile, then the hand; unspent points are lost (R27)."""
    discard = zones.discard(seat)
    area = g.cards(zones.area(seat))
    for i in range(len(area) - 1, -1, -1):
        if kit.kind[g.face[area[i]]] != kinds.WONDER:
            g.move(area[i], discard)
    g.pour(zones.hand(seat), discard)
    for what in range(len(numbers.POINTS)):
        g.count(kit.purse(seat, what), 0)
    g.count(numbers.FRESH, 0)
    g.unmark(marks.END_OF_TURN)


TURN_SCRIPT: Final = Script("turn", [BeginTurn(), Draw(), Mulligan(), Draw(), Gather(), Act(), EndTurn()])
