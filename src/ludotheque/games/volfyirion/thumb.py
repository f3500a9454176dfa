"""Rules of thumb for Volfyirion: the advice of a player who knows what points are for.

Everything that gives points is played first, then what is free is taken (cards to draw, weak cards to remove), and
only then points are spent: Battle on Cities as soon as it suffices, with Troops and cards given up for it where that
destroys one more, else on Wonders; Knowledge on the dragon, home first and then away, else on seals; Command on the
cards that are worth most. What a card is worth depends on its points, on the colours of the deck and on the time:
Command early, Battle and Knowledge late.

Only what the seat may know is read: open zones, its own cards, and what all cards of a deck are, never their order.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion.box import (
    AFTERTHOUGHT,
    AGREE,
    ALONE_COST,
    AREA,
    ASCEND,
    AT_LAIR,
    ATTACK,
    BANISH,
    BATTLE,
    BUILDING,
    BUY,
    BUY_HIDDEN,
    BUY_TOP,
    BUY_WONDER,
    CALL_BACK,
    CLAIM,
    COLLIDE,
    COMMAND,
    CRYSTALLIZATION,
    DEFEAT,
    DEFEAT_COST,
    DEN,
    DESTROY,
    DISCARD,
    DRAGON,
    DRAW,
    END,
    FROM_AREA,
    FROM_HAND,
    FROM_SEALED,
    HAND,
    HAND_SIZE,
    HOUSE,
    INSTABILITY,
    INSTABLE_BUILDINGS,
    INSTABLE_TROOPS,
    INSTABLE_WONDERS,
    JOINT_COST,
    KEEP,
    KNOWLEDGE,
    LOSE,
    MOVE_COST,
    MULLIGAN,
    PARTY_COST,
    PLAY,
    PUT_ASIDE,
    REBUILD,
    RECOVER,
    REFRESH,
    REFRESH_ALL,
    REMOVE,
    REPLACE,
    SCRAP,
    SCRAP_AT,
    SEAL,
    SEAL_GRID,
    SEALED_WONDER,
    SEAT_ZONES,
    SEND,
    SEND_LAIR,
    SHIFT,
    SHIFTED,
    STEP_COST,
    SUBJUGATE,
    SYNERGY,
    SYNERGY_AT,
    TAKE,
    TALISMAN,
    TROOP,
    TURN,
    UNITE,
    UNSEAL,
    WONDER,
    Bonus,
    HouseCard,
    VolfyirionKit,
    box_of,
    perch,
    perch_side,
    perch_spot,
)
from ludotheque.games.volfyirion.coop import tally
from ludotheque.games.volfyirion.deeds import defence, marked, seat_marked
from ludotheque.games.volfyirion.teams import stronghold_defence, stronghold_troops, strongholds
from ludotheque.kernel import DONE, NOBODY, State, Text, first_of, pack, second_of, verb_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import ask_of, legal
from ludotheque.kernel.look import Look
from ludotheque.kernel.position import write_option
from ludotheque.kernel.view import rule_id

# ------------------------------------------------------------------------------------ the weights
# Found by playing variants against each other, hundreds of games at a time.

#: What a point of Command, Battle and Knowledge is worth in the first turns, and late.
EARLY: Final = [1.15, 0.95, 0.7]
LATE: Final = [0.4, 1.3, 0.95]
#: After so many turns of each side it is late.
GROWN: Final = 9.0
GROWN_ALONE: Final = 8.0  #: against the dragon, who does not wait
#: How many times a card that stays in play gives its points for each time that one of the hand does.
STAYING: Final = 2.4
#: What a card more to draw, and a weak card less in the deck, are worth.
DRAWN: Final = 1.8
THINNED: Final = 1.6
#: What a Defence point on a City is worth, and what an enemy Troop, an enemy Building, a dragon's move are.
GUARD: Final = 0.75
ROUTED: Final = 2.0
RAZED: Final = 2.5
MOVED: Final = 4.0
#: What becomes of the bonus of a Remove Ability, which can be used once only.
ONCE: Final = 0.45
#: What a City is worth, whosever it is, and each point of its Defence.
CITY: Final = 12.0
WALL: Final = 0.3
#: From so much Knowledge on that another side may expect in its next turn, a dragon will be answered.
ANSWERED: Final = 8.0
#: A card is acquired if it is so much better than the mean of the deck.
BETTER: Final = 0.1
#: A card of the row is replaced if what can be acquired then is so much better.
SWAP: Final = 0.8
#: With so many cards more than a hand, a deck is large enough for each card to be in the way of the others.
SLACK: Final = 5.0
#: How many first hands are imagined before the first one is shuffled back.
IMAGINED: Final = 3

EQUAL: Final = 1e-9


def advise(look: Look, rng: Quick) -> tuple[str, Text]:
    """The move this seat had best make, and why."""
    g = look.guess(rng)
    option, why = best(g, look.seat, rng)
    return write_option(g.kit, option), Text(why.key, rule_id(g.kit, why.rule), why.params)


def best(g: State, seat: int, rng: Quick) -> tuple[int, Text]:
    """The same for any world the seat holds possible; the generator decides what is imagined."""
    options = legal(g, seat)
    if len(options) == 1:
        return options[0], Text("volfyirion-thumb-only")
    mind = Mind(g, seat, options)
    verb = verb_of(options[0])
    if mind.has_option(pack(END)):
        return _main_phase(mind, rng)
    if verb == MULLIGAN:
        return _first_hand(mind, options, rng)
    if verb == REMOVE:
        return _remove(mind, options)
    if verb == DESTROY and mind.foe != NOBODY:
        return _destroy(mind, options)
    if verb == DRAW:
        return options[len(options) - 2], Text("volfyirion-thumb-draw", "R45")
    if verb in (SEND, SEND_LAIR, CALL_BACK):
        return _free_move(mind, options)
    if verb == CLAIM:
        return options[0], Text("volfyirion-thumb-claim", "R36")
    if verb == RECOVER:
        return _recover(mind, options)
    if verb == AGREE:
        return options[0], Text("volfyirion-thumb-agree", "K10")
    if verb == TAKE:
        return _take(mind, options)
    return _suffer(mind, options)


# ------------------------------------------------------------------------------------ what things are worth
class Target:
    """An enemy City: what it takes to destroy it, and what is saved if its Troop is removed otherwise."""

    def __init__(self, spot: int, price: int, saving: int, value: float) -> None:
        self.spot = spot
        self.price = price
        self.saving = saving
        self.value = value


class Gift:
    """Something that can be given up for points: the move, how many it gives, and what is lost by it."""

    def __init__(self, option: int, points: int, loss: float) -> None:
        self.option = option
        self.points = points
        self.loss = loss


class Mind:
    """A seat's thoughts: what its points are, what they are worth, what its deck is like, who is in danger."""

    def __init__(self, g: State, me: int, options: list[int]) -> None:
        self.g = g
        self.kit: VolfyirionKit = box_of(g)
        self.me = me
        self.options = options
        kit = self.kit
        self.foe = kit.foe[me]
        self.points = [g.vars[kit.points[me][what]] for what in range(3)]
        grown = GROWN if self.foe != NOBODY else GROWN_ALONE
        late = min(1.0, g.vars[TURN] / (grown * len(kit.side_list)))
        self.worth = [EARLY[what] + late * (LATE[what] - EARLY[what]) for what in range(3)]
        self.colours = [0.0, 0.0, 0.0]  #: how many cards of each colour lie in the Cities...
        self.chance = [0.0, 0.0, 0.0]  #: ...and how likely a hand holds one
        self.deck: list[int] = []  #: the faces of all cards that come to the hand again and again
        self._count_deck()
        self.mean = self._mean()
        #: what a card more takes from the others: nothing while all of them come to the hand every turn
        self.thins = self.mean * max(0.0, min(1.0, (len(self.deck) - HAND_SIZE) / SLACK))
        dragon = g.vars[DRAGON]
        #: the spot of the City on which the dragon waits for the end of the turn
        self.doomed = NOBODY
        if self.foe != NOBODY and dragon > 0 and perch_side(dragon) == kit.sides[me] and perch_spot(dragon) != DEN:
            self.doomed = perch_spot(dragon)
        #: what the partners who have not ended their turn will add to the points of the side
        self.coming = [0, 0, 0]
        if kit.shared:
            self._count_coming()

    # ---------------------------------------------------------------- the deck
    def _count_deck(self) -> None:
        g = self.g
        kit = self.kit
        for zone in (HOUSE, HAND, DISCARD, AREA):
            for card in g.zones[zone + SEAT_ZONES * self.me]:
                face = g.face[card]
                if zone != AREA or kit.kind[face] != WONDER:
                    self.deck.append(face)
        self.deck.sort()  # the order of a deck is nothing one knows
        for zone in (kit.buildings[self.me], kit.troops[self.me]):
            for card in g.zones[zone]:
                colour = kit.card(g.face[card]).colour
                if colour < 3 and kit.mine[self.me] >> g.spot[card] & 1:
                    self.colours[colour] += 1.0
        of = [0.0, 0.0, 0.0]
        for face in self.deck:
            colour = kit.card(face).colour
            if colour < 3:
                of[colour] += 1.0
        for colour in range(3):
            share = of[colour] / max(5.0, float(len(self.deck)))
            self.chance[colour] = 1.0 - (1.0 - share) ** 4

    def _mean(self) -> float:
        """What a card of the deck is worth in the mean."""
        total = 0.0
        for face in self.deck:
            total += self.value(face)
        return total / max(1.0, float(len(self.deck)))

    def has_option(self, option: int) -> bool:
        """Whether this move can be made now."""
        return option in self.options

    def _count_coming(self) -> None:
        """K3, T5: the points of the partner's hand, as far as it is known, and in co-op those there already."""
        g = self.g
        kit = self.kit
        for seat in range(kit.seats):
            if seat == self.me or kit.sides[seat] != kit.sides[self.me]:
                continue
            for what in range(3):
                if kit.coop:
                    self.coming[what] += g.vars[kit.points[seat][what]]
                if ask_of(g, seat) is not None:
                    for card in g.zones[HAND + SEAT_ZONES * seat]:
                        if g.known[card] >> self.me & 1:
                            self.coming[what] += kit.card(g.face[card]).points[what]

    # ---------------------------------------------------------------- cards
    def gives(self, points: list[int]) -> float:
        """What points are worth."""
        out = 0.0
        for what in range(3):
            out += self.worth[what] * points[what]
        return out

    def bonus(self, bonus: Bonus) -> float:
        """What a Secondary Ability is worth each time it is used."""
        out = self.gives(bonus.points) + DRAWN * bonus.draw + THINNED * bonus.remove + MOVED * bonus.move
        return out + ROUTED * bonus.troop + RAZED * bonus.building

    def lit(self, needs: list[int]) -> float:
        """How likely the colours are there that a Synergy needs."""
        out = 1.0
        for colour in range(3):
            if needs[colour] > self.colours[colour]:
                for _ in range(needs[colour] - int(self.colours[colour])):
                    out *= self.chance[colour]
        return out

    def income(self, it: HouseCard) -> float:
        """What a card gives each time it is used: its points, its Synergy."""
        out = self.gives(it.points)
        if it.synergy and it.bonus is not None:
            out += self.lit(it.needs) * self.bonus(it.bonus)
        return out

    def value(self, face: int) -> float:
        """What a card is worth in the deck."""
        it = self.kit.card(face)
        if it.saboteur:
            return self.worth[COMMAND]
        out = self.income(it)
        if it.removal and it.bonus is not None:
            out += ONCE * self.bonus(it.bonus)
        if it.kind == TROOP:
            return out + GUARD * it.defence
        if it.kind == WONDER:
            return STAYING * out
        if it.kind == BUILDING:
            return max(0.2, STAYING * (out - self.weakest_building()))
        return out

    def weakest_building(self) -> float:
        """What must make room for a Building: nothing while a slot is free."""
        g = self.g
        kit = self.kit
        mine = kit.building_spots[self.me] & kit.mine[self.me]
        least = 99.0
        for city in g.zones[kit.cities[self.me]]:
            if mine >> g.spot[city] & 1:
                card = g.at(kit.buildings[self.me], g.spot[city])
                if card == NOBODY:
                    return 0.0
                least = min(least, self.income(kit.card(g.face[card])))
        return least

    def name(self, face: int) -> str:
        """What a card is called."""
        return self.kit.types[face].name

    # ---------------------------------------------------------------- Cities
    def targets(self) -> list[Target]:
        """The enemy Cities: a Troop must be beaten first (R33), a Mercenary falls with its City (R49)."""
        g = self.g
        kit = self.kit
        out: list[Target] = []
        if self.foe == NOBODY:
            return out
        if kit.teams:
            return self.strongholds()
        shift = SHIFT if seat_marked(g, SHIFTED, self.foe) else 0
        for city in g.zones[kit.cities[self.foe]]:
            spot = g.spot[city]
            wall = kit.defence[g.face[city]] + shift
            value = CITY + WALL * wall
            building = g.at(kit.buildings[self.foe], spot)
            if building != NOBODY:
                value += STAYING * self.gives(kit.card(g.face[building]).points)
            troop = g.at(kit.troops[self.foe], spot)
            price = wall
            saving = 0
            if troop != NOBODY:
                guard = kit.defence[g.face[troop]]
                saving = guard if kit.card(g.face[troop]).mercenary else wall + guard
                price += saving
            out.append(Target(spot, price, saving, value))
        return out

    def strongholds(self) -> list[Target]:
        """T2, A36: the same for the Strongholds of a team: all Troops of one are beaten at once."""
        out: list[Target] = []
        for spot in strongholds(self.g, self.kit, self.foe):
            price = stronghold_defence(self.g, self.kit, self.foe, spot)
            guard = 0
            for card in stronghold_troops(self.g, self.kit, self.foe, spot):
                guard += self.kit.defence[self.g.face[card]]
            wall = price - guard
            out.append(Target(spot, price + (wall if guard else 0), price if guard else 0, CITY + WALL * wall))
        return out

    def gifts(self, what: int) -> list[Gift]:
        """All that can be given up for Battle, or for Knowledge; what costs least comes first."""
        out: list[Gift] = []
        for option in self.options:
            face = self.scrapped(option)
            if face == NOBODY:
                continue
            it = self.kit.card(face)
            assert it.bonus is not None
            if it.bonus.points[what]:
                gift = Gift(option, it.bonus.points[what], self.loss(option, it))
                at = len(out)
                while at > 0 and out[at - 1].loss > gift.loss:
                    at -= 1
                out.insert(at, gift)
        return out

    def scrapped(self, option: int) -> int:
        """The face of the card whose Remove Ability a move uses; NOBODY for any other move."""
        verb = verb_of(option)
        if verb == SCRAP:
            return first_of(option)
        return self.lying(option) if verb == SCRAP_AT else NOBODY

    def lying(self, option: int) -> int:
        """The face of the own Building or Troop that a move names by its spot."""
        zone = self.kit.troops[self.me] if second_of(option) == TROOP else self.kit.buildings[self.me]
        return self.g.face[self.g.at(zone, first_of(option))]

    def loss(self, option: int, it: HouseCard) -> float:
        """What is lost with a card that is removed."""
        if verb_of(option) == SCRAP_AT and first_of(option) == self.doomed:
            return 0.0
        if it.kind == TROOP:
            return GUARD * it.defence
        return STAYING * self.gives(it.points) if it.kind == WONDER else max(0.0, self.gives(it.points) - self.mean)

    # ---------------------------------------------------------------- the others
    def answer(self) -> float:
        """The Knowledge the enemy may expect in the next turn."""
        g = self.g
        kit = self.kit
        foe = self.foe
        stays = 0.0
        deck = 0.0
        n = 0.0
        for seat in range(kit.seats):
            if kit.sides[seat] != foe:
                continue
            for zone in (HOUSE, HAND, DISCARD, AREA):
                for card in g.zones[zone + SEAT_ZONES * seat]:
                    face = g.face[card]
                    if zone == AREA and kit.kind[face] == WONDER:
                        if not marked(g, SEALED_WONDER, card):
                            stays += kit.knowledge[face]
                    else:
                        deck += kit.knowledge[face]
                        n += 1.0
        for card in g.zones[kit.buildings[foe]]:
            stays += kit.knowledge[g.face[card]]
        return stays + 5.0 * deck / max(5.0, n)

    # ---------------------------------------------------------------- weak cards
    def weak(self, face: int) -> float:
        """By how much a card is weaker than the mean of the deck; nothing if it is not, or must not leave."""
        return 0.0 if self.kit.card(face).saboteur else max(0.0, self.thins - self.value(face) - BETTER)

    def has_weak(self) -> bool:
        """Whether a weak card lies in the Playing Area or the Discard Pile."""
        g = self.g
        for zone in (AREA, DISCARD):
            for card in g.zones[zone + SEAT_ZONES * self.me]:
                if self.weak(g.face[card]) > 0.0:
                    return True
        return False

    def best_enemy(self, zone: int) -> float:
        """What the best Building, or Troop, of the enemy is worth to him."""
        out = 0.0
        for card in self.g.zones[zone]:
            it = self.kit.card(self.g.face[card])
            out = max(out, STAYING * self.gives(it.points) + GUARD * it.defence)
        return out

    def pays(self, bonus: Bonus) -> bool:
        """Whether a Synergy has anything to give now."""
        kit = self.kit
        if bonus.draw or max(bonus.points) > 0 or (bonus.remove and self.has_weak()):
            return True
        if self.foe == NOBODY:
            return False
        if (bonus.troop and self.g.zones[kit.troops[self.foe]]) or (
            bonus.building and self.g.zones[kit.buildings[self.foe]]
        ):
            return True
        return bonus.move > 0 and (self.doomed != NOBODY or self.g.vars[DRAGON] == AT_LAIR)

    def backfires(self, face: int) -> bool:
        """R53: whether the Ploy this seat holds would destroy more of its own than of the enemy's."""
        g = self.g
        kit = self.kit
        kind = kit.kind[face]
        if not kit.ploys_used or not g.zones[kit.ploy[self.me]]:
            return False
        ploy = kit.ploy_faces.index(g.face[g.zones[kit.ploy[self.me]][0]])
        if kind == BUILDING:
            which, wanted = INSTABILITY, INSTABLE_BUILDINGS
        elif kind == TROOP:
            which, wanted = AFTERTHOUGHT, INSTABLE_TROOPS
        else:
            which, wanted = CRYSTALLIZATION, INSTABLE_WONDERS
        if ploy != which:
            return False
        n = [1, 0]
        for seat in (self.me, self.foe):
            zone = AREA + SEAT_ZONES * seat
            if kind == BUILDING:
                zone = kit.buildings[seat]
            elif kind == TROOP:
                zone = kit.troops[seat]
            for card in g.zones[zone]:
                if kit.kind[g.face[card]] == kind:
                    n[0 if seat == self.me else 1] += 1
        return n[0] + n[1] >= wanted and n[0] >= n[1]


