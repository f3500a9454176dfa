"""The static files in a real Chromium, from Python's own static host: what every test here starts from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import static

from browser.conftest import chromium, pytest_runtest_makereport, visit  # noqa: F401 -- the same visitors
from support.host import Host


@pytest.fixture(scope="session")
def files() -> Path:
    """The static files of the present sources: built before, or now."""
    static.build()
    return static.OUT


@pytest.fixture
def server(tmp_path: Path, files: Path) -> Iterator[Host]:
    """A static host for one test, which may be killed."""
    it = Host(tmp_path / "host", files).start()
    yield it
    it.stop()
