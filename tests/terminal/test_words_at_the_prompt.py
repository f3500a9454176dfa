"""What can be typed at the table, beside moves."""

import re

import pytest

import ludotheque as ldt
from ludotheque.locales import LANGUAGES
from ludotheque.terminal.tables.yutaka import YutakaTable
from ludotheque.terminal.vocabulary import SILENT, WORDS, meaning, written
from support.shelf import each_game

TABLE = ("play", "yutaka", "--hot-seat", "--names", "Ann,Bob", "--seed", 7)
#: Ann and Bob have opened four tiles; it is Ann's turn to play a card.
OPENED = "\n1a\n\n2b\n\n3c\n\n4d\n\n"


@pytest.fixture
def after(run):
    """What the table answers to a line, after the opening."""

    def answer(*lines: str, words: tuple = TABLE, opening: str = OPENED) -> str:
        said = run(*words, typed=opening + "".join(f"{line}\n" for line in lines) + "log 0\n")
        assert said.code == 0
        assert not said.err
        answer = said.out.split(f" > {lines[0]}\n", 1)[1].rsplit(" > log 0\n", 1)[0]
        return answer.rpartition("\n")[0]

    return answer


def test_the_first_page_says_what_it_is_about_and_what_to_type(run):
    lines = run(*TABLE).lines
    assert "Welcome to Yutakâ!" in lines[0]
    assert "The most points win" in lines[1]
    assert "? for help" in lines[2]


def test_help_explains_the_question_its_rule_and_the_words(after):
    out = after("?")
    assert "Play a card on an island. For example" in out
    assert "R8 · One card a turn" in out
    for word in (*WORDS, *YutakaTable().queries()):
        assert written(word, "en")[0] in out or word == "help"
    assert after("help") == out
    assert after("aide") == out


@each_game
def test_every_example_the_help_gives_is_explained(run, game):
    seated = ("play", game, "--seed", 7)
    out = run(*seated, typed="?\nquit\n").out
    asked = re.findall("“(\\? .+?)”", next(line for line in out.splitlines() if "explains a card" in line))
    assert 2 <= len(asked) <= 3
    for line in asked:
        answer = run(*seated, typed=f"{line}\nquit\n").out.split(f" > {line}\n", 1)[1]
        assert line[2:].strip("#").lower() in answer.splitlines()[0].lower()
        assert "cannot be read as a move" not in answer


def test_a_card_a_rule_a_tile_and_a_word_are_explained(after):
    assert "Dagger 3 (D3)" in after("? D3")
    assert "Put it on your own side" in after("?d3")
    assert "R14 · Five cards at most" in after("? R14")
    assert "Island 3, Snake Island: 3c" in after("? 3c")
    assert "face down" in after("? 3b")
    assert "list the moves" in after("? moves")
    assert "D3-2 is allowed now: Dagger 3 on island 2" in after("? D3-2")


def test_a1_is_a_card_and_a_ruling_and_both_are_explained(after):
    out = after("? A1")
    assert "Amphora 1 (A1)" in out
    assert "A1 · Who plays the first card?" in out


def test_moves_are_listed_and_played_by_number(after):
    out = after("moves", "2", "", "log 2")
    assert "2) D3-2: Dagger 3 on island 2" in out
    assert "Hand the device to Bob." in out
    assert "Ann plays Dagger 3 on island 2. (R10)" in out


def test_a_number_plays_nothing_before_its_list_was_shown(after):
    out = after("2", "2")
    assert out.startswith("1) D3-1")
    assert "Now a number plays the move it has in this list." in out
    assert "Hand the device to Bob." in out.split("> 2\n")[1]
    assert "count from 1 to" in after("moves", "9999999")
    assert "count from 1 to" in after("moves", "0")


@pytest.mark.parametrize("written_so", ["D3-2", "d3-2", "D3 2", "d32", "d3>2", "play D3-2", "jouer d3 2", "  D3-2  "])
def test_a_move_is_read_however_it_is_written(after, written_so):
    assert "Ann plays Dagger 3 on island 2." in after(written_so.strip(), "", "log")


def test_a_refusal_names_its_rule_and_what_is_possible(after):
    assert "(R8)" in after("1b")
    assert "Idol 1 is not in your hand. (R9)" in after("I1-2")
    out = after("D3-9")
    assert "Possible: D3-1, D3-2, D3-3, D3-4, D3-5." in out


def test_a_full_column_is_refused_by_r14(run):
    """Everybody plays at island 1 as long as it has room: soon it has none for Ann."""
    match = ldt.game("yutaka").start(2, 7, None, ["Ann", "Bob"])
    typed, behind = "", None
    while match.waiting_for != [0] or match.ask(0)["rule"] != "yutaka R8" or not match.ask(0)["refused"]:
        seat = match.waiting_for[0]
        move = next((move for move in match.moves(seat) if move.endswith("-1")), match.moves(seat)[0])
        typed += f"{move}\n" if behind == seat else f"\n{move}\n"
        behind = seat
        match.play(seat, move)
    typed += "\n" if behind != 0 else ""
    refused = match.ask(0)["refused"][0]["move"]
    said = run(*TABLE, typed=f"{typed}why {refused}\n{refused}\n")
    assert said.out.count("already holds five cards. (R14)") == 2
    assert "Possible: " in said.out


def test_why_says_which_rule_refuses_a_move_or_that_none_does(after):
    assert "Now you must play a card on an island; there is no tile to turn. (R8)" in after("why 2a")
    assert "C’est le moment de poser une carte" in after("pourquoi 2a", words=(*TABLE, "--lang", "fr"))
    assert "D3-2 is allowed now" in after("why D3-2")
    assert "Which move? For example: why D3-1" in after("why")


