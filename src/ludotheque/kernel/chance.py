"""Chance is a seat: it answers shuffles and draws of lots, and its answers are in the record.

A table's dealer derives its answers from a secret through a documented stream that depends on no
library's version:

    deal        = secret, where nobody added a number of their own; else
                  SHA-256("ludotheque deal" ‖ secret ‖ seat ‖ number ‖ seat ‖ number …)
                  for every seat that added a number, in the order of the seats; a seat is one byte, counted from 0,
                  secret and numbers are 32 bytes each, the words are ASCII
    block(q, i) = SHA-256(deal ‖ q ‖ i)          q, i as 8 bytes, big-endian; q counts chance's questions from 0
    the blocks i = 0, 1, 2 … are read as 32-bit big-endian words
    below(m): take words until one is less than m·⌊2³² / m⌋; its remainder by m
    k different numbers below n, in order: of the list 0 … n−1, for j = 0 … k−1 swap places j and j + below(n−j);
    the first k are the answer

The SHA-256 of the secret is published when the game starts and the secret when it ends, so that
anybody can check the deal; taking a move back cannot fish for another one. So it is with the numbers
that people add: the SHA-256 of each (its pledge) is known to all before the first of them is told to the dealer.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from ludotheque.kernel.rows import Num, Row, append
from ludotheque.kernel.rowtools import new_row

NUMBER = 32  #: bytes of a secret that is made here, and of every number that somebody adds to one


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Whoever answers for chance."""

    def draw(self, question: Num, below: Num, lots: Num) -> Row:
        """`lots` different numbers below `below`, in order; `question` counts from 0."""
        raise NotImplementedError

    def copy(self) -> Dealer:
        """A dealer that will deal the same."""
        return self


class Secret(Dealer):
    """A dealer whose every answer follows from a secret, and from the numbers that people added to it."""

    def __init__(self, secret: bytes, numbers: Sequence[bytes] = ()) -> None:
        self.secret = secret
        self.numbers = list(numbers)  #: by seat; empty for a seat that added none
        self.deal = deal_of(secret, self.numbers)

    def commitment(self) -> str:
        """The hash that is published before the first answer."""
        return pledge_of(self.secret)

    def pledges(self) -> list[str]:
        """The hash of each seat's number, published before any of the numbers was told; empty for a seat without."""
        return [pledge_of(number) if number else "" for number in self.numbers]

    def draw(self, question: Num, below: Num, lots: Num) -> Row:
        """See the module's description of the stream."""
        out = list(range(below))
        of_this = self.deal + int(question).to_bytes(8, "big")
        block = b""
        at = 0
        i = 0
        for j in range(lots):
            m = below - j
            limit = (1 << 32) // m * m
            while True:
                if at >= len(block):
                    block = hashlib.sha256(of_this + i.to_bytes(8, "big")).digest()
                    at = 0
                    i += 1
                word = int.from_bytes(block[at : at + 4], "big")
                at += 4
                if word < limit:
                    break
            k = j + word % m
            held = out[j]
            out[j] = out[k]
            out[k] = held
        return Row(out[:lots])


def pledge_of(number: bytes) -> str:
    """The hash by which somebody is bound to a number before it is told."""
    return hashlib.sha256(number).hexdigest()


def deal_of(secret: bytes, numbers: Sequence[bytes]) -> bytes:
    """What a deal follows from: see the module's description."""
    if not any(numbers):
        return secret
    parts = [b"ludotheque deal", secret]
    for seat, number in enumerate(numbers):
        if number:
            parts += [bytes([seat]), number]
    return hashlib.sha256(b"".join(parts)).digest()


def secret_from_seed(seed: int) -> bytes:
    """The secret of a table that was started with a number instead of a real secret."""
    return hashlib.sha256(b"ludotheque seed " + str(seed).encode()).digest()


def fresh_secret() -> bytes:
    """A secret nobody can guess."""
    return secrets.token_bytes(NUMBER)


class Quick(Dealer):
    """A small, fast, repeatable generator for bots, search and the lab (L'Ecuyer's combined generator of 1988)."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"ludotheque quick " + str(seed).encode()).digest()
        self.x: Num = Num(int.from_bytes(digest[:7], "big") % 2147483562 + 1)
        self.y: Num = Num(int.from_bytes(digest[7:14], "big") % 2147483398 + 1)

    def below(self, n: Num) -> Num:
        """A number from 0 to n - 1, each as likely as the other."""
        while True:
            x: Num = self.x * 40014 % 2147483563
            y: Num = self.y * 40692 % 2147483399
            self.x = x
            self.y = y
            z = x - y
            if z < 0:
                z += 2147483562
            left = z % n
            if z - left + n <= 2147483562:  # else z is among the last few, which would make some numbers likelier
                return left

    def draw(self, question: Num, below: Num, lots: Num) -> Row:
        """Different numbers below `below`, in order."""
        i: Num
        j: Num
        out = new_row(below)
        for i in range(below):
            out = append(out, i)
        for j in range(lots):
            k = j + self.below(below - j)
            held = out[j]
            out[j] = out[k]
            out[k] = held
        return out[:lots] if lots < below else out

    def copy(self) -> Quick:
        """A generator that will give the same numbers."""
        other = Quick(0)
        other.x = self.x
        other.y = self.y
        return other

    def shuffle(self, items: Row) -> None:
        """Shuffle a row in place."""
        j: Num = len(items) - 1
        while j > 0:
            k = self.below(j + 1)
            held = items[j]
            items[j] = items[k]
            items[k] = held
            j -= 1


class Scripted(Dealer):
    """A dealer that gives prepared answers, for tests; then it keeps everything as it lies."""

    def __init__(self, answers: list[list[int]]) -> None:
        self.answers = answers

    def draw(self, question: Num, below: Num, lots: Num) -> Row:
        """The prepared answer to this question."""
        if question < len(self.answers):
            return Row(self.answers[question])
        return Row(range(lots))
