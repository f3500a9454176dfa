"""Every sentence exists in both languages, is filled by the same things, is used somewhere, and can be said."""

from __future__ import annotations

import ast
import re
from itertools import product

import pytest
from fluent.runtime import FluentResource

import ludotheque as ldt
from ludotheque.locales import LANGUAGES, MissingText, _written, has, say
from texts.scan import (
    PACKAGE,
    all_keys,
    entries,
    implied,
    in_the_browser,
    is_vague,
    meant_by,
    messages,
    move_words,
    option_words,
    prompts,
    read,
    sources,
    uses,
)

FIRST, OTHER = LANGUAGES


# ------------------------------------------------------------------------------------ both languages
def test_there_are_two_languages_with_the_same_files():
    files = [{message.file for message in messages(lang).values()} for lang in LANGUAGES]
    assert files[0] == files[1]


def test_every_message_exists_in_both_languages():
    assert sorted(set(messages(FIRST)) ^ set(messages(OTHER))) == []


def test_every_message_stands_in_the_same_file_in_both_languages():
    assert [key for key in messages(FIRST) if messages(FIRST)[key].file != messages(OTHER)[key].file] == []


def test_every_message_is_filled_by_the_same_in_both_languages():
    different = {
        key: sorted(messages(FIRST)[key].variables ^ messages(OTHER)[key].variables)
        for key in set(messages(FIRST)) & set(messages(OTHER))
        if messages(FIRST)[key].variables != messages(OTHER)[key].variables
    }
    assert different == {}


def test_both_languages_tell_the_same_words_apart():
    """Where one language asks whether a card is "hidden", the other does too."""
    for key in set(messages(FIRST)) & set(messages(OTHER)):
        one, other = messages(FIRST)[key].choices, messages(OTHER)[key].choices
        assert {name: set(words) for name, words in one.items()} == {
            name: set(words) for name, words in other.items()
        }, key


def test_every_message_of_a_file_begins_with_its_own_words():
    """A game's messages begin with its key, so that two games never take each other's."""
    games = {game.replace("-", "") for game in ldt.games()}
    for key, message in messages(FIRST).items():
        first = key.split("-")[0]
        if first in games or message.file.removesuffix(".ftl").split("-")[0] in games:
            assert message.file.removesuffix(".ftl").split("-")[0] == first, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_read_alone_is_what_it_is_among_the_others(lang):
    """What is said is read message by message, when it is first needed."""
    alone = {key: FluentResource(text).body[0] for key, text in _written(lang).items()}
    assert alone.keys() == messages(lang).keys()
    for _, entry in entries(lang):
        assert alone[entry.id.name].value.equals(entry.value), entry.id.name


def test_no_message_refers_to_another():
    """A sentence is whole; names come in by its parameters."""
    for lang in LANGUAGES:
        texts = "".join(_written(lang).values())
        assert re.findall(r"\{\s*-?[a-z][\w-]*\s*[.}]", texts) == []


# ------------------------------------------------------------------------------------ used and existing
def test_every_key_in_the_sources_exists():
    """Texts that begin as our keys do and are none: a slip, or a text that must not look like a key."""
    lost = [f"{use.where}: {use.text}" for use in uses() if not meant_by(use)]
    assert lost == []


def test_every_prompt_has_a_sentence_for_those_who_wait():
    assert prompts()
    missing = [f"{where}: {key}-wait" for key, where in prompts().items() if not has(FIRST, f"{key}-wait")]
    assert missing == []


def test_every_message_is_used():
    """By its name, by a telling beginning of it, as the waiting half of a prompt, or by what cards imply."""
    known = {f"{key}-wait" for key in prompts()} | implied() | in_the_browser()
    known |= {key for use in uses() if not is_vague(use) for key in meant_by(use)}
    heads = tuple(text for text in in_the_browser() if text.endswith("-") and text.count("-") > 1)
    unused = [key for key in sorted(all_keys()) if key not in known and not key.startswith(heads or ("\0",))]
    assert unused == []


def test_every_option_and_its_values_have_words():
    """A set-up never shows a bare key."""
    assert sorted(option_words() - all_keys()) == []


def test_every_phrase_that_can_be_sent_has_words():
    assert {key for key in implied() if key.startswith("room-phrase-")} <= all_keys()


def test_every_kind_of_move_has_words():
    assert sorted(move_words() - all_keys()) == []


def test_the_scan_sees_what_is_missing():
    """It finds keys in calls, in references with a number, and in texts that are put together."""
    found = {use.text for use in uses()}
    assert "table-not-your-turn" in found
    assert "yutaka-ask-play" in found
    assert any(text.startswith("@yutaka-card-{}") for text in found)
    assert "table-no-such-message" not in all_keys()


# ------------------------------------------------------------------------------------ filled
#: What `event_params` gives the sentence of an event.
EVENT = {"n", "of", "seat", "card", "number", "place", "other"}
#: Who speaks with keyword parameters, and who with an object of them.
BY_NAME = {"wrong", "_refuse"}
BY_OBJECT = {"Text", "say"}


