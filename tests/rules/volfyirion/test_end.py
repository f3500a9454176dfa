"""How a game ends (R3, A37)."""

from support.cities import after, duel, end, play


def test_whoever_destroys_all_enemy_cities_wins_at_once():
    """R3: 8 + 9 + 10 = 27 Battle in one turn."""
    match = play(duel(points=(0, 27, 0)), "attack 1", "attack 2")
    assert not match.over
    play(match, "attack 3")
    assert match.over
    assert match.winners == [0]
    for lang in ("fr", "en"):
        assert match.verdict(lang).strip()


def test_the_game_goes_on_while_a_city_stands():
    """R3: two are not enough."""
    match = end(after(duel(points=(0, 17, 0)), "attack 1", "attack 2"))
    assert not match.over
    assert match.waiting_for == [1]


def test_after_a_hundred_turns_each_the_game_is_a_draw():
    """A37: the turn begun as number 200 is the last."""
    match = duel(turn=199, troops="guard@1")
    end(match)
    assert not match.over
    end(match)
    assert match.over
    assert match.winners == []
