"""A person against a bot: whole games by pipe and at a real terminal, saving, resuming, hints, leaving."""

import json
import re
import signal
import time

import pytest

import ludotheque as ldt

EXAMPLE = re.compile(r"(?:For example|Par exemple) (\S+?)\s?:")

HOLDS = re.compile("Player 1 holds").match


def examples(count: int) -> str:
    """Lines that play whatever is first in the list, however the game goes: the list, then its first move."""
    return "1\n1\n" * count


@pytest.mark.parametrize("bot", ["thumb", "random"])
def test_a_whole_game_by_piped_lines(run, tmp_path, bot):
    said = run("play", "yutaka", "--seed", 3, "--bot", bot, "--save", "game.json", typed=examples(60))
    assert said.code == 0
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["over"]
    match = ldt.verify(record)
    assert f"{match.scores('en')['lines'][0]['text']} (" in said.out
    assert "\x1b" not in said.out
    assert not any(sign in said.out for sign in "│╭─"), "plain lines where nobody looks at a screen"
    assert "Robot plays" in said.out
    assert "Robot draws a card" not in said.out, "news leave out what nobody saw"


def test_a_newcomer_plays_a_whole_game_by_typing_the_examples(sit):
    """At a real terminal of 80 by 24, in French: every page fits, and the example it gives is a move."""
    sitting = sit("play", "yutaka", "--seed", "11", LANG="fr_FR.UTF-8")
    page = sitting.until("Joueur 1 > ")
    assert "Bienvenue à Yutakâ" in page
    decisions = 0
    while "Garder cette partie" not in page:
        lines = page.splitlines()
        assert max(len(line) for line in lines) <= 80, page
        assert len(lines) <= 24, page
        assert "╭" in page
        assert "✈" in page
        sitting.type(EXAMPLE.findall(page)[-1])
        page = _either(sitting, "Joueur 1 > ", "Garder cette partie")
        decisions += 1
    assert decisions > 12
    assert "Le décompte" in page
    assert "R23" in page
    assert re.search(r"(Joueur 1|Robot) gagne \d+ à \d+|victoire partagée", page)
    sitting.type("")
    assert sitting.leave() == 0


