"""The usual notation, for moves that take a card from one place to another: "c7" plays a seven, "-SM3" discards it.

A game with other moves too writes those itself and asks this for the rest.
"""

from __future__ import annotations

from ludotheque.kernel.effect import NOBODY
from ludotheque.kernel.game import Move, Unreadable
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.options import DONE, first_of, pack, verb_of
from ludotheque.kernel.state import State


class CardMove:
    """One kind of move: its verb, as a number and as a word, and from which zone to which a card goes.

    A zone that each seat has is named by that of seat 0 and the `stride` to the next one's. `sign` stands before the
    card's key where there are several kinds of moves.
    """

    def __init__(
        self, verb: int, name: str, zone: int, stride: int, to: int = NOBODY, to_stride: int = 0, sign: str = ""
    ) -> None:
        self.verb = verb
        self.name = name
        self.zone = zone
        self.stride = stride
        self.to = to
        self.to_stride = to_stride
        self.sign = sign


class CardMoves:
    """Moves whose option is a verb and the face of a card."""

    def __init__(self, moves: list[CardMove]) -> None:
        self.VERBS = [""] + [move.name for move in moves]  #: as every notation lists them
        self.by_verb: dict[int, CardMove] = {}
        for move in moves:
            self.by_verb[move.verb] = move

    def write(self, kit: Kit, option: int) -> str:
        """The sign, and the key of the card."""
        return self.by_verb[verb_of(option)].sign + kit.types[first_of(option)].key

    def read(self, kit: Kit, line: str) -> list[int]:
        """The moves that a line names, with spaces or commas between them; raises Unreadable."""
        out: list[int] = []
        for word in line.replace(",", " ").replace(";", " ").lower().split():
            out.append(DONE if word == "done" else self.option(kit, word))
        return out

    def option(self, kit: Kit, word: str) -> int:
        """The option that one word names; case does not matter. Raises Unreadable."""
        for move in self.by_verb.values():
            if word.startswith(move.sign):
                key = word[len(move.sign) :].lower()
                for card in kit.types:
                    if card.key.lower() == key:
                        return pack(move.verb, card.number)
        raise Unreadable(word)

    def move(self, g: State, seat: int, option: int) -> Move:
        """From where the card lies to where it goes."""
        it = self.by_verb[verb_of(option)]
        face = first_of(option)
        zone = it.zone + it.stride * seat
        to = it.to + it.to_stride * seat if it.to != NOBODY else NOBODY
        name: dict[str, int | str] = {"card": g.kit.types[face].name}
        return Move(it.name, zone, g.place_by_face(zone, face), to, params=name)
