"""docs/adding-a-game.md is true: a game that `ludotheque new` writes passes everything that is asked of one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
NAME = "high-card"
FOLDER = "high_card"
COPIED = ("src", "tests", "docs", "web/src", "pyproject.toml")
LEFT_OUT = {
    "src": shutil.ignore_patterns("__pycache__", "client"),
    "tests": shutil.ignore_patterns("__pycache__", "browser", "server"),
    "docs": None,
    "web/src": None,
}


def run(checkout: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A Python program in a scratch checkout, on its own sources."""
    there = {**os.environ, "PYTHONPATH": str(checkout / "src"), **more}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=checkout, env=there, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which `new` has been called."""
    root = tmp_path_factory.mktemp("checkout")
    for part in COPIED:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, root / part, ignore=LEFT_OUT[part])
        else:
            shutil.copy(source, root / part)
    done = run(root, "-m", "ludotheque", "new", NAME, "--lang", "en")
    assert done.returncode == 0, done.stdout + done.stderr
    return root


def test_every_file_of_a_game_that_the_page_needs_is_written(checkout: Path):
    needed = ["table.py", "rules.py", "game.py"]
    written = {path.name for path in (checkout / "src" / "ludotheque" / "games" / FOLDER).glob("*.py")}
    assert set(needed) <= written
    listed = set(re.findall(r"^\| `(\w+\.py)` \|", PAGE, re.MULTILINE))
    assert written - {"__init__.py"} <= listed, "the page lists the files of a game"


def test_it_passes_all_that_make_test_game_runs(checkout: Path):
    """One run for all, as `make test-game` has it on the sources."""
    folders = re.findall(r"^OF_A_GAME := (.*)$", MAKEFILE, re.MULTILINE)[0].split()
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", "--game", NAME, *folders)
    done = run(checkout, *command, LUDOTHEQUE_BRIEF="1")
    assert done.returncode == 0, done.stdout
    assert re.search(r"[^0]\d\d passed", done.stdout), done.stdout


def test_what_is_written_is_in_shape(checkout: Path):
    written = [str(path) for path in checkout.rglob("*.py") if FOLDER in path.parts]
    assert len(written) > 4
    shelf = "src/ludotheque/games/__init__.py"
    for words in (["check", "--quiet"], ["format", "--check", "--quiet", "--diff"]):
        done = run(checkout, "-m", "ruff", *words, "--no-cache", *written, shelf)
        assert done.returncode == 0, done.stdout + done.stderr


def test_it_can_be_played_and_has_its_words_in_both_languages(checkout: Path):
    for lang in ("fr", "en"):
        done = run(checkout, "-m", "ludotheque", "rules", NAME, "R5", "--lang", lang)
        assert done.returncode == 0 and "A1" in done.stdout, done.stderr


def at_the_prompt(checkout: Path, lang: str, *lines: str) -> str:
    """What the terminal says to two people at the new game who type these lines."""
    command = [sys.executable, "-m", "ludotheque", "play", NAME, "--hot-seat", "--names", "Ann,Bob", "--seed", "7"]
    there = {**os.environ, "PYTHONPATH": str(checkout / "src"), "XDG_STATE_HOME": str(checkout / "state")}
    done = subprocess.run(
        [*command, "--option", "first=1", "--lang", lang],
        cwd=checkout,
        env=there,
        input="\n" + "".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_general_table_names_seats_and_says_who_has_how_many(checkout: Path):
    said = at_the_prompt(checkout, "en", "table", "score", "notation")
    assert "Leads the trick: Bob." in said
    assert re.search(r": 0 for Ann, 0 for Bob\. \(R7\)", said), said
    assert "So c7 plays a seven." in said
    said = at_the_prompt(checkout, "fr", "table", "score", "notation")
    assert "Entame le pli\u00a0: Bob." in said
    assert re.search(r"\u00a0: 0 pour Ann, 0 pour Bob\. \(R7\)", said), said
    assert "Ainsi c7 joue un sept." in said


def test_without_a_chapter_on_notation_some_moves_are_shown(checkout: Path):
    expected = {"en": r"for instance: c\d+(, c\d+)*\.", "fr": r"par exemple\u00a0: c\d+(, c\d+)*\."}
    for lang, sentence in expected.items():
        book = checkout / "src" / "ludotheque" / "rulebooks" / NAME / f"{lang}.md"
        written = book.read_text("utf-8")
        book.write_text(written.partition("## Notation")[0], "utf-8")
        try:
            said = at_the_prompt(checkout, lang, "notation")
        finally:
            book.write_text(written, "utf-8")
        assert re.search(sentence, said), said


def test_nothing_is_written_over(checkout: Path):
    for name, word in ((NAME, "shelf"), ("High Card", "small letters"), ("yutaka", "shelf")):
        done = run(checkout, "-m", "ludotheque", "new", name, "--lang", "en")
        assert done.returncode == 1 and word in done.stderr, done.stderr


def test_outside_a_checkout_it_says_where_to_go(tmp_path: Path):
    there = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "new", "mine", "--lang", "en"],
        cwd=tmp_path,
        env=there,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1 and "go to the folder you cloned" in done.stderr


def test_where_the_first_playthrough_cannot_be_written_down_it_says_why(tmp_path: Path):
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=LEFT_OUT["src"])
    (tmp_path / "tests" / "golden").mkdir(parents=True)
    (tmp_path / "tests" / "conftest.py").write_text("def pytest_addoption(parser):\n    parser.addoption('--game')\n")
    (tmp_path / "tests" / "golden" / "test_it.py").write_text("def test_it():\n    raise ValueError('no deck')\n")
    done = run(tmp_path, "-m", "ludotheque", "new", NAME, "--lang", "en")
    assert done.returncode == 1
    assert "ValueError: no deck" in done.stdout and "not written down yet" in done.stdout, done.stdout


def test_a_new_game_has_little_that_says_nothing_about_it():
    """Measured as docs/adding-a-game.md says; a change that adds ceremony for every author shows here."""
    done = run(ROOT, "tools/ceremony.py")
    found = re.fullmatch(r"a new game: (\d+) of (\d+) lines are ceremony, ([\d.]+) %\n", done.stdout)
    assert found is not None, done.stdout + done.stderr
    assert float(found[3]) < 13.5
