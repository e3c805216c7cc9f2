"""The disk of a real server fills up: clients are told in time, the health check too, and the last line is honest."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import pytest

from tests.server.chaos.games import LONG_GRACE
from tests.server.running import Running, running

MOST_SECONDS = 20.0
SLACK = 10.0
"""More seconds for a machine that does many other things; the server's own times are shorter than those it promises."""

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="prlimit is Linux's")


def fill_disk(server: Running, database: Path) -> None:
    """No file of the server's may grow any more: it gets the errors of a disk without room."""
    import resource

    most = max(file.stat().st_size for file in database.parent.iterdir())
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def make_room(server: Running) -> None:
    import resource

    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def say(client: httpx.Client, table: str) -> tuple[int, Any]:
    answer = client.post(f"/api/tables/{table}", json={"command": {"do": "say", "text": "x" * 300}})
    return answer.status_code, answer.json()


def new_table(client: httpx.Client) -> str:
    made = client.post("/api/tables", json={"board": "san_francisco", "seats": 2, "options": LONG_GRACE})
    table = str(made.json()["table"])
    assert client.post(f"/api/tables/{table}", json={"command": {"do": "sit", "entropy": "ab" * 16}}).is_success
    return table


def say_until_full(client: httpx.Client, table: str) -> float:
    """Seconds that the first answer took which was an error."""
    while True:
        began = time.monotonic()
        status, body = say(client, table)
        if status == 200:
            continue
        took = time.monotonic() - began
        assert (status, body["error"]["code"]) == (503, "storage_down"), body
        return took


@linux
def test_a_full_disk(tmp_path: Path) -> None:
    database = tmp_path / "test.db"
    with running(f"sqlite:///{database}", "--limits", "1000") as server, server.client("Ana") as ana:
        table = new_table(ana)
        assert server.get("/healthz").status_code == 200
        fill_disk(server, database)
        took = say_until_full(ana, table)
        print(f"the error came after {took:.1f} s")
        assert took < MOST_SECONDS + SLACK
        assert server.get("/healthz").status_code == 503
        known = ana.get(f"/api/tables/{table}")
        assert known.status_code == 200, "what is stored can be read"

        make_room(server)
        assert say(ana, table)[0] == 200
        assert server.get("/healthz").status_code == 200

        fill_disk(server, database)
        say_until_full(ana, table)
        _, shown, log = server.end()
        assert "Everything is stored" not in shown, shown
        assert "at one table the last move is not stored" in shown
        assert any("unstored" in json.loads(line)["message"] for line in log.splitlines() if line.startswith("{"))


def test_a_stop_without_trouble_says_so(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'test.db'}") as server, server.client("Ana") as ana:
        table = new_table(ana)
        assert say(ana, table)[0] == 200
        code, shown, _ = server.end()
        assert code == 0
        assert "Everything is stored" in shown


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def test_two_workers_on_a_locked_row(postgres_url: str) -> None:
    """The command waits no longer than promised, also the second one at the same table; the last line is honest."""
    from tests.server.storage.test_stuck_writes import holding

    async def ask(client: httpx.AsyncClient, table: str) -> tuple[float, str]:
        began = time.monotonic()
        answer = await client.post(f"/api/tables/{table}", json={"command": {"do": "say", "text": "hello"}})
        return time.monotonic() - began, answer.json()["error"]["code"]

    with running(postgres_url, "--workers", "2", "--limits", "1000") as server, server.client("Ana") as ana:
        stuck, other = new_table(ana), new_table(ana)

        async def timed() -> float:
            began = time.monotonic()
            status, body = await asyncio.to_thread(say, ana, other)
            assert status == 200, body
            return time.monotonic() - began

        async def scenario() -> None:
            alone = p95([await timed() for _ in range(40)])
            async with (
                holding(postgres_url, f"SELECT * FROM tables WHERE id = '{stuck}' FOR UPDATE"),
                httpx.AsyncClient(base_url=server.url, headers=ana.headers, timeout=60, trust_env=False) as client,
            ):
                asked = [asyncio.create_task(ask(client, stuck)) for _ in range(4)]
                took: list[float] = []
                while not all(task.done() for task in asked):
                    took.append(await timed())
                    assert (await client.get("/healthz")).status_code == 200
                    await asyncio.sleep(0.05)
                for seconds, code in await asyncio.gather(*asked):
                    assert code == "storage_down"
                    assert seconds < MOST_SECONDS + SLACK
                assert len(took) > 20
                locked = p95(took)
                print(f"{len(took)} moves elsewhere, p95 {locked * 1000:.0f} ms, before {alone * 1000:.0f} ms")
                assert locked < max(0.1, 10 * alone), "a busy machine is slow for everyone"
                _, shown, _ = await asyncio.to_thread(server.end)
                assert "Everything is stored" not in shown, shown

        asyncio.run(scenario())
