"""The set-up and the round as scripts, and where they begin (R9, R48, R49)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, phases, zones
from ludotheque.games.yro.kit import ADVENTURER_BACK, YroKit, kit_of
from ludotheque.games.yro.rules.combat import Combat, SoloCombat
from ludotheque.games.yro.rules.draft import Draft, KeepTwo, MakePacks
from ludotheque.games.yro.rules.draw import DrawUp, ThrowAway
from ludotheque.games.yro.rules.end import EndRound
from ludotheque.games.yro.rules.gains import enter
from ludotheque.games.yro.rules.placement import Place
from ludotheque.games.yro.rules.production_income_victory import Earn, Produce, Score
from ludotheque.games.yro.rules.recruitment import Recruit
from ludotheque.games.yro.rules.setup import SHUFFLES, DealHands, ShowQuests
from ludotheque.kernel import TURN_BEGINS, Effect, Frame, Note, Num, Script, State
from ludotheque.kernel.usual import Shuffle

NEW_ROUND: Final = Note("yro-log-round", "R9", TURN_BEGINS)


class Begin(Effect):
    """R9: then rounds, until the end."""

    rule = "R9"

    def run(self, g: State, f: Frame) -> None:
        """The round of this table."""
        g.push(round_of(kit_of(g)), 0)


class BeginRound(Effect):
    """R9: a round has six phases, resolved by all at once."""

    rule = "R9"

    def run(self, g: State, f: Frame) -> None:
        """Count it."""
        g.count(numbers.ROUND, g.vars[numbers.ROUND] + 1, NEW_ROUND)
        enter(g, phases.DRAW)


SETUP: Final = Script("setup", [Shuffle(zones.DECK, SHUFFLES), DealHands(), ShowQuests(), Begin()])
ROUND_SCRIPT: Final = Script(
    "round",
    [BeginRound(), ThrowAway(), DrawUp(), Recruit(), Place(), Combat(), Produce(), Earn(), Score(), EndRound()],
)
SOLO_ROUND: Final = Script(
    "solo-round",
    [BeginRound(), ThrowAway(), DrawUp(), Recruit(), Place(), SoloCombat(), Produce(), Earn(), Score(), EndRound()],
)
DRAFT_ROUND: Final = Script(
    "draft-round",
    [
        BeginRound(),
        KeepTwo(),
        DrawUp(),
        MakePacks(),
        Draft(0),
        Draft(1),
        Draft(2),
        Draft(3),
        Recruit(),
        Place(),
        Combat(),
        Produce(),
        Earn(),
        Score(),
        EndRound(),
    ],
)


def round_of(kit: YroKit) -> Script:
    """R9, R48, R49: the round that is played at this table."""
    if kit.seats == 1:
        return SOLO_ROUND
    return DRAFT_ROUND if kit.draft else ROUND_SCRIPT


def begin(g: State) -> None:
    """Everything out of the box, nothing shuffled yet."""
    kit = kit_of(g)
    for card in range(len(kit.types)):
        zone = zones.DECK if kit.types[card].back == ADVENTURER_BACK else kit.quest_deck
        for _ in range(kit.copies[card]):
            g.add(card, zone)
    g.push(SETUP, 0)


def resume(g: State, turn: Num) -> None:
    """The quiet moment before a round."""
    g.push(round_of(kit_of(g)), 0)
