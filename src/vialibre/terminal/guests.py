"""The guest token for each server, stored in the user's configuration folder and readable only by the user."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from vialibre.errors import VialibreError
from vialibre.terminal.saving import write_whole

FOLDER = "VIALIBRE_CONFIG"
FILE_NAME = "guests.json"


def config_folder() -> Path:
    """VIALIBRE_CONFIG, or the system's folder for user settings."""
    if chosen := os.environ.get(FOLDER):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "vialibre"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "vialibre"
    shared = Path(os.environ.get("XDG_CONFIG_HOME") or "")
    return (shared if shared.is_absolute() else Path.home() / ".config") / "vialibre"


def known_token(server: str, name: str) -> str | None:
    """The stored token, or None."""
    found = _read().get(_key(server, name))
    return found if isinstance(found, str) else None


def keep_token(server: str, name: str, token: str) -> None:
    """Store a token. If it cannot be written, the next visit simply creates a new guest."""
    folder = config_folder()
    known = {**_read(), _key(server, name): token}
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(folder / FILE_NAME, json.dumps(known, indent=1).encode())  # readable only by its owner
    except (OSError, VialibreError):
        return


def _key(server: str, name: str) -> str:
    return f"{name} @ {server}"


def _read() -> dict[str, object]:
    try:
        found = json.loads((config_folder() / FILE_NAME).read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
