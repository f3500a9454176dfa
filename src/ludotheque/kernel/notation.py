"""The usual notation: a card's key for what is done with it ("c7" plays it, "-c7" discards it), or a word ("pass").

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


class WordMove(CardMove):
    """A move that is one word, such as "pass", and whose option is its verb alone.

    Where it takes the top card of a zone, as "take" does, that zone says which card is tapped for it, and `to` where it
    goes; else it is a button.
    """

    def __init__(
        self, verb: int, name: str, zone: int = NOBODY, stride: int = 0, to: int = NOBODY, to_stride: int = 0
    ) -> None:
        super().__init__(verb, name, zone, stride, to, to_stride)


class CardMoves:
    """Moves whose option is a verb and the face of a card, or a verb alone."""

    def __init__(self, moves: list[CardMove]) -> None:
        self.VERBS = [""] + [move.name for move in moves]  #: as every notation lists them
        self.by_verb: dict[int, CardMove] = {}
        for move in moves:
            self.by_verb[move.verb] = move

    def write(self, kit: Kit, option: int) -> str:
        """The sign, and the key of the card; or the word."""
        move = self.by_verb[verb_of(option)]
        return move.name if isinstance(move, WordMove) else move.sign + kit.types[first_of(option)].key

    def read(self, kit: Kit, line: str) -> list[int]:
        """The moves that a line names, with spaces or commas between them; raises Unreadable."""
        out: list[int] = []
        for word in line.replace(",", " ").replace(";", " ").lower().split():
            out.append(DONE if word == "done" else self.option(kit, word))
        return out

    def option(self, kit: Kit, word: str) -> int:
        """The option that one word names; case does not matter. Raises Unreadable."""
        for move in self.by_verb.values():
            if isinstance(move, WordMove):
                if word == move.name:
                    return pack(move.verb)
            elif word.startswith(move.sign):
                key = word[len(move.sign) :].lower()
                for card in kit.types:
                    if card.key.lower() == key:
                        return pack(move.verb, card.number)
        raise Unreadable(word)

    def operands(self, kit: Kit) -> list[tuple[int, int]]:
        """A verb's first operand is a face, or nothing where it is a word."""
        out = [(1, 1) for _ in range(max(self.by_verb) + 1)]
        for verb, move in self.by_verb.items():
            if not isinstance(move, WordMove):
                out[verb] = (len(kit.types), 1)
        return out

    def move(self, g: State, seat: int, option: int) -> Move:
        """From where the card lies to where it goes."""
        it = self.by_verb[verb_of(option)]
        zone = it.zone + it.stride * seat if it.zone != NOBODY else NOBODY
        to = it.to + it.to_stride * seat if it.to != NOBODY else NOBODY
        if isinstance(it, WordMove):
            return Move(it.name, zone, g.size[zone] - 1 if zone != NOBODY else NOBODY, to)
        face = first_of(option)
        name: dict[str, int | str] = {"card": g.kit.types[face].name}
        return Move(it.name, zone, g.place_by_face(zone, face), to, params=name)
