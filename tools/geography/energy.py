"""The energy of an arrangement and its gradient.

Everything that takes up space is a row of discs: the dots, the tracks (as wide as their parallel group) and the names.
The center of a disc is a linear function of the variables (cities, and two pulls per curve), so that the gradient is
one sparse product.
"""

from __future__ import annotations

from math import ceil

import numpy as np
from scipy.sparse import csr_matrix
from scipy.spatial import cKDTree
from task import APART, CITY_APART, Chosen, Floats, Task, clearances, label_discs

from vialibre.boards.drawing.tracks import CITY_RADIUS, SPACE_GAP, SPACE_IDEAL
from vialibre.boards.model import CityId

DOT, TRACK, NAME = range(3)
"""Kinds of discs."""
DOT_TO_TRACK = 6.0
"""Additional distance between a dot and tracks that pass by."""
NAME_WEIGHT = 2.5
FRAME_MARGIN = 24.0
FRAME_MARGIN_NAME = 12.0


class _Discs:
    """Positions = matrix @ variables + offset; discs with the same `owner` never push each other."""

    def __init__(self) -> None:
        self.rows: list[list[tuple[int, float]]] = []
        self.offset: list[tuple[float, float]] = []
        self.radius: list[float] = []
        self.owner: list[int] = []
        self.kind: list[int] = []

    def add(
        self, row: list[tuple[int, float]], offset: tuple[float, float], radius: float, owner: int, kind: int
    ) -> None:
        self.rows.append(row)
        self.offset.append(offset)
        self.radius.append(radius)
        self.owner.append(owner)
        self.kind.append(kind)

    def matrix(self, unknowns: int) -> csr_matrix:
        i = [n for n, row in enumerate(self.rows) for _ in row]
        j = [col for row in self.rows for col, _ in row]
        v = [value for row in self.rows for _, value in row]
        return csr_matrix((v, (i, j)), shape=(len(self.rows), unknowns))


