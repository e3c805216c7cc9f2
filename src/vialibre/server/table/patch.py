"""A view as JSON data: the whole of it, or a patch with what changed since the previous one."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from vialibre.engine.decisions import Decision
from vialibre.engine.events import Event
from vialibre.engine.view import SeatView, View

VIEW_FIELDS = tuple(field.name for field in fields(View) if field.name not in ("board", "awaiting", "seats", "version"))
_SEAT_FIELDS = tuple(field.name for field in fields(SeatView))


def whole_view(view: View) -> dict[str, Any]:
    data = {name: getattr(view, name) for name in VIEW_FIELDS}
    data["seats"] = {str(i): seat_data(seat) for i, seat in enumerate(view.seats)}
    data["awaiting"] = [decision_data(decision) for decision in view.awaiting]
    return data


def changed_view(before: View, after: View) -> dict[str, Any]:
    """Only the fields that differ, also within each seat."""
    data = {name: getattr(after, name) for name in VIEW_FIELDS if getattr(after, name) != getattr(before, name)}
    seats = {str(i): seat_data(seat, before.seats[i]) for i, seat in enumerate(after.seats) if seat != before.seats[i]}
    if seats:
        data["seats"] = seats
    if before.awaiting != after.awaiting:
        data["awaiting"] = [decision_data(decision) for decision in after.awaiting]
    return data


def seat_data(seat: SeatView, before: SeatView | None = None) -> dict[str, Any]:
    return {
        name: getattr(seat, name)
        for name in _SEAT_FIELDS
        if before is None or getattr(seat, name) != getattr(before, name)
    }


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
