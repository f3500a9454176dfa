"""Two against two (T1–T12), in the book's order: Strongholds, one turn for the team, the enemy's Row, the dragon."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.modes.together import (
    MATES_MULLIGAN,
    ActTogether,
    BeginTurnTogether,
    DrawTogether,
    GatherTogether,
    partners,
)
from ludotheque.games.volfyirion.rules.actions import ACQUIRED, ACQUIRED_WONDER, wonders_in_play
from ludotheque.games.volfyirion.rules.battle import destroy_card
from ludotheque.games.volfyirion.rules.cities import WITH_THE_CITY
from ludotheque.games.volfyirion.rules.finding import marked, remove, unmark_card
from ludotheque.games.volfyirion.rules.market import acquire, fill_lair, fill_row, refresh, row_mask, show_top
from ludotheque.games.volfyirion.rules.points import give, has
from ludotheque.games.volfyirion.rules.refusals import BONUS_LOST, not_asked, too_dear
from ludotheque.games.volfyirion.rules.removing import REMOVES, Thin, removable, take_out
from ludotheque.games.volfyirion.rules.setup import FIRST_TURN, LayTheLair, LayTheRow, ShuffleTheDecks, WhoBegins
from ludotheque.games.volfyirion.rules.turn import LAST_TURN, clear
from ludotheque.kernel import (
    NOBODY,
    OPEN,
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
    new_row,
    pack,
    second_of,
    verb_of,
)

SPAN: Final = 2  #: T2: so many Cities are a Stronghold

IN_TEAM: Final = Note("volfyirion-log-in-team", "T1")
ATTACKED: Final = Note("volfyirion-log-attacks-stronghold", "R31")
ATTACKED_GUARDED: Final = Note("volfyirion-log-attacks-stronghold", "A36")
STRONGHOLD_SAVED: Final = Note("volfyirion-log-stronghold-saved", "A36")
STRONGHOLD_FALLS: Final = Note("volfyirion-log-stronghold-falls", "T2")
STRONGHOLD_BURNS: Final = Note("volfyirion-log-stronghold-burns", "R46")
WITH_ITS_STRONGHOLD: Final = Note("volfyirion-log-stronghold-city", "T2")
REBUILT: Final = Note("volfyirion-log-rebuilds", "A36")
TO_THEIR_LAIR: Final = Note("volfyirion-log-dragon-to-their-lair", "A36")
CLUTCHED: Final = Note("volfyirion-log-acquired-clutched", "T10")
ROW_SEALED: Final = Note("volfyirion-log-row-sealed", "T8")
ROW_UNSEALED: Final = Note("volfyirion-log-row-unsealed", "T8")
#: Paid for, or granted by an ability.
SENT_TO_LAIR: Final = {rule: Note("volfyirion-log-dragon-to-lair", rule) for rule in ("T9", "A36")}
SENT: Final = {rule: Note("volfyirion-log-dragon-to-stronghold", rule) for rule in ("T9", "A36")}
DEFEATED_BY_TEAM: Final = Note("volfyirion-log-defeats", "T11")
TAKEN: Final = Note("volfyirion-log-taken", "T11")
GONE: Final = Note("volfyirion-log-lairs-leave", "T11")

SEND_LAIR_OPTION: Final = pack(verbs.SEND_LAIR)
DEFEAT_OPTION: Final = pack(verbs.DEFEAT)


# ------------------------------------------------------------------------------------ setup (T1)
class TeamsBegin(WhoBegins):
    """T1, R12: who plays with whom; then the team that begins."""

    def run(self, g: State, f: Frame) -> None:
        """A team has the number of its Asset Deck."""
        kit = kit_of(g)
        for seat in range(kit.seats):
            g.say(IN_TEAM, seat, kit.zones[kit.assets[seat]].number)
        super().run(g, f)


# ------------------------------------------------------------------------------------ Strongholds (T2, T3, A36)
def strongholds(g: State, kit: VolfyirionKit, side: Num) -> Row:
    """The standing Strongholds of a team, each called by the spot of its first City."""
    out = new_row()
    for city in g.cards(kit.cities[side]):
        if g.spot[city] % SPAN == 0:
            out = append(out, g.spot[city])
    return out


def stronghold_troops(g: State, kit: VolfyirionKit, side: Num, spot: Num) -> Row:
    """Its Troops."""
    out = new_row()
    for card in g.cards(kit.troops[side]):
        if g.spot[card] // SPAN == spot // SPAN:
            out = append(out, card)
    return out


def stronghold_defence(g: State, kit: VolfyirionKit, side: Num, spot: Num) -> Num:
    """T2, A36: the Defence of both Cities and of all Troops."""
    total: Num = 0
    for zone in (kit.cities[side], kit.troops[side]):
        for card in g.cards(zone):
            if g.spot[card] // SPAN == spot // SPAN:
                total += kit.defence[g.face[card]]
    return total


def attack_stronghold(g: State, kit: VolfyirionKit, seat: Num, spot: Num) -> None:
    """R31, R32, A36: its Defence was paid; all its Troops are removed, or, if there are none, it falls."""
    foe = kit.foe[seat]
    guards = stronghold_troops(g, kit, foe, spot)
    g.say(ATTACKED_GUARDED if len(guards) else ATTACKED, seat, spot + 1)
    for card in guards:
        destroy_card(g, kit, card, "A36")
    if len(guards):
        g.say(STRONGHOLD_SAVED, foe, spot + 1)
    else:
        destroy_stronghold(g, kit, foe, spot, STRONGHOLD_FALLS)


def destroy_stronghold(g: State, kit: VolfyirionKit, side: Num, spot: Num, note: Note) -> bool:
    """T2, A11, A36, A48: both Cities fall with all that lies there; a dragon there flies to the victims' Lair.

    Says whether it was the last one: then the game is over.
    """
    g.say(note, side, spot + 1)
    for zone in (kit.troops[side], kit.buildings[side]):
        for card in g.cards(zone):
            if g.spot[card] // SPAN == spot // SPAN:
                remove(g, card, WITH_THE_CITY["A36"])
    g.count(kit.fallen[side], g.vars[kit.fallen[side]] + 1)
    for city in g.cards(kit.cities[side]):
        if g.spot[city] // SPAN != spot // SPAN:
            continue
        if marked(g, marks.REBUILT, city):
            remove(g, city, WITH_ITS_STRONGHOLD)
        else:
            g.move(city, kit.ruins[side], WITH_ITS_STRONGHOLD, False, g.spot[city])
    if g.vars[numbers.DRAGON] == numbers.perch(side, spot):
        g.say(TO_THEIR_LAIR, side)
        g.count(numbers.DRAGON, numbers.perch(side, numbers.DEN))
    if not g.size[kit.cities[side]]:
        g.finish()
        return True
    return False


def ruined(g: State, kit: VolfyirionKit, seat: Num) -> Row:
    """R55, A36: the destroyed Strongholds that a seat may rebuild: its own and the shared one."""
    out = new_row()
    for city in g.cards(kit.ruins[seat]):
        if g.spot[city] % SPAN == 0 and kit.mine[seat] >> g.spot[city] & 1:
            out = append(out, g.spot[city])
    return out


def rebuild_price(g: State, kit: VolfyirionKit, seat: Num, spot: Num) -> Num:
    """R55, A36: what both Cities of a Stronghold ask for."""
    total: Num = 0
    for city in g.cards(kit.ruins[seat]):
        if g.spot[city] // SPAN == spot // SPAN:
            total += kit.rebuild_costs[g.face[city]]
    return total


def rebuild(g: State, kit: VolfyirionKit, seat: Num, spot: Num) -> None:
    """R55, A36: both Cities of a Stronghold stand again, empty."""
    for city in g.cards(kit.ruins[seat]):
        if g.spot[city] // SPAN == spot // SPAN:
            g.say(REBUILT, seat, 0, city)
            g.move(city, kit.cities[seat], None, False, g.spot[city])
            g.mark(marks.REBUILT, kit.sides[seat], city, 0, marks.FOR_GOOD)


# ------------------------------------------------------------------------------------ the dragon (T9, T10)
def step_moves(g: State, kit: VolfyirionKit, seat: Num, out: Row) -> Row:
    """T9: one step: from anywhere onto the enemy's Lair, or from there onto an enemy Stronghold."""
    foe = kit.foe[seat]
    dragon = g.vars[numbers.DRAGON]
    if dragon == numbers.DEFEATED:
        return out
    if dragon != numbers.perch(foe, numbers.DEN):
        return append(out, SEND_LAIR_OPTION)
    for spot in strongholds(g, kit, foe):
        out = append(out, pack(verbs.SEND, spot))
    return out


