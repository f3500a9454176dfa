"""The rules of Saint Seiya Deckbuilding, in the book's order."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya.box import (
    ABSENT,
    ACTIVATE_IT,
    ACTIVE,
    ALL_FLAMES,
    ARMOUR,
    ASIDE,
    BETWEEN,
    BOX,
    BY_DESTROY,
    BY_DISCARD,
    BY_WOUND,
    CHARACTER,
    DISCARD,
    DISCARD_IT,
    END_OF_TURN,
    ENGAGE_IT,
    ENGAGED,
    EQUIP_IT,
    EQUIPPED,
    FIELD,
    FIGHT_IT,
    FIRST,
    FLAMES,
    HAND,
    HAND_SIZE,
    HEAL_WITH_IT,
    HERO_CARDS,
    HERO_OF,
    HERO_SAINT,
    HEROES,
    HYOGA_FOR_EIGHT,
    IN_PLAY,
    LAST_ROUND,
    LAST_SLOT,
    MOST_ACTIVATIONS,
    MOST_TURNS,
    NEEDS_DISCARD,
    NEEDS_THREE,
    OF_SEATS,
    PICK_IT,
    PILE,
    RALLY_IT,
    RESERVE,
    SIDE,
    SLOTS,
    TURNS,
    WOUNDED,
    Card,
    SaintSeiyaKit,
    box_of,
)
from ludotheque.games.saint_seiya.deeds import (
    Draw,
    destroy,
    discard,
    end_is_near,
    find,
    heal,
    healing_barred,
    remove,
    wound,
)
from ludotheque.games.saint_seiya.field import (
    ACQUIRE,
    BY_COSMOS,
    BY_FORCE,
    DRAW_ONE,
    REVEALED,
    TAKE_FREE,
    WITH_ARMOUR,
    Refill,
    can_reveal,
)
from ludotheque.games.saint_seiya.values import (
    armour_cosmos,
    barred,
    boost_of,
    cost_of,
    engaged_at,
    shielded,
    values_of,
)
from ludotheque.kernel import (
    NOBODY,
    SEALED,
    Ask,
    Effect,
    Frame,
    Note,
    Script,
    State,
    Text,
    first_of,
    in_order,
    pack,
    second_of,
    verb_of,
)

PLAYS_HERO: Final = [Note(f"saint-seiya-log-hero-{key}", "R14") for key in HEROES]
SHUFFLES: Final = Note("saint-seiya-log-shuffles", "R14")
RESERVE_SHUFFLED: Final = Note("saint-seiya-log-reserve-shuffled", "R16")
LAID: Final = Note("saint-seiya-log-laid", "R16")
DEALT: Final = Note("saint-seiya-log-dealt", "R17")
BEGINS: Final = Note("saint-seiya-log-begins", "R17")
TURN: Final = Note("saint-seiya-log-turn", "R35")
ENGAGES: Final = Note("saint-seiya-log-engaged", "R18")
EQUIPS: Final = Note("saint-seiya-log-equipped", "R22")
REPLACED: Final = Note("saint-seiya-log-armour-replaced", "R22")
ACTIVATES: Final = Note("saint-seiya-log-activates", "R42")
HEALS_WITH: Final = Note("saint-seiya-log-heals-with", "R29")
SPENT: Final = Note("saint-seiya-log-spent", "R42")
SPENT_HEALING: Final = Note("saint-seiya-log-spent", "R29")
CLEARED: Final = Note("saint-seiya-log-cleared", "R30")
THREW: Final = Note("saint-seiya-log-threw", "R30")
SLID_OUT: Final = Note("saint-seiya-log-removed", "R32")
EXHAUSTED: Final = Note("saint-seiya-log-exhausted", "A5")
LONG_ENOUGH: Final = Note("saint-seiya-log-long-enough", "A49")
DREW_UP: Final = Note("saint-seiya-log-drew", "R31")
OVER: Final = Note("saint-seiya-log-over", "R49")


# ------------------------------------------------------------------------------------ setup
class DealHeroes(Effect):
    """R14: everybody gets a hero: the one chosen when the table was set, or one dealt by lot."""

    rule = "R14"

    def run(self, g: State, f: Frame) -> None:
        """As the table's options say."""
        chosen = g.kit.options["heroes"]
        if isinstance(chosen, list):
            heroes: list[int] = []
            for key in chosen:
                heroes.append(HEROES.index(str(key)))
            self.dealt(g, f, heroes)
        else:
            g.draw_lots(len(HEROES), g.kit.seats)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """Nine Héros and the Armour are the draw pile, the five Bronze Saints are set aside; the others stay boxed."""
        kit = box_of(g)
        for seat in range(kit.seats):
            hero = drawn[seat]
            g.count(HERO_OF + seat, hero)
            g.say(PLAYS_HERO[hero], seat)
            for card in g.zones[BOX][:]:
                it = kit.cards[g.face[card]]
                if (it.no - 1) % 5 == hero:
                    g.move(card, (ASIDE if it.of_class == HERO_SAINT else PILE) + SIDE * seat)


