"""A short text for every move of Saint Seiya. Slots count from 1 (beside the Reserve) to 6, seats from 1.

marine>3          engage Marine against the card in slot 3
+armure-belier    equip an Armour
f3                acquire the card in slot 3 by Force
c3, c3+           acquire it by Cosmos, without or with the Armour in play
!mu@3             use the activation of Mu, who faces slot 3; "@0" faces nobody any more
!armure-belier    use the activation of the Armour in play
*seiya@3          heal with Seiya, who faces slot 3
-seiya            discard a Seiya from hand
seiya.d2          the Seiya in the discard pile of seat 2; h hand, p draw pile, e engaged, w wounded, x destroyed,
                  r revealed (the seat's number is then left out)
^seiya@3          the Seiya who faces slot 3 (to be given more Force)
#3                the card in slot 3 of the field
#3x5              swap slots 3 and 5
p2                seat 2
yes, none, done   do it; "I have none"; no more, the end of the main phase
"""

from __future__ import annotations

import re
from typing import Final

from ludotheque.games.saint_seiya import verbs, zones
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit, kit_of
from ludotheque.kernel import (
    DONE,
    NOBODY,
    Kit,
    Move,
    Num,
    State,
    Unreadable,
    first_of,
    pack,
    second_of,
    verb_of,
    words_in,
)
from ludotheque.kernel.engine import asking

VERBS: Final = [
    "", "engage", "equip", "force", "cosmos", "activate", "heal", "discard", "pick", "boost", "slot", "swap", "seat",
    "yes", "none",
]  # fmt: skip
#: The letters of the zones from which effects pick, and the first seat's zone of each.
LETTERS: Final = "hpdewx"
PICKED_FROM: Final = [zones.HAND, zones.PILE, zones.DISCARD, zones.ENGAGED, zones.WOUNDED, zones.DESTROYED]

KEY: Final = r"[a-z][a-z-]*[a-z]"
WORD: Final = re.compile(
    rf"(?P<word>done|yes|none)(?![a-z@.>-])"
    rf"|(?P<way>[fc]) ?(?P<slot>[1-6])(?P<armour>\+?)(?![0-9])"
    rf"|# ?(?P<one>[1-6])(?:x(?P<two>[1-6]))?(?![0-9])"
    rf"|p ?(?P<seat>[1-5])(?![0-9])"
    rf"|(?P<card>{KEY}) ?> ?(?P<facing>[1-6])(?![0-9])"
    rf"|(?P<sign>[-+]) ?(?P<hand>{KEY})"
    rf"|(?P<use>[!*^]) ?(?P<used>{KEY})(?:@(?P<spot>[0-6]))?(?![0-9])"
    rf"|(?P<pick>{KEY})\.(?:(?P<zone>[hpdewx])(?P<owner>[1-5])|(?P<shown>r))(?![0-9a-z])",
    re.ASCII,
)
BETWEEN_WORDS: Final = re.compile(r"[ ,;]*", re.ASCII)


def write(kit: Kit, option: Num) -> str:
    """The move an option stands for."""
    assert isinstance(kit, SaintSeiyaKit)
    verb = verb_of(option)
    a = first_of(option)
    b = second_of(option)
    if verb == verbs.FIGHT:
        return f"f{a + 1}"
    if verb == verbs.RALLY:
        return f"c{a + 1}+" if b else f"c{a + 1}"
    if verb == verbs.SLOT:
        return f"#{a + 1}"
    if verb == verbs.SWAP:
        return f"#{a + 1}x{b + 1}"
    if verb == verbs.SEAT:
        return f"p{a + 1}"
    if verb in (verbs.YES, verbs.NONE):
        return VERBS[verb]
    key = kit.cards[a].key
    if verb == verbs.ENGAGE:
        return f"{key}>{b + 1}"
    if verb == verbs.EQUIP:
        return f"+{key}"
    if verb == verbs.DISCARD:
        return f"-{key}"
    if verb == verbs.PICK:
        if b == zones.BETWEEN:
            return f"{key}.r"
        seat = (b - zones.OF_SEATS) // zones.SIDE
        return f"{key}.{LETTERS[PICKED_FROM.index(b - zones.SIDE * seat)]}{seat + 1}"
    sign = "!" if verb == verbs.ACTIVATE else "*" if verb == verbs.HEAL_WITH else "^"
    if b == zones.IN_PLAY:
        return f"{sign}{key}"
    return f"{sign}{key}@{0 if b == zones.FACING_NOBODY else b + 1}"