def leap_moves(g: State, kit: VolfyirionKit, seat: Num, out: Row) -> Row:
    """T9: two steps: from anywhere onto another enemy Stronghold. From the enemy's Lair one is enough."""
    foe = kit.foe[seat]
    dragon = g.vars[numbers.DRAGON]
    if dragon in (numbers.DEFEATED, numbers.perch(foe, numbers.DEN)):
        return out
    for spot in strongholds(g, kit, foe):
        if dragon != numbers.perch(foe, spot):
            out = append(out, pack(verbs.SEND, spot))
    return out


def move_price(g: State, kit: VolfyirionKit, seat: Num, option: Num) -> Num:
    """T9: 9 Knowledge a step, 16 for two."""
    return (
        numbers.STEP_COST
        if option == SEND_LAIR_OPTION or g.vars[numbers.DRAGON] == numbers.perch(kit.foe[seat], numbers.DEN)
        else numbers.LEAP_COST
    )


def move_dragon(g: State, kit: VolfyirionKit, seat: Num, option: Num, rule: str) -> None:
    """T9, A36: onto the enemy's Lair or an enemy Stronghold."""
    foe = kit.foe[seat]
    if option == SEND_LAIR_OPTION:
        g.say(SENT_TO_LAIR[rule], seat)
        g.count(numbers.DRAGON, numbers.perch(foe, numbers.DEN))
    else:
        spot = first_of(option)
        g.say(SENT[rule], seat, spot + 1)
        g.count(numbers.DRAGON, numbers.perch(foe, spot))


