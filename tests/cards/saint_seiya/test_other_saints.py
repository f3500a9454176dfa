"""Saints without a constellation, Ghost, Black, Steel and Bronze Saints (60 to 85)."""

import pytest

from support.saints import CARDS, HEROES, table, worth

OTHERS = [name for name, card in CARDS.items() if 60 <= card.no <= 85]
DOUBLES = dict(
    zip(HEROES, ["black-pegasus", "black-dragon", "black-cygnus", "black-andromeda", "black-phoenix"], strict=True)
)
SIX = "moses moses sirius"  #: a Force of 6


@pytest.mark.parametrize("saint", OTHERS)
def test_a_saint_has_the_values_of_the_list(saint):
    """60 to 85: played alone."""
    assert worth("force", saint) == CARDS[saint].force
    assert worth("cosmos", saint) == CARDS[saint].cosmos


@pytest.mark.parametrize("saint", [name for name in OTHERS if name not in ("serpent", "dolphin")])
def test_a_saint_costs_what_the_list_says(saint):
    """60 to 85: R24, R47: one Force less is refused; no Flame burns; he goes to the discard pile."""
    cost = CARDS[saint].cost_force
    few, enough = {
        2: ("oko", "moses"),
        3: ("moses", "moses oko"),
        4: ("moses oko", "moses moses"),
        5: ("moses moses", "moses moses oko"),
        6: ("moses moses oko", SIX),
    }[cost]
    t = table(f"{saint}@3", f"{SIX} oko")
    t.play(f"{SIX} oko", 3)
    t.refuses("R24", "force", saint, few)
    t.force(saint, enough)
    assert saint in t.discard()
    assert t.flames == 12
    t.ready()


@pytest.mark.parametrize("saint", OTHERS)
def test_a_saint_is_won_over_only_where_the_list_has_a_cosmos_cost(saint):
    """60 to 85: R4."""
    cost = CARDS[saint].cost_cosmos
    held = "algol algol seiya+"
    t = table(f"{saint}@3", held)
    t.play(held, 3)
    if cost is None:
        t.refuses("R4", "cosmos", saint, held)
    else:
        few, enough = {2: ("seiya+", "algol"), 3: ("algol", "algol seiya+"), 4: ("algol seiya+", "algol algol")}[cost]
        t.refuses("R24", "cosmos", saint, few)
        t.cosmos(saint, enough)
        assert t.hand() == [saint]
    t.ready()


# ------------------------------------------------------------------------------------ Guilty (60)
def test_guilty_gives_every_ikki_beside_him_a_cosmos():
    """60: A46."""
    assert worth("cosmos", "guilty ikki", heroes=["ikki"]) == 2
    assert worth("cosmos", "guilty ikki+", heroes=["ikki"]) == 3
    assert worth("cosmos", "guilty guilty ikki", heroes=["ikki"]) == 4
    assert worth("cosmos", "guilty seiya") == 1


def test_guilty_shuffles_the_discard_pile_and_the_draw_pile_together():
    """60: all of it; he himself is in play."""
    t = table("", "guilty", discard="leda spica", pile="flame", destroyed="...")
    t.engage("guilty", 3)
    t.use()
    assert t.discard() == []
    assert sorted(t.pile()) == ["flame", "leda", "spica"]
    assert t.seen("pile", 0, 0) == ["?"] * 3
    t.ready()


def test_guilty_may_do_without():
    """60: R41."""
    t = table("", "guilty", discard="leda", pile="flame", destroyed="...")
    t.play("guilty", 3)
    assert (t.discard(), t.pile()) == (["leda"], ["flame"])
    t.ready()


# ------------------------------------------------------------------------------------ Docrates (61)
def test_docrates_removes_the_two_lowest_ranks_and_refills():
    """61: A9: Uncommon cards stay."""
    t = table("leda@1 marin@2 oko@3 virgo@4 mu@5 jabu@6", "docrates", reserve="spica flame ban ...")
    t.play("docrates", 2)
    t.activate("docrates")
    assert t.removed == ["leda", "jabu", "oko"]
    assert t.field == {1: "ban", 2: "marin", 3: "flame", 4: "virgo", 5: "mu", 6: "spica"}
    assert t.discard() == ["docrates"]
    t.ready()


