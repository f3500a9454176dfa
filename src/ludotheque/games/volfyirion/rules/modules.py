"""The actions that modules add: Ascension, Perks, rebuilding (R50, R52, R55)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit
from ludotheque.games.volfyirion.rules.extras import has_perk, oracle_sees
from ludotheque.games.volfyirion.rules.finding import find, find_unmarked, seat_marked
from ludotheque.games.volfyirion.rules.market import TOP_CARD, acquire, show_top
from ludotheque.games.volfyirion.rules.points import gain, give
from ludotheque.games.volfyirion.rules.refusals import too_dear
from ludotheque.games.volfyirion.rules.removing import THIN
from ludotheque.games.volfyirion.rules.wonders import lay_sealed
from ludotheque.kernel import NOBODY, Note, Num, State, Text

ACQUIRED_TOP: Final = Note("volfyirion-log-acquired", "R52")
REVEALED: Final = Note("volfyirion-log-revealed", "R8")
ASCENDED: Final = Note("volfyirion-log-ascended", "R50")
COLLIDES: Final = Note("volfyirion-log-collides", "R52")
COLLIDER_GAIN: Final = Note("volfyirion-log-gains-knowledge", "R52")
PARTY_BOUGHT: Final = Note("volfyirion-log-acquired", "R52")
REBUILDS: Final = Note("volfyirion-log-rebuilds", "R55")


def module_price(g: State, kit: VolfyirionKit, seat: Num, verb: Num, a: Num) -> tuple[Num, Num]:
    """R50, R52, R55: which points an action of a module is paid with, and how many; 0 where it is free."""
    if verb == verbs.ASCEND:
        return numbers.KNOWLEDGE, numbers.ASCENSION_COST
    if verb == verbs.REBUILD:
        return kit.rebuild_points, kit.rebuild_costs[g.face[g.at(kit.ruins[seat], a)]]
    if verb == verbs.BUY_TOP:
        return numbers.COMMAND, kit.cost[g.face[g.top(kit.assets[seat])]]
    if verb == verbs.BUY_HIDDEN:
        return numbers.BATTLE, numbers.PARTY_COST
    return numbers.COMMAND, 0


def act_module(g: State, kit: VolfyirionKit, seat: Num, verb: Num, a: Num) -> None:
    """An action of a module."""
    if verb == verbs.ASCEND:
        card = find(g, zones.area(kit.foe[seat]), kit.path)
        g.say(ASCENDED, seat, 0, card)
        g.move(card, zones.area(seat))
        give(g, kit, seat, card)
    elif verb == verbs.COLLIDE:
        card = find_unmarked(g, zones.area(seat), a, marks.SEALED_WONDER)
        g.say(COLLIDES, seat, 0, card)
        g.mark(marks.COLLIDED, seat, NOBODY, 0, marks.END_OF_TURN)
        lay_sealed(g, seat, seat, card)
        gain(g, kit, seat, numbers.KNOWLEDGE, kit.cost[a], COLLIDER_GAIN, card)
    elif verb == verbs.REBUILD:
        card = g.at(kit.ruins[seat], a)
        g.move(card, kit.cities[seat], REBUILDS, False, a)
        g.mark(marks.REBUILT, seat, card, 0, marks.FOR_GOOD)
    elif verb == verbs.BUY_TOP:
        card = g.top(kit.assets[seat])
        if not kit.open_top:
            g.turn_up(card, TOP_CARD)
        acquire(g, kit, seat, card, ACQUIRED_TOP)
        show_top(g, kit, seat)
    elif verb == verbs.BUY_HIDDEN:
        card = g.top(kit.wonders[seat])
        g.turn_up(card, REVEALED)
        acquire(g, kit, seat, card, PARTY_BOUGHT)
        g.push(THIN, seat, card)


def why_not_module(g: State, kit: VolfyirionKit, seat: Num, verb: Num, a: Num) -> Text:
    """R50, R52, R55."""
    if verb == verbs.ASCEND:
        if not kit.ascending or find(g, zones.area(kit.foe[seat]), kit.path) == NOBODY:
            return Text("volfyirion-no-path", "R50")
        return too_dear(g, kit, seat, numbers.KNOWLEDGE, numbers.ASCENSION_COST, "R50", kit.types[kit.path].name)
    if verb == verbs.REBUILD:
        if not kit.rebuilding:
            return Text("volfyirion-no-rebuilding", "R55")
        city = g.at(kit.ruins[seat], a)
        if city == NOBODY:
            return Text("volfyirion-no-ruin", "R55", {"number": a + 1})
        face = g.face[city]
        return too_dear(g, kit, seat, kit.rebuild_points, kit.rebuild_costs[face], "R55", kit.types[face].name)
    which = kinds.COLLIDER if verb == verbs.COLLIDE else kinds.ORACLE if verb == verbs.BUY_TOP else kinds.PARTY
    if not kit.perks_used or not has_perk(g, kit, seat, which):
        return Text("volfyirion-no-perk", "R52")
    if verb == verbs.COLLIDE:
        if seat_marked(g, marks.COLLIDED, seat):
            return Text("volfyirion-collided", "R52")
        return Text("volfyirion-no-collision", "A24", {"card": kit.types[a].name})
    if verb == verbs.BUY_TOP:
        deck = kit.assets[seat]
        if not oracle_sees(g, kit, seat):
            return Text("volfyirion-no-talisman", "R63") if g.size[deck] else Text("volfyirion-no-assets", "A44")
        top = g.face[g.top(deck)]
        return too_dear(g, kit, seat, numbers.COMMAND, kit.cost[top], "R52", kit.types[top].name)
    if not g.size[kit.lair[seat]] or not g.size[kit.wonders[seat]]:
        return Text("volfyirion-no-wonders", "A44" if g.size[kit.lair[seat]] else "A18")
    return too_dear(g, kit, seat, numbers.BATTLE, numbers.PARTY_COST, "R52", "@volfyirion-card-heroes-party")
