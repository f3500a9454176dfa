"""Cards that meet in an awkward moment: each chain goes to its end, and the game is ready for the next move."""

import pytest

from support.saints import CARDS, table

NINE = "moses moses sirius sirius dio"  #: a Force of 10
GOLD = [name for name, card in CARDS.items() if card.of_class == "gold"]


def test_shura_takes_moses_who_empties_the_field():
    """39, 49: A11, A41: both slots are filled in the same refill; Shura's Flame burns after it."""
    t = table("virgo@1 aries@2 shura@3 moses@4 leda@5 oko@6", "sirius sirius dio dio guilty",
              reserve="spica flame ban ichi ...")  # fmt: skip
    t.fight("shura", "sirius sirius dio dio guilty")
    t.choose("#4")
    assert t.field == {1: "virgo", 2: "aries", 3: "ichi", 4: "ban", 5: "flame", 6: "spica"}
    assert t.removed == ["leda", "oko"]
    assert {"shura", "moses"} <= set(t.discard())
    assert t.flames == 11
    t.ready()


def test_shura_takes_dante_who_takes_a_gold_saint_of_the_reserve():
    """39, 55: A38: Saga from the Reserve arrives silently in the discard pile: one Flame, Shura's own."""
    t = table("virgo@2 shura@3 dante@4", NINE, reserve="saga ...")
    t.fight("shura", NINE)
    assert {"shura", "dante", "saga"} <= set(t.discard())
    assert (t.flames, t.wounded()) == (11, [])
    t.ready()


def test_shura_beside_kuraggu_cannot_be_acquired_at_all():
    """39, 66: A20."""
    t = table("kuraggu@2 shura@3", NINE)
    t.play(NINE, 3)
    t.refuses("A20", "force", "shura", NINE)


def test_shura_takes_babel_who_destroys_a_wounded_character():
    """39, 47: A11, A26: the active player chooses for him too."""
    t = table("virgo@2 shura@3 babel@4", NINE, foe={"wounded": "mu leda"})
    t.fight("shura", NINE)
    assert t.asked == 0
    t.pick("leda")
    assert (t.destroyed(1), t.wounded(1)) == (["leda"], ["mu"])
    t.ready()


def test_sagittarius_takes_moses_whose_refill_brings_shaina():
    """26, 43, 49: A44: Shaina strips the Armour; it goes into the Reserve from where it lies."""
    t = table("moses@3 mu@6", "sagittarius seiya", reserve="shaina ...")
    t.equip("sagittarius")
    t.use("seiya", "#3")
    assert t.armour() is None
    assert t.discard() == ["moses"]
    assert t.reserve.count("sagittarius") == 1
    for viewer in (0, 1, None):
        assert set(t.seen("reserve", None, viewer)) == {"?"}
    t.ready()


def test_sagittarius_stays_in_a_draw_pile_it_was_shuffled_into():
    """16, 26, 43, 49: A44: after Shaina Athena has it shuffled with the discard pile; nobody is told where it is."""
    for pile in ("", "leda"):  # the one card drawn makes a new pile necessary, or does not
        t = table("moses@3 mu@6", "sagittarius seiya", reserve="shaina athena ...", pile=pile, destroyed="...")
        t.equip("sagittarius")
        t.use("seiya", "#3")
        if pile:
            assert t.reserve.count("sagittarius") == 1
            assert "sagittarius" not in t.hand() + t.pile() + t.discard()
        else:
            assert t.hand() + t.pile() == ["sagittarius"]
            assert "sagittarius" not in t.reserve
            assert t.seen("hand", 0, 1) + t.seen("pile", 0, 1) == ["?"]
        t.ready()


def test_docrates_reveals_the_pope_and_goes_on():
    """17, 61: A6, A9: he returns with the Gold Saints, and the slot is filled all the same."""
    owned = " ".join(name for name in GOLD if name != "mu")
    t = table("virgo@1 aries@2 leo@3 taurus@4 cancer@5 leda@6", "docrates", reserve="pope libra scorpio",
              removed="mu ...", discard=owned)  # fmt: skip
    t.play("docrates", 2)
    t.activate("docrates")
    assert sorted([*t.reserve, t.field[6]]) == ["libra", "mu", "pope", "scorpio"]
    assert t.field[6] != "pope"
    assert t.removed.count("mu") == 0
    t.ready()


