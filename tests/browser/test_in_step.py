"""Board, numbers, log and prompt advance together: nothing of what happened is on the page before it is shown."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from support.pages import LAPTOP, PHONE, PHONES, Visit, answerable, key, one_and_bots
from support.serving import Server
from support.shelf import each_game

#: Writes down, in order, what appears: how far the log tells, whether a question is open, the phase, the end; motions.
WATCH = """() => {
  const seen = (window.seen = []);
  const note = (what, text) => seen.push([what, text]);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...frames) {
    const key = this.dataset?.key ?? this.dataset?.counter ?? this.className;
    note('motion', String(key));
    return animate.apply(this, frames);
  };
  const look = () => {
    const state = {
      told: document.querySelector('[data-told]')?.dataset.told ?? '',
      answers: document.querySelector('[data-turn]')?.dataset.turn === 'mine'
        ? document.querySelector('[data-answers]')?.dataset.answers ?? '' : 'others',
      phase: document.querySelector('[data-counter="phase:-"]')?.textContent ?? '',
      end: document.querySelector('[data-outcome]') ? 'open' : '',
      busy: document.getAnimations().some((it) => it.effect?.target?.dataset?.key) ? 'moving' : 'still',
    };
    for (const [what, text] of Object.entries(state)) {
      if (look.last?.[what] !== text) note(what, text);
    }
    look.last = state;
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true,
    attributes: true, attributeFilter: ['data-answers', 'data-told', 'data-turn'] });
}"""


def at_table(visit, server: Server, game: str, **wishes: Any) -> Visit:
    """A visitor in seat 0 with bots in the others, who looks on with motion."""
    made = server.make(game, one_and_bots(game))
    return visit(made["mine"][0]["path"], settings={"speed": "fast", "confirm": "never"}, **wishes)


def seen(it: Visit) -> list[tuple[str, str]]:
    return [tuple(entry) for entry in it.page.evaluate("() => window.seen")]


def play_some(it: Visit, game: str, taps: int) -> None:
    """Play on, waiting each time until everything has been shown."""
    rng = random.Random(game)
    for _ in range(taps):
        if it.until(lambda state: state["over"] or answerable(state))["over"]:
            return
        it.pick(rng)
    it.until(lambda state: state["over"] or answerable(state))


def check_order(it: Visit) -> int:
    """Of two things that others did, the second is told only after the first has begun to move; returns how many moved.

    And no question is open while something that others did is still to be told.
    """
    entries = list(enumerate(seen(it)))
    told = [(n, int(text)) for n, (what, text) in entries if what == "told"]
    by_others = []
    for update in [message for message in it.told if message["is"] == "update"]:
        doings = [event for event in update["events"] if event["seat"] not in (0, None)]
        if doings:
            at = next(n for n, number in told if number >= doings[-1]["number"])
            answers = [text for n, (what, text) in entries if what == "answers" and n < at]
            assert answers[-1] != "ready", f"a question was open before {doings[-1]} was told"
        by_others += [event for event in doings if event["event"] == "moved" and "say" in event]
    moved = 0
    for first, second in itertools.pairwise(by_others):
        if (first["say"], key(first["to"], None)) == (second["say"], key(second["to"], None)):
            continue  # equal ones go together
        keys = (key(first["to"], first["to"]["place"]), key(first["to"], None))
        began = [n for n, (what, text) in entries if what == "motion" and text in keys]
        later = next(n for n, number in told if number >= second["number"])
        assert not began or began[0] < later, f"{second} was told before {first} was seen"
        moved += bool(began)
    return moved


def test_what_happened_is_told_as_it_is_shown(visit, server):
    it = at_table(visit, server, "volfyirion")
    it.my_turn()
    it.page.evaluate(WATCH)
    while check_order(it) == 0:  # until the others have had a turn
        play_some(it, "volfyirion", 14)
    assert len([key for what, key in seen(it) if what == "motion"]) > 10
    shown = it.page.locator(".log h3").all_inner_texts()
    assert len(shown) >= 2, "the log has a heading for every turn"


def test_the_phases_of_a_round_are_shown_one_after_the_other(visit, server):
    it = at_table(visit, server, "yro")
    it.my_turn()
    it.page.evaluate(WATCH)
    rng = random.Random(5)
    while "6" not in [text for what, text in seen(it) if what == "phase"]:
        it.until(answerable)
        it.pick(rng)
        it.page.wait_for_timeout(50)
    it.until(answerable)
    phases = [text for what, text in seen(it) if what == "phase" and text]
    assert phases[:7] == ["1", "2", "3", "4", "5", "6", "1"], phases


def test_who_wants_no_motion_sees_everything_at_once(visit, server):
    it = at_table(visit, server, "yro", reduced_motion="reduce")
    it.my_turn()
    it.page.evaluate(WATCH)
    play_some(it, "yro", 8)
    assert [key for what, key in seen(it) if what == "motion"] == []
    view = it.view()
    assert it.page.locator('[data-counter="round:-"]').inner_text() == str(
        next(counter["value"] for counter in view["counters"] if counter["counter"] == "round")
    )


def test_the_last_turn_is_shown_again_and_nothing_is_told_twice(visit, server):
    it = at_table(visit, server, "yutaka")
    play_some(it, "yutaka", 6)
    before = it.page.locator(".log .stretch li").all_inner_texts()
    question = it.state()["question"]
    it.page.keyboard.press("Backspace")
    it.until(lambda state: state["busy"])
    it.page.keyboard.press(" ")
    after = it.until(answerable)
    assert after["question"] == question
    assert it.page.locator(".log .stretch li").all_inner_texts() == before


def test_the_numbers_of_rules_can_be_left_out_of_the_log(visit, server):
    made = server.make("yutaka", one_and_bots("yutaka"))
    it = visit(made["mine"][0]["path"], settings={"rules": False})
    it.my_turn()
    expect(it.page.locator(".log .stretch").first).to_be_visible()
    assert it.page.locator(".log .chip").count() == 0


@pytest.mark.long
@each_game
@pytest.mark.parametrize(
    ("lang", "size"), [("en", LAPTOP), ("fr", PHONE), ("fr", PHONES["side"])], ids=["desk", "phone", "side"]
)
def test_the_end_is_told_when_the_last_card_lies_still(visit, server, game, lang, size):
    it = at_table(visit, server, game, lang=lang, size=size)
    it.my_turn()
    it.page.evaluate(WATCH)
    it.play_on(random.Random(game))
    it.outcome()
    assert check_order(it) > 0
    entries = seen(it)
    end = next(n for n, (what, text) in enumerate(entries) if what == "end" and text)
    assert [text for what, text in entries[:end] if what == "busy"][-1] == "still"
    assert not [text for what, text in entries[end:] if what == "told"], "nothing is told after the end"
