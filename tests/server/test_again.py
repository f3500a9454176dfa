"""An answer is lost and the call is made again with the same key: the same table, the same seat, the same token."""

import asyncio
import secrets

import pytest

from ludotheque.server import journal as j
from ludotheque.server.outside import CannotSave
from ludotheque.wire import messages as m
from support.inside import fresh_id, house_on, open_table
from support.stranger import all_entries, post, request, running

OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("again")) as it:
        yield it


def call(server, path, body, key):
    import json

    headers = {"content-type": "application/json", "idempotency-key": key}
    return request(server, "POST", path, json.dumps(body).encode(), headers)


def test_a_table_is_made_once(server):
    key, wish = secrets.token_hex(16), {"game": "yutaka", "seats": OPEN}
    first = call(server, "/api/tables", wish, key)
    entries = all_entries(server)
    again = call(server, "/api/tables", wish, key)
    assert (first.status, again.status) == (201, 201)
    assert first.data == again.data
    assert all_entries(server) == entries
    assert call(server, "/api/tables", {**wish, "public": True}, key).data["room"] != first.data["room"]
    assert call(server, "/api/tables", wish, secrets.token_hex(16)).data["room"] != first.data["room"]
    assert post(server, "/api/tables", wish).data["room"] != first.data["room"]


def test_an_invitation_is_used_once_and_its_seat_is_found_again(server):
    made = server.make(seats=OPEN)
    path, wish = f"/api/tables/{made['room']}/sit", {"token": made["invitations"][0]["token"], "name": "Bo"}
    key = secrets.token_hex(16)
    first, again = (call(server, path, wish, key) for _ in range(2))
    assert (first.status, again.status) == (200, 200)
    assert first.data["mine"] == again.data["mine"]
    stranger = call(server, path, wish, secrets.token_hex(16))
    assert (stranger.status, stranger.data["say"]) == (422, "room-no-invitation")


def test_a_seat_at_a_public_table_is_taken_once(server):
    made = server.make(seats=[*OPEN, {"kind": "open"}], game="yro", public=True)
    path, wish, key = f"/api/tables/{made['room']}/join", {"seat": 2, "name": "Cy"}, secrets.token_hex(16)
    first, again = (call(server, path, wish, key) for _ in range(2))
    assert (first.status, again.status) == (200, 200)
    assert first.data["mine"] == again.data["mine"]
    assert call(server, path, wish, secrets.token_hex(16)).data["say"] == "room-seat-taken"


def test_a_key_that_is_none_is_refused(server):
    for key in ("short", "x" * 65, "spaces in the key!"):
        assert call(server, "/api/tables", {"game": "yutaka", "seats": OPEN}, key).status == 422


def test_a_rematch_that_is_broken_off_leaves_no_table_that_nobody_knows(sqlite_url):
    """The new table is on disk, the old one does not know of it yet: whoever asks again comes to that very table."""

    async def playing():
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house)
            await keeper.do(m.Concede(fresh_id(), 0))
            write, broken = keeper.write, []

            async def dies(entries):
                if isinstance(entries[0], j.Rematched) and not broken:
                    broken.append(True)
                    raise CannotSave("the plug is pulled")
                await write(entries)

            keeper.write = dies
            with pytest.raises(CannotSave):
                await keeper.do(m.Rematch(fresh_id(), 0))
            rooms = set(house.keepers)
            assert isinstance(await keeper.do(m.Rematch(fresh_id(), 1)), m.Done)
            assert set(house.keepers) == rooms
            assert {keeper.room.id, keeper.room.rematch} == rooms

    asyncio.run(playing())
