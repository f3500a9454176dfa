"""Five lessons of Yutakâ, made of the rulebook's own examples: five minutes from the first tile to the last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludotheque.lessons.lesson import ANY, Lesson, Pointer, Step

YOU: Final = 0
ANA: Final = 1
NAMES: Final = ("", "Ana")

#: R6: what each player's deck holds.
DECK: Final = [f"{letter}{value}" for letter in "IDACE" for value in range(1, 5)] + ["X"] * 4
#: A26: the values these lessons speak of, written out so that a corrected list of the house changes none of them.
TILES: Final = {
    "id": "lessons",
    "provenance": "reconstructed",
    "idole": [15, 10, 5],
    "dague": [12, 8, 6, 4],
    "amphore": [10, 8, 6, 4, 2],
    "cristaux": [9, 7, 6, 4, 3, 1],
    "equipement": [9, 6, 5, 4, 3, 2, 1],
}
OPTIONS: Final = {"mode": "mysteria", "tiles": TILES}


# ------------------------------------------------------------------------------------ pointing
def island(number: int, place: int | None = None) -> Pointer:
    """An island's tiles, or one of them."""
    return Pointer("island", None, number, place)


def column(seat: int, number: int) -> Pointer:
    """One side of an island."""
    return Pointer("column", seat, number)


def card(face: str) -> Pointer:
    """A card of the learner's hand."""
    return Pointer("hand", YOU, card=face)


HAND: Final = Pointer("hand", YOU)
REMOVED: Final = Pointer("removed")
ARCHIPELAGO: Final = tuple(island(number) for number in range(1, 6))


# ------------------------------------------------------------------------------------ tables
def table(
    islands: list[str],
    removed: str,
    columns: Mapping[tuple[int, int], str],
    hands: tuple[str, str],
    next_card: str = "",
    first: int = YOU,
) -> dict[str, Any]:
    """A position with the learner to move. Islands, columns and hands are as written; the piles hold what is left.

    The learner draws `next_card` next.
    """
    zones = {f"island {number}": tiles.split() for number, tiles in enumerate(islands, 1)}
    zones["removed"] = removed.split()
    zones |= {f"column@{side} {number}": cards.split() for (side, number), cards in columns.items()}
    for seat in (YOU, ANA):
        left = list(DECK)
        for (side, _), cards in columns.items():
            for face in cards.split():
                if (side == seat) == (face != "X"):  # R12: a Dynamite lies on the other player's side
                    left.remove(face)
        zones[f"hand@{seat}"] = hands[seat].split()
        for face in zones[f"hand@{seat}"]:
            left.remove(face)
        if seat == YOU and next_card:
            left.append(left.pop(left.index(next_card)))
        zones[f"pile@{seat}"] = left
    played = sum(len(cards.split()) for cards in columns.values())
    numbers = {"first": first, "turns": played}
    return {"options": {**OPTIONS, "first": first}, "zones": zones, "numbers": numbers, "turn": YOU}


# ------------------------------------------------------------------------------------ 1
BOARD: Final = Lesson(
    "yutaka",
    "board",
    "yutaka-lesson-board",
    "yutaka-lesson-board-about",
    (
        Step("yutaka-lesson-board-goal", "R18", ARCHIPELAGO),
        Step("yutaka-lesson-board-removed", "R3", (REMOVED,)),
        Step(
            "yutaka-lesson-board-turn",
            "R7",
            (island(2),),
            wanted=("2a", "2b", "2c", "2d"),
            hint="yutaka-lesson-board-turn-hint",
            replies=((ANA, "3b"),),
        ),
        Step("yutaka-lesson-board-tile", "R5", (island(2), island(3, 1))),
        Step(
            "yutaka-lesson-board-again",
            "R7",
            (island(1), island(4), island(5)),
            wanted=tuple(f"{number}{letter}" for number in (1, 4, 5) for letter in "abcd"),
            hint="yutaka-lesson-board-again-hint",
            replies=((ANA, "3c"),),
        ),
        Step("yutaka-lesson-board-your-turn", "R9", (HAND,)),
        Step("yutaka-lesson-board-over", "R17", ARCHIPELAGO),
    ),
    names=NAMES,
    seed=4,
    options={**OPTIONS, "first": YOU},
)

