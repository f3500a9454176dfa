"""Two partners against the dragon (K1–K12), in the book's order: the grid, one Main Phase for both, the attack."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.modes.solo import LAST_TURN_ALONE, win
from ludotheque.games.volfyirion.modes.together import (
    MATES_MULLIGAN,
    ActTogether,
    BeginTurnTogether,
    DrawTogether,
    GatherTogether,
)
from ludotheque.games.volfyirion.rules.actions import LAID_BUILDING, LAID_TROOP
from ludotheque.games.volfyirion.rules.cities import WITH_THE_CITY, defence, standing, station
from ludotheque.games.volfyirion.rules.dragon import wrath
from ludotheque.games.volfyirion.rules.finding import marked, remove, seat_marked, unmark_card
from ludotheque.games.volfyirion.rules.listing import append_once
from ludotheque.games.volfyirion.rules.market import fill_row, show_top
from ludotheque.games.volfyirion.rules.points import give, has, pay
from ludotheque.games.volfyirion.rules.refusals import not_asked, too_dear
from ludotheque.games.volfyirion.rules.removing import EVERY_PILE, not_there, removals, take_out
from ludotheque.games.volfyirion.rules.setup import FIRST_TURN, LayTheRow, ShuffleTheDecks
from ludotheque.games.volfyirion.rules.synergies import chain
from ludotheque.games.volfyirion.rules.turn import clear
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
    new_row,
    pack,
    second_of,
    usual,
    verb_of,
)

COLUMNS: Final = 2  #: K5

STARTS: Final = Note("volfyirion-log-dragon-starts", "K1")
RAGE_SHUFFLED: Final = Note("volfyirion-log-rage-shuffled", "K5")
COMES_TO_GRID: Final = Note("volfyirion-log-grid", "K5")
DRAGON_FLIES: Final = Note("volfyirion-log-dragon-flies", "K6")
ATTACKED: Final = Note("volfyirion-log-dragon-attacks-city", "K7")
GRID_STRENGTH: Final = Note("volfyirion-log-grid-strength", "K7")
DRAGON_WRATH: Final = Note("volfyirion-log-dragon-wrath", "K7")
DRAGON_FAILS: Final = Note("volfyirion-log-dragon-fails", "K7")
CITY_DESTROYED: Final = Note("volfyirion-log-dragon-destroys", "K7")
GRID_CLEARED: Final = Note("volfyirion-log-grid-cleared", "K8")
GRID_KEPT: Final = Note("volfyirion-log-grid-kept", "K8")
BANISHED: Final = Note("volfyirion-log-banished", "K10")
GRID_SEALED: Final = Note("volfyirion-log-sealed", "K10")
DRAGON_LED: Final = Note("volfyirion-log-dragon-sent", "K10")
PURGES: Final = Note("volfyirion-log-removed", "K10")
PROPOSE_BATTLE: Final = Note("volfyirion-log-unites-battle", "K10")
PROPOSE_KNOWLEDGE: Final = Note("volfyirion-log-unites-knowledge", "K10")
DECLINES: Final = Note("volfyirion-log-declines", "K10")
SLAIN_BY_ONE: Final = Note("volfyirion-log-slain", "K10")
SUBDUED_BY_ONE: Final = Note("volfyirion-log-subdued", "K10")
SLAIN_BY_BOTH: Final = Note("volfyirion-log-slain-together", "K10")
SUBDUED_BY_BOTH: Final = Note("volfyirion-log-subdued-together", "K10")
OUT: Final = Note("volfyirion-log-out", "K11")

SLAY_OPTION: Final = pack(verbs.DEFEAT)
SUBJUGATE_OPTION: Final = pack(verbs.SUBJUGATE)


# ------------------------------------------------------------------------------------ setup (K1, K2)
class PlaceTheDragon(Effect):
    """K1: the token starts on a City of 8: the first player's."""

    rule = "K1"

    def run(self, g: State, f: Frame) -> None:
        """The weakest City of the first three."""
        kit = kit_of(g)
        best: Num = NOBODY
        for city in g.cards(kit.cities[0]):
            if best == NOBODY or kit.defence[g.face[city]] < kit.defence[g.face[best]]:
                best = city
        g.say(STARTS, NOBODY, 0, best)
        g.count(numbers.DRAGON, numbers.perch(0, g.spot[best]))


