"""What leads a search through Volfyirion: the rules of thumb at a glance, and how it stands."""

from __future__ import annotations

import json
from importlib import resources
from typing import Final

from ludotheque.games.volfyirion import kinds, numbers, verbs, zones
from ludotheque.games.volfyirion.glance import turn
from ludotheque.games.volfyirion.glance.features import features, other_side
from ludotheque.games.volfyirion.glance.sight import Sight
from ludotheque.games.volfyirion.glance.tables import Tables
from ludotheque.games.volfyirion.kit import VolfyirionKit
from ludotheque.kernel import Kit, Num, Row, State, first_of, verb_of
from ludotheque.kernel.chance import Quick
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

_KEPT: Final[dict[tuple[int, bool], VolfyirionInstinct]] = {}


def instinct(kit: Kit, with_learned: bool = True) -> Instinct:
    """The one of this box, with what was learned or by hand alone."""
    assert isinstance(kit, VolfyirionKit)
    key = (id(kit), with_learned)
    found = _KEPT.get(key)
    if found is None or found.kit is not kit:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = VolfyirionInstinct(kit, with_learned)
        _KEPT[key] = found
    return found


class VolfyirionInstinct(Instinct):
    """The eye of a player of Volfyirion, in every mode."""

    def __init__(self, kit: VolfyirionKit, with_learned: bool = True) -> None:
        self.kit = kit
        self.tables = Tables(kit)
        self.pace = PACE
        self.horizon = -1  # quick hands play a game out in no time
        self.network: Network | None = None
        if with_learned and not kit.solo and not kit.coop and not kit.teams:
            self.network = learned()
        if self.network is not None:
            self.horizon = HORIZON
            self.eagerness = EAGERNESS

    def pick(self, g: State, seat: Num, options: Row, rng: Quick) -> Num:
        """What the rules of thumb would do, nearly."""
        return turn.move(Sight(self.tables, g, self.kit, seat, options))

    def weigh(self, g: State, seat: Num, options: Row) -> Weights:
        """Half on what the rules of thumb would do; a card that only gives points is played first and at once."""
        s = Sight(self.tables, g, self.kit, seat, options)
        found = turn.move(s)
        n: Num = len(options)
        out = new_weights(n)
        sure = verb_of(found) == verbs.PLAY and self.kit.kind[first_of(found)] == kinds.COMMAND_CARD
        rest = 0.0 if sure else 0.5 / float(n)
        i: Num
        for i in range(n):
            out[i] = rest
            if options[i] == found:
                out[i] = rest + 0.5
        return out

    def settled(self, g: State) -> bool:
        """A turn begins: nothing is played yet."""
        active = g.vars[numbers.ACTIVE]
        area = zones.area(active)
        for place in range(g.size[area]):
            if self.kit.kind[g.face[g.card(area, place)]] != kinds.WONDER:
                return False
        return g.size[zones.hand(active)] >= numbers.HAND_SIZE

    def features(self, g: State) -> list[Weights]:
        """What a learned judgement looks at, from each side."""
        return [features(self.tables, g, self.kit, self.kit.sides[seat]) for seat in range(self.kit.seats)]

    def value(self, g: State) -> Weights:
        """How likely each seat is to win."""
        net = self.network
        if net is None:
            return super().value(g)
        seats: Num = self.kit.seats
        out = new_weights(seats)
        one = features(self.tables, g, self.kit, 0)
        mine = (chance(net.run(one)[0]) + 1.0 - chance(net.run(other_side(one))[0])) / 2.0
        for seat in range(seats):
            out[seat] = mine if self.kit.sides[seat] == 0 else 1.0 - mine
        return out


def learned() -> Network | None:
    """The network that was trained for the duel, if there is one."""
    file = resources.files("ludotheque.games.volfyirion").joinpath("instinct.json")
    if not file.is_file():
        return None
    return network(json.loads(file.read_text("utf-8"))["value"])
