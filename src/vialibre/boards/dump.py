"""Converts a board to the plain data of its file, for records and messages; `board_from_data` reads it back."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any

from vialibre.boards.build import build_board
from vialibre.boards.check import check_board
from vialibre.boards.faults import Source
from vialibre.boards.model import FIRST_PLAYER, LOCOMOTIVE, Board, Rules


def board_as_data(board: Board) -> dict[str, Any]:
    """Return the keys of the board file (docs/board-format.md) with JSON-compatible values."""
    data: dict[str, Any] = {
        "id": board.id,
        "name": board.name,
        "players": {"from": board.players[0], "to": board.players[1]},
        "player_colors": list(board.player_colors),
        "cars": board.cars,
        "cards": {**asdict(board.deck), "colors": list(board.deck.colors)},
        "hand": board.hand,
        "tickets": asdict(board.ticket_rules),
        "points": {str(length): points for length, points in board.points},
        "parallel_from": board.parallel_from,
        "rules": _rules_as_data(board.rules),
        "ties": list(board.ties),
        "city": [_row(city) for city in board.cities],
        "route": [_row(route) for route in board.routes],
        "ticket": [_row(ticket) for ticket in board.tickets],
    }
    if board.first_player != FIRST_PLAYER[0]:
        data["first_player"] = board.first_player
    if board.note is not None:
        data["note"] = board.note
    if board.wild != LOCOMOTIVE:
        data["wild"] = board.wild
    if board.land:
        data["land"] = True
    return data


def board_from_data(data: dict[str, Any], where: str) -> Board:
    """Return the board that such data describes.

    Raises BoardError, in which `where` names the origin of the data.
    """
    source = Source(where, "")
    board = build_board(data, source)
    check_board(board, source)
    return board


def _row(row: Any) -> dict[str, Any]:
    """A city, route or ticket without the fields that have their default value."""
    found = {}
    for field in fields(row):
        value = getattr(row, field.name)
        if value != field.default:
            found[field.name] = list(value) if isinstance(value, tuple) else value
    return found


def _rules_as_data(rules: Rules) -> list[dict[str, Any]]:
    named = []
    for field in fields(rules):
        settings = getattr(rules, field.name)
        if settings is not None:
            named.append({"name": field.name, **{key: _setting(key, value) for key, value in asdict(settings).items()}})
    return named


def _setting(key: str, value: Any) -> Any:
    if key in ("stack", "placed"):
        return {str(players): tokens for players, tokens in value}
    return list(value) if isinstance(value, tuple) else value
