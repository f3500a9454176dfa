"""What lies in the box once it is opened for a number of players: card types, zones, numbers, scripts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.effect import NOBODY, Effect, Script
from ludotheque.kernel.errors import BadTable, wrong
from ludotheque.kernel.rows import Num, append
from ludotheque.kernel.rowtools import new_row
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Text
from ludotheque.kernel.zones import BY_SPOT, EVERYONE, MATES, OWNER, Zone

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.parts import KeptChoice

# ------------------------------------------------------------------ where a fact comes from
RULEBOOK: Final = "rulebook"
PUBLISHED: Final = "published"
DEDUCED: Final = "deduced"  #: printed nowhere we know of, but all that is known leads to it
RECONSTRUCTED: Final = "reconstructed"

#: Players ask for a rule by its id and for a card by its key, so these are for rules.
RULE_ID: Final = re.compile("R[0-9]+", re.IGNORECASE)


class Var:
    """One of the game's public numbers."""

    def __init__(self, key: str, seat: Num = NOBODY, is_seat: bool = False, told: bool = True) -> None:
        self.key = key
        self.seat = seat  #: whose number it is
        self.is_seat = is_seat  #: whether its value is a seat: players read the seat's name
        self.told = told  #: False where the number means nothing to players, or a figure says it better


@mypyc_attr(allow_interpreted_subclasses=True)
class CardType:
    """A printed card: its key, its name as a Fluent reference, how its back looks, what it does.

    What it prints and the rules about it are given, or worked out by a card type of the game's own (`facts`,
    `concerns`).
    """

    def __init__(
        self,
        key: str,
        name: str,
        back: int = 0,
        provenance: str = RULEBOOK,
        effects: list[Effect] | None = None,
        facts: dict[str, object] | None = None,
        concerns: list[str] | None = None,
    ) -> None:
        self.number = NOBODY  #: its place in the kit
        self.key = key
        self.name = name
        self.back = back
        self.provenance = provenance
        self.effects: list[Effect] = effects if effects is not None else []
        self._facts: dict[str, object] = facts if facts is not None else {}
        self._concerns: list[str] = concerns if concerns is not None else []

    def texts(self) -> list[Text]:
        """What the card prints: one whole sentence per effect."""
        out: list[Text] = []
        for effect in self.effects:
            text = effect.text()
            if text is not None:
                out.append(text)
        return out

    def facts(self) -> dict[str, object]:
        """The card's printed numbers and classes, for card lists and inspectors."""
        return self._facts

    def concerns(self) -> list[str]:
        """The ids of the rules and rulings that have to do with the card, besides those its effects cite."""
        return self._concerns


@mypyc_attr(allow_interpreted_subclasses=True)
class Kit:
    """Everything about a table that never changes while it is played; shared by all its states."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.everyone: Num = (1 << (seats + 1)) - 1  #: all seats and, as the last bit, the spectators
        self.mates: list[int] = [1 << seat for seat in range(seats)]  #: seat -> mask of its team
        self.types: list[CardType] = []
        self.copies: list[int] = []  #: how many of each type the table holds
        self.starts: list[int] = []  #: in which zone those lie before anything happens, where `begin` does not say
        self.backs: list[str] = []  #: the name of each kind of back
        self.zones: list[Zone] = []
        # Of zones and types what is read at every move, as rows.
        self.orders = new_row()  #: zone -> how its cards lie
        self.face_masks = new_row()  #: zone -> who learns the face of a card that comes there
        self.back_masks = new_row()  #: zone -> who learns its back
        self.back_of = new_row()  #: face -> its kind of back
        self.vars: list[Var] = []
        self.mark_names: list[str] = []
        self.scripts: dict[str, Script] = {}
        self.card_list: dict[str, Any] = {}  #: the list of components in use, where owners may replace it
        self.unpacked: State | None = None  #: the table before anything happened, see `set_out`
        self.spotted = False  #: whether any zone has spots
        self.moves: dict[int, KeptChoice] = {}  #: options that were shown before, see `KeptParts`
        self.prospects: dict[int, KeptChoice] = {}  #: and what would have come of them

    def add_type(self, card: CardType, copies: Num, zone: Num = 0) -> Num:
        """Put a card type into the box, and say where it lies before anything happens; returns its number.

        Raises BadTable for a key that looks like a rule's id.
        """
        if RULE_ID.fullmatch(card.key) is not None:
            raise BadTable(wrong("table-card-like-rule", card=card.key))
        card.number = len(self.types)
        self.types.append(card)
        self.copies.append(copies)
        self.starts.append(zone)
        self.back_of = append(self.back_of, card.back)
        return card.number

    def add_zone(self, zone: Zone) -> Num:
        """Lay out a zone; returns its number."""
        self.zones.append(zone)
        zone.face_mask = self._mask(zone.face, zone.seat)
        zone.back_mask = self._mask(zone.back, zone.seat) | zone.face_mask
        self.orders = append(self.orders, zone.order)
        self.face_masks = append(self.face_masks, zone.face_mask)
        self.back_masks = append(self.back_masks, zone.back_mask)
        self.spotted = self.spotted or zone.order == BY_SPOT
        return len(self.zones) - 1

    def _mask(self, audience: Num, seat: Num) -> Num:
        if audience == EVERYONE:
            return self.everyone
        if audience == OWNER:
            return 1 << seat
        if audience == MATES:
            return self.mates[seat]
        return 0

    def add_script(self, key: str, steps: list[Effect]) -> Script:
        """Name a list of effects, so that a saved table can find it again."""
        script = Script(key, steps)
        self.scripts[key] = script
        return script

    def use(self, scripts: list[Script]) -> None:
        """Register scripts that the rules made at import."""
        for script in scripts:
            self.scripts[script.key] = script

    def set_out(self) -> State:
        """A new table with everything out of the box and nothing shuffled yet."""
        if self.unpacked is None:
            g = State(self)
            self.game.begin(g)
            self.unpacked = g
        return self.unpacked.copy()

    def type_called(self, key: str) -> CardType | None:
        """The card type with this key."""
        for card in self.types:
            if card.key == key:
                return card
        return None
