"""Pioche and Draft: which cards to throw away, to keep, to take from a pack (R10, R48)."""

from __future__ import annotations

from ludotheque.games.yro import verbs, zones
from ludotheque.games.yro.thumb import weights
from ludotheque.games.yro.thumb.mind import Mind
from ludotheque.kernel import DONE, Ask, Num, Row, Text, first_of, pack
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.rowtools import count


def throw(mind: Mind, ask: Ask, options: Row, rng: Quick) -> tuple[int, Text]:
    """R10: throw away what is worse than most of what may come instead."""
    unseen = _unseen(mind)
    imagined: list[float] = []
    for _ in range(weights.IMAGINED):
        imagined.append(mind.gain(unseen[rng.below(len(unseen))]))
    imagined.sort()
    bar = imagined[int(weights.KEEP_BEST * weights.IMAGINED)]
    for option in options:
        if option != DONE and mind.gain(first_of(option)) < bar:
            card = mind.kit.adventurers[first_of(option)]
            return option, Text("yro-thumb-throw", "R10", {"card": card.name})
    return DONE, Text("yro-thumb-thrown" if len(ask.picks) else "yro-thumb-keep-all", "R10")


def _unseen(mind: Mind) -> list[int]:
    """The faces of all cards this seat has not seen, in the order of the list."""
    left = mind.kit.copies[: len(mind.kit.adventurers)]
    g = mind.g
    for card in range(len(g.face)):
        face = g.face[card]
        if face < len(left) and g.known[card] >> mind.me & 1:
            left[face] -= 1
    out: list[int] = []
    for face in range(len(left)):
        for _ in range(left[face]):
            out.append(face)
    return out


def prefer(mind: Mind, ask: Ask, options: Row, verb: Num) -> tuple[int, Text]:
    """R48: keep, or take from the pack, what adds most; of several to keep, the first in the order of the hand."""
    faces: list[int] = []
    for option in options:
        faces.append(first_of(option))
        if verb == verbs.KEEP:  # a card that is there twice may be kept twice
            held = [mind.g.face[card] for card in mind.g.cards(zones.HAND + zones.SIDE * mind.me)]
            for _ in range(1, held.count(first_of(option)) - count(ask.picks, option)):
                faces.append(first_of(option))
    gains = [mind.gain(face) for face in faces]
    wanted = sorted(gains)[len(gains) - (ask.low - len(ask.picks))]
    at = 0
    while gains[at] < wanted:
        at += 1
    key = "yro-thumb-keep" if verb == verbs.KEEP else "yro-thumb-draft"
    why = Text(key, "R48", {"card": mind.kit.adventurers[faces[at]].name})
    return pack(verb, faces[at]), why
