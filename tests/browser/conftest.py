"""Real pages in a real Chromium, served by a real server: what every browser test starts from."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from support import pages
from support.pages import Visit
from support.serving import Server


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests of a file; while it runs, nothing else in this process can use asyncio."""
    with pages.chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process that do not kill it."""
    it = Server(tmp_path_factory.mktemp("house")).start()
    yield it
    it.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, to be killed and started again."""
    it = Server(tmp_path).start()
    yield it
    it.stop()


@pytest.fixture
def visit(
    chromium: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Callable[..., Visit]]:
    """Somebody opens a page: `visit("/", lang="fr", size=PHONE)`. Each visitor has a browser profile of their own.

    When the test is over nobody may have seen an error or a text that is missing; what a failed test showed is kept
    as pictures in the folder LUDOTHEQUE_PICTURES.
    """
    visits: list[Visit] = []
    contexts: list[BrowserContext] = []

    def open_page(path: str = "/", *, at: Server = server, profile: Visit | None = None, **wishes) -> Visit:
        it = Visit.open(chromium, at, path, profile, **wishes)
        if it.context not in contexts:
            contexts.append(it.context)
        visits.append(it)
        return it

    yield open_page
    failed = getattr(request.node, "failed", False)
    kept = os.environ.get("LUDOTHEQUE_PICTURES")
    for n, it in enumerate(visits):
        if failed and kept and not it.page.is_closed():
            Path(kept).mkdir(parents=True, exist_ok=True)
            it.page.screenshot(path=tmp_path / "page.png")
            shutil.copy(tmp_path / "page.png", Path(kept) / f"{request.node.name.replace('/', '-')[:80]}-{n}.png")
    complaints = [complaint for it in visits for complaint in it.complaints()]
    for context in contexts:
        context.close()
    if failed:
        print(*complaints, sep="\n")  # pytest shows it with the failure: often the page itself says why
    else:
        assert complaints == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo) -> Iterator[None]:
    """A test knows, when it is cleared up after, whether it failed."""
    report = yield
    if report.when == "call" and report.failed:
        item.failed = True  # type: ignore[attr-defined]
    return report
