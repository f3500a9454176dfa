"""The pages show what happened beat by beat: laid onto what a seat saw before, it gives what it is shown after."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tools import web

from laws.play import Way, everyone, play_out
from laws.tables import SHELF, TABLES, Table

HERE = Path(__file__).parent
WEB = Path(web.ROOT) / "web"


@pytest.fixture(scope="module")
def folding(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The part of the pages that lays events onto a view, as a command that reads moments and says what is wrong."""
    node = str(Path(web.choose_node().folder) / "node")
    out = tmp_path_factory.mktemp("pages")
    parts = "\n".join(f"export * from {json.dumps(str(WEB / 'src' / 'lib' / part))};" for part in ("fold", "beats"))
    (out / "in_step.ts").write_text(parts, "utf-8")
    made = out / "in_step.mjs"
    bundler = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = [node, str(bundler), str(out / "in_step.ts"), "--format", "esm", "-o", str(made)]
    subprocess.run(command, check=True, capture_output=True)
    return [node, str(HERE / "in_step.mjs"), made.as_uri()]


def moments(table: Table, seed: int, most: int) -> Iterator[dict[str, Any]]:
    """What each seat, and a spectator, saw before an answer, what it was told then, and what it saw after it."""
    match = table.start(seed)
    before = {seat: match.view(seat) for seat in everyone(match)}
    since = match.event_count
    for _ in islice(play_out(match, Way(seed, 0.7)), most):
        for seat in everyone(match):
            after = match.view(seat)
            yield {"before": before[seat], "events": match.events(seat, since), "after": after}
            before[seat] = after
        since = match.event_count


def check(folding: list[str], table: Table, seed: int, most: int) -> None:
    """Fold them all; every card and every number must be where the server shows it."""
    told = list(moments(table, seed, most))
    lines = "\n".join(json.dumps(moment) for moment in told)
    done = subprocess.run(folding, input=lines, check=True, capture_output=True, encoding="utf-8")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(told) > 0
    seats = [moment["after"]["seat"] for moment in told]
    wrong = [(seat, answer["wrong"]) for seat, answer in zip(seats, answers, strict=True) if answer["wrong"]]
    assert wrong == [], f"{table}, seed {seed}: {wrong[:3]}"


@pytest.mark.parametrize("game", list(SHELF))
def test_what_happened_laid_onto_a_view_gives_the_next_view(game, folding):
    check(folding, SHELF[game].tables[0], 3, 80)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_does_so_in_whole_games_at_every_table(table, folding):
    for seed in range(3):
        check(folding, table, seed, 1500)
