"""Co-op: two against the dragon and its grid (K3, K7, K10)."""

from __future__ import annotations

from ludotheque.games.volfyirion import numbers, verbs
from ludotheque.games.volfyirion.modes.coop import tally
from ludotheque.games.volfyirion.rules.cities import defence
from ludotheque.games.volfyirion.thumb import dragon, market, removal
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation
from ludotheque.kernel import DONE, NOBODY, Num, Text, append, first_of, new_row, verb_of


def spend(now: Situation) -> Advice | None:
    """K3, K10: the dragon, if points are enough for it; a City saved, if one can be; else cards, and the grid."""
    won = dragon.beat(now, numbers.ALONE_COST)
    if won is not None:
        return won
    # points with which both together can win are left for that
    held = [now.points[what] + now.coming[what] >= numbers.JOINT_COST for what in range(3)]
    return (
        _save(now, held)
        or (None if held[numbers.KNOWLEDGE] else _purge(now))
        or market.acquire(now)
        or (None if held[numbers.BATTLE] else _banish(now))
    )


def _save(now: Situation, held: list[bool]) -> Advice | None:
    """K10: what saves the City under the dragon for the fewest points; else what weakens the attack most."""
    if _danger(now) < 0:
        return None
    found: Num = NOBODY
    least: Num = 99
    rest: Num = 99
    for option in now.options:
        verb = verb_of(option)
        if verb not in (verbs.BANISH, verbs.SEAL_GRID, verbs.SEND):
            continue
        if held[numbers.BATTLE if verb == verbs.BANISH else numbers.KNOWLEDGE]:
            continue
        price = numbers.MOVE_COST if verb == verbs.SEND else _grid_cost(now, option)
        left = _danger_after(now, option)
        if verb == verbs.SEND and left >= 0:
            continue
        if (left < 0 and (rest >= 0 or price < least)) or (left >= 0 and rest >= 0 and left < rest):
            found, least, rest = option, price, left
    if found == NOBODY or (rest >= 0 and verb_of(found) != verbs.BANISH):
        return None
    here = numbers.perch_spot(now.g.vars[numbers.DRAGON])
    return found, Text("volfyirion-thumb-save", "K10", {"n": here + 1})


def _danger(now: Situation) -> Num:
    """K7: by how much the dragon reaches the Defence of the City under it; less than 0 if it does not."""
    g = now.g
    spot = numbers.perch_spot(g.vars[numbers.DRAGON])
    if g.at(now.kit.cities[0], spot) == NOBODY:
        return -1
    wanted = defence(g, now.kit, 0, spot)
    return tally(g, now.kit, wanted).total - wanted


def _danger_after(now: Situation, option: Num) -> Num:
    """The same once the dragon has been led on, or a card of the grid is gone: tried out, and taken back."""
    g = now.g
    if verb_of(option) == verbs.SEND:
        here = g.vars[numbers.DRAGON]
        g.vars[numbers.DRAGON] = numbers.perch(0, first_of(option))
        left = _danger(now)
        g.vars[numbers.DRAGON] = here
        return left
    card = g.at(now.kit.grid, first_of(option))
    g.lift(card, now.kit.grid)
    left = _danger(now)
    g.put(card, now.kit.grid)
    return left


def _grid_cost(now: Situation, option: Num) -> Num:
    """The cost of the card of the grid that a move names by its spot."""
    return now.kit.cost[now.g.face[now.g.at(now.kit.grid, first_of(option))]]


def _purge(now: Situation) -> Advice | None:
    """K10: a weak card less for 3 Knowledge."""
    options = new_row()
    for option in now.options:
        if verb_of(option) == verbs.REMOVE:
            options = append(options, option)
    found, why = removal.remove(now, options)
    return None if found == DONE else (found, Text("volfyirion-thumb-remove", "K10", why.params))


def _banish(now: Situation) -> Advice | None:
    """K10: Battle that is left takes the most expensive card out of the grid."""
    found: Num = NOBODY
    top: Num = 0
    for option in now.options:
        if verb_of(option) == verbs.BANISH and _grid_cost(now, option) > top:
            found, top = option, _grid_cost(now, option)
    return None if found == NOBODY else (found, Text("volfyirion-thumb-banish", "K10"))
