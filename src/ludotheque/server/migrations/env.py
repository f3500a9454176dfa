"""Alembic runs this to take steps on a database: the connection comes from `ludotheque.server.migrate`."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from ludotheque.server.tables import metadata

connection = context.config.attributes.get("connection")
if not isinstance(connection, Connection):
    raise SystemExit("The server takes these steps when it starts; ludotheque.server.migrate says how to write one.")

context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",  # SQLite changes a table by making a new one
)
with context.begin_transaction():
    context.run_migrations()
