"""A fault that the games of a board show, as a value; formatting.py and Fluent make sentences of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from vialibre.lab.statistics import Interval

FAULT = "fault"
WARNING = "warning"
SEVERITIES = (FAULT, WARNING)


@dataclass(frozen=True, slots=True)
class Flag:
    """Of the parameters `city`, `route`, `ticket`, `other` and `color` are ids, the rest numbers or names of ours."""

    code: str
    severity: str
    figure: Interval
    params: dict[str, str | int] = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        figure = {"value": self.figure.value, "low": self.figure.low, "high": self.figure.high}
        return {"code": self.code, "severity": self.severity, "figure": figure, "params": dict(self.params)}


@dataclass(frozen=True, slots=True)
class Suspect:
    """A figure that is compared with a tolerance: one that is surely beyond it is a flag."""

    flag: Flag
    chance: float
    """To see this much, or more, where the figure is in truth within the tolerance."""
    within: float
    """To see this little, or less, where it is in truth beyond the tolerance."""
    beyond: float
    """How many standard errors it lies beyond the tolerance, negative within: says how many games would settle it."""
