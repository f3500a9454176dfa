"""Cards of the field that are acquired for nothing (A11)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import verbs, zones
from ludotheque.games.saint_seiya.effects.field import acquirable, no_slot
from ludotheque.games.saint_seiya.kit import Card, SaintSeiyaKit, Step
from ludotheque.games.saint_seiya.rules.acquiring import FREE, TAKE_FREE
from ludotheque.kernel import Ask, Frame, Num, Row, State, Text, append, first_of, new_row, pack


class TakeFree(Step):
    """A11, A20, R45: a card of the field is acquired for nothing; nobody fought it, and it goes to the discard pile."""

    rule = "A11"
    prompt = "saint-seiya-ask-free"

    def __init__(self, which: int) -> None:
        self.which = which

    def candidates(self, g: State, f: Frame) -> Row:
        """The cards that may be taken, by slot."""
        return acquirable(g, self.which)

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """A47: there is one."""
        return len(acquirable(g, self.which)) > 0

    def why(self, g: State, kit: SaintSeiyaKit, seat: Num, card: Card) -> Text:
        """A20: there is one, and Kuraggu keeps it."""
        for target in g.cards(zones.FIELD):
            if kit.fits(g.face[target], self.which):
                return Text("saint-seiya-no-saints", "A20", {"card": kit.cards[g.face[target]].name})
        return super().why(g, kit, seat, card)

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there are several."""
        cards = self.candidates(g, f)
        if len(cards) == 1:
            self.take(g, f, cards[0])
        elif len(cards):
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Every slot with such a card."""
        out = new_row(zones.SLOTS)
        for card in self.candidates(g, f):
            out = append(out, pack(verbs.SLOT, g.spot[card]))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """The card in that slot."""
        self.take(g, f, g.at(zones.FIELD, first_of(asks[0].picks[0])))

    def take(self, g: State, f: Frame, card: Num) -> None:
        """Acquire it."""
        g.push(TAKE_FREE, f.seat, card, g.spot[card], FREE)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not a slot, or none of these."""
        return no_slot(g, option, "A11")
