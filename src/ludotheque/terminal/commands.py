"""The words a player types at the table, each answered by one function."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from ludotheque.kernel.errors import named
from ludotheque.locales import LANGUAGES, say
from ludotheque.rulebooks import Rulebook, RulebookError, rulebook
from ludotheque.terminal import saves
from ludotheque.terminal.books import write_contents, write_notation, write_rule
from ludotheque.terminal.refusals import write_refusal
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.screen import Quit, short_rule
from ludotheque.terminal.shelf import find_cards, write_card, write_cards
from ludotheque.terminal.understanding import sensible, sentence
from ludotheque.terminal.vocabulary import WORDS, meaning, usual

if TYPE_CHECKING:
    from ludotheque.terminal.sitting import Sitting

TypedCommand = Callable[["Sitting", int, str], None]
LOG_LINES = 12
EXAMPLES = 3  #: moves that show how they are written
ADVISER = "expert/3"  #: the bot that gives hints: an expert that does not make you wait


# ------------------------------------------------------------------------------------ help
def help_(sitting: Sitting, seat: int, what: str) -> None:
    """Without a word: what is asked, the rule behind it, everything that can be typed. With one: that thing."""
    if what:
        explain(sitting, seat, what)
        return
    screen = sitting.screen
    sitting.write_question(seat)
    ask = sitting.match.ask(seat)
    assert ask is not None
    book = _book(sitting)
    if book is not None and ask["rule"] not in ("", "table"):
        write_rule(screen, book.rule(ask["rule"]))
    words = [*WORDS, *sitting.painter.queries()]
    screen.heading(screen.text("terminal-help-words"))
    lines = [_use(sitting, word) for word in words]
    screen.show([screen.text("terminal-help-line", use=use, what=what) for use, what in lines], _two_by_two(lines))
    scene = sitting.scene(seat)
    rule = short_rule(ask["rule"]) or "R1"
    screen.say("terminal-help-more", card=example(scene), rule=rule, place=sitting.painter.place or "none")
    said = sentence(sitting.match.names, screen.lang, sensible(ask["options"]))
    screen.say("terminal-help-own-words", said=said)


def example(scene: Scene) -> str:
    """A card to ask about: one of the reader's own hand, if there is one."""
    held = [card["card"] for zone in scene.zones("hand", scene.near) for card in zone["cards"] if card["card"]]
    return str((held or list(scene.cards))[0])


def _use(sitting: Sitting, word: str) -> tuple[str, str]:
    """How a word is typed, and what it is for."""
    screen = sitting.screen
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


def explain(sitting: Sitting, seat: int, what: str) -> None:
    """The word, the card, the place and the rule of that name; else the rules that mention it; else the move."""
    explanations = (_explain_word, _explain_cards, _explain_place, _explain_rule)
    if not any(
        [explanation(sitting, seat, what) for explanation in explanations]
    ):  # all of them: A1 is a card and a rule
        if not _find_rules(sitting, what):
            why(sitting, seat, what)


def _explain_word(sitting: Sitting, seat: int, what: str) -> bool:
    word = meaning(what, [*WORDS, *sitting.painter.queries()])
    if word is not None:
        use, about = _use(sitting, word)
        sitting.screen.say("terminal-help-line", use=use, what=about)
    return word is not None


def _explain_cards(sitting: Sitting, seat: int, what: str) -> bool:
    cards = find_cards(sitting.scene(seat).cards.values(), what)
    if len(cards) == 1:
        write_card(sitting.screen, cards[0])
    elif cards:
        write_cards(sitting.screen, cards)
    return bool(cards)


def _explain_place(sitting: Sitting, seat: int, what: str) -> bool:
    shown = sitting.painter.explain(sitting.scene(seat), what)
    if shown is not None:
        sitting.screen.show(shown.lines, shown.picture)
    return shown is not None


def _explain_rule(sitting: Sitting, seat: int, what: str) -> bool:
    try:
        rule = rulebook(sitting.game, sitting.screen.lang).rule(what)
    except RulebookError:
        return False
    write_rule(sitting.screen, rule, with_chapter=True)
    return True


def _find_rules(sitting: Sitting, words: str) -> bool:
    """List the rules that mention these words; whether there are any."""
    book = _book(sitting)
    found = book.find(words) if book is not None else []
    if found:
        sitting.screen.say("terminal-rules-found", words=words)
    for rule in found:
        sitting.screen.write(sitting.screen.text("terminal-rule-title", rule=rule.id, title=rule.title), indent=2)
    return bool(found)