# ------------------------------------------------------------------------------------ the Main Phase
Advice = tuple[int, Text]


def _main_phase(mind: Mind, rng: Quick) -> Advice:
    """Play, take what is free, spend: the first of these that has something to do."""
    found = _play(mind) or _use(mind) or _give_up(mind)
    if found is None and mind.kit.solo:
        found = _solo(mind, rng)
    elif found is None and mind.kit.coop:
        found = _coop(mind)
    elif found is None:
        found = _war(mind, rng)
    return found or (pack(END), Text("volfyirion-thumb-end", "R46"))


def _war(mind: Mind, rng: Quick) -> Advice | None:
    """A duel, or teams. Points that a mate needs for more are left to the team (T5)."""
    return (
        _attack(mind)
        or _dragon(mind)
        or _defeat(mind)
        or _salvage(mind)
        or _take_over(mind)
        or _refresh(mind, rng)
        or (None if _left_to_mate(mind, BATTLE) else _acquire_wonder(mind) or _rout(mind))
        or _acquire(mind)
        or (None if _left_to_mate(mind, KNOWLEDGE) else _seal(mind) or _send_anyway(mind))
    )


def _left_to_mate(mind: Mind, what: int) -> bool:
    """T5: whether the team will be able to attack, or to move the dragon, once the mate has played."""
    if not mind.kit.teams or not mind.coming[what]:
        return False
    will = mind.points[what] + mind.coming[what]
    if what == KNOWLEDGE:
        return will >= STEP_COST
    for target in mind.targets():
        if will >= target.price:
            return True
    return False


