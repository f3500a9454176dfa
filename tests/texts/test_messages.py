"""Every sentence exists in both languages, is filled by the same things, is used somewhere, and can be said."""

from __future__ import annotations

import ast
import re
from itertools import product

import pytest
from fluent.runtime import FluentResource

import ludotheque as ldt
from ludotheque.locales import LANGUAGES, MissingText, _written, has, say
from support.shelf import CHOSEN, assert_none, each_game, games_in
from texts.scan import (
    PACKAGE,
    all_keys,
    endable,
    entries,
    files,
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
    verbs_of,
)

FIRST, OTHER = LANGUAGES


# ------------------------------------------------------------------------------------ both languages
def in_both() -> list[str]:
    """The keys that both languages have."""
    return [key for key in messages(FIRST) if key in messages(OTHER)]


def test_there_are_two_languages_with_the_same_files():
    names = [{file.name for file in files(lang)} for lang in LANGUAGES]
    assert_none(f"{name}: is there in one language only" for name in sorted(names[0] ^ names[1]))


def test_every_message_exists_in_both_languages():
    lacking = [(key, lang) for lang in LANGUAGES for key in sorted(all_keys()) if key not in messages(lang)]
    assert_none(f"{key}: is missing in {lang}" for key, lang in lacking)


def test_every_message_stands_in_the_same_file_in_both_languages():
    found = [(key, messages(FIRST)[key].file, messages(OTHER)[key].file) for key in in_both()]
    assert_none(f"{key}: {FIRST}/{one}, but {OTHER}/{other}" for key, one, other in found if one != other)


def test_every_message_is_filled_by_the_same_in_both_languages():
    different = [(key, messages(FIRST)[key].variables ^ messages(OTHER)[key].variables) for key in in_both()]
    assert_none(f"{key}: in one language only: {', '.join(sorted(names))}" for key, names in different if names)


def test_both_languages_tell_the_same_words_apart():
    """Where one language asks whether a card is "hidden", the other does too."""
    faults = []
    for key in in_both():
        one, other = (
            {name: set(words) for name, words in messages(lang)[key].choices.items()} for lang in (FIRST, OTHER)
        )
        if one != other:
            faults.append(f"{key}: {FIRST} tells apart {one}, {OTHER} {other}")
    assert_none(faults)


