"""What a seat does without thinking: what it plays, uses and removes, what it lays where (see `thumb.hand`)."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, numbers, verbs, zones
from ludotheque.games.volfyirion.glance.sight import Sight
from ludotheque.games.volfyirion.glance.tables import SABOTEUR
from ludotheque.games.volfyirion.rules.cities import defence
from ludotheque.games.volfyirion.thumb import weights
from ludotheque.kernel import DONE, NOBODY, Num, Row, first_of, pack, second_of, verb_of
from ludotheque.kernel.rowtools import index


# ------------------------------------------------------------------------------------ what is played
def play(s: Sight) -> Num:
    """R24: whatever gives points; Buildings and Troops where they help most."""
    if not s.has(verbs.PLAY):
        return NOBODY
    kit = s.kit
    last: Num = NOBODY
    for option in s.options:
        if verb_of(option) != verbs.PLAY:
            continue
        face = first_of(option)
        if face == last:
            continue
        last = face
        kind = kit.kind[face]
        if kind == kinds.COMMAND_CARD:
            return option
        if kit.ploys_used and _backfires(s, face):
            continue
        if kind == kinds.WONDER:
            return option
        found = _build(s, face) if kind == kinds.BUILDING else _post(s, face)
        if found != NOBODY:
            return found
    return NOBODY


def _backfires(s: Sight, face: Num) -> bool:
    """R53: whether this card would set off the seat's own Ploy, and destroy no less of its own than of the enemy's."""
    g = s.g
    kit = s.kit
    kind = kit.kind[face]
    if not g.size[kit.ploy[s.me]]:
        return False
    ploy = index(kit.ploy_faces, g.face[g.top(kit.ploy[s.me])])
    if kind == kinds.BUILDING:
        which, wanted = kinds.INSTABILITY, numbers.INSTABLE_BUILDINGS
    elif kind == kinds.TROOP:
        which, wanted = kinds.AFTERTHOUGHT, numbers.INSTABLE_TROOPS
    else:
        which, wanted = kinds.CRYSTALLIZATION, numbers.INSTABLE_WONDERS
    if ploy != which:
        return False
    mine = 1 + _in_play(s, s.me, kind)
    theirs = _in_play(s, s.foe, kind)
    return mine + theirs >= wanted and mine >= theirs


def _in_play(s: Sight, seat: Num, kind: Num) -> Num:
    """How many Buildings, Troops or Wonders a seat has in play."""
    zone = zones.area(seat)
    if kind == kinds.BUILDING:
        zone = s.kit.buildings[seat]
    elif kind == kinds.TROOP:
        zone = s.kit.troops[seat]
    n: Num = 0
    for card in s.g.cards(zone):
        if s.kit.kind[s.g.face[card]] == kind:
            n += 1
    return n


def _build(s: Sight, face: Num) -> Num:
    """R14: a free slot in the City that will stand longest; else over a weaker Building, whose points are taken."""
    g = s.g
    kit = s.kit
    income = s.income(face)
    found: Num = NOBODY
    top = 0.0
    for option in s.options:
        spot = second_of(option)
        if verb_of(option) != verbs.PLAY or first_of(option) != face or spot == s.doomed:
            continue
        old = g.at(kit.buildings[s.me], spot)
        if old == NOBODY:
            score = 100.0 + float(defence(g, kit, kit.sides[s.me], spot))
        else:
            score = income - s.income(g.face[old]) - weights.BUILT_OVER
        if score > top + weights.EQUAL:
            found, top = option, score
    return found


def _post(s: Sight, face: Num) -> Num:
    """R15: to the weakest City without a Troop; where all have one, the weakest Troop makes room."""
    g = s.g
    kit = s.kit
    found: Num = NOBODY
    weakest: Num = 99
    relieved: Num = NOBODY
    least: Num = 99
    for option in s.options:
        spot = second_of(option)
        if verb_of(option) != verbs.PLAY or first_of(option) != face or spot == s.doomed:
            continue
        old = g.at(kit.troops[s.me], spot)
        if old == NOBODY:
            strength = defence(g, kit, kit.sides[s.me], spot)
            if strength < weakest:
                found, weakest = option, strength
        elif kit.defence[g.face[old]] < least:
            relieved, least = option, kit.defence[g.face[old]]
    if found != NOBODY or relieved == NOBODY:
        return found
    mine = kit.defence[face]
    if mine + 1 < least:
        return NOBODY
    scrap = pack(verbs.SCRAP_AT, second_of(relieved), kinds.TROOP)
    if s.can(scrap):
        return scrap
    return relieved if mine > least else NOBODY


# ------------------------------------------------------------------------------------ what is used and removed
def use(s: Sight) -> Num:
    """R43: a Synergy that asks for a decision: cards to draw, weak cards to remove."""
    if not s.has(verbs.SYNERGY) and not s.has(verbs.SYNERGY_AT):
        return NOBODY
    for option in s.options:
        verb = verb_of(option)
        if verb == verbs.SYNERGY:
            if pays(s, first_of(option)):
                return option
        elif verb == verbs.SYNERGY_AT:
            if pays(s, s.lying(first_of(option), kinds.BUILDING)):
                return option
    return NOBODY


def pays(s: Sight, face: Num) -> bool:
    """Whether a Synergy has anything to give now."""
    t = s.tables
    g = s.g
    if t.draw[face] or t.command[face] or t.battle[face] or t.knowledge[face]:
        return True
    if t.remove[face] and has_weak(s):
        return True
    if s.foe == NOBODY:
        return False
    if t.troop[face] and g.size[s.kit.troops[s.foe]]:
        return True
    if t.building[face] and g.size[s.kit.buildings[s.foe]]:
        return True
    return t.move[face] > 0 and (s.doomed != NOBODY or g.vars[numbers.DRAGON] == numbers.AT_LAIR)


def give_up(s: Sight) -> Num:
    """R44: a card whose bonus is better than itself: a weak one that takes another with it, or draws one."""
    if not s.has(verbs.SCRAP) and not s.has(verbs.SCRAP_AT):
        return NOBODY
    t = s.tables
    for option in s.options:
        face = s.given_up(option)
        if face == NOBODY:
            continue
        kind = s.kit.kind[face]
        if t.building[face] and s.foe != NOBODY:
            if _best_enemy_building(s) > s.loss(option, face) + 1.0:
                return option
        elif kind != kinds.WONDER and kind != kinds.TROOP and (t.remove[face] or t.draw[face]):
            if s.gives(face) <= s.thins() + weights.BETTER and (t.draw[face] or has_weak(s)):
                return option
    return NOBODY


def _best_enemy_building(s: Sight) -> float:
    """What the best Building of the enemy is worth."""
    g = s.g
    out = 0.0
    zone = s.kit.buildings[s.foe]
    base = g.base[zone]
    for i in range(base, base + g.size[zone]):
        value = s.in_play(g.face[g.lie[i]])
        if value > out:
            out = value
    return out


def has_weak(s: Sight) -> bool:
    """Whether a weak card lies in the Playing Area or the Discard Pile."""
    g = s.g
    for zone in range(zones.AREA + zones.SEAT_ZONES * s.me, zones.DISCARD + zones.SEAT_ZONES * s.me + 1):
        base = g.base[zone]
        for i in range(base, base + g.size[zone]):
            if s.weak(g.face[g.lie[i]]) > 0.0:
                return True
    return False


def remove(s: Sight) -> Num:
    """R35, R45: the weakest card; one that has given its points is better removed than one that still could."""
    found = DONE
    top = 0.0
    for option in s.options:
        if verb_of(option) != verbs.REMOVE:
            continue
        score = removing(s, option)
        if score > top + weights.EQUAL:
            found, top = option, score
    return found


def removing(s: Sight, option: Num) -> float:
    """What is gained by removing a card from where it lies."""
    face = first_of(option)
    where = second_of(option)
    if (where == verbs.FROM_AREA or where == verbs.FROM_SEALED) and s.kit.kind[face] == kinds.WONDER:
        return -1.0
    score = s.weak(face)
    if where == verbs.FROM_HAND:
        score -= s.gives(face)
    elif where == verbs.FROM_AREA and score > 0.0:
        score += weights.BETTER / 2.0
    return score


def keep_or_shuffle(s: Sight) -> Num:
    """R21: the first hand is shuffled back if it is worse than an average one."""
    g = s.g
    zone = zones.hand(s.me)
    held = 0.0
    for card in g.cards(zone):
        held += s.value(g.face[card])
    if s.mean() * float(g.size[zone]) > held + weights.EQUAL:
        return s.options[0]
    return DONE


# ------------------------------------------------------------------------------------ the market
def gain(s: Sight, face: Num) -> float:
    """What is gained by acquiring a card; R51: a Saboteur goes to the enemy; R63: a Talisman cannot be acquired."""
    if s.kit.kind[face] == kinds.TALISMAN:
        return -1.0
    if s.tables.flags[face] & SABOTEUR:
        return s.per_command / 2.0
    return s.value(face) - s.thins() - weights.BETTER


class Cart:
    """The best choice among the cards of the Row, and one that may take the place of each of them."""

    def __init__(self, s: Sight) -> None:
        g = s.g
        kit = s.kit
        self.cards = g.cards(kit.row[s.me])
        self.command = s.command
        self.n: Num = len(self.cards)
        self.faces = self.cards[:]
        self.costs = self.cards[:]
        #: R51, R63: what is gained by each; nothing for what is not worth it
        self.gain_0 = 0.0
        self.gain_1 = 0.0
        self.gain_2 = 0.0
        self.gain_3 = 0.0
        self.gain_4 = 0.0
        self.gain_5 = 0.0
        for i in range(self.n):
            face = g.face[self.cards[i]]
            self.faces[i] = face
            self.costs[i] = kit.cost[face]
            self.set(i, gain(s, face))
        self.mask: Num = 0
        self.value = 0.0
        self.choose()

    def set(self, i: Num, worth: float) -> None:
        """What is gained by one of them."""
        if i == 0:
            self.gain_0 = worth
        elif i == 1:
            self.gain_1 = worth
        elif i == 2:
            self.gain_2 = worth
        elif i == 3:
            self.gain_3 = worth
        elif i == 4:
            self.gain_4 = worth
        else:
            self.gain_5 = worth

    def get(self, i: Num) -> float:
        """What is gained by one of them."""
        if i == 0:
            return self.gain_0
        if i == 1:
            return self.gain_1
        if i == 2:
            return self.gain_2
        if i == 3:
            return self.gain_3
        if i == 4:
            return self.gain_4
        return self.gain_5

    def choose(self) -> None:
        """R29: of all that the seat's Command pays for, what is worth most beyond the average of the deck."""
        self.mask = 0
        self.value = 0.0
        self._more(0, self.command, 0, 0.0)

    def _more(self, i: Num, left: Num, mask: Num, value: float) -> None:
        if value > self.value + weights.EQUAL:
            self.value = value
            self.mask = mask
        while i < self.n:
            worth = self.get(i)
            if worth > 0.0 and self.costs[i] <= left:
                self._more(i + 1, left - self.costs[i], mask | 1 << i, value + worth)
            i += 1


