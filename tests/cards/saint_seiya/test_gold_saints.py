"""The twelve Gold Saints (30 to 41)."""

import pytest

from support.saints import CARDS, table, worth

GOLD = [name for name, card in CARDS.items() if card.of_class == "gold"]
#: Enough of either for whatever a Gold Saint costs: a Force of 2 each; a Cosmos of 3, 3, 3, 3 and 2.
STRONG = "moses moses guilty guilty geist"
WISE = "shiva shiva aghora aghora algol"


# ------------------------------------------------------------------------------------ what all of them have
@pytest.mark.parametrize("saint", [name for name in GOLD if name not in ("saga", "aldebaran", "aiolia", "aiolos")])
def test_a_gold_saint_has_the_values_of_the_list(saint):
    """30 to 41: played alone; those whose values depend on the table are tried below."""
    assert worth("force", saint) == CARDS[saint].force
    assert worth("cosmos", saint) == CARDS[saint].cosmos


@pytest.mark.parametrize("saint", GOLD)
def test_a_gold_saint_burns_a_flame_when_removed(saint):
    """30 to 41: R47: at the end of the turn, from slot 6."""
    t = table(f"{saint}@6")
    t.end()
    assert t.flames == 11
    assert t.removed == [saint]


@pytest.mark.parametrize("saint", ["mu", "aldebaran", "aiolia", "shaka", "doko", "milo", "aiolos"])
def test_a_gold_saint_who_can_be_won_over_goes_to_the_hand_and_burns_a_flame(saint):
    """30, 31, 34 to 38: R26, R47: one Cosmos less than the cost is refused."""
    cost = CARDS[saint].cost_cosmos
    t = table(f"{saint}@3", f"{WISE} seiya+ seiya+")
    t.play(f"{WISE} seiya+ seiya+", 3)
    few = {6: "shiva algol", 7: "shiva shiva", 8: "shiva shiva seiya+"}[cost]  # 5, 6, 7
    enough = {6: "shiva shiva", 7: "shiva shiva seiya+", 8: "shiva shiva algol"}[cost]  # 6, 7, 8
    t.refuses("R24", "cosmos", saint, few)
    t.cosmos(saint, enough)
    assert t.hand() == [saint]
    assert t.flames == 11
    t.ready()


@pytest.mark.parametrize("saint", ["saga", "deathmask", "shura", "camus", "aphrodite"])
def test_a_gold_saint_without_a_cosmos_cost_cannot_be_won_over(saint):
    """32, 33, 39 to 41: R4: with whatever Cosmos; Camus only by Hyoga (A35)."""
    t = table(f"{saint}@3", WISE)
    t.play(WISE, 3)
    t.refuses("A35" if saint == "camus" else "R4", "cosmos", saint, WISE)
    t.ready()


@pytest.mark.parametrize("saint", ["mu", "aldebaran", "aiolia", "shaka", "doko", "milo", "aiolos"])
def test_a_gold_saint_beaten_by_force_goes_to_the_discard_pile_and_burns_a_flame(saint):
    """30, 31, 34 to 38: R26, R47: one Force less than the cost is refused."""
    cost = CARDS[saint].cost_force
    t = table(f"{saint}@3", f"{STRONG} seiya")
    t.play(f"{STRONG} seiya", 3)
    few = {7: "moses moses guilty", 8: "moses moses guilty seiya", 9: "moses moses guilty guilty"}[cost]  # 6, 7, 8
    enough = {7: "moses moses guilty seiya", 8: "moses moses guilty guilty", 9: "moses moses guilty guilty seiya"}[cost]
    t.refuses("R24", "force", saint, few)
    t.force(saint, enough)
    assert saint in t.discard()
    assert (t.flames, t.hand()) == (11, [])
    t.ready()


# ------------------------------------------------------------------------------------ Mu (30)
def test_mu_takes_an_armour_from_the_discard_pile_and_is_wounded():
    """30: an Armour of one's choice, no Character."""
    t = table("", "mu", discard="pegasus virgo leda")
    t.play("mu", 3)
    t.activate("mu")
    assert t.offered() - {"done"} == {"pegasus", "virgo"}
    t.pick("virgo")
    assert (t.hand(), t.wounded(), t.discard()) == (["virgo"], ["mu"], ["pegasus", "leda"])
    t.ready()


