"""Stores what a server committed to before this device sent its entropy, for every table.

A server that chooses its secret after receiving the entropy must show a commitment that differs from the one stored
here.
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
"""The most deals stored; the oldest are dropped first."""


def store_deal(server: str, table: str, person: str, seen: Seen) -> None:
    """Store what was seen. If it cannot be written, later checks say that this device did not see the commitment."""
    folder = config_folder()
    rows = {**_read(), _key(server, table, person): {"commitment": seen.commitment, "entropy": seen.entropy}}
    kept = dict(list(rows.items())[-MOST_STORED:])
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(folder / FILE_NAME, json.dumps(kept, indent=1).encode())
    except (OSError, VialibreError):
        return


def stored_deal(server: str, table: str, person: str) -> Seen | None:
    """What was stored for this person at this table, or None."""
    return _seen(_read().get(_key(server, table, person)))


def deal_with(entropies: Sequence[object]) -> Seen | None:
    """The stored deal whose entropy is one of these."""
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
