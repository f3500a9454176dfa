"""What every run of the tests needs: which build it is about, how much is tried, and of which game.

Examples are the same in every run. How many there are:

- `make test` runs everything that is not marked `long` on the compiled build, and the rules, the kernel and the
  playthroughs on the sources too. There LUDOTHEQUE_BRIEF=1 says that the laws are a sample: of each game one table, for
  each law one or two examples.
- `make test-long` runs what is marked `long`, with many more examples; LUDOTHEQUE_LONG=1 gives as many to every test.
- `make test-game GAME=yro` runs what `--game yro` selects: what is not in a file or a folder of another game, is not
  run with another game, and is not marked as being about another (`game("yutaka")`). What goes through all games or all
  messages takes this game and what all games share (`support.shelf.CHOSEN`), so that no other game can make it fail.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

import ludotheque
from ludotheque.kernel import state
from support.shelf import CHOSEN, concerns, games_in

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


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--game")
    if wanted:
        CHOSEN[:] = [wanted]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    shared = collection_path.parent == Path(__file__).parent
    return None if shared or concerns(collection_path.name) else True


def games_of(item: pytest.Item) -> set[str]:
    """The games that a test names: by its marks, or by what it is run with. Empty: it is about them all."""
    found = {str(mark.args[0]) for mark in item.iter_markers("game")}
    spec = getattr(item, "callspec", None)
    for value in spec.params.values() if spec is not None else ():
        name = value.stem if isinstance(value, Path) else getattr(value, "game", value)
        if isinstance(name, str):
            found |= {game for game in games_in(name) if name.startswith(game)}
    return found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--game"):
        mine = [item for item in items if games_of(item) <= set(CHOSEN) and not has_no_case(item)]
        config.hook.pytest_deselected(items=set(items) - set(mine))
        items[:] = mine


def has_no_case(item: pytest.Item) -> bool:
    """Whether a test is run with nothing: a game need not have lessons."""
    return any("empty parameter set" in mark.kwargs.get("reason", "") for mark in item.iter_markers("skip"))


def pytest_runtest_setup(item: pytest.Item) -> None:
    settings.load_profile(profile_for(item.get_closest_marker("long") is not None))
