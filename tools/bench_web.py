"""Measures how heavy the pages are, how soon a table can be played at, and how smoothly it moves.

    python tools/bench_web.py           a table to read
    python tools/bench_web.py --json    the same for programs

The pages must be built. Everything is measured in a real Chromium without a GPU, on a real server on this machine.
"""

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tools.screenshots import visitors  # noqa: E402

TRIES = 5
BOT_TURNS = 5
#: Notes when something on the table can be tapped for the first time.
WHEN_LIT = """
new MutationObserver((_, it) => {
  if (document.querySelector('.place.lit, [data-move]') === null) return;
  it.disconnect();
  window.litAt = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
"""
#: Counts frames, the longest wait for one, and tasks that held the page up for more than 50 ms.
METER = """() => {
  const meter = { frames: 0, longest: 0, tasks: [], since: performance.now(), running: true };
  let last = meter.since;
  const frame = (now) => {
    if (!meter.running) return;
    meter.frames += 1;
    meter.longest = Math.max(meter.longest, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const observer = new PerformanceObserver((list) => meter.tasks.push(...list.getEntries().map((it) => it.duration)));
  observer.observe({ type: 'longtask' });
  window.meter = meter;
}"""
READ = """() => {
  window.meter.running = false;
  return { ...window.meter, seconds: (performance.now() - window.meter.since) / 1000 };
}"""


def table(server: Any, game: str) -> str:
    """The way to a new table at which we move first, against the bot that "Play now" takes."""
    pages, *_ = visitors()
    seats = [{**seat, "bot": "thumb"} if seat["kind"] == "bot" else seat for seat in pages.one_and_bots(game)]
    made = server.make(game, seats)
    while 0 not in server.get(f"/api/tables/{made['room']}")[1]["waiting"]:
        time.sleep(0.01)
    return str(made["mine"][0]["path"])


def weight(browser: Any, server: Any, path: str) -> tuple[int, int]:
    """The bytes of script, as sent, of a first visit: before something can be tapped, and for its pictures."""
    pages, *_ = visitors()
    visit = pages.Visit.open(browser, server, "/healthz")
    visit.context.add_init_script(WHEN_LIT)
    scripts: list[Any] = []
    visit.page.on("requestfinished", lambda it: scripts.append(it) if it.resource_type == "script" else None)
    visit.go(path)
    visit.page.wait_for_load_state("networkidle")
    visit.wait("document.documentElement.dataset.drawing === undefined")
    lit = visit.page.evaluate("window.litAt === undefined ? null : performance.timeOrigin + window.litAt")
    first = [it for it in scripts if lit is None or it.timing["startTime"] <= lit]
    sizes = [sum(it.sizes()["responseBodySize"] for it in some) for some in (first, scripts)]
    visit.context.close()
    return int(sizes[0]), int(sizes[1] - sizes[0])


def readiness(browser: Any, server: Any, game: str) -> list[float]:
    """Milliseconds from opening the address of a table, nothing being cached, to a card that can be tapped."""
    pages, *_ = visitors()
    out = []
    for _ in range(TRIES + 1):
        visit = pages.Visit.open(browser, server, "/healthz")
        visit.context.add_init_script(WHEN_LIT)
        visit.go(table(server, game))
        visit.wait("window.litAt !== undefined")
        out.append(float(visit.page.evaluate("window.litAt")))
        visit.context.close()
    return out[1:]  # the first one warms the server up


def motion(browser: Any, server: Any, game: str) -> dict[str, Any]:
    """Frames and held-up moments while we move and the bots answer, at normal speed."""
    pages, *_ = visitors()
    visit = pages.Visit.open(browser, server, table(server, game), settings={"speed": "normal"})
    visit.my_turn()
    rng = random.Random(1)
    visit.page.evaluate(METER)
    for _ in range(BOT_TURNS):
        visit.answer(rng)
        visit.my_turn()
    read: dict[str, Any] = visit.page.evaluate(READ)
    visit.context.close()
    return {
        "frames_per_second": round(read["frames"] / read["seconds"], 1),
        "longest_frame_ms": round(read["longest"]),
        "long_tasks": len(read["tasks"]),
        "longest_task_ms": round(max(read["tasks"], default=0)),
    }


def measure(games: list[str]) -> dict[str, Any]:
    """Everything."""
    pages, serving, _ = visitors()
    with tempfile.TemporaryDirectory() as house, pages.chromium() as browser:
        server = serving.Server(Path(house)).start()
        try:
            out: dict[str, Any] = {"lobby_script_bytes": weight(browser, server, "/")[0], "games": {}}
            for game in games:
                ready = readiness(browser, server, game)
                script, pictures = weight(browser, server, table(server, game))
                out["games"][game] = {
                    "table_script_bytes": script,
                    "picture_script_bytes": pictures,
                    "ready_ms_median": round(statistics.median(ready)),
                    "ready_ms_worst": round(max(ready)),
                    **motion(browser, server, game),
                }
            return out
        finally:
            server.stop()


def main() -> None:
    """The command."""
    import ludotheque

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", action="append", choices=ludotheque.games(), help="only this game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wish = parser.parse_args()
    found = measure(wish.game or ludotheque.games())
    if wish.json:
        print(json.dumps(found, indent=1))
        return
    print(f"{'lobby: script, compressed':<44}{found['lobby_script_bytes'] / 1000:>9.1f} kB")
    for game, it in found["games"].items():
        for what, value, unit in (
            ("table: script, compressed", f"{it['table_script_bytes'] / 1000:.1f}", "kB"),
            ("table: pictures, fetched after that", f"{it['picture_script_bytes'] / 1000:.1f}", "kB"),
            ("table: until a card can be tapped, median", it["ready_ms_median"], "ms"),
            (f"table: the same, worst of {TRIES}", it["ready_ms_worst"], "ms"),
            (f"{BOT_TURNS} bot turns: frames a second", it["frames_per_second"], ""),
            (f"{BOT_TURNS} bot turns: longest frame", it["longest_frame_ms"], "ms"),
            (f"{BOT_TURNS} bot turns: tasks over 50 ms", it["long_tasks"], ""),
            (f"{BOT_TURNS} bot turns: longest task", it["longest_task_ms"], "ms"),
        ):
            print(f"{f'{game} {what}':<44}{value:>9} {unit}")


if __name__ == "__main__":
    main()
