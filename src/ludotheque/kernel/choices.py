"""An option as a seat is shown it: what it does in words, and the places it touches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.kernel.effect import NOBODY
from ludotheque.kernel.figures import Figure
from ludotheque.kernel.rows import Num
from ludotheque.kernel.state import State, place_in
from ludotheque.kernel.text import Text
from ludotheque.kernel.view import rule_id, shown_figure, zone_name

if TYPE_CHECKING:
    from ludotheque.kernel.game import Move
    from ludotheque.kernel.kit import Kit

Data = dict[str, object]
MANY: Final = 2**40 - 1  #: of so many numbers hardly any two are the same, and sums of a few still fit a register


class Choice:
    """All that an option shown to a seat depends on, whatever else there is on the table."""

    def __init__(self, option: int, move: Move) -> None:
        self.option = option
        self.move = move
        self.place: int | None = None  #: where its card lies, as views show it
        self.face: int = NOBODY  #: its card, where the seat knows it
        self.figures: list[Figure] = []  #: what it would cost, complete or bring
        self.times = 1  #: how often it may be picked in one line
        self.misses: Text | None = None  #: what the seat could still do before it
        self.refusal: Text | None = None  #: why it is not legal

    def move_number(self) -> int:
        """A number under which to look for the same move; most others have another."""
        out = ((self.option * 64 + self.move.zone) * 64 + self.move.to_zone) * 256 + self.face
        if self.place is not None:
            out = out * 64 + self.place
        if self.move.params is not None:
            out += _mixed(self.move.params)
        return out

    def same_move(self, other: Choice) -> bool:
        """Whether they do the same in the same words, at the same places."""
        mine, theirs = self.move, other.move
        return (
            self.option == other.option
            and self.face == other.face
            and self.place == other.place
            and mine.zone == theirs.zone
            and mine.to_zone == theirs.to_zone
            and mine.n == theirs.n
            and mine.minor == theirs.minor
            and mine.verb == theirs.verb
            and mine.params == theirs.params
        )

    def is_plain(self) -> bool:
        """Whether there is nothing to be said of its prospects."""
        return not self.figures and self.times == 1 and self.misses is None and self.refusal is None

    def prospects_number(self) -> int:
        """A number under which to look for the same prospects; most others have another."""
        out = self.times
        for figure in self.figures:
            out = (out * 64 + figure.seat) & MANY
            if figure.n is not None:
                out = out * 64 + figure.n
            if figure.of is not None:
                out = out * 64 + figure.of
        if self.refusal is not None:
            out += (hash(self.refusal.key) & MANY) + _mixed(self.refusal.params)
        return out

    def same_prospects(self, other: Choice) -> bool:
        """Whether the same would come of them, or the same keeps them from being legal."""
        if (
            self.times != other.times
            or len(self.figures) != len(other.figures)
            or not _same_text(self.refusal, other.refusal)
            or not _same_text(self.misses, other.misses)
        ):
            return False
        for i in range(len(self.figures)):
            if not self.figures[i].same(other.figures[i]):
                return False
        return True


def _mixed(params: dict[str, int | str]) -> int:
    """A number for what fills a sentence."""
    out = 0
    for value in params.values():
        out = out * 3 + (hash(value) & MANY)
    return out


def _same_text(one: Text | None, other: Text | None) -> bool:
    """Whether two sentences are the same, from the same rule."""
    if one is None or other is None:
        return one is other
    return one.key == other.key and one.rule == other.rule and one.params == other.params


def choice(g: State, seat: Num, option: Num) -> Choice:
    """An option of a seat, and the card it is about as far as the seat knows it."""
    move = g.kit.game.move(g, seat, option)
    out = Choice(option, move)
    if move.zone != NOBODY and move.place >= 0:
        card = g.card(move.zone, move.place)
        out.place = place_in(g, card)  # where the view shows it: on its spot, if it has one
        if g.known[card] >> seat & 1:
            out.face = g.face[card]
    return out


def shown_choice(kit: Kit, choice: Choice) -> Data:
    """An option as clients get it."""
    return {**shown_move(kit, choice), **shown_prospects(kit, choice)}


def shown_move(kit: Kit, choice: Choice) -> Data:
    """What an option is: its move, its verb, what it does in words, the card it touches, where it goes."""
    move = choice.move
    out: Data = {"move": kit.game.write(kit, choice.option), "verb": move.verb, "does": said(said_move(kit, choice))}
    if move.zone != NOBODY:
        source = zone_name(kit.zones[move.zone])
        source["place"] = choice.place
        out["from"] = source
        if choice.face != NOBODY:
            out["card"] = kit.types[choice.face].key
    if move.to_zone != NOBODY:
        out["to"] = zone_name(kit.zones[move.to_zone])
    if move.n != NOBODY:
        out["n"] = move.n
    if move.minor:
        out["minor"] = True
    return out


def shown_prospects(kit: Kit, choice: Choice) -> Data:
    """What would come of an option, or why it is not legal: what depends on how things stand."""
    out: Data = {}
    if choice.figures:
        out["figures"] = [shown_figure(kit, figure) for figure in choice.figures]
    if choice.times > 1:
        out["times"] = choice.times
    if choice.misses is not None:
        out["misses"] = said(choice.misses)
    if choice.refusal is not None:
        out["rule"] = rule_id(kit, choice.refusal.rule)
        out["say"] = choice.refusal.key
        out["params"] = choice.refusal.params
    return out


def said_move(kit: Kit, choice: Choice) -> Text:
    """A move in words, from what the seat knows: one whole sentence for each verb of a game.

    It gets the card ("this card" where the seat does not know it), the place the card lies at and the one it goes to,
    the number and the owner of its zone (`seat`) and of the one it goes to (`other`), its number `n`; then whatever
    the game adds.
    """
    move = choice.move
    params: dict[str, int | str] = {"card": "@table-this-card", "n": move.n}
    if move.zone != NOBODY:
        zone = kit.zones[move.zone]
        params["number"] = zone.number
        if zone.seat != NOBODY:
            params["seat"] = zone.seat
        if choice.place is not None:
            params["place"] = kit.game.place_name(kit, move.zone, choice.place)
            if choice.face != NOBODY:
                params["card"] = kit.types[choice.face].name
    if move.to_zone != NOBODY:
        zone = kit.zones[move.to_zone]
        params["number"] = zone.number
        if zone.seat != NOBODY:
            params["other"] = zone.seat
        if move.n >= 0:
            params["to"] = kit.game.place_name(kit, move.to_zone, move.n)
    if move.params is not None:
        params.update(move.params)
    return Text(f"{kit.game.key}-do-{move.verb}", "", params)


def said(text: Text) -> Data:
    """A sentence as clients get it: its key and what fills it."""
    return {"say": text.key, "params": text.params}


def said_done(prompt: str, picks: int) -> Text:
    """Ending a question in words: its own, for none or so many picks."""
    return Text(f"{prompt}-done", "", {"n": picks})
