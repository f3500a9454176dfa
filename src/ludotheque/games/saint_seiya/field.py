"""The field: how it is refilled (R34, R44) and what an acquisition does, in the order of A41."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya.box import (
    ACTIVE,
    BESIDE,
    BETWEEN,
    CHARACTER,
    DISCARD,
    DRAWS_FOR_COSMOS,
    ENGAGED,
    EQUIPPED,
    FACING_NOBODY,
    FIELD,
    FIGHTING,
    HAND,
    NEEDS_DISCARD,
    PICK_IT,
    RESERVE,
    SIDE,
    SLOT_IT,
    YES_IT,
    Card,
    Deed,
    SaintSeiyaKit,
    box_of,
)
from ludotheque.games.saint_seiya.deeds import (
    Draw,
    between,
    burn,
    can_draw,
    discard,
    free_slot,
    leave_field,
    remove,
)
from ludotheque.games.saint_seiya.values import (
    armour_cosmos,
    barred,
    boost_of,
    cost_of,
    engaged_at,
    suffices,
    values_of,
)
from ludotheque.kernel import NOBODY, Ask, Effect, Frame, Note, Script, State, Text, first_of, in_order, pack, verb_of
from ludotheque.kernel.events import SAID, Event, Trace

REVEALED: Final = Note("saint-seiya-log-revealed", "R34")
REVEALED_EARLY: Final = Note("saint-seiya-log-revealed", "A9")
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

# ------------------------------------------------------------------ how a card is acquired; WITH_ARMOUR may be added
FREE: Final = 0
BY_FORCE: Final = 1
BY_COSMOS: Final = 2
WITH_ARMOUR: Final = 4


# ------------------------------------------------------------------------------------ refilling
def can_reveal(g: State, kit: SaintSeiyaKit) -> bool:
    """A5, A6: whether the Reserve holds a card that can stay on the field: nothing but the Pope is nothing."""
    reserve = g.zones[RESERVE]
    if len(reserve) > kit.popes:
        return True
    for card in reserve:
        if kit.cards[g.face[card]].key != "pope":
            return True
    return False


def reveal(g: State, kit: SaintSeiyaKit, slot: int, note: Note = REVEALED_EARLY) -> bool:
    """R34, A9: the top card of the Reserve comes to a slot; says whether its Arrivée is to be done first."""
    reserve = g.zones[RESERVE]
    card = reserve[len(reserve) - 1]
    g.move(card, FIELD, note, False, slot)
    arrival = kit.cards[g.face[card]].arrival
    if arrival is None:
        return False
    g.push(arrival, g.vars[ACTIVE], card)
    return True


class Refill(Deed):
    """R34, R44, A9: empty slots are filled from right to left, each Arrivée before the next card is revealed."""

    rule = "R34"

    def __init__(self, note: Note = REVEALED_EARLY) -> None:
        self.note = note

    def run(self, g: State, f: Frame) -> None:
        """One card after the other; after an Arrivée this goes on."""
        kit = box_of(g)
        slot = free_slot(g)
        while slot >= 0 and can_reveal(g, kit):
            if reveal(g, kit, slot, self.note):
                f.step -= 1
                return
            slot = free_slot(g)


class Wipe(Deed):
    """A10: every card of the field up to a rank is removed, flames burning."""

    rule = "A10"

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def run(self, g: State, f: Frame) -> None:
        """From slot 1 on."""
        kit = box_of(g)
        for card in g.zones[FIELD][:]:
            if kit.cards[g.face[card]].rank <= self.rank:
                remove(g, kit, card)


# ------------------------------------------------------------------------------------ acquiring
class HoldBack(Effect):
    """A12: of the cards engaged against the target, the player may hold some back, as long as the rest suffices.

    The frame's card is the target, `n` its slot, `m` the way. Nobody is asked where every card is needed.
    """

    rule = "A12"
    prompt = "saint-seiya-ask-hold-back"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        engaged = engaged_at(g, f.seat, f.n)
        if self.spare(g, f, []):
            g.ask(f.seat, 0, len(engaged))
        else:
            self.fight(g, f, [])

    def spare(self, g: State, f: Frame, picks: list[int]) -> list[int]:
        """The options that hold one more card back, sorted, each as often as it may be picked."""
        kit = box_of(g)
        cosmos = f.m & BY_COSMOS != 0
        engaged = engaged_at(g, f.seat, f.n)
        values = values_of(g, kit, f.seat, engaged, f.n, cosmos)
        cost = cost_of(g, kit, f.seat, f.card, engaged, cosmos)
        more = armour_cosmos(g, kit, f.seat) if f.m & WITH_ARMOUR else 0
        used = (1 << len(engaged)) - 1
        for pick in picks:
            used &= ~(1 << self.which(g, engaged, used, first_of(pick)))
        out: list[int] = []
        for i in range(len(engaged)):
            rest = used & ~(1 << i)
            if used >> i & 1 and suffices(g, kit, f.card, cost, engaged, values, rest, more, cosmos):
                out.append(pack(PICK_IT, g.face[engaged[i]], ENGAGED + SIDE * f.seat))
        out.sort()
        return out

    def which(self, g: State, engaged: list[int], used: int, face: int) -> int:
        """Of equal cards the one with the least Force is held back."""
        best = NOBODY
        for i in range(len(engaged)):
            if used >> i & 1 and g.face[engaged[i]] == face:
                if best == NOBODY or boost_of(g, engaged[i]) < boost_of(g, engaged[best]):
                    best = i
        return best

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """From the last pick on, equal cards once."""
        out: list[int] = []
        last = ask.picks[len(ask.picks) - 1] if ask.picks else 0
        for option in self.spare(g, f, ask.picks):
            if option >= last and (not out or out[len(out) - 1] != option):
                out.append(option)
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """The others fight."""
        self.fight(g, f, asks[0].picks)

    def fight(self, g: State, f: Frame, picks: list[int]) -> None:
        """Put those used and those held back apart."""
        engaged = engaged_at(g, f.seat, f.n)
        used = (1 << len(engaged)) - 1
        for pick in picks:
            used &= ~(1 << self.which(g, engaged, used, first_of(pick)))
        for i in range(len(engaged)):
            if used >> i & 1:
                g.move(engaged[i], ENGAGED + SIDE * f.seat, None, False, FIGHTING)
            else:
                g.move(engaged[i], ENGAGED + SIDE * f.seat, HELD_BACK, False, BESIDE)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Not engaged there, or needed."""
        if verb_of(option) != PICK_IT:
            return Text("saint-seiya-no-hold-back-first", "A12")
        return Text("saint-seiya-no-needed", "A12", {"card": box_of(g).cards[first_of(option)].name})