def test_half_a_move_is_completed(after):
    assert "“D3” is half a move. Possible: D3-1, D3-2, D3-3, D3-4, D3-5." in after("D3")


def test_a_slip_of_the_finger_is_met_with_the_closest_word(after):
    assert "Did you mean “moves”?" in after("mvoes")
    assert "Did you mean “score”?" in after("scroe")
    assert "Vouliez-vous dire «\u00a0pourquoi\u00a0»" in after("porquoi", words=(*TABLE, "--lang", "fr"))


def test_the_table_is_told_one_fact_a_line(after):
    lines = after("table").splitlines()
    assert lines[0].startswith("Yutakâ · Mysteria · turn 1 · 16 tiles hidden · tile values reconstructed")
    assert "Island 1, Hanged Man’s Island: 1a" in "\n".join(lines)
    assert "Bob’s side of island 5: no card." in lines
    assert not any(character in "".join(lines) for character in "│─╭\x1b")


def test_the_queries_of_blind_players(after):
    assert after("hand").startswith("Ann holds 6 cards: Dagger 3 (D3), Amphora 1 (A1)")
    assert "Island 2, Diamond Island: 2a face down, 2b" in after("island 2")
    assert after("île 2") == after("island 2") == after("ile 2")
    assert "Which island?" in after("island")
    assert "Which island?" in after("island 6")
    assert "Bob turns tile 4d" in after("last")
    assert "(R7)" in after("log 1")
    assert len(after("log 3").splitlines()) == 3


def test_the_score_so_far_is_explained_with_rules(after):
    out = after("score")
    assert "nobody competes, so nobody takes anything. (R20)" in out
    assert "Ann, total: 0." in out


def test_the_tiles_still_unseen_are_listed_and_marked_as_reconstructed(after):
    out = after("tiles")
    assert "RECONSTRUCTED" in out
    assert "16 lie hidden on the islands and 5 left the game unseen." in out
    match = ldt.game("yutaka").start(2, 7)
    for seat, move in ((0, "1a"), (1, "2b"), (0, "3c"), (1, "4d")):
        match.play(seat, move)
    seen = [tile["card"] for zone in match.view(0)["zones"] for tile in zone["cards"] if zone["zone"] == "island"]
    idols = {15, 10, 5} - {int(key.partition("-")[2]) for key in seen if key and key.startswith("idole")}
    assert f"Idol: still unseen {', '.join(str(value) for value in sorted(idols, reverse=True))}" in out


def test_rules_are_read_at_the_table(after):
    assert "R14 · Five cards at most" in after("rules R14")
    assert "R14 · Cinq cartes au plus" in after("règles r14", words=(*TABLE, "--lang", "fr"))
    assert "A30 · " in after("rules")
    assert "R13 · What Dynamite really does" in after("rules dynamite")
    assert "has no rule “xylophone”" in after("rules xylophone")
    assert "D3-2 plays the Dagger of value 3 on island 2" in after("notation")


def test_the_language_changes_and_changes_back(after):
    out = after("lang fr", "main", "lang english", "hand", "lang xx")
    assert "Ann a 6 cartes en main" in out
    assert "Ann holds 6 cards" in out
    assert "There are: fr, en" in out


def test_conceding_is_confirmed_first(after, run):
    assert "Then the game goes on." in after("concede", "n")
    said = run(*TABLE, typed=OPENED + "concede\ny\n")
    assert "Ann has conceded." in said.out
    assert said.code == 0


def test_confirming_says_what_a_move_does(run):
    words = (*TABLE, "--confirm")
    said = run(*words, typed="\n1a\ny\n\n2b\no\n\n3c\nyes\n\n4d\nn\n4d\ny\n\nX-1\nn\n")
    assert "Play X-1 (Dynamite on Bob’s side of island 1, then they turn a tile up)? (y/n)" in said.out
    assert said.out.count("Play 4d (turn up tile 4d)?") == 2


def test_every_word_means_one_thing_in_all_languages():
    words = [*WORDS, *YutakaTable().queries(), *SILENT]
    for lang in LANGUAGES:
        for word in words:
            for form in written(word, lang):
                assert meaning(form, words) == word, form


def test_no_word_is_a_move():
    match = ldt.game("yutaka").start(2, 7)
    for word in (*WORDS, *YutakaTable().queries(), *SILENT):
        for lang in LANGUAGES:
            for form in written(word, lang):
                refusal = match.why_not(0, form)
                assert refusal is not None
                assert refusal.said.key == "table-unreadable"


# ------------------------------------------------------------------------------------ all at once
@pytest.mark.game("volfyirion")
@pytest.mark.parametrize(("lang", "word"), [("en", "all"), ("fr", "tout")])
def test_the_whole_hand_is_played_with_one_word(run, lang, word):
    table = ("play", "volfyirion", "--seed", 7, "--lang", lang)
    out = run(*table, typed=f"done\n{word}\nlog 20\nundo\nhand\nquit\n").out
    played = out.split(f" > {word}\n", 1)[1].split(" > undo", 1)[0]
    assert played.count("Prospector") >= 3
    assert "Prospector" in out.split(" > hand\n", 1)[1]


@pytest.mark.game("saint-seiya")
def test_of_several_lines_one_is_chosen_by_its_number(run):
    table = ("play", "saint-seiya", "--seed", 7)
    out = run(*table, typed="all\nall 9\nall 1\nquit\n").out
    named = "1. Defeat Black Pegasus by Force with 4 × Ikki (civilian)"
    assert out.count(named) == 2
    assert "defeats Black Pegasus by Force: 4 for a cost of 4" in out.split(" > all 1\n", 1)[1]


@pytest.mark.game("yutaka")
def test_where_nothing_goes_together_that_is_said(after):
    assert "nothing to be played all at once" in after("all")
