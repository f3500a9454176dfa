"""Whatever a server refuses or lets players say, it can say in both languages."""

import re
from pathlib import Path
from typing import get_args

import pytest

import ludotheque.server
from ludotheque.locales import LANGUAGES, has
from ludotheque.wire.messages import Phrase

SOURCES = Path(ludotheque.server.__file__).parent
LOCALES = SOURCES.parent / "locales"


def used() -> set[str]:
    """The keys that appear in the server's code, and one for each prepared phrase."""
    keys = set()
    for file in SOURCES.rglob("*.py"):
        keys |= set(re.findall(r'"(room-[a-z-]+)"', file.read_text("utf-8")))
    return keys | {f"room-phrase-{phrase}" for phrase in get_args(Phrase)}


def written(lang: str) -> list[str]:
    """The keys for which there is a text."""
    return re.findall(r"^(room-[a-z-]+) =", (LOCALES / lang / "room.ftl").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_the_server_needs_is_there_and_no_other(lang):
    assert all(has(lang, key) for key in used())
    assert sorted(written(lang)) == sorted(used())


def test_both_languages_say_the_same_things_in_the_same_order_about_the_same_parameters():
    assert written("fr") == written("en")
    french, english = ((LOCALES / lang / "room.ftl").read_text("utf-8") for lang in ("fr", "en"))
    for key in written("fr"):
        lines = [re.search(rf"^{key} = (.*)$", text, re.MULTILINE).group(1) for text in (french, english)]
        assert set(re.findall(r"\$\w+", lines[0])) == set(re.findall(r"\$\w+", lines[1])), key


def test_french_has_its_unbreakable_spaces():
    for line in (LOCALES / "fr" / "room.ftl").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"[^\u00a0](?::(?!//)|[;?!»])", line), line
            assert not re.search(r"«[^\u00a0]", line), line
