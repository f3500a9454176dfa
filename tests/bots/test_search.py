"""The search, on games small enough to know the right answer, and on tables of every kind."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from kernel.toys import AskFor, Do, Toy, the_end
from laws.tables import every_game, every_table
from ludotheque.bots import Memory, SearchBot, UnknownBot, bot, levels
from ludotheque.bots.levels import LEVELS, fresh_name, simulations_of
from ludotheque.bots.search.search import FEW, Search, allowance, results
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.effect import OPEN
from ludotheque.kernel.game import DREW, LOST, SHARED, WON
from ludotheque.kernel.instinct import Instinct
from ludotheque.kernel.kit import Kit, Var
from ludotheque.kernel.options import first_of, pack
from ludotheque.kernel.rowtools import new_weights
from ludotheque.kernel.state import State
from ludotheque.kernel.text import Text


class Judged(Toy):
    """A toy whose results stand in its numbers, a seat a number: 2 won, 1 drew, 0 lost, 3 shares a victory."""

    def outcome(self, g: State) -> tuple[list[str], Text]:
        words = [LOST, DREW, WON, SHARED]
        return [words[g.vars[seat]] for seat in range(g.kit.seats)], Text("table-name", "table", {"name": "toy"})


def judged(fill, seats=2):
    def lay(g: State) -> None:
        g.push(g.kit.scripts["main"], 0)

    return Judged(fill, lay, seats)


def heap(size: int) -> Toy:
    """Two seats take one to three in turn from a heap; who takes the last wins: so four and its multiples are lost."""

    def fill(kit: Kit) -> None:
        kit.vars = [Var("won", 0), Var("won", 1), Var("heap"), Var("turn")]

        def take(g, f, asks):
            g.count(2, g.vars[2] - first_of(asks[0].picks[0]))
            g.count(3, g.vars[3] + 1)
            if g.vars[2] == 0:
                g.count(f.seat, 2)
                g.finish()
                return
            f.seat = 1 - f.seat
            f.step = 0

        def offer(g, f, ask):
            return [pack(1, n) for n in range(1, min(3, g.vars[2]) + 1)]

        kit.add_script("play", [AskFor(lambda g, f: [f.seat], 1, 1, offer, take)])

        def begin(g, f):
            g.count(2, size)
            g.push(g.kit.scripts["play"], 0)

        kit.add_script("main", [Do(begin)])

    return judged(fill)


@pytest.mark.parametrize("size", [5, 6, 7, 9, 10, 11])
def test_it_finds_the_only_move_that_wins(size):
    advice = SearchBot(600).advise(heap(size).start().look(0), Quick(1))
    assert advice.move == f"a{size % 4}"
    assert advice.thoughts.win > 0.8


def test_it_says_what_it_expects_and_fears_and_what_else_it_would_play():
    advice = SearchBot(600).advise(heap(6).start().look(0), Quick(1))
    thoughts = advice.thoughts
    assert [step.seat for step in thoughts.line[:3]] == [0, 1, 0]
    assert thoughts.line[0].move == advice.move == "a2"
    assert thoughts.fears is not None and thoughts.fears.seat == 1
    assert thoughts.second.move in ("a1", "a3")
    assert thoughts.second.win < thoughts.win
    assert 0.0 <= thoughts.sure <= 1.0
    assert thoughts.visits <= thoughts.simulations


def test_where_all_is_lost_it_still_moves_and_says_so():
    advice = SearchBot(600).advise(heap(4).start().look(0), Quick(1))
    assert advice.move in ("a1", "a2", "a3")
    assert advice.thoughts.win < 0.2


def secret_ballot() -> Toy:
    """Seat 0 names 1 or 2, seat 1 in secret 1 to 4. 2 is a draw; 1 wins for seat 0 unless seat 1 has named 3.

    By lot, seat 0's 1 would win three times of four. But seat 1 has no reason to name anything but 3.
    """

    def fill(kit: Kit) -> None:
        kit.vars = [Var("won", 0), Var("won", 1)]

        def read_out(g, f, asks):
            mine, theirs = (first_of(ask.picks[0]) for ask in asks)
            if mine == 2:
                g.count(0, 1)
                g.count(1, 1)
            else:
                g.count(1 if theirs == 3 else 0, 2)

        def offer(g, f, ask):
            return [pack(1, n) for n in range(1, 3 if ask.seat == 0 else 5)]

        kit.add_script("main", [AskFor(lambda g, f: [0, 1], 1, 1, offer, read_out), the_end()])

    return judged(fill)


def test_what_others_answer_in_secret_is_searched_not_drawn_by_lot():
    match = secret_ballot().start()
    assert SearchBot(800).advise(match.look(0), Quick(1)).move == "a2"
    assert SearchBot(800).advise(match.look(1), Quick(1)).move == "a3"


@pytest.mark.parametrize("answer", ["a1", "a3"])
def test_what_others_have_answered_in_secret_changes_nothing(answer):
    first, second = secret_ballot().start(), secret_ballot().start()
    second.play(1, answer)
    one, two = (SearchBot(200).advise(match.look(0), Quick(5)) for match in (first, second))
    assert one.move == two.move


def three_in_a_ring() -> Toy:
    """Seat 0 chooses who wins: 1 wins itself, 2 shares with seat 1, 3 lets seat 2 win."""

    def fill(kit: Kit) -> None:
        kit.vars = [Var("won", seat) for seat in range(3)]

        def decide(g, f, asks):
            said = first_of(asks[0].picks[0])
            if said == 2:
                g.count(0, 3)
                g.count(1, 3)
            else:
                g.count(0 if said == 1 else 2, 2)

        ask = AskFor(lambda g, f: [0], 1, 1, lambda g, f, ask: [pack(1, n) for n in (3, 2, 1)], decide)
        kit.add_script("main", [ask, the_end()])

    return judged(fill, 3)


def test_a_victory_alone_is_worth_more_than_one_that_is_shared():
    advice = SearchBot(100).advise(three_in_a_ring().start().look(0), Quick(1))
    assert advice.move == "a1"
    assert advice.thoughts.win > 0.9
    assert advice.thoughts.second.win < 0.6


def test_a_shared_victory_is_divided_and_a_draw_is_half():
    g = three_in_a_ring().start().g
    for vars_, worth in (([3, 3, 0], [0.5, 0.5, 0.0]), ([1, 1, 1], [0.5, 0.5, 0.5]), ([2, 0, 0], [1.0, 0.0, 0.0])):
        for seat, value in enumerate(vars_):
            g.vars[seat] = value
        assert list(results(g)) == worth


def test_mates_win_together_and_a_draw_against_the_game_itself_is_worth_little():
    match = three_in_a_ring().start()
    match.kit.mates = [0b111] * 3
    for seat in range(3):
        match.g.vars[seat] = 2
    assert list(results(match.g)) == [1.0, 1.0, 1.0]
    for seat in range(3):
        match.g.vars[seat] = 1
    assert max(results(match.g)) < 0.5


def mates() -> Toy:
    """Two mates are asked together and the first to answer decides; seat 1 alone is offered the 2 that wins."""

    def fill(kit: Kit) -> None:
        kit.mates = [0b11, 0b11]
        kit.vars = [Var("won", 0), Var("won", 1)]

        def decide(g, f, asks):
            for seat in range(2):
                g.count(seat, 2 if first_of(asks[0].picks[0]) == 2 else 0)

        def offer(g, f, ask):
            return [pack(1, 1), pack(1, 2 if ask.seat == 1 else 3)]

        kit.add_script("main", [AskFor(lambda g, f: [0, 1], 1, 1, offer, decide, OPEN), the_end()])

    return judged(fill)


def test_a_mate_who_is_asked_together_with_another_thinks_about_its_own_answer():
    assert SearchBot(50).advise(mates().start().look(1), Quick(1)).move == "a2"


# ------------------------------------------------------------------------------------ what leads it
class Fond(Instinct):
    """Likes one number above all, and believes that whoever is asked will win."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.horizon = 0
        self.weighed = 0

    def weigh(self, g, seat, options):
        self.weighed += 1
        out = new_weights(len(options))
        for i in range(len(options)):
            out[i] = 100.0 if first_of(options[i]) == self.number else 1.0
        return out

    def value(self, g):
        out = new_weights(g.kit.seats)
        out[g.asks[0].seat] = 1.0
        return out


