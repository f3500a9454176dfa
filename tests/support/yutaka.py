"""Tables of Yutakâ as a player would describe them, and what can be read off them.

Cards and tiles are written as in the notation: "D4 X" is a Dagger of 4 and a Dynamite, "dague-12!" a Dagger tile that
lies face up. "..." stands for whatever else belongs there. Seats count from 0, islands from 1.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import ludotheque as ldt

GAME = ldt.game("yutaka")
KINDS = ["idole", "dague", "amphore", "cristaux", "equipement"]
LAYOUTS = ["flat", "pairs", "peak"]
MODES: list[dict[str, Any]] = [{"mode": "mysteria"}, {"mode": "tactika"}, {"known": ["idole", "dague"]}]

#: R6: what each player's deck holds.
DECK = [f"{letter}{value}" for letter in "IDACE" for value in range(1, 5)] + ["X"] * 4
REVEALS = ["E1", "E2", "E3", "E4", "X", "X", "X", "X"]

#: The tiles of these tests, written out so that a corrected list of the house changes no expectation here.
TILES = {
    "idole": [15, 10, 5],
    "dague": [12, 8, 6, 4],
    "amphore": [10, 8, 6, 4, 2],
    "cristaux": [9, 7, 6, 4, 3, 1],
    "equipement": [9, 6, 5, 4, 3, 2, 1],
}
ALL_TILES = [f"{kind}-{value}" for kind, values in TILES.items() for value in values]

PLACE_LETTERS = "abcdefghijklmnop"

Columns = Mapping[tuple[int, int], str]
Islands = Mapping[int, str]


# ------------------------------------------------------------------------------------ setting a table
def start(seed: int = 7, names: Sequence[str] = (), **options: Any) -> ldt.Match:
    """A new game with the tiles of these tests."""
    return GAME.start(seed=seed, names=names, options={"tiles": TILES, **options})


def opened(seed: int = 7, **options: Any) -> ldt.Match:
    """A game after the four opening reveals (R7), each player turning the first tile that can be turned."""
    match = start(seed, **options)
    for _ in range(4):
        seat = match.waiting_for[0]
        match.play(seat, match.moves(seat)[0])
    return match


def table(
    columns: Columns | None = None,
    islands: Islands | None = None,
    hands: Sequence[str] = ("...", "..."),
    piles: Sequence[str] = ("...", "..."),
    removed: str = "...",
    turn: int = 0,
    names: Sequence[str] = (),
    **options: Any,
) -> ldt.Match:
    """A match at the start of a turn, everything not mentioned filled in as the rules demand.

    `columns[seat, island]` are the cards on that player's side. A hand that ends in "..." is filled to six and a pile
    goes on below what is named, top card first; what is written without "..." is all there is. On an island "?" is a
    hidden tile and "?!" a visible one that do not matter; places not mentioned are turned up or not so that as many
    tiles are hidden as cards are left that turn one (R11, R12).
    """
    return GAME.from_position(position(columns, islands, hands, piles, removed, turn, **options), seed=1, names=names)


def position(
    columns: Columns | None = None,
    islands: Islands | None = None,
    hands: Sequence[str] = ("...", "..."),
    piles: Sequence[str] = ("...", "..."),
    removed: str = "...",
    turn: int = 0,
    **options: Any,
) -> dict[str, Any]:
    """The position `table` sets up."""
    columns = columns or {}
    options = {"tiles": TILES, **options}
    zones: dict[str, list[str]] = {}
    for (seat, island), cards in columns.items():
        zones[f"column@{seat} {island}"] = cards.split()
    for seat in range(2):
        zones[f"hand@{seat}"], zones[f"pile@{seat}"] = _deal(seat, columns, hands[seat], piles[seat])
    played = sum(len(cards.split()) for cards in columns.values())
    reveals = sum(card in REVEALS for cards in columns.values() for card in cards.split())
    zones.update(_lay(islands or {}, removed, 16 - reveals, options))
    first = options.get("first", 0)
    return {"options": options, "zones": zones, "numbers": {"first": first, "turns": played}, "turn": turn}


def _deal(seat: int, columns: Columns, hand: str, pile: str) -> tuple[list[str], list[str]]:
    """The cards a player has not played, in hand and pile (whose last card is the top one)."""
    left = list(DECK)
    for (side, _), cards in columns.items():
        for card in cards.split():
            if (side == seat) == (card != "X"):
                left.remove(card)
    held, drawn = hand.split(), pile.split()
    for card in held + drawn:
        if card != "...":
            left.remove(card)
    if "..." in held:
        held.remove("...")
        while len(held) < 6 and left:
            held.append(left.pop(0))
    if "..." in drawn:
        drawn.remove("...")
        drawn += left
    elif left:
        raise ValueError(f"seat {seat} still owns {' '.join(left)}")
    return held, drawn[::-1]


def _lay(islands: Islands, removed: str, hidden: int, options: dict[str, Any]) -> dict[str, list[str]]:
    """The tiles on their places and out of the game, just so many of them hidden."""
    shape = GAME.start(seed=0, options=options).view(None)["table"]
    left = [f"{kind}-{value}" for kind, values in shape["values"].items() for value in values]
    places = {f"{i + 1}{PLACE_LETTERS[j]}": "" for i, n in enumerate(shape["layout"]["islands"]) for j in range(n)}
    for island, tiles in islands.items():
        for letter, tile in zip(PLACE_LETTERS, tiles.split(), strict=False):
            places[f"{island}{letter}"] = tile
            if not tile.startswith("?"):
                left.remove(tile.removesuffix("!"))
    out = removed.split()
    for tile in out:
        if tile != "...":
            left.remove(tile)
    if "..." in out:
        out.remove("...")
        while len(out) < 5:
            out.append(left.pop())
    free = [place for place, tile in places.items() if tile == ""]
    for place, tile in places.items():
        if tile == "" or tile.startswith("?"):
            places[place] = left.pop(0) + tile.removeprefix("?")
    _turn_up(places, free, hidden, shape["layout"]["covers"])
    zones = {"removed": out}
    for place, tile in places.items():
        zones.setdefault(f"island {place[0]}", []).append(tile)
    return zones


def _turn_up(places: dict[str, str], free: list[str], hidden: int, covers: Mapping[str, list[str]]) -> None:
    """Turn tiles nobody mentioned until the number fits, from the last island on, never one that is covered."""
    while sum(not tile.endswith("!") for tile in places.values()) > hidden:
        open_to_view = [
            place
            for place in free
            if not places[place].endswith("!")
            and all(places[top].endswith("!") for top, below in covers.items() if place in below)
        ]
        if not open_to_view:
            break
        places[open_to_view[-1]] += "!"
    if sum(not tile.endswith("!") for tile in places.values()) != hidden:
        raise ValueError(f"{hidden} tiles must be hidden: as many as cards are left that turn one")


def eve(
    last: str = "E4",
    turn: int = 0,
    columns: Columns | None = None,
    islands: Islands | None = None,
    removed: str = "...",
    **more: Any,
) -> ldt.Match:
    """The eve of the last tile: fifteen of the sixteen cards that turn one lie, and `last` is in the hand of `turn`.

    What is not mentioned wins nothing. Islands that are mentioned get tiles nobody there competes for. The other
    Equipment and Dynamites lie at the islands that are not mentioned: the Equipment at the first of them, where no
    Equipment tile lies, the Dynamites from the last one on.
    """
    laid = {key: cards.split() for key, cards in (columns or {}).items()}
    spare = _spare(columns or {}, islands or {})
    for seat in range(2):
        for card in REVEALS[:4]:
            if not any(card in laid[key] for key in laid if key[0] == seat) and (card, seat) != (last, turn):
                _park(laid, seat, card, spare)
        thrown = sum(cards.count("X") for key, cards in laid.items() if key[0] != seat)
        for _ in range(4 - thrown - ((last, turn) == ("X", seat))):
            _park(laid, 1 - seat, "X", spare[::-1])
    named = {n: tiles.split() for n, tiles in (islands or {}).items()}
    left = [tile for tile in ALL_TILES if tile not in removed.split() and not any(tile in at for at in named.values())]
    for n in range(1, 6):
        if n not in spare:
            cards = laid.get((0, n), []) + laid.get((1, n), [])
            _fill(named.setdefault(n, []), {card[0] for card in cards}, left)
    hands = ["...", "..."]
    hands[turn] = f"{last} ..."
    match = table(
        {key: " ".join(cards) for key, cards in laid.items()},
        {n: " ".join(f"{tile}!" for tile in tiles) for n, tiles in named.items()},
        hands,
        removed=removed,
        turn=turn,
        **more,
    )
    if spare and any("equipement" in tile for tile in match.position()["zones"][f"island {spare[0]}"]):
        raise ValueError(f"an Equipment tile lies at island {spare[0]}: name more of the tiles")
    return match


def _spare(columns: Columns, islands: Islands) -> list[int]:
    """The islands nobody mentioned."""
    return [n for n in range(1, 6) if n not in islands and all(island != n for _, island in columns)]


def _fill(tiles: list[str], letters: set[str], left: list[str]) -> None:
    """Bring an island to four tiles: of types not mentioned there, and that nobody competes for as far as there are."""
    mentioned = {tile.split("-")[0] for tile in tiles}
    for fits in (lambda kind: kind[0].upper() not in letters, lambda kind: True):
        for tile in left[::-1]:
            kind = tile.split("-")[0]
            if len(tiles) < 4 and kind not in mentioned and fits(kind):
                tiles.append(tile)
                left.remove(tile)


def _park(laid: dict[tuple[int, int], list[str]], side: int, card: str, spare: Sequence[int]) -> None:
    for island in spare:
        cards = laid.setdefault((side, island), [])
        if len(cards) < 5:
            cards.append(card)
            return
    raise ValueError(f"no island is left for {card}")


def finish(columns: Columns, islands: Islands, last: str = "E4", turn: int = 0, **more: Any) -> ldt.Match:
    """A finished game: the eve of the last tile (see `eve`), and then that tile."""
    match = eve(last, turn, columns, islands, **more)
    spare = _spare(columns, islands)
    match.play(turn, f"{last}-{spare[0] if last != 'X' else spare[-1]}")
    seat = match.waiting_for[0]
    match.play(seat, match.moves(seat)[0])
    assert match.over
    return match


# ------------------------------------------------------------------------------------ reading a table
def zone(match: ldt.Match, key: str, owner: int | None = None, number: int = 0, viewer: int | None = None) -> Any:
    """A zone as a viewer sees it; None is a spectator."""
    for each in match.view(viewer)["zones"]:
        if (each["zone"], each["seat"], each["number"]) == (key, owner, number):
            return each
    raise KeyError(key)


def column(match: ldt.Match, seat: int, island: int) -> str:
    """The cards on one side of an island, as everybody sees them."""
    return " ".join(card["card"] for card in zone(match, "column", seat, island)["cards"])


def columns_of(match: ldt.Match) -> dict[tuple[int, int], str]:
    """All columns."""
    return {(seat, island): column(match, seat, island) for seat in range(2) for island in range(1, 6)}


def hand(match: ldt.Match, seat: int) -> list[str]:
    """A player's hand, as that player sees it."""
    return sorted(card["card"] for card in zone(match, "hand", seat, viewer=seat)["cards"])


