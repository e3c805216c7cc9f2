"""One moment of a game as an SVG picture: the board, and the points of each player below it."""

from __future__ import annotations

from vialibre.boards.drawing.labels import text_width
from vialibre.narrate import board_name
from vialibre.pictures.board_svg import board_css, board_markup, car_markup, symbol_defs
from vialibre.pictures.markup import tag, text
from vialibre.pictures.paths import short
from vialibre.pictures.style import DAY, FRAME, PAPER
from vialibre.pictures.timeline import Moment, Timeline

TITLE = 46.0
ROW = 40.0
BOTTOM = 14.0
LEGEND_CSS = (
    ".l-text{font-family:serif;fill:#2b2620}.l-name{font-size:21px}.l-points{font-size:21px;font-weight:700;"
    "text-anchor:end}.l-title{font-size:24px;font-weight:700}"
)
THIN = 0.86
"""Plain letters need at most this fraction of the width of bold ones, by which names are measured."""


def svg_picture(timeline: Timeline, at: int | None = None) -> str:
    """Return a whole file; `at` is a moment, by default the last."""
    shown = len(timeline.moments) - 1 if at is None else at
    moment = timeline.moments[shown]
    title = title_of(timeline, shown)
    width = timeline.layout.width + 2 * FRAME
    rows = -(-len(timeline.names) // columns(timeline))
    height = timeline.layout.height + 2 * FRAME + TITLE + rows * ROW + BOTTOM
    style = board_css(DAY) + LEGEND_CSS
    content = (
        tag("title", text(title)),
        tag("style", style),
        symbol_defs(),
        tag("rect", x=short(-FRAME), y=short(-FRAME), width=short(width), height=short(height), fill=PAPER),
        board_markup(timeline, shown),
        tag("g", legend(timeline, title, moment), transform=f"translate(0 {short(timeline.layout.height + FRAME)})"),
    )
    box = " ".join(short(number) for number in (-FRAME, -FRAME, width, height))
    size = {"viewBox": box, "width": short(width), "height": short(height)}
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tag(
        "svg", "\n".join(content), xmlns="http://www.w3.org/2000/svg", **size, role="img"
    )


def columns(timeline: Timeline) -> int:
    """Columns of the legend: as many names side by side as are legible."""
    return {2: 2, 4: 2}.get(len(timeline.names), 3)


def title_of(timeline: Timeline, at: int) -> str:
    """Europe · Ana wins."""
    words = timeline.narrator.words
    view = timeline.moments[at].view
    moment = words.text("replay-moment", at=at, last=len(timeline.moments) - 1)
    said = timeline.narrator.winners(view.winners) if view.winners else moment
    return f"{board_name(timeline.board, words.lang)} · {said}"


def points_of(moment: Moment) -> list[int]:
    """The points at this moment: on the board, or the total at the end."""
    totals = {sheet.seat: sheet.total for sheet in moment.view.sheets}
    return [totals.get(seat, one.score) for seat, one in enumerate(moment.view.seats)]


def fitted(name: str, room: float, size: float) -> str:
    """A name truncated to the available width."""
    if text_width(name, size) <= room:
        return name
    shortened = name
    while shortened and text_width(shortened + "…", size) > room:
        shortened = shortened[:-1]
    return shortened.rstrip() + "…"


def legend(timeline: Timeline, title: str, moment: Moment) -> str:
    """The title, and each player's car, name and points."""
    wide = timeline.layout.width / columns(timeline)
    drawn = [tag("text", text(fitted(title, timeline.layout.width, 24)), y=32, class_="l-text l-title")]
    for seat, (name, points) in enumerate(zip(timeline.names, points_of(moment), strict=True)):
        x, y = seat % columns(timeline) * wide, TITLE + seat // columns(timeline) * ROW + ROW / 2
        said = timeline.narrator.words.text("pictures-points", points=points)
        room = (wide - 90 - text_width(said, 21)) / THIN
        parts = (
            tag("g", car_markup(timeline.colors[seat], 44, 15), transform="translate(24 0)"),
            tag("text", text(fitted(name, room, 21)), x=58, y=7, class_="l-text l-name"),
            tag("text", text(said), x=short(wide - 24), y=7, class_="l-text l-points"),
        )
        drawn.append(tag("g", "".join(parts), transform=f"translate({short(x)} {short(y)})"))
    return "".join(drawn)
