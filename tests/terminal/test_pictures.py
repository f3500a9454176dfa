"""How tables look: they fit, and no colour has to be told from another."""

import io
import re

import pytest
from rich.console import Console

import ludotheque as ldt
from ludotheque.locales import LANGUAGES
from ludotheque.terminal.scene import all_open, seen_by, spots
from ludotheque.terminal.tables import painter_for
from ludotheque.terminal.tables.generic import TablePainter
from ludotheque.terminal.tables.yutaka import LETTER, SYMBOLS


def picture(renderable, width=80, colour=False):
    console = Console(
        file=io.StringIO(),
        width=width,
        force_terminal=colour,
        highlight=False,
        color_system="truecolor" if colour else None,
    )
    console.print(renderable)
    return console.file.getvalue()


def played(seed=1, decisions=200, **options):
    """A match in which so many decisions were taken, at random but always the same."""
    match = ldt.game("yutaka").start(2, seed, options or None, ["Ann", "Bob"])
    state = seed
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        state = (state * 1103515245 + 12345) % 2**31
        match.play(seat, moves[state % len(moves)])
    return match


TABLES = [
    {},
    {"mode": "tactika"},
    {"mode": "tactika", "layout": "peak"},
    {
        "known": ["idole", "cristaux"],
        "layout": {"islands": [8, 3, 3, 3, 3], "covers": {"1a": ["1b", "2a"]}, "cubes": "seen"},
    },
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("decisions", [0, 3, 20, 200])
def test_the_table_fits_eighty_columns(lang, options, decisions):
    match = played(3, decisions, **options)
    for seat in (0, 1, None):
        scene = seen_by(match, seat, lang, spots(match.events(seat)))
        table = painter_for("yutaka")
        for drawn in (
            table.draw(scene, 80, 24),
            table.draw(scene, 80, 50),
            table.score(scene).picture,
            table.tiles(scene, []).picture,
        ):
            assert max(len(line) for line in picture(drawn).splitlines()) <= 80
        assert max(len(line) for line in picture(table.draw(scene, 120, 40), 120).splitlines()) <= 120
    flat = options.get("layout", "flat") == "flat"
    if flat:
        assert len(picture(table.draw(scene, 80, 24)).splitlines()) <= 17, (
            "room is left for what happened and the question"
        )


def test_every_treasure_has_its_own_symbol_and_letter_beside_its_colour():
    assert len(set(SYMBOLS.values())) == len(SYMBOLS) == 6
    assert len(set(LETTER.values())) == 6
    scene = seen_by(played(3, 40), 0, "en")
    text = picture(painter_for("yutaka").draw(scene, 80, 24))
    for key in (card["card"] for zone in scene.view["zones"] if zone["zone"] == "column" for card in zone["cards"]):
        kind = scene.cards[key]["facts"]["kind"]
        assert f"{SYMBOLS[kind]}{key}" in text


def test_without_colours_the_table_says_the_same():
    scene = seen_by(played(3, 40), 0, "en")
    drawn = painter_for("yutaka").draw(scene, 80, 24)
    coloured = re.sub(r"\x1b\[[0-9;]*m", "", picture(drawn, colour=True))
    assert coloured == picture(drawn)
    assert picture(drawn, colour=True) != coloured


def test_hidden_tiles_are_planes_and_known_colours_show_beside_them():
    hidden = picture(painter_for("yutaka").draw(seen_by(played(3, 0), 0, "en"), 80, 24))
    assert hidden.count("✈") == 20 + 1, "twenty tiles, and the legend"
    known = picture(painter_for("yutaka").draw(seen_by(played(3, 0, mode="tactika"), 0, "en"), 80, 24))
    assert len(re.findall(r"✈[▲†●◆■][IDACE]", known)) == 20


def test_what_just_happened_is_marked():
    match = played(3, 12)
    table = painter_for("yutaka")
    marked = picture(table.draw(seen_by(match, 0, "en", spots(match.events(0, 40))), 80, 24), colour=True)
    assert re.search(r"\x1b\[[0-9;]*7[;m]", marked), "reverse video"


def test_covered_tiles_show_that_they_are():
    match = ldt.game("yutaka").start(2, 3, {"layout": "pairs"})
    words = painter_for("yutaka").facts(seen_by(match, 0, "en"))
    assert sum(line.count("under another tile") for line in words) == 10
    match.play(0, "1a")
    assert sum(line.count("under another tile") for line in painter_for("yutaka").facts(seen_by(match, 0, "en"))) == 9


def test_a_picture_shows_no_more_than_the_view():
    """The other's hand is in no picture and no word, whoever looks."""
    match = played(5, 30)
    for seat in (0, 1, None):
        scene = seen_by(match, seat, "en")
        for other in {0, 1} - {seat}:
            assert all(card["card"] is None for card in scene.zone("hand", other)["cards"])
        text = picture(painter_for("yutaka").draw(scene, 80, 24))
        assert text.count("Hand:") == (1 if seat is not None else 0)
    assert picture(painter_for("yutaka").draw(all_open(match, "en"), 80, 24)).count("Hand:") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ldt.games())
def test_the_general_table_draws_every_game(lang, game):
    match = ldt.game(game).start(seed=1)
    table = TablePainter()
    for _ in range(10):
        seat = match.waiting_for[0]
        scene = seen_by(match, seat, lang)
        assert picture(table.draw(scene, 80, 24))
        assert table.facts(scene)
        assert table.hand(scene, seat).lines
        assert len(table.moves(scene, match.ask(seat)["options"]).lines) == len(match.moves(seat))
        assert picture(table.score(scene).picture)
        match.play(seat, match.moves(seat)[0])


def general(game, lang, **wishes):
    """The general table of a game that has just begun, in words."""
    match = ldt.game(game).start(seed=1, **wishes)
    match.names = ["Ann", "Bob"]
    return TablePainter().facts(seen_by(match, 0, lang))


def test_the_general_table_reads_a_number_that_is_a_seat_as_its_name():
    assert "First player: Bob." in general("yutaka", "en", options={"first": 1})
    assert "Premier joueur\u00a0: Bob." in general("yutaka", "fr", options={"first": 1})
    assert "Whose turn it is: Bob." in general("volfyirion", "en", options={"first": 1})


def test_the_general_table_says_a_word_for_a_number_where_the_game_has_one():
    assert "Phase: Draw." in general("yro", "en")
    assert "Phase\u00a0: Pioche." in general("yro", "fr")
    assert "Last round: not yet." in general("saint-seiya", "en")


def test_the_general_table_leaves_out_numbers_that_are_not_told():
    """A figure says where Volfyirion is; no line says at which number."""
    lines = general("volfyirion", "en")
    assert [line for line in lines if "Volfyirion" in line and "Lair" in line]
    assert not [line for line in lines if line.startswith("Dragon")]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Combat: 4 for Ann, 0 for Bob. (R30)"), ("fr", "Combat\u00a0: 4 pour Ann, 0 pour Bob. (R30)")],
)
def test_the_count_says_what_each_seat_gets_and_adds_it_up(lang, line):
    match = ldt.game("yro").start(seed=1)
    match.names = ["Ann", "Bob"]
    while not match.totals()[0]:
        seat = match.waiting_for[0]
        match.play(seat, match.moves(seat)[0])
    scene = seen_by(match, 0, lang)
    shown = TablePainter().score(scene)
    assert line in shown.lines
    rows = [row.split() for row in picture(shown.picture).splitlines() if row.strip()]
    assert ["Combat", "4", "0", "R30"] in rows
    assert rows[-1] == ["Total", *[str(n) for n in match.totals()]]
