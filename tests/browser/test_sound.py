"""Sounds: soft, never before somebody touched the page, and only those that are wanted."""

from __future__ import annotations

import random

from support.pages import Visit, play_together, settled
from support.playing import seats_of
from support.shelf import some_game

#: Notes every voice that begins: a tone, or noise, of which cards and fire are made.
EARS = """
window.voices = [];
for (const [kind, it] of [['tone', OscillatorNode], ['noise', AudioBufferSourceNode]]) {
  const start = it.prototype.start;
  it.prototype.start = function (...when) { window.voices.push(kind); return start.apply(this, when); };
}
"""


def sit(visit, server, game: str, **settings) -> list[Visit]:
    """People who come to a table, each with a screen of their own; the first of them has these settings."""
    names = ["Ana", "Bo", "Cléo", "Dan"][: max(2, seats_of(game))]
    made = server.make(game, [{"kind": "me", "name": name} for name in names])
    visits = []
    for n, link in enumerate(made["mine"]):
        it = visit("/", settings=settings if n == 0 else {})
        it.context.add_init_script(EARS)
        it.go(link["path"])
        visits.append(it)
    visits[0].until(lambda state: state["there"])
    return visits


def heard_together(visits: list[Visit]) -> set[str]:
    """What the first hears while all of them play, of whom the first never waits to answer."""
    play_together(visits, random.Random(4), most=12)
    settled(visits)
    return set(visits[0].page.evaluate("window.voices"))


@some_game
def test_nothing_is_heard_before_the_page_is_touched_then_whose_turn_it_is(visit, server, game):
    visits = sit(visit, server, game)
    assert visits[0].page.evaluate("window.voices") == []
    assert heard_together(visits) == {"tone"}


@some_game
def test_who_wants_to_hears_the_cards_too(visit, server, game):
    visits = sit(visit, server, game, sounds=True)
    assert visits[0].page.evaluate("window.voices") == []
    assert "noise" in heard_together(visits)


@some_game
def test_who_wants_silence_hears_nothing(visit, server, game):
    visits = sit(visit, server, game, bell=False)
    assert heard_together(visits) == set()
