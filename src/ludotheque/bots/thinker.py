"""Bots that think ahead: one search for all games, led by a game's instinct or, where there is none, by its thumb."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from ludotheque.bots.bot import Advice, Bot, Memory, Prospect, Thoughts
from ludotheque.bots.levels import Level, simulations_of
from ludotheque.bots.search.search import Search, best_edge
from ludotheque.bots.search.tree import Node
from ludotheque.bots.thumb import has_thumb, thumb_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import legal
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.look import Look
from ludotheque.kernel.position import write_option
from ludotheque.kernel.rows import Num, Row, Weights
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Text
from ludotheque.kernel.view import rule_id

LONGEST_LINE = 8  #: moves that a bot says it expects
TRUST = 1 / 30  #: of the simulations, as many must have come to a move before it is spoken of


class ThumbLed(Instinct):
    """The instinct of a game that brings none: half of the attention goes to what its rules of thumb say."""

    FIRST = 200  #: questions they are asked about: they take their time

    def __init__(self, game: str) -> None:
        self.best = thumb_of(game)
        self.asked = 0

    def weigh(self, g: State, seat: Num, options: Row) -> Weights:
        """Half on the thumb's move, the other half even."""
        out = super().weigh(g, seat, options)
        if self.asked < self.FIRST:
            self.asked += 1
            said, _ = self.best(g.copy(), int(seat), Quick(0))
            for i in range(len(options)):
                if options[i] == said:
                    out[i] += float(len(options))
        return out


def instinct_of(kit: Kit, with_learned: bool = True) -> Instinct:
    """What leads a search at these tables, with what was learned or, to compare, without."""
    name = f"ludotheque.games.{kit.game.key.replace('-', '_')}.instinct"
    try:
        found = find_spec(name) is not None
    except ModuleNotFoundError:
        found = False
    if found:
        make = cast(Callable[[Kit, bool], Instinct], import_module(name).instinct)
        return make(kit, with_learned)
    return ThumbLed(kit.game.key) if has_thumb(kit.game.key) else Instinct()


class SearchBot(Bot):
    """Thinks so many simulations ahead."""

    with_learned = True  #: whether what the game learned leads it

    def __init__(self, simulations: int, key: str = "", seconds: float = 0.0, whim: float = 0.0) -> None:
        self.key = key or f"search:{simulations}"
        self.simulations = simulations
        self.seconds = seconds  #: after which it moves, however many simulations it made; 0 for no limit
        self.whim = whim  #: how often it plays what it sees first

    def budget(self, game: str) -> int:
        """How many simulations a decision of this game is worth to it."""
        return self.simulations

    def advise(self, look: Look, rng: Quick, memory: Memory | None = None) -> Advice:
        """The move that was tried most, and what was thought of it."""
        g = look.guess(Quick(0))
        search = memory.search if memory is not None else None
        if search is None:
            search = Search(instinct_of(g.kit, self.with_learned))
        if isinstance(search.instinct, ThumbLed):
            search.instinct.asked = 0
        most, seconds = (memory.most, memory.seconds or self.seconds) if memory is not None else (-1, self.seconds)
        option = search.think(look.guesser, look.seat, rng, self.budget(look.game), seconds, most)
        root = search.root
        assert root is not None
        if len(root.options) == 0:
            advice = Advice(write_option(g.kit, option), Text("table-only-move", rule_id(g.kit, "")))
        else:
            edge = best_edge(root, legal(g, look.seat))
            if self.whim and rng.below(1000) < int(1000 * self.whim):
                edge = first_sight(root, legal(g, look.seat), edge, rng)
                option = root.options[edge]
            advice = Advice(write_option(g.kit, option), None, thoughts(search, root, g, look.seat, edge))
        if memory is not None:
            search.keep(look.guesser, option)
            memory.search = search
        return advice


class HandmadeBot(SearchBot):
    """The same search led by what people wrote down alone, to see what learning is worth."""

    with_learned = False

    def __init__(self, simulations: int) -> None:
        super().__init__(simulations, f"handmade:{simulations}")


