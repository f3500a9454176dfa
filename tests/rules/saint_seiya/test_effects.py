"""The effects: keywords (R39–R46), sacrifices (A16–A18), activations (A28, A47), "in play" (A42)."""

import pytest

from support.saints import table


def test_an_arrival_happens_once_when_the_card_is_revealed():
    """R39: Ptolemy on the field takes no second Flame."""
    t = table("", "", reserve="ptolemy ...")
    t.end()
    assert t.flames == 11
    t.end()
    t.end()
    assert t.flames == 11


def test_a_defeated_effect_happens_once_when_the_card_is_acquired():
    """R40: not when it is removed, not when it is played later."""
    t = table("dante@6", "", reserve="leda mu ...")
    t.end()
    assert (t.discard(0), t.flames) == ([], 12)
    t = table("dante@3", "moses moses seiya", reserve="mu leda ...")
    t.fight("dante", "moses moses seiya")
    assert t.discard() == ["seiya", "mu", "moses", "moses", "dante"]
    t.ready()


def test_a_mise_en_jeu_is_optional_and_lost_if_declined():
    """R41: it is not offered again."""
    t = table("leda@6", "phaeton ban", pile="mu saga ...")
    t.engage("phaeton", 6)
    t.decline()
    assert t.hand() == ["ban"]
    t.force("leda", "phaeton")
    assert t.hand() == ["ban"]
    t.ready()


def test_a_mise_en_jeu_does_not_use_the_card_up():
    """R41, R21: Milo's Force and Phaeton's Force are still there."""
    t = table("leda@6", "phaeton ban", pile="mu saga ...")
    t.engage("phaeton", 6)
    t.use("ban")
    t.force("leda", "phaeton")
    assert "leda" in t.discard()
    t.ready()


def test_a_card_that_comes_to_the_hand_uses_its_mise_en_jeu_when_it_is_played():
    """R41: June is won over, then played."""
    t = table("june@6", "algol", wounded="leda")
    t.rally("june", "algol")
    assert t.wounded() == ["leda"]
    t.engage("june", 3)
    t.use("leda")
    assert t.wounded() == []
    t.ready()


@pytest.mark.parametrize(
    ("card", "more", "where"),
    [
        ("docrates", {}, "discard"),
        ("mu", {"discard": "virgo"}, "wounded"),
        ("jaki", {"destroyed": "virgo"}, "destroyed"),
    ],
)
def test_an_activated_card_is_discarded_wounded_or_destroyed(card, more, where):
    """R42: as it prints."""
    t = table("", card, **more)
    t.play(card, 3)
    t.activate(card)
    t.choose("virgo")
    assert card in getattr(t, where)()
    assert t.engaged() == []
    t.ready()


def test_an_activation_needs_the_card_in_play():
    """R42: not in the hand."""
    t = table("", "docrates")
    t.refuses("R42", "do", "!docrates@3")


def test_a_card_without_an_activation_cannot_be_activated():
    """R42: Moses has none."""
    t = table("", "moses")
    t.play("moses", 3)
    t.refuses("R42", "activate", "moses")


def test_arrivals_are_mandatory_unless_they_say_may():
    """R43: at Geist's arrival there is no way out; at Spartan's there is."""
    t = table("", "leda ban", reserve="geist ...", pile="", destroyed="...")
    t.end()
    assert "done" not in t.match.moves(0)
    t = table("", "leda ban", reserve="spartan ...", pile="", destroyed="...")
    t.end()
    assert "done" in t.match.moves(0)


def test_effects_interrupt_what_is_going_on():
    """R43: Moses' refill reveals Gigas: he is given away before the next card is revealed."""
    t = table("moses@6 mu@5 saga@4 milo@3 virgo@2 aries@1", "sirius sirius dio", reserve="gigas leda ...")
    t.fight("moses", "sirius sirius dio")
    assert t.field == {1: "aries", 2: "virgo", 3: "milo", 4: "saga", 5: "mu", 6: "gigas"}
    t.pick(1)
    assert t.field[6] == "leda"
    assert t.discard() == ["moses", "sirius", "sirius", "dio"]
    t.ready()


