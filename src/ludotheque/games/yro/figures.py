"""What the rules of YRO work out for the eye: strengths, ranks, the front, lines and their bonuses, prices.

All of it is public, apart from where a seat means to place its recruits: that is shown to nobody else (A28).
"""

from __future__ import annotations

from ludotheque.games.yro import factions, field, numbers, verbs, zones
from ludotheque.games.yro.kit import YroKit, kit_of
from ludotheque.games.yro.rules.combat import fighters, own_strength, rank, reward, rivals_strength, strength
from ludotheque.games.yro.rules.placement import (
    COLUMN,
    ROW,
    Alignment,
    Place,
    aligned,
    alignments,
    bonus_parts,
    lay,
    lift,
)
from ludotheque.games.yro.rules.recruitment import Recruit, costs_of, price
from ludotheque.kernel import (
    DONE,
    NOBODY,
    Ask,
    Figure,
    Kit,
    Num,
    Row,
    State,
    append,
    first_of,
    new_row,
    second_of,
    verb_of,
)
from ludotheque.kernel.engine import ask_of, asking


def describe(kit: Kit) -> dict[str, object]:
    """The field on which guilds grow, the levels, the rewards, and what ends the game."""
    return {
        "target": {"say": "yro-target", "params": {"n": numbers.GOAL, "cards": numbers.GUILD_SIZE}},
        "field": {"width": field.WIDTH, "height": field.WIDTH, "middle": field.MIDDLE, "frame": field.LINE},
        "factions": list(factions.FACTIONS),
        "professions": list(factions.PROFESSIONS),
        "levels": list(numbers.LEVELS),
        "cap": numbers.CAP,
        "rewards": list(numbers.REWARDS[kit.seats]) if kit.seats > 1 else [numbers.SOLO_REWARD],
        "goal": numbers.GOAL,
        "guild": numbers.GUILD_SIZE,
        "rivals": numbers.RIVAL_LIMIT if kit.seats == 1 else None,
    }


# ------------------------------------------------------------------------------------ of the table
def figures(g: State, seat: Num) -> list[Figure]:
    """Guild by guild; then the rivals of a guild alone, and what recruiting nobody brings."""
    kit = kit_of(g)
    out: list[Figure] = []
    strengths = Row([strength(g, kit, one) for one in range(kit.seats)])
    for one in range(kit.seats):
        out.append(Figure("strength", strengths[one], seat=one))
        if kit.seats > 1:
            out.append(Figure("rank", rank(strengths, one), kit.seats, one))
        out.append(Figure("reward", reward(g, kit, strengths, one), seat=one))
        for what in (numbers.TECH, numbers.MAGIC):
            level = numbers.level(g.vars[numbers.of(one, what)])
            out.append(Figure("level", level, seat=one, about=[numbers.GAINS[what]]))
        planned = _lay_plans(g, seat) if one == seat else new_row()
        _guild(g, kit, one, out)
        for card in planned:
            lift(g, one, card)
    if kit.rivals != NOBODY:
        out.append(Figure("rivals", rivals_strength(g, kit), numbers.RIVAL_LIMIT, zone=kit.rivals))
    if seat < kit.seats and ask_of(g, seat) is not None and isinstance(asking(g), Recruit):
        coins = g.vars[numbers.of(seat, numbers.COINS)]
        out.append(Figure("nobody", -price(new_row()), coins, seat))
    return out


def _guild(g: State, kit: YroKit, seat: Num, out: list[Figure]) -> None:
    """R17, R20, R25–R27: the front, who fights with what, complete lines, and where the next card may lie."""
    guild = zones.GUILD + zones.SIDE * seat
    spots = field.taken(g, guild)
    front = field.spots_in(field.front(spots))
    out.append(Figure("front", len(front), seat=seat, zone=guild, places=front))
    for card in fighters(g, kit, seat):
        own = own_strength(g, kit, seat, kit.adventurers[g.face[card]])
        out.append(Figure("fights", own, seat=seat, zone=guild, places=[g.spot[card]]))
    if g.size[guild] >= field.LINE:
        lines: list[Alignment] = []
        for line in field.rows(g, guild):
            aligned(g, kit, line, ROW, lines)
        for line in field.columns(g, guild):
            aligned(g, kit, line, COLUMN, lines)
        _say_lines(g, kit, seat, lines, out)
    free = field.spots_in(field.open_spots(spots))
    out.append(Figure("open", len(free), seat=seat, zone=guild, places=free))


