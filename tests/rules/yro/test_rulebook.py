"""Our wording of the rules against what is played: the numbers that the rulebook prints are those of the table."""

import re
from importlib import resources

import pytest

from ludotheque.locales import LANGUAGES, say
from support.yro import GAME, plain

FACTIONS = ["iles", "conclave", "marche", "societe", "cite", "dragons"]
PROFESSIONS = ["guerrier", "marchand", "technicien", "explorateur", "mage", "souverain"]
RESOURCES = {"Tech": "tech", "Magi": "magic", "coin": "coins", "écu": "coins", "VP": "vp", "PV": "vp"}
REWARDS = {2: [4, 0], 3: [5, 3, 0], 4: [5, 3, 1, 0], 5: [5, 3, 1, 0, 0]}


def paragraph(lang, rule):
    book = plain(resources.files("ludotheque").joinpath("rulebooks", "yro", f"{lang}.md").read_text("utf-8"))
    return re.split(r"^#+ ", book.split(f"### {rule} · ")[1], flags=re.MULTILINE)[0]


def amounts(text):
    """ "2 Tech points and 2 Magic points" as data."""
    found = {}
    for n, word in re.findall(r"(\d+) (?:points? de )?(\w+)", text):
        found[next(key for start, key in RESOURCES.items() if word.startswith(start))] = int(n)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_bonuses_that_the_book_prints_are_those_of_the_cards(lang):
    """R20: twelve of them, by the names of factions and professions in this language."""
    printed = dict(re.findall(r"^- (.+?) ?: (.+)$", paragraph(lang, "R20"), re.MULTILINE))
    assert len(printed) == 12
    for kind, keys in (("faction", FACTIONS), ("profession", PROFESSIONS)):
        played = {card["facts"][kind]: card["facts"]["bonus"][kind] for card in GAME.cards()}
        for key in keys:
            assert amounts(printed[plain(say(lang, f"yro-{kind}-{key}"))]) == played[key]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", REWARDS)
def test_the_rewards_that_the_book_prints_are_those_of_the_table(lang, seats):
    """R30: and a client is told the same."""
    line = re.search(rf"^- .*\b{seats} (?:joueurs|players) ?: (.+)$", paragraph(lang, "R30"), re.MULTILINE)
    assert [int(n) for n in line.group(1).split(",")] == REWARDS[seats]
    assert GAME.start(seats=seats, seed=1).view()["table"]["rewards"] == REWARDS[seats]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_has_a_line_for_each_of_twelve_quests_and_eight_are_ours(lang):
    """R47, A34: as many as there are in the box."""
    assert len(re.findall(r"^- ", paragraph(lang, "R47"), re.MULTILINE)) == 12
    assert len(re.findall(r"^- ", paragraph(lang, "A34"), re.MULTILINE)) == 8
    for option, count in (("all", 12), ("reconstructed", 8)):
        quests = [card for card in GAME.cards(2, {"quests": option}) if card["back"] == "quest"]
        assert len(quests) == count


def test_the_six_factions_and_professions_have_the_names_of_the_book():
    """R5: in French, as printed."""
    named = {key: say("fr", f"yro-faction-{key}") for key in FACTIONS}
    assert named == {
        "iles": "Îles du Soleil croissant",
        "conclave": "Conclave sylvestre",
        "marche": "Marché errant",
        "societe": "Société minière",
        "cite": "Cité flottante",
        "dragons": "Ordre des chevaliers dragons",
    }
    professions = [say("fr", f"yro-profession-{key}") for key in PROFESSIONS]
    assert professions == ["Guerrier", "Marchand", "Technicien", "Explorateur", "Mage", "Souverain"]
