"""A short text for every move of Volfyirion, the same in all languages; case and spaces are forgiven.

Cards are called by their keys ("qoam-ritual"); Cities by their number from the left, 1 to 3, a claimed Lair 4; the
cards of the Asset Row 1 to 5, the Wonders on the Lair 1 and 2, seats from 1. "2b" is the Building of City 2, "2t" its
Troop.

    play stab               play a card; "play mint 2" lays a Building or a Troop at City 2
    use bank / use 2b       use a Synergy: of a card in the Playing Area, or of the Building of City 2
    scrap stab / scrap 1t   use a Remove Ability: of a card in the Playing Area, or of what lies at City 1
    dismiss 1t              use the Remove Ability of the Troop of City 1 without taking its points (with Ploys)
    buy 3 / buy top         acquire from the Asset Row; the top card (Qoam Oracle)
    wonder 1 / wonder top   acquire from the Lair; the top of the Wonder Deck (Heroes Party)
    redeploy 1 3            the Troop of City 1 to City 3
    attack 2                the enemy's City 2
    seal void-fluid 2       the Wonder in the Playing Area of seat 2; "unseal void-fluid 2"
    replace 4               a card of the Asset Row for the top one
    dragon 2 / dragon home  Volfyirion to the enemy's City 2; from one's own City to the Lair
    defeat, claim           defeat Volfyirion; take the Lair as a City
    ascend                  take an Ascension Path
    collide void-fluid      seal an own Wonder for Knowledge (Anomaly Collider)
    rebuild 2               a destroyed City
    refresh 3 / refresh all the first turn's refresh of the Asset Row
    mulligan                shuffle the first hand back and draw again
    draw 2                  so many of the cards an ability grants
    remove hand stab        remove a card from hand, area or discard; of two equal Wonders "remove sealed void-fluid"
                            is the sealed one, "remove area void-fluid" the other
    destroy 2t              remove the enemy's Troop (or Building, "2b") at City 2
    recover guard 2         lay a recovered Troop at City 2 (Second Chance)
    end                     end the turn
    subjugate               subjugate Volfyirion: alone against it, or with a partner
    aside battle            put the top card of the Rage Pile aside for Battle; "aside knowledge"
    lose 2 / keep stab      of equal ones, the City that falls, the card that stays in the Rage Pile
    banish 3 / seal 3       discard or seal a card of the grid, counted row by row
    unite battle / agree    end the game with the Battle of both partners; "unite knowledge"; the other one's yes
    seal 3 2 / unseal 3 2   card 3 of the Asset Row of the side of seat 2
    dragon lair             Volfyirion to the enemy's Lair
    take 1                  take a Wonder won with the Lair
    done                    no more, none

With teams there are Cities 1 to 6, and a Stronghold is called by the first of its two: 1, 3 or 5.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, marks, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.modes.solo import first_shown
from ludotheque.games.volfyirion.rules.extras import spent_troop
from ludotheque.games.volfyirion.rules.finding import find, find_sealed, find_unmarked
from ludotheque.games.volfyirion.rules.removing import pile_of, to_remove
from ludotheque.kernel import DONE, NOBODY, Kit, Move, Num, State, Unreadable, first_of, pack, second_of, verb_of
from ludotheque.kernel.rowtools import index

#: What a move is called, by its verb.
WORDS: Final = [
    "done", "play", "use", "use", "scrap", "scrap", "buy", "buy", "wonder", "wonder", "redeploy", "attack", "seal",
    "unseal", "replace", "dragon", "dragon", "defeat", "claim", "ascend", "collide", "rebuild", "refresh", "refresh",
    "mulligan", "draw", "remove", "destroy", "recover", "end", "subjugate", "aside", "lose", "keep", "banish", "seal",
    "unite", "agree", "seal", "unseal", "dragon", "take", "dismiss",
]  # fmt: skip
#: The moves that are one word, or one word and a fixed one.
FIXED: Final = {
    "buy top": pack(verbs.BUY_TOP),
    "wonder top": pack(verbs.BUY_HIDDEN),
    "dragon home": pack(verbs.CALL_BACK),
    "refresh all": pack(verbs.REFRESH_ALL),
    "defeat": pack(verbs.DEFEAT),
    "claim": pack(verbs.CLAIM),
    "ascend": pack(verbs.ASCEND),
    "mulligan": pack(verbs.MULLIGAN),
    "end": pack(verbs.END),
    "subjugate": pack(verbs.SUBJUGATE),
    "agree": pack(verbs.AGREE),
    "dragon lair": pack(verbs.SEND_LAIR),
    "done": DONE,
}
#: The moves that take one number, and how high it goes.
NUMBERED: Final = {
    "buy": (verbs.BUY, numbers.ROW_SIZE),
    "wonder": (verbs.BUY_WONDER, numbers.SPACES),
    "attack": (verbs.ATTACK, 9),
    "replace": (verbs.REPLACE, numbers.ROW_SIZE),
    "dragon": (verbs.SEND, 9),
    "rebuild": (verbs.REBUILD, 9),
    "refresh": (verbs.REFRESH, numbers.ROW_SIZE),
    "lose": (verbs.LOSE, 9),
    "take": (verbs.TAKE, numbers.SPACES),
    "banish": (verbs.BANISH, 99),
    "seal": (verbs.SEAL_GRID, 99),
}


def write(kit: Kit, option: Num) -> str:
    """The move an option stands for."""
    assert isinstance(kit, VolfyirionKit)
    verb = verb_of(option)
    a = first_of(option)
    b = second_of(option)
    word = WORDS[verb]
    for text, fixed in FIXED.items():
        if fixed == option:
            return text
    if verb == verbs.PLAY:
        at = f" {b + 1}" if kit.kind[a] in (kinds.BUILDING, kinds.TROOP) else ""
        return f"{word} {kit.types[a].key}{at}"
    if verb in (verbs.SYNERGY, verbs.SCRAP, verbs.COLLIDE, verbs.KEEP):
        return f"{word} {kit.types[a].key}"
    if verb in (verbs.PUT_ASIDE, verbs.UNITE):
        return f"{word} {numbers.POINTS[a]}"
    if verb == verbs.SYNERGY_AT:
        return f"{word} {a + 1}b"
    if verb in (verbs.SCRAP_AT, verbs.DESTROY):
        return f"{word} {a + 1}{'b' if b == kinds.BUILDING else 't'}"
    if verb == verbs.DISMISS:
        return f"{word} {a + 1}t"
    if verb in (verbs.SEAL, verbs.UNSEAL, verbs.RECOVER):
        return f"{word} {kit.types[a].key} {b + 1}"
    if verb in (verbs.REDEPLOY, verbs.SEAL_ROW, verbs.UNSEAL_ROW):
        return f"{word} {a + 1} {b + 1}"
    if verb == verbs.REMOVE:
        return f"{word} {verbs.PILES[b]} {kit.types[a].key}"
    if verb == verbs.DRAW:
        return f"{word} {a}"
    return f"{word} {a + 1}"


def read(kit: Kit, line: str) -> list[int]:
    """The options a line names; moves are told apart by commas or semicolons."""
    assert isinstance(kit, VolfyirionKit)
    out: list[int] = []
    for part in str(line).lower().replace(";", ",").split(","):
        words = part.split()
        if words:
            out.append(_option(kit, words))
    return out


def _option(kit: VolfyirionKit, words: list[str]) -> Num:
    """What one move stands for."""
    text = " ".join(words)
    if text in FIXED:
        return FIXED[text]
    word = words[0]
    if len(words) == 2:
        if word in NUMBERED:
            verb, high = NUMBERED[word]
            return pack(verb, _number(words[1], high))
        if word in ("aside", "unite") and words[1] in numbers.POINTS:
            return pack(verbs.PUT_ASIDE if word == "aside" else verbs.UNITE, numbers.POINTS.index(words[1]))
        if word == "draw":
            return pack(verbs.DRAW, _number(words[1], 9) + 1)
        if word == "use" and len(words[1]) == 2 and words[1][1] == "b" and words[1][0].isdigit():
            return pack(verbs.SYNERGY_AT, _number(words[1][0], 9))
        if word in ("scrap", "destroy") and len(words[1]) == 2 and words[1][1] in "bt" and words[1][0].isdigit():
            verb = verbs.SCRAP_AT if word == "scrap" else verbs.DESTROY
            return pack(verb, _number(words[1][0], 9), kinds.BUILDING if words[1][1] == "b" else kinds.TROOP)
        if word == "dismiss" and len(words[1]) == 2 and words[1][1] == "t" and words[1][0].isdigit():
            return pack(verbs.DISMISS, _number(words[1][0], 9))
        if word in ("play", "use", "scrap", "collide", "keep"):
            verb = {
                "play": verbs.PLAY,
                "use": verbs.SYNERGY,
                "scrap": verbs.SCRAP,
                "collide": verbs.COLLIDE,
                "keep": verbs.KEEP,
            }[word]
            face = _face(kit, words[1])
            if verb != verbs.PLAY or kit.kind[face] not in (kinds.BUILDING, kinds.TROOP):
                return pack(verb, face)
    elif len(words) == 3:
        if word in ("seal", "unseal") and words[1].isdigit():
            return pack(
                verbs.SEAL_ROW if word == "seal" else verbs.UNSEAL_ROW,
                _number(words[1], numbers.ROW_SIZE),
                _number(words[2], 9),
            )
        if word in ("play", "seal", "unseal", "recover"):
            verb = {"play": verbs.PLAY, "seal": verbs.SEAL, "unseal": verbs.UNSEAL, "recover": verbs.RECOVER}[word]
            face = _face(kit, words[1])
            if verb != verbs.PLAY or kit.kind[face] in (kinds.BUILDING, kinds.TROOP):
                return pack(verb, face, _number(words[2], 9))
        if word == "redeploy":
            return pack(verbs.REDEPLOY, _number(words[1], 9), _number(words[2], 9))
        if word == "remove" and words[1] in verbs.PILES:
            return pack(verbs.REMOVE, _face(kit, words[2]), verbs.PILES.index(words[1]))
    raise Unreadable(text)


def operands(kit: Kit) -> list[tuple[int, int]]:
    """See `verbs`; of a City's spots there are as many as the dragon can stand on."""
    faces, spots, kind = len(kit.types), numbers.DEN + 1, kinds.TROOP + 1
    out = [(1, 1) for _ in WORDS]
    for verb, high in NUMBERED.values():
        out[verb] = (high, 1)
    for verb in (verbs.ATTACK, verbs.SEND, verbs.REBUILD, verbs.LOSE, verbs.SYNERGY_AT, verbs.DISMISS):
        out[verb] = (spots, 1)
    for verb in (verbs.SYNERGY, verbs.SCRAP, verbs.COLLIDE, verbs.KEEP):
        out[verb] = (faces, 1)
    for verb in (verbs.PLAY, verbs.RECOVER):
        out[verb] = (faces, spots)
    for verb in (verbs.SEAL, verbs.UNSEAL):
        out[verb] = (faces, kit.seats)
    for verb in (verbs.SCRAP_AT, verbs.DESTROY):
        out[verb] = (spots, kind)
    for verb in (verbs.SEAL_ROW, verbs.UNSEAL_ROW):
        out[verb] = (numbers.ROW_SIZE, kit.seats)
    for verb in (verbs.PUT_ASIDE, verbs.UNITE):
        out[verb] = (len(numbers.POINTS), 1)
    out[verbs.REDEPLOY] = (spots, spots)
    out[verbs.REMOVE] = (faces, len(verbs.PILES))
    out[verbs.DRAW] = (10, 1)
    return out


