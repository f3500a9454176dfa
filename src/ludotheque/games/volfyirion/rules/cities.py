"""Cities, the Troops and Buildings at them, their Defence, and how they fall (R9, R14, R15, R30–R32)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers
from ludotheque.games.volfyirion.kit import VolfyirionKit
from ludotheque.games.volfyirion.rules.finding import marked, remove, seat_marked
from ludotheque.games.volfyirion.rules.refusals import too_dear
from ludotheque.kernel import NOBODY, Note, Num, State, Text

REPLACED_BUILDING: Final = Note("volfyirion-log-built-over", "R14")
REPLACED_TROOP: Final = Note("volfyirion-log-built-over", "R15")
CITY_BURNS: Final = Note("volfyirion-log-city-burns", "R46")
#: By the rule by which the City falls.
WITH_THE_CITY: Final = {rule: Note("volfyirion-log-with-the-city", rule) for rule in ("R31", "R46", "S7", "A35", "A36")}
FLIES_HOME: Final = Note("volfyirion-log-sleeps", "A11")


def defence(g: State, kit: VolfyirionKit, side: Num, spot: Num) -> Num:
    """R31, R32, A28: what an Attack on the City at a spot costs."""
    total = kit.defence[g.face[g.at(kit.cities[side], spot)]]
    troop = g.at(kit.troops[side], spot)
    if troop != NOBODY:
        total += kit.defence[g.face[troop]]
    if g.marks and seat_marked(g, marks.SHIFTED, side):
        total += numbers.SHIFT
    return total


def destroy_city(g: State, kit: VolfyirionKit, side: Num, spot: Num, note: Note) -> bool:
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
    if not g.size[kit.cities[side]]:
        g.finish()
        return True
    return False


def station(g: State, kit: VolfyirionKit, seat: Num, card: Num, spot: Num, note: Note | None) -> None:
    """R14, R15, A10: lay a Building or a Troop at a City; what was there is removed from the game."""
    building = kit.kind[g.face[card]] == kinds.BUILDING
    zone = kit.buildings[seat] if building else kit.troops[seat]
    old = g.at(zone, spot)
    if old != NOBODY:
        remove(g, old, REPLACED_BUILDING if building else REPLACED_TROOP)
    g.move(card, zone, note, False, spot)


def standing(g: State, kit: VolfyirionKit, seat: Num) -> Num:
    """The spots of a side's standing Cities, one bit each."""
    spots: Num = 0
    for city in g.cards(kit.cities[seat]):
        spots |= 1 << g.spot[city]
    return spots


def why_not_redeploy(g: State, kit: VolfyirionKit, seat: Num, a: Num, b: Num) -> Text:
    """R30, A10."""
    card = g.at(kit.troops[seat], a)
    if card == NOBODY or not kit.mine[seat] >> a & 1:
        return Text("volfyirion-nothing-there", "R30", {"number": a + 1})
    if a == b or not (standing(g, kit, seat) & kit.troop_spots[seat] & kit.mine[seat]) >> b & 1:
        return Text("volfyirion-no-slot", "A10", {"card": kit.types[g.face[card]].name, "number": b + 1})
    return too_dear(g, kit, seat, numbers.COMMAND, kit.cost[g.face[card]], "R30", kit.types[g.face[card]].name)
