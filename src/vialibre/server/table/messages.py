"""Types of a table's messages: the source of the page's TypeScript types, the docs and the tests.

`projection` builds plain dicts, because messages are built for every viewer of every move and structs would cost time;
tests check the messages of whole games against these types. Events, decisions, views and entries take their fields from
the classes they are made of.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Literal, Union, get_args, get_type_hints

import msgspec
from msgspec import Struct

from vialibre.analysis.points import Points
from vialibre.analysis.tickets import TicketStatus
from vialibre.engine import decisions, events
from vialibre.engine import view as views
from vialibre.engine.view import SeatView, View
from vialibre.engine.view_data import VIEW_FIELDS, snake
from vialibre.server.table import entries
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.options import Options
from vialibre.server.table.projection import PUBLIC_FIELDS
from vialibre.server.table.state import Status


class BoardInfo(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    digest: str
    key: str
    """For `GET /api/boards/KEY`: the id of a packaged board, or the hash of a custom board's content."""


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    person: str | None
    name: str
    bot: str | None
    stand_in: Literal["gone", "clock", "resigned", "voted_out"] | None
    gone: bool
    reserve: float
    deadline: float | None
    abandons: bool
    votes: list[int]
    absent_at: float | None
    """When votes are first counted without this absent person; null unless a bot stands in."""


class EndInfo(Struct, frozen=True, forbid_unknown_fields=True):
    reason: Literal["resigned", "voted_out", "abandoned"]
    seat: int | None


class TableInfo(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    board: BoardInfo
    status: Status
    host: str
    options: Options
    commitment: str
    version: int
    seats: list[SeatInfo]
    may_undo: bool
    ended: EndInfo | None
    closed: bool
    rematch: str | None
    secret: str | None
    entropies: list[str | None] | None


class RouteChoice(Struct, frozen=True, forbid_unknown_fields=True):
    points: Points
    pay: list[str]


class CityChoice(Struct, frozen=True, forbid_unknown_fields=True):
    cities: list[str]
    pay: list[str]


class Choices(Struct, frozen=True, forbid_unknown_fields=True):
    actions: list[str]
    routes: dict[str, RouteChoice]
    stations: CityChoice | None
    markers: CityChoice | None


def _tagged(union: Any, tag_field: str) -> Any:
    """A struct for each class of a union of dataclasses, tagged with the class name in snake case."""
    made = []
    for kind in get_args(union):
        types = get_type_hints(kind)
        rows = [(one.name, types[one.name]) for one in fields(kind)]
        tag = snake(kind.__name__)
        made.append(msgspec.defstruct(kind.__name__, rows, tag_field=tag_field, tag=tag, forbid_unknown_fields=True))
    return Union[tuple(made)]  # noqa: UP007 - built from a list


AnyEvent: Any = _tagged(events.Event, "event")
AnyDecision: Any = _tagged(decisions.Decision, "decision")

_VIEW_TYPES = {
    **get_type_hints(View, vars(views)),
    "seats": dict[str, SeatView],
    "awaiting": list[AnyDecision],
}
GameView: Any = msgspec.defstruct(
    "GameView", [(name, _VIEW_TYPES[name]) for name in (*VIEW_FIELDS, "seats", "awaiting")], forbid_unknown_fields=True
)


def _entry_type(kind: type[entries.Entry], names: tuple[str, ...]) -> Any:
    """A struct with the public fields of a kind of entry."""
    types = get_type_hints(kind)
    rows: list[Any] = [(name, types[name]) for name in names]
    if kind is entries.Acted:
        rows += [("events", list[AnyEvent]), ("action", str | msgspec.UnsetType, msgspec.UNSET)]
    return msgspec.defstruct(
        kind.__name__,
        rows,
        namespace={"__doc__": kind.__doc__},
        tag_field="kind",
        tag=kind.__struct_config__.tag,
        forbid_unknown_fields=True,
    )


AnyEntry: Any = Union[tuple(_entry_type(*row) for row in PUBLIC_FIELDS.items())]  # noqa: UP007 - built from a list


class Snapshot(Struct, frozen=True, tag="table", forbid_unknown_fields=True):
    n: int
    at: float
    seat: int | None
    table: TableInfo
    view: GameView | msgspec.UnsetType = msgspec.UNSET
    tickets: list[TicketStatus] | msgspec.UnsetType = msgspec.UNSET
    choices: Choices | msgspec.UnsetType | None = msgspec.UNSET


class Update(Struct, frozen=True, tag="update", forbid_unknown_fields=True):
    """`table` and `view` hold only the fields that changed."""

    n: int
    at: float
    seat: int | None
    entry: AnyEntry
    table: dict[str, Any]
    view: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    tickets: list[TicketStatus] | msgspec.UnsetType = msgspec.UNSET
    choices: Choices | msgspec.UnsetType | None = msgspec.UNSET


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    code: str
    params: dict[str, str | int | float | bool]
    text: str


class Done(Struct, frozen=True, tag="done", forbid_unknown_fields=True):
    id: int
    n: int


class Refused(Struct, frozen=True, tag="refused", forbid_unknown_fields=True):
    id: int | None
    error: Fault


class Ordered(Struct, frozen=True, forbid_unknown_fields=True):
    """A command with a number chosen by the client, which the answer repeats."""

    id: int
    command: AnyCommand


AnyMessage = Snapshot | Update | Done | Refused
