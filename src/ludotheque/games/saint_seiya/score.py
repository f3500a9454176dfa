"""The count and the end (R13, R49–R56)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.saint_seiya import keywords, terms, zones
from ludotheque.games.saint_seiya.kit import Card, SaintSeiyaKit, kit_of
from ludotheque.kernel import Line, Num, State, Text
from ludotheque.kernel.usual import results

#: R13; engaged cards only where a game was given up
OWNED: Final = [zones.HAND, zones.PILE, zones.DISCARD, zones.ENGAGED, zones.EQUIPPED, zones.WOUNDED]


def own_cards(g: State, kit: SaintSeiyaKit, seat: Num) -> list[Card]:
    """R13: what counts for a seat: neither what is destroyed nor what was never gained."""
    out: list[Card] = []
    for zone in OWNED:
        for card in g.cards(zone + zones.SIDE * seat):
            out.append(kit.cards[g.face[card]])
    return out


def lines(g: State) -> list[Line]:
    """R50: the printed VP class by class, then every card that counts in its own way; nothing before the end.

    Everybody has Heroes, who are worth nothing: where nobody has anything else, the count says so.
    """
    if not g.over:
        return []
    kit = kit_of(g)
    owned = [own_cards(g, kit, seat) for seat in range(kit.seats)]
    out: list[Line] = []
    for of_class in range(len(terms.CLASSES)):
        points = [_printed(cards, of_class) for cards in owned]
        if any(points) or of_class == terms.HERO:
            out.append(Line(Text(f"saint-seiya-score-{terms.CLASSES[of_class]}", "R50"), points))
    out.extend(_conditional(g, kit, owned))
    return out


def _printed(cards: list[Card], of_class: Num) -> Num:
    """The VP printed on the cards of a class, those apart that count in their own way."""
    points: Num = 0
    for card in cards:
        if card.of_class == of_class and not is_conditional(card):
            points += card.vp
    return points


def is_conditional(card: Card) -> bool:
    """R51–R56: whether its VP depend on something."""
    for line in card.lines:
        if line.keyword == keywords.AT_THE_END:
            return True
    return False


def count(cards: list[Card], key: str) -> Num:
    """How many of a card there are."""
    found: Num = 0
    for card in cards:
        if card.key == key:
            found += 1
    return found


def heroes_in(cards: list[Card]) -> Num:
    """R52, A3: the cards whose class says Héros."""
    found: Num = 0
    for card in cards:
        if card.hero >= 0:
            found += 1
    return found


def silver_in(kit: SaintSeiyaKit, cards: list[Card]) -> Num:
    """R53, A1: the Silver Saints, by class or by rank."""
    found: Num = 0
    for card in cards:
        if card.rank == terms.UNCOMMON if kit.silver_by_rank else card.of_class == terms.SILVER:
            found += 1
    return found


def leads(kit: SaintSeiyaKit, counts: list[int], seat: Num) -> bool:
    """A2: whether a seat has the most: strictly more than everybody else, or as many where ties share."""
    for other in range(len(counts)):
        if other != seat and (counts[other] > counts[seat] or (counts[other] == counts[seat] and not kit.ties_share)):
            return False
    return counts[seat] > 0


def black_names(cards: list[Card]) -> Num:
    """R55: the different names of Black Saints."""
    names: list[str] = []
    for card in cards:
        if card.of_class == terms.BLACK and card.key not in names:
            names.append(card.key)
    return len(names)


def _conditional(g: State, kit: SaintSeiyaKit, owned: list[list[Card]]) -> list[Line]:
    """R51–R56, for the cards that somebody has."""
    seats = range(len(owned))
    heroes = [heroes_in(cards) for cards in owned]
    silver = [silver_in(kit, cards) for cards in owned]
    athena = [count(owned[seat], "athena") * (len(owned[seat]) // 10) for seat in seats]
    marine = [count(owned[seat], "marine") * (4 if leads(kit, heroes, seat) else 3) for seat in seats]
    shaina = [count(owned[seat], "shaina") * (4 if leads(kit, silver, seat) else 3) for seat in seats]
    leda = [2 * count(owned[seat], "leda") if count(owned[seat], "spica") else 0 for seat in seats]
    spica = [2 * count(owned[seat], "spica") if count(owned[seat], "leda") else 0 for seat in seats]
    jango = [count(owned[seat], "jango") * black_names(owned[seat]) for seat in seats]
    jaki = [count(owned[seat], "jaki") * (g.size[zones.DESTROYED + zones.SIDE * seat] // 5) for seat in seats]
    out: list[Line] = []
    _add(out, owned, "athena", "R51", athena, [len(cards) for cards in owned])
    _add(out, owned, "marine", "R52", marine, heroes)
    _add(out, owned, "shaina", "A1" if kit.silver_by_rank else "R53", shaina, silver)
    _add(out, owned, "leda", "R54", leda, [count(cards, "spica") for cards in owned])
    _add(out, owned, "spica", "R54", spica, [count(cards, "leda") for cards in owned])
    _add(out, owned, "jango", "R55", jango, [black_names(cards) for cards in owned])
    _add(out, owned, "jaki", "R56", jaki, [g.size[zones.DESTROYED + zones.SIDE * seat] for seat in seats])
    return out


def _add(out: list[Line], owned: list[list[Card]], key: str, rule: str, points: list[int], counts: list[int]) -> None:
    """The line of a card, if anybody has it, with what was counted for each seat."""
    for cards in owned:
        if count(cards, key):
            counted = " · ".join([str(n) for n in counts])
            out.append(Line(Text(f"saint-seiya-score-{key}", rule, {"counts": counted}), points))
            return


def totals(g: State) -> list[int]:
    """The VP of every seat."""
    out = [0] * g.kit.seats
    for line in lines(g):
        for seat in range(len(out)):
            out[seat] += line.points[seat]
    return out


def outcome(g: State) -> tuple[list[str], Text]:
    """R50, A4: most VP; those who have as many share the victory."""
    points = totals(g)
    high = max(points)
    winners = [seat for seat in range(len(points)) if points[seat] == high]
    seats = results(winners, len(points))
    if len(winners) == 1:
        return seats, Text("saint-seiya-outcome-points", "R50", {"seat": winners[0], "n": high})
    if len(winners) == 2:
        both: dict[str, int | str] = {"seat": winners[0], "other": winners[1], "n": high}
        return seats, Text("saint-seiya-outcome-shared-two", "A4", both)
    return seats, Text("saint-seiya-outcome-shared", "A4", {"n": high, "count": len(winners)})
