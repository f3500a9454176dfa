"""Two people at one screen: nothing private is on it before its owner has lifted the curtain."""

import json

import ludotheque as ldt
from ludotheque.rulebooks import fold

HOT_SEAT = ("play", "yutaka", "--hot-seat", "--names", "Ann,Bob", "--seed", 7)


def test_a_whole_game_is_played_by_two_people(run, friends, tmp_path):
    two = friends(7)
    said = run(*HOT_SEAT, "--save", "game.json", typed=two.play(200))
    assert two.match.over
    assert said.code == 0
    assert json.loads((tmp_path / "game.json").read_text()) == two.match.record(with_secret=True)
    assert two.match.outcome is not None
    assert "wins" in said.out
    assert "(R23)" in said.out
    assert "Removed before the game, now shown" in said.out
    assert "ludotheque verify game.json" in said.out


def test_nothing_private_is_written_before_the_curtain_lifts(run, friends):
    """Between a move and the next Enter there is not a word of any hand, in either language."""
    two = friends(7)
    said = run(*HOT_SEAT, typed=two.play(30))
    pages = said.out.split("Press Enter when nobody else is looking. ")
    assert len(pages) > 15
    for page in pages[:-1]:
        moves = page.rpartition(" > ")[2]
        after = moves.partition("\n")[2] if " > " in page else page
        assert "holds" not in after
        assert "draws" not in after
        assert "puts" not in after, "not even what is public: the next player reads it behind the curtain"


def test_each_player_sees_only_their_own_hand(run, friends):
    two = friends(7)
    said = run(*HOT_SEAT, typed=two.play(20))
    match = ldt.game("yutaka").start(2, 7, None, ["Ann", "Bob"])
    hands = {
        seat: [card["card"] for zone in match.view(seat)["zones"] if zone["zone"] == "hand" for card in zone["cards"]]
        for seat in (0, 1)
    }
    first_page = said.out.split("Hand the device to Bob.")[0]
    assert all(f"({key})" in first_page for key in hands[0] if key)
    assert not any(f"({key})" in first_page for key in set(filter(None, hands[1])) - set(filter(None, hands[0])))
    assert "Bob draws a card" not in said.out.split("Hand the device to Bob.")[1].split("Hand the device")[0]


def test_at_a_terminal_the_screen_and_its_history_are_wiped(sit):
    sitting = sit(*HOT_SEAT)
    assert "Hand:" not in sitting.until("nobody else is looking.")
    sitting.type("")
    assert "Hand:" in sitting.until("Ann > ")
    before = len(sitting.raw)
    sitting.type("1a")
    assert "Hand:" not in sitting.until("nobody else is looking.")
    wiped = sitting.raw[before:]
    assert "\x1b[2J" in wiped
    assert "\x1b[3J" in wiped, "the scrolled-back lines too"
    sitting.type("")
    page = sitting.until("Bob > ")
    assert "Ann turns tile 1a" in page
    sitting.type("\x1b[A\x1b[A", end="\n")
    assert "1a" not in sitting.until("Bob > ").replace("1a Idol", ""), "the arrow keys bring back nothing of Ann's"


def test_the_log_calls_nobody_you(run, friends):
    said = run(*HOT_SEAT, typed=friends(7).play(12) + "log 40\n")
    assert " you " not in fold(said.out.split("log 40")[1])


def test_each_player_may_read_another_language(run):
    typed = "\nlang fr\n1a\n\n?\n2b\n\nmain\n"
    said = run(*HOT_SEAT, typed=typed)
    ann, bob, ann_again = (
        said.out.split("Hand the device to Bob.")[0],
        *said.out.split("Hand the device to Bob.")[1].split("Passez"),
    )
    assert "Retournez une tuile cachée." in ann
    assert "Turn a hidden tile face up." in bob
    assert "Ann a 6 cartes en main" in ann_again


def test_a_move_is_taken_back_at_the_curtain_with_the_others_consent(run):
    said = run(*HOT_SEAT, typed="\n1a\nundo\nn\nundo\n")
    assert "Bob, do you agree that Ann takes the last decision back?" in said.out
    assert "Bob does not agree" in said.out
    said = run(*HOT_SEAT, typed="\n1a\nundo\ny\n\n2b\n\nlog 1\n")
    assert "With the others’ consent Ann takes the last decision back" in said.out
    assert "Ann turns tile 2b" in said.out
    assert "Ann turns tile 1a" not in said.out


def test_a_forced_move_needs_no_typing(run, friends):
    """When only one tile is left to turn there is nothing to choose: the client answers, and says so."""
    for seed in range(1, 30):
        two = friends(seed)
        typed = two.play(200)
        said = run("play", "yutaka", "--hot-seat", "--seed", seed, "--names", "Ann,Bob", typed=typed)
        if "had no choice" in said.out:
            break
    else:
        raise AssertionError("no game had a forced move")
    assert "wins" in said.out
