"""Which build of the rules is running, compiled or interpreted, and where the other one is."""

from __future__ import annotations

from pathlib import Path

import ludotheque
from ludotheque.kernel import state

INTERPRETED = "interpreted"
COMPILED = "compiled"


def running() -> str:
    """The build this process runs."""
    return INTERPRETED if str(state.__file__).endswith(".py") else COMPILED


def other() -> Path | None:
    """The folder that holds the other build of the package, or None where there is none.

    A working copy keeps its sources in `src` and its build in `build/compiled`; `build/built` says of which kind it is.
    """
    here = Path(ludotheque.__file__).resolve().parent.parent
    root = here.parent if here.name == "src" else here.parent.parent
    sources, build, stamp = root / "src", root / "build" / "compiled", root / "build" / "built"
    if not (sources / "ludotheque").is_dir() or not (build / "ludotheque").is_dir() or not stamp.is_file():
        return None
    if not stamp.read_text("utf-8").startswith(COMPILED):
        return None
    if here == sources:
        return build
    return sources if here == build else None


def same_sources(one: Path, two: Path) -> bool:
    """Whether two folders hold the same rules; a build may be older than the sources beside it."""
    return _sources(one) == _sources(two)


def _sources(folder: Path) -> dict[str, bytes]:
    package = folder / "ludotheque"
    found = [path for room in ("kernel", "games") for path in sorted((package / room).rglob("*.py"))]
    return {path.relative_to(package).as_posix(): path.read_bytes() for path in found}
