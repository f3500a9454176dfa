"""The table that can draw any game: what it says of figures, zones and numbers."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from ludotheque.terminal.scene import seen_by
from ludotheque.terminal.tables.generic import TablePainter
from support.cities import duel


@pytest.mark.game("volfyirion")
def test_a_figure_says_of_which_card_it_speaks():
    """Eight costs in a row mean nothing without the cards they belong to."""
    match = duel("captain", (3, 0, 0))
    facts = TablePainter().facts(seen_by(match, 0, "en"))
    row = next(zone for zone in match.view(0)["zones"] if zone["zone"] == "row")
    names = {card["card"]: card["name"] for card in ldt.game("volfyirion").cards(2, lang="en")}
    for card in row["cards"]:
        assert any(line.startswith(f"Asset Row, {names[card['card']]}. ") for line in facts)


@pytest.mark.game("yutaka")
def test_a_figure_says_at_which_of_several_places_it_belongs():
    match = ldt.game("yutaka").start(seed=4, names=["Ana", "Bo"])
    facts = TablePainter().facts(seen_by(match, 0, "fr"))
    assert "Colonne 3 (Ana). Ana a ici 5 places libres sur 5." in facts


@pytest.mark.game("saint-seiya")
def test_equal_cards_are_counted():
    facts = TablePainter().facts(seen_by(ldt.game("saint-seiya").start(seed=4), 0, "fr"))
    assert any(line.startswith("Main (Joueur 1), 5\xa0: 4 × Ikki du Phoenix, ") for line in facts)
