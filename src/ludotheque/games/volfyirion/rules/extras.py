"""Perks and Ploys (R52, R53)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.cities import station
from ludotheque.games.volfyirion.rules.finding import remove, unmark_card
from ludotheque.games.volfyirion.rules.listing import append_once
from ludotheque.games.volfyirion.rules.refusals import not_asked
from ludotheque.kernel import (
    NOBODY,
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
    extend,
    first_of,
    new_row,
    pack,
    second_of,
    verb_of,
)

SPRUNG: Final = Note("volfyirion-log-ploy-sprung", "R53")
SWEPT: Final = Note("volfyirion-log-destroyed", "R53")
RECOVERED: Final = Note("volfyirion-log-recovered", "R53")


def has_perk(g: State, kit: VolfyirionKit, seat: Num, which: Num) -> bool:
    """R52: whether a seat has this Perk."""
    for card in g.cards(kit.perk[seat]):
        if g.face[card] == kit.perk_faces[which]:
            return True
    return False


def springs(g: State, kit: VolfyirionKit, seat: Num, which: Num) -> bool:
    """R53, A27: the moment of a Ploy has come: if it is the one a seat holds, it is revealed and removed.

    If not, everybody knows from now on that the seat does not hold it; which it holds stays hidden.
    """
    if not g.size[kit.ploy[seat]]:
        return False
    held = g.top(kit.ploy[seat])
    if g.face[held] == kit.ploy_faces[which]:
        g.move(held, zones.REMOVED, SPRUNG)
        return True
    silent = kit.silent[seat]
    if not g.vars[silent] >> which & 1:
        g.tested()
        g.count(silent, g.vars[silent] | 1 << which)
    return False


def entered(g: State, kit: VolfyirionKit, kind: Num) -> None:
    """R53, A27, A46: a Building, a Troop or a Wonder has come into play: the Ploys that count them are tested."""
    cards = new_row()
    for side in kit.side_list:
        if kind == kinds.BUILDING:
            cards = extend(cards, g.cards(kit.buildings[side]))
        elif kind == kinds.TROOP:
            cards = extend(cards, g.cards(kit.troops[side]))
    if kind == kinds.WONDER:
        for seat in range(kit.seats):
            for card in g.cards(zones.area(seat)):
                if kit.kind[g.face[card]] == kind:
                    cards = append(cards, card)
    if kind == kinds.BUILDING:
        which, wanted = kinds.INSTABILITY, numbers.INSTABLE_BUILDINGS
    elif kind == kinds.TROOP:
        which, wanted = kinds.AFTERTHOUGHT, numbers.INSTABLE_TROOPS
    else:
        which, wanted = kinds.CRYSTALLIZATION, numbers.INSTABLE_WONDERS
    if len(cards) < wanted:
        return
    for seat in range(kit.seats):
        if springs(g, kit, seat, which):
            for card in cards:
                remove(g, card, SWEPT)
            return


class SecondChance(Effect):
    """R53, A29: a Troop was removed for Battle in the turn of this Attack: the attacked may take it over.

    The Ploy is tested now that the Attack is resolved; if it is the one, its owner lays the Troop at a City, or not.
    """

    rule = "R53"
    prompt = "volfyirion-ask-recover"

    def run(self, g: State, f: Frame) -> None:
        """Reveal it, then ask."""
        if springs(g, kit_of(g), f.seat, kinds.SECOND_CHANCE):
            self.again(g, f)

    def again(self, g: State, f: Frame) -> None:
        """Once it is revealed."""
        g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Every such Troop at every standing City, over any occupant; equal ones once."""
        kit = kit_of(g)
        out = new_row()
        for mark in g.marks:
            if mark.kind == marks.SPENT:
                for city in g.cards(kit.cities[f.seat]):
                    if kit.troop_spots[f.seat] >> g.spot[city] & 1:
                        out = append_once(out, pack(verbs.RECOVER, g.face[mark.card], g.spot[city]))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It guards a City of its new owner."""
        if not len(asks[0].picks):
            return
        kit = kit_of(g)
        option = asks[0].picks[0]
        card = spent_troop(g, first_of(option))
        unmark_card(g, card)
        station(g, kit, f.seat, card, second_of(option), RECOVERED)
        entered(g, kit, kinds.TROOP)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or not one of those Troops, or no such City."""
        return not_asked(self) if verb_of(option) != verbs.RECOVER else Text("volfyirion-no-recover", "R53")


def spent_troop(g: State, face: Num) -> Num:
    """R53, A29: a Troop of this face that was removed for Battle this turn; NOBODY if there is none."""
    for mark in g.marks:
        if mark.kind == marks.SPENT and g.face[mark.card] == face:
            return mark.card
    return NOBODY


SECOND_CHANCE_SCRIPT: Final = Script("second-chance", [SecondChance()])


def oracle_sees(g: State, kit: VolfyirionKit, seat: Num) -> bool:
    """A25, R63: whether there is a top card that can be acquired."""
    deck = kit.assets[seat]
    return g.size[deck] > 0 and kit.kind[g.face[g.top(deck)]] != kinds.TALISMAN
