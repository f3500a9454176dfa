"""Five lessons of YRO, made of the rulebook's own examples: less than five minutes from first recruit to last count."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from ludotheque.games.yro.cards import standard
from ludotheque.games.yro.field import SPOTS, spot_name
from ludotheque.games.yro.numbers import HAND_SIZE
from ludotheque.lessons.lesson import ANY, Lesson, Pointer, Step

YOU: Final = 0
ANA: Final = 1
NAMES: Final = ("", "Ana")
HAND: Final = Pointer("hand", YOU)
GUILD: Final = Pointer("guild", YOU)
HERS: Final = Pointer("guild", ANA)
RECRUITS: Final = Pointer("recruits", YOU)
NOBODY: Final = ((ANA, "done"),)  #: Ana throws nothing away, or recruits nobody


# ------------------------------------------------------------------------------------ pointing
def card(face: str) -> Pointer:
    """A card of the learner's hand."""
    return Pointer("hand", YOU, card=face)


def member(face: str) -> Pointer:
    """A card of the learner's guild."""
    return Pointer("guild", YOU, card=face)


# ------------------------------------------------------------------------------------ tables
def table(
    guilds: tuple[str, str],
    hands: tuple[str, str],
    numbers: dict[str, tuple[int, int]],
    deck: str = "",
    round_: int = 1,
) -> dict[str, Any]:
    """A position before a round, both asked what to throw away. A guild is written "SM3@c3 IS1@b3".

    `deck` names the cards on top, the topmost first; hands are filled up to five, and the rest of the box lies below.
    """
    left = [entry.card.key for entry in standard() for _ in range(entry.copies)]
    spots = {spot_name(spot): spot for spot in range(SPOTS)}
    zones: dict[str, list[str]] = {}
    for seat in (YOU, ANA):
        zones[f"guild@{seat}"] = []
        for face, _, spot in (it.partition("@") for it in guilds[seat].split()):
            left.remove(face)
            zones[f"guild@{seat}"].append(f"{face}@{spots[spot]}")
        zones[f"hand@{seat}"] = hands[seat].split()
        for face in zones[f"hand@{seat}"]:
            left.remove(face)
    for face in deck.split():
        left.remove(face)
    for seat in (YOU, ANA):
        while len(zones[f"hand@{seat}"]) < HAND_SIZE:
            zones[f"hand@{seat}"].append(left.pop())
    zones["deck"] = left + deck.split()[::-1]
    values = {f"{key}@{seat}": both[seat] for key, both in numbers.items() for seat in (YOU, ANA)}
    return {
        "seats": 2,
        "zones": {zone: cards for zone, cards in zones.items() if cards},
        "numbers": {"round": round_ - 1, **values},
    }


# ------------------------------------------------------------------------------------ 1
ROUND: Final = Lesson(
    "yro",
    "round",
    "yro-lesson-round",
    "yro-lesson-round-about",
    (
        Step("yro-lesson-round-goal", "R44", (HAND,)),
        Step("yro-lesson-round-signs", "R1", (HAND,)),
        Step(
            "yro-lesson-round-throw",
            "R10",
            (card("SM6"), card("CF4")),
            wanted=("-SM6 -CF4 done",),
            hint="yro-lesson-round-throw-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-round-recruit",
            "R15",
            (card("SM3"), card("IS1")),
            wanted=("+SM3 +IS1",),
            hint="yro-lesson-round-recruit-hint",
            replies=((ANA, "+ME2 done"),),
        ),
        Step(
            "yro-lesson-round-place",
            "R17",
            (RECRUITS, GUILD),
            wanted=("SM3-c3 IS1-b3", "SM3-c3 IS1-d3", "IS1-c3 SM3-b3", "IS1-c3 SM3-d3"),
            hint="yro-lesson-round-place-hint",
            replies=((ANA, "ME2-c3"),),
        ),
        Step("yro-lesson-round-phases", "R9", (GUILD, HERS), count=True),
        Step("yro-lesson-round-your-turn", "R9", (HAND,)),
        Step("yro-lesson-round-over", "R42", (GUILD, HERS)),
    ),
    names=NAMES,
    position=table(("", ""), ("SM6 CF4 SM3 IS1 ME2", "ME2 CS1 CS4 SM1 IS4"), {"coins": (5, 5)}, deck="CF1 CS2"),
)

# ------------------------------------------------------------------------------------ 2
#: R20: the row of the Cité flottante, then the column of Mages: between them they may lie in any order.
COLUMN: Final = tuple(
    f"{first}-{one} {second}-{two}"
    for first, second in (("SM5", "CS7"), ("CS7", "SM5"))
    for one, two in (("b2", "b4"), ("b4", "b2"), ("b4", "b5"), ("b2", "b1"))
)
LINES: Final = Lesson(
    "yro",
    "lines",
    "yro-lesson-lines",
    "yro-lesson-lines-about",
    (
        Step(
            "yro-lesson-lines-start",
            "R20",
            (member("CF4"), member("CF1"), card("CF3")),
            wanted=("done",),
            hint="yro-lesson-lines-keep-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-lines-recruit",
            "R15",
            (card("CF3"),),
            wanted=("+CF3 done",),
            hint="yro-lesson-lines-recruit-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-lines-row",
            "R20",
            (GUILD,),
            wanted=("CF3-d3", "CF3-a3"),
            hint="yro-lesson-lines-row-hint",
        ),
        Step(
            "yro-lesson-lines-bonus",
            "R22",
            (GUILD,),
            wanted=("done",),
            hint="yro-lesson-lines-keep-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-lines-mages",
            "R15",
            (card("SM5"), card("CS7"), member("CF4")),
            wanted=("+SM5 +CS7",),
            hint="yro-lesson-lines-mages-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-lines-column",
            "R20",
            (member("CF4"),),
            wanted=COLUMN,
            hint="yro-lesson-lines-column-hint",
        ),
        Step("yro-lesson-lines-end", "R23", (GUILD,)),
    ),
    names=NAMES,
    position=table(
        ("CF4@b3 CF1@c3", "ME1@c3 ME4@c4"),
        ("CF3 SM5 CS7 ME2 SM1", ""),
        {"coins": (6, 3), "vp": (4, 4)},
        round_=2,
    ),
)

