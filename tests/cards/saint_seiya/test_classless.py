"""Athena, the Pope and the Characters without a class (16, 17, 86 to 90)."""

import pytest

from support.saints import CARDS, table, worth


@pytest.mark.parametrize("card", ["athena", "pope", "cassios", "gigas", "phaeton", "oko", "jaki"])
def test_a_classless_character_has_the_values_of_the_list(card):
    """16, 17, 86 to 90: played alone."""
    assert worth("force", card) == CARDS[card].force
    assert worth("cosmos", card) == CARDS[card].cosmos


# ------------------------------------------------------------------------------------ Athena (16)
def test_athena_is_won_over_for_4_and_cannot_be_fought():
    """16: R4: no Force cost."""
    t = table("athena@3", "algol algol seiya+ moses moses sirius")
    t.play("algol algol seiya+ moses moses sirius", 3)
    t.refuses("R24", "cosmos", "athena", "algol seiya+")
    t.refuses("R4", "force", "athena", "moses moses sirius")
    t.cosmos("athena", "algol algol")
    assert t.hand() == ["athena"]
    t.ready()


def test_athena_heals_up_to_two():
    """16: R29: two, or one if one likes."""
    t = table("", "athena", wounded="leda spica mu")
    t.play("athena", 3)
    t.heal("athena", "leda", "mu")
    assert (t.wounded(), t.discard()) == (["spica"], ["athena", "mu", "leda"])
    t.ready()
    t = table("", "athena", wounded="leda spica mu")
    t.play("athena", 3)
    t.heal("athena", "leda")
    assert t.wounded() == ["spica", "mu"] or t.wounded() == ["mu", "spica"]
    t.ready()


def test_when_athena_arrives_everybody_draws_and_heals():
    """16: R36, A27: after the active player has drawn up to five, so there are six."""
    t = table(
        "", "", reserve="athena ...", wounded="leda mu", foe={"wounded": "spica", "hand": "ban", "pile": "aries ..."}
    )
    t.end()
    assert len(t.hand(0)) == 6
    assert t.hand(1) == ["aries", "ban"]
    assert (t.wounded(0), t.wounded(1)) == ([], [])
    assert t.discard(0) == ["mu", "leda"]
    assert t.discard(1) == ["spica"]
    t.ready(1)


def test_athena_draws_before_she_heals():
    """16: a healed Character cannot be what is drawn: with no cards left, the draw fails (R38)."""
    t = table("", "", reserve="athena ...", wounded="leda", pile="", discard="", destroyed="...")
    t.end()
    assert (t.hand(0), t.discard(0)) == ([], ["leda"])
    t.ready(1)


# ------------------------------------------------------------------------------------ Pope (17)
GOLD = [name for name, card in CARDS.items() if card.of_class == "gold"]


def test_the_pope_takes_the_gold_saints_of_the_common_discard_back_into_the_reserve():
    """17: A6: his slot is filled by another card; burnt Flames stay burnt; players' Gold Saints are untouched."""
    owned = [name for name in GOLD if name not in ("mu", "saga", "shura")]
    t = table("", "", reserve="pope aries leo virgo", removed="mu saga ...", flames=10, discard=" ".join(owned),
              foe={"destroyed": "shura"})  # fmt: skip
    t.end()
    assert sorted([*t.reserve, t.field[1]]) == ["aries", "leo", "mu", "pope", "saga", "virgo"]
    assert t.field[1] != "pope"
    assert t.flames == 10
    assert set(t.seen("reserve", None, 0)) == {"?"}
    assert set(owned) <= {*t.discard(0), *t.hand(0)}
    assert t.destroyed(1) == ["shura"]
    t.ready(1)


def test_a_lone_pope_stops_the_refill():
    """17: A6: the Reserve would hold nothing but him."""
    t = table("", "", reserve="pope", removed="...", discard=" ".join(GOLD))
    t.end()
    assert t.reserve == ["pope"]
    assert sorted(t.field) == [2, 3, 4, 5, 6]
    t.ready(1)


