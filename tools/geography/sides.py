"""Chooses the side of its city for every name."""

from __future__ import annotations

import sys
from math import hypot

import numpy as np
from energy import NAME, Energy
from scipy.spatial import cKDTree
from task import Chosen, Floats, label_discs

from vialibre.boards.drawing.labels import PLACES, ways_to_break
from vialibre.boards.model import CityId

Option = tuple[float, Chosen, Floats, Floats]
"""Cost, the choice, and its discs: centers and radii."""
_PREFERENCE = {"e": 0.0, "w": 8.0, "n": 4.0, "s": 8.0, "ne": 14.0, "nw": 18.0, "se": 16.0, "sw": 20.0}


def choose_sides(energy: Energy, v: Floats, before: dict[CityId, Chosen]) -> dict[CityId, Chosen]:
    """For every name the position whose discs push least, given tracks, dots and the other names."""
    task = energy.task
    p = energy.m @ v + energy.offset
    fixed = energy.kind != NAME
    fixed_p, fixed_r, fixed_owner = p[fixed], energy.radius[fixed], energy.owner[fixed]
    tree = cKDTree(fixed_p)
    options: list[list[Option]] = []
    for i, city in enumerate(task.cities):
        rows = []
        wish = task.sides.get(city.id, "")
        for lines in ways_to_break(city.name):
            for place in PLACES:
                if wish:
                    side, _, count = wish.partition(" ")
                    if place != side or (count and int(count) != len(lines)):
                        continue
                for away in (3.0, 8.0):
                    chosen = Chosen(place, away, lines)
                    discs = np.array(label_discs(chosen, task.font))
                    at = discs[:, :2] + v[i]
                    r = discs[:, 2] + 1.5
                    cost = _PREFERENCE[place] + 25 * (len(lines) - 1) + 3 * (away - 3)
                    if city.id in before and before[city.id].place == place and before[city.id].lines == lines:
                        cost -= 10
                    cost += 100 * float(np.maximum(0, r[:, None] + 8 - at).sum())
                    cost += 100 * float(np.maximum(0, at + r[:, None] + 8 - np.array([task.width, task.height])).sum())
                    for k, near in enumerate(tree.query_ball_point(at, r.max() + float(fixed_r.max()))):
                        for m in near:
                            if fixed_owner[m] == i:
                                continue
                            depth = r[k] + fixed_r[m] - hypot(at[k, 0] - fixed_p[m, 0], at[k, 1] - fixed_p[m, 1])
                            if depth > 0:
                                cost += depth**2
                    rows.append((cost, chosen, at, r))
        if not rows:
            sys.exit(f"no place for the name of {city.id}: tuning says {wish!r}")
        options.append(rows)
    picks = [int(np.argmin([row[0] for row in rows])) for rows in options]
    for _ in range(8):
        changed = False
        for i, rows in enumerate(options):
            others = [(options[j][picks[j]][2], options[j][picks[j]][3]) for j in range(len(options)) if j != i]
            op, orad = np.concatenate([o[0] for o in others]), np.concatenate([o[1] for o in others])

            def total(m: int, rows: list[Option] = rows, op: Floats = op, orad: Floats = orad) -> float:
                d = np.sqrt(((rows[m][2][:, None, :] - op[None]) ** 2).sum(axis=2))
                return rows[m][0] + float((np.maximum(0, rows[m][3][:, None] + orad[None] - d) ** 2).sum())

            best = min(range(len(rows)), key=total)
            changed |= best != picks[i]
            picks[i] = best
        if not changed:
            break
    return {city.id: options[i][picks[i]][1] for i, city in enumerate(task.cities)}
