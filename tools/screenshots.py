"""Takes a picture of every page and every table, at the width of a phone, a laptop and a wall, into build/screenshots.

    python tools/screenshots.py                          all of them
    python tools/screenshots.py --only table --only end  some of them
    python tools/screenshots.py --lang fr --game yutaka

The pages must be built. The tables are played for some turns first, so that there is something on them.
"""

import argparse
import importlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"360": (360, 740), "1280": (1280, 800), "2560": (2560, 1440)}
#: The pages on which one stays long are drawn by dim light too.
DIM = ("lobby", "table", "table-picked")


def visitors() -> tuple[Any, Any, Any]:
    """The visitors, the server and the scenes of the browser tests."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    return tuple(importlib.import_module(f"support.{name}") for name in ("pages", "serving", "scenes"))  # type: ignore[return-value]


def pictures(games: list[str], only: list[str], lang: str, folder: Path) -> Iterator[Path]:
    """Take them, one after the other."""
    pages, serving, scenes = visitors()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as house, pages.chromium() as browser:
        server = serving.Server(Path(house)).start()
        try:
            for game in games:
                for name, draw in scenes.SCENES.items():
                    for width, size in SIZES.items() if not only or name in only else ():
                        for theme in ("light", "dark") if name in DIM else ("light",):
                            wish = {"lang": lang, "size": size, "theme": theme, "settings": {"name": "Robin"}}
                            visit = draw(
                                game, server, lambda path, w=wish: pages.Visit.open(browser, server, path, **w)
                            )
                            visit.page.evaluate("document.fonts.ready.then(() => undefined)")
                            picture = folder / f"{game}-{name}-{width}-{theme}.png"
                            visit.page.screenshot(path=picture)
                            visit.context.close()
                            yield picture
        finally:
            server.stop()


def main() -> None:
    """The command."""
    import ludotheque

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", choices=ludotheque.games(), help="only of this game")
    parser.add_argument("--only", action="append", default=[], help="only this page")
    parser.add_argument("--lang", choices=["fr", "en"], default="en")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "screenshots")
    wish = parser.parse_args()
    for picture in pictures(wish.game or ludotheque.games(), wish.only, wish.lang, wish.folder):
        print(picture, flush=True)


if __name__ == "__main__":
    main()
