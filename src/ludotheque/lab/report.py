"""What the lab hands out to be read: tables with a line or two under them."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

PLAIN_WIDTH = 100


class Report:
    """Something `rich` can print; as a string it is plain text without colours."""

    def __init__(self, *parts: RenderableType) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.parts

    def __str__(self) -> str:
        console = Console(file=StringIO(), width=PLAIN_WIDTH, color_system=None, legacy_windows=False)
        with console.capture() as capture:
            console.print(self)
        return "\n".join(line.rstrip() for line in capture.get().splitlines())
