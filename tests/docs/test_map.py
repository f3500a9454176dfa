"""The pages that explain the house agree with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import draw_map

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("docs/**/*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]


def test_the_pictures_are_what_the_code_says():
    assert draw_map.main(["--check"]) == 0, "run: python tools/draw_map.py"


def test_every_class_that_the_glossary_names_exists():
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    sources += "\n".join(path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*.ts"))
    named = re.findall(r"`([A-Z]\w+)`", (ROOT / "docs" / "glossary.md").read_text("utf-8"))
    assert named
    lost = [name for name in named if not re.search(rf"\bclass {name}\b", sources)]
    assert lost == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_source_file_that_a_page_names_exists(page: Path):
    """Paths such as `kernel/view.py` or `tests/laws/tables.py`; those of a game to come are written with <game>."""
    named = re.findall(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|md|json|toml))`", page.read_text("utf-8"))
    roots = [ROOT, ROOT / "src" / "ludotheque", ROOT / "web" / "src"]
    lost = [path for path in named if not any((root / path).exists() for root in roots)]
    assert lost == []
