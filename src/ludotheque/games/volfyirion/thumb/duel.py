"""The duel: what points are spent on, and in which order; what the modules add to it."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, verbs
from ludotheque.games.volfyirion.thumb import cities, dragon, market, war, wonders
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation
from ludotheque.kernel import Text, first_of, verb_of
from ludotheque.kernel.chance import Quick


def spend(now: Situation, rng: Quick) -> Advice | None:
    """Enemy Cities, then the dragon, then cards; last what is left over."""
    return (
        war.attack(now)
        or dragon.move(now)
        or dragon.defeat(now)
        or cities.salvage(now)
        or _modules(now)
        or market.refresh(now, rng)
        or wonders.acquire(now)
        or war.rout(now)
        or market.acquire(now)
        or wonders.seal(now)
        or dragon.send_anyway(now)
    )


def _modules(now: Situation) -> Advice | None:
    """R50, R55, R63: the enemy's Ascension Path; a City rebuilt; a Talisman away, unless this seat is ahead."""
    g = now.g
    kit = now.kit
    ahead = g.vars[kit.fallen[now.foe]] > g.vars[kit.fallen[now.me]]
    for option in now.options:
        verb = verb_of(option)
        if verb == verbs.REPLACE and kit.talismans_used and not ahead:
            face = g.face[g.at(kit.row[now.me], first_of(option))]
            if kit.kind[face] == kinds.TALISMAN:
                return option, Text("volfyirion-thumb-talisman", "R63")
        if verb == verbs.ASCEND:
            return option, Text("volfyirion-thumb-ascend", "R50")
    return cities.rebuild(now)
