"""Who chooses, whose card it is, in which order (A24–A27)."""

from support.saints import table


def test_a_wounded_character_of_anybody_may_be_destroyed():
    """A24: it goes under its owner's marker."""
    t = table("", "", armour="scorpio", foe={"wounded": "mu"}, others=[{"wounded": "leda"}])
    t.activate("scorpio")
    assert t.offered() == {"mu", "leda"}
    t.pick("leda")
    assert (t.destroyed(2), t.destroyed(0)) == (["leda"], [])
    t.ready()


def test_a_card_belongs_to_who_received_it():
    """A25: Gigas counts -1 for who got him; a stolen Black Saint counts for the thief's Jango."""
    t = table("", "", reserve="gigas ...")
    t.end()
    t.pick(1)
    assert t.scores() == [0, -1]
    t = table("", "jango", foe={"discard": "black-dragon"})
    assert t.scores()[0] == 1
    t.play("jango", 3)
    t.activate("jango")
    t.choose("black-dragon")
    assert t.scores()[0] == 2


def test_the_player_affected_chooses_among_the_own_cards():
    """A26: at Milo's, Jabu's and Oko's."""
    t = table("", "milo", foe={"hand": "mu leda"})
    t.engage("milo", 3)
    t.use()
    assert t.asked == 1
    assert t.match.waiting_for == [1]


def test_asterions_player_chooses_in_the_other_hand():
    """A26: the exception."""
    t = table("", "asterion", foe={"hand": "mu leda"})
    t.play("asterion", 3)
    t.activate("asterion")
    assert t.match.waiting_for == [0]


def test_where_no_chooser_is_named_the_active_player_chooses():
    """A26: Deathmask, Babel, Shura."""
    t = table("deathmask@3", "moses moses sirius dio", foe={"wounded": "mu"})
    t.fight("deathmask", "moses moses sirius dio")
    assert t.match.waiting_for == [0]
    assert t.offered() == {"moses", "sirius", "dio"}


def test_as_many_as_possible_are_taken():
    """A26: Aphrodite wants two of a hand that has one Character."""
    t = table("aphrodite@6", "moses moses sirius", foe={"hand": "mu virgo"})
    t.fight("aphrodite", "moses moses sirius")
    while not t.is_ready:
        t.pick("mu")
    assert (t.wounded(1), t.hand(1)) == (["mu"], ["virgo"])
    t.ready()


def test_each_player_begins_with_the_active_one():
    """A27: and goes round to the left; opponents begin at the left."""
    t = table("", "", turn=1, reserve="misty ...", wounded="leda spica", foe={"wounded": "mu saga"},
              others=[{"wounded": "ban ichi"}])  # fmt: skip
    t.end()
    order = []
    while not t.is_ready:
        order.append(t.asked)
        t.do(t.match.moves(t.asked)[0])
    assert order == [1, 2, 0]
