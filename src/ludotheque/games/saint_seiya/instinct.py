"""What leads a search through Saint Seiya: the rules of thumb at a glance, and how it stands."""

from __future__ import annotations

import json
from importlib import resources
from typing import Final

from ludotheque.games.saint_seiya import numbers, zones
from ludotheque.games.saint_seiya.glance import turn
from ludotheque.games.saint_seiya.glance.features import from_seat, tell
from ludotheque.games.saint_seiya.glance.tables import Tables
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit
from ludotheque.games.saint_seiya.rules.main_phase import MainPhase
from ludotheque.kernel import Kit, Num, Row, State
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import asking
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.network import Network, chance, network
from ludotheque.kernel.rows import Weights
from ludotheque.kernel.rowtools import new_weights

#: Small decisions that a turn has, more or less.
PACE: Final = 5
#: Moves that are played on beyond the tree before it is judged how it stands.
HORIZON: Final = 0
#: What is judged so is less a matter of luck than how a game ends that is played on.
EAGERNESS: Final = 0.3
MOST_KEPT: Final = 16

_KEPT: Final[dict[tuple[int, bool], SaintSeiyaInstinct]] = {}


def instinct(kit: Kit, with_learned: bool = True) -> Instinct:
    """The one of this box, with what was learned or by hand alone."""
    assert isinstance(kit, SaintSeiyaKit)
    key = (id(kit), with_learned)
    found = _KEPT.get(key)
    if found is None or found.kit is not kit:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = SaintSeiyaInstinct(kit, with_learned)
        _KEPT[key] = found
    return found


class SaintSeiyaInstinct(Instinct):
    """The eye of a player of Saint Seiya."""

    def __init__(self, kit: SaintSeiyaKit, with_learned: bool = True) -> None:
        self.kit = kit
        self.tables = Tables(kit)
        self.pace = PACE
        self.horizon = -1
        self.network: Network | None = learned() if with_learned else None
        if self.network is not None:
            self.horizon = HORIZON
            self.eagerness = EAGERNESS

    def pick(self, g: State, seat: Num, options: Row, rng: Quick) -> Num:
        """What the rules of thumb would do, nearly, without trying anything out."""
        return turn.move(self.tables, g, self.kit, seat, options)

    def weigh(self, g: State, seat: Num, options: Row) -> Weights:
        """Most on what is picked."""
        if isinstance(asking(g), MainPhase):
            return turn.weigh_main(self.tables, g, self.kit, seat, options)
        found = turn.move(self.tables, g, self.kit, seat, options)
        n: Num = len(options)
        out = new_weights(n)
        i: Num
        for i in range(n):
            out[i] = 0.5 / float(n)
            if options[i] == found:
                out[i] += 0.5
        return out

    def settled(self, g: State) -> bool:
        """A turn begins: nothing is engaged yet, the hand is full."""
        side = zones.SIDE * g.vars[numbers.ACTIVE]
        if g.size[zones.ENGAGED + side] or g.size[zones.HAND + side] < numbers.HAND_SIZE:
            return False
        return isinstance(asking(g), MainPhase)

    def features(self, g: State) -> list[Weights]:
        """What a learned judgement looks at, from the side of each seat."""
        told = tell(self.tables, g, self.kit)
        return [from_seat(told, self.kit.seats, seat) for seat in range(self.kit.seats)]

    def value(self, g: State) -> Weights:
        """How likely each seat is to win."""
        net = self.network
        if net is None:
            return super().value(g)
        seats: Num = self.kit.seats
        told = tell(self.tables, g, self.kit)
        out = new_weights(seats)
        total = 0.0
        seat: Num
        for seat in range(seats):
            out[seat] = chance(net.run(from_seat(told, seats, seat))[0]) + 0.0001
            total += out[seat]
        for seat in range(seats):
            out[seat] /= total
        return out


def learned() -> Network | None:
    """The network that was trained for this game, if there is one."""
    file = resources.files("ludotheque.games.saint_seiya").joinpath("instinct.json")
    if not file.is_file():
        return None
    return network(json.loads(file.read_text("utf-8"))["value"])
