"""Saint Seiya's table: it fits, tells costs and totals as the rules do, says in words what it draws, hides hands."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from laws.tables import SAINT_SEIYA
from ludotheque.bots import bot
from ludotheque.kernel.chance import Quick
from ludotheque.locales import LANGUAGES
from ludotheque.terminal.scene import all_open, seen_by, spots
from ludotheque.terminal.tables import painter_for
from ludotheque.terminal.tables.saint_seiya import SIGNS, STYLES, SaintSeiyaTable
from support.saints import table

TABLE = painter_for("saint-seiya")
NAMES = ["Ana", "Bo", "Chloé", "Dominique la Grande", "E"]
every_table = pytest.mark.parametrize("on", SAINT_SEIYA.tables, ids=str)


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
    """The table as somebody sees it, in characters."""
    return picture(TABLE.draw(seen_by(match, seat, lang), width, height), width)


def cell(match, slot, seat=0):
    """What is drawn of one slot, line by line."""
    lines = [line for line in drawn(match, seat).splitlines() if line.startswith("│")]
    return [line.split("│")[slot].strip() for line in lines]


def moments(on, seed=3, decisions=300):
    """A game of chance, at each question that was not put before and at every fiftieth."""
    match = on.start(seed, names=NAMES[: on.seats or 2])
    rng = Quick(seed)
    seen = set()
    for n in range(decisions):
        if match.over:
            break
        prompt = match.view()["prompt"]
        if prompt not in seen or n % 50 == 0:
            seen.add(prompt)
            yield match
        seat = match.waiting_for[0]
        match.play(seat, bot("random").advise(match.look(seat), rng).move)
    yield match


# ------------------------------------------------------------------------------------ pictures
@every_table
def test_the_table_fits_eighty_columns_and_leaves_room_for_the_question(on):
    assert isinstance(TABLE, SaintSeiyaTable)
    for match in moments(on):
        for lang in LANGUAGES:
            scene = seen_by(match, 0, lang, spots(match.events(0)))
            lines = picture(TABLE.draw(scene, 80, 24)).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 20 or match.over, "\n".join(lines)  # then all hands are open, and nothing is asked
        for width, height in ((80, 50), (120, 40), (60, 24), (200, 60)):
            assert max(map(len, picture(TABLE.draw(scene, width, height), width).splitlines())) <= width
        assert picture(TABLE.score(scene).picture)


def test_a_terminal_too_narrow_for_the_field_gets_words():
    match = table("mu@6").match
    assert "╭" not in drawn(match, width=78)
    assert "╭" in drawn(match, width=79)


def test_every_rank_has_a_sign_and_a_colour_of_its_own():
    """R7."""
    assert len(set(SIGNS.values())) == len(SIGNS) == 5
    assert len(set(STYLES.values())) == len(STYLES) == 5


def test_without_colours_the_table_says_the_same():
    scene = seen_by(table("mu@6 aghora@3", "seiya leda").match, 0, "en")
    coloured = picture(TABLE.draw(scene, 80, 24), colour=True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == picture(TABLE.draw(scene, 80, 24))
    assert coloured != picture(TABLE.draw(scene, 80, 24))


def test_what_has_just_arrived_is_marked():
    """R34."""
    t = table(hand="seiya", reserve="leda ...")
    t.end()
    scene = seen_by(t.match, 0, "en", spots(t.match.events(0)))
    assert re.search(r"\x1b\[[0-9;]*7[;m][^\x1b]*Leda", picture(TABLE.draw(scene, 80, 24), colour=True))


def test_signs_tell_flames_what_strikes_back_and_what_holds_on_the_field():
    """R40, R47, A20."""
    match = table("saga@1 mu@2 aghora@3 kuraggu@4 oko@5 leda@6").match
    heads = [cell(match, slot)[0] for slot in range(1, 7)]
    assert heads == ["1 ◆ ☼ !", "2 ◆ ☼", "3 ◇ !", "4 ▴ ~", "5 ˙", "6→ ▴"]


def test_the_clock_shows_the_flames_that_are_left():
    """R47, R49."""
    assert "☼☼☼☼☼☼☼····· 7/12" in drawn(table(flames=7).match)
    assert "············ 0/12" in drawn(table(flames=0, last_round=True).match)
    assert "LAST ROUND" in drawn(table(flames=0, last_round=True).match)


# ------------------------------------------------------------------------------------ costs and totals
def test_slot_6_is_cheaper_and_absent_costs_are_dashes():
    """R4, R25."""
    match = table("mu@5 aghora@6 virgo@1").match
    assert cell(match, 5)[3:5] == ["F 7", "C 7"]
    assert cell(match, 6)[3:5] == ["F 5↓", "C –"]
    assert cell(match, 1)[3:5] == ["F –", "C 5"]


def test_the_worked_example_of_mu_is_told_card_by_card():
    """R58: 1 + 2 + 2 + 1 for 6; their Force is 4."""
    t = table("mu@6", "marin seiya+ seiya+ seiya")
    for card, force, cosmos in (
        ("seiya+", "F 1/6↓ −5", "C 1/6↓ −5"),
        ("seiya", "F 2/6↓ −4", "C 1/6↓ −5"),
        ("marin", "F 3/6↓ −3", "C 4/6↓ −2"),
        ("seiya+", "F 4/6↓ −2", "C 6/6↓ ✓"),
    ):
        t.play(card, "mu")
        assert cell(t.match, 6)[3:5] == [force, cosmos]


def test_an_armour_that_closes_the_gap_is_told():
    """R23, A12: 1 Cosmos of Seiya and 2 of the Armour for 3."""
    t = table("nachi@3 sho@2", "seiya+", armour="virgo")
    assert cell(t.match, 2)[4] == "C 0/2 ✓+", "alone"
    assert cell(t.match, 3)[4] == "C 3"
    t.play("seiya+", "nachi")
    assert cell(t.match, 3)[3:5] == ["F 1/3 −2", "C 1/3 ✓+"]


def test_reductions_and_bonuses_of_this_turn_are_in_the_figures():
    """A34, A46, A19: a Black double against its hero, Cassios, the Taurus Armour."""
    t = table("black-pegasus@2 guilty@3", "seiya leda cassios", armour="taurus")
    t.play("seiya", "black-pegasus")
    assert cell(t.match, 2)[3] == "F 1/2↓ −1"
    t.play("leda", "guilty")
    t.activate("taurus")
    t.pick("leda")
    assert cell(t.match, 3)[3] == "F 3/6 −3"
    t.play("cassios", "guilty")
    t.activate("cassios")
    t.pick("#3")
    assert cell(t.match, 3)[3] == "F 3/4↓ −1"


def test_what_cannot_be_acquired_though_there_is_enough_is_crossed():
    """A20: Kuraggu; A21: the Sea Serpent wants three."""
    t = table("kuraggu@1 leda@2", "seiya seiya")
    t.play("seiya seiya", "leda")
    assert cell(t.match, 2)[3] == "F 2/2 ✗"
    t = table("serpent@2", "shura")
    t.play("shura", "serpent")
    assert cell(t.match, 2)[3] == "F 3/3 ✗"


@every_table
def test_a_tick_is_an_acquisition_that_the_rules_offer(on):
    """R24: in any position, whoever looks."""
    for match in moments(on, 5):
        if match.view()["prompt"] != "saint-seiya-ask-main":
            continue
        moves = match.moves(match.waiting_for[0])
        slots = [
            card["spot"] + 1 for zone in match.view()["zones"] if zone["zone"] == "field" for card in zone["cards"]
        ]
        words = TABLE.facts(seen_by(match, 0, "en"))
        for slot in slots:
            line = next(line for line in words if line.startswith(f"Slot {slot}:"))
            assert bool(re.search(r"Force \d+ of \d+ \(enough\)", line)) == (f"f{slot}" in moves), line
            assert bool(re.search(r"Cosmos \d+ of \d+ \(enough\)", line)) == (f"c{slot}" in moves), line
            if re.search(r"enough with the Armour", line):
                assert f"c{slot}+" in moves


# ------------------------------------------------------------------------------------ players
def test_one_sees_piles_counted_armour_and_wounded_and_never_what_others_hold():
    """R11, A29."""
    t = table(hand="seiya leda", foe={"hand": "shiryu spica", "armour": "leo", "wounded": "misty shiryu shiryu"},
              names=["Ana", "Bo"])  # fmt: skip
    mine = drawn(t.match)
    assert re.search(r"▶ Ana \(Seiya\) +2 +9 +0 +0 +5", mine)
    assert re.search(r"  Bo \(Shiryu\) +2 +7 +0 +0 +5 +armure-lion 2C +misty, shiryu ×2", mine)
    assert "Ana, 2 cards in hand" in mine
    assert "spica" not in mine
    assert "cards in hand" not in drawn(t.match, None)
    assert picture(TABLE.draw(all_open(t.match, "en"), 80, 24)).count("cards in hand") == 2


def test_those_whose_card_has_gone_are_not_forgotten():
    """R20: held back, they face nobody any more."""
    t = table("leda@3", "seiya shura")
    t.play("seiya shura", "leda")
    t.force("leda", "shura")
    assert "Facing nobody any more: seiya" in drawn(t.match)


# ------------------------------------------------------------------------------------ words
@every_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_name_every_card_of_the_field_and_every_move_is_described(on, lang):
    for match in moments(on, 4):
        seat = match.waiting_for[0] if match.waiting_for else 0
        scene = seen_by(match, seat, lang)
        words = "\n".join(TABLE.facts(scene))
        for name in [scene.name(seat) for seat in range(scene.view["seats"])]:
            assert name in words
        for card in scene.zone("field")["cards"]:
            assert scene.card_name(card["card"]) in words
        for option in (match.ask(seat) or {"options": []})["options"]:
            assert TABLE.describe(scene, option) or option["move"] in ("yes", "none"), option


def test_the_moves_say_whom_they_concern():
    t = table("mu@6 leda@3", "seiya aries", names=["Ana", "Bo"], armour="virgo")
    t.play("seiya", "leda")
    scene = seen_by(t.match, 0, "en")
    told = {option["move"]: TABLE.describe(scene, option) for option in t.match.ask(0)["options"]}
    assert told["+armure-belier"] == "Equip Aries Armour"
    assert told["!armure-vierge"] == "Activate Virgo Armour"
    assert told["done"] == "End the main phase"
    t = table("sho@6", "seiya", armour="virgo", names=["Ana", "Bo"])
    t.play("seiya", "sho")
    scene = seen_by(t.match, 0, "en")
    told = {option["move"]: TABLE.describe(scene, option) for option in t.match.ask(0)["options"]}
    assert told["f6"] == "acquire Sho, Sky Cloth by Force: 1 for 1"
    assert told["c6+"] == "acquire Sho, Sky Cloth by Cosmos with the Armour: 2 for 1"


def test_cards_played_one_after_the_other_are_told_together():
    """R18, R26: one line for the three who are engaged, one for the three who are discarded."""
    t = table("guilty@3", "shura leda leda seiya", names=["Ana", "Bo"])
    t.play("leda leda shura seiya", "guilty")
    t.force("guilty", "leda leda shura seiya")
    news = TABLE.news(seen_by(t.match, 1, "en"), t.match.log(1, "en"), t.match.events(1))
    told = [(line["text"], line["rule"]) for line in news]
    assert ("Ana engages against slot 3: Leda ×2, Shura of Capricorn, Seiya (civilian).", "saint-seiya R18") in told
    discarded = next(text for text, rule in told if text.startswith("Ana discards what was played"))
    assert all(name in discarded for name in ("Leda ×2", "Shura of Capricorn", "Seiya (civilian)"))
    assert len([text for text, _ in told if "Leda" in text]) == 2


def test_a_question_names_the_card_that_asks():
    """R41: Guilty asks for himself; the main phase is nobody's question (R18)."""
    t = table("", "guilty")
    scene = seen_by(t.match, 0, "en")
    assert TABLE.question(scene, t.match.ask(0)) == scene.text("saint-seiya-ask-main")
    t.engage("guilty", 3)
    asked = TABLE.question(seen_by(t.match, 0, "en"), t.match.ask(0))
    assert asked == "Guilty: Do you want to apply the When Played effect?"


def test_the_field_the_piles_and_a_slot_can_be_asked_for():
    t = table("aghora@3", discard="leda seiya seiya", foe={"destroyed": "shiryu"}, names=["Ana", "Bo"])
    scene = seen_by(t.match, 0, "en")
    field = TABLE.field(scene, []).lines
    assert len(field) == 6
    assert field[2].startswith(
        "Slot 3: Aghora, Lotus, Silver Saint, Uncommon. Cost: Force 6, not by Cosmos. Gives 1 Force"
    )
    assert field[2].endswith("Defeated: every Character used against him that has no Cosmos is wounded.")
    assert TABLE.explain(scene, "#3").lines[0].startswith("Slot 3: Aghora")
    assert TABLE.explain(scene, "aghora") is None
    assert "Ana, Discard pile: Leda, Seiya (civilian) ×2." in TABLE.piles(scene, ["ana"]).lines
    assert "Bo, Destroyed: Shiryu (civilian)." in TABLE.piles(scene, ["2"]).lines
    assert "Ana, Bo" in TABLE.piles(scene, ["Zoe"]).lines[0]
