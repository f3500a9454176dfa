#!/usr/bin/env python3
"""How much of a game's Python says nothing about the game: `tools/ceremony.py yutaka yro`, or alone, of a new game.

Counted are lines that are not empty. Ceremony is what would stand in any game, whatever its rules are: imports,
the signatures that the kernel asks for, calls of a base class's constructor, narrowing of types, and whatever only
hands things over (registering scripts, opening the box, putting the game on the shelf).
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

SRC = Path(__file__).resolve().parents[1] / "src" / "ludotheque"
TEMPLATE = SRC / "terminal" / "new_game" / "src" / "ludotheque" / "games" / "__folder__"

#: What the kernel calls by these names: their signatures are the kernel's, what stands in them is the game's.
CONTRACT = {
    "__init__", "run", "again", "options", "chosen", "dealt", "refusal", "facts", "concerns", "settle", "kit", "write",
    "read", "move", "begin", "resume", "check", "lay_out", "new_kit", "plausible", "lines", "outcome",
    "figures", "foresee", "best",
}  # fmt: skip
HANDED_OVER = {"use"}  #: methods that only pass on what stands elsewhere
NAMES = {"GAME", "SCRIPTS"}


def ceremony(source: str) -> set[int]:
    """The numbers of the lines that say nothing about the game."""
    out: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            out |= lines_of(node)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)) and _is_of_the_kernel(node):
            out |= set(range(node.lineno, node.body[0].lineno))
        elif isinstance(node, ast.Assert) and isinstance(node.test, ast.Call) and _name(node.test.func) == "isinstance":
            out |= lines_of(node)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _passes_on(node.value):
            out |= {node.lineno, node.end_lineno or node.lineno}
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Name) and node.value.id in ("kit", "box"):
            out |= lines_of(node)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(_name(target) in NAMES for target in targets):
                out |= {node.lineno, node.end_lineno or node.lineno}
    return out


def _is_of_the_kernel(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Whether a signature stands so in every game."""
    if isinstance(node, ast.ClassDef):
        return any(_name(base) == "Game" for base in node.bases)
    return node.name in CONTRACT


def lines_of(node: ast.stmt) -> set[int]:
    """All lines of a statement."""
    return set(range(node.lineno, (node.end_lineno or node.lineno) + 1))


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _passes_on(call: ast.Call) -> bool:
    if not isinstance(call.func, ast.Attribute):
        return False
    of_base = isinstance(call.func.value, ast.Call) and _name(call.func.value.func) == "super"
    return of_base or call.func.attr in HANDED_OVER


def measure(files: list[Path]) -> tuple[int, int]:
    """How many lines there are, and how many of them are ceremony."""
    total = idle = 0
    for file in files:
        source = file.read_text("utf-8").replace("__Class__", "Class").replace("__folder__", "folder")
        written = {n for n, line in enumerate(source.splitlines(), 1) if line.strip()}
        total += len(written)
        idle += len(ceremony(source) & written)
    return total, idle


def template() -> tuple[int, int]:
    """The same of the game that `ludotheque new` writes."""
    return measure(sorted(TEMPLATE.glob("*.py.txt")))


def main(games: list[str]) -> None:
    """A line for each game."""
    found = {game: measure(sorted((SRC / "games" / game.replace("-", "_")).rglob("*.py"))) for game in games}
    for game, (total, idle) in (found or {"a new game": template()}).items():
        print(f"{game}: {idle} of {total} lines are ceremony, {100 * idle / total:.1f} %")


if __name__ == "__main__":
    main(sys.argv[1:])
