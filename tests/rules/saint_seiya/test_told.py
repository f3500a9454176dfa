"""What the table tells: every line names who, what and the rule; what cannot be done now is shown with its rule."""

import pytest

from support.saints import KEY_OF, table


# ------------------------------------------------------------------------------------ why not
def test_the_armour_in_play_says_why_it_cannot_be_activated():
    """A47: nobody is wounded, so Scorpio has no object."""
    t = table("", "", armour="scorpio")
    assert t.denied() == {f"!{KEY_OF['scorpio']}": "A47"}


def test_an_armour_that_does_not_help_enough_says_so():
    """R24: with Virgo 2 of 6 Cosmos, without her none."""
    t = table("aiolia@3", "leda", armour="virgo")
    t.play("leda", 3)
    assert t.denied() == {"f3": "R24", "c3": "R24", "c3+": "R24"}


def test_a_healer_says_why_nobody_can_be_healed():
    """A22: June; without anybody wounded a healer is not spoken of."""
    t = table("june@3", "seiya", wounded="leda")
    t.play("seiya", 3)
    assert t.denied()["*seiya@3"] == "A22"
    t = table("june@3", "seiya")
    t.play("seiya", 3)
    assert "*seiya@3" not in t.denied()


def test_what_can_be_done_is_not_denied():
    """R18: no move is offered and denied at once."""
    t = table("sho@3 june@4", "seiya+ seiya", armour="virgo", wounded="leda")
    t.play("seiya+ seiya", 3)
    assert not set(t.denied()) & set(t.match.moves(0))


def test_shun_asks_for_yes_or_done():
    """A15: another answer is refused with his rule."""
    t = table("sho@3 leda@4", "shun+ shun+ leda", heroes=["shun"])
    t.play("shun+ shun+", 3)
    t.do("c3")
    assert t.prompt == "saint-seiya-ask-shun"
    t.refuses("A15", "do", "#4")


# ------------------------------------------------------------------------------------ acquisitions
def test_an_acquisition_tells_what_was_paid_and_what_it_cost():
    """R24, R25: Leda in slot 6 costs 1; Moses and Seiya have 2 and 1."""
    t = table("leda@6", "moses seiya")
    t.play("moses seiya", 6)
    t.force("leda", "moses")
    assert t.told("R24") == ["Player 1 defeats Leda by Force: 2 for a cost of 1."]
    assert t.told("A12") == ["Player 1 holds Seiya (civilian) back."]
    assert t.told("A12", "fr") == ["Joueur 1 retient Seiya de Pégase."]


def test_cosmos_and_the_armour_are_told_together():
    """R23, R24: Marin gives Seiya 1 more, and needs not be used herself (A13): 1 + 1 and the Armour's 2."""
    t = table("jabu@3", "seiya+ marin", armour="virgo")
    t.play("seiya+ marin", 3)
    t.cosmos("jabu", "seiya+ virgo")
    assert t.told("R24", "fr") == [
        "Joueur 1 rallie Jabu de la Licorne par le Cosmos\N{NO-BREAK SPACE}: 4 pour un coût de 3."
    ]
    assert len(t.told("A12")) == 1


def test_what_is_taken_free_of_cost_has_no_price():
    """A11: Geist takes the Dolphin."""
    t = table("dolphin@3", "geist")
    t.play("geist", 2)
    t.activate("geist")
    assert t.told("A11") == ["Player 1 acquires Dolphin without paying."]
    assert t.told("R24") == []


def test_the_armour_that_is_replaced_is_discarded():
    """R22: and it is told."""
    t = table("", "virgo", armour="pegasus")
    t.equip("virgo")
    assert t.told("R22")[0] == "Player 1 replaces Pegasus Armour, which is discarded."


