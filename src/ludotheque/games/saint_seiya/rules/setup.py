"""The setup (R14–R17)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import numbers, terms, zones
from ludotheque.games.saint_seiya.kit import kit_of
from ludotheque.games.saint_seiya.rules.maintenance import TURN_SCRIPT
from ludotheque.kernel import TURN_BEGINS, Effect, Frame, Note, Row, Script, State, usual

PLAYS_HERO: Final = [Note(f"saint-seiya-log-hero-{key}", "R14") for key in terms.HEROES]
SHUFFLES: Final = Note("saint-seiya-log-shuffles", "R14")
RESERVE_SHUFFLED: Final = Note("saint-seiya-log-reserve-shuffled", "R16")
LAID: Final = Note("saint-seiya-log-laid", "R16")
DEALT: Final = Note("saint-seiya-log-dealt", "R17")
BEGINS: Final = Note("saint-seiya-log-begins", "R17", TURN_BEGINS)


class DealHeroes(Effect):
    """R14: everybody gets a hero: the one chosen when the table was set, or one dealt by lot."""

    rule = "R14"

    def run(self, g: State, f: Frame) -> None:
        """As the table's options say."""
        chosen = g.kit.options["heroes"]
        if isinstance(chosen, list):
            self.dealt(g, f, Row([terms.HEROES.index(str(key)) for key in chosen]))
        else:
            g.draw_lots(len(terms.HEROES), g.kit.seats)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """Nine Héros and the Armour are the draw pile, the five Bronze Saints are set aside; the others stay boxed."""
        kit = kit_of(g)
        for seat in range(kit.seats):
            hero = drawn[seat]
            g.count(numbers.HERO_OF + seat, hero)
            g.say(PLAYS_HERO[hero], seat)
            for card in g.cards(zones.BOX):
                it = kit.cards[g.face[card]]
                if (it.no - 1) % 5 == hero:
                    zone = zones.ASIDE if it.of_class == terms.HERO_SAINT else zones.PILE
                    g.move(card, zone + zones.SIDE * seat)


class ShuffleReserve(usual.Shuffle):
    """R16: the Reserve is shuffled face down."""

    def __init__(self) -> None:
        super().__init__(zones.RESERVE, RESERVE_SHUFFLED)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """Six cards are revealed, from right to left; no Arrivée applies."""
        super().dealt(g, f, drawn)
        for slot in range(zones.SLOTS - 1, -1, -1):
            g.move(g.top(zones.RESERVE), zones.FIELD, LAID, False, slot)
        g.count(numbers.FLAMES, numbers.ALL_FLAMES)


class WhoBegins(usual.WhoBegins):
    """R17: the first player is chosen when the table is set, or drawn by lot."""

    def __init__(self) -> None:
        super().__init__(numbers.FIRST, BEGINS)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """That seat begins."""
        super().dealt(g, f, drawn)
        g.count(numbers.ACTIVE, drawn[0])
        g.push(TURN_SCRIPT, drawn[0])


SETUP: Final = Script(
    "setup",
    [
        DealHeroes(),
        usual.ShuffleEach(zones.PILE, zones.SIDE, SHUFFLES),
        ShuffleReserve(),
        usual.DealHands(
            numbers.HAND_SIZE,
            pile=zones.PILE,
            pile_stride=zones.SIDE,
            hand=zones.HAND,
            hand_stride=zones.SIDE,
            note=DEALT,
        ),
        WhoBegins(),
    ],
)
