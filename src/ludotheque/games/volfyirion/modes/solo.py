"""Alone against the dragon (S1–S9), in the book's order: what may be done, the Rage Pile, Volfyirion's attack."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.actions import END_OPTION, Act
from ludotheque.games.volfyirion.rules.cities import defence, destroy_city
from ludotheque.games.volfyirion.rules.dragon import wrath
from ludotheque.games.volfyirion.rules.drawing import Draw
from ludotheque.games.volfyirion.rules.finding import find_unmarked, marked, remove
from ludotheque.games.volfyirion.rules.listing import append_once
from ludotheque.games.volfyirion.rules.market import COMES_UP, fill_lair
from ludotheque.games.volfyirion.rules.refusals import not_asked, too_dear
from ludotheque.games.volfyirion.rules.setup import FIRST_TURN, LayTheLair, LayTheRow, ShuffleTheDecks
from ludotheque.games.volfyirion.rules.turn import BeginTurn, Gather, Mulligan, clear
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
    in_order,
    new_row,
    pack,
    second_of,
    usual,
    verb_of,
)

PUT_ASIDE_NOTE: Final = Note("volfyirion-log-aside", "S4")
SLAIN: Final = Note("volfyirion-log-slain", "S4")
SUBDUED: Final = Note("volfyirion-log-subdued", "S4")
RAGES: Final = Note("volfyirion-log-rages", "S5")
ATTACKED: Final = Note("volfyirion-log-dragon-attacks", "S7")
RAGE_SHOWN: Final = Note("volfyirion-log-rage-shown", "S7")
DRAGON_TAKES: Final = Note("volfyirion-log-dragon-kills", "S7")
SET_ASIDE: Final = Note("volfyirion-log-set-aside", "S7")
DRAGON_BATTLE: Final = Note("volfyirion-log-dragon-battle", "S7")
DRAGON_WRATH: Final = Note("volfyirion-log-dragon-wrath", "S7")
DRAGON_KNOWLEDGE: Final = Note("volfyirion-log-dragon-knowledge", "S7")
CITY_LOST: Final = Note("volfyirion-log-dragon-destroys", "S7")
DRAGON_SEALS: Final = Note("volfyirion-log-dragon-seals", "S7")
STAYS: Final = Note("volfyirion-log-rage-stays", "S7")
SLEEPS: Final = Note("volfyirion-log-sleeps", "S7")
LAST_TURN_ALONE: Final = Note("volfyirion-log-last-turn-dragon", "A37")
STOCKED: Final = Note("volfyirion-log-stocked", "S8")

ASIDE_BATTLE: Final = pack(verbs.PUT_ASIDE, numbers.BATTLE)
ASIDE_KNOWLEDGE: Final = pack(verbs.PUT_ASIDE, numbers.KNOWLEDGE)
SLAY_OPTION: Final = pack(verbs.DEFEAT)
SUBJUGATE_OPTION: Final = pack(verbs.SUBJUGATE)


# ------------------------------------------------------------------------------------ the decks (S5, S8)
def restock_assets(g: State, kit: VolfyirionKit) -> bool:
    """S8: an empty Asset Deck is made of the cards put aside; says whether chance is asked for its order."""
    deck = kit.assets[0]
    if g.size[deck] or not g.size[kit.spent]:
        return False
    g.pour(kit.spent, deck)
    usual.shuffle(g, deck)
    return True


def add_to_rage(g: State, kit: VolfyirionKit) -> None:
    """S5, A34: the top card of the Asset Deck goes unseen under the Rage Pile: the oldest card is its top."""
    if g.size[kit.assets[0]]:
        g.move(g.top(kit.assets[0]), kit.rage, RAGES, False, 0, True)


class Stock(Effect):
    """S8: there is an Asset Deck as long as any card was put aside."""

    rule = "S8"

    def run(self, g: State, f: Frame) -> None:
        """Ask chance if it is empty."""
        restock_assets(g, kit_of(g))

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """The new deck."""
        g.shuffle(kit_of(g).assets[0], drawn, STOCKED)


class Rage(Effect):
    """S5: each turn starts with a card for the Rage Pile."""

    rule = "S5"

    def run(self, g: State, f: Frame) -> None:
        """From the Asset Deck."""
        add_to_rage(g, kit_of(g))


# ------------------------------------------------------------------------------------ the Main Phase (S3, S4)
class ActAlone(Act):
    """S3, S4: some of the actions of the base game, and what can be done against the dragon."""

    rule = "S3"

    def battle(self, g: State, kit: VolfyirionKit, seat: Num, points: Num, out: Row) -> Row:
        """R34, S4: Wonders on the Lair, the top card of the Rage Pile, the dragon itself."""
        for card in g.cards(kit.spaces[seat]):
            if kit.cost[g.face[card]] <= points:
                out = append(out, pack(verbs.BUY_WONDER, g.spot[card]))
        if points >= numbers.ASIDE_COST and g.size[kit.rage]:
            out = append(out, ASIDE_BATTLE)
        if points >= numbers.DEFEAT_COST:
            out = append(out, SLAY_OPTION)
        return out

    def knowledge(self, g: State, kit: VolfyirionKit, seat: Num, points: Num, out: Row) -> Row:
        """R39, S4: cards of the Row replaced, the top card of the Rage Pile, the dragon itself."""
        if points >= numbers.REPLACE_COST:
            out = self.replaces(g, kit, seat, out)
        if points >= numbers.ASIDE_COST and g.size[kit.rage]:
            out = append(out, ASIDE_KNOWLEDGE)
        if points >= numbers.SUBJUGATE_COST:
            out = append(out, SUBJUGATE_OPTION)
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Do it; then ask again after a look at the Asset Deck (S8), unless the turn is ended."""
        option = asks[0].picks[0]
        kit = kit_of(g)
        if option != END_OPTION:
            f.step -= 2
            self.pay_for(g, kit, asks[0].seat, option)
            self.act(g, kit, asks[0].seat, option)

    def price(self, g: State, kit: VolfyirionKit, seat: Num, option: Num) -> tuple[Num, Num]:
        """S4: the dragon has its own prices."""
        verb = verb_of(option)
        if verb == verbs.PUT_ASIDE:
            return first_of(option), numbers.ASIDE_COST
        if verb == verbs.DEFEAT:
            return numbers.BATTLE, numbers.DEFEAT_COST
        if verb == verbs.SUBJUGATE:
            return numbers.KNOWLEDGE, numbers.SUBJUGATE_COST
        return super().price(g, kit, seat, option)

    def act(self, g: State, kit: VolfyirionKit, seat: Num, option: Num) -> None:
        """One action; S5: whoever plays a card that stays in play makes the dragon angrier."""
        verb = verb_of(option)
        if verb == verbs.PUT_ASIDE:
            g.move(g.top(kit.rage), kit.spent, PUT_ASIDE_NOTE)
        elif verb == verbs.DEFEAT:
            win(g, seat, numbers.BATTLE, SLAIN)
        elif verb == verbs.SUBJUGATE:
            win(g, seat, numbers.KNOWLEDGE, SUBDUED)
        else:
            super().act(g, kit, seat, option)
            if verb == verbs.PLAY and kit.kind[first_of(option)] != kinds.COMMAND_CARD:
                add_to_rage(g, kit)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """What is missing, or that it is no action of this mode."""
        kit = kit_of(g)
        verb = verb_of(option)
        if verb in (verbs.ATTACK, verbs.SEAL, verbs.UNSEAL, verbs.SEND, verbs.CALL_BACK):
            return Text("volfyirion-no-solo-action", "S3")
        if verb == verbs.PUT_ASIDE:
            if first_of(option) == numbers.COMMAND:
                return Text("volfyirion-battle-or-knowledge", "S4")
            if not g.size[kit.rage]:
                return Text("volfyirion-no-rage", "S4")
            return too_dear(g, kit, ask.seat, first_of(option), numbers.ASIDE_COST, "S4", "@volfyirion-rage-pile")
        if verb == verbs.DEFEAT:
            return too_dear(g, kit, ask.seat, numbers.BATTLE, numbers.DEFEAT_COST, "S4", "@volfyirion-dragon")
        if verb == verbs.SUBJUGATE:
            return too_dear(g, kit, ask.seat, numbers.KNOWLEDGE, numbers.SUBJUGATE_COST, "S4", "@volfyirion-dragon")
        return super().refusal(g, f, ask, option)

    def refused_fights(self, g: State, kit: VolfyirionKit, seat: Num, tries: Row) -> Row:
        """The dragon and its Rage Pile."""
        if g.size[kit.rage]:
            tries = append(tries, ASIDE_BATTLE)
            tries = append(tries, ASIDE_KNOWLEDGE)
        tries = append(tries, SLAY_OPTION)
        return append(tries, SUBJUGATE_OPTION)