def test_docrates_reveals_two_gigas_in_a_row():
    """61, 87: A7, A9: the active player gives each away; then the slot is filled."""
    t = table("virgo@1 aries@2 leo@3 taurus@4 cancer@5 leda@6", "docrates", reserve="gigas gigas ban ...")
    t.play("docrates", 2)
    t.activate("docrates")
    t.pick(1)
    t.pick(0)
    assert t.field[6] == "ban"
    assert (t.discard(0), t.discard(1)) == (["docrates", "gigas"], ["gigas"])
    t.ready()


def test_docrates_reveals_geist_who_takes_from_the_hand_and_not_from_play():
    """61, 63: A42: the engaged Seiya is no card of the hand."""
    t = table("virgo@1 aries@2 leo@3 taurus@4 cancer@5 leda@6", "docrates seiya ban", reserve="geist ...")
    t.play("docrates seiya", 2)
    t.activate("docrates")
    assert t.offered() == {"ban"}
    t.pick("ban")
    assert t.destroyed() == ["ban"]
    assert t.engaged() == [("seiya", 2)]
    t.ready()


def test_athena_and_june_arrive_together():
    """16, 85: A22, R34: June first: everybody draws and nobody heals; Athena first: both."""
    for reserve, wounded in (("june athena ...", ["mu"]), ("athena june ...", [])):
        t = table("leda@1", "moses", wounded="mu", reserve=reserve)
        t.fight("leda", "moses")
        t.end()
        assert t.wounded() == wounded
        assert len(t.hand()) == 6
        t.ready(1)


def test_misty_arrives_when_athena_has_healed():
    """16, 44: R34: nobody is left to destroy; the other way round somebody is."""
    for reserve, destroyed in (("athena misty ...", []), ("misty athena ...", ["mu"])):
        t = table("leda@1", "moses", wounded="mu", reserve=reserve)
        t.fight("leda", "moses")
        t.end()
        assert t.destroyed() == destroyed
        t.ready(1)


def test_capellas_reduction_follows_a_swapped_card():
    """46, 50: A48: Jamian swaps it into slot 6: 5 - 3 - 1."""
    t = table("geist@2", "capella jamian seiya")
    t.play("capella", 1)
    t.activate("capella")
    t.pick("#2")
    t.engage("jamian", 1)
    t.use("#2x6")
    t.fight("geist", "seiya")
    assert "geist" in t.discard()
    t.ready()


def test_cassios_makes_camus_cheaper_for_hyoga():
    """40, 86: A35: 8 - 2, in slot 6 - 1: five are enough, four are not."""
    t = table("camus@6", "cassios shiva hyoga+ hyoga+", heroes=["hyoga"])
    t.play("cassios", 1)
    t.activate("cassios")
    t.play("shiva hyoga+ hyoga+", 6)
    t.refuses("R24", "cosmos", "camus", "shiva hyoga+")
    t.cosmos("camus", "shiva hyoga+ hyoga+")
    assert t.wounded() == ["camus"]
    t.ready()


def test_cassios_makes_a_black_double_cheaper_still():
    """72, 86: A19, A46: 4 - 2 - 2 is 1 and not 0."""
    t = table("black-pegasus@3", "cassios capella seiya")
    t.play("cassios", 1)
    t.activate("cassios")
    t.play("capella seiya", 3)
    t.force("black-pegasus", "seiya")
    assert t.engaged() == [("capella", 0)]
    t.ready()


