"""Every move and every end of a question can be said to the seat it is offered to, in every language."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from laws.play import deals, examples, ways
from laws.tables import every_table
from ludotheque.kernel.errors import named
from ludotheque.locales import LANGUAGES, say

Data = dict[str, Any]


def spoken(lang: str, words: Data, names: list[str]) -> str:
    """The sentence; raises where there is none, or where something that fills it is missing."""
    return say(lang, words["say"], named(words["params"], names, lang))


def is_coded(move: str) -> bool:
    """Whether a move is more than a word of the language: "f6", "-ME8", "seiya>2"."""
    return not move.replace(" ", "").isalpha()


@every_table
@given(deal=deals, way=ways)
@examples(2)
def test_every_option_says_what_it_does_without_notation(table, deal, way):
    match = table.start(deal)
    names = [f"Player{chr(65 + seat)}" for seat in range(match.kit.seats)]
    while not match.over:
        for seat in match.waiting_for:
            ask = match.ask(seat)
            for lang in LANGUAGES:
                for option in [*ask["options"], *ask["refused"], *ask["picks"]]:
                    text = spoken(lang, option["does"], names)
                    # a place is called by the name that the table shows there
                    if is_coded(option["move"]) and option["does"]["params"].get("place") != option["move"]:
                        assert option["move"] not in text
                for n in range(ask["min"], ask["max"] + 1) if ask["done"] else ():
                    assert spoken(lang, {**ask["done"], "params": {"n": n}}, names)
            assert ask["done"] or "done" not in [option["verb"] for option in ask["options"]]
        way.step(match)


@every_table
@given(deal=deals, way=ways)
@examples(2)
def test_only_equal_cards_make_two_moves_that_are_said_alike(table, deal, way):
    match = table.start(deal)
    names = [f"Player{chr(65 + seat)}" for seat in range(match.kit.seats)]
    while not match.over:
        for seat in match.waiting_for:
            met: dict[str, Data] = {}
            for option in match.ask(seat)["options"]:
                twin = met.setdefault(spoken("en", option["does"], names), option)
                assert (twin["verb"], twin.get("card")) == (option["verb"], option.get("card"))
        way.step(match)