# ------------------------------------------------------------------------------------ 3
#: R25: 2 + 6 + 4 = 12.
FRONT: Final = Lesson(
    "yro",
    "front",
    "yro-lesson-front",
    "yro-lesson-front-about",
    (
        Step("yro-lesson-front-what", "R25", (member("ME3"), member("CD2"), member("SM3"))),
        Step(
            "yro-lesson-front-keep",
            "R25",
            (HERS, card("IS1")),
            wanted=("done",),
            hint="yro-lesson-front-keep-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-front-recruit",
            "A4",
            (card("IS1"),),
            wanted=("+IS1 done",),
            hint="yro-lesson-front-recruit-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-front-place",
            "R25",
            (GUILD,),
            wanted=("IS1-a3", "IS1-d3", "IS1-d4"),
            hint="yro-lesson-front-place-hint",
        ),
        Step("yro-lesson-front-won", "R28", (GUILD, HERS), count=True),
        Step("yro-lesson-front-end", "R31"),
    ),
    names=NAMES,
    position=table(
        ("ME3@b3 CD2@c3 SM3@c4", "ME1@c3 SM1@b3"),
        ("IS1 CD1 SM6 CF4 CD3", ""),
        {"coins": (0, 2), "vp": (5, 8)},
        round_=3,
    ),
)

# ------------------------------------------------------------------------------------ 4
#: R35: the third point of Tech is level II.
LEVELS: Final = Lesson(
    "yro",
    "levels",
    "yro-lesson-levels",
    "yro-lesson-levels-about",
    (
        Step("yro-lesson-levels-track", "R35", (member("SM3"),)),
        Step(
            "yro-lesson-levels-keep",
            "R37",
            (card("CF3"),),
            wanted=("done",),
            hint="yro-lesson-levels-keep-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-levels-save",
            "R15",
            (card("CF3"),),
            wanted=("done",),
            hint="yro-lesson-levels-save-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-levels-two",
            "R39",
            (member("SM3"),),
            wanted=("done",),
            hint="yro-lesson-levels-keep-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-levels-recruit",
            "R37",
            (card("CF3"),),
            wanted=("+CF3 done",),
            hint="yro-lesson-levels-recruit-hint",
            replies=NOBODY,
        ),
        Step("yro-lesson-levels-place", "R38", (GUILD,), wanted=ANY),
        Step("yro-lesson-levels-end", "R36", (GUILD,)),
    ),
    names=NAMES,
    position=table(
        ("SM3@c3", "CF1@c3"),
        ("CF3 SM6 CD1 CD3 SM8", ""),
        {"coins": (1, 3), "tech": (2, 0), "vp": (3, 4)},
        round_=2,
    ),
)

# ------------------------------------------------------------------------------------ 5
#: R42: 37 VP and the four of a Bronze Dragon Knight end the game in this round, whatever is recruited.
CHOICE: Final = ("ME2", "SM3", "CS7", "IS1", "CF1")
END: Final = Lesson(
    "yro",
    "end",
    "yro-lesson-end",
    "yro-lesson-end-about",
    (
        Step("yro-lesson-end-when", "R42", (member("CD3"),), count=True),
        Step(
            "yro-lesson-end-keep",
            "R43",
            (HAND,),
            wanted=("done",),
            hint="yro-lesson-end-keep-hint",
            replies=NOBODY,
        ),
        Step(
            "yro-lesson-end-recruit",
            "R15",
            (HAND,),
            wanted=(
                *(f"+{one} done" for one in CHOICE),
                *(f"+{one} +{two}" for one, two in combinations(CHOICE, 2)),
            ),
            hint="yro-lesson-end-recruit-hint",
            replies=NOBODY,
        ),
        Step("yro-lesson-end-place", "R17", (RECRUITS, GUILD), wanted=ANY),
        Step("yro-lesson-end-count", "R43", (GUILD, HERS), count=True),
        Step("yro-lesson-end-end", "R44"),
    ),
    names=NAMES,
    position=table(
        ("CD3@c3 IS6@c2 SM1@b3 CF2@b4", "CD1@c3 ME1@b3 SM2@c4 CS3@b4 ME6@d3"),
        (" ".join(CHOICE), ""),
        {"coins": (6, 4), "vp": (37, 28), "tech": (1, 1)},
        round_=5,
    ),
)

LESSONS: Final = (ROUND, LINES, FRONT, LEVELS, END)
