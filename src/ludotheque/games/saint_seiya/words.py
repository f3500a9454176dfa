"""The words cards are made of: when a line acts (R39–R42), who does it (A26, A27), what it does (R44)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya.box import (
    ACTIVE,
    ARRIVAL,
    BOOST_IT,
    BOOSTED,
    BY_DESTROY,
    BY_DISCARD,
    BY_WOUND,
    CHARACTERS,
    CHEAPER_COSMOS,
    CHEAPER_FORCE,
    COMMON_HEROES,
    DEFEATED,
    DESTROYED,
    DISCARD,
    END_OF_TURN,
    ENGAGED,
    EQUIPPED,
    FIELD,
    FIGHTING,
    GOLD_ARMOURS,
    HAND,
    NONE_IT,
    ON_PLAY,
    PICK_IT,
    SEAT_IT,
    SIDE,
    SLOT_IT,
    VERY_COMMON_HEROES,
    WOUNDED,
    YES_IT,
    Deed,
    Printed,
    SaintSeiyaKit,
    box_of,
)
from ludotheque.games.saint_seiya.deeds import (
    destroy,
    discard,
    find,
    heal,
    healing_barred,
    owner_of,
    skip,
    wound,
)
from ludotheque.games.saint_seiya.field import no_slot
from ludotheque.games.saint_seiya.values import boost_of, engaged_at, shielded
from ludotheque.kernel import NOBODY, Ask, Effect, Frame, Note, Script, State, Text, first_of, pack, second_of, verb_of

RECOVERED: Final = Note("saint-seiya-log-recovered", "R44")
RECLAIMED: Final = Note("saint-seiya-log-reclaimed", "R44")  #: from the destroyed cards
LOOKS: Final = Note("saint-seiya-log-looks", "A26")
BOOSTS: Final = Note("saint-seiya-log-boosted", "A34")
CHEAPER_BY_FORCE: Final = Note("saint-seiya-log-cheaper-force", "A19")
CHEAPER_BOTH_WAYS: Final = Note("saint-seiya-log-cheaper-both", "A19")
UNHEALED: Final = Note("saint-seiya-log-unhealed", "A22")


# ------------------------------------------------------------------------------------ when a line acts
class Arrival(Printed):
    """R39: Arrivée: once, when the card is revealed on the field."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R39") -> None:
        super().__init__(ARRIVAL, f"arrival-{key}", rule, steps)


class Defeated(Printed):
    """R40: Vaincu: once, when the card is acquired from the field."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R40") -> None:
        super().__init__(DEFEATED, f"defeated-{key}", rule, steps)


class OnPlay(Printed):
    """R41: Mise en jeu: optional, once, when the card is played from hand."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R41") -> None:
        super().__init__(ON_PLAY, f"on-play-{key}", rule, steps)


class Discarding(Printed):
    """R42: Défausser: discard this card to do it."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R42") -> None:
        super().__init__(BY_DISCARD, f"by-discard-{key}", rule, steps)


class Wounding(Printed):
    """R42: Blesser: wound this card to do it."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R42") -> None:
        super().__init__(BY_WOUND, f"by-wound-{key}", rule, steps)


class Destroying(Printed):
    """R42: Détruire: destroy this card to do it."""

    def __init__(self, key: str, steps: list[Effect], rule: str = "R42") -> None:
        super().__init__(BY_DESTROY, f"by-destroy-{key}", rule, steps)


# ------------------------------------------------------------------------------------ who does it
class Others(Deed):
    """Steps that somebody else does: they have a script of their own."""

    def __init__(self, steps: list[Effect]) -> None:
        self.steps = steps
        self.script: Script | None = None

    def within(self) -> list[Effect]:
        """Those steps."""
        return self.steps

    def named(self, script: Script) -> None:
        """Under this name."""
        self.script = script

    def have(self, g: State, f: Frame, seat: int) -> None:
        """Let a seat do them."""
        assert self.script is not None
        g.push(self.script, seat, f.card)


class EachPlayer(Others):
    """A27: every player, the active one first, then clockwise."""

    def run(self, g: State, f: Frame) -> None:
        """The last is pushed first."""
        seats = g.kit.seats
        for i in range(seats):
            self.have(g, f, (g.vars[ACTIVE] + seats - 1 - i) % seats)


