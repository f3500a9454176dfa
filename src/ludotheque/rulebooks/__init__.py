"""Our own wording of every game's rules, in French and English: shown to players, cited by the engine.

A book is one Markdown file, `<game>/<lang>.md`, written for people and strict enough to be read by a program:

    # Yutakâ                            the title, once
    A paragraph or several.             the introduction
    ## Turns                            a chapter; it may have paragraphs of its own
    ### R14 · Five cards at most        a numbered rule
    Its paragraphs; [R13] refers to another rule; a line that starts with "- " is an item of a list.

The ids are the ones that refusals, log lines and tests cite. Those that start with A are rulings of the house:
points on which the printed rules are silent.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import Any

RULE_HEADING = re.compile(r"### ([A-Z]\d+) · (\S.*)")
REFERENCE = re.compile(r"\[([A-Z]\d+)\]")
HOUSE = "A"  #: the letter of our own rulings


class RulebookError(Exception):
    """A book or a rule that is not there, or a book that cannot be read."""


class UnknownRulebook(RulebookError):
    """No book of this game, or not in this language; `known` names what there is."""

    def __init__(self, game: str, lang: str, known: list[str]) -> None:
        super().__init__(f"no rulebook of {game!r} in {lang!r}; there are: {', '.join(known)}")
        self.game = game
        self.lang = lang
        self.known = known


class UnknownRule(RulebookError):
    """No rule has this id; `known` lists the ids in the book's order, `closest` those that look like it."""

    def __init__(self, game: str, rule_id: str, known: list[str]) -> None:
        self.game = game
        self.id = rule_id
        self.known = known
        self.closest = get_close_matches(rule_id.upper(), known, 3, 0.5)
        super().__init__(f"{game} has no rule {rule_id!r}; it has: {', '.join(known)}")


class MalformedRulebook(RulebookError):
    """A line of a book that does not fit the format."""

    def __init__(self, where: str, line: int, what: str) -> None:
        super().__init__(f"{where}, line {line}: {what}")


@dataclass(frozen=True)
class Rule:
    """One numbered rule. `house` says that it is a ruling of ours and not printed in the game's box."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    chapter: str
    house: bool

    @property
    def references(self) -> list[str]:
        """The other rules this one names, in order, each once."""
        found = [rule_id for text in self.paragraphs for rule_id in REFERENCE.findall(text)]
        return list(dict.fromkeys(found))


@dataclass(frozen=True)
class Chapter:
    """A chapter: its own paragraphs, then its rules."""

    title: str
    paragraphs: tuple[str, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """A whole book in one language."""

    game: str
    lang: str
    title: str
    intro: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> list[Rule]:
        """Every rule, in the book's order."""
        return [rule for chapter in self.chapters for rule in chapter.rules]

    def rule(self, rule_id: str) -> Rule:
        """A rule by its id, written "R14", "r14" or "yutaka R14"; raises UnknownRule naming the closest."""
        wanted = rule_id.strip().removeprefix(self.game).strip().upper()
        for rule in self.rules:
            if rule.id == wanted:
                return rule
        raise UnknownRule(self.game, rule_id.strip(), [rule.id for rule in self.rules])

    def find(self, words: str) -> list[Rule]:
        """The rules in which every one of these words occurs; neither case nor accents matter."""
        wanted = fold(words).split()
        return [rule for rule in self.rules if wanted and all(word in _folded(rule) for word in wanted)]

    def data(self) -> dict[str, Any]:
        """The book as plain data."""
        return asdict(self)


def fold(text: str) -> str:
    """A text without case and accents, for searching: "Île" and "ile" are the same."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return plain.replace("’", "'").casefold()


@cache
def _folded(rule: Rule) -> str:
    return fold(" ".join([rule.title, *rule.paragraphs]))


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """A game's book in one language; raises UnknownRulebook naming the ones there are."""
    for key, language, text in _books():
        if (key, language) == (game, lang):
            return parse(text, game, lang)
    raise UnknownRulebook(game, lang, [f"{key} ({language})" for key, language, _ in _books()])


def rule(game: str, rule_id: str, lang: str) -> Rule:
    """One rule of a game; raises UnknownRule naming the closest ids."""
    return rulebook(game, lang).rule(rule_id)


def _books() -> Iterator[tuple[str, str, str]]:
    """Every book: its game, its language, its text."""
    for folder in sorted(resources.files(__name__).iterdir(), key=lambda f: f.name):
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda f: f.name):
                if file.name.endswith(".md"):
                    yield folder.name, file.name.removesuffix(".md"), file.read_text("utf-8")


def parse(text: str, game: str, lang: str) -> Rulebook:
    """A book from its text; raises MalformedRulebook with the line that does not fit."""
    return _Reader(text, game, lang).book()


class _Reader:
    """Reads a book line by line."""

    def __init__(self, text: str, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.where = f"{game}/{lang}.md"
        self.title = ""
        self.intro: tuple[str, ...] = ()
        self.chapters: list[Chapter] = []
        self.ids: set[str] = set()
        self.paragraphs: list[str] = []
        self.open = False  #: whether the next line continues the last paragraph
        self.heading: tuple[str, str] | None = None  #: the rule being read: its id and title
        for number, line in enumerate(text.splitlines(), 1):
            self._line(number, line.rstrip())
        self._close()

    def book(self) -> Rulebook:
        """What was read; every reference in it leads somewhere."""
        out = Rulebook(self.game, self.lang, self.title, self.intro, tuple(self.chapters))
        if not self.title:
            raise MalformedRulebook(self.where, 1, "the book has no title")
        for rule in out.rules:
            for reference in rule.references:
                if reference not in self.ids:
                    raise MalformedRulebook(self.where, 1, f"{rule.id} refers to {reference}, which does not exist")
        return out

    def _line(self, number: int, line: str) -> None:
        if line.startswith("### "):
            self._close()
            self._rule(number, line)
        elif line.startswith("## "):
            self._close()
            self.chapters.append(Chapter(line[3:].strip(), (), ()))
        elif line.startswith("# "):
            if self.title:
                raise MalformedRulebook(self.where, number, "a second title")
            self.title = line[2:].strip()
        elif not line:
            self.open = False
        elif self.open and not line.startswith("- "):
            self.paragraphs[-1] += f" {line.strip()}"
        else:
            self.paragraphs.append(line.strip())
            self.open = True

    def _rule(self, number: int, line: str) -> None:
        found = RULE_HEADING.fullmatch(line)
        if found is None:
            raise MalformedRulebook(self.where, number, f'a rule is written "### R14 · Title", not {line!r}')
        if not self.chapters:
            raise MalformedRulebook(self.where, number, "a rule before the first chapter")
        if found.group(1) in self.ids:
            raise MalformedRulebook(self.where, number, f"{found.group(1)} is there twice")
        self.ids.add(found.group(1))
        self.heading = (found.group(1), found.group(2).strip())

    def _close(self) -> None:
        """End what is being read: the introduction, a chapter's own paragraphs or a rule."""
        paragraphs = tuple(self.paragraphs)
        self.paragraphs = []
        self.open = False
        if not self.chapters:
            self.intro = paragraphs
            return
        chapter = self.chapters[-1]
        if self.heading is None:
            self.chapters[-1] = Chapter(chapter.title, paragraphs, chapter.rules)
            return
        rule_id, title = self.heading
        self.heading = None
        rule = Rule(rule_id, title, paragraphs, chapter.title, rule_id.startswith(HOUSE))
        self.chapters[-1] = Chapter(chapter.title, chapter.paragraphs, (*chapter.rules, rule))