def _play(mind: Mind) -> Advice | None:
    """R24: whatever gives points; Buildings and Troops where they do most good."""
    kit = mind.kit
    last = NOBODY
    for option in mind.options:
        if verb_of(option) != PLAY or first_of(option) == last:
            continue
        face = first_of(option)
        last = face
        kind = kit.kind[face]
        if kind in (BUILDING, TROOP):
            if not mind.backfires(face):
                found = _build(mind, face) if kind == BUILDING else _post(mind, face)
                if found is not None:
                    return found
        elif kind != WONDER:
            return option, Text("volfyirion-thumb-play", "R24", {"card": mind.name(face)})
        elif not mind.backfires(face):
            return option, Text("volfyirion-thumb-play-wonder", "R16", {"card": mind.name(face)})
    return None


def _build(mind: Mind, face: int) -> Advice | None:
    """R14: a free slot in the City that will stand longest; else over a weaker Building, whose points are taken."""
    g = mind.g
    kit = mind.kit
    income = mind.income(kit.card(face))
    found = NOBODY
    over = NOBODY
    top = 0.0
    for option in mind.options:
        if verb_of(option) != PLAY or first_of(option) != face or second_of(option) == mind.doomed:
            continue
        spot = second_of(option)
        old = g.at(kit.buildings[mind.me], spot)
        score = 100.0 + _strength(mind, spot)
        if old != NOBODY:
            score = income - mind.income(kit.card(g.face[old])) - 0.3
        if score > top + EQUAL:
            found, over, top = option, old, score
    if found == NOBODY:
        return None
    params: dict[str, int | str] = {"card": mind.name(face), "n": second_of(found) + 1}
    if over != NOBODY:
        params["old"] = mind.name(g.face[over])
        return found, Text("volfyirion-thumb-build-over", "R28", params)
    return found, Text("volfyirion-thumb-build", "R14", params)


