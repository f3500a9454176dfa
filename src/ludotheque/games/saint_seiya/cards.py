"""The cards: 90 numbers, 200 cards (R1, R2). A card reads as what it prints.

Numbers, costs, values and effects are published facts, put in our own words; a few of them the rulebook shows too.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya.box import (
    ALL_BOOSTED,
    ALL_HEROES,
    ANY,
    ARMOUR,
    ARMOURS,
    ARMOURS_BY_FORCE,
    ASIDE_HEROES,
    BLACK,
    BRONZE,
    BRONZE_ARMOUR,
    CHARACTER,
    CHARACTERS,
    CIVILIANS,
    COMMON,
    COMMON_HEROES,
    DESTROYED,
    DISCARD,
    GHOST,
    GHOSTS,
    GOLD,
    GOLD_ARMOUR,
    HAND,
    HERO,
    HERO_SAINT,
    HYOGA,
    IKKI,
    LOW_CHARACTERS,
    NO_CLASS,
    OF_HERO,
    RARE,
    SAINTS,
    SEIYA,
    SHIRYU,
    SHUN,
    SILVER,
    STEEL,
    UNCOMMON,
    VERY_COMMON,
    VERY_COMMON_HEROES,
    VERY_RARE,
    WANDERING,
    WITH_COSMOS,
    WITHOUT_COSMOS,
    WOUNDED,
    Card,
    Printed,
)
from ludotheque.games.saint_seiya.deeds import Draw, DrawAsMany
from ludotheque.games.saint_seiya.field import Refill, TakeFree, TakeNeighbour, Wipe
from ludotheque.games.saint_seiya.oddities import (
    ArmourReturns,
    AthenaReturns,
    BurnFlame,
    BurnIfGold,
    DestroyIfTakeable,
    DiscardArmour,
    GainHero,
    GiveItself,
    HeroOnTop,
    OpenThree,
    OpponentWounds,
    PopeReturns,
    ReplaceOne,
    RestToHand,
    Search,
    ShuffleTogether,
    Steal,
    Swallow,
    SwapArmours,
    SwapHeroes,
    SwapSlots,
    Upgrade,
    WoundItself,
    WoundRevealed,
)
from ludotheque.games.saint_seiya.values import (
    BarsHealing,
    BarsSaints,
    CheaperPerHero,
    Counted,
    Double,
    DoublesShiryu,
    FirstCard,
    HyogaForEight,
    LastCard,
    NeedsDiscard,
    NeedsThree,
    Pair,
    Parity,
    Partner,
    PerCommonHero,
    PerGoldOnField,
    Reminder,
    Shield,
    ShunDraws,
)
from ludotheque.games.saint_seiya.words import (
    ANYBODY,
    DESTROY,
    EVERYBODYS,
    RECLAIM,
    RECOVER,
    THROW,
    WITH_A_DESTROYED_HERO,
    WITH_A_HAND,
    WITH_BOTH_HEROES,
    WOUND,
    All,
    Arrival,
    Boost,
    Cheapen,
    Choose,
    Defeated,
    DestroyFighter,
    Destroying,
    Discarding,
    EachOpponent,
    EachPlayer,
    FromSeenHand,
    HealAll,
    HealOne,
    Marked,
    May,
    MayIfBeside,
    MayIfDiscarded,
    OneSeat,
    OnPlay,
    WoundFighters,
    Wounding,
)
from ludotheque.kernel import Note

STRONGER: Final = Note("saint-seiya-log-all-boosted", "A45")
BY_FORCE_TOO: Final = Note("saint-seiya-log-armours-by-force", "A36")

NO_COST: Final = (-1, -1)


def civilian(no: int, key: str) -> Card:
    """A hero without armour."""
    return Card(no, key, CHARACTER, HERO, VERY_COMMON, NO_COST, (1, 0, 1), 0, [Reminder()], ["A18", "A46"])


def bronze_armour(no: int, key: str, hero: int) -> Card:
    """A hero's own Armour: it makes Saints of civilians."""
    lines: list[Printed] = [UpgradeLine(hero)]
    return Card(no, key, ARMOUR, BRONZE_ARMOUR, COMMON, NO_COST, (0, 1, 0), 0, lines, ["A16", "A17", "A18"])


