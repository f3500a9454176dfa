"""What the rules of Volfyirion do to the table: gaining, paying, removing, acquiring, destroying, moving the dragon.

Every mode is made of these; `seat` is who acts, and whose zones and purses are meant is looked up by it.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import Bonus, VolfyirionKit, kit_of
from ludotheque.kernel import (
    NOBODY,
    Ask,
    Effect,
    Frame,
    Mark,
    Note,
    Script,
    State,
    Text,
    first_of,
    pack,
    second_of,
    verb_of,
)

RESHUFFLES: Final = Note("volfyirion-log-reshuffles", "R20")
DREW: Final = Note("volfyirion-log-drew", "R20")
WAKES: Final = Note("volfyirion-log-wakes", "S6")
PLAYED: Final = Note("volfyirion-log-played", "R24")
LAID_BUILDING: Final = Note("volfyirion-log-laid", "R14")
LAID_TROOP: Final = Note("volfyirion-log-laid", "R15")
REPLACED_BUILDING: Final = Note("volfyirion-log-built-over", "R14")
REPLACED_TROOP: Final = Note("volfyirion-log-built-over", "R15")
#: By Command, Battle and Knowledge: what a Main Ability, a Synergy, a Remove Ability gives.
MAIN: Final = [
    Note("volfyirion-log-gains-command", "R25"),
    Note("volfyirion-log-gains-battle", "R25"),
    Note("volfyirion-log-gains-knowledge", "R25"),
]
SYNERGY_GAIN: Final = [
    Note("volfyirion-log-synergy-command", "R43"),
    Note("volfyirion-log-synergy-battle", "R43"),
    Note("volfyirion-log-synergy-knowledge", "R43"),
]
REMOVAL_GAIN: Final = [Note(note.key, "R44") for note in MAIN]
LAIR_GAIN: Final = Note("volfyirion-log-gains-battle", "R36")
USES: Final = Note("volfyirion-log-synergy", "R43")
SCRAPPED: Final = Note("volfyirion-log-scrapped", "R44")
ACQUIRED: Final = Note("volfyirion-log-acquired", "R29")
ACQUIRED_TOP: Final = Note("volfyirion-log-acquired", "R52")
ACQUIRED_WONDER: Final = Note("volfyirion-log-acquired", "R34")
WON_WONDER: Final = Note("volfyirion-log-acquired", "R36")
SABOTAGED: Final = Note("volfyirion-log-sabotaged", "R51")
#: By the rule that grants it: an ability, an acquired Wonder, one that the team acquired, the defeated dragon.
REMOVES: Final = {rule: Note("volfyirion-log-removed", rule) for rule in ("R45", "R35", "T7", "T11")}
#: Replaced, or exchanged in the first turn.
UNDER: Final = [Note("volfyirion-log-under", "R39"), Note("volfyirion-log-under", "R23")]
TALISMAN_BACK: Final = Note("volfyirion-log-talisman-back", "R63")
#: By the rule that lays the card: set-up, the end of a turn, a card replaced, the first turn's refresh, teams at once.
COMES_UP: Final = {rule: Note("volfyirion-log-row", rule) for rule in ("R6", "R46", "R39", "R23", "T6")}
LAIR_FILLED: Final = {rule: Note("volfyirion-log-lair-filled", rule) for rule in ("R46", "T6")}
TOP_CARD: Final = Note("volfyirion-log-top", "R5")
LOOKED: Final = Note("volfyirion-log-looked", "A25")
ATTACKS: Final = Note("volfyirion-log-attacks", "R31")
ATTACKS_GUARDED: Final = Note("volfyirion-log-attacks", "R32")
ROUTED: Final = Note("volfyirion-log-routed", "R32")
#: By an ability; with teams, by an Attack.
DESTROYED: Final = {rule: Note("volfyirion-log-destroyed", rule) for rule in ("R45", "A36")}
DESTROYED_SHARED: Final = {rule: Note("volfyirion-log-destroyed-shared", rule) for rule in ("R45", "A36")}
CITY_FALLS: Final = Note("volfyirion-log-city-falls", "R31")
CITY_BURNS: Final = Note("volfyirion-log-city-burns", "R46")
#: By the rule by which the City falls.
WITH_THE_CITY: Final = {rule: Note("volfyirion-log-with-the-city", rule) for rule in ("R31", "R46", "S7", "A35", "A36")}
FLIES_HOME: Final = Note("volfyirion-log-sleeps", "A11")
MERCENARY_LEAVES: Final = Note("volfyirion-log-mercenary", "R49")
DECK_SHUFFLED: Final = Note("volfyirion-log-assets-shuffled", "R49")
TALISMAN_SHUFFLED: Final = Note("volfyirion-log-assets-shuffled", "R63")
TALISMANS: Final = Note("volfyirion-log-talismans", "R63")
#: Paid for, or granted by an ability.
SENT: Final = {rule: Note("volfyirion-log-dragon-sent", rule) for rule in ("R40", "R45")}
CALLED: Final = {rule: Note("volfyirion-log-dragon-home", rule) for rule in ("R40", "R45")}
CLAIMED: Final = Note("volfyirion-log-claimed", "R36")
LAIR_LEFT: Final = Note("volfyirion-log-lair-left", "R36")
BONUS_LOST: Final = Note("volfyirion-log-bonus-lost", "A44")
DEALT_PLOY: Final = Note("volfyirion-log-ploy-sprung", "R53")
MIRAGED: Final = Note("volfyirion-log-mirage", "R53")
DOUBLED: Final = Note("volfyirion-log-shift", "R53")
SWEPT: Final = Note("volfyirion-log-destroyed", "R53")
RECOVERED: Final = Note("volfyirion-log-recovered", "R53")


# ------------------------------------------------------------------------------------ points (R25–R27)
def has(g: State, kit: VolfyirionKit, seat: int, what: int) -> int:
    """The points a seat can spend."""
    return g.vars[kit.points[seat][what]]


def pay(g: State, kit: VolfyirionKit, seat: int, what: int, n: int) -> None:
    """R33: payment is exact."""
    var = kit.points[seat][what]
    g.count(var, g.vars[var] - n)


def gain(g: State, kit: VolfyirionKit, seat: int, what: int, n: int, note: Note, card: int) -> None:
    """Gain points and say from which card; nothing is said of nothing."""
    if n:
        if g.trace is not None:
            g.say(note, seat, n, card)
        var = kit.points[seat][what]
        g.count(var, g.vars[var] + n)


def give(g: State, kit: VolfyirionKit, seat: int, card: int) -> None:
    """R25, A1: the points of a card's Main Ability, taken as soon as they can be."""
    face = g.face[card]
    gain(g, kit, seat, numbers.COMMAND, kit.command[face], MAIN[numbers.COMMAND], card)
    gain(g, kit, seat, numbers.BATTLE, kit.battle[face], MAIN[numbers.BATTLE], card)
    gain(g, kit, seat, numbers.KNOWLEDGE, kit.knowledge[face], MAIN[numbers.KNOWLEDGE], card)