def test_the_keywords_move_cards_where_they_say():
    """R44: discarded to the owner's pile, destroyed under the owner's marker, removed to the common discard."""
    t = table("leda@3", "gigas oko", foe={"hand": "mu"}, reserve="spica ...")
    t.play("gigas", 2)
    t.activate("gigas")
    t.pick("#3")
    assert t.removed == ["leda"]
    assert t.discard(0) == ["gigas"]
    t.play("oko", 2)
    t.activate("oko")
    while not t.is_ready:
        t.pick("mu")
    assert (t.destroyed(0), t.destroyed(1)) == (["oko"], ["mu"])
    t.ready()


def test_what_counts_as_an_acquisition_is_stopped_by_kuraggu():
    """R45: Geist, Jango and Sagittarius; Jaki, Sirius and the Bronze Armours acquire nothing."""
    t = table("kuraggu@1 serpent@2 mu@3", "geist jango jaki sirius seiya seiya", armour="pegasus",
              destroyed="leda", foe={"discard": "black-dragon"})  # fmt: skip
    t.play("geist jango jaki", 4)
    t.refuses("A20", "activate", "jango")
    t.activate("jaki")
    t.choose("leda")
    assert t.discard() == ["leda"]
    t.activate("pegasus")
    t.choose("seiya")
    assert "seiya+" in t.discard()
    t.ready()


def test_facing_ends_when_either_card_is_gone():
    """R46: Hyoga beside a Hyoga whose card has gone does not draw."""
    t = table("leda@3", "hyoga hyoga+ moses", heroes=["hyoga"])
    t.play("hyoga moses", "leda")
    t.force("leda", "moses")
    t.engage("hyoga+", 2)
    t.ready()


# ------------------------------------------------------------------------------------ house rulings
def test_having_cosmos_is_having_it_printed():
    """A14: Seiya beside Marin has none for Aghora."""
    t = table("aghora@3", "guilty guilty marin seiya")
    t.fight("aghora", "guilty guilty marin seiya")
    assert t.wounded() == ["seiya"]


def test_shun_draws_when_he_is_used_for_a_character():
    """A15: not when he is played."""
    t = table("sho@6", "shun+", heroes=["shun"], pile="leda ...")
    t.engage("shun+", 6)
    t.ready()
    t.cosmos("sho", "shun+")
    t.use()
    assert t.hand() == ["leda", "sho"]


def test_without_the_sacrifice_there_is_no_reward():
    """A16: Phaeton with an empty hand draws nothing; Sirius without a Hero cannot be activated."""
    t = table("", "phaeton sirius")
    t.play("sirius", 3)
    t.engage("phaeton", 3)
    assert t.hand() == []
    t.refuses("A47", "activate", "sirius")


def test_identical_heroes_have_the_same_number():
    """A17: a Seiya and a Seiya in armour are not; two in armour are destroyed for nothing."""
    t = table("", "seiya seiya+", armour="pegasus")
    t.refuses("A47", "activate", "pegasus")
    t = table("", "seiya+ seiya+", armour="pegasus")
    t.activate("pegasus")
    t.choose("seiya+")
    assert (t.destroyed(), t.discard()) == (["seiya+", "seiya+"], ["pegasus"])
    t.ready()


def test_with_nobody_set_aside_a_sacrifice_gives_nothing():
    """A18: and stays allowed."""
    t = table("", "seiya seiya", armour="pegasus", aside="", pile="seiya+ seiya+ seiya+ seiya+ seiya+ ...")
    t.activate("pegasus")
    t.choose("seiya")
    assert (t.destroyed(), t.discard()) == (["seiya", "seiya"], ["pegasus"])
    t.ready()


def test_the_sea_serpent_and_the_dolphin_ask_for_more():
    """A21: three Characters; a card of the hand."""
    t = table("serpent@3 dolphin@4", "moses moses sirius dio dio seiya")
    t.play("moses moses", 3)
    t.refuses("A21", "force", "serpent", "moses moses")
    t.play("sirius", 3)
    t.force("serpent", "moses moses sirius")
    t.fight("dolphin", "dio dio", "seiya")
    assert t.hand() == []
    t.ready()


