"""`ludotheque new NAME`: a small game that passes everything, to be changed into your own.

The files under `new_game` are those of that game, laid out as in the repository; in their names and texts __key__,
__folder__, __Class__ and __Title__ stand for the new name.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

import ludotheque as ldt
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen

NAME = re.compile(r"[a-z]+(-[a-z]+)*", re.ASCII)
LONGEST = 20
SHELF = Path("src", "ludotheque", "games", "__init__.py")
SHELF_LINE = re.compile(r"^SHELF: list\[str\] = \[(.*)\]$", re.MULTILINE)
ENDING = ".txt"


def new_command(screen: Screen, name: str) -> int:
    """Write the game into the checkout we stand in, put it on the shelf, and have its first playthrough accepted."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise Problem("terminal-new-bad-name", name=name[:60])
    if name in ldt.games():
        raise Problem("terminal-new-on-shelf", name=name)
    root = checkout()
    files = {root / path: text for path, text in files_for(name).items()}
    for path in files:
        if path.exists():
            raise Problem("terminal-new-exists", file=str(path.relative_to(root)))
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        screen.raw(path.relative_to(root).as_posix())
    shelf = root / SHELF
    put = SHELF_LINE.sub(lambda line: f'SHELF: list[str] = [{line[1]}, "{name}"]', shelf.read_text("utf-8"))
    shelf.write_text(put, encoding="utf-8")
    screen.raw(SHELF.as_posix())
    screen.say("terminal-new-done", name=name)
    if find_spec("pytest") is None:
        screen.say("terminal-new-not-accepted", name=name)
        return 0
    accepted = accept(root, name)
    if accepted.returncode:
        screen.raw(accepted.stdout)
        screen.say("terminal-new-not-accepted", name=name)
        return 1
    return 0


def checkout() -> Path:
    """The repository we stand in, or somewhere below; raises Problem."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / SHELF).is_file() and (folder / "tests" / "golden").is_dir():
            return folder
    raise Problem("terminal-new-no-checkout")


def files_for(name: str) -> dict[Path, str]:
    """The files of a new game by their paths in the repository."""
    words = name.split("-")
    tokens = {
        "__key__": name,
        "__folder__": "_".join(words),
        "__Class__": "".join(word.capitalize() for word in words),
        "__Title__": " ".join(word.capitalize() for word in words),
    }
    out: dict[Path, str] = {}
    for path, text in _templates(resources.files(__package__).joinpath("new_game"), ""):
        out[Path(_filled(path.removesuffix(ENDING), tokens))] = _filled(text, tokens)
    return dict(sorted(out.items()))


def _filled(text: str, tokens: dict[str, str]) -> str:
    for token, word in tokens.items():
        text = text.replace(token, word)
    return text


def _templates(folder: Traversable, path: str) -> list[tuple[str, str]]:
    out: list[tuple[str, str]] = []
    for item in folder.iterdir():
        if item.is_dir():
            out += _templates(item, f"{path}{item.name}/")
        elif item.name.endswith(ENDING):
            out.append((path + item.name, item.read_text("utf-8")))
    return out


def accept(root: Path, name: str) -> subprocess.CompletedProcess[str]:
    """Have the new game's playthrough, cards and record written down by the tests that compare them."""
    there = {**os.environ, "LUDOTHEQUE_ACCEPT": "1", "PYTHONPATH": str(root / "src")}
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/golden", "--game", name]
    return subprocess.run(
        tests, cwd=root, env=there, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