def win(g: State, seat: Num, what: Num, note: Note) -> None:
    """S4, K10: the dragon is defeated with Battle, or subjugated with Knowledge: the game is won."""
    g.say(note, seat)
    g.count(numbers.DRAGON, numbers.DEFEATED if what == numbers.BATTLE else numbers.SUBJUGATED)
    g.finish()


# ------------------------------------------------------------------------------------ the end of a turn (R46)
class EndTurnAlone(Effect):
    """R46: the cards to the Discard Pile, unspent points are lost."""

    rule = "R46"

    def run(self, g: State, f: Frame) -> None:
        """As in a duel; no City burns, for nobody sends the dragon."""
        clear(g, kit_of(g), f.seat)


class RefillAlone(Effect):
    """R46, S8, A48: the Asset Row from left to right, then the Lair."""

    rule = "R46"

    def run(self, g: State, f: Frame) -> None:
        """A deck that runs out is made up again in between."""
        kit = kit_of(g)
        deck = kit.assets[0]
        for spot in range(numbers.ROW_SIZE):
            if g.at(kit.row[0], spot) == NOBODY:
                if restock_assets(g, kit):
                    return
                if g.size[deck]:
                    g.move(g.top(deck), kit.row[0], COMES_UP[self.rule], False, spot)
        fill_lair(g, kit, f.seat, self.rule)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """Then the rest."""
        g.shuffle(kit_of(g).assets[0], drawn, STOCKED)
        self.run(g, f)


