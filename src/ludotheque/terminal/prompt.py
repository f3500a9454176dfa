"""What a person typed: a move, a number from the list of moves, or a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.kernel.errors import IllegalMove
from ludotheque.rulebooks import fold
from ludotheque.terminal.commands import TYPED_COMMANDS
from ludotheque.terminal.refusals import SHOWN, moves_like, write_refusal
from ludotheque.terminal.understanding import ending, meant
from ludotheque.terminal.vocabulary import SILENT, WORDS, closest, meaning, usual

if TYPE_CHECKING:
    from ludotheque.terminal.sitting import Sitting

Data = dict[str, Any]


def all_words(sitting: Sitting) -> list[str]:
    """Every word that is understood at this table."""
    return [*WORDS, *sitting.painter.queries(), *SILENT]


def words_to_complete(sitting: Sitting, seat: int) -> list[str]:
    """What the Tab key finishes: the moves, then the words."""
    lang = sitting.screen.lang
    return [*sitting.match.moves(seat), *[usual(word, lang) for word in all_words(sitting)]]


def answer_line(sitting: Sitting, seat: int, line: str) -> None:
    """Do what was typed, or say why not."""
    if not line:
        sitting.write_question(seat)
        return
    first, _, rest = line.partition(" ")
    if line.startswith("?"):
        first, rest = "help", line[1:]
    if line.isascii() and line.isdigit():
        _play_number(sitting, seat, line)
    elif line.casefold() in [move.casefold() for move in sitting.match.moves(seat)]:
        try_move(sitting, seat, line)
    else:
        word = meaning(first, all_words(sitting))
        if word is None:
            try_move(sitting, seat, line)
        elif word == "play":  # in some games the word itself belongs to a move
            try_move(sitting, seat, line if moves_like(sitting, seat, line) else rest.strip())
        elif word == "pass":
            end = ending(_ask(sitting, seat)["options"])
            try_move(sitting, seat, line if end is None else end["move"])
        elif word in sitting.painter.queries():
            shown = sitting.painter.queries()[word](sitting.scene(seat), rest.split())
            sitting.screen.show(shown.lines, shown.picture)
        else:
            TYPED_COMMANDS[word](sitting, seat, rest.strip())


def _play_number(sitting: Sitting, seat: int, line: str) -> None:
    """A move by its number: only from a list that this person has seen for this question."""
    ask = sitting.match.ask(seat)
    if sitting.numbered != ask:
        TYPED_COMMANDS["moves"](sitting, seat, "")
        sitting.screen.say("terminal-number-first")
        return
    moves = sitting.match.moves(seat)
    if len(line) > 6 or not 1 <= int(line) <= len(moves):
        sitting.screen.say("terminal-no-such-number", n=line, high=len(moves))
        return
    try_move(sitting, seat, moves[int(line) - 1])


def try_move(sitting: Sitting, seat: int, move: str) -> None:
    """Play a move, or say which rule refuses it and what could be played instead."""
    refusal = sitting.match.why_not(seat, move)
    if refusal is None:
        if sitting.confirm and not _confirmed(sitting, seat, move):
            return
        sitting.play(seat, move)
    elif refusal.said.key == "table-unreadable":
        _in_other_words(sitting, seat, move, refusal)
    else:
        write_refusal(sitting, seat, move, refusal)


def _confirmed(sitting: Sitting, seat: int, move: str) -> bool:
    ask = sitting.match.ask(seat)
    assert ask is not None
    option = next((option for option in ask["options"] if option["move"].casefold() == move.casefold()), None)
    what = sitting.painter.describe(sitting.scene(seat), option) if option else ""
    key = "terminal-confirm-described" if what else "terminal-confirm"
    return sitting.screen.agrees(sitting.screen.text(key, move=move, what=what))


def _in_other_words(sitting: Sitting, seat: int, line: str, refusal: IllegalMove) -> None:
    """Not a move as it is written: play the one that is meant, or say which there are, or why it is refused."""
    ask = _ask(sitting, seat)
    found = meant(sitting.match, ask["options"], line)
    barred = [] if found else meant(sitting.match, ask["refused"], line)
    if len(found) == 1:
        try_move(sitting, seat, found[0]["move"])
    elif found and not any(move.casefold().startswith(line.casefold()) for move in sitting.match.moves(seat)):
        sitting.screen.say("terminal-which-move", typed=line[:60])
        for option in found[:SHOWN]:
            what = sitting.painter.describe(sitting.scene(seat), option)
            sitting.screen.say("terminal-which-move-line", move=option["move"], what=what)
    elif len(barred) == 1:
        try_move(sitting, seat, barred[0]["move"])
    else:
        _not_understood(sitting, seat, line, refusal)


def _ask(sitting: Sitting, seat: int) -> Data:
    ask = sitting.match.ask(seat)
    assert ask is not None
    return ask


def _not_understood(sitting: Sitting, seat: int, line: str, refusal: IllegalMove) -> None:
    """Neither a move nor a word: half a move, or a word with a typing mistake, or nothing we know."""
    half = moves_like(sitting, seat, line)
    known = sitting.scene(seat).cards.values()
    cards = [card for card in known if fold(line) in (fold(card["card"]), fold(card["name"]))]
    near = closest(line.partition(" ")[0], all_words(sitting), sitting.screen.lang)
    if half:
        sitting.screen.say("terminal-half-a-move", move=line, moves=", ".join(half))
    elif cards:
        sitting.screen.say("terminal-not-now", card=cards[0]["name"])
        sitting.write_question(seat)
    elif near and not any(character.isdigit() for character in line.partition(" ")[0]):
        sitting.screen.say("terminal-did-you-mean", typed=line[:60], word=near)
    else:
        sitting.screen.write(refusal.text(sitting.screen.lang))
        sitting.screen.say("terminal-try-help")
