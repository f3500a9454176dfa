"""What a search remembers is let go without harm: trees are grown, kept, dropped and grown again, thousands of times.

In a process of its own whose allocator fences every block, so that writing where nothing is ours ends it at once.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import ludotheque as ldt

STRESS = """
import gc, sys
import ludotheque as ldt
from ludotheque.bots import Memory, bot
from ludotheque.kernel.chance import Quick

game, times, deep = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
rng, made = Quick(1), 0
small, large = bot("search:30"), bot(f"search:{deep}")
while made < times:
    match = ldt.game(game).start(seed=rng.below(1000))
    memories = [Memory() for _ in range(match.kit.seats)]
    while not match.over and made < times:
        seat = match.waiting_for[0]
        lot = rng.below(50)
        if lot == 0:
            memories[seat] = Memory()  # dropped, however deep it is
        if lot == 1:
            gc.collect()
        thinker = large if lot == 2 else small
        move = thinker.advise(match.look(seat), rng, memories[seat] if lot % 3 else None).move
        moves = match.moves(seat)
        match.play(seat, move if lot % 5 else moves[rng.below(len(moves))])  # what was foreseen happens, or it does not
        made += 1
del memories
gc.collect()
print(made)
"""


def grown_and_dropped(game: str, times: int, deep: int) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", STRESS, game, str(times), str(deep)],
        env={**os.environ, "PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split() == [str(times)]


@pytest.mark.parametrize("game", ldt.games())
def test_trees_are_grown_kept_and_dropped_without_harm(game):
    grown_and_dropped(game, 150, 400)


@pytest.mark.long
@pytest.mark.parametrize("game", ldt.games())
def test_trees_are_grown_kept_and_dropped_without_harm_thousands_of_times(game):
    grown_and_dropped(game, 5000, 20_000)
