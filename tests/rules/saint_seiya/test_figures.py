"""What the rules work out for the table: costs and what is there for them, bars, the Armour, hands (R23–R25, A13–A46).

Every number is added up by hand from what the cards print and what the rules say of them.
"""

from support.saints import KEY_OF, table


def told(t, key, slot, viewer=0):
    """A figure of one slot: (what is there, what it costs); None where there is none."""
    return pair(t.match.view(viewer)["figures"], key, slot)


def foreseen(t, move, key, slot):
    """The same as an option tells it."""
    return pair(option(t, move).get("figures", []), key, slot)


def pair(figures, key, slot):
    found = [it for it in figures if it["figure"] == key and it.get("places") == [slot - 1]]
    assert len(found) <= 1
    assert all(it["at"]["zone"] == "field" for it in found)
    return (found[0]["n"], found[0]["of"]) if found else None


def option(t, move):
    return next(it for it in t.match.ask(t.asked)["options"] if it["move"] == move)


def bar(figures, slot):
    """What bars a slot, if anything does."""
    found = [it["about"] for it in figures if it["figure"] == "barred" and it["places"] == [slot - 1]]
    return found[0] if found else None


def bars(t):
    """The same for all that are barred, by slot."""
    figures = t.match.view(0)["figures"]
    return {slot: bar(figures, slot) for slot in range(1, 7) if bar(figures, slot)}


def hands(t, viewer):
    """The sums of the hands that somebody may know: seat -> Force, Cosmos, healing."""
    out = {}
    for it in t.match.view(viewer)["figures"]:
        if it["figure"].startswith("hand-"):
            out.setdefault(it["seat"], []).append(it["n"])
    return out


def test_mu_in_slot_six_and_four_cards_with_marin_among_them():
    """R58, R25, A13: 7 less 1; Marin 1, two armoured Seiyas 1 + 1 each, a Seiya 0 + 1: six Cosmos; four Force."""
    t = table("mu@6", "marin seiya+ seiya+ seiya")
    t.play("marin seiya+ seiya+ seiya", 6)
    assert told(t, "force", 6) == (4, 6)
    assert told(t, "cosmos", 6) == (6, 6)
    assert foreseen(t, "c6", "cosmos", 6) == (6, 6)


def test_force_and_cosmos_apart_and_only_against_the_card_they_face():
    """R24, R4: Mu 2 and Leda 1 against Aghora, who costs no Cosmos; a Seiya in his Armour, 1 and 1, against Marin."""
    t = table("aghora@3 marin@4", "mu leda seiya+")
    t.play("mu leda", 3)
    t.play("seiya+", 4)
    assert told(t, "force", 3) == (3, 6)
    assert told(t, "cosmos", 3) is None
    assert told(t, "force", 4) == (1, 6)
    assert told(t, "cosmos", 4) == (1, 4)
    assert told(t, "force", 4, viewer=1) == (1, 6)  # all of it lies open


def test_the_armour_in_play_may_add_its_cosmos_to_any_of_them():
    """R23: the Aries Armour gives 2; Leda has no Cosmos cost."""
    t = table("marin@1 mu@2 leda@3", "seiya+", armour="aries")
    t.play("seiya+", 1)
    assert [told(t, "with-armour", slot) for slot in (1, 2, 3)] == [(3, 4), (2, 7), None]
    armours = [it for it in t.match.view(1)["figures"] if it["figure"] == "armour"]
    assert [(it["seat"], it["n"], it["at"]["zone"]) for it in armours] == [(0, 2, "equipped")]


def test_without_an_armour_in_play_nothing_is_said_of_one():
    """R23: one in the hand does not count."""
    keys = {it["figure"] for it in table("marin@1", "aries").match.view(0)["figures"]}
    assert not keys & {"armour", "with-armour"}


def test_an_acquisition_with_the_armour_tells_what_it_pays():
    """R23, R24: Marin costs 4: two Seiyas in their Armour bring 2, Aries 2."""
    t = table("marin@1", "seiya+ seiya+", armour="aries")
    t.play("seiya+ seiya+", 1)
    assert foreseen(t, "c1+", "with-armour", 1) == (4, 4)


def test_engaging_one_more_tells_how_the_slot_would_stand():
    """A13: Marin brings 1 and 1, and the Seiya beside her 1 Cosmos more."""
    t = table("mu@3", "seiya marin")
    t.play("seiya", 3)
    assert (told(t, "force", 3), told(t, "cosmos", 3)) == ((1, 7), (0, 7))
    move = f"{KEY_OF['marin']}>3"
    assert (foreseen(t, move, "force", 3), foreseen(t, move, "cosmos", 3)) == ((2, 7), (2, 7))


def test_engaging_a_hero_makes_his_black_double_cheaper():
    """A46: 2 less."""
    t = table("black-pegasus@2", "seiya")
    assert told(t, "force", 2) == (0, 4)
    assert foreseen(t, "seiya>2", "force", 2) == (1, 2)


