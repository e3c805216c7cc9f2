"""Erases a deleted person's name and id from logs and summaries. The games themselves are unchanged."""

from __future__ import annotations

import json
from typing import Any

from vialibre.server.storage.rows import EntryRow


def erased_entry(entry: EntryRow, person: str, called: str) -> str | None:
    """The entry's data without this person; None if it does not mention them."""
    if person not in entry.data:
        return None
    data = json.loads(entry.data)
    _forget(data, person, called)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def erased_summary(summary: str, person: str, called: str) -> str | None:
    if person not in summary:
        return None
    data = json.loads(summary)
    for seat in data.get("seats", []):
        _forget(seat, person, called)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _forget(data: dict[str, Any], person: str, called: str) -> None:
    """The id is replaced by one that leads nowhere but still tells two deleted people apart."""
    anonymous = f"deleted-{person[:6]}"
    if data.get("person") == person:
        data["person"] = anonymous
        if "name" in data:
            data["name"] = called
    if data.get("host") == person:
        data["host"] = anonymous
        data["host_name"] = called