def sizes(match: ldt.Match, seat: int) -> tuple[int, int]:
    """How many cards a player has in hand and in the pile."""
    return zone(match, "hand", seat)["count"], zone(match, "pile", seat)["count"]


def seen(match: ldt.Match, viewer: int | None = None) -> dict[str, str | None]:
    """What a viewer sees at each place: the tile if it is face up, else the cube on its back, or None under a cover."""
    out = {}
    for island in range(1, 6):
        for letter, tile in zip(PLACE_LETTERS, zone(match, "island", None, island, viewer)["cards"], strict=False):
            out[f"{island}{letter}"] = tile["card"] or tile["back"]
    return out


def face_up(match: ldt.Match) -> list[str]:
    """The places whose tile is face up."""
    return [place for place, tile in seen(match).items() if tile is not None and "-" in tile]


def truth(match: ldt.Match) -> dict[str, list[str]]:
    """What really lies in every zone, face up or not."""
    zones = match.position()["zones"]
    return {
        name: [(card if isinstance(card, str) else card["card"]).removesuffix("!") for card in cards]
        for name, cards in zones.items()
    }


def true_tiles(match: ldt.Match) -> dict[str, str]:
    """What really lies at each place."""
    zones = truth(match)
    return {f"{n}{PLACE_LETTERS[i]}": tile for n in range(1, 6) for i, tile in enumerate(zones[f"island {n}"])}


