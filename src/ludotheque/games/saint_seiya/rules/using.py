"""What is done with cards in the main phase: engage, equip, activate, heal (R18–R23, R29, R42)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import keywords, sorts, verbs, zones
from ludotheque.games.saint_seiya.actions import destroy, discard, find, heal, wound
from ludotheque.games.saint_seiya.kit import Card, SaintSeiyaKit, kit_of
from ludotheque.games.saint_seiya.moves import picks
from ludotheque.games.saint_seiya.values import boost_of, engaged_at, shielded
from ludotheque.kernel import (
    NOBODY,
    Ask,
    Effect,
    Frame,
    Note,
    Num,
    Row,
    Script,
    State,
    Text,
    first_of,
    in_order,
    second_of,
)
from ludotheque.kernel.rowtools import sort

ENGAGES: Final = Note("saint-seiya-log-engaged", "R18")
EQUIPS: Final = Note("saint-seiya-log-equipped", "R22")
REPLACED: Final = Note("saint-seiya-log-armour-replaced", "R22")
ACTIVATES: Final = Note("saint-seiya-log-activates", "R42")
HEALS_WITH: Final = Note("saint-seiya-log-heals-with", "R29")
SPENT: Final = Note("saint-seiya-log-spent", "R42")
SPENT_HEALING: Final = Note("saint-seiya-log-spent", "R29")


def in_play(g: State, seat: Num, spot: Num) -> Row:
    """R42: the cards that a move may use: those that face a slot, or nobody; or the Armour in play."""
    if spot == zones.IN_PLAY:
        return g.cards(zones.EQUIPPED + zones.SIDE * seat)
    return engaged_at(g, seat, spot)


def engage(g: State, seat: Num, face: Num, slot: Num) -> None:
    """R18–R20: a Character of the hand comes to face a card of the field; then its Mise en jeu."""
    card = g.take(zones.HAND + zones.SIDE * seat, face)
    g.move(card, zones.ENGAGED + zones.SIDE * seat, ENGAGES, False, slot)
    script = kit_of(g).cards[face].on_play
    if script is not None:
        g.push(script, seat, card)


def equip(g: State, seat: Num, face: Num) -> None:
    """R22: an Armour of the hand comes into play, the one in play is discarded; then its Mise en jeu."""
    for old in g.cards(zones.EQUIPPED + zones.SIDE * seat):
        discard(g, old, seat, REPLACED)
    card = g.take(zones.HAND + zones.SIDE * seat, face)
    g.move(card, zones.EQUIPPED + zones.SIDE * seat, EQUIPS)
    script = kit_of(g).cards[face].on_play
    if script is not None:
        g.push(script, seat, card)


def able(g: State, kit: SaintSeiyaKit, seat: Num, it: Card, card: Num) -> bool:
    """A23, A47: whether the activation of a card in play may be announced."""
    for step in it.steps:
        if not step.possible(g, kit, seat):
            return False
    return it.price != keywords.BY_WOUND or not shielded(g, kit, seat, card)


def unable(g: State, kit: SaintSeiyaKit, seat: Num, it: Card, card: Num) -> Text | None:
    """A20, A23, A47: why the activation of a card in play may not be announced; None if it may."""
    if it.price == keywords.BY_WOUND and shielded(g, kit, seat, card):
        return Text("saint-seiya-no-shielded", "A23", {"card": it.name})
    for step in it.steps:
        if not step.possible(g, kit, seat):
            return step.why(g, kit, seat, it)
    return None


def use(g: State, seat: Num, verb: Num, face: Num, spot: Num) -> None:
    """R21, R29, R42: a card in play is used for its heal value or its activation, and leaves after it (A28)."""
    it = kit_of(g).cards[face]
    best: Num = NOBODY
    for card in in_play(g, seat, spot):
        if g.face[card] == face and (best == NOBODY or boost_of(g, card) < boost_of(g, best)):
            best = card
    if verb == verbs.HEAL_WITH:
        g.say(HEALS_WITH, seat, it.heal, best)
        g.push(LEAVE, seat, best, keywords.BY_DISCARD, 1)
        g.push(HEALING, seat, best, it.heal)
    else:
        assert it.activation is not None
        for step in it.steps:
            if step.from_hand():
                g.tested()
        g.say(ACTIVATES, seat, 0, best)
        g.push(LEAVE, seat, best, it.price)
        g.push(it.activation, seat, best)


class Leave(Effect):
    """R21, R29, R42, A28: the card that was used leaves play, if an effect has not taken it away.

    The frame's `n` is its price, `m` whether it has healed.
    """

    rule = "R42"

    def run(self, g: State, f: Frame) -> None:
        """Discarded, wounded or destroyed."""
        side = zones.SIDE * f.seat
        if g.where[f.card] in (zones.ENGAGED + side, zones.EQUIPPED + side):
            if f.n == keywords.BY_WOUND:
                wound(g, f.card, f.seat)
            elif f.n == keywords.BY_DESTROY:
                destroy(g, f.card, f.seat)
            else:
                discard(g, f.card, f.seat, SPENT_HEALING if f.m else SPENT)


class HealSome(Effect):
    """R29: up to `n` of one's own wounded Characters are healed."""

    rule = "R29"
    prompt = "saint-seiya-ask-heal"

    def run(self, g: State, f: Frame) -> None:
        """Ask which, if there is a choice."""
        options = self.offered(g, f)
        n: Num = len(options)
        if f.n < n:
            n = f.n
        if n == 1 and options[0] == options[len(options) - 1]:
            self.do(g, options[0])
        elif n:
            g.ask(f.seat, 1, n)

    def offered(self, g: State, f: Frame) -> Row:
        """The wounded, sorted."""
        out = picks(g, zones.WOUNDED + zones.SIDE * f.seat, sorts.ANY)
        sort(out)
        return out

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """From the last pick on."""
        return in_order(self.offered(g, f), ask)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Each of them."""
        for option in asks[0].picks:
            self.do(g, option)

    def do(self, g: State, option: Num) -> None:
        """Into the discard pile."""
        heal(g, find(g, second_of(option), first_of(option)))

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not one of the wounded."""
        return Text("saint-seiya-no-such-wounded", "R29")


LEAVE: Final = Script("leave", [Leave()])
HEALING: Final = Script("healing", [HealSome()])
