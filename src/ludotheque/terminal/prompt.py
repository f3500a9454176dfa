"""What a person typed: a move, a number from the list of moves, or a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.kernel.errors import IllegalMove
from ludotheque.terminal.commands import ANSWERS
from ludotheque.terminal.refusals import moves_like, write_refusal
from ludotheque.terminal.words import SILENT, WORDS, closest, meaning, usual

if TYPE_CHECKING:
    from ludotheque.terminal.session import Session


def all_words(session: Session) -> list[str]:
    """Every word that is understood at this table."""
    return [*WORDS, *session.table.queries(), *SILENT]


def words_to_complete(session: Session, seat: int) -> list[str]:
    """What the Tab key finishes: the moves, then the words."""
    lang = session.screen.lang
    return [*session.match.moves(seat), *[usual(word, lang) for word in all_words(session)]]


def answer_line(session: Session, seat: int, line: str) -> None:
    """Do what was typed, or say why not."""
    if not line:
        session.write_question(seat)
        return
    first, _, rest = line.partition(" ")
    if line.startswith("?"):
        first, rest = "help", line[1:]
    if line.isascii() and line.isdigit():
        _play_number(session, seat, line)
    elif line.casefold() in [move.casefold() for move in session.match.moves(seat)]:
        try_move(session, seat, line)
    else:
        word = meaning(first, all_words(session))
        if word is None:
            try_move(session, seat, line)
        elif word == "play":  # in some games the word itself belongs to a move
            try_move(session, seat, line if moves_like(session, seat, line) else rest.strip())
        elif word in session.table.queries():
            shown = session.table.queries()[word](session.scene(seat), rest.split())
            session.screen.show(shown.lines, shown.picture)
        else:
            ANSWERS[word](session, seat, rest.strip())


def _play_number(session: Session, seat: int, line: str) -> None:
    """A move by its number: only from a list that this person has seen for this very question."""
    ask = session.match.ask(seat)
    if session.numbered != ask:
        ANSWERS["moves"](session, seat, "")
        session.screen.say("terminal-number-first")
        return
    moves = session.match.moves(seat)
    if len(line) > 6 or not 1 <= int(line) <= len(moves):
        session.screen.say("terminal-no-such-number", n=line, high=len(moves))
        return
    try_move(session, seat, moves[int(line) - 1])


def try_move(session: Session, seat: int, move: str) -> None:
    """Play a move, or say which rule refuses it and what could be played instead."""
    refusal = session.match.why_not(seat, move)
    if refusal is None:
        if session.confirm and not _confirmed(session, seat, move):
            return
        session.play(seat, move)
    elif refusal.said.key == "table-unreadable":
        _not_understood(session, seat, move, refusal)
    else:
        write_refusal(session, seat, move, refusal)


def _confirmed(session: Session, seat: int, move: str) -> bool:
    ask = session.match.ask(seat)
    assert ask is not None
    option = next((option for option in ask["options"] if option["move"].casefold() == move.casefold()), None)
    what = session.table.describe(session.scene(seat), option) if option else ""
    key = "terminal-confirm-described" if what else "terminal-confirm"
    return session.screen.agrees(session.screen.text(key, move=move, what=what))


def _not_understood(session: Session, seat: int, line: str, refusal: IllegalMove) -> None:
    """Neither a move nor a word: half a move, or a word with a slip of the finger, or nothing we know."""
    half = moves_like(session, seat, line)
    near = closest(line.partition(" ")[0], all_words(session), session.screen.lang)
    if half:
        session.screen.say("terminal-half-a-move", move=line, moves=", ".join(half))
    elif near and not any(character.isdigit() for character in line.partition(" ")[0]):
        session.screen.say("terminal-did-you-mean", typed=line[:60], word=near)
    else:
        session.screen.write(refusal.text(session.screen.lang))
        session.screen.say("terminal-try-help")
