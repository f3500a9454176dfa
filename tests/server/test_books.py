"""What a client needs to show a game before and while it is played: its rules, its options checked, its cards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import ludotheque as ldt
from ludotheque.locales import LANGUAGES
from ludotheque.rulebooks import rulebook
from ludotheque.wire import http as h
from support.serving import Server
from support.stranger import get, post, running

GAMES = ldt.games()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("books")) as it:
        yield it


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_book_is_there_in_both_languages(server: Server, game: str, lang: str) -> None:
    book = msgspec.json.decode(get(server, f"/api/games/{game}/rulebook?lang={lang}").body, type=h.Book)
    ours = rulebook(game, lang)
    assert (book.game, book.lang, book.title, book.intro) == (game, lang, ours.title, list(ours.intro))
    assert [chapter.title for chapter in book.chapters] == [chapter.title for chapter in ours.chapters]
    rules = [rule for chapter in book.chapters for rule in chapter.rules]
    assert [(r.id, r.title, r.paragraphs, r.house) for r in rules] == [
        (r.id, r.title, list(r.paragraphs), r.house) for r in ours.rules
    ]


def test_a_book_that_is_not_there_is_refused_with_the_reason(server: Server) -> None:
    assert get(server, "/api/games/yutaka/rulebook?lang=tlh").data["say"] == "room-no-language"
    assert get(server, "/api/games/chess/rulebook").status == 404


def test_options_are_settled_before_a_table_is_made(server: Server) -> None:
    """R25: Tactika knows every colour."""
    answer = post(server, "/api/games/yutaka/check", {"seats": 2, "options": {"mode": "tactika"}})
    assert answer.status == 200
    assert answer.data["options"] == ldt.game("yutaka").rules.settle(2, {"mode": "tactika"})
    assert len(answer.data["options"]["known"]) == 5


@pytest.mark.parametrize(
    "body, say, rule",
    [
        ({"seats": 3}, "table-wrong-seats", "table"),
        ({"seats": 0}, "table-wrong-seats", "table"),
        ({"seats": 2, "options": {"mode": "x"}}, "table-bad-option", "table"),
        ({"seats": 2, "options": {"colour": 1}}, "table-unknown-option", "table"),
        ({"seats": 2, "options": {"mode": "mysteria", "known": ["idole"]}}, "yutaka-known-mode", "yutaka R26"),
        ({"seats": "two"}, "room-not-understood", "table"),
    ],
)
def test_options_that_do_not_go_together_are_refused_with_their_rule(server: Server, body, say, rule) -> None:
    for path in ("check", "cards"):
        answer = post(server, f"/api/games/yutaka/{path}?lang=fr", body)
        assert (answer.status, answer.data["say"], answer.data["rule"]) == (422, say, rule)
        assert answer.data["text"]


def cards(raw: bytes) -> dict[str, h.CardInfo]:
    return {card.card: card for card in msgspec.json.decode(raw, type=list[h.CardInfo])}


def test_the_cards_are_those_of_the_options(server: Server) -> None:
    """R2, A26: in Tactika the backs tell the colour; an owner's tiles are the ones that are played with."""
    usual = cards(get(server, "/api/games/yutaka/cards?lang=en").body)
    wish = {"seats": 2, "options": {"mode": "tactika", "tiles": "A"}, "lang": "en"}
    wished = cards(post(server, "/api/games/yutaka/cards", wish).body)
    assert {card.back for card in usual.values()} == {"expedition", "black"}
    assert {card.back for card in wished.values()} == {"expedition", *(c.facts["kind"] for c in wished.values())} - {
        "dynamite"
    }
    assert set(wished) != set(usual)
    room = server.make(options=wish["options"])["room"]
    assert cards(get(server, f"/api/tables/{room}/cards?lang=en").body) == wished
    gathering = server.make(seats=[{"kind": "me"}, {"kind": "open"}], options=wish["options"])["room"]
    assert cards(get(server, f"/api/tables/{gathering}/cards?lang=en").body) == wished
    assert post(server, "/api/games/yutaka/cards", {**wish, "lang": "tlh"}).data["say"] == "room-no-language"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_concerns_a_card_is_in_the_book_and_told_once(game: str) -> None:
    known = {f"{game} {rule.id}" for rule in rulebook(game, "en").rules}
    for card in ldt.game(game).cards():
        assert set(card["concerns"]) <= known, card["card"]
        assert len(set(card["concerns"])) == len(card["concerns"])
        assert not set(card["concerns"]) & set(card["rules"]), "what its effects cite is not told again"


def test_the_rules_of_a_card_of_yutaka_are_all_at_hand() -> None:
    """R11, R21, R22 for Equipment; R12 to R14 and A8 to A10 for Dynamite; R18 to R20 for a treasure and its card."""
    kinds: dict[tuple[str, bool], set[str]] = {}
    for card in ldt.game("yutaka").cards():
        ids = {rule.removeprefix("yutaka ") for rule in card["rules"] + card["concerns"]}
        kinds.setdefault((card["facts"]["kind"], card["back"] == "expedition"), ids)
    assert kinds["equipement", True] >= {"R11", "R14", "R16", "R21", "R22", "A2", "A20", "A22"}
    assert kinds["dynamite", True] >= {"R12", "R13", "R14", "A3", "A7", "A8", "A9", "A10", "A11"}
    assert kinds["idole", True] >= {"R10", "R14", "R16", "R18", "R19", "R20"}
    assert kinds["idole", False] >= {"R5", "R18", "R19", "R20", "A21", "A26"}
    assert kinds["equipement", False] >= {"R5", "R21", "R22", "R24", "A22", "A26"}
