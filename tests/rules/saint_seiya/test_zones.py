"""The places (R10–R13), and who sees what (A29)."""

import pytest

from support.saints import GAME, Table, table

VIEWERS = (0, 1, None)


def test_in_the_middle_lie_the_reserve_the_field_and_the_common_discard():
    """R10, R12: six slots; slot 1 is filled last and holds the newest card."""
    t = Table(GAME.start(seats=2, seed=1))
    assert sorted(t.field) == [1, 2, 3, 4, 5, 6]
    assert len(t.reserve) == 119
    assert t.removed == []
    t = table("leda@6 spica@5", "", reserve="flame ...")
    t.end()
    assert (t.field[1], t.field[6]) == ("flame", "spica")


def test_every_player_has_seven_places():
    """R11: hand, draw pile, discard pile, destroyed, one Armour, wounded, and Heroes set aside."""
    t = table("", "leda", pile="spica ...", discard="flame", destroyed="ban", armour="virgo", wounded="mu")
    assert (t.hand(), t.pile()[0], t.discard()) == (["leda"], "spica", ["flame"])
    assert (t.destroyed(), t.armour(), t.wounded(), t.aside()) == (["ban"], "virgo", ["mu"], ["seiya+"] * 5)


def test_ones_cards_are_those_in_hand_piles_wounded_and_the_armour_in_play():
    """R13: each of them has VP; those under the marker and those set aside count nothing."""
    zones = {"hand": "mu", "pile": "marin ...", "discard": "ban", "wounded": "ichi", "armour": "virgo"}
    t = table("", **zones, destroyed="shura", foe={"wounded": "shaina"})
    # Mu 5, Marin 3 (both have 9 Heroes), Ban 2, Ichi 2, Virgo 3; Shura lies destroyed; Bronze Saints are aside
    assert t.scores()[0] == 5 + 3 + 2 + 2 + 3


def test_hands_draw_piles_and_the_reserve_are_hidden():
    """A29: a hand is seen by its owner, a draw pile and the Reserve by nobody."""
    t = table("", "mu leda", pile="spica ...", reserve="saga ...")
    assert sorted(t.seen("hand", 0, 0)) == ["leda", "mu"]
    for viewer in (1, None):
        assert t.seen("hand", 0, viewer) == ["?", "?"]
    for viewer in VIEWERS:
        assert set(t.seen("pile", 0, viewer)) == {"?"}
        assert set(t.seen("reserve", None, viewer)) == {"?"}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_else_lies_open(viewer):
    """A29: discard piles and the cards under the markers too."""
    t = table("", "leda", discard="flame", destroyed="ban", armour="virgo", wounded="mu", removed="saga")
    t.play("leda", 3)
    for zone, card in {"discard": "flame", "destroyed": "ban", "equipped": "virgo", "wounded": "mu",
                       "engaged": "leda"}.items():  # fmt: skip
        assert t.seen(zone, 0, viewer) == [card]
    assert t.seen("removed", None, viewer) == ["saga"]
    assert t.seen("aside", 0, viewer) == ["seiya+"] * 5
