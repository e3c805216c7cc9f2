"""`vialibre play` as a process at the other end of pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.server.running import SECONDS


def playing(folder: Path, *options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "vialibre", "play", *options],
        env={**os.environ, "VIALIBRE_LANG": "en", "PYTHONIOENCODING": "utf-8"},
        encoding="utf-8",
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def until_shown(process: subprocess.Popen[str], text: str) -> None:
    assert process.stdout is not None
    shown = ""
    while text not in shown:
        line = process.stdout.readline()
        assert line, f"it ended without {text!r}: {shown}"
        shown += line


def played(lines: str, folder: Path, *options: str) -> str:
    """What it prints while these lines are typed; it must end well and complain about nothing."""
    process = playing(folder, *options)
    out, err = process.communicate(lines, timeout=SECONDS)
    assert (process.returncode, err) == (0, "")
    return out
