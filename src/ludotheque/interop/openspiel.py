"""All games of the shelf as OpenSpiel games. Importing this registers them:

>>> import pyspiel
>>> import ludotheque.interop.openspiel
>>> game = pyspiel.load_game("ludotheque_yro(players=3,draft=True)")
>>> game.num_players()
3

- Chance draws lot by lot (`ludotheque.interop.coding.course`), so that its nodes stay small.
- Of seats that are asked at the same time one answers after the other; none of them sees what the others chose before
  it answers, and what it sees stays the same information state whatever they chose.
- Actions are numbered as everywhere (`ludotheque.interop.coding.numbering`).
- An observation is the seat's view, as text or as the numbers of `ludotheque.interop.coding.encoding`. An information
  state adds all that the seat saw happen and chose, in order, as a hash: 64 hexadecimal digits in a string, 64 zeros
  and ones (`history`) in a tensor. The view already holds what a seat that counts cards knows; the hash tells apart
  all the rest.
- `resample_from_infostate` gives one of the worlds the seat holds possible, drawn by the kernel's guess. Such a state
  knows nothing of the true past: its history begins empty, and other seats' pasts are hashed from their views of it.
- Returns: 1 for a victory, -1 for a defeat, 0 for a draw; a victory shared by n who are no team is worth 2/n - 1.

Every option of a table that is a word, a number or a yes or no is a parameter; lists of one's own are not. Who begins
is `first=seat1`, or `first=random`.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from ludotheque.games import game as game_called
from ludotheque.games import keys as games
from ludotheque.interop.coding.course import Course
from ludotheque.interop.drawing import as_text
from ludotheque.interop.table import ResearchTable, array, rewards
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.codec import to_bytes
from ludotheque.kernel.effect import CHANCE
from ludotheque.kernel.game import Option
from ludotheque.kernel.view import shown_event

Data = dict[str, Any]
LONGEST = 10_000  #: no game of the shelf takes so many decisions
BITS = 64  #: of the hash in a tensor


# ------------------------------------------------------------------------------------ tables
def _kind(key: str, sum_is_zero: bool, default_seats: int) -> pyspiel.GameType:
    rules = game_called(key).rules
    return pyspiel.GameType(
        short_name=f"ludotheque_{key.replace('-', '_')}",
        long_name=f"Ludothèque: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if sum_is_zero else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_seats}
        | {option.key: _parameter(option, option.values[0]) for option in _simple_options(key)},
        default_loadable=True,
        provides_factored_observation_string=True,
    )


def _simple_options(key: str) -> list[Option]:
    """The options that a word can say."""
    return [option for option in game_called(key).rules.options() if isinstance(option.values[0], (str, int))]


def _parameter(option: Option, value: object) -> object:
    """A value as OpenSpiel reads it: of one type for each option. Where some are words, seat 0 is "seat0"."""
    words = any(isinstance(other, str) for other in option.values)
    return f"seat{value}" if words and not isinstance(value, str) else value


def _options(key: str, params: Data) -> Data:
    """The options that were given, as the table takes them."""
    out: Data = {}
    for option in _simple_options(key):
        if option.key in params:
            said = params[option.key]
            fitting = [value for value in option.values if _parameter(option, value) == said]
            value = fitting[0] if fitting else said
            if value != option.values[0]:  # what is left as it comes may depend on the number of seats
                out[option.key] = value
    return out


class LudothequeGame(pyspiel.Game):  # type: ignore[misc]
    """One game of the shelf, for some seats and options."""

    key = ""  #: of the game on the shelf

    def __init__(self, params: Data | None = None) -> None:
        key = self.key
        params = dict(params or {})
        seats = int(params.get("players", game_called(key).kit().seats))
        self.table = ResearchTable(key, seats, _options(key, params))
        kit = self.table.kit
        sum_is_zero = len(set(kit.mates)) == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.numbering.count,
            max_chance_outcomes=max(self.table.encoding.cards_in_all, kit.seats),
            num_players=kit.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if sum_is_zero else None,
            max_game_length=LONGEST,
        )
        super().__init__(_kind(key, sum_is_zero, game_called(key).kit().seats), info, params)

    def new_initial_state(self) -> LudothequeState:
        """A table before anything is shuffled."""
        return LudothequeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Data | None = None) -> Observer:
        """Whoever looks at states as a seat, or as the public does."""
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Held:
    """What a state holds. OpenSpiel clones a state by deep copies of its attributes: this one knows how."""

    __slots__ = ("course", "seen", "steps", "table")

    def __init__(self, table: ResearchTable, course: Course, seen: list[Any], steps: list[int] | None) -> None:
        self.table = table
        self.course = course
        self.steps = steps  #: all actions so far, those of chance too; None where the past is not known
        self.seen = seen  #: by seat, a spectator last: events and answers that were hashed, and the hash

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.table, self.course.copy(), self.seen[:], None if self.steps is None else self.steps[:])

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[object, ...]]:
        """Pickled as the actions that lead here."""
        if self.steps is None:
            raise TypeError("a resampled state has no past from which it could be set up again")
        kit = self.table.kit
        return _played_again, (kit.game.key, kit.seats, kit.options, self.steps)

    def history(self, seat: int) -> bytes:
        """A hash of all that a seat saw happen and chose, and of what it sees now."""
        course, kit = self.course, self.table.kit
        events, answers, known = self.seen[seat]
        fresh = course.happened(events)
        made = len(course.answers)
        if fresh or made > answers:
            text: list[bytes] = []
            at = 0
            for answer in range(answers, made, 3):
                if course.answers[answer] == seat:
                    upto = course.answers[answer + 1] - events
                    text += [to_bytes(shown_event(kit, event, seat)) for event in fresh[at:upto]]
                    text.append(b"%d" % course.answers[answer + 2])
                    at = max(at, upto)
            text += [to_bytes(shown_event(kit, event, seat)) for event in fresh[at:]]
            known = known.copy()
            known.update(b"\n".join([*text, b""]))
            self.seen[seat] = (events + len(fresh), made, known)
        now = blake2b(known.digest(), digest_size=32)
        now.update(array(self.table.encoding.encode(course.g, seat)).data)
        return now.digest()


def _anew(table: ResearchTable) -> list[Any]:
    """Nothing seen yet, seat by seat and for a spectator."""
    return [(0, 0, blake2b(digest_size=32)) for _ in range(table.kit.seats + 1)]


def _begun(table: ResearchTable) -> Held:
    """A table before anything is shuffled."""
    course = Course(table.numbering, table.kit.set_out())
    course.begin()
    return Held(table, course, _anew(table), [])


def _played_again(game: str, seats: int, options: Data, steps: list[int]) -> Held:
    """A table after these actions."""
    held = _begun(ResearchTable(game, seats, options))
    for action in steps:
        held.course.apply(action)
    held.steps = list(steps)
    return held


# ------------------------------------------------------------------------------------ states
class LudothequeState(pyspiel.State):  # type: ignore[misc]
    """One table at one moment."""

    def __init__(self, game: LudothequeGame) -> None:
        super().__init__(game)
        self.held = _begun(game.table)

    def current_player(self) -> int:
        """The seat that is to move; chance or nobody, as OpenSpiel numbers them."""
        return self.held.course.player

    def _legal_actions(self, player: int) -> list[int]:
        course = self.held.course
        return course.legal() if player == course.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The lots that are left, each as likely as the other."""
        return _lots(self.held.course.left)

    def _apply_action(self, action: int) -> None:
        held = self.held
        held.course.apply(action)
        if held.steps is not None:
            held.steps.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"lot {action}" if player == CHANCE else self.held.table.write(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.course.g.over

    def returns(self) -> list[float]:
        """See the module's description."""
        g = self.held.course.g
        return rewards(g) if g.over else [0.0] * g.kit.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudothequeState:
        """A world that the player cannot tell from this one."""
        mine = self.held
        table, course = mine.table, mine.course
        other = LudothequeState(self.get_game())
        world = course.worlds(player).guess(Quick(int(sampler() * 2**53)))
        guessed = Course(table.numbering, world)
        guessed.settle()
        seen: list[Any] = []
        mine.history(player)
        for seat in range(table.kit.seats + 1):
            known = mine.seen[player][2]
            if seat != player:  # what it saw is not known: what it sees now stands for that
                known = blake2b(b"guessed by %d" % player, digest_size=32)
                known.update(array(table.encoding.encode(world, seat)).data)
            seen.append((0, 0, known))
        other.held = Held(table, guessed, seen, None)
        return other

    def __str__(self) -> str:
        course = self.held.course
        return as_text(course.g) + (f"lot {course.drawn + 1} of {course.g.lots}\n" if course.player == CHANCE else "")


_OUTCOMES: list[list[tuple[int, float]]] = [[]]


def _lots(left: int) -> list[tuple[int, float]]:
    """So many outcomes, all alike."""
    while len(_OUTCOMES) <= left:
        n = len(_OUTCOMES)
        _OUTCOMES.append([(lot, 1.0 / n) for lot in range(n)])
    return _OUTCOMES[left]


class Observer:
    """Looks at states as a seat does, or as the public does: see the module's description."""

    def __init__(self, table: ResearchTable, kind: Any, params: Data | None) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there is no observer that sees what all players see")
        self.table = table
        self.recalls = kind.perfect_recall
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        size = table.encoding.size
        self.tensor = np.zeros(size + (BITS if self.recalls else 0), np.float32)
        self.dict = table.parts(self.tensor)
        if self.recalls:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: LudothequeState, player: int) -> None:
        """Fill the tensor with what the player sees."""
        seat = self.table.kit.seats if self.is_public else player
        size = self.table.encoding.size
        self.tensor[:size] = array(self.table.encoding.encode(state.held.course.g, seat))
        if self.recalls:
            bits = np.frombuffer(state.held.history(seat)[: BITS // 8], np.uint8)
            self.tensor[size:] = np.unpackbits(bits)

    def string_from(self, state: LudothequeState, player: int) -> str:
        """What the player sees, as text."""
        seat = self.table.kit.seats if self.is_public else player
        if self.recalls:
            return f"seat {seat}: {state.held.history(seat).hex()}"
        return as_text(state.held.course.g, None if self.is_public else player)


# ------------------------------------------------------------------------------------ the shelf
def register() -> list[str]:
    """Register every game of the shelf; says under which names."""
    names = []
    for key in games():
        kit = game_called(key).kit()
        kind = _kind(key, len(set(kit.mates)) == 2, kit.seats)
        # A class, as OpenSpiel wants it, found by its name when a game is unpickled.
        name = f"{LudothequeGame.__name__}_{key.replace('-', '_')}"
        globals()[name] = type(name, (LudothequeGame,), {"key": key, "__module__": __name__})
        pyspiel.register_game(kind, globals()[name])
        names.append(kind.short_name)
    return names


NAMES = register()  #: the names under which OpenSpiel knows them