class ShuffleDecks(Effect):
    """R14: each draw pile is shuffled; the frame's `n` is the seat."""

    rule = "R14"

    def run(self, g: State, f: Frame) -> None:
        """From the first seat on."""
        f.n = 0
        n = len(g.zones[PILE])
        g.draw_lots(n, n)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """Then the next."""
        g.shuffle(PILE + SIDE * f.n, drawn, SHUFFLES)
        f.n += 1
        if f.n < g.kit.seats:
            n = len(g.zones[PILE + SIDE * f.n])
            g.draw_lots(n, n)


class ShuffleReserve(Effect):
    """R16: the Reserve is shuffled face down."""

    rule = "R16"

    def run(self, g: State, f: Frame) -> None:
        """Ask chance for the order."""
        n = len(g.zones[RESERVE])
        g.draw_lots(n, n)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """Six cards are revealed, from right to left; no Arrivée applies."""
        g.shuffle(RESERVE, drawn, RESERVE_SHUFFLED)
        reserve = g.zones[RESERVE]
        for slot in range(SLOTS - 1, -1, -1):
            g.move(reserve[len(reserve) - 1], FIELD, LAID, False, slot)
        g.count(FLAMES, ALL_FLAMES)


class DealHands(Effect):
    """R17: everybody draws five cards."""

    rule = "R17"

    def run(self, g: State, f: Frame) -> None:
        """From the top."""
        for seat in range(g.kit.seats):
            pile = g.zones[PILE + SIDE * seat]
            for _ in range(HAND_SIZE):
                g.move(pile[len(pile) - 1], HAND + SIDE * seat)
            g.say(DEALT, seat, HAND_SIZE)


class WhoBegins(Effect):
    """R17: the first player is chosen when the table is set, or drawn by lot."""

    rule = "R17"

    def run(self, g: State, f: Frame) -> None:
        """As the table's options say."""
        first = g.kit.options["first"]
        if isinstance(first, int):
            self.dealt(g, f, [first])
        else:
            g.draw_lots(g.kit.seats, 1)

    def dealt(self, g: State, f: Frame, drawn: list[int]) -> None:
        """That seat begins."""
        g.count(FIRST, drawn[0])
        g.count(ACTIVE, drawn[0])
        g.say(BEGINS, drawn[0])
        g.push(TURN_SCRIPT, drawn[0])


SETUP: Final = Script("setup", [DealHeroes(), ShuffleDecks(), ShuffleReserve(), DealHands(), WhoBegins()])


