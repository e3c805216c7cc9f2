"""Rogue bots as commands, and whether anything of them is left."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROGUE = Path(__file__).with_name("rogue.py")
PATIENCE = 60.0
"""Seconds after which a condition that should come is given up: for busy machines."""


def rogue(mode: str, pids: Path, seconds: float | None = None) -> str:
    """The bot's name. Its processes note their ids in the file `pids`."""
    line = shlex.join([sys.executable, "-I", "-S", str(ROGUE), mode, str(pids)])
    return f"cmd:{line}" if seconds is None else f"cmd@{seconds:g}:{line}"


def pids_in(file: Path) -> list[int]:
    return [int(line) for line in file.read_text("ascii").split()] if file.exists() else []


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def until(condition: Callable[[], bool]) -> None:
    latest = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < latest, "it never came"
        time.sleep(0.01)
