"""The cards of Volfyirion: starters, 21 types of Command cards, 9 Buildings, 9 Troops, 13 Wonders, Cities, modules.

Values are those of the printed cards; how many there are of each follows from their printed codes and the totals of
the rulebook (R1). The rulebook itself shows some of them.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds
from ludotheque.games.volfyirion.effects import (
    ASCENSION,
    MERCENARY,
    SABOTEUR,
    TALISMAN_TEXT,
    THINS,
    Defends,
    Gives,
    Printed,
    secondary,
)
from ludotheque.games.volfyirion.kit import NO_NEEDS, Bonus, Extra, HouseCard, VolfyirionKit
from ludotheque.kernel import PUBLISHED, RULEBOOK, Effect, append

#: The cards whose numbers the rulebook shows in its examples.
IN_THE_RULEBOOK: Final = ["prospector", "diviner"]


class Entry:
    """A line of a card list: a card and how many of it are in the box."""

    def __init__(self, card: HouseCard, copies: int) -> None:
        self.card = card
        self.copies = copies


def printed_card(
    key: str,
    name: str,
    kind: int,
    colour: int,
    cost: int,
    points: list[int],
    defence: int,
    needs: list[int],
    bonus: Bonus | None,
    provenance: str,
) -> HouseCard:
    """A card with the sentences that its numbers make."""
    effects: list[Effect] = []
    if max(points) > 0:
        effects.append(Gives(points))
    if kind == kinds.TROOP:
        effects.append(Defends(defence, "R15"))
    if kind == kinds.WONDER:
        effects.append(THINS)
    effects.extend(secondary(needs, bonus))
    return HouseCard(key, name, kind, colour, cost, points, defence, needs, bonus, provenance, effects)


def line(
    key: str,
    kind: int,
    colour: int,
    cost: int,
    points: list[int],
    defence: int,
    copies: int,
    colours: list[int],
    bonus: Bonus | None,
) -> Entry:
    """A line of our own list; `colours` are those its Synergy needs."""
    needs = [0, 0, 0]
    for needed in colours:
        needs[needed] += 1
    provenance = RULEBOOK if key in IN_THE_RULEBOOK else PUBLISHED
    name = f"@volfyirion-card-{key}"
    return Entry(printed_card(key, name, kind, colour, cost, points, defence, needs, bonus, provenance), copies)


def starter(key: str, points: list[int], copies: int) -> Entry:
    """R4: a card of the first House Decks; it cannot be acquired and so has no cost."""
    return line(key, kinds.COMMAND_CARD, kinds.GREY, 0, points, 0, copies, [], None)


def command(
    key: str, colour: int, cost: int, points: list[int], copies: int, colours: list[int], bonus: Bonus
) -> Entry:
    """R13: a Command card."""
    return line(key, kinds.COMMAND_CARD, colour, cost, points, 0, copies, colours, bonus)


def building(
    key: str, colour: int, cost: int, points: list[int], copies: int, colours: list[int], bonus: Bonus
) -> Entry:
    """R14: a Building."""
    return line(key, kinds.BUILDING, colour, cost, points, 0, copies, colours, bonus)


def troop(key: str, colour: int, cost: int, defence: int, copies: int, bonus: Bonus) -> Entry:
    """R15: a Troop."""
    return line(key, kinds.TROOP, colour, cost, [0, 0, 0], defence, copies, [], bonus)


def wonder(key: str, cost: int, points: list[int], copies: int, bonus: Bonus) -> Entry:
    """R16: a Wonder."""
    return line(key, kinds.WONDER, kinds.GREY, cost, points, 0, copies, [], bonus)


def starters() -> list[Entry]:
    """R4: of one House Deck."""
    return [starter("prospector", [1, 0, 0], 8), starter("diviner", [1, 0, 3], 1), starter("captain", [1, 3, 0], 1)]


def standard() -> list[Entry]:
    """R5, R8: the Asset Deck and the Wonder Deck."""
    return [
        # Command cards
        command("qoam-ritual", kinds.PURPLE, 1, [1, 0, 0], 2, [], Bonus(remove=1)),
        command("hidden-cache", kinds.PURPLE, 2, [0, 0, 2], 2, [kinds.PURPLE], Bonus(battle=2)),
        command("celethes-law", kinds.PURPLE, 3, [2, 0, 2], 2, [kinds.PURPLE], Bonus(remove=1)),
        command(
            "feasible-solution", kinds.PURPLE, 4, [1, 1, 2], 2, [kinds.RED, kinds.PURPLE], Bonus(command=2, knowledge=3)
        ),
        command("strategic-attack", kinds.PURPLE, 5, [1, 3, 0], 2, [kinds.RED], Bonus(draw=1)),
        command("alchemic-key", kinds.PURPLE, 7, [2, 2, 3], 1, [kinds.TURQUOISE], Bonus(draw=1)),
        command("book-of-wisdom", kinds.PURPLE, 8, [2, 1, 5], 1, [kinds.RED, kinds.RED], Bonus(draw=2)),
        command("stab", kinds.RED, 1, [0, 2, 0], 2, [], Bonus(draw=1)),
        command("decisive-strike", kinds.RED, 3, [0, 2, 0], 2, [kinds.RED], Bonus(battle=2)),
        command("suicide-mission", kinds.RED, 3, [0, 2, 0], 2, [], Bonus(building=1)),
        command("anuths-trick", kinds.RED, 4, [2, 1, 0], 2, [], Bonus(troop=1)),
        command("sabotage", kinds.RED, 5, [2, 2, 0], 2, [], Bonus(building=1)),
        command("flawless-deploy", kinds.RED, 7, [2, 3, 2], 1, [kinds.TURQUOISE, kinds.PURPLE], Bonus(draw=2)),
        command("endless-tactic", kinds.RED, 8, [2, 4, 3], 1, [kinds.TURQUOISE, kinds.PURPLE], Bonus(battle=3)),
        command("barter", kinds.TURQUOISE, 1, [1, 0, 0], 2, [], Bonus(knowledge=3)),
        command("worthy-trade", kinds.TURQUOISE, 2, [1, 0, 1], 2, [], Bonus(remove=1)),
        command("telrons-analysis", kinds.TURQUOISE, 3, [2, 0, 1], 2, [kinds.TURQUOISE], Bonus(draw=1)),
        command(
            "harness-qoam", kinds.TURQUOISE, 4, [2, 1, 1], 2, [kinds.TURQUOISE, kinds.RED], Bonus(battle=2, knowledge=2)
        ),
        command("shrewd-deal", kinds.TURQUOISE, 5, [2, 1, 1], 2, [kinds.TURQUOISE], Bonus(knowledge=2)),
        command("qoam-vein", kinds.TURQUOISE, 7, [3, 2, 2], 1, [kinds.RED, kinds.PURPLE], Bonus(draw=2)),
        command("volfyirions-mark", kinds.TURQUOISE, 8, [3, 3, 2], 1, [kinds.TURQUOISE, kinds.PURPLE], Bonus(move=1)),
        # Buildings
        building("apothecary", kinds.PURPLE, 4, [1, 0, 1], 1, [kinds.TURQUOISE], Bonus(knowledge=1)),
        building("library", kinds.PURPLE, 5, [2, 0, 0], 2, [kinds.TURQUOISE, kinds.PURPLE], Bonus(draw=1)),
        building("laboratory", kinds.PURPLE, 6, [1, 1, 1], 1, [kinds.RED], Bonus(battle=1)),
        building("barracks", kinds.RED, 4, [0, 2, 0], 1, [kinds.RED, kinds.RED], Bonus(draw=1)),
        building("war-academy", kinds.RED, 5, [0, 2, 0], 2, [kinds.RED, kinds.PURPLE], Bonus(battle=2)),
        building(
            "headquarters", kinds.RED, 6, [1, 2, 0], 1, [kinds.TURQUOISE, kinds.RED], Bonus(command=1, knowledge=2)
        ),
        building("mint", kinds.TURQUOISE, 4, [1, 0, 1], 1, [kinds.TURQUOISE, kinds.TURQUOISE], Bonus(command=2)),
        building("black-market", kinds.TURQUOISE, 5, [2, 0, 0], 2, [kinds.RED], Bonus(remove=1)),
        building("bank", kinds.TURQUOISE, 6, [1, 1, 0], 1, [kinds.TURQUOISE], Bonus(draw=1)),
        # Troops
        troop("novice", kinds.GREY, 3, 2, 2, Bonus(knowledge=3)),
        troop("fighter", kinds.GREY, 3, 2, 2, Bonus(battle=3)),
        troop("soldier", kinds.GREY, 3, 3, 2, Bonus(battle=2)),
        troop("scholar", kinds.PURPLE, 4, 3, 2, Bonus(knowledge=3)),
        troop("guard", kinds.GREY, 4, 4, 2, Bonus(battle=3)),
        troop("qoam-scout", kinds.TURQUOISE, 4, 3, 2, Bonus(knowledge=3)),
        troop("qoamipulator", kinds.PURPLE, 6, 5, 1, Bonus(knowledge=5)),
        troop("elite-trooper", kinds.RED, 7, 6, 1, Bonus(battle=5)),
        troop("armored-soldier", kinds.TURQUOISE, 6, 5, 1, Bonus(battle=5)),
        # Wonders
        wonder("divining-petals", 2, [0, 1, 0], 2, Bonus(knowledge=2)),
        wonder("sharp-qoam", 2, [0, 1, 0], 2, Bonus(command=2)),
        wonder("glowing-fungii", 3, [1, 1, 0], 2, Bonus(remove=1)),
        wonder("pure-qoam", 3, [1, 0, 0], 2, Bonus(knowledge=3)),
        wonder("sibilant-crystal", 3, [1, 0, 1], 2, Bonus(battle=2)),
        wonder("strange-box", 3, [1, 0, 1], 2, Bonus(command=2)),
        wonder("voracious-seed", 3, [0, 0, 1], 2, Bonus(building=1)),
        wonder("living-knife", 3, [0, 1, 0], 2, Bonus(troop=1)),
        wonder("void-fluid", 4, [0, 2, 0], 2, Bonus(building=1)),
        wonder("black-spores", 4, [1, 0, 1], 2, Bonus(troop=1)),
        wonder("primal-beast", 4, [0, 1, 1], 2, Bonus(draw=1)),
        wonder("emerald-horn", 6, [2, 0, 1], 2, Bonus(move=1)),
        wonder("floating-crystal", 4, [1, 0, 1], 2, Bonus(draw=1)),
    ]


#: R9: the Cities with their Defence, those of the first House before those of the second.
CITY_LIST: Final = [("tylaris", 8), ("vahylea", 9), ("alantar", 10), ("yrdesh", 8), ("akao-uket", 9), ("kyr", 10)]
LAIR_DEFENCE: Final = 9  #: R58

#: R52, R53: the rulings about each Perk and each Ploy.
PERK_RULES: Final = [["A13"], ["A24"], ["A25", "A42"], ["A18", "A26", "A42"]]
PLOY_RULES: Final = [["A46"], ["A28", "A45"], ["A27", "A46"], ["A27", "A46"], ["A27", "A46"], ["A29", "A45"]]


def add_houses(kit: VolfyirionKit, entries: list[Entry]) -> None:
    """Starters, Asset cards and Wonders, `entries` being the owner's list or ours."""
    for entry in starters():
        kit.add_face(entry.card, entry.card.kind, entry.copies * kit.seats)
    for entry in entries:
        kit.add_face(entry.card, entry.card.kind, entry.copies * kit.markets)


