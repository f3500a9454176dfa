"""YRO's table: it fits, says in words all that it draws, marks the Front, and tells what each phase gave and why."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from laws.tables import YRO
from ludotheque.bots import bot
from ludotheque.kernel.chance import Quick
from ludotheque.locales import LANGUAGES
from ludotheque.terminal.scene import all_open, seen_by, spots
from ludotheque.terminal.tables import painter_for
from ludotheque.terminal.tables.generic import TablePainter
from ludotheque.terminal.tables.yro import FRONT, STYLES, SYMBOLS, YroTable
from support.yro import table as set_table

every_yro = pytest.mark.parametrize("on", YRO.tables, ids=str)
NAMES = ["Ana", "Bo", "Chloé", "Dominique la Grande", "E"]


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


def moments(on, seed=3):
    """A game of bots, a moment of every kind of question in every round."""
    match = on.start(seed, names=NAMES[: on.seats or 2])
    rng = Quick(seed)
    seen = set()
    while not match.over:
        view = match.view()
        if (view["prompt"], match.g.vars[0]) not in seen:
            seen.add((view["prompt"], match.g.vars[0]))
            yield match
        seat = match.waiting_for[0]
        match.play(seat, bot("thumb").advise(match.look(seat), rng).move)
    yield match


# ------------------------------------------------------------------------------------ pictures
@every_yro
def test_the_table_fits_eighty_columns_and_leaves_room_for_the_question(on):
    table = painter_for("yro")
    assert isinstance(table, YroTable)
    for match in moments(on):
        for lang in LANGUAGES:
            scene = seen_by(match, 0, lang, spots(match.events(0)))
            drawn = picture(table.draw(scene, 80, 24))
            assert max(map(len, drawn.splitlines())) <= 80
            assert drawn.count("╭") == 1, "all guilds lie side by side"
            assert len(drawn.splitlines()) <= 20
            for width, height in ((80, 50), (120, 40), (40, 24), (200, 60)):
                assert max(map(len, picture(table.draw(scene, width, height), width).splitlines())) <= width
            assert picture(table.score(scene).picture)


def test_a_terminal_too_narrow_for_a_guild_gets_words():
    scene = seen_by(set_table(["SM3@c3 SM5@c2", "ME1@c3"]), 0, "en")
    assert "╭" not in picture(painter_for("yro").draw(scene, 15, 24), 15)
    assert "╭" in picture(painter_for("yro").draw(scene, 20, 24), 20)


def test_the_topmost_card_of_every_column_is_marked():
    """R25: the worked example, with cards behind."""
    match = set_table(["ME3@b3 CD2@c3 IS1@d3 SM3@b4 SM5@c4", "ME1@c3"])
    drawn = picture(painter_for("yro").draw(seen_by(match, 0, "en"), 80, 24))
    for key in ("ME3", "CD2", "IS1", "ME1"):
        assert f"{FRONT}{key}" in drawn
    for key in ("SM3", "SM5"):
        assert f" {key}" in drawn
        assert f"{FRONT}{key}" not in drawn


def test_every_profession_has_a_symbol_and_every_faction_a_colour_of_its_own():
    assert len(set(SYMBOLS.values())) == len(SYMBOLS) == 6
    assert len(set(STYLES.values())) == len(STYLES) == 6


def test_without_colours_the_table_says_the_same():
    match = set_table(["ME3@b3 CD2@c3 IS1@d3", "ME1@c3"])
    drawn = painter_for("yro").draw(seen_by(match, 0, "en"), 80, 24)
    coloured = picture(drawn, colour=True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == picture(drawn)
    assert coloured != picture(drawn)


def test_what_was_just_placed_is_marked():
    match = set_table(["SM3@c3", "ME1@c3"], ["ME2 CS1 CS4 SM1 IS1", "..."])
    for seat, line in ((0, "done"), (1, "done"), (0, "+ME2 done"), (1, "done"), (0, "ME2-c2")):
        match.play(seat, line)
    scene = seen_by(match, 0, "en", spots(match.events(0)))
    assert re.search(r"\x1b\[[0-9;]*7[;m][^\x1b]*ME2", picture(painter_for("yro").draw(scene, 80, 24), colour=True))


def test_one_sees_where_one_may_place_and_never_what_others_hold():
    """R17, A22."""
    match = set_table(["SM3@c3", "ME1@c3"], names=["Ana", "Bo"])
    table = painter_for("yro")
    mine = picture(table.draw(seen_by(match, 0, "en"), 80, 24))
    assert mine.count("·") >= 4, "the four spots around the first card"
    assert "Ana, 5 cards in hand" in mine
    assert "Bo, 5 cards in hand" not in mine
    assert "in hand" not in picture(table.draw(seen_by(match, None, "en"), 80, 24))
    assert picture(table.draw(all_open(match, "en"), 80, 24)).count("in hand") == 2


# ------------------------------------------------------------------------------------ words
@every_yro
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_name_every_card_that_lies_in_a_guild(on, lang):
    for match in moments(on, 4):
        scene = seen_by(match, 0, lang)
        words = "\n".join(painter_for("yro").facts(scene))
        for seat in range(scene.view["seats"]):
            assert scene.name(seat) in words
            for card in scene.zone("guild", seat)["cards"]:
                assert f"({card['card']})" in words
        for option in (match.ask(0) or {"options": []})["options"]:
            assert painter_for("yro").describe(scene, option) or option["move"] == "done"


def test_the_words_tell_the_numbers_and_the_front():
    match = set_table(["ME3@b3 CD2@c3 SM3@c4", ""], names=["Ana", "Bo"], numbers={"tech": (3, 0), "vp": (12, 0)})
    words = painter_for("yro").facts(seen_by(match, 0, "en"))
    assert words[1].startswith("Ana: 12 VP, 5 coins, Tech 3 (level II), Magic 0 (level 0)")
    assert words[1].endswith("3 Adventurers of 9.")
    assert words[2] == "Ana, Front from the left: Master Smith (ME3), Golden Dragon Knight (CD2)."
    assert words[3:5] == [
        "Row 3: b3 Master Smith (ME3), c3 Golden Dragon Knight (CD2).",
        "Row 4: c4 Alchemist (SM3).",
    ]


def test_each_phase_tells_what_it_gave_and_why():
    """R30, R34, R38, R40: one line for each guild, the numbers add up."""
    match = set_table(["ME2@c3 IS1@b3 SM3@c4", "CS2@c3"], names=["Ana", "Bo"])
    for seat, line in ((0, "done"), (1, "done"), (0, "done"), (1, "done")):
        match.play(seat, line)
    news = painter_for("yro").news(seen_by(match, 0, "en"), match.log(0, "en"), match.events(0))
    told = [(line["text"], line["rule"]) for line in news]
    for line in [
        ("Combat · Ana: Strength 7, 5 VP (4 + Badger Pugilist 1).", "yro R30"),
        ("Combat · Bo: Strength 2, no VP.", "yro R30"),
        ("Production · Ana: 1 Tech (Alchemist).", "yro R34"),
        ("Income · Ana: 4 coins (3 + Pedlar 1).", "yro R38"),
        ("Income · Bo: 4 coins (3 + Seed Barterer 1).", "yro R38"),
        ("Victory Points · Ana: 1 VP (Alchemist 1).", "yro R40"),
    ]:
        assert told.count(line) == 1, line


@every_yro
def test_telling_phases_together_loses_no_point(on):
    """What the lines say each guild gained in Combat and in the last phase is what the count says."""
    match = next(match for match in moments(on, 6) if match.over)
    table = painter_for("yro")
    told = table.news(seen_by(match, 0, "en"), match.log(0, "en"), match.events(0))
    sources = {"Combat": "vp-combat", "Victory Points": "vp-phase"}
    for seat in range(match.kit.seats):
        for phase, source in sources.items():
            head = re.compile(rf"{phase} · {NAMES[seat]}:.*?(\d+) VP")
            total = sum(int(found[1]) for found in (head.match(line["text"]) for line in told) if found)
            counted = [it["value"] for it in match.view()["counters"] if (it["counter"], it["seat"]) == (source, seat)]
            assert [total] == counted


def test_a_guild_a_spot_and_the_bonuses_can_be_asked_for():
    match = set_table(["CF1@c3", "SM3@c3"], names=["Ana", "Bo"])
    table, scene = painter_for("yro"), seen_by(match, 0, "en")
    assert any(
        "Alchemist (SM3), Mining Company, Technician, cost 2" in line for line in table.guild(scene, ["bo"]).lines
    )
    assert any("(CF1)" in line for line in table.guild(scene, []).lines)
    assert "Ana, Bo" in table.guild(scene, ["Zoe"]).lines[0]
    assert [line.split(",")[0] for line in table.explain(scene, "C3").lines] == ["Ana", "Bo"]
    assert table.explain(scene, "z9") is None
    bonuses = table.bonus(scene, []).lines
    assert len(bonuses) == 1 + 12
    assert "Floating City: 2 Tech, 2 Magic" in bonuses


def test_the_general_table_has_words_for_every_zone():
    words = TablePainter().facts(seen_by(YRO.tables[6].start(1), 0, "fr"))
    assert not any(re.match("deck|guild|recruits|pack|quest|thrown", line) for line in words)
