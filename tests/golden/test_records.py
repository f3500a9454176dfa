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
from support.shelf import each_game

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


def recipes(game: str) -> dict[str, Callable[[], ldt.Match]]:
    """What is kept of a game, under the version of the rules it was played by."""
    kept = f"{game}-rules{ldt.game(game).rules.version}"
    mine = [play for play in PLAYTHROUGHS if play.game == game]
    out = {f"{kept}-{play.name}": lambda play=play: finish(play, start(play)) for play in mine}
    if game == "yutaka":
        own = Playthrough("yutaka", "own tiles", {"tiles": OWN_TILES}, 21)
        out[f"{kept}-own-tiles"] = lambda: finish(own, start(own))
        out[f"{kept}-conceded"] = lambda: conceded(mine[0])
        out[f"{kept}-from-a-position"] = lambda: from_a_position(mine[0])
    return out


@each_game
def test_every_kind_of_record_is_kept(game):
    for name, make in recipes(game).items():
        file = FOLDER / f"{name}.json"
        if not file.exists() and os.environ.get(ACCEPT):
            FOLDER.mkdir(exist_ok=True)
            file.write_bytes(to_json(make().record()) + b"\n")
        assert file.exists(), f"{file.name} is missing. To make it:\n  {COMMAND} {game}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_replays_and_verifies_for_ever(file):
    raw = file.read_bytes()
    record = from_json(raw)
    try:
        match = ldt.verify(raw)
    except ldt.BadRecord as error:
        game = record["game"]
        pytest.fail(
            f"{file.name} no longer replays: {error}\nIf people have played by these rules, raise the version in "
            f"game.py and keep the old rules' records out of the way of the new ones. If nobody has yet:\n"
            f"  rm {file.relative_to(HERE.parents[1])} && {COMMAND} {game}"
        )
    assert match.over
    assert match.digest() == record["digest"]
    assert to_json(match.record()) + b"\n" == raw
    assert ldt.replay(record).outcome == match.outcome


@each_game
def test_every_game_on_the_shelf_has_a_record_of_its_present_rules(game):
    wanted = f"{game}-rules{ldt.game(game).rules.version}-"
    assert any(FOLDER.glob(f"{wanted}*.json")), f"no record {wanted}*.json. To make it:\n  {COMMAND} {game}"
