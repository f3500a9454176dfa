"""What is on the shelf and what is in the boxes: `games`, `cards`, and what the house says when nothing is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import ludotheque as ldt
from ludotheque.locales import say
from ludotheque.rulebooks import fold
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.writing import write_json

Data = dict[str, Any]


# ------------------------------------------------------------------------------------ the shelf
def games_command(screen: Screen, as_json: bool) -> int:
    """`ludotheque games`."""
    found = [game_data(ldt.game(key), screen.lang) for key in ldt.games()]
    if as_json:
        write_json(found)
        return 0
    for game in found:
        screen.heading(screen.text("terminal-game", game=game["game"], name=game["name"]))
        screen.write(game["tagline"])
        low, high = game["seats"]
        screen.say("terminal-game-seats" if low == high else "terminal-game-seats-range", low=low, high=high)
        for option in game["options"]:
            if not option["expert"]:
                _write_option(screen, option)
        if any(option["expert"] for option in game["options"]):
            screen.say("terminal-game-expert")
        for option in game["options"]:
            if option["expert"]:
                _write_option(screen, option)
        screen.say("terminal-game-play", game=game["game"])
    return 0


def _write_option(screen: Screen, option: Data) -> None:
    key = "terminal-game-option-open" if option["open"] else "terminal-game-option"
    values = ", ".join(_value(value) for value in option["values"])
    text = screen.text(key, option=option["option"], values=values, title=option["title"])
    screen.write(text, rule=option["rule"], indent=2)


def game_data(box: ldt.ShelfGame, lang: str) -> Data:
    """A game as the shelf shows it."""
    rules = box.rules
    return {
        "game": box.key,
        "name": say(lang, "table-name", {"name": f"@{box.key}-name"}),
        "tagline": say(lang, "table-name", {"name": f"@{box.key}-tagline"}),
        "rules": rules.version,
        "seats": [rules.min_seats, rules.max_seats],
        "options": [
            {
                "option": option.key,
                "values": option.values,
                "open": option.open,
                "rule": option.rule,
                "expert": option.expert,
                "title": say(lang, "table-name", {"name": f"@{box.key}-option-{option.key}"}),
                "about": say(lang, "table-name", {"name": f"@{box.key}-option-{option.key}-about"}),
            }
            for option in rules.options()
        ],
    }


def _value(value: object) -> str:
    return value if isinstance(value, str) else str(value)


def overview(screen: Screen) -> None:
    """What the house says when nothing is asked of it."""
    screen.heading(screen.text("terminal-overview"))
    screen.say("terminal-overview-about")
    for key in ldt.games():
        game = game_data(ldt.game(key), screen.lang)
        screen.write(screen.text("terminal-overview-game", name=game["name"], tagline=game["tagline"]), indent=2)
    screen.space()
    first = ldt.games()[0]
    grid = Grid.grid(padding=(0, 3))
    lines = []
    for command in (f"learn {first}", f"play {first}", f"rules {first}", f"cards {first}", "games", "--help"):
        word = command.partition(" ")[0].lstrip("-")
        what = screen.text(f"terminal-overview-{word}")
        grid.add_row(Text(f"ludotheque {command}", style="bold cyan"), what)
        lines.append(screen.text("terminal-help-line", use=f"ludotheque {command}", what=what))
    screen.show(lines, Padding(grid, (0, 0, 0, 2)))


# ------------------------------------------------------------------------------------ the boxes
def cards_command(screen: Screen, game: str, name: str | None, options: Data, as_json: bool) -> int:
    """`ludotheque cards GAME [NAME]`."""
    box = ldt.game(game)
    cards = box.cards(options=options, lang=screen.lang)
    if name is not None:
        cards = find_cards(cards, name)
        if not cards:
            raise Problem("terminal-no-card", name=name, game=game)
    if as_json:
        write_json(cards)
        return 0
    if name is not None and len(cards) <= 5:
        for card in cards:
            write_card(screen, card)
    else:
        write_cards(screen, cards)
    return 0


def find_cards(cards: Iterable[Data], name: str) -> list[Data]:
    """The card with this key or name; else those in whose name it occurs. Neither case nor accents matter."""
    cards = list(cards)
    wanted = fold(name.strip())
    exact = [card for card in cards if wanted in (fold(card["card"]), fold(card["name"]))]
    return exact or [card for card in cards if wanted and wanted in fold(card["name"])]


def write_card(screen: Screen, card: Data) -> None:
    """A card with all that is known of it."""
    screen.heading(screen.text("terminal-card", card=card["card"], name=_title(card)))
    for fact in card["printed"]:
        screen.say("terminal-fact", label=fact["label"], value=fact["value"])
    screen.say("terminal-card-copies", n=card["copies"])
    _write_texts(screen, card)
    screen.say("terminal-card-provenance", provenance=card["provenance"])


def write_cards(screen: Screen, cards: Sequence[Data]) -> None:
    """Many cards, a line each; those that print the same text together, the text said once below them."""
    for _, group in groupby(cards, key=lambda card: card["text"]):
        members = list(group)
        screen.space()
        for card in members:
            style = "bold red" if card["provenance"] == "reconstructed" else "bold"
            screen.write(_line(screen, card), style=style)
        _write_texts(screen, members[0], indent=2)


def _line(screen: Screen, card: Data) -> str:
    """A card on one line: its name, how many there are, what it prints, where that comes from."""
    head = screen.text("terminal-cards-line", name=_title(card), card=card["card"], n=card["copies"])
    source = screen.text("terminal-cards-provenance", provenance=card["provenance"])
    return " · ".join([head, *[_short(screen, card, fact) for fact in card["printed"]], source])


def _title(card: Data) -> str:
    """A card's name as a heading: names start small where they stand within sentences."""
    return str(card["name"][:1].upper() + card["name"][1:])


def _short(screen: Screen, card: Data, fact: Data) -> str:
    """A printed fact as short as can be: a word says by itself what it is, a number needs its label."""
    raw = card["facts"][fact["fact"]]
    if raw is True:
        return str(fact["label"])
    if isinstance(raw, str):
        return str(fact["value"])
    return screen.text("terminal-fact-short", label=fact["label"], value=fact["value"])


def _write_texts(screen: Screen, card: Data, indent: int = 0) -> None:
    """What a card does, each sentence with its rule."""
    rules = [*card["rules"], *[""] * len(card["text"])]
    for text, rule in zip(card["text"], rules, strict=False):
        screen.write(text, rule=rule, indent=indent)
