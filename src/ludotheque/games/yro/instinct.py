"""What a player of YRO sees at a glance: which cards are worth having, where they lie best, and who is ahead.

Both rest on the estimate of the rules of thumb: how many VP a guild will have after the rounds that are likely to come,
if it recruits nobody any more. Here it is worked out on rows of numbers, with tables made once for a box, and a card is
tried out by what it adds. `value` shows what it finds in every guild to a small network, learned from play
(`instinct.json`), and compares what comes out.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from math import exp
from typing import Any, Final

from ludotheque.games.yro import factions, numbers, per, phases, quests, verbs, zones
from ludotheque.games.yro.effects import (
    Consolation,
    Force,
    Gain,
    Glory,
    Income,
    Levelling,
    Production,
    Recruitment,
    Victory,
)
from ludotheque.games.yro.field import LINE, SPOTS, WIDTH, front, open_spots
from ludotheque.games.yro.kit import YroKit
from ludotheque.kernel import DONE, NOBODY, Ask, Kit, Num, Row, State, append, first_of, new_row, second_of, verb_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import ask_of
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.network import Network, chance, network
from ludotheque.kernel.rows import Weights
from ludotheque.kernel.rowtools import bits, filled, new_weights

# ------------------------------------------------------------------------------------ what a guild does every round
#: Three numbers each: flat, for each Tech level, for each Magic level.
SCORES: Final = 0
EARNS: Final = 3
GLORY: Final = 6
FORCE: Final = 9
CONSOLED: Final = 12
PRODUCES: Final = 13  #: Tech, Magic
ENGINE: Final = 15

#: When an effect acts.
ON_RECRUITMENT: Final = 0
IN_COMBAT: Final = 1
REWARDED: Final = 2
UNREWARDED: Final = 3
IN_PRODUCTION: Final = 4
IN_INCOME: Final = 5
IN_VICTORY: Final = 6
LEVELS: Final = 7
EFFECT: Final = 5  #: numbers of an effect: when, what, n, each, bound
ROW: Final = (1 << WIDTH) - 1  #: the spots of a row, one bit each

# ------------------------------------------------------------------------------------ as in the rules of thumb
COIN: Final = 0.35
COIN_MOST: Final = 1.5
GROWTH: Final = 3.0
RECRUITED: Final = 1.8
NEW_COLUMN: Final = 1.5
BETTER_FRONT: Final = 1.0
BLUR: Final = 1.5
BLUR_LATER: Final = 2.0
TWO_OF_THREE: Final = 0.25
LATER: Final = 0.5
RIVAL: Final = 3.63
HURRY: Final = 2.0
COMBATS: Final = 2.0
IMAGINED: Final = 8  #: cards that are thought of when some are thrown away...
BETTER: Final = 4  #: ...and a card is kept that is better than so many of them

#: A move that gains so many VP more than another is e times as likely to be looked at.
SHARPNESS: Final = 0.7
#: What `value` sees of each guild.
SEEN: Final = 46


class Guild:
    """One guild, and what it would be with other cards in it."""

    eye: Eye
    tech: Num
    magic: Num
    coins: Num
    vp: Num
    engine: Row
    taken: Num  #: the spots that hold a card, one bit each
    size: Num
    faces: Row
    line: Row  #: the faces in each of the five columns, then in each of the five rows...
    held: Row  #: ...and how many there are
    top: Row  #: column -> its front spot
    leader: Row  #: and who lies there
    triples: bool
    doubles: bool

    def __init__(self, eye: Eye, of: Guild | None = None) -> None:
        self.eye = eye
        if of is not None:
            self.tech = of.tech
            self.magic = of.magic
            self.coins = of.coins
            self.vp = of.vp
            self.engine = of.engine[:]
            self.taken = of.taken
            self.size = of.size
            self.faces = of.faces[:]
            self.line = of.line[:]
            self.held = of.held[:]
            self.top = of.top[:]
            self.leader = of.leader[:]
            self.triples = of.triples
            self.doubles = of.doubles
            return
        self.tech = 0
        self.magic = 0
        self.coins = 0
        self.vp = 0
        self.engine = filled(ENGINE, 0)
        self.engine[EARNS] = numbers.BASE_INCOME
        self.taken = 0
        self.size = 0
        self.faces = filled(numbers.GUILD_SIZE + numbers.RECRUITED, 0)
        self.line = filled(2 * WIDTH * LINE, 0)
        self.held = filled(2 * WIDTH, 0)
        self.top = filled(WIDTH, SPOTS)
        self.leader = filled(WIDTH, 0)
        self.triples = False
        self.doubles = False

    def become(self, of: Guild) -> None:
        """The same as another, in rows of its own that are there already: only what is used is written."""
        self.tech = of.tech
        self.magic = of.magic
        self.coins = of.coins
        self.vp = of.vp
        self.taken = of.taken
        self.size = of.size
        self.triples = of.triples
        self.doubles = of.doubles
        i: Num
        n: Num
        mine = self.engine
        its = of.engine
        for i in range(ENGINE):
            mine[i] = its[i]
        mine = self.faces
        its = of.faces
        for i in range(of.size):
            mine[i] = its[i]
        mine = self.top
        its = of.top
        heads = self.leader
        its_heads = of.leader
        for i in range(WIDTH):
            mine[i] = its[i]
            heads[i] = its_heads[i]
        mine = self.held
        its = of.held
        cards = self.line
        its_cards = of.line
        for i in range(2 * WIDTH):
            mine[i] = its[i]
            for n in range(LINE * i, LINE * i + its[i]):
                cards[n] = its_cards[n]

    def read(self, g: State, seat: Num) -> None:
        """The guild as it lies on the table."""
        i: Num
        self.tech = g.vars[numbers.of(seat, numbers.TECH)]
        self.magic = g.vars[numbers.of(seat, numbers.MAGIC)]
        self.coins = g.vars[numbers.of(seat, numbers.COINS)]
        self.vp = g.vars[numbers.of(seat, numbers.VP)]
        zone = zones.GUILD + zones.SIDE * seat
        first = g.base[zone]
        for i in range(first, first + g.size[zone]):
            card = g.lie[i]
            self._lie(g.face[card], g.spot[card])
        for i in range(self.size):
            self._work(self.faces[i])

    # -------------------------------------------------------------------------------- cards come
    def put(self, face: Num, spot: Num) -> None:
        """A card comes into the guild, with all it gives at once (R19, R20)."""
        self._lie(face, spot)
        self._work(face)
        self._join(face)
        self._connect(spot % WIDTH)
        self._connect(WIDTH + spot // WIDTH)

    def _lie(self, face: Num, spot: Num) -> None:
        """A card lies on a spot: lines, front, strength."""
        column = spot % WIDTH
        row = WIDTH + spot // WIDTH
        self.line[LINE * column + self.held[column]] = face
        self.held[column] += 1
        self.line[LINE * row + self.held[row]] = face
        self.held[row] += 1
        self.faces[self.size] = face
        self.size += 1
        self.taken |= 1 << spot
        if spot < self.top[column]:
            if self.top[column] < SPOTS and not self.eye.behind[self.leader[column]]:
                self._fight(self.leader[column], -1)
            self.top[column] = spot
            self.leader[column] = face
            self._fight(face, 1)
        elif self.eye.behind[face]:
            self._fight(face, 1)

    def _fight(self, face: Num, times: Num) -> None:
        """R25–R27: its strength counts, or counts no more."""
        at: Num
        for at in range(3):
            self.engine[FORCE + at] += times * self.eye.force[3 * face + at]

    def _work(self, face: Num) -> None:
        """What a card does every round."""
        eye = self.eye
        i: Num
        if eye.triples[face]:
            self.triples = True
        if eye.doubles[face]:
            self.doubles = True
        for i in range(eye.first[face], eye.first[face + 1]):
            e = EFFECT * i
            when = eye.effects[e]
            n = eye.effects[e + 2]
            each = eye.effects[e + 3]
            at: Num = 0
            if each == per.TECH_LEVEL:
                at = 1
            elif each == per.MAGIC_LEVEL:
                at = 2
            elif each != per.FLAT:
                n *= self.counted(each, eye.effects[e + 4], eye.faction[face])
            if when == IN_VICTORY:
                self.engine[SCORES + at] += n
            elif when == IN_INCOME:
                self.engine[EARNS + at] += n
            elif when == IN_PRODUCTION:
                self.engine[PRODUCES + eye.effects[e + 1]] += n
            elif when == REWARDED:
                self.engine[GLORY + at] += n
            elif when == UNREWARDED:
                self.engine[CONSOLED] += n

    def counted(self, each: Num, bound: Num, faction: Num) -> Num:
        """How many cards, or professions, of the guild are meant."""
        eye = self.eye
        found: Num = 0
        professions: Num = 0
        i: Num
        for i in range(self.size):
            face = self.faces[i]
            professions |= 1 << eye.profession[face]
            if (
                (each == per.ALLY and eye.faction[face] == faction)
                or (each == per.COST_AT_LEAST and eye.cost[face] >= bound)
                or (each == per.COST_AT_MOST and eye.cost[face] <= bound)
                or (each == per.STRENGTH_AT_LEAST and eye.strength[face] >= bound)
            ):
                found += 1
        if each == per.PROFESSION:
            return bits(professions)
        return found

    def _join(self, face: Num) -> None:
        """R19: what a card gives once."""
        eye = self.eye
        i: Num
        for i in range(eye.first[face], eye.first[face + 1]):
            e = EFFECT * i
            when = eye.effects[e]
            if when == ON_RECRUITMENT:
                n = eye.effects[e + 2]
                each = eye.effects[e + 3]
                if each == per.TECH_LEVEL:
                    n *= numbers.LEVELS[self.tech]
                elif each == per.MAGIC_LEVEL:
                    n *= numbers.LEVELS[self.magic]
                elif each != per.FLAT:
                    n *= self.counted(each, eye.effects[e + 4], eye.faction[face])
                self.gain(eye.effects[e + 1], n)
            elif when == LEVELS:
                if self.tech < self.magic:
                    self.tech = self.magic
                else:
                    self.magic = self.tech

    def gain(self, what: Num, n: Num) -> None:
        """R36: Tech and Magic stop at 15."""
        if what == numbers.TECH:
            self.tech = min(numbers.CAP, self.tech + n)
        elif what == numbers.MAGIC:
            self.magic = min(numbers.CAP, self.magic + n)
        elif what == numbers.COINS:
            self.coins += n
        else:
            self.vp += n

    def _connect(self, line: Num) -> None:
        """R20: the bonuses of a line that is complete now."""
        if self.held[line] < LINE:
            return
        eye = self.eye
        what: Num
        a = self.line[LINE * line]
        b = self.line[LINE * line + 1]
        c = self.line[LINE * line + 2]
        times: Num = 1
        if self.doubles:
            times = 2
        if eye.faction[a] == eye.faction[b] and eye.faction[a] == eye.faction[c]:
            for what in range(4):
                self.gain(what, times * eye.faction_bonus[4 * eye.faction[a] + what])
        if eye.profession[a] == eye.profession[b] and eye.profession[a] == eye.profession[c]:
            for what in range(4):
                self.gain(what, times * eye.profession_bonus[4 * eye.profession[a] + what])

    # -------------------------------------------------------------------------------- numbers of it
    def by_level(self, at: Num) -> float:
        """What something gives at the levels of now."""
        tech = numbers.LEVELS[self.tech]
        magic = numbers.LEVELS[self.magic]
        return float(self.engine[at] + self.engine[at + 1] * tech + self.engine[at + 2] * magic)

    def promise(self, table: Table) -> float:
        """What lines that lack one card are worth (R20)."""
        out = 0.0
        line: Num
        for line in range(2 * WIDTH):
            if self.held[line] == LINE - 1:
                out += table.pair(self.line[LINE * line], self.line[LINE * line + 1])
        return TWO_OF_THREE * out

    def met(self, which: Num) -> bool:
        """R45: whether this guild fulfils a Quest, if Combat were now."""
        eye = self.eye
        if which == quests.GOLD2:
            return self.coins == 2
        if which == quests.GOLD12:
            return self.coins == 12
        if which == quests.INCOME7:
            return self.by_level(EARNS) >= 7.0
        if which == quests.POWER15:
            return self.by_level(FORCE) >= 15.0
        if which == quests.LEVELS2:
            return numbers.LEVELS[self.tech] >= 2 and numbers.LEVELS[self.magic] >= 2
        if which == quests.TECH3:
            return numbers.LEVELS[self.tech] >= 3
        if which == quests.FAITH3:
            return numbers.LEVELS[self.magic] >= 3
        i: Num
        n: Num = 0
        if which == quests.COLUMNS2:
            for i in range(WIDTH):
                if self.held[i] == LINE:
                    n += 1
            return n >= 2
        if which == quests.CHEAP3:
            return self.counted(per.COST_AT_MOST, 3, 0) >= 3
        if which == quests.EXPENSIVE3:
            return self.counted(per.COST_AT_LEAST, 5, 0) >= 3
        if which == quests.JOBS4:
            return self.counted(per.PROFESSION, 0, 0) >= 4
        for i in range(self.size):
            n |= 1 << eye.faction[self.faces[i]]
        return bits(n) >= 4


class Table:
    """All guilds: how long the game will last, how strong the others are."""

    def __init__(self, eye: Eye, g: State) -> None:
        self.eye = eye
        self.seats: Num = g.kit.seats
        self.rivals = 0.0
        self.guilds: list[Guild] = []
        self.trial = Guild(eye)  #: to try something out in
        self.forces = new_weights(self.seats)  #: what each will bring to the next Combat
        self.chance = 0.0  #: see `fight`
        self.rounds = 1.0
        self.expects = new_weights(self.seats)  #: the outlook of each guild, where it was asked for
        self.points = new_weights(3)  #: what a point of Tech, of Magic and an écu are worth, in VP
        self.of_faction = new_weights(len(factions.FACTIONS))  #: and the bonus of a line
        self.of_profession = new_weights(len(factions.PROFESSIONS))
        # For `best_spot`, of each column: what a card adds to it, and what the Combats give if it leads it.
        self.lined = new_weights(WIDTH)
        self.leading = new_weights(WIDTH)
        self.open_quests = new_row()
        if eye.quest_row != NOBODY:
            for card in g.cards(eye.quest_row):
                self.open_quests = append(self.open_quests, eye.quest[g.face[card]])
        if eye.rivals != NOBODY:
            for card in g.cards(eye.rivals):
                self.rivals += float(eye.strength[g.face[card]])
        for seat in range(self.seats):
            guild = Guild(eye)
            guild.read(g, seat)
            self.guilds.append(guild)

    def ready(self, me: Num, expecting: bool) -> None:
        """Work out the strengths and the rounds to come; whether others are expected to grow before Combat."""
        seat: Num
        for seat in range(self.seats):
            guild = self.guilds[seat]
            self.forces[seat] = guild.by_level(FORCE)
            if expecting and seat != me:
                columns: Num = bits(front(guild.taken))
                self.forces[seat] += BETTER_FRONT + NEW_COLUMN * float(min(2, LINE - columns))
        self._count_rounds()

    def price(self, me: Num, now: float) -> None:
        """What things are worth to a seat now, whose outlook is `now`."""
        guild = self.guilds[me]
        self.points[2] = coin(self.rounds - 1.0)
        was = guild.tech
        guild.tech = min(numbers.CAP, was + 2)
        self.points[0] = 0.2 + (self.outlook(guild, me, self.rounds) - now) / 2.0
        guild.tech = was
        was = guild.magic
        guild.magic = min(numbers.CAP, was + 2)
        self.points[1] = 0.2 + (self.outlook(guild, me, self.rounds) - now) / 2.0
        guild.magic = was
        self._price_bonuses(self.of_faction, self.eye.faction_gives)
        self._price_bonuses(self.of_profession, self.eye.profession_gives)

    def _price_bonuses(self, out: Weights, bonuses: Weights) -> None:
        """What the bonus of a line is worth: Tech, Magic, écus, VP."""
        points = self.points
        tech = points[0]
        magic = points[1]
        coins = points[2]
        of: Num
        for of in range(len(out)):
            out[of] = (
                bonuses[4 * of] * tech + bonuses[4 * of + 1] * magic + bonuses[4 * of + 2] * coins + bonuses[4 * of + 3]
            )

    def pair(self, a: Num, b: Num) -> float:
        """What the bonuses are worth that two cards may come to with a third."""
        eye = self.eye
        out = 0.0
        if eye.faction[a] == eye.faction[b]:
            out = self.of_faction[eye.faction[a]]
        if eye.profession[a] == eye.profession[b]:
            out += self.of_profession[eye.profession[a]]
        return out

    def _count_rounds(self) -> None:
        """How many rounds will be played, this one included: until somebody has 40 VP or nine Adventurers (R42)."""
        left = 9.0
        seat: Num
        for seat in range(self.seats):
            guild = self.guilds[seat]
            reward = self.fight(seat, self.forces[seat], 0)
            gain = reward + self.chance * guild.by_level(GLORY) + guild.by_level(SCORES)
            most = float(numbers.GUILD_SIZE - guild.size) / RECRUITED
            have = float(guild.vp)
            n = 0.0
            while have < 40.0 and n < most:
                gain += GROWTH
                have += gain
                n += 1.0
            if most < n:
                n = most
            if n < left:
                left = n
        if self.seats == 1:  # R51: the rivals must not come to more than 20
            n = (20.0 - self.rivals) / RIVAL
            if n < left:
                left = n
        if left < 1.0:
            left = 1.0
        self.rounds = left

    def fight(self, seat: Num, force: float, later: Num) -> float:
        """R30, R50: the VP a Combat will give, now or some rounds later; `chance` is that of any reward at all."""
        blur = BLUR + BLUR_LATER * float(later)
        if self.seats == 1:
            self.chance = 1.0 - stronger(self.rivals + RIVAL * float(1 + later) + 1.0 - force, blur)
            return 4.0 * self.chance
        if self.seats == 2:
            self.chance = 1.0 - stronger(self.forces[1 - seat] - force, blur)
            return 4.0 * self.chance
        ranks = new_weights(self.seats)  #: the likelihood of so many stronger guilds
        ranks[0] = 1.0
        met: Num = 0
        other: Num
        at: Num
        for other in range(self.seats):
            if other != seat:
                p = stronger(self.forces[other] - force, blur)
                met += 1
                at = met
                while at > 0:
                    ranks[at] = ranks[at] * (1.0 - p) + ranks[at - 1] * p
                    at -= 1
                ranks[0] *= 1.0 - p
        out = 0.0
        self.chance = 0.0
        for at in range(self.seats):
            reward = self.eye.rewards[at]
            if reward:
                out += ranks[at] * float(reward)
                self.chance += ranks[at]
        return out

    def outlook(self, guild: Guild, seat: Num, rounds: float) -> float:
        """The VP a guild will have after so many rounds more, if it recruits nobody."""
        engine = guild.engine
        out = float(guild.vp)
        tech = guild.tech
        magic = guild.magic
        last = 1.0 / 3.0
        if guild.triples:
            last = 1.0
        left = rounds
        n: Num = 0
        while left > 0.000001:
            share = 1.0
            if left < 1.0:
                share = left
            left -= 1.0
            t = numbers.LEVELS[tech]
            m = numbers.LEVELS[magic]
            reward = self.fight(seat, float(engine[FORCE] + engine[FORCE + 1] * t + engine[FORCE + 2] * m), n)
            glory = float(engine[GLORY] + engine[GLORY + 1] * t + engine[GLORY + 2] * m)
            out += share * (reward + self.chance * glory + (1.0 - self.chance) * float(engine[CONSOLED]))
            tech = min(numbers.CAP, tech + engine[PRODUCES])
            magic = min(numbers.CAP, magic + engine[PRODUCES + 1])
            t = numbers.LEVELS[tech]
            m = numbers.LEVELS[magic]
            out += share * float(engine[SCORES] + engine[SCORES + 1] * t + engine[SCORES + 2] * m)
            worth = last
            if left > 0.0:
                worth = coin(left)
            out += share * worth * float(engine[EARNS] + engine[EARNS + 1] * t + engine[EARNS + 2] * m)
            n += 1
        worth = last
        if rounds > 1.0:
            worth = coin(rounds - 1.0)
        return out + worth * float(guild.coins)

    def estimate(self, guild: Guild, me: Num) -> float:
        """The outlook of a seat's guild, with what lines and Quests promise."""
        rounds = self.rounds
        if guild.size >= numbers.GUILD_SIZE:
            rounds = 1.0
        out = self.outlook(guild, me, rounds)
        if rounds > 1.0:
            out += guild.promise(self)
        elif self.rounds > 1.0:  # the others will have no more rounds either
            most = 0.0
            least = 0.0
            other: Num
            for other in range(self.seats):
                if other != me:
                    most = max(most, self.outlook(self.guilds[other], other, self.rounds))
                    least = max(least, self.outlook(self.guilds[other], other, 1.0))
            out += most - least
        if self.seats == 1:
            out += HURRY * float(guild.size)
        for which in self.open_quests:
            if guild.met(which):
                out += 3.0
        return out

    def best_spot(self, guild: Guild, me: Num, face: Num) -> Num:
        """The best place for a card, at a quick look: for the next Combats, and in line with others."""
        eye = self.eye
        spots = open_spots(guild.taken)
        force = guild.by_level(FORCE)
        tech = numbers.LEVELS[guild.tech]
        magic = numbers.LEVELS[guild.magic]
        mine = float(eye.force[3 * face] + eye.force[3 * face + 1] * tech + eye.force[3 * face + 2] * magic)
        combats = COMBATS
        if self.rounds < combats:
            combats = self.rounds
        resting = -1.0  #: what the Combats give if it lies in no front
        found: Num = NOBODY
        high = 0.0
        row: Num
        column: Num
        lined = self.lined
        leading = self.leading
        for column in range(WIDTH):
            leading[column] = -1.0
            lined[column] = self.in_line(guild, column, face)
        for row in range(WIDTH):
            here = spots >> WIDTH * row & ROW
            if not here:
                continue
            beside = self.in_line(guild, WIDTH + row, face)
            for column in range(WIDTH):
                if not here >> column & 1:
                    continue
                spot = WIDTH * row + column
                if spot < guild.top[column]:
                    if leading[column] < 0.0:
                        total = force + mine
                        if guild.top[column] < SPOTS:
                            leader = guild.leader[column]
                            if not eye.behind[leader]:
                                total -= float(
                                    eye.force[3 * leader]
                                    + eye.force[3 * leader + 1] * tech
                                    + eye.force[3 * leader + 2] * magic
                                )
                        leading[column] = combats * self.fight(me, total, 0)
                    value = leading[column]
                else:
                    if resting < 0.0:
                        total = force + mine if eye.behind[face] else force
                        resting = combats * self.fight(me, total, 0)
                    value = resting
                value += lined[column] + beside
                if found < 0 or value > high + 0.000000001:
                    found = spot
                    high = value
        return found

    def in_line(self, guild: Guild, line: Num, face: Num) -> float:
        """What a card adds to a line: a promise, or a bonus and the end of one."""
        held = guild.held[line]
        if held == 0:
            return 0.0
        a = guild.line[LINE * line]
        if held == 1:
            return TWO_OF_THREE * self.pair(a, face)
        eye = self.eye
        b = guild.line[LINE * line + 1]
        out = -TWO_OF_THREE * self.pair(a, b)
        if eye.faction[a] == eye.faction[b] and eye.faction[a] == eye.faction[face]:
            out += self.of_faction[eye.faction[a]]
        if eye.profession[a] == eye.profession[b] and eye.profession[a] == eye.profession[face]:
            out += self.of_profession[eye.profession[a]]
        return out

    def gain(self, guild: Guild, me: Num, face: Num, now: float) -> float:
        """What a card adds to the estimate where it lies best, its cost not counted."""
        if guild.size >= numbers.GUILD_SIZE:
            return 0.0
        trial = self.trial
        trial.become(guild)
        trial.put(face, self.best_spot(guild, me, face))
        return self.estimate(trial, me) - now


