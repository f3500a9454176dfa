"""What a seat does without thinking: the next step of its best plan, what is left over, answers to what cards ask."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import numbers, terms, thumb, verbs, zones
from ludotheque.games.saint_seiya.effects.drawing import Draw
from ludotheque.games.saint_seiya.glance.plans import Plans
from ludotheque.games.saint_seiya.glance.purse import Purse
from ludotheque.games.saint_seiya.glance.tables import Tables
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit
from ludotheque.games.saint_seiya.rules.main_phase import MainPhase
from ludotheque.games.saint_seiya.rules.maintenance import ClearAway
from ludotheque.games.saint_seiya.values import armour_cosmos
from ludotheque.kernel import DONE, NOBODY, Effect, Frame, Num, Row, State, first_of, pack, second_of, verb_of
from ludotheque.kernel.engine import asking
from ludotheque.kernel.rows import Weights
from ludotheque.kernel.rowtools import new_weights

# What an answer does to the card it names.
WOUNDS: Final = 0
DESTROYS: Final = 1
THROWS: Final = 2
BRINGS: Final = 3  #: to the hand
GAINS: Final = 4  #: back among one's cards
HEALS: Final = 5
KEEPS: Final = 6
#: How often the rules of thumb must use an activation for it to be used without trying it out.
OFTEN: Final = 0.3
OFTEN_LATE: Final = 0.2
#: What a Very Common Hero, and a Common one, does in a fight.
CIVILIAN: Final = 1.0
BETTER_HERO: Final = 1.75
#: What a card more to draw is worth, in points, at most.
DRAWN: Final = 0.4


def move(t: Tables, g: State, kit: SaintSeiyaKit, seat: Num, options: Row) -> Num:
    """The move this seat makes."""
    effect = asking(g)
    purse = Purse(t, g, kit, seat)
    if isinstance(effect, MainPhase):
        plans = Plans(t, g, kit, seat, purse)
        return act(t, g, kit, seat, options, purse, plans, plans.best())
    if isinstance(effect, ClearAway):
        return clear(t, options, purse)
    return answer(t, g, kit, seat, options, purse, effect)


# ------------------------------------------------------------------------------------ the main phase
def act(t: Tables, g: State, kit: SaintSeiyaKit, seat: Num, options: Row, purse: Purse, plans: Plans, at: Num) -> Num:
    """The best thing to begin, or to finish; an Armour is put on first of all, for it stays."""
    if plans.armour_in_hand:
        return pack(verbs.EQUIP, plans.armour)
    upgrade = better_heroes(t, plans, options, purse, at)
    if upgrade != NOBODY:
        return upgrade
    used = use(t, options, at == NOBODY)
    if used != NOBODY:
        return used
    if at != NOBODY:
        found = step(t, g, plans, options, at)
        if found != NOBODY:
            return found
    return leftovers(t, g, kit, seat, options, purse)


def better_heroes(t: Tables, plans: Plans, options: Row, purse: Purse, at: Num) -> Num:
    """A16: a Bronze Armour makes one better Hero of two, if that is worth more than what the two would acquire."""
    found: Num = NOBODY
    for option in options:
        if verb_of(option) == verbs.ACTIVATE and t.upgrades[first_of(option)]:
            found = option
    if found == NOBODY or purse.uses == 0.0 or purse.civilians < 2:
        return NOBODY
    if at == NOBODY:
        return found
    civilians: Num = 0
    for i in range(plans.n):
        if t.civilian[plans.hand[i]] and not plans.takes[at] >> i & 1:
            civilians += 1
    if civilians >= 2 and not plans.with_armour[at]:
        return found
    after = (purse.strength - 2.0 * CIVILIAN + BETTER_HERO) / float(purse.size - 1)
    gained = 1.0 + thumb.POWER * purse.uses * float(purse.size) * (after - purse.average)
    return found if gained > plans.values[at] else NOBODY


def step(t: Tables, g: State, plans: Plans, options: Row, at: Num) -> Num:
    """The next step of a plan: equip, engage, acquire; NOBODY where it cannot be made."""
    slot = plans.slots[at]
    if plans.with_armour[at] and plans.armour_in_hand:
        return pack(verbs.EQUIP, plans.armour)
    mask = plans.takes[at]
    if mask:
        first: Num = NOBODY
        for i in range(plans.n):
            if mask >> i & 1:
                face = plans.hand[i]
                if first == NOBODY or plans.kit.cards[face].on_play is not None:
                    first = face
        return pack(verbs.ENGAGE, first, slot)
    verb = verbs.RALLY if plans.by_cosmos[at] else verbs.FIGHT
    found: Num = NOBODY
    for option in options:
        if verb_of(option) == verb and first_of(option) == slot:
            if found == NOBODY or (second_of(option) == 1) == (plans.with_armour[at] == 1):
                found = option
    return found


def use(t: Tables, options: Row, late: bool) -> Num:
    """The activation that is used most often, if it mostly is."""
    found: Num = NOBODY
    high = OFTEN_LATE if late else OFTEN
    for option in options:
        if verb_of(option) == verbs.ACTIVATE:
            often = t.used_late[first_of(option)] if late else t.used[first_of(option)]
            if often > high:
                found, high = option, often
    return found


def leftovers(t: Tables, g: State, kit: SaintSeiyaKit, seat: Num, options: Row, purse: Purse) -> Num:
    """Nothing more can be acquired: what is in play is used, Armours are put on, cards are played for what they do."""
    wounded = g.size[zones.WOUNDED + zones.SIDE * seat] > 0
    in_play = armour_cosmos(g, kit, seat)
    equip: Num = NOBODY
    heal: Num = NOBODY
    talent: Num = NOBODY
    for option in options:
        verb = verb_of(option)
        face = first_of(option)
        if verb == verbs.EQUIP:
            if in_play == 0 or (in_play == 1 and kit.cards[face].of_class == terms.GOLD_ARMOUR):
                equip = option
        elif verb == verbs.HEAL_WITH:
            heal = option
        elif verb == verbs.ENGAGE and purse.uses > 0.0 and talent == NOBODY:
            if t.talent[face] or (wounded and t.heal[face]):
                talent = option
    if equip != NOBODY:
        return equip
    if heal != NOBODY:
        return heal
    if talent != NOBODY:
        return talent
    return DONE


def weigh_main(t: Tables, g: State, kit: SaintSeiyaKit, seat: Num, options: Row) -> Weights:
    """Most on the best plan, something on every other plan, a little on all that could help."""
    purse = Purse(t, g, kit, seat)
    plans = Plans(t, g, kit, seat, purse)
    best = plans.best()
    found = act(t, g, kit, seat, options, purse, plans, best)
    n: Num = len(options)
    out = new_weights(n)
    i: Num
    for i in range(n):
        option = options[i]
        verb = verb_of(option)
        weight = 0.004
        if verb == verbs.ACTIVATE:
            face = first_of(option)
            weight = 0.02 + 0.5 * (t.used_late[face] if best == NOBODY else t.used[face])
            if t.upgrades[face]:
                weight = 0.3
        elif verb == verbs.FIGHT or verb == verbs.RALLY:
            weight = 0.15
        elif verb == verbs.EQUIP or verb == verbs.HEAL_WITH:
            weight = 0.04
        elif verb == DONE:
            weight = 0.06
        elif verb == verbs.ENGAGE and t.talent[first_of(option)]:
            weight = 0.01
        if option == found:
            weight += 0.8
        out[i] = weight
    if best == NOBODY:
        return out
    high = plans.values[best] + plans.rests[best]
    for at in range(len(plans.slots)):
        option = step(t, g, plans, options, at)
        less = high - plans.values[at] - plans.rests[at]
        for i in range(n):
            if options[i] == option:
                out[i] += 0.5 / (1.0 + less * less)
    return out


# ------------------------------------------------------------------------------------ the maintenance
def clear(t: Tables, options: Row, purse: Purse) -> Num:
    """R30: cards weaker than the average are thrown away: new ones will be better."""
    for option in options:
        if verb_of(option) == verbs.DISCARD:
            if purse.uses == 0.0 or t.power[first_of(option)] <= purse.average + 0.5:
                return option
    return DONE


# ------------------------------------------------------------------------------------ what cards ask
def answer(t: Tables, g: State, kit: SaintSeiyaKit, seat: Num, options: Row, purse: Purse, effect: Effect) -> Num:
    """The answer that does most good, or least harm."""
    fate = fate_of(effect)
    after = drawn_after(g)
    found = options[0]
    high = -1000.0
    for option in options:
        score = worth(t, g, kit, seat, option, purse, fate, after)
        if score > high:
            found, high = option, score
    return found


def fate_of(effect: Effect) -> Num:
    """What becomes of the card that is named."""
    prompt = effect.prompt
    if prompt.startswith("saint-seiya-ask-wound"):
        return WOUNDS
    if prompt.startswith("saint-seiya-ask-destroy"):
        return DESTROYS
    if prompt.startswith("saint-seiya-ask-throw") or prompt == "saint-seiya-ask-extra":
        return THROWS
    if prompt.startswith("saint-seiya-ask-heal"):
        return HEALS
    if prompt.startswith("saint-seiya-ask-reclaim"):
        return GAINS
    if prompt.startswith("saint-seiya-ask-recover") or prompt == "saint-seiya-ask-search":
        return BRINGS
    return KEEPS


def drawn_after(g: State) -> float:
    """What is drawn once the question is answered, if anything is."""
    f: Frame = g.stack[len(g.stack) - 1]
    if f.step < len(f.script.steps) and isinstance(f.script.steps[f.step], Draw):
        return 1.0
    return 0.0


def worth(
    t: Tables, g: State, kit: SaintSeiyaKit, seat: Num, option: Num, purse: Purse, fate: Num, after: float
) -> float:
    """How much good an answer does to this seat."""
    verb = verb_of(option)
    if verb == DONE:
        return 0.0
    if verb == verbs.PICK or verb == verbs.DISCARD:
        face = first_of(option)
        zone = zones.HAND + zones.SIDE * seat
        if verb == verbs.PICK:
            zone = second_of(option)
        owner: Num = NOBODY
        if zone >= zones.OF_SEATS:
            owner = (zone - zones.OF_SEATS) // zones.SIDE
        power = t.power[face]
        mine = purse.worth(face)
        strength = thumb.POWER * purse.uses * power
        good = 0.05 + 0.01 * power
        if fate == WOUNDS:
            good = -thumb.HURT * strength - 0.02 - 0.01 * power
        elif fate == DESTROYS:
            good = -mine
            if zone == zones.WOUNDED + zones.SIDE * seat:
                good -= 0.2
        elif fate == THROWS:
            good = -0.1 - 0.1 * power
        elif fate == HEALS:
            good = thumb.HURT * strength + 0.02 + 0.01 * power
        elif fate == GAINS:
            good = mine
        elif fate == BRINGS:
            good = 0.05 + 0.2 * power
        if owner != NOBODY and owner != seat:
            if fate == GAINS:
                return mine
            return -good * thumb.RIVALRY
        if owner == NOBODY and fate == WOUNDS:  # the opponent's cards that were revealed
            return -good
        return good + DRAWN * after * (1.0 if purse.uses > 0.0 else 0.3)
    if verb == verbs.SEAT:
        if first_of(option) == seat:
            return -1.0
        return 1.0 + 0.01 * Purse(t, g, kit, first_of(option)).points()
    if verb == verbs.SLOT:
        target = g.at(zones.FIELD, first_of(option))
        if target == NOBODY:
            return 0.0
        return 20.0 + purse.worth(g.face[target])
    if verb == verbs.NONE:
        return -2.0
    return 0.3 + 0.001 * float(g.vars[numbers.FLAMES])
