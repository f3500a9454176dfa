"""Builds the package into build/compiled, outside the source tree, and only if something changed.

The rules are compiled if a C compiler is there, else the same folder holds plain Python. LUDOTHEQUE_COMPILE=1
insists on compiling, LUDOTHEQUE_COMPILE=0 on plain Python. build/built says which it is, "compiled" or
"interpreted", and of what. The virtual environment that runs this script can import the package afterwards and
gets the command `ludotheque`.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
STAMP = BUILD / "built"

LAUNCHER = """\
#!/bin/sh
exec '{python}' -P -c '
import sys
from ludotheque.terminal.cli import main
sys.argv[0] = "ludotheque"
sys.exit(main())' "$@"
"""


def fingerprint() -> str:
    """One hash over everything that a build is made of."""
    parts = [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "requirements" / "dev.txt"]
    parts += [path for path in sorted((ROOT / "src").rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    total = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in parts:
        content = path.read_bytes()
        total.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def should_compile() -> bool:
    """What the player asked for, else whether a compiler is there."""
    wish = os.environ.get("LUDOTHEQUE_COMPILE", "")
    if wish:
        return wish == "1"
    probe = [sys.executable, str(ROOT / "tools" / "has_compiler.py")]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def is_current(built_of: str) -> bool:
    """Whether the last build is of these sources and of the kind we would build now."""
    if not (STAMP.is_file() and TARGET.is_dir()):
        return False
    kind, of = STAMP.read_text(encoding="ascii").split()
    if of != built_of:
        return False
    wish = os.environ.get("LUDOTHEQUE_COMPILE", "")
    if kind == "compiled":
        return wish in {"", "1"}
    return not should_compile()


def build(compiled: bool) -> None:
    """Let pip build and unpack the package, then put it in the old one's place."""
    fresh = BUILD / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--no-index", "--no-deps"]
    pip += ["--no-build-isolation", "--target", str(fresh), str(ROOT)]
    subprocess.run(pip, cwd=ROOT, env={**os.environ, "LUDOTHEQUE_COMPILE": str(int(compiled))}, check=True)
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    fresh.rename(TARGET)


def make_importable() -> None:
    """Point this virtual environment at the build."""
    site = Path(sysconfig.get_path("purelib"))
    (site / "ludotheque-build.pth").write_text(os.path.relpath(TARGET, site) + "\n", encoding="ascii")
    launcher = Path(sysconfig.get_path("scripts")) / "ludotheque"
    launcher.write_text(LAUNCHER.format(python=sys.executable.replace("'", "'\\''")), encoding="utf-8")
    launcher.chmod(0o755)


def main() -> int:
    """Build if need be; the exit code of the command."""
    if sys.prefix == sys.base_prefix:
        print("Run this with the virtual environment's python: `make build` does.", file=sys.stderr)
        return 2
    built_of = fingerprint()
    if not is_current(built_of):
        compiled = should_compile()
        if compiled:
            print("Compiling the rules...", flush=True)
        elif "LUDOTHEQUE_COMPILE" in os.environ:
            print("LUDOTHEQUE_COMPILE is not 1: the rules run interpreted.", flush=True)
        else:
            print("Found no C compiler with Python's headers: the rules run interpreted, which is slower.", flush=True)
        BUILD.mkdir(exist_ok=True)
        try:
            build(compiled)
        except subprocess.CalledProcessError:
            print("The build failed, see above. LUDOTHEQUE_COMPILE=0 does without compiling.", file=sys.stderr)
            return 1
        STAMP.write_text(f"{'compiled' if compiled else 'interpreted'}\n{built_of}\n", encoding="ascii")
    make_importable()
    return 0


if __name__ == "__main__":
    sys.exit(main())
