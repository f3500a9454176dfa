"""Everything that is written to a person or read from one.

A screen has two voices. The rich one draws boxes and colours and clears the page between turns. The plain one, for
screen readers, pipes and simple terminals, writes one fact a line and never moves the cursor. Whoever has something to
show gives both: lines to read, and a picture where one helps.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Mapping, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text as RichText

from ludotheque.rulebooks import REFERENCE
from ludotheque.terminal.vocabulary import meaning, tell

READING_WIDTH = 92  #: nobody likes to read lines longer than this
RULE_STYLE = "dim"


class Left(Exception):
    """The person has gone: the input has ended."""


class Quit(Exception):
    """The person leaves the table, and has been asked about saving."""


def printable(text: str) -> str:
    """A text without control characters, which a name or a file could use to play tricks on the terminal."""
    return "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cs"))


def short_rule(rule: str) -> str:
    """A rule's id as it is shown at its own table: "R14" for "yutaka R14", nothing for what the table decides."""
    return "" if rule in ("", "table") else rule.rpartition(" ")[2]


def wants_plain(environ: Mapping[str, str]) -> bool:
    """Whether nothing but plain lines should be written here."""
    return not sys.stdout.isatty() or environ.get("TERM", "") in ("dumb", "")


class Screen:
    """A person's terminal, in the language that person reads."""

    def __init__(self, lang: str, plain: bool = False) -> None:
        self.lang = lang
        self.plain = plain or wants_plain(os.environ)
        self.typed = sys.stdin.isatty() and sys.stdout.isatty()  #: whether somebody sits at a keyboard
        self.console = Console(highlight=False, markup=False, emoji=False)

    # ---------------------------------------------------------------- size
    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return self.console.width

    @property
    def height(self) -> int:
        """Rows of the terminal."""
        return shutil.get_terminal_size((80, 24)).lines

    # ---------------------------------------------------------------- writing
    def text(self, key: str, **params: object) -> str:
        """A message in this person's language."""
        return tell(self.lang, key, params)

    def say(self, key: str, **params: object) -> None:
        """Write a message."""
        self.write(self.text(key, **params))

    def write(self, text: str, rule: str = "", style: str = "", indent: int = 0) -> None:
        """Write a text, and the id of its rule behind it where it has one."""
        text = printable(text)
        rule = short_rule(rule)
        if self.plain:
            self._print(self.text("terminal-with-rule", text=text, rule=rule) if rule else text)
            return
        styled = RichText(f"{text}\u00a0\u00a0{rule}" if rule else text, style=style)  # never alone on a line
        if rule:
            styled.stylize(RULE_STYLE, len(text))
        self.console.print(Padding(self.wrapped(styled, indent), (0, 0, 0, indent)) if indent else self.wrapped(styled))

    def wrapped(self, text: RichText, indent: int = 0) -> RichText:
        """A text in lines no longer than is good to read; a space that must not break does not."""
        width = max(20, min(self.width, READING_WIDTH) - indent)
        if text.cell_len <= width and "\n" not in text.plain:
            return text
        lines = RichText("\n").join(part for line in text.split("\n", allow_blank=True) for part in _fill(line, width))
        lines.style = text.style
        return lines

    def paragraph(self, text: str, indent: int = 0) -> None:
        """Write a paragraph of a rulebook: references stand out, the items of a list hang."""
        if self.plain:
            self._print(printable(text))
            return
        item = text.startswith("- ")
        styled = RichText(printable(text[2:] if item else text))
        styled.highlight_regex(REFERENCE, "cyan")
        left = indent + 2 if item else indent
        body = self.wrapped(styled, left)
        if item:
            self.console.print(Padding(RichText("• ") + _hang(body), (0, 0, 0, indent)))
        else:
            self.console.print(Padding(body, (0, 0, 0, indent)))

    def heading(self, text: str, style: str = "bold") -> None:
        """Write a heading, after an empty line."""
        if self.plain:
            self._print(printable(text))
        else:
            self.console.print()
            self.console.print(RichText(printable(text), style=style))

    def show(self, lines: Sequence[str], picture: RenderableType | None = None) -> None:
        """Show something that can be read and, perhaps, drawn."""
        if picture is not None and not self.plain:
            self.console.print(picture)
            return
        for line in lines:
            self.write(line)

    def space(self) -> None:
        """Leave an empty line where one looks good."""
        if not self.plain:
            self.console.print()

    def raw(self, text: str) -> None:
        """Write a text exactly as it is: data for another program."""
        self._print(text)

    def _print(self, text: str) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    def clear(self) -> None:
        """Start a new page."""
        if not self.plain:
            self.console.clear()

    def wipe(self) -> None:
        """Leave nothing to be seen of what was written so far, nor to be scrolled back to."""
        if self.plain:
            if sys.stdout.isatty():
                self._print("\n" * self.height)
        else:
            sys.stdout.write("\033[H\033[2J\033[3J")
            sys.stdout.flush()
        _forget_typed_lines()

    # ---------------------------------------------------------------- reading
    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One line from the person; `words` are what the Tab key completes. Raises Left at the end of the input."""
        prompt = printable(prompt)
        if self.typed:
            _complete(words)
            try:
                return printable(input(prompt)).strip()
            except EOFError:
                self._print("")
                raise Left from None
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            self._print("")
            raise Left
        answer = printable(line).strip()
        if not sys.stdin.isatty():
            self._print(answer)
        return answer

    def ask_about(self, question: str) -> str:
        """The answer to a question that may be long."""
        self.write(question)
        return self.ask("> ")

    def agrees(self, question: str) -> bool:
        """Whether the person says yes to a question; anything but a clear yes is no."""
        return meaning(self.ask(f"{question} "), ["yes"]) is not None


def _fill(line: RichText, width: int) -> list[RichText]:
    """A line of text cut where it may be cut: not at a no-break space, as French puts before its colons."""
    found = textwrap.wrap(line.plain, width, break_on_hyphens=False, drop_whitespace=False)
    out: list[RichText] = []
    at = 0
    for part in found:
        start = at + len(part) - len(part.lstrip(" ")) if out else at
        out.append(line[start : at + len(part.rstrip(" "))])
        at += len(part)
    return out or [RichText("")]


def _hang(text: RichText) -> RichText:
    """The lines of a list's item, all but the first moved to the right."""
    return RichText("\n  ").join(text.split("\n", allow_blank=True))


# ------------------------------------------------------------------------------------ the keyboard
def _complete(words: Sequence[str]) -> None:
    """Let the Tab key finish these words, where the system can."""
    try:
        import readline
    except ImportError:
        return

    def completed(start: str, n: int) -> str | None:
        fitting = [word for word in words if word.casefold().startswith(start.casefold())]
        return fitting[n] if n < len(fitting) else None

    readline.set_completer(completed)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")


def _forget_typed_lines() -> None:
    """The next player must not find what this one typed under the arrow keys."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def prepare_streams() -> None:
    """No byte that comes in or goes out may stop the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