# ------------------------------------------------------------------------------------ drawing and shuffling
def test_a_draw_that_ends_short_is_told():
    """R38: one card, then nothing is left."""
    t = table("", "", armour="virgo", pile="leda", destroyed="...")
    t.activate("virgo")
    assert t.told("R37") == ["Player 1 draws a card."]
    assert t.told("R38") == ["Player 1 has no card left to draw."]
    t = table("", "", armour="virgo", pile="leda spica", destroyed="...")
    t.activate("virgo")
    assert t.told("R38") == []


def test_maintenance_draws_by_its_own_rule_and_a_new_pile_names_its_owner():
    """R31, R37: 2 of the pile, then 3 of the 5 that were discarded."""
    t = table("", "", pile="leda leda", discard="ban ban spica spica flame", destroyed="...")
    t.end()
    assert t.told("R31") == ["Player 1 draws 2 cards.", "Player 1 draws 3 cards."]
    assert t.told("R37") == ["Player 1 shuffles their discard pile into a new draw pile: 5 cards."]


def test_guilty_tells_what_is_shuffled_into_what():
    """R41: the discard pile and the draw pile of his player."""
    t = table("", "guilty", pile="ban", discard="leda", destroyed="...")
    t.engage("guilty", 3)
    t.use()
    assert t.told("R41") == ["Player 1 shuffles their discard pile together with their draw pile: 2 cards."]


# ------------------------------------------------------------------------------------ effects
def test_the_thief_and_the_victim_are_named():
    """A25, R45: Jango."""
    t = table("", "jango", foe={"discard": "black-dragon"})
    t.play("jango", 3)
    t.activate("jango")
    assert t.told("A25") == ["Player 1 moves Black Dragon from Player 2’s discard pile to their own."]


@pytest.mark.parametrize(("card", "under"), [("jaki", "leda"), ("geki", "seiya")])
def test_what_comes_back_from_the_destroyed_cards_is_told_so(card, under):
    """R44: Jaki and Geki."""
    t = table("", card, destroyed=under, discard="seiya+", foe={})
    t.play(card, 3)
    t.activate(card)
    t.choose(under if card == "jaki" else 0)
    assert any("from the destroyed cards to Player 1’s discard pile" in line for line in t.told("R44"))


@pytest.mark.parametrize(("card", "less"), [("capella", "3 Force less"), ("cassios", "2 Force and 2 Cosmos less")])
def test_a_reduction_says_of_what(card, less):
    """A19: Capella lowers Force only, Cassios both."""
    t = table("marin@3", card)
    t.play(card, 3)
    t.activate(card)
    t.choose("#3")
    assert t.told("A19") == [f"Marin, Eagle costs {less} this turn."]


def test_only_the_active_player_looks_at_the_hand_that_asterion_opens():
    """A26: both are named, to everybody; the cards are not."""
    t = table("", "asterion", foe={"hand": "leda virgo"}, others=[{}])
    t.play("asterion", 3)
    t.activate("asterion")
    for viewer in (0, 1, 2, None):
        assert t.told("A26", "en", viewer) == ["Player 1 looks at Player 2’s hand."]


def test_who_heals_is_discarded_by_the_rule_of_healing():
    """R29, R42: an activation has a price, a healing has none."""
    t = table("", "seiya misty", wounded="leda ban", pile="...")
    t.play("seiya misty", 3)
    t.heal("seiya", "leda")
    assert "Seiya (civilian) goes to Player 1’s discard pile." in t.told("R29")
    assert t.told("R42") == []
    t.activate("misty")
    t.choose("ban")
    assert "Misty, Lizard goes to Player 1’s discard pile." in t.told("R42")


def test_nothing_gained_is_told():
    """A17, A18: two Bronze Saints, and nobody left aside."""
    t = table("", "seiya+ seiya+", armour="pegasus")
    t.activate("pegasus")
    t.choose("seiya+")
    assert t.told("A17") == ["There is no higher rank: Player 1 gains nothing for these Bronze Saints."]
    t = table("", "seiya seiya", armour="pegasus", aside="", discard="seiya+ seiya+ seiya+ seiya+ seiya+")
    t.activate("pegasus")
    t.choose("seiya")
    assert t.told("A18") == ["Player 1 has no Heroes left aside and gains none."]


