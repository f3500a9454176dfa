"""What no rule of Volfyirion allows in a position, as strict as it can be told from the table alone."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion.box import (
    ACTIVE,
    BUILDING,
    CITIES,
    CITY,
    COMMAND_CARD,
    DEFEATED,
    DRAGON,
    END_OF_TURN,
    FIRST,
    FOR_GOOD,
    FRESH,
    GAVE,
    HAND,
    HOUSE,
    LAIR_CARD,
    LAIR_SPOT,
    ORACLE,
    PERK,
    PLOY,
    PLOYS,
    REBUILT,
    ROW_SIZE,
    SEALED_WONDER,
    SEAT_ZONES,
    SPACES,
    SPENT,
    TALISMAN,
    TROOP,
    TURN,
    TURN_LIMIT,
    USED,
    WONDER,
    VolfyirionKit,
    box_of,
    perch_side,
    perch_spot,
)
from ludotheque.games.volfyirion.deeds import (
    CLAIM_SCRIPT,
    DRAW_SOME,
    FREE_MOVE,
    RAZE,
    REMOVE_ONE,
    ROUT,
    SECOND_CHANCE_SCRIPT,
    THIN,
    has_perk,
    marked,
)
from ludotheque.games.volfyirion.rules import ACT_STEP, MULLIGAN_STEP, SETUP, TURN_SCRIPT, standing
from ludotheque.games.volfyirion.score import fallen_side, talismans_shown
from ludotheque.kernel.state import NOBODY, SEALED, Frame, State, Text

MOST: Final = 10_000  #: no purse holds as much

#: The scripts that can wait on top of a turn for an answer, or below one for their moment.
WAITING: Final = [DRAW_SOME, REMOVE_ONE, THIN, ROUT, RAZE, FREE_MOVE, CLAIM_SCRIPT, SECOND_CHANCE_SCRIPT]


def check(g: State) -> Text | None:
    """What the rules allow in no position: see the texts."""
    kit = box_of(g)
    complaint = check_zones(g, kit)
    if complaint is None:
        complaint = check_numbers(g, kit)
    if complaint is not None:
        return complaint
    if not marks_fit(g, kit) or not knowledge_fits(g, kit):
        return Text("position-unplayable", "table")
    lost = fallen_side(g, kit) != NOBODY or talismans_shown(g, kit)
    limit = TURN_LIMIT * len(kit.side_list)
    if g.over:
        ended = lost or g.vars[TURN] >= limit or g.conceded != NOBODY
        return None if ended else Text("volfyirion-position-not-over", "R3")
    if lost:
        return Text("volfyirion-position-over", "R3")
    if g.stack:
        return None if asks_what_it_must(g, kit) else Text("position-unplayable", "table")
    return None if g.vars[TURN] < limit else Text("volfyirion-position-over", "A37")


# ------------------------------------------------------------------------------------ cards and places
def check_zones(g: State, kit: VolfyirionKit) -> Text | None:
    """Every card lies where its kind may lie, and every spot holds one card at most."""
    for zone in range(len(g.zones)):
        key = kit.zones[zone].key
        spots: list[int] = []
        for card in g.zones[zone]:
            if not fits(kit, key, g.face[card]):
                return Text("volfyirion-position-zone", "R10", {"card": kit.types[g.face[card]].name, "zone": key})
            spots.append(g.spot[card])
        if key in SPOTS and (len(set(spots)) != len(spots) or (spots and max(spots) >= SPOTS[key])):
            return Text("volfyirion-position-spots", "R6", {"zone": key})
    for side in kit.side_list:
        complaint = check_cities(g, kit, side)
        if complaint is not None:
            return complaint
    for zone in kit.lair:
        seat = kit.lair.index(zone)
        if not g.zones[zone] and (g.zones[kit.spaces[seat]] or g.vars[DRAGON] != DEFEATED):
            return Text("volfyirion-position-lair", "R37")
    for seat in range(kit.seats):
        if kit.perks_used and len(g.zones[kit.perk[seat]]) != 1:
            return Text("volfyirion-position-perk", "R52", {"seat": seat})
        if kit.ploys_used and len(g.zones[kit.ploy[seat]]) > 1:
            return Text("volfyirion-position-ploy", "R53", {"seat": seat})
    return None


#: How many spots the zones with spots have.
SPOTS: Final = {"row": ROW_SIZE, "lair-wonders": SPACES, "cities": 8, "ruins": 8, "troops": 8, "buildings": 8}


def fits(kit: VolfyirionKit, key: str, face: int) -> bool:
    """Whether a card's kind may lie in such a zone."""
    kind = kit.kind[face]
    starter = kind == COMMAND_CARD and kit.card(face).starter
    if key == "removed":
        return kind not in (PERK, TALISMAN)
    if key in ("house", "hand", "discard"):
        return kind in (COMMAND_CARD, BUILDING, TROOP, WONDER)
    if key == "area":
        return kind in (COMMAND_CARD, WONDER)
    if key in ("assets", "row"):
        return kind in (COMMAND_CARD, BUILDING, TROOP, TALISMAN) and not starter
    if key in ("wonders", "lair-wonders"):
        return kind == WONDER
    if key == "cities":
        return kind in (CITY, LAIR_CARD)
    kinds = {"ruins": CITY, "troops": TROOP, "buildings": BUILDING, "lair": LAIR_CARD}
    kinds |= {"perk": PERK, "perk-pile": PERK, "ploy": PLOY, "ploy-pile": PLOY}
    return kinds.get(key, NOBODY) == kind


