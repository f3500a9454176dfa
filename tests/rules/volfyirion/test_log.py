"""What everybody is told of what happens, with the rule by which it does, in the duel and in the other modes."""

import pytest

import ludotheque as ldt
from support.cities import GAME, duel, end, play
from support.dragons import coop, solo, teams


def told(match: ldt.Match, *moves: str, seat: int = 0) -> list[tuple[str, str]]:
    """What these moves make the table say: rule and sentence; in French there is one for each, too."""
    since = len(match.events())
    play(match, *moves, seat=seat)
    return said(match, since)


def ended(match: ldt.Match) -> list[tuple[str, str]]:
    """What is said when all who play end the turn."""
    since = len(match.events())
    for seat in list(match.waiting_for):
        match.play(seat, "end")
    return said(match, since)


def said(match: ldt.Match, since: int) -> list[tuple[str, str]]:
    assert all(line["text"].strip() for line in match.log(None, "fr", since))
    return [(line["rule"].removeprefix("volfyirion "), line["text"]) for line in match.log(None, "en", since)]


def rules_of(lines: list[tuple[str, str]], words: str) -> list[str]:
    """The rules of the lines that hold these words."""
    return [rule for rule, text in lines if words in text]


DUEL = {"names": ["Ana", "Bo"]}


# ------------------------------------------------------------------------------------ the Row and the Lair
def test_a_card_of_the_row_is_laid_by_the_rule_that_lays_it():
    """R6, R46, R39, R23: set-up, the end of a turn, a card replaced, the first turn's refresh."""
    match = GAME.start(seed=1, options={"first": 0}, names=["Ana", "Bo"])
    assert rules_of(said(match, 0), "comes into the Asset Row") == ["R6"] * 5
    play(match, "done")
    assert rules_of(told(match, "refresh 1"), "comes into") == ["R23"]
    assert rules_of(told(duel(points=(0, 0, 2)), "replace 1"), "comes into") == ["R39"]
    assert rules_of(ended(play(duel(points=(2, 0, 0), row="stab barter - - -"), "buy 1")), "comes into") == ["R46"] * 4


def test_alone_and_with_a_partner_the_row_is_refilled_at_the_end_of_the_turn():
    """R46: as in a duel."""
    for match in (solo(row="stab barter - - -"), coop(row="stab barter - - -")):
        assert rules_of(ended(match), "comes into the Asset Row") == ["R46"] * 3


def test_teams_refill_at_once():
    """T6: the Row and the Lair, and it is told of which team."""
    lines = told(teams(command=(1, 0), tops=("mint guard", "")), "buy 3")
    assert ("T6", "Mint comes into the Asset Row of team 1.") in lines
    assert rules_of(told(teams(battle=2), "wonder 1"), "is laid on the Lair of team 1") == ["T6"]


def test_a_talisman_that_is_replaced_goes_back_into_the_deck():
    """R63: not under it, for the deck is shuffled."""
    table = {"modules": ["talismans"], "points": (0, 0, 2), "row": "talisman stab barter novice guard"}
    lines = told(duel(**table), "replace 1")
    assert ("R63", "Broken Talisman goes back into the Asset Deck.") in lines
    assert rules_of(lines, "goes under") == []


# ------------------------------------------------------------------------------------ Cities
def test_what_is_lost_with_a_city_is_lost_by_the_rule_that_destroys_it():
    """R31, R46, S7, A35, A36: an Attack, the wrath, alone, with a partner, in teams."""
    lost = "is lost with its City"
    assert rules_of(told(duel(points=(0, 8, 0), foe_buildings="mint@1"), "attack 1"), lost) == ["R31"]
    assert rules_of(ended(duel(buildings="mint@2", dragon="mine 2")), lost) == ["R46"]
    assert rules_of(ended(solo(buildings="mint@1", awake=True, rage="book-of-wisdom")), lost) == ["S7"]
    assert rules_of(ended(coop(buildings="mint@3", grid="void-fluid pure-qoam")), lost) == ["A35"]
    assert rules_of(ended(teams(buildings=("mint@1", ""), dragon=1)), lost) == ["A36"]
    assert rules_of(told(teams(battle=18, buildings=("", "mint@1")), "attack 1"), lost) == ["A36"]


def test_an_attack_on_a_guarded_city_is_another_rule():
    """R31, R32: the one falls, the other loses its guard."""
    assert rules_of(told(duel(points=(0, 8, 0), **DUEL), "attack 1"), "Ana attacks Yrdesh") == ["R31"]
    match = duel(points=(0, 12, 0), foe_troops="guard@1", **DUEL)
    assert rules_of(told(match, "attack 1"), "Ana attacks Yrdesh") == ["R32"]


def test_the_dragon_flies_off_when_its_city_is_destroyed():
    """A11, A36: to the Lair; with teams to the victims'. Where it stood elsewhere nothing is said."""
    assert rules_of(told(duel(points=(0, 8, 0), dragon="foe 1"), "attack 1"), "returns to the Lair") == ["A11"]
    assert rules_of(told(duel(points=(0, 8, 0), dragon="foe 2"), "attack 1"), "Lair") == []
    lines = told(teams(battle=18, dragon=9), "attack 1")
    assert ("A36", "Volfyirion goes to the Lair of Bo’s team.") in lines


