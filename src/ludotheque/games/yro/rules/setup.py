"""Setting the table (R7, R45)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, zones
from ludotheque.games.yro.kit import kit_of
from ludotheque.kernel import NOBODY, Effect, Frame, Note, Row, State
from ludotheque.kernel.usual import shuffle

SHUFFLES: Final = Note("yro-log-shuffles", "R7")
DEALT: Final = Note("yro-log-dealt", "R7")
FIRST_PURSE: Final = Note("yro-log-first-coins", "R7")
SHOWS_QUEST: Final = Note("yro-log-quest-shown", "R45")


class DealHands(Effect):
    """R7, A27: five cards and five écus each, in seat order."""

    rule = "R7"

    def run(self, g: State, f: Frame) -> None:
        """From the top."""
        for seat in range(g.kit.seats):
            for _ in range(numbers.HAND_SIZE):
                g.move(g.top(zones.DECK), zones.HAND + zones.SIDE * seat)
            g.say(DEALT, seat, numbers.HAND_SIZE)
            g.count(numbers.of(seat, numbers.COINS), numbers.FIRST_COINS, FIRST_PURSE)


class ShowQuests(Effect):
    """R45: the Quests are shuffled and four are shown."""

    rule = "R45"

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order, if Quests are played."""
        kit = kit_of(g)
        if kit.quest_deck != NOBODY:
            shuffle(g, kit.quest_deck)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """The four on top."""
        kit = kit_of(g)
        g.shuffle(kit.quest_deck, drawn)
        for _ in range(numbers.QUESTS_SHOWN):
            g.move(g.top(kit.quest_deck), kit.quest_row, SHOWS_QUEST)
