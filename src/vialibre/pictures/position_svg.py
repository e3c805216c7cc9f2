"""One position as a picture: the board, the scores, and what the viewer holds. Made of a view, so it leaks nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from vialibre.boards.layout import Layout, layout, rounded
from vialibre.boards.model import Board
from vialibre.engine.view import SeatedView, View
from vialibre.narrate import Narrator, board_name
from vialibre.pictures.board_svg import board_css, board_markup, symbol_defs
from vialibre.pictures.markup import tag, text
from vialibre.pictures.paths import line_path, short
from vialibre.pictures.style import DAY, FRAME, PAPER
from vialibre.pictures.svg import BOTTOM, LEGEND_CSS, ROW, TITLE, columns, fitted, legend
from vialibre.pictures.timeline import Moment, Timeline

LANG = "en"
POINTED = (
    f".p-route{{fill:none;stroke:{DAY['pick']};stroke-width:22;stroke-linecap:round;opacity:.55}}"
    f".p-city{{fill:none;stroke:{DAY['pick']};stroke-width:5}}"
)


def position_svg(
    view: View, names: Sequence[str], width: int, routes: Collection[str] = (), cities: Collection[str] = ()
) -> str:
    """An svg element `width` pixels wide. Routes and cities by id are pointed at."""
    timeline = _timeline(view, names)
    drawn = timeline.layout
    title = f"{board_name(view.board, LANG)} · {_moment(timeline, view)}"
    own = _own_lines(timeline, view)
    wide = drawn.width + 2 * FRAME
    legend_height = TITLE + -(-len(names) // columns(timeline)) * ROW
    high = drawn.height + 2 * FRAME + legend_height + len(own) * ROW + BOTTOM
    below = drawn.height + FRAME
    lines = "".join(
        tag("text", text(fitted(line, drawn.width, 21)), y=short(legend_height + i * ROW + 20), class_="l-text l-name")
        for i, line in enumerate(own)
    )
    content = (
        tag("title", text(title)),
        tag("style", board_css(DAY) + LEGEND_CSS + POINTED),
        symbol_defs(),
        tag("rect", x=short(-FRAME), y=short(-FRAME), width=short(wide), height=short(high), fill=PAPER),
        board_markup(timeline, 0),
        _pointed_at(drawn, routes, cities),
        tag("g", legend(timeline, title, timeline.last) + lines, transform=f"translate(0 {short(below)})"),
    )
    box = " ".join(short(number) for number in (-FRAME, -FRAME, wide, high))
    size = {"viewBox": box, "width": width, "height": short(high * width / wide)}
    return tag("svg", "\n".join(content), xmlns="http://www.w3.org/2000/svg", **size, role="img")


def _timeline(view: View, names: Sequence[str]) -> Timeline:
    """A timeline of one moment: what pictures are made of."""
    seats = len(view.seats)
    moment = Moment(
        seat=None,
        sentences=(),
        gains=(0,) * seats,
        route=None,
        view=view,
        owns=(None,) * seats,
        tickets=((),) * seats,
    )
    return Timeline(view.board, _layout(view.board), Narrator(view.board, names, LANG), view.seat, (moment,))


@lru_cache(maxsize=8)
def _layout(board: Board) -> Layout:
    return rounded(layout(board))


def _moment(timeline: Timeline, view: View) -> str:
    if view.winners:
        return timeline.narrator.winners(view.winners)
    return " ".join(timeline.narrator.decision(decision) for decision in view.awaiting)


def _own_lines(timeline: Timeline, view: View) -> list[str]:
    if not isinstance(view, SeatedView):
        return []
    tickets = ", ".join(timeline.narrator.ticket(ticket) for ticket in view.own.tickets)
    return [f"{timeline.names[view.seat]}: {view.hand}", *([tickets] if tickets else [])]


def _pointed_at(drawn: Layout, routes: Collection[str], cities: Collection[str]) -> str:
    lines = (tag("path", d=line_path(track.spine), class_="p-route") for track in drawn.tracks if track.route in routes)
    rings = (
        tag("circle", cx=short(place.x), cy=short(place.y), r=short(drawn.city_radius * 2.2), class_="p-city")
        for place in drawn.places
        if place.city in cities
    )
    return "".join((*lines, *rings))
