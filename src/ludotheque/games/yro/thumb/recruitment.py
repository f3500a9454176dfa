"""Recrutement: whom to recruit (R15)."""

from __future__ import annotations

from ludotheque.games.yro import numbers, verbs, zones
from ludotheque.games.yro.effects import Production, Recruitment, Victory
from ludotheque.games.yro.rules.recruitment import price
from ludotheque.games.yro.thumb.mind import Mind
from ludotheque.games.yro.thumb.outlook import EQUAL, IN_COINS, IN_COMBAT, IN_HAND, IN_LINES, IN_QUESTS, PARTS, total
from ludotheque.kernel import DONE, NOBODY, Ask, Num, Row, Text, first_of, new_row, pack


class Choice:
    """Cards that may be recruited together, what they cost, and the estimate with them."""

    def __init__(self, cards: Row, cost: Num) -> None:
        self.cards = cards
        self.cost = cost
        self.parts: list[float] = []
        self.value = 0.0


def recruit(mind: Mind, ask: Ask, options: Row) -> tuple[int, Text]:
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
    return pack(verbs.RECRUIT, mind.g.face[card]), _why_recruit(mind, found, card)


def _choices(mind: Mind, ask: Ask) -> list[Choice]:
    """All that can be recruited with what is picked already: A1, A4, A5; equal cards once."""
    g = mind.g
    hand = g.cards(zones.HAND + zones.SIDE * mind.me)
    coins = g.vars[numbers.of(mind.me, numbers.COINS)]
    out: list[Choice] = []
    picked = len(ask.picks)
    if picked == 0:
        out.append(Choice(new_row(), price(new_row())))
    last: Num = NOBODY
    for i in range(len(hand)):
        first = g.face[hand[i]]
        if first == last or (picked and first != first_of(ask.picks[0])):
            continue
        last = first
        cost = mind.of(hand[i]).cost
        if cost - 1 <= coins:
            out.append(Choice(Row([hand[i]]), price(Row([cost]))))
        before: Num = NOBODY
        for j in range(i + 1, len(hand)):
            both = cost + mind.of(hand[j]).cost
            if g.face[hand[j]] != before and both <= coins and ask.high > 1:
                out.append(Choice(Row([hand[i], hand[j]]), both))
            before = g.face[hand[j]]
    return out


def _why_recruit(mind: Mind, choice: Choice, card: Num) -> Text:
    """The part of the estimate that a card raises most, beside the other one that is recruited with it."""
    it = mind.of(card)
    rest = Row([other for other in choice.cards if other != card])
    alone = mind.with_cards(rest, choice.cost - it.cost)
    part = NOBODY
    for at in range(PARTS):
        if at != IN_COINS and (part < 0 or choice.parts[at] - alone[at] > choice.parts[part] - alone[part]):
            part = at
    coins = mind.points[numbers.COINS] * float(it.cost) + choice.parts[IN_COINS] - alone[IN_COINS]
    raised = choice.parts[part] - alone[part]
    params: dict[str, int | str] = {"card": it.name, "n": max(1, round(raised))}
    if mind.g.size[mind.zone] + len(choice.cards) == numbers.GUILD_SIZE:
        return Text("yro-thumb-ninth", "R42", params)
    if coins > raised:
        params["n"] = max(1, round(coins / mind.points[numbers.COINS]))
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
        if isinstance(effect, (Recruitment, Production)) and effect.what <= numbers.MAGIC:
            return Text("yro-thumb-tech" if effect.what == numbers.TECH else "yro-thumb-magic", "R37", params)
    return Text("yro-thumb-score", "R40", params)
