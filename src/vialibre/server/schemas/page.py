"""Responses for the page: drawings of boards, lists of tables and games, replays."""

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
    """A board with the positions of everything drawn on it."""

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


class BotList(Struct, frozen=True):
    bots: list[str]
    """By their names, as `seat_bot` takes them."""


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
    """Seats of people who must act now."""


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
    """One action and what it changed, with all cards open."""

    seat: int
    action: str
    events: list[AnyEvent]
    view: dict[str, Any]
    """The changed fields of a spectator's view, as in an update of a table."""
    owns: dict[str, OwnView]
    """By seat, only where changed."""
    tickets: dict[str, list[TicketStatus]]
    """By seat, only where changed."""
    chances: list[float]
    """Each seat's chance to win as it could estimate it, scaled so that they sum to 1."""
    luck: list[float]
    """By seat: how much better the cards were than expected so far."""


class Replay(Struct, frozen=True):
    table: str
    board: NameAndId
    digest: str
    key: str
    """The key to fetch the board and its drawing with."""
    seats: list[ReplaySeat]
    view: GameView
    """A spectator's view before the first action."""
    owns: list[OwnView]
    tickets: list[list[TicketStatus]]
    chances: list[float]
    steps: list[ReplayStep]


class Ending(Struct, frozen=True):
    """The final scoring of a finished game, drawn on the board."""

    seats: list[EndingSeat]


class Address(Struct, frozen=True):
    """Where this server can be reached."""

    url: str
    """Without a trailing slash."""
    shared: bool
    """Whether other devices can open it."""


class DrawingQuery(Struct, frozen=True, forbid_unknown_fields=True):
    digest: Annotated[str, Meta(max_length=64)] | None = None
    """The digest that a table names: with it the response can be cached forever."""
    v: Annotated[str, Meta(max_length=40)] | None = None
    """A cache key: a new version of the page sends another one, since names and positions may have been corrected."""


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    status: Literal["open", "running"] = "open"
    """Tables waiting for players, or tables to watch."""


class CodeQuery(Struct, frozen=True, forbid_unknown_fields=True):
    path: Annotated[str, Meta(max_length=200, pattern="^/[A-Za-z0-9_./?=&~-]*$")] = "/"
    """The path after the server's address."""
