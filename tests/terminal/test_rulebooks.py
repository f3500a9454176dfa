"""The rulebooks: read, searched, and the same in both languages."""

import re

import pytest

import ludotheque as ldt
from ludotheque.locales import LANGUAGES
from ludotheque.rulebooks import MalformedRulebook, UnknownRule, UnknownRulebook, parse, rule, rulebook

BOOK = """# A Game

What it is about.

## Turns
A word on turns.

### R1 · First things
One paragraph
on two lines. See [A1].

- an item
- another

## House rulings

### A1 · Something unsaid
Ours.

## Notation

Moves are short.
"""


def test_a_book_has_a_title_an_introduction_and_chapters_of_rules():
    book = parse(BOOK, "game", "en")
    assert book.title == "A Game"
    assert book.intro == ("What it is about.",)
    assert [chapter.title for chapter in book.chapters] == ["Turns", "House rulings", "Notation"]
    assert book.chapters[0].paragraphs == ("A word on turns.",)
    assert book.chapters[-1].rules == ()
    first = book.rule("R1")
    assert first.paragraphs == ("One paragraph on two lines. See [A1].", "- an item", "- another")
    assert (first.title, first.chapter, first.house, first.references) == ("First things", "Turns", False, ["A1"])
    assert book.rule("A1").house


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (BOOK.replace("R1 · First", "First"), "line 8"),
        (BOOK.replace("### A1", "### R1"), "R1 is there twice"),
        (BOOK.replace("[A1]", "[A9]"), "R1 refers to A9"),
        (BOOK.replace("# A Game", "A Game"), "no title"),
        (BOOK + "\n# Another", "a second title"),
        ("# T\n### R1 · Early\n", "before the first chapter"),
    ],
)
def test_a_malformed_book_is_refused_with_the_reason(text, complaint):
    with pytest.raises(MalformedRulebook, match=re.escape(complaint)):
        parse(text, "game", "en")


@pytest.mark.parametrize("game", ldt.games())
def test_every_game_has_the_same_rules_in_every_language(game):
    books = [rulebook(game, lang) for lang in LANGUAGES]
    assert len({tuple(rule.id for rule in book.rules) for book in books}) == 1
    for book in books:
        assert all(rule.paragraphs for rule in book.rules)
        assert not book.chapters[-1].rules, "the last chapter is the notation"
        assert book.chapters[-1].paragraphs


@pytest.mark.parametrize("written", ["R14", "r14", " R14 ", "yutaka R14"])
def test_a_rule_is_found_however_its_id_is_written(written):
    assert rule("yutaka", written, "en").id == "R14"


def test_what_is_not_there_is_refused_with_what_there_is():
    with pytest.raises(UnknownRule) as unknown:
        rule("yutaka", "R144", "fr")
    assert "R14" in unknown.value.closest
    assert unknown.value.known[0] == "R1"
    with pytest.raises(UnknownRulebook, match="yutaka"):
        rulebook("yutaka", "de")
    with pytest.raises(UnknownRulebook):
        rulebook("../locales", "fr")


def test_a_search_needs_neither_accents_nor_capitals():
    book = rulebook("yutaka", "fr")
    assert [found.id for found in book.find("EQUIPEMENT egalite")] == [
        found.id for found in book.find("équipement égalité")
    ]
    assert "R14" in [found.id for found in book.find("dynamite")]
    assert book.find("") == []
    assert book.find("xylophone") == []
