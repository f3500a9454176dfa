"""The main phase: playing Characters and Armours (R18–R23), healing (R29)."""

import pytest

from support.saints import CARDS, GAME, Table, table


def test_a_character_is_played_face_up_against_a_card_of_the_field():
    """R18: any number of them."""
    t = table("leda@3", "seiya seiya seiya seiya seiya")
    for n in range(1, 6):
        t.engage("seiya", "leda")
        assert t.engaged() == [("seiya", 3)] * n
        assert t.seen("engaged", 0, 1) == ["seiya"] * n
    assert t.hand() == []
    t.ready()


def test_different_characters_may_face_different_cards():
    """R19: in one turn."""
    t = table("leda@3 spica@4", "seiya seiya")
    t.engage("seiya", 3)
    t.engage("seiya", 4)
    assert t.engaged() == [("seiya", 3), ("seiya", 4)]
    t.ready()


@pytest.mark.parametrize("card", ["capella", "gigas", "pope", "athena"])
def test_a_character_may_face_any_card_whatever_its_values(card):
    """R19: one without Force, against cards it could never acquire."""
    for target in ("pope", "athena", "virgo", "mu"):
        if card == target == "pope":
            continue
        t = table(f"{target}@3", card)
        t.play(card, 3)
        assert t.engaged() == [(card, 3)]
        t.ready()


def test_nobody_faces_an_empty_slot():
    """R19: not even the one who has just emptied it."""
    t = table("leda@6", "seiya seiya")
    t.fight("leda", "seiya")
    t.refuses("R19", "engage", "seiya", 6)
    t.ready()


def test_an_armour_cannot_be_engaged_and_a_character_cannot_be_worn():
    """R18, R22: each is played in its own way."""
    t = table("", "virgo seiya")
    t.refuses("R22", "engage", "virgo", 3)
    t.refuses("R22", "equip", "seiya")
    t.ready()


def test_an_engaged_character_follows_its_card():
    """R20: when Jamian swaps it into another slot."""
    t = table("leda@2 mu@5", "seiya seiya jamian")
    t.play("seiya seiya", "leda")
    t.engage("jamian", "mu")
    t.use("#2x5")
    assert t.engaged() == [("jamian", 2), ("seiya", 5), ("seiya", 5)]
    t.force("leda", "seiya seiya")
    assert "leda" in t.discard()
    t.ready()


def test_who_faces_a_card_that_has_gone_can_no_longer_fight():
    """R20: not even against the card that takes its place; healing and activation are left."""
    t = table("leda@3", "seiya seiya albior docrates", reserve="ban ichi nachi geki ...", wounded="spica",
              discard="mu")  # fmt: skip
    t.play("seiya seiya albior", "leda")
    t.play("docrates", 2)
    t.activate("docrates")
    assert t.field[3] == "geki"
    assert t.engaged() == [("albior", 0), ("seiya", 0), ("seiya", 0)]
    t.refuses("R18", "force", 3, "seiya seiya")
    t.heal("seiya", "spica")
    assert t.wounded() == []
    t.activate("albior")
    t.choose("mu")
    assert t.hand() == ["mu"]
    t.ready()


def test_who_faces_nobody_is_discarded_at_the_end_of_the_turn():
    """R20, R30: with all the others."""
    t = table("leda@3", "seiya moses", pile="ban ban ichi ichi nachi ...")
    t.play("seiya moses", "leda")
    t.force("leda", "moses")
    assert t.engaged() == [("seiya", 0)]
    t.end()
    assert t.discard() == ["seiya", "moses", "leda"]
    assert t.engaged() == []


def test_a_used_card_cannot_be_used_again():
    """R21: after an acquisition it lies in the discard pile."""
    t = table("leda@3 spica@4", "seiya seiya")
    t.fight("leda", "seiya seiya")
    assert t.discard() == ["seiya", "seiya", "leda"]
    t.refuses("R18", "force", "spica", "seiya seiya")
    t.ready()


def test_a_card_gives_force_or_cosmos_or_heals_or_is_activated():
    """R21, R42: one of them: once it has healed or been activated its Force is gone."""
    t = table("leda@6", "seiya", wounded="spica")
    t.play("seiya", 6)
    t.heal("seiya", "spica")
    assert t.engaged() == []
    t.refuses("R18", "force", "leda", "seiya")
    t = table("leda@6", "nachi")
    t.play("nachi", 6)
    t.activate("nachi")
    assert t.engaged() == []
    t.refuses("R18", "force", "leda", "nachi")


def test_a_card_that_is_drawn_again_can_be_played_again():
    """R21: Seiya is discarded, shuffled and drawn by Virgo."""
    t = table("leda@6 spica@5", "seiya", armour="virgo", pile="", discard="", destroyed="...")
    t.fight("leda", "seiya")
    t.activate("virgo")
    assert t.hand() == ["seiya", "leda"]
    t.fight("spica", "seiya leda")
    assert "spica" in t.discard()
    t.ready()


