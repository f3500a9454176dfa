"""The bench beside other libraries says what it measured. How fast anything is, is no business of a test."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ludotheque as ldt
from ludotheque.lab import page, peerbench
from ludotheque.locales import LANGUAGES, say

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def result():
    return peerbench.run(["yutaka"], seconds=0.01)


def test_everything_of_ours_is_measured_and_of_the_others_what_is_installed(result):
    assert json.loads(json.dumps(result)) == result
    rows = {(row["engine"], row["game"]): row for row in result["rows"]}
    ours = rows[peerbench.OURS, "yutaka"]
    assert all(ours[column] > 0 for column in peerbench.COLUMNS)
    for library, engine in zip(peerbench.LIBRARIES, (peerbench.SPIEL, peerbench.ZOO, peerbench.RLCARD), strict=True):
        if result["versions"][library] is None:
            assert not any(name == engine for name, _ in rows)
    if result["versions"]["open_spiel"] is not None:
        hearts = rows[peerbench.SPIEL, "hearts"]
        assert all(hearts[column] > 0 for column in peerbench.COLUMNS if column != "inside")
        assert rows[peerbench.IN_SPIEL, "yutaka"]["documented"] > 0


def test_it_is_told_in_both_languages(result):
    told = [str(peerbench.report(result, lang)) for lang in LANGUAGES]
    assert all("Yutakâ" in text for text in told) and len(set(told)) == len(LANGUAGES)


def test_the_page_gets_the_figures_and_keeps_what_else_it_says(result, tmp_path):
    file = tmp_path / "page.md"
    begins, ends = page.marks("--peers")
    file.write_text(f"# Before\n\n{begins}\nold figures\n{ends}\n\nAfter\n", "utf-8")
    assert page.has_place(file, "--peers") and not page.has_place(file, "engines")
    page.write(file, "--peers", peerbench.markdown(result))
    once = file.read_text("utf-8")
    assert once.startswith("# Before\n") and once.endswith("\nAfter\n")
    assert "old figures" not in once and f"Measured on {result['date']}" in once
    lines = [line for line in once.splitlines() if line.startswith("|")]
    assert {line.count("|") for line in lines} == {len(peerbench.COLUMNS) + 3}
    assert len(lines) == 2 + len(result["rows"])
    page.write(file, "--peers", peerbench.markdown(result))
    assert file.read_text("utf-8") == once


def test_the_documentations_page_has_a_place_for_both_benches_and_names_every_game():
    file = DOCS / "performance.md"
    assert page.has_place(file, "--peers") and page.has_place(file, "engines")
    begins, ends = page.marks("--peers")
    figures = file.read_text("utf-8").split(begins)[1].split(ends)[0]
    for key in ldt.games():
        assert say("en", f"{key}-name") in figures


def test_the_picture_has_a_bar_for_every_row_as_long_as_it_is_fast(result):
    drawn = peerbench.picture(result)
    bars = [float(width) for width in re.findall(r'<rect x="330" y="\d+" width="([\d.]+)"', drawn)]
    speeds = [max(row["fast"] or 0, row["documented"] or 0) for row in result["rows"]]
    assert len(bars) == len(speeds)
    assert sorted(range(len(bars)), key=lambda at: bars[at]) == sorted(range(len(bars)), key=lambda at: speeds[at])
