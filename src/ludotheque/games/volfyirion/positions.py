"""What no rule of Volfyirion allows in a position, as strict as it can be told from the table alone."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.modes.coop import UNION
from ludotheque.games.volfyirion.modes.solo import WRATH_SCRIPT
from ludotheque.games.volfyirion.modes.teams import FREE_STEP, SPOILS, SPOILS_THIN, TEAM_THIN
from ludotheque.games.volfyirion.modes.together import MATES_MULLIGAN
from ludotheque.games.volfyirion.rules.actions import Act
from ludotheque.games.volfyirion.rules.battle import RAZE, ROUT
from ludotheque.games.volfyirion.rules.cities import standing
from ludotheque.games.volfyirion.rules.dragon import CLAIM_SCRIPT, FREE_MOVE
from ludotheque.games.volfyirion.rules.drawing import DRAW_SOME
from ludotheque.games.volfyirion.rules.extras import SECOND_CHANCE_SCRIPT, has_perk
from ludotheque.games.volfyirion.rules.finding import marked
from ludotheque.games.volfyirion.rules.removing import REMOVE_ONE, THIN
from ludotheque.games.volfyirion.rules.turn import Mulligan
from ludotheque.games.volfyirion.score import dragon_beaten, fallen_side, talismans_shown
from ludotheque.kernel import NOBODY, Frame, Num, State, Text
from ludotheque.kernel.rowtools import index

MOST: Final = 10_000  #: no purse holds as much


def check(g: State) -> Text | None:
    """What the rules allow in no position: see the texts."""
    kit = kit_of(g)
    complaint = check_zones(g, kit)
    if complaint is None:
        complaint = check_numbers(g, kit)
    if complaint is not None:
        return complaint
    if not marks_fit(g, kit) or not knowledge_fits(g, kit):
        return Text("position-unplayable", "table")
    lost = fallen_side(g, kit) != NOBODY or talismans_shown(g, kit) or dragon_beaten(g, kit)
    limit = numbers.TURN_LIMIT * len(kit.side_list)
    if g.over:
        ended = lost or g.vars[numbers.TURN] >= limit or g.conceded != NOBODY
        return None if ended else Text("volfyirion-position-not-over", "R3")
    if lost:
        return Text("volfyirion-position-over", "R3")
    if g.stack:
        return None if stack_fits(g, kit) else Text("position-unplayable", "table")
    return None if g.vars[numbers.TURN] < limit else Text("volfyirion-position-over", "A37")


# ------------------------------------------------------------------------------------ cards and places
def check_zones(g: State, kit: VolfyirionKit) -> Text | None:
    """Every card lies where its kind may lie, and every spot holds one card at most."""
    for zone in range(len(kit.zones)):
        key = kit.zones[zone].key
        spots: list[int] = []
        for card in g.cards(zone):
            if not fits(kit, key, g.face[card]):
                return Text("volfyirion-position-zone", "R10", {"card": kit.types[g.face[card]].name, "zone": key})
            spots.append(g.spot[card])
        if key in SPOTS and (len(set(spots)) != len(spots) or (spots and max(spots) >= SPOTS[key])):
            return Text("volfyirion-position-spots", "R6", {"zone": key})
    for side in kit.side_list:
        complaint = check_cities(g, kit, side)
        if complaint is not None:
            return complaint
    for seat in range(kit.seats):
        zone = kit.lair[seat]
        if zone != NOBODY and not g.size[zone]:
            if kit.solo or g.size[kit.spaces[seat]] or g.vars[numbers.DRAGON] != numbers.DEFEATED:
                return Text("volfyirion-position-lair", "R37")
    for seat in range(kit.seats):
        if kit.perks_used and g.size[kit.perk[seat]] != 1:
            return Text("volfyirion-position-perk", "R52", {"seat": seat})
        if kit.ploys_used and g.size[kit.ploy[seat]] > 1:
            return Text("volfyirion-position-ploy", "R53", {"seat": seat})
    return None


#: How many spots the zones with spots have.
SPOTS: Final = {
    "row": numbers.ROW_SIZE,
    "lair-wonders": numbers.SPACES,
    "cities": 8,
    "ruins": 8,
    "troops": 8,
    "buildings": 8,
    "grid": 99,
}


def fits(kit: VolfyirionKit, key: str, face: Num) -> bool:
    """Whether a card's kind may lie in such a zone."""
    kind = kit.kind[face]
    starter = kind == kinds.COMMAND_CARD and kit.card(face).starter
    if key == "removed":
        return kind not in (kinds.PERK, kinds.TALISMAN)
    if kind == kinds.WONDER and kit.coop:  # K2: they are the dragon's
        return key in ("rage", "rage-discard", "grid")
    if key in ("house", "hand", "discard"):
        return kind in (kinds.COMMAND_CARD, kinds.BUILDING, kinds.TROOP, kinds.WONDER)
    if key == "area":
        return kind in (kinds.COMMAND_CARD, kinds.WONDER)
    if key in ("assets", "row", "aside", "rage"):
        return kind in (kinds.COMMAND_CARD, kinds.BUILDING, kinds.TROOP, kinds.TALISMAN) and not starter
    if key in ("wonders", "lair-wonders"):
        return kind == kinds.WONDER
    if key == "cities":
        return kind in (kinds.CITY, kinds.LAIR_CARD)
    only = {"ruins": kinds.CITY, "troops": kinds.TROOP, "buildings": kinds.BUILDING, "lair": kinds.LAIR_CARD}
    only |= {"perk": kinds.PERK, "perk-pile": kinds.PERK, "ploy": kinds.PLOY, "ploy-pile": kinds.PLOY}
    return only.get(key, NOBODY) == kind


