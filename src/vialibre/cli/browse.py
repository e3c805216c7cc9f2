"""`vialibre` alone: a server for this machine, or for the room, and the browser at its page."""

from __future__ import annotations

import json
import os
import sys
import threading
import webbrowser
from http.client import HTTPConnection, HTTPException
from typing import Any

from vialibre.cli.serve import PLAYTESTER, announce, print_stopped
from vialibre.cli.text import out, say
from vialibre.errors import BadSetup
from vialibre.server.address import EVERYWHERE, LOCAL, url_of

PORT = 8000
NO_BROWSER = "VIALIBRE_NO_BROWSER"
PATIENCE = 3.0
"""Seconds for a server on this machine to say who it is."""


def browse(*, port: int | None, lan: bool, browser: bool) -> None:
    """Serve until Ctrl-C. Where a server of ours has the usual port, the browser opens on that one instead."""
    try:
        _serve(PORT if port is None else port, lan, browser)
    except BadSetup as error:
        if error.code != "port_taken" or port is not None:
            raise
        if asked(PORT, "/healthz").get("server") == "vialibre":
            _go_there(lan, browser)
        else:
            _serve(0, lan, browser)


def _serve(port: int, lan: bool, browser: bool) -> None:
    from vialibre.server.app import Settings  # here: what a server needs would keep every other command waiting
    from vialibre.server.bot_pool import spare_cores
    from vialibre.server.run import serve as run

    host = EVERYWHERE if lan else LOCAL

    def ready(bound: int) -> None:
        announce(host, bound, lan)
        if browser and has_desktop():
            threading.Thread(target=webbrowser.open, args=[f"{url_of(LOCAL, bound)}/"], daemon=True).start()

    settings = Settings(thinkers=spare_cores(), playtester=PLAYTESTER)
    print_stopped(run(settings, host=host, port=port, quiet=True, ready=ready))


def _go_there(lan: bool, browser: bool) -> None:
    url = f"{url_of(LOCAL, PORT)}/"
    if lan and not asked(PORT, "/api/address").get("shared"):
        raise BadSetup("open_for_this_machine", url=url)
    out.print(say("cli-open-already", url=url))
    if browser and has_desktop():
        webbrowser.open(url)


def asked(port: int, path: str) -> dict[str, Any]:
    """What a server on this machine answers, if it is an object of JSON; else nothing.

    Not by urllib, which would ask a proxy.
    """
    connection = HTTPConnection(LOCAL, port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        found = json.loads(connection.getresponse().read(10_000))
    except (OSError, HTTPException, ValueError, RecursionError):
        return {}
    finally:
        connection.close()
    return found if isinstance(found, dict) else {}


def has_desktop() -> bool:
    """Whether a window could open where somebody sees it."""
    if os.environ.get(NO_BROWSER):
        return False
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
