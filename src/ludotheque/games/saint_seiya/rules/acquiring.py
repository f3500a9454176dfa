"""What an acquisition does, in the order of A41."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import terms, verbs, zones
from ludotheque.games.saint_seiya.actions import between, burn, can_draw, discard, leave_field
from ludotheque.games.saint_seiya.effects.drawing import Draw
from ludotheque.games.saint_seiya.kit import kit_of
from ludotheque.games.saint_seiya.moves import discardings, only
from ludotheque.games.saint_seiya.values import armour_cosmos, boost_of, cost_of, engaged_at, suffices, values_of
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
    extend,
    first_of,
    in_order,
    new_row,
    pack,
    verb_of,
)
from ludotheque.kernel.events import SAID, Event, Trace
from ludotheque.kernel.rowtools import sort

BEATEN: Final = [
    Note("saint-seiya-log-taken", "A11"),
    Note("saint-seiya-log-beaten", "R24"),
    Note("saint-seiya-log-rallied", "R24"),
]
HOME: Final = Note("saint-seiya-log-to-discard", "R26")
TO_HAND: Final = Note("saint-seiya-log-to-hand", "R26")
HELD_BACK: Final = Note("saint-seiya-log-held-back", "A12")
USED: Final = Note("saint-seiya-log-used", "R26")
PAID: Final = Note("saint-seiya-log-paid", "A21")
FREE: Final = 0
BY_FORCE: Final = 1
BY_COSMOS: Final = 2
WITH_ARMOUR: Final = 4


class HoldBack(Effect):
    """A12: of the cards engaged against the target, the player may hold some back, as long as the rest suffices.

    The frame's card is the target, `n` its slot, `m` the way. Nobody is asked where every card is needed.
    """

    rule = "A12"
    prompt = "saint-seiya-ask-hold-back"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        if len(self.spare(g, f, new_row())):
            g.ask(f.seat, 0, len(engaged_at(g, f.seat, f.n)))
        else:
            self.fight(g, f, new_row())

    def spare(self, g: State, f: Frame, picks: Row) -> Row:
        """The options that hold one more card back, sorted, each as often as it may be picked."""
        kit = kit_of(g)
        cosmos = f.m & BY_COSMOS != 0
        engaged = engaged_at(g, f.seat, f.n)
        values = values_of(g, kit, f.seat, engaged, f.n, cosmos)
        cost = cost_of(g, kit, f.seat, f.card, engaged, cosmos)
        more: Num = 0
        if f.m & WITH_ARMOUR:
            more = armour_cosmos(g, kit, f.seat)
        used = self.used(g, engaged, picks)
        out = new_row(len(engaged))
        for i in range(len(engaged)):
            rest = used & ~(1 << i)
            if used >> i & 1 and suffices(g, kit, f.card, cost, engaged, values, rest, more, cosmos):
                out = append(out, pack(verbs.PICK, g.face[engaged[i]], zones.ENGAGED + zones.SIDE * f.seat))
        sort(out)
        return out

    def used(self, g: State, engaged: Row, held_back: Row) -> Num:
        """Those that these picks do not hold back, one bit each."""
        used: Num = (1 << len(engaged)) - 1
        for pick in held_back:
            used &= ~(1 << self.which(g, engaged, used, first_of(pick)))
        return used

    def which(self, g: State, engaged: Row, used: Num, face: Num) -> Num:
        """Of equal cards the one with the least Force is held back."""
        best: Num = NOBODY
        for i in range(len(engaged)):
            if used >> i & 1 and g.face[engaged[i]] == face:
                if best == NOBODY or boost_of(g, engaged[i]) < boost_of(g, engaged[best]):
                    best = i
        return best

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """From the last pick on, equal cards once."""
        spare = self.spare(g, f, ask.picks)
        out = new_row(len(spare))
        last: Num = 0
        if len(ask.picks):
            last = ask.picks[len(ask.picks) - 1]
        for option in spare:
            if option >= last and option not in out:
                out = append(out, option)
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """The others fight."""
        self.fight(g, f, asks[0].picks)

    def fight(self, g: State, f: Frame, picks: Row) -> None:
        """Put those used and those held back apart."""
        engaged = engaged_at(g, f.seat, f.n)
        used = self.used(g, engaged, picks)
        for i in range(len(engaged)):
            if used >> i & 1:
                g.move(engaged[i], zones.ENGAGED + zones.SIDE * f.seat, None, False, zones.FIGHTING)
            else:
                g.move(engaged[i], zones.ENGAGED + zones.SIDE * f.seat, HELD_BACK, False, zones.BESIDE)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Not engaged there, or needed."""
        if verb_of(option) != verbs.PICK:
            return Text("saint-seiya-no-hold-back-first", "A12")
        return Text("saint-seiya-no-needed", "A12", {"card": kit_of(g).cards[first_of(option)].name})