def test_the_pope_can_be_neither_fought_nor_won_over():
    """17: A7, R4: from the setup he lies there and slides out; no Arrival."""
    t = table("pope@6", "algol algol moses moses")
    t.play("algol algol moses moses", 6)
    t.refuses("R4", "force", "pope", "moses moses")
    t.refuses("R4", "cosmos", "pope", "algol algol")
    t.end()
    assert t.removed == ["pope"]
    t.ready(1)


# ------------------------------------------------------------------------------------ Cassios (86)
def test_cassios_makes_a_saint_cheaper_by_two_and_two():
    """86: A19: Marin 6/4 becomes 4/2; Cassios is destroyed."""
    for way, cards in (("fight", "moses sirius"), ("rally", "algol")):
        t = table("marin@3", f"cassios {cards}")
        t.play("cassios", 2)
        t.activate("cassios")
        t.choose("#3")
        assert t.destroyed() == ["cassios"]
        getattr(t, way)("marin", cards)
        assert "marin" in t.discard() + t.hand()
        t.ready()


def test_cassios_takes_no_more_than_two():
    """86: one less of either is refused."""
    t = table("marin@3", "cassios moses seiya+")
    t.play("cassios", 2)
    t.activate("cassios")
    t.choose("#3")
    t.play("moses seiya+", 3)
    t.refuses("R24", "force", "marin", "moses seiya+")
    t.refuses("R24", "cosmos", "marin", "seiya+")


def test_cassios_leaves_a_cost_of_one():
    """86: A19: Sho in slot 6, 2/2 - 2 - 1."""
    t = table("sho@6", "cassios seiya capella")
    t.play("cassios", 2)
    t.activate("cassios")
    t.choose("#6")
    t.play("capella", 6)
    t.refuses("R24", "force", "sho", "capella")
    t.fight("sho", "seiya")
    t.ready()


def test_cassios_needs_a_saint_on_the_field():
    """86: A47, R6: Athena, Armours and the classless are none."""
    t = table("athena@1 virgo@2", "cassios")
    t.play("cassios", 3)
    t.refuses("A47", "activate", "cassios")
    t.ready()


# ------------------------------------------------------------------------------------ Gigas (87)
@pytest.mark.parametrize("seat", [0, 1])
def test_gigas_goes_to_the_discard_pile_of_a_player_of_the_active_players_choice(seat):
    """87: A7: oneself or another; his slot is filled by the next card."""
    t = table("", "", reserve="gigas leda ...")
    t.end()
    assert t.asked == 0
    t.pick(seat)
    assert t.discard(seat) == ["gigas"]
    assert t.discard(1 - seat) == []
    assert t.field[1] == "leda"
    t.ready(1)


def test_gigas_replaces_a_character_of_the_field():
    """87: A9, A10: the Flame burns, no Defeated effect; the new card arrives in that slot."""
    t = table("mu@3", "gigas", reserve="ptolemy ...")
    t.play("gigas", 2)
    t.activate("gigas")
    assert "#3" in t.offered()
    t.pick("#3")
    assert t.field[3] == "ptolemy"
    assert t.removed == ["mu"]
    assert t.flames == 10  # Mu's and that of Ptolemy's Arrival
    assert t.discard() == ["gigas"]
    t.ready()


def test_gigas_touches_no_armour():
    """87: a Character of the field."""
    t = table("virgo@3", "gigas")
    t.play("gigas", 2)
    t.activate("gigas")
    assert "#3" not in t.offered()
    t.pick("#2")
    t.ready()


def test_gigas_leaves_a_gap_if_the_new_card_leaves_at_once():
    """87: A9: the other Gigas is revealed; the slot stays empty until the next refill."""
    t = table("leda@3", "gigas", reserve="gigas spica ...")
    t.play("gigas", 2)
    t.activate("gigas")
    t.pick("#3")
    t.pick(1)
    assert 3 not in t.field
    assert t.discard(1) == ["gigas"]
    assert t.reserve[0] == "spica"
    t.ready()


def test_gigas_finds_an_empty_reserve():
    """87: A5: the Character is removed and nobody comes."""
    t = table("leda@3", "gigas", reserve="", removed="...")
    t.play("gigas", 2)
    t.activate("gigas")
    t.pick("#3")
    assert 3 not in t.field
    t.ready()


