"""A number for every move of a box: dense, the same in every process and at every moment of every game.

An option is a verb and two operands (`kernel.options`); a game says how far the operands of each verb reach
(`Game.operands`). The actions are counted verb by verb, in the order of the verbs, of each verb by its first operand,
then by its second:

    action = first(verb) + a * wide(verb) + b

Action 0 is "done". Numbers change only with the box: another list of cards, other modules, another number of seats.
"""

from __future__ import annotations

from ludotheque.kernel.effect import NOBODY
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.options import first_of, pack, second_of, verb_of
from ludotheque.kernel.rows import Num, Row, append
from ludotheque.kernel.rowtools import filled, new_row, sort


class Numbering:
    """The actions of one box, numbered from 0 to `count` - 1."""

    def __init__(self, kit: Kit) -> None:
        spans = kit.game.operands(kit)
        if not spans:
            raise ValueError(f"{kit.game.key} does not say how far the operands of its moves reach (Game.operands)")
        self.kit = kit
        self.first = new_row()  #: verb -> its first action
        self.high = new_row()  #: verb -> below which number its first operand stays
        self.wide = new_row()  #: verb -> below which number its second operand stays
        self.verb = new_row()  #: action -> its verb
        total: Num = 0
        for high, wide in spans:
            self.first = append(self.first, total)
            self.high = append(self.high, high)
            self.wide = append(self.wide, wide)
            total += high * wide
        for verb in range(len(spans)):
            for _ in range(self.high[verb] * self.wide[verb]):
                self.verb = append(self.verb, verb)
        self.count = total  #: how many actions there are

    def action(self, option: Num) -> Num:
        """The number of an option; raises ValueError for what no game of this box can offer."""
        verb = verb_of(option)
        a = first_of(option)
        b = second_of(option)
        if option < 0 or verb >= len(self.first) or a >= self.high[verb] or b >= self.wide[verb]:
            raise ValueError(f"option {option} (verb {verb}, {a}, {b}) is beyond what {self.kit.game.key} says of it")
        return self.first[verb] + a * self.wide[verb] + b

    def option(self, action: Num) -> Num:
        """The option that a number stands for; raises ValueError where there is none."""
        if action < 0 or action >= self.count:
            raise ValueError(f"there is no action {action}: they go from 0 to {self.count - 1}")
        verb = self.verb[action]
        left = action - self.first[verb]
        wide = self.wide[verb]
        return pack(verb, left // wide, left % wide)

    def actions(self, options: Row) -> Row:
        """The numbers of some options, in ascending order."""
        out = filled(len(options), NOBODY)
        for i in range(len(options)):
            out[i] = self.action(options[i])
        sort(out)
        return out
