"""A whole position as plain text: the map, and a line for each fact below it. Made of a view, so it leaks nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import cast

from vialibre.boards.model import Board, CityId, RouteId
from vialibre.engine.view import View
from vialibre.narrate import Narrator
from vialibre.terminal.chart import Chart, Lit
from vialibre.terminal.chart_plan import CELL_HEIGHT
from vialibre.terminal.position import PositionText


def position_text(
    view: View, names: Sequence[str], width: int, routes: Collection[str] = (), cities: Collection[str] = ()
) -> str:
    """In English, `width` columns wide."""
    lit = Lit(cast("Collection[RouteId]", routes), cast("Collection[CityId]", cities))
    return "\n".join(
        (*_map_lines(view, max(width, 20), lit), "", *facts(view, PositionText(Narrator(view.board, names))))
    )


def facts(view: View, lines: PositionText) -> Iterator[str]:
    """All that the viewer knows: scores, networks, the row, the own hand and tickets, and what is waited for."""
    yield from lines.scores(view)
    yield from lines.networks(view)
    yield lines.row(view)
    if view.own is not None:
        yield lines.hand(view)
        yield from lines.tickets(view)
    if view.sheets:
        yield from lines.result(view)
    for decision in view.awaiting:
        yield lines.narrator.decision(decision)
        if decision.seat == view.seat:
            yield from lines.offer(view)


def _map_lines(view: View, width: int, lit: Lit) -> Iterator[str]:
    chart = _chart(view.board)
    rows = round(width * chart.drawn.height / (chart.drawn.width * CELL_HEIGHT)) + 1
    for row in chart.draw(view, chart.whole(width, rows), lit):
        yield "".join(sign for sign, _ in row).rstrip()


@lru_cache(maxsize=8)
def _chart(board: Board) -> Chart:
    return Chart(board)
