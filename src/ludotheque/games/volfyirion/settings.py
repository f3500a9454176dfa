"""What a table of Volfyirion is set with: modes, modules, levels (R2, R49, S7)."""

from __future__ import annotations

from typing import Final

#: The modes and how many sit down to each; "duel" is the game of the rulebook.
MODES: Final = {"duel": 2, "solo": 1, "coop": 2, "teams": 4}
#: Who shares Cities with whom, each side named by its first seat; partners sit opposite each other (T5).
SIDES: Final = {"duel": [0, 1], "solo": [0], "coop": [0, 0], "teams": [0, 1, 0, 1]}
#: Which market each seat uses.
MARKETS: Final = {"duel": [0, 0], "solo": [0], "coop": [0, 0], "teams": [0, 1, 0, 1]}
#: R5, R49–R53, R55, R63: what a duel may be played with beside the base game, in the rulebook's order.
MODULES: Final = ["mercenary", "ascension", "saboteur", "perks", "ploys", "rebuild", "hidden-top", "talismans"]
#: R49–R57, R63: which of them the other modes can be played with.
MODULES_OF: Final = {"duel": MODULES, "solo": [], "coop": ["hidden-top"], "teams": ["rebuild", "hidden-top"]}
#: S1, K2, T1: the rule of each mode that leaves the additional cards out.
NO_EXTRAS: Final = {"solo": "S1", "coop": "K2", "teams": "T1"}
#: S3, K3: the rule of each mode that lists its actions, rebuilding not among them.
NO_REBUILDING: Final = {"solo": "S3", "coop": "K3"}
#: T2: how the Cities of a team are joined in pairs, by their Defence; the pair in the middle is shared.
STRONGHOLDS: Final = {
    "even": [8, 10, 9, 9, 10, 8],
    "strong-middle": [8, 9, 10, 10, 9, 8],
    "rising": [8, 8, 9, 9, 10, 10],
}
#: A35: when the bonus for destroyed Cities counts in the co-op attack.
WRATH_COUNTS: Final = ["each", "final"]
LEVELS: Final = ["normal", "easy", "hard"]
#: S7, K7: what each destroyed City adds to the dragon's attack.
WRATH: Final = {"easy": 0, "normal": 1, "hard": 2}
