"""What only one card does, or a few: one small class each, in the order of the card list."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya.box import (
    ACTIVE,
    ASIDE,
    ATHENAS,
    BARS_SAINTS,
    BETWEEN,
    BLACK_SAINTS,
    CHARACTERS,
    COMMON_HEROES,
    DESTROYED,
    DISCARD,
    ENGAGED,
    EQUIPPED,
    FIELD,
    GOLD_SAINTS,
    HAND,
    HERO,
    NONE_IT,
    OF_HERO,
    PICK_IT,
    PILE,
    REMOVED,
    RESERVE,
    SEAT_IT,
    SIDE,
    SLOT_IT,
    SWAP_IT,
    VERY_COMMON_HEROES,
    Card,
    Deed,
    SaintSeiyaKit,
    box_of,
)
from ludotheque.games.saint_seiya.deeds import (
    BURNT_BY_ARRIVAL,
    RESHUFFLED,
    burn,
    destroy,
    discard,
    find,
    remove,
    restock,
    skip,
    wound,
)
from ludotheque.games.saint_seiya.field import (
    acquirable,
    can_reveal,
    no_slot,
    reveal,
)
from ludotheque.games.saint_seiya.values import gold_on_field, on_field
from ludotheque.games.saint_seiya.words import (
    DESTROY,
    OPPONENTS,
    RECLAIM,
    RECLAIMED,
    WITH_GOLD_ARMOUR,
    Choose,
    OneSeat,
    has,
)
from ludotheque.kernel import NOBODY, Ask, Frame, Note, State, Text, first_of, pack, second_of, verb_of

UPGRADED: Final = Note("saint-seiya-log-upgraded", "A18")
NO_HIGHER_RANK: Final = Note("saint-seiya-log-no-higher-rank", "A17")
NONE_ASIDE: Final = Note("saint-seiya-log-none-aside", "A18")
SEARCHED: Final = Note("saint-seiya-log-searched", "A37")
PILE_SHUFFLED: Final = Note("saint-seiya-log-pile-shuffled", "A37")
SHUFFLED_TOGETHER: Final = Note("saint-seiya-log-shuffled-together", "R41")
STOLEN: Final = Note("saint-seiya-log-stolen", "A25")
SWAPPED_ARMOURS: Final = Note("saint-seiya-log-swapped-armours", "A43")
OPENED: Final = Note("saint-seiya-log-opened", "A37")
KEEPS: Final = Note("saint-seiya-log-keeps", "A37")
SWAPPED: Final = Note("saint-seiya-log-swapped", "A48")
SWALLOWED: Final = Note("saint-seiya-log-swallowed", "A38")
ON_TOP: Final = Note("saint-seiya-log-on-top", "R44")
GIVEN: Final = Note("saint-seiya-log-given", "A7")
DISCARDED_ARMOUR: Final = Note("saint-seiya-log-armour-discarded", "A42")


# ------------------------------------------------------------------------------------ the Reserve
class IntoReserve(Deed):
    """Cards go back into the Reserve, which is then shuffled."""

    def __init__(self) -> None:
        self.back = Note("saint-seiya-log-back-to-reserve", self.rule)
        self.shuffled = Note("saint-seiya-log-reserve-shuffled", self.rule)

    def run(self, g: State, f: Frame) -> None:
        """Lay them there and ask chance for the order."""
        if self.give_back(g, f):
            n = len(g.zones[RESERVE])
            g.draw_lots(n, n)

    def give_back(self, g: State, f: Frame) -> bool:
        """Whether anything went back."""
        raise NotImplementedError

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """The new order."""
        g.shuffle(RESERVE, drawn, self.shuffled)


class PopeReturns(IntoReserve):
    """A6: the Pope, and with him every Gold Saint of the common discard."""

    rule = "A6"

    def give_back(self, g: State, f: Frame) -> bool:
        """Their flames are not restored."""
        fit = box_of(g).fit[GOLD_SAINTS]
        pope = f.card
        f.card = NOBODY  # a frame names no card of the Reserve
        for card in g.zones[REMOVED][:]:
            if fit[g.face[card]]:
                g.move(card, RESERVE, self.back)
        g.move(pope, RESERVE, self.back)
        return True


class ArmourReturns(IntoReserve):
    """A44: the Sagittarius Armour, out of play or, if an Arrivée put it there (A42), out of the discard pile.

    Once it was shuffled into the draw pile nobody knows where it is, and the frame's card is any of that pile.
    """

    rule = "A44"

    def give_back(self, g: State, f: Frame) -> bool:
        """It belongs to nobody any more."""
        card = f.card
        f.card = NOBODY
        if g.where[card] not in (EQUIPPED + SIDE * f.seat, DISCARD + SIDE * f.seat):
            return False
        if box_of(g).cards[g.face[card]].on_play is not f.script:  # another card of that pile, come here since
            return False
        g.move(card, RESERVE, self.back)
        return True


class AthenaReturns(IntoReserve):
    """R42: Ptolemy: one Athena of the hand, shown first."""

    rule = "R42"
    prompt = "saint-seiya-ask-athena"

    def run(self, g: State, f: Frame) -> None:
        """Who has a hand is asked, whatever it holds."""
        if g.zones[HAND + SIDE * f.seat]:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """She goes, if she is there."""
        kit = box_of(g)
        hand = HAND + SIDE * f.seat
        for card in g.zones[hand]:
            if kit.fit[ATHENAS][g.face[card]]:
                return [pack(PICK_IT, g.face[card], hand)]
        return [pack(NONE_IT)]

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Show her, lay her into the Reserve, shuffle."""
        option = asks[0].picks[0]
        if verb_of(option) != PICK_IT:
            g.tested()  # "none" tells that there is none
            return
        card = g.take(HAND + SIDE * f.seat, first_of(option))
        g.turn_up(card, self.back, f.seat)
        g.move(card, RESERVE)
        n = len(g.zones[RESERVE])
        g.draw_lots(n, n)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """She must go, or she is not there."""
        return Text("saint-seiya-no-athena", "R42")


