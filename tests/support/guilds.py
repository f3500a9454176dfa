"""Whole rounds of YRO on tables as a player would describe them, and a ledger of who gained what in which phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ludotheque as ldt
from support import yro
from support.yro import numbers, zone

#: R1: what the deck holds, written out so that no expectation here comes from the engine.
DECK = {
    **{"ME1": 3, "ME2": 3, "ME3": 3, "ME4": 3, "ME5": 3, "ME6": 2, "ME7": 2, "ME8": 1},
    **{"SM1": 3, "SM2": 3, "SM3": 3, "SM4": 3, "SM5": 3, "SM6": 2, "SM7": 2, "SM8": 1},
    **{"CS1": 3, "CS2": 3, "CS3": 3, "CS4": 3, "CS5": 3, "CS6": 2, "CS7": 2, "CS8": 1},
    **{"IS1": 3, "IS2": 3, "IS3": 3, "IS4": 3, "IS5": 3, "IS6": 2, "IS7": 2, "IS8": 1},
    **{"CF1": 3, "CF2": 3, "CF3": 3, "CF4": 2, "CF5": 1},
    **{"CD1": 3, "CD2": 3, "CD3": 3, "CD4": 1},
}
WHOLE_DECK = [card for card, copies in DECK.items() for _ in range(copies)]
PHASES = ["", "draw", "recruitment", "combat", "production", "income", "victory"]  #: R9

#: R36: the least points that make each level.
LEVEL = {0: 0, 1: 1, 2: 3, 3: 7, 4: 15}


def table(
    *guilds: str,
    coins: Sequence[int] = (),
    vp: Sequence[int] = (),
    tech: Sequence[int] = (),
    magic: Sequence[int] = (),
    strength: Sequence[int] = (),
    rounds: int = 3,
    draft: bool = False,
    use: str | list[str] = "off",
    **more: Any,
) -> ldt.Match:
    """A match before a round, one seat for each guild; of what is not mentioned everybody has 0.

    `rounds` were played so far. `use` says which Quests are in the box. The rest is as in `support.yro.table`.
    """
    seats = len(guilds)
    given: dict[str, Any] = {"round": rounds}
    for key, values in (("coins", coins), ("vp", vp), ("tech", tech), ("magic", magic), ("strength", strength)):
        given[key] = [*values, *[0] * (seats - len(values))]
    given["vp-phase"] = given["vp"]
    options: dict[str, Any] = {} if use == "off" else {"quests": use}
    if draft:
        options["draft"] = True
    return yro.table(guilds, seats=seats, numbers=given, options=options, **more)


def deckless(*guilds: str, deck: str, hands: Sequence[str], **more: Any) -> ldt.Match:
    """A table whose deck holds just these cards, the top one first: all others lie in the discard pile."""
    left = list(WHOLE_DECK)
    for card in [*" ".join(guilds).replace("@", " ").split()[::2], *deck.split(), *" ".join(hands).split()]:
        left.remove(card)
    return table(*guilds, deck=deck, hands=hands, discard=" ".join(left), **more)


# ------------------------------------------------------------------------------------ playing
def answer(match: ldt.Match, seat: int, moves: str = "") -> None:
    """An answer to the question that is put, with "done" if more could follow."""
    yro.answer(match, seat, moves)


def recruit(match: ldt.Match, *cards: str) -> None:
    """The first step of Recruitment (A28): each seat seals the cards named for it, the others none."""
    assert match.view()["prompt"] == "yro-ask-recruit"
    yro.recruit(match, *cards)


def place(match: ldt.Match, *cards: str) -> None:
    """The second step: each seat that recruited places its cards in this order, "ME1@c4 CS2@d4"."""
    yro.place(match, *(line.replace("@", "-") for line in cards))


def play_round(match: ldt.Match, *recruits: str) -> Ledger:
    """A whole round in which nobody throws anything away and each seat recruits the cards named, on those spots.

    Says what everybody gained in it.
    """
    since = len(match.events())
    yro.play_round(match, *(line.replace("@", "-") for line in recruits))
    return Ledger(match, since)


class Ledger:
    """What each guild gained in each phase, added up from what everybody saw happen."""

    def __init__(self, match: ldt.Match, since: int = 0) -> None:
        self.match = match
        self.gains: dict[tuple[str, str, int], int] = {}
        phase = "draw"
        for event in match.events(since=since):
            if event.get("say") == "yro-log-last-round":
                phase = "end"
            if event["event"] != "counted":
                continue
            if event["counter"] == "phase":
                phase = PHASES[event["n"]]
            elif event["seat"] is not None:
                key = phase, event["counter"], event["seat"]
                self.gains[key] = self.gains.get(key, 0) + event["n"] - event["was"]

    def __call__(self, phase: str, what: str, seat: int = 0) -> int:
        """What a guild gained (paid, if negative) of something in a phase; "end" is the last count."""
        assert phase in (*PHASES[1:], "end")
        return self.gains.get((phase, what, seat), 0)

    def all(self, phase: str, what: str) -> list[int]:
        """The same for all guilds."""
        return [self(phase, what, seat) for seat in range(self.match.kit.seats)]


def round_with(
    guild: str, *, against: str = "", tech: int = 0, magic: int = 0, coins: int = 0, recruits: str = ""
) -> Ledger:
    """What the first of two guilds gains in a round, the other doing nothing; points at its start as given."""
    held = " ".join([*(card.split("@")[0] for card in recruits.split()), "..."])
    match = table(guild, against, hands=[held], tech=[tech], magic=[magic], coins=[coins])
    return play_round(match, recruits)


def strength_of(guild: str, tech: int = 0, magic: int = 0) -> int:
    """R25–R27: the strength of a guild in Combat, with so many Tech and Magic points."""
    return numbers(round_with(guild, tech=tech, magic=magic).match, "strength")[0]


# ------------------------------------------------------------------------------------ reading a table
def cards(
    match: ldt.Match, key: str, owner: int | None = None, viewer: int | None = None, number: int = 0
) -> list[str]:
    """The faces that a viewer sees in a zone, in its order; "?" for those it does not know."""
    return [card["card"] or "?" for card in zone(match, key, owner, number, viewer)["cards"]]


def hand(match: ldt.Match, seat: int) -> list[str]:
    """A player's hand as that player sees it, in the order of the alphabet."""
    return sorted(yro.hand(match, seat))


def truth(match: ldt.Match, name: str) -> list[str]:
    """What really lies in a zone, as a position names it; the top card of a pile last."""
    found = match.position()["zones"].get(name, [])
    return [(card if isinstance(card, str) else card["card"]).split("@")[0].removesuffix("!") for card in found]


def refused(match: ldt.Match, seat: int, move: str) -> str:
    """The rule that refuses a move. Question and attempt agree and change nothing; both languages have a sentence."""
    rule, english, french = yro.refusal(match, seat, move)
    assert english.strip()
    assert french.strip()
    return rule