def _say_lines(g: State, kit: YroKit, seat: Num, lines: list[Alignment], out: list[Figure]) -> None:
    """R20, A24: one figure for each part of a bonus: which way the line goes, what it is of, what it gives."""
    for line in lines:
        parts = bonus_parts(g, kit, seat, line)
        places = [g.spot[card] for card in line.cards]
        for what in range(len(parts)):
            if parts[what]:
                about = ["row" if line.way == ROW else "column", line.key, numbers.GAINS[what]]
                guild = zones.GUILD + zones.SIDE * seat
                out.append(Figure("line", parts[what], seat=seat, zone=guild, places=places, about=about))


def _lay_plans(g: State, seat: Num) -> Row:
    """A28: lay the recruits where this seat has decided to place them, while it may still decide on others."""
    laid = new_row()
    ask = ask_of(g, seat)
    if ask is not None and isinstance(asking(g), Place):
        for option in ask.picks:
            card = _recruit(g, seat, first_of(option), laid)
            lay(g, seat, card, second_of(option))
            laid = append(laid, card)
    return laid


def _recruit(g: State, seat: Num, face: Num, laid: Row) -> Num:
    """A recruit with this face that is not laid yet."""
    for card in g.cards(zones.RECRUITS + zones.SIDE * seat):
        if g.face[card] == face and card not in laid:
            return card
    return NOBODY


# ------------------------------------------------------------------------------------ of an option
def foresee(g: State, seat: Num, option: Num) -> list[Figure]:
    """What a recruit would cost; what a placement would complete."""
    ask = ask_of(g, seat)
    if ask is None or option == DONE:
        return []
    if verb_of(option) == verbs.RECRUIT:
        return _prices(g, kit_of(g), ask, first_of(option))
    if verb_of(option) == verbs.PLACE:
        return _completes(g, kit_of(g), seat, option)
    return []


def _prices(g: State, kit: YroKit, ask: Ask, face: Num) -> list[Figure]:
    """R15, A1: the price with what is chosen already; while nothing is, with each card behind it in the hand."""
    seat = ask.seat
    hand = zones.HAND + zones.SIDE * seat
    held = [g.face[card] for card in g.cards(hand)]
    if held.count(face) == [first_of(pick) for pick in ask.picks].count(face):
        return []  # all of them are chosen
    coins = g.vars[numbers.of(seat, numbers.COINS)]
    mine = kit.adventurers[face].cost
    out = [Figure("price", price(append(costs_of(kit, ask.picks), mine)), coins, seat)]
    if len(ask.picks) == 0 and ask.high > 1:
        for at in range(held.index(face) + 1, len(held)):
            both = price(Row([mine, kit.adventurers[held[at]].cost]))
            out.append(Figure("price-with", both, coins, seat, hand, [at]))
    return out


def _completes(g: State, kit: YroKit, seat: Num, option: Num) -> list[Figure]:
    """R20: the lines that a recruit would complete on a spot where it may lie."""
    spot = second_of(option)
    out: list[Figure] = []
    laid = _lay_plans(g, seat)
    card = _recruit(g, seat, first_of(option), laid)
    if card != NOBODY:
        spots = field.taken(g, zones.GUILD + zones.SIDE * seat)
        lay(g, seat, card, spot)
        laid = append(laid, card)
        lines = alignments(g, kit, seat, spot)
        if lines and field.open_spots(spots) >> spot & 1:
            _say_lines(g, kit, seat, lines, out)
    for one in laid:
        lift(g, seat, one)
    return out
