"""Lays every card and every state of every table on one page, by day and by night: build/gallery/index.html.

    python tools/gallery.py                 all games
    python tools/gallery.py --game yro      one of them

The pages must be built. Whoever adds a game or changes how something looks sees here whether it is at home.
"""

import argparse
import html
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tools.screenshots import pictures  # noqa: E402

#: The parts of a game, and the states they are shown in.
SCENES = {
    "lobby": "The shelf, with a game that goes on",
    "cards": "All cards",
    "table": "The table, our turn",
    "table-picked": "A card is taken up: places are lit",
    "table-reading": "A card read where it lies",
    "table-card": "A card looked at closely",
    "table-signs": "What the signs mean",
    "lesson": "A lesson points at something",
    "end": "How it ended",
}
SIZES = ("360", "1280")
PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body {{ margin: 2rem; background: #777; color: #fff; font: 1rem/1.4 system-ui, sans-serif; }}
  .row {{ display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }}
  img {{ max-width: 100%; box-shadow: 0 2px 12px rgb(0 0 0 / 0.5); }}
  figure {{ margin: 0; max-width: 60rem; }}
</style>
{body}
"""


def page(taken: list[Path]) -> str:
    """The page: a part a heading, its pictures below it."""
    out: list[str] = []
    heading = ""
    for picture in taken:
        game, scene = next((game, scene) for game, scene in PARTS if picture.name.startswith(f"{game}-{scene}-"))
        title = f"{game}: {SCENES[scene]}"
        if title != heading:
            out.append(f"{'</div>' if heading else ''}<h2>{html.escape(title)}</h2><div class=row>")
            heading = title
        caption = html.escape(picture.stem.removeprefix(f"{game}-{scene}-"))
        out.append(f"<figure><img src='{picture.name}' loading=lazy><figcaption>{caption}</figcaption></figure>")
    return PAGE.format(body="\n".join([*out, "</div>" if heading else ""]))


#: Longer names first: a table that is picked is no plain table.
PARTS: list[tuple[str, str]] = []


def main() -> None:
    """The command."""
    import ludotheque

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    games = ludotheque.games()
    parser.add_argument("--game", action="append", choices=games, help="only this game")
    parser.add_argument("--lang", choices=["en", "fr"], default="en", help="in this language")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "gallery")
    wish = parser.parse_args()
    wish.game = wish.game or games
    PARTS.extend((game, scene) for game in wish.game for scene in sorted(SCENES, key=len, reverse=True))
    wish.only, wish.lang, wish.size, wish.theme = list(SCENES), [wish.lang], list(SIZES), ["light", "dark"]
    taken = list(pictures(wish))
    (wish.folder / "index.html").write_text(page(taken), "utf-8")
    print(wish.folder / "index.html")


if __name__ == "__main__":
    main()
