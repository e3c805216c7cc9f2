"""Opens the database, with clear errors for whatever prevents it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.exc import DBAPIError

from vialibre.errors import StorageError
from vialibre.server.storage.database_url import PostgresLocation, SqliteLocation, parse_database_url
from vialibre.server.storage.engine import state_of
from vialibre.server.storage.file_lock import FileLock
from vialibre.server.storage.migrate import migrate
from vialibre.server.storage.retry import RetryingDatabase
from vialibre.server.storage.sqlite_engine import SqliteEngine
from vialibre.server.storage.storage import Storage

WRONG_LAYOUT = ("42", "25", "0A", "23")
"""SQLSTATE classes about tables and permissions, as opposed to connection problems."""


async def open_storage(url: str | None = None) -> Storage:
    """Open and migrate the database of a URL, or the one in the user's data folder. Raises StorageError.

    A SQLite file belongs to this process until `close`; a PostgreSQL database can be shared by several.
    """
    match parse_database_url(url):
        case SqliteLocation(file) as location:
            return await _open_sqlite(location, file, in_data_folder=url is None)
        case PostgresLocation() as location:
            return await _open_postgres(location)


async def _open_sqlite(location: SqliteLocation, file: Path, *, in_data_folder: bool) -> Storage:
    try:
        if in_data_folder:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not file.parent.is_dir():
            raise StorageError("no_folder", file=str(file), folder=str(file.parent))
        lock = FileLock(file)
    except OSError as error:
        raise _unwritable(file, error.strerror or str(error), in_data_folder) from None
    engine: SqliteEngine | None = None
    try:
        engine = SqliteEngine(file)
        await engine.run(migrate, write=True)
    except BaseException as error:
        if engine is not None:
            await engine.close()
        lock.release()
        if isinstance(error, OSError):
            raise _unwritable(file, error.strerror or str(error), in_data_folder) from None
        if isinstance(error, DBAPIError):
            raise _bad_file(file, error, in_data_folder) from None
        raise
    return Storage(location, RetryingDatabase(engine), lock)


async def _open_postgres(location: PostgresLocation) -> Storage:
    # Imported late: with SQLite the server needs no PostgreSQL driver and starts faster.
    from vialibre.server.storage.asyncpg_connection import BadUrl
    from vialibre.server.storage.postgres_engine import PostgresEngine

    # Without a time limit: a large database, or another worker that is migrating it, may take long.
    migrating = PostgresEngine(location.url, command_seconds=None)
    try:
        await migrating.run(migrate, write=True)
    except BadUrl:
        raise StorageError("bad_database_url", url=location.shown) from None
    except migrating.faults as fault:
        raise _refused(location, fault) from None
    finally:
        await migrating.close()
    return Storage(location, RetryingDatabase(PostgresEngine(location.url)))


def _unwritable(file: Path, detail: str, in_data_folder: bool) -> StorageError:
    """For the default database the message names VIALIBRE_DATA, since not all commands have --database."""
    if in_data_folder:
        return StorageError("data_folder_unwritable", folder=str(file.parent), detail=detail)
    return StorageError("database_unwritable", file=str(file), detail=detail)


def _bad_file(file: Path, error: DBAPIError, in_data_folder: bool) -> StorageError:
    name = getattr(error.orig, "sqlite_errorname", "")
    if name in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
        return StorageError("data_file_damaged" if in_data_folder else "not_a_database", file=str(file))
    if name == "SQLITE_ERROR":
        return StorageError("migration_failed", detail=str(error.orig))
    return _unwritable(file, str(error.orig), in_data_folder)


def _refused(location: PostgresLocation, fault: Exception) -> StorageError:
    cause = fault.orig if isinstance(fault, DBAPIError) else fault
    detail = str(cause).partition("\n")[0] or type(cause).__name__
    if (state_of(fault) or "").startswith(WRONG_LAYOUT):
        return StorageError("migration_failed", detail=detail)
    return StorageError("database_unreachable", url=location.shown, detail=detail)
