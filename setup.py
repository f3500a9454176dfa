"""What pyproject.toml cannot say: how the rules are compiled.

By default the package is plain Python. With LUDOTHEQUE_COMPILE=1 the kernel, the games and the search are compiled
by mypyc, and a failure to compile is an error; with LUDOTHEQUE_BUILD=quick as well, sooner but a little slower; with
LUDOTHEQUE_BUILD=thorough twice, where the compiler is gcc: some games are played on the first, and the second is made
for what was seen there to happen most. `make build` decides which, and never inside the source tree.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from setuptools import Extension, setup

# Which files are compiled...
COMPILED = ("kernel/*.py", "games/**/*.py", "bots/search/*.py", "interop/coding/*.py")
# ...and which of those stay interpreted: they run once a game, not once a decision, and talk to dynamic libraries.
# A pattern is matched against the end of the path.
INTERPRETED = (
    "__init__.py",
    "kernel/codec.py",
    "kernel/lists.py",
    "kernel/look.py",
    "kernel/match.py",
    "kernel/plainrows.py",
    "kernel/record.py",
    "kernel/review.py",
    "kernel/rows.py",  # compiled code sees through it to librt's types
    "kernel/shelf.py",
    "games/*/fit.py",
    "games/*/game.py",
    "games/*/lists.py",
)

PACKAGE = Path("src/ludotheque")
COMPILING = os.environ.get("LUDOTHEQUE_COMPILE") == "1"
# A quick build is for every day: a library for the kernel and one for each game, compiled side by side, and after a
# change that game's alone. The thorough one is a single library in which everything can call everything directly.
QUICK = os.environ.get("LUDOTHEQUE_BUILD") == "quick"
THOROUGH = os.environ.get("LUDOTHEQUE_BUILD") == "thorough"
# Everything the build writes, apart for each kind of build so that none picks up another's files.
KIND = "plain" if not COMPILING else "quick" if QUICK else "thorough"
SCRATCH = Path("build", "scratch", f"{KIND}-{sys.implementation.cache_tag}")


#: What is played while it is counted what runs how often: random games of every kind, told and not told, worlds,
#: and a search in each.
PLAYED = """
from ludotheque.bots.search.search import Search
from ludotheque.bots.thinker import instinct_of
from ludotheque.games import game, keys
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import options, to_act
from ludotheque.kernel.events import Trace
from ludotheque.kernel.guess import Guesser
from ludotheque.kernel.playout import dealt, play_out, step
for kit in [game(key).kit() for key in keys()]:
    rng = Quick(1)
    decisions = 0
    while decisions < 20000:
        decisions += play_out(dealt(kit, rng), rng)
        decisions += play_out(dealt(kit, rng, Trace()), rng)
        g = dealt(kit, rng)
        listed = options(g)
        while listed:
            play_out(Guesser(g, to_act(g)).guess(rng), rng) if decisions % 64 == 0 else g.copy()
            listed = step(g, listed[rng.below(len(listed))], rng)
            decisions += 1
    g = dealt(kit, rng)
    listed = options(g)
    search = Search(instinct_of(kit))
    while listed:
        step_by = search.think(Guesser(g, to_act(g)), to_act(g), rng, 40)
        listed = step(g, step_by, rng)
"""

OPTIONS: dict[str, dict[str, object]] = {
    "build": {"build_base": str(SCRATCH), "build_lib": str(SCRATCH / "lib"), "parallel": os.cpu_count() or 1},
    "egg_info": {"egg_base": str(SCRATCH / "egg-info")},
}


def sources_to_compile() -> list[Path]:
    """The modules that mypyc gets."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found if not any(path.match(pattern) for pattern in INTERPRETED))


def libraries(sources: list[Path]) -> dict[str, list[Path]]:
    """Which modules go into which shared library: all into one, or those of the kernel and of each game apart."""
    if not QUICK:
        return {"ludotheque": sources}
    groups: dict[str, list[Path]] = {}
    for path in sources:
        room, *inside = path.relative_to(PACKAGE).parts
        name = inside[0] if room == "games" and len(inside) > 1 else room
        groups.setdefault(f"ludotheque_{name}", []).append(path)
    return groups


