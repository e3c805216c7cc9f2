"""`vialibre` without a command: starts a server for this machine or its network, and opens the browser."""

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
"""Timeout in seconds for a server on this machine to identify itself."""


def browse(*, port: int | None, lan: bool, browser: bool) -> None:
    """Serve until Ctrl-C. If one of our servers already uses the default port, open the browser there instead."""
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
    from vialibre.server.app import Settings  # imported here, because it would slow down every other command
    from vialibre.server.bot_pool import spare_cores
    from vialibre.server.run import serve as run

    host = EVERYWHERE if lan else LOCAL

    def ready(bound: int) -> None:
        announce(host, bound, lan)
        if browser and has_desktop():
            threading.Thread(target=webbrowser.open, args=[f"{url_of(LOCAL, bound)}/"], daemon=True).start()

    settings = Settings(slow_bot_processes=spare_cores(), playtester=PLAYTESTER)
    print_stopped(run(settings, host=host, port=port, quiet=True, ready=ready))


def _go_there(lan: bool, browser: bool) -> None:
    url = f"{url_of(LOCAL, PORT)}/"
    if lan and not asked(PORT, "/api/address").get("shared"):
        raise BadSetup("open_for_this_machine", url=url)
    out.print(say("cli-open-already", url=url))
    if browser and has_desktop():
        webbrowser.open(url)


def asked(port: int, path: str) -> dict[str, Any]:
    """Return the JSON object that a server on this machine answers, or an empty one.

    Does not use urllib, which would go through a proxy.
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
    """Whether a browser window can be opened on this machine."""
    if os.environ.get(NO_BROWSER):
        return False
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
