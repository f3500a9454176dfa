"""The hand: whether to keep the first one, what is played and in which order, which Synergies are used."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import Bonus
from ludotheque.games.volfyirion.thumb import cities, removal, weights
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation
from ludotheque.kernel import DONE, NOBODY, Num, Row, Text, first_of, verb_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.rowtools import index


def keep_or_shuffle(now: Situation, options: Row, rng: Quick) -> Advice:
    """R21: the first hand is shuffled back if hands imagined in its place are better."""
    g = now.g
    cards = g.cards(zones.hand(now.me))
    held = 0.0
    for card in cards:
        held += now.deck.value(g.face[card])
    faces = now.deck.faces[:]
    total = 0.0
    for _ in range(weights.IMAGINED):
        rng.shuffle(faces)
        for face in faces[: len(cards)]:
            total += now.deck.value(face)
    if total > weights.IMAGINED * held + weights.EQUAL:
        return options[0], Text("volfyirion-thumb-mulligan", "R21")
    return DONE, Text("volfyirion-thumb-keep", "R21")


def play(now: Situation) -> Advice | None:
    """R24: whatever gives points; Buildings and Troops where they help most."""
    kit = now.kit
    last: Num = NOBODY
    for option in now.options:
        if verb_of(option) != verbs.PLAY or first_of(option) == last:
            continue
        face = first_of(option)
        last = face
        kind = kit.kind[face]
        if kind in (kinds.BUILDING, kinds.TROOP):
            if not _backfires(now, face):
                found = cities.build(now, face) if kind == kinds.BUILDING else cities.post(now, face)
                if found is not None:
                    return found
        elif kind != kinds.WONDER:
            return option, Text("volfyirion-thumb-play", "R24", {"card": now.name(face)})
        elif not _backfires(now, face):
            return option, Text("volfyirion-thumb-play-wonder", "R16", {"card": now.name(face)})
    return None


def _backfires(now: Situation, face: Num) -> bool:
    """R53: whether this card would set off the seat's own Ploy, and destroy no less of its own than of the enemy's."""
    g = now.g
    kit = now.kit
    kind = kit.kind[face]
    if not kit.ploys_used or not g.size[kit.ploy[now.me]]:
        return False
    ploy = index(kit.ploy_faces, g.face[g.top(kit.ploy[now.me])])
    if kind == kinds.BUILDING:
        which, wanted = kinds.INSTABILITY, numbers.INSTABLE_BUILDINGS
    elif kind == kinds.TROOP:
        which, wanted = kinds.AFTERTHOUGHT, numbers.INSTABLE_TROOPS
    else:
        which, wanted = kinds.CRYSTALLIZATION, numbers.INSTABLE_WONDERS
    if ploy != which:
        return False
    mine = 1 + _in_play(now, now.me, kind)
    theirs = _in_play(now, now.foe, kind)
    return mine + theirs >= wanted and mine >= theirs


def _in_play(now: Situation, seat: Num, kind: Num) -> Num:
    """How many Buildings, Troops or Wonders a seat has in play."""
    zone = zones.area(seat)
    if kind == kinds.BUILDING:
        zone = now.kit.buildings[seat]
    elif kind == kinds.TROOP:
        zone = now.kit.troops[seat]
    n: Num = 0
    for card in now.g.cards(zone):
        if now.kit.kind[now.g.face[card]] == kind:
            n += 1
    return n


def use(now: Situation) -> Advice | None:
    """R43: a Synergy that asks for a decision: cards to draw, weak cards to remove."""
    for option in now.options:
        verb = verb_of(option)
        if verb == verbs.SYNERGY:
            face = first_of(option)
        elif verb == verbs.SYNERGY_AT:
            face = now.lying(first_of(option), kinds.BUILDING)
        else:
            continue
        bonus = now.kit.card(face).bonus
        if bonus is not None and _pays(now, bonus):
            return option, Text("volfyirion-thumb-use", "R43", {"card": now.name(face)})
    return None


def _pays(now: Situation, bonus: Bonus) -> bool:
    """Whether a Synergy has anything to give now."""
    g = now.g
    kit = now.kit
    if bonus.draw or max(bonus.points) > 0 or (bonus.remove and removal.has_weak(now)):
        return True
    if now.foe == NOBODY:
        return False
    if (bonus.troop and g.size[kit.troops[now.foe]]) or (bonus.building and g.size[kit.buildings[now.foe]]):
        return True
    return bonus.move > 0 and (now.doomed != NOBODY or g.vars[numbers.DRAGON] == numbers.AT_LAIR)
