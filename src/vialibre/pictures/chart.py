"""Chart of the points over a game; it fills any width while its text keeps its size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10

from vialibre.pictures.markup import tag, text
from vialibre.pictures.paths import short
from vialibre.pictures.style import COLORS

WIDTH, HEIGHT = 1000.0, 200.0
DASHES = (None, "9 5", "3 4", "12 4 3 4", "6 3", "1.5 5")
"""A dash pattern for each seat's curve, so that seats can be told apart without color."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The vertical scale of the chart."""

    least: float
    most: float
    step: float

    def y(self, value: float) -> float:
        return HEIGHT * (self.most - value) / (self.most - self.least)

    def ticks(self) -> list[float]:
        count = round((self.most - self.least) / self.step)
        return [self.least + i * self.step for i in range(count + 1)]


def scale_of(curves: Sequence[Sequence[int]], count: int = 4) -> Scale:
    """A scale between round numbers below and above all values, with a few round ticks."""
    low = min(0, *(min(curve) for curve in curves))
    high = max(1, *(max(curve) for curve in curves))
    rough = (high - low) / count
    power = 10.0 ** floor(log10(rough))
    step = max(1.0, next(one * power for one in (1, 2, 5, 10) if one * power >= rough * 0.999))
    return Scale(floor(low / step) * step, ceil(high / step) * step, step)


def score_chart(curves: Sequence[Sequence[int]], colors: Sequence[str], label: str) -> str:
    """The curves stretch to the available width; the numbers beside them are HTML."""
    scale = scale_of(curves)
    moments = max(1, len(curves[0]) - 1)
    parts = [
        tag("path", d=f"M0 {short(scale.y(tick))}H{short(WIDTH)}", class_="tick zero" if tick == 0 else "tick")
        for tick in scale.ticks()
    ]
    for seat, (curve, color) in enumerate(zip(curves, colors, strict=True)):
        path = _stepped(curve, scale, moments)
        parts.append(tag("path", d=path, class_="casing"))
        parts.append(tag("path", d=path, class_="curve", stroke=COLORS[color], stroke_dasharray=DASHES[seat]))
    drawn = tag(
        "svg",
        "".join(parts),
        viewBox=f"0 0 {short(WIDTH)} {short(HEIGHT)}",
        preserveAspectRatio="none",
        role="img",
        aria_label=label,
    )
    numbers = "".join(
        tag("span", text(round(tick)), style=f"top:{short(100 * scale.y(tick) / HEIGHT)}%") for tick in scale.ticks()
    )
    return tag("div", numbers, class_="numbers", aria_hidden="true") + tag(
        "div", drawn + '<div id="now"></div>', class_="curves", id="curves"
    )


def _stepped(values: Sequence[int], scale: Scale, moments: int) -> str:
    """A value stays until the next action changes it."""
    path = f"M0 {short(scale.y(values[0]))}"
    for at, (before, value) in enumerate(pairwise(values), 1):
        if value != before:
            path += f"H{short(WIDTH * at / moments)}V{short(scale.y(value))}"
    return path + f"H{short(WIDTH)}"
