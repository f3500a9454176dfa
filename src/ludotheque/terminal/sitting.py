"""A game at the terminal: people and bots at one table, until it is over or everybody has gone.

The sitting only knows whose turn it is, what each person has already been told, and where the game is saved. What is
typed is understood by `prompt`; how the table looks is the business of `tables`.
"""

from __future__ import annotations

import hashlib
import shlex
import signal
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import ludotheque as ldt
from ludotheque.kernel.chance import Quick
from ludotheque.terminal import saves
from ludotheque.terminal.commands import TYPED_COMMANDS
from ludotheque.terminal.curtain import Curtain
from ludotheque.terminal.ending import show_ending
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.prompt import answer_line, words_to_complete
from ludotheque.terminal.scene import Scene, Spot, name_of, seen_by, spots
from ludotheque.terminal.screen import InputEnded, Quit, Screen
from ludotheque.terminal.tables import painter_for
from ludotheque.terminal.understanding import sensible, sentence
from ludotheque.terminal.vocabulary import meaning, tell

if TYPE_CHECKING:
    from ludotheque.bots import Advice, Memory

Data = dict[str, Any]
INTERRUPTED = 130  #: the exit code of a program that was stopped from the keyboard
USUAL_BOT = "thumb"
ROBOT = "Robot"  #: what a bot of no level is called, in both languages