def test_mu_needs_an_armour_in_the_discard_pile():
    """30: A47: not the foe's, not one in play."""
    t = table("", "mu", discard="leda", armour="virgo", foe={"discard": "aries"})
    t.play("mu", 3)
    t.refuses("A47", "activate", "mu")
    t.ready()


def test_mu_beside_sho_cannot_wound_himself():
    """30: A23: the price cannot be paid; against another card it can."""
    t = table("", "mu sho", discard="virgo")
    t.play("mu sho", 3)
    t.refuses("A23", "activate", "mu")
    t.ready()
    t = table("", "mu sho", discard="virgo")
    t.play("mu", 3)
    t.play("sho", 2)
    t.activate("mu")
    t.choose("virgo")
    assert t.wounded() == ["mu"]
    t.ready()


# ------------------------------------------------------------------------------------ Aldebaran (31)
def test_aldebaran_has_two_more_force_against_slot_1():
    """31: 2 + 2 = 4; elsewhere 2."""
    t = table("docrates@1", "aldebaran")
    t.fight("docrates", "aldebaran")
    t.ready()
    for slot in range(2, 6):
        t = table(f"flame@{slot}", "aldebaran")
        t.play("aldebaran", slot)
        t.refuses("R24", "force", "flame", "aldebaran")


def test_aldebaran_has_no_more_than_two_more_and_no_cosmos_more():
    """31: five Force are too many; his Cosmos stays 1."""
    t = table("jamian@1", "aldebaran")
    t.play("aldebaran", 1)
    t.refuses("R24", "force", "jamian", "aldebaran")
    t = table("sho@1", "aldebaran")
    t.play("aldebaran", 1)
    t.refuses("R24", "cosmos", "sho", "aldebaran")


def test_aldebaran_follows_his_target_into_slot_1():
    """31: A48: by Jamian's swap he gains his bonus; when the first card goes elsewhere he loses it."""
    t = table("docrates@4", "aldebaran jamian")
    t.play("aldebaran", "docrates")
    t.engage("jamian", 2)
    t.use("#1x4")
    t.force("docrates", "aldebaran")
    assert "docrates" in t.discard()
    t.ready()
    t = table("docrates@1", "aldebaran jamian")
    t.play("aldebaran", "docrates")
    t.engage("jamian", 2)
    t.use("#1x4")
    t.refuses("R24", "force", "docrates", "aldebaran")


def test_an_empty_slot_1_passes_its_role_to_no_other():
    """31: A31: once it is acquired, the card in slot 2 is not the first."""
    t = table("leda@1 flame@2", "seiya seiya aldebaran")
    t.fight("leda", "seiya seiya")
    t.play("aldebaran", "flame")
    t.refuses("R24", "force", "flame", "aldebaran")


# ------------------------------------------------------------------------------------ Saga (32)
@pytest.mark.parametrize(("flames", "force", "cosmos"), [(12, 3, 1), (11, 1, 3), (10, 3, 1), (2, 3, 1), (1, 1, 3)])
def test_saga_has_two_more_by_the_parity_of_the_flames(flames, force, cosmos):
    """32: A31: even Force, odd Cosmos."""
    assert worth("force", "saga", flames=flames) == force
    assert worth("cosmos", "saga", flames=flames) == cosmos


def test_saga_wounds_every_character_used_to_fight_him():
    """32: A12: those used, not those held back."""
    t = table("saga@3", f"{STRONG} leda")
    t.play(f"{STRONG} leda", 3)
    t.force("saga", "moses moses guilty guilty")
    assert t.wounded() == ["moses", "moses", "guilty", "guilty"]
    assert t.discard() == ["saga"]
    assert t.engaged() == [("geist", 0), ("leda", 0)]
    assert t.flames == 11
    t.ready()


