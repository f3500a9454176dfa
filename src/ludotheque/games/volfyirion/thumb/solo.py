"""Solo: alone against the dragon (S3, S4)."""

from __future__ import annotations

from ludotheque.games.volfyirion import numbers, verbs
from ludotheque.games.volfyirion.thumb import dragon, market, wonders
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation
from ludotheque.kernel import Num, Text, pack
from ludotheque.kernel.chance import Quick


def spend(now: Situation, rng: Quick) -> Advice | None:
    """S3, S4: the dragon, if points are enough for it; else its rage, and cards."""
    return (
        dragon.beat(now, numbers.DEFEAT_COST)
        or market.refresh(now, rng)
        or _calm(now, numbers.KNOWLEDGE)
        or _calm(now, numbers.BATTLE)
        or wonders.acquire(now)
        or market.acquire(now)
    )


def _calm(now: Situation, what: Num) -> Advice | None:
    """S4: the top card of the Rage Pile is put aside."""
    option = pack(verbs.PUT_ASIDE, what)
    return (option, Text("volfyirion-thumb-aside", "S4")) if now.can(option) else None