def check_cities(g: State, kit: VolfyirionKit, side: int) -> Text | None:
    """R9, R14, R15, A16: each City on its own spot, Troops and Buildings only where one stands."""
    for zone in (kit.cities[side], kit.ruins[side]):
        for card in g.zones[zone]:
            place = [g.face[card], side, g.spot[card]]
            if place not in kit.plan and (kit.kind[g.face[card]] != LAIR_CARD or g.spot[card] != LAIR_SPOT):
                return Text("volfyirion-position-city", "R9", {"card": kit.types[g.face[card]].name})
    spots = standing(g, kit, side)
    for seat in range(kit.seats):
        if kit.sides[seat] == side:
            for zone, slots in (
                (kit.troops[side], kit.troop_spots[seat]),
                (kit.buildings[side], kit.building_spots[seat]),
            ):
                for card in g.zones[zone]:
                    if not (spots & slots) >> g.spot[card] & 1:
                        return Text("volfyirion-position-slot", "R14", {"card": kit.types[g.face[card]].name})
    return None


def check_numbers(g: State, kit: VolfyirionKit) -> Text | None:
    """R12, R23, R27, R40, R53: numbers as they can be."""
    limit = TURN_LIMIT * len(kit.side_list)
    if g.vars[FIRST] not in kit.side_list or g.vars[ACTIVE] not in kit.side_list or not 0 <= g.vars[TURN] <= limit:
        return Text("volfyirion-position-turn", "R19")
    if g.vars[FRESH] not in (0, 1) or (g.vars[FRESH] and g.vars[TURN] > len(kit.side_list)):
        return Text("volfyirion-position-turn", "R23")
    for seat in range(kit.seats):
        for var in kit.points[seat]:
            if not 0 <= g.vars[var] <= MOST:
                return Text("volfyirion-position-points", "R27", {"seat": seat})
        if not len(g.zones[kit.ruins[seat]]) <= g.vars[kit.fallen[seat]] <= MOST:
            return Text("volfyirion-position-fallen", "R31", {"seat": seat})
        if kit.ploys_used:
            silent = g.vars[kit.silent[seat]]
            if not 0 <= silent < 1 << len(PLOYS):
                return Text("volfyirion-position-ploy", "R53", {"seat": seat})
            for card in g.zones[kit.ploy[seat]]:
                if silent >> kit.ploy_faces.index(g.face[card]) & 1:
                    return Text("volfyirion-position-ploy", "R53", {"seat": seat})
    dragon = g.vars[DRAGON]
    if dragon < DEFEATED:
        return Text("volfyirion-position-dragon", "R40")
    if dragon > 0:
        side = perch_side(dragon)
        if side not in kit.side_list or perch_spot(dragon) >= CITIES:
            return Text("volfyirion-position-dragon", "R40")
        if not standing(g, kit, side) >> perch_spot(dragon) & 1:
            return Text("volfyirion-position-dragon", "R40")
    return None


def marks_fit(g: State, kit: VolfyirionKit) -> bool:
    """Whether every mark is on what it can be on, until when it lasts, and once."""
    for i in range(len(g.marks)):
        mark = g.marks[i]
        if mark.until != (FOR_GOOD if mark.kind in (SEALED_WONDER, REBUILT) else END_OF_TURN):
            return False
        if mark.card == NOBODY:
            if mark.kind in (SEALED_WONDER, GAVE, USED, SPENT, REBUILT) or mark.seat == NOBODY:
                return False
        else:
            key = kit.zones[g.where[mark.card]].key
            kind = kit.kind[g.face[mark.card]]
            if mark.kind in (SEALED_WONDER, GAVE):
                good = key == "area" and kind == WONDER and g.face[mark.card] != kit.path
                good = good and (mark.kind == SEALED_WONDER or marked(g, SEALED_WONDER, mark.card))
            elif mark.kind == USED:
                good = key in ("area", "buildings", "troops") and mark.seat == kit.zones[g.where[mark.card]].seat
            elif mark.kind == SPENT:
                good = key == "removed" and kind == TROOP and mark.seat != NOBODY
            else:
                good = mark.kind == REBUILT and key == "cities" and kind == CITY
            if not good:
                return False
        for j in range(i):
            other = g.marks[j]
            if other.kind == mark.kind and other.card == mark.card and other.seat == mark.seat:
                return False
    return True


