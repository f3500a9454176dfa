"""Every word a person reads, in French and English, as whole Fluent messages.

The engine speaks in keys and parameters; this room turns them into sentences. A string parameter that
starts with "@" is itself a key ("@yutaka-tile-idole:15" passes 15 as `n`), so names follow the reader's language.
What people typed is passed through `literal`, so that it is never taken for a key.
French elides before what fills a sentence: a message says "de { $seat }", and the reader "d’Ana".

A message is read by Fluent's parser when it is first said: reading all of them takes longer than starting does. So no
message can refer to another by `{ key }`; it takes words by parameters only.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")


class MissingText(KeyError):
    """No message has this key in this language."""


#: Where a message begins: with its key, at the left edge.
_MESSAGE = re.compile(r"^(?=([a-zA-Z][\w-]*) *=)", re.MULTILINE)
#: What fills it.
_FILLED = re.compile(r"\{ *\$([a-zA-Z][\w-]*)")
#: Fluent puts these signs around whatever fills a message.
_AROUND = re.compile("[\u2068\u2069]")
#: Where French elides: "de", "que" and their like, before something that fills the message and begins with a vowel.
_ELIDED = re.compile("\\b(d|qu|jusqu|lorsqu|puisqu)e \u2068+(?=[aeiouàâéèêëîïôûœ])", re.IGNORECASE)


@cache
def _bundle(lang: str) -> FluentBundle:
    """The messages of a language that have been said."""
    from fluent.runtime import FluentBundle  # reading Fluent takes longer than all that can be done without a sentence

    return FluentBundle([lang], use_isolating=True)


@cache
def _written(lang: str) -> dict[str, str]:
    """Every message of a language as it is written, by its key."""
    if lang not in LANGUAGES:
        raise MissingText(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    out: dict[str, str] = {}
    for file in sorted(resources.files(__name__).joinpath(lang).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            pieces = _MESSAGE.split(file.read_text("utf-8"))
            for key, text in zip(pieces[1::2], pieces[2::2], strict=True):
                out.setdefault(key, text)
    return out


def has(lang: str, key: str) -> bool:
    """Whether a message exists."""
    return key in _written(lang)


def fillings(lang: str, key: str) -> list[str]:
    """What fills a message, by name."""
    return sorted(set(_FILLED.findall(_written(lang).get(key, ""))))


def say(lang: str, key: str, params: Mapping[str, object] | None = None) -> str:
    """The whole sentence for a key."""
    if not params:
        return _said(lang, key)
    return _said(lang, key, *(part for item in params.items() for part in item))


# A log is read out again and again, and each of its sentences takes Fluent as long as a move takes the rules.
# The same words with the same numbers are the same sentence; "typed" keeps 1 and True apart.
@lru_cache(maxsize=20_000, typed=True)
def _said(lang: str, key: str, *params: object) -> str:
    """The sentence for a key and its parameters, each a name and then what it stands for."""
    if not has(lang, key):
        raise MissingText(f"no text {key!r} in {lang!r}")
    bundle = _bundle(lang)
    if not bundle.has_message(key):
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource(_written(lang)[key]))
    if not bundle.has_message(key):
        raise MissingText(f"text {key!r} in {lang!r} cannot be read")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingText(f"text {key!r} in {lang!r} has no value")
    filled = {str(name): word(lang, value) for name, value in zip(params[::2], params[1::2], strict=True)}
    text, errors = bundle.format_pattern(pattern, filled)
    if errors:
        raise MissingText(f"text {key!r} in {lang!r}: {errors[0]}")
    whole = _ELIDED.sub(r"\1’", str(text)) if lang == "fr" else str(text)
    return _AROUND.sub("", whole)


def zone_word(lang: str, game: str, zone: str) -> str:
    """What a game calls a zone: its own word, else the one several games use, else the key made readable."""
    return _word(lang, zone, f"{game}-zone-{zone}", f"table-zone-{zone}")


def counter_word(lang: str, game: str, counter: str) -> str:
    """What a game calls one of its numbers: its own word, else the usual one, else the key made readable."""
    return _word(lang, counter, f"{game}-counter-{counter}", f"table-counter-{counter}")


def counter_text(lang: str, game: str, counter: str, n: int) -> str:
    """What one of a game's numbers says: the game's own word for this value, else the number itself."""
    key = f"{game}-counter-{counter}-value"
    return say(lang, key, {"n": n}) if has(lang, key) else str(n)


def figure_text(lang: str, game: str, figure: Mapping[str, Any], seat: str) -> str:
    """What a figure of a view says: the game's own sentence, else its key and its numbers. `seat` is whose it is."""
    about = ", ".join(_word(lang, key, f"{game}-term-{key}") for key in figure.get("about", []))
    key = f"{game}-figure-{figure['figure']}"
    n, of = figure.get("n"), figure.get("of")
    if has(lang, key):
        return say(lang, key, {"seat": seat, "n": n or 0, "of": of or 0, "about": literal(about)})
    what = ", ".join(part for part in (_word(lang, figure["figure"]), about) if part)
    if n is None:
        return what
    return f"{what}: {n}" if of is None else f"{what}: {n}/{of}"


def fact_words(lang: str, game: str, facts: Mapping[str, Any]) -> list[dict[str, str]]:
    """The printed facts of a card that have words, as label and value; what is not printed (0, no, none) is left out.

    A fact's label is `<game>-fact-<fact>`, else `table-fact-<fact>`; without one it is for programs only. A word is
    said by `<game>-<fact>-<word>`, else `table-<fact>-<word>`; a part of a fact by `<game>-fact-<fact>-<part>`.
    """
    out: list[dict[str, str]] = []
    for fact, value in facts.items():
        name = fact.replace("_", "-")
        label = next((key for key in (f"{game}-fact-{name}", f"table-fact-{name}") if has(lang, key)), None)
        words = _fact_value(lang, game, name, value)
        if label is not None and words:
            out.append({"fact": fact, "label": say(lang, label), "value": words})
    return out


def _fact_value(lang: str, game: str, fact: str, value: object) -> str:
    """What a card prints, in words; "" for nothing."""
    if not value:
        return ""
    if value is True:
        return say(lang, "table-fact-yes")
    if isinstance(value, Mapping):
        parts = {f"{game}-fact-{fact}-{part}": n for part, n in value.items() if n is not None}
        known = {key: n for key, n in parts.items() if has(lang, key)}
        said = {key: _fact_value(lang, game, fact, n) if isinstance(n, Mapping) else n for key, n in known.items()}
        between = " · " if any(isinstance(n, Mapping) for n in known.values()) else ", "
        return between.join(say(lang, key, {"n": n}) for key, n in said.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(_fact_value(lang, game, fact, item) for item in value)
    words = (f"{game}-{fact}-{value}", f"table-{fact}-{value}")
    return next((say(lang, key) for key in words if has(lang, key)), str(value))


def _word(lang: str, key: str, *messages: str) -> str:
    for message in messages:
        if has(lang, message):
            return say(lang, message)
    return key[:1].upper() + key[1:].replace("-", " ").replace("_", " ")


def literal(text: str) -> str:
    """What somebody typed, as a parameter: "@@x" stands for "@x"."""
    return f"@{text}" if text.startswith("@") else text


def word(lang: str, value: object) -> object:
    """A parameter in the reader's language: "@key" and "@key:n" are messages of their own."""
    if isinstance(value, str) and value.startswith("@@"):
        return value[1:]
    if isinstance(value, str) and value.startswith("@"):
        key, _, n = value[1:].partition(":")
        return say(lang, key, {"n": int(n)} if n else None)
    return value