def wonder_price(g: State, kit: VolfyirionKit, seat: Num, card: Num) -> Num:
    """R34, T10: while the dragon lies on a team's Lair, its Wonders cost 2 more."""
    return kit.cost[g.face[card]] + (numbers.CLUTCH if in_clutch(g, kit, seat) else 0)


def in_clutch(g: State, kit: VolfyirionKit, seat: Num) -> bool:
    """T10: whether the dragon lies on the Lair of a seat's team."""
    return g.vars[numbers.DRAGON] == numbers.perch(kit.sides[seat], numbers.DEN)


class FreeStep(Effect):
    """R45, A36: an ability that moves Volfyirion is one step, or none (R44)."""

    rule = "A36"
    prompt = "volfyirion-ask-dragon"

    def run(self, g: State, f: Frame) -> None:
        """Ask, if it can move (A44)."""
        if len(step_moves(g, kit_of(g), f.seat, new_row())):
            g.ask(f.seat, 0, 1)
        else:
            g.say(BONUS_LOST)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """The steps of T9."""
        return step_moves(g, kit_of(g), f.seat, new_row())

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It moves without payment."""
        if len(asks[0].picks):
            move_dragon(g, kit_of(g), f.seat, asks[0].picks[0], self.rule)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or more than a step."""
        if verb_of(option) not in (verbs.SEND, verbs.SEND_LAIR):
            return not_asked(self)
        return Text("volfyirion-no-dragon-step", "A36")


FREE_STEP: Final = Script("free-move", [FreeStep()])


