"""The service worker, in a real browser: the pages open without a network, and nothing of a table is kept.

These are the pages as they were built: `make web` first.
"""

import time

import pytest
from playwright.sync_api import Browser, Page

from ludotheque.server.app import client_folder
from support.serving import Server

READY = "navigator.serviceWorker.getRegistration().then((it) => it?.active != null)"


def until(page: Page, true: str) -> None:
    """Wait until the page says so. (Playwright's own way is forbidden by the pages' content policy.)"""
    end = time.monotonic() + 20
    while not page.evaluate(true):
        assert time.monotonic() < end, f"never came true: {true}"
        time.sleep(0.1)


@pytest.fixture
def page(chromium: Browser, own_server: Server):
    """The lobby, once the service worker keeps the pages and looks after them."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(own_server.url)
    until(page, READY)
    page.reload()
    until(page, "navigator.serviceWorker.controller !== null")
    yield page
    context.close()


def kept(page: Page) -> list[str]:
    """The paths that the browser keeps for the pages."""
    return page.evaluate(
        """async () => {
            const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const requests = await Promise.all(caches_.map((cache) => cache.keys()));
            return requests.flat().map((request) => new URL(request.url).pathname);
        }"""
    )


def test_the_pages_open_when_the_server_is_gone(page, own_server):
    own_server.kill()
    page.reload()
    page.wait_for_selector("#app > *")
    page.goto(f"{own_server.url}/nowhere/at/all")
    page.wait_for_selector("#app > *")


def test_nothing_that_the_server_tells_about_tables_is_kept(page, own_server):
    made = own_server.make()
    page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    page.goto(f"{own_server.url}/table/{made['room']}")
    page.wait_for_load_state("networkidle")
    paths = kept(page)
    assert "/" in paths
    assert [path for path in paths if path != "/" and not path.startswith("/assets/")] == []


def test_every_kept_file_is_one_of_the_build_and_every_script_is_kept(page):
    paths = kept(page)
    for path in paths:
        assert path == "/" or (client_folder() / path.removeprefix("/")).is_file(), path
    for script in client_folder().glob("assets/*.js"):
        assert f"/assets/{script.name}" in paths


def test_pages_of_an_older_version_are_dropped(page):
    page.evaluate("caches.open('ludotheque-older').then((cache) => cache.put('/old', new Response('old')))")
    page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.unregister())")
    page.reload()
    until(page, READY)
    until(page, "caches.keys().then((names) => names.length === 1 && names[0] !== 'ludotheque-older')")
