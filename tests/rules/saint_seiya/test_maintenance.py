"""The maintenance phase (R30–R36) and drawing (R37, R38)."""

from support.saints import table


def test_everything_played_is_discarded_but_the_wounded_and_the_armour_stay():
    """R30: and the cards of the hand that are not kept."""
    t = table("", "seiya leda ban virgo", wounded="mu", pile="ichi ichi nachi nachi jabu jabu ...")
    t.play("seiya", 3)
    t.equip("virgo")
    t.end(keep="ban")
    assert t.discard() == ["seiya", "leda"]
    assert (t.wounded(), t.armour()) == (["mu"], "virgo")
    assert "ban" in t.hand()


def test_any_number_of_cards_may_be_kept():
    """R30, A39: all, none, some; chosen before drawing."""
    for keep, drawn in (("leda spica ban", 2), ("", 5), ("spica", 4), ("all", 2)):
        t = table("", "leda spica ban", pile="ichi nachi jabu geki mu saga ...")
        t.end(keep=keep)
        assert len(t.hand()) == 5
        kept = {"leda", "spica", "ban"} if keep == "all" else set(keep.split())
        assert set(t.hand()) == kept | set(["ichi", "nachi", "jabu", "geki", "mu"][:drawn])
        assert set(t.discard()) == {"leda", "spica", "ban"} - kept


def test_one_draws_up_to_five():
    """R31: from none, and none with five or more."""
    t = table("", "", pile="ichi nachi jabu geki mu saga ...")
    t.end()
    assert t.hand() == ["mu", "jabu", "ichi", "nachi", "geki"]
    for held in ("leda spica ban ichi nachi", "leda spica ban ichi nachi mu saga"):
        t = table("", held, pile="geki ...")
        t.end()
        assert t.hand() == sorted(t.hand(), key=t.hand().index)
        assert set(t.hand()) == set(held.split())


def test_the_sixth_card_is_removed_and_its_flame_burns():
    """R32: to the common discard."""
    t = table("mu@6")
    t.end()
    assert (t.removed, t.flames) == (["mu"], 11)
    t = table("leda@6")
    t.end()
    assert (t.removed, t.flames) == (["leda"], 12)


def test_the_rest_is_shifted_to_the_right_and_every_gap_is_closed():
    """R33: slots 2 and 5 were emptied; what is left lies in slots 4 to 6 after the shift."""
    t = table("ban@1 leda@2 ichi@3 nachi@4 spica@5 geki@6", "moses sirius", reserve="flame jabu mu ...")
    t.fight("leda", "moses")
    t.fight("spica", "sirius")
    t.end()
    assert t.removed == ["geki"]
    assert t.field == {1: "mu", 2: "jabu", 3: "flame", 4: "ban", 5: "ichi", 6: "nachi"}


def test_the_field_is_filled_from_right_to_left_one_card_at_a_time():
    """R34: Aiolos, revealed before Mu, finds no other Gold Saint; revealed after him he does."""
    for reserve, flames in (("aiolos mu ...", 12), ("mu aiolos ...", 11)):
        t = table("leda@1", "moses", reserve=reserve)
        t.fight("leda", "moses")
        t.end()
        assert [t.field[2], t.field[1]] == reserve.split()[:2]
        assert t.flames == flames


def test_an_arrival_applies_before_the_next_card_is_revealed():
    """R34: Gigas goes at once, and the next card takes his very slot."""
    t = table("leda@1", "moses", reserve="gigas ban ichi ...")
    t.fight("leda", "moses")
    t.end()
    assert "ban" not in t.field.values()
    t.pick(1)
    assert (t.field[2], t.field[1]) == ("ban", "ichi")


def test_the_player_on_the_left_is_next():
    """R35: round the table."""
    t = table("", "", others=[{}, {}])
    for seat in (1, 2, 3, 0, 1):
        t.end()
        assert t.active == seat


def test_a_hand_may_exceed_five():
    """R36: Athena arrives after one has drawn; two Athenas make seven."""
    t = table("leda@1", "moses", reserve="athena athena ...")
    t.fight("leda", "moses")
    t.end()
    assert len(t.hand()) == 7
    assert len(t.hand(1)) == 2
    t.ready(1)


def test_nothing_in_slot_6_is_removed():
    """A8: once its card was acquired, the shift and the refill are all that happens."""
    t = table("leda@6", "seiya", reserve="ban ichi ...")
    others = [t.field[slot] for slot in range(1, 6)]
    t.fight("leda", "seiya")
    t.end()
    assert t.removed == []
    assert [t.field[slot] for slot in range(1, 7)] == ["ban", *others]


# ------------------------------------------------------------------------------------ drawing
def test_the_example_of_the_two_and_three_cards():
    """R37: 2 in the pile, 14 in the discard pile, 5 to draw: the 2, then 3 of the 14."""
    lying = "ban ban ichi ichi nachi nachi jabu jabu geki geki leda leda spica spica"
    t = table("", "", pile="mu saga", discard=lying, destroyed="...")
    assert (len(t.pile()), len(t.discard())) == (2, 14)
    t.end()
    assert {"mu", "saga"} <= set(t.hand())
    assert (len(t.hand()), len(t.pile()), t.discard()) == (5, 11, [])
    t.ready(1)


def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed():
    """R37: an empty pile stays empty until the next draw."""
    t = table("", "", pile="mu saga milo shura camus", discard="leda", destroyed="...")
    t.end()
    assert (len(t.hand()), t.pile(), t.discard()) == (5, [], ["leda"])


def test_what_was_just_discarded_is_shuffled_in():
    """R37, R30: the cards one does not keep can be drawn again at once."""
    t = table("", "leda", pile="", discard="", destroyed="...")
    t.end(keep="")
    assert (t.hand(), t.discard()) == (["leda"], [])


def test_with_nothing_left_to_draw_one_draws_nothing():
    """R38: without a penalty."""
    t = table("", "leda", pile="", discard="spica", destroyed="...")
    t.end()
    assert (t.hand(), t.pile(), t.discard()) == (["leda", "spica"], [], [])
    t.ready(1)


def test_nobody_knows_the_order_of_a_reshuffled_pile():
    """R37, A29: although the discard pile lay open."""
    t = table("", "", pile="", discard="ban ichi nachi jabu geki leda spica mu", destroyed="...")
    t.end()
    for viewer in (0, 1, None):
        assert t.seen("pile", 0, viewer) == ["?"] * 3
    assert t.seen("hand", 0, 1) == ["?"] * 5