# ------------------------------------------------------------------------------------ marks
def marked(g: State, kind: int, card: int) -> bool:
    """Whether a card bears such a mark."""
    for mark in g.marks:
        if mark.card == card and mark.kind == kind:
            return True
    return False


def seat_marked(g: State, kind: int, seat: int) -> bool:
    """Whether a seat bears such a mark."""
    for mark in g.marks:
        if mark.kind == kind and mark.seat == seat:
            return True
    return False


def unmark_card(g: State, card: int, kind: int = NOBODY) -> None:
    """Take a card's marks away: those of a kind, or all when it leaves play."""
    if g.marks:
        kept: list[Mark] = []
        for mark in g.marks:
            if mark.card != card or (kind not in (NOBODY, mark.kind)):
                kept.append(mark)
        g.marks = kept


def remove(g: State, card: int, note: Note | None) -> None:
    """R11: out of the game for good."""
    unmark_card(g, card)
    g.move(card, zones.REMOVED, note)


# ------------------------------------------------------------------------------------ Synergy (R43)
def tints(g: State, kit: VolfyirionKit, seat: int) -> int:
    """R43, A39: how many cards of each colour a seat has in its Playing Area and its Cities, 8 bits a colour."""
    total = 0
    for card in g.zones[zones.AREA + zones.SEAT_ZONES * seat]:
        total += kit.tint[g.face[card]]
    mine = kit.mine[seat]
    for card in g.zones[kit.buildings[seat]]:
        if mine >> g.spot[card] & 1:
            total += kit.tint[g.face[card]]
    for card in g.zones[kit.troops[seat]]:
        if mine >> g.spot[card] & 1:
            total += kit.tint[g.face[card]]
    return total


def meets(kit: VolfyirionKit, face: int, total: int) -> bool:
    """R43, A2: whether the others of these cards have the colours that a card's Synergy needs."""
    others = total - kit.tint[face]
    need = kit.need[face]
    return (
        others & 255 >= need & 255 and others >> 8 & 255 >= need >> 8 & 255 and others >> 16 & 255 >= need >> 16 & 255
    )


