"""What every run of the tests needs: which build it is about, and how hard hypothesis tries.

Examples are the same in every run. With LUDOTHEQUE_LONG=1, and in every test marked `long`, there are many more.
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


def pytest_runtest_setup(item: pytest.Item) -> None:
    settings.load_profile(profile_for(item.get_closest_marker("long") is not None))
