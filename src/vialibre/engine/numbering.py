"""Actions as numbers, both ways. BoardIndex says where the numbers of each kind begin on a board."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache

from vialibre.engine.action_kinds import ACTION_KINDS, ActionKind, find_kind
from vialibre.engine.actions import Action
from vialibre.engine.arguments import arguments_number, arguments_size, arguments_values
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.notation import format_action, not_an_action
from vialibre.errors import BadAction


def number_of(t: BoardIndex, action: Action) -> int:
    """The action's number on a board; raises BadAction if the board has no such city, route or payment."""
    kind = find_kind(type(action))
    if kind is None:
        raise not_an_action(action)
    if not kind.exists(t):
        raise BadAction("no_such_rule", text=format_action(action), board=t.board.name)
    if not kind.arguments:
        return kind.first(t)
    values = [getattr(action, field) for field in kind.fields]
    return kind.first(t) + arguments_number(t, lambda: format_action(action), kind.arguments, values)


def action_of(t: BoardIndex, number: int) -> Action:
    """The action with this number; raises BadAction if the board has none."""
    if not 0 <= number < t.n_actions:
        raise BadAction("unknown_number", number=number, last=int(t.n_actions) - 1, board=t.board.name)
    firsts, kinds = _ranges(t)
    place = bisect_right(firsts, number) - 1
    kind = kinds[place]
    return kind.action(*arguments_values(t, kind.arguments, number - firsts[place]))


def number_range(t: BoardIndex, kind: ActionKind) -> range:
    """The numbers that a kind of action has on a board."""
    first = kind.first(t)
    return range(first, first + arguments_size(t, kind.arguments) if kind.exists(t) else first)


@cache
def _ranges(t: BoardIndex) -> tuple[list[int], list[ActionKind]]:
    """The first numbers of all kinds that the board has, rising, and those kinds."""
    found = sorted((number_range(t, kind).start, i) for i, kind in enumerate(ACTION_KINDS) if number_range(t, kind))
    return [first for first, _ in found], [ACTION_KINDS[i] for _, i in found]


Claim = tuple[int, int, int, int]
"""A claim: the action's number, its route, the color that pays, and how many locomotives."""


@cache
def claims_of(t: BoardIndex) -> list[Claim]:
    """All claims of a board, in the order of their numbers, the first of which is `t.claim0`.

    Built once: looking claims up is faster than building them at every decision.
    """
    first = int(t.claim0)
    return [
        (first + i, int(t.claim_route[i]), int(t.claim_color[i]), int(t.claim_wilds[i]))
        for i in range(int(t.n_actions) - first)
    ]