def _number(word: str, high: Num) -> Num:
    """A number from 1 to `high`, counted from 0."""
    if len(word) > len(str(high)) or not word.isascii() or not word.isdigit() or not 1 <= int(word) <= high:
        raise Unreadable(word)
    return int(word) - 1


def _face(kit: VolfyirionKit, key: str) -> Num:
    """A card that can come into a House Deck, by its key."""
    face = kit.face_called(key)
    if face < 0 or kit.house[face] is None:
        raise Unreadable(key)
    return face


#: What a client calls a move, by its verb.
VERBS: Final = [
    "done", "play", "synergy", "synergy", "scrap", "scrap", "buy", "buy-top", "wonder", "wonder-top", "redeploy",
    "attack", "seal", "unseal", "replace", "send", "call-back", "defeat", "claim", "ascend", "collide", "rebuild",
    "refresh", "refresh-all", "mulligan", "draw", "remove", "destroy", "recover", "end", "subjugate", "aside", "lose",
    "keep", "banish", "seal-grid", "unite", "agree", "seal-row", "unseal-row", "send-lair", "take", "dismiss",
]  # fmt: skip


#: A tap on a card of the Asset Row acquires it; it goes under the deck only when that was said first.
MINOR: Final = (verbs.REPLACE, verbs.REFRESH)