def test_a_burnt_city_is_told_once():
    """R46: the token's way home with it."""
    assert len(rules_of(ended(duel(dragon="mine 2")), "Volfyirion")) == 1


# ------------------------------------------------------------------------------------ teams
def test_a_stronghold_that_burns_is_told_once_with_its_team():
    """R46, T2, A36: Stronghold 1 of Ana's team, whose Cities have the names of the enemy's."""
    lines = ended(teams(dragon=1))
    assert [line for line in lines if "Volfyirion" in line[1]] == [
        ("R46", "Volfyirion destroys Stronghold 1 of Ana’s team."),
        ("A36", "Volfyirion goes to the Lair of Ana’s team."),
    ]
    assert rules_of(lines, "falls with its Stronghold") == ["T2", "T2"]


def test_an_attack_on_a_stronghold_names_it_and_its_troops():
    """A36, T3: Dan's own Guard, a Fighter on the shared one; the Stronghold stands."""
    lines = told(teams(battle=22, troops=("", "guard@5")), "attack 5")
    assert lines == [
        ("A36", "Ana attacks the enemy’s Stronghold 5."),
        ("A36", "Dan’s Guard is destroyed and removed from the game."),
        ("A36", "Stronghold 5 of Bo’s team is saved."),
    ]
    lines = told(teams(battle=20, troops=("", "fighter@3")), "attack 3")
    assert rules_of(lines, "Fighter, on the shared Stronghold of Bo’s team, is destroyed") == ["A36"]


def test_what_an_ability_destroys_is_told_with_its_owner():
    """R45, T3: the Bank at City 5 is Dan's."""
    match = play(teams(areas=("suicide-mission", "", "", ""), buildings=("", "bank@5")), "scrap suicide-mission")
    assert told(match, "destroy 5b") == [("R45", "Dan’s Bank is destroyed and removed from the game.")]


def test_the_bonus_of_a_wonder_and_the_spoils_have_rules_of_their_own():
    """T7, T11: not R35, which is the duel's."""
    match = play(teams(("stab", "", "", ""), battle=2), "wonder 1")
    assert rules_of(told(match, "remove hand stab"), "removes Stab") == ["T7"]
    match = play(teams(("stab", "", "", ""), battle=32), "defeat", "take 1", "take 2")
    assert rules_of(told(match, "remove hand stab"), "removes Stab") == ["T11"]


def test_the_clutch_is_told_with_what_it_costs():
    """T10: 2 Battle more."""
    assert rules_of(told(teams(battle=4, dragon=8), "wonder 1"), "for 2 Battle more") == ["T10"]
    assert rules_of(told(teams(battle=2), "wonder 1"), "more") == []


def test_a_team_moves_the_dragon_onto_a_stronghold_by_its_number():
    """T9, A36: paid for, or by an ability."""
    assert told(teams(knowledge=16), "dragon 3") == [("T9", "Ana moves Volfyirion onto the enemy’s Stronghold 3.")]
    match = play(teams(areas=("emerald-horn", "", "", ""), dragon=16), "scrap emerald-horn")
    assert told(match, "dragon 5") == [("A36", "Ana moves Volfyirion onto the enemy’s Stronghold 5.")]


def test_the_set_up_of_teams_tells_whose_is_what():
    """T1, R5, R8: who plays in which team, and which deck is whose."""
    match = GAME.start(4, seed=1, names=["Ana", "Bo", "Cleo", "Dan"])
    lines = said(match, 0)
    assert [text for rule, text in lines if rule == "T1"] == [
        "Ana plays in team 1.",
        "Bo plays in team 2.",
        "Cleo plays in team 1.",
        "Dan plays in team 2.",
    ]
    for team in (1, 2):
        assert rules_of(lines, f"The Asset Deck of team {team} is shuffled") == ["R5"]
        assert rules_of(lines, f"The Wonder Deck of team {team} is shuffled") == ["R8"]
        assert len(rules_of(lines, f"comes into the Asset Row of team {team}")) == 5


def test_a_turn_names_those_who_play():
    """R19, T5, K3, K11: both mates; a partner without a City does not."""
    lines = ended(teams())
    assert (("R19", "Turn 12: Bo.") in lines, ("T5", "Dan plays this turn too.") in lines) == (True, True)
    lines = ended(coop(grid="divining-petals"))
    assert (("R19", "Turn 11: Ana.") in lines, ("K3", "Bo plays this turn too.") in lines) == (True, True)
    lines = ended(coop(ruins="1 2 3", dragon=4))
    assert ("R19", "Turn 11: Bo.") in lines
    assert rules_of(lines, "Ana") == []