class Swallow(Deed):
    """A38: Dante: the top card of the Reserve goes to the discard pile, and does nothing."""

    rule = "A38"

    def run(self, g: State, f: Frame) -> None:
        """If there is one (A5)."""
        reserve = g.zones[RESERVE]
        if reserve:
            g.move(reserve[len(reserve) - 1], DISCARD + SIDE * f.seat, SWALLOWED)


# ------------------------------------------------------------------------------------ the Clock
class BurnFlame(Deed):
    """R48: Ptolemy: a flame goes."""

    rule = "R48"

    def run(self, g: State, f: Frame) -> None:
        """Always."""
        burn(g, BURNT_BY_ARRIVAL)


class BurnIfGold(Deed):
    """R48: Aiolos: a flame goes if another Gold Saint lies on the field."""

    rule = "R48"

    def run(self, g: State, f: Frame) -> None:
        """He is one of them himself."""
        if gold_on_field(g) > 1:
            burn(g, BURNT_BY_ARRIVAL)


# ------------------------------------------------------------------------------------ heroes
class Upgrade(Deed):
    """A16–A18: a Bronze Armour: two equal cards of its hero are destroyed; two civilians give a Saint."""

    rule = "A16"
    prompt = "saint-seiya-ask-upgrade"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def offered(self, g: State, seat: int) -> list[int]:
        """The versions of which two are in hand."""
        fit = box_of(g).fit[OF_HERO + self.hero]
        hand = HAND + SIDE * seat
        out: list[int] = []
        before = NOBODY
        for card in g.zones[hand]:
            face = g.face[card]
            if fit[face] and face == before:
                option = pack(PICK_IT, face, hand)
                if option not in out:
                    out.append(option)
            before = face
        return out

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47: two equal ones."""
        return bool(self.offered(g, seat))

    def from_hand(self) -> bool:
        """They are there."""
        return True

    def run(self, g: State, f: Frame) -> None:
        """Ask which."""
        if len(g.zones[HAND + SIDE * f.seat]) > 1:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """One version, or none."""
        out = self.offered(g, f.seat)
        if not out:
            out.append(pack(NONE_IT))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Destroy two, gain one of the next rank, if there is one."""
        option = asks[0].picks[0]
        if verb_of(option) != PICK_IT:
            return
        for _ in range(2):
            destroy(g, g.take(HAND + SIDE * f.seat, first_of(option)), f.seat)
        if box_of(g).cards[first_of(option)].of_class == HERO:
            promote(g, f.seat)
        else:
            g.say(NO_HIGHER_RANK, f.seat)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Two equal cards of this hero."""
        return Text("saint-seiya-no-pair", "A17")


def promote(g: State, seat: int) -> None:
    """A18: one of the set-aside heroes joins the discard pile, as long as there are any."""
    aside = g.zones[ASIDE + SIDE * seat]
    if aside:
        g.move(aside[len(aside) - 1], DISCARD + SIDE * seat, UPGRADED)
    else:
        g.say(NONE_ASIDE, seat)


class GainHero(Deed):
    """A18: Sirius: one of one's own Common Heroes joins the discard pile."""

    rule = "A18"

    def run(self, g: State, f: Frame) -> None:
        """If any is left."""
        promote(g, f.seat)


