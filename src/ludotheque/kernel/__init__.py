"""The table, and nothing about any game.

A game in the middle of a rule is data (`state`): zones of cards, a stack of frames, the questions that are open.
Rules are effects (`effect`) that read and change that data; the engine (`engine`) runs them. What a seat may know is
a mask on every card; views (`view`), events (`events`) and guesses (`guess`) are built from it.

Games are written with the names below, and with the effects of `usual`:

>>> from ludotheque.kernel import Effect, Frame, State
"""

from ludotheque.kernel import usual
from ludotheque.kernel.bundles import Bundle, so_far
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.effect import CHANCE, NOBODY, OPEN, SEALED, Ask, Effect, Frame, Mark, Script
from ludotheque.kernel.engine import in_order, legal
from ludotheque.kernel.errors import BadTable, typed
from ludotheque.kernel.figures import Figure
from ludotheque.kernel.game import DREW, LOST, SHARED, WON, Game, Line, Move, Option, Unreadable, words_in
from ludotheque.kernel.kit import DEDUCED, PUBLISHED, RECONSTRUCTED, RULEBOOK, CardType, Kit, Var
from ludotheque.kernel.notation import CardMove, CardMoves, WordMove
from ludotheque.kernel.options import DONE, first_of, pack, second_of, verb_of
from ludotheque.kernel.rows import Num, Row, append, extend
from ludotheque.kernel.rowtools import new_row
from ludotheque.kernel.state import State, place_in
from ludotheque.kernel.text import PHASE_BEGINS, TURN_BEGINS, Note, Text
from ludotheque.kernel.zones import BY_FACE, BY_SPOT, BY_TIME, EVERYONE, HIDDEN, MATES, OWNER, Zone

__all__ = [
    "BY_FACE",
    "BY_SPOT",
    "BY_TIME",
    "CHANCE",
    "DEDUCED",
    "DONE",
    "DREW",
    "EVERYONE",
    "HIDDEN",
    "LOST",
    "MATES",
    "NOBODY",
    "OPEN",
    "OWNER",
    "PHASE_BEGINS",
    "PUBLISHED",
    "RECONSTRUCTED",
    "RULEBOOK",
    "SEALED",
    "SHARED",
    "TURN_BEGINS",
    "WON",
    "Ask",
    "BadTable",
    "Bundle",
    "CardMove",
    "CardMoves",
    "CardType",
    "Effect",
    "Figure",
    "Frame",
    "Game",
    "Kit",
    "Line",
    "Mark",
    "Move",
    "Note",
    "Num",
    "Option",
    "Quick",
    "Row",
    "Script",
    "State",
    "Text",
    "Unreadable",
    "Var",
    "WordMove",
    "Zone",
    "append",
    "extend",
    "first_of",
    "in_order",
    "legal",
    "new_row",
    "pack",
    "place_in",
    "second_of",
    "so_far",
    "typed",
    "usual",
    "verb_of",
    "words_in",
]