# ------------------------------------------------------------------------------------ 2
#: R18: five against four for the Dagger worth 12; R20: four against four for the one worth 8.
MAJORITY: Final = Lesson(
    "yutaka",
    "majority",
    "yutaka-lesson-majority",
    "yutaka-lesson-majority-about",
    (
        Step("yutaka-lesson-majority-cards", "R10", (HAND,)),
        Step("yutaka-lesson-majority-behind", "R18", (island(1, 0), column(YOU, 1), column(ANA, 1))),
        Step(
            "yutaka-lesson-majority-lead",
            "R18",
            (island(1, 0), column(YOU, 1), card("D3")),
            wanted=("D3-1",),
            hint="yutaka-lesson-majority-lead-hint",
            replies=((ANA, "D3-4"),),
        ),
        Step("yutaka-lesson-majority-ahead", "R18", (island(1, 0), column(YOU, 1), column(ANA, 1)), count=True),
        Step("yutaka-lesson-majority-alone", "R19", (island(4, 0), column(ANA, 4)), count=True),
        Step(
            "yutaka-lesson-majority-spoil",
            "R20",
            (island(4, 0), column(YOU, 4), card("D4")),
            wanted=("D4-4",),
            hint="yutaka-lesson-majority-spoil-hint",
            replies=((ANA, "A1-5"),),
        ),
        Step("yutaka-lesson-majority-end", "R20", (island(4, 0), column(YOU, 4), column(ANA, 4)), count=True),
    ),
    names=NAMES,
    position=table(
        [
            "dague-12! cristaux-4 equipement-2 idole-10",
            "amphore-6 idole-5! cristaux-9 equipement-9",
            "equipement-6 cristaux-7 amphore-10 dague-4",
            "dague-8! equipement-3 amphore-8 cristaux-1",
            "idole-15 dague-6 amphore-4! equipement-5",
        ],
        "amphore-2 cristaux-6 cristaux-3 equipement-4 equipement-1",
        {(YOU, 1): "D2", (YOU, 2): "I1", (ANA, 1): "D4", (ANA, 4): "D1"},
        ("D1 D3 A2 C1 C4 I3", "D3 A1 A4 C2 I2 E4"),
        next_card="D4",
    ),
)

# ------------------------------------------------------------------------------------ 3
#: R21: 3 + 2 + 2 + 0 + 1 = 8 against 2 + 0 + 1 + 2 = 5; R22: two Equipment cards are no better than one.
EQUIPMENT: Final = Lesson(
    "yutaka",
    "equipment",
    "yutaka-lesson-equipment",
    "yutaka-lesson-equipment-about",
    (
        Step("yutaka-lesson-equipment-card", "R11", (card("E3"),)),
        Step(
            "yutaka-lesson-equipment-alone", "R21", (island(3, 0), island(3, 1), column(YOU, 3), column(ANA, 3)),
            count=True,
        ),
        Step(
            "yutaka-lesson-equipment-play",
            "R11",
            (card("E3"), column(YOU, 3)),
            wanted=("E3-3",),
            hint="yutaka-lesson-equipment-play-hint",
        ),
        Step("yutaka-lesson-equipment-turn", "R11", ARCHIPELAGO, wanted=ANY, replies=((ANA, "C3-5"),)),
        Step(
            "yutaka-lesson-equipment-sums", "R21", (island(3, 0), island(3, 1), column(YOU, 3), column(ANA, 3)),
            count=True,
        ),
        Step("yutaka-lesson-equipment-end", "R22", (column(ANA, 3),)),
    ),
    names=NAMES,
    position=table(
        [
            "equipement-9 amphore-10! dague-6! idole-5",
            "dague-12! amphore-8 cristaux-9 equipement-1!",
            "equipement-6! equipement-5! idole-10 cristaux-3",
            "dague-8 amphore-4! cristaux-6 equipement-3",
            "dague-4 cristaux-4! cristaux-1 amphore-2",
        ],
        "idole-15 amphore-6 cristaux-7 equipement-4 equipement-2",
        {(YOU, 3): "I2 A2 X C1", (ANA, 3): "D2 X E1 E2"},
        ("I1 D1 A4 C2 E3 X", "I3 D4 A1 A3 C3 X"),
    ),
)  # fmt: skip

