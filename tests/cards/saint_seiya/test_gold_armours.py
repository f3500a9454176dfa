"""The twelve Gold Armours (18 to 29): 5 Cosmos to acquire, a Cosmos of 2, and what each does."""

import pytest

from support.saints import CARDS, table, worth

ARMOURS = [name for name, card in CARDS.items() if card.of_class == "gold-armour"]


@pytest.mark.parametrize("armour", ARMOURS)
def test_a_gold_armour_gives_a_cosmos_of_2(armour):
    """18 to 29: R22: once, then it is discarded."""
    assert worth("cosmos", armour) == 2
    t = table("sho@3", armour)
    t.equip(armour)
    t.decline_if_asked()
    t.cosmos("sho", armour)
    assert (t.armour(), t.discard(), t.hand()) == (None, [armour], ["sho"])
    t.ready()


@pytest.mark.parametrize("armour", ARMOURS)
def test_a_gold_armour_costs_5_cosmos_and_no_force(armour):
    """18 to 29: R5: four Cosmos are too few; 4 in slot 6; no Force of whatever size."""
    t = table(f"{armour}@3", "albior albior seiya+")
    t.play("albior albior seiya+", 3)
    t.refuses("R24", "cosmos", armour, "albior albior")
    t.refuses("R4", "force", armour, "albior albior seiya+")
    t.cosmos(armour, "albior albior seiya+")
    assert t.hand() == [armour]
    assert t.flames == 12
    t.ready()
    t = table(f"{armour}@6", "albior albior")
    t.rally(armour, "albior albior")
    assert t.hand() == [armour]
    t.ready()


# ------------------------------------------------------------------------------------ Aries (18)
def test_aries_fetches_a_character_from_the_draw_pile_and_shuffles_it():
    """18: a Character of one's choice; the Armour of the pile cannot be taken."""
    t = table("", "", armour="aries", pile="seiya pegasus mu leda", discard="...")
    t.activate("aries")
    assert t.offered() - {"done", "none"} == {"seiya", "mu", "leda"}
    t.pick("mu")
    assert t.hand() == ["mu"]
    assert sorted(t.pile()) == ["leda", "pegasus", "seiya"]
    assert t.seen("pile", 0, 0) == ["?"] * 3
    assert "aries" in t.discard()
    t.ready()


def test_aries_cannot_search_an_empty_pile():
    """18: A37, A47: searching is not drawing: nothing is reshuffled for it."""
    t = table("", "", armour="aries", pile="", discard="leda ...")
    t.refuses("A47", "activate", "aries")
    assert t.pile() == []
    t.ready()


def test_aries_finds_nothing_among_armours():
    """18: A37: no Character in the pile."""
    t = table("", "", armour="aries", pile="pegasus virgo", discard="...")
    t.activate("aries")
    t.choose("none")
    assert t.hand() == []
    assert sorted(t.pile()) == ["pegasus", "virgo"]
    t.ready()


# ------------------------------------------------------------------------------------ Taurus (19)
def test_taurus_gives_a_common_character_two_force():
    """19: Seiya 1 + 2, another Seiya 1: Docrates costs 4."""
    t = table("docrates@3", "seiya seiya", armour="taurus")
    t.play("seiya seiya", 3)
    t.refuses("R24", "force", "docrates", "seiya seiya")
    t.activate("taurus")
    t.choose("seiya")
    t.refuses("R24", "force", "docrates", "seiya")
    t.force("docrates", "seiya seiya")
    assert t.discard() == ["seiya", "seiya", "taurus", "docrates"]
    t.ready()


@pytest.mark.parametrize(("card", "can"), [("seiya", True), ("leda", True), ("cassios", True), ("marin", False),
                                           ("mu", False), ("athena", False)])  # fmt: skip
def test_taurus_reaches_very_common_and_common_characters_only(card, can):
    """19: A47: by rank; with none in play it cannot be announced."""
    t = table("", card, armour="taurus")
    t.play(card, 3)
    if can:
        t.activate("taurus")
        t.choose(card)
        assert t.discard() == ["taurus"]
    else:
        t.refuses("A47", "activate", "taurus")
    t.ready()


def test_taurus_needs_an_engaged_character():
    """19: A34, A42: wounded ones and the hand do not count."""
    t = table("", "seiya", armour="taurus", wounded="leda")
    t.refuses("A47", "activate", "taurus")
    t.ready()


