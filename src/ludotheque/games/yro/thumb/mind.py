"""What cards would add to the estimate, and where: tried out and taken back."""

from __future__ import annotations

from ludotheque.games.yro import factions, numbers
from ludotheque.games.yro.field import LINE, SPOTS, WIDTH, columns, open_spots, rows, taken
from ludotheque.games.yro.kit import Adventurer
from ludotheque.games.yro.quests import met
from ludotheque.games.yro.rules.combat import own_strength, strength
from ludotheque.games.yro.rules.placement import connect, join, lay, lift
from ludotheque.games.yro.thumb import weights
from ludotheque.games.yro.thumb.outlook import EQUAL, IN_COMBAT, IN_HAND, IN_LINES, IN_QUESTS, PARTS, Outlook, total
from ludotheque.kernel import NOBODY, Num, Row


class Mind(Outlook):
    """A seat's thoughts: what the guild would come to with other cards in it, tried out on a guess and taken back."""

    def put(self, card: Num, spot: Num) -> None:
        """Lay a card into the guild, with all it gives at once (R19, R20)."""
        lay(self.g, self.me, card, spot)
        join(self.g, self.kit, self.me, card)
        connect(self.g, self.kit, self.me, spot)

    def lift(self, card: Num, had: Row) -> None:
        """Take it back, and everything it gave."""
        lift(self.g, self.me, card)
        self.g.vars = had[:]

    def value(self) -> list[float]:
        """The estimate for this seat as the table is now, by parts."""
        g = self.g
        rounds = 1.0 if g.size[self.zone] >= numbers.GUILD_SIZE else self.rounds
        out = self.outlook(self.me, rounds)
        if rounds > 1.0:
            out[IN_LINES] = self.promise()
        else:
            out[IN_HAND] += self.others - self.others_now  # the others will have no more rounds either
        if self.seats == 1:
            out[IN_HAND] += weights.HURRY * float(g.size[self.zone])
        if self.kit.quest_row != NOBODY:
            force = numbers.of(self.me, numbers.FORCE)
            was = g.vars[force]
            g.vars[force] = strength(g, self.kit, self.me)
            for quest in g.cards(self.kit.quest_row):
                if met(g, self.kit, self.me, self.kit.quests[g.face[quest]]):
                    out[IN_QUESTS] += numbers.QUEST_VP
            g.vars[force] = was
        return out

    def lines(self) -> list[Row]:
        """The cards in each of the five columns, from the top, then in each of the five rows."""
        return columns(self.g, self.zone) + rows(self.g, self.zone)

    def promise(self) -> float:
        """What lines that lack one card are worth (R20)."""
        out = 0.0
        for line in self.lines():
            if len(line) == LINE - 1:
                out += self.pair(line[0], line[1])
        return weights.TWO_OF_THREE * out

    def in_line(self, line: Row, card: Num) -> float:
        """What a card adds to a line: a promise, or a bonus and the end of one."""
        if len(line) == 1:
            return weights.TWO_OF_THREE * self.pair(line[0], card)
        if len(line) < LINE - 1:
            return 0.0
        out = -weights.TWO_OF_THREE * self.pair(line[0], line[1])
        a = self.of(line[0])
        b = self.of(line[1])
        c = self.of(card)
        if a.faction == b.faction == c.faction:
            out += self.bonus(factions.FACTION_BONUS[a.faction])
        if a.profession == b.profession == c.profession:
            out += self.bonus(factions.PROFESSION_BONUS[a.profession])
        return out

    def pair(self, a: Num, b: Num) -> float:
        """What the bonuses are worth that two cards may come to with a third."""
        one = self.of(a)
        two = self.of(b)
        out = 0.0
        if one.faction == two.faction:
            out += self.bonus(factions.FACTION_BONUS[one.faction])
        if one.profession == two.profession:
            out += self.bonus(factions.PROFESSION_BONUS[one.profession])
        return out

    def bonus(self, parts: list[int]) -> float:
        """What a connection bonus is worth."""
        return total([parts[what] * self.points[what] for what in range(numbers.VP + 1)])

    def force_of(self, it: Adventurer) -> Num:
        """A card's own strength at the levels of now."""
        return own_strength(self.g, self.kit, self.me, it)

    def best_spot(self, card: Num) -> Num:
        """The best place for a card, at a quick look: for the next Combats, and in line with others."""
        g = self.g
        it = self.of(card)
        lines = self.lines()
        total = strength(g, self.kit, self.me)
        mine = self.force_of(it)
        spots = open_spots(taken(g, self.zone))
        worth: dict[int, float] = {}  #: strength -> what it is worth
        found: Num = NOBODY
        top = 0.0
        for spot in range(SPOTS):
            if spots >> spot & 1:
                column = lines[spot % WIDTH]
                force = total
                on_front = len(column) == 0 or spot < g.spot[column[0]]
                if on_front or it.fights_from_behind:
                    force += mine
                if len(column) and on_front and not self.of(column[0]).fights_from_behind:
                    force -= self.force_of(self.of(column[0]))
                if force not in worth:
                    out = [0.0] * PARTS
                    self.fight(self.me, float(force), 0, out, min(weights.COMBATS, self.rounds))
                    worth[force] = out[IN_COMBAT]
                row = lines[WIDTH + spot // WIDTH]
                value = worth[force] + self.in_line(column, card) + self.in_line(row, card)
                if found < 0 or value > top + EQUAL:
                    found = spot
                    top = value
        return found

    def with_cards(self, cards: Row, cost: Num) -> list[float]:
        """The estimate once these cards are paid for and lie where they are best."""
        g = self.g
        had = g.vars[:]
        g.vars[numbers.of(self.me, numbers.COINS)] -= cost
        for card in cards:
            self.put(card, self.best_spot(card))
        out = self.value()
        for card in cards:
            g.lift(card, self.zone)
        g.vars = had
        return out

    def gain(self, face: Num) -> float:
        """What a card by itself would add to the estimate."""
        card = self.one_like(face)
        cost = self.kit.adventurers[face].cost - 1
        gain = total(self.with_cards(Row([card]), cost)) - total(self.value())
        return gain if cost <= self.g.vars[numbers.of(self.me, numbers.COINS)] else weights.LATER * gain

    def of(self, card: Num) -> Adventurer:
        """What a card shows."""
        return self.kit.adventurers[self.g.face[card]]

    def one_like(self, face: Num) -> Num:
        """A card with this face that lies in no guild."""
        g = self.g
        for card in range(len(g.face)):
            if g.face[card] == face and self.kit.zones[g.where[card]].key != "guild":
                return card
        return NOBODY
