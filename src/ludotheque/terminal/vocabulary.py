"""The words a player can type at the table, in every language at once: "moves" and "coups" are the same word.

The words themselves are in the Fluent files: `terminal-word-moves` lists how the word is written in a language, the
first being the one that help shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from ludotheque.locales import LANGUAGES, literal, say
from ludotheque.rulebooks import fold

#: In the order in which help lists them. A game's own table may bring more.
WORDS = (
    "help", "moves", "all", "why", "hint", "undo", "hand", "table", "last", "log", "score",
    "rules", "notation", "save", "lang", "concede", "quit",
)  # fmt: skip
#: Understood, but not worth a line of help: "play D3-2", and "pass" for whatever ends a question.
SILENT = ("play", "pass")


def tell(lang: str, key: str, params: Mapping[str, object]) -> str:
    """A message whose parameters are words as they are: names, files, what somebody typed; never keys."""
    return say(lang, key, {name: literal(value) if isinstance(value, str) else value for name, value in params.items()})


def written(word: str, lang: str) -> list[str]:
    """How a word is written in one language, the usual way first."""
    return say(lang, f"terminal-word-{word}").split()


def usual(word: str, lang: str) -> str:
    """How help writes a word."""
    return written(word, lang)[0]


def meaning(typed: str, words: Sequence[str]) -> str | None:
    """Which of our words somebody typed, in whatever language, with or without accents; None if it is none."""
    plain = fold(typed)
    for word in words:
        if any(plain == fold(form) for lang in LANGUAGES for form in written(word, lang)):
            return word
    return None


def closest(typed: str, words: Sequence[str], lang: str) -> str | None:
    """The word somebody may have meant, as help writes it."""
    forms = {fold(form): word for word in words for code in LANGUAGES for form in written(word, code)}
    near = get_close_matches(fold(typed), forms, 1, 0.75)
    return usual(forms[near[0]], lang) if near else None
