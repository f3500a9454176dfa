"""The README is true: its Python tour runs, and every command it shows exists."""

import doctest
import re
import shlex
from pathlib import Path

import ludotheque.terminal.cli as cli

ROOT = Path(__file__).parents[2]


def test_the_python_tour_of_the_readme_runs_as_printed():
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried > 15
    assert failures == 0


def test_every_command_of_the_readme_is_understood():
    text = (ROOT / "README.md").read_text("utf-8")
    commands = re.findall(r"^\$ ludotheque (.*)$", text, re.MULTILINE)
    assert len(commands) >= 9
    for command in commands:
        assert cli.parser().parse_args(shlex.split(command)).command == shlex.split(command)[0]


def test_every_file_the_documents_link_to_exists():
    for document in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"