class PayExtra(Effect):
    """A21: Dolphin: one card of the hand is discarded as part of the cost."""

    rule = "A21"
    prompt = "saint-seiya-ask-extra"

    def run(self, g: State, f: Frame) -> None:
        """Ask for the card."""
        if box_of(g).cards[g.face[f.card]].flags & NEEDS_DISCARD:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Any card of the hand."""
        return in_order([box_of(g).discardings[g.face[card]] for card in g.zones[HAND + SIDE * f.seat]], ask)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Discard it."""
        discard(g, g.take(HAND + SIDE * f.seat, first_of(asks[0].picks[0])), f.seat, PAID)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move, or not in the hand."""
        return Text("saint-seiya-no-extra", "A21")


class LeaveItsSlot(Effect):
    """A41: the target leaves its slot; then its Vaincu. Afterwards the frame's `n` counts the draws of Shun (A15)."""

    rule = "A41"

    def run(self, g: State, f: Frame) -> None:
        """Paid for or free."""
        it = box_of(g).cards[g.face[f.card]]
        slot = f.n
        f.n = 0
        if f.m & BY_COSMOS and it.kind == CHARACTER:
            for card in engaged_at(g, f.seat, FIGHTING):
                if box_of(g).cards[g.face[card]].flags & DRAWS_FOR_COSMOS:
                    f.n += 1
        if g.trace is not None:
            self.tell(g, g.trace, f, slot)
        leave_field(g, f.card, BETWEEN, None)
        if it.defeated is not None:
            g.push(it.defeated, f.seat, f.card, slot, f.m)

    def tell(self, g: State, trace: Trace, f: Frame, slot: int) -> None:
        """R24: how it was acquired; where it was paid for, what the cards used have and what it cost."""
        event = Event(SAID, BEATEN[f.m & (BY_FORCE | BY_COSMOS)])
        event.seat = f.seat
        event.show(g, f.card)
        if f.m:
            kit = box_of(g)
            cosmos = f.m & BY_COSMOS != 0
            used = engaged_at(g, f.seat, FIGHTING)
            engaged = used + engaged_at(g, f.seat, BESIDE)
            values = values_of(g, kit, f.seat, engaged, slot, cosmos)
            event.n = armour_cosmos(g, kit, f.seat) if f.m & WITH_ARMOUR else 0
            for i in range(len(used)):
                event.n += values[i]
            event.was = cost_of(g, kit, f.seat, f.card, engaged, cosmos)
        trace.add(event)


class BurnItsFlame(Effect):
    """R47, A41: after the Vaincu the flame."""

    rule = "R47"

    def run(self, g: State, f: Frame) -> None:
        """Gold Saints only."""
        if box_of(g).cards[g.face[f.card]].flame:
            burn(g)


