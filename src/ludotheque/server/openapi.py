"""The plain HTTP part described as OpenAPI, from the same structs that check what comes in."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ludotheque.locales import LANGUAGES
from ludotheque.wire import http as h
from ludotheque.wire import lessons as w
from ludotheque.wire.messages import RoomInfo

#: path, method, what it is for, what comes in, what goes out, with which status
OPERATIONS: list[tuple[str, str, str, Any, Any, int]] = [
    ("/api/house", "get", "What this house can do", None, h.House, 200),
    ("/api/games", "get", "The shelf", None, list[h.GameInfo], 200),
    ("/api/games/{game}/cards", "get", "Every card of a game", None, list[h.CardInfo], 200),
    ("/api/games/{game}/cards", "post", "Every card, with these options", h.WishCards, list[h.CardInfo], 200),
    ("/api/games/{game}/rulebook", "get", "The rules in our own words", None, h.Book, 200),
    ("/api/games/{game}/check", "post", "Whether a game can be played so", h.CheckTable, h.Checked, 200),
    ("/api/games/{game}/lessons", "get", "The lessons of a game", None, list[w.LessonInfo], 200),
    ("/api/games/{game}/lessons/{lesson}", "post", "A moment of a lesson", w.LessonAnswers, w.LessonMoment, 200),
    ("/api/tables", "get", "Public tables with a free seat", None, list[h.OpenTable], 200),
    ("/api/tables", "post", "Make a table", h.MakeTable, h.TableMade, 201),
    ("/api/tables/{room}", "get", "A table as anybody with its link sees it", None, RoomInfo, 200),
    ("/api/tables/{room}/sit", "post", "Take the seat of an invitation", h.SitDown, h.SeatTaken, 200),
    ("/api/tables/{room}/join", "post", "Take a free seat of a public table", h.SeatOpenTable, h.SeatTaken, 200),
    ("/api/tables/{room}/cards", "get", "The cards of this table", None, list[h.CardInfo], 200),
    ("/api/tables/{room}/hint", "post", "What a bot would play in my seat, and why", h.AskHint, h.Hint, 200),
    ("/api/tables/{room}/replay", "get", "The decisions of a finished game", None, h.Replay, 200),
    ("/api/tables/{room}/moment", "get", "A moment of a finished game", None, h.Moment, 200),
    ("/api/tables/{room}/course", "get", "The count, moment by moment", None, list[list[int]], 200),
    ("/api/tables/{room}/branch", "post", "Play on from a moment of a finished game", h.Branch, h.TableMade, 201),
    ("/api/tables/{room}/record", "get", "The record of a finished game", None, dict[str, Any], 200),
    ("/api/tables/{room}/deal", "get", "What the shuffles of a finished game followed from", None, h.Deal, 200),
    ("/api/tables/{room}/scores", "get", "The count so far, explained", None, h.Scores, 200),
    ("/api/tables/{room}/report", "post", "Report a problem", h.ReportGame, h.Reported, 201),
    ("/api/records", "post", "Bring a finished record to look at", dict[str, Any], RoomInfo, 201),
    ("/api/tables/{room}/keep", "post", "A game of mine goes into my book", h.KeepGame, h.Nothing, 200),
    ("/api/opponents", "post", "Somebody to play with", h.FindOpponent, h.Opponent, 200),
    ("/api/book", "post", "A book of one's own", h.MakeBook, h.BookKey, 201),
    ("/api/book", "get", "Everything that is kept about me", None, h.MyBook, 200),
    ("/api/book/name", "post", "Another name", h.MakeBook, h.Nothing, 200),
    ("/api/book/delete", "post", "Forget everything about me", h.Nothing, h.Nothing, 200),
    ("/api/book/sign-out", "post", "Let no other device open my book", h.Nothing, h.BookKey, 200),
    ("/api/book/passkeys/begin", "post", "What a browser needs to make a passkey", h.Nothing, h.PasskeyOptions, 200),
    ("/api/book/passkeys", "post", "A passkey was made", h.Passkey, h.Nothing, 201),
    ("/api/passkeys/begin", "post", "What a browser needs to use a passkey", h.Nothing, h.PasskeyOptions, 200),
    ("/api/passkeys/open", "post", "A passkey opens its book", h.Passkey, h.BookKey, 201),
    ("/healthz", "get", "Whether the server can serve", None, dict[str, Any], 200),
]
PROBLEMS = {
    "404": "No such thing",
    "413": "Too long",
    "422": "Refused, with the reason",
    "429": "Too often",
    "503": "Cannot save now",
}
#: What may stand behind a path after a question mark; it can always be left out.
LANG = {"lang": {"type": "string", "enum": list(LANGUAGES)}}
QUERIES: dict[str, dict[str, Any]] = {
    "/api/games/{game}/cards": LANG,
    "/api/games/{game}/rulebook": LANG,
    "/api/tables/{room}/cards": LANG,
    "/api/tables/{room}/hint": LANG,
    "/api/tables/{room}/moment": {
        "at": {"type": "integer", "minimum": 0},
        "eyes": {"type": "string", "pattern": "^(all|watch|[0-9])$"},
        **LANG,
    },
    "/api/tables/{room}/scores": LANG,
}


@cache
def openapi() -> dict[str, Any]:
    """The document."""
    kinds: list[Any] = [h.Problem]
    for _, _, _, incoming, outgoing, _ in OPERATIONS:
        kinds += [kind for kind in (incoming, outgoing) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for path, method, summary, incoming, outgoing, status in OPERATIONS:
        responses = {str(status): _content("As asked", schema[repr(outgoing)])}
        responses |= {code: _content(text, schema[repr(h.Problem)]) for code, text in PROBLEMS.items()}
        operation: dict[str, Any] = {"summary": summary, "responses": responses, "parameters": _parameters(path)}
        if incoming is not None:
            operation["requestBody"] = {"required": True, **_content("", schema[repr(incoming)])}
            del operation["requestBody"]["description"]
        paths.setdefault(path, {})[method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludothèque", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
    }


def _content(text: str, schema: Any) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": schema}}}


def _parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    out: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
    ]
    out += [{"name": name, "in": "query", "schema": schema} for name, schema in QUERIES.get(path, {}).items()]
    return out
