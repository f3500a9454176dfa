"""The Silver Saints (42 to 59)."""

import pytest

from support.saints import CARDS, table, worth

SILVER = [name for name, card in CARDS.items() if card.of_class == "silver"]
SIX = "guilty guilty geist"  #: a Force of 6, each with Cosmos
FIVE = "guilty geist flame"  #: a Force of 5, each with Cosmos


@pytest.mark.parametrize("saint", SILVER)
def test_a_silver_saint_has_the_values_of_the_list(saint):
    """42 to 59: played alone."""
    assert worth("force", saint) == CARDS[saint].force
    assert worth("cosmos", saint) == CARDS[saint].cosmos


@pytest.mark.parametrize("saint", SILVER)
def test_a_silver_saint_costs_what_the_list_says(saint):
    """42 to 59: R24, R47: one Force less is refused; no Flame burns; he goes to the discard pile."""
    cost = CARDS[saint].cost_force
    few, enough = {4: ("guilty flame", "guilty geist"), 5: ("guilty geist", FIVE), 6: (FIVE, SIX)}[cost]
    t = table(f"{saint}@3", "guilty guilty geist flame")
    t.play("guilty guilty geist flame", 3)
    t.refuses("R24", "force", saint, few)
    t.force(saint, enough)
    assert saint in t.discard()
    assert t.flames == 12
    t.ready()


@pytest.mark.parametrize("saint", SILVER)
def test_a_silver_saint_is_won_over_only_where_the_list_has_a_cosmos_cost(saint):
    """42, 43 and 51: R4: 4, 4 and 5; the others not at all."""
    cost = CARDS[saint].cost_cosmos
    held = "algol algol seiya+"
    t = table(f"{saint}@3", held) if saint != "algol" else table("algol@3", "misty misty athena")
    if cost is None:
        held = "misty misty athena" if saint == "algol" else held
        t.play(held, 3)
        t.refuses("R4", "cosmos", saint, held)
    else:
        t.play(held, 3)
        t.refuses("R24", "cosmos", saint, {4: "algol seiya+", 5: "algol algol"}[cost])
        t.cosmos(saint, {4: "algol algol", 5: held}[cost])
        assert t.hand() == [saint]
    t.ready()


# ------------------------------------------------------------------------------------ Marin (42)
def test_marin_gives_every_seiya_beside_her_a_cosmos():
    """42: A46, R59: either version, each of them; nobody else."""
    assert worth("cosmos", "marin seiya") == 2
    assert worth("cosmos", "marin seiya seiya+") == 4
    assert worth("cosmos", "marin shun+", heroes=["shun"]) == 2
    assert worth("force", "marin seiya") == 2


def test_two_marins_give_two():
    """42: A45: once for each of them: 1 + 1 + (0 + 2)."""
    assert worth("cosmos", "marin marin seiya") == 4


def test_marin_elsewhere_gives_nothing():
    """42: A13: beside is against the same card; she need not be used."""
    t = table("sho@3", "marin seiya+")
    t.play("marin", 2)
    t.play("seiya+", 3)
    t.refuses("R24", "cosmos", "sho", "seiya+")
    t = table("sho@3", "marin seiya+")
    t.play("marin seiya+", 3)
    t.cosmos("sho", "seiya+")
    assert t.engaged() == [("marin", 0)]
    t.ready()


# ------------------------------------------------------------------------------------ Shaina (43)
def test_when_shaina_arrives_every_armour_in_play_is_discarded():
    """43: A42: everybody's, the active player's too; none in a hand."""
    t = table("", "aries", reserve="shaina ...", armour="virgo", foe={"armour": "dragon", "hand": "leo"})
    t.end()
    assert (t.armour(0), t.armour(1)) == (None, None)
    assert (t.discard(0), t.discard(1)) == (["virgo"], ["dragon"])
    assert "aries" in t.hand(0)
    assert t.hand(1) == ["leo"]
    t.ready(1)


def test_shaina_finds_no_armour():
    """43: and the game goes on."""
    t = table("", "", reserve="shaina ...")
    t.end()
    t.ready(1)


