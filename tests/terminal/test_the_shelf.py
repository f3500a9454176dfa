"""`games`, `rules`, `cards` and the version: for people in two languages, and for programs."""

import json

import pytest

import ludotheque as ldt


@pytest.mark.parametrize(
    ("env", "greeting"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "Deux expéditions"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "Two expeditions"),
        ({"LANG": "de_DE.UTF-8"}, "Two expeditions"),
        ({}, "Two expeditions"),
    ],
)
def test_the_house_speaks_the_language_of_the_machine(run, monkeypatch, env, greeting):
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert greeting in run("games").out


def test_the_language_is_asked_for_before_or_after_the_command(run):
    before, after = run("--lang", "fr", "games"), run("games", "--lang=fr")
    assert before == after
    assert "Deux expéditions" in before.out


def test_an_unknown_language_is_refused_with_the_known_ones(run):
    said = run("games", "--lang", "tlh")
    assert said.code == 2
    assert "fr, en" in said.err


def test_the_version_says_whether_the_rules_are_compiled(process):
    said = process("--version")
    assert said.code == 0
    assert ldt.__version__ in said.out
    assert "compiled" in said.out or "interpreted" in said.out


def test_games_lists_the_shelf_with_its_options(run):
    said = run("games")
    assert "mysteria, tactika, mixed" in said.out
    assert "(R25)" in said.out
    shelf = json.loads(run("games", "--json").out)
    assert [game["game"] for game in shelf] == ldt.games()
    assert shelf[0]["seats"] == [2, 2]
    assert {option["option"] for option in shelf[0]["options"]} >= {"first", "cards", "mode", "tiles"}


@pytest.mark.parametrize(("lang", "title"), [("en", "R14 · Five cards at most"), ("fr", "R14 · Cinq cartes au plus")])
def test_a_rule_is_shown_by_its_id(run, lang, title):
    said = run("rules", "yutaka", "r14", "--lang", lang)
    assert said.code == 0
    assert title in said.out
    assert run("rules", "yutaka", "yutaka", "R14", "--lang", lang).out == said.out


def test_a_ruling_of_the_house_says_that_it_is_ours(run):
    assert "this is our ruling" in run("rules", "yutaka", "A4").out
    assert "this is our ruling" not in run("rules", "yutaka", "R4").out


def test_the_whole_book_has_every_rule(run):
    out = run("rules", "yutaka", "--lang", "fr").out
    assert all(f"R{n} · " in out for n in range(1, 28))
    assert all(f"A{n} · " in out for n in range(1, 31))
    assert "D3-2" in out, "the notation is there too"


def test_rules_are_found_by_a_word(run):
    found = json.loads(run("rules", "yutaka", "--find", "dynamite", "--json").out)
    assert "R13" in [rule["id"] for rule in found]
    assert all("dynamite" in json.dumps(rule).lower() for rule in found)
    assert "R13 · " in run("rules", "yutaka", "--find", "dynamite").out


def test_rules_as_data_have_chapters_and_houses(run):
    book = json.loads(run("rules", "yutaka", "--json", "--lang", "fr").out)
    assert book["title"] == "Yutakâ"
    assert any(rule["id"] == "A1" and rule["house"] for chapter in book["chapters"] for rule in chapter["rules"])


def test_a_card_is_shown_with_its_facts_text_and_source(run):
    out = run("cards", "yutaka", "dynamite").out
    assert "Copies in the box: 8." in out
    assert "worth 0" in out
    assert "the printed rulebook" in out
    assert "Couleur\u00a0: noir." in run("cards", "yutaka", "X", "--lang", "fr").out


def test_reconstructed_tiles_are_clearly_marked(run):
    assert "RECONSTRUCTED" in run("cards", "yutaka", "idole-15").out
    assert "RECONSTITUTION" in run("cards", "yutaka", "--lang", "fr").out
    cards = json.loads(run("cards", "yutaka", "--json").out)
    tiles = [card for card in cards if card["card"].startswith("idole-")]
    assert {tile["provenance"] for tile in tiles} == {"reconstructed"}
    assert sum(card["copies"] for card in cards) == 48 + 25