def chain(g: State, kit: VolfyirionKit, seat: int) -> None:
    """A3: Synergies that give nothing but points are used as soon as they hold; that is never worse."""
    total = NOBODY
    mine = kit.mine[seat]
    area = zones.AREA + zones.SEAT_ZONES * seat
    zone = area
    while True:
        for card in g.zones[zone]:
            face = g.face[card]
            if (
                kit.ability[face] == kinds.CHAINED
                and (zone == area or mine >> g.spot[card] & 1)
                and not marked(g, marks.USED, card)
            ):
                if total == NOBODY:
                    total = tints(g, kit, seat)
                if meets(kit, face, total):
                    g.mark(marks.USED, seat, card, 0, marks.END_OF_TURN)
                    bonus = kit.card(face).bonus
                    assert bonus is not None
                    for what in range(3):
                        gain(g, kit, seat, what, bonus.points[what], SYNERGY_GAIN[what], card)
        if zone == area:
            zone = kit.buildings[seat]
        elif zone == kit.buildings[seat]:
            zone = kit.troops[seat]
        else:
            return


def use_synergy(g: State, kit: VolfyirionKit, seat: int, card: int) -> None:
    """R42, R43: all bonuses of a Synergy, once a turn."""
    g.mark(marks.USED, seat, card, 0, marks.END_OF_TURN)
    g.say(USES, seat, 0, card)
    it = kit.card(g.face[card])
    assert it.bonus is not None
    reap(g, kit, seat, it.bonus, SYNERGY_GAIN, card, it.bonus.draw > 1)


def scrap(g: State, kit: VolfyirionKit, seat: int, card: int) -> None:
    """R44: a card is removed from the game for its bonus."""
    it = kit.card(g.face[card])
    if kit.shared:  # which partner it was, the place of the card does not tell
        g.say(SCRAPPED, seat, 0, card)
        remove(g, card, None)
    else:
        remove(g, card, SCRAPPED)
    assert it.bonus is not None
    if kit.ploys_used and it.kind == kinds.TROOP and it.bonus.points[numbers.BATTLE]:
        g.mark(marks.SPENT, seat, card, 0, marks.END_OF_TURN)
    reap(g, kit, seat, it.bonus, REMOVAL_GAIN, card, it.bonus.draw > 0)


def reap(g: State, kit: VolfyirionKit, seat: int, bonus: Bonus, notes: list[Note], card: int, ask_draw: bool) -> None:
    """R45: points at once; then, each as far as one likes (R44), cards drawn, removed, destroyed, the dragon moved."""
    for what in range(3):
        gain(g, kit, seat, what, bonus.points[what], notes[what], card)
    if bonus.plain:
        return
    for _ in range(bonus.move):
        g.push(kit.scripts["free-move"], seat)
    for _ in range(bonus.building):
        g.push(RAZE, seat)
    for _ in range(bonus.troop):
        g.push(ROUT, seat)
    for _ in range(bonus.remove):
        g.push(REMOVE_ONE, seat)
    if bonus.draw:
        g.push(DRAW_SOME if ask_draw else DRAW_ALL, seat, NOBODY, bonus.draw)


# ------------------------------------------------------------------------------------ drawing (R20)
class Draw(Effect):
    """R20: draw the frame's `n` cards; an empty House Deck is made anew from the Discard Pile. `m` counts them."""

    rule = "R20"

    def run(self, g: State, f: Frame) -> None:
        """From the top."""
        f.m = 0
        self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> None:
        """As long as there are cards; if there are none left anywhere, the draw stops short."""
        house = g.zones[zones.HOUSE + zones.SEAT_ZONES * f.seat]
        hand = zones.HAND + zones.SEAT_ZONES * f.seat
        while f.n and house:
            g.move(house[len(house) - 1], hand)
            f.n -= 1
            f.m += 1
        if f.n and g.zones[zones.DISCARD + zones.SEAT_ZONES * f.seat]:
            restock(g, f.seat)
            return
        if f.m:
            g.say(DREW, f.seat, f.m)
        f.n = 0
        f.m = 0

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """The new House Deck; the same draw goes on."""
        g.shuffle(zones.HOUSE + zones.SEAT_ZONES * f.seat, drawn, RESHUFFLES)
        self.go_on(g, f)


def restock(g: State, seat: int) -> None:
    """R20: the Discard Pile becomes the House Deck; chance is asked for its order. S6: alone, that wakes the dragon."""
    if kit_of(g).solo and g.vars[numbers.DRAGON] == numbers.AT_LAIR:
        g.say(WAKES)
        g.count(numbers.DRAGON, numbers.perch(seat, numbers.DEN))
    house = zones.HOUSE + zones.SEAT_ZONES * seat
    g.pour(zones.DISCARD + zones.SEAT_ZONES * seat, house)
    n = len(g.zones[house])
    g.draw_lots(n, n)


