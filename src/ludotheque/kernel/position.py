"""The whole table as readable JSON, both ways: puzzles, tests, bug reports, digests.

A card is written as its key when it is known just to whom its zone shows it, with "!" behind when
everyone knows it all the same (a tile turned face up), and as an object in all other cases; "@4" behind
it names its spot, where the zone has spots. A
position written by hand may leave out the stack and the questions: it starts at a quiet moment, on
the turn of the seat named by "turn".
"""

from __future__ import annotations

import hashlib
from copy import deepcopy
from typing import cast

from ludotheque.kernel.codec import to_json
from ludotheque.kernel.effect import NOBODY, OPEN, SEALED, Ask, Frame, Mark
from ludotheque.kernel.engine import advance, answer_sealed, asking, legal
from ludotheque.kernel.errors import BadPosition, wrong
from ludotheque.kernel.game import Unreadable
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.options import DONE
from ludotheque.kernel.rowtools import index
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Text
from ludotheque.kernel.view import rule_id
from ludotheque.kernel.zones import BY_SPOT

Data = dict[str, object]


def label(kit: Kit, zone: int) -> str:
    """A zone's name in a position: "hand@0", "island 3", "column@1 3"."""
    z = kit.zones[zone]
    owner = f"@{z.seat}" if z.seat != NOBODY else ""
    number = f" {z.number}" if z.number else ""
    return f"{z.key}{owner}{number}"


def _var_label(kit: Kit, var: int) -> str:
    v = kit.vars[var]
    return v.key if v.seat == NOBODY else f"{v.key}@{v.seat}"


UNSAID = -1  #: the pool of a card of which a position says nothing: any shuffle of what is shuffled with it


def _pools_left_out(g: State) -> list[int]:
    """zone -> the pool that need not be said of its cards: what the kit says, where that is so of all its deck."""
    out = [zone.pool for zone in g.kit.zones]
    said = [out[g.where[card]] for card in _hidden(g) if g.pool[card] != out[g.where[card]]]
    return [UNSAID if pool in said else pool for pool in out]


def _pools_by_owner(kit: Kit) -> list[int]:
    """The same as it was first written down, by owner: digests, and positions that say "shuffles", are written so."""
    return [2 + zone.seat if zone.seat != NOBODY else 1 for zone in kit.zones]


# ------------------------------------------------------------------------------------ out
def position(g: State) -> Data:
    """Everything that makes this table what it is, history apart."""
    out = _written(g, _pools_left_out(g))
    out["shuffled"] = g.shuffles
    return out


def digest(g: State) -> str:
    """A fingerprint of the whole table: equal exactly when the positions are equal."""
    out = _written(g, _pools_by_owner(g.kit))
    out["shuffles"] = g.shuffles
    return hashlib.sha256(to_json(out)).hexdigest()[:32]


def _written(g: State, pools: list[int]) -> Data:
    """A position; of cards in these pools, zone by zone, nothing is said of shuffles."""
    kit = g.kit
    out: Data = {"game": kit.game.key, "rules": kit.game.version, "seats": kit.seats}
    out["options"] = deepcopy(kit.game.written(kit.options))
    zones: Data = {}
    for z in range(len(pools)):
        if g.size[z]:
            zones[label(kit, z)] = [_card_out(g, card, z, pools[z]) for card in g.cards(z)]
    out["zones"] = zones
    out["numbers"] = {_var_label(kit, v): g.vars[v] for v in range(len(g.vars))}
    if g.marks:
        marks: list[object] = []
        for m in g.marks:
            marks.append([kit.mark_names[m.kind], m.seat, _ref_out(g, m.card), m.n, m.until])
        out["marks"] = marks
    stack: list[object] = []
    for f in g.stack:
        stack.append([f.script.key, f.step, f.seat, _ref_out(g, f.card), f.n, f.m])
    out["stack"] = stack
    if g.asks:
        asks: list[object] = []
        for a in g.asks:
            picks = [write_option(kit, pick) for pick in a.picks]
            asks.append({"seat": a.seat, "low": a.low, "high": a.high, "picks": picks, "closed": a.closed})
        out["asks"] = asks
        out["open"] = g.mode == OPEN
    if g.lots_from:
        out["lots"] = [g.lots_from, g.lots]
    out["questions"] = g.questions
    out["over"] = g.over
    if g.conceded != NOBODY:
        out["conceded"] = g.conceded
    return out


