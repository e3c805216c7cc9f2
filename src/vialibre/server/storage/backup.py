"""Online backup of the whole database into one file: SQLite's VACUUM INTO, or pg_dump."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
from pathlib import Path
from urllib.parse import unquote, urlsplit

from vialibre.errors import StorageError
from vialibre.server.storage.database_url import DatabaseLocation, PostgresLocation, SqliteLocation


async def back_up(location: DatabaseLocation, to: Path) -> None:
    """Write the file `to`, which must not exist. It appears under this name only when complete. Raises StorageError."""
    if to.exists():
        raise StorageError("backup_exists", file=str(to))
    if not to.parent.is_dir():
        raise StorageError("no_folder", file=str(to), folder=str(to.parent))
    part = to.with_name(f"{to.name}.{os.getpid()}.part")
    try:
        match location:
            case SqliteLocation(file):
                await asyncio.to_thread(_copy_sqlite, file, part, to)
            case PostgresLocation():
                await _dump_postgres(location, part, to)
        part.chmod(0o600)  # it contains the server's keys
        part.replace(to)
    except OSError as error:
        raise StorageError("backup_failed", file=str(to), detail=error.strerror or str(error)) from None
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(file: Path, part: Path, to: Path) -> None:
    if not file.exists():
        raise StorageError("no_database", file=str(file))
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.Error as error:
        raise StorageError("backup_failed", file=str(to), detail=str(error)) from None
    _sync(part)


async def _dump_postgres(location: PostgresLocation, part: Path, to: Path) -> None:
    command = shutil.which("pg_dump")
    if command is None:
        raise StorageError("no_pg_dump")
    password = urlsplit(location.url).password
    # Other users of the machine can read a command's arguments, but not its environment.
    environment = os.environ | ({"PGPASSWORD": unquote(password)} if password else {})
    process = await asyncio.create_subprocess_exec(
        command,
        "--format=custom",
        f"--file={part}",
        f"--dbname={location.shown}",
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        env=environment,
    )
    try:
        _, said = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        raise
    if process.returncode:
        raise StorageError("backup_failed", file=str(to), detail=said.decode("utf-8", "replace").strip())
    _sync(part)


def _sync(part: Path) -> None:
    with part.open("rb+") as file:
        os.fsync(file.fileno())
