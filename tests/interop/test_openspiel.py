"""OpenSpiel's own tests and bots, as they are, on all games."""

from __future__ import annotations

import random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

import ludotheque as ldt  # noqa: E402
from interop.playthroughs import TOLD, file_of, played  # noqa: E402
from ludotheque.interop.openspiel import NAMES  # noqa: E402

#: Every mode that parameters can say.
MODES = [
    "ludotheque_yutaka(mode=tactika)",
    "ludotheque_yutaka(layout=pairs,first=random)",
    "ludotheque_yro(players=3,quests=reconstructed)",
    "ludotheque_yro(players=5,draft=True)",
    "ludotheque_yro(players=1)",
    "ludotheque_volfyirion(players=1,mode=solo,level=hard)",
    "ludotheque_volfyirion(mode=coop)",
    "ludotheque_volfyirion(players=4,mode=teams)",
    "ludotheque_saint_seiya(players=3,ties=all)",
    "ludotheque_saint_seiya(players=5,first=random)",
]
every_game = pytest.mark.parametrize("name", NAMES)
every_mode = pytest.mark.parametrize("name", [*NAMES, *(pytest.param(mode, marks=pytest.mark.long) for mode in MODES)])
UNIFORM = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def some_states(name, seed, every=9, most=400):
    """Decisions of a random game, now and then one."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if not state.is_chance_node():
            decisions += 1
            if decisions % every == 0:
                yield state
        state.apply_action(rng.choice(state.legal_actions()))


def test_all_games_of_the_shelf_are_registered():
    assert len(NAMES) == len(ldt.games())
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_a_table_can_be_shown_while_lots_are_drawn_who_begins():
    state = pyspiel.load_game("ludotheque_yutaka(layout=pairs,first=random)").new_initial_state()
    assert state.is_chance_node() and "lot 1 of 1" in str(state)


@every_mode
def test_openspiels_random_simulation_accepts_a_game(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@every_mode
def test_openspiels_test_of_clones_pickles_and_serialized_states_accepts_a_game(name):
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@every_mode
def test_a_resampled_world_is_the_same_information_state_with_the_same_actions(name):
    for state in some_states(name, seed=3):
        seat = state.current_player()
        for _ in range(3):
            world = state.resample_from_infostate(seat, UNIFORM)
            assert world.current_player() == seat
            assert world.information_state_string() == state.information_state_string()
            assert world.information_state_tensor() == state.information_state_tensor()
            assert world.observation_string() == state.observation_string()
            assert world.legal_actions() == state.legal_actions()


@every_game
def test_an_information_state_does_not_depend_on_when_it_was_asked_for(name):
    rng = random.Random(5)
    often = pyspiel.load_game(name).new_initial_state()
    rarely = often.clone()
    for _ in range(250):
        if often.is_terminal():
            break
        often.information_state_string(0)
        action = rng.choice(often.legal_actions())
        often.apply_action(action)
        rarely.apply_action(action)
    assert often.information_state_string(0) == rarely.information_state_string(0)
    assert often.information_state_string(1) == rarely.clone().information_state_string(1)


def test_what_one_seat_chose_is_part_of_its_information_state_and_of_nobody_elses_yet():
    """YRO R10: all choose at the same time."""
    states = []
    start = pyspiel.load_game("ludotheque_yro").new_initial_state()
    rng = random.Random(2)
    while start.is_chance_node():
        start.apply_action(rng.choice(start.legal_actions()))
    for choice in (0, -1):
        state = start.clone()
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[choice])
        states.append(state)
    assert states[0].history() != states[1].history()
    assert states[0].information_state_string(1) == states[1].information_state_string(1)
    assert states[0].information_state_string(0) != states[1].information_state_string(0)


@every_game
def test_the_ismcts_bot_of_openspiel_plays_a_game(name):
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4, random_state=np.random.RandomState(2))
    for state in some_states(name, seed=4, every=12, most=60):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.long
@pytest.mark.parametrize("name", TOLD)
def test_a_playthrough_is_as_it_was(name):
    """After a change of rules or encodings that is meant: python tests/interop/playthroughs.py"""
    assert played(name) == file_of(name).read_text("utf-8")


def test_an_option_that_is_none_is_refused_in_words():
    with pytest.raises(Exception, match="mode"):
        pyspiel.load_game("ludotheque_yutaka(mode=chess)")