def move(g: State, seat: Num, option: Num) -> Move:
    """The option as a client draws it: which card it touches, and where it goes if there is a choice to see there.

    What touches no card is a button; `n` is the spot of a City, how many cards are drawn, or which points are paid.
    """
    kit = kit_of(g)
    verb = verb_of(option)
    a = first_of(option)
    b = second_of(option)
    zone = -1
    place = -1
    to = -1
    n = -1
    foe = kit.foe[seat] if kit.foe[seat] != NOBODY else seat  # what the dragon does alone is done to one's own
    if verb == verbs.PLAY:
        zone, place = zones.hand(seat), place_of(g, zones.hand(seat), NOBODY, a)
        if kit.kind[a] in (kinds.BUILDING, kinds.TROOP):
            to, n = (kit.buildings[seat] if kit.kind[a] == kinds.BUILDING else kit.troops[seat]), b
    elif verb in (verbs.SYNERGY, verbs.SCRAP, verbs.COLLIDE):
        zone = zones.area(seat)
        card = find_unmarked(g, zone, a, marks.USED if verb == verbs.SYNERGY else marks.SEALED_WONDER)
        place, to = place_of(g, zone, card, a), (zones.REMOVED if verb == verbs.SCRAP else -1)
    elif verb in (verbs.SYNERGY_AT, verbs.SCRAP_AT):
        zone = kit.troops[seat] if b == kinds.TROOP else kit.buildings[seat]
        place, to = by_spot(g, zone, a), (zones.REMOVED if verb == verbs.SCRAP_AT else -1)
    elif verb == verbs.DISMISS:
        zone, place, to = kit.troops[seat], by_spot(g, kit.troops[seat], a), zones.REMOVED
    elif verb in (verbs.BUY, verbs.REPLACE, verbs.REFRESH):
        zone, place = kit.row[seat], by_spot(g, kit.row[seat], a)
        to = acquired_to(g, kit, seat, zone, place) if verb == verbs.BUY else kit.assets[seat]
    elif verb in (verbs.BUY_TOP, verbs.BUY_HIDDEN):
        zone = kit.assets[seat] if verb == verbs.BUY_TOP else kit.wonders[seat]
        place = g.size[zone] - 1
        to = acquired_to(g, kit, seat, zone, place) if verb == verbs.BUY_TOP else zones.discard(seat)
    elif verb == verbs.BUY_WONDER:
        zone, place = kit.spaces[seat], by_spot(g, kit.spaces[seat], a)
        to = zones.discard(seat)
    elif verb == verbs.REDEPLOY:
        zone, place = kit.troops[seat], by_spot(g, kit.troops[seat], a)
        to, n = kit.troops[seat], b
    elif verb == verbs.ATTACK:
        zone, place = kit.cities[foe], by_spot(g, kit.cities[foe], a)
    elif verb == verbs.SEND and kit.lair[seat] != NOBODY:
        zone, place, to, n = kit.lair[seat], 0, kit.cities[foe], a
    elif verb == verbs.CALL_BACK:
        zone, to = kit.cities[seat], kit.lair[seat]
        place = by_spot(g, zone, numbers.perch_spot(g.vars[numbers.DRAGON]))
    elif verb in (verbs.SEAL, verbs.UNSEAL):
        zone = zones.area(min(b, kit.seats - 1))
        card = find_unmarked(g, zone, a, marks.SEALED_WONDER) if verb == verbs.SEAL else find_sealed(g, zone, a, False)
        place = place_of(g, zone, card, a)
    elif verb == verbs.ASCEND:
        zone = zones.area(foe)
        place = place_of(g, zone, NOBODY, kit.path)
    elif verb == verbs.REBUILD:
        zone, place = kit.ruins[seat], by_spot(g, kit.ruins[seat], a)
    elif verb == verbs.DRAW:
        n = a
    elif verb == verbs.REMOVE:
        zone, to = pile_of(seat, b), zones.REMOVED
        # R35: not the Wonder that grants it, which the question is about
        place = place_of(g, zone, NOBODY if b == verbs.FROM_HAND else to_remove(g, seat, option, g.stack[-1].card), a)
    elif verb == verbs.DESTROY:
        zone = kit.buildings[foe] if b == kinds.BUILDING else kit.troops[foe]
        place = by_spot(g, zone, a)
    elif verb == verbs.RECOVER:
        zone, place = zones.REMOVED, place_of(g, zones.REMOVED, spent_troop(g, a), a)
        to, n = kit.troops[seat], b
    elif verb in (verbs.LOSE, verbs.SEND):
        zone, place = kit.cities[seat], by_spot(g, kit.cities[seat], a)
    elif verb == verbs.KEEP:
        zone, place = kit.rage, place_of(g, kit.rage, first_shown(g, kit, a), a)
    elif verb == verbs.PUT_ASIDE:
        zone, place, n = kit.rage, g.size[kit.rage] - 1, a
    elif verb in (verbs.BANISH, verbs.SEAL_GRID):
        zone, place = kit.grid, by_spot(g, kit.grid, a)
    elif verb == verbs.UNITE:
        n = a
    elif verb in (verbs.SEAL_ROW, verbs.UNSEAL_ROW):
        zone = kit.row[min(b, kit.seats - 1)]
        place = by_spot(g, zone, a)
    elif verb == verbs.SEND_LAIR:
        zone, place = kit.lair[foe], 0
    elif verb == verbs.TAKE:
        zone, place = kit.spaces[seat], by_spot(g, kit.spaces[seat], a)
    return Move(VERBS[verb], zone, place, to, n, _words(g, seat, option), verb in MINOR)