def not_asked(effect: Effect) -> Text:
    """Another kind of move than the one that is asked for."""
    return Text("volfyirion-not-asked", effect.rule)


class ChooseDraw(Effect):
    """R44, R45: how many of the cards that an ability grants are drawn."""

    rule = "R45"
    prompt = "volfyirion-ask-draw"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is anything to draw."""
        if g.zones[zones.HOUSE + zones.SEAT_ZONES * f.seat] or g.zones[zones.DISCARD + zones.SEAT_ZONES * f.seat]:
            g.ask(f.seat, 0, 1)
        else:
            g.say(BONUS_LOST)
            f.n = 0

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """One to all of them."""
        return [pack(verbs.DRAW, n) for n in range(1, f.n + 1)]

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """None, or so many."""
        f.n = first_of(asks[0].picks[0]) if asks[0].picks else 0

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another move, or too many."""
        if verb_of(option) != verbs.DRAW:
            return not_asked(self)
        return Text("volfyirion-no-draw", self.rule, {"n": f.n})


DRAW_ALL: Final = Script("draw", [Draw()])
DRAW_SOME: Final = Script("draw-some", [ChooseDraw(), Draw()])


# ------------------------------------------------------------------------------------ removing a card (R35, R45)
def can_be_removed(kit: VolfyirionKit, face: int) -> bool:
    """R51: no effect of another card removes a Saboteur."""
    return not kit.card(face).saboteur


def removals(g: State, seat: int, but: int, piles: list[int]) -> list[int]:
    """The moves that remove a card of a seat's piles, other than one; equal cards once.

    A7: of equal Wonders a sealed one and one that is not are two choices.
    """
    kit = kit_of(g)
    out: list[int] = []
    for where in piles:
        seen = 0
        shut = 0
        moves = kit.removals[where]
        sealable = where == verbs.FROM_AREA and len(g.marks) > 0
        for card in g.zones[PILE_ZONES[where] + zones.SEAT_ZONES * seat]:
            face = g.face[card]
            bit = 1 << face
            sealed = sealable and marked(g, marks.SEALED_WONDER, card)
            if card == but or (shut if sealed else seen) & bit or not can_be_removed(kit, face):
                continue
            if sealed:
                shut |= bit
            else:
                seen |= bit
            out.append(kit.removals[verbs.FROM_SEALED][face] if shut & seen & bit else moves[face])
    return out


def removable(g: State, seat: int, but: int) -> bool:
    """Whether a seat may have anything to remove: what is in the hand, nobody else knows."""
    return (
        len(g.zones[zones.HAND + zones.SEAT_ZONES * seat]) > 0
        or len(removals(g, seat, but, [verbs.FROM_AREA, verbs.FROM_DISCARD])) > 0
    )


def to_remove(g: State, seat: int, option: int, but: int) -> int:
    """The card that a move removes from an open pile: of equal Wonders the one that lies sealed, or the other (A7)."""
    face = first_of(option)
    where = second_of(option)
    zone = PILE_ZONES[where] + zones.SEAT_ZONES * seat
    if where == verbs.FROM_DISCARD:
        return find(g, zone, face, but)
    card = NOBODY if where == verbs.FROM_SEALED else find_unmarked(g, zone, face, marks.SEALED_WONDER)
    return card if card != NOBODY else find_sealed(g, zone, face, True)


class RemoveOne(Effect):
    """R45: one card of the Playing Area, the Discard Pile or the hand leaves the game; or none (R44).

    The frame's card, if any, is the Wonder that grants it: only another card will do (R35, A47).
    """

    rule = "R45"
    prompt = "volfyirion-ask-remove"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there may be anything to remove: what is in the hand, nobody else knows."""
        if removable(g, f.seat, f.card):
            g.ask(f.seat, 0, 1)
        else:
            g.say(BONUS_LOST)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every card, equal ones once."""
        return removals(g, ask.seat, f.card, EVERY_PILE)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It is gone; its points were taken when it was played (A8: from the hand it gives none)."""
        if not asks[0].picks:
            return
        take_out(g, asks[0].seat, asks[0].picks[0], f.card, REMOVES[self.rule])

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another move, a card that is not there, or one that cannot be removed."""
        if verb_of(option) != verbs.REMOVE:
            return not_asked(self)
        kit = kit_of(g)
        face = first_of(option)
        params: dict[str, int | str] = {"card": kit.types[face].name}
        if kit.house[face] is not None and not can_be_removed(kit, face):
            return Text("volfyirion-no-remove-saboteur", "R51", params)
        for card in g.zones[PILE_ZONES[second_of(option)] + zones.SEAT_ZONES * ask.seat]:
            if card == f.card and g.face[card] == face:
                return Text("volfyirion-no-remove-itself", "R35", params)
        return not_there(g, kit, ask.seat, option, self.rule)


