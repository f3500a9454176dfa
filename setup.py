"""What pyproject.toml cannot say: how the rules are compiled.

By default the package is plain Python. With LUDOTHEQUE_COMPILE=1 the kernel and the games are compiled by
mypyc, and a failure to compile is an error. `make build` decides which, and never inside the source tree.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

# Which files are compiled...
COMPILED = ("kernel/*.py", "games/**/*.py")
# ...and which of those stay interpreted: they run once a game, not once a decision, and talk to dynamic libraries.
# A pattern is matched against the end of the path.
INTERPRETED = (
    "__init__.py",
    "kernel/codec.py",
    "kernel/match.py",
    "kernel/record.py",
    "kernel/review.py",
    "games/*/game.py",
    "games/*/lists.py",
)

PACKAGE = Path("src/ludotheque")
COMPILING = os.environ.get("LUDOTHEQUE_COMPILE") == "1"
# Everything the build writes, apart for each kind of build so that neither picks up the other's files.
SCRATCH = Path("build", "scratch", "compiled" if COMPILING else "plain")


def sources_to_compile() -> list[Path]:
    """The modules that mypyc gets, all in one shared library so that they call each other directly."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found if not any(path.match(pattern) for pattern in INTERPRETED))


def compiled_extensions(sources: list[Path]) -> list[Extension]:
    """The C extensions that mypyc makes of these modules."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.exit(
            "LUDOTHEQUE_COMPILE=1 needs the packages of requirements/dev.txt and pip's --no-build-isolation; "
            "`make build` sees to both."
        )
    extensions = mypycify(
        [path.as_posix() for path in sources],
        opt_level="3",
        multi_file=False,
        separate=False,
        group_name="ludotheque",
        target_dir=str(SCRATCH / "c"),
    )
    for extension in extensions:
        if "-O3" in extension.extra_compile_args:
            # No warnings: nobody reads those of generated code, looking for them takes gcc longer than the rest, and
            # with mypyc's -Werror one that is new in a newer compiler would stop the build. No notes for debuggers
            # either. And only the modules' entries, which say so themselves, are seen from outside: all else is called
            # directly or inlined, a tenth faster.
            flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
            extension.extra_compile_args = [*flags, "-Wno-all", "-w", "-g0", "-fvisibility=hidden"]
    return extensions


def sweep(sources: list[Path]) -> None:
    """Forget earlier builds: setuptools packs whatever it finds in its folder, files deleted since included.

    Extensions of modules that are still compiled stay, so that unchanged C need not be compiled again.
    """
    kept = {path.relative_to(PACKAGE.parent).with_suffix("").as_posix() for path in sources}
    kept |= {"ludotheque__mypyc"}
    for lib in SCRATCH.glob("lib*"):
        for path in lib.rglob("*"):
            module = path.relative_to(lib).as_posix().partition(".")[0]
            if path.is_file() and not (path.suffix in {".so", ".pyd"} and module in kept):
                path.unlink()
    shutil.rmtree(SCRATCH / "egg-info", ignore_errors=True)
    (SCRATCH / "egg-info").mkdir(parents=True)


if __name__ == "__main__":
    # Installers ask for the metadata first, more than once: only a real build is worth running mypyc for.
    building = not {"egg_info", "dist_info", "sdist", "clean"} & set(sys.argv)
    sources = sources_to_compile() if COMPILING else []
    sweep(sources)
    setup(
        ext_modules=compiled_extensions(sources) if sources and building else [],
        options={"build": {"build_base": str(SCRATCH)}, "egg_info": {"egg_base": str(SCRATCH / "egg-info")}},
    )