def test_docrates_fills_gaps_even_where_nothing_is_removed():
    """61: A9: a slot that an acquisition left."""
    t = table("marin@1 shaina@2 mu@3 virgo@4 aries@5 leda@6", "seiya docrates", reserve="spica ...")
    t.fight("leda", "seiya")
    t.play("docrates", 2)
    t.activate("docrates")
    assert (t.field[6], t.removed) == ("spica", [])
    t.ready()


# ------------------------------------------------------------------------------------ Crystal Saint (62)
def test_the_crystal_saint_gives_every_hyoga_beside_him_a_cosmos():
    """62: A46."""
    assert worth("cosmos", "crystal hyoga", heroes=["hyoga"]) == 2
    assert worth("cosmos", "crystal hyoga+", heroes=["hyoga"]) == 3
    assert worth("cosmos", "crystal seiya") == 1


def test_the_crystal_saint_draws_one_and_discards_one():
    """62: the drawn card or another; even the only one."""
    t = table("", "crystal leda", pile="spica ...")
    t.engage("crystal", 3)
    t.use()
    assert t.offered() == {"leda", "spica"}
    t.pick("spica")
    assert (t.hand(), t.discard()) == (["leda"], ["spica"])
    t.ready()
    t = table("", "crystal", pile="spica ...")
    t.engage("crystal", 3)
    t.use()
    t.choose("spica")
    assert (t.hand(), t.discard()) == ([], ["spica"])
    t.ready()


def test_the_crystal_saint_may_do_without():
    """62: R41."""
    t = table("", "crystal leda", pile="spica ...")
    t.engage("crystal", 3)
    t.decline()
    assert t.hand() == ["leda"]
    t.ready()


def test_the_crystal_saint_discards_although_nothing_could_be_drawn():
    """62: R38: pile and discard pile are empty; the draw fails, the discard does not."""
    t = table("", "crystal leda", pile="", discard="", destroyed="...")
    t.engage("crystal", 3)
    if not t.is_ready:
        t.use()
        t.choose("leda")
        assert t.discard() == ["leda"]
    t.ready()


# ------------------------------------------------------------------------------------ Geist (63)
def test_geist_acquires_a_ghost_saint_for_nothing():
    """63: A11, A21: to the discard pile; neither three Characters nor a discarded card are needed."""
    t = table("serpent@2 dolphin@4 leda@5", "geist")
    t.play("geist", 3)
    t.activate("geist")
    assert t.offered() == {"#2", "#4"}
    t.pick("#2")
    assert t.discard() == ["geist", "serpent"]
    assert 2 not in t.field
    t.ready()


def test_geist_needs_a_ghost_saint_on_the_field():
    """63: A47."""
    t = table("leda@1", "geist")
    t.play("geist", 3)
    t.refuses("A47", "activate", "geist")
    t.ready()


def test_geist_may_take_kuraggu_and_nobody_else_beside_him():
    """63: A20: the ban covers his free take; a lone Kuraggu does not ban himself, two of them do."""
    t = table("serpent@2 kuraggu@4", "geist")
    t.play("geist", 3)
    t.activate("geist")
    if not t.is_ready:
        assert t.offered() == {"#4"}
        t.pick("#4")
    assert t.discard() == ["geist", "kuraggu"]
    t.ready()
    t = table("serpent@2 kuraggu@4 kuraggu@5", "geist")
    t.play("geist", 3)
    t.refuses("A20", "activate", "geist")
    t.ready()


def test_when_geist_arrives_each_player_destroys_a_character_of_the_hand():
    """63: A26, A27: their choice; Armours do not count; the active player has drawn already (R36)."""
    t = table("", "leda aries", pile="", destroyed="...", reserve="geist ...", foe={"hand": "mu virgo ban"})
    before = len(t.destroyed())
    t.end()
    while not t.is_ready:
        seat = t.asked
        assert not {"aries", "virgo"} & t.offered(seat)
        t.pick({0: "leda", 1: "ban"}[seat], seat=seat)
    assert t.hand(0) == ["aries"]
    assert len(t.destroyed()) == before + 1
    assert (t.hand(1), t.destroyed(1)) == (["virgo", "mu"], ["ban"])
    t.ready(1)


