"""The rules of YRO, in the book's order."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro.box import (
    ADVENTURER_BACK,
    CAP,
    COINS,
    DECK,
    DISCARD,
    DISCARD_IT,
    DRAFT_IT,
    DRAFT_KEPT,
    FACTION_BONUS,
    FACTIONS,
    FIRST_COINS,
    FORCE,
    FROM_BONUS,
    FROM_COINS,
    FROM_COMBAT,
    FROM_PHASE,
    FROM_QUESTS,
    FROM_RECRUITMENT,
    GOAL,
    GUILD,
    GUILD_SIZE,
    HAND,
    HAND_SIZE,
    KEEP_IT,
    MAGIC,
    NUMBERS,
    PHASE,
    PLACE_IT,
    PROFESSION_BONUS,
    PROFESSIONS,
    QUEST_VP,
    QUESTS_SHOWN,
    RECRUIT_IT,
    RECRUITS,
    RIVAL_LIMIT,
    ROUND,
    SIDE,
    TECH,
    THROWN,
    VP,
    Adventurer,
    YroKit,
    box_of,
    number,
)
from ludotheque.games.yro.field import (
    LINE,
    MIDDLE,
    SPOTS,
    beside,
    front,
    grown,
    line_through,
    open_spots,
    spot_name,
    taken,
)
from ludotheque.games.yro.quests import ANY_PHASE, BASE_INCOME, PHASES, met
from ludotheque.games.yro.words import (
    Consolation,
    Force,
    Glory,
    Income,
    Levelling,
    Production,
    Recruitment,
    Victory,
    has_rule,
)
from ludotheque.kernel import (
    NOBODY,
    SEALED,
    Ask,
    Effect,
    Frame,
    Note,
    Script,
    State,
    Text,
    first_of,
    second_of,
    verb_of,
)

SHUFFLES: Final = Note("yro-log-shuffles", "R7")
DEALT: Final = Note("yro-log-dealt", "R7")
FIRST_PURSE: Final = Note("yro-log-first-coins", "R7")
SHOWS_QUEST: Final = Note("yro-log-quest-shown", "R45")
NEW_ROUND: Final = Note("yro-log-round", "R9")
THREW: Final = Note("yro-log-threw", "R10")
THREW_NOTHING: Final = Note("yro-log-threw-nothing", "R10")
DREW: Final = Note("yro-log-drew", "R10")
RESHUFFLES: Final = Note("yro-log-reshuffles", "R14")
KEPT: Final = Note("yro-log-kept", "R48")
DRAFTED: Final = Note("yro-log-drafted", "R48")
PASSED: Final = Note("yro-log-passed", "R48")
REVEALED: Final = Note("yro-log-revealed", "R16")
PAID_TWO: Final = Note("yro-log-paid-two", "R15")
PAID_ONE: Final = Note("yro-log-paid-one", "R15")
RECRUITED_NOBODY: Final = Note("yro-log-recruited-nobody", "R15")
PLACED: Final = Note("yro-log-placed", "R17")
STRENGTH: Final = Note("yro-log-strength", "R29")
REWARDED: Final = Note("yro-log-rewarded", "R30")
GLORY: Final = Note("yro-log-glory", "R28")
CONSOLED: Final = Note("yro-log-consoled", "R28")
BASE: Final = Note("yro-log-income", "R38")
EARNED: Final = Note("yro-log-earned", "R38")
SCORED: Final = Note("yro-log-scored", "R40")
FULFILLED: Final = Note("yro-log-fulfilled", "R45")
CLOSED: Final = Note("yro-log-quest-closed", "R45")
LAST_ROUND: Final = Note("yro-log-last-round", "R42")
CONVERTED: Final = Note("yro-log-converted", "R43")
TRIPLED: Final = Note("yro-log-converted", "A25")
RIVAL: Final = Note("yro-log-rival", "R49")
RIVALS_STRENGTH: Final = Note("yro-log-rivals", "R49")
BEATEN: Final = Note("yro-log-beaten", "R50")
OVERRUN: Final = Note("yro-log-overrun", "R51")
#: What a card's effect gives on recruitment, and in Production; by Tech, Magic, écus, VP.
RECRUITED_FOR: Final = [
    Note("yro-log-recruitment-tech", "R19"),
    Note("yro-log-recruitment-magic", "R19"),
    Note("yro-log-recruitment-coins", "R19"),
    Note("yro-log-recruitment-vp", "R19"),
]
PRODUCED: Final = [Note("yro-log-produced-tech", "R34"), Note("yro-log-produced-magic", "R34")]
#: R20: three of a faction, or of a profession, in line.
ALIGNED_FACTION: Final = [Note(f"yro-log-aligned-{key}", "R20") for key in FACTIONS]
ALIGNED_PROFESSION: Final = [Note(f"yro-log-aligned-{key}", "R20") for key in PROFESSIONS]
BONUS: Final = [
    Note("yro-log-bonus-tech", "R20"),
    Note("yro-log-bonus-magic", "R20"),
    Note("yro-log-bonus-coins", "R20"),
    Note("yro-log-bonus-vp", "R20"),
]
DOUBLED: Final = [Note(note.key, "A24") for note in BONUS]

ROW: Final = 1
COLUMN: Final = 2


# ------------------------------------------------------------------------------------ gaining
def gain_for(g: State, seat: int, what: int, n: int, source: int, note: Note, card: int = NOBODY) -> None:
    """Gain and say why; nothing is said of nothing. VP are remembered with where they come from.

    Tech and Magic stop at 15, and only what is gained is said (R36); écus have no limit (A26).
    """
    var = number(seat, what)
    if what <= MAGIC and n > CAP - g.vars[var]:
        n = CAP - g.vars[var]
    if n:
        g.say(note, seat, n, card)
        g.count(var, g.vars[var] + n)
        if what == VP:
            from_var = number(seat, source)
            g.count(from_var, g.vars[from_var] + n)


def close_phase(g: State, kit: YroKit, phase: int) -> None:
    """R45–R47, A20, A33: at the end of a phase all who fulfil a Quest take 3 VP each; then it is closed."""
    if kit.quest_row == NOBODY:
        return
    for card in g.zones[kit.quest_row][:]:
        which = kit.quests[g.face[card]]
        if PHASES[which] == ANY_PHASE or PHASES[which] == phase:
            closed = False
            for seat in range(kit.seats):
                if met(g, kit, seat, which):
                    gain_for(g, seat, VP, QUEST_VP, FROM_QUESTS, FULFILLED, card)
                    closed = True
            if closed:
                g.move(card, kit.fulfilled, CLOSED)


# ------------------------------------------------------------------------------------ setup
class ShuffleTheDeck(Effect):
    """R7: the Adventurers are shuffled into a face-down deck."""

    rule = "R7"

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order."""
        n = len(g.zones[DECK])
        g.draw_lots(n, n)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """Lay the deck in that order."""
        g.shuffle(DECK, drawn, SHUFFLES)


