"""Five lessons of Volfyirion, made of the rulebook's own examples: from the first hand to the last City."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.volfyirion import kinds, numbers
from ludotheque.games.volfyirion.cards import CITY_LIST, standard, starters
from ludotheque.games.volfyirion.rules.actions import Act
from ludotheque.games.volfyirion.rules.turn import TURN_SCRIPT
from ludotheque.lessons.lesson import Lesson, Pointer, Step

YOU: Final = 0
ANA: Final = 1
NAMES: Final = ("", "Ana")
HAND: Final = Pointer("hand", YOU)
AREA: Final = Pointer("area", YOU)
CITY: Final = Pointer("cities", YOU)
HERS: Final = Pointer("cities", ANA)
ROW: Final = Pointer("row")
LAIR: Final = Pointer("lair-wonders")
ENDS: Final = ((ANA, "end"),)  #: Ana plays nothing
APART: Final = 4  #: the first pool that neither the Asset Deck nor a House Deck is


# ------------------------------------------------------------------------------------ pointing
def held(face: str) -> Pointer:
    """A card of the learner's hand."""
    return Pointer("hand", YOU, card=face)


def played(face: str) -> Pointer:
    """A card of the learner's Playing Area."""
    return Pointer("area", YOU, card=face)


def sold(face: str) -> Pointer:
    """A card of the Asset Row."""
    return Pointer("row", card=face)


# ------------------------------------------------------------------------------------ tables
def table(
    points: tuple[int, int, int],
    zones: dict[str, str],
    row: str,
    lair: str,
    ruins: tuple[str, str] = ("", ""),
    dragon: int = 0,
) -> dict[str, Any]:
    """A position in the middle of the learner's Main Phase, with these points left.

    Cities are numbered, "guard@2" stands at City 2. A deck names its top cards, the topmost first. The starters that
    are not named are out of the game, and the rest of the box lies in the decks.
    """
    assets = [entry.card.key for entry in standard() for _ in range(entry.copies) if entry.card.kind != kinds.WONDER]
    wonders = [entry.card.key for entry in standard() for _ in range(entry.copies) if entry.card.kind == kinds.WONDER]
    rest = [entry.card.key for entry in starters() for _ in range(2 * entry.copies)]  # of two House Decks
    out: dict[str, list[str]] = {}
    for zone, cards in (*zones.items(), ("row", row), ("lair-wonders", lair)):
        out[zone] = []
        for key, _, city in (it.partition("@") for it in cards.split()):
            next(pile for pile in (assets, wonders, rest) if key in pile).remove(key)
            out[zone].append(f"{key}@{int(city) - 1}" if city else key)
        if zone.startswith("house"):
            out[zone].reverse()
    for zone in ("row", "lair-wonders"):
        out[zone] = [f"{key}@{spot}" for spot, key in enumerate(out[zone])]
    for seat in (YOU, ANA):
        down = [int(city) - 1 for city in ruins[seat].split()]
        cities = [f"{CITY_LIST[numbers.CITIES * seat + spot][0]}@{spot}" for spot in range(numbers.CITIES)]
        out[f"cities@{seat}"] = [city for spot, city in enumerate(cities) if spot not in down]
        out[f"ruins@{seat}"] = [cities[spot] for spot in down]
    assets[-1] += "!"  # R5: the top card is turned up
    # the two decks were never shuffled together
    apart = [{"card": key, "pool": APART} for key in wonders]
    out |= {"assets": assets, "removed": rest, "lair": ["lair"]}
    counters = {"turn": 8, "dragon": dragon}
    counters |= {f"fallen@{seat}": len(ruins[seat].split()) for seat in (YOU, ANA)}
    counters |= {f"{key}@0": n for key, n in zip(("command", "battle", "knowledge"), points, strict=True)}
    acting = 1 + next(at for at, effect in enumerate(TURN_SCRIPT.steps) if isinstance(effect, Act))
    return {
        "seats": 2,
        "zones": {zone: cards for zone, cards in out.items() if cards} | {"wonders": apart},
        "numbers": counters,
        "shuffles": APART + 1,
        "stack": [[TURN_SCRIPT.key, acting, YOU, None, 0, 0]],
        "asks": [{"seat": YOU, "low": 1, "high": 1}],
    }