@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_looks_best_is_tried_first(number):
    search = Search(Fond(number))
    assert search.think(heap(40).start().look(0).guesser, 0, Quick(1), 1) == pack(1, number)


def test_a_question_is_weighed_once_however_often_it_is_come_by():
    instinct = Fond(1)
    search = Search(instinct)
    search.think(heap(3).start().look(0).guesser, 0, Quick(1), 300)
    assert instinct.weighed == 2  # three left, and two left; one is a forced move


def test_without_any_simulation_the_instinct_moves():
    search = Search(Fond(3))
    assert search.think(heap(40).start().look(0).guesser, 0, Quick(1), 0) == pack(1, 3)
    assert search.simulations == 0


# ------------------------------------------------------------------------------------ how long it thinks
def test_a_forced_move_is_not_thought_about():
    match = heap(1).start()
    search = Search(Instinct())
    assert search.think(match.look(0).guesser, 0, Quick(1), 400) == pack(1, 1)
    assert search.simulations == 0
    assert SearchBot(400).advise(match.look(0), Quick(1)).why.key == "table-only-move"


class Certain(Fond):
    """Sees one number and no other."""

    def weigh(self, g, seat, options):
        out = new_weights(len(options))
        for i in range(len(options)):
            out[i] = float(first_of(options[i]) == self.number)
        return out


