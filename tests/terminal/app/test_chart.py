"""The map in characters: all of it can be seen, it tells who owns what, and nothing is drawn outside."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from rich.color import Color, ColorSystem

from vialibre import Game, View, board_ids, load_board
from vialibre.boards.model import CARD_COLORS, GRAY, PLAYER_COLORS, WILD
from vialibre.engine.core.shuffle import Random as Luck
from vialibre.terminal import chart_ink as ink
from vialibre.terminal.chart import CLOSEST, Chart, Lit, Window
from vialibre.terminal.chart_ground import LAND, SEA

FRAME = (80, 24)


def after(board: str, actions: int, *, seats: int = 3, seed: int = 3) -> View:
    """A position after some random actions, as seen by the first seat."""
    game = Game.new(board, seats=seats, seed=seed)
    random = Luck(seed)
    while not game.is_over and actions > 0:
        game.apply_random(random)
        actions -= 1
    return game.view(0)


def everything(chart: Chart, scale: float) -> Window:
    plan = chart.plan(scale)
    return Window(plan.columns, plan.rows, scale)


@pytest.mark.parametrize("board", board_ids())
def test_every_city_and_every_space_is_seen_at_the_closest(board: str) -> None:
    chart = Chart(load_board(board))
    plan = chart.plan(CLOSEST)
    assert len(set(plan.dots.values())) == len(chart.board.cities)
    middles = {(bit.route, bit.space) for row in plan.bits.values() for bit in row.values() if not bit.line}
    for number, route in enumerate(chart.board.routes):
        assert {(number, space) for space in range(route.length)} <= middles, route.id
    names = {text for _, text in plan.names.values()}
    assert names == {city.name for city in chart.board.cities}
    view = after(board, 0)
    grid = chart.draw(view, everything(chart, CLOSEST))
    with_souvenirs = {tokens.city for tokens in view.tokens}
    for city, (column, row) in plan.dots.items():
        assert grid[row][column][0] == ink.DOT or city in with_souvenirs


@pytest.mark.parametrize("board", board_ids())
def test_letters_tell_the_color_tunnels_and_wilds(board: str) -> None:
    chart = Chart(load_board(board))
    grid = chart.draw(after(board, 0), everything(chart, CLOSEST))
    for row, cells in chart.plan(CLOSEST).bits.items():
        for column, bit in cells.items():
            route = chart.board.routes[bit.route]
            sign, how = grid[row][column]
            if bit.line or how.back not in (ink.LAND, ink.SEA):
                continue
            assert sign == ink.space_letter(route, bit.space)
            assert how.front == ink.FRONT[route.color]
    europe = load_board("europe")
    ferry, tunnel = europe.route("palermo-smyrna"), next(r for r in europe.routes if r.tunnel and r.color != GRAY)
    assert [ink.space_letter(ferry, i) for i in range(ferry.length)].count(ink.WILD_SIGN) == ferry.ferry
    assert ink.space_letter(tunnel, 0).isupper()


@pytest.mark.parametrize("board", board_ids())
def test_claimed_routes_show_their_owner(board: str) -> None:
    view = after(board, 250)
    chart = Chart(view.board)
    grid = chart.draw(view, everything(chart, CLOSEST))
    owners = {route: seat for seat, row in enumerate(view.seats) for route in row.routes}
    assert owners
    seen: dict[str, int] = {}
    for row, cells in chart.plan(CLOSEST).bits.items():
        for column, bit in cells.items():
            route = view.board.routes[bit.route]
            sign, how = grid[row][column]
            if route.id in owners and not bit.line and sign == str(owners[route.id] + 1):
                assert how.back == ink.BACK[view.board.player_colors[owners[route.id]]][0]
                seen[route.id] = seen.get(route.id, 0) + 1
    assert seen.keys() == owners.keys()


def test_pieces_in_cities() -> None:
    """Stations, city markers, souvenirs and Alvin are letters, with the owner's digit or how many there are."""
    for board, sign in (("europe", ink.STATION), ("old_west", ink.MARKER)):
        view = after(board, 300)
        chart = Chart(view.board)
        grid = chart.draw(view, everything(chart, CLOSEST))
        there = [(city, seat) for seat, row in enumerate(view.seats) for city in (*row.stations, *row.markers)]
        assert there
        for city, seat in there:
            column, row = chart.plan(CLOSEST).dots[city]
            assert grid[row][column][0] + grid[row][column + 1][0] == f"{sign}{seat + 1}"
    view = after("san_francisco", 20)
    chart = Chart(view.board)
    grid = chart.draw(view, everything(chart, CLOSEST))
    letters = ink.symbol_letters(view.board.rules.souvenirs.symbols if view.board.rules.souvenirs else ())
    assert len(set(letters.values())) == len(letters) > 4
    for tokens in (tokens for tokens in view.tokens if tokens.left):
        column, row = chart.plan(CLOSEST).dots[tokens.city]
        assert grid[row][column][0] + grid[row][column + 1][0] == f"{letters[tokens.symbol]}{tokens.left}"
    alvin = Game.new("old_west", seats=2, seed=1, alvin=True).view(0)
    assert alvin.alvin_at is not None
    chart = Chart(alvin.board)
    column, row = chart.plan(CLOSEST).dots[alvin.alvin_at]
    assert chart.draw(alvin, everything(chart, CLOSEST))[row][column - 1][0] == ink.ALVIN