def acquire(s: Sight) -> Num:
    """R29, R39, R52: the cards that are worth most; a new one comes into the row first if it is better than those."""
    if not s.has(verbs.BUY) and not s.has(verbs.BUY_TOP) and not s.has(verbs.REPLACE):
        return NOBODY
    g = s.g
    cart = Cart(s)
    top = top_face(s)
    if top != NOBODY and s.has(verbs.BUY_TOP):
        worth = gain(s, top)
        if worth > cart.value + weights.EQUAL:
            return pack(verbs.BUY_TOP)
    if s.has(verbs.REPLACE):
        swap = better_swap(s, cart, top, verbs.REPLACE, weights.SWAP)
        if swap != NOBODY:
            return swap
    for i in range(cart.n):
        if cart.mask >> i & 1:
            option = pack(verbs.BUY, g.spot[cart.cards[i]])
            if s.can(option):
                return option
    return NOBODY


def refresh(s: Sight) -> Num:
    """R23: the first turn's free refresh, if a better card lies on the deck; the whole Row if nothing in it is good."""
    if s.has(verbs.REFRESH):
        return better_swap(s, Cart(s), top_face(s), verbs.REFRESH, weights.BETTER)
    if s.has(verbs.REFRESH_ALL) and Cart(s).value < weights.SWAP:
        return pack(verbs.REFRESH_ALL)
    return NOBODY


