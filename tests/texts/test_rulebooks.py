"""Our rulebooks: the same paragraphs in both languages; no reference, in them or in the code, leads nowhere."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

import ludotheque as ldt
from ludotheque.locales import LANGUAGES, say
from support.shelf import assert_none
from support.shelf import each_game as games
from texts.scan import PACKAGE, docstrings, sources

HEADING = re.compile(r"^### ([A-Z]+\d+) · (.+)$", re.MULTILINE)

#: Numbers that a book leaves out, so that the ids of a source that skips them stay the same.
UNUSED = {"volfyirion": {"R60", "R61", "R62"}}


def folder(game: str) -> Path:
    return PACKAGE / "games" / game.replace("-", "_")


def book(game: str, lang: str) -> str:
    return (PACKAGE / "rulebooks" / game / f"{lang}.md").read_text("utf-8")


def ids(game: str, lang: str = "en") -> list[str]:
    return [rule for rule, _ in HEADING.findall(book(game, lang))]


@games
def test_a_rulebook_has_the_same_rules_in_both_languages(game):
    assert ids(game, "fr") == ids(game, "en")
    assert len(set(ids(game))) == len(ids(game)) > 0


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rulebook_has_a_title_and_its_rules_are_numbered_without_gaps(game, lang):
    text = book(game, lang)
    assert re.match(r"# \S", text)
    assert all(title.strip() for _, title in HEADING.findall(text))
    for letter in {re.sub(r"\d", "", rule) for rule in ids(game, lang)}:
        numbers = [int(rule[len(letter) :]) for rule in ids(game, lang) if re.fullmatch(letter + r"\d+", rule)]
        unused = UNUSED.get(game, set())
        wanted = [n for n in range(1, numbers[-1] + 1) if f"{letter}{n}" not in unused]
        assert numbers == wanted, letter


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reference_in_a_rulebook_leads_somewhere(game, lang):
    lost = references(book(game, lang)) - set(ids(game, lang))
    assert_none(f"{game}: {lang}.md refers to [{rule}], which it does not have" for rule in sorted(lost))


@games
def test_both_languages_refer_to_the_same_rules(game):
    """Paragraph by paragraph, in whatever order the sentence puts them."""
    one, other = (paragraphs(game, lang) for lang in LANGUAGES)
    different = [(rule, sorted(references(one[rule]) ^ references(other[rule]))) for rule in ids(game)]
    assert_none(f"{game}: {rule} refers to {found} in one language only" for rule, found in different if found)


def paragraphs(game: str, lang: str) -> dict[str, str]:
    parts = re.split(r"^#+ ", book(game, lang), flags=re.MULTILINE)
    found = (re.match(r"([A-Z]+\d+) · .*\n", part) for part in parts)
    return {head.group(1): head.string for head in found if head is not None}


def references(text: str) -> set[str]:
    return set(re.findall(r"\[([A-Z]+\d+)\]", text))


# ------------------------------------------------------------------------------------ cited in the code
def citations(game: str) -> list[tuple[str, str]]:
    """Every rule a game's code names: as a text of its own, or in a docstring."""
    letters = "".join(sorted({rule[0] for rule in ids(game)}))
    whole = re.compile(rf"(?:{re.escape(game)} )?([{letters}]\d+)")
    out = []
    for path in sources("games", game.replace("-", "_")):
        tree = ast.parse(path.read_text("utf-8"))
        described = docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                if id(node) in described:
                    out += [(where, rule) for rule in re.findall(rf"\b([{letters}]\d+)\b", node.value)]
                elif (cited := whole.fullmatch(node.value)) is not None:
                    out.append((where, cited.group(1)))
    return out


@games
def test_every_rule_that_the_code_cites_is_in_the_rulebook(game):
    known = set(ids(game))
    cited = citations(game)
    assert len(cited) >= len(known), f"{game}: its docstrings, refusals and log lines cite the rules they apply"
    assert_none(f"{where}: {rule} is not in the rulebook" for where, rule in cited if rule not in known)


@games
def test_every_option_and_every_card_text_names_a_rule_that_exists(game):
    known = {f"{game} {rule}" for rule in ids(game)}
    for option in ldt.game(game).rules.options():
        assert not option.rule or f"{game} {option.rule}" in known, option.key
    for card in ldt.game(game).cards():
        assert set(card["rules"]) <= known
        assert len(card["rules"]) == len(card["text"]), "every sentence of a card has its rule"


@games
def test_every_game_has_a_name_and_a_tagline(game):
    for lang in LANGUAGES:
        assert say(lang, f"{game}-name").strip()
        assert say(lang, f"{game}-tagline").strip()


# ------------------------------------------------------------------------------------ Yutakâ
NAMES = {
    "en": {"Idol": "idole", "Dagger": "dague", "Amphora": "amphore", "Crystals": "cristaux", "Equipment": "equipement"},
    "fr": {
        "Idole": "idole",
        "Dague": "dague",
        "Amphore": "amphore",
        "Cristaux": "cristaux",
        "Équipement": "equipement",
    },
}


@pytest.mark.game("yutaka")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_that_a26_prints_is_list_b(lang):
    """A26: what the rulebook shows is what is played."""
    printed = {}
    for name, values in re.findall(r"^- (\w+)[\s  ]*: ([\d, ]+)$", paragraphs("yutaka", lang)["A26"], re.MULTILINE):
        printed[NAMES[lang][name]] = [int(value) for value in values.split(",")]
    tiles = json.loads((folder("yutaka") / "tiles.json").read_text("utf-8"))
    assert printed == {kind: tiles["B"][kind] for kind in NAMES[lang].values()}
    assert next(iter(tiles)) == "B", "the first list is the default"


@pytest.mark.game("yutaka")
def test_every_tile_list_of_yutaka_has_25_tiles_and_30_points_a_type():
    """A26."""
    tiles = json.loads((folder("yutaka") / "tiles.json").read_text("utf-8"))
    for name, content in tiles.items():
        lines = [content[kind] for kind in NAMES["en"].values()]
        assert sum(map(len, lines)) == 25, name
        assert all(sum(line) == 30 for line in lines), name
        assert all(1 <= value <= 15 for line in lines for value in line), name
        assert content["provenance"] == "reconstructed"
    assert {12, 8, 4} <= set(tiles["B"]["dague"]) and {12, 8, 4} <= set(tiles["A"]["dague"])
