"""The timeline of win chances as inline SVG: one line per seat, distinguished by dashes and color; mistakes as
rings."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.i18n import Words
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.report.markup import tag, text
from vialibre.lab.review.decisions import Judged
from vialibre.lab.review.game import GameReview

HIGH = 240  # px of the chart, without the figures below
TOP = 14
LEFT, RIGHT = 9.0, 98.0  # percent across: room for the figures of the axis
WIDE = 1000  # internal units across; the lines are stretched to any width


def timeline_chart(
    review: GameReview, names: Sequence[str], anchor: str, words: Words, figures: NumberFormat, label: str
) -> str:
    """Rings link to `anchor` plus the number of the move."""
    last = max(review.actions, 1)
    parts = [*_grid(last, figures)]
    lines = "".join(_line(review, seat, last) for seat in range(len(review.seats)))
    parts.append(
        tag(
            "svg",
            lines,
            x=f"{LEFT}%",
            y=TOP,
            width=f"{RIGHT - LEFT}%",
            height=HIGH,
            viewBox=f"0 0 {WIDE} 100",
            preserveAspectRatio="none",
        )
    )
    for seat in range(len(review.seats)):
        for judged in review.mistakes(seat):
            parts.append(_ring(review, judged, names[seat], anchor, last, words, figures))
    return tag("svg", "".join(parts), height=TOP + HIGH + 26, role="group", aria_label=label, class_="timeline")


def legend(names: Sequence[str]) -> str:
    """Which line belongs to which player."""
    rows = [
        tag(
            "li",
            tag("svg", tag("line", x1=0, x2=36, y1=8, y2=8, class_=f"curve seat{seat}"), aria_hidden="true")
            + text(name),
        )
        for seat, name in enumerate(names)
    ]
    return tag("ul", "".join(rows), class_="legend lines")


def _across(move: int, last: int) -> str:
    return f"{round(LEFT + (RIGHT - LEFT) * move / last, 3)}%"


def _down(chance: float) -> float:
    return round(TOP + HIGH * (1 - chance), 1)


def _grid(last: int, figures: NumberFormat) -> list[str]:
    parts = []
    for quarter in range(5):
        y = _down(quarter / 4)
        parts.append(tag("line", x1=f"{LEFT}%", x2=f"{RIGHT}%", y1=y, y2=y, class_="grid"))
        said = f"{figures.number(25 * quarter, 0)} %"
        parts.append(tag("text", text(said), x=f"{LEFT - 1}%", y=y + 4, text_anchor="end", class_="tick"))
    step = next(step for step in (10, 20, 50, 100, 200, 500, 1000) if last / step <= 8 or step == 1000)
    for move in range(0, last + 1, step):
        y = TOP + HIGH + 18
        parts.append(tag("text", str(move), x=_across(move, last), y=y, text_anchor="middle", class_="tick"))
    return parts


def _line(review: GameReview, seat: int, last: int) -> str:
    points = " ".join(
        f"{round(WIDE * move / last, 1)},{round(100 * (1 - chances[seat]), 2)}"
        for move, chances in enumerate(review.timeline)
    )
    return tag("polyline", points=points, class_=f"curve seat{seat}", vector_effect="non-scaling-stroke")


def _ring(
    review: GameReview, judged: Judged, name: str, anchor: str, last: int, words: Words, figures: NumberFormat
) -> str:
    chance = review.timeline[judged.move][judged.seat]
    said = words.text("review-chance-of", player=name, move=judged.move, chance=figures.percent(chance))
    place = {"cx": _across(judged.move, last), "cy": _down(chance)}
    ring = tag("circle", tag("title", text(said)), **place, r=7, class_=f"ring seat{judged.seat}")
    below = chance > 0.9
    y = _down(chance) + (22 if below else -12)
    number = tag("text", str(judged.move), x=place["cx"], y=y, text_anchor="middle", class_="tick")
    return tag("a", ring + number, href=f"#{anchor}{judged.move}", aria_label=said)
