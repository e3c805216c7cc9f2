"""Histograms: one row of bars for each number of players, over a shared axis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from vialibre.lab.number_format import NumberFormat
from vialibre.lab.report.charts import Axis
from vialibre.lab.report.markup import tag, text

ROW = 84  # px: a line of text, and bars below
TALL = 48
BINS = 30


@dataclass(frozen=True, slots=True)
class Distribution:
    """The distribution of a figure for one number of players."""

    name: str
    said: str
    counted: Counter[int]
    mean: float


def histogram(distributions: Sequence[Distribution], figures: NumberFormat, label: str) -> str:
    """Return the histograms as SVG."""
    low = min(min(distribution.counted) for distribution in distributions)
    high = max(max(distribution.counted) for distribution in distributions)
    width = max(1, ceil((high - low + 1) / BINS))
    axis = Axis(low, high + width)
    marks = [
        mark
        for row, distribution in enumerate(distributions)
        for mark in _distribution(row, distribution, axis, low, width)
    ]
    grid = []
    height = ROW * len(distributions)
    for tick in axis.ticks():
        across = f"{axis.at(tick)}%"
        grid.append(tag("line", x1=across, x2=across, y1=0, y2=height, class_="grid"))
        said = figures.number(tick, 0)
        grid.append(tag("text", text(said), x=across, y=height + 18, text_anchor="middle", class_="tick"))
    return tag("svg", "".join((*grid, *marks)), height=height + 26, role="img", aria_label=label)


def _distribution(row: int, distribution: Distribution, axis: Axis, low: int, width: int) -> list[str]:
    bins: Counter[int] = Counter()
    for value, count in distribution.counted.items():
        bins[(value - low) // width] += count
    most = max(bins.values())
    total = sum(bins.values())
    floor = ROW * row + ROW - 8
    parts = []
    for place, count in sorted(bins.items()):
        left, right = axis.at(low + place * width), axis.at(low + (place + 1) * width)
        tall = round(TALL * count / most, 1)
        ends = low + place * width, low + (place + 1) * width - 1
        values = f"{ends[0]}" if width == 1 else f"{ends[0]} … {ends[1]}"
        said = tag("title", text(f"{distribution.name}: {values}: {round(100 * count / total, 1)} %"))
        size = {"x": f"{left}%", "width": f"{round(right - left, 3)}%", "y": floor - tall, "height": tall}
        parts.append(tag("rect", said, **size, class_="bar"))
    across = f"{axis.at(distribution.mean)}%"
    parts.append(tag("line", x1=across, x2=across, y1=floor - TALL, y2=floor, class_="even"))
    parts.append(tag("text", text(distribution.name), x=0, y=ROW * row + 18))
    parts.append(tag("text", text(distribution.said), x="100%", y=ROW * row + 18, text_anchor="end", class_="soft"))
    return parts
