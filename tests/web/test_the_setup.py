"""`make play` and `make build`: what is installed, what is compiled, and that nothing half made is ever played on."""

import fcntl
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import time
import venv
from pathlib import Path

import pytest
from tools import build

ROOT = Path(build.ROOT)
PYTHON = sys.executable


# ------------------------------------------------------------------------------------ what is pinned
def pins(name: str) -> dict[str, str]:
    """The version of every package that requirements/NAME.txt pins."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))


@pytest.mark.parametrize(("fewer", "more"), [("run", "build"), ("build", "dev"), ("run", "bench")])
def test_installing_more_changes_nothing_that_a_running_game_uses(fewer, more):
    assert pins(fewer), fewer
    assert pins(fewer).items() <= pins(more).items()


def test_playing_installs_neither_compiler_nor_tests():
    assert not {"mypy", "setuptools", "pytest", "playwright", "ruff"} & set(pins("run"))


def test_compiling_installs_no_tests():
    assert "mypy" in pins("build")
    assert not {"pytest", "playwright", "ruff"} & set(pins("build"))


# ------------------------------------------------------------------------------------ side by side
def side_by_side(*commands: str) -> subprocess.CompletedProcess[str]:
    words = [PYTHON, str(ROOT / "tools" / "side_by_side.py"), *commands]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)


def test_two_commands_run_at_the_same_time_and_both_are_heard(tmp_path):
    """Each waits for the other: one after the other they would never end."""
    here, there = tmp_path / "here", tmp_path / "there"
    wait = "touch {}; until [ -e {} ]; do sleep 0.05; done; echo {} is done"
    done = side_by_side(f"sh -c '{wait.format(here, there, 'one')}'", f"sh -c '{wait.format(there, here, 'two')}'")
    assert done.returncode == 0
    assert sorted(done.stdout.splitlines()) == ["one is done", "two is done"]


def test_a_command_that_fails_is_heard_and_fails_the_whole(tmp_path):
    done = side_by_side("sh -c 'echo it is broken >&2; exit 3'", "sh -c 'echo fine'")
    assert done.returncode == 3
    assert sorted(done.stdout.splitlines()) == ["fine", "it is broken"]


# ------------------------------------------------------------------------------------ one at a time
HOLD = """
import sys, time
from pathlib import Path
from tools.install import alone
with alone(Path(sys.argv[1]), "waiting"):
    print("inside", flush=True)
    time.sleep(600)
"""


def test_a_build_whose_compiler_outlives_it_is_still_waited_for(tmp_path):
    """The one who holds the lock hands it on to what it starts: here a shell that waits for a file."""
    over, lock = tmp_path / "over", tmp_path / "lock"
    start = """
import subprocess, sys
from pathlib import Path
from tools.install import alone
with alone(Path(sys.argv[1])) as lock:
    wait = f"until [ -e '{sys.argv[2]}' ]; do sleep 0.05; done"
    subprocess.Popen(["sh", "-c", wait], pass_fds=[lock], stdout=subprocess.DEVNULL)
"""
    subprocess.run([PYTHON, "-c", start, str(lock), str(over)], cwd=ROOT, check=True)
    with subprocess.Popen([PYTHON, "-c", HOLD, str(lock)], cwd=ROOT, stdout=subprocess.PIPE, text=True) as next_one:
        assert next_one.stdout.readline() == "waiting\n"
        over.touch()
        assert next_one.stdout.readline() == "inside\n"
        next_one.send_signal(signal.SIGKILL)


def test_a_second_build_waits_until_the_first_has_ended_even_if_it_was_killed(tmp_path):
    words = [PYTHON, "-c", HOLD, str(tmp_path / "lock")]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout.readline() == "inside\n"
        with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as second:
            assert second.stdout.readline() == "waiting\n"
            first.send_signal(signal.SIGKILL)
            assert second.stdout.readline() == "inside\n"
            second.send_signal(signal.SIGKILL)


# ------------------------------------------------------------------------------------ which library
def libraries_of(kind: str, monkeypatch) -> tuple[list[Path], dict[str, list[Path]]]:
    """What setup.py compiles, and which library each module goes into."""
    monkeypatch.setenv("LUDOTHEQUE_BUILD", kind)
    monkeypatch.chdir(ROOT)
    setup = runpy.run_path("setup.py", run_name="setup")
    sources = setup["sources_to_compile"]()
    return sources, setup["libraries"](sources)


def test_the_kernel_each_game_the_search_and_the_adapters_have_a_library_of_their_own(monkeypatch):
    sources, groups = libraries_of("quick", monkeypatch)
    games = {path.parent.name for path in (ROOT / "src/ludotheque/games").glob("*/game.py")}
    assert len(games) >= 4
    others = {"ludotheque_kernel", "ludotheque_bots", "ludotheque_interop"}
    assert set(groups) == others | {f"ludotheque_{game}" for game in games}
    assert sorted(path for files in groups.values() for path in files) == sources
    for game in games:
        inside = ROOT / "src/ludotheque/games" / game
        assert all(inside in (ROOT / path).parents for path in groups[f"ludotheque_{game}"])


def test_what_is_measured_is_one_library(monkeypatch):
    sources, groups = libraries_of("thorough", monkeypatch)
    assert groups == {"ludotheque": sources}


# ------------------------------------------------------------------------------------ a small package, really compiled
FILES = {
    "__init__.py": '__version__ = "1.2.3"\n',
    "__main__.py": """\
