"""The application called directly, as a web server calls it, and every byte of its answers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette

Record = Callable[[bytes], None]


def _scope(kind: str, path: str, token: str | None) -> dict[str, Any]:
    place, _, query = path.partition("?")
    headers = [(b"host", b"test"), (b"accept-language", b"en")]
    if token is not None:
        headers.append((b"authorization", b"Bearer " + token.encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("test", 80),
        "subprotocols": [],
        "state": {},
    }


async def request(
    app: Starlette, method: str, path: str, token: str | None = None, body: Any = None, record: Record | None = None
) -> tuple[int, Any]:
    """Status and content of the answer; its status line, headers and body go to `record` as they are."""
    content = b"" if body is None else json.dumps(body).encode()
    found: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(message: Any) -> None:
        found.append(message)

    await app({**_scope("http", path, token), "method": method}, receive, send)
    head, *rest = found
    answer = b"".join(part.get("body", b"") for part in rest)
    if record is not None:
        lines = [f"{method} {path} -> {head['status']}".encode(), *(b": ".join(pair) for pair in head["headers"])]
        record(b"\r\n".join([*lines, b"", answer]))
    kind = dict(head["headers"]).get(b"content-type", b"")
    return head["status"], json.loads(answer) if kind.startswith(b"application/json") else answer


class Socket:
    """One connection to a table. `last` is the highest number it was told."""

    def __init__(self, app: Starlette, path: str, token: str | None, record: Record) -> None:
        self.last = 0
        self.answers: list[dict[str, Any]] = []
        self.closed: int | None = None
        self._record = record
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(_scope("websocket", path, token), self._incoming.get, self._hear))

    async def _hear(self, message: Any) -> None:
        kind = message["type"]
        self._record(f"{kind} {message.get('code', '')}".encode())
        if kind == "websocket.close":
            self.closed = message.get("code", 1000)
        if kind != "websocket.send":
            return
        content = message["text"].encode() if message.get("text") is not None else message["bytes"]
        self._record(content)
        data = json.loads(content)
        if data.get("type") in ("table", "update"):
            self.last = max(self.last, data["n"])
        else:
            self.answers.append(data)

    def send(self, command: dict[str, Any]) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(command)})

    async def ask(self, **command: Any) -> dict[str, Any]:
        """Do something at the table; the answer to it."""
        before = len(self.answers)
        self.send({"id": before, "command": command})
        await until(lambda: len(self.answers) > before)
        return self.answers[before]

    async def close(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    async def heard_up_to(self, n: int) -> None:
        await until(lambda: self.last >= n)


async def until(true: Callable[[], bool]) -> None:
    """Let others run until it is so."""
    async with asyncio.timeout(120):
        for turn in range(1_000_000):
            if true():
                return
            await asyncio.sleep(0 if turn < 200 else 0.001)
