"""Several servers on one database: who keeps a room, and until when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Every room is given up; the running ones may have bots that owe an answer."""
    false = sa.text("false") if op.get_context().dialect.name == "postgresql" else sa.text("0")
    with op.batch_alter_table("rooms") as rooms:
        rooms.add_column(sa.Column("owner", sa.String(40), nullable=True))
        rooms.add_column(sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
        rooms.add_column(sa.Column("bots", sa.Boolean, nullable=False, server_default=false))
        rooms.create_index("rooms_bots", ["bots"])
        rooms.create_index("rooms_owner", ["owner"])
    op.execute(sa.text("UPDATE rooms SET bots = (phase = 'playing')"))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("machine", sa.String(200), nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """One server again."""
    op.drop_table("servers")
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_index("rooms_owner")
        rooms.drop_index("rooms_bots")
        rooms.drop_column("bots")
        rooms.drop_column("fence")
        rooms.drop_column("owner")