# ------------------------------------------------------------------------------------ against the dragon
def test_the_attack_on_the_partners_is_told_in_its_parts():
    """K7, A35: two Cities fallen: 2 more; the grid of 3 and 2 comes to 6: 8 are enough for the City of 8."""
    lines = ended(coop(grid="pure-qoam divining-petals", ruins="1 4"))
    assert lines[1:5] == [
        ("K7", "Volfyirion attacks Tylaris, which has a Defence of 8."),
        ("K7", "Its grid comes to 6."),
        ("K7", "The destroyed Cities give it 2 more."),
        ("K7", "Volfyirion destroys Tylaris."),
    ]
    lines = ended(coop(grid="pure-qoam divining-petals", ruins="1"))
    assert lines[3:5] == [("K7", "The destroyed Cities give it 1 more."), ("K7", "The attack fails: Tylaris stands.")]
    assert rules_of(ended(coop(grid="pure-qoam divining-petals")), "more") == []


def test_the_grid_leaves_after_the_city_has_fallen():
    """K7, K8: in the book's order."""
    lines = ended(coop(grid="void-fluid pure-qoam"))
    order = [rule for rule, text in lines if "destroys Tylaris" in text or "leaves the grid" in text]
    assert order == ["K7", "K8", "K8"]


def test_the_last_city_ends_the_game_before_the_grid_leaves():
    """K11, A48: later steps are skipped."""
    match = coop(grid="void-fluid pure-qoam", ruins="1 2 4 5 6")
    lines = ended(match)
    assert match.over
    assert rules_of(lines, "grid") == ["K7"]
    assert {zone["zone"]: zone["count"] for zone in match.view()["zones"]}["grid"] == 2


def test_alone_the_battle_of_the_dragon_is_told_in_its_parts():
    """S7: Stab and Barter cost 1 each; one City has fallen."""
    lines = ended(solo(rage="stab barter", awake=True, ruins="1"))
    assert [text for rule, text in lines if rule == "S7"][3:5] == [
        "The Command cards give Volfyirion 2 Battle.",
        "The destroyed Cities give it 1 more.",
    ]


# ------------------------------------------------------------------------------------ what a player must know
@pytest.mark.parametrize(
    ("table", "move"),
    [
        ({"hand": "anuths-trick"}, "anuths-trick"),
        ({"hand": "sabotage"}, "sabotage"),
        ({"hand": "qoam-ritual"}, "qoam-ritual"),
        ({"hand": "stab"}, "stab"),
        ({"area": "emerald-horn", "dragon": "gone"}, "emerald-horn"),
    ],
)
def test_a_bonus_without_target_is_told_to_be_lost(table, move):
    """A44: no Troop, no Building, no other card, no card to draw, no dragon."""
    match = duel(**table)
    if "hand" in table:
        play(match, f"play {move}")
    assert rules_of(told(match, f"scrap {move}"), "The bonus is lost") == ["A44"]


def test_a_bonus_that_finds_a_target_is_not_lost():
    """A44: the Mint is destroyed, and nothing more is said."""
    match = play(duel("sabotage", foe_buildings="mint@1"), "play sabotage")
    assert rules_of(told(match, "scrap sabotage", "destroy 1b"), "The bonus is lost") == []


def test_a_seal_is_told_with_whose_wonder_it_is():
    """R38: one's own, or somebody else's."""
    match = duel(points=(0, 0, 16), area="void-fluid", foe_area="black-spores", **DUEL)
    assert told(match, "seal black-spores 2") == [("R38", "Ana seals Bo’s Black Spores.")]
    assert told(match, "unseal black-spores 2") == [("R38", "Ana unseals Bo’s Black Spores.")]
    assert told(match, "seal void-fluid 1") == [("R38", "Ana seals Void Fluid in their own Playing Area.")]
    assert told(match, "unseal void-fluid 1") == [("R38", "Ana unseals Void Fluid in their own Playing Area.")]


def test_a_free_move_is_told_as_one():
    """R45, R40: Emerald Horn against 8 Knowledge."""
    match = play(duel(area="emerald-horn", **DUEL), "scrap emerald-horn")
    assert told(match, "dragon 2") == [("R45", "Ana moves Volfyirion onto Akao Uket.")]
    assert told(duel(points=(0, 0, 8), **DUEL), "dragon 2") == [("R40", "Ana moves Volfyirion onto Akao Uket.")]


def test_who_leaves_the_lair_is_told():
    """R36: a choice like the other."""
    match = play(duel(points=(0, 16, 0), **DUEL), "defeat")
    while "claim" not in match.moves(0):
        play(match, "done")
    assert told(match, "done") == [("R36", "Ana leaves the Lair where it is.")]


def test_a_new_house_deck_is_told_with_whose_it_is():
    """R20: the opponent's, at the start of the turn."""
    match = end(duel(foe_house="captain", foe_discard="stab barter", **DUEL))
    assert rules_of(said(match, 0), "Bo’s Discard Pile becomes a new House Deck of 2 cards") == ["R20"]


def test_french_calls_people_without_a_slip():
    """R4, R31, R63: no elision is wanted before a name, and nobody is said to have lost what was destroyed."""
    match = play(duel(points=(0, 8, 0), names=["Ana", "Aude"]), "attack 1")
    texts = [line["text"] for line in match.log(None, "fr", 0)]
    assert "Aude perd une Cité : Yrdesh est détruite." in [text.replace("\u00a0", " ") for text in texts]
    assert not [text for text in texts if " de Au" in text or " de An" in text]