# ------------------------------------------------------------------------------------ Misty (44)
def test_misty_destroys_an_own_wounded_character_and_draws_two():
    """44: A24: one's own only."""
    t = table("", "misty", wounded="leda spica", foe={"wounded": "mu"}, pile="flame ban ...")
    t.play("misty", 3)
    t.activate("misty")
    assert t.offered() == {"leda", "spica"}
    t.pick("leda")
    assert (t.destroyed(), t.wounded()) == (["leda"], ["spica"])
    assert t.hand() == ["flame", "ban"]
    assert t.discard() == ["misty"]
    t.ready()


def test_misty_needs_an_own_wounded_character():
    """44: A16, A47."""
    t = table("", "misty", foe={"wounded": "mu"})
    t.play("misty", 3)
    t.refuses("A47", "activate", "misty")
    t.ready()


def test_misty_is_not_shuffled_into_what_he_draws():
    """44: A28: one card in all to draw."""
    t = table("", "misty", wounded="leda", pile="", discard="spica", destroyed="...")
    t.play("misty", 3)
    t.activate("misty")
    t.choose("leda")
    assert (t.hand(), t.discard(), t.pile()) == (["spica"], ["misty"], [])
    t.ready()


def test_when_misty_arrives_each_player_destroys_a_wounded_character():
    """44: A26, A27, R43: each chooses among the own, the active player first, and must."""
    t = table("", "", reserve="misty ...", wounded="leda spica", foe={"wounded": "mu ban"}, others=[{}])
    t.end()
    assert t.asked == 0
    assert t.offered() == {"leda", "spica"}
    t.pick("spica")
    assert t.asked == 1
    assert t.offered() == {"mu", "ban"}
    t.pick("mu")
    assert [t.wounded(seat) for seat in range(3)] == [["leda"], ["ban"], []]
    assert [t.destroyed(seat) for seat in range(3)] == [["spica"], ["mu"], []]
    t.ready(1)


# ------------------------------------------------------------------------------------ Algol (45)
def test_algol_wounds_the_very_common_and_common_characters_used():
    """45: Moses is Uncommon, Mu Rare; Léda is Common, Seiya and Cassios Very Common; who was not used is safe."""
    t = table("algol@3", "moses leda seiya cassios ban")
    t.play("moses leda seiya cassios ban", 3)
    t.force("algol", "moses leda seiya cassios")
    assert t.wounded() == ["seiya", "leda", "cassios"]
    assert t.discard() == ["algol", "moses"]
    assert t.engaged() == [("ban", 0)]
    t.ready()


def test_algol_wounds_no_higher_rank():
    """45: Rare and Very Rare."""
    t = table("algol@6", "mu moses")
    t.fight("algol", "mu moses")
    assert t.wounded() == []
    t.ready()


# ------------------------------------------------------------------------------------ Jamian (46)
def test_jamian_swaps_two_cards_of_the_field():
    """46: A48: engaged cards follow their targets."""
    t = table("leda@2 mu@6", "seiya jamian")
    t.play("seiya", "leda")
    t.engage("jamian", "mu")
    t.use("#2x6")
    assert (t.field[2], t.field[6]) == ("mu", "leda")
    assert t.engaged() == [("jamian", 2), ("seiya", 6)]
    t.force("leda", "seiya")  # 2 - 1 in slot 6
    assert "leda" in t.discard()
    t.ready()


def test_jamian_may_do_without_and_swaps_no_empty_slot():
    """46: R41, A48."""
    t = table("leda@6", "seiya jamian")
    t.fight("leda", "seiya")
    t.engage("jamian", 3)
    assert not any("6" in move for move in t.match.moves(0) if move.startswith("#"))
    t.decline()
    t.ready()


# ------------------------------------------------------------------------------------ Babel (47)
def test_babel_destroys_any_wounded_character():
    """47: A24, A26: of any player, the active player chooses and must."""
    t = table("babel@3", SIX, wounded="leda", foe={"wounded": "mu"})
    t.fight("babel", SIX)
    assert t.offered() == {"leda", "mu"}
    t.pick("mu")
    assert (t.destroyed(1), t.wounded(1), t.wounded(0)) == (["mu"], [], ["leda"])
    assert "babel" in t.discard()
    t.ready()