def knowledge_fits(g: State, kit: VolfyirionKit) -> bool:
    """Whether cards are known as their places show them, or to all; and only such are lookalikes as can be.

    The top of a hidden Asset Deck may be known to an Oracle (A25).
    """
    families: dict[int, int] = {}
    for zone in range(len(g.zones)):
        mask = kit.zones[zone].face_mask
        family = NOBODY - 1 - kit.zones[zone].seat if zone in hidden_hands(kit) else zone
        if kit.ploys_used and zone in kit.ploy:
            family = kit.ploy_pile
        for card in g.zones[zone]:
            known = g.known[card]
            if g.seen[card] != kit.everyone:
                return False
            if known not in (mask, kit.everyone) and not (zone in kit.assets and known == oracles(g, kit)):
                return False
            if known != kit.everyone and g.stack:  # of a quiet position nothing is said of shuffles
                if families.get(g.pool[card], family) != family:
                    return False
                families[g.pool[card]] = family
    return True


def hidden_hands(kit: VolfyirionKit) -> list[int]:
    """The zones in which a seat's own cards lie unseen by others."""
    out: list[int] = []
    for seat in range(kit.seats):
        out.append(HOUSE + SEAT_ZONES * seat)
        out.append(HAND + SEAT_ZONES * seat)
    return out


def oracles(g: State, kit: VolfyirionKit) -> int:
    """The seats that have the Qoam Oracle, one bit each."""
    mask = 0
    if kit.perks_used:
        for seat in range(kit.seats):
            if has_perk(g, kit, seat, ORACLE):
                mask |= 1 << seat
    return mask


# ------------------------------------------------------------------------------------ the stack
def asks_what_it_must(g: State, kit: VolfyirionKit) -> bool:
    """A game under way is in a turn, and what lies on top of it asks what it must."""
    frames = g.stack[:]
    if frames[0].script is SETUP:
        if frames[0].step != len(SETUP.steps):
            return False
        frames = frames[1:]
    if not frames or frames[0].script is not TURN_SCRIPT or g.lots_from or g.mode != SEALED or len(g.asks) != 1:
        return False
    turn = frames[0]
    if turn.seat != g.vars[ACTIVE] or g.vars[TURN] < 1 or turn.n or turn.m or turn.card != NOBODY:
        return False
    above = frames[1:]
    if not above:
        if turn.step == MULLIGAN_STEP:
            fits_here = g.vars[TURN] <= len(kit.side_list)
        else:
            fits_here = turn.step == ACT_STEP
        return fits_here and asked_alike(g, turn)
    if turn.step != ACT_STEP - 1:
        return False
    for i in range(len(above)):
        f = above[i]
        if f.step != (1 if i == len(above) - 1 else 0) or not waits(g, kit, f, turn.seat):
            return False
    return asked_alike(g, above[len(above) - 1])


def waits(g: State, kit: VolfyirionKit, f: Frame, seat: int) -> bool:
    """Whether a frame above the turn is one that rules can have pushed."""
    if f.script not in WAITING or f.m:
        return False
    if f.seat != (kit.foe[seat] if f.script is SECOND_CHANCE_SCRIPT else seat):
        return False
    if f.script is THIN:
        if f.card == NOBODY or kit.kind[g.face[f.card]] != WONDER:
            return False
    elif f.card != NOBODY:
        return False
    if f.script is CLAIM_SCRIPT and (not g.zones[kit.lair[seat]] or g.vars[DRAGON] != DEFEATED):
        return False
    if f.script is SECOND_CHANCE_SCRIPT and not kit.ploys_used:
        return False
    return 1 <= f.n <= 9 if f.script is DRAW_SOME else f.n == 0


def asked_alike(g: State, f: Frame) -> bool:
    """Whether the open question is the one that the effect puts."""
    mine = g.asks[0]
    if f.script is SECOND_CHANCE_SCRIPT:
        return mine.seat == f.seat and mine.low == 0 and mine.high == 1
    trial = g.copy()
    trial.asks = []
    f.script.steps[f.step - 1].run(trial, f.copy())
    if len(trial.asks) != 1:
        return False
    wanted = trial.asks[0]
    return mine.seat == wanted.seat and mine.low == wanted.low and mine.high == wanted.high