def refusal(match: ldt.Match, seat: int, move: str) -> tuple[str, str, str]:
    """Why a move is refused: the rule, in English, in French. The question and the attempt agree and change nothing."""
    before = match.position()
    answer = match.why_not(seat, move)
    assert answer is not None, f"{move} is not refused"
    try:
        match.play(seat, move)
    except ldt.IllegalMove as error:
        assert (error.rule, error.text("en")) == (answer.rule, answer.text("en"))
    else:
        raise AssertionError(f"{move} was played although it was said to be refused")
    assert match.position() == before, "a refused move changed the table"
    return told(answer)


def told(error: ldt.LudothequeError) -> tuple[str, str, str]:
    """What an error says: the rule, in English, in French (with plain spaces where French has unbreakable ones)."""
    return error.rule, error.text("en"), plain(error.text("fr"))


def plain(text: str) -> str:
    """A sentence with all its spaces alike."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def story(match: ldt.Match, viewer: int | None = None, lang: str = "en") -> list[tuple[str, str]]:
    """The log a viewer reads: each line with its rule."""
    return [(line["rule"], plain(line["text"])) for line in match.log(viewer, lang)]


def _line(match: ldt.Match, island: int, kind: str, lang: str = "en") -> dict[str, Any]:
    for line in match.scores(lang)["lines"]:
        if line["params"]["number"] == island and line["params"]["kind"] == f"@yutaka-kind-{kind}":
            return line
    raise KeyError(f"no {kind} tile is face up at island {island}")


def contest(match: ldt.Match, island: int, kind: str) -> tuple[list[int], str]:
    """What both players score for one type on one island, and the rule that says so."""
    line = _line(match, island, kind)
    return line["points"], line["rule"]


def line_of(match: ldt.Match, island: int, kind: str, lang: str = "en") -> str:
    """The line of the count for one type on one island, as a person reads it."""
    return plain(_line(match, island, kind, lang)["text"])


def totals(match: ldt.Match) -> list[int]:
    """Both players' points."""
    return match.scores()["totals"]


# ------------------------------------------------------------------------------------ playing
def random_moves(match: ldt.Match, seed: int) -> Iterator[tuple[int, str]]:
    """Play at random to the end; before each move says who is about to play what."""
    rng = random.Random(seed)
    while not match.over:
        seat = match.waiting_for[0]
        move = rng.choice(match.moves(seat))
        yield seat, move
        match.play(seat, move)


def play_out(match: ldt.Match, seed: int = 0) -> ldt.Match:
    """Play at random to the end."""
    for _ in random_moves(match, seed):
        pass
    return match


def played_reveals(match: ldt.Match) -> int:
    """How many cards that turn a tile lie in the columns."""
    return sum(card in REVEALS for cards in columns_of(match).values() for card in cards.split())
