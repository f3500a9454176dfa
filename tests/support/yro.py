"""Tables of YRO as a player would describe them, and what can be read off them.

Cards are written by their keys: a guild is "SM3@c3 SM5@c2" (the middle of the field is c3, row 1 is the top one), a
hand "ME1 ME2 ...", where "..." stands for whatever else fills it up to five. Seats count from 0.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import ludotheque as ldt
from ludotheque.kernel.chance import Scripted
from support.yutaka import plain, refusal, story, told, zone  # noqa: F401

GAME = ldt.game("yro")
HAND_SIZE = 5

Numbers = Mapping[str, int | Sequence[int]]


# ------------------------------------------------------------------------------------ setting a table
def table(
    guilds: Sequence[str] = (),
    hands: Sequence[str] = (),
    deck: str = "",
    discard: str = "",
    rivals: str = "",
    quests: str = "",
    fulfilled: str = "",
    seats: int = 2,
    names: Sequence[str] = (),
    numbers: Numbers | None = None,
    options: Mapping[str, Any] | None = None,
) -> ldt.Match:
    """A match at the start of a round, in which everybody is asked what to throw away.

    `deck` names its top cards, the topmost first; all cards not mentioned lie below. `numbers` gives a value to every
    seat (`{"tech": 3}`) or to each (`{"coins": (5, 8)}`); without it everybody has 5 écus and nothing else. With Quests
    in the options, `quests` and `fulfilled` name the four that are shown; what is missing is filled in.
    """
    data = position(guilds, hands, deck, discard, rivals, quests, fulfilled, seats, numbers, options)
    return GAME.from_position(data, seed=1, names=names)


def position(
    guilds: Sequence[str] = (),
    hands: Sequence[str] = (),
    deck: str = "",
    discard: str = "",
    rivals: str = "",
    quests: str = "",
    fulfilled: str = "",
    seats: int = 2,
    numbers: Numbers | None = None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The position `table` sets up."""
    left, unshown = box(seats, options)
    zones: dict[str, list[str]] = {}
    held = [(hands[seat] if seat < len(hands) else "...").split() for seat in range(seats)]
    for named in [cards.replace("@", " ").split()[::2] for cards in guilds] + held + [deck.split(), discard.split()]:
        _take(left, named)
    _take(left, rivals.split())
    for seat in range(seats):
        guild = guilds[seat].split() if seat < len(guilds) else []
        zones[f"guild@{seat}"] = [f"{card.partition('@')[0]}@{spot_number(card.partition('@')[2])}" for card in guild]
        if "..." in held[seat]:
            held[seat].remove("...")
            while len(held[seat]) < HAND_SIZE:
                held[seat].append(left.pop(0))
        zones[f"hand@{seat}"] = held[seat]
    zones["deck"] = left + deck.split()[::-1]
    zones["discard"] = discard.split()
    if seats == 1:
        zones["rivals"] = rivals.split()
    if unshown:
        _take(unshown, quests.split() + fulfilled.split())
        zones["fulfilled"] = fulfilled.split()
        zones["quests"] = quests.split()
        while len(zones["quests"]) + len(zones["fulfilled"]) < 4:
            zones["quests"].append(unshown.pop())
        zones["quest-deck"] = unshown
    return {
        "seats": seats,
        "options": dict(options or {}),
        "zones": {name: cards for name, cards in zones.items() if cards},
        "numbers": _numbers(seats, numbers or {}),
    }


def box(seats: int, options: Mapping[str, Any] | None) -> tuple[list[str], list[str]]:
    """The keys of all Adventurers in the box, each as often as it is there, and of all Quests."""
    cards: list[str] = []
    quests: list[str] = []
    kit = GAME.kit(seats, dict(options or {}))
    for card in kit.types:
        (quests if kit.backs[card.back] == "quest" else cards).extend([card.key] * kit.copies[card.number])
    return cards, quests


def _take(left: list[str], named: Sequence[str]) -> None:
    for card in named:
        if card != "...":
            left.remove(card)


def _numbers(seats: int, given: Numbers) -> dict[str, int]:
    out: dict[str, int] = {f"coins@{seat}": 5 for seat in range(seats)}
    for key, value in given.items():
        if key == "round":
            assert isinstance(value, int)
            out[key] = value
            continue
        each = [value] * seats if isinstance(value, int) else list(value)
        assert len(each) == seats, key
        out |= {f"{key}@{seat}": each[seat] for seat in range(seats)}
    return out


def spot_number(name: str) -> int:
    """ "c3" is spot 12 of the field of 5 by 5."""
    return 5 * (int(name[1:]) - 1) + "abcde".index(name[0])


