"""When a line of a card acts (R39–R42)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import keywords
from ludotheque.games.saint_seiya.kit import Printed
from ludotheque.kernel import Effect


class Arrival(Printed):
    """R39: Arrivée: once, when the card is revealed on the field."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R39") -> None:
        super().__init__(keywords.ARRIVAL, f"arrival-{key}", rule, steps)


class Defeated(Printed):
    """R40: Vaincu: once, when the card is acquired from the field."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R40") -> None:
        super().__init__(keywords.DEFEATED, f"defeated-{key}", rule, steps)


class OnPlay(Printed):
    """R41: Mise en jeu: optional, once, when the card is played from hand."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R41") -> None:
        super().__init__(keywords.ON_PLAY, f"on-play-{key}", rule, steps)


class Discarding(Printed):
    """R42: Défausser: discard this card to do it."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R42") -> None:
        super().__init__(keywords.BY_DISCARD, f"by-discard-{key}", rule, steps)


class Wounding(Printed):
    """R42: Blesser: wound this card to do it."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R42") -> None:
        super().__init__(keywords.BY_WOUND, f"by-wound-{key}", rule, steps)


class Destroying(Printed):
    """R42: Détruire: destroy this card to do it."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R42") -> None:
        super().__init__(keywords.BY_DESTROY, f"by-destroy-{key}", rule, steps)
