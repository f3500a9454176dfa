"""What a seat owns, what a card is worth to it, and what it may count on at the end (see `thumb.Purse`)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import numbers, thumb, zones
from ludotheque.games.saint_seiya.glance.tables import JANGO, LEADING, LEDA, PER_TEN, PRINTED, SPICA, Tables
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit
from ludotheque.kernel import Num, State
from ludotheque.kernel.rowtools import bits


class Purse:
    """The cards of a seat, counted once."""

    def __init__(self, t: Tables, g: State, kit: SaintSeiyaKit, seat: Num) -> None:
        self.t = t
        side = zones.SIDE * seat
        strength = 0.0
        printed = 0.0
        size: Num = 0
        black: Num = 0
        self.athenas: Num = 0
        self.leading: Num = 0
        self.ledas: Num = 0
        self.spicas: Num = 0
        self.jangos: Num = 0
        self.jakis: Num = 0
        self.civilians: Num = 0
        self.destroyed = g.size[zones.DESTROYED + side]
        self.wounded = g.size[zones.WOUNDED + side]
        self.hurt = 0.0  #: the power of the wounded
        lie = g.lie
        face = g.face
        for zone in range(zones.HAND + side, zones.WOUNDED + side + 1):
            base = g.base[zone]
            size += g.size[zone]
            for i in range(base, base + g.size[zone]):
                what = face[lie[i]]
                strength += t.power[what]
                counted = t.counted[what]
                self.civilians += t.civilian[what]
                black |= t.black[what]
                if counted == PRINTED:
                    printed += t.vp[what]
                elif counted == PER_TEN:
                    self.athenas += 1
                elif counted == LEADING:
                    self.leading += 1
                elif counted == LEDA:
                    self.ledas += 1
                elif counted == SPICA:
                    self.spicas += 1
                elif counted == JANGO:
                    self.jangos += 1
                else:
                    self.jakis += 1
                if zone == zones.WOUNDED + side:
                    self.hurt += t.power[what]
        self.size = size
        self.strength = strength
        self.printed = printed
        self.black = bits(black)
        self.average = strength / float(size) if size > 0 else 1.0
        turns = thumb.TURNS_PER_FLAME * float(g.vars[numbers.FLAMES]) / float(kit.seats)
        self.uses = 0.0
        if not g.vars[numbers.LAST_ROUND]:
            self.uses = turns * 5.0 / float(size if size > 5 else 5)

    def points(self) -> float:
        """R50–R56: all VP, as things stand; who has the most is not looked for."""
        out = self.printed + float(self.athenas * (self.size // 10)) + 3.3 * float(self.leading)
        if self.ledas and self.spicas:
            out += 2.0 * float(self.ledas + self.spicas)
        return out + float(self.jangos * self.black) + float(self.jakis * (self.destroyed // 5))

    def worth(self, face: Num) -> float:
        """The VP of a card to this seat, and what it does better than the cards there are."""
        t = self.t
        counted = t.counted[face]
        out = t.vp[face]
        if counted != PRINTED:
            if counted == PER_TEN:
                out = float(self.size // 10)
            elif counted == LEADING:
                out = 3.3
            elif counted == LEDA:
                out = 2.0 if self.spicas else 0.7
            elif counted == SPICA:
                out = 2.0 if self.ledas else 0.7
            elif counted == JANGO:
                out = float(self.black if self.jangos else self.black + 1)
            else:
                out = float(self.destroyed // 5)
        return out + thumb.POWER * self.uses * (t.power[face] - self.average)
