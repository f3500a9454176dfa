"""Builds the package into build/compiled, outside the source tree, and only what changed.

    python tools/build.py               compile the rules if need be, and put the package together
    python tools/build.py --thorough    the slow build that runs fastest, for measuring; see setup.py
    python tools/build.py --rules       only compile: while the pages, which the package carries, are still being built
    python tools/build.py --check       build nothing; succeeds if a compiled build of these sources is there

The rules are compiled if a C compiler is there, else the same folder holds plain Python. LUDOTHEQUE_COMPILE=1
insists on compiling, LUDOTHEQUE_COMPILE=0 on plain Python. build/built says which it is, "compiled" or
"interpreted", and of what. The virtual environment that runs this script imports the package from there afterwards.

A build can be killed at any moment: it is made beside the last one and takes its place at the end. Two at the same
time wait for each other.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tools.install import SOURCES, alone, install, make_importable  # noqa: E402

BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
STAMP = BUILD / "built"
LOCK = BUILD / "lock"
FAILED = BUILD / "failed"  # of which rules the last try failed
QUICK, THOROUGH = "quick", "thorough"


class Failed(Exception):
    """Something went wrong, and this says what and what to do."""


# ------------------------------------------------------------------------------------ what it is made of
def fingerprint(folders: list[Path], ending: str) -> str:
    """One hash over the files in these folders, and over what decides how they are compiled."""
    paths = [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "requirements" / "build.txt"]
    for folder in folders:
        found = (path for path in sorted(folder.rglob(f"*{ending}")) if "__pycache__" not in path.parts)
        paths += [path for path in found if path.is_file()]
    total = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in paths:
        content = path.read_bytes()
        total.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def of_rules() -> str:
    """One hash over what the compiled libraries are made of: the kernel, the games, the search and what they import."""
    rooms = ("kernel", "games", "bots/search", "interop/coding", "locales")
    return fingerprint([SOURCES / "ludotheque" / room for room in rooms], ".py")


def of_package() -> str:
    """One hash over everything in the package, the pages too."""
    return fingerprint([SOURCES], "")


def should_compile() -> bool:
    """What the player asked for, else whether a compiler is there."""
    wish = os.environ.get("LUDOTHEQUE_COMPILE", "")
    if wish:
        return wish == "1"
    probe = [sys.executable, str(ROOT / "tools" / "has_compiler.py")]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def why_interpreted() -> str:
    """Why the rules are not compiled, for who may wonder."""
    if "LUDOTHEQUE_COMPILE" in os.environ:
        return "LUDOTHEQUE_COMPILE is not 1: the rules run interpreted."
    return "Found no C compiler with Python's headers: the rules run interpreted, which is slower."


# ------------------------------------------------------------------------------------ the libraries
def scratch(kind: str) -> Path:
    """Where setup.py works on this kind of build."""
    return BUILD / "scratch" / f"{kind}-{sys.implementation.cache_tag}"


def libraries() -> str:
    """Which libraries are of the present rules, thorough or quick; empty if none are."""
    rules = of_rules()
    for kind in (THOROUGH, QUICK):
        made = scratch(kind) / "made"
        if made.is_file() and made.read_text(encoding="ascii") == rules:
            return kind
    return ""


def compile_rules(kind: str, lock: int) -> None:
    """Let setup.py compile what changed. It holds the lock too, so that nobody else begins if only we are killed."""
    rules, folder = of_rules(), scratch(kind)
    made, begun, tools = folder / "made", folder / "begun", folder / "tools"
    with_these = fingerprint([], "")
    # After a build that was killed, or with other tools, nothing that lies there can be trusted.
    if begun.exists() or not tools.is_file() or tools.read_text(encoding="ascii") != with_these:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    tools.write_text(with_these, encoding="ascii")
    made.unlink(missing_ok=True)
    begun.touch()
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    env = {**os.environ, "LUDOTHEQUE_COMPILE": "1", "LUDOTHEQUE_BUILD": kind}
    code = subprocess.run(command, cwd=ROOT, env=env, pass_fds=[lock], check=False).returncode
    if code >= 0:
        begun.unlink()
    if code != 0:
        FAILED.write_text(rules, encoding="ascii")
        raise Failed("The rules could not be compiled, see above. LUDOTHEQUE_COMPILE=0 does without.")
    FAILED.unlink(missing_ok=True)
    made.write_text(rules, encoding="ascii")


# ------------------------------------------------------------------------------------ the package
def put_together(kind: str) -> None:
    """Copy the package, and the libraries of this kind into it, then put it in the old one's place."""
    libraries_of = (scratch(kind) / "made").read_text(encoding="ascii") if kind else ""
    wanted = f"{'compiled' if kind else 'interpreted'}\n{of_package()}\n{kind} {libraries_of}\n"
    if TARGET.is_dir() and STAMP.is_file() and STAMP.read_text(encoding="ascii") == wanted:
        return
    fresh = BUILD / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(SOURCES, fresh, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for library in (scratch(kind) / "lib").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}") if kind else ():
        shutil.copy(library, fresh / library.relative_to(scratch(kind) / "lib"))
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    fresh.rename(TARGET)
    STAMP.write_text(wanted, encoding="ascii")


def is_current() -> bool:
    """Whether the last build is compiled, and of these sources."""
    said = STAMP.read_text(encoding="ascii").split() if TARGET.is_dir() and STAMP.is_file() else []
    return said[:2] == ["compiled", of_package()]


def where_to_run() -> Path:
    """What the command `ludotheque` runs: the last build if it is of these sources, else the sources."""
    return TARGET if is_current() else SOURCES


def build(thorough: bool = False, only_rules: bool = False) -> None:
    """Compile what is to be compiled, and put the package together."""
    with alone(LOCK, "Another build is under way: waiting for it.") as lock:
        kind = ""
        if should_compile():
            kind = libraries()
            if not kind or (thorough and kind != THOROUGH):
                kind = THOROUGH if thorough else QUICK
                if not install("build"):
                    raise Failed(
                        "Without these packages the rules cannot be compiled. LUDOTHEQUE_COMPILE=0 does without."
                    )
                print("Compiling the rules", flush=True)
                compile_rules(kind, lock)
        elif only_rules:
            print(why_interpreted(), flush=True)
        if not only_rules:
            put_together(kind)
            make_importable(TARGET)


def main() -> int:
    """Build if need be; the exit code of the command."""
    options = argparse.ArgumentParser(description="Builds the package into build/compiled, if anything changed.")
    options.add_argument("--thorough", action="store_true", help="compile for speed, however long it takes")
    options.add_argument("--rules", action="store_true", help="compile, but do not put the package together")
    options.add_argument("--check", action="store_true", help="build nothing; fail unless a compiled build is current")
    options.add_argument("--nice", action="store_true", help="let everything else on the machine go first")
    chosen = options.parse_args()
    if chosen.check:
        return 0 if is_current() else 1
    if sys.prefix == sys.base_prefix:
        print("Run this with the virtual environment's python: `make build` does.", file=sys.stderr)
        return 2
    if chosen.nice:
        os.nice(19)
    try:
        build(chosen.thorough, chosen.rules)
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