# ------------------------------------------------------------------------------------ Sea Serpent (64)
def test_the_sea_serpent_needs_three_characters():
    """64: A21: two strong ones are too few; one who adds nothing counts; an Armour does not."""
    t = table("serpent@3", "moses moses asterion")
    t.play("moses moses", 3)
    t.refuses("A21", "force", "serpent", "moses moses")
    t.play("asterion", 3)
    t.refuses("A21", "force", "serpent", "moses moses")
    t.force("serpent", "moses moses asterion")
    assert "serpent" in t.discard()
    t.ready()


def test_three_characters_need_the_force_too():
    """64: R24: Capella has none, so 2 of 3."""
    t = table("serpent@3", "seiya seiya capella")
    t.play("seiya seiya capella", 3)
    t.refuses("R24", "force", "serpent", "seiya seiya capella")
    t = table("serpent@3", "seiya seiya seiya")
    t.fight("serpent", "seiya seiya seiya")
    t.ready()


# ------------------------------------------------------------------------------------ Dolphin (65)
def test_the_dolphin_costs_a_card_of_the_hand():
    """65: A21: once; of one's choice."""
    t = table("dolphin@3", "moses seiya leda virgo")
    t.fight("dolphin", "moses seiya", "virgo")
    assert t.hand() == ["leda"]
    assert t.discard() == ["seiya", "virgo", "moses", "dolphin"]
    t.ready()


def test_the_dolphin_is_out_of_reach_with_an_empty_hand():
    """65: A21."""
    t = table("dolphin@3", "moses seiya")
    t.play("moses seiya", 3)
    t.refuses("A21", "force", "dolphin", "moses seiya")
    t.ready()


def test_shura_brings_the_dolphin_without_a_discard():
    """65: A21: a free acquisition; likewise the Sea Serpent."""
    t = table("virgo@2 shura@3 dolphin@4", "moses moses sirius sirius oko leda")
    t.fight("shura", "moses moses sirius sirius oko")
    t.choose("#4")
    assert t.hand() == ["leda"]
    assert "dolphin" in t.discard()
    t.ready()


# ------------------------------------------------------------------------------------ Kuraggu (66)
@pytest.mark.parametrize("target", ["mu", "marin", "leda", "serpent", "jango", "sho", "jabu"])
def test_kuraggu_guards_every_other_saint(target):
    """66: A20: by Force; Characters may be engaged against them all the same."""
    t = table(f"{target}@3 kuraggu@1", f"{SIX} seiya")
    t.play(f"{SIX} seiya", 3)
    t.refuses("A20", "force", target, f"{SIX} seiya")
    t.ready()


def test_kuraggu_guards_against_cosmos_too():
    """66: A20."""
    t = table("marin@3 kuraggu@1", "algol algol")
    t.play("algol algol", 3)
    t.refuses("A20", "cosmos", "marin", "algol algol")
    t.ready()


@pytest.mark.parametrize(("target", "way", "cards"), [("virgo", "rally", "algol algol seiya+"),
                                                      ("athena", "rally", "algol algol"),
                                                      ("oko", "fight", "moses seiya"),
                                                      ("kuraggu", "fight", "moses seiya")])  # fmt: skip
def test_kuraggu_guards_nobody_else(target, way, cards):
    """66: A20: Armours, Athena, the classless and himself."""
    field = "kuraggu@1" if target == "kuraggu" else f"{target}@3 kuraggu@1"
    t = table(field + (" phaeton@2 jaki@4 cassios@5 phaeton@6" if target == "oko" else ""), cards)
    getattr(t, way)(target, cards)
    assert target in t.hand() + t.discard()
    t.ready()


