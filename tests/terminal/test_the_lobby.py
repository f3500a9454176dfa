"""`ludotheque` alone: the house introduces itself and opens the lobby in the browser."""

import re
import shutil
import time
import urllib.request
from pathlib import Path

import pytest

import ludotheque

PACKAGE = Path(ludotheque.__file__).parent


@pytest.fixture
def house(tmp_path, monkeypatch):
    """The package as somebody installed it, but for the pages."""
    shutil.copytree(PACKAGE, tmp_path / "house" / "ludotheque", ignore=shutil.ignore_patterns("client", "__pycache__"))
    for library in PACKAGE.parent.glob("ludotheque__mypyc*"):  # what compiled rules share
        shutil.copy(library, tmp_path / "house")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "house"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "house" / "ludotheque"


@pytest.fixture
def pages(house):
    """Pages of one sentence."""
    (house / "server" / "client").mkdir()
    (house / "server" / "client" / "index.html").write_text("<p>The lobby.</p>", "utf-8")


@pytest.fixture
def browser(tmp_path, monkeypatch):
    """The player's browser, which writes down what it is told to open."""
    opened = tmp_path / "opened"
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n', "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(program))
    return opened


def lobby_in(said: str) -> str:
    """The address that is said to be the lobby's."""
    found = re.search(r"http://127\.0\.0\.1:\d+/", said)
    assert found is not None, said
    return found[0]


def read(url: str) -> str:
    """The page at this address, once the server is there."""
    end = time.monotonic() + 30
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return answer.read().decode()
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.1)


def test_without_a_command_the_house_introduces_itself_and_the_browser_shows_the_lobby(sit, pages, browser):
    """A second lobby of the same tables says where the first is, and shows it only if that is wished."""
    sitting = sit()
    said = sitting.until("Ctrl-C", 30)
    assert "Yutakâ" in said
    assert "play now" in said
    url = lobby_in(said)
    assert read(url) == "<p>The lobby.</p>"
    end = time.monotonic() + 10
    while not browser.exists() and time.monotonic() < end:
        time.sleep(0.1)
    second = sit("--no-open", "--lang", "fr")
    said = second.until("déjà ouvert", 30)
    assert "jouer tout de suite" in said
    assert second.leave(20) == 0
    assert lobby_in(second.raw) == url
    assert read(url) == "<p>The lobby.</p>"
    assert browser.read_text("utf-8").split() == [url]
    sitting.type("\x03", end="")
    assert sitting.leave(20) == 0
    assert "Traceback" not in sitting.raw + second.raw


def test_without_pages_the_house_says_how_to_build_them(process, house):
    said = process()
    assert said.code == 1
    assert "ludotheque play yutaka" in said.out
    assert "make web" in said.err
