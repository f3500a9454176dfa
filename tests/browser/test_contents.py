"""In the deck-builders, what a deck consists of and what is left in it is one tap away, as far as one may know it."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from browser.test_everyone import barriers
from support.pages import LAPTOP, PHONE, Data, Visit, one_and_bots, tap

DRAWN_FROM = {"volfyirion": "house", "saint-seiya": "pile"}
#: Decks that all draw from.
COMMON = {"volfyirion": "assets", "saint-seiya": "reserve"}


def heaps(sheet: Locator) -> list[dict[str, int]]:
    """The cards of each group on the sheet, with how many there are of each."""
    return sheet.evaluate(
        """(it) => [...it.querySelectorAll('section')].map((heap) => Object.fromEntries(
             [...heap.querySelectorAll('[data-card]')].map((card) =>
               [card.dataset.card, Number(card.querySelector(':scope > b')?.textContent.slice(1) ?? 1)])))"""
    )


def hidden_in(view: Data, zone: str, seat: int | None) -> list[dict[str, int]]:
    """What the rules say lies there unseen."""
    return [
        group["cards"]
        for group in view["unseen"]
        if any(place["zone"] == zone and place["seat"] == seat for place in group["zones"])
    ]


def look(it: Visit, key: str) -> Locator:
    """Tap a pile and read what is in it."""
    tap(it.page.locator(f'button[data-key^="{key}"]').first)
    sheet = it.page.locator("dialog[open] [data-contents]")
    expect(sheet).to_be_visible()
    return sheet


def close(it: Visit) -> None:
    it.page.keyboard.press("Escape")
    expect(it.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", DRAWN_FROM)
@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("fr", PHONE)], ids=["en-laptop", "fr-phone"])
def test_one_tap_shows_the_whole_deck_and_what_is_left_to_draw_but_no_order(visit, server, game, lang, size):
    made = server.make(game, one_and_bots(game))
    it = visit(made["mine"][0]["path"], lang=lang, size=size)
    rng = random.Random(3)
    for _ in range(6):
        it.answer(rng)
    it.my_turn()
    view = it.view()
    pile = DRAWN_FROM[game]
    own = {zone["zone"]: zone for zone in view["zones"] if zone["seat"] == 0}
    box = [card["card"] for card in server.get(f"/api/tables/{it.room}/cards")[1]]

    sheet = look(it, f"{pile}:0")
    shown = heaps(sheet)
    if own[pile]["count"]:
        assert shown[: len(hidden_in(view, pile, 0))] == hidden_in(view, pile, 0)
        assert sum(sum(heap.values()) for heap in hidden_in(view, pile, 0)) == own[pile]["count"]
    deck = [pile, "discard", "hand", "area", "troops", "buildings", "engaged", "wounded", "equipped"]
    whole = sum(own[name]["count"] for name in deck if name in own)
    assert sum(sum(heap.values()) for heap in shown) == whole
    for heap in shown:
        assert list(heap) == sorted(heap, key=box.index), "cards are told in the order of the box, not as they lie"
    assert barriers(it) == []
    close(it)

    sheet = look(it, f"{COMMON[game]}:-")
    assert heaps(sheet)[: len(hidden_in(view, COMMON[game], None))] == hidden_in(view, COMMON[game], None)
    close(it)
