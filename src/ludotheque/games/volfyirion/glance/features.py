"""What a learned judgement of Volfyirion looks at: so many numbers a side, most of them between -1 and 2."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, zones
from ludotheque.games.volfyirion.glance.tables import MERCENARY, REMOVAL, SYNERGY, Tables
from ludotheque.games.volfyirion.kit import VolfyirionKit
from ludotheque.games.volfyirion.modes.teams import SPAN
from ludotheque.games.volfyirion.rules.finding import marked
from ludotheque.kernel import Num, State
from ludotheque.kernel.rows import Weights
from ludotheque.kernel.rowtools import new_weights

OF_A_SIDE: Final = 30
INPUTS: Final = 2 * OF_A_SIDE  #: one's own side, then the enemy's


def features(t: Tables, g: State, kit: VolfyirionKit, side: Num) -> Weights:
    """How it stands between a side and its enemy."""
    out = new_weights(INPUTS)
    foe = kit.foe[side]
    _side(out, 0, t, g, kit, side)
    _side(out, OF_A_SIDE, t, g, kit, foe)
    for at in range(0, INPUTS, OF_A_SIDE):
        other = OF_A_SIDE - at
        # whether it can be expected to destroy the weakest enemy City, or to move the dragon
        out[at + 28] = out[at + 6] + out[at + 9] - 2.0 * out[other + 1]
        out[at + 29] = (out[at + 7] + out[at + 10]) - 0.8
    return out


def other_side(numbers: Weights) -> Weights:
    """The same as the enemy sees it."""
    out = new_weights(INPUTS)
    i: Num
    for i in range(OF_A_SIDE):
        out[i] = numbers[OF_A_SIDE + i]
        out[OF_A_SIDE + i] = numbers[i]
    return out


def _side(out: Weights, at: Num, t: Tables, g: State, kit: VolfyirionKit, side: Num) -> None:
    """What a side has."""
    _cities(out, at, t, g, kit, side)
    active = kit.sides[g.vars[numbers.ACTIVE]] == side
    seats = 0.0
    for seat in range(kit.seats):
        if kit.sides[seat] == side:
            seats += 1.0
            _cards(out, at, t, g, kit, seat, active)
    if active:
        out[at + 18] = 1.0
        out[at + 15] += float(g.vars[kit.purses[3 * side]]) / 10.0
        out[at + 16] += float(g.vars[kit.purses[3 * side + 1]]) / 10.0
        out[at + 17] += float(g.vars[kit.purses[3 * side + 2]]) / 10.0
    out[at + 11] /= seats
    dragon = g.vars[numbers.DRAGON]
    if dragon == numbers.AT_LAIR:
        out[at + 21] = 1.0
    elif dragon == numbers.DEFEATED:
        out[at + 22] = 1.0
    elif dragon > 0 and numbers.perch_side(dragon) == side:
        out[at + 19] = 1.0
        if active:
            out[at + 20] = 1.0
    turn = float(g.vars[numbers.TURN]) / 20.0
    out[at + 24] = turn
    out[at + 25] = turn * turn


def _cities(out: Weights, at: Num, t: Tables, g: State, kit: VolfyirionKit, side: Num) -> None:
    """The Cities of a side, what it takes to destroy them, what lies there."""
    span: Num = SPAN if kit.teams else 1
    cities = kit.cities[side]
    troops = kit.troops[side]
    base = g.base[cities]
    first = g.base[troops]
    cheapest: Num = 60
    total: Num = 0
    for i in range(base, base + g.size[cities]):
        city = g.lie[i]
        spot = g.spot[city]
        if g.face[city] == kit.lair_face:
            out[at + 23] = 1.0
            out[at + 6] += float(numbers.LAIR_BATTLE) / 10.0
        if spot % span:
            continue
        wall: Num = 0
        for j in range(base, base + g.size[cities]):
            if g.spot[g.lie[j]] // span == spot // span:
                wall += kit.defence[g.face[g.lie[j]]]
        guard: Num = 0
        hired = False
        for j in range(first, first + g.size[troops]):
            card = g.lie[j]
            if g.spot[card] // span == spot // span:
                guard += kit.defence[g.face[card]]
                hired = t.flags[g.face[card]] & MERCENARY != 0
        price = wall + guard
        if guard and not hired:
            price += wall
        if price < cheapest:
            cheapest = price
        total += price
        out[at + 3] += float(guard) / 10.0
    out[at] = float(g.size[cities]) / 3.0
    out[at + 1] = float(cheapest) / 20.0
    out[at + 2] = float(total) / 60.0
    buildings = kit.buildings[side]
    base = g.base[buildings]
    for i in range(base, base + g.size[buildings]):
        _stays(out, at, kit, g.face[g.lie[i]])
        out[at + 4] += 0.33


def _stays(out: Weights, at: Num, kit: VolfyirionKit, face: Num) -> None:
    """What a card in play gives every turn."""
    out[at + 5] += float(kit.command[face]) / 10.0
    out[at + 6] += float(kit.battle[face]) / 10.0
    out[at + 7] += float(kit.knowledge[face]) / 10.0


def _cards(out: Weights, at: Num, t: Tables, g: State, kit: VolfyirionKit, seat: Num, active: bool) -> None:
    """The deck of a seat, what a hand of it gives on average, and what it has in hand."""
    command: Num = 0
    battle: Num = 0
    knowledge: Num = 0
    n: Num = 0
    chains = 0.0
    gift_battle: Num = 0
    gift_knowledge: Num = 0
    house = zones.HOUSE + zones.SEAT_ZONES * seat
    for zone in range(house, house + zones.SEAT_ZONES):
        area = zone == zones.AREA + zones.SEAT_ZONES * seat
        hand = zone == zones.HAND + zones.SEAT_ZONES * seat
        base = g.base[zone]
        for i in range(base, base + g.size[zone]):
            card = g.lie[i]
            face = g.face[card]
            if area and kit.kind[face] == kinds.WONDER:
                out[at + 26] += 0.2
                if marked(g, marks.SEALED_WONDER, card):
                    out[at + 27] += 0.2
                else:
                    _stays(out, at, kit, face)
                    gift_battle += t.battle[face]
                    gift_knowledge += t.knowledge[face]
                continue
            n += 1
            command += kit.command[face]
            battle += kit.battle[face]
            knowledge += kit.knowledge[face]
            if t.flags[face] & SYNERGY:
                chains += t.deeds[face] + float(t.command[face] + t.battle[face] + t.knowledge[face])
            elif t.flags[face] & REMOVAL:
                gift_battle += t.battle[face]
                gift_knowledge += t.knowledge[face]
            if hand:
                out[at + 15] += float(kit.command[face]) / 10.0
                out[at + 16] += float(kit.battle[face]) / 10.0
                out[at + 17] += float(kit.knowledge[face]) / 10.0
    size = float(n) if n > numbers.HAND_SIZE else float(numbers.HAND_SIZE)
    out[at + 8] += 0.5 * float(command) / size
    out[at + 9] += 0.5 * float(battle) / size
    out[at + 10] += 0.5 * float(knowledge) / size
    out[at + 11] += float(n) / 20.0
    out[at + 12] += chains / size
    troops = kit.troops[seat]
    base = g.base[troops]
    for i in range(base, base + g.size[troops]):
        gift_battle += t.battle[g.face[g.lie[i]]]
        gift_knowledge += t.knowledge[g.face[g.lie[i]]]
    out[at + 13] += float(gift_battle) / 10.0
    out[at + 14] += float(gift_knowledge) / 10.0
