"""What the rules of thumb know before they choose: a seat's situation, and what points and cards are worth to it."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, marks, numbers, zones
from ludotheque.games.volfyirion.kit import Bonus, HouseCard, VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.finding import marked
from ludotheque.games.volfyirion.thumb import weights
from ludotheque.kernel import NOBODY, Num, Row, State, Text, append, new_row
from ludotheque.kernel.engine import ask_of
from ludotheque.kernel.rowtools import filled, sort

#: An option, and why it is chosen.
Advice = tuple[int, Text]


class Deck:
    """The cards that come to a seat's hand again and again, and what a card is worth among them."""

    def __init__(self, g: State, kit: VolfyirionKit, me: Num, worth: list[float]) -> None:
        self.g = g
        self.kit = kit
        self.me = me
        self.worth = worth  #: what a point of Command, Battle and Knowledge is worth now
        self.faces = _faces(g, kit, me)
        self.built = _colours_in_play(g, kit, me)  #: how many cards of each colour lie in the seat's Cities...
        self.chance = _chances(kit, self.faces)  #: ...and how likely a hand holds one
        self.mean = self._mean()  #: what a card of the deck is worth on average
        #: what each card more takes from the others: nothing while all of them come to the hand every turn
        self.thins = self.mean * max(0.0, min(1.0, float(len(self.faces) - numbers.HAND_SIZE) / weights.SLACK))

    def _mean(self) -> float:
        """What a card of the deck is worth on average."""
        total = 0.0
        for face in self.faces:
            total += self.value(face)
        return total / max(1.0, float(len(self.faces)))

    def gives(self, points: list[int]) -> float:
        """What points are worth."""
        out = 0.0
        for what in range(3):
            out += self.worth[what] * points[what]
        return out

    def bonus(self, bonus: Bonus) -> float:
        """What a Secondary Ability is worth each time it is used."""
        out = (
            self.gives(bonus.points)
            + weights.DRAWN * bonus.draw
            + weights.THINNED * bonus.remove
            + weights.MOVED * bonus.move
        )
        return out + weights.ROUTED * bonus.troop + weights.RAZED * bonus.building

    def likely(self, needs: list[int]) -> float:
        """How likely the colours are there that a Synergy needs."""
        out = 1.0
        for colour in range(3):
            if needs[colour] > self.built[colour]:
                for _ in range(needs[colour] - int(self.built[colour])):
                    out *= self.chance[colour]
        return out

    def income(self, it: HouseCard) -> float:
        """What a card gives each time it is used: its points, its Synergy."""
        out = self.gives(it.points)
        if it.synergy and it.bonus is not None:
            out += self.likely(it.needs) * self.bonus(it.bonus)
        return out

    def value(self, face: Num) -> float:
        """What a card is worth in the deck."""
        it = self.kit.card(face)
        if it.saboteur:
            return self.worth[numbers.COMMAND]
        out = self.income(it)
        if it.removal and it.bonus is not None:
            out += weights.ONCE * self.bonus(it.bonus)
        if it.kind == kinds.TROOP:
            return out + weights.GUARD * it.defence
        if it.kind == kinds.WONDER:
            return weights.STAYING * out
        if it.kind == kinds.BUILDING:
            return max(weights.BUILDING, weights.STAYING * (out - self._weakest_building()))
        return out

    def _weakest_building(self) -> float:
        """What is lost to make room for a Building: nothing while a slot is free."""
        g = self.g
        kit = self.kit
        mine = kit.building_spots[self.me] & kit.mine[self.me]
        least = 99.0
        for city in g.cards(kit.cities[self.me]):
            if mine >> g.spot[city] & 1:
                card = g.at(kit.buildings[self.me], g.spot[city])
                if card == NOBODY:
                    return 0.0
                least = min(least, self.income(kit.card(g.face[card])))
        return least

    def in_play(self, it: HouseCard) -> float:
        """What a Building or a Troop that lies in a City is worth to whoever owns it."""
        return weights.STAYING * self.gives(it.points) + weights.GUARD * it.defence

    def weak(self, face: Num) -> float:
        """By how much a card is weaker than the average of the deck; 0 if it is not, or must not leave."""
        if self.kit.card(face).saboteur:
            return 0.0
        return max(0.0, self.thins - self.value(face) - weights.BETTER)


