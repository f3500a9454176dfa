"""Rules of thumb for Saint Seiya: the advice of a player who knows what a card is worth, and looks one step ahead.

A card is worth its VP and, as long as the Clock runs, what it does better than the cards one has: so civilians are
thinned out and heroes upgraded early, Silver Saints bought for their strength, and towards the end only VP count. In
the main phase the best acquisition that the hand can pay is looked for, with the fewest cards that will do; every other
question is answered by trying each answer on a guess and seeing who is better off.

Only what the seat may know is read; hidden cards are guessed. Values, costs and restrictions are those of `values`.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import numbers, terms, verbs, zones
from ludotheque.games.saint_seiya.kit import Card, SaintSeiyaKit, kit_of
from ludotheque.games.saint_seiya.rules.main_phase import MainPhase
from ludotheque.games.saint_seiya.rules.maintenance import ClearAway
from ludotheque.games.saint_seiya.score import OWNED, black_names, count
from ludotheque.games.saint_seiya.values import armour_cosmos, barred, cost_of, engaged_at, suffices, values_of
from ludotheque.kernel import (
    DONE,
    NOBODY,
    Num,
    Row,
    State,
    Text,
    append,
    extend,
    first_of,
    new_row,
    pack,
    second_of,
    verb_of,
)
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import answer, asking, deal, legal, to_act

# ------------------------------------------------------------------------------------ the weights
# Set by judgement, and tried against chance and against itself; no variants were played off against each other.

#: How many turns all players together take while a flame burns.
TURNS_PER_FLAME: Final = 4.0
#: What a point of Force or Cosmos more than the average is worth, each time the card is drawn.
POWER: Final = 0.45
#: How the lesser of Force and Cosmos counts beside the greater one; Cosmos is worth more: it pays into the hand.
LESSER: Final = 0.3
COSMOS: Final = 1.15
#: What an activation or a Mise en jeu adds, in points of Force.
TALENT: Final = 0.3
#: How much of its power is lost while a card is wounded: it may be healed.
HURT: Final = 0.4
#: What a card taken by Cosmos is worth more: it can be played at once.
AT_ONCE: Final = 0.3
#: How much an opponent's loss counts beside one's own gain.
RIVALRY: Final = 0.5
#: A plan must be worth more than this.
WORTH_IT: Final = 0.1
#: How much better a plan must be to be always preferred.
TASTE: Final = 0.5
#: Cards of the hand that plans are made of; so many answers are tried.
PLANNED: Final = 8
TRIED: Final = 12
#: A trial is given up after so many questions.
PATIENCE: Final = 12
NEVER: Final = -1000.0


def best(g: State, seat: Num, rng: Quick) -> tuple[int, Text]:
    """The same for any world the seat holds possible; the generator draws what trials need."""
    options = legal(g, seat)
    if len(options) == 1:
        return options[0], Text("table-only-move")
    effect = asking(g)
    if isinstance(effect, MainPhase):
        return _main(g, seat, options, rng)
    if isinstance(effect, ClearAway):
        return _clear(g, seat, options)
    chosen = _try_each(g, seat, options, rng, 1)
    if chosen == DONE:
        return chosen, Text("saint-seiya-thumb-leave")
    return chosen, Text("saint-seiya-thumb-better-off")


# ------------------------------------------------------------------------------------ what a card is worth
def power(it: Card) -> float:
    """What a card does in a fight, in points of Force."""
    force = float(it.force)
    cosmos = COSMOS * float(it.cosmos)
    out = force + LESSER * cosmos if force > cosmos else cosmos + LESSER * force
    if it.on_play is not None or it.activation is not None or it.fighting:
        out += TALENT
    return out


class Purse:
    """What a seat owns, and how often its cards will still come up."""

    def __init__(self, g: State, kit: SaintSeiyaKit, seat: Num) -> None:
        self.cards: list[Card] = []
        self.wounded: list[Card] = []
        self.destroyed = g.size[zones.DESTROYED + zones.SIDE * seat]
        strength = 0.0
        for zone in OWNED:
            for card in g.cards(zone + zones.SIDE * seat):
                it = kit.cards[g.face[card]]
                strength += power(it)
                if zone == zones.WOUNDED:
                    self.wounded.append(it)
                else:
                    self.cards.append(it)
        size = len(self.cards) + len(self.wounded)
        self.size = size
        self.average = strength / size if size else 1.0
        turns = TURNS_PER_FLAME * float(g.vars[numbers.FLAMES]) / float(kit.seats)
        self.uses = 0.0 if g.vars[numbers.LAST_ROUND] else turns * 5.0 / (size if size > 5 else 5)

    def points(self, it: Card) -> float:
        """R50–R56: the VP a card brings to this seat, as things stand."""
        key = it.key
        if key == "athena":
            return float(self.size // 10)
        if key in ("marine", "shaina"):
            return 3.3
        if key == "leda":
            return 2.0 if count(self.cards, "spica") else 0.7
        if key == "spica":
            return 2.0 if count(self.cards, "leda") else 0.7
        if key == "jango":
            names = black_names(self.cards)
            return float(names if count(self.cards, "jango") else names + 1)
        if key == "jaki":
            return float(self.destroyed // 5)
        return float(it.vp)

    def worth(self, it: Card) -> float:
        """The VP of a card, and what it does better than the cards there are."""
        return self.points(it) + POWER * self.uses * (power(it) - self.average)

    def total(self) -> float:
        """All of it: the VP, and the strength of the whole, which thinning raises."""
        out = 0.0
        for it in self.cards:
            out += self.points(it)
        for it in self.wounded:
            out += self.points(it) - POWER * self.uses * HURT * power(it)
        return out + self.strength()

    def strength(self) -> float:
        """What a hand of five is good for until the end: the better the average, the better every turn."""
        turns = self.uses * (self.size if self.size > 5 else 5)
        return POWER * turns * self.average


def standing(g: State, kit: SaintSeiyaKit, seat: Num) -> float:
    """How well off a seat is: what it owns, and what the others own against it."""
    out = Purse(g, kit, seat).total()
    for other in range(kit.seats):
        if other != seat:
            out -= RIVALRY * Purse(g, kit, other).total() / float(kit.seats - 1)
    return out


# ------------------------------------------------------------------------------------ the main phase
class Plan:
    """To acquire the card in a slot, by Force or by Cosmos, with these cards of the hand, and perhaps the Armour."""

    def __init__(self, slot: Num, cosmos: bool, armour: Num, cards: Row, value: float) -> None:
        self.slot = slot
        self.cosmos = cosmos
        self.armour = armour  #: NOBODY, or the Armour that helps: in play, or in the hand still
        self.cards = cards
        self.value = value


def _main(g: State, seat: Num, options: Row, rng: Quick) -> tuple[int, Text]:
    """The best thing to begin, or to finish."""
    kit = kit_of(g)
    purse = Purse(g, kit, seat)
    plan = _plan(
        g, kit, seat, purse, _playable(g, kit, seat), None if g.size[zones.ENGAGED + zones.SIDE * seat] else rng
    )
    value = plan.value if plan is not None else 0.0
    used, gained = _activation(g, kit, seat, options, rng, value)
    if used != DONE and gained > 0:
        it = kit.cards[first_of(used)]
        return used, Text("saint-seiya-thumb-activate", "R42", {"card": it.name})
    if plan is not None:
        return _pursue(g, kit, seat, plan, options)
    return _leftovers(g, kit, seat, purse, options)


def _playable(g: State, kit: SaintSeiyaKit, seat: Num) -> Row:
    """The Characters of the hand, the strongest first; not more than can be thought about."""
    cards: list[int] = []
    for card in g.cards(zones.HAND + zones.SIDE * seat):
        if kit.cards[g.face[card]].kind == terms.CHARACTER:
            cards.append(card)
    cards.sort(key=lambda card: -power(kit.cards[g.face[card]]))
    return Row(cards[:PLANNED])


def _plan(g: State, kit: SaintSeiyaKit, seat: Num, purse: Purse, hand: Row, taste: Quick | None = None) -> Plan | None:
    """The acquisition to go for: worth most, together with what the rest of the hand could still acquire.

    Between nearly equal ones `taste` decides.
    """
    found: Plan | None = None
    high = NEVER
    plans = _plans(g, kit, seat, purse, hand)
    for plan in plans:
        rest = 0.0
        for other in plans:
            if other.slot != plan.slot and other.value > rest and (plan.armour == NOBODY or other.armour == NOBODY):
                if _apart(other.cards, plan.cards):
                    rest = other.value
        liked = plan.value + rest
        if taste is not None:
            liked += TASTE * float(taste.below(100)) / 100.0
        if liked > high:
            high = liked
            found = Plan(plan.slot, plan.cosmos, plan.armour, plan.cards, plan.value + rest)
    return found


def _apart(some: Row, others: Row) -> bool:
    """Whether two plans need different cards."""
    for card in some:
        if card in others:
            return False
    return True


def _plans(g: State, kit: SaintSeiyaKit, seat: Num, purse: Purse, hand: Row) -> list[Plan]:
    """Every acquisition that is worth something, each way, with the weakest cards that will do."""
    out: list[Plan] = []
    armour: Num = NOBODY
    for card in g.cards(zones.EQUIPPED + zones.SIDE * seat):
        armour = card
    if armour == NOBODY:
        for card in g.cards(zones.HAND + zones.SIDE * seat):
            it = kit.cards[g.face[card]]
            if it.kind == terms.ARMOUR and (armour == NOBODY or it.cosmos > kit.cards[g.face[armour]].cosmos):
                armour = card
    for target in g.cards(zones.FIELD):
        it = kit.cards[g.face[target]]
        if barred(g, kit, target):
            continue
        value = purse.worth(it)
        if value <= WORTH_IT:
            continue
        for cosmos in (False, True):
            plan = _pay(g, kit, seat, target, hand, cosmos, NOBODY, value)
            if plan is None and cosmos and armour != NOBODY:
                plan = _pay(g, kit, seat, target, hand, cosmos, armour, value)
            if plan is not None:
                out.append(plan)
    return out


def _pay(
    g: State, kit: SaintSeiyaKit, seat: Num, target: Num, hand: Row, cosmos: bool, armour: Num, value: float
) -> Plan | None:
    """The fewest, then the weakest cards of the hand that acquire a card, beside those engaged already."""
    slot = g.spot[target]
    there = engaged_at(g, seat, slot)
    more: Num = 0
    if armour != NOBODY:
        more = kit.cards[g.face[armour]].cosmos
    it = kit.cards[g.face[target]]
    if it.flags & terms.NEEDS_DISCARD and not g.size[zones.HAND + zones.SIDE * seat]:
        return None
    if len(there) == 0 and cost_of(g, kit, seat, target, hand, cosmos) == numbers.ABSENT:
        return None
    i: Num
    mask: Num
    chosen = new_row()
    least = NEVER
    for mask in range(1 << len(hand)):
        cards = new_row(len(hand))
        again = False  # equal cards lie side by side: only the first of them are tried
        for i in range(len(hand)):
            if mask >> i & 1:
                cards = append(cards, hand[i])
                again = again or (i > 0 and g.face[hand[i]] == g.face[hand[i - 1]] and not mask >> (i - 1) & 1)
        if again or (len(cards) == 0 and len(there) == 0 and armour == NOBODY):
            continue
        spent = _spent(g, kit, cards)
        if least != NEVER and spent >= least:
            continue
        fighters = extend(there[:], cards)
        cost = cost_of(g, kit, seat, target, fighters, cosmos)
        if cost == numbers.ABSENT:
            continue
        if it.flags & terms.NEEDS_DISCARD and len(cards) == g.size[zones.HAND + zones.SIDE * seat]:
            continue
        values = values_of(g, kit, seat, fighters, slot, cosmos)
        if suffices(g, kit, target, cost, fighters, values, (1 << len(fighters)) - 1, more, cosmos):
            chosen = cards
            least = spent
    if least == NEVER:
        return None
    return Plan(slot, cosmos, armour, chosen, value + (AT_ONCE if cosmos else 0.0) - 0.05 * least)


def _spent(g: State, kit: SaintSeiyaKit, cards: Row) -> float:
    """How much is put into an acquisition."""
    out = 0.0
    for card in cards:
        out += 0.5 + power(kit.cards[g.face[card]])
    return out


def _pursue(g: State, kit: SaintSeiyaKit, seat: Num, plan: Plan, options: Row) -> tuple[int, Text]:
    """The next step of a plan: equip, engage, acquire."""
    target = kit.cards[g.face[g.at(zones.FIELD, plan.slot)]]
    params: dict[str, int | str] = {"card": target.name}
    if plan.armour != NOBODY and g.where[plan.armour] == zones.HAND + zones.SIDE * seat:
        return pack(verbs.EQUIP, g.face[plan.armour]), Text("saint-seiya-thumb-equip", "R22", params)
    if len(plan.cards):
        first = plan.cards[0]
        for card in plan.cards:  # who may draw goes first: more cards, better plans
            if kit.cards[g.face[card]].on_play is not None:
                first = card
        key = "saint-seiya-thumb-engage-gold" if target.flame else "saint-seiya-thumb-engage"
        return pack(verbs.ENGAGE, g.face[first], plan.slot), Text(key, "R18", params)
    verb = verbs.RALLY if plan.cosmos else verbs.FIGHT
    for option in options:
        if verb_of(option) == verb and first_of(option) == plan.slot:
            if (second_of(option) == 1) == (plan.armour != NOBODY):
                return option, Text("saint-seiya-thumb-acquire", "R24", params)
    for option in options:
        if verb_of(option) == verb and first_of(option) == plan.slot:
            return option, Text("saint-seiya-thumb-acquire", "R24", params)
    return DONE, Text("saint-seiya-thumb-end", "R30")


def _activation(g: State, kit: SaintSeiyaKit, seat: Num, options: Row, rng: Quick, value: float) -> tuple[int, float]:
    """The activation that leaves this seat best off, and by how much, with what can be acquired after it."""
    found = DONE
    gained = 0.0
    now = NEVER
    for option in options:
        if verb_of(option) != verbs.ACTIVATE:
            continue
        if now == NEVER:
            now = standing(g, kit, seat) + value
        after = _after(g, seat, option, rng, 1) - now
        if after > gained + WORTH_IT:
            found = option
            gained = after
    return found, gained


def _leftovers(g: State, kit: SaintSeiyaKit, seat: Num, purse: Purse, options: Row) -> tuple[int, Text]:
    """Nothing more can be acquired: Armours are put on, cards that can still do something are played for it."""
    in_play = armour_cosmos(g, kit, seat)
    for option in options:
        if verb_of(option) == verbs.EQUIP and in_play == 0:
            return option, Text("saint-seiya-thumb-armour", "R22", {"card": kit.cards[first_of(option)].name})
        if (
            verb_of(option) == verbs.EQUIP
            and in_play == 1
            and kit.cards[first_of(option)].of_class == terms.GOLD_ARMOUR
        ):
            return option, Text("saint-seiya-thumb-armour", "R22", {"card": kit.cards[first_of(option)].name})
    for option in options:
        if verb_of(option) == verbs.HEAL_WITH:
            return option, Text("saint-seiya-thumb-heal", "R29", {"card": kit.cards[first_of(option)].name})
    if purse.uses > 0:
        for option in options:
            if verb_of(option) == verbs.ENGAGE:
                it = kit.cards[first_of(option)]
                if it.heal and g.size[zones.WOUNDED + zones.SIDE * seat]:
                    return option, Text("saint-seiya-thumb-heal", "R29", {"card": it.name})
                if it.activation is not None or it.on_play is not None:
                    return option, Text("saint-seiya-thumb-talent", "R42", {"card": it.name})
    return DONE, Text("saint-seiya-thumb-end", "R30")


# ------------------------------------------------------------------------------------ the maintenance
def _clear(g: State, seat: Num, options: Row) -> tuple[int, Text]:
    """R30: cards weaker than the average are thrown away: new ones will be better."""
    kit = kit_of(g)
    purse = Purse(g, kit, seat)
    for option in options:
        if verb_of(option) == verbs.DISCARD:
            it = kit.cards[first_of(option)]
            if power(it) <= purse.average + 0.5 or purse.uses == 0.0:
                return option, Text("saint-seiya-thumb-throw", "R30", {"card": it.name})
    return DONE, Text("saint-seiya-thumb-keep", "R30")


# ------------------------------------------------------------------------------------ one step ahead
def _try_each(g: State, seat: Num, options: Row, rng: Quick, depth: Num) -> Num:
    """The answer after which this seat is best off; of equals the first."""
    found = options[0]
    high = NEVER
    for option in options[:TRIED]:
        value = _after(g, seat, option, rng, depth)
        if value > high + 1e-9:
            high = value
            found = option
    return found


def _after(g: State, seat: Num, option: Num, rng: Quick, depth: Num) -> float:
    """How well off a seat is once an answer is carried out, to the next main phase or the end of this one."""
    world = g.copy()
    answer(world, seat, option)
    steps = 0
    while not world.over and steps < PATIENCE:
        if world.lots_from:
            deal(world, rng.draw(0, world.lots_from, world.lots))
            continue
        who = to_act(world)
        effect = asking(world)
        if isinstance(effect, (MainPhase, ClearAway)):
            break
        options = legal(world, who)
        if depth > 0 and len(options) > 1:
            answer(world, who, _try_each(world, who, options, rng, depth - 1))
        else:
            answer(world, who, options[0])
        steps += 1
    kit = kit_of(world)
    out = standing(world, kit, seat)
    if not world.over and world.vars[numbers.ACTIVE] == seat and isinstance(asking(world), MainPhase):
        plan = _plan(world, kit, seat, Purse(world, kit, seat), _playable(world, kit, seat))
        if plan is not None:
            out += plan.value
    return out
