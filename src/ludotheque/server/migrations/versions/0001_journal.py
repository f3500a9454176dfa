"""The journal, the list of rooms made from it, and the reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=True),
    )
    op.create_index("rooms_listed", "rooms", ["public", "phase"])
    op.create_table(
        "journal",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.String(40), primary_key=True),
        sa.Column("room", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Forget everything."""
    op.drop_table("settings")
    op.drop_table("reports")
    op.drop_table("journal")
    op.drop_index("rooms_listed", "rooms")
    op.drop_table("rooms")
