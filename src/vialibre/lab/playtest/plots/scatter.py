"""Scatter plot of the tickets: how often each is kept against its effect on the chance to win."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.lab.playtest.figures import TicketFigures
from vialibre.lab.playtest.formatting import Formatter
from vialibre.lab.report.charts import Axis
from vialibre.lab.report.markup import tag, text

HIGH = 300  # px of the chart, without the figures below
TOP = 26
LEFT = 7.0  # percent across, for the figures of the axis
LINE = 14  # px between two names
TOO_WIDE = 0.5
"""The widest interval for which an effect is drawn."""
NAMED = 2
"""How many of the best, the worst and the least popular are named."""


def ticket_chart(found: Sequence[TicketFigures], formatter: Formatter, flagged: Sequence[str], label: str) -> str:
    """Flagged tickets are highlighted and named."""
    shown = [one for one in found if one.offered]
    known = [one for one in shown if _is_known(one)]
    effects = [0.0, *(one.effect.value for one in known)]
    up = Axis(min(effects), max(effects))
    most = max(one.ticket.points for one in shown)
    parts = [*_grid(up, formatter)]
    named = _named(known, flagged)
    for one in sorted(shown, key=lambda one: -one.ticket.points):
        x, y = _across(one.kept.value), _down(up, _effect(one))
        ends = (_down(up, one.effect.low), _down(up, one.effect.high))
        look = "bad" if one.ticket.id in flagged else "fine" if _is_known(one) else "ring"
        radius = round(3.5 + 7 * one.ticket.points / most, 1)
        said = tag("title", text(formatter.ticket_line(one)))
        if one.ticket.id in named:  # the intervals of all tickets would hide the dots
            parts.append(tag("line", x1=x, x2=x, y1=ends[0], y2=ends[1], class_=f"thin {look}"))
        parts.append(tag("circle", said, cx=x, cy=y, r=radius, class_=f"ticket {look}"))
    parts += _labels([one for one in shown if one.ticket.id in named], up, formatter)
    heads = tag("text", text(formatter.say("playtest-chart-up")), x=0, y=12, class_="tick soft")
    heads += tag(
        "text",
        text(formatter.say("playtest-chart-across")),
        x="100%",
        y=TOP + HIGH + 36,
        text_anchor="end",
        class_="tick soft",
    )
    return tag("svg", "".join(parts) + heads, height=TOP + HIGH + 44, role="img", aria_label=label, class_="scatter")


def _is_known(one: TicketFigures) -> bool:
    return one.effect.high - one.effect.low < TOO_WIDE


def _effect(one: TicketFigures) -> float:
    return one.effect.value if _is_known(one) else 0.0


def _named(known: Sequence[TicketFigures], flagged: Sequence[str]) -> set[str]:
    by_effect = sorted(known, key=lambda one: one.effect.value)
    by_liking = sorted(known, key=lambda one: one.kept.value)
    shown = (*by_effect[:NAMED], *by_effect[-NAMED:], *by_liking[:1])
    return {*flagged, *(str(one.ticket.id) for one in shown)}


def _labels(named: Sequence[TicketFigures], up: Axis, formatter: Formatter) -> list[str]:
    """From top to bottom, each below the previous one."""
    parts, free = [], 0.0
    for one in sorted(named, key=lambda one: -_effect(one)):
        right = one.kept.value > 0.5
        y = max(_down(up, _effect(one)) + 4, free)
        free = y + LINE
        place = {"x": _across(one.kept.value), "y": y, "dx": -14 if right else 14}
        anchor = "end" if right else "start"
        parts.append(tag("text", text(formatter.ends(one.ticket)), **place, text_anchor=anchor, class_="tick"))
    return parts


def _across(share: float) -> str:
    return f"{round(LEFT + (98 - LEFT) * share, 2)}%"


def _down(up: Axis, value: float) -> float:
    inside = min(max(value, up.low), up.high)
    return round(TOP + HIGH * (1 - (inside - up.low) / (up.high - up.low)), 1)


def _grid(up: Axis, formatter: Formatter) -> list[str]:
    parts = []
    for tick in up.ticks():
        y = _down(up, tick)
        look = "zero" if abs(tick) < 1e-9 else "grid"
        parts.append(tag("line", x1=f"{LEFT}%", x2="100%", y1=y, y2=y, class_=look))
        said = formatter.figures.number(100 * tick, 0)
        parts.append(tag("text", text(said), x=f"{LEFT - 1}%", y=y + 4, text_anchor="end", class_="tick"))
    for quarter in range(5):
        x = _across(quarter / 4)
        parts.append(tag("line", x1=x, x2=x, y1=TOP, y2=TOP + HIGH, class_="grid"))
        said = f"{formatter.figures.number(25 * quarter, 0)} %"
        parts.append(tag("text", text(said), x=x, y=TOP + HIGH + 18, text_anchor="middle", class_="tick"))
    return parts
