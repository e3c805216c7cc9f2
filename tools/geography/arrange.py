"""Optimizes positions of cities, curves of routes and sides of names together."""

from __future__ import annotations

import numpy as np
from energy import Energy, wanted_pulls
from scipy.optimize import minimize
from sides import choose_sides
from task import Arranged, Chosen, Task, clearances

from vialibre.boards.model import CityId


def arrange(task: Task, *, rounds: int = 6, seed: int = 1) -> Arranged:
    index = {city.id: i for i, city in enumerate(task.cities)}
    n = len(task.cities)
    v = np.zeros((n + 2 * len(task.groups), 2))
    v[:n] = task.home
    # Two routes on one straight line need an initial push to either side.
    v[n:] = np.random.default_rng(seed).normal(0, 0.5, v[n:].shape)
    v[n:] += wanted_pulls(task, task.home)
    labels: dict[CityId, Chosen] = {}
    for step in range(rounds):
        energy = Energy(task, index, labels, v)
        result = minimize(energy, v.ravel(), jac=True, method="L-BFGS-B", options={"maxiter": 400, "maxcor": 20})
        v = result.x.reshape(-1, 2)
        print(f"  round {step}: energy {result.fun:.0f} after {result.nit} steps")
        if step < rounds - 1:
            labels = choose_sides(energy, v, labels)
    return Arranged(v[:n], v[n:], clearances(task), labels)