# ------------------------------------------------------------------------------------ phase 1: the main phase
class MainPhase(Effect):
    """R18–R29: in any order, as often as one likes: engage, equip, acquire, activate, heal; done ends the phase.

    The frame's `m` counts the activations of this turn (A50).
    """

    rule = "R18"
    prompt = "saint-seiya-ask-main"

    def run(self, g: State, f: Frame) -> None:
        """Ask for one action."""
        g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Everything that can be done now; equal cards once."""
        kit = box_of(g)
        side = SIDE * f.seat
        face = g.face
        cards = kit.cards
        taken = 0
        for target in g.zones[FIELD]:
            taken |= 1 << g.spot[target]
        out: list[int] = []
        before = -1
        for card in g.zones[HAND + side]:
            it = face[card]
            if it != before:
                before = it
                if cards[it].kind == CHARACTER:
                    out.extend(kit.facings[it][taken])
                else:
                    out.append(kit.equippings[it])
        more = armour_cosmos(g, kit, f.seat)
        engaged = g.zones[ENGAGED + side]
        if engaged or more:
            self.acquisitions(g, kit, f.seat, engaged, more, out)
            self.uses(g, kit, f, engaged, out)
        return out

    def acquisitions(
        self, g: State, kit: SaintSeiyaKit, seat: int, engaged: list[int], more: int, out: list[int]
    ) -> None:
        """R24: the cards of the field that can be acquired now, each with all the cards engaged against it.

        Where no line of any card has a say, what is printed is compared; it is the same, and mostly so.
        """
        i = 0
        for target in g.zones[FIELD]:  # both lie in the order of the slots
            slot = g.spot[target]
            if not more and (i >= len(engaged) or g.spot[engaged[i]] != slot):
                continue
            it = kit.cards[g.face[target]]
            force = 0
            cosmos = 0
            fighters = 0
            plain = not g.marks
            while i < len(engaged) and g.spot[engaged[i]] == slot:
                fighter = kit.cards[g.face[engaged[i]]]
                force += fighter.force
                cosmos += fighter.cosmos
                fighters += 1
                if fighter.fighting or it.standing:
                    plain = False
                i += 1
            if not plain:
                self.reckoned(g, kit, seat, target, more, out)
                continue
            if slot == LAST_SLOT:
                force += 1
                cosmos += 1
            if fighters and force >= it.cost_force and it.cost_force != ABSENT and not barred(g, kit, target):
                out.append(pack(FIGHT_IT, slot))
            if it.cost_cosmos != ABSENT and cosmos + more >= it.cost_cosmos and not barred(g, kit, target):
                if fighters and cosmos >= it.cost_cosmos:
                    out.append(pack(RALLY_IT, slot))
                if more:
                    out.append(pack(RALLY_IT, slot, 1))

    def reckoned(self, g: State, kit: SaintSeiyaKit, seat: int, target: int, more: int, out: list[int]) -> None:
        """The same for one card, with all that has a say in it."""
        slot = g.spot[target]
        engaged = engaged_at(g, seat, slot)
        if engaged:
            if suffice(g, kit, seat, target, engaged, 0, False):
                out.append(pack(FIGHT_IT, slot))
            if suffice(g, kit, seat, target, engaged, 0, True):
                out.append(pack(RALLY_IT, slot))
        if more and suffice(g, kit, seat, target, engaged, more, True):
            out.append(pack(RALLY_IT, slot, 1))

    def uses(self, g: State, kit: SaintSeiyaKit, f: Frame, engaged: list[int], out: list[int]) -> None:
        """R29, R42: the activations and healings of the cards in play."""
        seat = f.seat
        active = f.m < MOST_ACTIVATIONS
        face = -1
        spot = -1
        healable = bool(g.zones[WOUNDED + SIDE * seat]) and not healing_barred(g, kit)
        for card in engaged:
            if g.face[card] == face and g.spot[card] == spot:
                continue
            face = g.face[card]
            spot = g.spot[card]
            it = kit.cards[face]
            if active and it.activation is not None and able(g, kit, seat, it, card):
                option = kit.activations[face] + spot
                if option not in out:
                    out.append(option)
            if healable and it.heal:
                option = kit.healings[face] + spot
                if option not in out:
                    out.append(option)
        for card in g.zones[EQUIPPED + SIDE * seat]:
            it = kit.cards[g.face[card]]
            if active and it.activation is not None and able(g, kit, seat, it, card):
                out.append(kit.activations[g.face[card]] + IN_PLAY)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Do it, then ask again; or go on to the maintenance."""
        if not asks[0].picks:
            return
        f.step -= 1
        option = asks[0].picks[0]
        verb = verb_of(option)
        if verb == ENGAGE_IT:
            engage(g, f.seat, first_of(option), second_of(option))
        elif verb == EQUIP_IT:
            equip(g, f.seat, first_of(option))
        elif verb == FIGHT_IT:
            slot = first_of(option)
            g.push(ACQUIRE, f.seat, g.at(FIELD, slot), slot, BY_FORCE)
        elif verb == RALLY_IT:
            slot = first_of(option)
            way = BY_COSMOS | WITH_ARMOUR if second_of(option) else BY_COSMOS
            g.push(ACQUIRE, f.seat, g.at(FIELD, slot), slot, way)
        else:
            if verb == ACTIVATE_IT:
                f.m += 1
            use(g, f.seat, verb, first_of(option), second_of(option))

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Why this cannot be done now."""
        kit = box_of(g)
        verb = verb_of(option)
        if verb in (ENGAGE_IT, EQUIP_IT):
            return self.no_play(g, kit, f.seat, verb, kit.cards[first_of(option)], second_of(option))
        if verb in (FIGHT_IT, RALLY_IT):
            return self.no_acquisition(g, kit, f.seat, first_of(option), verb == RALLY_IT, second_of(option) == 1)
        if verb in (ACTIVATE_IT, HEAL_WITH_IT):
            return self.no_use(g, kit, f, verb, kit.cards[first_of(option)], second_of(option))
        return Text("saint-seiya-no-action", "R18")

    def no_play(self, g: State, kit: SaintSeiyaKit, seat: int, verb: int, it: Card, slot: int) -> Text:
        """R18, R19, R22: not in the hand, of the other kind, or an empty slot."""
        params: dict[str, int | str] = {"card": it.name, "slot": slot + 1}
        if find(g, HAND + SIDE * seat, it.number) == NOBODY:
            return Text("saint-seiya-no-such-card", "R18", {"card": it.name})
        if verb == EQUIP_IT:
            return Text("saint-seiya-no-armour", "R22", {"card": it.name})
        if it.kind == ARMOUR:
            return Text("saint-seiya-no-character", "R22", {"card": it.name})
        return Text("saint-seiya-no-facing", "R19", params)

    def no_acquisition(self, g: State, kit: SaintSeiyaKit, seat: int, slot: int, cosmos: bool, armour: bool) -> Text:
        """R4, R24, A20, A21, A35: what is missing."""
        target = g.at(FIELD, slot)
        if target == NOBODY:
            return Text("saint-seiya-no-empty-slot", "R24", {"slot": slot + 1})
        more = armour_cosmos(g, kit, seat)
        if armour and not more:
            return Text("saint-seiya-no-armour-in-play", "R23")
        engaged = engaged_at(g, seat, slot)
        if not engaged and not armour:
            return Text("saint-seiya-no-engaged", "R18", {"card": kit.cards[g.face[target]].name, "slot": slot + 1})
        text = missing(g, kit, seat, target, engaged, more if armour else 0, cosmos)
        return text if text is not None else Text("saint-seiya-no-action", "R18")

    def no_use(self, g: State, kit: SaintSeiyaKit, f: Frame, verb: int, it: Card, spot: int) -> Text:
        """R23, R29, R42, A50: not in play, without such a use, to no end, or once too often."""
        seat = f.seat
        card = NOBODY
        for other in g.zones[EQUIPPED + SIDE * seat] if spot == IN_PLAY else engaged_at(g, seat, spot):
            if g.face[other] == it.number:
                card = other
        params: dict[str, int | str] = {"card": it.name}
        if card == NOBODY and it.kind == ARMOUR and find(g, HAND + SIDE * seat, it.number) != NOBODY:
            return Text("saint-seiya-no-equipped", "R23", params)
        if card == NOBODY:
            return Text("saint-seiya-no-such-in-play", "R42", params)
        if verb == HEAL_WITH_IT:
            if not it.heal:
                return Text("saint-seiya-no-heal", "R29", params)
            if healing_barred(g, kit):
                return Text("saint-seiya-no-healing", "A22")
            return Text("saint-seiya-no-wounded", "R29", params)
        if it.activation is None:
            return Text("saint-seiya-no-activation", "R42", params)
        if f.m >= MOST_ACTIVATIONS:
            return Text("saint-seiya-no-more-activations", "A50", {"n": MOST_ACTIVATIONS})
        text = unable(g, kit, seat, it, card)
        return text if text is not None else Text("saint-seiya-no-action", "R18")

    def refused(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """The cards that somebody is engaged against and that cannot be acquired yet; uses to no end."""
        kit = box_of(g)
        side = SIDE * f.seat
        tried: list[int] = []
        armour = armour_cosmos(g, kit, f.seat) > 0
        for target in g.zones[FIELD]:
            slot = g.spot[target]
            if engaged_at(g, f.seat, slot):
                tried.append(pack(FIGHT_IT, slot))
                tried.append(pack(RALLY_IT, slot))
                if armour:
                    tried.append(pack(RALLY_IT, slot, 1))
        for card in g.zones[ENGAGED + side]:
            it = kit.cards[g.face[card]]
            if it.activation is not None:
                tried.append(kit.activations[it.number] + g.spot[card])
            if it.heal and g.zones[WOUNDED + side]:
                tried.append(kit.healings[it.number] + g.spot[card])
        for card in g.zones[EQUIPPED + side]:
            if kit.cards[g.face[card]].activation is not None:
                tried.append(kit.activations[g.face[card]] + IN_PLAY)
        legal = self.options(g, f, ask)
        out: list[int] = []
        for option in tried:
            if option not in legal and option not in out:
                out.append(option)
        return out


def suffice(g: State, kit: SaintSeiyaKit, seat: int, target: int, engaged: list[int], more: int, cosmos: bool) -> bool:
    """R4, R24, A20, A21: whether a card of the field can be acquired with all these cards."""
    cost = cost_of(g, kit, seat, target, engaged, cosmos)
    if cost == ABSENT:
        return False
    total = more
    for value in values_of(g, kit, seat, engaged, g.spot[target], cosmos):
        total += value
    if total < cost or barred(g, kit, target):
        return False
    flags = kit.cards[g.face[target]].flags
    if flags & NEEDS_THREE and len(engaged) < 3:
        return False
    return not flags & NEEDS_DISCARD or bool(g.zones[HAND + SIDE * seat])


def missing(
    g: State, kit: SaintSeiyaKit, seat: int, target: int, engaged: list[int], more: int, cosmos: bool
) -> Text | None:
    """R4, R24, A20, A21, A35: why a card of the field cannot be acquired with all these cards; None if it can."""
    it = kit.cards[g.face[target]]
    cost = cost_of(g, kit, seat, target, engaged, cosmos)
    if cost == ABSENT:
        if cosmos and it.flags & HYOGA_FOR_EIGHT:
            return Text("saint-seiya-no-hyoga", "A35", {"card": it.name})
        return Text("saint-seiya-no-cosmos-cost" if cosmos else "saint-seiya-no-force-cost", "R4", {"card": it.name})
    values = values_of(g, kit, seat, engaged, g.spot[target], cosmos)
    total = more
    for value in values:
        total += value
    if total < cost:
        key = "saint-seiya-no-cosmos" if cosmos else "saint-seiya-no-force"
        return Text(key, "R24", {"card": it.name, "n": total, "cost": cost})
    if barred(g, kit, target):
        return Text("saint-seiya-no-saints", "A20", {"card": it.name})
    if it.flags & NEEDS_THREE and len(engaged) < 3:
        return Text("saint-seiya-no-three", "A21", {"card": it.name, "n": len(engaged)})
    if it.flags & NEEDS_DISCARD and not g.zones[HAND + SIDE * seat]:
        return Text("saint-seiya-no-hand", "A21", {"card": it.name})
    return None


def able(g: State, kit: SaintSeiyaKit, seat: int, it: Card, card: int) -> bool:
    """A23, A47: whether the activation of a card in play may be announced."""
    for deed in it.deeds:
        if not deed.possible(g, kit, seat):
            return False
    return it.price != BY_WOUND or not shielded(g, kit, seat, card)


def unable(g: State, kit: SaintSeiyaKit, seat: int, it: Card, card: int) -> Text | None:
    """A20, A23, A47: why the activation of a card in play may not be announced; None if it may."""
    if it.price == BY_WOUND and shielded(g, kit, seat, card):
        return Text("saint-seiya-no-shielded", "A23", {"card": it.name})
    for deed in it.deeds:
        if not deed.possible(g, kit, seat):
            return deed.why(g, kit, seat, it)
    return None


def engage(g: State, seat: int, face: int, slot: int) -> None:
    """R18–R20: a Character of the hand comes to face a card of the field; then its Mise en jeu."""
    card = g.take(HAND + SIDE * seat, face)
    g.move(card, ENGAGED + SIDE * seat, ENGAGES, False, slot)
    script = box_of(g).cards[face].on_play
    if script is not None:
        g.push(script, seat, card)


def equip(g: State, seat: int, face: int) -> None:
    """R22: an Armour of the hand comes into play, the one in play is discarded; then its Mise en jeu."""
    for old in g.zones[EQUIPPED + SIDE * seat][:]:
        discard(g, old, seat, REPLACED)
    card = g.take(HAND + SIDE * seat, face)
    g.move(card, EQUIPPED + SIDE * seat, EQUIPS)
    script = box_of(g).cards[face].on_play
    if script is not None:
        g.push(script, seat, card)


def use(g: State, seat: int, verb: int, face: int, spot: int) -> None:
    """R21, R29, R42: a card in play is used for its heal value or its activation, and leaves after it (A28)."""
    it = box_of(g).cards[face]
    best = NOBODY
    for card in g.zones[EQUIPPED + SIDE * seat] if spot == IN_PLAY else engaged_at(g, seat, spot):
        if g.face[card] == face and (best == NOBODY or boost_of(g, card) < boost_of(g, best)):
            best = card
    if verb == HEAL_WITH_IT:
        g.say(HEALS_WITH, seat, it.heal, best)
        g.push(LEAVE, seat, best, BY_DISCARD, 1)
        g.push(HEALING, seat, best, it.heal)
    else:
        assert it.activation is not None
        for deed in it.deeds:
            if deed.from_hand():
                g.tested()
        g.say(ACTIVATES, seat, 0, best)
        g.push(LEAVE, seat, best, it.price)
        g.push(it.activation, seat, best)


class Leave(Effect):
    """R21, R29, R42, A28: the card that was used leaves play, if an effect has not taken it away.

    The frame's `n` is its price, `m` whether it has healed.
    """

    rule = "R42"

    def run(self, g: State, f: Frame) -> None:
        """Discarded, wounded or destroyed."""
        side = SIDE * f.seat
        if g.where[f.card] in (ENGAGED + side, EQUIPPED + side):
            if f.n == BY_WOUND:
                wound(g, f.card, f.seat)
            elif f.n == BY_DESTROY:
                destroy(g, f.card, f.seat)
            else:
                discard(g, f.card, f.seat, SPENT_HEALING if f.m else SPENT)


class HealSome(Effect):
    """R29: up to `n` of one's own wounded Characters are healed."""

    rule = "R29"
    prompt = "saint-seiya-ask-heal"

    def run(self, g: State, f: Frame) -> None:
        """Ask which, if there is a choice."""
        options = self.offered(g, f)
        n = f.n if f.n < len(options) else len(options)
        if n == 1 and options[0] == options[len(options) - 1]:
            self.do(g, options[0])
        elif n:
            g.ask(f.seat, 1, n)

    def offered(self, g: State, f: Frame) -> list[int]:
        """The wounded, sorted."""
        zone = WOUNDED + SIDE * f.seat
        out = [pack(PICK_IT, g.face[card], zone) for card in g.zones[zone]]
        out.sort()
        return out

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """From the last pick on."""
        return in_order(self.offered(g, f), ask)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Each of them."""
        for option in asks[0].picks:
            self.do(g, option)

    def do(self, g: State, option: int) -> None:
        """Into the discard pile."""
        heal(g, find(g, second_of(option), first_of(option)))

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Not one of the wounded."""
        return Text("saint-seiya-no-such-wounded", "R29")