# ------------------------------------------------------------------------------------ 1
#: R25, R29, R34: the rulebook's example of a turn, 5 Command, 3 Battle, 6 Knowledge. Two of the five cards are played,
#: and the Elite Trooper guards City 3.
TURN: Final = Lesson(
    "volfyirion",
    "turn",
    "volfyirion-lesson-turn",
    "volfyirion-lesson-turn-about",
    (
        Step("volfyirion-lesson-turn-goal", "R3", (CITY, HERS)),
        Step(
            "volfyirion-lesson-turn-deploy",
            "R24",
            (HAND, held("flawless-deploy")),
            wanted=("play flawless-deploy",),
            hint="volfyirion-lesson-turn-deploy-hint",
        ),
        Step(
            "volfyirion-lesson-turn-build",
            "R14",
            (held("apothecary"), CITY),
            wanted=("play apothecary 1", "play apothecary 2", "play apothecary 3"),
            hint="volfyirion-lesson-turn-build-hint",
        ),
        Step("volfyirion-lesson-turn-points", "R27", (AREA, Pointer("buildings", YOU))),
        Step(
            "volfyirion-lesson-turn-buy",
            "R29",
            (sold("hidden-cache"),),
            wanted=("buy 1, buy 2",),
            hint="volfyirion-lesson-turn-buy-hint",
        ),
        Step(
            "volfyirion-lesson-turn-wonder",
            "R34",
            (Pointer("lair-wonders", card="sharp-qoam"),),
            wanted=("wonder 1",),
            hint="volfyirion-lesson-turn-wonder-hint",
        ),
        Step("volfyirion-lesson-turn-your-turn", "R20", (Pointer("discard", YOU),)),
        Step("volfyirion-lesson-turn-over", "R3", (CITY, HERS)),
    ),
    names=NAMES,
    position=table(
        (2, 0, 3),
        {
            "hand@0": "apothecary flawless-deploy",
            "area@0": "prospector diviner",
            "troops@0": "elite-trooper@3",
            "house@0": "prospector prospector prospector prospector captain",
            "house@1": "prospector prospector prospector prospector captain diviner",
        },
        "suicide-mission hidden-cache endless-tactic qoam-vein armored-soldier",
        "sharp-qoam void-fluid",
    ),
)

# ------------------------------------------------------------------------------------ 2
#: R43: the rulebook's two Synergies, of Shrewd Deal and of Harness Qoam; R44: Stab's Remove Ability.
SYNERGY: Final = Lesson(
    "volfyirion",
    "synergy",
    "volfyirion-lesson-synergy",
    "volfyirion-lesson-synergy-about",
    (
        Step(
            "volfyirion-lesson-synergy-alone",
            "R43",
            (held("shrewd-deal"),),
            wanted=("play shrewd-deal",),
            hint="volfyirion-lesson-synergy-alone-hint",
        ),
        Step(
            "volfyirion-lesson-synergy-pair",
            "R43",
            (played("shrewd-deal"), held("harness-qoam")),
            wanted=("play harness-qoam",),
            hint="volfyirion-lesson-synergy-pair-hint",
        ),
        Step(
            "volfyirion-lesson-synergy-red",
            "A2",
            (played("harness-qoam"), held("stab")),
            wanted=("play stab",),
            hint="volfyirion-lesson-synergy-red-hint",
        ),
        Step(
            "volfyirion-lesson-synergy-remove",
            "R44",
            (played("stab"),),
            wanted=("scrap stab",),
            hint="volfyirion-lesson-synergy-remove-hint",
        ),
        Step(
            "volfyirion-lesson-synergy-draw",
            "R45",
            (Pointer("house", YOU),),
            wanted=("draw 1",),
            hint="volfyirion-lesson-synergy-draw-hint",
        ),
        Step("volfyirion-lesson-synergy-end", "A3", (AREA, HAND)),
    ),
    names=NAMES,
    position=table(
        (0, 0, 0),
        {
            "hand@0": "shrewd-deal harness-qoam stab",
            "house@0": "captain prospector prospector diviner prospector",
            "discard@0": "prospector prospector",
            "house@1": "prospector prospector prospector prospector captain diviner",
        },
        "suicide-mission hidden-cache endless-tactic qoam-vein armored-soldier",
        "sharp-qoam void-fluid",
    ),
)

# ------------------------------------------------------------------------------------ 3
#: R33: a City of 9 with a Soldier of 3 takes 12 + 9. Captain, Sabotage, two Stabs, two Void Fluids: 13 Battle.
ATTACK: Final = Lesson(
    "volfyirion",
    "attack",
    "volfyirion-lesson-attack",
    "volfyirion-lesson-attack-about",
    (
        Step("volfyirion-lesson-attack-what", "R32", (HERS, Pointer("troops", ANA))),
        Step(
            "volfyirion-lesson-attack-elite",
            "R44",
            (Pointer("troops", YOU, card="elite-trooper"),),
            wanted=("scrap 1t",),
            hint="volfyirion-lesson-attack-elite-hint",
        ),
        Step(
            "volfyirion-lesson-attack-fighter",
            "R44",
            (Pointer("troops", YOU, card="fighter"),),
            wanted=("scrap 2t",),
            hint="volfyirion-lesson-attack-fighter-hint",
        ),
        Step(
            "volfyirion-lesson-attack-troop",
            "R33",
            (Pointer("troops", ANA),),
            wanted=("attack 2",),
            hint="volfyirion-lesson-attack-troop-hint",
        ),
        Step(
            "volfyirion-lesson-attack-city",
            "R31",
            (HERS,),
            wanted=("attack 2",),
            hint="volfyirion-lesson-attack-city-hint",
        ),
        Step("volfyirion-lesson-attack-end", "R3", (Pointer("ruins", ANA),)),
    ),
    names=NAMES,
    position=table(
        (3, 13, 0),
        {
            "area@0": "captain sabotage stab stab void-fluid void-fluid",
            "troops@0": "elite-trooper@1 fighter@2",
            "house@0": "prospector prospector prospector diviner prospector",
            "house@1": "prospector prospector prospector prospector captain diviner",
            "troops@1": "soldier@2",
            "buildings@1": "bank@2",
        },
        "suicide-mission hidden-cache endless-tactic qoam-vein armored-soldier",
        "sharp-qoam living-knife",
        ruins=("3", "1 3"),
    ),
)

