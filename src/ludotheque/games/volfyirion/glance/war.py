"""War and the dragon at a glance (see `thumb.war`, `thumb.dragon`)."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, numbers, verbs
from ludotheque.games.volfyirion.glance.sight import Sight
from ludotheque.games.volfyirion.glance.tables import MERCENARY
from ludotheque.games.volfyirion.modes.coop import tally
from ludotheque.games.volfyirion.modes.teams import SPAN
from ludotheque.games.volfyirion.rules.cities import defence
from ludotheque.games.volfyirion.thumb import weights
from ludotheque.kernel import NOBODY, Num, Row, append, first_of, new_row, pack, second_of, verb_of
from ludotheque.kernel.rows import Weights
from ludotheque.kernel.rowtools import new_weights


class Targets:
    """The enemy Cities: the Battle each takes to destroy, and how much less if an ability removes its Troop."""

    def __init__(self, s: Sight) -> None:
        self.spots = new_row(4)
        self.prices = new_row(4)
        self.savings = new_row(4)
        self.values: Weights = new_weights(6)
        g = s.g
        kit = s.kit
        foe = s.foe
        span: Num = SPAN if kit.teams else 1
        cities = kit.cities[foe]
        base = g.base[cities]
        for i in range(base, base + g.size[cities]):
            spot = g.spot[g.lie[i]]
            if spot % span:
                continue
            wall: Num = 0
            for j in range(base, base + g.size[cities]):
                if g.spot[g.lie[j]] // span == spot // span:
                    wall += kit.defence[g.face[g.lie[j]]]
            guard: Num = 0
            hired = False
            troops = kit.troops[foe]
            first = g.base[troops]
            for j in range(first, first + g.size[troops]):
                card = g.lie[j]
                if g.spot[card] // span == spot // span:
                    guard += kit.defence[g.face[card]]
                    hired = s.tables.flags[g.face[card]] & MERCENARY != 0
            if span == 1:
                wall = defence(g, kit, foe, spot) - guard
            value = weights.CITY + weights.WALL * float(wall)
            if span == 1:
                building = g.at(kit.buildings[foe], spot)
                if building != NOBODY:
                    value += weights.STAYING * s.gives(g.face[building])
            self.values[len(self.spots)] = value
            self.spots = append(self.spots, spot)
            if guard == 0:
                self.prices = append(self.prices, wall)
                self.savings = append(self.savings, 0)
            elif hired:
                self.prices = append(self.prices, wall + guard)
                self.savings = append(self.savings, guard)
            else:
                self.prices = append(self.prices, wall + guard + wall)
                self.savings = append(self.savings, wall + guard)


class Gifts:
    """All that can be given up for points of a sort, the cheapest first; or, for NOBODY, to remove a Troop."""

    def __init__(self, s: Sight, what: Num) -> None:
        self.options = new_row()
        self.points = new_row()
        self.losses: Weights = new_weights(16)
        self.total: Num = 0
        if not s.has(verbs.SCRAP) and not s.has(verbs.SCRAP_AT):
            return
        t = s.tables
        for option in s.options:
            face = s.given_up(option)
            if face == NOBODY:
                continue
            points: Num = 0
            if what == numbers.BATTLE:
                points = t.battle[face]
            elif what == numbers.KNOWLEDGE:
                points = t.knowledge[face]
            elif t.troop[face]:
                points = 1
            if points and len(self.options) < 16:
                self.put(option, points, s.loss(option, face))

    def put(self, option: Num, points: Num, loss: float) -> None:
        """One more, behind all that cost no more."""
        at: Num = len(self.options)
        self.options = append(self.options, option)
        self.points = append(self.points, points)
        while at > 0 and self.losses[at - 1] > loss:
            self.options[at] = self.options[at - 1]
            self.points[at] = self.points[at - 1]
            self.losses[at] = self.losses[at - 1]
            at -= 1
        self.options[at] = option
        self.points[at] = points
        self.losses[at] = loss
        self.total += points


def attack(s: Sight) -> Num:
    """R31–R33: of all ways to destroy Cities this turn the one that is worth most; its next move."""
    gifts = Gifts(s, numbers.BATTLE)
    if s.battle + gifts.total <= 0:
        return NOBODY
    routs = Gifts(s, NOBODY)
    targets = Targets(s)
    n: Num = len(targets.spots)
    within = False
    for i in range(n):
        price = targets.prices[i]
        if len(routs.options):
            price -= targets.savings[i]
        if price <= s.battle + gifts.total:
            within = True
    if not within:
        return NOBODY
    burning: Num = NOBODY
    dragon = s.g.vars[numbers.DRAGON]
    if dragon > 0 and s.doomed == NOBODY and s.expected_knowledge() < weights.ANSWERED:
        burning = numbers.perch_spot(dragon)
    best = 0.0
    found: Num = NOBODY
    mask: Num
    for mask in range(1, 1 << n):
        for rout in range(len(routs.options) + 1):
            price = 0
            value = 0.0
            first: Num = NOBODY
            give: Num = NOBODY
            all_of_them = True
            for i in range(n):
                if mask >> i & 1:
                    price += targets.prices[i]
                    value += targets.values[i]
                    if targets.spots[i] == burning:
                        value -= weights.CITY / 2.0
                    if first == NOBODY:
                        first = targets.spots[i]
                else:
                    all_of_them = False
            used: Num = 0
            for k in range(rout):
                save: Num = NOBODY
                for i in range(n):
                    if mask >> i & 1 and not used >> i & 1:
                        if targets.savings[i] > 0 and (save == NOBODY or targets.savings[i] > targets.savings[save]):
                            save = i
                if save != NOBODY:
                    used |= 1 << save
                    price -= targets.savings[save]
                    value -= routs.losses[k]
                    if give == NOBODY:
                        give = routs.options[k]
            have = s.battle
            for k in range(len(gifts.options)):
                if have < price:
                    have += gifts.points[k]
                    value -= gifts.losses[k]
                    if give == NOBODY:
                        give = gifts.options[k]
            if have < price:
                continue
            if all_of_them:
                value += weights.WIN
            if value > best + weights.EQUAL:
                best = value
                found = give if give != NOBODY else pack(verbs.ATTACK, first)
    if found != NOBODY and s.can(found):
        return found
    return NOBODY


def rout(s: Sight) -> Num:
    """R32: Battle that buys nothing else drives a Troop away, or takes a City that would have burnt anyway."""
    if not s.has(verbs.ATTACK):
        return NOBODY
    targets = Targets(s)
    found: Num = NOBODY
    price: Num = 99
    for i in range(len(targets.spots)):
        option = pack(verbs.ATTACK, targets.spots[i])
        if targets.prices[i] < price and s.can(option):
            found, price = option, targets.prices[i]
    return found


def destroy(s: Sight) -> Num:
    """R45: the Troop whose City can be destroyed then; else the Building, or the Troop, that is worth most."""
    g = s.g
    targets = Targets(s)
    found = s.options[0]
    top = -1.0
    for option in s.options:
        if verb_of(option) != verbs.DESTROY:
            continue
        troop = second_of(option) == kinds.TROOP
        zone = s.kit.troops[s.foe] if troop else s.kit.buildings[s.foe]
        score = s.in_play(g.face[g.at(zone, first_of(option))])
        if troop:
            for i in range(len(targets.spots)):
                if targets.spots[i] == first_of(option) and targets.prices[i] - targets.savings[i] <= s.battle:
                    score += targets.values[i] + float(targets.savings[i])
        if score > top:
            found, top = option, score
    return found


# ------------------------------------------------------------------------------------ the dragon
def move_dragon(s: Sight) -> Num:
    """R40: home from the own City, whatever it takes; away from the Lair if the enemy is unlikely to send it back."""
    if s.doomed != NOBODY:
        if s.has(verbs.CALL_BACK):
            return pack(verbs.CALL_BACK)
        return _for_knowledge(s, weights.CITY)
    if s.g.vars[numbers.DRAGON] != numbers.AT_LAIR:
        return NOBODY
    sends = s.has(verbs.SEND)
    if not sends and not s.has(verbs.SCRAP) and not s.has(verbs.SCRAP_AT) and not s.has(verbs.COLLIDE):
        return NOBODY
    last = s.g.size[s.kit.cities[s.foe]] == 1
    knowledge = s.expected_knowledge()
    if sends and (knowledge < weights.ANSWERED or last):
        found = send(s)
        if found != NOBODY:
            return found
    if knowledge < weights.ANSWERED - 2.0 or (last and knowledge < weights.ANSWERED):
        return _for_knowledge(s, weights.WIN if last else weights.CITY / 2.0)
    return NOBODY


def send(s: Sight) -> Num:
    """R40, R48: to the enemy City that is hardest to attack."""
    if not s.has(verbs.SEND):
        return NOBODY
    targets = Targets(s)
    found: Num = NOBODY
    top = 0.0
    for i in range(len(targets.spots)):
        score = float(targets.prices[i]) + targets.values[i]
        if score > top:
            option = pack(verbs.SEND, targets.spots[i])
            if s.can(option):
                found, top = option, score
    return found


def move_for_free(s: Sight) -> Num:
    """R45: an ability moves it: home from the own City, else away."""
    if s.has(verbs.CALL_BACK):
        return pack(verbs.CALL_BACK)
    if s.foe != NOBODY:
        found = send(s)
        if found != NOBODY:
            return found
    if s.has(verbs.SEND_LAIR):
        return pack(verbs.SEND_LAIR)
    return s.options[0]


def _for_knowledge(s: Sight, most: float) -> Num:
    """R40: what to give up first for a move of the dragon; NOBODY if that costs more than `most`, or is impossible."""
    gifts = Gifts(s, numbers.KNOWLEDGE)
    if s.has(verbs.COLLIDE):
        for option in s.options:
            if verb_of(option) == verbs.COLLIDE and len(gifts.options) < 16:
                gifts.put(option, s.kit.cost[first_of(option)], s.gives(first_of(option)))
    have = s.knowledge
    loss = 0.0
    for k in range(len(gifts.options)):
        if have < numbers.MOVE_COST:
            have += gifts.points[k]
            loss += gifts.losses[k]
    if len(gifts.options) and have >= numbers.MOVE_COST and loss <= most and s.knowledge < numbers.MOVE_COST:
        return gifts.options[0]
    if s.has(verbs.SCRAP) or s.has(verbs.SCRAP_AT):
        for option in s.options:
            face = s.given_up(option)
            if face != NOBODY and s.tables.move[face] and s.loss(option, face) <= most:
                return option
    return NOBODY


def beat(s: Sight, cost: Num) -> Num:
    """S4, K10: enough Battle, or Knowledge, wins the game; so does what can be given up for it."""
    if s.has(verbs.DEFEAT) or s.has(verbs.SUBJUGATE) or s.has(verbs.UNITE):
        for option in s.options:
            verb = verb_of(option)
            if verb == verbs.DEFEAT or verb == verbs.SUBJUGATE or verb == verbs.UNITE:
                return option
    if s.has(verbs.SCRAP) or s.has(verbs.SCRAP_AT):
        for what in range(numbers.BATTLE, numbers.KNOWLEDGE + 1):
            gifts = Gifts(s, what)
            if gifts.total:
                will = gifts.total + (s.battle if what == numbers.BATTLE else s.knowledge)
                if will >= cost or (s.kit.coop and will + s.coming(what) >= numbers.JOINT_COST):
                    return gifts.options[0]
    return NOBODY


# ------------------------------------------------------------------------------------ co-op (K7, K10)
def danger(s: Sight) -> Num:
    """K7: by how much the dragon reaches the Defence of the City under it; less than 0 if it does not."""
    g = s.g
    spot = numbers.perch_spot(g.vars[numbers.DRAGON])
    if g.at(s.kit.cities[0], spot) == NOBODY:
        return -1
    wanted = defence(g, s.kit, 0, spot)
    return tally(g, s.kit, wanted).total - wanted


def danger_after(s: Sight, option: Num) -> Num:
    """The same once the dragon has been led on, or a card of the grid is gone: tried out, and taken back."""
    g = s.g
    if verb_of(option) == verbs.SEND:
        here = g.vars[numbers.DRAGON]
        g.vars[numbers.DRAGON] = numbers.perch(0, first_of(option))
        left = danger(s)
        g.vars[numbers.DRAGON] = here
        return left
    card = g.at(s.kit.grid, first_of(option))
    g.lift(card, s.kit.grid)
    left = danger(s)
    g.put(card, s.kit.grid)
    return left


def grid_cost(s: Sight, option: Num) -> Num:
    """The cost of the card of the grid that a move names by its spot."""
    return s.kit.cost[s.g.face[s.g.at(s.kit.grid, first_of(option))]]


def save(s: Sight, hold_battle: bool, hold_knowledge: bool) -> Num:
    """K10: what saves the City under the dragon for the fewest points; else what weakens the attack most."""
    if not s.has(verbs.BANISH) and not s.has(verbs.SEAL_GRID) and not s.has(verbs.SEND):
        return NOBODY
    if danger(s) < 0:
        return NOBODY
    found: Num = NOBODY
    least: Num = 99
    rest: Num = 99
    for option in s.options:
        verb = verb_of(option)
        if verb != verbs.BANISH and verb != verbs.SEAL_GRID and verb != verbs.SEND:
            continue
        if hold_battle if verb == verbs.BANISH else hold_knowledge:
            continue
        price = numbers.MOVE_COST if verb == verbs.SEND else grid_cost(s, option)
        left = danger_after(s, option)
        if verb == verbs.SEND and left >= 0:
            continue
        if (left < 0 and (rest >= 0 or price < least)) or (left >= 0 and rest >= 0 and left < rest):
            found, least, rest = option, price, left
    if found == NOBODY or (rest >= 0 and verb_of(found) != verbs.BANISH):
        return NOBODY
    return found


def banish(s: Sight) -> Num:
    """K10: Battle that is left takes the most expensive card out of the grid."""
    if not s.has(verbs.BANISH):
        return NOBODY
    found: Num = NOBODY
    top: Num = 0
    for option in s.options:
        if verb_of(option) == verbs.BANISH:
            cost = grid_cost(s, option)
            if cost > top:
                found, top = option, cost
    return found


# ------------------------------------------------------------------------------------ when the dragon strikes
def suffer(s: Sight, options: Row) -> Num:
    """S7: of what may be lost, sealed or kept in the Rage Pile, whatever hurts least."""
    found = options[0]
    least = 999.0
    for option in options:
        pain = _pain(s, option)
        if pain < least:
            found, least = option, pain
    return found


def _pain(s: Sight, option: Num) -> float:
    """What is lost with a City's Building, a card in a City, or a Wonder."""
    verb = verb_of(option)
    if verb == verbs.LOSE:
        building = s.g.at(s.kit.buildings[s.me], first_of(option))
        if building == NOBODY:
            return 0.0
        return s.income(s.g.face[building])
    if verb == verbs.DESTROY:
        face = s.lying(first_of(option), second_of(option))
        return s.income(face) + weights.GUARD * float(s.kit.defence[face])
    if verb == verbs.SEAL or verb == verbs.KEEP:
        return s.gives(first_of(option))
    return 999.0
