"""What every run of the tests needs: which build it is about, how much is tried, and of which game.

Examples are the same in every run. How many there are:

- `make test` runs everything that is not marked `long` on the compiled build, and the rules, the kernel and the
  playthroughs on the sources too. There LUDOTHEQUE_BRIEF=1 says that the laws are a sample: of each game one table, for
  each law one or two examples.
- `make test-long` runs what is marked `long`, with many more examples; LUDOTHEQUE_LONG=1 gives as many to every test.
- `make test-game GAME=yro` runs what `--game yro` selects: the tests that are about all games, of which there are few,
  and those of this one.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

import ludotheque
from ludotheque.kernel import state

TOO_FUSSY = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile(
    "default",
    derandomize=True,
    deadline=None,
    max_examples=40,
    phases=[Phase.explicit, Phase.generate, Phase.target, Phase.shrink],
    suppress_health_check=TOO_FUSSY,
)
settings.register_profile("long", settings.get_profile("default"), max_examples=2000)


def profile_for(long: bool) -> str:
    return "long" if long or os.environ.get("LUDOTHEQUE_LONG") else "default"


settings.load_profile(profile_for(False))


def pytest_report_header() -> str:
    build = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    return f"ludotheque: {build}, from {Path(ludotheque.__file__).parent}"


# ------------------------------------------------------------------------------------ one game
def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", choices=ludotheque.games(), help="only what concerns this game")


def games_of(item: pytest.Item) -> set[str]:
    """The games that a test names: by its folder, its file, or what it is run with. Empty: it is about them all."""
    words = {game: game.replace("-", "_") for game in ludotheque.games()}
    path = "/".join(item.path.parts[-2:])
    found = {game for game, word in words.items() if word in path}
    spec = getattr(item, "callspec", None)
    for value in spec.params.values() if spec is not None else ():
        name = value.stem if isinstance(value, Path) else getattr(value, "game", value)
        if isinstance(name, str):
            found |= {game for game in words if name == game or name.startswith(f"{game}-")}
    return found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--game")
    if wanted:
        others = [item for item in items if games_of(item) not in ({wanted}, set())]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if games_of(item) in ({wanted}, set())]


def pytest_runtest_setup(item: pytest.Item) -> None:
    settings.load_profile(profile_for(item.get_closest_marker("long") is not None))
