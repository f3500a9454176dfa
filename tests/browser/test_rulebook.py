"""The rulebook as a page: its chapters are at hand, and each leads to where it stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.pages import LAPTOP, PHONE, WALL
from support.shelf import some_game


@pytest.mark.parametrize("size", [PHONE, LAPTOP, WALL], ids=["phone", "laptop", "wall"])
@some_game
def test_every_chapter_is_one_tap_away_and_a_search_puts_them_aside(visit, game, size):
    it = visit(f"/rules/{game}", size=size)
    chapters = it.page.get_by_role("navigation", name=it.say("web-rules-chapters"))
    last = chapters.get_by_role("button").last
    title = last.inner_text()
    last.click()
    heading = it.page.get_by_role("heading", name=title, exact=True)
    expect(heading).to_be_in_viewport()
    assert title in it.focused()["words"]
    it.page.get_by_role("searchbox").fill(title)
    expect(chapters).to_have_count(0)
