"""Tables of Volfyirion as a player would describe them, moves of the player whose turn it is, and what is read off.

Cards are written by their keys ("stab"), Cities by their numbers from 1, cards on spots as "guard@2". What the
rulebook prints is written out here, so that no expectation comes from the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import ludotheque as ldt

GAME = ldt.game("volfyirion")

#: R1: what the Asset Deck, the Wonder Deck and the House Decks are made of, with the number of copies.
COMMANDS = {
    **{"qoam-ritual": 2, "hidden-cache": 2, "celethes-law": 2, "feasible-solution": 2, "strategic-attack": 2},
    **{"alchemic-key": 1, "book-of-wisdom": 1},
    **{"stab": 2, "decisive-strike": 2, "suicide-mission": 2, "anuths-trick": 2, "sabotage": 2},
    **{"flawless-deploy": 1, "endless-tactic": 1},
    **{"barter": 2, "worthy-trade": 2, "telrons-analysis": 2, "harness-qoam": 2, "shrewd-deal": 2},
    **{"qoam-vein": 1, "volfyirions-mark": 1},
}
BUILDINGS = {
    **{"apothecary": 1, "library": 2, "laboratory": 1, "barracks": 1, "war-academy": 2, "headquarters": 1},
    **{"mint": 1, "black-market": 2, "bank": 1},
}
TROOPS = {
    **{"novice": 2, "fighter": 2, "soldier": 2, "scholar": 2, "guard": 2, "qoam-scout": 2},
    **{"qoamipulator": 1, "elite-trooper": 1, "armored-soldier": 1},
}
WONDERS = {
    **{"divining-petals": 2, "sharp-qoam": 2, "glowing-fungii": 2, "pure-qoam": 2, "sibilant-crystal": 2},
    **{"strange-box": 2, "voracious-seed": 2, "living-knife": 2, "void-fluid": 2, "black-spores": 2},
    **{"primal-beast": 2, "emerald-horn": 2, "floating-crystal": 2},
}
STARTERS = {"prospector": 16, "captain": 2, "diviner": 2}
MERCENARIES = {"mercenary-archer": 2, "mercenary-veteran": 2}
PERKS = ["qoam-armory", "anomaly-collider", "qoam-oracle", "heroes-party"]
PLOYS = ["mirage-city", "double-shift", "qoam-instability", "afterthought", "crystallization", "second-chance"]
CITIES = [["tylaris", "vahylea", "alantar"], ["yrdesh", "akao-uket", "kyr"]]  #: R9: of Defence 8, 9 and 10

#: What lies in the row and on the Lair unless a test names its own; of the row, what is not used elsewhere.
ROW = "worthy-trade barter stab hidden-cache qoam-ritual novice fighter soldier guard scholar"
LAIR = "divining-petals sharp-qoam"


def box(modules: Sequence[str] = ()) -> tuple[list[str], list[str]]:
    """R5, R8, R49–R51: the cards of the Asset Deck and of the Wonder Deck."""
    assets = _copies(COMMANDS) + _copies(TROOPS) + _copies(BUILDINGS)
    wonders = _copies(WONDERS)
    if "mercenary" in modules:
        assets += _copies(MERCENARIES)
    if "saboteur" in modules:
        assets += ["saboteur"] * 2
    if "talismans" in modules:
        assets += ["talisman"] * 2
    if "ascension" in modules:
        wonders += ["ascension-path"] * 2
    return assets, wonders


def _copies(types: dict[str, int]) -> list[str]:
    return [card for card, copies in types.items() for _ in range(copies)]


# ------------------------------------------------------------------------------------ setting a table
def duel(
    hand: str = "",
    points: Sequence[int] = (0, 0, 0),
    *,
    house: str = "",
    area: str = "",
    sealed: str = "",
    discard: str = "",
    troops: str = "",
    buildings: str = "",
    ruins: str = "",
    foe_house: str = "",
    foe_area: str = "",
    foe_sealed: str = "",
    foe_discard: str = "",
    foe_troops: str = "",
    foe_buildings: str = "",
    foe_ruins: str = "",
    row: str = "",
    lair: str = LAIR,
    assets: str = "",
    wonders: str = "",
    claimed: int | None = None,
    dragon: str = "lair",
    perks: Sequence[str] = ("qoam-armory", "heroes-party"),
    ploys: Sequence[str] = ("mirage-city", "double-shift"),
    turn: int = 10,
    options: dict[str, Any] | None = None,
    modules: Sequence[str] = (),
    names: Sequence[str] = (),
) -> ldt.Match:
    """A duel in the Main Phase of seat 0, in the middle of a game, with just this hand and these points.

    The three Cities of each player are 1, 2, 3 with Defence 8, 9, 10; the ones named in `ruins` are destroyed. `house`,
    `assets` and `wonders` name the top cards of the decks, the topmost first. A House Deck holds nothing else; starters
    that are not mentioned are out of the game. `dragon` stands at the "lair", at "mine 2", at "foe 2", or is "gone".
    `sealed` lies sealed in the Playing Area beside `area`. `claimed` is who has taken the Lair as a City.
    """
    left, unfound = box(modules)
    starters = _copies(STARTERS)
    zones: dict[str, list[str]] = {"removed": []}
    sides = [
        (hand, house, area, sealed, discard, troops, buildings, ruins),
        ("", foe_house, foe_area, foe_sealed, foe_discard, foe_troops, foe_buildings, foe_ruins),
    ]
    marks: list[list[Any]] = []
    fallen = []
    for seat, (held, deck, played, shut, thrown, guards, built, lost) in enumerate(sides):
        zones[f"hand@{seat}"] = held.split()
        zones[f"house@{seat}"] = deck.split()[::-1]
        zones[f"area@{seat}"] = [*played.split(), *shut.split()]
        for at in range(len(played.split()), len(zones[f"area@{seat}"])):
            marks.append(["sealed", -1, [f"area@{seat}", at], 0, 0])
        zones[f"discard@{seat}"] = thrown.split()
        zones[f"troops@{seat}"] = [_spotted(card) for card in guards.split()]
        zones[f"buildings@{seat}"] = [_spotted(card) for card in built.split()]
        down = [int(city) - 1 for city in lost.split()]
        zones[f"cities@{seat}"] = [f"{CITIES[seat][spot]}@{spot}" for spot in range(3) if spot not in down]
        zones[f"ruins@{seat}"] = [f"{CITIES[seat][spot]}@{spot}" for spot in down]
        fallen.append(len(down))
    used = [_key(card) for cards in zones.values() for card in cards]
    for card in [*used, *row.split(), *lair.split(), *assets.split(), *wonders.split()]:
        for pile in (left, unfound, starters):
            if card in pile:
                pile.remove(card)
                break
    if not row:
        row = " ".join([card for card in ROW.split() if card in left][:5])
        for card in row.split():
            left.remove(card)
    zones["row"] = [f"{card}@{spot}" for spot, card in enumerate(row.split()) if card != "-"]
    zones["removed"] += starters
    zones["assets"] = left + assets.split()[::-1]
    zones["wonders"] = unfound + wonders.split()[::-1]
    if claimed is None:
        zones["lair"] = ["lair"]
        zones["lair-wonders"] = [f"{card}@{spot}" for spot, card in enumerate(lair.split()) if card != "-"]
    else:
        zones[f"cities@{claimed}"].append("lair@3")
        zones["wonders"] += lair.split()
    if "perks" in modules:
        zones |= {f"perk@{seat}": [perks[seat]] for seat in range(2)}
        zones["perk-pile"] = [perk for perk in PERKS if perk not in perks]
    if "ploys" in modules:
        zones |= {f"ploy@{seat}": [ploys[seat]] for seat in range(2) if ploys[seat]}
        zones["ploy-pile"] = [ploy for ploy in PLOYS if ploy not in ploys]
    place, _, city = dragon.partition(" ")
    where = {"lair": 0, "gone": -1, "mine": 0, "foe": 8}[place] + int(city or 0)
    numbers: dict[str, int] = {"turn": turn - 1, "dragon": -1 if claimed is not None else where}
    numbers |= {f"{key}@0": n for key, n in zip(("command", "battle", "knowledge"), points, strict=True)}
    numbers |= {f"fallen@{seat}": fallen[seat] for seat in range(2)}
    apart = {name: zones.pop(name) for name in ("house@0", "discard@0")}  # or the hand would be filled up from them
    kept = zones["removed"]
    zones["removed"] = kept + apart["house@0"] + apart["discard@0"]
    data = {
        "seats": 2,
        "options": {"modules": list(modules), **(options or {})},
        "zones": {name: cards for name, cards in zones.items() if cards},
        "numbers": numbers,
        "marks": marks,
        "turn": 0,
    }
    begun = GAME.from_position(data, seed=1).position()
    begun["zones"] |= {"removed": kept, **apart}
    return GAME.from_position(begun, seed=1, names=names)


def _spotted(card: str) -> str:
    """ "guard@2" stands at City 2, which is spot 1."""
    key, _, city = card.partition("@")
    return f"{key}@{int(city) - 1}"


def _key(card: str) -> str:
    return card.partition("@")[0]


# ------------------------------------------------------------------------------------ playing
def play(match: ldt.Match, *moves: str, seat: int = 0) -> ldt.Match:
    """Moves of a player, one after the other."""
    for move in moves:
        match.play(seat, move)
    return match


def after(match: ldt.Match, *moves: str) -> ldt.Match:
    """The table after moves of seat 0, when it is quiet again: the same player may go on, or end the turn."""
    play(match, *moves)
    assert match.waiting_for == [0]
    assert "end" in match.moves(0)
    return match


def refused(match: ldt.Match, move: str, seat: int = 0) -> str:
    """The rule with which a move is refused, "R29"; nothing has changed."""
    before = match.digest()
    with pytest.raises(ldt.IllegalMove) as refusal:
        match.play(seat, move)
    assert match.digest() == before
    for lang in ("fr", "en"):
        assert refusal.value.text(lang).strip()
    assert refusal.value.rule is not None, refusal.value
    return str(refusal.value.rule).removeprefix("volfyirion ")


def end(match: ldt.Match) -> ldt.Match:
    """The active player ends the turn."""
    return play(match, "end", seat=match.waiting_for[0])


# ------------------------------------------------------------------------------------ reading a table
def number(match: ldt.Match, key: str, seat: int | None = None) -> int:
    """One of the numbers everybody sees."""
    for counter in match.view()["counters"]:
        if (counter["counter"], counter["seat"]) == (key, seat):
            return int(counter["value"])
    raise KeyError(key)


def points(match: ldt.Match, seat: int = 0) -> tuple[int, int, int]:
    """Command, Battle and Knowledge of a player."""
    return number(match, "command", seat), number(match, "battle", seat), number(match, "knowledge", seat)


def cards(match: ldt.Match, key: str, seat: int | None = None, viewer: int | None = None) -> list[str]:
    """The cards of a zone as somebody sees them ("?" where hidden), the lowest first."""
    for zone in match.view(viewer)["zones"]:
        if (zone["zone"], zone["seat"]) == (key, seat):
            return [card["card"] or "?" for card in zone["cards"]]
    raise KeyError(key)


def spots(match: ldt.Match, key: str, seat: int | None = None) -> dict[int, str]:
    """The cards of a zone by the numbers of their Cities, or of their places in the row, from 1."""
    for zone in match.view()["zones"]:
        if (zone["zone"], zone["seat"]) == (key, seat):
            return {card["spot"] + 1: card["card"] for card in zone["cards"]}
    raise KeyError(key)


def hand(match: ldt.Match, seat: int = 0) -> list[str]:
    """A player's hand as its owner sees it, in the order of the alphabet."""
    return sorted(cards(match, "hand", seat, seat))


