"""People and strangers at a real server: short ways to a table, to an error, to a socket."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Running

SECONDS = 60.0
# All clients share its connections, and none a cookie.
_client = httpx.Client(timeout=SECONDS, cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])))


@dataclass
class Guest:
    """A client with a token, or an anonymous one."""

    url: str
    token: str | None = None
    person: str = ""

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token is not None else {}
        headers |= more.pop("headers", {})
        content = more.pop("content", None if body is None else json.dumps(body))
        return _client.request(method, self.url + path, headers=headers, content=content, **more)

    def at(self, table: str, **command: Any) -> httpx.Response:
        return self.call("POST", f"/api/tables/{table}", {"command": command})

    @contextmanager
    def socket(self, table: str, query: str = "", **headers: str) -> Iterator[Wire]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        given = {"Authorization": f"Bearer {self.token}"} if self.token is not None else {}
        with connect(address, additional_headers={**given, **headers}, max_size=None, open_timeout=SECONDS) as made:
            yield Wire(made)


@dataclass
class Wire:
    """A socket from outside."""

    socket: ClientConnection

    def hear(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.socket.recv(SECONDS))
        return found

    def answer(self) -> dict[str, Any]:
        """The next message that answers a command."""
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused"):
                return message

    def send(self, content: str | bytes) -> dict[str, Any]:
        self.socket.send(content)
        return self.answer()

    def ask(self, number: int = 1, **command: Any) -> dict[str, Any]:
        return self.send(json.dumps({"id": number, "command": command}))

    def closed_with(self) -> int:
        """The code that the server closes it with."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.socket.recv(SECONDS)
        assert self.socket.close_code is not None
        return self.socket.close_code


def nobody(server: Running) -> Guest:
    return Guest(server.url)


def guest(server: Running, name: str = "Mallory") -> Guest:
    made = nobody(server).call("POST", "/api/people", {"name": name})
    assert made.status_code == 201, made.text
    return Guest(server.url, made.json()["token"], made.json()["person"])


def table(host: Guest, other: Guest | None = None, *, start: bool = True, **body: Any) -> str:
    """A table for two; the second seat gets a bot if no other person comes."""
    made = host.call("POST", "/api/tables", {"board": "usa", **body})
    assert made.status_code == 201, made.text
    found: str = made.json()["table"]
    commands: list[tuple[Guest, dict[str, Any]]] = [(host, {"do": "sit", "entropy": "ab" * 16})]
    if other is None:
        commands.append((host, {"do": "seat_bot", "bot": "porter"}))
    else:
        commands.append((other, {"do": "sit", "entropy": "cd" * 16}))
    if start:
        commands.append((host, {"do": "start"}))
    for who, command in commands:
        answer = who.at(found, **command)
        assert answer.status_code == 200, answer.text
    return found


def version(who: Guest, where: str) -> int:
    """What the next action must answer."""
    snapshot = who.call("GET", f"/api/tables/{where}").json()["messages"][0]
    return int(snapshot["table"]["version"])


def code(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error, after a look that it has all that errors have."""
    error = answer.json()["error"]
    assert set(error) == {"code", "params", "text"}
    assert error["text"] != error["code"], "an error without words"
    return answer.status_code, error["code"]