LEAVE: Final = Script("leave", [Leave()])
HEALING: Final = Script("healing", [HealSome()])


# ------------------------------------------------------------------------------------ phase 2: the maintenance
class ClearAway(Effect):
    """R30, A39: the cards played are discarded, and as many cards of the hand as one likes."""

    rule = "R30"
    prompt = "saint-seiya-ask-discard"

    def run(self, g: State, f: Frame) -> None:
        """What held for this turn ends; then ask which cards to throw away."""
        g.unmark(END_OF_TURN)
        g.pour(ENGAGED + SIDE * f.seat, DISCARD + SIDE * f.seat, CLEARED)
        held = len(g.zones[HAND + SIDE * f.seat])
        if held:
            g.ask(f.seat, 0, held)

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every card of the hand, from the last pick on."""
        kit = box_of(g)
        return in_order([kit.discardings[g.face[card]] for card in g.zones[HAND + SIDE * f.seat]], ask)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Throw them away."""
        for option in asks[0].picks:
            g.move(g.take(HAND + SIDE * f.seat, first_of(option)), DISCARD + SIDE * f.seat, THREW)

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """Another kind of move, or not in the hand."""
        if verb_of(option) != DISCARD_IT:
            return Text("saint-seiya-no-discard-first", "R30")
        return Text("saint-seiya-no-such-card", "R30", {"card": box_of(g).cards[first_of(option)].name})