def _strength(mind: Mind, spot: int) -> int:
    """The Defence of one's own City, with its Troop."""
    g = mind.g
    kit = mind.kit
    troop = g.at(kit.troops[mind.me], spot)
    guard = kit.defence[g.face[troop]] if troop != NOBODY else 0
    return guard + kit.defence[g.face[g.at(kit.cities[mind.me], spot)]]


def _post(mind: Mind, face: int) -> Advice | None:
    """R15: to the weakest City without a Troop; where all have one, the weakest is used up first (R44)."""
    g = mind.g
    kit = mind.kit
    mine = kit.defence[face]
    found = NOBODY
    weakest = 99
    relieved = NOBODY
    least = 99
    for option in mind.options:
        if verb_of(option) != PLAY or first_of(option) != face or second_of(option) == mind.doomed:
            continue
        spot = second_of(option)
        old = g.at(kit.troops[mind.me], spot)
        if old == NOBODY:
            if _strength(mind, spot) < weakest:
                found, weakest = option, _strength(mind, spot)
        elif kit.defence[g.face[old]] < least:
            relieved, least = option, kit.defence[g.face[old]]
    params: dict[str, int | str] = {"card": mind.name(face)}
    if found != NOBODY:
        params["n"] = second_of(found) + 1
        return found, Text("volfyirion-thumb-post", "R15", params)
    if relieved == NOBODY or mine + 1 < least:
        return None
    spot = second_of(relieved)
    params["n"] = spot + 1
    scrap = pack(SCRAP_AT, spot, TROOP)
    if mind.has_option(scrap):
        params["old"] = mind.name(g.face[g.at(kit.troops[mind.me], spot)])
        return scrap, Text("volfyirion-thumb-relieve", "R44", params)
    return (relieved, Text("volfyirion-thumb-post", "R15", params)) if mine > least else None


def _use(mind: Mind) -> Advice | None:
    """R43: Synergies that ask for a decision: cards to draw, weak cards to remove."""
    g = mind.g
    kit = mind.kit
    for option in mind.options:
        verb = verb_of(option)
        if verb == SYNERGY:
            face = first_of(option)
        elif verb == SYNERGY_AT:
            face = g.face[g.at(kit.buildings[mind.me], first_of(option))]
        else:
            continue
        bonus = kit.card(face).bonus
        if bonus is not None and mind.pays(bonus):
            return option, Text("volfyirion-thumb-use", "R43", {"card": mind.name(face)})
    return None


def _give_up(mind: Mind) -> Advice | None:
    """R44: cards whose bonus is better than themselves: weak ones that take another with them, or draw one."""
    kit = mind.kit
    for option in mind.options:
        face = mind.scrapped(option)
        if face == NOBODY:
            continue
        it = kit.card(face)
        assert it.bonus is not None
        params: dict[str, int | str] = {"card": mind.name(face)}
        if it.bonus.building and mind.foe != NOBODY:
            if mind.best_enemy(kit.buildings[mind.foe]) > mind.loss(option, it) + 1.0:
                return option, Text("volfyirion-thumb-raze", "R45", params)
        elif it.kind not in (WONDER, TROOP):
            weak = mind.gives(it.points) <= mind.thins + BETTER
            if it.bonus.remove and weak and mind.has_weak():
                return option, Text("volfyirion-thumb-thin-both", "R44", params)
            if it.bonus.draw and weak:
                return option, Text("volfyirion-thumb-thin-draw", "R44", params)
    return None


# ------------------------------------------------------------------------------------ Battle
class Plan:
    """Which Cities are attacked this turn, and what is given up for it."""

    def __init__(self) -> None:
        self.spots: list[int] = []
        self.give: list[int] = []  #: moves that give Battle, or remove a Troop, still to be made
        self.value = 0.0
        self.wins = False


