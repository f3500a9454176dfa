"""What a player of Yutakâ sees at a glance: where a card does most, and who is ahead.

Both look at contests, one kind of treasure on one island, as the rules of thumb do. `weigh` works out what each card
would add to the margin that is to be expected, island by island. `value` asks two small networks how each contest will
end, one for the four precious objects and one for Équipement (R21), adds up what the contests are worth, and has a
third one say how sure that sum is with so many tiles hidden, these cards left and this player to move. Their numbers
are learned (`instinct.json`).

Of the tiles only what everybody knows counts, for a hidden one the mean of all it may be; hands are those of the world
it is asked about.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from math import exp
from typing import Any, Final

from ludotheque.games.yutaka import kinds, numbers, verbs, zones
from ludotheque.games.yutaka.kit import YutakaKit
from ludotheque.games.yutaka.rules import TURN
from ludotheque.kernel import Kit, Num, Row, State, first_of, second_of, verb_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import to_act
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.rows import Weights, append
from ludotheque.kernel.rowtools import filled, new_weights

TYPES: Final = 5
CONTESTS: Final = 25  #: island by island: TYPES * island + kind
NO_CARD: Final = 6  #: in the place of a kind
#: How many numbers tell of a contest for a precious object, of one for Équipement, of the table as a whole.
PRECIOUS: Final = 17
EQUIPPED: Final = 19
TABLE: Final = 21
FEATURES: Final = 20 * PRECIOUS + 5 * EQUIPPED + TABLE

# ------------------------------------------------------------------------------------ the fast hand
#: As in the rules of thumb.
BLUR: Final = 0.3
ANYTHING: Final = 0.3
ELSEWHERE: Final = 0.5
FITS: Final = Weights([0.0, 0.5, 0.8, 0.95, 1.0, 1.0])
REACH: Final = 0.5
BULK: Final = 2.0
SOON: Final = 0.5
#: A card that adds so many points more than another is e times as likely to be looked at.
SHARPNESS: Final = 1.0
#: The same for a place more on an island where a tile may be turned.
TURNING: Final = 0.7


class Sheet:
    """What one seat (`me`) counts at the table. Rows of both sides hold the own one first."""

    def __init__(self, eye: Eye, g: State, me: Num) -> None:
        self.strength = filled(2 * CONTESTS, 0)  #: summed values of a kind in a column
        self.equipped = filled(2 * numbers.ISLANDS, 0)  #: how many Équipement cards lie in a column
        self.column = filled(2 * numbers.ISLANDS, 0)  #: all values of a column, for R21
        self.room = filled(2 * numbers.ISLANDS, numbers.COLUMN_LIMIT)
        self.to_come = filled(2 * TYPES, 10)  #: strength of a kind that is not on the table yet
        self.turners = filled(2, 2 * numbers.DYNAMITES)  #: cards that turn a tile, and are not on the table yet
        self.equipment = filled(2, numbers.VALUES)  #: of these, Équipement
        self.cards = filled(2, 24)  #: all cards that are not on the table yet
        self.hidden: Num = 0
        self.up = new_weights(CONTESTS)  #: points that lie face up
        self.worth = new_weights(CONTESTS)  #: with the mean of what hidden tiles may be
        self._count_cards(eye, g, me)
        self._count_tiles(eye, g, me)

    def _count_cards(self, eye: Eye, g: State, me: Num) -> None:
        side: Num
        island: Num
        i: Num
        for side in range(2):
            for island in range(numbers.ISLANDS):
                zone = zones.COLUMN + numbers.ISLANDS * (me if side == 0 else 1 - me) + island
                first = g.base[zone]
                at = numbers.ISLANDS * side + island
                self.room[at] -= g.size[zone]
                for i in range(first, first + g.size[zone]):
                    face = g.face[g.lie[i]]
                    kind = eye.kind[face]
                    if kind == kinds.DYNAMITE:  # the other side put it here
                        self.turners[1 - side] -= 1
                        self.cards[1 - side] -= 1
                        continue
                    value = eye.points[face]
                    self.strength[CONTESTS * side + TYPES * island + kind] += value
                    self.to_come[TYPES * side + kind] -= value
                    self.column[at] += value
                    self.cards[side] -= 1
                    if kind == kinds.EQUIPEMENT:
                        self.equipped[at] += 1
                        self.equipment[side] -= 1
                        self.turners[side] -= 1

    def _count_tiles(self, eye: Eye, g: State, me: Num) -> None:
        """What each contest is worth: tiles face up, and for a hidden one the mean of all it may be."""
        island: Num
        kind: Num
        back: Num
        i: Num
        everyone: Num = g.kit.everyone
        backs = eye.backs
        number = eye.number[:]
        points = eye.sums[:]
        under = filled(numbers.ISLANDS * backs, 0)  #: island, back -> how many hidden tiles
        covered = filled(numbers.ISLANDS, 0)  #: A14: how many of those whose back is not seen either
        covers: Num = 0
        for island in range(numbers.ISLANDS):
            first = g.base[zones.ISLAND + island]
            for i in range(first, first + g.size[zones.ISLAND + island]):
                tile = g.lie[i]
                face = g.face[tile]
                back = eye.back[face]
                if g.known[tile] == everyone:
                    kind = eye.kind[face]
                    number[back] -= 1
                    points[TYPES * back + kind] -= eye.points[face]
                    self.up[TYPES * island + kind] += float(eye.points[face])
                else:
                    self.hidden += 1
                    if g.seen[tile] >> me & 1:
                        under[backs * island + back] += 1
                    else:
                        covered[island] += 1
                        covers += 1
        for i in range(CONTESTS):
            self.worth[i] = self.up[i]
        for back in range(backs):
            if number[back] > 0:
                share = 1.0 / float(number[back])
                for island in range(numbers.ISLANDS):
                    n = under[backs * island + back]
                    if n:
                        for kind in range(TYPES):
                            self.worth[TYPES * island + kind] += float(n * points[TYPES * back + kind]) * share
        if covers:
            self._count_covered(eye, g, me, number, points, under, covered)

    def _count_covered(self, eye: Eye, g: State, me: Num, number: Row, points: Row, under: Row, covered: Row) -> None:
        """A28: a tile whose back is covered is one of those whose back is nowhere seen."""
        left = number[:]
        for back in range(eye.backs):
            for island in range(numbers.ISLANDS):
                left[back] -= under[eye.backs * island + back]
        for tile in g.cards(zones.REMOVED):
            if g.known[tile] != g.kit.everyone and g.seen[tile] >> me & 1:
                left[eye.back[g.face[tile]]] -= 1
        total: Num = 0
        for back in range(eye.backs):
            total += left[back]
        if total <= 0:
            return
        for back in range(eye.backs):
            if number[back] > 0:
                share = float(left[back]) / float(total * number[back])
                for island in range(numbers.ISLANDS):
                    for kind in range(TYPES):
                        more = share * float(covered[island] * points[TYPES * back + kind])
                        self.worth[TYPES * island + kind] += more

    # -------------------------------------------------------------------------------- what to expect
    def spread(self) -> None:
        """What each side will add to each contest: its strength to come, shared out where the points are and fit in."""
        side: Num
        kind: Num
        island: Num
        self.pull = new_weights(2 * CONTESTS)  #: the share of a side's strength of a kind that goes to an island
        self.more = new_weights(2 * CONTESTS)
        for side in range(2):
            for kind in range(TYPES):
                whole = 0.0
                for island in range(numbers.ISLANDS):
                    if self.room[numbers.ISLANDS * side + island]:
                        whole += self.worth[TYPES * island + kind] + ELSEWHERE
                to_come = self.to_come[TYPES * side + kind]
                if kind == kinds.EQUIPEMENT:
                    to_come = self.equipment[side]
                for island in range(numbers.ISLANDS):
                    room = self.room[numbers.ISLANDS * side + island]
                    if room:
                        at = TYPES * island + kind
                        pull = (self.worth[at] + ELSEWHERE) / whole
                        self.pull[CONTESTS * side + at] = pull
                        self.more[CONTESTS * side + at] = float(to_come) * FITS[room] * pull

    def margin(self, island: Num, hidden: Num, kind: Num, value: Num, here: bool) -> float:
        """The points by which an island will be won, with so many tiles hidden, once a card lies there or elsewhere."""
        my_share = 1.0
        your_share = 1.0
        if here and kind == kinds.DYNAMITE:
            room = self.room[numbers.ISLANDS + island]
            your_share = FITS[room - 1] / FITS[room]
        elif here and kind != NO_CARD:
            room = self.room[island]
            my_share = FITS[room - 1] / FITS[room]
        now = 0.0
        later = 0.0
        my_bulk = 0.0
        your_bulk = 0.0
        k: Num
        for k in range(kinds.EQUIPEMENT):
            at = TYPES * island + k
            mine = self.more[at] * my_share
            yours = self.more[CONTESTS + at] * your_share
            lead = self.strength[at] - self.strength[CONTESTS + at]
            if k == kind:  # what is played is not to come any more
                mine *= 1.0 - float(value) / float(self.to_come[k])
                if here:
                    lead += value
            my_bulk += mine
            your_bulk += yours
            worth = self.worth[at]
            if lead > 0:
                now += worth
            elif lead < 0:
                now -= worth
            later += worth * likelihood(float(lead), mine, yours)
        at = TYPES * island + kinds.EQUIPEMENT
        i_compete = self.equipped[island] > 0 or (here and kind == kinds.EQUIPEMENT)
        you_compete = self.equipped[numbers.ISLANDS + island] > 0
        lead = self.column[island] - self.column[numbers.ISLANDS + island]
        if here:
            lead += value
        worth = self.worth[at]
        if i_compete and (lead > 0 or not you_compete):
            now += worth
        elif you_compete and (lead < 0 or not i_compete):
            now -= worth
        mine = 1.0
        yours = 1.0
        if not i_compete:
            mine = REACH * self.more[at] * my_share
            if kind == kinds.EQUIPEMENT:
                mine *= 1.0 - 1.0 / float(self.equipment[0])
            if mine > 1.0:
                mine = 1.0
        if not you_compete:
            yours = REACH * self.more[CONTESTS + at] * your_share
            if yours > 1.0:
                yours = 1.0
        fight = likelihood(float(lead), BULK * my_bulk, BULK * your_bulk)
        later += worth * (mine * (1.0 - yours) - yours * (1.0 - mine) + mine * yours * fight)
        if hidden <= 0:
            return now
        soon = SOON / float(hidden)
        return soon * now + (1.0 - soon) * later


def likelihood(lead: float, mine: float, yours: float) -> float:
    """From -1 (lost) over 0 (a tie, or open) to 1 (won), for a lead and what both sides may still add."""
    expected = lead + mine - yours
    blur = BLUR * (mine + yours)
    if blur > 0.0:
        blur += ANYTHING
    if expected > 0.0:
        return expected / (expected + blur)
    if expected < 0.0:
        return expected / (blur - expected)
    return 0.0


class Eye(Instinct):
    """The instinct of Yutakâ, for one box."""

    def __init__(self, kit: YutakaKit, with_learned: bool = True) -> None:
        self.horizon = 0
        self.eagerness = 0.5
        self.backs: Num = len(kit.backs)
        self.kind = filled(len(kit.types), 0)  #: face -> kind, of cards and tiles
        self.points = filled(len(kit.types), 0)  #: face -> its value
        self.back = filled(len(kit.types), 0)
        self.number = filled(self.backs, 0)  #: back -> how many tiles have it...
        self.sums = filled(TYPES * self.backs, 0)  #: ...and what they hold of each kind
        self.island_of = kit.island_of
        for card in kit.cards:
            self.kind[card.number] = card.kind
            self.points[card.number] = card.value
        for tile in kit.tiles:
            self.kind[tile.number] = tile.kind
            self.points[tile.number] = tile.value
            self.back[tile.number] = tile.back
            self.number[tile.back] += kit.copies[tile.number]
            self.sums[TYPES * tile.back + tile.kind] += kit.copies[tile.number] * tile.value
        self.learned = False
        numbers_of = learned() if with_learned else {}
        if numbers_of:
            self.learned = True
            self._learn(numbers_of)

    # -------------------------------------------------------------------------------- the fast hand
    def weigh(self, g: State, seat: Num, options: Row) -> Weights:
        """Cards by what they add to the margin; tiles by where this seat has more places than the other."""
        out = self._gains(g, seat, options)
        top = out[0]
        for i in range(len(options)):
            if out[i] > top:
                top = out[i]
        for i in range(len(options)):
            out[i] = exp(out[i] - top)
        return out

    def pick(self, g: State, seat: Num, options: Row, rng: Quick) -> Num:
        """What gains most; of equals the generator takes one."""
        gains = self._gains(g, seat, options)
        best: Num = 0
        equals: Num = 1
        i: Num
        for i in range(1, len(options)):
            if gains[i] > gains[best]:
                best = i
                equals = 1
            elif gains[i] == gains[best]:
                equals += 1
                if rng.below(equals) == 0:
                    best = i
        return options[best]

    def _gains(self, g: State, seat: Num, options: Row) -> Weights:
        """What each option gains, in points of `SHARPNESS`."""
        i: Num
        sheet = Sheet(self, g, seat)
        out = new_weights(len(options))
        if verb_of(options[0]) == verbs.TURN:
            for i in range(len(options)):
                island = self.island_of[first_of(options[i])]
                out[i] = TURNING * float(sheet.room[island] - sheet.room[numbers.ISLANDS + island])
            return out
        sheet.spread()
        last: Num = -1
        elsewhere = new_weights(numbers.ISLANDS)
        spent = 0.0
        for i in range(len(options)):
            face = first_of(options[i])
            island = second_of(options[i])
            kind = self.kind[face]
            hidden = sheet.hidden
            if kind >= kinds.EQUIPEMENT:  # a tile fewer to turn
                hidden -= 1
            if face != last:
                last = face
                spent = 0.0
                for n in range(numbers.ISLANDS):
                    elsewhere[n] = sheet.margin(n, hidden, kind, self.points[face], False)
                    spent += elsewhere[n]
            after = sheet.margin(island, hidden, kind, self.points[face], True)
            out[i] = SHARPNESS * (spent + after - elsewhere[island])
        return out

    # -------------------------------------------------------------------------------- how it stands
    def value(self, g: State) -> Weights:
        """The chance of both seats: as learned, or by the margin to be expected."""
        me = to_act(g)
        sheet = Sheet(self, g, me)
        sheet.spread()
        logit = self._learned(g, me, sheet) if self.learned else by_hand(sheet)
        out = new_weights(2)
        mine = 0.0
        if logit > -30.0:
            mine = 1.0 / (1.0 + exp(-logit))
        out[me] = mine
        out[1 - me] = 1.0 - mine
        return out

    def features(self, g: State) -> Weights:
        """What the networks are shown, for the seat that is asked: the contests, then the table as a whole."""
        me = to_act(g)
        sheet = Sheet(self, g, me)
        sheet.spread()
        return self._features(g, me, sheet)

    def _features(self, g: State, me: Num, sheet: Sheet) -> Weights:
        out = new_weights(FEATURES)
        side: Num
        island: Num
        kind: Num
        i: Num
        held = filled(2 * TYPES, 0)  #: strength of each kind in the hands
        in_hand = filled(4, 0)  #: Équipement and Dynamite there
        for side in range(2):
            zone = zones.HAND + (me if side == 0 else 1 - me)
            first = g.base[zone]
            for i in range(first, first + g.size[zone]):
                face = g.face[g.lie[i]]
                kind = self.kind[face]
                if kind == kinds.DYNAMITE:
                    in_hand[2 + side] += 1
                else:
                    held[TYPES * side + kind] += self.points[face]
                    if kind == kinds.EQUIPEMENT:
                        in_hand[side] += 1
        hidden = float(sheet.hidden)
        now = 0.0
        at: Num = 0
        for island in range(numbers.ISLANDS):
            mine = sheet.room[island]
            yours = sheet.room[numbers.ISLANDS + island]
            for kind in range(kinds.EQUIPEMENT):
                c = TYPES * island + kind
                s0 = sheet.strength[c]
                s1 = sheet.strength[CONTESTS + c]
                lead = s0 - s1
                out[at] = float(max(-6, min(6, lead))) / 4.0
                out[at + 1] = float(min(8, s0)) / 4.0
                out[at + 2] = float(min(8, s1)) / 4.0
                out[at + 3] = float(sheet.to_come[kind]) / 10.0
                out[at + 4] = float(sheet.to_come[TYPES + kind]) / 10.0
                out[at + 5] = float(sheet.to_come[kind]) * sheet.pull[c] / 4.0
                out[at + 6] = float(sheet.to_come[TYPES + kind]) * sheet.pull[CONTESTS + c] / 4.0
                out[at + 7] = float(held[kind]) / 4.0
                out[at + 8] = float(held[TYPES + kind]) / 4.0
                out[at + 9] = float(mine) / 5.0
                out[at + 10] = float(yours) / 5.0
                if mine == 0:
                    out[at + 11] = 1.0
                if yours == 0:
                    out[at + 12] = 1.0
                out[at + 13] = sheet.worth[c] / 10.0
                out[at + 14] = hidden / 16.0
                if lead > 0:
                    out[at + 15] = 1.0
                    now += sheet.worth[c]
                elif lead < 0:
                    out[at + 16] = 1.0
                    now -= sheet.worth[c]
                at += PRECIOUS
        for island in range(numbers.ISLANDS):
            mine = sheet.room[island]
            yours = sheet.room[numbers.ISLANDS + island]
            c = TYPES * island + kinds.EQUIPEMENT
            lead = sheet.column[island] - sheet.column[numbers.ISLANDS + island]
            i_have = sheet.equipped[island] > 0
            you_have = sheet.equipped[numbers.ISLANDS + island] > 0
            out[at] = float(max(-12, min(12, lead))) / 6.0
            if lead > 0:
                out[at + 1] = 1.0
            elif lead < 0:
                out[at + 2] = 1.0
            if i_have:
                out[at + 3] = 1.0
                if not you_have or lead > 0:
                    now += sheet.worth[c]
            if you_have:
                out[at + 4] = 1.0
                if not i_have or lead < 0:
                    now -= sheet.worth[c]
            out[at + 5] = float(sheet.equipment[0]) / 4.0
            out[at + 6] = float(sheet.equipment[1]) / 4.0
            out[at + 7] = float(in_hand[0]) / 2.0
            out[at + 8] = float(in_hand[1]) / 2.0
            out[at + 9] = sheet.pull[c] * float(sheet.equipment[0])
            out[at + 10] = sheet.pull[CONTESTS + c] * float(sheet.equipment[1])
            my_bulk = 0.0
            your_bulk = 0.0
            for kind in range(kinds.EQUIPEMENT):
                my_bulk += float(sheet.to_come[kind]) * sheet.pull[TYPES * island + kind]
                your_bulk += float(sheet.to_come[TYPES + kind]) * sheet.pull[CONTESTS + TYPES * island + kind]
            out[at + 11] = my_bulk / 8.0
            out[at + 12] = your_bulk / 8.0
            out[at + 13] = float(mine) / 5.0
            out[at + 14] = float(yours) / 5.0
            if mine == 0:
                out[at + 15] = 1.0
            if yours == 0:
                out[at + 16] = 1.0
            out[at + 17] = sheet.worth[c] / 10.0
            out[at + 18] = hidden / 16.0
            at += EQUIPPED
        near = 1.0
        if sheet.hidden > 1:
            near = 1.0 / hidden
        if now > 30.0:
            now = 30.0
        elif now < -30.0:
            now = -30.0
        out[at] = hidden / 16.0
        out[at + 1] = near
        out[at + 2] = now / 10.0 * near
        out[at + 3] = now / 10.0
        my_room: Num = 0
        your_room: Num = 0
        for island in range(numbers.ISLANDS):
            my_room += sheet.room[island]
            your_room += sheet.room[numbers.ISLANDS + island]
        for side in range(2):
            turners = in_hand[side] + in_hand[2 + side]
            out[at + 4 + side] = float(sheet.turners[side]) / 8.0
            out[at + 6 + side] = float(turners) / 3.0
            if turners == 0:
                out[at + 8 + side] = 1.0
            out[at + 10 + side] = float(sheet.cards[side]) / 24.0
            if sheet.turners[side] == 0:
                out[at + 14 + side] = 1.0
            out[at + 16 + side] = float(in_hand[2 + side]) / 2.0
        frame = g.stack[len(g.stack) - 1]
        if frame.script is not TURN:  # a tile is to be turned
            out[at + 12] = 1.0
        if frame.seat == me:  # and then the other plays a card
            out[at + 13] = 1.0
        out[at + 18] = float(my_room) / 25.0
        out[at + 19] = float(your_room) / 25.0
        out[at + 20] = 1.0
        return out

    def _learn(self, found: dict[str, Any]) -> None:
        """Take the learned numbers, see `instinct.json`."""
        self.p1 = Weights(found["precious"]["in"])
        self.p2 = Weights(found["precious"]["out"])
        self.e1 = Weights(found["equipment"]["in"])
        self.e2 = Weights(found["equipment"]["out"])
        self.t1 = Weights(found["table"]["in"])
        self.t2 = Weights(found["table"]["out"])
        self.scale = Weights(found["scale"])
        self.shift = Weights(found["shift"])

    def _learned(self, g: State, me: Num, sheet: Sheet) -> float:
        """The networks' answer: how much likelier than not this seat wins, as a logarithm."""
        seen = self._features(g, me, sheet)
        at: Num = 0
        n: Num
        margin = 0.0
        doubt = 0.0
        for n in range(CONTESTS):
            size: Num = PRECIOUS
            worth_at: Num = 13
            ins = self.p1
            outs = self.p2
            if n >= CONTESTS - numbers.ISLANDS:
                size = EQUIPPED
                worth_at = 17
                ins = self.e1
                outs = self.e2
            worth = seen[at + worth_at]
            if worth > 0.0:
                o = ahead(seen, at, size, ins, outs)
                t = o / (1.0 + abs(o))
                margin += worth * t
                doubt += worth * worth * (1.0 - t * t)
            at += size
        scale = 0.0
        out = 0.0
        for n in range(TABLE):
            scale += self.scale[n] * seen[at + n]
            out += self.shift[n] * seen[at + n]
        whole = seen[at : at + TABLE]
        whole = append(whole, margin)
        whole = append(whole, doubt)
        return out + scale * margin + ahead(whole, 0, TABLE + 2, self.t1, self.t2)


