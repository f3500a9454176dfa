"""A game on the shelf: started with a seed or a secret, set up from a position, its cards listed."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from ludotheque.kernel.chance import Dealer, Secret, fresh_secret, secret_from_seed
from ludotheque.kernel.codec import to_json
from ludotheque.kernel.errors import BadPosition, BadTable, wrong
from ludotheque.kernel.game import Game
from ludotheque.kernel.kit import CardType, Kit
from ludotheque.kernel.match import Match, names_of
from ludotheque.kernel.view import rule_id
from ludotheque.locales import fact_words, say

Data = dict[str, Any]
MOST_KITS = 16  #: of a game, for different tables, that are kept open


class ShelfGame:
    """A game on the shelf, ready to be started."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules
        self.key = rules.key
        self._kits: dict[tuple[int, bytes], Kit] = {}  #: those used last, the latest at the end

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def kit(self, seats: int | None = None, options: Data | None = None) -> Kit:
        """The opened box, one for all tables with these seats and options; raises BadTable when there is none."""
        if seats is None:
            seats = self.rules.min_seats if self.rules.min_seats > 1 else 2
        if isinstance(seats, bool) or not isinstance(seats, int):
            low, high = self.rules.min_seats, self.rules.max_seats
            raise BadTable(wrong("table-wrong-seats", n=str(seats), low=low, high=high))
        if options is not None and not isinstance(options, dict):
            raise BadTable(wrong("table-options-not-an-object"))
        for key in options or {}:
            if not isinstance(key, str):
                known = ", ".join(option.key for option in self.rules.options())
                raise BadTable(wrong("table-unknown-option", option=str(key)[:60], known=known))
        settled = self.rules.settle(seats, deepcopy(options or {}))
        table = (seats, to_json(settled))
        kit = self._kits.pop(table, None) or self.rules.kit(seats, settled)
        self._kits[table] = kit
        if len(self._kits) > MOST_KITS:
            self._kits.pop(next(iter(self._kits)))
        return kit

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Data | None = None,
        names: Sequence[str] = (),
        *,
        secret: bytes | None = None,
        dealer: Dealer | None = None,
    ) -> Match:
        """Set a table and deal. With a seed the deal is repeatable; without one a fresh secret decides."""
        kit = self.kit(seats, options)
        if dealer is None:
            dealer = Secret(secret or (fresh_secret() if seed is None else secret_from_seed(seed)))
        match = Match(kit, dealer, names_of(names, kit.seats))
        match.run_chance()
        return match

    def from_position(
        self, data: object, seed: int | None = None, names: Sequence[str] = (), *, dealer: Dealer | None = None
    ) -> Match:
        """A match that starts from a position; raises BadPosition saying what is wrong with it."""
        try:
            kit, start = self._position(data)
        except BadTable as error:
            raise BadPosition(error.said) from error
        except RecursionError as error:
            raise BadPosition(wrong("position-unplayable")) from error
        if dealer is None:
            dealer = Secret(fresh_secret() if seed is None else secret_from_seed(seed))
        match = Match(kit, dealer, names_of(names, kit.seats), start)
        match.run_chance()
        return match

    def _position(self, data: object) -> tuple[Kit, Data]:
        if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
            raise BadPosition(wrong("position-not-an-object", where="position"))
        if data.get("game", self.key) != self.key:
            raise BadPosition(wrong("position-other-game", game=str(data.get("game"))[:60], known=self.key))
        if data.get("rules", self.rules.version) != self.rules.version:
            raise BadPosition(wrong("record-other-rules", n=str(data.get("rules"))[:60], known=self.rules.version))
        return self.kit(data.get("seats"), data.get("options")), deepcopy(data)

    def cards(self, seats: int | None = None, options: Data | None = None, lang: str = "fr") -> list[Data]:
        """Every card of the box with its copies, its printed facts, its text and where they come from."""
        kit = self.kit(seats, options)
        return [card_data(kit, card, lang) for card in kit.types]


def card_data(kit: Kit, card: CardType, lang: str) -> Data:
    """A card as a person reads it; what its text cites does not stand among what else concerns it."""
    cited = [text.rule for text in card.texts() if text.rule]
    return {
        "card": card.key,
        "name": say(lang, "table-name", {"name": card.name}),
        "copies": kit.copies[card.number],
        "back": kit.backs[card.back],
        "provenance": card.provenance,
        "facts": card.facts(),
        "printed": fact_words(lang, kit.game.key, card.facts()),
        "text": [say(lang, text.key, text.params) for text in card.texts()],
        "rules": [rule_id(kit, rule) for rule in cited],
        "concerns": [rule_id(kit, rule) for rule in card.concerns() if rule not in cited],
    }
