"""Lessons over plain HTTP: played through, and what strangers are told. No table is made by any of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.lessons import GO_ON, lessons
from ludotheque.locales import LANGUAGES, has, say
from support.serving import Server

HERE = "/api/games/yutaka/lessons"
pytestmark = pytest.mark.game("yutaka")


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    it = Server(tmp_path_factory.mktemp("server")).start()
    yield it
    it.stop()


def test_the_list_has_titles_that_can_be_said(server):
    status, listed = server.get(HERE)
    assert status == 200
    assert [one["key"] for one in listed] == [one.key for one in lessons("yutaka")]
    for one in listed:
        assert all(has(lang, one[field]) for lang in LANGUAGES for field in ("title", "about"))
        assert one["minutes"] > 0


def test_every_lesson_is_played_to_its_end_and_names_the_next(server):
    key, played = "board", []
    while key is not None:
        answers = []
        status, now = server.post(f"{HERE}/{key}", {"answers": answers})
        while not now["done"]:
            assert status == 200 and now["note"] is None
            for lang in LANGUAGES:
                assert say(lang, now["say"], now["params"])
            answers.append(now["wanted"][0] if now["wanted"] else GO_ON)
            status, now = server.post(f"{HERE}/{key}", {"answers": answers})
        played.append(key)
        key = now["next"]
    assert played == [one.key for one in lessons("yutaka")]
    assert now["view"]["outcome"]["seats"] == ["won", "lost"]
    assert len(now["count"]) == 18
    assert sum(line["points"][0] for line in now["count"]) == 64
    assert server.get("/healthz")[1]["rooms"] == 0


def test_a_wrong_move_is_answered_with_a_note_and_the_same_table(server):
    right = [GO_ON, GO_ON]
    _, before = server.post(f"{HERE}/majority", {"answers": right})
    for move, rule, key in [
        ("D1-1", "yutaka R18", "yutaka-lesson-majority-lead-hint"),
        ("E4-1", "yutaka R9", "yutaka-no-such-card"),
        ("hello", "table", "table-unreadable"),
    ]:
        status, after = server.post(f"{HERE}/majority", {"answers": [*right, move]})
        assert status == 200
        assert (after["note"]["rule"], after["note"]["say"]) == (rule, key)
        assert (after["step"], after["view"], after["events"]) == (before["step"], before["view"], [])


def test_the_learner_sees_no_more_than_a_seat_does(server):
    _, now = server.post(f"{HERE}/majority", {"answers": []})
    hand = next(zone for zone in now["view"]["zones"] if (zone["zone"], zone["seat"]) == ("hand", 1))
    assert hand["count"] == 6
    assert all(card["card"] is None for card in hand["cards"])


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"answers": ["nonsense", GO_ON]}, 422, "lesson-bad-answer"),
        ({"answers": [GO_ON, GO_ON, "2a", GO_ON, "1a", GO_ON, GO_ON]}, 422, "lesson-over"),
        ({"answers": [GO_ON] * 101}, 422, "room-not-understood"),
        ({"answers": ["x" * 201]}, 422, "room-not-understood"),
        ({"answers": [""]}, 422, "room-not-understood"),
        ({"answers": "go-on"}, 422, "room-not-understood"),
        ({"answers": [3]}, 422, "room-not-understood"),
        ({"answers": None}, 422, "room-not-understood"),
        ({"moves": []}, 422, "room-not-understood"),
        ([], 422, "room-not-understood"),
        ({"answers": ["x" * 70_000]}, 413, "room-too-long"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_strangers_get_a_clear_answer(server, body, status, key):
    got, problem = server.post(f"{HERE}/board", body)
    assert (got, problem["say"]) == (status, key)
    assert problem["text"]


def test_what_is_not_there_is_not_found(server):
    assert server.post(f"{HERE}/chess", {"answers": []})[0] == 404
    assert server.post("/api/games/chess/lessons/board", {"answers": []})[0] == 404
    status, problem = server.get("/api/games/chess/lessons?lang=fr")
    assert (status, problem["say"]) == (404, "table-unknown-game")
