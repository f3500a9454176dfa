"""What the view says of sides, markets, Cities and the dragon."""

from __future__ import annotations

from typing import Any

from ludotheque.terminal.scene import Scene

Data = dict[str, Any]
POINTS = ("command", "battle", "knowledge")


def seats(scene: Scene) -> list[int]:
    """All seats, the reader's own first."""
    n = scene.view["seats"]
    return [(scene.near + k) % n for k in range(n)]


def side_of(scene: Scene, seat: int) -> int:
    """Who a seat's Cities belong to: its side, called by its first seat."""
    return int(scene.view["table"]["sides"][seat])


def markets(scene: Scene) -> list[int]:
    """The numbers of the Asset Rows: teams have one each (T1)."""
    return [zone["number"] for zone in scene.zones("row")]


def market(scene: Scene, seat: int) -> int:
    """The number of a seat's own."""
    found = markets(scene)
    return int(found[side_of(scene, seat)]) if len(found) > 1 else 0


def cities(scene: Scene, seat: int) -> list[list[int]]:
    """The spots of a player's Cities from the left, those of a Stronghold together (T2); a claimed Lair is the last."""
    table = scene.view["table"]
    if "strongholds" in table:
        return [spots for spots in table["strongholds"] if spots[0] in table["own"][seat]]
    if len(set(table["sides"])) < scene.view["seats"]:
        return [[spot] for spot in table["own"][seat]]
    return [[spot] for spot in range(table["columns"]["cities"])]


def owns(scene: Scene, seat: int, side: int, spot: int) -> bool:
    """Whether this City is a player's own."""
    return side_of(scene, seat) == side and any(spot in spots for spots in cities(scene, seat))


def lying(scene: Scene, zone: str, side: int, spots: list[int]) -> list[str]:
    """The cards of a zone on these spots."""
    found = [at(scene, zone, side, spot) for spot in spots]
    return [key for key in found if key is not None]


def decks(scene: Scene, number: int) -> Data:
    """How many cards lie in the Asset Deck, and in the Wonder Deck or what takes its place (K2)."""
    wonders = scene.zones("wonders") or scene.zones("rage")
    wonder = next(zone["count"] for zone in wonders if zone["number"] == number)
    return {"assets": scene.zone("assets", None, number)["count"], "wonders": wonder}


def known(scene: Scene, seat: int) -> bool:
    """Whether these eyes know what a seat holds."""
    cards = scene.zone("hand", seat)["cards"]
    return bool(cards) and all(card["card"] is not None for card in cards)


def at(scene: Scene, zone: str, seat: int, spot: int) -> str | None:
    """The card on a spot of one's Cities."""
    return next((card["card"] for card in scene.zone(zone, seat)["cards"] if card["spot"] == spot), None)


def counter(scene: Scene, key: str, seat: int) -> int:
    """One of a player's numbers, or of its team."""
    found = {it["seat"]: int(it["value"]) for it in scene.view["counters"] if it["counter"] == key}
    return found[seat] if seat in found else found[side_of(scene, seat)]  # T5: some are the team's


def counts(scene: Scene, seat: int) -> Data:
    """A player's points and how many cards lie where."""
    out: Data = {key: counter(scene, key, seat) for key in POINTS}
    return out | {key: scene.zone(key, seat)["count"] for key in ("hand", "house", "discard")}


def defence(scene: Scene, side: int, spot: int) -> Data:
    """What a City or Stronghold withstands, and what that adds up from."""
    return scene.figures("defence", side, "cities", place=spot)[0]


def stands(scene: Scene, side: int, spot: int) -> bool:
    """Whether Volfyirion stands on a City."""
    at = volfyirion(scene)
    return at["about"] == ["city"] and at["seat"] == side and spot in at["places"]


def volfyirion(scene: Scene) -> Data:
    """Where the dragon is."""
    return scene.figures("dragon")[0]


def marks(scene: Scene, kind: str, seat: int) -> set[int]:
    """The places of a Playing Area whose cards bear a mark."""
    cards = [mark["card"] for mark in scene.view["marks"] if mark["mark"] == kind and "card" in mark]
    return {card["place"] for card in cards if (card["zone"], card["seat"]) == ("area", seat)}
