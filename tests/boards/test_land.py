"""Real land under a board of one's own: bent with its cities, and never in the way of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import hypot
from random import Random

import pytest

from vialibre import load_board
from vialibre.boards.drawing.shapes import Point, clip_ring, evenly
from vialibre.boards.drawing.thin_plate_spline import thin_plate_spline
from vialibre.boards.drawing.world import read_world
from vialibre.boards.layout import Layout, layout


def inside(point: Point, ring: tuple[Point, ...]) -> bool:
    x, y = point
    crossings = 0
    for i, (x1, y1) in enumerate(ring):
        x0, y0 = ring[i - 1]
        crossings += (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0)
    return crossings % 2 == 1


@pytest.fixture(scope="module")
def europe() -> Layout:
    return layout(replace(load_board("europe"), id="mine", land=True))


def test_inland_cities_stand_on_land(europe: Layout) -> None:
    places: dict[str, Point] = {place.city: (place.x, place.y) for place in europe.places}
    for city in ("paris", "madrid", "wien", "moskva", "warszawa", "berlin", "kyiv", "munchen"):
        assert sum(inside(places[city], ring) for ring in europe.land) % 2 == 1, city


def test_the_sea_stays_sea_and_the_frame_is_filled(europe: Layout) -> None:
    places: dict[str, Point] = {place.city: (place.x, place.y) for place in europe.places}
    (x0, y0), (x1, y1) = places["palermo"], places["smyrna"]
    middle = ((x0 + x1) / 2, (y0 + y1) / 2 + 0.3 * abs(x1 - x0))  # in the Mediterranean, south of Greece
    assert not any(inside(middle, ring) for ring in europe.land)
    xs = [x for ring in europe.land for x, _ in ring]
    ys = [y for ring in europe.land for _, y in ring]
    assert min(xs) <= 0
    assert max(xs) >= europe.width
    assert min(ys) <= 0
    assert max(ys) >= europe.height
    assert all(-41 <= x <= europe.width + 41 for x in xs)


def test_without_the_key_or_the_places_there_is_none() -> None:
    board = load_board("san_francisco")
    assert layout(replace(board, id="mine")).land == ()
    flat = tuple(replace(city, lat=None, lon=None) for city in board.cities)
    assert layout(replace(board, id="mine", land=True, cities=flat)).land == ()


def test_the_drawing_of_the_rest_is_the_same() -> None:
    board = load_board("san_francisco")
    bare, drawn = layout(replace(board, id="mine")), layout(replace(board, id="mine", land=True))
    assert drawn.land
    assert replace(drawn, land=(), lakes=()) == bare


def test_a_bend_takes_points_where_they_are_wanted() -> None:
    random = Random(3)
    before = [(random.uniform(0, 900), random.uniform(0, 600)) for _ in range(40)]
    after = [(x + random.uniform(-30, 30), y + random.uniform(-30, 30)) for x, y in before]
    warp = thin_plate_spline(before, after)
    for start, end in zip(before, after, strict=True):
        assert hypot(warp(start)[0] - end[0], warp(start)[1] - end[1]) < 1e-6


def test_a_bend_of_what_is_only_moved_moves_everything() -> None:
    before = [(0.0, 0.0), (100.0, 0.0), (0.0, 100.0), (90.0, 120.0)]
    warp = thin_plate_spline(before, [(2 * x + 5, 2 * y - 7) for x, y in before])
    assert warp((33.0, 71.0)) == pytest.approx((71.0, 135.0))


def test_a_ring_is_cut_at_a_box() -> None:
    square = ((-5.0, -5.0), (5.0, -5.0), (5.0, 5.0), (-5.0, 5.0))
    cut = clip_ring(square, (0.0, 0.0, 10.0, 10.0))
    assert sorted(cut) == [(0.0, 0.0), (0.0, 5.0), (5.0, 0.0), (5.0, 5.0)]
    assert clip_ring(square, (6.0, 6.0, 9.0, 9.0)) == []


def test_points_of_a_line_are_neither_close_nor_far() -> None:
    line = evenly(((0.0, 0.0), (0.5, 0.0), (100.0, 0.0), (100.0, 50.0)), 1.0, 10.0)
    steps = [hypot(x - px, y - py) for (px, py), (x, y) in pairwise(line)]
    assert max(steps) <= 10.0
    assert min(steps) >= 1.0


def test_the_world_lies_between_its_edges_and_tears_nowhere() -> None:
    world = read_world()
    assert len(world.land) > 500
    for ring in world.land:
        assert all(-180 <= lon <= 180 and -90 <= lat <= 90 for lon, lat in ring)
        south = min(lat for _, lat in ring)
        jumps = [abs(lon - before) for (before, _), (lon, _) in pairwise(ring)]
        assert max(jumps) < 180 or south < -60, "a coast that jumps over the map"  # Antarctica reaches around the pole
