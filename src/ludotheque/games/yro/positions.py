"""Positions written by hand: what no rule allows in them."""

from __future__ import annotations

from ludotheque.games.yro import numbers, zones
from ludotheque.games.yro.field import SPOTS, grown, taken
from ludotheque.games.yro.kit import ADVENTURER_BACK, YroKit, kit_of
from ludotheque.games.yro.rules.combat import rivals_strength
from ludotheque.games.yro.rules.draft import Draft
from ludotheque.games.yro.rules.end import is_last_round
from ludotheque.games.yro.rules.placement import Place
from ludotheque.games.yro.rules.recruitment import Recruit
from ludotheque.kernel import NOBODY, Effect, Num, State, Text
from ludotheque.kernel.engine import asking


def check(g: State) -> Text | None:
    """What the rules allow in no position: see the texts."""
    kit = kit_of(g)
    for zone in range(len(kit.zones)):
        if not _belongs(g, kit, zone):
            return Text("position-unplayable", "table")
    for seat in range(kit.seats):
        complaint = _check_seat(g, kit, seat)
        if complaint is not None:
            return complaint
    if kit.quest_row != NOBODY and g.size[kit.quest_row] + g.size[kit.fulfilled] != numbers.QUESTS_SHOWN:
        return Text("yro-position-quests", "R45", {"n": numbers.QUESTS_SHOWN})
    lost = kit.seats == 1 and rivals_strength(g, kit) > numbers.RIVAL_LIMIT
    if g.over:
        ended = lost or is_last_round(g) or g.conceded != NOBODY
        return None if ended else Text("yro-position-not-over", "R42")
    if lost:
        return Text("yro-position-over", "R51")
    if g.stack:
        for seat in range(kit.seats):
            if not _lies_as_asked(g, kit, seat, asking(g)):
                return Text("position-unplayable", "table")
        return None
    if g.size[zones.THROWN] or _unsettled(g, kit):
        return Text("yro-position-quiet", "A27")
    return Text("yro-position-over", "R42") if is_last_round(g) else None


def _belongs(g: State, kit: YroKit, zone: Num) -> bool:
    """Adventurers and Quests lie in zones of their own; each is known to whom its zone shows it, and backs to all.

    A pack that was passed on is known to whoever passed it, too (A31).
    """
    back = ADVENTURER_BACK if zone not in (kit.quest_deck, kit.quest_row, kit.fulfilled) else 1 - ADVENTURER_BACK
    mask = kit.zones[zone].face_mask
    passer = mask
    if kit.draft and zone >= kit.packs:
        passer |= 1 << (kit.zones[zone].seat - 1) % kit.seats
    for card in g.cards(zone):
        known = g.known[card]
        if kit.types[g.face[card]].back != back or g.seen[card] != kit.everyone or (known not in (mask, passer)):
            return False
    return True


def _check_seat(g: State, kit: YroKit, seat: Num) -> Text | None:
    """R10, R17, R36 for one guild."""
    spots = [g.spot[card] for card in g.cards(zones.GUILD + zones.SIDE * seat)]
    if (
        len(set(spots)) != len(spots)
        or (spots and max(spots) >= SPOTS)
        or not grown(taken(g, zones.GUILD + zones.SIDE * seat))
    ):
        return Text("yro-position-guild", "R17", {"seat": seat})
    if g.size[zones.HAND + zones.SIDE * seat] > numbers.HAND_SIZE:
        return Text("yro-position-hand", "R10", {"seat": seat})
    sources = 0
    for what in range(numbers.PER_SEAT):
        value = g.vars[numbers.of(seat, what)]
        if value < 0 or (what <= numbers.MAGIC and value > numbers.CAP):
            return Text("yro-position-number", "R36", {"seat": seat, "n": value})
        if what > numbers.FORCE:
            sources += value
    if sources > g.vars[numbers.of(seat, numbers.VP)]:
        return Text("yro-position-sources", "R40", {"seat": seat})
    return None


def _unsettled(g: State, kit: YroKit) -> bool:
    """Whether recruits or packs lie about, as they do only in the middle of a round."""
    for seat in range(kit.seats):
        if g.size[zones.RECRUITS + zones.SIDE * seat]:
            return True
    if kit.draft:
        for zone in range(kit.packs, len(kit.zones)):
            if g.size[zone]:
                return True
    return False


def _lies_as_asked(g: State, kit: YroKit, seat: Num, effect: Effect) -> bool:
    """Whether a seat has as many cards in hand, revealed and in packs as there are when this effect asks."""
    held = g.size[zones.HAND + zones.SIDE * seat]
    recruits = g.size[zones.RECRUITS + zones.SIDE * seat]
    room = numbers.GUILD_SIZE - g.size[zones.GUILD + zones.SIDE * seat]
    if isinstance(effect, Place):
        if recruits > min(numbers.RECRUITED, room) or held + recruits != numbers.HAND_SIZE:
            return False
    elif recruits or room < 1 or (isinstance(effect, Recruit) and held != numbers.HAND_SIZE):
        return False
    if kit.draft:
        here: Num = 0
        if isinstance(effect, Draft):
            here = numbers.HAND_SIZE - effect.pick
            if g.size[kit.pack_zone(seat, effect.pick)] != here or held != effect.pick:
                return False
        if g.size[kit.pack_zone(seat, 0)] + g.size[kit.pack_zone(seat, 1)] != here:
            return False
    return True