def test_babel_must_take_ones_own_if_there_is_no_other():
    """47: A24."""
    t = table("babel@3", SIX, wounded="leda")
    t.fight("babel", SIX)
    t.choose("leda")
    assert t.destroyed() == ["leda"]
    t.ready()


def test_babel_without_wounded_characters_destroys_nobody():
    """47: and is acquired all the same."""
    t = table("babel@3", SIX)
    t.fight("babel", SIX)
    assert (t.destroyed(0), t.destroyed(1)) == ([], [])
    t.ready()


# ------------------------------------------------------------------------------------ Asterion (48)
def test_asterion_looks_at_a_hand_and_wounds_a_character_in_it():
    """48: A26: the active player sees it and chooses."""
    t = table("", "asterion", foe={"hand": "mu virgo leda"})
    t.play("asterion", 3)
    assert t.seen("hand", 1, 0) == ["?"] * 3
    t.activate("asterion")
    assert t.asked == 0
    assert t.offered() == {"mu", "leda"}
    assert sorted(t.seen("hand", 1, 0)) == ["leda", "mu", "virgo"]
    assert t.seen("hand", 1, None) == ["?"] * 3
    t.pick("mu")
    assert (t.wounded(1), t.hand(1)) == (["mu"], ["virgo", "leda"])
    assert t.discard() == ["asterion"]
    t.ready()


def test_asterion_looks_at_one_hand_of_several():
    """48: A26: the third player sees nothing of it, and of his own nothing is seen."""
    t = table("", "asterion", foe={"hand": "mu"}, others=[{"hand": "leda virgo"}])
    t.play("asterion", 3)
    t.activate("asterion")
    t.pick(2)
    assert sorted(t.seen("hand", 2, 0)) == ["leda", "virgo"]
    assert t.seen("hand", 2, 1) == ["?", "?"]
    assert t.seen("hand", 1, 0) == ["?"]
    t.choose("leda")
    assert t.wounded(2) == ["leda"]
    t.ready()


@pytest.mark.parametrize("held", ["", "virgo aries"])
def test_asterion_may_find_nobody(held):
    """48: A47: an effect on hands may come to nothing."""
    t = table("", "asterion", foe={"hand": held})
    t.play("asterion", 3)
    t.activate("asterion")
    t.choose("none")
    assert (t.wounded(1), t.discard()) == ([], ["asterion"])
    assert len(t.hand(1)) == len(held.split())
    t.ready()


# ------------------------------------------------------------------------------------ Moses (49)
def test_moses_empties_the_field_of_the_three_lower_ranks():
    """49: A9, A41: his own slot is filled too; he himself is not removed; Gold Saints and Armours stay."""
    t = table("leda@1 mu@2 moses@3 virgo@4 marin@5 oko@6", SIX, reserve="spica flame ban ichi ...")
    t.fight("moses", SIX)
    assert t.field == {1: "ichi", 2: "mu", 3: "ban", 4: "virgo", 5: "flame", 6: "spica"}
    assert t.removed == ["marin", "leda", "oko"]
    assert "moses" in t.discard()
    assert t.flames == 12
    t.ready()


def test_the_arrivals_that_moses_brings_apply_at_once():
    """49: R44: Ptolemy takes a Flame, Shaina the Armours, before the next card is revealed."""
    t = table("mu@1 saga@2 moses@3 virgo@4 athena@5 oko@6", SIX, armour="aries", reserve="ptolemy shaina ...")
    t.fight("moses", SIX)
    assert (t.field[6], t.field[3]) == ("ptolemy", "shaina")
    assert t.flames == 11
    assert t.armour() is None
    t.ready()


# ------------------------------------------------------------------------------------ Capella (50)
def test_capella_takes_three_force_off_a_cost():
    """50: A19: Jamian 5 - 3; Capella is destroyed; another card stays as it is."""
    t = table("jamian@3 docrates@4", "capella seiya seiya seiya")
    t.play("capella", 2)
    t.activate("capella")
    t.pick("#3")
    assert t.destroyed() == ["capella"]
    t.play("seiya", 4)
    t.refuses("R24", "force", "docrates", "seiya")
    t.fight("jamian", "seiya seiya")
    assert "jamian" in t.discard()
    t.ready()