def _plan(mind: Mind) -> Plan:
    """R31–R33: of all ways to destroy Cities this turn, the one that is worth most; empty if there is none."""
    targets = mind.targets()
    gifts = mind.gifts(BATTLE)
    routs = _routs(mind)
    burning = perch_spot(mind.g.vars[DRAGON]) if mind.g.vars[DRAGON] > 0 and mind.doomed == NOBODY else NOBODY
    answered = mind.answer() >= ANSWERED if burning != NOBODY else True
    best_plan = Plan()
    for mask in range(1, 1 << len(targets)):
        chosen = [targets[i] for i in range(len(targets)) if mask >> i & 1]
        for n in range(len(routs) + 1):
            plan = Plan()
            price = 0
            savings: list[int] = []
            for target in chosen:
                price += target.price
                savings.append(target.saving)
                plan.spots.append(target.spot)
                plan.value += target.value
                if target.spot == burning and not answered:
                    plan.value -= CITY / 2.0
            savings.sort()
            for i in range(n):
                if i < len(savings) and savings[len(savings) - 1 - i]:
                    price -= savings[len(savings) - 1 - i]
                    plan.give.append(routs[i].option)
                    plan.value -= routs[i].loss
            have = mind.points[BATTLE]
            for gift in gifts:
                if have < price and gift.option not in plan.give:
                    have += gift.points
                    plan.give.append(gift.option)
                    plan.value -= gift.loss
            if have < price:
                continue
            plan.wins = len(chosen) == len(targets)
            if plan.wins:
                plan.value += 1000.0
            if plan.value > best_plan.value + EQUAL:
                best_plan = plan
    return best_plan


def _routs(mind: Mind) -> list[Gift]:
    """R45: what can be given up to remove an enemy Troop, the cheapest first."""
    out: list[Gift] = []
    for option in mind.options:
        face = mind.scrapped(option)
        if face == NOBODY:
            continue
        it = mind.kit.card(face)
        if it.bonus is not None and it.bonus.troop:
            gift = Gift(option, 0, mind.loss(option, it))
            at = len(out)
            while at > 0 and out[at - 1].loss > gift.loss:
                at -= 1
            out.insert(at, gift)
    return out


def _attack(mind: Mind) -> Advice | None:
    """A City falls whenever one can."""
    plan = _plan(mind)
    if not plan.spots:
        return None
    if plan.give:
        key = "volfyirion-thumb-give-win" if plan.wins else "volfyirion-thumb-give"
        return plan.give[0], Text(key, "R44", {"card": mind.name(mind.scrapped(plan.give[0]))})
    guarded = [target.spot for target in mind.targets() if target.saving]
    spot = plan.spots[0]
    params: dict[str, int | str] = {"n": spot + 1}
    if plan.wins:
        return pack(ATTACK, spot), Text("volfyirion-thumb-attack-win", "R3", params)
    key = "volfyirion-thumb-attack-troop" if spot in guarded else "volfyirion-thumb-attack"
    return pack(ATTACK, spot), Text(key, "R33" if spot in guarded else "R31", params)


def _defeat(mind: Mind) -> Advice | None:
    """R36: to save a City, or when no City can be destroyed for so much Battle."""
    if not mind.has_option(pack(DEFEAT)):
        return None
    key = "volfyirion-thumb-defeat" if mind.doomed == NOBODY else "volfyirion-thumb-defeat-save"
    return pack(DEFEAT), Text(key, "R36")


def _rout(mind: Mind) -> Advice | None:
    """R32: Battle that buys nothing else drives a Troop away, or takes a City that would have burnt anyway."""
    found = NOBODY
    price = 99
    for target in mind.targets():
        option = pack(ATTACK, target.spot)
        if mind.has_option(option) and target.price < price:
            found, price = option, target.price
    if found == NOBODY:
        return None
    return found, Text("volfyirion-thumb-rout", "R32", {"n": first_of(found) + 1})


def _acquire_wonder(mind: Mind) -> Advice | None:
    """R34, R35: the Wonders that are worth most, one or both."""
    g = mind.g
    kit = mind.kit
    cards = [card for card in g.zones[kit.spaces[mind.me]] if mind.has_option(pack(BUY_WONDER, g.spot[card]))]
    found = NOBODY
    top = 0.0
    for i in range(len(cards)):
        face = g.face[cards[i]]
        value = mind.value(face) + THINNED
        for j in range(len(cards)):
            if j != i and kit.cost[face] + kit.cost[g.face[cards[j]]] <= mind.points[BATTLE]:
                value += mind.value(g.face[cards[j]]) + THINNED
        if value > top + EQUAL:
            found, top = cards[i], value
    if found != NOBODY:
        params: dict[str, int | str] = {"card": mind.name(g.face[found])}
        return pack(BUY_WONDER, g.spot[found]), Text("volfyirion-thumb-wonder", "R34", params)
    if mind.has_option(pack(BUY_HIDDEN)):
        return pack(BUY_HIDDEN), Text("volfyirion-thumb-party", "R52", {"n": PARTY_COST})
    return None


# ------------------------------------------------------------------------------------ Knowledge
def _dragon(mind: Mind) -> Advice | None:
    """R40: home from one's own City, whatever it takes; away from the Lair if the enemy cannot answer."""
    if mind.kit.teams:
        return _team_dragon(mind)
    if mind.doomed != NOBODY:
        if mind.has_option(pack(CALL_BACK)):
            return pack(CALL_BACK), Text("volfyirion-thumb-home", "R47", {"n": mind.doomed + 1})
        given = _for_knowledge(mind, CITY)
        if given != NOBODY:
            return given, Text("volfyirion-thumb-give-home", "R47", {"card": _given(mind, given)})
        return None
    if mind.g.vars[DRAGON] != AT_LAIR or mind.foe == NOBODY:
        return None
    left = len(mind.g.zones[mind.kit.cities[mind.foe]])
    answer = mind.answer()
    if answer < ANSWERED or left == 1:
        found = _send(mind)
        if found is not None:
            return found
    if answer < ANSWERED - 2.0 or (left == 1 and answer < ANSWERED):
        given = _for_knowledge(mind, 1000.0 if left == 1 else CITY / 2.0)
        if given != NOBODY:
            return given, Text("volfyirion-thumb-give-send", "R47", {"card": _given(mind, given)})
    return None