def read(kit: Kit, line: str) -> list[int]:
    """The options a line names; case and spaces do not matter. Cards chosen together may stand in any order."""
    assert isinstance(kit, SaintSeiyaKit)
    words = words_in(str(line).lower(), WORD, BETWEEN_WORDS)
    return _in_order([_option(kit, word) for word in words])


def operands(kit: Kit) -> list[tuple[int, int]]:
    """See `verbs`."""
    faces, slots, facing = len(kit.types), zones.SLOTS, zones.IN_PLAY + 1
    return [
        (1, 1), (faces, slots), (faces, 1), (slots, 1), (slots, 2), (faces, facing), (faces, facing), (faces, 1),
        (faces, len(kit.zones)), (faces, facing), (slots, 1), (slots, slots), (kit.seats, 1), (1, 1), (1, 1),
    ]  # fmt: skip


def _face(kit: SaintSeiyaKit, key: str) -> Num:
    """The card that is called so."""
    face = kit.face_called(key)
    if face < 0:
        raise Unreadable(key)
    return face


def _option(kit: SaintSeiyaKit, word: re.Match[str]) -> Num:
    """What one word stands for."""
    found: dict[str, str | None] = word.groupdict()
    plain = found["word"]
    if plain is not None:
        return DONE if plain == "done" else pack(verbs.YES if plain == "yes" else verbs.NONE)
    way = found["way"]
    if way is not None:
        slot = _number(found["slot"]) - 1
        armour = 1 if found["armour"] else 0
        if way == "f" and armour:
            raise Unreadable(word.group(0))
        return pack(verbs.FIGHT, slot) if way == "f" else pack(verbs.RALLY, slot, armour)
    if found["one"] is not None:
        one = _number(found["one"]) - 1
        if found["two"] is None:
            return pack(verbs.SLOT, one)
        two = _number(found["two"]) - 1
        return pack(verbs.SWAP, one, two) if one < two else pack(verbs.SWAP, two, one)
    if found["seat"] is not None:
        return pack(verbs.SEAT, _number(found["seat"]) - 1)
    return _card_option(kit, found)


def _card_option(kit: SaintSeiyaKit, found: dict[str, str | None]) -> Num:
    """What one word with a card in it stands for."""
    card = found["card"]
    if card is not None:
        return pack(verbs.ENGAGE, _face(kit, card), _number(found["facing"]) - 1)
    hand = found["hand"]
    if hand is not None:
        return pack(verbs.EQUIP if found["sign"] == "+" else verbs.DISCARD, _face(kit, hand))
    used = found["used"]
    if used is not None:
        spot = zones.IN_PLAY
        if found["spot"] is not None:
            spot = _number(found["spot"]) - 1
            if spot < 0:
                spot = zones.FACING_NOBODY
        verb = verbs.ACTIVATE if found["use"] == "!" else verbs.HEAL_WITH if found["use"] == "*" else verbs.BOOST
        if spot == zones.IN_PLAY and verb != verbs.ACTIVATE:
            raise Unreadable(used)
        return pack(verb, _face(kit, used), spot)
    pick = found["pick"]
    assert pick is not None
    letter = found["zone"]
    if letter is None:
        return pack(verbs.PICK, _face(kit, pick), zones.BETWEEN)
    seat = _number(found["owner"]) - 1
    if seat >= kit.seats:
        raise Unreadable(pick)
    return pack(verbs.PICK, _face(kit, pick), PICKED_FROM[LETTERS.index(letter)] + zones.SIDE * seat)


def _number(text: str | None) -> int:
    """A number that the pattern has found."""
    assert text is not None
    return int(text)


def _in_order(options: list[int]) -> list[int]:
    """Cards chosen together are a set: written in any order, they are picked in one."""
    n = len(options)
    while n > 0 and options[n - 1] == DONE:
        n -= 1
    for option in options[:n]:
        if verb_of(option) not in (verbs.DISCARD, verbs.PICK) or verb_of(option) != verb_of(options[0]):
            return options
    return sorted(options[:n]) + options[n:]


def move(g: State, seat: Num, option: Num) -> Move:
    """The option as a client draws it: the card it concerns, where that lies, what it faces."""
    out = _drawn(g, seat, option)
    out.params = _words(g, seat, option)
    return out


