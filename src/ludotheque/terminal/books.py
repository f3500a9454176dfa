"""The rulebooks on the screen: a whole book, single rules, or the rules in which a word occurs."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict

import ludotheque as ldt
from ludotheque.rulebooks import Chapter, Rule, Rulebook, UnknownRule, UnknownRulebook, rulebook
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.writing import write_json


def rules_command(screen: Screen, game: str, ids: Sequence[str], find: str | None, as_json: bool) -> int:
    """`ludotheque rules GAME [ID…] [--find WORDS]`."""
    book = open_book(game, screen.lang)
    if find is not None:
        found = book.find(find)
        if not found:
            raise Problem("terminal-rules-nothing", words=find, title=book.title)
        _show(screen, found, as_json)
    elif ids:
        _show(screen, [find_rule(book, rule_id) for rule_id in _joined(game, ids)], as_json)
    elif as_json:
        write_json(book.data())
    elif screen.plain:
        write_book(screen, book)
    else:
        os.environ.setdefault("LESS", "FRX")  # colours, and no paging of what fits on one screen
        os.environ.setdefault("LESSCHARSET", "utf-8")
        with screen.console.pager(styles=True):
            write_book(screen, book)
    return 0


def open_book(game: str, lang: str) -> Rulebook:
    """A game's rulebook; raises UnknownGame or Problem when there is none."""
    try:
        return rulebook(ldt.game(game).key, lang)
    except UnknownRulebook as error:
        raise Problem("terminal-no-rulebook", game=game, known=", ".join(error.known)) from error


def find_rule(book: Rulebook, rule_id: str) -> Rule:
    """A rule by its id; raises Problem naming the closest ids."""
    try:
        return book.rule(rule_id)
    except UnknownRule as error:
        known = error.closest or error.known
        raise Problem("terminal-no-rule", rule=rule_id, title=book.title, known=", ".join(known)) from error


def _joined(game: str, ids: Sequence[str]) -> list[str]:
    """Ids as they are typed; "yutaka R14", as the log cites it, is one id and not two."""
    return [rule_id for rule_id in ids if rule_id != game] or list(ids)


def _show(screen: Screen, rules: Sequence[Rule], as_json: bool) -> None:
    if as_json:
        write_json([asdict(rule) for rule in rules])
        return
    for rule in rules:
        write_rule(screen, rule, with_chapter=True)


def write_rule(screen: Screen, rule: Rule, with_chapter: bool = False) -> None:
    """A rule: id and title, where it stands, its paragraphs; a ruling of ours says so."""
    screen.heading(screen.text("terminal-rule-title", rule=rule.id, title=rule.title))
    if with_chapter:
        key = "terminal-rule-house" if rule.house else "terminal-rule-printed"
        screen.write(screen.text(key, chapter=rule.chapter), style="dim")
    for paragraph in rule.paragraphs:
        screen.paragraph(paragraph)


def write_chapter(screen: Screen, chapter: Chapter) -> None:
    """A chapter with all its rules."""
    screen.heading(chapter.title, "bold yellow")
    for paragraph in chapter.paragraphs:
        screen.paragraph(paragraph)
    for rule in chapter.rules:
        write_rule(screen, rule)


def write_book(screen: Screen, book: Rulebook) -> None:
    """The whole book."""
    screen.heading(book.title, "bold underline yellow")
    for paragraph in book.intro:
        screen.paragraph(paragraph)
    for chapter in book.chapters:
        write_chapter(screen, chapter)


def write_contents(screen: Screen, book: Rulebook) -> None:
    """The chapters with their rules' ids and titles."""
    for chapter in book.chapters:
        screen.heading(chapter.title, "bold yellow")
        for rule in chapter.rules:
            screen.write(screen.text("terminal-rule-title", rule=rule.id, title=rule.title), indent=2)


def write_notation(screen: Screen, book: Rulebook) -> bool:
    """How moves are written: the last chapter, which has no rules. Whether the book has one."""
    found = [chapter for chapter in book.chapters if not chapter.rules]
    for chapter in found:
        write_chapter(screen, chapter)
    return bool(found)