# ------------------------------------------------------------------------------------ the start of a turn (K5, K6)
class RevealGrid(Effect):
    """K5: three Rage cards into the grid, two on the very first turn; `n` counts them, `m` is what the first costs."""

    rule = "K5"

    def run(self, g: State, f: Frame) -> None:
        """K10: seals last until now."""
        g.unmark(marks.DRAW_PHASE)
        f.n = numbers.FIRST_RAGE_CARDS if g.vars[numbers.TURN] == 1 else numbers.RAGE_CARDS
        f.m = 0
        self.go_on(g, f)

    def go_on(self, g: State, f: Frame) -> None:
        """An empty Rage Deck is made of its discard pile; if that is empty too, the grid has all cards."""
        kit = kit_of(g)
        while f.n and g.size[kit.rage]:
            card = g.top(kit.rage)
            g.move(card, kit.grid, COMES_TO_GRID, False, free_spot(g, kit))
            if f.m == 0:
                f.m = kit.cost[g.face[card]]
            f.n -= 1
        if f.n and g.size[kit.spent]:
            g.pour(kit.spent, kit.rage)
            usual.shuffle(g, kit.rage)
            return
        f.n = 0

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """Go on from the new deck."""
        g.shuffle(kit_of(g).rage, drawn, RAGE_SHUFFLED)
        self.go_on(g, f)


def free_spot(g: State, kit: VolfyirionKit) -> Num:
    """K5: the first empty place of the grid, from left to right, from top to bottom."""
    spot: Num = 0
    while g.at(kit.grid, spot) != NOBODY:
        spot += 1
    return spot


class Fly(Effect):
    """K6: the dragon moves clockwise by the cost of the first card revealed (the frame's `m`), over standing Cities."""

    rule = "K6"

    def run(self, g: State, f: Frame) -> None:
        """A35: before the players act."""
        kit = kit_of(g)
        spot = numbers.perch_spot(g.vars[numbers.DRAGON])
        for _ in range(f.m):
            spot = neighbour(g, kit, spot, 1)
        g.say(DRAGON_FLIES, NOBODY, f.m, g.at(kit.cities[0], spot))
        g.count(numbers.DRAGON, numbers.perch(0, spot))
        f.m = 0


def neighbour(g: State, kit: VolfyirionKit, spot: Num, way: Num) -> Num:
    """The next standing City of the ring: clockwise (1) or the other way round (-1)."""
    spots = standing(g, kit, 0)
    spot = (spot + way) % kit.slots
    while not spots >> spot & 1:
        spot = (spot + way) % kit.slots
    return spot


