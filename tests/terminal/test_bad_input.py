"""Whatever is typed, nobody ever sees a traceback."""

import random
import string

import pytest

TABLE = ("play", "yutaka", "--hot-seat", "--seed", "7")

STRANGE = [
    "", " ", "?", "??", "? ?", "-", "--", "0", "-1", "99999999999999999999", "1.5", "١", "²", "D", "D3", "D3-",
    "D3-0", "D3-6", "X", "x-", "I9-1", "1", "1e5", "done", "None", "null", "{}", "[]", "%s", "{0}", "{ $n }",
    "\\", "'", '"', "`id`", "\x00", "\x1b[31mred", "\x07", "é", "É", "ß", "İ", "🧨", "日本", "\u202e", "\ufeff",
    "a" * 5000, "? " + "z" * 3000, "why", "why why", "why \x00", "rules", "rules R0", "rules [", "rules (",
    "rules *", "? *", "? [", "log -1", "log x", "log 99999", "log 1e9", "island", "island 0", "island 6",
    "island x", "island ١", "lang", "lang zz", "lang fr", "moves x", "hand 2", "tiles 3", "score x", "undo",
    "annuler", "save /nonexistent/folder/x.json", "save .", "save \x00", "table x", "play", "play play",
    "jouer", "help me", "aide moi", "? hand", "? D3-2 E1-1", "D3-2 E1-1", "concede", "quitt",
]  # fmt: skip


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_strange_lines_are_answered(run, lang):
    opening = "\n1a\n\n2b\n\n3c\n\n4d\n\n"
    said = run(*TABLE, "--lang", lang, typed=opening + "".join(f"{line}\n" for line in STRANGE))
    assert said.code in (0, 1)
    assert "Traceback" not in said.out + said.err
    assert "\x1b" not in said.out
    assert "\x00" not in said.out


@pytest.mark.parametrize("seed", range(3))
def test_a_cat_on_the_keyboard(run, seed):
    cat = random.Random(seed)
    letters = "@@" + string.printable.replace("\n", "").replace("\r", "") + "éàÎ«»’✈\u00a0"
    words = [
        "?",
        "why",
        "rules",
        "log",
        "island",
        "lang",
        "moves",
        "undo",
        "hand",
        "table",
        "1a",
        "2b",
        "D3-2",
        "E1-3",
        "X-1",
        "4",
        "done",
        "fr",
        "en",
        "R14",
        "A1",
        "oui",
        "y",
        "n",
    ]
    lines = []
    for _ in range(400):
        if cat.random() < 0.6:
            lines.append(" ".join(cat.choice(words) for _ in range(cat.randint(1, 3))))
        else:
            lines.append("".join(cat.choice(letters) for _ in range(cat.randint(0, 20))))
    said = run(*TABLE, typed="\n".join(lines))
    assert said.code in (0, 130)
    assert "Traceback" not in said.out + said.err


def test_bytes_that_are_no_text(process):
    said = process(*TABLE, typed=b"\n\xff\xfe\n1a\n\x80\n\n")
    assert said.code == 0
    assert "Traceback" not in said.err


def test_a_terminal_that_knows_only_ascii(process):
    said = process("rules", "yutaka", "R4", "--lang", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert said.code == 0
    assert "R4" in said.out


def test_a_name_cannot_play_tricks_on_the_terminal(run):
    said = run("play", "yutaka", "--hot-seat", "--names", "\x1b[2JAnn\x07,Bob", typed="\n1a\n\ntable\nlog\n")
    assert "\x1b" not in said.out
    assert "\x07" not in said.out
    assert "[2JAnn" in said.out


def test_nothing_typed_is_taken_for_the_name_of_a_text(run):
    said = run(
        "play",
        "yutaka",
        "--hot-seat",
        "--names",
        "@yutaka-name,@x",
        typed="\n@yutaka-name\nwhy @x\n? @x:y\n1a\n\nlog\n",
    )
    assert said.code == 0
    assert run("play", "@x").code == 1
    assert run("rules", "yutaka", "@x").code == 1


@pytest.mark.parametrize(
    "words",
    [
        ("--option", "mode=chess"),
        ("--option", "known=plutonium"),
        ("--option", "tiles={}"),
        ("--option", "tiles=[1]"),
        ("--option", 'layout={"islands": [1]}'),
        ("--option", "layout=@nowhere"),
        ("--option", "first=7"),
        ("--option", "=x"),
        ("--option", "x"),
        ("--names", "A,B,C"),
        ("--seed", "1.5"),
        ("--option", "tiles=@."),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(run, words):
    for lang in ("fr", "en"):
        said = run("play", "yutaka", "--hot-seat", *words, "--lang", lang)
        assert said.code == 1
        assert said.err.strip()
        assert not said.out


def test_an_owner_gives_the_values_of_the_real_box(run, tmp_path):
    """Lines in either language, comments, commas; or JSON."""
    (tmp_path / "mine.txt").write_text(
        "# from my own card\nIdol: 15 8 4 2 1\nDague : 12, 8, 5, 4, 1\namphora: 10 8 6 4 2\n"
        "CRISTAUX: 9 7 6 5 3\néquipement: 8 7 6 5 4  # five of them\n"
    )
    said = run("play", "yutaka", "--hot-seat", "--option", "tiles=@mine.txt", typed="\ntiles\ntable\n")
    assert "from the owner’s own Distribution card" in said.out
    assert "reconstructed" not in said.out.lower()
    assert "Idol: still unseen 15, 8, 4, 2, 1" in said.out
    (tmp_path / "mine.json").write_text('{"idole": [15, 8, 4, 2, 1], "dague": [30]}')
    said = run("play", "yutaka", "--hot-seat", "--option", "tiles=@mine.json")
    assert "30" in said.err
    (tmp_path / "mine.txt").write_text("Idol: 15 8 4 2\n")
    assert "= 29" in run("play", "yutaka", "--hot-seat", "--option", "tiles=@mine.txt").err
    (tmp_path / "mine.txt").write_text("Idol: lots\n")
    assert "line 1" in run("play", "yutaka", "--hot-seat", "--option", "tiles=@mine.txt").err


def test_options_are_words_json_or_lists(run):
    said = run(
        "play", "yutaka", "--hot-seat", "--option", "known=idole,dague", "--option", "layout=pairs", typed="\ntable\n"
    )
    assert "Yutakâ · mixed mode" in said.out
    assert "under another tile" in said.out
    said = run("play", "yutaka", "--hot-seat", "--option", 'known=["idole"]', "--option", "first=1", typed="\n")
    assert "Hand the device to Player 2." in said.out
