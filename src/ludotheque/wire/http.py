"""What is asked and answered over plain HTTP: the shelf, books and cards, tables, hints, reviews, records, reports."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludotheque.wire.messages import EventData, Hex32, Name, RoomInfo, SeatNumber, Token, ViewData
from ludotheque.wire.table import Outcome, Params, Sentence, Struct

Short = Annotated[str, msgspec.Meta(max_length=40)]
Seats = Annotated[int, msgspec.Meta(ge=0, le=99)]  #: how many the game takes, it says itself


class Body(Struct):
    """Something a client sends: what has a usual value may be left out."""


class SeatWish(Body):
    """Who sits here: the maker of the table, a bot, or the first person who comes with the link."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: Short = "club"
    pledge: Hex32 | None = None  #: of "me": the SHA-256 of a number that I add to the shuffle


class Clock(Body):
    """A clock: so many seconds a move, or a bank with an increment."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=14 * 24 * 3600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class MakeTable(Body):
    """A table to be made."""

    game: Short
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=9)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock | None = None
    talk: bool = True  #: players may use words of their own; never at a public table
    hints: bool = False  #: hints may be asked for though people play each other


class SeatLink(Struct):
    """A seat and the token that opens it. Yours works on any device; an invitation is good for sitting down once."""

    seat: int
    token: str
    path: str


class TableMade(Struct):
    """A new table: your own seats, the invitations to give away, and the link for spectators."""

    room: str
    mine: list[SeatLink]
    invitations: list[SeatLink]
    watch: str
    share: list[str]  #: addresses other machines can reach this server at
    commitment: str


class SitDown(Body):
    """Take the seat of an invitation, with a name."""

    token: Token
    name: Name = ""
    pledge: Hex32 | None = None  #: the SHA-256 of a number that I add to the shuffle


class SeatTaken(Struct):
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
    seeking: bool  #: somebody waits there for whoever wants to play


class SeatOpenTable(Body):
    """Sit down at a public table."""

    seat: SeatNumber
    name: Name = ""
    pledge: Hex32 | None = None  #: the SHA-256 of a number that I add to the shuffle


class FindOpponent(Body):
    """Somebody to play this game with, whoever it is."""

    game: Short
    name: Name = ""
    pledge: Hex32 | None = None  #: the SHA-256 of a number that I add to the shuffle


class Opponent(Struct):
    """Somebody waits at this table: take that seat. Or nobody does: a table was made, where others find you."""

    room: str
    seat: int
    made: TableMade | None


class MakeBook(Body):
    """A book of one's own, under this name; or another name for it."""

    name: Name = ""


class BookKey(Struct):
    """What opens a book: whoever has it is the book's player."""

    key: str


class KeepGame(Body):
    """This seat's game goes into my book."""

    token: Token


class BookOther(Struct):
    """Somebody else who played: a person, or a bot; how it ended for them."""

    name: str
    bot: str
    result: str
    score: int | None


class BookGame(Struct):
    """A game of a book. While it runs `token` opens the seat; once it has `ended`, the rest tells how."""

    room: str
    game: str
    seat: int
    token: str
    began: float
    ended: float | None
    result: str
    score: int | None
    rated: bool
    others: list[BookOther]


class BookRating(Struct):
    """A rating at a game, against "people" or "bot:" and its name: how far it may be off, after how many games."""

    game: str
    against: str
    value: int
    doubt: int
    games: int


class MyBook(Struct):
    """Everything the server keeps about a player; `passkeys` are the moments when each was made."""

    name: str
    made: float
    games: list[BookGame]
    ratings: list[BookRating]
    passkeys: list[float]


class Nothing(Body):
    """Nothing more to say."""


class PasskeyOptions(Struct):
    """What the browser asks the passkey for, as WebAuthn says it."""

    options: dict[str, Any]


class Passkey(Body):
    """What the passkey answered, as WebAuthn says it."""

    credential: dict[str, Any]


class OptionInfo(Struct):
    """An option of a game: its values, the first being the default; `open` if owners may give their own; `expert` if
    only those who know the game need to look at it."""

    key: str
    values: list[Any]
    open: bool
    rule: str
    expert: bool


class SlowLevel(Struct):
    """A level that a house does not offer, and why, as a text for players."""

    level: str
    say: str
    params: Params


class House(Struct):
    """What this house can do: whoever speaks to it offers nothing else.

    One that is `here` runs in the page's own browser and keeps its tables there. What is `absent` needs others, or a
    server: invitations (links to seats, and watching), open-tables, opponents, notices (that it is somebody's turn),
    reports, qr, passkeys. `slow` are the levels that would make people wait too long.
    """

    here: bool
    absent: list[Literal["invitations", "open-tables", "opponents", "notices", "reports", "qr", "passkeys"]]
    slow: list[SlowLevel]


class LevelInfo(Struct):
    """A level of bots that people choose from, the weakest first: its key, and who plays so. Whoever has a name has a
    face, and nobody sits twice at a table. The texts are `web-setup-bot-<key>` and `web-setup-bot-<key>-about`."""

    key: str
    names: list[str]


