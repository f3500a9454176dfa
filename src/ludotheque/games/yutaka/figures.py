"""What can be worked out at the table of Yutakâ, for everybody who draws it. All of it is public."""

from __future__ import annotations

from ludotheque.games.yutaka import kinds, numbers, zones
from ludotheque.games.yutaka.effects import face_up, hidden_above, hidden_tiles
from ludotheque.games.yutaka.kit import YutakaKit, kit_of
from ludotheque.games.yutaka.score import Contest, contests_at
from ludotheque.kernel import NOBODY, Figure, Kit, Num, State
from ludotheque.kernel.rowtools import filled


def figures(g: State, seat: Num) -> list[Figure]:
    """Island by island what both sides bring, then the tiles."""
    kit = kit_of(g)
    out: list[Figure] = []
    for island in range(numbers.ISLANDS):
        contests = contests_at(g, island)
        for side in range(2):
            out.extend(_column(g, side, island, contests[kinds.EQUIPEMENT].sums[side]))
        for it in contests:
            if it.cards[0] or it.cards[1]:
                out.append(_contest(it))
    if kit.stacked and g.size[zones.ISLAND]:  # while lots are drawn who begins, no tile lies anywhere yet
        out.extend(_covered(g, kit))
    out.append(Figure("hidden", n=hidden_tiles(g), of=numbers.PLACES))
    out.extend(_unseen(g, kit))
    return out


def _column(g: State, seat: Num, island: Num, total: Num) -> list[Figure]:
    """R14: the places that are free; R21: what all its cards add up to."""
    column = zones.column(seat, island)
    cards = g.size[column]
    out = [Figure("free", n=numbers.COLUMN_LIMIT - cards, of=numbers.COLUMN_LIMIT, seat=seat, zone=column)]
    if cards:
        out.append(Figure("total", n=total, seat=seat, zone=column))
    return out


def _contest(it: Contest) -> Figure:
    """Who would take the tiles of a kind: by the higher sum (R18, R21), alone (R19), or nobody on a tie (R20)."""
    zone = zones.ISLAND + it.island
    about = [kinds.KEYS[it.kind]]
    if it.winner == NOBODY:
        return Figure("tie", n=it.sums[0], zone=zone, about=about)
    mine, theirs = it.sums[it.winner], it.sums[1 - it.winner]
    if it.cards[1 - it.winner]:
        return Figure("lead", n=mine, of=theirs, seat=it.winner, zone=zone, about=about)
    return Figure("alone", n=mine, seat=it.winner, zone=zone, about=about)


def _covered(g: State, kit: YutakaKit) -> list[Figure]:
    """A13: the tiles that cannot be turned yet, and the names of those that still lie on them."""
    out: list[Figure] = []
    for place in range(numbers.PLACES):
        above = [kit.names[other] for other in hidden_above(g, kit, place)]
        if above:
            zone = zones.ISLAND + kit.island_of[place]
            out.append(Figure("covered", zone=zone, places=[kit.index_of[place]], about=above))
    return out


def _unseen(g: State, kit: YutakaKit) -> list[Figure]:
    """R5: how many points of a kind are still to be found, and which places of its line on the Distribution card."""
    found = filled(len(kit.types), 0)
    for zone in [*range(zones.ISLAND, zones.ISLAND + numbers.ISLANDS), zones.REMOVED]:
        for tile in g.cards(zone):
            if face_up(g, tile):
                found[g.face[tile]] += 1
    points = filled(len(kinds.KEYS), 0)
    left = filled(len(kinds.KEYS), 0)
    line = filled(len(kinds.KEYS), 0)
    places: list[list[int]] = [[] for _ in kinds.KEYS]
    for face in kit.tiles:
        kind: Num = face.kind
        for i in range(kit.copies[face.number]):
            if i >= found[face.number]:  # of equal tiles the first are struck off
                left[kind] += face.value
                places[kind].append(line[kind])
            points[kind] += face.value
            line[kind] += 1
    out: list[Figure] = []
    for kind in range(len(kinds.KEYS)):
        out.append(Figure("unseen", n=left[kind], of=points[kind], places=places[kind], about=[kinds.KEYS[kind]]))
    return out


def describe(kit: Kit) -> dict[str, object]:
    """The islands' names, the shape of the archipelago, the Distribution card (R5): the values in the box by kind."""
    assert isinstance(kit, YutakaKit)
    layout, known = kit.layout, kit.options["known"]
    assert isinstance(known, list)
    covers = {top: below[:] for top, below in layout["covers"].items()}
    return {
        "target": {"say": "yutaka-target", "params": {}},
        "islands": [f"@yutaka-island-{n}" for n in range(1, numbers.ISLANDS + 1)],
        "layout": {
            **kit.layout,
            "islands": kit.layout["islands"][:],
            "covers": {top: covers[top][:] for top in covers},
        },
        "known": known[:],
        "values": {kind: kit.card_list[kind][:] for kind in kinds.KEYS},
        "provenance": kit.card_list["provenance"],
    }