class DealHands(Effect):
    """R7, A27: five cards and five écus each, in seat order."""

    rule = "R7"

    def run(self, g: State, f: Frame) -> None:
        """From the top."""
        deck = g.zones[DECK]
        for seat in range(g.kit.seats):
            for _ in range(HAND_SIZE):
                g.move(deck[len(deck) - 1], HAND + SIDE * seat)
            g.say(DEALT, seat, HAND_SIZE)
            g.count(number(seat, COINS), FIRST_COINS, FIRST_PURSE)


class ShowQuests(Effect):
    """R45: the Quests are shuffled and four are shown."""

    rule = "R45"

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order, if Quests are played."""
        kit = box_of(g)
        if kit.quest_deck != NOBODY:
            n = len(g.zones[kit.quest_deck])
            g.draw_lots(n, n)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """The four on top."""
        kit = box_of(g)
        deck = g.zones[kit.quest_deck]
        g.shuffle(kit.quest_deck, drawn)
        for _ in range(QUESTS_SHOWN):
            g.move(deck[len(deck) - 1], kit.quest_row, SHOWS_QUEST)


class Begin(Effect):
    """R9: then rounds, until the end."""

    rule = "R9"

    def run(self, g: State, f: Frame) -> None:
        """The round of this table."""
        g.push(round_of(box_of(g)), 0)


class BeginRound(Effect):
    """R9: a round has six phases, resolved by all at once."""

    rule = "R9"

    def run(self, g: State, f: Frame) -> None:
        """Count it."""
        g.count(ROUND, g.vars[ROUND] + 1, NEW_ROUND)
        g.count(PHASE, 1)


# ------------------------------------------------------------------------------------ choosing cards of a hand
def offered(g: State, cards: list[int], ask: Ask, written: list[int]) -> list[int]:
    """A choice without order of the cards in a hand: from the last pick on, equal cards once, enough left to pick.

    `written` is the option that each face is.
    """
    start = 0
    picked = len(ask.picks)
    if picked:
        last = ask.picks[picked - 1]
        face = first_of(last)
        start = ask.picks.count(last)
        for card in cards:
            if g.face[card] < face:
                start += 1
    owed = ask.low - picked
    stop = len(cards) - (owed - 1 if owed > 1 else 0)
    out: list[int] = []
    before = NOBODY
    for i in range(start, stop):
        face = g.face[cards[i]]
        if face != before:
            out.append(written[face])
            before = face
    return out


def not_in_hand(g: State, cards: list[int], option: int) -> Text | None:
    """Why a card cannot be chosen that is not there."""
    face = first_of(option)
    for card in cards:
        if g.face[card] == face:
            return None
    return Text("yro-no-such-card", "R10", {"card": box_of(g).adventurers[face].name})


def out_of_order(g: State, cards: list[int], ask: Ask, option: int) -> Text:
    """Why a card of the hand cannot be chosen after others: all of it are chosen, or the order is another."""
    params: dict[str, int | str] = {"card": box_of(g).adventurers[first_of(option)].name}
    there = 0
    for card in cards:
        if g.face[card] == first_of(option):
            there += 1
    if ask.picks.count(option) == there:
        return Text("yro-no-more-of-it", "R10", params)
    return Text("yro-no-order", "R10", params)


# ------------------------------------------------------------------------------------ phase 1: Pioche
class ThrowAway(Effect):
    """R10–R12, A30: everybody seals which cards of the hand to throw away, none to all, before anybody draws."""

    rule = "R10"
    prompt = "yro-ask-discard"

    def run(self, g: State, f: Frame) -> None:
        """Ask everybody. (A hand can be empty only in a position written by hand: then there is nothing to ask.)"""
        for seat in range(g.kit.seats):
            held = len(g.zones[HAND + SIDE * seat])
            if held:
                g.ask(seat, 0, held)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every card of the hand that is not chosen yet."""
        return offered(g, g.zones[HAND + SIDE * ask.seat], ask, box_of(g).discards)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """A27, A30: all are shown together, on a pile of this round."""
        for ask in asks:
            hand = HAND + SIDE * ask.seat
            for option in ask.picks:
                g.move(g.take(hand, first_of(option)), THROWN, THREW)
            if not ask.picks:
                g.say(THREW_NOTHING, ask.seat)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move, or not in the hand."""
        if verb_of(option) != DISCARD_IT:
            return Text("yro-no-discard-first", "R10")
        hand = g.zones[HAND + SIDE * ask.seat]
        return not_in_hand(g, hand, option) or out_of_order(g, hand, ask, option)


def restock(g: State) -> None:
    """R14, A27: the discards of earlier rounds become the deck; chance is asked for their order."""
    for card in g.zones[DISCARD][:]:
        g.move(card, DECK)
    n = len(g.zones[DECK])
    g.draw_lots(n, n)


class DrawUp(Effect):
    """R10, R14, A27: then all draw back to five, in seat order; the frame's `n` is the seat that draws."""

    rule = "R10"

    def run(self, g: State, f: Frame) -> None:
        """From the first seat on."""
        f.n = 0
        self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> None:
        """Draw, as long as the deck lasts."""
        deck = g.zones[DECK]
        while f.n < g.kit.seats:
            hand = HAND + SIDE * f.n
            missing = HAND_SIZE - len(g.zones[hand])
            drawn = 0
            while drawn < missing and deck:
                g.move(deck[len(deck) - 1], hand)
                drawn += 1
            if drawn:
                g.say(DREW, f.n, drawn)
            if drawn < missing and g.zones[DISCARD]:
                restock(g)
                return
            f.n += 1
        f.n = 0

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """The new deck; the same draw goes on."""
        g.shuffle(DECK, drawn, RESHUFFLES)
        self.go_on(g, f)


