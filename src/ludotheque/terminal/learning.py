"""`ludotheque learn`: a game's lessons at the terminal, with a coach who waits for the right move."""

from __future__ import annotations

import ludotheque as ldt
from ludotheque.kernel.errors import named
from ludotheque.kernel.text import Text
from ludotheque.lessons import GO_ON, Lesson, Pointer, lessons, moment
from ludotheque.locales import say
from ludotheque.terminal.commands import example, explain
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.prompt import all_words, answer_line, words_to_complete
from ludotheque.terminal.scene import Scene, Spot
from ludotheque.terminal.screen import InputEnded, Quit, Screen
from ludotheque.terminal.sitting import Sitting
from ludotheque.terminal.vocabulary import meaning
from ludotheque.terminal.writing import write_json

#: Words of the table that a lesson has no use for: nothing is at stake, and nothing is kept.
NOT_HERE = ("save", "concede")


def learn_command(screen: Screen, game: str, number: int | None, as_json: bool) -> int:
    """`ludotheque learn GAME [N]`: the lessons one after the other, from the first or the one with this number."""
    course = lessons(game)
    if as_json:
        write_json([_about(screen.lang, one) for one in course])
        return 0
    if not course:
        raise Problem("lesson-none", game=game)
    if number is not None and not 1 <= number <= len(course):
        raise Problem("lesson-number", n=number, high=len(course))
    for n, one in enumerate(course, 1):
        about = _about(screen.lang, one)
        screen.say("lesson-list-line", n=n, title=about["title"], about=about["about"])
    try:
        for n in range(number or 1, len(course) + 1):
            _begin(screen, course, n)
            Classroom(screen, course[n - 1]).teach()
    except (InputEnded, Quit):
        screen.say("terminal-goodbye")
        return 0
    screen.say("lesson-all-done", game=game)
    return 0


def _about(lang: str, one: Lesson) -> dict[str, str | int]:
    return {"lesson": one.key, "title": say(lang, one.title), "about": say(lang, one.about), "minutes": one.minutes}


def _begin(screen: Screen, course: tuple[Lesson, ...], n: int) -> None:
    """Say which lesson comes next; leaving here loses nothing."""
    title = say(screen.lang, course[n - 1].title)
    screen.heading(screen.text("lesson-heading", n=n, high=len(course), title=title))
    typed = screen.ask(f"{screen.text('lesson-go-on')} ")
    if meaning(typed, ["quit"]):
        raise Quit


class Classroom(Sitting):
    """A table in a lesson: what is typed goes to the coach, who makes the others' moves as well."""

    def __init__(self, screen: Screen, lesson: Lesson) -> None:
        self.answers: list[str] = []
        self.now = moment(lesson, [])
        seats = range(self.now.match.kit.seats)
        super().__init__(screen, self.now.match, {seat: "" for seat in seats if seat != lesson.seat})
        self.lesson = lesson
        self.seat = lesson.seat

    def teach(self) -> None:
        """Step by step to the end; raises Quit or InputEnded when the learner goes."""
        self.face(self.seat)
        while not self.now.done:
            prompt = self.screen.text("lesson-prompt" if self.now.wanted else "lesson-go-on")
            line = self.screen.ask(f"{prompt} ", words_to_complete(self, self.seat))
            try:
                self._answer(line)
            except ldt.LudothequeError as refusal:
                self.screen.write(refusal.text(self.screen.lang), rule=refusal.rule)

    def _answer(self, line: str) -> None:
        """Do what was typed: a word of the lesson, a word of the table, or a move."""
        first, _, rest = line.partition(" ")
        word = meaning(first, [*all_words(self), "back"])
        if not self.now.wanted and (not line or word == "next"):
            self.play(self.seat, GO_ON)
        elif line.startswith("?") or word == "help":
            what = (line[1:] if line.startswith("?") else rest).strip()
            if what:
                explain(self, self.seat, what)
            else:
                self.write_question(self.seat)
                self.screen.say("lesson-help", card=example(self.scene(self.seat)))
        elif word in ("undo", "back"):
            self._back()
        elif word == "quit":
            raise Quit
        elif word == "hint" and self.now.wanted:
            self._hint()
        elif word in NOT_HERE:
            self.screen.say("lesson-not-here")
        elif not self.now.wanted and word in (None, "play", "moves", "hint"):
            self.play(self.seat, line)
        else:
            answer_line(self, self.seat, line)

    def play(self, seat: int, move: str) -> None:
        """Give the coach an answer: it leads on, or the coach says why not."""
        tried = moment(self.lesson, [*self.answers, move])
        if tried.note is not None:
            if tried.note.key == self.now.step.hint:
                self._hint()
            else:
                self._say(tried.note)
            return
        self.answers.append(move)
        self._turn_to(tried.seen)

    def _back(self) -> None:
        """One step back."""
        if not self.answers:
            self.screen.say("lesson-at-start")
            return
        self.answers.pop()
        self._turn_to(None)

    def _turn_to(self, seen: int | None) -> None:
        """Show where the answers lead, and what happened since the learner had seen so much."""
        self.now = moment(self.lesson, self.answers)
        self.match = self.now.match
        self.told[self.seat] = len(self.match.events(self.seat)) if seen is None else seen
        self.face(self.seat)

    def _hint(self) -> None:
        """What the coach would say to another move, and the moves that lead on."""
        if self.now.step.hint:
            self._say(Text(self.now.step.hint, self.now.rule))
        self.screen.say("lesson-type", moves=", ".join(self.now.wanted))

    def _say(self, text: Text) -> None:
        params = named(text.params, self.match.names, self.screen.lang)
        self.screen.write(say(self.screen.lang, text.key, params), rule=text.rule)

    # ---------------------------------------------------------------- what the learner is shown
    def write_question(self, seat: int) -> None:
        """What the coach says, the count where it speaks of it, and what is asked."""
        step, screen = self.now.step, self.screen
        if step.count:
            shown = self.painter.score(self.scene(seat))
            screen.show(shown.lines, shown.picture)
        screen.space()
        screen.write(say(screen.lang, step.say, named(step.params, self.match.names, screen.lang)), rule=self.now.rule)
        if self.now.wanted:
            super().write_question(seat)

    def scene(self, seat: int | None, fresh: frozenset[Spot] = frozenset()) -> Scene:
        """The table with what the coach points at standing out."""
        scene = super().scene(seat, fresh)
        pointed = [spot for pointer in self.now.step.points_at for spot in _spots(scene, pointer)]
        return super().scene(seat, fresh | frozenset(pointed))


def _spots(scene: Scene, pointer: Pointer) -> list[Spot]:
    """The places a coach points at."""
    zone = scene.zone(pointer.zone, pointer.seat, pointer.number)
    return [
        (pointer.zone, pointer.seat, pointer.number, place)
        for place, card in enumerate(zone["cards"])
        if pointer.place in (None, place) and pointer.card in (None, card["card"])
    ]
