"""A house that nobody else serves: every room is ours."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from ludotheque.server.outside import NOBODY, Claim, Lease, Peer, Store


class Alone:
    """Nobody else can use what our tables are kept in."""

    alone = True

    def __init__(self, store: Store) -> None:
        self.store = store
        self.peers: dict[str, Peer] = {}
        self.free: Callable[[], int] = lambda: 0
        self.lapsed: Callable[[], Awaitable[None]] | None = None
        self.seen: Callable[[], None] | None = None

    async def start(self, now: float) -> float:
        """The house opens now."""
        return now

    async def stop(self) -> None:
        """Nobody has to be told."""

    async def clock(self) -> float:
        """This machine's time."""
        return time.time()

    async def take(self, room: str) -> Lease | None:
        """A room, if there is one."""
        claim = await self.store.claim(room)
        return None if claim is None else Lease(claim)

    def fresh(self) -> Claim:
        """No claim is needed."""
        return NOBODY

    async def release(self, room: str, claim: Claim, bots: bool | None = None) -> None:
        """Nobody waits for it."""

    async def ours(self) -> dict[str, int]:
        """Never asked: what is ours stays ours."""
        return {}

    async def forsaken(self) -> list[str]:
        """The rooms in which a bot owes an answer."""
        return await self.store.forsaken()

    async def bury(self, peer: Peer) -> bool:
        """There is nobody to bury."""
        return False
