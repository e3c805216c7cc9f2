"""The location of the database: a parsed URL, or the file in the user's data folder. Passwords are never shown."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

from vialibre.errors import StorageError

FILE_NAME = "vialibre.db"


@dataclass(frozen=True, slots=True)
class SqliteLocation:
    file: Path


@dataclass(frozen=True, slots=True)
class PostgresLocation:
    url: str
    """As given, including the password, for connecting only. Use `shown` for people and logs."""

    @property
    def shown(self) -> str:
        return without_password(self.url)


DatabaseLocation = SqliteLocation | PostgresLocation


def data_folder() -> Path:
    """VIALIBRE_DATA, or the system's folder for user data. Raises StorageError `no_home_folder`."""
    if chosen := os.environ.get("VIALIBRE_DATA"):
        return Path(chosen)
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "vialibre"
    # The XDG specification says to ignore a relative XDG_DATA_HOME.
    if sys.platform not in ("win32", "darwin") and (shared := Path(os.environ.get("XDG_DATA_HOME", ""))).is_absolute():
        return shared / "vialibre"
    try:
        home = Path.home()
    except RuntimeError:  # no HOME and no passwd entry, as in some containers
        raise StorageError("no_home_folder") from None
    if sys.platform == "win32":
        return home / "AppData" / "Local" / "vialibre"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "vialibre"
    return home / ".local" / "share" / "vialibre"


def parse_database_url(url: str | None) -> DatabaseLocation:
    """`sqlite:///file` (four slashes for an absolute one), `postgresql://…`, or None for the user's own file."""
    if url is None:
        return SqliteLocation(data_folder() / FILE_NAME)
    scheme, colon, rest = url.partition("://")
    if colon and scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return SqliteLocation(Path(unquote(rest[1:])))
    if colon and scheme in ("postgresql", "postgres") and _reads(url):
        return PostgresLocation(f"postgresql://{rest}")
    raise StorageError("bad_database_url", url=without_password(url))


def without_password(url: str) -> str:
    try:
        parts = urlsplit(url)
        user, at, host = parts.netloc.rpartition("@")
        # Also `?password=…`, which PostgreSQL allows.
        query = "&".join(word for word in parts.query.split("&") if not word.lower().startswith("password"))
        return urlunsplit(parts._replace(netloc=user.partition(":")[0] + at + host, query=query))
    except ValueError:
        return url.partition("://")[0] + "://…"


def _reads(url: str) -> bool:
    try:
        _ = urlsplit(url).port
    except ValueError:
        return False
    return True
