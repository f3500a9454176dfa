"""Every card can be read at any moment: by a pointer that rests on it, by a finger that is held on it, by a key."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.test_everyone import barriers
from support.pages import LAPTOP, PHONE, PHONES, Data, Visit, one_and_bots
from support.scenes import lesson, replay
from support.shelf import SLOW, each_game, some_game

#: How long a finger is held, in milliseconds: longer than any tap.
HELD = 650

#: The cards on screen that have a spot where nothing opaque lies over them: what they are, where to point at them, and
#: which of them the focus can be on. What is only there to be tapped, and seen through, hides nothing.
CARDS = """(only) => {
  const panel = document.querySelector('[data-reading]');
  const seen = (x, y) => {
    for (const it of document.elementsFromPoint(x, y)) if (!it.closest('[data-through]')) return it;
    return null;
  };
  const found = [];
  const places = new Set();
  if (only === null) for (const it of document.querySelectorAll('[data-test]')) delete it.dataset.test;
  for (const card of document.querySelectorAll('[data-face], [data-card]')) {
    const place = card.closest('.place') ?? card.closest('button') ?? card;
    if (panel?.contains(card) || places.has(place) || (only !== null && place.dataset.test !== String(only))) continue;
    const box = card.getBoundingClientRect();
    if (box.width < 12 || box.height < 12) continue;
    const spots = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((x) => [0.5, 0.25, 0.75, 0.1, 0.9].map((y) => [x, y]));
    const at = spots
      .map(([x, y]) => [box.left + x * box.width, box.top + y * box.height])
      .find(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight && card.contains(seen(x, y)));
    if (!at) continue;
    places.add(place);
    if (only === null) place.dataset.test = String(found.length);
    found.push({
      n: Number(place.dataset.test), x: at[0], y: at[1], face: card.dataset.card || card.dataset.face || '',
      focus: place.matches('button'),
      how: ['lit', 'refused', 'picked'].find((it) => place.classList.contains(it)) ?? '',
      zone: (card.closest('[data-key]')?.dataset.key ?? '').split(':').slice(0, 3).join(':'),
    });
  }
  return found;
}"""

#: What the open card lies over though it must not: the question, the clocks, the others' numbers.
COVERED = """() => {
  const a = document.querySelector('[data-reading]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-answers], [data-clear]')].filter((it) => {
    const b = it.getBoundingClientRect();
    return b.width > 0 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).map((it) => it.className);
}"""


def opened(it: Visit, by: str, card: Data) -> None:
    """That card is read now, whole on the screen, and lies over nothing that matters."""
    panel = it.page.locator(f'[data-reading={by}][data-read="{card["face"]}"]')
    expect(panel).to_be_visible()
    assert it.page.evaluate(COVERED) == [], f"{card} read by {by}"
    box = panel.bounding_box()
    assert box is not None
    width, height = (it.page.viewport_size or {}).values()
    assert box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
    assert box["height"] >= 60, f"{card} is read on a panel of {box['height']} px"


def closed(it: Visit) -> None:
    """Nothing is read any more."""
    expect(it.page.locator("[data-reading='']")).to_have_count(1)
    expect(it.page.locator("[data-reading]")).to_be_hidden()


def hover(it: Visit, card: Data) -> None:
    it.page.mouse.move(card["x"], card["y"])
    it.page.mouse.move(card["x"] + 1, card["y"])
    opened(it, "hover", card)
    it.page.mouse.move(1, 1)
    closed(it)


def press(it: Visit, card: Data, held: int = HELD) -> None:
    """Hold a finger on a card, then lift it: nothing is played, picked or dragged."""
    before = it.state()
    finger = it.context.new_cdp_session(it.page)
    spot = {"x": card["x"], "y": card["y"]}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    opened(it, "press", card)
    away = {"x": card["x"], "y": max(2.0, card["y"] - 40)}
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [away]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()
    expect(it.page.locator("[data-reading=press]")).to_be_visible()
    assert it.state() == before
    it.page.keyboard.press("Escape")
    closed(it)
    assert it.state() == before


def press_key(it: Visit, card: Data) -> None:
    before = it.state()
    it.page.locator(f'[data-test="{card["n"]}"]').focus()
    it.page.keyboard.press("i")
    opened(it, "key", card)
    it.page.keyboard.press("Escape")
    closed(it)
    assert it.state() == before


def read_all(it: Visit, rng: random.Random, most: int, *, touch: bool) -> int:
    """Read so many of the cards on screen, of as many zones as there are; returns how many."""
    cards = it.page.evaluate(CARDS, None)
    rng.shuffle(cards)
    zones: dict[str, int] = {}
    for card in cards:
        card["turn"] = zones[card["zone"]] = zones.get(card["zone"], -1) + 1
    cards.sort(key=lambda card: card["turn"])
    for card in cards[:most]:
        read_one(it, card, touch=touch)
    return len(cards[:most])


def read_one(it: Visit, card: Data, *, touch: bool) -> None:
    # keys that came to another one may have scrolled it elsewhere
    it.page.locator(f'[data-test="{card["n"]}"]').scroll_into_view_if_needed()
    here = it.page.evaluate(CARDS, card["n"])
    if not here:  # under the hand, or the sheet of choices
        return
    card = here[0]
    if touch:
        press(it, card)
    else:
        hover(it, card)
    if card["focus"]:
        press_key(it, card)
    else:
        assert card["face"] == "", f"{card} is no place for the focus"


def read_what_is_new(it: Visit, rng: random.Random, known: set[tuple[str, ...]], *, touch: bool) -> None:
    """Read one card of every zone that was not read yet at this question, one that may be played and one that may not.

    `known` are the questions, zones and states that were read already.
    """
    prompt = it.view()["ask"]["prompt"]
    cards = it.page.evaluate(CARDS, None)
    rng.shuffle(cards)
    new = {}
    for card in cards:
        new.setdefault((prompt, card["zone"], card["how"], "face" if card["face"] else "back"), card)
    for kind, card in new.items():
        if kind not in known:
            read_one(it, card, touch=touch)
    known |= set(new)
    if cards and rng.random() < 0.2:
        read_one(it, rng.choice(cards), touch=touch)


def sit(visit: Any, server: Any, game: str, **wishes: Any) -> Visit:
    made = server.make(game, one_and_bots(game))
    it = visit(made["mine"][0]["path"], **wishes)
    it.my_turn()
    return it


@some_game
@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)], ids=["mouse", "finger"])
def test_every_card_on_screen_is_read_by_pointer_and_key_at_any_question(visit, server, game, size, touch):
    it = sit(visit, server, game, size=size, touch=touch)
    rng = random.Random(4)
    read = 0
    for _ in range(2):
        for _ in range(3):
            it.answer(rng)
        it.my_turn()
        read += read_all(it, rng, 5, touch=touch)
    assert read >= 8


@some_game
def test_the_open_card_bars_nobody_and_leads_to_all_there_is_to_know(visit, server, game):
    it = sit(visit, server, game)
    it.page.locator("[data-key^='hand:'][data-card]").first.focus()
    it.page.keyboard.press("i")
    expect(it.page.locator("[data-reading=key]")).to_be_visible()
    assert barriers(it) == []
    it.page.keyboard.press("ArrowRight")  # it goes on with the focus
    expect(it.page.locator("[data-reading=key]")).to_be_visible()
    it.page.keyboard.press("i")
    expect(it.page.locator("dialog[open]")).to_be_visible()
    closed(it)


@some_game
def test_numbers_and_marks_say_what_they_are(visit, server, game):
    it = sit(visit, server, game)
    it.play_on(random.Random(5), most=8)
    it.my_turn()
    signs = it.page.locator("[data-says]:not(.place):visible")
    assert signs.count() > 0
    for n in range(min(4, signs.count())):
        sign = signs.nth(n)
        words = sign.get_attribute("data-says")
        box = sign.bounding_box()
        assert words and box
        it.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        it.page.mouse.move(box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2)
        expect(it.page.locator("[data-reading=hover]")).to_contain_text(words)
        it.page.mouse.move(1, 1)
        closed(it)
    for group in it.page.locator("[data-signs]").all():
        it.page.keyboard.press("Tab")
        group.focus()
        expect(it.page.locator("[data-reading=key] p")).to_have_count(group.locator("[data-says]").count())
        it.page.keyboard.press("Escape")
        closed(it)


@some_game
def test_a_tap_is_a_tap_and_a_pointer_that_passes_reads_nothing(visit, server, game):
    it = sit(visit, server, game)
    rng = random.Random(2)
    it.pick(rng)
    closed(it)
    it.my_turn()
    card = next(card for card in it.page.evaluate(CARDS, None) if card["zone"].startswith("hand:0"))
    it.page.mouse.move(card["x"], card["y"], steps=3)
    it.page.mouse.move(2, 2)
    closed(it)


@some_game
def test_cards_are_read_in_lessons_and_replays_too(visit, server, game):
    it = lesson(game, server, visit)
    expect(it.page.locator("[data-card]").first).to_be_visible()
    hover(it, next(card for card in it.page.evaluate(CARDS, None) if card["face"]))
    it = replay(game, server, visit)
    card = next(card for card in it.page.evaluate(CARDS, None) if card["face"] and card["focus"])
    hover(it, card)
    it.page.locator(f'[data-test="{card["n"]}"]').focus()
    it.page.keyboard.press("i")
    opened(it, "key", card)


@some_game
def test_a_log_that_goes_on_does_not_end_the_reading(visit, server, game):
    it = sit(visit, server, game)
    rng = random.Random(6)
    for _ in range(6):  # until there is more than the log has room for
        it.answer(rng)
    it.my_turn()
    it.page.locator("main .place[data-card]").first.focus()
    it.page.keyboard.press("i")
    log = it.page.locator(".side .content").first
    panel = it.page.locator("[data-reading=key]")
    expect(panel).to_be_visible()
    assert log.evaluate("(it) => { it.scrollTop = 0; it.scrollTop = 40; return it.scrollTop; }") > 0
    it.page.wait_for_timeout(100)  # the page is told of it with the next picture
    expect(panel).to_be_visible()


SIZES = {"mouse": LAPTOP, **PHONES}


@pytest.mark.long
@each_game
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_cards_of_every_zone_are_read_at_every_question_of_whole_games(visit, server, game, lang, size):
    touch = size != "mouse"
    it = sit(visit, server, game, lang=lang, size=SIZES[size], touch=touch)
    rng = random.Random(f"{game} {lang} {size}")
    known: set[tuple[str, ...]] = set()
    for _ in range(250 if game in SLOW else 10_000):
        if it.my_turn()["over"]:
            break
        read_what_is_new(it, rng, known, touch=touch)
        it.pick(rng)
    assert len(known) > 8
