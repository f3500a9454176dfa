"""The end of the game (R42–R44, A12–A14, A25)."""

import pytest

from support.guilds import play_round, recruit, refused, table
from support.yro import number, numbers, sources, throw

EIGHT = "ME1@c3 ME4@d3 SM5@e3 SM4@c4 CS1@d4 IS7@e4 CD2@c5 IS2@d5"


def test_forty_vp_end_the_game_after_the_round():
    """R42: 36 and 4 for Combat; Income and Victory Points are still played."""
    match = table("CD3@c3", "", vp=[36])
    ledger = play_round(match)
    assert match.over
    assert ledger("income", "coins") == 3
    assert ledger("victory", "vp") == 4


def test_thirty_nine_do_not():
    """R42: 35 and 4."""
    match = table("CD2@c3", "", vp=[35])
    play_round(match)
    assert not match.over
    assert numbers(match, "vp")[0] == 39
    assert match.waiting_for == [0, 1]


def test_coins_do_not_count_towards_the_forty():
    """R42, R43: 39 VP and 30 coins go on."""
    match = table("CD2@c3", "", vp=[35], coins=[30])
    play_round(match)
    assert not match.over


def test_nine_adventurers_end_the_game_after_the_round():
    """R42: the ninth fights, produces, earns and scores with the others."""
    match = table(EIGHT, "", hands=["CD3 ...", "..."], coins=[9])
    ledger = play_round(match, "CD3@e5")
    assert match.over
    assert ledger("combat", "vp") > 0
    assert ledger("income", "coins") > 3
    assert ledger("victory", "vp") >= 4


def test_eight_do_not():
    """R42: a guild of eight goes on."""
    match = table(EIGHT, "")
    play_round(match)
    assert not match.over


def test_anybody_may_bring_the_end():
    """R42: the second of three."""
    match = table("CD2@c3", "ME6@c3", "ME6@c3", vp=[0, 37, 0])
    play_round(match)
    assert match.over
    assert match.winners == [1]


def test_connection_vp_count_for_the_forty():
    """A12: 31, 5 for the row of the Market and 4 for Combat; the game ends at the end of the round."""
    match = table("ME3@c3 ME5@d3", "", hands=["ME2 ...", "..."], vp=[31])
    ledger = play_round(match, "ME2@e3")
    assert match.over
    assert ledger("recruitment", "vp") == 5
    assert ledger("income", "coins") == 4


def test_forty_in_recruitment_do_not_stop_the_round():
    """A12, R42: 40 already after Recruitment: Combat and the rest are played out for all."""
    match = table("ME3@c3 ME5@d3", "CD1@c3", hands=["ME2 ...", "..."], vp=[35, 0])
    ledger = play_round(match, "ME2@e3")
    assert ledger("recruitment", "vp") == 5
    assert ledger("combat", "vp", 1) == 5
    assert match.over


@pytest.mark.parametrize(("coins", "vp"), [(0, 1), (1, 2), (2, 2), (3, 2), (4, 3), (25, 10)])
def test_three_coins_left_are_a_vp(coins, vp):
    """R43: full sets of 3; here 2 + 3 coins come in before the end."""
    match = table("CD1@c3", "", vp=[39], coins=[coins])
    ledger = play_round(match)
    assert ledger("end", "vp") == vp
    assert numbers(match, "coins")[0] == coins + 5


def test_nobody_is_paid_for_coins_before_the_end():
    """R43: rich, and no VP."""
    match = table("", "", coins=[60])
    assert play_round(match)("end", "vp") == 0
    assert sources(match)["coins"] == [0, 0]


def test_most_vp_win():
    """R44: 42 against 11."""
    match = table("CD2@c3", "SM1@c3", vp=[36, 10])
    ledger = play_round(match)
    assert ledger.all("end", "vp") == [2, 1]  # 7 and 5 coins
    assert numbers(match, "vp") == [36 + 4 + 2, 10 + 0 + 1]
    assert match.winners == [0]
    assert match.outcome["seats"] == ["won", "lost"]


def finished(vp, coins, guilds):
    """A finished game of two guilds that both earn 2 + 3 coins."""
    match = table(*guilds, vp=vp, coins=coins)
    play_round(match)
    assert match.over
    return match


