"""Cards, Cities and the dragon in words and in short."""

from __future__ import annotations

from typing import Any

from ludotheque.terminal.scene import Scene
from ludotheque.terminal.tables.volfyirion import reading
from ludotheque.terminal.tables.volfyirion.reading import POINTS

Data = dict[str, Any]
DRAGON = "◆"  #: where Volfyirion stands
REMOVAL = "✕"  #: a Remove Ability (R44)
GIVES = "›"  #: what a Secondary Ability gives
SEALED = "⊘"  #: a sealed Wonder (R38)


def points_in_short(scene: Scene, points: Data) -> str:
    """Points as they are written in short, "2C 1B"."""
    return " ".join(f"{n}{scene.text(f'terminal-volfyirion-letter-{key}')}" for key, n in points.items() if n)


def ability_in_short(scene: Scene, facts: Data) -> str:
    """A Secondary Ability in short: what it needs, what it gives, "R+P›2C 3K"."""
    if "bonus" not in facts:
        return ""
    needs = "+".join(scene.text(f"terminal-volfyirion-letter-{colour}") for colour in facts["needs"]) or REMOVAL
    gives = [points_in_short(scene, {key: facts["bonus"].get(key, 0) for key in POINTS})]
    gives += [
        scene.text(f"terminal-volfyirion-gives-{key}", n=n) for key, n in facts["bonus"].items() if key not in POINTS
    ]
    return f"{needs}{GIVES}{' '.join(it for it in gives if it)}"


def in_short(scene: Scene, key: str, full: bool = True) -> str:
    """What a card gives, in short."""
    facts = scene.cards[key]["facts"]
    parts = [points_in_short(scene, facts.get("points", {}))]
    if facts["kind"] == "troop":
        parts.append(f"+{facts['defence']}")
    return " ".join(part for part in [*parts, ability_in_short(scene, facts) if full else ""] if part)


def in_full(scene: Scene, key: str) -> str:
    """A card with all that is printed on it."""
    card = scene.cards[key]
    facts = card["facts"]
    return scene.text(
        "terminal-volfyirion-card",
        name=card["name"],
        card=key,
        kind=scene.word(f"@volfyirion-kind-{facts['kind']}"),
        colour=scene.word(f"@volfyirion-colour-{facts.get('colour', 'grey')}"),
        cost=facts.get("cost", 0),
        text=" ".join(card["text"]),
    )


def city(scene: Scene, seat: int, spot: int) -> str:
    """The name of a City, standing or not."""
    key = reading.at(scene, "cities", seat, spot) or reading.at(scene, "ruins", seat, spot)
    return scene.card_name(key) if key else ""


def dragon(scene: Scene) -> str:
    """Where Volfyirion stands, and what it means."""
    at = reading.volfyirion(scene)
    mode, costs = scene.view["table"]["mode"], scene.view["table"]["costs"]
    if at["about"][0] in ("defeated", "subjugated"):
        return scene.text("terminal-volfyirion-dragon-gone")
    if at["about"][0] in ("lair", "nowhere"):
        return scene.text(f"terminal-volfyirion-dragon-{mode}", **costs)
    if at["about"] == ["den"]:
        return scene.text(f"terminal-volfyirion-den-{mode}", seat=scene.name(at["seat"]))
    return burning(scene)


def burning(scene: Scene) -> str:
    """R46, K7: the City on which Volfyirion stands, and what will be lost with it; nothing while it stands on none."""
    at = reading.volfyirion(scene)
    if at["about"] != ["city"]:
        return ""
    side, spot = at["seat"], at["places"][0]
    seat = next(it for it in range(scene.view["seats"]) if reading.owns(scene, it, side, spot))
    spots = at["places"]
    lost = [key for zone in ("cities", "troops", "buildings") for key in reading.lying(scene, zone, side, spots)]
    cards = ", ".join(scene.card_name(key) for key in lost)
    if scene.view["table"]["mode"] == "coop":
        strikes = scene.figures("attack")
        if not strikes:  # A35: the City has fallen, and it stays there until it flies on
            return ""
        attack, wall = strikes[0]["n"], strikes[0]["of"]
        falls = "yes" if attack >= wall else "no"
        params: Data = {"seat": scene.name(seat), "n": spot + 1, "attack": attack, "defence": wall}
        return scene.text("terminal-volfyirion-threat", **params, falls=falls, cards=cards)
    return scene.text("terminal-volfyirion-burning", seat=scene.name(seat), n=spot + 1, cards=cards)


def extras(scene: Scene) -> list[str]:
    """R52, R53: Perks, and the Ploys as far as they are known."""
    out = []
    for kind in ("perk", "ploy"):
        held = []
        for seat in reading.seats(scene):
            for zone in scene.zones(kind, seat):
                for card in zone["cards"]:
                    name = scene.card_name(card["card"]) if card["card"] else scene.text("terminal-face-down", n=1)
                    held.append(scene.text("terminal-volfyirion-holds", seat=scene.name(seat), card=name))
        if held:
            out.append(scene.text(f"terminal-volfyirion-{kind}s", cards=" · ".join(held)))
    return out


def told(scene: Scene, line: Data) -> str:
    """What somebody played, and what it gave."""
    gains = [
        scene.text(f"terminal-volfyirion-gain-{key}", n=line["points"][key]) for key in POINTS if line["points"][key]
    ]
    seat, cards = scene.name(line["seat"]), ", ".join(scene.counted(line["cards"]))
    if not cards:
        return scene.text("terminal-volfyirion-told-gains", seat=seat, gains=", ".join(gains))
    if not gains:
        return scene.text("terminal-volfyirion-told-plays", seat=seat, cards=cards)
    return scene.text("terminal-volfyirion-told", seat=seat, cards=cards, gains=", ".join(gains))
