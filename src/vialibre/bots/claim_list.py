"""All claims of a board as tuples, built once: looking them up beats making them anew at every decision."""

from __future__ import annotations

from vialibre.engine.core.tables import Tables

Claim = tuple[int, int, int, int]
"""The action's number, its route, the colour that pays, and how many wilds."""

_claims: dict[int, list[Claim]] = {}


def claims_of(t: Tables) -> list[Claim]:
    """In the order of their numbers, the first of which is `t.claim0`."""
    found = _claims.get(id(t))
    if found is None:  # tables live as long as the program, so their id is theirs
        first = int(t.claim0)
        found = _claims[id(t)] = [
            (first + i, int(t.claim_route[i]), int(t.claim_color[i]), int(t.claim_wilds[i]))
            for i in range(int(t.n_actions) - first)
        ]
    return found
