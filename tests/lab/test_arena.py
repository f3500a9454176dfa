"""The arena: fair to every bot and seat, the same on every machine, and clear about what went wrong."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import ludotheque as ldt
from lab.cursed import CURSED_GAME, CursedPool, Killer, die_once, play_or_die
from laws.tables import every_game
from ludotheque.bots import BOTS, Advice, Bot, UnknownBot
from ludotheque.kernel.look import Look
from ludotheque.lab import arena, contest
from ludotheque.lab.engines import OneProcess, ProcessPool, cores, engine_for
from ludotheque.locales import LANGUAGES

TIMED = ("workers", "seconds", "games_per_second")


@pytest.fixture(autouse=True)
def temporary(tmp_path, monkeypatch):
    """Records of broken games go where the test can see them."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def timeless(result):
    """What must be the same on every machine."""
    return {key: value for key, value in result.items() if key not in TIMED}


# ------------------------------------------------------------------------------------ the result
@every_game
def test_the_result_does_not_depend_on_the_number_of_workers(table):
    one = arena.run(table.game, ["thumb", "random"], 24, 3, table.options, workers=1)
    two = arena.run(table.game, ["thumb", "random"], 24, 3, table.options, workers=2)
    assert timeless(one) == timeless(two)
    assert (one["workers"], two["workers"]) == (1, 2)


def test_another_seed_gives_other_games():
    one = arena.run("yutaka", ["random", "random"], 6, 1, workers=1)
    other = arena.run("yutaka", ["random", "random"], 6, 2, workers=1)
    assert one["results"] != other["results"]


def test_the_result_has_everything_and_is_json():
    result = arena.run("yutaka", ["random", "thumb"], 4, 5, {"mode": "tactika"}, workers=1)
    assert json.loads(json.dumps(result)) == result
    assert result["game"] == "yutaka"
    assert result["options"]["mode"] == "tactika"
    assert result["options"]["tiles"] == "B"
    assert result["bots"] == ["random", "thumb"]
    assert (result["games"], result["seed"]) == (4, 5)
    assert result["build"] in ("interpreted", "compiled")
    for row, key in zip(result["results"], ["random", "thumb"], strict=True):
        assert row["bot"] == key
        assert row["games"] == 4 == row["wins"] + row["draws"] + row["losses"]
        assert row["interval"][0] <= row["share"] <= row["interval"][1]
        assert 0 <= row["points"] <= 150
    assert sum(row["share"] for row in result["results"]) == pytest.approx(1)
    decisions, turns = result["length"]["decisions"], result["length"]["turns"]
    assert 16 <= turns["min"] <= turns["mean"] <= turns["max"] <= 48
    assert turns["min"] < decisions["min"] <= decisions["mean"] <= decisions["max"] <= 4 + 48 + 16
    assert result["length"]["rounds"] is None, "Yutakâ is played in turns"
    first = result["first_seat"]
    assert first["games"] == 4
    assert first["advantage"] == pytest.approx(first["share"] - 0.5)
    assert result["seconds"] > 0 and result["games_per_second"] > 0


def test_the_same_bot_may_sit_in_every_seat():
    result = arena.run("yutaka", ["random", "random"], 4, 5, workers=1)
    assert [row["bot"] for row in result["results"]] == ["random", "random"]
    assert sum(row["wins"] for row in result["results"]) + result["results"][0]["draws"] == 4


def test_a_shared_victory_is_a_victory_of_all_who_share_it():
    """Saint Seiya A4: two of these ten games are shared; the shares of all bots still add up to the whole."""
    result = arena.run("saint-seiya", ["random", "random"], 10, 1, workers=1)
    assert [row["shared"] for row in result["results"]] == [2, 2]
    assert sum(row["wins"] for row in result["results"]) == 10 + 2
    assert [row["draws"] for row in result["results"]] == [0, 0]
    assert [row["wins"] + row["losses"] for row in result["results"]] == [10, 10]
    assert sum(row["share"] for row in result["results"]) == pytest.approx(1)
    assert "of these shared" in str(arena.report(result)) and "dont partagées" in str(arena.report(result, "fr"))


def test_what_three_share_is_divided_among_three():
    standing = arena.Standing()
    standing.note(0, ["shared", "shared", "lost", "shared"], None)
    standing.note(1, ["won", "drew", "drew"], None)
    assert (standing.games, standing.wins, standing.shared, standing.draws) == (2, 1, 1, 1)
    assert standing.data()["losses"] == 0
    assert standing.share() == pytest.approx((1 / 3 + 1 / 2) / 2)


