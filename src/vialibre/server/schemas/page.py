"""What only the page asks for: boards to draw, tables to list, a finished game to look through."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vialibre.analysis.ending import EndingSeat
from vialibre.analysis.tickets import TicketStatus
from vialibre.boards.layout import Layout
from vialibre.boards.model import Board
from vialibre.engine.view import OwnView
from vialibre.server.storage.rows import Played, Status
from vialibre.server.table.messages import AnyEvent, GameView
from vialibre.server.table.options import Clock


class Drawn(Struct, frozen=True):
    """A board with the places of all that is drawn on it."""

    digest: str
    board: Board
    layout: Layout


class BoardLine(Struct, frozen=True):
    id: str
    name: str
    players: tuple[int, int]
    alvin: bool


class BoardList(Struct, frozen=True):
    boards: list[BoardLine]


class NameAndId(Struct, frozen=True):
    id: str
    name: str


class SeatLine(Struct, frozen=True):
    name: str
    bot: str | None
    person: str | None


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: str
    status: Status
    updated_at: float
    board: NameAndId
    seats: list[SeatLine]
    alvin: bool
    clock: Clock | None
    waits_for: list[int] = []
    """The seats of people who must decide now."""


class TableList(Struct, frozen=True):
    tables: list[TableLine]


class GameList(Struct, frozen=True):
    games: list[Played]
    next: str | None
    """`before` of the next page; null if there is none."""


class ReplaySeat(Struct, frozen=True):
    name: str
    bot: str | None


class ReplayStep(Struct, frozen=True):
    """One action, and what it changed. Everything is open: the game is over."""

    seat: int
    action: str
    events: list[AnyEvent]
    view: dict[str, Any]
    """The fields of a spectator's view that changed, as in an update of a table."""
    owns: dict[str, OwnView]
    """By seat, where they changed."""
    tickets: dict[str, list[TicketStatus]]
    """By seat, where they changed."""
    chances: list[float]
    """To win, by seat, as each of them could know it; scaled to 1 in all."""
    luck: list[float]
    """By seat: cards better than was to be expected so far."""


class Replay(Struct, frozen=True):
    table: str
    board: NameAndId
    digest: str
    key: str
    """By which its drawing is found."""
    seats: list[ReplaySeat]
    view: GameView
    """A spectator's, before the first action."""
    owns: list[OwnView]
    tickets: list[list[TicketStatus]]
    chances: list[float]
    steps: list[ReplayStep]


class Ending(Struct, frozen=True):
    """What the score sheets of a finished game look like on the board."""

    seats: list[EndingSeat]


class Address(Struct, frozen=True):
    """Where this server can be reached."""

    url: str
    """Without a slash at its end."""
    shared: bool
    """Other devices can open it; false: only this machine can."""


class DrawingQuery(Struct, frozen=True, forbid_unknown_fields=True):
    digest: Annotated[str, Meta(max_length=64)] | None = None
    """The one that a table names: with it the answer can be kept for ever."""
    v: Annotated[str, Meta(max_length=40)] | None = None
    """Anything: a new version of the page asks with another one, since names and places may have been corrected."""


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    status: Literal["open", "running"] = "open"
    """Those that wait for people, or those that can be watched."""


class CodeQuery(Struct, frozen=True, forbid_unknown_fields=True):
    path: Annotated[str, Meta(max_length=200, pattern="^/[A-Za-z0-9_./?=&~-]*$")] = "/"
    """What comes behind the server's address."""
