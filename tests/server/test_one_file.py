"""One database file has one server, only its owner reads it, and it can be copied while it is played at."""

import json
import os
import sqlite3
import stat
import subprocess
import sys

import pytest

from ludotheque.server.holding import backup
from support.serving import Server


@pytest.fixture
def server(tmp_path):
    it = Server(tmp_path).start()
    try:
        yield it
    finally:
        it.stop()


def command(*words):
    return subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("words", [("ludotheque.server",), ("ludotheque", "--lang", "en", "serve")])
def test_a_second_server_on_the_same_file_is_told_who_holds_it(server, words):
    said = command(*words, "--port", "8999", "--database", server.database)
    assert said.returncode != 0
    for told in (server.database, f":{server.port}", str(server.process.pid)):
        assert told in said.stderr
    assert "Traceback" not in said.stderr
    assert server.make()["room"]


def test_a_server_that_was_killed_holds_nothing(server):
    server.kill()
    assert server.start().make()["room"]


def test_only_its_owner_reads_the_file_also_if_others_could_before(tmp_path):
    database = tmp_path / "tables.sqlite"
    database.touch(0o644)
    server = Server(tmp_path).start()
    try:
        server.make()
        for file in tmp_path.glob("tables.sqlite*"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    finally:
        server.stop()


@pytest.mark.parametrize("what", ["moved", "deleted", "replaced"])
def test_a_file_that_is_gone_is_noticed_and_nothing_more_is_acknowledged(server, what):
    server.make()
    if what == "deleted":
        os.remove(server.database)
    else:
        os.rename(server.database, server.database + ".old")
    if what == "replaced":
        sqlite3.connect(server.database).close()
        open(server.database, "ab").close()
    assert server.get("/healthz")[0] == 503
    status, problem = server.post("/api/tables", {"game": "yutaka", "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert (status, problem["say"]) == (503, "room-cannot-save")


def test_a_copy_of_a_live_database_is_whole_and_private(server, tmp_path):
    rooms = {server.make()["room"] for _ in range(5)}
    copy = tmp_path / "copy.sqlite"
    said = command("ludotheque", "--lang", "en", "backup", str(copy), "--database", server.database)
    assert (said.returncode, str(copy) in said.stdout) == (0, True), said.stderr
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    it = sqlite3.connect(copy)
    assert {row[0] for row in it.execute("SELECT id FROM rooms")} == rooms
    assert {json.loads(row[0])["entry"] for row in it.execute("SELECT entry FROM journal")} == {"opened"}
    it.close()
    again = command("ludotheque", "--lang", "en", "backup", str(copy), "--database", server.database)
    assert again.returncode == 1, "what is there is not written over"
    with pytest.raises(OSError):
        backup(str(tmp_path / "nothing.sqlite"), tmp_path / "other.sqlite")
