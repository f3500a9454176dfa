"""What the hand of a seat can acquire, each way with the weakest cards that will do (see `thumb._plans`).

What the cards of the hand would do to each other is left out: printed values are added up.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import numbers, sorts, terms, thumb, zones
from ludotheque.games.saint_seiya.glance.purse import Purse
from ludotheque.games.saint_seiya.glance.tables import Tables
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit
from ludotheque.games.saint_seiya.values import barred, cost_of, engaged_at, values_of
from ludotheque.kernel import NOBODY, Num, Row, State, append, new_row
from ludotheque.kernel.rows import Weights
from ludotheque.kernel.rowtools import bits, new_weights

MOST: Final = 6  #: cards of the hand that plans are made of, the strongest
SLOTS_AND_WAYS: Final = 12


class Plans:
    """The acquisitions that are worth something; the cards of the hand that each takes are one bit each."""

    def __init__(self, t: Tables, g: State, kit: SaintSeiyaKit, seat: Num, purse: Purse) -> None:
        self.g = g
        self.kit = kit
        self.t = t
        self.seat = seat
        self.purse = purse
        self.hand = new_row(MOST)  #: the faces
        self.n: Num = 0
        self.slots = new_row(SLOTS_AND_WAYS)
        self.by_cosmos = new_row(SLOTS_AND_WAYS)
        self.with_armour = new_row(SLOTS_AND_WAYS)
        self.takes = new_row(SLOTS_AND_WAYS)
        self.values: Weights = new_weights(SLOTS_AND_WAYS)
        self.rests: Weights = new_weights(SLOTS_AND_WAYS)  #: what the rest of the hand could still acquire
        self.armour: Num = NOBODY  #: the one in play, or the best of the hand
        self.armour_in_hand = False
        self._look()
        self.force = new_row(1 << self.n)  #: of each choice of cards its Force, its Cosmos, and what it is worth
        self.cosmos = new_row(1 << self.n)
        self.spent: Weights = new_weights(1 << self.n)
        self._add_up()
        field = g.base[zones.FIELD]
        for i in range(field, field + g.size[zones.FIELD]):
            self._target(g.lie[i])
        self._look_at_rests()

    def _look(self) -> None:
        """The Characters of the hand, not more than can be thought about; the Armour."""
        g = self.g
        kit = self.kit
        t = self.t
        equipped = zones.EQUIPPED + zones.SIDE * self.seat
        if g.size[equipped]:
            self.armour = g.face[g.top(equipped)]
        hand = zones.HAND + zones.SIDE * self.seat
        base = g.base[hand]
        for i in range(base, base + g.size[hand]):
            face = g.face[g.lie[i]]
            if kit.fits(face, sorts.CHARACTERS):
                if self.n < MOST:
                    self.hand = append(self.hand, face)
                    self.n += 1
                else:
                    weakest: Num = 0
                    for k in range(self.n):
                        if t.power[self.hand[k]] < t.power[self.hand[weakest]]:
                            weakest = k
                    if t.power[face] > t.power[self.hand[weakest]]:
                        for k in range(weakest, self.n - 1):
                            self.hand[k] = self.hand[k + 1]
                        self.hand[self.n - 1] = face
            elif not g.size[equipped]:
                if self.armour == NOBODY or kit.cosmos[face] > kit.cosmos[self.armour]:
                    self.armour = face
                    self.armour_in_hand = True

    def _add_up(self) -> None:
        """Of each choice of cards what it brings. Of equal cards, which lie side by side, the first are taken."""
        force = append(self.force, 0)
        cosmos = append(self.cosmos, 0)
        mask: Num
        for i in range(self.n):
            face = self.hand[i]
            f = self.kit.force[face]
            c = self.kit.cosmos[face]
            spent = 0.5 + self.t.power[face]
            same = i > 0 and self.hand[i - 1] == face
            for mask in range(1 << i):
                force = append(force, force[mask] + f)
                cosmos = append(cosmos, cosmos[mask] + c)
                if same and not mask >> (i - 1) & 1:
                    self.spent[(1 << i) + mask] = 999.0
                else:
                    self.spent[(1 << i) + mask] = self.spent[mask] + spent
        self.force = force
        self.cosmos = cosmos

    def _target(self, target: Num) -> None:
        """How a card of the field can be acquired."""
        g = self.g
        kit = self.kit
        seat = self.seat
        face = g.face[target]
        value = self.purse.worth(face)
        if value <= thumb.WORTH_IT or barred(g, kit, target):
            return
        slot = g.spot[target]
        there = engaged_at(g, seat, slot)
        flags = kit.flags[face]
        must: Num = 0
        lines = kit.fits(face, sorts.WITH_LINES_ON_FIELD)
        if len(there) or g.marks or lines:
            cost_force = cost_of(g, kit, seat, target, there, False)
            cost_cosmos = cost_of(g, kit, seat, target, there, True)
            if lines and cost_force > 1:
                must = self._cheaper(target, there, cost_force)
                if must:
                    cost_force -= must >> MOST
                    must &= (1 << MOST) - 1
        else:
            it = kit.cards[face]
            cost_force = it.cost_force
            cost_cosmos = it.cost_cosmos
            if slot == zones.LAST_SLOT:
                if cost_force > 1:
                    cost_force -= 1
                if cost_cosmos > 1:
                    cost_cosmos -= 1
        fewest: Num = 1
        if flags & terms.NEEDS_THREE:
            fewest = numbers.SERPENTS_CREW
        if len(there):
            fewest -= len(there)
        spare: Num = 0
        if flags & terms.NEEDS_DISCARD:
            spare = 1
        if cost_force != numbers.ABSENT:
            lack = cost_force
            if len(there):
                for v in values_of(g, kit, seat, there, slot, False):
                    lack -= v
            mask = self._least(lack, False, fewest, spare, must)
            if mask != NOBODY:
                self._add(slot, False, False, mask, value)
        if cost_cosmos != numbers.ABSENT:
            lack = cost_cosmos
            if len(there):
                for v in values_of(g, kit, seat, there, slot, True):
                    lack -= v
            mask = self._least(lack, True, fewest, spare, 0)
            if mask != NOBODY:
                self._add(slot, True, False, mask, value + thumb.AT_ONCE)
            elif self.armour != NOBODY:
                if fewest == 1:
                    fewest = 0
                mask = self._least(lack - kit.cosmos[self.armour], True, fewest, spare, 0)
                if mask != NOBODY:
                    self._add(slot, True, True, mask, value + thumb.AT_ONCE)

    def _cheaper(self, target: Num, there: Row, cost: Num) -> Num:
        """The card of the hand that makes a target cheaper, as a bit, and above these bits by how much; or 0."""
        g = self.g
        hand = zones.HAND + zones.SIDE * self.seat
        base = g.base[hand]
        for i in range(base, base + g.size[hand]):
            card = g.lie[i]
            for k in range(self.n):
                if self.hand[k] == g.face[card]:
                    less = cost - cost_of(g, self.kit, self.seat, target, append(there[:], card), False)
                    if less > 0:
                        return 1 << k | less << MOST
                    break
        return 0

    def _least(self, lack: Num, by_cosmos: bool, fewest: Num, spare: Num, must: Num) -> Num:
        """The weakest choice of cards that has so much; NOBODY if none has."""
        have = self.cosmos if by_cosmos else self.force
        last = len(have) - 1
        if have[last] < lack:
            return NOBODY
        found: Num = NOBODY
        least = 900.0
        mask: Num
        for mask in range(len(have)):
            if have[mask] >= lack and self.spent[mask] < least and mask & must == must:
                if fewest > 0 and (mask == 0 or (fewest > 1 and bits(mask) < fewest)):
                    continue
                if spare and bits(mask) >= self.g.size[zones.HAND + zones.SIDE * self.seat]:
                    continue
                found = mask
                least = self.spent[mask]
        return found

    def _add(self, slot: Num, by_cosmos: bool, with_armour: bool, mask: Num, value: float) -> None:
        at = len(self.slots)
        if at >= SLOTS_AND_WAYS:
            return
        self.values[at] = value - 0.05 * self.spent[mask]
        self.slots = append(self.slots, slot)
        self.by_cosmos = append(self.by_cosmos, 1 if by_cosmos else 0)
        self.with_armour = append(self.with_armour, 1 if with_armour else 0)
        self.takes = append(self.takes, mask)

    def _look_at_rests(self) -> None:
        """What the rest of the hand could still acquire, beside each plan."""
        n: Num = len(self.slots)
        for i in range(n):
            rest = 0.0
            for j in range(n):
                if self.slots[j] != self.slots[i] and self.values[j] > rest and not self.takes[i] & self.takes[j]:
                    if not self.with_armour[i] or not self.with_armour[j]:
                        rest = self.values[j]
            self.rests[i] = rest

    def best(self) -> Num:
        """The plan that is worth most, with what the rest of the hand could acquire; NOBODY if there is none."""
        found: Num = NOBODY
        high = thumb.NEVER
        for i in range(len(self.slots)):
            liked = self.values[i] + self.rests[i]
            if liked > high:
                found, high = i, liked
        return found
