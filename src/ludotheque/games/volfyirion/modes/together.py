"""Partners who take their turn together (K3, T5): each draws, each may act whenever it likes, until both have ended."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, numbers, verbs
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.actions import END_OPTION, Act
from ludotheque.games.volfyirion.rules.cities import standing, station
from ludotheque.games.volfyirion.rules.drawing import DRAW_ALL, Draw
from ludotheque.games.volfyirion.rules.synergies import chain
from ludotheque.games.volfyirion.rules.turn import NEW_TURN, BeginTurn, Mulligan, gather
from ludotheque.kernel import (
    NOBODY,
    OPEN,
    Ask,
    Effect,
    Frame,
    Note,
    Num,
    Row,
    Script,
    State,
    append,
    first_of,
    new_row,
    second_of,
    verb_of,
)

REDEPLOYS: Final = Note("volfyirion-log-redeploys", "R30")
PARTNER_PLAYS: Final = Note("volfyirion-log-plays-too", "K3")
MATE_PLAYS: Final = Note("volfyirion-log-plays-too", "T5")
PARTNER_ENDED: Final = Note("volfyirion-log-has-ended", "K3")
MATE_ENDED: Final = Note("volfyirion-log-has-ended", "T5")


class BeginTurnTogether(BeginTurn):
    """R19, K3, T5, K11: a turn of all partners who still play."""

    def tell(self, g: State, f: Frame) -> None:
        """Each of them by name."""
        kit = kit_of(g)
        mates = partners(g, kit, f.seat)
        g.say(NEW_TURN, mates[0], g.vars[numbers.TURN])
        for other in mates[1:]:
            g.say(MATE_PLAYS if kit.teams else PARTNER_PLAYS, other)


class DrawTogether(Effect):
    """R20, R21: each partner draws five cards; then, on the first turn, each may draw a new hand."""

    rule = "R20"

    def run(self, g: State, f: Frame) -> None:
        """In the order of their seats."""
        kit = kit_of(g)
        f.n = 0
        mates = partners(g, kit, f.seat)
        for i in range(len(mates) - 1, -1, -1):
            g.push(MATES_MULLIGAN, mates[i])
        for i in range(len(mates) - 1, -1, -1):
            g.push(DRAW_ALL, mates[i], NOBODY, numbers.HAND_SIZE)


MATES_MULLIGAN: Final = Script("mates-mulligan", [Mulligan(), Draw()])


def partners(g: State, kit: VolfyirionKit, side: Num) -> Row:
    """The seats of a side that still play (K11)."""
    spots = standing(g, kit, side)
    out = new_row()
    for seat in range(kit.seats):
        if kit.sides[seat] == side and (kit.teams or spots & kit.mine[seat]):
            out = append(out, seat)
    return out


class GatherTogether(Effect):
    """R25, A1: the points of all that lies in play, for each partner."""

    rule = "R25"

    def run(self, g: State, f: Frame) -> None:
        """In the order of their seats."""
        kit = kit_of(g)
        for seat in partners(g, kit, f.seat):
            gather(g, kit, seat)


class ActTogether(Act):
    """K3, T5: either partner may act at any time; it ends when both have ended it (`n`: who has, one bit each)."""

    rule = "T5"
    prompt = "volfyirion-ask-together"

    def run(self, g: State, f: Frame) -> None:
        """Ask all who have not ended their turn."""
        for seat in partners(g, kit_of(g), f.seat):
            if not f.n >> seat & 1:
                g.ask(seat, 1, 1, OPEN)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Do it, then ask again as long as anybody plays on."""
        kit = kit_of(g)
        option = asks[0].picks[0]
        seat = asks[0].seat
        if option != END_OPTION:
            f.step -= 1
            self.pay_for(g, kit, seat, option)
            self.act(g, kit, seat, option)
            return
        f.n |= 1 << seat
        for other in partners(g, kit, f.seat):
            if not f.n >> other & 1:
                g.say(MATE_ENDED if kit.teams else PARTNER_ENDED, seat)
                f.step -= 1
                return
        f.n = 0

    def act(self, g: State, kit: VolfyirionKit, seat: Num, option: Num) -> None:
        """One action; the place of a redeployed Troop does not tell which partner moved it.

        T4, A3: a Troop that reaches the shared Stronghold is a partner of the other mate's cards too.
        """
        verb = verb_of(option)
        if verb == verbs.REDEPLOY:
            card = g.at(kit.troops[seat], first_of(option))
            g.say(REDEPLOYS, seat, second_of(option) + 1, card)
            station(g, kit, seat, card, second_of(option), None)
        else:
            super().act(g, kit, seat, option)
        if verb == verbs.REDEPLOY or (verb == verbs.PLAY and kit.kind[first_of(option)] == kinds.TROOP):
            for other in partners(g, kit, kit.sides[seat]):
                if other != seat and kit.mine[other] >> second_of(option) & 1:
                    chain(g, kit, other)
