"""Once more with the same players: somebody else begins, where somebody begins at all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import ludotheque as ldt
from ludotheque.server import journal as j
from ludotheque.server.identity import hashed
from ludotheque.server.rooms import Room
from ludotheque.wire import messages as m
from support.inside import fresh_id, house_on, open_table, token_of


async def series(database: str, game: str, seats: int, games: int, **options: Any) -> list[Room]:
    """So many games in a row at a table, each but the last given up at once."""
    out = []
    async with house_on(database) as house:
        keeper = await open_table(house, game, "p" * seats, talk=True, **options)
        for _ in range(games):
            room = keeper.room
            out.append(room)
            if len(out) < games:
                give_up(room)
                assert isinstance(await keeper.do(m.Rematch(fresh_id(), 0)), m.Done)
                following = await house.find(room.rematch)
                assert following is not None
                keeper = following
    return out


def give_up(room: Room) -> None:
    """The game is over, whoever won."""
    assert room.match is not None
    room.match.g.over = True


def began(room: Room) -> int:
    """Who begins at a table."""
    assert room.match is not None
    return next(it["value"] for it in room.match.view(None)["counters"] if it["counter"] == "first")


@pytest.mark.parametrize(
    ("game", "seats", "options", "order"),
    [
        ("yutaka", 2, {}, [0, 1, 0, 1]),
        ("yutaka", 2, {"first": 1}, [1, 0, 1]),
        ("volfyirion", 2, {}, [0, 1, 0]),
        ("saint-seiya", 3, {"first": 1}, [1, 2, 0, 1]),
    ],
)
def test_who_began_the_last_time_does_not_begin_again_and_it_goes_round(sqlite_url, game, seats, options, order):
    rooms = asyncio.run(series(sqlite_url, game, seats, len(order), **options))
    assert [began(room) for room in rooms] == order
    assert [room.info(0, 0.0).begins for room in rooms] == [None, *order[1:]], "and the table says so"
    assert all(room.made.talk and room.made.hints for room in rooms), "everything else stays as it was"


def test_where_lots_decided_the_other_begins_the_next_time(sqlite_url):
    first, second, third = (began(room) for room in asyncio.run(series(sqlite_url, "yutaka", 2, 3, first="random")))
    assert [second, third] == [1 - first, first]


def test_teams_take_turns_too(sqlite_url):
    rooms = asyncio.run(series(sqlite_url, "volfyirion", 4, 3))
    starters = [began(room) for room in rooms]
    mates = rooms[0].match.kit.mates
    assert starters[0] == starters[2] != starters[1]
    assert not mates[starters[0]] >> starters[1] & 1, "the other team begins"


@pytest.mark.parametrize(("game", "seats", "options"), [("yro", 2, {}), ("volfyirion", 2, {"mode": "coop"})])
def test_where_nobody_in_particular_begins_nothing_changes(sqlite_url, game, seats, options):
    first, second = asyncio.run(series(sqlite_url, game, seats, 2, **options))
    assert second.made.options == first.made.options
    assert second.info(0, 0.0).begins is None


def test_every_game_on_the_shelf_can_be_played_again(sqlite_url):
    for game in ldt.games():
        kit = ldt.game(game).kit()
        again = asyncio.run(series(sqlite_url, game, kit.seats, 2))[1]
        assert again.match is not None and not again.match.over


def test_bots_play_at_another_level_the_next_time_if_somebody_wishes(sqlite_url):
    """With a name of their own at that level; whoever plays at it already stays."""

    async def again(level: str) -> m.Done | m.Refused:
        async with house_on(sqlite_url) as house:
            made = [("person", "Camille", ""), ("bot", "Hugo", "club"), ("bot", "Nino", "novice")]
            seats = [
                j.SeatOpened(kind=kind, name=name, bot=bot, token=hashed(token_of(n)) if kind == "person" else "")
                for n, (kind, name, bot) in enumerate(made)
            ]
            keeper = await house.open("saint-seiya", {}, seats, False, None)
            give_up(keeper.room)
            said = await keeper.do(m.Rematch(fresh_id(), 0, level))
            if isinstance(said, m.Done):
                following = await house.find(keeper.room.rematch)
                assert following is not None
                met[level] = [(it.name, it.bot) for it in following.room.seats]
            return said

    met: dict[str, list[tuple[str, str]]] = {}
    for level in ("", "club", "master", "wizard"):
        said = asyncio.run(again(level))
        assert isinstance(said, m.Refused if level == "wizard" else m.Done)
    assert met[""] == [("Camille", ""), ("Hugo", "club"), ("Nino", "novice")]
    assert met["club"] == [("Camille", ""), ("Hugo", "club"), ("Rosalie", "club")]
    assert met["master"] == [("Camille", ""), ("Hypatie", "master"), ("Léonard", "master")]


def test_a_record_says_which_bot_played(sqlite_url):
    async def record() -> Any:
        async with house_on(sqlite_url) as house:
            keeper = await open_table(house, "yutaka", "pb")
            return keeper.room.game_running().record()

    written = asyncio.run(record())
    assert written["bots"] == ["", "thumb"]
    assert ldt.replay(written).record()["bots"] == ["", "thumb"]