class HeroOnTop(Deed):
    """Flame Saint: a destroyed Very Common Hero of this seat goes on top of its draw pile."""

    rule = "R44"

    def run(self, g: State, f: Frame) -> None:
        """They are all alike; everybody saw which it is."""
        kit = box_of(g)
        for card in g.zones[DESTROYED + SIDE * f.seat]:
            if kit.fit[VERY_COMMON_HEROES][g.face[card]]:
                g.move(card, PILE + SIDE * f.seat, ON_TOP)
                return


class SwapHeroes(Deed):
    """Geki: a Common Hero of this seat's discard pile and one of its destroyed Very Common Heroes change places."""

    rule = "R44"

    def run(self, g: State, f: Frame) -> None:
        """They are all alike."""
        kit = box_of(g)
        for card in g.zones[DISCARD + SIDE * f.seat]:
            if kit.fit[COMMON_HEROES][g.face[card]]:
                destroy(g, card, f.seat)
                break
        for card in g.zones[DESTROYED + SIDE * f.seat]:
            if kit.fit[VERY_COMMON_HEROES][g.face[card]]:
                g.move(card, DISCARD + SIDE * f.seat, RECLAIMED)
                break


# ------------------------------------------------------------------------------------ Armours
class Search(Deed):
    """A37: Aries: a Character of the draw pile comes to the hand; then the pile is shuffled."""

    rule = "A37"
    prompt = "saint-seiya-ask-search"

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47, A37: the pile is not empty; what it holds is not known."""
        return bool(g.zones[PILE + SIDE * seat])

    def run(self, g: State, f: Frame) -> None:
        """Look through the pile."""
        pile = g.zones[PILE + SIDE * f.seat]
        if not pile:
            return
        g.say(SEARCHED, f.seat)
        for card in pile:
            g.look(card, f.seat)
        g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every Character of the pile, equal ones once, by number; or none."""
        fit = box_of(g).fit[CHARACTERS]
        zone = PILE + SIDE * f.seat
        out: list[int] = []
        for card in g.zones[zone]:
            if fit[g.face[card]]:
                option = pack(PICK_IT, g.face[card], zone)
                if option not in out:
                    out.append(option)
        out.sort()
        if not out:
            out.append(pack(NONE_IT))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Nobody else sees from where it was taken: the pile is laid anew with it on top."""
        zone = PILE + SIDE * f.seat
        hand = HAND + SIDE * f.seat
        pile = g.zones[zone]
        option = asks[0].picks[0]
        if verb_of(option) == PICK_IT:
            order = list(range(len(pile)))
            at = pile.index(find(g, zone, first_of(option)))
            order.append(order.pop(at))
            g.shuffle(zone, order, None, hand)
            g.move(pile[len(pile) - 1], hand, KEEPS)
        n = len(pile)
        if n:
            g.draw_lots(n, n)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """Shuffled."""
        g.shuffle(PILE + SIDE * f.seat, drawn, PILE_SHUFFLED, HAND + SIDE * f.seat)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """No such Character there."""
        return Text("saint-seiya-no-such-search", "A37")


class SwapArmours(OneSeat):
    """A43: Gemini: this Armour and an opponent's Gold Armour in play change places."""

    rule = "A43"
    prompt = "saint-seiya-ask-gemini"

    def __init__(self) -> None:
        super().__init__(WITH_GOLD_ARMOUR, True, True, [])

    def have(self, g: State, f: Frame, seat: int) -> None:
        """The one received is equipped, not played."""
        mine = EQUIPPED + SIDE * f.seat
        theirs = EQUIPPED + SIDE * seat
        other = g.zones[theirs][0]
        g.move(f.card, theirs, SWAPPED_ARMOURS)
        g.move(other, mine, SWAPPED_ARMOURS)