# ------------------------------------------------------------------------------------ the Main Phase (K3, K4, K10)
class ActWithPartner(ActTogether):
    """K3, K10: some actions of the base game for each, and what can be done against the dragon."""

    rule = "K3"

    def battle(self, g: State, kit: VolfyirionKit, seat: Num, points: Num, out: Row) -> Row:
        """K10: cards of the grid discarded; the dragon."""
        for card in g.cards(kit.grid):
            if kit.cost[g.face[card]] <= points:
                out = append(out, pack(verbs.BANISH, g.spot[card]))
        return self.win(g, kit, seat, numbers.BATTLE, points, out)

    def knowledge(self, g: State, kit: VolfyirionKit, seat: Num, points: Num, out: Row) -> Row:
        """R39, K10: cards of the Row replaced, cards of the grid sealed, the dragon moved, an own card removed."""
        if points >= numbers.REPLACE_COST:
            out = self.replaces(g, kit, seat, out)
        for card in g.cards(kit.grid):
            if kit.cost[g.face[card]] <= points and not marked(g, marks.SEALED_WONDER, card):
                out = append(out, pack(verbs.SEAL_GRID, g.spot[card]))
        if points >= numbers.MOVE_COST:
            out = led(g, kit, out)
        if points >= numbers.PURGE_COST and not seat_marked(g, marks.PURGED, seat):
            out = extend(out, removals(g, seat, NOBODY, EVERY_PILE))
        return self.win(g, kit, seat, numbers.KNOWLEDGE, points, out)

    def win(self, g: State, kit: VolfyirionKit, seat: Num, what: Num, points: Num, out: Row) -> Row:
        """K10: alone with 20; else with 30 of both, if the partner agrees. What was declined is not proposed again."""
        if points >= numbers.ALONE_COST:
            out = append(out, SLAY_OPTION if what == numbers.BATTLE else SUBJUGATE_OPTION)
        if (
            both_have(g, kit, what) >= numbers.JOINT_COST
            and not declined(g, seat, what)
            and not is_out(g, kit, partner(seat))
        ):
            out = append(out, pack(verbs.UNITE, what))
        return out

    def price(self, g: State, kit: VolfyirionKit, seat: Num, option: Num) -> tuple[Num, Num]:
        """K10: the dragon and its grid have their own prices; what both pay for is paid when both agree."""
        verb = verb_of(option)
        if verb in (verbs.BANISH, verbs.SEAL_GRID):
            cost = kit.cost[g.face[g.at(kit.grid, first_of(option))]]
            return (numbers.BATTLE if verb == verbs.BANISH else numbers.KNOWLEDGE), cost
        if verb == verbs.REMOVE:
            return numbers.KNOWLEDGE, numbers.PURGE_COST
        if verb == verbs.DEFEAT:
            return numbers.BATTLE, numbers.ALONE_COST
        if verb == verbs.SUBJUGATE:
            return numbers.KNOWLEDGE, numbers.ALONE_COST
        return super().price(g, kit, seat, option)

    def act(self, g: State, kit: VolfyirionKit, seat: Num, option: Num) -> None:
        """One action of one of them."""
        verb = verb_of(option)
        a = first_of(option)
        if verb == verbs.PLAY and kit.kind[a] in (kinds.BUILDING, kinds.TROOP):
            lay(g, kit, seat, a, second_of(option))
        elif verb == verbs.BANISH:
            card = g.at(kit.grid, a)
            g.say(BANISHED, seat, 0, card)
            unmark_card(g, card)
            g.move(card, kit.spent)
        elif verb == verbs.SEAL_GRID:
            card = g.at(kit.grid, a)
            g.say(GRID_SEALED, seat, 0, card)
            g.mark(marks.SEALED_WONDER, NOBODY, card, 0, marks.DRAW_PHASE)
        elif verb == verbs.SEND:
            g.say(DRAGON_LED, seat, a + 1, g.at(kit.cities[0], a))
            g.count(numbers.DRAGON, numbers.perch(0, a))
        elif verb == verbs.REMOVE:
            g.mark(marks.PURGED, seat, NOBODY, 0, marks.END_OF_TURN)
            take_out(g, seat, option, NOBODY, PURGES)
        elif verb == verbs.DEFEAT:
            win(g, seat, numbers.BATTLE, SLAIN_BY_ONE)
        elif verb == verbs.SUBJUGATE:
            win(g, seat, numbers.KNOWLEDGE, SUBDUED_BY_ONE)
        elif verb == verbs.UNITE:
            g.say(PROPOSE_BATTLE if a == numbers.BATTLE else PROPOSE_KNOWLEDGE, seat)
            g.push(UNION, partner(seat), NOBODY, a)
        else:
            super().act(g, kit, seat, option)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """What is missing, or that it is no action of this mode."""
        kit = kit_of(g)
        seat = ask.seat
        verb = verb_of(option)
        a = first_of(option)
        if verb in (verbs.ATTACK, verbs.SEAL, verbs.UNSEAL, verbs.CALL_BACK, verbs.BUY_WONDER):
            return Text("volfyirion-no-coop-action", "K3")
        if verb in (verbs.BANISH, verbs.SEAL_GRID):
            card = g.at(kit.grid, a)
            if card == NOBODY:
                return Text("volfyirion-no-grid-card", "K10", {"number": a + 1})
            name = kit.types[g.face[card]].name
            if verb == verbs.SEAL_GRID and marked(g, marks.SEALED_WONDER, card):
                return Text("volfyirion-grid-card-sealed", "K10", {"card": name})
            what = numbers.BATTLE if verb == verbs.BANISH else numbers.KNOWLEDGE
            return too_dear(g, kit, seat, what, kit.cost[g.face[card]], "K10", name)
        if verb == verbs.SEND:
            if option not in led(g, kit, new_row()):
                return Text("volfyirion-no-near-city", "K10", {"number": a + 1})
            return too_dear(g, kit, seat, numbers.KNOWLEDGE, numbers.MOVE_COST, "K10", "@volfyirion-dragon")
        if verb == verbs.REMOVE:
            if seat_marked(g, marks.PURGED, seat):
                return Text("volfyirion-purged", "K10")
            if has(g, kit, seat, numbers.KNOWLEDGE) < numbers.PURGE_COST:
                return too_dear(g, kit, seat, numbers.KNOWLEDGE, numbers.PURGE_COST, "K10", kit.types[a].name)
            return not_there(g, kit, seat, option, "K10")
        if verb == verbs.DEFEAT:
            return too_dear(g, kit, seat, numbers.BATTLE, numbers.ALONE_COST, "K10", "@volfyirion-dragon")
        if verb == verbs.SUBJUGATE:
            return too_dear(g, kit, seat, numbers.KNOWLEDGE, numbers.ALONE_COST, "K10", "@volfyirion-dragon")
        if verb == verbs.UNITE:
            if a == numbers.COMMAND:
                return Text("volfyirion-battle-or-knowledge", "K10")
            if is_out(g, kit, partner(seat)):
                return Text("volfyirion-no-partner", "K11", {"other": partner(seat)})
            if declined(g, seat, a):
                return Text("volfyirion-declined", "K10", {"other": partner(seat)})
            return Text("volfyirion-no-union", "K10", {"n": numbers.JOINT_COST, "have": both_have(g, kit, a)})
        return super().refusal(g, f, ask, option)

    def refused_fights(self, g: State, kit: VolfyirionKit, seat: Num, tries: Row) -> Row:
        """The grid and the dragon."""
        for card in g.cards(kit.grid):
            tries = append(tries, pack(verbs.BANISH, g.spot[card]))
            tries = append(tries, pack(verbs.SEAL_GRID, g.spot[card]))
        tries = led(g, kit, tries)
        tries = append(tries, SLAY_OPTION)
        tries = append(tries, SUBJUGATE_OPTION)
        tries = append(tries, pack(verbs.UNITE, numbers.BATTLE))
        return append(tries, pack(verbs.UNITE, numbers.KNOWLEDGE))


