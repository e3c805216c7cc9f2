"""Probes the address of a Ray cluster before Ray does: Ray itself waits for minutes if there is no cluster."""

from __future__ import annotations

import socket

from vialibre.errors import BadSetup

LOCAL = "local"
PATIENCE = 5.0
"""Timeout in seconds."""
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
"""How an HTTP/2 client begins: its preface, then an empty SETTINGS frame."""
SETTINGS = 4
"""The type of the frame with which an HTTP/2 server must answer."""


def check_address(address: str) -> None:
    """Raise BadSetup unless the address is `local`, or HOST:PORT of a server that answers like a Ray head."""
    if address == LOCAL:
        return
    host, colon, port = address.rpartition(":")
    if not colon or not host or "/" in host or not port.isascii() or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadSetup("ray_bad_address", address=address)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE) as line:
            line.sendall(PREFACE)
            answer = line.recv(9)
    except (OSError, UnicodeError) as error:  # the host may not even be a valid name
        raise BadSetup("ray_unreachable", address=address, detail=str(error)) from None
    if len(answer) < 4 or answer[3] != SETTINGS:
        raise BadSetup("ray_not_ray", address=address)