class Energy:
    def __init__(self, task: Task, index: dict[CityId, int], labels: dict[CityId, Chosen], now: Floats) -> None:
        self.task = task
        self.index = index
        n, g = len(task.cities), len(task.groups)
        self.n, self.g = n, g
        self.unknowns = n + 2 * g
        self.clear = clearances(task)
        self.a = np.array([index[group.ends[0]] for group in task.groups])
        self.b = np.array([index[group.ends[1]] for group in task.groups])
        self.need = np.array(
            [
                (group.length * (SPACE_IDEAL + SPACE_GAP) + self.clear[i] + self.clear[j])
                * task.stretch.get(group.ends, 1.0)
                for group, i, j in zip(task.groups, self.a, self.b, strict=True)
            ]
        )
        self.stiff = (150 / self.need)[:, None] ** 1.5
        self.rest = wanted_pulls(task, now[: self.n])
        self._discs(now, labels)
        self._neighbors()
        steps = 12
        self.steps = steps
        lines = _Discs()
        for k in range(g):
            for s in range(steps + 1):
                lines.add(self._at(k, s / steps), (0, 0), 0, k, TRACK)
        self.lines = lines.matrix(self.unknowns)

    def _at(self, k: int, t: float) -> list[tuple[int, float]]:
        return [
            (int(self.a[k]), 1 - t),
            (int(self.b[k]), t),
            (self.n + 2 * k, 3 * t * (1 - t) ** 2),
            (self.n + 2 * k + 1, 3 * t * t * (1 - t)),
        ]

    def _discs(self, now: Floats, labels: dict[CityId, Chosen]) -> None:
        discs = _Discs()
        for i in range(self.n):
            discs.add([(i, 1.0)], (0, 0), CITY_RADIUS + 1.5, i, DOT)
        for k, group in enumerate(self.task.groups):
            size = float(np.linalg.norm(now[self.a[k]] - now[self.b[k]])) + 1e-6
            t0 = min(0.45, (self.clear[self.a[k]] + min(group.half, 6)) / size)
            t1 = max(0.55, 1 - (self.clear[self.b[k]] + min(group.half, 6)) / size)
            count = max(3, ceil(size * (t1 - t0) / 9))
            for s in range(count):
                t = t0 + (t1 - t0) * s / (count - 1)
                discs.add(self._at(k, t), (0, 0), group.half + APART / 2, self.n + k, TRACK)
        for city, chosen in labels.items():
            i = self.index[city]
            for x, y, r in label_discs(chosen, self.task.font):
                discs.add([(i, 1.0)], (x, y), r + 1.5, i, NAME)
        self.m = discs.matrix(self.unknowns)
        self.mt = self.m.T.tocsr()
        self.offset = np.array(discs.offset)
        self.radius = np.array(discs.radius)
        self.owner = np.array(discs.owner)
        self.kind = np.array(discs.kind)

    def _neighbors(self) -> None:
        pairs = {(min(i, j), max(i, j)) for i, j in zip(self.a.tolist(), self.b.tolist(), strict=True)}
        self.pairs = np.array(sorted(pairs))
        span = np.linalg.norm(self.task.home[self.pairs[:, 0]] - self.task.home[self.pairs[:, 1]], axis=1)
        self.pair_weight = self.task.weights.shape * np.minimum(1.0, 60 / np.maximum(span, 20))

    def __call__(self, flat: Floats) -> tuple[float, Floats]:
        w = self.task.weights
        v = flat.reshape(-1, 2)
        grad = np.zeros_like(v)
        moved = v[: self.n] - self.task.home
        energy = w.home * float((moved**2).sum())
        grad[: self.n] += 2 * w.home * moved
        i, j = self.pairs[:, 0], self.pairs[:, 1]
        diff = moved[i] - moved[j]
        energy += float((self.pair_weight[:, None] * diff**2).sum())
        push = 2 * self.pair_weight[:, None] * diff
        np.add.at(grad, i, push)
        np.add.at(grad, j, -push)
        q = v[self.n :] - self.rest
        one, two = q[0::2], q[1::2]
        # Short routes are stiffer: a bend of the same depth is more visible on them.
        bow, kink = w.bow * self.stiff, w.kink * self.stiff
        turn = one - two
        energy += float((bow * (one**2 + two**2) + kink * turn**2).sum())
        grad[self.n :: 2] += 2 * (bow * one + kink * turn)
        grad[self.n + 1 :: 2] += 2 * (bow * two - kink * turn)
        energy += self._lengths(v, grad)
        energy += self._apart(v, grad)
        return energy, grad.ravel()

    def _lengths(self, v: Floats, grad: Floats) -> float:
        w = self.task.weights
        points = (self.lines @ v).reshape(self.g, self.steps + 1, 2)
        seg = np.diff(points, axis=1)
        size = np.sqrt((seg**2).sum(axis=2)) + 1e-9
        length = size.sum(axis=1)
        short = np.maximum(0.0, self.need - length)
        # Chord instead of arc length: a curved route must not pull its cities together.
        chord = v[self.a] - v[self.b]
        chord_size = np.sqrt((chord**2).sum(axis=1)) + 1e-9
        long = np.maximum(0.0, chord_size - 1.28 * self.need)
        # A chord much shorter than its arc would make a loop.
        slack = np.maximum(0.0, 0.98 * self.need - chord_size)
        energy = float((w.short * short**2 + w.long * long**2 + w.chord * slack**2).sum())
        unit = seg / size[:, :, None]
        dpoints = np.zeros_like(points)
        factor = (-2 * w.short * short)[:, None, None]
        dpoints[:, 1:] += factor * unit
        dpoints[:, :-1] -= factor * unit
        grad += self.lines.T @ dpoints.reshape(-1, 2)
        pull = ((2 * w.long * long - 2 * w.chord * slack) / chord_size)[:, None] * chord
        np.add.at(grad, self.a, pull)
        np.add.at(grad, self.b, -pull)
        return energy

    def _apart(self, v: Floats, grad: Floats) -> float:
        w = self.task.weights
        p = self.m @ v + self.offset
        reach = 2 * float(self.radius.max()) + DOT_TO_TRACK
        pairs = cKDTree(p).query_pairs(reach, output_type="ndarray")
        i, j = pairs[:, 0], pairs[:, 1]
        # Dots come first, so in a pair of dot and track the dot is i. A track never pushes its own two dots.
        i, j = np.minimum(i, j), np.maximum(i, j)
        passing = (self.kind[i] == DOT) & (self.kind[j] == TRACK)
        group = np.where(passing, self.owner[j] - self.n, 0)
        own = passing & ((self.a[group] == self.owner[i]) | (self.b[group] == self.owner[i]))
        keep = (self.owner[i] != self.owner[j]) & ~own
        i, j, passing = i[keep], j[keep], passing[keep]
        need = self.radius[i] + self.radius[j] + DOT_TO_TRACK * passing
        d = p[i] - p[j]
        size = np.sqrt((d**2).sum(axis=1)) + 1e-6
        depth = need - size
        keep = depth > 0
        i, j, d, size, depth = i[keep], j[keep], d[keep], size[keep], depth[keep]
        dp = np.zeros_like(p)
        weight = w.apart * np.where((self.kind[i] == NAME) | (self.kind[j] == NAME), NAME_WEIGHT, 1.0)
        force = (-2 * weight * depth / size)[:, None] * d
        np.add.at(dp, i, force)
        np.add.at(dp, j, -force)
        energy = float((weight * depth**2).sum())
        # Dots keep a larger distance from each other than from anything else.
        c = v[: self.n]
        close = cKDTree(c).query_pairs(CITY_APART, output_type="ndarray")
        if len(close):
            e = c[close[:, 0]] - c[close[:, 1]]
            s = np.sqrt((e**2).sum(axis=1)) + 1e-6
            lack = CITY_APART - s
            energy += 0.3 * float((lack**2).sum())
            f = (-0.6 * lack / s)[:, None] * e
            np.add.at(grad, close[:, 0], f)
            np.add.at(grad, close[:, 1], -f)
        r = self.radius[:, None] + np.where(self.kind == NAME, FRAME_MARGIN_NAME, FRAME_MARGIN)[:, None]
        low = np.maximum(0.0, r - p)
        high = np.maximum(0.0, p + r - np.array([self.task.width, self.task.height]))
        energy += w.frame * float((low**2).sum() + (high**2).sum())
        dp += 2 * w.frame * (high - low)
        grad += self.mt @ dp
        return energy


def wanted_pulls(task: Task, cities: Floats) -> Floats:
    """The pulls that give curves the bow set in the tuning, straight by default."""
    index = {city.id: i for i, city in enumerate(task.cities)}
    pulls = np.zeros((2 * len(task.groups), 2))
    for k, group in enumerate(task.groups):
        if bow := task.bows.get(group.ends):
            way = cities[index[group.ends[1]]] - cities[index[group.ends[0]]]
            aside = np.array([-way[1], way[0]]) / np.linalg.norm(way)
            pulls[2 * k] = pulls[2 * k + 1] = aside * bow * 4 / 3
    return pulls