def test_an_armour_lies_open_and_stays_over_turns():
    """R22: until it is used."""
    t = table("", "virgo")
    t.equip("virgo")
    assert t.seen("equipped", 0, 1) == ["virgo"]
    t.end()
    t.end()
    assert t.armour() == "virgo"
    assert t.active == 0
    t.ready()


def test_only_one_armour_is_in_play():
    """R22: another one discards it."""
    t = table("", "virgo aries")
    t.equip("virgo")
    t.equip("aries")
    assert (t.armour(), t.discard()) == ("aries", ["virgo"])
    t.ready()


def test_an_armour_serves_for_one_action():
    """R22: its Cosmos or its activation, then it is discarded."""
    t = table("sho@3", "virgo", pile="leda spica ...")
    t.equip("virgo")
    t.cosmos("sho", "virgo")
    assert (t.armour(), t.discard()) == (None, ["virgo"])
    t.refuses("R42", "activate", "virgo")
    t.ready()


def test_an_armour_must_be_in_play_first():
    """R23: in the hand neither its Cosmos nor its activation can be used."""
    t = table("sho@3", "virgo")
    t.refuses("R23", "activate", "virgo")
    t.refuses("R23", "cosmos", "sho", "virgo")
    t.refuses("R42", "activate", "aries")  # not even in the hand
    t.ready()


def fetched_without_end():
    """Two Albiors who fetch each other, until no activation is left."""
    t = table("", "albior seiya", discard="albior", destroyed="...", foe={"hand": "nachi"})
    for _ in range(100):
        t.play("albior", 3)
        t.activate("albior")
    t.play("albior", 3)
    return t


def test_a_hundred_activations_are_enough_for_one_turn():
    """A50, R21: a position in the middle of such a turn knows how many there were."""
    t = fetched_without_end()
    for each in (t, Table(GAME.from_position(t.match.position(), seed=1))):
        each.refuses("A50", "activate", "albior")
        assert each.denied()["!albior@3"] == "A50"
        each.play("seiya", 3)  # all else may still be done
        each.ready()


def test_the_next_turn_has_its_own_activations():
    """A50: the foe's, and one's own again; there Albior lacks an object only (A47)."""
    t = fetched_without_end()
    t.end()
    t.play("nachi", 3)
    t.activate("nachi")
    t.end()
    assert (t.hand(), t.discard()) == (["seiya", "albior", "albior"], [])
    t.play("albior", 3)
    t.refuses("A47", "activate", "albior")


def test_the_cosmos_of_an_armour_goes_to_any_acquisition():
    """R23: it faces no card of its own: with Seiya against the one or the other."""
    for target, slot in (("jabu", 2), ("june", 5)):
        t = table("jabu@2 june@5", "seiya+", armour="virgo")
        t.play("seiya+", slot)
        t.cosmos(target, "seiya+ virgo")
        assert t.hand() == [target]
        t.ready()


def test_an_armour_adds_no_force():
    """R23, R24: to a fight it gives nothing."""
    t = table("leda@3", "seiya", armour="virgo")
    t.play("seiya", 3)
    t.refuses("R24", "force", "leda", "seiya")


# ------------------------------------------------------------------------------------ healing
def test_healing_discards_the_healer_and_the_healed():
    """R29: at once."""
    t = table("", "athena", wounded="mu leda")
    t.play("athena", 3)
    t.heal("athena", "mu", "leda")
    assert (t.wounded(), t.discard(), t.engaged()) == ([], ["athena", "mu", "leda"], [])
    t.ready()


@pytest.mark.parametrize(("healer", "most"), [("seiya", 1), ("seiya+", 1), ("athena", 2)])
def test_nobody_heals_more_than_the_value_says(healer, most):
    """R29: a Hero one, Athena two, though three are wounded."""
    t = table("", healer, wounded="mu leda spica")
    t.play(healer, 3)
    t.start_healing(healer)
    for card in ["mu", "leda", "spica"][:most]:
        assert not t.is_ready
        t.pick_one(card)
    assert t.is_ready
    assert t.wounded() == ["mu", "leda", "spica"][most:]
    t.ready()


def test_others_wounded_are_not_healed():
    """R29: one's own only."""
    t = table("", "athena", foe={"wounded": "mu"})
    t.play("athena", 3)
    t.refuses("R29", "heal", "athena")


def test_who_has_no_healing_value_does_not_heal():
    """R29: only Heroes and Athena have one."""
    assert {name for name, card in CARDS.items() if card.heal == 1} == {
        f"{hero}{v}" for hero in ("seiya", "shiryu", "hyoga", "shun", "ikki") for v in ("", "+")
    }
    t = table("", "moses", wounded="mu")
    t.play("moses", 3)
    t.refuses("R29", "heal", "moses", "mu")


def test_a_wounded_character_can_be_neither_used_nor_discarded():
    """R44: it stays when the turn ends, and it cannot be activated."""
    t = table("leda@6", "", wounded="albior seiya", discard="mu")
    assert not any("albior" in move for move in t.match.moves(0))
    t.end(keep="")
    assert t.wounded() == ["seiya", "albior"]