def test_the_bonus_of_taurus_is_gone_with_the_turn():
    """19: A34: drawn again in the next turn, Seiya has his 1."""
    t = table("flame@1", "seiya", armour="taurus", pile="", destroyed="...")
    t.play("seiya", 1)
    t.activate("taurus")
    t.choose("seiya")
    t.end()
    t.end()
    assert t.active == 0
    assert "seiya" in t.hand()
    t.play("seiya", "flame")
    t.refuses("R24", "force", "flame", "seiya")


# ------------------------------------------------------------------------------------ Gemini (20)
def test_gemini_changes_places_with_an_opponents_gold_armour():
    """20: A43: and that one serves at once."""
    t = table("", "gemini", pile="leda spica ...", foe={"armour": "virgo"})
    t.equip("gemini")
    t.use()
    assert (t.armour(0), t.armour(1)) == ("virgo", "gemini")
    t.activate("virgo")
    assert t.hand() == ["leda", "spica"]
    assert t.discard(0) == ["virgo"]
    assert t.discard(1) == []
    t.ready()


def test_gemini_first_discards_the_armour_in_play():
    """20: R22, A43: so that one is not what the opponent gets."""
    t = table("", "gemini", armour="aries", foe={"armour": "virgo"})
    t.equip("gemini")
    t.use()
    assert t.discard() == ["aries"]
    assert (t.armour(0), t.armour(1)) == ("virgo", "gemini")
    t.ready()


@pytest.mark.parametrize("theirs", ["", "dragon"])
def test_gemini_stays_where_no_opponent_has_a_gold_armour(theirs):
    """20: A43: a Bronze Armour does not count; nor does one in the hand."""
    t = table("", "gemini", foe={"armour": theirs, "hand": "virgo"})
    t.equip("gemini")
    assert t.armour(0) == "gemini"
    t.ready()


def test_gemini_may_be_kept():
    """20: R41: declined, it is an ordinary Armour."""
    t = table("", "gemini", foe={"armour": "virgo"})
    t.equip("gemini")
    t.decline()
    assert (t.armour(0), t.armour(1)) == ("gemini", "virgo")
    t.ready()


def test_gemini_chooses_among_opponents():
    """20: A26: the active player's choice; who has none is not offered."""
    t = table("", "gemini", foe={"armour": "virgo"}, others=[{"armour": "cygnus"}, {"armour": "sagittarius"}])
    t.equip("gemini")
    t.use(3)
    assert [t.armour(seat) for seat in range(4)] == ["sagittarius", "virgo", "cygnus", "gemini"]
    assert t.reserve.count("sagittarius") == 0  # A43: it is put on, not played
    t.ready()


# ------------------------------------------------------------------------------------ Cancer (21)
def test_cancer_reveals_three_and_an_opponent_wounds_one():
    """21: A26: a Character of the opponent's choice; the rest goes to the hand."""
    t = table("", "", armour="cancer", pile="leda pegasus mu spica ...")
    t.activate("cancer")
    assert t.asked == 1
    assert t.offered() == {"leda", "mu"}
    t.pick("mu")
    assert t.wounded(0) == ["mu"]
    assert t.wounded(1) == []
    assert t.hand() == ["pegasus", "leda"]
    assert t.pile()[0] == "spica"
    assert t.discard() == ["cancer"]
    t.ready()


def test_cancer_reveals_to_everybody():
    """21: what was revealed and reached the hand was seen by all."""
    t = table("", "", armour="cancer", pile="leda pegasus mu ...")
    t.activate("cancer")
    for viewer in (0, 1, None):
        assert sorted(t.seen("between", None, viewer)) == ["leda", "mu", "pegasus"]


def test_cancer_wounds_nobody_among_armours():
    """21: A37."""
    t = table("", "", armour="cancer", pile="pegasus virgo aries leda ...")
    t.activate("cancer")
    assert (t.wounded(), t.hand()) == ([], ["pegasus", "aries", "virgo"])
    t.ready()


def test_cancer_reshuffles_without_itself():
    """21: A28, A37: one card in the pile, one in the discard pile: both are revealed, and no more."""
    t = table("", "", armour="cancer", pile="leda", discard="spica", destroyed="...")
    t.activate("cancer")
    assert t.offered() == {"leda", "spica"}
    t.pick("spica")
    assert (t.wounded(), t.hand(), t.discard(), t.pile()) == (["spica"], ["leda"], ["cancer"], [])
    t.ready()


