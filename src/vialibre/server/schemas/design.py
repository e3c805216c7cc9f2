"""A board while it is being drawn. The types are lenient: an unfinished design gets remarks rather than an error."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from vialibre.boards.form import Field, Limits, RuleForm
from vialibre.boards.model import FIRST_PLAYER
from vialibre.server.schemas.page import Drawn
from vialibre.server.storage.rows import Stage

Text = Annotated[str, Meta(max_length=200)]
Long = Annotated[str, Meta(max_length=2000)]
Number = Annotated[int, Meta(ge=-10_000, le=10_000)]
Decimal = Annotated[float, Meta(ge=-1e6, le=1e6)]
Names = Annotated[list[Text], Meta(max_length=40)]
ByNumber = Annotated[dict[Text, Number], Meta(max_length=40)]
Setting = Number | Text | Annotated[list[Number | Text], Meta(max_length=40)] | ByNumber
Rule = Annotated[dict[Text, Setting], Meta(max_length=12)]


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


class CityRow(Row, frozen=True):
    id: Text
    name: Text
    lat: Decimal | None = None
    lon: Decimal | None = None
    x: Decimal | None = None
    y: Decimal | None = None
    souvenir: bool = False
    source: Long | None = None


class RouteRow(Row, frozen=True):
    cities: Names
    length: Number
    color: Text
    ferry: Number = 0
    tunnel: bool = False
    id: Text | None = None
    source: Long | None = None


class TicketRow(Row, frozen=True):
    cities: Names
    points: Number
    long: bool = False
    id: Text | None = None
    source: Long | None = None


class DesignPlayers(Row, frozen=True):
    from_: Number = field(name="from")
    to: Number


class DesignCards(Row, frozen=True):
    colors: Names
    each: Number
    wilds: Number


class DesignTickets(Row, frozen=True):
    deal: Number
    keep: Number
    refused: Text
    draw: Number
    draw_keep: Number
    long: Number = 0


class Design(Row, frozen=True):
    """The keys of a board file: docs/board-format.md."""

    id: Text
    name: Text
    players: DesignPlayers
    player_colors: Names
    cars: Number
    cards: DesignCards
    hand: Number
    tickets: DesignTickets
    points: ByNumber
    parallel_from: Number
    rules: Annotated[list[Rule], Meta(max_length=16)]
    ties: Names
    city: Annotated[list[CityRow], Meta(max_length=400)]
    route: Annotated[list[RouteRow], Meta(max_length=600)]
    ticket: Annotated[list[TicketRow], Meta(max_length=400)]
    note: Long | None = None
    land: bool = False
    wild: Text = "locomotive"
    first_player: Text = FIRST_PLAYER[0]


class OneDesign(Struct, frozen=True, forbid_unknown_fields=True):
    board: Design


class ChangedDesign(Struct, frozen=True, forbid_unknown_fields=True):
    board: Design
    revision: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    """The revision that was edited."""


class FileText(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=262_144)]


class OpenedFile(Struct, frozen=True):
    board: Design


class DesignForm(Struct, frozen=True):
    """Settings, rules and limits of boards, for the editor."""

    settings: tuple[Field, ...]
    rules: tuple[RuleForm, ...]
    limits: Limits
    colors: tuple[str, ...]
    """Colors of routes."""
    blank: Design
    example: Design | None
    playtests: bool
    """Whether this server offers playtests."""
    most_games: int


class Remark(Struct, frozen=True):
    """An error, warning or playtest flag, and where it is."""

    severity: Literal["fault", "warning", "flag"]
    code: str
    kind: str
    """city, route, ticket, rules or setting; empty for the whole board."""
    text: str
    rows: list[int]
    """The rows of that kind, from 0."""
    key: str
    """The key of a setting or rule."""


class Checked(Struct, frozen=True):
    digest: str | None
    """Null if the design is not playable yet."""
    remarks: list[Remark]


class Sketch(Struct, frozen=True):
    """A design as it will be drawn, and design warnings about the drawing."""

    drawn: Drawn
    remarks: list[Remark]


class DesignLine(Struct, frozen=True):
    design: str
    name: str
    revision: int
    updated_at: float


class DesignList(Struct, frozen=True):
    designs: list[DesignLine]
    most: int


class SavedDesign(Struct, frozen=True):
    design: str
    revision: int
    updated_at: float
    board: Design


class NewPlaytest(Struct, frozen=True, forbid_unknown_fields=True):
    board: Design
    games: Annotated[int, Meta(ge=2, le=2000)] = 200
    bot: Text = "surveyor"


class PlaytestVerdict(Struct, frozen=True):
    """The verdict: all figures reliably in range (fine), some reliably out of range (out), or neither (unclear)."""

    kind: Literal["fine", "unclear", "out"]
    text: str
    unclear: list[str]
    """Figures that need more games, one line each."""


class PlaytestResult(Struct, frozen=True):
    """The stored form."""

    remarks: list[Remark]
    verdict: PlaytestVerdict


class PlaytestState(Struct, frozen=True):
    playtest: str
    name: str
    status: Stage
    games: int
    done: int
    created_at: float
    remarks: list[Remark]
    verdict: PlaytestVerdict | None
    """Null until it is done, and for playtests stored by older versions."""


class PlaytestList(Struct, frozen=True):
    playtests: list[PlaytestState]


class World(Struct, frozen=True):
    """Coasts and lakes: longitude and latitude in hundredths of a degree, the first point, then steps."""

    land: list[list[int]]
    lakes: list[list[int]]