class EachOpponent(Others):
    """A27: every opponent, clockwise from the left of the active player."""

    def run(self, g: State, f: Frame) -> None:
        """The last is pushed first."""
        seats = g.kit.seats
        for i in range(seats - 1):
            self.have(g, f, (g.vars[ACTIVE] + seats - 1 - i) % seats)


#: Which seats may be chosen; all of this lies open.
WITH_A_HAND: Final = 0
WITH_A_DESTROYED_HERO: Final = 1  #: Flame Saint
WITH_BOTH_HEROES: Final = 2  #: Geki
WITH_GOLD_ARMOUR: Final = 3  #: A43
ANYBODY: Final = 4


class OneSeat(Others):
    """A26: one player, or one opponent, whom the one who acts chooses; then that seat does the steps."""

    rule = "A26"
    prompt = "saint-seiya-ask-seat"

    def __init__(self, which: int, opponents: bool, may: bool, steps: list[Effect]) -> None:
        super().__init__(steps)
        self.which = which
        self.opponents = opponents
        self.may = may

    def candidates(self, g: State, seat: int) -> list[int]:
        """The seats that may be chosen, from the active player clockwise."""
        kit = box_of(g)
        out: list[int] = []
        for i in range(1 if self.opponents else 0, kit.seats):
            other = (seat + i) % kit.seats
            if self.fits(g, kit, other):
                out.append(other)
        return out

    def fits(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """Whether a seat has what the effect is about."""
        side = SIDE * seat
        if self.which == WITH_A_HAND:
            return bool(g.zones[HAND + side])
        if self.which == WITH_GOLD_ARMOUR:
            return has(g, kit, EQUIPPED + side, GOLD_ARMOURS)
        if self.which == ANYBODY:
            return True
        if not has(g, kit, DESTROYED + side, VERY_COMMON_HEROES):
            return False
        return self.which == WITH_A_DESTROYED_HERO or has(g, kit, DISCARD + side, COMMON_HEROES)

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47: effects on hands may always be announced; other objects must be there."""
        return self.which == WITH_A_HAND or bool(self.candidates(g, seat))

    def run(self, g: State, f: Frame) -> None:
        """Ask, where there is a choice."""
        seats = self.candidates(g, f.seat)
        if not seats:
            skip(f)
        elif self.may:
            g.ask(f.seat, 0, 1)
        elif len(seats) == 1:
            self.have(g, f, seats[0])
        else:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """These seats."""
        return [pack(SEAT_IT, seat) for seat in self.candidates(g, f.seat)]

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """That one."""
        if asks[0].picks:
            self.have(g, f, first_of(asks[0].picks[0]))
        else:
            skip(f)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Not a seat, or not that one."""
        if verb_of(option) != SEAT_IT or first_of(option) >= g.kit.seats:
            return Text("saint-seiya-no-seat-first", "A26")
        return Text("saint-seiya-no-such-seat", "A26", {"seat": first_of(option)})


def has(g: State, kit: SaintSeiyaKit, zone: int, which: int) -> bool:
    """Whether a zone holds a card of some kind."""
    fit = kit.fit[which]
    for card in g.zones[zone]:
        if fit[g.face[card]]:
            return True
    return False


# ------------------------------------------------------------------------------------ whether it is done
class May(Deed):
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

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Yes, or no more."""
        return [pack(YES_IT)]

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Go on, or not."""
        if not asks[0].picks:
            skip(f)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Yes or done."""
        return Text("saint-seiya-no-yes-first", "R41")


class MayIfDiscarded(May):
    """Seiya: if one of his name lies in the discard pile."""

    prompt = "saint-seiya-ask-draw"

    def __init__(self, which: int) -> None:
        self.which = which

    def now(self, g: State, f: Frame) -> bool:
        """In one's own."""
        return has(g, box_of(g), DISCARD + SIDE * f.seat, self.which)


class MayIfBeside(May):
    """A13: Hyoga: if another of his name is engaged against the same card, when he is played."""

    prompt = "saint-seiya-ask-draw"

    def __init__(self, which: int) -> None:
        self.which = which

    def now(self, g: State, f: Frame) -> bool:
        """Another one."""
        fit = box_of(g).fit[self.which]
        for card in engaged_at(g, f.seat, g.spot[f.card]):
            if card != f.card and fit[g.face[card]]:
                return True
        return False


# ------------------------------------------------------------------------------------ what is chosen, and where it goes
#: Where it goes.
WOUND: Final = 0
DESTROY: Final = 1
THROW: Final = 2  #: to its owner's discard pile
RECOVER: Final = 3  #: to one's own hand
RECLAIM: Final = 4  #: to one's own discard pile
HEAL: Final = 5
GOES: Final = ["wound", "destroy", "throw", "recover", "reclaim", "heal"]

#: Whose cards.
MINE: Final = 0
EVERYBODYS: Final = 1
OPPONENTS: Final = 2


class Choose(Deed):
    """Cards of some kind are chosen out of some zone, and something happens to them.

    Whoever is asked about a hand is asked whatever it holds, and may say that there is nothing (A47); what lies open is
    asked about only where there is a choice. If nothing is chosen, what would come after does not happen (A16).
    """

    def __init__(
        self, zone: int, which: int, goes: int, n: int = 1, may: bool = False, whose: int = MINE, rule: str = "A26"
    ) -> None:
        self.zone = zone
        self.which = which
        self.goes = goes
        self.n = n
        self.may = may
        self.whose = whose
        self.rule = rule
        self.prompt = f"saint-seiya-ask-{GOES[goes]}" + ("-may" if may else "")

    def chooser(self, g: State, f: Frame) -> int:
        """Who chooses: whose cards they are, or who acts."""
        return f.seat

    def zones(self, g: State, seat: int) -> list[int]:
        """The zones to choose from, from the one who acts clockwise."""
        out: list[int] = []
        for i in range(1 if self.whose == OPPONENTS else 0, 1 if self.whose == MINE else g.kit.seats):
            out.append(self.zone + SIDE * ((seat + i) % g.kit.seats))
        return out

    def offered(self, g: State, seat: int) -> list[int]:
        """The option of every such card, sorted; as often as there are equal ones."""
        fit = box_of(g).fit[self.which]
        out: list[int] = []
        for zone in self.zones(g, seat):
            for card in g.zones[zone]:
                if fit[g.face[card]]:
                    out.append(pack(PICK_IT, g.face[card], zone))
        if self.zone != HAND:
            out.sort()
        return out

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47: there is such a card."""
        for zone in self.zones(g, seat):
            if has(g, kit, zone, self.which):
                return True
        return False

    def from_hand(self) -> bool:
        """Where that is the zone to choose from."""
        return self.zone == HAND

    def run(self, g: State, f: Frame) -> None:
        """Ask, or do what needs no asking."""
        if self.zone == HAND:
            held = len(g.zones[HAND + SIDE * f.seat])
            if held == 0:
                skip(f)
                return
            most = self.n if self.n < held else held
            g.ask(self.chooser(g, f), 0 if self.may else most, most)
            return
        options = self.offered(g, f.seat)
        if not options:
            skip(f)
        elif not self.may and options[0] == options[len(options) - 1]:
            self.do(g, f, options[0])
        else:
            g.ask(self.chooser(g, f), 0 if self.may else 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """From the last pick on, equal cards once, so that as many as possible can be chosen; or "none"."""
        cards = self.offered(g, f.seat)
        start = 0
        picked = len(ask.picks)
        if picked:
            last = ask.picks[picked - 1]
            if last == pack(NONE_IT):
                return [last]
            start = cards.index(last) + ask.picks.count(last)
        owed = (ask.low if ask.low < len(cards) else len(cards)) - picked
        out: list[int] = []
        for i in range(start, len(cards) - (owed - 1 if owed > 1 else 0)):
            if not out or out[len(out) - 1] != cards[i]:
                out.append(cards[i])
        if not out and picked < ask.low:
            out.append(pack(NONE_IT))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """To each of them; nothing chosen, nothing follows."""
        done = False
        for option in asks[0].picks:
            if verb_of(option) == PICK_IT:
                self.do(g, f, option)
                done = True
            else:
                g.tested()  # "none" tells that there is none
        if not done:
            skip(f)

    def do(self, g: State, f: Frame, option: int) -> None:
        """To one of them."""
        zone = second_of(option)
        face = first_of(option)
        card = g.take(zone, face) if self.zone == HAND else find(g, zone, face)
        self.act(g, f, card)

    def act(self, g: State, f: Frame, card: int) -> None:
        """Where it goes."""
        owner = owner_of(g, card)
        if self.goes == WOUND:
            wound(g, card, owner)
        elif self.goes == DESTROY:
            destroy(g, card, owner)
        elif self.goes == THROW:
            discard(g, card, owner)
        elif self.goes == RECOVER:
            g.move(card, HAND + SIDE * f.seat, RECOVERED)
        elif self.goes == RECLAIM:
            g.move(card, DISCARD + SIDE * f.seat, RECLAIMED)
        else:
            heal(g, card)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move, or no such card there."""
        if verb_of(option) == NONE_IT:
            return Text("saint-seiya-no-none", self.rule)
        if verb_of(option) != PICK_IT:
            return Text("saint-seiya-no-pick-first", self.rule)
        return Text("saint-seiya-no-such-pick", self.rule, {"card": box_of(g).cards[first_of(option)].name})


class FromSeenHand(Choose):
    """A26: Asterion: the one who acts looks at a hand, and chooses from it; the frame's seat is whose hand it is."""

    def chooser(self, g: State, f: Frame) -> int:
        """Not its owner."""
        return g.vars[ACTIVE]

    def run(self, g: State, f: Frame) -> None:
        """Look first."""
        note: Note | None = LOOKS
        for card in g.zones[HAND + SIDE * f.seat]:
            g.look(card, g.vars[ACTIVE], note)
            note = None
        super().run(g, f)


class HealOne(Choose):
    """R29, A22: one of one's own wounded Characters, unless healing is barred."""

    def __init__(self) -> None:
        super().__init__(WOUNDED, CHARACTERS, HEAL, 1, True, MINE, "R29")

    def run(self, g: State, f: Frame) -> None:
        """Look whether it is barred."""
        if healing_barred(g, box_of(g)):
            skip(f)
        else:
            super().run(g, f)


class HealAll(Deed):
    """R29, A22: all of one's own wounded of some kind, unless healing is barred; "all" may be none (A47)."""

    rule = "R29"

    def __init__(self, which: int) -> None:
        self.which = which

    def run(self, g: State, f: Frame) -> None:
        """Heal them."""
        kit = box_of(g)
        cards = g.zones[WOUNDED + SIDE * f.seat]
        if cards and healing_barred(g, kit):
            g.say(UNHEALED, f.seat)
            return
        for card in cards[:]:
            if kit.fit[self.which][g.face[card]]:
                heal(g, card)


class All(Deed):
    """Every card of some kind in a zone of one's own; the frame's `m` counts them."""

    def __init__(self, zone: int, which: int, goes: int) -> None:
        self.zone = zone
        self.which = which
        self.goes = goes

    def run(self, g: State, f: Frame) -> None:
        """To each of them."""
        kit = box_of(g)
        f.m = 0
        for card in g.zones[self.zone + SIDE * f.seat][:]:
            if kit.fit[self.which][g.face[card]]:
                f.m += 1
                if self.goes == WOUND:
                    wound(g, card, f.seat)
                else:
                    discard(g, card, f.seat)


# ------------------------------------------------------------------------------------ the ones used in a fight
class WoundFighters(Deed):
    """A11, A14, A23: every Character of some kind used in this fight is wounded, the shielded ones apart."""

    rule = "R40"

    def __init__(self, which: int) -> None:
        self.which = which

    def run(self, g: State, f: Frame) -> None:
        """Who is shielded is seen before anybody is wounded. Nobody fought a card that was free: `m` is 0 then."""
        if f.m == 0:
            return
        kit = box_of(g)
        hurt: list[int] = []
        for card in engaged_at(g, f.seat, FIGHTING):
            if kit.fit[self.which][g.face[card]] and not shielded(g, kit, f.seat, card):
                hurt.append(card)
        for card in hurt:
            wound(g, card, f.seat)


class DestroyFighter(Deed):
    """A11, A26: Deathmask: one Character used in this fight is destroyed; the active player chooses."""

    rule = "A26"
    prompt = "saint-seiya-ask-destroy"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        if f.m == 0:
            return
        options = self.fighters(g, f)
        if len(options) == 1:
            self.do(g, f, options[0])
        elif options:
            g.ask(f.seat, 1, 1)

    def fighters(self, g: State, f: Frame) -> list[int]:
        """Those used, equal ones once."""
        out: list[int] = []
        for card in engaged_at(g, f.seat, FIGHTING):
            option = pack(PICK_IT, g.face[card], ENGAGED + SIDE * f.seat)
            if option not in out:
                out.append(option)
        return out

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """One of them."""
        return self.fighters(g, f)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Destroy it."""
        self.do(g, f, asks[0].picks[0])

    def do(self, g: State, f: Frame, option: int) -> None:
        """Under the marker."""
        for card in engaged_at(g, f.seat, FIGHTING):
            if g.face[card] == first_of(option):
                destroy(g, card, f.seat)
                return

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Not one of them."""
        return Text("saint-seiya-no-fighter", "A26")


# ------------------------------------------------------------------------------------ until the end of the turn
class Boost(Deed):
    """A34, A42: a Character in play has more Force for this turn."""

    rule = "A34"
    prompt = "saint-seiya-ask-boost"

    def __init__(self, which: int, n: int) -> None:
        self.which = which
        self.n = n

    def offered(self, g: State, seat: int) -> list[int]:
        """The engaged Characters of some kind, equal ones once."""
        fit = box_of(g).fit[self.which]
        out: list[int] = []
        for card in g.zones[ENGAGED + SIDE * seat]:
            if fit[g.face[card]]:
                option = pack(BOOST_IT, g.face[card], g.spot[card])
                if option not in out:
                    out.append(option)
        return out

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47: there is one."""
        return bool(self.offered(g, seat))

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        options = self.offered(g, f.seat)
        if len(options) == 1:
            self.do(g, f, options[0])
        elif options:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """One of them."""
        return self.offered(g, f.seat)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """That one."""
        self.do(g, f, asks[0].picks[0])

    def do(self, g: State, f: Frame, option: int) -> None:
        """Of equal cards the one that has most already: it is the one that fights first."""
        best = NOBODY
        for card in engaged_at(g, f.seat, second_of(option)):
            if g.face[card] == first_of(option):
                if best == NOBODY or boost_of(g, card) > boost_of(g, best):
                    best = card
        g.say(BOOSTS, f.seat, self.n, best)
        g.mark(BOOSTED, f.seat, best, self.n, END_OF_TURN)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Not one of them."""
        return Text("saint-seiya-no-boost", "A34")


class Cheapen(Deed):
    """A19: a card of the field costs less for this turn."""

    rule = "A19"
    prompt = "saint-seiya-ask-cheaper"

    def __init__(self, which: int, force: int, cosmos: int) -> None:
        self.which = which
        self.force = force
        self.cosmos = cosmos

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47: there is one."""
        return has(g, kit, FIELD, self.which)

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        options = self.offered(g)
        if len(options) == 1:
            self.do(g, f, options[0])
        elif options:
            g.ask(f.seat, 1, 1)

    def offered(self, g: State) -> list[int]:
        """The slots with such a card."""
        fit = box_of(g).fit[self.which]
        return [pack(SLOT_IT, g.spot[card]) for card in g.zones[FIELD] if fit[g.face[card]]]

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """One of them."""
        return self.offered(g)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """That one."""
        self.do(g, f, asks[0].picks[0])

    def do(self, g: State, f: Frame, option: int) -> None:
        """Marked until the end of the turn."""
        card = g.at(FIELD, first_of(option))
        g.say(CHEAPER_BOTH_WAYS if self.cosmos else CHEAPER_BY_FORCE, f.seat, self.force, card)
        g.mark(CHEAPER_FORCE, f.seat, card, self.force, END_OF_TURN)
        if self.cosmos:
            g.mark(CHEAPER_COSMOS, f.seat, card, self.cosmos, END_OF_TURN)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Not a slot, or none of these."""
        return no_slot(g, option, "A19")


class Marked(Deed):
    """Something holds for a seat until the end of the turn (Libra Armour, Algethi)."""

    def __init__(self, kind: int, n: int, note: Note) -> None:
        self.kind = kind
        self.n = n
        self.note = note

    def run(self, g: State, f: Frame) -> None:
        """From now on."""
        g.say(self.note, f.seat, self.n)
        g.mark(self.kind, f.seat, NOBODY, self.n, END_OF_TURN)
