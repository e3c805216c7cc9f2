"""Settings that workers agree on, history page by page, reports, own boards, backups, and logs that tell nothing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, program
from tests.server.storage.helpers import NOW, append, append_of, assert_without_gaps, new_table, opened
from tests.system_parts import need
from vialibre.errors import StorageError
from vialibre.server.storage import OwnBoard, Report, Result


def test_workers_agree_on_a_setting(url: str) -> None:
    async def scenario() -> None:
        async with contextlib.AsyncExitStack() as stack:
            workers = [await stack.enter_async_context(opened(url))]
            if url.startswith("postgresql"):
                workers += [await stack.enter_async_context(opened(url)) for _ in range(3)]
            assert await workers[0].setting("key") is None
            values = await asyncio.gather(
                *(worker.set_if_absent("key", f"{i}-{j}") for i, worker in enumerate(workers) for j in range(10))
            )
            assert len(set(values)) == 1
            assert await workers[-1].setting("key") == values[0]

    asyncio.run(scenario())


def test_history_comes_in_pages(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            tables = []
            for i in range(7):
                table = await new_table(storage, board="india" if i % 2 else "europe")
                at = NOW + i // 2  # two games end at the same moment
                results = [Result(table, seat, "ana" if seat < 2 else None, "x", 9, 1, at) for seat in range(3)]
                await storage.append(
                    append_of(table, 2, at, "finished", "{}", due_at=None, status="over", results=results)
                )
                tables.append(table)
            pages = [await storage.history("ana", limit=3)]
            while pages[-1]:
                last = pages[-1][-1]
                pages.append(await storage.history("ana", before=(last.finished_at, last.table_id), limit=3))
            assert [len(page) for page in pages] == [3, 3, 1, 0]
            found = [played for page in pages for played in page]
            assert {played.table_id for played in found} == set(tables)
            assert [played.finished_at for played in found] == sorted((p.finished_at for p in found), reverse=True)
            assert found[0].board == "europe"
            assert [result.seat for result in found[0].results] == [0, 1, 2]

    asyncio.run(scenario())


def test_reports_and_boards(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            for i in range(3):
                await storage.add_report(Report(f"r{i}", NOW + i, "ana", "bea", None, None, "text"))
            assert [report.id for report in await storage.reports(limit=2)] == ["r2", "r1"]
            assert [report.id for report in await storage.reports(before=NOW + 1)] == ["r0"]
            board = OwnBoard("digest", "My island", '{"cities":[]}')
            await storage.put_board(board)
            await storage.put_board(board)
            assert await storage.board("digest") == board
            assert await storage.board("other") is None

    asyncio.run(scenario())


async def play_and_back_up(url: str, to: Path) -> str:
    async with opened(url) as storage:
        table = await new_table(storage)
        for n in range(2, 20):
            assert await append(storage, table, n)
        playing = asyncio.gather(*(append(storage, table, n) for n in range(20, 100)))
        await storage.backup(to)
        assert all(await playing)
        with pytest.raises(StorageError) as there:
            await storage.backup(to)
        assert there.value.code == "backup_exists"
        with pytest.raises(StorageError) as nowhere:
            await storage.backup(to.parent / "missing" / "backup")
        assert nowhere.value.code == "no_folder"
    assert to.stat().st_mode & 0o077 == 0
    assert not list(to.parent.glob("*.part"))
    return table


async def assert_restored(url: str, table: str) -> None:
    async with opened(url) as storage:
        assert len(await assert_without_gaps(storage, table)) >= 19


def test_a_backup_of_sqlite_is_whole_while_play_goes_on(tmp_path: Path) -> None:
    table = asyncio.run(play_and_back_up(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "backup"))
    asyncio.run(assert_restored(f"sqlite:///{tmp_path / 'backup'}", table))


def test_a_backup_of_postgresql_is_whole_while_play_goes_on(tmp_path: Path, postgres: Postgres) -> None:
    restore = program("pg_restore")
    need("PostgreSQL's pg_dump and pg_restore", bool(shutil.which("pg_dump") and restore))
    table = asyncio.run(play_and_back_up(postgres.new_database(), tmp_path / "backup"))
    restored = postgres.new_database()
    subprocess.run([restore or "", f"--dbname={restored}", str(tmp_path / "backup")], check=True)
    asyncio.run(assert_restored(restored, table))


def test_a_backup_of_postgresql_names_the_missing_command(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as storage:
            monkeypatch.setenv("PATH", str(tmp_path))
            with pytest.raises(StorageError, match="pg_dump"):
                await storage.backup(tmp_path / "backup")

    asyncio.run(scenario())


def test_logs_and_errors_never_hold_data(url: str, caplog: pytest.LogCaptureFixture) -> None:
    """A refused row is quoted by the database, and a traceback would carry it on."""

    async def scenario() -> None:
        async with opened(url) as storage:
            table = await new_table(storage)
            bad = Result("nowhere", 0, None, "secret-name", 1, 1, NOW)
            broken = storage.append(
                append_of(table, 2, NOW, "x", '"secret"', due_at=None, status="over", results=[bad])
            )
            with pytest.raises(StorageError) as refused:
                await broken
            logging.getLogger("test").error("failed", exc_info=refused.value)

    with caplog.at_level(logging.DEBUG):
        asyncio.run(scenario())
    assert "refused" in caplog.text
    assert "secret" not in caplog.text
