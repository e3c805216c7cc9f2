"""Random boards of any size: planar ones as a person would draw them, and tangles that only a program would."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from random import Random

from vialibre.boards.drawing.shapes import segments_cross
from vialibre.boards.load import load_board
from vialibre.boards.model import Board, CityId, RouteId

MOST_ROUTES = 240
WIDTH, HEIGHT = 1.0, 0.7


def planar(cities: int, seed: int = 1) -> Board:
    """Cities a little apart, short routes between neighbors, none across another."""
    random = Random(seed)
    points: list[tuple[float, float]] = []
    while len(points) < cities:
        x, y = random.uniform(0, WIDTH), random.uniform(0, HEIGHT)
        if all(hypot(x - u, y - v) > 0.35 / cities**0.5 for u, v in points):
            points.append((x, y))
    pairs = sorted(
        (hypot(points[i][0] - points[j][0], points[i][1] - points[j][1]), j, i) for i in range(cities) for j in range(i)
    )
    chosen: list[tuple[float, int, int]] = []
    for far, a, b in pairs:
        free = not any(segments_cross(points[a], points[b], points[c], points[d]) for _, c, d in chosen)
        if free and len(chosen) < min(MOST_ROUTES, int(2.3 * cities)):
            chosen.append((far, a, b))
    unit = chosen[len(chosen) // 2][0] / 2
    routes = [(a, b, max(1, min(6, round(far / unit)))) for far, a, b in chosen]
    return _board(f"planar_{cities}", points, routes, random)


def tangle(cities: int, length: int = 12, seed: int = 1) -> Board:
    """As many long routes as a board may have, between any two cities."""
    random = Random(seed)
    pairs = {(random.randrange(i), i) for i in range(1, cities)}
    while len(pairs) < min(MOST_ROUTES, cities * (cities - 1) // 2):
        a, b = sorted(random.sample(range(cities), 2))
        pairs.add((a, b))
    points = [(random.uniform(0, WIDTH), random.uniform(0, HEIGHT)) for _ in range(cities)]
    return _board(f"tangle_{cities}", points, [(a, b, length) for a, b in sorted(pairs)], random)


def _board(name: str, points: list[tuple[float, float]], routes: list[tuple[int, int, int]], random: Random) -> Board:
    base = load_board("usa")
    a_city, a_route = base.cities[0], base.routes[0]
    ids = [CityId(f"c{i}") for i in range(len(points))]
    pairs = [random.sample(ids, 2) for _ in base.tickets]
    return replace(
        base,
        id=name,
        name=name,
        points=tuple((length, 2 * length) for length in range(1, 13)),
        cities=tuple(
            replace(a_city, id=ids[i], name=f"Long Name {i}", lat=None, lon=None, x=x, y=y)
            for i, (x, y) in enumerate(points)
        ),
        routes=tuple(
            replace(a_route, id=RouteId(f"r{k}"), cities=(ids[a], ids[b]), length=length)
            for k, (a, b, length) in enumerate(routes)
        ),
        tickets=tuple(replace(ticket, cities=(a, b)) for ticket, (a, b) in zip(base.tickets, pairs, strict=True)),
    )
