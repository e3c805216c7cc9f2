"""Converts a server's messages (docs/protocol.md) to the engine's views, decisions and events."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec

from vialibre.boards.model import Board
from vialibre.engine import decisions, events
from vialibre.engine import view as views
from vialibre.engine.decisions import Decision
from vialibre.engine.events import Event
from vialibre.engine.game import board_index
from vialibre.engine.replay import number_by_text
from vialibre.engine.view import SeatView, View, make_view

Data = dict[str, Any]


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


_DECISIONS: dict[str, type[Decision]] = {_snake(kind.__name__): kind for kind in get_args(decisions.Decision)}
_EVENTS: dict[str, type[Event]] = {_snake(kind.__name__): kind for kind in get_args(events.Event)}
_FIELDS = {
    name: kind
    for name, kind in get_type_hints(View, vars(views)).items()
    if name not in ("board", "version", "seats", "awaiting")
}


def event_of(data: Data) -> Event | None:
    """None for an event that only a newer server knows."""
    kind = _EVENTS.get(data["event"])
    return None if kind is None else msgspec.convert(data, kind)


def decision_of(data: Data) -> Decision:
    """The decision that such data describes."""
    return msgspec.convert(data, _DECISIONS[data["decision"]])


def view_of(board: Board, data: Data, version: int) -> View:
    """A whole view. The number of actions is not sent; the message number increases in the same way."""
    seats = data["seats"]
    fields = {name: msgspec.convert(data[name], kind) for name, kind in _FIELDS.items()}
    fields["board"] = board
    fields["version"] = version
    fields["seats"] = tuple(msgspec.convert(seats[str(seat)], SeatView) for seat in range(len(seats)))
    fields["awaiting"] = tuple(decision_of(one) for one in data["awaiting"])
    return make_view(fields)


def merged(known: Data | None, message: Data) -> Data:
    """What one viewer knows after a message: a snapshot replaces everything, an update changes what it names."""
    if message["type"] == "table" or known is None:
        return {**message, "tickets": message.get("tickets", []), "choices": message.get("choices")}
    after = {**known, "n": message["n"], "table": {**known["table"], **message["table"]}}
    if "view" in message:
        after["view"] = _merged_view(known.get("view"), message["view"])
    after |= {name: message[name] for name in ("tickets", "choices") if name in message}
    return after


def _merged_view(known: Data | None, changes: Data) -> Data:
    if known is None:
        return changes
    seats = {seat: {**facts, **changes.get("seats", {}).get(seat, {})} for seat, facts in known["seats"].items()}
    return {**known, **changes, "seats": seats}


def legal_of(board: Board, choices: Data | None) -> list[int]:
    """The numbers of the actions that a server offers."""
    if choices is None:
        return []
    texts = list(choices["actions"])
    texts += [f"claim {route} {pay}" for route, way in choices["routes"].items() for pay in way["pay"]]
    for verb, places in (("station", choices["stations"]), ("marker", choices["markers"])):
        if places is not None:
            texts += [f"{verb} {city} {pay}" for city in places["cities"] for pay in places["pay"]]
    numbers = number_by_text(board_index(board))
    return sorted(numbers[text] for text in texts)