def coin(rounds: float) -> float:
    """What an écu is worth with so many rounds to spend it in."""
    if rounds < 0.0:
        rounds = 0.0
    worth = 1.0 / 3.0 + COIN * rounds
    if worth > COIN_MOST:
        worth = COIN_MOST
    return worth


def stronger(ahead: float, blur: float) -> float:
    """How likely a guild that is ahead by so much will really be the stronger; equal is not stronger (R31)."""
    ahead -= 0.5
    if ahead < 0.0:
        return 0.5 + 0.5 * ahead / (blur - ahead)
    return 0.5 + 0.5 * ahead / (blur + ahead)


class Eye(Instinct):
    """The instinct of YRO, for one box."""

    def __init__(self, kit: YroKit, with_learned: bool = True) -> None:
        self.horizon = 0
        self.eagerness = 0.5
        self.seats: Num = kit.seats
        self.quest_row: Num = kit.quest_row
        self.quest = kit.quests
        self.rivals: Num = kit.rivals
        self.draft = kit.draft
        self.rewards = Row(numbers.REWARDS[kit.seats])
        self.faction_bonus = Row([n for bonus in factions.FACTION_BONUS for n in bonus])
        self.profession_bonus = Row([n for bonus in factions.PROFESSION_BONUS for n in bonus])
        self.faction_gives = Weights([float(n) for n in self.faction_bonus])  #: the same to reckon with
        self.profession_gives = Weights([float(n) for n in self.profession_bonus])
        cards = kit.adventurers
        self.faces: Num = len(cards)
        self.cost = Row([card.cost for card in cards])
        self.strength = Row([card.strength for card in cards])
        self.faction = Row([card.faction for card in cards])
        self.profession = Row([card.profession for card in cards])
        self.behind = Row([int(card.fights_from_behind) for card in cards])
        self.doubles = Row([int(card.doubles_bonuses) for card in cards])
        self.triples = Row([int(card.triples_coins) for card in cards])
        self.force = filled(3 * self.faces, 0)  #: flat, for each Tech level, for each Magic level
        effects: list[int] = []
        first = [0]
        for face in range(len(cards)):
            self.force[3 * face] = cards[face].strength
            for effect in cards[face].printed:
                if isinstance(effect, Levelling):
                    effects.extend([LEVELS, 0, 0, 0, 0])
                elif isinstance(effect, Force):
                    at = 1 if effect.each == per.TECH_LEVEL else 2 if effect.each == per.MAGIC_LEVEL else 0
                    self.force[3 * face + at] += effect.n
                elif isinstance(effect, Gain):
                    effects.extend([when(effect), effect.what, effect.n, effect.each, effect.bound])
            first.append(len(effects) // EFFECT)
        self.effects = Row(effects)
        self.first = Row(first)  #: face -> the first of its effects
        self.network: Network | None = None
        found = learned() if with_learned else {}
        if found:
            self.network = network(found["value"])

    # -------------------------------------------------------------------------------- the fast hand
    def weigh(self, g: State, seat: Num, options: Row) -> Weights:
        """By what each gains."""
        out = self._gains(g, seat, options)
        i: Num
        top = out[0]
        for i in range(len(options)):
            if out[i] > top:
                top = out[i]
        for i in range(len(options)):
            out[i] = exp(SHARPNESS * (out[i] - top))
        return out

    def pick(self, g: State, seat: Num, options: Row, rng: Quick) -> Num:
        """What gains most."""
        gains = self._gains(g, seat, options)
        i: Num
        best: Num = 0
        for i in range(1, len(options)):
            if gains[i] > gains[best]:
                best = i
        return options[best]

    def _gains(self, g: State, seat: Num, options: Row) -> Weights:
        """The VP that each option gains, at a quick look."""
        ask = ask_of(g, seat)
        assert ask is not None
        verb = verb_of(options[0])
        if options[0] == DONE and len(options) > 1:
            verb = verb_of(options[1])
        table = Table(self, g)
        table.ready(seat, True)
        table.price(seat, table.outlook(table.guilds[seat], seat, table.rounds))
        if verb == verbs.PLACE:
            return self._placing(table, g, seat, ask, options)
        if verb == verbs.RECRUIT:
            return self._recruiting(table, g, seat, ask, options)
        return self._choosing(table, seat, ask, options, verb)

    def _recruiting(self, table: Table, g: State, me: Num, ask: Ask, options: Row) -> Weights:
        """R15: a card for itself, or with the best of those that may still be picked after it."""
        out = new_weights(len(options))
        i: Num
        j: Num
        worth = table.points[2]
        guild = table.guilds[me]
        coins = guild.coins
        now = table.estimate(guild, me)
        if len(ask.picks):
            face = first_of(ask.picks[0])
            guild = Guild(self, guild)
            guild.put(face, table.best_spot(guild, me, face))
            now = table.estimate(guild, me)
        gains = new_weights(len(options))
        for i in range(len(options)):
            if options[i] != DONE:
                gains[i] = table.gain(guild, me, first_of(options[i]), now)
        for i in range(len(options)):
            if options[i] == DONE:
                if len(ask.picks):
                    out[i] = worth
                else:
                    out[i] = 2.0 * worth
                continue
            face = first_of(options[i])
            cost = self.cost[face]
            if len(ask.picks):
                out[i] = gains[i] - worth * float(cost)
                continue
            out[i] = gains[i] - worth * float(max(cost - 1, 0))
            if ask.high > 1:
                for j in range(i, len(options)):
                    if options[j] != DONE and (j > i or self._twice(g, me, face)):
                        both = cost + self.cost[first_of(options[j])]
                        if both <= coins:
                            together = gains[i] + gains[j] - worth * float(both)
                            if together > out[i]:
                                out[i] = together
        return out

    def _twice(self, g: State, me: Num, face: Num) -> bool:
        """Whether a hand holds more than one card of this face."""
        n: Num = 0
        for card in g.cards(zones.HAND + zones.SIDE * me):
            if g.face[card] == face:
                n += 1
        return n > 1

    def _placing(self, table: Table, g: State, me: Num, ask: Ask, options: Row) -> Weights:
        """R17, A2: each card on each spot."""
        out = new_weights(len(options))
        guild = table.guilds[me]
        for option in ask.picks:
            guild.put(first_of(option), second_of(option))
        for i in range(len(options)):
            face = first_of(options[i])
            trial = Guild(self, guild)
            trial.put(face, second_of(options[i]))
            for card in g.cards(zones.RECRUITS + zones.SIDE * me):
                if g.face[card] != face and len(ask.picks) == 0:  # the other one will find its place
                    other = g.face[card]
                    trial.put(other, table.best_spot(trial, me, other))
            out[i] = table.estimate(trial, me)
        return out

    def _choosing(self, table: Table, me: Num, ask: Ask, options: Row, verb: Num) -> Weights:
        """R10, R48: cards to throw away, to keep, to take from a pack."""
        out = new_weights(len(options))
        i: Num
        j: Num
        guild = table.guilds[me]
        now = table.estimate(guild, me)
        for i in range(len(options)):
            if options[i] != DONE:
                out[i] = self._alone(table, guild, me, first_of(options[i]), now)
        if verb == verbs.KEEP and len(ask.picks) == 0:
            for i in range(len(options)):
                most = 0.0
                for j in range(i + 1, len(options)):
                    if out[j] > most:
                        most = out[j]
                out[i] += most
        if verb != verbs.DISCARD:
            return out
        others = new_weights(IMAGINED)
        for i in range(IMAGINED):
            gain = self._alone(table, guild, me, (2 * i + 1) * self.faces // (2 * IMAGINED), now)
            j = i
            while j > 0 and others[j - 1] > gain:
                others[j] = others[j - 1]
                j -= 1
            others[j] = gain
        bar = others[BETTER]
        more = 0.0  #: what throwing away those behind will gain
        i = len(options) - 1
        while i >= 0:
            if options[i] != DONE:
                gain = bar - out[i]
                out[i] = gain + more
                if gain > 0.0:
                    more += gain
            i -= 1
        return out

    def _alone(self, table: Table, guild: Guild, me: Num, face: Num, now: float) -> float:
        """What a card by itself would gain, paid for; less if that must wait."""
        cost = max(self.cost[face] - 1, 0)
        gain = table.gain(guild, me, face, now) - table.points[2] * float(cost)
        if cost > guild.coins:
            gain *= LATER
        return gain

    # -------------------------------------------------------------------------------- how it stands
    def value(self, g: State) -> Weights:
        """The chance of every seat: what the network makes of its guild, beside the others."""
        table = self._table(g)
        out = new_weights(self.seats)
        if self.seats == 1:
            out[0] = self._alone_in_the_world(table)
            return out
        seat: Num
        total = 0.0
        net = self.network
        for seat in range(self.seats):
            if net is not None:
                out[seat] = chance(net.run(self._seen(table, g, seat))[0])
            else:
                out[seat] = exp(table.expects[seat] / (2.0 + 1.5 * table.rounds))
            total += out[seat]
        for seat in range(self.seats):
            out[seat] /= total
        return out

    def _table(self, g: State) -> Table:
        """The guilds with all that is decided already: recruits lie where they are best, or where they will be put."""
        table = Table(self, g)
        table.ready(0, False)
        if self._to_be_laid(g):  # what was learned saw all places chosen by the prices of the first seat
            table.price(0, table.outlook(table.guilds[0], 0, table.rounds))
        more = False
        seat: Num
        for seat in range(self.seats):
            guild = table.guilds[seat]
            ask = ask_of(g, seat)
            placed = filled(numbers.RECRUITED, -1)
            n: Num = 0
            if ask is not None and len(ask.picks) and verb_of(ask.picks[0]) == verbs.PLACE:
                for option in ask.picks:
                    guild.put(first_of(option), second_of(option))
                    placed[n] = first_of(option)
                    n += 1
                    more = True
            elif ask is not None and len(ask.picks) and verb_of(ask.picks[0]) == verbs.RECRUIT:
                for option in ask.picks:
                    guild.put(first_of(option), table.best_spot(guild, seat, first_of(option)))
                    guild.coins -= self.cost[first_of(option)]
                    more = True
            for card in g.cards(zones.RECRUITS + zones.SIDE * seat):
                face = g.face[card]
                if face == placed[0]:
                    placed[0] = -1
                elif face == placed[1]:
                    placed[1] = -1
                elif guild.size < numbers.GUILD_SIZE:
                    guild.put(face, table.best_spot(guild, seat, face))
                    more = True
        if more:
            table.ready(0, False)
        for seat in range(self.seats):
            table.expects[seat] = table.outlook(table.guilds[seat], seat, table.rounds)
        return table

    def _to_be_laid(self, g: State) -> bool:
        """Whether anybody has recruits, or has chosen some, that lie nowhere yet."""
        seat: Num
        for seat in range(self.seats):
            if g.size[zones.RECRUITS + zones.SIDE * seat]:
                return True
            ask = ask_of(g, seat)
            if ask is not None and len(ask.picks) and verb_of(ask.picks[0]) == verbs.RECRUIT:
                return True
        return False

    def _alone_in_the_world(self, table: Table) -> float:
        """R49–R52: how likely the guild is complete before the rivals are too strong, and a little for its VP."""
        guild = table.guilds[0]
        reward = table.fight(0, table.forces[0], 0)
        gain = reward + table.chance * guild.by_level(GLORY) + guild.by_level(SCORES) + GROWTH
        cards = float(numbers.GUILD_SIZE - guild.size) / RECRUITED
        points = float(numbers.GOAL - guild.vp) / gain
        needed = cards
        if points < needed:
            needed = points
        if needed < 1.0:
            needed = 1.0
        spare = 20.5 - table.rivals - RIVAL * needed
        safe = 1.0 / (1.0 + exp(-spare / (1.2 * needed)))
        vp = table.outlook(guild, 0, needed)
        return safe * (0.85 + 0.15 * vp / (vp + 40.0))

    def features(self, g: State) -> list[list[float]]:
        """What the network is shown of each seat."""
        table = self._table(g)
        return [list(self._seen(table, g, seat)) for seat in range(self.seats)]

    def _seen(self, table: Table, g: State, seat: Num) -> Weights:
        out = new_weights(SEEN)
        table.price(seat, table.expects[seat])
        guild = table.guilds[seat]
        other: Num
        n: Num
        vp: Num = 0
        most: Num = guild.vp
        cards: Num = guild.size
        force = 0.0
        ahead = 0.0
        for other in range(self.seats):
            if other != seat:
                its = table.guilds[other]
                if its.vp > vp:
                    vp = its.vp
                if its.size > cards:
                    cards = its.size
                if table.forces[other] > force:
                    force = table.forces[other]
                if table.expects[other] > ahead:
                    ahead = table.expects[other]
        if vp > most:
            most = vp
        out[0] = float(guild.vp) / 20.0
        out[1] = float(guild.coins) / 8.0
        out[2] = float(guild.tech) / 8.0
        out[3] = float(guild.magic) / 8.0
        out[4] = float(numbers.LEVELS[guild.tech]) / 2.0
        out[5] = float(numbers.LEVELS[guild.magic]) / 2.0
        out[6] = float(guild.size) / 5.0
        tech = guild.tech
        magic = guild.magic
        scored = 0.0
        earned = 0.0
        engine = guild.engine
        for n in range(4):
            tech = min(numbers.CAP, tech + engine[PRODUCES])
            magic = min(numbers.CAP, magic + engine[PRODUCES + 1])
            t = numbers.LEVELS[tech]
            m = numbers.LEVELS[magic]
            scored += float(engine[SCORES] + engine[SCORES + 1] * t + engine[SCORES + 2] * m)
            earned += float(engine[EARNS] + engine[EARNS + 1] * t + engine[EARNS + 2] * m)
            out[7 + n] = scored / float(8 * (n + 1))
            if n == 0:
                out[11] = earned / 5.0
            elif n == 2:
                out[12] = earned / 15.0
        out[13] = float(engine[PRODUCES]) / 2.0
        out[14] = float(engine[PRODUCES + 1]) / 2.0
        mine = table.forces[seat]
        out[15] = mine / 12.0
        lead = (mine - force) / 8.0
        if lead > 1.5:
            lead = 1.5
        elif lead < -1.5:
            lead = -1.5
        out[16] = lead
        out[17] = table.fight(seat, mine, 0) / 4.0
        glory = guild.by_level(GLORY)
        out[18] = glory / 3.0
        out[19] = table.chance * glory / 3.0
        out[20] = float(engine[CONSOLED]) / 2.0
        out[21] = guild.promise(table) / 3.0
        out[22] = float(bits(front(guild.taken))) / 3.0
        out[23] = float(engine[SCORES + 1]) / 4.0
        out[24] = float(engine[SCORES + 2]) / 4.0
        out[25] = float(engine[FORCE + 1] + engine[FORCE + 2]) / 4.0
        if guild.triples:
            out[26] = 1.0
        if guild.doubles:
            out[27] = 1.0
        self._hand(table, g, seat, out)
        out[32] = float(guild.vp - vp) / 20.0
        own = table.expects[seat]
        out[33] = own / 40.0
        out[34] = (own - ahead) / 20.0
        out[35] = table.rounds / 3.0
        out[36] = float(g.vars[numbers.ROUND]) / 4.0
        phase = g.vars[numbers.PHASE]
        if phase == phases.DRAW:
            out[37] = 1.0
        elif g.size[zones.RECRUITS + zones.SIDE * seat]:
            out[38] = 1.0
        out[39] = float(most) / 40.0
        out[40] = float(cards) / 9.0
        out[41] = (own - ahead) / 20.0 / table.rounds
        out[42] = float(len(table.open_quests)) / 4.0
        if self.draft:
            out[43] = 1.0
        out[44] = float(self.seats - 2) / 3.0
        out[45] = 1.0
        return out

    def _hand(self, table: Table, g: State, seat: Num, out: Weights) -> None:
        """What the best cards of a hand would gain."""
        guild = table.guilds[seat]
        now = table.estimate(guild, seat)
        best = 0.0
        second = 0.0
        total = 0.0
        can = 0.0
        zone = zones.HAND + zones.SIDE * seat
        first = g.base[zone]
        i: Num
        for i in range(first, first + g.size[zone]):
            face = g.face[g.lie[i]]
            gain = table.gain(guild, seat, face, now) - table.points[2] * float(self.cost[face])
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
            if self.cost[face] - 1 <= guild.coins:
                if gain > can:
                    can = gain
            total += gain
        out[28] = best / 8.0
        out[29] = second / 8.0
        out[30] = total / 20.0
        out[31] = can / 8.0


def when(effect: Gain) -> int:
    """When an effect acts."""
    if isinstance(effect, Recruitment):
        return ON_RECRUITMENT
    if isinstance(effect, Glory):
        return REWARDED
    if isinstance(effect, Consolation):
        return UNREWARDED
    if isinstance(effect, Production):
        return IN_PRODUCTION
    if isinstance(effect, Income):
        return IN_INCOME
    assert isinstance(effect, Victory)
    return IN_VICTORY


def learned() -> dict[str, Any]:
    """The learned numbers; empty where there are none."""
    file = resources.files("ludotheque.games.yro").joinpath("instinct.json")
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


@cache
def instinct(kit: Kit, with_learned: bool = True) -> Instinct:
    """The instinct for this box, with what was learned or by hand alone."""
    assert isinstance(kit, YroKit)
    return Eye(kit, with_learned)