@pytest.mark.parametrize("target", ["leda@3", "docrates@3", "docrates@6", "leda@6"])
def test_capella_leaves_a_cost_of_1_at_least(target):
    """50: A19: 2, 4, 3 and 1 become 1: nobody is free."""
    t = table(target, "capella seiya")
    slot = int(target[-1])
    t.play("capella", 2)
    t.activate("capella")
    t.pick(f"#{slot}")
    t.play("seiya", slot)
    t.force(slot, "seiya")
    t.ready()


def test_two_capellas_take_six():
    """50: A45, A19: Doko 9 - 6 = 3."""
    t = table("doko@3", "capella capella seiya seiya seiya")
    for _ in range(2):
        t.play("capella", 2)
        t.activate("capella")
        t.pick("#3")
    t.play("seiya seiya seiya", 3)
    t.refuses("R24", "force", "doko", "seiya seiya")
    t.force("doko", "seiya seiya seiya")
    t.ready()


def test_capella_lasts_until_the_end_of_the_turn_and_follows_the_card():
    """50: A19: the foe pays the full cost."""
    t = table("docrates@2", "capella", foe={"hand": "shiryu shiryu shiryu"})
    t.play("capella", 2)
    t.activate("capella")
    t.pick("#2")
    t.end()
    t.play("shiryu shiryu shiryu", "docrates")
    t.refuses("R24", "force", "docrates", "shiryu shiryu shiryu")


def test_capella_makes_no_cost_where_there_is_none_and_touches_no_cosmos():
    """50: A19, R4: Athena has no Force cost; Marin's Cosmos cost stays 4."""
    t = table("marin@3", "capella algol seiya+")
    t.play("capella", 2)
    t.activate("capella")
    t.pick("#3")
    t.play("algol seiya+", 3)
    t.refuses("R24", "cosmos", "marin", "algol seiya+")
    t = table("athena@3", "capella seiya seiya")
    t.play("capella", 2)
    t.play("seiya seiya", 3)
    t.refuses("R4", "force", "athena", "seiya seiya")


# ------------------------------------------------------------------------------------ Albior (51)
def test_albior_gives_every_shun_beside_him_a_cosmos():
    """51: A46: either version."""
    assert worth("cosmos", "albior shun", heroes=["shun"]) == 3
    assert worth("cosmos", "albior seiya+") == 3
    assert worth("cosmos", "albior albior shun", heroes=["shun"]) == 6


def test_albior_takes_a_character_from_the_discard_pile():
    """51: A28: not an Armour, not himself, but another Albior."""
    t = table("", "albior", discard="albior pegasus leda")
    t.play("albior", 3)
    t.activate("albior")
    assert t.offered() == {"albior", "leda"}
    t.pick("leda")
    assert (t.hand(), t.discard()) == (["leda"], ["pegasus", "albior", "albior"])
    t.ready()


@pytest.mark.parametrize("lying", ["", "pegasus"])
def test_albior_cannot_fetch_himself(lying):
    """51: A28, A47: nobody there to fetch."""
    t = table("", "albior", discard=lying)
    t.play("albior", 3)
    t.refuses("A47", "activate", "albior")
    t.ready()


# ------------------------------------------------------------------------------------ Ptolemy (52)
def test_ptolemy_burns_a_flame_when_he_arrives_and_none_when_he_leaves():
    """52: R48: always one."""
    t = table("", "", reserve="ptolemy ...")
    t.end()
    assert t.flames == 11
    t = table("ptolemy@6", "")
    t.end()
    assert t.flames == 12


