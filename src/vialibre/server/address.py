"""The addresses of a server, as people can open them. No libraries: the command line uses this too."""

from __future__ import annotations

import ipaddress
import re
import socket

LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"
SOMEWHERE = ("192.0.2.1", 9)
"""An address that is nobody's: only to ask which of ours would be used. Nothing is sent."""

_HOST = re.compile(r"(?P<name>[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::(?P<port>\d{1,5}))?")


def own_address() -> str:
    """The address of this machine in its network; its own loop if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)
            return str(asking.getsockname()[0])
        except OSError:
            return LOCAL


def listens_everywhere(host: str) -> bool:
    return host in (EVERYWHERE, "::")


def is_loopback(name: str) -> bool:
    """Whether a host's name leads back to the machine that asks."""
    bare = name.strip("[]").rstrip(".").lower()
    if bare == "localhost" or bare.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(bare).is_loopback
    except ValueError:
        return False


def url_of(host: str, port: int | str | None, scheme: str = "http") -> str:
    """Without a slash at its end."""
    shown = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return f"{scheme}://{shown}" if port is None else f"{scheme}://{shown}:{port}"


def reachable(scheme: str, host: str, everywhere: bool) -> tuple[str, bool]:
    """The address to give to other people, and if they can open it: `host` is what the asking one was reached by.

    A name that leads back to the asking machine is of no use to others; if the server listens to all of its networks,
    the machine's address in its own is.
    """
    found = _HOST.fullmatch(host)
    name, port = (found["name"], found["port"]) if found else (LOCAL, None)
    if not is_loopback(name):
        return url_of(name, port, scheme), True
    own = own_address() if everywhere else LOCAL
    if is_loopback(own):
        return url_of(name, port, scheme), False
    return url_of(own, port, scheme), True
