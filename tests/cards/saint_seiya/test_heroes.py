"""The five Heroes, their Bronze Armours and their Bronze Saints (numbers 1 to 15)."""

import pytest

from support.saints import BRONZE_ARMOURS, HEROES, table, worth

heroes = pytest.mark.parametrize("hero", HEROES)


# ------------------------------------------------------------------------------------ Heroes (1–5)
@heroes
def test_a_hero_has_a_force_of_1_and_no_cosmos(hero):
    """1 to 5: Force 1, no Cosmos."""
    assert worth("force", f"{hero} {hero} {hero}", heroes=[hero]) == 3
    assert worth("cosmos", f"{hero} {hero} {hero}", heroes=[hero]) == 0


@heroes
@pytest.mark.parametrize("version", ["", "+"])
def test_a_hero_heals_one(hero, version):
    """1 to 5 and 11 to 15: R29: one wounded Character goes to the discard pile, and the healer too."""
    t = table("", hero + version, heroes=[hero], wounded="leda spica")
    t.play(hero + version, 3)
    t.heal(hero + version, "leda")
    assert t.wounded() == ["spica"]
    assert t.discard() == sorted([hero + version, "leda"], key=lambda card: card == "leda")
    t.ready()


@heroes
def test_a_hero_without_a_wounded_character_heals_nobody(hero):
    """1 to 5: R29: there is nothing to heal, not even of another player."""
    t = table("", hero, heroes=[hero], foe={"wounded": "leda"})
    t.play(hero, 3)
    t.refuses("R29", "heal", hero)
    t.ready()


# ------------------------------------------------------------------------------------ Bronze Armours (6–10)
@heroes
def test_a_bronze_armour_trades_two_heroes_for_a_bronze_saint(hero):
    """6 to 10: R42: two equal Heroes of the hand are destroyed, one Bronze Saint set aside goes to the discard pile."""
    armour = BRONZE_ARMOURS[hero]
    t = table("", f"{hero} {hero} {hero}", heroes=[hero], armour=armour)
    t.activate(armour)
    t.choose(hero)
    assert t.destroyed() == [hero, hero]
    assert t.hand() == [hero]
    assert t.discard() == [armour, f"{hero}+"]
    assert t.aside() == [f"{hero}+"] * 4
    assert t.armour() is None
    t.ready()


@heroes
def test_a_bronze_armour_needs_two_equal_heroes_in_hand(hero):
    """6 to 10: A16, A17: one is too few; one of each version are not identical; engaged ones are not in the hand."""
    armour = BRONZE_ARMOURS[hero]
    t = table("", f"{hero} {hero}+ {hero}", heroes=[hero], armour=armour)
    t.play(hero, 3)
    t.refuses("A47", "activate", armour)
    t.ready()


@heroes
def test_a_bronze_armour_destroys_two_bronze_saints_for_nothing(hero):
    """6 to 10: A17: the next rank is not in the box."""
    armour = BRONZE_ARMOURS[hero]
    t = table("", f"{hero}+ {hero}+", heroes=[hero], armour=armour)
    t.activate(armour)
    t.choose(f"{hero}+")
    assert t.destroyed() == [f"{hero}+"] * 2
    assert t.discard() == [armour]
    assert t.aside() == [f"{hero}+"] * 3
    t.ready()


def test_who_has_two_pairs_chooses():
    """6: R42: two Seiya of either version."""
    t = table("", "seiya seiya seiya+ seiya+", armour="pegasus")
    t.activate("pegasus")
    assert t.offered() == {"seiya", "seiya+"}
    t.pick("seiya")
    assert t.destroyed() == ["seiya", "seiya"]
    assert t.discard() == ["pegasus", "seiya+"]
    t.ready()


@heroes
def test_a_bronze_armour_gives_nothing_when_no_bronze_saint_is_left(hero):
    """6 to 10: A18: the sacrifice stays allowed."""
    armour = BRONZE_ARMOURS[hero]
    t = table("", f"{hero} {hero}", heroes=[hero], armour=armour, aside="", pile=f"{hero}+ " * 5 + "...")
    t.activate(armour)
    t.choose(hero)
    assert t.destroyed() == [hero, hero]
    assert t.discard() == [armour]
    t.ready()


