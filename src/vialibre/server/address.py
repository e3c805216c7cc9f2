"""URLs of a server that people can open. Standard library only: the command line uses this too."""

from __future__ import annotations

import ipaddress
import re
import socket

LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"
SOMEWHERE = ("192.0.2.1", 9)
"""A reserved address, used to find out which local address would be used. Nothing is sent."""

_HOST = re.compile(r"(?P<name>[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::(?P<port>\d{1,5}))?")


def own_address() -> str:
    """The address of this machine in its network; the loopback address if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)
            return str(asking.getsockname()[0])
        except OSError:
            return LOCAL


def listens_everywhere(host: str) -> bool:
    return host in (EVERYWHERE, "::")


def is_loopback(name: str) -> bool:
    """Whether a host name means the machine that resolves it."""
    bare = name.strip("[]").rstrip(".").lower()
    if bare == "localhost" or bare.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(bare).is_loopback
    except ValueError:
        return False


def url_of(host: str, port: int | str | None, scheme: str = "http") -> str:
    """Without a trailing slash."""
    shown = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return f"{scheme}://{shown}" if port is None else f"{scheme}://{shown}:{port}"


def reachable(scheme: str, host: str, everywhere: bool) -> tuple[str, bool]:
    """The URL for other people, and whether they can open it. `host` is the Host header of the request.

    A loopback name is useless to others. If the server listens on all interfaces, the network address is used instead.
    """
    found = _HOST.fullmatch(host)
    name, port = (found["name"], found["port"]) if found else (LOCAL, None)
    if not is_loopback(name):
        return url_of(name, port, scheme), True
    own = own_address() if everywhere else LOCAL
    if is_loopback(own):
        return url_of(name, port, scheme), False
    return url_of(own, port, scheme), True