class DrawUp(Draw):
    """R31: draw up to five cards in hand; with five or more, none."""

    rule = "R31"

    def __init__(self) -> None:
        super().__init__(0, DREW_UP)

    def run(self, g: State, f: Frame) -> None:
        """As many as are missing."""
        f.n = HAND_SIZE - len(g.zones[HAND + SIDE * f.seat])
        if f.n > 0:
            self.go_on(g, f)
        f.n = f.n if f.n > 0 else 0


class RemoveLast(Effect):
    """R32, A8: the card in slot 6 is removed, its flame burning; an empty slot loses nothing."""

    rule = "R32"

    def run(self, g: State, f: Frame) -> None:
        """If there is one."""
        card = g.at(FIELD, LAST_SLOT)
        if card != NOBODY:
            remove(g, box_of(g), card, SLID_OUT)


class Shift(Effect):
    """R33: all cards of the field move to the right, closing every gap."""

    rule = "R33"

    def run(self, g: State, f: Frame) -> None:
        """From the right."""
        cards = g.zones[FIELD] if g.trace is None else g.zones[FIELD][:]
        slot = SLOTS - 1
        for i in range(len(cards) - 1, -1, -1):
            if g.spot[cards[i]] != slot:
                g.slide(cards[i], slot)
            slot -= 1