def test_flames_of_arrivals_have_their_own_rule():
    """R47, R48: Ptolemy and Aiolos when they arrive, Mu when he slides out."""
    t = table("mu@1", "", reserve="ptolemy aiolos ...")
    t.end()
    t.end()
    assert [len(t.told(rule)) for rule in ("R47", "R48")] == [0, 2]
    t = table("mu@6")
    t.end()
    assert [len(t.told(rule)) for rule in ("R47", "R48")] == [1, 0]


def test_what_goes_back_into_the_reserve_has_the_rule_that_sends_it():
    """A6, A44, R42: the Pope with Mu, Sagittarius, an Athena; the shuffle is told once."""
    t = table("", "", reserve="pope ...", removed="mu")
    t.end()
    lines = t.told("A6")
    assert lines[:2] == ["Mu of Aries goes back into the Reserve.", "Pope goes back into the Reserve."]
    assert len(lines) == 3
    assert "is shuffled" in lines[2]
    t = table("mu@3", "sagittarius seiya")
    t.equip("sagittarius")
    t.use("seiya", "#3")
    assert len(t.told("A44")) == 2
    t = table("", "ptolemy", foe={"hand": "athena"})
    t.play("ptolemy", 3)
    t.activate("ptolemy")
    t.pick("athena")
    assert "Athena goes back into the Reserve." in t.told("R42")


def test_a_card_revealed_in_the_main_phase_arrives_by_its_own_rule():
    """A9, R34: Docrates refills, Gigas replaces; the maintenance refills too."""
    t = table("leda@3 mu@1 saga@2 milo@4 doko@5 shaka@6", "docrates gigas", reserve="ban ichi nachi ...")
    t.play("docrates gigas", 1)
    t.activate("docrates")
    assert t.told("A9") == ["Ban, Lionet arrives in slot 3."]
    t.activate("gigas")
    t.pick("#6")
    assert t.told("A9")[1:] == ["Ichi, Hydra arrives in slot 6."]
    t.end()
    assert t.told("R34") == ["Nachi, Wolf arrives in slot 1."]


def test_dante_receives_the_first_card_of_the_reserve():
    """A38: said of any card, whatever its gender."""
    t = table("dante@3", "moses moses sirius", reserve="shura ...")
    t.fight("dante", "moses moses sirius")
    assert t.told("A38", "fr") == [
        "Joueur 1 reçoit la première carte de la Réserve\N{NO-BREAK SPACE}: Shura du Capricorne."
    ]


# ------------------------------------------------------------------------------------ who asks
def test_a_question_names_the_card_that_asks():
    """R41, R39: to everybody, in the view and in the question."""
    t = table("", "guilty", reserve="spartan ...", foe={"hand": "leda"})
    assert t.match.view(None)["about"] is None  # R18: no card asks for the main phase
    t.engage("guilty", 3)
    for viewer in (0, 1, None):
        assert t.match.view(viewer)["about"] == KEY_OF["guilty"]
    assert t.match.ask(0)["about"] == KEY_OF["guilty"]
    t.decline()
    t.end()
    assert t.asked == 0
    assert t.match.ask(0)["about"] == KEY_OF["spartan"]
    t.pick()
    assert t.match.ask(1)["about"] == KEY_OF["spartan"]


def test_a_question_never_names_a_card_that_lies_hidden():
    """A44, A29: Sagittarius, shuffled into a draw pile, while Geist asks whom to destroy; Geist is named."""
    t = table("moses@3 mu@6", "sagittarius seiya leda", reserve="shaina athena geist ...", pile="", destroyed="...")
    t.equip("sagittarius")
    t.use("seiya", "#3")
    assert t.match.position()["stack"][1][3][0] in ("pile@0", "hand@0")  # the Armour's own frame waits below
    assert t.match.view(1)["about"] == KEY_OF["geist"]