class UpgradeLine(Discarding):
    """A16: the line of the five Bronze Armours."""

    def __init__(self, hero: int) -> None:
        super().__init__("upgrade", [Upgrade(hero)], "A16")
        self.hero = hero

    def params(self) -> dict[str, int | str]:
        """The hero's name."""
        return {"hero": f"@saint-seiya-hero-{HERO_KEYS[self.hero]}"}


HERO_KEYS: Final = ["seiya", "shiryu", "hyoga", "shun", "ikki"]


def hero_saint(no: int, key: str, lines: list[Printed]) -> Card:
    """A hero in his Armour."""
    return Card(no, key, CHARACTER, HERO_SAINT, COMMON, NO_COST, (1, 1, 1), 1, lines, ["A18", "A46"])


def gold_armour(no: int, key: str, lines: list[Printed], rulings: list[str]) -> Card:
    """A Gold Armour: all cost 5 Cosmos, give 2 and are worth 3 VP."""
    return Card(no, key, ARMOUR, GOLD_ARMOUR, RARE, (-1, 5), (0, 2, 0), 3, lines, rulings)


def gold(
    no: int,
    key: str,
    costs: tuple[int, int],
    values: tuple[int, int],
    vp: int,
    lines: list[Printed],
    rulings: list[str],
) -> Card:
    """A Gold Saint."""
    return Card(no, key, CHARACTER, GOLD, RARE, costs, (values[0], values[1], 0), vp, lines, rulings)


def saint(
    no: int,
    key: str,
    of_class: int,
    rank: int,
    costs: tuple[int, int],
    values: tuple[int, int],
    vp: int,
    lines: list[Printed],
    rulings: list[str],
) -> Card:
    """Any other Character of the Reserve."""
    return Card(no, key, CHARACTER, of_class, rank, costs, (values[0], values[1], 0), vp, lines, rulings)


def silver(
    no: int,
    key: str,
    costs: tuple[int, int],
    values: tuple[int, int],
    vp: int,
    lines: list[Printed],
    rulings: list[str],
) -> Card:
    """A Silver Saint."""
    return saint(no, key, SILVER, UNCOMMON, costs, values, vp, lines, rulings)


def black_double(no: int, key: str, hero: int) -> Card:
    """A hero's black double."""
    return saint(no, key, BLACK, COMMON, (4, -1), (2, 1), 0, [Double(hero)], ["A46", "R55"])


def bronze(no: int, key: str, values: tuple[int, int], vp: int, lines: list[Printed], rulings: list[str]) -> Card:
    """One of the other Bronze Saints."""
    return saint(no, key, BRONZE, COMMON, (3, 3), values, vp, lines, rulings)


def copies_of(no: int) -> int:
    """R2, C1: how many of a number lie in our box."""
    if no <= 5:
        return CIVILIANS
    if no <= 10:
        return 1
    if no <= 15:
        return ASIDE_HEROES
    return 1 if 17 <= no <= 41 else 2