def test_saga_does_not_wound_saints_beside_sho():
    """32: A23: Sho himself is, and the Hero without armour and Cassios are; the others are discarded."""
    t = table("saga@3", "moses moses guilty sho seiya cassios")
    t.fight("saga", "moses moses guilty sho seiya")  # 2 + 2 + 2 + 1 + 1
    assert t.wounded() == ["seiya", "sho"]
    assert t.discard() == ["saga", "moses", "moses", "guilty"]
    t.ready()


# ------------------------------------------------------------------------------------ Deathmask (33)
def test_deathmask_destroys_one_of_those_used():
    """33: A26: the active player chooses, and must; Sho is no shield against it (A23)."""
    t = table("deathmask@3", "moses moses guilty sho leda")
    t.play("moses moses guilty sho leda", 3)
    t.force("deathmask", "moses moses guilty sho")
    assert t.offered() == {"moses", "guilty", "sho"}
    t.pick("guilty")
    assert t.destroyed() == ["guilty"]
    assert t.discard() == ["deathmask", "moses", "moses", "sho"]
    assert t.engaged() == [("leda", 0)]
    assert t.flames == 11
    t.ready()


def test_deathmask_taken_for_nothing_destroys_nobody():
    """33: A11: nobody was used to fight him; his Flame burns all the same."""
    t = table("deathmask@3", "sagittarius seiya leda")
    t.play("leda", 3)
    t.equip("sagittarius")
    t.use("seiya", "#3")
    assert t.destroyed() == ["seiya"]
    assert t.discard() == ["deathmask"]
    assert t.flames == 11
    t.ready()


# ------------------------------------------------------------------------------------ Aiolia (34)
def test_aiolia_has_one_more_of_both_against_slot_6():
    """34: Force 3 and Cosmos 3 there, 2 elsewhere; slot 6 itself costs one less (R25)."""
    t = table("docrates@6", "aiolia")
    t.fight("docrates", "aiolia")  # 4 - 1
    t.ready()
    t = table("jamian@6", "aiolia")
    t.play("aiolia", 6)
    t.refuses("R24", "force", "jamian", "aiolia")  # 5 - 1
    t = table("shaina@6", "aiolia")
    t.rally("shaina", "aiolia")  # 4 - 1
    t.ready()
    t = table("albior@6", "aiolia")
    t.play("aiolia", 6)
    t.refuses("R24", "cosmos", "albior", "aiolia")  # 5 - 1
    assert worth("force", "aiolia") == 2
    assert worth("cosmos", "aiolia") == 2


# ------------------------------------------------------------------------------------ Shaka (35)
@pytest.mark.parametrize("seat", [0, 1])
def test_shaka_wounds_a_character_of_any_discard_pile(seat):
    """35: A33: one's own as well; it lies before its owner."""
    t = table("", "shaka", discard="leda pegasus", foe={"discard": "mu"})
    t.engage("shaka", 3)
    assert "pegasus" not in t.offered()
    t.use(["leda", "mu"][seat])
    assert t.wounded(seat) == [["leda", "mu"][seat]]
    assert t.wounded(1 - seat) == []
    t.ready()


def test_shaka_finds_nobody_among_armours_and_may_do_without():
    """35: R41."""
    t = table("", "shaka", discard="pegasus", foe={"discard": "dragon"})
    t.engage("shaka", 3)
    t.ready()
    t = table("", "shaka", foe={"discard": "mu"})
    t.engage("shaka", 3)
    t.decline()
    assert t.discard(1) == ["mu"]
    t.ready()


# ------------------------------------------------------------------------------------ Doko (36)
def test_doko_doubles_a_shiryu_beside_him():
    """36: A45: 1 becomes 2, of both; the civilian has no Cosmos to double; who faces another card is not doubled."""
    assert worth("force", "doko shiryu", heroes=["shiryu"]) == 5
    assert worth("force", "doko shiryu+ shiryu", heroes=["shiryu"]) == 7
    assert worth("cosmos", "doko shiryu+", heroes=["shiryu"]) == 4
    assert worth("cosmos", "doko shiryu", heroes=["shiryu"]) == 2
    t = table("flame@3", "doko shiryu shiryu", heroes=["shiryu"])
    t.play("doko", 2)
    t.play("shiryu shiryu", 3)
    t.refuses("R24", "force", "flame", "shiryu shiryu")


