"""Wonders: acquiring them for Battle (R34), sealing and opening them for Knowledge (R38), taking one (T11)."""

from __future__ import annotations

from ludotheque.games.volfyirion import numbers, verbs
from ludotheque.games.volfyirion.thumb import weights
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation
from ludotheque.kernel import NOBODY, Num, Row, Text, first_of, pack, second_of, verb_of


def acquire(now: Situation) -> Advice | None:
    """R34, R35: the Wonders that are worth most, one or both; each removes a weak card besides."""
    g = now.g
    kit = now.kit
    cards = [card for card in g.cards(kit.spaces[now.me]) if now.can(pack(verbs.BUY_WONDER, g.spot[card]))]
    found: Num = NOBODY
    top = 0.0
    for i in range(len(cards)):
        face = g.face[cards[i]]
        value = now.deck.value(face) + weights.THINNED
        for j in range(len(cards)):
            if j != i and kit.cost[face] + kit.cost[g.face[cards[j]]] <= now.points[numbers.BATTLE]:
                value += now.deck.value(g.face[cards[j]]) + weights.THINNED
        if value > top + weights.EQUAL:
            found, top = cards[i], value
    if found != NOBODY:
        params: dict[str, int | str] = {"card": now.name(g.face[found])}
        return pack(verbs.BUY_WONDER, g.spot[found]), Text("volfyirion-thumb-wonder", "R34", params)
    if now.can(pack(verbs.BUY_HIDDEN)):
        return pack(verbs.BUY_HIDDEN), Text("volfyirion-thumb-party", "R52", {"n": numbers.PARTY_COST})
    return None


def seal(now: Situation) -> Advice | None:
    """R38: an own Wonder is opened or an enemy one sealed, whichever is worth more."""
    kit = now.kit
    found: Num = NOBODY
    top = 0.0
    for option in now.options:
        verb = verb_of(option)
        if verb not in (verbs.SEAL, verbs.UNSEAL):
            continue
        ours = kit.sides[second_of(option)] == kit.sides[now.me]
        if ours != (verb == verbs.UNSEAL):
            continue
        value = now.deck.gives(kit.card(first_of(option)).points) * (weights.UNSEALED if ours else 1.0)
        if value > top + weights.EQUAL:
            found, top = option, value
    if found == NOBODY:
        return None
    key = "volfyirion-thumb-unseal" if verb_of(found) == verbs.UNSEAL else "volfyirion-thumb-seal"
    return found, Text(key, "R38", {"card": now.name(first_of(found))})


def take(now: Situation, options: Row) -> Advice:
    """T11: the Wonder that is worth most."""
    found = options[0]
    for option in options:
        if now.deck.value(_on_lair(now, option)) > now.deck.value(_on_lair(now, found)):
            found = option
    return found, Text("volfyirion-thumb-play-wonder", "T11", {"card": now.name(_on_lair(now, found))})


def _on_lair(now: Situation, option: Num) -> Num:
    """The face of the Wonder on the Lair that a move names by its space."""
    return now.g.face[now.g.at(now.kit.spaces[now.me], first_of(option))]
