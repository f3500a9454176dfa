"""What the server's tests share: real databases, an empty one for each test, and a server with pages."""

import gzip
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque as ldt
from support.postgres import NoPostgres, Postgres
from support.serving import Server
from support.stranger import running


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


@pytest.fixture(scope="module")
def with_pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a browser client, in a copy of the package, and a secret beside it."""
    folder = tmp_path_factory.mktemp("pages")
    package = folder / "package" / "ludotheque"
    leave_out = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(Path(ldt.__file__).parent, package, ignore=leave_out)
    for beside in Path(ldt.__file__).parent.parent.glob("*.so"):  # what compiled rules share
        shutil.copy(beside, package.parent)
    client = package / "server" / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>the pages</title>", encoding="utf-8")
    (client / "assets" / "app.js").write_text("// the script", encoding="utf-8")
    big = b"// a script that the build compressed\n" * 100
    (client / "assets" / "big-5f3a.js").write_bytes(big)
    (client / "assets" / "big-5f3a.js.gz").write_bytes(gzip.compress(big))
    (client / "assets" / "big-5f3a.js.br").write_bytes(b"what the build made with Brotli")
    (client / "assets" / "plain-77c1.css").write_bytes(b"body { margin: 0 }\n" * 100)
    (client / "assets" / "text-0b1c.woff2").write_bytes(bytes(2000))
    (client / "sw.js").write_text("// the worker", encoding="utf-8")
    (client / "app.webmanifest").write_text("{}", encoding="utf-8")
    (client / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (package / "server" / "secret.txt").write_text("the secret", encoding="utf-8")
    (client / "assets" / "app.js.gz").symlink_to(package / "server" / "secret.txt")
    (client.parent / "client-of-another").mkdir()
    (client.parent / "client-of-another" / "secret.txt").write_text("the secret", encoding="utf-8")
    (client / "link.txt").symlink_to(package / "server" / "secret.txt")
    with pytest.MonkeyPatch.context() as patch:
        rest = os.environ.get("PYTHONPATH", "").split(os.pathsep)[1:]
        patch.setenv("PYTHONPATH", os.pathsep.join([str(package.parent), *rest]))
        with running(folder) as server:
            yield server
