"""A problem that the games of a board show, as a value; flag_text.py and Fluent turn it into sentences."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from vialibre.lab.statistics import Interval

FAULT = "fault"
WARNING = "warning"
SEVERITIES = (FAULT, WARNING)


@dataclass(frozen=True, slots=True)
class Flag:
    """In `params`, `city`, `route`, `ticket`, `other` and `color` are ids; the rest are numbers or fixed names."""

    code: str
    severity: str
    figure: Interval
    params: dict[str, str | int] = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        figure = {"value": self.figure.value, "low": self.figure.low, "high": self.figure.high}
        return {"code": self.code, "severity": self.severity, "figure": figure, "params": dict(self.params)}


@dataclass(frozen=True, slots=True)
class Suspect:
    """A figure to be compared with a tolerance; significantly beyond it, it becomes a flag."""

    flag: Flag
    chance: float
    """The probability of a value at least this extreme if the true figure is within the tolerance."""
    within: float
    """The probability of a value at most this extreme if the true figure is beyond the tolerance."""
    beyond: float
    """Standard errors beyond the tolerance, negative within it; tells how many games would decide."""
