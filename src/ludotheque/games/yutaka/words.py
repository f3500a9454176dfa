"""The words of Yutakâ: where a card is put, and who turns a tile."""

from __future__ import annotations

from typing import Final

from ludotheque.games.yutaka.box import (
    COLUMN,
    ISLANDS,
    PLACES,
    REMOVED,
    SIDE,
    TURN,
    YutakaKit,
    box_of,
)
from ludotheque.kernel import Ask, Effect, Frame, Note, State, Text, first_of, pack, verb_of

PUT: Final = Note("yutaka-log-put", "R10")
PUT_EQUIPMENT: Final = Note("yutaka-log-put", "R11")
PUT_DYNAMITE: Final = Note("yutaka-log-dynamite", "R12")
TURNED_UP: Final = Note("yutaka-log-turned", "R11")
TURNED_FOR_DYNAMITE: Final = Note("yutaka-log-turned", "R12")
OPENED: Final = Note("yutaka-log-turned", "R7")
LAST_TILE: Final = Note("yutaka-log-end", "R17")
WAS_REMOVED: Final = Note("yutaka-log-removed", "A17")

TURN_OPTIONS: Final = [pack(TURN, place) for place in range(PLACES)]


def accessible(g: State, kit: YutakaKit, place: int) -> bool:
    """A13: a hidden tile may be turned when every tile lying on it is face up."""
    known = g.known
    everyone = kit.everyone
    if known[kit.tile(g, place)] == everyone:
        return False
    for above in kit.lying_on[place]:
        if known[kit.tile(g, above)] != everyone:
            return False
    return True


def all_face_up(g: State, kit: YutakaKit) -> bool:
    """R17: whether the last tile of the archipelago is turned."""
    known = g.known
    everyone = kit.everyone
    for island in range(ISLANDS):
        for tile in g.zones[island]:
            if known[tile] != everyone:
                return False
    return True


def show_removed(g: State) -> None:
    """A17: at the end the five removed tiles are shown."""
    for tile in g.zones[REMOVED]:
        g.turn_up(tile, WAS_REMOVED)


class Put(Effect):
    """R10, R11, R12: the card is put at the island named in the frame, on its player's own side or the other's."""

    def __init__(self, theirs: bool, note: Note, text_key: str) -> None:
        self.theirs = theirs
        self.note = note
        self.text_key = text_key
        self.rule = note.rule

    def side(self, seat: int) -> int:
        """The seat on whose side the card is put."""
        return 1 - seat if self.theirs else seat

    def run(self, g: State, f: Frame) -> None:
        """Put the card on the column."""
        g.move(f.card, COLUMN + SIDE * self.side(f.seat) + f.n, self.note)

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

    def options(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """Every tile that is hidden and that no hidden tile covers."""
        kit = box_of(g)
        known = g.known
        everyone = kit.everyone
        stacked = kit.stacked
        out: list[int] = []
        place = 0
        for island in range(ISLANDS):
            for tile in g.zones[island]:
                if known[tile] != everyone and (not stacked or accessible(g, kit, place)):
                    out.append(TURN_OPTIONS[place])
                place += 1
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Turn it; what it covered comes to light (A29); the last tile ends the game at once (R17, A7)."""
        kit = box_of(g)
        place = first_of(asks[0].picks[0])
        g.turn_up(kit.tile(g, place), self.note, asks[0].seat)
        if kit.stacked:
            for below in range(PLACES):
                if place in kit.lying_on[below] and accessible(g, kit, below):
                    g.uncover(kit.tile(g, below))
        if all_face_up(g, kit):
            g.say(LAST_TILE)
            show_removed(g)
            g.finish()

    def refusal(self, g: State, f: Frame, ask: Ask, option: int) -> Text:
        """A tile that is face up or covered, or a card where a tile is asked for."""
        kit = box_of(g)
        if verb_of(option) != TURN:
            return Text("yutaka-no-turn-first", self.rule)
        params: dict[str, int | str] = {"tile": kit.place_name(first_of(option))}
        if g.known[kit.tile(g, first_of(option))] == kit.everyone:
            return Text("yutaka-no-face-up", self.rule, params)
        return Text("yutaka-no-covered", "R27", params)

    def refused(self, g: State, f: Frame, ask: Ask) -> list[int]:
        """The tiles that cannot be turned now."""
        kit = box_of(g)
        return [TURN_OPTIONS[place] for place in range(PLACES) if not accessible(g, kit, place)]

    def text(self) -> Text | None:
        """What the card prints; the opening reveals are on no card."""
        return Text(self.text_key, self.rule) if self.text_key else None
