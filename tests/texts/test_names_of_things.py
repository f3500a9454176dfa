"""What zones and counters are called: by the game's own word, else by the usual one, else by their key."""

import pytest

from laws.tables import SHELF
from ludotheque.locales import LANGUAGES, counter_text, counter_word, has, say, zone_word
from support.shelf import assert_none, each_game


@pytest.mark.parametrize(
    ("lang", "game", "zone", "word"),
    [
        ("en", "saint-seiya", "removed", "Common discard"),
        ("en", "yutaka", "removed", "Out of the game"),
        ("fr", "yutaka", "island", "Île"),
    ],
)
def test_a_game_calls_its_zones_by_its_own_words(lang, game, zone, word):
    assert zone_word(lang, game, zone) == word


@pytest.mark.game("volfyirion")
def test_a_game_calls_its_numbers_by_its_own_words():
    assert counter_word("en", "volfyirion", "command") == "Command"


@pytest.mark.game("yro")
def test_a_zone_that_several_games_have_needs_no_word_of_its_own():
    assert not has("en", "yro-zone-hand")
    assert zone_word("en", "yro", "hand") == zone_word("en", "a-game-without-words", "hand") == "Hand"
    assert counter_word("fr", "a-game-without-words", "round") == "Manche"


def test_without_any_word_the_key_is_made_readable():
    assert zone_word("fr", "a-game-without-words", "quest-pile") == "Quest pile"
    assert counter_word("en", "a-game-without-words", "victory_points") == "Victory points"


def test_a_number_is_said_by_the_games_word_for_it_else_as_it_is():
    assert counter_text("fr", "yro", "phase", 2) == "Recrutement"
    assert counter_text("en", "saint-seiya", "hero", 4) == "Ikki"
    assert counter_text("en", "yro", "coins", 1200) == "1200"


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_that_is_told_has_a_word(lang, game):
    told = {var.key for table in SHELF[game].tables for var in table.start(1).kit.vars if var.told}
    assert_none(
        f"{game}-counter-{key}: is missing in {lang}"
        for key in sorted(told)
        if not any(has(lang, f"{of}-counter-{key}") for of in (game, "table"))
    )


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_zone_of_every_game_has_a_word(lang, game):
    zones = {zone.key for table in SHELF[game].tables for zone in table.start(1).kit.zones}
    missing = [key for key in sorted(zones) if not any(has(lang, f"{of}-zone-{key}") for of in (game, "table"))]
    assert_none(f"{game}-zone-{key}: is missing in {lang}" for key in missing)


@pytest.mark.parametrize(
    ("name", "said"),
    [("Ana", "d’Ana"), ("Élodie", "d’Élodie"), ("Bo", "de Bo"), ("Hugo", "de Hugo"), ("Yann", "de Yann")],
)
def test_french_elides_before_a_name_that_begins_with_a_vowel(name, said):
    assert say("fr", "web-yutaka-stock", {"seat": name}) == f"Les cartes {said}"
