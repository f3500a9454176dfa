"""What is chosen, and what becomes of it (R29, R41, R44, A16, A26)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import fates, players, sorts, verbs, zones
from ludotheque.games.saint_seiya.actions import destroy, discard, find, heal, healing_barred, owner_of, skip, wound
from ludotheque.games.saint_seiya.effects.who import has
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit, Step, kit_of
from ludotheque.games.saint_seiya.moves import once, only, picks
from ludotheque.kernel import (
    Ask,
    Frame,
    Note,
    Num,
    Row,
    State,
    Text,
    append,
    extend,
    first_of,
    new_row,
    pack,
    second_of,
    verb_of,
)
from ludotheque.kernel.rowtools import count, index, sort

RECOVERED: Final = Note("saint-seiya-log-recovered", "R44")
RECLAIMED: Final = Note("saint-seiya-log-reclaimed", "R44")  #: from the destroyed cards
UNHEALED: Final = Note("saint-seiya-log-unhealed", "A22")
DISCARDED_ARMOUR: Final = Note("saint-seiya-log-armour-discarded", "A42")


class May(Step):
    """R41: a Mise en jeu is optional. Declined, it is lost."""

    rule = "R41"
    prompt = "saint-seiya-ask-may"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if it can be done."""
        if self.now(g, f):
            g.ask(f.seat, 0, 1)
        else:
            skip(f)

    def now(self, g: State, f: Frame) -> bool:
        """Whether it can: what everybody sees."""
        return True

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Yes, or no more."""
        return only(pack(verbs.YES))

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Go on, or not."""
        if len(asks[0].picks) == 0:
            skip(f)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Yes or done."""
        return Text("saint-seiya-no-yes-first", "R41")


class Choose(Step):
    """Cards of some kind are chosen out of some zone, and something happens to them.

    Whoever is asked about a hand is asked whatever it holds, and may say that there is nothing (A47); what lies open is
    asked about only where there is a choice. If nothing is chosen, what would come after does not happen (A16).
    """

    def __init__(
        self,
        zone: int,
        which: int,
        goes: int,
        n: int = 1,
        may: bool = False,
        whose: int = players.MINE,
        rule: str = "A26",
    ) -> None:
        self.zone = zone
        self.which = which
        self.goes = goes
        self.n = n
        self.may = may
        self.whose = whose
        self.rule = rule
        self.prompt = f"saint-seiya-ask-{fates.NAMES[goes]}" + ("-may" if may else "")

    def chooser(self, g: State, f: Frame) -> Num:
        """Who chooses: whose cards they are, or who acts."""
        return f.seat

    def zones(self, g: State, seat: Num) -> Row:
        """The zones to choose from, from the one who acts clockwise."""
        seats: Num = g.kit.seats
        out = new_row(seats)
        for i in range(1 if self.whose == players.OPPONENTS else 0, 1 if self.whose == players.MINE else seats):
            out = append(out, self.zone + zones.SIDE * ((seat + i) % seats))
        return out

    def offered(self, g: State, seat: Num) -> Row:
        """The option of every such card, sorted; as often as there are equal ones."""
        out = new_row()
        for zone in self.zones(g, seat):
            out = extend(out, picks(g, zone, self.which))
        if self.zone != zones.HAND:
            sort(out)
        return out

    def possible(self, g: State, kit: SaintSeiyaKit, seat: Num) -> bool:
        """A47: there is such a card."""
        for zone in self.zones(g, seat):
            if has(g, kit, zone, self.which):
                return True
        return False

    def from_hand(self) -> bool:
        """Where that is the zone to choose from."""
        return self.zone == zones.HAND

    def run(self, g: State, f: Frame) -> None:
        """Ask, or do what needs no asking."""
        if self.zone == zones.HAND:
            held = g.size[zones.HAND + zones.SIDE * f.seat]
            if held == 0:
                skip(f)
                return
            most = self.n if self.n < held else held
            if self.may:
                g.ask(self.chooser(g, f), 0, most)
            else:
                g.ask(self.chooser(g, f), most, most)
            return
        options = self.offered(g, f.seat)
        if len(options) == 0:
            skip(f)
        elif not self.may and options[0] == options[len(options) - 1]:
            self.do(g, f, options[0])
        else:
            g.ask(self.chooser(g, f), 0 if self.may else 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """From the last pick on, equal cards once, so that as many as possible can be chosen; or "none"."""
        cards = self.offered(g, f.seat)
        picked: Num = len(ask.picks)
        start: Num = 0
        if picked:
            last = ask.picks[picked - 1]
            if last == pack(verbs.NONE):
                return only(last)
            start = index(cards, last) + count(ask.picks, last)
        stop: Num = len(cards)
        owed = (ask.low if ask.low < stop else stop) - picked
        if owed > 1:
            stop -= owed - 1
        out = once(cards[start:stop])
        if len(out) == 0 and picked < ask.low:
            return only(pack(verbs.NONE))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """To each of them; nothing chosen, nothing follows."""
        done = False
        for option in asks[0].picks:
            if verb_of(option) == verbs.PICK:
                self.do(g, f, option)
                done = True
            else:
                g.tested()  # "none" tells that there is none
        if not done:
            skip(f)

    def do(self, g: State, f: Frame, option: Num) -> None:
        """To one of them."""
        zone = second_of(option)
        face = first_of(option)
        card = g.take(zone, face) if self.zone == zones.HAND else find(g, zone, face)
        self.act(g, f, card)

    def act(self, g: State, f: Frame, card: Num) -> None:
        """Where it goes."""
        owner = owner_of(g, card)
        if self.goes == fates.WOUND:
            wound(g, card, owner)
        elif self.goes == fates.DESTROY:
            destroy(g, card, owner)
        elif self.goes == fates.THROW:
            discard(g, card, owner)
        elif self.goes == fates.RECOVER:
            g.move(card, zones.HAND + zones.SIDE * f.seat, RECOVERED)
        elif self.goes == fates.RECLAIM:
            g.move(card, zones.DISCARD + zones.SIDE * f.seat, RECLAIMED)
        else:
            heal(g, card)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or no such card there."""
        if verb_of(option) == verbs.NONE:
            return Text("saint-seiya-no-none", self.rule)
        if verb_of(option) != verbs.PICK:
            return Text("saint-seiya-no-pick-first", self.rule)
        return Text("saint-seiya-no-such-pick", self.rule, {"card": kit_of(g).cards[first_of(option)].name})