class Sitting:
    """One match, the people who play it here, and the bots that play against them."""

    def __init__(
        self,
        screen: Screen,
        match: ldt.Match,
        bots: Mapping[int, str],
        save: Path | None = None,
        confirm: bool = False,
        autosaved: Path | None = None,
    ) -> None:
        self.screen = screen
        self.match = match
        self.bots = dict(bots)
        self.memories = self._memories()
        self.people = [seat for seat in range(match.kit.seats) if seat not in self.bots]
        if save is not None and save.expanduser().exists() and not saves.is_same_match(match, save):
            raise Problem("terminal-save-exists", file=str(save))
        self.save = save  #: the file that is kept up to date with the game
        self.confirm = confirm
        self.autosaved = autosaved  #: the autosave this game was resumed from
        self.painter = painter_for(match.kit.game.key)
        self.curtain = Curtain(screen, len(self.people) > 1)
        self.langs = {seat: screen.lang for seat in self.people}
        self.told = {seat: len(match.events(seat)) for seat in self.people}  #: how much each person has been shown
        self.told_before = dict(self.told)  #: the same, before the present question
        self.notes: list[str] = []  #: what must be said with the next page
        self.numbered: Data | None = None  #: the question whose moves were last listed with numbers
        self.answered = False  #: whether the present question is no longer the present one
        self.game = match.kit.game.key

    # ---------------------------------------------------------------- the loop
    def run(self) -> int:
        """Play until the end; returns the exit code."""
        try:
            with _hanging_up_is_leaving():
                self._play()
                if self.autosaved is not None:
                    self.autosaved.unlink(missing_ok=True)
                show_ending(self)
        except Quit:
            return 0
        except InputEnded:
            self._leave()
            return 0
        except KeyboardInterrupt:
            with suppress(OSError):
                self.screen.raw("")  # what follows does not belong to the line that was being typed
            self._leave()
            return INTERRUPTED
        except Exception:
            self._leave()
            raise
        return 0

    def _play(self) -> None:
        while not self.match.over:
            waiting = self.match.waiting_for
            thinking = [seat for seat in waiting if seat in self.bots]
            if thinking:
                self._let_bot_answer(thinking[0])
            else:
                self._let_person_answer(waiting[0])
            self.keep()

    def _let_bot_answer(self, seat: int) -> None:
        self.match.play(seat, self.advice(seat, self.bots[seat], self.memories[seat]).move)

    def _let_person_answer(self, seat: int) -> None:
        moves = self.match.moves(seat)
        if len(moves) == 1:
            ask = self.match.ask(seat)
            assert ask is not None
            what = sentence(self.match.names, self.langs[seat], ask["options"][0])
            self.notes.append(tell(self.langs[seat], "terminal-only-move", {"seat": self.name(seat), "what": what}))
            self.match.play(seat, moves[0])
            return
        self.screen.lang = self.langs[seat]
        before = self.curtain.behind
        typed = self.curtain.lift_for(seat, self.name(seat))
        if before is not None and meaning(typed, ["undo"]):
            self.curtain.behind = None
            with self._refusals_told():
                TYPED_COMMANDS["undo"](self, before, "")
            return
        self.face(seat)
        self.answered = False
        while not self.answered:
            prompt = self.screen.text("terminal-prompt", seat=self.name(seat))
            line = self.screen.ask(f"{prompt} ", words_to_complete(self, seat))
            with self._refusals_told():
                answer_line(self, seat, line)

    @contextmanager
    def _refusals_told(self) -> Iterator[None]:
        """What is refused is said, and the game goes on."""
        try:
            yield
        except ldt.LudothequeError as refusal:
            self.screen.write(refusal.text(self.screen.lang), rule=refusal.rule)

    # ---------------------------------------------------------------- what a person is shown
    def face(self, seat: int) -> None:
        """Turn the table to a person: how it stands, what happened, what is asked."""
        events = self.match.events(seat, self.told[seat])
        self.told_before[seat] = self.told[seat]
        self.told[seat] += len(events)
        news = self.news(seat)
        screen = self.screen
        if screen.plain:
            self._write_notes()
            self.write_log(news)
            screen.show(self.painter.hand(self.scene(seat), seat).lines)
        else:
            if not self.curtain.just_welcomed:
                screen.clear()
            screen.show([], self.painter.draw(self.scene(seat, spots(events)), screen.width, screen.height))
            self.write_log(news)
            self._write_notes()
        self.curtain.just_welcomed = False
        self.write_question(seat)

    def write_question(self, seat: int) -> None:
        """What is asked, with an example of an answer."""
        ask = self.match.ask(seat)
        assert ask is not None
        scene = self.scene(seat)
        example = sensible(ask["options"])
        what = self.painter.describe(scene, example)
        question = self.painter.question(scene, ask)
        params: dict[str, object] = {"question": question, "example": example["move"], "what": what}
        self.screen.write(self.screen.text("terminal-question", **params), rule=ask["rule"], style="bold")
        if ask["picks"]:
            self.screen.say(
                "terminal-picks",
                picks=", ".join(self.painter.describe(scene, pick) for pick in ask["picks"]),
                low=ask["min"],
                high=ask["max"],
            )

    def scene(self, seat: int | None, fresh: frozenset[Spot] = frozenset()) -> Scene:
        """The table as somebody sees it."""
        return seen_by(self.match, seat, self.screen.lang, fresh)

    def news(self, seat: int) -> list[Data]:
        """What happened since this person's last decision, without the cards others drew unseen."""
        since = self.told_before[seat]
        events = self.match.events(seat, since)
        drawn = {event["number"] for event in events if _is_unseen_draw(event)}
        lines = [line for line in self.match.log(seat, self.screen.lang, since) if line["number"] not in drawn]
        return self.painter.news(self.scene(seat), lines, events)

    def write_log(self, lines: list[Data]) -> None:
        """Write log lines, each with its rule."""
        for line in lines:
            self.screen.write(line["text"], rule=line["rule"])

    def _write_notes(self) -> None:
        for note in self.notes:
            self.screen.write(note, style="italic")
        self.notes = []

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return name_of(seat, self.match.names, self.screen.lang)

    # ---------------------------------------------------------------- what a person does
    def play(self, seat: int, move: str) -> None:
        """Play a move that is known to be legal."""
        self.match.play(seat, move)
        self.answered = True

    def undo(self, seat: int, agreed: list[int]) -> None:
        """Take a person's last answer back; raises IllegalMove."""
        self.match.undo(seat, agreed)
        for person in self.people:
            length = len(self.match.events(person))
            self.told[person] = min(self.told[person], length)
            self.told_before[person] = min(self.told_before[person], length)
        self.answered = True

    def concede(self, seat: int) -> None:
        """Give up; raises IllegalMove where that cannot be done."""
        self.match.concede(seat)
        self.answered = True

    def _memories(self) -> dict[int, Memory]:
        """What each bot keeps of its thoughts."""
        from ludotheque.bots import Memory

        return {seat: Memory() for seat in self.bots}

    def advice(self, seat: int, bot: str, memory: Memory | None = None) -> Advice:
        """What a bot would do in this seat. It sees what the seat sees, and has a generator of its own."""
        from ludotheque.bots import bot as bot_called

        return bot_called(bot).advise(self.match.look(seat), self._generator(seat), memory)

    def hint(self, seat: int, bot: str) -> Advice:
        """What a bot would do in this seat, and why."""
        from ludotheque.bots.explain import explained

        return explained(self.advice(seat, bot), self.match.look(seat), self._generator(seat))

    def _generator(self, seat: int) -> Quick:
        """A bot's dice: the same for the same question of the same match, and no clue to the deal."""
        commitment = self.match.record().get("commitment", "")
        digest = hashlib.sha256(f"{commitment} {seat} {len(self.match.answers)}".encode()).digest()
        return Quick(int.from_bytes(digest[:8], "big"))

    # ---------------------------------------------------------------- saving
    def keep(self) -> None:
        """Bring the game's file up to date."""
        if self.save is not None:
            try:
                saves.write(self.match, self.save)
            except OSError as error:
                why = str(error.strerror)
                self.notes.append(self.screen.text("terminal-cannot-write", file=str(self.save), why=why))
                self.save = None

    def save_to(self, path: Path) -> bool:
        """Save the game in a file and say so; whether it worked."""
        try:
            saves.write(self.match, path)
        except OSError as error:
            self.screen.say("terminal-cannot-write", file=str(path), why=str(error.strerror))
            return False
        name = shlex.quote(str(path))
        if not self.match.over:
            self.screen.say("terminal-saved", file=str(path), command=self._how_to_resume(path))
            return True
        key = "terminal-saved-proven" if saves.is_proven(self.match) else "terminal-saved-over"
        self.screen.say(key, file=str(path), verify=f"ludotheque verify {name}", replay=f"ludotheque replay {name}")
        return True

    def _how_to_resume(self, path: Path) -> str:
        """The command that brings everybody back to where they sat, as short as it can be."""
        words = ["ludotheque", "play", "--resume"]
        if path != saves.autosave_path(self.game):
            words.append(str(path))
        if len(self.people) > 1:
            words.append("--hot-seat")
        elif self.people != [usual_seat(self.match)]:
            words += ["--seat", str(self.people[0])]
        if self.bots and next(iter(self.bots.values())) != USUAL_BOT:
            words += ["--bot", next(iter(self.bots.values()))]
        return shlex.join(words)

    def begun(self) -> bool:
        """Whether a person has done anything yet that should not be lost."""
        return any(step.seat in self.people for step in self.match.answers)

    def _leave(self) -> None:
        """Everybody has gone: keep a running game for later."""
        if self.match.over:
            return
        if self.begun():
            self.save_to(self.save or saves.autosave_path(self.game))
        with suppress(OSError):
            self.screen.say("terminal-goodbye")


def usual_seat(match: ldt.Match) -> int:
    """The seat of a person who names none in a saved game: the first that is not a bot's."""
    if any(match.bots):
        return match.bots.index("") if "" in match.bots else 0
    named = enumerate([*match.names, *[""] * match.kit.seats][: match.kit.seats])
    return next((seat for seat, name in named if not name.startswith(ROBOT)), 0)


def _is_unseen_draw(event: Data) -> bool:
    return (
        event["event"] == "moved"
        and event.get("card", "") is None
        and event["from"]["zone"] == "pile"
        and event["to"]["zone"] == "hand"
    )


@contextmanager
def _hanging_up_is_leaving() -> Iterator[None]:
    """Closing the terminal or ending the program ends the game as politely as Ctrl-C does."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = {}
    if threading.current_thread() is threading.main_thread():  # nobody else may say what a signal does
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                before[name] = signal.signal(getattr(signal, name), leave)
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
