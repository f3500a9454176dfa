"""Which language we speak: what the player asks for, else what the machine is set to, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludotheque.locales import LANGUAGES

DEFAULT = "en"


class UnknownLanguage(Exception):
    """A language we do not speak, or none after `--lang`."""


def spoken_here(environ: Mapping[str, str]) -> str:
    """The language of the machine: the first of LC_ALL, LC_MESSAGES and LANG that is set decides."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            lang = environ[name][:2].lower()
            return lang if lang in LANGUAGES else DEFAULT
    return DEFAULT


def take_language(argv: Sequence[str], default: str) -> tuple[str, list[str]]:
    """The language asked for by `--lang`, wherever it stands, and the arguments without it."""
    lang = default
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--":
            return lang, [*rest, word, *words]
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
    return lang, rest
