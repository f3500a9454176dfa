"""The tables of the database. After a change here, `migrate.py` writes the step that brings older ones along."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

#: One row a room, made from its journal and kept for looking up; and who keeps the room, which only this row says.
rooms = Table(
    "rooms",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("touched", Float, nullable=False),
    Column("position", LargeBinary, nullable=True),
    Column("owner", String(40), nullable=True),  #: the server that keeps it; nobody when it was given up
    Column("fence", Integer, nullable=False, server_default="0"),  #: grows with every change of owner
    Column("bots", Boolean, nullable=False, server_default="0"),  #: whether a bot owes an answer
    Column("last", Integer, nullable=True),  #: the number of its last entry; rooms of before do not say
    Column("chain", LargeBinary, nullable=True),  #: what that entry's is
    Index("rooms_listed", "public", "phase"),
    Index("rooms_bots", "bots"),
    Index("rooms_owner", "owner"),
    Index("rooms_touched", "touched"),
)

entries = Table(
    "journal",
    metadata,
    Column("room", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("chain", LargeBinary, nullable=True),  #: the hash of this entry and of all before it; see `journal.link`
)

#: The first entries of games that are over, packed into one row a room.
archive = Table(
    "archive",
    metadata,
    Column("room", String(40), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
)

#: Notices that are on their way: written with the entry that made it somebody's turn, gone when they were taken.
notices = Table(
    "notices",
    metadata,
    Column("room", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", Integer, nullable=False),
    Column("url", String(500), nullable=False),
    Column("delivery", String(40), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),  #: from then on any server may go on with it
)

reports = Table(
    "reports",
    metadata,
    Column("number", String(40), primary_key=True),
    Column("room", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("text", String(2000), nullable=False),
    Column("record", LargeBinary, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

#: The servers of the house. What a server keeps is its own until `until`, by the database's clock.
servers = Table(
    "servers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("address", String(200), nullable=False),  #: where the other servers reach it
    Column("machine", String(200), nullable=False),
    Column("opened", Float, nullable=False),  #: since when the house has been open without a break
    Column("until", Float, nullable=False),
    Column("free", Integer, nullable=False),  #: processes in which a bot could think right now
)

#: Players' own books. A book is opened by any of its keys, of which only the hashes are here.
books = Table(
    "books",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("made", Float, nullable=False),
)

book_keys = Table(
    "book_keys",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("book", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Index("book_keys_book", "book"),
)

book_games = Table(
    "book_games",
    metadata,
    Column("book", String(40), primary_key=True),
    Column("room", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("token", String(64), nullable=False),  #: opens the seat, as long as the game runs
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Column("result", String(12), nullable=False),
    Column("score", Integer, nullable=True),
    Column("rated", Boolean, nullable=False),
    Column("others", LargeBinary, nullable=False),  #: who else played, and how it ended for them
    Index("book_games_room", "room"),
)

book_ratings = Table(
    "book_ratings",
    metadata,
    Column("book", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("against", String(40), primary_key=True),  #: "people", or "bot:" and which
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

book_passkeys = Table(
    "book_passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  #: the hash of the credential's own, which may be long
    Column("book", String(40), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Index("book_passkeys_book", "book"),
)

#: What a passkey must sign, each good once and for a few minutes.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", LargeBinary(32), primary_key=True),
    Column("until", Float, nullable=False),
)