class PayExtra(Effect):
    """A21: Dolphin: one card of the hand is discarded as part of the cost."""

    rule = "A21"
    prompt = "saint-seiya-ask-extra"

    def run(self, g: State, f: Frame) -> None:
        """Ask for the card."""
        if kit_of(g).flags[g.face[f.card]] & terms.NEEDS_DISCARD:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Any card of the hand."""
        return in_order(discardings(g, f.seat), ask)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Discard it."""
        discard(g, g.take(zones.HAND + zones.SIDE * f.seat, first_of(asks[0].picks[0])), f.seat, PAID)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or not in the hand."""
        return Text("saint-seiya-no-extra", "A21")


class LeaveItsSlot(Effect):
    """A41: the target leaves its slot; then its Vaincu. Afterwards the frame's `n` counts the draws of Shun (A15)."""

    rule = "A41"

    def run(self, g: State, f: Frame) -> None:
        """Paid for or free."""
        it = kit_of(g).cards[g.face[f.card]]
        slot = f.n
        f.n = 0
        if f.m & BY_COSMOS and it.kind == terms.CHARACTER:
            for card in engaged_at(g, f.seat, zones.FIGHTING):
                if kit_of(g).flags[g.face[card]] & terms.DRAWS_FOR_COSMOS:
                    f.n += 1
        if g.trace is not None:
            self.tell(g, g.trace, f, slot)
        leave_field(g, f.card, zones.BETWEEN, None)
        if it.defeated is not None:
            g.push(it.defeated, f.seat, f.card, slot, f.m)

    def tell(self, g: State, trace: Trace, f: Frame, slot: Num) -> None:
        """R24: how it was acquired; where it was paid for, what the cards used have and what it cost."""
        event = Event(SAID, BEATEN[f.m & (BY_FORCE | BY_COSMOS)])
        event.seat = f.seat
        event.show(g, f.card)
        if f.m:
            kit = kit_of(g)
            cosmos = f.m & BY_COSMOS != 0
            used = engaged_at(g, f.seat, zones.FIGHTING)
            engaged = extend(used[:], engaged_at(g, f.seat, zones.BESIDE))
            values = values_of(g, kit, f.seat, engaged, slot, cosmos)
            event.n = 0
            if f.m & WITH_ARMOUR:
                event.n = armour_cosmos(g, kit, f.seat)
            for i in range(len(used)):
                event.n += values[i]
            event.was = cost_of(g, kit, f.seat, f.card, engaged, cosmos)
        trace.add(event)


class BurnItsFlame(Effect):
    """R47, A41: after the Vaincu the flame."""

    rule = "R47"

    def run(self, g: State, f: Frame) -> None:
        """Gold Saints only."""
        if kit_of(g).cards[g.face[f.card]].flame:
            burn(g)


class BringHome(Effect):
    """R26, A35: by Cosmos to the hand, else to the discard pile; unless its Vaincu has brought it elsewhere."""

    rule = "R26"

    def run(self, g: State, f: Frame) -> None:
        """To its new owner."""
        if between(g, f.card):
            if f.m & BY_COSMOS:
                g.move(f.card, zones.HAND + zones.SIDE * f.seat, TO_HAND)
            else:
                g.move(f.card, zones.DISCARD + zones.SIDE * f.seat, HOME)
        f.card = NOBODY  # a frame names no card of a hand


class DiscardUsed(Effect):
    """R26, R20: the cards used are discarded, the ones held back face nobody."""

    rule = "R26"

    def run(self, g: State, f: Frame) -> None:
        """Those that were neither wounded nor destroyed."""
        for card in engaged_at(g, f.seat, zones.FIGHTING):
            discard(g, card, f.seat, USED)
        for card in engaged_at(g, f.seat, zones.BESIDE):
            g.move(card, zones.ENGAGED + zones.SIDE * f.seat, None, False, zones.FACING_NOBODY)
        if f.m & WITH_ARMOUR:
            for card in g.cards(zones.EQUIPPED + zones.SIDE * f.seat):
                discard(g, card, f.seat, USED)


class ShunMayDraw(Effect):
    """A15: one card for each Shun who spent his Cosmos on a Character; optional."""

    rule = "A15"
    prompt = "saint-seiya-ask-shun"

    def run(self, g: State, f: Frame) -> None:
        """Ask for each."""
        if f.n > 0 and can_draw(g, f.seat):
            g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Yes, or no more."""
        return only(pack(verbs.YES))

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Draw, and ask again."""
        f.n -= 1
        if len(asks[0].picks):
            g.push(DRAW_ONE, f.seat)
        f.step -= 1

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Yes or done."""
        return Text("saint-seiya-no-yes-first", "A15")


DRAW_ONE: Final = Script("draw", [Draw(1)])
ACQUIRE: Final = Script(
    "acquire",
    [HoldBack(), PayExtra(), LeaveItsSlot(), BurnItsFlame(), BringHome(), DiscardUsed(), ShunMayDraw()],
)
TAKE_FREE: Final = Script("take-free", [LeaveItsSlot(), BurnItsFlame(), BringHome()])