class Thin(RemoveOne):
    """R35: whoever acquires a Wonder may at once remove another card."""

    rule = "R35"
    prompt = "volfyirion-ask-thin"


EVERY_PILE: Final = [verbs.FROM_HAND, verbs.FROM_AREA, verbs.FROM_DISCARD]
PILE_ZONES: Final = [zones.HAND, zones.AREA, zones.DISCARD, zones.AREA]


def take_out(g: State, seat: int, option: int, but: int, note: Note) -> None:
    """R35, R45, K10: the card that a move removes leaves the game."""
    if second_of(option) == verbs.FROM_HAND:
        remove(g, g.take(zones.HAND + zones.SEAT_ZONES * seat, first_of(option)), note)
    else:
        remove(g, to_remove(g, seat, option, but), note)


def not_there(g: State, kit: VolfyirionKit, seat: int, option: int, rule: str) -> Text:
    """A card that is not where it should be removed from; or there is no choice between a sealed one and another."""
    face = first_of(option)
    params: dict[str, int | str] = {"card": kit.types[face].name}
    if second_of(option) == verbs.FROM_SEALED and find(g, zones.AREA + zones.SEAT_ZONES * seat, face) != NOBODY:
        return Text("volfyirion-no-remove-sealed", "A7", params)
    return Text("volfyirion-no-remove-there", rule, params)


def find(g: State, zone: int, face: int, but: int = NOBODY) -> int:
    """A card of this face in an open zone, other than one; NOBODY if there is none."""
    for card in g.zones[zone]:
        if g.face[card] == face and card != but:
            return card
    return NOBODY


def find_unmarked(g: State, zone: int, face: int, kind: int) -> int:
    """A card of this face that bears no such mark: not sealed, its Synergy not used; NOBODY if there is none."""
    for card in g.zones[zone]:
        if g.face[card] == face and not marked(g, kind, card):
            return card
    return NOBODY


def find_sealed(g: State, zone: int, face: int, gave: bool) -> int:
    """A sealed card of this face, rather one that has given its points this turn, or has not; NOBODY if there is none.

    Whoever unseals one wants its points (A1); whoever removes one rather keeps the one that can still give them.
    """
    found = NOBODY
    for card in g.zones[zone]:
        if g.face[card] == face and marked(g, marks.SEALED_WONDER, card):
            if marked(g, marks.GAVE, card) == gave:
                return card
            found = card
    return found


REMOVE_ONE: Final = Script("remove", [RemoveOne()])
THIN: Final = Script("thin", [Thin()])


# ------------------------------------------------------------------------------------ acquiring (R29, R34, A42)
def acquire(g: State, kit: VolfyirionKit, seat: int, card: int, note: Note) -> None:
    """R29: to the Discard Pile; R51: a Saboteur to the opponent's. The first turn's refresh is over (R23)."""
    if g.vars[numbers.FRESH]:
        g.count(numbers.FRESH, 0)
    it = kit.card(g.face[card])
    if it.saboteur:
        g.say(SABOTAGED, seat, 0, card)
        g.move(card, zones.DISCARD + zones.SEAT_ZONES * kit.foe[seat])
        return
    if g.trace is not None:
        g.say(note, seat, 0, card)
    g.move(card, zones.DISCARD + zones.SEAT_ZONES * seat)


def show_top(g: State, kit: VolfyirionKit, seat: int) -> None:
    """R5: the top card of the Asset Deck is always face up; if it is not, a Qoam Oracle still sees it (A25)."""
    deck = g.zones[kit.assets[seat]]
    if not deck:
        return
    top = deck[len(deck) - 1]
    if kit.open_top:
        if g.known[top] != kit.everyone:
            g.turn_up(top, TOP_CARD)
    elif kit.perks_used:
        for other in range(kit.seats):
            if has_perk(g, kit, other, kinds.ORACLE) and not g.known[top] >> other & 1:
                g.look(top, other, LOOKED)


