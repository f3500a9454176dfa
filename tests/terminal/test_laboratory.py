"""`arena` and `bench`: bots against bots, and how fast the house plays."""

import json

ARENA = ("arena", "yutaka", "thumb", "random", "--games", "6", "--workers", "1")


def test_bots_play_each_other_the_same_way_for_the_same_seed(run):
    first, again = (json.loads(run(*ARENA, "--seed", 1, "--json").out) for _ in range(2))
    assert first["games"] == 6
    assert first["bots"] == ["thumb", "random"]
    for result in (first, again):
        for key in [key for key in result if "second" in key]:
            del result[key]
    assert first == again


def test_a_tournament_is_reported_in_both_languages(run):
    english, french = run(*ARENA), run(*ARENA, "--lang", "fr")
    assert english.code == french.code == 0
    assert english.out
    assert english.out != french.out


def test_only_bots_and_tables_that_exist(run):
    assert "thumb" in run("arena", "yutaka", "thumb", "gandalf").err
    assert run("arena", "yutaka", "thumb").code == 1
    assert run("arena", "chess", "thumb", "random").code == 1
    assert run(*ARENA, "--option", "mode=chess").code == 1
    assert run("arena", "yutaka", "thumb", "random", "--games", "0").code == 1
    assert run("bench", "chess").code == 1
    assert run("bench", "--seconds", "soon").code == 1


def test_the_speed_is_measured(run):
    assert json.loads(run("bench", "yutaka", "--seconds", "0.05", "--json").out)
    assert run("bench", "yutaka", "--seconds", "0.05").out


def test_a_page_without_a_place_for_figures_is_refused_before_anything_is_measured(run, tmp_path):
    (tmp_path / "page.md").write_text("# Nothing\n", "utf-8")
    for lang in ("en", "fr"):
        for what in ("--peers", "engines"):
            said = run("bench", what, "--page", "page.md", "--lang", lang)
            assert said.code == 1 and "page.md" in said.err
