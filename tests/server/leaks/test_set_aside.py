"""What is told of a table that was set aside says nothing about the cards: to people, to the operator, in the log."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.server.leaks.asgi import Socket, request, until
from tests.server.leaks.plays import SETTINGS, played
from tests.server.leaks.world import SPECTATOR, Clock, Run, server
from vialibre.server.table.entries import AnyEntry, Said
from vialibre.server.table.state import Table


async def told(kind: str, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """A game is played until the table fails with an error that holds a hand; all bytes that anyone is sent then."""
    play = played(SETTINGS[0])
    clock = Clock()
    found: list[bytes] = []
    async with server(play, clock) as app:
        run = Run(app, clock, play, frozenset(["ana"]))
        await run.begin(bot_pause=0)
        table = run.state.id
        add = Table.add

        def failing(self: Table, n: int, at: float, entry: AnyEntry, number: int | None = None) -> None:
            if self.id == table and isinstance(entry, Said):
                assert self.game is not None
                raise RuntimeError(f"{kind}: {self.game.view(0)} {self.created.secret}")
            add(self, n, at, entry, number)

        people = {name: viewer.token for name, viewer in run.viewers.items() if name != SPECTATOR}
        place = f"/api/tables/{table}/socket"
        sockets = [Socket(app, place, token, found.append) for token in (*people.values(), None)]
        await until(lambda: all(socket.last for socket in sockets))
        found.clear()
        with monkeypatch.context() as patch:
            patch.setattr(Table, "add", failing)
            command = {"do": "say", "phrase": "hurry"}
            for token in people.values():
                await request(app, "POST", f"/api/tables/{table}", token, {"command": command}, found.append)
        await until(lambda: all(socket.closed is not None for socket in sockets))
        for path in ("", "/log", "/record", "/replay"):
            for token in (*people.values(), None):
                await request(app, "GET", f"/api/tables/{table}{path}", token, record=found.append)
        services = app.state.services
        row = await services.storage.quarantine_of(table)
        found.append(f"{row.reason} {row.detail}".encode())
    return found


def test_nobody_is_told_what_was_in_the_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        found = asyncio.run(told("one", monkeypatch))
    everything = b"\n".join(found) + "\n".join(record.getMessage() for record in caplog.records).encode()
    assert b"table_quarantined" in everything
    assert b"RuntimeError at test_set_aside.py" in everything
    for secret in (b"hand", b"ticket", b"one: ", b"secret"):
        assert secret not in everything
