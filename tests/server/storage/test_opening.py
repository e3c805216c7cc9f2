"""Opening a database: where it is, what is in its way, and its layout."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.server.postgres import Postgres
from tests.server.storage.helpers import new_table, opened
from tests.server.storage.processes import start
from vialibre.errors import StorageError
from vialibre.server.storage import open_storage
from vialibre.server.storage.database_url import (
    PostgresLocation,
    SqliteLocation,
    data_folder,
    parse_database_url,
    without_password,
)
from vialibre.server.storage.migrate import FOLDER, HEAD
from vialibre.server.storage.schema import metadata


def refusal(url: str | None) -> StorageError:
    with pytest.raises(StorageError) as refused:
        asyncio.run(open_storage(url))
    return refused.value


@pytest.mark.parametrize(
    "url",
    ["", "europe", "sqlite://", "sqlite:///", "mysql://localhost/x", "postgresql:/x", "postgresql://localhost:port/x"],
)
def test_a_url_that_is_none(url: str) -> None:
    assert refusal(url).code == "bad_database_url"


def test_urls_of_files() -> None:
    assert parse_database_url("sqlite:///games.db") == SqliteLocation(Path("games.db"))
    assert parse_database_url("sqlite:////var/my%20games.db") == SqliteLocation(Path("/var/my games.db"))
    assert parse_database_url("postgres://ana@db/x") == PostgresLocation("postgresql://ana@db/x")


def test_passwords_are_not_shown() -> None:
    assert without_password("postgresql://ana:secret@db:5/x") == "postgresql://ana@db:5/x"
    assert without_password("postgresql://db/x?password=secret&host=h") == "postgresql://db/x?host=h"
    assert "secret" not in without_password("postgresql://[ana:secret@db/x")
    assert "secret" not in str(refusal("mysql://ana:secret@db/x"))
    unreachable = refusal("postgresql://ana:secret@127.0.0.1:1/x")
    assert unreachable.code == "database_unreachable"
    assert "secret" not in str(unreachable)


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("VIALIBRE_DATA", raising=False)
    monkeypatch.setenv("HOME", "/home/ana")
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert data_folder() == Path("/home/ana/.local/share/vialibre")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/vialibre")
    monkeypatch.setenv("VIALIBRE_DATA", str(tmp_path / "new" / "folder"))

    async def scenario() -> None:
        await (await open_storage()).close()

    asyncio.run(scenario())
    file = tmp_path / "new" / "folder" / "vialibre.db"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}/missing/x.db").code == "no_folder"
    assert refusal(f"sqlite:///{tmp_path}").code == "database_unwritable"
    (tmp_path / "letter.txt").write_text("Dear Ana, " * 1000)
    assert refusal(f"sqlite:///{tmp_path}/letter.txt").code == "not_a_database"
    with sqlite3.connect(tmp_path / "other.db") as connection:
        connection.execute("CREATE TABLE people (shoe_size INTEGER)")
    assert refusal(f"sqlite:///{tmp_path}/other.db").code == "migration_failed"
    assert not (tmp_path / "missing").exists()


@pytest.mark.skipif(os.name != "posix", reason="rights as POSIX has them")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    if os.geteuid() == 0:
        assert refusal("sqlite:////proc/x.db").code in ("database_unwritable", "no_folder")
        return
    tmp_path.chmod(0o500)
    assert refusal(f"sqlite:///{tmp_path}/x.db").code == "database_unwritable"


def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path / 'x.db'}") as storage:
            wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 2000}

            def ask(connection: sa.Connection) -> dict[str, object]:
                return {key: connection.exec_driver_sql(f"PRAGMA {key}").scalar() for key in wanted}

            assert await storage._database.write(ask) == wanted
            assert await storage._database.read(ask) == wanted

    asyncio.run(scenario())


def test_one_process_serves_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    process = start("hold", url)
    assert process.stdout is not None
    assert process.stdout.readline() == "opened\n"
    refused = refusal(url)
    assert (refused.code, refused.params["process"]) == ("database_in_use", str(process.pid))
    (tmp_path / "link.db").symlink_to(tmp_path / "x.db")
    assert refusal(f"sqlite:///{tmp_path / 'link.db'}").code == "database_in_use"
    process.kill()
    process.communicate()

    async def scenario() -> None:
        async with opened(url):
            with pytest.raises(StorageError) as twice:
                await open_storage(url)
            assert twice.value.code == "database_in_use"
        async with opened(url):
            pass

    asyncio.run(scenario())


def test_databases_of_postgresql_that_cannot_be_used(postgres: Postgres, postgres_url: str) -> None:
    missing = refusal(postgres.url("nowhere"))
    assert missing.code == "database_unreachable"
    assert "nowhere" in str(missing)
    postgres.sql("CREATE TABLE people (shoe_size integer)", postgres_url)
    assert refusal(postgres_url).code == "migration_failed"


def test_migrations_give_the_layout_that_queries_expect(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            differences = await storage._database.read(
                lambda connection: compare_metadata(
                    MigrationContext.configure(connection, opts={"compare_type": True}), metadata
                )
            )
            assert differences == []

    asyncio.run(scenario())


def test_the_newest_migration_is_the_one_we_think() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_opening_again_changes_nothing(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            table = await new_table(storage)
        async with opened(url) as storage:
            assert await storage.running() == [table]

    asyncio.run(scenario())


def test_workers_that_start_at_once_migrate_once(url: str) -> None:
    processes = [start("open", url) for _ in range(2)]
    said = sorted(process.communicate()[0] for process in processes)
    if url.startswith("sqlite"):
        assert "opened\n" in said
        assert set(said) <= {"opened\n", "database_in_use\n"}
    else:
        assert said == ["opened\n"] * 2


def test_a_newer_database_is_refused(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            await storage._database.write(
                lambda connection: connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
            )

    asyncio.run(scenario())
    refused = refusal(url)
    assert refused.code == "database_newer"
    assert refused.params["found"] == "9999"
