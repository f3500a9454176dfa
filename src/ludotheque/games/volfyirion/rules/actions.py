"""The Main Phase: what may be done, and why not (R22–R45)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.battle import attack
from ludotheque.games.volfyirion.rules.cities import defence, station, why_not_redeploy
from ludotheque.games.volfyirion.rules.dragon import defeat, defeat_cost, dragon_moves, move_dragon
from ludotheque.games.volfyirion.rules.extras import entered, has_perk, oracle_sees
from ludotheque.games.volfyirion.rules.finding import find, find_unmarked, marked, seat_marked
from ludotheque.games.volfyirion.rules.listing import append_once, at_cities
from ludotheque.games.volfyirion.rules.market import DEAL_ANEW, acquire, refresh, row_mask, why_not_row
from ludotheque.games.volfyirion.rules.modules import act_module, module_price, why_not_module
from ludotheque.games.volfyirion.rules.points import give, has, pay
from ludotheque.games.volfyirion.rules.refusals import not_asked, too_dear
from ludotheque.games.volfyirion.rules.removing import THIN
from ludotheque.games.volfyirion.rules.synergies import (
    can_be_used,
    chain,
    provokes,
    scrap,
    use_synergy,
    why_not_dismiss,
    why_not_scrap,
    why_not_synergy,
)
from ludotheque.games.volfyirion.rules.wonders import seal, unseal, why_not_seal
from ludotheque.kernel import (
    NOBODY,
    Ask,
    Effect,
    Frame,
    Note,
    Num,
    Row,
    State,
    Text,
    append,
    first_of,
    new_row,
    pack,
    second_of,
    verb_of,
)

PLAYED: Final = Note("volfyirion-log-played", "R24")
LAID_BUILDING: Final = Note("volfyirion-log-laid", "R14")
LAID_TROOP: Final = Note("volfyirion-log-laid", "R15")
ACQUIRED: Final = Note("volfyirion-log-acquired", "R29")
ACQUIRED_WONDER: Final = Note("volfyirion-log-acquired", "R34")
REDEPLOYED: Final = Note("volfyirion-log-redeployed", "R30")
REPLACES: Final = Note("volfyirion-log-replaces", "R39")


class Act(Effect):
    """R22: any action, in any order, as often as one likes: one question an action, until the turn is ended.

    What may be done is listed in groups, which other modes allow or not.
    """

    rule = "R22"
    prompt = "volfyirion-ask-act"

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Everything that can be done and paid for now; equal cards once."""
        kit = kit_of(g)
        seat = ask.seat
        out = new_row(24)
        out = self.plays(g, kit, seat, out)
        out = self.abilities(g, kit, seat, out)
        out = self.command(g, kit, seat, has(g, kit, seat, numbers.COMMAND), out)
        out = self.battle(g, kit, seat, has(g, kit, seat, numbers.BATTLE), out)
        out = self.knowledge(g, kit, seat, has(g, kit, seat, numbers.KNOWLEDGE), out)
        if g.vars[numbers.FRESH]:
            out = self.refreshes(g, kit, seat, out)
        if kit.modules:
            out = self.extras(g, kit, seat, out)
        return append(out, END_OPTION)

    def refreshes(self, g: State, kit: VolfyirionKit, seat: Num, out: Row) -> Row:
        """R23, A43: on its first turn the first side may exchange one card of the Row, the second one all of them."""
        if g.vars[numbers.TURN] > 1:
            return append(out, pack(verbs.REFRESH_ALL))
        for card in g.cards(kit.row[seat]):
            out = append(out, pack(verbs.REFRESH, g.spot[card]))
        return out

    def plays(self, g: State, kit: VolfyirionKit, seat: Num, out: Row) -> Row:
        """R24, A9: the cards of the hand; Buildings and Troops at every standing City that has a slot for them."""
        hand = zones.hand(seat)
        before: Num = NOBODY
        for place in range(g.size[hand]):
            card = g.card(hand, place)
            face = g.face[card]
            if face != before:
                before = face
                if kit.kind[face] == kinds.BUILDING:
                    out = at_cities(g, kit, seat, verbs.PLAY, face, kit.building_spots[seat], out)
                elif kit.kind[face] == kinds.TROOP:
                    out = at_cities(g, kit, seat, verbs.PLAY, face, kit.troop_spots[seat], out)
                else:
                    out = append(out, pack(verbs.PLAY, face))
        return out

    def abilities(self, g: State, kit: VolfyirionKit, seat: Num, out: Row) -> Row:
        """R42–R44: Synergies that hold and give more than points (A3), and Remove Abilities, each once a turn."""
        area = zones.area(seat)
        for place in range(g.size[area]):
            card = g.card(area, place)
            face = g.face[card]
            if kit.ability[face] == kinds.REMOVAL:
                if not marked(g, marks.SEALED_WONDER, card):
                    out = append_once(out, pack(verbs.SCRAP, face))
            elif kit.ability[face] == kinds.ASKED and can_be_used(g, kit, seat, card):
                out = append_once(out, pack(verbs.SYNERGY, face))
        buildings = kit.buildings[seat]
        for place in range(g.size[buildings]):
            card = g.card(buildings, place)
            spot = g.spot[card]
            if kit.mine[seat] >> spot & 1:
                ability = kit.ability[g.face[card]]
                if ability == kinds.REMOVAL:
                    out = append(out, pack(verbs.SCRAP_AT, spot, kinds.BUILDING))
                elif ability == kinds.ASKED and can_be_used(g, kit, seat, card):
                    out = append(out, pack(verbs.SYNERGY_AT, spot))
        troops = kit.troops[seat]
        for place in range(g.size[troops]):
            card = g.card(troops, place)
            spot = g.spot[card]
            if kit.ability[g.face[card]] == kinds.REMOVAL and kit.mine[seat] >> spot & 1:
                out = append(out, pack(verbs.SCRAP_AT, spot, kinds.TROOP))
                if provokes(kit, g.face[card]):
                    out = append(out, pack(verbs.DISMISS, spot))
        return out

    def command(self, g: State, kit: VolfyirionKit, seat: Num, points: Num, out: Row) -> Row:
        """R29, R30: Asset cards and redeployed Troops that can be paid for."""
        if not points:
            return out
        row = kit.row[seat]
        for place in range(g.size[row]):
            card = g.card(row, place)
            face = g.face[card]
            if kit.cost[face] <= points:
                out = append(out, pack(verbs.BUY, g.spot[card]))
        mine = kit.mine[seat]
        troops = kit.troops[seat]
        for place in range(g.size[troops]):
            card = g.card(troops, place)
            spot = g.spot[card]
            if kit.cost[g.face[card]] <= points and mine >> spot & 1:
                elsewhere = kit.troop_spots[seat] & mine & ~kit.same_place(spot)
                out = at_cities(g, kit, seat, verbs.REDEPLOY, spot, elsewhere, out)
        return out

    def battle(self, g: State, kit: VolfyirionKit, seat: Num, points: Num, out: Row) -> Row:
        """R31, R32, R34, R36: enemy Cities, Wonders on the Lair and the dragon, as far as Battle goes."""
        if not points:
            return out
        spaces = kit.spaces[seat]
        for place in range(g.size[spaces]):
            card = g.card(spaces, place)
            face = g.face[card]
            if kit.cost[face] <= points:
                out = append(out, pack(verbs.BUY_WONDER, g.spot[card]))
        foe = kit.foe[seat]
        cities = kit.cities[foe]
        for place in range(g.size[cities]):
            city = g.card(cities, place)
            face = g.face[city]
            if kit.defence[face] <= points and defence(g, kit, foe, g.spot[city]) <= points:
                out = append(out, pack(verbs.ATTACK, g.spot[city]))
        if (
            points >= numbers.ARMORY_COST
            and g.vars[numbers.DRAGON] != numbers.DEFEATED
            and points >= defeat_cost(g, kit, seat)
        ):
            out = append(out, DEFEAT_OPTION)
        return out

    def knowledge(self, g: State, kit: VolfyirionKit, seat: Num, points: Num, out: Row) -> Row:
        """R38, R39, R40: Wonders sealed and unsealed, cards of the Row replaced, the dragon moved."""
        if not points:
            return out
        for other in range(kit.seats):
            area = zones.area(other)
            for place in range(g.size[area]):
                card = g.card(area, place)
                face = g.face[card]
                if kit.kind[face] == kinds.WONDER and kit.cost[face] <= points and face != kit.path:
                    out = append_once(out, seal_or_unseal(g, card, other))
        if points >= numbers.REPLACE_COST:
            out = self.replaces(g, kit, seat, out)
        if points >= numbers.MOVE_COST:
            out = dragon_moves(g, kit, seat, out)
        return out

    def replaces(self, g: State, kit: VolfyirionKit, seat: Num, out: Row) -> Row:
        """R39, A44: each card of the Asset Row, while there is a card to take its place."""
        if g.size[kit.assets[seat]]:
            for card in g.cards(kit.row[seat]):
                out = append(out, pack(verbs.REPLACE, g.spot[card]))
        return out

    def extras(self, g: State, kit: VolfyirionKit, seat: Num, out: Row) -> Row:
        """R50, R52, R55: what the modules add."""
        if kit.ascending and has(g, kit, seat, numbers.KNOWLEDGE) >= numbers.ASCENSION_COST:
            if find(g, zones.area(kit.foe[seat]), kit.path) != NOBODY:
                out = append(out, pack(verbs.ASCEND))
        if kit.rebuilding:
            for city in g.cards(kit.ruins[seat]):
                if kit.rebuild_costs[g.face[city]] <= has(g, kit, seat, kit.rebuild_points):
                    out = append(out, pack(verbs.REBUILD, g.spot[city]))
        if kit.perks_used:
            if has_perk(g, kit, seat, kinds.ORACLE) and oracle_sees(g, kit, seat):
                if kit.cost[g.face[g.top(kit.assets[seat])]] <= has(g, kit, seat, numbers.COMMAND):
                    out = append(out, pack(verbs.BUY_TOP))
            if has_perk(g, kit, seat, kinds.PARTY) and has(g, kit, seat, numbers.BATTLE) >= numbers.PARTY_COST:
                if g.size[kit.wonders[seat]] and g.size[kit.lair[seat]]:
                    out = append(out, pack(verbs.BUY_HIDDEN))
            if has_perk(g, kit, seat, kinds.COLLIDER) and not seat_marked(g, marks.COLLIDED, seat):
                for card in g.cards(zones.area(seat)):
                    face = g.face[card]
                    if kit.kind[face] == kinds.WONDER and face != kit.path:
                        if not marked(g, marks.SEALED_WONDER, card):
                            out = append_once(out, pack(verbs.COLLIDE, face))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Do it; then ask again, unless the turn is ended."""
        option = asks[0].picks[0]
        if option != END_OPTION:
            f.step -= 1
            self.pay_for(g, kit_of(g), asks[0].seat, option)
            self.act(g, kit_of(g), asks[0].seat, option)

    def price(self, g: State, kit: VolfyirionKit, seat: Num, option: Num) -> tuple[Num, Num]:
        """R29–R40: which points an action is paid with, and how many of them; 0 where it is free."""
        verb = verb_of(option)
        a = first_of(option)
        if verb == verbs.BUY:
            return numbers.COMMAND, kit.cost[g.face[g.at(kit.row[seat], a)]]
        if verb == verbs.BUY_WONDER:
            return numbers.BATTLE, kit.cost[g.face[g.at(kit.spaces[seat], a)]]
        if verb == verbs.REDEPLOY:
            return numbers.COMMAND, kit.cost[g.face[g.at(kit.troops[seat], a)]]
        if verb == verbs.ATTACK:
            return numbers.BATTLE, defence(g, kit, kit.foe[seat], a)
        if verb in (verbs.SEAL, verbs.UNSEAL):
            return numbers.KNOWLEDGE, kit.cost[a]
        if verb == verbs.REPLACE:
            return numbers.KNOWLEDGE, numbers.REPLACE_COST
        if verb in (verbs.SEND, verbs.CALL_BACK):
            return numbers.KNOWLEDGE, numbers.MOVE_COST
        if verb == verbs.DEFEAT:
            return numbers.BATTLE, defeat_cost(g, kit, seat)
        return module_price(g, kit, seat, verb, a)

    def pay_for(self, g: State, kit: VolfyirionKit, seat: Num, option: Num) -> None:
        """R33: before it is done; payment is exact."""
        what, n = self.price(g, kit, seat, option)
        if n:
            pay(g, kit, seat, what, n)

    def act(self, g: State, kit: VolfyirionKit, seat: Num, option: Num) -> None:
        """One action."""
        verb = verb_of(option)
        a = first_of(option)
        if verb == verbs.PLAY:
            play(g, kit, seat, a, second_of(option))
        elif verb == verbs.BUY:
            card = g.at(kit.row[seat], a)
            acquire(g, kit, seat, card, ACQUIRED)
        elif verb == verbs.SCRAP:
            scrap(g, kit, seat, find_unmarked(g, zones.area(seat), a, marks.SEALED_WONDER))
        elif verb == verbs.SCRAP_AT:
            zone = kit.buildings[seat] if second_of(option) == kinds.BUILDING else kit.troops[seat]
            scrap(g, kit, seat, g.at(zone, a))
        elif verb == verbs.DISMISS:
            scrap(g, kit, seat, g.at(kit.troops[seat], a), False)
        elif verb == verbs.SYNERGY:
            use_synergy(g, kit, seat, find_unmarked(g, zones.area(seat), a, marks.USED))
        elif verb == verbs.SYNERGY_AT:
            use_synergy(g, kit, seat, g.at(kit.buildings[seat], a))
        elif verb == verbs.BUY_WONDER:
            card = g.at(kit.spaces[seat], a)
            acquire(g, kit, seat, card, ACQUIRED_WONDER)
            g.push(THIN, seat, card)
        elif verb == verbs.REPLACE:
            g.say(REPLACES, seat, a + 1)
            g.push(DEAL_ANEW, seat, NOBODY, 1 << a)
        elif verb == verbs.ATTACK:
            attack(g, kit, seat, a)
        elif verb == verbs.SEAL:
            seal(g, kit, seat, a, second_of(option))
        elif verb == verbs.UNSEAL:
            unseal(g, kit, seat, a, second_of(option))
        elif verb == verbs.REDEPLOY:
            card = g.at(kit.troops[seat], a)
            station(g, kit, seat, card, second_of(option), REDEPLOYED)
        elif verb in (verbs.SEND, verbs.CALL_BACK):
            move_dragon(g, kit, seat, option, "R40")
        elif verb == verbs.DEFEAT:
            defeat(g, kit, seat)
        elif verb == verbs.REFRESH:
            refresh(g, kit, seat, 1 << a)
        elif verb == verbs.REFRESH_ALL:
            refresh(g, kit, seat, row_mask(g, kit, seat))
        else:
            act_module(g, kit, seat, verb, a)

    # ---------------------------------------------------------------- why not
    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """What is missing, by which rule."""
        kit = kit_of(g)
        seat = ask.seat
        verb = verb_of(option)
        a = first_of(option)
        b = second_of(option)
        if verb == verbs.PLAY:
            return why_not_play(g, kit, seat, a, b)
        if verb in (verbs.SYNERGY, verbs.SYNERGY_AT):
            return why_not_synergy(g, kit, seat, verb, a)
        if verb in (verbs.SCRAP, verbs.SCRAP_AT):
            return why_not_scrap(g, kit, seat, verb, a, b)
        if verb == verbs.DISMISS:
            return why_not_dismiss(g, kit, seat, a)
        if verb in (verbs.BUY, verbs.REPLACE, verbs.REFRESH, verbs.REFRESH_ALL):
            return why_not_row(g, kit, seat, verb, a)
        if verb == verbs.BUY_WONDER:
            card = g.at(kit.spaces[seat], a)
            if not g.size[kit.lair[seat]]:
                return Text("volfyirion-no-wonders", "R37")
            if card == NOBODY:
                return Text("volfyirion-no-lair-space", "R34", {"number": a + 1})
            return too_dear(g, kit, seat, numbers.BATTLE, kit.cost[g.face[card]], "R34", kit.types[g.face[card]].name)
        if verb == verbs.REDEPLOY:
            return why_not_redeploy(g, kit, seat, a, b)
        if verb == verbs.ATTACK:
            foe = kit.foe[seat]
            if foe == NOBODY or g.at(kit.cities[foe], a) == NOBODY:
                return Text("volfyirion-no-enemy-city", "R31", {"number": a + 1})
            guarded = g.at(kit.troops[foe], a) != NOBODY
            city = kit.types[g.face[g.at(kit.cities[foe], a)]].name
            return too_dear(g, kit, seat, numbers.BATTLE, defence(g, kit, foe, a), "R32" if guarded else "R31", city)
        if verb in (verbs.SEAL, verbs.UNSEAL):
            return why_not_seal(g, kit, seat, verb, a, b)
        if verb in (verbs.SEND, verbs.CALL_BACK):
            if g.vars[numbers.DRAGON] == numbers.DEFEATED:
                return Text("volfyirion-no-dragon", "R37")
            if option not in dragon_moves(g, kit, seat, new_row()):
                return Text("volfyirion-no-dragon-move", "R40")
            return too_dear(g, kit, seat, numbers.KNOWLEDGE, numbers.MOVE_COST, "R40", "@volfyirion-dragon")
        if verb == verbs.DEFEAT:
            if g.vars[numbers.DRAGON] == numbers.DEFEATED:
                return Text("volfyirion-no-dragon", "R36")
            return too_dear(g, kit, seat, numbers.BATTLE, defeat_cost(g, kit, seat), "R36", "@volfyirion-dragon")
        if verb in (verbs.ASCEND, verbs.COLLIDE, verbs.REBUILD, verbs.BUY_TOP, verbs.BUY_HIDDEN):
            return why_not_module(g, kit, seat, verb, a)
        return not_asked(self)

    def refused(self, g: State, f: Frame, ask: Ask) -> Row:
        """What is there to be done but cannot be paid for, and Synergies whose colours are missing."""
        kit = kit_of(g)
        seat = ask.seat
        tries = new_row()
        for card in g.cards(zones.area(seat)):
            if kit.ability[g.face[card]] == kinds.ASKED:
                tries = append(tries, pack(verbs.SYNERGY, g.face[card]))
            elif kit.ability[g.face[card]] == kinds.REMOVAL:
                tries = append(tries, pack(verbs.SCRAP, g.face[card]))
        for card in g.cards(kit.buildings[seat]):
            if kit.ability[g.face[card]] == kinds.ASKED and kit.mine[seat] >> g.spot[card] & 1:
                tries = append(tries, pack(verbs.SYNERGY_AT, g.spot[card]))
        for card in g.cards(kit.row[seat]):
            tries = append(tries, pack(verbs.BUY, g.spot[card]))
            tries = append(tries, pack(verbs.REPLACE, g.spot[card]))
        if kit.spaces[seat] != NOBODY:
            for card in g.cards(kit.spaces[seat]):
                tries = append(tries, pack(verbs.BUY_WONDER, g.spot[card]))
        tries = self.refused_fights(g, kit, seat, tries)
        legal = self.options(g, f, ask)
        out = new_row()
        for option in tries:
            if option not in legal:
                out = append_once(out, option)
        return out

    def refused_fights(self, g: State, kit: VolfyirionKit, seat: Num, tries: Row) -> Row:
        """Enemy Cities, the dragon, and Wonders in play."""
        for city in g.cards(kit.cities[kit.foe[seat]]):
            tries = append(tries, pack(verbs.ATTACK, g.spot[city]))
        if g.vars[numbers.DRAGON] != numbers.DEFEATED:
            tries = append(tries, DEFEAT_OPTION)
            tries = dragon_moves(g, kit, seat, tries)
        return wonders_in_play(g, kit, tries)


DEFEAT_OPTION: Final = pack(verbs.DEFEAT)

END_OPTION: Final = pack(verbs.END)


def seal_or_unseal(g: State, card: Num, owner: Num) -> Num:
    """R38: the move that seals a Wonder in somebody's Playing Area, or unseals one that is sealed."""
    verb = verbs.UNSEAL if marked(g, marks.SEALED_WONDER, card) else verbs.SEAL
    return pack(verb, g.face[card], owner)


