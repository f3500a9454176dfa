"""Attacks, and abilities that destroy what lies at enemy Cities (R31–R33, R45, R49)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.cities import destroy_city
from ludotheque.games.volfyirion.rules.extras import SECOND_CHANCE_SCRIPT, springs
from ludotheque.games.volfyirion.rules.finding import remove, seat_marked
from ludotheque.games.volfyirion.rules.market import show_top
from ludotheque.games.volfyirion.rules.refusals import BONUS_LOST, not_asked
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
    second_of,
    usual,
    verb_of,
)

ATTACKS: Final = Note("volfyirion-log-attacks", "R31")
ATTACKS_GUARDED: Final = Note("volfyirion-log-attacks", "R32")
ROUTED: Final = Note("volfyirion-log-routed", "R32")
#: By an ability; with teams, by an Attack.
DESTROYED: Final = {rule: Note("volfyirion-log-destroyed", rule) for rule in ("R45", "A36")}
DESTROYED_SHARED: Final = {rule: Note("volfyirion-log-destroyed-shared", rule) for rule in ("R45", "A36")}
CITY_FALLS: Final = Note("volfyirion-log-city-falls", "R31")
MERCENARY_LEAVES: Final = Note("volfyirion-log-mercenary", "R49")
DECK_SHUFFLED: Final = Note("volfyirion-log-assets-shuffled", "R49")
DOUBLED: Final = Note("volfyirion-log-shift", "R53")


def attack(g: State, kit: VolfyirionKit, seat: Num, spot: Num) -> None:
    """R31, R32: once it is paid, a guard is removed, an unguarded City falls, a Mercenary's City too (R49)."""
    foe = kit.foe[seat]
    troop = g.at(kit.troops[foe], spot)
    g.say(ATTACKS if troop == NOBODY else ATTACKS_GUARDED, seat, spot + 1, g.at(kit.cities[foe], spot))
    if kit.ploys_used:
        if springs(g, kit, foe, kinds.DOUBLE_SHIFT):
            g.mark(marks.SHIFTED, foe, NOBODY, numbers.SHIFT, marks.END_OF_TURN)
            g.say(DOUBLED, foe, numbers.SHIFT)
            return
        if seat_marked(g, marks.SPENT, seat):
            g.push(SECOND_CHANCE_SCRIPT, foe)
    if troop == NOBODY:
        destroy_city(g, kit, foe, spot, CITY_FALLS)
    elif kit.card(g.face[troop]).mercenary:
        g.push(MERCENARY_SCRIPT, foe, troop, spot)
    else:
        remove(g, troop, ROUTED)


class MercenaryLeaves(Effect):
    """R49, A45: the Mercenary is shuffled back into the Asset Deck first, then its City (the frame's `n`) falls."""

    rule = "R49"

    def run(self, g: State, f: Frame) -> None:
        """Into the deck of the defender's market."""
        kit = kit_of(g)
        deck = kit.assets[f.seat]
        g.move(f.card, deck, MERCENARY_LEAVES)
        f.card = NOBODY
        usual.shuffle(g, deck)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """A new top card is turned up."""
        kit = kit_of(g)
        g.shuffle(kit.assets[f.seat], drawn, DECK_SHUFFLED)
        show_top(g, kit, f.seat)
        destroy_city(g, kit, f.seat, f.n, CITY_FALLS)


MERCENARY_SCRIPT: Final = Script("mercenary", [MercenaryLeaves()])


class DestroyOne(Effect):
    """R45: a Troop, or a Building, of an enemy City leaves the game; or none (R44)."""

    rule = "R45"
    prompt = "volfyirion-ask-destroy"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def zone(self, g: State, seat: Num) -> Num:
        """Where such cards of the enemy lie."""
        kit = kit_of(g)
        foe = kit.foe[seat]
        return kit.troops[foe] if self.kind == kinds.TROOP else kit.buildings[foe]

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is one (A44: else the bonus is lost)."""
        if kit_of(g).foe[f.seat] != NOBODY and g.size[self.zone(g, f.seat)]:
            g.ask(f.seat, 0, 1)
        else:
            g.say(BONUS_LOST)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Each of them."""
        out = new_row()
        for card in g.cards(self.zone(g, f.seat)):
            out = append(out, pack(verbs.DESTROY, g.spot[card], self.kind))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It is gone."""
        if len(asks[0].picks):
            destroy_card(g, kit_of(g), g.at(self.zone(g, f.seat), first_of(asks[0].picks[0])), self.rule)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another move, another kind, or nothing there."""
        if verb_of(option) != verbs.DESTROY:
            return not_asked(self)
        if second_of(option) != self.kind:
            return Text(
                "volfyirion-no-destroy-troop" if self.kind == kinds.TROOP else "volfyirion-no-destroy-building", "R45"
            )
        return Text("volfyirion-no-destroy-there", "R45", {"number": first_of(option) + 1})


def destroy_card(g: State, kit: VolfyirionKit, card: Num, rule: str) -> None:
    """R45, A36: a Troop or a Building leaves the game; T3: of partners it is told whose Stronghold it lay at."""
    if not kit.shared:
        remove(g, card, DESTROYED[rule])
        return
    side = kit.zones[g.where[card]].seat
    owners = [seat for seat in range(kit.seats) if kit.sides[seat] == side and kit.mine[seat] >> g.spot[card] & 1]
    g.say(DESTROYED[rule] if len(owners) == 1 else DESTROYED_SHARED[rule], owners[0], 0, card)
    remove(g, card, None)


ROUT: Final = Script("rout", [DestroyOne(kinds.TROOP)])

RAZE: Final = Script("raze", [DestroyOne(kinds.BUILDING)])
