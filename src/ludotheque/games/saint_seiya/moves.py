"""The moves that many questions offer: a card of a zone, a slot of the field, or the only move there is."""

from __future__ import annotations

from ludotheque.games.saint_seiya import verbs, zones
from ludotheque.games.saint_seiya.kit import kit_of
from ludotheque.kernel import Num, Row, State, append, new_row, pack


def only(option: Num) -> Row:
    """There is one move."""
    return append(new_row(1), option)


def discardings(g: State, seat: Num) -> Row:
    """To discard a card of the hand, as often as there are equal ones."""
    hand = zones.HAND + zones.SIDE * seat
    out = new_row(g.size[hand])
    for card in g.cards(hand):
        out = append(out, pack(verbs.DISCARD, g.face[card]))
    return out


def picks(g: State, zone: Num, which: Num) -> Row:
    """To pick a card of some sort out of a zone, as often as there are equal ones."""
    kit = kit_of(g)
    out = new_row(g.size[zone])
    for card in g.cards(zone):
        if kit.fits(g.face[card], which):
            out = append(out, pack(verbs.PICK, g.face[card], zone))
    return out


def slots(g: State, which: Num) -> Row:
    """To choose a slot where a card of some sort lies."""
    kit = kit_of(g)
    out = new_row(zones.SLOTS)
    for card in g.cards(zones.FIELD):
        if kit.fits(g.face[card], which):
            out = append(out, pack(verbs.SLOT, g.spot[card]))
    return out


def once(options: Row) -> Row:
    """Equal moves are one move."""
    out = new_row(len(options))
    for option in options:
        if option not in out:
            out = append(out, option)
    return out
