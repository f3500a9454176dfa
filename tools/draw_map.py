"""Draws docs/pictures from the code: the rooms with who imports whom, and one move from the tap to the other's screen.

python tools/draw_map.py            draws them
python tools/draw_map.py --check    fails if a picture is not what the code says

The rooms and their order are those of pyproject.toml, the arrows are the imports in the sources. Every stop of the move
names a function and the file it is in; one that is no longer there is an error.
"""

import ast
import re
import sys
import tomllib
from dataclasses import dataclass
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludotheque"
PICTURES = ROOT / "docs" / "pictures"

ABOUT = {
    "terminal": "the command line and the text client",
    "local": "a house in a browser, without a server",
    "server": "rooms, their journal, clocks, notices",
    "lab": "the arena and the benchmarks",
    "wire": "messages between server and pages",
    "interop": "other people's interfaces",
    "bots": "honest players",
    "lessons": "a coach for each game",
    "games": "one folder a game, as its rulebook",
    "kernel": "the table, and nothing about any game",
    "locales": "every sentence, in both languages",
    "rulebooks": "our wording of the rules",
    "web": "the pages (Svelte, TypeScript)",
}


# ------------------------------------------------------------------------------------ the rooms
def layers() -> list[list[str]]:
    """The rooms that exist, from top to bottom, as pyproject.toml orders them."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    rooms = next(contract for contract in contracts if contract["id"] == "rooms")
    found = [[name.strip(" ()") for name in layer.split("|")] for layer in rooms["layers"]]
    return [[room for room in layer if (PACKAGE / room).is_dir()] for layer in found]


def sources(room: str) -> list[Path]:
    """The source files of a room."""
    if room == "web":
        files = (ROOT / "web" / "src").rglob("*")
        return sorted(
            path for path in files if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts")
        )
    return sorted(path for path in (PACKAGE / room).rglob("*.py") if "__pycache__" not in path.parts)


def lines(room: str) -> int:
    """How many lines of code a room has; of words and rulebooks, how many lines of text."""
    files = sources(room)
    if room in {"locales", "rulebooks"}:
        files += [path for path in (PACKAGE / room).rglob("*") if path.suffix in {".ftl", ".md"}]
    return sum(len(path.read_text("utf-8").splitlines()) for path in files)


def imports(room: str, rooms: list[str]) -> set[str]:
    """Which other rooms a room imports."""
    out = set()
    for path in sources(room):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            for name in names:
                parts = name.split(".")
                if parts[0] == "ludotheque" and len(parts) > 1 and parts[1] in rooms:
                    out.add(parts[1])
    return out - {room}


def direct(arrows: dict[str, set[str]]) -> dict[str, set[str]]:
    """The arrows without those that follow from others, so that the picture can be read."""

    def reach(room: str) -> set[str]:
        out: set[str] = set()
        for other in arrows.get(room, set()):
            out |= {other} | reach(other)
        return out

    return {
        room: {to for to in others if not any(to in reach(other) for other in others - {to})}
        for room, others in arrows.items()
    }


STYLE = """
  .paper { fill: #fbf6ea }
  .room { fill: #fffdf7; stroke: #6b4a2b; stroke-width: 1.5 }
  .name { font: 600 17px Georgia, serif; fill: #3a2615 }
  .about { font: 12.5px Georgia, serif; fill: #5b4636 }
  .small { font: 11px ui-monospace, monospace; fill: #8a6f55 }
  .arrow { fill: none; stroke: #a0713f; stroke-width: 1.4; marker-end: url(#tip) }
  .lane { fill: #f1e6cf }
  .step { fill: #fffdf7; stroke: #2f6b5e; stroke-width: 1.3 }
  .code { font: 600 13px ui-monospace, monospace; fill: #1f4a41 }
"""
TIP = '<marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto">'
TIP += '<path d="M0 0L10 5L0 10z" fill="#a0713f"/></marker>'


def svg(width: int, height: int, title: str, parts: list[str]) -> str:
    """A whole picture."""
    size = f'viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    paper = f'<rect class="paper" width="{width}" height="{height}" rx="12"/>'
    return "\n".join([head, f"<style>{STYLE}</style><defs>{TIP}</defs>", paper, *parts, "</svg>", ""])


def rooms_picture() -> str:
    """The rooms from top to bottom, who imports whom, and how large each is."""
    order = [["web"], *layers()]
    rooms = [room for layer in order for room in layer]
    arrows = {room: imports(room, rooms) for room in rooms if room != "web"}
    arrows["web"] = {"wire"}  # its types are made from the messages
    wide, high, gap = 280, 66, 34
    width = 2 * wide + 3 * 60
    at: dict[str, tuple[int, int]] = {}
    for row, layer in enumerate(order):
        left = (width - len(layer) * wide - (len(layer) - 1) * 60) // 2
        for n, room in enumerate(layer):
            at[room] = (left + n * (wide + 60), 20 + row * (high + gap))
    parts = []
    for room, others in direct(arrows).items():
        for to in sorted(others, key=rooms.index):
            x1, y1 = at[room][0] + wide // 2, at[room][1] + high
            x2, y2 = at[to][0] + wide // 2, at[to][1]
            if y2 - y1 > gap + 2:  # past a room between them: around it
                side = 14 if (x1 + x2) // 2 <= width // 2 else width - 14
                edge = at[room][0] if side == 14 else at[room][0] + wide
                into = at[to][0] if side == 14 else at[to][0] + wide
                y1, y2 = y1 - high // 2, y2 + high // 2
                parts.append(f'<path class="arrow" d="M{edge} {y1}C{side} {y1} {side} {y2} {into} {y2}"/>')
            else:
                parts.append(f'<path class="arrow" d="M{x1} {y1}C{x1} {y1 + 18} {x2} {y2 - 18} {x2} {y2}"/>')
    for room, (x, y) in at.items():
        parts.append(f'<rect class="room" x="{x}" y="{y}" width="{wide}" height="{high}" rx="8"/>')
        parts.append(f'<text class="name" x="{x + 14}" y="{y + 27}">{room}</text>')
        parts.append(f'<text class="about" x="{x + 14}" y="{y + 49}">{escape(ABOUT[room])}</text>')
        count = f"{round(lines(room), -2):,} lines".replace(",", " ")
        parts.append(f'<text class="small" x="{x + wide - 12}" y="{y + 25}" text-anchor="end">{count}</text>')
    height = 20 + len(order) * (high + gap)
    return svg(width, height, "The rooms of the house and who imports whom", parts)


# ------------------------------------------------------------------------------------ one move
@dataclass(frozen=True)
class Stop:
    """Where a move passes: in which room, in which file, through which function, and what happens there."""

    lane: str
    file: str
    function: str
    what: str


LIVE = "web/src/lib/live.svelte.ts"
DESK = "web/src/lib/desk.svelte.ts"
SESSION = "src/ludotheque/server/session.py"
KEEPER = "src/ludotheque/server/keeper.py"
ROOMS = "src/ludotheque/server/rooms.py"
MATCH = "src/ludotheque/kernel/match.py"
ENGINE = "src/ludotheque/kernel/engine.py"
RULES = "src/ludotheque/games/yutaka/rules.py"
MOVE = [
    Stop("Ana's page", DESK, "Desk.tap", "a tap on a card, then on an island"),
    Stop("Ana's page", DESK, "Desk.send", "the option's move: “D3-2”"),
    Stop("Ana's page", LIVE, "Live.send", "numbered, kept until it is answered"),
    Stop("server", SESSION, "Connection._take", "read, checked against its type"),
    Stop("server", KEEPER, "RoomKeeper.do", "one command at a time"),
    Stop("server", ROOMS, "Room.decide", "may this seat do that now?"),
    Stop("kernel", MATCH, "Match.answer", "tried on a copy: legal, or a refusal"),
    Stop("server", KEEPER, "RoomKeeper.write", "on disk before anybody is told"),
    Stop("server", ROOMS, "Room.apply", "the entry becomes part of the room"),
    Stop("kernel", MATCH, "Match.play", "and of the match"),
    Stop("kernel", ENGINE, "answer", "the picks go to the effect that asked"),
    Stop("game", RULES, "PlayACard.chosen", "the rule itself: the card does its work"),
    Stop("kernel", ENGINE, "advance", "the rules run until somebody is asked"),
    Stop("kernel", "src/ludotheque/kernel/view.py", "view", "what each seat may know, and no more"),
    Stop("server", KEEPER, "RoomKeeper._tell", "to each recipient its own update"),
    Stop("Bo's page", LIVE, "Live.#take", "view and events arrive"),
    Stop("Bo's page", "web/src/lib/showing.svelte.ts", "Showing.show", "the card flies, the table is drawn"),
]


def is_there(stop: Stop) -> bool:
    """Whether the function is still in its file."""
    text = (ROOT / stop.file).read_text("utf-8")
    name = re.escape(stop.function.split(".")[-1])
    if stop.file.endswith(".py"):
        return re.search(rf"^\s*(async )?def {name}\(", text, re.MULTILINE) is not None
    return (
        re.search(rf"^\s*(export )?(private )?(async )?(function |const )?{name}\s*(\(|=)", text, re.MULTILINE)
        is not None
    )


def move_picture() -> str:
    """The stops of one move, each in the lane of its room, from top to bottom."""
    lost = [f"{stop.file}: {stop.function}" for stop in MOVE if not is_there(stop)]
    if lost:
        sys.exit("No longer there: " + "; ".join(lost) + ". See MOVE in tools/draw_map.py.")
    lanes = list(dict.fromkeys(stop.lane for stop in MOVE))
    wide, high, gap = 280, 58, 22
    width = len(lanes) * (wide + 24) + 24
    height = 60 + len(MOVE) * (high + gap)
    parts = []
    for n, lane in enumerate(lanes):
        x = 24 + n * (wide + 24)
        parts.append(f'<rect class="lane" x="{x - 8}" y="10" width="{wide + 16}" height="{height - 20}" rx="8"/>')
        parts.append(f'<text class="name" x="{x + 6}" y="36">{escape(lane)}</text>')
    before: tuple[int, int] | None = None
    for n, stop in enumerate(MOVE):
        x, y = 24 + lanes.index(stop.lane) * (wide + 24), 50 + n * (high + gap)
        if before is not None:
            x1, y1, x2 = before[0] + wide // 2, before[1] + high, x + wide // 2
            parts.append(f'<path class="arrow" d="M{x1} {y1}C{x1} {y1 + 14} {x2} {y - 14} {x2} {y}"/>')
        before = (x, y)
        parts.append(f'<rect class="step" x="{x}" y="{y}" width="{wide}" height="{high}" rx="7"/>')
        parts.append(f'<text class="code" x="{x + 10}" y="{y + 19}">{n + 1}. {escape(stop.function)}</text>')
        parts.append(f'<text class="about" x="{x + 10}" y="{y + 36}">{escape(stop.what)}</text>')
        short = stop.file.removeprefix("src/ludotheque/")
        parts.append(f'<text class="small" x="{x + 10}" y="{y + 51}">{escape(short)}</text>')
    return svg(width, height, "One move, from the tap to the other player's screen", parts)


def main(words: list[str]) -> int:
    """Draw, or check; the exit code of the command."""
    wrong = []
    for name, picture in {"rooms.svg": rooms_picture(), "one-move.svg": move_picture()}.items():
        path = PICTURES / name
        if words == ["--check"]:
            # sizes of rooms change with every commit; everything else must be as the code says
            numbers = re.compile(r">[\d ]+ lines<")
            there = path.read_text("utf-8") if path.is_file() else ""
            if numbers.sub("", there) != numbers.sub("", picture):
                wrong.append(name)
        else:
            path.write_text(picture, encoding="utf-8")
    if wrong:
        print(f"docs/pictures is out of date: {', '.join(wrong)}. Run: python tools/draw_map.py", file=sys.stderr)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
