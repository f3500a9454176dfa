"""What was seen, game by game, as a Parquet file, one row for each thing in each seat of each game.

| column | what |
|---|---|
| `table` | which table of the report, from 0: bots and options are in the file's metadata (`ludotheque.tables`) |
| `game` | the number of the game at its table |
| `seat` | the place, from 0 |
| `bot` | who sat there |
| `won` | 1, its part of a shared victory, 0.5 for a draw, or 0 |
| `points` | its final count; null where nothing is counted |
| `decisions`, `rounds` | how long the game was |
| `sort` | what the row is about: `card`, `source`, `trait`, `first` or `round` |
| `thing` | the card's key; where points came from; what it is (`hero`); which of its first cards (`1` …); which round |
| `word` | of a `trait` its value, of a `first` the card's key; else null |
| `offered`, `taken_in` | of a `card`: in how many turns it could be taken, and was |
| `taken` | how often it was taken |
| `held`, `played_in`, `played` | the same for playing it |
| `soon`, `early` | whether it could be played in the first half of the game, and how often it was |
| `count` | of a `source` the points; of a `round` the count when it was over; else null |
| `chance` | of a `round`: the seat's chance to win when it was over, as the bots said; else null |

Needs `pip install ludotheque[parquet]`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ludotheque.lab.balance.games import Lineup
from ludotheque.lab.balance.observe import Seen

Data = dict[str, Any]
COUNTS = ("offered", "taken_in", "taken", "held", "played_in", "played", "soon", "early")


def rows(table: int, games: Sequence[Seen]) -> Iterator[Data]:
    """The rows of one table."""
    for game in games:
        for place, seat in enumerate(game.seats):
            about = {
                "table": table,
                "game": game.number,
                "seat": place,
                "bot": seat.bot,
                "won": seat.share,
                "points": seat.points,
                "decisions": game.decisions,
                "rounds": game.rounds,
            }
            for key, card in seat.cards.items():
                yield about | {"sort": "card", "thing": key} | asdict(card)
            for key, n in seat.sources.items():
                yield about | {"sort": "source", "thing": key, "count": n}
            for key, value in seat.traits.items():
                yield about | {"sort": "trait", "thing": key, "word": value}
            for n, key in enumerate(seat.first, 1):
                yield about | {"sort": "first", "thing": str(n), "word": key}
            for it in game.standings:
                count = it.count[place] if it.count is not None else None
                chance = it.chances[place] if it.chances is not None else None
                yield about | {"sort": "round", "thing": str(it.round), "count": count, "chance": chance}


def to_parquet(tables: Sequence[Lineup], seen: Sequence[Sequence[Seen]], to: Path) -> int:
    """Write everything into one file; returns how many rows there are."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(
        [
            ("table", pa.int16()),
            ("game", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("won", pa.float64()),
            ("points", pa.int32()),
            ("decisions", pa.int32()),
            ("rounds", pa.int32()),
            ("sort", pa.string()),
            ("thing", pa.string()),
            ("word", pa.string()),
            *((name, pa.int32()) for name in COUNTS),
            ("count", pa.int32()),
            ("chance", pa.float64()),
        ],
        metadata={"ludotheque.tables": json.dumps([table.data() for table in tables])},
    )
    written = 0
    with pq.ParquetWriter(to, schema, compression="zstd") as writer:
        for number, games in enumerate(seen):
            listed = list(rows(number, games))
            written += len(listed)
            writer.write_table(pa.Table.from_pylist(listed, schema))
    return written
