"""Every card and tile with its numbers and its words, to be held against the box."""

from __future__ import annotations

import json
from collections.abc import Iterator

import ludotheque as ldt
from golden.playthroughs import HERE, compare
from support.shelf import each_game


def lines_of(game: str) -> Iterator[str]:
    box = ldt.game(game)
    french, english = box.cards(lang="fr"), box.cards(lang="en")
    yield f"{game}: {len(english)} kinds, {sum(card['copies'] for card in english)} pieces"
    yield "With the box in hand: is every piece here, as often as it says, with these numbers and these effects?"
    provenances = sorted({card["provenance"] for card in english})
    for provenance in provenances:
        pieces = sum(card["copies"] for card in english if card["provenance"] == provenance)
        yield f"  {provenance:14} {pieces} pieces"
    for fr, en in zip(french, english, strict=True):
        words = {"name": "", "text": "", "printed": ""}
        assert {**fr, **words} == {**en, **words}
        yield ""
        yield f"{en['card']} x{en['copies']}   {en['provenance']}, back {en['back']}"
        yield f"  facts  {json.dumps(en['facts'])}"
        yield f"  en     {en['name']}"
        for text, rule in zip(en["text"], en["rules"], strict=True):
            yield f"           {text} ({rule})"
        yield f"  fr     {fr['name']}"
        for text, rule in zip(fr["text"], fr["rules"], strict=True):
            yield f"           {text} ({rule})"


@each_game
def test_every_card_says_what_it_said(game):
    compare(game, HERE / "cards" / f"{game}.txt", "\n".join(lines_of(game)) + "\n")


@each_game
def test_every_card_says_where_its_facts_come_from(game):
    for card in ldt.game(game).cards():
        assert card["provenance"] in ("rulebook", "published", "deduced", "reconstructed")
        assert card["copies"] > 0
        assert card["name"]


def test_no_card_list_is_left_over():
    assert {file.stem for file in (HERE / "cards").glob("*")} <= set(ldt.games())
