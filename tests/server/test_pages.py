"""The pages reach a browser small, and are asked for again only when they may have changed."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import pytest
from starlette.requests import Request

from ludotheque.server.pages import Pages, accepts
from support.serving import Server
from support.stranger import get, request

BIG = "/assets/big-5f3a.js"


def ask(server: Server, path: str, encoding: str = "", **headers: str):
    return request(server, "GET", path, None, {"accept-encoding": encoding, **headers})


@pytest.mark.parametrize(
    "asked, sent",
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("", None),
        ("identity", None),
        ("br;q=0, gzip;q=0", None),
        ("deflate", None),
        ("br;q=nonsense", None),
    ],
)
def test_a_file_is_sent_as_small_as_the_browser_can_take_it(with_pages: Server, asked: str, sent: str | None) -> None:
    answer = ask(with_pages, BIG, asked)
    assert answer.status == 200
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "accept-encoding" in answer.headers["vary"].lower()
    plain = b"// a script that the build compressed\n" * 100
    bodies = {
        "br": lambda raw: raw == b"what the build made with Brotli",
        "gzip": lambda raw: gzip.decompress(raw) == plain,
    }
    assert bodies.get(sent or "", lambda raw: raw == plain)(answer.body)


def test_a_file_that_was_not_compressed_beforehand_is_sent_all_the_same(with_pages: Server) -> None:
    answer = ask(with_pages, "/assets/plain-77c1.css", "gzip")
    assert answer.body == b"body { margin: 0 }\n" * 100
    assert "content-encoding" not in answer.headers


def test_a_compressed_file_that_leads_out_of_the_pages_is_not_sent(with_pages: Server) -> None:
    answer = ask(with_pages, "/assets/app.js", "gzip")
    assert answer.body == b"// the script" and "content-encoding" not in answer.headers
    assert b"the secret" not in get(with_pages, "/assets/app.js.gz").body


def test_what_has_its_content_in_its_name_is_kept_for_ever_and_all_else_asked_for_again(with_pages: Server) -> None:
    for path in (BIG, "/assets/text-0b1c.woff2"):
        assert get(with_pages, path).headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/index.html", "/table/anything", "/sw.js", "/app.webmanifest", "/icon.svg"):
        answer = get(with_pages, path)
        assert answer.status == 200
        assert answer.headers["cache-control"] == "no-cache", path


@pytest.mark.parametrize("encoding", ["", "gzip"])
@pytest.mark.parametrize("path", ["/", "/sw.js", BIG])
def test_what_a_browser_has_already_is_not_sent_again(with_pages: Server, path: str, encoding: str) -> None:
    first = ask(with_pages, path, encoding)
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"another", {tag}'):
        again = ask(with_pages, path, encoding, **{"if-none-match": known})
        assert again.status == 304 and again.body == b""
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert ask(with_pages, path, encoding, **{"if-none-match": '"another"'}).body == first.body


@pytest.mark.parametrize(
    "path, kind",
    [
        ("/", "text/html"),
        ("/sw.js", "text/javascript"),
        ("/app.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/assets/text-0b1c.woff2", "font/woff2"),
        ("/assets/plain-77c1.css", "text/css"),
    ],
)
def test_a_file_says_what_it_is(with_pages: Server, path: str, kind: str) -> None:
    assert get(with_pages, path).headers["content-type"].split(";")[0] == kind


def test_a_file_that_is_not_there_is_no_page(with_pages: Server) -> None:
    """A browser that keeps an old page and asks for an old script must not be given a page as a script."""
    for path in ("/assets/old-1a2b.js", "/assets/none", "/assets/deep/er.css", "/favicon.ico", "/old-sw.js"):
        assert get(with_pages, path).status == 404, path
    for path in ("/table/abc", "/rules/yutaka", "/replay/abc/12"):
        assert b"the pages" in get(with_pages, path).body


def test_the_pages_may_load_their_own_parts_and_nothing_else(with_pages: Server) -> None:
    policy = dict(
        part.strip().split(" ", 1) for part in get(with_pages, "/").headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == policy["script-src"] == policy["worker-src"] == policy["manifest-src"] == "'self'"
    assert policy["style-src"] == "'self' 'unsafe-inline'"
    assert policy["object-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"


def test_long_answers_are_compressed_for_who_takes_it_and_short_ones_are_not(with_pages: Server) -> None:
    path = "/api/games/yutaka/rulebook?lang=fr"
    plain, packed = ask(with_pages, path), ask(with_pages, path, "gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip" and len(packed.body) < len(plain.body) / 2
    assert gzip.decompress(packed.body) == plain.body
    assert json.loads(plain.body)["title"] == "Yutakâ"
    assert "content-encoding" not in ask(with_pages, path, "gzip;q=0").headers
    assert "content-encoding" not in ask(with_pages, "/api/tables/none", "gzip").headers


@pytest.mark.parametrize("path, status", [("", 200), ("table/abc", 404), ("assets/app.js", 404)])
def test_a_server_without_pages_says_how_they_are_built(tmp_path: Path, path: str, status: int) -> None:
    asked = Request({"type": "http", "method": "GET", "headers": [], "path_params": {"path": path}})
    answer = asyncio.run(Pages(tmp_path / "client").page(asked))
    assert answer.status_code == status
    assert b"make web" in answer.body


def test_an_encoding_is_taken_only_where_its_weight_is_more_than_nothing() -> None:
    assert accepts("gzip", "gzip") and accepts("GZip ; q=0.1", "gzip") and accepts("*;q=0.5", "br")
    assert not accepts("", "br") and not accepts("*, br;q=0", "br") and not accepts("br;q=0.0", "br")
