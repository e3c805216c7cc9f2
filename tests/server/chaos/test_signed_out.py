"""Signing out everywhere, a ban and a deletion end open connections on every worker at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.chaos.games import ask, new_person, new_table
from tests.server.chaos.inside import Clock, hub_on
from tests.server.chaos.inside import new_table as table_inside
from tests.server.chaos.player import Person
from tests.server.chaos.tab import opened
from tests.server.running import running
from vialibre.server.errors import Refused
from vialibre.server.storage import Person as StoredPerson
from vialibre.server.storage.notifications import NEVER
from vialibre.server.table.options import Options

OPERATOR = {"VIALIBRE_OPERATOR_TOKEN": "operator-of-this-test"}
GRACE = Options(grace=3600)
SECONDS = 180.0
"""A bound for a machine that is busy: far less than what a long poll waits, or a connection used to stay."""


@contextmanager
def two_workers(url: str) -> Iterator[tuple[str, str]]:
    """Addresses; on SQLite, which one process serves, both are the same."""
    with running(url, "--limits", "1000", **OPERATOR) as one:
        if url.startswith("sqlite"):
            yield one.url, one.url
            return
        with running(url, "--limits", "1000", **OPERATOR) as two:
            yield one.url, two.url


async def end(client: httpx.AsyncClient, person: Person, how: str) -> None:
    """At the worker of this client."""
    if how == "sign-out":
        answer = await client.post("/api/me/sign-out", headers=person.headers, json={})
    elif how == "delete":
        answer = await client.request("DELETE", "/api/me", headers=person.headers)
    else:
        answer = await client.post(
            "/api/operator/ban",
            json={"person": person.id},
            headers={"X-Operator-Token": OPERATOR["VIALIBRE_OPERATOR_TOKEN"]},
        )
    assert answer.status_code == 200, answer.text
    client.cookies.clear()


async def heard_until_closed(socket: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    heard = []
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                heard.append(json.loads(await socket.recv()))
            except ConnectionClosed as closed:
                return heard, closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize(("how", "code"), [("sign-out", 4401), ("ban", 4403), ("delete", 4403)])
def test_a_socket_at_another_worker_is_closed(url: str, how: str, code: int) -> None:
    async def scenario(here: str, there: str) -> None:
        async with (
            httpx.AsyncClient(base_url=here, timeout=60, trust_env=False) as client,
            httpx.AsyncClient(base_url=there, timeout=60, trust_env=False) as other,
        ):
            ana, bea = await new_person(client, "Ana"), await new_person(client, "Bea")
            # A table that does not change with Ana: what comes after her end comes from Bea.
            table = await new_table(client, [bea, bea], Random(1))
            async with opened(ana, table, here.removeprefix("http://")) as tab:
                waiting = asyncio.create_task(
                    client.get(f"/api/tables/{table}", params={"since": tab.n, "wait": 25}, headers=ana.headers)
                )
                await ask(other, bea, table, do="say", text="before")
                heard = json.loads(await tab.socket.recv())
                assert heard["entry"]["text"] == "before"
                assert (await waiting).json()["messages"], "a long poll works as long as the token is good"
                polling = asyncio.create_task(
                    client.get(f"/api/tables/{table}", params={"since": heard["n"], "wait": 25}, headers=ana.headers)
                )
                await asyncio.sleep(0.3)  # so that it most likely waits; else it is refused at the door
                await end(other, ana, how)
                await ask(other, bea, table, do="say", text="afterwards")
                told, closed_with = await heard_until_closed(tab.socket)
                assert told == [], "nothing that happened afterwards"
                assert closed_with == code
                async with asyncio.timeout(SECONDS):
                    refused = await polling
                assert refused.status_code in (401, 403), refused.text
                assert "afterwards" not in refused.text
                for path in (f"/api/tables/{table}", "/api/me", f"/api/tables/{table}/log"):
                    again = await client.get(path, headers=ana.headers)
                    assert again.status_code in (401, 403), f"{path}: {again.text}"

    with two_workers(url) as (here, there):
        asyncio.run(scenario(here, there))


def test_a_lost_notification_is_made_up_for(url: str) -> None:
    """The listening connection was away, or the change was made in the database by hand."""

    async def scenario() -> None:
        async with hub_on(url, Clock()) as hub:
            for name, version in (("ana", 3), ("bea", 1), ("cyd", 1)):
                await hub.storage.create_person(StoredPerson(name, name, "en", None, version, 0, 0, name == "cyd"))
            table = await table_inside(hub, "ana bea", GRACE)
            ended: list[tuple[str, str]] = []
            for person, version in (("ana", 2), ("ana", 3), ("bea", 1), ("cyd", 1), ("dan", 1), (None, 0)):
                await hub.listen(
                    table,
                    person,
                    lambda message: None,
                    None,
                    lambda reason, who=f"{person} {version}": ended.append((who, reason)),  # type: ignore[misc]
                    version,
                )
            await hub.sessions.recheck()
            assert sorted(ended) == [("ana 2", "signed_out"), ("cyd 1", "refused"), ("dan 1", "refused")]

    asyncio.run(scenario())


def test_a_connection_made_at_the_same_moment_is_refused(url: str) -> None:
    """Its token was good when it was looked at, and revoked before the connection could be closed."""

    async def scenario() -> None:
        async with hub_on(url, Clock()) as hub:
            table = await table_inside(hub, "ana bea", GRACE)
            hub.sessions.revoke("ana", 2)
            with pytest.raises(Refused) as refused:
                await hub.listen(table, "ana", lambda message: None, None, version=1)
            assert refused.value.code == "who_are_you"
            await hub.listen(table, "ana", lambda message: None, None, version=2)
            hub.sessions.revoke("bea", NEVER)
            with pytest.raises(Refused):
                await hub.listen(table, "bea", lambda message: None, None, version=9)
            hub.sessions.revoke("bea", 0)
            await hub.listen(table, "bea", lambda message: None, None, version=9)

    asyncio.run(scenario())


def test_a_new_phrase_replaces_the_old_one(url: str) -> None:
    async def scenario(here: str, there: str) -> None:
        async with (
            httpx.AsyncClient(base_url=here, timeout=60, trust_env=False) as client,
            httpx.AsyncClient(base_url=there, timeout=60, trust_env=False) as other,
        ):

            async def recovered(phrase: str) -> httpx.Response:
                answer = await other.post("/api/recover", json={"phrase": phrase})
                other.cookies.clear()
                return answer

            ana = await new_person(client, "Ana")
            assert not (await client.get("/api/me", headers=ana.headers)).json()["has_phrase"]
            phrases = []
            for _ in range(2):
                made = await client.post("/api/me/phrase", headers=ana.headers, json={})
                phrases.append(made.json()["phrase"])
                assert (await client.get("/api/me", headers=ana.headers)).json()["has_phrase"]
                assert (await recovered(phrases[-1])).json()["person"] == ana.id
            old = await recovered(phrases[0])
            assert (old.status_code, old.json()["error"]["code"]) == (409, "wrong_phrase")
            assert (await recovered(phrases[1])).json()["person"] == ana.id

    with two_workers(url) as (here, there):
        asyncio.run(scenario(here, there))
