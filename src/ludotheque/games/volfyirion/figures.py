"""What Volfyirion's table shows beside cards and numbers: Defence, Synergies, prices, the dragon and its attack."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, marks, numbers, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.modes.coop import tally
from ludotheque.games.volfyirion.modes.solo import rage_battle, rage_knowledge
from ludotheque.games.volfyirion.modes.teams import SPAN, stronghold_defence, wonder_price
from ludotheque.games.volfyirion.rules.actions import Act
from ludotheque.games.volfyirion.rules.cities import defence
from ludotheque.games.volfyirion.rules.dragon import defeat_cost, wrath
from ludotheque.games.volfyirion.rules.finding import seat_marked
from ludotheque.games.volfyirion.rules.points import has
from ludotheque.games.volfyirion.rules.synergies import missing, tints
from ludotheque.kernel import NOBODY, Figure, Num, State, append, new_row
from ludotheque.kernel.engine import asking


def figures(g: State, seat: Num) -> list[Figure]:
    """All of them, from what a seat knows."""
    kit = kit_of(g)
    out = [dragon(g, kit)]
    for side in kit.side_list:
        defences(g, kit, side, out)
    synergies(g, kit, seat, out)
    if kit.solo:
        rage(g, kit, seat, out)
    if kit.coop:
        strike(g, kit, out)
    if (kit.solo or kit.coop) and wrath(g, kit):
        out.append(Figure("wrath", wrath(g, kit)))
    if seat < kit.seats:
        hand_gives(g, kit, seat, out)
        prices(g, kit, seat, out)
    if not (kit.solo or kit.coop or kit.teams):  # the other modes have one price for all
        for other in range(kit.seats):
            out.append(Figure("defeat", defeat_cost(g, kit, other), seat=other))
    return out


def foresee(g: State, seat: Num, option: Num) -> list[Figure]:
    """R33: in a Main Phase, what an action costs, of what the seat has; what an ability gives is free."""
    if not g.asks:
        return []
    effect = asking(g)
    if not isinstance(effect, Act):
        return []
    kit = kit_of(g)
    what, n = effect.price(g, kit, seat, option)
    if not 0 < n < numbers.UNPAYABLE:
        return []
    return [Figure("price", n, has(g, kit, seat, what), seat=seat, about=[numbers.POINTS[what]])]


# ------------------------------------------------------------------------------------ Cities and the dragon
def city_spots(kit: VolfyirionKit, spot: Num) -> list[int]:
    """T2: the spots of the Stronghold to which a City belongs; its own where there are none."""
    if not kit.teams:
        return [spot]
    first = spot - spot % SPAN
    return [first + n for n in range(SPAN)]


def city_defence(g: State, kit: VolfyirionKit, side: Num, spot: Num) -> Num:
    """R31, R32, A36: what an Attack on a City, or on a Stronghold, costs."""
    return stronghold_defence(g, kit, side, spot) if kit.teams else defence(g, kit, side, spot)


def defences(g: State, kit: VolfyirionKit, side: Num, out: list[Figure]) -> None:
    """Of each standing City or Stronghold of a side."""
    for city in g.cards(kit.cities[side]):
        spots = city_spots(kit, g.spot[city])
        if spots[0] == g.spot[city]:
            n = city_defence(g, kit, side, spots[0])
            parts = walls(g, kit, side, spots)
            out.append(Figure("defence", n, seat=side, zone=kit.cities[side], places=spots, parts=parts))


def walls(g: State, kit: VolfyirionKit, side: Num, spots: list[int]) -> list[int]:
    """R32, A36: what a Defence adds up from: the City or Stronghold, each Troop, Double Shift."""
    total: Num = 0
    guards: list[int] = []
    for spot in spots:
        city = g.at(kit.cities[side], spot)
        if city != NOBODY:
            total += kit.defence[g.face[city]]
        troop = g.at(kit.troops[side], spot)
        if troop != NOBODY:
            guards.append(kit.defence[g.face[troop]])
    if g.marks and seat_marked(g, marks.SHIFTED, side):
        guards.append(numbers.SHIFT)
    return [total, *guards]


def dragon(g: State, kit: VolfyirionKit) -> Figure:
    """R36, R40, S4, S6, T1, T9: where Volfyirion is."""
    at = g.vars[numbers.DRAGON]
    if at == numbers.DEFEATED:
        return Figure("dragon", about=["defeated"])
    if at == numbers.SUBJUGATED:
        return Figure("dragon", about=["subjugated"])
    if at == numbers.AT_LAIR:
        if kit.teams:  # T1: on neither Lair before its first move
            return Figure("dragon", about=["nowhere"])
        return Figure("dragon", zone=kit.lair[0], about=["lair"])
    side = numbers.perch_side(at)
    spot = numbers.perch_spot(at)
    if spot == numbers.DEN:
        return Figure("dragon", seat=side, zone=kit.rage if kit.solo else kit.lair[side], about=["den"])
    return Figure("dragon", seat=side, zone=kit.cities[side], places=city_spots(kit, spot), about=["city"])


def strike(g: State, kit: VolfyirionKit, out: list[Figure]) -> None:
    """K7: what the grid comes to against the Defence of the City under the token, and which cards count."""
    at = g.vars[numbers.DRAGON]
    if at > numbers.AT_LAIR:
        spot = numbers.perch_spot(at)
        if g.at(kit.cities[0], spot) != NOBODY:
            wanted = defence(g, kit, 0, spot)
            count = tally(g, kit, wanted)
            places = [g.spot[card] for card in count.needed]
            out.append(Figure("attack", count.total, wanted, zone=kit.grid, places=places))


def rage(g: State, kit: VolfyirionKit, seat: Num, out: list[Figure]) -> None:
    """S7: what the Rage Pile comes to, as far as this seat knows it, with the bonus for destroyed Cities."""
    by_kind = [new_row(), new_row(), new_row()]
    unknown: Num = 0
    for card in g.cards(kit.rage):
        if g.known[card] >> seat & 1:
            kind = kit.kind[g.face[card]]
            by_kind[kind] = append(by_kind[kind], card)
        else:
            unknown += 1
    commands = by_kind[kinds.COMMAND_CARD]
    out.append(Figure("rage", rage_battle(g, kit, commands) + wrath(g, kit), about=["battle"]))
    out.append(Figure("rage", rage_knowledge(g, kit, commands), about=["knowledge"]))
    out.append(Figure("rage", len(by_kind[kinds.TROOP]), about=["troop"]))
    out.append(Figure("rage", len(by_kind[kinds.BUILDING]), about=["building"]))
    out.append(Figure("rage", unknown, about=["unknown"]))


# ------------------------------------------------------------------------------------ Synergies (R43, A2, A39)
def synergies(g: State, kit: VolfyirionKit, seat: Num, out: list[Figure]) -> None:
    """Of each card in play that has a Synergy, which colours it lacks; of known cards in hand, were they played."""
    totals = [tints(g, kit, other) for other in range(kit.seats)]
    for owner in range(kit.seats):
        area = zones.area(owner)
        for i in range(g.size[area]):
            face = g.face[g.card(area, i)]
            if kit.need[face]:
                out.append(synergy(kit, face, [totals[owner]], owner, area, i))
        hand = zones.hand(owner)
        place: Num = 0
        for card in g.cards(hand):
            if g.known[card] >> seat & 1:
                face = g.face[card]
                if kit.need[face]:
                    out.append(synergy(kit, face, [totals[owner] + kit.tint[face]], owner, hand, place))
                place += 1
    for side in kit.side_list:
        for zone in (kit.buildings[side], kit.troops[side]):
            for card in g.cards(zone):
                face = g.face[card]
                if kit.need[face]:
                    spot = g.spot[card]
                    mates: list[int] = []
                    for owner in range(kit.seats):
                        if kit.sides[owner] == side and kit.mine[owner] >> spot & 1:
                            mates.append(totals[owner])
                    out.append(synergy(kit, face, mates, side, zone, spot))


def synergy(kit: VolfyirionKit, face: Num, totals: list[int], seat: Num, zone: Num, place: Num) -> Figure:
    """How many of the colours that a Synergy needs are there; T4: of two mates, for the one for whom it holds."""
    lacks = missing(kit, face, totals[0])
    for total in totals[1:]:
        if not len(missing(kit, face, total)):
            lacks = new_row()
    needs = sum(kit.card(face).needs)
    about = [kinds.COLOURS[colour] for colour in lacks]
    return Figure("synergy", needs - len(lacks), needs, seat=seat, zone=zone, places=[place], about=about)


# ------------------------------------------------------------------------------------ points (R25, R27)
def hand_gives(g: State, kit: VolfyirionKit, seat: Num, out: list[Figure]) -> None:
    """R25: what the Main Abilities of one's hand would give, were all its cards played."""
    sums = [0, 0, 0]
    hand = zones.hand(seat)
    for card in g.cards(hand):
        face = g.face[card]
        sums[numbers.COMMAND] += kit.command[face]
        sums[numbers.BATTLE] += kit.battle[face]
        sums[numbers.KNOWLEDGE] += kit.knowledge[face]
    for what in range(3):
        if sums[what]:
            out.append(Figure("hand", sums[what], seat=seat, zone=hand, about=[numbers.POINTS[what]]))


def prices(g: State, kit: VolfyirionKit, seat: Num, out: list[Figure]) -> None:
    """R29, R34, T10: what the cards of one's own market cost, of what one has."""
    row = kit.row[seat]
    for card in g.cards(row):
        n = kit.cost[g.face[card]]
        if n < numbers.UNPAYABLE:
            have = has(g, kit, seat, numbers.COMMAND)
            out.append(Figure("price", n, have, seat, row, [g.spot[card]], [numbers.POINTS[numbers.COMMAND]]))
    spaces = kit.spaces[seat]
    if spaces != NOBODY:
        for card in g.cards(spaces):
            n = wonder_price(g, kit, seat, card) if kit.teams else kit.cost[g.face[card]]
            have = has(g, kit, seat, numbers.BATTLE)
            out.append(Figure("price", n, have, seat, spaces, [g.spot[card]], [numbers.POINTS[numbers.BATTLE]]))