@pytest.mark.parametrize("board", board_ids())
def test_nothing_is_drawn_outside(board: str) -> None:
    """Any window gives a full grid of single cells; beyond the board's edge it is empty."""
    view = after(board, 120)
    chart = Chart(view.board)
    random = Random(4)
    for _ in range(20):
        columns, rows = random.randint(1, 120), random.randint(1, 40)
        window = chart.zoomed(chart.whole(columns, rows), random.randint(0, 8))
        window = Window(columns, rows, window.scale, random.randint(-200, 300), random.randint(-80, 120))
        lit = Lit(random.sample([r.id for r in view.board.routes], 2), [random.choice(view.board.cities).id])
        grid = chart.draw(view, window, lit)
        plan = chart.plan(window.scale)
        assert len(grid) == rows
        for y, cells in enumerate(grid):
            assert len(cells) == columns
            for x, (sign, _) in enumerate(cells):
                assert len(sign) == 1
                inside = 0 <= x + window.left < plan.columns and 0 <= y + window.top < plan.rows
                assert inside or sign == " "
        held = chart.placed(window)
        assert held.left >= 0 or plan.columns < columns
        assert held.top >= 0 or plan.rows < rows


@pytest.mark.parametrize("board", board_ids())
def test_what_is_lit_comes_into_the_window(board: str) -> None:
    view = after(board, 60)
    chart = Chart(view.board)
    near = chart.zoomed(chart.whole(80, 10), 4)
    for route in view.board.routes:
        lit = Lit([route.id], route.cities)
        window = chart.showing(near, lit)
        grid = chart.draw(view, window, lit)
        there = {city for row in view.seats for city in (*row.stations, *row.markers)}
        there |= {tokens.city for tokens in view.tokens if tokens.left}
        dots = sum(sign == ink.LIT_DOT for row in grid for sign, _ in row)
        assert dots == sum(city not in there for city in route.cities), route.id
        assert any(how == ink.LIT for row in grid for _, how in row), route.id


def test_zoom_keeps_the_middle_and_has_ends() -> None:
    chart = Chart(load_board("usa"))
    whole = chart.whole(*FRAME)
    assert chart.zoomed(whole, -1) == whole
    closest = chart.zoomed(whole, 30)
    assert closest.scale == CLOSEST
    assert chart.zoomed(closest, -30).scale == whole.scale
    middle = (closest.left + closest.columns / 2) * CLOSEST
    assert abs(middle - chart.drawn.width / 2) < chart.drawn.width / 10


def test_land_and_sea() -> None:
    chart = Chart(load_board("europe"))
    plan = chart.plan(10.0)
    for city in ("paris", "moskva", "madrid"):
        column, row = plan.dots[chart.board.city(city).id]
        assert plan.ground[row][column] == LAND
    assert plan.ground[5][3] == SEA  # the Atlantic
    share = sum(line.count(LAND) for line in plan.ground) / (plan.columns * plan.rows)
    assert 0.4 < share < 0.9


def test_readable_in_sixteen_colors_and_without() -> None:
    """Where a terminal has 16 colors, text still differs from what is behind it; letters and digits all differ."""
    inks = [ink.owned(color) for color in PLAYER_COLORS]
    inks += [ink.Ink(ink.FRONT[color], back) for color in (*CARD_COLORS, GRAY, WILD) for back in (ink.LAND, ink.SEA)]
    for how in (*inks, ink.LIT, *(ink.Ink(ink.NAME.front, back) for back in (ink.LAND, ink.SEA))):
        assert how.back is not None
        front, back = (Color.parse(name).downgrade(ColorSystem.STANDARD).number for name in (how.front, how.back))
        assert front != back, how
    signs = [ink.LETTERS[color] for color in (*CARD_COLORS, GRAY, WILD)]
    assert len(set(signs)) == len(signs)


def test_a_frame_takes_less_than_20_ms() -> None:
    view = after("old_west", 250, seats=6)
    chart = Chart(view.board)
    first = _seconds(lambda: Chart(view.board, chart.drawn).draw(view, chart.whole(*FRAME)))
    window = chart.zoomed(chart.whole(*FRAME), 2)
    chart.draw(view, window)
    again = _seconds(lambda: chart.draw(view, window))
    print(f"first frame {first * 1e3:.1f} ms, then {again * 1e3:.1f} ms")
    assert again < 0.02
    assert first < 0.1


def _seconds(do: Callable[[], object]) -> float:
    """Of the processor, the best of several: others may use the machine too."""
    found = []
    for _ in range(7):
        start = time.process_time()
        do()
        found.append(time.process_time() - start)
    return min(found)
