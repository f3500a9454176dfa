"""Volfyirion's table: it fits, says in words all that it draws, and shows where the dragon is and what it will burn."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from laws.tables import VOLFYIRION
from ludotheque.bots import bot
from ludotheque.kernel.chance import Quick
from ludotheque.locales import LANGUAGES
from ludotheque.terminal.scene import all_open, seen_by, spots
from ludotheque.terminal.tables import painter_for
from ludotheque.terminal.tables.generic import TablePainter
from ludotheque.terminal.tables.volfyirion import VolfyirionTable
from ludotheque.terminal.tables.volfyirion.drawing import READY, SIGNS, STYLES, TAKEN
from ludotheque.terminal.tables.volfyirion.words import DRAGON, SEALED
from support.cities import duel

#: One table of every mode, and all modules together.
TABLES = [on for on in VOLFYIRION.tables if on.name in ("duel", "duel, all modules", "solo", "coop", "teams")]
every_mode = pytest.mark.parametrize("on", TABLES, ids=str)
NAMES = ["Ana", "Bo", "Chloé", "Dominique la Grande"]


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


def drawn(match, seat=0, lang="en", width=80, height=24):
    return picture(painter_for("volfyirion").draw(seen_by(match, seat, lang), width, height), width)


def moments(on, seed=3):
    """A game of bots, a moment of every kind of question in every turn."""
    seats = on.start(1).kit.seats
    match = on.start(seed, names=NAMES[:seats])
    rng = Quick(seed)
    seen = set()
    while not match.over:
        seat = match.waiting_for[0]
        if (match.view()["prompt"], match.g.vars[1]) not in seen:
            seen.add((match.view()["prompt"], match.g.vars[1]))
            yield match
        match.play(seat, bot("thumb").advise(match.look(seat), rng).move)
    yield match


# ------------------------------------------------------------------------------------ pictures
@every_mode
def test_the_table_fits_eighty_columns_and_leaves_room_for_the_question(on):
    table = painter_for("volfyirion")
    assert isinstance(table, VolfyirionTable)
    most = 33 if on.start(1).kit.seats == 4 else 22  # two rows and four hands need a taller window
    for match in moments(on):
        for lang in LANGUAGES:
            scene = seen_by(match, 0, lang, spots(match.events(0)))
            page = picture(table.draw(scene, 80, 24))
            assert max(map(len, page.splitlines())) <= 80
            assert page.count("╭") == 1
            assert len(page.splitlines()) <= most, page
    for width, height in ((80, 50), (120, 40), (40, 24), (200, 60)):
        assert max(map(len, picture(table.draw(scene, width, height), width).splitlines())) <= width


def test_a_terminal_too_narrow_for_two_columns_gets_words():
    assert "╭" not in drawn(duel(), width=60)
    assert "╭" in drawn(duel(), width=64)


def test_row_and_lair_are_numbered_with_cost_points_and_ability():
    """R29, R34: what a newcomer needs to choose."""
    match = duel(row="feasible-solution soldier barter sabotage bank", lair="black-spores emerald-horn")
    page = drawn(match)
    for line in (
        "1 Feasible Solution P4 1C 1B 2K R+P›2C 3K",
        "2 Soldier 3 +3 ✕›2B",
        "3 Barter T1 1C ✕›3K",
        "4 Sabotage R5 2C 2B ✕›−Building",
        "5 Bank T6 1C 1B T›draw",
        "1 Black Spores 4 1C 1K ✕›−Troop",
        "2 Emerald Horn 6 2C 1K ✕›dragon",
    ):
        assert line in page, line


def test_a_city_shows_its_defence_with_its_troop_and_its_building():
    """R32."""
    page = drawn(duel(troops="elite-trooper@2", buildings="bank@2", foe_ruins="1"))
    assert re.search(r"2 Vahylea 9\+6  Elite Trooper  Bank", page)
    assert "1 destroyed" in page


def test_the_dragon_is_drawn_where_it_stands_and_what_it_will_burn_is_told():
    """R46."""
    at_home = drawn(duel(dragon="lair"), seat=0)
    assert f"{DRAGON} Lair: move 8K, defeat 16B" in at_home
    burning = duel(dragon="foe 3", foe_troops="guard@3", foe_buildings="bank@3", names=["Ana", "Bo"])
    page = drawn(burning)
    assert f"{DRAGON}3 Kyr 10+4" in page
    assert "Bo’s City 3" in page
    assert "Kyr, Guard, Bank" in " ".join(page.split())
    assert f"{DRAGON} Lair" not in page


def test_synergies_that_are_lit_and_wonders_that_are_sealed_bear_signs():
    """R38, R43: one Synergy has given its points, one waits to be used."""
    match = duel("shrewd-deal", area="telrons-analysis", sealed="void-fluid", house="captain")
    match.play(0, "play shrewd-deal")
    page = drawn(match)
    assert f"Shrewd Deal T{TAKEN}" in page
    assert f"Telron’s Analysis T{READY}" in page
    assert f"Void Fluid{SEALED}" in page


def test_signs_and_colours_are_all_different():
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert len(set(STYLES.values())) == len(STYLES)


def test_without_colours_the_table_says_the_same():
    renderable = painter_for("volfyirion").draw(seen_by(duel("stab bank guard"), 0, "en"), 80, 24)
    coloured = picture(renderable, colour=True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == picture(renderable)
    assert coloured != picture(renderable)


def test_nobody_sees_what_others_hold():
    """A38."""
    match = duel("stab captain", names=["Ana", "Bo"])
    assert "Ana, 2 cards in hand" in drawn(match, 0)
    assert "in hand:" not in drawn(match, 1)
    assert "in hand:" not in drawn(match, None)
    assert "Ana, 2 cards in hand" in picture(painter_for("volfyirion").draw(all_open(match, "en"), 80, 24))


# ------------------------------------------------------------------------------------ words
@every_mode
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_described_and_every_card_in_play_named(on, lang):
    table = painter_for("volfyirion")
    for match in moments(on, 4):
        seat = match.waiting_for[0] if match.waiting_for else 0
        scene = seen_by(match, seat, lang)
        words = "\n".join(table.facts(scene))
        for zone in scene.view["zones"]:
            if zone["zone"] in ("area", "troops", "buildings", "row", "cities"):
                for card in zone["cards"]:
                    assert scene.card_name(card["card"]) in words
        options = (match.ask(seat) or {"options": []})["options"]
        for option in options:
            assert table.describe(scene, option) or option["move"] == "done"
        assert len(table.moves(scene, options).lines) == len(options)


def test_prices_are_told_with_the_moves():
    """R29, R32, R38."""
    match = duel(points=(4, 13, 4), foe_troops="guard@2", foe_area="void-fluid", row="guard - - - -")
    scene = seen_by(match, 0, "en")
    told = {option["move"]: painter_for("volfyirion").describe(scene, option) for option in match.ask(0)["options"]}
    assert told["attack 2"] == "attack Akao Uket for 13 Battle"
    assert told["attack 1"] == "attack Yrdesh for 8 Battle"
    assert told["buy 1"] == "acquire Guard for 4 Command (+4 ✕›3B)"
    assert told["seal void-fluid 2"] == "seal Player 2’s Void Fluid for 4 Knowledge"


def test_what_is_played_and_gained_is_told_on_one_line():
    match = duel("prospector diviner stab", names=["Ana", "Bo"])
    for card in ("prospector", "diviner", "stab"):
        match.play(0, f"play {card}")
    news = painter_for("volfyirion").news(seen_by(match, 0, "en"), match.log(0, "en"), match.events(0))
    assert news[-1]["text"] == "Ana plays Prospector, Diviner, Stab: 2 Command, 2 Battle, 3 Knowledge."


def test_a_players_cities_can_be_asked_for():
    match = duel(discard="stab", foe_troops="guard@1", names=["Ana", "Bo"])
    table, scene = painter_for("volfyirion"), seen_by(match, 0, "en")
    assert "City 1, Yrdesh: Defence 12, guarded by Guard." in table.city(scene, ["bo"]).lines
    assert "Ana, Discard Pile: Stab." in table.city(scene, []).lines
    assert "Ana, Bo" in table.city(scene, ["Zoe"]).lines[0]


def test_the_general_table_has_words_for_every_zone():
    for on in VOLFYIRION.tables:
        for line in TablePainter().facts(seen_by(on.start(1), 0, "fr")):
            assert not re.match("[a-z]+(-[a-z]+)* ", line) or ":" not in line.split()[0], line


# ------------------------------------------------------------------------------------ at the prompt
def test_a_newcomer_plays_a_first_turn(run):
    """Half a move is understood, a refusal says what is missing, a move by its number is played."""
    typed = "done\nplay\nbuy 1\nplay prospector\nmoves\n1\ncity\nhint\nquit\nn\n"
    said = run("play", "volfyirion", "--seed", 4, typed=typed)
    assert said.code == 0
    assert "Welcome to Volfyirion" in said.out
    assert "play prospector" in said.out
    assert re.search(r"\(R29\)|R29", said.out), "what is refused is refused by its rule"
    assert "1) play prospector: play Prospector (1C)" in said.out
    assert "City 1, Tylaris: Defence 8." in said.out


@pytest.mark.parametrize("words", [("--seats", 1), ("--seats", 4), ("--option", "mode=coop")])
def test_every_mode_can_be_played_to_its_end_by_typing_the_first_move(run, words):
    said = run("play", "volfyirion", "--seed", 3, *words, typed="1\n1\n" * 1500)
    assert said.code == 0
    assert re.search(r"(Won|Lost|A draw|wins|win|lost)[^\n]*\([SKTRA]\d+", said.out)


def test_a_sealed_wonder_is_told_from_its_twin():
    """A7: removing the one or the other is a choice, and the words say which is which."""
    match = duel("qoam-ritual", area="void-fluid", sealed="void-fluid")
    for move in ("play qoam-ritual", "scrap qoam-ritual"):
        match.play(0, move)
    scene = seen_by(match, 0, "en")
    told = {option["move"]: painter_for("volfyirion").describe(scene, option) for option in match.ask(0)["options"]}
    assert (SEALED in told["remove sealed void-fluid"], SEALED in told["remove area void-fluid"]) == (True, False)
