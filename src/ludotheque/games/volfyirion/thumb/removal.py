"""Cards that leave the game: Remove Abilities and what they cost (R44), weak cards the deck is better without (R45)."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, verbs, zones
from ludotheque.games.volfyirion.kit import HouseCard
from ludotheque.games.volfyirion.thumb import weights
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation
from ludotheque.kernel import DONE, NOBODY, Num, Row, Text, first_of, second_of, verb_of


class Gift:
    """Something that can be given up: the move, how many points it gives, and what is lost with it."""

    def __init__(self, option: Num, points: Num, loss: float) -> None:
        self.option = option
        self.points = points
        self.loss = loss


# ------------------------------------------------------------------------------------ Remove Abilities
def given_up(now: Situation, option: Num) -> Num:
    """The face of the card whose Remove Ability a move uses; NOBODY for any other move."""
    verb = verb_of(option)
    if verb == verbs.SCRAP:
        return first_of(option)
    return now.lying(first_of(option), second_of(option)) if verb == verbs.SCRAP_AT else NOBODY


def loss(now: Situation, option: Num, it: HouseCard) -> float:
    """What is lost with a card whose Remove Ability is used: nothing where the dragon would burn it."""
    if verb_of(option) == verbs.SCRAP_AT and first_of(option) == now.doomed:
        return 0.0
    if it.kind == kinds.TROOP:
        return weights.GUARD * it.defence
    if it.kind == kinds.WONDER:
        return weights.STAYING * now.deck.gives(it.points)
    return max(0.0, now.deck.gives(it.points) - now.deck.mean)


def gifts(now: Situation, what: Num) -> list[Gift]:
    """R44: all that can be given up for Battle, or for Knowledge; the cheapest comes first."""
    out: list[Gift] = []
    for option in now.options:
        face = given_up(now, option)
        if face == NOBODY:
            continue
        it = now.kit.card(face)
        assert it.bonus is not None
        if it.bonus.points[what]:
            _insert(out, Gift(option, it.bonus.points[what], loss(now, option, it)))
    return out


def routs(now: Situation) -> list[Gift]:
    """R45: all that can be given up to remove an enemy Troop; the cheapest comes first."""
    out: list[Gift] = []
    for option in now.options:
        face = given_up(now, option)
        if face == NOBODY:
            continue
        it = now.kit.card(face)
        if it.bonus is not None and it.bonus.troop:
            _insert(out, Gift(option, 0, loss(now, option, it)))
    return out


def _insert(sorted_gifts: list[Gift], gift: Gift) -> None:
    """Put a gift behind all that cost no more."""
    at = len(sorted_gifts)
    while at > 0 and sorted_gifts[at - 1].loss > gift.loss:
        at -= 1
    sorted_gifts.insert(at, gift)


def give_up(now: Situation) -> Advice | None:
    """R44: a card whose bonus is better than itself: a weak one that takes another with it, or draws one."""
    for option in now.options:
        face = given_up(now, option)
        if face == NOBODY:
            continue
        it = now.kit.card(face)
        assert it.bonus is not None
        params: dict[str, int | str] = {"card": now.name(face)}
        if it.bonus.building and now.foe != NOBODY:
            if _best_enemy_building(now) > loss(now, option, it) + 1.0:
                return option, Text("volfyirion-thumb-raze", "R45", params)
        elif it.kind not in (kinds.WONDER, kinds.TROOP):
            weak = now.deck.gives(it.points) <= now.deck.thins + weights.BETTER
            if it.bonus.remove and weak and has_weak(now):
                return option, Text("volfyirion-thumb-thin-both", "R44", params)
            if it.bonus.draw and weak:
                return option, Text("volfyirion-thumb-thin-draw", "R44", params)
    return None


def _best_enemy_building(now: Situation) -> float:
    """What the best Building of the enemy is worth."""
    out = 0.0
    for card in now.g.cards(now.kit.buildings[now.foe]):
        out = max(out, now.deck.in_play(now.kit.card(now.g.face[card])))
    return out


# ------------------------------------------------------------------------------------ weak cards
def has_weak(now: Situation) -> bool:
    """Whether a weak card lies in the Playing Area or the Discard Pile."""
    g = now.g
    for zone in (zones.AREA, zones.DISCARD):
        for card in g.cards(zone + zones.SEAT_ZONES * now.me):
            if now.deck.weak(g.face[card]) > 0.0:
                return True
    return False


def remove(now: Situation, options: Row) -> Advice:
    """R35, R45: the weakest card; one that has given its points is better removed than one that still could."""
    found = DONE
    top = 0.0
    for option in options:
        if option == DONE:
            continue
        face = first_of(option)
        where = second_of(option)
        it = now.kit.card(face)
        if where in (verbs.FROM_AREA, verbs.FROM_SEALED) and it.kind == kinds.WONDER:
            continue
        score = now.deck.weak(face)
        if where == verbs.FROM_HAND:
            score -= now.deck.gives(it.points)
        elif where == verbs.FROM_AREA:
            score += weights.BETTER / 2.0 if score > 0.0 else 0.0
        if score > top + weights.EQUAL:
            found, top = option, score
    if found == DONE:
        return DONE, Text("volfyirion-thumb-remove-none", "R35")
    return found, Text("volfyirion-thumb-remove", "R35", {"card": now.name(first_of(found))})