def _team_dragon(mind: Mind) -> Advice | None:
    """T9: onto an enemy Stronghold if it can be paid for, else onto the enemy's Lair: away from here in any case."""
    dragon = mind.g.vars[DRAGON]
    burning = dragon > 0 and perch_side(dragon) == mind.foe and perch_spot(dragon) != DEN
    found = None if burning else _send(mind)
    if found is None and not burning and mind.has_option(pack(SEND_LAIR)):
        return pack(SEND_LAIR), Text("volfyirion-thumb-send-lair", "T9")
    return found


def _for_knowledge(mind: Mind, most: float) -> int:
    """R40: what to give up first for a move of the dragon, if all of it costs no more than this; NOBODY if it does."""
    gifts = mind.gifts(KNOWLEDGE)
    for option in mind.options:
        if verb_of(option) == COLLIDE:
            it = mind.kit.card(first_of(option))
            gifts.append(Gift(option, it.cost, mind.gives(it.points)))
    have = mind.points[KNOWLEDGE]
    loss = 0.0
    first = NOBODY
    for gift in gifts:
        if have < MOVE_COST:
            have += gift.points
            loss += gift.loss
            first = gift.option if first == NOBODY else first
    if first != NOBODY and have >= MOVE_COST and loss <= most:
        return first
    for option in mind.options:
        face = mind.scrapped(option)
        if face != NOBODY:
            it = mind.kit.card(face)
            if it.bonus is not None and it.bonus.move and mind.loss(option, it) <= most:
                return option
    return NOBODY


def _given(mind: Mind, option: int) -> str:
    """The card that is given up by a move."""
    return mind.name(first_of(option) if verb_of(option) == COLLIDE else mind.scrapped(option))


def _send(mind: Mind) -> Advice | None:
    """R40, R48: Volfyirion to the City that is hardest to attack."""
    found = NOBODY
    top = 0.0
    for target in mind.targets():
        option = pack(SEND, target.spot)
        score = target.price + target.value
        if mind.has_option(option) and score > top:
            found, top = option, score
    if found == NOBODY:
        return None
    return found, Text("volfyirion-thumb-send", "R48", {"n": first_of(found) + 1})


def _send_anyway(mind: Mind) -> Advice | None:
    """R40: Knowledge that is good for nothing else: the answer costs the enemy as much."""
    found = None if mind.kit.teams else _send(mind)
    if found is None:
        return None
    return found[0], Text("volfyirion-thumb-send-anyway", "R47", found[1].params)


def _salvage(mind: Mind) -> Advice | None:
    """R46: a Troop in a City that will burn may as well be used."""
    option = pack(SCRAP_AT, mind.doomed, TROOP) if mind.doomed != NOBODY else NOBODY
    if not mind.has_option(option):
        return None
    return option, Text("volfyirion-thumb-salvage", "R46", {"card": mind.name(mind.scrapped(option))})


def _take_over(mind: Mind) -> Advice | None:
    """R50, R55, R63: an Ascension Path of the enemy's; a City back; a Talisman away, unless one is ahead."""
    g = mind.g
    kit = mind.kit
    ahead = mind.foe != NOBODY and g.vars[kit.fallen[mind.foe]] > g.vars[kit.fallen[mind.me]]
    for option in mind.options:
        if verb_of(option) == REPLACE and kit.talismans_used and not ahead:
            face = g.face[g.at(kit.row[mind.me], first_of(option))]
            if kit.kind[face] == TALISMAN:
                return option, Text("volfyirion-thumb-talisman", "R63")
        if verb_of(option) == ASCEND:
            return option, Text("volfyirion-thumb-ascend", "R50")
        if verb_of(option) == REBUILD:
            return option, Text("volfyirion-thumb-rebuild", "R55", {"n": first_of(option) + 1})
    return None


def _seal(mind: Mind) -> Advice | None:
    """R38: an own Wonder back, an enemy one shut: whichever is worth more."""
    found = NOBODY
    top = 0.0
    for option in mind.options:
        verb = verb_of(option)
        own = verb in (SEAL, UNSEAL)
        if not own or (mind.kit.sides[second_of(option)] == mind.kit.sides[mind.me]) != (verb == UNSEAL):
            continue
        value = mind.gives(mind.kit.card(first_of(option)).points) * (1.4 if verb == UNSEAL else 1.0)
        if value > top + EQUAL:
            found, top = option, value
    if found == NOBODY:
        return None
    key = "volfyirion-thumb-unseal" if verb_of(found) == UNSEAL else "volfyirion-thumb-seal"
    return found, Text(key, "R38", {"card": mind.name(first_of(found))})


# ------------------------------------------------------------------------------------ Command
class Cart:
    """What is best acquired of some cards: which of them (one bit each), and what they are worth."""

    def __init__(self, mask: int, value: float) -> None:
        self.mask = mask
        self.value = value


def _cart(mind: Mind, faces: list[int], command: int) -> Cart:
    """R29: of all that can be paid for, what is worth most beyond the mean of the deck."""
    kit = mind.kit
    worth: list[float] = []
    for face in faces:
        if kit.kind[face] == TALISMAN:
            worth.append(-1.0)
        elif kit.card(face).saboteur:
            worth.append(mind.worth[COMMAND] / 2.0)
        else:
            worth.append(mind.value(face) - mind.thins - BETTER)
    out = Cart(0, 0.0)
    for mask in range(1, 1 << len(faces)):
        cost = 0
        value = 0.0
        for i in range(len(faces)):
            if mask >> i & 1:
                cost += kit.cost[faces[i]]
                value += worth[i] if worth[i] > 0.0 else -99.0
        if cost <= command and value > out.value + EQUAL:
            out = Cart(mask, value)
    return out


def _acquire(mind: Mind) -> Advice | None:
    """R29, R39, R52: the cards that are worth most; a new one in the row if it is better than those there."""
    g = mind.g
    kit = mind.kit
    row = g.zones[kit.row[mind.me]]
    faces = [g.face[card] for card in row]
    command = mind.points[COMMAND]
    now = _cart(mind, faces, command)
    top = _top(mind)
    if top != NOBODY and mind.has_option(pack(BUY_TOP)):
        both = _cart(mind, [*faces, top], command)
        if both.mask >> len(faces) & 1:
            return pack(BUY_TOP), _why_acquire(mind, top)
    swap = _swap(mind, faces, now, command, top, REPLACE, SWAP)
    if swap is not None:
        return swap[0], Text("volfyirion-thumb-replace", "R39", swap[1].params)
    for i in range(len(row)):
        option = pack(BUY, g.spot[row[i]])
        if now.mask >> i & 1 and mind.has_option(option):
            return option, _why_acquire(mind, faces[i])
    return None