# ------------------------------------------------------------------------------------ variant: Draft
class KeepTwo(Effect):
    """R48, A15, A31: everybody seals two cards of the hand to keep; the others are thrown away."""

    rule = "R48"
    prompt = "yro-ask-keep"

    def run(self, g: State, f: Frame) -> None:
        """Ask everybody. (Hands are smaller than two only in positions written by hand: then all is kept.)"""
        for seat in range(g.kit.seats):
            if len(g.zones[HAND + SIDE * seat]) >= DRAFT_KEPT:
                g.ask(seat, DRAFT_KEPT, DRAFT_KEPT)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Two cards, in either order the same."""
        return offered(g, g.zones[HAND + SIDE * ask.seat], ask, box_of(g).keepings)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """The others go to the pile of this round."""
        for ask in asks:
            hand = HAND + SIDE * ask.seat
            kept = [first_of(option) for option in ask.picks]
            thrown: list[int] = []
            for card in g.zones[hand]:
                face = g.face[card]
                if face in kept:
                    kept.remove(face)
                else:
                    thrown.append(face)
            for face in thrown:
                g.move(g.take(hand, face), THROWN, THREW)
            g.say(KEPT, ask.seat, DRAFT_KEPT)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move, or not in the hand."""
        if verb_of(option) != KEEP_IT:
            return Text("yro-no-keep-first", "R48")
        hand = g.zones[HAND + SIDE * ask.seat]
        return not_in_hand(g, hand, option) or out_of_order(g, hand, ask, option)


class MakePacks(Effect):
    """R48, A15: the five cards, the kept ones among them, are the pack to choose from."""

    rule = "R48"

    def run(self, g: State, f: Frame) -> None:
        """From the hand to the pack."""
        kit = box_of(g)
        for seat in range(kit.seats):
            for card in g.zones[HAND + SIDE * seat][:]:
                g.move(card, kit.pack_zone(seat, 0))


