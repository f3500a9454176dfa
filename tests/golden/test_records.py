"""Finished games, kept as they were written: they replay and verify for ever.

A record here is never rewritten. When the rules change so that an old game would go otherwise, their version is raised
and new records are added beside the old ones.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

import ludotheque as ldt
from golden.playthroughs import ACCEPT, COMMAND, HERE, PLAYTHROUGHS, Playthrough, chosen, start
from ludotheque.kernel.codec import from_json, to_json

FOLDER = HERE / "records"
FILES = sorted(FOLDER.glob("*.json"))


def finish(play: Playthrough, match: ldt.Match) -> ldt.Match:
    while not match.over:
        match.play(*chosen(play, match))
    return match


def conceded(play: Playthrough) -> ldt.Match:
    match = start(play)
    for _ in range(12):
        match.play(*chosen(play, match))
    match.concede(0)
    return match


def from_a_position(play: Playthrough) -> ldt.Match:
    match = start(play)
    for _ in range(25):
        match.play(*chosen(play, match))
    position = from_json(to_json(match.position()))
    return finish(play, ldt.game(play.game).from_position(position, 3, play.names))


OWN_TILES = {
    "id": "my box",
    "idole": [15, 15],
    "dague": [12, 8, 4, 4, 2],
    "amphore": [10, 5, 5, 5, 5],
    "cristaux": [4, 4, 4, 4, 4, 4, 3, 3],
    "equipement": [6, 6, 6, 6, 6],
}


def recipes() -> dict[str, Callable[[], ldt.Match]]:
    """What is kept of each game, under the version of the rules it was played by."""
    out: dict[str, Callable[[], ldt.Match]] = {}
    for play in PLAYTHROUGHS:
        version = ldt.game(play.game).rules.version
        out[f"{play.game}-rules{version}-{play.name}"] = lambda play=play: finish(play, start(play))
    version = ldt.game("yutaka").rules.version
    plain = PLAYTHROUGHS[0]
    own = Playthrough("yutaka", "own tiles", {"tiles": OWN_TILES}, 21)
    out[f"yutaka-rules{version}-own-tiles"] = lambda: finish(own, start(own))
    out[f"yutaka-rules{version}-conceded"] = lambda: conceded(plain)
    out[f"yutaka-rules{version}-from-a-position"] = lambda: from_a_position(plain)
    return out


def test_every_kind_of_record_is_kept():
    for name, make in recipes().items():
        file = FOLDER / f"{name}.json"
        if not file.exists() and os.environ.get(ACCEPT):
            FOLDER.mkdir(exist_ok=True)
            file.write_bytes(to_json(make().record()) + b"\n")
        assert file.exists(), f"{file.name} is missing. To make it:\n  {COMMAND}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_replays_and_verifies_for_ever(file):
    raw = file.read_bytes()
    record = from_json(raw)
    match = ldt.verify(raw)
    assert match.over
    assert match.digest() == record["digest"]
    assert to_json(match.record()) + b"\n" == raw
    assert ldt.replay(record).outcome == match.outcome


def test_every_game_on_the_shelf_has_a_record_of_its_present_rules():
    for game in ldt.games():
        wanted = f"{game}-rules{ldt.game(game).rules.version}-"
        assert any(FOLDER.glob(f"{wanted}*.json")), f"no record {wanted}*.json"