def test_doko_doubles_without_being_used_himself():
    """36: A13: two Shiryu make 4, and Doko stays."""
    t = table("docrates@3", "doko shiryu shiryu", heroes=["shiryu"])
    t.play("doko shiryu shiryu", 3)
    t.force("docrates", "shiryu shiryu")
    assert t.engaged() == [("doko", 0)]
    t.ready()


def test_doko_doubles_before_anything_is_added():
    """36: A45: 1 × 2 + 2 by Taurus are 4 and no 6."""
    t = table("jamian@3", "doko shiryu", heroes=["shiryu"], armour="taurus")
    t.play("doko shiryu", 3)
    t.activate("taurus")
    t.choose("shiryu")
    t.refuses("R24", "force", "jamian", "shiryu")
    t = table("docrates@3", "doko shiryu", heroes=["shiryu"], armour="taurus")
    t.play("doko shiryu", 3)
    t.activate("taurus")
    t.choose("shiryu")
    t.force("docrates", "shiryu")
    t.ready()


def test_doko_doubles_nobody_else():
    """36: Seiya stays as he is."""
    assert worth("force", "doko seiya seiya") == 5


def test_when_doko_arrives_each_player_may_take_a_hero_back():
    """36: A27, A33: the active player first; to the hand; Heroes only, either version."""
    t = table("", "", reserve="doko ...", discard="seiya leda", foe={"discard": "shiryu+ shiryu mu"})
    t.end()
    assert t.asked == 0
    assert t.offered() - {"done"} == {"seiya"}
    size = len(t.hand(0))
    t.pick("seiya")
    assert t.asked == 1
    assert t.offered() - {"done"} == {"shiryu", "shiryu+"}
    t.pick("shiryu+")
    assert len(t.hand(0)) == size + 1
    assert t.discard(0) == ["leda"]
    assert t.hand(1) == ["shiryu+"]
    assert t.discard(1) == ["shiryu", "mu"]
    t.ready(1)


def test_nobody_must_take_a_hero_back():
    """36: R43: it says may."""
    t = table("", "", reserve="doko ...", discard="seiya")
    t.end()
    t.decline()
    assert t.discard() == ["seiya"]
    t.ready(1)


def test_doko_on_the_field_from_the_start_gave_nobody_anything():
    """36: R39: once, on arrival; a player without a Hero in the discard pile is not asked."""
    t = table("doko@1", "", discard="seiya")
    t.end()
    t.ready(1)
    t = table("", "", reserve="doko ...", discard="leda")
    t.end()
    t.ready(1)


# ------------------------------------------------------------------------------------ Milo (37)
def test_milo_makes_an_opponent_discard():
    """37: A26: the opponent chooses which; any card."""
    t = table("", "milo", foe={"hand": "mu virgo"})
    t.engage("milo", 3)
    t.use()
    assert t.asked == 1
    assert t.offered() == {"mu", "virgo"}
    t.pick("virgo")
    assert (t.hand(1), t.discard(1)) == (["mu"], ["virgo"])
    t.ready()


def test_milo_chooses_the_opponent():
    """37: A26: one of several; the others keep theirs."""
    t = table("", "milo", foe={"hand": "mu"}, others=[{"hand": "leda spica"}])
    t.engage("milo", 3)
    t.use(2)
    t.pick("leda")
    assert (t.hand(1), t.hand(2), t.discard(2)) == (["mu"], ["spica"], ["leda"])
    t.ready()


def test_milo_may_leave_them_alone():
    """37: R41."""
    t = table("", "milo", foe={"hand": "mu"})
    t.engage("milo", 3)
    t.decline()
    assert t.hand(1) == ["mu"]
    t.ready()