def test_camus_costs_cosmos_only_against_hyoga():
    """A35: eight."""
    t = table("camus@3", "hyoga leda", heroes=["hyoga"])
    assert told(t, "cosmos", 3) is None
    assert foreseen(t, "hyoga>3", "cosmos", 3) == (0, 8)
    assert foreseen(t, "leda>3", "cosmos", 3) is None


def test_daichi_makes_a_saint_cheaper_for_each_hero_beside_him():
    """A19: Marin costs 4 Cosmos, with one Hero 3."""
    t = table("marin@4", "daichi hyoga", heroes=["hyoga"])
    t.play("daichi", 4)
    assert told(t, "cosmos", 4) == (0, 4)
    assert foreseen(t, "hyoga>4", "cosmos", 4) == (0, 3)


def test_kuraggu_bars_the_other_saints():
    """A20: neither himself, nor an Armour, nor who has no class."""
    assert bars(table("kuraggu@1 leda@2 aries@3")) == {2: ["saints"]}


def test_two_kuraggus_bar_each_other():
    """A20: each of them bars the other, who is a Saint."""
    assert bars(table("kuraggu@1 kuraggu@4")) == {1: ["saints"], 4: ["saints"]}


def test_the_sea_serpent_takes_three_and_the_dolphin_a_card_that_is_left_over():
    """A21: Mu and Leda, 3 Force, are one too few; with the last card of the hand engaged, none is left to discard."""
    t = table("serpent@1 dolphin@2", "mu leda moses leda")
    t.play("mu leda", 1)
    t.play("moses", 2)
    assert told(t, "force", 1) == (3, 3)
    assert bars(t) == {1: ["three"]}
    assert foreseen(t, "leda>1", "force", 1) == (4, 3)
    assert bar(option(t, "leda>1")["figures"], 1) is None
    assert foreseen(t, "leda>2", "force", 2) == (3, 3)
    assert bar(option(t, "leda>2")["figures"], 2) == ["hand"]


def test_saga_and_the_number_of_flames():
    """A31: 2 Force more while they are even in number, else 2 Cosmos more."""
    for flames, force, cosmos in ((12, 3, 1), (7, 1, 3)):
        t = table("marin@3", "saga", flames=flames)
        t.play("saga", 3)
        assert (told(t, "force", 3), told(t, "cosmos", 3)) == ((force, 6), (cosmos, 4))


def test_doko_doubles_what_a_shiryu_prints():
    """A45: 2 and 2, beside Doko's 3 and 2."""
    t = table("marin@3", "shiryu+ doko", heroes=["shiryu"])
    t.play("shiryu+ doko", 3)
    assert (told(t, "force", 3), told(t, "cosmos", 3)) == ((5, 6), (4, 4))


def test_what_taurus_gave_counts_where_the_card_stands():
    """A34: 2 Force more for the Leda who faces slot 3."""
    t = table("mu@3 aghora@4", "leda leda", armour="taurus")
    t.play("leda", 3)
    t.play("leda", 4)
    t.do(f"!{KEY_OF['taurus']}")
    t.do("^leda@3")
    assert (told(t, "force", 3), told(t, "force", 4)) == ((3, 7), (1, 6))


def test_with_algethi_an_armour_costs_as_much_force_as_cosmos():
    """A36, R25: five, and 1 less in slot 6."""
    t = table("aries@6", "algethi")
    t.play("algethi", 6)
    assert told(t, "force", 6) is None
    t.do("!algethi@6")
    assert (told(t, "force", 6), told(t, "cosmos", 6)) == ((0, 4), (0, 4))


def test_capella_makes_a_character_cheaper():
    """A19: 3 Force less for this turn, Cosmos as before."""
    t = table("mu@3", "capella")
    t.play("capella", 1)
    t.do("!capella@1")
    t.do("#3")
    assert (told(t, "force", 3), told(t, "cosmos", 3)) == ((0, 4), (0, 7))


def test_a_hand_is_added_up_for_its_owner_alone():
    """R5: Seiya 1/0/1, Marin 1/1/0, Aries 0/2/0; nobody else knows it, nor does who looks on."""
    t = table("", "seiya marin aries", foe={"hand": "shiryu athena"})
    assert hands(t, 0) == {0: [2, 3, 1]}
    assert hands(t, 1) == {1: [1, 1, 3]}
    assert hands(t, None) == {}


def test_libra_gives_each_character_of_the_hand_one_force_more():
    """A45: Seiya and Marin 2 each, the Armour none."""
    t = table("", "leda seiya marin aries", armour="libra")
    t.do(f"!{KEY_OF['libra']}")
    t.do("leda.h1")
    assert hands(t, 0) == {0: [4, 3, 1]}