@heroes
def test_a_bronze_armour_gives_a_cosmos_of_1(hero):
    """6 to 10: R22: and is discarded then."""
    armour = BRONZE_ARMOURS[hero]
    assert worth("cosmos", armour, heroes=[hero]) == 1
    t = table("sho@6", armour, heroes=[hero])
    t.equip(armour)
    t.cosmos("sho", armour)
    assert (t.armour(), t.discard(), t.hand()) == (None, [armour], ["sho"])
    t.ready()


# ------------------------------------------------------------------------------------ Bronze Saints (11–15)
@heroes
def test_a_bronze_saint_has_a_force_and_a_cosmos_of_1(hero):
    """11 to 15: both, but never both at once (R21)."""
    assert worth("force", f"{hero}+ {hero}+", heroes=[hero]) == 2
    assert worth("cosmos", f"{hero}+ {hero}+", heroes=[hero]) == 2


@pytest.mark.parametrize("lying", ["seiya", "seiya+"])
def test_seiya_draws_if_a_seiya_lies_in_his_discard_pile(lying):
    """11: R41, A46: either version."""
    t = table("", "seiya+", discard=lying, pile="leda ...")
    t.engage("seiya+", 3)
    t.use()
    assert t.hand() == ["leda"]
    t.ready()


def test_seiya_may_do_without():
    """11: R41: and then it is lost; his values are not."""
    t = table("leda@6", "seiya+", discard="seiya", pile="spica ...")
    t.engage("seiya+", 6)
    t.decline()
    assert t.hand() == []
    t.force("leda", "seiya+")
    assert t.hand() == []
    t.ready()


@pytest.mark.parametrize("lying", ["", "pegasus leda"])
def test_seiya_draws_nothing_without_a_seiya(lying):
    """11: he himself is engaged, not discarded; a Seiya of the foe does not exist."""
    t = table("", "seiya+", discard=lying)
    t.engage("seiya+", 3)
    t.ready()


def test_the_second_seiya_finds_no_seiya_once_the_first_has_drawn_him():
    """11: R37: the only Seiya of the discard pile is shuffled into the pile by the first one's draw."""
    t = table("", "seiya+ seiya+", discard="seiya", pile="", destroyed="...")
    t.engage("seiya+", 3)
    t.use()
    assert t.hand() == ["seiya", "seiya+"]
    t.engage("seiya+", 3)
    t.ready()


@pytest.mark.parametrize("held", ["shiryu", "shiryu+"])
def test_shiryu_wounds_a_shiryu_of_the_hand_to_draw(held):
    """12: A46: either version."""
    t = table("", f"shiryu+ {held} leda", heroes=["shiryu"], pile="spica ...")
    t.engage("shiryu+", 3)
    t.use(held)
    assert t.wounded() == [held]
    assert t.hand() == ["leda", "spica"]
    t.ready()


def test_shiryu_draws_nothing_without_a_shiryu_in_hand():
    """12: A16: one who is engaged is no longer in the hand."""
    t = table("", "shiryu shiryu+ leda", heroes=["shiryu"])
    t.play("shiryu", 3)
    t.engage("shiryu+", 3)
    t.nothing_offered()
    assert t.hand() == ["leda"]
    t.ready()


def test_shiryu_may_do_without():
    """12: R41."""
    t = table("", "shiryu+ shiryu", heroes=["shiryu"])
    t.engage("shiryu+", 3)
    t.decline()
    assert (t.wounded(), t.hand()) == ([], ["shiryu"])
    t.ready()


@pytest.mark.parametrize("beside", ["hyoga", "hyoga+"])
def test_hyoga_draws_beside_another_hyoga(beside):
    """13: A13, A46: who faces the same card when he is played."""
    t = table("", f"{beside} hyoga+", heroes=["hyoga"], pile="leda ...")
    t.engage(beside, 3)
    t.ready()
    t.engage("hyoga+", 3)
    t.use()
    assert t.hand() == ["leda"]
    t.ready()


