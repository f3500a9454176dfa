"""The end of a game: the last moves, the count explained, who won, and how anybody can check the shuffles."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.terminal.commands import may_write
from ludotheque.terminal.saves import is_proven
from ludotheque.terminal.words import meaning

if TYPE_CHECKING:
    from ludotheque.terminal.session import Session


def show_ending(session: Session) -> None:
    """Everything there is to say when a game is over."""
    screen, match, table = session.screen, session.match, session.table
    shared = len(session.people) > 1
    session.curtain.fall()
    seat = None if shared or not session.people else session.people[0]
    scene = session.scene(seat)
    if not screen.plain:
        screen.clear()
        screen.show([], table.draw(scene, screen.width, screen.height))
    for note in session.notes:
        screen.write(note, style="italic")
    session.write_log([line for line in _last_moves(session, seat) if line["rule"] not in table.summed_up])
    if scene.scores["lines"]:
        screen.heading(screen.text("terminal-score-final"))
        shown = table.score(scene)
        screen.show(shown.lines, shown.picture)
    for line in table.afterwards(scene):
        screen.write(line)
    outcome = match.outcome
    assert outcome is not None
    screen.space()
    screen.write(match.verdict(screen.lang), rule=outcome["rule"], style="bold green")
    if is_proven(match):
        screen.write(screen.text("terminal-fair", commitment=match.record()["commitment"][:16]), style="dim")
    if session.save is not None:
        session.save_to(session.save)
    else:
        _offer_to_save(session)


def _last_moves(session: Session, seat: int | None) -> list[dict[str, object]]:
    """What happened since the last decision of whoever looks."""
    if seat is not None:
        session.told_before[seat] = session.told[seat]
        return session.news(seat)
    since = min(session.told[person] for person in session.people)
    return session.match.log(None, session.screen.lang, since)


def _offer_to_save(session: Session) -> None:
    """Keep the record of the game, if anybody wants it."""
    screen = session.screen
    while True:
        answer = screen.ask_about(screen.text("terminal-keep-record"))
        if not answer or meaning(answer, ["no", "quit"]):
            return
        if answer.isdigit():
            continue  # a move typed too late, not the name of a file
        if meaning(answer, ["yes"]):
            answer = f"{session.game}.json"
        if may_write(session, Path(answer)) and session.save_to(Path(answer)):
            return
