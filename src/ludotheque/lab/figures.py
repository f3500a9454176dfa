"""A few numbers about numbers."""

from __future__ import annotations

from math import sqrt

from ludotheque.locales import say

Z95 = 1.959964  #: of a normal distribution, 95 % lie this many standard deviations around the middle


def wilson(share: float, games: int) -> list[float]:
    """Wilson's 95 % interval of a share seen in so many games: where the true one probably lies."""
    if games == 0:
        return [0.0, 1.0]
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return [round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6)]


def percent(share: float, lang: str) -> str:
    """A share as people write it: 97.5 %, 97,5 %."""
    return say(lang, "lab-percent", {"n": decimal(100 * share, lang, 1)})


def decimal(value: float, lang: str, digits: int = 0) -> str:
    """A number as people write it: 1,234.5 or 1 234,5."""
    text = f"{value:,.{digits}f}"
    return text.replace(",", "\u202f").replace(".", ",") if lang == "fr" else text


def percentile(values: list[float], share: float) -> float | None:
    """The value that this share of the values does not exceed."""
    if not values:
        return None
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
