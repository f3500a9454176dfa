"""Secondary Abilities: Synergies and Remove Abilities (R42–R45)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import Bonus, VolfyirionKit
from ludotheque.games.volfyirion.rules.battle import RAZE, ROUT
from ludotheque.games.volfyirion.rules.drawing import DRAW_ALL, DRAW_SOME
from ludotheque.games.volfyirion.rules.finding import find, marked, remove
from ludotheque.games.volfyirion.rules.points import MAIN, gain
from ludotheque.games.volfyirion.rules.removing import REMOVE_ONE
from ludotheque.kernel import NOBODY, Note, Num, Row, State, Text, append, new_row

SYNERGY_GAIN: Final = [
    Note("volfyirion-log-synergy-command", "R43"),
    Note("volfyirion-log-synergy-battle", "R43"),
    Note("volfyirion-log-synergy-knowledge", "R43"),
]
REMOVAL_GAIN: Final = [Note(note.key, "R44") for note in MAIN]
USES: Final = Note("volfyirion-log-synergy", "R43")
SCRAPPED: Final = Note("volfyirion-log-scrapped", "R44")
DISMISSED: Final = Note("volfyirion-log-dismissed", "R44")


def tints(g: State, kit: VolfyirionKit, seat: Num) -> Num:
    """R43, A39: how many cards of each colour a seat has in its Playing Area and its Cities, 8 bits a colour."""
    area = zones.area(seat)
    total: Num = 0
    for place in range(g.size[area]):
        face = g.face[g.card(area, place)]
        total += kit.tint[face]
    return total + tints_at(g, kit, seat, kit.buildings[seat]) + tints_at(g, kit, seat, kit.troops[seat])


def tints_at(g: State, kit: VolfyirionKit, seat: Num, zone: Num) -> Num:
    """K4, T4: how many of the Buildings, or Troops, at the seat's own Cities."""
    total: Num = 0
    for place in range(g.size[zone]):
        card = g.card(zone, place)
        if kit.mine[seat] >> g.spot[card] & 1:
            face = g.face[card]
            total += kit.tint[face]
    return total


def meets(kit: VolfyirionKit, face: Num, total: Num) -> bool:
    """R43, A2: whether the others of these cards have the colours that a card's Synergy needs."""
    others = total - kit.tint[face]
    need = kit.need[face]
    return (
        others & 255 >= need & 255 and others >> 8 & 255 >= need >> 8 & 255 and others >> 16 & 255 >= need >> 16 & 255
    )


def can_be_used(g: State, kit: VolfyirionKit, seat: Num, card: Num) -> bool:
    """R42, R43: whether a card's Synergy holds and was not used this turn."""
    return not marked(g, marks.USED, card) and meets(kit, g.face[card], tints(g, kit, seat))


def missing(kit: VolfyirionKit, face: Num, total: Num) -> Row:
    """R43, A2: the colours that a card's Synergy still lacks among the others of these cards; each as often."""
    out = new_row()
    others = total - kit.tint[face]
    for colour in range(kinds.GREY):
        for _ in range((kit.need[face] >> 8 * colour & 255) - (others >> 8 * colour & 255)):
            out = append(out, colour)
    return out


def chain(g: State, kit: VolfyirionKit, seat: Num) -> None:
    """A3: Synergies that give nothing but points are used as soon as they hold; that is never worse."""
    chain_in(g, kit, seat, zones.area(seat))
    chain_in(g, kit, seat, kit.buildings[seat])
    chain_in(g, kit, seat, kit.troops[seat])


def chain_in(g: State, kit: VolfyirionKit, seat: Num, zone: Num) -> None:
    """A3: those of the cards in a zone that are the seat's own."""
    for place in range(g.size[zone]):
        card = g.card(zone, place)
        face = g.face[card]
        if kit.ability[face] == kinds.CHAINED and is_own(g, kit, seat, card) and can_be_used(g, kit, seat, card):
            g.mark(marks.USED, seat, card, 0, marks.END_OF_TURN)
            bonus = kit.card(face).bonus
            assert bonus is not None
            reap_points(g, kit, seat, bonus, SYNERGY_GAIN, card)


def is_own(g: State, kit: VolfyirionKit, seat: Num, card: Num) -> bool:
    """K4, T4: whether a card in play is a seat's: in its Playing Area, or at its Cities."""
    return g.where[card] == zones.area(seat) or kit.mine[seat] >> g.spot[card] & 1 > 0