# ------------------------------------------------------------------------------------ Aiolos (38)
@pytest.mark.parametrize(
    ("field", "cosmos"), [("", 2), ("mu@1", 3), ("mu@1 saga@2", 4), ("mu@1 saga@2 shura@6", 5), ("virgo@1", 2)]
)
def test_aiolos_has_a_cosmos_more_for_every_gold_saint_on_the_field(field, cosmos):
    """38: A32: the field's, and no Armour."""
    targets = {2: "sho@5", 3: "nachi@5", 4: "shaina@5", 5: "albior@5", 6: "aldebaran@5"}
    t = table(f"{field} {targets[cosmos]}", "aiolos")
    t.rally(5, "aiolos")
    t.ready()
    if cosmos < 5:
        t = table(f"{field} {targets[cosmos + 1]}", "aiolos")
        t.play("aiolos", 5)
        t.refuses("R24", "cosmos", 5, "aiolos")


def test_aiolos_counts_the_gold_saint_he_faces_and_none_who_fights_beside_him():
    """38: A32: against Aldebaran 2 + 1, Milo beside him 2: five of six; with Saga on the field six."""
    t = table("aldebaran@3", "aiolos milo")
    t.play("aiolos milo", 3)
    t.refuses("R24", "cosmos", "aldebaran", "aiolos milo")
    t = table("aldebaran@3 saga@1", "aiolos milo")
    t.rally("aldebaran", "aiolos milo")
    t.ready()


@pytest.mark.parametrize(("field", "flames"), [("", 12), ("mu@2", 11), ("mu@2 saga@3", 11), ("virgo@2", 12)])
def test_aiolos_burns_one_flame_when_he_arrives_beside_another_gold_saint(field, flames):
    """38: R48: one, however many there are."""
    t = table(field, "", reserve="aiolos ...")
    t.end()
    assert "aiolos" in t.field.values()
    assert t.flames == flames


def test_a_gold_saint_who_has_just_been_removed_does_not_count_for_aiolos():
    """38: R32, R34: Mu leaves slot 6 before Aiolos comes: one Flame for Mu, none for Aiolos."""
    t = table("mu@6", "", reserve="aiolos ...")
    t.end()
    assert t.flames == 11


# ------------------------------------------------------------------------------------ Shura (39)
@pytest.mark.parametrize("side", ["#2", "#4"])
def test_shura_brings_a_neighbour_with_him(side):
    """39: A11: left or right, free, to the discard pile."""
    t = table("leda@2 shura@3 mu@4", f"{STRONG}")
    t.fight("shura", STRONG)
    assert t.offered() == {"#2", "#4"}
    t.pick(side)
    taken = {"#2": "leda", "#4": "mu"}[side]
    assert taken in t.discard()
    assert t.flames == {"#2": 11, "#4": 10}[side]
    assert set(t.field) == {1, 2, 3, 4, 5, 6} - {3, int(side[1])}
    t.ready()


def test_shura_in_the_corner_has_one_neighbour():
    """39: A11: slot 6 touches slot 5 only; costs 8 there; it is mandatory (R43)."""
    t = table("leda@5 shura@6", "moses moses guilty guilty")
    t.fight("shura", "moses moses guilty guilty")
    if not t.is_ready:
        assert t.offered() == {"#5"}
        t.pick("#5")
    assert "leda" in t.discard()
    t.ready()


def test_shura_takes_no_armour_and_nobody_from_empty_slots():
    """39: A11: Characters only."""
    t = table("virgo@2 shura@3 leda@4", f"{STRONG} seiya seiya")
    t.fight("leda", "seiya seiya")
    t.fight("shura", STRONG)
    assert t.field[2] == "virgo"
    assert t.discard() == ["seiya", "seiya", "shura", "moses", "moses", "guilty", "guilty", "geist", "leda"]
    t.ready()


def test_who_is_taken_by_shura_applies_his_own_defeat():
    """39: A11: Dante takes the top card of the Reserve; Aghora wounds nobody."""
    t = table("virgo@2 shura@3 dante@4", STRONG, reserve="mu ...")
    t.fight("shura", STRONG)
    t.choose("#4")
    assert {"shura", "dante", "mu"} <= set(t.discard())
    assert t.flames == 11
    t.ready()
    t = table("virgo@2 shura@3 aghora@4", STRONG)
    t.fight("shura", STRONG)
    t.choose("#4")
    assert t.wounded() == []
    t.ready()