def test_cancer_wounds_the_only_character_though_it_is_the_last():
    """21: A37: wounding is mandatory."""
    t = table("", "", armour="cancer", pile="leda", discard="", destroyed="...")
    t.activate("cancer")
    if not t.is_ready:
        assert t.match.moves(1) == [t.match.moves(1)[0]]
        t.pick("leda")
    assert (t.wounded(), t.hand()) == (["leda"], [])
    t.ready()


def test_with_several_opponents_one_is_named_for_cancer():
    """21: A26: by the active player."""
    t = table("", "", armour="cancer", pile="leda pegasus mu ...", others=[{}])
    t.activate("cancer")
    assert t.asked == 0
    t.pick(2)
    assert t.asked == 2
    t.pick("leda")
    assert t.wounded(0) == ["leda"]
    t.ready()


# ------------------------------------------------------------------------------------ Leo (22)
def test_leo_wounds_a_saint_of_the_hand_for_four_force():
    """22: Seiya the Bronze Saint 1 + 4: Jamian costs 5."""
    t = table("jamian@3", "seiya+ leda", armour="leo")
    t.play("seiya+", 3)
    t.activate("leo")
    for card in ("leda", "seiya+"):
        t.choose(card)
    assert t.wounded() == ["leda"]
    t.force("jamian", "seiya+")
    assert t.discard() == ["seiya+", "leo", "jamian"]
    t.ready()


def test_the_four_force_of_leo_are_no_five():
    """22: 1 + 4 do not reach 6."""
    t = table("guilty@3", "seiya+ leda", armour="leo")
    t.play("seiya+", 3)
    t.activate("leo")
    for card in ("leda", "seiya+"):
        t.choose(card)
    t.refuses("R24", "force", "guilty", "seiya+")
    t.ready()


@pytest.mark.parametrize(("held", "engaged"), [("seiya", "seiya+"), ("seiya+", "seiya"), ("virgo", "seiya+"),
                                               ("seiya+", "cassios"), ("", "seiya+")])  # fmt: skip
def test_leo_needs_a_saint_in_hand_and_a_saint_in_play(held, engaged):
    """22: A16, A47, R6: a Hero without armour and Cassios are no Saints."""
    t = table("", f"{held} {engaged}", armour="leo")
    t.play(engaged, 3)
    t.refuses("A47", "activate", "leo")
    t.ready()


# ------------------------------------------------------------------------------------ Virgo (23)
def test_virgo_draws_two():
    """23: two cards, no more."""
    t = table("", "", armour="virgo", pile="leda spica mu ...")
    t.activate("virgo")
    assert (t.hand(), t.discard(), t.armour()) == (["leda", "spica"], ["virgo"], None)
    t.ready()


def test_virgo_is_not_shuffled_into_what_it_draws():
    """23: A28: pile 1, discard pile 1: both are drawn; Virgo is discarded afterwards."""
    t = table("", "", armour="virgo", pile="leda", discard="spica", destroyed="...")
    t.activate("virgo")
    assert (t.hand(), t.pile(), t.discard()) == (["leda", "spica"], [], ["virgo"])
    t.ready()


def test_virgo_draws_nothing_when_nothing_is_left():
    """23: R38."""
    t = table("", "", armour="virgo", pile="", discard="", destroyed="...")
    t.activate("virgo")
    assert (t.hand(), t.pile(), t.discard()) == ([], [], ["virgo"])
    t.ready()


# ------------------------------------------------------------------------------------ Libra (24)
def test_libra_discards_a_character_and_gives_all_one_force():
    """24: to those in play and to those played later, and to Asterion who has none (R59)."""
    t = table("docrates@3", "leda seiya asterion virgo", armour="libra")
    t.play("seiya", 3)
    t.activate("libra")
    assert "virgo" not in t.offered()
    t.pick("leda")
    t.refuses("R24", "force", "docrates", "seiya")
    t.play("asterion", 3)
    t.refuses("R24", "force", "docrates", "seiya asterion")
    t = table("flame@3", "leda seiya asterion", armour="libra")
    t.activate("libra")
    t.pick("leda")
    t.fight("flame", "seiya asterion")  # 1 + 1, 0 + 1
    assert t.discard() == ["seiya", "libra", "asterion", "flame", "leda"]
    t.ready()


@pytest.mark.parametrize("held", ["", "virgo"])
def test_libra_needs_a_character_to_discard(held):
    """24: A16: an Armour is none."""
    t = table("", held, armour="libra")
    t.refuses("A47", "activate", "libra")
    t.ready()


