"""What a player of Volfyirion may know, worked out from the rulebook and the true table, and held against the view."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import ludotheque as ldt
from support.cities import GAME, PLOYS, duel, play

Data = dict[str, Any]

ALL = ["mercenary", "ascension", "saboteur", "perks", "ploys", "rebuild", "talismans"]
TABLES: dict[str, Data] = {
    "duel": {},
    "all modules": {"modules": ALL},
    "hidden top card": {"modules": ["hidden-top"]},
    "hidden top card, Perks": {"modules": ["hidden-top", "perks"]},
    "Ploys": {"modules": ["ploys"]},
    "solo": {"mode": "solo"},
    "co-op": {"mode": "coop"},
    "co-op, hands hidden": {"mode": "coop", "mates": False},
    "teams": {"mode": "teams"},
    "teams, hands hidden": {"mode": "teams", "mates": False},
}
SEATS = {"solo": 1, "teams": 4}
MOVES = 240  #: of a game at random; most duels take fewer
tables = pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))

#: A38, R6, R7, R9, R52: what lies open to everybody.
OPEN = {"area", "discard", "removed", "cities", "troops", "buildings", "ruins", "row", "lair", "lair-wonders", "perk"}
OPEN |= {"grid", "rage-discard"}  # K5


def start(options: Data, seed: int) -> ldt.Match:
    return GAME.start(seats=SEATS.get(options.get("mode", "duel"), 2), seed=seed, options=options)


def sees_hand(match: ldt.Match, viewer: int | None, owner: int) -> bool:
    """A38: one's own, and a mate's unless the table says otherwise."""
    if viewer is None or viewer == owner:
        return viewer == owner
    sides = match.view()["table"]["sides"]
    return sides[viewer] == sides[owner] and match.kit.options["mates"] is True


def viewers(match: ldt.Match) -> list[int | None]:
    return [*range(match.kit.seats), None]


def check(match: ldt.Match) -> None:
    """A38: every zone shows each viewer what the rulebook lets them see."""
    truth = match.position()["zones"]
    for viewer in viewers(match):
        for zone in match.view(viewer)["zones"]:
            name, owner = zone["zone"], zone["seat"]
            label = name if owner is None else f"{name}@{owner}"
            label += f" {zone['number']}" if zone["number"] else ""
            true = [card if isinstance(card, str) else card["card"] for card in truth.get(label, [])]
            true = [card.removesuffix("!").partition("@")[0] for card in true]
            seen = [card["card"] for card in zone["cards"]]
            assert len(seen) == len(true)
            assert all(mine is None or mine == card for mine, card in zip(seen, true, strict=True)), label
            if name in OPEN:
                assert seen == true, label
            elif name == "hand":
                assert seen == (true if sees_hand(match, viewer, owner) else [None] * len(true)), label
            elif name == "ploy":
                assert seen == (true if viewer == owner else [None] * len(true)), label
            elif name == "rage" and match.view()["table"]["mode"] == "solo":
                asleep = not match.over and "end" in match.moves(0)  # S7: else the whole pile lies revealed
                assert not asleep or set(seen[:-1]) <= {None}, "S5: only the card that stayed is known"
            elif name == "aside":
                assert seen == true, label
            elif name in ("assets", "wonders"):
                check_deck(match, name, seen, viewer)
            else:
                assert set(seen) <= {None}, label


def check_deck(match: ldt.Match, name: str, seen: list[str | None], viewer: int | None) -> None:
    """R5, R8, R39, A25: known are the top Asset card and what everybody saw go under the deck, and nothing between."""
    modules = match.view()["table"]["modules"]
    perks = {
        zone["seat"]: zone["cards"][0]["card"]
        for zone in match.view()["zones"]
        if zone["zone"] == "perk" and zone["cards"]
    }
    rest = list(seen)
    if name == "assets" and rest:
        solo = match.view()["table"]["mode"] == "solo"  # S1: nothing is turned up
        turned_up = perks.get(viewer) == "qoam-oracle" or ("hidden-top" not in modules and not solo)
        assert rest[-1] is not None or not turned_up or match.over  # A48: at the end nothing more is turned up
        if rest[-1] is not None and None in rest:
            assert turned_up
            rest.pop()
    known = [card is not None for card in rest]
    assert known == sorted(known, reverse=True), "only the bottom of a deck can be known"


@tables
@pytest.mark.parametrize("seed", range(2))
def test_a_game_shows_exactly_what_the_rulebook_lets_each_seat_see(options, seed):
    match = start(options, seed)
    rng = random.Random(seed)
    for step in range(MOVES):
        if match.over:
            break
        if step % 6 == 0:
            check(match)
        seat = rng.choice(match.waiting_for)
        match.play(seat, rng.choice(match.moves(seat)))
    check(match)


@tables
def test_the_log_names_a_drawn_card_only_to_who_drew_it(options):
    match = start(options, 5)
    rng = random.Random(5)
    for _ in range(MOVES):
        if not match.over:
            seat = rng.choice(match.waiting_for)
            match.play(seat, rng.choice(match.moves(seat)))
    for viewer in viewers(match):
        for event in match.events(viewer):
            if event["event"] == "moved" and event["to"]["zone"] == "hand":
                assert (event["card"] is not None) == sees_hand(match, viewer, event["to"]["seat"])
            if event["event"] == "moved" and event["to"]["zone"] == "ploy":
                assert (event["card"] is not None) == (event["to"]["seat"] == viewer)
            if event["event"] == "moved" and event["to"]["zone"] == "house":
                source = event["from"]["zone"]
                known = source == "discard" or (source == "hand" and sees_hand(match, viewer, event["to"]["seat"]))
                assert event["card"] is None or known
        assert "hidden" not in "\n".join(line["text"] for line in match.log(viewer, "en"))


def told(match: ldt.Match, viewer: int | None) -> Data:
    """All that somebody sees and hears."""
    out = {"view": match.view(viewer), "events": match.events(viewer), "log": match.log(viewer, "en")}
    if viewer is not None and viewer in match.waiting_for:
        out["ask"] = match.ask(viewer)
    return out


#: Moves of seat 0 on one table, and the Ploys of seat 1 that answer them.
SCENES: dict[str, tuple[list[str], set[str]]] = {
    "a Building is the second": (["play mint 1"], {"qoam-instability"}),
    "a Troop is the second": (["play guard 1"], {"afterthought"}),
    "a Wonder is the third": (["play void-fluid"], {"crystallization"}),
    "the dragon is sent": (["dragon 2"], {"mirage-city"}),
    "a City is attacked": (["attack 1"], {"double-shift"}),
    "a Troop pays for an attack": (["scrap 3t", "attack 3"], {"double-shift", "second-chance"}),
    "nothing": ([], set()),
}


@pytest.mark.parametrize("scene", SCENES)
def test_which_ploy_the_enemy_holds_does_not_show_while_it_is_silent(scene):
    """R53, A38: two Ploys that were not triggered look the same to everybody else, in the questions put as well."""
    moves, answers = SCENES[scene]
    heard = []
    for ploy in PLOYS:
        mine = "mirage-city" if "mirage-city" in answers else "double-shift"
        if ploy in answers or ploy == mine:
            continue
        match = duel(
            "mint guard void-fluid",
            (0, 20, 8),
            troops="fighter@3",
            area="pure-qoam",
            foe_area="sharp-qoam",
            foe_buildings="bank@1",
            modules=["ploys"],
            ploys=(mine, ploy),
        )
        play(match, *moves)
        heard.append([told(match, viewer) for viewer in (0, None)])
    assert len(heard) > 2
    for one, other in itertools.pairwise(heard):
        assert one == other


def test_the_enemys_hand_and_deck_do_not_show():
    """A38: whatever they hold, seat 0 and a spectator are told the same, also by what is asked and refused."""
    heard = []
    for house in ("captain diviner stab barter mint guard", "guard mint barter stab diviner captain"):
        match = duel("stab", (5, 12, 8), foe_house=house, names=["Ada", "Bruno"])
        play(match, "play stab", "attack 2", "end")
        heard.append([told(match, viewer) for viewer in (0, None)])
    assert heard[0] == heard[1]


def test_the_order_of_the_shared_decks_does_not_show():
    """A38, R5: the second card of the Asset Deck and the first of the Wonder Deck are nobody's business."""
    heard = []
    for assets, wonders in (("mint bank guard", "void-fluid"), ("mint guard bank", "emerald-horn")):
        match = duel("stab", (5, 12, 8), assets=assets, wonders=wonders)
        play(match, "play stab", "attack 2")
        heard.append([told(match, viewer) for viewer in (0, 1, None)])
    assert heard[0] == heard[1]


def test_a_removal_is_asked_for_whatever_the_hand_holds():
    """R51, A38: a hand of Saboteurs alone cannot be told from another by the question."""
    heard = []
    for held, below in (("saboteur", "prospector"), ("prospector", "saboteur")):
        match = duel(f"qoam-ritual {held}", house=below, modules=["saboteur"])
        play(match, "play qoam-ritual", "scrap qoam-ritual")
        heard.append([told(match, viewer) for viewer in (1, None)])
    assert heard[0] == heard[1]
