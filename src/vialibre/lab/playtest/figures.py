"""Every figure of a playtest with its 95 % interval: shown by the page, the terminal and JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any

from vialibre.boards.model import CARD_COLORS, WILD, City, Route, Ticket
from vialibre.engine.core.graph import cheapest_path, graph_of
from vialibre.engine.game import board_index
from vialibre.lab.playtest.findings import Findings
from vialibre.lab.playtest.headlines import headlines
from vialibre.lab.playtest.moments import figure, wilson
from vialibre.lab.statistics import Interval

SHARE = (0.0, 1.0)


@dataclass(frozen=True, slots=True)
class TicketFigures:
    """How one ticket fared."""

    ticket: Ticket
    way: int
    """Cars of the shortest path on the empty board."""
    offered: int
    kept: Interval
    """Given that it was offered."""
    made: Interval
    """Given that it was kept; so are the next two."""
    points: Interval
    effect: Interval
    """Wins of its holder, minus the even share."""


@dataclass(frozen=True, slots=True)
class RouteFigures:
    """How one route fared."""

    route: Route
    claimed: Interval
    """Fraction of the games."""
    when: Interval
    """0 is the beginning of a game, 1 its end."""
    effect: Interval


@dataclass(frozen=True, slots=True)
class CityFigures:
    """How one city fared."""

    city: City
    routes: int
    tickets: int
    reached: Interval
    """Fraction of the games in which any player's routes reached it."""
    effect: Interval


@dataclass(frozen=True, slots=True)
class ColorFigures:
    """How one kind of card fared."""

    color: str
    spaces: int
    """Spaces printed on the board; none for wilds."""
    cards: int
    paid: Interval
    """Cards of it per game; so is the next one."""
    left: Interval
    row: Interval
    """Its fraction of the face-up cards when a turn begins."""
    even: float
    """Its fraction of all cards."""
    wilds: Interval
    """The fraction of wilds in payments for routes printed in it."""


@dataclass(frozen=True, slots=True)
class TableFigures:
    """Results for one number of players."""

    seats: int
    games: int
    wins: tuple[Interval, ...]
    headlines: dict[str, Interval]


def ticket_figures(findings: Findings) -> list[TicketFigures]:
    """The figures of every ticket, in board order."""
    t = board_index(findings.setting.board)
    lengths = [int(length) for length in t.length]
    found = []
    for number, (ticket, sums) in enumerate(zip(findings.setting.board.tickets, findings.sums.tickets, strict=True)):
        way = cheapest_path(graph_of(t), lengths, int(t.ticket_a[number]), int(t.ticket_b[number]))
        found.append(
            TicketFigures(
                ticket,
                int(way.cost),
                sums.offered,
                wilson(sums.kept, sums.offered),
                wilson(sums.made, sums.points.n),
                figure(sums.points, bounds=(-ticket.points, ticket.points)),
                figure(sums.effect, bounds=(-1, 1)),
            )
        )
    return found


def route_figures(findings: Findings) -> list[RouteFigures]:
    """The figures of every route, in board order."""
    return [
        RouteFigures(
            route,
            wilson(sums.when.n, findings.games),
            figure(sums.when, bounds=SHARE),
            figure(sums.effect, bounds=(-1, 1)),
        )
        for route, sums in zip(findings.setting.board.routes, findings.sums.routes, strict=True)
    ]


def city_figures(findings: Findings) -> list[CityFigures]:
    """The figures of every city, in board order."""
    board = findings.setting.board
    return [
        CityFigures(
            city,
            sum(city.id in route.cities for route in board.routes),
            sum(city.id in ticket.cities for ticket in board.tickets),
            wilson(sums.games, findings.games),
            figure(sums.effect, bounds=(-1, 1)),
        )
        for city, sums in zip(board.cities, findings.sums.cities, strict=True)
    ]


def color_figures(findings: Findings) -> list[ColorFigures]:
    """The colors of this board, and wilds."""
    board = findings.setting.board
    cards = {**dict.fromkeys(board.deck.colors, board.deck.each), WILD: board.deck.wilds}
    found = []
    for color, sums in zip((*CARD_COLORS, WILD), findings.sums.colors, strict=True):
        if color in cards:
            found.append(
                ColorFigures(
                    color,
                    sum(route.length for route in board.routes if route.color == color),
                    cards[color],
                    figure(sums.paid, bounds=(0, float("inf"))),
                    figure(sums.left, bounds=(0, float("inf"))),
                    figure(sums.row, bounds=SHARE),
                    cards[color] / sum(cards.values()),
                    figure(sums.wilds, bounds=SHARE),
                )
            )
    return found


def table_figures(findings: Findings) -> list[TableFigures]:
    """The figures for each number of players."""
    return [
        TableFigures(seats, table.games, tuple(wilson(won.total, won.n) for won in table.wins), headlines(seats, table))
        for seats, table in sorted(findings.sums.tables.items())
    ]


def strategy_figures(findings: Findings) -> dict[str, Interval]:
    """Wins of the seat that used a strategy most, minus the even share."""
    return {name: figure(sums, bounds=(-1, 1)) for name, sums in findings.sums.strategies.items()}


def bot_figures(findings: Findings) -> dict[str, Interval]:
    """Wins of each bot, minus the even share."""
    return {name: figure(sums, bounds=(-1, 1)) for name, sums in sorted(findings.sums.bots.items())}


def figures_as_data(findings: Findings) -> dict[str, Any]:
    """Figures by name; cities, routes and tickets by id."""
    return {
        "tables": {str(one.seats): _plain(asdict(one)) for one in table_figures(findings)},
        "tickets": {one.ticket.id: _plain(asdict(one), "ticket") for one in ticket_figures(findings)},
        "routes": {one.route.id: _plain(asdict(one), "route") for one in route_figures(findings)},
        "cities": {one.city.id: _plain(asdict(one), "city") for one in city_figures(findings)},
        "colors": {one.color: _plain(asdict(one), "color") for one in color_figures(findings)},
        "strategies": _plain({name: asdict(one) for name, one in strategy_figures(findings).items()}),
        "bots": _plain({name: asdict(one) for name, one in bot_figures(findings).items()}),
    }


def _plain(value: Any, without: str = "") -> Any:
    """Rounded to the significant digits; an unknown bound is null."""
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items() if key != without}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, float):
        return round(value, 5) if isfinite(value) else None
    return value