def check_cities(g: State, kit: VolfyirionKit, side: Num) -> Text | None:
    """R9, R14, R15, A16: each City on its own spot, Troops and Buildings only where one stands."""
    for zone in (kit.cities[side], kit.ruins[side]):
        for card in g.cards(zone):
            place = [g.face[card], side, g.spot[card]]
            claimed = (
                kit.mode == "duel" and kit.kind[g.face[card]] == kinds.LAIR_CARD and g.spot[card] == numbers.LAIR_SPOT
            )
            if place not in kit.plan and not claimed:
                return Text("volfyirion-position-city", "R9", {"card": kit.types[g.face[card]].name})
    spots = standing(g, kit, side)
    if kit.teams and spots & 0b010101 != spots >> 1 & 0b010101:
        return Text("volfyirion-position-stronghold", "T2")
    for_troops: Num = 0
    for_buildings: Num = 0
    for seat in range(kit.seats):
        if kit.sides[seat] == side:
            for_troops |= kit.troop_spots[seat]
            for_buildings |= kit.building_spots[seat]
    for zone, slots in ((kit.troops[side], for_troops), (kit.buildings[side], for_buildings)):
        for card in g.cards(zone):
            if not (spots & slots) >> g.spot[card] & 1:
                return Text("volfyirion-position-slot", "R14", {"card": kit.types[g.face[card]].name})
    return None


def check_numbers(g: State, kit: VolfyirionKit) -> Text | None:
    """R12, R23, R27, R40, R53: numbers as they can be."""
    limit = numbers.TURN_LIMIT * len(kit.side_list)
    if (
        g.vars[numbers.FIRST] not in kit.side_list
        or g.vars[numbers.ACTIVE] not in kit.side_list
        or not 0 <= g.vars[numbers.TURN] <= limit
    ):
        return Text("volfyirion-position-turn", "R19")
    if g.vars[numbers.FRESH] not in (0, 1) or (g.vars[numbers.FRESH] and g.vars[numbers.TURN] > len(kit.side_list)):
        return Text("volfyirion-position-turn", "R23")
    for seat in range(kit.seats):
        for what in range(len(numbers.POINTS)):
            if not 0 <= g.vars[kit.purse(seat, what)] <= MOST:
                return Text("volfyirion-position-points", "R27", {"seat": seat})
        if not g.size[kit.ruins[seat]] // (2 if kit.teams else 1) <= g.vars[kit.fallen[seat]] <= MOST:
            return Text("volfyirion-position-fallen", "R31", {"seat": seat})
        if kit.ploys_used:
            silent = g.vars[kit.silent[seat]]
            if not 0 <= silent < 1 << len(kinds.PLOYS):
                return Text("volfyirion-position-ploy", "R53", {"seat": seat})
            for card in g.cards(kit.ploy[seat]):
                if silent >> index(kit.ploy_faces, g.face[card]) & 1:
                    return Text("volfyirion-position-ploy", "R53", {"seat": seat})
    return None if dragon_fits(g, kit) else Text("volfyirion-position-dragon", "R40")


