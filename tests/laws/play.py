"""How the laws play and what they look at: positions reached by play, all that a seat is told, all that it knows."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import ludotheque as ldt
from laws.tables import BRIEF, Table, longest
from ludotheque.kernel.codec import to_json
from ludotheque.kernel.engine import ask_of
from ludotheque.kernel.zones import BY_FACE

Data = dict[str, Any]

#: The seed of a deal.
deals = st.integers(0, 2**32)


def examples(n: int) -> settings:
    """So many examples for each table; fifty times as many in a long run, one or two in a brief one."""
    if BRIEF:
        return settings(max_examples=min(n, 1 if n < 3 else 2))
    return settings(max_examples=n * (50 if os.environ.get("LUDOTHEQUE_LONG") else 1))


class Way:
    """A way to play: repeatable, and leaning to the first or the last of the moves offered, or to none."""

    def __init__(self, seed: int, lean: float) -> None:
        self.seed = seed
        self.lean = lean
        self.rng = random.Random(seed)

    def __repr__(self) -> str:
        return f"Way({self.seed}, {self.lean})"

    def choose(self, moves: list[str]) -> str:
        return moves[int(len(moves) * self.rng.random() ** self.lean)]

    def step(self, match: ldt.Match) -> tuple[int, str]:
        """Play one move; says which."""
        seat = self.rng.choice(match.waiting_for)
        move = self.choose(match.moves(seat))
        match.play(seat, move)
        return seat, move


#: Ways to play. Drawn as plain numbers, so that a failing game shrinks to a short one.
ways = st.builds(Way, st.integers(0, 2**16), st.sampled_from([1.0, 0.2, 5.0]))


def steps_of(table: Table) -> st.SearchStrategy[int]:
    """How many moves to play: often few, sometimes to the end."""
    return st.integers(0, longest(table))


def reach(table: Table, deal: int, way: Way, steps: int) -> ldt.Match:
    """A match that was played some way; it stops before the end when it is asked to play further."""
    match = table.start(deal)
    for _ in range(steps):
        if match.over:
            break
        before = match.copy()
        way.step(match)
        if match.over and steps < longest(table):
            return before
    return match


def play_out(match: ldt.Match, way: Way) -> Iterator[tuple[int, str]]:
    """Play to the end, move by move."""
    while not match.over:
        yield way.step(match)


def everyone(match: ldt.Match) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(match.kit.seats), None]


def record_bytes(match: ldt.Match) -> bytes:
    return to_json(match.record(with_secret=True))


def all_events(match: ldt.Match) -> list[list[Data]]:
    return [match.events(seat) for seat in everyone(match)]


def fingerprint(match: ldt.Match) -> tuple[str, bytes, list[list[Data]]]:
    """Everything that a refusal must leave as it was."""
    return match.digest(), record_bytes(match), all_events(match)


def outline(match: ldt.Match) -> tuple[str, int, int]:
    """The fingerprint of a match at a glance, for what is tried many times between two whole ones."""
    return match.digest(), len(match.answers), match.event_count


# ------------------------------------------------------------------------------------ what a seat is told
def told(match: ldt.Match, seat: int | None, sentences: bool = True) -> Data:
    """All that a seat, or a spectator, is told."""
    out: Data = {"view": match.view(seat), "waiting": match.waiting_for, "over": match.over}
    out["events"] = match.events(seat)
    out["scores"] = match.scores("en")
    if sentences:
        out["log"] = {lang: match.log(seat, lang) for lang in ("fr", "en")}
    if seat is not None:
        out["ask"] = match.ask(seat)
        out["moves"] = match.moves(seat)
        out["undo"] = match.can_undo(seat)
    return out


def refusal(error: ldt.LudothequeError | None) -> tuple[str, str, str] | None:
    return None if error is None else (error.rule, error.text("fr"), error.text("en"))


def refusals(match: ldt.Match, seat: int, moves: list[str]) -> dict[str, tuple[str, str, str] | None]:
    """Which of these moves a seat would be refused, and in which words."""
    return {move: refusal(match.why_not(seat, move)) for move in moves}


def same(one: object, other: object) -> bool:
    """Whether two pieces of data are equal byte for byte, the order of an object's fields included."""
    return json.dumps(one) == json.dumps(other)


# ------------------------------------------------------------------------------------ what a seat knows
def knowledge(match: ldt.Match, seat: int | None) -> list[Any]:
    """What a seat knows of the cards, straight from the masks: by place, or as a bag where cards have no place."""
    g = match.g
    me = match.kit.seats if seat is None else seat
    out: list[Any] = []
    for z in range(len(g.size)):
        known = []
        for card in g.cards(z):
            if g.known[card] >> me & 1:
                known.append((2, g.face[card], g.spot[card]))
            elif g.seen[card] >> me & 1:
                known.append((1, match.kit.types[g.face[card]].back, g.spot[card]))
            else:
                known.append((0, 0, g.spot[card]))
        out.append(sorted(known) if match.kit.zones[z].order == BY_FACE else known)
    out.append(list(g.vars))
    return out


def by_face(match: ldt.Match) -> list[Any]:
    """The table as the faces that lie on it, without who else knows them: what a guess must not take from the truth."""
    g = match.g
    asks = [(ask.seat, list(ask.picks), ask.closed) for ask in g.asks]
    zones = [[(g.face[card], g.spot[card]) for card in g.cards(zone)] for zone in range(len(g.size))]
    return [zones, list(g.vars), asks]


def shown(match: ldt.Match, seat: int | None, since: int) -> list[tuple[str, int]]:
    """The faces and backs that the events after `since` show a seat, in order."""
    me = match.kit.seats if seat is None else seat
    out = []
    for event in match.happened(since):
        if event.face >= 0 and event.known >> me & 1:
            out.append(("face", event.face))
        elif event.face >= 0 and event.seen >> me & 1:
            out.append(("back", match.kit.types[event.face].back))
    return out


@cache
def rule_ids(game: str) -> frozenset[str]:
    """The full ids of a game's rules."""
    book = resources.files("ludotheque").joinpath("rulebooks", game, "en.md").read_text("utf-8")
    return frozenset(f"{game} {rule}" for rule in re.findall(r"^### ([A-Z]+\d+) · ", book, re.MULTILINE))


def is_well_said(error: ldt.LudothequeError, game: str | None = None) -> bool:
    """A refusal has a rule that exists, and a sentence in both languages."""
    known = {"table"} if game is None else rule_ids(game) | {"table"}
    rule = error.rule in known if game is not None else bool(error.rule)
    return rule and all(error.text(lang).strip() for lang in ("fr", "en")) and bool(str(error))


def picks_of(match: ldt.Match, seat: int) -> list[int]:
    """What a seat has picked so far of the answer it owes."""
    ask = ask_of(match.g, seat)
    assert ask is not None
    return list(ask.picks)
