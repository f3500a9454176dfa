"""The effects of Yutakâ's cards: where a card is put, and who turns a tile."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yutaka import numbers, verbs, zones
from ludotheque.games.yutaka.kit import YutakaKit, kit_of
from ludotheque.kernel import Ask, Effect, Frame, Note, Num, Row, State, Text, append, first_of, new_row, pack, verb_of

LAST_TILE: Final = Note("yutaka-log-end", "R17")
WAS_REMOVED: Final = Note("yutaka-log-removed", "A17")


# ------------------------------------------------------------------------------------ the archipelago
def face_up(g: State, tile: Num) -> bool:
    """R5: whether a tile was turned: then everybody knows it."""
    return g.known[tile] == g.kit.everyone


def hidden_above(g: State, kit: YutakaKit, place: Num) -> list[int]:
    """A13: the places whose tiles lie on this one and are still hidden."""
    return [above for above in kit.lying_on[place] if not face_up(g, kit.tile(g, above))]


def accessible(g: State, kit: YutakaKit, place: Num) -> bool:
    """A13: a hidden tile may be turned when every tile lying on it is face up."""
    if face_up(g, kit.tile(g, place)):
        return False
    return not kit.stacked or not hidden_above(g, kit, place)


def turns(g: State, can_be_turned: bool) -> Row:
    """The moves that turn a tile which is accessible, or all the others."""
    kit = kit_of(g)
    out = new_row(numbers.PLACES)
    for place in range(numbers.PLACES):
        if accessible(g, kit, place) == can_be_turned:
            out = append(out, pack(verbs.TURN, place))
    return out


def hidden_tiles(g: State) -> Num:
    """R17: how many tiles of the archipelago are still to be turned."""
    hidden: Num = 0
    for island in range(numbers.ISLANDS):
        for tile in g.cards(zones.ISLAND + island):
            if not face_up(g, tile):
                hidden += 1
    return hidden


def all_face_up(g: State) -> bool:
    """R17: whether the last tile of the archipelago is turned."""
    kit = kit_of(g)
    for place in range(numbers.PLACES):
        if not face_up(g, kit.tile(g, place)):
            return False
    return True


def show_removed(g: State) -> None:
    """A17: at the end the five removed tiles are shown."""
    for tile in g.cards(zones.REMOVED):
        g.turn_up(tile, WAS_REMOVED)


# ------------------------------------------------------------------------------------ what cards do
class Put(Effect):
    """R10, R11, R12: the card is put at the island named in the frame, on its player's own side or the other's."""

    def __init__(self, note: Note, text_key: str) -> None:
        self.note = note
        self.text_key = text_key
        self.rule = note.rule

    def run(self, g: State, f: Frame) -> None:
        """Put the card on the column."""
        side = kit_of(g).cards[g.face[f.card]].side(f.seat)
        g.move(f.card, zones.column(side, f.n), self.note)

    def text(self) -> Text:
        """What the card prints."""
        return Text(self.text_key, self.rule)


class TurnATile(Effect):
    """R7, R11, R12, A20: a seat must turn one accessible hidden tile face up, of its free choice (A11)."""

    def __init__(self, theirs: bool, note: Note, text_key: str = "") -> None:
        self.theirs = theirs
        self.note = note
        self.text_key = text_key
        self.rule = note.rule
        self.prompt = "yutaka-ask-turn"

    def run(self, g: State, f: Frame) -> None:
        """Ask whoever turns it."""
        g.ask(1 - f.seat if self.theirs else f.seat, 1, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Every tile that is hidden and that no hidden tile covers."""
        return turns(g, can_be_turned=True)

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Turn it; what it covered comes to light (A29); the last tile ends the game at once (R17, A7)."""
        kit = kit_of(g)
        place = first_of(asks[0].picks[0])
        g.turn_up(kit.tile(g, place), self.note, asks[0].seat)
        if kit.stacked:
            for below in range(numbers.PLACES):
                if place in kit.lying_on[below] and accessible(g, kit, below):
                    g.uncover(kit.tile(g, below))
        if all_face_up(g):
            g.say(LAST_TILE)
            show_removed(g)
            g.finish()

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """A tile that is face up or covered, or a card where a tile is asked for."""
        if verb_of(option) != verbs.TURN:
            return Text("yutaka-no-turn-first", self.rule)
        kit = kit_of(g)
        place = first_of(option)
        params: dict[str, int | str] = {"tile": kit.names[place]}
        if face_up(g, kit.tile(g, place)):
            return Text("yutaka-no-face-up", self.rule, params)
        return Text("yutaka-no-covered", "R27", params)

    def refused(self, g: State, f: Frame, ask: Ask) -> Row:
        """The tiles that cannot be turned now."""
        return turns(g, can_be_turned=False)

    def text(self) -> Text | None:
        """What the card prints; the opening reveals are on no card."""
        return Text(self.text_key, self.rule) if self.text_key else None
