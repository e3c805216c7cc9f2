"""The verdict of a playtest: which figures are out of range, worst first, and which are undecided."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, inf, log10
from typing import Any, Literal

from vialibre.lab.playtest.checks import CHECKS
from vialibre.lab.playtest.findings import Findings
from vialibre.lab.playtest.flag import SEVERITIES, Flag, Suspect
from vialibre.lab.playtest.multiple_testing import holm, quantile

__all__ = ["FINE", "LEVEL", "OUT", "UNCLEAR", "Flag", "Unclear", "Verdict", "flags", "verdict"]

Kind = Literal["fine", "unclear", "out"]
FINE: Kind = "fine"
UNCLEAR: Kind = "unclear"
OUT: Kind = "out"

LEVEL = 0.01
"""The probability that a check flags anything on a board without that problem, however many things it looks at."""


SURE = 0.05
"""The probability that a figure beyond its tolerance is taken for one within it."""
MOST_MORE = 100_000
"""No estimate is given above this many games: the figure lies at the edge of its tolerance."""
AT_LEAST = 1.1
"""Factor on the games so far: estimates from only a few more would be no better."""


@dataclass(frozen=True, slots=True)
class Unclear:
    """A figure that may be beyond its tolerance or within it."""

    flag: Flag
    beyond: float
    """In standard errors; positive ones look out of range."""
    more_games: int | None
    """Roughly as many games would decide, if the figure stays as it is. None: more than MOST_MORE."""

    def as_data(self) -> dict[str, Any]:
        return {**self.flag.as_data(), "more_games": self.more_games}


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a playtest: `out` if any figure is significantly out of range, `fine` if all are significantly
    within."""

    flags: tuple[Flag, ...]
    unclear: tuple[Unclear, ...]
    """Those that look worst first."""

    @property
    def kind(self) -> Kind:
        """`out` if there are flags, `unclear` if figures are undecided, else `fine`."""
        return OUT if self.flags else UNCLEAR if self.unclear else FINE

    @property
    def more_games(self) -> int | None:
        """Games that would decide all figures; None if more than MOST_MORE, or if none are needed."""
        needed = [one.more_games for one in self.unclear]
        known = [games for games in needed if games is not None]
        return max(known, default=None) if len(known) == len(needed) else None

    def as_data(self) -> dict[str, Any]:
        unclear = [one.as_data() for one in self.unclear]
        return {"kind": self.kind, "more_games": self.more_games, "unclear": unclear}


def flags(findings: Findings) -> list[Flag]:
    """The flags of the verdict, worst first."""
    return list(verdict(findings).flags)


def verdict(findings: Findings) -> Verdict:
    """Judge the findings. Each check is corrected for multiple testing on its own.

    The verdict `fine` needs no correction, because every single figure has to be within its tolerance.
    """
    found: list[Flag] = []
    unclear: list[Unclear] = []
    for check in CHECKS:
        suspects = list(check(findings))
        stand = holm([suspect.chance for suspect in suspects], LEVEL)
        for suspect, sure in zip(suspects, stand, strict=True):
            if sure:
                found.append(suspect.flag)
            elif suspect.within > SURE:
                more = _more_games(suspect, findings.games, LEVEL / len(suspects))
                unclear.append(Unclear(suspect.flag, suspect.beyond, more))
    found.sort(key=lambda flag: SEVERITIES.index(flag.severity))
    unclear.sort(key=lambda one: -one.beyond)
    return Verdict(tuple(found), tuple(unclear))


def _more_games(suspect: Suspect, games: int, level: float) -> int | None:
    """The standard error shrinks with the root of the games, so this many move the figure far enough from the edge."""
    needed = quantile(1 - (level if suspect.beyond > 0 else SURE))
    times = (needed / suspect.beyond) ** 2 if suspect.beyond else inf
    more = games * (max(times, AT_LEAST) - 1)
    if more > MOST_MORE:
        return None
    step = int(10 ** max(0, ceil(log10(more)) - 2))  # two digits, since it is an estimate
    return ceil(more / step) * step
