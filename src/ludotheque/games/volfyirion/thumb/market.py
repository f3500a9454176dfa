"""The market: which cards are acquired, and when a card of the Asset Row is replaced first (R23, R29, R39)."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, numbers, verbs
from ludotheque.games.volfyirion.thumb import weights
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation
from ludotheque.kernel import NOBODY, Num, Row, State, Text, append, new_row, pack
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.rowtools import sort


class Cart:
    """The best choice among some cards: which of them are acquired (one bit each), and what that is worth."""

    def __init__(self, mask: Num, value: float) -> None:
        self.mask = mask
        self.value = value


class Swap:
    """A card of the Asset Row that makes room for the top card of the Asset Deck: the move, and the new card's name."""

    def __init__(self, option: Num, card: str) -> None:
        self.option = option
        self.params: dict[str, int | str] = {"card": card}


def _faces(g: State, cards: Row) -> Row:
    """Of each of these cards its face."""
    out = new_row(len(cards))
    for card in cards:
        out = append(out, g.face[card])
    return out


def _cart(now: Situation, faces: Row) -> Cart:
    """R29: of all that the seat's Command pays for, what is worth most beyond the average of the deck."""
    kit = now.kit
    worth = [_gain(now, face) for face in faces]
    command = now.points[numbers.COMMAND]
    out = Cart(0, 0.0)
    for mask in range(1, 1 << len(faces)):
        cost: Num = 0
        value = 0.0
        for i in range(len(faces)):
            if mask >> i & 1:
                cost += kit.cost[faces[i]]
                value += worth[i] if worth[i] > 0.0 else -99.0
        if cost <= command and value > out.value + weights.EQUAL:
            out = Cart(mask, value)
    return out


def _gain(now: Situation, face: Num) -> float:
    """What is gained by acquiring a card; R51: a Saboteur goes to the enemy; R63: a Talisman cannot be acquired."""
    if now.kit.kind[face] == kinds.TALISMAN:
        return -1.0
    if now.kit.card(face).saboteur:
        return now.deck.worth[numbers.COMMAND] / 2.0
    return now.deck.value(face) - now.deck.thins - weights.BETTER


def acquire(now: Situation) -> Advice | None:
    """R29, R39, R52: the cards that are worth most; a new one comes into the row first if it is better than those."""
    g = now.g
    row = g.cards(now.kit.row[now.me])
    faces = _faces(g, row)
    cart = _cart(now, faces)
    top = _top(now)
    if top != NOBODY and now.can(pack(verbs.BUY_TOP)):
        if _cart(now, append(faces[:], top)).mask >> len(faces) & 1:
            return pack(verbs.BUY_TOP), _why(now, top)
    swap = _swap(now, faces, cart, verbs.REPLACE, weights.SWAP)
    if swap is not None:
        return swap.option, Text("volfyirion-thumb-replace", "R39", swap.params)
    for i in range(len(row)):
        option = pack(verbs.BUY, g.spot[row[i]])
        if cart.mask >> i & 1 and now.can(option):
            return option, _why(now, faces[i])
    return None


def refresh(now: Situation, rng: Quick) -> Advice | None:
    """R23: the first turn's free refresh, if better cards lie on the deck, or are likely to."""
    g = now.g
    kit = now.kit
    faces = _faces(g, g.cards(kit.row[now.me]))
    cart = _cart(now, faces)
    if not now.can(pack(verbs.REFRESH_ALL)):
        swap = _swap(now, faces, cart, verbs.REFRESH, weights.BETTER)
        return None if swap is None else (swap.option, Text("volfyirion-thumb-refresh", "R23", swap.params))
    deck = _faces(g, g.cards(kit.assets[now.me]))
    sort(deck)  # nobody knows its order
    total = 0.0
    for _ in range(weights.IMAGINED):
        rng.shuffle(deck)
        total += _cart(now, deck[: len(faces)]).value
    if total > weights.IMAGINED * (cart.value + weights.SWAP):
        return pack(verbs.REFRESH_ALL), Text("volfyirion-thumb-refresh-all", "R23")
    return None


def _top(now: Situation) -> Num:
    """The face of the top card of the Asset Deck; NOBODY if this seat does not know it."""
    g = now.g
    deck = now.kit.assets[now.me]
    if not g.size[deck] or not g.known[g.top(deck)] >> now.me & 1:
        return NOBODY
    return g.face[g.top(deck)]


def _swap(now: Situation, faces: Row, cart: Cart, verb: Num, least: float) -> Swap | None:
    """R23, R39: the best place of the row for the top card, if what can be acquired is at least so much better then."""
    top = _top(now)
    if top == NOBODY:
        return None
    g = now.g
    row = g.cards(now.kit.row[now.me])
    found: Num = NOBODY
    best = cart.value + least
    for i in range(len(faces)):
        option = pack(verb, g.spot[row[i]])
        if not cart.mask >> i & 1 and now.can(option):
            others = faces[:]
            others[i] = top
            value = _cart(now, others).value
            if value > best + weights.EQUAL:
                found, best = option, value
    return None if found == NOBODY else Swap(found, now.name(top))


def _why(now: Situation, face: Num) -> Text:
    """What a card is acquired for."""
    it = now.kit.card(face)
    worth = now.deck.worth
    params: dict[str, int | str] = {"card": now.name(face)}
    if it.saboteur:
        return Text("volfyirion-thumb-buy-saboteur", "R51", params)
    if it.kind == kinds.BUILDING:
        return Text("volfyirion-thumb-buy-building", "R14", params)
    if it.kind == kinds.TROOP:
        return Text("volfyirion-thumb-buy-troop", "R15", params)
    if it.bonus is not None and it.bonus.remove:
        return Text("volfyirion-thumb-buy-thin", "R45", params)
    most = numbers.COMMAND
    for what in (numbers.BATTLE, numbers.KNOWLEDGE):
        if worth[what] * it.points[what] > worth[most] * it.points[most]:
            most = what
    if most == numbers.BATTLE:
        return Text("volfyirion-thumb-buy-battle", "R29", params)
    if most == numbers.KNOWLEDGE:
        return Text("volfyirion-thumb-buy-knowledge", "R29", params)
    return Text("volfyirion-thumb-buy-command", "R29", params)