def wonders_in_play(g: State, kit: VolfyirionKit, tries: Row) -> Row:
    """R38: what could be done to the Wonders in all Playing Areas, were there Knowledge enough."""
    for other in range(kit.seats):
        for card in g.cards(zones.area(other)):
            if kit.kind[g.face[card]] == kinds.WONDER:
                tries = append(tries, seal_or_unseal(g, card, other))
    return tries


def play(g: State, kit: VolfyirionKit, seat: Num, face: Num, spot: Num) -> None:
    """R24, R14–R16: a card from the hand; its points (R25), Ploys that count it (A27), then Synergies (A3)."""
    card = g.take(zones.hand(seat), face)
    kind = kit.kind[face]
    if kind == kinds.BUILDING:
        station(g, kit, seat, card, spot, LAID_BUILDING)
    elif kind == kinds.TROOP:
        station(g, kit, seat, card, spot, LAID_TROOP)
    else:
        g.move(card, zones.area(seat), PLAYED)
    give(g, kit, seat, card)
    if kit.ploys_used and kind != kinds.COMMAND_CARD:
        entered(g, kit, kind)
    if kit.tint[face] or kit.ability[face] == kinds.CHAINED:
        chain(g, kit, seat)


def why_not_play(g: State, kit: VolfyirionKit, seat: Num, face: Num, spot: Num) -> Text:
    """R24, A9."""
    params: dict[str, int | str] = {"card": kit.types[face].name}
    for card in g.cards(zones.hand(seat)):
        if g.face[card] == face:
            params["number"] = spot + 1
            return Text("volfyirion-no-slot", "R14" if kit.kind[face] == kinds.BUILDING else "R15", params)
    return Text("volfyirion-no-such-card", "R24", params)
