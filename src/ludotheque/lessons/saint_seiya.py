"""Five lessons of Saint Seiya, from the first engaged Hero to the count; Aghora and Mu are the rulebook's examples."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

from ludotheque.games.saint_seiya import numbers, terms
from ludotheque.games.saint_seiya.cards import copies_of, standard
from ludotheque.lessons.lesson import Lesson, Pointer, Step

YOU: Final = 0
ANA: Final = 1
NAMES: Final = ("", "Ana")
PLAYED: Final = ("seiya", "shiryu")  #: the heroes of the two
ARMOURS: Final = ("armure-pegase", "armure-dragon")
HAND: Final = Pointer("hand", YOU)
DISCARD: Final = Pointer("discard", YOU)


# ------------------------------------------------------------------------------------ pointing and playing
def card(face: str) -> Pointer:
    """A card of the learner's hand; one that a line plays before its end is pointed at with the whole hand."""
    return Pointer("hand", YOU, card=face)


def target(face: str) -> Pointer:
    """A card of the field."""
    return Pointer("field", card=face)


def engaged(cards: str, slot: int, then: str = "") -> tuple[str, ...]:
    """R18: these cards engaged against a slot, in every order, and what is done then."""
    orders = sorted(set(permutations(cards.split())))
    return tuple(" ".join([*(f"{face}>{slot}" for face in order), then]).strip() for order in orders)


# ------------------------------------------------------------------------------------ tables
def table(
    field: str,
    you: dict[str, str],
    ana: dict[str, str] | None = None,
    reserve: str = "",
    flames: int = numbers.ALL_FLAMES,
) -> dict[str, Any]:
    """A position at the start of the learner's turn. `field` and `reserve` name slot 1 and the top card first.

    Hands are filled up to five; what is left of a hero's cards lies in the draw pile, under the cards named there.
    """
    left = [it.key for it in standard() if it.no > 15 for _ in range(copies_of(it.no))]
    zones: dict[str, list[str]] = {"box": []}
    for seat, side in ((YOU, you), (ANA, ana or {})):
        hero = PLAYED[seat]
        own = [hero] * numbers.CIVILIANS + [ARMOURS[seat]]
        aside = [f"{hero}-bronze"] * numbers.ASIDE_HEROES
        named: dict[str, list[str]] = {"hand": [], "pile": []}
        named |= {zone: cards.split() for zone, cards in side.items()}
        for face in (face for cards in named.values() for face in cards):
            next(pile for pile in (own, aside, left) if face in pile).remove(face)
        while len(named["hand"]) < numbers.HAND_SIZE:
            named["hand"].append(own.pop(0))
        named["pile"] = own + named["pile"][::-1]
        zones |= {f"{zone}@{seat}": cards for zone, cards in {**named, "aside": aside}.items()}
    for it in standard():
        if it.no <= 15 and terms.HEROES[(it.no - 1) % 5] not in PLAYED:
            zones["box"] += [it.key] * copies_of(it.no)
    for face in (field + " " + reserve).split():
        left.remove(face)
    zones["field"] = [f"{face}@{spot}" for spot, face in enumerate(field.split())]
    zones["reserve"] = left + reserve.split()[::-1]
    heroes = {f"hero@{seat}": terms.HEROES.index(hero) for seat, hero in enumerate(PLAYED)}
    return {
        "seats": 2,
        "options": {"heroes": list(PLAYED)},
        "zones": {zone: cards for zone, cards in zones.items() if cards},
        "numbers": {"flames": flames, **heroes},
        "turn": YOU,
    }


