"""A static host: Python's own, which knows no paths, compresses nothing and sends no headers. It can be killed."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

from support.serving import PATIENCE, free_port


class Host:
    """A folder that holds the static files in a folder of its own, as a host that many share: /house/ is theirs."""

    def __init__(self, folder: Path, files: Path) -> None:
        self.folder = folder
        self.files = folder / "house"
        shutil.copytree(files, self.files, copy_function=_link)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Host:
        words = [
            sys.executable,
            "-m",
            "http.server",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--directory",
            str(self.folder),
        ]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the host did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/house"


def _link(source: str, target: str) -> None:
    """The same file under another name: a test that changes one writes it anew."""
    Path(target).hardlink_to(source)