def test_two_kuraggus_guard_each_other_until_one_is_gone():
    """66: A20: nobody takes either; when one slides out, the other can be taken."""
    t = table("kuraggu@3 kuraggu@6", "moses seiya", foe={"hand": "moses shiryu"})
    t.play("moses seiya", 3)
    t.refuses("A20", "force", 3, "moses seiya")
    t.end()
    t.fight("kuraggu", "moses shiryu")
    assert "kuraggu" in t.discard(1)
    t.ready(1)


def test_kuraggu_stops_the_theft_of_jango():
    """66, 71: A20, R45: a Black Saint in a discard pile is a Saint as well; without one he has no object (A47)."""
    t = table("kuraggu@1", "jango", foe={"discard": "black-dragon"})
    t.play("jango", 3)
    t.refuses("A20", "activate", "jango")
    t = table("kuraggu@1", "jango", foe={"discard": "jango"})
    t.play("jango", 3)
    t.refuses("A47", "activate", "jango")
    t.ready()


# ------------------------------------------------------------------------------------ Flame Saint (67)
def test_the_flame_saint_brings_a_destroyed_hero_back_on_top_of_the_draw_pile():
    """67: A18: a Very Common one, of the player that is chosen."""
    t = table("", "flame", destroyed="seiya seiya+ leda", pile="spica ...", foe={"destroyed": "shiryu+"})
    t.engage("flame", 3)
    t.use(0)
    t.choose("seiya")
    assert t.pile()[:2] == ["seiya", "spica"]
    assert t.destroyed() == ["seiya+", "leda"]
    t.ready()


def test_the_flame_saint_may_choose_an_opponent():
    """67: who gets the Hero onto their own pile."""
    t = table("", "flame", foe={"destroyed": "shiryu", "pile": "mu ..."})
    t.engage("flame", 3)
    t.use(1)
    assert t.pile(1)[:2] == ["shiryu", "mu"]
    assert t.destroyed(1) == []
    t.ready()


def test_the_flame_saint_needs_a_destroyed_very_common_hero():
    """67: A47: nobody has one."""
    t = table("", "flame", destroyed="seiya+ leda")
    t.engage("flame", 3)
    t.ready()


# ------------------------------------------------------------------------------------ Spartan (68)
def test_when_spartan_arrives_each_may_wound_a_character_to_draw():
    """68: R43, A27: it says may; Armours do not count."""
    t = table("", "leda aries", pile="", destroyed="...", reserve="spartan ...",
              foe={"hand": "mu virgo", "pile": "ban ..."})  # fmt: skip
    t.end()
    while not t.is_ready:
        seat = t.asked
        assert not {"aries", "virgo"} & t.offered(seat)
        if seat == 0:
            t.do("done", 0)
        else:
            t.pick("mu", seat=1)
    assert (t.hand(0), t.wounded(0)) == (["aries", "leda"], [])
    assert (t.hand(1), t.wounded(1)) == (["virgo", "ban"], ["mu"])
    t.ready(1)


# ------------------------------------------------------------------------------------ Léda (69), Spica (70)
def test_leda_and_spica_have_a_force_more_beside_each_other():
    """69, 70: A13, A45: both get it; once, however many of the other there are."""
    assert worth("force", "leda spica") == 4
    assert worth("force", "leda spica spica") == 6
    assert worth("force", "leda leda") == 2
    assert worth("cosmos", "leda spica") == 0


def test_leda_and_spica_against_different_cards_have_nothing_of_each_other():
    """69, 70: A13; and the other need not be used."""
    t = table("ushio@3", "leda spica")
    t.play("leda", 3)
    t.play("spica", 2)
    t.refuses("R24", "force", "ushio", "leda")
    t = table("ushio@3", "leda spica")
    t.play("leda spica", 3)
    t.force("ushio", "leda")
    assert t.engaged() == [("spica", 0)]
    t.ready()


# ------------------------------------------------------------------------------------ Jango (71)
def test_jango_steals_a_black_saint_from_a_discard_pile():
    """71: A25: no Jango; into one's own discard pile."""
    t = table("", "jango", foe={"discard": "jango black-dragon leda"}, others=[{"discard": "black-cygnus"}])
    t.play("jango", 3)
    t.activate("jango")
    assert t.offered() == {"black-dragon", "black-cygnus"}
    t.pick("black-dragon")
    assert t.discard(0) == ["jango", "black-dragon"]
    assert t.discard(1) == ["leda", "jango"]
    t.ready()


