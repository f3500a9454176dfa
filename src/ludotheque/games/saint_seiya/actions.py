"""What happens to cards, in the rulebook's words (R29, R44): discard, wound, destroy, heal, remove, burn."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import numbers, terms, zones
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit
from ludotheque.games.saint_seiya.values import engaged_at, on_field
from ludotheque.kernel import NOBODY, Frame, Mark, Note, Num, State

DISCARDED: Final = Note("saint-seiya-log-discarded", "R44")
WOUNDS: Final = Note("saint-seiya-log-wounded", "R44")
DESTROYS: Final = Note("saint-seiya-log-destroyed", "R44")
HEALED: Final = Note("saint-seiya-log-healed", "R29")
REMOVES: Final = Note("saint-seiya-log-removed", "R44")
BURNT: Final = Note("saint-seiya-log-flame", "R47")
LAST_FLAME: Final = Note("saint-seiya-log-last-flame", "R49")
UPGRADED: Final = Note("saint-seiya-log-upgraded", "A18")
NONE_ASIDE: Final = Note("saint-seiya-log-none-aside", "A18")


def owner_of(g: State, card: Num) -> Num:
    """Who has a card before him, in hand or in a pile."""
    return g.kit.zones[g.where[card]].seat


def _unmark(g: State, card: Num) -> None:
    """What was said of a card for this turn ends when it leaves its place."""
    if g.marks:
        kept: list[Mark] = []
        for mark in g.marks:
            if mark.card != card:
                kept.append(mark)
        g.marks = kept


def discard(g: State, card: Num, seat: Num, note: Note | None = DISCARDED) -> None:
    """R44: to a player's discard pile."""
    _unmark(g, card)
    g.move(card, zones.DISCARD + zones.SIDE * seat, note)


def wound(g: State, card: Num, seat: Num) -> None:
    """R44: face up before its owner, with a marker."""
    _unmark(g, card)
    g.move(card, zones.WOUNDED + zones.SIDE * seat, WOUNDS)


def destroy(g: State, card: Num, seat: Num) -> None:
    """R44: under its owner's hero marker."""
    _unmark(g, card)
    g.move(card, zones.DESTROYED + zones.SIDE * seat, DESTROYS)


def healing_barred(g: State, kit: SaintSeiyaKit) -> bool:
    """A22: whether nobody can be healed."""
    return on_field(g, kit, terms.BARS_HEALING)


def heal(g: State, card: Num) -> None:
    """R29: the marker is taken off and the card goes to its owner's discard pile."""
    g.move(card, zones.DISCARD + zones.SIDE * owner_of(g, card), HEALED)


def leave_field(g: State, card: Num, zone: Num, note: Note | None) -> None:
    """R20: a card leaves the field; what was engaged against it stays and faces nobody."""
    engaged = zones.ENGAGED + zones.SIDE * g.vars[numbers.ACTIVE]
    if g.size[engaged]:
        for facing in engaged_at(g, g.vars[numbers.ACTIVE], g.spot[card]):
            g.move(facing, engaged, None, False, zones.FACING_NOBODY)
    _unmark(g, card)
    g.move(card, zone, note)


def remove(g: State, kit: SaintSeiyaKit, card: Num, note: Note = REMOVES) -> None:
    """R44, R47, A10: from the field to the common discard; its flame burns."""
    leave_field(g, card, zones.REMOVED, note)
    if kit.cards[g.face[card]].flame:
        burn(g)


def burn(g: State, note: Note = BURNT) -> None:
    """R47–R49, A40: a flame goes out; with the last one the last round is on, and further ones mean nothing."""
    flames = g.vars[numbers.FLAMES]
    if flames > 0:
        g.count(numbers.FLAMES, flames - 1, note)
        if flames == 1:
            end_is_near(g)


def end_is_near(g: State) -> None:
    """R49: this round is the last."""
    if not g.vars[numbers.LAST_ROUND]:
        g.count(numbers.LAST_ROUND, 1)
        g.say(LAST_FLAME)


def promote(g: State, seat: Num) -> None:
    """A18: one of the set-aside heroes joins the discard pile, as long as there are any."""
    aside = zones.ASIDE + zones.SIDE * seat
    if g.size[aside]:
        g.move(g.top(aside), zones.DISCARD + zones.SIDE * seat, UPGRADED)
    else:
        g.say(NONE_ASIDE, seat)


def free_slot(g: State) -> Num:
    """The rightmost empty slot of the field, whose cards lie in the order of the slots; there is one."""
    slot: Num = zones.LAST_SLOT
    place = g.size[zones.FIELD] - 1
    while place >= 0 and g.spot[g.card(zones.FIELD, place)] == slot:
        slot -= 1
        place -= 1
    return slot


def find(g: State, zone: Num, face: Num) -> Num:
    """A card of this face in an open zone; NOBODY where there is none."""
    for card in g.cards(zone):
        if g.face[card] == face:
            return card
    return NOBODY


def skip(f: Frame) -> None:
    """A16: what was to be given first was not given: the rest does not happen."""
    f.step = len(f.script.steps)


def can_draw(g: State, seat: Num) -> bool:
    """R38: whether there is anything to draw."""
    return g.size[zones.PILE + zones.SIDE * seat] > 0 or g.size[zones.DISCARD + zones.SIDE * seat] > 0


def between(g: State, card: Num) -> bool:
    """A41: whether an acquired card has not reached its place yet."""
    return g.where[card] == zones.BETWEEN