class NextTurnAlone(Effect):
    """S7, A37: a sleeping dragon leaves it at that; else it attacks. The last turn allowed ends the game."""

    rule = "S7"

    def run(self, g: State, f: Frame) -> None:
        """First the attack, if there is one; then this again."""
        if g.vars[numbers.DRAGON] != numbers.AT_LAIR:
            f.step -= 1
            g.push(WRATH_SCRIPT, f.seat)
            return
        if g.vars[numbers.TURN] >= numbers.TURN_LIMIT:
            g.say(LAST_TURN_ALONE)
            g.finish()
            return
        f.step = 0


# ------------------------------------------------------------------------------------ Volfyirion attacks (S7)
def shown_of(g: State, kit: VolfyirionKit, kind: Num) -> Row:
    """The revealed cards of a kind, the oldest first."""
    rage = g.cards(kit.rage)
    out = new_row()
    for at in range(len(rage) - 1, -1, -1):
        if kit.kind[g.face[rage[at]]] == kind:
            out = append(out, rage[at])
    return out


def first_shown(g: State, kit: VolfyirionKit, face: Num) -> Num:
    """The oldest revealed card of a face; NOBODY if there is none."""
    for card in shown_of(g, kit, kinds.COMMAND_CARD):
        if g.face[card] == face:
            return card
    return NOBODY


def rage_battle(g: State, kit: VolfyirionKit, cards: Row) -> Num:
    """S7, 3: the dragon's Battle: what these Command cards cost."""
    total: Num = 0
    for card in cards:
        total += kit.cost[g.face[card]]
    return total


def rage_knowledge(g: State, kit: VolfyirionKit, cards: Row) -> Num:
    """S7, 4: the dragon's Knowledge: what the Main Abilities of these Command cards give."""
    total: Num = 0
    for card in cards:
        total += kit.knowledge[g.face[card]]
    return total


class RevealRage(Effect):
    """S7: the whole Rage Pile is revealed."""

    rule = "S7"

    def run(self, g: State, f: Frame) -> None:
        """From its top."""
        rage = g.cards(kit_of(g).rage)
        g.say(ATTACKED)
        for at in range(len(rage) - 1, -1, -1):
            g.turn_up(rage[at], RAGE_SHOWN)


class Ravage(Effect):
    """S7, 1 and 2: for each Troop, each Building revealed, the player gives up one; the revealed are put aside."""

    rule = "S7"
    prompt = "volfyirion-ask-ravage"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def mine(self, g: State, seat: Num) -> Row:
        """The player's own cards of the kind."""
        kit = kit_of(g)
        return g.cards(kit.troops[seat] if self.kind == kinds.TROOP else kit.buildings[seat])

    def run(self, g: State, f: Frame) -> None:
        """Ask, if not all of them are lost."""
        revealed = len(shown_of(g, kit_of(g), self.kind))
        mine = self.mine(g, f.seat)
        if 0 < revealed < len(mine):
            g.ask(f.seat, revealed, revealed)
        elif revealed:
            self.lose(g, mine)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Each of them, from left to right."""
        out = new_row()
        for card in self.mine(g, f.seat):
            out = append(out, pack(verbs.DESTROY, g.spot[card], self.kind))
        return in_order(out, ask)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """They are gone."""
        lost = new_row()
        for card in self.mine(g, f.seat):
            if pack(verbs.DESTROY, g.spot[card], self.kind) in asks[0].picks:
                lost = append(lost, card)
        self.lose(g, lost)

    def lose(self, g: State, cards: Row) -> None:
        """They are removed from the game; what was revealed is put aside."""
        kit = kit_of(g)
        for card in cards:
            remove(g, card, DRAGON_TAKES)
        for card in shown_of(g, kit, self.kind):
            g.move(card, kit.spent, SET_ASIDE)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or nothing there."""
        if verb_of(option) != verbs.DESTROY or second_of(option) != self.kind:
            return not_asked(self)
        return Text("volfyirion-no-ravage-there", "S7", {"number": first_of(option) + 1})


