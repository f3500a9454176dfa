"""The dragon: sending it home and away (R40), beating it (R36, S4, K10), and what to lose when it strikes (S7)."""

from __future__ import annotations

from ludotheque.games.volfyirion import numbers, verbs
from ludotheque.games.volfyirion.thumb import removal, war, weights
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation, expected_knowledge
from ludotheque.kernel import NOBODY, Num, Row, Text, first_of, pack, second_of, verb_of


# ------------------------------------------------------------------------------------ moving it
def move(now: Situation) -> Advice | None:
    """R40: home from the own City, whatever it takes; away from the Lair if the enemy is unlikely to send it back."""
    if now.doomed != NOBODY:
        return _home(now)
    if now.g.vars[numbers.DRAGON] != numbers.AT_LAIR:
        return None
    last = now.g.size[now.kit.cities[now.foe]] == 1
    knowledge = expected_knowledge(now)
    if knowledge < weights.ANSWERED or last:
        found = send(now)
        if found is not None:
            return found
    if knowledge < weights.ANSWERED - 2.0 or (last and knowledge < weights.ANSWERED):
        given = _for_knowledge(now, weights.WIN if last else weights.CITY / 2.0)
        if given != NOBODY:
            return given, Text("volfyirion-thumb-give-send", "R47", {"card": _given(now, given)})
    return None


def _home(now: Situation) -> Advice | None:
    """R47: back to the Lair, and what is given up for that."""
    if now.can(pack(verbs.CALL_BACK)):
        return pack(verbs.CALL_BACK), Text("volfyirion-thumb-home", "R47", {"n": now.doomed + 1})
    given = _for_knowledge(now, weights.CITY)
    if given == NOBODY:
        return None
    return given, Text("volfyirion-thumb-give-home", "R47", {"card": _given(now, given)})


def send(now: Situation) -> Advice | None:
    """R40, R48: to the enemy City that is hardest to attack."""
    found: Num = NOBODY
    top = 0.0
    for target in war.targets(now):
        option = pack(verbs.SEND, target.spot)
        score = float(target.price) + target.value
        if now.can(option) and score > top:
            found, top = option, score
    if found == NOBODY:
        return None
    return found, Text("volfyirion-thumb-send", "R48", {"n": first_of(found) + 1})


def send_to_lair(now: Situation) -> Advice | None:
    """T9: to the Lair of the enemy team."""
    option = pack(verbs.SEND_LAIR)
    return (option, Text("volfyirion-thumb-send-lair", "T9")) if now.can(option) else None


def send_anyway(now: Situation) -> Advice | None:
    """R40: Knowledge that is good for nothing else: sending the dragon back costs the enemy as much."""
    found = send(now)
    return None if found is None else (found[0], Text("volfyirion-thumb-send-anyway", "R47", found[1].params))


def move_for_free(now: Situation, options: Row) -> Advice:
    """R45: an ability moves it: home from the own City, else away."""
    if now.can(pack(verbs.CALL_BACK)):
        return pack(verbs.CALL_BACK), Text("volfyirion-thumb-home", "R47", {"n": now.doomed + 1})
    return send(now) or send_to_lair(now) or (options[0], Text("table-only-move"))


def _for_knowledge(now: Situation, most: float) -> Num:
    """R40: what to give up first for a move of the dragon; NOBODY if that costs more than `most`, or is impossible."""
    gifts = removal.gifts(now, numbers.KNOWLEDGE)
    for option in now.options:
        if verb_of(option) == verbs.COLLIDE:
            it = now.kit.card(first_of(option))
            gifts.append(removal.Gift(option, it.cost, now.deck.gives(it.points)))
    have = now.points[numbers.KNOWLEDGE]
    loss = 0.0
    first: Num = NOBODY
    for gift in gifts:
        if have < numbers.MOVE_COST:
            have += gift.points
            loss += gift.loss
            first = gift.option if first == NOBODY else first
    if first != NOBODY and have >= numbers.MOVE_COST and loss <= most:
        return first
    for option in now.options:
        face = removal.given_up(now, option)
        if face != NOBODY:
            it = now.kit.card(face)
            if it.bonus is not None and it.bonus.move and removal.loss(now, option, it) <= most:
                return option
    return NOBODY


def _given(now: Situation, option: Num) -> str:
    """The name of the card that a move gives up."""
    return now.name(first_of(option) if verb_of(option) == verbs.COLLIDE else removal.given_up(now, option))


# ------------------------------------------------------------------------------------ beating it
def defeat(now: Situation) -> Advice | None:
    """R36: to save a City, or when no City can be destroyed for so much Battle."""
    if not now.can(pack(verbs.DEFEAT)):
        return None
    key = "volfyirion-thumb-defeat" if now.doomed == NOBODY else "volfyirion-thumb-defeat-save"
    return pack(verbs.DEFEAT), Text(key, "R36")


def beat(now: Situation, cost: Num) -> Advice | None:
    """S4, K10: enough Battle, or Knowledge, wins the game; so does what can be given up for it."""
    for option in now.options:
        if verb_of(option) in (verbs.DEFEAT, verbs.SUBJUGATE, verbs.UNITE):
            return option, Text("volfyirion-thumb-win", "S4" if now.kit.solo else "K10")
    for what in (numbers.BATTLE, numbers.KNOWLEDGE):
        gifts = removal.gifts(now, what)
        will = now.points[what]
        for gift in gifts:
            will += gift.points
        if gifts and (will >= cost or (now.kit.coop and will + now.coming[what] >= numbers.JOINT_COST)):
            option = gifts[0].option
            params: dict[str, int | str] = {"card": now.name(removal.given_up(now, option))}
            return option, Text("volfyirion-thumb-give-dragon", "R44", params)
    return None


# ------------------------------------------------------------------------------------ when it strikes
def suffer(now: Situation, options: Row) -> Advice:
    """S7: of what may be lost, sealed or kept in the Rage Pile, whatever hurts least."""
    found = options[0]
    least = 999.0
    for option in options:
        if verb_of(option) in (verbs.LOSE, verbs.DESTROY, verbs.SEAL, verbs.KEEP):
            pain = _pain(now, option)
            if pain < least:
                found, least = option, pain
    return found, Text("volfyirion-thumb-suffer", "S7")


def _pain(now: Situation, option: Num) -> float:
    """What is lost with a City's Building, a card in a City, or a Wonder."""
    kit = now.kit
    verb = verb_of(option)
    if verb == verbs.LOSE:
        building = now.g.at(kit.buildings[now.me], first_of(option))
        return now.deck.income(kit.card(now.g.face[building])) if building != NOBODY else 0.0
    if verb == verbs.DESTROY:
        it = kit.card(now.lying(first_of(option), second_of(option)))
        return now.deck.income(it) + weights.GUARD * it.defence
    return now.deck.gives(kit.card(first_of(option)).points)
