"""Many whole games on every table: no card lost, every game ended in time. The long campaign plays ten thousand."""

from __future__ import annotations

import time

import pytest

import ludotheque as ldt
from laws.play import Way, everyone, play_out, rule_ids
from laws.tables import SHELF, TABLES, every_table
from laws.test_cards_are_neither_lost_nor_made import assert_conserved, assert_settled
from ludotheque.kernel.codec import to_json

LEANS = (1.0, 0.2, 5.0)


@every_table
def test_whole_games_with_fixed_seeds(table):
    for seed in range(6):
        match = table.start(seed)
        decisions = sum(1 for _ in play_out(match, Way(seed, LEANS[seed % 3])))
        assert decisions <= SHELF[table.game].decisions
        assert_conserved(match.g)
        assert_settled(match)


@every_table
def test_the_log_is_numbered_cites_its_rules_and_can_be_read_from_anywhere(table):
    match = table.start(7)
    for _ in play_out(match, Way(7, 1.0)):
        pass
    known = rule_ids(table.game) | {"table"}
    for seat in everyone(match):
        events = match.events(seat)
        assert [event["number"] for event in events] == list(range(1, len(events) + 1))
        for since in (0, 1, len(events) // 2, len(events), len(events) + 5):
            assert match.events(seat, since) == events[since:]
        french, english = match.log(seat, "fr"), match.log(seat, "en")
        assert [line["number"] for line in french] == [event["number"] for event in events if "say" in event]
        for fr, en in zip(french, english, strict=True):
            assert (fr["number"], fr["rule"]) == (en["number"], en["rule"])
            assert fr["rule"] in known
            assert fr["text"].strip() and en["text"].strip()
        middle = len(events) // 2
        assert match.log(seat, "fr", middle) == [line for line in french if line["number"] > middle]


def effects_of(match: ldt.Match) -> list[tuple[str, int, str]]:
    """Every attribute of every effect of a table's scripts, written out."""
    out = []
    for key, script in sorted(match.kit.scripts.items()):
        for at, effect in enumerate(script.steps):
            names = getattr(type(effect), "__mypyc_attrs__", None) or vars(effect)
            plain = {n: getattr(effect, n) for n in names if isinstance(getattr(effect, n, None), (int, str, bool))}
            out.append((key, at, repr(sorted(plain.items()))))
    return out


def test_games_played_at_the_same_time_never_meet():
    """Effects belong to the rules, not to a table: whatever varies is in the table's own frames."""
    alone = []
    for n, table in enumerate(TABLES):
        match = table.start(n)
        for _ in play_out(match, Way(n, 1.0)):
            pass
        alone.append(match.digest())
    together = [table.start(n) for n, table in enumerate(TABLES)]
    before = [effects_of(match) for match in together]
    ways = [Way(n, 1.0) for n in range(len(TABLES))]
    while not all(match.over for match in together):
        for match, way in zip(together, ways, strict=True):
            if not match.over:
                way.step(match)
    assert [match.digest() for match in together] == alone
    assert [effects_of(match) for match in together] == before


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(SHELF))
def test_ten_thousand_games(game, capsys):
    """Conservation after every decision, termination, a settled end; every tenth game replayed and verified."""
    began = time.perf_counter()
    games = 10_000
    decisions, longest, drawn, verified = 0, 0, 0, 0
    tables = SHELF[game].tables
    wins = [0] * ldt.game(game).rules.max_seats
    for n in range(games):
        table = tables[n % len(tables)]
        match = table.start(n)
        took = 0
        for _ in play_out(match, Way(n, LEANS[n // len(tables) % 3])):
            took += 1
            assert_conserved(match.g)
        assert took <= SHELF[game].decisions
        assert_settled(match)
        decisions += took
        longest = max(longest, took)
        drawn += not match.winners
        for seat in match.winners:
            wins[seat] += 1
        if n % 10 == 0:
            assert ldt.verify(to_json(match.record())).digest() == match.digest()
            verified += 1
    with capsys.disabled():
        print(
            f"\n{game}: {games} games on {len(tables)} tables in {time.perf_counter() - began:.0f} s: {decisions} "
            f"decisions, the longest {longest}; won by seat {wins}, drawn {drawn}; {verified} verified"
        )
