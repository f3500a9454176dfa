"""Rules of thumb for YRO: the advice of a player who reckons how a guild will fare until the end, and no further.

All of it rests on one estimate: how many VP a guild will have at the end if it recruits nobody any more. Combat,
Production, Income and Victory Points are played on in thought for as many rounds as are likely to come; écus count
for what they still can buy. Those are recruited who raise the estimate most, and placed where they do. So the plans
that players know come by themselves: income while there is time to spend it, Tech and Magic when somebody scores by
their levels, the front when Combat is close, Sovereigns late, lines when two of three lie there.

Only what the seat may know is read: the guilds, the numbers, its own cards and whatever else it has seen. The rules
themselves (R19–R31, R47) are those of `rules`, tried out on a guess and taken back.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro.box import (
    CAP,
    COINS,
    DISCARD_IT,
    DRAFT_IT,
    FACTION_BONUS,
    FORCE,
    GOAL,
    GUILD,
    GUILD_SIZE,
    HAND,
    KEEP_IT,
    LEVELS,
    MAGIC,
    PLACE_IT,
    PROFESSION_BONUS,
    QUEST_VP,
    RECRUITS,
    RIVAL_LIMIT,
    SIDE,
    TECH,
    VP,
    Adventurer,
    box_of,
    number,
)
from ludotheque.games.yro.field import LINE, SPOTS, WIDTH, front, line_through, open_spots, spot_name, taken
from ludotheque.games.yro.quests import BASE_INCOME, met
from ludotheque.games.yro.rules import (
    REWARDS,
    SOLO_REWARD,
    connect,
    fights_from_behind,
    join,
    rivals_strength,
    strength,
)
from ludotheque.games.yro.words import (
    PER_MAGIC_LEVEL,
    PER_TECH_LEVEL,
    Consolation,
    Force,
    Gain,
    Glory,
    Income,
    Production,
    Recruitment,
    Victory,
)
from ludotheque.kernel import DONE, NOBODY, Ask, State, Text, first_of, second_of, verb_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import ask_of, legal
from ludotheque.kernel.look import Look
from ludotheque.kernel.position import write_option
from ludotheque.kernel.view import rule_id

# ------------------------------------------------------------------------------------ the weights
# Found by playing variants against each other, hundreds of games at a time. Only what is expected of the other guilds
# in Combat is delicate: twice or half as much loses three games of five.

#: An écu is worth a third of a VP at the end (R43), and this much more for every round in which it can be spent...
COIN: Final = 0.35
#: ...but no more than this: only two can be recruited a round.
COIN_MOST: Final = 1.5
#: How much the VP that a guild gains in a round grow from round to round, by what it will recruit.
GROWTH: Final = 3.0
#: How many Adventurers a guild recruits in a round.
RECRUITED: Final = 1.8
#: What a column more, or a better front, will add to the strength of another guild before Combat.
NEW_COLUMN: Final = 1.5
BETTER_FRONT: Final = 1.0
#: How much of a revealed recruit's strength will count.
REVEALED: Final = 0.6
#: How unsure a lead in strength is in this Combat, and how much more so in every later one.
BLUR: Final = 1.5
BLUR_LATER: Final = 2.0
#: What two of a kind in line are worth, as a share of the bonus, while the third is missing.
TWO_OF_THREE: Final = 0.25
#: A card of the hand is kept when it is better than this share of the unseen ones; so many are looked at.
KEEP_BEST: Final = 0.6
IMAGINED: Final = 10
#: What becomes of the gain of a card that cannot be paid for yet.
LATER: Final = 0.5
#: R49: the mean strength of an Adventurer, and what a card more is worth to a guild that must be complete in time.
RIVAL: Final = 3.63
HURRY: Final = 2.0
#: For so many Combats the place of a card is thought to matter.
COMBATS: Final = 2.0

#: The parts of an estimate: VP in hand, Combat, the VP phases, écus, what lines and Quests promise.
IN_HAND: Final = 0
IN_COMBAT: Final = 1
IN_PHASES: Final = 2
IN_COINS: Final = 3
IN_LINES: Final = 4
IN_QUESTS: Final = 5
PARTS: Final = 6
EQUAL: Final = 1e-9


def advise(look: Look, rng: Quick) -> tuple[str, Text]:
    """The move this seat had best make, and why."""
    g = look.guess(rng)
    option, why = best(g, look.seat, rng)
    return write_option(g.kit, option), Text(why.key, rule_id(g.kit, why.rule), why.params)


def best(g: State, seat: int, rng: Quick) -> tuple[int, Text]:
    """The same for any world the seat holds possible; the generator decides what cards are imagined."""
    options = legal(g, seat)
    if len(options) == 1:
        return options[0], Text("yro-thumb-only")
    ask = ask_of(g, seat)
    assert ask is not None
    mind = Mind(g, seat)
    verb = verb_of(options[0]) if options[0] != DONE else verb_of(options[1])
    if verb == PLACE_IT:
        return _place(mind, ask, options)
    if verb == DISCARD_IT:
        return _throw(mind, ask.picks, options, rng)
    if verb in (KEEP_IT, DRAFT_IT):
        return _prefer(mind, ask, options, verb)
    return _recruit(mind, ask, options)


# ------------------------------------------------------------------------------------ the estimate
class Engine:
    """What a guild does every round. Lists of three: flat, for each Tech level, for each Magic level."""

    def __init__(self, g: State, seat: int) -> None:
        kit = box_of(g)
        self.produces = [0, 0]
        self.earns = [BASE_INCOME, 0, 0]
        self.scores = [0, 0, 0]
        self.glory = [0, 0, 0]
        self.consoled = 0
        self.force = [0, 0, 0]
        self.triples = False
        fighting = front(g, GUILD + SIDE * seat)
        for card in g.zones[GUILD + SIDE * seat]:
            it = kit.adventurers[g.face[card]]
            fights = card in fighting or fights_from_behind(it)
            if fights:
                self.force[0] += it.strength
            for effect in it.printed:
                if isinstance(effect, Gain):
                    at = 0
                    n = effect.n
                    if effect.per == PER_TECH_LEVEL:
                        at = 1
                    elif effect.per == PER_MAGIC_LEVEL:
                        at = 2
                    elif effect.per:
                        n = effect.amount(g, kit, seat, it)
                    if isinstance(effect, Victory):
                        self.scores[at] += n
                    elif isinstance(effect, Production):
                        self.produces[effect.what] += n
                    elif isinstance(effect, Income):
                        self.earns[at] += n
                    elif isinstance(effect, Force):
                        if fights:
                            self.force[at] += n
                    elif isinstance(effect, Glory):
                        self.glory[at] += n
                    elif isinstance(effect, Consolation):
                        self.consoled += n
                elif effect.key == "triples-coins":
                    self.triples = True


def by_level(of: list[int], tech: int, magic: int) -> int:
    """What something gives at these levels."""
    return of[0] + of[1] * tech + of[2] * magic


class Mind:
    """A seat's thoughts: how long the game will last, how strong the others are, what things are worth."""

    def __init__(self, g: State, me: int) -> None:
        self.g = g
        self.kit = box_of(g)
        self.me = me
        self.zone = GUILD + SIDE * me
        self.seats = self.kit.seats
        self.forces = [self._force(seat) for seat in range(self.seats)]  #: what each will bring to the next Combat
        self.rivals = rivals_strength(g, self.kit) if self.seats == 1 else 0
        self.rounds = self._rounds()
        self.others = self._others(self.rounds)
        self.others_now = self._others(1.0)
        #: What a point of Tech, of Magic, an écu and a VP are worth to this seat now.
        self.points = [0.0, 0.0, self._coin(self.rounds - 1.0), 1.0]
        now = total(self.outlook(me, self.rounds))
        for what in (TECH, MAGIC):
            var = number(me, what)
            was = g.vars[var]
            g.vars[var] = min(CAP, was + 2)
            self.points[what] = 0.2 + (total(self.outlook(me, self.rounds)) - now) / 2.0
            g.vars[var] = was

    def _force(self, seat: int) -> float:
        """The strength a guild will bring to the next Combat: what lies there, and what is likely to come."""
        g = self.g
        force = float(strength(g, self.kit, seat))
        if seat == self.me:
            return force
        recruits = g.zones[RECRUITS + SIDE * seat]
        if recruits:
            for card in recruits:
                force += REVEALED * self.kit.adventurers[g.face[card]].strength
            return force
        columns = len(front(g, GUILD + SIDE * seat))
        return force + BETTER_FRONT + NEW_COLUMN * min(2, LINE - columns)

    def _rounds(self) -> float:
        """How many rounds will be played, this one included: until somebody has 40 VP or nine Adventurers (R42)."""
        left = 9.0
        for seat in range(self.seats):
            vp = self.g.vars[number(seat, VP)]
            gain = total(self.outlook(seat, 1.0)[IN_COMBAT : IN_PHASES + 1])
            rounds = (GUILD_SIZE - len(self.g.zones[GUILD + SIDE * seat])) / RECRUITED
            n = 0.0
            have = float(vp)
            while have < GOAL and n < rounds:
                gain += GROWTH
                have += gain
                n += 1.0
            left = min(left, n, rounds)
        if self.seats == 1:  # R51: the rivals must not come to more than 20
            left = min(left, (RIVAL_LIMIT - self.rivals) / RIVAL)
        return max(1.0, left)

    def _others(self, rounds: float) -> float:
        """What the best of the others will have."""
        most = 0.0
        for seat in range(self.seats):
            if seat != self.me:
                most = max(most, total(self.outlook(seat, rounds)))
        return most

    def _coin(self, rounds: float) -> float:
        """What an écu is worth with so many rounds to spend it in."""
        return min(COIN_MOST, 1.0 / 3.0 + COIN * max(0.0, rounds))

    def outlook(self, seat: int, rounds: float) -> list[float]:
        """The VP a guild will have after so many rounds more, by parts, if it recruits nobody."""
        g = self.g
        engine = Engine(g, seat)
        out = [0.0] * PARTS
        out[IN_HAND] = float(g.vars[number(seat, VP)])
        tech = g.vars[number(seat, TECH)]
        magic = g.vars[number(seat, MAGIC)]
        last = 3.0 if engine.triples else 1.0
        left = rounds
        coming = self.forces[seat] if seat != self.me else 0.0
        n = 0
        while left > EQUAL:
            share = min(1.0, left)
            left -= 1.0
            of_tech = LEVELS[tech]
            of_magic = LEVELS[magic]
            force = max(coming, by_level(engine.force, of_tech, of_magic))
            chance = self.fight(seat, force, n, out, share)
            out[IN_COMBAT] += share * chance * by_level(engine.glory, of_tech, of_magic)
            out[IN_COMBAT] += share * (1.0 - chance) * engine.consoled
            tech = min(CAP, tech + engine.produces[0])
            magic = min(CAP, magic + engine.produces[1])
            of_tech = LEVELS[tech]
            of_magic = LEVELS[magic]
            out[IN_PHASES] += share * by_level(engine.scores, of_tech, of_magic)
            coin = self._coin(left) if left > 0.0 else last / 3.0
            out[IN_COINS] += share * coin * by_level(engine.earns, of_tech, of_magic)
            n += 1
        coin = self._coin(rounds - 1.0) if rounds > 1.0 else last / 3.0
        out[IN_COINS] += coin * g.vars[number(seat, COINS)]
        return out

    def fight(self, seat: int, force: float, later: int, out: list[float], share: float) -> float:
        """R30, R50: adds what a Combat, now or some rounds later, will give; the chance to obtain anything at all."""
        blur = BLUR + BLUR_LATER * later
        if self.seats == 1:
            chance = 1.0 - _stronger(self.rivals + RIVAL * (1 + later) + 1.0 - force, blur)
            out[IN_COMBAT] += share * SOLO_REWARD * chance
            return chance
        ranks = [0.0] * self.seats  #: the likelihood of so many stronger guilds
        ranks[0] = 1.0
        met_so_far = 0
        for other in range(self.seats):
            if other != seat:
                p = _stronger(self.forces[other] - force, blur)
                met_so_far += 1
                for at in range(met_so_far, 0, -1):
                    ranks[at] = ranks[at] * (1.0 - p) + ranks[at - 1] * p
                ranks[0] *= 1.0 - p
        chance = 0.0
        rewards = REWARDS[self.seats]
        for at in range(self.seats):
            if rewards[at]:
                out[IN_COMBAT] += share * ranks[at] * rewards[at]
                chance += ranks[at]
        return chance

    # ---------------------------------------------------------------- trying things out
    def put(self, card: int, spot: int) -> None:
        """Lay a card into the guild, with all it gives at once (R19, R20)."""
        g = self.g
        cards = g.zones[self.zone]
        at = len(cards)
        while at and g.spot[cards[at - 1]] > spot:
            at -= 1
        cards.insert(at, card)
        g.spot[card] = spot
        join(g, self.kit, self.me, card)
        connect(g, self.kit, self.me, spot)

    def lift(self, card: int, numbers: list[int]) -> None:
        """Take it back, and everything it gave."""
        self.g.zones[self.zone].remove(card)
        self.g.vars[:] = numbers

    def value(self) -> list[float]:
        """The estimate for this seat as the table is now, by parts."""
        g = self.g
        rounds = 1.0 if len(g.zones[self.zone]) >= GUILD_SIZE else self.rounds
        out = self.outlook(self.me, rounds)
        if rounds > 1.0:
            out[IN_LINES] = self.promise()
        else:
            out[IN_HAND] += self.others - self.others_now  # the others will have no more rounds either
        if self.seats == 1:
            out[IN_HAND] += HURRY * len(g.zones[self.zone])
        if self.kit.quest_row != NOBODY:
            force = number(self.me, FORCE)
            was = g.vars[force]
            g.vars[force] = strength(g, self.kit, self.me)
            for quest in g.zones[self.kit.quest_row]:
                if met(g, self.kit, self.me, self.kit.quests[g.face[quest]]):
                    out[IN_QUESTS] += QUEST_VP
            g.vars[force] = was
        return out

    def lines(self) -> list[list[int]]:
        """The cards in each of the five columns, from the top, then in each of the five rows."""
        g = self.g
        out: list[list[int]] = [[] for _ in range(2 * WIDTH)]
        for card in g.zones[self.zone]:
            spot = g.spot[card]
            out[spot % WIDTH].append(card)
            out[WIDTH + spot // WIDTH].append(card)
        return out

    def promise(self) -> float:
        """What lines that lack one card are worth (R20)."""
        out = 0.0
        for line in self.lines():
            if len(line) == LINE - 1:
                out += self.pair(line[0], line[1])
        return TWO_OF_THREE * out

    def in_line(self, line: list[int], card: int) -> float:
        """What a card adds to a line: a promise, or a bonus and the end of one."""
        if len(line) == 1:
            return TWO_OF_THREE * self.pair(line[0], card)
        if len(line) < LINE - 1:
            return 0.0
        out = -TWO_OF_THREE * self.pair(line[0], line[1])
        a = self.of(line[0])
        b = self.of(line[1])
        c = self.of(card)
        if a.faction == b.faction == c.faction:
            out += self.bonus(FACTION_BONUS[a.faction])
        if a.profession == b.profession == c.profession:
            out += self.bonus(PROFESSION_BONUS[a.profession])
        return out

    def pair(self, a: int, b: int) -> float:
        """What the bonuses are worth that two cards may come to with a third."""
        one = self.of(a)
        two = self.of(b)
        out = 0.0
        if one.faction == two.faction:
            out += self.bonus(FACTION_BONUS[one.faction])
        if one.profession == two.profession:
            out += self.bonus(PROFESSION_BONUS[one.profession])
        return out

    def bonus(self, parts: list[int]) -> float:
        """What a connection bonus is worth."""
        return total([parts[what] * self.points[what] for what in range(VP + 1)])

    def force_of(self, it: Adventurer) -> int:
        """A card's own strength at the levels of now (R26)."""
        out = it.strength
        for effect in it.printed:
            if isinstance(effect, Force):
                out += effect.amount(self.g, self.kit, self.me, it)
        return out

    def best_spot(self, card: int) -> int:
        """Where a card had best lie, at a quick look: for the next Combats, and in line with others."""
        g = self.g
        it = self.of(card)
        lines = self.lines()
        total = strength(g, self.kit, self.me)
        mine = self.force_of(it)
        spots = open_spots(taken(g, self.zone))
        worth: dict[int, float] = {}  #: strength -> what it is worth
        found = NOBODY
        top = 0.0
        for spot in range(SPOTS):
            if spots >> spot & 1:
                column = lines[spot % WIDTH]
                force = total
                on_front = not column or spot < g.spot[column[0]]
                if on_front or fights_from_behind(it):
                    force += mine
                if column and on_front and not fights_from_behind(self.of(column[0])):
                    force -= self.force_of(self.of(column[0]))
                if force not in worth:
                    out = [0.0] * PARTS
                    self.fight(self.me, float(force), 0, out, min(COMBATS, self.rounds))
                    worth[force] = out[IN_COMBAT]
                row = lines[WIDTH + spot // WIDTH]
                value = worth[force] + self.in_line(column, card) + self.in_line(row, card)
                if found < 0 or value > top + EQUAL:
                    found = spot
                    top = value
        return found

    def with_cards(self, cards: list[int], cost: int) -> list[float]:
        """The estimate once these cards are paid for and lie where they had best lie."""
        g = self.g
        numbers = g.vars[:]
        g.vars[number(self.me, COINS)] -= cost
        for card in cards:
            self.put(card, self.best_spot(card))
        out = self.value()
        for card in cards:
            g.zones[self.zone].remove(card)
        g.vars[:] = numbers
        return out

    def gain(self, face: int) -> float:
        """What a card by itself would add to the estimate."""
        card = self.one_like(face)
        cost = self.kit.adventurers[face].cost - 1
        gain = total(self.with_cards([card], cost)) - total(self.value())
        return gain if cost <= self.g.vars[number(self.me, COINS)] else LATER * gain

    def of(self, card: int) -> Adventurer:
        """What a card shows."""
        return self.kit.adventurers[self.g.face[card]]

    def one_like(self, face: int) -> int:
        """A card with this face that lies in no guild."""
        g = self.g
        for card in range(len(g.face)):
            if g.face[card] == face and self.kit.zones[g.where[card]].key != "guild":
                return card
        return NOBODY


def total(parts: list[float]) -> float:
    """The sum; the built-in one may be a whole number, which compiled code takes it for."""
    out = 0.0
    for part in parts:
        out += part
    return out


def _stronger(ahead: float, blur: float) -> float:
    """How likely a guild that is ahead by so much will really be the stronger; equal is not stronger (R31)."""
    ahead -= 0.5
    return 0.5 + 0.5 * ahead / (abs(ahead) + blur)


# ------------------------------------------------------------------------------------ Pioche and Draft
def _throw(mind: Mind, picks: list[int], options: list[int], rng: Quick) -> tuple[int, Text]:
    """R10: throw away what is worse than most of what may come instead."""
    unseen = _unseen(mind)
    imagined: list[float] = []
    for _ in range(IMAGINED):
        imagined.append(mind.gain(unseen[rng.below(len(unseen))]))
    imagined.sort()
    bar = imagined[int(KEEP_BEST * IMAGINED)]
    for option in options:
        if option != DONE and mind.gain(first_of(option)) < bar:
            card = mind.kit.adventurers[first_of(option)]
            return option, Text("yro-thumb-throw", "R10", {"card": card.name})
    return DONE, Text("yro-thumb-thrown" if picks else "yro-thumb-keep-all", "R10")


def _unseen(mind: Mind) -> list[int]:
    """The faces of all cards this seat has not seen, in the order of the list."""
    left = mind.kit.copies[: len(mind.kit.adventurers)]
    g = mind.g
    for card in range(len(g.face)):
        face = g.face[card]
        if face < len(left) and g.known[card] >> mind.me & 1:
            left[face] -= 1
    out: list[int] = []
    for face in range(len(left)):
        for _ in range(left[face]):
            out.append(face)
    return out


def _prefer(mind: Mind, ask: Ask, options: list[int], verb: int) -> tuple[int, Text]:
    """R48: keep, or take from the pack, what adds most; of several to keep, the first in the order of the hand."""
    faces: list[int] = []
    for option in options:
        faces.append(first_of(option))
        if verb == KEEP_IT:  # a card that is there twice may be kept twice
            there = 0
            for card in mind.g.zones[HAND + SIDE * mind.me]:
                there += 1 if mind.g.face[card] == first_of(option) else 0
            for _ in range(1, there - ask.picks.count(option)):
                faces.append(first_of(option))
    gains = [mind.gain(face) for face in faces]
    wanted = sorted(gains)[len(gains) - (ask.low - len(ask.picks))]
    at = 0
    while gains[at] < wanted:
        at += 1
    key = "yro-thumb-keep" if verb == KEEP_IT else "yro-thumb-draft"
    why = Text(key, "R48", {"card": mind.kit.adventurers[faces[at]].name})
    return (mind.kit.keepings if verb == KEEP_IT else mind.kit.draftings)[faces[at]], why


# ------------------------------------------------------------------------------------ Recrutement
class Choice:
    """Cards that may be recruited together, what they cost, and the estimate with them."""

    def __init__(self, cards: list[int], cost: int) -> None:
        self.cards = cards
        self.cost = cost
        self.parts: list[float] = []
        self.value = 0.0


def _recruit(mind: Mind, ask: Ask, options: list[int]) -> tuple[int, Text]:
    """R15: two, one or none: whatever leaves the best estimate."""
    choices = _choices(mind, ask)
    for choice in choices:
        choice.parts = mind.with_cards(choice.cards, choice.cost)
        choice.value = total(choice.parts)
    found = choices[0]
    for choice in choices:
        if choice.value > found.value + EQUAL:
            found = choice
    n = len(ask.picks)
    if len(found.cards) == n:
        if n:
            return DONE, Text("yro-thumb-one", "R15", {"card": mind.of(found.cards[0]).name})
        return DONE, Text("yro-thumb-save", "R15", {"n": 2})
    card = found.cards[n]
    return mind.kit.recruitings[mind.g.face[card]], _why_recruit(mind, found, card)


def _choices(mind: Mind, ask: Ask) -> list[Choice]:
    """All that can be recruited with what is picked already: A1, A4, A5; equal cards once."""
    g = mind.g
    hand = g.zones[HAND + SIDE * mind.me]
    coins = g.vars[number(mind.me, COINS)]
    out: list[Choice] = []
    picked = len(ask.picks)
    if not picked:
        out.append(Choice([], -2))
    last = NOBODY
    for i in range(len(hand)):
        first = g.face[hand[i]]
        if first == last or (picked and first != first_of(ask.picks[0])):
            continue
        last = first
        cost = mind.of(hand[i]).cost
        if cost - 1 <= coins:
            out.append(Choice([hand[i]], max(0, cost - 1)))
        before = NOBODY
        for j in range(i + 1, len(hand)):
            both = cost + mind.of(hand[j]).cost
            if g.face[hand[j]] != before and both <= coins and ask.high > 1:
                out.append(Choice([hand[i], hand[j]], both))
            before = g.face[hand[j]]
    return out


def _why_recruit(mind: Mind, choice: Choice, card: int) -> Text:
    """The part of the estimate that a card raises most, beside the other one that is recruited with it."""
    it = mind.of(card)
    rest = [other for other in choice.cards if other != card]
    alone = mind.with_cards(rest, choice.cost - it.cost)
    part = NOBODY
    for at in range(PARTS):
        if at != IN_COINS and (part < 0 or choice.parts[at] - alone[at] > choice.parts[part] - alone[part]):
            part = at
    coins = mind.points[COINS] * it.cost + choice.parts[IN_COINS] - alone[IN_COINS]
    raised = choice.parts[part] - alone[part]
    params: dict[str, int | str] = {"card": it.name, "n": max(1, round(raised))}
    if len(mind.g.zones[mind.zone]) + len(choice.cards) == GUILD_SIZE:
        return Text("yro-thumb-ninth", "R42", params)
    if coins > raised:
        params["n"] = max(1, round(coins / mind.points[COINS]))
        return Text("yro-thumb-income", "R38", params)
    if part == IN_QUESTS:
        return Text("yro-thumb-quest", "R45", params)
    if part == IN_COMBAT:
        return Text("yro-thumb-war", "R30", params)
    if part == IN_LINES:
        return Text("yro-thumb-lines", "R20", params)
    if part == IN_HAND:
        return Text("yro-thumb-at-once", "R19", params)
    for effect in it.printed:
        if isinstance(effect, Victory):
            return Text("yro-thumb-score", "R40", params)
    for effect in it.printed:
        if isinstance(effect, (Recruitment, Production)) and effect.what <= MAGIC:
            return Text("yro-thumb-tech" if effect.what == TECH else "yro-thumb-magic", "R37", params)
    return Text("yro-thumb-score", "R40", params)


def _place(mind: Mind, ask: Ask, options: list[int]) -> tuple[int, Text]:
    """R17, A2: the order and the spots that leave the best estimate; what is placed already lies there in thought."""
    g = mind.g
    recruits = g.zones[RECRUITS + SIDE * mind.me][:]
    for option in ask.picks:
        card = _take(mind, recruits, first_of(option))
        mind.put(card, second_of(option))
    numbers = g.vars[:]
    found = NOBODY
    top = 0.0
    for option in options:
        left = recruits[:]
        card = _take(mind, left, first_of(option))
        mind.put(card, second_of(option))
        value = total(mind.with_cards(left, 0))
        if found < 0 or value > top + EQUAL:
            found = option
            top = value
        mind.lift(card, numbers)
    return found, _why_place(mind, _take(mind, recruits, first_of(found)), second_of(found))


def _take(mind: Mind, cards: list[int], face: int) -> int:
    """Take a card with this face from some cards."""
    for card in cards:
        if mind.g.face[card] == face:
            cards.remove(card)
            return card
    return NOBODY


def _why_place(mind: Mind, card: int, spot: int) -> Text:
    """What a card does where it lies: a bonus, two of three, the front, or nothing but its effects."""
    g = mind.g
    it = mind.of(card)
    params: dict[str, int | str] = {"card": it.name, "spot": spot_name(spot)}
    force = strength(g, mind.kit, mind.me)
    promise = mind.promise()
    mind.put(card, spot)
    for column in (False, True):
        line = line_through(g, mind.zone, spot, column)
        if len(line) == LINE and _alike(mind, line):
            return Text("yro-thumb-place-line", "R20", params)
    now = strength(g, mind.kit, mind.me)
    params["n"] = now
    if now > force:
        return Text("yro-thumb-place-front", "R25", params)
    if mind.promise() > promise + EQUAL:
        return Text("yro-thumb-place-pair", "R20", params)
    return Text("yro-thumb-place-behind", "A9", params)


def _alike(mind: Mind, line: list[int]) -> bool:
    """R20: whether three cards give a bonus."""
    a = mind.of(line[0])
    b = mind.of(line[1])
    c = mind.of(line[2])
    return a.faction == b.faction == c.faction or a.profession == b.profession == c.profession
