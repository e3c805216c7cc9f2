"""The address of a Ray cluster, tried before Ray does: Ray itself waits for minutes for what is not there."""

from __future__ import annotations

import socket

from vialibre.errors import BadSetup

LOCAL = "local"
PATIENCE = 5.0
"""Seconds for an answer."""
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
"""How a client of HTTP/2 begins: its greeting, then settings of which there are none."""
SETTINGS = 4
"""The kind of frame with which a server of HTTP/2 must answer."""


def check_address(address: str) -> None:
    """Raise BadSetup unless it is `local`, or HOST:PORT and somebody there speaks as a Ray head does."""
    if address == LOCAL:
        return
    host, colon, port = address.rpartition(":")
    if not colon or not host or "/" in host or not port.isascii() or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadSetup("ray_bad_address", address=address)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE) as line:
            line.sendall(PREFACE)
            answer = line.recv(9)
    except (OSError, UnicodeError) as error:  # a name may be no name at all
        raise BadSetup("ray_unreachable", address=address, detail=str(error)) from None
    if len(answer) < 4 or answer[3] != SETTINGS:
        raise BadSetup("ray_not_ray", address=address)
