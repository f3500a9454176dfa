"""A move in a player's own words: "keep", a card's name, "acquire 3".

Nothing is listed here. What a move is called comes from its own sentence (`<game>-do-<verb>`, `<prompt>-done`) in
every language, from its card and from its notation, so that a new game is understood as soon as it can be read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.errors import named
from ludotheque.kernel.shelf import card_data
from ludotheque.locales import LANGUAGES, say
from ludotheque.rulebooks import fold

if TYPE_CHECKING:
    from ludotheque.kernel.match import Match

Data = dict[str, Any]
WORD = re.compile(r"[^\W\d_]+|\d+")
ENDS = ("done", "end")  #: the verbs that end a question or a turn


def sentence(names: list[str], lang: str, option: Data) -> str:
    """What a move does, as one says it."""
    said = option["does"]
    return say(lang, said["say"], named(said["params"], names, lang))


def meant(match: Match, options: Iterable[Data], line: str) -> list[Data]:
    """The options that somebody can mean by these words: those called exactly so, else those in whose words they occur,
    in this order."""
    typed = _words(line)
    exact: list[Data] = []
    partly: list[Data] = []
    for option in options:
        calls = _calls(match, option)
        if typed in calls.names:
            exact.append(option)
        elif any(_occur(typed, words) for words in calls.phrases):
            partly.append(option)
    return exact or (partly if any(len(word) > 2 for word in typed) else [])


def ending(options: Iterable[Data]) -> Data | None:
    """The one option that ends the question or the turn, if there is one."""
    found = [option for option in options if option["verb"] in ENDS]
    return found[0] if len(found) == 1 else None


def sensible(options: Sequence[Data]) -> Data:
    """An example worth giving: something done with a card of one's hand, else with any card, and an end at last."""

    def rank(option: Data) -> int:
        if option["verb"] in ENDS:
            return 3
        if option.get("from", {}).get("zone") == "hand" and "card" in option:
            return 0
        return 1 if "card" in option else 2

    return min(options, key=rank)


class _Calls:
    """How one option is called: names that mean it by themselves, and phrases in which what was typed may occur."""

    def __init__(self) -> None:
        self.names: list[list[str]] = []
        self.phrases: list[list[str]] = []


def _calls(match: Match, option: Data) -> _Calls:
    out = _Calls()
    notation = _words(option["move"])
    for lang in LANGUAGES:
        said = _words(sentence(match.names, lang, option))
        out.names.append(said)
        out.phrases.append([*said, *notation])
        card = match.kit.type_called(option["card"]) if "card" in option else None
        if card is not None:
            name = _words(card_data(match.kit, card, lang)["name"])
            out.names += [name, _words(card.key)]
            out.phrases.append([*_words(option["verb"]), *name, *notation])
    return out


def _words(text: str) -> list[str]:
    """The words and numbers of a text; neither case nor accents matter."""
    return WORD.findall(fold(text))


def _occur(typed: list[str], words: list[str]) -> bool:
    """Whether these words occur among those, in this order."""
    rest = iter(words)
    return bool(typed) and all(word in rest for word in typed)
