"""Notices reach who asked for them, signed and once, and nobody inside the server's own network."""

import asyncio
import contextlib
import hashlib
import hmac
import json
import logging
import time
from collections import Counter

import pytest

from ludotheque.locales import say
from ludotheque.server.metrics import Metrics
from ludotheque.server.notices import Notices, is_public

pytestmark = pytest.mark.anyio


class Receiver:
    """A real web server that answers each request with the next prepared status, then with 204."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.got = []
        self.connections = 0

    async def __aenter__(self):
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/hook?key=hidden"
        return self

    async def __aexit__(self, *_):
        self.server.close()

    async def _serve(self, reader, writer):
        self.connections += 1
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {k.lower(): v for k, v in (line.split(": ", 1) for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.got.append((head[0], headers, body))
            answer = self.answers.pop(0) if self.answers else 204
            if answer == "silence":
                await reader.read()
            elif answer != "hang up":
                location = f"Location: http://127.0.0.1:{self.port}/elsewhere\r\n" if answer == 302 else ""
                writer.write(f"HTTP/1.1 {answer} Answer\r\n{location}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def sending(**more):
    """Notices that are tried again very soon, and may go to this machine."""
    notices = Notices(**({"allow_private": True, "again": (0.02, 0.02, 0.02)} | more))
    await notices.start()
    try:
        yield notices
    finally:
        await notices.close()


async def settled(notices, seconds=3.0):
    """Wait until nothing is on its way any more."""
    until = time.monotonic() + seconds
    while notices._waiting:
        assert time.monotonic() < until, "still on its way"
        await asyncio.sleep(0.01)


def counted(notices):
    """How many notices had which result."""
    samples = [s for metric in notices.metrics.notices.collect() for s in metric.samples if s.name.endswith("_total")]
    return Counter({sample.labels["result"]: int(sample.value) for sample in samples})


# ------------------------------------------------------------------------------------ what arrives
async def test_a_notice_says_which_table_seat_and_question_and_where_to_go():
    async with Receiver() as receiver, sending(public_url="https://play.example/") as notices:
        notices.send(receiver.url, "a-room", 1, 17)
        await settled(notices)
    request, headers, body = receiver.got[0]
    assert request == "POST /hook?key=hidden HTTP/1.1"
    assert headers["content-type"] == "application/json"
    assert headers["host"] == f"127.0.0.1:{receiver.port}"
    assert json.loads(body) == {
        "event": "your-turn",
        "room": "a-room",
        "seat": 1,
        "question": 17,
        "link": "https://play.example/table/a-room",
    }
    assert counted(notices) == {"sent": 1}


async def test_its_receiver_can_check_the_signature_with_the_key_of_the_address():
    async with Receiver() as receiver, sending(secret=b"the server's") as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        await settled(notices)
        key = notices.key_for(receiver.url)
    _, headers, body = receiver.got[0]
    expected = hmac.new(key.encode(), body, hashlib.sha256).hexdigest()
    assert headers["ludotheque-signature"] == f"sha256={expected}"


async def test_every_address_has_a_key_of_its_own_that_stays_the_same():
    one, same, other = Notices(secret=b"s"), Notices(secret=b"s"), Notices(secret=b"another")
    assert one.key_for("https://a.example/") == same.key_for("https://a.example/")
    assert one.key_for("https://a.example/") != one.key_for("https://b.example/")
    assert one.key_for("https://a.example/") != other.key_for("https://a.example/")


# ------------------------------------------------------------------------------------ trying again
async def test_a_notice_that_is_not_taken_is_tried_again_under_the_same_number():
    async with Receiver(503, "hang up", 429) as receiver, sending() as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        await settled(notices)
    assert len(receiver.got) == 4
    assert len({headers["ludotheque-delivery"] for _, headers, _ in receiver.got}) == 1
    assert counted(notices) == {"retried": 3, "sent": 1}


async def test_it_is_not_tried_for_ever():
    async with Receiver(*[500] * 9) as receiver, sending() as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        await settled(notices)
    assert len(receiver.got) == 4
    assert counted(notices) == {"retried": 3, "failed": 1}


async def test_the_waits_grow_as_prescribed():
    assert Notices().again == (1, 5, 30, 120, 600)
    async with Receiver(500, 500) as receiver, sending(again=(0.05, 0.4)) as notices:
        began = time.monotonic()
        notices.send(receiver.url, "a-room", 0, 1)
        await settled(notices)
        assert time.monotonic() - began >= 0.45
    assert len(receiver.got) == 3


@pytest.mark.parametrize("status", [302, 400, 404, 410])
async def test_a_refusal_is_final_and_no_redirection_is_followed(status):
    async with Receiver(status) as receiver, sending() as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        await settled(notices)
    assert len(receiver.got) == 1
    assert counted(notices) == {"failed": 1}


async def test_a_receiver_that_never_answers_is_not_waited_for():
    async with Receiver("silence") as receiver, sending(timeout=0.2) as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        await settled(notices)
    assert len(receiver.got) == 2
    assert counted(notices) == {"retried": 1, "sent": 1}


async def test_nobody_at_home_is_tried_again_too():
    async with Receiver() as receiver:
        pass
    async with sending() as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        await settled(notices)
    assert counted(notices) == {"retried": 3, "failed": 1}


# ------------------------------------------------------------------------------------ how often
async def test_one_turn_is_told_once():
    async with Receiver() as receiver, sending() as notices:
        for _ in range(3):
            notices.send(receiver.url, "a-room", 0, 1)
            await settled(notices)
        notices.send(receiver.url, "a-room", 0, 2)
        notices.send(receiver.url, "a-room", 1, 2)
        notices.send(receiver.url, "b-room", 0, 1)
        await settled(notices)
    told = sorted((it["room"], it["seat"], it["question"]) for it in (json.loads(body) for _, _, body in receiver.got))
    assert told == [("a-room", 0, 1), ("a-room", 0, 2), ("a-room", 1, 2), ("b-room", 0, 1)]


async def test_a_newer_turn_takes_the_place_of_an_older_notice():
    async with Receiver(500) as receiver, sending(again=(60,)) as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        while counted(notices)["retried"] == 0:
            await asyncio.sleep(0.01)
        notices.send(receiver.url, "a-room", 0, 2)
        await settled(notices)
    assert [json.loads(body)["question"] for _, _, body in receiver.got] == [1, 2]
    assert counted(notices) == {"retried": 1, "replaced": 1, "sent": 1}


async def test_when_too_many_wait_the_oldest_is_dropped():
    async with Receiver() as receiver:
        pass
    async with sending(again=(60,), most_waiting=3) as notices:
        for seat in range(5):
            notices.send(receiver.url, "a-room", seat, 1)
        assert [seat for _, seat in notices._waiting] == [2, 3, 4]
        assert counted(notices)["dropped"] == 2


async def test_sending_returns_at_once_and_does_nothing_before_the_start_or_after_the_end():
    async with Receiver() as receiver:
        notices = Notices(allow_private=True)
        notices.send(receiver.url, "a-room", 0, 1)
        await notices.start()
        await notices.close()
        notices.send(receiver.url, "a-room", 0, 2)
        await asyncio.sleep(0.05)
        assert receiver.connections == 0


async def test_closing_does_not_wait_for_anybody():
    async with Receiver("silence") as receiver, sending(timeout=60) as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        while not receiver.got:
            await asyncio.sleep(0.01)
        await asyncio.wait_for(notices.close(), 1)


# ------------------------------------------------------------------------------------ where to
async def test_by_default_nothing_goes_to_this_machine_or_its_network():
    async with Receiver() as receiver, sending(allow_private=False) as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        notices.send(f"http://localhost:{receiver.port}/", "b-room", 0, 1)
        notices.send(f"http://2130706433:{receiver.port}/", "c-room", 0, 1)  # 127.0.0.1 as one number
        notices.send(f"http://0x7f.1:{receiver.port}/", "d-room", 0, 1)
        await settled(notices)
        assert receiver.connections == 0
    assert counted(notices) == {"refused": 2, "failed": 2}


async def test_a_public_name_with_a_private_address_is_refused():
    async def rebinding(host, port):
        return ["127.0.0.1"]

    async with Receiver() as receiver, sending(allow_private=False, resolve=rebinding) as notices:
        notices.send(f"http://innocent.example:{receiver.port}/", "a-room", 0, 1)
        await settled(notices)
        assert receiver.connections == 0
    assert counted(notices) == {"failed": 1}


async def test_one_private_address_among_public_ones_is_enough_to_refuse():
    async def mixed(host, port):
        return ["127.0.0.1", "93.184.215.14"]

    async with Receiver() as receiver, sending(allow_private=False, resolve=mixed) as notices:
        notices.send(f"http://innocent.example:{receiver.port}/", "a-room", 0, 1)
        await settled(notices)
        assert receiver.connections == 0


async def test_a_name_is_looked_up_once_and_the_address_that_was_checked_is_the_one_connected_to():
    asked = []

    async def once(host, port):
        asked.append(host)
        return ["127.0.0.1"]

    async with Receiver() as receiver, sending(resolve=once) as notices:
        notices.send(f"http://only-here.example:{receiver.port}/", "a-room", 0, 1)
        await settled(notices)
    assert asked == ["only-here.example"]
    assert receiver.got[0][1]["host"] == f"only-here.example:{receiver.port}"


async def test_an_unknown_name_is_tried_again():
    async def unknown(host, port):
        raise OSError("no such host")

    async with sending(resolve=unknown) as notices:
        notices.send("http://nowhere.example/", "a-room", 0, 1)
        await settled(notices)
    assert counted(notices) == {"retried": 3, "failed": 1}


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "192.168.1.1", "192.0.2.1",
        "198.18.0.1", "224.0.0.1", "224.0.1.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1",
        "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "2002:a00:1::1", "2001:0:7f00:1::", "not an address", "",
    ],
)  # fmt: skip
async def test_no_such_address_is_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
async def test_such_an_address_is_public(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "", "hello", "ftp://a.example/", "file:///etc/passwd", "javascript:alert(1)", "http://", "https:///path",
        "//a.example/", "http://user:password@a.example/", "http://user@a.example/", "http://a.example:0/",
        "http://a.example:99999/", "http://a.example:port/", "http://a.example/ b", "http://a.example/\r\nX-Evil: 1",
        "http://[::1", "http://a.example\\@b/", "http://exämple.example/", "https://a.example/" + "x" * 500,
    ],
)  # fmt: skip
async def test_what_is_no_plain_web_address_is_refused_with_a_sentence(url):
    for notices in Notices(), Notices(allow_private=True):
        problem = notices.check(url)
        assert problem is not None
        assert problem.key == "room-notify-no-address"
        assert "500" in say("en", problem.key, problem.params)
        assert "500" in say("fr", problem.key, problem.params)


@pytest.mark.parametrize(
    "url",
    [
        "http://localhost/",
        "https://me.localhost:8443/",
        "http://192.168.0.7/hook",
        "http://[::1]/",
        "http://[fe80::1]/",
    ],
)
async def test_private_addresses_are_refused_already_when_they_are_given(url):
    problem = Notices().check(url)
    assert problem is not None
    assert problem.key == "room-notify-private"
    assert Notices(allow_private=True).check(url) is None


@pytest.mark.parametrize("url", ["https://a.example/hook?x=1#y", "http://a.example:8080", "https://1.1.1.1/"])
async def test_ordinary_addresses_are_fine(url):
    assert Notices().check(url) is None


async def test_the_log_does_not_say_where_notices_go(caplog):
    caplog.set_level(logging.DEBUG, "ludotheque.server")
    async with Receiver(500, 404) as receiver, sending() as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        await settled(notices)
    assert len(caplog.records) == 2
    assert not any("hidden" in str(record.__dict__) or "hook" in str(record.__dict__) for record in caplog.records)


async def test_the_numbers_are_on_the_metrics_page():
    metrics = Metrics()
    async with Receiver() as receiver, sending(metrics=metrics) as notices:
        notices.send(receiver.url, "a-room", 0, 1)
        await settled(notices)
    assert b'ludotheque_notices_total{result="sent"} 1.0' in metrics.render()