@pytest.mark.parametrize(("card", "more"), [("mu", {"discard": "virgo"}), ("ptolemy", {}), ("sirius", {}), ("ban", {})])
def test_whom_sho_protects_cannot_pay_with_a_wound(card, more):
    """30, 52, 53, 83, 77: A23: until the card they face is gone."""
    t = table("leda@3", f"{card} sho moses seiya", **more)
    t.play(f"{card} sho moses", 3)
    t.refuses("A23", "activate", card)
    t.force("leda", "moses")
    t.activate(card)
    while not t.is_ready:
        t.do(t.match.moves(t.asked)[0])
    assert t.wounded() == [card]
    t.ready()


def test_saga_changes_with_the_flame_that_goes():
    """30, 32: A31: with 12 Flames 3 Force; Mu is acquired, and with 11 he has 3 Cosmos."""
    t = table("mu@6 nachi@3", "saga moses moses sirius")
    t.play("saga", 3)
    t.refuses("R24", "cosmos", "nachi", "saga")
    t.fight("mu", "moses moses sirius")
    t.cosmos("nachi", "saga")
    assert t.hand() == ["nachi"]
    t.ready()


def test_aiolos_loses_the_gold_saint_who_is_acquired():
    """30, 38: A32: beside Mu on the field 3, after he is taken 2."""
    t = table("mu@6 nachi@3", "aiolos moses moses sirius")
    t.play("aiolos", 3)
    t.fight("mu", "moses moses sirius")
    t.refuses("R24", "cosmos", "nachi", "aiolos")
    t.ready()


def test_two_armours_and_gemini_in_between():
    """20, 23: A43, R22: Gemini comes over one's own Virgo and goes against Aries; Virgo lies discarded."""
    t = table("", "gemini", armour="virgo", pile="mu leda ...", foe={"armour": "aries"})
    t.equip("gemini")
    t.use()
    assert (t.armour(0), t.armour(1), t.discard()) == ("aries", "gemini", ["virgo"])
    t.activate("aries")
    t.pick("leda")
    assert t.hand() == ["leda"]
    t.ready()


def test_guilty_shuffles_what_albior_then_no_longer_finds():
    """51, 60: the discard pile is empty after Guilty."""
    t = table("", "guilty albior", discard="mu", pile="leda ...")
    t.engage("guilty", 3)
    t.use()
    t.play("albior", 3)
    t.refuses("A47", "activate", "albior")
    t.ready()


def test_guilty_with_nothing_to_shuffle():
    """60: R38: neither pile has a card."""
    t = table("", "guilty", pile="", discard="", destroyed="...")
    t.engage("guilty", 3)
    if not t.is_ready:
        t.use()
    assert (t.pile(), t.discard()) == ([], [])
    t.ready()


def test_ikki_destroys_the_last_card_there_was_to_draw():
    """15: R38: the price is paid, the draw fails."""
    t = table("", "ikki+", heroes=["ikki"], discard="leda", pile="", destroyed="...")
    before = len(t.destroyed())
    t.engage("ikki+", 3)
    t.use("leda")
    assert (t.hand(), t.discard(), len(t.destroyed())) == ([], [], before + 1)
    t.ready()


def test_pisces_draws_as_many_as_there_are():
    """29: R37, R38: two wounded, one card to draw."""
    t = table("", "", armour="pisces", foe={"hand": "mu leda", "pile": "ban", "discard": "", "destroyed": "..."})
    t.activate("pisces")
    t.pick(1)
    assert (t.wounded(1), t.hand(1)) == (["mu", "leda"], ["ban"])
    t.ready()


def test_phaeton_draws_neither_himself_nor_whom_he_destroyed():
    """88: R37: the pile is empty and the discard pile is shuffled: he is in play, the other under the marker."""
    t = table("", "phaeton ban", pile="", discard="leda", destroyed="...")
    t.engage("phaeton", 3)
    t.use("ban")
    assert t.hand() == ["leda"]
    assert "ban" in t.destroyed()
    t.ready()


def test_milo_finds_nobody_with_cards():
    """37: A26: hands are counted openly; without one there is no question."""
    t = table("", "milo")
    t.engage("milo", 3)
    t.ready()