# ------------------------------------------------------------------------------------ the Main Phase (T4–T11)
class ActAsTeam(ActTogether):
    """T5: mates act together; Command is each one's own, Battle and Knowledge are the team's."""

    rule = "T5"

    def command(self, g: State, kit: VolfyirionKit, seat: Num, points: Num, out: Row) -> Row:
        """R29, R30, T8: as always, but a sealed card of the Row cannot be acquired."""
        shut = sealed_spots(g, kit, seat)
        for option in super().command(g, kit, seat, points, new_row()):
            if verb_of(option) != verbs.BUY or not shut >> first_of(option) & 1:
                out = append(out, option)
        return out

    def battle(self, g: State, kit: VolfyirionKit, seat: Num, points: Num, out: Row) -> Row:
        """R34, A36, T10, T11: Wonders of the own Lair, enemy Strongholds, the dragon."""
        for card in g.cards(kit.spaces[seat]):
            if wonder_price(g, kit, seat, card) <= points:
                out = append(out, pack(verbs.BUY_WONDER, g.spot[card]))
        foe = kit.foe[seat]
        for spot in strongholds(g, kit, foe):
            if stronghold_defence(g, kit, foe, spot) <= points:
                out = append(out, pack(verbs.ATTACK, spot))
        if points >= numbers.TEAM_DEFEAT_COST and g.vars[numbers.DRAGON] != numbers.DEFEATED:
            out = append(out, DEFEAT_OPTION)
        return out

    def knowledge(self, g: State, kit: VolfyirionKit, seat: Num, points: Num, out: Row) -> Row:
        """R38, R39, T8, T9: as always; cards of the enemy's Row sealed, sealed ones unsealed; the dragon moved."""
        shut = sealed_spots(g, kit, seat)
        for option in super().knowledge(g, kit, seat, points, new_row()):
            verb = verb_of(option)
            if verb in (verbs.SEAL, verbs.UNSEAL) or (verb == verbs.REPLACE and not shut >> first_of(option) & 1):
                out = append(out, option)
        for side in kit.side_list:
            for card in g.cards(kit.row[side]):
                if kit.cost[g.face[card]] <= points:
                    if marked(g, marks.SEALED_WONDER, card):
                        out = append(out, pack(verbs.UNSEAL_ROW, g.spot[card], side))
                    elif side != kit.sides[seat]:
                        out = append(out, pack(verbs.SEAL_ROW, g.spot[card], side))
        if points >= numbers.STEP_COST:
            out = step_moves(g, kit, seat, out)
        if points >= numbers.LEAP_COST:
            out = leap_moves(g, kit, seat, out)
        return out

    def refreshes(self, g: State, kit: VolfyirionKit, seat: Num, out: Row) -> Row:
        """R23, A36, T8: once a team, on its own Row; sealed cards stay."""
        if g.vars[numbers.TURN] == 1:
            return super().refreshes(g, kit, seat, out)
        if sealed_spots(g, kit, seat) != row_mask(g, kit, seat):
            out = append(out, pack(verbs.REFRESH_ALL))
        return out

    def extras(self, g: State, kit: VolfyirionKit, seat: Num, out: Row) -> Row:
        """R55, A36: destroyed Strongholds that can be paid for."""
        if kit.rebuilding:
            for spot in ruined(g, kit, seat):
                if rebuild_price(g, kit, seat, spot) <= has(g, kit, seat, kit.rebuild_points):
                    out = append(out, pack(verbs.REBUILD, spot))
        return out

    def price(self, g: State, kit: VolfyirionKit, seat: Num, option: Num) -> tuple[Num, Num]:
        """T8–T11: Strongholds, clutched Wonders, cards of a Row and the dragon have their own prices."""
        verb = verb_of(option)
        a = first_of(option)
        if verb == verbs.BUY_WONDER:
            return numbers.BATTLE, wonder_price(g, kit, seat, g.at(kit.spaces[seat], a))
        if verb == verbs.ATTACK:
            return numbers.BATTLE, stronghold_defence(g, kit, kit.foe[seat], a)
        if verb in (verbs.SEND, verbs.SEND_LAIR):
            return numbers.KNOWLEDGE, move_price(g, kit, seat, option)
        if verb in (verbs.SEAL_ROW, verbs.UNSEAL_ROW):
            return numbers.KNOWLEDGE, kit.cost[g.face[g.at(kit.row[second_of(option)], a)]]
        if verb == verbs.DEFEAT:
            return numbers.BATTLE, numbers.TEAM_DEFEAT_COST
        if verb == verbs.REBUILD:
            return kit.rebuild_points, rebuild_price(g, kit, seat, a)
        return super().price(g, kit, seat, option)

    def act(self, g: State, kit: VolfyirionKit, seat: Num, option: Num) -> None:
        """One action of one of them; T6: what was acquired is replaced at once."""
        verb = verb_of(option)
        a = first_of(option)
        if verb == verbs.BUY:
            card = g.at(kit.row[seat], a)
            acquire(g, kit, seat, card, ACQUIRED)
            fill_row(g, kit, seat, "T6")
            show_top(g, kit, seat)
        elif verb == verbs.BUY_WONDER:
            card = g.at(kit.spaces[seat], a)
            acquire(g, kit, seat, card, CLUTCHED if in_clutch(g, kit, seat) else ACQUIRED_WONDER)
            fill_lair(g, kit, seat, "T6")
            g.push(TEAM_THIN, kit.sides[seat], card)
        elif verb == verbs.ATTACK:
            attack_stronghold(g, kit, seat, a)
        elif verb in (verbs.SEND, verbs.SEND_LAIR):
            move_dragon(g, kit, seat, option, "T9")
        elif verb in (verbs.SEAL_ROW, verbs.UNSEAL_ROW):
            card = g.at(kit.row[second_of(option)], a)
            if verb == verbs.SEAL_ROW:
                g.turn_up(card, ROW_SEALED, seat)
                g.mark(marks.SEALED_WONDER, second_of(option), card, 0, marks.FOR_GOOD)
            else:
                g.turn_up(card, ROW_UNSEALED, seat)
                unmark_card(g, card)
        elif verb == verbs.DEFEAT:
            g.say(DEFEATED_BY_TEAM, seat)
            g.count(numbers.DRAGON, numbers.DEFEATED)
            g.push(SPOILS, kit.sides[seat])
        elif verb == verbs.REBUILD:
            rebuild(g, kit, seat, a)
        elif verb == verbs.REFRESH_ALL:
            refresh(g, kit, seat, row_mask(g, kit, seat) & ~sealed_spots(g, kit, seat))
        else:
            super().act(g, kit, seat, option)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """What is missing, or that it is no action of this mode."""
        kit = kit_of(g)
        seat = ask.seat
        verb = verb_of(option)
        a = first_of(option)
        b = second_of(option)
        if verb in (verbs.BUY, verbs.REPLACE) and sealed_spots(g, kit, seat) >> a & 1:
            return Text("volfyirion-row-card-sealed", "T8", {"card": kit.types[g.face[g.at(kit.row[seat], a)]].name})
        if verb == verbs.BUY_WONDER and not g.size[kit.lair[seat]]:
            return Text("volfyirion-no-wonders", "T11")
        if verb == verbs.BUY_WONDER and g.at(kit.spaces[seat], a) != NOBODY:
            card = g.at(kit.spaces[seat], a)
            price = wonder_price(g, kit, seat, card)
            rule = "R34" if price == kit.cost[g.face[card]] else "T10"
            return too_dear(g, kit, seat, numbers.BATTLE, price, rule, kit.types[g.face[card]].name)
        if verb == verbs.ATTACK:
            foe = kit.foe[seat]
            if a not in strongholds(g, kit, foe):
                return Text("volfyirion-no-stronghold", "T2", {"number": a + 1})
            city = kit.types[g.face[g.at(kit.cities[foe], a)]].name
            return too_dear(g, kit, seat, numbers.BATTLE, stronghold_defence(g, kit, foe, a), "A36", city)
        if verb in (verbs.SEND, verbs.SEND_LAIR, verbs.CALL_BACK):
            if g.vars[numbers.DRAGON] == numbers.DEFEATED:
                return Text("volfyirion-no-dragon", "T11")
            if option not in leap_moves(g, kit, seat, step_moves(g, kit, seat, new_row())):
                return Text("volfyirion-no-team-dragon-move", "T9")
            return too_dear(
                g, kit, seat, numbers.KNOWLEDGE, move_price(g, kit, seat, option), "T9", "@volfyirion-dragon"
            )
        if verb in (verbs.SEAL_ROW, verbs.UNSEAL_ROW):
            return why_not_seal_row(g, kit, seat, verb, a, b)
        if verb == verbs.DEFEAT:
            if g.vars[numbers.DRAGON] == numbers.DEFEATED:
                return Text("volfyirion-no-dragon", "T11")
            return too_dear(g, kit, seat, numbers.BATTLE, numbers.TEAM_DEFEAT_COST, "T11", "@volfyirion-dragon")
        if verb == verbs.REBUILD and kit.rebuilding:
            if a not in ruined(g, kit, seat):
                return Text("volfyirion-no-ruined-stronghold", "A36", {"number": a + 1})
            city = kit.types[g.face[g.at(kit.ruins[seat], a)]].name
            return too_dear(g, kit, seat, kit.rebuild_points, rebuild_price(g, kit, seat, a), "A36", city)
        if verb == verbs.REDEPLOY and a // SPAN == b // SPAN:
            return Text("volfyirion-same-stronghold", "T2")
        return super().refusal(g, f, ask, option)

    def refused_fights(self, g: State, kit: VolfyirionKit, seat: Num, tries: Row) -> Row:
        """Enemy Strongholds, the dragon, Wonders in play and the Rows."""
        foe = kit.foe[seat]
        for spot in strongholds(g, kit, foe):
            tries = append(tries, pack(verbs.ATTACK, spot))
        if g.vars[numbers.DRAGON] != numbers.DEFEATED:
            tries = append(tries, DEFEAT_OPTION)
            tries = leap_moves(g, kit, seat, step_moves(g, kit, seat, tries))
        tries = wonders_in_play(g, kit, tries)
        for card in g.cards(kit.row[foe]):
            verb = verbs.UNSEAL_ROW if marked(g, marks.SEALED_WONDER, card) else verbs.SEAL_ROW
            tries = append(tries, pack(verb, g.spot[card], foe))
        return tries