def test_hyoga_draws_one_card_however_many_hyoga_are_there():
    """13: A45: the condition counts once."""
    t = table("", "hyoga hyoga hyoga+", heroes=["hyoga"], pile="leda spica ...")
    t.play("hyoga hyoga", 3)
    t.engage("hyoga+", 3)
    t.use()
    assert t.hand() == ["leda"]
    t.ready()


def test_hyoga_does_not_draw_for_a_hyoga_elsewhere_or_later():
    """13: A13: against another card; and his own condition is not looked at again."""
    t = table("", "hyoga hyoga+ hyoga", heroes=["hyoga"])
    t.engage("hyoga", 2)
    t.engage("hyoga+", 3)
    t.ready()
    t.engage("hyoga", 3)
    assert t.hand() == []
    t.ready()


def test_shun_draws_when_his_cosmos_acquires_a_character():
    """14: A15, A41: after everything else; the acquired card is in the hand by then."""
    t = table("sho@6", "shun+", heroes=["shun"], pile="leda ...")
    t.engage("shun+", 6)
    t.ready()
    t.cosmos("sho", "shun+")
    t.use()
    assert t.hand() == ["leda", "sho"]
    t.ready()


def test_shun_may_do_without():
    """14: A15: optional."""
    t = table("sho@6", "shun+", heroes=["shun"], pile="leda ...")
    t.rally("sho", "shun+")
    t.decline()
    assert t.hand() == ["sho"]
    t.ready()


def test_each_shun_that_was_used_draws_once():
    """14: A15: two of them, two cards."""
    t = table("sho@3", "shun+ shun+", heroes=["shun"], pile="leda spica flame ...")
    t.rally("sho", "shun+ shun+")
    t.use()
    t.use()
    assert t.hand() == ["leda", "spica", "sho"]
    t.ready()


def test_shun_can_draw_himself_again():
    """14: A41: his draw comes when he is discarded already: with an empty pile he comes back."""
    t = table("sho@6", "shun+", heroes=["shun"], pile="", destroyed="...")
    t.rally("sho", "shun+")
    t.use()
    assert t.hand() == ["shun+", "sho"]
    t.ready()


def test_shun_does_not_draw_for_an_armour():
    """14: A15: a Character, not an Armour."""
    t = table("virgo@6", "shun+ shun+ shun+ shun+", heroes=["shun"])
    t.rally("virgo", "shun+ shun+ shun+ shun+")
    assert t.hand() == ["virgo"]
    t.ready()


def test_shun_does_not_draw_for_force_or_unused_or_without_armour():
    """14: A15, A12: his Cosmos must be spent; a civilian has no such effect."""
    t = table("sho@6", "shun+", heroes=["shun"])
    t.fight("sho", "shun+")
    t.ready()
    t = table("sho@3 leda@6", "shun+ albior shun", heroes=["shun"])
    t.play("shun+ albior shun", 3)
    t.cosmos("sho", "albior")
    assert t.hand() == ["sho"]
    t.ready()
    t = table("sho@3", "albior shun", heroes=["shun"])
    t.rally("sho", "albior shun")
    t.ready()


def test_ikki_destroys_a_character_of_his_discard_pile_to_draw():
    """15: any Character, no Armour."""
    t = table("", "ikki+", heroes=["ikki"], discard="phoenix leda mu", pile="spica ...")
    t.engage("ikki+", 3)
    assert t.offered() >= {"leda", "mu"}
    assert "phoenix" not in t.offered()
    t.use("leda")
    assert t.destroyed() == ["leda"]
    assert t.discard() == ["phoenix", "mu"]
    assert t.hand() == ["spica"]
    t.ready()


@pytest.mark.parametrize("lying", ["", "phoenix virgo"])
def test_ikki_draws_nothing_without_a_character_to_destroy(lying):
    """15: A16."""
    t = table("", "ikki+", heroes=["ikki"], discard=lying, foe={"discard": "leda"})
    t.engage("ikki+", 3)
    t.ready()


def test_ikki_may_do_without():
    """15: R41."""
    t = table("", "ikki+", heroes=["ikki"], discard="leda")
    t.engage("ikki+", 3)
    t.decline()
    assert (t.destroyed(), t.discard(), t.hand()) == ([], ["leda"], [])
    t.ready()