def _either(sitting, one: str, other: str) -> str:
    """The next page: the first of two texts says that it is complete."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        for text in (one, other):
            try:
                page = sitting.until(text, 0.05)
            except AssertionError:
                continue
            return page.partition("\n")[2]  # without the echo of what was typed
    raise AssertionError(sitting.raw[-3000:])


def test_the_same_seed_and_the_same_moves_give_the_same_game(run):
    first, again, other = (
        run("play", "yutaka", "--seed", seed, typed=examples(10) + "quit\nn\n").out for seed in (5, 5, 6)
    )
    assert first == again
    assert first != other


def test_a_saved_game_goes_on_exactly_where_it_was(run, tmp_path):
    """Saved in the middle and resumed, or played in one go: the same record to the last digest."""
    run("play", "yutaka", "--seed", 9, "--save", "whole.json", typed=examples(60))
    half = run("play", "yutaka", "--seed", 9, typed=examples(12) + "save half.json\nquit\nn\n")
    assert half.code == 0
    assert "To go on later: ludotheque play --resume half.json\n" in half.out
    saved = (tmp_path / "half.json").read_text()
    assert json.loads(saved) == ldt.replay(saved).record(with_secret=True), "a record and nothing else"
    rest = run("play", "--resume", "half.json", "--save", "resumed.json", typed=examples(60))
    assert rest.code == 0
    assert json.loads((tmp_path / "resumed.json").read_text()) == json.loads((tmp_path / "whole.json").read_text())


def test_a_player_who_comes_back_is_told_what_happened_since(run, tmp_path):
    run("play", "yutaka", "--seed", 9, typed=examples(6) + "save half.json\nquit\nn\n")
    said = run("play", "yutaka", "--resume", "half.json")
    match = ldt.replay((tmp_path / "half.json").read_bytes())
    mine = max(at for at, step in enumerate(match.answers) if step.seat == 0)
    before = ldt.replay(match.record(with_secret=True), upto=mine)
    since = [line["text"] for line in match.log(0, "en", len(before.events(0)))]
    assert "the game goes on" in said.lines[0]
    told = [line.rpartition(" (")[0] for line in said.lines[1 : said.lines.index(next(filter(HOLDS, said.lines)))]]
    assert told == [text for text in since if text != "Robot draws a card."]
    assert told[0].startswith("Player 1 "), "what I did last comes first"


def test_a_resumed_game_gives_each_their_seat_again(run):
    run("play", "yutaka", "--seed", 9, "--seat", 1, typed=examples(4) + "save half.json\nquit\nn\n")
    assert "Player 2 > " in run("play", "--resume", "half.json").out
    assert "Robot > " in run("play", "--resume", "half.json", "--seat", 0).out


def test_leaving_without_a_word_keeps_the_game(run, tmp_path):
    said = run("play", "yutaka", "--seed", 4, typed=examples(5))
    assert said.code == 0
    assert "To go on later: ludotheque play --resume\n" in said.out
    kept = tmp_path / "state" / "ludotheque" / "yutaka.json"
    assert ldt.replay(kept.read_bytes()).names == ["", "Robot"]
    assert "An interrupted game is waiting" in run("play", "yutaka").out
    over = run("play", "--resume", typed=examples(60) + "\n")
    assert over.code == 0
    assert not kept.exists(), "a game that is over need not be resumed"
    assert run("play", "--resume").code == 1


def test_nothing_is_kept_of_a_game_that_has_not_begun(run, tmp_path):
    said = run("play", "yutaka")
    assert said.code == 0
    assert not (tmp_path / "state").exists()
    assert "Traceback" not in said.err


def test_quitting_offers_to_save(run, tmp_path):
    said = run("play", "yutaka", typed=examples(2) + "quit\nmine.json\n")
    assert said.code == 0
    assert (tmp_path / "mine.json").exists()
    said = run("play", "yutaka", typed=examples(2) + "quit\n\n")
    assert (tmp_path / "state" / "ludotheque" / "yutaka.json").exists()
    (tmp_path / "other.json").write_text("precious")
    run("play", "yutaka", typed=examples(2) + "save other.json\nn\nquit\nn\n")
    assert (tmp_path / "other.json").read_text() == "precious"
    run("play", "yutaka", typed=examples(2) + "save other.json\ny\nquit\nn\n")
    assert (tmp_path / "other.json").read_text() != "precious"


def test_a_file_that_follows_a_game_is_not_taken_from_another_one(run, tmp_path):
    (tmp_path / "mine.json").write_text("precious")
    said = run("play", "yutaka", "--save", "mine.json")
    assert said.code == 1
    assert "exists already" in said.err
    assert (tmp_path / "mine.json").read_text() == "precious"
    run("play", "yutaka", "--seed", 9, "--save", "half.json", typed=examples(4))
    assert run("play", "--resume", "half.json", "--save", "half.json", typed=examples(4)).code == 0, (
        "it is the same game"
    )
    assert run("play", "yutaka", "--seed", 8, "--save", "half.json").code == 1


def test_the_record_of_a_finished_game_is_offered_and_verifies(run, tmp_path):
    lines = examples(60)
    length = run("play", "yutaka", "--seed", 3, "--save", "x.json", typed=lines).out.count(" > 1\n")
    said = run("play", "yutaka", "--seed", 3, typed="1\n" * length + "kept.json\n")
    assert "ludotheque verify kept.json" in said.out
    assert run("verify", "kept.json").code == 0


@pytest.mark.parametrize("how", ["interrupt", "end of input", "hang up", "terminate"])
def test_however_somebody_leaves_there_is_no_traceback_and_the_game_is_kept(sit, tmp_path, how):
    sitting = sit("play", "yutaka", "--seed", "4")
    sitting.until("Player 1 > ")
    sitting.type("1a")
    sitting.until("Player 1 > ")
    if how == "interrupt":
        sitting.type("\x03", end="")
    elif how == "end of input":
        sitting.type("\x04", end="")
    else:
        sitting.process.send_signal(signal.SIGHUP if how == "hang up" else signal.SIGTERM)
    assert sitting.leave() == (0 if how == "end of input" else 130)
    assert "Traceback" not in sitting.raw
    assert (tmp_path / "state" / "ludotheque" / "yutaka.json").exists()


def test_undo_against_a_bot_deals_the_same_again(run):
    out = run("play", "yutaka", "--seed", 4, typed="1a\nundo\n1a\nlog 30\nundo\n1b\nlog 30\n").out
    turned = re.findall(r"Player 1 turns tile 1a: .*", out)
    assert len(set(turned)) == 1, "the tile is what it was"
    assert "With the others’ consent" in out
    assert "There is nothing of yours to take back." in run("play", "yutaka", typed="undo\n").out


def test_a_hint_is_a_legal_move_with_its_reason(run):
    said = run("play", "yutaka", "--seed", 4, typed=examples(4) + "hint\nconseil\n")
    moves = re.findall(r"The bot’s advice: (\S+),", said.out)
    assert len(moves) == 2
    assert moves[0] == moves[1]
    reason = said.out.split(f"advice: {moves[0]},")[1].splitlines()[1]
    assert len(reason) > 20


def test_the_bot_may_begin(run):
    said = run("play", "yutaka", "--seat", 1, "--seed", 2)
    assert "Robot turns tile" in said.out
    assert "Player 2 holds 6 cards" in said.out
    named = run("play", "yutaka", "--seat", 1, "--names", "Zoé", "--lang", "fr", "--option", "first=1")
    assert "Zoé a 6 cartes en main" in named.out
    assert "Robot retourne" not in named.out


def test_no_colour_and_simple_terminals(sit):
    quiet = sit("play", "yutaka", NO_COLOR="1")
    quiet.until("Player 1 > ")
    assert not re.search(r"\x1b\[[0-9;]*(3[1-7]|9[0-7])m", quiet.raw)
    assert "╭" in quiet.raw
    dumb = sit("play", "yutaka", TERM="dumb")
    page = dumb.until("Player 1 > ")
    assert "\x1b" not in dumb.raw.replace("\x1b[?2004h", "")
    assert "╭" not in page
    assert "Player 1 holds 6 cards" in page


def test_a_narrow_terminal_gets_words(sit):
    page = sit("play", "yutaka", columns=50).until("Player 1 > ")
    assert "╭" not in page
    assert "Island 1, Hanged Man" in page
    assert max(len(line) for line in page.splitlines()) <= 50


def test_a_large_terminal_names_the_cards(sit):
    sitting = sit("play", "yutaka", "--seed", "7", columns=120, rows=40)
    sitting.until("Player 1 > ")
    for move in ("1a", "2b"):
        sitting.type(move)
        sitting.until("Player 1 > ")
    sitting.type("D3-2")
    page = sitting.until("Player 1 > ")
    assert "†D3 Dagger 3" in page
    assert "Hanged Man’s Island" in page
