"""The Asset Row, the Wonders of the Lair, and acquiring cards (R5, R6, R23, R29, R34, R39, R46, R63)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.volfyirion import kinds, numbers, verbs, zones
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.games.volfyirion.rules.extras import has_perk
from ludotheque.games.volfyirion.rules.refusals import too_dear
from ludotheque.kernel import NOBODY, Effect, Frame, Note, Num, Row, Script, State, Text, usual

SABOTAGED: Final = Note("volfyirion-log-sabotaged", "R51")
#: Replaced, or exchanged in the first turn.
UNDER: Final = [Note("volfyirion-log-under", "R39"), Note("volfyirion-log-under", "R23")]
TALISMAN_BACK: Final = Note("volfyirion-log-talisman-back", "R63")
#: By the rule that lays the card: set-up, the end of a turn, a card replaced, the first turn's refresh, teams at once.
COMES_UP: Final = {rule: Note("volfyirion-log-row", rule) for rule in ("R6", "R46", "R39", "R23", "T6")}
LAIR_FILLED: Final = {rule: Note("volfyirion-log-lair-filled", rule) for rule in ("R46", "T6")}
TOP_CARD: Final = Note("volfyirion-log-top", "R5")
LOOKED: Final = Note("volfyirion-log-looked", "A25")
TALISMAN_SHUFFLED: Final = Note("volfyirion-log-assets-shuffled", "R63")
TALISMANS: Final = Note("volfyirion-log-talismans", "R63")
REFRESHES: Final = Note("volfyirion-log-refreshes", "R23")


def acquire(g: State, kit: VolfyirionKit, seat: Num, card: Num, note: Note) -> None:
    """R29: to the Discard Pile; R51: a Saboteur to the opponent's. The first turn's refresh is over (R23)."""
    if g.vars[numbers.FRESH]:
        g.count(numbers.FRESH, 0)
    it = kit.card(g.face[card])
    if it.saboteur:
        g.say(SABOTAGED, seat, 0, card)
        g.move(card, zones.discard(kit.foe[seat]))
        return
    if g.trace is not None:
        g.say(note, seat, 0, card)
    g.move(card, zones.discard(seat))


def show_top(g: State, kit: VolfyirionKit, seat: Num) -> None:
    """R5: the top card of the Asset Deck is always face up; if it is not, a Qoam Oracle still sees it (A25)."""
    if not g.size[kit.assets[seat]]:
        return
    top = g.top(kit.assets[seat])
    if kit.open_top:
        if g.known[top] != kit.everyone:
            g.turn_up(top, TOP_CARD)
    elif kit.perks_used:
        for other in range(kit.seats):
            if has_perk(g, kit, other, kinds.ORACLE) and not g.known[top] >> other & 1:
                g.look(top, other, LOOKED)


def fill_row(g: State, kit: VolfyirionKit, seat: Num, rule: str) -> bool:
    """R6, R46, T6, A48: every empty place of the Asset Row from left to right; says whether all is over (R63)."""
    row = kit.row[seat]
    deck = kit.assets[seat]
    if g.size[row] < numbers.ROW_SIZE:
        for spot in range(numbers.ROW_SIZE):
            if g.size[deck] and g.at(row, spot) == NOBODY:
                g.move(g.top(deck), row, COMES_UP[rule], False, spot)
    return both_talismans(g, kit, seat)


def both_talismans(g: State, kit: VolfyirionKit, seat: Num) -> bool:
    """R63: with both Broken Talismans in the Asset Row the game ends at once."""
    if not kit.talismans_used:
        return False
    n: Num = 0
    for card in g.cards(kit.row[seat]):
        if kit.kind[g.face[card]] == kinds.TALISMAN:
            n += 1
    if n < 2:
        return False
    g.say(TALISMANS)
    g.finish()
    return True


def fill_lair(g: State, kit: VolfyirionKit, seat: Num, rule: str) -> None:
    """R46, T6, R37: every empty space of the Lair, unless it was claimed."""
    spaces = kit.spaces[seat]
    deck = kit.wonders[seat]
    if g.size[kit.lair[seat]] and g.size[spaces] < numbers.SPACES:
        for spot in range(numbers.SPACES):
            if g.size[deck] and g.at(spaces, spot) == NOBODY:
                g.move(g.top(deck), spaces, LAIR_FILLED[rule], False, spot)


class DealAnew(Effect):
    """R39, R23, R63: the frame's `n` are places of the Asset Row (one bit each) that get new cards; `m` says by R23.

    The old ones go under the Asset Deck, from left to right (A20). A Talisman goes back into it, and it is shuffled.
    """

    rule = "R39"

    def run(self, g: State, f: Frame) -> None:
        """Put the old cards away; ask chance if a Talisman was among them."""
        kit = kit_of(g)
        deck = kit.assets[f.seat]
        broken = False
        for spot in range(numbers.ROW_SIZE):
            if f.n >> spot & 1:
                card = g.at(kit.row[f.seat], spot)
                talisman = kit.kind[g.face[card]] == kinds.TALISMAN
                broken = broken or talisman
                g.move(card, deck, TALISMAN_BACK if talisman else UNDER[f.m], False, 0, True)
        if broken:
            usual.shuffle(g, deck)
        else:
            self.deal(g, f)

    def dealt(self, g: State, f: Frame, drawn: Row) -> None:
        """R63: the deck was shuffled."""
        g.shuffle(kit_of(g).assets[f.seat], drawn, TALISMAN_SHUFFLED)
        self.deal(g, f)

    def deal(self, g: State, f: Frame) -> None:
        """The top cards take their places."""
        kit = kit_of(g)
        deck = kit.assets[f.seat]
        for spot in range(numbers.ROW_SIZE):
            if f.n >> spot & 1 and g.size[deck]:
                g.move(g.top(deck), kit.row[f.seat], COMES_UP["R23" if f.m else "R39"], False, spot)
        if not both_talismans(g, kit, f.seat):
            show_top(g, kit, f.seat)


DEAL_ANEW: Final = Script("deal-anew", [DealAnew()])


def row_mask(g: State, kit: VolfyirionKit, seat: Num) -> Num:
    """The places of the Asset Row where a card lies, one bit each."""
    spots: Num = 0
    for card in g.cards(kit.row[seat]):
        spots |= 1 << g.spot[card]
    return spots


def refresh(g: State, kit: VolfyirionKit, seat: Num, spots: Num) -> None:
    """R23: free, once."""
    g.count(numbers.FRESH, 0)
    g.say(REFRESHES, seat)
    g.push(DEAL_ANEW, seat, NOBODY, spots, 1)


def why_not_row(g: State, kit: VolfyirionKit, seat: Num, verb: Num, a: Num) -> Text:
    """R23, R29, R39, R63."""
    if verb in (verbs.REFRESH, verbs.REFRESH_ALL):
        if not g.vars[numbers.FRESH]:
            return Text("volfyirion-no-refresh", "R23")
        return Text("volfyirion-refresh-one" if verb == verbs.REFRESH_ALL else "volfyirion-refresh-all", "R23")
    card = g.at(kit.row[seat], a)
    if card == NOBODY:
        return Text("volfyirion-no-row-card", "R29" if verb == verbs.BUY else "R39", {"number": a + 1})
    face = g.face[card]
    if verb == verbs.BUY:
        if kit.kind[face] == kinds.TALISMAN:
            return Text("volfyirion-no-talisman", "R63")
        return too_dear(g, kit, seat, numbers.COMMAND, kit.cost[face], "R29", kit.types[face].name)
    if not g.size[kit.assets[seat]]:
        return Text("volfyirion-no-assets", "A44")
    return too_dear(g, kit, seat, numbers.KNOWLEDGE, numbers.REPLACE_COST, "R39", kit.types[face].name)