def dragon_fits(g: State, kit: VolfyirionKit) -> bool:
    """R40, S6, K1, T9: whether the token stands where it can."""
    dragon = g.vars[numbers.DRAGON]
    if dragon <= numbers.AT_LAIR:
        if kit.solo or kit.coop:
            return dragon >= numbers.SUBJUGATED and (dragon == numbers.AT_LAIR) == (kit.solo and not g.over)
        return dragon >= numbers.DEFEATED
    side = numbers.perch_side(dragon)
    spot = numbers.perch_spot(dragon)
    if side not in kit.side_list or kit.solo:
        return dragon == numbers.perch(0, numbers.DEN)
    if kit.teams:
        return spot == numbers.DEN or (spot % 2 == 0 and standing(g, kit, side) >> spot & 1 > 0)
    if kit.coop and not g.stack:  # A35: it stays where a City has fallen, until it flies on
        return spot < kit.slots
    return standing(g, kit, side) >> spot & 1 > 0


def marks_fit(g: State, kit: VolfyirionKit) -> bool:
    """Whether every mark is on what it can be on, until when it lasts, and once."""
    for i in range(len(g.marks)):
        mark = g.marks[i]
        if mark.until != lasts(kit, mark.kind):
            return False
        if mark.card == NOBODY:
            if (
                mark.kind in (marks.SEALED_WONDER, marks.GAVE, marks.USED, marks.SPENT, marks.REBUILT)
                or mark.seat == NOBODY
            ):
                return False
        else:
            key = kit.zones[g.where[mark.card]].key
            kind = kit.kind[g.face[mark.card]]
            if mark.kind == marks.SEALED_WONDER and key in ("grid", "row"):
                good = kit.coop if key == "grid" else kit.teams
            elif mark.kind in (marks.SEALED_WONDER, marks.GAVE):
                good = key == "area" and kind == kinds.WONDER and g.face[mark.card] != kit.path
                good = good and (mark.kind == marks.SEALED_WONDER or marked(g, marks.SEALED_WONDER, mark.card))
            elif mark.kind == marks.USED:
                good = key == "area" and mark.seat == kit.zones[g.where[mark.card]].seat
                if key in ("buildings", "troops") and mark.seat != NOBODY:
                    good = kit.sides[mark.seat] == kit.zones[g.where[mark.card]].seat
            elif mark.kind == marks.SPENT:
                good = key == "removed" and kind == kinds.TROOP and mark.seat != NOBODY
            else:
                good = mark.kind == marks.REBUILT and key == "cities" and kind == kinds.CITY
            if not good:
                return False
        for j in range(i):
            other = g.marks[j]
            same = other.kind == mark.kind and other.card == mark.card and other.seat == mark.seat
            if same and (
                mark.kind != marks.DECLINED or other.n == mark.n
            ):  # K10: Battle and Knowledge are two proposals
                return False
    return True


def lasts(kit: VolfyirionKit, kind: Num) -> Num:
    """Until when a mark of a kind lasts."""
    if kind == marks.SEALED_WONDER and kit.coop:
        return marks.DRAW_PHASE
    return marks.FOR_GOOD if kind in (marks.SEALED_WONDER, marks.REBUILT) else marks.END_OF_TURN


def knowledge_fits(g: State, kit: VolfyirionKit) -> bool:
    """Whether cards are known as their places show them, or to all.

    The top of a hidden Asset Deck may be known to an Oracle (A25).
    """
    for zone in range(len(kit.zones)):
        mask = kit.zones[zone].face_mask
        for card in g.cards(zone):
            known = g.known[card]
            if g.seen[card] != kit.everyone:
                return False
            if known not in (mask, kit.everyone) and not (zone in kit.assets and known == oracles(g, kit)):
                return False
    return True


