"""What the lab hands out to be read: tables with a line or two under them."""

from __future__ import annotations

from copy import copy
from io import StringIO

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table

PLAIN_WIDTH = 100


class Report:
    """Something `rich` can print; as a string it is plain text, without colours and frames."""

    def __init__(self, *parts: RenderableType) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.parts

    def __str__(self) -> str:
        console = Console(file=StringIO(), width=PLAIN_WIDTH, color_system=None, legacy_windows=False)
        with console.capture() as capture:
            for part in self.parts:
                console.print(_unframed(part))
        return "\n".join(line.rstrip() for line in capture.get().splitlines())


def _unframed(part: RenderableType) -> RenderableType:
    if isinstance(part, Table):
        part = copy(part)
        part.box = None
    return part