from ludotheque.kernel import table
from ludotheque.games.red import rules as red
from ludotheque.games.blue import rules as blue
kind = "interpreted" if table.__file__.endswith(".py") else "compiled"
print(kind, red.Red(2).worth(), blue.Blue(2).worth())
""",
    "terminal/__init__.py": "",
    "terminal/cli.py": """\
def main() -> int:
    import subprocess, sys
    from ludotheque import __main__
    print(*sys.argv, flush=True)
    return subprocess.run([sys.executable, "-P", "-m", "ludotheque"], check=False).returncode
""",
    "locales/__init__.py": "",
    "kernel/__init__.py": "",
    "kernel/table.py": """\
class Card:
    def __init__(self, number: int) -> None:
        self.number = number

    def worth(self) -> int:
        return self.number
""",
    "games/__init__.py": "",
    "games/red/__init__.py": "",
    "games/red/rules.py": """\
from ludotheque.kernel.table import Card

class Red(Card):
    def worth(self) -> int:
        return self.number * 10
""",
    "games/blue/__init__.py": "",
    "games/blue/deep/__init__.py": "",
    "games/blue/deep/sums.py": "def twice(number: int) -> int:\n    return number * 2\n",
    "games/blue/rules.py": """\
from ludotheque.games.blue.deep.sums import twice
from ludotheque.kernel.table import Card

class Blue(Card):
    def worth(self) -> int:
        return twice(super().worth())
""",
}


class House:
    """A small package with our own tools, in an environment of its own that borrows the libraries of the tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "ludotheque"
        self.tidy()
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "requirements/build.txt"):
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        (folder / "tools").mkdir()
        for name in ("build.py", "install.py", "play.py", "has_compiler.py"):
            shutil.copy(ROOT / "tools" / name, folder / "tools")
        venv.create(folder / ".venv", with_pip=False)
        (site,) = (folder / ".venv").glob("lib/python*/site-packages")
        (site / "libraries.pth").write_text(f"{Path(pytest.__file__).parent.parent}\n", "utf-8")
        shutil.copy(ROOT / "requirements" / "build.txt", folder / ".venv" / "build")  # as if installed

    def tidy(self) -> None:
        """Every file as it was in the beginning. What was built stays."""
        for name, content in FILES.items():
            (self.package / name).parent.mkdir(parents=True, exist_ok=True)
            (self.package / name).write_text(content, "utf-8")

    def never_built(self) -> None:
        """Nothing was ever built."""
        shutil.rmtree(self.folder / "build", ignore_errors=True)

    def run(self, tool: str, **env: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
        clean.pop("PYTHONPATH", None)
        words = [str(self.folder / ".venv" / "bin" / "python"), f"tools/{tool}"]
        return subprocess.run(
            words, cwd=self.folder, env={**clean, **env}, capture_output=True, text=True, check=False, timeout=600
        )

    def build(self) -> None:
        done = self.run("build.py", LUDOTHEQUE_COMPILE="1")
        assert done.returncode == 0, done.stdout + done.stderr

    def play(self, **env: str) -> tuple[str, str]:
        """What is said before the game starts, and what the game says."""
        done = self.run("play.py", **env)
        assert done.returncode == 0, done.stdout + done.stderr
        *said, game = done.stdout.splitlines()
        return "\n".join(said), game

    def command(self, *words: str) -> list[str]:
        """What the command `ludotheque` says: how it was called, on what it runs, on what what it starts runs."""
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [str(self.folder / ".venv" / "bin" / "ludotheque"), *words]
        return subprocess.run(
            command, cwd=self.folder.parent, env=clean, capture_output=True, text=True, check=True, timeout=60
        ).stdout.splitlines()

    def wait_for_the_background(self) -> None:
        with (self.folder / "build" / "lock").open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)

    def libraries(self) -> dict[str, int]:
        """When each library was made."""
        made = (self.folder / "build").glob("scratch/quick-*/lib/*__mypyc.*")
        return {path.name.partition("__")[0]: path.stat().st_mtime_ns for path in made}

    def edit(self, name: str, old: str, new: str) -> None:
        path = self.package / name
        assert old in path.read_text("utf-8")
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")


@pytest.fixture(scope="module")
def one_house(tmp_path_factory) -> House:
    if subprocess.run([PYTHON, str(ROOT / "tools" / "has_compiler.py")], capture_output=True, check=False).returncode:
        pytest.skip("no C compiler here")
    return House(tmp_path_factory.mktemp("a house"))


