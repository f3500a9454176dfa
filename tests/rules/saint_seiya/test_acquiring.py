"""Acquiring (R24–R28), its steps (A41), what is used (A12), costs (A19) and positions (A48)."""

import pytest

from support.saints import table


@pytest.mark.parametrize(("used", "enough"), [("seiya", False), ("seiya seiya", True), ("seiya seiya seiya", True)])
def test_force_must_reach_the_force_cost(used, enough):
    """R24: Léda costs 2; what is over is lost."""
    t = table("leda@3", used)
    t.play(used, 3)
    if enough:
        t.force("leda", used)
        assert t.discard() == [*used.split(), "leda"]
        t.ready()
    else:
        t.refuses("R24", "force", "leda", used)


def test_force_and_cosmos_are_never_added():
    """R24: Sho costs 2/2; Nachi has 1 Force, Jamian 1 Cosmos."""
    t = table("sho@3", "nachi jamian")
    t.play("nachi jamian", 3)
    t.refuses("R24", "force", "sho", "nachi jamian")
    t.refuses("R24", "cosmos", "sho", "nachi jamian")


def test_a_refusal_says_how_much_is_missing():
    """R24: the Force there is and the Force it takes, in both languages."""
    t = table("jamian@3", "seiya seiya")
    t.play("seiya seiya", 3)
    refused = t.match.why_not(0, "f3")
    assert refused is not None
    for lang in ("fr", "en"):
        assert "2" in refused.text(lang)
        assert "5" in refused.text(lang)


@pytest.mark.parametrize(("slot", "price"), [(1, 2), (2, 2), (5, 2), (6, 1)])
def test_the_sixth_card_costs_one_less(slot, price):
    """R25: 1 Force and 1 Cosmos; of Sho's 2/2."""
    for way, card in (("force", "seiya"), ("cosmos", "seiya+")):
        t = table(f"sho@{slot}", f"{card} {card}")
        t.play(f"{card} {card}", slot)
        if price == 2:
            t.refuses("R24", way, "sho", card)
            getattr(t, way)("sho", f"{card} {card}")
        else:
            getattr(t, way)("sho", card)
        t.ready()


def test_a_card_acquired_by_force_is_discarded_and_one_by_cosmos_goes_to_the_hand():
    """R26: from where it can be played this very turn."""
    t = table("sho@3", "seiya seiya")
    t.fight("sho", "seiya seiya")
    assert (t.hand(), t.discard()) == ([], ["seiya", "seiya", "sho"])
    t = table("sho@3 leda@6", "seiya+ seiya+")
    t.rally("sho", "seiya+ seiya+")
    assert (t.hand(), t.discard()) == (["sho"], ["seiya+", "seiya+"])
    t.fight("leda", "sho")
    assert t.discard() == ["seiya+", "seiya+", "leda", "sho"]
    t.ready()


def test_the_defeated_effect_comes_before_the_card_reaches_its_place():
    """R26, R40: Babel finds no wounded Character; then he goes to the discard pile; the used cards are discarded."""
    t = table("algol@3", "moses moses leda")
    t.fight("algol", "moses moses leda")
    assert t.wounded() == ["leda"]
    assert t.discard() == ["algol", "moses", "moses"]
    t.ready()


def test_defeated_applies_to_force_and_cosmos_alike():
    """R27: no card of the box with a Cosmos cost has one, but Camus won over by Hyoga is wounded as well."""
    t = table("camus@6", "shiva shiva hyoga+", heroes=["hyoga"])
    t.rally("camus", "shiva shiva hyoga+")
    assert (t.wounded(), t.hand()) == (["camus"], [])
    t.ready()


def test_an_acquired_slot_stays_empty_until_the_maintenance_phase():
    """R28: then the field is full again."""
    t = table("leda@3", "seiya seiya")
    t.fight("leda", "seiya seiya")
    assert sorted(t.field) == [1, 2, 4, 5, 6]
    t.end()
    assert sorted(t.field) == [1, 2, 3, 4, 5, 6]


def test_an_effect_may_fill_the_slot_at_once():
    """R28: Moses refills the field, his own slot included."""
    t = table("moses@3", "sirius sirius dio", reserve="leda spica flame ban ichi geki ...")
    t.fight("moses", "sirius sirius dio")
    assert t.field == {6: "leda", 5: "spica", 4: "flame", 3: "ban", 2: "ichi", 1: "geki"}
    t.ready()


# ------------------------------------------------------------------------------------ what is used
def test_the_player_names_the_cards_that_are_used():
    """A12: the others stay where they are, facing nobody."""
    t = table("leda@3", "seiya seiya seiya moses")
    t.play("seiya seiya seiya moses", 3)
    t.force("leda", "moses")
    assert t.discard() == ["moses", "leda"]
    assert t.engaged() == [("seiya", 0)] * 3
    t.ready()


