"""Volfyirion on the shelf: seats, options and where to find its rules."""

from __future__ import annotations

from ludotheque.games.volfyirion import (
    bundles,
    figures,
    kinds,
    lists,
    modes,
    notation,
    numbers,
    positions,
    rules,
    score,
    settings,
    story,
)
from ludotheque.games.volfyirion.cards import Entry, add_houses, add_modules
from ludotheque.games.volfyirion.kit import City, VolfyirionKit
from ludotheque.kernel import BadTable, Game, Kit, Option, Row, Text, typed

LEVELLED = ("solo", "coop")  #: the modes that have a level
PARTNERED = ("coop", "teams")  #: the modes that are played with a partner


class Volfyirion(Game):
    """Two Houses fight for Cities, Wonders and a dragon."""

    def __init__(self) -> None:
        super().__init__(
            "volfyirion",
            version=1,
            min_seats=min(settings.MODES.values()),
            max_seats=max(settings.MODES.values()),
            rules=rules,
            score=score,
            notation=notation,
            more=(positions, modes, figures, bundles, story),
            owners=lists.CARDS,
        )

    def options(self) -> list[Option]:
        """R12, R1, R49–R57, R63, A35, T2: who begins, cards, mode, modules, levels, and readings other than ours."""
        return [
            Option("first", [0, 1, "random"], rule="R12"),
            Option("cards", ["standard"], open=True, rule="R1", expert=True),
            Option("mode", list(settings.MODES), rule="R2"),
            Option("modules", [[]], open=True, rule="R49", expert=True),
            Option("rebuild", ["defence"], open=True, rule="R55", expert=True),
            Option("level", list(settings.LEVELS), rule="S7"),
            Option("mates", [True, False], rule="A38", expert=True),
            Option("wrath", list(settings.WRATH_COUNTS), rule="A35", expert=True, later=True),
            Option("strongholds", list(settings.STRONGHOLDS), open=True, rule="T2", expert=True, later=True),
        ]

    def settle(self, seats: int, given: dict[str, object]) -> dict[str, object]:
        """Finds the mode by the seats, and checks the owner's list, the modules and what rebuilding costs."""
        if "mode" not in given:
            fitting = [mode for mode, wanted in settings.MODES.items() if wanted == seats]
            if fitting:
                given = {**given, "mode": fitting[0]}
        out = super().settle(seats, given)
        mode = str(out["mode"])
        if settings.MODES[mode] != seats:
            raise BadTable(Text("volfyirion-mode-seats", "volfyirion R2", {"mode": mode, "n": settings.MODES[mode]}))
        modules = _modules(out["modules"])
        out["modules"] = modules
        _check_mode(mode, out)
        _check_modules(mode, modules, out["rebuild"])
        lists.strongholds(out["strongholds"])
        cards = lists.CARDS.whole(out["cards"])
        if "talismans" in modules and lists.continuum_cards(cards["cards"]):
            raise BadTable(Text("volfyirion-cards-talismans", "volfyirion R63"))
        lists.rebuild_cost(out["rebuild"])
        _check_wonders(mode, modes.played(mode, lists.entries(cards)))
        return out

    def kit(self, seats: int, options: dict[str, object]) -> Kit:
        """Open the box."""
        mode = str(options["mode"])
        shown = mode in PARTNERED and options["mates"] is True
        kit = VolfyirionKit(self, options, settings.SIDES[mode], settings.MARKETS[mode], shown)
        kit.card_list = lists.CARDS.whole(options["cards"])
        kit.use(rules.SCRIPTS)
        kit.use(modes.SCRIPTS[mode])
        add_houses(kit, modes.played(mode, lists.entries(kit.card_list)))
        modes.add_cities(kit)
        add_modules(kit)
        kit.rebuild_points, costs = lists.rebuild_cost(options["rebuild"])
        kit.rebuild_costs = Row([costs.get(card.defence, 0) if isinstance(card, City) else 0 for card in kit.types])
        return kit


def _modules(value: object) -> list[str]:
    """The modules played with, in the rulebook's order."""
    if not isinstance(value, list) or not all(isinstance(name, str) and name in settings.MODULES for name in value):
        wrong: dict[str, int | str] = {"value": str(value)[:60], "known": ", ".join(settings.MODULES)}
        raise BadTable(Text("volfyirion-modules-unknown", "volfyirion R49", typed(wrong)))
    return [name for name in settings.MODULES if name in value]


def _check_wonders(mode: str, entries: list[Entry]) -> None:
    """R8, S1: alone, the Lair needs Wonders that do not move the dragon."""
    cheap = sum(it.copies for it in entries if it.card.kind == kinds.WONDER and it.card.cost <= numbers.FIRST_WONDERS)
    if mode == "solo" and cheap < numbers.SPACES:
        found: dict[str, int | str] = {"n": cheap, "cost": numbers.FIRST_WONDERS, "right": numbers.SPACES}
        raise BadTable(Text("volfyirion-mode-cheap", "volfyirion S1", found))


def _check_mode(mode: str, options: dict[str, object]) -> None:
    """R2: levels are for the modes against the dragon, a partner's hand needs a partner, Strongholds need teams."""
    if mode not in LEVELLED and options["level"] != settings.LEVELS[0]:
        raise BadTable(Text("volfyirion-mode-level", "volfyirion S7", {"mode": mode}))
    if mode not in PARTNERED and not options["mates"]:
        raise BadTable(Text("volfyirion-mode-mates", "volfyirion A38", {"mode": mode}))
    if mode in LEVELLED and options["first"] == 1:
        raise BadTable(Text("volfyirion-mode-first", "volfyirion R12", {"mode": mode}))
    if mode != "coop" and options["wrath"] != settings.WRATH_COUNTS[0]:
        raise BadTable(Text("volfyirion-mode-wrath", "volfyirion A35", {"mode": mode}))
    if mode != "teams" and options["strongholds"] != "even":
        raise BadTable(Text("volfyirion-mode-strongholds", "volfyirion T2", {"mode": mode}))


def _check_modules(mode: str, modules: list[str], rebuild: object) -> None:
    """R49–R57: whatever a mode's own set-up does not rule out may be played with; the rule that does is named."""
    for name in modules:
        if name in settings.MODULES_OF[mode]:
            continue
        if name == "hidden-top":
            raise BadTable(Text("volfyirion-modules-hidden-top", "volfyirion S1"))
        if name == "rebuild":
            rule = f"volfyirion {settings.NO_REBUILDING[mode]}"
            raise BadTable(Text("volfyirion-modules-rebuild", rule, {"mode": mode}))
        raise BadTable(Text("volfyirion-modules-extra", f"volfyirion {settings.NO_EXTRAS[mode]}", {"mode": mode}))
    if rebuild != "defence" and mode in settings.NO_REBUILDING:
        rule = f"volfyirion {settings.NO_REBUILDING[mode]}"
        raise BadTable(Text("volfyirion-modules-rebuild", rule, {"mode": mode}))


GAME = Volfyirion()
