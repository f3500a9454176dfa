"""War: which enemy Cities are attacked and what is given up for it (R31–R33), which of their cards are destroyed."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, numbers, verbs
from ludotheque.games.volfyirion.modes.teams import stronghold_defence, stronghold_troops, strongholds
from ludotheque.games.volfyirion.rules.cities import defence
from ludotheque.games.volfyirion.thumb import removal, weights
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation, expected_knowledge
from ludotheque.kernel import DONE, NOBODY, Num, Row, Text, first_of, pack, second_of


# ------------------------------------------------------------------------------------ enemy Cities
class Target:
    """An enemy City: the Battle it takes to destroy it, and how much less if an ability removes its Troop."""

    def __init__(self, spot: Num, price: Num, saving: Num, value: float) -> None:
        self.spot = spot
        self.price = price
        self.saving = saving
        self.value = value


def targets(now: Situation) -> list[Target]:
    """The enemy Cities. A Troop must be beaten before its City (R33), but a Mercenary falls with it (R49)."""
    g = now.g
    kit = now.kit
    foe = now.foe
    if foe == NOBODY:
        return []
    if kit.teams:
        return _strongholds(now)
    out: list[Target] = []
    for city in g.cards(kit.cities[foe]):
        spot = g.spot[city]
        attack_costs = defence(g, kit, foe, spot)
        troop = g.at(kit.troops[foe], spot)
        guard = kit.defence[g.face[troop]] if troop != NOBODY else 0
        wall = attack_costs - guard
        value = weights.CITY + weights.WALL * float(wall)
        building = g.at(kit.buildings[foe], spot)
        if building != NOBODY:
            value += weights.STAYING * now.deck.gives(kit.card(g.face[building]).points)
        if troop == NOBODY:
            out.append(Target(spot, attack_costs, 0, value))
        elif kit.card(g.face[troop]).mercenary:
            out.append(Target(spot, attack_costs, guard, value))
        else:
            out.append(Target(spot, attack_costs + wall, attack_costs, value))
    return out


def _strongholds(now: Situation) -> list[Target]:
    """T2, A36: the Strongholds of the enemy team. All Troops of one are beaten at once."""
    g = now.g
    kit = now.kit
    out: list[Target] = []
    for spot in strongholds(g, kit, now.foe):
        attack_costs = stronghold_defence(g, kit, now.foe, spot)
        guard: Num = 0
        for card in stronghold_troops(g, kit, now.foe, spot):
            guard += kit.defence[g.face[card]]
        wall = attack_costs - guard
        value = weights.CITY + weights.WALL * float(wall)
        if guard:
            out.append(Target(spot, attack_costs + wall, attack_costs, value))
        else:
            out.append(Target(spot, attack_costs, 0, value))
    return out


# ------------------------------------------------------------------------------------ the plan of an attack
class Plan:
    """Which Cities are attacked this turn, and what is given up for it."""

    def __init__(self) -> None:
        self.spots: list[int] = []
        self.give: list[int] = []  #: moves still to be made that give Battle, or remove a Troop
        self.value = 0.0
        self.wins = False


class Means:
    """What a seat can attack with: its Battle, what it can give up for more, what it can give up to remove a Troop."""

    def __init__(self, now: Situation) -> None:
        self.battle = now.points[numbers.BATTLE]
        self.gifts = removal.gifts(now, numbers.BATTLE)
        self.routs = removal.routs(now)
        #: the spot of the enemy City that the dragon is likely to burn anyway
        self.burning = NOBODY
        dragon = now.g.vars[numbers.DRAGON]
        if dragon > 0 and now.doomed == NOBODY and expected_knowledge(now) < weights.ANSWERED:
            self.burning = numbers.perch_spot(dragon)


def _best_plan(now: Situation) -> Plan:
    """R31–R33: of all ways to destroy Cities this turn, the one that is worth most; empty if there is none."""
    all_targets = targets(now)
    means = Means(now)
    best = Plan()
    for mask in range(1, 1 << len(all_targets)):
        chosen = [all_targets[i] for i in range(len(all_targets)) if mask >> i & 1]
        for n in range(len(means.routs) + 1):
            plan = _plan(means, chosen, n)
            if plan is None:
                continue
            plan.wins = len(chosen) == len(all_targets)
            if plan.wins:
                plan.value += weights.WIN
            if plan.value > best.value + weights.EQUAL:
                best = plan
    return best


def _plan(means: Means, chosen: list[Target], n: Num) -> Plan | None:
    """How to destroy these Cities if n cards are given up to remove Troops; None if the Battle is not enough."""
    plan = Plan()
    price: Num = 0
    savings: list[int] = []
    for target in chosen:
        price += target.price
        savings.append(target.saving)
        plan.spots.append(target.spot)
        plan.value += target.value
        if target.spot == means.burning:
            plan.value -= weights.CITY / 2.0
    savings.sort()
    for i in range(n):
        if i < len(savings) and savings[len(savings) - 1 - i]:
            price -= savings[len(savings) - 1 - i]
            plan.give.append(means.routs[i].option)
            plan.value -= means.routs[i].loss
    have = means.battle
    for gift in means.gifts:
        if have < price and gift.option not in plan.give:
            have += gift.points
            plan.give.append(gift.option)
            plan.value -= gift.loss
    return plan if have >= price else None


def attack(now: Situation) -> Advice | None:
    """R31–R33: whenever a City can be destroyed, it is."""
    plan = _best_plan(now)
    if not plan.spots:
        return None
    if plan.give:
        key = "volfyirion-thumb-give-win" if plan.wins else "volfyirion-thumb-give"
        return plan.give[0], Text(key, "R44", {"card": now.name(removal.given_up(now, plan.give[0]))})
    spot = plan.spots[0]
    params: dict[str, int | str] = {"n": spot + 1}
    if plan.wins:
        return pack(verbs.ATTACK, spot), Text("volfyirion-thumb-attack-win", "R3", params)
    for target in targets(now):
        if target.spot == spot and target.saving:
            return pack(verbs.ATTACK, spot), Text("volfyirion-thumb-attack-troop", "R33", params)
    return pack(verbs.ATTACK, spot), Text("volfyirion-thumb-attack", "R31", params)


def rout(now: Situation) -> Advice | None:
    """R32: Battle that buys nothing else drives a Troop away, or takes a City that would have burnt anyway."""
    found: Num = NOBODY
    price: Num = 99
    for target in targets(now):
        option = pack(verbs.ATTACK, target.spot)
        if now.can(option) and target.price < price:
            found, price = option, target.price
    if found == NOBODY:
        return None
    return found, Text("volfyirion-thumb-rout", "R32", {"n": first_of(found) + 1})


# ------------------------------------------------------------------------------------ abilities against the enemy
def destroy(now: Situation, options: Row) -> Advice:
    """R45: the Troop whose City can be destroyed then; else the Building, or the Troop, that is worth most."""
    found = options[0]
    top = -1.0
    for target in targets(now):
        for option in options:
            if option == DONE or first_of(option) != target.spot:
                continue
            score = now.deck.in_play(now.kit.card(_enemy_card(now, option)))
            troop = second_of(option) == kinds.TROOP
            if troop and target.price - target.saving <= now.points[numbers.BATTLE]:
                score += target.value + float(target.saving)
            if score > top:
                found, top = option, score
    key = "volfyirion-thumb-destroy-building"
    if second_of(found) == kinds.TROOP:
        key = "volfyirion-thumb-destroy-troop"
    return found, Text(key, "R45", {"card": now.name(_enemy_card(now, found))})


def _enemy_card(now: Situation, option: Num) -> Num:
    """The face of the enemy Building or Troop that a move names by its spot."""
    zone = now.kit.troops[now.foe] if second_of(option) == kinds.TROOP else now.kit.buildings[now.foe]
    return now.g.face[now.g.at(zone, first_of(option))]