def test_camus_taken_by_shura_is_wounded():
    """39, 40: A35: free or not, he lies wounded before his new owner."""
    t = table("virgo@2 shura@3 camus@4", STRONG)
    t.fight("shura", STRONG)
    t.choose("#4")
    assert t.wounded() == ["camus"]
    assert t.flames == 10
    t.ready()


# ------------------------------------------------------------------------------------ Camus (40)
def test_camus_ends_up_wounded():
    """40: A35: not in the discard pile; his Flame burns."""
    t = table("camus@3", STRONG)
    t.play(STRONG, 3)
    t.force("camus", "moses moses guilty guilty")
    assert t.wounded() == ["camus"]
    assert "camus" not in t.discard()
    assert t.flames == 11
    t.ready()


@pytest.mark.parametrize("hyoga", ["hyoga", "hyoga+"])
def test_hyoga_wins_camus_over_for_8_cosmos(hyoga):
    """40: A35: a Hyoga among the used cards, of either version; still wounded, not in hand."""
    t = table("camus@3", f"{hyoga} shiva shiva algol", heroes=["hyoga"])
    t.play(f"{hyoga} shiva shiva algol", 3)
    t.refuses("A12", "cosmos", "camus", "shiva shiva algol")  # 8, but no Hyoga
    t.refuses("R24", "cosmos", "camus", f"{hyoga} shiva shiva")  # 6 or 7
    t.cosmos("camus", f"{hyoga} shiva shiva algol")
    assert (t.wounded(), t.hand()) == (["camus"], [])
    assert t.flames == 11
    t.ready()


def test_camus_costs_hyoga_one_less_in_slot_6():
    """40: A35: 7; six are too few."""
    t = table("camus@6", "shiva shiva hyoga+", heroes=["hyoga"])
    t.rally("camus", "shiva shiva hyoga+")
    assert t.wounded() == ["camus"]
    t.ready()
    t = table("camus@6", "shiva algol hyoga+", heroes=["hyoga"])
    t.play("shiva algol hyoga+", 6)
    t.refuses("R24", "cosmos", "camus", "shiva algol hyoga+")


def test_camus_must_be_healed_before_he_can_be_used():
    """40: A35, R29: then he lies in the discard pile."""
    t = table("camus@6", "moses moses guilty seiya seiya")
    t.fight("camus", "moses moses guilty seiya")
    t.play("seiya", 3)
    t.heal("seiya", "camus")
    assert t.wounded() == []
    assert "camus" in t.discard()
    t.ready()


# ------------------------------------------------------------------------------------ Aphrodite (41)
def test_aphrodite_makes_every_opponent_wound_two_of_the_hand():
    """41: A26: their choice, Characters only, as many as possible; not the active player."""
    t = table("aphrodite@3", f"{STRONG} leda", foe={"hand": "mu virgo flame ban"}, others=[{"hand": "spica aries"}])
    t.play(f"{STRONG}", 3)
    t.force("aphrodite", "moses moses guilty geist")
    while not t.is_ready:
        seat = t.asked
        if seat == 1:
            assert "virgo" not in t.offered(1)
            t.pick("mu", "ban", seat=1)
        else:
            assert seat == 2
            t.pick("spica", seat=2)
    assert t.wounded(1) == ["mu", "ban"]
    assert t.hand(1) == ["virgo", "flame"]
    assert t.wounded(2) == ["spica"]
    assert t.hand(2) == ["aries"]
    assert (t.hand(0), t.wounded(0)) == (["leda"], [])
    assert t.flames == 11
    t.ready()


def test_aphrodite_finds_nothing_in_empty_hands():
    """41: A26: nothing to wound, and the game goes on."""
    t = table("aphrodite@3", STRONG)
    t.play(STRONG, 3)
    t.force("aphrodite", "moses moses guilty geist")
    assert t.wounded(1) == []
    assert "aphrodite" in t.discard()
    t.ready()
