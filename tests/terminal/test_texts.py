"""Every text of the terminal exists in both languages, with the same parameters, and is used."""

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludotheque.terminal
from ludotheque.locales import LANGUAGES


class Parameters(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def texts(lang):
    files = resources.files("ludotheque.locales").joinpath(lang).iterdir()
    found = {}
    for file in sorted((file for file in files if file.name.startswith("terminal")), key=lambda file: file.name):
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                parameters = Parameters()
                parameters.visit(entry.value)
                found[entry.id.name] = (parameters.names, source[entry.value.span.start : entry.value.span.end])
    return found


def test_both_languages_say_the_same_things():
    french, english = texts("fr"), texts("en")
    assert list(french) == list(english)
    for key in french:
        assert french[key][0] == english[key][0], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_used_and_every_text_used_exists(lang):
    folder = Path(ludotheque.terminal.__file__).parent
    source = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    whole = set(re.findall(r"""["'](terminal-[a-z0-9-]+[a-z0-9])["']""", source))
    starts = tuple(re.findall(r"""f["'](terminal-[a-z0-9-]*)\{""", source))
    known = set(texts(lang))
    assert whole <= known
    assert all(any(key.startswith(start) for key in known) for start in starts)
    assert {key for key in known if key not in whole and not key.startswith(starts)} == set()


def test_french_puts_a_space_that_does_not_break_before_its_double_signs():
    for key, (_, text) in texts("fr").items():
        words = re.sub(r"\{[^{}]*\}", "x", re.sub(r"\{[^{}]*\}", "x", text))
        assert not re.search(r"\w [:;!»]|« ", words), (key, text)
        assert not re.search(r"[a-zé»)][;!](?:\s|$)", words), (key, text)
        assert "'" not in words, (key, text)
