"""Connected cities and longest paths."""

from __future__ import annotations

from .board import Route


def connected(routes: list[Route], start: str, goal: str) -> bool:
    reached = {start}
    grew = True
    while grew:
        grew = False
        for route in routes:
            a, b = route.cities
            if (a in reached) != (b in reached):
                reached |= {a, b}
                grew = True
    return goal in reached


def longest_path(routes: list[Route]) -> int:
    """The most cars in a row that uses each route once (LONG-1): tries every path from every city."""
    best = 0

    def walk(city: str, length: int, unused: list[Route]) -> None:
        nonlocal best
        best = max(best, length)
        # The one short cut: no way on from here can be longer than all that is not used yet.
        if length + sum(route.length for route in unused) <= best:
            return
        for route in unused:
            if city in route.cities:
                a, b = route.cities
                walk(b if city == a else a, length + route.length, [r for r in unused if r is not route])

    for start in sorted({city for route in routes for city in route.cities}):
        walk(start, 0, routes)
    return best