def use_synergy(g: State, kit: VolfyirionKit, seat: Num, card: Num) -> None:
    """R42, R43: all bonuses of a Synergy, once a turn."""
    g.mark(marks.USED, seat, card, 0, marks.END_OF_TURN)
    g.say(USES, seat, 0, card)
    it = kit.card(g.face[card])
    assert it.bonus is not None
    reap_points(g, kit, seat, it.bonus, SYNERGY_GAIN, card)
    reap(g, kit, seat, it.bonus, it.bonus.draw > 1)


def provokes(kit: VolfyirionKit, face: Num) -> bool:
    """R53, A29: whether the Battle that removing a Troop gives may be answered by Second Chance.

    R44: then it may be declined. Any other points can do no harm: who does not want them does not spend them.
    """
    if not kit.ploys_used:
        return False
    it = kit.card(face)
    return it.kind == kinds.TROOP and it.bonus is not None and it.bonus.points[numbers.BATTLE] > 0


def scrap(g: State, kit: VolfyirionKit, seat: Num, card: Num, take_points: bool = True) -> None:
    """R44: a card is removed from the game for its bonus, or for what of it is not points."""
    it = kit.card(g.face[card])
    if kit.shared:  # which partner it was, the place of the card does not tell
        g.say(SCRAPPED, seat, 0, card)
        remove(g, card, None)
    else:
        remove(g, card, SCRAPPED if take_points else DISMISSED)
    assert it.bonus is not None
    if take_points:
        if provokes(kit, g.face[card]):
            g.mark(marks.SPENT, seat, card, 0, marks.END_OF_TURN)
        reap_points(g, kit, seat, it.bonus, REMOVAL_GAIN, card)
    reap(g, kit, seat, it.bonus, it.bonus.draw > 0)


def reap_points(g: State, kit: VolfyirionKit, seat: Num, bonus: Bonus, notes: list[Note], card: Num) -> None:
    """R45: points, at once."""
    for what in range(3):
        gain(g, kit, seat, what, bonus.points[what], notes[what], card)


def reap(g: State, kit: VolfyirionKit, seat: Num, bonus: Bonus, ask_draw: bool) -> None:
    """R45: each as far as one likes (R44), cards drawn, removed, destroyed, the dragon moved."""
    if bonus.plain:
        return
    for _ in range(bonus.move):
        g.push(kit.scripts["free-move"], seat)
    for _ in range(bonus.building):
        g.push(RAZE, seat)
    for _ in range(bonus.troop):
        g.push(ROUT, seat)
    for _ in range(bonus.remove):
        g.push(REMOVE_ONE, seat)
    if bonus.draw:
        g.push(DRAW_SOME if ask_draw else DRAW_ALL, seat, NOBODY, bonus.draw)


def why_not_synergy(g: State, kit: VolfyirionKit, seat: Num, verb: Num, a: Num) -> Text:
    """R42, R43, A3."""
    card = g.at(kit.buildings[seat], a) if verb == verbs.SYNERGY_AT else find(g, zones.area(seat), a)
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


def why_not_scrap(g: State, kit: VolfyirionKit, seat: Num, verb: Num, a: Num, b: Num) -> Text:
    """R44, A5, A41."""
    if verb == verbs.SCRAP_AT:
        card = g.at(kit.buildings[seat] if b == kinds.BUILDING else kit.troops[seat], a)
        if card == NOBODY or not kit.mine[seat] >> a & 1:
            return Text("volfyirion-nothing-there", "R44", {"number": a + 1})
    else:
        card = find(g, zones.area(seat), a)
        if card == NOBODY:
            return Text("volfyirion-not-in-play", "A5", {"card": kit.types[a].name})
    params: dict[str, int | str] = {"card": kit.types[g.face[card]].name}
    if kit.ability[g.face[card]] != kinds.REMOVAL:
        return Text("volfyirion-no-removal", "R44", params)
    return Text("volfyirion-is-sealed", "A41", params)


def why_not_dismiss(g: State, kit: VolfyirionKit, seat: Num, spot: Num) -> Text:
    """R44: there is a Troop to remove, but nothing that could be gained by declining its points."""
    card = g.at(kit.troops[seat], spot)
    if card == NOBODY or not kit.mine[seat] >> spot & 1:
        return Text("volfyirion-nothing-there", "R44", {"number": spot + 1})
    params: dict[str, int | str] = {"card": kit.types[g.face[card]].name}
    if kit.ability[g.face[card]] != kinds.REMOVAL:
        return Text("volfyirion-no-removal", "R44", params)
    return Text("volfyirion-no-dismissal", "R44", params)
