"""Faults of a board that its games show: each with its figure, why it matters and what helps."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from vialibre.lab.playtest.findings import Findings
from vialibre.lab.statistics import Interval

FAULT = "fault"
WARNING = "warning"
NOTE = "note"


@dataclass(frozen=True, slots=True)
class Flag:
    """`code` and `params` make the sentences (tell.py); `things` are ids of what it is about, to be shown on a map."""

    code: str
    severity: str
    figure: Interval
    params: dict[str, str | int | float] = field(default_factory=dict)
    things: tuple[str, ...] = ()

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "things": list(self.things)}


def flags(findings: Findings) -> list[Flag]:
    """The worst first. None is found by luck in more than one of a hundred playtests."""
    return []
