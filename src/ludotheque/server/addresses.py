"""Where this server can be reached, and those addresses as pictures to point a phone at."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
import threading
import time

import segno

FRESH = 60.0  #: seconds for which the addresses of this machine are remembered
NOWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))  #: for examples only, nobody has them

_found: tuple[float, list[str]] | None = None


def lan_addresses() -> list[str]:
    """The addresses at which other machines of the network can reach this one, the likeliest first."""
    global _found  # noqa: PLW0603
    now = time.monotonic()
    if _found is None or now - _found[0] > FRESH:
        out: list[str] = []
        for address in [*_routed(), *_named()]:
            if address not in out and reachable(address):
                out.append(address)
        _found = now, out
    return list(_found[1])


def reachable(address: str) -> bool:
    """Whether another machine could use this address: not one that means "this machine", "all" or "this cable"."""
    try:
        it = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (it.is_loopback or it.is_unspecified or it.is_link_local or it.is_multicast)


def _routed() -> list[str]:
    """The address this machine would speak from. Connecting a datagram socket chooses it, and sends nothing."""
    out = []
    for family, nowhere in NOWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as sock:
            sock.connect((nowhere, 9))  # fails when there is no network of this kind
            out.append(str(sock.getsockname()[0]))
    return out


def _named() -> list[str]:
    """The addresses that belong to this machine's own name; given up after a second, some networks are slow to say."""
    out: list[str] = []

    def ask() -> None:
        with contextlib.suppress(OSError):
            out.extend(str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None))

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(1.0)
    return out[:]


def share_urls(host: str, port: int, public_url: str = "") -> list[str]:
    """The addresses to give to others: the public one if there is one; none when only this machine is served."""
    if public_url:
        return [public_url.rstrip("/")]
    if host in {"", "0.0.0.0", "::", "*"}:
        found = [address for address in lan_addresses() if host != "0.0.0.0" or ":" not in address]
        return [_url(address, port) for address in found]
    if host == "localhost" or host.endswith(".localhost"):
        return []
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return [_url(host, port)]
    return [_url(host, port)] if reachable(host) else []


def _url(host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"


def qr_svg(text: str) -> str:
    """A QR code as a picture, in a page or alone: it grows with its box, and is dark on white on a dark page too."""
    out = io.BytesIO()
    code = segno.make(text, micro=False)
    code.save(out, kind="svg", border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False, nl=False)
    return out.getvalue().decode()


def qr_text(text: str, colours: bool = True) -> str:
    """A QR code for a terminal, two modules a character.

    With colours it is dark on light whatever the terminal's own are; without, it assumes light on dark.
    """
    code = segno.make(text, micro=False)
    rows = [[bool(module) for module in row] for row in code.matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    shapes = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    lines = []
    for i in range(0, len(rows), 2):
        pairs = zip(rows[i], rows[i + 1], strict=True)
        if colours:
            lines.append("\x1b[30;107m" + "".join(shapes[a, b] for a, b in pairs) + "\x1b[0m")
        else:
            lines.append("".join(shapes[not a, not b] for a, b in pairs))
    return "\n".join(lines)
