"""What a learned judgement of Saint Seiya looks at: so many numbers a seat, most of them between -1 and 1."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import numbers, zones
from ludotheque.games.saint_seiya.glance.plans import Plans
from ludotheque.games.saint_seiya.glance.purse import Purse
from ludotheque.games.saint_seiya.glance.tables import Tables
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit
from ludotheque.kernel import NOBODY, Num, State
from ludotheque.kernel.rows import Weights
from ludotheque.kernel.rowtools import new_weights

PER_SEAT: Final = 28
INPUTS: Final = 2 * PER_SEAT  #: of a seat, and of the others on average


def from_seat(told: Weights, seats: Num, seat: Num) -> Weights:
    """What was told of all seats, from the side of one: its own numbers, and those of the others on average."""
    out = new_weights(INPUTS)
    share = 1.0 / float(seats - 1)
    for i in range(PER_SEAT):
        out[i] = told[PER_SEAT * seat + i]
        others = 0.0
        for other in range(seats):
            if other != seat:
                others += told[PER_SEAT * other + i]
        out[PER_SEAT + i] = others * share
    return out


def tell(t: Tables, g: State, kit: SaintSeiyaKit) -> Weights:
    """Seat after seat, PER_SEAT numbers each."""
    seats: Num = kit.seats
    out = new_weights(PER_SEAT * seats)
    points = new_weights(seats)
    averages = new_weights(seats)
    flames = float(g.vars[numbers.FLAMES]) / float(numbers.ALL_FLAMES)
    last = g.vars[numbers.LAST_ROUND]
    active = g.vars[numbers.ACTIVE]
    first = g.vars[numbers.FIRST]
    seat: Num
    for seat in range(seats):
        purse = Purse(t, g, kit, seat)
        plans = Plans(t, g, kit, seat, purse)
        at = PER_SEAT * seat
        points[seat] = purse.points()
        averages[seat] = purse.average
        away = (seat - active + seats) % seats
        out[at] = points[seat] / 30.0
        out[at + 3] = float(purse.size) / 20.0
        out[at + 4] = purse.strength / 30.0
        out[at + 5] = purse.average / 2.0
        out[at + 10] = float(purse.civilians) / 10.0
        out[at + 11] = float(purse.wounded) / 5.0
        out[at + 12] = purse.hurt / 10.0
        out[at + 15] = float(away) / float(seats)
        best = plans.best()
        plan = 0.0
        if best != NOBODY:
            plan = (plans.values[best] + plans.rests[best]) / 10.0
        if away == 0:
            out[at + 14] = 1.0
            out[at + 18] = plan
        else:
            out[at + 19] = plan
        out[at + 20] = flames
        if last:
            out[at + 21] = 1.0
            if away < (first - active + seats - 1) % seats + 1:
                out[at + 22] = 1.0  # a turn left
        out[at + 25] = float(g.size[zones.ASIDE + zones.SIDE * seat]) / 5.0
        out[at + 26] = float(seats - 2) / 3.0
        _cards(out, at, t, g, kit, seat)
    for seat in range(seats):
        at = PER_SEAT * seat
        lead = 99.0
        mean = 0.0
        for other in range(seats):
            if other != seat:
                mean += averages[other]
                if points[seat] - points[other] < lead:
                    lead = points[seat] - points[other]
        mean /= float(seats - 1)
        out[at + 1] = lead / 10.0
        out[at + 2] = lead / 10.0 * (1.0 - flames)
        out[at + 6] = averages[seat] - mean
        out[at + 7] = (averages[seat] - mean) * flames
    return out


def _cards(out: Weights, at: Num, t: Tables, g: State, kit: SaintSeiyaKit, seat: Num) -> None:
    """What the cards of a seat add up to: in a hand on average, and in the hand it has."""
    side = zones.SIDE * seat
    force: Num = 0
    cosmos: Num = 0
    heal: Num = 0
    n: Num = 0
    talents: Num = 0
    bronze: Num = 0
    gold: Num = 0
    for zone in range(zones.HAND + side, zones.WOUNDED + side):
        base = g.base[zone]
        of_force: Num = 0
        of_cosmos: Num = 0
        for i in range(base, base + g.size[zone]):
            face = g.face[g.lie[i]]
            of_force += kit.force[face]
            of_cosmos += kit.cosmos[face]
            heal += t.heal[face]
            talents += t.talent[face]
            bronze += t.bronze[face]
            gold += t.gold[face]
        n += g.size[zone]
        force += of_force
        cosmos += of_cosmos
        if zone == zones.HAND + side or zone == zones.ENGAGED + side or zone == zones.EQUIPPED + side:
            out[at + 16] += float(of_force) / 10.0
            out[at + 17] += float(of_cosmos) / 10.0
    size = float(n) if n > numbers.HAND_SIZE else float(numbers.HAND_SIZE)
    out[at + 8] = float(force) / size
    out[at + 9] = float(cosmos) / size
    out[at + 13] = float(heal) / size
    out[at + 23] = float(bronze)
    out[at + 24] = float(gold) / 3.0
    out[at + 27] = float(talents) / size