def dealt(
    hands: Sequence[str] = (),
    deck: str = "",
    quests: str = "",
    seats: int = 2,
    names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> ldt.Match:
    """A new game, dealt as told from the set-up on: the hands, then the top of the deck, then the Quests shown."""
    cards, all_quests = box(seats, options)
    left = list(cards)
    held = [(hands[seat] if seat < len(hands) else "...").split() for seat in range(seats)]
    for named in [*held, deck.split()]:
        _take(left, named)
    for hand in held:
        if "..." in hand:
            hand.remove("...")
            while len(hand) < HAND_SIZE:
                hand.append(left.pop(0))
        assert len(hand) == HAND_SIZE
    answers = [_order(cards, [card for hand in held for card in hand] + deck.split())]
    if all_quests:
        answers.append(_order(all_quests, quests.split()))
    dealer = Scripted(answers)
    return GAME.start(seats, options=dict(options or {}), names=names, dealer=dealer)


def _order(pile: list[str], top: list[str]) -> list[int]:
    """How chance must draw for these to be the top cards, the first of them topmost."""
    free = list(range(len(pile)))
    drawn = []
    for card in top:
        at = next(i for i in free if pile[i] == card)
        free.remove(at)
        drawn.append(at)
    return free + drawn[::-1]


# ------------------------------------------------------------------------------------ playing
def answer(match: ldt.Match, seat: int, moves: str) -> None:
    """Play these moves, and "done" if the question is still open."""
    asked = match.view()["question"]
    if moves:
        match.play(seat, moves)
    if seat in match.waiting_for and match.view()["question"] == asked:
        match.play(seat, "done")


def throw(match: ldt.Match, *cards: str) -> None:
    """The Draw phase: what each seat throws away, "" or nothing said for nothing."""
    for seat in match.waiting_for:
        mine = cards[seat].split() if seat < len(cards) else []
        answer(match, seat, " ".join(f"-{card}" for card in mine))


def recruit(match: ldt.Match, *cards: str) -> None:
    """The sealed choice of Recruitment: whom each seat recruits, "" for nobody."""
    for seat in match.waiting_for:
        mine = cards[seat].split() if seat < len(cards) else []
        answer(match, seat, " ".join(f"+{card}" for card in mine))


def place(match: ldt.Match, *moves: str) -> None:
    """Where the recruits of each seat go, in this order: "SM3-c3 ME1-c4"."""
    for seat in match.waiting_for:
        match.play(seat, moves[seat])


def play_round(match: ldt.Match, *moves: str) -> ldt.Match:
    """A whole round: nobody throws anything away, each seat recruits and places what it names: "SM3-c3 ME1-c4"."""
    throw(match)
    recruit(match, *(" ".join(move.partition("-")[0] for move in line.split()) for line in moves))
    if match.view()["prompt"] == "yro-ask-place":
        place(match, *moves)
    return match


def play_out(match: ldt.Match, seed: int = 0) -> ldt.Match:
    """Play at random to the end."""
    rng = random.Random(seed)
    while not match.over:
        seat = match.waiting_for[0]
        match.play(seat, rng.choice(match.moves(seat)))
    return match


# ------------------------------------------------------------------------------------ reading a table
def number(match: ldt.Match, key: str, seat: int | None = None) -> int:
    """One of the numbers everybody sees: "coins", "vp", "strength", "tech", "magic", "vp-combat" …, "round"."""
    for counter in match.view()["counters"]:
        if (counter["counter"], counter["seat"]) == (key, seat):
            return int(counter["value"])
    raise KeyError(key)


def numbers(match: ldt.Match, key: str) -> list[int]:
    """One of the numbers of all seats."""
    return [number(match, key, seat) for seat in range(match.kit.seats)]


def guild(match: ldt.Match, seat: int) -> dict[str, str]:
    """The cards of a guild by their spots."""
    cards = zone(match, "guild", seat)["cards"]
    return {f"{'abcde'[card['spot'] % 5]}{card['spot'] // 5 + 1}": card["card"] for card in cards}


def hand(match: ldt.Match, seat: int) -> list[str]:
    """A player's hand, as that player sees it."""
    return [card["card"] for card in zone(match, "hand", seat, viewer=seat)["cards"]]


def cards_in(match: ldt.Match, key: str, seat: int | None = None) -> list[str]:
    """The cards of a zone that everybody sees."""
    return [card["card"] for card in zone(match, key, seat)["cards"]]


def sources(match: ldt.Match) -> dict[str, list[int]]:
    """The VP of all seats by where they come from: "recruitment", "bonus", "combat", "phase", "quests", "coins"."""
    return {key: numbers(match, f"vp-{key}") for key in ("recruitment", "bonus", "combat", "phase", "quests", "coins")}
