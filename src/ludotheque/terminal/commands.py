"""The words a player types at the table, each answered by one function."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from ludotheque.locales import LANGUAGES
from ludotheque.rulebooks import Rulebook, RulebookError, rulebook
from ludotheque.terminal import saves
from ludotheque.terminal.books import write_contents, write_notation, write_rule
from ludotheque.terminal.refusals import write_refusal
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.screen import Quit, short_rule
from ludotheque.terminal.shelf import find_cards, write_card, write_cards
from ludotheque.terminal.words import WORDS, meaning, usual

if TYPE_CHECKING:
    from ludotheque.terminal.session import Session

Answer = Callable[["Session", int, str], None]
LOG_LINES = 12
ADVISER = "thumb"  #: the bot that gives hints


# ------------------------------------------------------------------------------------ help
def help_(session: Session, seat: int, what: str) -> None:
    """Without a word: what is asked, the rule behind it, everything that can be typed. With one: that thing."""
    if what:
        explain(session, seat, what)
        return
    screen = session.screen
    session.write_question(seat)
    ask = session.match.ask(seat)
    assert ask is not None
    book = _book(session)
    if book is not None and ask["rule"] not in ("", "table"):
        write_rule(screen, book.rule(ask["rule"]))
    words = [*WORDS, *session.table.queries()]
    screen.heading(screen.text("terminal-help-words"))
    lines = [_use(session, word) for word in words]
    screen.show([screen.text("terminal-help-line", use=use, what=what) for use, what in lines], _two_by_two(lines))
    scene = session.scene(seat)
    rule = short_rule(ask["rule"]) or "R1"
    screen.say("terminal-help-more", card=example(scene), rule=rule, place=session.table.place or "none")


def example(scene: Scene) -> str:
    """A card to ask about: one of the reader's own hand, if there is one."""
    held = [card["card"] for zone in scene.zones("hand", scene.near) for card in zone["cards"] if card["card"]]
    return str((held or list(scene.cards))[0])


def _use(session: Session, word: str) -> tuple[str, str]:
    """How a word is typed, and what it is for."""
    screen = session.screen
    use = screen.text(f"terminal-use-{word}", word=usual(word, screen.lang))
    return use, screen.text(f"terminal-help-{word}")


