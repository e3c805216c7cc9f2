"""Formats numbers in the user's language."""

from __future__ import annotations

from vialibre.i18n import Words
from vialibre.lab.statistics import Interval


class NumberFormat:
    """Formats numbers, percentages, intervals and times in one language."""

    def __init__(self, words: Words, *, minus: str = "-") -> None:
        self.mark = words.text("cli-decimal-mark")
        self._say = words.text
        self.minus = minus

    def number(self, value: float, digits: int = 1) -> str:
        """A number with this many decimals."""
        text = f"{value:.{digits}f}"
        if float(text) == 0:
            text = text.removeprefix("-")  # never show -0.0
        return text.replace(".", self.mark).replace("-", self.minus)

    def percent(self, value: float, digits: int = 1) -> str:
        """6.2%, or 6,2 % where the language puts a space before the sign."""
        return self._say("cli-percent", number=self.number(100 * value, digits))

    def percent_interval(self, figure: Interval) -> str:
        """A share in percent with its interval."""
        return f"{self.percent(figure.value)} ({self.number(100 * figure.low)}–{self.number(100 * figure.high)})"

    def rating(self, figure: Interval) -> str:
        """A rating with its interval."""
        low, high = self.number(figure.low, 0), self.number(figure.high, 0)
        return f"{self.number(figure.value, 0)} ({low}–{high})"

    def milliseconds(self, value: float) -> str:
        """Three significant digits, from microseconds to seconds."""
        return self.number(value, 3 if value < 1 else 2 if value < 10 else 1 if value < 100 else 0)
