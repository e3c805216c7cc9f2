"""Color scales: every step is a CSS class, so that one drawing can be shown in several ways."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise

from vialibre.lab.number_format import NumberFormat
from vialibre.lab.report.markup import tag, text
from vialibre.lab.statistics import Interval


@dataclass(frozen=True, slots=True)
class Scale:
    """`bounds` separate the values; there is one more color than bounds. The classes start with `letter`."""

    letter: str
    bounds: tuple[float, ...]
    colors: tuple[str, ...]
    signed: bool = False

    def step(self, figure: Interval) -> str:
        """The class of a figure. On a signed scale, a figure whose interval contains zero is shown as zero."""
        value = figure.value
        if self.signed and figure.low <= 0 <= figure.high:
            value = 0.0
        return f"{self.letter}{bisect_right(self.bounds, value)}"

    def legend(self, figures: NumberFormat) -> str:
        """The legend as HTML."""
        ends = [figures.number(100 * bound, 0) for bound in self.bounds]
        ranges = [f"< {ends[0]} %", *(f"{a} – {b} %" for a, b in pairwise(ends)), f"> {ends[-1]} %"]
        rows = (
            tag("li", tag("span", style=f"background:{color}") + text(said))
            for color, said in zip(self.colors, ranges, strict=True)
        )
        return tag("ul", "".join(rows), class_=f"legend of-{self.letter}")

    def css(self, chosen: str) -> str:
        """CSS for the classes while the input with the id `chosen` is checked."""
        rules = (f"#{chosen}:checked ~ figure .{self.letter}{i}{{fill:{color}}}" for i, color in enumerate(self.colors))
        return "".join(rules) + f"#{chosen}:checked ~ figure .of-{self.letter}{{display:flex}}"


OFTEN = Scale(
    "o",
    (0.05, 0.15, 0.3, 0.45, 0.6, 0.8),
    ("#f7f3df", "#fbdf9d", "#f8b860", "#ee8746", "#d8553a", "#ab2a35", "#6b1130"),
)
WHEN = Scale(
    "w",
    (0.3, 0.4, 0.5, 0.6, 0.7, 0.8),
    ("#0b2e4f", "#1c5a7d", "#2f8796", "#5fb09a", "#9fd0a0", "#d6e8b3", "#fbf8d8"),
)
WINS = Scale(
    "e",
    (-0.12, -0.06, -0.02, 0.02, 0.06, 0.12),
    ("#6a2c70", "#a565a8", "#d8b8da", "#f4f1e8", "#b6dbb0", "#5fa867", "#1d6b3c"),
    signed=True,
)
