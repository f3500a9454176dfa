"""Points: gained, kept in purses, paid (R25–R27, R33)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import numbers
from ludotheque.games.volfyirion.kit import VolfyirionKit
from ludotheque.kernel import Note, Num, State

#: By Command, Battle and Knowledge: what a Main Ability, a Synergy, a Remove Ability gives.
MAIN: Final = [
    Note("volfyirion-log-gains-command", "R25"),
    Note("volfyirion-log-gains-battle", "R25"),
    Note("volfyirion-log-gains-knowledge", "R25"),
]
LAIR_GAIN: Final = Note("volfyirion-log-gains-battle", "R36")


def has(g: State, kit: VolfyirionKit, seat: Num, what: Num) -> Num:
    """The points a seat can spend."""
    var = kit.purse(seat, what)
    return g.vars[var]


def pay(g: State, kit: VolfyirionKit, seat: Num, what: Num, n: Num) -> None:
    """R33: payment is exact."""
    var = kit.purse(seat, what)
    g.count(var, g.vars[var] - n)


def gain(g: State, kit: VolfyirionKit, seat: Num, what: Num, n: Num, note: Note, card: Num) -> None:
    """Gain points and say from which card; nothing is said of nothing."""
    if n:
        if g.trace is not None:
            g.say(note, seat, n, card)
        var = kit.purse(seat, what)
        g.count(var, g.vars[var] + n, None, card)


def give(g: State, kit: VolfyirionKit, seat: Num, card: Num) -> None:
    """R25, A1: the points of a card's Main Ability, taken as soon as they can be."""
    face = g.face[card]
    gain(g, kit, seat, numbers.COMMAND, kit.command[face], MAIN[numbers.COMMAND], card)
    gain(g, kit, seat, numbers.BATTLE, kit.battle[face], MAIN[numbers.BATTLE], card)
    gain(g, kit, seat, numbers.KNOWLEDGE, kit.knowledge[face], MAIN[numbers.KNOWLEDGE], card)
