"""The end of a game: the last moves, the count explained, who won, and how anybody can check the shuffles."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.terminal.commands import may_write
from ludotheque.terminal.saves import is_proven
from ludotheque.terminal.vocabulary import meaning

if TYPE_CHECKING:
    from ludotheque.terminal.sitting import Sitting


def show_ending(sitting: Sitting) -> None:
    """Everything there is to say when a game is over."""
    screen, match, painter = sitting.screen, sitting.match, sitting.painter
    shared = len(sitting.people) > 1
    sitting.curtain.fall()
    seat = None if shared or not sitting.people else sitting.people[0]
    scene = sitting.scene(seat)
    if not screen.plain:
        screen.clear()
        screen.show([], painter.draw(scene, screen.width, screen.height))
    for note in sitting.notes:
        screen.write(note, style="italic")
    sitting.write_log([line for line in _last_moves(sitting, seat) if line["rule"] not in painter.summed_up])
    if scene.scores["lines"]:
        screen.heading(screen.text("terminal-score-final"))
        shown = painter.score(scene)
        screen.show(shown.lines, shown.picture)
    for line in painter.afterwards(scene):
        screen.write(line)
    outcome = match.outcome
    assert outcome is not None
    screen.space()
    screen.write(match.verdict(screen.lang), rule=outcome["rule"], style="bold green")
    if is_proven(match):
        screen.write(screen.text("terminal-fair", commitment=match.record()["commitment"][:16]), style="dim")
    if sitting.save is not None:
        sitting.save_to(sitting.save)
    else:
        _offer_to_save(sitting)


def _last_moves(sitting: Sitting, seat: int | None) -> list[dict[str, object]]:
    """What happened since the last decision of the person who looks."""
    if seat is not None:
        sitting.told_before[seat] = sitting.told[seat]
        return sitting.news(seat)
    since = min(sitting.told[person] for person in sitting.people)
    return sitting.match.log(None, sitting.screen.lang, since)


def _offer_to_save(sitting: Sitting) -> None:
    """Keep the record of the game, if anybody wants it."""
    screen = sitting.screen
    while True:
        answer = screen.ask_about(screen.text("terminal-keep-record"))
        if not answer or meaning(answer, ["no", "quit"]):
            return
        if answer.isdigit():
            continue  # a move typed too late, not the name of a file
        if meaning(answer, ["yes"]):
            answer = f"{sitting.game}.json"
        if may_write(sitting, Path(answer)) and sitting.save_to(Path(answer)):
            return
