"""Places for cards: who sees what lies in them, and how it lies."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.rows import Num

# ------------------------------------------------------------------ who sees a card in a zone
HIDDEN: Final = 0  #: nobody, only that something lies there
OWNER: Final = 1  #: the seat the zone belongs to
MATES: Final = 2  #: that seat and its team-mates
EVERYONE: Final = 3  #: all seats and spectators

# ------------------------------------------------------------------ how the cards of a zone lie
BY_TIME: Final = 0  #: one on the other: the last is on top
BY_FACE: Final = 1  #: without a place of their own, as in a hand: kept sorted, so that nothing tells when a card came
BY_SPOT: Final = 2  #: on numbered spots, some of them empty


class Zone:
    """A place for cards. Every zone says who sees the faces and the backs of what lies in it.

    `order` says how the cards lie: one on the other, on numbered spots (a row with holes, a grid), or
    mixed as in a hand, where whoever does not see them sees only how many there are. `pool` says what the cards that
    lie here unseen are shuffled with: with those of all zones of the same pool. Where nothing is said that is one deck
    for everybody.
    """

    def __init__(
        self, key: str, seat: Num, number: Num, face: Num, back: Num, order: Num = BY_TIME, pool: Num = 1
    ) -> None:
        self.key = key
        self.seat = seat
        self.number = number
        self.face = face
        self.back = back
        self.order = order
        self.pool = pool
        self.face_mask: Num = 0  #: which seats learn the face of a card that comes here; the kit fills it in
        self.back_mask: Num = 0
