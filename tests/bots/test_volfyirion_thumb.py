"""The rules of thumb of Volfyirion: each plan where a person would not hesitate, and how often they win."""

from __future__ import annotations

import pytest

import ludotheque as ldt
from laws.tables import VOLFYIRION
from ludotheque.bots import bot
from ludotheque.games.volfyirion import thumb
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.guess import guess
from ludotheque.kernel.position import digest
from ludotheque.lab import arena
from ludotheque.locales import LANGUAGES
from support.cities import duel

#: A House Deck like those of the first turns, and some cards more.
DECK = "prospector prospector prospector prospector prospector prospector captain diviner sabotage shrewd-deal"

every_volfyirion = pytest.mark.parametrize("on", VOLFYIRION.tables, ids=str)


def advice(match, seat=0):
    """The move and the key of its reason."""
    given = bot("thumb").advise(match.look(seat), Quick(1))
    return given.move, given.why.key.removeprefix("volfyirion-thumb-")


def turn(match, seat=0):
    """All that a seat does by advice until it ends its turn, or the game."""
    out = []
    while not match.over and (not out or out[-1] != "end"):
        move, _ = advice(match, seat)
        match.play(seat, move)
        out.append(move)
    return out


def reasons(on, seed):
    """The key of every reason in a game of thumbs."""
    match = on.start(seed)
    rng = Quick(seed)
    out = set()
    while not match.over:
        seat = match.waiting_for[0]
        given = bot("thumb").advise(match.look(seat), rng)
        for lang in LANGUAGES:
            assert given.reason(lang).endswith(".")
        out.add(given.why.key.removeprefix("volfyirion-thumb-"))
        match.play(seat, given.move)
    return out


# ------------------------------------------------------------------------------------ what it reads
@every_volfyirion
def test_the_thumb_would_say_the_same_if_it_were_shown_the_truth(on):
    """It reads nothing its seat may not know, even where it lies open before it."""
    match = on.start(9)
    rng = Quick(9)
    decision = 0
    while not match.over and decision < 400:
        seat = match.waiting_for[0]
        told = thumb.best(match.g.copy(), seat, Quick(decision))
        guessed = thumb.best(guess(match.g, seat, Quick(77)), seat, Quick(decision))
        assert (told[0], told[1].key, told[1].params) == (guessed[0], guessed[1].key, guessed[1].params)
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        decision += 1


@every_volfyirion
def test_whatever_is_tried_out_is_taken_back(on):
    """A thought leaves the world it was thought in as it found it."""
    match = on.start(4)
    rng = Quick(4)
    for _ in range(30):
        if match.over:
            break
        seat = match.waiting_for[0]
        world = match.g.copy()
        thumb.best(world, seat, Quick(1))
        assert digest(world) == digest(match.g)
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])


# ------------------------------------------------------------------------------------ Battle
def test_a_city_that_can_be_destroyed_is():
    """R31: 10 Battle take the City of 10, not the cheaper one."""
    assert advice(duel(points=(0, 10, 0))) == ("attack 3", "attack")


def test_two_cities_are_better_than_one():
    """R31, R33: 8 + 9 = 17."""
    assert sorted(turn(duel(points=(0, 17, 0)))) == ["attack 1", "attack 2", "end"]


def test_a_troop_and_its_city_are_attacked_if_the_battle_is_enough_for_both():
    """R33: 12 + 9 = 21; with one point less the City stands and Wonders are worth more."""
    match = duel(points=(0, 21, 0), foe_ruins="1 3", foe_troops="soldier@2")
    assert turn(match) == ["attack 2", "attack 2"]
    assert match.winners == [0]
    assert advice(duel(points=(0, 20, 0), foe_ruins="1 3", foe_troops="soldier@2", dragon="gone"))[0] != "attack 2"


def test_troops_are_given_up_for_a_city():
    """R44: 5 and the 3 of a Fighter."""
    assert turn(duel(points=(0, 5, 0), troops="fighter@1"))[:2] == ["scrap 1t", "attack 1"]


def test_no_troop_is_given_up_for_nothing():
    """R44: 4 and 3 destroy no City."""
    assert "scrap 1t" not in turn(duel(points=(0, 4, 0), troops="fighter@1"))


def test_an_enemy_troop_is_removed_where_its_city_falls_then():
    """R45: Anuth's Trick and 10 Battle; the Elite Trooper guards nothing that can be destroyed."""
    match = duel(points=(0, 9, 0), area="anuths-trick", foe_troops="guard@1 elite-trooper@2 guard@3")
    assert turn(match)[:3] == ["scrap anuths-trick", "destroy 2t", "attack 2"]