def test_what_is_obvious_is_not_thought_about_for_long():
    search = Search(Certain(2))
    assert search.think(heap(40).start().look(0).guesser, 0, Quick(1), 5000, whole=True) == pack(1, 2)
    assert search.simulations == FEW


def test_it_moves_when_its_time_is_over():
    advice = SearchBot(1_000_000, seconds=0.05).advise(heap(400).start().look(0), Quick(1))
    assert advice.thoughts.spent < 1_000_000


def long_turns(picks: int) -> Toy:
    """In each turn a seat names one number after the other; who named the larger sum in its first turn wins."""

    def fill(kit: Kit) -> None:
        kit.vars = [Var("won", 0), Var("won", 1), Var("turn"), Var("sum", 0), Var("sum", 1), Var("named")]

        def name(g, f, asks):
            g.count(3 + f.seat, g.vars[3 + f.seat] + first_of(asks[0].picks[0]))
            g.count(5, g.vars[5] + 1)
            f.step = 0
            if g.vars[5] % picks == 0:
                g.count(2, g.vars[2] + 1)
                f.seat = 1 - f.seat
            if g.vars[5] == 2 * picks:
                mine, theirs = g.vars[3], g.vars[4]
                g.count(0, 2 if mine > theirs else int(mine == theirs))
                g.count(1, 2 if theirs > mine else int(mine == theirs))
                g.finish()

        ask = AskFor(lambda g, f: [f.seat], 1, 1, lambda g, f, ask: [pack(1, n) for n in range(1, 4)], name)
        kit.add_script("main", [ask])

    return judged(fill)


def test_a_turn_of_small_decisions_is_one_plan_and_takes_at_most_twice_what_one_takes():
    match = long_turns(6).start()
    memory = Memory()
    spent = []
    player = SearchBot(300)
    rng = Quick(3)
    while match.waiting_for == [0]:
        advice = player.advise(match.look(0), rng, memory)
        spent.append(advice.thoughts.spent)
        assert advice.thoughts.simulations >= advice.thoughts.spent
        if len(spent) > 1:
            assert advice.thoughts.simulations > advice.thoughts.spent  # what was thought before counts
        match.play(0, advice.move)
    assert sum(spent) <= 600


@pytest.mark.parametrize("pace", [2, 3, 5])
def test_the_decisions_of_a_turn_share_what_it_may_take(pace):
    spent = []
    for _ in range(60):
        spent.append(allowance(300, sum(spent), pace))
    assert spent[0] == 600 // pace
    assert spent == sorted(spent, reverse=True)
    assert 600 - pace < sum(spent) <= 600


def test_what_was_kept_is_forgotten_when_the_table_looks_otherwise():
    match = long_turns(6).start()
    memory = Memory()
    player = SearchBot(300)
    move = player.advise(match.look(0), Quick(3), memory).move
    match.play(0, "a1" if move != "a1" else "a2")
    thoughts = player.advise(match.look(0), Quick(3), memory).thoughts
    assert thoughts.simulations == thoughts.spent


# ------------------------------------------------------------------------------------ on real tables
@pytest.mark.parametrize("game", ["yutaka", "yro", "saint-seiya"])
def test_a_search_may_be_led_without_what_was_learned_and_then_judges_otherwise(game):
    match = ldt.game(game).start(seed=5)
    seat = match.waiting_for[0]
    learned, by_hand = (bot(key).advise(match.look(seat), Quick(1)) for key in ("search:40", "handmade:40"))
    assert by_hand.move in match.moves(seat)
    assert by_hand.thoughts.before != learned.thoughts.before


