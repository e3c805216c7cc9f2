"""How hard the random tests try: VIALIBRE_LONG=1 in the environment chooses the long versions.

The normal ones fit a coffee sip and run on every commit; the long ones are for the night and before a release.
Both are seeded, so a failure comes back with the same numbers.
"""

from __future__ import annotations

import os

LONG = os.environ.get("VIALIBRE_LONG") == "1"


def times(normal: int, long: int) -> int:
    """The first number, or the second one in the long run."""
    return long if LONG else normal