def test_the_last_city_is_worth_everything():
    """R3: all Troops go for it."""
    match = duel(points=(0, 2, 0), troops="fighter@1 guard@2", foe_ruins="2 3")
    assert turn(match) == ["scrap 1t", "scrap 2t", "attack 1"]
    assert match.winners == [0]


def test_battle_that_destroys_nothing_fetches_wonders():
    """R34, R35: and a Prospector that has given its point is removed for it."""
    match = duel(points=(0, 3, 0), area="prospector", house=DECK, lair="strange-box emerald-horn")
    assert advice(match) == ("wonder 1", "wonder")
    match.play(0, "wonder 1")
    assert advice(match) == ("remove area prospector", "remove")


def test_the_dragon_is_defeated_where_no_city_can_be_destroyed():
    """R36: and the Lair is claimed."""
    match = duel(points=(0, 16, 0), foe_troops="guard@1 soldier@2 guard@3")
    assert advice(match) == ("defeat", "defeat")
    match.play(0, "defeat")
    while match.moves(0)[0].startswith("remove"):
        match.play(0, advice(match)[0])
    assert advice(match) == ("claim", "claim")


# ------------------------------------------------------------------------------------ the dragon
def test_the_dragon_is_defeated_to_save_a_city():
    """R36, R47: 16 Battle, no Knowledge, and all enemy Cities are guarded: 12 + 8, 12 + 9, 14 + 10 are too much."""
    match = duel(points=(0, 16, 0), dragon="mine 2", foe_troops="guard@1 soldier@2 guard@3")
    assert advice(match) == ("defeat", "defeat-save")


def test_knowledge_that_is_good_for_nothing_else_sends_a_dragon_that_will_be_answered():
    """R40, R47: the same enemy as below, without a Wonder that could be sealed."""
    deck = "book-of-wisdom diviner alchemic-key diviner feasible-solution feasible-solution"
    assert advice(duel(points=(0, 0, 8), foe_house=deck)) == ("dragon 3", "send-anyway")


def test_the_dragon_is_sent_home_first():
    """R47: and then away, if there are 16 Knowledge (R40)."""
    match = duel(points=(0, 0, 16), dragon="mine 2")
    assert advice(match) == ("dragon home", "home")
    assert turn(match)[:2] == ["dragon home", "dragon 3"]


def test_a_troop_is_given_up_to_save_a_city():
    """R44, R47: 5 Knowledge and the 3 of a Novice."""
    assert turn(duel(points=(0, 0, 5), dragon="mine 2", troops="novice@1"))[:2] == ["scrap 1t", "dragon home"]


def test_the_dragon_is_sent_to_the_city_that_is_hardest_to_attack():
    """R48."""
    assert advice(duel(points=(0, 0, 8), foe_troops="elite-trooper@1")) == ("dragon 1", "send")
    assert advice(duel(points=(0, 0, 8))) == ("dragon 3", "send")


def test_a_dragon_that_will_be_answered_is_not_sent_before_wonders_are_sealed():
    """R38, R47: an enemy with 5 Knowledge in every card sends it back."""
    deck = "book-of-wisdom diviner alchemic-key diviner feasible-solution feasible-solution"
    match = duel(points=(0, 0, 8), foe_house=deck, foe_area="emerald-horn floating-crystal primal-beast")
    assert advice(match)[1] == "seal"


def test_a_troop_in_a_city_that_will_burn_gives_its_bonus():
    """R46."""
    assert advice(duel(dragon="mine 1", troops="soldier@1")) == ("scrap 1t", "salvage")


def test_nothing_is_laid_where_the_dragon_waits():
    """R46: the Bank would burn."""
    move, _ = advice(duel("bank", dragon="mine 3"))
    assert move in ("play bank 1", "play bank 2")


# ------------------------------------------------------------------------------------ the deck
def test_everything_is_played_before_anything_is_bought():
    """R24: the hand of the rulebook's example, 5/3/6."""
    match = duel("prospector diviner elite-trooper apothecary flawless-deploy", row="stab barter mint soldier library")
    done = turn(match)
    plays = [at for at, move in enumerate(done) if move.startswith("play")]
    assert len(plays) == 5
    assert plays == list(range(5))


def test_a_troop_guards_the_weakest_city():
    """R15."""
    assert advice(duel("guard")) == ("play guard 1", "post")
    assert advice(duel("guard", troops="soldier@1")) == ("play guard 2", "post")


def test_a_troop_that_is_relieved_gives_its_bonus_first():
    """R15, R44: where all Cities are guarded."""
    match = duel("guard", troops="fighter@1 guard@2 elite-trooper@3")
    assert turn(match)[:2] == ["scrap 1t", "play guard 1"]


def test_a_better_building_takes_the_place_of_the_weakest():
    """R28: all slots are taken; the Apothecary has given its points."""
    assert advice(duel("bank", buildings="apothecary@1 laboratory@2"))[1] == "build"
    match = duel("laboratory", buildings="apothecary@1 headquarters@2 library@3")
    assert advice(match)[1] == "build-over"