def _top(mind: Mind) -> int:
    """The face of the top card of the Asset Deck, if this seat knows it."""
    g = mind.g
    deck = g.zones[mind.kit.assets[mind.me]]
    if not deck or not g.known[deck[len(deck) - 1]] >> mind.me & 1:
        return NOBODY
    return g.face[deck[len(deck) - 1]]


def _swap(mind: Mind, faces: list[int], now: Cart, command: int, top: int, verb: int, least: float) -> Advice | None:
    """R23, R39: the place of the row that the top card had best take, if more can be acquired then."""
    if top == NOBODY:
        return None
    g = mind.g
    row = g.zones[mind.kit.row[mind.me]]
    found = NOBODY
    best_value = now.value + least
    for i in range(len(faces)):
        option = pack(verb, g.spot[row[i]])
        if not now.mask >> i & 1 and mind.has_option(option):
            other = faces[:]
            other[i] = top
            value = _cart(mind, other, command).value
            if value > best_value + EQUAL:
                found, best_value = option, value
    return None if found == NOBODY else (found, Text("", "", {"card": mind.name(top)}))


def _refresh(mind: Mind, rng: Quick) -> Advice | None:
    """R23: the first turn's free refresh, if better cards lie on the deck, or are likely to."""
    g = mind.g
    kit = mind.kit
    faces = [g.face[card] for card in g.zones[kit.row[mind.me]]]
    command = mind.points[COMMAND]
    now = _cart(mind, faces, command)
    if mind.has_option(pack(REFRESH_ALL)):
        deck = sorted([g.face[card] for card in g.zones[kit.assets[mind.me]]])
        total = 0.0
        for _ in range(IMAGINED):
            rng.shuffle(deck)
            total += _cart(mind, deck[: len(faces)], command).value
        if total > IMAGINED * (now.value + SWAP):
            return pack(REFRESH_ALL), Text("volfyirion-thumb-refresh-all", "R23")
        return None
    swap = _swap(mind, faces, now, command, _top(mind), REFRESH, BETTER)
    return None if swap is None else (swap[0], Text("volfyirion-thumb-refresh", "R23", swap[1].params))


def _why_acquire(mind: Mind, face: int) -> Text:
    """What a card is acquired for."""
    it = mind.kit.card(face)
    params: dict[str, int | str] = {"card": mind.name(face)}
    if it.saboteur:
        return Text("volfyirion-thumb-buy-saboteur", "R51", params)
    if it.kind == BUILDING:
        return Text("volfyirion-thumb-buy-building", "R14", params)
    if it.kind == TROOP:
        return Text("volfyirion-thumb-buy-troop", "R15", params)
    if it.bonus is not None and it.bonus.remove:
        return Text("volfyirion-thumb-buy-thin", "R45", params)
    most = COMMAND
    for what in (BATTLE, KNOWLEDGE):
        if mind.worth[what] * it.points[what] > mind.worth[most] * it.points[most]:
            most = what
    if most == BATTLE:
        return Text("volfyirion-thumb-buy-battle", "R29", params)
    return Text(
        "volfyirion-thumb-buy-knowledge" if most == KNOWLEDGE else "volfyirion-thumb-buy-command", "R29", params
    )


# ------------------------------------------------------------------------------------ other questions
def _first_hand(mind: Mind, options: list[int], rng: Quick) -> Advice:
    """R21: a hand is shuffled back if those that are imagined in its place are better."""
    g = mind.g
    cards = g.zones[HAND + SEAT_ZONES * mind.me]
    now = 0.0
    for card in cards:
        now += mind.value(g.face[card])
    deck = mind.deck[:]
    total = 0.0
    for _ in range(IMAGINED):
        rng.shuffle(deck)
        for face in deck[: len(cards)]:
            total += mind.value(face)
    if total > IMAGINED * now + EQUAL:
        return options[0], Text("volfyirion-thumb-mulligan", "R21")
    return DONE, Text("volfyirion-thumb-keep", "R21")


def _remove(mind: Mind, options: list[int]) -> Advice:
    """R35, R45: the weakest card; one that has given its points rather than one that could still give them."""
    found = DONE
    top = 0.0
    for option in options:
        if option == DONE:
            continue
        face = first_of(option)
        where = second_of(option)
        it = mind.kit.card(face)
        if where in (FROM_AREA, FROM_SEALED) and it.kind == WONDER:
            continue
        score = mind.weak(face)
        if where == FROM_HAND:
            score -= mind.gives(it.points)
        elif where == FROM_AREA:
            score += BETTER / 2.0 if score > 0.0 else 0.0
        if score > top + EQUAL:
            found, top = option, score
    if found == DONE:
        return DONE, Text("volfyirion-thumb-remove-none", "R35")
    return found, Text("volfyirion-thumb-remove", "R35", {"card": mind.name(first_of(found))})


def _destroy(mind: Mind, options: list[int]) -> Advice:
    """R45: the Troop whose City can be destroyed then; else the Building, or the Troop, that is worth most."""
    g = mind.g
    kit = mind.kit
    found = options[0]
    top = -1.0
    for target in mind.targets():
        for option in options:
            if option == DONE or first_of(option) != target.spot:
                continue
            troop = second_of(option) == TROOP
            it = kit.card(g.face[g.at(kit.troops[mind.foe] if troop else kit.buildings[mind.foe], target.spot)])
            score = STAYING * mind.gives(it.points) + GUARD * it.defence
            if troop and target.price - target.saving <= mind.points[BATTLE]:
                score += target.value + target.saving
            if score > top:
                found, top = option, score
    kind = "troop" if second_of(found) == TROOP else "building"
    face = g.face[g.at(kit.troops[mind.foe] if kind == "troop" else kit.buildings[mind.foe], first_of(found))]
    return found, Text(f"volfyirion-thumb-destroy-{kind}", "R45", {"card": mind.name(face)})


def _free_move(mind: Mind, options: list[int]) -> Advice:
    """R45: home if it must, away if it can."""
    if mind.has_option(pack(CALL_BACK)):
        return pack(CALL_BACK), Text("volfyirion-thumb-home", "R47", {"n": mind.doomed + 1})
    found = _send(mind)
    if found is None and mind.has_option(pack(SEND_LAIR)):
        return pack(SEND_LAIR), Text("volfyirion-thumb-send-lair", "T9")
    return found if found is not None else (options[0], Text("volfyirion-thumb-only"))


