"""What changed between two views of one seat, as the data of an update."""

from __future__ import annotations

from typing import Any

from vialibre.engine.view import SeatView, View
from vialibre.engine.view_data import SEAT_FIELDS, VIEW_FIELDS, decision_data


def changed_view(before: View, after: View) -> dict[str, Any]:
    """Only the fields that differ, also within each seat."""
    data = {name: getattr(after, name) for name in VIEW_FIELDS if getattr(after, name) != getattr(before, name)}
    seats = {str(i): _changes(before.seats[i], seat) for i, seat in enumerate(after.seats) if seat != before.seats[i]}
    if seats:
        data["seats"] = seats
    if before.awaiting != after.awaiting:
        data["awaiting"] = [decision_data(decision) for decision in after.awaiting]
    return data


def _changes(before: SeatView, after: SeatView) -> dict[str, Any]:
    return {name: getattr(after, name) for name in SEAT_FIELDS if getattr(after, name) != getattr(before, name)}
