"""Information-set search: what a seat cannot see is guessed afresh in every simulation.

One tree serves the seat that thinks (single-observer ISMCTS, Cowling, Powley and Whitehouse 2012); it is walked by
PUCT, led by the game's instinct. Chance has no nodes: shuffles and draws fall anew in each simulation, and an option
competes only where it can be answered. Where several seats answer in secret each has a tree of its own under the
question, and the thinking seat's path goes on below its own answer: nobody's answer depends on another's, and none is
drawn by lot.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Final

from ludotheque.bots.search.tree import Node, in_chain
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.effect import SEALED
from ludotheque.kernel.engine import answer, ask_of, asking, deal, legal, to_act
from ludotheque.kernel.game import DREW, SHARED, WON
from ludotheque.kernel.guess import Guesser
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.rows import Num, Row, Weights, append
from ludotheque.kernel.rowtools import filled, new_row, new_weights
from ludotheque.kernel.state import State

BETWEEN_GLANCES: Final = 16  #: simulations from one look at the clock to the next
FEW: Final = 64  #: simulations that are enough to know how it stands
UNTRIED: Final = 0.15  #: how much worse than what was tried an untried option is thought to be, at most
TURNS: Final = ("turn", "turns", "round", "phase")  #: what games count their turns in
PRIME: Final = 2147483647
FACTOR: Final = 1000003


class Search:
    """The thoughts of one seat at one table. They may be kept from one decision to the next: what was thought of the
    move that was made, and of what follows it, need not be thought again."""

    def __init__(self, instinct: Instinct) -> None:
        self.instinct = instinct
        self.eagerness = instinct.eagerness
        self.rng = Quick(0)
        self.me: Num = 0
        self.root: Node | None = None  #: the question that is thought about
        self.head: Node | None = None  #: the chain it hangs in
        self.reused: Num = 0  #: simulations of an earlier decision that count for this one
        self.simulations: Num = 0  #: made for this decision
        self.in_turn: Num = 0  #: made in this turn, for all its decisions
        self.turn: Num = -1  #: which turn that is
        self.kept: Node | None = None  #: what follows the move that was made
        self.expected: Num = -1  #: how the table looks then
        # The path of one simulation.
        self.nodes: list[Node] = []
        self.edges = new_row()
        self.length: Num = 0
        self.slots = new_row()

    # ------------------------------------------------------------------------------------ one decision
    def think(
        self,
        guesser: Guesser,
        seat: Num,
        rng: Quick,
        simulations: Num,
        seconds: float = 0.0,
        most: Num = -1,
        whole: bool = False,
    ) -> Num:
        """The option to answer with, after so many simulations, or when so many seconds are over (0: no matter when).

        Simulations of earlier decisions that came by here count. All decisions of a turn together take at most twice as
        many; `most` bounds those of this decision further. When more of them could not change the move it stops, unless
        it is to make the `whole` of them.
        """
        end = monotonic() + seconds
        self.rng = rng
        self.me = seat
        self.simulations = 0
        self.reused = 0
        g = guesser.guess(rng)
        listed = legal(g, seat)
        turn = turn_of(g)
        if turn != self.turn:
            self.turn = turn
            self.in_turn = 0
        root = self._root(g)
        if len(listed) == 1:
            return listed[0]
        self._open(root, g, listed)
        wanted = min(simulations - root.visits, allowance(simulations, self.in_turn, self.instinct.pace))
        if self._obvious(root):
            wanted = min(wanted, FEW)
        if most >= 0:
            wanted = min(wanted, most)
        while self.simulations < wanted:
            self._simulate(g)
            self.simulations += 1
            if self.simulations % BETWEEN_GLANCES == 0:
                if seconds > 0.0 and monotonic() >= end:
                    break
                if not whole and self._decided(root, wanted - self.simulations):
                    break
            g = guesser.guess(rng)
        self.in_turn += self.simulations
        return root.options[best_edge(root, listed)]

    def _root(self, g: State) -> Node:
        """The node of the question that is put now: one that was foreseen, or a new one."""
        effect = asking(g)
        found: Node | None = None
        if self.kept is not None and self.expected == looks(g, self.me):
            found = in_chain(self.kept, self.me, effect)
        if found is None:
            found = Node(self.me, effect)
            self.head = found
        else:
            self.head = self.kept
            self.reused = found.visits
        self.kept = None
        self.root = found
        return found

    def _obvious(self, root: Node) -> bool:
        """Whether instinct leaves no choice: then a few simulations say how it stands, and more would say no more."""
        likely = 0
        for i in range(len(root.options)):
            if root.prior[i] > 0.0:
                likely += 1
        return likely == 1

    def _decided(self, root: Node, left: Num) -> bool:
        """Whether so many more simulations could not change which option was tried most."""
        first: Num = 0
        second: Num = 0
        for n in root.tried:
            if n > first:
                second = first
                first = n
            elif n > second:
                second = n
        return first - second > left

    def keep(self, guesser: Guesser, option: Num) -> None:
        """This option was answered: keep what was thought of what follows, in case the seat itself is asked next."""
        root = self.root
        if root is None:
            return
        self.kept = None
        for i in range(len(root.options)):
            if root.options[i] == option:
                self.kept = root.kids[i]
        if len(root.options) == 0:
            self.kept = self.head  # a forced move has no place in the tree
        self.root = None
        self.head = None
        if self.kept is None:
            return
        g = guesser.guess(self.rng)
        answer(g, self.me, option)
        if g.over or g.lots_from or ask_of(g, self.me) is None:
            self.kept = None
        else:
            self.expected = looks(g, self.me)

    # ------------------------------------------------------------------------------------ one simulation
    def _simulate(self, g: State) -> None:
        """Down the tree in one world, one step beyond it, an opinion of what is there, and back."""
        me = self.me
        rng = self.rng
        if g.mode == SEALED:  # what others have answered in secret is searched, not drawn by lot
            for ask in g.asks:
                if ask.seat != me:
                    ask.picks = new_row()
                    ask.closed = False
        root = self.head
        assert root is not None
        self.length = 0
        node = root  #: where the path came from, and by which option; at the root by none
        edge: Num = -1
        at: list[Node | None] = []  #: the same for those who answer in secret
        by = new_row()
        question = g.questions
        first = True
        beyond = False
        while not g.over:
            if g.lots_from:
                deal(g, rng.draw(0, g.lots_from, g.lots))
                continue
            if g.questions != question:
                if beyond:
                    break
                question = g.questions
                at = []
            secret = g.mode == SEALED and len(g.asks) > 1
            if beyond and not secret:
                break
            seat = to_act(g)
            if first and not secret:
                seat = me  # mates who are asked together: whoever thinks answers
            first = False
            listed = legal(g, seat)
            if len(listed) == 1:
                answer(g, seat, listed[0])
                continue
            aside = secret and seat != me
            # where this seat's answers are remembered
            from_node = node
            from_edge = edge
            if aside:
                if len(at) == 0:
                    by = filled(g.kit.seats, -1)
                    for _ in range(g.kit.seats):
                        at.append(None)
                own = at[seat]
                if own is not None:
                    from_node = own
                    from_edge = by[seat]
            effect = asking(g)
            if from_edge < 0:
                here = in_chain(from_node, seat, effect)
                if here is None:
                    here = Node(seat, effect)
                    here.other = from_node.other
                    from_node.other = here
            else:
                head = from_node.kids[from_edge]
                here = in_chain(head, seat, effect)
                if here is None:
                    here = Node(seat, effect)
                    here.other = head
                    from_node.kids[from_edge] = here
            i = self._select(here, g, listed)
            if here.tried[i] == 0:
                beyond = True
            self._note(here, i)
            if aside:
                at[seat] = here
                by[seat] = i
            else:
                node = here
                edge = i
            answer(g, seat, here.options[i])
        self._count(self._opinion(g))

    def _note(self, node: Node, edge: Num) -> None:
        """One more step of the path."""
        if self.length < len(self.edges):
            self.nodes[self.length] = node
            self.edges[self.length] = edge
        else:
            self.nodes.append(node)
            self.edges = append(self.edges, edge)
        self.length += 1

    def _count(self, values: Weights) -> None:
        """Write down along the path how it came out."""
        mine = values[self.me]
        for step in range(self.length):
            node = self.nodes[step]
            i = self.edges[step]
            value = values[node.seat]
            node.visits += 1
            node.total += value
            node.tried[i] += 1
            node.sum[i] += value
            node.mine[i] += mine

    def _open(self, node: Node, g: State, listed: Row) -> bool:
        """Find these options among those of the node (`slots`); those that are new there are weighed and added."""
        size: Num = len(node.options)
        options = node.options
        slots = self.slots
        while len(slots) < len(listed):
            slots = append(slots, 0)
        at: Num = 0
        new = False
        for i in range(len(listed)):
            option = listed[i]
            tries: Num = size
            while tries > 0 and options[at] != option:
                at += 1
                if at == size:
                    at = 0
                tries -= 1
            if tries > 0:
                slots[i] = at
                at += 1
                if at == size:
                    at = 0
            else:
                slots[i] = -1
                new = True
        self.slots = slots
        if new:
            self._weigh(node, g, listed)
        return new

    def _weigh(self, node: Node, g: State, listed: Row) -> None:
        """Ask the instinct about options that are new here."""
        weights = self.instinct.weigh(g, node.seat, listed)
        total = 0.0
        for weight in weights:
            total += weight
        if total <= 0.0:
            total = 1.0
        for i in range(len(listed)):
            if self.slots[i] < 0:
                self.slots[i] = len(node.options)
                node.add(listed[i], weights[i] / total)

    def _select(self, node: Node, g: State, listed: Row) -> Num:
        """The option with the highest bound, among those that can be answered in this world."""
        self._open(node, g, listed)
        slots = self.slots
        tried = node.tried
        prior = node.prior
        opened = node.open
        sums = node.sum
        n: Num = len(listed)
        shares = 0.0
        seen = 0.0
        i: Num
        for i in range(n):
            slot = slots[i]
            share = prior[slot]
            shares += share
            if tried[slot] > 0:
                seen += share
            opened[slot] += 1
        if shares <= 0.0:
            shares = 1.0
        untried = 0.5
        if node.visits > 0:
            untried = node.mean() - UNTRIED * sqrt(seen / shares)
        best: Num = slots[0]
        high = -1000.0
        scale = self.eagerness / shares
        for i in range(n):
            slot = slots[i]
            k = tried[slot]
            value = sums[slot] / float(k) if k > 0 else untried
            bound = value + scale * prior[slot] * sqrt(float(opened[slot])) / float(1 + k)
            if bound > high:
                high = bound
                best = slot
        return best

    # ------------------------------------------------------------------------------------ beyond the tree
    def _opinion(self, g: State) -> Weights:
        """What each seat may hope for here: some moves are played on without thinking, then instinct judges."""
        instinct = self.instinct
        rng = self.rng
        left = instinct.horizon
        while not g.over:
            if g.lots_from:
                deal(g, rng.draw(0, g.lots_from, g.lots))
                continue
            if left <= 0 and instinct.horizon >= 0 and instinct.settled(g):
                return instinct.value(g)
            seat = to_act(g)
            listed = legal(g, seat)
            option = listed[0]
            if len(listed) > 1:
                option = instinct.pick(g, seat, listed, rng)
                left -= 1
            answer(g, seat, option)
        return results(g)


# ------------------------------------------------------------------------------------ what is read off a table
def results(g: State) -> Weights:
    """What each seat has of a game that is over: a victory is 1, divided among those who share it without being mates;
    a draw is half, or little where all play together against the game."""
    said, _ = g.kit.game.outcome(g)
    seats: Num = g.kit.seats
    out = new_weights(seats)
    sharing = 0
    for result in said:
        if result == SHARED:
            sharing += 1
    together = said.count(DREW) == seats and (seats == 1 or g.kit.mates[0] == (1 << seats) - 1)
    for seat in range(seats):
        result = said[seat]
        if result == WON:
            out[seat] = 1.0
        elif result == SHARED:
            out[seat] = 1.0 / sharing
        elif result == DREW:
            out[seat] = 0.2 if together else 0.5
    return out


def allowance(simulations: Num, spent: Num, pace: Num = 2) -> Num:
    """How many simulations a decision may take that would take so many alone, when the turn has taken some already.

    A turn takes at most twice as many as a decision. Of what is left a decision takes half, or less in games with more
    small decisions (`pace`): there may be more to come.
    """
    left = 2 * simulations - spent
    return left // pace if left > 0 else 0


def turn_of(g: State) -> Num:
    """Which turn or round it is, as the game counts them; 0 where it does not."""
    n: Num = 0
    for i in range(len(g.kit.vars)):
        key = g.kit.vars[i].key
        if key in TURNS:
            n = n * 4096 + g.vars[i]
    return n


def looks(g: State, seat: Num) -> Num:
    """A number for how the table looks to a seat that is asked: equal tables have equal ones."""
    h: Num = g.questions
    for zone in range(len(g.size)):
        h = (h * FACTOR + g.size[zone]) % PRIME
        for card in g.cards(zone):
            face = g.face[card] + 1 if g.known[card] >> seat & 1 else 0
            h = (h * FACTOR + face) % PRIME
    for n in g.vars:
        h = (h * FACTOR + n) % PRIME
    for frame in g.stack:
        h = (h * FACTOR + frame.step) % PRIME
        h = (h * FACTOR + frame.n) % PRIME
        h = (h * FACTOR + frame.m) % PRIME
    for ask in g.asks:
        if ask.seat == seat:
            for pick in ask.picks:
                h = (h * FACTOR + pick) % PRIME
    return h


def best_edge(node: Node, listed: Row) -> Num:
    """Where the option stands that was tried most; of several the one that went best, then the one that looked best."""
    best: Num = -1
    for i in range(len(node.options)):
        if _stands_in(listed, node.options[i]) and (best < 0 or _better(node, i, best)):
            best = i
    return best


def _stands_in(listed: Row, option: Num) -> bool:
    for other in listed:
        if other == option:
            return True
    return False


def _better(node: Node, one: Num, two: Num) -> bool:
    if node.tried[one] != node.tried[two]:
        return node.tried[one] > node.tried[two]
    if node.sum[one] != node.sum[two]:
        return node.sum[one] > node.sum[two]
    return node.prior[one] > node.prior[two]