def _recover(mind: Mind, options: list[int]) -> Advice:
    """R53: the strongest Troop to the weakest City without one; none over a stronger one."""
    g = mind.g
    found = DONE
    top = 0
    for option in options:
        if option == DONE:
            continue
        old = g.at(mind.kit.troops[mind.me], second_of(option))
        score = 20 + mind.kit.defence[first_of(option)] - _strength(mind, second_of(option))
        if old == NOBODY and score > top:
            found, top = option, score
    if found == DONE:
        return DONE, Text("volfyirion-thumb-recover-none", "R53")
    params: dict[str, int | str] = {"card": mind.name(first_of(found)), "n": second_of(found) + 1}
    return found, Text("volfyirion-thumb-recover", "R53", params)


# ------------------------------------------------------------------------------------ against the dragon
def _win(mind: Mind, cost: int) -> Advice | None:
    """S4, K10: enough Battle, or Knowledge, ends the game; so does what can be given up for it."""
    for option in mind.options:
        if verb_of(option) in (DEFEAT, SUBJUGATE, UNITE):
            return option, Text("volfyirion-thumb-win", "S4" if mind.kit.solo else "K10")
    for what in (BATTLE, KNOWLEDGE):
        gifts = mind.gifts(what)
        will = mind.points[what]
        for gift in gifts:
            will += gift.points
        if gifts and (will >= cost or (mind.kit.coop and will + mind.coming[what] >= JOINT_COST)):
            option = gifts[0].option
            params: dict[str, int | str] = {"card": mind.name(mind.scrapped(option))}
            return option, Text("volfyirion-thumb-give-dragon", "R44", params)
    return None


def _solo(mind: Mind, rng: Quick) -> Advice | None:
    """S3, S4: the dragon, if points suffice; else cards, and what is left against its rage."""
    return (
        _win(mind, DEFEAT_COST)
        or _refresh(mind, rng)
        or _calm(mind, KNOWLEDGE)
        or _calm(mind, BATTLE)
        or _acquire_wonder(mind)
        or _acquire(mind)
    )


def _calm(mind: Mind, what: int) -> Advice | None:
    """S4: the top card of the Rage Pile is put aside."""
    option = pack(PUT_ASIDE, what)
    return (option, Text("volfyirion-thumb-aside", "S4")) if mind.has_option(option) else None


def _coop(mind: Mind) -> Advice | None:
    """K3, K10: the dragon, if points suffice; a City saved, if it can be; else the grid, and cards."""
    won = _win(mind, ALONE_COST)
    if won is not None:
        return won
    held = [
        mind.points[what] + mind.coming[what] >= JOINT_COST for what in range(3)
    ]  # left to the partner, for the end
    found = _save(mind, held)
    if found is None and not held[KNOWLEDGE]:
        found = _purge(mind)
    if found is None:
        found = _acquire(mind)
    return found if found is not None else _banish(mind, held)


def _danger(mind: Mind) -> int:
    """K7: by how much the dragon reaches the Defence of the City under it; below nothing it does not."""
    g = mind.g
    kit = mind.kit
    spot = perch_spot(g.vars[DRAGON])
    if g.at(kit.cities[0], spot) == NOBODY:
        return -1
    wanted = defence(g, kit, 0, spot)
    return tally(g, kit, wanted).total - wanted


def _save(mind: Mind, held: list[bool]) -> Advice | None:
    """K10: what saves the City under the dragon for the fewest points: a card banished or sealed, the dragon led on."""
    g = mind.g
    kit = mind.kit
    if _danger(mind) < 0:
        return None
    found = NOBODY
    least = 99
    rest = 99
    for option in mind.options:
        verb = verb_of(option)
        if verb not in (BANISH, SEAL_GRID, SEND) or held[BATTLE if verb == BANISH else KNOWLEDGE]:
            continue
        price = MOVE_COST
        if verb == SEND:
            here = g.vars[DRAGON]
            g.vars[DRAGON] = perch(0, first_of(option))
            left = _danger(mind)
            g.vars[DRAGON] = here
            if left >= 0:
                continue
        else:
            card = g.at(kit.grid, first_of(option))
            price = kit.cost[g.face[card]]
            at = g.zones[kit.grid].index(card)
            del g.zones[kit.grid][at]
            left = _danger(mind)
            g.zones[kit.grid].insert(at, card)
        if (left < 0 and (rest >= 0 or price < least)) or (left >= 0 and rest >= 0 and left < rest):
            found, least, rest = option, price, left
    if found == NOBODY or (rest >= 0 and verb_of(found) != BANISH):
        return None
    return found, Text("volfyirion-thumb-save", "K10", {"n": perch_spot(g.vars[DRAGON]) + 1})


def _purge(mind: Mind) -> Advice | None:
    """K10: a weak card less for 3 Knowledge."""
    options = [option for option in mind.options if verb_of(option) == REMOVE]
    found = _remove(mind, options)
    return None if found[0] == DONE else (found[0], Text("volfyirion-thumb-remove", "K10", found[1].params))


def _banish(mind: Mind, held: list[bool]) -> Advice | None:
    """K10: Battle that is left takes the most expensive card out of the grid."""
    found = NOBODY
    top = 0
    for option in mind.options:
        if verb_of(option) == BANISH and not held[BATTLE]:
            cost = mind.kit.cost[mind.g.face[mind.g.at(mind.kit.grid, first_of(option))]]
            if cost > top:
                found, top = option, cost
    return None if found == NOBODY else (found, Text("volfyirion-thumb-banish", "K10"))


def _suffer(mind: Mind, options: list[int]) -> Advice:
    """S7: what is lost, sealed or kept against one: whatever hurts least."""
    g = mind.g
    kit = mind.kit
    found = options[0]
    least = 999.0
    for option in options:
        verb = verb_of(option)
        if verb == LOSE:
            building = g.at(kit.buildings[mind.me], first_of(option))
            pain = mind.income(kit.card(g.face[building])) if building != NOBODY else 0.0
        elif verb == DESTROY:
            it = kit.card(mind.lying(option))
            pain = mind.income(it) + GUARD * it.defence
        elif verb in (SEAL, KEEP):
            pain = mind.gives(kit.card(first_of(option)).points)
        else:
            continue
        if pain < least:
            found, least = option, pain
    return found, Text("volfyirion-thumb-suffer", "S7")


def _take(mind: Mind, options: list[int]) -> Advice:
    """T11: the Wonder that is worth most."""
    g = mind.g
    found = options[0]
    for option in options:
        spaces = mind.kit.spaces[mind.me]
        if mind.value(g.face[g.at(spaces, first_of(option))]) > mind.value(g.face[g.at(spaces, first_of(found))]):
            found = option
    card = g.at(mind.kit.spaces[mind.me], first_of(found))
    return found, Text("volfyirion-thumb-play-wonder", "T11", {"card": mind.name(g.face[card])})
