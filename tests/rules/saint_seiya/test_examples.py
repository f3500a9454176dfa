"""The worked examples of the rulebook (R57–R59; those of R37 and R51–R56 are with their rules)."""

from support.saints import table


def test_aghora_and_the_wounded_leda():
    """R57: three cards make 6 Force: 3 + 2 + 1; Léda has no Cosmos and is wounded, the two others are discarded."""
    t = table("aghora@3", "shura guilty leda")
    t.play("shura guilty leda", "aghora")
    t.refuses("R24", "force", "aghora", "shura guilty")
    t.force("aghora", "shura guilty leda")
    assert t.wounded() == ["leda"]
    assert t.discard() == ["shura", "aghora", "guilty"]
    t.ready()


def test_mu_from_slot_6_to_the_hand():
    """R58: Marin 1, two Seiyas in armour 1 + 1 each, a Seiya without 0 + 1: six for Mu's 7 - 1."""
    t = table("mu@6", "marin seiya+ seiya+ seiya")
    t.play("marin seiya+ seiya+ seiya", "mu")
    t.refuses("R24", "cosmos", "mu", "marin seiya+ seiya+")
    t.cosmos("mu", "marin seiya+ seiya+ seiya")
    assert t.hand() == ["mu"]
    assert t.discard() == ["seiya", "seiya+", "seiya+", "marin"]
    assert t.flames == 11
    t.ready()


def test_mu_in_slot_5_costs_all_of_his_7():
    """R58: the same four cards do not reach him there."""
    t = table("mu@5", "marin seiya+ seiya+ seiya")
    t.play("marin seiya+ seiya+ seiya", "mu")
    t.refuses("R24", "cosmos", "mu", "marin seiya+ seiya+ seiya")


def test_a_bonus_serves_those_who_have_nothing_printed():
    """R59: Seiya without armour gives 1 Cosmos beside Marin; Asterion without Force gives 1 with the Libra Armour."""
    t = table("sho@6", "marin seiya")
    t.play("marin seiya", "sho")
    t.cosmos("sho", "seiya")
    assert t.hand() == ["sho"]
    t.ready()
    t = table("leda@6", "asterion ban", armour="libra")
    t.activate("libra")
    t.pick("ban")
    t.fight("leda", "asterion")
    assert "leda" in t.discard()
    t.ready()
