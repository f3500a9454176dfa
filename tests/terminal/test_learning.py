"""`ludotheque learn`: the lessons at the terminal, by typing."""

import json

import pytest

from ludotheque.lessons import GO_ON, lessons, moment
from ludotheque.locales import LANGUAGES, say


def typed_for(*numbers):
    """What somebody types who knows the answers: Enter before each lesson and where there is only reading."""
    lines = []
    for number in numbers:
        one = lessons("yutaka")[number - 1]
        answers = []
        lines.append("")
        while not (here := moment(one, answers)).done:
            answers.append(here.wanted[0] if here.wanted else GO_ON)
            lines.append("" if answers[-1] == GO_ON else answers[-1])
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_lessons_are_played_one_after_the_other(run, lang):
    said = run("learn", "yutaka", "--lang", lang, typed=typed_for(1, 2, 3, 4, 5))
    assert said.code == 0
    for one in lessons("yutaka"):
        for step in one.steps:
            assert say(lang, step.say, step.params) in said.out
    assert "ludotheque play yutaka" in said.lines[-1]


def test_a_lesson_can_be_chosen_by_its_number(run):
    said = run("learn", "yutaka", "5", "--lang", "en", typed=typed_for(5))
    assert "Lesson 5 of 5: The end and the count" in said.out
    assert "Lesson 1 of 5" not in said.out
    assert "Island 4, Equipment (3): Player 1 wins 11 to 10 and takes 3. (R21)" in said.out
    assert "You win 64 to 30" in said.out


def test_a_number_that_is_none_is_refused(run):
    assert run("learn", "yutaka", "6", "--lang", "en").err == "There is no lesson 6: they count from 1 to 5.\n"
    assert run("learn", "yutaka", "two", "--lang", "en").code == 1
    assert run("learn", "chess", "--lang", "en").code == 1


def test_the_list_is_there_for_other_programs(run):
    listed = json.loads(run("learn", "yutaka", "--json", "--lang", "fr").out)
    assert [one["lesson"] for one in listed] == [one.key for one in lessons("yutaka")]
    assert listed[3]["title"] == "La Dynamite"


def test_a_legal_move_that_is_not_wanted_gets_the_hint(run):
    said = run("learn", "yutaka", "2", "--lang", "en", typed="\n\n\nD1-1\n")
    assert "You have 2 in Daggers on island 1: with Dagger 3 it makes 5." in said.out
    assert "Type: D3-1" in said.out
    assert "puts Dagger 1" not in said.out


def test_an_illegal_move_gets_its_rule_and_what_is_possible(run):
    said = run("learn", "yutaka", "4", "--lang", "en", typed="\n\n\nX-2\n\nA4-5\n")
    assert "Player 1’s side of island 5 already holds five cards. (R14)" in said.out
    assert "Possible: A4-1, A4-2, A4-3, A4-4." in said.out


def test_the_words_of_the_table_work_in_a_lesson(run):
    words = "?,? D3,hint,moves,11,back,why D1-9,hand,table,score,rules R18,last,log,quit".replace(",", "\n")
    said = run("learn", "yutaka", "2", "--lang", "en", typed=f"\n\n\n{words}\n")
    assert said.code == 0
    assert "Type: D3-1" in said.out
    assert "Player 1 plays Dagger 3 on island 1. (R10)" in said.out, "number 11 of the list is D3-1"
    assert said.out.count("Take the lead") == 4, "when it comes, by ?, after going back, with the table"
    assert "Ana’s side of island 1, 1 of 5 places: Dagger 4 (D4)." in said.out
    assert said.lines[-1] == "Until next time."


@pytest.mark.parametrize(
    "word", ["save", "concede", "moves", "hint", "undo", "D3-1", "nonsense", "?", "table", "why D3-1"]
)
def test_while_there_is_only_reading_every_word_is_answered(run, word):
    said = run("learn", "yutaka", "2", "--lang", "en", typed=f"\n{word}\n\nquit\n")
    assert said.code == 0
    assert "Island 1 holds a Dagger tile worth 12." in said.out, "Enter goes on all the same"


def test_the_language_can_be_changed_on_the_way(run):
    said = run("learn", "yutaka", "1", "--lang", "en", typed="\nlang fr\n\n")
    assert say("fr", "yutaka-lesson-board-goal") in said.out
    assert say("fr", "yutaka-lesson-board-removed") in said.out


def test_leaving_is_always_possible(run):
    for typed in ("", "quit\n", "\nquit\n", "\n\n\n2a\nquit\n", "\n\n"):
        said = run("learn", "yutaka", "--lang", "en", typed=typed)
        assert (said.code, said.lines[-1]) == (0, "Until next time.")


def test_at_a_real_terminal_the_table_is_drawn(sit):
    table = sit("learn", "yutaka", "4", "--lang", "en")
    table.until("Press Enter")
    table.type("")
    page = table.until("Press Enter")
    assert "Hanged Man" in page
    assert "Dynamite is black" in page
    table.type("quit")
    assert table.leave() == 0