def fill_row(g: State, kit: VolfyirionKit, seat: int, rule: str) -> bool:
    """R6, R46, T6, A48: every empty place of the Asset Row from left to right; says whether all is over (R63)."""
    row = kit.row[seat]
    deck = g.zones[kit.assets[seat]]
    if len(g.zones[row]) < numbers.ROW_SIZE:
        for spot in range(numbers.ROW_SIZE):
            if deck and g.at(row, spot) == NOBODY:
                g.move(deck[len(deck) - 1], row, COMES_UP[rule], False, spot)
    return both_talismans(g, kit, seat)


def both_talismans(g: State, kit: VolfyirionKit, seat: int) -> bool:
    """R63: with both Broken Talismans in the Asset Row the game ends at once."""
    if not kit.talismans_used:
        return False
    n = 0
    for card in g.zones[kit.row[seat]]:
        if kit.kind[g.face[card]] == kinds.TALISMAN:
            n += 1
    if n < 2:
        return False
    g.say(TALISMANS)
    g.finish()
    return True


def fill_lair(g: State, kit: VolfyirionKit, seat: int, rule: str) -> None:
    """R46, T6, R37: every empty space of the Lair, unless it was claimed."""
    spaces = kit.spaces[seat]
    deck = g.zones[kit.wonders[seat]]
    if g.zones[kit.lair[seat]] and len(g.zones[spaces]) < numbers.SPACES:
        for spot in range(numbers.SPACES):
            if deck and g.at(spaces, spot) == NOBODY:
                g.move(deck[len(deck) - 1], spaces, LAIR_FILLED[rule], False, spot)


class DealAnew(Effect):
    """R39, R23, R63: the frame's `n` are places of the Asset Row (one bit each) that get new cards; `m` says by R23.

    The old ones go under the Asset Deck, from left to right (A20). A Talisman goes back into it, and it is shuffled.
    """

    rule = "R39"

    def run(self, g: State, f: Frame) -> None:
        """Put the old cards away; ask chance if a Talisman was among them."""
        kit = kit_of(g)
        deck = kit.assets[f.seat]
        broken = False
        for spot in range(numbers.ROW_SIZE):
            if f.n >> spot & 1:
                card = g.at(kit.row[f.seat], spot)
                talisman = kit.kind[g.face[card]] == kinds.TALISMAN
                broken = broken or talisman
                g.move(card, deck, TALISMAN_BACK if talisman else UNDER[f.m], False, 0, True)
        if broken:
            n = len(g.zones[deck])
            g.draw_lots(n, n)
        else:
            self.deal(g, f)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """R63: the deck was shuffled."""
        g.shuffle(kit_of(g).assets[f.seat], drawn, TALISMAN_SHUFFLED)
        self.deal(g, f)

    def deal(self, g: State, f: Frame) -> None:
        """The top cards take their places."""
        kit = kit_of(g)
        deck = g.zones[kit.assets[f.seat]]
        for spot in range(numbers.ROW_SIZE):
            if f.n >> spot & 1 and deck:
                g.move(deck[len(deck) - 1], kit.row[f.seat], COMES_UP["R23" if f.m else "R39"], False, spot)
        if not both_talismans(g, kit, f.seat):
            show_top(g, kit, f.seat)


DEAL_ANEW: Final = Script("deal-anew", [DealAnew()])


# ------------------------------------------------------------------------------------ attacking (R31–R33)
def defence(g: State, kit: VolfyirionKit, side: int, spot: int) -> int:
    """R31, R32, A28: what an Attack on the City at a spot costs."""
    total = kit.defence[g.face[g.at(kit.cities[side], spot)]]
    troop = g.at(kit.troops[side], spot)
    if troop != NOBODY:
        total += kit.defence[g.face[troop]]
    if g.marks and seat_marked(g, marks.SHIFTED, side):
        total += numbers.SHIFT
    return total


def attack(g: State, kit: VolfyirionKit, seat: int, spot: int) -> None:
    """R31, R32: pay the Defence; a guard is removed, an unguarded City falls. A Mercenary's City falls too (R49)."""
    foe = kit.foe[seat]
    pay(g, kit, seat, numbers.BATTLE, defence(g, kit, foe, spot))
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


