"""What a seat sees, as types: the shapes of `Match.view`, `Match.ask` and `Match.events`.

The kernel builds plain data; these structs say what is in it, for clients in other languages. A test
holds every game's views against them, unknown fields forbidden.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Params = dict[str, int | str]


class Struct(msgspec.Struct, forbid_unknown_fields=True, rename=None):
    """A shape with exactly these fields."""


class Sentence(Struct):
    """Something to be said: a Fluent key and what fills it."""

    say: str
    params: Params


class ZoneName(Struct):
    """A zone: its key, its owner, its number among several of a kind."""

    zone: str
    seat: int | None
    number: int


class Spot(Struct):
    """A place in a zone; null where this seat cannot tell places apart."""

    zone: str
    seat: int | None
    number: int
    place: int | None = None


class Card(Struct):
    """A card as far as a seat knows it: face, or back, or nothing; `open` when everyone knows the face."""

    card: str | None
    back: str | None
    open: bool
    spot: int | msgspec.UnsetType = msgspec.UNSET


class Zone(Struct):
    """A zone and what lies in it, by place; in a mixed zone the known cards come first."""

    zone: str
    seat: int | None
    number: int
    count: int
    cards: list[Card]
    spots: bool | msgspec.UnsetType = msgspec.UNSET  #: they lie on numbered spots, some of them empty


class Counter(Struct):
    """One of the game's public numbers; is_seat: its value is a seat; told false: not for players to read."""

    counter: str
    seat: int | None
    value: int
    is_seat: bool | msgspec.UnsetType = msgspec.UNSET
    told: bool | msgspec.UnsetType = msgspec.UNSET


class Mark(Struct):
    """Something that lasts: what, whose, a number, on which card."""

    mark: str
    seat: int | None
    n: int
    card: Spot | msgspec.UnsetType = msgspec.UNSET


class Figure(Struct):
    """Something the rules worked out: a sum, a cost, a lead; where it belongs, and what it is about."""

    figure: str
    seat: int | None
    n: int | msgspec.UnsetType = msgspec.UNSET
    of: int | msgspec.UnsetType = msgspec.UNSET
    at: ZoneName | msgspec.UnsetType = msgspec.UNSET
    places: list[int] | msgspec.UnsetType = msgspec.UNSET
    about: list[str] | msgspec.UnsetType = msgspec.UNSET
    parts: list[int] | msgspec.UnsetType = msgspec.UNSET


class Option(Struct):
    """One legal pick: the move to send, what it does in words, and to which card, for clients that draw."""

    move: str
    verb: str
    does: Sentence
    card: str | msgspec.UnsetType = msgspec.UNSET
    from_: Spot | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="from")
    to: ZoneName | msgspec.UnsetType = msgspec.UNSET
    n: int | msgspec.UnsetType = msgspec.UNSET
    figures: list[Figure] | msgspec.UnsetType = msgspec.UNSET  #: what it would cost, complete or bring
    minor: bool | msgspec.UnsetType = msgspec.UNSET  #: a tap on its card does not mean it: announced by a button first
    times: int | msgspec.UnsetType = msgspec.UNSET  #: how often it may be picked in one line, of equal cards
    misses: Sentence | msgspec.UnsetType = msgspec.UNSET  #: what could still be done before, and then no more


class RefusedOption(Option):
    """A pick that is not legal now, and why."""

    rule: str = ""
    say: str = ""
    params: Params = {}


class Bundle(Struct):
    """Several picks that the rules offer as one: the line to send, what it does, and what one taps, if anything."""

    move: str
    verb: Literal["bundle"]
    does: Sentence
    from_: Spot | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="from")


class Ask(Struct):
    """The question put to a seat."""

    question: int
    seat: int
    kind: Literal["one", "sealed", "open"]
    prompt: str
    about: str | None  #: the card whose effect asks, where it lies open to everyone
    rule: str
    picks: list[Option]
    min: int
    max: int
    done: Sentence | None  #: ending it in words, with `n` picks so far; null where one pick is all that is asked
    options: list[Option]
    bundles: list[Bundle]
    refused: list[RefusedOption]


class Outcome(Struct):
    """How it ended, per seat, and why."""

    seats: list[Literal["won", "shared", "drew", "lost"]]
    rule: str
    say: str
    params: Params


class Whereabouts(ZoneName):
    """A zone, and how many of the cards in question lie there."""

    count: int


class Unseen(Struct):
    """Cards that were shuffled together and that this seat cannot see: where they lie, how many of each there are."""

    zones: list[Whereabouts]
    cards: dict[str, int]


class View(Struct):
    """The table as one seat sees it; one schema for all games."""

    game: str
    seat: int | None
    seats: int
    zones: list[Zone]
    counters: list[Counter]
    marks: list[Mark]
    figures: list[Figure]
    unseen: list[Unseen]
    waiting: list[int]
    question: int
    prompt: str | None
    about: str | None
    over: bool
    names: list[str]
    cards: dict[str, Any]
    table: dict[str, Any]
    ask: Ask | None
    undo: bool
    outcome: Outcome | None


class Event(Struct):
    """Something that happened, as far as this seat saw it: what to animate and what to say."""

    number: int
    event: Literal["moved", "turned", "shuffled", "counted", "said"]
    seat: int | None
    from_: Spot | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="from")
    to: Spot | msgspec.UnsetType = msgspec.UNSET
    card: str | msgspec.UnsetType | None = msgspec.UNSET
    back: str | msgspec.UnsetType | None = msgspec.UNSET
    open: bool | msgspec.UnsetType = msgspec.UNSET
    counter: str | msgspec.UnsetType = msgspec.UNSET
    was: int | msgspec.UnsetType = msgspec.UNSET
    n: int | msgspec.UnsetType = msgspec.UNSET
    heads: Literal["turn", "phase"] | msgspec.UnsetType = msgspec.UNSET
    rule: str | msgspec.UnsetType = msgspec.UNSET
    say: str | msgspec.UnsetType = msgspec.UNSET
    params: Params | msgspec.UnsetType = msgspec.UNSET
