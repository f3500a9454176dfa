"""Several servers on one PostgreSQL, as one house: reached in turn, or through nginx."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg

from support.serving import Server, free_port


def rows(url: str, query: str, *values: Any) -> list[Any]:
    """What a PostgreSQL database says, asked in a thread: the test may have an event loop of its own."""

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(url, timeout=5)
        try:
            return list(await connection.fetch(query, *values))
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, ask()).result()


class Houses(Server):
    """Servers that share a database. A client that knows only this comes to another of them each time."""

    def __init__(self, folder: Path, database: str, many: int = 2, *options: str) -> None:
        self.database = database
        self.servers = [Server(folder, database, *options) for _ in range(many)]
        self.turn = 0

    def start(self) -> Houses:
        with ThreadPoolExecutor(len(self.servers)) as threads:
            list(threads.map(lambda it: it.start(), self.servers))
        return self

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    @property
    def port(self) -> int:
        self.turn += 1
        living = [server for server in self.servers if server.process is not None and server.process.poll() is None]
        return (living or self.servers)[self.turn % len(living or self.servers)].port

    def owner(self, room: str) -> Server | None:
        """The server that keeps a room, by the database."""
        query = "SELECT address FROM rooms JOIN servers ON servers.id = rooms.owner WHERE rooms.id = $1"
        found = rows(self.database, query, room)
        return next((it for it in self.servers if found and found[0]["address"].endswith(f":{it.port}")), None)


class NoNginx(Exception):
    """There is no nginx here."""


class Nginx:
    """Debian's nginx in front of servers, as docs/operating.md says."""

    def __init__(self, servers: list[Server]) -> None:
        program = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
        if program is None:
            raise NoNginx
        self.program = program
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="ludotheque-nginx-"))
        upstream = "\n".join(f"        server 127.0.0.1:{it.port} max_fails=0;" for it in servers)
        user = "user nobody nogroup;" if os.geteuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(
            f"""
{user}
worker_processes 1;
error_log {self.folder}/error.log crit;
pid {self.folder}/pid;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {self.folder}/body;
    proxy_temp_path {self.folder}/proxy;
    fastcgi_temp_path {self.folder}/fastcgi;
    uwsgi_temp_path {self.folder}/uwsgi;
    scgi_temp_path {self.folder}/scgi;
    upstream ludotheque {{
        zone ludotheque 64k;
{upstream}
    }}
    server {{
        listen 127.0.0.1:{self.port};
        location / {{
            proxy_pass http://ludotheque;
            proxy_http_version 1.1;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_connect_timeout 2s;
            proxy_read_timeout 120s;
            proxy_next_upstream error timeout non_idempotent;
            proxy_next_upstream_timeout 5s;
        }}
    }}
}}
"""
        )
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Nginx:
        command = [self.program, "-c", str(self.folder / "nginx.conf"), "-p", str(self.folder), "-g", "daemon off;"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 10
        while time.monotonic() < until:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz"):
                return self
            time.sleep(0.05)
        raise RuntimeError((self.folder / "error.log").read_text())

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)


class Behind(Houses):
    """Servers behind nginx: a client knows nginx alone."""

    def __init__(self, folder: Path, database: str, many: int = 3, *options: str) -> None:
        super().__init__(folder, database, many, *options)
        self.nginx = Nginx(self.servers)

    def start(self) -> Behind:
        super().start()
        self.nginx.start()
        return self

    def stop(self) -> None:
        self.nginx.stop()
        super().stop()

    @property
    def port(self) -> int:
        return self.nginx.port
