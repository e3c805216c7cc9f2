"""Lock file for a SQLite database: only one process may serve it; a second one gets an error with the first's URL."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from vialibre.errors import StorageError

MOST_SAID = 500
"""Size limit of the lock file: the process id and, once it serves, its URL."""
_held: set[Path] = set()
"""Locks held by this process, since POSIX locks do not exclude the process itself."""


class FileLock:
    """Holds `<file>.lock` until `release` or the end of the process.

    POSIX record locks rather than flock: a child process that outlives a killed server must not keep the lock.
    """

    def __init__(self, file: Path) -> None:
        """Raises StorageError `database_in_use` (or `…_at`), or OSError if the lock file cannot be written."""
        real = file.resolve()
        self._path = real.with_name(real.name + ".lock")
        if self._path in _held:
            raise StorageError("database_in_use", file=str(file), process=os.getpid())
        self._fd = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._fd)
        except OSError:
            holder = os.read(self._fd, MOST_SAID).decode("utf-8", "replace").split("\n")
            os.close(self._fd)
            raise _in_use(file, *holder[:2]) from None
        os.ftruncate(self._fd, 0)
        os.write(self._fd, f"{os.getpid()}\n".encode())
        _held.add(self._path)

    def say(self, url: str) -> None:
        """Write the URL of this server, for the error of a second process."""
        os.write(self._fd, f"{url}\n".encode())

    def release(self) -> None:
        # The file stays: after removing it, two processes could lock two files of the same name.
        _held.discard(self._path)
        os.close(self._fd)


def _in_use(file: Path, process: str, url: str = "") -> StorageError:
    if url:
        return StorageError("database_in_use_at", file=str(file), process=process, url=url)
    return StorageError("database_in_use", file=str(file), process=process or "?")


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """Windows forbids others to read locked bytes, so the lock is far behind the content."""

    def _lock(fd: int) -> None:
        os.lseek(fd, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(fd, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(fd: int) -> None:
        fcntl.lockf(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
