"""Views, decisions and events as the plain data of messages (docs/protocol.md).

It belongs to the engine because two layers send views to programs: the server to pages, and bots to processes written
in other languages.
Values may still be dataclasses and tuples: every encoder in use writes those as JSON objects and arrays.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from vialibre.engine.decisions import Decision
from vialibre.engine.events import Event
from vialibre.engine.view import SeatView, View

VIEW_FIELDS = tuple(field.name for field in fields(View) if field.name not in ("board", "awaiting", "seats", "version"))
SEAT_FIELDS = tuple(field.name for field in fields(SeatView))


def view_data(view: View) -> dict[str, Any]:
    """Everything that the view's seat may know. The board is left out: it is large, and sent once."""
    data = {name: getattr(view, name) for name in VIEW_FIELDS}
    data["seats"] = {str(i): seat_data(seat) for i, seat in enumerate(view.seats)}
    data["awaiting"] = [decision_data(decision) for decision in view.awaiting]
    return data


def seat_data(seat: SeatView) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in SEAT_FIELDS}


def event_data(event: Event) -> dict[str, Any]:
    return {"event": snake(type(event).__name__), **_plain(event)}


def decision_data(decision: Decision) -> dict[str, Any]:
    return {"decision": snake(type(decision).__name__), **_plain(decision)}


def _plain(value: Any) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


_snakes: dict[str, str] = {}


def snake(name: str) -> str:
    """CardTurnedUp -> card_turned_up."""
    found = _snakes.get(name)
    if found is None:
        found = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
        _snakes[name] = found
    return found
