"""One process serves a SQLite file: whoever comes second is told so, rather than both serving half of the players."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from vialibre.errors import StorageError

MOST_SAID = 500
"""Bytes of the lock file: the number of the process and, when it serves, its address."""
_held: set[Path] = set()
"""POSIX locks do not keep a process from itself."""


class FileLock:
    """Holds `<file>.lock` until `release`, or until the process ends in whatever way.

    POSIX record locks rather than flock: a forked bot process that outlives a killed server must not hold the lock.
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
        """Where the holder can be reached, for who comes second."""
        os.write(self._fd, f"{url}\n".encode())

    def release(self) -> None:
        # The file stays: removing it would let two processes lock two files of the same name.
        _held.discard(self._path)
        os.close(self._fd)


def _in_use(file: Path, process: str, url: str = "") -> StorageError:
    if url:
        return StorageError("database_in_use_at", file=str(file), process=process, url=url)
    return StorageError("database_in_use", file=str(file), process=process or "?")


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """Windows forbids others to read what is locked, so the lock lies far behind the number of the process."""

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