class NextTurn(Effect):
    """R35, R49, A5, A40, A49: the player on the left is next; in the last round the game ends with its last turn."""

    rule = "R35"

    def run(self, g: State, f: Frame) -> None:
        """Whose turn it is, if anybody's."""
        kit = box_of(g)
        if not g.zones[FIELD] and not can_reveal(g, kit) and not g.vars[LAST_ROUND]:
            g.say(EXHAUSTED)
            end_is_near(g)
        left = (f.seat + 1) % kit.seats
        g.count(TURNS, g.vars[TURNS] + 1)
        if g.vars[TURNS] >= MOST_TURNS and not g.vars[LAST_ROUND]:
            g.say(LONG_ENOUGH, NOBODY, MOST_TURNS)
            end_is_near(g)
        if g.vars[LAST_ROUND] and left == g.vars[FIRST]:
            g.say(OVER)
            show_all(g)
            g.finish()
            return
        g.count(ACTIVE, left)
        g.say(TURN, left)
        f.seat = left
        f.m = 0
        f.step = 0


TURN_SCRIPT: Final = Script(
    "turn", [MainPhase(), ClearAway(), DrawUp(), RemoveLast(), Shift(), Refill(REVEALED), NextTurn()]
)


def show_all(g: State) -> None:
    """R50: when points are counted, everybody's cards are seen."""
    for seat in range(g.kit.seats):
        for zone in (HAND + SIDE * seat, PILE + SIDE * seat):
            for card in g.zones[zone]:
                g.turn_up(card)