def _two_by_two(lines: list[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    half = (len(lines) + 1) // 2
    for n in range(half):
        row: list[Text] = []
        for use, what in lines[n::half]:
            row += [Text(use, style="bold cyan"), Text(what)]
        grid.add_row(*row)
    return grid


def explain(session: Session, seat: int, what: str) -> None:
    """The word, the card, the place and the rule of that name; else the rules that mention it; else the move."""
    explanations = (_explain_word, _explain_cards, _explain_place, _explain_rule)
    if not any(
        [explanation(session, seat, what) for explanation in explanations]
    ):  # all of them: A1 is a card and a rule
        if not _find_rules(session, what):
            why(session, seat, what)


def _explain_word(session: Session, seat: int, what: str) -> bool:
    word = meaning(what, [*WORDS, *session.table.queries()])
    if word is not None:
        use, about = _use(session, word)
        session.screen.say("terminal-help-line", use=use, what=about)
    return word is not None


def _explain_cards(session: Session, seat: int, what: str) -> bool:
    cards = find_cards(session.scene(seat).cards.values(), what)
    if len(cards) == 1:
        write_card(session.screen, session.game, cards[0])
    elif cards:
        write_cards(session.screen, cards)
    return bool(cards)


def _explain_place(session: Session, seat: int, what: str) -> bool:
    shown = session.table.explain(session.scene(seat), what)
    if shown is not None:
        session.screen.show(shown.lines, shown.picture)
    return shown is not None


def _explain_rule(session: Session, seat: int, what: str) -> bool:
    try:
        rule = rulebook(session.game, session.screen.lang).rule(what)
    except RulebookError:
        return False
    write_rule(session.screen, rule, with_chapter=True)
    return True


def _find_rules(session: Session, words: str) -> bool:
    """List the rules that mention these words; whether there are any."""
    book = _book(session)
    found = book.find(words) if book is not None else []
    if found:
        session.screen.say("terminal-rules-found", words=words)
    for rule in found:
        session.screen.write(session.screen.text("terminal-rule-title", rule=rule.id, title=rule.title), indent=2)
    return bool(found)


def rules(session: Session, seat: int, what: str) -> None:
    """A rule by its id, the rules in which a word occurs, or the table of contents."""
    book = _book(session)
    if book is None:
        session.screen.say("terminal-no-rulebook-here")
    elif not what:
        write_contents(session.screen, book)
        session.screen.say("terminal-rules-how", word=usual("rules", session.screen.lang))
    elif not _explain_rule(session, seat, what) and not _find_rules(session, what):
        ids = ", ".join(rule.id for rule in book.rules)
        session.screen.say("terminal-no-rule", rule=what, title=book.title, known=ids)


def notation(session: Session, seat: int, what: str) -> None:
    """How moves are written."""
    book = _book(session)
    if book is None:
        session.screen.say("terminal-no-rulebook-here")
    else:
        write_notation(session.screen, book)


def _book(session: Session) -> Rulebook | None:
    try:
        return rulebook(session.game, session.screen.lang)
    except RulebookError:
        return None


# ------------------------------------------------------------------------------------ moves
def moves(session: Session, seat: int, what: str) -> None:
    """The moves there are, numbered."""
    ask = session.match.ask(seat)
    assert ask is not None
    shown = session.table.moves(session.scene(seat), ask["options"])
    session.screen.show(shown.lines, shown.picture)
    session.numbered = ask


def why(session: Session, seat: int, what: str) -> None:
    """Which rule refuses a move; or that none does."""
    screen = session.screen
    if not what:
        screen.say("terminal-why-what", word=usual("why", screen.lang))
        return
    refusal = session.match.why_not(seat, what)
    if refusal is not None:
        write_refusal(session, seat, what, refusal)
        return
    ask = session.match.ask(seat)
    assert ask is not None
    option = next((option for option in ask["options"] if option["move"].casefold() == what.casefold()), None)
    described = session.table.describe(session.scene(seat), option) if option else ""
    screen.say("terminal-allowed-described" if described else "terminal-allowed", move=what, what=described)


def hint(session: Session, seat: int, what: str) -> None:
    """What a bot would do here, and why."""
    screen = session.screen
    advice = session.advice(seat, ADVISER)
    screen.say("terminal-hint", move=advice.move)
    if advice.why is not None:
        screen.write(advice.reason(screen.lang, session.match.names), rule=advice.why.rule)


def undo(session: Session, seat: int, what: str) -> None:
    """Take back the last answer: alone where nobody has learned anything, else with everybody's consent.

    Bots consent, for chance deals the same again and nothing can be fished for.
    """
    screen = session.screen
    match = session.match
    others = [other for other in range(match.kit.seats) if other != seat]
    agreed: list[int] = []
    if not match.can_undo(seat) and any(step.seat == seat for step in match.answers):
        for other in others:
            if other not in session.bots:
                question = screen.text("terminal-undo-agree", seat=session.name(seat), other=session.name(other))
                if not screen.agrees(question):
                    screen.say("terminal-undo-refused", other=session.name(other))
                    return
        agreed = others
    session.undo(seat, agreed)
    key = "terminal-undone-agreed" if agreed else "terminal-undone"
    session.notes.append(screen.text(key, seat=session.name(seat)))


def concede(session: Session, seat: int, what: str) -> None:
    """Give up, after being asked whether this is meant."""
    screen = session.screen
    if not screen.agrees(screen.text("terminal-concede-sure")):
        screen.say("terminal-concede-not")
        return
    session.concede(seat)


# ------------------------------------------------------------------------------------ looking
def table(session: Session, seat: int, what: str) -> None:
    """The whole table."""
    screen, scene = session.screen, session.scene(seat)
    screen.show(session.table.facts(scene), session.table.draw(scene, screen.width, screen.height))
    session.write_question(seat)


def hand(session: Session, seat: int, what: str) -> None:
    """The cards in hand."""
    shown = session.table.hand(session.scene(seat), seat)
    session.screen.show(shown.lines, shown.picture)


def last(session: Session, seat: int, what: str) -> None:
    """What happened since this person's last decision."""
    news = session.news(seat)
    if news:
        session.write_log(news)
    else:
        session.screen.say("terminal-nothing-happened")


def log(session: Session, seat: int, what: str) -> None:
    """The last lines of the log, as this seat saw it."""
    count = int(what) if what.isascii() and what.isdigit() and len(what) < 6 else LOG_LINES
    lines = session.match.log(seat, session.screen.lang)
    session.write_log(lines[max(0, len(lines) - count) :])


def score(session: Session, seat: int, what: str) -> None:
    """The count so far, explained."""
    scene = session.scene(seat)
    if not scene.scores["lines"]:
        session.screen.say("terminal-score-nothing")
        return
    shown = session.table.score(scene)
    session.screen.show(shown.lines, shown.picture)


# ------------------------------------------------------------------------------------ the house
def lang(session: Session, seat: int, what: str) -> None:
    """Speak another language, to this person."""
    code = what.casefold()[:2]
    if code not in LANGUAGES:
        session.screen.say("terminal-lang-which", known=", ".join(LANGUAGES))
        return
    session.langs[seat] = code
    session.screen.lang = code
    session.screen.say("terminal-lang-now")
    session.write_question(seat)


def save(session: Session, seat: int, what: str) -> None:
    """Save the game in a file."""
    path = Path(what) if what else session.save or saves.autosave_path(session.game)
    if may_write(session, path):
        session.save_to(path)


def may_write(session: Session, path: Path) -> bool:
    """Whether a file may be written: it is new, or of this match, or its owner lets us."""
    there = path.expanduser()
    if not there.exists() or path == saves.autosave_path(session.game) or saves.is_same_match(session.match, there):
        return True
    return session.screen.agrees(session.screen.text("terminal-overwrite", file=str(path)))


def quit_(session: Session, seat: int, what: str) -> None:
    """Leave the table; the game can be saved first."""
    screen = session.screen
    if session.begun():
        path = session.save or saves.autosave_path(session.game)
        answer = screen.ask_about(screen.text("terminal-quit-save", file=str(path)))
        if not meaning(answer, ["no"]):
            wanted = path if not answer or meaning(answer, ["yes"]) else Path(answer)
            if not may_write(session, wanted) or not session.save_to(wanted):
                return
    screen.say("terminal-goodbye")
    raise Quit


ANSWERS: dict[str, Answer] = {
    "help": help_,
    "moves": moves,
    "why": why,
    "hint": hint,
    "undo": undo,
    "hand": hand,
    "table": table,
    "last": last,
    "log": log,
    "score": score,
    "rules": rules,
    "notation": notation,
    "save": save,
    "lang": lang,
    "concede": concede,
    "quit": quit_,
}
