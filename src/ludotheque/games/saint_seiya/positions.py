"""What the rules allow in no position (R10, R14, R18, R22, R30, R49)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import numbers, terms, zones
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit, kit_of
from ludotheque.kernel import Num, State, Text


def check(g: State) -> Text | None:
    """What the rules allow in no position: see the texts."""
    kit = kit_of(g)
    if not _known_where_seen(g, kit):
        return Text("position-unplayable", "table")
    flames = g.vars[numbers.FLAMES]
    last_round = g.vars[numbers.LAST_ROUND]
    if not 0 <= flames <= numbers.ALL_FLAMES or last_round not in (0, 1) or g.vars[numbers.TURNS] < 0:
        return Text("saint-seiya-position-number", "R49", {"n": numbers.ALL_FLAMES})
    if not 0 <= g.vars[numbers.FIRST] < kit.seats or not 0 <= g.vars[numbers.ACTIVE] < kit.seats:
        return Text("saint-seiya-position-number", "R49", {"n": numbers.ALL_FLAMES})
    if flames == 0 and not last_round:
        return Text("saint-seiya-position-last-round", "R49")
    complaint = _check_field(g)
    for seat in range(kit.seats):
        if complaint is None:
            complaint = _check_seat(g, kit, seat)
    if complaint is None and not g.over and not g.stack:
        return _check_quiet(g, kit)
    return complaint


def _known_where_seen(g: State, kit: SaintSeiyaKit) -> bool:
    """Backs are seen by all; heroes' cards lie with whoever plays that hero, or in the box."""
    for zone in range(len(kit.zones)):
        for card in g.cards(zone):
            if g.seen[card] != kit.everyone:
                return False
            it = kit.cards[g.face[card]]
            if it.no > 15 and (
                zone == zones.BOX or (zone % zones.SIDE == zones.ASIDE % zones.SIDE and zone >= zones.OF_SEATS)
            ):
                return False
    return True


def _check_field(g: State) -> Text | None:
    """R10: six slots, one card each."""
    taken: Num = 0
    for card in g.cards(zones.FIELD):
        if g.spot[card] >= zones.SLOTS or taken >> g.spot[card] & 1:
            return Text("saint-seiya-position-field", "R10", {"n": zones.SLOTS})
        taken |= 1 << g.spot[card]
    return None


def _check_seat(g: State, kit: SaintSeiyaKit, seat: Num) -> Text | None:
    """R11, R14, R22 for one seat."""
    side = zones.SIDE * seat
    if g.size[zones.EQUIPPED + side] > 1:
        return Text("saint-seiya-position-armour", "R22", {"seat": seat})
    for card in g.cards(zones.EQUIPPED + side):
        if kit.cards[g.face[card]].kind != terms.ARMOUR:
            return Text("saint-seiya-position-armour", "R22", {"seat": seat})
    for zone in (zones.ENGAGED + side, zones.WOUNDED + side):
        for card in g.cards(zone):
            if kit.cards[g.face[card]].kind == terms.ARMOUR:
                return Text("saint-seiya-position-character", "R18", {"seat": seat})
    hero = g.vars[numbers.HERO_OF + seat]
    if not 0 <= hero < len(terms.HEROES):
        return Text("saint-seiya-position-hero", "R14", {"seat": seat})
    own = 0
    for card in g.cards(zones.BETWEEN):  # revealed by the Cancer Armour
        it = kit.cards[g.face[card]]
        if it.no <= 15 and (it.no - 1) % 5 == hero:
            own += 1
    for zone in range(zones.OF_SEATS + side, zones.OF_SEATS + side + zones.SIDE):
        for card in g.cards(zone):
            it = kit.cards[g.face[card]]
            if it.no <= 15:
                if (it.no - 1) % 5 != hero:
                    return Text("saint-seiya-position-hero", "R14", {"seat": seat})
                own += 1
    return None if own == numbers.HERO_CARDS else Text("saint-seiya-position-hero", "R14", {"seat": seat})


def _check_quiet(g: State, kit: SaintSeiyaKit) -> Text | None:
    """A turn begins with nothing engaged and nothing on its way."""
    for seat in range(kit.seats):
        if g.size[zones.ENGAGED + zones.SIDE * seat]:
            return Text("saint-seiya-position-quiet", "R30")
    if g.size[zones.BETWEEN] or g.marks:
        return Text("saint-seiya-position-quiet", "R30")
    return None