def destroy_city(g: State, kit: VolfyirionKit, side: int, spot: int, note: Note) -> bool:
    """R31, R46, A48: a City falls with all that lies there; the last one of a side ends the game. Says whether it did.

    R55, A17: a City that was rebuilt, or the Lair, is removed. A11: the token flies home.
    """
    for zone in (kit.troops[side], kit.buildings[side]):
        card = g.at(zone, spot)
        if card != NOBODY:
            remove(g, card, WITH_THE_CITY[note.rule])
    city = g.at(kit.cities[side], spot)
    g.count(kit.fallen[side], g.vars[kit.fallen[side]] + 1)
    if g.face[city] == kit.lair_face or marked(g, marks.REBUILT, city):
        remove(g, city, note)
    else:
        g.move(city, kit.ruins[side], note, False, spot)
    if g.vars[numbers.DRAGON] == numbers.perch(side, spot):
        if note is not CITY_BURNS:  # which tells it
            g.say(FLIES_HOME)
        g.count(numbers.DRAGON, numbers.AT_LAIR)
    if not g.zones[kit.cities[side]]:
        g.finish()
        return True
    return False


class MercenaryLeaves(Effect):
    """R49, A45: the Mercenary is shuffled back into the Asset Deck first, then its City (the frame's `n`) falls."""

    rule = "R49"

    def run(self, g: State, f: Frame) -> None:
        """Into the deck of the defender's market."""
        kit = kit_of(g)
        deck = kit.assets[f.seat]
        g.move(f.card, deck, MERCENARY_LEAVES)
        f.card = NOBODY
        n = len(g.zones[deck])
        g.draw_lots(n, n)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
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

    def zone(self, g: State, seat: int) -> int:
        """Where such cards of the enemy lie."""
        kit = kit_of(g)
        foe = kit.foe[seat]
        return kit.troops[foe] if self.kind == kinds.TROOP else kit.buildings[foe]

    def run(self, g: State, f: Frame) -> None:
        """Ask, if there is one (A44: else the bonus is lost)."""
        if kit_of(g).foe[f.seat] != NOBODY and g.zones[self.zone(g, f.seat)]:
            g.ask(f.seat, 0, 1)
        else:
            g.say(BONUS_LOST)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Each of them."""
        out: list[int] = []
        for card in g.zones[self.zone(g, f.seat)]:
            out.append(pack(verbs.DESTROY, g.spot[card], self.kind))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It is gone."""
        if asks[0].picks:
            destroy_card(g, kit_of(g), g.at(self.zone(g, f.seat), first_of(asks[0].picks[0])), self.rule)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another move, another kind, or nothing there."""
        if verb_of(option) != verbs.DESTROY:
            return not_asked(self)
        if second_of(option) != self.kind:
            return Text(
                "volfyirion-no-destroy-troop" if self.kind == kinds.TROOP else "volfyirion-no-destroy-building", "R45"
            )
        return Text("volfyirion-no-destroy-there", "R45", {"number": first_of(option) + 1})


def destroy_card(g: State, kit: VolfyirionKit, card: int, rule: str) -> None:
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


# ------------------------------------------------------------------------------------ the dragon (R36, R40)
def dragon_moves(g: State, kit: VolfyirionKit, seat: int, out: list[int]) -> None:
    """R40, R37, A12: from the Lair onto a standing enemy City, or from one's own City to the Lair."""
    dragon = g.vars[numbers.DRAGON]
    if dragon == numbers.AT_LAIR:
        foe = kit.foe[seat]
        if foe != NOBODY:
            for city in g.zones[kit.cities[foe]]:
                out.append(kit.sendings[g.spot[city]])
    elif dragon > 0 and numbers.perch_side(dragon) == kit.sides[seat]:
        out.append(pack(verbs.CALL_BACK))


def move_dragon(g: State, kit: VolfyirionKit, seat: int, option: int, rule: str) -> None:
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
        out: list[int] = []
        dragon_moves(g, kit_of(g), f.seat, out)
        if out:
            g.ask(f.seat, 0, 1)
        else:
            g.say(BONUS_LOST)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """The moves of R40."""
        out: list[int] = []
        dragon_moves(g, kit_of(g), f.seat, out)
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It moves without payment."""
        if asks[0].picks:
            move_dragon(g, kit_of(g), f.seat, asks[0].picks[0], self.rule)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
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

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Take it."""
        return [pack(verbs.CLAIM)]

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Among the Cities, without slots (A16); or it stays where it is."""
        if not asks[0].picks:
            g.say(LAIR_LEFT, f.seat)
            return
        kit = kit_of(g)
        card = g.zones[kit.lair[f.seat]][0]
        g.say(CLAIMED, f.seat, 0, card)
        g.move(card, kit.cities[f.seat], None, False, numbers.LAIR_SPOT)
        gain(g, kit, f.seat, numbers.BATTLE, numbers.LAIR_BATTLE, LAIR_GAIN, card)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move."""
        return not_asked(self)


CLAIM_SCRIPT: Final = Script("claim", [ClaimLair()])