def test_ptolemy_has_each_opponent_shuffle_an_athena_into_the_reserve():
    """52: one each, from the hand; he is wounded after it."""
    t = table("", "ptolemy athena", foe={"hand": "leda mu"}, others=[{"hand": "athena"}])
    t.play("ptolemy", 3)
    size = len(t.reserve)
    t.activate("ptolemy")
    while not t.is_ready:
        t.pick("none" if t.asked == 1 else "athena")
    assert t.wounded() == ["ptolemy"]
    assert t.hand(0) == ["athena"]
    assert t.hand(1) == ["mu", "leda"]
    assert t.hand(2) == []
    assert len(t.reserve) == size + 1
    assert t.reserve.count("athena") == 1
    t.ready()


def test_ptolemy_takes_one_athena_of_two():
    """52: the second one stays."""
    t = table("", "ptolemy", foe={"hand": "athena athena"})
    t.play("ptolemy", 3)
    t.activate("ptolemy")
    while not t.is_ready:
        t.pick("athena")
    assert t.hand(1) == ["athena"]
    t.ready()


def test_ptolemy_beside_sho_cannot_wound_himself():
    """52: A23."""
    t = table("", "ptolemy sho", foe={"hand": "athena"})
    t.play("ptolemy sho", 3)
    t.refuses("A23", "activate", "ptolemy")
    t.ready()


# ------------------------------------------------------------------------------------ Sirius (53)
def test_sirius_trades_a_hero_for_a_bronze_saint():
    """53: A18: a Very Common Hero of the hand is destroyed; he is wounded."""
    t = table("", "sirius seiya seiya+")
    t.play("sirius", 3)
    t.activate("sirius")
    t.choose("seiya")
    assert (t.destroyed(), t.discard(), t.hand(), t.wounded()) == (["seiya"], ["seiya+"], ["seiya+"], ["sirius"])
    assert t.aside() == ["seiya+"] * 3
    t.ready()


@pytest.mark.parametrize("held", ["", "seiya+", "leda pegasus"])
def test_sirius_needs_a_very_common_hero(held):
    """53: A16."""
    t = table("", f"sirius {held}")
    t.play("sirius", 3)
    t.refuses("A47", "activate", "sirius")
    t.ready()


def test_sirius_gives_nothing_when_no_bronze_saint_is_left():
    """53: A18: the sacrifice stays allowed."""
    t = table("", "sirius seiya", aside="", pile="seiya+ seiya+ seiya+ seiya+ seiya+ ...")
    t.play("sirius", 3)
    t.activate("sirius")
    t.choose("seiya")
    assert (t.destroyed(), t.discard(), t.wounded()) == (["seiya"], [], ["sirius"])
    t.ready()


# ------------------------------------------------------------------------------------ Algethi (54)
def test_algethi_lets_armours_be_acquired_by_force():
    """54: A36: 5 Force; the Armour goes to the discard pile."""
    t = table("virgo@3", "algethi moses guilty seiya")
    t.play("moses guilty seiya", 3)
    t.refuses("R4", "force", "virgo", "moses guilty seiya")
    t.play("algethi", 2)
    t.activate("algethi")
    assert t.discard() == ["algethi"]
    t.refuses("R24", "force", "virgo", "moses guilty")
    t.force("virgo", "moses guilty seiya")
    assert "virgo" in t.discard()
    assert t.hand() == []
    t.ready()


def test_an_armour_in_slot_6_costs_4_force():
    """54: A36: the discount counts once."""
    t = table("virgo@6", "algethi moses guilty seiya")
    t.play("algethi", 2)
    t.activate("algethi")
    t.play("moses guilty seiya", 6)
    t.refuses("R24", "force", "virgo", "moses seiya")
    t.force("virgo", "moses guilty")
    t.ready()


def test_algethi_serves_his_player_for_one_turn():
    """54: A36, A19."""
    t = table("virgo@3", "algethi", foe={"hand": "moses guilty shiryu"})
    t.play("algethi", 2)
    t.activate("algethi")
    t.end()
    t.play("moses guilty shiryu", "virgo")
    t.refuses("R4", "force", "virgo", "moses guilty shiryu")