def test_scorpio_destroys_camus_before_he_is_ever_used():
    """25, 40: A24, A35: one's own wounded Character too."""
    t = table("camus@6", "moses moses sirius seiya", armour="scorpio")
    t.fight("camus", "moses moses sirius seiya")
    t.activate("scorpio")
    t.choose("camus")
    assert (t.wounded(), t.destroyed()) == ([], ["camus"])
    t.ready()


def test_the_last_flame_and_gigas_in_one_maintenance():
    """87, 52: A40, A7: the last player's maintenance: Ptolemy burns the last Flame, Gigas is still given away."""
    t = table("leda@1", "", turn=1, flames=1, foe={"hand": "moses"}, reserve="ptolemy gigas ban ...")
    t.fight("leda", "moses")
    t.end()
    assert not t.match.over
    assert t.asked == 1
    t.pick(0)
    assert t.match.over
    assert "gigas" in t.truth("discard@0")
    assert t.match.totals()[0] == -1


def test_taurus_and_leo_on_the_same_seiya():
    """19, 22: A45: 1 + 2 + 4."""
    t = table("mu@3", "seiya+ ban leo", armour="taurus")
    t.play("seiya+", 3)
    t.activate("taurus")
    t.choose("seiya+")
    t.equip("leo")
    t.activate("leo")
    t.choose("ban")
    t.choose("seiya+")
    t.force("mu", "seiya+")
    assert "mu" in t.discard()
    t.ready()


def test_the_boosted_one_of_two_fights_first():
    """19: A34, A12: of two Seiyas the one with more Force is used, the other is held back."""
    t = table("flame@3", "seiya seiya", armour="taurus")
    t.play("seiya seiya", 3)
    t.activate("taurus")
    t.choose("seiya")
    t.force("flame", "seiya")
    assert t.engaged() == [("seiya", 0)]
    t.ready()


def test_libra_reaches_a_character_who_was_won_over_this_turn():
    """24: drawn or played later in the turn."""
    t = table("sho@6 leda@3", "seiya+ ban", armour="libra")
    t.activate("libra")
    t.pick("ban")
    t.rally("sho", "seiya+")
    t.fight("leda", "sho")
    assert "leda" in t.discard()
    t.ready()


def test_geki_and_the_flame_saint_undo_each_other():
    """67, 84: A18: the civilian comes back to the discard pile, then nobody is left for the pile."""
    t = table("", "geki flame", discard="seiya+", destroyed="seiya")
    t.play("geki", 3)
    t.activate("geki")
    t.choose(0)
    t.engage("flame", 3)
    assert (t.destroyed(), t.discard()) == (["seiya+"], ["seiya", "geki"])
    t.ready()


def test_a_healed_hero_draws_for_seiya():
    """1, 11: R29, R41: he lies in the discard pile at once."""
    t = table("", "seiya+ seiya+", wounded="seiya", pile="mu ...")
    t.play("seiya+", 3)
    t.heal("seiya+", "seiya")
    t.engage("seiya+", 3)
    t.use()
    assert t.hand() == ["mu"]
    t.ready()


def test_dio_takes_the_armour_that_somebody_faces():
    """56: R20: those who faced it face nobody."""
    t = table("virgo@3", "dio seiya+")
    t.play("dio seiya+", 3)
    t.activate("dio")
    t.choose("#3")
    assert t.engaged() == [("seiya+", 0)]
    assert t.destroyed() == ["dio"]
    t.ready()


def test_everything_a_hand_attack_does_in_a_round_of_three():
    """59, 80, 83, 89: A27: each goes round from the left, and the active player keeps the own hand."""
    t = table("", "jabu ban oko mu", foe={"hand": "shiryu leda spica"}, others=[{"hand": "hyoga+ flame"}])
    order = []
    for card in ("jabu", "ban", "oko"):
        t.play(card, 3)
        t.activate(card)
        while not t.is_ready:
            order.append(t.asked)
            t.do(t.match.moves(t.asked)[0])
    assert order == [1, 2, 1, 2, 1]
    assert t.hand(0) == ["mu"]
    assert (t.hand(1), t.hand(2)) == ([], [])
    t.ready()
