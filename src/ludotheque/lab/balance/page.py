"""A report as one page: no scripts, nothing fetched, charts drawn beside the tables that say the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from importlib import resources
from typing import Any

from ludotheque.games import game as game_called
from ludotheque.lab.balance import drawing
from ludotheque.lab.balance.drawing import Series
from ludotheque.lab.balance.things import groups_of
from ludotheque.lab.statistics import decimal
from ludotheque.locales import LANGUAGES, fillings, has, say

Data = dict[str, Any]
FEWEST_FIRST = 10  #: times a card must have been first to stand among the openings
REACHES = (0.05, 0.1, 0.2, 0.3, 0.4)  #: how far drawings of effects may reach; what is further out ends in an arrow
WIDEST = REACHES[-1]
LANGUAGE_NAMES = {"fr": "Français", "en": "English"}


def page(result: Data, lang: str, command: str, other: str = "") -> str:
    """The whole page in a language. `other` is the address of the same page in the other one, if there is any."""
    return _Page(result, lang, command).whole(other)


class _Page:
    """Writes one page."""

    def __init__(self, result: Data, lang: str, command: str) -> None:
        self.result = result
        self.lang = lang
        self.command = command
        self.game: str = result["game"]
        self.main: Data = result["tables"][0]
        base = [it for it in result["tables"] if it["options"] == self.main["options"]]
        self.beside: Data | None = base[1] if len(base) > 1 else None
        kit = game_called(self.game).kit(self.main["seats"], self.main["options"])
        self.names = {card.key: self.say("table-name", name=card.name) for card in kit.types}
        self.groups_of_cards = groups_of(kit)
        self.contents: list[tuple[str, str]] = []

    # ------------------------------------------------------------------------------------ words
    def say(self, key: str, **params: object) -> str:
        return say(self.lang, key, params)

    def percent(self, part: float, digits: int = 0) -> str:
        return say(self.lang, "lab-percent", {"n": decimal(100 * part, self.lang, digits)})

    def number(self, value: float | None, digits: int = 0) -> str:
        return self.say("lab-balance-none") if value is None else decimal(value, self.lang, digits)

    def signed(self, part: float) -> str:
        """An effect, in games of a hundred."""
        n = round(100 * part)
        return "0" if n == 0 else f"{'+' if n > 0 else '−'}{abs(n)}"

    def range(self, low: float, high: float) -> str:
        return self.say("lab-balance-range", low=self.signed(low), high=self.signed(high))

    def shares(self, low: float, high: float) -> str:
        return self.say("lab-balance-range", low=self.percent(low), high=self.percent(high))

    def bots(self, table: Data) -> str:
        names = table["bots"]
        if len(names) == 1:
            return str(names[0])
        return self.say("lab-balance-and", first=", ".join(names[:-1]), last=names[-1])

    def fact(self, fact: str) -> str:
        keys = (f"{self.game}-fact-{fact}", f"table-fact-{fact}")
        return next((self.say(key) for key in keys if has(self.lang, key)), fact)

    def word(self, fact: str, word: str) -> str:
        keys = (f"{self.game}-{fact}-{word}", f"table-{fact}-{word}")
        said = next((self.say(key) for key in keys if has(self.lang, key)), word)
        return said[:1].upper() + said[1:]

    def card(self, key: str) -> str:
        """A card by its name, and what it belongs to."""
        name = self.names[key]
        of = [self.word(fact, words[key]) for fact, words in self.groups_of_cards.items() if key in words]
        more = " · ".join(word for word in of if word not in name)
        return escape(name) + (f" <small>{escape(more)}</small>" if more else "")

    def source(self, key: str) -> str:
        """Where points came from: a thing's name, a line of the count, or the card that a line is about."""
        if key.startswith("@"):
            return self.say("table-name", name=key)
        card = key.rpartition("-score-")[2]
        return self.names[card] if card in self.names else self.say(key)

    def ended(self, key: str) -> str:
        """Why a game was over, with letters for the seats and dots for the numbers."""
        named = {"seat": "A", "other": "B"}
        said = self.say(key, **{name: named.get(name, "…") for name in fillings(self.lang, key)})
        return said.replace("….", "…")

    def changed(self, table: Data) -> str:
        """How a table differs from the base table."""
        base = self.main["options"]
        parts = []
        for key, value in table["options"].items():
            if base.get(key) != value:
                said = ", ".join(self.value(key, it) for it in (value if isinstance(value, list) else [value]))
                parts.append(self.say("lab-balance-option", option=f"@{self.game}-option-{key}", value=said))
        return " · ".join(parts) or self.say("lab-balance-base")

    def value(self, option: str, value: object) -> str:
        """A value of an option, in the words of the table's set-up."""
        key = f"{self.game}-value-{option}-{str(value).lower()}"
        if has(self.lang, key):
            return self.say(key)
        one = option.removesuffix("s")  # things that are chosen in an editor of their own have one message for all
        named = f"web-{self.game}-{one}"
        return self.say(named, **{one: str(value)}) if has(self.lang, named) else str(value)

    # ------------------------------------------------------------------------------------ the page
    def whole(self, other: str) -> str:
        title = self.say("lab-balance-title", game=f"@{self.game}-name")
        sections = [
            self.seats(),
            self.length(),
            self.leads(),
            self.turning(),
            self.points(),
            *self.groups(),
            *self.traits(),
            self.openings(),
            self.cards(),
            self.tables(),
            self.method(),
        ]
        body = "\n".join(it for it in sections if it)
        contents = "".join(f'<li><a href="#{at}">{escape(words)}</a></li>' for at, words in self.contents)
        style = resources.files(__package__).joinpath("page.css").read_text("utf-8")
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self.lang}">',
                "<head>",
                '<meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                '<meta name="color-scheme" content="light dark">',
                f"<title>{escape(title)} · Ludothèque</title>",
                f"<style>{_pressed(style)}</style>",
                "</head>",
                f'<body class="{self.game}">',
                f'<header><div class="page"><p class="house">Ludothèque{self.other_language(other)}</p>',
                f"<h1>{escape(title)}</h1>",
                f"<p>{escape(self.lede())}</p></div></header>",
                f'<main class="page">{self.tiles()}{self.how()}',
                f'<nav aria-label="{escape(self.say("lab-balance-contents"))}"><ul>{contents}</ul></nav>',
                body,
                "</main>",
                "</body>",
                "</html>",
                "",
            ]
        )

    def other_language(self, other: str) -> str:
        if not other:
            return ""
        lang = next(it for it in LANGUAGES if it != self.lang)
        label = escape(self.say("lab-balance-languages"))
        return f' <a href="{escape(other)}" lang="{lang}" hreflang="{lang}" title="{label}">{LANGUAGE_NAMES[lang]}</a>'

    def lede(self) -> str:
        said = [
            self.say(
                "lab-balance-table-main", n=self.main["played"], seats=self.main["seats"], bots=self.bots(self.main)
            )
        ]
        if self.beside is not None:
            said.append(self.say("lab-balance-table-beside", n=self.beside["played"], bots=self.bots(self.beside)))
        return ", ".join(said) + "."

    def tiles(self) -> str:
        main = self.main
        length, rounds, turning, points = (
            main["length"]["decisions"],
            main["length"]["rounds"],
            main["turning"],
            main["points"],
        )
        tiles = []
        if main["seats"] > 1:
            first = main["place"][0]
            tiles.append((self.percent(first["share"]), "first", self.shares(*first["interval"])))
        for name, spread in (("length", length), ("rounds", rounds)):
            if spread is not None:
                span = self.say("lab-balance-tile-range", low=spread["min"], high=spread["max"])
                tiles.append((self.number(spread["mean"], 0 if name == "length" else 1), name, span))
        if turning is not None:
            tiles.append((self.number(turning["changes"]["mean"], 1), "changes", ""))
            tiles.append((self.percent(turning["last_median"]), "settled", ""))
        if points is not None and points["winners"] is not None:
            others = (
                ""
                if points["others"] is None
                else f"{self.number(points['others'], 1)} {self.say('lab-balance-tile-points-others')}"
            )
            tiles.append((self.number(points["winners"], 1), "points", others))
        out = [
            f"<div><dd>{escape(n)}</dd><dt>{escape(self.say(f'lab-balance-tile-{key}'))}"
            + (f"<small>{escape(more)}</small>" if more else "")
            + "</dt></div>"
            for n, key, more in tiles
        ]
        return f'<dl class="tiles">{"".join(out)}</dl>'

    def how(self) -> str:
        if self.beside is not None:
            dots = self.say("lab-balance-how-dots", main=self.bots(self.main), beside=self.bots(self.beside))
        else:
            dots = self.say("lab-balance-how-dot")
        parts = {name.partition("/")[2] for it in (self.main, self.beside) if it for name in it["bots"] if "/" in name}
        said = [
            self.say("lab-balance-how-effect"),
            dots,
            *(self.say("lab-balance-part", n=int(n)) for n in sorted(parts)),
        ]
        return (
            f'<section class="how" aria-labelledby="how"><h2 id="how">{escape(self.say("lab-balance-how-title"))}</h2>'
            + "".join(f"<p>{escape(it)}</p>" for it in said)
            + "</section>"
        )

    # ------------------------------------------------------------------------------------ building blocks
    def section(self, at: str, title: str, about: str, *blocks: str) -> str:
        self.contents.append((at, title))
        said = f"<p>{escape(about)}</p>" if about else ""
        return f'<section id="{at}"><h2>{escape(title)}</h2>{said}{"".join(blocks)}</section>'

    def table(self, caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """A table whose first column names its rows; cells are HTML."""
        sides = ["", *[' class="n"'] * (len(heads) - 1)]
        top = "".join(f'<th scope="col"{side}>{head}</th>' for head, side in zip(heads, sides, strict=True))
        body = "".join(
            "<tr>"
            + f'<th scope="row">{row[0]}</th>'
            + "".join(f"<td{side}>{cell}</td>" for cell, side in zip(row[1:], sides[1:], strict=True))
            + "</tr>"
            for row in rows
        )
        label = escape(self.say("lab-balance-scroll", what=caption))
        return (
            f'<div class="scroll" role="region" tabindex="0" aria-label="{label}"><table>'
            f"<caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
        )

    def figure(self, caption: str, chart: str) -> str:
        return f"<figure><figcaption>{escape(caption)}</figcaption>{chart}</figure>"

    def pair(self, chart: str, table: str) -> str:
        return f'<div class="pair">{chart}{table}</div>'

    def effect_heads(self, reach: float) -> list[str]:
        ends = (f"−{100 * reach:.0f}", "0", f"+{100 * reach:.0f}")
        heads = [_drawn(_ends(*ends), escape(self.say("lab-balance-effect")))]
        return [*heads, *([escape(self.say("lab-balance-beside", bots=self.bots(self.beside)))] if self.beside else [])]

    def effect_cells(self, row: Data, beside: Data | None, reach: float) -> list[str]:
        """The number with its range and its drawing, and that of the other table."""
        few = f'<span class="soft">{escape(self.say("lab-balance-few"))}</span>'
        effect, second = row["effect"], beside["effect"] if beside is not None else None
        cells = [few, few][: 2 if self.beside is not None else 1]
        if effect is not None:
            at = second["effect"] if second is not None else None
            drawn = drawing.span(effect["low"], effect["effect"], effect["high"], reach, at)
            cells[0] = _drawn(drawn, self.effect(effect, row["stands_out"]))
        if beside is not None and second is not None:
            cells[1] = self.effect(second, beside["stands_out"])
        return cells

    def effect(self, effect: Data, stands_out: bool) -> str:
        star = f' <abbr title="{escape(self.say("lab-balance-stands-out"))}">★</abbr>' if stands_out else ""
        reach = escape(self.range(effect["low"], effect["high"]))
        return f"<b>{self.signed(effect['effect'])}</b>{star} <small>({reach})</small>"

    def verdict(self, rows: Sequence[Data]) -> str:
        """How many rows stand out."""
        if not any(row["effect"] for row in rows):
            return ""
        n = sum(row["stands_out"] for row in rows)
        if not n:
            return f'<p class="soft">{escape(self.say("lab-balance-nothing-stands-out"))}</p>'
        return f"<p><b>★</b> {escape(self.say('lab-balance-something-stands-out', n=n))}</p>"

    def of_beside(self, read: Callable[[Data], list[Data]], key: str) -> dict[str, Data]:
        return {row[key]: row for row in read(self.beside)} if self.beside is not None else {}

    # ------------------------------------------------------------------------------------ the sections
    def seats(self) -> str:
        title = self.say("lab-balance-seats-title")
        n = self.main["seats"]
        if n == 1:
            return self.section("seats", title, self.say("lab-balance-seats-alone"))
        about = self.say("lab-balance-seats-about", n=n, share=self.percent(1 / n))
        tables = [self.main, *([self.beside] if self.beside else [])]
        rows = []
        for table in tables:
            by = f" <small>{escape(self.bots(table))}</small>" if len(tables) > 1 else ""
            rows += [
                [escape(self.say("lab-balance-seat", n=row["place"])) + by, *self.won(row, 1 / n)]
                for row in table["place"]
            ]
        blocks = [self.table(title, self.won_heads("lab-balance-of-seats"), rows)]
        for table in tables:
            if len(table["bot"]) > 1:
                rows = [[escape(row["bot"]), *self.won(row, 1 / n)] for row in table["bot"]]
                blocks.append(self.table(self.bots(table), self.won_heads("lab-balance-of-bots"), rows))
        return self.section("seats", title, about, *blocks)

    def won_heads(self, first: str) -> list[str]:
        said = [escape(self.say(f"lab-balance-{key}")) for key in ("share", "won", "games")]
        return [
            escape(self.say(first)),
            _drawn(_ends(self.percent(0), self.percent(1)), said[0]),
            *said[1:],
        ]

    def won(self, row: Data, even: float) -> list[str]:
        low, high = row["interval"]
        said = f"<b>{escape(self.percent(row['share'], 1))}</b> <small>({escape(self.shares(low, high))})</small>"
        return [
            _drawn(drawing.share(row["share"], low, high, even), said),
            self.number(row["won"], 0 if row["won"] == int(row["won"]) else 1),
            self.number(row["games"]),
        ]

    def length(self) -> str:
        length = self.main["length"]
        spread = length["decisions"]
        about = self.say(
            "lab-balance-length-about",
            decisions=self.number(spread["mean"]),
            low=spread["p10"],
            high=spread["p90"],
        )
        blocks = []
        bars = length["histogram"]
        if bars:
            rounds = self.say("lab-balance-rounds")
            every = range(bars[0]["rounds"], bars[-1]["rounds"] + 1)
            games = {row["rounds"]: row["games"] for row in bars}
            caption = self.say("lab-balance-length-chart")
            drawn = drawing.columns(caption, [str(n) for n in every], [games.get(n, 0) for n in every], rounds)
            chart = self.figure(caption, drawn)
            rows = [[str(row["rounds"]), self.number(row["games"])] for row in bars]
            heads = [escape(rounds), escape(self.say("lab-balance-games"))]
            blocks.append(self.pair(chart, self.table(caption, heads, rows)))
        ends = [[escape(self.ended(row["said"])), self.number(row["games"])] for row in self.main["ends"]]
        heads = [escape(self.say("lab-balance-ends")), escape(self.say("lab-balance-games"))]
        blocks.append(self.table(self.say("lab-balance-ends"), heads, ends))
        return self.section("length", self.say("lab-balance-length-title"), about, *blocks)

    def leads(self) -> str:
        if self.main["seats"] == 1:
            return ""
        title, about = self.say("lab-balance-leads-title"), self.say("lab-balance-leads-about")
        found = [(basis, self.main["leads"][basis]) for basis in ("chances", "count") if self.main["leads"][basis]]
        if not found:
            return self.section("leads", title, self.say("lab-balance-leads-none"))
        series = [
            Series(
                self.say(f"lab-balance-leads-{basis}"),
                [(row["round"], row["share"], *row["interval"]) for row in rows],
                basis == "count",
            )
            for basis, rows in found
        ]
        caption = self.say("lab-balance-leads-chart")
        drawn = drawing.lines(caption, series, self.say("lab-balance-after-round"), 1 / self.main["seats"])
        chart = self.figure(caption, drawn)
        by_round: dict[int, dict[str, Data]] = {}
        for basis, rows in found:
            for row in rows:
                by_round.setdefault(row["round"], {})[basis] = row
        body = []
        for number, had in sorted(by_round.items()):
            cells = [str(number)]
            for basis, _ in found:
                it = had.get(basis)
                if it is None:
                    cells.append(self.say("lab-balance-none"))
                else:
                    low, high = map(self.percent, it["interval"])
                    of = self.say("lab-balance-of-games", n=it["games"], low=low, high=high)
                    cells.append(f"<b>{escape(self.percent(it['share']))}</b> <small>{escape(of)}</small>")
            body.append(cells)
        heads = [self.say("lab-balance-after-round"), *(self.say(f"lab-balance-leads-{basis}") for basis, _ in found)]
        heads = list(map(escape, heads))
        return self.section("leads", title, about, self.pair(chart, self.table(caption, heads, body)))

    def turning(self) -> str:
        it = self.main["turning"]
        if it is None:
            return ""
        title = self.say("lab-balance-turning-title")
        said = [
            self.say(
                "lab-balance-turning-sentence",
                median=self.percent(it["last_median"]),
                never=it["never"],
                games=it["games"],
            )
        ]
        if it["decided"] is not None:
            said.append(self.say("lab-balance-turning-decided-sentence", median=self.percent(it["decided_median"])))
        tenths = [str(10 * n) for n in range(11)]
        under = self.say("lab-balance-tenth-percent")
        kinds: list[tuple[str, str]] = [
            ("last", "turning"),
            *([("decided", "decided")] if it["decided"] is not None else []),
        ]
        captions: list[tuple[str, str]] = [(key, self.say(f"lab-balance-{name}-chart")) for key, name in kinds]
        figures = "".join(
            self.figure(caption, drawing.columns(caption, tenths, it[key], under)) for key, caption in captions
        )
        heads = [self.say("lab-balance-tenth"), *(self.say(f"lab-balance-turning-{key}") for key, _ in kinds)]
        rows = [
            [
                escape(self.say("lab-balance-percent-range", low=10 * n, high=10 * n + 10)),
                *(self.number(it[key][n]) for key, _ in kinds),
            ]
            for n in range(10)
        ]
        table = self.table(title, list(map(escape, heads)), rows)
        basis = self.say(f"lab-balance-turning-{it['basis']}")
        return self.section(
            "turning",
            title,
            " ".join(said),
            f'<p class="soft">{escape(basis)}</p><div class="pair"><div class="stack">{figures}</div>{table}</div>',
        )

    def points(self) -> str:
        it = self.main["points"]
        if it is None or it["others"] is None:
            return ""
        about = self.say(
            "lab-balance-points-about",
            winners=self.number(it["winners"], 1),
            others=self.number(it["others"], 1),
            margin=self.number(it["margin"], 1),
        )
        most = max([row[name] for row in it["sources"] for name in ("winners", "others")] + [0.1])
        seats = self.main["played"] * self.main["seats"]
        rows = []
        for row in sorted(it["sources"], key=lambda row: -row["winners"]):
            gap = round(row["winners"] - row["others"], 1)
            sign = "+" if gap > 0 else "−" if gap < 0 else ""
            rows.append(
                [
                    escape(self.source(row["source"])),
                    _drawn(
                        drawing.bar(row["winners"], most, row["others"]), f"<b>{self.number(row['winners'], 1)}</b>"
                    ),
                    self.number(row["others"], 1),
                    f"{sign}{self.number(abs(gap), 1)}",
                    escape(self.percent(row["seats"] / seats)),
                ]
            )
        heads = [
            escape(self.say("lab-balance-source")),
            f"{drawing.key('bar')}{escape(self.say('lab-balance-winners'))}",
            f"{drawing.key('open')}{escape(self.say('lab-balance-others'))}",
            *(escape(self.say(f"lab-balance-{key}")) for key in ("difference", "in-seats")),
        ]
        table = self.table(self.say("lab-balance-points-chart"), heads, rows)
        return self.section("points", self.say("lab-balance-points-title"), about, table)

    def groups(self) -> list[str]:
        out = []
        for group in self.main["groups"]:
            fact = group["fact"]
            title = self.fact(fact)
            basis = next((row["basis"] for row in group["rows"] if row["basis"]), "played")
            about = self.say(f"lab-balance-groups-{basis}")

            def of_fact(table: Data, fact: str = fact) -> list[Data]:
                return [row for it in table["groups"] if it["fact"] == fact for row in it["rows"]]

            others = self.of_beside(of_fact, "word")
            reach = _reach(group["rows"])
            rows = [
                [
                    escape(self.word(fact, row["word"])),
                    *self.effect_cells(row, others.get(row["word"]), reach),
                    *self.counts(row, False),
                ]
                for row in _by_effect(group["rows"])
            ]
            heads = [escape(title), *self.effect_heads(reach), *self.count_heads(basis, False)]
            out.append(
                self.section(f"group-{fact}", title, about, self.verdict(group["rows"]), self.table(title, heads, rows))
            )
        return out

    def traits(self) -> list[str]:
        out = []
        for trait in self.main["traits"]:
            name = trait["trait"]
            title = self.say(f"lab-balance-trait-{name}")

            def of_trait(table: Data, name: str = name) -> list[Data]:
                return [row for it in table["traits"] if it["trait"] == name for row in it["rows"]]

            others = self.of_beside(of_trait, "value")
            reach = _reach(trait["rows"])
            rows = [
                [
                    escape(self.word(name, row["value"])),
                    *self.effect_cells(row, others.get(row["value"]), reach),
                    escape(self.percent(row["share"])),
                    self.number(row["games"]),
                ]
                for row in _by_effect(trait["rows"])
            ]
            heads = [
                escape(title),
                *self.effect_heads(reach),
                *(escape(self.say(f"lab-balance-{key}")) for key in ("share", "games")),
            ]
            table = self.table(title, heads, rows)
            about = self.say("lab-balance-traits-about")
            out.append(self.section(f"trait-{name}", title, about, self.verdict(trait["rows"]), table))
        return out

    def openings(self) -> str:
        listed = [row for row in self.main["openings"] if row["first"] >= FEWEST_FIRST]
        if not listed:
            return ""
        others = self.of_beside(lambda table: list(table["openings"]), "card")
        reach = _reach(listed)
        rows = [
            [self.card(row["card"]), *self.effect_cells(row, others.get(row["card"]), reach), self.number(row["first"])]
            for row in sorted(listed, key=lambda row: -row["first"])
        ]
        title = self.say("lab-balance-openings-title")
        heads = [escape(self.say("lab-balance-card")), *self.effect_heads(reach), escape(self.say("lab-balance-first"))]
        takes = any(row["basis"] == "taken" for row in self.main["cards"])
        about = self.say(f"lab-balance-openings-{'taken' if takes else 'played'}", n=FEWEST_FIRST)
        return self.section("openings", title, about, self.verdict(listed), self.table(title, heads, rows))

    def cards(self) -> str:
        listed = self.main["cards"]
        basis = next((row["basis"] for row in listed if row["basis"]), "played")
        others = self.of_beside(lambda table: list(table["cards"]), "card")
        reach = _reach(listed)
        rows = [
            [self.card(row["card"]), *self.effect_cells(row, others.get(row["card"]), reach), *self.counts(row, True)]
            for row in _by_effect(listed)
        ]
        title = self.say("lab-balance-cards-title")
        heads = [escape(self.say("lab-balance-card")), *self.effect_heads(reach), *self.count_heads(basis, True)]
        about = self.say(f"lab-balance-cards-{basis}")
        return self.section("cards", title, about, self.verdict(listed), self.table(title, heads, rows))

    def count_heads(self, basis: str, compared: bool) -> list[str]:
        keys = ("offered", "taken-share", "taken", "played") if basis == "taken" else ("held", "played")
        return [escape(self.say(f"lab-balance-{key}")) for key in (*keys, *(("compared",) if compared else ()))]

    def counts(self, row: Data, compared: bool) -> list[str]:
        """How often it was offered, taken and played."""
        out = []
        if any(it["basis"] == "taken" for it in self.main["cards"]):
            part = self.percent(row["taken_in"] / row["offered"]) if row["offered"] else self.say("lab-balance-none")
            out += [self.number(row["offered"]), escape(part), self.number(row["taken"]), self.number(row["played"])]
        else:
            out += [self.number(row["held"]), self.number(row["played"])]
        effect = row["effect"]
        if compared:
            both = {"with": effect["with"], "without": effect["without"]} if effect is not None else None
            out.append(escape(self.say("lab-balance-against", **both)) if both else self.say("lab-balance-none"))
        return out

    def tables(self) -> str:
        if len(self.result["tables"]) < 2:
            return ""
        rows = []
        for table in self.result["tables"]:
            first, turning = table["place"][0], table["turning"]
            length = table["length"]
            reach = escape(self.shares(*first["interval"]))
            rows.append(
                [
                    f"{escape(self.changed(table))} <small>({escape(self.bots(table))})</small>",
                    self.number(table["played"]),
                    f"<b>{escape(self.percent(first['share']))}</b> <small>({reach})</small>",
                    self.number(length["decisions"]["mean"]),
                    self.number(length["rounds"]["mean"] if length["rounds"] else None, 1),
                    self.number(turning["changes"]["mean"] if turning else None, 1),
                    escape(self.percent(turning["last_median"])) if turning else self.say("lab-balance-none"),
                ]
            )
        keys = ("table", "games", "tile-first", "tile-length", "tile-rounds", "changes", "settled")
        heads = [escape(self.say(f"lab-balance-{key}")) for key in keys]
        title = self.say("lab-balance-tables-title")
        return self.section("tables", title, self.say("lab-balance-tables-about"), self.table(title, heads, rows))

    def method(self) -> str:
        made = self.say(
            "lab-balance-method-made", command="\0", version=self.result["version"], rules=self.result["rules"]
        )
        command = f"<code>{escape(self.command)}</code>"
        said = [
            escape(self.say("lab-balance-method-games", seed=str(self.main["seed"]))),
            escape(self.say("lab-balance-method-effect")),
            escape(self.say("lab-balance-method-limits")),
            escape(made).replace("\0", command),
        ]
        return self.section("method", self.say("lab-balance-method-title"), "", *(f"<p>{it}</p>" for it in said))


def _by_effect(rows: Sequence[Data]) -> list[Data]:
    """The strongest first, those of which nothing is known at the end, the most frequent first."""
    return sorted(
        rows,
        key=lambda row: (
            row["effect"] is None,
            -row["effect"]["effect"] if row["effect"] else -row.get("offered", 0) - row.get("held", 0),
        ),
    )


def _reach(rows: Sequence[Data]) -> float:
    """How far a drawing must reach for most of these effects and their ranges."""
    ends = sorted(max(-row["effect"]["low"], row["effect"]["high"]) for row in rows if row["effect"] is not None)
    if not ends:
        return WIDEST
    return next((reach for reach in REACHES if ends[int(0.9 * (len(ends) - 1))] <= reach), WIDEST)


def _ends(*ends: str) -> str:
    """What the left edge, the middle and the right edge of drawings mean, above them."""
    return f'<span class="ends">{"".join(f"<span>{escape(end)}</span>" for end in ends)}</span>'


def _drawn(drawing: str, said: str) -> str:
    """A small drawing and what it says, beside each other where there is room."""
    return f'<div class="drawn">{drawing}<span>{said}</span></div>'


def _pressed(style: str) -> str:
    """A style sheet without comments and line breaks."""
    return re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", style, flags=re.S)).strip()
