"""One's own Cities: where Buildings and Troops go, and what is used up before the dragon burns it."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, verbs
from ludotheque.games.volfyirion.rules.cities import defence
from ludotheque.games.volfyirion.thumb import weights
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation
from ludotheque.kernel import DONE, NOBODY, Num, Row, Text, append, first_of, new_row, pack, second_of, verb_of


def _strength(now: Situation, spot: Num) -> Num:
    """The Defence of the own City at a spot, with its Troop."""
    return defence(now.g, now.kit, now.kit.sides[now.me], spot)


def _placings(now: Situation, face: Num) -> Row:
    """The moves that lay this card of the hand into a City where the dragon does not wait."""
    out = new_row()
    for option in now.options:
        if verb_of(option) == verbs.PLAY and first_of(option) == face and second_of(option) != now.doomed:
            out = append(out, option)
    return out


def build(now: Situation, face: Num) -> Advice | None:
    """R14: a free slot in the City that will stand longest; else over a weaker Building, whose points are taken."""
    g = now.g
    kit = now.kit
    income = now.deck.income(kit.card(face))
    found: Num = NOBODY
    over: Num = NOBODY
    top = 0.0
    for option in _placings(now, face):
        old = g.at(kit.buildings[now.me], second_of(option))
        if old == NOBODY:
            score = 100.0 + float(_strength(now, second_of(option)))
        else:
            score = income - now.deck.income(kit.card(g.face[old])) - weights.BUILT_OVER
        if score > top + weights.EQUAL:
            found, over, top = option, old, score
    if found == NOBODY:
        return None
    params: dict[str, int | str] = {"card": now.name(face), "n": second_of(found) + 1}
    if over != NOBODY:
        params["old"] = now.name(g.face[over])
        return found, Text("volfyirion-thumb-build-over", "R28", params)
    return found, Text("volfyirion-thumb-build", "R14", params)


def post(now: Situation, face: Num) -> Advice | None:
    """R15: to the weakest City without a Troop; where all have one, the weakest Troop makes room."""
    g = now.g
    kit = now.kit
    found: Num = NOBODY
    weakest: Num = 99
    relieved: Num = NOBODY
    least: Num = 99
    for option in _placings(now, face):
        spot = second_of(option)
        old = g.at(kit.troops[now.me], spot)
        if old == NOBODY:
            if _strength(now, spot) < weakest:
                found, weakest = option, _strength(now, spot)
        elif kit.defence[g.face[old]] < least:
            relieved, least = option, kit.defence[g.face[old]]
    if found != NOBODY:
        params: dict[str, int | str] = {"card": now.name(face), "n": second_of(found) + 1}
        return found, Text("volfyirion-thumb-post", "R15", params)
    return None if relieved == NOBODY else _relieve(now, face, relieved, least)


def _relieve(now: Situation, face: Num, option: Num, least: Num) -> Advice | None:
    """R15, R44: over a Troop of this Defence, which is used up first if that is possible; not over a stronger one."""
    mine = now.kit.defence[face]
    if mine + 1 < least:
        return None
    spot = second_of(option)
    params: dict[str, int | str] = {"card": now.name(face), "n": spot + 1}
    scrap = pack(verbs.SCRAP_AT, spot, kinds.TROOP)
    if now.can(scrap):
        params["old"] = now.name(now.lying(spot, kinds.TROOP))
        return scrap, Text("volfyirion-thumb-relieve", "R44", params)
    return (option, Text("volfyirion-thumb-post", "R15", params)) if mine > least else None


def recover(now: Situation, options: Row) -> Advice:
    """R53: the strongest Troop to the weakest City without one; never over another."""
    found = DONE
    top: Num = 0
    for option in options:
        if option == DONE or now.g.at(now.kit.troops[now.me], second_of(option)) != NOBODY:
            continue
        score = 20 + now.kit.defence[first_of(option)] - _strength(now, second_of(option))
        if score > top:
            found, top = option, score
    if found == DONE:
        return DONE, Text("volfyirion-thumb-recover-none", "R53")
    params: dict[str, int | str] = {"card": now.name(first_of(found)), "n": second_of(found) + 1}
    return found, Text("volfyirion-thumb-recover", "R53", params)


def salvage(now: Situation) -> Advice | None:
    """R46: the Remove Ability of a Troop in a City that will burn."""
    option = pack(verbs.SCRAP_AT, now.doomed, kinds.TROOP) if now.doomed != NOBODY else NOBODY
    if not now.can(option):
        return None
    params: dict[str, int | str] = {"card": now.name(now.lying(now.doomed, kinds.TROOP))}
    return option, Text("volfyirion-thumb-salvage", "R46", params)


def rebuild(now: Situation) -> Advice | None:
    """R55: a City, or a Stronghold, that has to be destroyed once more."""
    for option in now.options:
        if verb_of(option) == verbs.REBUILD:
            return option, Text("volfyirion-thumb-rebuild", "R55", {"n": first_of(option) + 1})
    return None
