"""Why a move is good: the search says which, the game's rules of thumb say what speaks for it."""

from __future__ import annotations

from importlib import import_module

from laws.tables import every_table
from ludotheque.bots.thumb import has_thumb, module_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import legal
from ludotheque.locales import LANGUAGES, has


@every_table
def test_whatever_can_be_played_can_be_asked_about(table):
    if not has_thumb(table.game):
        return
    explain = getattr(import_module(module_of(table.game)), "explain", None)
    if explain is None:
        return
    match, rng, said = table.start(11), Quick(11), 0
    for _ in range(40):
        if match.over:
            break
        seat = match.waiting_for[0]
        g = match.look(seat).guess(Quick(1))
        for option in legal(g, seat):
            why = explain(g.copy(), seat, option, Quick(2))
            if why is not None:
                said += 1
                assert all(has(lang, why.key) for lang in LANGUAGES), why.key
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    assert said > 0
