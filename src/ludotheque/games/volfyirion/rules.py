"""The rules of Volfyirion, in the book's order: setup, the turn with its three phases, the actions, its end."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.deeds import (
    ACQUIRED,
    ACQUIRED_TOP,
    ACQUIRED_WONDER,
    CITY_BURNS,
    CLAIM_SCRIPT,
    DEAL_ANEW,
    DRAW_ALL,
    DRAW_SOME,
    FREE_MOVE,
    LAID_BUILDING,
    LAID_TROOP,
    LAIR_GAIN,
    MERCENARY_SCRIPT,
    PLAYED,
    RAZE,
    REMOVE_ONE,
    ROUT,
    SECOND_CHANCE_SCRIPT,
    THIN,
    TOP_CARD,
    WON_WONDER,
    Draw,
    acquire,
    attack,
    chain,
    defence,
    destroy_city,
    dragon_moves,
    entered,
    fill_lair,
    fill_row,
    find,
    find_sealed,
    find_unmarked,
    gain,
    give,
    has,
    has_perk,
    marked,
    meets,
    move_dragon,
    not_asked,
    pay,
    scrap,
    seat_marked,
    show_top,
    station,
    tints,
    unmark_card,
    use_synergy,
)
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.kernel import NOBODY, Ask, Effect, Frame, Note, Script, State, Text, first_of, pack, second_of, verb_of

BEGINS: Final = Note("volfyirion-log-begins", "R12")
#: How each kind of deck is called when it is shuffled.
SHUFFLED: Final = {
    "house": Note("volfyirion-log-shuffles-house", "R4"),
    "assets": Note("volfyirion-log-shuffles-assets", "R5"),
    "wonders": Note("volfyirion-log-shuffles-wonders", "R8"),
    "rage": Note("volfyirion-log-shuffles-rage", "K2"),
    "perk-pile": Note("volfyirion-log-shuffles-perks", "R52"),
    "ploy-pile": Note("volfyirion-log-shuffles-ploys", "R53"),
}
HALVED: Final = Note("volfyirion-log-halves", "R63")
FIRST_WONDER: Final = Note("volfyirion-log-lair-filled", "R8")
RETURNED: Final = Note("volfyirion-log-shuffles-house", "R21")
REVEALED: Final = Note("volfyirion-log-revealed", "R8")
DEALT_PERK: Final = Note("volfyirion-log-perk", "R52")
DEALT_PLOY: Final = Note("volfyirion-log-ploy", "R53")
NEW_TURN: Final = Note("volfyirion-log-turn", "R19")
MULLIGANS: Final = Note("volfyirion-log-mulligan", "R21")
REDEPLOYED: Final = Note("volfyirion-log-redeployed", "R30")
#: One's own Wonder, and somebody else's.
SEALED_OWN: Final = Note("volfyirion-log-sealed-own", "R38")
SEALED: Final = Note("volfyirion-log-sealed-of", "R38")
UNSEALED_OWN: Final = Note("volfyirion-log-unsealed-own", "R38")
UNSEALED: Final = Note("volfyirion-log-unsealed-of", "R38")
REPLACES: Final = Note("volfyirion-log-replaces", "R39")
REFRESHES: Final = Note("volfyirion-log-refreshes", "R23")
DEFEATS: Final = Note("volfyirion-log-defeats", "R36")
ASCENDED: Final = Note("volfyirion-log-ascended", "R50")
COLLIDES: Final = Note("volfyirion-log-collides", "R52")
COLLIDER_GAIN: Final = Note("volfyirion-log-gains-knowledge", "R52")
PARTY_BOUGHT: Final = Note("volfyirion-log-acquired", "R52")
REBUILDS: Final = Note("volfyirion-log-rebuilds", "R55")
LAST_TURN: Final = Note("volfyirion-log-last-turn", "A37")


# ------------------------------------------------------------------------------------ setup (R4–R12)
class WhoBegins(Effect):
    """R12: whoever saw a dragon last is chosen when the table is set, or drawn by lot."""

    rule = "R12"

    def run(self, g: State, f: Frame) -> None:
        """As the table's options say."""
        first = g.kit.options["first"]
        if isinstance(first, int):
            self.dealt(g, f, [first])
        else:
            g.draw_lots(len(kit_of(g).side_list), 1)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """The side that begins."""
        side = kit_of(g).side_list[drawn[0]]
        g.count(numbers.FIRST, side)
        g.say(BEGINS, side)