def top_face(s: Sight) -> Num:
    """The face of the top card of the Asset Deck; NOBODY if this seat does not know it."""
    g = s.g
    deck = s.kit.assets[s.me]
    if not g.size[deck]:
        return NOBODY
    card = g.top(deck)
    if not g.known[card] >> s.me & 1:
        return NOBODY
    return g.face[card]


def better_swap(s: Sight, cart: Cart, top: Num, verb: Num, least: float) -> Num:
    """R23, R39: the best place of the row for the top card, if what can be acquired is at least so much better then."""
    if top == NOBODY:
        return NOBODY
    worth = gain(s, top)
    if worth <= 0.0 or s.kit.cost[top] > s.command:
        return NOBODY
    g = s.g
    best = cart.value + least
    mask = cart.mask
    value = cart.value
    found: Num = NOBODY
    for i in range(cart.n):
        if not mask >> i & 1:
            option = pack(verb, g.spot[cart.cards[i]])
            if s.can(option):
                was = cart.get(i)
                cost = cart.costs[i]
                cart.set(i, worth)
                cart.costs[i] = s.kit.cost[top]
                cart.choose()
                if cart.value > best + weights.EQUAL:
                    found, best = option, cart.value
                cart.set(i, was)
                cart.costs[i] = cost
    cart.mask = mask
    cart.value = value
    return found


