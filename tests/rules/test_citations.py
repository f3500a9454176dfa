"""Every rule of every rulebook is held by a test that cites it, and no test cites a rule that does not exist.

A test of a rule begins its docstring with the ids it proves: "R14, A8: a full column accepts nothing more."
"""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import ludotheque as ldt
from support.shelf import assert_none, each_game

#: Rules that no test can hold, and why: game, id, reason.
CANNOT_FAIL: dict[str, dict[str, str]] = {}

HEADING = re.compile(r"^### ([A-Z]+\d+) · ", re.MULTILINE)
PROVES = re.compile(r"((?:[A-Z]+\d+)(?:, [A-Z]+\d+)*): ")


def rules_of(game: str) -> list[str]:
    """The ids of a rulebook's paragraphs, in the book's order."""
    book = resources.files("ludotheque").joinpath("rulebooks", game, "en.md").read_text("utf-8")
    return HEADING.findall(book)


def docstrings_in(folder: Path) -> dict[str, str]:
    """The docstring of every test in a folder."""
    out = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                out[f"{file.name}::{node.name}"] = ast.get_docstring(node) or ""
    return out


def complaints(rules: list[str], docstrings: dict[str, str], cannot_fail: dict[str, str]) -> list[str]:
    """What is wrong between a rulebook and the tests that should hold it."""
    out = []
    cited: set[str] = set()
    letters = {re.sub(r"\d", "", rule) for rule in rules}
    for name, docstring in docstrings.items():
        proves = PROVES.match(docstring)
        if proves is None:
            out.append(f'{name} does not begin its docstring with the rules it proves ("R4, A1: …")')
            continue
        cited.update(proves.group(1).split(", "))
        for rule in re.findall(r"\b[A-Z]+\d+\b", docstring):
            if re.sub(r"\d", "", rule) in letters and rule not in rules:
                out.append(f"{name} cites {rule}, which the rulebook does not have")
    for rule in rules:
        if rule not in cited and rule not in cannot_fail:
            out.append(f"no test cites {rule}")
    for rule in cannot_fail:
        if rule in cited:
            out.append(f"{rule} is said to be beyond testing, and yet a test cites it")
        if rule not in rules:
            out.append(f"{rule} is said to be beyond testing, and is not in the rulebook")
    return out


@each_game
def test_every_rule_is_held_by_a_test(game):
    """Each game of the shelf has its rules in a folder of its own."""
    folder = Path(__file__).parent / game.replace("-", "_")
    rules = rules_of(game)
    assert rules
    assert len(rules) == len(set(rules))
    assert_none(f"{game}: {fault}" for fault in complaints(rules, docstrings_in(folder), CANNOT_FAIL.get(game, {})))


def test_only_games_of_the_shelf_have_exceptions():
    """An exception for a game that is gone is a leftover."""
    assert set(CANNOT_FAIL) <= set(ldt.games())


@each_game
def test_both_languages_have_the_same_rules(game):
    """The French rulebook has the same paragraphs, in the same order."""
    book = resources.files("ludotheque").joinpath("rulebooks", game, "fr.md").read_text("utf-8")
    assert HEADING.findall(book) == rules_of(game)


def test_what_is_wrong_is_noticed():
    """A rule without a test, a rule that does not exist, a needless exception, a test without a rule."""
    rules = ["R1", "R2", "A1"]
    held = {"one": "R1, A1: they alternate.", "two": "R2: nobody passes (E3)."}
    assert complaints(rules, held, {}) == []
    assert complaints(rules, {"one": held["one"]}, {}) == ["no test cites R2"]
    assert complaints(rules, {"one": held["one"]}, {"R2": "it says nothing"}) == []
    assert complaints(rules, held, {"R2": "it says nothing"}) == [
        "R2 is said to be beyond testing, and yet a test cites it"
    ]
    assert complaints(rules, {**held, "three": "R3: there is no such rule."}, {}) == [
        "three cites R3, which the rulebook does not have"
    ]
    assert complaints(rules, {**held, "three": "R1: as R20 says."}, {}) == [
        "three cites R20, which the rulebook does not have"
    ]
    assert complaints(rules, {**held, "three": "They alternate."}, {}) == [
        'three does not begin its docstring with the rules it proves ("R4, A1: …")'
    ]
    assert complaints(rules, held, {"R9": "gone"}) == ["R9 is said to be beyond testing, and is not in the rulebook"]
