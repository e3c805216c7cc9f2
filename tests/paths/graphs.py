"""Networks that were made to be hard for longest paths, as boards of unit routes that one player can own completely."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations, pairwise, product
from random import Random

from vialibre.boards import load_board
from vialibre.boards.dump import board_as_data
from vialibre.boards.model import Board, City, CityId, Route, RouteId, Rules
from vialibre.boards.write import board_text

Pair = tuple[int, int]
Graph = list[Pair]


def complete(n: int) -> Graph:
    return list(combinations(range(n), 2))


def bipartite(a: int, b: int) -> Graph:
    return list(product(range(a), range(a, a + b)))


def flower_snark(n: int) -> Graph:
    """J(n): n stars whose tips form a ring and a ring of double length. Cubic, with 4n cities; a snark for odd n."""
    found: Graph = []
    for i in range(n):
        center, tip, one, other = (4 * i + k for k in range(4))
        found += [(center, tip), (center, one), (center, other)]
        found.append((tip, 4 * ((i + 1) % n) + 1))
        found.append((one, 4 * ((i + 1) % n) + (2 if i < n - 1 else 3)))
        found.append((other, 4 * ((i + 1) % n) + (3 if i < n - 1 else 2)))
    return found


def regular(n: int, degree: int, random: Random) -> Graph:
    """A random connected graph in which every city has this many neighbors: a ring with chords, its ends exchanged."""
    pairs = {(min(v, (v + k) % n), max(v, (v + k) % n)) for v in range(n) for k in range(1, degree // 2 + 1)}
    if degree % 2:
        pairs |= {(v, v + n // 2) for v in range(n // 2)}
    while True:
        for _ in range(20 * len(pairs)):
            (a, b), (c, d) = random.sample(sorted(pairs), 2)
            if random.random() < 0.5:
                c, d = d, c
            new = {(min(a, c), max(a, c)), (min(b, d), max(b, d))}
            if len({a, b, c, d}) == 4 and not new & pairs:
                pairs = (pairs - {(a, b), (min(c, d), max(c, d))}) | new
        if is_connected(pairs, n):
            return sorted(pairs)


def scattered(n: int, edges: int, random: Random) -> Graph:
    """A random connected graph with so many edges."""
    tree = {(random.randrange(v), v) for v in range(1, n)}
    others = [pair for pair in complete(n) if pair not in tree]
    return sorted(tree | set(random.sample(others, edges - len(tree))))


def grid(rows: int, columns: int) -> Graph:
    across = [(columns * r + c, columns * r + c + 1) for r in range(rows) for c in range(columns - 1)]
    return across + [(columns * r + c, columns * (r + 1) + c) for r in range(rows - 1) for c in range(columns)]


def hypercube(n: int) -> Graph:
    return [(v, v | 1 << i) for v in range(1 << n) for i in range(n) if not v >> i & 1]


def triangles_on_stalks(n: int) -> Graph:
    """A ring of triangles, each two joined by one track: parity alone is content with the triangles apart."""
    found: Graph = []
    for i in range(n):
        found += [(3 * i, 3 * i + 1), (3 * i + 1, 3 * i + 2), (3 * i, 3 * i + 2)]
    return found + [(3 * a + 1, 3 * b) for a, b in pairwise([*range(n), 0])]


def is_connected(pairs: Iterable[Pair], n: int) -> bool:
    near: dict[int, set[int]] = {v: set() for v in range(n)}
    for a, b in pairs:
        near[a].add(b)
        near[b].add(a)
    seen, front = {0}, [0]
    while front:
        new = near[front.pop()] - seen
        seen |= new
        front += new
    return len(seen) == n


def board_of(graph: Sequence[Pair], lengths: Sequence[int] = (), cars: int = 60) -> Board:
    """A board with these routes, each of length 1 if no lengths are given."""
    n = 1 + max(max(pair) for pair in graph)
    cities = tuple(City(CityId(f"c{v}"), f"C{v}", x=(v * 7 % n) / n, y=v / n) for v in range(n))
    routes = tuple(
        Route(RouteId(f"r{i}"), (CityId(f"c{a}"), CityId(f"c{b}")), lengths[i] if lengths else 1, "gray")
        for i, (a, b) in enumerate(graph)
    )
    usa = load_board("usa")
    tickets = tuple(replace(row, cities=routes[i % len(routes)].cities) for i, row in enumerate(usa.tickets))
    rules = Rules(longest_path=usa.rules.longest_path)
    return replace(usa, id="graph", cities=cities, routes=routes, tickets=tickets, cars=cars, rules=rules)


def text_of(board: Board) -> str:
    """The file of a board."""
    return board_text(board_as_data(board))