def write_option(kit: Kit, option: int) -> str:
    """An option in notation."""
    return "done" if option == DONE else kit.game.write(kit, option)


def _card_out(g: State, card: int, zone: int, pool: int) -> object:
    kit = g.kit
    key = kit.types[g.face[card]].key
    if kit.zones[zone].order == BY_SPOT:
        key = f"{key}@{g.spot[card]}"
    known = g.known[card]
    if known == kit.everyone:
        return key if kit.zones[zone].face_mask == kit.everyone else f"{key}!"
    plain = known == kit.zones[zone].face_mask and g.seen[card] == kit.zones[zone].back_mask
    if plain and g.pool[card] == pool:
        return key
    return {"card": key, "known": _mask_out(kit, known), "seen": _mask_out(kit, g.seen[card]), "pool": g.pool[card]}


def _mask_out(kit: Kit, mask: int) -> list[int]:
    return [seat for seat in range(kit.seats + 1) if mask >> seat & 1]


def _ref_out(g: State, card: int) -> object:
    if card == NOBODY:
        return None
    zone = g.where[card]
    return [label(g.kit, zone), index(g.cards(zone), card)]


# ------------------------------------------------------------------------------------ in
def _refuse(key: str, **params: int | str) -> BadPosition:
    return BadPosition(wrong(key, **params))


def _dict(value: object, where: str) -> Data:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise _refuse("position-not-an-object", where=where)
    return cast(Data, value)


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise _refuse("position-not-a-list", where=where)
    return cast(list[object], value)