# ------------------------------------------------------------------------------------ 4
#: R40, R47: home and away again for 16. Diviner, Book of Wisdom, Alchemic Key, Celethe's Law: 13 Knowledge; Barter: 3.
DRAGON: Final = Lesson(
    "volfyirion",
    "dragon",
    "volfyirion-lesson-dragon",
    "volfyirion-lesson-dragon-about",
    (
        Step("volfyirion-lesson-dragon-threat", "R41", (CITY,)),
        Step(
            "volfyirion-lesson-dragon-barter",
            "R44",
            (played("barter"),),
            wanted=("scrap barter",),
            hint="volfyirion-lesson-dragon-barter-hint",
        ),
        Step(
            "volfyirion-lesson-dragon-home",
            "R40",
            (CITY, Pointer("lair")),
            wanted=("dragon home",),
            hint="volfyirion-lesson-dragon-home-hint",
        ),
        Step(
            "volfyirion-lesson-dragon-send",
            "R48",
            (HERS, Pointer("troops", ANA)),
            wanted=("dragon 3",),
            hint="volfyirion-lesson-dragon-send-hint",
        ),
        Step(
            "volfyirion-lesson-dragon-wait",
            "R47",
            (HERS,),
            wanted=("end",),
            hint="volfyirion-lesson-dragon-wait-hint",
            replies=ENDS,
        ),
        Step("volfyirion-lesson-dragon-burnt", "R46", (Pointer("ruins", ANA), Pointer("lair"))),
        Step("volfyirion-lesson-dragon-end", "R47", (CITY, HERS)),
    ),
    names=NAMES,
    position=table(
        (8, 3, 13),
        {
            "area@0": "diviner book-of-wisdom alchemic-key celethes-law barter",
            "house@0": "prospector prospector prospector captain prospector prospector",
            "house@1": "prospector prospector prospector captain prospector diviner",
            "troops@1": "guard@3",
            "buildings@1": "bank@3",
        },
        "suicide-mission hidden-cache endless-tactic qoam-vein armored-soldier",
        "sharp-qoam living-knife",
        dragon=2,
    ),
)

# ------------------------------------------------------------------------------------ 5
#: R35, R38: a Wonder for 3 Battle, a Prospector less, and 4 Knowledge against Ana's Void Fluid.
WONDERS: Final = Lesson(
    "volfyirion",
    "wonders",
    "volfyirion-lesson-wonders",
    "volfyirion-lesson-wonders-about",
    (
        Step(
            "volfyirion-lesson-wonders-play",
            "R16",
            (held("floating-crystal"),),
            wanted=("play floating-crystal",),
            hint="volfyirion-lesson-wonders-play-hint",
        ),
        Step(
            "volfyirion-lesson-wonders-buy",
            "R34",
            (LAIR,),
            wanted=("wonder 1",),
            hint="volfyirion-lesson-wonders-buy-hint",
        ),
        Step(
            "volfyirion-lesson-wonders-thin",
            "R35",
            (played("prospector"),),
            wanted=("remove area prospector", "remove discard prospector"),
            hint="volfyirion-lesson-wonders-thin-hint",
        ),
        Step(
            "volfyirion-lesson-wonders-seal",
            "R38",
            (Pointer("area", ANA),),
            wanted=("seal void-fluid 2",),
            hint="volfyirion-lesson-wonders-seal-hint",
        ),
        Step(
            "volfyirion-lesson-wonders-turn",
            "R46",
            (AREA,),
            wanted=("end",),
            hint="volfyirion-lesson-wonders-turn-hint",
            replies=ENDS,
        ),
        Step("volfyirion-lesson-wonders-stay", "R16", (played("floating-crystal"),)),
        Step("volfyirion-lesson-wonders-end", "R35", (LAIR,)),
    ),
    names=NAMES,
    position=table(
        (4, 3, 3),
        {
            "hand@0": "floating-crystal",
            "area@0": "captain diviner prospector prospector",
            "house@0": "prospector prospector prospector prospector prospector",
            "discard@0": "prospector",
            "house@1": "prospector prospector prospector captain prospector diviner",
            "area@1": "void-fluid",
        },
        "suicide-mission hidden-cache endless-tactic qoam-vein armored-soldier",
        "sibilant-crystal living-knife",
    ),
)

LESSONS: Final = (TURN, SYNERGY, ATTACK, DRAGON, WONDERS)