def test_june_forbids_healing():
    """A22: while she lies on the field."""
    t = table("june@3", "seiya", wounded="leda")
    t.play("seiya", 2)
    t.refuses("A22", "heal", "seiya", "leda")


def test_sho_protects_other_saints_from_wounds():
    """A23: and keeps a protected Saint from wounding himself."""
    t = table("", "ban sho", foe={"hand": "mu"})
    t.play("ban sho", 3)
    t.refuses("A23", "activate", "ban")


def test_kuraggu_blocks_other_saints_only():
    """A20: Characters may be engaged against a blocked Saint, but not acquire him."""
    t = table("kuraggu@1 leda@2", "seiya seiya")
    t.play("seiya seiya", "leda")
    t.refuses("A20", "force", "leda", "seiya seiya")


def test_refills_in_the_main_phase_shift_nothing():
    """A9: the gaps are filled where they are."""
    t = table("mu@1 leda@2 virgo@3 oko@4 saga@5 aries@6", "seiya seiya docrates", reserve="ban ichi ...")
    t.fight("leda", "seiya seiya")
    t.play("docrates", 1)
    t.activate("docrates")
    assert t.field == {1: "mu", 2: "ichi", 3: "virgo", 4: "ban", 5: "saga", 6: "aries"}
    t.ready()


def test_a_card_removed_by_an_effect_burns_its_flame_and_is_not_defeated():
    """A10: Gigas removes Saga beside Seiya: nobody is wounded."""
    t = table("saga@3", "seiya gigas", reserve="leda ...")
    t.play("seiya gigas", 3)
    t.activate("gigas")
    t.pick("#3")
    assert (t.flames, t.wounded(), t.removed) == (11, [], ["saga"])
    t.ready()


def test_a_free_acquisition_hurts_nobody():
    """A11: Shiva taken by Shura; the guests who fought Shura have Cosmos, and are unharmed."""
    t = table("virgo@2 shura@3 shiva@4", "guilty guilty geist geist flame")
    t.fight("shura", "guilty guilty geist geist flame")
    t.choose("#4")
    assert t.wounded() == []
    assert {"shura", "shiva"} <= set(t.discard())
    t.ready()


def test_an_activation_is_resolved_before_its_card_moves():
    """A28: Albior does not find himself in the discard pile."""
    t = table("", "albior", discard="")
    t.play("albior", 3)
    t.refuses("A47", "activate", "albior")


def test_wound_markers_are_no_limit():
    """A30: thirty wounded Characters in all; they count at the end."""
    mine = "ban ban ichi ichi nachi nachi jabu jabu geki geki june june docrates docrates moses moses"
    theirs = "sirius sirius algethi algethi dio dio shiva shiva arachne arachne albior albior misty misty"
    t = table("", "", wounded=mine, foe={"wounded": theirs})
    assert len(t.wounded(0)) + len(t.wounded(1)) == 30
    t.end()
    t.ready(1)


def test_parity_and_positions():
    """A31: Saga with an odd Clock has 3 Cosmos; Aldebaran against slot 1 has 4 Force, Aiolia against slot 6 has 3."""
    t = table("nachi@3", "saga", flames=11)
    t.rally("nachi", "saga")
    t.ready()
    t = table("docrates@1", "aldebaran")
    t.fight("docrates", "aldebaran")
    t.ready()
    t = table("docrates@6", "aiolia")
    t.fight("docrates", "aiolia")
    t.ready()


def test_aiolos_counts_gold_saints_of_the_field():
    """A32: the one he faces too: Aldebaran costs 6, slot 6 makes it 5: 2 + 1 and 2 of the Armour."""
    t = table("aldebaran@6", "aiolos", armour="virgo")
    t.rally("aldebaran", "aiolos virgo")
    t.ready()


def test_three_open_choices():
    """A33: Shaka may wound in one's own discard pile, Pisces may aim at oneself."""
    t = table("", "shaka", discard="leda", armour="pisces", foe={"discard": "spica"})
    t.engage("shaka", 3)
    t.use("leda")
    assert t.wounded() == ["leda"]
    t.activate("pisces")
    t.pick(0)
    t.ready()


