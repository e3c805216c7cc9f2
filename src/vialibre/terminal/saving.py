"""Saved games: atomic writes, and loading to continue."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path

from vialibre.engine.record import BOT_PREFIX, Record
from vialibre.engine.record_parser import load_record
from vialibre.engine.replay import replay
from vialibre.errors import BadSetup


def write_whole(path: Path, content: bytes) -> None:
    """Write a file atomically, replacing an older one. Raises BadSetup."""
    if not path.parent.is_dir():
        raise BadSetup("no_folder", file=str(path), folder=str(path.parent))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(content)
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise BadSetup("cannot_write", file=str(path), detail=detail) from None


def load_saved(path: Path) -> Record:
    """A game to continue. Raises RecordError if it is not a record, BadSetup if the game is over."""
    record = load_record(path)
    if replay(record).is_over:
        raise BadSetup("saved_game_over", file=str(path))
    if all(name.startswith(BOT_PREFIX) for name in record.seats):
        raise BadSetup("only_bots", file=str(path))
    return record


def free_path(board: str, folder: Path | None = None) -> Path:
    """An unused file name in the current folder, for a game without one."""
    place = Path.cwd() if folder is None else folder
    stem = f"vialibre-{board}-{time.strftime('%Y%m%d-%H%M%S')}"
    numbered = (place / f"{stem}{f'-{i}' if i > 1 else ''}.json" for i in range(1, 1000))
    return next(path for path in numbered if not path.exists())
