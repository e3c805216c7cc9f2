"""Messages held to their types (vialibre.server.table.messages), field by field, and what occurred in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, get_args, get_type_hints

import msgspec

from vialibre.engine.view import SeatView
from vialibre.server.table import messages
from vialibre.server.table.projection import encode

TABLE_FIELDS = get_type_hints(messages.TableInfo)
VIEW_FIELDS = {one.name: one.type for one in msgspec.structs.fields(messages.GameView)}
SEAT_FIELDS = get_type_hints(SeatView)
_decoder: msgspec.json.Decoder[messages.AnyMessage] = msgspec.json.Decoder(messages.AnyMessage)


def tags(union: Any) -> set[str]:
    """How the members of a union are told apart."""
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@dataclass
class Seen:
    """What occurred so far."""

    entries: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    decisions: set[str] = field(default_factory=set)
    fields: set[str] = field(default_factory=set)
    """Of messages and of what they change."""
    messages: int = 0

    def add(self, other: Seen) -> None:
        for name in ("entries", "events", "decisions", "fields"):
            getattr(self, name).update(getattr(other, name))
        self.messages += other.messages

    def check(self, message: dict[str, Any]) -> None:
        """Raises msgspec.ValidationError for what does not fit its type."""
        sent = encode(message)
        _decoder.decode(sent)
        plain = msgspec.json.decode(sent)
        self.messages += 1
        self.fields |= set(plain)
        if plain["type"] == "update":
            self._look_at_entry(plain["entry"])
            _fit(plain["table"], TABLE_FIELDS)
            self.fields |= {f"table.{name}" for name in plain["table"]}
            self._check_view(plain.get("view", {}))
        for decision in plain.get("view", {}).get("awaiting", ()):
            self.decisions.add(decision["decision"])

    def check_line(self, line: dict[str, Any]) -> None:
        """A line of the history is an entry with its number and time."""
        entry = {name: value for name, value in msgspec.json.decode(encode(line)).items() if name not in ("n", "at")}
        msgspec.convert(entry, messages.AnyEntry)

    def _look_at_entry(self, entry: dict[str, Any]) -> None:
        self.entries.add(entry["kind"])
        self.events |= {event["event"] for event in entry.get("events", ())}

    def _check_view(self, changes: dict[str, Any]) -> None:
        _fit({name: value for name, value in changes.items() if name != "seats"}, VIEW_FIELDS)
        for seat in changes.get("seats", {}).values():
            _fit(seat, SEAT_FIELDS)
        self.fields |= {f"view.{name}" for name in changes}


def _fit(changes: dict[str, Any], types: dict[str, Any]) -> None:
    for name, value in changes.items():
        msgspec.convert(value, types[name], strict=True)
