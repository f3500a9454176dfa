"""The Python half of the house in a browser: one archive with everything that Pyodide does not bring itself.

    python tools/local_house.py FOLDER [--pyodide FOLDER] [--node PROGRAM]

writes FOLDER/house.tar.xz and FOLDER/house.json, which says what is in it. The libraries are the ones that
requirements/run.txt pins, in the form Pyodide loads, checked by their hashes. All code is compiled by the very Python
that will read it: compiling it in the browser would take most of the time until the first table.
"""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import json
import lzma
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
WHEELS = ROOT / "build" / "page" / "wheels"
COMPILE = ROOT / "tools" / "compile_house.mjs"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
#: What the house imports there. librt is not: it is what compiled rules are linked to.
LIBRARIES = ("msgspec", "fluent-runtime", "fluent-syntax", "babel", "attrs", "mypy-extensions", "pytz",
             "typing-extensions", "openskill")  # fmt: skip
PLATFORM = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none",
            "--platform", "pyemscripten_2026_0_wasm32", "--platform", "any")  # fmt: skip
#: Where the house begins; the games and their lessons are found by their names, not by imports.
BEGINS = ("ludotheque.local.door", "ludotheque.local.thinking")
FOUND_BY_NAME = ("games", "lessons")
#: Messages that only other clients say; the pages have their own in files of their own.
NOT_SAID = ("terminal", "web", "lab", "bench-server")
#: Of a wheel of ten megabytes, Babel's languages that nobody speaks here; and time zones that nobody asks for.
LEFT_OUT = re.compile(
    r"babel/locale-data/(?!(root|en|en_US|fr|fr_FR)\.dat$)|babel/messages/|pytz/zoneinfo/|.*\.pyi$|.*/$"
    r"|.*\.dist-info/(?!METADATA$|licenses/|LICENSE)"
)


# ------------------------------------------------------------------------------------ what goes in
def modules() -> list[Path]:
    """The files of every module of ours that the house can come to import."""
    todo = [*BEGINS]
    for room in FOUND_BY_NAME:
        todo += [_name(file) for file in sorted((SOURCES / "ludotheque" / room).rglob("*.py"))]
    found: dict[str, Path] = {}
    while todo:
        name = todo.pop()
        file = _file(name)
        if name in found or file is None:
            continue
        found[name] = file
        todo += [name.rpartition(".")[0], *_imports(file)]
    return sorted(found.values())


def _name(file: Path) -> str:
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _file(name: str) -> Path | None:
    place = SOURCES.joinpath(*name.split("."))
    return next((file for file in (place / "__init__.py", place.with_suffix(".py")) if name and file.is_file()), None)


def _parsed(file: Path) -> ast.AST:
    """A module as a tree. Python 3.11 loses count of its depth if another thread gets to parse something meanwhile,
    which it does when memory is tidied up: not in between, then."""
    gc.disable()
    try:
        return ast.parse(file.read_text("utf-8"))
    finally:
        gc.enable()


def _imports(file: Path) -> Iterator[str]:
    """What a module of ours imports of ours; not what only a type checker reads."""
    todo: list[ast.AST] = [_parsed(file)]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            todo += node.orelse
            continue
        todo += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            yield from (it.name for it in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            yield node.module
            yield from (f"{node.module}.{it.name}" for it in node.names)


def texts() -> list[Path]:
    """What our modules read: messages, rulebooks, what games have learned."""
    root = SOURCES / "ludotheque"
    said = [file for file in root.glob("locales/*/*.ftl") if not file.name.startswith(NOT_SAID)]
    return sorted([*said, *root.glob("rulebooks/**/*.md"), *root.glob("games/**/*.json")])


def wheels() -> list[Path]:
    """The libraries, as they are pinned; fetched once."""
    pinned = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    wanted = "".join(_pin(pinned, name) for name in LIBRARIES)
    folder = WHEELS / hashlib.sha256(wanted.encode()).hexdigest()[:16]
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=_made(WHEELS)) as scratch:
            lock = Path(scratch) / "wheels.txt"
            lock.write_text(wanted, "utf-8")
            fetch = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download", "--no-deps"]
            fetch += ["--only-binary", ":all:", "--require-hashes", "-r", str(lock), *PLATFORM]
            subprocess.run([*fetch, "-d", str(Path(scratch) / "them")], check=True)
            (Path(scratch) / "them").rename(folder)
    return sorted(folder.glob("*.whl"))


def _pin(pinned: str, name: str) -> str:
    """A library's lines in a file of requirements, with the hashes of all its forms."""
    found = re.search(rf"^{re.escape(name)}==.*\n(?:    --hash.*\n)+", pinned, re.MULTILINE)
    if found is None:
        sys.exit(f"requirements/run.txt does not pin {name}")
    return found[0].rstrip().rstrip("\\").rstrip() + "\n"


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def gather(archive: Path) -> None:
    """Everything as it is written, before it is compiled."""
    with zipfile.ZipFile(archive, "w") as out:
        for file in [*modules(), *texts()]:
            out.writestr(zipfile.ZipInfo(file.relative_to(SOURCES).as_posix()), file.read_bytes())
        for wheel in wheels():
            with zipfile.ZipFile(wheel) as library:
                for name in sorted(library.namelist()):
                    if not LEFT_OUT.match(name):
                        out.writestr(zipfile.ZipInfo(name), library.read(name))


# ------------------------------------------------------------------------------------ what comes out
def pack(parts: Iterable[Path], packed: Path) -> None:
    """One archive, compressed as a whole: two thirds of what a zip of it takes, and as small wherever it is hosted.

    A higher preset would save nothing, and whoever unpacks it would need eight times the memory for good.
    """
    best = 6 | lzma.PRESET_EXTREME
    with lzma.open(packed, "w", preset=best) as raw, tarfile.open(None, "w", raw) as out:
        for part in parts:
            with zipfile.ZipFile(part) as source:
                for name in source.namelist():
                    about = tarfile.TarInfo(name)
                    about.size = source.getinfo(name).file_size
                    out.addfile(about, source.open(name))


def build(folder: Path, pyodide: Path, node: str, also: Iterable[Path] = ()) -> None:
    """Write house.tar.xz and house.json; `also` are archives whose files, compiled already, go in beside the house."""
    _made(folder)
    with tempfile.TemporaryDirectory() as scratch:
        written = Path(scratch) / "written.zip"
        gather(written)
        plain = Path(scratch) / "compiled.zip"
        compiled = folder / "house.tar.xz"
        subprocess.run([node, str(COMPILE), str(pyodide), str(written), str(plain)], check=True)
        pack([plain, *also], compiled)
    raw = compiled.read_bytes()
    found = re.search(r'__version__ = "(.*)"', (SOURCES / "ludotheque" / "__init__.py").read_text("utf-8"))
    about = {
        "files": {"house.tar.xz": {"bytes": len(raw), "sha256": hashlib.sha256(raw).hexdigest()}},
        "pyodide": json.loads((pyodide / "package.json").read_text("utf-8"))["version"],
        "version": found[1] if found is not None else "",
    }
    (folder / "house.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")
    print(f"{compiled}: {len(raw):,} bytes")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pyodide", type=Path, default=PYODIDE)
    parser.add_argument("--node", default="node")
    given = parser.parse_args()
    build(given.folder, given.pyodide, given.node)
