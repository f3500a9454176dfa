"""The built browser client: its files, compressed beforehand where the build did so, and how long a browser keeps them.

The build puts a hash of their content into the names of the files in `assets`: they never change and are kept
forever. Everything else is asked for again each time, and not sent again while it is the same.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSED = (("br", ".br"), ("gzip", ".gz"))  #: the best first

#: Said here, because machines differ in what they take these endings for.
MEDIA_TYPES = {
    ".avif": "image/avif",
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOTHING = "There is nothing here.\n"
NOT_BUILT = (
    "The server is running. The browser client is not built here: run `make web`, "
    "or play in the terminal with: ludotheque play yutaka\n"
)


class Pages:
    """The pages in a folder. Every path that names no file is the application itself, which knows its own paths."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def page(self, request: Request) -> Response:
        """The file of a path, or the application."""
        path = request.path_params.get("path", "")
        if path == "api" or path.startswith("api/"):
            return PlainTextResponse(NOTHING, 404)
        found = self._file(path)
        if found is not None:
            return self._send(request, found)
        if not (self.folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 404 if path else 200)
        if path.startswith("assets/") or "." in path.rpartition("/")[2]:  # a file that is not there, no page
            return PlainTextResponse(NOTHING, 404)
        return self._send(request, self.folder / "index.html")

    def _file(self, path: str) -> Path | None:
        """The file this path names, if it lies inside; a link that leads out of the folder does not."""
        try:
            wanted = (self.folder / path).resolve()
            return wanted if wanted.is_relative_to(self.folder) and wanted.is_file() else None
        except (OSError, ValueError):  # no file has such a name
            return None

    def _send(self, request: Request, file: Path) -> Response:
        path = file.relative_to(self.folder).as_posix()
        headers = {"cache-control": FOR_EVER if path.startswith("assets/") else ASK_AGAIN, "vary": "accept-encoding"}
        sent = file
        for encoding, ending in COMPRESSED:
            smaller = self._file(path + ending)
            if smaller is not None and accepts(request.headers.get("accept-encoding", ""), encoding):
                headers["content-encoding"] = encoding
                sent = smaller
                break
        try:
            stat = sent.stat()
            headers["etag"] = _tag(sent, stat.st_mtime_ns, stat.st_size)
        except OSError:  # it is being built at this moment
            return PlainTextResponse(NOTHING, 404)
        kind = MEDIA_TYPES.get(file.suffix, "application/octet-stream")
        answer = FileResponse(sent, headers=headers, media_type=kind, stat_result=stat)
        known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
        return NotModifiedResponse(answer.headers) if headers["etag"] in known else answer


@lru_cache(1000)
def _tag(file: Path, changed: int, size: int) -> str:
    """What tells one content of a file from another. Its date does not: installers set it to whatever they like."""
    return f'"{hashlib.sha256(file.read_bytes()).hexdigest()[:24]}"'


def accepts(header: str, encoding: str) -> bool:
    """Whether a client takes this encoding: it is named, or all are, and not with a weight of 0."""
    weights = {}
    for part in header.lower().split(","):
        name, _, rest = part.partition(";")
        try:
            weights[name.strip()] = float(rest.strip().removeprefix("q=") or 1)
        except ValueError:
            weights[name.strip()] = 0.0
    return weights.get(encoding, weights.get("*", 0.0)) > 0