def extra(
    key: str, kind: int, cost: int, points: list[int], defence: int, special: Printed, provenance: str
) -> HouseCard:
    """A House card of a module: what it prints, and its own rule."""
    card = printed_card(
        key, f"@volfyirion-card-{key}", kind, kinds.GREY, cost, points, defence, NO_NEEDS, None, provenance
    )
    card.effects.append(special)
    return card


def add_modules(kit: VolfyirionKit) -> None:
    """R49–R53, R63: the cards of the modules played with."""
    if "mercenary" in kit.modules:
        for key, cost, defence in (("mercenary-archer", 2, 4), ("mercenary-veteran", 3, 5)):
            card = extra(key, kinds.TROOP, cost, [0, 0, 0], defence, MERCENARY, PUBLISHED)
            card.mercenary = True
            kit.add_face(card, kinds.TROOP, 2)
    if "saboteur" in kit.modules:
        card = extra("saboteur", kinds.COMMAND_CARD, 3, [1, 0, 0], 0, SABOTEUR, PUBLISHED)
        card.saboteur = True
        kit.add_face(card, kinds.COMMAND_CARD, 2)
    if kit.ascending:
        card = extra("ascension-path", kinds.WONDER, 3, [2, 2, 0], 0, ASCENSION, PUBLISHED)
        card.ascension = True
        kit.path = kit.add_face(card, kinds.WONDER, 2)
    if kit.perks_used:
        for n in range(len(kinds.PERKS)):
            text: list[Effect] = [Printed(kinds.PERKS[n], "R52")]
            perk = Extra(kinds.PERKS[n], kinds.PERK, kinds.PERK_BACK, PERK_RULES[n], text)
            kit.perk_faces = append(kit.perk_faces, kit.add_face(perk, kinds.PERK, 1))
    if kit.ploys_used:
        for n in range(len(kinds.PLOYS)):
            words: list[Effect] = [Printed(kinds.PLOYS[n], "R53")]
            ploy = Extra(kinds.PLOYS[n], kinds.PLOY, kinds.PLOY_BACK, PLOY_RULES[n], words)
            kit.ploy_faces = append(kit.ploy_faces, kit.add_face(ploy, kinds.PLOY, 1))
    if kit.talismans_used:
        # R63: drawn on blank cards, after a rule that players wrote and the publisher spread
        talisman = Extra("talisman", kinds.TALISMAN, kinds.HOUSE_BACK, ["R54"], [TALISMAN_TEXT], PUBLISHED)
        kit.add_face(talisman, kinds.TALISMAN, 2)
