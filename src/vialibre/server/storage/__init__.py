"""Persistence: one log per table and a few rows beside it, in SQLite or PostgreSQL."""

from vialibre.server.storage.append import Append
from vialibre.server.storage.backup import back_up
from vialibre.server.storage.database import open_storage
from vialibre.server.storage.database_url import parse_database_url
from vialibre.server.storage.notifications import Appended, Notification, Resync, Rewritten
from vialibre.server.storage.rows import (
    EntryRow,
    OwnBoard,
    Person,
    Played,
    Report,
    Result,
    Status,
    TableRow,
    new_id,
)
from vialibre.server.storage.storage import Storage

__all__ = [
    "Append",
    "Appended",
    "EntryRow",
    "Notification",
    "OwnBoard",
    "Person",
    "Played",
    "Report",
    "Result",
    "Resync",
    "Rewritten",
    "Status",
    "Storage",
    "TableRow",
    "back_up",
    "new_id",
    "open_storage",
    "parse_database_url",
]