def rules(sitting: Sitting, seat: int, what: str) -> None:
    """A rule by its id, the rules in which a word occurs, or the table of contents."""
    book = _book(sitting)
    if book is None:
        sitting.screen.say("terminal-no-rulebook-here")
    elif not what:
        write_contents(sitting.screen, book)
        sitting.screen.say("terminal-rules-how", word=usual("rules", sitting.screen.lang), rule=book.rules[0].id)
    elif not _explain_rule(sitting, seat, what) and not _find_rules(sitting, what):
        ids = ", ".join(rule.id for rule in book.rules)
        sitting.screen.say("terminal-no-rule", rule=what, title=book.title, known=ids)


def notation(sitting: Sitting, seat: int, what: str) -> None:
    """How moves are written: as the book says, else some that could be made now."""
    book = _book(sitting)
    if book is None or not write_notation(sitting.screen, book):
        moves = sitting.match.moves(seat)[:EXAMPLES]
        sitting.screen.say("terminal-no-notation", n=len(moves), moves=", ".join(moves))


def _book(sitting: Sitting) -> Rulebook | None:
    try:
        return rulebook(sitting.game, sitting.screen.lang)
    except RulebookError:
        return None


# ------------------------------------------------------------------------------------ moves
def moves(sitting: Sitting, seat: int, what: str) -> None:
    """The moves there are, numbered."""
    ask = sitting.match.ask(seat)
    assert ask is not None
    shown = sitting.painter.moves(sitting.scene(seat), ask["options"])
    sitting.screen.show(shown.lines, shown.picture)
    sitting.numbered = ask


def all_(sitting: Sitting, seat: int, what: str) -> None:
    """The lines of moves that the rules offer as one. The one whose number is said is played, and the only one
    without a number, unless it concerns one thing among several."""
    screen = sitting.screen
    ask = sitting.match.ask(seat)
    assert ask is not None
    bundles = ask["bundles"]
    number = int(what) if what.isascii() and what.isdigit() and len(what) < 6 else 0
    if not bundles:
        screen.say("terminal-all-none")
    elif not what and len(bundles) == 1 and "from" not in bundles[0]:
        sitting.play(seat, bundles[0]["move"])
    elif 1 <= number <= len(bundles):
        sitting.play(seat, bundles[number - 1]["move"])
    else:
        for n, bundle in enumerate(bundles, 1):
            does = say(
                screen.lang, bundle["does"]["say"], named(bundle["does"]["params"], sitting.match.names, screen.lang)
            )
            screen.say("terminal-all-line", n=n, what=does)
        screen.say("terminal-all-which", word=usual("all", screen.lang))


def why(sitting: Sitting, seat: int, what: str) -> None:
    """Which rule refuses a move; or that none does."""
    screen = sitting.screen
    if not what:
        screen.say("terminal-why-what", word=usual("why", screen.lang), move=sitting.match.moves(seat)[0])
        return
    refusal = sitting.match.why_not(seat, what)
    if refusal is not None:
        write_refusal(sitting, seat, what, refusal)
        return
    described = _described(sitting, seat, what)
    screen.say("terminal-allowed-described" if described else "terminal-allowed", move=what, what=described)


def _described(sitting: Sitting, seat: int, move: str) -> str:
    """What a move does; nothing of a line of several."""
    ask = sitting.match.ask(seat)
    assert ask is not None
    option = next((option for option in ask["options"] if option["move"].casefold() == move.casefold()), None)
    return sitting.painter.describe(sitting.scene(seat), option) if option else ""


def hint(sitting: Sitting, seat: int, what: str) -> None:
    """What a bot would do here, and why."""
    screen = sitting.screen
    advice = sitting.hint(seat, ADVISER)
    screen.say("terminal-hint", move=advice.move, what=_described(sitting, seat, advice.move) or "none")
    if advice.why is not None:
        screen.write(advice.reason(screen.lang, sitting.match.names), rule=advice.why.rule)
    thoughts = advice.thoughts
    if thoughts is not None:
        before, after = round(100 * thoughts.before), round(100 * thoughts.win)
        screen.say("terminal-hint-chance", before=before, after=after, sure=thoughts.verdict)
        if thoughts.second is not None:
            second = thoughts.second
            screen.say("terminal-hint-second", move=second.move, percent=round(100 * second.win))