class ShuffleTheDecks(Effect):
    """R4, R5, R8, R52, R53: every deck in turn; the frame's `n` counts them."""

    rule = "R5"

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order of the next one."""
        kit = kit_of(g)
        if f.n < len(kit.decks):
            n = len(g.zones[kit.decks[f.n]])
            g.draw_lots(n, n)
        else:
            f.n = 0

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """Lay it in that order."""
        kit = kit_of(g)
        zone = kit.decks[f.n]
        g.shuffle(zone, drawn, SHUFFLED[kit.zones[zone].key])
        f.n += 1
        self.run(g, f)


class HideTheTalismans(Effect):
    """R63: the Asset Deck is halved, one Talisman goes into each half, each is shuffled, then they are stacked."""

    rule = "R63"

    def run(self, g: State, f: Frame) -> None:
        """The upper half lies apart, where both Talismans wait."""
        kit = kit_of(g)
        if not kit.talismans_used:
            return
        deck = g.zones[kit.assets[0]]
        talisman = g.zones[kit.half][0]
        for _ in range(len(deck) // 2):
            g.move(deck[len(deck) - 1], kit.half)
        g.move(talisman, kit.assets[0])
        f.n = kit.assets[0]
        g.draw_lots(len(deck), len(deck))

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """The lower half, then the upper one."""
        kit = kit_of(g)
        g.shuffle(f.n, drawn, HALVED)
        half = g.zones[kit.half]
        if f.n == kit.assets[0]:
            f.n = kit.half
            g.draw_lots(len(half), len(half))
            return
        f.n = 0
        while half:
            g.move(half[0], kit.assets[0])


class LayTheRow(Effect):
    """R6, R5: five Asset cards face up; then the top card of the Asset Deck."""

    rule = "R6"

    def run(self, g: State, f: Frame) -> None:
        """In each market."""
        kit = kit_of(g)
        for seat in kit.side_list:
            if not g.zones[kit.row[seat]]:
                fill_row(g, kit, seat, self.rule)
                show_top(g, kit, seat)


class LayTheLair(Effect):
    """R8: Wonders are revealed until two cost at most 3; those lie on the Lair, the others go under the Wonder Deck."""

    rule = "R8"

    def run(self, g: State, f: Frame) -> None:
        """In each market."""
        kit = kit_of(g)
        for seat in kit.side_list:
            spaces = kit.spaces[seat]
            deck = g.zones[kit.wonders[seat]]
            while len(g.zones[spaces]) < numbers.SPACES:
                top = deck[len(deck) - 1]
                if kit.cost[g.face[top]] <= numbers.FIRST_WONDERS:
                    g.move(top, spaces, FIRST_WONDER, False, len(g.zones[spaces]))
                else:
                    g.turn_up(top, REVEALED)
                    g.move(top, kit.wonders[seat], None, False, 0, True)


class DealExtras(Effect):
    """R52, R53: one Perk face up and one Ploy in secret for everybody."""

    rule = "R52"

    def run(self, g: State, f: Frame) -> None:
        """From the top of their piles."""
        kit = kit_of(g)
        for seat in range(kit.seats):
            if kit.perks_used:
                perks = g.zones[kit.perk_pile]
                g.move(perks[len(perks) - 1], kit.perk[seat], DEALT_PERK)
            if kit.ploys_used:
                ploys = g.zones[kit.ploy_pile]
                g.move(ploys[len(ploys) - 1], kit.ploy[seat], DEALT_PLOY)
        show_top(g, kit, 0)


class Begin(Effect):
    """R19: then turns, until all Cities of a side are destroyed."""

    rule = "R19"

    def run(self, g: State, f: Frame) -> None:
        """The first turn."""
        g.push(kit_of(g).scripts["turn"], g.vars[numbers.FIRST])


SETUP: Final = Script(
    "setup",
    [WhoBegins(), ShuffleTheDecks(), HideTheTalismans(), LayTheRow(), LayTheLair(), DealExtras(), Begin()],
)


# ------------------------------------------------------------------------------------ the Draw Phase (R20, R21)
class BeginTurn(Effect):
    """R19, R20: a turn begins with five cards."""

    rule = "R20"

    def run(self, g: State, f: Frame) -> None:
        """Count it; R23: the first turn of each side has its refresh."""
        g.count(numbers.TURN, g.vars[numbers.TURN] + 1)
        g.count(numbers.ACTIVE, f.seat)
        self.tell(g, f)
        if g.vars[numbers.TURN] <= len(kit_of(g).side_list):
            g.count(numbers.FRESH, 1)
        f.n = numbers.HAND_SIZE

    def tell(self, g: State, f: Frame) -> None:
        """Whose turn it is."""
        g.say(NEW_TURN, f.seat, g.vars[numbers.TURN])


class Mulligan(Effect):
    """R21: on the own first turn the whole hand may be shuffled back into the House Deck, for five new cards."""

    rule = "R21"
    prompt = "volfyirion-ask-mulligan"

    def run(self, g: State, f: Frame) -> None:
        """Ask, on the first turn."""
        if g.vars[numbers.TURN] <= len(kit_of(g).side_list):
            g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Do it."""
        return [pack(verbs.MULLIGAN)]

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Back into the House Deck."""
        if asks[0].picks:
            g.say(MULLIGANS, f.seat)
            house = zones.HOUSE + zones.SEAT_ZONES * f.seat
            for card in g.zones[zones.HAND + zones.SEAT_ZONES * f.seat][:]:
                g.move(card, house)
            n = len(g.zones[house])
            g.draw_lots(n, n)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """Five new cards are drawn next."""
        g.shuffle(zones.HOUSE + zones.SEAT_ZONES * f.seat, drawn, RETURNED)
        f.n = numbers.HAND_SIZE

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move."""
        return not_asked(self)


# ------------------------------------------------------------------------------------ the Main Phase (R22–R45)
class Gather(Effect):
    """R25, A1: the Main Phase begins with the points of all that is in play and not sealed, and their Synergies."""

    rule = "R25"

    def run(self, g: State, f: Frame) -> None:
        """For the seat whose turn it is."""
        gather(g, kit_of(g), f.seat)


def gather(g: State, kit: VolfyirionKit, seat: int) -> None:
    """The points of a seat's Wonders, Buildings and claimed Lair."""
    for card in g.zones[zones.AREA + zones.SEAT_ZONES * seat]:
        if not marked(g, marks.SEALED_WONDER, card):
            give(g, kit, seat, card)
    for card in g.zones[kit.buildings[seat]]:
        if kit.mine[seat] >> g.spot[card] & 1:
            give(g, kit, seat, card)
    for card in g.zones[kit.cities[seat]]:
        if g.face[card] == kit.lair_face:
            gain(g, kit, seat, numbers.BATTLE, numbers.LAIR_BATTLE, LAIR_GAIN, card)
    chain(g, kit, seat)


def standing(g: State, kit: VolfyirionKit, seat: int) -> int:
    """The spots of a side's standing Cities, one bit each."""
    spots = 0
    for city in g.zones[kit.cities[seat]]:
        spots |= 1 << g.spot[city]
    return spots


