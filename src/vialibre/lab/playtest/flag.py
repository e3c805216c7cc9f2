"""A fault that the games of a board show, as a value; told.py and Fluent make sentences of it."""

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
    """A flag, if it is no luck: the chance to see this much, or more, where all is within what good boards show."""

    flag: Flag
    chance: float
