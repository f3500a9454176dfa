"""Phase 2, Recrutement: who is recruited, and what that costs (R15, R16)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, phases, verbs, zones
from ludotheque.games.yro.kit import YroKit, kit_of
from ludotheque.games.yro.rules.gains import close_phase, enter
from ludotheque.games.yro.rules.hand import not_in_hand, offered, out_of_order
from ludotheque.kernel import Ask, Effect, Frame, Note, Num, Row, State, Text, append, first_of, new_row, verb_of

REVEALED: Final = Note("yro-log-revealed", "R16")
PAID_TWO: Final = Note("yro-log-paid-two", "R15")
PAID_ONE: Final = Note("yro-log-paid-one", "R15")
RECRUITED_NOBODY: Final = Note("yro-log-recruited-nobody", "R15")


def price(costs: Row) -> Num:
    """R15, A1, A4: two cost their sum; one an écu less, but never less than nothing; for nobody two are received."""
    if len(costs) == 0:
        return -numbers.COINS_FOR_NOBODY
    if len(costs) == 1:
        return max(costs[0] - 1, 0)
    return costs[0] + costs[1]


def costs_of(kit: YroKit, picks: Row) -> Row:
    """What is printed on the cards that were picked."""
    out = new_row(numbers.RECRUITED)
    for option in picks:
        out = append(out, kit.adventurers[first_of(option)].cost)
    return out


class Recruit(Effect):
    """R15, R16, A28, A29: everybody seals two cards, one or none; then all are revealed and paid for."""

    rule = "R15"
    prompt = "yro-ask-recruit"

    def run(self, g: State, f: Frame) -> None:
        """Ask everybody, also who can afford nothing; with one spot left only one may be recruited (A5)."""
        close_phase(g, kit_of(g), phases.DRAW)
        enter(g, phases.RECRUITMENT)
        self.again(g, f)

    def again(self, g: State, f: Frame) -> None:
        """The questions alone."""
        for seat in range(g.kit.seats):
            room = numbers.GUILD_SIZE - g.size[zones.GUILD + zones.SIDE * seat]
            g.ask(seat, 0, min(room, numbers.RECRUITED))

    def purse(self, g: State, kit: YroKit, ask: Ask) -> Num:
        """The highest cost that can be chosen next: alone a card costs one less (R15), two are paid in full (A1)."""
        coins = g.vars[numbers.of(ask.seat, numbers.COINS)]
        if len(ask.picks) == 0:
            return coins + 1
        return coins - kit.adventurers[first_of(ask.picks[0])].cost

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """The cards of the hand that can be paid for, beside the one chosen already."""
        return self.affordable(g, ask, True)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """A28: reveal all, then pay; who recruits nobody receives two écus."""
        kit = kit_of(g)
        for ask in asks:
            hand = zones.HAND + zones.SIDE * ask.seat
            for option in ask.picks:
                g.move(g.take(hand, first_of(option)), zones.RECRUITS + zones.SIDE * ask.seat, REVEALED)
        for ask in asks:
            cost = price(costs_of(kit, ask.picks))
            coins = numbers.of(ask.seat, numbers.COINS)
            if len(ask.picks) == 2:
                g.say(PAID_TWO, ask.seat, cost)
            elif len(ask.picks) == 1:
                g.say(PAID_ONE, ask.seat, cost)
            else:
                g.say(RECRUITED_NOBODY, ask.seat, -cost)
            g.count(coins, g.vars[coins] - cost)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, not in the hand, or too dear."""
        if verb_of(option) != verbs.RECRUIT:
            return Text("yro-no-recruit-first", "R15")
        kit = kit_of(g)
        hand = zones.HAND + zones.SIDE * ask.seat
        absent = not_in_hand(g, hand, option)
        if absent is not None:
            return absent
        card = kit.adventurers[first_of(option)]
        params: dict[str, int | str] = {"card": card.name, "coins": g.vars[numbers.of(ask.seat, numbers.COINS)]}
        if card.cost <= self.purse(g, kit, ask):
            return out_of_order(g, hand, ask, option)
        if len(ask.picks) == 0:
            params["n"] = card.cost - 1
            return Text("yro-no-coins", "A29", params)
        first = kit.adventurers[first_of(ask.picks[0])]
        params["other_card"] = first.name
        params["n"] = card.cost + first.cost
        return Text("yro-no-coins-for-two", "A1", params)

    def refused(self, g: State, f: Frame, ask: Ask) -> Row:
        """The cards of the hand that are too dear."""
        return self.affordable(g, ask, False)

    def affordable(self, g: State, ask: Ask, can_be_paid: bool) -> Row:
        """The cards of the hand that can be paid for, or all the others."""
        kit = kit_of(g)
        purse = self.purse(g, kit, ask)
        out = new_row(numbers.HAND_SIZE)
        for option in offered(g, zones.HAND + zones.SIDE * ask.seat, ask, verbs.RECRUIT):
            if (kit.adventurers[first_of(option)].cost <= purse) == can_be_paid:
                out = append(out, option)
        return out