# ------------------------------------------------------------------------------------ 1
FORCE: Final = Lesson(
    "saint-seiya",
    "force",
    "saint-seiya-lesson-force",
    "saint-seiya-lesson-force-about",
    (
        Step("saint-seiya-lesson-force-goal", "R50", (Pointer("field"),)),
        Step("saint-seiya-lesson-force-signs", "R4", (HAND, Pointer("field"))),
        Step(
            "saint-seiya-lesson-force-engage",
            "R18",
            (card("seiya"), target("spartan")),
            wanted=engaged("seiya seiya seiya", 3),
            hint="saint-seiya-lesson-force-engage-hint",
        ),
        Step(
            "saint-seiya-lesson-force-acquire",
            "R24",
            (target("spartan"), Pointer("engaged", YOU)),
            wanted=("f3",),
            hint="saint-seiya-lesson-force-acquire-hint",
        ),
        Step(
            "saint-seiya-lesson-force-last-slot",
            "R25",
            (target("cassios"), DISCARD),
            wanted=("seiya>6 f6",),
            hint="saint-seiya-lesson-force-last-slot-hint",
        ),
        Step(
            "saint-seiya-lesson-force-done",
            "R30",
            (card("seiya"),),
            wanted=("done done", "done -seiya"),
            hint="saint-seiya-lesson-force-done-hint",
        ),
        Step("saint-seiya-lesson-force-your-turn", "R33", (HAND, Pointer("field"))),
        Step("saint-seiya-lesson-force-over", "R49"),
    ),
    names=NAMES,
    position=table(
        "babel ichi spartan armure-lion albior cassios", {"hand": "seiya seiya seiya seiya seiya"}, reserve="ban geki"
    ),
)

# ------------------------------------------------------------------------------------ 2
#: R58: Marine 1, two Seiya in armour 1 + 1 each, a Seiya without 0 + 1: six for Mu's 7 - 1.
COSMOS: Final = Lesson(
    "saint-seiya",
    "cosmos",
    "saint-seiya-lesson-cosmos",
    "saint-seiya-lesson-cosmos-about",
    (
        Step("saint-seiya-lesson-cosmos-what", "R24", (target("mu"), HAND)),
        Step(
            "saint-seiya-lesson-cosmos-engage",
            "R58",
            (HAND, target("mu")),
            wanted=engaged("marine seiya-bronze seiya-bronze seiya", 6),
            hint="saint-seiya-lesson-cosmos-engage-hint",
        ),
        Step(
            "saint-seiya-lesson-cosmos-rally",
            "R24",
            (target("mu"),),
            wanted=("c6",),
            hint="saint-seiya-lesson-cosmos-rally-hint",
        ),
        Step(
            "saint-seiya-lesson-cosmos-at-once",
            "R26",
            (HAND, target("phaeton")),
            wanted=("mu>1 f1",),
            hint="saint-seiya-lesson-cosmos-at-once-hint",
        ),
        Step(
            "saint-seiya-lesson-cosmos-armour",
            "R22",
            (HAND, target("ushio")),
            wanted=("+armure-vierge c2+",),
            hint="saint-seiya-lesson-cosmos-armour-hint",
        ),
        Step("saint-seiya-lesson-cosmos-end", "R23", (HAND, DISCARD)),
    ),
    names=NAMES,
    position=table(
        "phaeton ushio dio algol babel mu",
        {"hand": "marine seiya-bronze seiya-bronze seiya armure-vierge", "destroyed": "seiya seiya seiya seiya"},
    ),
)

# ------------------------------------------------------------------------------------ 3
#: R57: 3 + 2 + 1 for Aghora's 6; Léda has no Cosmos. Slot 3 is empty when it comes to healing.
WOUNDS: Final = Lesson(
    "saint-seiya",
    "wounds",
    "saint-seiya-lesson-wounds",
    "saint-seiya-lesson-wounds-about",
    (
        Step("saint-seiya-lesson-wounds-what", "R40", (target("aghora"), card("leda"))),
        Step(
            "saint-seiya-lesson-wounds-engage",
            "R57",
            (HAND, target("aghora")),
            wanted=engaged("shura pegase-noir leda", 3),
            hint="saint-seiya-lesson-wounds-engage-hint",
        ),
        Step(
            "saint-seiya-lesson-wounds-fight",
            "R57",
            (target("aghora"),),
            wanted=("f3",),
            hint="saint-seiya-lesson-wounds-fight-hint",
        ),
        Step(
            "saint-seiya-lesson-wounds-heal",
            "R29",
            (Pointer("wounded", YOU, card="leda"), card("seiya")),
            wanted=tuple(f"seiya>{slot} *seiya@{slot}" for slot in (1, 2, 4, 5, 6)),
            hint="saint-seiya-lesson-wounds-heal-hint",
        ),
        Step("saint-seiya-lesson-wounds-end", "R44", (DISCARD,)),
    ),
    names=NAMES,
    position=table("dio ichi aghora albior capella armure-lion", {"hand": "shura pegase-noir leda seiya seiya"}),
)

