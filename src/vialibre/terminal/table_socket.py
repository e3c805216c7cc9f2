"""WebSocket client of a table: a thread keeps the connection open while the player thinks, and resumes it."""

from __future__ import annotations

import json
import queue
import threading
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from vialibre.terminal.requests import is_local, refusal

REFUSED = 4403
"""The server rejected us for good; after any other close code we reconnect."""
PAUSE = 0.3
SLOW_PAUSE = 3.0

Message = dict[str, Any]


class ConnectionLost:
    """Queued when the connection is lost."""


class ConnectionRestored:
    """Queued when it is restored."""


Received = Message | ConnectionLost | ConnectionRestored | Exception


class TableSocket:
    """Queues messages in the order of their numbers, without duplicates or gaps."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.received: queue.Queue[Received] = queue.Queue()
        parts = urlsplit(address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self._url = f"{scheme}://{parts.netloc}{parts.path}/api/tables/{table}/socket"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._proxy: bool | None = None if is_local(address) else True
        self._since: int | None = None
        self._seats: set[int] = set()
        self._closed = threading.Event()
        threading.Thread(target=self._run, name="listener", daemon=True).start()

    def close(self) -> None:
        self._closed.set()

    def _run(self) -> None:
        tries, lost = 0, False
        while not self._closed.is_set():
            try:
                with connect(
                    self._url_to_resume(),
                    additional_headers=self._headers,
                    max_size=None,
                    max_queue=None,
                    proxy=True if self._proxy else None,
                    close_timeout=1,
                ) as socket:
                    if lost:
                        self.received.put(ConnectionRestored())
                    tries, lost = 0, False
                    while not self._closed.is_set():
                        try:
                            self._take(json.loads(socket.recv(timeout=0.5)))
                        except TimeoutError:
                            continue
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == REFUSED:
                    return
            except (OSError, WebSocketException, ValueError):
                pass
            if not lost and not self._closed.is_set():
                lost = True
                self.received.put(ConnectionLost())
            tries += 1
            self._closed.wait(PAUSE if tries < 20 else SLOW_PAUSE)

    def _url_to_resume(self) -> str:
        """The URL to resume from. A client with several seats may have received an entry for only one of them, so it
        reloads everything."""
        return self._url if self._since is None or len(self._seats) > 1 else f"{self._url}?since={self._since}"

    def _take(self, message: Message) -> None:
        if message["type"] == "refused":
            self.received.put(refusal(message["error"]))
            return
        if message["type"] not in ("table", "update"):
            return
        # A client with several seats receives each entry once per seat, with the same number.
        if self._since is not None and message["type"] == "update" and not 0 <= message["n"] - self._since <= 1:
            raise ValueError("a gap")
        self._since = message["n"]
        if message["seat"] is not None:
            self._seats.add(message["seat"])
        self.received.put(message)
