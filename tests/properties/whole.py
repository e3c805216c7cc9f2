"""All of a game as plain values, compiled or not: for "nothing has changed". New fields are in it by themselves."""

from __future__ import annotations

from typing import Any

from vialibre.engine.core.state import Seat
from vialibre.engine.game import Game, state_of

SHARED = {"index", "shuffler"}
"""Never changed by a game."""
LATEST = {"trace", "n_trace"}
"""What the last action did: a copy does not have it."""


def field_names(thing: object) -> list[str]:
    found: set[str] = set()
    for kind in type(thing).__mro__:
        found.update(getattr(kind, "__mypyc_attrs__", ()))
    found.update(getattr(thing, "__dict__", ()))
    return sorted(name for name in found if not name.startswith("__"))


def plain(value: Any) -> Any:
    if isinstance(value, Seat):
        return {name: plain(getattr(value, name)) for name in field_names(value)}
    if isinstance(value, bool | int | str | bytes | None):
        return value
    return [plain(item) for item in value]


def whole(game: Game, *, with_trace: bool = True) -> dict[str, Any]:
    """Every field of the game and its seats."""
    left_out = SHARED if with_trace else SHARED | LATEST
    state = state_of(game)
    return {name: plain(getattr(state, name)) for name in field_names(state) if name not in left_out}
