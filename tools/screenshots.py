"""Takes a picture of every page and every table, on phones, a laptop, a desk and a wall, into build/screenshots.

    python tools/screenshots.py                          all of them
    python tools/screenshots.py --only table --only end  some of them
    python tools/screenshots.py --lang fr --game yutaka --size 360 --theme dark

The pages must be built. The tables are played for some turns first, so that there is something on them.
"""

import argparse
import importlib
import itertools
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SIZES = {
    "360": (360, 740),
    "844": (844, 390),
    "768": (768, 1024),
    "1280": (1280, 800),
    "1920": (1920, 1080),
    "2560": (2560, 1440),
}
PHONES = ("360", "844")
#: The pages on which one stays long are drawn by dim light too, unless a theme is asked for.
DIM = ("lobby", "table", "table-picked")


#: Pages that are longer than a screen, and drawn to their end.
WHOLE = ("cards",)


def visitors() -> tuple[Any, Any, Any]:
    """The visitors, the server and the scenes of the browser tests."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    return tuple(importlib.import_module(f"support.{name}") for name in ("pages", "serving", "scenes"))  # type: ignore[return-value]


#: All images of the page, also those that cannot be drawn, have been read.
DECODED = "Promise.allSettled([...document.images].map((it) => it.decode())).then(() => undefined)"


def drawn(visit: Any) -> None:
    """Wait until letters and pictures are there: an image is drawn some moments after its address is known."""
    visit.page.evaluate("document.fonts.ready.then(() => undefined)")
    visit.wait("document.documentElement.dataset.drawing === undefined")
    visit.page.evaluate(
        "Promise.all([...document.images].map((it) => it.decode().catch(() => undefined))).then(() => undefined)"
    )


def pictures(wish: argparse.Namespace) -> Iterator[Path]:
    """Take them, one after the other."""
    pages, serving, scenes = visitors()
    wish.folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in scenes.SCENES if not wish.only or name in wish.only]
    with tempfile.TemporaryDirectory() as house, pages.chromium() as browser:
        server = serving.Server(Path(house)).start()
        try:
            for game, name, lang, size in itertools.product(wish.game, names, wish.lang, wish.size):
                for theme in wish.theme or (("light", "dark") if name in DIM else ("light",)):
                    how = {"lang": lang, "size": SIZES[size], "theme": theme, "touch": size in PHONES}
                    visit = scenes.SCENES[name](
                        game,
                        server,
                        lambda path, h=how: pages.Visit.open(browser, server, path, **h, settings={"name": "Robin"}),
                    )
                    drawn(visit)
                    picture = wish.folder / f"{game}-{name}-{size}-{lang}-{theme}.png"
                    visit.page.screenshot(path=picture, full_page=name in WHOLE)
                    visit.context.close()
                    yield picture
        finally:
            server.stop()


def main() -> None:
    """The command."""
    import ludotheque

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    games = ludotheque.games()
    for name, all_of_them, about in (
        ("game", games, "of this game"),
        ("lang", ["en", "fr"], "in this language"),
        ("size", list(SIZES), "at this width"),
        ("theme", ["light", "dark"], "by this light"),
    ):
        parser.add_argument(f"--{name}", action="append", choices=all_of_them, help=f"only {about}")
    parser.add_argument("--only", action="append", default=[], help="only this page")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "screenshots")
    wish = parser.parse_args()
    wish.game, wish.lang, wish.size = wish.game or games, wish.lang or ["en"], wish.size or list(SIZES)
    for picture in pictures(wish):
        print(picture, flush=True)


if __name__ == "__main__":
    main()
