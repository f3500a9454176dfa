"""What a Vaincu does to those who fought (A11)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import zones
from ludotheque.games.saint_seiya.actions import wound
from ludotheque.games.saint_seiya.kit import Step, kit_of
from ludotheque.games.saint_seiya.values import engaged_at, shielded
from ludotheque.kernel import Frame, State, append, new_row


class WoundFighters(Step):
    """A11, A14, A23: every Character of some kind used in this fight is wounded, the shielded ones apart."""

    rule = "R40"

    def __init__(self, which: int) -> None:
        self.which = which

    def run(self, g: State, f: Frame) -> None:
        """Who is shielded is seen before anybody is wounded. Nobody fought a card that was free: `m` is 0 then."""
        if f.m == 0:
            return
        kit = kit_of(g)
        hurt = new_row()
        for card in engaged_at(g, f.seat, zones.FIGHTING):
            if kit.fits(g.face[card], self.which) and not shielded(g, kit, f.seat, card):
                hurt = append(hurt, card)
        for card in hurt:
            wound(g, card, f.seat)
