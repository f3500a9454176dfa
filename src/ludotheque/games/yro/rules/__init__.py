"""The rules of YRO, a file for each chapter of the book, in its order:

`setup`, then the phases of a round: `draw` (and `draft`, the variant), `recruitment` and `placement`, `combat`,
`production_income_victory`; then the `end`. `rounds` strings them together; `gains` and `hand` serve them all.
"""

from ludotheque.games.yro.rules.rounds import SETUP, begin, resume, round_of

__all__ = ["SETUP", "begin", "resume", "round_of"]
