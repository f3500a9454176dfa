"""Records as data to learn from: one row for every decision of every game, in a Parquet file.

| column | type | |
|---|---|---|
| game, box, record | string | the game; its seats and options as JSON; the record's digest, one for each game |
| decision | int32 | counts the decisions of a game from 0, those of chance left out |
| seat | int8 | who decided |
| prompt | string | the kind of question |
| observation | list of int16 | what the seat saw: `ludotheque.interop.coding.encoding` |
| legal | list of int32 | what it could choose: `ludotheque.interop.coding.numbering`, ascending |
| action, move | int32, string | what it chose, as one of these numbers and in the game's notation |
| outcome | float32 | what the game was worth to it: 1 won, -1 lost, 0 drawn; null where the game was not played out |
| chance | float32 | its chance to win before it chose, as a bot judges that knows what it knew; null where none did |

The file's metadata say for each box (`ludotheque.boxes`) how many actions there are and where the parts of an
observation begin. Needs `pip install ludotheque[parquet]`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import ludotheque as ldt
from ludotheque.bots import Bot
from ludotheque.bots import bot as bot_called
from ludotheque.interop.table import ResearchTable, rewards
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.codec import to_json
from ludotheque.kernel.effect import NOBODY
from ludotheque.kernel.engine import asking
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.match import Match
from ludotheque.kernel.position import write_option

Data = dict[str, Any]
ROWS_AT_ONCE = 4096


class Boxes:
    """The boxes that were met, each with its numbers."""

    def __init__(self) -> None:
        self.tables: dict[str, ResearchTable] = {}

    def of(self, kit: Kit) -> tuple[str, ResearchTable]:
        """The name of a box, and its table."""
        name = to_json({"seats": kit.seats, "options": kit.options}).decode()
        if (kit.game.key + name) not in self.tables:
            self.tables[kit.game.key + name] = ResearchTable(kit.game.key, kit.seats, kit.options)
        return name, self.tables[kit.game.key + name]

    def described(self) -> list[Data]:
        """What the numbers of each box mean."""
        return [
            {
                "game": table.kit.game.key,
                "seats": table.kit.seats,
                "options": table.kit.options,
                "actions": table.numbering.count,
                "prompts": table.encoding.prompts,
                "parts": [
                    {"name": name, "begins": begins, "shape": list(shape)}
                    for name, begins, shape in table.encoding.parts
                ],
            }
            for table in self.tables.values()
        ]


def decisions(match: Match, boxes: Boxes, judge: Bot | None = None) -> Iterator[Data]:
    """The decisions of one game, in order, each as the seat that made it saw the table."""
    box, table = boxes.of(match.kit)
    worth = rewards(match.g) if match.over else None
    digest = match.digest()
    number = 0
    for at, given in zip(match.again(), match.answers, strict=False):
        if given.drawn is not None or given.option == NOBODY:
            continue
        yield {
            "game": match.kit.game.key,
            "box": box,
            "record": digest,
            "decision": number,
            "seat": given.seat,
            "prompt": asking(at.g).prompt,
            "observation": table.observation(at.g, given.seat),
            "legal": table.legal(at.g, given.seat).astype("int32"),
            "action": table.numbering.action(given.option),
            "move": write_option(match.kit, given.option),
            "outcome": None if worth is None else worth[given.seat],
            "chance": None if judge is None else _chance(judge, at, given.seat, number),
        }
        number += 1


def _chance(judge: Bot, match: Match, seat: int, number: int) -> float | None:
    """What a bot in this seat thinks of its chances."""
    if len(match.moves(seat)) < 2:
        return None
    thoughts = judge.advise(match.look(seat), Quick(number)).thoughts
    return None if thoughts is None else thoughts.before


def to_parquet(records: Iterable[Path], to: Path, judge: str = "") -> Data:
    """Write the decisions of these records into one file; says how many there were. `judge` is a bot that thinks, such
    as club, which is asked before each decision for the chances of whoever makes it."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(
        [
            ("game", pa.string()),
            ("box", pa.string()),
            ("record", pa.string()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("prompt", pa.string()),
            ("observation", pa.list_(pa.int16())),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("move", pa.string()),
            ("outcome", pa.float32()),
            ("chance", pa.float32()),
        ]
    )
    boxes, games, rows = Boxes(), 0, 0
    thinker = bot_called(judge) if judge else None
    waiting: list[Data] = []
    with pq.ParquetWriter(to, schema, compression="zstd") as writer:
        for path in records:
            games += 1
            for row in decisions(ldt.replay(path.read_bytes()), boxes, thinker):
                waiting.append(row)
                rows += 1
                if len(waiting) == ROWS_AT_ONCE:
                    writer.write_table(pa.Table.from_pylist(waiting, schema))
                    waiting = []
        if waiting:
            writer.write_table(pa.Table.from_pylist(waiting, schema))
        writer.add_key_value_metadata({"ludotheque.boxes": json.dumps(boxes.described())})
    return {"games": games, "decisions": rows, "file": str(to)}