class GameInfo(Struct):
    """A game on the shelf; `bots` do not think ahead, `levels` do."""

    key: str
    rules: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    levels: list[LevelInfo]


class RuleText(Struct):
    """A numbered rule in our own words; `house` says that it is a ruling of ours. "[R13]" in a paragraph refers to
    another rule, and a paragraph that starts with "- " is an item of a list."""

    id: str
    title: str
    paragraphs: list[str]
    house: bool


class ChapterText(Struct):
    """A chapter of a rulebook: its own paragraphs, then its rules."""

    title: str
    paragraphs: list[str]
    rules: list[RuleText]


class Book(Struct):
    """A whole rulebook in one language."""

    game: str
    lang: str
    title: str
    intro: list[str]
    chapters: list[ChapterText]


class CheckTable(Body):
    """Seats and options that somebody thinks of playing with."""

    seats: Seats
    options: dict[str, Any] = {}


class Checked(Struct):
    """The game can be played like this: all its options, settled."""

    options: dict[str, Any]


class WishCards(CheckTable):
    """Whose cards are wanted: those of a table with these options, in this language."""

    lang: Short = "fr"


class PrintedFact(Struct):
    """A fact that a card prints, in words."""

    fact: str
    label: str
    value: str


class CardInfo(Struct):
    """A card as a person reads it: `printed` are its `facts` in words. `rules` are those its effects carry out, one for
    each line of `text`; `concerns` are the other rules and rulings that have to do with it."""

    card: str
    name: str
    copies: int
    back: str
    provenance: str
    facts: dict[str, Any]
    printed: list[PrintedFact]
    text: list[str]
    rules: list[str]
    concerns: list[str]


class AskHint(Body):
    """What would you play in my place? `soon`: what comes to mind at once, not what comes of thinking."""

    token: Token
    soon: bool = False


class HintProspect(Struct):
    """A move, whose it is, and how likely the seat that asked is to win after it; in words where it is its own."""

    seat: int
    move: str
    win: float
    does: Sentence | msgspec.UnsetType = msgspec.UNSET


class HintThoughts(Struct):
    """What a search found, chances from 0 to 1: `before` the move and after it (`win`); how sure it is that it is the
    best, as a number and as people say it; the second best; the answer it fears most; what it expects to happen, its
    own move first."""

    before: float
    win: float
    sure: float
    verdict: Literal["sure", "fair", "close"]
    simulations: int
    line: list[HintProspect]
    second: HintProspect | msgspec.UnsetType = msgspec.UNSET
    fears: HintProspect | msgspec.UnsetType = msgspec.UNSET


class Hint(Struct):
    """What a bot would do in this seat, and why; `text` is the reason in a sentence. It knows no more than the seat."""

    move: str
    does: Sentence
    say: str
    params: Params
    text: str
    rule: str | msgspec.UnsetType = msgspec.UNSET
    thoughts: HintThoughts | msgspec.UnsetType = msgspec.UNSET


class ScoreLine(Struct):
    """One line of a count: why, by which rule, how many points for each seat."""

    rule: str
    say: str
    params: Params
    text: str
    points: list[int]


class Scores(Struct):
    """A count, explained; `lines` and `totals` are empty where a game has no scores. `told` says how it stands else."""

    lines: list[ScoreLine]
    totals: list[int]
    told: list[ScoreLine] = []


class Draw(Struct):
    """An answer of chance: which of the numbers below `below` it drew, in order."""

    below: int
    drawn: list[int]


class Deal(Struct):
    """What the shuffles of a finished game followed from, and all of them, in order (docs/decisions/0014).
    Pledges and numbers are by seat, empty where nobody added one."""

    commitment: str
    secret: str
    pledges: list[str]
    numbers: list[str]
    draws: list[Draw]


class Line(Struct):
    """A line of the log: who did it, the sentence, its rule."""

    seat: int | None
    say: str
    params: Params
    rule: str


class Turn(Struct):
    """A turn, or a round of all: the moment at which it begins, and whose it is."""

    at: int
    seat: int | None


class Decision(Struct):
    """One decision of a game that was played: whose, what, in answer to which question, and what was told then."""

    seat: int
    move: str
    does: Sentence  #: in words that whoever took it could know
    question: int
    told: list[Line]


class Replay(Struct):
    """A finished game to be looked through. Moment 0 is the deal; moment n is the table after n of these decisions.
    What was told is as the eyes that were asked for saw it."""

    room: str
    game: str
    options: dict[str, Any]
    names: list[str]
    seats: int
    turns: list[Turn]
    dealt: list[Line]  #: what was told until the first decision
    moments: list[Decision]
    outcome: Outcome


class Moment(Struct):
    """A moment of a finished game through some eyes: the table, and what happened since the moment before (at the
    deal: everything until then)."""

    at: int
    of: int  #: the number of the last moment
    view: ViewData
    events: list[EventData]
    scores: Scores


class Branch(Body):
    """Play on from a moment of a finished game: me in this seat, bots in the others. Chance deals differently."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    name: Name = ""
    bot: Short = "club"
    bot_name: Name = ""


class ReportGame(Body):
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
