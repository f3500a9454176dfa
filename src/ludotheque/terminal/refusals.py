"""Why a move is refused, and what could be played instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.kernel.errors import IllegalMove

if TYPE_CHECKING:
    from ludotheque.terminal.session import Session

SHOWN = 8  #: so many other moves a refusal names


def write_refusal(session: Session, seat: int, move: str, refusal: IllegalMove) -> None:
    """Why a move is refused, and which moves that begin like it are not."""
    session.screen.write(refusal.text(session.screen.lang), rule=refusal.rule)
    others = moves_like(session, seat, move)
    if others:
        session.screen.say("terminal-instead", moves=", ".join(others))


def moves_like(session: Session, seat: int, move: str) -> list[str]:
    """Moves that begin as this one does, up to its first separator."""
    start = move.casefold().replace(">", "-").replace(" ", "-").partition("-")[0]
    moves = session.match.moves(seat)
    return [other for other in moves if start and other.casefold().partition("-")[0] == start][:SHOWN]
