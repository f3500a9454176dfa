"""Any database comes to the tables the server uses, even when several servers start at once."""

import asyncio
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from ludotheque.server.migrate import NewerDatabase, configuration, upgrade
from ludotheque.server.store import Store, database_url
from ludotheque.server.tables import metadata

pytestmark = pytest.mark.anyio


async def on(database, act, commit=True):
    """Do something to a database in one transaction."""
    engine = create_async_engine(database_url(database))
    try:
        async with engine.connect() as connection:
            result = await connection.run_sync(act)
            if commit:
                await connection.commit()
            return result
    finally:
        await engine.dispose()


def differences(connection: Connection):
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return compare_metadata(context, metadata)


def tables(connection: Connection):
    return sorted(inspect(connection).get_table_names())


async def test_the_steps_lead_to_exactly_the_tables_the_server_uses(database):
    await on(database, upgrade)
    assert await on(database, differences) == []
    assert await on(database, tables) == sorted([*metadata.tables, "alembic_version"])


async def test_a_database_that_is_up_to_date_stays_as_it_is(database):
    await on(database, upgrade)
    await on(database, lambda c: c.execute(text("INSERT INTO journal (room, seq, at, entry) VALUES ('r', 0, 1.5, '')")))
    await on(database, upgrade)
    assert await on(database, lambda c: c.execute(text("SELECT room, at FROM journal")).all()) == [("r", 1.5)]


async def test_a_start_that_breaks_off_leaves_nothing_half_done(database):
    await on(database, upgrade, commit=False)
    assert await on(database, tables) == []
    await on(database, upgrade)
    assert await on(database, differences) == []


async def test_a_database_of_a_newer_server_is_left_alone(database):
    await on(database, upgrade)
    await on(database, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(NewerDatabase):
        await on(database, upgrade)


async def test_many_servers_may_start_at_once(database):
    stores = [Store(database) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    assert await on(database, differences) == []
    await asyncio.gather(*(store.close() for store in stores))


def test_servers_in_several_processes_may_start_at_once(database):
    script = "import asyncio, sys; from ludotheque.server.store import Store; asyncio.run(Store(sys.argv[1]).open())"
    started = [subprocess.Popen([sys.executable, "-c", script, database]) for _ in range(3)]
    assert [process.wait(30) for process in started] == [0, 0, 0]
    assert asyncio.run(on(database, differences)) == []


def test_the_steps_are_in_one_line_and_each_goes_back_too(sqlite_url):
    steps = ScriptDirectory.from_config(configuration())
    assert len(steps.get_heads()) == 1

    def there_and_back(connection: Connection):
        from alembic import command

        upgrade(connection)
        command.downgrade(configuration(connection), "base")

    asyncio.run(on(sqlite_url, there_and_back))
    assert asyncio.run(on(sqlite_url, tables)) == ["alembic_version"]
