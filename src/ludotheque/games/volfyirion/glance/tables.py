"""What is asked of a card at every glance, as rows by face: worked out once for a box."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, numbers
from ludotheque.games.volfyirion.kit import VolfyirionKit
from ludotheque.games.volfyirion.thumb import weights
from ludotheque.kernel import Num, append, new_row
from ludotheque.kernel.rows import Weights
from ludotheque.kernel.rowtools import filled, new_weights

#: What a card is, one bit each.
SYNERGY: Final = 1
REMOVAL: Final = 2
MERCENARY: Final = 4
SABOTEUR: Final = 8

VERBS: Final = 48  #: more than there are


class Tables:
    """Of each face its Secondary Ability: the points it gives, what else, and what that is worth."""

    def __init__(self, kit: VolfyirionKit) -> None:
        n = len(kit.types)
        self.bit = new_row(VERBS)  #: verb -> one bit; C would shift a written 1 as a number of 32 bits
        bit: Num = 1
        for _ in range(VERBS):
            self.bit = append(self.bit, bit)
            bit += bit
        self.flags = filled(n, 0)
        self.colour = filled(n, kinds.GREY)
        self.command = filled(n, 0)  #: what the bonus gives
        self.battle = filled(n, 0)
        self.knowledge = filled(n, 0)
        self.draw = filled(n, 0)
        self.remove = filled(n, 0)
        self.troop = filled(n, 0)
        self.building = filled(n, 0)
        self.move = filled(n, 0)
        self.deeds: Weights = new_weights(n)  #: what the bonus is worth beside its points
        for face in range(n):
            it = kit.house[face]
            if it is None:
                continue
            self.colour[face] = it.colour
            flags = 0
            if it.synergy:
                flags |= SYNERGY
            if it.removal:
                flags |= REMOVAL
            if it.mercenary:
                flags |= MERCENARY
            if it.saboteur:
                flags |= SABOTEUR
            self.flags[face] = flags
            bonus = it.bonus
            if bonus is None:
                continue
            self.command[face] = bonus.points[numbers.COMMAND]
            self.battle[face] = bonus.points[numbers.BATTLE]
            self.knowledge[face] = bonus.points[numbers.KNOWLEDGE]
            self.draw[face] = bonus.draw
            self.remove[face] = bonus.remove
            self.troop[face] = bonus.troop
            self.building[face] = bonus.building
            self.move[face] = bonus.move
            self.deeds[face] = (
                weights.DRAWN * bonus.draw
                + weights.THINNED * bonus.remove
                + weights.MOVED * bonus.move
                + weights.ROUTED * bonus.troop
                + weights.RAZED * bonus.building
            )