def sealed_spots(g: State, kit: VolfyirionKit, seat: Num) -> Num:
    """T8: the places of a team's Asset Row whose cards are sealed, one bit each."""
    spots: Num = 0
    if g.marks:
        for card in g.cards(kit.row[seat]):
            if marked(g, marks.SEALED_WONDER, card):
                spots |= 1 << g.spot[card]
    return spots


def why_not_seal_row(g: State, kit: VolfyirionKit, seat: Num, verb: Num, spot: Num, side: Num) -> Text:
    """T8."""
    if side not in kit.side_list or g.at(kit.row[side], spot) == NOBODY:
        return Text("volfyirion-no-such-row", "T8")
    if verb == verbs.SEAL_ROW and side == kit.sides[seat]:
        return Text("volfyirion-own-row", "T8")
    card = g.at(kit.row[side], spot)
    name = kit.types[g.face[card]].name
    if marked(g, marks.SEALED_WONDER, card) != (verb == verbs.UNSEAL_ROW):
        key = "volfyirion-row-not-sealed" if verb == verbs.UNSEAL_ROW else "volfyirion-row-sealed-already"
        return Text(key, "T8", {"card": name})
    return too_dear(g, kit, seat, numbers.KNOWLEDGE, kit.cost[g.face[card]], "T8", name)


