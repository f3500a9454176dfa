"""Brings a database to the tables this version of the server uses, step by step, whatever version made it.

The steps are in `migrations/versions`. After a change to the tables in `tables.py`, write the next one with

    python -m ludotheque.server.migrate "what changes"

and read it before it is used.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, text

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x6C75646F  #: "ludo": the number under which servers on one PostgreSQL wait for each other


class NewerDatabase(Exception):
    """The database was made by a newer version of the server than this one."""


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a file: where the steps are, and the connection to work on."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Bring a database up to date, all steps or none, inside the transaction that the caller has begun and commits.

    Several servers may do this at once: one does the work, the others wait and find it done.
    Raises NewerDatabase when this server is too old for it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    elif connection.dialect.name == "sqlite":
        # The driver would begin only at the first row written: two servers could both find no tables and make them.
        patience = connection.exec_driver_sql("PRAGMA busy_timeout").scalar_one()
        connection.exec_driver_sql("PRAGMA busy_timeout=30000")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        connection.exec_driver_sql(f"PRAGMA busy_timeout={patience}")
    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        if "Can't locate revision" in str(error):
            raise NewerDatabase("this database was made by a newer Ludothèque; update this one") from error
        raise


def write_step(what: str) -> None:
    """Write the next step: what changes between the last one and the tables in `tables.py`."""
    steps = ScriptDirectory.from_config(configuration())
    number = f"{len(list(steps.walk_revisions())) + 1:04}"
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        upgrade(connection)
        command.revision(configuration(connection), what, autogenerate=True, rev_id=number)


if __name__ == "__main__":
    if len(sys.argv) != 2 or not re.search(r"\w", sys.argv[1]):
        sys.exit('usage: python -m ludotheque.server.migrate "what changes"')
    write_step(sys.argv[1])