class HealOne(Choose):
    """R29, A22: one of one's own wounded Characters, unless healing is barred."""

    def __init__(self) -> None:
        super().__init__(zones.WOUNDED, sorts.CHARACTERS, fates.HEAL, 1, True, players.MINE, "R29")

    def run(self, g: State, f: Frame) -> None:
        """Look whether it is barred."""
        if healing_barred(g, kit_of(g)):
            skip(f)
        else:
            super().run(g, f)


class HealAll(Step):
    """R29, A22: all of one's own wounded of some kind, unless healing is barred; "all" may be none (A47)."""

    rule = "R29"

    def __init__(self, which: int) -> None:
        self.which = which

    def run(self, g: State, f: Frame) -> None:
        """Heal them."""
        kit = kit_of(g)
        wounded = zones.WOUNDED + zones.SIDE * f.seat
        if g.size[wounded] and healing_barred(g, kit):
            g.say(UNHEALED, f.seat)
            return
        for card in g.cards(wounded):
            if kit.fits(g.face[card], self.which):
                heal(g, card)


class All(Step):
    """Every card of some kind in a zone of one's own; the frame's `m` counts them."""

    def __init__(self, zone: int, which: int, goes: int) -> None:
        self.zone = zone
        self.which = which
        self.goes = goes

    def run(self, g: State, f: Frame) -> None:
        """To each of them."""
        kit = kit_of(g)
        f.m = 0
        for card in g.cards(self.zone + zones.SIDE * f.seat):
            if kit.fits(g.face[card], self.which):
                f.m += 1
                if self.goes == fates.WOUND:
                    wound(g, card, f.seat)
                else:
                    discard(g, card, f.seat)


class DiscardArmour(Step):
    """A42: the Armour in play is discarded."""

    rule = "A42"

    def run(self, g: State, f: Frame) -> None:
        """If there is one."""
        for card in g.cards(zones.EQUIPPED + zones.SIDE * f.seat):
            discard(g, card, f.seat, DISCARDED_ARMOUR)
