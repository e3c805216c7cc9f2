"""What a page does with messages (docs/protocol.md): a snapshot replaces everything, an update changes what it names.

Of `table` and `view` the fields that are sent replace the old ones, and of `view.seats` likewise for each seat;
`tickets` and `choices` are replaced whole when they are sent. Nothing else is remembered.
"""

from __future__ import annotations

import json
from typing import Any

from vialibre.server.table.projection import encode

Seen = dict[str, Any]


def over_the_wire(message: dict[str, Any]) -> Seen:
    found: Seen = json.loads(encode(message))
    return found


def begun(snapshot: Seen) -> Seen:
    """What a page knows after a snapshot. No tickets are said by saying nothing."""
    assert snapshot["type"] == "table"
    return {
        "n": snapshot["n"],
        "at": snapshot["at"],
        "seat": snapshot["seat"],
        "table": snapshot["table"],
        "view": snapshot.get("view"),
        "tickets": snapshot.get("tickets", []),
        "choices": snapshot.get("choices"),
    }


def merged(known: Seen, update: Seen) -> Seen:
    assert update["type"] == "update"
    assert update["n"] == known["n"] + 1, "a gap"
    assert update["seat"] == known["seat"]
    after = {**known, "n": update["n"], "at": update["at"], "table": {**known["table"], **update["table"]}}
    if "view" in update:
        after["view"] = merged_view(known["view"], update["view"])
    for name in ("tickets", "choices"):
        if name in update:
            after[name] = update[name]
    return after


def merged_view(known: Seen | None, changes: Seen) -> Seen:
    if known is None:
        return changes
    seats = {i: {**seat, **changes.get("seats", {}).get(i, {})} for i, seat in known["seats"].items()}
    return {**known, **changes, "seats": seats}
