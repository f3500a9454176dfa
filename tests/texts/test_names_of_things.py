"""What zones and counters are called: by the game's own word, else by the usual one, else by their key."""

import pytest

from laws.tables import SHELF
from ludotheque.locales import LANGUAGES, counter_name, has, zone_name

TABLES = [table for entry in SHELF.values() for table in entry.tables]


def test_a_game_calls_its_zones_by_its_own_words():
    assert zone_name("en", "saint-seiya", "removed") == "Common discard"
    assert zone_name("en", "yutaka", "removed") == "Out of the game"
    assert zone_name("fr", "yutaka", "island") == "Île"
    assert counter_name("en", "volfyirion", "command") == "Command"


def test_a_zone_that_several_games_have_needs_no_word_of_its_own():
    assert not has("en", "yro-zone-hand")
    assert zone_name("en", "yro", "hand") == zone_name("en", "a-game-without-words", "hand") == "Hand"


def test_without_any_word_the_key_is_made_readable():
    assert zone_name("fr", "a-game-without-words", "quest-pile") == "Quest pile"
    assert counter_name("en", "a-game-without-words", "victory_points") == "Victory points"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_zone_of_every_game_has_a_word(lang):
    for table in TABLES:
        for zone in table.start(1).kit.zones:
            assert has(lang, f"{table.game}-zone-{zone.key}") or has(lang, f"table-zone-{zone.key}"), zone.key
