"""A world a seat cannot tell from the true one: what it does not know is dealt afresh.

Cards that were shuffled together are lookalikes; among them a guess deals the faces a seat does not
know, uniformly over all that agrees with the backs it knows. The result depends on what the seat
knows and on the generator alone, never on the truth.
"""

from __future__ import annotations

from ludotheque.kernel.chance import Quick
from ludotheque.kernel.effect import SEALED
from ludotheque.kernel.engine import answer_sealed, legal
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import BY_FACE


def guess(g: State, seat: int, rng: Quick) -> State:
    """One world among those this seat (the number of seats stands for a spectator) holds possible."""
    for _ in range(1000):
        world = g.copy()
        _deal_unknown_faces(world, seat, rng)
        _guess_sealed_answers(world, seat, rng)
        if g.kit.game.plausible(world, seat):
            break
    return world


def _deal_unknown_faces(g: State, seat: int, rng: Quick) -> None:
    kit = g.kit
    g.part()
    pools: dict[int, list[int]] = {}
    for zone in g.zones:
        for card in zone:
            if not g.known[card] >> seat & 1:
                pool = g.pool[card]
                if pool in pools:
                    pools[pool].append(card)
                else:
                    pools[pool] = [card]
    for pool in sorted(pools):
        cards = pools[pool]
        by_back: dict[int, list[int]] = {}
        for face in sorted([g.face[card] for card in cards]):
            back = kit.types[face].back
            if back in by_back:
                by_back[back].append(face)
            else:
                by_back[back] = [face]
        for faces in by_back.values():
            rng.shuffle(faces)
        unseen: list[int] = []
        new: dict[int, int] = {}
        for card in cards:
            if g.seen[card] >> seat & 1:
                new[card] = by_back[kit.types[g.face[card]].back].pop()
            else:
                unseen.append(card)
        rest: list[int] = []
        for faces in by_back.values():
            rest.extend(faces)
        if len(by_back) > 1:
            rest.sort()
            rng.shuffle(rest)
        for card in unseen:
            new[card] = rest.pop()
        for card in cards:
            g.face[card] = new[card]
    for z in range(len(g.zones)):
        if kit.zones[z].order == BY_FACE:
            zone = g.zones[z]
            order = sorted([(g.face[card], i) for i, card in enumerate(zone)])
            g.zones[z] = [zone[i] for _, i in order]
            _order_pools(g, g.zones[z])


def _order_pools(g: State, hand: list[int]) -> None:
    """Of equal cards that are equally known, the older shuffles come first, wherever the truth had them."""
    for i in range(len(hand)):
        for j in range(i + 1, len(hand)):
            one = hand[i]
            two = hand[j]
            if (
                g.face[one] == g.face[two]
                and g.known[one] == g.known[two]
                and g.seen[one] == g.seen[two]
                and g.pool[one] > g.pool[two]
            ):
                older = g.pool[two]
                g.pool[two] = g.pool[one]
                g.pool[one] = older


def _guess_sealed_answers(g: State, seat: int, rng: Quick) -> None:
    if not g.asks:
        return
    owing: list[int] = []
    for ask in g.asks:
        if ask.seat != seat and (ask.picks or ask.closed):
            if ask.closed and g.mode == SEALED:
                owing.append(ask.seat)
            ask.picks = []
            ask.closed = False
    for other in owing:
        for ask in g.asks:
            if ask.seat == other:
                while not ask.closed:
                    options = legal(g, other)
                    answer_sealed(ask, options[rng.below(len(options))])
