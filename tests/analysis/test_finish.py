"""The score sheets on the board: ticket ways join their cities, and the longest path is one trail of that many cars."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from tests.analysis.brute_force import joined, ring
from tests.analysis.positions import bot_games
from tests.effort import times
from tests.paths.networks import every_trail, random_connected
from vialibre import Board, Game, board_ids, load_board
from vialibre.analysis.ending import EndingSeat, ending, in_order_of_travel
from vialibre.boards.model import LongestPath, Route
from vialibre.engine.core.shuffle import FAST
from vialibre.engine.score_sheet import ScoreSheet
from vialibre.engine.view import View

WITH_PATH = [name for name in board_ids() if load_board(name).rules.longest_path is not None]


def ring_with_path() -> Board:
    """Stations and the longest path on a board small enough that loops are common."""
    board = ring()
    return replace(board, id="ring_path", rules=replace(board.rules, longest_path=LongestPath(10)))


BOARDS = {**{name: load_board(name) for name in board_ids()}, "ring_path": ring_with_path()}


def random_games(board: Board, count: int) -> Iterator[Game]:
    for seed in range(count):
        seats = Random(seed).randint(*board.players)
        game = Game.new(board, seats=seats, seed=seed, shuffle=FAST)
        random = Random(seed)
        while not game.is_over:
            seat = game.to_act[0]
            game.apply(random.choice(game.legal_ids(seat)), seat)
        yield game


def bot_ends(board: Board, count: int) -> Iterator[Game]:
    """Games of bots that follow tickets: longer ways, and stations that are of use."""
    seats = board.players[1]
    for game in bot_games(board, seats, range(count), ("surveyor", "conductor")):
        if game.is_over:
            yield game


def is_trail(routes: list[Route]) -> bool:
    """Whether each of them begins where the one before ends, from one of the two ends of the first."""
    for city in routes[0].cities:
        at: str | None = city
        for route in routes:
            a, b = route.cities
            at = b if at == a else a if at == b else None
        if at is not None:
            return True
    return False


def check_tickets(board: Board, view: View, sheet: ScoreSheet, shown: EndingSeat) -> int:
    """How many borrowed routes are in the ways."""
    usable = {*view.seats[sheet.seat].routes, *(route for route in sheet.borrowed if route)}
    lent = 0
    assert [path.ticket for path in shown.tickets] == [line.ticket for line in sheet.tickets]
    for path, line in zip(shown.tickets, sheet.tickets, strict=True):
        a, b = board.ticket(path.ticket).cities
        assert bool(path.routes) == (line.points > 0)
        if not path.routes:
            continue
        assert set(path.routes) <= usable
        assert len(set(path.routes)) == len(path.routes)
        rows = [board.route(route) for route in path.routes]
        city = str(a)
        for row in rows:
            assert city in row.cities
            city = next(end for end in row.cities if end != city)
        assert city == b
        for row in rows:
            assert not joined([other for other in rows if other is not row], a, b), "a detour"
        lent += len(set(path.routes) - set(view.seats[sheet.seat].routes))
    return lent


def check_longest(board: Board, view: View, sheet: ScoreSheet, shown: EndingSeat) -> None:
    if board.rules.longest_path is None:
        assert shown.longest == ()
        return
    rows = [board.route(route) for route in shown.longest]
    assert set(shown.longest) <= set(view.seats[sheet.seat].routes)
    assert len(set(shown.longest)) == len(rows)
    assert sum(row.length for row in rows) == sheet.longest
    assert not rows or is_trail(rows)


@pytest.mark.parametrize("name", BOARDS)
def test_paths_of_whole_games(name: str) -> None:
    board = BOARDS[name]
    lent = paths = 0
    for games in (random_games(board, times(15, 400)), bot_ends(board, times(2, 30))):
        for game in games:
            view = game.view(None)
            shown = ending(view)
            assert shown == ending(game.view(0)), "everything is open now"
            for sheet, seat in zip(view.sheets, shown, strict=True):
                lent += check_tickets(board, view, sheet, seat)
                check_longest(board, view, sheet, seat)
                paths += bool(seat.longest)
    assert (paths > 0) == (board.rules.longest_path is not None)
    if board.rules.stations is not None:
        assert lent > 0, "no game used a station: the test says too little"


@pytest.mark.parametrize("name", WITH_PATH)
def test_loops_and_branches_are_no_trouble(name: str) -> None:
    """Random networks, given to a seat of a finished game."""
    board = load_board(name)
    random = Random(name)
    (game,) = random_games(board, 1)
    view = game.view(None)
    for _ in range(times(40, 1000)):
        routes = random_connected(board, random.randint(1, 14), random, loops=random.choice((0.0, 0.5, 1.0)))
        first = replace(view.seats[0], routes=tuple(route.id for route in routes))
        others = [replace(seat, routes=()) for seat in view.seats[1:]]
        sheet = replace(view.sheets[0], tickets=(), borrowed=())
        sheets = (sheet, *(replace(one, tickets=()) for one in view.sheets[1:]))
        shown = ending(replace(view, seats=(first, *others), sheets=sheets))[0]
        rows = [board.route(route) for route in shown.longest]
        assert is_trail(rows)
        assert sum(row.length for row in rows) == every_trail(routes)


def test_a_game_that_goes_on_shows_nothing() -> None:
    game = Game.new("usa", seats=3, seed=1)
    assert ending(game.view(None)) == (EndingSeat((), ()),) * 3


def test_no_routes_are_no_trail() -> None:
    assert in_order_of_travel([]) == ()
