"""Merges and serializes sums field by field, so that a new figure needs no code here."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass
from typing import Any

from vialibre.boards.model import Board
from vialibre.lab.playtest.moments import Moments, Ratio
from vialibre.lab.playtest.sums import Sums, no_games, no_table


def add(into: Any, more: Any) -> None:
    """Add sums of the same structure; seats, strategies and bots that only one has are included."""
    for field in fields(into):
        mine, other = getattr(into, field.name), getattr(more, field.name)
        if isinstance(mine, Counter):
            mine.update(other)
        elif isinstance(mine, list):
            for one, another in zip(mine, other, strict=True):
                add(one, another)
        elif isinstance(mine, dict):
            for key, another in other.items():
                if key not in mine:
                    mine[key] = no_table(key) if field.name == "tables" else type(another)()
                add(mine[key], another)
        elif is_dataclass(mine):
            add(mine, other)
        else:
            setattr(into, field.name, mine + other)


def as_data(sums: Any) -> Any:
    """JSON-compatible data: means and ratios as short lists, the rest by name."""
    if isinstance(sums, Moments | Ratio):
        return [_short(getattr(sums, field.name)) for field in fields(sums)]
    if is_dataclass(sums):
        return {field.name: as_data(getattr(sums, field.name)) for field in fields(sums)}
    if isinstance(sums, Counter):
        return {str(key): count for key, count in sorted(sums.items())}
    if isinstance(sums, dict):
        return {str(key): as_data(value) for key, value in sorted(sums.items())}
    return [as_data(one) for one in sums] if isinstance(sums, list) else sums


def _short(number: float) -> float:
    """Whole numbers as integers."""
    return int(number) if number == int(number) else number


def sums_from_data(board: Board, data: dict[str, Any]) -> Sums:
    """Return the sums from such data. Raises KeyError, TypeError or ValueError if they are not sums of this board."""
    sums = no_games(board)
    sums.tables = {int(seats): no_table(int(seats)) for seats in data["tables"]}
    sums.bots = {str(bot): Ratio() for bot in data["bots"]}
    _fill(sums, data)
    return sums


def _fill(into: Any, data: Any) -> None:
    if isinstance(into, Moments | Ratio):
        for field, number in zip(fields(into), data, strict=True):
            setattr(into, field.name, number + 0)  # raises TypeError unless it is a number
        return
    for field in fields(into):
        mine, given = getattr(into, field.name), data[field.name]
        if isinstance(mine, Counter):
            mine.update({int(key): count + 0 for key, count in given.items()})
        elif isinstance(mine, list):
            for one, another in zip(mine, given, strict=True):
                _fill(one, another)
        elif isinstance(mine, dict):
            for key, one in mine.items():
                _fill(one, given[str(key)])
        elif is_dataclass(mine):
            _fill(mine, given)
        else:
            setattr(into, field.name, given + 0)
