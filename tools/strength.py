"""Writes what docs/ladder says into docs/strength.md, and draws the ratings: docs/pictures/strength.svg.

python tools/strength.py            writes and draws
python tools/strength.py --check    fails if page or picture do not agree with what was played

What stands between two marks in the page, `<!-- NAME -->` and `<!-- end of NAME -->`, is written by this. What was
played with `ludotheque ladder … --kept FILE` lies in docs/ladder, a file a game; games against the dragon, where nobody
plays against anybody, in `dragon.jsonl`, an arena a line.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.games import keys as all_games
from ludotheque.lab import ladder
from ludotheque.lab.ratings import picture
from ludotheque.lab.statistics import percent, wilson
from ludotheque.locales import say

ROOT = Path(__file__).resolve().parent.parent
PLAYED = ROOT / "docs" / "ladder"
PAGE = ROOT / "docs" / "strength.md"
PICTURE = ROOT / "docs" / "pictures" / "strength.svg"

Data = dict[str, Any]
MODES, DRAGONS = ["solo", "coop"], ["easy", "normal", "hard"]
ORDER = ["random", "thumb", "novice", "club", "expert", "master", "handmade", "search"]


def rank(bot: str) -> tuple[int, int]:
    """Where a bot stands in a table: the weaker first, a part before the whole."""
    kind = bot.partition("/")[0].partition(":")[0]
    part = bot.partition("/")[2]
    return ORDER.index(kind), -int(part or 1)


def ladders() -> list[Data]:
    """All that was played, game by game, small tables first."""
    found = [it for key in all_games() for it in ladder.standing(PLAYED / f"{key}.jsonl")]
    return sorted(found, key=lambda it: (all_games().index(it["game"]), it["seats"]))


def rows(it: Data, handmade: bool = False) -> list[str]:
    """The pairs with hand-made bots, or the others, as rows of a table: the stronger by name against the weaker."""
    out = []
    pairs = [pair for pair in it["pairs"] if handmade == any("handmade" in pair[key] for key in ("one", "two"))]
    for pair in sorted(pairs, key=lambda pair: sorted((rank(pair["one"]), rank(pair["two"])), reverse=True)):
        one, two, share, (low, high) = pair["one"], pair["two"], pair["share"], pair["interval"]
        if it["seats"] == 2 and rank(one) < rank(two):
            one, two, share, low, high = two, one, 1 - share, 1 - high, 1 - low
        name = say("en", f"{it['game']}-name")
        cells = [name, one, two, pair["games"], percent(share, "en"), f"{percent(low, 'en')} – {percent(high, 'en')}"]
        if it["seats"] > 2:
            cells[1:1] = [it["seats"]]
            cells.append(f"{share * it['seats']:.2f}")
        out.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return out


def two_players() -> list[str]:
    """Level against level, and against the yardstick."""
    head = ["| game | bot | against | games | share | 95 % interval |", "|---|---|---|--:|--:|--:|"]
    return head + [row for it in ladders() if it["seats"] == 2 for row in rows(it)]


def more_players() -> list[str]:
    """One level among rules of thumb."""
    head = [
        "| game | seats | bot | among | games | share | 95 % interval | times an even share |",
        "|---|--:|---|---|--:|--:|--:|--:|",
    ]
    return head + [row for it in ladders() if it["seats"] > 2 for row in rows(it)]


def learned() -> list[str]:
    """The same search with what was learned and without."""
    head = ["| game | learned | hand-made | games | share | 95 % interval |", "|---|---|---|--:|--:|--:|"]
    return head + [row for it in ladders() if it["seats"] == 2 for row in rows(it, handmade=True)]


def dragon() -> list[str]:
    """Volfyirion alone and with a partner."""
    head = ["| | dragon | bot | games | won | 95 % interval |", "|---|---|---|--:|--:|--:|"]
    file = PLAYED / "dragon.jsonl"
    found = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    for it in sorted(found, key=lambda it: (MODES.index(it["mode"]), DRAGONS.index(it["level"]), rank(it["bot"]))):
        low, high = (percent(end, "en") for end in wilson(it["share"], it["games"]))
        mode = {"solo": "alone", "coop": "with a partner"}[it["mode"]]
        share = percent(it["share"], "en")
        head.append(f"| {mode} | {it['level']} | {it['bot']} | {it['games']} | {share} | {low} – {high} |")
    return head


def ratings() -> list[str]:
    """Elo, game by game."""
    out = ["| game | bot | Elo | 95 % interval |", "|---|---|--:|--:|"]
    for it in rated():
        name = say("en", f"{it['game']}-name")
        for row in it["ratings"]:
            low, high = row["interval"]
            out.append(f"| {name} | {row['bot']} | {row['elo']} | {low} – {high} |")
    return out


def rated() -> list[Data]:
    """The ladders for two that say who is how strong, the weaker first."""
    out = []
    for it in ladders():
        levels = sorted(it["ratings"], key=lambda row: rank(row["bot"]))
        if levels:
            out.append(it | {"ratings": levels})
    return out


TABLES: dict[str, Callable[[], list[str]]] = {
    "two players": two_players,
    "more players": more_players,
    "against the dragon": dragon,
    "learned": learned,
    "ratings": ratings,
}


def written(page: str) -> str:
    """The page with its tables as they should be."""
    for name, lines in TABLES.items():
        before, begins, rest = page.partition(f"<!-- {name} -->\n")
        _, ends, after = rest.partition(f"<!-- end of {name} -->")
        if not ends:
            raise SystemExit(f"docs/strength.md has no place for: {name}")
        page = before + begins + "\n".join(["", *lines(), "", ""]) + ends + after
    return page


def main(arguments: list[str]) -> int:
    """Write page and picture, or say whether they are as they should be."""
    wanted = {PAGE: written(PAGE.read_text("utf-8")), PICTURE: picture(rated())}
    wrong = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in wrong:
        print(f"{path.relative_to(ROOT)} does not agree with what was played" if "--check" in arguments else path)
        if "--check" not in arguments:
            path.write_text(wanted[path], "utf-8")
    return 1 if wrong and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