def test_the_cards_follow_the_options_of_the_table(run):
    keys = [card["card"] for card in json.loads(run("cards", "yutaka", "--json", "--option", "tiles=A").out)]
    assert "idole-8" in keys
    assert "idole-10" not in keys


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("rules", "chess"), "yutaka"),
        (("rules", "yutaka", "R99"), "R9"),
        (("rules", "yutaka", "--find", "xylophone"), "xylophone"),
        (("cards", "yutaka", "xylophone"), "xylophone"),
        (("cards", "yutaka", "--option", "mode"), "mode"),
        (("cards", "yutaka", "--option", "moed=x"), "mode"),
        (("cards", "yutaka", "--option", "tiles=@nowhere.txt"), "nowhere.txt"),
        (("play", "chess"), "yutaka"),
        (("play", "yutaka", "--hot-seat", "--seats", "3"), "2"),
        (("verify", "nowhere.json"), "nowhere.json"),
        (("replay", "nowhere.json"), "nowhere.json"),
    ],
)
def test_what_is_not_there_is_refused_with_a_reason_and_exit_code_1(run, words, answer):
    for lang in ("fr", "en"):
        said = run(*words, "--lang", lang)
        assert said.code == 1
        assert answer in said.err
        assert not said.out


def test_a_program_gets_its_refusal_as_data(run):
    said = run("rules", "yutaka", "R99", "--json")
    assert said.code == 1
    assert "R99" in json.loads(said.out)["error"]
    said = run("cards", "yutaka", "--option", "tiles=Z", "--json")
    assert json.loads(said.out)["rule"] == "yutaka A26"


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (("plya", "yutaka"), "Did you mean “play”?", "Vouliez-vous dire «\u00a0play\u00a0»"),
        (("rules",), "Something is missing", "Il manque quelque chose"),
        (("games", "--frobnicate"), "Not understood: --frobnicate", "Pas compris"),
        (("play", "--seed"), "A value is missing after --seed", "Il manque une valeur après --seed"),
    ],
)
def test_a_command_line_that_is_not_understood_has_exit_code_2(run, words, english, french):
    said = run(*words)
    assert said.code == 2
    assert english in said.err
    assert french in run("--lang", "fr", *words).err


@pytest.mark.parametrize("words", [("play", "yutaka", "--seed", "x"), ("play", "yutaka", "--seat", "7"), ("play",)])
def test_numbers_and_games_are_checked(run, words):
    said = run(*words)
    assert said.code == 1
    assert said.err


def test_help_is_in_the_language_of_the_reader(run):
    assert "options:" in run("--help").out
    french = run("play", "--help", "--lang", "fr").out
    assert french.startswith("usage\u00a0: ludotheque play")
    assert "lecteurs d’écran" in french
    assert run("play", "--help").code == 0


def test_the_rules_can_be_piped_into_something_that_stops_reading(process):
    import subprocess
    import sys

    command = f"{sys.executable} -m ludotheque rules yutaka | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, timeout=30, check=True)
    assert done.stderr == b""
    assert done.stdout == "Yutakâ\n".encode()


@pytest.mark.parametrize(
    ("game", "card", "lang", "lines"),
    [
        (
            "saint-seiya",
            "shaina",
            "fr",
            ["Classe\xa0: Chevalier d’Argent.", "Coût\xa0: Force 6, Cosmos 4.", "PV\xa0: 3."],
        ),
        ("saint-seiya", "shaina", "en", ["Class: Silver Saint.", "Cost: Force 6, Cosmos 4.", "VP: 3."]),
        ("volfyirion", "qoam-ritual", "fr", ["Type\xa0: Carte d’Ordre.", "Couleur\xa0: violet.", "Coût\xa0: 1."]),
        ("yro", "ME8", "en", ["Cost: 6.", "Faction: Wandering Market.", "Profession: Sovereign."]),
        ("yutaka", "D3", "fr", ["Type\xa0: Dague.", "Couleur\xa0: vert.", "Valeur\xa0: 3."]),
    ],
)
def test_a_card_says_in_words_what_it_prints(run, game, card, lang, lines):
    out = run("cards", game, card, "--lang", lang).out.splitlines()
    assert [line for line in lines if line not in out] == []


@pytest.mark.game("saint-seiya")
@pytest.mark.game("volfyirion")
def test_what_a_card_does_not_print_is_not_said(run):
    """A Command card has no Defence, a Saint without a Flame no line about Flames."""
    assert "Defence" not in run("cards", "volfyirion", "qoam-ritual").out
    assert "Flame" not in run("cards", "saint-seiya", "jabu").out
    assert "Flame: yes." in run("cards", "saint-seiya", "saga").out


@pytest.mark.game("yro")
def test_a_list_of_cards_has_the_name_before_the_text(run):
    out = run("cards", "yro").out.splitlines()
    assert out[0].startswith("Caravan Guard (ME1) ×3 · Cost: 3 · Strength: 6 · Wandering Market · Warrior")
    assert out[1].startswith("Combat: ")
