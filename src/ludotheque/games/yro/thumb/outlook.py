"""The estimate: how many VP a guild will have at the end if it recruits nobody any more."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import numbers, per, zones
from ludotheque.games.yro.effects import Consolation, Force, Gain, Glory, Income, Production, Victory
from ludotheque.games.yro.field import LINE, front, taken
from ludotheque.games.yro.kit import kit_of
from ludotheque.games.yro.rules.combat import rivals_strength, strength
from ludotheque.games.yro.thumb import weights
from ludotheque.kernel import Num, Row, State
from ludotheque.kernel.rowtools import bits, filled

#: The parts of an estimate: VP in hand, Combat, the VP phases, écus, what lines and Quests promise.
IN_HAND: Final = 0
IN_COMBAT: Final = 1
IN_PHASES: Final = 2
IN_COINS: Final = 3
IN_LINES: Final = 4
IN_QUESTS: Final = 5
PARTS: Final = 6
EQUAL: Final = 1e-9


class Engine:
    """What a guild does every round. Rows of three: flat, for each Tech level, for each Magic level."""

    def __init__(self, g: State, seat: Num) -> None:
        kit = kit_of(g)
        self.produces = filled(2, 0)
        self.earns = filled(3, 0)
        self.earns[0] = numbers.BASE_INCOME
        self.scores = filled(3, 0)
        self.glory = filled(3, 0)
        self.consoled: Num = 0
        self.force = filled(3, 0)
        self.triples = False
        ahead = front(taken(g, zones.GUILD + zones.SIDE * seat))
        for card in g.cards(zones.GUILD + zones.SIDE * seat):
            it = kit.adventurers[g.face[card]]
            fights = ahead >> g.spot[card] & 1 == 1 or it.fights_from_behind
            if fights:
                self.force[0] += it.strength
            if it.triples_coins:
                self.triples = True
            for effect in it.printed:
                if isinstance(effect, Gain):
                    at: Num = 0
                    n = effect.n
                    if effect.each == per.TECH_LEVEL:
                        at = 1
                    elif effect.each == per.MAGIC_LEVEL:
                        at = 2
                    elif effect.each:
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


def by_level(of: Row, tech: Num, magic: Num) -> float:
    """What something gives at these levels."""
    return float(of[0] + of[1] * tech + of[2] * magic)


class Outlook:
    """A seat's expectations: how long the game will last, how strong the others are, what things are worth."""

    def __init__(self, g: State, me: Num) -> None:
        self.g = g
        self.kit = kit_of(g)
        self.me = me
        self.zone = zones.GUILD + zones.SIDE * me
        self.seats = self.kit.seats
        self.forces = [self._force(seat) for seat in range(self.seats)]  #: what each will bring to the next Combat
        self.rivals = float(rivals_strength(g, self.kit)) if self.seats == 1 else 0.0
        self.rounds = self._rounds()
        self.others = self._others(self.rounds)
        self.others_now = self._others(1.0)
        #: What a point of Tech, of Magic, an écu and a VP are worth to this seat now.
        self.points = [0.0, 0.0, self._coin(self.rounds - 1.0), 1.0]
        now = total(self.outlook(me, self.rounds))
        for what in (numbers.TECH, numbers.MAGIC):
            var = numbers.of(me, what)
            was = g.vars[var]
            g.vars[var] = min(numbers.CAP, was + 2)
            self.points[what] = 0.2 + (total(self.outlook(me, self.rounds)) - now) / 2.0
            g.vars[var] = was

    def _force(self, seat: Num) -> float:
        """The strength a guild will bring to the next Combat: what lies there, and what is likely to come."""
        g = self.g
        force = float(strength(g, self.kit, seat))
        if seat == self.me:
            return force
        recruits = g.cards(zones.RECRUITS + zones.SIDE * seat)
        if len(recruits):
            for card in recruits:
                force += weights.REVEALED * float(self.kit.adventurers[g.face[card]].strength)
            return force
        columns = bits(front(taken(g, zones.GUILD + zones.SIDE * seat)))
        return force + weights.BETTER_FRONT + weights.NEW_COLUMN * float(min(2, LINE - columns))

    def _rounds(self) -> float:
        """How many rounds will be played, this one included: until somebody has 40 VP or nine Adventurers (R42)."""
        left = 9.0
        for seat in range(self.seats):
            vp = self.g.vars[numbers.of(seat, numbers.VP)]
            gain = total(self.outlook(seat, 1.0)[IN_COMBAT : IN_PHASES + 1])
            rounds = float(numbers.GUILD_SIZE - self.g.size[zones.GUILD + zones.SIDE * seat]) / weights.RECRUITED
            n = 0.0
            have = float(vp)
            while have < numbers.GOAL and n < rounds:
                gain += weights.GROWTH
                have += gain
                n += 1.0
            left = min(left, n, rounds)
        if self.seats == 1:  # R51: the rivals must not come to more than 20
            left = min(left, (numbers.RIVAL_LIMIT - self.rivals) / weights.RIVAL)
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
        return min(weights.COIN_MOST, 1.0 / 3.0 + weights.COIN * max(0.0, rounds))

    def outlook(self, seat: Num, rounds: float) -> list[float]:
        """The VP a guild will have after so many rounds more, by parts, if it recruits nobody."""
        g = self.g
        engine = Engine(g, seat)
        out = [0.0] * PARTS
        out[IN_HAND] = float(g.vars[numbers.of(seat, numbers.VP)])
        tech = g.vars[numbers.of(seat, numbers.TECH)]
        magic = g.vars[numbers.of(seat, numbers.MAGIC)]
        last = 3.0 if engine.triples else 1.0
        left = rounds
        coming = self.forces[seat] if seat != self.me else 0.0
        n = 0
        while left > EQUAL:
            share = min(1.0, left)
            left -= 1.0
            of_tech = numbers.LEVELS[tech]
            of_magic = numbers.LEVELS[magic]
            force = max(coming, by_level(engine.force, of_tech, of_magic))
            chance = self.fight(seat, force, n, out, share)
            out[IN_COMBAT] += share * chance * by_level(engine.glory, of_tech, of_magic)
            out[IN_COMBAT] += share * (1.0 - chance) * float(engine.consoled)
            tech = min(numbers.CAP, tech + engine.produces[0])
            magic = min(numbers.CAP, magic + engine.produces[1])
            of_tech = numbers.LEVELS[tech]
            of_magic = numbers.LEVELS[magic]
            out[IN_PHASES] += share * by_level(engine.scores, of_tech, of_magic)
            coin = self._coin(left) if left > 0.0 else last / 3.0
            out[IN_COINS] += share * coin * by_level(engine.earns, of_tech, of_magic)
            n += 1
        coin = self._coin(rounds - 1.0) if rounds > 1.0 else last / 3.0
        out[IN_COINS] += coin * float(g.vars[numbers.of(seat, numbers.COINS)])
        return out

    def fight(self, seat: Num, force: float, later: int, out: list[float], share: float) -> float:
        """R30, R50: adds what a Combat, now or some rounds later, will give; the chance to obtain anything at all."""
        blur = weights.BLUR + weights.BLUR_LATER * later
        if self.seats == 1:
            chance = 1.0 - _stronger(self.rivals + weights.RIVAL * (1 + later) + 1.0 - force, blur)
            out[IN_COMBAT] += share * numbers.SOLO_REWARD * chance
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
        rewards = numbers.REWARDS[self.seats]
        for at in range(self.seats):
            if rewards[at]:
                out[IN_COMBAT] += share * ranks[at] * rewards[at]
                chance += ranks[at]
        return chance


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