class BringHome(Effect):
    """R26, A35: by Cosmos to the hand, else to the discard pile; unless its Vaincu has brought it elsewhere."""

    rule = "R26"

    def run(self, g: State, f: Frame) -> None:
        """To its new owner."""
        if between(g, f.card):
            if f.m & BY_COSMOS:
                g.move(f.card, HAND + SIDE * f.seat, TO_HAND)
            else:
                g.move(f.card, DISCARD + SIDE * f.seat, HOME)
        f.card = NOBODY  # a frame names no card of a hand


class DiscardUsed(Effect):
    """R26, R20: the cards used are discarded, the ones held back face nobody."""

    rule = "R26"

    def run(self, g: State, f: Frame) -> None:
        """Those that were neither wounded nor destroyed."""
        for card in engaged_at(g, f.seat, FIGHTING):
            discard(g, card, f.seat, USED)
        for card in engaged_at(g, f.seat, BESIDE):
            g.move(card, ENGAGED + SIDE * f.seat, None, False, FACING_NOBODY)
        if f.m & WITH_ARMOUR:
            for card in g.zones[EQUIPPED + SIDE * f.seat][:]:
                discard(g, card, f.seat, USED)


class ShunMayDraw(Effect):
    """A15: one card for each Shun who spent his Cosmos on a Character; optional."""

    rule = "A15"
    prompt = "saint-seiya-ask-shun"

    def run(self, g: State, f: Frame) -> None:
        """Ask for each."""
        if f.n > 0 and can_draw(g, f.seat):
            g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Yes, or no more."""
        return [pack(YES_IT)]

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Draw, and ask again."""
        f.n -= 1
        if asks[0].picks:
            g.push(DRAW_ONE, f.seat)
        f.step -= 1

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Yes or done."""
        return Text("saint-seiya-no-yes-first", "A15")


DRAW_ONE: Final = Script("draw", [Draw(1)])
ACQUIRE: Final = Script(
    "acquire",
    [HoldBack(), PayExtra(), LeaveItsSlot(), BurnItsFlame(), BringHome(), DiscardUsed(), ShunMayDraw()],
)
TAKE_FREE: Final = Script("take-free", [LeaveItsSlot(), BurnItsFlame(), BringHome()])


class TakeFree(Deed):
    """A11, A20, R45: a card of the field is acquired for nothing; nobody fought it, and it goes to the discard pile."""

    rule = "A11"
    prompt = "saint-seiya-ask-free"

    def __init__(self, which: int) -> None:
        self.which = which

    def candidates(self, g: State, f: Frame) -> list[int]:
        """The cards that may be taken, by slot."""
        return acquirable(g, self.which)

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47: there is one."""
        return bool(acquirable(g, self.which))

    def why(self, g: State, kit: SaintSeiyaKit, seat: int, card: Card) -> Text:
        """A20: there is one, and Kuraggu keeps it."""
        for target in g.zones[FIELD]:
            if kit.fit[self.which][g.face[target]]:
                return Text("saint-seiya-no-saints", "A20", {"card": kit.cards[g.face[target]].name})
        return super().why(g, kit, seat, card)

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there are several."""
        cards = self.candidates(g, f)
        if len(cards) == 1:
            self.take(g, f, cards[0])
        elif cards:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every slot with such a card."""
        return [pack(SLOT_IT, g.spot[card]) for card in self.candidates(g, f)]

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """The card in that slot."""
        self.take(g, f, g.at(FIELD, first_of(asks[0].picks[0])))

    def take(self, g: State, f: Frame, card: int) -> None:
        """Acquire it."""
        g.push(TAKE_FREE, f.seat, card, g.spot[card], FREE)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Not a slot, or none of these."""
        return no_slot(g, option, "A11")


def no_slot(g: State, option: int, rule: str) -> Text:
    """Why a slot cannot be chosen."""
    if verb_of(option) != SLOT_IT:
        return Text("saint-seiya-no-slot-first", rule)
    if g.at(FIELD, first_of(option)) == NOBODY:
        return Text("saint-seiya-no-empty-slot", rule, {"slot": first_of(option) + 1})
    return Text("saint-seiya-no-such-slot", rule, {"slot": first_of(option) + 1})


def acquirable(g: State, which: int) -> list[int]:
    """A20: the cards of the field of some kind that may be acquired now."""
    kit = box_of(g)
    out: list[int] = []
    for card in g.zones[FIELD]:
        if kit.fit[which][g.face[card]] and not barred(g, kit, card):
            out.append(card)
    return out


class TakeNeighbour(TakeFree):
    """A11, A41: Shura: a Character beside the slot he has just left; the frame's `n` is that slot."""

    def candidates(self, g: State, f: Frame) -> list[int]:
        """On his left and on his right."""
        return [card for card in acquirable(g, self.which) if abs(g.spot[card] - f.n) == 1]