class Battle(Effect):
    """S7, 3: the dragon's Battle: the costs of the revealed Command cards, and a bonus for each destroyed City."""

    rule = "S7"

    def run(self, g: State, f: Frame) -> None:
        """The frame's `n` is what it has."""
        kit = kit_of(g)
        f.n = rage_battle(g, kit, shown_of(g, kit, kinds.COMMAND_CARD))
        g.say(DRAGON_BATTLE, NOBODY, f.n)
        bonus = wrath(g, kit)
        if bonus:
            g.say(DRAGON_WRATH, NOBODY, bonus)
        f.n += bonus


class Rampage(Effect):
    """S7, 3, A33: it destroys the City of the highest Defence, Troop included, that it can pay, as long as it can.

    Of equal ones the player chooses. The rest is lost.
    """

    rule = "S7"
    prompt = "volfyirion-ask-lose"

    def within_reach(self, g: State, f: Frame) -> Row:
        """The spots of the Cities of the highest Defence that can be paid."""
        kit = kit_of(g)
        best: Num = 0
        out = new_row()
        for city in g.cards(kit.cities[f.seat]):
            total = defence(g, kit, f.seat, g.spot[city])
            if best < total <= f.n:
                best = total
                out = new_row()
            if total == best:
                out = append(out, g.spot[city])
        return out

    def run(self, g: State, f: Frame) -> None:
        """One City after the other, until the game is lost or nothing more can be paid."""
        spots = self.within_reach(g, f)
        while len(spots) == 1:
            if self.destroy(g, f, spots[0]):
                return
            spots = self.within_reach(g, f)
        if len(spots):
            g.ask(f.seat, 1, 1)
        else:
            f.n = 0

    def destroy(self, g: State, f: Frame, spot: Num) -> bool:
        """Pay for a City and destroy it; says whether it was the last one."""
        kit = kit_of(g)
        f.n -= defence(g, kit, f.seat, spot)
        return destroy_city(g, kit, f.seat, spot, CITY_LOST)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """The equal ones."""
        out = new_row()
        for spot in self.within_reach(g, f):
            out = append(out, pack(verbs.LOSE, spot))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It falls, and the dragon goes on."""
        if not self.destroy(g, f, first_of(asks[0].picks[0])):
            self.run(g, f)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or not one of those Cities."""
        if verb_of(option) != verbs.LOSE:
            return not_asked(self)
        return Text("volfyirion-no-lose-there", "A33", {"number": first_of(option) + 1})


class Knowledge(Effect):
    """S7, 4: the dragon's Knowledge: what the Main Abilities of the revealed Command cards give."""

    rule = "S7"

    def run(self, g: State, f: Frame) -> None:
        """The frame's `n` is what it has."""
        kit = kit_of(g)
        f.n = rage_knowledge(g, kit, shown_of(g, kit, kinds.COMMAND_CARD))
        g.say(DRAGON_KNOWLEDGE, NOBODY, f.n)