class OpenThree(Deed):
    """A37: Cancer: three cards of the draw pile are revealed, as a draw would take them; `n` counts down."""

    rule = "A37"

    def run(self, g: State, f: Frame) -> None:
        """Three."""
        f.n = 3
        self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> None:
        """As long as the pile lasts."""
        pile = g.zones[PILE + SIDE * f.seat]
        while f.n > 0 and pile:
            g.move(pile[len(pile) - 1], BETWEEN, OPENED)
            f.n -= 1
        if f.n > 0 and g.zones[DISCARD + SIDE * f.seat]:
            restock(g, f.seat)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """The new pile."""
        g.shuffle(PILE + SIDE * f.seat, drawn, RESHUFFLED)
        self.go_on(g, f)


class OpponentWounds(OneSeat):
    """A26, A37: Cancer: an opponent chosen by the active player wounds one Character of those revealed."""

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """What will be revealed nobody knows."""
        return True

    def candidates(self, g: State, seat: int) -> list[int]:
        """Nobody, where no Character was revealed."""
        return super().candidates(g, seat) if has(g, box_of(g), BETWEEN, CHARACTERS) else []

    def run(self, g: State, f: Frame) -> None:
        """Without one nobody is wounded, and the rest goes on."""
        if self.candidates(g, f.seat):
            super().run(g, f)


class WoundRevealed(Deed):
    """A37: one of the Characters revealed, mandatory; the card lies before its owner, the active player."""

    rule = "A37"
    prompt = "saint-seiya-ask-wound"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        options = self.offered(g)
        if len(options) == 1:
            self.do(g, options[0])
        else:
            g.ask(f.seat, 1, 1)

    def offered(self, g: State) -> list[int]:
        """The Characters, equal ones once."""
        fit = box_of(g).fit[CHARACTERS]
        out: list[int] = []
        for card in g.zones[BETWEEN]:
            option = pack(PICK_IT, g.face[card], BETWEEN)
            if fit[g.face[card]] and option not in out:
                out.append(option)
        return out

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """One of them."""
        return self.offered(g)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """That one."""
        self.do(g, asks[0].picks[0])

    def do(self, g: State, option: int) -> None:
        """Wound it."""
        wound(g, find(g, BETWEEN, first_of(option)), g.vars[ACTIVE])

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Not one of them."""
        return Text("saint-seiya-no-such-reveal", "A37")


class RestToHand(Deed):
    """A37: the other revealed cards come to the hand."""

    rule = "A37"

    def run(self, g: State, f: Frame) -> None:
        """All of them."""
        for card in g.zones[BETWEEN][:]:
            g.move(card, HAND + SIDE * f.seat, KEEPS)


class DestroyIfTakeable(Choose):
    """A44: Sagittarius: a Character of the hand is destroyed, if there is one on the field to be taken for it."""

    def __init__(self) -> None:
        super().__init__(HAND, CHARACTERS, DESTROY, 1, True, 0, "A44")

    def run(self, g: State, f: Frame) -> None:
        """Without one there is nothing to ask."""
        if acquirable(g, CHARACTERS):
            super().run(g, f)
        else:
            skip(f)


class DiscardArmour(Deed):
    """A42: the Armour in play is discarded."""

    rule = "A42"

    def run(self, g: State, f: Frame) -> None:
        """If there is one."""
        for card in g.zones[EQUIPPED + SIDE * f.seat][:]:
            discard(g, card, f.seat, DISCARDED_ARMOUR)


# ------------------------------------------------------------------------------------ the field
class SwapSlots(Deed):
    """A48: Jamian: two cards of the field change places, and what is engaged goes along (R20); optional."""

    rule = "A48"
    prompt = "saint-seiya-ask-swap"

    def run(self, g: State, f: Frame) -> None:
        """Two cards are needed."""
        if len(g.zones[FIELD]) > 1:
            g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every pair."""
        cards = g.zones[FIELD]
        out: list[int] = []
        for i in range(len(cards)):
            for j in range(i + 1, len(cards)):
                out.append(pack(SWAP_IT, g.spot[cards[i]], g.spot[cards[j]]))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Change places."""
        if not asks[0].picks:
            return
        left = first_of(asks[0].picks[0])
        right = second_of(asks[0].picks[0])
        one = g.at(FIELD, left)
        other = g.at(FIELD, right)
        g.move(one, FIELD, SWAPPED, False, right)
        g.move(other, FIELD, SWAPPED, False, left)
        zone = ENGAGED + SIDE * f.seat
        for card in g.zones[zone][:]:
            if g.spot[card] == left:
                g.move(card, zone, None, False, right)
            elif g.spot[card] == right:
                g.move(card, zone, None, False, left)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Two cards of the field."""
        return Text("saint-seiya-no-swap", "A48")