def test_the_bonus_of_taurus_stays_with_the_card():
    """A34: and only engaged Characters can have it."""
    t = table("flame@3", "seiya seiya", armour="taurus", wounded="leda")
    t.refuses("A47", "activate", "taurus")
    t.play("seiya", 3)
    t.activate("taurus")
    t.choose("seiya")
    t.force("flame", "seiya")
    t.ready()


def test_camus_ends_wounded_however_he_is_acquired():
    """A35: by Force."""
    t = table("camus@6", "moses moses sirius seiya")
    t.fight("camus", "moses moses sirius seiya")
    assert t.wounded() == ["camus"]


def test_algethi_opens_armours_to_force():
    """A36: for the price of their Cosmos cost."""
    t = table("virgo@6", "algethi moses sirius")
    t.play("algethi", 2)
    t.activate("algethi")
    t.fight("virgo", "moses sirius")
    assert "virgo" in t.discard()
    t.ready()


def test_searching_is_not_drawing():
    """A37: Aries cannot search an empty pile, and nothing is shuffled for it; Cancer reveals as one draws."""
    t = table("", "", armour="aries", pile="", discard="leda", destroyed="...")
    t.refuses("A47", "activate", "aries")
    t = table("", "", armour="cancer", pile="", discard="virgo", destroyed="...")
    t.activate("cancer")
    assert t.hand() == ["virgo"]
    t.ready()


def test_dante_brings_a_card_silently():
    """A38: a Gold Saint without a Flame."""
    t = table("dante@3", "moses moses seiya", reserve="mu ...")
    t.fight("dante", "moses moses seiya")
    assert "mu" in t.discard()
    assert t.flames == 12


def test_in_play_is_neither_in_hand_nor_in_a_pile():
    """A42: Arachne's opponents keep their Armour in play, Nachi's their Armours in hand."""
    t = table("arachne@3", "moses moses sirius", foe={"armour": "dragon", "hand": "virgo"})
    t.fight("arachne", "moses moses sirius")
    while not t.is_ready:
        t.do(t.match.moves(t.asked)[0])
    assert (t.armour(1), t.hand(1)) == ("dragon", [])
    t.ready()


def test_gemini_changes_owners():
    """A43, A25: each armour counts for who has it: 3 VP each way."""
    t = table("", "gemini", foe={"armour": "virgo"})
    t.equip("gemini")
    t.use()
    assert (t.armour(0), t.armour(1)) == ("virgo", "gemini")
    assert t.scores() == [3, 3]
    t.ready()


def test_sagittarius_goes_into_the_reserve():
    """A44: and counts for nobody."""
    t = table("leda@3", "sagittarius seiya")
    assert t.scores()[0] == 3
    t.equip("sagittarius")
    t.use("seiya", "#3")
    assert "sagittarius" in t.reserve
    assert t.scores()[0] == 0
    t.ready()


def test_effects_add_up_and_conditions_do_not():
    """A45: two Marins +2; Léda beside two Spicas +1."""
    t = table("shaina@3", "marin marin seiya")
    t.rally("shaina", "marin marin seiya")
    t.ready()
    t = table("flame@3", "leda spica spica")
    t.play("leda spica spica", 3)
    t.refuses("R24", "force", "flame", "leda")


def test_a_heros_bare_name_means_both_versions():
    """A46: the Black Pegasus is cheaper for either Seiya."""
    for seiya in ("seiya", "seiya+"):
        t = table("black-pegasus@6", seiya)
        t.fight("black-pegasus", seiya)
        t.ready()


def test_an_activation_without_an_object_cannot_be_announced():
    """A47: Dio without an Armour on the field; but Oko may be, whatever the hands hold."""
    t = table("", "dio oko")
    t.play("dio oko", 3)
    t.refuses("A47", "activate", "dio")
    t.activate("oko")
    while not t.is_ready:
        t.pick("none")
    assert t.destroyed() == ["oko"]
    t.ready()
