"""Which faults a playtest shows, the worst first."""

from __future__ import annotations

from vialibre.lab.playtest.checks import CHECKS
from vialibre.lab.playtest.findings import Findings
from vialibre.lab.playtest.flag import SEVERITIES, Flag
from vialibre.lab.playtest.normal import holm

__all__ = ["LEVEL", "Flag", "flags"]

LEVEL = 0.01
"""The chance that a check finds anything at all on a board without such a fault, however much it looks at."""


def flags(findings: Findings) -> list[Flag]:
    """Each check answers for itself: looking at more things of a kind does not make it say more."""
    found: list[Flag] = []
    for check in CHECKS:
        suspects = list(check(findings))
        stand = holm([suspect.chance for suspect in suspects], LEVEL)
        found += [suspect.flag for suspect, sure in zip(suspects, stand, strict=True) if sure]
    return sorted(found, key=lambda flag: SEVERITIES.index(flag.severity))
