"""Play over a WebSocket: numbered messages out, commands in."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from msgspec import Struct
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from vialibre.errors import StorageError, VialibreError
from vialibre.server.api.dispatch import address_of, bad_message, caller_of, check_origin, services_of
from vialibre.server.api.endpoint import Services, error_data, table_in
from vialibre.server.errors import Refused
from vialibre.server.limits import MOVES, SOCKETS
from vialibre.server.live_table import Listener
from vialibre.server.metrics import COMMANDS
from vialibre.server.storage.rows import Person
from vialibre.server.table.decide import Actor
from vialibre.server.table.messages import Ordered

MOST_WAITING = 1000
"""Unsent messages after which a slow connection is closed; the client can resume."""
RECHECK = 10.0
"""Seconds between two checks that the person's token is still valid."""
SIGNED_OUT, REFUSED, TOO_SLOW = 4401, 4403, 4008


class Numbered(Struct, frozen=True):
    id: int


_decoder = msgspec.json.Decoder(Ordered)
_number_decoder = msgspec.json.Decoder(Numbered)


def socket_route() -> WebSocketRoute:
    async def handle(socket: WebSocket) -> None:
        await Connection(socket, services_of(socket)).serve()

    return WebSocketRoute("/api/tables/{table}/socket", handle)


class Connection:
    def __init__(self, socket: WebSocket, services: Services) -> None:
        self.socket = socket
        self.services = services
        self.table = ""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.lang = "en"
        self.code: int | None = None
        """The close code, once the connection is being closed: nothing more is sent then."""
        self.listener: Listener | None = None
        self.checked_at = services.hub.clock()

    async def serve(self) -> None:
        services, socket = self.services, self.socket
        try:
            check_origin(socket, "POST")
            self.table = table_in(socket)
            person = await caller_of(socket, services)
            if not services.limiter.allows(f"address {address_of(socket)}", SOCKETS):
                raise Refused("too_fast")
            who = None
            if person is not None:
                who, self.lang = person.id, person.language
                await services.storage.touch(person.id, services.hub.clock())
            version = 0 if person is None else person.token_version
            self.listener = await services.hub.listen(
                self.table, who, self._queue, _since(socket), self._revoked, version, self._fail
            )
        except VialibreError as error:
            await socket.accept()
            await socket.send_text(_encode({"type": "refused", "id": None, **error_data(error, self.lang)}).decode())
            await socket.close(REFUSED)
            return
        try:
            await socket.accept()
            writing = asyncio.create_task(self._write())
            try:
                await self._read(person)
            finally:
                writing.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await writing
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._leave()

    def _leave(self) -> None:
        if self.listener is not None:
            self.services.hub.leave(self.table, self.listener)
            self.listener = None

    def _queue(self, message: bytes) -> None:
        if self.code is not None:
            return
        if self.waiting.qsize() >= MOST_WAITING:
            self._end(TOO_SLOW)
        else:
            self.waiting.put_nowait(message)

    def _revoked(self, reason: str) -> None:
        self._end(SIGNED_OUT if reason == "signed_out" else REFUSED)

    def _fail(self, error: VialibreError) -> None:
        """The table cannot go on: send the reason and close."""
        if self.code is None:
            self._end(REFUSED, _encode({"type": "refused", "id": None, **error_data(error, self.lang)}))

    def _end(self, code: int, last: bytes | None = None) -> None:
        """Drop the queued messages, send `last` if given, and close as soon as the client reads."""
        self.code = code
        while not self.waiting.empty():
            self.waiting.get_nowait()
        if last is not None:
            self.waiting.put_nowait(last)
        self.waiting.put_nowait(None)
        self._leave()

    async def _write(self) -> None:
        while True:
            message = await self.waiting.get()
            if message is None:
                await self.socket.close(self.code or 1000)
                return
            await self.socket.send_text(message.decode())

    async def _read(self, person: Person | None) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.code is not None:
                continue  # being closed
            content = message.get("text")
            if person is not None:
                person = await self._still(person)
                if person is None:
                    self._end(REFUSED)
                    continue
            self._queue(await self._answer(person, message["bytes"] if content is None else content))

    async def _still(self, person: Person) -> Person | None:
        """The person as now stored; None if they were banned, deleted or signed out."""
        now = self.services.hub.clock()
        if now - self.checked_at < RECHECK:
            return person
        self.checked_at = now
        try:
            known = await self.services.storage.person(person.id)
        except StorageError:
            return person  # the command itself will be answered with this error
        good = known is not None and not known.banned and known.token_version == person.token_version
        return known if good else None

    async def _answer(self, person: Person | None, content: str | bytes) -> bytes:
        number: int | None = None
        try:
            who = f"address {address_of(self.socket)}" if person is None else f"person {person.id}"
            if not self.services.limiter.allows(who, MOVES):
                raise Refused("too_fast")
            if person is None:
                raise Refused("who_are_you")
            try:
                ordered = _decoder.decode(content)
            except msgspec.ValidationError as error:
                number = _number(content)
                raise bad_message(error) from None
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise Refused("bad_message", where="$", detail=str(error)[:200]) from None
            number = ordered.id
            n = await self.services.hub.execute(self.table, Actor(person.id, person.name), ordered.command)
        except VialibreError as error:
            COMMANDS.labels(error.code).inc()
            return _encode({"type": "refused", "id": number, **error_data(error, self.lang)})
        COMMANDS.labels("done").inc()
        return _encode({"type": "done", "id": number, "n": n})


def _encode(content: dict[str, Any]) -> bytes:
    return msgspec.json.encode(content)


def _since(socket: WebSocket) -> int | None:
    given = socket.query_params.get("since", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


def _number(content: str | bytes) -> int | None:
    """The number of a command that could not be decoded, if the number can."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return _number_decoder.decode(content).id
    return None
