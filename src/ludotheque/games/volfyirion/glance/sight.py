"""What a seat sees at a glance: its options and points, and what a card is worth to it now.

What takes longer is worked out when it is first asked for: most moves are made without it.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.glance.tables import REMOVAL, SABOTEUR, SYNERGY, Tables
from ludotheque.games.volfyirion.kit import VolfyirionKit
from ludotheque.games.volfyirion.rules.finding import marked
from ludotheque.games.volfyirion.thumb import weights
from ludotheque.kernel import NOBODY, Num, Row, State, first_of, second_of, verb_of
from ludotheque.kernel.engine import ask_of

EARLY_COMMAND: Final = weights.EARLY[0]
EARLY_BATTLE: Final = weights.EARLY[1]
EARLY_KNOWLEDGE: Final = weights.EARLY[2]
LATE_COMMAND: Final = weights.LATE[0]
LATE_BATTLE: Final = weights.LATE[1]
LATE_KNOWLEDGE: Final = weights.LATE[2]


class Sight:
    """One look of one seat at one table."""

    def __init__(self, tables: Tables, g: State, kit: VolfyirionKit, me: Num, options: Row) -> None:
        self.tables = tables
        self.g = g
        self.kit = kit
        self.me = me
        self.options = options
        self.foe = kit.foe[me]
        self.command = g.vars[kit.purses[3 * me]]
        self.battle = g.vars[kit.purses[3 * me + 1]]
        self.knowledge = g.vars[kit.purses[3 * me + 2]]
        verbs_there: Num = 0
        for option in options:
            verbs_there |= tables.bit[verb_of(option)]
        self.verbs = verbs_there  #: the verbs of the options, one bit each
        #: what a point is worth now
        after = weights.LATE_AFTER if self.foe != NOBODY else weights.LATE_AFTER_ALONE
        late = float(g.vars[numbers.TURN]) / (after * float(len(kit.side_list)))
        if late > 1.0:
            late = 1.0
        self.per_command = EARLY_COMMAND + late * (LATE_COMMAND - EARLY_COMMAND)
        self.per_battle = EARLY_BATTLE + late * (LATE_BATTLE - EARLY_BATTLE)
        self.per_knowledge = EARLY_KNOWLEDGE + late * (LATE_KNOWLEDGE - EARLY_KNOWLEDGE)
        #: the spot of the own City on which the dragon waits for the end of the turn
        self.doomed: Num = NOBODY
        dragon = g.vars[numbers.DRAGON]
        if self.foe != NOBODY and dragon > 0 and numbers.perch_side(dragon) == kit.sides[me]:
            spot = numbers.perch_spot(dragon)
            if spot != numbers.DEN:
                self.doomed = spot
        # worked out when asked for
        self.counted = False
        self.cards: Num = 0  #: in the deck
        self.built: Num = 0  #: how many cards of each colour lie in the Cities, shifted like the kit's `tint`
        self.chance_0 = 0.0  #: how likely a hand holds one of each colour
        self.chance_1 = 0.0
        self.chance_2 = 0.0
        self.weakest = 0.0
        self.averaged = False
        self.mean_value = 0.0
        self.thins_value = 0.0

    # ------------------------------------------------------------------------ options
    def has(self, verb: Num) -> bool:
        """Whether there is a move with this verb."""
        return self.verbs >> verb & 1 == 1

    def can(self, option: Num) -> bool:
        """Whether this move is possible now."""
        return option in self.options

    def lying(self, spot: Num, kind: Num) -> Num:
        """The face of the own Building, or Troop, at a spot."""
        zone = self.kit.troops[self.me] if kind == kinds.TROOP else self.kit.buildings[self.me]
        return self.g.face[self.g.at(zone, spot)]

    def given_up(self, option: Num) -> Num:
        """The face of the card whose Remove Ability a move uses; NOBODY for any other move."""
        verb = verb_of(option)
        if verb == verbs.SCRAP:
            return first_of(option)
        if verb == verbs.SCRAP_AT:
            return self.lying(first_of(option), second_of(option))
        return NOBODY

    # ------------------------------------------------------------------------ what things are worth
    def _count(self) -> None:
        """The colours of the deck and of the Cities."""
        self.counted = True
        g = self.g
        kit = self.kit
        me = self.me
        tint = kit.tint
        lie = g.lie
        face = g.face
        of: Num = 0
        n: Num = 0
        for zone in range(zones.HOUSE + zones.SEAT_ZONES * me, zones.HOUSE + zones.SEAT_ZONES * (me + 1)):
            base = g.base[zone]
            for i in range(base, base + g.size[zone]):
                what = face[lie[i]]
                if kit.kind[what] != kinds.WONDER or zone != zones.AREA + zones.SEAT_ZONES * me:
                    of += tint[what]
                    n += 1
        self.cards = n
        mine = kit.mine[me]
        built: Num = 0
        for zone in range(kit.troops[me], kit.buildings[me] + 1):
            base = g.base[zone]
            for i in range(base, base + g.size[zone]):
                card = lie[i]
                if mine >> g.spot[card] & 1:
                    built += tint[face[card]]
        self.built = built
        hand = float(numbers.HAND_SIZE)
        size = float(n) if n > numbers.HAND_SIZE else hand
        self.chance_0 = _one_of_four(1.0 - float(of & 255) / size)
        self.chance_1 = _one_of_four(1.0 - float(of >> 8 & 255) / size)
        self.chance_2 = _one_of_four(1.0 - float(of >> 16 & 255) / size)
        least = 99.0
        spots = kit.building_spots[me] & mine
        buildings = kit.buildings[me]
        cities = kit.cities[me]
        base = g.base[cities]
        for i in range(base, base + g.size[cities]):
            spot = g.spot[lie[i]]
            if spots >> spot & 1:
                card = g.at(buildings, spot)
                if card == NOBODY:
                    least = 0.0
                else:
                    income = self.income(face[card])
                    if income < least:
                        least = income
        self.weakest = least

    def _average(self) -> None:
        """What a card of the deck is worth on average."""
        self.averaged = True
        g = self.g
        me = self.me
        kind = self.kit.kind
        lie = g.lie
        face = g.face
        total = 0.0
        n: Num = 0
        for zone in range(zones.HOUSE + zones.SEAT_ZONES * me, zones.HOUSE + zones.SEAT_ZONES * (me + 1)):
            base = g.base[zone]
            for i in range(base, base + g.size[zone]):
                what = face[lie[i]]
                if kind[what] != kinds.WONDER or zone != zones.AREA + zones.SEAT_ZONES * me:
                    total += self.value(what)
                    n += 1
        mean = total / float(n) if n > 0 else 0.0
        self.mean_value = mean
        slack = float(n - numbers.HAND_SIZE) / weights.SLACK
        if slack > 1.0:
            slack = 1.0
        if slack < 0.0:
            slack = 0.0
        self.thins_value = mean * slack

    def mean(self) -> float:
        """What a card of the deck is worth on average."""
        if not self.averaged:
            self._average()
        return self.mean_value

    def thins(self) -> float:
        """What each card more takes from the others."""
        if not self.averaged:
            self._average()
        return self.thins_value

    def gives(self, face: Num) -> float:
        """What the points of a card are worth."""
        kit = self.kit
        return (
            self.per_command * float(kit.command[face])
            + self.per_battle * float(kit.battle[face])
            + self.per_knowledge * float(kit.knowledge[face])
        )

    def bonus(self, face: Num) -> float:
        """What the Secondary Ability of a card is worth each time it is used."""
        t = self.tables
        return (
            self.per_command * float(t.command[face])
            + self.per_battle * float(t.battle[face])
            + self.per_knowledge * float(t.knowledge[face])
            + t.deeds[face]
        )

    def likely(self, face: Num) -> float:
        """How likely the colours are there that a Synergy needs."""
        if not self.counted:
            self._count()
        need = self.kit.need[face]
        built = self.built
        out = 1.0
        lack = (need & 255) - (built & 255)
        while lack > 0:
            out *= self.chance_0
            lack -= 1
        lack = (need >> 8 & 255) - (built >> 8 & 255)
        while lack > 0:
            out *= self.chance_1
            lack -= 1
        lack = (need >> 16 & 255) - (built >> 16 & 255)
        while lack > 0:
            out *= self.chance_2
            lack -= 1
        return out

    def income(self, face: Num) -> float:
        """What a card gives each time it is used: its points, its Synergy."""
        out = self.gives(face)
        if self.tables.flags[face] & SYNERGY:
            out += self.likely(face) * self.bonus(face)
        return out

    def value(self, face: Num) -> float:
        """What a card is worth in the deck."""
        if not self.counted:
            self._count()
        flags = self.tables.flags[face]
        if flags & SABOTEUR:
            return self.per_command
        out = self.income(face)
        if flags & REMOVAL:
            out += weights.ONCE * self.bonus(face)
        kind = self.kit.kind[face]
        if kind == kinds.TROOP:
            return out + weights.GUARD * float(self.kit.defence[face])
        if kind == kinds.WONDER:
            return weights.STAYING * out
        if kind == kinds.BUILDING:
            out = weights.STAYING * (out - self.weakest)
            if out < weights.BUILDING:
                return weights.BUILDING
        return out

    def in_play(self, face: Num) -> float:
        """What a Building or a Troop that lies in a City is worth to whoever owns it."""
        return weights.STAYING * self.gives(face) + weights.GUARD * float(self.kit.defence[face])

    def weak(self, face: Num) -> float:
        """By how much a card is weaker than the average of the deck; 0 if it is not, or must not leave."""
        if self.tables.flags[face] & SABOTEUR:
            return 0.0
        out = self.thins() - self.value(face) - weights.BETTER
        if out < 0.0:
            return 0.0
        return out

    def loss(self, option: Num, face: Num) -> float:
        """What is lost with a card whose Remove Ability is used: nothing where the dragon would burn it."""
        if verb_of(option) == verbs.SCRAP_AT and first_of(option) == self.doomed:
            return 0.0
        kind = self.kit.kind[face]
        if kind == kinds.TROOP:
            return weights.GUARD * float(self.kit.defence[face])
        if kind == kinds.WONDER:
            return weights.STAYING * self.gives(face)
        out = self.gives(face) - self.mean()
        if out < 0.0:
            return 0.0
        return out

    # ------------------------------------------------------------------------ the others
    def expected_knowledge(self) -> float:
        """The Knowledge the enemy may expect in the next turn."""
        g = self.g
        kit = self.kit
        knowledge = kit.knowledge
        stays: Num = 0
        deck: Num = 0
        n: Num = 0
        for seat in range(kit.seats):
            if kit.sides[seat] != self.foe:
                continue
            area = zones.AREA + zones.SEAT_ZONES * seat
            for zone in range(zones.HOUSE + zones.SEAT_ZONES * seat, zones.HOUSE + zones.SEAT_ZONES * (seat + 1)):
                base = g.base[zone]
                for i in range(base, base + g.size[zone]):
                    card = g.lie[i]
                    what = g.face[card]
                    if zone == area and kit.kind[what] == kinds.WONDER:
                        if not marked(g, marks.SEALED_WONDER, card):
                            stays += knowledge[what]
                    else:
                        deck += knowledge[what]
                        n += 1
        buildings = kit.buildings[self.foe]
        base = g.base[buildings]
        for i in range(base, base + g.size[buildings]):
            stays += knowledge[g.face[g.lie[i]]]
        hand = float(numbers.HAND_SIZE)
        return float(stays) + hand * float(deck) / (float(n) if n > numbers.HAND_SIZE else hand)

    def coming(self, what: Num) -> Num:
        """K3, T5: the points of the partner's hand, as far as it is known, and in co-op those there already."""
        kit = self.kit
        if not kit.shared:
            return 0
        g = self.g
        me = self.me
        printed = kit.command
        if what == numbers.BATTLE:
            printed = kit.battle
        elif what == numbers.KNOWLEDGE:
            printed = kit.knowledge
        out: Num = 0
        for seat in range(kit.seats):
            if seat == me or kit.sides[seat] != kit.sides[me]:
                continue
            if kit.coop:
                out += g.vars[kit.purses[3 * seat + what]]
            if ask_of(g, seat) is not None:
                hand = zones.HAND + zones.SEAT_ZONES * seat
                base = g.base[hand]
                for i in range(base, base + g.size[hand]):
                    card = g.lie[i]
                    if g.known[card] >> me & 1:
                        out += printed[g.face[card]]
        return out


def _one_of_four(without: float) -> float:
    """How likely one of the four other cards of a hand is of a sort, where a card is not with this likelihood."""
    twice = without * without
    return 1.0 - twice * twice