def _int(value: object, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _refuse("position-not-a-number", where=where, low=low, high=high)
    return value


def _bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise _refuse("position-not-a-truth", where=where)
    return value


BIG = 1_000_000
FIELDS = (
    "game", "rules", "seats", "options", "zones", "numbers", "marks", "stack", "asks", "open", "lots",
    "shuffled", "shuffles", "questions", "over", "conceded", "turn",
)  # fmt: skip


def set_table(kit: Kit, data: Data) -> State:
    """The table a position describes. Raises BadPosition saying what is wrong; checks that no card is lost or made."""
    for field in data:
        if field not in FIELDS:
            raise _refuse("position-unknown-field", where=field[:60], known=", ".join(FIELDS))
    g = State(kit)
    before = "shuffles" in data and "shuffled" not in data
    _zones_in(g, _dict(data.get("zones"), "zones"), _pools_by_owner(kit) if before else [UNSAID] * len(kit.zones))
    _numbers_in(g, _dict(data.get("numbers", {}), "numbers"))
    for item in _list(data.get("marks", []), "marks"):
        _mark_in(g, item)
    g.shuffles = max([1 + kit.seats] + [zone.pool for zone in kit.zones])
    for field in ("shuffles", "shuffled"):
        g.shuffles = _int(data.get(field, g.shuffles), field, 0, BIG)
    _mix_unsaid(g)
    g.questions = _int(data.get("questions", 0), "questions", 0, BIG)
    g.over = _bool(data.get("over", False), "over")
    g.conceded = _int(data.get("conceded", NOBODY), "conceded", NOBODY, kit.seats - 1)
    if g.conceded != NOBODY and not g.over:
        raise _refuse("position-unplayable")
    try:
        if "stack" in data:
            for item in _list(data["stack"], "stack"):
                _frame_in(g, item)
            _questions_in(g, data)
        if not _pools_fit(g):
            raise _refuse("position-unplayable")
        complaint = kit.game.check(g)
        if complaint is not None:
            raise BadPosition(Text(complaint.key, rule_id(kit, complaint.rule), complaint.params))
        if "stack" not in data:
            kit.game.resume(g, _int(data.get("turn", 0), "turn", 0, kit.seats - 1))
            advance(g)
        if not g.over and not g.lots_from and all(ask.closed for ask in g.asks):
            raise _refuse("position-nobody-asked")
        if "stack" in data and not g.over and not _asks_again(g):
            raise _refuse("position-unplayable")
        for ask in g.asks:
            if not ask.closed and not len(legal(g, ask.seat)):
                raise _refuse("position-unplayable")
    except (IndexError, KeyError, ValueError, AssertionError, NotImplementedError) as error:
        raise _refuse("position-unplayable") from error
    return g


def _hidden(g: State) -> list[int]:
    """The cards that not everyone knows."""
    return [card for card in range(len(g.face)) if g.known[card] != g.kit.everyone]


def _mix_unsaid(g: State) -> None:
    """Cards of which no shuffle is said are of one with all that may be shuffled with them."""
    hidden = _hidden(g)
    for deck in sorted({zone.pool for zone in g.kit.zones}):
        cards = [card for card in hidden if g.kit.zones[g.where[card]].pool == deck]
        if all(g.pool[card] != UNSAID for card in cards):
            continue
        said = [card for card in hidden if g.pool[card] != UNSAID]
        pool = deck
        if any((g.pool[card] == deck) != (card in cards) for card in said):  # another shuffle, or one of others
            pool = max([g.shuffles] + [g.pool[card] for card in said]) + 1
            g.shuffles = pool
        for card in cards:
            g.pool[card] = pool
    for card in range(len(g.face)):  # of a card that everyone knows it does not matter
        if g.pool[card] == UNSAID:
            g.pool[card] = g.kit.zones[g.where[card]].pool


def _pools_fit(g: State) -> bool:
    """Whether only such hidden cards are of one shuffle as are shuffled together."""
    declared: dict[int, int] = {}
    for card in _hidden(g):
        pool = g.kit.zones[g.where[card]].pool
        if declared.setdefault(g.pool[card], pool) != pool:
            return False
    return True


def _asks_again(g: State) -> bool:
    """Whether the effect that asks, asked once more, puts these very questions and changes nothing else."""
    if g.lots_from:  # a position is taken when somebody is asked, never while chance draws
        return False
    trial = g.copy()
    trial.asks = []
    trial.mode = SEALED
    trial.questions -= 1
    asking(trial).again(trial, trial.stack[len(trial.stack) - 1])
    if len(trial.asks) != len(g.asks):
        return False
    for i in range(len(g.asks)):
        trial.asks[i].picks = g.asks[i].picks
        trial.asks[i].closed = g.asks[i].closed
    return position(trial) == position(g)


def _zones_in(g: State, zones: Data, pools: list[int]) -> None:
    kit = g.kit
    labels = [label(kit, z) for z in range(len(kit.zones))]
    left = kit.copies[:]
    for name in zones:
        if name not in labels:
            raise _refuse("position-unknown-zone", where=name[:60], known=", ".join(labels))
    for z in range(len(labels)):
        for item in _list(zones.get(labels[z], []), labels[z]):
            _card_in(g, item, z, pools[z], labels[z], left)
    for number in range(len(left)):
        if left[number]:
            raise _refuse("position-lost-cards", card=kit.types[number].key, n=left[number])


def _card_in(g: State, item: object, z: int, pool: int, where: str, left: list[int]) -> None:
    kit = g.kit
    fields: Data = {"card": item} if isinstance(item, str) else _dict(item, where)
    for field in fields:
        if field not in ("card", "known", "seen", "pool"):
            raise _refuse("position-unknown-field", where=field[:60], known="card, known, seen, pool")
    key = fields.get("card")
    if not isinstance(key, str):
        raise _refuse("position-unknown-card", where=where, card=str(key)[:60])
    up = key.endswith("!")
    key, _, spot = key.removesuffix("!").partition("@")
    if spot and (kit.zones[z].order != BY_SPOT or not spot.isascii() or not spot.isdigit() or len(spot) > 4):
        raise _refuse("position-unknown-card", where=where, card=f"{key}@{spot}"[:60])
    card_type = kit.type_called(key)
    if card_type is None:
        raise _refuse("position-unknown-card", where=where, card=key[:60])
    if left[card_type.number] == 0:
        raise _refuse("position-too-many", card=card_type.key, n=kit.copies[card_type.number])
    left[card_type.number] -= 1
    card = g.add(card_type.number, z, int(spot or 0))
    g.pool[card] = pool
    if up:
        g.known[card] = kit.everyone
        g.seen[card] = kit.everyone
    if "known" in fields:
        g.known[card] = _mask_in(kit, fields["known"], where)
    if "seen" in fields:
        g.seen[card] = _mask_in(kit, fields["seen"], where) | g.known[card]
    if "pool" in fields:
        g.pool[card] = _int(fields["pool"], where, 0, BIG)
    if kit.zones[z].face_mask & ~g.known[card]:
        raise _refuse("position-unseen", where=where, card=card_type.key)


def _mask_in(kit: Kit, value: object, where: str) -> int:
    mask = 0
    for seat in _list(value, where):
        mask |= 1 << _int(seat, where, 0, kit.seats)
    return mask


def _numbers_in(g: State, numbers: Data) -> None:
    kit = g.kit
    labels = [_var_label(kit, v) for v in range(len(kit.vars))]
    for name, value in numbers.items():
        if name not in labels:
            raise _refuse("position-unknown-field", where=name[:60], known=", ".join(labels))
        g.vars[labels.index(name)] = _int(value, name, -BIG, BIG)


def _ref_in(g: State, value: object, where: str) -> int:
    if value is None:
        return NOBODY
    pair = _list(value, where)
    for z in range(len(g.kit.zones)):
        if len(pair) == 2 and pair[0] == label(g.kit, z) and g.size[z]:
            return g.card(z, _int(pair[1], where, 0, g.size[z] - 1))
    raise _refuse("position-unknown-card", where=where, card=str(value)[:60])


def _mark_in(g: State, item: object) -> None:
    fields = _list(item, "marks")
    if len(fields) != 5 or fields[0] not in g.kit.mark_names:
        raise _refuse("position-unknown-field", where="marks", known=", ".join(g.kit.mark_names))
    kind = g.kit.mark_names.index(str(fields[0]))
    seat = _int(fields[1], "marks", NOBODY, g.kit.seats - 1)
    card = _ref_in(g, fields[2], "marks")
    n = _int(fields[3], "marks", -BIG, BIG)
    g.marks.append(Mark(kind, seat, card, n, _int(fields[4], "marks", 0, BIG)))


def _frame_in(g: State, item: object) -> None:
    fields = _list(item, "stack")
    key = fields[0] if len(fields) == 6 else None
    if not isinstance(key, str) or key not in g.kit.scripts:
        raise _refuse("position-unknown-field", where="stack", known=", ".join(g.kit.scripts))
    script = g.kit.scripts[key]
    seat = _int(fields[2], "stack", NOBODY, g.kit.seats - 1)
    n = _int(fields[4], "stack", -BIG, BIG)
    frame = Frame(script, seat, _ref_in(g, fields[3], "stack"), n, _int(fields[5], "stack", -BIG, BIG))
    frame.step = _int(fields[1], "stack", 0, len(script.steps))
    g.stack.append(frame)


def _questions_in(g: State, data: Data) -> None:
    kit = g.kit
    g.mode = OPEN if _bool(data.get("open", False), "open") else SEALED
    lots = _list(data.get("lots", []), "lots")
    if lots:
        g.lots_from = _int(lots[0], "lots", 1, BIG)
        g.lots = _int(lots[len(lots) - 1], "lots", 1, g.lots_from)
    for item in _list(data.get("asks", []), "asks"):
        fields = _dict(item, "asks")
        seat = _int(fields.get("seat"), "asks", 0, kit.seats - 1)
        low = _int(fields.get("low"), "asks", 0, BIG)
        ask = Ask(seat, low, _int(fields.get("high"), "asks", max(low, 1), BIG))
        g.asks = [*g.asks, ask]
        for pick in _list(fields.get("picks", []), "asks"):
            try:
                option = kit.game.read(kit, str(pick))[0]
            except Unreadable as error:
                raise _refuse("position-bad-pick", where=str(pick)[:60]) from error
            if ask.closed or option not in legal(g, seat):
                raise _refuse("position-bad-pick", where=str(pick)[:60])
            answer_sealed(ask, option)
        if _bool(fields.get("closed", False), "asks"):
            if len(ask.picks) < low:
                raise _refuse("position-bad-pick", where="closed")
            ask.closed = True
    if (g.asks or g.lots_from) and (not g.stack or g.stack[len(g.stack) - 1].step == 0):
        raise _refuse("position-unplayable")