# ------------------------------------------------------------------------------------ 4
#: A17, A18: and the Seiya that was gained is the one whose presence lets the other draw (R41).
ARMOUR: Final = Lesson(
    "saint-seiya",
    "armour",
    "saint-seiya-lesson-armour",
    "saint-seiya-lesson-armour-about",
    (
        Step("saint-seiya-lesson-armour-why", "R14", (card("armure-pegase"), Pointer("aside", YOU))),
        Step(
            "saint-seiya-lesson-armour-equip",
            "R22",
            (card("armure-pegase"),),
            wanted=("+armure-pegase",),
            hint="saint-seiya-lesson-armour-equip-hint",
        ),
        Step(
            "saint-seiya-lesson-armour-upgrade",
            "R42",
            (Pointer("equipped", YOU), card("seiya")),
            wanted=("!armure-pegase seiya.h1",),
            hint="saint-seiya-lesson-armour-upgrade-hint",
        ),
        Step(
            "saint-seiya-lesson-armour-draw",
            "R41",
            (Pointer("discard", YOU, card="seiya-bronze"), HAND, target("spartan")),
            wanted=("seiya-bronze>4 yes",),
            hint="saint-seiya-lesson-armour-draw-hint",
        ),
        Step(
            "saint-seiya-lesson-armour-fight",
            "R21",
            (HAND, target("spartan")),
            wanted=engaged("seiya leda", 4, "f4"),
            hint="saint-seiya-lesson-armour-fight-hint",
        ),
        Step("saint-seiya-lesson-armour-end", "A18", (Pointer("destroyed", YOU), DISCARD)),
    ),
    names=NAMES,
    position=table(
        "dio algol ichi spartan albior moses",
        {"hand": "armure-pegase seiya seiya seiya-bronze leda", "pile": "seiya", "destroyed": "seiya seiya"},
    ),
)

# ------------------------------------------------------------------------------------ 5
#: R49–R54: without Aiolia and Spica 23 to 25; with them 5 for Aiolia, 4 for the pair, 1 for twenty cards: 33.
CLOCK: Final = Lesson(
    "saint-seiya",
    "clock",
    "saint-seiya-lesson-clock",
    "saint-seiya-lesson-clock-about",
    (
        Step("saint-seiya-lesson-clock-when", "R49", (target("aiolia"),)),
        Step(
            "saint-seiya-lesson-clock-gold",
            "R47",
            (HAND, target("aiolia")),
            wanted=engaged("aghora albior", 6, "c6"),
            hint="saint-seiya-lesson-clock-gold-hint",
        ),
        Step(
            "saint-seiya-lesson-clock-pair",
            "R54",
            (HAND, target("spica"), Pointer("discard", YOU, card="leda")),
            wanted=("aiolia>3 f3",),
            hint="saint-seiya-lesson-clock-pair-hint",
        ),
        Step(
            "saint-seiya-lesson-clock-done",
            "R51",
            (card("athena"),),
            wanted=("done done",),
            hint="saint-seiya-lesson-clock-done-hint",
            replies=((ANA, "done"), (ANA, "done")),
        ),
        Step("saint-seiya-lesson-clock-count", "R50", count=True),
        Step("saint-seiya-lesson-clock-end", "R13"),
    ),
    names=NAMES,
    position=table(
        "algol dio spica capella shiva aiolia",
        {
            "hand": "aghora albior athena seiya armure-pegase",
            "pile": "seiya-bronze armure-vierge babel spartan ichi",
            "discard": "leda marine seiya-bronze jabu",
            "destroyed": "seiya seiya seiya seiya",
        },
        {
            "hand": "shiryu shiryu shiryu armure-dragon geki",
            "pile": "shiryu-bronze shiryu-bronze shiryu-bronze saga milo shaina moses armure-lion",
            "destroyed": "shiryu shiryu shiryu shiryu shiryu shiryu",
        },
        reserve="ban nachi june",
        flames=1,
    ),
)

LESSONS: Final = (FORCE, COSMOS, WOUNDS, ARMOUR, CLOCK)
