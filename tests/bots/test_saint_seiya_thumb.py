"""The rules of thumb of Saint Seiya: what a person would not hesitate about, and how often they win."""

from __future__ import annotations

import pytest

from laws.tables import SHELF
from ludotheque.bots import bot
from ludotheque.games.saint_seiya import thumb
from ludotheque.games.saint_seiya.kit import kit_of
from ludotheque.kernel.chance import Quick
from ludotheque.lab import arena
from support.saints import table

#: Gold Saints without a Cosmos cost: dear, and out of reach of a few weak cards.
DEAR = "saga@1 shura@2 deathmask@3 camus@4 aphrodite@5 doko@6"


def advice(it, seed=1):
    """The move for the seat that is asked, and the key of its reason."""
    given = bot("thumb").advise(it.match.look(it.asked), Quick(seed))
    return given.move, given.why.key.removeprefix("saint-seiya-thumb-")


def played(it, moves):
    """So many moves by advice."""
    out = []
    for _ in range(moves):
        move, _ = advice(it)
        it.do(move)
        out.append(move)
    return out


def test_a_gold_saint_within_reach_is_taken():
    """R24, R47: Deathmask costs 7 Force; 3 + 2 + 2 are there. Nothing else on the field is worth 6 VP."""
    it = table("deathmask@2", "shura aldebaran mu")
    moves = played(it, 4)
    assert {move.partition(">")[2] for move in moves[:3]} == {"2"}
    assert moves[3] == "f2"


def test_no_more_cards_are_used_than_a_card_costs():
    """R24: Oko costs 3, in slot 5: of five civilians three go."""
    it = table("saga@1 shura@2 deathmask@3 camus@4 oko@5 aphrodite@6", "seiya seiya seiya seiya seiya")
    moves = []
    while not moves or moves[-1] not in ("f5", "done"):
        moves += played(it, 1)
    assert moves == ["seiya>5", "seiya>5", "seiya>5", "f5"]


def test_two_civilians_become_a_bronze_saint_while_there_is_time():
    """A16, A17: the Armure de Pégase, and nothing on the field to buy."""
    it = table(DEAR, "seiya seiya seiya", armour="pegasus")
    assert advice(it) == ("!armure-pegase", "activate")


def test_the_wounded_are_healed_by_who_cannot_buy_anything():
    """R29."""
    it = table(DEAR, "seiya", wounded="marin")
    assert advice(it) == ("seiya>1", "heal")
    it.do("seiya>1")
    assert advice(it) == ("*seiya@1", "heal")


def test_weak_cards_are_thrown_away_and_strong_ones_kept():
    """R30, A39."""
    it = table(DEAR, "seiya shaka")
    it.do("done")
    assert advice(it) == ("-seiya", "throw")
    it.do("-seiya")
    assert advice(it) == ("done", "keep")


def test_strength_counts_early_and_points_late():
    """R50: a civilian Athena buys nobody on the last turn; a Gold Armour is 3 VP then and no more."""
    early, late = table(flames=12), table(flames=1, last_round=True)
    worth = []
    for it in (early, late):
        kit = kit_of(it.match.g)
        purse = thumb.Purse(it.match.g, kit, 0)
        worth.append([purse.worth(kit.cards[kit.face_called(key)]) for key in ("mu", "cassios", "seiya")])
    assert worth[0][0] > worth[1][0] == 5
    assert worth[1][1:] == [1, 0]
    assert worth[0][2] < 0.5, "a civilian is no better than the others"


@pytest.mark.long
@pytest.mark.parametrize("on", SHELF["saint-seiya"].tables, ids=str)
def test_it_wins_ninety_five_of_a_hundred_games_on_every_table(on):
    seats = on.seats or 2
    result = arena.run("saint-seiya", ["thumb", *["random"] * (seats - 1)], 100, 5, on.options)
    assert result["results"][0]["wins"] >= 95