def test_finished_games_are_reported_as_they_come():
    seen: list[int] = []
    arena.run("yutaka", ["random", "random"], 10, 5, workers=1, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 10
    assert len(seen) > 3


# ------------------------------------------------------------------------------------ seats and seeds
@pytest.mark.parametrize("bots", [1, 2, 3, 4])
def test_every_bot_sits_in_every_seat_equally_often(bots):
    sat = Counter((bot, seat) for game in range(3 * bots) for seat, bot in enumerate(contest.seating(bots, game)))
    assert len(sat) == bots * bots
    assert set(sat.values()) == {3}


@pytest.mark.parametrize("bots", [2, 3])
def test_every_deal_is_played_with_every_bot_in_every_seat(bots):
    sat = [
        (contest.deal_of(bots, game), seat, bot)
        for game in range(4 * bots)
        for seat, bot in enumerate(contest.seating(bots, game))
    ]
    assert len(set(sat)) == 4 * bots * bots


class Watcher(Bot):
    """Plays the first move and remembers where it sat and what it was given."""

    key = "watcher"

    def __init__(self):
        self.seats: list[int] = []
        self.given: set[type] = set()

    def advise(self, look, rng, memory=None):
        self.seats.append(look.seat)
        self.given.add(type(look))
        return Advice(look.moves[0])


def test_bots_change_seats_and_get_a_look_never_the_match(monkeypatch):
    one, two = Watcher(), Watcher()
    monkeypatch.setitem(BOTS, "one", one)
    monkeypatch.setitem(BOTS, "two", two)
    arena.run("yutaka", ["one", "two"], 2, 5, workers=1)
    for watcher in (one, two):
        assert set(watcher.seats) == {0, 1}
        assert watcher.given == {Look}


def test_every_deal_has_a_seed_of_its_own_that_follows_from_the_arenas():
    seeds = [contest.seed_of(7, game) for game in range(1000)]
    assert len(set(seeds)) == 1000
    assert seeds == [contest.seed_of(7, game) for game in range(1000)]
    assert not set(seeds) & {contest.seed_of(8, game) for game in range(1000)}
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_the_first_games_stay_the_same_when_more_are_played():
    few = contest.play_batch(contest.Batch("yutaka", None, ("random", "random"), 5, 0, 4)).games
    more = contest.play_batch(contest.Batch("yutaka", None, ("random", "random"), 5, 4, 9)).games
    assert few + more == contest.play_batch(contest.Batch("yutaka", None, ("random", "random"), 5, 0, 9)).games


def test_the_bot_that_begins_is_counted_where_lots_decide_who_does():
    result = arena.run("yutaka", ["random", "random"], 30, 5, {"first": "random"}, workers=1)
    assert result["first_seat"]["games"] == 30


# ------------------------------------------------------------------------------------ what goes wrong
@pytest.mark.parametrize("games", [0, -3, "ten", 2.5, True])
def test_an_arena_without_games_is_refused(games):
    with pytest.raises(contest.BadArena) as refused:
        arena.run("yutaka", ["random", "random"], games, 1)
    for lang in LANGUAGES:
        assert str(games) in refused.value.text(lang)


def test_what_the_table_refuses_the_arena_refuses_before_it_begins():
    with pytest.raises(UnknownBot):
        arena.run("yutaka", ["random", "gandalf"], 4, 1)
    with pytest.raises(ldt.UnknownGame):
        arena.run("chess", ["random", "random"], 4, 1)
    with pytest.raises(ldt.BadTable):
        arena.run("yutaka", ["random"], 4, 1)
    with pytest.raises(ldt.BadTable):
        arena.run("yutaka", ["random", "random"], 4, 1, {"mode": "easy"})


class Cheat(Bot):
    """Plays fair for a while."""

    key = "cheat"

    def __init__(self):
        self.moves = 0

    def advise(self, look, rng, memory=None):
        self.moves += 1
        return Advice("I9-9" if self.moves > 40 else look.moves[0])


def test_a_game_that_breaks_off_says_which_and_leaves_its_record(monkeypatch):
    monkeypatch.setitem(BOTS, "cheat", Cheat())
    with pytest.raises(contest.GameFailed) as failed:
        arena.run("yutaka", ["cheat", "random"], 8, 5, {"mode": "tactika"}, workers=1)
    error = failed.value
    assert error.seed == contest.seed_of(5, contest.deal_of(2, error.game))
    match = ldt.replay(Path(error.record).read_bytes())
    assert not match.over
    assert len(match.answers) > 3
    again = ldt.game("yutaka").start(seed=error.seed, options={"mode": "tactika"})
    assert again.dealer.secret == match.dealer.secret
    for lang in LANGUAGES:
        assert str(error.game) in error.text(lang)
        assert str(error.seed) in error.text(lang)
        assert error.record in error.text(lang)
        assert "I9-9" in error.text(lang)


def test_a_worker_that_dies_is_traced_to_its_game_and_the_move_before():
    with pytest.raises(contest.GameFailed) as failed:
        arena.run("yutaka", ["thumb", "random"], 16, 5, engine=CursedPool(2, play_or_die))
    error = failed.value
    assert error.game == CURSED_GAME
    assert error.seed == contest.seed_of(5, contest.deal_of(2, CURSED_GAME))
    match = ldt.replay(Path(error.record).read_bytes())
    assert Killer.key == "random"
    assert match.waiting_for == [contest.seating(2, CURSED_GAME).index(1)]
    for lang in LANGUAGES:
        assert error.record in error.text(lang)


def test_a_worker_that_dies_for_no_reason_names_the_games_it_may_have_been():
    with pytest.raises(contest.GameFailed) as failed:
        arena.run("yutaka", ["random", "random"], 16, 5, engine=CursedPool(2, die_once))
    for lang in LANGUAGES:
        assert failed.value.text(lang)


# ------------------------------------------------------------------------------------ engines
def test_one_worker_needs_no_other_process_and_none_named_means_all_cores():
    assert isinstance(engine_for(1), OneProcess)
    assert isinstance(engine_for(3), ProcessPool)
    assert engine_for(3).workers == 3
    assert engine_for(None).workers == cores() >= 1


def test_another_engine_can_take_the_pools_place():
    class Backwards:
        workers = 4
        here = True

        def each(self, work, jobs):
            return (work(job) for job in reversed(jobs))

    usual = arena.run("yutaka", ["thumb", "random"], 6, 5, workers=1)
    assert timeless(arena.run("yutaka", ["thumb", "random"], 6, 5, engine=Backwards())) == timeless(usual)


# ------------------------------------------------------------------------------------ the report
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_printed_by_rich_and_reads_as_text(lang):
    result = arena.run("yutaka", ["thumb", "random"], 2, 5, workers=1)
    report = arena.report(result, lang)
    text = str(report)
    assert "thumb" in text and "random" in text
    assert "\x1b" not in text
    console = Console(file=StringIO(), width=100)
    console.print(report)
    assert "thumb" in console.file.getvalue()
