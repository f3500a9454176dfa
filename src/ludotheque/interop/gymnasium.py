"""One seat of a table as a Gymnasium environment: the other seats are played by bots.

>>> from ludotheque.interop.gymnasium import AgainstBots
>>> table = AgainstBots("yutaka", "thumb", seat=0)
>>> observation, info = table.reset(seed=7)
>>> int(observation["action_mask"].sum()) == len(table.match.moves(0))
True

Observations, actions and rewards are those of `ludotheque.interop.pettingzoo`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from ludotheque.bots import Memory
from ludotheque.bots import bot as bot_called
from ludotheque.games import game as game_called
from ludotheque.interop.drawing import as_picture, as_text
from ludotheque.interop.table import ResearchTable, rewards
from ludotheque.kernel.chance import Quick

Data = dict[str, Any]
INT16 = np.iinfo(np.int16)


class AgainstBots(gymnasium.Env[Data, np.int64]):
    """A table with one seat for who learns.

    `bots` is one key for all other seats (as `ludotheque arena` takes them), or a list in the order of the seats, that
    of the learner left out. An illegal action is replaced by a legal one that the environment draws, and
    `info["illegal"]` says so; `action_masks()` and the observation say what is legal.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        bots: str | list[str] = "thumb",
        seat: int = 0,
        seats: int | None = None,
        options: Data | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = ResearchTable(game, seats, options)
        kit = self.table.kit
        if not 0 <= seat < kit.seats:
            raise ValueError(f"there is no seat {seat}: they go from 0 to {kit.seats - 1}")
        keys = [bots] * (kit.seats - 1) if isinstance(bots, str) else list(bots)
        if len(keys) != kit.seats - 1:
            raise ValueError(f"{kit.seats - 1} bots are needed for {kit.seats} seats, not {len(keys)}")
        keys.insert(seat, "random")  # never asked
        self.seat = seat
        self.bots = [bot_called(key) for key in keys]
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(INT16.min, INT16.max, (self.table.encoding.size,), np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.table.numbering.count,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(self.table.numbering.count)

    def reset(self, *, seed: int | None = None, options: Data | None = None) -> tuple[Data, Data]:
        """A new deal, and the bots' answers up to the first question of this seat."""
        super().reset(seed=seed)
        kit = self.table.kit
        self.rng = Quick(int(self.np_random.integers(2**62)))
        self.match = game_called(kit.game.key).start(kit.seats, options=kit.options, dealer=self.rng)
        self.dice = Quick(int(self.np_random.integers(2**62)))
        self.memories = [Memory() for _ in self.bots]
        self._let_bots()
        return self._observation(), {}

    def _let_bots(self) -> None:
        match = self.match
        while not match.over and self.seat not in match.waiting_for:
            seat = match.waiting_for[0]
            player = self.bots[seat]
            look = match.look(seat, player.moves_only)
            match.play(seat, player.advise(look, self.dice, self.memories[seat]).move)
            match.trace.events.clear()

    def _observation(self) -> Data:
        g = self.match.g
        return {"observation": self.table.observation(g, self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """What is legal now, where libraries that mask actions look for it."""
        return self.table.mask(self.match.g, self.seat)

    def step(self, action: np.int64) -> tuple[Data, float, bool, bool, Data]:
        """Answer for this seat; then the bots answer until it is asked again."""
        info: Data = {}
        chosen = int(action)
        fitting = self.table.legal(self.match.g, self.seat)
        if chosen not in fitting:
            info["illegal"] = True
            chosen = int(fitting[self.dice.below(len(fitting))])
        self.match.play(self.seat, self.table.write(chosen))
        self._let_bots()
        over = self.match.over
        return self._observation(), rewards(self.match.g)[self.seat] if over else 0.0, over, False, info

    def render(self) -> Any:
        """The table as this seat sees it: a text (`ansi`) or a picture (`rgb_array`)."""
        if self.render_mode == "ansi":
            return as_text(self.match.g, self.seat)
        return as_picture(self.match.g, self.seat) if self.render_mode == "rgb_array" else None