def test_jango_needs_a_black_saint_in_an_opponents_discard_pile():
    """71: A47: not one's own, not a Jango."""
    t = table("", "jango", discard="black-dragon", foe={"discard": "jango"})
    t.play("jango", 3)
    t.refuses("A47", "activate", "jango")
    t.ready()


# ------------------------------------------------------------------------------------ Black doubles (72–76)
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("version", ["", "+"])
def test_a_black_double_costs_two_less_when_its_hero_faces_it(hero, version):
    """72 to 76: A46: 4 becomes 2 for either version, used or not."""
    double = DOUBLES[hero]
    t = table(f"{double}@3", f"{hero}{version} moses", heroes=[hero])
    t.play("moses", 3)
    t.refuses("R24", "force", double, "moses")
    t.play(f"{hero}{version}", 3)
    t.force(double, "moses")
    assert double in t.discard()
    assert t.engaged() == [(f"{hero}{version}", 0)]
    t.ready()


@pytest.mark.parametrize("hero", HEROES)
def test_a_black_double_in_slot_6_costs_its_hero_1(hero):
    """72 to 76: A46, A19: 4 - 2 - 1; a second Hero makes it no cheaper (A45)."""
    double = DOUBLES[hero]
    t = table(f"{double}@6", f"{hero}", heroes=[hero])
    t.fight(double, hero)
    assert double in t.discard()
    t.ready()
    t = table(f"{double}@3", f"{hero} {hero}+", heroes=[hero])
    t.play(f"{hero} {hero}+", 3)
    t.refuses("R24", "force", double, hero)


@pytest.mark.parametrize("hero", HEROES)
def test_a_black_double_is_no_cheaper_for_another_hero(hero):
    """72 to 76: nor for its own Hero facing another card."""
    other = HEROES[HEROES.index(hero) - 1]
    t = table(f"{DOUBLES[hero]}@3", f"{other} {other} {other}", heroes=[other])
    t.play(f"{other} {other} {other}", 3)
    t.refuses("R24", "force", 3, f"{other} {other} {other}")
    t = table(f"{DOUBLES[hero]}@3", f"{hero} moses", heroes=[hero])
    t.play(hero, 2)
    t.play("moses", 3)
    t.refuses("R24", "force", 3, "moses")


# ------------------------------------------------------------------------------------ Sho (77)
def test_sho_keeps_saints_beside_him_from_being_wounded():
    """77: A23: not Heroes without armour, not the classless, not himself."""
    t = table("aghora@3", "moses sirius sho seiya leda")
    t.fight("aghora", "moses sirius sho seiya")
    assert t.wounded() == ["seiya", "sho"]
    assert t.discard() == ["moses", "sirius", "aghora"]
    t.ready()


def test_two_shos_protect_each_other():
    """77: A23."""
    t = table("aghora@3", "moses sirius sho sho")
    t.fight("aghora", "moses sirius sho sho")
    assert t.wounded() == []
    assert t.discard() == ["moses", "sirius", "aghora", "sho", "sho"]
    t.ready()


def test_sho_protects_without_being_used_but_not_from_elsewhere():
    """77: A13, A23."""
    t = table("aghora@3", "moses sirius dio sho")
    t.play("moses sirius dio sho", 3)
    t.force("aghora", "moses sirius dio")
    assert t.wounded() == []
    t.ready()
    t = table("aghora@3", "moses sirius dio sho")
    t.play("moses sirius dio", 3)
    t.play("sho", 2)
    t.force("aghora", "moses sirius dio")
    assert t.wounded() == ["moses", "sirius", "dio"]
    t.ready()


# ------------------------------------------------------------------------------------ Ushio (78)
def test_ushio_has_a_force_more_for_each_common_hero_beside_him():
    """78: A18: Bronze Saints, not civilians; 1 + 1 and 1."""
    assert worth("force", "ushio seiya+") == 3
    assert worth("force", "ushio seiya+ seiya+") == 5
    assert worth("force", "ushio seiya") == 2
    assert worth("force", "ushio jabu") == 2
    assert worth("force", "ushio ushio seiya+") == 5