class SealWonders(Effect):
    """S7, 4, A33: it seals the player's Wonders from the dearest down, as far as it can pay.

    Sealed ones and those too dear are passed over. Of equal ones it cannot all pay for, the player chooses.
    """

    rule = "S7"
    prompt = "volfyirion-ask-sealed"

    def dearest(self, g: State, f: Frame) -> Row:
        """The unsealed Wonders of the highest cost that can be paid."""
        kit = kit_of(g)
        best: Num = 0
        out = new_row()
        for card in g.cards(zones.area(f.seat)):
            cost = kit.cost[g.face[card]]
            if kit.kind[g.face[card]] == kinds.WONDER and not marked(g, marks.SEALED_WONDER, card):
                if best < cost <= f.n:
                    best = cost
                    out = new_row()
                if cost == best:
                    out = append(out, card)
        return out

    def run(self, g: State, f: Frame) -> None:
        """One after the other."""
        cards = self.dearest(g, f)
        while len(cards):
            if len(self.faces(g, cards)) > 1 and kit_of(g).cost[g.face[cards[0]]] * len(cards) > f.n:
                g.ask(f.seat, 1, 1)
                return
            self.seal(g, f, cards[0])
            cards = self.dearest(g, f)
        f.n = 0

    def faces(self, g: State, cards: Row) -> Row:
        """What is to choose from: equal cards once."""
        out = new_row()
        for card in cards:
            out = append_once(out, g.face[card])
        return out

    def seal(self, g: State, f: Frame, card: Num) -> None:
        """S7, A33: it stays sealed, for there is no unsealing in solo."""
        f.n -= kit_of(g).cost[g.face[card]]
        g.say(DRAGON_SEALS, f.seat, 0, card)
        g.mark(marks.SEALED_WONDER, f.seat, card, 0, marks.FOR_GOOD)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """The equal ones."""
        out = new_row()
        for face in self.faces(g, self.dearest(g, f)):
            out = append(out, pack(verbs.SEAL, face, f.seat))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It is sealed, and the dragon goes on."""
        self.seal(
            g,
            f,
            find_unmarked(g, zones.area(f.seat), first_of(asks[0].picks[0]), marks.SEALED_WONDER),
        )
        self.run(g, f)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or not one of those Wonders."""
        if verb_of(option) != verbs.SEAL:
            return not_asked(self)
        return Text("volfyirion-no-seal-there", "S7", {"card": kit_of(g).types[first_of(option)].name})


class KeepOne(Effect):
    """S7, 5, A33: the Command cards are put aside but the dearest; of equal ones the player chooses which stays."""

    rule = "S7"
    prompt = "volfyirion-ask-keep"

    def dearest(self, g: State) -> Row:
        """The faces of the highest cost."""
        kit = kit_of(g)
        best: Num = 0
        out = new_row()
        for card in shown_of(g, kit, kinds.COMMAND_CARD):
            face = g.face[card]
            if kit.cost[face] > best:
                best = kit.cost[face]
                out = new_row()
            if kit.cost[face] == best:
                out = append_once(out, face)
        return out

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is a choice."""
        faces = self.dearest(g)
        if len(faces) > 1:
            g.ask(f.seat, 1, 1)
        elif len(faces):
            self.keep(g, faces[0])

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """The equal ones."""
        out = new_row()
        for face in self.dearest(g):
            out = append(out, pack(verbs.KEEP, face))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It stays, face up."""
        self.keep(g, first_of(asks[0].picks[0]))

    def keep(self, g: State, face: Num) -> None:
        """One of this face is the first card of the new pile; all others are put aside."""
        kit = kit_of(g)
        kept = first_shown(g, kit, face)
        for card in shown_of(g, kit, kinds.COMMAND_CARD):
            if card == kept:
                g.say(STAYS, NOBODY, 0, card)
            else:
                g.move(card, kit.spent, SET_ASIDE)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or not one of those cards."""
        if verb_of(option) != verbs.KEEP:
            return not_asked(self)
        return Text("volfyirion-no-keep-there", "A33", {"card": kit_of(g).types[first_of(option)].name})


class Sleep(Effect):
    """S7, 6: the token goes back to the Lair."""

    rule = "S7"

    def run(self, g: State, f: Frame) -> None:
        """Until the next shuffle."""
        g.say(SLEEPS)
        g.count(numbers.DRAGON, numbers.AT_LAIR)


WRATH_SCRIPT: Final = Script(
    "wrath",
    [
        RevealRage(),
        Ravage(kinds.TROOP),
        Ravage(kinds.BUILDING),
        Battle(),
        Rampage(),
        Knowledge(),
        SealWonders(),
        KeepOne(),
        Sleep(),
    ],
)

SETUP: Final = Script("setup", [ShuffleTheDecks(), LayTheRow(), LayTheLair(), FIRST_TURN])

TURN_ALONE: Final = Script(
    "turn",
    [
        BeginTurn(),
        Stock(),
        Rage(),
        Draw(),
        Mulligan(),
        Draw(),
        Gather(),
        Stock(),
        ActAlone(),
        EndTurnAlone(),
        RefillAlone(),
        NextTurnAlone(),
    ],
)

#: Everything solo pushes beside what the duel has.
SCRIPTS: Final[list[Script]] = [SETUP, TURN_ALONE, WRATH_SCRIPT]