def area(match: ldt.Match, seat: int = 0) -> list[str]:
    """A Playing Area, in the order of the alphabet."""
    return sorted(cards(match, "area", seat))


def discard(match: ldt.Match, seat: int = 0) -> list[str]:
    """A Discard Pile, in the order of the alphabet."""
    return sorted(cards(match, "discard", seat))


def troops(match: ldt.Match, seat: int = 0) -> dict[int, str]:
    """The Troops of a player by City."""
    return spots(match, "troops", seat)


def buildings(match: ldt.Match, seat: int = 0) -> dict[int, str]:
    """The Buildings of a player by City."""
    return spots(match, "buildings", seat)


def standing(match: ldt.Match, seat: int = 0) -> list[int]:
    """The numbers of a player's Cities that stand; 4 is a claimed Lair."""
    return sorted(spots(match, "cities", seat))


def row(match: ldt.Match) -> dict[int, str]:
    """The Asset Row by place."""
    return spots(match, "row")


def lair(match: ldt.Match) -> dict[int, str]:
    """The Wonders on the Lair by space."""
    return spots(match, "lair-wonders")


def gone(match: ldt.Match, card: str) -> int:
    """How many copies of a card are out of the game."""
    return cards(match, "removed").count(card)


def dragon(match: ldt.Match) -> str:
    """Where the dragon stands: "lair", "gone", or "0 2": on City 2 of seat 0."""
    at = number(match, "dragon")
    return {0: "lair", -1: "gone"}.get(at, f"{(at - 1) // 8} {(at - 1) % 8 + 1}")


def marked(match: ldt.Match, kind: str) -> list[str]:
    """The cards that bear a mark ("sealed"), in the order of the alphabet."""
    position = match.position()
    out = []
    for mark in position.get("marks", []):
        if mark[0] == kind and mark[2] is not None:
            card = position["zones"][mark[2][0]][mark[2][1]]
            out.append(_key(card if isinstance(card, str) else card["card"]))
    return sorted(out)


def top(match: ldt.Match, viewer: int | None = None) -> str:
    """The top card of the Asset Deck as somebody sees it."""
    return cards(match, "assets", None, viewer)[-1]
