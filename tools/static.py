"""Builds the whole house as static files into build/static, for any host that serves files: no server, only these.

    python tools/static.py

The pages are built by Vite (`--mode static`), Python is Pyodide as web/package-lock.json pins it, the house and its
libraries are packed by tools/local_house.py. Each part is built again only if something it is made of has changed.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools import local_house, web  # noqa: E402
from tools.install import alone  # noqa: E402

PAGES = ROOT / "build" / "static-pages"  #: what Vite builds
PYTHON = ROOT / "build" / "static-python"  #: Pyodide, its standard library, the house
OUT = ROOT / "build" / "static"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
#: Of Pyodide's package: what runs in a browser. The standard library is packed anew.
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LANGUAGES = ("fr", "en")
#: Of the standard library: what a house in a browser never imports. What imports lazily is kept.
UNUSED = re.compile(
    r"(_pyio|_pyrepl|_ssl|_sysconfigdata|asyncio/(proactor_events|windows_)|bdb|cProfile|cmd\.|colorsys|compileall|ctypes/macholib|curses|dbm|doctest|ensurepip"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|raw_unicode|unicode_escape|utf_8\.)|filecmp|fileinput|ftplib"
    r"|http/(cookiejar|server)|idlelib|imaplib|lib2to3|mailbox|modulefinder|multiprocessing|netrc|nturl2path|optparse|pdb"
    r"|pickletools|plistlib|poplib|profile|pstats|pty\.|py_compile|pyclbr|pydoc|rlcompleter|sched\.|shelve|smtplib|socketserver"
    r"|sqlite3|ssl\.|tabnanny|test|this\.|timeit|tkinter|trace\.|tty\.|turtle|unittest|venv|wave|webbrowser|wsgiref"
    r"|xml|zipapp)"
)
#: Starts Pyodide, has it unpack an archive, and says which packages it has imported for that from its archive.
FIRST = """
const [, module, indexURL] = process.argv;
const python = await (await import(module)).loadPyodide({ indexURL });
console.log(python.runPython(`
import json, shutil, sys, tarfile
tarfile.open("/empty.tar.xz", "w:xz").close()
shutil.unpack_archive("/empty.tar.xz", "/empty", "xztar")
json.dumps(sorted({name.partition(".")[0] for name in sys.modules}))
`));
"""
#: The only script of a page that is not a file: it leads from a path a host does not know to the start page.
LEAD = (
    "const ours = /^(.*\\/)((?:new|table|replay|learn|rules|cards|book)(?:\\/[^/]*){0,2})$/;\n"
    "const [, root, rest] = ours.exec(location.pathname) ?? [0, './', ''];\n"
    "location.replace(root + '?to=' + encodeURIComponent(rest + location.search + location.hash));"
)
NOT_FOUND = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-{hash}'" />
    <title>Ludothèque</title>
    <script>{lead}</script>
  </head>
  <body></body>
</html>
"""


# ------------------------------------------------------------------------------------ Python
def python(node: web.Node) -> None:
    """Pyodide with the parts of its standard library that are needed, compiled, and the house."""
    made_of = hashlib.sha256((UNUSED.pattern + FIRST).encode())
    ours = [*local_house.modules(), *local_house.texts()]
    tools = [Path(local_house.__file__), ROOT / "tools" / "compile_house.mjs"]
    for path in [*tools, PYODIDE / "package.json", ROOT / "requirements" / "run.txt", *ours]:
        made_of.update(path.read_bytes())
    stamp = PYTHON / "made-of"
    if stamp.is_file() and stamp.read_text("ascii") == made_of.hexdigest():
        return
    print("Packing Python and the house", flush=True)
    shutil.rmtree(PYTHON, ignore_errors=True)
    PYTHON.mkdir(parents=True)
    program = str(Path(node.folder) / "node")
    with tempfile.TemporaryDirectory() as scratch:
        needed = Path(scratch) / "needed.zip"
        with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole, zipfile.ZipFile(needed, "w") as out:
            for name in whole.namelist():
                if not name.endswith("/") and not UNUSED.match(name):
                    out.writestr(zipfile.ZipInfo(name), whole.read(name))
        compiled = Path(scratch) / "compiled.zip"
        compiler = [program, str(ROOT / "tools" / "compile_house.mjs"), str(PYODIDE)]
        subprocess.run([*compiler, str(needed), str(compiled), "2"], check=True)  # without docstrings
        later = Path(scratch) / "later.zip"
        first = _first(program)
        with (
            zipfile.ZipFile(compiled) as plain,
            zipfile.ZipFile(PYTHON / "python_stdlib.zip", "w") as soon,
            zipfile.ZipFile(later, "w") as rest,
        ):
            for name in plain.namelist():
                out = soon if re.split(r"[/.]", name)[0] in first else rest
                out.writestr(zipfile.ZipInfo(name), plain.read(name), zipfile.ZIP_DEFLATED, 9)
        local_house.build(PYTHON, PYODIDE, program, [later])
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, PYTHON / name)
    stamp.write_text(made_of.hexdigest(), "ascii")


def _first(program: str) -> set[str]:
    """What Python imports, of its standard library, before it can unpack the house: packages as a whole.

    Only this is in the archive that Pyodide itself loads, whose files are compressed one by one. The rest comes with
    the house, compressed together.
    """
    said = subprocess.run(
        [program, "--input-type=module", "-e", FIRST, (PYODIDE / "pyodide.mjs").as_uri(), f"{PYODIDE}/"],
        capture_output=True,
        text=True,
        check=False,
    )
    if said.returncode:
        raise web.Failed(f"Pyodide does not start: {said.stderr[-2000:]}")
    return set(json.loads(said.stdout))