def literal_calls() -> list[tuple[str, str, set[str] | None]]:
    """Where a message is said with its parameters written beside it: place, key, the names of what fills it."""
    out: list[tuple[str, str, set[str] | None]] = []
    keys = all_keys()
    for path in sources("kernel") + sources("games"):
        for node in ast.walk(read(path)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, (ast.Name, ast.Attribute)):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            said = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and arg.value in keys]
            if not said:
                continue
            where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
            if name in BY_NAME:
                out.append((where, said[0], {word.arg for word in node.keywords if word.arg}))
            elif name == "Note":
                out.append((where, said[0], EVENT))
            elif name in BY_OBJECT:
                objects = [arg for arg in node.args if isinstance(arg, ast.Dict)]
                others = [arg for arg in node.args[2:] if not isinstance(arg, (ast.Dict, ast.Constant))]
                if objects and all(isinstance(key, ast.Constant) for key in objects[0].keys):
                    out.append(
                        (where, said[0], {str(key.value) for key in objects[0].keys if isinstance(key, ast.Constant)})
                    )
                elif not others:
                    out.append((where, said[0], set()))
    return out


def test_every_sentence_is_given_what_fills_it():
    calls = literal_calls()
    assert len(calls) > 60
    lacking = [
        f"{where}: {key} needs {sorted(messages(FIRST)[key].variables - given)}"
        for where, key, given in calls
        if given is not None and messages(FIRST)[key].variables - given
    ]
    assert lacking == []


# ------------------------------------------------------------------------------------ said
def samples(lang: str, key: str) -> list[dict[str, object]]:
    """Things to fill a message with: every word it tells apart, one and several, none and long."""
    message = messages(lang)[key]
    out: list[dict[str, object]] = []
    for n in (0, 1, 2, 5, 1_000_000):
        filled: dict[str, object] = {}
        for name in message.variables:
            if name in message.numbers or name == "n":
                filled[name] = n
            else:
                filled[name] = ("Ana", "", "“x” { $y }", "é" * 200, "0")[len(out) % 5]
        out.append(filled)
    for name, words in message.choices.items():
        out += [{**out[1], name: word} for word in words]
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang):
    for key in messages(lang):
        for params in samples(lang, key):
            text = say(lang, key, params)
            assert text.strip() or not any(str(value).strip() for value in params.values()), key
            assert "{$" not in text.replace(" ", "").replace("{$y}", ""), key
            assert "???" not in text, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_shows_all_that_fills_it(lang):
    """A parameter that no form of the sentence shows or asks about is none."""
    for key, message in messages(lang).items():
        forms = list(product(*[[(name, word) for word in words] for name, words in message.choices.items()]))
        for name in message.variables - message.numbers - set(message.choices):
            said = []
            for n, form in product((0, 1, 3), forms):
                filled = {other: n if other in message.numbers else "x" for other in message.variables}
                said.append(say(lang, key, {**filled, **dict(form), name: "Zanzibar"}))
            assert any("Zanzibar" in text for text in said), f"{key}: {name}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_that_lacks_what_fills_it_is_not_said_half(lang):
    with pytest.raises(MissingText):
        say(lang, "table-not-your-turn", {"seat": "Ana"})
    with pytest.raises(MissingText):
        say(lang, "table-no-such-message")
    with pytest.raises(MissingText):
        say("de", "table-player", {"n": 1})


def test_what_people_typed_is_shown_as_they_typed_it():
    match = ldt.game("yutaka").start(seed=1, names=["@yutaka-name", "{ $seat }"])
    why = match.why_not(0, "@yutaka-tile-idole:3")
    for lang in LANGUAGES:
        assert "@yutaka-tile-idole:3" in why.text(lang)
        assert "@yutaka-name" in match.why_not(1, "1a").text(lang)
        assert "{ $seat }" in match.why_not(1, "1a").text(lang)


# ------------------------------------------------------------------------------------ typography
def test_french_has_its_spaces_and_quotation_marks():
    """A no-break space before : ; ? ! and inside « », and the curly apostrophe."""
    for key, text in raw_texts("fr"):
        plain = re.sub(r"\{[^{}]*\}", "x", re.sub(r'\{ "([^"]*)" \}', r"\1", text))
        assert not re.search(r"[^\s  ][;?!»]", plain), f"{key}: a space is missing in {plain!r}"
        assert not re.search(r" [;:?!»]", plain), f"{key}: a no-break space is wanted in {plain!r}"
        assert not re.search(r"« ", plain), f"{key}: a no-break space is wanted in {plain!r}"
        assert "'" not in plain and '"' not in plain, f"{key}: straight quotation marks in {plain!r}"


def test_english_has_curly_quotation_marks():
    for key, text in raw_texts("en"):
        plain = re.sub(r"\{[^{}]*\}", "x", text)
        assert "'" not in plain and '"' not in plain, f"{key}: straight quotation marks in {plain!r}"


def raw_texts(lang: str) -> list[tuple[str, str]]:
    """The literal text of every message."""
    out = []
    for file in sorted((PACKAGE / "locales" / lang).glob("*.ftl")):
        key = ""
        for line in file.read_text("utf-8").splitlines():
            start = re.match(r"([a-z][\w-]*) = ?(.*)", line)
            if start:
                key = start.group(1)
                out.append((key, start.group(2)))
            elif line.startswith(" "):
                out.append((key, re.sub(r"^\s*\*?\[\w+\]", "", line).strip()))
    return out
