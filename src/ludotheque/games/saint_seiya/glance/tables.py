"""What is asked of a card at every glance, as rows by face: worked out once for a box."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import terms
from ludotheque.games.saint_seiya.kit import SaintSeiyaKit
from ludotheque.games.saint_seiya.thumb import power
from ludotheque.kernel.rows import Weights
from ludotheque.kernel.rowtools import filled, new_weights

# How the VP of a card are counted (R51–R56).
PRINTED: Final = 0
PER_TEN: Final = 1  #: Athena
LEADING: Final = 2  #: Marine, Shaina
LEDA: Final = 3
SPICA: Final = 4
JANGO: Final = 5
JAKI: Final = 6
COUNTED: Final = {
    "athena": PER_TEN,
    "marine": LEADING,
    "shaina": LEADING,
    "leda": LEDA,
    "spica": SPICA,
    "jango": JANGO,
    "jaki": JAKI,
}

#: How often the rules of thumb, which try it out, use an activation that can be used: where the hand can acquire
#: something, and where it cannot. Counted in 150 games; what is not listed is hardly ever used.
USED: Final = {
    "albior": (0.09, 0.18),
    "armure-balance": (0.31, 0.0),
    "armure-belier": (0.26, 0.34),
    "armure-cancer": (0.07, 0.14),
    "armure-capricorne": (0.1, 0.27),
    "armure-lion": (0.04, 0.16),
    "armure-poissons": (0.16, 0.84),
    "armure-scorpion": (0.14, 0.69),
    "armure-taureau": (0.1, 0.17),
    "armure-verseau": (0.02, 0.17),
    "armure-vierge": (0.17, 0.23),
    "asterion": (0.19, 0.94),
    "ban": (0.0, 0.03),
    "capella": (0.0, 0.12),
    "cassios": (0.1, 0.13),
    "dio": (0.13, 1.0),
    "docrates": (0.03, 0.12),
    "geist": (0.18, 0.36),
    "geki": (0.17, 0.37),
    "gigas": (0.0, 0.08),
    "ichi": (0.06, 0.27),
    "jaki": (0.03, 0.14),
    "jango": (0.58, 0.95),
    "misty": (0.33, 0.25),
    "oko": (0.02, 0.32),
    "sirius": (0.04, 1.0),
}


class Tables:
    """Of each face what it does in a fight, what it counts, what it can be used for."""

    def __init__(self, kit: SaintSeiyaKit) -> None:
        n = len(kit.cards)
        self.power: Weights = new_weights(n)
        self.vp: Weights = new_weights(n)
        self.counted = filled(n, PRINTED)
        self.upgrades = filled(n, 0)  #: 1 for an Armour that makes better Heroes
        self.used: Weights = new_weights(n)  #: how often an activation is used beside a plan...
        self.used_late: Weights = new_weights(n)  #: ...and without one
        self.talent = filled(n, 0)  #: 1 where playing it does something
        self.heal = filled(n, 0)
        self.civilian = filled(n, 0)  #: 1 for a Very Common Hero
        self.bronze = filled(n, 0)  #: 1 for a Bronze Armour
        self.gold = filled(n, 0)  #: 1 for a Gold Armour
        self.black = filled(n, 0)  #: R55: one bit for each name of a Black Saint
        names = 0
        for face in range(n):
            it = kit.cards[face]
            self.power[face] = power(it)
            self.vp[face] = float(it.vp)
            self.counted[face] = COUNTED.get(it.key, PRINTED)
            if it.activation is not None and it.of_class == terms.BRONZE_ARMOUR:
                self.upgrades[face] = 1
            self.used[face], self.used_late[face] = USED.get(it.key, (0.0, 0.0))
            if it.on_play is not None or it.activation is not None:
                self.talent[face] = 1
            self.heal[face] = it.heal
            if it.of_class == terms.HERO:
                self.civilian[face] = 1
            elif it.of_class == terms.BRONZE_ARMOUR:
                self.bronze[face] = 1
            elif it.of_class == terms.GOLD_ARMOUR:
                self.gold[face] = 1
            if it.of_class == terms.BLACK:
                self.black[face] = 1 << names
                names += 1
