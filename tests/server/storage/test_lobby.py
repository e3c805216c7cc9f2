"""Public tables as the lobby lists them, on both databases."""

from __future__ import annotations

import asyncio

from tests.server.storage.helpers import NOW, append_of, new_table, opened
from vialibre.server.storage.rows import Status


def test_public_tables_come_by_status_the_newest_first(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            made: dict[tuple[str, bool], list[str]] = {}
            statuses: tuple[Status, ...] = ("open", "running", "over")
            for i in range(12):
                status, public = statuses[i % 3], i % 4 != 0
                table = await new_table(
                    storage, status=status, public=public, created_at=NOW + i, updated_at=NOW + 100 - i
                )
                made.setdefault((status, public), []).insert(0, table)
            for status in statuses:
                assert [row.id for row in await storage.public_tables(status)] == made[status, True]
            assert [row.id for row in await storage.public_tables("running", limit=1)] == made["running", True][:1]

    asyncio.run(scenario())


def test_a_table_moves_from_one_list_to_the_next(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            table = await new_table(storage, status="open", public=True)

            async def lists() -> list[list[str]]:
                statuses: tuple[Status, ...] = ("open", "running", "over")
                return [[row.id for row in await storage.public_tables(status)] for status in statuses]

            assert await lists() == [[table], [], []]
            await storage.append(append_of(table, 2, NOW, "started", "{}", due_at=None, status="running"))
            assert await lists() == [[], [table], []]
            await storage.append(
                append_of(table, 3, NOW, "options_changed", "{}", due_at=None, status="running", public=False)
            )
            assert await lists() == [[], [], []]
            await storage.append(
                append_of(table, 4, NOW, "options_changed", "{}", due_at=None, status="running", public=True)
            )
            await storage.append(append_of(table, 5, NOW, "acted", "{}", due_at=None, status="over"))
            assert await lists() == [[], [], [table]]

    asyncio.run(scenario())