def ahead(seen: Weights, at: Num, size: Num, ins: Weights, outs: Weights) -> float:
    """One hidden layer: `ins` holds the weights feature by feature, then the thresholds; `outs` ends with its own."""
    hidden: Num = len(outs) - 1
    n: Num
    h: Num
    layer = ins[size * hidden : (size + 1) * hidden]
    # What is not zero is added up three by three, so that a unit is written to once for all of them.
    one = 0.0
    two = 0.0
    first: Num = -1
    second: Num = -1
    for n in range(size):
        x = seen[at + n]
        if x != 0.0:
            if first < 0:
                first = n * hidden
                one = x
            elif second < 0:
                second = n * hidden
                two = x
            else:
                third = n * hidden
                for h in range(hidden):
                    layer[h] = layer[h] + one * ins[first + h] + two * ins[second + h] + x * ins[third + h]
                first = -1
                second = -1
    if first >= 0:
        for h in range(hidden):
            layer[h] += one * ins[first + h]
    if second >= 0:
        for h in range(hidden):
            layer[h] += two * ins[second + h]
    out = outs[hidden]
    for h in range(hidden):
        if layer[h] > 0.0:
            out += layer[h] * outs[h]
    return out


def by_hand(sheet: Sheet) -> float:
    """The same by the margin to be expected, as the rules of thumb see it."""
    margin = 0.0
    for island in range(numbers.ISLANDS):
        margin += sheet.margin(island, sheet.hidden, NO_CARD, 0, False)
    return margin / (1.5 + 0.5 * float(sheet.hidden))


def learned() -> dict[str, Any]:
    """The learned numbers; empty where there are none."""
    file = resources.files("ludotheque.games.yutaka").joinpath("instinct.json")
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


@cache
def instinct(kit: Kit, with_learned: bool = True) -> Instinct:
    """The instinct for this box, with what was learned or by hand alone."""
    assert isinstance(kit, YutakaKit)
    return Eye(kit, with_learned)
