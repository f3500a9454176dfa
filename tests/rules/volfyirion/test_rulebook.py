"""Our wording of the rules against what is played: the numbers that the rulebook prints are those of the table."""

import re
from importlib import resources

import pytest

from ludotheque.locales import LANGUAGES
from support.cities import GAME

ROOT = resources.files("ludotheque").joinpath("rulebooks", "volfyirion")


def paragraph(lang, rule):
    book = ROOT.joinpath(f"{lang}.md").read_text("utf-8").replace("\u00a0", " ")
    return re.split(r"^#+ ", book.split(f"### {rule} · ")[1], flags=re.MULTILINE)[0]


def number(lang, rule, english, french):
    """A number of a paragraph, found by the words around it."""
    found = re.search(english if lang == "en" else french, paragraph(lang, rule))
    assert found, (lang, rule)
    return int(found.group(1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_prices_that_the_book_prints_are_those_of_the_table(lang):
    """R36, R39, R40: 16 Battle, 2 and 8 Knowledge."""
    costs = GAME.start(seed=1).view()["table"]["costs"]
    assert number(lang, "R36", r"pay (\d+) Battle", r"payer (\d+) points de Combat") == costs["defeat"] == 16
    assert number(lang, "R39", r"Pay (\d+) Knowledge", r"Payez (\d+) points de Savoir") == costs["replace"] == 2
    assert number(lang, "R40", r"Pay (\d+) Knowledge", r"Payez (\d+) points de Savoir") == costs["move"] == 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_limit_of_turns_is_the_one_that_is_played(lang):
    """A37: each side has so many."""
    table = GAME.start(seed=1).view()["table"]
    assert number(lang, "A37", r"had (\d+) turns", r"joué (\d+) tours") == table["turns"] == 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_that_the_book_counts_are_those_of_the_box(lang):
    """R1, R5: 36, 12, 15, 26 and 63."""
    kinds = {"command": 36, "building": 12, "troop": 15, "wonder": 26}
    counted = dict.fromkeys(kinds, 0)
    for card in GAME.cards():
        if card["facts"]["kind"] in kinds and not card["facts"].get("starter"):
            counted[card["facts"]["kind"]] += card["copies"]
    assert counted == kinds
    printed = [int(n) for n in re.findall(r"\d+", paragraph(lang, "R1"))]
    assert printed[:5] == [136, 36, 12, 15, 26]
    assert "36 + 15 + 12 = 63" in paragraph(lang, "R5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_has_a_line_for_every_perk_and_every_ploy(lang):
    """R52, R53: four and six, by their names."""
    cards = GAME.cards(2, {"modules": ["perks", "ploys"]}, lang=lang)
    for rule, kind, count in (("R52", "perk", 4), ("R53", "ploy", 6)):
        named = [card["name"] for card in cards if card["facts"]["kind"] == kind]
        lines = [line.split(":")[0].strip() for line in re.findall(r"^- (.+)$", paragraph(lang, rule), re.MULTILINE)]
        assert len(named) == count
        assert sorted(lines) == sorted(named)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_the_book_names_has_the_name_it_bears(lang):
    """R28, R33, R43: the cards of the examples."""
    names = {card["card"]: card["name"] for card in GAME.cards(lang=lang)}
    for rule, keys in (("R28", ["apothecary", "bank"]), ("R33", ["soldier"]), ("R43", ["shrewd-deal", "harness-qoam"])):
        for key in keys:
            assert names[key] in paragraph(lang, rule), key
