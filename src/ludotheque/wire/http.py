"""What is asked and answered over plain HTTP: the shelf, making a table, sitting down, records, reports."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludotheque.wire.messages import Name, RoomInfo, SeatNumber, Token
from ludotheque.wire.table import Params, Struct

Short = Annotated[str, msgspec.Meta(max_length=40)]


class SeatWish(Struct):
    """Who shall sit here: the maker of the table, a bot, or whoever comes first with the link."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: Short = "thumb"


class Clock(Struct):
    """A clock: so many seconds a move, or a bank with an increment."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=14 * 24 * 3600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class MakeTable(Struct):
    """A table to be made."""

    game: Short
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=9)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock | None = None


class SeatLink(Struct):
    """A seat and the token that opens it. Yours works on any device; an invitation is good for sitting down once."""

    seat: int
    token: str
    path: str


class TableMade(Struct):
    """A new table: your own seats, the invitations to give away, and the link for those who look on."""

    room: str
    mine: list[SeatLink]
    invitations: list[SeatLink]
    watch: str
    share: list[str]  #: addresses other machines can reach this server at
    commitment: str


class SitDown(Struct):
    """Take the seat of an invitation, with a name."""

    token: Token
    name: Name = ""


class Sat(Struct):
    """A seat is yours: keep its token, nobody else has it."""

    mine: SeatLink
    room: RoomInfo


class OpenTable(Struct):
    """A table on the public list."""

    room: str
    game: str
    options: dict[str, Any]
    free: list[int]
    names: list[str]
    made: float


class SeatOpenTable(Struct):
    """Sit down at a public table."""

    seat: SeatNumber
    name: Name = ""


class OptionInfo(Struct):
    """An option of a game: its values, the first being the default; `open` if owners may give their own."""

    key: str
    values: list[Any]
    open: bool
    rule: str


class GameInfo(Struct):
    """A game on the shelf."""

    key: str
    rules: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]


class Report(Struct):
    """Something seems wrong at this table."""

    token: Token | None = None
    text: Annotated[str, msgspec.Meta(max_length=2000)] = ""


class Reported(Struct):
    """The number under which the server keeps the true record; of a running game, what the reporter may know."""

    number: str
    record: dict[str, Any] | None
    view: dict[str, Any] | None
    log: list[dict[str, Any]]
    position: dict[str, Any] | None


class Problem(Struct):
    """Why something was refused."""

    rule: str
    say: str
    params: Params
    text: str