# ------------------------------------------------------------------------------------ 4
#: R14: a column of 3, 2, 2, a Dynamite and 1 is full.
DYNAMITE: Final = Lesson(
    "yutaka",
    "dynamite",
    "yutaka-lesson-dynamite",
    "yutaka-lesson-dynamite-about",
    (
        Step("yutaka-lesson-dynamite-card", "R12", (card("X"),)),
        Step("yutaka-lesson-dynamite-threat", "R14", (island(2, 0), column(YOU, 2), column(ANA, 2))),
        Step(
            "yutaka-lesson-dynamite-throw",
            "R12",
            (card("X"), column(ANA, 2)),
            wanted=("X-2",),
            hint="yutaka-lesson-dynamite-throw-hint",
            replies=((ANA, "4b"), (ANA, "C2-4")),
        ),
        Step("yutaka-lesson-dynamite-turned", "R12", (island(4, 1), column(ANA, 4))),
        Step(
            "yutaka-lesson-dynamite-full",
            "R14",
            (column(YOU, 5), card("A4")),
            wanted=("A4-1", "A4-2", "A4-3", "A4-4"),
            hint="yutaka-lesson-dynamite-full-hint",
            replies=((ANA, "D1-1"),),
        ),
        Step("yutaka-lesson-dynamite-end", "R13", (column(ANA, 2), column(YOU, 5))),
    ),
    names=NAMES,
    position=table(
        [
            "equipement-9! dague-6 amphore-2 cristaux-1",
            "idole-15! amphore-8 cristaux-9 equipement-1",
            "cristaux-3! equipement-6 idole-10 equipement-5",
            "dague-8! amphore-4 cristaux-6 equipement-3",
            "amphore-10! dague-4 cristaux-4 idole-5",
        ],
        "dague-12 amphore-6 cristaux-7 equipement-4 equipement-2",
        {(YOU, 2): "I4", (YOU, 5): "I3 D2 A2 X C1", (ANA, 2): "I2 I1 C3 A1"},
        ("I1 D1 A4 C2 E1 X", "I3 D1 D3 A2 C2 E2"),
    ),
)

# ------------------------------------------------------------------------------------ 5
#: R17–R23: the rulebook's final table, one tile before its end.
COUNT: Final = Lesson(
    "yutaka",
    "count",
    "yutaka-lesson-count",
    "yutaka-lesson-count-about",
    (
        Step("yutaka-lesson-count-last", "R17", (island(5, 0), card("E4"))),
        Step(
            "yutaka-lesson-count-where",
            "R21",
            (card("E4"), *(column(YOU, number) for number in range(1, 6))),
            wanted=("E4-4",),
            hint="yutaka-lesson-count-where-hint",
        ),
        Step(
            "yutaka-lesson-count-turn",
            "R11",
            (island(5, 0),),
            wanted=("5a",),
            hint="yutaka-lesson-count-turn-hint",
        ),
        Step("yutaka-lesson-count-stop", "R17", (REMOVED, HAND)),
        Step("yutaka-lesson-count-lines", "R18", ARCHIPELAGO, count=True),
        Step("yutaka-lesson-count-end", "R23", count=True, params={"high": 64, "low": 30}),
    ),
    names=NAMES,
    position=table(
        [
            "equipement-9! amphore-10! dague-6! idole-5!",
            "dague-12! amphore-8! cristaux-9! equipement-1!",
            "equipement-6! equipement-5! idole-10! cristaux-3!",
            "dague-8! amphore-4! cristaux-6! equipement-3!",
            "dague-4 cristaux-4! cristaux-1! amphore-2!",
        ],
        "idole-15 amphore-6 cristaux-7 equipement-4 equipement-2",
        {
            (YOU, 1): "E1 A3",
            (ANA, 1): "A4 I1 X",
            (YOU, 2): "D2 D3 X C4 E2",
            (ANA, 2): "D4 X A3 E3",
            (YOU, 3): "E3 I2 A2 X C1",
            (ANA, 3): "D2 X E1 E2",
            (YOU, 4): "D4 X C3",
            (ANA, 4): "D1 D3 E4 C2",
            (YOU, 5): "C2 X",
            (ANA, 5): "C4 X A2",
        },
        ("I1 I3 I4 A1 A4 E4", "I2 I3 I4 A1 C1 C3"),
        first=ANA,
    ),
)

LESSONS: Final = (BOARD, MAJORITY, EQUIPMENT, DYNAMITE, COUNT)