def test_gigas_who_faced_what_he_removes_faces_nobody():
    """87: R20, A28: he may remove the very card he faces; he is discarded then."""
    t = table("leda@3", "gigas seiya", reserve="spica ...")
    t.play("gigas seiya", 3)
    t.activate("gigas")
    t.pick("#3")
    assert t.engaged() == [("seiya", 0)]
    assert t.discard() == ["gigas"]
    t.ready()


# ------------------------------------------------------------------------------------ Phaeton (88)
def test_phaeton_destroys_a_character_of_the_hand_and_draws_two():
    """88: A16: his Force stays his."""
    t = table("leda@6", "phaeton ban virgo", pile="spica mu ...")
    t.engage("phaeton", 6)
    assert "virgo" not in t.offered()
    t.use("ban")
    assert t.destroyed() == ["ban"]
    assert sorted(t.hand()) == ["mu", "spica", "virgo"]
    t.force("leda", "phaeton")
    t.ready()


@pytest.mark.parametrize("held", ["", "virgo"])
def test_phaeton_draws_nothing_without_a_character_to_destroy(held):
    """88: A16."""
    t = table("", f"phaeton {held}")
    t.engage("phaeton", 3)
    t.nothing_offered()
    assert t.hand() == held.split()
    t.ready()


def test_phaeton_may_do_without():
    """88: R41."""
    t = table("", "phaeton ban")
    t.engage("phaeton", 3)
    t.decline()
    assert (t.hand(), t.destroyed()) == (["ban"], [])
    t.ready()


# ------------------------------------------------------------------------------------ Oko (89)
def test_oko_makes_each_opponent_destroy_a_saint_of_the_hand():
    """89: R6: their choice; he is destroyed himself."""
    t = table("", "oko leda", foe={"hand": "shiryu mu ban"}, others=[{"hand": "hyoga oko"}])
    t.play("oko", 3)
    t.activate("oko")
    while not t.is_ready:
        seat = t.asked
        if seat == 1:
            assert t.offered(1) == {"mu", "ban"}
        t.pick("ban" if seat == 1 else "none", seat=seat)
    assert (t.destroyed(1), t.hand(1)) == (["ban"], ["shiryu", "mu"])
    assert (t.destroyed(2), t.hand(2)) == ([], ["hyoga", "oko"])
    assert (t.destroyed(0), t.hand(0)) == (["oko"], ["leda"])
    t.ready()


# ------------------------------------------------------------------------------------ Jaki (90)
def test_jaki_brings_a_destroyed_card_back():
    """90: any card, to the discard pile; he is destroyed."""
    t = table("", "jaki", destroyed="leda virgo")
    t.play("jaki", 3)
    t.activate("jaki")
    assert t.offered() == {"leda", "virgo"}
    t.pick("virgo")
    assert (t.discard(), t.destroyed()) == (["virgo"], ["leda", "jaki"])
    t.ready()


def test_jaki_cannot_bring_himself_back():
    """90: A28, A47: with nothing under the marker he cannot be activated."""
    t = table("", "jaki", foe={"destroyed": "leda"})
    t.play("jaki", 3)
    t.refuses("A47", "activate", "jaki")
    t.ready()


@pytest.mark.parametrize(("card", "cost"), [("cassios", 2), ("phaeton", 2), ("oko", 3), ("jaki", 3)])
def test_a_classless_character_costs_what_the_list_says(card, cost):
    """86, 88 to 90: by Force only; one less is refused."""
    t = table(f"{card}@3 leda@1 spica@2 ban@4 ichi@5 geki@6", "seiya " * cost)
    t.play("seiya " * cost, 3)
    t.refuses("R24", "force", card, "seiya " * (cost - 1))
    t.refuses("R4", "cosmos", card, "seiya " * cost)
    t.force(card, "seiya " * cost)
    assert card in t.discard()
    t.ready()


def test_gigas_on_the_field_cannot_be_acquired():
    """87: A7, R4: no costs; he slides out."""
    t = table("gigas@6", "moses algol")
    t.play("moses algol", 6)
    t.refuses("R4", "force", "gigas", "moses")
    t.refuses("R4", "cosmos", "gigas", "algol")
    t.end()
    assert t.removed == ["gigas"]
    t.ready(1)