def test_only_those_who_face_the_card_can_be_used():
    """A12, R20: a Character against another card does not help."""
    t = table("leda@3", "seiya seiya")
    t.play("seiya", 3)
    t.play("seiya", 4)
    t.refuses("R24", "force", "leda", "seiya seiya")
    t.refuses("R24", "force", "leda", "seiya")


def test_an_armour_alone_may_pay():
    """A12: nobody is engaged at all."""
    t = table("sho@3", "", armour="virgo")
    t.cosmos("sho", "virgo")
    assert t.hand() == ["sho"]
    t.ready()


def test_an_armour_may_be_held_back():
    """A12: it stays in play."""
    t = table("sho@3", "algol", armour="virgo")
    t.rally("sho", "algol")
    assert (t.armour(), t.discard()) == ("virgo", ["algol"])
    t.ready()


def test_beside_means_against_the_same_card_at_that_time():
    """A13: the order of play does not matter, and Marin need not be used."""
    for order in ("marin seiya+", "seiya+ marin"):
        t = table("sho@3", order)
        t.play(order, 3)
        t.cosmos("sho", "seiya+")
        assert t.engaged() == [("marin", 0)]
        t.ready()


# ------------------------------------------------------------------------------------ costs
def test_no_cost_falls_below_one():
    """A19: Léda 2, Capella -3, slot 6 -1: still one Force is needed."""
    t = table("leda@6", "capella capella seiya")
    t.play("capella", 2)
    t.activate("capella")
    t.pick("#6")
    t.play("capella", 6)
    t.refuses("R24", "force", "leda", "capella")
    t.fight("leda", "seiya")
    t.ready()


def test_a_reduction_makes_no_cost_that_is_absent():
    """A19, R4: Cassios before Léda: no Cosmos cost comes of it."""
    t = table("leda@3", "cassios seiya+")
    t.play("cassios", 2)
    t.activate("cassios")
    t.choose("#3")
    t.play("seiya+", 3)
    t.refuses("R4", "cosmos", "leda", "seiya+")


def test_positions_are_read_when_the_card_is_acquired():
    """A48: Léda swapped out of slot 6 costs 2 again; swapped into it, 1."""
    t = table("leda@6", "seiya jamian")
    t.play("seiya", "leda")
    t.engage("jamian", 2)
    t.use("#1x6")
    t.refuses("R24", "force", "leda", "seiya")
    t = table("leda@1", "seiya jamian")
    t.play("seiya", "leda")
    t.engage("jamian", 2)
    t.use("#1x6")
    t.force("leda", "seiya")
    t.ready()


# ------------------------------------------------------------------------------------ the steps
def test_the_target_has_left_its_slot_before_its_effects():
    """A41: Kuraggu no longer guards once he is being acquired: Shura cannot be, but Kuraggu can."""
    t = table("kuraggu@3 leda@4", "moses seiya seiya seiya")
    t.fight("kuraggu", "moses seiya")
    t.fight("leda", "seiya seiya")
    assert {"kuraggu", "leda"} <= set(t.discard())
    t.ready()


def test_used_cards_are_not_yet_discarded_while_the_defeated_effect_goes_on():
    """A41: Doko arrives because of Moses: the used Seiya is not in the discard pile and cannot be taken back."""
    t = table("moses@6", "sirius sirius seiya", reserve="doko ...")
    t.fight("moses", "sirius sirius seiya")
    assert t.field[6] == "doko"
    assert t.hand() == []
    assert t.discard() == ["seiya", "moses", "sirius", "sirius"]
    t.ready()


def test_the_acquired_card_is_not_yet_discarded_while_its_effect_goes_on():
    """A41: Athena arrives because of Moses: what is drawn with an empty pile cannot be Moses or those who fought."""
    t = table("moses@6", "sirius sirius dio", reserve="athena ...", pile="", discard="leda", destroyed="...")
    t.play("sirius sirius dio", "moses")
    t.force("moses", "sirius sirius dio")
    assert t.hand() == ["leda"]
    assert t.discard() == ["moses", "sirius", "sirius", "dio"]
    t.ready()


def test_the_flame_comes_after_the_defeated_effect():
    """A41: Shura is acquired with one Flame left: his neighbour Mu burns it, and Shura's own is surplus."""
    t = table("virgo@2 shura@3 mu@4", "moses moses sirius sirius dio", flames=1)
    t.fight("shura", "moses moses sirius sirius dio")
    t.choose("#4")
    assert t.flames == 0
    assert {"shura", "mu"} <= set(t.discard())


def test_shuns_draw_comes_last():
    """A41, A15: the used cards are discarded by then, so they can be drawn."""
    t = table("sho@6", "shun+", heroes=["shun"], pile="", discard="", destroyed="...")
    t.rally("sho", "shun+")
    t.use()
    assert t.hand() == ["shun+", "sho"]
    t.ready()
