"""Every game and mode as PettingZoo environments: one after the other (`env`), or all at once (`parallel_env`).

>>> from ludotheque.interop.pettingzoo import env
>>> table = env("yutaka", options={"mode": "tactika"})
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()
>>> int(observation["action_mask"].sum())
25

Observations are a seat's view and nothing else: a row of numbers that `ludotheque.interop.coding.encoding` describes,
and a mask of the actions, which `ludotheque.interop.coding.numbering` numbers. All rewards come with the last move: 1
for a victory, -1 for a defeat, 0 for a draw; a victory shared by n who are no team is worth 2/n - 1.
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from ludotheque.interop.drawing import as_picture, as_text
from ludotheque.interop.table import ResearchTable, dice, let_chance, rewards
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import answer, ask_of, options, to_act
from ludotheque.kernel.playout import dealt, step
from ludotheque.kernel.state import State

Data = dict[str, Any]
RENDER_MODES = ["ansi", "rgb_array"]
INT16 = np.iinfo(np.int16)


def env(game: str, **how: Any) -> AECEnv:
    """A table at which one seat after the other answers, guarded by PettingZoo's own wrappers: an illegal action ends
    the game and costs who chose it 1. See `raw_env` for the arguments."""
    out: AECEnv = raw_env(game, **how)
    out = wrappers.TerminateIllegalWrapper(out, illegal_reward=-1)
    out = wrappers.AssertOutOfBoundsWrapper(out)
    return wrappers.OrderEnforcingWrapper(out)


def raw_env(game: str, **how: Any) -> TurnsEnv:
    """The same without wrappers, and faster: an illegal action raises ValueError."""
    return TurnsEnv(game, **how)


def together(game: str, **how: Any) -> AECEnv:
    """The table at which all act at once, for who drives agents one after the other: PettingZoo's own conversion."""
    return parallel_to_aec(parallel_env(game, **how))


class _Drawn:
    """What all environments share: their table, their spaces, and how they are rendered."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Data | None,
        max_cycles: int | None,
        render_mode: str | None,
        watch: int | None,
        more_actions: int,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"there is no render mode {render_mode!r}, only {', '.join(RENDER_MODES)}")
        self.table = ResearchTable(game, seats, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.watch = watch
        self.g: State = self.table.kit.set_out()
        self.rng: Quick | None = None
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        count = self.table.numbering.count + more_actions
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(INT16.min, INT16.max, (self.table.encoding.size,), np.int16),
                    "action_mask": gymnasium.spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Of every agent the same."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """All actions of the box, legal now or not."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The table as the seat `watch` sees it, or a spectator: a text (`ansi`) or a picture (`rgb_array`)."""
        if self.render_mode == "ansi":
            return as_text(self.g, self.watch)
        return as_picture(self.g, self.watch) if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        """There is nothing to close."""


class TurnsEnv(_Drawn, AECEnv):  # type: ignore[misc]
    """One seat after the other answers; of seats that are asked at the same time none sees what the others chose.

    `max_cycles`: after so many answers in all the game is cut off (truncated, without rewards). `watch`: whose view is
    rendered, by default a spectator's.
    """

    metadata: ClassVar[Data] = {
        "name": "ludotheque_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Data | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        watch: int | None = None,
    ) -> None:
        AECEnv.__init__(self)
        _Drawn.__init__(self, game, seats, options, max_cycles, render_mode, watch, 0)

    def reset(self, seed: int | None = None, options: Data | None = None) -> None:
        """A new deal: the same for the same seed; without one, another each time."""
        self.rng = dice(seed, self.rng)
        self.g = dealt(self.table.kit, self.rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Data] = {agent: {} for agent in self.agents}
        self.answers = 0
        self.agent_selection = self.possible_agents[to_act(self.g)]

    def observe(self, agent: str) -> Data:
        """What an agent sees, and what it may choose."""
        seat = self.seat_of[agent]
        return {"observation": self.table.observation(self.g, seat), "action_mask": self.table.mask(self.g, seat)}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None and self.rng is not None
        option = self.table.numbering.option(int(action))
        if option not in options(self.g):
            raise ValueError(f"{agent} may not choose {action} ({self.table.write(int(action))}) now")
        step(self.g, option, self.rng)
        self.answers += 1
        self._cumulative_rewards[agent] = 0.0
        if self.g.over:
            for other, reward in zip(self.possible_agents, rewards(self.g), strict=True):
                self.rewards[other] = reward
                self.terminations[other] = True
            self._accumulate_rewards()
            return
        if self.answers == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[to_act(self.g)]


class parallel_env(_Drawn, ParallelEnv):  # type: ignore[misc]
    """All agents act at once: those that are asked choose, the others can only wait, which is the last action.

    Where several seats are asked at the same time they answer together, and none sees what the others chose; where the
    first answer of anybody is taken at once, that of the lowest seat comes first. An illegal action is replaced by a
    legal one that the environment draws, and `infos[agent]["illegal"]` says so. After `max_cycles` steps the game is
    cut off.
    """

    metadata: ClassVar[Data] = {"name": "ludotheque_parallel_v0", "render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Data | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        watch: int | None = None,
    ) -> None:
        _Drawn.__init__(self, game, seats, options, max_cycles, render_mode, watch, 1)
        self.wait = self.table.numbering.count  #: the action of who is not asked

    def reset(self, seed: int | None = None, options: Data | None = None) -> tuple[dict[str, Data], dict[str, Data]]:
        """A new deal: the same for the same seed; without one, another each time."""
        self.rng = dice(seed, self.rng)
        self.g = dealt(self.table.kit, self.rng)
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Data]:
        return {agent: self._observed(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observed(self, seat: int) -> Data:
        mask = self.table.mask(self.g, seat, self.wait + 1)
        if self.g.over or ask_of(self.g, seat) is None:
            mask[self.wait] = 1
        return {"observation": self.table.observation(self.g, seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Data], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Data]]:
        """Answer for all agents that are asked."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        assert self.rng is not None
        g, asked = self.g, self.g.questions
        infos: dict[str, Data] = {agent: {} for agent in self.agents}
        for seat, agent in enumerate(self.possible_agents):
            if g.over or g.questions != asked:
                break
            if ask_of(g, seat) is None:
                continue
            action = int(actions[agent])
            fitting = self.table.legal(g, seat)
            if action not in fitting:
                infos[agent]["illegal"] = True
                action = int(fitting[self.rng.below(len(fitting))])
            answer(g, seat, self.table.numbering.option(action))
        let_chance(g, self.rng)
        self.steps += 1
        cut = not g.over and self.steps == self.max_cycles
        worth = rewards(g) if g.over else [0.0] * len(self.possible_agents)
        observations = self._observations()
        earned = dict(zip(self.possible_agents, worth, strict=True))
        terminations = dict.fromkeys(self.agents, g.over)
        truncations = dict.fromkeys(self.agents, cut)
        if g.over or cut:
            self.agents = []
        return observations, earned, terminations, truncations, infos