# ------------------------------------------------------------------------------------ hooks
SCRIPTS: Final = [SETUP, TURN_SCRIPT, ACQUIRE, TAKE_FREE, DRAW_ONE, LEAVE, HEALING]


def begin(g: State) -> None:
    """Everything out of the box, nothing shuffled yet."""
    kit = box_of(g)
    for it in kit.cards:
        for _ in range(kit.copies[it.number]):
            g.add(it.number, BOX if it.no <= 15 else RESERVE)
    g.push(SETUP, 0)


def given_up(g: State) -> None:
    """R50 holds for a game that was conceded, too."""
    show_all(g)


def resume(g: State, turn: int) -> None:
    """The quiet moment at the start of a turn."""
    g.vars[ACTIVE] = turn
    g.push(TURN_SCRIPT, turn)


def check(g: State) -> Text | None:
    """What the rules allow in no position: see the texts."""
    kit = box_of(g)
    if not _known_where_seen(g, kit):
        return Text("position-unplayable", "table")
    if not 0 <= g.vars[FLAMES] <= ALL_FLAMES or not 0 <= g.vars[FIRST] < kit.seats or g.vars[TURNS] < 0:
        return Text("saint-seiya-position-number", "R49", {"n": ALL_FLAMES})
    if not 0 <= g.vars[ACTIVE] < kit.seats or g.vars[LAST_ROUND] not in (0, 1):
        return Text("saint-seiya-position-number", "R49", {"n": ALL_FLAMES})
    dealing = bool(g.stack) and g.stack[0].script is SETUP and len(g.stack) == 1
    if not dealing and g.vars[FLAMES] == 0 and not g.vars[LAST_ROUND]:
        return Text("saint-seiya-position-last-round", "R49")
    complaint = _check_field(g)
    for seat in range(kit.seats):
        if complaint is None:
            complaint = _check_seat(g, kit, seat, dealing)
    if complaint is not None or g.over:
        return complaint
    if not g.stack:
        return _check_quiet(g, kit)
    return None if _asks_what_it_must(g) else Text("position-unplayable", "table")


