"""The bench of the arena's engines says what it measured, and that all of them counted the same."""

from __future__ import annotations

import json

from ludotheque.lab import enginebench
from ludotheque.locales import LANGUAGES


def test_all_engines_that_are_installed_play_the_same_games(monkeypatch):
    monkeypatch.setattr(enginebench, "ENGINES", ("here", "pool-1"))
    result = enginebench.run(["yutaka"], seconds=0.01)
    assert json.loads(json.dumps(result)) == result
    assert result["same"]
    for row in result["rows"]:
        assert row["here"] > 0 and row["pool-1"] > 0
    assert [row["bot"] for row in result["rows"]] == ["random", "thumb"]
    told = [str(enginebench.report(result, lang)) for lang in LANGUAGES]
    assert all("Yutakâ" in text for text in told) and len(set(told)) == len(LANGUAGES)
    assert enginebench.markdown(result).count("| Yutakâ |") == 2