@every_table
def test_every_table_can_be_thought_about(table):
    """Legal moves only, chances between 0 and 1, for as many decisions as it takes to see every kind of question."""
    match = table.start(8)
    memories = [Memory() for _ in range(match.kit.seats)]
    rng = Quick(8)
    for turn in range(12):
        if match.over:
            break
        seat = match.waiting_for[-1 if turn % 2 else 0]
        advice = bot("search:6").advise(match.look(seat), rng, memories[seat])
        assert advice.move in match.moves(seat)
        if advice.thoughts is not None:
            assert 0.0 <= advice.thoughts.win <= 1.0
        match.play(seat, advice.move)


def assert_nothing_owed(table, key, decisions):
    """Whatever the seat cannot know may be otherwise: the same dice, the same advice, with and without a memory."""
    match = table.start(9)
    rng = Quick(9)
    memories = [[Memory() for _ in range(3)] for _ in range(match.kit.seats)]
    for decision in range(decisions):
        if match.over:
            break
        for seat in match.waiting_for:
            worlds = [match, *(match.guess(seat, 1000 * decision + k) for k in range(2))]
            assert len({all_said(world, seat, key, decision) for world in worlds}) == 1
            kept = [
                all_said(world, seat, key, decision, memory)
                for world, memory in zip(worlds, memories[seat], strict=True)
            ]
            assert len(set(kept)) == 1
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        own = rng.below(2) == 0
        match.play(seat, kept[0][0] if own and kept[0][0] in moves else moves[rng.below(len(moves))])


def all_said(match, seat, key, seed, memory=None):
    """All that a bot says in a seat, its thoughts included."""
    advice = bot(key).advise(match.look(seat), Quick(seed), memory)
    return advice.move, repr(advice.thoughts)


@every_table
def test_a_search_owes_nothing_to_the_truth(table):
    assert_nothing_owed(table, "search:8", 8)


# ------------------------------------------------------------------------------------ the levels
def test_there_are_four_levels_the_weakest_first_and_each_thinks_more_than_the_one_below():
    assert levels() == ["novice", "club", "expert", "master"]
    for game in ldt.games():
        budgets = [bot(key).budget(game) for key in levels()]
        assert budgets == sorted(set(budgets))


def test_nobody_plays_at_two_levels_and_a_table_is_never_short_of_names():
    names = [name for level in LEVELS.values() for name in level.names]
    assert len(names) == len(set(names))
    most = max(ldt.game(game).rules.max_seats for game in ldt.games())
    for key in levels():
        taken: list[str] = []
        for _ in range(most):
            taken.append(fresh_name(key, taken))
        assert "" not in taken and len(set(taken)) == most
    assert fresh_name("thumb", []) == ""


@pytest.mark.parametrize("key", ["search:0", "search:-3", "search:many", "search:", "search:99999999999"])
def test_a_search_of_no_or_too_many_simulations_is_refused(key):
    with pytest.raises(UnknownBot):
        bot(key)


def test_a_whim_plays_what_looks_good_and_never_what_is_absurd():
    """With six in the heap 2 wins. 1 and 3 look as good at first sight, but lose, and a second look shows it."""
    whimsical = SearchBot(400, whim=1.0)
    match = heap(6).start()
    assert {whimsical.advise(match.look(0), Quick(seed)).move for seed in range(20)} == {"a2"}
    lost = heap(8).start()
    assert len({whimsical.advise(lost.look(0), Quick(seed)).move for seed in range(20)}) > 1


@every_game
@pytest.mark.parametrize("key", levels())
def test_every_level_owes_nothing_to_the_truth(table, key, monkeypatch):
    """With a fiftieth of its simulations; with all of them in `make test-long`."""
    level = bot(key)
    monkeypatch.setattr(level, "budget", lambda game: max(8, simulations_of(level.level, game) // 50))
    monkeypatch.setattr(level, "seconds", 0.0)
    assert_nothing_owed(table, key, 6)


@every_table
@pytest.mark.parametrize("key", levels())
def test_every_level_owes_nothing_to_the_truth_in_any_mode(table, key, monkeypatch):
    """With a five-hundredth of its simulations, so that every mode has its turn."""
    level = bot(key)
    monkeypatch.setattr(level, "budget", lambda game: max(6, simulations_of(level.level, game) // 500))
    monkeypatch.setattr(level, "seconds", 0.0)
    assert_nothing_owed(table, key, 3)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("key", levels())
def test_every_level_owes_nothing_to_the_truth_however_long_it_thinks(table, key, monkeypatch):
    monkeypatch.setattr(bot(key), "seconds", 0.0)
    assert_nothing_owed(table, key, 10)