def standard() -> list[Card]:
    """All cards, by their numbers."""
    return [
        # Héros
        civilian(1, "seiya"),
        civilian(2, "shiryu"),
        civilian(3, "hyoga"),
        civilian(4, "shun"),
        civilian(5, "ikki"),
        bronze_armour(6, "armure-pegase", SEIYA),
        bronze_armour(7, "armure-dragon", SHIRYU),
        bronze_armour(8, "armure-cygne", HYOGA),
        bronze_armour(9, "armure-andromede", SHUN),
        bronze_armour(10, "armure-phenix", IKKI),
        hero_saint(11, "seiya-bronze", [OnPlay("seiya", [MayIfDiscarded(OF_HERO + SEIYA), Draw(1)])]),
        hero_saint(12, "shiryu-bronze", [OnPlay("shiryu", [Choose(HAND, OF_HERO + SHIRYU, WOUND, may=True), Draw(1)])]),
        hero_saint(13, "hyoga-bronze", [OnPlay("hyoga", [MayIfBeside(OF_HERO + HYOGA), Draw(1)])]),
        hero_saint(14, "shun-bronze", [ShunDraws()]),
        hero_saint(15, "ikki-bronze", [OnPlay("ikki", [Choose(DISCARD, CHARACTERS, DESTROY, may=True), Draw(1)])]),
        # Très rares
        Card(
            16,
            "athena",
            CHARACTER,
            NO_CLASS,
            VERY_RARE,
            (-1, 4),
            (0, 1, 2),
            0,
            [Counted("athena", "R51"), Arrival("athena", [EachPlayer([Draw(1), HealAll(CHARACTERS)])])],
            ["A22", "A27"],
        ),
        Card(
            17,
            "pope",
            CHARACTER,
            NO_CLASS,
            VERY_RARE,
            NO_COST,
            (0, 0, 0),
            0,
            [Arrival("pope", [PopeReturns()], "A6")],
            ["A6", "A7"],
        ),
        # Armures d'Or
        gold_armour(18, "armure-belier", [Discarding("aries", [Search()], "A37")], ["A37"]),
        gold_armour(19, "armure-taureau", [Discarding("taurus", [Boost(LOW_CHARACTERS, 2)], "A34")], ["A34"]),
        gold_armour(20, "armure-gemeaux", [OnPlay("gemini", [SwapArmours()], "A43")], ["A25", "A43"]),
        gold_armour(
            21,
            "armure-cancer",
            [
                Discarding(
                    "cancer", [OpenThree(), OpponentWounds(ANYBODY, True, False, [WoundRevealed()]), RestToHand()]
                )
            ],
            ["A26", "A28", "A37"],
        ),
        gold_armour(
            22, "armure-lion", [Discarding("leo", [Choose(HAND, SAINTS, WOUND), Boost(SAINTS, 4)])], ["A16", "A34"]
        ),
        gold_armour(23, "armure-vierge", [Discarding("virgo", [Draw(2)])], ["A28"]),
        gold_armour(
            24,
            "armure-balance",
            [Discarding("libra", [Choose(HAND, CHARACTERS, THROW), Marked(ALL_BOOSTED, 1, STRONGER)])],
            ["A16", "A45"],
        ),
        gold_armour(
            25,
            "armure-scorpion",
            [Discarding("scorpio", [Choose(WOUNDED, CHARACTERS, DESTROY, whose=EVERYBODYS)])],
            ["A24"],
        ),
        gold_armour(
            26,
            "armure-sagittaire",
            [OnPlay("sagittarius", [DestroyIfTakeable(), TakeFree(CHARACTERS), ArmourReturns()], "A44")],
            ["A11", "A16", "A44"],
        ),
        gold_armour(27, "armure-capricorne", [Discarding("capricorn", [Wipe(UNCOMMON), Refill()])], ["A9", "A10"]),
        gold_armour(28, "armure-verseau", [Discarding("aquarius", [HealAll(SAINTS)])], ["A22"]),
        gold_armour(
            29,
            "armure-poissons",
            [Discarding("pisces", [OneSeat(ANYBODY, False, False, [All(HAND, CHARACTERS, WOUND), DrawAsMany()])])],
            ["A33"],
        ),
        # Chevaliers d'Or
        gold(30, "mu", (7, 7), (2, 1), 5, [Wounding("mu", [Choose(DISCARD, ARMOURS, RECOVER)])], ["A23", "A28"]),
        gold(31, "aldebaran", (8, 6), (2, 1), 5, [FirstCard()], ["A31", "A48"]),
        gold(
            32,
            "saga",
            (8, -1),
            (1, 1),
            6,
            [Parity(), Defeated("saga", [WoundFighters(CHARACTERS)])],
            ["A11", "A23", "A31"],
        ),
        gold(33, "deathmask", (7, -1), (2, 2), 6, [Defeated("deathmask", [DestroyFighter()])], ["A11", "A26"]),
        gold(34, "aiolia", (8, 6), (2, 2), 5, [LastCard()], ["A31", "A48"]),
        gold(
            35,
            "shaka",
            (7, 8),
            (2, 3),
            5,
            [OnPlay("shaka", [Choose(DISCARD, CHARACTERS, WOUND, may=True, whose=EVERYBODYS)])],
            ["A29", "A33"],
        ),
        gold(
            36,
            "doko",
            (9, 8),
            (3, 2),
            5,
            [DoublesShiryu(), Arrival("doko", [EachPlayer([Choose(DISCARD, ALL_HEROES, RECOVER, may=True)])])],
            ["A33", "A45"],
        ),
        gold(
            37,
            "milo",
            (8, 8),
            (1, 2),
            5,
            [OnPlay("milo", [OneSeat(WITH_A_HAND, True, True, [Choose(HAND, ANY, THROW)])])],
            ["A26"],
        ),
        gold(38, "aiolos", (9, 6), (2, 2), 5, [PerGoldOnField(), Arrival("aiolos", [BurnIfGold()], "R48")], ["A32"]),
        gold(
            39,
            "shura",
            (9, -1),
            (3, 1),
            6,
            [Defeated("shura", [TakeNeighbour(CHARACTERS)], "A11")],
            ["A11", "A20", "A41"],
        ),
        gold(40, "camus", (8, -1), (2, 2), 6, [Defeated("camus", [WoundItself()], "A35"), HyogaForEight()], ["A35"]),
        gold(
            41,
            "aphrodite",
            (7, -1),
            (1, 1),
            6,
            [Defeated("aphrodite", [EachOpponent([Choose(HAND, CHARACTERS, WOUND, 2)])])],
            ["A26", "A27"],
        ),
        # Chevaliers d'Argent
        silver(42, "marine", (6, 4), (1, 1), 3, [Partner(SEIYA), Counted("marine", "R52")], ["A2", "A3", "A13"]),
        silver(
            43,
            "shaina",
            (6, 4),
            (1, 1),
            3,
            [Arrival("shaina", [EachPlayer([DiscardArmour()])]), Counted("shaina", "R53")],
            ["A1", "A2", "A42"],
        ),
        silver(
            44,
            "misty",
            (5, -1),
            (2, 1),
            1,
            [
                Discarding("misty", [Choose(WOUNDED, CHARACTERS, DESTROY), Draw(2)]),
                Arrival("misty", [EachPlayer([Choose(WOUNDED, CHARACTERS, DESTROY)])]),
            ],
            ["A16", "A24", "A28"],
        ),
        silver(45, "algol", (5, -1), (1, 2), 2, [Defeated("algol", [WoundFighters(LOW_CHARACTERS)])], ["A11", "A23"]),
        silver(46, "jamian", (5, -1), (0, 1), 2, [OnPlay("jamian", [SwapSlots()], "A48")], ["A48"]),
        silver(
            47,
            "babel",
            (6, -1),
            (1, 1),
            3,
            [Defeated("babel", [Choose(WOUNDED, CHARACTERS, DESTROY, whose=EVERYBODYS)])],
            ["A24", "A26"],
        ),
        silver(
            48,
            "asterion",
            (6, -1),
            (0, 2),
            2,
            [Discarding("asterion", [OneSeat(WITH_A_HAND, True, False, [FromSeenHand(HAND, CHARACTERS, WOUND)])])],
            ["A26"],
        ),
        silver(49, "moses", (6, -1), (2, 0), 3, [Defeated("moses", [Wipe(UNCOMMON), Refill()])], ["A9", "A10", "A41"]),
        silver(50, "capella", (4, -1), (0, 0), 2, [Destroying("capella", [Cheapen(CHARACTERS, 3, 0)], "A19")], ["A19"]),
        silver(
            51,
            "albior",
            (6, 5),
            (1, 2),
            2,
            [Partner(SHUN), Discarding("albior", [Choose(DISCARD, CHARACTERS, RECOVER)])],
            ["A13", "A28", "A50"],
        ),
        silver(
            52,
            "ptolemy",
            (5, -1),
            (1, 1),
            2,
            [Wounding("ptolemy", [EachOpponent([AthenaReturns()])]), Arrival("ptolemy", [BurnFlame()], "R48")],
            ["A23", "A28", "A49"],
        ),
        silver(
            53,
            "sirius",
            (6, -1),
            (2, 0),
            2,
            [Wounding("sirius", [Choose(HAND, VERY_COMMON_HEROES, DESTROY), GainHero()])],
            ["A16", "A18", "A23"],
        ),
        silver(
            54,
            "algethi",
            (6, -1),
            (2, 0),
            1,
            [Discarding("algethi", [Marked(ARMOURS_BY_FORCE, 1, BY_FORCE_TOO)], "A36")],
            ["A36"],
        ),
        silver(55, "dante", (5, -1), (1, 0), 1, [Defeated("dante", [Swallow()], "A38")], ["A38"]),
        silver(56, "dio", (6, -1), (2, 0), 2, [Destroying("dio", [TakeFree(ARMOURS)], "A11")], ["A11"]),
        silver(
            57, "shiva", (6, -1), (1, 3), 2, [Defeated("shiva", [WoundFighters(WITH_COSMOS)])], ["A11", "A14", "A23"]
        ),
        silver(
            58,
            "aghora",
            (6, -1),
            (1, 3),
            2,
            [Defeated("aghora", [WoundFighters(WITHOUT_COSMOS)])],
            ["A11", "A14", "A23", "R57"],
        ),
        silver(
            59,
            "arachne",
            (6, -1),
            (1, 2),
            2,
            [Defeated("arachne", [EachOpponent([All(HAND, ARMOURS, THROW)])])],
            ["A42"],
        ),
        # Chevaliers sans constellation, peu communs
        saint(
            60,
            "guilty",
            WANDERING,
            UNCOMMON,
            (6, -1),
            (2, 1),
            2,
            [Partner(IKKI), OnPlay("guilty", [May(), ShuffleTogether()])],
            ["A13"],
        ),
        saint(
            61,
            "docrates",
            WANDERING,
            UNCOMMON,
            (4, -1),
            (1, 1),
            2,
            [Discarding("docrates", [Wipe(COMMON), Refill()])],
            ["A9", "A10"],
        ),
        saint(
            62,
            "cristal",
            WANDERING,
            UNCOMMON,
            (6, 4),
            (1, 1),
            2,
            [Partner(HYOGA), OnPlay("crystal", [May(), Draw(1), Choose(HAND, ANY, THROW)])],
            ["A13"],
        ),
        # Chevaliers Fantômes
        saint(
            63,
            "geist",
            GHOST,
            COMMON,
            (5, -1),
            (2, 1),
            1,
            [
                Discarding("geist", [TakeFree(GHOSTS)], "A11"),
                Arrival("geist", [EachPlayer([Choose(HAND, CHARACTERS, DESTROY)])]),
            ],
            ["A11", "A20", "A26"],
        ),
        saint(64, "serpent", GHOST, COMMON, (3, -1), (2, 0), 1, [NeedsThree()], ["A21"]),
        saint(65, "dauphin", GHOST, COMMON, (3, -1), (1, 1), 1, [NeedsDiscard()], ["A21"]),
        saint(66, "kuraggu", GHOST, COMMON, (3, -1), (0, 1), 1, [BarsSaints()], ["A20"]),
        # Chevaliers sans constellation, communs
        saint(
            67,
            "flammes",
            WANDERING,
            COMMON,
            (3, -1),
            (1, 1),
            1,
            [OnPlay("flames", [OneSeat(WITH_A_DESTROYED_HERO, False, True, [HeroOnTop()])])],
            ["A18"],
        ),
        saint(
            68,
            "spartan",
            WANDERING,
            COMMON,
            (3, -1),
            (1, 1),
            2,
            [Arrival("spartan", [EachPlayer([Choose(HAND, CHARACTERS, WOUND, may=True), Draw(1)])], "R43")],
            ["A26"],
        ),
        saint(69, "leda", WANDERING, COMMON, (2, -1), (1, 0), 0, [Pair("spica"), Counted("leda", "R54")], ["A45"]),
        saint(70, "spica", WANDERING, COMMON, (2, -1), (1, 0), 0, [Pair("leda"), Counted("spica", "R54")], ["A45"]),
        # Chevaliers Noirs
        saint(
            71,
            "jango",
            BLACK,
            COMMON,
            (4, -1),
            (0, 1),
            0,
            [Discarding("jango", [Steal()]), Counted("jango", "R55")],
            ["A20", "A25", "A29"],
        ),
        black_double(72, "pegase-noir", SEIYA),
        black_double(73, "dragon-noir", SHIRYU),
        black_double(74, "cygne-noir", HYOGA),
        black_double(75, "andromede-noir", SHUN),
        black_double(76, "phenix-noir", IKKI),
        # Chevaliers d'Acier
        saint(77, "sho", STEEL, COMMON, (2, 2), (1, 0), 1, [Shield()], ["A23"]),
        saint(78, "ushio", STEEL, COMMON, (2, 2), (1, 0), 1, [PerCommonHero()], ["A13", "A18"]),
        saint(79, "daichi", STEEL, COMMON, (2, 2), (1, 0), 1, [CheaperPerHero()], ["A19", "A45"]),
        # Chevaliers de Bronze
        bronze(80, "jabu", (1, 1), 2, [Discarding("jabu", [EachOpponent([Choose(HAND, ALL_HEROES, THROW)])])], ["A26"]),
        bronze(
            81,
            "ichi",
            (1, 0),
            2,
            [Discarding("ichi", [EachOpponent([All(DISCARD, COMMON_HEROES, WOUND)])])],
            ["A18", "A29"],
        ),
        bronze(82, "nachi", (1, 0), 2, [Discarding("nachi", [EachOpponent([DiscardArmour()])])], ["A42"]),
        bronze(83, "ban", (1, 0), 2, [Wounding("ban", [EachOpponent([Choose(HAND, SAINTS, WOUND)])])], ["A23", "A26"]),
        bronze(
            84,
            "geki",
            (1, 0),
            2,
            [Discarding("geki", [OneSeat(WITH_BOTH_HEROES, False, False, [SwapHeroes()])])],
            ["A18"],
        ),
        bronze(85, "june", (1, 1), 1, [OnPlay("june", [HealOne()]), BarsHealing()], ["A22"]),
        # Très communs
        saint(
            86,
            "cassios",
            NO_CLASS,
            VERY_COMMON,
            (2, -1),
            (1, 0),
            1,
            [Destroying("cassios", [Cheapen(SAINTS, 2, 2)], "A19")],
            ["A19", "A47"],
        ),
        saint(
            87,
            "gigas",
            NO_CLASS,
            VERY_COMMON,
            NO_COST,
            (0, 0),
            -1,
            [Discarding("gigas", [ReplaceOne()], "A9"), Arrival("gigas", [GiveItself()], "A7")],
            ["A7", "A9"],
        ),
        saint(
            88,
            "phaeton",
            NO_CLASS,
            VERY_COMMON,
            (2, -1),
            (1, 0),
            1,
            [OnPlay("phaeton", [Choose(HAND, CHARACTERS, DESTROY, may=True), Draw(2)])],
            ["A16"],
        ),
        saint(
            89,
            "oko",
            NO_CLASS,
            VERY_COMMON,
            (3, -1),
            (1, 0),
            1,
            [Destroying("oko", [EachOpponent([Choose(HAND, SAINTS, DESTROY)])])],
            ["A26"],
        ),
        saint(
            90,
            "jaki",
            NO_CLASS,
            VERY_COMMON,
            (3, -1),
            (1, 0),
            0,
            [Destroying("jaki", [Choose(DESTROYED, ANY, RECLAIM)]), Counted("jaki", "R56")],
            ["A28"],
        ),
    ]