def test_ushio_counts_only_those_who_face_the_same_card():
    """78: A13."""
    t = table("leda@3", "ushio seiya+")
    t.play("seiya+", 2)
    t.play("ushio", 3)
    t.refuses("R24", "force", "leda", "ushio")


# ------------------------------------------------------------------------------------ Daichi (79)
def test_daichi_makes_a_saint_cheaper_in_cosmos_for_each_hero_beside_him():
    """79: either version; Marin 4 - 2 = 2 with two Heroes."""
    t = table("shaina@3", "daichi seiya seiya+ jabu")
    t.play("daichi seiya seiya+ jabu", 3)
    t.cosmos("shaina", "seiya+ jabu")
    assert t.hand() == ["shaina"]
    t.ready()
    t = table("shaina@3", "daichi seiya+ jabu")
    t.play("daichi seiya+ jabu", 3)
    t.refuses("R24", "cosmos", "shaina", "seiya+ jabu")


def test_two_daichis_make_it_cheaper_twice_but_never_free():
    """79: A45, A19: 4 - 2 × 2 is 1 at least."""
    t = table("shaina@3", "daichi daichi seiya seiya+")
    t.play("daichi daichi seiya seiya+", 3)
    t.cosmos("shaina", "seiya+")
    assert t.hand() == ["shaina"]
    t.ready()
    t = table("shaina@3", "daichi daichi seiya seiya seiya seiya")
    t.play("daichi daichi seiya seiya seiya seiya", 3)
    t.refuses("R24", "cosmos", "shaina", "daichi daichi seiya seiya seiya seiya")


def test_daichi_does_not_help_against_who_is_no_saint_or_in_force():
    """79: Athena and Armours stay as they are; Force costs too; no Cosmos cost is made (A19)."""
    for target in ("athena", "virgo"):
        t = table(f"{target}@3", "daichi seiya+ algol")
        t.play("daichi seiya+ algol", 3)
        t.refuses("R24", "cosmos", target, "seiya+ algol")
    t = table("leda@3", "daichi seiya+")
    t.play("daichi seiya+", 3)
    t.refuses("R24", "force", "leda", "seiya+")
    t.refuses("R4", "cosmos", "leda", "seiya+")


def test_daichi_makes_camus_cheaper_for_hyoga():
    """79: A35: 8 - 2."""
    t = table("camus@3", "daichi hyoga+ hyoga+ shiva milo", heroes=["hyoga"])
    t.play("daichi hyoga+ hyoga+ shiva milo", 3)
    t.refuses("R24", "cosmos", "camus", "hyoga+ hyoga+ shiva")  # 5
    t.cosmos("camus", "hyoga+ shiva milo")  # 6
    assert t.wounded() == ["camus"]
    t.ready()


# ------------------------------------------------------------------------------------ Bronze Saints (80–85)
def test_jabu_makes_each_opponent_discard_a_hero():
    """80: A26: of either version; who has none discards nothing."""
    t = table("", "jabu seiya", foe={"hand": "shiryu shiryu+ leda"}, others=[{"hand": "mu"}])
    t.play("jabu", 3)
    t.activate("jabu")
    while not t.is_ready:
        seat = t.asked
        t.pick("shiryu+" if seat == 1 else "none", seat=seat)
    assert (t.hand(1), t.discard(1)) == (["shiryu", "leda"], ["shiryu+"])
    assert (t.hand(2), t.discard(2)) == (["mu"], [])
    assert (t.hand(0), t.discard(0)) == (["seiya"], ["jabu"])
    t.ready()


def test_ichi_wounds_the_common_heroes_in_the_opponents_discard_piles():
    """81: A18: all Bronze Saints; no civilians, nobody of one's own."""
    t = table("", "ichi", discard="seiya+", foe={"discard": "shiryu+ shiryu+ shiryu jabu"})
    t.play("ichi", 3)
    t.activate("ichi")
    assert t.wounded(1) == ["shiryu+", "shiryu+"]
    assert t.discard(1) == ["shiryu", "jabu"]
    assert (t.wounded(0), t.discard(0)) == ([], ["seiya+", "ichi"])
    t.ready()