def compiled_extensions(sources: list[Path]) -> list[Extension]:
    """The C extensions that mypyc makes of these modules, those that take longest first."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.exit(
            "LUDOTHEQUE_COMPILE=1 needs the packages of requirements/build.txt and pip's --no-build-isolation; "
            "`make build` sees to both."
        )
    # What mypyc remembers of a class between builds leaves out which of its 64-bit attributes are set: it must see all
    # of the rules each time. What takes long, C that has not changed, is still not compiled again.
    shutil.rmtree(SCRATCH / "mypy", ignore_errors=True)
    level = "1" if QUICK else "3"
    groups = [([path.as_posix() for path in files], name) for name, files in libraries(sources).items()]
    extensions = mypycify(
        [f"--cache-dir={SCRATCH / 'mypy'}", *(path.as_posix() for path in sources)],
        opt_level=level,
        multi_file=False,
        separate=groups if QUICK else False,
        group_name=None if QUICK else "ludotheque",
        target_dir=str(SCRATCH / "c"),
    )
    for path in (SCRATCH / "c").rglob("*"):
        # mypyc dates what it writes a second ahead. A small library is ready sooner, and would be taken for older.
        if path.stat().st_mtime > time.time():
            os.utime(path)
    for extension in extensions:
        if f"-O{level}" in extension.extra_compile_args:
            # No warnings: nobody reads those of generated code, looking for them takes gcc longer than the rest, and
            # with mypyc's -Werror one that is new in a newer compiler would stop the build. No notes for debuggers
            # either. And only the modules' entries, which say so themselves, are seen from outside: all else is called
            # directly or inlined, a tenth faster.
            flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
            extension.extra_compile_args = [*flags, "-Wno-all", "-w", "-g0", "-fvisibility=hidden"]
    return sorted(extensions, key=work, reverse=True)


def work(extension: Extension) -> int:
    """How much there is to compile, in characters of C."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def is_gcc() -> bool:
    """Whether the compiler is gcc itself: others go by that name, and keep what they saw in another way."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False) if compiler else None
    return said is not None and "Free Software Foundation" in said.stdout


def build(extensions: list[Extension], flags: list[str]) -> None:
    """Let setuptools compile, with these flags besides."""
    for extension in extensions:
        before = extension.extra_compile_args, extension.extra_link_args
        extension.extra_compile_args = [*before[0], *flags]
        extension.extra_link_args = [*before[1], *flags]
    setup(ext_modules=extensions, options=OPTIONS)


def build_twice(extensions: list[Extension]) -> None:
    """Compile so that it is counted what runs how often, play, and compile again for that: a sixth faster.

    What was not played is compiled as it would be otherwise. gcc keeps its counts beside the objects and finds them.
    """
    plain = [(it.extra_compile_args, it.extra_link_args) for it in extensions]
    for counts in (SCRATCH).rglob("*.gcda"):
        counts.unlink()
    OPTIONS["build_ext"] = {"force": True}
    build(extensions, ["-fprofile-generate"])
    package = SCRATCH / "counting"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(PACKAGE.parent, package, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(SCRATCH / "lib", package, dirs_exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": str(package)}
    subprocess.run([sys.executable, "-P", "-c", PLAYED], env=environment, check=True)
    for extension, (compiling, linking) in zip(extensions, plain, strict=True):
        extension.extra_compile_args, extension.extra_link_args = compiling, linking
    build(extensions, ["-fprofile-use", "-fprofile-partial-training"])


def sweep(sources: list[Path]) -> None:
    """Forget earlier builds: setuptools packs whatever it finds in its folder, files deleted since included.

    Extensions of modules that are still compiled stay, so that unchanged C need not be compiled again.
    """
    kept = {path.relative_to(PACKAGE.parent).with_suffix("").as_posix() for path in sources}
    kept |= {f"{name}__mypyc" for name in libraries(sources)}
    for path in (SCRATCH / "lib").rglob("*"):
        module = path.relative_to(SCRATCH / "lib").as_posix().partition(".")[0]
        if path.is_file() and not (path.suffix in {".so", ".pyd"} and module in kept):
            path.unlink()
    shutil.rmtree(SCRATCH / "egg-info", ignore_errors=True)
    (SCRATCH / "egg-info").mkdir(parents=True)


if __name__ == "__main__":
    # Installers ask for the metadata first, more than once: only a real build is worth running mypyc for.
    building = not {"egg_info", "dist_info", "sdist", "clean"} & set(sys.argv)
    sources = sources_to_compile() if COMPILING else []
    sweep(sources)
    extensions = compiled_extensions(sources) if sources and building else []
    if extensions and THOROUGH and is_gcc():
        build_twice(extensions)
    else:
        build(extensions, [])
