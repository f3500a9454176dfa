"""Volfyirion: moved, defeated, and what it destroys (R36, R37, R40, R46)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, numbers, verbs
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.cities import CITY_BURNS, destroy_city
from ludotheque.games.volfyirion.rules.extras import has_perk, springs
from ludotheque.games.volfyirion.rules.market import acquire
from ludotheque.games.volfyirion.rules.points import LAIR_GAIN, gain
from ludotheque.games.volfyirion.rules.refusals import BONUS_LOST, not_asked
from ludotheque.games.volfyirion.rules.removing import THIN
from ludotheque.kernel import (
    NOBODY,
    Ask,
    Effect,
    Frame,
    Note,
    Num,
    Row,
    Script,
    State,
    Text,
    append,
    first_of,
    new_row,
    pack,
    verb_of,
)

WON_WONDER: Final = Note("volfyirion-log-acquired", "R36")
#: Paid for, or granted by an ability.
SENT: Final = {rule: Note("volfyirion-log-dragon-sent", rule) for rule in ("R40", "R45")}
CALLED: Final = {rule: Note("volfyirion-log-dragon-home", rule) for rule in ("R40", "R45")}
CLAIMED: Final = Note("volfyirion-log-claimed", "R36")
LAIR_LEFT: Final = Note("volfyirion-log-lair-left", "R36")
MIRAGED: Final = Note("volfyirion-log-mirage", "R53")
DEFEATS: Final = Note("volfyirion-log-defeats", "R36")


def dragon_moves(g: State, kit: VolfyirionKit, seat: Num, out: Row) -> Row:
    """R40, R37, A12: from the Lair onto a standing enemy City, or from one's own City to the Lair."""
    dragon = g.vars[numbers.DRAGON]
    if dragon == numbers.AT_LAIR:
        foe = kit.foe[seat]
        if foe != NOBODY:
            for city in g.cards(kit.cities[foe]):
                out = append(out, pack(verbs.SEND, g.spot[city]))
    elif dragon > 0 and numbers.perch_side(dragon) == kit.sides[seat]:
        out = append(out, pack(verbs.CALL_BACK))
    return out


def move_dragon(g: State, kit: VolfyirionKit, seat: Num, option: Num, rule: str) -> None:
    """R40, R45: one move; A46: a Mirage City sends the token home at once."""
    if verb_of(option) == verbs.CALL_BACK:
        g.say(CALLED[rule], seat)
        g.count(numbers.DRAGON, numbers.AT_LAIR)
        return
    foe = kit.foe[seat]
    spot = first_of(option)
    g.say(SENT[rule], seat, spot + 1, g.at(kit.cities[foe], spot))
    g.count(numbers.DRAGON, numbers.perch(foe, spot))
    if kit.ploys_used and springs(g, kit, foe, kinds.MIRAGE):
        g.say(MIRAGED, foe)
        g.count(numbers.DRAGON, numbers.AT_LAIR)


class FreeMove(Effect):
    """R45: an ability moves Volfyirion once, or not at all (R44)."""

    rule = "R45"
    prompt = "volfyirion-ask-dragon"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if it can move (A18, A44)."""
        if len(dragon_moves(g, kit_of(g), f.seat, new_row())):
            g.ask(f.seat, 0, 1)
        else:
            g.say(BONUS_LOST)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """The moves of R40."""
        return dragon_moves(g, kit_of(g), f.seat, new_row())

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It moves without payment."""
        if len(asks[0].picks):
            move_dragon(g, kit_of(g), f.seat, asks[0].picks[0], self.rule)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or one the dragon does not make."""
        if verb_of(option) not in (verbs.SEND, verbs.CALL_BACK):
            return not_asked(self)
        return Text("volfyirion-no-dragon-move", "R40")


FREE_MOVE: Final = Script("free-move", [FreeMove()])


class ClaimLair(Effect):
    """R36: who has defeated Volfyirion may take the Lair as a City; it gives its 4 Battle at once (A15)."""

    rule = "R36"
    prompt = "volfyirion-ask-claim"

    def run(self, g: State, f: Frame) -> None:
        """A real choice: with the Lair claimed nobody acquires Wonders any more (R37)."""
        g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Take it."""
        return Row([pack(verbs.CLAIM)])

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Among the Cities, without slots (A16); or it stays where it is."""
        if not len(asks[0].picks):
            g.say(LAIR_LEFT, f.seat)
            return
        kit = kit_of(g)
        card = g.top(kit.lair[f.seat])
        g.say(CLAIMED, f.seat, 0, card)
        g.move(card, kit.cities[f.seat], None, False, numbers.LAIR_SPOT)
        gain(g, kit, f.seat, numbers.BATTLE, numbers.LAIR_BATTLE, LAIR_GAIN, card)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move."""
        return not_asked(self)


CLAIM_SCRIPT: Final = Script("claim", [ClaimLair()])


def defeat_cost(g: State, kit: VolfyirionKit, seat: Num) -> Num:
    """R36, R52: 16 Battle, 14 with the Qoam Armory."""
    if kit.perks_used and has_perk(g, kit, seat, kinds.ARMORY):
        return numbers.ARMORY_COST
    return numbers.DEFEAT_COST


def defeat(g: State, kit: VolfyirionKit, seat: Num) -> None:
    """R36, A13, A14, A47: the token leaves the game; the Lair's Wonders are won, each with its bonus; then the Lair."""
    g.say(DEFEATS, seat)
    g.count(numbers.DRAGON, numbers.DEFEATED)
    g.push(CLAIM_SCRIPT, seat)
    won = g.cards(kit.spaces[seat])
    for card in won:
        acquire(g, kit, seat, card, WON_WONDER)
    for i in range(len(won) - 1, -1, -1):
        g.push(THIN, seat, won[i])


def burn(g: State, kit: VolfyirionKit, seat: Num) -> bool:
    """R46, 5: the token on a City of the side whose turn ends destroys it and returns; says whether all is over."""
    dragon = g.vars[numbers.DRAGON]
    if dragon > 0 and numbers.perch_side(dragon) == kit.sides[seat]:
        return destroy_city(g, kit, kit.sides[seat], numbers.perch_spot(dragon), CITY_BURNS)
    return False


def wrath(g: State, kit: VolfyirionKit) -> Num:
    """S7, K7, A35: what the destroyed Cities add to the dragon's attack, by its level."""
    return kit.wrath * g.vars[kit.fallen[0]]
