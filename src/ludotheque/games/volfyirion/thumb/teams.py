"""Teams: two against two, who share Battle and Knowledge (T5, T9)."""

from __future__ import annotations

from ludotheque.games.volfyirion import numbers
from ludotheque.games.volfyirion.thumb import cities, dragon, market, war, wonders
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation
from ludotheque.kernel import Num
from ludotheque.kernel.chance import Quick


def spend(now: Situation, rng: Quick) -> Advice | None:
    """Like a duel, but points with which the team can do more once the mate has played are left to it (T5)."""
    return (
        war.attack(now)
        or _move_dragon(now)
        or dragon.defeat(now)
        or cities.salvage(now)
        or cities.rebuild(now)
        or market.refresh(now, rng)
        or (None if _left_to_mate(now, numbers.BATTLE) else wonders.acquire(now) or war.rout(now))
        or market.acquire(now)
        or (None if _left_to_mate(now, numbers.KNOWLEDGE) else wonders.seal(now))
    )


def _move_dragon(now: Situation) -> Advice | None:
    """T9: onto an enemy Stronghold if it can be paid for, else onto the enemy's Lair; it stays where it burns them."""
    token = now.g.vars[numbers.DRAGON]
    if token > 0 and numbers.perch_side(token) == now.foe and numbers.perch_spot(token) != numbers.DEN:
        return None
    return dragon.send(now) or dragon.send_to_lair(now)


def _left_to_mate(now: Situation, what: Num) -> bool:
    """T5: whether the team will be able to attack, or to move the dragon, once the mate has played."""
    if not now.coming[what]:
        return False
    will = now.points[what] + now.coming[what]
    if what == numbers.KNOWLEDGE:
        return will >= numbers.STEP_COST
    for target in war.targets(now):
        if will >= target.price:
            return True
    return False