class ReplaceOne(Deed):
    """A9: Gigas: a Character of the field is removed, and the top card of the Reserve takes its place."""

    rule = "A9"
    prompt = "saint-seiya-ask-replace"

    def offered(self, g: State) -> list[int]:
        """The slots with a Character."""
        fit = box_of(g).fit[CHARACTERS]
        return [pack(SLOT_IT, g.spot[card]) for card in g.zones[FIELD] if fit[g.face[card]]]

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47: there is one."""
        return bool(self.offered(g))

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        options = self.offered(g)
        if len(options) == 1:
            self.do(g, options[0])
        elif options:
            g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """One of them."""
        return self.offered(g)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """That one."""
        self.do(g, asks[0].picks[0])

    def do(self, g: State, option: int) -> None:
        """Only this slot is filled; if the new card leaves at once, it stays empty."""
        kit = box_of(g)
        slot = first_of(option)
        remove(g, kit, g.at(FIELD, slot))
        if can_reveal(g, kit):
            reveal(g, kit, slot)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Not a slot, or no Character there."""
        return no_slot(g, option, "A9")


class GiveItself(Deed):
    """A7: Gigas: the active player puts him into a player's discard pile."""

    rule = "A7"
    prompt = "saint-seiya-ask-gigas"

    def run(self, g: State, f: Frame) -> None:
        """Ask for the player; choosing oneself is allowed."""
        g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Everybody, from the active player clockwise."""
        seats = g.kit.seats
        return [pack(SEAT_IT, (f.seat + i) % seats) for i in range(seats)]

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """There he lies; his slot is empty again."""
        g.move(f.card, DISCARD + SIDE * first_of(asks[0].picks[0]), GIVEN)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """A player."""
        return Text("saint-seiya-no-seat-first", "A7")


# ------------------------------------------------------------------------------------ others
class WoundItself(Deed):
    """A35: Camus: the acquired card becomes wounded before its new owner."""

    rule = "A35"

    def run(self, g: State, f: Frame) -> None:
        """On its way."""
        wound(g, f.card, f.seat)


class Steal(Choose):
    """A20, A25, R45: Jango: a Black Saint of an opponent's discard pile. It is an acquisition, so it can be barred."""

    def __init__(self) -> None:
        super().__init__(DISCARD, BLACK_SAINTS, RECLAIM, whose=OPPONENTS)

    def possible(self, g: State, kit: SaintSeiyaKit, seat: int) -> bool:
        """A47: there is one, and Saints can be acquired."""
        return not on_field(g, kit, BARS_SAINTS) and super().possible(g, kit, seat)

    def why(self, g: State, kit: SaintSeiyaKit, seat: int, card: Card) -> Text:
        """A20: there is one, and Kuraggu keeps it."""
        for zone in self.zones(g, seat):
            for other in g.zones[zone]:
                if kit.fit[self.which][g.face[other]]:
                    return Text("saint-seiya-no-saints", "A20", {"card": kit.cards[g.face[other]].name})
        return super().why(g, kit, seat, card)

    def act(self, g: State, f: Frame, card: int) -> None:
        """It belongs to the thief."""
        g.move(card, DISCARD + SIDE * f.seat, STOLEN)


class ShuffleTogether(Deed):
    """R41: Guilty: the discard pile is shuffled together with the draw pile."""

    rule = "R41"

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order."""
        pile = PILE + SIDE * f.seat
        g.pour(DISCARD + SIDE * f.seat, pile)
        n = len(g.zones[pile])
        if n:
            g.draw_lots(n, n)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """The new pile."""
        g.shuffle(PILE + SIDE * f.seat, drawn, SHUFFLED_TOGETHER, HAND + SIDE * f.seat)
