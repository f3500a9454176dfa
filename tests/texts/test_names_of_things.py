"""What zones and counters are called: by the game's own word, else by the usual one, else by their key."""

import pytest

from laws.tables import SHELF
from ludotheque.locales import LANGUAGES, counter_text, counter_word, has, zone_word

TABLES = [table for entry in SHELF.values() for table in entry.tables]


def test_a_game_calls_its_zones_by_its_own_words():
    assert zone_word("en", "saint-seiya", "removed") == "Common discard"
    assert zone_word("en", "yutaka", "removed") == "Out of the game"
    assert zone_word("fr", "yutaka", "island") == "Île"
    assert counter_word("en", "volfyirion", "command") == "Command"


def test_a_zone_that_several_games_have_needs_no_word_of_its_own():
    assert not has("en", "yro-zone-hand")
    assert zone_word("en", "yro", "hand") == zone_word("en", "a-game-without-words", "hand") == "Hand"


def test_without_any_word_the_key_is_made_readable():
    assert zone_word("fr", "a-game-without-words", "quest-pile") == "Quest pile"
    assert counter_word("en", "a-game-without-words", "victory_points") == "Victory points"


def test_a_number_is_said_by_the_games_word_for_it_else_as_it_is():
    assert counter_text("fr", "yro", "phase", 2) == "Recrutement"
    assert counter_text("en", "saint-seiya", "hero", 4) == "Ikki"
    assert counter_text("en", "yro", "coins", 1200) == "1200"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_that_is_told_has_a_word(lang):
    for table in TABLES:
        for var in table.start(1).kit.vars:
            assert not var.told or has(lang, f"{table.game}-counter-{var.key}"), var.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_zone_of_every_game_has_a_word(lang):
    for table in TABLES:
        for zone in table.start(1).kit.zones:
            assert has(lang, f"{table.game}-zone-{zone.key}") or has(lang, f"table-zone-{zone.key}"), zone.key