# ------------------------------------------------------------------------------------ Wonders
def acquire_wonder(s: Sight) -> Num:
    """R34, R35, R52: the Wonders that are worth most, one or both; each removes a weak card besides."""
    if s.has(verbs.BUY_WONDER):
        g = s.g
        kit = s.kit
        found: Num = NOBODY
        top = 0.0
        cards = g.cards(kit.spaces[s.me])
        for card in cards:
            face = g.face[card]
            if kit.cost[face] > s.battle:
                continue
            value = s.value(face) + weights.THINNED
            for other in cards:
                if other != card and kit.cost[face] + kit.cost[g.face[other]] <= s.battle:
                    value += s.value(g.face[other]) + weights.THINNED
            if value > top + weights.EQUAL:
                found, top = card, value
        if found != NOBODY:
            option = pack(verbs.BUY_WONDER, g.spot[found])
            if s.can(option):
                return option
    if s.has(verbs.BUY_HIDDEN):
        return pack(verbs.BUY_HIDDEN)
    return NOBODY


def seal(s: Sight) -> Num:
    """R38: an own Wonder is opened or an enemy one sealed, whichever is worth more."""
    if not s.has(verbs.SEAL) and not s.has(verbs.UNSEAL):
        return NOBODY
    found: Num = NOBODY
    top = 0.0
    for option in s.options:
        value = sealing(s, option)
        if value > top + weights.EQUAL:
            found, top = option, value
    return found


def sealing(s: Sight, option: Num) -> float:
    """What sealing or opening a Wonder is worth; less than 0 for anything else."""
    verb = verb_of(option)
    if verb != verbs.SEAL and verb != verbs.UNSEAL:
        return -1.0
    ours = s.kit.sides[second_of(option)] == s.kit.sides[s.me]
    if ours != (verb == verbs.UNSEAL):
        return -1.0
    return s.gives(first_of(option)) * (weights.UNSEALED if ours else 1.0)


def take(s: Sight) -> Num:
    """T11: the Wonder that is worth most."""
    g = s.g
    found = s.options[0]
    top = -1.0
    for option in s.options:
        if verb_of(option) == verbs.TAKE:
            value = s.value(g.face[g.at(s.kit.spaces[s.me], first_of(option))])
            if value > top:
                found, top = option, value
    return found


# ------------------------------------------------------------------------------------ own Cities
def salvage(s: Sight) -> Num:
    """R46: the Remove Ability of a Troop in a City that will burn."""
    if s.doomed != NOBODY and s.has(verbs.SCRAP_AT):
        option = pack(verbs.SCRAP_AT, s.doomed, kinds.TROOP)
        if s.can(option):
            return option
    return NOBODY


def first_with(s: Sight, verb: Num) -> Num:
    """The first move with a verb."""
    if s.has(verb):
        for option in s.options:
            if verb_of(option) == verb:
                return option
    return NOBODY


def recover(s: Sight, options: Row) -> Num:
    """R53: the strongest Troop to the weakest City without one; never over another."""
    found = DONE
    top: Num = 0
    for option in options:
        if option == DONE or s.g.at(s.kit.troops[s.me], second_of(option)) != NOBODY:
            continue
        score = 20 + s.kit.defence[first_of(option)] - defence(s.g, s.kit, s.kit.sides[s.me], second_of(option))
        if score > top:
            found, top = option, score
    return found
