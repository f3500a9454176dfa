"""Finds the Chromium that the browser tests and the screenshots run on, and installs it where that is one command.

`python tools/browser.py` prints where it is; fails, and says what to install, if there is none.
With `--quiet` it prints nothing if all is well.
"""

import os
import platform
import shutil
import subprocess
import sys

#: First Chromium without a window around its pages: opening one takes a third; a game played there takes as long.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HELP = """\
The browser tests need Chromium or Chrome, and found none.
  Debian:  apt install chromium-headless-shell
  Fedora:  dnf install chromium
  macOS:   brew install --cask chromium
Any other: say where it is, LUDOTHEQUE_BROWSER=/path/to/chromium make test"""


def find() -> str | None:
    """Where the browser is: what LUDOTHEQUE_BROWSER says, else the first in the path."""
    named = os.environ.get("LUDOTHEQUE_BROWSER")
    if named:
        return shutil.which(named)
    places = [shutil.which(name) for name in NAMES]
    places.append(shutil.which("/Applications/Chromium.app/Contents/MacOS/Chromium"))
    places.append(shutil.which("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"))
    return next((place for place in places if place), None)


def on_debian_as_root() -> bool:
    """Whether we may install Debian's own."""
    try:
        system = platform.freedesktop_os_release().get("ID")
    except OSError:
        return False
    return system == "debian" and os.geteuid() == 0


def install() -> None:
    """Install Debian's Chromium without a window."""
    print(f"Installing Debian's {SHELL}, for the browser tests", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", SHELL]):
        done = subprocess.run(["apt-get", "--quiet=2", *words], env=quiet, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(done.stdout, done.stderr, sep="", file=sys.stderr)
            return


def main() -> int:
    """Find or install it; the exit code of the command."""
    if find() is None and "LUDOTHEQUE_BROWSER" not in os.environ and on_debian_as_root():
        install()
    place = find()
    if place is None:
        print(HELP, file=sys.stderr)
        return 1
    if "--quiet" not in sys.argv:
        print(place)
    return 0


if __name__ == "__main__":
    sys.exit(main())