def _known_where_seen(g: State, kit: SaintSeiyaKit) -> bool:
    """Backs are seen by all; heroes' cards lie with whoever plays that hero, or in the box."""
    for zone in range(len(g.zones)):
        for card in g.zones[zone]:
            if g.seen[card] != kit.everyone:
                return False
            it = kit.cards[g.face[card]]
            if it.no > 15 and (zone == BOX or (zone % SIDE == ASIDE % SIDE and zone >= OF_SEATS)):
                return False
    return True


def _check_field(g: State) -> Text | None:
    """R10: six slots, one card each."""
    taken = 0
    for card in g.zones[FIELD]:
        if g.spot[card] >= SLOTS or taken >> g.spot[card] & 1:
            return Text("saint-seiya-position-field", "R10", {"n": SLOTS})
        taken |= 1 << g.spot[card]
    return None


def _check_seat(g: State, kit: SaintSeiyaKit, seat: int, dealing: bool) -> Text | None:
    """R11, R14, R22 for one seat."""
    side = SIDE * seat
    if len(g.zones[EQUIPPED + side]) > 1:
        return Text("saint-seiya-position-armour", "R22", {"seat": seat})
    for card in g.zones[EQUIPPED + side]:
        if kit.cards[g.face[card]].kind != ARMOUR:
            return Text("saint-seiya-position-armour", "R22", {"seat": seat})
    for zone in (ENGAGED + side, WOUNDED + side):
        for card in g.zones[zone]:
            if kit.cards[g.face[card]].kind == ARMOUR:
                return Text("saint-seiya-position-character", "R18", {"seat": seat})
    hero = g.vars[HERO_OF + seat]
    if not 0 <= hero < len(HEROES):
        return Text("saint-seiya-position-hero", "R14", {"seat": seat})
    if dealing:
        return None
    own = 0
    for card in g.zones[BETWEEN]:  # revealed by the Cancer Armour
        it = kit.cards[g.face[card]]
        if it.no <= 15 and (it.no - 1) % 5 == hero:
            own += 1
    for zone in range(OF_SEATS + side, OF_SEATS + side + SIDE):
        for card in g.zones[zone]:
            it = kit.cards[g.face[card]]
            if it.no <= 15:
                if (it.no - 1) % 5 != hero:
                    return Text("saint-seiya-position-hero", "R14", {"seat": seat})
                own += 1
    return None if own == HERO_CARDS else Text("saint-seiya-position-hero", "R14", {"seat": seat})


def _check_quiet(g: State, kit: SaintSeiyaKit) -> Text | None:
    """A turn begins with nothing engaged and nothing on its way."""
    for seat in range(kit.seats):
        if g.zones[ENGAGED + SIDE * seat]:
            return Text("saint-seiya-position-quiet", "R30")
    if g.zones[BETWEEN] or g.marks:
        return Text("saint-seiya-position-quiet", "R30")
    return None


def _asks_what_it_must(g: State) -> bool:
    """A game under way is being dealt, or is in a turn of the active player, who alone has engaged cards (A42)."""
    first = g.stack[0]
    if first.script is SETUP and len(g.stack) > 1:
        first = g.stack[1]
    if first.script is SETUP:
        return len(g.stack) == 1
    if first.script is not TURN_SCRIPT or first.seat != g.vars[ACTIVE] or g.mode != SEALED or len(g.asks) > 1:
        return False
    for seat in range(g.kit.seats):
        if seat != first.seat and g.zones[ENGAGED + SIDE * seat]:
            return False
    return True