def lay(g: State, kit: VolfyirionKit, seat: Num, face: Num, spot: Num) -> None:
    """R14, R15, K4: a Building or a Troop at a City of either partner; it helps the one whose City it is."""
    card = g.take(zones.hand(seat), face)
    station(g, kit, seat, card, spot, LAID_BUILDING if kit.kind[face] == kinds.BUILDING else LAID_TROOP)
    owner = seat if kit.mine[seat] >> spot & 1 else partner(seat)
    give(g, kit, owner, card)
    chain(g, kit, owner)


def is_out(g: State, kit: VolfyirionKit, seat: Num) -> bool:
    """K11: whether a player has no City any more."""
    return not standing(g, kit, seat) & kit.mine[seat]


def partner(seat: Num) -> Num:
    """The other one."""
    return 1 - seat


def both_have(g: State, kit: VolfyirionKit, what: Num) -> Num:
    """K10: the points of both partners."""
    return has(g, kit, 0, what) + has(g, kit, 1, what)


def declined(g: State, seat: Num, what: Num) -> bool:
    """Whether a seat proposed to unite these points this turn, in vain."""
    for mark in g.marks:
        if mark.kind == marks.DECLINED and mark.seat == seat and mark.n == what:
            return True
    return False


def led(g: State, kit: VolfyirionKit, out: Row) -> Row:
    """K10: the dragon can be led to the next standing City, either way round."""
    here = numbers.perch_spot(g.vars[numbers.DRAGON])
    for way in (1, -1):
        spot = neighbour(g, kit, here, way)
        if spot != here:
            out = append_once(out, pack(verbs.SEND, spot))
    return out


