"""Cards of the field that are acquired for nothing (A11)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import verbs, zones
from ludotheque.games.saint_seiya.effects.field import acquirable, no_slot
from ludotheque.games.saint_seiya.kit import Card, SaintSeiyaKit, Step
from ludotheque.games.saint_seiya.rules.acquiring import FREE, TAKE_FREE
from ludotheque.kernel import Ask, Frame, State, Text, first_of, pack
from ludotheque.kernel.rows import Num


class TakeFree(Step):
    """A11, A20, R45: a card of the field is acquired for nothing; nobody fought it, and it goes to the discard pile."""

    rule = "A11"
    prompt = "saint-seiya-ask-free"

    def __init__(self, which: int) -> None:
        self.which = which

    def candidates(self, g: State, f: Frame) -> list[int]:
        """The cards that may be taken, by slot."""
        return acquirable(g, self.which)

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47: there is one."""
        return bool(acquirable(g, self.which))

    def why(self, g: State, kit: SaintSeiyaKit, seat: int, card: Card) -> Text:
        """A20: there is one, and Kuraggu keeps it."""
        for target in g.zones[zones.FIELD]:
            if kit.fit[self.which][g.face[target]]:
                return Text("saint-seiya-no-saints", "A20", {"card": kit.cards[g.face[target]].name})
        return super().why(g, kit, seat, card)

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there are several."""
        cards = self.candidates(g, f)
        if len(cards) == 1:
            self.take(g, f, cards[0])
        elif cards:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every slot with such a card."""
        return [pack(verbs.SLOT, g.spot[card]) for card in self.candidates(g, f)]

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """The card in that slot."""
        self.take(g, f, g.at(zones.FIELD, first_of(asks[0].picks[0])))

    def take(self, g: State, f: Frame, card: int) -> None:
        """Acquire it."""
        g.push(TAKE_FREE, f.seat, card, g.spot[card], FREE)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not a slot, or none of these."""
        return no_slot(g, option, "A11")
