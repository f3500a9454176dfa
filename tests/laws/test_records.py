"""Laws 6 and 8: the record is the match. Replayed, every digest is the same, in this process and in any other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import all_events, deals, everyone, examples, reach, record_bytes, steps_of, ways
from laws.tables import every_table
from ludotheque.kernel.codec import from_json, to_json
from support.shelf import CHOSEN


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(5)
def test_a_record_replays_to_the_same_match_byte_for_byte(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    raw = record_bytes(match)
    for source in (raw, raw.decode(), from_json(raw)):
        again = ldt.replay(source)
        assert record_bytes(again) == raw
        assert again.digest() == match.digest()
    assert all_events(again) == all_events(match)
    for seat in everyone(match):
        assert again.view(seat) == match.view(seat)
    assert again.outcome == match.outcome


@every_table
@given(deal=deals, way=ways)
@examples(2)
def test_every_prefix_of_a_record_replays_to_the_digest_it_had(table, deal, way):
    match = table.start(deal)
    digests = {len(match.answers): match.digest()}
    while not match.over:
        way.step(match)
        digests[len(match.answers)] = match.digest()
    record = match.record()
    assert len(record["answers"]) == len(match.answers)
    for upto in range(0, len(match.answers) + 1, max(1, len(match.answers) // 70)):  # of a long game, some
        reached = min(n for n in digests if n >= upto)  # chance goes on by itself
        assert ldt.replay(record, upto=upto).digest() == digests[reached]


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(3)
def test_a_record_of_a_running_game_keeps_its_secret_unless_asked(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    record = match.record()
    assert ("secret" in record) == match.over
    assert "secret" not in match.record(with_secret=False)
    assert record["commitment"] == match.dealer.commitment()
    assert ldt.replay(to_json(record)).digest() == match.digest()


@every_table
@given(deal=deals, way=ways)
@examples(3)
def test_the_same_seed_deals_the_same_and_another_one_does_not(table, deal, way):
    assert table.start(deal).digest() == table.start(deal).digest()
    assert table.start(deal).digest() != table.start(deal + 1).digest()


@every_table
@given(deal=deals, way=ways)
@examples(3)
def test_a_finished_match_can_be_verified(table, deal, way):
    match = table.start(deal)
    while not match.over:
        way.step(match)
    assert ldt.verify(to_json(match.record())).digest() == match.digest()


#: Plays the tables with fixed seeds and prints all there is to see of them: the table after every move, and through
#: everybody's eyes after every so many.
PROGRAM = """
import hashlib
import sys
from laws.play import Way, everyone, record_bytes
from laws.tables import TABLES
from ludotheque.kernel.codec import to_json
for n, table in enumerate(table for table in TABLES if table.game in sys.argv):
    match = table.start(n)
    way = Way(n, 1.0)
    total = hashlib.sha256()
    while not match.over:
        way.step(match)
        total.update(match.digest().encode())
        for seat in everyone(match) if len(match.answers) % EVERY == 0 else ():
            total.update(to_json(match.view(seat)))
            total.update(to_json(match.guess(seat, n).position()))
    total.update(record_bytes(match))
    print(table, total.hexdigest())
"""


def run(hash_seed: str, every: int) -> str:
    """What the program prints in a process that hashes strings its own way."""
    roots = [str(Path(ldt.__file__).parents[1]), str(Path(__file__).parents[1])]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(roots)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.replace("EVERY", str(every)), *CHOSEN],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.long)])
def test_nothing_depends_on_how_a_process_hashes_strings(every):
    first = run("0", every)
    assert first.count("\n") > 0
    assert run("4242", every) == first