class Agree(Effect):
    """K10: what spends the points of both partners needs the yes of both; the frame's `n` is Battle or Knowledge."""

    rule = "K10"
    prompt = "volfyirion-ask-agree"

    def run(self, g: State, f: Frame) -> None:
        """Ask the one who did not propose it."""
        g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Yes; "done" is no."""
        return Row([pack(verbs.AGREE)])

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """The game is won; or all goes on, and is not proposed again by the same player this turn."""
        proposer = partner(f.seat)
        if not len(asks[0].picks):
            g.say(DECLINES, f.seat)
            g.mark(marks.DECLINED, proposer, NOBODY, f.n, marks.END_OF_TURN)
            return
        kit = kit_of(g)
        mine = min(has(g, kit, proposer, f.n), numbers.JOINT_COST)
        pay(g, kit, proposer, f.n, mine)
        pay(g, kit, f.seat, f.n, numbers.JOINT_COST - mine)
        win(g, f.seat, f.n, SLAIN_BY_BOTH if f.n == numbers.BATTLE else SUBDUED_BY_BOTH)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move."""
        return not_asked(self)


UNION: Final = Script("union", [Agree()])


# ------------------------------------------------------------------------------------ the end of a turn (K7–K9, K11)
class Tally:
    """K7: how far the dragon had to count: what it came to, and the cards it needed."""

    def __init__(self, total: Num, needed: Row) -> None:
        self.total = total
        self.needed = needed