class Draft(Effect):
    """R48, A31: everybody seals one card of the pack; it is kept, the rest goes to the left, the next seat.

    `pick` counts from 0; after the fourth pick the last card of the pack is nobody else's choice.
    """

    rule = "R48"
    prompt = "yro-ask-draft"

    def __init__(self, pick: int) -> None:
        self.pick = pick

    def run(self, g: State, f: Frame) -> None:
        """Ask everybody."""
        for seat in range(g.kit.seats):
            g.ask(seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every card of the pack, equal ones once."""
        kit = box_of(g)
        return offered(g, g.zones[kit.pack_zone(ask.seat, self.pick)], ask, kit.draftings)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Keep one, pass the rest on; the fifth card is the last one received."""
        kit = box_of(g)
        for ask in asks:
            card = g.take(kit.pack_zone(ask.seat, self.pick), first_of(ask.picks[0]))
            g.move(card, HAND + SIDE * ask.seat, DRAFTED)
        for seat in range(kit.seats):
            left = kit.pack_zone((seat + 1) % kit.seats, self.pick + 1)
            for card in g.zones[kit.pack_zone(seat, self.pick)][:]:
                g.move(card, left, PASSED)
        if self.pick == HAND_SIZE - 2:
            for seat in range(kit.seats):
                for card in g.zones[kit.pack_zone(seat, self.pick + 1)][:]:
                    g.move(card, HAND + SIDE * seat, DRAFTED)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move, or not in the pack."""
        if verb_of(option) != DRAFT_IT:
            return Text("yro-no-draft-first", "R48")
        return Text("yro-no-such-card-in-pack", "R48", {"card": box_of(g).adventurers[first_of(option)].name})


# ------------------------------------------------------------------------------------ phase 2: Recrutement
class Recruit(Effect):
    """R15, R16, A28, A29: everybody seals two cards, one or none; then all are revealed and paid for."""

    rule = "R15"
    prompt = "yro-ask-recruit"

    def run(self, g: State, f: Frame) -> None:
        """Ask everybody, also who can afford nothing; with one spot left only one may be recruited (A5)."""
        close_phase(g, box_of(g), 1)
        g.count(PHASE, 2)
        for seat in range(g.kit.seats):
            room = GUILD_SIZE - len(g.zones[GUILD + SIDE * seat])
            g.ask(seat, 0, 2 if room > 1 else 1)

    def purse(self, g: State, kit: YroKit, ask: Ask) -> int:
        """The highest cost that can be chosen next: alone a card costs one less (R15), two are paid in full (A1)."""
        coins = g.vars[number(ask.seat, COINS)]
        if not ask.picks:
            return coins + 1
        return coins - kit.adventurers[first_of(ask.picks[0])].cost

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """The cards of the hand that can be paid for, beside the one chosen already."""
        kit = box_of(g)
        purse = self.purse(g, kit, ask)
        out: list[int] = []
        for option in offered(g, g.zones[HAND + SIDE * ask.seat], ask, kit.recruitings):
            if kit.adventurers[first_of(option)].cost <= purse:
                out.append(option)
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """A28: reveal all, then pay; who recruits nobody receives two écus."""
        kit = box_of(g)
        for ask in asks:
            hand = HAND + SIDE * ask.seat
            for option in ask.picks:
                g.move(g.take(hand, first_of(option)), RECRUITS + SIDE * ask.seat, REVEALED)
        for ask in asks:
            cost = 0
            for option in ask.picks:
                cost += kit.adventurers[first_of(option)].cost
            coins = number(ask.seat, COINS)
            if len(ask.picks) == 2:
                g.say(PAID_TWO, ask.seat, cost)
            elif len(ask.picks) == 1:
                cost = max(cost - 1, 0)  # A4
                g.say(PAID_ONE, ask.seat, cost)
            else:
                cost = -2
                g.say(RECRUITED_NOBODY, ask.seat, 2)
            g.count(coins, g.vars[coins] - cost)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move, not in the hand, or too dear."""
        if verb_of(option) != RECRUIT_IT:
            return Text("yro-no-recruit-first", "R15")
        kit = box_of(g)
        hand = g.zones[HAND + SIDE * ask.seat]
        absent = not_in_hand(g, hand, option)
        if absent is not None:
            return absent
        card = kit.adventurers[first_of(option)]
        params: dict[str, int | str] = {"card": card.name, "coins": g.vars[number(ask.seat, COINS)]}
        if card.cost <= self.purse(g, kit, ask):
            return out_of_order(g, hand, ask, option)
        if not ask.picks:
            params["n"] = card.cost - 1
            return Text("yro-no-coins", "A29", params)
        first = kit.adventurers[first_of(ask.picks[0])]
        params["other_card"] = first.name
        params["n"] = card.cost + first.cost
        return Text("yro-no-coins-for-two", "A1", params)

    def refused(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """The cards of the hand that are too dear."""
        kit = box_of(g)
        purse = self.purse(g, kit, ask)
        out: list[int] = []
        for option in offered(g, g.zones[HAND + SIDE * ask.seat], ask, kit.recruitings):
            if kit.adventurers[first_of(option)].cost > purse:
                out.append(option)
        return out


class Place(Effect):
    """R17, A2, A28: who has recruited seals the order and the spots of the new cards; then they come into the guild."""

    rule = "R17"
    prompt = "yro-ask-place"

    def run(self, g: State, f: Frame) -> None:
        """Ask those who recruited: who that is, everybody has seen."""
        for seat in range(g.kit.seats):
            recruits = len(g.zones[RECRUITS + SIDE * seat])
            if recruits:
                g.ask(seat, recruits, recruits)
        if not g.asks:
            close_phase(g, box_of(g), 2)

    def spots(self, g: State, ask: Ask) -> int:
        """The spots that are taken, the ones chosen already included."""
        spots = taken(g, GUILD + SIDE * ask.seat)
        for option in ask.picks:
            spots |= 1 << second_of(option)
        return spots

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every card still to be placed on every open spot; equal cards once."""
        return self.on(g, ask, open_spots(self.spots(g, ask)))

    def on(self, g: State, ask: Ask, spots: int) -> list[int]:
        """The cards still to be placed, on each of these spots."""
        kit = box_of(g)
        out: list[int] = []
        gone = first_of(ask.picks[0]) if ask.picks else NOBODY
        before = NOBODY
        for card in g.zones[RECRUITS + SIDE * ask.seat]:
            face = g.face[card]
            if face == gone:
                gone = NOBODY
            elif face != before:
                before = face
                placings = kit.placings[face]
                for spot in range(SPOTS):
                    if spots >> spot & 1:
                        out.append(placings[spot])
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """A2, A3: seat by seat, card by card: its effects in printed order, then all its connection bonuses."""
        kit = box_of(g)
        for ask in asks:
            for option in ask.picks:
                card = g.take(RECRUITS + SIDE * ask.seat, first_of(option))
                spot = second_of(option)
                g.move(card, GUILD + SIDE * ask.seat, PLACED, False, spot)
                join(g, kit, ask.seat, card)
                connect(g, kit, ask.seat, spot)
        close_phase(g, kit, 2)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move, no such recruit, or a spot that R17 does not allow."""
        if verb_of(option) != PLACE_IT:
            return Text("yro-no-place-first", "R17")
        kit = box_of(g)
        card = kit.adventurers[first_of(option)]
        params: dict[str, int | str] = {"card": card.name, "spot": spot_name(second_of(option))}
        here = 0
        for recruit in g.zones[RECRUITS + SIDE * ask.seat]:
            if g.face[recruit] == card.number:
                here += 1
        for pick in ask.picks:
            if first_of(pick) == card.number:
                here -= 1
        if here <= 0:
            return Text("yro-no-such-recruit", "A28", {"card": card.name})
        spots = self.spots(g, ask)
        bit = 1 << second_of(option)
        if spots == 0:
            return Text("yro-no-first-spot", "R17", {"card": card.name, "spot": spot_name(MIDDLE)})
        if spots & bit:
            return Text("yro-no-taken", "R18", params)
        if not beside(spots) & bit:
            return Text("yro-no-beside", "R17", params)
        return Text("yro-no-frame", "R17", params)

    def refused(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """The empty spots where no card may lie now: around the first card not at all, later beside the guild."""
        spots = self.spots(g, ask)
        return self.on(g, ask, beside(spots) & ~spots & ~open_spots(spots))


def join(g: State, kit: YroKit, seat: int, card: int) -> None:
    """R19: the recruitment effects of a card that has just come into the guild."""
    it = kit.adventurers[g.face[card]]
    for effect in it.printed:
        if isinstance(effect, Recruitment):
            n = effect.amount(g, kit, seat, it)
            gain_for(g, seat, effect.what, n, FROM_RECRUITMENT, RECRUITED_FOR[effect.what], card)
        elif isinstance(effect, Levelling):
            tech = g.vars[number(seat, TECH)]
            magic = g.vars[number(seat, MAGIC)]
            lower = TECH if tech < magic else MAGIC
            gain_for(g, seat, lower, abs(tech - magic), FROM_RECRUITMENT, RECRUITED_FOR[lower], card)


def connect(g: State, kit: YroKit, seat: int, spot: int) -> None:
    """R20–R23: the bonuses of the row and the column that a card has completed, faction before profession."""
    for way in (ROW, COLUMN):
        cards = line_through(g, GUILD + SIDE * seat, spot, way == COLUMN)
        if len(cards) == LINE:
            a = kit.adventurers[g.face[cards[0]]]
            b = kit.adventurers[g.face[cards[1]]]
            c = kit.adventurers[g.face[cards[2]]]
            if a.faction == b.faction == c.faction:
                g.say(ALIGNED_FACTION[a.faction], seat, way)
                bonus(g, kit, seat, FACTION_BONUS[a.faction])
            if a.profession == b.profession == c.profession:
                g.say(ALIGNED_PROFESSION[a.profession], seat, way)
                bonus(g, kit, seat, PROFESSION_BONUS[a.profession])


def bonus(g: State, kit: YroKit, seat: int, parts: list[int]) -> None:
    """R22, A24: every part of a connection bonus, doubled by the card that doubles."""
    doubled = has_rule(g, kit, seat, "doubles-bonuses")
    for what in range(VP + 1):
        if doubled:
            gain_for(g, seat, what, 2 * parts[what], FROM_BONUS, DOUBLED[what])
        else:
            gain_for(g, seat, what, parts[what], FROM_BONUS, BONUS[what])


# ------------------------------------------------------------------------------------ phase 3: Combat
#: R30: by the number of guilds, what each rank is worth.
REWARDS: Final = [[0], [0], [4, 0], [5, 3, 0], [5, 3, 1, 0], [5, 3, 1, 0, 0]]
SOLO_REWARD: Final = 4  #: R50


def strength(g: State, kit: YroKit, seat: int) -> int:
    """R25–R27: the front, with what each card adds to its own strength, and whoever fights from behind."""
    guild = GUILD + SIDE * seat
    total = 0
    fighting = front(g, guild)
    for card in g.zones[guild]:
        it = kit.adventurers[g.face[card]]
        if card in fighting or fights_from_behind(it):
            total += it.strength
            for effect in it.printed:
                if isinstance(effect, Force):
                    total += effect.amount(g, kit, seat, it)
    return total


def fights_from_behind(it: Adventurer) -> bool:
    """R27: whether a card's strength counts wherever it lies."""
    for effect in it.printed:
        if effect.key == "fights-from-behind":
            return True
    return False


def reward(g: State, kit: YroKit, seat: int) -> int:
    """R30–R32, A6, A7: the rank is one more than the number of stronger guilds."""
    mine = g.vars[number(seat, FORCE)]
    stronger = 0
    for other in range(kit.seats):
        if g.vars[number(other, FORCE)] > mine:
            stronger += 1
    return REWARDS[kit.seats][stronger]


def fight(g: State, kit: YroKit, seat: int, won: int, note: Note) -> None:
    """R28, R30, A8: the reward of a rank, and what cards give for having it, or for having none."""
    gain_for(g, seat, VP, won, FROM_COMBAT, note)
    for card in g.zones[GUILD + SIDE * seat]:
        it = kit.adventurers[g.face[card]]
        for effect in it.printed:
            if isinstance(effect, Glory) and won:
                gain_for(g, seat, VP, effect.amount(g, kit, seat, it), FROM_COMBAT, GLORY, card)
            elif isinstance(effect, Consolation) and not won:
                gain_for(g, seat, VP, effect.amount(g, kit, seat, it), FROM_COMBAT, CONSOLED, card)


class Combat(Effect):
    """R25–R33: the strengths are compared, with the levels from before Production, and the ranks rewarded."""

    rule = "R25"

    def run(self, g: State, f: Frame) -> None:
        """Two guilds or more."""
        kit = box_of(g)
        measure(g, kit)
        for seat in range(kit.seats):
            fight(g, kit, seat, reward(g, kit, seat), REWARDED)
        close_phase(g, kit, 3)


def measure(g: State, kit: YroKit) -> None:
    """R29: the strengths are shown on the board anew."""
    g.count(PHASE, 3)
    for seat in range(kit.seats):
        total = strength(g, kit, seat)
        g.say(STRENGTH, seat, total)
        g.count(number(seat, FORCE), total)


def rivals_strength(g: State, kit: YroKit) -> int:
    """R49, A17: the printed strengths of the row."""
    total = 0
    for card in g.zones[kit.rivals]:
        total += kit.adventurers[g.face[card]].strength
    return total


class SoloCombat(Effect):
    """R49–R51, A17–A19: one more card joins the row of rivals; above 20 all is lost, below the guild it gives 4 VP."""

    rule = "R49"

    def run(self, g: State, f: Frame) -> None:
        """Reveal the top card of the deck, which is made anew if it is empty."""
        kit = box_of(g)
        deck = g.zones[DECK]
        if not deck:
            restock(g)
            return
        measure(g, kit)
        g.move(deck[len(deck) - 1], kit.rivals, RIVAL)
        total = rivals_strength(g, kit)
        g.say(RIVALS_STRENGTH, NOBODY, total)
        if total > RIVAL_LIMIT:
            g.say(OVERRUN, 0, total)
            g.finish()
            return
        fight(g, kit, 0, SOLO_REWARD if total < g.vars[number(0, FORCE)] else 0, BEATEN)
        close_phase(g, kit, 3)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """R14: the new deck."""
        g.shuffle(DECK, drawn, RESHUFFLES)
        self.run(g, f)


# ------------------------------------------------------------------------------------ phases 4, 5 and 6
class Produce(Effect):
    """R34–R36: every Adventurer that produces gives its Tech and Magic points."""

    rule = "R34"

    def run(self, g: State, f: Frame) -> None:
        """All guilds."""
        kit = box_of(g)
        g.count(PHASE, 4)
        for seat in range(kit.seats):
            for card in g.zones[GUILD + SIDE * seat]:
                it = kit.adventurers[g.face[card]]
                for effect in it.printed:
                    if isinstance(effect, Production):
                        gain_for(g, seat, effect.what, effect.n, 0, PRODUCED[effect.what], card)
        close_phase(g, kit, 4)


class Earn(Effect):
    """R38, R39: three écus for everybody, then what the Adventurers bring in."""

    rule = "R38"

    def run(self, g: State, f: Frame) -> None:
        """All guilds."""
        kit = box_of(g)
        g.count(PHASE, 5)
        for seat in range(kit.seats):
            gain_for(g, seat, COINS, BASE_INCOME, 0, BASE)
            for card in g.zones[GUILD + SIDE * seat]:
                it = kit.adventurers[g.face[card]]
                for effect in it.printed:
                    if isinstance(effect, Income):
                        gain_for(g, seat, COINS, effect.amount(g, kit, seat, it), 0, EARNED, card)
        close_phase(g, kit, 5)


class Score(Effect):
    """R40, R41: every Adventurer that scores gives its VP."""

    rule = "R40"

    def run(self, g: State, f: Frame) -> None:
        """All guilds."""
        kit = box_of(g)
        g.count(PHASE, 6)
        for seat in range(kit.seats):
            for card in g.zones[GUILD + SIDE * seat]:
                it = kit.adventurers[g.face[card]]
                for effect in it.printed:
                    if isinstance(effect, Victory):
                        gain_for(g, seat, VP, effect.amount(g, kit, seat, it), FROM_PHASE, SCORED, card)
        close_phase(g, kit, 6)


# ------------------------------------------------------------------------------------ the end
def is_last_round(g: State) -> bool:
    """R42, A12: somebody has 40 VP or nine Adventurers."""
    for seat in range(g.kit.seats):
        if g.vars[number(seat, VP)] >= GOAL or len(g.zones[GUILD + SIDE * seat]) >= GUILD_SIZE:
            return True
    return False


class EndRound(Effect):
    """R42, R43, A27: the discards of the round join the others; then another round, or the last count."""

    rule = "R42"

    def run(self, g: State, f: Frame) -> None:
        """Look whether it was the last round."""
        for card in g.zones[THROWN][:]:
            g.move(card, DISCARD)
        if not is_last_round(g):
            f.step = 0
            return
        kit = box_of(g)
        g.say(LAST_ROUND)
        for seat in range(kit.seats):
            vp = g.vars[number(seat, COINS)] // 3
            if has_rule(g, kit, seat, "triples-coins"):
                gain_for(g, seat, VP, 3 * vp, FROM_COINS, TRIPLED)
            else:
                gain_for(g, seat, VP, vp, FROM_COINS, CONVERTED)
        g.finish()


SETUP: Final = Script("setup", [ShuffleTheDeck(), DealHands(), ShowQuests(), Begin()])
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


# ------------------------------------------------------------------------------------ hooks
def begin(g: State) -> None:
    """Everything out of the box, nothing shuffled yet."""
    kit = box_of(g)
    for card in range(len(kit.types)):
        zone = DECK if kit.types[card].back == ADVENTURER_BACK else kit.quest_deck
        for _ in range(kit.copies[card]):
            g.add(card, zone)
    g.push(SETUP, 0)


def resume(g: State, turn: int) -> None:
    """The quiet moment before a round; of a position written by hand nobody knows which shuffle a card was in."""
    g.pool = [1] * len(g.pool)
    g.push(round_of(box_of(g)), 0)


def check(g: State) -> Text | None:
    """What the rules allow in no position: see the texts."""
    kit = box_of(g)
    for zone in range(len(g.zones)):
        if not _belongs(g, kit, zone):
            return Text("position-unplayable", "table")
    for seat in range(kit.seats):
        complaint = _check_seat(g, kit, seat)
        if complaint is not None:
            return complaint
    if kit.quest_row != NOBODY and len(g.zones[kit.quest_row]) + len(g.zones[kit.fulfilled]) != QUESTS_SHOWN:
        return Text("yro-position-quests", "R45", {"n": QUESTS_SHOWN})
    lost = kit.seats == 1 and rivals_strength(g, kit) > RIVAL_LIMIT
    if g.over:
        ended = lost or is_last_round(g) or g.conceded != NOBODY
        return None if ended else Text("yro-position-not-over", "R42")
    if lost:
        return Text("yro-position-over", "R51")
    if g.stack:
        return None if _asks_what_it_must(g, kit) else Text("position-unplayable", "table")
    if g.zones[THROWN] or _unsettled(g, kit):
        return Text("yro-position-quiet", "A27")
    return Text("yro-position-over", "R42") if is_last_round(g) else None


def _belongs(g: State, kit: YroKit, zone: int) -> bool:
    """Adventurers and Quests lie in zones of their own; each is known to whom its zone shows it, and backs to all.

    A pack that was passed on is known to whoever passed it, too (A31).
    """
    back = ADVENTURER_BACK if zone not in (kit.quest_deck, kit.quest_row, kit.fulfilled) else 1 - ADVENTURER_BACK
    mask = kit.zones[zone].face_mask
    passer = mask
    if kit.draft and zone >= kit.packs:
        passer |= 1 << (kit.zones[zone].seat - 1) % kit.seats
    for card in g.zones[zone]:
        known = g.known[card]
        if kit.types[g.face[card]].back != back or g.seen[card] != kit.everyone or (known not in (mask, passer)):
            return False
    return True


def _check_seat(g: State, kit: YroKit, seat: int) -> Text | None:
    """R10, R17, R36 for one guild."""
    spots: list[int] = []
    for card in g.zones[GUILD + SIDE * seat]:
        spots.append(g.spot[card])
    if len(set(spots)) != len(spots) or (spots and max(spots) >= SPOTS) or not grown(taken(g, GUILD + SIDE * seat)):
        return Text("yro-position-guild", "R17", {"seat": seat})
    if len(g.zones[HAND + SIDE * seat]) > HAND_SIZE:
        return Text("yro-position-hand", "R10", {"seat": seat})
    sources = 0
    for what in range(NUMBERS):
        value = g.vars[number(seat, what)]
        if value < 0 or (what <= MAGIC and value > CAP):
            return Text("yro-position-number", "R36", {"seat": seat, "n": value})
        if what > FORCE:
            sources += value
    if sources > g.vars[number(seat, VP)]:
        return Text("yro-position-sources", "R40", {"seat": seat})
    return None


def _unsettled(g: State, kit: YroKit) -> bool:
    """Whether recruits or packs lie about, as they do only in the middle of a round."""
    for seat in range(kit.seats):
        if g.zones[RECRUITS + SIDE * seat]:
            return True
    if kit.draft:
        for zone in range(kit.packs, len(g.zones)):
            if g.zones[zone]:
                return True
    return False


def _asks_what_it_must(g: State, kit: YroKit) -> bool:
    """A game under way is in a round; its present step asks these seats, and the cards lie as they must for that."""
    f = g.stack[len(g.stack) - 1]
    for below in g.stack[: len(g.stack) - 1]:
        if below is not g.stack[0] or below.script is not SETUP or below.step != len(SETUP.steps):
            return False
    if g.lots_from or g.mode != SEALED or f.script is not round_of(kit) or f.step < 1 or g.vars[ROUND] < 1:
        return False
    if f.n or f.m or f.seat or f.card != NOBODY:
        return False
    effect = f.script.steps[f.step - 1]
    if g.vars[PHASE] != (2 if isinstance(effect, (Recruit, Place)) else 1):
        return False
    for seat in range(kit.seats):
        if not _lies_as_asked(g, kit, seat, effect):
            return False
    trial = g.copy()
    trial.asks = []
    effect.run(trial, f.copy())
    if len(trial.asks) != len(g.asks):
        return False
    for i in range(len(g.asks)):
        mine = g.asks[i]
        wanted = trial.asks[i]
        if mine.seat != wanted.seat or mine.low != wanted.low or mine.high != wanted.high:
            return False
    return True


def _lies_as_asked(g: State, kit: YroKit, seat: int, effect: Effect) -> bool:
    """How many cards a seat has in hand, revealed and in packs when this effect asks."""
    held = len(g.zones[HAND + SIDE * seat])
    recruits = len(g.zones[RECRUITS + SIDE * seat])
    room = GUILD_SIZE - len(g.zones[GUILD + SIDE * seat])
    if isinstance(effect, Place):
        if recruits > 2 or recruits > room or held + recruits != HAND_SIZE:
            return False
    elif recruits or room < 1:
        return False
    if isinstance(effect, Recruit) and held != HAND_SIZE:
        return False
    if kit.draft:
        here = 0
        if isinstance(effect, Draft):
            here = HAND_SIZE - effect.pick
            if len(g.zones[kit.pack_zone(seat, effect.pick)]) != here or held != effect.pick:
                return False
        if len(g.zones[kit.pack_zone(seat, 0)]) + len(g.zones[kit.pack_zone(seat, 1)]) != here:
            return False
    return True
