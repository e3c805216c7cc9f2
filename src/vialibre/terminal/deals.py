"""What this device stored about the deals of tables at servers, always before it sent its entropy.

A server that chooses its secret after it has the entropy must show a commitment that differs from the one stored here.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from vialibre.errors import VialibreError
from vialibre.fair.deal import Seen
from vialibre.terminal.guests import config_folder
from vialibre.terminal.saving import write_whole

FILE_NAME = "deals.json"
MOST_STORED = 500
"""Deals; the oldest are dropped first."""


def store_deal(server: str, table: str, person: str, seen: Seen) -> None:
    """Where it cannot be stored, later checks say that this device did not see the commitment beforehand."""
    folder = config_folder()
    rows = {**_read(), _key(server, table, person): {"commitment": seen.commitment, "entropy": seen.entropy}}
    kept = dict(list(rows.items())[-MOST_STORED:])
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(folder / FILE_NAME, json.dumps(kept, indent=1).encode())
    except (OSError, VialibreError):
        return


def stored_deal(server: str, table: str, person: str) -> Seen | None:
    return _seen(_read().get(_key(server, table, person)))


def deal_with(entropies: Sequence[object]) -> Seen | None:
    """The stored deal of which one of these is the entropy that this device added."""
    stored = (_seen(row) for row in _read().values())
    return next((seen for seen in stored if seen is not None and seen.entropy in entropies), None)


def _key(server: str, table: str, person: str) -> str:
    return f"{person} @ {server} {table}"


def _seen(row: object) -> Seen | None:
    if not isinstance(row, dict):
        return None
    commitment, entropy = row.get("commitment"), row.get("entropy")
    return Seen(commitment, entropy) if isinstance(commitment, str) and isinstance(entropy, str) else None


def _read() -> dict[str, object]:
    try:
        found = json.loads((config_folder() / FILE_NAME).read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