def _drawn(g: State, seat: Num, option: Num) -> Move:
    """Where it is tapped."""
    verb = verb_of(option)
    a = first_of(option)
    b = second_of(option)
    name = VERBS[verb]
    side = zones.SIDE * seat
    if verb == verbs.ENGAGE:
        return Move(name, zones.HAND + side, _place(g, zones.HAND + side, a), zones.FIELD, b)
    if verb == verbs.EQUIP:
        return Move(name, zones.HAND + side, _place(g, zones.HAND + side, a), zones.EQUIPPED + side)
    if verb == verbs.DISCARD:
        return Move(name, zones.HAND + side, _place(g, zones.HAND + side, a), zones.DISCARD + side)
    if verb in (verbs.FIGHT, verbs.RALLY):
        return Move(name, zones.FIELD, _slot(g, a), -1, b)
    if verb == verbs.PICK:
        return Move(name, b, _place(g, b, a, _fought_at(g) if b == zones.ENGAGED + side else NOBODY))
    if verb == verbs.SLOT:
        return Move(name, zones.FIELD, _slot(g, a))
    if verb == verbs.SWAP:
        return Move(name, zones.FIELD, _slot(g, a), zones.FIELD, b)
    if verb == verbs.SEAT:
        return Move(name, zones.HAND + zones.SIDE * a, -1, -1, a)
    if verb in (verbs.YES, verbs.NONE):
        return Move(name)
    if b == zones.IN_PLAY:
        return Move(name, zones.EQUIPPED + side, _place(g, zones.EQUIPPED + side, a))
    return Move(name, zones.ENGAGED + side, _place(g, zones.ENGAGED + side, a, b), -1, b)


def _words(g: State, seat: Num, option: Num) -> dict[str, int | str]:
    """What its sentence says of it: cards by name, and which of two equal ones only where there are two.

    `slot` and `second` are the number of a slot, or 0; `target` is whom a card faces, or "nobody"; `what` is what the
    question is about, `whose` whether it is one's own.
    """
    kit = kit_of(g)
    verb = verb_of(option)
    a = first_of(option)
    b = second_of(option)
    if verb in (verbs.FIGHT, verbs.RALLY, verbs.SLOT):
        return {"card": _in_slot(g, a), "slot": _told_slot(g, a)}
    if verb == verbs.SWAP:
        return {"card": _in_slot(g, a), "slot": _told_slot(g, a), "target": _in_slot(g, b), "second": _told_slot(g, b)}
    what = asking(g).prompt.removeprefix("saint-seiya-ask-").removesuffix("-may")
    if verb in (verbs.SEAT, verbs.YES, verbs.NONE):
        return {"what": what}
    out: dict[str, int | str] = {"card": kit.cards[a].name}
    if verb == verbs.ENGAGE:
        out["target"] = _in_slot(g, b)
        out["slot"] = _told_slot(g, b)
    elif verb == verbs.PICK:
        out["what"] = what
        out["whose"] = "theirs" if kit.zones[b].seat not in (seat, NOBODY) else "mine"
    elif verb in (verbs.ACTIVATE, verbs.HEAL_WITH, verbs.BOOST):
        spots = {g.spot[card] for card in g.cards(zones.ENGAGED + zones.SIDE * seat) if g.face[card] == a}
        out["target"] = _in_slot(g, b) if b < zones.SLOTS and len(spots) > 1 else "nobody"
    return out


def _in_slot(g: State, slot: Num) -> str:
    """What the card in a slot of the field is called; an empty slot has none."""
    card = g.at(zones.FIELD, slot)
    return g.kit.types[g.face[card]].name if card != NOBODY else "@table-this-card"


def _told_slot(g: State, slot: Num) -> Num:
    """The number of a slot where the card's name does not tell it: beside an equal one; else 0."""
    card = g.at(zones.FIELD, slot)
    if card == NOBODY:
        return slot + 1
    for other in g.cards(zones.FIELD):
        if other != card and g.face[other] == g.face[card]:
            return slot + 1
    return 0


def _place(g: State, zone: Num, face: Num, spot: Num = NOBODY) -> Num:
    """Where in a zone a card of this face lies, on a spot if one is named; NOBODY where there is none."""
    for place in range(g.size[zone]):
        card = g.card(zone, place)
        if g.face[card] == face and (spot == NOBODY or g.spot[card] == spot):
            return place
    return NOBODY


def _fought_at(g: State) -> Num:
    """A41: where the engaged cards lie that an acquisition asks about: at its card's slot, or apart once they fight."""
    for f in g.stack:
        if f.script.key == "acquire":
            return f.n if f.step == 1 else zones.FIGHTING  # its first step is the one that asks who is held back
    return NOBODY


def _slot(g: State, slot: Num) -> Num:
    """Which of the cards of the field lies in a slot; NOBODY where it is empty."""
    for place in range(g.size[zones.FIELD]):
        if g.spot[g.card(zones.FIELD, place)] == slot:
            return place
    return NOBODY
