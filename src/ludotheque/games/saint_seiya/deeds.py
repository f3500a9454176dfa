"""What happens to cards, in the rulebook's words (R29, R44): discard, wound, destroy, heal, remove, draw, burn."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya.box import (
    ACTIVE,
    BARS_HEALING,
    BETWEEN,
    DESTROYED,
    DISCARD,
    ENGAGED,
    FACING_NOBODY,
    FIELD,
    FLAMES,
    HAND,
    LAST_ROUND,
    PILE,
    REMOVED,
    SIDE,
    SLOTS,
    WOUNDED,
    Deed,
    SaintSeiyaKit,
)
from ludotheque.games.saint_seiya.values import engaged_at, on_field
from ludotheque.kernel import NOBODY, Frame, Mark, Note, State

DISCARDED: Final = Note("saint-seiya-log-discarded", "R44")
WOUNDS: Final = Note("saint-seiya-log-wounded", "R44")
DESTROYS: Final = Note("saint-seiya-log-destroyed", "R44")
HEALED: Final = Note("saint-seiya-log-healed", "R29")
REMOVES: Final = Note("saint-seiya-log-removed", "R44")
BURNT: Final = Note("saint-seiya-log-flame", "R47")
BURNT_BY_ARRIVAL: Final = Note("saint-seiya-log-flame", "R48")
LAST_FLAME: Final = Note("saint-seiya-log-last-flame", "R49")
DREW: Final = Note("saint-seiya-log-drew", "R37")
NOTHING_LEFT: Final = Note("saint-seiya-log-nothing-left", "R38")
RESHUFFLED: Final = Note("saint-seiya-log-reshuffled", "R37")


def owner_of(g: State, card: int) -> int:
    """Who has a card before him, in hand or in a pile."""
    return g.kit.zones[g.where[card]].seat


def _unmark(g: State, card: int) -> None:
    """What was said of a card for this turn ends when it leaves its place."""
    if g.marks:
        kept: list[Mark] = []
        for mark in g.marks:
            if mark.card != card:
                kept.append(mark)
        g.marks = kept


def discard(g: State, card: int, seat: int, note: Note | None = DISCARDED) -> None:
    """R44: to a player's discard pile."""
    _unmark(g, card)
    g.move(card, DISCARD + SIDE * seat, note)


def wound(g: State, card: int, seat: int) -> None:
    """R44: face up before its owner, with a marker."""
    _unmark(g, card)
    g.move(card, WOUNDED + SIDE * seat, WOUNDS)


def destroy(g: State, card: int, seat: int) -> None:
    """R44: under its owner's hero marker."""
    _unmark(g, card)
    g.move(card, DESTROYED + SIDE * seat, DESTROYS)


def healing_barred(g: State, kit: SaintSeiyaKit) -> bool:
    """A22: whether nobody can be healed."""
    return on_field(g, kit, BARS_HEALING)


def heal(g: State, card: int) -> None:
    """R29: the marker is taken off and the card goes to its owner's discard pile."""
    g.move(card, DISCARD + SIDE * owner_of(g, card), HEALED)


def leave_field(g: State, card: int, zone: int, note: Note | None) -> None:
    """R20: a card leaves the field; what was engaged against it stays and faces nobody."""
    engaged = ENGAGED + SIDE * g.vars[ACTIVE]
    if g.zones[engaged]:
        for facing in engaged_at(g, g.vars[ACTIVE], g.spot[card]):
            g.move(facing, engaged, None, False, FACING_NOBODY)
    _unmark(g, card)
    g.move(card, zone, note)


def remove(g: State, kit: SaintSeiyaKit, card: int, note: Note = REMOVES) -> None:
    """R44, R47, A10: from the field to the common discard; its flame burns."""
    leave_field(g, card, REMOVED, note)
    if kit.cards[g.face[card]].flame:
        burn(g)


def burn(g: State, note: Note = BURNT) -> None:
    """R47–R49, A40: a flame goes out; with the last one the last round is on, and further ones mean nothing."""
    flames = g.vars[FLAMES]
    if flames > 0:
        g.count(FLAMES, flames - 1, note)
        if flames == 1:
            end_is_near(g)


def end_is_near(g: State) -> None:
    """R49: this round is the last."""
    if not g.vars[LAST_ROUND]:
        g.count(LAST_ROUND, 1)
        g.say(LAST_FLAME)


def free_slot(g: State) -> int:
    """The rightmost empty slot of the field; -1 where all are taken."""
    taken = 0
    for card in g.zones[FIELD]:
        taken |= 1 << g.spot[card]
    slot = SLOTS - 1
    while slot >= 0 and taken >> slot & 1:
        slot -= 1
    return slot


def find(g: State, zone: int, face: int) -> int:
    """A card of this face in an open zone; NOBODY where there is none."""
    for card in g.zones[zone]:
        if g.face[card] == face:
            return card
    return NOBODY


def skip(f: Frame) -> None:
    """A16: what was to be given first was not given: the rest does not happen."""
    f.step = len(f.script.steps)


# ------------------------------------------------------------------------------------ drawing
class Draw(Deed):
    """R37, R38: draw cards; an empty draw pile is made anew from the discard pile; without either, nothing is drawn."""

    rule = "R37"

    def __init__(self, n: int, note: Note = DREW) -> None:
        self.n = n
        self.note = note

    def run(self, g: State, f: Frame) -> None:
        """As many as it says; the frame's `n` counts down."""
        f.n = self.n
        self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> None:
        """Draw, as long as the pile lasts."""
        pile = g.zones[PILE + SIDE * f.seat]
        drawn = 0
        while f.n > 0 and pile:
            g.move(pile[len(pile) - 1], HAND + SIDE * f.seat)
            f.n -= 1
            drawn += 1
        if drawn:
            g.say(self.note, f.seat, drawn)
        if f.n > 0 and g.zones[DISCARD + SIDE * f.seat]:
            restock(g, f.seat)
        elif f.n > 0:
            g.say(NOTHING_LEFT, f.seat)
            f.n = 0

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """The new pile; the same draw goes on."""
        g.shuffle(PILE + SIDE * f.seat, drawn, RESHUFFLED)
        self.go_on(g, f)


class DrawAsMany(Draw):
    """As many as were counted in the frame's `m`."""

    def __init__(self) -> None:
        super().__init__(0)

    def run(self, g: State, f: Frame) -> None:
        """As many as that."""
        f.n = f.m
        self.go_on(g, f)


def restock(g: State, seat: int) -> None:
    """R37: the discard pile becomes the draw pile; chance is asked for its order."""
    pile = PILE + SIDE * seat
    g.pour(DISCARD + SIDE * seat, pile)
    n = len(g.zones[pile])
    g.draw_lots(n, n)


def can_draw(g: State, seat: int) -> bool:
    """R38: whether there is anything to draw."""
    return bool(g.zones[PILE + SIDE * seat]) or bool(g.zones[DISCARD + SIDE * seat])


def between(g: State, card: int) -> bool:
    """A41: whether an acquired card has not reached its place yet."""
    return g.where[card] == BETWEEN