# ------------------------------------------------------------------------------------ Perks and Ploys (R52, R53)
def has_perk(g: State, kit: VolfyirionKit, seat: int, which: int) -> bool:
    """R52: whether a seat has this Perk."""
    for card in g.zones[kit.perk[seat]]:
        if g.face[card] == kit.perk_faces[which]:
            return True
    return False


def springs(g: State, kit: VolfyirionKit, seat: int, which: int) -> bool:
    """R53, A27: the moment of a Ploy has come: if it is the one a seat holds, it is revealed and removed.

    If not, everybody knows from now on that the seat does not hold it; which it holds stays hidden.
    """
    held = g.zones[kit.ploy[seat]]
    if not held:
        return False
    if g.face[held[0]] == kit.ploy_faces[which]:
        g.move(held[0], zones.REMOVED, DEALT_PLOY)
        return True
    silent = kit.silent[seat]
    if not g.vars[silent] >> which & 1:
        g.tested()
        g.count(silent, g.vars[silent] | 1 << which)
    return False


def entered(g: State, kit: VolfyirionKit, kind: int) -> None:
    """R53, A27, A46: a Building, a Troop or a Wonder has come into play: the Ploys that count them are tested."""
    places: list[int] = []
    for side in kit.side_list:
        if kind == kinds.BUILDING:
            places.append(kit.buildings[side])
        elif kind == kinds.TROOP:
            places.append(kit.troops[side])
    if kind == kinds.WONDER:
        for seat in range(kit.seats):
            places.append(zones.AREA + zones.SEAT_ZONES * seat)
    cards: list[int] = []
    for zone in places:
        for card in g.zones[zone]:
            if kit.kind[g.face[card]] == kind:
                cards.append(card)
    if kind == kinds.BUILDING:
        which, wanted = kinds.INSTABILITY, numbers.INSTABLE_BUILDINGS
    elif kind == kinds.TROOP:
        which, wanted = kinds.AFTERTHOUGHT, numbers.INSTABLE_TROOPS
    else:
        which, wanted = kinds.CRYSTALLIZATION, numbers.INSTABLE_WONDERS
    if len(cards) < wanted:
        return
    for seat in range(kit.seats):
        if springs(g, kit, seat, which):
            for card in cards:
                remove(g, card, SWEPT)
            return


class SecondChance(Effect):
    """R53, A29: a Troop was removed for Battle in the turn of this Attack: the attacked may take it over.

    The Ploy is tested now that the Attack is resolved; if it is the one, its owner lays the Troop at a City, or not.
    """

    rule = "R53"
    prompt = "volfyirion-ask-recover"

    def run(self, g: State, f: Frame) -> None:
        """Reveal it, then ask."""
        if springs(g, kit_of(g), f.seat, kinds.SECOND_CHANCE):
            g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every such Troop at every standing City, over any occupant; equal ones once."""
        kit = kit_of(g)
        out: list[int] = []
        for mark in g.marks:
            if mark.kind == marks.SPENT:
                for city in g.zones[kit.cities[f.seat]]:
                    spot = g.spot[city]
                    option = pack(verbs.RECOVER, g.face[mark.card], spot)
                    if kit.troop_spots[f.seat] >> spot & 1 and option not in out:
                        out.append(option)
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It guards a City of its new owner."""
        if not asks[0].picks:
            return
        kit = kit_of(g)
        option = asks[0].picks[0]
        card = spent_troop(g, first_of(option))
        unmark_card(g, card)
        station(g, kit, f.seat, card, second_of(option), RECOVERED)
        entered(g, kit, kinds.TROOP)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move, or not one of those Troops, or no such City."""
        return not_asked(self) if verb_of(option) != verbs.RECOVER else Text("volfyirion-no-recover", "R53")


def spent_troop(g: State, face: int) -> int:
    """R53, A29: a Troop of this face that was removed for Battle this turn; NOBODY if there is none."""
    for mark in g.marks:
        if mark.kind == marks.SPENT and g.face[mark.card] == face:
            return mark.card
    return NOBODY


SECOND_CHANCE_SCRIPT: Final = Script("second-chance", [SecondChance()])


def station(g: State, kit: VolfyirionKit, seat: int, card: int, spot: int, note: Note | None) -> None:
    """R14, R15, A10: lay a Building or a Troop at a City; what was there is removed from the game."""
    building = kit.kind[g.face[card]] == kinds.BUILDING
    zone = kit.buildings[seat] if building else kit.troops[seat]
    old = g.at(zone, spot)
    if old != NOBODY:
        remove(g, old, REPLACED_BUILDING if building else REPLACED_TROOP)
    g.move(card, zone, note, False, spot)
