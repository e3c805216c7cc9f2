"""Run by Alembic, always from migrate.py, which gives the connection and has begun the transaction.

A migration on SQLite that copies a table must not switch foreign keys off, which does nothing inside a transaction:
`PRAGMA defer_foreign_keys = ON` is the way.
"""

from __future__ import annotations

from alembic import context

from vialibre.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
