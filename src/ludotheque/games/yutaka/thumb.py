"""Rules of thumb for Yutakâ: the advice of a player who counts cards and never looks further than that.

All of it rests on one estimate: by how many points will this seat beat the other? The archipelago is cut into
contests, one type of treasure on one island. Each is worth what lies face up there plus what its hidden tiles hold on
average, and that is multiplied by how likely it is to be won: +1 when nobody can take it away any more, -1 when it is
lost, in between as long as cards may still come. Every card goes where it raises the estimate most.

Only what the seat may know is read: the columns, its own hand, the tiles that are face up and the backs of the others,
and the list of all tiles. What is still to come is counted from the columns, as a player at the table does: both decks
are the same, so whatever is not on the table will be played one day.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.yutaka import kinds, numbers, verbs, zones
from ludotheque.games.yutaka.kit import ExpeditionCard, YutakaKit, kit_of
from ludotheque.kernel import Num, Row, State, Text, first_of, second_of, verb_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import legal

# ------------------------------------------------------------------------------------ the weights
# Found by playing variants against each other, a thousand games at a time; none of them is delicate.

#: A lead is worth less the more can still be added to either side: one point to come blurs it by this much...
BLUR: Final = 0.3
#: ...and by this much as long as anything at all can come.
ANYTHING: Final = 0.3
#: What a side adds later goes where the points are; an island without any gets as much as if it had these.
ELSEWHERE: Final = 0.5
#: How much of what a side would like to add still finds a place, by the number of its free places. This is what
#: makes Dynamite worth throwing: the last place of a column decides all its contests.
FITS: Final = [0.0, 0.5, 0.8, 0.95, 1.0, 1.0]
#: The chance that an Equipment card a side would like to put somewhere ends up there.
REACH: Final = 0.5
#: In a fight for Équipement tiles every card counts (R21): more comes than the types on the island would draw.
BULK: Final = 2.0
#: The game may stop before those cards come: as if it stopped now, the count gets this weight when one tile is hidden,
#: half of it when two are, a third when three are.
SOON: Final = 0.5

#: Below this, a gain is no reason to give.
WORTH_SAYING: Final = 0.3
EQUAL: Final = 1e-9

TYPES: Final = 5
CONTESTS: Final = numbers.ISLANDS * TYPES


def best(g: State, seat: Num, rng: Quick) -> tuple[int, Text]:
    """The same for any world the seat holds possible; the generator decides between equals."""
    options = legal(g, seat)
    if len(options) == 1:
        return options[0], Text("table-only-move")
    return _best_of(g, seat, options, rng)


def explain(g: State, seat: Num, option: Num, rng: Quick) -> Text | None:
    """What speaks for an option, whatever else there is; None where these rules know nothing to say for it."""
    found, why = _best_of(g, seat, Row([option]), rng)
    return why if found == option else None


def _best_of(g: State, seat: Num, options: Row, rng: Quick) -> tuple[int, Text]:
    tally = Tally(g, seat)
    if verb_of(options[0]) == verbs.TURN:
        return _turn(tally, options, rng)
    return _play(tally, options, rng)


# ------------------------------------------------------------------------------------ counting
class Tally:
    """What a seat can count at the table. A contest is numbered `TYPES * island + kind`; lists of two are by side."""

    def __init__(self, g: State, me: Num) -> None:
        self.kit = kit_of(g)
        self.me = me
        #: per contest: the summed values of a side's cards of the type; for Équipement, how many it has there
        self.strength = [[0] * CONTESTS, [0] * CONTESTS]
        self.column = [[0] * numbers.ISLANDS, [0] * numbers.ISLANDS]  #: all values of a column, for R21
        self.room = [[numbers.COLUMN_LIMIT] * numbers.ISLANDS, [numbers.COLUMN_LIMIT] * numbers.ISLANDS]
        self.to_come = [[0] * TYPES, [0] * TYPES]  #: strength that is not on the table yet, by type
        self.worth = [0.0] * CONTESTS
        self.face_up = [0.0] * CONTESTS  #: of that, what lies face up
        self.hidden = 0
        self.last: list[tuple[int, int]] = []  #: when one tile is hidden: the contests and values it may turn out to be
        for card in self.kit.cards:
            if card.kind != kinds.DYNAMITE:
                for side in range(2):
                    self.to_come[side][card.kind] += 1 if card.kind == kinds.EQUIPEMENT else card.value
        for side in range(2):
            for island in range(numbers.ISLANDS):
                for at in g.cards(zones.column(side, island)):
                    self.put(self.kit.cards[g.face[at]], side, island, 1)
        self._count_tiles(g)

    def put(self, card: ExpeditionCard, side: Num, island: Num, times: Num) -> None:
        """Put a card on a side of an island, or take it away again (`times` -1)."""
        self.room[side][island] -= times
        if card.kind == kinds.DYNAMITE:
            return
        amount = times if card.kind == kinds.EQUIPEMENT else times * card.value
        self.strength[side][TYPES * island + card.kind] += amount
        self.to_come[side][card.kind] -= amount
        self.column[side][island] += times * card.value

    def _count_tiles(self, g: State) -> None:
        """What each contest is worth: the tiles face up, and for a hidden one the mean of all it may be."""
        kit = self.kit
        unseen = kit.copies[:]  #: face -> how many of these tiles are not face up
        for island in range(numbers.ISLANDS):
            for tile in g.cards(zones.ISLAND + island):
                if self._knows(g.known[tile]):
                    face = g.face[tile]
                    unseen[face] -= 1
                    up = kit.tiles[face - len(kit.cards)]
                    self.worth[TYPES * island + up.kind] += float(up.value)
                else:
                    self.hidden += 1
        backs = len(kit.backs)
        number = [0] * backs  #: how many unseen tiles have this back
        points = [[0] * TYPES for _ in range(backs)]  #: and what they hold of each type
        for up in kit.tiles:
            number[up.back] += unseen[up.number]
            points[up.back][up.kind] += unseen[up.number] * up.value
        mean = [[0.0] * TYPES for _ in range(backs)]
        for back in range(backs):
            if number[back]:
                mean[back] = [held / number[back] for held in points[back]]
        under_cover = self._mean_under_cover(g, number, mean)
        self.face_up = self.worth[:]
        for island in range(numbers.ISLANDS):
            for tile in g.cards(zones.ISLAND + island):
                if not self._knows(g.known[tile]):
                    seen = self._knows(g.seen[tile])
                    back = kit.types[g.face[tile]].back
                    expected = mean[back] if seen else under_cover
                    for kind in range(TYPES):
                        self.worth[TYPES * island + kind] += expected[kind]
                    if self.hidden == 1:  # and so it is not covered
                        for up in kit.tiles:
                            if up.back == back and unseen[up.number]:
                                self.last.append((TYPES * island + up.kind, up.value))

    def _mean_under_cover(self, g: State, number: list[int], mean: list[list[float]]) -> list[float]:
        """A28: what a tile whose back is covered holds on average: it is one of those whose back is nowhere seen."""
        left = number[:]
        for zone in [*range(numbers.ISLANDS), zones.REMOVED]:
            for tile in g.cards(zone):
                if not self._knows(g.known[tile]) and self._knows(g.seen[tile]):
                    left[self.kit.types[g.face[tile]].back] -= 1
        covered = sum(left)
        out = [0.0] * TYPES
        if covered:
            for back in range(len(left)):
                for kind in range(TYPES):
                    out[kind] += mean[back][kind] * left[back] / covered
        return out

    def _knows(self, mask: Num) -> bool:
        return mask >> self.me & 1 == 1


# ------------------------------------------------------------------------------------ the estimate
def estimate(tally: Tally, hidden: int) -> list[float]:
    """By how many points each contest will be won, or lost when below zero, with `hidden` tiles left to turn."""
    if hidden == 0:
        return _margins(tally, False)
    now = SOON / hidden
    later = _margins(tally, True)
    at_once = _margins(tally, False)
    return [now * at_once[i] + (1.0 - now) * later[i] for i in range(CONTESTS)]


def _margins(tally: Tally, more_to_come: bool) -> list[float]:
    """Worth times likelihood, contest by contest; without more to come, the count as it stands."""
    me = tally.me
    you = 1 - me
    if more_to_come:
        mine = _additions(tally, me)
        yours = _additions(tally, you)
    else:
        mine = yours = [0.0] * CONTESTS
    out = [0.0] * CONTESTS
    for island in range(numbers.ISLANDS):
        first = TYPES * island
        my_bulk = 0.0
        your_bulk = 0.0
        for at in range(first, first + kinds.EQUIPEMENT):
            my_bulk += mine[at]
            your_bulk += yours[at]
            lead = tally.strength[me][at] - tally.strength[you][at]
            out[at] = tally.worth[at] * _likelihood(lead, mine[at], yours[at])
        at = first + kinds.EQUIPEMENT
        i_compete = 1.0 if tally.strength[me][at] else min(1.0, REACH * mine[at])
        you_compete = 1.0 if tally.strength[you][at] else min(1.0, REACH * yours[at])
        lead = tally.column[me][island] - tally.column[you][island]
        fight = _likelihood(lead, BULK * my_bulk, BULK * your_bulk)
        alone = i_compete * (1.0 - you_compete) - you_compete * (1.0 - i_compete)
        out[at] = tally.worth[at] * (alone + i_compete * you_compete * fight)
    return out


def _additions(tally: Tally, side: int) -> list[float]:
    """What a side will add to each contest: its strength to come, shared out where the points are and fit in."""
    out = [0.0] * CONTESTS
    room = tally.room[side]
    for kind in range(TYPES):
        to_come = tally.to_come[side][kind]
        if to_come:
            pull = 0.0
            for island in range(numbers.ISLANDS):
                if room[island]:
                    pull += tally.worth[TYPES * island + kind] + ELSEWHERE
            for island in range(numbers.ISLANDS):
                if room[island]:
                    at = TYPES * island + kind
                    out[at] = to_come * FITS[room[island]] * (tally.worth[at] + ELSEWHERE) / pull
    return out


def _likelihood(lead: int, mine: float, yours: float) -> float:
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


def _certain(tally: Tally) -> int:
    """1 when the game is won if it ends now, whatever the last tile is; -1 when it is lost; 0 when that decides."""
    worth = tally.worth
    won = lost = True
    for at, value in tally.last:
        tally.worth = tally.face_up[:]
        tally.worth[at] += value
        margin = sum(_margins(tally, False))
        won = won and margin > EQUAL
        lost = lost and margin < -EQUAL
    tally.worth = worth
    return 1 if won else -1 if lost else 0


# ------------------------------------------------------------------------------------ playing a card
def _play(tally: Tally, options: Row, rng: Quick) -> tuple[int, Text]:
    """The card and the island that raise the estimate most; but a sure win is taken and a sure loss put off (R17)."""
    if tally.hidden == 1:
        sure = [_certain_after(tally, option) for option in options]
        if 1 in sure:
            options = Row([option for option, how in zip(options, sure, strict=True) if how == 1])
        elif min(sure) < max(sure):
            options = Row([option for option, how in zip(options, sure, strict=True) if how > -1])
    best: list[int] = []
    top = 0.0
    for option in options:
        after = sum(_after(tally, option))
        if not best or after > top + EQUAL:
            best = [option]
            top = after
        elif after > top - EQUAL:
            best.append(option)
    option = best[rng.below(len(best))]
    return option, _why_play(tally, option)


def _card_of(kit: YutakaKit, option: Num) -> ExpeditionCard:
    return kit.cards[first_of(option)]


def _hidden_after(tally: Tally, card: ExpeditionCard) -> int:
    """R11, R12: Equipment and Dynamite have a tile turned."""
    return tally.hidden - 1 if card.kind in (kinds.EQUIPEMENT, kinds.DYNAMITE) else tally.hidden


def _certain_after(tally: Tally, option: Num) -> int:
    """Whether this card ends the game with a certain result; 0 when it does not end it."""
    card = _card_of(tally.kit, option)
    if _hidden_after(tally, card):
        return 0
    side = card.side(tally.me)
    tally.put(card, side, second_of(option), 1)
    out = _certain(tally)
    tally.put(card, side, second_of(option), -1)
    return out


def _after(tally: Tally, option: Num) -> list[float]:
    """The estimate once this card is played."""
    card = _card_of(tally.kit, option)
    side = card.side(tally.me)
    tally.put(card, side, second_of(option), 1)
    out = estimate(tally, _hidden_after(tally, card))
    tally.put(card, side, second_of(option), -1)
    return out


def _why_play(tally: Tally, option: Num) -> Text:
    """The reason: the end of the game, the place Dynamite takes, or the contest where the card does most."""
    card = _card_of(tally.kit, option)
    island = second_of(option)
    params: dict[str, int | str] = {"card": card.name, "number": island + 1}
    after = _after(tally, option)
    if _hidden_after(tally, card) == 0:
        margin = round(sum(after))
        params["n"] = abs(margin)
        return Text("yutaka-thumb-end" if margin > 0 else "yutaka-thumb-end-anyway", "R17", params)
    if card.kind == kinds.DYNAMITE:
        last = tally.room[1 - tally.me][island] == 1
        params["n"] = round(sum(tally.worth[TYPES * island : TYPES * (island + 1)]))
        return Text("yutaka-thumb-fill" if last else "yutaka-thumb-occupy", "R13", params)
    before = estimate(tally, _hidden_after(tally, card))
    first = TYPES * island
    gain = after[first + card.kind] - before[first + card.kind]
    bulk = after[first + kinds.EQUIPEMENT] - before[first + kinds.EQUIPEMENT]  # R21: a card of any type counts
    kind = card.kind if gain >= bulk else kinds.EQUIPEMENT
    params["kind"] = f"@yutaka-kind-{kinds.KEYS[kind]}"
    params["n"] = round(tally.worth[first + kind])
    if gain < WORTH_SAYING and bulk < WORTH_SAYING:
        return Text("yutaka-thumb-wait", "R8", params)
    return _why_contest(tally, card, island, kind, params)


def _why_contest(tally: Tally, card: ExpeditionCard, island: int, kind: int, params: dict[str, int | str]) -> Text:
    """What the card does in one contest."""
    at = TYPES * island + kind
    mine = tally.strength[tally.me][at]
    yours = tally.strength[1 - tally.me][at]
    if kind == kinds.EQUIPEMENT:
        if card.kind == kinds.EQUIPEMENT and not mine:
            return Text("yutaka-thumb-compete" if yours else "yutaka-thumb-steal", "R21", params)
        return Text("yutaka-thumb-bulk", "R21", params)
    new = mine + card.value
    if not yours:
        return Text("yutaka-thumb-defend" if mine else "yutaka-thumb-alone", "R19", params)
    if mine > yours:
        return Text("yutaka-thumb-defend", "R18", params)
    if new > yours:
        return Text("yutaka-thumb-lead", "R18", params)
    return Text("yutaka-thumb-level" if new == yours else "yutaka-thumb-chase", "R20", params)


# ------------------------------------------------------------------------------------ turning a tile
def _turn(tally: Tally, options: Row, rng: Quick) -> tuple[int, Text]:
    """Turn where this seat has more free places than the other: whoever has places can act on what appears."""
    best: list[int] = []
    top = 0
    for option in options:
        island = tally.kit.island_of[first_of(option)]
        ahead = tally.room[tally.me][island] - tally.room[1 - tally.me][island]
        if not best or ahead > top:
            best = [option]
            top = ahead
        elif ahead == top:
            best.append(option)
    option = best[rng.below(len(best))]
    number = tally.kit.island_of[first_of(option)] + 1
    key = "yutaka-thumb-turn-room" if top > 0 else "yutaka-thumb-turn-even" if top == 0 else "yutaka-thumb-turn-least"
    return option, Text(key, "A11", {"number": number, "n": abs(top)})
