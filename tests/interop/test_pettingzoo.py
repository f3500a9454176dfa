"""PettingZoo's own tests, as they are, and Gymnasium's check of an environment."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test  # noqa: E402

from laws.tables import Table, every_game, every_table  # noqa: E402
from ludotheque.interop import pettingzoo as ours  # noqa: E402
from ludotheque.interop.gymnasium import AgainstBots  # noqa: E402


def arguments(table: Table) -> dict[str, object]:
    return {"seats": table.seats, "options": table.options}


@pytest.fixture(autouse=True)
def quiet():
    """PettingZoo warns of what it would do otherwise, such as observations that are dictionaries."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_table
def test_pettingzoo_accepts_the_table_where_one_after_the_other_answers(table):
    api_test(ours.env(table.game, **arguments(table)), num_cycles=60)


@every_table
def test_the_same_seed_gives_the_same_game(table):
    seed_test(partial(ours.env, table.game, **arguments(table)), num_cycles=40)
    parallel_seed_test(partial(ours.parallel_env, table.game, **arguments(table)), num_cycles=40)


@every_table
def test_pettingzoo_accepts_the_table_where_all_act_at_once(table):
    parallel_api_test(ours.parallel_env(table.game, **arguments(table)), num_cycles=60)


@every_game
def test_a_game_is_cut_off_after_as_many_cycles_as_asked_for(table):
    module = SimpleNamespace(
        parallel_env=partial(ours.parallel_env, table.game), env=partial(ours.together, table.game)
    )
    max_cycles_test(module)


@every_game
def test_a_turn_by_turn_game_is_cut_off_without_rewards(table):
    env = ours.env(table.game, max_cycles=5)
    env.reset(seed=1)
    answered = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert reward == 0
        assert not terminated
        env.step(None if truncated else env.action_space(agent).sample(observation["action_mask"]))
        answered += not truncated
    assert answered == 5


@every_game
def test_gymnasium_accepts_a_seat_against_bots(table):
    check_env(AgainstBots(table.game, "random"), skip_render_check=True)


def test_a_whole_game_against_a_bot_ends_with_what_it_was_worth():
    env = AgainstBots("yutaka", "thumb", seat=1, render_mode="ansi")
    observation, info = env.reset(seed=3)
    over, reward, answers = False, 0.0, 0
    while not over:
        assert reward == 0.0
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, over, cut, info = env.step(action)
        answers += 1
        assert not cut
        assert "illegal" not in info
    assert answers > 20
    results = env.match.outcome["seats"]
    assert reward == {"won": 1.0, "drew": 0.0, "lost": -1.0}[results[1]]
    assert f"seat 1 {results[1]}" in env.render()


def test_an_illegal_action_ends_a_guarded_game_and_costs_who_chose_it():
    env = ours.env("yutaka")
    env.reset(seed=1)
    observation, *_ = env.last()
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    chooser = env.agent_selection
    env.step(illegal)
    assert env.rewards[chooser] == -1
    assert all(env.terminations.values())


def test_a_raw_environment_refuses_an_illegal_action_in_words():
    env = ours.raw_env("yutaka")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"seat_0 may not choose 0 \(done\) now"):
        env.step(0)
    with pytest.raises(ValueError, match="there is no action 99999"):
        env.step(99999)


def test_of_those_asked_at_once_nobody_sees_what_the_others_chose():
    """In YRO all discard at the same time: what seat 0 chose changes nothing that seat 1 sees before it answers."""
    seen = []
    for choice in (0, -1):
        env = ours.raw_env("yro", seats=3)
        env.reset(seed=5)
        assert env.agent_selection == "seat_0"
        while env.agent_selection == "seat_0":
            env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[choice]))
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


@every_game
def test_pictures_keep_their_size_and_texts_name_the_game(table):
    env = ours.env(table.game, render_mode="rgb_array", **arguments(table))
    env.reset(seed=2)
    shapes = set()
    for agent in env.agent_iter(30):
        observation, _, ended, cut, _ = env.last()
        shapes.add(env.render().shape)
        env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
    assert len(shapes) == 1
    env = ours.env(table.game, render_mode="ansi", watch=0, **arguments(table))
    env.reset(seed=2)
    assert "waiting for seat" in env.render()
    with pytest.raises(ValueError, match="no render mode 'human'"):
        ours.env(table.game, render_mode="human")
