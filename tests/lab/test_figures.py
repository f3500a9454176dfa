"""Intervals and numbers."""

from __future__ import annotations

import pytest

from ludotheque.lab.figures import decimal, percent, percentile, wilson


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [  # worked out by hand from Wilson's formula with z = 1.96
        (0.5, 100, 0.4038, 0.5962),
        (1.0, 100, 0.9630, 1.0),
        (0.0, 100, 0.0, 0.0370),
        (0.9, 10, 0.5958, 0.9821),
    ],
)
def test_the_interval_is_wilsons(share, games, low, high):
    assert wilson(share, games) == pytest.approx([low, high], abs=1e-4)


def test_nothing_seen_tells_nothing():
    assert wilson(0.0, 0) == [0.0, 1.0]


def test_more_games_tell_more():
    few, many = wilson(0.6, 50), wilson(0.6, 5000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]


def test_numbers_are_written_as_people_write_them():
    assert decimal(1234567.25, "en", 1) == "1,234,567.2"
    assert decimal(1234567.25, "fr", 1) == "1\u202f234\u202f567,2"
    assert percent(0.975, "en") == "97.5 %"
    assert percent(0.975, "fr") == "97,5\u00a0%"


def test_the_value_that_99_of_100_do_not_exceed():
    assert percentile([], 0.99) is None
    assert percentile([3.0], 0.99) == 3.0
    assert percentile([float(n) for n in range(1, 101)], 0.5) == 51.0
    assert percentile([float(n) for n in range(1, 1001)], 0.99) == 991.0