class TeamThin(Thin):
    """R35, T7: the team has acquired a Wonder: one of the mates may remove a card. `m` says who would not."""

    rule = "T7"
    prompt = "volfyirion-ask-team-thin"

    def run(self, g: State, f: Frame) -> None:
        """Ask both; whoever removes a card first has used the bonus."""
        for seat in partners(g, kit_of(g), f.seat):
            if not f.m >> seat & 1 and removable(g, seat, f.card):
                g.ask(seat, 0, 1, OPEN)
        if not g.asks and not f.m:
            g.say(BONUS_LOST)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """It is gone; or the mate is asked alone."""
        if len(asks[0].picks):
            take_out(g, asks[0].seat, asks[0].picks[0], f.card, REMOVES[self.rule])
        else:
            f.m |= 1 << asks[0].seat
            f.step -= 1


TEAM_THIN: Final = Script("team-thin", [TeamThin()])


class ShareWonders(Effect):
    """T11: the Wonders of the own Lair come into play at once, each at the mate who takes it."""

    rule = "T11"
    prompt = "volfyirion-ask-take"

    def run(self, g: State, f: Frame) -> None:
        """Ask both mates, until none is left."""
        kit = kit_of(g)
        if g.size[kit.spaces[f.seat]]:
            for seat in partners(g, kit, f.seat):
                g.ask(seat, 1, 1, OPEN)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Each that is left."""
        out = new_row()
        for card in g.cards(kit_of(g).spaces[f.seat]):
            out = append(out, pack(verbs.TAKE, g.spot[card]))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Into play, and its points at once (A1)."""
        kit = kit_of(g)
        seat = asks[0].seat
        card = g.at(kit.spaces[f.seat], first_of(asks[0].picks[0]))
        g.say(TAKEN, seat, 0, card)
        g.move(card, zones.area(seat))
        give(g, kit, seat, card)
        f.step -= 1

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, or no Wonder there."""
        if verb_of(option) != verbs.TAKE:
            return not_asked(self)
        return Text("volfyirion-no-lair-space", "T11", {"number": first_of(option) + 1})


class ThinBoth(Effect):
    """T11: then each mate may remove a card."""

    rule = "T11"

    def run(self, g: State, f: Frame) -> None:
        """In the order of their seats."""
        mates = partners(g, kit_of(g), f.seat)
        for i in range(len(mates) - 1, -1, -1):
            g.push(SPOILS_THIN, mates[i])


class SpoilsThin(Thin):
    """T11: a card less for each mate of the team that has defeated the dragon."""

    rule = "T11"
    prompt = "volfyirion-ask-spoils"


SPOILS_THIN: Final = Script("spoils-thin", [SpoilsThin()])


class LairsLeave(Effect):
    """T11: both Lairs, the Wonders left there and both Wonder Decks leave the game."""

    rule = "T11"

    def run(self, g: State, f: Frame) -> None:
        """For good."""
        kit = kit_of(g)
        g.say(GONE)
        for side in kit.side_list:
            for zone in (kit.lair[side], kit.spaces[side], kit.wonders[side]):
                for card in g.cards(zone):
                    g.move(card, zones.REMOVED)


SPOILS: Final = Script("spoils", [ShareWonders(), ThinBoth(), LairsLeave()])


# ------------------------------------------------------------------------------------ the end of a turn (R46)
class EndTeamTurn(Effect):
    """R46: cards and points go as always; a dragon on an own Stronghold burns it; then the other team."""

    rule = "R46"

    def run(self, g: State, f: Frame) -> None:
        """T6: the Row and the Lair are full, unless decks had run out."""
        kit = kit_of(g)
        for seat in partners(g, kit, f.seat):
            clear(g, kit, seat)
        dragon = g.vars[numbers.DRAGON]
        if (
            dragon > numbers.AT_LAIR
            and numbers.perch_side(dragon) == f.seat
            and numbers.perch_spot(dragon) != numbers.DEN
        ):
            if destroy_stronghold(g, kit, f.seat, numbers.perch_spot(dragon), STRONGHOLD_BURNS):
                return
        if g.vars[numbers.TURN] >= numbers.TURN_LIMIT * len(kit.side_list):
            g.say(LAST_TURN)
            g.finish()
            return
        f.seat = kit.foe[f.seat]
        f.step = 0


SETUP: Final = Script("setup", [TeamsBegin(), ShuffleTheDecks(), LayTheRow(), LayTheLair(), FIRST_TURN])

TEAM_TURN: Final = Script("turn", [BeginTurnTogether(), DrawTogether(), GatherTogether(), ActAsTeam(), EndTeamTurn()])

#: Everything teams push beside what the duel has.
SCRIPTS: Final[list[Script]] = [SETUP, TEAM_TURN, MATES_MULLIGAN, FREE_STEP, TEAM_THIN, SPOILS, SPOILS_THIN]
