"""One moment of a game as an SVG picture: the board, and the points of each player below it."""

from __future__ import annotations

from vialibre.boards.drawing.labels import text_width
from vialibre.narrate import board_name
from vialibre.pictures.board_svg import board_css, board_markup, car_markup, symbol_defs
from vialibre.pictures.course import Course, Moment
from vialibre.pictures.look import DAY, FRAME
from vialibre.pictures.markup import tag, text
from vialibre.pictures.paths import short

TITLE = 46.0
ROW = 40.0
BOTTOM = 14.0
THIN = 0.86
"""Plain letters need at most this fraction of the width of bold ones, by which names are measured."""


def svg_picture(course: Course, at: int | None = None) -> str:
    """Return a whole file; `at` is a moment, by default the last."""
    shown = len(course.moments) - 1 if at is None else at
    moment = course.moments[shown]
    width = course.layout.width + 2 * FRAME
    rows = -(-len(course.names) // columns(course))
    height = course.layout.height + 2 * FRAME + TITLE + rows * ROW + BOTTOM
    style = board_css(DAY) + (
        ".l-text{font-family:serif;fill:#2b2620}.l-name{font-size:21px}.l-points{font-size:21px;font-weight:700;"
        "text-anchor:end}.l-title{font-size:24px;font-weight:700}"
    )
    content = (
        tag("title", text(title_of(course, shown))),
        tag("style", style),
        symbol_defs(),
        tag("rect", x=short(-FRAME), y=short(-FRAME), width=short(width), height=short(height), fill="#f7f1df"),
        board_markup(course, shown),
        tag("g", _legend(course, shown, moment), transform=f"translate(0 {short(course.layout.height + FRAME)})"),
    )
    box = " ".join(short(number) for number in (-FRAME, -FRAME, width, height))
    size = {"viewBox": box, "width": short(width), "height": short(height)}
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tag(
        "svg", "\n".join(content), xmlns="http://www.w3.org/2000/svg", **size, role="img"
    )


def columns(course: Course) -> int:
    """Columns of the legend: as many names side by side as are legible."""
    return {2: 2, 4: 2}.get(len(course.names), 3)


def title_of(course: Course, at: int) -> str:
    """Europe · Ana wins."""
    words = course.narrator.words
    view = course.moments[at].view
    moment = words.text("replay-moment", at=at, last=len(course.moments) - 1)
    said = course.narrator.winners(view.winners) if view.winners else moment
    return f"{board_name(course.board, words.lang)} · {said}"


def points_of(moment: Moment) -> list[int]:
    """The points at this moment: on the board, or the total at the end."""
    totals = {sheet.seat: sheet.total for sheet in moment.view.sheets}
    return [totals.get(seat, one.score) for seat, one in enumerate(moment.view.seats)]


def fitted(name: str, room: float, size: float) -> str:
    """A name truncated to the available width."""
    if text_width(name, size) <= room:
        return name
    kept = name
    while kept and text_width(kept + "…", size) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def _legend(course: Course, at: int, moment: Moment) -> str:
    wide = course.layout.width / columns(course)
    title = fitted(title_of(course, at), course.layout.width, 24)
    drawn = [tag("text", text(title), y=32, class_="l-text l-title")]
    for seat, (name, points) in enumerate(zip(course.names, points_of(moment), strict=True)):
        x, y = seat % columns(course) * wide, TITLE + seat // columns(course) * ROW + ROW / 2
        said = course.narrator.words.text("pictures-points", points=points)
        room = (wide - 90 - text_width(said, 21)) / THIN
        parts = (
            tag("g", car_markup(course.colors[seat], 44, 15), transform="translate(24 0)"),
            tag("text", text(fitted(name, room, 21)), x=58, y=7, class_="l-text l-name"),
            tag("text", text(said), x=short(wide - 24), y=7, class_="l-text l-points"),
        )
        drawn.append(tag("g", "".join(parts), transform=f"translate({short(x)} {short(y)})"))
    return "".join(drawn)