def test_every_message_of_a_file_begins_with_its_own_words():
    """A game's messages begin with its key, so that two games never take each other's."""
    faults = []
    for key, message in messages(FIRST).items():
        owners = [{game for game in games_in(text) if text.startswith(game)} for text in (key, message.file)]
        if owners[0] != owners[1]:
            faults.append(f"{key}: stands in {message.file}")
    assert_none(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_read_alone_is_what_it_is_among_the_others(lang):
    """What is said is read message by message, when it is first needed."""
    written = _written(lang)
    assert ldt.games() != CHOSEN or written.keys() == messages(lang).keys()
    alone = {key: FluentResource(written[key]).body[0] for key in messages(lang)}
    read_alone = [(entry.id.name, alone[entry.id.name].value.equals(entry.value)) for _, entry in entries(lang)]
    assert_none(f"{key}: is another when it is read alone" for key, same in read_alone if not same)


def test_no_message_refers_to_another():
    """A sentence is whole; names come in by its parameters."""
    reference = re.compile(r"\{\s*-?[a-z][\w-]*\s*[.}]")
    written = [(key, text) for lang in LANGUAGES for key, text in _written(lang).items()]
    assert_none(f"{key}: {found}" for key, text in written for found in reference.findall(text))


# ------------------------------------------------------------------------------------ used and existing
def test_every_key_in_the_sources_exists():
    """Texts that begin as our keys do and are none: a slip, or a text that must not look like a key."""
    assert_none(f"{use.where}: there is no message {use.text}" for use in uses() if not meant_by(use))


def test_every_prompt_has_a_sentence_for_those_who_wait():
    assert prompts()
    waiting = [(where, f"{key}-wait") for key, where in prompts().items()]
    assert_none(f"{where}: there is no message {key}" for where, key in waiting if not has(FIRST, key))


def test_every_question_that_can_be_ended_has_words_for_its_end():
    """ "Keep this hand", "Discard these 2": never a bare "Done"."""
    assert endable()
    assert_none(
        f"{where}: there is no message {key}-done" for key, where in endable().items() if not has(FIRST, f"{key}-done")
    )


def test_every_verb_that_a_games_notation_knows_has_its_sentence():
    lacking = [f"{game}-do-{verb}" for game in CHOSEN for verb in verbs_of(game)]
    assert_none(f"{key}: is missing" for key in sorted(lacking) if key not in all_keys())


def test_every_message_is_used():
    """By its name, by a telling beginning of it, as another half of a prompt, or by what cards imply."""
    known = {f"{key}-{half}" for key in prompts() for half in ("wait", "done")} | implied() | in_the_browser()
    known |= {key for use in uses() if not is_vague(use) for key in meant_by(use)}
    heads = tuple(text for text in in_the_browser() if text.endswith("-") and text.count("-") > 1)
    unused = [key for key in sorted(all_keys()) if key not in known and not key.startswith(heads or ("\0",))]
    assert_none(f"{key}: is used nowhere" for key in unused)


def test_every_option_and_its_values_have_words():
    """A set-up never shows a bare key."""
    assert_none(f"{key}: is missing" for key in sorted(option_words() - all_keys()))


def test_every_phrase_that_can_be_sent_has_words():
    assert {key for key in implied() if key.startswith("room-phrase-")} <= all_keys()


def test_every_kind_of_move_has_words():
    assert_none(f"{key}: is missing" for key in sorted(move_words() - all_keys()))


@pytest.mark.game("yutaka")
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
    lacking = [
        f"{where}: {key} needs {sorted(messages(FIRST)[key].variables - given)}"
        for where, key, given in literal_calls()
        if given is not None and messages(FIRST)[key].variables - given
    ]
    assert_none(lacking)


@each_game
def test_the_sentences_of_a_game_and_what_fills_them_are_found(game):
    folder = f"games/{game.replace('-', '_')}/"
    assert [where for where, _, _ in literal_calls() if where.startswith(folder)]


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
    assert_none(f"{key}: {fault}" for key in messages(lang) for fault in faults_when_said(lang, key))


def faults_when_said(lang: str, key: str) -> list[str]:
    """What is wrong with a message, filled with each of its samples."""
    faults = []
    for params in samples(lang, key):
        try:
            text = say(lang, key, params)
        except MissingText as error:
            faults.append(f"cannot be said with {params}: {error}")
            continue
        if not text.strip() and any(str(value).strip() for value in params.values()):
            faults.append(f"says nothing with {params}")
        if "{$" in text.replace(" ", "").replace("{$y}", "") or "???" in text:
            faults.append(f"is not filled: {text}")
    return faults


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_shows_all_that_fills_it(lang):
    """A parameter that no form of the sentence shows or asks about is none."""
    faults = []
    for key, message in messages(lang).items():
        forms = list(product(*[[(name, word) for word in words] for name, words in message.choices.items()]))
        for name in message.variables - message.numbers - set(message.choices):
            said = []
            for n, form in product((0, 1, 3), forms):
                filled = {other: n if other in message.numbers else "x" for other in message.variables}
                said.append(say(lang, key, {**filled, **dict(form), name: "Zanzibar"}))
            if not any("Zanzibar" in text for text in said):
                faults.append(f"{key}: never shows ${name}")
    assert_none(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_that_lacks_what_fills_it_is_not_said_half(lang):
    with pytest.raises(MissingText):
        say(lang, "table-not-your-turn", {"seat": "Ana"})
    with pytest.raises(MissingText):
        say(lang, "table-no-such-message")
    with pytest.raises(MissingText):
        say("de", "table-player", {"n": 1})


@pytest.mark.game("yutaka")
def test_what_people_typed_is_shown_as_they_typed_it():
    match = ldt.game("yutaka").start(seed=1, names=["@yutaka-name", "{ $seat }"])
    why = match.why_not(0, "@yutaka-tile-idole:3")
    for lang in LANGUAGES:
        assert "@yutaka-tile-idole:3" in why.text(lang)
        assert "@yutaka-name" in match.why_not(1, "1a").text(lang)
        assert "{ $seat }" in match.why_not(1, "1a").text(lang)


# ------------------------------------------------------------------------------------ typography
#: What a French text may not have, and what it should.
FRENCH = {
    r"[^\s  ][;?!»]": "a no-break space is missing before ; ? ! »",
    r" [;:?!»]": "a space before ; : ? ! » must be a no-break space",
    r"« ": "the space after « must be a no-break space",
    r"['\"]": "straight quotation marks",
}


def test_french_has_its_spaces_and_quotation_marks():
    """A no-break space before : ; ? ! and inside « », and the curly apostrophe."""
    faults = []
    for key, text in raw_texts("fr"):
        plain = re.sub(r"\{[^{}]*\}", "x", re.sub(r'\{ "([^"]*)" \}', r"\1", text))
        faults += [f"{key}: {fault} in {plain!r}" for wrong, fault in FRENCH.items() if re.search(wrong, plain)]
    assert_none(faults)


def test_english_has_curly_quotation_marks():
    texts = [(key, re.sub(r"\{[^{}]*\}", "x", text)) for key, text in raw_texts("en")]
    assert_none(f"{key}: straight quotation marks in {plain!r}" for key, plain in texts if re.search(r"['\"]", plain))


def raw_texts(lang: str) -> list[tuple[str, str]]:
    """The literal text of every message."""
    out = []
    for file in files(lang):
        key = ""
        for line in file.read_text("utf-8").splitlines():
            start = re.match(r"([a-z][\w-]*) = ?(.*)", line)
            if start:
                key = start.group(1)
                out.append((key, start.group(2)))
            elif line.startswith(" "):
                out.append((key, re.sub(r"^\s*\*?\[\w+\]", "", line).strip()))
    return out
