"""OpenSpiel's own playthroughs of our games, as they are committed: `python tests/interop/playthroughs.py` writes them.

A line longer than a page is cut and ends with its hash, so that a change of any number in a tensor still shows.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

FOLDER = Path(__file__).parent / "playthroughs"
LONGEST = 120
SEED = 1
#: One of each game; the last takes OpenSpiel minutes to write down.
TOLD = [
    "ludotheque_yutaka",
    "ludotheque_yro",
    "ludotheque_volfyirion(players=1,mode=solo)",
    "ludotheque_volfyirion(mode=coop)",
    "ludotheque_saint_seiya",
]


def played(name: str) -> str:
    """A random game as OpenSpiel tells it."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

    import ludotheque.interop.openspiel  # noqa: F401 (registers the games)

    return "\n".join(_cut(line) for line in playthrough_lines(name, seed=SEED)) + "\n"


def file_of(name: str) -> Path:
    """Where a game's playthrough is kept."""
    return FOLDER / f"{name.translate(str.maketrans('(,=', '---', ')'))}.txt"


def _cut(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    return f"{line[:LONGEST]}… {hashlib.sha256(line.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in TOLD:
        file_of(name).write_text(played(name), "utf-8")
