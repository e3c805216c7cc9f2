"""Size warnings: whether cars, cards and tickets suit the number of players and the routes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from vialibre.boards.model import Board
from vialibre.boards.warnings.warning import BoardWarning

TIGHT = 1.1
"""Spaces per car of all players; the standard boards have 1.3 to 1.5 with the most players."""
EMPTY = 4.5
"""The same with the fewest players, where the standard boards have 2.2 to 3.0."""
CARDS_PER_CAR = 0.35
"""Cards per car of all players; the standard boards have 0.46 to 0.55."""


def size_warnings(board: Board) -> Iterator[BoardWarning]:
    """Warnings about the number of cars, cards and tickets, and about unused rules."""
    yield from _room(board)
    yield from _cards(board)
    yield from _tickets(board)
    yield from _parallel(board)
    yield from _points(board)
    yield from _unused_rules(board)


def open_spaces(board: Board, players: int) -> int:
    """Spaces that can be claimed in one game: with few players, only one track of a parallel group (DOUBLE-2)."""
    spaces = 0
    for route in board.routes:
        if players >= board.parallel_from or board.group(route)[0] is route:
            spaces += route.length
    return spaces


def _room(board: Board) -> Iterator[BoardWarning]:
    fewest, most = board.players
    for players in range(most, fewest - 1, -1):
        spaces, cars = open_spaces(board, players), board.cars * players
        if spaces < TIGHT * cars:
            params = {"players": players, "spaces": spaces, "cars": cars}
            yield BoardWarning("too_tight", "setting", ("cars",), params)
            return
    spaces, cars = open_spaces(board, fewest), board.cars * fewest
    if spaces > EMPTY * cars:
        yield BoardWarning("too_empty", "setting", ("cars",), {"players": fewest, "spaces": spaces, "cars": cars})


def _cards(board: Board) -> Iterator[BoardWarning]:
    count = len(board.deck.colors) * board.deck.each + board.deck.wilds
    cars = board.cars * board.players[1]
    if count < CARDS_PER_CAR * cars:
        params = {"players": board.players[1], "cards": count, "cars": cars}
        yield BoardWarning("few_cards", "setting", ("cards",), params)


def _tickets(board: Board) -> Iterator[BoardWarning]:
    settings, players = board.ticket_rules, board.players[1]
    apart = sum(ticket.long for ticket in board.tickets) if settings.long else 0
    left = len(board.tickets) - apart - settings.deal * players
    if left < settings.draw * players / 2:
        params = {"players": players, "left": left, "draw": settings.draw}
        yield BoardWarning("few_tickets", "setting", ("tickets",), params)


def _parallel(board: Board) -> Iterator[BoardWarning]:
    groups = [route for route in board.routes if len(board.group(route)) > 1]
    if groups and board.parallel_from > board.players[1]:
        params = {"from": board.parallel_from, "players": board.players[1]}
        yield BoardWarning("parallel_never_open", "setting", ("parallel_from",), params)


def _points(board: Board) -> Iterator[BoardWarning]:
    for (length, points), (longer, more) in pairwise(board.points):
        if more <= points:
            params = {"length": length, "points": points, "longer": longer, "more": more}
            yield BoardWarning("points_fall", "setting", ("points",), params)


def _unused_rules(board: Board) -> Iterator[BoardWarning]:
    used = {
        "ferries": any(route.ferry for route in board.routes),
        "tunnels": any(route.tunnel for route in board.routes),
    }
    for name, is_used in used.items():
        if getattr(board.rules, name) is not None and not is_used:
            yield BoardWarning("rule_unused", "setting", ("rules",), {"rule": name})