class Situation:
    """Where a seat stands: its options and points, its deck, its enemy, which of its Cities is in danger."""

    def __init__(self, g: State, me: Num, options: Row) -> None:
        self.g = g
        self.kit: VolfyirionKit = kit_of(g)
        kit = self.kit
        self.me = me
        self.options = options
        self.foe = kit.foe[me]  #: the side it fights, or NOBODY
        self.points = [g.vars[kit.purse(me, what)] for what in range(3)]
        self.deck = Deck(g, kit, me, _worth(g, kit, me))
        #: the spot of the own City on which the dragon waits for the end of the turn
        self.doomed: Num = NOBODY
        dragon = g.vars[numbers.DRAGON]
        if self.foe != NOBODY and dragon > 0 and numbers.perch_side(dragon) == kit.sides[me]:
            spot = numbers.perch_spot(dragon)
            if spot != numbers.DEN:
                self.doomed = spot
        #: what the partners who have not ended their turn will add to the points of the side
        self.coming = _coming(g, kit, me)

    def can(self, option: Num) -> bool:
        """Whether this move is possible now."""
        return option in self.options

    def name(self, face: Num) -> str:
        """What a card is called."""
        return self.kit.types[face].name

    def lying(self, spot: Num, kind: Num) -> Num:
        """The face of the own Building, or Troop, at a spot."""
        zone = self.kit.troops[self.me] if kind == kinds.TROOP else self.kit.buildings[self.me]
        return self.g.face[self.g.at(zone, spot)]


def expected_knowledge(now: Situation) -> float:
    """The Knowledge the enemy may expect in the next turn."""
    g = now.g
    kit = now.kit
    stays = 0.0
    deck = 0.0
    n = 0.0
    for seat in range(kit.seats):
        if kit.sides[seat] != now.foe:
            continue
        for zone in (zones.HOUSE, zones.HAND, zones.DISCARD, zones.AREA):
            for card in g.cards(zone + zones.SEAT_ZONES * seat):
                face = g.face[card]
                if zone == zones.AREA and kit.kind[face] == kinds.WONDER:
                    if not marked(g, marks.SEALED_WONDER, card):
                        stays += float(kit.knowledge[face])
                else:
                    deck += float(kit.knowledge[face])
                    n += 1.0
    for card in g.cards(kit.buildings[now.foe]):
        stays += float(kit.knowledge[g.face[card]])
    hand = float(numbers.HAND_SIZE)
    return stays + hand * deck / max(hand, n)


# ------------------------------------------------------------------------------------ the parts of a situation
def _worth(g: State, kit: VolfyirionKit, me: Num) -> list[float]:
    """What a point of Command, Battle and Knowledge is worth in this turn."""
    after = weights.LATE_AFTER if kit.foe[me] != NOBODY else weights.LATE_AFTER_ALONE
    late = min(1.0, float(g.vars[numbers.TURN]) / (after * len(kit.side_list)))
    return [weights.EARLY[what] + late * (weights.LATE[what] - weights.EARLY[what]) for what in range(3)]


def _faces(g: State, kit: VolfyirionKit, me: Num) -> Row:
    """The faces of a seat's deck, hand and Discard Pile, and of what it has played and will discard."""
    out = new_row()
    for zone in (zones.HOUSE, zones.HAND, zones.DISCARD, zones.AREA):
        for card in g.cards(zone + zones.SEAT_ZONES * me):
            face = g.face[card]
            if zone != zones.AREA or kit.kind[face] != kinds.WONDER:
                out = append(out, face)
    sort(out)  # nobody knows the order of a deck
    return out


def _colours_in_play(g: State, kit: VolfyirionKit, me: Num) -> list[float]:
    """How many Buildings and Troops of each colour lie in the Cities that help this seat."""
    out = [0.0, 0.0, 0.0]
    for zone in (kit.buildings[me], kit.troops[me]):
        for card in g.cards(zone):
            colour = kit.card(g.face[card]).colour
            if colour < 3 and kit.mine[me] >> g.spot[card] & 1:
                out[colour] += 1.0
    return out


def _chances(kit: VolfyirionKit, faces: Row) -> list[float]:
    """How likely one of the other four cards of a hand has each colour."""
    of = [0.0, 0.0, 0.0]
    for face in faces:
        colour = kit.card(face).colour
        if colour < 3:
            of[colour] += 1.0
    out = [0.0, 0.0, 0.0]
    for colour in range(3):
        share = of[colour] / max(float(numbers.HAND_SIZE), float(len(faces)))
        out[colour] = 1.0 - (1.0 - share) ** (numbers.HAND_SIZE - 1)
    return out


def _coming(g: State, kit: VolfyirionKit, me: Num) -> Row:
    """K3, T5: the points of the partner's hand, as far as it is known, and in co-op those there already."""
    out = filled(3, 0)
    if not kit.shared:
        return out
    for seat in range(kit.seats):
        if seat == me or kit.sides[seat] != kit.sides[me]:
            continue
        for what in range(3):
            if kit.coop:
                out[what] += g.vars[kit.purse(seat, what)]
            if ask_of(g, seat) is not None:
                for card in g.cards(zones.hand(seat)):
                    if g.known[card] >> me & 1:
                        out[what] += kit.card(g.face[card]).points[what]
    return out
