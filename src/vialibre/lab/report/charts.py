"""Charts as inline SVG. Horizontal positions are in percent, so that charts fill any width while text keeps its
size."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10

from vialibre.lab.blocks import LINES
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.report.markup import tag, text
from vialibre.lab.standings import Standing
from vialibre.lab.statistics import Interval

ROW = 56  # px for a bot: its name and, below, its bar
BAR = 16
LONG_NAME = 22
EDGE = 2.0  # percent left free on both sides, for dots and labels at the edge
FAR = 300.0  # rating points beyond the best and the worst, where an interval is cut off


class Axis:
    """Maps values to horizontal positions."""

    def __init__(self, low: float, high: float) -> None:
        room = max(high - low, 1e-3) * 0.04
        self.low = low - room
        self.high = high + room
        self.step = _round_step((self.high - self.low) / 5)

    def at(self, value: float) -> float:
        """The horizontal position of a value, in percent."""
        inside = min(max(value, self.low), self.high)
        return round(EDGE + (100 - 2 * EDGE) * (inside - self.low) / (self.high - self.low), 3)

    def ticks(self) -> list[float]:
        """Round values within the range."""
        return [i * self.step for i in range(ceil(self.low / self.step), floor(self.high / self.step) + 1)]


def _round_step(rough: float) -> float:
    """The smallest of 1, 2 or 5 times a power of ten that is at least as large."""
    power: float = 10.0 ** floor(log10(max(rough, 1e-9)))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= rough * 0.999)


def rating_chart(found: Sequence[Standing], figures: NumberFormat, label: str) -> str:
    """A dot for each rating, on a line for its interval."""
    values = [standing.rating.value for standing in found]
    # The interval of an undefeated bot is unbounded; it must not compress the others.
    low = max(min(standing.rating.low for standing in found), min(values) - FAR)
    high = min(max(standing.rating.high for standing in found), max(values) + FAR)
    axis = Axis(low, high)
    rows = [
        dot_row(axis, i, standing.bot, figures.rating(standing.rating), standing.rating)
        for i, standing in enumerate(found)
    ]
    return rows_chart(axis, len(found), rows, [figures.number(tick, 0) for tick in axis.ticks()], label)


def seat_chart(shares: Sequence[Interval], names: Sequence[str], figures: NumberFormat, label: str) -> str:
    """How often each seat won, with a line at the even share."""
    said = [figures.percent_interval(share) for share in shares]
    return share_chart(shares, names, said, figures, label, mark=1 / len(shares))


def share_chart(
    shares: Sequence[Interval],
    names: Sequence[str],
    said: Sequence[str],
    figures: NumberFormat,
    label: str,
    *,
    mark: float,
) -> str:
    """Shares with their intervals, also given as text, with a line that marks one share."""
    axis = Axis(min(mark, *(share.low for share in shares)), max(mark, *(share.high for share in shares)))
    rows = [
        dot_row(axis, i, name, figure, share)
        for i, (name, figure, share) in enumerate(zip(names, said, shares, strict=True))
    ]
    across = f"{axis.at(mark)}%"
    rows.insert(0, tag("line", x1=across, x2=across, y1=0, y2=ROW * len(shares), class_="even"))
    digits = 0 if axis.step >= 0.01 else 1
    ticks = [figures.percent(tick, digits) for tick in axis.ticks()]
    return rows_chart(axis, len(shares), rows, ticks, label)


def points_chart(found: Sequence[Standing], names: dict[str, str], figures: NumberFormat, label: str) -> str:
    """Mean points by line of the score sheet: gains to the right of zero, losses to the left."""
    gained = max(sum(value for value in standing.lines.values() if value > 0) for standing in found)
    lost = min(sum(value for value in standing.lines.values() if value < 0) for standing in found)
    axis = Axis(lost, gained)
    rows = []
    for i, standing in enumerate(found):
        rows.append(_names(i, standing.bot, figures.number(standing.mean_score)))
        ends = {True: 0.0, False: 0.0}
        for line in LINES:
            value = standing.lines[line]
            if value:
                start = ends[value > 0]
                ends[value > 0] = start + value
                left, right = sorted((axis.at(start), axis.at(start + value)))
                said = tag("title", text(f"{standing.bot}: {names[line]} {figures.number(value)}"))
                box = {"x": f"{left}%", "width": f"{round(right - left, 3)}%", "y": ROW * i + 28, "height": BAR}
                rows.append(tag("rect", said, **box, style=f"fill:var(--{line})"))
    zero = f"{axis.at(0)}%"
    rows.append(tag("line", x1=zero, x2=zero, y1=0, y2=ROW * len(found), class_="zero"))
    return rows_chart(axis, len(found), rows, [figures.number(tick, 0) for tick in axis.ticks()], label)


def _names(row: int, name: str, figure: str) -> str:
    """Names are cut, since two long texts on a line would overlap on a phone; the tables show them in full."""
    shown = name if len(name) <= LONG_NAME else name[: LONG_NAME - 1] + "…"
    y = ROW * row + 18
    return tag("text", text(shown), x=0, y=y) + tag(
        "text", text(figure), x="100%", y=y, text_anchor="end", class_="soft"
    )


def dot_row(axis: Axis, row: int, name: str, figure: str, interval: Interval) -> str:
    """One row: a name, a figure, and a dot on the line of its interval."""
    y = ROW * row + 38
    low, high = axis.at(interval.low), axis.at(interval.high)
    parts = [
        _names(row, name, figure),
        tag("line", x1=f"{low}%", x2=f"{high}%", y1=y, y2=y, class_="span"),
        tag("circle", cx=f"{axis.at(interval.value)}%", cy=y, r=7, class_="dot"),
    ]
    if interval.low < axis.low:  # it continues beyond the edge
        parts.append(tag("text", "◂", x=f"{low}%", y=y + 5, text_anchor="end", class_="more"))
    if interval.high > axis.high:
        parts.append(tag("text", "▸", x=f"{high}%", y=y + 5, class_="more"))
    return "".join(parts)


def rows_chart(axis: Axis, count: int, marks: Sequence[str], ticks: Sequence[str], label: str) -> str:
    """Marks of `count` rows over a grid with its labels below."""
    height = ROW * count
    grid = []
    for tick, said in zip(axis.ticks(), ticks, strict=True):
        across = f"{axis.at(tick)}%"
        grid.append(tag("line", x1=across, x2=across, y1=0, y2=height, class_="grid"))
        grid.append(tag("text", text(said), x=across, y=height + 18, text_anchor="middle", class_="tick"))
    return tag("svg", "".join((*grid, *marks)), height=height + 26, role="img", aria_label=label)