class Act(Effect):
    """R22: any action, in any order, as often as one likes: one question an action, until the turn is ended.

    What may be done is listed in groups, which other modes allow or not.
    """

    rule = "R22"
    prompt = "volfyirion-ask-act"

    def run(self, g: State, f: Frame) -> None:
        """Ask for an action."""
        g.ask(f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Everything that can be done and paid for now; equal cards once."""
        kit = kit_of(g)
        seat = ask.seat
        out: list[int] = []
        self.plays(g, kit, seat, out)
        self.abilities(g, kit, seat, out)
        self.command(g, kit, seat, has(g, kit, seat, numbers.COMMAND), out)
        self.battle(g, kit, seat, has(g, kit, seat, numbers.BATTLE), out)
        self.knowledge(g, kit, seat, has(g, kit, seat, numbers.KNOWLEDGE), out)
        if g.vars[numbers.FRESH]:
            self.refreshes(g, kit, seat, out)
        if kit.modules:
            self.extras(g, kit, seat, out)
        out.append(kit.end)
        return out

    def refreshes(self, g: State, kit: VolfyirionKit, seat: int, out: list[int]) -> None:
        """R23, A43: on its first turn the first side may exchange one card of the Row, the second one all of them."""
        if g.vars[numbers.TURN] > 1:
            out.append(pack(verbs.REFRESH_ALL))
            return
        for card in g.zones[kit.row[seat]]:
            out.append(kit.refreshings[g.spot[card]])

    def plays(self, g: State, kit: VolfyirionKit, seat: int, out: list[int]) -> None:
        """R24, A9: the cards of the hand; Buildings and Troops at every standing City that has a slot for them."""
        spots = NOBODY
        before = NOBODY
        for card in g.zones[zones.HAND + zones.SEAT_ZONES * seat]:
            face = g.face[card]
            if face != before:
                before = face
                kind = kit.kind[face]
                if kind in (kinds.BUILDING, kinds.TROOP):
                    if spots == NOBODY:
                        spots = standing(g, kit, seat)
                    slots = kit.building_spots[seat] if kind == kinds.BUILDING else kit.troop_spots[seat]
                    out.extend(kit.playings[face][spots & slots])
                else:
                    out.append(kit.alone[face])

    def abilities(self, g: State, kit: VolfyirionKit, seat: int, out: list[int]) -> None:
        """R42–R44: Synergies that hold and give more than points (A3), and Remove Abilities, each once a turn."""
        total = NOBODY
        seen = 0
        for card in g.zones[zones.AREA + zones.SEAT_ZONES * seat]:
            face = g.face[card]
            ability = kit.ability[face]
            if ability > kinds.CHAINED and not seen >> face & 1:
                if ability == kinds.REMOVAL:
                    if not (g.marks and marked(g, marks.SEALED_WONDER, card)):
                        seen |= 1 << face
                        out.append(kit.scraps[face])
                else:
                    if total == NOBODY:
                        total = tints(g, kit, seat)
                    if meets(kit, face, total) and not marked(g, marks.USED, card):
                        seen |= 1 << face
                        out.append(kit.synergies[face])
        mine = kit.mine[seat]
        for card in g.zones[kit.buildings[seat]]:
            face = g.face[card]
            ability = kit.ability[face]
            if ability > kinds.CHAINED and mine >> g.spot[card] & 1:
                if ability == kinds.REMOVAL:
                    out.append(kit.scraps_at[g.spot[card]][0])
                else:
                    if total == NOBODY:
                        total = tints(g, kit, seat)
                    if meets(kit, face, total) and not marked(g, marks.USED, card):
                        out.append(kit.synergies_at[g.spot[card]])
        for card in g.zones[kit.troops[seat]]:
            if kit.ability[g.face[card]] == kinds.REMOVAL and mine >> g.spot[card] & 1:
                out.append(kit.scraps_at[g.spot[card]][1])

    def command(self, g: State, kit: VolfyirionKit, seat: int, points: int, out: list[int]) -> None:
        """R29, R30: Asset cards and redeployed Troops that can be paid for."""
        if not points:
            return
        for card in g.zones[kit.row[seat]]:
            if kit.cost[g.face[card]] <= points:
                out.append(kit.buys[g.spot[card]])
        mine = kit.mine[seat]
        for card in g.zones[kit.troops[seat]]:
            if kit.cost[g.face[card]] <= points and mine >> g.spot[card] & 1:
                spots = standing(g, kit, seat) & kit.troop_spots[seat] & mine
                out.extend(kit.redeployings[g.spot[card]][spots])

    def battle(self, g: State, kit: VolfyirionKit, seat: int, points: int, out: list[int]) -> None:
        """R31, R32, R34, R36: enemy Cities, Wonders on the Lair and the dragon, as far as Battle goes."""
        if not points:
            return
        foe = kit.foe[seat]
        for card in g.zones[kit.spaces[seat]]:
            if kit.cost[g.face[card]] <= points:
                out.append(kit.wonder_buys[g.spot[card]])
        for city in g.zones[kit.cities[foe]]:
            if kit.defence[g.face[city]] <= points and defence(g, kit, foe, g.spot[city]) <= points:
                out.append(kit.attacks[g.spot[city]])
        if (
            points >= numbers.ARMORY_COST
            and g.vars[numbers.DRAGON] != numbers.DEFEATED
            and points >= defeat_cost(g, kit, seat)
        ):
            out.append(DEFEAT_OPTION)

    def knowledge(self, g: State, kit: VolfyirionKit, seat: int, points: int, out: list[int]) -> None:
        """R38, R39, R40: Wonders sealed and unsealed, cards of the Row replaced, the dragon moved."""
        if not points:
            return
        for other in range(kit.seats):
            sealable = 0
            unsealable = 0
            for card in g.zones[zones.AREA + zones.SEAT_ZONES * other]:
                face = g.face[card]
                if kit.kind[face] == kinds.WONDER and kit.cost[face] <= points and face != kit.path:
                    if g.marks and marked(g, marks.SEALED_WONDER, card):
                        if not unsealable >> face & 1:
                            unsealable |= 1 << face
                            out.append(kit.unseals[face][other])
                    elif not sealable >> face & 1:
                        sealable |= 1 << face
                        out.append(kit.seals[face][other])
        if points >= numbers.REPLACE_COST and g.zones[kit.assets[seat]]:
            for card in g.zones[kit.row[seat]]:
                out.append(kit.replacings[g.spot[card]])
        if points >= numbers.MOVE_COST:
            dragon_moves(g, kit, seat, out)

    def extras(self, g: State, kit: VolfyirionKit, seat: int, out: list[int]) -> None:
        """R50, R52, R55: what the modules add."""
        if kit.ascending and has(g, kit, seat, numbers.KNOWLEDGE) >= numbers.ASCENSION_COST:
            if find(g, zones.AREA + zones.SEAT_ZONES * kit.foe[seat], kit.path) != NOBODY:
                out.append(ASCEND_OPTION)
        if kit.rebuilding:
            for city in g.zones[kit.ruins[seat]]:
                if kit.rebuild_costs[g.face[city]] <= has(g, kit, seat, kit.rebuild_points):
                    out.append(pack(verbs.REBUILD, g.spot[city]))
        if kit.perks_used:
            if has_perk(g, kit, seat, kinds.ORACLE) and oracle_sees(g, kit, seat):
                deck = g.zones[kit.assets[seat]]
                if kit.cost[g.face[deck[len(deck) - 1]]] <= has(g, kit, seat, numbers.COMMAND):
                    out.append(pack(verbs.BUY_TOP))
            if has_perk(g, kit, seat, kinds.PARTY) and has(g, kit, seat, numbers.BATTLE) >= numbers.PARTY_COST:
                if g.zones[kit.wonders[seat]] and g.zones[kit.lair[seat]]:
                    out.append(pack(verbs.BUY_HIDDEN))
            if has_perk(g, kit, seat, kinds.COLLIDER) and not seat_marked(g, marks.COLLIDED, seat):
                seen = 0
                for card in g.zones[zones.AREA + zones.SEAT_ZONES * seat]:
                    face = g.face[card]
                    if kit.kind[face] == kinds.WONDER and face != kit.path and not seen >> face & 1:
                        if not marked(g, marks.SEALED_WONDER, card):
                            seen |= 1 << face
                            out.append(kit.collisions[face])

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Do it; then ask again, unless the turn is ended."""
        option = asks[0].picks[0]
        if option != END_OPTION:
            f.step -= 1
            self.act(g, kit_of(g), asks[0].seat, option)

    def act(self, g: State, kit: VolfyirionKit, seat: int, option: int) -> None:
        """One action."""
        verb = verb_of(option)
        a = first_of(option)
        if verb == verbs.PLAY:
            play(g, kit, seat, a, second_of(option))
        elif verb == verbs.BUY:
            card = g.at(kit.row[seat], a)
            pay(g, kit, seat, numbers.COMMAND, kit.cost[g.face[card]])
            acquire(g, kit, seat, card, ACQUIRED)
        elif verb == verbs.SCRAP:
            scrap(g, kit, seat, find_unmarked(g, zones.AREA + zones.SEAT_ZONES * seat, a, marks.SEALED_WONDER))
        elif verb == verbs.SCRAP_AT:
            zone = kit.buildings[seat] if second_of(option) == kinds.BUILDING else kit.troops[seat]
            scrap(g, kit, seat, g.at(zone, a))
        elif verb == verbs.SYNERGY:
            use_synergy(g, kit, seat, find_unmarked(g, zones.AREA + zones.SEAT_ZONES * seat, a, marks.USED))
        elif verb == verbs.SYNERGY_AT:
            use_synergy(g, kit, seat, g.at(kit.buildings[seat], a))
        elif verb == verbs.BUY_WONDER:
            card = g.at(kit.spaces[seat], a)
            pay(g, kit, seat, numbers.BATTLE, kit.cost[g.face[card]])
            acquire(g, kit, seat, card, ACQUIRED_WONDER)
            g.push(THIN, seat, card)
        elif verb == verbs.REPLACE:
            pay(g, kit, seat, numbers.KNOWLEDGE, numbers.REPLACE_COST)
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
            pay(g, kit, seat, numbers.COMMAND, kit.cost[g.face[card]])
            station(g, kit, seat, card, second_of(option), REDEPLOYED)
        elif verb in (verbs.SEND, verbs.CALL_BACK):
            pay(g, kit, seat, numbers.KNOWLEDGE, numbers.MOVE_COST)
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
    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
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
        if verb in (verbs.BUY, verbs.REPLACE, verbs.REFRESH, verbs.REFRESH_ALL):
            return why_not_row(g, kit, seat, verb, a)
        if verb == verbs.BUY_WONDER:
            card = g.at(kit.spaces[seat], a)
            if not g.zones[kit.lair[seat]]:
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
            possible: list[int] = []
            dragon_moves(g, kit, seat, possible)
            if g.vars[numbers.DRAGON] == numbers.DEFEATED:
                return Text("volfyirion-no-dragon", "R37")
            if option not in possible:
                return Text("volfyirion-no-dragon-move", "R40")
            return too_dear(g, kit, seat, numbers.KNOWLEDGE, numbers.MOVE_COST, "R40", "@volfyirion-dragon")
        if verb == verbs.DEFEAT:
            if g.vars[numbers.DRAGON] == numbers.DEFEATED:
                return Text("volfyirion-no-dragon", "R36")
            return too_dear(g, kit, seat, numbers.BATTLE, defeat_cost(g, kit, seat), "R36", "@volfyirion-dragon")
        if verb in (verbs.ASCEND, verbs.COLLIDE, verbs.REBUILD, verbs.BUY_TOP, verbs.BUY_HIDDEN):
            return why_not_module(g, kit, seat, verb, a)
        return not_asked(self)

    def refused(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """What is there to be done but cannot be paid for, and Synergies whose colours are missing."""
        kit = kit_of(g)
        seat = ask.seat
        legal = self.options(g, f, ask)
        tries: list[int] = []
        for card in g.zones[zones.AREA + zones.SEAT_ZONES * seat]:
            if kit.ability[g.face[card]] == kinds.ASKED:
                tries.append(kit.synergies[g.face[card]])
            elif kit.ability[g.face[card]] == kinds.REMOVAL:
                tries.append(kit.scraps[g.face[card]])
        for card in g.zones[kit.buildings[seat]]:
            if kit.ability[g.face[card]] == kinds.ASKED and kit.mine[seat] >> g.spot[card] & 1:
                tries.append(kit.synergies_at[g.spot[card]])
        for card in g.zones[kit.row[seat]]:
            tries.append(kit.buys[g.spot[card]])
            tries.append(kit.replacings[g.spot[card]])
        if kit.spaces[seat] != NOBODY:
            for card in g.zones[kit.spaces[seat]]:
                tries.append(kit.wonder_buys[g.spot[card]])
        self.refused_fights(g, kit, seat, tries)
        out: list[int] = []
        for option in tries:
            if option not in legal and option not in out:
                out.append(option)
        return out

    def refused_fights(self, g: State, kit: VolfyirionKit, seat: int, tries: list[int]) -> None:
        """Enemy Cities, the dragon, and Wonders in play."""
        foe = kit.foe[seat]
        for city in g.zones[kit.cities[foe]]:
            tries.append(kit.attacks[g.spot[city]])
        if g.vars[numbers.DRAGON] != numbers.DEFEATED:
            tries.append(DEFEAT_OPTION)
            dragon_moves(g, kit, seat, tries)
        for other in range(kit.seats):
            for card in g.zones[zones.AREA + zones.SEAT_ZONES * other]:
                face = g.face[card]
                if kit.kind[face] == kinds.WONDER:
                    sealed = marked(g, marks.SEALED_WONDER, card)
                    tries.append(kit.unseals[face][other] if sealed else kit.seals[face][other])


DEFEAT_OPTION: Final = pack(verbs.DEFEAT)
ASCEND_OPTION: Final = pack(verbs.ASCEND)
END_OPTION: Final = pack(verbs.END)


# ------------------------------------------------------------------------------------ the actions
def play(g: State, kit: VolfyirionKit, seat: int, face: int, spot: int) -> None:
    """R24, R14–R16: a card from the hand; its points (R25), Ploys that count it (A27), then Synergies (A3)."""
    card = g.take(zones.HAND + zones.SEAT_ZONES * seat, face)
    kind = kit.kind[face]
    if kind == kinds.BUILDING:
        station(g, kit, seat, card, spot, LAID_BUILDING)
    elif kind == kinds.TROOP:
        station(g, kit, seat, card, spot, LAID_TROOP)
    else:
        g.move(card, zones.AREA + zones.SEAT_ZONES * seat, PLAYED)
    give(g, kit, seat, card)
    if kit.ploys_used and kind != kinds.COMMAND_CARD:
        entered(g, kit, kind)
    if kit.tint[face] or kit.ability[face] == kinds.CHAINED:
        chain(g, kit, seat)


def row_mask(g: State, kit: VolfyirionKit, seat: int) -> int:
    """The places of the Asset Row where a card lies, one bit each."""
    spots = 0
    for card in g.zones[kit.row[seat]]:
        spots |= 1 << g.spot[card]
    return spots


def refresh(g: State, kit: VolfyirionKit, seat: int, spots: int) -> None:
    """R23: free, once."""
    g.count(numbers.FRESH, 0)
    g.say(REFRESHES, seat)
    g.push(DEAL_ANEW, seat, NOBODY, spots, 1)


def seal(g: State, kit: VolfyirionKit, seat: int, face: int, owner: int) -> None:
    """R38: a Wonder in anybody's Playing Area is sealed: none of its abilities can be used."""
    card = find_unmarked(g, zones.AREA + zones.SEAT_ZONES * owner, face, marks.SEALED_WONDER)
    pay(g, kit, seat, numbers.KNOWLEDGE, kit.cost[face])
    g.turn_up(card, SEALED_OWN if owner == seat else SEALED, seat)
    lay_sealed(g, seat, owner, card)


def lay_sealed(g: State, seat: int, owner: int, card: int) -> None:
    """A40: one of one's own side has given its points already, and gives none again this turn if it is unsealed."""
    g.mark(marks.SEALED_WONDER, owner, card, 0, marks.FOR_GOOD)
    sides = kit_of(g).sides
    if sides[owner] == sides[seat]:
        g.mark(marks.GAVE, owner, card, 0, marks.END_OF_TURN)


def unseal(g: State, kit: VolfyirionKit, seat: int, face: int, owner: int) -> None:
    """R38, A1: it stands upright again; one of one's own side gives its points, if it has not done so this turn."""
    card = find_sealed(g, zones.AREA + zones.SEAT_ZONES * owner, face, False)
    pay(g, kit, seat, numbers.KNOWLEDGE, kit.cost[face])
    g.turn_up(card, UNSEALED_OWN if owner == seat else UNSEALED, seat)
    gave = marked(g, marks.GAVE, card)
    unmark_card(g, card)
    if kit.sides[owner] == kit.sides[seat] and not gave:
        give(g, kit, owner, card)


def defeat_cost(g: State, kit: VolfyirionKit, seat: int) -> int:
    """R36, R52: 16 Battle, 14 with the Qoam Armory."""
    if kit.perks_used and has_perk(g, kit, seat, kinds.ARMORY):
        return numbers.ARMORY_COST
    return numbers.DEFEAT_COST


def defeat(g: State, kit: VolfyirionKit, seat: int) -> None:
    """R36, A13, A14, A47: the token leaves the game; the Lair's Wonders are won, each with its bonus; then the Lair."""
    pay(g, kit, seat, numbers.BATTLE, defeat_cost(g, kit, seat))
    g.say(DEFEATS, seat)
    g.count(numbers.DRAGON, numbers.DEFEATED)
    g.push(CLAIM_SCRIPT, seat)
    won = g.zones[kit.spaces[seat]][:]
    for card in won:
        acquire(g, kit, seat, card, WON_WONDER)
    for i in range(len(won) - 1, -1, -1):
        g.push(THIN, seat, won[i])


# ------------------------------------------------------------------------------------ what modules add (R50, R52, R55)
def oracle_sees(g: State, kit: VolfyirionKit, seat: int) -> bool:
    """A25, R63: whether there is a top card that can be acquired."""
    deck = g.zones[kit.assets[seat]]
    return len(deck) > 0 and kit.kind[g.face[deck[len(deck) - 1]]] != kinds.TALISMAN


def act_module(g: State, kit: VolfyirionKit, seat: int, verb: int, a: int) -> None:
    """An action of a module."""
    if verb == verbs.ASCEND:
        card = find(g, zones.AREA + zones.SEAT_ZONES * kit.foe[seat], kit.path)
        pay(g, kit, seat, numbers.KNOWLEDGE, numbers.ASCENSION_COST)
        g.say(ASCENDED, seat, 0, card)
        g.move(card, zones.AREA + zones.SEAT_ZONES * seat)
        give(g, kit, seat, card)
    elif verb == verbs.COLLIDE:
        card = find_unmarked(g, zones.AREA + zones.SEAT_ZONES * seat, a, marks.SEALED_WONDER)
        g.say(COLLIDES, seat, 0, card)
        g.mark(marks.COLLIDED, seat, NOBODY, 0, marks.END_OF_TURN)
        lay_sealed(g, seat, seat, card)
        gain(g, kit, seat, numbers.KNOWLEDGE, kit.cost[a], COLLIDER_GAIN, card)
    elif verb == verbs.REBUILD:
        card = g.at(kit.ruins[seat], a)
        pay(g, kit, seat, kit.rebuild_points, kit.rebuild_costs[g.face[card]])
        g.move(card, kit.cities[seat], REBUILDS, False, a)
        g.mark(marks.REBUILT, seat, card, 0, marks.FOR_GOOD)
    elif verb == verbs.BUY_TOP:
        deck = g.zones[kit.assets[seat]]
        card = deck[len(deck) - 1]
        pay(g, kit, seat, numbers.COMMAND, kit.cost[g.face[card]])
        if not kit.open_top:
            g.turn_up(card, TOP_CARD)
        acquire(g, kit, seat, card, ACQUIRED_TOP)
        show_top(g, kit, seat)
    elif verb == verbs.BUY_HIDDEN:
        wonders = g.zones[kit.wonders[seat]]
        card = wonders[len(wonders) - 1]
        pay(g, kit, seat, numbers.BATTLE, numbers.PARTY_COST)
        g.turn_up(card, REVEALED)
        acquire(g, kit, seat, card, PARTY_BOUGHT)
        g.push(THIN, seat, card)


# ------------------------------------------------------------------------------------ why not
def too_dear(g: State, kit: VolfyirionKit, seat: int, what: int, n: int, rule: str, name: str) -> Text:
    """It costs so much, and there is only so much."""
    keys = ["volfyirion-no-command", "volfyirion-no-battle", "volfyirion-no-knowledge"]
    return Text(keys[what], rule, {"card": name, "n": n, "have": has(g, kit, seat, what)})


def why_not_play(g: State, kit: VolfyirionKit, seat: int, face: int, spot: int) -> Text:
    """R24, A9."""
    params: dict[str, int | str] = {"card": kit.types[face].name}
    for card in g.zones[zones.HAND + zones.SEAT_ZONES * seat]:
        if g.face[card] == face:
            params["number"] = spot + 1
            return Text("volfyirion-no-slot", "R14" if kit.kind[face] == kinds.BUILDING else "R15", params)
    return Text("volfyirion-no-such-card", "R24", params)


def why_not_synergy(g: State, kit: VolfyirionKit, seat: int, verb: int, a: int) -> Text:
    """R42, R43, A3."""
    card = (
        g.at(kit.buildings[seat], a) if verb == verbs.SYNERGY_AT else find(g, zones.AREA + zones.SEAT_ZONES * seat, a)
    )
    if verb == verbs.SYNERGY_AT and not kit.mine[seat] >> a & 1:
        card = NOBODY  # K4, T4: a partner's
    if card == NOBODY:
        if verb == verbs.SYNERGY_AT:
            return Text("volfyirion-nothing-there", "R43", {"number": a + 1})
        return Text("volfyirion-not-in-play", "R43", {"card": kit.types[a].name})
    face = g.face[card]
    params: dict[str, int | str] = {"card": kit.types[face].name}
    if kit.ability[face] in (kinds.NO_ABILITY, kinds.REMOVAL):
        return Text("volfyirion-no-synergy", "R43", params)
    if kit.ability[face] == kinds.CHAINED:
        return Text("volfyirion-synergy-by-itself", "A3", params)
    if not meets(kit, face, tints(g, kit, seat)):
        return Text("volfyirion-no-colours", "R43", params)
    return Text("volfyirion-used", "R42", params)


def why_not_scrap(g: State, kit: VolfyirionKit, seat: int, verb: int, a: int, b: int) -> Text:
    """R44, A5, A41."""
    if verb == verbs.SCRAP_AT:
        card = g.at(kit.buildings[seat] if b == kinds.BUILDING else kit.troops[seat], a)
        if card == NOBODY or not kit.mine[seat] >> a & 1:
            return Text("volfyirion-nothing-there", "R44", {"number": a + 1})
    else:
        card = find(g, zones.AREA + zones.SEAT_ZONES * seat, a)
        if card == NOBODY:
            return Text("volfyirion-not-in-play", "A5", {"card": kit.types[a].name})
    params: dict[str, int | str] = {"card": kit.types[g.face[card]].name}
    if kit.ability[g.face[card]] != kinds.REMOVAL:
        return Text("volfyirion-no-removal", "R44", params)
    return Text("volfyirion-is-sealed", "A41", params)


def why_not_row(g: State, kit: VolfyirionKit, seat: int, verb: int, a: int) -> Text:
    """R23, R29, R39, R63."""
    if verb in (verbs.REFRESH, verbs.REFRESH_ALL):
        if not g.vars[numbers.FRESH]:
            return Text("volfyirion-no-refresh", "R23")
        return Text("volfyirion-refresh-one" if verb == verbs.REFRESH_ALL else "volfyirion-refresh-all", "R23")
    card = g.at(kit.row[seat], a)
    if card == NOBODY:
        return Text("volfyirion-no-row-card", "R29" if verb == verbs.BUY else "R39", {"number": a + 1})
    face = g.face[card]
    if verb == verbs.BUY:
        if kit.kind[face] == kinds.TALISMAN:
            return Text("volfyirion-no-talisman", "R63")
        return too_dear(g, kit, seat, numbers.COMMAND, kit.cost[face], "R29", kit.types[face].name)
    if not g.zones[kit.assets[seat]]:
        return Text("volfyirion-no-assets", "A44")
    return too_dear(g, kit, seat, numbers.KNOWLEDGE, numbers.REPLACE_COST, "R39", kit.types[face].name)


def why_not_redeploy(g: State, kit: VolfyirionKit, seat: int, a: int, b: int) -> Text:
    """R30, A10."""
    card = g.at(kit.troops[seat], a)
    if card == NOBODY or not kit.mine[seat] >> a & 1:
        return Text("volfyirion-nothing-there", "R30", {"number": a + 1})
    if a == b or not (standing(g, kit, seat) & kit.troop_spots[seat] & kit.mine[seat]) >> b & 1:
        return Text("volfyirion-no-slot", "A10", {"card": kit.types[g.face[card]].name, "number": b + 1})
    return too_dear(g, kit, seat, numbers.COMMAND, kit.cost[g.face[card]], "R30", kit.types[g.face[card]].name)


def why_not_seal(g: State, kit: VolfyirionKit, seat: int, verb: int, face: int, owner: int) -> Text:
    """R38, R50, A44."""
    params: dict[str, int | str] = {"card": kit.types[face].name, "other": owner}
    there = NOBODY
    if owner < kit.seats and kit.kind[face] == kinds.WONDER:
        for card in g.zones[zones.AREA + zones.SEAT_ZONES * owner]:
            if g.face[card] == face and marked(g, marks.SEALED_WONDER, card) == (verb == verbs.UNSEAL):
                there = card
    if kit.kind[face] == kinds.WONDER and face == kit.path and verb == verbs.SEAL:
        return Text("volfyirion-no-seal-path", "R50", {"card": kit.types[face].name})
    if there == NOBODY:
        if owner >= kit.seats:
            return Text("volfyirion-not-in-play", "R38", {"card": kit.types[face].name})
        return Text(
            "volfyirion-nothing-to-unseal" if verb == verbs.UNSEAL else "volfyirion-nothing-to-seal", "R38", params
        )
    return too_dear(g, kit, seat, numbers.KNOWLEDGE, kit.cost[face], "R38", kit.types[face].name)


def why_not_module(g: State, kit: VolfyirionKit, seat: int, verb: int, a: int) -> Text:
    """R50, R52, R55."""
    if verb == verbs.ASCEND:
        if not kit.ascending or find(g, zones.AREA + zones.SEAT_ZONES * kit.foe[seat], kit.path) == NOBODY:
            return Text("volfyirion-no-path", "R50")
        return too_dear(g, kit, seat, numbers.KNOWLEDGE, numbers.ASCENSION_COST, "R50", kit.types[kit.path].name)
    if verb == verbs.REBUILD:
        if not kit.rebuilding:
            return Text("volfyirion-no-rebuilding", "R55")
        city = g.at(kit.ruins[seat], a)
        if city == NOBODY:
            return Text("volfyirion-no-ruin", "R55", {"number": a + 1})
        face = g.face[city]
        return too_dear(g, kit, seat, kit.rebuild_points, kit.rebuild_costs[face], "R55", kit.types[face].name)
    which = kinds.COLLIDER if verb == verbs.COLLIDE else kinds.ORACLE if verb == verbs.BUY_TOP else kinds.PARTY
    if not kit.perks_used or not has_perk(g, kit, seat, which):
        return Text("volfyirion-no-perk", "R52")
    if verb == verbs.COLLIDE:
        if seat_marked(g, marks.COLLIDED, seat):
            return Text("volfyirion-collided", "R52")
        return Text("volfyirion-no-collision", "A24", {"card": kit.types[a].name})
    if verb == verbs.BUY_TOP:
        deck = g.zones[kit.assets[seat]]
        if not oracle_sees(g, kit, seat):
            return Text("volfyirion-no-talisman", "R63") if deck else Text("volfyirion-no-assets", "A44")
        top = g.face[deck[len(deck) - 1]]
        return too_dear(g, kit, seat, numbers.COMMAND, kit.cost[top], "R52", kit.types[top].name)
    if not g.zones[kit.lair[seat]] or not g.zones[kit.wonders[seat]]:
        return Text("volfyirion-no-wonders", "A44" if g.zones[kit.lair[seat]] else "A18")
    return too_dear(g, kit, seat, numbers.BATTLE, numbers.PARTY_COST, "R52", "@volfyirion-card-heroes-party")


# ------------------------------------------------------------------------------------ the end of a turn (R46)
class EndTurn(Effect):
    """R46: in this order: cards to the Discard Pile, points lost, the dragon's wrath, refills, the next turn."""

    rule = "R46"

    def run(self, g: State, f: Frame) -> None:
        """Then the other side."""
        kit = kit_of(g)
        clear(g, kit, f.seat)
        if burn(g, kit, f.seat):
            return
        if fill_row(g, kit, f.seat, self.rule):
            return
        fill_lair(g, kit, f.seat, self.rule)
        show_top(g, kit, f.seat)
        if g.vars[numbers.TURN] >= numbers.TURN_LIMIT * len(kit.side_list):
            g.say(LAST_TURN)
            g.finish()
            return
        if kit.foe[f.seat] != NOBODY:
            f.seat = kit.foe[f.seat]
        f.step = 0


def clear(g: State, kit: VolfyirionKit, seat: int) -> None:
    """R46, 1 to 3: all but Wonders to the Discard Pile, then the hand; unspent points are lost (R27)."""
    discard = zones.DISCARD + zones.SEAT_ZONES * seat
    area = g.zones[zones.AREA + zones.SEAT_ZONES * seat]
    for i in range(len(area) - 1, -1, -1):
        if kit.kind[g.face[area[i]]] != kinds.WONDER:
            g.move(area[i], discard)
    g.pour(zones.HAND + zones.SEAT_ZONES * seat, discard)
    for var in kit.points[seat]:
        g.count(var, 0)
    g.count(numbers.FRESH, 0)
    g.unmark(marks.END_OF_TURN)


def burn(g: State, kit: VolfyirionKit, seat: int) -> bool:
    """R46, 5: the token on a City of the side whose turn ends destroys it and returns; says whether all is over."""
    dragon = g.vars[numbers.DRAGON]
    if dragon > 0 and numbers.perch_side(dragon) == kit.sides[seat]:
        return destroy_city(g, kit, kit.sides[seat], numbers.perch_spot(dragon), CITY_BURNS)
    return False


TURN_SCRIPT: Final = Script("turn", [BeginTurn(), Draw(), Mulligan(), Draw(), Gather(), Act(), EndTurn()])
MULLIGAN_STEP: Final = 3  #: where a turn stands while its first hand is asked about...
ACT_STEP: Final = 6  #: ...and while an action is

#: Everything a duel pushes.
SCRIPTS: Final[list[Script]] = [
    SETUP,
    TURN_SCRIPT,
    DRAW_ALL,
    DRAW_SOME,
    REMOVE_ONE,
    THIN,
    DEAL_ANEW,
    MERCENARY_SCRIPT,
    ROUT,
    RAZE,
    FREE_MOVE,
    CLAIM_SCRIPT,
    SECOND_CHANCE_SCRIPT,
]


# ------------------------------------------------------------------------------------ hooks
def begin(g: State) -> None:
    """Everything out of the box, nothing shuffled yet."""
    kit = kit_of(g)
    for face in range(len(kit.types)):
        kind = kit.kind[face]
        copies = kit.copies[face]
        if kind == kinds.WONDER:
            lay(g, kit, face, kit.wonders, copies)
        elif kind in (kinds.COMMAND_CARD, kinds.BUILDING, kinds.TROOP):
            if kit.card(face).starter:
                for seat in range(kit.seats):
                    for _ in range(copies // kit.seats):
                        g.add(face, zones.HOUSE + zones.SEAT_ZONES * seat)
            else:
                lay(g, kit, face, kit.assets, copies)
        elif face == kit.lair_face:
            lay(g, kit, face, kit.lair, copies)
        elif kind == kinds.TALISMAN:
            for _ in range(copies):
                g.add(face, kit.half)
        elif face in kit.perk_faces:
            g.add(face, kit.perk_pile)
        elif face in kit.ploy_faces:
            g.add(face, kit.ploy_pile)
    for city in kit.plan:
        g.add(city[0], kit.cities[city[1]], city[2])
    g.push(kit.scripts["setup"], 0)


def lay(g: State, kit: VolfyirionKit, face: int, zones: list[int], copies: int) -> None:
    """The copies of a card, shared out to the markets."""
    done: list[int] = []
    for zone in zones:
        if zone not in done:
            done.append(zone)
            for _ in range(copies // kit.markets):
                g.add(face, zone)


def resume(g: State, turn: int) -> None:
    """The quiet moment before a turn. Cards that were never shuffled together are told apart."""
    kit = kit_of(g)
    pools = g.pool[:]
    for zone in range(len(g.zones)):
        for card in g.zones[zone]:
            seat = kit.zones[zone].seat
            if seat == NOBODY:
                # S5: what lies unseen in the Rage Pile comes from the Asset Deck
                pools[card] = 2 + kit.seats + (kit.assets[0] if kit.solo and zone == kit.rage else zone)
            elif kit.ploys_used and zone == kit.ploy[seat]:
                pools[card] = 2 + kit.seats + kit.ploy_pile
    g.pool = pools
    g.shuffles = max(g.shuffles, 2 + kit.seats + len(g.zones))
    for seat in kit.side_list:
        show_top(g, kit, seat)
    g.push(kit.scripts["turn"], kit.sides[turn])


def plausible(world: State, seat: int) -> bool:
    """R53: nobody holds a Ploy whose moment has come and gone."""
    kit = kit_of(world)
    if kit.ploys_used:
        for other in range(kit.seats):
            for card in world.zones[kit.ploy[other]]:
                which = kit.ploy_faces.index(world.face[card])
                if world.vars[kit.silent[other]] >> which & 1:
                    return False
    return True
