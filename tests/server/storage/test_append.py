"""The one write of play: who is first wins, no number is left out, and many share a commit."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.storage.helpers import NOW, append, append_of, assert_without_gaps, new_table, numbers, opened
from vialibre.errors import StorageError
from vialibre.server.storage import EntryRow, Result, new_id


def test_of_a_hundred_writers_of_one_number_one_wins(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            table = await new_table(storage)
            won = await asyncio.gather(*(append(storage, table, 2, f"[{i}]") for i in range(100)))
            assert won.count(True) == 1
            log = await assert_without_gaps(storage, table)
            assert log[1].data == f"[{won.index(True)}]"

    asyncio.run(scenario())


@pytest.mark.parametrize("count", [1, 10])
def test_of_two_workers_one_wins(postgres_url: str, count: int) -> None:
    """Each number is won once, however the transactions of two workers cross; with ten tables locks could cross too."""

    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            tables = [await new_table(one) for _ in range(count)]
            for n in range(2, 30):
                mine = [append(one, table, n, '"one"') for table in tables]
                theirs = [append(two, table, n, '"two"') for table in reversed(tables)]
                won = await asyncio.gather(*mine, *theirs)
                assert [a + b for a, b in zip(won[:count], reversed(won[count:]), strict=True)] == [1] * count
            for table in tables:
                assert len(await assert_without_gaps(one, table)) == 29

    asyncio.run(scenario())


def test_no_number_is_left_out(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            table = await new_table(storage)
            assert not await append(storage, table, 3)
            assert not await append(storage, table, 1)
            assert not await append(storage, table, 0)
            assert not await append(storage, new_id(), 1), "no such table"
            assert numbers(await assert_without_gaps(storage, table)) == [1]

    asyncio.run(scenario())


def test_appends_of_one_batch_keep_their_order(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            table = await new_table(storage)
            assert all(await asyncio.gather(*(append(storage, table, n, f"[{n}]") for n in range(2, 30))))
            assert storage.commits == 1
            assert [entry.data for entry in await storage.entries(table, after=27)] == ["[28]", "[29]"]

    asyncio.run(scenario())


def test_what_follows_a_refused_append_is_refused(url: str) -> None:
    """Another worker wrote 2. Our 3 was based on our 2, so it must not follow theirs."""

    async def scenario() -> None:
        async with opened(url) as storage:
            table, other = await new_table(storage), await new_table(storage)
            assert await append(storage, table, 2, '"theirs"')
            won = await asyncio.gather(append(storage, table, 2), append(storage, table, 3), append(storage, other, 2))
            assert list(won) == [False, False, True]
            assert (await assert_without_gaps(storage, table))[-1].data == '"theirs"'

    asyncio.run(scenario())


def test_the_row_of_a_table_follows_its_log(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            table = await new_table(storage, status="open", public=True, summary='{"seats":1}')
            assert [row.id for row in await storage.public_tables("open")] == [table]
            await storage.append(
                append_of(
                    table,
                    2,
                    NOW + 1,
                    "sat",
                    '{"who":"á"}',
                    due_at=None,
                    status="open",
                    seats={0: "ana", 1: "bea"},
                )
            )
            await asyncio.gather(
                storage.append(
                    append_of(
                        table, 3, NOW + 2, "left", "{}", due_at=None, status="open", summary="[3]", seats={1: None}
                    )
                ),
                storage.append(
                    append_of(table, 4, NOW + 3, "started", "{}", due_at=NOW + 9, status="running", seats={0: "cem"})
                ),
            )
            row = await storage.table(table)
            assert row is not None
            assert (row.status, row.last_n, row.updated_at, row.due_at) == ("running", 4, NOW + 3, NOW + 9)
            assert row.summary == "[3]"
            assert (await storage.entries(table, after=1))[0] == EntryRow(table, 2, NOW + 1, "sat", '{"who":"á"}')
            assert await storage.public_tables("open") == []
            assert await storage.running() == [table]
            assert await storage.count_by_status() == {"running": 1}
            assert [found.id for found in await storage.due(NOW + 9)] == [table]
            assert await storage.due(NOW + 8) == []
            assert [found.id for found in await storage.tables_of_person("cem")] == [table]
            assert await storage.tables_of_person("cem", ("open",)) == []
            assert await storage.tables_of_person("bea") == []

    asyncio.run(scenario())


def test_a_refused_append_changes_nothing_beside_the_log(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            table = await new_table(storage)
            before = await storage.table(table)
            result = Result(table, 0, "ana", "Ana", 100, 1, NOW)
            late = storage.append(
                append_of(
                    table,
                    1,
                    NOW,
                    "x",
                    "{}",
                    due_at=1.0,
                    status="over",
                    summary="[]",
                    seats={0: "ana"},
                    results=[result],
                )
            )
            assert not await late
            assert await storage.table(table) == before
            assert await storage.tables_of_person("ana") == []
            assert await storage.results(table) == []

    asyncio.run(scenario())


def test_a_bad_append_does_not_hurt_its_neighbors(url: str) -> None:
    """A result of a table that does not exist: the database refuses the whole transaction."""

    async def scenario() -> None:
        async with opened(url) as storage:
            tables = [await new_table(storage) for _ in range(3)]
            nowhere = Result("nowhere", 0, None, "bot", 1, 1, NOW)
            bad = storage.append(
                append_of(tables[1], 2, NOW, "x", '"secret"', due_at=None, status="over", results=[nowhere])
            )
            outcomes = await asyncio.gather(
                append(storage, tables[0], 2), bad, append(storage, tables[2], 2), return_exceptions=True
            )
            assert outcomes[0] is True
            assert outcomes[2] is True
            assert isinstance(outcomes[1], StorageError)
            assert outcomes[1].code == "storage_failed"
            assert len(await assert_without_gaps(storage, tables[1])) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("data", ["a\0b", "\ud800"])
def test_data_that_only_one_database_could_hold_is_refused(url: str, data: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            table = await new_table(storage)
            with pytest.raises(ValueError, match=r"JSON|utf-8"):
                await append(storage, table, 2, data)

    asyncio.run(scenario())


def test_closing_finishes_what_is_being_written(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            tables = [await new_table(storage) for _ in range(20)]
            writing = [asyncio.ensure_future(append(storage, table, 2)) for table in tables]
            await asyncio.sleep(0)
            await storage.close()
            assert all(await asyncio.gather(*writing))
            with pytest.raises(StorageError) as refused:
                await append(storage, tables[0], 3)
            assert refused.value.code == "storage_closed"
        async with opened(url) as storage:
            for table in tables:
                assert len(await assert_without_gaps(storage, table)) == 2

    asyncio.run(scenario())


def test_a_cancelled_caller_leaves_the_others_alone(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            one, two = await new_table(storage), await new_table(storage)
            impatient = asyncio.ensure_future(append(storage, one, 2))
            patient = asyncio.ensure_future(append(storage, two, 2))
            await asyncio.sleep(0)
            impatient.cancel()
            assert await patient
            assert await append(storage, two, 3)
            await assert_without_gaps(storage, one)

    asyncio.run(scenario())
