"""kill -9 in the middle of writing: every acknowledged append is there, and no log has a gap."""

from __future__ import annotations

import asyncio

from tests.effort import times
from tests.server.storage.helpers import assert_without_gaps, opened
from tests.server.storage.processes import TABLES, start


def write_and_kill(url: str, acknowledged: dict[str, int], after: int) -> None:
    with start("write", url) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "opened\n"
        for count, line in enumerate(process.stdout, 1):
            table, n = line.split()
            acknowledged[table] = max(int(n), acknowledged.get(table, 0))
            if count == after:
                process.kill()  # and read on: what it said before it died counts too


async def check(url: str, acknowledged: dict[str, int]) -> None:
    async with opened(url) as storage:
        assert len(await storage.running()) == len(acknowledged)
        for table, last in acknowledged.items():
            log = await assert_without_gaps(storage, table)
            assert len(log) >= last
            assert [entry.data for entry in log[1:]] == [f'{{"n":{n}}}' for n in range(2, len(log) + 1)]


def test_what_was_acknowledged_survives(url: str) -> None:
    acknowledged: dict[str, int] = {}
    for i in range(times(1, 20)):
        write_and_kill(url, acknowledged, after=TABLES * 10 + 37 * i)
        asyncio.run(check(url, acknowledged))
