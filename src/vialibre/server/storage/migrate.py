"""Migrates a database when it is opened, in one transaction and by one process at a time."""

from __future__ import annotations

import logging
from pathlib import Path

import sqlalchemy as sa

from vialibre.errors import StorageError
from vialibre.server.storage.statements import POSTGRESQL

HEAD = "0004"
"""The newest revision in migrations/versions. Kept here so that a current database opens without loading Alembic."""
LOCK = 0x7669616C69627265
"""`vialibre` as a number: the advisory lock for workers that start at the same time."""
FOLDER = Path(__file__).with_name("migrations")
log = logging.getLogger(__name__)


def migrate(connection: sa.Connection) -> None:
    """Runs in a write transaction, which is exclusive on SQLite; on PostgreSQL other workers wait for the lock."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.literal(LOCK, sa.BigInteger))))
    if _version(connection) != HEAD:
        _upgrade(connection)


def _version(connection: sa.Connection) -> str | None:
    """The revision that Alembic recorded last."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(sa.select(sa.column("version_num", sa.Text)).select_from(sa.table("alembic_version")))


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    found = _version(connection)
    try:
        ScriptDirectory.from_config(config).get_revision(found or "base")
    except CommandError:
        raise StorageError("database_newer", found=found, known=HEAD) from None
    log.info("migrating the database from %s to %s", found, HEAD)
    command.upgrade(config, "head")