@pytest.fixture
def house(one_house) -> House:
    """What one test has compiled, the next need not compile again."""
    one_house.tidy()
    return one_house


def test_without_compiling_the_game_is_played_on_the_sources_and_says_why(house):
    house.never_built()
    said, game = house.play(LUDOTHEQUE_COMPILE="0")
    assert said == "LUDOTHEQUE_COMPILE is not 1: the rules run interpreted."
    assert game == "interpreted 20 4"
    assert not (house.folder / "build").exists()


def test_without_a_compiler_the_game_is_played_and_nothing_is_started(house):
    house.never_built()
    said, game = house.play(CC="/no/such/compiler")
    assert said == "Found no C compiler with Python's headers: the rules run interpreted, which is slower."
    assert game == "interpreted 20 4"
    assert not (house.folder / "build").exists()


def test_the_first_game_runs_on_the_sources_and_the_next_on_what_was_compiled_meanwhile(house):
    house.never_built()
    said, game = house.play()
    assert "build/compile.log" in said
    assert game == "interpreted 20 4"
    end = time.monotonic() + 300
    while not (house.folder / "build" / "built").exists():
        assert time.monotonic() < end, (house.folder / "build" / "compile.log").read_text("utf-8")
        time.sleep(0.1)
    house.wait_for_the_background()
    assert house.play() == ("", "compiled 20 4")


def test_a_change_in_one_game_compiles_that_game_alone(house):
    house.build()
    before = house.libraries()
    assert set(before) == {"ludotheque_kernel", "ludotheque_red", "ludotheque_blue"}
    house.edit("games/red/rules.py", "* 10", "* 11")
    house.build()
    after = house.libraries()
    assert [name for name in before if after[name] != before[name]] == ["ludotheque_red"]
    assert house.play() == ("", "compiled 22 4")


def test_a_change_that_concerns_no_rule_compiles_nothing(house):
    house.build()
    before = house.libraries()
    house.edit("__main__.py", "print(kind,", 'print(kind, "new",')
    assert house.play() == ("", "compiled new 20 4")
    assert house.libraries() == before


def test_while_a_build_is_under_way_the_game_is_played_on_the_sources(house):
    house.build()
    with (house.folder / "build" / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        said, game = house.play()
    assert "still being compiled" in said
    assert game == "interpreted 20 4"


def test_a_build_that_was_killed_is_not_believed(house):
    house.build()
    (scratch,) = (house.folder / "build").glob("scratch/quick-*")
    (library,) = scratch.glob("lib/ludotheque_blue__mypyc*")
    library.write_bytes(b"half a library")  # the linker was interrupted...
    (scratch / "begun").touch()  # ...and nobody could say that it had ended
    (scratch / "made").unlink()
    (house.folder / "build" / "built").unlink()
    house.build()
    assert house.play() == ("", "compiled 20 4")


def test_rules_that_do_not_compile_are_played_as_they_are_and_not_tried_for_ever(house):
    house.edit("games/blue/deep/sums.py", "return number * 2", 'return number * 2 if number else "none"')
    said, game = house.play()
    assert "in the background" in said
    assert game == "interpreted 20 4"
    end = time.monotonic() + 300
    while not (house.folder / "build" / "failed").exists():
        assert time.monotonic() < end, (house.folder / "build" / "compile.log").read_text("utf-8")
        time.sleep(0.1)
    house.wait_for_the_background()
    assert "sums.py" in (house.folder / "build" / "compile.log").read_text("utf-8")
    said, game = house.play()
    assert "could not be compiled" in said
    assert game == "interpreted 20 4"
    house.edit("games/blue/deep/sums.py", ' if number else "none"', "")
    house.build()
    assert house.play() == ("", "compiled 20 4")


def test_the_command_runs_on_the_build_only_while_it_is_of_these_sources(house):
    house.build()
    assert house.command("play", "a game") == ["compiled 20 4", "ludotheque play a game", "compiled 20 4"]
    house.edit("games/red/rules.py", "* 10", "* 11")
    assert house.command("play") == ["interpreted 22 4", "ludotheque play", "interpreted 22 4"]
    house.build()
    assert house.command("play") == ["compiled 22 4", "ludotheque play", "compiled 22 4"]


def test_what_is_installed_first_gives_the_command(house):
    (house.folder / ".venv" / "bin" / "ludotheque").unlink(missing_ok=True)
    house.never_built()
    words = [str(house.folder / ".venv" / "bin" / "python"), "tools/install.py", "build"]
    subprocess.run(words, cwd=house.folder, check=True)
    assert house.command("games") == ["interpreted 20 4", "ludotheque games", "interpreted 20 4"]


def test_pip_is_asked_to_install_nothing_that_is_there_already(house):
    words = [str(house.folder / ".venv" / "bin" / "python"), "tools/install.py", "build"]
    done = subprocess.run(words, cwd=house.folder, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