def test_nachi_strips_the_opponents_of_their_armours():
    """82: A42: in play, not in hand; one's own stays."""
    t = table("", "nachi", armour="virgo", foe={"armour": "dragon", "hand": "aries"}, others=[{}])
    t.play("nachi", 3)
    t.activate("nachi")
    assert (t.armour(0), t.armour(1)) == ("virgo", None)
    assert (t.discard(1), t.hand(1)) == (["dragon"], ["aries"])
    assert t.discard(0) == ["nachi"]
    t.ready()


def test_ban_makes_each_opponent_wound_a_saint_of_the_hand():
    """83: R6: no civilian Hero, nobody classless; he is wounded himself."""
    t = table("", "ban leda", foe={"hand": "shiryu shiryu+ oko mu"}, others=[{"hand": "oko"}])
    t.play("ban", 3)
    t.activate("ban")
    while not t.is_ready:
        seat = t.asked
        if seat == 1:
            assert t.offered(1) == {"shiryu+", "mu"}
        t.pick("mu" if seat == 1 else "none", seat=seat)
    assert (t.wounded(1), t.hand(1)) == (["mu"], ["shiryu", "shiryu+", "oko"])
    assert (t.wounded(2), t.hand(2)) == ([], ["oko"])
    assert (t.wounded(0), t.hand(0)) == (["ban"], ["leda"])
    t.ready()


def test_ban_beside_sho_cannot_wound_himself():
    """83: A23."""
    t = table("", "ban sho", foe={"hand": "mu"})
    t.play("ban sho", 3)
    t.refuses("A23", "activate", "ban")
    t.ready()


@pytest.mark.parametrize("seat", [0, 1])
def test_geki_swaps_a_common_hero_for_a_destroyed_one(seat):
    """84: of one player, oneself included: the Bronze Saint is destroyed, the civilian comes back."""
    t = table("", "geki", discard="seiya+", destroyed="seiya", foe={"discard": "shiryu+", "destroyed": "shiryu"})
    t.play("geki", 3)
    t.activate("geki")
    t.pick(seat)
    hero = ["seiya", "shiryu"][seat]
    assert t.destroyed(seat) == [f"{hero}+"]
    assert hero in t.discard(seat)
    assert f"{hero}+" not in t.discard(seat)
    assert "geki" in t.discard(0)
    t.ready()


@pytest.mark.parametrize("theirs", [{"discard": "shiryu+"}, {"destroyed": "shiryu"},
                                    {"discard": "shiryu", "destroyed": "shiryu"}])  # fmt: skip
def test_geki_needs_both_cards_with_one_player(theirs):
    """84: A47."""
    t = table("", "geki", foe=theirs)
    t.play("geki", 3)
    t.refuses("A47", "activate", "geki")
    t.ready()


def test_june_heals_one_when_she_is_played():
    """85: one's own; she can still be used."""
    t = table("leda@6", "june", wounded="spica mu", foe={"wounded": "ban"})
    t.engage("june", 6)
    assert t.offered() - {"done", "yes"} <= {"spica", "mu"}
    t.use("mu")
    assert (t.wounded(), t.discard()) == (["spica"], ["mu"])
    t.force("leda", "june")
    t.ready()


def test_june_on_the_field_forbids_all_healing():
    """85: A22: healing values, another June, Athena's Arrival; while she lies there."""
    t = table("june@3", "june seiya", wounded="spica")
    t.engage("june", 2)
    t.ready()
    t.play("seiya", 2)
    t.refuses("A22", "heal", "seiya", "spica")
    t = table("june@3", "", wounded="spica", reserve="athena ...", pile="", discard="", destroyed="...")
    t.end()
    assert t.wounded() == ["spica"]
    t.ready(1)
    t = table("june@6", "seiya seiya seiya", wounded="spica")
    t.fight("june", "seiya seiya")
    t.play("seiya", 2)
    t.heal("seiya", "spica")
    assert t.wounded() == []
    t.ready()