def _words(g: State, seat: Num, option: Num) -> dict[str, int | str]:
    """What its sentence says beside the card it touches: the card it is written with, a City by its name or "none",
    and the `pile` from which a card is removed."""
    kit = kit_of(g)
    verb = verb_of(option)
    a = first_of(option)
    b = second_of(option)
    foe = kit.foe[seat] if kit.foe[seat] != NOBODY else seat
    out: dict[str, int | str] = {}
    if verb in BY_FACE:
        out["card"] = kit.types[a].name
    if verb == verbs.PLAY:
        placed = kit.kind[a] in (kinds.BUILDING, kinds.TROOP)
        out["city"] = _city(g, kit.cities[seat], b) if placed else "none"
    elif verb in (verbs.REDEPLOY, verbs.RECOVER):
        out["city"] = _city(g, kit.cities[seat], b)
    elif verb in (verbs.SEND, verbs.ATTACK, verbs.DESTROY):
        out["city"] = _city(g, kit.cities[foe], a)
    elif verb == verbs.REMOVE:
        out["pile"] = verbs.PILES[b]
    return out


#: The moves that name a card by its face.
BY_FACE: Final = (
    verbs.PLAY, verbs.SYNERGY, verbs.SCRAP, verbs.COLLIDE, verbs.KEEP, verbs.SEAL, verbs.UNSEAL, verbs.RECOVER,
    verbs.REMOVE,
)  # fmt: skip


def _city(g: State, zone: Num, spot: Num) -> str:
    """What the City on a spot is called."""
    place = by_spot(g, zone, spot)
    return g.kit.types[g.face[g.card(zone, place)]].name if place != NOBODY else "@table-this-card"


def acquired_to(g: State, kit: VolfyirionKit, seat: Num, zone: Num, place: Num) -> Num:
    """R29, R51, A23: whose Discard Pile an Asset card goes to."""
    house = kit.house[g.face[g.card(zone, place)]] if place != NOBODY else None
    sabotage = house is not None and house.saboteur
    return zones.discard(kit.foe[seat] if sabotage else seat)


def place_of(g: State, zone: Num, card: Num, face: Num) -> Num:
    """The place of a card in its zone; if it is NOBODY, that of any of this face; or -1."""
    if card == NOBODY:
        card = find(g, zone, face)
    return index(g.cards(zone), card) if card != NOBODY else NOBODY


def by_spot(g: State, zone: Num, spot: Num) -> Num:
    """The place of the card on a spot of a zone, or -1."""
    card = g.at(zone, spot)
    return index(g.cards(zone), card) if card != NOBODY else NOBODY
