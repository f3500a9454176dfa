"""Recrutement: in which order and where the recruits lie best (R17, A2)."""

from __future__ import annotations

from ludotheque.games.yro import zones
from ludotheque.games.yro.field import spot_name
from ludotheque.games.yro.rules.combat import strength
from ludotheque.games.yro.rules.placement import alignments
from ludotheque.games.yro.thumb.mind import Mind
from ludotheque.games.yro.thumb.outlook import EQUAL, total
from ludotheque.kernel import NOBODY, Ask, Num, Row, Text, append, first_of, new_row, second_of


def place(mind: Mind, ask: Ask, options: Row) -> tuple[int, Text]:
    """R17, A2: the order and the spots that leave the best estimate; what is placed already lies there in thought."""
    g = mind.g
    recruits = g.cards(zones.RECRUITS + zones.SIDE * mind.me)
    for option in ask.picks:
        card = _with_face(mind, recruits, first_of(option))
        mind.put(card, second_of(option))
        recruits = _others(recruits, card)
    had = g.vars[:]
    found: Num = NOBODY
    top = 0.0
    for option in options:
        card = _with_face(mind, recruits, first_of(option))
        mind.put(card, second_of(option))
        value = total(mind.with_cards(_others(recruits, card), 0))
        if found < 0 or value > top + EQUAL:
            found = option
            top = value
        mind.lift(card, had)
    return found, _why_place(mind, _with_face(mind, recruits, first_of(found)), second_of(found))


def _with_face(mind: Mind, cards: Row, face: Num) -> Num:
    """A card with this face among some cards."""
    for card in cards:
        if mind.g.face[card] == face:
            return card
    return NOBODY


def _others(cards: Row, card: Num) -> Row:
    """All these cards but one."""
    out = new_row()
    for other in cards:
        if other != card:
            out = append(out, other)
    return out


def _why_place(mind: Mind, card: Num, spot: Num) -> Text:
    """What a card does where it lies: a bonus, two of three, the front, or nothing but its effects."""
    g = mind.g
    it = mind.of(card)
    params: dict[str, int | str] = {"card": it.name, "spot": spot_name(spot)}
    force = strength(g, mind.kit, mind.me)
    promise = mind.promise()
    mind.put(card, spot)
    if alignments(g, mind.kit, mind.me, spot):
        return Text("yro-thumb-place-line", "R20", params)
    now = strength(g, mind.kit, mind.me)
    params["n"] = now
    if now > force:
        return Text("yro-thumb-place-front", "R25", params)
    if mind.promise() > promise + EQUAL:
        return Text("yro-thumb-place-pair", "R20", params)
    return Text("yro-thumb-place-behind", "A9", params)
