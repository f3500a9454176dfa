"""Real databases for the server's tests: a file for SQLite, one PostgreSQL for all, an empty database for each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.postgres import NoPostgres, Postgres


@pytest.fixture
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL. A test that stops or kills it starts it again."""
    try:
        server = Postgres()
    except NoPostgres:
        pytest.skip("no PostgreSQL here")
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite database that does not exist yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database: the test runs once on each kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))
