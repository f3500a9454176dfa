"""Rules of thumb for YRO: the advice of a player who works out how a guild will do until the end, and no further.

All of it rests on one estimate (`outlook`): how many VP a guild will have at the end if it recruits nobody any more.
Combat, Production, Income and Victory Points are played on in thought for as many rounds as are likely to come; écus
count for what they still can buy. Those are recruited who raise the estimate most, and placed where they do. So the
plans that players know come by themselves: income while there is time to spend it, Tech and Magic when somebody scores
by their levels, the front when Combat is close, Sovereigns late, lines when two of three lie there.

Only what the seat may know is read: the guilds, the numbers, its own cards and whatever else it has seen. The rules
themselves (R19–R31, R47) are those of `rules`, tried out on a guess and taken back (`mind`).
"""

from ludotheque.games.yro.thumb.advice import best, explain
from ludotheque.games.yro.thumb.mind import Mind
from ludotheque.games.yro.thumb.outlook import IN_COMBAT, Engine

__all__ = ["IN_COMBAT", "Engine", "Mind", "best", "explain"]
