"""A move without thinking: which question is open, and in a turn the order in which things are done (`thumb.turn`)."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, numbers, verbs
from ludotheque.games.volfyirion.glance import hand, war
from ludotheque.games.volfyirion.glance.sight import Sight
from ludotheque.kernel import DONE, NOBODY, Num, first_of, pack, verb_of


def move(s: Sight) -> Num:
    """The move this seat makes."""
    if s.has(verbs.END):
        return act(s)
    return _answer(s)


def act(s: Sight) -> Num:
    """R24: play, take what is free, spend: the first of these that has something to do."""
    found = hand.play(s)
    if found == NOBODY:
        found = hand.use(s)
    if found == NOBODY:
        found = hand.give_up(s)
    if found == NOBODY:
        found = spend(s)
    return found if found != NOBODY else pack(verbs.END)


def spend(s: Sight) -> Num:
    """What points are spent on in this mode; NOBODY if nothing is worth it."""
    if s.kit.solo:
        return _alone(s)
    if s.kit.coop:
        return _with_partner(s)
    if s.kit.teams:
        return _in_teams(s)
    return _duel(s)


def _duel(s: Sight) -> Num:
    """Enemy Cities, then the dragon, then cards; last what is left over."""
    found = war.attack(s)
    if found == NOBODY:
        found = war.move_dragon(s)
    if found == NOBODY:
        found = hand.first_with(s, verbs.DEFEAT)
    if found == NOBODY:
        found = hand.salvage(s)
    if found == NOBODY and s.kit.modules:
        found = _modules(s)
    if found == NOBODY:
        found = hand.refresh(s)
    if found == NOBODY:
        found = hand.acquire_wonder(s)
    if found == NOBODY:
        found = war.rout(s)
    if found == NOBODY:
        found = hand.acquire(s)
    if found == NOBODY:
        found = hand.seal(s)
    if found == NOBODY:
        found = war.send(s)
    return found


def _modules(s: Sight) -> Num:
    """R50, R55, R63: the enemy's Ascension Path; a City rebuilt; a Talisman away, unless this seat is ahead."""
    g = s.g
    kit = s.kit
    if kit.talismans_used and s.has(verbs.REPLACE) and g.vars[kit.fallen[s.foe]] <= g.vars[kit.fallen[s.me]]:
        for option in s.options:
            if verb_of(option) == verbs.REPLACE:
                if kit.kind[g.face[g.at(kit.row[s.me], first_of(option))]] == kinds.TALISMAN:
                    return option
    if s.has(verbs.ASCEND):
        return pack(verbs.ASCEND)
    return hand.first_with(s, verbs.REBUILD)


def _alone(s: Sight) -> Num:
    """S3, S4: the dragon, if points are enough for it; else its rage, and cards."""
    found = war.beat(s, numbers.DEFEAT_COST)
    if found == NOBODY:
        found = hand.refresh(s)
    if found == NOBODY and s.has(verbs.PUT_ASIDE):
        if s.knowledge >= numbers.ASIDE_COST:
            return pack(verbs.PUT_ASIDE, numbers.KNOWLEDGE)
        return pack(verbs.PUT_ASIDE, numbers.BATTLE)
    if found == NOBODY:
        found = hand.acquire_wonder(s)
    if found == NOBODY:
        found = hand.acquire(s)
    return found


def _with_partner(s: Sight) -> Num:
    """K3, K10: the dragon, if points are enough for it; a City saved, if one can be; else cards, and the grid."""
    found = war.beat(s, numbers.ALONE_COST)
    if found != NOBODY:
        return found
    hold_battle = s.battle + s.coming(numbers.BATTLE) >= numbers.JOINT_COST
    hold_knowledge = s.knowledge + s.coming(numbers.KNOWLEDGE) >= numbers.JOINT_COST
    found = war.save(s, hold_battle, hold_knowledge)
    if found == NOBODY and not hold_knowledge and s.has(verbs.REMOVE):
        found = hand.remove(s)
        if found == DONE:
            found = NOBODY
    if found == NOBODY:
        found = hand.acquire(s)
    if found == NOBODY and not hold_battle:
        found = war.banish(s)
    return found


def _in_teams(s: Sight) -> Num:
    """Like a duel, but points with which the team can do more once the mate has played are left to it (T5)."""
    found = war.attack(s)
    if found == NOBODY:
        found = _move_teams_dragon(s)
    if found == NOBODY:
        found = hand.first_with(s, verbs.DEFEAT)
    if found == NOBODY:
        found = hand.salvage(s)
    if found == NOBODY:
        found = hand.first_with(s, verbs.REBUILD)
    if found == NOBODY:
        found = hand.refresh(s)
    if found == NOBODY and (s.has(verbs.BUY_WONDER) or s.has(verbs.ATTACK)) and not _left_to_mate(s, numbers.BATTLE):
        found = hand.acquire_wonder(s)
        if found == NOBODY:
            found = war.rout(s)
    if found == NOBODY:
        found = hand.acquire(s)
    if found == NOBODY and not _left_to_mate(s, numbers.KNOWLEDGE):
        found = hand.seal(s)
    return found


def _move_teams_dragon(s: Sight) -> Num:
    """T9: onto an enemy Stronghold if it can be paid for, else onto the enemy's Lair; it stays where it burns them."""
    token = s.g.vars[numbers.DRAGON]
    if token > 0 and numbers.perch_side(token) == s.foe and numbers.perch_spot(token) != numbers.DEN:
        return NOBODY
    found = war.send(s)
    if found == NOBODY and s.has(verbs.SEND_LAIR):
        found = pack(verbs.SEND_LAIR)
    return found


def _left_to_mate(s: Sight, what: Num) -> bool:
    """T5: whether the team will be able to attack, or to move the dragon, once the mate has played."""
    coming = s.coming(what)
    if not coming:
        return False
    if what == numbers.KNOWLEDGE:
        return s.knowledge + coming >= numbers.STEP_COST
    targets = war.Targets(s)
    for price in targets.prices:
        if s.battle + coming >= price:
            return True
    return False


def _answer(s: Sight) -> Num:
    """The answer to a question that a rule or a card asks."""
    options = s.options
    verb = verb_of(options[0])
    if verb == verbs.MULLIGAN:
        return hand.keep_or_shuffle(s)
    if verb == verbs.REMOVE:
        return hand.remove(s)
    if verb == verbs.DESTROY and s.foe != NOBODY:
        return war.destroy(s)
    if verb == verbs.DRAW:  # the most cards: the last option but "done"
        return options[len(options) - 2]
    if verb == verbs.SEND or verb == verbs.SEND_LAIR or verb == verbs.CALL_BACK:
        return war.move_for_free(s)
    if verb == verbs.RECOVER:
        return hand.recover(s, options)
    if verb == verbs.TAKE:
        return hand.take(s)
    if verb == verbs.CLAIM or verb == verbs.AGREE:
        return options[0]
    return war.suffer(s, options)
