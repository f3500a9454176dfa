"""Where others can reach this server, and those addresses as pictures."""

import ipaddress
import re
import socket
import xml.etree.ElementTree as ET

import pytest

from ludotheque.server import addresses
from ludotheque.server.addresses import lan_addresses, qr_svg, qr_text, reachable, share_urls


@pytest.fixture
def at_home(monkeypatch):
    """A machine with these addresses, one of which only it can use."""
    monkeypatch.setattr(addresses, "_found", None)
    monkeypatch.setattr(addresses, "_routed", lambda: ["192.168.1.20", "fd00::20"])
    monkeypatch.setattr(addresses, "_named", lambda: ["127.0.1.1", "192.168.1.20", "10.8.0.3", "fe80::1%eth0", "::1"])


def test_the_addresses_of_this_machine_are_real_ones():
    for address in lan_addresses():
        assert not ipaddress.ip_address(address).is_loopback
        with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as sock:
            sock.bind((address, 0))


def test_only_addresses_that_mean_something_to_others_are_named_and_each_once(at_home):
    assert lan_addresses() == ["192.168.1.20", "fd00::20", "10.8.0.3"]


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "127.0.1.1", "::1", "0.0.0.0", "::", "169.254.3.4", "fe80::1", "home"]
)
def test_such_an_address_helps_nobody_else(address):
    assert not reachable(address)


def test_a_public_address_is_the_one_to_share(at_home):
    assert share_urls("0.0.0.0", 8000, "https://play.example/") == ["https://play.example"]


def test_a_server_for_the_whole_network_is_shared_at_every_address(at_home):
    assert share_urls("0.0.0.0", 8000) == ["http://192.168.1.20:8000", "http://10.8.0.3:8000"]
    assert share_urls("::", 80) == ["http://192.168.1.20", "http://[fd00::20]", "http://10.8.0.3"]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_this_machine_alone_has_nothing_to_share(at_home, host):
    assert share_urls(host, 8000) == []


def test_a_server_at_one_address_is_shared_there(at_home):
    assert share_urls("192.168.1.20", 8000) == ["http://192.168.1.20:8000"]
    assert share_urls("fd00::20", 8000) == ["http://[fd00::20]:8000"]
    assert share_urls("games.lan", 8000) == ["http://games.lan:8000"]


def test_the_picture_can_stand_in_a_page_or_alone():
    picture = qr_svg("http://192.168.1.20:8000/table/abc#invitation=def")
    root = ET.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "viewBox" in root.attrib
    assert "width" not in root.attrib, "it takes the size of its box"
    assert "#fff" in picture, "it has its own white ground"
    assert qr_svg("<script>") != qr_svg("&lt;script>")
    assert "<script" not in qr_svg("<script>")


def modules(text):
    """The dark modules of a QR code printed without colours, margins cut off."""
    rows = []
    for line in text.splitlines():
        rows.append([c in " ▄" for c in line])
        rows.append([c in " ▀" for c in line])
    kept = [row[2:-2] for row in rows[2:]]
    return kept[: len(kept[0])]


def test_the_same_code_can_be_printed_in_a_terminal():
    printed = modules(qr_text("HELLO", colours=False))
    assert len(printed) == len(printed[0]) == 21
    finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
    for corner in (
        [row[:7] for row in printed[:7]],
        [row[-7:] for row in printed[:7]],
        [row[:7] for row in printed[-7:]],
    ):
        assert ["".join("#" if dark else "." for dark in row) for row in corner] == finder


def test_with_colours_every_line_begins_and_ends_them():
    lines = qr_text("HELLO").splitlines()
    assert all(line.startswith("\x1b[30;107m") and line.endswith("\x1b[0m") for line in lines)
    assert len({len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in lines}) == 1