EVEN = ("SM1@c3", "SM1@c3")  #: strength 5 and 5: 4 VP each


def test_vp_equal_the_richer_wins():
    """R44, A13: 6 against 7 coins, both worth 2 VP."""
    match = finished([37, 37], [1, 2], EVEN)
    assert numbers(match, "vp") == [43, 43]
    assert numbers(match, "coins") == [6, 7]
    assert match.winners == [1]
    assert match.outcome["rule"] == "yro A13"


def test_all_coins_are_compared_not_what_the_conversion_left():
    """A13: 9 against 8 coins; the remainders would be 0 against 2. One VP more makes up for the third set."""
    match = finished([37, 38], [4, 3], EVEN)
    assert numbers(match, "vp") == [37 + 4 + 3, 38 + 4 + 2]
    assert match.winners == [0]


def test_coins_equal_the_stronger_wins():
    """R44, A14: 41 VP and 5 coins each (CF4 scores 2 VP for Tech level I); strength 4 against 1."""
    match = table("CF2@c3", "CF4@c3", vp=[36, 38], tech=[0, 1])
    play_round(match)
    assert numbers(match, "vp") == [36 + 4 + 1, 38 + 2 + 1]
    assert numbers(match, "coins") == [5, 5]
    assert numbers(match, "strength") == [4, 1]
    assert match.winners == [0]
    assert match.outcome["rule"] == "yro A14"


def test_everything_equal_the_victory_is_shared():
    """R44: VP, coins and strength."""
    match = finished([37, 37], [1, 1], EVEN)
    assert match.outcome["seats"] == ["shared", "shared"]
    assert match.winners == [0, 1]
    assert match.outcome["rule"] == "yro R44"
    assert match.verdict("en").startswith("Player 1 and Player 2 share the victory with ")
    assert match.verdict("fr").startswith("Joueur 1 et Joueur 2 partagent la victoire avec ")


def test_a_third_player_may_lose_while_two_share():
    """R44: only those who are equal share."""
    match = table("SM1@c3", "SM1@c3", "ME6@c3", vp=[37, 37, 0])
    play_round(match)
    assert match.outcome["seats"] == ["shared", "shared", "lost"]
    assert match.winners == [0, 1]


def test_the_strength_of_the_last_combat_breaks_the_tie_not_a_later_one():
    """A14: levels gained in Production come too late: the shown strengths decide."""
    match = table("IS4@c3 ME5@d3", "SM1@c3", vp=[0, 0])
    play_round(match)
    assert numbers(match, "strength") == [3 + 2, 5]  # with the Magic point of Production it would be 4 + 2


def test_coins_tripled_still_break_ties_as_coins():
    """A25, A13: ME8's guild has 9 VP for 9 coins, the other 6 VP for 18 and 3 more; coins decide."""
    match = table("ME8@c3", "CD4@c3", vp=[37, 36], coins=[4, 13])
    ledger = play_round(match)
    assert ledger.all("end", "vp") == [9, 6]
    assert numbers(match, "vp") == [46, 36 + 4 + 6]
    assert match.winners == [1]


def test_after_the_end_nothing_is_played():
    """R42: the table is closed."""
    match = finished([37, 37], [1, 1], EVEN)
    assert match.waiting_for == []
    assert refused(match, 0, "done") == "table"


def test_the_count_names_where_the_vp_come_from():
    """R43, R44: by source, and they add up."""
    match = finished([37, 0], [4, 1], ("CD3@c3", "CD1@c3"))
    scores = match.scores("en")
    assert scores["totals"] == numbers(match, "vp")
    by_rule = {line["rule"]: line["points"] for line in scores["lines"]}
    assert by_rule["yro R30"] == [0, 5]
    assert by_rule["yro R43"] == [3, 2]


def test_the_end_is_looked_for_only_when_the_round_is_over():
    """R42, A12: with nine Adventurers placed the others still place theirs, and phases 3 to 6 come."""
    match = table(EIGHT, "", hands=["CD3 ...", "CS2 ..."], coins=[9, 9])
    throw(match)
    recruit(match, "CD3", "CS2")
    match.play(0, "CD3-e5")
    assert not match.over
    match.play(1, "CS2-c3")
    assert match.over
    assert number(match, "phase") == 6
