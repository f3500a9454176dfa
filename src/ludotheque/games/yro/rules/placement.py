"""Phase 2, Recrutement: where the recruits lie, and what that gives at once (R17–R23)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yro import factions, numbers, phases, verbs, zones
from ludotheque.games.yro.effects import Levelling, Recruitment
from ludotheque.games.yro.field import (
    LINE,
    MIDDLE,
    SPOTS,
    beside,
    cards_on,
    column_of,
    open_spots,
    row_of,
    spot_name,
    taken,
)
from ludotheque.games.yro.kit import YroKit, kit_of
from ludotheque.games.yro.rules.gains import close_phase, gain_for
from ludotheque.kernel import (
    NOBODY,
    Ask,
    Effect,
    Frame,
    Note,
    Num,
    Row,
    State,
    Text,
    append,
    first_of,
    new_row,
    pack,
    second_of,
    verb_of,
)
from ludotheque.kernel.rowtools import bits

PLACED: Final = Note("yro-log-placed", "R17")
#: What a card gives on recruitment: Tech, Magic, écus, VP.
RECRUITED_FOR: Final = [
    Note("yro-log-recruitment-tech", "R19"),
    Note("yro-log-recruitment-magic", "R19"),
    Note("yro-log-recruitment-coins", "R19"),
    Note("yro-log-recruitment-vp", "R19"),
]
#: R20: three of a faction, or of a profession, in line, and what they give.
ALIGNED_FACTION: Final = [Note(f"yro-log-aligned-{key}", "R20") for key in factions.FACTIONS]
ALIGNED_PROFESSION: Final = [Note(f"yro-log-aligned-{key}", "R20") for key in factions.PROFESSIONS]
BONUS: Final = [
    Note("yro-log-bonus-tech", "R20"),
    Note("yro-log-bonus-magic", "R20"),
    Note("yro-log-bonus-coins", "R20"),
    Note("yro-log-bonus-vp", "R20"),
]
DOUBLED: Final = [Note(note.key, "A24") for note in BONUS]
FULL: Final = Note("yro-log-full", "R42")
ROW: Final = 1
COLUMN: Final = 2


class Place(Effect):
    """R17, A2, A28: who has recruited seals the order and the spots of the new cards; then they come into the guild."""

    rule = "R17"
    prompt = "yro-ask-place"

    def run(self, g: State, f: Frame) -> None:
        """Ask those who recruited: who that is, everybody has seen."""
        for seat in range(g.kit.seats):
            recruits = g.size[zones.RECRUITS + zones.SIDE * seat]
            if recruits:
                g.ask(seat, recruits, recruits)
        if not g.asks:
            close_phase(g, kit_of(g), phases.RECRUITMENT)

    def spots(self, g: State, ask: Ask) -> Num:
        """The spots that are taken, the ones chosen already included."""
        spots = taken(g, zones.GUILD + zones.SIDE * ask.seat)
        for option in ask.picks:
            spots |= 1 << second_of(option)
        return spots

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Every card still to be placed on every open spot; equal cards once."""
        return self.on(g, ask, open_spots(self.spots(g, ask)))

    def on(self, g: State, ask: Ask, spots: Num) -> Row:
        """The cards still to be placed, on each of these spots."""
        out = new_row(SPOTS)
        gone: Num = NOBODY
        if len(ask.picks):
            gone = first_of(ask.picks[0])
        before: Num = NOBODY
        for card in g.cards(zones.RECRUITS + zones.SIDE * ask.seat):
            face = g.face[card]
            if face == gone:
                gone = NOBODY
            elif face != before:
                before = face
                for spot in range(SPOTS):
                    if spots >> spot & 1:
                        out = append(out, pack(verbs.PLACE, face, spot))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """A2, A3: seat by seat, card by card: its effects in printed order, then all its connection bonuses."""
        kit = kit_of(g)
        for ask in asks:
            for option in ask.picks:
                card = g.take(zones.RECRUITS + zones.SIDE * ask.seat, first_of(option))
                spot = second_of(option)
                g.move(card, zones.GUILD + zones.SIDE * ask.seat, PLACED, False, spot)
                join(g, kit, ask.seat, card)
                connect(g, kit, ask.seat, spot)
            if len(ask.picks) and g.size[zones.GUILD + zones.SIDE * ask.seat] == numbers.GUILD_SIZE:
                g.say(FULL, ask.seat, numbers.GUILD_SIZE)
        close_phase(g, kit, phases.RECRUITMENT)

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Another kind of move, no such recruit, or a spot that R17 does not allow."""
        if verb_of(option) != verbs.PLACE:
            return Text("yro-no-place-first", "R17")
        kit = kit_of(g)
        card = kit.adventurers[first_of(option)]
        params: dict[str, int | str] = {"card": card.name, "spot": spot_name(second_of(option))}
        here: Num = 0
        for recruit in g.cards(zones.RECRUITS + zones.SIDE * ask.seat):
            if g.face[recruit] == card.number:
                here += 1
        for pick in ask.picks:
            if first_of(pick) == card.number:
                here -= 1
        if here <= 0:
            return Text("yro-no-such-recruit", "A28", {"card": card.name})
        spots = self.spots(g, ask)
        bit = 1 << second_of(option)
        if spots == 0:
            return Text("yro-no-first-spot", "R17", {"card": card.name, "spot": spot_name(MIDDLE)})
        if spots & bit:
            return Text("yro-no-taken", "R18", params)
        if not beside(spots) & bit:
            return Text("yro-no-beside", "R17", params)
        return Text("yro-no-frame", "R17", params)

    def refused(self, g: State, f: Frame, ask: Ask) -> Row:
        """The empty spots where no card may lie now: around the first card not at all, later beside the guild."""
        spots = self.spots(g, ask)
        return self.on(g, ask, beside(spots) & ~spots & ~open_spots(spots))


def join(g: State, kit: YroKit, seat: Num, card: Num) -> None:
    """R19: the recruitment effects of a card that has just come into the guild."""
    it = kit.adventurers[g.face[card]]
    for effect in it.printed:
        if isinstance(effect, Recruitment):
            n = effect.amount(g, kit, seat, it)
            gain_for(g, seat, effect.what, n, numbers.FROM_RECRUITMENT, RECRUITED_FOR[effect.what], card)
        elif isinstance(effect, Levelling):
            tech = g.vars[numbers.of(seat, numbers.TECH)]
            magic = g.vars[numbers.of(seat, numbers.MAGIC)]
            lower = numbers.TECH if tech < magic else numbers.MAGIC
            n = max(tech, magic) - min(tech, magic)
            gain_for(g, seat, lower, n, numbers.FROM_RECRUITMENT, RECRUITED_FOR[lower], card)


class Alignment:
    """R20: three Adventurers of a faction, or of a profession, in a row or a column, and what they give."""

    def __init__(self, way: Num, cards: Row, key: str, note: Note, parts: list[int]) -> None:
        self.way = way  #: ROW or COLUMN
        self.cards = cards
        self.key = key  #: of the faction or the profession
        self.note = note
        self.parts = parts  #: Tech, Magic, écus, VP, not doubled


def aligned(g: State, kit: YroKit, cards: Row, way: Num, out: list[Alignment]) -> None:
    """R20, R21: adds what the cards of one row or column have in common, faction before profession."""
    if len(cards) == LINE:
        a = kit.adventurers[g.face[cards[0]]]
        b = kit.adventurers[g.face[cards[1]]]
        c = kit.adventurers[g.face[cards[2]]]
        if a.faction == b.faction == c.faction:
            at = a.faction
            out.append(Alignment(way, cards, factions.FACTIONS[at], ALIGNED_FACTION[at], factions.FACTION_BONUS[at]))
        if a.profession == b.profession == c.profession:
            at = a.profession
            out.append(
                Alignment(way, cards, factions.PROFESSIONS[at], ALIGNED_PROFESSION[at], factions.PROFESSION_BONUS[at])
            )


def alignments(g: State, kit: YroKit, seat: Num, spot: Num) -> list[Alignment]:
    """R20: what is aligned in the row and in the column of a spot."""
    guild = zones.GUILD + zones.SIDE * seat
    spots = taken(g, guild)
    row, column = row_of(spot), column_of(spot)
    out: list[Alignment] = []
    if bits(spots & row) == LINE:
        aligned(g, kit, cards_on(g, guild, row), ROW, out)
    if bits(spots & column) == LINE:
        aligned(g, kit, cards_on(g, guild, column), COLUMN, out)
    return out


def connect(g: State, kit: YroKit, seat: Num, spot: Num) -> None:
    """R20–R23: the bonuses of the row and the column that a card has completed."""
    for line in alignments(g, kit, seat, spot):
        g.say(line.note, seat, line.way)
        parts = bonus_parts(g, kit, seat, line)
        notes = BONUS if parts is line.parts else DOUBLED
        for what in range(numbers.VP + 1):
            gain_for(g, seat, what, parts[what], numbers.FROM_BONUS, notes[what])


def bonus_parts(g: State, kit: YroKit, seat: Num, line: Alignment) -> list[int]:
    """R22, A24: every part of a connection bonus, doubled by the card that doubles."""
    guild = zones.GUILD + zones.SIDE * seat
    if any(kit.adventurers[g.face[card]].doubles_bonuses for card in g.cards(guild)):
        return [2 * part for part in line.parts]
    return line.parts


# ------------------------------------------------------------------------------------ in thought
def lay(g: State, seat: Num, card: Num, spot: Num) -> None:
    """Lay a card into a guild in thought: nothing is gained, and it stays where it lies."""
    g.spot[card] = spot
    g.put(card, zones.GUILD + zones.SIDE * seat)


def lift(g: State, seat: Num, card: Num) -> None:
    """Take it back, as if nothing had been tried."""
    g.lift(card, zones.GUILD + zones.SIDE * seat)
    g.spot[card] = 0
