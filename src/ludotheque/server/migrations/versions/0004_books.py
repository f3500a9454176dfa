"""Players' own books: keys, games, ratings, passkeys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody has one yet."""
    op.create_table(
        "book_games",
        sa.Column("book", sa.String(40), nullable=False),
        sa.Column("room", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.Column("result", sa.String(12), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("others", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("book", "room", "seat"),
    )
    op.create_index("book_games_room", "book_games", ["room"])

    op.create_table(
        "book_keys",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("book", sa.String(40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_index("book_keys_book", "book_keys", ["book"])

    op.create_table(
        "book_passkeys",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("book", sa.String(40), nullable=False),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("book_passkeys_book", "book_passkeys", ["book"])

    op.create_table(
        "book_ratings",
        sa.Column("book", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("against", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("book", "game", "against"),
    )
    op.create_table(
        "books",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary(32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("challenge"),
    )


def downgrade() -> None:
    """All books are lost."""
    op.drop_table("challenges")
    op.drop_table("books")
    op.drop_table("book_ratings")
    op.drop_index("book_passkeys_book", "book_passkeys")

    op.drop_table("book_passkeys")
    op.drop_index("book_keys_book", "book_keys")

    op.drop_table("book_keys")
    op.drop_index("book_games_room", "book_games")

    op.drop_table("book_games")
