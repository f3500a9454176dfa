"""Journals that show tampering, an archive for games that are over, notices that survive a crash."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One step on."""
    with op.batch_alter_table("journal") as journal:
        journal.add_column(sa.Column("chain", sa.LargeBinary, nullable=True))
    with op.batch_alter_table("rooms") as rooms:
        rooms.add_column(sa.Column("last", sa.Integer, nullable=True))
        rooms.add_column(sa.Column("chain", sa.LargeBinary, nullable=True))
        rooms.create_index("rooms_touched", ["touched"])
    op.create_table(
        "archive",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("room", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("delivery", sa.String(40), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """One step back."""
    op.drop_table("notices")
    op.drop_table("archive")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_index("rooms_touched")
        rooms.drop_column("chain")
        rooms.drop_column("last")
    with op.batch_alter_table("journal") as journal:
        journal.drop_column("chain")
