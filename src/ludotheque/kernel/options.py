"""An option, packed into one int: verb, then two operands.

What the operands mean is said by the game's notation, never by a card's identity: a card in a hand is named by its
face, a card on the table by its place, so the same option means the same thing in every world a seat can imagine.
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.rows import Num

DONE: Final = 0  #: the option that says "no more"
BITS: Final = 12  #: of an operand
OPERAND: Final = 4096


def pack(verb: Num, a: Num = 0, b: Num = 0) -> Num:
    """One option as an int. Verbs count from 1; both operands are below 4096."""
    return (verb * OPERAND + a) * OPERAND + b


def verb_of(option: Num) -> Num:
    """The verb of a packed option; 0 for DONE."""
    return option >> 2 * BITS


def first_of(option: Num) -> Num:
    """The first operand of a packed option."""
    return option >> BITS & OPERAND - 1


def second_of(option: Num) -> Num:
    """The second operand of a packed option."""
    return option & OPERAND - 1