def test_libra_lasts_one_turn_and_serves_its_player_alone():
    """24: in the foe's turn Shiryu has 1, and so has Seiya in one's own next turn."""
    t = table("ichi@3 sho@2", "flame", armour="libra", foe={"hand": "shiryu shiryu"}, pile="seiya ...")
    t.activate("libra")
    t.pick("flame")
    t.end()
    t.play("shiryu shiryu", "ichi")
    t.refuses("R24", "force", "ichi", "shiryu shiryu")
    t.end()
    t.play("seiya", "sho")
    t.refuses("R24", "force", "sho", "seiya")


# ------------------------------------------------------------------------------------ Scorpio (25)
@pytest.mark.parametrize("seat", [0, 1])
def test_scorpio_destroys_any_wounded_character(seat):
    """25: A24: of any player; it goes under its owner's marker."""
    t = table("", "", armour="scorpio", wounded="leda", foe={"wounded": "mu"})
    t.activate("scorpio")
    t.pick(["leda", "mu"][seat])
    assert t.destroyed(seat) == [["leda", "mu"][seat]]
    assert t.wounded(seat) == []
    assert len(t.wounded(1 - seat)) == 1
    assert t.discard() == ["scorpio"]
    t.ready()


def test_scorpio_needs_a_wounded_character():
    """25: A47."""
    t = table("", "", armour="scorpio", discard="leda")
    t.refuses("A47", "activate", "scorpio")
    t.ready()


# ------------------------------------------------------------------------------------ Sagittarius (26)
def test_sagittarius_trades_a_character_of_the_hand_for_one_of_the_field():
    """26: A44: destroyed, taken into the discard pile, and the Armour is shuffled into the Reserve."""
    t = table("mu@3", "sagittarius seiya")
    size = len(t.reserve)
    t.equip("sagittarius")
    t.use("seiya", "#3")
    assert t.destroyed() == ["seiya"]
    assert t.discard() == ["mu"]
    assert t.armour() is None
    assert t.reserve.count("sagittarius") == 1
    assert len(t.reserve) == size + 1
    assert t.flames == 11  # A11: the Flame of the card that was taken
    assert 3 not in t.field
    t.ready()


def test_sagittarius_hides_in_the_reserve():
    """26: A44: nobody knows where it is."""
    t = table("mu@3", "sagittarius seiya")
    t.equip("sagittarius")
    t.use("seiya", "#3")
    for viewer in (0, 1, None):
        assert set(t.seen("reserve", None, viewer)) == {"?"}


def test_sagittarius_needs_a_character_in_hand():
    """26: A16, A44: an Armour is none."""
    t = table("mu@3", "sagittarius virgo")
    t.equip("sagittarius")
    t.nothing_offered()
    assert t.armour() == "sagittarius"
    t.ready()


def test_sagittarius_cannot_take_an_armour_nor_a_saint_whom_kuraggu_guards():
    """26: A20, A44: what is left to take are Kuraggu himself, Athena and the classless."""
    t = table("kuraggu@1 mu@2 virgo@3 athena@4 leda@5 oko@6", "sagittarius seiya")
    t.equip("sagittarius")
    t.use("seiya")
    assert t.offered() == {"#1", "#4", "#6"}
    t.pick("#4")
    assert t.discard() == ["athena"]
    t.ready()


def test_sagittarius_finds_nobody_on_a_field_of_guarded_saints():
    """26: A44: two Kuraggu block each other and all other Saints; Armours are no Characters."""
    t = table("kuraggu@1 kuraggu@2 mu@3 leda@4 virgo@5 aries@6", "sagittarius seiya")
    t.equip("sagittarius")
    assert (t.armour(), t.hand()) == ("sagittarius", ["seiya"])
    t.ready()


def test_sagittarius_may_be_kept_for_its_cosmos():
    """26: A44."""
    t = table("sho@3", "sagittarius seiya")
    t.equip("sagittarius")
    t.decline()
    t.cosmos("sho", "sagittarius")
    assert t.hand() == ["seiya", "sho"]
    t.ready()


def test_who_is_taken_by_sagittarius_hurts_nobody():
    """26: A11: Léda faces Aghora, but was not used to fight him; she stays, and her target is gone."""
    t = table("aghora@3", "sagittarius seiya leda")
    t.play("leda", "aghora")
    t.equip("sagittarius")
    t.use("seiya", "#3")
    assert t.wounded() == []
    assert t.engaged() == [("leda", 0)]
    t.ready()


