"""The Clock and the end of the game (R47–R50, A4–A7, A40, A49)."""

import pytest

from support.saints import CARDS, GAME, Table, position, table

GOLD = [name for name, card in CARDS.items() if card.of_class == "gold"]


def test_only_gold_saints_bear_a_flame():
    """R47: twelve of them."""
    assert len(GOLD) == 12
    for card in ("athena", "virgo", "marin", "leda"):
        t = table(f"{card}@6")
        t.end()
        assert t.flames == 12


def test_a_flame_burns_when_the_card_is_acquired_or_removed():
    """R47: by Force, by Cosmos, by maintenance, by an effect."""
    t = table("mu@6", "moses moses sirius")
    t.fight("mu", "moses moses sirius")
    assert t.flames == 11
    t = table("mu@6", "shiva shiva")
    t.rally("mu", "shiva shiva")
    assert t.flames == 11
    t = table("mu@6")
    t.end()
    assert t.flames == 11
    t = table("mu@3", "gigas", reserve="leda ...")
    t.play("gigas", 2)
    t.activate("gigas")
    t.pick("#3")
    assert t.flames == 11


def test_arrivals_burn_flames_too():
    """R48: Ptolemy always, Aiolos beside another Gold Saint."""
    t = table("", "", reserve="ptolemy ...")
    t.end()
    assert t.flames == 11
    t = table("mu@1", "", reserve="aiolos ...")
    t.end()
    assert t.flames == 11


def over_after(t: Table) -> list[int]:
    """Who still plays a turn, in order, until the game is over."""
    order = []
    while not t.match.over:
        order.append(t.active)
        assert len(order) < 20, "the game does not end"
        t.end()
    return order


@pytest.mark.parametrize(("first", "turn", "left"), [(0, 0, [0, 1, 2]), (0, 1, [1, 2]), (0, 2, [2]), (1, 0, [0]),
                                                     (1, 1, [1, 2, 0]), (2, 0, [0, 1])])  # fmt: skip
def test_the_round_is_played_to_its_end(first, turn, left):
    """R49, A40: the last turn is that of the player to the right of the first; the last Flame goes in maintenance."""
    t = table("mu@6", "", flames=1, first=first, turn=turn, others=[{}])
    assert over_after(t) == left
    assert t.flames == 0


def test_the_last_flame_in_the_main_phase_ends_the_game_after_that_round():
    """R49, A40: the last player of the round ends it with the own maintenance."""
    t = table("mu@6", "", flames=1, turn=1, foe={"hand": "moses moses sirius"})
    t.fight("mu", "moses moses sirius")
    assert t.flames == 0
    assert not t.match.over
    t.end()
    assert t.match.over
    assert len(t.hand(1)) == 5  # the maintenance was carried out
    assert len(t.field) == 6


def test_surplus_flames_do_nothing():
    """A40: the Clock stays at none."""
    t = table("mu@6 saga@5 milo@4", "", flames=1, others=[{}])
    over_after(t)
    assert t.flames == 0


def test_the_highest_total_wins():
    """R50: Mu's 5 against Léda's nothing."""
    t = table("saga@6", "", flames=1, discard="mu", foe={"discard": "leda"})
    over_after(t)
    assert t.match.winners == [0]
    assert t.scores()[0] - t.scores()[1] == 5


def test_a_final_tie_is_a_shared_victory():
    """A4, R50: equal totals."""
    t = table("saga@6", "", flames=1, discard="ban", foe={"discard": "ban"}, others=[{}])
    over_after(t)
    assert t.scores() == [2, 2, 0]
    assert t.match.outcome["seats"] == ["shared", "shared", "lost"]
    assert t.match.winners == [0, 1]
    assert t.match.verdict("fr") == "Joueur 1 et Joueur 2 partagent la victoire avec 2 PV."
    assert t.match.verdict("en") == "Player 1 and Player 2 share the victory with 2 VP."


def test_with_an_empty_reserve_the_slots_stay_empty():
    """A5: and the game goes on while cards lie on the field."""
    t = table("", "", reserve="", removed="...")
    for n in range(1, 6):
        t.end()
        assert len(t.field) == 6 - n
        assert not t.match.over
    assert t.flames == 12


def test_an_empty_field_that_nothing_can_fill_ends_the_game_after_the_round():
    """A5: six maintenances with an empty Reserve; the sixth is the second player's, so the round is complete."""
    t = table("", "", reserve="", removed="...")
    turns = over_after(t)
    assert turns == [0, 1, 0, 1, 0, 1]
    t = table("", "", reserve="", removed="...", others=[{}, {}])
    assert over_after(t) == [0, 1, 2, 3, 0, 1, 2, 3]


def test_a_reserve_of_the_pope_alone_is_as_good_as_empty():
    """A5, A6: he cannot come in."""
    t = table("", "", reserve="pope", removed="...", discard=" ".join(GOLD))
    assert over_after(t) == [0, 1, 0, 1, 0, 1]
    assert t.reserve == ["pope"]


def test_the_pope_returns_to_the_reserve_with_the_gold_saints():
    """A6: and another card takes his slot."""
    t = table("", "", reserve="pope leda", removed="...", discard=" ".join(GOLD))
    t.end()
    assert t.field[1] == "leda"
    assert t.reserve == ["pope"]
    assert t.flames == 12


@pytest.mark.parametrize(("turn", "left"), [(0, [0, 1]), (1, [1])])
def test_after_two_hundred_turns_the_round_is_the_last(turn, left):
    """A49, A5: whatever the Clock shows; nothing else ends such a game."""
    data = position(turn=turn)
    data["numbers"]["turns"] = 199
    t = Table(GAME.from_position(data, seed=1))
    assert over_after(t) == left
    assert t.flames == 12
    assert len(t.told("A49")) == 1
    assert len(t.told("A49", "fr")) == 1
    data["numbers"]["turns"] = 198
    t = Table(GAME.from_position(data, seed=1))
    t.end()
    assert t.told("A49") == []
    assert t.number("last-round") == 0


def test_the_pope_and_gigas_on_the_field_from_the_start_slide_out():
    """A7: nobody can pay for them; removed like any card."""
    t = table("pope@6 gigas@5", "moses algol")
    t.play("moses algol", "gigas")
    t.refuses("R4", "force", "gigas", "moses")
    t.refuses("R4", "cosmos", "gigas", "algol")
    t.end()
    t.end()
    assert t.removed == ["pope", "gigas"]