class LevelBot(SearchBot):
    """One of the levels people choose from; the lab may let it think a part of what it does."""

    def __init__(self, level: Level, part: int = 1) -> None:
        # A part may take as long as the whole: a busy machine does not make it weaker, and nobody waits for ever.
        key = level.key if part == 1 else f"{level.key}/{part}"
        super().__init__(level.simulations, key, level.seconds, level.whim)
        self.level = level
        self.part = part

    def budget(self, game: str) -> int:
        """As many as this level makes in this game."""
        return max(1, simulations_of(self.level, game) // self.part)


ABSURD = 0.15  #: what nobody gives away who looks twice, of a chance to win
UNLIKELY = 0.25  #: of what looks best, what must look at least as good to be seen at all


def first_sight(root: Node, listed: Row, best: int, rng: Quick) -> int:
    """A move that comes to mind, the likelier the better it looks; never one that a second look shows to be absurd."""
    places = [i for i in range(len(root.options)) if root.options[i] in listed]
    high = max(root.prior[i] for i in places)
    seen = [
        i
        for i in places
        if root.prior[i] >= UNLIKELY * high and (not root.tried[i] or root.worth(i) >= root.worth(best) - ABSURD)
    ]
    lot = rng.below(1_000_000) / 1_000_000 * sum(root.prior[i] for i in seen)
    for i in seen:
        lot -= root.prior[i]
        if lot < 0:
            return i
    return best


# ------------------------------------------------------------------------------------ what it says it thinks
def thoughts(search: Search, root: Node, g: State, seat: int, best: int) -> Thoughts:
    """What a search that has just been made found of the option that it chose, in the notation of the game."""
    second = _next_best(root, best)
    return Thoughts(
        before=root.mean(),
        win=root.worth(best),
        visits=root.tried[best],
        simulations=root.visits,
        spent=search.simulations,
        sure=_sure(root, best, second),
        line=_line(g.kit, root, best),
        fears=_fear(g.kit, root, best, seat),
        second=_prospect(g.kit, root, second) if second >= 0 else None,
    )


def _prospect(kit: Kit, node: Node, edge: int) -> Prospect:
    return Prospect(node.seat, write_option(kit, node.options[edge]), node.worth(edge))


def _next_best(node: Node, best: int) -> int:
    """The option that was tried most of the others; -1 where none was."""
    found = -1
    for i in range(len(node.options)):
        if i != best and node.tried[i] and (found < 0 or node.tried[i] > node.tried[found]):
            found = i
    return found


def _sure(node: Node, best: int, second: int) -> float:
    """How far apart best and second best are, in visits and in what they came to."""
    if second < 0:
        return 1.0
    apart = max(0.0, node.worth(best) - node.worth(second))
    return min(1.0, node.share(best) / 2 + 5 * apart)


def _line(kit: Kit, root: Node, best: int) -> list[Prospect]:
    """The moves that were tried most, one after the other, as long as they were tried often enough to mean anything."""
    line = [_prospect(kit, root, best)]
    node, edge = root, best
    while len(line) < LONGEST_LINE:
        after = _busiest(node.kids[edge])
        if after is None:
            break
        node, edge = after, _next_best(after, -1)
        if edge < 0 or node.tried[edge] < _few(root):
            break
        line.append(_prospect(kit, node, edge))
    return line


def _few(root: Node) -> int:
    """So many simulations a move must have had to be spoken of."""
    return max(4, int(TRUST * int(root.visits)))


def _busiest(first: Node | None) -> Node | None:
    """Of the questions that may come next the likeliest."""
    found = node = first
    while node is not None:
        if found is None or node.visits > found.visits:
            found = node
        node = node.other
    return found


def _fear(kit: Kit, root: Node, best: int, seat: int) -> Prospect | None:
    """Of the answers others may well give to a move, the one after which the seat stands worst."""
    worst: Prospect | None = None
    todo: list[Node | None] = [root.kids[best]]
    while todo:
        node = todo.pop()
        while node is not None:
            for i in range(len(node.options)):
                if node.tried[i] < _few(root):
                    continue
                if kit.mates[seat] >> node.seat & 1:
                    todo.append(node.kids[i])
                else:
                    said = _prospect(kit, node, i)
                    if worst is None or said.win < worst.win:
                        worst = said
            node = node.other
    return worst
