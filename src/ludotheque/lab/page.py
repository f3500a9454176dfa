"""Figures in a page of the documentation: what a bench measured stands between two marks and is replaced as a whole."""

from __future__ import annotations

import re
from pathlib import Path


def marks(what: str) -> tuple[str, str]:
    """The line before the figures of a bench, and the line after them."""
    return f"<!-- figures: written by `ludotheque bench {what} --page` -->", "<!-- end of figures -->"


def _place(what: str) -> re.Pattern[str]:
    begins, ends = marks(what)
    return re.compile(re.escape(begins) + r"\n.*?" + re.escape(ends), re.S)


def has_place(page: Path, what: str) -> bool:
    """Whether a page has a place for these figures."""
    return page.is_file() and bool(_place(what).search(page.read_text("utf-8")))


def write(page: Path, what: str, figures: str) -> None:
    """Put figures into their place; what else the page says stays."""
    begins, ends = marks(what)
    text = page.read_text("utf-8")
    page.write_text(_place(what).sub(lambda _: f"{begins}\n{figures}{ends}", text), "utf-8")