# ------------------------------------------------------------------------------------ the pages
def pages(node: web.Node) -> None:
    """The pages that look for their house in the browser."""
    made_of = web.sources()
    if web.built_of(PAGES) == made_of:
        return
    print("Building the static pages", flush=True)
    if not web.npm(node, "run", "--silent", "build", "--", "--mode=static", "--logLevel=warn"):
        raise web.Failed("The static pages could not be built, see above.")
    (PAGES / "meta.json").write_text(json.dumps({"sources": made_of}) + "\n", encoding="ascii")


# ------------------------------------------------------------------------------------ what the house answers
class Memory:
    """Where a house that only answers writes nothing."""

    async def get(self, key: str) -> str | None:
        """Nothing is here."""
        return None

    async def list(self, prefix: str) -> str:
        """Nothing is here."""
        return "[]"

    async def write(self, changes: str) -> str:
        """As if it were written."""
        return ""


class Nobody:
    """Nobody thinks for it."""

    async def ready(self) -> None:
        """Never."""

    async def work(self, task: str) -> str:
        """Never."""
        raise RuntimeError

    def restart(self) -> None:
        """Never."""


async def answers() -> tuple[dict[str, bytes], dict[str, object]]:
    """What the house answers to everybody alike, by file, and what it says of itself."""
    import ludotheque
    from ludotheque.local.door import open_house

    door = await open_house(Memory(), Nobody(), lambda *_: None, lambda *_: None)

    async def ask(path: str) -> bytes:
        status, _, body = await door.ask("GET", path, {}, b"")
        if status != 200:
            raise web.Failed(f"The house does not answer {path}: {status} {body.decode()[:200]}")
        return bytes(body)

    found = {}
    paths = [
        "games",
        *(f"games/{game}/{what}" for game in ludotheque.games() for what in ("rulebook", "cards", "lessons")),
    ]
    for path in paths:
        for lang in LANGUAGES:
            found[f"answers/{path}.{lang}.json"] = await ask(f"/api/{path}?lang={lang}")
    about: dict[str, object] = json.loads(await ask("/api/house"))
    await door.stop()
    return found, about


# ------------------------------------------------------------------------------------ put together
def inner_pages() -> list[str]:
    """The paths of the house that everybody may have a link to: hosts that know no paths find a file there."""
    import ludotheque

    return ["book", *(f"{page}/{game}" for page in ("new", "learn", "rules", "cards") for game in ludotheque.games())]


def assemble() -> None:
    """Everything in one folder; what the service worker keeps is said in it."""
    made_of = web.digest([Path(__file__), PAGES / "meta.json", PYTHON / "made-of"])
    stamp = OUT.with_name("static-made-of")
    if OUT.is_dir() and stamp.is_file() and stamp.read_text("ascii") == made_of:
        return
    found, about = asyncio.run(answers())
    fresh = OUT.with_name("static-fresh")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(PAGES, fresh, ignore=shutil.ignore_patterns("meta.json"))
    house = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(PYTHON.iterdir()))).hexdigest()[:12]
    shutil.copytree(PYTHON, fresh / "house" / house, ignore=shutil.ignore_patterns("made-of", "house.json"))
    for name, raw in found.items():
        (fresh / name).parent.mkdir(parents=True, exist_ok=True)
        (fresh / name).write_bytes(raw)
    text = (fresh / "index.html").read_text("utf-8")
    said = json.dumps({**about, "files": f"house/{house}/"}).replace("<", "\\u003c")
    text = text.replace("__HOUSE__", said)
    (fresh / "index.html").write_text(text, "utf-8")
    for path in inner_pages():
        page = fresh / path / "index.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text.replace('"./', '"' + "../" * (path.count("/") + 1)), "utf-8")
    lead = base64.b64encode(hashlib.sha256(LEAD.encode()).digest()).decode()
    (fresh / "404.html").write_text(NOT_FOUND.format(hash=lead, lead=LEAD), "utf-8")
    (fresh / ".nojekyll").write_bytes(b"")  # GitHub Pages: these are the files, nothing is to be built of them
    worker = fresh / "sw.js"
    files = sorted(path.relative_to(fresh).as_posix() for path in fresh.rglob("*") if path.is_file())
    kept = [
        "./",
        *(
            name
            for name in files
            if name not in {"index.html", "sw.js", "404.html", ".nojekyll"} and not name.endswith("/index.html")
        ),
    ]
    version = hashlib.sha256()
    for name in ["index.html", *kept[1:]]:
        version.update(name.encode() + (fresh / name).read_bytes())
    script = worker.read_text("utf-8").replace("__SHELL__", json.dumps(kept))
    worker.write_text(script.replace("__VERSION__", json.dumps(version.hexdigest()[:12])), "utf-8")
    shutil.rmtree(OUT, ignore_errors=True)
    fresh.rename(OUT)
    stamp.write_text(made_of, "ascii")


def build() -> None:
    """Build what has changed, and put everything together; one at a time."""
    with alone(ROOT / "build" / "static-lock", "Waiting for another build of the static files"):
        _build()


def _build() -> None:
    node = web.choose_node()
    web.install(node, everything=True)
    pages(node)
    python(node)
    assemble()
    size = sum(path.stat().st_size for path in OUT.rglob("*") if path.is_file())
    print(
        f"{OUT.relative_to(ROOT)}: {size / 1e6:.1f} MB. "
        f"To try it: python3 -m http.server --directory {OUT.relative_to(ROOT)}"
    )


def main() -> int:
    """Build; the exit code of the command."""
    try:
        build()
    except web.Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