# ------------------------------------------------------------------------------------ Dante (55)
@pytest.mark.parametrize("top", ["mu", "pope", "gigas", "ptolemy", "athena", "leda", "virgo"])
def test_dante_brings_the_top_card_of_the_reserve_silently(top):
    """55: A38: no Arrival, no Defeated, no Flame; straight to the discard pile."""
    t = table("dante@3", FIVE, reserve=f"{top} ...")
    t.fight("dante", FIVE)
    assert {"dante", top} <= set(t.discard())
    assert t.flames == 12
    assert (t.hand(0), t.hand(1)) == ([], [])
    t.ready()


def test_dante_finds_an_empty_reserve():
    """55: A5: nothing, and the game goes on."""
    t = table("dante@3", FIVE, reserve="", removed="...")
    t.fight("dante", FIVE)
    assert "dante" in t.discard()
    assert len(t.discard()) == 4
    t.ready()


# ------------------------------------------------------------------------------------ Dio (56)
def test_dio_acquires_an_armour_of_the_field():
    """56: A11: to the discard pile, free; Dio is destroyed."""
    t = table("virgo@3 aries@5", "dio")
    t.play("dio", 2)
    t.activate("dio")
    assert t.offered() == {"#3", "#5"}
    t.pick("#5")
    assert (t.destroyed(), t.discard()) == (["dio"], ["aries"])
    assert 5 not in t.field
    t.ready()


def test_dio_needs_an_armour_on_the_field():
    """56: A47: not one in play or in a discard pile."""
    t = table("mu@3", "dio", armour="virgo", foe={"armour": "aries"})
    t.play("dio", 2)
    t.refuses("A47", "activate", "dio")
    t.ready()


def test_dio_takes_an_armour_though_kuraggu_is_there():
    """56: A20: an Armour is no Saint."""
    t = table("virgo@3 kuraggu@1", "dio")
    t.play("dio", 2)
    t.activate("dio")
    t.choose("#3")
    assert t.discard() == ["virgo"]
    t.ready()


# ------------------------------------------------------------------------------------ Shiva (57), Aghora (58)
def test_shiva_wounds_those_used_who_have_cosmos():
    """57: A14: Guilty 1, Flame Saint 1; not Moses and Seiya."""
    t = table("shiva@3", "guilty moses flame seiya ban")
    t.play("guilty moses flame seiya ban", 3)
    t.force("shiva", "guilty moses flame seiya")
    assert t.wounded() == ["guilty", "flame"]
    assert t.discard() == ["seiya", "moses", "shiva"]
    assert t.engaged() == [("ban", 0)]
    t.ready()


def test_aghora_wounds_those_used_who_have_no_cosmos():
    """58: A14: Moses and Seiya; not Guilty and the Flame Saint."""
    t = table("aghora@3", "guilty moses flame seiya ban")
    t.play("guilty moses flame seiya ban", 3)
    t.force("aghora", "guilty moses flame seiya")
    assert t.wounded() == ["seiya", "moses"]
    assert t.discard() == ["aghora", "guilty", "flame"]
    t.ready()


def test_a_bonus_of_cosmos_changes_nothing_for_shiva_and_aghora():
    """57, 58: A14: Seiya with Marin's Cosmos still has none printed."""
    for enemy, hurt in (("shiva", ["marin", "guilty", "guilty"]), ("aghora", ["seiya"])):
        t = table(f"{enemy}@3", "guilty guilty marin seiya")
        t.fight(enemy, "guilty guilty marin seiya")
        assert t.wounded() == hurt
        t.ready()


# ------------------------------------------------------------------------------------ Arachne (59)
def test_arachne_makes_opponents_discard_the_armours_of_their_hands():
    """59: A42: all of them; neither Characters nor the Armour in play; not the active player."""
    t = table("arachne@3", f"{SIX} aries", foe={"hand": "virgo leo mu", "armour": "dragon"},
              others=[{"hand": "leda"}])  # fmt: skip
    t.fight("arachne", SIX)
    while not t.is_ready:
        t.pick("none") if "none" in t.match.moves(t.asked) else t.do(t.match.moves(t.asked)[0])
    assert (t.hand(1), t.discard(1), t.armour(1)) == (["mu"], ["leo", "virgo"], "dragon")
    assert t.hand(2) == ["leda"]
    assert t.hand(0) == ["aries"]
    t.ready()
