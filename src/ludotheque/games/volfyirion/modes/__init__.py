"""What each mode of Volfyirion is played with and by: cards, Cities, prices, scripts (R2, S1, K1, K2, T1, T2)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, numbers
from ludotheque.games.volfyirion.cards import CITY_LIST, LAIR_DEFENCE, Entry
from ludotheque.games.volfyirion.effects import Defends, Gives, Printed
from ludotheque.games.volfyirion.kit import City, VolfyirionKit
from ludotheque.games.volfyirion.lists import strongholds
from ludotheque.games.volfyirion.modes import coop, solo, teams
from ludotheque.games.volfyirion.rules.setup import SETUP
from ludotheque.games.volfyirion.rules.turn import TURN_SCRIPT
from ludotheque.kernel import Effect, Kit, Row, Script

#: The scripts of each mode, beside those that all share; each has a "setup" and a "turn" of its own.
SCRIPTS: Final[dict[str, list[Script]]] = {
    "duel": [SETUP, TURN_SCRIPT],
    "solo": solo.SCRIPTS,
    "coop": coop.SCRIPTS,
    "teams": teams.SCRIPTS,
}


def played(mode: str, entries: list[Entry]) -> list[Entry]:
    """S1, K2: of a card list, what a mode is played with: alone, and with a partner, nothing moves Volfyirion.

    K2: the Wonders that do are no exception in co-op: there they are the dragon's.
    """
    out: list[Entry] = []
    for entry in entries:
        bonus = entry.card.bonus
        moves = bonus is not None and bonus.move > 0
        if not moves or mode in ("duel", "teams") or (mode == "coop" and entry.card.kind == kinds.WONDER):
            out.append(entry)
    return out


#: By mode, the Cities of each side in the order of their spots, as numbers of `CITY_LIST`.
PLANS: Final = {
    "duel": [[0, 1, 2], [3, 4, 5]],
    "solo": [[0, 1, 2]],  # S1: the other three are not used
    "coop": [[2, 1, 0, 5, 4, 3]],  # K1: clockwise 10, 9, 8 of the first player, then of the second
}


def plan_of(kit: VolfyirionKit) -> list[list[int]]:
    """The Cities of each side; T2: those of teams as they were joined when the table was set."""
    if not kit.teams:
        return PLANS[kit.mode]
    out: list[list[int]] = []
    for defences in strongholds(kit.options["strongholds"]):
        left = list(range(len(CITY_LIST)))
        side: list[int] = []
        for defence in defences:
            for n in left:
                if CITY_LIST[n][1] == defence:
                    side.append(n)
                    left.remove(n)
                    break
        out.append(side)
    return out


def add_cities(kit: VolfyirionKit) -> None:
    """R9, R58, S1, K1, T1: the Cities of each side, and the Lair where there is one."""
    plan = plan_of(kit)
    faces: list[int] = []
    for n in range(len(CITY_LIST)):
        key, defence = CITY_LIST[n]
        copies = 0
        for side in plan:
            copies += side.count(n)
        faces.append(-1)
        if copies:
            faces[n] = kit.add_face(City(key, kinds.CITY, defence, [Defends(defence, "R9")]), kinds.CITY, copies)
    for at in range(len(plan)):
        for spot in range(len(plan[at])):
            kit.plan.append([faces[plan[at][spot]], kit.side_list[at], spot])
    if kit.coop:
        return
    defence = LAIR_DEFENCE
    effects: list[Effect] = [Defends(LAIR_DEFENCE, "R58"), Gives([0, numbers.LAIR_BATTLE, 0])]
    if kit.teams:  # R56: the side for four has no Defence and is never claimed
        defence = 0
        effects = [Printed("lair-of-a-team", "T9")]
    kit.lair_face = kit.add_face(City("lair", kinds.LAIR_CARD, defence, effects), kinds.LAIR_CARD, kit.markets)


# ------------------------------------------------------------------------------------ what clients are told
def describe(kit: Kit) -> dict[str, object]:
    """The mode, the modules, the prices, and when the game ends in a draw."""
    assert isinstance(kit, VolfyirionKit)
    out: dict[str, object] = {"mode": kit.mode, "modules": list(kit.modules)}
    out["target"] = {"say": "volfyirion-target", "params": {"mode": kit.mode}}
    out["row"] = numbers.ROW_SIZE
    out["spaces"] = numbers.SPACES
    out["costs"] = costs(kit)
    out["turns"] = numbers.TURN_LIMIT
    out["columns"] = columns(kit)
    return out | shape(kit)


def costs(kit: VolfyirionKit) -> dict[str, object]:
    """What can be paid for on this table beside cards and Cities."""
    if kit.solo:
        return {
            "replace": numbers.REPLACE_COST,
            "aside": numbers.ASIDE_COST,
            "defeat": numbers.DEFEAT_COST,
            "subjugate": numbers.SUBJUGATE_COST,
        }
    if kit.coop:
        return {
            "replace": numbers.REPLACE_COST,
            "move": numbers.MOVE_COST,
            "remove": numbers.PURGE_COST,
            "defeat": numbers.ALONE_COST,
            "subjugate": numbers.ALONE_COST,
            "unite": numbers.JOINT_COST,
        }
    if kit.teams:
        return {
            "replace": numbers.REPLACE_COST,
            "move": numbers.STEP_COST,
            "leap": numbers.LEAP_COST,
            "defeat": numbers.TEAM_DEFEAT_COST,
            "clutch": numbers.CLUTCH,
        }
    return {"replace": numbers.REPLACE_COST, "move": numbers.MOVE_COST, "defeat": numbers.DEFEAT_COST}


def columns(kit: VolfyirionKit) -> dict[str, object]:
    """How many spots lie side by side in each zone that has spots."""
    wide = kit.slots if kit.shared else kit.slots + 1
    out: dict[str, object] = {"row": numbers.ROW_SIZE}
    if kit.coop:
        out["grid"] = coop.COLUMNS
    else:
        out["lair-wonders"] = numbers.SPACES
    for key in ("cities", "troops", "buildings", "ruins"):
        out[key] = wide
    return out


def shape(kit: VolfyirionKit) -> dict[str, object]:
    """Who plays with whom, which spots are whose, which of them are one Stronghold, and the dragon's level."""
    out: dict[str, object] = {"sides": list(kit.sides)}
    own: list[list[int]] = []
    for seat in range(kit.seats):
        own.append([spot for spot in range(kit.slots) if kit.mine[seat] >> spot & 1])
    out["own"] = own
    out["slots"] = {"troop": _slots(kit, kit.troop_spots), "building": _slots(kit, kit.building_spots)}
    if kit.solo or kit.coop:
        out["level"] = kit.options["level"]
    if kit.teams:
        out["strongholds"] = [[2 * n, 2 * n + 1] for n in range(numbers.CITIES)]
    return out


def _slots(kit: VolfyirionKit, masks: Row) -> list[int]:
    """R14, R15, T3, A16: the spots of a side's Cities where such cards may lie."""
    return [spot for spot in range(kit.slots) if any(mask >> spot & 1 for mask in masks)]