def oracles(g: State, kit: VolfyirionKit) -> Num:
    """The seats that have the Qoam Oracle, one bit each."""
    mask: Num = 0
    if kit.perks_used:
        for seat in range(kit.seats):
            if has_perk(g, kit, seat, kinds.ORACLE):
                mask |= 1 << seat
    return mask


# ------------------------------------------------------------------------------------ the stack
#: What can wait above a turn, by mode, beside what every mode has.
WAITING: Final = {
    "duel": [THIN, ROUT, RAZE, FREE_MOVE, CLAIM_SCRIPT, SECOND_CHANCE_SCRIPT],
    "solo": [THIN, WRATH_SCRIPT],
    "coop": [MATES_MULLIGAN, UNION],
    "teams": [ROUT, RAZE, MATES_MULLIGAN, FREE_STEP, TEAM_THIN, SPOILS, SPOILS_THIN],
}


def stack_fits(g: State, kit: VolfyirionKit) -> bool:
    """A game under way is in a turn, and above it waits only what rules can have put there."""
    frames = g.stack[:]
    setup = kit.scripts["setup"]
    if frames[0].script is setup:
        if frames[0].step != len(setup.steps):
            return False
        frames = frames[1:]
    if not frames or frames[0].script is not kit.scripts["turn"]:
        return False
    turn = frames[0]
    if turn.seat != g.vars[numbers.ACTIVE] or g.vars[numbers.TURN] < 1 or turn.m or turn.card != NOBODY:
        return False
    above = frames[1:]
    for i in range(len(above)):
        if not waits(g, kit, above[i], i == len(above) - 1, turn.seat):
            return False
    return turn_rests(kit, turn, above)


def turn_rests(kit: VolfyirionKit, turn: Frame, above: list[Frame]) -> bool:
    """Whether a turn stands where it stands while it is asked, or while other scripts are."""
    act: Num = 0
    while not isinstance(turn.script.steps[act], Act):
        act += 1
    acting = turn.step == act + 1 if not above else turn.step == (act - 1 if kit.solo else act)
    if acting and not (above and above[0].script in (MATES_MULLIGAN, WRATH_SCRIPT)):
        return turn.n == 0 or kit.shared
    if turn.n:
        return False
    if kit.shared:
        return len(above) > 0 and turn.step == act - 1 and above[0].script is MATES_MULLIGAN
    if not above:
        return turn.step > 0 and isinstance(turn.script.steps[turn.step - 1], Mulligan)
    return turn.step == len(turn.script.steps) - 1 and above[0].script is WRATH_SCRIPT


def waits(g: State, kit: VolfyirionKit, f: Frame, on_top: bool, side: Num) -> bool:
    """Whether a frame above the turn is one that the rules of the mode can have pushed."""
    script = f.script
    if script not in WAITING[kit.mode] and script not in (DRAW_SOME, REMOVE_ONE):
        return False
    whose = kit.foe[side] if script is SECOND_CHANCE_SCRIPT else side
    if f.seat == NOBODY or kit.sides[f.seat] != whose:
        return False
    if not on_top and f.step != (2 if script is SPOILS else 0):
        return False
    if script in (THIN, TEAM_THIN):
        if f.card == NOBODY or kit.kind[g.face[f.card]] != kinds.WONDER:
            return False
    elif f.card != NOBODY:
        return False
    if f.m and script is not TEAM_THIN:
        return False
    if script in (CLAIM_SCRIPT, SPOILS, SPOILS_THIN) and g.vars[numbers.DRAGON] != numbers.DEFEATED:
        return False
    if script is CLAIM_SCRIPT and not g.size[kit.lair[side]]:
        return False
    if script is SECOND_CHANCE_SCRIPT and not kit.ploys_used:
        return False
    if script is DRAW_SOME:
        return 1 <= f.n <= 9
    if script is UNION:
        return f.n in (numbers.BATTLE, numbers.KNOWLEDGE)
    if script is WRATH_SCRIPT:
        for card in g.cards(kit.rage):
            if g.known[card] != kit.everyone:
                return False
        return g.vars[numbers.DRAGON] > numbers.AT_LAIR and 0 <= f.n <= MOST
    return f.n == 0
