"""What stands in front of a person: whether the bar that asks keeps its shape, and whether anything is said in code."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import ludotheque as ldt
from support.pages import Data, Visit

#: What the bar must keep to at every question, and what lies above it; returns what it does not.
BAR = """() => {
  const wrong = [];
  const prompt = document.querySelector('[data-answers]');
  if (prompt === null) return wrong;
  const box = (it) => it.getBoundingClientRect();
  const name = (it) => `“${(it.innerText || it.className).trim().slice(0, 60)}”`;
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const shrunk = (it) => ({ left: it.left + 2, top: it.top + 4, right: it.right - 2, bottom: it.bottom - 4 });
  const within = (a, b) => a.left > b.left - 1 && a.right < b.right + 1 && a.top > b.top - 1 && a.bottom < b.bottom + 1;
  const bar = box(prompt);
  const wide = innerWidth >= 1280;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (!within(bar, screen)) wrong.push('the bar is cut off');
  // a phone on its side has no height to give away: there the bar stands beside the table
  const table = document.querySelector('main');
  const beside = !wide && table !== null && bar.left >= box(table).right - 1;
  if (!wide && !beside && bar.height > innerHeight / 4) wrong.push(`the bar is ${bar.height.toFixed(0)} px high`);
  if (beside && bar.width * bar.height > innerWidth * innerHeight / 4) wrong.push('the bar is a quarter of the screen');
  if (beside && box(table).bottom < innerHeight - 1) wrong.push('the table beside the bar lacks height');
  const words = prompt.querySelector('[data-prompt] p');
  const lines = box(words).height / parseFloat(getComputedStyle(words).lineHeight);
  if (wide && lines > 2.1) wrong.push(`${lines.toFixed(1)} lines of text`);
  const room = box(words.closest('[data-prompt]'));
  if (room.width < 140) wrong.push(`the words have ${room.width.toFixed(0)} px`);
  if (words.scrollHeight > words.clientHeight + 2 && !prompt.querySelector('[aria-expanded]'))
    wrong.push('the words are cut, and nothing shows the rest');
  const shown = (it) => box(it).width > 0 && getComputedStyle(it).visibility !== 'hidden';
  const answers = [...prompt.querySelectorAll('.bar .button')].filter((it) => !it.closest('[data-prompt]'));
  const buttons = answers.filter(shown);
  // beside the table there is no room for the button that ends in the row of the others: it stands under them
  const ends = beside ? buttons.filter((it) => it.closest('.end')) : [];
  const middle = (it) => (box(it).top + box(it).bottom) / 2;
  buttons.forEach((it, n) => {
    if (!within(box(it), bar)) wrong.push(`${name(it)} leaves the bar`);
    if (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
      wrong.push(`${name(it)} runs over its edge`);
    if (over(box(it), room)) wrong.push(`${name(it)} lies over the words`);
    const row = beside && it.closest('.end') ? ends : buttons.filter((other) => !ends.includes(other));
    if (Math.abs(middle(it) - middle(row[0])) > 6) wrong.push(`${name(it)} stands in a second row`);
    for (const other of buttons.slice(n + 1))
      if (over(box(it), box(other))) wrong.push(`${name(it)} lies over ${name(other)}`);
  });
  if (table && over(bar, box(table))) wrong.push('the bar lies over the table');
  const log = document.querySelector('.side .log');
  if (wide && log && box(log).width > 0 && box(log).width < box(log.closest('.side')).width * 0.7)
    wrong.push('the log is a narrow column');
  const own = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const hidden = (key, it) => over(shrunk(box(key)), box(it)) && own(it) && shown(it);
  for (const key of document.querySelectorAll('.place > kbd')) {
    const covered = [...key.parentElement.querySelectorAll('.look *')].find((it) => shown(key) && hidden(key, it));
    if (covered) wrong.push(`the key ${key.textContent} hides ${name(covered)} of ${key.parentElement.dataset.key}`);
  }
  const sheet = document.querySelector('[data-choices]');
  if (sheet && over(bar, box(sheet))) wrong.push('the sheet of choices lies over the bar');
  if (sheet && !within(box(sheet), screen)) wrong.push('the sheet is cut off');
  if (sheet) for (const it of document.querySelectorAll('.place.picked'))
    if (over(box(sheet), box(it))) wrong.push(`the sheet of choices hides ${it.dataset.key}`);
  return wrong;
}"""

#: Every text there is: what is seen, what is heard, what appears under the pointer.
TEXTS = """() => {
  const out = [document.body.innerText];
  for (const it of document.querySelectorAll('[aria-label], [title], [aria-valuetext], [alt]'))
    for (const of of ['aria-label', 'title', 'aria-valuetext', 'alt']) out.push(it.getAttribute(of) ?? '');
  return out.join('\\n');
}"""

#: The names of places that the table shows where they are.
PLACES = "() => [...document.querySelectorAll('[data-place-name]')].map((it) => it.textContent.trim())"

#: More than a word of a language: "f6", "-ME8", "seiya>2", "flawless-deploy".
CODED = re.compile(r"[a-z]+\d|\d+[a-z]|[!*^#@+=.>]|^-|[a-z]-[a-z\d]", re.IGNORECASE)
#: A sentence that was not filled, or something that is no sentence.
RAW = re.compile(r"\{\s*\$|⟨|\bundefined\b|\bNaN\b|\[object|(?<!\S)@[a-z]+-[a-z]")
EDGES = "()[]“”«»\"'’.,;:?!…· \u00a0"


def bar_faults(it: Visit) -> list[str]:
    """What is wrong with the shape of the bar."""
    return list(it.page.evaluate(BAR))


@cache
def keys_of(game: str) -> frozenset[str]:
    """The keys of a game's cards that are no words."""
    return frozenset(card["card"] for card in ldt.game(game).cards() if CODED.search(card["card"]))


def codes_of(ask: Data | None) -> set[str]:
    """How a question's moves are written, as far as that is no word: "buy 3" is two."""
    offered = [*ask["options"], *ask["refused"], *ask["picks"]] if ask else []
    return {word for option in offered for word in option["move"].split() if CODED.search(word)}


def coded(it: Visit, game: str, moves: Iterable[str] = ()) -> list[str]:
    """The words on a page that are code: a card's key, a move's notation, what was not filled. A place is called by
    the name that the table shows there."""
    text = it.page.evaluate(TEXTS)
    known = (keys_of(game) | set(moves)) - set(it.page.evaluate(PLACES))
    words = {word.strip(EDGES) for word in text.split()} | set(text.split())
    return sorted(words & known) + RAW.findall(text)