def tally(g: State, kit: VolfyirionKit, wanted: Num) -> Tally:
    """K7, A35: add up the grid in its order until the Defence is reached; sealed cards count as absent.

    A row is worth the product of its costs. Of the first row both count at once, of each later one first its first
    card alone. The bonus for destroyed Cities is there from the beginning, or added to the final value alone.
    """
    total = 0 if kit.wrath_last else wrath(g, kit)
    needed = new_row()
    rows: Num = 0
    for card in g.cards(kit.grid):
        rows = max(rows, g.spot[card] // COLUMNS + 1)
    for row in range(rows):
        if total >= wanted:
            break
        cards = new_row()
        for card in g.cards(kit.grid):
            if g.spot[card] // COLUMNS == row and not marked(g, marks.SEALED_WONDER, card):
                cards = append(cards, card)
        if not len(cards):
            continue
        first = kit.cost[g.face[cards[0]]]
        if row > 0 and total + first >= wanted:
            cards = cards[:1]
        needed = extend(needed, cards)
        total += first * kit.cost[g.face[cards[1]]] if len(cards) > 1 else first
    if kit.wrath_last:
        total += wrath(g, kit)
    return Tally(total, needed)


class EndTurnTogether(Effect):
    """R46, K7–K9, K11: cards and points go as always; the dragon attacks; gaps are closed; the Row is refilled."""

    rule = "K7"

    def run(self, g: State, f: Frame) -> None:
        """Then the next turn of both."""
        kit = kit_of(g)
        for seat in range(kit.seats):
            clear(g, kit, seat)
        if strike(g, kit):
            return
        close_gaps(g, kit)
        fill_row(g, kit, 0, "R46")
        show_top(g, kit, 0)
        if g.vars[numbers.TURN] >= numbers.TURN_LIMIT:
            g.say(LAST_TURN_ALONE)
            g.finish()
            return
        f.step = 0


def strike(g: State, kit: VolfyirionKit) -> bool:
    """K7, K8, A48: the dragon attacks the City it stands on; says whether it was the last one: then all is over."""
    spot = numbers.perch_spot(g.vars[numbers.DRAGON])
    city = g.at(kit.cities[0], spot)
    if city == NOBODY:  # it rests where a City has fallen: no card was left to make it fly on
        return False
    wanted = defence(g, kit, 0, spot)
    count = tally(g, kit, wanted)
    g.say(ATTACKED, NOBODY, wanted, city)
    g.say(GRID_STRENGTH, NOBODY, count.total - wrath(g, kit))
    if wrath(g, kit):
        g.say(DRAGON_WRATH, NOBODY, wrath(g, kit))
    if count.total < wanted:
        g.say(DRAGON_FAILS, NOBODY, 0, city)
        return False
    if destroy(g, kit, spot):
        return True
    clear_grid(g, kit, count.needed)
    return False


def clear_grid(g: State, kit: VolfyirionKit, needed: Row) -> None:
    """K8, A35: the grid is discarded but for the dearest of the cards that were not needed, sealed or not.

    Of equal ones the first stays: only what it costs will ever matter.
    """
    kept: Num = NOBODY
    for card in g.cards(kit.grid):
        if card not in needed and (kept == NOBODY or kit.cost[g.face[card]] > kit.cost[g.face[kept]]):
            kept = card
    for card in g.cards(kit.grid):
        if card == kept:
            g.say(GRID_KEPT, NOBODY, 0, card)
        else:
            unmark_card(g, card)
            g.move(card, kit.spent, GRID_CLEARED)


def destroy(g: State, kit: VolfyirionKit, spot: Num) -> bool:
    """K7, K11, A35: the City falls with all that lies there, and the token stays; says whether all is lost."""
    for zone in (kit.troops[0], kit.buildings[0]):
        card = g.at(zone, spot)
        if card != NOBODY:
            remove(g, card, WITH_THE_CITY["A35"])
    g.count(kit.fallen[0], g.vars[kit.fallen[0]] + 1)
    g.move(g.at(kit.cities[0], spot), kit.ruins[0], CITY_DESTROYED, False, spot)
    if not g.size[kit.cities[0]]:
        g.finish()
        return True
    for seat in range(kit.seats):
        if kit.mine[seat] >> spot & 1 and is_out(g, kit, seat):
            g.say(OUT, seat)
    return False


def close_gaps(g: State, kit: VolfyirionKit) -> None:
    """K9: the left column moves up; then the right one from top to bottom: up as far as it goes, then to the left."""
    for card in g.cards(kit.grid):
        if g.spot[card] % COLUMNS == 0:
            rise(g, kit, card)
    for card in g.cards(kit.grid):
        if g.spot[card] % COLUMNS:
            rise(g, kit, card)
            if g.at(kit.grid, g.spot[card] - 1) == NOBODY:
                g.move(card, kit.grid, None, False, g.spot[card] - 1)


def rise(g: State, kit: VolfyirionKit, card: Num) -> None:
    """A card of the grid moves up its column over empty places."""
    spot = g.spot[card]
    while spot >= COLUMNS and g.at(kit.grid, spot - COLUMNS) == NOBODY:
        spot -= COLUMNS
    if spot != g.spot[card]:
        g.move(card, kit.grid, None, False, spot)


SETUP: Final = Script("setup", [ShuffleTheDecks(), LayTheRow(), PlaceTheDragon(), FIRST_TURN])

TURN_TOGETHER: Final = Script(
    "turn",
    [
        BeginTurnTogether(),
        RevealGrid(),
        Fly(),
        DrawTogether(),
        GatherTogether(),
        ActWithPartner(),
        EndTurnTogether(),
    ],
)

#: Everything co-op pushes beside what the duel has.
SCRIPTS: Final[list[Script]] = [SETUP, TURN_TOGETHER, MATES_MULLIGAN, UNION]
