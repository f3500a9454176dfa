"""Nobody can keep a server busy for all others: each address may post only so much, and is told so."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.locales import say
from ludotheque.server.allowance import MOST_ADDRESSES, Posts, network
from ludotheque.server.app import Settings
from support.serving import Server
from support.stranger import post, request, running

CHECK = "/api/games/yutaka/check"


@contextmanager
def modest(folder: Path, *options: str) -> Iterator[Server]:
    """A server that takes three posts at once and then hardly any."""
    with running(folder, "--posts-at-once", "3", "--posts-per-second", "0.01", *options) as server:
        yield server


def status(server: Server, **headers: str) -> int:
    return request(server, "POST", CHECK, b'{"seats": 2}', headers).status


def test_who_posts_too_often_is_told_so_and_may_look_all_the_same(tmp_path: Path) -> None:
    with modest(tmp_path) as server:
        assert [post(server, CHECK, {"seats": 2}).status for _ in range(3)] == [200] * 3
        for path in (CHECK, "/api/tables", "/api/records", "/nowhere"):
            answer = post(server, path, {})
            assert answer.status == 429
            assert answer.data["say"] == "room-too-often"
            assert answer.data["text"] == say("en", "room-too-often")
        assert post(server, CHECK + "?lang=fr", {}).data["text"] == say("fr", "room-too-often")
        assert server.get("/api/games")[0] == 200
        assert server.get("/healthz")[0] == 200


def test_the_allowance_comes_back_with_time(tmp_path: Path) -> None:
    with running(tmp_path, "--posts-at-once", "2", "--posts-per-second", "4") as server:
        answers = [status(server) for _ in range(8)]
        assert answers[:2] == [200, 200] and 429 in answers
        time.sleep(0.6)
        assert status(server) == 200


def test_nobody_gains_by_claiming_to_be_many(tmp_path: Path) -> None:
    """Without a proxy of ours in front, the header is written by the stranger."""
    with modest(tmp_path) as server:
        answers = [status(server, **{"X-Forwarded-For": f"203.0.113.{n}"}) for n in range(5)]
        assert answers == [200, 200, 200, 429, 429]


def test_behind_a_proxy_everybody_has_an_allowance_of_their_own(tmp_path: Path) -> None:
    """The proxy writes last: what a client put there itself does not count."""
    with modest(tmp_path, "--public-url", "https://play.example.org") as server:
        one = [status(server, **{"X-Forwarded-For": f"198.51.100.{n}, 203.0.113.7"}) for n in range(5)]
        other = [status(server, **{"X-Forwarded-For": "203.0.113.8"}) for n in range(2)]
        assert (one, other) == ([200, 200, 200, 429, 429], [200, 200])


async def nothing(*_: object) -> None:
    """An application that is never reached."""


def from_address(address: str) -> dict[str, object]:
    return {"type": "http", "method": "POST", "client": (address, 1)}


def test_who_insists_waits_no_longer_than_who_stops() -> None:
    posts = Posts(nothing, rate=20.0, burst=1.0)
    assert posts.spend(from_address("192.0.2.1"))
    for _ in range(200):
        posts.spend(from_address("192.0.2.1"))
    time.sleep(0.1)
    assert posts.spend(from_address("192.0.2.1"))


def test_a_crowd_of_addresses_takes_no_more_room_than_was_set_aside() -> None:
    posts = Posts(nothing, rate=0.001, burst=1.0)
    for n in range(MOST_ADDRESSES + 500):
        assert posts.spend(from_address(f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}"))
    assert len(posts.allowances) == MOST_ADDRESSES
    assert not posts.spend(from_address(f"10.0.{MOST_ADDRESSES >> 8}.{MOST_ADDRESSES & 255}")), "still remembered"


def test_the_usual_allowance_is_generous() -> None:
    settings = Settings(database="")
    assert (settings.posts_at_once, settings.posts_per_second) == (60, 2)


def test_a_network_of_the_sixth_version_is_one_client() -> None:
    assert network("2001:db8:1:2::3") == network("2001:db8:1:2:ffff::9") != network("2001:db8:1:3::3")
    assert network("192.0.2.1") != network("192.0.2.2")
    assert network("") == ""