def undo(sitting: Sitting, seat: int, what: str) -> None:
    """Take back the last answer: alone where nobody has learned anything, else with everybody's consent.

    Bots always agree: chance deals the same again, so nothing can be gained by trying.
    """
    screen = sitting.screen
    match = sitting.match
    others = [other for other in range(match.kit.seats) if other != seat]
    agreed: list[int] = []
    if not match.can_undo(seat) and any(step.seat == seat for step in match.answers):
        for other in others:
            if other not in sitting.bots:
                question = screen.text("terminal-undo-agree", seat=sitting.name(seat), other=sitting.name(other))
                if not screen.agrees(question):
                    screen.say("terminal-undo-refused", other=sitting.name(other))
                    return
        agreed = others
    sitting.undo(seat, agreed)
    key = "terminal-undone-agreed" if agreed else "terminal-undone"
    sitting.notes.append(screen.text(key, seat=sitting.name(seat)))


def concede(sitting: Sitting, seat: int, what: str) -> None:
    """Give up, after confirming it."""
    screen = sitting.screen
    if not screen.agrees(screen.text("terminal-concede-sure")):
        screen.say("terminal-concede-not")
        return
    sitting.concede(seat)


# ------------------------------------------------------------------------------------ looking
def table(sitting: Sitting, seat: int, what: str) -> None:
    """The whole table."""
    screen, scene = sitting.screen, sitting.scene(seat)
    screen.show(sitting.painter.facts(scene), sitting.painter.draw(scene, screen.width, screen.height))
    sitting.write_question(seat)


def hand(sitting: Sitting, seat: int, what: str) -> None:
    """The cards in hand."""
    shown = sitting.painter.hand(sitting.scene(seat), seat)
    sitting.screen.show(shown.lines, shown.picture)


def last(sitting: Sitting, seat: int, what: str) -> None:
    """What happened since this person's last decision."""
    news = sitting.news(seat)
    if news:
        sitting.write_log(news)
    else:
        sitting.screen.say("terminal-nothing-happened")


def log(sitting: Sitting, seat: int, what: str) -> None:
    """The last lines of the log, as this seat saw it."""
    count = int(what) if what.isascii() and what.isdigit() and len(what) < 6 else LOG_LINES
    lines = sitting.match.log(seat, sitting.screen.lang)
    sitting.write_log(lines[max(0, len(lines) - count) :])


def score(sitting: Sitting, seat: int, what: str) -> None:
    """The count so far, explained."""
    scene = sitting.scene(seat)
    if not scene.scores["lines"]:
        sitting.screen.say("terminal-score-nothing")
        return
    shown = sitting.painter.score(scene)
    sitting.screen.show(shown.lines, shown.picture)


# ------------------------------------------------------------------------------------ the house
def lang(sitting: Sitting, seat: int, what: str) -> None:
    """Speak another language, to this person."""
    code = what.casefold()[:2]
    if code not in LANGUAGES:
        sitting.screen.say("terminal-lang-which", known=", ".join(LANGUAGES))
        return
    sitting.langs[seat] = code
    sitting.screen.lang = code
    sitting.screen.say("terminal-lang-now")
    sitting.write_question(seat)


def save(sitting: Sitting, seat: int, what: str) -> None:
    """Save the game in a file."""
    path = Path(what) if what else sitting.save or saves.autosave_path(sitting.game)
    if may_write(sitting, path):
        sitting.save_to(path)


def may_write(sitting: Sitting, path: Path) -> bool:
    """Whether a file may be written: it is new, or of this match, or its owner lets us."""
    there = path.expanduser()
    if not there.exists() or path == saves.autosave_path(sitting.game) or saves.is_same_match(sitting.match, there):
        return True
    return sitting.screen.agrees(sitting.screen.text("terminal-overwrite", file=str(path)))


def quit_(sitting: Sitting, seat: int, what: str) -> None:
    """Leave the table; the game can be saved first."""
    screen = sitting.screen
    if sitting.begun():
        path = sitting.save or saves.autosave_path(sitting.game)
        answer = screen.ask_about(screen.text("terminal-quit-save", file=str(path)))
        if not meaning(answer, ["no"]):
            wanted = path if not answer or meaning(answer, ["yes"]) else Path(answer)
            if not may_write(sitting, wanted) or not sitting.save_to(wanted):
                return
    screen.say("terminal-goodbye")
    raise Quit


TYPED_COMMANDS: dict[str, TypedCommand] = {
    "help": help_,
    "moves": moves,
    "all": all_,
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