def test_moses_taken_by_sagittarius_empties_the_field_before_the_armour_is_shuffled_in():
    """26: A44, A41: the refill cannot reveal it."""
    t = table("moses@3 mu@6", "sagittarius seiya", reserve="leda spica flame ushio ichi", removed="...")
    t.equip("sagittarius")
    t.use("seiya", "#3")
    assert t.field == {1: "ichi", 2: "ushio", 3: "flame", 4: "spica", 5: "leda", 6: "mu"}
    assert t.reserve == ["sagittarius"]
    t.ready()


# ------------------------------------------------------------------------------------ Capricorn (27)
def test_capricorn_removes_the_three_lower_ranks_and_refills():
    """27: A9: from right to left, where the gaps are; Rare and Very Rare stay."""
    t = table("leda@1 mu@2 marin@3 virgo@4 oko@5 athena@6", "", armour="capricorn", reserve="spica flame ushio ...")
    t.activate("capricorn")
    assert t.removed == ["marin", "leda", "oko"]
    assert t.field == {1: "ushio", 2: "mu", 3: "flame", 4: "virgo", 5: "spica", 6: "athena"}
    assert t.flames == 12
    assert t.discard() == ["capricorn"]
    t.ready()


def test_capricorn_fills_older_gaps_too_and_arrivals_apply():
    """27: A9, R44: slot 6 was emptied by an acquisition; Ptolemy takes a Flame."""
    t = table("mu@1 virgo@2 aries@3 athena@4 saga@5 leda@6", "seiya", armour="capricorn", reserve="ptolemy spica ...")
    t.fight("leda", "seiya")
    t.activate("capricorn")
    assert t.field == {1: "mu", 2: "virgo", 3: "aries", 4: "athena", 5: "saga", 6: "ptolemy"}
    assert t.flames == 11
    t.ready()


def test_those_who_faced_a_removed_card_face_nobody():
    """27: R20: not even the card that comes in its place."""
    t = table("leda@3", "seiya seiya", armour="capricorn", reserve="ban oko oko spica ...")
    t.play("seiya seiya", "leda")
    t.activate("capricorn")
    assert t.engaged() == [("seiya", 0), ("seiya", 0)]
    t.refuses("R18", "force", 3, "seiya seiya")
    t.ready()


# ------------------------------------------------------------------------------------ Aquarius (28)
def test_aquarius_heals_all_own_wounded_saints():
    """28: Saints only; no one else's."""
    t = table("", "", armour="aquarius", wounded="leda mu seiya cassios", foe={"wounded": "spica"})
    t.activate("aquarius")
    assert t.wounded(0) == ["seiya", "cassios"]
    assert t.wounded(1) == ["spica"]
    assert t.discard() == ["aquarius", "mu", "leda"]
    t.ready()


def test_aquarius_heals_nobody_while_june_is_on_the_field():
    """28: A22, A47: "all" may always be announced; the Armour is spent, and it is told why nobody is healed."""
    t = table("june@3", "", armour="aquarius", wounded="leda")
    t.activate("aquarius")
    assert (t.wounded(), t.armour(), t.discard()) == (["leda"], None, ["aquarius"])
    assert t.told("A22") == ["June keeps Player 1 from healing."]
    t.ready()


# ------------------------------------------------------------------------------------ Pisces (29)
def test_pisces_wounds_a_whole_hand_and_draws_as_many():
    """29: Characters; the Armour stays."""
    t = table("", "", armour="pisces", foe={"hand": "mu virgo leda", "pile": "spica flame ushio ..."})
    t.activate("pisces")
    t.pick(1)
    assert t.wounded(1) == ["mu", "leda"]
    assert t.hand(1) == ["virgo", "flame", "spica"]
    assert t.discard() == ["pisces"]
    t.ready()


def test_pisces_may_aim_at_oneself():
    """29: A33."""
    t = table("", "seiya seiya", armour="pisces", pile="spica flame ...", foe={"hand": "mu"})
    t.activate("pisces")
    t.pick(0)
    assert t.wounded(0) == ["seiya", "seiya"]
    assert t.hand(0) == ["flame", "spica"]
    assert (t.hand(1), t.wounded(1)) == (["mu"], [])
    t.ready()


def test_pisces_draws_nothing_for_a_hand_without_characters():
    """29: A47: it may come to nothing."""
    t = table("", "", armour="pisces", foe={"hand": "virgo"})
    t.activate("pisces")
    t.pick(1)
    assert (t.hand(1), t.wounded(1)) == (["virgo"], [])
    t.ready()