def test_cards_are_drawn_whenever_they_can_be():
    """R43."""
    match = duel(area="telrons-analysis barter", house="captain")
    assert advice(match) == ("use telrons-analysis", "use")


def test_a_ritual_takes_a_prospector_with_it():
    """R44, R45."""
    match = duel(area="qoam-ritual prospector endless-tactic", house="sabotage " * 2 + "captain prospector " * 2)
    assert advice(match) == ("scrap qoam-ritual", "thin-both")
    match.play(0, "scrap qoam-ritual")
    assert advice(match) == ("remove area prospector", "remove")


def test_the_best_that_can_be_paid_for_is_acquired():
    """R29: Qoam Vein gives 3/2/2, the others two points each."""
    assert advice(duel(points=(7, 0, 0), house=DECK, row="stab qoam-vein barter qoam-ritual novice"))[0] == "buy 2"


def test_the_top_card_is_brought_down_if_it_is_better():
    """R39: Volfyirion's Mark lies on the Asset Deck, and there are 8 Command and 2 Knowledge."""
    row = "stab stab barter barter qoam-ritual"
    match = duel(points=(8, 0, 2), house=DECK, row=row, assets="volfyirions-mark")
    assert advice(match)[1] == "replace"
    match.play(0, advice(match)[0])
    assert advice(match)[0].startswith("buy")


def test_a_saboteur_is_a_present_for_the_enemy():
    """R51."""
    match = duel(points=(3, 0, 0), row="saboteur - - - -", modules=["saboteur"])
    assert advice(match) == ("buy 1", "buy-saboteur")


def test_a_ploy_is_not_sprung_on_its_owner():
    """R53: with Qoam Instability in hand and a Building in play, a second one would destroy both."""
    modules = ["ploys"]
    ploys = ("qoam-instability", "mirage-city")
    assert "build" not in advice(duel("bank", buildings="mint@1", modules=modules, ploys=ploys))[1]
    assert advice(duel("bank", foe_buildings="mint@1 library@2", modules=modules, ploys=ploys))[1] == "build"


def test_a_destroyed_city_is_rebuilt():
    """R55."""
    match = duel(points=(10, 0, 0), ruins="3", modules=["rebuild"])
    assert advice(match) == ("rebuild 3", "rebuild")


def test_the_ascension_path_changes_hands():
    """R50."""
    match = duel(points=(0, 0, 4), foe_area="ascension-path", modules=["ascension"])
    assert advice(match) == ("ascend", "ascend")


def test_a_talisman_is_sent_back_by_a_player_who_is_not_ahead():
    """R63."""
    row = "talisman - - - -"
    assert advice(duel(points=(0, 0, 2), row=row, modules=["talismans"])) == ("replace 1", "talisman")
    assert advice(duel(points=(0, 0, 2), row=row, modules=["talismans"], foe_ruins="1"))[1] != "talisman"


# ------------------------------------------------------------------------------------ reasons and strength
def test_every_kind_of_decision_has_its_reasons():
    """Over some games each is explained in its own words."""
    found = set()
    for seed in range(6):
        found |= reasons(VOLFYIRION.tables[0], seed)
    for key in ("play", "play-wonder", "build", "post", "wonder", "remove", "attack", "send", "end", "keep"):
        assert key in found, key


@pytest.mark.parametrize("modules", [[], ["mercenary", "ascension", "saboteur", "perks", "ploys", "rebuild"]])
def test_the_rule_of_thumb_wins_ninety_five_of_a_hundred_games_against_chance(modules):
    result = arena.run("volfyirion", ["thumb", "random"], 100, 7, {"modules": modules}, workers=1)
    assert result["results"][0]["wins"] >= 95


@pytest.mark.parametrize(("mode", "seats", "wins"), [("solo", 1, 6), ("coop", 2, 15)])
def test_the_dragon_is_beaten_now_and_then(mode, seats, wins):
    """S2, K10: of forty games at the middle level."""
    won = 0
    for seed in range(40):
        match = ldt.game("volfyirion").start(seats, seed, {"mode": mode, "level": "normal"})
        rng = Quick(seed)
        while not match.over:
            seat = match.waiting_for[0]
            match.play(seat, bot("thumb").advise(match.look(seat), rng).move)
        won += 0 in match.winners
    assert won >= wins


@pytest.mark.long
@pytest.mark.parametrize("on", [on for on in VOLFYIRION.tables if on.seats is None], ids=str)
def test_it_wins_ninety_five_of_a_hundred_duels_on_every_table(on):
    result = arena.run("volfyirion", ["thumb", "random"], 200, 11, on.options)
    assert result["results"][0]["wins"] >= 190
