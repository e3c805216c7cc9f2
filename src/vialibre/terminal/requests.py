"""HTTP client of the server. Server errors keep the server's messages; lost connections are retried."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from vialibre.errors import BadSetup

PATIENCE = 60.0
"""Seconds to wait for a server that is restarting."""
TIMEOUT = 30.0
PAUSE = 0.3
SLOWER = {"too_fast", "busy"}
AWAY = {"storage_down", "storage_closed", "server_fault"}
"""Rejections that mean "try again". After the second kind, the request may or may not have been processed."""
LOCAL = ("127.0.0.1", "::1", "localhost")
MOST_BYTES = 4 * 1024 * 1024


def server_address(url: str) -> str:
    """`http://host:port` without a path. Raises BadSetup."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or any(sign.isspace() for sign in url):
        raise BadSetup("bad_server", url=url[:200])
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def is_local(address: str) -> bool:
    """Whether the address is on this machine."""
    return urlsplit(address).hostname in LOCAL


class Unreachable(Exception):
    """The server did not answer, or is temporarily unavailable."""

    def __init__(self, detail: str, *, may_be_done: bool = True) -> None:
        super().__init__(detail)
        self.may_be_done = may_be_done
        """Whether the request may have been processed."""


class Requests:
    """One person's requests to one server."""

    def __init__(self, address: str, lang: str) -> None:
        self.address = address
        self.lang = lang
        self.token: str | None = None
        self._was_there = False
        proxies: dict[str, str] | None = {} if is_local(address) else None  # a proxy cannot reach this machine
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler(proxies))

    def ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Return the answer. Raises BadSetup; for an unavailable server only after giving it time to come back."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return self.once(method, path, body)
            except Unreachable as error:
                self.be_patient(error, until)

    def be_patient(self, error: Unreachable, until: float) -> None:
        """Wait before the next attempt. A wrong address fails at once: only a server that has answered before may come
        back."""
        if time.monotonic() > until or not self._was_there:
            raise BadSetup("server_away", url=self.address, detail=str(error)) from None
        time.sleep(PAUSE)

    def once(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Send a request once. Raises Unreachable, or BadSetup with the server's message."""
        headers = {"Accept": "application/json", "Content-Type": "application/json", "Accept-Language": self.lang}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data=data, headers=headers, method=method)
        try:
            with self._opener.open(request, timeout=TIMEOUT) as answer:
                content = self._content(answer.read(MOST_BYTES))
        except urllib.error.HTTPError as error:
            with error:
                raise self._refusal(error.read(MOST_BYTES)) from None
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", None) or error
            raise Unreachable(getattr(reason, "strerror", None) or str(reason) or type(reason).__name__) from None
        except ValueError:
            raise BadSetup("bad_server", url=self.address) from None
        self._was_there = True
        return content

    def _content(self, raw: bytes) -> dict[str, Any]:
        try:
            content = json.loads(raw)
        except (ValueError, RecursionError):
            content = None
        if not isinstance(content, dict):
            raise BadSetup("not_a_server", url=self.address)
        return content

    def _refusal(self, raw: bytes) -> Exception:
        fault = self._content(raw).get("error")
        if not isinstance(fault, dict):
            return BadSetup("not_a_server", url=self.address)
        return refusal(fault)


def refusal(fault: dict[str, Any]) -> Exception:
    """The error for a server's rejection, with the server's message, or Unreachable if it asks to try again."""
    if fault.get("code") in AWAY | SLOWER:
        return Unreachable(str(fault.get("text")), may_be_done=fault.get("code") in AWAY)
    return BadSetup("server_said", text=str(fault.get("text")), reason=str(fault.get("code")))
